// RUN: mica-opt %s | FileCheck %s --strict-whitespace
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s --strict-whitespace
// Modules, functions, variables, constants, graphs.

spirv.module Logical GLSL450 {
 spirv.func @g(%a: i32) "None" { spirv.Return }
 spirv.ExecutionMode @g "LocalSize", 1, 2, 3
 spirv.ExecutionMode @h "ContractionOff"
 spirv.ExecutionMode @h "ContractionOff", -4
}
// CHECK:  spirv.module Logical GLSL450 {
// CHECK-NEXT:    spirv.func @g(%arg0: i32) "None" {
// CHECK-NEXT:      spirv.Return
// CHECK-NEXT:    }
// CHECK-NEXT:    spirv.ExecutionMode @g "LocalSize", 1, 2, 3
// CHECK-NEXT:    spirv.ExecutionMode @h "ContractionOff"
// CHECK-NEXT:    spirv.ExecutionMode @h "ContractionOff", -4
// CHECK-NEXT:  }

spirv.module Logical GLSL450 {
 spirv.SpecConstant @a = true
 spirv.SpecConstant @b spec_id(4) = 1.0 : f32
 spirv.SpecConstant @c spec_id(4) = 1 : i64
 spirv.SpecConstantComposite @d (@b, @b) : vector<2xf32>
 spirv.SpecConstantComposite @e (@b, @b) : !spirv.struct<(f32, f32)>
 spirv.SpecConstantComposite @f (@b, @b) : !spirv.array<2xf32>
}
// CHECK:  spirv.module Logical GLSL450 {
// CHECK-NEXT:    spirv.SpecConstant @a = true
// CHECK-NEXT:    spirv.SpecConstant @b spec_id(4) = 1.000000e+00 : f32
// CHECK-NEXT:    spirv.SpecConstant @c spec_id(4) = 1 : i64
// CHECK-NEXT:    spirv.SpecConstantComposite @d (@b, @b) : vector<2xf32>
// CHECK-NEXT:    spirv.SpecConstantComposite @e (@b, @b) : !spirv.struct<(f32, f32)>
// CHECK-NEXT:    spirv.SpecConstantComposite @f (@b, @b) : !spirv.array<2 x f32>
// CHECK-NEXT:  }

spirv.module Logical GLSL450 {
spirv.SpecConstant @a = 1 : i32
spirv.func @f() "None" {
 %0 = spirv.mlir.referenceof @a : i32
 %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) {a = 4} : (i32, i32) -> i32 {foo}
 %2 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%1, %0) : (i32, i32) -> i32
 spirv.Return
}
}
// CHECK:  spirv.module Logical GLSL450 {
// CHECK-NEXT:    spirv.SpecConstant @a = 1 : i32
// CHECK-NEXT:    spirv.func @f() "None" {
// CHECK-NEXT:      %0 = spirv.mlir.referenceof @a : i32
// CHECK-NEXT:      %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) {a = 4 : i64} : (i32, i32) -> i32
// CHECK-NEXT:      %2 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%1, %0) : (i32, i32) -> i32
// CHECK-NEXT:      spirv.Return
// CHECK-NEXT:    }
// CHECK-NEXT:  }

spirv.module @m Physical64 OpenCL requires #spirv.vce<v1.0, [Kernel, Addresses], [SPV_KHR_8bit_storage]> attributes {a = 1 : i32} {
  spirv.GlobalVariable @a bind(0, 1) : !spirv.ptr<f32, Uniform>
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.SpecConstant @c = 1.0 : f32
  spirv.GlobalVariable @b initializer(@c) {location = 2 : i32} : !spirv.ptr<f32, Private>
  spirv.SpecConstantComposite @v (@c, @c) : vector<2xf32>
  spirv.EXT.SpecConstantCompositeReplicate @w (@c) : !spirv.array<3 x f32>
  spirv.func @f(%x: f32 {spirv.decoration = #spirv.decoration<Aliased>}) -> f32 "Inline|Pure" {
    %0 = spirv.mlir.addressof @a : !spirv.ptr<f32, Uniform>
    %1 = spirv.mlir.referenceof @c : f32
    %2 = spirv.mlir.referenceof @v : vector<2xf32>
    %3 = spirv.Undef : f32
    %4 = spirv.FunctionCall @f(%x) : (f32) -> f32
    spirv.ReturnValue %4 : f32
  }
  spirv.func @g() "None" {
    spirv.Return
  }
  spirv.EntryPoint "Kernel" @g, @a, @b
  spirv.ExecutionMode @g "LocalSize", 8, 4, 1
}
// CHECK:  spirv.module @m Physical64 OpenCL requires #spirv.vce<v1.0, [Kernel, Addresses], [SPV_KHR_8bit_storage]> attributes {a = 1 : i32} {
// CHECK-NEXT:    spirv.GlobalVariable @a bind(0, 1) : !spirv.ptr<f32, Uniform>
// CHECK-NEXT:    spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
// CHECK-NEXT:    spirv.SpecConstant @c = 1.000000e+00 : f32
// CHECK-NEXT:    spirv.GlobalVariable @b initializer(@c) {location = 2 : i32} : !spirv.ptr<f32, Private>
// CHECK-NEXT:    spirv.SpecConstantComposite @v (@c, @c) : vector<2xf32>
// CHECK-NEXT:    spirv.EXT.SpecConstantCompositeReplicate @w (@c) : !spirv.array<3 x f32>
// CHECK-NEXT:    spirv.func @f(%arg0: f32 {spirv.decoration = #spirv.decoration<Aliased>}) -> f32 "Inline|Pure" {
// CHECK-NEXT:      %a_addr = spirv.mlir.addressof @a : !spirv.ptr<f32, Uniform>
// CHECK-NEXT:      %0 = spirv.mlir.referenceof @c : f32
// CHECK-NEXT:      %1 = spirv.mlir.referenceof @v : vector<2xf32>
// CHECK-NEXT:      %2 = spirv.Undef : f32
// CHECK-NEXT:      %3 = spirv.FunctionCall @f(%arg0) : (f32) -> f32
// CHECK-NEXT:      spirv.ReturnValue %3 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    spirv.func @g() "None" {
// CHECK-NEXT:      spirv.Return
// CHECK-NEXT:    }
// CHECK-NEXT:    spirv.EntryPoint "Kernel" @g, @a, @b
// CHECK-NEXT:    spirv.ExecutionMode @g "LocalSize", 8, 4, 1
// CHECK-NEXT:  }

spirv.module Logical GLSL450 {
  spirv.func @constants() "None" {
    %0 = spirv.Constant true
    %1 = spirv.Constant -3 : i32
    %2 = spirv.Constant 3 : ui8
    %3 = spirv.Constant -3 : si16
    %4 = spirv.Constant 1.5 : f32
    %5 = spirv.Constant 1.5 : bf16
    %6 = spirv.Constant dense<[2, 3]> : vector<2xi32>
    %7 = spirv.Constant dense<1.0> : vector<3xf16>
    %8 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
    %9 = spirv.Constant dense<1> : tensor<2x3xi32> : !spirv.array<2 x !spirv.array<3 x i32>>
    %10 = spirv.Constant [dense<1> : vector<2xi32>, dense<2> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
    %11 = spirv.EXT.ConstantCompositeReplicate [1.0 : f32] : !spirv.array<3 x !spirv.array<2 x f32>>
    %12 = spirv.EXT.ConstantCompositeReplicate [[1.0 : f32, 1.0 : f32]] : !spirv.array<3 x !spirv.array<2 x f32>>
    spirv.Return
  }
}
// CHECK:  spirv.module Logical GLSL450 {
// CHECK-NEXT:    spirv.func @constants() "None" {
// CHECK-NEXT:      %true = spirv.Constant true
// CHECK-NEXT:      %cst-3_i32 = spirv.Constant -3 : i32
// CHECK-NEXT:      %cst3_ui8 = spirv.Constant 3 : ui8
// CHECK-NEXT:      %cst-3_si16 = spirv.Constant -3 : si16
// CHECK-NEXT:      %cst_f32 = spirv.Constant 1.500000e+00 : f32
// CHECK-NEXT:      %cst_bf16 = spirv.Constant 1.500000e+00 : bf16
// CHECK-NEXT:      %cst_vec_2xi32 = spirv.Constant dense<[2, 3]> : vector<2xi32>
// CHECK-NEXT:      %cst_vec_3xf16 = spirv.Constant dense<1.000000e+00> : vector<3xf16>
// CHECK-NEXT:      %cst = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
// CHECK-NEXT:      %cst_0 = spirv.Constant dense<1> : tensor<2x3xi32> : !spirv.array<2 x !spirv.array<3 x i32>>
// CHECK-NEXT:      %cst_1 = spirv.Constant [dense<1> : vector<2xi32>, dense<2> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
// CHECK-NEXT:      %0 = spirv.EXT.ConstantCompositeReplicate [1.000000e+00 : f32] : !spirv.array<3 x !spirv.array<2 x f32>>
// CHECK-NEXT:      %1 = spirv.EXT.ConstantCompositeReplicate {{\[\[}}1.000000e+00 : f32, 1.000000e+00 : f32]] : !spirv.array<3 x !spirv.array<2 x f32>>
// CHECK-NEXT:      spirv.Return
// CHECK-NEXT:    }
// CHECK-NEXT:  }

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @arg_0 bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<14x19xi16>, UniformConstant>
  spirv.ARM.GraphEntryPoint @foo, @arg_0
  spirv.ARM.Graph @foo(%arg0: !spirv.arm.tensor<14x19xi16> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) -> (!spirv.arm.tensor<2x3xi16> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) attributes {entry_point = true} {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
  }
}
// CHECK:  spirv.module Logical GLSL450 {
// CHECK-NEXT:    spirv.GlobalVariable @arg_0 bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<14x19xi16>, UniformConstant>
// CHECK-NEXT:    spirv.ARM.GraphEntryPoint @foo, @arg_0
// CHECK-NEXT:    spirv.ARM.Graph @foo(%arg0: !spirv.arm.tensor<14x19xi16> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) -> (!spirv.arm.tensor<2x3xi16> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) attributes {entry_point = true} {
// CHECK-NEXT:      %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
// CHECK-NEXT:      spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
