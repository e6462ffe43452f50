// RUN: mica-opt --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo --mlir-print-local-scope %s -verify-diagnostics | FileCheck %s
// Operations in custom form among others: what stands between them, after them, and around them.

// CHECK-LABEL: func.func @located
func.func @located(%a: i32) -> i32 {
  // CHECK: %[[X:.*]] = arith.addi %{{.*}}, %{{.*}} : i32 loc("first")
  %x = arith.addi %a, %a : i32 loc("first")
  // CHECK: %[[Y:.*]] = arith.addi %[[X]], %[[X]] : i32 loc("second")
  %y = "arith.addi"(%x, %x) : (i32, i32) -> i32 loc("second")
  // CHECK: %[[Z:.*]]:2 = scf.if
  %c = arith.constant true loc("third")
  %z:2 = scf.if %c -> (i32, i32) {
    // CHECK: "t.op"() : () -> () loc("fourth")
    "t.op"() : () -> () loc("fourth")
    // CHECK: scf.yield %{{.*}}, %[[Y]] : i32, i32 loc("fifth")
    scf.yield %a, %y : i32, i32 loc("fifth")
  } else {
    scf.yield %y, %a : i32, i32
  } loc("sixth")
  // CHECK: return %[[Z]]#1 : i32 loc("seventh")
  return %z#1 : i32 loc("seventh")
}

// CHECK-LABEL: func.func @blocks
func.func @blocks(%a: i1) {
  %0 = arith.constant 1 : i32
  cf.cond_br %a, ^bb1, ^bb2(%0 : i32)
^bb1:
  %1 = arith.addi %0, %0 : i32
  cf.br ^bb2(%1 : i32)
^bb2(%2: i32):
  // CHECK: "t.region"() ({
  // CHECK-NEXT: %{{.*}} = arith.muli
  // CHECK-NEXT: "t.inner"
  "t.region"() ({
    %3 = arith.muli %2, %2 : i32
    "t.inner"(%3) : (i32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @name_of_none(%a: i32) {
  // expected-error@+1 {{cannot name an operation with no results}}
  %0 = func.return
}

// -----

func.func @second_result(%a: i32) {
  %0 = arith.addi %a, %a : i32
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %1:2 = arith.addi %0, %0 : i32
  return
}

// -----

func.func @location_as_operation(%a: i32) {
  %0 = arith.addi %a, %a : i32
  // expected-error@+1 {{custom op 'loc' is unknown (tried 'func.loc' as well)}}
  %1 = loc("x")
  return
}

// -----

func.func @type_as_operation(%a: i32) {
  %0 = arith.addi %a, %a : i32
  // expected-error@+1 {{expected operation name in quotes}}
  %1 = i32
  return
}

// -----

func.func @no_end(%a: i32) {
  // expected-error@+1 {{expected operation name in quotes}}
  %0 = arith.addi %a, %a : i32
  ) }

// -----

func.func @no_brace(%c: i1) {
  // expected-error@+1 {{expected '{' to begin a region}}
  scf.if %c (
}

// -----

func.func @block_of_none(%a: i1) {
  // expected-error@+1 {{reference to an undefined block}}
  cf.br ^bb1
}
