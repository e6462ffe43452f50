// Constants through branches, regions and calls.
// RUN: mica-opt %s --sccp --split-input-file --allow-unregistered-dialect | FileCheck %s

// Only what control can reach counts.
// CHECK-LABEL: @branches
// CHECK-SAME: (%arg0: i1) -> (i32, i32) {
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: cf.cond_br %true, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%c1_i32, %c1_i32 : i32, i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%c2_i32, %c2_i32 : i32, i32)
// CHECK-NEXT: ^bb3(%0: i32, %1: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT: %2 = arith.addi %c1_i32, %1 : i32
// CHECK-NEXT: cf.cond_br %arg0, ^bb3(%c1_i32, %2 : i32, i32), ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: return %c1_i32, %1 : i32, i32
// CHECK-NEXT: }
func.func @branches(%c: i1) -> (i32, i32) {
  %true = arith.constant true
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  cf.cond_br %true, ^a, ^b
^a:
  cf.br ^end(%1, %1 : i32, i32)
^b:
  cf.br ^end(%2, %2 : i32, i32)
^end(%x: i32, %y: i32):
  %sum = arith.addi %x, %y : i32
  cf.cond_br %c, ^end(%x, %sum : i32, i32), ^out
^out:
  return %x, %y : i32, i32
}

// -----

// CHECK-LABEL: @switch
// CHECK-SAME: () -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: cf.switch %c7_i32 : i32, [
// CHECK-NEXT: default: ^bb1(%c0_i32 : i32),
// CHECK-NEXT: 7: ^bb1(%c7_i32 : i32),
// CHECK-NEXT: 8: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %c0_i32 : i32
// CHECK-NEXT: }
func.func @switch() -> i32 {
  %7 = arith.constant 7 : i32
  %0 = arith.constant 0 : i32
  cf.switch %7 : i32, [default: ^a(%0 : i32), 7: ^a(%7 : i32), 8: ^b]
^a(%x: i32):
  return %x : i32
^b:
  return %0 : i32
}

// -----

// Regions that are never entered, and loops whose values stay what they are.
// CHECK-LABEL: @regions
// CHECK-SAME: (%arg0: index) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = scf.if %true -> (i32) {
// CHECK-NEXT: scf.yield %c5_i32 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = "test.op"() : () -> i32
// CHECK-NEXT: scf.yield %4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c5_i32) -> (i32) {
// CHECK-NEXT: "test.use"(%c5_i32, %arg1) : (i32, index) -> ()
// CHECK-NEXT: scf.yield %c5_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c5_i32) -> (i32) {
// CHECK-NEXT: %4 = arith.addi %arg2, %c5_i32 : i32
// CHECK-NEXT: scf.yield %4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %3 = scf.while (%arg1 = %c5_i32) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%false) %c5_i32 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: i32):
// CHECK-NEXT: %4 = "test.op"() : () -> i32
// CHECK-NEXT: scf.yield %4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %c5_i32, %c5_i32, %2, %c5_i32 : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @regions(%n: index) -> (i32, i32, i32, i32) {
  %true = arith.constant true
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %5 = arith.constant 5 : i32
  %if = scf.if %true -> i32 {
    scf.yield %5 : i32
  } else {
    %other = "test.op"() : () -> i32
    scf.yield %other : i32
  }
  %for = scf.for %i = %0 to %n step %1 iter_args(%x = %5) -> i32 {
    "test.use"(%x, %i) : (i32, index) -> ()
    scf.yield %x : i32
  }
  %changes = scf.for %i = %0 to %n step %1 iter_args(%x = %5) -> i32 {
    %next = arith.addi %x, %5 : i32
    scf.yield %next : i32
  }
  %false = arith.constant false
  %while = scf.while (%x = %5) : (i32) -> i32 {
    scf.condition(%false) %x : i32
  } do {
  ^bb0(%x: i32):
    %other = "test.op"() : () -> i32
    scf.yield %other : i32
  }
  return %if, %for, %changes, %while : i32, i32, i32, i32
}

// -----

// Calls of what nobody else calls hand constants on, there and back.
// CHECK-LABEL: @twice
// CHECK-SAME: (%arg0: i32) -> i32 {
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT: return %c8_i32 : i32
// CHECK-NEXT: }
// CHECK-LABEL: @shown
// CHECK-SAME: (%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-LABEL: @main
// CHECK-SAME: () -> (i32, i32, (i32) -> i32) {
// CHECK-NEXT: %f = constant @shown : (i32) -> i32
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %0 = call @twice(%c4_i32) : (i32) -> i32
// CHECK-NEXT: %1 = call @shown(%c4_i32) : (i32) -> i32
// CHECK-NEXT: return %c8_i32, %1, %f : i32, i32, (i32) -> i32
// CHECK-NEXT: }
func.func private @twice(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func private @shown(%x: i32) -> i32 {
  return %x : i32
}
func.func @main() -> (i32, i32, (i32) -> i32) {
  %4 = arith.constant 4 : i32
  %a = call @twice(%4) : (i32) -> i32
  %b = call @shown(%4) : (i32) -> i32
  %f = constant @shown : (i32) -> i32
  return %a, %b, %f : i32, i32, (i32) -> i32
}

// -----

// Operands of commutative operations stay where they are.
// CHECK-LABEL: @order
// CHECK-SAME: (%arg0: i32) -> i32 {
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %0 = arith.addi %c4_i32, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @order(%x: i32) -> i32 {
  %4 = arith.constant 4 : i32
  %y = arith.addi %4, %x : i32
  return %y : i32
}

// -----

// A fold that takes an operand away is undone whole: a constant may stand for an operand on one way alone.
// CHECK-LABEL: func.func @changed_by_folds
// CHECK: [[I:%[a-z0-9_]+]] = arith.constant 2 : index
// CHECK: [[PART:%[a-z0-9_]+]] = vector.extract %arg0{{\[}}[[I]]]
// CHECK: vector.insert %arg1, [[PART]] {{\[}}[[I]]]
func.func @changed_by_folds(%v: vector<4x4xf32>, %x: f32) -> vector<4xf32> {
  %i = arith.constant 2 : index
  %0 = vector.extract %v[%i] : vector<4xf32> from vector<4x4xf32>
  %1 = vector.insert %x, %0[%i] : f32 into vector<4xf32>
  return %1 : vector<4xf32>
}
