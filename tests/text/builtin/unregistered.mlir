// Types and attributes of dialects that nobody knows are kept as they are written.
// RUN: mica-opt --allow-unregistered-dialect %s --split-input-file --verify-diagnostics | FileCheck %s

// F001-003, F001-004: a type; an attribute and the type after it.
"a.b"() {x = #my.int<50> : !my.int<32>} : () -> !my.int<10>
// CHECK: "a.b"() {x = #my.int<50> : !my.int<32>} : () -> !my.int<10>
// F001-010, F001-011: words, symbols, an affine map.
"a.b"() : () -> (!my.typed<42, map = affine_map<(i, j) -> (j, i)>>, !my.typed<42 * 24>)
// CHECK: "a.b"() : () -> (!my.typed<42, map = affine_map<(i, j) -> (j, i)>>, !my.typed<42 * 24>)
// F001-022: with and without a body.
"a.b"() : () -> (!my.default_valued, !my.default_valued<10>)
// CHECK: "a.b"() : () -> (!my.default_valued, !my.default_valued<10>)
// F001-026
"a.b"() {a = #my.extern, b = #my.extern : i32, c = #my.extern : tensor<4xi32>, d = #my.extern : !my.type} : () -> ()
// CHECK: "a.b"() {a = #my.extern, b = #my.extern : i32, c = #my.extern : tensor<4xi32>, d = #my.extern : !my.type} : () -> ()
// F001-028: the long form becomes the short one.
"a.b"() {a = #my<extern> : i32} : () -> ()
// CHECK: "a.b"() {a = #my.extern : i32} : () -> ()
// F001-029, F001-031: nested angle brackets.
"a.b"() : () -> (!my.pair<42, 24>, !my.outer<pair : <42, 24>>, !my.outer<pair : !my.pair<42, 24>>)
// CHECK: "a.b"() : () -> (!my.pair<42, 24>, !my.outer<pair : <42, 24>>, !my.outer<pair : !my.pair<42, 24>>)
// F001-033, F001-034: nothing is put in order.
"a.b"() : () -> (!my.struct<"foo" -> b = 2, c = 3, a = 1>, !my.struct<b = 2, sym_name = "foo">)
// CHECK: "a.b"() : () -> (!my.struct<"foo" -> b = 2, c = 3, a = 1>, !my.struct<b = 2, sym_name = "foo">)
// F001-042: a name inside of its own body means nothing here.
"a.b"() : () -> !my.struct<"a", (ptr, struct<"a">, i32)>
// CHECK: "a.b"() : () -> !my.struct<"a", (ptr, struct<"a">, i32)>

// -----

// F001-003: a type has a name.
// expected-error@+1 {{invalid type identifier}}
"a.b"() : () -> !<10>
