// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%v: vector<4xf8E5M2>) {
  // expected-error@+1 {{'amdgpu.ext_packed_fp8' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 3}}
  %0 = amdgpu.ext_packed_fp8 %v[4] : vector<4xf8E5M2> to f32
  return
}

// -----

func.func @f(%v: vector<5xf8E5M2>) {
  // expected-error@+1 {{'amdgpu.ext_packed_fp8' op operand #0 must be f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type or vector of f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type values of length 1/2/3/4, but got 'vector<5xf8E5M2>'}}
  %0 = amdgpu.ext_packed_fp8 %v[0] : vector<5xf8E5M2> to f32
  return
}

// -----

func.func @f(%v: vector<4xf8E5M2>) {
  // expected-error@+1 {{'amdgpu.ext_packed_fp8' op result #0 must be 32-bit float or fixed-length vector of 32-bit float values of length 2, but got 'vector<3xf32>'}}
  %0 = amdgpu.ext_packed_fp8 %v[0] : vector<4xf8E5M2> to vector<3xf32>
  return
}

// -----

func.func @f(%e: vector<8xf8E5M2>, %t: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.}}
  %0 = amdgpu.scaled_ext_packed_matrix %e scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(1) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%e: vector<8xf8E5M2>, %t: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.}}
  %0 = amdgpu.scaled_ext_packed_matrix %e scale(%s) blockSize(16) firstScaleLane(16) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%e: vector<8xf8E5M2>, %t: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.}}
  %0 = amdgpu.scaled_ext_packed_matrix %t scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%e: vector<8xf8E5M2>, %t: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.}}
  %0 = amdgpu.scaled_ext_packed_matrix %t scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%e: vector<8xf8E5M2>, %t: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op attribute 'blockSize' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {16, 32}}}
  %0 = amdgpu.scaled_ext_packed_matrix %t scale(%s) blockSize(8) firstScaleLane(0) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%e: vector<8xf8E5M2>, %t: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op attribute 'firstScaleLane' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {0, 16}}}
  %0 = amdgpu.scaled_ext_packed_matrix %t scale(%s) blockSize(16) firstScaleLane(8) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%e: vector<8xf8E5M2>, %t: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op attribute 'firstScaleByte' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  %0 = amdgpu.scaled_ext_packed_matrix %t scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(4) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%e: vector<8xf8E5M2>, %t: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op failed to verify that all of {source, res} have same shape}}
  %0 = amdgpu.scaled_ext_packed_matrix %e scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return
}

// -----

func.func @f(%f: f32, %p: vector<4xf8E5M2>) {
  // expected-error@+1 {{'amdgpu.packed_trunc_2xfp8' op existing values must have same type as result}}
  %0 = amdgpu.packed_trunc_2xfp8 %f, %f into %p[word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E5M2>
  return
}

// -----

func.func @f(%f: f32, %p: vector<4xf8E5M2>, %b: vector<2xbf16>) {
  // expected-error@+1 {{'amdgpu.packed_scaled_trunc' op existing values must have same type as result}}
  %0 = amdgpu.packed_scaled_trunc %b into %p[0], %f : vector<2xbf16> to vector<8xf4E2M1FN> into vector<4xf8E5M2>
  return
}

// -----

func.func @f(%f: f32, %p: vector<4xf8E5M2>, %i: i32) {
  // expected-error@+1 {{'amdgpu.packed_stoch_round_fp8' op existing values must have same type as result}}
  %0 = amdgpu.packed_stoch_round_fp8 %f + %i into %p[0] : f32 to vector<4xf8E4M3FN> into vector<4xf8E5M2>
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{'amdgpu.packed_stoch_round_fp8' op attribute 'storeIndex' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 3}}
  %0 = amdgpu.packed_stoch_round_fp8 %f + %i into undef[4] : f32 to vector<4xf8E4M3FN>
  return
}

// -----

func.func @f(%m: memref<8xi32>) {
  // expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<8xi32>'}}
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32> to memref<8xi32>
  return
}

// -----

func.func @f(%m: memref<8xi32, affine_map<(d0) -> (d0 + 4)>>) {
  // expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op source type 'memref<8xi32, affine_map<(d0) -> (d0 + 4)>>' can't have its offset reset}}
  %0 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8xi32, affine_map<(d0) -> (d0 + 4)>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}

// -----

func.func @f(%m: memref<8xi32, strided<[1], offset: 4>>) {
  // expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<8xi32, strided<[1], offset: 4>, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>'}}
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32, strided<[1], offset: 4>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}

// -----

func.func @f(%m: memref<?x4xi32, strided<[4, 1], offset: 4>>) {
  // expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<?x4xi32, strided<[4, 1]>, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<?x4xi32, #amdgpu.address_space<fat_raw_buffer>>'}}
  %0 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<?x4xi32, strided<[4, 1], offset: 4>> to memref<?x4xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}

// -----

func.func @f(%m: memref<8xi32>) {
  // expected-error@+1 {{custom op 'amdgpu.fat_raw_buffer_cast' `resetOffset` clause can appear at most once in the expansion of the oilist directive}}
  %0 = amdgpu.fat_raw_buffer_cast %m resetOffset resetOffset : memref<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}

// -----

func.func @f(%m: memref<8xf32, 3>, %i: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_load' op Buffer ops must operate on a memref in global memory}}
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<8xf32, 3>, i32 -> f32
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_load' op Expected 1 indices to memref}}
  %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<8xf32>, i32, i32 -> f32
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_load' op failed to verify that all of {value, memref} have same element type}}
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<8xf32>, i32 -> i32
  return
}

// -----

func.func @f(%m: memref<8xf32, #gpu.address_space<workgroup>>, %f: f32, %i: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_store' op Buffer ops must operate on a memref in global memory}}
  amdgpu.raw_buffer_store %f -> %m[%i] : f32 -> memref<8xf32, #gpu.address_space<workgroup>>, i32
  return
}

// -----

func.func @f(%m: memref<8x8xi32>, %i: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_cmpswap' op Expected 2 indices to memref}}
  %0 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %m[%i] : i32 -> memref<8x8xi32>, i32
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %f: f32, %i: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_fadd' op Expected 2 indices to memref}}
  amdgpu.raw_buffer_atomic_fadd %f -> %m[%i] : f32 -> memref<8x8xf32>, i32
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %f: f32, %i: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_fmax' op Expected 2 indices to memref}}
  amdgpu.raw_buffer_atomic_fmax %f -> %m[%i] : f32 -> memref<8x8xf32>, i32
  return
}

// -----

func.func @f(%m: memref<8x8xi32>, %i: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_smax' op Expected 2 indices to memref}}
  amdgpu.raw_buffer_atomic_smax %i -> %m[%i] : i32 -> memref<8x8xi32>, i32
  return
}

// -----

func.func @f(%m: memref<8x8xi32>, %i: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_umin' op Expected 2 indices to memref}}
  amdgpu.raw_buffer_atomic_umin %i -> %m[%i] : i32 -> memref<8x8xi32>, i32
  return
}

// -----

func.func @f(%m: memref<8x8xi32>, %i: i32) {
  // expected-error@+1 {{expected ','}}
  amdgpu.raw_buffer_atomic_umin %i -> %m[] : i32 -> memref<8x8xi32>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xf16>, %l: memref<8x2xf16, strided<[1, 4]>, 3>) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op destination type inner most dim must be contiguous}}
  amdgpu.gather_to_lds %m[%i], %l[%i, %i] : f16, memref<8xf16>, memref<8x2xf16, strided<[1, 4]>, 3>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xf16>, %l: memref<8xi16, 3>) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op source and destination element types must match}}
  amdgpu.gather_to_lds %m[%i], %l[%i] : f16, memref<8xf16>, memref<8xi16, 3>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xf16>, %l: memref<8xf16, 3>) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits}}
  amdgpu.gather_to_lds %m[%i], %l[%i] : vector<4xf16>, memref<8xf16>, memref<8xf16, 3>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xf16, 3>, %l: memref<8xf16, 3>) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op source memory address space must be global or fat raw buffer}}
  amdgpu.gather_to_lds %m[%i], %l[%i] : f16, memref<8xf16, 3>, memref<8xf16, 3>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xf16, 7>, %l: memref<8xf16>) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op destination memory address space must be Workgroup}}
  amdgpu.gather_to_lds %m[%i], %l[%i] : f16, memref<8xf16, 7>, memref<8xf16>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xf16>) {
  // expected-error@+1 {{'amdgpu.transpose_load' op source memory address space must be Workgroup}}
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16> -> vector<4xf16>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xf16, 3>) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Unsupported element type size for transpose load: 32 bits}}
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16, 3> -> vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xf16, 3>) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 4}}
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16, 3> -> vector<2xf16>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xf16, 3>) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 8}}
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16, 3> -> vector<4xi8>
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
  %0 = amdgpu.dpp %i %i quad_perm : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
  %0 = amdgpu.dpp %i %i quad_perm([1, 2, 3]) : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]}}
  %0 = amdgpu.dpp %i %i quad_perm([1, 2, 3, 4]) : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
  %0 = amdgpu.dpp %i %i quad_perm(unit) : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute 'row_shl' value not specified}}
  %0 = amdgpu.dpp %i %i row_shl : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
  %0 = amdgpu.dpp %i %i row_shr(0 : i32) : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
  %0 = amdgpu.dpp %i %i row_ror(16 : i32) : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument}}
  %0 = amdgpu.dpp %i %i wave_shl(1 : i32) : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument}}
  %0 = amdgpu.dpp %i %i row_mirror([]) : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op attribute 'permArgument' failed to satisfy constraint: 32-bit signless integer attribute or array attribute or unit attribute}}
  %0 = amdgpu.dpp %i %i row_bcast_15(1.0 : f32) : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+2 {{custom op 'amdgpu.dpp' expected ::mlir::amdgpu::DPPPerm to be one of: quad_perm, row_shl, row_shr, row_ror, wave_shl, wave_shr, wave_ror, wave_rol, row_mirror, row_half_mirror, row_bcast_15, row_bcast_31}}
  // expected-error@+1 {{custom op 'amdgpu.dpp' failed to parse AMDGPU_DPPPermAttr parameter 'value' which is to be a `::mlir::amdgpu::DPPPerm`}}
  %0 = amdgpu.dpp %i %i sideways : i32
  return
}

// -----

func.func @f(%i: i128) {
  // expected-error@+1 {{'amdgpu.dpp' op integer and floating point types larger than 64 bits are not supported}}
  %0 = amdgpu.dpp %i %i row_mirror : i128
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'amdgpu.permlane_swap' op row_length attribute must either be 16 or 32.}}
  %0 = amdgpu.permlane_swap %i 8 : i32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'amdgpu.permlane_swap' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'index'}}
  %0 = amdgpu.permlane_swap %i 16 : index
  return
}

// -----

func.func @f() {
  // expected-error@+2 {{custom op 'amdgpu.sched_barrier' expected ::mlir::amdgpu::sched_barrier_opt_enum to be one of: none, non_mem_non_sideffect, valu, salu, mfma_wmma, all_vmem, vmem_read, vmem_write, all_ds, ds_read, ds_write, transcendental}}
  // expected-error@+1 {{custom op 'amdgpu.sched_barrier' failed to parse AMDGPU_SchedBarrierOpOptAttr parameter 'value' which is to be a `::mlir::amdgpu::sched_barrier_opt_enum`}}
  amdgpu.sched_barrier allow = <valu|nothing>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'amdgpu.memory_counter_wait' `load` clause can appear at most once in the expansion of the oilist directive}}
  amdgpu.memory_counter_wait load(1) load(2)
  return
}

// -----

func.func @f(%f: f32, %c: vector<32xf32>) {
  // expected-error@+1 {{custom op 'amdgpu.mfma' expected 3 dimensions in MNK dimension list}}
  %0 = amdgpu.mfma 32x32 %f * %f + %c blgp = none : f32, f32, vector<32xf32>
  return
}

// -----

func.func @f(%f: f32, %c: vector<32xf32>) {
  // expected-error@+1 {{expected static shape}}
  %0 = amdgpu.mfma 32x?x1 %f * %f + %c blgp = none : f32, f32, vector<32xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f32, %c: vector<32xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op attribute 'm' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {4, 16, 32}}}
  %0 = amdgpu.mfma 8x32x1 %a * %b + %c blgp = none : f32, f32, vector<32xf32>
  return
}

// -----

func.func @f(%a: vector<8xf8E5M2FNUZ>, %b: vector<8xi8>, %c: vector<4xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected both source operands to have small-float elements if one does}}
  %0 = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : vector<8xf8E5M2FNUZ>, vector<8xi8>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<32xf8E5M2>, %b: vector<8xf8E5M2>, %c: vector<4xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected both small-float source vectors to have the same length}}
  %0 = amdgpu.mfma 16x16x128 %a * %b + %c blgp = none : vector<32xf8E5M2>, vector<8xf8E5M2>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected both non-small-float source operand types to match exactly}}
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected 8 source values for this operation but got 4}}
  %0 = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected 4 result values for this operation but got 16}}
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: vector<4xf64>) {
  // expected-error@+1 {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of B}}
  %0 = amdgpu.mfma 16x16x4 %a * %b + %c blgp = bcast_first_16 : f64, f64, vector<4xf64>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: vector<4xf64>) {
  // expected-error@+1 {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of A}}
  %0 = amdgpu.mfma 16x16x4 %a * %b + %c {cbsz = 1 : i32} blgp = none : f64, f64, vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz}}
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c {abid = 2 : i32, cbsz = 1 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op negation flags only available for double-precision operations}}
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c {negateB} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  // expected-error@+1 {{custom op 'amdgpu.mfma' 'amdgpu.mfma' op attribute 'blocks' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {1, 2, 4, 16}}}
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c {blocks = 3 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<8xf16>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op source vectors have different lengths: 'vector<16xf16>' vs. 'vector<8xf16>'}}
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<8xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op expected float sources with float destination}}
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xi8>, vector<16xi8>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xi32>) {
  // expected-error@+1 {{'amdgpu.wmma' op expected int sources with int destination}}
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<16xf16>, vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xbf16>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<16xf16>' and 'vector<16xbf16>'}}
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<16xbf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op clamp flag is not supported for float types}}
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c {clamp} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op unsigned flags are not supported for float types}}
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c {unsignedB} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {4, 16, 32, 64, 128}}}
  %0 = amdgpu.wmma 16x16x8 %a * %b + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected dense source operand to have exactly double the number of elements of the sparse source operand}}
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<16xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xbf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected source operands to have the same element type}}
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xbf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %i: vector<2xi16>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op ABID must be 0 or 1 for 8-bit source data}}
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) {abid = 2 : i32} : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op ABID must be between 0 and 3 for 16-bit source data}}
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {abid = 4 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %i: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected vector<2xi16> sparse indices for 8-bit source data, but got 'vector<4xi8>'}}
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>) : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<2xi16>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected vector<4xi8> sparse indices for 16-bit source data, but got 'vector<2xi16>'}}
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<2xi16>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected 16 source values for this operation but got 8}}
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<16xf32>, %i: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected 4 result values for this operation but got 16}}
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<16xf32>
  return
}

// -----

func.func @f(%s: vector<4xf8E8M0FNU>, %a: vector<64xf8E5M2>, %t: vector<4xf8E8M0FNU>, %b: vector<64xf8E5M2>, %c: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op expected output vector of length 8 but got 16}}
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<16xf32>
  return
}

// -----

func.func @f(%s: vector<4xf8E8M0FNU>, %a: vector<128xf4E2M1FN>, %t: vector<4xf8E8M0FNU>, %b: vector<64xf8E5M2>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 16x16x128, sourceA must have 64 elements but got 128}}
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @f(%s: vector<4xf8E8M0FNU>, %a: vector<64xf4E2M1FN>, %t: vector<4xf8E8M0FNU>, %b: vector<128xf4E2M1FN>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 16x16x128, sourceB must have 64 elements but got 128}}
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<8xf32>
  return
}

// -----

func.func @f(%s: vector<4xf8E8M0FNU>, %a: vector<64xf8E5M2>, %t: vector<4xf8E8M0FNU>, %b: vector<64xf8E5M2>, %c: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op 32x16x128 only supports fp4 element types}}
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<16xf32>
  return
}

// -----

func.func @f(%s: vector<4xf8E8M0FNU>, %a: vector<64xf8E5M2>, %t: vector<4xf8E8M0FNU>, %b: vector<64xf4E2M1FN>, %c: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 32x16x128, sourceA must have 128 elements but got 64}}
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}

// -----

func.func @f(%s: vector<4xf8E8M0FNU>, %a: vector<64xf4E2M1FN>, %t: vector<4xf8E8M0FNU>, %b: vector<64xf4E2M1FN>, %c: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 32x16x128, sourceA must have 128 elements but got 64}}
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}

// -----

func.func @f(%s: vector<4xf8E8M0FNU>, %a: vector<128xf4E2M1FN>, %t: vector<4xf8E8M0FNU>, %b: vector<128xf4E2M1FN>, %c: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 32x16x128, sourceB must have 64 elements but got 128}}
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<16xf32>
  return
}

// -----

func.func @f(%s: vector<4xf8E8M0FNU>, %a: vector<128xf4E2M1FN>, %t: vector<4xf8E8M0FNU>, %b: vector<64xf4E2M1FN>, %c: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 32x16x128, a_first_scale_lane must be 0}}
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}

// -----

func.func @f(%s: vector<4xf8E4M3FN>, %a: vector<64xf8E5M2>, %t: vector<4xf8E8M0FNU>, %b: vector<64xf8E5M2>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f8E5M2', scaleA='f8E4M3FN', sourceB='f8E5M2', scaleB='f8E8M0FNU'}}
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @f(%s: vector<4xf8E4M3FN>, %a: vector<64xf4E2M1FN>, %t: vector<4xf8E8M0FNU>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f4E2M1FN', scaleA='f8E4M3FN', sourceB='f4E2M1FN', scaleB='f8E8M0FNU'}}
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}

// -----

func.func @f(%s: f8E8M0FNU, %a: vector<32xf8E5M2>, %c: vector<4xf32>) {
  // expected-error@+1 {{'amdgpu.scaled_mfma' op attribute 'scalesIdxA' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 3}}
  %0 = amdgpu.scaled_mfma 16x16x128 (%s[4] * %a) * (%s[0] * %a) + %c : f8E8M0FNU, vector<32xf8E5M2>, f8E8M0FNU, vector<32xf8E5M2>, vector<4xf32>
  return
}

// -----

// expected-error@+1 {{element type must be 1, 2, 4, or 8 bytes wide but type 'i24' is 3 bytes wide.}}
func.func private @f(!amdgpu.tdm_gather_base<i24, i16>)

// -----

// expected-error@+1 {{index type must be i16 or i32 but index type is 'i8'.}}
func.func private @f(!amdgpu.tdm_gather_base<i32, i8>)

// -----

func.func @f(%i: index, %m: memref<8xi32>, %l: memref<8xi32>) {
  // expected-error@+1 {{'amdgpu.make_dma_base' op lds memref must have workgroup address space attribute.}}
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi32>, memref<8xi32> -> !amdgpu.tdm_base<i32>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xi32, 3>, %l: memref<8xi32, 3>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_base' op global memref must have global address space attribute.}}
  %0 = amdgpu.make_gather_dma_base %m[%i], %l[%i] : memref<8xi32, 3>, memref<8xi32, 3> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xi24>, %l: memref<8xi24, 3>) {
  // expected-error@+1 {{'amdgpu.make_dma_base' op element type must be 1, 2, 4, or 8 bytes long but type was 24 bits long.}}
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi24>, memref<8xi24, 3> -> !amdgpu.tdm_base<i32>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xi16>, %l: memref<8xi32, 3>) {
  // expected-error@+1 {{'amdgpu.make_dma_base' op failed to verify that all of {global, lds} have same element type}}
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi16>, memref<8xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides must not be empty.}}
  %0 = amdgpu.make_dma_descriptor %b globalSize [] globalStride [] sharedSize [] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides for the innermost dimension must be 1.}}
  %0 = amdgpu.make_dma_descriptor %b globalSize [4] globalStride [2] sharedSize [4] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op tensor and tile must be at most of rank 5.}}
  %0 = amdgpu.make_dma_descriptor %b globalSize [1, 2, 3, 4, 5, 6] globalStride [1] sharedSize [1] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides and sizes must have same rank.}}
  %0 = amdgpu.make_dma_descriptor %b globalSize [4] globalStride [4, 1] sharedSize [4, 4] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op tensor must have same rank as tile.}}
  %0 = amdgpu.make_dma_descriptor %b globalSize [4, 4] globalStride [4, 1] sharedSize [4] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i24>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op element type width must be 1, 2, 4 or 8 bytes, but was 24 bits long}}
  %0 = amdgpu.make_dma_descriptor %b globalSize [4, 4] globalStride [4, 1] sharedSize [4, 4] : !amdgpu.tdm_base<i24> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %m: memref<8xi32>, %i: index) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op atomic barrier address must be in LDS.}}
  %0 = amdgpu.make_dma_descriptor %b globalSize [4, 4] globalStride [4, 1] sharedSize [4, 4] atomicBarrier(%m[%i] : memref<8xi32>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'vector<16xi1>' vs 'index'}}
  %0 = amdgpu.make_dma_descriptor %b globalSize [4, 4] globalStride [4, 1] sharedSize [4, 4] workgroupMask %i : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %e: i1) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op early timeout does not apply when workgroup_mask is not set.}}
  %0 = "amdgpu.make_dma_descriptor"(%b, %e) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 4>}> : (!amdgpu.tdm_base<i32>, i1) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %r: vector<4xi16>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op tensor and tile must be at most of rank two in gather mode.}}
  %0 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2, 2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %r: vector<4xi32>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op indices' element type must match base's element type.}}
  %0 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %r: vector<32xi16>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op operand #1 must be vector of 32-bit signless integer values of at least length 1 of at most length 8 or vector of 16-bit signless integer values of at least length 1 of at most length 16, but got 'vector<32xi16>'}}
  %0 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<32xi16> -> !amdgpu.tdm_descriptor
  return
}
