// What integers lie in decides what is constant.
// RUN: mica-opt %s --int-range-optimizations --split-input-file --allow-unregistered-dialect | FileCheck %s

// What a mask leaves is compared with what it can't be.
// CHECK-LABEL: @mask
// CHECK-SAME: (%arg0: i32) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
func.func @mask(%x: i32) -> i1 {
  %7 = arith.constant 7 : i32
  %8 = arith.constant 8 : i32
  %y = arith.andi %x, %7 : i32
  %less = arith.cmpi ult, %y, %8 : i32
  return %less : i1
}

// -----

// As unsigned the sum fits, and so is negative as signed; with the flag it stays at the highest number.
// CHECK-LABEL: @sum
// CHECK-SAME: (%arg0: i8, %arg1: i8) -> (i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %false, %true : i1, i1
// CHECK-NEXT: }
func.func @sum(%x: i8, %y: i8) -> (i1, i1) {
  %100 = arith.constant 100 : i8
  %a = arith.maxsi %x, %100 : i8
  %b = arith.maxsi %y, %100 : i8
  %wraps = arith.addi %a, %b : i8
  %stays = arith.addi %a, %b overflow<nsw> : i8
  %0 = arith.cmpi sge, %wraps, %100 : i8
  %1 = arith.cmpi sge, %stays, %100 : i8
  return %0, %1 : i1, i1
}

// -----

// The variable of a loop lies between its bounds.
// CHECK-LABEL: @loop
// CHECK-SAME: (%arg0: memref<8xi1>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: scf.for %arg1 = %c0 to %c8 step %c1 {
// CHECK-NEXT: memref.store %true, %arg0[%arg1] : memref<8xi1>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loop(%m: memref<8xi1>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %8 = arith.constant 8 : index
  scf.for %i = %0 to %8 step %1 {
    %inside = arith.cmpi slt, %i, %8 : index
    memref.store %inside, %m[%i] : memref<8xi1>
  }
  return
}

// -----

// CHECK-LABEL: @loops
// CHECK-SAME: () {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: scf.parallel (%arg0, %arg1) = (%c0, %c4) to (%c4, %c8) step (%c1, %c1) {
// CHECK-NEXT: "test.use"(%true) : (i1) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg0, %arg1) = (0, 4) to (4, 8) step (1, 1) {
// CHECK-NEXT: "test.use"(%true) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %arg0 = 0 to 4 {
// CHECK-NEXT: "test.use"(%true) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loops() {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %4 = arith.constant 4 : index
  %8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%0, %4) to (%4, %8) step (%1, %1) {
    %less = arith.cmpi slt, %i, %j : index
    "test.use"(%less) : (i1) -> ()
  }
  scf.forall (%i, %j) = (0, 4) to (4, 8) step (1, 1) {
    %less = arith.cmpi slt, %i, %j : index
    "test.use"(%less) : (i1) -> ()
  }
  affine.for %i = 0 to 4 {
    %less = arith.cmpi slt, %i, %4 : index
    "test.use"(%less) : (i1) -> ()
  }
  return
}

// -----

// What a loop carries is known while it doesn't change from one iteration to the next.
// CHECK-LABEL: @carried
// CHECK-SAME: (%arg0: index, %arg1: i32) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT: %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %c0_i32, %arg4 = %c1_i32) -> (i32, i32) {
// CHECK-NEXT: %2 = arith.addi %arg3, %c1_i32 : i32
// CHECK-NEXT: %3 = arith.andi %arg1, %c1_i32 : i32
// CHECK-NEXT: scf.yield %2, %3 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %1 = arith.cmpi ult, %0#0, %c9_i32 : i32
// CHECK-NEXT: return %1, %true : i1, i1
// CHECK-NEXT: }
func.func @carried(%n: index, %x: i32) -> (i1, i1) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %9 = arith.constant 9 : i32
  %r:2 = scf.for %i = %0 to %n step %1 iter_args(%a = %zero, %b = %one) -> (i32, i32) {
    %next = arith.addi %a, %one : i32
    %rest = arith.andi %x, %one : i32
    scf.yield %next, %rest : i32, i32
  }
  %grows = arith.cmpi ult, %r#0, %9 : i32
  %small = arith.cmpi ult, %r#1, %9 : i32
  return %grows, %small : i1, i1
}

// -----

// Branches between blocks join; a call's arguments are those of all calls.
// CHECK-LABEL: @callee
// CHECK-SAME: (%arg0: i32) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-LABEL: @blocks
// CHECK-SAME: (%arg0: i1) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: cf.cond_br %arg0, ^bb2(%c2_i32 : i32), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2(%c5_i32 : i32)
// CHECK-NEXT: ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %1 = call @callee(%0) : (i32) -> i1
// CHECK-NEXT: %2 = call @callee(%c5_i32) : (i32) -> i1
// CHECK-NEXT: return %true, %true : i1, i1
// CHECK-NEXT: }
func.func private @callee(%x: i32) -> i1 {
  %9 = arith.constant 9 : i32
  %less = arith.cmpi slt, %x, %9 : i32
  return %less : i1
}
func.func @blocks(%c: i1) -> (i1, i1) {
  %2 = arith.constant 2 : i32
  %5 = arith.constant 5 : i32
  cf.cond_br %c, ^a(%2 : i32), ^b
^b:
  cf.br ^a(%5 : i32)
^a(%x: i32):
  %less = arith.cmpi sle, %x, %5 : i32
  %0 = call @callee(%x) : (i32) -> i1
  %1 = call @callee(%5) : (i32) -> i1
  return %less, %0 : i1, i1
}

// -----

// A remainder of what is less than the divisor is what it was.
// CHECK-LABEL: @remainder
// CHECK-SAME: (%arg0: index, %arg1: i32) -> (index, i32) {
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %c16 = arith.constant 16 : index
// CHECK-NEXT: %0 = arith.remui %arg0, %c16 : index
// CHECK-NEXT: %1 = arith.remsi %arg1, %c5_i32 : i32
// CHECK-NEXT: %2 = arith.remsi %1, %c5_i32 : i32
// CHECK-NEXT: return %0, %2 : index, i32
// CHECK-NEXT: }
func.func @remainder(%x: index, %y: i32) -> (index, i32) {
  %16 = arith.constant 16 : index
  %32 = arith.constant 32 : index
  %a = arith.remui %x, %16 : index
  %b = arith.remui %a, %32 : index
  %n = arith.constant 5 : i32
  %c = arith.remsi %y, %n : i32
  %d = arith.remsi %c, %n : i32
  return %b, %d : index, i32
}

// -----

// An index may have 32 bits: what is known for 64 alone isn't.
// CHECK-LABEL: @index
// CHECK-SAME: (%arg0: i32) -> (i1, i1) {
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: %idx4294967296 = index.constant 4294967296
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %0 = index.cmp ugt(%idx4294967296, %idx5)
// CHECK-NEXT: return %0, %true : i1, i1
// CHECK-NEXT: }
func.func @index(%x: i32) -> (i1, i1) {
  %n = index.constant 4294967296
  %z = index.constant 0
  %5 = index.constant 5
  %0 = index.cmp ugt(%n, %5)
  %m = index.minu %n, %5
  %1 = index.cmp ule(%m, %5)
  return %0, %1 : i1, i1
}

// -----

// Vectors as one of their elements.
// CHECK-LABEL: @vector
// CHECK-SAME: (%arg0: vector<4xi32>) -> vector<4xi1> {
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: return %cst : vector<4xi1>
// CHECK-NEXT: }
func.func @vector(%v: vector<4xi32>) -> vector<4xi1> {
  %7 = arith.constant dense<[1, 3, 5, 7]> : vector<4xi32>
  %9 = arith.constant dense<9> : vector<4xi32>
  %y = arith.andi %v, %7 : vector<4xi32>
  %less = arith.cmpi ult, %y, %9 : vector<4xi32>
  return %less : vector<4xi1>
}

// -----

// Of any width.
// CHECK-LABEL: @wide
// CHECK-SAME: (%arg0: i200) -> (i1, i200) {
// CHECK-NEXT: %c100_i200 = arith.constant 100 : i200
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.remui %arg0, %c100_i200 : i200
// CHECK-NEXT: %1 = arith.muli %0, %0 : i200
// CHECK-NEXT: return %true, %1 : i1, i200
// CHECK-NEXT: }
func.func @wide(%x: i200) -> (i1, i200) {
  %mask = arith.constant 1606938044258990275541962092341162602522202993782792835301375 : i200
  %63 = arith.constant 63 : i200
  %y = arith.shrui %mask, %63 : i200
  %z = arith.shrui %x, %63 : i200
  %0 = arith.cmpi ule, %z, %y : i200
  %hundred = arith.constant 100 : i200
  %a = arith.remui %x, %hundred : i200
  %b = arith.muli %a, %a : i200
  %c = arith.constant 10000 : i200
  %d = arith.remui %b, %c : i200
  return %0, %d : i1, i200
}

// Casts there and back are a pattern of canonicalize's, and no fold.
// CHECK-LABEL: func.func @there_and_back
// CHECK-NEXT: arith.index_cast
// CHECK-NEXT: arith.index_cast
// CHECK-NEXT: arith.index_castui
// CHECK-NEXT: arith.index_castui
func.func @there_and_back(%a: index, %b: i64) -> (index, i64) {
  %0 = arith.index_cast %a : index to i64
  %1 = arith.index_cast %0 : i64 to index
  %2 = arith.index_castui %b : i64 to index
  %3 = arith.index_castui %2 : index to i64
  return %1, %3 : index, i64
}

// -----

// Two blocks become one, whose argument is not the one that went: of that nothing is known.
// CHECK-LABEL: @merged
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %0 = arith.select %arg1, %c2_i32, %arg0 : i32
// CHECK-NEXT: cf.cond_br %arg1, ^bb1(%c2_i32 : i32), ^bb1(%0 : i32)
// CHECK-NEXT: ^bb1(%1: i32):
// CHECK-NEXT: return %1 : i32
func.func @merged(%a: i32, %c: i1) -> i32 {
  %two = arith.constant 2 : i32
  %0 = arith.select %c, %two, %a : i32
  cf.cond_br %c, ^bb1(%two : i32), ^bb2
^bb1(%p: i32):
  return %p : i32
^bb2:
  return %0 : i32
}
