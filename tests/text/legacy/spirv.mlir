// The dialect spirv of 2019 to 2022, which was called spv: names, words in quotes, types that were left out.
// RUN: mica-opt --upgrade-legacy %s | FileCheck %s
// RUN: mica-opt --upgrade-legacy %s | mica-opt | FileCheck %s
// RUN: mica-opt --upgrade-legacy %s | mica-opt --upgrade-legacy | FileCheck %s

// CHECK: spirv.module Logical Vulkan requires #spirv.vce<v1.3, [Shader], []>
// CHECK-SAME: attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, Qualcomm:IntegratedGPU, #spirv.resource_limits<max_compute_workgroup_invocations = 64, max_compute_workgroup_size = [64 : i32, 1 : i32, 1 : i32]>>}
spv.module "Logical" "VulkanKHR" requires #spv.vce<v1.3, [Shader], []> attributes {
  spv.target_env = #spv.target_env<#spv.vce<v1.0, [], []>, Qualcomm:IntegratedGPU,
    {max_compute_workgroup_invocations = 64 : i32, max_compute_workgroup_size = dense<[64, 1, 1]> : vector<3xi32>}>
} {
  // CHECK: spirv.GlobalVariable @v bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0], !spirv.rtarray<i32, stride=4> [16])>, StorageBuffer>
  spv.globalVariable @v bind(0, 1) : !spv.ptr<!spv.struct<!spv.array<4 x f32 [4]> [0], !spv.rtarray<i32 [4]> [16]>, StorageBuffer>
  // CHECK: spirv.GlobalVariable @w : !spirv.ptr<!spirv.struct<(f32, i32)>, Input>
  spv.GlobalVariable @w : !spv.ptr<!spv.struct<f32, i32>, Input>
  // CHECK: spirv.GlobalVariable @named : !spirv.ptr<!spirv.struct<f, (f32)>, Input>
  spv.GlobalVariable @named : !spv.ptr<!spv.struct<f, (f32)>, Input>
  // CHECK: spirv.SpecConstant @n spec_id(5) = 42 : i32
  spv.specConstant @n spec_id(5) = 42 : i32
  // CHECK: spirv.SpecConstantComposite @ns (@n, @n) : vector<2xi32>
  spv.specConstantComposite @ns (@n, @n) : vector<2xi32>
  // CHECK: spirv.func @f
  // CHECK-SAME: #spirv.interface_var_abi<(0, 6), StorageBuffer>
  // CHECK-SAME: attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1], subgroup_size = 8>}
  spv.func @f(%x: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 6), StorageBuffer>}, %i: i32, %b: i1, %l: i64) -> f32 "None"
      attributes {spv.entry_point_abi = #spv.entry_point_abi<local_size = dense<[32, 1, 1]> : vector<3xi32>, subgroup_size = 8>} {
    // CHECK: %[[ZERO:.*]] = spirv.Constant 0 : i32
    %zero = spv.constant 0 : i32
    // CHECK: spirv.mlir.referenceof @n : i32
    %n = spv._reference_of @n : i32
    // CHECK: %[[V:.*]] = spirv.mlir.addressof @v
    %p = spv._address_of @v : !spv.ptr<!spv.struct<!spv.array<4 x f32 [4]> [0], !spv.rtarray<i32 [4]> [16]>, StorageBuffer>
    // CHECK: spirv.AccessChain %[[V]][%[[ZERO]], %{{.*}}] : {{.*}}, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
    %q = spv.AccessChain %p[%zero, %i] : !spv.ptr<!spv.struct<!spv.array<4 x f32 [4]> [0], !spv.rtarray<i32 [4]> [16]>, StorageBuffer>
    // CHECK: spirv.AccessChain {{.*}}, i32, i64 -> !spirv.ptr<f32, StorageBuffer>
    %r = spv.AccessChain %p[%zero, %l] : !spv.ptr<!spv.struct<!spv.array<4 x f32 [4]> [0], !spv.rtarray<i32 [4]> [16]>, StorageBuffer>, i32, i64
    // CHECK: spirv.Load "StorageBuffer" %{{.*}} : f32
    %v = spv.Load "StorageBuffer" %q : f32
    // CHECK: spirv.GL.FAbs
    %w = spv.GLSL.FAbs %v : f32
    // CHECK: spirv.GL.Fma
    %w2 = spv.GL.Fma %w, %w, %w : f32
    // CHECK: spirv.CL.exp
    %e = spv.OCL.exp %w : f32
    // CHECK: %[[C:.*]] = spirv.CompositeConstruct {{.*}} : (f32, f32, f32) -> vector<3xf32>
    %c = spv.CompositeConstruct %w, %w, %x : vector<3xf32>
    // CHECK: spirv.CompositeConstruct {{.*}} : (vector<3xf32>, f32) -> !spirv.struct<(vector<3xf32>, f32)>
    %d = spv.CompositeConstruct %c, %x : !spv.struct<vector<3xf32>, f32>
    // CHECK: spirv.VectorShuffle [0 : i32, 4 : i32] %[[C]], %[[C]] : vector<3xf32>, vector<3xf32> -> vector<2xf32>
    %s = spv.VectorShuffle [0 : i32, 4 : i32] %c : vector<3xf32>, %c : vector<3xf32> -> vector<2xf32>
    // CHECK: spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
    spv.ControlBarrier "Workgroup", "Device", "Acquire|UniformMemory"
    // CHECK: spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
    spv.ControlBarrier Workgroup, Device, "Acquire|UniformMemory"
    // CHECK: spirv.MemoryBarrier <Device>, <AcquireRelease>
    spv.MemoryBarrier "Device", "AcquireRelease"
    // CHECK: %[[U:.*]] = spirv.Undef : !spirv.ptr<i32, Workgroup>
    %u = spv.undef : !spv.ptr<i32, Workgroup>
    // CHECK: spirv.AtomicIAdd <Device> <None> %[[U]], %{{.*}} : !spirv.ptr<i32, Workgroup>
    %a0 = spv.AtomicIAdd "Device" "None" %u, %i : !spv.ptr<i32, Workgroup>
    // CHECK: spirv.AtomicCompareExchangeWeak <Workgroup> <Release> <Acquire> %[[U]], %{{.*}}, %{{.*}} : !spirv.ptr<i32, Workgroup>
    %a1 = spv.AtomicCompareExchangeWeak "Workgroup" "Release" "Acquire" %u, %i, %i: !spv.ptr<i32, Workgroup>
    // CHECK: %[[FOUR:.*]] = spirv.Constant 4 : i32
    %four = spv.constant 4 : i32
    // CHECK: spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %{{.*}} cluster_size(%[[FOUR]]) : f32, i32 -> f32
    %g = spv.GroupNonUniformFAdd "Workgroup" "ClusteredReduce" %x cluster_size(%four) : f32
    // CHECK: spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %{{.*}} : i32 -> i32
    %h = spv.GroupNonUniformIAdd "Subgroup" "Reduce" %i : i32
    // CHECK: spirv.GroupNonUniformElect <Workgroup> : i1
    %el = spv.GroupNonUniformElect Workgroup : i1
    // CHECK: spirv.GroupNonUniformBallot <Workgroup> %{{.*}} : vector<4xi32>
    %ba = spv.GroupNonUniformBallot "Workgroup" %b : vector<4xi32>
    // CHECK: spirv.GroupNonUniformBroadcast <Workgroup> %{{.*}}, %[[FOUR]] : f32, i32
    %br = spv.GroupNonUniformBroadcast "Workgroup" %x, %four : f32, i32
    // CHECK: spirv.GroupNonUniformShuffleXor <Subgroup> %{{.*}}, %{{.*}} : f32, i32
    %sx = spv.GroupNonUniformShuffleXor "Subgroup" %x, %i : f32, i32
    // CHECK: spirv.KHR.SubgroupBallot %{{.*}} : vector<4xi32>
    %sb = spv.SubgroupBallotKHR %b : vector<4xi32>
    // CHECK: spirv.mlir.selection {
    spv.selection control(None) {
      // CHECK: spirv.BranchConditional %{{.*}} [3, 4], ^bb1, ^bb2
      spv.BranchConditional %b [3, 4], ^a, ^m
    ^a:
      spv.Branch ^m
    ^m:
      // CHECK: spirv.mlir.merge
      spv._merge
    }
    // CHECK: spirv.ReturnValue
    spv.ReturnValue %x : f32
  }
  // CHECK: spirv.EntryPoint "GLCompute" @f
  spv.EntryPoint "GLCompute" @f
  // CHECK: spirv.ExecutionMode @f "LocalSize", 1, 1, 1
  spv.ExecutionMode @f "LocalSize", 1, 1, 1
}

// CHECK: spirv.module Logical GLSL450 {
spv.module Logical GLSL450 {}

// CHECK-LABEL: func.func @types(%{{.*}}: !spirv.matrix<3 x vector<3xf32>>, %{{.*}}: f32)
func @types(%m: !spv.matrix<3 x vector<3xf32>>, %s: f32) {
  // CHECK: spirv.MatrixTimesScalar %{{.*}}, %{{.*}} : !spirv.matrix<3 x vector<3xf32>>, f32
  %0 = spv.MatrixTimesScalar %m, %s : !spv.matrix<3 x vector<3xf32>>, f32 -> !spv.matrix<3 x vector<3xf32>>
  // CHECK: spirv.IAdd %{{.*}}, %{{.*}} : i32
  %1 = "spv.Constant"() {value = 1 : i32} : () -> i32
  %2 = spv.IAdd %1, %1 : i32
  return
}
