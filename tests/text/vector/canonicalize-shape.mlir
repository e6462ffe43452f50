// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @masks
// CHECK-SAME: (%[[VARG0:.*]]: index) -> (vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<i1>, vector<4x3xi1>, vector<4x3xi1>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<true> : vector<i1>
// CHECK-NEXT: %[[VCST_0:.*]] = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT: %[[VCST_1:.*]] = arith.constant dense<true> : vector<4x3xi1>
// CHECK-NEXT: %[[VCST_2:.*]] = arith.constant dense<false> : vector<4x3xi1>
// CHECK-NEXT: %[[VC2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[VC9:.*]] = arith.constant 9 : index
// CHECK-NEXT: %[[VVSCALE:.*]] = vector.vscale
// CHECK-NEXT: %[[V0:.*]] = vector.constant_mask [2, 3] : vector<4x3xi1>
// CHECK-NEXT: %[[V1:.*]] = vector.create_mask %[[VC2]] : vector<[4]xi1>
// CHECK-NEXT: %[[V2:.*]] = vector.create_mask %[[VVSCALE]] : vector<[4]xi1>
// CHECK-NEXT: %[[V3:.*]] = vector.create_mask %[[VARG0]], %[[VC9]] : vector<4x3xi1>
// CHECK-NEXT: %[[V4:.*]] = vector.constant_mask [2, 3] : vector<4x3xi1>
// CHECK-NEXT: return %[[V0]], %[[VCST_2]], %[[VCST_1]], %[[VCST_0]], %[[V1]], %[[V2]], %[[VCST]], %[[V3]], %[[V4]] : vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<i1>, vector<4x3xi1>, vector<4x3xi1>
func.func @masks(%n: index) -> (vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<i1>, vector<4x3xi1>, vector<4x3xi1>) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -3 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %vs = vector.vscale
  %sz = arith.muli %vs, %c4 : index
  %0 = vector.create_mask %c2, %c9 : vector<4x3xi1>
  %1 = vector.create_mask %cm, %c9 : vector<4x3xi1>
  %2 = vector.create_mask %c9, %c9 : vector<4x3xi1>
  %3 = vector.create_mask %sz : vector<[4]xi1>
  %4 = vector.create_mask %c2 : vector<[4]xi1>
  %5 = vector.create_mask %vs : vector<[4]xi1>
  %6 = vector.create_mask %c1 : vector<i1>
  %7 = vector.create_mask %n, %c9 : vector<4x3xi1>
  %8 = vector.constant_mask [2, 3] : vector<4x3xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<i1>, vector<4x3xi1>, vector<4x3xi1>
}

// -----

// CHECK-LABEL: func.func @slices
// CHECK-SAME: () -> (vector<2x2xi1>, vector<2x2xi1>, vector<2x3xi1>, vector<2x2xi1>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<true> : vector<2x2xi1>
// CHECK-NEXT: %[[VCST_0:.*]] = arith.constant dense<false> : vector<2x2xi1>
// CHECK-NEXT: %[[V0:.*]] = vector.constant_mask [1, 1] : vector<2x2xi1>
// CHECK-NEXT: %[[V1:.*]] = vector.constant_mask [1, 2] : vector<2x3xi1>
// CHECK-NEXT: return %[[V0]], %[[VCST_0]], %[[V1]], %[[VCST]] : vector<2x2xi1>, vector<2x2xi1>, vector<2x3xi1>, vector<2x2xi1>
func.func @slices() -> (vector<2x2xi1>, vector<2x2xi1>, vector<2x3xi1>, vector<2x2xi1>) {
  %0 = vector.constant_mask [2, 2] : vector<4x3xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %2 = vector.extract_strided_slice %0 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %3 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
  %4 = vector.extract_strided_slice %0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  return %1, %2, %3, %4 : vector<2x2xi1>, vector<2x2xi1>, vector<2x3xi1>, vector<2x2xi1>
}

// -----

// CHECK-LABEL: func.func @fill
// CHECK-SAME: (%[[VARG0:.*]]: vector<4xf32>) -> (vector<2x4xf32>, vector<4xf32>, vector<2x3xi32>, vector<2x3xi32>, vector<2xindex>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<1.500000e+00> : vector<2x4xf32>
// CHECK-NEXT: %[[VCST_0:.*]] = arith.constant dense<7> : vector<2x3xi32>
// CHECK-NEXT: %[[VCST_1:.*]] = arith.constant dense<3> : vector<2x3xi32>
// CHECK-NEXT: %[[VCST_2:.*]] = arith.constant dense<5> : vector<2xindex>
// CHECK-NEXT: return %[[VCST]], %[[VARG0]], %[[VCST_0]], %[[VCST_1]], %[[VCST_2]] : vector<2x4xf32>, vector<4xf32>, vector<2x3xi32>, vector<2x3xi32>, vector<2xindex>
func.func @fill(%x: vector<4xf32>) -> (vector<2x4xf32>, vector<4xf32>, vector<2x3xi32>, vector<2x3xi32>, vector<2xindex>) {
  %f = arith.constant 1.5 : f32
  %s = arith.constant dense<7> : vector<3xi32>
  %i = arith.constant 3 : i32
  %n = arith.constant 5 : index
  %0 = vector.broadcast %f : f32 to vector<2x4xf32>
  %1 = vector.broadcast %x : vector<4xf32> to vector<4xf32>
  %2 = vector.broadcast %s : vector<3xi32> to vector<2x3xi32>
  %3 = vector.broadcast %i : i32 to vector<2x3xi32>
  %4 = vector.broadcast %n : index to vector<2xindex>
  return %0, %1, %2, %3, %4 : vector<2x4xf32>, vector<4xf32>, vector<2x3xi32>, vector<2x3xi32>, vector<2xindex>
}

// -----

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[VARG0:.*]]: vector<2x4xf32>, %[[VARG1:.*]]: vector<8xi32>) -> (vector<2x4xf32>, vector<4x2xf32>, vector<2x2xi32>, vector<6xi32>, vector<8xi32>, vector<16xi16>, vector<32xi8>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<9> : vector<6xi32>
// CHECK-NEXT: %[[VCST_0:.*]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.shape_cast %[[VARG0]] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.bitcast %[[VARG1]] : vector<8xi32> to vector<16xi16>
// CHECK-NEXT: %[[V2:.*]] = vector.bitcast %[[VARG1]] : vector<8xi32> to vector<32xi8>
// CHECK-NEXT: return %[[VARG0]], %[[V0]], %[[VCST_0]], %[[VCST]], %[[VARG1]], %[[V1]], %[[V2]] : vector<2x4xf32>, vector<4x2xf32>, vector<2x2xi32>, vector<6xi32>, vector<8xi32>, vector<16xi16>, vector<32xi8>
func.func @casts(%x: vector<2x4xf32>, %y: vector<8xi32>) -> (vector<2x4xf32>, vector<4x2xf32>, vector<2x2xi32>, vector<6xi32>, vector<8xi32>, vector<16xi16>, vector<32xi8>) {
  %0 = vector.shape_cast %x : vector<2x4xf32> to vector<8xf32>
  %1 = vector.shape_cast %0 : vector<8xf32> to vector<2x4xf32>
  %2 = vector.shape_cast %0 : vector<8xf32> to vector<4x2xf32>
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %s = arith.constant dense<9> : vector<2x3xi32>
  %3 = vector.shape_cast %c : vector<4xi32> to vector<2x2xi32>
  %4 = vector.shape_cast %s : vector<2x3xi32> to vector<6xi32>
  %5 = vector.bitcast %y : vector<8xi32> to vector<16xi16>
  %6 = vector.bitcast %5 : vector<16xi16> to vector<8xi32>
  %7 = vector.bitcast %5 : vector<16xi16> to vector<32xi8>
  return %1, %2, %3, %4, %6, %5, %7 : vector<2x4xf32>, vector<4x2xf32>, vector<2x2xi32>, vector<6xi32>, vector<8xi32>, vector<16xi16>, vector<32xi8>
}

// -----

// CHECK-LABEL: func.func @strided
// CHECK-SAME: (%[[VARG0:.*]]: vector<2x4xf32>) -> (vector<2x4xf32>, vector<1x4xf32>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<2.000000e+00> : vector<1x4xf32>
// CHECK-NEXT: return %[[VARG0]], %[[VCST]] : vector<2x4xf32>, vector<1x4xf32>
func.func @strided(%x: vector<2x4xf32>) -> (vector<2x4xf32>, vector<1x4xf32>) {
  %c = arith.constant dense<2.0> : vector<2x4xf32>
  %0 = vector.extract_strided_slice %x {offsets = [0, 0], sizes = [2, 4], strides = [1, 1]} : vector<2x4xf32> to vector<2x4xf32>
  %1 = vector.extract_strided_slice %c {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  return %0, %1 : vector<2x4xf32>, vector<1x4xf32>
}
