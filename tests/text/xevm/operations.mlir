// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @blocks(
func.func @blocks(%p: !llvm.ptr<1>, %w: i32, %v: vector<2xi32>, %s: i64, %t: vector<8xi32>, %g: !llvm.ptr<4>) {
  // CHECK: xevm.blockload %{{.*}}  : (!llvm.ptr<1>) -> i16
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> i16
  // CHECK: xevm.blockload %{{.*}} <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {a} : (!llvm.ptr<1>) -> vector<16xi8>
  %1 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {a} : (!llvm.ptr<1>) -> vector<16xi8>
  // CHECK: xevm.blockstore %{{.*}}, %{{.*}} <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> : (!llvm.ptr<1>, vector<2xi32>)
  xevm.blockstore %p, %v <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> : (!llvm.ptr<1>, vector<2xi32>)
  // CHECK: xevm.blockstore %{{.*}}, %{{.*}}  : (!llvm.ptr<1>, i64)
  xevm.blockstore %p, %s : (!llvm.ptr<1>, i64)
  // CHECK: xevm.blockload2d %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} <{cache_control = #xevm.load_cache_control<ir>, elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  %2 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false, cache_control = #xevm.load_cache_control<ir>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  // CHECK: xevm.blockload2d %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  %3 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  // CHECK: xevm.blockload2d %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf32>
  %4 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf32>
  // CHECK: xevm.blockstore2d %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} <{elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %t <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  // CHECK: xevm.blockprefetch2d %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  // CHECK: xevm.prefetch %{{.*}} <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> : (!llvm.ptr<1>)
  xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> : (!llvm.ptr<1>)
  // CHECK: xevm.prefetch %{{.*}}  : (!llvm.ptr<4>)
  xevm.prefetch %g : (!llvm.ptr<4>)
  // CHECK: xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
  // CHECK: xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<lane>}>
  xevm.memfence <{scope = #xevm.mem_scope<lane>}>
  // CHECK: xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<lane>}> {a}
  xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<lane>}> {a}
  return
}
// CHECK-LABEL: func.func @mma(
func.func @mma(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // CHECK: xevm.mma %{{.*}}, %{{.*}}, %{{.*}} {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %0 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  // CHECK: xevm.mma %{{.*}}, %{{.*}} {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = bf16, b = bf16>} {a = 1 : i32} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  %1 = xevm.mma %a, %b {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = bf16, b = bf16>} {a = 1 : i32} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  return
}
// CHECK-LABEL: func.func @numbers(
func.func @numbers() {
  // CHECK: xevm.local_id.x : i32
  %0 = xevm.local_id.x : i32
  // CHECK: xevm.local_id.y range <i32, 0, 64> : i32
  %1 = xevm.local_id.y range <i32, 0, 64> : i32
  // CHECK: xevm.local_size.z : i64
  %2 = xevm.local_size.z : i64
  // CHECK: xevm.group_id.x {a} : i32
  %3 = xevm.group_id.x {a} : i32
  // CHECK: xevm.group_count.y : i32
  %4 = xevm.group_count.y : i32
  // CHECK: xevm.lane_id : i32
  %5 = xevm.lane_id : i32
  // CHECK: xevm.subgroup_id : i64
  %6 = xevm.subgroup_id : i64
  // CHECK: xevm.subgroup_size : i32
  %7 = xevm.subgroup_size : i32
  return
}
// CHECK: gpu.module @m [#xevm.target, #xevm.target<O = 3, chip = "pvc", flags = {fast}, linkFiles = []>] {
gpu.module @m [#xevm.target, #xevm.target<O = 3, chip = "pvc", flags = {fast}, linkFiles = []>] {
}
