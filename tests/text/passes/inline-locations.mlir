// What is inlined tells of the calls that it came through.
// RUN: mica-opt %s --inline=default-pipeline= --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

func.func private @inner(%a: i32 loc("a")) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("add")
  return %0 : i32 loc("return")
} loc("inner")
func.func private @outer(%a: i32 loc("b"), %c: i1 loc("c")) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2 loc("branch")
^bb1(%p: i32 loc("p")):
  %0 = func.call @inner(%p) : (i32) -> i32 loc("call inner")
  return %0 : i32 loc("one")
^bb2:
  return %a : i32 loc("other")
} loc("outer")
func.func @f(%a: i32 loc("a"), %c: i1 loc("c")) -> i32 {
  %0 = call @outer(%a, %c) : (i32, i1) -> i32 loc("call outer")
  %1 = call @inner(%0) : (i32) -> i32 loc(unknown)
  return %1 : i32 loc("end")
} loc("f")

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32 loc("a"), %arg1: i1 loc("c")) -> i32 {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb2 loc(callsite("branch" at "call outer"))
// CHECK-NEXT: ^bb1(%0: i32 loc(callsite("p" at "call outer"))):  // pred: ^bb0
// CHECK-NEXT: %1 = arith.addi %0, %0 : i32 loc(callsite("add" at callsite("call inner" at "call outer")))
// CHECK-NEXT: cf.br ^bb3(%1 : i32) loc(callsite("one" at "call outer"))
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg0 : i32) loc(callsite("other" at "call outer"))
// CHECK-NEXT: ^bb3(%2: i32 loc("call outer")):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %3 = arith.addi %2, %2 : i32 loc("add")
// CHECK-NEXT: return %3 : i32 loc("end")
// CHECK-NEXT: } loc("f")
// CHECK-NEXT: }
