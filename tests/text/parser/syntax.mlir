// Everything that the grammar knows, read and printed in generic form.
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s

!alias = tensor<4x?xf32>
#alias = [1, "two"]

// CHECK: %0 = "x.one"() : () -> i32
%first = "x.one"() : () -> i32
// CHECK: %1:3 = "x.three"(%0, %0) : (i32, i32) -> (i32, f32, tensor<4x?xf32>)
%a, %b:2 = "x.three"(%first, %first) : (i32, i32) -> (i32, f32, !alias)
// CHECK: "x.uses"(%1#0, %1#1, %1#2, %2) : (i32, f32, tensor<4x?xf32>, i64) -> ()
"x.uses"(%a, %b#0, %b #1, %later) : (i32, f32, !alias, i64) -> ()
// CHECK: %2 = "x.later"() : () -> i64
%later = "x.later"() : () -> i64
// CHECK: "x.props"() <{a = [1, "two"]}> {b} : () -> ()
"x.props"() <{a = #alias}> {b = unit} : () -> ()

// CHECK: "x.regions"() ({
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: f32):
// CHECK-NEXT:   "x.to"(%arg0)[^bb1, ^bb2] : (i32) -> ()
// CHECK-NEXT: ^bb1:
// CHECK-NEXT:   "x.end"(%arg1) : (f32) -> ()
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   "x.end"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }, {
// CHECK-NEXT:   "x.inner"() : () -> ()
// CHECK-NEXT: }) : () -> ()
"x.regions"() ({
^entry(%x: i32, %y : f32):
  "x.to"(%x)[^next, ^last] : (i32) -> ()
^next:
  "x.end"(%y) : (f32) -> ()
^last:
  "x.end"() : () -> ()
}, {}, { "x.inner"() : () -> () }) : () -> ()

// CHECK: "x.types"() : () -> (i1, si8, ui16, index, none, bf16, f8E4M3FN, f128)
"x.types"() : () -> (i1, si8, ui16, index, none, bf16, f8E4M3FN, f128)
// CHECK: "x.types"() {t = (i32, (f32) -> ()) -> (i1, i2)} : () -> ()
"x.types"() {t = (i32, (f32) -> ()) -> (i1, i2)} : () -> ()
// CHECK: "x.types"() : () -> (tuple<>, tuple<i32, tuple<f32>>, complex<f32>, vector<4x[8]xi1>, vector<f32>)
"x.types"() : () -> (tuple<>, tuple<i32, tuple<f32>>, complex<f32>, vector<4x[8]xi1>, vector<f32>)
// CHECK: "x.types"() : () -> (tensor<0xf32>, tensor<*xi32>, tensor<2x3xf32, "encoding">, memref<4x?xf32>, memref<*xf32, 3>)
"x.types"() : () -> (tensor<0 x f32>, tensor<*xi32>, tensor<2x3xf32, "encoding">, memref<4 x ? x f32>, memref<*xf32, 3>)
// CHECK: "x.types"() : () -> (memref<2x2xf32, strided<[2, 1], offset: ?>, "space">, tensor<0x0xi8>)
"x.types"() : () -> (memref<2x2xf32, strided<[2, 1], offset: ?>, "space">, tensor<0x0xi8>)
// CHECK: "x.types"() : () -> (!x.y, !x.y<a [b] -> "c>">, !x<"opaque">)
"x.types"() : () -> (!x.y, !x.y<a [b] -> "c>">, !x<"opaque">)

// CHECK: a = 1 : i64, b = -2 : i8, c = 255 : i64, d = 1.500000e+00 : f64, e = 0x7F800000 : f32, f = true
"x.attributes"() {a = 1, b = -2 : i8, c = 0xFF, d = 1.5, e = 0x7F800000 : f32, f = true} : () -> ()
// CHECK: a = "a\22\0A\FF", b = "typed" : !x.y, c = @s::@"t u"::@v, d = i32, e = {f = {}}, g = []
"x.attributes"() {a = "a\"\n\FF", b = "typed" : !x.y, c = @s::@"t u"::@v, d = i32, e = {f = {}}, g = []} : () -> ()
// CHECK: a = array<i32: 1, -2>, b = array<i1: true, false>, c = array<f32: 1.000000e+00, 0x7F800000>, d = array<i64>
"x.attributes"() {a = array<i32: 1, -2>, b = array<i1: true, false>, c = array<f32: 1.0, 0x7F800000>, d = array<i64>} : () -> ()
// CHECK: a = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>, b = dense<1.000000e+00> : tensor<4xf32>, c = dense<> : tensor<0xi8>
"x.attributes"() {a = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, b = dense<1.0> : tensor<4xf32>, c = dense<[]> : tensor<0xi8>} : () -> ()
// CHECK: a = dense<[1, 2]> : tensor<2xi8>, b = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i8>>, c = dense<["p", "q"]> : tensor<2x!x.s>
"x.attributes"() {a = dense<"0x0102"> : tensor<2xi8>, b = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>, c = dense<["p", "q"]> : tensor<2x!x.s>} : () -> ()
// CHECK: a = sparse<{{\[\[}}0, 1]], 5> : tensor<2x2xi8>
"x.attributes"() {a = sparse<[[0, 1]], [5]> : tensor<2x2xi8>} : () -> ()
// CHECK: a = #x.y, b = #x.y<{z = "}"}> : i32, c = #x<"w">
"x.attributes"() {a = #x.y, b = #x.y<{z = "}"}> : i32, c = #x<"w">} : () -> ()
// Names that mean something elsewhere.
// CHECK: {affine_map, array = 1 : i64, dense, i32 = 2 : i64, loc = 3 : i64, mod, tensor = 4 : i64, to, true = 5 : i64, vector}
"x.names"() {tensor = 4, vector, array = 1, dense, affine_map, i32 = 2, loc = 3, mod, to, true = 5} : () -> ()
// CHECK: "func.func"() <{function_type = () -> (), sym_name = "sets"}> ({
// CHECK: }) {x.a = #set1}
func.func @sets() attributes {x.a = affine_set<(d0) : (d0 <= 5, d0 > = 1, d0 == 3)>} {
  return {x.b = affine_set<(d0)[s0] : (d0 <= s0 * 2)>}
}
