// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Matrices of subgroups.

func.func @matrices(%m: memref<32x32xf16, 3>, %s: memref<32xvector<4xf16>>, %t: memref<4x4xf16, strided<[?, 1], offset: ?>>, %i: index, %x: f16, %o: memref<f16>) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x8xf16, "AOp">
  %b = gpu.subgroup_mma_load_matrix %s[%i] {leadDimension = 32 : index, transpose} : memref<32xvector<4xf16>> -> !gpu.mma_matrix<8x4xf16, "BOp">
  %c = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x4xf16, "COp">
  %d = gpu.subgroup_mma_compute %a, %b, %c {a_transpose} : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x4xf16, "BOp"> -> !gpu.mma_matrix<16x4xf16, "COp">
  gpu.subgroup_mma_store_matrix %d, %t[%i, %i] {leadDimension = 32 : index, transpose} : !gpu.mma_matrix<16x4xf16, "COp">, memref<4x4xf16, strided<[?, 1], offset: ?>>
  gpu.subgroup_mma_store_matrix %d, %o[] {leadDimension = 32 : index} : !gpu.mma_matrix<16x4xf16, "COp">, memref<f16>
  %e = gpu.subgroup_mma_extract_thread_local %c[%i, %i] : !gpu.mma_matrix<16x4xf16, "COp"> -> f16
  %f = gpu.subgroup_mma_insert_thread_local %e, %c[%i] {note} : f16, !gpu.mma_matrix<16x4xf16, "COp"> -> !gpu.mma_matrix<16x4xf16, "COp">
  %g = gpu.subgroup_mma_elementwise addf %c, %f : (!gpu.mma_matrix<16x4xf16, "COp">, !gpu.mma_matrix<16x4xf16, "COp">) -> !gpu.mma_matrix<16x4xf16, "COp">
  %h = gpu.subgroup_mma_elementwise extf %c {note} : (!gpu.mma_matrix<16x4xf16, "COp">) -> !gpu.mma_matrix<16x4xf32, "COp">
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @matrices(%arg0: memref<32x32xf16, 3>, %arg1: memref<32xvector<4xf16>>, %arg2: memref<4x4xf16, strided<[?, 1], offset: ?>>, %arg3: index, %arg4: f16, %arg5: memref<f16>) {
// CHECK-NEXT:    %0 = gpu.subgroup_mma_load_matrix %arg0[%arg3, %arg3] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x8xf16, "AOp">
// CHECK-NEXT:    %1 = gpu.subgroup_mma_load_matrix %arg1[%arg3] {leadDimension = 32 : index, transpose} : memref<32xvector<4xf16>> -> !gpu.mma_matrix<8x4xf16, "BOp">
// CHECK-NEXT:    %2 = gpu.subgroup_mma_constant_matrix %arg4 : !gpu.mma_matrix<16x4xf16, "COp">
// CHECK-NEXT:    %3 = gpu.subgroup_mma_compute %0, %1, %2 {a_transpose} : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x4xf16, "BOp"> -> !gpu.mma_matrix<16x4xf16, "COp">
// CHECK-NEXT:    gpu.subgroup_mma_store_matrix %3, %arg2[%arg3, %arg3] {leadDimension = 32 : index, transpose} : !gpu.mma_matrix<16x4xf16, "COp">, memref<4x4xf16, strided<[?, 1], offset: ?>>
// CHECK-NEXT:    gpu.subgroup_mma_store_matrix %3, %arg5[] {leadDimension = 32 : index} : !gpu.mma_matrix<16x4xf16, "COp">, memref<f16>
// CHECK-NEXT:    %4 = gpu.subgroup_mma_extract_thread_local %2[%arg3, %arg3] : !gpu.mma_matrix<16x4xf16, "COp"> -> f16
// CHECK-NEXT:    %5 = gpu.subgroup_mma_insert_thread_local %4, %2[%arg3] {note} : f16, !gpu.mma_matrix<16x4xf16, "COp"> -> !gpu.mma_matrix<16x4xf16, "COp">
// CHECK-NEXT:    %6 = gpu.subgroup_mma_elementwise  addf %2, %5 : (!gpu.mma_matrix<16x4xf16, "COp">, !gpu.mma_matrix<16x4xf16, "COp">) -> !gpu.mma_matrix<16x4xf16, "COp">
// CHECK-NEXT:    %7 = gpu.subgroup_mma_elementwise  extf %2 {note} : (!gpu.mma_matrix<16x4xf16, "COp">) -> !gpu.mma_matrix<16x4xf32, "COp">
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
