// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @cast
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: memref<128x72xf32, 1>, %[[VARG2:.*]]: memref<64x64xf32, 3>) {
// CHECK-NEXT: amdgpu.gather_to_lds %[[VARG1]][%[[VARG0]], %[[VARG0]]], %[[VARG2]][%[[VARG0]], %[[VARG0]]] : f32, memref<128x72xf32, 1>, memref<64x64xf32, 3>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @descriptor
// CHECK-SAME: (%[[VARG0:.*]]: !amdgpu.tdm_base<i32>, %[[VARG1:.*]]: index) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT: %[[V0:.*]] = amdgpu.make_dma_descriptor %[[VARG0]] globalSize [%[[VARG1]], 64] globalStride [64, 1] sharedSize [8, %[[VARG1]]] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT: return %[[V0]] : !amdgpu.tdm_descriptor
// CHECK-NEXT: }
// CHECK-LABEL: func.func @gather
// CHECK-SAME: (%[[VARG0:.*]]: !amdgpu.tdm_gather_base<i32, i16>, %[[VARG1:.*]]: vector<4xi16>, %[[VARG2:.*]]: index) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT: %[[V0:.*]] = amdgpu.make_gather_dma_descriptor %[[VARG0]][%[[VARG1]]] globalSize [64, 64] globalStride [%[[VARG2]], 1] sharedSize [64, %[[VARG2]]] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
// CHECK-NEXT: return %[[V0]] : !amdgpu.tdm_descriptor
func.func @cast(%i: index, %m: memref<128x72xf32, 1>, %l: memref<64x64xf32, 3>) {
  %0 = memref.cast %m : memref<128x72xf32, 1> to memref<?x?xf32, 1>
  %1 = memref.cast %l : memref<64x64xf32, 3> to memref<?x64xf32, 3>
  amdgpu.gather_to_lds %0[%i, %i], %1[%i, %i] : f32, memref<?x?xf32, 1>, memref<?x64xf32, 3>
  return
}
func.func @descriptor(%b: !amdgpu.tdm_base<i32>, %n: index) -> !amdgpu.tdm_descriptor {
  %c64 = arith.constant 64 : index
  %c8 = arith.constant 8 : index
  %0 = amdgpu.make_dma_descriptor %b globalSize [%n, %c64] globalStride [%c64, 1] sharedSize [%c8, %n] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return %0 : !amdgpu.tdm_descriptor
}
func.func @gather(%b: !amdgpu.tdm_gather_base<i32, i16>, %at: vector<4xi16>, %n: index) -> !amdgpu.tdm_descriptor {
  %c64 = arith.constant 64 : index
  %0 = amdgpu.make_gather_dma_descriptor %b[%at] globalSize [%c64, %c64] globalStride [%n, 1] sharedSize [%c64, %n] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return %0 : !amdgpu.tdm_descriptor
}
