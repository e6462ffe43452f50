// Values called by the names in their locations.
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-use-nameloc-as-prefix | FileCheck %s

// CHECK: func.func @f(%in: i32, %in_0: f32) {
// CHECK-NEXT: %_0a_b = "x.a"() : () -> i32
// CHECK-NEXT: %in_1:2 = "x.a"() : () -> (i32, i32)
// CHECK-NEXT: %q = arith.constant 3 : i32
// CHECK-NEXT: %deep = arith.constant 3 : i32
// CHECK-NEXT: cf.br ^bb1(%q : i32)
// CHECK-NEXT: ^bb1(%in_2: i32): // pred: ^bb0
// CHECK-NEXT: "x.b"(%_0a_b, %in_1#1, %q, %deep, %in_2)
func.func @f(%x: i32 loc("in"), %y: f32 loc("in")) {
  %0 = "x.a"() : () -> i32 loc("0a b")
  %1:2 = "x.a"() : () -> (i32, i32) loc("in")
  %2 = arith.constant 3 : i32 loc("q"("f.c":1:2))
  %3 = arith.constant 3 : i32 loc(fused["deep", "y"])
  cf.br ^bb3(%2: i32)
^bb3(%j: i32 loc("in")):
  "x.b"(%0, %1#1, %2, %3, %j) : (i32, i32, i32, i32, i32) -> ()
  return
}
