// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Types and attributes.

"use.types"() {
  token = !gpu.async.token, dense = !gpu.sparse.dntensor_handle, sparse = !gpu.sparse.spmat_handle,
  product = !gpu<sparse.spgemmop_handle>, f16 = !gpu.mma_matrix<16x8xf16, "AOp">,
  f32 = !gpu.mma_matrix<4x4xf32, "BOp">, f64 = !gpu.mma_matrix<0x1xf64, "COp">, i32 = !gpu.mma_matrix<2x2xi32, "COp">,
  si8 = !gpu.mma_matrix<2x2xsi8, "\41Op">, ui8 = !gpu.mma_matrix<2x2xui8, "AOp">
} : () -> ()
"use.mappings"() {
  blocks = [#gpu.block<x>, #gpu<block<linear_dim_9>>], groups = #gpu.warpgroup<y>, warp = #gpu.warp<z>,
  thread = #gpu.thread<linear_dim_0>, lane = #gpu.lane<linear_dim_5>, mask = #gpu.mask<0x77>, all = #gpu.mask<-1>,
  space = #gpu.memory_space<private>, where = #gpu.address_space<global>,
  loop = #gpu.loop_dim_map<bound = (d0) -> (d0 + 1), processor = thread_y, map = (d0)[s0] -> (d0 * s0)>
} : () -> ()
"use.enums"() {
  a = #gpu<dim y>, b = #gpu<shuffle_mode up>, c = #gpu<all_reduce_op maximumf>, d = #gpu<mma_element_wise extf>,
  e = #gpu<prune_2to4_spmat_flag NONE>, f = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>,
  g = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, h = #gpu<broadcast specific_lane>
} : () -> ()
"use.kernels"() {
  none = #gpu.kernel_table<>, table = #gpu.kernel_table<[#gpu.kernel_metadata<"b", (i32) -> f32>, <"a", i32>]>,
  more = #gpu.kernel_metadata<"k", (i32) -> (), metadata = {registers = 3}, arg_attrs = [{}, {x.y}]>,
  object = #gpu.object<#nvvm.target, "\00fat">, typed = #gpu.object<#nvvm.target, fatbin = "x" : i32>,
  full = #gpu.object<#rocdl.target, properties = {O = 2 : i32}, kernels = <[#gpu.kernel_metadata<"b", i32>]>, bin = "x">,
  first = #gpu.select_object, second = #gpu.select_object<1>, third = #gpu.select_object<2 : i8>,
  named = #gpu.select_object<#nvvm.target>, isa = #gpu.object<#nvvm.target, assembly = "x">,
  llvm = #gpu.object<#nvvm.target, offload = "x">
} : () -> ()
"use.known"() {gpu.known_block_size = array<i32: 1, 2, 3>, gpu.known_grid_size = array<i32: 1, 2, 3>,
  gpu.known_cluster_size = array<i32: 1, 2, 3>, gpu.container_module = 1, gpu.anything} : () -> ()
func.func private @spaces(memref<4xf32, #gpu.address_space<workgroup>>, memref<*xf32, #gpu.address_space<private>>)

//      CHECK:module {
// CHECK-NEXT:  "use.types"() {dense = !gpu.sparse.dntensor_handle, f16 = !gpu.mma_matrix<16x8xf16, "AOp">, f32 = !gpu.mma_matrix<4x4xf32, "BOp">, f64 = !gpu.mma_matrix<0x1xf64, "COp">, i32 = !gpu.mma_matrix<2x2xi32, "COp">, product = !gpu.sparse.spgemmop_handle, si8 = !gpu.mma_matrix<2x2xsi8, "AOp">, sparse = !gpu.sparse.spmat_handle, token = !gpu.async.token, ui8 = !gpu.mma_matrix<2x2xui8, "AOp">} : () -> ()
// CHECK-NEXT:  "use.mappings"() {all = #gpu.mask<18446744073709551615>, blocks = [#gpu.block<x>, #gpu.block<linear_dim_9>], groups = #gpu.warpgroup<y>, lane = #gpu.lane<linear_dim_5>, loop = #gpu.loop_dim_map<processor = thread_y, map = (d0)[s0] -> (d0 * s0), bound = (d0) -> (d0 + 1)>, mask = #gpu.mask<119>, space = #gpu.memory_space<private>, thread = #gpu.thread<linear_dim_0>, warp = #gpu.warp<z>, where = #gpu.address_space<global>} : () -> ()
// CHECK-NEXT:  "use.enums"() {a = #gpu<dim y>, b = #gpu<shuffle_mode up>, c = #gpu<all_reduce_op maximumf>, d = #gpu<mma_element_wise extf>, e = #gpu<prune_2to4_spmat_flag NONE>, f = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, g = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, h = #gpu<broadcast specific_lane>} : () -> ()
// CHECK-NEXT:  "use.kernels"() {first = #gpu.select_object, full = #gpu.object<#rocdl.target, properties = {O = 2 : i32}, kernels = <[#gpu.kernel_metadata<"b", i32>]>, bin = "x">, isa = #gpu.object<#nvvm.target, assembly = "x">, llvm = #gpu.object<#nvvm.target, offload = "x">, more = #gpu.kernel_metadata<"k", (i32) -> (), arg_attrs = [{}, {x.y}], metadata = {registers = 3 : i64}>, named = #gpu.select_object<#nvvm.target>, none = #gpu.kernel_table<>, object = #gpu.object<#nvvm.target, "\00fat">, second = #gpu.select_object<1 : i64>, table = #gpu.kernel_table<[#gpu.kernel_metadata<"a", i32>, #gpu.kernel_metadata<"b", (i32) -> f32>]>, third = #gpu.select_object<2 : i8>, typed = #gpu.object<#nvvm.target, "x" : i32>} : () -> ()
// CHECK-NEXT:  "use.known"() {gpu.anything, gpu.container_module = 1 : i64, gpu.known_block_size = array<i32: 1, 2, 3>, gpu.known_cluster_size = array<i32: 1, 2, 3>, gpu.known_grid_size = array<i32: 1, 2, 3>} : () -> ()
// CHECK-NEXT:  func.func private @spaces(memref<4xf32, #gpu.address_space<workgroup>>, memref<*xf32, #gpu.address_space<private>>)
// CHECK-NEXT:}
