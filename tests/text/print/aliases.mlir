// Maps, sets, long tuples and locations get aliases, defined before their first use.
// RUN: mica-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL

// CHECK: !tuple = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>
// CHECK-NEXT: #loc = loc("here")
// CHECK-NEXT: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.a"() {l = #loc, m = [{n = #map}], t = !tuple} : () -> ()
// CHECK-NEXT: %0 = "x.b"() {m = memref<4xf32, #map1>, s = #set} : () -> tensor<1xf32, #map>

// LOCAL: module {
// LOCAL-NEXT: "x.a"() {l = loc("here"), m = [{n = affine_map<(d0) -> (d0)>}], t = tuple<
// LOCAL-NEXT: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>, s = affine_set<(d0) : (d0 >= 0)>
"x.a"() {l = loc("here"), m = [{n = affine_map<(d0) -> (d0)>}],
         t = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>} : () -> ()
%0 = "x.b"() {m = memref<4xf32, affine_map<(d0) -> (d0 + 1)>>, s = affine_set<(d0) : (d0 >= 0)>}
    : () -> tensor<1xf32, affine_map<(d0) -> (d0)>>
