// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=3 %s | FileCheck --check-prefix=HEX %s
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=3 %s | mica-opt --allow-unregistered-dialect | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=3 %s | FileCheck --check-prefix=ELIDED %s

// CHECK: matrix = dense<{{\[\[}}1, 2, 3], [4, 5, -6]]> : tensor<2x3xi16>
// HEX: matrix = dense<"0x01000200030004000500FAFF"> : tensor<2x3xi16>
// ELIDED: matrix = dense_resource<__elided__> : tensor<2x3xi16>
"t.op"() {matrix = dense<[[1, 2, 3], [4, 5, -6]]> : tensor<2x3xi16>} : () -> ()
// Equal elements are written once, and neither in hexadecimal nor left out.
// CHECK: splat = dense<7> : vector<4xi8>
// HEX: splat = dense<7> : vector<4xi8>
// ELIDED: splat = dense<7> : vector<4xi8>
"t.op"() {splat = dense<[7, 7, 7, 7]> : vector<4xi8>} : () -> ()
// One bit an element in hexadecimal.
// CHECK: bits = dense<[true, false, true, true, false, false, false, false, true]> : tensor<9xi1>
// HEX: bits = dense<"0x0D01"> : tensor<9xi1>
"t.op"() {bits = dense<[true, 0, true, 1, false, 0, 0, 0, 1]> : tensor<9xi1>} : () -> ()
// CHECK: small = dense<[-1, 7, -8, 0]> : tensor<4xi4>
// HEX: small = dense<"0x0F070800"> : tensor<4xi4>
"t.op"() {small = dense<[-1, 7, -8, 0]> : tensor<4xi4>} : () -> ()
// CHECK: unsigned = dense<[255, 0, 1, 2]> : tensor<4xui8>
"t.op"() {unsigned = dense<[255, 0, 1, 2]> : tensor<4xui8>} : () -> ()
// CHECK: wide = dense<[123456789012345678901234567890, -1]> : tensor<2xi128>
"t.op"() {wide = dense<[123456789012345678901234567890, -1]> : tensor<2xi128>} : () -> ()
// CHECK: floats = dense<[1.500000e+00, -0.000000e+00, 0x7F800000, 1.000000e-01]> : tensor<4xf32>
// HEX: floats = dense<"0x0000C03F000000800000807FCDCCCC3D"> : tensor<4xf32>
"t.op"() {floats = dense<[1.5, -0.0, 0x7F800000, 0.1]> : tensor<4xf32>} : () -> ()
// CHECK: complex = dense<[(1,2), (3,-4)]> : tensor<2xcomplex<i8>>
"t.op"() {complex = dense<[(1, 2), (3, -4)]> : tensor<2xcomplex<i8>>} : () -> ()
// CHECK: strings = dense<["a", "b\22"]> : tensor<2x!foo.bar>
"t.op"() {strings = dense<["a", "b\""]> : tensor<2x!foo.bar>} : () -> ()
// CHECK: empty = [dense<> : tensor<0xi32>, dense<> : tensor<2x0xi32>, dense<5> : tensor<0xi32>, dense<> : tensor<0xcomplex<i32>>]
"t.op"() {empty = [dense<> : tensor<0xi32>, dense<[[], []]> : tensor<2x0xi32>, dense<5> : tensor<0xi32>, dense<5> : tensor<0xcomplex<i32>>]} : () -> ()
// CHECK: scalar = dense<5> : tensor<i32>
"t.op"() {scalar = dense<5> : tensor<i32>} : () -> ()
// CHECK: sparse = sparse<{{\[\[}}0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>
"t.op"() {sparse = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>} : () -> ()
