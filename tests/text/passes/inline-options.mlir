// A pipeline for what is called, and a limit by the sizes of both.
// RUN: mica-opt %s --inline="op-pipelines=func.func(cse) inlining-threshold=80" | FileCheck %s

func.func private @g(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func @large(%a: i32) -> i32 {
  %0 = call @g(%a) : (i32) -> i32
  %1 = arith.addi %0, %a : i32
  %2 = arith.addi %1, %a : i32
  %3 = arith.addi %2, %a : i32
  %4 = arith.addi %3, %a : i32
  %5 = arith.addi %4, %a : i32
  return %5 : i32
}
func.func @small(%a: i32) -> i32 {
  %0 = call @g(%a) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @g(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %1 = arith.muli %0, %0 : i32
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @large(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %1 = arith.muli %0, %0 : i32
// CHECK-NEXT: %2 = arith.addi %1, %arg0 : i32
// CHECK-NEXT: %3 = arith.addi %2, %arg0 : i32
// CHECK-NEXT: %4 = arith.addi %3, %arg0 : i32
// CHECK-NEXT: %5 = arith.addi %4, %arg0 : i32
// CHECK-NEXT: %6 = arith.addi %5, %arg0 : i32
// CHECK-NEXT: return %6 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @small(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = call @g(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
