// Folds of builtin.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// Casts that change nothing, or lead back, go.
// CHECK-LABEL: @casts
// CHECK-SAME: (%arg0: i32, %arg1: f32) -> (i32, i32, f32, i8, f32, i32) {
// CHECK-NEXT: %0:2 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, f32 to i64, f64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0#0 : i64 to i8
// CHECK-NEXT: %2:2 = builtin.unrealized_conversion_cast %0#1, %0#0 : f64, i64 to f32, i32
// CHECK-NEXT: return %arg0, %arg0, %arg1, %1, %2#0, %2#1 : i32, i32, f32, i8, f32, i32
// CHECK-NEXT: }
func.func @casts(%a: i32, %b: f32) -> (i32, i32, f32, i8, f32, i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i32
  %1:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i64, f64
  %2:2 = builtin.unrealized_conversion_cast %1#0, %1#1 : i64, f64 to i32, f32
  %3 = builtin.unrealized_conversion_cast %1#0 : i64 to i8
  %4:2 = builtin.unrealized_conversion_cast %1#1, %1#0 : f64, i64 to f32, i32
  return %0, %2#0, %2#1, %3, %4#0, %4#1 : i32, i32, f32, i8, f32, i32
}
