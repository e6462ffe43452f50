// Indices that are split and joined; bounds of parallel loops.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 * 20)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 5)>

// CHECK-LABEL: func.func @split_constant(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-2 = arith.constant -2 : index
// CHECK-NEXT: return %c1, %c0, %c0, %c-2, %c0, %c1 : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @split_constant() -> (index, index, index, index, index, index) {
  %c = arith.constant 12 : index
  %m = arith.constant -23 : index
  %c4 = arith.constant 4 : index
  %0:3 = affine.delinearize_index %c into (2, %c4, 3) : index, index, index
  %1:3 = affine.delinearize_index %m into (%c4, 3) : index, index, index
  return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @split_alone(
// CHECK-NEXT: return %arg0, %arg0 : index, index
// CHECK-NEXT: }
func.func @split_alone(%x: index, %n: index) -> (index, index) {
  %0 = affine.delinearize_index %x into (%n) : index
  %1 = affine.delinearize_index %x into () : index
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @split_ones(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (%arg1, 4) : index, index
// CHECK-NEXT: return %c0, %0#0, %c0, %0#1, %c0, %c0 : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @split_ones(%x: index, %n: index) -> (index, index, index, index, index, index) {
  %0:4 = affine.delinearize_index %x into (1, %n, 1, 4) : index, index, index, index
  %1:2 = affine.delinearize_index %x into (1, 1) : index, index
  return %0#0, %0#1, %0#2, %0#3, %1#0, %1#1 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @split_joined(
// CHECK-NEXT: %0 = affine.linearize_index disjoint [%arg0, %arg1] by (%arg3, 4) : index
// CHECK-NEXT: %1:2 = affine.delinearize_index %0 into (8, 3) : index, index
// CHECK-NEXT: return %arg0, %arg1, %arg2, %1#0, %1#1, %arg2 : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @split_joined(%a: index, %b: index, %c: index, %n: index) -> (index, index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (%n, 4, 5) : index
  %1:3 = affine.delinearize_index %0 into (%n, 4, 5) : index, index, index
  %2:3 = affine.delinearize_index %0 into (8, 3, 5) : index, index, index
  return %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @split_joined_unbound(
// CHECK-NEXT: %0 = affine.linearize_index [%arg0, %arg1] by (5) : index
// CHECK-NEXT: %1:2 = affine.delinearize_index %0 into (5) : index, index
// CHECK-NEXT: return %arg0, %arg1, %1#0, %1#1 : index, index, index, index
// CHECK-NEXT: }
func.func @split_joined_unbound(%a: index, %b: index) -> (index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b] by (5) : index
  %1:2 = affine.delinearize_index %0 into (5) : index, index
  %2 = affine.linearize_index [%a, %b] by (5) : index
  %3:2 = affine.delinearize_index %2 into (5) : index, index
  return %1#0, %1#1, %3#0, %3#1 : index, index, index, index
}

// CHECK-LABEL: func.func @split_last(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg1 into (8, 8) : index, index
// CHECK-NEXT: return %c0, %arg0, %0#0, %0#1 : index, index, index, index
// CHECK-NEXT: }
func.func @split_last(%a: index, %b: index, %n: index) -> (index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b] by (%n, 64) : index
  %1:4 = affine.delinearize_index %0 into (2, %n, 8, 8) : index, index, index, index
  return %1#0, %1#1, %1#2, %1#3 : index, index, index, index
}

// CHECK-LABEL: func.func @join_constant(
// CHECK-NEXT: %c31 = arith.constant 31 : index
// CHECK-NEXT: %c15 = arith.constant 15 : index
// CHECK-NEXT: return %c31, %c15, %arg0 : index, index, index
// CHECK-NEXT: }
func.func @join_constant(%n: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = affine.linearize_index [%c1, %c2, %c1] by (3, %c4, 5) : index
  %1 = affine.linearize_index [%c2, %c1] by (7) : index
  %2 = affine.linearize_index [%n] by (7) : index
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @join_ones(
// CHECK-NEXT: %0 = affine.linearize_index disjoint [%arg0, %arg2] by (3, 5) : index
// CHECK-NEXT: %1 = affine.linearize_index [%arg0, %arg2] by (3, 5) : index
// CHECK-NEXT: %2 = affine.linearize_index [%arg0, %arg1, %arg2] by (3, 1, 5) : index
// CHECK-NEXT: return %0, %1, %2 : index, index, index
// CHECK-NEXT: }
func.func @join_ones(%a: index, %b: index, %c: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (3, 1, 5) : index
  %1 = affine.linearize_index [%a, %c0, %c] by (3, 1, 5) : index
  %2 = affine.linearize_index [%a, %b, %c] by (3, 1, 5) : index
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @join_from_zero(
// CHECK-NEXT: %0 = affine.linearize_index [%arg0, %arg1] by (4, 5) : index
// CHECK-NEXT: %1 = affine.linearize_index [%arg0, %arg1] by (4, 5) : index
// CHECK-NEXT: return %0, %1 : index, index
// CHECK-NEXT: }
func.func @join_from_zero(%a: index, %b: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index [%c0, %a, %b] by (3, 4, 5) : index
  %1 = affine.linearize_index [%c0, %a, %b] by (4, 5) : index
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @join_split(
// CHECK-NEXT: %0 = affine.apply #map()[%arg1]
// CHECK-NEXT: %1 = affine.linearize_index [%arg2, %arg0] by (3, %0) : index
// CHECK-NEXT: %2 = affine.apply #map1()[%arg1]
// CHECK-NEXT: %3:2 = affine.delinearize_index %arg2 into (3, %2) : index, index
// CHECK-NEXT: %4 = affine.linearize_index [%arg0, %3#1, %arg2] by (2, %2, 7) : index
// CHECK-NEXT: return %arg0, %1, %4 : index, index, index
// CHECK-NEXT: }
func.func @join_split(%x: index, %n: index, %a: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (%n, 4, 5) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (%n, 4, 5) : index
  %2 = affine.linearize_index [%a, %0#0, %0#1, %0#2] by (3, %n, 4, 5) : index
  %3:3 = affine.delinearize_index %a into (3, %n, 5) : index, index, index
  %4 = affine.linearize_index [%x, %3#1, %3#2, %a] by (2, %n, 5, 7) : index
  return %1, %2, %4 : index, index, index
}

// CHECK-LABEL: func.func @join_split_with_other_uses(
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (3, 20) : index, index
// CHECK-NEXT: %1:2 = affine.delinearize_index %0#1 into (4, 5) : index, index
// CHECK-NEXT: %2 = affine.linearize_index [%arg1, %0#1] by (3, 20) : index
// CHECK-NEXT: return %2, %1#0, %0#0 : index, index, index
// CHECK-NEXT: }
func.func @join_split_with_other_uses(%x: index, %a: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (3, 4, 5) : index, index, index
  %1 = affine.linearize_index [%a, %0#1, %0#2] by (3, 4, 5) : index
  return %1, %0#1, %0#0 : index, index, index
}

// CHECK-LABEL: func.func @join_split_unbound(
// CHECK-NEXT: %0 = affine.linearize_index disjoint [%arg1, %arg0] by (2, 60) : index
// CHECK-NEXT: return %0, %arg0 : index, index
// CHECK-NEXT: }
func.func @join_split_unbound(%x: index, %a: index) -> (index, index) {
  %0:3 = affine.delinearize_index %x into (4, 5) : index, index, index
  %1 = affine.linearize_index disjoint [%a, %0#0, %0#1, %0#2] by (2, 3, 4, 5) : index
  %2 = affine.linearize_index [%0#0, %0#1, %0#2] by (9, 4, 5) : index
  return %1, %2 : index, index
}

// CHECK-LABEL: func.func @parallel(
// CHECK-NEXT: affine.for %arg3 = 0 to 10 {
// CHECK-NEXT: affine.parallel (%arg4, %arg5) = (max(%arg3 + 1, 0), 8) to (symbol(%arg0), min(%arg3 + symbol(%arg0) + 1, 100)) {
// CHECK-NEXT: affine.store %arg2, %arg1[%arg4] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @parallel(%n: index, %m: memref<?xf32>, %arg: f32) {
  %c8 = arith.constant 8 : index
  affine.for %i = 0 to 10 {
    %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.parallel (%j, %k) = (max(%a, 0), %c8) to (%n, min(%n + %a, 100)) {
      affine.store %arg, %m[%j] : memref<?xf32>
    }
  }
  return
}
