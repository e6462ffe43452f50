// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect --mlir-print-op-generic | mica-opt --allow-unregistered-dialect | FileCheck %s
// What stands at functions, spaces of memory, targets, and the forms of attributes.

// CHECK: llvm.func @kernel(%arg0: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {nvvm.cluster_dim = array<i32: 1, 2>, nvvm.cluster_max_blocks = 8 : i64, nvvm.kernel, nvvm.maxnreg = 16 : i32, nvvm.maxntid = array<i32: 1, 2, 3>, nvvm.minctasm = 2 : i64, nvvm.reqntid = array<i32: 4>} {
llvm.func @kernel(%arg0: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {
    nvvm.kernel, nvvm.maxntid = array<i32: 1, 2, 3>, nvvm.reqntid = array<i32: 4>, nvvm.cluster_dim = array<i32: 1, 2>,
    nvvm.minctasm = 2, nvvm.maxnreg = 16 : i32, nvvm.cluster_max_blocks = 8} {
  llvm.return
}
// CHECK: attributes {nvvm.blocksareclusters, nvvm.cluster_dim = array<i32: 1>, nvvm.kernel, nvvm.reqntid = array<i32: 32>}
llvm.func @clusters() attributes {nvvm.kernel, nvvm.blocksareclusters, nvvm.reqntid = array<i32: 32>, nvvm.cluster_dim = array<i32: 1>}
// CHECK: gpu.module @any [#nvvm.target<chip = "sm_20">] {
gpu.module @any [#nvvm.target<chip = "sm_20">] {
}
// CHECK: gpu.module @new [#nvvm.target<O = 3, chip = "sm_90a", features = "+ptx80", flags = {fast}, link = ["a.bc"]>, #nvvm.target<chip = "sm_100">] {
gpu.module @new [#nvvm.target<O = 3, triple = "nvptx64-nvidia-cuda", chip = "sm_90a", features = "+ptx80", flags = {fast}, link = ["a.bc"], verifyTarget = true>,
                 #nvvm.target<chip = "sm_100">] {
  llvm.func @f() {
    nvvm.cluster.wait
    llvm.return
  }
}
// CHECK: gpu.module @unchecked [#nvvm.target<chip = "sm_70", verifyTarget = false>] {
gpu.module @unchecked [#nvvm.target<chip = "sm_70", verifyTarget = false>] {
  llvm.func @f() {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
// CHECK: gpu.module @special [#nvvm.target<chip = "sm_103a">] {
gpu.module @special [#nvvm.target<chip = "sm_103a">] {
  llvm.func @f(%t: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %t : !llvm.ptr<6>
    llvm.return
  }
}
// CHECK-LABEL: func.func @spaces(
func.func @spaces(%p: !ptr.ptr<#nvvm.memory_space<global>>, %q: !ptr.ptr<#nvvm.memory_space<shared_cluster>>, %m: memref<4xf32, #nvvm.memory_space<shared>>) {
  // CHECK: ptr.load volatile %{{.*}} : !ptr.ptr<#nvvm.memory_space<global>> -> f32
  %0 = ptr.load volatile %p : !ptr.ptr<#nvvm.memory_space<global>> -> f32
  // CHECK: ptr.store %{{.*}}, %{{.*}} : f32, !ptr.ptr<#nvvm.memory_space<shared_cluster>>
  ptr.store %0, %q : f32, !ptr.ptr<#nvvm.memory_space<shared_cluster>>
  return
}
// CHECK: "a.b"() {a = #nvvm<shfl_kind bfly>, b = #nvvm<redux_kind fmax>, c = #nvvm<action increase>, d = #nvvm<load_cache_modifier cg>, e = #nvvm<prefetch_cache_level L2>, f = #nvvm<cache_eviction_priority no_allocate>, g = #nvvm<cluster_launch_control_query_type is_canceled>, h = #nvvm.target, i = #nvvm.mma_frag<a>, j = #nvvm.shape<m = 1, n = -2, k = 3>, k = #nvvm<grid_dep_action wait>, l = #nvvm.target<O = 0>} : () -> ()
"a.b"() {a = #nvvm<shfl_kind bfly>, b = #nvvm<redux_kind fmax>, c = #nvvm<action increase>, d = #nvvm<load_cache_modifier cg>,
         e = #nvvm<prefetch_cache_level L2>, f = #nvvm<cache_eviction_priority no_allocate>,
         g = #nvvm<cluster_launch_control_query_type is_canceled>, h = #nvvm.target, i = #nvvm.mma_frag<a>,
         j = #nvvm.shape<k = 3, m = 1, n = -2>, k = #nvvm<grid_dep_action wait>, l = #nvvm.target<O = 0>} : () -> ()
// The dialect has more operations than are defined.
// CHECK: "nvvm.whatever"() : () -> ()
"nvvm.whatever"() : () -> ()
