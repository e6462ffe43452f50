// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Values that are no dimensions, no symbols.

func.func @f(%m: memref<?xf32>) {
  "a.b"() ({
    %n = "a.index"() : () -> index
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%n] : memref<?xf32>
    "a.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  "a.b"() ({
    %n = "a.index"() : () -> index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    "a.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  "a.b"() ({
  ^bb0(%n: index):
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%n] : memref<?xf32>
    "a.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<?xf32>, %c0: index) {
  scf.for %i = %c0 to %c0 step %c0 {
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %c0: index) {
  %0 = affine.for %i = 0 to 3 iter_args(%x = %c0) -> (index) {
    // expected-error@+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%x) {
    }
    affine.yield %x : index
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %c0: index) {
  affine.for %i = 0 to 3 {
    %0 = arith.addi %i, %c0 : index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%0) {
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %c0: index) {
  affine.for %i = 0 to 3 {
    %0 = affine.apply affine_map<(d0) -> (d0)>(%i)
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %0 {
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %c0: index) {
  affine.for %i = 0 to 3 {
    %0 = affine.min affine_map<(d0) -> (d0)>(%i)
    // expected-error@+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%0) {
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %c0: index) {
  affine.for %i = 0 to 3 {
    %0 = memref.alloc(%i) : memref<?xf32>
    %1 = memref.dim %0, %c0 : memref<?xf32>
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %1 {
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 3 {
    %0 = memref.alloc(%i) : memref<?xf32>
    %1 = memref.dim %0, %c0 : memref<?xf32>
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %1 {
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  %c0 = arith.constant 3 : index
  affine.for %i = 0 to 3 {
    %0 = memref.alloc() : memref<4xf32>
    %1 = memref.dim %0, %c0 : memref<4xf32>
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %1 {
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 3 {
    %0 = "a.memref"() : () -> memref<4xf32>
    %1 = memref.dim %0, %c0 : memref<4xf32>
    // expected-error@+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%1) {
    }
  }
  return
}

// -----

"a.b"() ({
  %n = "a.index"() : () -> index
  // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
  affine.for %i = 0 to %n {
  }
  "a.end"() : () -> ()
}) : () -> ()

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%n: index, %i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.if affine_set<(d0) : (d0 == 0)>(%i) {
  }
  return
}
