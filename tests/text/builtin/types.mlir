// RUN: mica-opt --allow-unregistered-dialect --mlir-print-local-scope %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-local-scope %s | mica-opt --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

// CHECK: scalars = [i1, si8, ui64, i16777215, index, none]
"t.op"() {scalars = [i1, si8, ui64, i16777215, index, none]} : () -> ()
// CHECK: floats = [f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E5M2, f8E4M3, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E3M4, f8E8M0FNU, bf16, f16, tf32, f32, f64, f80, f128]
"t.op"() {floats = [f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E5M2, f8E4M3, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E3M4, f8E8M0FNU, bf16, f16, tf32, f32, f64, f80, f128]} : () -> ()
// CHECK: functions = [() -> (), (i32) -> i32, (i32, f32) -> (i32, f32), () -> (() -> ())]
"t.op"() {functions = [() -> (), (i32) -> (i32), (i32, f32) -> (i32, f32), () -> (() -> ())]} : () -> ()
// CHECK: others = [tuple<>, tuple<i32, tuple<f32>>, complex<f32>, complex<i8>]
"t.op"() {others = [tuple<>, tuple<i32, tuple<f32>>, complex<f32>, complex<i8>]} : () -> ()
// CHECK: vectors = [vector<4xi32>, vector<i1>, vector<2x[4]x8xindex>]
"t.op"() {vectors = [vector<4xi32>, vector<i1>, vector<2x[4]x8xindex>]} : () -> ()
// CHECK: tensors = [tensor<f32>, tensor<?x0x4xbf16>, tensor<*xi8>, tensor<4xi32, "encoded">, tensor<2xvector<4xf32>>, tensor<2x!foo.bar>]
"t.op"() {tensors = [tensor<f32>, tensor<?x0x4xbf16>, tensor<*xi8>, tensor<4xi32, "encoded">, tensor<2xvector<4xf32>>, tensor<2x!foo.bar>]} : () -> ()

// The identity layout and memory space 0 are not shown.
// CHECK: defaults = [memref<4xf32>, memref<4x4xf32>, memref<4xf32>]
"t.op"() {defaults = [memref<4xf32, 0>, memref<4x4xf32, affine_map<(i, j) -> (i, j)>>, memref<4xf32, 0 : i8>]} : () -> ()
// CHECK: memrefs = [memref<4x?xf32, strided<[?, 1], offset: ?>, 1>, memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, memref<*xf32, "fast">, memref<2xmemref<2xi8>>]
"t.op"() {memrefs = [memref<4x?xf32, strided<[?, 1], offset: ?>, 1>, memref<4xf32, affine_map<(i) -> (2 * i)>>, memref<*xf32, "fast">, memref<2xmemref<2xi8>>]} : () -> ()
// CHECK: opaque = [!foo.bar, !foo.bar<1, [2], {3}>, !foo<bar baz>, !a.b.c]
"t.op"() {opaque = [!foo.bar, !foo.bar<1, [2], {3}>, !foo<bar baz>, !a<b.c>]} : () -> ()
// An encoding may be left out after its comma.
// CHECK: without = [tensor<4xi32>, tensor<*xi32>]
"t.op"() {without = [tensor<4xi32, >, tensor<*xi32,>]} : () -> ()
