// The language's own syntax of 2019 to 2021.
// RUN: mica-opt --upgrade-legacy --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: mica-opt --upgrade-legacy --allow-unregistered-dialect --split-input-file %s \
// RUN:   | mica-opt --allow-unregistered-dialect --split-input-file | FileCheck %s

// An alias of a type had a word in front; one argument of a function stood without parentheses.
!pair = type tuple<i32, f32>
// CHECK: %[[X:.*]] = "a.b"() : () -> tuple<i32, f32>
%x = "a.b"() : () -> !pair
// CHECK: "a.c"(%[[X]]) : (tuple<i32, f32>) -> i8
%y = "a.c"(%x) : !pair -> i8
// CHECK: "a.d"() {f = (i32) -> i32, g = (memref<?xf32>) -> (i8, i8)} : () -> ()
"a.d"() {f = i32 -> i32, g = memref<?xf32> -> (i8, i8)} : () -> ()

// -----

// Maps and sets stood for themselves, and attributes had a colon.
// CHECK: #[[M:.*]] = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
// CHECK: #[[N:.*]] = affine_map<() -> (3)>
// CHECK: #[[S:.*]] = affine_set<(d0) : (d0 - 10 >= 0)>
#map = (d0, d1)[s0] -> (d0 + s0, d1)
// CHECK: "a.b"() {a = #[[M]], b = #[[S]], c = #[[N]], d = (i32) -> f32, e = () -> ()} : () -> ()
"a.b"() {a: #map, b: (d0) : (d0 - 10 >= 0), c = () -> (3), d = (i32) -> f32, e = () -> ()} : () -> ()

// -----

// CHECK: "a.b"() {a = dense<1.000000e+00> : tensor<4xf32>} : () -> ()
"a.b"() {a = splat<tensor<4xf32>, 1.0>} : () -> ()
// CHECK: "a.b"() {a = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>, b = sparse<{{\[\[}}0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>} : () -> ()
"a.b"() {a = dense<tensor<2x2xi32>, [[1, 2], [3, 4]]>, b = sparse<tensor<3x4xi32>, [[0, 0], [1, 2]], [1, 5]>} : () -> ()
// CHECK: "a.b"() {a = dense<2> : vector<2xi8>} : () -> ()
"a.b"() {a = dense<2> : vector<2xi8>} : () -> ()

// -----

// Layouts of memory.
// CHECK: "a.b"() : () -> memref<4xf32, 1>
"a.b"() : () -> memref<4xf32, (d0) -> (d0), 1>
// CHECK: "a.b"() : () -> memref<4x?xf32, strided<[?, 1], offset: 3>>
"a.b"() : () -> memref<4x?xf32, offset: 3, strides: [?, 1]>
// CHECK: "a.b"() : () -> memref<f32, strided<[], offset: ?>, 2>
"a.b"() : () -> memref<f32, offset: ?, strides: [], 2>

// -----

// Arguments of successors in generic form are operands, and sizes of groups had another name.
// CHECK-LABEL: func.func @f
func @f(%a: i32, %c: i1, %n: index) {
  // CHECK: cf.cond_br %{{.*}}, ^bb1(%[[A:.*]] : i32), ^bb2(%[[A]], %[[A]] : i32, i32)
  "std.cond_br"(%c)[^bb1(%a : i32), ^bb2(%a, %a : i32, i32)] : (i1) -> ()
^bb1(%b: i32):
  // CHECK: "x.y"(%[[A]], %{{.*}})[^bb2] : (i32, i32) -> ()
  "x.y"(%a)[^bb2 : (%b : i32)] : (i32) -> ()
^bb2(%d: i32, %e: i32):
  // CHECK: memref.alloc(%{{.*}}) : memref<?xf32>
  %0 = "std.alloc"(%n) {operand_segment_sizes = dense<[1, 0]> : vector<2xi32>} : (index) -> memref<?xf32>
  // CHECK: cf.cond_br %{{.*}}, ^bb3, ^bb3
  "std.cond_br"(%c)[^bb3, ^bb3] : (i1) -> ()
^bb3:
  std.return
}
// CHECK-LABEL: func.func private @g() -> i32
"func"() ({}) {sym_name = "g", type = () -> i32} : () -> ()
