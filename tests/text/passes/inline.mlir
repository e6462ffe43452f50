// Callees before callers, bodies of several blocks, circles of calls, what nobody calls any more.
// RUN: mica-opt %s --inline=default-pipeline= | FileCheck %s

func.func private @g(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func private @h(%a: i32, %c: i1) -> i32 {
  %0 = func.call @g(%a) : (i32) -> i32
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  %1 = func.call @g(%0) : (i32) -> i32
  return %1 : i32
^bb2(%q: i32):
  return %q : i32
}
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = call @h(%a, %c) : (i32, i1) -> i32
  %1 = call @h(%0, %c) : (i32, i1) -> i32
  %3 = scf.if %c -> i32 {
    %2 = func.call @g(%1) : (i32) -> i32
    %7 = func.call @h(%1, %c) : (i32, i1) -> i32
    scf.yield %2 : i32
  } else {
    %2 = func.call @r(%1) : (i32) -> i32
    scf.yield %1 : i32
  }
  return %3 : i32
}
func.func private @r(%a: i32) -> i32 {
  %0 = func.call @r2(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @r2(%a: i32) -> i32 {
  %0 = func.call @r(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @dead() { return }

// CHECK: module {
// CHECK-NEXT: func.func private @h(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = arith.addi %0, %0 : i32
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: ^bb2(%2: i32):  // pred: ^bb0
// CHECK-NEXT: return %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = arith.addi %0, %0 : i32
// CHECK-NEXT: cf.br ^bb3(%1 : i32)
// CHECK-NEXT: ^bb2(%2: i32):  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%2 : i32)
// CHECK-NEXT: ^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %4 = arith.addi %3, %3 : i32
// CHECK-NEXT: cf.cond_br %arg1, ^bb4, ^bb5(%3 : i32)
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %5 = arith.addi %4, %4 : i32
// CHECK-NEXT: cf.br ^bb6(%5 : i32)
// CHECK-NEXT: ^bb5(%6: i32):  // pred: ^bb3
// CHECK-NEXT: cf.br ^bb6(%6 : i32)
// CHECK-NEXT: ^bb6(%7: i32):  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT: %8 = scf.if %arg1 -> (i32) {
// CHECK-NEXT: %9 = arith.addi %7, %7 : i32
// CHECK-NEXT: %10 = func.call @h(%7, %arg1) : (i32, i1) -> i32
// CHECK-NEXT: scf.yield %9 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %9 = func.call @r(%7) : (i32) -> i32
// CHECK-NEXT: scf.yield %7 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %8 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @r(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = call @r2(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @r2(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = call @r(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
