// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @shapes
// CHECK-SAME: (%[[VARG0:.*]]: vector<3xf32>, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: index, %[[VARG3:.*]]: vector<4x1x3xf32>, %[[VARG4:.*]]: vector<1x1x4xf32>) -> (vector<2x4x3xf32>, vector<8x3xf32>, vector<4x2xf32>, vector<8xf32>, vector<4x3xf32>, vector<3x4xf32>, vector<8x1x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = vector.broadcast %[[VARG0]] : vector<3xf32> to vector<2x4x3xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.broadcast %[[VARG0]] : vector<3xf32> to vector<8x3xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.broadcast %[[VARG1]] : f32 to vector<4x2xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.broadcast %[[VARG1]] : f32 to vector<8xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.shape_cast %[[VARG3]] : vector<4x1x3xf32> to vector<4x3xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.transpose %[[V4]], [1, 0] : vector<4x3xf32> to vector<3x4xf32>
// CHECK-NEXT: %[[V6:.*]] = vector.broadcast %[[VARG4]] : vector<1x1x4xf32> to vector<8x1x4xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : vector<2x4x3xf32>, vector<8x3xf32>, vector<4x2xf32>, vector<8xf32>, vector<4x3xf32>, vector<3x4xf32>, vector<8x1x4xf32>
func.func @shapes(%v: vector<3xf32>, %s: f32, %n: index, %w: vector<4x1x3xf32>, %u: vector<1x1x4xf32>) -> (vector<2x4x3xf32>, vector<8x3xf32>, vector<4x2xf32>, vector<8xf32>, vector<4x3xf32>, vector<3x4xf32>, vector<8x1x4xf32>) {
  %0 = vector.broadcast %v : vector<3xf32> to vector<4x3xf32>
  %1 = vector.broadcast %0 : vector<4x3xf32> to vector<2x4x3xf32>
  %2 = vector.shape_cast %1 : vector<2x4x3xf32> to vector<8x3xf32>
  %3 = vector.broadcast %s : f32 to vector<2x4xf32>
  %4 = vector.transpose %3, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %5 = vector.shape_cast %3 : vector<2x4xf32> to vector<8xf32>
  %6 = vector.transpose %w, [1, 0, 2] : vector<4x1x3xf32> to vector<1x4x3xf32>
  %7 = vector.shape_cast %6 : vector<1x4x3xf32> to vector<4x3xf32>
  %8 = vector.transpose %7, [1, 0] : vector<4x3xf32> to vector<3x4xf32>
  %9 = vector.broadcast %u : vector<1x1x4xf32> to vector<1x8x4xf32>
  %10 = vector.transpose %9, [1, 0, 2] : vector<1x8x4xf32> to vector<8x1x4xf32>
  return %1, %2, %4, %5, %7, %8, %10 : vector<2x4x3xf32>, vector<8x3xf32>, vector<4x2xf32>, vector<8xf32>, vector<4x3xf32>, vector<3x4xf32>, vector<8x1x4xf32>
}

// -----

// CHECK-LABEL: func.func @transposes
// CHECK-SAME: (%[[VARG0:.*]]: vector<2x3x4xf32>, %[[VARG1:.*]]: index, %[[VARG2:.*]]: index, %[[VARG3:.*]]: f32, %[[VARG4:.*]]: f32, %[[VARG5:.*]]: f32, %[[VARG6:.*]]: f32, %[[VARG7:.*]]: vector<4xf32>, %[[VARG8:.*]]: vector<4x1x1x7xi8>) -> (vector<3x4x2xf32>, vector<4x2xi1>, vector<4x2xi1>, vector<4x1xf32>, vector<2x3xi32>, vector<2x2xf32>, vector<3x2x4x5x6x7xi8>, vector<2x3x5x4x6x7xi8>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<5> : vector<2x3xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.transpose %[[VARG0]], [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.create_mask %[[VARG2]], %[[VARG1]] : vector<4x2xi1>
// CHECK-NEXT: %[[V2:.*]] = vector.constant_mask [3, 1] : vector<4x2xi1>
// CHECK-NEXT: %[[V3:.*]] = vector.shape_cast %[[VARG7]] : vector<4xf32> to vector<4x1xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.from_elements %[[VARG3]], %[[VARG5]], %[[VARG4]], %[[VARG6]] : vector<2x2xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.broadcast %[[VARG8]] : vector<4x1x1x7xi8> to vector<2x3x4x5x6x7xi8>
// CHECK-NEXT: %[[V6:.*]] = vector.broadcast %[[VARG8]] : vector<4x1x1x7xi8> to vector<3x2x4x5x6x7xi8>
// CHECK-NEXT: %[[V7:.*]] = vector.transpose %[[V5]], [0, 1, 3, 2, 4, 5] : vector<2x3x4x5x6x7xi8> to vector<2x3x5x4x6x7xi8>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[VCST]], %[[V4]], %[[V6]], %[[V7]] : vector<3x4x2xf32>, vector<4x2xi1>, vector<4x2xi1>, vector<4x1xf32>, vector<2x3xi32>, vector<2x2xf32>, vector<3x2x4x5x6x7xi8>, vector<2x3x5x4x6x7xi8>
func.func @transposes(%v: vector<2x3x4xf32>, %n: index, %m: index, %a: f32, %b: f32, %c: f32, %d: f32, %w: vector<4xf32>, %x: vector<4x1x1x7xi8>) -> (vector<3x4x2xf32>, vector<4x2xi1>, vector<4x2xi1>, vector<4x1xf32>, vector<2x3xi32>, vector<2x2xf32>, vector<3x2x4x5x6x7xi8>, vector<2x3x5x4x6x7xi8>) {
  %0 = vector.transpose %v, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %1 = vector.transpose %0, [2, 0, 1] : vector<4x2x3xf32> to vector<3x4x2xf32>
  %2 = vector.create_mask %n, %m : vector<2x4xi1>
  %3 = vector.transpose %2, [1, 0] : vector<2x4xi1> to vector<4x2xi1>
  %4 = vector.constant_mask [1, 3] : vector<2x4xi1>
  %5 = vector.transpose %4, [1, 0] : vector<2x4xi1> to vector<4x2xi1>
  %6 = vector.shape_cast %w : vector<4xf32> to vector<1x4xf32>
  %7 = vector.transpose %6, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %8 = arith.constant dense<5> : vector<3x2xi32>
  %9 = vector.transpose %8, [1, 0] : vector<3x2xi32> to vector<2x3xi32>
  %10 = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %11 = vector.transpose %10, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %12 = vector.broadcast %x : vector<4x1x1x7xi8> to vector<2x3x4x5x6x7xi8>
  %13 = vector.transpose %12, [1, 0, 2, 3, 4, 5] : vector<2x3x4x5x6x7xi8> to vector<3x2x4x5x6x7xi8>
  %14 = vector.transpose %12, [0, 1, 3, 2, 4, 5] : vector<2x3x4x5x6x7xi8> to vector<2x3x5x4x6x7xi8>
  return %1, %3, %5, %7, %9, %11, %13, %14 : vector<3x4x2xf32>, vector<4x2xi1>, vector<4x2xi1>, vector<4x1xf32>, vector<2x3xi32>, vector<2x2xf32>, vector<3x2x4x5x6x7xi8>, vector<2x3x5x4x6x7xi8>
}

// -----

// CHECK-LABEL: func.func @cast_masks
// CHECK-SAME: (%[[VARG0:.*]]: index) -> (vector<1x[4]xi1>, vector<4xi1>, vector<4x1xi1>) {
// CHECK-NEXT: %[[VC1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = vector.create_mask %[[VC1]], %[[VARG0]] : vector<1x[4]xi1>
// CHECK-NEXT: %[[V1:.*]] = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT: %[[V2:.*]] = vector.create_mask %[[VARG0]], %[[VARG0]], %[[VC1]] : vector<4x1x1xi1>
// CHECK-NEXT: %[[V3:.*]] = vector.shape_cast %[[V2]] : vector<4x1x1xi1> to vector<4x1xi1>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V3]] : vector<1x[4]xi1>, vector<4xi1>, vector<4x1xi1>
func.func @cast_masks(%n: index) -> (vector<1x[4]xi1>, vector<4xi1>, vector<4x1xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %c1, %n, %c1, %c1 : vector<1x[4]x1x1xi1>
  %1 = vector.shape_cast %0 : vector<1x[4]x1x1xi1> to vector<1x[4]xi1>
  %2 = vector.constant_mask [3, 1] : vector<4x1xi1>
  %3 = vector.shape_cast %2 : vector<4x1xi1> to vector<4xi1>
  %4 = vector.create_mask %n, %n, %c1 : vector<4x1x1xi1>
  %5 = vector.shape_cast %4 : vector<4x1x1xi1> to vector<4x1xi1>
  return %1, %3, %5 : vector<1x[4]xi1>, vector<4xi1>, vector<4x1xi1>
}

// -----

// CHECK-LABEL: func.func @bits
// CHECK-SAME: () -> (vector<4xf32>, vector<2xi32>, vector<1xi32>, vector<2xf32>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT: %[[VCST_0:.*]] = arith.constant dense<0.00782680511> : vector<4xf32>
// CHECK-NEXT: %[[VCST_1:.*]] = arith.constant dense<-131075> : vector<2xi32>
// CHECK-NEXT: %[[VCST_2:.*]] = arith.constant dense<-2122219135> : vector<1xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.bitcast %[[VCST]] : vector<2xi32> to vector<2xf32>
// CHECK-NEXT: return %[[VCST_0]], %[[VCST_1]], %[[VCST_2]], %[[V0]] : vector<4xf32>, vector<2xi32>, vector<1xi32>, vector<2xf32>
func.func @bits() -> (vector<4xf32>, vector<2xi32>, vector<1xi32>, vector<2xf32>) {
  %0 = arith.constant dense<1.0> : vector<8xf16>
  %1 = vector.bitcast %0 : vector<8xf16> to vector<4xf32>
  %2 = arith.constant dense<[1, 2]> : vector<2xi32>
  %3 = arith.constant dense<-3> : vector<4xi16>
  %4 = vector.bitcast %3 : vector<4xi16> to vector<2xi32>
  %5 = arith.constant dense<0x81> : vector<4xi8>
  %6 = vector.bitcast %5 : vector<4xi8> to vector<1xi32>
  %7 = vector.bitcast %2 : vector<2xi32> to vector<2xf32>
  return %1, %4, %6, %7 : vector<4xf32>, vector<2xi32>, vector<1xi32>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @elements
// CHECK-SAME: (%[[VARG0:.*]]: f32, %[[VARG1:.*]]: vector<2x2xf32>, %[[VARG2:.*]]: vector<2x1x2xf32>) -> (vector<3xf32>, f32, f32, vector<2x2xf32>, vector<2xf32>, vector<4xf32>, f32, f32, f32, vector<2xi32>, vector<2xf32>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.broadcast %[[VARG0]] : f32 to vector<3xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[VARG1]][1, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[VARG1]][1, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[VARG1]][1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.shape_cast %[[VARG1]] : vector<2x2xf32> to vector<4xf32>
// CHECK-NEXT: %[[V5:.*]]:4 = vector.to_elements %[[VARG2]] : vector<2x1x2xf32>
// CHECK-NEXT: %[[V6:.*]] = vector.from_elements %[[V2]], %[[V1]] : vector<2xf32>
// CHECK-NEXT: return %[[V0]], %[[VARG0]], %[[VARG0]], %[[VARG1]], %[[V3]], %[[V4]], %[[V5]]#0, %[[V5]]#1, %[[V5]]#3, %[[VCST]], %[[V6]] : vector<3xf32>, f32, f32, vector<2x2xf32>, vector<2xf32>, vector<4xf32>, f32, f32, f32, vector<2xi32>, vector<2xf32>
func.func @elements(%a: f32, %v: vector<2x2xf32>, %w: vector<2x1x2xf32>) -> (vector<3xf32>, f32, f32, vector<2x2xf32>, vector<2xf32>, vector<4xf32>, f32, f32, f32, vector<2xi32>, vector<2xf32>) {
  %0 = vector.from_elements %a, %a, %a : vector<3xf32>
  %1:3 = vector.to_elements %0 : vector<3xf32>
  %2:4 = vector.to_elements %v : vector<2x2xf32>
  %3 = vector.from_elements %2#0, %2#1, %2#2, %2#3 : vector<2x2xf32>
  %4 = vector.extract %v[1, 0] : f32 from vector<2x2xf32>
  %5 = vector.extract %v[1, 1] : f32 from vector<2x2xf32>
  %6 = vector.from_elements %4, %5 : vector<2xf32>
  %7 = vector.extract %v[0, 0] : f32 from vector<2x2xf32>
  %8 = vector.extract %v[0, 1] : f32 from vector<2x2xf32>
  %9 = vector.from_elements %7, %8, %4, %5 : vector<4xf32>
  %10 = vector.broadcast %w : vector<2x1x2xf32> to vector<2x3x2xf32>
  %11:12 = vector.to_elements %10 : vector<2x3x2xf32>
  %12 = vector.broadcast %a : f32 to vector<3xf32>
  %13:3 = vector.to_elements %12 : vector<3xf32>
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %14 = vector.from_elements %c1, %c2 : vector<2xi32>
  %15 = vector.from_elements %5, %4 : vector<2xf32>
  return %0, %1#1, %13#2, %3, %6, %9, %11#0, %11#5, %11#11, %14, %15 : vector<3xf32>, f32, f32, vector<2x2xf32>, vector<2xf32>, vector<4xf32>, f32, f32, f32, vector<2xi32>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @shuffles
// CHECK-SAME: (%[[VARG0:.*]]: vector<2xf32>, %[[VARG1:.*]]: vector<2xf32>, %[[VARG2:.*]]: vector<3xf32>, %[[VARG3:.*]]: f32, %[[VARG4:.*]]: vector<f32>, %[[VARG5:.*]]: vector<f32>) -> (vector<2xf32>, vector<3xf32>, vector<3xi32>, vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<1xf32>, vector<2xi32>, f32, f32) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<[3, 4]> : vector<2xi32>
// CHECK-NEXT: %[[VCST_0:.*]] = arith.constant dense<[4, 1, 1]> : vector<3xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.broadcast %[[VARG3]] : f32 to vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.interleave %[[VARG0]], %[[VARG1]] : vector<2xf32> -> vector<4xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.broadcast %[[VARG4]] : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.broadcast %[[VARG5]] : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[VARG2]][2] : f32 from vector<3xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[VARG0]][1] : f32 from vector<2xf32>
// CHECK-NEXT: return %[[VARG0]], %[[VARG2]], %[[VCST_0]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[VCST]], %[[V4]], %[[V5]] : vector<2xf32>, vector<3xf32>, vector<3xi32>, vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<1xf32>, vector<2xi32>, f32, f32
func.func @shuffles(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<3xf32>, %s: f32, %z: vector<f32>, %y: vector<f32>) -> (vector<2xf32>, vector<3xf32>, vector<3xi32>, vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<1xf32>, vector<2xi32>, f32, f32) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %c [2, 3, 4] : vector<2xf32>, vector<3xf32>
  %x = arith.constant dense<[1, 2]> : vector<2xi32>
  %w = arith.constant dense<[3, 4]> : vector<2xi32>
  %2 = vector.shuffle %x, %w [3, -1, 0] : vector<2xi32>, vector<2xi32>
  %3 = vector.broadcast %s : f32 to vector<2xf32>
  %4 = vector.shuffle %3, %3 [3, 1, 0, 2] : vector<2xf32>, vector<2xf32>
  %5 = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %6 = vector.shuffle %z, %y [0] : vector<f32>, vector<f32>
  %7 = vector.shuffle %z, %y [1] : vector<f32>, vector<f32>
  %p = ub.poison : vector<2xi32>
  %8 = vector.shuffle %p, %p [0, 3] : vector<2xi32>, vector<2xi32>
  %9 = vector.shuffle %p, %w [0, 3] : vector<2xi32>, vector<2xi32>
  %10 = vector.shuffle %a, %c [4, 0, 1] : vector<2xf32>, vector<3xf32>
  %11 = vector.extract %10[0] : f32 from vector<3xf32>
  %12 = vector.extract %10[2] : f32 from vector<3xf32>
  return %0, %1, %2, %4, %5, %6, %7, %9, %11, %12 : vector<2xf32>, vector<3xf32>, vector<3xi32>, vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<1xf32>, vector<2xi32>, f32, f32
}

// -----

// CHECK-LABEL: func.func @slices
// CHECK-SAME: (%[[VARG0:.*]]: vector<4x4xf32>, %[[VARG1:.*]]: vector<8x8xf32>, %[[VARG2:.*]]: index, %[[VARG3:.*]]: f32, %[[VARG4:.*]]: vector<1x4xf32>, %[[VARG5:.*]]: vector<8x1x1x2x8xi8>) -> (vector<2x2xf32>, vector<1x2xf32>, vector<2x2xi32>, vector<4x2xi1>, vector<2x2xi1>, vector<2x2xf32>, vector<2x2xf32>, vector<1x1x1x1x8xi8>, vector<2x2xi32>, vector<2x2xf32>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<3> : vector<2x2xi32>
// CHECK-NEXT: %[[VC3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[VCST_0:.*]] = arith.constant dense<{{\[\[}}5, 6], [8, 9{{\]\]}}> : vector<2x2xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.insert_strided_slice %[[VARG0]], %[[VARG1]] {offsets = [2, 2], strides = [1, 1]} : vector<4x4xf32> into vector<8x8xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract_strided_slice %[[VARG0]] {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract_strided_slice %[[V0]] {offsets = [0, 3], sizes = [1, 2], strides = [1, 1]} : vector<8x8xf32> to vector<1x2xf32>
// CHECK-NEXT: %[[V3:.*]] = arith.subi %[[VARG2]], %[[VC3]] : index
// CHECK-NEXT: %[[V4:.*]] = vector.create_mask %[[V3]], %[[VARG2]] : vector<4x2xi1>
// CHECK-NEXT: %[[V5:.*]] = vector.constant_mask [1, 2] : vector<2x2xi1>
// CHECK-NEXT: %[[V6:.*]] = vector.extract_strided_slice %[[VARG4]] {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x4xf32> to vector<1x2xf32>
// CHECK-NEXT: %[[V7:.*]] = vector.broadcast %[[V6]] : vector<1x2xf32> to vector<2x2xf32>
// CHECK-NEXT: %[[V8:.*]] = vector.broadcast %[[VARG3]] : f32 to vector<2x2xf32>
// CHECK-NEXT: %[[V9:.*]] = vector.extract %[[VARG5]][0, 0, 0, 0] : vector<8xi8> from vector<8x1x1x2x8xi8>
// CHECK-NEXT: %[[V10:.*]] = vector.shape_cast %[[V9]] : vector<8xi8> to vector<1x1x1x1x8xi8>
// CHECK-NEXT: %[[V11:.*]] = vector.extract_strided_slice %[[V0]] {offsets = [5, 5], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
// CHECK-NEXT: return %[[V1]], %[[V2]], %[[VCST_0]], %[[V4]], %[[V5]], %[[V7]], %[[V8]], %[[V10]], %[[VCST]], %[[V11]] : vector<2x2xf32>, vector<1x2xf32>, vector<2x2xi32>, vector<4x2xi1>, vector<2x2xi1>, vector<2x2xf32>, vector<2x2xf32>, vector<1x1x1x1x8xi8>, vector<2x2xi32>, vector<2x2xf32>
func.func @slices(%v: vector<4x4xf32>, %w: vector<8x8xf32>, %n: index, %s: f32, %b: vector<1x4xf32>, %x: vector<8x1x1x2x8xi8>) -> (vector<2x2xf32>, vector<1x2xf32>, vector<2x2xi32>, vector<4x2xi1>, vector<2x2xi1>, vector<2x2xf32>, vector<2x2xf32>, vector<1x1x1x1x8xi8>, vector<2x2xi32>, vector<2x2xf32>) {
  %0 = vector.insert_strided_slice %v, %w {offsets = [2, 2], strides = [1, 1]} : vector<4x4xf32> into vector<8x8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [3, 3], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [0, 3], sizes = [1, 2], strides = [1, 1]} : vector<8x8xf32> to vector<1x2xf32>
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : vector<3x3xi32>
  %3 = vector.extract_strided_slice %c {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x3xi32> to vector<2x2xi32>
  %4 = vector.create_mask %n, %n : vector<8x2xi1>
  %5 = vector.extract_strided_slice %4 {offsets = [3], sizes = [4], strides = [1]} : vector<8x2xi1> to vector<4x2xi1>
  %6 = vector.constant_mask [4, 3] : vector<8x8xi1>
  %7 = vector.extract_strided_slice %6 {offsets = [3, 0], sizes = [2, 2], strides = [1, 1]} : vector<8x8xi1> to vector<2x2xi1>
  %8 = vector.broadcast %b : vector<1x4xf32> to vector<8x4xf32>
  %9 = vector.extract_strided_slice %8 {offsets = [3, 1], sizes = [2, 2], strides = [1, 1]} : vector<8x4xf32> to vector<2x2xf32>
  %10 = vector.broadcast %s : f32 to vector<8x8xf32>
  %11 = vector.extract_strided_slice %10 {offsets = [3, 1], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  %12 = vector.extract_strided_slice %x {offsets = [0, 0, 0, 0, 0], sizes = [1, 1, 1, 1, 8], strides = [1, 1, 1, 1, 1]} : vector<8x1x1x2x8xi8> to vector<1x1x1x1x8xi8>
  %d = arith.constant dense<3> : vector<3x3xi32>
  %13 = vector.extract_strided_slice %d {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x3xi32> to vector<2x2xi32>
  %14 = vector.extract_strided_slice %0 {offsets = [5, 5], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  return %1, %2, %3, %5, %7, %9, %11, %12, %13, %14 : vector<2x2xf32>, vector<1x2xf32>, vector<2x2xi32>, vector<4x2xi1>, vector<2x2xi1>, vector<2x2xf32>, vector<2x2xf32>, vector<1x1x1x1x8xi8>, vector<2x2xi32>, vector<2x2xf32>
}
