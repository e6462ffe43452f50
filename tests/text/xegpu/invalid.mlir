// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What xegpu refuses
func.func @f(%i: index, %t: !xegpu.tensor_desc<8xi8, #xegpu.scatter_tdesc_attr<>>, %k: vector<8xi1>, %v: vector<8xf32>) {
  // expected-error@+1 {{'xegpu.atomic_rmw' op failed to verify that all of {tensorDesc, value, result} have same element type}}
  xegpu.atomic_rmw addf %t, %k, %v : !xegpu.tensor_desc<8xi8, #xegpu.scatter_tdesc_attr<>>, vector<8xi1>, vector<8xf32> -> vector<8xi8>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<2xi4, #xegpu.scatter_tdesc_attr<>>, %k: vector<2xi1>, %v: vector<2xi4>) {
  // expected-error@+1 {{'xegpu.atomic_rmw' op failed to verify that all of {tensorDesc, value, result} have same shape}}
  xegpu.atomic_rmw addf %t, %k, %v : !xegpu.tensor_desc<2xi4, #xegpu.scatter_tdesc_attr<>>, vector<2xi1>, vector<2xi4> -> vector<8xi4>
  return
}

// -----

func.func @f(%i: index, %v: vector<2x1xf16>) {
  // expected-error@+1 {{'xegpu.convert_layout' op expected input layout and target layout be WgLayout or SgLayout at the same time.}}
  xegpu.convert_layout %v <{input_layout = #xegpu.layout<inst_data = [1, 2]>, target_layout = #xegpu.layout<sg_layout = [2, 2]>}> : vector<2x1xf16>
  return
}

// -----

func.func @f(%i: index, %v: vector<4x1xf16>) {
  // expected-error@+1 {{'xegpu.convert_layout' op invalid input layout, data cannot be evenly distributed.}}
  xegpu.convert_layout %v <{input_layout = #xegpu.layout<inst_data = [1, 2]>, target_layout = #xegpu.layout<lane_layout = [1, 2]>}> : vector<4x1xf16>
  return
}

// -----

func.func @f(%i: index, %v: vector<1x4xf16>) {
  // expected-error@+1 {{'xegpu.convert_layout' op invalid target layout, data cannot be evenly distributed.}}
  xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 1], lane_data = [1, 2]>, target_layout = #xegpu.layout<inst_data = [4, 8]>}> : vector<1x4xf16>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xi8, 3>) {
  // expected-error@+1 {{'xegpu.create_mem_desc' op failed to verify that all of {source, mem_desc} have same size in bits}}
  xegpu.create_mem_desc %m : memref<8xi8, 3> -> !xegpu.mem_desc<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<?xf32, 3>) {
  // expected-error@+1 {{'xegpu.create_mem_desc' op operand #0 must be reside in share memory and statically 1d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless in}}
  xegpu.create_mem_desc %m : memref<?xf32, 3> -> !xegpu.mem_desc<2xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<2x1x4xf32, 3>) {
  // expected-error@+1 {{'xegpu.create_mem_desc' op operand #0 must be reside in share memory and statically 1d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless in}}
  xegpu.create_mem_desc %m : memref<2x1x4xf32, 3> -> !xegpu.mem_desc<2x1x4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<2xf16, #xevm.addr_space<global>>) {
  // expected-error@+1 {{'xegpu.create_mem_desc' op operand #0 must be reside in share memory and statically 1d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless in}}
  xegpu.create_mem_desc %m : memref<2xf16, #xevm.addr_space<global>> -> !xegpu.mem_desc<2xf16>
  return
}

// -----

func.func @f(%i: index, %m: memref<8xf64>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.}}
  xegpu.create_nd_tdesc %m : memref<8xf64> -> !xegpu.tensor_desc<4x2xf64>
  return
}

// -----

func.func @f(%i: index, %m: memref<1xi4>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.}}
  xegpu.create_nd_tdesc %m[8, %i, %i] : memref<1xi4> -> !xegpu.tensor_desc<16x2xi4>
  return
}

// -----

func.func @f(%i: index, %m: memref<32xi4>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expects a non-scattered TensorDesc.}}
  xegpu.create_nd_tdesc %m[0] : memref<32xi4> -> !xegpu.tensor_desc<32xi4, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<inst_data = [4]>>
  return
}

// -----

func.func @f(%i: index, %m: memref<32xi4, 3>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0}}
  xegpu.create_nd_tdesc %m[8] : memref<32xi4, 3> -> !xegpu.tensor_desc<2xi4>
  return
}

// -----

func.func @f(%i: index, %m: memref<4x4xf32>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op TensorDesc should have the same element type with the source if it is a memref.}}
  xegpu.create_nd_tdesc %m[0, 0] : memref<4x4xf32> -> !xegpu.tensor_desc<1x8xi8>
  return
}

// -----

func.func @f(%i: index, %m: i64) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op expecting strides and shape to be present for integer source.}}
  xegpu.create_nd_tdesc %m : i64 -> !xegpu.tensor_desc<1xi8>
  return
}

// -----

func.func @f(%i: index, %m: i16) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op operand #0 must be non-0-ranked.memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or}}
  xegpu.create_nd_tdesc %m : i16 -> !xegpu.tensor_desc<2x2xf64>
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: vector<2xindex>) {
  // expected-error@+1 {{'xegpu.create_tdesc' op Expects a scattered TensorDesc.}}
  xegpu.create_tdesc %m, %o : i64, vector<2xindex> -> !xegpu.tensor_desc<2xf64>
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: vector<4xindex>) {
  // expected-error@+1 {{'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [4]}}
  xegpu.create_tdesc %m, %o : i64, vector<4xindex> -> !xegpu.tensor_desc<4x8xi4, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: vector<4xindex>) {
  // expected-error@+1 {{'xegpu.create_tdesc' op Memory space mismatch. Source: 0, TensorDesc: 3}}
  xegpu.create_tdesc %m, %o : i64, vector<4xindex> -> !xegpu.tensor_desc<4xi8, #xegpu.scatter_tdesc_attr<memory_space = slm>>
  return
}

// -----

func.func @f(%i: index, %m: memref<4x4xf32>, %o: vector<32x1xindex>) {
  // expected-error@+1 {{'xegpu.create_tdesc' op operand #0 must be 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signl}}
  xegpu.create_tdesc %m, %o : memref<4x4xf32>, vector<32x1xindex> -> !xegpu.tensor_desc<16x1x2xf16>
  return
}

// -----

func.func @f(%i: index, %a: vector<8xi8>, %b: vector<1xi8>, %c: vector<1xf32>) {
  // expected-error@+1 {{'xegpu.dpas' op Expecting B operand to be a multiple of 32 bits.}}
  xegpu.dpas %a, %b : vector<8xi8>, vector<1xi8> -> vector<1xf32>
  return
}

// -----

func.func @f(%i: index, %a: vector<4xi4>, %b: vector<4xi4>, %c: vector<4xf32>) {
  // expected-error@+1 {{'xegpu.dpas' op Expecting the acc type to be the same as result.}}
  xegpu.dpas %a, %b, %c : vector<4xi4>, vector<4xi4>, vector<4xf32> -> vector<2xf32>
  return
}

// -----

func.func @f(%i: index, %a: vector<2x1xi8>, %b: vector<1x16x2xi8>, %c: vector<2x16xf32>) {
  // expected-error@+1 {{'xegpu.dpas' op K-dimension mismatch.}}
  xegpu.dpas %a, %b : vector<2x1xi8>, vector<1x16x2xi8> -> vector<2x16xf32>
  return
}

// -----

func.func @f(%i: index, %a: vector<2x2xi4>, %b: vector<1x16x2xi4>, %c: vector<32x16xf32>) {
  // expected-error@+1 {{'xegpu.dpas' op M-dimension mismatch.}}
  xegpu.dpas %a, %b : vector<2x2xi4>, vector<1x16x2xi4> -> vector<32x16xf32>
  return
}

// -----

func.func @f(%i: index, %a: vector<4x2xi8>, %b: vector<2x16xi8>, %c: vector<4x1xf32>) {
  // expected-error@+1 {{'xegpu.dpas' op N-dimension mismatch.}}
  xegpu.dpas %a, %b : vector<4x2xi8>, vector<2x16xi8> -> vector<4x1xf32>
  return
}

// -----

func.func @f(%i: index, %a: vector<8xi8>, %b: vector<2x8xi8>, %c: vector<4xf32>) {
  // expected-error@+1 {{'xegpu.dpas' op expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.}}
  xegpu.dpas %a, %b : vector<8xi8>, vector<2x8xi8> -> vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: vector<8xi4>, %b: vector<1xf32>, %c: vector<4xf32>) {
  // expected-error@+1 {{'xegpu.dpas' op failed to verify that all of {lhs, rhs} have same element type}}
  xegpu.dpas %a, %b : vector<8xi4>, vector<1xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %a: vector<2x2xf64>, %b: vector<1x16x2x1xf64>, %c: vector<2x16xf32>) {
  // expected-error@+1 {{'xegpu.dpas' op operand #1 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit sig}}
  xegpu.dpas %a, %b : vector<2x2xf64>, vector<1x16x2x1xf64> -> vector<2x16xf32>
  return
}

// -----

func.func @f(%i: index, %a: vector<2x4xi8>, %b: vector<4x16xi8>, %c: vector<2x16x8xf32>) {
  // expected-error@+1 {{'xegpu.dpas' op result #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit sign}}
  xegpu.dpas %a, %b : vector<2x4xi8>, vector<4x16xi8> -> vector<2x16x8xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<64xf32>, %o: vector<8x4xindex>, %k: i1, %v: vector<2xf32>) {
  // expected-error@+1 {{'xegpu.load' op Expecting a vector type mask.}}
  xegpu.load %m[%o], %k : memref<64xf32>, vector<8x4xindex>, i1 -> vector<2xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<64xf32>, %o: index, %k: i1, %v: f32) {
  // expected-error@+1 {{'xegpu.load' op Expecting chunk size == 1 for scalar result}}
  xegpu.load %m[%o], %k <{chunk_size = 8 : i64}> : memref<64xf32>, index, i1 -> f32
  return
}

// -----

func.func @f(%i: index, %m: memref<64xf16>, %o: index, %k: vector<4x16xi1>, %v: f16) {
  // expected-error@+1 {{'xegpu.load' op Expecting scalar mask and offsets.}}
  xegpu.load %m[%o], %k <{l3_hint = #xegpu.cache_hint<streaming>}> : memref<64xf16>, index, vector<4x16xi1> -> f16
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: index, %k: i1, %v: f32) {
  // expected-error@+1 {{'xegpu.load' op Expects offsets.}}
  xegpu.load %m, %k : i64, i1 -> f32
  return
}

// -----

func.func @f(%i: index, %m: !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>, %o: index, %k: i1, %v: vector<1xf16>) {
  // expected-error@+1 {{'xegpu.load' op Mask should match TensorDesc except the chunk size dim.}}
  xegpu.load %m, %k : !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>, i1 -> vector<1xf16>
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: index, %k: vector<2xi1>, %v: vector<1xf32>) {
  // expected-error@+1 {{'xegpu.load' op Mask should match value except the chunk size dim.}}
  xegpu.load %m[%o], %k : i64, index, vector<2xi1> -> vector<1xf32>
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: index, %k: i1, %v: f32) {
  // expected-error@+1 {{'xegpu.load' op invalid l3_hint: #xegpu.cache_hint<write_back>}}
  xegpu.load %m[%o], %k <{l3_hint = #xegpu.cache_hint<write_back>}> : i64, index, i1 -> f32
  return
}

// -----

func.func @f(%i: index, %m: !xegpu.tensor_desc<2xf16, #xegpu.scatter_tdesc_attr<>>, %o: vector<8xindex>, %k: vector<2xi1>, %v: vector<4xf16>) {
  // expected-error@+1 {{'xegpu.load' op offsets not allowed.}}
  xegpu.load %m[%o], %k : !xegpu.tensor_desc<2xf16, #xegpu.scatter_tdesc_attr<>>, vector<8xindex>, vector<2xi1> -> vector<4xf16>
  return
}

// -----

func.func @f(%i: index, %m: memref<64xf32>, %o: index, %k: i1, %v: vector<8xf32>) {
  // expected-error@+1 {{'xegpu.load' op value elements must match chunk size 1}}
  xegpu.load %m[%o], %k : memref<64xf32>, index, i1 -> vector<8xf32>
  return
}

// -----

func.func @f(%i: index, %m: !xegpu.tensor_desc<32x2xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %o: vector<32xindex>, %k: vector<32xi1>, %v: vector<32x1xf16>) {
  // expected-error@+1 {{'xegpu.load' op Value shape [32, 1] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<32x2xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>'}}
  xegpu.load %m, %k <{chunk_size = 2 : i64}> : !xegpu.tensor_desc<32x2xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<32xi1> -> vector<32x1xf16>
  return
}

// -----

func.func @f(%i: index, %d: !xegpu.mem_desc<8xf32>, %v: vector<8xf64>) {
  // expected-error@+1 {{'xegpu.load_matrix' op failed to verify that all of {mem_desc, res} have same element type}}
  xegpu.load_matrix %d[0] <{subgroup_block_io}> : !xegpu.mem_desc<8xf32> -> vector<8xf64>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<2x2xbf16, #xegpu.scatter_tdesc_attr<>>) {
  // expected-error@+1 {{'xegpu.load_nd' op Expects a non-scattered TensorDesc.}}
  xegpu.load_nd %t : !xegpu.tensor_desc<2x2xbf16, #xegpu.scatter_tdesc_attr<>> -> vector<2x2xbf16>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<1xi4>) {
  // expected-error@+1 {{'xegpu.load_nd' op Mismatched ranks between offsets and tensor descriptor}}
  xegpu.load_nd %t[%i, 8] : !xegpu.tensor_desc<1xi4> -> vector<1xi4>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<1xbf16>) {
  // expected-error@+1 {{'xegpu.load_nd' op failed to verify that all of {value, TensorDesc} have same element type}}
  xegpu.load_nd %t : !xegpu.tensor_desc<1xbf16> -> vector<1x2xf32>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<8xi8>) {
  // expected-error@+1 {{'xegpu.load_nd' op invalid l3_hint: #xegpu.cache_hint<write_through>}}
  xegpu.load_nd %t[8] <{l3_hint = #xegpu.cache_hint<write_through>}> : !xegpu.tensor_desc<8xi8> -> vector<4xi8>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<16x2xbf16, #xegpu.layout<sg_layout = [4, 2]>>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [16, 2, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<16x2xbf16, #xegpu.layout<sg_layout = [4, 2]>>'}}
  xegpu.load_nd %t : !xegpu.tensor_desc<16x2xbf16, #xegpu.layout<sg_layout = [4, 2]>> -> vector<16x2x8xbf16>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<8x16xbf16>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [32, 16] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xbf16>'}}
  xegpu.load_nd %t : !xegpu.tensor_desc<8x16xbf16> -> vector<32x16xbf16>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<1x1xf32, #xegpu.block_tdesc_attr<array_length = 2>>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [1, 1] is not consistent with tensor descriptor '!xegpu.tensor_desc<1x1xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>'}}
  xegpu.load_nd %t : !xegpu.tensor_desc<1x1xf32, #xegpu.block_tdesc_attr<array_length = 2>> -> vector<1x1xf32>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<2x1xf64>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [8] is not consistent with tensor descriptor '!xegpu.tensor_desc<2x1xf64>'}}
  xegpu.load_nd %t : !xegpu.tensor_desc<2x1xf64> -> vector<8xf64>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<2x2xi8, #xegpu.block_tdesc_attr<array_length = 2>>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [2, 2] is not consistent with tensor descriptor '!xegpu.tensor_desc<2x2xi8, #xegpu.block_tdesc_attr<array_length = 2 : i64>>'}}
  xegpu.load_nd %t <{packed}> : !xegpu.tensor_desc<2x2xi8, #xegpu.block_tdesc_attr<array_length = 2>> -> vector<2x2xi8>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<8x8xi8>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [16, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x8xi8>'}}
  xegpu.load_nd %t : !xegpu.tensor_desc<8x8xi8> -> vector<16x8xi8>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<1xbf16, #xegpu.block_tdesc_attr<array_length = 2>>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [2, 1, 2] is not consistent with tensor descriptor '!xegpu.tensor_desc<1xbf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>>'}}
  xegpu.load_nd %t[0] : !xegpu.tensor_desc<1xbf16, #xegpu.block_tdesc_attr<array_length = 2>> -> vector<2x1x2xbf16>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<1xbf16>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [8] is not consistent with tensor descriptor '!xegpu.tensor_desc<1xbf16>'}}
  xegpu.load_nd %t : !xegpu.tensor_desc<1xbf16> -> vector<8xbf16>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<2xf16, #xegpu.block_tdesc_attr<array_length = 4>>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [4, 1] is not consistent with tensor descriptor '!xegpu.tensor_desc<2xf16, #xegpu.block_tdesc_attr<array_length = 4 : i64>>'}}
  xegpu.load_nd %t : !xegpu.tensor_desc<2xf16, #xegpu.block_tdesc_attr<array_length = 4>> -> vector<4x1xf16>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<2xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [8] is not consistent with tensor descriptor '!xegpu.tensor_desc<2xf32>'}}
  xegpu.load_nd %t[%i] : !xegpu.tensor_desc<2xf32> -> vector<8xf32>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<1xi4, #xegpu.block_tdesc_attr<array_length = 1, memory_space = slm>>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [2] is not consistent with tensor descriptor '!xegpu.tensor_desc<1xi4, #xegpu.block_tdesc_attr<memory_space =  slm>>'}}
  xegpu.load_nd %t[0] : !xegpu.tensor_desc<1xi4, #xegpu.block_tdesc_attr<array_length = 1, memory_space = slm>> -> vector<2xi4>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<1xi8>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [8] is not consistent with tensor descriptor '!xegpu.tensor_desc<1xi8>'}}
  xegpu.load_nd %t[0] : !xegpu.tensor_desc<1xi8> -> vector<8xi8>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<2xi4, #xegpu.layout<sg_layout = [2]>>) {
  // expected-error@+1 {{'xegpu.load_nd' op TensorDesc doesn't need LayoutAttr for SIMT code}}
  xegpu.load_nd %t : !xegpu.tensor_desc<2xi4, #xegpu.layout<sg_layout = [2]>> -> vector<1xi4>
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: vector<16xindex>, %k: i1, %v: vector<1xf32>) {
  // expected-error@+1 {{'xegpu.prefetch' op Expects offsets.}}
  xegpu.prefetch %m <{offset_align_byte = 4 : i64}> : i64
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: index, %k: i1, %v: vector<1xf32>) {
  // expected-error@+1 {{'xegpu.prefetch' op invalid l3_hint: #xegpu.cache_hint<write_through>}}
  xegpu.prefetch %m[%o] <{l3_hint = #xegpu.cache_hint<write_through>}> : i64, index
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: index, %k: i1, %v: f32) {
  // expected-error@+1 {{'xegpu.prefetch' op offset_align_byte is required with integer source.}}
  xegpu.prefetch %m[%o] : i64, index
  return
}

// -----

func.func @f(%i: index, %m: memref<64xf16>, %o: index, %k: i1, %v: f16) {
  // expected-error@+1 {{'xegpu.prefetch' op offset_align_byte only allowed with integer source.}}
  xegpu.prefetch %m[%o] <{offset_align_byte = 4 : i64}> : memref<64xf16>, index
  return
}

// -----

func.func @f(%i: index, %m: !xegpu.tensor_desc<4xf16, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4xf16>) {
  // expected-error@+1 {{'xegpu.prefetch' op offsets not allowed.}}
  xegpu.prefetch %m[%o] : !xegpu.tensor_desc<4xf16, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<1x16xi4, #xegpu.scatter_tdesc_attr<>>) {
  // expected-error@+1 {{'xegpu.prefetch_nd' op Expects a non-scattered TensorDesc.}}
  xegpu.prefetch_nd %t[8, %i] : !xegpu.tensor_desc<1x16xi4, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<8x1xi8>) {
  // expected-error@+1 {{'xegpu.prefetch_nd' op Mismatched ranks between offsets and tensor descriptor}}
  xegpu.prefetch_nd %t[0] : !xegpu.tensor_desc<8x1xi8>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<8xf16>) {
  // expected-error@+1 {{'xegpu.prefetch_nd' op invalid l1_hint: #xegpu.cache_hint<write_back>}}
  xegpu.prefetch_nd %t <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8xf16>
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: vector<8xindex>, %k: i1, %v: vector<1xf32>) {
  // expected-error@+1 {{'xegpu.store' op Expecting a vector type mask.}}
  xegpu.store %v, %m[%o], %k : vector<1xf32>, i64, vector<8xindex>, i1
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: index, %k: i1, %v: f16) {
  // expected-error@+1 {{'xegpu.store' op Expecting chunk size == 1 for scalar result}}
  xegpu.store %v, %m[%o], %k <{chunk_size = 8 : i64}> : f16, i64, index, i1
  return
}

// -----

func.func @f(%i: index, %m: memref<64xf32>, %o: index, %k: vector<2xi1>, %v: f32) {
  // expected-error@+1 {{'xegpu.store' op Expecting scalar mask and offsets.}}
  xegpu.store %v, %m[%o], %k : f32, memref<64xf32>, index, vector<2xi1>
  return
}

// -----

func.func @f(%i: index, %m: memref<64xf16>, %o: index, %k: i1, %v: f16) {
  // expected-error@+1 {{'xegpu.store' op Expects offsets.}}
  xegpu.store %v, %m, %k : f16, memref<64xf16>, i1
  return
}

// -----

func.func @f(%i: index, %m: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: index, %k: i1, %v: vector<1xf32>) {
  // expected-error@+1 {{'xegpu.store' op Mask should match TensorDesc except the chunk size dim.}}
  xegpu.store %v, %m, %k : vector<1xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<1xf16>) {
  // expected-error@+1 {{'xegpu.store' op Mask should match value except the chunk size dim.}}
  xegpu.store %v, %m[%o], %k : vector<1xf16>, i64, vector<4xindex>, vector<4xi1>
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: index, %k: i1, %v: vector<1xf16>) {
  // expected-error@+1 {{'xegpu.store' op invalid l2_hint: #xegpu.cache_hint<read_invalidate>}}
  xegpu.store %v, %m[%o], %k <{l2_hint = #xegpu.cache_hint<read_invalidate>}> : vector<1xf16>, i64, index, i1
  return
}

// -----

func.func @f(%i: index, %m: !xegpu.tensor_desc<4x2xf16, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf16>) {
  // expected-error@+1 {{'xegpu.store' op offsets not allowed.}}
  xegpu.store %v, %m[%o], %k : vector<4x2xf16>, !xegpu.tensor_desc<4x2xf16, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>, vector<4xi1>
  return
}

// -----

func.func @f(%i: index, %m: i64, %o: index, %k: i1, %v: vector<4x8xf16>) {
  // expected-error@+1 {{'xegpu.store' op value elements must match chunk size 1}}
  xegpu.store %v, %m[%o], %k : vector<4x8xf16>, i64, index, i1
  return
}

// -----

func.func @f(%i: index, %m: !xegpu.tensor_desc<8x1x8xf32, #xegpu.scatter_tdesc_attr<chunk_size = 8>>, %o: vector<8x1xindex>, %k: vector<8x1xi1>, %v: vector<8x1x8x8xf32>) {
  // expected-error@+1 {{'xegpu.store' op Value shape [8, 1, 8, 8] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<8x1x8xf32, #xegpu.scatter_tdesc_attr<chunk_size = 8 : i64>>'}}
  xegpu.store %v, %m, %k <{chunk_size = 8 : i64}> : vector<8x1x8x8xf32>, !xegpu.tensor_desc<8x1x8xf32, #xegpu.scatter_tdesc_attr<chunk_size = 8>>, vector<8x1xi1>
  return
}

// -----

func.func @f(%i: index, %m: !xegpu.tensor_desc<2x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>, %o: vector<2x2xindex>, %k: vector<2x2xi1>, %v: vector<2x4xf32>) {
  // expected-error@+1 {{'xegpu.store' op Value shape [2, 4] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<2x2xf32, #xegpu.scatter_tdesc_attr<>>'}}
  xegpu.store %v, %m, %k : vector<2x4xf32>, !xegpu.tensor_desc<2x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>, vector<2x2xi1>
  return
}

// -----

func.func @f(%i: index, %m: !xegpu.tensor_desc<32xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<32xindex>, %k: vector<32xi1>, %v: vector<8xf32>) {
  // expected-error@+1 {{'xegpu.store' op Value shape [8] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<32xf32, #xegpu.scatter_tdesc_attr<>>'}}
  xegpu.store %v, %m, %k : vector<8xf32>, !xegpu.tensor_desc<32xf32, #xegpu.scatter_tdesc_attr<>>, vector<32xi1>
  return
}

// -----

func.func @f(%i: index, %m: !xegpu.tensor_desc<1xf16, #xegpu.scatter_tdesc_attr<chunk_size = 1>, #xegpu.layout<sg_layout = [2], sg_data = [1], order = [4]>>, %o: vector<1xindex>, %k: vector<1xi1>, %v: vector<1xf16>) {
  // expected-error@+1 {{'xegpu.store' op TensorDesc doesn't need LayoutAttr for SIMT code}}
  xegpu.store %v, %m, %k <{l1_hint = #xegpu.cache_hint<uncached>}> : vector<1xf16>, !xegpu.tensor_desc<1xf16, #xegpu.scatter_tdesc_attr<chunk_size = 1>, #xegpu.layout<sg_layout = [2], sg_data = [1], order = [4]>>, vector<1xi1>
  return
}

// -----

func.func @f(%i: index, %d: !xegpu.mem_desc<1x16xf32>, %v: vector<1x16xf64>) {
  // expected-error@+1 {{'xegpu.store_matrix' op failed to verify that all of {mem_desc, data} have same element type}}
  xegpu.store_matrix %v, %d[%i, %i] <{subgroup_block_io}> : vector<1x16xf64>, !xegpu.mem_desc<1x16xf32>, index, index
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<2x8xi8, #xegpu.scatter_tdesc_attr<>>, %v: vector<2x8xi8>) {
  // expected-error@+1 {{'xegpu.store_nd' op Expects a non-scattered TensorDesc.}}
  xegpu.store_nd %v, %t[0, 8] <{l2_hint = #xegpu.cache_hint<uncached>}> : vector<2x8xi8>, !xegpu.tensor_desc<2x8xi8, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<4xf32>, %v: vector<4xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op Mismatched ranks between offsets and tensor descriptor}}
  xegpu.store_nd %v, %t[0, 0] : vector<4xf32>, !xegpu.tensor_desc<4xf32>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<4xi4, #xegpu.block_tdesc_attr<array_length = 2>>, %v: vector<4xi4>) {
  // expected-error@+1 {{'xegpu.store_nd' op array length is not supported by store_nd.}}
  xegpu.store_nd %v, %t : vector<4xi4>, !xegpu.tensor_desc<4xi4, #xegpu.block_tdesc_attr<array_length = 2>>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<32xi8>, %v: vector<1xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op failed to verify that all of {value, TensorDesc} have same element type}}
  xegpu.store_nd %v, %t : vector<1xf32>, !xegpu.tensor_desc<32xi8>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<4xf16>, %v: vector<4xf16>) {
  // expected-error@+1 {{'xegpu.store_nd' op invalid l3_hint: #xegpu.cache_hint<streaming>}}
  xegpu.store_nd %v, %t <{l3_hint = #xegpu.cache_hint<streaming>}> : vector<4xf16>, !xegpu.tensor_desc<4xf16>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<16x8xbf16, #xegpu.layout<lane_layout = [1, 1]>>, %v: vector<1x8xbf16>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [1, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<16x8xbf16, #xegpu.layout<lane_layout = [1, 1]>>'}}
  xegpu.store_nd %v, %t[0, 8] : vector<1x8xbf16>, !xegpu.tensor_desc<16x8xbf16, #xegpu.layout<lane_layout = [1, 1]>>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<8x16xbf16>, %v: vector<8x32xbf16>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [8, 32] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xbf16>'}}
  xegpu.store_nd %v, %t : vector<8x32xbf16>, !xegpu.tensor_desc<8x16xbf16>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<32x16xf64, #xegpu.block_tdesc_attr<array_length = 1>, #xegpu.layout<sg_layout = [16, 8], lane_layout = [1, 1], lane_data = [1, 2]>>, %v: vector<4x16xf64>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [4, 16] is not consistent with tensor descriptor '!xegpu.tensor_desc<32x16xf64, #xegpu.layout<sg_layout = [16, 8], lane_layout = [1, 1], lane_data = [1, 2]>>'}}
  xegpu.store_nd %v, %t[0, 8] : vector<4x16xf64>, !xegpu.tensor_desc<32x16xf64, #xegpu.block_tdesc_attr<array_length = 1>, #xegpu.layout<sg_layout = [16, 8], lane_layout = [1, 1], lane_data = [1, 2]>>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<4x8xf32>, %v: vector<2x8xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [2, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<4x8xf32>'}}
  xegpu.store_nd %v, %t : vector<2x8xf32>, !xegpu.tensor_desc<4x8xf32>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<8x16xi4>, %v: vector<4x16xi4>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [4, 16] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xi4>'}}
  xegpu.store_nd %v, %t : vector<4x16xi4>, !xegpu.tensor_desc<8x16xi4>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<4xbf16, #xegpu.layout<inst_data = [4]>>, %v: vector<4x1xbf16>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [4, 1] is not consistent with tensor descriptor '!xegpu.tensor_desc<4xbf16, #xegpu.layout<inst_data = [4]>>'}}
  xegpu.store_nd %v, %t : vector<4x1xbf16>, !xegpu.tensor_desc<4xbf16, #xegpu.layout<inst_data = [4]>>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<1xbf16>, %v: vector<8xbf16>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [8] is not consistent with tensor descriptor '!xegpu.tensor_desc<1xbf16>'}}
  xegpu.store_nd %v, %t : vector<8xbf16>, !xegpu.tensor_desc<1xbf16>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<1xf32>, %v: vector<2xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [2] is not consistent with tensor descriptor '!xegpu.tensor_desc<1xf32>'}}
  xegpu.store_nd %v, %t : vector<2xf32>, !xegpu.tensor_desc<1xf32>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<16xi4>, %v: vector<32xi4>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [32] is not consistent with tensor descriptor '!xegpu.tensor_desc<16xi4>'}}
  xegpu.store_nd %v, %t[%i] <{l3_hint = #xegpu.cache_hint<cached>}> : vector<32xi4>, !xegpu.tensor_desc<16xi4>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<16x4xf16, #xegpu.layout<lane_layout = [16, 1]>>, %v: vector<16xf16>) {
  // expected-error@+1 {{'xegpu.store_nd' op TensorDesc doesn't need LayoutAttr for SIMT code}}
  xegpu.store_nd %v, %t[0, 0] : vector<16xf16>, !xegpu.tensor_desc<16x4xf16, #xegpu.layout<lane_layout = [16, 1]>>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<4x8xi8, #xegpu.scatter_tdesc_attr<>>) {
  // expected-error@+1 {{'xegpu.update_nd_offset' op Expects a non-scattered TensorDesc.}}
  xegpu.update_nd_offset %t, [%i, %i] : !xegpu.tensor_desc<4x8xi8, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<4x1xi8>) {
  // expected-error@+1 {{'xegpu.update_nd_offset' op Invalid number of offsets.}}
  xegpu.update_nd_offset %t, [0] : !xegpu.tensor_desc<4x1xi8>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<8xi8>, %o: vector<8xindex>) {
  // expected-error@+1 {{'xegpu.update_offset' op Expects a scattered TensorDesc.}}
  xegpu.update_offset %t, %o : !xegpu.tensor_desc<8xi8>, vector<8xindex>
  return
}

// -----

func.func @f(%i: index, %t: !xegpu.tensor_desc<1xi4, #xegpu.scatter_tdesc_attr<>>, %o: vector<32xindex>) {
  // expected-error@+1 {{'xegpu.update_offset' op Offsets should match TensorDesc except the chunk size dim.}}
  xegpu.update_offset %t, %o : !xegpu.tensor_desc<1xi4, #xegpu.scatter_tdesc_attr<>>, vector<32xindex>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{SLM is only supported for 1D block tensor}}
  "test.a"() : () -> (!xegpu.tensor_desc<2x1xi4, #xegpu.block_tdesc_attr<memory_space = slm>>)
  return
}

// -----

func.func @f(%i: index, %m: memref<64xf32>, %o: index, %k: i1, %v: f16) {
  // expected-error@+1 {{Value should have the same element type as MemRef.}}
  xegpu.load %m[%o], %k : memref<64xf32>, index, i1 -> f16
  return
}

// -----

func.func @f(%i: index, %d: !xegpu.mem_desc<1x16xf16>, %v: vector<1x1xf16>) {
  // expected-error@+1 {{With subgroup_block_io, accessed data must be contiguous and coalesced.}}
  xegpu.load_matrix %d[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 2], lane_data = [4, 1]>}> : !xegpu.mem_desc<1x16xf16> -> vector<1x1xf16>
  return
}

// -----

func.func @f(%i: index, %d: !xegpu.mem_desc<2x16xf32>, %v: vector<4xf32>) {
  // expected-error@+1 {{With subgroup_block_io, the block shape must match the lane layout.}}
  xegpu.load_matrix %d[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 1], lane_data = [1, 2]>}> : !xegpu.mem_desc<2x16xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %d: !xegpu.mem_desc<8x8xf16, #xegpu.mem_layout<block = [16, 1]>>, %v: vector<8x8xf16>) {
  // expected-error@+1 {{With subgroup_block_io, the distributed dimensions must be contiguous.}}
  xegpu.load_matrix %d[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 2]>}> : !xegpu.mem_desc<8x8xf16, #xegpu.mem_layout<block = [16, 1]>> -> vector<8x8xf16>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{cannot distribute [8, 16] using #xegpu.layout<lane_layout = [16, 4]>}}
  "test.a"() : () -> (!xegpu.tensor_desc<8x16xi8, #xegpu.layout<lane_layout = [16, 4]>>)
  return
}

// -----

func.func @f(%i: index, %d: !xegpu.mem_desc<1x1xf32>, %v: vector<4x1xf32>) {
  // expected-error@+1 {{data shape must not exceed mem_desc shape.}}
  xegpu.load_matrix %d[0, %i] : !xegpu.mem_desc<1x1xf32>, index -> vector<4x1xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected at least one of sg_layout, inst_data or lane_layout}}
  "test.a"() {a = #xegpu.layout<>} : () -> ()
  return
}

// -----

// expected-error@+1 {{expected last dim of lane_data to be a multiple of: 2}}
func.func @f(%i: index, %m: !xegpu.tensor_desc<1x2xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>, #xegpu.layout<sg_layout = [8, 16], lane_layout = [1, 4], lane_data = [8, 1]>>, %o: vector<1xindex>, %k: vector<1xi1>, %v: vector<1x2xf16>) {
  xegpu.store %v, %m, %k <{chunk_size = 2 : i64}> : vector<1x2xf16>, !xegpu.tensor_desc<1x2xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>, #xegpu.layout<sg_layout = [8, 16], lane_layout = [1, 4], lane_data = [8, 1]>>, vector<1xi1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected last dim of tensor to be a multiple of 4}}
  "test.a"() : () -> (!xegpu.tensor_desc<32x2xi8, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected last dim of tensor to match chunk size}}
  "test.a"() : () -> (!xegpu.tensor_desc<16x4xi8, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
  return
}

// -----

func.func @f(%i: index, %m: memref<32xf16, 1>) {
  // expected-error@+1 {{expected layout rank to match tensor rank}}
  xegpu.create_nd_tdesc %m : memref<32xf16, 1> -> !xegpu.tensor_desc<1xf16, #xegpu.layout<lane_layout = [4, 16], lane_data = [16, 4]>>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected non-contiguous elements for 1D tensor}}
  "test.a"() : () -> (!xegpu.tensor_desc<1xi8, #xegpu.scatter_tdesc_attr<chunk_size = 8>>)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected sg_layout/lane_layout being used with order}}
  "test.a"() {a = #xegpu.layout<inst_data = [4, 8], order = [16, 2]>} : () -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{invalid dim (-1) in slice attribute.}}
  "test.a"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1, 8, 4, 1], lane_data = [4, 1, 8, 8]>, dims = [-1, -1]>} : () -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{invalid dim (2) in slice attribute.}}
  "test.a"() {a = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2], sg_data = [16, 1]>, dims = [2]>} : () -> ()
  return
}

// -----

func.func @f(%i: index, %d: !xegpu.mem_desc<16xf16>, %v: vector<8xf16>) {
  // expected-error@+1 {{mem_desc must be 2D.}}
  xegpu.load_matrix %d[0] : !xegpu.mem_desc<16xf16> -> vector<8xf16>
  return
}

// -----

func.func @f(%i: index, %d: !xegpu.mem_desc<8x1xf32>, %v: vector<8xf32>) {
  // expected-error@+1 {{mem_desc should be row major when subgroup_block_io is set.}}
  xegpu.store_matrix %v, %d[%i, %i] <{subgroup_block_io}> : vector<8xf32>, !xegpu.mem_desc<8x1xf32>, index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{repeated dim (0) in slice attribute.}}
  "test.a"() {a = #xegpu.slice<#xegpu.layout<sg_layout = [8, 16, 16, 16], sg_data = [1, 4, 16, 4], lane_layout = [1, 16, 16, 16], lane_data = [1, 16, 16, 8]>, dims = [0, 0]>} : () -> ()
  return
}

// -----

func.func @f(%i: index, %d: !xegpu.mem_desc<4xf16>, %v: f16) {
  // expected-error@+1 {{subgroup_block_io are only allowed when result is a VectorType.}}
  xegpu.store_matrix %v, %d[0] <{subgroup_block_io}> : f16, !xegpu.mem_desc<4xf16>
  return
}
