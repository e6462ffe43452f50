// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Encodings of sparse tensors, with all that they may say

#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1.0 : f32, implicitVal = 0.0 : f32, posWidth = 32, crdWidth = 8 }>
#b = #sparse_tensor.encoding<{ map = [s0, s1](d0, d1) -> (d0 * (s0 * 4) : dense, d0 mod (s0 * 2) : dense , d1 + 0: dense) }>
#b2 = #sparse_tensor.encoding<{ map = ( i, j, k ) -> ( i : dense, k floordiv 4 : dense, j : dense, k mod 4 : structured[2, 4]) }>
#c = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1) -> (d0 : dense, d1 : compressed(nonunique, nonordered)) }>
#d = #sparse_tensor.encoding<{ map = {l0, l1} (i = l0, j = l1) -> (l0 = i : batch, l1 = j : loose_compressed) }>
#e = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#f = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#g = #sparse_tensor.encoding<{ map = [s0](d0) -> (d0 : dense) }>
#i = #sparse_tensor.encoding<{ map = (d0,d1,d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d2: singleton(soa)), }>
"a"() {a = #a, b=#b, b2 = #b2, c=#c, d=#d, e=#e, f=#f, g=#g, s = #sparse_tensor<slice(?, 4, ?)>, i = #i} : () -> ()
func.func private @x(tensor<?x?xf32, #a>, tensor<?x?xf32, #d>, tensor<4xf32, #g>)
#k = #sparse_tensor.encoding<{ map = (i, j, k) -> (i floordiv 2 : dense, k : dense, j : compressed, i mod 2 : dense), explicitVal = 1 : i32, implicitVal = 0 : i32 }>
#l = #sparse_tensor.encoding<{ map = (i) -> (i : dense), implicitVal = #complex.number<:f32 0.0, 0.0> }>
func.func private @y(tensor<?x?x3xi32, #k>, tensor<3xcomplex<f32>, #l>)

//      CHECK:#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 8, explicitVal = 1.000000e+00 : f32, implicitVal = 0.000000e+00 : f32 }>
// CHECK-NEXT:#sparse1 = #sparse_tensor.encoding<{ map = [s0, s1](d0, d1) -> (d0 * (s0 * 4) : dense, d0 mod (s0 * 2) : dense, d1 : dense) }>
// CHECK-NEXT:#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d2 floordiv 4 : dense, d1 : dense, d2 mod 4 : structured[2, 4]) }>
// CHECK-NEXT:#sparse3 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : dense, d1 : compressed(nonunique, nonordered)) }>
// CHECK-NEXT:#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : loose_compressed) }>
// CHECK-NEXT:#sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT:#sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT:#sparse7 = #sparse_tensor.encoding<{ map = [s0](d0) -> (d0 : dense) }>
// CHECK-NEXT:#sparse8 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d2 : singleton(soa)) }>
// CHECK-NEXT:#sparse9 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 floordiv 2 : dense, d2 : dense, d1 : compressed, d0 mod 2 : dense), explicitVal = 1 : i32, implicitVal = 0 : i32 }>
// CHECK-NEXT:#sparse10 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = #complex.number<:f32 0.000000e+00, 0.000000e+00> : complex<f32> }>
// CHECK-NEXT:module {
// CHECK-NEXT:  "a"() {a = #sparse, b = #sparse1, b2 = #sparse2, c = #sparse3, d = #sparse4, e = #sparse5, f = #sparse6, g = #sparse7, i = #sparse8, s = #sparse_tensor<slice(?, 4, ?)>} : () -> ()
// CHECK-NEXT:  func.func private @x(tensor<?x?xf32, #sparse>, tensor<?x?xf32, #sparse4>, tensor<4xf32, #sparse7>)
// CHECK-NEXT:  func.func private @y(tensor<?x?x3xi32, #sparse9>, tensor<3xcomplex<f32>, #sparse10>)
// CHECK-NEXT:}
