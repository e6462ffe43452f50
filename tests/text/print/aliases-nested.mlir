// Regions that hold nothing with an alias are passed over when aliases are collected; what stands in
// the others, however deep, and in the arguments of their blocks, is found in the order of the text.
// RUN: mica-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: #map = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// GENERIC: #map = affine_map<(d0) -> (d0 + 1)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// GENERIC-NEXT: "builtin.module"

// CHECK: func.func @none
func.func @none(%c: i1, %t: tensor<4xf32>) -> tensor<4xf32> {
  scf.if %c {
    "x.plain"() {a = [1, "two"]} : () -> ()
  }
  return %t : tensor<4xf32>
}

// CHECK: func.func @deep(%{{.*}}: i1) attributes {last = #map} {
func.func @deep(%c: i1) attributes {last = affine_map<(d0) -> (d0 + 3)>} {
  scf.if %c {
    scf.if %c {
      // CHECK: "x.a"() {m = [#map1]} : () -> ()
      "x.a"() {m = [affine_map<(d0) -> (d0 + 1)>]} : () -> ()
    }
  } else {
    "x.plain"() : () -> ()
  }
  "x.b"() ({
  // CHECK: ^bb0(%{{.*}}: memref<4xf32, #map2>):
  ^bb0(%m: memref<4xf32, affine_map<(d0) -> (d0 + 2)>>):
  }) : () -> ()
  return
}
