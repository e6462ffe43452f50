// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What other operations refuse.

spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc_f32_1 = 1.5 : f32
  spirv.EXT.SpecConstantCompositeReplicate @scc_splat_array_of_f32 (@sc_f32_1) : !spirv.array<3 x f32>
  // expected-error@+1 {{result type must be a composite type, but provided 'f32'}}
  spirv.EXT.SpecConstantCompositeReplicate @a (@sc_f32_1) : f32
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc_f32_1 = 1.5 : f32
  // expected-error@+1 {{splat spec constant reference defining constituent not found}}
  spirv.EXT.SpecConstantCompositeReplicate @a (@foo) : !spirv.array<3 x f32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc_f32_1 = 1.5 : f32
  // expected-error@+1 {{constituent has incorrect type: expected 'i32', but provided 'f32'}}
  spirv.EXT.SpecConstantCompositeReplicate @a (@sc_f32_1) : !spirv.array<3 x i32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc_f32_1 = 1.5 : f32
  spirv.EXT.SpecConstantCompositeReplicate @a (@sc_f32_1) : !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA>
  spirv.EXT.SpecConstantCompositeReplicate @b (@sc_f32_1) : !spirv.struct<(f32, f32)>
  spirv.EXT.SpecConstantCompositeReplicate @c (@sc_f32_1) : !spirv.rtarray<f32>
  spirv.EXT.SpecConstantCompositeReplicate @d (@sc_f32_1) : !spirv.struct<(f32, i32)>
  // expected-error@+1 {{constituent has incorrect type: expected '!spirv.array<2 x f32>', but provided 'f32'}}
  spirv.EXT.SpecConstantCompositeReplicate @e (@sc_f32_1) : !spirv.array<2x!spirv.array<2xf32>>
  spirv.EXT.SpecConstantCompositeReplicate @f (@sc_f32_1) : !spirv.matrix<2xvector<2xf32>>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc_f32_1 = 1.5 : f32
  // expected-error@+1 {{constituent is not a spec constant}}
  spirv.EXT.SpecConstantCompositeReplicate @a (@a) : !spirv.struct<(f32, i32)>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc_f32_1 = 1.5 : f32
  // expected-error@+1 {{custom op 'spirv.EXT.SpecConstantCompositeReplicate' invalid kind of attribute specified}}
  spirv.EXT.SpecConstantCompositeReplicate @a (@sc_f32_1::@b) : !spirv.struct<(f32, i32)>
}

// -----

func.func @a() {
// expected-error@+1 {{expected value attribute type 'f32', but got: 'none'}}
%0 = spirv.EXT.ConstantCompositeReplicate ["a"] : !spirv.array<3xf32>
return }

// -----

func.func @a() {
// expected-error@+1 {{unknown value attribute type}}
%0 = spirv.EXT.ConstantCompositeReplicate [unit] : !spirv.array<3xf32>
return }

// -----

func.func @a() {
// expected-error@+1 {{expected value attribute type 'f32', but got: 'i32'}}
%0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3xf32>
return }

// -----

func.func @a() {
// expected-error@+1 {{expected value attribute type '!spirv.array<2 x f32>' or 'f32', but got: 'i32'}}
%0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3x!spirv.array<2xf32>>
return }

// -----

func.func @a(%x: i32) {
// expected-error@+1 {{'spirv.EXT.ConstantCompositeReplicate' op result #0 must be vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type, but got 'i32'}}
%0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : i32
return }

// -----

func.func @a(%x: i32, %p: !spirv.ptr<i32, Function>) {
 // expected-error@+1 {{'spirv.EXT.EmitMeshTasks' op payload must be a variable with a storage class of TaskPayloadWorkgroupEXT}}
 spirv.EXT.EmitMeshTasks %x, %x, %x, %p : i32, i32, i32, !spirv.ptr<i32, Function>
}

// -----

func.func @v() {
 // expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
 %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
 return
}

// -----

func.func @v() {
 // expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must have exactly one aliasing decoration}}
 %0 = spirv.Variable {aliased_pointer, restrict_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
 return
}

// -----

func.func @v() {
 // expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
 %0 = spirv.Variable : !spirv.ptr<!spirv.array<4x!spirv.ptr<i32, PhysicalStorageBuffer>>, Function>
 return
}

// -----

spirv.module Logical GLSL450 {
// expected-error@+1 {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
spirv.func @v(%x: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>) "None" {
 spirv.Return
}
}

// -----

spirv.module Logical GLSL450 {
// expected-error@+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.func @v(%x: !spirv.ptr<i32, PhysicalStorageBuffer>) "None" {
 spirv.Return
}
}

// -----

spirv.module Logical GLSL450 {
// expected-error@+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.func @v(%x: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Volatile>}) "None" {
 spirv.Return
}
}

// -----

spirv.module Logical GLSL450 {
// expected-error@+1 {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
spirv.func @v(%x: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
 spirv.Return
}
}

// -----

spirv.module Logical GLSL450 {
// expected-error@+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.func @v(%x: !spirv.ptr<!spirv.array<2x!spirv.ptr<i32, PhysicalStorageBuffer>>, Function>) "None" {
 spirv.Return
}
}

// -----

spirv.module Logical GLSL450 {
// expected-error@+1 {{'spirv.func' op cannot have more than one result}}
spirv.func @v(%x: i32) -> (i32, i32) "None" {
 spirv.Return
}
}

// -----

spirv.module Logical GLSL450 {
spirv.func @v(%x: i32) -> i32 "None" {
 // expected-error@+1 {{'spirv.Return' op cannot be used in functions returning value}}
 spirv.Return
}
}

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @v(%x: i32 {spirv.decoration = 4}) -> i32

// -----

// expected-error@+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
func.func @v(%x: vector<4xi32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0,0), StorageBuffer>}) { return }

// -----

// expected-error@+1 {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
func.func @v(%x: vector<4xi32> {spirv.interface_var_abi = #spirv.decoration<Aliased>}) { return }

// -----

spirv.module Logical GLSL450 {
// expected-error@+1 {{cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type}}
spirv.func @v(%x: i32) -> (i32 {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
 spirv.ReturnValue %x : i32
}
}

// -----

func.func @a(%m: !spirv.matrix<3xvector<2xf32>>, %v: vector<2xf32>) {
 // expected-error@+1 {{'spirv.MatrixTimesVector' op matrix columns (3) must match vector operand size (2)}}
 %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3xvector<2xf32>>, vector<2xf32> -> vector<2xf32>
 return }

// -----

func.func @a(%m: !spirv.matrix<3xvector<2xf32>>, %v: vector<3xf32>) {
 // expected-error@+1 {{'spirv.MatrixTimesVector' op result size (3) must match the matrix rows (2)}}
 %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3xvector<2xf32>>, vector<3xf32> -> vector<3xf32>
 return }

// -----

func.func @a(%m: !spirv.matrix<3xvector<2xf32>>, %v: vector<3xf32>) {
 // expected-error@+1 {{'spirv.MatrixTimesVector' op failed to verify that all of {vector, result} have same element type}}
 %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3xvector<2xf32>>, vector<3xf32> -> vector<2xf16>
 return }

// -----

func.func @a(%m: !spirv.matrix<3xvector<2xf32>>, %v: vector<3xf16>) {
 // expected-error@+1 {{'spirv.MatrixTimesVector' op matrix and result element types must match}}
 %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3xvector<2xf32>>, vector<3xf16> -> vector<2xf16>
 return }

// -----

func.func @a(%m: !spirv.matrix<3xvector<2xf32>>, %v: vector<3xf32>) {
 // expected-error@+1 {{'spirv.VectorTimesMatrix' op number of components in vector must equal the number of components in each column in matrix}}
 %0 = spirv.VectorTimesMatrix %v, %m : vector<3xf32>, !spirv.matrix<3xvector<2xf32>> -> vector<3xf32>
 return }

// -----

func.func @a(%m: !spirv.matrix<3xvector<2xf32>>, %v: vector<2xf32>) {
 // expected-error@+1 {{'spirv.VectorTimesMatrix' op number of columns in matrix must equal the number of components in result}}
 %0 = spirv.VectorTimesMatrix %v, %m : vector<2xf32>, !spirv.matrix<3xvector<2xf32>> -> vector<2xf32>
 return }

// -----

func.func @a(%m: !spirv.matrix<3xvector<2xf32>>, %v: vector<2xf16>) {
 // expected-error@+1 {{'spirv.VectorTimesMatrix' op matrix must be a matrix with the same component type as the component type in result}}
 %0 = spirv.VectorTimesMatrix %v, %m : vector<2xf16>, !spirv.matrix<3xvector<2xf32>> -> vector<3xf16>
 return }

// -----

func.func @a(%m: !spirv.matrix<3xvector<2xf32>>, %v: f32) {
 // expected-error@+1 {{custom op 'spirv.GL.FClamp' expected function type}}
 %0 = spirv.GL.FClamp (%v, %v, %v) : f32
 return }

// -----

func.func @a(%m: !spirv.matrix<3xvector<2xf32>>, %v: f32) {
 // expected-error@+1 {{'spirv.GL.FClamp' op expected 3 operands, but found 2}}
 %0 = spirv.GL.FClamp %v, %v {a = 1} : f32
 return }

// -----

func.func @a(%v: i32) {
 // expected-error@+1 {{custom op 'spirv.IAddCarry' expected spirv.struct type with two members}}
 %0 = spirv.IAddCarry %v, %v : i32
 return }

// -----

func.func @a(%v: i32) {
 // expected-error@+1 {{custom op 'spirv.IAddCarry' number of operands and types do not match: got 3 operands and 2 types}}
 %0 = spirv.IAddCarry %v, %v, %v : !spirv.struct<(i32, i32)>
 return }

// -----

func.func @a(%v: i32) {
 // expected-error@+1 {{'spirv.IAddCarry' op expected all operand types and struct member types are the same}}
 %0 = spirv.IAddCarry %v, %v : !spirv.struct<(i32, i16)>
 return }

// -----

func.func @a(%v: i32) {
 %0 = spirv.SDot %v, %v, <PackedVectorFormat4x8Bit> : i32 -> i64
 // expected-error@+1 {{'spirv.SDot' op requires Packed Vector Format attribute for integer vector operands}}
 %1 = spirv.SDot %v, %v : i32 -> i64
 return }

// -----

func.func @a(%v: i64) {
 // expected-error@+1 {{'spirv.SDot' op with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector operands to be 32-bits wide}}
 %1 = spirv.SDot %v, %v, <PackedVectorFormat4x8Bit> : i64 -> i64
 return }

// -----

func.func @a(%v: vector<4xi16>, %x : i8) {
 // expected-error@+1 {{'spirv.SDotAccSat' op result type has insufficient bit-width (8 bits) for the specified vector operand type (64 bits)}}
 %1 = spirv.SDotAccSat %v, %v, %x : vector<4xi16> -> i8
 return }

// -----

func.func @a(%v: vector<4xi16>, %x : i32) {
 // expected-error@+1 {{'spirv.SDotAccSat' op with invalid format attribute for vector operands of type 'vector<4xi16>'}}
 %1 = spirv.SDotAccSat %v, %v, %x, <PackedVectorFormat4x8Bit> : vector<4xi16> -> i32
 return }

// -----

func.func @a(%x : i32) {
 // expected-error@+1 {{'spirv.SDot' op result type has insufficient bit-width (16 bits) for the specified vector operand type (32 bits)}}
 %1 = spirv.SDot %x, %x, <PackedVectorFormat4x8Bit> : i32 -> i16
 return }

// -----

func.func @a(%x : f32) {
  // expected-error@+1 {{result type must be a struct type with two memebers}}
  %2 = spirv.GL.FrexpStruct %x : f32 -> !spirv.struct<(f32, i32, i32)>
 return }

// -----

func.func @a(%x : f32) {
  // expected-error@+1 {{member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type}}
  %2 = spirv.GL.FrexpStruct %x : f32 -> !spirv.struct<(f32, vector<2xi16>)>
 return }

// -----

func.func @a(%x : f32) {
  // expected-error@+1 {{member one of the resulting struct type must have the same number of components as the operand type}}
  %2 = spirv.GL.FrexpStruct %x : f32 -> !spirv.struct<(f32, vector<2xi32>)>
 return }

// -----

func.func @a(%x : vector<2xf32>) {
  // expected-error@+1 {{member one of the resulting struct type must have the same number of components as the operand type}}
  %2 = spirv.GL.FrexpStruct %x : vector<2xf32> -> !spirv.struct<(vector<2xf32>, i32)>
 return }

// -----

func.func @a(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %x: vector<2xsi32>, %s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l : f32) {
  // expected-error@+1 {{Lod operand requires 1 argument}}
  %1 = spirv.ImageSampleExplicitLod %s, %c ["Lod"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return }

// -----

func.func @a(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %x: vector<2xsi32>, %s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l : f32) {
  // expected-error@+1 {{too many image operand arguments have been provided}}
  %1 = spirv.ImageSampleExplicitLod %s, %c ["Lod"], %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return }

// -----

func.func @a(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %x: vector<2xsi32>, %s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l : f32) {
  // expected-error@+1 {{the Image Operands should encode what operands follow, as per Image Operands}}
  %1 = spirv.ImageSampleImplicitLod %s, %c, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return }

// -----

func.func @a(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %x: vector<2xsi32>, %s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l : f32) {
  // expected-error@+1 {{'spirv.ImageSampleExplicitLod' op failed to verify that either Lod or Grad image operands must be present}}
  %1 = spirv.ImageSampleExplicitLod %s, %c ["Bias"], %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return }

// -----

func.func @a(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %x: vector<2xsi32>, %s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l : f32) {
  // expected-error@+1 {{it is invalid to set both the Lod and Grad bits}}
  %1 = spirv.ImageSampleExplicitLod %s, %c ["Lod|Grad"], %l, %l, %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32, f32 -> vector<4xf32>
  return }

// -----

func.func @a(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %x: vector<2xsi32>, %s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l : f32) {
  // expected-error@+1 {{for sampling operations, Lod must be a floating-point type scalar}}
  %1 = spirv.ImageSampleExplicitLod %s, %c ["Lod"], %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return }

// -----

func.func @a(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %x: vector<2xsi32>, %s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l : f32) {
  // expected-error@+1 {{too many image operand arguments have been provided}}
  %1 = spirv.ImageFetch %i, %x ["None"], %l : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xsi32>, f32 -> vector<4xf32>
  return }

// -----

func.func @a(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %x: vector<2xsi32>, %s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l : f32) {
  // expected-error@+1 {{too many image operand arguments have been provided}}
  %1 = spirv.ImageFetch %i, %x ["Sample"], %l : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xsi32>, f32 -> vector<4xf32>
  return }

// -----

// expected-error@+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
func.func private @a(vector<4xi32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0,0), StorageBuffer>})

// -----

// expected-error@+1 {{found unsupported 'spirv.foo' attribute on region argument}}
func.func private @a(vector<4xi32> {spirv.foo = 3})

// -----

spirv.module Logical GLSL450 {
spirv.SpecConstant @a = 1 : i32
spirv.func @f() "None" {
 %0 = spirv.mlir.referenceof @a : i32
 // expected-error@+1 {{expected string}}
 %1 = spirv.SpecConstantOperation wraps spirv.IAdd %0, %0 : i32
 spirv.Return
}
}

// -----

spirv.module Logical GLSL450 {
spirv.func @f() "None" {
 %0 = spirv.Constant 1 : i32
 // expected-error@+1 {{'spirv.FAdd' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values, but got 'i32'}}
 %1 = spirv.SpecConstantOperation wraps "spirv.FAdd"(%0, %0) : (i32, i32) -> i32
 spirv.Return
}
}

// -----

spirv.module Logical GLSL450 {
spirv.func @f(%0: i32) "None" {
 // expected-error@+1 {{custom op 'spirv.SpecConstantOperation' expected 'wraps'}}
 %1 = spirv.SpecConstantOperation "spirv.SNegate"(%0) : (i32) -> i32
 spirv.Return
}
}

// -----

spirv.module Logical GLSL450 {
spirv.func @f(%0: i32) "None" {
 // expected-error@+1 {{expected an operation with a result}}
 spirv.SpecConstantOperation wraps "spirv.Return"() : () -> ()
 spirv.Return
}
}

// -----

spirv.module Logical GLSL450 {
spirv.func @f(%0: i32) "None" {
 // expected-error@+1 {{'spirv.SpecConstantOperation' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
 %1 = "spirv.SpecConstantOperation"() ({}) : () -> i32
 spirv.Return
}
}

// -----

spirv.module Logical GLSL450 {
spirv.func @f(%p: !spirv.ptr<i32, Function>, %q: !spirv.ptr<i32, Function>) "None" {
 spirv.CopyMemory "Function" %p, "Function" %q ["Volatile"] : i32
 spirv.CopyMemory "Function" %p, "Function" %q : i32
 spirv.CopyMemory "Function" %p, "Function" %q ["Aligned", 4], ["Volatile"] : i32 {a = 3}
 spirv.CopyMemory "Function" %p, "Function" %q ["Aligned", 4], ["Aligned", 8] : i32
 spirv.CopyMemory "Function" %p, "Function" %q, ["Aligned", 8] : i32
 %0 = spirv.Load "Function" %p ["Volatile|Aligned", 4] {a = 3} : i32
 // expected-error@+1 {{custom op 'spirv.Load' invalid memory_access attribute specification: "Volatile|NonTemporal"}}
 %1 = spirv.Load "Function" %p ["Volatile|NonTemporal"] : i32
 spirv.Store "Function" %p, %0 ["Volatile|Aligned", 4] : i32
 spirv.Store "Function" %p, %0 : i32
 spirv.Return
}
}

// -----

func.func @a(%p: !spirv.ptr<i32, Function>, %x: i32) {
 // expected-error@+1 {{expected operation name in quotes}}
 spirv.Store "Function" %p, %x : i32 {a = 1}
 return
}

// -----

func.func @a(%p: !spirv.ptr<i32, Function>, %x: i32) {
 // expected-error@+1 {{'spirv.Store' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
 spirv.Store "Function" %p, %x ["Aligned", 3] : i32
 return
}

// -----

func.func @a(%p: !spirv.ptr<i32, Function>, %x: i32) {
 // expected-error@+1 {{expected ','}}
 spirv.Store "Function" %p, %x ["Aligned"] : i32
 return
}

// -----

func.func @a(%p: !spirv.ptr<i32, Function>, %x: i32) {
 // expected-error@+1 {{'spirv.Store' op invalid alignment specification without aligned memory access specification}}
 "spirv.Store"(%p, %x) {alignment = 4 : i32} : (!spirv.ptr<i32, Function>, i32) -> ()
 return
}

// -----

func.func @a(%p: !spirv.ptr<i32, Function>, %x: i32) {
 // expected-error@+1 {{'spirv.Store' op invalid alignment specification with non-aligned memory access specification}}
 "spirv.Store"(%p, %x) {alignment = 4 : i32, memory_access = #spirv.memory_access<Volatile>} : (!spirv.ptr<i32, Function>, i32) -> ()
 return
}

// -----

func.func @a(%p: !spirv.ptr<i32, Function>, %x: i32) {
 // expected-error@+1 {{'spirv.Store' op missing alignment value}}
 "spirv.Store"(%p, %x) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<i32, Function>, i32) -> ()
 return
}

// -----

func.func @a(%p: !spirv.ptr<i32, Function>, %x: i64) {
 // expected-error@+1 {{'spirv.Store' op mismatch in result type and pointer type}}
 "spirv.Store"(%p, %x) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<i32, Function>, i64) -> ()
 return
}

// -----

func.func @a(%p: !spirv.ptr<f32, StorageBuffer>, %m : !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, %s : i32) {
 // expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op missing value for the 'Aligned' memory operand}}
 %2 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Volatile|Aligned> {a} : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
 return
}

// -----

func.func @a(%p: !spirv.ptr<f32, StorageBuffer>, %m : !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, %s : i32) {
 // expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op found alignment attribute for non-'Aligned' memory operand}}
 %2 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Volatile>, 16 {a} : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
 return
}

// -----

func.func @a(%p: !spirv.ptr<f32, StorageBuffer>, %m : !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, %s : i32) {
 // expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op not compatible with memory operand 'MakePointerAvailable'}}
 %2 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <MakePointerAvailable> {a} : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
 return
}

// -----

func.func @a(%p: !spirv.ptr<!spirv.array<2xf32>, StorageBuffer>, %m : !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, %s : i32) {
 // expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op Pointer must point to a scalar or vector type but provided '!spirv.array<2 x f32>'}}
 %2 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> {a} : !spirv.ptr<!spirv.array<2xf32>, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
 return
}

// -----

func.func @a(%a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) {
 // expected-error@+1 {{'spirv.ConvertSToF' op requires the same shape for all operands and results}}
 %1 = spirv.ConvertSToF %a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> to !spirv.coopmatrix<4x16xf32, Subgroup, MatrixA>
 return
}

// -----

func.func @a(%a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) {
 // expected-error@+1 {{'spirv.ConvertSToF' op requires the same shape for all operands and results}}
 %1 = spirv.ConvertSToF %a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> to f32
 return
}

// -----

func.func @a(%a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %v: vector<2xi32>) {
 // expected-error@+1 {{'spirv.UConvert' op requires the same shape for all operands and results}}
 %1 = spirv.UConvert %v : vector<2xi32> to !spirv.coopmatrix<8x16xi16, Workgroup, MatrixB>
 return
}

// -----

func.func @a(%a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %v: i32) {
 // expected-error@+1 {{'spirv.UConvert' op requires the same shape for all operands and results}}
 %1 = spirv.UConvert %v : i32 to vector<2xi16>
 return
}

// -----

func.func @a(%a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %v: vector<2xi32>) {
 // expected-error@+1 {{'spirv.UConvert' op requires the same shape for all operands and results}}
 %1 = spirv.UConvert %v : vector<2xi32> to vector<3xi16>
 return
}

// -----

func.func @more_dimensions() {
  // expected-error@+1 {{result type is not a composite type}}
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1.0 : f32}> : () -> vector<4x1xf32>
  return
}
