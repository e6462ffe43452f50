// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-LABEL: func.func @bounds
// CHECK-SAME: (%[[VARG0:.*]]: memref<8x?xf32>, %[[VARG1:.*]]: tensor<16x16xf32>, %[[VARG2:.*]]: index, %[[VARG3:.*]]: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x2xf32>, tensor<16x16xf32>) {
// CHECK-NEXT: %[[VC0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[VC12:.*]] = arith.constant 12 : index
// CHECK-NEXT: %[[VC13:.*]] = arith.constant 13 : index
// CHECK-NEXT: %[[VCST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_read %[[VARG0]][%[[VC0]], %[[VC0]]], %[[VCST]] {in_bounds = [true, false]} : memref<8x?xf32>, vector<4x4xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.transfer_read %[[VARG1]][%[[VC12]], %[[VC13]]], %[[VCST]] {in_bounds = [true, false]} : tensor<16x16xf32>, vector<4x4xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.transfer_read %[[VARG1]][%[[VC12]], %[[VARG2]]], %[[VCST]] {in_bounds = [true, true], permutation_map = #map} : tensor<16x16xf32>, vector<4x2xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.transfer_write %[[VARG3]], %[[VARG1]][%[[VC12]], %[[VARG2]]] {in_bounds = [true, false]} : vector<4x4xf32>, tensor<16x16xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : vector<4x4xf32>, vector<4x4xf32>, vector<4x2xf32>, tensor<16x16xf32>
func.func @bounds(%m: memref<8x?xf32>, %t: tensor<16x16xf32>, %i: index, %v: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x2xf32>, tensor<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %c12 = arith.constant 12 : index
  %c13 = arith.constant 13 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c0, %c0], %f : memref<8x?xf32>, vector<4x4xf32>
  %1 = vector.transfer_read %t[%c12, %c13], %f : tensor<16x16xf32>, vector<4x4xf32>
  %2 = vector.transfer_read %t[%c12, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : tensor<16x16xf32>, vector<4x2xf32>
  %3 = vector.transfer_write %v, %t[%c12, %i] : vector<4x4xf32>, tensor<16x16xf32>
  return %0, %1, %2, %3 : vector<4x4xf32>, vector<4x4xf32>, vector<4x2xf32>, tensor<16x16xf32>
}

// -----

// CHECK-LABEL: func.func @masks
// CHECK-SAME: (%[[VARG0:.*]]: tensor<16xf32>, %[[VARG1:.*]]: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: %[[VCST_0:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V0:.*]] = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT: %[[V1:.*]] = vector.transfer_read %[[VARG0]][%[[VARG1]]], %[[VCST_0]] : tensor<16xf32>, vector<4xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.transfer_read %[[VARG0]][%[[VARG1]]], %[[VCST_0]], %[[V0]] : tensor<16xf32>, vector<4xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.transfer_read %[[VARG0]][%[[VARG1]]], %[[VCST_0]] : tensor<16xf32>, vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.transfer_read %[[VARG0]][%[[VARG1]]], %[[VCST_0]], %[[VCST]] : tensor<16xf32>, vector<4xf32>
// CHECK-NEXT: return %[[V1]], %[[V2]], %[[V3]], %[[V4]] : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
func.func @masks(%t: tensor<16xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c4 = arith.constant 4 : index
  %f = arith.constant 0.0 : f32
  %m0 = vector.constant_mask [4] : vector<4xi1>
  %m1 = vector.constant_mask [3] : vector<4xi1>
  %m3 = arith.constant dense<true> : vector<4xi1>
  %m4 = arith.constant dense<false> : vector<4xi1>
  %0 = vector.transfer_read %t[%i], %f, %m0 : tensor<16xf32>, vector<4xf32>
  %1 = vector.transfer_read %t[%i], %f, %m1 : tensor<16xf32>, vector<4xf32>
  %2 = vector.transfer_read %t[%i], %f, %m3 : tensor<16xf32>, vector<4xf32>
  %3 = vector.transfer_read %t[%i], %f, %m4 : tensor<16xf32>, vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[VARG0:.*]]: memref<8xf32>, %[[VARG1:.*]]: tensor<16xf32>, %[[VARG2:.*]]: tensor<?xf32>, %[[VARG3:.*]]: index, %[[VARG4:.*]]: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_read %[[VARG0]][%[[VARG3]]], %[[VCST]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: vector.transfer_write %[[VARG4]], %[[VARG0]][%[[VARG3]]] : vector<4xf32>, memref<8xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.transfer_read %[[VARG1]][%[[VARG3]]], %[[VCST]] : tensor<16xf32>, vector<4xf32>
// CHECK-NEXT: %[[VCAST:.*]] = tensor.cast %[[VARG2]] : tensor<?xf32> to tensor<16xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.transfer_read %[[VCAST]][%[[VARG3]]], %[[VCST]] : tensor<16xf32>, vector<4xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]] : vector<4xf32>, vector<4xf32>, vector<4xf32>
func.func @casts(%m: memref<8xf32>, %t: tensor<16xf32>, %u: tensor<?xf32>, %i: index, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %f = arith.constant 0.0 : f32
  %n = memref.cast %m : memref<8xf32> to memref<?xf32>
  %0 = vector.transfer_read %n[%i], %f : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v, %n[%i] : vector<4xf32>, memref<?xf32>
  %s = tensor.cast %t : tensor<16xf32> to tensor<?xf32>
  %1 = vector.transfer_read %s[%i], %f : tensor<?xf32>, vector<4xf32>
  %r = tensor.cast %u : tensor<?xf32> to tensor<16xf32>
  %2 = vector.transfer_read %r[%i], %f : tensor<16xf32>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @written
// CHECK-SAME: (%[[VARG0:.*]]: tensor<16x16xf32>, %[[VARG1:.*]]: vector<1x4xf32>, %[[VARG2:.*]]: vector<1x4xf32>, %[[VARG3:.*]]: index) -> (vector<1x4xf32>, vector<1x4xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[VC0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[VC1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_write %[[VARG1]], %[[VARG0]][%[[VC0]], %[[VC0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<16x16xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.transfer_write %[[VARG2]], %[[V0]][%[[VC1]], %[[VC0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<16x16xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.transfer_read %[[V1]][%[[VARG3]], %[[VC0]]], %[[VCST]] {in_bounds = [false, true]} : tensor<16x16xf32>, vector<1x4xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.transfer_write %[[VARG1]], %[[VARG0]][%[[VC1]], %[[VC0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<16x16xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.transfer_write %[[VARG1]], %[[V3]][%[[VC0]], %[[VC0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<16x16xf32>
// CHECK-NEXT: return %[[VARG1]], %[[V2]], %[[V4]], %[[VARG0]] : vector<1x4xf32>, vector<1x4xf32>, tensor<16x16xf32>, tensor<16x16xf32>
func.func @written(%t: tensor<16x16xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>, %i: index) -> (vector<1x4xf32>, vector<1x4xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
  %f = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<1x4xf32>, tensor<16x16xf32>
  %1 = vector.transfer_write %w, %0[%c1, %c0] : vector<1x4xf32>, tensor<16x16xf32>
  %2 = vector.transfer_read %1[%c0, %c0], %f : tensor<16x16xf32>, vector<1x4xf32>
  %3 = vector.transfer_read %1[%i, %c0], %f : tensor<16x16xf32>, vector<1x4xf32>
  %4 = vector.transfer_write %w, %t[%c0, %c0] : vector<1x4xf32>, tensor<16x16xf32>
  %5 = vector.transfer_write %v, %4[%c1, %c0] : vector<1x4xf32>, tensor<16x16xf32>
  %6 = vector.transfer_write %v, %5[%c0, %c0] : vector<1x4xf32>, tensor<16x16xf32>
  %7 = vector.transfer_read %t[%c0, %i], %f : tensor<16x16xf32>, vector<1x4xf32>
  %8 = vector.transfer_write %7, %t[%c0, %i] : vector<1x4xf32>, tensor<16x16xf32>
  return %2, %3, %6, %8 : vector<1x4xf32>, vector<1x4xf32>, tensor<16x16xf32>, tensor<16x16xf32>
}

// -----

// CHECK-LABEL: func.func @copied
// CHECK-SAME: (%[[VARG0:.*]]: tensor<4x4xf32>, %[[VARG1:.*]]: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: return %[[VARG0]] : tensor<4x4xf32>
func.func @copied(%t: tensor<4x4xf32>, %u: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %f = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %f : tensor<4x4xf32>, vector<4x4xf32>
  %1 = vector.transfer_write %0, %u[%c0, %c0] : vector<4x4xf32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
