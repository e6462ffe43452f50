// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What the operations of threads, of the host and of matrices refuse.

func.func @f() {
  // expected-error@+1 {{custom op 'gpu.thread_id' expected ::mlir::gpu::Dimension to be one of: x, y, z}}
  %0 = gpu.thread_id w
  // expected-error@+1 {{custom op 'gpu.thread_id' failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`}}
  return
}

// -----

func.func @f() {
  %0 = gpu.thread_id
  // expected-error@+1 {{custom op 'gpu.thread_id' expected ::mlir::gpu::Dimension to be one of: x, y, z}}
  return
// expected-error@+1 {{custom op 'gpu.thread_id' failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`}}
}

// -----

func.func @f() {
  // expected-error@+1 {{expected attribute value}}
  %0 = gpu.thread_id x upper_bound
  return
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
%0 = gpu.lane_id : i32

// -----

// expected-error@+1 {{custom op 'gpu.subgroup_id' invalid kind of type specified: expected builtin.index, but found 'i32'}}
%0 = gpu.subgroup_id : i32

// -----

// expected-error@+1 {{invalid properties {dimension = 1 : i32} for op gpu.thread_id: Invalid attribute `dimension` in property conversion: 1 : i32}}
%0 = "gpu.thread_id"() <{dimension = 1 : i32}> : () -> index

// -----

// expected-error@+1 {{'gpu.thread_id' op requires attribute 'dimension'}}
%0 = "gpu.thread_id"() : () -> index

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'gpu.all_reduce' invalid op kind}}
  %0 = gpu.all_reduce foo %f {} : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{expected either an op attribute or a non-empty body}}
  %0 = gpu.all_reduce %f {} : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{expected either an op attribute or a non-empty body}}
  %0 = gpu.all_reduce add %f {
  ^bb(%l: f32, %r: f32):
    gpu.yield %l : f32
  } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'gpu.all_reduce' op requires the same type for all operands and results}}
  %0 = gpu.all_reduce add %f {} : (f32) -> f64
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{expected two region arguments}}
  %0 = gpu.all_reduce %f {
  ^bb(%l: f32):
    gpu.yield %l : f32
  } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{incorrect region argument type}}
  %0 = gpu.all_reduce %f {
  ^bb(%l: f32, %r: i32):
    gpu.yield %l : f32
  } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{expected one gpu.yield operand}}
  %0 = gpu.all_reduce %f {
  ^bb(%l: f32, %r: f32):
    gpu.yield %l, %r : f32, f32
  } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{incorrect gpu.yield type}}
  %0 = gpu.all_reduce %f {
  ^bb(%l: f32, %r: f32):
    %c = arith.constant 1 : i32
    gpu.yield %c : i32
  } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{entry block of region may not have predecessors}}
  %0 = gpu.all_reduce %f {
  ^bb(%l: f32, %r: f32):
    cf.br ^bb(%l, %r : f32, f32)
  } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{expected gpu.yield op in region}}
  %0 = gpu.all_reduce %f {
  ^bb(%l: f32, %r: f32):
    "a.b"() : () -> ()
  } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{`and` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce and %f {} : (f32) -> f32
  return
}

// -----

func.func @f(%f: i32) {
  // expected-error@+1 {{`maxnumf` reduction operation is not compatible with type 'i32'}}
  %0 = gpu.all_reduce maxnumf %f {} : (i32) -> i32
  return
}

// -----

func.func @f(%f: index) {
  // expected-error@+1 {{'gpu.all_reduce' op operand #0 must be Integer or Float, but got 'index'}}
  %0 = gpu.all_reduce add %f {} : (index) -> index
  return
}

// -----

func.func @f(%f: vector<4xf32>) {
  // expected-error@+1 {{`minsi` reduction operation is not compatible with type 'vector<4xf32>'}}
  %0 = gpu.subgroup_reduce minsi %f : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%f: vector<[4]xf32>) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<[4]xf32>'}}
  %0 = gpu.subgroup_reduce add %f : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%f: vector<4x4xf32>) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<4x4xf32>'}}
  %0 = gpu.subgroup_reduce add %f : (vector<4x4xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op cluster size 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %f cluster(size = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op cluster size 0 is not a power of two}}
  %0 = gpu.subgroup_reduce add %f cluster(size = 0) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op cluster size 4294967292 is not a power of two}}
  %0 = gpu.subgroup_reduce add %f cluster(size = -4) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op cluster stride 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %f cluster(size = 4, stride = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
  %0 = gpu.subgroup_reduce add %f {cluster_stride = 4 : i32} : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op requires attribute 'op'}}
  %0 = gpu.subgroup_reduce %f : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+2 {{custom op 'gpu.shuffle' expected ::mlir::gpu::ShuffleMode to be one of: xor, up, down, idx}}
  // expected-error@+1 {{custom op 'gpu.shuffle' failed to parse GPU_ShuffleModeAttr parameter 'value' which is to be a `::mlir::gpu::ShuffleMode`}}
  %0, %1 = gpu.shuffle foo %f, %i, %i : f32
  return
}

// -----

func.func @f(%f: index, %i: i32) {
  // expected-error@+1 {{'gpu.shuffle' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'index'}}
  %0, %1 = gpu.shuffle xor %f, %i, %i : index
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{'gpu.shuffle' op failed to verify that all of {value, shuffleResult} have same type}}
  %0, %1 = "gpu.shuffle"(%f, %i, %i) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (i32, i1)
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'gpu.rotate' op offset must be in the range [0, 16)}}
  %0, %1 = gpu.rotate %f, 16, 16 : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'gpu.rotate' op attribute 'offset' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0}}
  %0, %1 = gpu.rotate %f, -1, 16 : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'gpu.rotate' op attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0}}
  %0, %1 = gpu.rotate %f, 1, 12 : f32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{'gpu.subgroup_broadcast' op lane can only be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %f, first_active_lane %i : f32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %f, specific_lane : f32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+2 {{custom op 'gpu.subgroup_broadcast' expected ::mlir::gpu::BroadcastType to be one of: first_active_lane, specific_lane}}
  // expected-error@+1 {{custom op 'gpu.subgroup_broadcast' failed to parse GPU_BroadcastTypeAttr parameter 'value' which is to be a `::mlir::gpu::BroadcastType`}}
  %0 = gpu.subgroup_broadcast %f, any : f32
  return
}

// -----

func.func @f(%f: memref<f32>) {
  // expected-error@+1 {{'gpu.printf' op operand #0 must be variadic of integer or index or floating-point, but got 'memref<f32>'}}
  gpu.printf "x", %f : memref<f32>
  return
}

// -----

// expected-error@+1 {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
%0 = gpu.dynamic_shared_memory : memref<?xi8>

// -----

// expected-error@+1 {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
%0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<private>>

// -----

// expected-error@+1 {{'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>}}
%0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>

// -----

// expected-error@+1 {{'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xf32, #gpu.address_space<workgroup>>'}}
%0 = gpu.dynamic_shared_memory : memref<?xf32, #gpu.address_space<workgroup>>

// -----

func.func @f(%l: index) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected same number op arguments and block arguments.}}
  gpu.warp_execute_on_lane_0(%l)[32] {
  ^bb0(%a: f32):
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) {
  }
  return
}

// -----

func.func @f(%l: index, %x: f32) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
  gpu.warp_execute_on_lane_0(%l)[32] args(%x : f32) {
  ^bb0(%a: f64):
  }
  return
}

// -----

func.func @f(%l: index, %x: vector<4xf32>) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
  gpu.warp_execute_on_lane_0(%l)[32] args(%x : vector<4xf32>) {
  ^bb0(%a: vector<4x4xf32>):
  }
  return
}

// -----

func.func @f(%l: index, %x: vector<4xf32>) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected expanded vector dimension #0 (6) to be a multipler of the distributed vector dimension (4)}}
  gpu.warp_execute_on_lane_0(%l)[32] args(%x : vector<4xf32>) {
  ^bb0(%a: vector<6xf32>):
  }
  return
}

// -----

func.func @f(%l: index, %x: vector<4xf32>) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<8xf32>' to 'vector<4xf32>' with warp size = 32}}
  gpu.warp_execute_on_lane_0(%l)[32] args(%x : vector<4xf32>) {
  ^bb0(%a: vector<8xf32>):
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<31xf32>' to 'vector<1xf32>' with warp size = 32}}
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<1xf32>) {
    %v = "make"() : () -> vector<31xf32>
    gpu.yield %v : vector<31xf32>
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%l: index, %x: vector<4xf32>) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'f32' vs 'vector<4xf32>'}}
  gpu.warp_execute_on_lane_0(%l)[32] args(%x : f32) {
  }
  return
}

// -----

func.func @f(%l: index, %x: f32) {
  // expected-error@+1 {{custom op 'gpu.warp_execute_on_lane_0' number of operands and types do not match: got 2 operands and 1 types}}
  gpu.warp_execute_on_lane_0(%l)[32] args(%x, %x : f32) {
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error@+1 {{custom op 'gpu.warp_execute_on_lane_0' expected integer value}}
  gpu.warp_execute_on_lane_0(%l)[foo] {
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error@+1 {{result number not allowed in argument list}}
  gpu.warp_execute_on_lane_0(%l#0)[32] {
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%l: i32) {
  // expected-error@+1 {{use of value '%l' expects different type than prior uses: 'index' vs 'i32'}}
  gpu.warp_execute_on_lane_0(%l)[32] {
  }
  return
}

// -----

func.func @f(%l: index) {
  gpu.warp_execute_on_lane_0(%l)[32] {
    // expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
    scf.yield
  }
  return
}

// -----

// expected-error@+1 {{'gpu.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
%0 = gpu.alloc () : memref<?xf32>

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = gpu.alloc (%i) : memref<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.alloc' op symbol operand count does not equal memref symbol count}}
  %0 = gpu.alloc ()[%i] : memref<4xf32>
  return
}

// -----

// expected-error@+1 {{'gpu.alloc' op symbol operand count does not equal memref symbol count}}
%0 = gpu.alloc () : memref<4xf32, strided<[?]>>

// -----

// expected-error@+1 {{custom op 'gpu.alloc' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
%0 = gpu.alloc () : memref<*xf32>

// -----

// expected-error@+1 {{custom op 'gpu.alloc' needs to be named when marked 'async'}}
gpu.alloc async () : memref<4xf32>

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) {
  // expected-error@+1 {{'gpu.memcpy' op arguments have incompatible element type}}
  gpu.memcpy %a, %b : memref<4xf32>, memref<4xi32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error@+1 {{'gpu.memcpy' op arguments have incompatible shape}}
  gpu.memcpy %a, %b : memref<4xf32>, memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>) {
  // expected-error@+1 {{'gpu.memcpy' op arguments have incompatible shape}}
  gpu.memcpy %a, %b : memref<4xf32>, memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: i32) {
  // expected-error@+1 {{'gpu.memset' op failed to verify that all of {dst, value} have same element type}}
  gpu.memset %a, %b : memref<4xf32>, i32
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{custom op 'gpu.host_register' invalid kind of type specified: expected builtin.unranked_memref, but found 'memref<4xf32>'}}
  gpu.host_register %a : memref<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%t: i32) {
  // expected-error@+1 {{use of value '%t' expects different type than prior uses: '!gpu.async.token' vs 'i32'}}
  gpu.wait [%t]
  return
}

// -----

// expected-error@+1 {{cannot name an operation with no results}}
%0 = gpu.wait

// -----

// expected-error@+1 {{'gpu.wait' op result #0 must be async token type, but got 'i32'}}
%0 = "gpu.wait"() : () -> i32

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'gpu.wait' op operand #0 must be variadic of async token type, but got 'i32'}}
  "gpu.wait"(%i) : (i32) -> ()
  return
}

// -----

func.func @f(%m: memref<32x32xf16, strided<[1, 32]>>, %i: index) {
  // expected-error@+1 {{expected source memref most minor dim must have unit stride}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, strided<[1, 32]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %i: index) {
  // expected-error@+1 {{expected source memref most minor dim must have unit stride}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%m: memref<32x32xbf16>, %i: index) {
  // expected-error@+1 {{'gpu.subgroup_mma_load_matrix' op operand #0 must be memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values of ranks 1 values, but got 'memref<32x32xbf16>'}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xbf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16>, %i: index) {
  // expected-error@+1 {{'gpu.subgroup_mma_load_matrix' op requires attribute 'leadDimension'}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16, strided<[1, 32]>>, %i: index, %a: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{expected destination memref most minor dim must have unit stride}}
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, strided<[1, 32]>>
  return
}

// -----

func.func @f(%m: memref<32x32xf16>, %i: index, %a: !gpu.mma_matrix<16x16xf16, "AOp">) {
  // expected-error@+1 {{expected the operand matrix being stored to have 'COp' operand type}}
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16>
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{operands must be in the order AOp, BOp, COp}}
  %0 = gpu.subgroup_mma_compute %b, %a, %c : !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{operand shapes do not satisfy matmul constraints}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x8xi32, "AOp">, %b: !gpu.mma_matrix<8x16xi32, "BOp">, %c: !gpu.mma_matrix<16x16xi32, "COp">) {
  // expected-error@+1 {{'gpu.subgroup_mma_compute' op operand #0 must be gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float values, but got '!gpu.mma_matrix<16x8xi32, "AOp">'}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xi32, "AOp">, !gpu.mma_matrix<8x16xi32, "BOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'gpu.subgroup_mma_constant_matrix' op failed to verify that value type matches element type of mma_matrix}}
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%x: f32, %a: !gpu.mma_matrix<16x8xf16, "AOp">) {
  // expected-error@+1 {{'gpu.subgroup_mma_extract_thread_local' op failed to verify that value type matches element type of mma_matrix}}
  %0 = gpu.subgroup_mma_extract_thread_local %a[] : !gpu.mma_matrix<16x8xf16, "AOp"> -> f32
  return
}

// -----

func.func @f(%x: f32, %a: !gpu.mma_matrix<16x8xf16, "AOp">) {
  // expected-error@+1 {{'gpu.subgroup_mma_insert_thread_local' op failed to verify that value type matches element type of mma_matrix}}
  %0 = gpu.subgroup_mma_insert_thread_local %x, %a[] : f32, !gpu.mma_matrix<16x8xf16, "AOp"> -> !gpu.mma_matrix<16x8xf16, "AOp">
  return
}

// -----

func.func @f(%x: !gpu.mma_matrix<16x8xf32, "COp">) {
  // expected-error@+2 {{custom op 'gpu.subgroup_mma_elementwise' expected ::mlir::gpu::MMAElementwiseOp to be one of: addf, mulf, subf, maxf, minf, divf, addi, muli, subi, divs, divu, negatef, negates, extf}}
  // expected-error@+1 {{custom op 'gpu.subgroup_mma_elementwise' failed to parse MMAElementWiseAttr parameter 'value' which is to be a `::mlir::gpu::MMAElementwiseOp`}}
  %0 = gpu.subgroup_mma_elementwise foo %x : (!gpu.mma_matrix<16x8xf32, "COp">) -> !gpu.mma_matrix<16x8xf32, "COp">
  return
}

// -----

func.func @f(%n: index, %a: !gpu.sparse.spmat_handle, %x: !gpu.sparse.dntensor_handle) {
  // expected-error@+2 {{custom op 'gpu.spmv_buffer_size' expected ::mlir::gpu::TransposeMode to be one of: NON_TRANSPOSE, TRANSPOSE, CONJUGATE_TRANSPOSE}}
  // expected-error@+1 {{custom op 'gpu.spmv_buffer_size' failed to parse GPU_TransposeModeAttr parameter 'value' which is to be a `::mlir::gpu::TransposeMode`}}
  %0 = gpu.spmv_buffer_size %a{FOO}, %x, %x into f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%n: index, %a: !gpu.sparse.spmat_handle, %x: !gpu.sparse.dntensor_handle) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: '!gpu.sparse.spmat_handle' vs '!gpu.sparse.dntensor_handle'}}
  %0 = gpu.spmv_buffer_size %x, %x, %x into f32
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>) {
  // expected-error@+2 {{custom op 'gpu.create_2to4_spmat' expected ::mlir::gpu::Prune2To4SpMatFlag to be one of: NONE, PRUNE_ONLY, PRUNE_AND_CHECK}}
  // expected-error@+1 {{custom op 'gpu.create_2to4_spmat' failed to parse GPU_Prune2To4SpMatFlagAttr parameter 'value' which is to be a `::mlir::gpu::Prune2To4SpMatFlag`}}
  %0 = gpu.create_2to4_spmat {FOO} %n, %n, %m : memref<4xf32>
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>) {
  // expected-error@+1 {{'gpu.create_dn_tensor' op result #0 must be dense tensor handle type, but got 'i32'}}
  %0 = "gpu.create_dn_tensor"(%m, %n) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (memref<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'scf.forall' op "mapping" supports at most one device masking attribute}}
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.thread<x>, #gpu.mask<1>, #gpu.mask<3>]}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.address_space<global>]}
  return
}

// -----

func.func @f(%a: i32, %i: i32) {
  // expected-error@+1 {{'gpu.shuffle' op attribute 'mode' failed to satisfy constraint: Indexing modes supported by gpu.shuffle.}}
  %0:2 = "gpu.shuffle"(%a, %i, %i) {mode = 1 : i32} : (i32, i32, i32) -> (i32, i1)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'gpu.block_dim' op attribute 'dimension' failed to satisfy constraint: a dimension, either 'x', 'y', or 'z'}}
  %0 = "gpu.block_dim"() {dimension = 1 : i32} : () -> index
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'gpu.thread_id' op attribute 'dimension' failed to satisfy constraint: a dimension, either 'x', 'y', or 'z'}}
  %0 = "gpu.thread_id"() {dimension = 1 : i32} : () -> index
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'gpu.subgroup_broadcast' op attribute 'broadcast_type' failed to satisfy constraint: a lane to broadcast from}}
  %0 = "gpu.subgroup_broadcast"(%a) {broadcast_type = 1 : i32} : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'gpu.subgroup_broadcast' op failed to verify that all of {result, src} have same type}}
  %0 = "gpu.subgroup_broadcast"(%a) {broadcast_type = #gpu<broadcast first_active_lane>} : (i32) -> i64
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'gpu.all_reduce' op attribute 'op' failed to satisfy constraint: built-in reduction operations supported by gpu.allreduce.}}
  %0 = "gpu.all_reduce"(%a) ({}) {op = 1 : i32} : (i32) -> i32
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{'gpu.subgroup_mma_elementwise' op attribute 'opType' failed to satisfy constraint: elementwise operation to apply to mma matrix}}
  %0 = "gpu.subgroup_mma_elementwise"(%a) {opType = 1 : i32} : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'gpu.rotate' op failed to verify that all of {value, rotateResult} have same type}}
  %0:2 = "gpu.rotate"(%a) {offset = 1 : i32, width = 4 : i32} : (i32) -> (i64, i1)
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{'gpu.subgroup_mma_compute' op failed to verify that all of {opC, res} have same type}}
  %0 = "gpu.subgroup_mma_compute"(%a, %b, %c) {} : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16>, %i: index) {
  // expected-error@+1 {{operand expected to be one of AOp, BOp or COp}}
  %0 = "gpu.subgroup_mma_load_matrix"(%m, %i, %i) {leadDimension = 32 : index} : (memref<32x32xf16>, index, index) -> !gpu.mma_matrix<16x16xf16, "DOp">
  return
}
