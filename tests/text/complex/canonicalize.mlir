// Folds and patterns of complex.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @parts
// CHECK-SAME: (%arg0: complex<f32>, %arg1: f32, %arg2: f32) -> (f32, f32, complex<f32>, f32, f32) {
// CHECK-NEXT: %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %0 = arith.negf %arg1 : f32
// CHECK-NEXT: %1 = arith.negf %arg2 : f32
// CHECK-NEXT: return %cst, %arg2, %arg0, %0, %1 : f32, f32, complex<f32>, f32, f32
// CHECK-NEXT: }
func.func @parts(%a: complex<f32>, %x: f32, %y: f32) -> (f32, f32, complex<f32>, f32, f32) {
  %t = complex.constant [2.0 : f32, 3.0 : f32] : complex<f32>
  %0 = complex.re %t : complex<f32>
  %c = complex.create %x, %y : complex<f32>
  %1 = complex.im %c : complex<f32>
  %re = complex.re %a : complex<f32>
  %im = complex.im %a : complex<f32>
  %2 = complex.create %re, %im : complex<f32>
  %n = complex.neg %c : complex<f32>
  %3 = complex.re %n : complex<f32>
  %4 = complex.im %n : complex<f32>
  return %0, %1, %2, %3, %4 : f32, f32, complex<f32>, f32, f32
}

// -----

// CHECK-LABEL: @undone
// CHECK-SAME: (%arg0: complex<f64>, %arg1: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0, %arg0, %arg0 : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
// CHECK-NEXT: }
func.func @undone(%a: complex<f64>, %b: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
  %0 = complex.neg %a : complex<f64>
  %1 = complex.neg %0 : complex<f64>
  %2 = complex.conj %a : complex<f64>
  %3 = complex.conj %2 : complex<f64>
  %4 = complex.log %a : complex<f64>
  %5 = complex.exp %4 : complex<f64>
  %6 = complex.exp %a : complex<f64>
  %7 = complex.log %6 : complex<f64>
  %8 = complex.sub %a, %b : complex<f64>
  %9 = complex.add %b, %8 : complex<f64>
  %10 = complex.add %a, %b : complex<f64>
  %11 = complex.sub %10, %b : complex<f64>
  return %1, %3, %5, %7, %9, %11 : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
}

// -----

// CHECK-LABEL: @neutral
// CHECK-SAME: (%arg0: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %cst = complex.constant [0.000000e+00 : f32, -0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %0 = complex.add %cst, %arg0 : complex<f32>
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0, %0 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @neutral(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %z = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %o = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %z : complex<f32>
  %1 = complex.sub %a, %z : complex<f32>
  %2 = complex.mul %a, %o : complex<f32>
  %3 = complex.div %a, %o : complex<f32>
  %4 = complex.add %z, %a : complex<f32>
  return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// -----

// CHECK-LABEL: @bitcasts
// CHECK-SAME: (%arg0: complex<f32>) -> (complex<f32>, complex<f32>, i64, f64) {
// CHECK-NEXT: %0 = complex.bitcast %arg0 : complex<f32> to i64
// CHECK-NEXT: %1 = complex.bitcast %arg0 : complex<f32> to f64
// CHECK-NEXT: return %arg0, %arg0, %0, %1 : complex<f32>, complex<f32>, i64, f64
// CHECK-NEXT: }
func.func @bitcasts(%a: complex<f32>) -> (complex<f32>, complex<f32>, i64, f64) {
  %0 = complex.bitcast %a : complex<f32> to complex<f32>
  %1 = complex.bitcast %a : complex<f32> to i64
  %2 = arith.bitcast %1 : i64 to f64
  %3 = complex.bitcast %2 : f64 to complex<f32>
  %4 = complex.bitcast %3 : complex<f32> to i64
  %5 = arith.bitcast %4 : i64 to f64
  return %0, %3, %4, %5 : complex<f32>, complex<f32>, i64, f64
}
