// Patterns of arith.select and arith.cmpf that look at numbers.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// A choice of 1 or 0 is the condition made wider.
// CHECK-LABEL: @choices
// CHECK-SAME: (%arg0: i1) -> (i64, i8) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.extui %arg0 : i1 to i64
// CHECK-NEXT: %1 = arith.xori %arg0, %true : i1
// CHECK-NEXT: %2 = arith.extui %1 : i1 to i8
// CHECK-NEXT: return %0, %2 : i64, i8
// CHECK-NEXT: }
func.func @choices(%c: i1) -> (i64, i8) {
  %0 = arith.constant 0 : i64
  %1 = arith.constant 1 : i64
  %2 = arith.constant 0 : i8
  %3 = arith.constant 1 : i8
  %a = arith.select %c, %1, %0 : i64
  %b = arith.select %c, %2, %3 : i8
  return %a, %b : i64, i8
}

// -----

// Integers that became floats are compared as integers.
// CHECK-LABEL: @comparisons
// CHECK-SAME: (%arg0: i8, %arg1: i64) -> (i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c-4_i8 = arith.constant -4 : i8
// CHECK-NEXT: %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT: %cst = arith.constant 1.000000e+09 : f32
// CHECK-NEXT: %0 = arith.sitofp %arg1 : i64 to f32
// CHECK-NEXT: %1 = arith.cmpi sle, %arg0, %c4_i8 : i8
// CHECK-NEXT: %2 = arith.cmpi slt, %arg0, %c-4_i8 : i8
// CHECK-NEXT: %3 = arith.cmpf olt, %0, %cst : f32
// CHECK-NEXT: return %1, %2, %false, %true, %true, %3, %true : i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @comparisons(%x: i8, %y: i64) -> (i1, i1, i1, i1, i1, i1, i1) {
  %half = arith.constant 4.5 : f32
  %minus = arith.constant -4.5 : f32
  %big = arith.constant 1.0e9 : f32
  %inf = arith.constant 0x7F800000 : f32
  %s = arith.sitofp %x : i8 to f32
  %u = arith.uitofp %x : i8 to f32
  %w = arith.sitofp %y : i64 to f32
  %0 = arith.cmpf olt, %s, %half : f32
  %1 = arith.cmpf ole, %s, %minus : f32
  %2 = arith.cmpf oeq, %u, %half : f32
  %3 = arith.cmpf ugt, %u, %minus : f32
  %4 = arith.cmpf olt, %u, %big : f32
  %5 = arith.cmpf olt, %w, %big : f32
  %6 = arith.cmpf ord, %s, %inf : f32
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}
