// Scopes of symbols.
// RUN: mica-test-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: mica-test-opt --allow-unregistered-dialect %s | mica-test-opt --allow-unregistered-dialect - | FileCheck %s

// F003-001: a value at the top of a scope is a symbol.
// CHECK-LABEL: @at_the_top
// CHECK: affine.for %{{.*}} = 0 to %0
// CHECK: affine.load %arg0[%arg1 + symbol(%0)]
func.func @at_the_top(%m: memref<?xf32>) {
  %n = "a.index"() : () -> index
  affine.for %i = 0 to %n {
    %v = affine.load %m[%i + symbol(%n)] : memref<?xf32>
    affine.store %v, %m[%i] : memref<?xf32>
  }
  return
}

// F003-002: so is an argument of its region.
// CHECK-LABEL: @argument
// CHECK: affine.for %{{.*}} = 0 to %arg0
func.func @argument(%n: index) {
  affine.for %i = 0 to %n {
  }
  return
}

// F003-003: a scope in another one has its own top.
// CHECK-LABEL: @nested
// CHECK: test.affine_scope
// CHECK: affine.for %{{.*}} = 0 to %0
func.func @nested() {
  affine.for %k = 0 to 4 {
    "test.affine_scope"() ({
      %n = "a.index"() : () -> index
      affine.for %i = 0 to %n {
      }
      "test.finish"() : () -> ()
    }) : () -> ()
  }
  return
}

// F003-004: what a scope sees around it are symbols inside; F003-089: what is inside isn't part of the outer one, for
// which they are none.
// CHECK-LABEL: @around
// CHECK: test.affine_scope
// CHECK: affine.for %{{.*}} = %0 to %arg0
// CHECK: test.affine_scope
// CHECK: affine.for %{{.*}} = %0 to %arg0
func.func @around() {
  affine.for %j = 0 to 10 {
    %k = "a.index"() : () -> index
    "test.affine_scope"() ({
      affine.for %i = %k to %j {
      }
      "test.affine_scope"() ({
        affine.for %i = %k to %j {
        }
        "test.finish"() : () -> ()
      }) : () -> ()
      "test.finish"() : () -> ()
    }) : () -> ()
  }
  return
}
