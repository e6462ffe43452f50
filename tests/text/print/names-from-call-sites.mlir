// Names from locations with several parts, and names that look like an argument's.
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-use-nameloc-as-prefix | FileCheck %s --match-full-lines --strict-whitespace

func.func @called(%x: i32) {
  %0 = "x.a"() : () -> i32 loc(callsite("callee" at "caller"))
  %1 = "x.a"() : () -> i32 loc(callsite("f.c":1:2 at "caller"))
  %2 = "x.a"() : () -> i32 loc(callsite("f.c":1:2 at "f.c":2:2))
  %3 = "x.a"() : () -> i32 loc(fused["f.c":1:2, fused<"meta">["f.c":1:3, "second"], "third"])
  "x.b"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
  return
}
func.func @arguments(%x: i32, %y: i32) {
  %0 = "x.a"() : () -> i32 loc("arg1")
  %1 = "x.a"() : () -> i32 loc("arg2")
  %2 = "x.a"() : () -> i32 loc("arg01")
  %3 = "x.a"() : () -> i32 loc("arg1x")
  %4 = "x.a"() : () -> i32 loc("arg0")
  %5 = "x.a"() : () -> i32 loc("argument")
  "x.b"() ({
  ^bb0(%in: i32, %in2: i32):
     %6 = "x.a"() : () -> i32 loc("arg3")
     %7 = "x.a"() : () -> i32 loc("arg4")
  }) : () -> ()
  return
}

//       CHECK:module {
//  CHECK-NEXT:  func.func @called(%arg0: i32) {
//  CHECK-NEXT:    %callee = "x.a"() : () -> i32
//  CHECK-NEXT:    %caller = "x.a"() : () -> i32
//  CHECK-NEXT:    %0 = "x.a"() : () -> i32
//  CHECK-NEXT:    %second = "x.a"() : () -> i32
//  CHECK-NEXT:    "x.b"(%callee, %caller, %0, %second) : (i32, i32, i32, i32) -> ()
//  CHECK-NEXT:    return
//  CHECK-NEXT:  }
//  CHECK-NEXT:  func.func @arguments(%arg0: i32, %arg1: i32) {
//  CHECK-NEXT:    %arg1_0 = "x.a"() : () -> i32
//  CHECK-NEXT:    %arg2 = "x.a"() : () -> i32
//  CHECK-NEXT:    %arg01 = "x.a"() : () -> i32
//  CHECK-NEXT:    %arg1x = "x.a"() : () -> i32
//  CHECK-NEXT:    %arg0_1 = "x.a"() : () -> i32
//  CHECK-NEXT:    %argument = "x.a"() : () -> i32
//  CHECK-NEXT:    "x.b"() ({
//  CHECK-NEXT:    ^bb0(%arg2_2: i32, %arg3: i32):
//  CHECK-NEXT:      %arg3_3 = "x.a"() : () -> i32
//  CHECK-NEXT:      %arg4 = "x.a"() : () -> i32
//  CHECK-NEXT:    }) : () -> ()
//  CHECK-NEXT:    return
//  CHECK-NEXT:  }
//  CHECK-NEXT:}
