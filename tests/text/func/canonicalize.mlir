// Folds and patterns of func.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// A call of a known function is a direct one.
// CHECK-LABEL: @g
// CHECK-SAME: (i32, f32) -> i32
// CHECK-LABEL: @h
// CHECK-SAME: (%arg0: i32, %arg1: f32, %arg2: (i32) -> i32) -> (i32, i32) {
// CHECK-NEXT: %0 = call @g(%arg0, %arg1) : (i32, f32) -> i32
// CHECK-NEXT: %1 = call_indirect %arg2(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0, %1 : i32, i32
// CHECK-NEXT: }
func.func private @g(i32, f32) -> i32
func.func @h(%a: i32, %b: f32, %k: (i32) -> i32) -> (i32, i32) {
  %f = constant @g : (i32, f32) -> i32
  %r = call_indirect %f(%a, %b) : (i32, f32) -> i32
  %s = call_indirect %k(%a) : (i32) -> i32
  return %r, %s : i32, i32
}
