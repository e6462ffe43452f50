// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-LABEL: func.func @read_written
// CHECK-SAME: (%[[VARG0:.*]]: tensor<4x4x4xf32>, %[[VARG1:.*]]: vector<1x4x4xf32>, %[[VARG2:.*]]: f32) -> (vector<1x100x4x5xf32>, vector<4x4xf32>, vector<1x4x4xf32>) {
// CHECK-NEXT: %[[VC0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[VARG1]][0] : vector<4x4xf32> from vector<1x4x4xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract_strided_slice %[[V0]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x4xf32> to vector<4x1xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.broadcast %[[V1]] : vector<4x1xf32> to vector<100x5x4x1xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.transpose %[[V2]], [3, 0, 2, 1] : vector<100x5x4x1xf32> to vector<1x100x4x5xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.transfer_write %[[VARG1]], %[[VARG0]][%[[VC0]], %[[VC0]], %[[VC0]]] {in_bounds = [true, true, true]} : vector<1x4x4xf32>, tensor<4x4x4xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.transfer_read %[[V4]][%[[VC0]], %[[VC0]], %[[VC0]]], %[[VARG2]] {in_bounds = [true, true], permutation_map = #map} : tensor<4x4x4xf32>, vector<4x4xf32>
// CHECK-NEXT: %[[V6:.*]] = vector.transpose %[[VARG1]], [0, 2, 1] : vector<1x4x4xf32> to vector<1x4x4xf32>
// CHECK-NEXT: return %[[V3]], %[[V5]], %[[V6]] : vector<1x100x4x5xf32>, vector<4x4xf32>, vector<1x4x4xf32>
func.func @read_written(%t: tensor<4x4x4xf32>, %v: vector<1x4x4xf32>, %p: f32) -> (vector<1x100x4x5xf32>, vector<4x4xf32>, vector<1x4x4xf32>) {
  %c0 = arith.constant 0 : index
  %v0 = vector.extract %v[0] : vector<4x4xf32> from vector<1x4x4xf32>
  %s = vector.extract_strided_slice %v0 {offsets=[0,0], sizes=[4,1], strides=[1,1]} : vector<4x4xf32> to vector<4x1xf32>
  %w = vector.transfer_write %s, %t[%c0, %c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<4x1xf32>, tensor<4x4x4xf32>
  %r = vector.transfer_read %w[%c0, %c0, %c0], %p {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2, 0)>} : tensor<4x4x4xf32>, vector<1x100x4x5xf32>
  %w2 = vector.transfer_write %v, %t[%c0, %c0, %c0] : vector<1x4x4xf32>, tensor<4x4x4xf32>
  %r2 = vector.transfer_read %w2[%c0, %c0, %c0], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : tensor<4x4x4xf32>, vector<4x4xf32>
  %r3 = vector.transfer_read %w2[%c0, %c0, %c0], %p {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>} : tensor<4x4x4xf32>, vector<1x4x4xf32>
  return %r, %r2, %r3 : vector<1x100x4x5xf32>, vector<4x4xf32>, vector<1x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @write_slice
// CHECK-SAME: (%[[VARG0:.*]]: vector<8x16xf32>, %[[VARG1:.*]]: tensor<8x16xf32>, %[[VARG2:.*]]: tensor<27x37xf32>, %[[VARG3:.*]]: index, %[[VARG4:.*]]: index, %[[VARG5:.*]]: index) -> tensor<27x37xf32> {
// CHECK-NEXT: %[[VC0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[VEXTRACTED_SLICE:.*]] = tensor.extract_slice %[[VARG2]][%[[VARG3]], %[[VARG4]]] [%[[VARG5]], %[[VARG3]]] [1, 1] : tensor<27x37xf32> to tensor<?x?xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_write %[[VARG0]], %[[VEXTRACTED_SLICE]][%[[VC0]], %[[VC0]]] : vector<8x16xf32>, tensor<?x?xf32>
// CHECK-NEXT: %[[VINSERTED_SLICE:.*]] = tensor.insert_slice %[[V0]] into %[[VARG2]][%[[VARG3]], %[[VARG4]]] [%[[VARG5]], %[[VARG3]]] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
// CHECK-NEXT: return %[[VINSERTED_SLICE]] : tensor<27x37xf32>
func.func @write_slice(%v: vector<8x16xf32>, %t: tensor<8x16xf32>, %d: tensor<27x37xf32>, %a: index, %b: index, %s: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0] [%s, %a] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %d[%a, %b] [%s, %a] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}

// -----

// CHECK-LABEL: func.func @masks
// CHECK-SAME: (%[[VARG0:.*]]: vector<8xi1>, %[[VARG1:.*]]: vector<8xf32>, %[[VARG2:.*]]: vector<8xf32>, %[[VARG3:.*]]: memref<?xf32>, %[[VARG4:.*]]: index, %[[VARG5:.*]]: f32) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %[[VARG0]], %[[VARG1]], %[[VARG2]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.transfer_read %[[VARG3]][%[[VARG4]]], %[[VARG5]] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT: vector.transfer_write %[[VARG1]], %[[VARG3]][%[[VARG4]]] : vector<8xf32>, memref<?xf32>
// CHECK-NEXT: return %[[VARG1]], %[[V0]], %[[V1]] : vector<8xf32>, vector<8xf32>, vector<8xf32>
func.func @masks(%m: vector<8xi1>, %a: vector<8xf32>, %p: vector<8xf32>, %t: memref<?xf32>, %i: index, %f: f32) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %0 = vector.mask %m { vector.yield %a : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %1 = vector.mask %m, %p { vector.yield %a : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %full = vector.constant_mask [8] : vector<8xi1>
  %2 = vector.mask %full { vector.transfer_read %t[%i], %f : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %full { vector.transfer_write %a, %t[%i] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  vector.mask %m { vector.yield } : vector<8xi1>
  return %0, %1, %2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
}

// -----

// CHECK-LABEL: func.func @memory
// CHECK-SAME: (%[[VARG0:.*]]: memref<8xf32>, %[[VARG1:.*]]: vector<4xf32>, %[[VARG2:.*]]: vector<4xi1>, %[[VARG3:.*]]: index, %[[VARG4:.*]]: tensor<8xf32>, %[[VARG5:.*]]: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.load %[[VARG0]][%[[VARG3]]] {nontemporal = true} : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: vector.store %[[VARG1]], %[[VARG0]][%[[VARG3]]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.maskedload %[[VARG0]][%[[VARG3]]], %[[VARG2]], %[[VARG1]] : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.maskedstore %[[VARG0]][%[[VARG3]]], %[[VARG2]], %[[VARG1]] : memref<8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.store %[[VARG1]], %[[VARG0]][%[[VARG3]]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.load %[[VARG0]][%[[VARG3]]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: vector.store %[[VARG1]], %[[VARG0]][%[[VARG3]]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.maskedload %[[VARG0]][%[[VARG3]]], %[[VARG2]], %[[VARG1]] : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.gather %[[VARG4]][%[[VARG3]]] [%[[VCST]]], %[[VARG2]], %[[VARG1]] : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.maskedstore %[[VARG0]][%[[VARG3]]], %[[VARG2]], %[[VARG1]] : memref<8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[VARG1]], %[[V3]], %[[VARG4]], %[[V4]], %[[VARG1]] : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8xf32>, vector<4xf32>, vector<4xf32>
func.func @memory(%m: memref<8xf32>, %v: vector<4xf32>, %k: vector<4xi1>, %i: index, %t: tensor<8xf32>, %n: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8xf32>, vector<4xf32>, vector<4xf32>) {
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %all = arith.constant dense<true> : vector<4xi1>
  %none = vector.constant_mask [0] : vector<4xi1>
  %s = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %0 = vector.load %c[%i] {nontemporal = true} : memref<?xf32>, vector<4xf32>
  vector.store %v, %c[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.maskedload %c[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%i], %all, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%i], %none, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.expandload %m[%i], %all, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.expandload %m[%i], %none, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %all, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %none, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %4 = vector.gather %m[%i][%s], %k, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %5 = vector.gather %t[%i][%s], %k, %v : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %6 = vector.gather %m[%i][%n], %none, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i][%s], %k, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i][%n], %none, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %7 = vector.scatter %t[%i][%n], %none, %v : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  return %0, %1, %2, %3, %4, %7, %5, %6 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8xf32>, vector<4xf32>, vector<4xf32>
}
