// RUN: mica-opt %s | mica-opt - | FileCheck %s
// An environment of SPIR-V is a target, though its dialect doesn't know that.

// CHECK: gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] {
gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] {
}
// CHECK: gpu.binary @binary <#gpu.select_object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>>> [#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, "x">]
gpu.binary @binary <#gpu.select_object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>>> [#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, "x">]
