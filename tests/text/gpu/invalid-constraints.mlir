// RUN: mica-opt --split-input-file --verify-diagnostics %s
// What the constraints of operands, results and attributes say, where another test doesn't.

func.func @f(%a: i32) {
  // expected-error@+1 {{'gpu.subgroup_mma_store_matrix' op operand #0 must be gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values, but got 'i32'}}
  "gpu.subgroup_mma_store_matrix"(%a, %a, %a) {leadDimension = 4 : index} : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'gpu.subgroup_mma_constant_matrix' op result #0 must be MMAMatrix type, but got 'i32'}}
  "gpu.subgroup_mma_constant_matrix"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i16) {
  // expected-error@+1 {{'gpu.subgroup_mma_constant_matrix' op operand #0 must be 8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or 32-bit float, but got 'i16'}}
  "gpu.subgroup_mma_constant_matrix"(%a) : (i16) -> !gpu.mma_matrix<4x4xi32, "COp">
  return
}

// -----

func.func @f(%a: i16) {
  // expected-error@+1 {{'gpu.subgroup_mma_elementwise' op operand #0 must be variadic of MMAMatrix type, but got 'i16'}}
  %0 = "gpu.subgroup_mma_elementwise"(%a) <{opType = #gpu<mma_element_wise addf>}> : (i16) -> !gpu.mma_matrix<4x4xi32, "COp">
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32>, %t: !gpu.sparse.dntensor_handle, %s: !gpu.sparse.spmat_handle) {
  // expected-error@+1 {{'gpu.spmv_buffer_size' op operand #0 must be sparse matrix handle type, but got 'index'}}
  %0 = "gpu.spmv_buffer_size"(%i, %t, %t) <{computeType = f32, modeA = #gpu<mat_transpose_mode TRANSPOSE>, operandSegmentSizes = array<i32: 0, 1, 1, 1>}> : (index, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.spgemm_create_descr' op result #0 must be SpGEMM operation handle type, but got 'i32'}}
  %0 = "gpu.spgemm_create_descr"() : () -> i32
  return
}

// -----

func.func @f(%i: index, %s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle, %m: memref<?xf32>) {
  // expected-error@+1 {{'gpu.spmm' op operand count (4) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "gpu.spmm"(%s, %d, %d, %i) <{computeType = f32}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, index) -> ()
  return
}

// -----

func.func @f(%i: index, %s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle, %m: memref<?xf32>) {
  // expected-error@+1 {{'gpu.spmm' op operand #3 must be variadic of memref of any type values, but got 'index'}}
  "gpu.spmm"(%s, %d, %d, %i) <{computeType = f32, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, index) -> ()
  return
}

// -----

func.func @f(%i: index, %s: i32) {
  // expected-error@+1 {{'gpu.launch_func' op failed to verify that all of {gridSizeX, gridSizeY, gridSizeZ, blockSizeX, blockSizeY, blockSizeZ} have same type}}
  "gpu.launch_func"(%i, %i, %i, %i, %i, %s) <{kernel = @a::@b, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, i32) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.memcpy' op operand #0 must be memref of any type values, but got 'index'}}
  "gpu.memcpy"(%i, %i) : (index, index) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'gpu.thread_id' op attribute 'upper_bound' failed to satisfy constraint: index attribute}}
  %0 = "gpu.thread_id"() <{dimension = #gpu<dim x>, upper_bound = 3 : i32}> : () -> index
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op attribute 'cluster_size' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op add>, cluster_size = 3 : i64}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op attribute 'warp_size' failed to satisfy constraint: 64-bit signless integer attribute}}
  "gpu.warp_execute_on_lane_0"(%a) <{warp_size = 3 : i32}> ({}) : (i32) -> ()
  return
}
