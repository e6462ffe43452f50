// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What is wrong in modules: functions, calls, entry points, variables, constants.

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Private>
  spirv.GlobalVariable @b bind(1, 2) {aliased_pointer, foo = 1 : i32, location = 4 : i32} : !spirv.ptr<i32, Private>
  spirv.GlobalVariable @c built_in("Position") : !spirv.ptr<i32, Private>
  // expected-error@+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
  spirv.GlobalVariable @d initializer(@c) built_in("Position") : !spirv.ptr<i32, Private>
  spirv.GlobalVariable @e {descriptor_set = 1 : i32} : !spirv.ptr<i32, Private>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{expected ':'}}
  spirv.GlobalVariable @b bind(1, 2) built_in("Position") : !spirv.ptr<i32, Private>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{expected attribute value}}
  spirv.GlobalVariable @b built_in(Position) : !spirv.ptr<i32, Private>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{expected ':'}}
  spirv.GlobalVariable @b built_in("Foo") initializer(@a) : !spirv.ptr<i32, Private>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{expected ','}}
  spirv.GlobalVariable @b bind(1) : !spirv.ptr<i32, Private>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
  spirv.GlobalVariable @b initializer(@c) : !spirv.ptr<i32, Private>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{expected attribute value}}
  spirv.GlobalVariable @b initializer(c) : !spirv.ptr<i32, Private>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{custom op 'spirv.GlobalVariable' expected spirv.ptr type}}
  spirv.GlobalVariable @b : i32
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.GlobalVariable' op result must be of a !spv.ptr type}}
  "spirv.GlobalVariable"() <{sym_name = "a", type = i32}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.GlobalVariable' op storage class cannot be 'Function'}}
  spirv.GlobalVariable @b : !spirv.ptr<i32, Function>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{expected operation name in quotes}}
  spirv.GlobalVariable @b : !spirv.ptr<i32, Private> {a = 1}
}

// -----

// expected-error@+1 {{custom op 'spirv.module' expected valid keyword}}
spirv.module Logical {
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{'spirv.module' can only contain spirv.* ops}}
 func.func @a() { return }
}

// -----

spirv.module Logical GLSL450 {
 "spirv.Foo"() : () -> ()
 // expected-error@+1 {{'spirv.module' can only contain spirv.* ops}}
 "foo.Foo"() : () -> ()
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{functions in 'spirv.module' can only contain spirv.* ops}}
 spirv.func @f() "None" { "foo.Foo"() : () -> ()  spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
 spirv.func @f() "None"
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{expected attribute value}}
 spirv.func @f() None { spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{custom op 'spirv.func' expected function_control attribute specified as string}}
 spirv.func @f() { spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{custom op 'spirv.func' invalid function_control attribute specification: "Foo"}}
 spirv.func @f() "Foo" { spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 spirv.func @f(i32) "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name="f", linkage_type=<Import>>}
 // expected-error@+1 {{custom op 'spirv.func' expected valid '@'-identifier for symbol name}}
 spirv.func private @g(i32) "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name="f", linkage_type=<Import>>}
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{custom op 'spirv.func' expected SSA identifier}}
 spirv.func @f(%a: i32, ...) "None" { spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 spirv.func @f() -> i32 "None" { %0 = spirv.Constant 1 : i32 spirv.ReturnValue %0 : i32 }
 spirv.func @g() "None" { %0 = spirv.FunctionCall @f() : () -> i32 spirv.Return }
 // expected-error@+1 {{'spirv.FunctionCall' op has incorrect number of results has for callee: expected 1, but provided 0}}
 spirv.func @h() "None" { spirv.FunctionCall @f() : () -> () spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 spirv.func @f(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 }
 // expected-error@+1 {{'spirv.FunctionCall' op has incorrect number of operands for callee: expected 1, but provided 0}}
 spirv.func @g() "None" { %0 = spirv.FunctionCall @f() : () -> i32 spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 spirv.func @f(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 }
 // expected-error@+1 {{'spirv.FunctionCall' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
 spirv.func @g(%a: f32) "None" { %0 = spirv.FunctionCall @f(%a) : (f32) -> i32 spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 spirv.func @f(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 }
 // expected-error@+1 {{'spirv.FunctionCall' op result type mismatch: expected 'i32', but provided 'f32'}}
 spirv.func @g(%a: i32) "None" { %0 = spirv.FunctionCall @f(%a) : (i32) -> f32 spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{'spirv.FunctionCall' op result group starting at #0 requires 0 or 1 element, but found 2}}
 spirv.func @g(%a: i32) "None" { %0:2 = spirv.FunctionCall @f(%a) : (i32) -> (f32, f32) spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{'spirv.FunctionCall' op callee function 'f' not found in nearest symbol table}}
 spirv.func @g(%a: i32) "None" { %0 = spirv.FunctionCall @f(%a) : (i32) -> (f32) spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 spirv.func @g(%a: i32) "None" { spirv.Return }
 spirv.EntryPoint "GLCompute" @g
 // expected-error@+1 {{duplicate of a previous EntryPointOp}}
 spirv.EntryPoint "GLCompute" @g
}

// -----

spirv.module Logical GLSL450 {
 spirv.func @g(%a: i32) "None" { spirv.Return }
 // expected-error@+1 {{expected spirv.GlobalVariable symbol reference instead of'@a'}}
 spirv.EntryPoint "GLCompute" @g, @a
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{function 'g' not found in 'spirv.module'}}
 spirv.EntryPoint "GLCompute" @g, @a, @b
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{expected attribute value}}
 spirv.EntryPoint GLCompute @g
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{expected attribute value}}
 spirv.EntryPoint "GLCompute" @g,
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{custom op 'spirv.EntryPoint' invalid kind of attribute specified}}
 spirv.EntryPoint "GLCompute" "g"
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{expected symbol reference for interface specification instead of '@a::@b}}
 "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @g, interface = [@a::@b]}> : () -> ()
 spirv.func @g(%a: i32) "None" { spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{expected attribute value}}
 spirv.ExecutionMode @g "LocalSize", a
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{custom op 'spirv.ExecutionMode' invalid execution_mode attribute specification: "LocalSiz"}}
 spirv.ExecutionMode @g "LocalSiz"
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{'spirv.SpecConstant' op SpecId cannot be negative}}
 spirv.SpecConstant @a spec_id(-4) = 1 : i32
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{custom op 'spirv.SpecConstant' invalid kind of attribute specified}}
 spirv.SpecConstant @a spec_id("a") = 1 : i32
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{'spirv.SpecConstant' op default value bitwidth disallowed}}
 spirv.SpecConstant @a = 1 : i3
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{'spirv.SpecConstant' op default value bitwidth disallowed}}
 spirv.SpecConstant @a = 1 : index
}

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @a = 1.0 : bf16
 // expected-error@+1 {{'spirv.SpecConstant' op default value bitwidth disallowed}}
 spirv.SpecConstant @b = 1.0 : f80
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{'spirv.SpecConstant' op default value bitwidth disallowed}}
 spirv.SpecConstant @b = 1.0 : tf32
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{'spirv.SpecConstant' op default value bitwidth disallowed}}
 spirv.SpecConstant @b = 1.0 : f8E5M2
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
 spirv.SpecConstant @a = dense<1> : vector<2xi32>
}

// -----

spirv.module Logical GLSL450 {
 // expected-error@+1 {{'spirv.SpecConstant' op requires attribute 'default_value'}}
 spirv.SpecConstant @a = unit
}

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @b = 1.0 : f32
 // expected-error@+1 {{has incorrect number of operands: expected 2, but provided 1}}
 spirv.SpecConstantComposite @d (@b) : vector<2xf32>
}

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @b = 1.0 : f32
 // expected-error@+1 {{result type must be a composite type, but provided 'f32'}}
 spirv.SpecConstantComposite @d (@b) : f32
}

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @b = 1.0 : f32
 // expected-error@+1 {{unsupported composite type  '!spirv.coopmatrix<2x2xf32, Subgroup, MatrixA>'}}
 spirv.SpecConstantComposite @d (@b) : !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA>
}

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @b = 1.0 : f32
 // expected-error@+1 {{has incorrect number of operands: expected 0, but provided 1}}
 spirv.SpecConstantComposite @d (@b) : !spirv.rtarray<f32>
}

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @b = 1.0 : f32
 // expected-error@+1 {{has incorrect types of operands: expected 'i32', but provided 'f32'}}
 spirv.SpecConstantComposite @d (@b, @b) : vector<2xi32>
}

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @b = 1.0 : f32
 // expected-error@+1 {{has incorrect types of operands: expected 'vector<2xf32>', but provided 'f32'}}
 spirv.SpecConstantComposite @d (@b, @b) : !spirv.matrix<2xvector<2xf32>>
}

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @b = 1.0 : f32
 // expected-error@+1 {{expected attribute value}}
 spirv.SpecConstantComposite @d () : !spirv.struct<()>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('f64')}}
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f64) -> (), sym_name = "f"}> ({
  ^bb0(%a: f32):
    spirv.Return
  }) : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.func' op entry block must have 2 arguments to match function signature}}
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%a: f32):
    spirv.Return
  }) : () -> ()
}

// -----

// The function's type says what its argument is, not its body.
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
  "spirv.func"() <{arg_attrs = [{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), StorageBuffer>}], function_control = #spirv.function_control<None>, function_type = (none) -> (), sym_name = "f"}> ({
  ^bb0(%a: f32):
    spirv.Return
  }) : () -> ()
}
