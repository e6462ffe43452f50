// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// What SPIR-V is made for, and how entry points are called.

"a.b"() {
  vce = #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, none = #spirv.vce<v1.6, [], []>,
  other = #spirv<vce<v1.1,[Matrix, Kernel],[SPV_KHR_8bit_storage,SPV_KHR_16bit_storage]>>,
  limits = #spirv.resource_limits<>,
  usual = #spirv.resource_limits<subgroup_size = 32, max_compute_workgroup_size = [128 : i32, 128 : i32, 64 : i32]>,
  others = #spirv.resource_limits<max_subgroup_size = 64, min_subgroup_size = 4, subgroup_size = 8,
    max_compute_workgroup_size = [1, 2, 3], max_compute_workgroup_invocations = 7, max_compute_shared_memory_size = -3,
    cooperative_matrix_properties_khr = []>,
  shader = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>,
  device = #spirv.target_env<
    #spirv.vce<v1.3, [Shader], []>, api=Vulkan, Qualcomm:IntegratedGPU:0x6040001, #spirv.resource_limits<subgroup_size = 64>>,
  vendor = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Unknown, AMD, #spirv.resource_limits<>>,
  kind = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, ARM:Other, #spirv.resource_limits<>>
} : () -> ()
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>,
    #spirv.resource_limits<>>} {
  func.func private @kept(!spirv.ptr<f32, Uniform>, memref<4xf32, #spirv.storage_class<StorageBuffer>>) attributes {
    spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 2, 3]>, scope = #spirv.scope<Workgroup>
  }
  func.func private @attached(i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>},
                              i32 {spirv.decoration = #spirv.decoration<Aliased>})
}

//      CHECK:module {
// CHECK-NEXT:  "a.b"() {device = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, Qualcomm:IntegratedGPU:100925441, #spirv.resource_limits<subgroup_size = 64>>, kind = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, ARM:Other, #spirv.resource_limits<>>, limits = #spirv.resource_limits<>, none = #spirv.vce<v1.6, [], []>, other = #spirv.vce<v1.1, [Matrix, Kernel], [SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, others = #spirv.resource_limits<max_compute_shared_memory_size = -3, max_compute_workgroup_invocations = 7, max_compute_workgroup_size = [1, 2, 3], subgroup_size = 8, min_subgroup_size = 4, max_subgroup_size = 64, cooperative_matrix_properties_khr = []>, shader = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, usual = #spirv.resource_limits<>, vce = #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, vendor = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, AMD, #spirv.resource_limits<>>} : () -> ()
// CHECK-NEXT:  module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>} {
// CHECK-NEXT:    func.func private @kept(!spirv.ptr<f32, Uniform>, memref<4xf32, #spirv.storage_class<StorageBuffer>>) attributes {scope = #spirv.scope<Workgroup>, spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 2, 3]>}
// CHECK-NEXT:    func.func private @attached(i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}, i32 {spirv.decoration = #spirv.decoration<Aliased>})
// CHECK-NEXT:  }
// CHECK-NEXT:}
