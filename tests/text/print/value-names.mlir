// Values are called as their operations wish, numbered otherwise, and each name stands once in a function.
// RUN: mica-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-unique-ssa-ids | FileCheck %s --check-prefix=UNIQUE

// CHECK-LABEL: func.func @constants(%arg0: i32)
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %0 = arith.addi %arg0, %c1_i32_0 : i32
// CHECK-NEXT: cf.br ^bb1(%0 : i32)
// CHECK-NEXT: ^bb1(%1: i32): // pred: ^bb0
func.func @constants(%x: i32) {
  %a = arith.constant 1 : i32
  %b = arith.constant 1 : i32
  %c = arith.constant true
  %d = arith.constant 1.0 : f32
  %e = arith.constant -1 : index
  %f = arith.addi %x, %b : i32
  cf.br ^next(%f : i32)
^next(%g: i32):
  return
}

// CHECK-LABEL: func.func @loop(%arg0: index)
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0:2 = scf.for %arg1 = %arg0 to %c1 step %c1 iter_args(%arg2 = %c1, %arg3 = %arg0) -> (index, index) {
// CHECK-NEXT: %1 = arith.addi %arg1, %arg2 : index
// CHECK-NEXT: scf.yield %1, %arg3 : index, index
// CHECK: "x.use"(%0#1) : (index) -> ()

// UNIQUE-LABEL: func.func @constants(%arg4: i32)
// UNIQUE-LABEL: func.func @loop(%arg0: index)
func.func @loop(%n: index) {
  %one = arith.constant 1 : index
  %r:2 = scf.for %i = %n to %one step %one iter_args(%a = %one, %b = %n) -> (index, index) {
    %s = arith.addi %i, %a : index
    scf.yield %s, %b : index, index
  }
  "x.use"(%r#1) : (index) -> ()
  return
}
