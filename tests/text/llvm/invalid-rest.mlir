// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What the other tests of wrong texts leave out.

llvm.func @f(%a: i32) {
  // expected-error@+2 {{custom op 'llvm.call' expected string}}
  // expected-error@+1 {{custom op 'llvm.call' expect operand bundle tag}}
  llvm.call @g() [3 ()] : () -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' expected 2 types for operand bundle operands for operand bundle #0, but actually got 1}}
  llvm.call @g() ["tag"(%a, %a : i32)] : () -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f(%a: i32) {
  // expected-error@+1 {{operand bundle tag must be a StringAttr}}
  "llvm.call"(%a) <{callee = @g, operandSegmentSizes = array<i32: 0, 1>, op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1 : i32]}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f(%a: i32) {
  // expected-error@+1 {{expected 1 operand bundle tags, but actually got 2}}
  "llvm.call"(%a) <{callee = @g, operandSegmentSizes = array<i32: 0, 1>, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a", "b"]}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{custom op 'llvm.call' expected a non-void result type}}
  llvm.call @f() : () -> !llvm.void
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %p() : !llvm.ptr
  llvm.return
}

// -----

llvm.func @g(...) -> i32
llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to return void}}
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, var_callee_type = !llvm.func<i32 (...)>}> : () -> ()
  llvm.return
}

// -----

llvm.func @g(...) -> i32
llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op var_callee_type return type mismatch: 'i32' != 'i64'}}
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, var_callee_type = !llvm.func<i32 (...)>}> : () -> i64
  llvm.return
}

// -----

llvm.func @g(i32, ...)
llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32, ...)
llvm.func @f(%a: i64) {
  // expected-error@+1 {{'llvm.call' op var_callee_type parameter type mismatch: 'i32' != 'i64'}}
  "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i64) -> ()
  llvm.return
}

// -----

llvm.func @g(i32, ...)
llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (0) for varargs callee (expecting at least: 1)}}
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, var_callee_type = !llvm.func<void (...)>}> : () -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  "llvm.call"(%a) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.func @f() attributes {personality = @personality} {
  // expected-error@+1 {{must have at least one operation in unwind destination}}
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation}}
  llvm.inline_asm tail_call_kind = <musttail> "nop", "" : () -> ()
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.func @f(%a: !llvm.ptr) attributes {personality = @personality} {
  // expected-note@+1 {{global addresses expected as operand to bitcast used in clauses for landingpad}}
  %c = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  llvm.invoke @f(%a) to ^bb1 unwind ^bb2 : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{constant clauses expected}}
  %l = llvm.landingpad (catch %c : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, i32)>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
%0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, i32)>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
%0 = llvm.mlir.constant([1 : i32, "a"]) : !llvm.struct<(i32, i32)>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
%0 = llvm.mlir.constant([1 : i32, 1 : i32]) : !llvm.struct<(i32, ptr)>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute of size 2}}
%0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 0 must be a zero, or undef, or array attribute}}
%0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x array<1 x struct<(i32)>>>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute}}
%0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x struct<(i32)>>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op nested array attribute size for struct element at index 0 must match struct size: 2 vs. 1}}
%0 = llvm.mlir.constant([[1 : i32, 2 : i32]]) : !llvm.array<1 x struct<(i32)>>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 1 vs. 2}}
%0 = llvm.mlir.constant([[1 : i32, 2 : i32]]) : !llvm.array<2 x struct<(i32)>>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
%0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x i32>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
%0 = llvm.mlir.constant(1.0 : f32) : f64

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
%0 = llvm.mlir.constant(1.0 : f32) : i64

// -----

// expected-error@+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
%0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<[2]xi32>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected vector or array type}}
%0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : i32

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer element type for integer elements attribute}}
%0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xf32>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
%0 = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xf64>

// -----

// expected-error@+1 {{'llvm.mlir.constant' op does not support target extension type.}}
%0 = llvm.mlir.constant(0 : i32) : !llvm.target<"spirv.Event">

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
%0 = llvm.mlir.constant([1 : i32]) : i32

// -----

// expected-error@+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
%0 = llvm.mlir.zero : !llvm.target<"invalid_target">

// -----

// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
%0 = llvm.mlir.constant(unit) : i32

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(tensor<2xi32>)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'tensor<2xi32>'}}
llvm.func @f() -> tensor<2xi32>

// -----

// expected-error@+1 {{no_inline and always_inline attributes are incompatible}}
llvm.func @f() attributes {no_inline, always_inline} {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op with optimize_none must also be no_inline}}
llvm.func @f() attributes {optimize_none} {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('tensor<2xi64>') must match the type of the corresponding argument in function signature('i64')}}
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
^bb0(%a: tensor<2xi64>):
  llvm.return
}) : () -> ()

// -----

llvm.mlir.global internal @g() : i32
llvm.func @f() {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @nothing, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global internal @g(1 : i32) : i32, i32

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global internal @g(1 : i32)

// -----

// expected-error@+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global external @g(1 : i32) : !llvm.target<"spirv.DeviceEvent">

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.linker_options' op must appear at the module level}}
  llvm.linker_options ["a"]
  llvm.return
}

// -----

// expected-error@+1 {{expected attribute name}}
llvm.mlir.alias external @a {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.alias' expected zero or one type}}
llvm.mlir.alias external @a : i32, i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+1 {{'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias}}
llvm.mlir.alias external @a : !llvm.void {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global external @r() : i32
// expected-error@+1 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc external @foo : !llvm.func<void ()>, !llvm.ptr @r {dso_local}

// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc external @foo : !llvm.func<void ()>, !llvm.ptr @r {dso_local}
llvm.func @r() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc external @foo : !llvm.func<void ()>, !llvm.ptr<1> @r {dso_local}
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @f() {
  // expected-error@+1 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  // expected-error@+1 {{'llvm.dso_local_equivalent' op must reference an alias to a function}}
  %0 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return
}

// -----

llvm.func extern_weak @g()
llvm.func @f() {
  // expected-error@+1 {{'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed}}
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, f64)>'}}
  %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f64)>
  llvm.return
}

// -----

llvm.func @f(%p: vector<2x!llvm.ptr>, %m: vector<2xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<4x!llvm.ptr>'}}
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected integer alignment}}
  %0 = llvm.alloca %a x i32 {alignment = "a"} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
  %0 = "llvm.getelementptr"(%p, %a) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>, noWrapFlags = 1 : i32}> : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<[2]xf32>) {
  // expected-error@+1 {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got 'vector<[2]xf32>'}}
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<[2]xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  // expected-error@+1 {{custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'vector<2xi32>'}}
  %0 = llvm.cmpxchg %p, %v, %v acq_rel monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op expected op to return a single LLVM pointer type}}
  %0 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> i32
  llvm.return
}

// -----

// expected-error@+1 {{unexpected type, expected keyword}}
llvm.func @f(!llvm<i32>)

// -----

// expected-error@+1 {{only identified structs can be opaque}}
llvm.func @f(!llvm.struct<(struct<opaque>)>)

// -----

// expected-error@+1 {{only identified structs can be opaque}}
llvm.func @f(!llvm.struct<opaque>)

// -----

// expected-error@+1 {{redeclaring defined struct as opaque}}
llvm.func @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", opaque>)

// -----

// expected-error@+1 {{expected ')'}}
llvm.func @f(!llvm.array<2 x vector<2xi32>>, !llvm.func<void (i32 : i32)>)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: tensor<2xi32>) {
  llvm.return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  // expected-error@+1 {{custom op 'llvm.icmp' expected LLVM dialect-compatible type}}
  %0 = llvm.icmp "eq" %a, %a : tensor<2xi32>
  return
}

// -----

llvm.func @f(%a: vector<2x!llvm.ptr>) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast vector of pointers to pointer}}
  %0 = llvm.bitcast %a : vector<2x!llvm.ptr> to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi8>) {
  // expected-error@+1 {{input type is a vector but output type is an integer}}
  %0 = llvm.zext %a : vector<2xi8> to i32
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi8>) {
  // expected-error@+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.zext %a : vector<2xi8> to vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.shufflevector' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.shufflevector %a, %a [0, 1] : i32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'llvm.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  llvm.switch %a : f32, ^bb1 [
    1: ^bb1
  ]
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{expects case value type to match condition value type}}
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"test.op"() {a = #llvm.target_features<[1]>} : () -> ()

// -----

// expected-error@+1 {{'ProfileSummary' key expects a '#llvm.profile_summary' attribute}}
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 3 : i32>]

// -----

// expected-error@+1 {{only integer and string values are currently supported for unknown key '"a"'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "a", unit>]

// -----

// expected-error@+1 {{expected non-function type}}
"test.op"() {a = #llvm.constant_range<f8, 0, 12>} : () -> ()

// -----

// expected-error@+1 {{'llvm.switch' op operand #0 must be signless integer, but got 'f32'}}
func.func @f(%a: f32) { "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> () ^bb1: return }

// -----

// expected-error@+1 {{custom op 'llvm.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
llvm.func @f(%a: f32) { llvm.switch %a : f32, ^bb1 [ 1: ^bb1 ] ^bb1: llvm.return }

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"a"() {x = #llvm.target_features<[5]>} : () -> ()

// -----

// expected-error@+1 {{target features must start with '+' or '-'}}
"a"() {x = #llvm.target_features<["a"]>} : () -> ()

// -----

// expected-error@+1 {{target features can not be null or empty}}
"a"() {x = #llvm.target_features<[""]>} : () -> ()

// -----

// expected-error@+1 {{target features can not contain ','}}
"a"() {x = #llvm.target_features<["+a,b"]>} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('tuple<i32>') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f"}> ({ ^bb0(%x: tuple<i32>): llvm.return }) : () -> ()

// -----

// expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() { %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr llvm.return }

// -----

func.func private @g()
// expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() { %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got 'vector<[2]xf32>'}}
llvm.func @f(%p: !llvm.ptr, %v: vector<[2]xf32>) { %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<[2]xf32> llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) { %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xi32> llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) { %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<2xi32> llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
llvm.func @f(%p: !llvm.ptr, %v: i7) { %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i7 llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.atomicrmw add %p, %v unordered : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'vector<2xi32>'}}
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) { %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, vector<2xi32> llvm.return }

// -----

// expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.cmpxchg %p, %v, %v monotonic release : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.cmpxchg %p, %v, %v unordered monotonic : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.shufflevector' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
llvm.func @f(%v: i32) { %0 = llvm.shufflevector %v, %v [0, 1] : i32 llvm.return }

// -----

// expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
llvm.func @f(%v: i32) { %0 = llvm.zext %v : i32 to i16 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global external @g(1 : i32) : !llvm.target<"x", 1>

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global external @g() : i32, i64

// -----

// expected-error@+1 {{custom op 'llvm.mlir.alias' expected zero or one type}}
llvm.mlir.alias external @g : i32, i64 { }

// -----

llvm.func @g()
// expected-error@+1 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
llvm.func @f() { "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, var_callee_type = i32}> : () -> () llvm.return }

// -----

llvm.mlir.global external @g() : i32
// expected-error@+1 {{'llvm.call' op 'g' does not reference a valid LLVM function or IFunc}}
llvm.func @f() { llvm.call @g() : () -> () llvm.return }

// -----

func.func private @g(i32)
// expected-error@+1 {{'llvm.call' op 'g' does not reference a valid LLVM function or IFunc}}
llvm.func @f() { llvm.call @g() : () -> () llvm.return }

// -----

// expected-error@unknown {{inlinable function call in a function with a DISubprogram location must have a debug location}}
#sp = #llvm.di_subprogram<id = distinct[0]<>, scope = #llvm.di_file<"a" in "b">, name = "g", subprogramFlags = Definition>
llvm.func @g() { llvm.return } loc(fused<#sp>["a.c":1:1])
llvm.func @f() { llvm.call @g() : () -> () loc(unknown) llvm.return } loc(fused<#sp>["a.c":1:1])

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'llvm.shufflevector' invalid kind of type specified: expected builtin.vector, but found 'tensor<4xf32>'}}
  %0 = llvm.shufflevector %a, %a [0] : tensor<4xf32>
  return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i1) {
  // expected-error@+1 {{'llvm.cmpxchg' op unexpected LLVM IR type}}
  %0 = "llvm.cmpxchg"(%p, %v, %v) <{failure_ordering = 2 : i64, success_ordering = 2 : i64}> : (!llvm.ptr, i1, i1) -> !llvm.struct<(i1, i1)>
  llvm.return
}

// -----

func.func @f(%a: vector<4x4xf32>) {
  %0 = llvm.shufflevector %a, %a [0] : vector<4x4xf32>
  // expected-error@+1 {{custom op 'llvm.shufflevector' expected an LLVM compatible vector type}}
  return
}

// -----

llvm.mlir.ifunc external @i : i32, !llvm.ptr @r {dso_local}
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op callee does not have a functional type: 'i32'}}
  llvm.call @i(%a) : (i32) -> ()
  llvm.return
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space component cannot be empty}}
module attributes {llvm.data_layout = "ni:1:"} {}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.alias' expected zero or one type}}
llvm.mlir.alias external @a {dso_local} {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
