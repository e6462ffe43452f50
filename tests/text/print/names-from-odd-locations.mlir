// Names in locations that can't be written as they are: none becomes a number, and the text can be read
// again.
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-use-nameloc-as-prefix | FileCheck %s
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-use-nameloc-as-prefix | mica-opt --allow-unregistered-dialect

// CHECK: ^bb0(%_25x: i32, %_23: i32):
// CHECK-NEXT: %_25x_0 = "x.y"()
// CHECK-NEXT: %_23_1 = "x.y"()
// CHECK-NEXT: %_23_2 = "x.y"()
// CHECK-NEXT: %_1a = "x.y"()
// CHECK-NEXT: %a_b25c23 = "x.y"()
// CHECK-NEXT: %_C3A9 = "x.y"()
// CHECK-NEXT: %-a = "x.y"()
// CHECK-NEXT: %_ = "x.y"()
// CHECK-NEXT: %$a.b_ = "x.y"()
// CHECK-NEXT: %_a = "x.y"()
// CHECK-NEXT: %_A1 = "x.y"()
// CHECK-NEXT: %_23_3 = "x.y"()
// CHECK-NEXT: %_0 = "x.y"()
// CHECK-NEXT: %0 = "x.y"()
// CHECK-NEXT: %1 = arith.constant 1 : i32
// CHECK-NEXT: %c = arith.constant 2 : i32
// CHECK-NEXT: "x.z"(%_25x, %_23, %_25x_0, %_23_1, %_23_2, %_23_3)
"a.b"() ({
^bb0(%x: i32 loc("%x"), %y: i32 loc("#")):
  %0 = "x.y"() : () -> i32 loc("%x")
  %1 = "x.y"() : () -> i32 loc("#")
  %2 = "x.y"() : () -> i32 loc("#")
  %3 = "x.y"() : () -> i32 loc("1a")
  %4 = "x.y"() : () -> i32 loc("a b%c#")
  %5 = "x.y"() : () -> i32 loc("é")
  %6 = "x.y"() : () -> i32 loc("-a")
  %7 = "x.y"() : () -> i32 loc(" ")
  %8 = "x.y"() : () -> i32 loc("$a.b_")
  %9 = "x.y"() : () -> i32 loc(" a")
  %10 = "x.y"() : () -> i32 loc("\n1")
  %11 = "x.y"() : () -> i32 loc("23")
  %12 = "x.y"() : () -> i32 loc("\00")
  %13 = "x.y"() : () -> i32 loc("")
  %14 = arith.constant 1 : i32 loc("")
  %15 = arith.constant 2 : i32 loc(fused[unknown, "c"])
  "x.z"(%x, %y, %0, %1, %2, %11) : (i32, i32, i32, i32, i32, i32) -> ()
}) : () -> ()

// An empty one becomes a number, of arguments too.
// CHECK: func.func @f(%0: i32, %arg1: i32)
// CHECK-NEXT: %1 = arith.addi %0, %arg1 : i32
func.func @f(%a: i32 loc(""), %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32 loc("")
  return %0 : i32
}
