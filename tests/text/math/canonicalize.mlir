// Folds of math.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @integers
// CHECK-SAME: () -> (i8, i8, i8, i32, index, i32, i32) {
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %c5_i8 = arith.constant 5 : i8
// CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT: %c62 = arith.constant 62 : index
// CHECK-NEXT: %0 = math.ipowi %c0_i32, %c-1_i32 : i32
// CHECK-NEXT: return %c-128_i8, %c5_i8, %c1_i8, %c-1_i32, %c62, %c0_i32, %0 : i8, i8, i8, i32, index, i32, i32
// CHECK-NEXT: }
func.func @integers() -> (i8, i8, i8, i32, index, i32, i32) {
  %low = arith.constant -128 : i8
  %c6 = arith.constant 6 : i8
  %3 = arith.constant 3 : i32
  %m1 = arith.constant -1 : i32
  %m7 = arith.constant -7 : index
  %z = arith.constant 0 : i32
  %0 = math.absi %low : i8
  %1 = math.ctlz %c6 : i8
  %2 = math.cttz %c6 : i8
  %4 = math.ipowi %m1, %3 : i32
  %5 = math.ctpop %m7 : index
  %6 = math.ipowi %3, %m1 : i32
  %7 = math.ipowi %z, %m1 : i32
  return %0, %1, %2, %4, %5, %6, %7 : i8, i8, i8, i32, index, i32, i32
}

// -----

// Functions that are exact on every target.
// CHECK-LABEL: @floats
// CHECK-SAME: () -> (f32, f64, f16, bf16, f32, f32, f64, f16) {
// CHECK-NEXT: %cst = arith.constant 2.500000e+00 : f16
// CHECK-NEXT: %cst_0 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT: %cst_1 = arith.constant -3.000000e+00 : f64
// CHECK-NEXT: %cst_2 = arith.constant 2.000000e+00 : f16
// CHECK-NEXT: %cst_3 = arith.constant 2.500000e+00 : bf16
// CHECK-NEXT: %cst_4 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %cst_5 = arith.constant -4.000000e+00 : f32
// CHECK-NEXT: %0 = math.trunc %cst : f16
// CHECK-NEXT: return %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_1, %0 : f32, f64, f16, bf16, f32, f32, f64, f16
// CHECK-NEXT: }
func.func @floats() -> (f32, f64, f16, bf16, f32, f32, f64, f16) {
  %a = arith.constant -2.5 : f32
  %b = arith.constant -2.5 : f64
  %c = arith.constant 2.5 : f16
  %d = arith.constant -2.5 : bf16
  %four = arith.constant 4.0 : f32
  %0 = math.ceil %a : f32
  %1 = math.floor %b : f64
  %2 = math.roundeven %c : f16
  %3 = math.absf %d : bf16
  %4 = math.sqrt %four : f32
  %5 = math.copysign %four, %a : f32
  %6 = math.round %b : f64
  %7 = math.trunc %c : f16
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f64, f16, bf16, f32, f32, f64, f16
}

// -----

// CHECK-LABEL: @zeros
// CHECK-SAME: () -> (f32, f64, f32, f32, f64) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT: %cst_0 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %cst_1 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %cst_2 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_3 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT: %0 = math.log %cst_1 : f32
// CHECK-NEXT: return %cst_2, %cst_3, %0, %cst_0, %cst : f32, f64, f32, f32, f64
// CHECK-NEXT: }
func.func @zeros() -> (f32, f64, f32, f32, f64) {
  %0 = arith.constant 0.0 : f32
  %d0 = arith.constant 0.0 : f64
  %m = arith.constant -1.0 : f32
  %1 = math.exp %0 : f32
  %2 = math.cos %d0 : f64
  %3 = math.log %m : f32
  %4 = math.atan2 %0, %0 : f32
  %5 = math.log1p %d0 : f64
  return %1, %2, %3, %4, %5 : f32, f64, f32, f32, f64
}

// -----

// CHECK-LABEL: @elements
// CHECK-SAME: () -> (vector<3xf32>, tensor<2xi8>, vector<2xi1>, vector<2xi1>, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 0x7F800000]> : vector<2xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00]> : vector<3xf32>
// CHECK-NEXT: %cst_1 = arith.constant dense<[1, 5]> : tensor<2xi8>
// CHECK-NEXT: %cst_2 = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT: %0 = math.isinf %cst : vector<2xf32>
// CHECK-NEXT: return %cst_0, %cst_1, %cst_2, %0, %false : vector<3xf32>, tensor<2xi8>, vector<2xi1>, vector<2xi1>, i1
// CHECK-NEXT: }
func.func @elements() -> (vector<3xf32>, tensor<2xi8>, vector<2xi1>, vector<2xi1>, i1) {
  %a = arith.constant dense<[0.0, 1.0, 4.0]> : vector<3xf32>
  %b = arith.constant dense<[-1, 5]> : tensor<2xi8>
  %c = arith.constant dense<0x7FC00000> : vector<2xf32>
  %d = arith.constant dense<[1.0, 0x7F800000]> : vector<2xf32>
  %e = arith.constant 1.0e-40 : f32
  %0 = math.sqrt %a : vector<3xf32>
  %1 = math.absi %b : tensor<2xi8>
  %2 = math.isnan %c : vector<2xf32>
  %3 = math.isinf %d : vector<2xf32>
  %4 = math.isnormal %e : f32
  return %0, %1, %2, %3, %4 : vector<3xf32>, tensor<2xi8>, vector<2xi1>, vector<2xi1>, i1
}

// -----

// CHECK-LABEL: @poison
// CHECK-SAME: (%arg0: f32) -> (f32, f32, i1) {
// CHECK-NEXT: %0 = ub.poison : f32
// CHECK-NEXT: %1 = math.isfinite %0 : f32
// CHECK-NEXT: return %0, %0, %1 : f32, f32, i1
// CHECK-NEXT: }
func.func @poison(%x: f32) -> (f32, f32, i1) {
  %p = ub.poison : f32
  %0 = math.sin %p : f32
  %1 = math.powf %x, %p : f32
  %2 = math.isfinite %p : f32
  return %0, %1, %2 : f32, f32, i1
}
