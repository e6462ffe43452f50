// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @chain
// CHECK-SAME: (%[[VARG0:.*]]: vector<4x3xf32>, %[[VARG1:.*]]: vector<3xf32>, %[[VARG2:.*]]: vector<3xf32>) -> (vector<3xf32>, f32, f32, vector<3xf32>) {
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[VARG2]][1] : f32 from vector<3xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[VARG0]][0, 1] : f32 from vector<4x3xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[VARG0]][3] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT: return %[[VARG1]], %[[V0]], %[[V1]], %[[V2]] : vector<3xf32>, f32, f32, vector<3xf32>
func.func @chain(%a: vector<4x3xf32>, %b: vector<3xf32>, %c: vector<3xf32>) -> (vector<3xf32>, f32, f32, vector<3xf32>) {
  %0 = vector.insert %b, %a[1] : vector<3xf32> into vector<4x3xf32>
  %1 = vector.insert %c, %0[2] : vector<3xf32> into vector<4x3xf32>
  %2 = vector.extract %1[1] : vector<3xf32> from vector<4x3xf32>
  %3 = vector.extract %1[2, 1] : f32 from vector<4x3xf32>
  %4 = vector.extract %1[0, 1] : f32 from vector<4x3xf32>
  %5 = vector.extract %1[3] : vector<3xf32> from vector<4x3xf32>
  return %2, %3, %4, %5 : vector<3xf32>, f32, f32, vector<3xf32>
}

// -----

// CHECK-LABEL: func.func @transposed
// CHECK-SAME: (%[[VARG0:.*]]: vector<4x3x2xf32>, %[[VARG1:.*]]: vector<3x2xf32>) -> (vector<2xf32>, f32, vector<3xf32>, f32) {
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[VARG0]][2, 0, 1] : f32 from vector<4x3x2xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.insert %[[VARG1]], %[[VARG0]] [1] : vector<3x2xf32> into vector<4x3x2xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[VARG1]][2] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.transpose %[[V1]], [2, 0, 1] : vector<4x3x2xf32> to vector<2x4x3xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[V3]][1, 1] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[VARG1]][2, 1] : f32 from vector<3x2xf32>
// CHECK-NEXT: return %[[V2]], %[[V0]], %[[V4]], %[[V5]] : vector<2xf32>, f32, vector<3xf32>, f32
func.func @transposed(%a: vector<4x3x2xf32>, %b: vector<3x2xf32>) -> (vector<2xf32>, f32, vector<3xf32>, f32) {
  %0 = vector.transpose %a, [2, 0, 1] : vector<4x3x2xf32> to vector<2x4x3xf32>
  %1 = vector.extract %0[1, 2, 0] : f32 from vector<2x4x3xf32>
  %2 = vector.insert %b, %a[1] : vector<3x2xf32> into vector<4x3x2xf32>
  %3 = vector.transpose %2, [1, 0, 2] : vector<4x3x2xf32> to vector<3x4x2xf32>
  %4 = vector.extract %3[2, 1] : vector<2xf32> from vector<3x4x2xf32>
  %5 = vector.transpose %2, [2, 0, 1] : vector<4x3x2xf32> to vector<2x4x3xf32>
  %6 = vector.extract %5[1, 1] : vector<3xf32> from vector<2x4x3xf32>
  %7 = vector.extract %3[2, 1, 1] : f32 from vector<3x4x2xf32>
  return %4, %1, %6, %7 : vector<2xf32>, f32, vector<3xf32>, f32
}

// -----

// CHECK-LABEL: func.func @parts
// CHECK-SAME: (%[[VARG0:.*]]: vector<4x3x2xf32>, %[[VARG1:.*]]: index) -> (f32, f32, vector<2xf32>, f32, f32) {
// CHECK-NEXT: %[[VC9:.*]] = arith.constant 9 : index
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[VARG0]][2] : vector<3x2xf32> from vector<4x3x2xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[VARG0]][2, 1] : vector<2xf32> from vector<4x3x2xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[VARG0]][2, 1, 0] : f32 from vector<4x3x2xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[V1]][%[[VARG1]]] : f32 from vector<2xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[V0]][%[[VARG1]]] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[V4]][1] : f32 from vector<2xf32>
// CHECK-NEXT: %[[V6:.*]] = vector.extract %[[VARG0]][1, 2, %[[VC9]]] : f32 from vector<4x3x2xf32>
// CHECK-NEXT: return %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : f32, f32, vector<2xf32>, f32, f32
func.func @parts(%a: vector<4x3x2xf32>, %i: index) -> (f32, f32, vector<2xf32>, f32, f32) {
  %0 = vector.extract %a[2] : vector<3x2xf32> from vector<4x3x2xf32>
  %1 = vector.extract %0[1] : vector<2xf32> from vector<3x2xf32>
  %2 = vector.extract %1[0] : f32 from vector<2xf32>
  %3 = vector.extract %1[%i] : f32 from vector<2xf32>
  %4 = vector.extract %0[%i] : vector<2xf32> from vector<3x2xf32>
  %5 = vector.extract %4[1] : f32 from vector<2xf32>
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %6 = vector.extract %a[%c1, 2, %c9] : f32 from vector<4x3x2xf32>
  return %2, %3, %4, %5, %6 : f32, f32, vector<2xf32>, f32, f32
}

// -----

// CHECK-LABEL: func.func @broadcasts
// CHECK-SAME: (%[[VARG0:.*]]: vector<1x3xf32>, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: index, %[[VARG3:.*]]: vector<3xf32>) -> (f32, f32, vector<3xf32>, vector<2x3xf32>, f32, vector<4xf32>, vector<3xf32>) {
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[VARG0]][0, 2] : f32 from vector<1x3xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[VARG0]][0] : vector<3xf32> from vector<1x3xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.broadcast %[[VARG0]] : vector<1x3xf32> to vector<2x3xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[VARG3]][%[[VARG2]]] : f32 from vector<3xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.broadcast %[[VARG1]] : f32 to vector<4xf32>
// CHECK-NEXT: return %[[V0]], %[[VARG1]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[VARG3]] : f32, f32, vector<3xf32>, vector<2x3xf32>, f32, vector<4xf32>, vector<3xf32>
func.func @broadcasts(%a: vector<1x3xf32>, %s: f32, %i: index, %b: vector<3xf32>) -> (f32, f32, vector<3xf32>, vector<2x3xf32>, f32, vector<4xf32>, vector<3xf32>) {
  %0 = vector.broadcast %a : vector<1x3xf32> to vector<4x2x3xf32>
  %1 = vector.extract %0[1, %i, 2] : f32 from vector<4x2x3xf32>
  %2 = vector.broadcast %s : f32 to vector<4x2xf32>
  %3 = vector.extract %2[1, %i] : f32 from vector<4x2xf32>
  %4 = vector.extract %0[1, 1] : vector<3xf32> from vector<4x2x3xf32>
  %5 = vector.extract %0[1] : vector<2x3xf32> from vector<4x2x3xf32>
  %6 = vector.broadcast %b : vector<3xf32> to vector<4x2x3xf32>
  %7 = vector.extract %6[3, 1, %i] : f32 from vector<4x2x3xf32>
  %8 = vector.broadcast %s : f32 to vector<2x4xf32>
  %9 = vector.extract %8[%i] : vector<4xf32> from vector<2x4xf32>
  %10 = vector.extract %6[3, 1] : vector<3xf32> from vector<4x2x3xf32>
  return %1, %3, %4, %5, %7, %9, %10 : f32, f32, vector<3xf32>, vector<2x3xf32>, f32, vector<4xf32>, vector<3xf32>
}

// -----

// CHECK-LABEL: func.func @constants
// CHECK-SAME: () -> (i32, vector<3xi32>, f32, vector<2xf32>, i1, vector<2xi1>, index) {
// CHECK-NEXT: %[[VC6_I32:.*]] = arith.constant 6 : i32
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<[4, 5, 6]> : vector<3xi32>
// CHECK-NEXT: %[[VCST_0:.*]] = arith.constant 7.000000e+00 : f32
// CHECK-NEXT: %[[VCST_1:.*]] = arith.constant dense<7.000000e+00> : vector<2xf32>
// CHECK-NEXT: %[[VTRUE:.*]] = arith.constant true
// CHECK-NEXT: %[[VCST_2:.*]] = arith.constant dense<false> : vector<2xi1>
// CHECK-NEXT: %[[VC6:.*]] = arith.constant 6 : index
// CHECK-NEXT: return %[[VC6_I32]], %[[VCST]], %[[VCST_0]], %[[VCST_1]], %[[VTRUE]], %[[VCST_2]], %[[VC6]] : i32, vector<3xi32>, f32, vector<2xf32>, i1, vector<2xi1>, index
func.func @constants() -> (i32, vector<3xi32>, f32, vector<2xf32>, i1, vector<2xi1>, index) {
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %b = arith.constant dense<7.0> : vector<2x2xf32>
  %m = arith.constant dense<[[true, false], [false, false]]> : vector<2x2xi1>
  %n = arith.constant dense<[5, 6]> : vector<2xindex>
  %0 = vector.extract %a[1, 2] : i32 from vector<2x3xi32>
  %1 = vector.extract %a[1] : vector<3xi32> from vector<2x3xi32>
  %2 = vector.extract %b[1, 1] : f32 from vector<2x2xf32>
  %3 = vector.extract %b[0] : vector<2xf32> from vector<2x2xf32>
  %4 = vector.extract %m[0, 0] : i1 from vector<2x2xi1>
  %5 = vector.extract %m[1] : vector<2xi1> from vector<2x2xi1>
  %6 = vector.extract %n[1] : index from vector<2xindex>
  return %0, %1, %2, %3, %4, %5, %6 : i32, vector<3xi32>, f32, vector<2xf32>, i1, vector<2xi1>, index
}

// -----

// CHECK-LABEL: func.func @slices
// CHECK-SAME: (%[[VARG0:.*]]: vector<4x8x16xf32>, %[[VARG1:.*]]: vector<2x2xf32>, %[[VARG2:.*]]: vector<8x16xf32>) -> (vector<16xf32>, f32, vector<16xf32>, f32, f32, f32, vector<2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[VARG0]][2, 3] : vector<16xf32> from vector<4x8x16xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[VARG0]][2, 3, 5] : f32 from vector<4x8x16xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[VARG0]][1, 4] : vector<16xf32> from vector<4x8x16xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.insert_strided_slice %[[VARG1]], %[[VARG2]] {offsets = [2, 4], strides = [1, 1]} : vector<2x2xf32> into vector<8x16xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[VARG1]][1, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[V3]][4, 4] : f32 from vector<8x16xf32>
// CHECK-NEXT: %[[V6:.*]] = vector.extract %[[V3]][7, 2] : f32 from vector<8x16xf32>
// CHECK-NEXT: %[[V7:.*]] = vector.extract %[[VARG1]][1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V4]], %[[V5]], %[[V6]], %[[V7]] : vector<16xf32>, f32, vector<16xf32>, f32, f32, f32, vector<2xf32>
func.func @slices(%a: vector<4x8x16xf32>, %v: vector<2x2xf32>, %w: vector<8x16xf32>) -> (vector<16xf32>, f32, vector<16xf32>, f32, f32, f32, vector<2xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  %1 = vector.extract %0[1, 1] : vector<16xf32> from vector<2x4x16xf32>
  %2 = vector.extract %0[1, 1, 5] : f32 from vector<2x4x16xf32>
  %3 = vector.extract %0[0] : vector<4x16xf32> from vector<2x4x16xf32>
  %4 = vector.extract %3[2] : vector<16xf32> from vector<4x16xf32>
  %5 = vector.insert_strided_slice %v, %w {offsets = [2, 4], strides = [1, 1]} : vector<2x2xf32> into vector<8x16xf32>
  %6 = vector.extract %5[3, 4] : f32 from vector<8x16xf32>
  %7 = vector.extract %5[4, 4] : f32 from vector<8x16xf32>
  %8 = vector.extract %5[7] : vector<16xf32> from vector<8x16xf32>
  %9 = vector.extract %8[2] : f32 from vector<16xf32>
  %10 = vector.insert_strided_slice %v, %v {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x2xf32>
  %11 = vector.extract %10[1] : vector<2xf32> from vector<2x2xf32>
  return %1, %2, %4, %6, %7, %9, %11 : vector<16xf32>, f32, vector<16xf32>, f32, f32, f32, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @elements
// CHECK-SAME: (%[[VARG0:.*]]: f32, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: f32, %[[VARG3:.*]]: f32) -> (f32, vector<2xf32>, f32) {
// CHECK-NEXT: %[[V0:.*]] = vector.from_elements %[[VARG2]], %[[VARG3]] : vector<2xf32>
// CHECK-NEXT: return %[[VARG2]], %[[V0]], %[[VARG2]] : f32, vector<2xf32>, f32
func.func @elements(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32, vector<2xf32>, f32) {
  %0 = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %1 = vector.extract %0[1, 0] : f32 from vector<2x2xf32>
  %2 = vector.extract %0[1] : vector<2xf32> from vector<2x2xf32>
  %3 = vector.from_elements %c : vector<f32>
  %4 = vector.extract %3[] : f32 from vector<f32>
  return %1, %2, %4 : f32, vector<2xf32>, f32
}

// -----

// CHECK-LABEL: func.func @masks
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1, vector<4xi1>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: %[[VC2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[V0:.*]] = vector.create_mask %[[VC2]], %[[VARG0]] : vector<4x4xi1>
// CHECK-NEXT: %[[V1:.*]] = vector.create_mask %[[VARG0]] : vector<4xi1>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[V0]][%[[VARG1]]] : vector<4xi1> from vector<4x4xi1>
// CHECK-NEXT: %[[V3:.*]] = vector.create_mask %[[VARG0]] : vector<4xi1>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[V0]][1, 1] : i1 from vector<4x4xi1>
// CHECK-NEXT: return %[[V1]], %[[VCST]], %[[V2]], %[[V3]], %[[V4]], %[[VCST]] : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1, vector<4xi1>
func.func @masks(%n: index, %i: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1, vector<4xi1>) {
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %0 = vector.create_mask %c2, %n : vector<4x4xi1>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<4x4xi1>
  %2 = vector.extract %0[3] : vector<4xi1> from vector<4x4xi1>
  %3 = vector.extract %0[%i] : vector<4xi1> from vector<4x4xi1>
  %4 = vector.create_mask %c8, %n : vector<4x4xi1>
  %5 = vector.extract %4[%i] : vector<4xi1> from vector<4x4xi1>
  %6 = vector.extract %0[1, 1] : i1 from vector<4x4xi1>
  %7 = vector.create_mask %n, %c0 : vector<4x4xi1>
  %8 = vector.extract %7[%i] : vector<4xi1> from vector<4x4xi1>
  return %1, %2, %3, %5, %6, %8 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1, vector<4xi1>
}

// -----

// CHECK-LABEL: func.func @poison
// CHECK-SAME: (%[[VARG0:.*]]: vector<4xf32>, %[[VARG1:.*]]: f32) -> (f32, vector<4xf32>, f32, vector<4xf32>, f32) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = ub.poison : f32
// CHECK-NEXT: %[[V2:.*]] = vector.insert %[[VARG1]], %[[V0]] [1] : f32 into vector<4xf32>
// CHECK-NEXT: return %[[V1]], %[[V0]], %[[V1]], %[[V2]], %[[V1]] : f32, vector<4xf32>, f32, vector<4xf32>, f32
func.func @poison(%v: vector<4xf32>, %s: f32) -> (f32, vector<4xf32>, f32, vector<4xf32>, f32) {
  %p = ub.poison : vector<4xf32>
  %0 = vector.extract %v[-1] : f32 from vector<4xf32>
  %1 = vector.insert %s, %v[-1] : f32 into vector<4xf32>
  %2 = vector.extract %p[1] : f32 from vector<4xf32>
  %3 = vector.insert %s, %p[1] : f32 into vector<4xf32>
  %c = arith.constant -1 : index
  %4 = vector.extract %v[%c] : f32 from vector<4xf32>
  return %0, %1, %2, %3, %4 : f32, vector<4xf32>, f32, vector<4xf32>, f32
}

// -----

// CHECK-LABEL: func.func @inserts
// CHECK-SAME: (%[[VARG0:.*]]: f32, %[[VARG1:.*]]: vector<2x2xf32>, %[[VARG2:.*]]: index, %[[VARG3:.*]]: vector<2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<1x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = vector.insert %[[VARG3]], %[[VARG1]] [1] : vector<2xf32> into vector<2x2xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.insert %[[VARG0]], %[[VARG1]] [%[[VARG2]], 1] : f32 into vector<2x2xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.insert %[[VARG0]], %[[VARG1]] [1, %[[VARG2]]] : f32 into vector<2x2xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.broadcast %[[VARG3]] : vector<2xf32> to vector<1x2xf32>
// CHECK-NEXT: %[[V4:.*]]:2 = vector.to_elements %[[VARG3]] : vector<2xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.from_elements %[[V4]]#0, %[[V4]]#1, %[[VARG0]], %[[VARG0]] : vector<2x2xf32>
// CHECK-NEXT: %[[V6:.*]] = vector.broadcast %[[VARG0]] : f32 to vector<2x2xf32>
// CHECK-NEXT: %[[V7:.*]] = vector.insert %[[VARG0]], %[[V6]] [0, 0] : f32 into vector<2x2xf32>
// CHECK-NEXT: %[[V8:.*]] = vector.broadcast %[[VARG0]] : f32 to vector<2x2xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V5]], %[[V7]], %[[V8]] : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<1x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>
func.func @inserts(%s: f32, %v: vector<2x2xf32>, %i: index, %r: vector<2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<1x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.insert %r, %v[1] : vector<2xf32> into vector<2x2xf32>
  %1 = vector.insert %r, %0[1] : vector<2xf32> into vector<2x2xf32>
  %2 = vector.insert %s, %v[%i, 1] : f32 into vector<2x2xf32>
  %3 = vector.insert %s, %2[%i, 1] : f32 into vector<2x2xf32>
  %c1 = arith.constant 1 : index
  %4 = vector.insert %s, %v[%c1, %i] : f32 into vector<2x2xf32>
  %p = ub.poison : vector<1x2xf32>
  %5 = vector.insert %r, %p[0] : vector<2xf32> into vector<1x2xf32>
  %6 = vector.insert %r, %v[0] : vector<2xf32> into vector<2x2xf32>
  %7 = vector.insert %s, %6[1, 0] : f32 into vector<2x2xf32>
  %8 = vector.insert %s, %7[1, 1] : f32 into vector<2x2xf32>
  %b = vector.broadcast %s : f32 to vector<2x2xf32>
  %9 = vector.insert %s, %b[0, 0] : f32 into vector<2x2xf32>
  %bb = vector.broadcast %s : f32 to vector<2xf32>
  %10 = vector.insert %bb, %b[0] : vector<2xf32> into vector<2x2xf32>
  return %1, %3, %4, %5, %8, %9, %10 : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<1x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @insert_constants
// CHECK-SAME: () -> (vector<3xi32>, vector<2x2xf32>, vector<2x3xi32>, vector<4xi1>, vector<2x3xi32>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<[1, 9, 3]> : vector<3xi32>
// CHECK-NEXT: %[[VCST_0:.*]] = arith.constant dense<{{\[\[}}0.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00{{\]\]}}> : vector<2x2xf32>
// CHECK-NEXT: %[[VCST_1:.*]] = arith.constant dense<{{\[\[}}0, 0, 0], [1, 2, 3{{\]\]}}> : vector<2x3xi32>
// CHECK-NEXT: %[[VCST_2:.*]] = arith.constant dense<[false, false, true, false]> : vector<4xi1>
// CHECK-NEXT: %[[VCST_3:.*]] = arith.constant dense<{{\[\[}}0, 0, 0], [0, 7, 8{{\]\]}}> : vector<2x3xi32>
// CHECK-NEXT: return %[[VCST]], %[[VCST_0]], %[[VCST_1]], %[[VCST_2]], %[[VCST_3]] : vector<3xi32>, vector<2x2xf32>, vector<2x3xi32>, vector<4xi1>, vector<2x3xi32>
func.func @insert_constants() -> (vector<3xi32>, vector<2x2xf32>, vector<2x3xi32>, vector<4xi1>, vector<2x3xi32>) {
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %c = arith.constant 9 : i32
  %0 = vector.insert %c, %a[1] : i32 into vector<3xi32>
  %f = arith.constant dense<0.0> : vector<2x2xf32>
  %g = arith.constant 1.0 : f32
  %1 = vector.insert %g, %f[1, 0] : f32 into vector<2x2xf32>
  %b = arith.constant dense<0> : vector<2x3xi32>
  %2 = vector.insert %a, %b[1] : vector<3xi32> into vector<2x3xi32>
  %m = arith.constant dense<false> : vector<4xi1>
  %t = arith.constant true
  %3 = vector.insert %t, %m[2] : i1 into vector<4xi1>
  %s = arith.constant dense<[[7, 8]]> : vector<1x2xi32>
  %4 = vector.insert_strided_slice %s, %b {offsets = [1, 1], strides = [1, 1]} : vector<1x2xi32> into vector<2x3xi32>
  return %0, %1, %2, %3, %4 : vector<3xi32>, vector<2x2xf32>, vector<2x3xi32>, vector<4xi1>, vector<2x3xi32>
}

// -----

// CHECK-LABEL: func.func @strided
// CHECK-SAME: (%[[VARG0:.*]]: f32, %[[VARG1:.*]]: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = vector.broadcast %[[VARG0]] : f32 to vector<4x4xf32>
// CHECK-NEXT: return %[[V0]], %[[VARG1]] : vector<4x4xf32>, vector<4x4xf32>
func.func @strided(%s: f32, %v: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>) {
  %b = vector.broadcast %s : f32 to vector<4x4xf32>
  %c = vector.broadcast %s : f32 to vector<2x2xf32>
  %0 = vector.insert_strided_slice %c, %b {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %2 = vector.insert_strided_slice %1, %v {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %0, %2 : vector<4x4xf32>, vector<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[VARG0:.*]]: vector<8x4xf32>, %[[VARG1:.*]]: vector<1x32xf32>) -> (f32, vector<4xf32>, vector<32xf32>, vector<2x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[VARG0]][6, 3] : f32 from vector<8x4xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[VARG0]][6] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.shape_cast %[[VARG0]] : vector<8x4xf32> to vector<32xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.shape_cast %[[VARG0]] : vector<8x4xf32> to vector<4x2x4xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[V3]][1] : vector<2x4xf32> from vector<4x2x4xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V4]] : f32, vector<4xf32>, vector<32xf32>, vector<2x4xf32>
func.func @casts(%v: vector<8x4xf32>, %w: vector<1x32xf32>) -> (f32, vector<4xf32>, vector<32xf32>, vector<2x4xf32>) {
  %0 = vector.shape_cast %v : vector<8x4xf32> to vector<2x4x4xf32>
  %1 = vector.extract %0[1, 2, 3] : f32 from vector<2x4x4xf32>
  %2 = vector.extract %0[1, 2] : vector<4xf32> from vector<2x4x4xf32>
  %3 = vector.shape_cast %v : vector<8x4xf32> to vector<1x1x32xf32>
  %4 = vector.extract %3[0, 0] : vector<32xf32> from vector<1x1x32xf32>
  %5 = vector.shape_cast %v : vector<8x4xf32> to vector<4x2x4xf32>
  %6 = vector.extract %5[1] : vector<2x4xf32> from vector<4x2x4xf32>
  return %1, %2, %4, %6 : f32, vector<4xf32>, vector<32xf32>, vector<2x4xf32>
}
