// What was read once is known by its spelling the next time: it must mean the same.
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-op-generic | mica-opt --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s

// A dictionary that is discardable on one operation has an inherent attribute of the next.
// CHECK: "test.a"() {value = 1 : i32} : () -> ()
// CHECK: "test.a"() {value = 1 : i32} : () -> ()
// CHECK: "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK: "arith.constant"() <{value = 1 : i32}> {other} : () -> i32
"test.a"() {value = 1 : i32} : () -> ()
"test.a"() {value = 1 : i32} : () -> ()
%0 = "arith.constant"() {value = 1 : i32} : () -> i32
"test.a"() {other, value = 1 : i32} : () -> ()
%1 = "arith.constant"() {other, value = 1 : i32} : () -> i32

// The same braces as properties, as attributes, as both, and as an attribute's value.
// CHECK: "test.b"() <{a = "}", b = {}}> {a = "}", b = {}} : () -> ()
// CHECK: "test.b"() {a = "}", b = {}} : () -> ()
// CHECK: "test.b"() <{a = "}", b = {}}> : () -> ()
// CHECK: "test.b"() {c = {a = "}", b = {}}} : () -> ()
// CHECK: "test.b"() <{a = "}", b = {}}> {a = "}", b = {}} : () -> ()
"test.b"() <{a = "}", b = {}}> {a = "}", b = {}} : () -> ()
"test.b"() {a = "}", b = {}} : () -> ()
"test.b"() <{a = "}", b = {}}> : () -> ()
"test.b"() {c = {a = "}", b = {}}} : () -> ()
"test.b"() <{a = "}", b = {}}> {a = "}", b = {}} : () -> ()

// CHECK: %[[R:.*]]:2 = "test.c"() <{a = "}", b = {}}> ({
// CHECK-NEXT: "test.d"() : () -> ()
// CHECK-NEXT: }) {value = 1 : i32} : () -> (i32, memref<2xf32>)
// CHECK: "test.e"(%[[R]]#0)[^bb1, ^bb2] <{a = "}", b = {}}> {value = 1 : i32} : (i32) -> ()
"test.c"() ({
  %r:2 = "test.c"() <{a = "}", b = {}}> ({
    "test.d"() : () -> ()
  }) {value = 1 : i32} : () -> (i32, memref<2xf32>)
  %s, %t = "test.c"() <{a = "}", b = {}}> {value = 1 : i32} : () -> (i32, memref<2xf32>) loc("here")
  "test.e"(%r#0)[^one, ^2] <{a = "}", b = {}}> {value = 1 : i32} : (i32) -> ()
^one:
  "test.d"() : () -> ()
^2:
  "test.d"() : () -> ()
}) : () -> ()

// Labels of blocks, with and without what is told at once.
// CHECK: ^bb0(%arg0: i32, %arg1: memref<2xf32>):
// CHECK: ^bb1(%{{.*}}: i32, %{{.*}}: tuple<i8>):
// CHECK: ^bb2:
// CHECK: ^bb3:
"test.f"() ({
^bb0(%a: i32,  // a comment
     %b : memref<2xf32>) :
  "test.e"(%a, %a)[^x, ^y, ^z] : (i32, i32) -> ()
^x(%c: i32, %d: tuple<i8>):
  "test.e"()[^y] : () -> ()
^y():
  "test.e"()[^z] : () -> ()
^z:
  "test.d"() : () -> ()
}) : () -> ()

// Dictionaries of custom forms: those of a generic one, inherent attributes, and both in one.
// CHECK: "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
// CHECK-NEXT: }) {value = 1 : i32} : () -> ()
// CHECK: "func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
// CHECK-NEXT: }) {value = 1 : i32} : () -> ()
// CHECK: "test.a"() {value = 1 : i32} : () -> ()
// CHECK: "arith.constant"() <{value = 2 : i32}> {a = "}", b = {}} : () -> i32
// CHECK: "arith.constant"() <{value = 2 : i32}> {a = "}", b = {}} : () -> i32
// CHECK: "test.b"() <{a = "}", b = {}}> {a = "}", b = {}} : () -> ()
// CHECK: "cf.assert"(%{{.*}}) <{msg = "no"}> {b, c} : (i1) -> ()
// CHECK: "cf.assert"(%{{.*}}) <{msg = "no"}> {b, c} : (i1) -> ()
func.func private @g() attributes {value = 1 : i32}
func.func private @h() attributes {value = 1 : i32}
"test.a"() {value = 1 : i32} : () -> ()
%2 = arith.constant {a = "}", b = {}} 2 : i32
%3 = arith.constant {a = "}", b = {}} 2 : i32
"test.b"() <{a = "}", b = {}}> {a = "}", b = {}} : () -> ()
%4 = "test.a"() : () -> i1
cf.assert %4, "no" {c, b}
cf.assert %4, "no" {c, b}
