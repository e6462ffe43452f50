// Folds and patterns of index.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// What is the same for 32 bits and for 64 is folded; the rest stays.
// CHECK-LABEL: @constants
// CHECK-SAME: () -> (index, index, index, index, index, index, index) {
// CHECK-NEXT: %idx-7 = index.constant -7
// CHECK-NEXT: %idx-2 = index.constant -2
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %idx4886718345 = index.constant 4886718345
// CHECK-NEXT: %idx4886718350 = index.constant 4886718350
// CHECK-NEXT: %0 = index.divu %idx4886718345, %idx5
// CHECK-NEXT: return %idx4886718350, %0, %idx-1, %idx-2, %idx-2, %idx-7, %idx4886718345 : index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @constants() -> (index, index, index, index, index, index, index) {
  %5 = index.constant 5
  %m7 = index.constant -7
  %big = index.constant 0x123456789
  %0 = index.add %big, %5
  %1 = index.divu %big, %5
  %2 = index.ceildivs %m7, %5
  %3 = index.floordivs %m7, %5
  %4 = index.rems %m7, %5
  %6 = index.maxu %m7, %5
  %7 = index.maxs %big, %5
  return %0, %1, %2, %3, %4, %6, %7 : index, index, index, index, index, index, index
}

// -----

// CHECK-LABEL: @bits
// CHECK-SAME: () -> (index, index, index, index, index) {
// CHECK-NEXT: %idx-5 = index.constant -5
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx3 = index.constant 3
// CHECK-NEXT: %idx32 = index.constant 32
// CHECK-NEXT: %idx-8 = index.constant -8
// CHECK-NEXT: %idx-64 = index.constant -64
// CHECK-NEXT: %0 = index.shl %idx-8, %idx32
// CHECK-NEXT: %1 = index.shru %idx-8, %idx3
// CHECK-NEXT: return %idx-64, %0, %idx-1, %1, %idx-5 : index, index, index, index, index
// CHECK-NEXT: }
func.func @bits() -> (index, index, index, index, index) {
  %3 = index.constant 3
  %32 = index.constant 32
  %m8 = index.constant -8
  %0 = index.shl %m8, %3
  %1 = index.shl %m8, %32
  %2 = index.shrs %m8, %3
  %4 = index.shru %m8, %3
  %5 = index.xor %m8, %3
  return %0, %1, %2, %4, %5 : index, index, index, index, index
}

// -----

// A zero that divides, and poison, are left alone.
// CHECK-LABEL: @left
// CHECK-SAME: (%arg0: index) -> (index, index, index) {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %0 = ub.poison : index
// CHECK-NEXT: %1 = index.divs %arg0, %idx0
// CHECK-NEXT: %2 = index.remu %idx0, %idx0
// CHECK-NEXT: return %1, %2, %0 : index, index, index
// CHECK-NEXT: }
func.func @left(%a: index) -> (index, index, index) {
  %0 = index.constant 0
  %p = ub.poison : index
  %1 = index.divs %a, %0
  %2 = index.remu %0, %0
  %3 = index.add %p, %0
  return %1, %2, %3 : index, index, index
}

// -----

// CHECK-LABEL: @neutral
// CHECK-SAME: (%arg0: index) -> (index, index, index, index) {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: return %arg0, %arg0, %arg0, %idx0 : index, index, index, index
// CHECK-NEXT: }
func.func @neutral(%a: index) -> (index, index, index, index) {
  %0 = index.constant 0
  %1 = index.constant 1
  %2 = index.add %0, %a
  %3 = index.sub %a, %0
  %4 = index.mul %a, %1
  %5 = index.mul %0, %a
  return %2, %3, %4, %5 : index, index, index, index
}

// -----

// Only truths and indices can be written as constants of index.
// CHECK-LABEL: @casts
// CHECK-SAME: (%arg0: index) -> (i1, i32, index, index) {
// CHECK-NEXT: %idx253 = index.constant 253
// CHECK-NEXT: %idx-3 = index.constant -3
// CHECK-NEXT: %idx1 = index.constant 1
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: %0 = index.casts %idx1 : index to i32
// CHECK-NEXT: return %true, %0, %idx-3, %idx253 : i1, i32, index, index
// CHECK-NEXT: }
func.func @casts(%a: index) -> (i1, i32, index, index) {
  %1 = index.constant 1
  %i = arith.constant -3 : i8
  %2 = index.casts %1 : index to i1
  %3 = index.casts %1 : index to i32
  %4 = index.casts %i : i8 to index
  %5 = index.castu %i : i8 to index
  return %2, %3, %4, %5 : i1, i32, index, index
}

// -----

// CHECK-LABEL: @comparisons
// CHECK-SAME: (%arg0: index, %arg1: index) -> (i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: %false = index.bool.constant false
// CHECK-NEXT: %0 = index.minu %arg0, %idx5
// CHECK-NEXT: %1 = index.cmp ult(%0, %idx5)
// CHECK-NEXT: return %true, %false, %true, %true, %false, %1 : i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @comparisons(%a: index, %b: index) -> (i1, i1, i1, i1, i1, i1) {
  %0 = index.constant 0
  %5 = index.constant 5
  %7 = index.constant 7
  %big = index.constant 0x123456789
  %1 = index.cmp ult(%5, %7)
  %2 = index.cmp ult(%big, %7)
  %3 = index.cmp sle(%a, %a)
  %min = index.minu %a, %5
  %4 = index.cmp ult(%min, %7)
  %6 = index.cmp eq(%min, %7)
  %8 = index.cmp ult(%min, %5)
  return %1, %2, %3, %4, %6, %8 : i1, i1, i1, i1, i1, i1
}

// -----

// Constants of a chain are brought together; a difference from zero is a comparison.
// CHECK-LABEL: @patterns
// CHECK-SAME: (%arg0: index, %arg1: index) -> (index, index, i1, i1) {
// CHECK-NEXT: %idx7 = index.constant 7
// CHECK-NEXT: %idx12 = index.constant 12
// CHECK-NEXT: %0 = index.add %arg0, %idx12
// CHECK-NEXT: %1 = index.maxs %arg0, %idx7
// CHECK-NEXT: %2 = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT: %3 = index.cmp ne(%arg1, %arg0)
// CHECK-NEXT: return %0, %1, %2, %3 : index, index, i1, i1
// CHECK-NEXT: }
func.func @patterns(%a: index, %b: index) -> (index, index, i1, i1) {
  %0 = index.constant 0
  %5 = index.constant 5
  %7 = index.constant 7
  %1 = index.add %a, %5
  %2 = index.add %1, %7
  %3 = index.maxs %5, %a
  %4 = index.maxs %7, %3
  %6 = index.sub %a, %b
  %8 = index.cmp slt(%6, %0)
  %9 = index.cmp ne(%0, %6)
  return %2, %4, %8, %9 : index, index, i1, i1
}
