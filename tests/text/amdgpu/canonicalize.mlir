// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @buffers
// CHECK-SAME: (%[[VARG0:.*]]: memref<4x8xf32>, %[[VARG1:.*]]: memref<?xf32>, %[[VARG2:.*]]: f32, %[[VARG3:.*]]: i32, %[[VARG4:.*]]: memref<8xi32, strided<[1], offset: 4>, 1>) -> (vector<2xf32>, f32, f32, f32, i32) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[VC0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[VC4_I32:.*]] = arith.constant 4 : i32
// CHECK-NEXT: %[[VC3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[VC:.*]]-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %[[VCST_0:.*]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT: %[[V0:.*]] = amdgpu.raw_buffer_load %[[VARG0]][%[[VC3_I32]], %[[VC0_I32]]] : memref<4x8xf32>, i32, i32 -> f32
// CHECK-NEXT: %[[V1:.*]] = amdgpu.raw_buffer_load {boundsCheck = false} %[[VARG0]][%[[VC4_I32]], %[[VC0_I32]]] : memref<4x8xf32>, i32, i32 -> f32
// CHECK-NEXT: amdgpu.raw_buffer_store %[[VARG2]] -> %[[VARG0]][%[[VARG3]], %[[VC0_I32]]] : f32 -> memref<4x8xf32>, i32, i32
// CHECK-NEXT: amdgpu.raw_buffer_store %[[VARG2]] -> %[[VARG1]][%[[VC4_I32]]] : f32 -> memref<?xf32>, i32
// CHECK-NEXT: amdgpu.raw_buffer_store %[[VARG2]] -> %[[VARG0]][%[[VC]]-1_i32, %[[VC0_I32]]] : f32 -> memref<4x8xf32>, i32, i32
// CHECK-NEXT: amdgpu.raw_buffer_atomic_umin %[[VARG3]] -> %[[VARG4]][%[[VC3_I32]]] : i32 -> memref<8xi32, strided<[1], offset: 4>, 1>, i32
// CHECK-NEXT: return %[[VCST_0]], %[[V0]], %[[VCST]], %[[V1]], %[[VC0_I32]] : vector<2xf32>, f32, f32, f32, i32
func.func @buffers(%m: memref<4x8xf32>, %n: memref<?xf32>, %v: f32, %i: i32, %k: memref<8xi32, strided<[1], offset: 4>, 1>) -> (vector<2xf32>, f32, f32, f32, i32) {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %c3 = arith.constant 3 : i32
  %c8 = arith.constant 8 : i32
  %cm = arith.constant -1 : i32
  %0 = amdgpu.raw_buffer_load %m[%c4, %c0] : memref<4x8xf32>, i32, i32 -> vector<2xf32>
  %1 = amdgpu.raw_buffer_load %m[%c3, %c0] : memref<4x8xf32>, i32, i32 -> f32
  %2 = amdgpu.raw_buffer_load {indexOffset = 8 : i32} %m[%c3, %c0] : memref<4x8xf32>, i32, i32 -> f32
  %3 = amdgpu.raw_buffer_load {boundsCheck = false} %m[%c4, %c0] : memref<4x8xf32>, i32, i32 -> f32
  amdgpu.raw_buffer_store %v -> %m[%c4, %c0] : f32 -> memref<4x8xf32>, i32, i32
  amdgpu.raw_buffer_store %v -> %m[%i, %c0] : f32 -> memref<4x8xf32>, i32, i32
  amdgpu.raw_buffer_store %v -> %n[%c4] : f32 -> memref<?xf32>, i32
  amdgpu.raw_buffer_store %v -> %m[%c3, %c0] sgprOffset %c8 : f32 -> memref<4x8xf32>, i32, i32
  amdgpu.raw_buffer_store %v -> %m[%cm, %c0] : f32 -> memref<4x8xf32>, i32, i32
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%c4, %c0] : f32 -> memref<4x8xf32>, i32, i32
  amdgpu.raw_buffer_atomic_fmax %v -> %m[%c4, %c0] : f32 -> memref<4x8xf32>, i32, i32
  amdgpu.raw_buffer_atomic_smax %i -> %k[%c4] : i32 -> memref<8xi32, strided<[1], offset: 4>, 1>, i32
  amdgpu.raw_buffer_atomic_umin %i -> %k[%c3] : i32 -> memref<8xi32, strided<[1], offset: 4>, 1>, i32
  %4 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %k[%c8] : i32 -> memref<8xi32, strided<[1], offset: 4>, 1>, i32
  return %0, %1, %2, %3, %4 : vector<2xf32>, f32, f32, f32, i32
}

// -----

// CHECK-LABEL: func.func @barriers
// CHECK-SAME: () {
// CHECK-NEXT: amdgpu.lds_barrier
// CHECK-NEXT: amdgpu.memory_counter_wait load(2) ds(1) exp(5) tensor(4)
// CHECK-NEXT: return
func.func @barriers() {
  amdgpu.lds_barrier
  amdgpu.lds_barrier
  amdgpu.lds_barrier
  amdgpu.memory_counter_wait load(3) ds(1)
  amdgpu.memory_counter_wait load(2) ds(4) exp(-1)
  amdgpu.memory_counter_wait tensor(4) exp(5)
  return
}

// -----

// CHECK-LABEL: func.func @scales
// CHECK-SAME: (%[[VARG0:.*]]: vector<32xf4E2M1FN>, %[[VARG1:.*]]: vector<4xf32>, %[[VARG2:.*]]: vector<2x4xf8E8M0FNU>, %[[VARG3:.*]]: vector<6xf8E8M0FNU>, %[[VARG4:.*]]: vector<4xf8E8M0FNU>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = vector.shape_cast %[[VARG2]] : vector<2x4xf8E8M0FNU> to vector<8xf8E8M0FNU>
// CHECK-NEXT: %[[V1:.*]] = vector.extract_strided_slice %[[V0]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xf8E8M0FNU> to vector<4xf8E8M0FNU>
// CHECK-NEXT: %[[V2:.*]] = vector.extract_strided_slice %[[VARG3]] {offsets = [2], sizes = [4], strides = [1]} : vector<6xf8E8M0FNU> to vector<4xf8E8M0FNU>
// CHECK-NEXT: %[[V3:.*]] = amdgpu.scaled_mfma 16x16x128 (%[[V1]][2] * %[[VARG0]]) * (%[[V2]][3] * %[[VARG0]]) + %[[VARG1]] : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.shape_cast %[[VARG2]] : vector<2x4xf8E8M0FNU> to vector<8xf8E8M0FNU>
// CHECK-NEXT: %[[V5:.*]] = vector.extract_strided_slice %[[V4]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xf8E8M0FNU> to vector<4xf8E8M0FNU>
// CHECK-NEXT: %[[V6:.*]] = amdgpu.scaled_mfma 16x16x128 (%[[V5]][2] * %[[VARG0]]) * (%[[VARG4]][0] * %[[VARG0]]) + %[[V3]] : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
// CHECK-NEXT: return %[[V3]], %[[V6]] : vector<4xf32>, vector<4xf32>
func.func @scales(%a: vector<32xf4E2M1FN>, %c: vector<4xf32>, %s: vector<2x4xf8E8M0FNU>, %t: vector<6xf8E8M0FNU>, %z: vector<4xf8E8M0FNU>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.extract %s[1, 2] : f8E8M0FNU from vector<2x4xf8E8M0FNU>
  %1 = vector.insert %0, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %2 = vector.extract %t[5] : f8E8M0FNU from vector<6xf8E8M0FNU>
  %3 = vector.insert %2, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %4 = amdgpu.scaled_mfma 16x16x128 (%1[0] * %a) * (%3[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %5 = amdgpu.scaled_mfma 16x16x128 (%1[0] * %a) * (%z[0] * %a) + %4 : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %4, %5 : vector<4xf32>, vector<4xf32>
}
