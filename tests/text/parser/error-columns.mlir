// RUN: not mica-opt --allow-unregistered-dialect --split-input-file %s 2>&1 | FileCheck %s
// Where errors inside of types and attributes stand.

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
