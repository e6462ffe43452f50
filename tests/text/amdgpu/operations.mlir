// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @numbers(
func.func @numbers(%v: vector<4xf8E4M3FNUZ>, %w: vector<2xf8E5M2>, %h: f8E5M2FNUZ, %f: f32, %i: i32, %s: vector<4xf8E8M0FNU>,
                   %e: vector<8xf8E5M2>, %x: vector<16xf6E3M2FN>, %t: vector<8xf4E2M1FN>, %p: vector<4xf8E5M2>,
                   %b: vector<2xbf16>) {
  // CHECK: amdgpu.ext_packed_fp8 %{{.*}}[0] : vector<4xf8E4M3FNUZ> to f32
  %0 = amdgpu.ext_packed_fp8 %v[0] : vector<4xf8E4M3FNUZ> to f32
  // CHECK: amdgpu.ext_packed_fp8 %{{.*}}[1] : vector<2xf8E5M2> to vector<2xf32>
  %1 = amdgpu.ext_packed_fp8 %w[1] : vector<2xf8E5M2> to vector<2xf32>
  // CHECK: amdgpu.ext_packed_fp8 {note} %{{.*}}[3] : f8E5M2FNUZ to f32
  %2 = amdgpu.ext_packed_fp8 {note} %h[3] : f8E5M2FNUZ to f32
  // CHECK: amdgpu.scaled_ext_packed_matrix %{{.*}} scale(%{{.*}}) blockSize(32) firstScaleLane(0) firstScaleByte(3) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  %3 = amdgpu.scaled_ext_packed_matrix %e scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(3) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  // CHECK: amdgpu.scaled_ext_packed_matrix %{{.*}} scale(%{{.*}}) blockSize(16) firstScaleLane(16) firstScaleByte(1) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
  %4 = amdgpu.scaled_ext_packed_matrix %x scale(%s) blockSize(16) firstScaleLane(16) firstScaleByte(1) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
  // CHECK: amdgpu.scaled_ext_packed %{{.*}}[7], %{{.*}} : vector<8xf4E2M1FN> to vector<2xf16>
  %5 = amdgpu.scaled_ext_packed %t[7], %f : vector<8xf4E2M1FN> to vector<2xf16>
  // CHECK: amdgpu.packed_trunc_2xfp8 %{{.*}}, %{{.*}} into %{{.*}}[word 1] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  %6 = amdgpu.packed_trunc_2xfp8 %f, %f into %p[word 1] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  // CHECK: amdgpu.packed_trunc_2xfp8 %{{.*}}, undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
  %7 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
  // CHECK: amdgpu.packed_scaled_trunc %{{.*}} into undef[3], %{{.*}} : vector<2xbf16> to vector<8xf4E2M1FN>
  %8 = amdgpu.packed_scaled_trunc %b into undef[3], %f : vector<2xbf16> to vector<8xf4E2M1FN>
  // CHECK: amdgpu.packed_scaled_trunc %{{.*}} into %{{.*}}[0], %{{.*}} : vector<2xbf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
  %9 = amdgpu.packed_scaled_trunc %b into %t[0], %f : vector<2xbf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
  // CHECK: amdgpu.packed_stoch_round_fp8 %{{.*}} + %{{.*}} into undef[2] : f32 to vector<4xf8E5M2FNUZ>
  %10 = amdgpu.packed_stoch_round_fp8 %f + %i into undef[2] : f32 to vector<4xf8E5M2FNUZ>
  // CHECK: amdgpu.packed_stoch_round_fp8 %{{.*}} + %{{.*}} into %{{.*}}[3] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  %11 = amdgpu.packed_stoch_round_fp8 %f + %i into %p[3] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  return
}
// CHECK-LABEL: func.func @casts(
func.func @casts(%a: memref<8xi32>, %b: memref<8xi32, strided<[1], offset: ?>>, %c: memref<?x4xf16, strided<[4, 1], offset: 8>, 1>,
                 %d: memref<i8, strided<[], offset: 3>>, %n: i64, %s: i14, %e: memref<2x3xi8, strided<[3, 1], offset: 5>>,
                 %g: memref<?xi8, strided<[1], offset: 7>>) {
  // CHECK: amdgpu.fat_raw_buffer_cast %{{.*}} : memref<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  %0 = amdgpu.fat_raw_buffer_cast %a : memref<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  // CHECK: amdgpu.fat_raw_buffer_cast %{{.*}} validBytes(%{{.*}}) cacheSwizzleStride(%{{.*}}) boundsCheck(false) : memref<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  %1 = amdgpu.fat_raw_buffer_cast %a validBytes(%n) cacheSwizzleStride(%s) boundsCheck(false) : memref<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  // CHECK: amdgpu.fat_raw_buffer_cast %{{.*}} resetOffset : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  %2 = amdgpu.fat_raw_buffer_cast %b resetOffset : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  // CHECK: amdgpu.fat_raw_buffer_cast %{{.*}} resetOffset : memref<?x4xf16, strided<[4, 1], offset: 8>, 1> to memref<?x4xf16, strided<[4, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  %3 = amdgpu.fat_raw_buffer_cast %c resetOffset : memref<?x4xf16, strided<[4, 1], offset: 8>, 1> to memref<?x4xf16, strided<[4, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  // CHECK: amdgpu.fat_raw_buffer_cast %{{.*}} resetOffset : memref<i8, strided<[], offset: 3>> to memref<i8, #amdgpu.address_space<fat_raw_buffer>>
  %4 = amdgpu.fat_raw_buffer_cast %d resetOffset : memref<i8, strided<[], offset: 3>> to memref<i8, #amdgpu.address_space<fat_raw_buffer>>
  // CHECK: amdgpu.fat_raw_buffer_cast %{{.*}} validBytes(%{{.*}}) resetOffset : memref<2x3xi8, strided<[3, 1], offset: 5>> to memref<2x3xi8, #amdgpu.address_space<fat_raw_buffer>>
  %5 = amdgpu.fat_raw_buffer_cast %e resetOffset validBytes(%n) : memref<2x3xi8, strided<[3, 1], offset: 5>> to memref<2x3xi8, #amdgpu.address_space<fat_raw_buffer>>
  // CHECK: amdgpu.fat_raw_buffer_cast %{{.*}} resetOffset : memref<?xi8, strided<[1], offset: 7>> to memref<?xi8, #amdgpu.address_space<fat_raw_buffer>>
  %6 = amdgpu.fat_raw_buffer_cast %g resetOffset : memref<?xi8, strided<[1], offset: 7>> to memref<?xi8, #amdgpu.address_space<fat_raw_buffer>>
  // CHECK: amdgpu.fat_raw_buffer_cast %{{.*}} : memref<2x3xi8, strided<[3, 1], offset: 5>> to memref<2x3xi8, strided<[3, 1], offset: 5>, #amdgpu.address_space<fat_raw_buffer>>
  %7 = amdgpu.fat_raw_buffer_cast %e : memref<2x3xi8, strided<[3, 1], offset: 5>> to memref<2x3xi8, strided<[3, 1], offset: 5>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// CHECK-LABEL: func.func @buffers(
func.func @buffers(%m: memref<128x72xf32, #gpu.address_space<global>>, %n: memref<64xi32, 1>, %o: memref<f32>, %i: i32, %f: f32,
                   %v: vector<4xf32>, %h: vector<2xf16>, %k: memref<64xf16>, %d: f64, %q: memref<64xf64>) {
  // CHECK: amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 1 : i32} %{{.*}}[%{{.*}}, %{{.*}}] sgprOffset %{{.*}} : memref<128x72xf32, #gpu.address_space<global>>, i32, i32 -> vector<4xf32>
  %0 = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 1 : i32} %m[%i, %i] sgprOffset %i : memref<128x72xf32, #gpu.address_space<global>>, i32, i32 -> vector<4xf32>
  // CHECK: amdgpu.raw_buffer_load %{{.*}}[] : memref<f32> -> f32
  %1 = amdgpu.raw_buffer_load %o[] : memref<f32> -> f32
  // CHECK: amdgpu.raw_buffer_store %{{.*}} -> %{{.*}}[%{{.*}}, %{{.*}}] : vector<4xf32> -> memref<128x72xf32, #gpu.address_space<global>>, i32, i32
  amdgpu.raw_buffer_store %v -> %m[%i, %i] : vector<4xf32> -> memref<128x72xf32, #gpu.address_space<global>>, i32, i32
  // CHECK: amdgpu.raw_buffer_store {indexOffset = 5 : i32} %{{.*}} -> %{{.*}}[] sgprOffset %{{.*}} : f32 -> memref<f32>
  amdgpu.raw_buffer_store {indexOffset = 5 : i32} %f -> %o[] sgprOffset %i : f32 -> memref<f32>
  // CHECK: amdgpu.raw_buffer_atomic_cmpswap %{{.*}}, %{{.*}} -> %{{.*}}[%{{.*}}] sgprOffset %{{.*}} : i32 -> memref<64xi32, 1>, i32
  %2 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %n[%i] sgprOffset %i : i32 -> memref<64xi32, 1>, i32
  // CHECK: amdgpu.raw_buffer_atomic_fadd %{{.*}} -> %{{.*}}[%{{.*}}] : vector<2xf16> -> memref<64xf16>, i32
  amdgpu.raw_buffer_atomic_fadd %h -> %k[%i] : vector<2xf16> -> memref<64xf16>, i32
  // CHECK: amdgpu.raw_buffer_atomic_fmax %{{.*}} -> %{{.*}}[%{{.*}}] : f64 -> memref<64xf64>, i32
  amdgpu.raw_buffer_atomic_fmax {boundsCheck = true} %d -> %q[%i] : f64 -> memref<64xf64>, i32
  // CHECK: amdgpu.raw_buffer_atomic_smax %{{.*}} -> %{{.*}}[%{{.*}}] sgprOffset %{{.*}} : i32 -> memref<64xi32, 1>, i32
  amdgpu.raw_buffer_atomic_smax %i -> %n[%i] sgprOffset %i : i32 -> memref<64xi32, 1>, i32
  // CHECK: amdgpu.raw_buffer_atomic_umin %{{.*}} -> %{{.*}}[%{{.*}}] : i32 -> memref<64xi32, 1>, i32
  amdgpu.raw_buffer_atomic_umin %i -> %n[%i] : i32 -> memref<64xi32, 1>, i32
  return
}
// CHECK-LABEL: func.func @lds(
func.func @lds(%m: memref<128x72xf16>, %g: memref<8xf16, #amdgpu.address_space<fat_raw_buffer>>, %l: memref<32xf16, 3>,
               %w: memref<64x32xf16, #gpu.address_space<workgroup>>, %z: memref<2x1xf16, strided<[1, 7]>, 3>, %p: memref<f16, 3>, %i: index) {
  // CHECK: amdgpu.gather_to_lds %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}[%{{.*}}] : vector<2xf16>, memref<128x72xf16>, memref<32xf16, 3>
  amdgpu.gather_to_lds %m[%i, %i], %l[%i] : vector<2xf16>, memref<128x72xf16>, memref<32xf16, 3>
  // CHECK: amdgpu.gather_to_lds %{{.*}}[%{{.*}}], %{{.*}}[%{{.*}}, %{{.*}}] : i96, memref<8xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<64x32xf16, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %g[%i], %w[%i, %i] : i96, memref<8xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<64x32xf16, #gpu.address_space<workgroup>>
  // CHECK: amdgpu.gather_to_lds %{{.*}}[%{{.*}}], %{{.*}}[] : i8, memref<8xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<2x1xf16, strided<[1, 7]>, 3>
  amdgpu.gather_to_lds %g[%i], %z[] : i8, memref<8xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<2x1xf16, strided<[1, 7]>, 3>
  // CHECK: amdgpu.gather_to_lds %{{.*}}[%{{.*}}], %{{.*}}[] : f16, memref<8xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<f16, 3>
  amdgpu.gather_to_lds %g[%i], %p[] : f16, memref<8xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<f16, 3>
  // CHECK: amdgpu.transpose_load %{{.*}}[%{{.*}}, %{{.*}}] : memref<64x32xf16, #gpu.address_space<workgroup>> -> vector<4xf16>
  %0 = amdgpu.transpose_load %w[%i, %i] : memref<64x32xf16, #gpu.address_space<workgroup>> -> vector<4xf16>
  // CHECK: amdgpu.transpose_load %{{.*}}[%{{.*}}] : memref<32xf16, 3> -> vector<16xi6>
  %1 = amdgpu.transpose_load %l[%i] : memref<32xf16, 3> -> vector<16xi6>
  return
}
// CHECK-LABEL: func.func @lanes(
func.func @lanes(%i: i32, %f: f32, %v: vector<2xf16>) {
  // CHECK: amdgpu.dpp %{{.*}} %{{.*}} quad_perm([1, 0, 3, 2]) {bank_mask = 1 : i32, bound_ctrl = true, row_mask = 10 : i32} : i32
  %0 = amdgpu.dpp %i %i quad_perm([1, 0, 3, 2]) {row_mask = 10 : i32, bank_mask = 1 : i32, bound_ctrl = true} : i32
  // CHECK: amdgpu.dpp %{{.*}} %{{.*}} row_shl(15 : i32) : f32
  %1 = amdgpu.dpp %f %f row_shl(15 : i32) : f32
  // CHECK: amdgpu.dpp %{{.*}} %{{.*}} wave_ror : f32
  %2 = amdgpu.dpp %f %f wave_ror : f32
  // CHECK: amdgpu.dpp %{{.*}} %{{.*}} row_bcast_31(unit) : i32
  %3 = amdgpu.dpp %i %i row_bcast_31(unit) : i32
  // CHECK: amdgpu.dpp %{{.*}} %{{.*}} row_ror([]) : i32
  %4 = amdgpu.dpp %i %i row_ror([]) : i32
  // CHECK: amdgpu.swizzle_bitmode %{{.*}} 31 0 1 : f32
  %5 = amdgpu.swizzle_bitmode %f 31 0 1 : f32
  // CHECK: amdgpu.swizzle_bitmode %{{.*}} 1 2 4 {note} : vector<2xf16>
  %6 = amdgpu.swizzle_bitmode %v 1 2 4 {note} : vector<2xf16>
  // CHECK: amdgpu.permlane_swap %{{.*}} 16 : vector<2xf16>
  %7 = amdgpu.permlane_swap %v 16 : vector<2xf16>
  // CHECK: amdgpu.permlane_swap %{{.*}} 32 {bound_ctrl = true, fetch_inactive = true} : i32
  %8 = amdgpu.permlane_swap %i 32 {fetch_inactive = true, bound_ctrl = true} : i32
  // CHECK: amdgpu.lds_barrier
  amdgpu.lds_barrier
  // CHECK: amdgpu.sched_barrier allow = <none>
  amdgpu.sched_barrier allow = <none>
  // CHECK: amdgpu.sched_barrier allow = <valu|all_vmem|transcendental>
  amdgpu.sched_barrier allow = <valu|all_vmem|transcendental>
  // CHECK: amdgpu.memory_counter_wait
  amdgpu.memory_counter_wait
  // CHECK: amdgpu.memory_counter_wait load(3) ds(0)
  amdgpu.memory_counter_wait load(3) ds(0)
  // CHECK: amdgpu.memory_counter_wait load(-1) store(2) ds(1) exp(4) tensor(5)
  amdgpu.memory_counter_wait tensor(5) exp(4) ds(1) store(2) load(-1)
  return
}
// CHECK-LABEL: func.func @matrices(
func.func @matrices(%f: f32, %d: f64, %i: i32, %l: i64, %c32: vector<32xf32>, %c16: vector<16xf32>, %c8: vector<8xf32>, %c4: vector<4xf32>,
                    %i4: vector<4xi32>, %i16: vector<16xi32>, %d4: vector<4xf64>, %h4: vector<4xf16>, %h8: vector<8xf16>, %h16: vector<16xf16>, %x8: vector<8xi8>, %x16: vector<16xi8>,
                    %e8: vector<8xf8E5M2FNUZ>, %g8: vector<8xf8E4M3FNUZ>, %e32: vector<32xf8E5M2>, %t32: vector<32xf4E2M1FN>, %s6: vector<32xf6E2M3FN>,
                    %j4: vector<4xi8>, %j2: vector<2xi16>, %s1: f8E8M0FNU, %s4: vector<4xf8E8M0FNU>, %s8: vector<8xf8E4M3FN>, %e64: vector<64xf8E4M3FN>, %t64: vector<64xf4E2M1FN>,
                    %t128: vector<128xf4E2M1FN>, %k8: vector<8xi32>, %u16: vector<16xui8>, %sx: vector<8xf8E8M0FNU>) {
  // CHECK: amdgpu.mfma 32x32x1 %{{.*}} * %{{.*}} + %{{.*}} {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  %0 = amdgpu.mfma 32x32x1 %f * %f + %c32 {abid = 1 : i32, cbsz = 1 : i32, blocks = 2 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  // CHECK: amdgpu.mfma 16x16x16 %{{.*}} * %{{.*}} + %{{.*}} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  %1 = amdgpu.mfma 16x16x16 %h4 * %h4 + %c4 blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  // CHECK: amdgpu.mfma 16x16x4 %{{.*}} * %{{.*}} + %{{.*}} {negateA, negateC} blgp = none : f64, f64, vector<4xf64>
  %2 = amdgpu.mfma 16x16x4 %d * %d + %d4 {negateA, negateC} blgp = none : f64, f64, vector<4xf64>
  // CHECK: amdgpu.mfma 16x16x16 %{{.*}} * %{{.*}} + %{{.*}} {reducePrecision} blgp = rotate_16_right : i32, i32, vector<4xi32>
  %3 = amdgpu.mfma 16x16x16 %i * %i + %i4 {reducePrecision} blgp = rotate_16_right : i32, i32, vector<4xi32>
  // CHECK: amdgpu.mfma 32x32x16 %{{.*}} * %{{.*}} + %{{.*}} blgp = none : i64, i64, vector<16xi32>
  %4 = amdgpu.mfma 32x32x16 %l * %l + %i16 blgp = none : i64, i64, vector<16xi32>
  // CHECK: amdgpu.mfma 16x16x32 %{{.*}} * %{{.*}} + %{{.*}} blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32>
  %5 = amdgpu.mfma 16x16x32 %e8 * %g8 + %c4 blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32>
  // CHECK: amdgpu.wmma 16x16x16 %{{.*}} * %{{.*}} + %{{.*}} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  %6 = amdgpu.wmma 16x16x16 %h16 * %h16 + %c8 : vector<16xf16>, vector<16xf16>, vector<8xf32>
  // CHECK: amdgpu.wmma 16x16x16 %{{.*}} * %{{.*}} + %{{.*}} {clamp, subwordOffset = 1 : i32, unsignedA, unsignedB} : vector<16xui8>, vector<16xui8>, vector<8xi32>
  %7 = amdgpu.wmma 16x16x16 %u16 * %u16 + %k8 {unsignedA, unsignedB, clamp, subwordOffset = 1 : i32} : vector<16xui8>, vector<16xui8>, vector<8xi32>
  // CHECK: amdgpu.sparse_mfma 16x16x32 %{{.*}} * %{{.*}} + %{{.*}} sparse(%{{.*}} : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  %8 = amdgpu.sparse_mfma 16x16x32 %h4 * %h8 + %c4 sparse(%j4 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  // CHECK: amdgpu.sparse_mfma 16x16x64 %{{.*}} * %{{.*}} + %{{.*}} sparse(%{{.*}} : vector<2xi16>) {abid = 1 : i32} : vector<8xi8>, vector<16xi8>, vector<4xi32>
  %9 = amdgpu.sparse_mfma 16x16x64 %x8 * %x16 + %i4 sparse(%j2 : vector<2xi16>) {abid = 1 : i32, cbsz = 0 : i32} : vector<8xi8>, vector<16xi8>, vector<4xi32>
  // CHECK: amdgpu.scaled_mfma 32x32x64 (%{{.*}}[0] * %{{.*}}) * (%{{.*}}[3] * %{{.*}}) + %{{.*}} : vector<4xf8E8M0FNU>, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<16xf32>
  %10 = amdgpu.scaled_mfma 32x32x64 (%s4[0] * %s6) * (%s1[3] * %t32) + %c16 : vector<4xf8E8M0FNU>, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<16xf32>
  // CHECK: amdgpu.scaled_wmma 16x16x128 (%{{.*}} * %{{.*}}) * (%{{.*}} * %{{.*}}) + %{{.*}} {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  %11 = amdgpu.scaled_wmma 16x16x128 (%s4 * %e64) * (%s4 * %e64) + %c8 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  // CHECK: amdgpu.scaled_wmma 32x16x128 (%{{.*}} * %{{.*}}) * (%{{.*}} * %{{.*}}) + %{{.*}} {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<8xf8E4M3FN>, vector<128xf4E2M1FN>, vector<8xf8E4M3FN>, vector<64xf4E2M1FN>, vector<16xf32>
  %12 = amdgpu.scaled_wmma 32x16x128 (%s8 * %t128) * (%s8 * %t64) + %c16 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<8xf8E4M3FN>, vector<128xf4E2M1FN>, vector<8xf8E4M3FN>, vector<64xf4E2M1FN>, vector<16xf32>
  // CHECK: amdgpu.scaled_wmma 16x16x128 (%{{.*}} * %{{.*}}) * (%{{.*}} * %{{.*}}) + %{{.*}} {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<8xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  %13 = amdgpu.scaled_wmma 16x16x128 (%sx * %e64) * (%s8 * %t64) + %c8 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<8xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
// CHECK-LABEL: func.func @tiles(
func.func @tiles(%m: memref<8xi32>, %l: memref<8xi32, #gpu.address_space<workgroup>>, %i: index, %g: memref<64x64xi16>, %w: memref<64x64xi16, 3>, %rows: vector<4xi16>,
                 %mask: vector<16xi1>, %early: i1, %n: i32, %wide: vector<8xi32>) {
  // CHECK: amdgpu.make_dma_base %{{.*}}[%{{.*}}], %{{.*}}[%{{.*}}] : memref<8xi32>, memref<8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi32>, memref<8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  // CHECK: amdgpu.make_gather_dma_base %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}[%{{.*}}, %{{.*}}] : memref<64x64xi16>, memref<64x64xi16, 3> -> !amdgpu.tdm_gather_base<i16, i16>
  %1 = amdgpu.make_gather_dma_base %g[%i, %i], %w[%i, %i] : memref<64x64xi16>, memref<64x64xi16, 3> -> !amdgpu.tdm_gather_base<i16, i16>
  // CHECK: amdgpu.make_dma_descriptor %{{.*}} globalSize [%{{.*}}, 64] globalStride [64, 1] sharedSize [64, %{{.*}}] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %2 = amdgpu.make_dma_descriptor %0 globalSize [%i, 64] globalStride [64, 1] sharedSize [64, %i] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  // CHECK: amdgpu.make_dma_descriptor %{{.*}} globalSize [0] globalStride [1] sharedSize [0] padShared(%{{.*}} every %{{.*}}) workgroupMask %{{.*}} earlyTimeout %{{.*}} atomicBarrier(%{{.*}}[%{{.*}}] : memref<8xi32, #gpu.address_space<workgroup>>) iterate %{{.*}}, %{{.*}}, %{{.*}} : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %3 = amdgpu.make_dma_descriptor %0 globalSize [0] globalStride [1] sharedSize [0] padShared(%n every %n) workgroupMask %mask earlyTimeout %early atomicBarrier(%l[%i] : memref<8xi32, #gpu.address_space<workgroup>>) iterate %i, %n, %i : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  // CHECK: amdgpu.make_dma_descriptor %{{.*}} globalSize [1, 2, 3, 4, 5] globalStride [5, 4, 3, 2, 1] sharedSize [1, 2, 3, 4, 5] workgroupMask %{{.*}} {note} : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %4 = amdgpu.make_dma_descriptor %0 globalSize [1, 2, 3, 4, 5] globalStride [5, 4, 3, 2, 1] sharedSize [1, 2, 3, 4, 5] workgroupMask %mask {note} : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  // CHECK: amdgpu.make_gather_dma_descriptor %{{.*}}[%{{.*}}] globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_gather_base<i16, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  %5 = amdgpu.make_gather_dma_descriptor %1[%rows] globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_gather_base<i16, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  // CHECK: amdgpu.tensor_load_to_lds %{{.*}} : !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %2 : !amdgpu.tdm_descriptor
  // CHECK: amdgpu.tensor_store_from_lds %{{.*}} : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %5 : !amdgpu.tdm_descriptor
  return
}
