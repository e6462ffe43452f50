// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect --mlir-print-op-generic | mica-opt --allow-unregistered-dialect | FileCheck %s

#bl = #xegpu.block_tdesc_attr<array_length = 2>
#sc = #xegpu.scatter_tdesc_attr<chunk_size = 8>
#l = #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], lane_layout = [1, 16], lane_data = [1, 1]>
// CHECK-LABEL: func.func @blocks(
func.func @blocks(%m: memref<24x32xf32>, %dy: memref<?x?xf16>, %p: ui64, %i: index, %s: memref<32xf32, 3>, %v: vector<8x16xf32>, %lane: vector<8xf32>) {
  // CHECK: xegpu.create_nd_tdesc %{{.*}}[%{{.*}}, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %0 = xegpu.create_nd_tdesc %m[%i, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  // CHECK: xegpu.create_nd_tdesc %{{.*}} : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<boundary_check = false>>
  %1 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<boundary_check = false>>
  // CHECK: xegpu.create_nd_tdesc %{{.*}}, shape : [%{{.*}}, %{{.*}}], strides : [%{{.*}}, 1] : ui64 -> !xegpu.tensor_desc<16x16xf16>
  %2 = xegpu.create_nd_tdesc %p, shape : [%i, %i], strides : [%i, 1] : ui64 -> !xegpu.tensor_desc<16x16xf16>
  // CHECK: xegpu.create_nd_tdesc %{{.*}}[0, %{{.*}}], shape : [%{{.*}}, 32], strides : [32, 1] {a} : memref<?x?xf16> -> !xegpu.tensor_desc<16x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>>
  %3 = xegpu.create_nd_tdesc %dy[0, %i], shape : [%i, 32], strides : [32, 1] {a} : memref<?x?xf16> -> !xegpu.tensor_desc<16x16xf16, #bl>
  // CHECK: xegpu.create_nd_tdesc %{{.*}}[16] : memref<32xf32, 3> -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space =  slm>>
  %4 = xegpu.create_nd_tdesc %s[16] : memref<32xf32, 3> -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>
  // CHECK: xegpu.create_nd_tdesc %{{.*}} : memref<24x32xf32> -> !xegpu.tensor_desc<16x32xf32, #xegpu.layout<sg_layout = [2, 2], sg_data = [8, 16]>>
  %5 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<16x32xf32, #xegpu.layout<sg_layout = [2, 2], sg_data = [8, 16]>>
  // CHECK: xegpu.prefetch_nd %{{.*}}  : !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0 : !xegpu.tensor_desc<8x16xf32>
  // CHECK: xegpu.prefetch_nd %{{.*}}[0, %{{.*}}] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>, l3_hint = #xegpu.cache_hint<streaming>}> {a} : !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0[0, %i] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>, l3_hint = #xegpu.cache_hint<streaming>}> {a} : !xegpu.tensor_desc<8x16xf32>
  // CHECK: xegpu.load_nd %{{.*}}  : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  %6 = xegpu.load_nd %0 : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  // CHECK: xegpu.load_nd %{{.*}}[%{{.*}}, %{{.*}}] <{packed}> : !xegpu.tensor_desc<16x16xf16> -> vector<8x16x2xf16>
  %7 = xegpu.load_nd %2[%i, %i] <{packed}> : !xegpu.tensor_desc<16x16xf16> -> vector<8x16x2xf16>
  // CHECK: xegpu.load_nd %{{.*}} <{l1_hint = #xegpu.cache_hint<read_invalidate>}> : !xegpu.tensor_desc<16x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>> -> vector<2x16x16xf16>
  %8 = xegpu.load_nd %3 <{l1_hint = #xegpu.cache_hint<read_invalidate>}> : !xegpu.tensor_desc<16x16xf16, #bl> -> vector<2x16x16xf16>
  // CHECK: xegpu.load_nd %{{.*}} <{layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf32> -> vector<16x8xf32>
  %9 = xegpu.load_nd %0 <{transpose = array<i64: 1, 0>, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : !xegpu.tensor_desc<8x16xf32> -> vector<16x8xf32>
  // CHECK: xegpu.load_nd %{{.*}}  : !xegpu.tensor_desc<8x16xf32> -> vector<8xf32>
  %10 = xegpu.load_nd %0 : !xegpu.tensor_desc<8x16xf32> -> vector<8xf32>
  // CHECK: xegpu.store_nd %{{.*}}, %{{.*}}  : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  xegpu.store_nd %v, %0 : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  // CHECK: xegpu.store_nd %{{.*}}, %{{.*}}[%{{.*}}, 8] <{l1_hint = #xegpu.cache_hint<write_back>, l3_hint = #xegpu.cache_hint<write_through>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  xegpu.store_nd %v, %0[%i, 8] <{l1_hint = #xegpu.cache_hint<write_back>, l3_hint = #xegpu.cache_hint<write_through>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  // CHECK: xegpu.store_nd %{{.*}}, %{{.*}}  : vector<8xf32>, !xegpu.tensor_desc<8x16xf32>
  xegpu.store_nd %lane, %0 : vector<8xf32>, !xegpu.tensor_desc<8x16xf32>
  // CHECK: xegpu.update_nd_offset %{{.*}}, [%{{.*}}, 16] : !xegpu.tensor_desc<8x16xf32>
  %11 = xegpu.update_nd_offset %0, [%i, 16] : !xegpu.tensor_desc<8x16xf32>
  return
}
// CHECK-LABEL: func.func @scattered(
func.func @scattered(%m: memref<1024xf32>, %p: i64, %o: vector<4xindex>, %mask: vector<4xi1>, %v: vector<4xf32>, %w: vector<4x8xf32>, %i: index, %b: i1, %f: f32, %o1: vector<1xindex>, %m1: vector<1xi1>, %c: vector<8xf32>) {
  // CHECK: xegpu.create_tdesc %{{.*}}, %{{.*}} : memref<1024xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  %0 = xegpu.create_tdesc %m, %o : memref<1024xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  // CHECK: xegpu.create_tdesc %{{.*}}, %{{.*}} : i64, vector<4xindex> -> !xegpu.tensor_desc<4x8xf32, #xegpu.scatter_tdesc_attr<chunk_size = 8 : i64>>
  %1 = xegpu.create_tdesc %p, %o : i64, vector<4xindex> -> !xegpu.tensor_desc<4x8xf32, #sc>
  // CHECK: xegpu.prefetch %{{.*}} <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  xegpu.prefetch %0 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  // CHECK: xegpu.prefetch %{{.*}}[%{{.*}}]  : memref<1024xf32>, vector<4xindex>
  xegpu.prefetch %m[%o] : memref<1024xf32>, vector<4xindex>
  // CHECK: xegpu.prefetch %{{.*}}[%{{.*}}] <{offset_align_byte = 4 : i64}> : i64, index
  xegpu.prefetch %p[%i] <{offset_align_byte = 4 : i64}> : i64, index
  // CHECK: xegpu.load %{{.*}}, %{{.*}}  : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32>
  %2 = xegpu.load %0, %mask : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32>
  // CHECK: xegpu.load %{{.*}}, %{{.*}} <{l2_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<4x8xf32, #xegpu.scatter_tdesc_attr<chunk_size = 8 : i64>>, vector<4xi1> -> vector<4x8xf32>
  %3 = xegpu.load %1, %mask <{l2_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<4x8xf32, #sc>, vector<4xi1> -> vector<4x8xf32>
  // CHECK: xegpu.load %{{.*}}[%{{.*}}], %{{.*}} <{chunk_size = 8 : i64}> : memref<1024xf32>, vector<4xindex>, vector<4xi1> -> vector<4x8xf32>
  %4 = xegpu.load %m[%o], %mask <{chunk_size = 8 : i64}> : memref<1024xf32>, vector<4xindex>, vector<4xi1> -> vector<4x8xf32>
  // CHECK: xegpu.load %{{.*}}[%{{.*}}], %{{.*}} <{chunk_size = 8 : i64}> : memref<1024xf32>, vector<1xindex>, vector<1xi1> -> vector<8xf32>
  %5 = xegpu.load %m[%o1], %m1 <{chunk_size = 8}> : memref<1024xf32>, vector<1xindex>, vector<1xi1> -> vector<8xf32>
  // CHECK: xegpu.load %{{.*}}[%{{.*}}], %{{.*}}  : memref<1024xf32>, index, i1 -> f32
  %6 = xegpu.load %m[%i], %b : memref<1024xf32>, index, i1 -> f32
  // CHECK: xegpu.load %{{.*}}[%{{.*}}], %{{.*}} <{chunk_size = 8 : i64}> : i64, index, i1 -> vector<8xf32>
  %7 = xegpu.load %p[%i], %b <{chunk_size = 8 : i64}> : i64, index, i1 -> vector<8xf32>
  // CHECK: xegpu.store %{{.*}}, %{{.*}}, %{{.*}}  : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>
  xegpu.store %v, %0, %mask : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>
  // CHECK: xegpu.store %{{.*}}, %{{.*}}[%{{.*}}], %{{.*}} <{chunk_size = 8 : i64, l1_hint = #xegpu.cache_hint<write_back>}> : vector<4x8xf32>, memref<1024xf32>, vector<4xindex>, vector<4xi1>
  xegpu.store %w, %m[%o], %mask <{chunk_size = 8 : i64, l1_hint = #xegpu.cache_hint<write_back>}> : vector<4x8xf32>, memref<1024xf32>, vector<4xindex>, vector<4xi1>
  // CHECK: xegpu.store %{{.*}}, %{{.*}}[%{{.*}}], %{{.*}}  : f32, memref<1024xf32>, index, i1
  xegpu.store %f, %m[%i], %b : f32, memref<1024xf32>, index, i1
  // CHECK: xegpu.update_offset %{{.*}}, %{{.*}} : !xegpu.tensor_desc<4x8xf32, #xegpu.scatter_tdesc_attr<chunk_size = 8 : i64>>, vector<4xindex>
  %8 = xegpu.update_offset %1, %o : !xegpu.tensor_desc<4x8xf32, #sc>, vector<4xindex>
  // CHECK: xegpu.atomic_rmw addf %{{.*}}, %{{.*}}, %{{.*}} : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<4xf32>
  %9 = xegpu.atomic_rmw addf %0, %mask, %v : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<4xf32>
  return
}
// CHECK-LABEL: func.func @vectors(
func.func @vectors(%a: vector<8x16xbf16>, %b: vector<8x16x2xbf16>, %c: vector<8x16xbf16>, %x: vector<8xf16>, %y: vector<16xf16>, %z: vector<32x64xf16>) {
  // CHECK: xegpu.dpas %{{.*}}, %{{.*}}, %{{.*}} : vector<8x16xbf16>, vector<8x16x2xbf16>, vector<8x16xbf16> -> vector<8x16xbf16>
  %0 = xegpu.dpas %a, %b, %c : vector<8x16xbf16>, vector<8x16x2xbf16>, vector<8x16xbf16> -> vector<8x16xbf16>
  // CHECK: xegpu.dpas %{{.*}}, %{{.*}} {layout_a = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} : vector<8xf16>, vector<16xf16> -> vector<8xf32>
  %1 = xegpu.dpas %x, %y {layout_a = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} : vector<8xf16>, vector<16xf16> -> vector<8xf32>
  // CHECK: xegpu.convert_layout %{{.*}} <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<32x64xf16>
  %2 = xegpu.convert_layout %z <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<32x64xf16>
  // CHECK: xegpu.convert_layout %{{.*}} <{input_layout = #xegpu.slice<#xegpu.layout<sg_layout = [2, 4, 4], sg_data = [1, 8, 16]>, dims = [0]>, target_layout = #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16]>}> : vector<32x64xf16>
  %3 = xegpu.convert_layout %z <{input_layout = #xegpu.slice<#xegpu.layout<sg_layout = [2, 4, 4], sg_data = [1, 8, 16]>, dims = [0]>, target_layout = #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16]>}> : vector<32x64xf16>
  return
}
// CHECK-LABEL: func.func @barriers(
func.func @barriers(%n: i8) {
  // CHECK: xegpu.alloc_nbarrier 8
  xegpu.alloc_nbarrier 8
  // CHECK: xegpu.init_nbarrier %{{.*}}, %{{.*}} : i8, i8 -> !xegpu.nbarrier
  %0 = xegpu.init_nbarrier %n, %n : i8, i8 -> !xegpu.nbarrier
  // CHECK: xegpu.nbarrier_arrive %{{.*}} : !xegpu.nbarrier
  xegpu.nbarrier_arrive %0 : !xegpu.nbarrier
  // CHECK: xegpu.nbarrier_wait %{{.*}} : !xegpu.nbarrier
  xegpu.nbarrier_wait %0 : !xegpu.nbarrier
  // CHECK: xegpu.fence memory_kind = global, fence_scope = workgroup
  xegpu.fence memory_kind = global, fence_scope = workgroup
  // CHECK: xegpu.fence memory_kind = slm, fence_scope = gpu {a}
  xegpu.fence memory_kind = slm, fence_scope = gpu {a}
  return
}
// CHECK-LABEL: func.func @shared(
func.func @shared(%m: memref<4096xi8, 3>, %n: memref<16x64xf16, #xevm.addr_space<shared>>, %g: memref<2048xf16, #gpu.address_space<workgroup>>, %i: index, %v: vector<8x16xf16>, %h: f16) {
  // CHECK: xegpu.create_mem_desc %{{.*}} : memref<4096xi8, 3> -> !xegpu.mem_desc<32x64xf16>
  %0 = xegpu.create_mem_desc %m : memref<4096xi8, 3> -> !xegpu.mem_desc<32x64xf16>
  // CHECK: xegpu.create_mem_desc %{{.*}}  {a}: memref<16x64xf16, #xevm.addr_space<shared>> -> !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16], stride = [1, 16]>>
  %1 = xegpu.create_mem_desc %n {a} : memref<16x64xf16, #xevm.addr_space<shared>> -> !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>>
  // CHECK: xegpu.create_mem_desc %{{.*}} : memref<2048xf16, #gpu.address_space<workgroup>> -> !xegpu.mem_desc<32x64xf16>
  %2 = xegpu.create_mem_desc %g : memref<2048xf16, #gpu.address_space<workgroup>> -> !xegpu.mem_desc<32x64xf16>
  // CHECK: xegpu.load_matrix %{{.*}}[%{{.*}}, 8] : !xegpu.mem_desc<32x64xf16>, index -> vector<8x16xf16>
  %3 = xegpu.load_matrix %0[%i, 8] : !xegpu.mem_desc<32x64xf16>, index -> vector<8x16xf16>
  // CHECK: xegpu.load_matrix %{{.*}}[8, 8] <{layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}>: !xegpu.mem_desc<32x64xf16> -> vector<8x16xf16>
  %4 = xegpu.load_matrix %0[8, 8] <{layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : !xegpu.mem_desc<32x64xf16> -> vector<8x16xf16>
  // CHECK: xegpu.load_matrix %{{.*}}[8, %{{.*}}] : !xegpu.mem_desc<32x64xf16>, index -> f16
  %5 = xegpu.load_matrix %0[8, %i] : !xegpu.mem_desc<32x64xf16>, index -> f16
  // CHECK: xegpu.store_matrix %{{.*}}, %{{.*}}[8, %{{.*}}] : vector<8x16xf16>, !xegpu.mem_desc<32x64xf16>, index
  xegpu.store_matrix %v, %0[8, %i] : vector<8x16xf16>, !xegpu.mem_desc<32x64xf16>, index
  // CHECK: xegpu.store_matrix %{{.*}}, %{{.*}}[8, 3] : f16, !xegpu.mem_desc<32x64xf16>
  xegpu.store_matrix %h, %0[8, 3] : f16, !xegpu.mem_desc<32x64xf16>
  return
}
// CHECK: "test.attrs"() {a = #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], lane_layout = [1, 16], lane_data = [1, 1]>, b = #xegpu.slice<#xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], lane_layout = [1, 16], lane_data = [1, 1]>, dims = [1]>, c = #xegpu.range<[2 : i64, 4 : i64]>, d = #xegpu.block_tdesc_attr<>, e = #xegpu.cache_hint<cached>, f = #xegpu<fence_scope gpu>, g = #xegpu<memory_space slm>} : () -> (!xegpu.tensor_desc<4x?xf32>, !xegpu.mem_desc<4x4xf32>)
"test.attrs"() {a = #l, b = #xegpu.slice<#l, dims = [1]>, c = #xegpu.range<[2, 4]>, d = #xegpu.block_tdesc_attr<>, e = #xegpu.cache_hint<cached>, f = #xegpu<fence_scope gpu>, g = #xegpu<memory_space slm>} : () -> (!xegpu.tensor_desc<4x?xf32>, !xegpu.mem_desc<4x4xf32>)
