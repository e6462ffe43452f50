// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Vectors from memory and tensors, and back.

func.func @transfer_read(%m: memref<?x?xf32>, %t: tensor<4x?xf32>, %x: f32, %i: index, %n: vector<4x8xi1>, %v: memref<?x?xvector<4x3xf32>>, %w: vector<4x3xf32>, %z: memref<f32>, %b: memref<?x?xi8>, %y: i8, %k: vector<8xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %x : memref<?x?xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %m[%i, %i], %x, %n : memref<?x?xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %m[%i, %i], %x, %k {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<?x?xf32>, vector<8x4xf32>
  %3 = vector.transfer_read %t[%i, %i], %x {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, note} : tensor<4x?xf32>, vector<4x8xf32>
  %4 = vector.transfer_read %v[%i, %i], %w : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  %5 = vector.transfer_read %z[], %x : memref<f32>, vector<f32>
  %6 = vector.transfer_read %z[], %x {permutation_map = affine_map<() -> (0)>} : memref<f32>, vector<1xf32>
  %7 = vector.transfer_read %b[%i, %i], %y : memref<?x?xi8>, vector<8x[16]xi8>
  %8 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<4xf32>
  %9 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<[4]xf32>
  return
}
func.func @transfer_write(%a: vector<4x8xf32>, %m: memref<?x?xf32, 3>, %t: tensor<?x?xf32>, %i: index, %n: vector<4x8xi1>, %z: memref<f32>, %u: vector<f32>, %nt: vector<8x4xi1>) -> tensor<?x?xf32> {
  vector.transfer_write %a, %m[%i, %i] : vector<4x8xf32>, memref<?x?xf32, 3>
  %0 = vector.transfer_write %a, %t[%i, %i], %n {in_bounds = [true, true]} : vector<4x8xf32>, tensor<?x?xf32>
  vector.transfer_write %u, %z[] : vector<f32>, memref<f32>
  vector.transfer_write %a, %m[%i, %i], %nt {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x8xf32>, memref<?x?xf32, 3>
  return %0 : tensor<?x?xf32>
}
func.func @accesses(%m: memref<?x100xf32>, %i: index, %a: vector<8xf32>, %v: memref<?xvector<8xf32>>, %s: memref<?x?xf32, strided<[?, 1], offset: ?>>, %z: vector<f32>, %st: memref<?xf32, strided<[2]>>, %u: vector<1xf32>) {
  %0 = vector.load %m[%i, %i] : memref<?x100xf32>, vector<8xf32>
  %1 = vector.load %m[%i, %i] {nontemporal = true, alignment = 16 : i64} : memref<?x100xf32>, vector<4x[8]xf32>
  %2 = vector.load %v[%i] : memref<?xvector<8xf32>>, vector<8xf32>
  %3 = vector.load %s[%i, %i] {note} : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<f32>
  %4 = vector.load %st[%i] : memref<?xf32, strided<[2]>>, vector<1xf32>
  vector.store %a, %m[%i, %i] : memref<?x100xf32>, vector<8xf32>
  vector.store %a, %v[%i] {nontemporal = false} : memref<?xvector<8xf32>>, vector<8xf32>
  vector.store %z, %st[%i] {alignment = 8} : memref<?xf32, strided<[2]>>, vector<f32>
  return
}
func.func @masked(%m: memref<?xf32>, %i: index, %mask: vector<8xi1>, %b: vector<8xf32>, %p: vector<8xi32>, %t: tensor<?x?xf32>, %q: vector<2x8xindex>, %mm: vector<2x8xi1>, %bb: vector<2x8xf32>) {
  %0 = vector.maskedload %m[%i], %mask, %b : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i], %mask, %b {alignment = 4 : i64} : memref<?xf32>, vector<8xi1>, vector<8xf32>
  %1 = vector.gather %m[%i][%p], %mask, %b : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %2 = vector.gather %t[%i, %i][%q], %mm, %bb {note} : tensor<?x?xf32>, vector<2x8xindex>, vector<2x8xi1>, vector<2x8xf32> into vector<2x8xf32>
  vector.scatter %m[%i][%p], %mask, %b : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  %3 = vector.scatter %t[%i, %i][%q], %mm, %bb : tensor<?x?xf32>, vector<2x8xindex>, vector<2x8xi1>, vector<2x8xf32> -> tensor<?x?xf32>
  %4 = vector.expandload %m[%i], %mask, %b {alignment = 1 : i64} : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %m[%i], %mask, %b : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}
func.func @type_cast(%m: memref<5x4x3xf32>, %n: memref<5xvector<4x3xf32>, 2>, %s: memref<2x3xf32, strided<[3, 1]>>) {
  %0 = vector.type_cast %m : memref<5x4x3xf32> to memref<vector<5x4x3xf32>>
  %1 = vector.type_cast %n {note} : memref<5xvector<4x3xf32>, 2> to memref<vector<5x4x3xf32>, 2>
  %2 = vector.type_cast %s : memref<2x3xf32, strided<[3, 1]>> to memref<vector<2x3xf32>>
  return
}

//      CHECK:#map = affine_map<(d0, d1) -> (d1, 0)>
// CHECK-NEXT:#map1 = affine_map<() -> (0)>
// CHECK-NEXT:#map2 = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT:#map3 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT:#map4 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT:module {
// CHECK-NEXT:  func.func @transfer_read(%arg0: memref<?x?xf32>, %arg1: tensor<4x?xf32>, %arg2: f32, %arg3: index, %arg4: vector<4x8xi1>, %arg5: memref<?x?xvector<4x3xf32>>, %arg6: vector<4x3xf32>, %arg7: memref<f32>, %arg8: memref<?x?xi8>, %arg9: i8, %arg10: vector<8xi1>) {
// CHECK-NEXT:    %0 = vector.transfer_read %arg0[%arg3, %arg3], %arg2 : memref<?x?xf32>, vector<4x8xf32>
// CHECK-NEXT:    %1 = vector.transfer_read %arg0[%arg3, %arg3], %arg2, %arg4 : memref<?x?xf32>, vector<4x8xf32>
// CHECK-NEXT:    %2 = vector.transfer_read %arg0[%arg3, %arg3], %arg2, %arg10 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<8x4xf32>
// CHECK-NEXT:    %3 = vector.transfer_read %arg1[%arg3, %arg3], %arg2 {in_bounds = [false, true], note} : tensor<4x?xf32>, vector<4x8xf32>
// CHECK-NEXT:    %4 = vector.transfer_read %arg5[%arg3, %arg3], %arg6 : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
// CHECK-NEXT:    %5 = vector.transfer_read %arg7[], %arg2 : memref<f32>, vector<f32>
// CHECK-NEXT:    %6 = vector.transfer_read %arg7[], %arg2 {permutation_map = #map1} : memref<f32>, vector<1xf32>
// CHECK-NEXT:    %7 = vector.transfer_read %arg8[%arg3, %arg3], %arg9 : memref<?x?xi8>, vector<8x[16]xi8>
// CHECK-NEXT:    %8 = vector.transfer_read %arg0[%arg3, %arg3], %arg2 {permutation_map = #map2} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:    %9 = vector.transfer_read %arg0[%arg3, %arg3], %arg2 {permutation_map = #map3} : memref<?x?xf32>, vector<[4]xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @transfer_write(%arg0: vector<4x8xf32>, %arg1: memref<?x?xf32, 3>, %arg2: tensor<?x?xf32>, %arg3: index, %arg4: vector<4x8xi1>, %arg5: memref<f32>, %arg6: vector<f32>, %arg7: vector<8x4xi1>) -> tensor<?x?xf32> {
// CHECK-NEXT:    vector.transfer_write %arg0, %arg1[%arg3, %arg3] : vector<4x8xf32>, memref<?x?xf32, 3>
// CHECK-NEXT:    %0 = vector.transfer_write %arg0, %arg2[%arg3, %arg3], %arg4 {in_bounds = [true, true]} : vector<4x8xf32>, tensor<?x?xf32>
// CHECK-NEXT:    vector.transfer_write %arg6, %arg5[] : vector<f32>, memref<f32>
// CHECK-NEXT:    vector.transfer_write %arg0, %arg1[%arg3, %arg3], %arg7 {permutation_map = #map4} : vector<4x8xf32>, memref<?x?xf32, 3>
// CHECK-NEXT:    return %0 : tensor<?x?xf32>
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @accesses(%arg0: memref<?x100xf32>, %arg1: index, %arg2: vector<8xf32>, %arg3: memref<?xvector<8xf32>>, %arg4: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg5: vector<f32>, %arg6: memref<?xf32, strided<[2]>>, %arg7: vector<1xf32>) {
// CHECK-NEXT:    %0 = vector.load %arg0[%arg1, %arg1] : memref<?x100xf32>, vector<8xf32>
// CHECK-NEXT:    %1 = vector.load %arg0[%arg1, %arg1] {alignment = 16 : i64, nontemporal = true} : memref<?x100xf32>, vector<4x[8]xf32>
// CHECK-NEXT:    %2 = vector.load %arg3[%arg1] : memref<?xvector<8xf32>>, vector<8xf32>
// CHECK-NEXT:    %3 = vector.load %arg4[%arg1, %arg1] {note} : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<f32>
// CHECK-NEXT:    %4 = vector.load %arg6[%arg1] : memref<?xf32, strided<[2]>>, vector<1xf32>
// CHECK-NEXT:    vector.store %arg2, %arg0[%arg1, %arg1] : memref<?x100xf32>, vector<8xf32>
// CHECK-NEXT:    vector.store %arg2, %arg3[%arg1] : memref<?xvector<8xf32>>, vector<8xf32>
// CHECK-NEXT:    vector.store %arg5, %arg6[%arg1] {alignment = 8 : i64} : memref<?xf32, strided<[2]>>, vector<f32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @masked(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<8xi1>, %arg3: vector<8xf32>, %arg4: vector<8xi32>, %arg5: tensor<?x?xf32>, %arg6: vector<2x8xindex>, %arg7: vector<2x8xi1>, %arg8: vector<2x8xf32>) {
// CHECK-NEXT:    %0 = vector.maskedload %arg0[%arg1], %arg2, %arg3 : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:    vector.maskedstore %arg0[%arg1], %arg2, %arg3 {alignment = 4 : i64} : memref<?xf32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:    %1 = vector.gather %arg0[%arg1] [%arg4], %arg2, %arg3 : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:    %2 = vector.gather %arg5[%arg1, %arg1] [%arg6], %arg7, %arg8 {note} : tensor<?x?xf32>, vector<2x8xindex>, vector<2x8xi1>, vector<2x8xf32> into vector<2x8xf32>
// CHECK-NEXT:    vector.scatter %arg0[%arg1] [%arg4], %arg2, %arg3 : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:    %3 = vector.scatter %arg5[%arg1, %arg1] [%arg6], %arg7, %arg8 : tensor<?x?xf32>, vector<2x8xindex>, vector<2x8xi1>, vector<2x8xf32> -> tensor<?x?xf32>
// CHECK-NEXT:    %4 = vector.expandload %arg0[%arg1], %arg2, %arg3 {alignment = 1 : i64} : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:    vector.compressstore %arg0[%arg1], %arg2, %arg3 : memref<?xf32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @type_cast(%arg0: memref<5x4x3xf32>, %arg1: memref<5xvector<4x3xf32>, 2>, %arg2: memref<2x3xf32, strided<[3, 1]>>) {
// CHECK-NEXT:    %0 = vector.type_cast %arg0 : memref<5x4x3xf32> to memref<vector<5x4x3xf32>>
// CHECK-NEXT:    %1 = vector.type_cast %arg1 {note} : memref<5xvector<4x3xf32>, 2> to memref<vector<5x4x3xf32>, 2>
// CHECK-NEXT:    %2 = vector.type_cast %arg2 : memref<2x3xf32, strided<[3, 1]>> to memref<vector<2x3xf32>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
