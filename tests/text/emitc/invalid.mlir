// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Operators, places, values and calls that emitc refuses
func.func @f(%a: !emitc.ptr<i32>) {
  // expected-error@+1 {{'emitc.add' op requires that at most one operand is a pointer}}
  %0 = emitc.add %a, %a : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: f32) {
  // expected-error@+1 {{'emitc.add' op requires that one operand is an integer or of opaque type if the other is a pointer}}
  %0 = emitc.add %a, %b : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: index) {
  // expected-error@+1 {{'emitc.add' op requires that one operand is an integer or of opaque type if the other is a pointer}}
  %0 = emitc.add %b, %a : (index, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: i32) {
  // expected-error@+1 {{'emitc.sub' op rhs can only be a pointer if lhs is a pointer}}
  %0 = emitc.sub %b, %a : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: f32) {
  // expected-error@+1 {{'emitc.sub' op requires that rhs is an integer, pointer or of opaque type if lhs is a pointer}}
  %0 = emitc.sub %a, %b : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>) {
  // expected-error@+1 {{'emitc.sub' op requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers}}
  %0 = emitc.sub %a, %a : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: i24) {
  // expected-error@+1 {{'emitc.add' op operand #0 must be type supported by EmitC, but got 'i24'}}
  %0 = emitc.add %a, %a : (i24, i24) -> i24
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: f32) {
  // expected-error@+1 {{'emitc.mul' op operand #0 must be floating-point type supported by EmitC or integer, index or opaque type supported by EmitC, but got '!emitc.ptr<i32>'}}
  %0 = emitc.mul %a, %b : (!emitc.ptr<i32>, f32) -> f32
  return
}

// -----

func.func @f(%b: f32) {
  // expected-error@+1 {{'emitc.rem' op operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'}}
  %0 = emitc.rem %b, %b : (f32, f32) -> f32
  return
}

// -----

func.func @f(%b: f32) {
  // expected-error@+1 {{custom op 'emitc.cmp' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, lt, le, gt, ge, three_way]}}
  %0 = emitc.cmp nix, %b, %b : (f32, f32) -> f32
  return
}

// -----

func.func @f(%b: f32) {
  // expected-error@+1 {{'emitc.cmp' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6}}
  %0 = "emitc.cmp"(%b, %b) {predicate = 7 : i64} : (f32, f32) -> f32
  return
}

// -----

func.func @f(%b: f32) {
  // expected-error@+1 {{'emitc.logical_not' op result #0 must be 1-bit signless integer, but got 'f32'}}
  %0 = "emitc.logical_not"(%b) : (f32) -> f32
  return
}

// -----

func.func @f(%b: f32, %c: i32, %d: i1) {
  // expected-error@+1 {{'emitc.conditional' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "emitc.conditional"(%d, %b, %c) : (i1, f32, i32) -> f32
  return
}

// -----

func.func @f(%b: !emitc.array<2xi32>) {
  // expected-error@+1 {{'emitc.cast' op operand type '!emitc.array<2xi32>' and result type '!emitc.ptr<i8>' are cast incompatible}}
  %0 = emitc.cast %b : !emitc.array<2xi32> to !emitc.ptr<i8>
  return
}

// -----

func.func @f(%b: !emitc.array<2x2xi32>) {
  // expected-error@+1 {{'emitc.cast' op operand type '!emitc.array<2x2xi32>' and result type '!emitc.ptr<i32>' are cast incompatible}}
  %0 = emitc.cast %b : !emitc.array<2x2xi32> to !emitc.ptr<i32>
  return
}

// -----

func.func @f(%b: !emitc.array<0xi32>) {
  // expected-error@+1 {{'emitc.cast' op operand type '!emitc.array<0xi32>' and result type '!emitc.ptr<i32>' are cast incompatible}}
  %0 = emitc.cast %b : !emitc.array<0xi32> to !emitc.ptr<i32>
  return
}

// -----

func.func @f(%b: !emitc.array<2xi32>) {
  // expected-error@+1 {{'emitc.cast' op operand type '!emitc.array<2xi32>' and result type 'i32' are cast incompatible}}
  %0 = emitc.cast %b : !emitc.array<2xi32> to i32
  return
}

// -----

func.func @f(%b: tensor<2xi32>) {
  // expected-error@+1 {{'emitc.cast' op operand type 'tensor<2xi32>' and result type 'tensor<2xi32>' are cast incompatible}}
  %0 = emitc.cast %b : tensor<2xi32> to tensor<2xi32>
  return
}

// -----

func.func @f(%b: i32) {
  // expected-error@+1 {{'emitc.cast' op operand type 'i32' and result type '!emitc.array<2xi32>' are cast incompatible}}
  %0 = emitc.cast %b : i32 to !emitc.array<2xi32>
  return
}

// -----

func.func @f(%b: !emitc.lvalue<i32>) {
  // expected-error@+1 {{'emitc.address_of' op failed to verify that input and result reference the same type}}
  %0 = "emitc.address_of"(%b) : (!emitc.lvalue<i32>) -> !emitc.ptr<f32>
  return
}

// -----

func.func @f(%b: i32) {
  // expected-error@+1 {{custom op 'emitc.address_of' 'reference' must be EmitC lvalue type, but got 'i32'}}
  %0 = emitc.address_of %b : i32
  return
}

// -----

func.func @f(%b: i32) {
  // expected-error@+1 {{'emitc.address_of' op operand #0 must be EmitC lvalue type, but got 'i32'}}
  %0 = "emitc.address_of"(%b) : (i32) -> !emitc.ptr<f32>
  return
}

// -----

func.func @f(%b: !emitc.ptr<i32>) {
  // expected-error@+1 {{'emitc.dereference' op failed to verify that input and result reference the same type}}
  %0 = "emitc.dereference"(%b) : (!emitc.ptr<i32>) -> !emitc.lvalue<f32>
  return
}

// -----

func.func @f(%b: !emitc.lvalue<i32>) {
  // expected-error@+1 {{custom op 'emitc.dereference' 'pointer' must be EmitC pointer type, but got '!emitc.lvalue<i32>'}}
  %0 = emitc.dereference %b : !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%b: i32) {
  // expected-error@+1 {{'emitc.apply' op applicable operator must not be empty}}
  %0 = emitc.apply ""(%b) : (i32) -> i32
  return
}

// -----

func.func @f(%b: i32) {
  // expected-error@+1 {{'emitc.apply' op applicable operator is illegal}}
  %0 = emitc.apply "+"(%b) : (i32) -> i32
  return
}

// -----

func.func @f(%b: i32) {
  // expected-error@+1 {{'emitc.apply' op operand type must be an lvalue when applying `&`}}
  %0 = emitc.apply "&"(%b) : (i32) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%b: !emitc.lvalue<i32>) {
  // expected-error@+1 {{'emitc.apply' op result type must be a pointer when applying `&`}}
  %0 = emitc.apply "&"(%b) : (!emitc.lvalue<i32>) -> i32
  return
}

// -----

func.func @f(%b: i32) {
  // expected-error@+1 {{'emitc.apply' op operand type must be a pointer when applying `*`}}
  %0 = emitc.apply "*"(%b) : (i32) -> i32
  return
}

// -----

func.func @f(%b: !emitc.lvalue<i32>) {
  // expected-error@+1 {{'emitc.load' op failed to verify that result type matches value type of 'operand'}}
  %0 = "emitc.load"(%b) : (!emitc.lvalue<i32>) -> f32
  return
}

// -----

func.func @f(%b: i32) {
  // expected-error@+1 {{expected '<'}}
  %0 = emitc.load %b : i32
  return
}

// -----

func.func @f(%b: !emitc.lvalue<i32>, %i: i32) {
  // expected-error@+1 {{'emitc.assign' op cannot assign to block argument}}
  emitc.assign %i : i32 to %b : <i32>
  return
}

// -----

func.func @f(%i: f32) {
  %b = "emitc.variable"() {value = 1 : i32} : () -> !emitc.lvalue<i32>
  // expected-error@+1 {{'emitc.assign' op requires value's type ('f32') to match variable's type ('i32')}}
  emitc.assign %i : f32 to %b : <i32>
  return
}

// -----

func.func @f(%b: !emitc.lvalue<i32>) {
  // expected-error@+1 {{'emitc.member' op operand #0 must be emitc.lvalue of EmitC opaque type values, but got '!emitc.lvalue<i32>'}}
  %0 = "emitc.member"(%b) {member = "a"} : (!emitc.lvalue<i32>) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%b: !emitc.opaque<"T">) {
  // expected-error@+1 {{'emitc.member' op operand #0 must be emitc.lvalue of EmitC opaque type values, but got '!emitc.opaque<"T">'}}
  %0 = "emitc.member"(%b) {member = "a"} : (!emitc.opaque<"T">) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%b: !emitc.lvalue<i32>) {
  // expected-error@+1 {{'emitc.member_of_ptr' op operand #0 must be emitc.lvalue of EmitC opaque type or EmitC pointer type values, but got '!emitc.lvalue<i32>'}}
  %0 = "emitc.member_of_ptr"(%b) {member = "a"} : (!emitc.lvalue<i32>) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%b: !emitc.lvalue<!emitc.opaque<"T">>) {
  // expected-error@+1 {{'emitc.member_of_ptr' op result #0 must be EmitC array type or EmitC lvalue type, but got 'i32'}}
  %0 = "emitc.member_of_ptr"(%b) {member = "a"} : (!emitc.lvalue<!emitc.opaque<"T">>) -> i32
  return
}

// -----

func.func @f(%a: !emitc.array<4x8xf32>, %i: index) {
  // expected-error@+1 {{'emitc.subscript' op on array operand requires number of indices (1) to match the rank of the array type (2)}}
  %0 = emitc.subscript %a[%i] : (!emitc.array<4x8xf32>, index) -> !emitc.lvalue<f32>
  return
}

// -----

func.func @f(%a: !emitc.array<4x8xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'emitc.subscript' op on array operand requires index operand 1 to be integer-like, but got 'f32'}}
  %0 = emitc.subscript %a[%i, %f] : (!emitc.array<4x8xf32>, index, f32) -> !emitc.lvalue<f32>
  return
}

// -----

func.func @f(%a: !emitc.array<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'emitc.subscript' op on array operand requires element type ('f32') and result type ('i32') to match}}
  %0 = emitc.subscript %a[%i] : (!emitc.array<4xf32>, index) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<f32>, %i: index, %f: f32) {
  // expected-error@+1 {{'emitc.subscript' op on pointer operand requires pointee type ('f32') and result type ('i32') to match}}
  %0 = emitc.subscript %a[%i] : (!emitc.ptr<f32>, index) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<f32>, %i: index, %f: f32) {
  // expected-error@+1 {{'emitc.subscript' op on pointer operand requires one index operand, but got 2}}
  %0 = emitc.subscript %a[%i, %i] : (!emitc.ptr<f32>, index, index) -> !emitc.lvalue<f32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<f32>, %i: index, %f: f32) {
  // expected-error@+1 {{'emitc.subscript' op on pointer operand requires index operand to be integer-like, but got 'f32'}}
  %0 = emitc.subscript %a[%f] : (!emitc.ptr<f32>, f32) -> !emitc.lvalue<f32>
  return
}

// -----

func.func @f(%a: i32, %i: index, %f: f32) {
  // expected-error@+1 {{'emitc.subscript' op operand #0 must be EmitC array type or EmitC opaque type or EmitC pointer type, but got 'i32'}}
  %0 = emitc.subscript %a[%f] : (i32, f32) -> !emitc.lvalue<f32>
  return
}

// -----

// expected-error@+1 {{'emitc.constant' op string attributes are not supported, use #emitc.opaque instead}}
%0 = "emitc.constant"() {value = "text"} : () -> i32

// -----

// expected-error@+1 {{'emitc.constant' op requires attribute to either be an #emitc.opaque attribute or it's type ('i64') to match the op's result type ('i32')}}
%0 = "emitc.constant"() {value = 3 : i64} : () -> i32

// -----

// expected-error@+1 {{'emitc.constant' op attribute 'value' failed to satisfy constraint: An opaque attribute or TypedAttr instance}}
%0 = "emitc.constant"() {value = unit} : () -> i32

// -----

// expected-error@+1 {{'emitc.constant' op value must not be empty}}
%0 = "emitc.constant"() {value = #emitc.opaque<"">} : () -> i32

// -----

// expected-error@+1 {{'emitc.constant' op requires attribute to either be an #emitc.opaque attribute or it's type ('i32') to match the op's result type ('!emitc.size_t')}}
%0 = "emitc.constant"() {value = 3 : i32} : () -> !emitc.size_t

// -----

// expected-error@+1 {{'emitc.constant' op requires attribute 'value'}}
%0 = "emitc.constant"() : () -> i32

// -----

// expected-error@+1 {{'emitc.variable' op string attributes are not supported, use #emitc.opaque instead}}
%0 = "emitc.variable"() {value = "text"} : () -> !emitc.lvalue<i32>

// -----

// expected-error@+1 {{'emitc.variable' op requires attribute to either be an #emitc.opaque attribute or it's type ('i64') to match the op's result type ('i32')}}
%0 = "emitc.variable"() {value = 3 : i64} : () -> !emitc.lvalue<i32>

// -----

// expected-error@+1 {{'emitc.variable' op requires attribute to either be an #emitc.opaque attribute or it's type ('tensor<2xi32>') to match the op's result type ('!emitc.array<2xi32>')}}
%0 = "emitc.variable"() {value = dense<1> : tensor<2xi32>} : () -> !emitc.array<2xi32>

// -----

// expected-error@+1 {{'emitc.variable' op result #0 must be EmitC array type or EmitC lvalue type, but got 'i32'}}
%0 = "emitc.variable"() {value = 1 : i32} : () -> i32

// -----

// expected-error@+1 {{'emitc.literal' op value must not be empty}}
%0 = emitc.literal "" : i32

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
%0 = emitc.literal 3 : i32

// -----

// expected-error@+1 {{custom op 'emitc.verbatim' number of operands and types do not match: got 0 operands and 1 types}}
emitc.verbatim "{}" args : i32

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  emitc.verbatim "{} {}" args %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op expected '}' after unescaped '{' at end of string}}
  emitc.verbatim "{" args %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op expected '}' after unescaped '{'}}
  emitc.verbatim "{a}" args %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  emitc.verbatim "{{}" args %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  emitc.verbatim "{{" args %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op callee must not be empty}}
  emitc.call_opaque ""(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op index argument is out of range}}
  emitc.call_opaque "f"(%a) {args = [1 : index]} : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op index argument is out of range}}
  emitc.call_opaque "f"(%a) {args = [-1 : index]} : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op array argument has no type}}
  emitc.call_opaque "f"(%a) {args = [[]]} : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op template argument has invalid type}}
  emitc.call_opaque "f"(%a) {template_args = ["x"]} : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op cannot return array type}}
  %0 = emitc.call_opaque "f"(%a) : (i32) -> !emitc.array<2xi32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call' op 'g' does not reference a valid function}}
  emitc.call @g(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call' op 'f' does not reference a valid function}}
  emitc.call @f(%a) : (i32) -> ()
  return
}

// -----

emitc.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call' op incorrect number of operands for callee}}
  emitc.call @f() : () -> ()
  return
}

// -----

emitc.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call' op incorrect number of results for callee}}
  %0 = emitc.call @f(%a) : (i32) -> i32
  return
}

// -----

emitc.func @f(%a: i32) -> i32 {
  // expected-error@+3 {{'emitc.call' op result type mismatch at index 0}}
  // expected-note@+2 {{      op result types: 'f32'}}
  // expected-note@+1 {{function result types: 'i32'}}
  %0 = emitc.call @f(%a) : (i32) -> f32
  return %a : i32
}

// -----

emitc.func @f(%a: i32) -> i32 {
  %0 = literal "1" : f32
  // expected-error@+1 {{'emitc.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
  %1 = emitc.call @f(%0) : (f32) -> i32
  return %a : i32
}

// -----

// expected-error@+1 {{'emitc.declare_func' op 'f' does not reference a valid function}}
emitc.declare_func @f

// -----

// expected-error@+1 {{custom op 'emitc.declare_func' invalid kind of attribute specified}}
emitc.declare_func "f"
