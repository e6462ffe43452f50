// RUN: not mica-opt --allow-unregistered-dialect --split-input-file %s 2>&1 | FileCheck %s
// Where errors in the text stand: types, attributes, arguments, lists, metadata.

// CHECK: :[[#@LINE+1]]:28: error: expected '>' in tensor type
"t.op"() {a = tensor<4xi32, foo>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:28: error: expected '>' in tensor type
"t.op"() {a = tensor<4xi32, ,>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:32: error: expected '>' in tensor type
"t.op"() {a = tensor<4xi32, "a" 3>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:31: error: cannot apply encoding to unranked tensor
"t.op"() {a = tensor<*xi32, 3>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:32: error: cannot apply encoding to unranked tensor
"t.op"() {a = tensor<*xi32, 3> , b = 2} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:29: error: unbalanced '(' character in pretty dialect name
"t.op"() {a = !foo.bar<"a" ["b" (x]} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:25: error: unbalanced '(' character in pretty dialect name
"t.op"() {a = !foo<"a" ["b" (x]} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:35: error: constant too large for index
"t.op"() {a = affine_map<(d0) -> (9223372036854775808)>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:36: error: constant too large for index
"t.op"() {a = affine_map<(d0) -> (-9223372036854775808)>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:45: error: expected '(' at start of SSA symbol
"t.op"() {a = affine_map<(symbol) -> (symbol)>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:42: error: unexpected ssa identifier
"t.op"() {a = affine_map<(d0) -> (symbol(d0))>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:42: error: unexpected ssa identifier
"t.op"() {a = affine_set<(d0) : (symbol (d0) == 0)>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:15: error: sparse index #0 is not contained within the value shape, with index=[18446744073709551615], and type='tensor<4xi32>'
"t.op"() {a = sparse<[[-1]], 1> : tensor<4xi32>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:22: error: integer constant out of range for type
"t.op"() {a = sparse<"0x00", 1> : tensor<4xi32>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:24: error: expected a 64-bit signed integer or '?'
"t.op"() {a = strided<[-9223372036854775808]>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:36: error: expected a 64-bit signed integer or '?'
"t.op"() {a = strided<[1], offset: - >} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:27: error: expected a 64-bit signed integer or '?'
"t.op"() {a = strided<[1, -?]>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:44: error: expected an unsigned 64-bit integer
"t.op"() {a = distinct[18446744073709551616]<unit>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:44: error: expected an unsigned 64-bit integer
"t.op"() {a = distinct[99999999999999999999]x} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:29: error: expected non-function type
func.func private @f(tensor<7.0xi32>)
// -----
// CHECK: :[[#@LINE+1]]:31: error: expected non-function type
func.func private @f(tensor<4x7.0xi32>)
// -----
// CHECK: :[[#@LINE+1]]:29: error: expected non-function type
func.func private @f(vector<7.0xi32>)
// -----
// CHECK: :[[#@LINE+1]]:16: error: result number not allowed in argument list
func.func @f(%a#1: i32) { return }
// -----
// CHECK: :[[#@LINE+1]]:16: error: result number not allowed in argument list
func.func @f(%a#0: i32) { return }
// -----
// CHECK: :[[#@LINE+1]]:16: error: result number not allowed in argument list
func.func @f(%a#x : i32) { return }
// -----
// CHECK: :[[#@LINE+1]]:38: error: unexpected ssa identifier
"t.a"() {a = affine_map<(d0) -> (d0 + %a)>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:35: error: unexpected ssa identifier
"t.a"() {a = affine_map<(d0) -> (-%a)>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:35: error: unexpected ssa identifier
"t.a"() {a = affine_map<(d0) -> ((%a))>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:38: error: unexpected ssa identifier
"t.a"() {a = affine_set<(d0) : (d0 >= %a)>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:37: error: expected operand
func.func @f(%a : i1) { arith.select , %a return }
// -----
// CHECK: :[[#@LINE+1]]:38: error: unexpected delimiter
func.func @f(%a : i1) { arith.select (%a) return }
// -----
// CHECK: :[[#@LINE+1]]:37: error: expected operand
func.func @f(%a : i1) { arith.select : i1 return }
// -----
// CHECK: :[[#@LINE+1]]:67: error: custom op 'scf.for' expected '('
func.func @f(%a : index) { scf.for %i = %a to %a step %a iter_args%x = %a return }
// -----
// CHECK: :[[#@LINE+1]]:75: error: expected ',' or ')'
func.func @f(%a : index) { scf.for %i = %a to %a step %a iter_args(%x = %a { } return }
// -----
// CHECK: :[[#@LINE+1]]:46: error: expected '(' in dynamic index list
func.func @f(%a : index) { scf.forall (%x) in %a { } return }
// -----
// CHECK: :[[#@LINE+1]]:50: error: expected ')' in dynamic index list
func.func @f(%a : index) { scf.forall (%x) in (%a { } return }
// -----
// CHECK: :[[#@LINE+1]]:47: error: custom op 'func.call' invalid kind of type specified: expected builtin.function, but found 'index'
func.func @f(%a : index) { func.call @f(%a) : index return }
// -----
// CHECK: :[[#@LINE+1]]:41: error: custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'
func.func @f(%a : i32) { cf.switch %a : f32, [default: ^b] ^b: return }
// -----
// CHECK: :[[#@LINE+1]]:13: error: duplicate key 'b' in dictionary attribute
"t.a"() {b, b = } : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:21: error: duplicate key 'd' in dictionary attribute
"t.a"() {b, c = {d, d, e : } } : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:13: error: duplicate key 'b' in dictionary attribute
"t.a"() {b, b, c = {d, d} } : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:25: error: expected ':'
"t.a"() : () -> () {-# x #-}
// -----
// CHECK: :[[#@LINE+1]]:5: error: unknown key 'x' in file metadata dictionary
{-# x: { y #-}
// -----
// CHECK: :[[#@LINE+1]]:41: error: expected ',' or '}'
{-# external_resources: { foo: { a: true b } } #-}
// -----
// CHECK: :[[#@LINE+1]]:29: error: expected location instance
"t.op"() : () -> () loc("a"())
// -----
// CHECK: :[[#@LINE+1]]:14: error: expected '}' in attribute dictionary
"t.op"() {"a"(), b} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:18: error: expected '}' in attribute dictionary
"t.op"() {a = "b"()} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:19: error: expected ',' or ']'
"t.op"() {a = ["b"()]} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:34: error: expected ')' to end operand list
func.func @f(%a: i32) { "t.op"(%a= , %a) : (i32, i32) -> () }
// -----
// CHECK: :[[#@LINE+1]]:42: error: expected non-function type
func.func @f(%a: i32) { "x.y"(%a) : (i32,) -> () return }
// -----
// CHECK: :[[#@LINE+1]]:51: error: expected non-function type
func.func @f(%a: i32) { "x.y"(%a) : (i32) -> (i32, ) return }
// -----
// CHECK: :[[#@LINE+1]]:28: error: expected ':'
{-# external_resources: { y #-}
// -----
// CHECK: :[[#@LINE+1]]:35: error: expected hex string blob for key 'z' to encode alignment in first 4 bytes
{-# external_resources: { y: { z: "0x00" ) } #-}
// -----
// CHECK: :[[#@LINE+1]]:35: error: expected hex string blob for key 'z' to encode alignment in first 4 bytes
{-# external_resources: { y: { z: "0x00", } } #-}
// -----
// CHECK: :[[#@LINE+1]]:35: error: expected hex string blob for key 'z' to encode alignment in first 4 bytes
{-# external_resources: { y: { z: "0x00" } } ) #-}
// -----
// CHECK: :[[#@LINE+1]]:32: error: expected identifier key for 'external_resources' entry
{-# external_resources: { y: { ) } } #-}
// -----
// CHECK: :[[#@LINE+1]]:27: error: expected identifier key for 'resource' entry
{-# external_resources: { ) } #-}
// -----
// CHECK: :[[#@LINE+1]]:23: error: expected ':'
{-# external_resources ) #-}
// -----
// CHECK: :[[#@LINE+1]]:5: error: expected identifier key in file metadata dictionary
{-# ) #-}
// -----
// CHECK: :[[#@LINE+1]]:35: error: missing left operand of binary operator
"t.a"() {a = affine_map<(d0) -> (-*d0)>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:39: error: missing left operand of binary operator
"t.a"() {a = affine_set<(d0) : (d0 >= + 3)>} : () -> ()
// -----
// CHECK: :[[#@LINE+1]]:39: error: missing right operand of binary operator
"t.a"() {a = affine_map<(d0) -> (d0 + * 3)>} : () -> ()
