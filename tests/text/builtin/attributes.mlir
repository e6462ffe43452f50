// RUN: mica-opt --allow-unregistered-dialect --mlir-print-local-scope %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-local-scope %s | mica-opt --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

// Names are in order; a unit needs no value.
// CHECK: {A = 1 : i64, a, "a b" = 2 : i64, b}
"t.op"() {b, a = unit, "a b" = 2, A = 1} : () -> ()
// In a list, i64 and f64 go without saying.
// CHECK: list = [1, 2 : i32, true, 1.500000e+00, 1.500000e+00 : f32, "s", "t" : i8, @a, @a::@"b c", unit, [], {}]
"t.op"() {list = [1 : i64, 2 : i32, true, 1.5, 1.5 : f32, "s", "t" : i8, @a, @a::@"b c", unit, [], {}]} : () -> ()
// CHECK: nested = {x = 1 : i64, y = [{z = 2.000000e+00 : f64}]}
"t.op"() {nested = {x = 1, y = [{z = 2.0}]}} : () -> ()
// CHECK: strings = ["a\22b", "\\", "\0A\09", "\C3\A9", "\00\FF"]
"t.op"() {strings = ["a\"b", "\\", "\n\t", "é", "\00\FF"]} : () -> ()
// CHECK: opaque = [#foo.bar, #foo.bar<x> : i8, #foo<bar baz>, #a.b<"c">]
"t.op"() {opaque = [#foo.bar, #foo.bar<x> : i8, #foo<bar baz>, #a<b<"c">>]} : () -> ()
// CHECK: arrays = [array<i32>, array<i8: -128, 127>, array<i1: true, false>, array<f32: 1.000000e+00, 0x7FC00000>, array<ui16: 65535>]
"t.op"() {arrays = [array<i32>, array<i8: -128, 127>, array<i1: true, false>, array<f32: 1.0, 0x7FC00000>, array<ui16: 65535>]} : () -> ()
// CHECK: layouts = [strided<[]>, strided<[1, ?, -3]>, strided<[2], offset: 5>, strided<[2], offset: ?>]
"t.op"() {layouts = [strided<[]>, strided<[1, ?, -3], offset: 0>, strided<[2], offset: 5>, strided<[2], offset: ?>]} : () -> ()
// Numbers of distinct attributes count from 0 in the order in which they are printed.
// CHECK: distinct = [distinct[0]<"a">, distinct[1]<>, distinct[0]<"a">]
"t.op"() {distinct = [distinct[7]<"a">, distinct[3]<>, distinct[7]<"a">]} : () -> ()
// CHECK: locations = [loc("f.mlir":1:2), loc(unknown), loc("n"), loc("n"("f.mlir":1:2)), loc(callsite("a" at "b")), loc("f.mlir":1:2 to 3:4)]
"t.op"() {locations = [loc("f.mlir":1:2), loc(unknown), loc("n"), loc("n"("f.mlir":1:2)), loc(callsite("a" at "b")), loc("f.mlir":1:2 to 3:4)]} : () -> ()
// Fused locations are flattened, and lose what is unknown or repeated.
// CHECK: fused = [loc(fused["a", "b"]), loc("a"), loc(fused<1 : i64>["a"])]
"t.op"() {fused = [loc(fused[fused["a", "b"], unknown, "a"]), loc(fused["a"]), loc(fused<1>["a"])]} : () -> ()
