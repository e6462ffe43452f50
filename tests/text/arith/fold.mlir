// Folds of arith.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @sums
// CHECK-SAME: (%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) -> (i32, i32, i32, i32, i32, vector<4xi32>, i32, i32) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0, %c0_i32, %arg2, %arg1, %arg0 : i32, i32, i32, i32, i32, vector<4xi32>, i32, i32
// CHECK-NEXT: }
func.func @sums(%a: i32, %b: i32, %v: vector<4xi32>) -> (i32, i32, i32, i32, i32, vector<4xi32>, i32, i32) {
  %0 = arith.constant 0 : i32
  %z = arith.constant dense<0> : vector<4xi32>
  %1 = arith.addi %0, %a : i32
  %2 = arith.subi %a, %b : i32
  %3 = arith.addi %2, %b : i32
  %4 = arith.addi %b, %2 : i32
  %5 = arith.subi %a, %0 : i32
  %6 = arith.subi %a, %a : i32
  %7 = arith.addi %v, %z : vector<4xi32>
  %8 = arith.addi %a, %b : i32
  %9 = arith.subi %8, %a : i32
  %10 = arith.subi %8, %b : i32
  return %1, %3, %4, %5, %6, %7, %9, %10 : i32, i32, i32, i32, i32, vector<4xi32>, i32, i32
}

// -----

// CHECK-LABEL: @constants
// CHECK-SAME: () -> (i8, i8, i128, vector<3xi8>, tensor<2xindex>, i8, i1, i8, i8) {
// CHECK-NEXT: %c-106_i8 = arith.constant -106 : i8
// CHECK-NEXT: %c-120_i8 = arith.constant -120 : i8
// CHECK-NEXT: %c-2_i128 = arith.constant -2 : i128
// CHECK-NEXT: %cst = arith.constant dense<4> : vector<3xi8>
// CHECK-NEXT: %cst_0 = arith.constant dense<1> : tensor<2xindex>
// CHECK-NEXT: %c-56_i8 = arith.constant -56 : i8
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c19_i8 = arith.constant 19 : i8
// CHECK-NEXT: return %c-106_i8, %c-120_i8, %c-2_i128, %cst, %cst_0, %c-56_i8, %false, %c-120_i8, %c19_i8 : i8, i8, i128, vector<3xi8>, tensor<2xindex>, i8, i1, i8, i8
// CHECK-NEXT: }
func.func @constants() -> (i8, i8, i128, vector<3xi8>, tensor<2xindex>, i8, i1, i8, i8) {
  %a = arith.constant 100 : i8
  %b = arith.constant 50 : i8
  %c = arith.constant 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : i128
  %d = arith.constant dense<[1, 2, 3]> : vector<3xi8>
  %e = arith.constant dense<[3, 2, 1]> : vector<3xi8>
  %f = arith.constant dense<7> : tensor<2xindex>
  %g = arith.constant dense<[2, 3]> : tensor<2xindex>
  %0 = arith.addi %a, %b : i8
  %1 = arith.muli %a, %b : i8
  %2 = arith.addi %c, %c : i128
  %3 = arith.addi %d, %e : vector<3xi8>
  %4 = arith.remui %f, %g : tensor<2xindex>
  %5, %6 = arith.addui_extended %a, %a : i8, i1
  %7, %8 = arith.mulsi_extended %a, %b : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i8, i8, i128, vector<3xi8>, tensor<2xindex>, i8, i1, i8, i8
}

// -----

// A quotient that isn't defined stays.
// CHECK-LABEL: @quotients
// CHECK-SAME: (%arg0: i8, %arg1: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT: %c-4_i8 = arith.constant -4 : i8
// CHECK-NEXT: %c-3_i8 = arith.constant -3 : i8
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %0 = arith.divsi %c-128_i8, %c-1_i8 : i8
// CHECK-NEXT: %1 = arith.divui %arg0, %c0_i8 : i8
// CHECK-NEXT: %2 = arith.muli %arg0, %arg1 : i8
// CHECK-NEXT: %3 = arith.divui %2, %arg1 : i8
// CHECK-NEXT: return %0, %1, %c-3_i8, %c-4_i8, %c-3_i8, %c0_i8, %c0_i8, %arg0, %3 : i8, i8, i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @quotients(%a: i8, %b: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %0 = arith.constant 0 : i8
  %1 = arith.constant 1 : i8
  %low = arith.constant -128 : i8
  %m1 = arith.constant -1 : i8
  %m7 = arith.constant -7 : i8
  %2 = arith.constant 2 : i8
  %3 = arith.divsi %low, %m1 : i8
  %4 = arith.divui %a, %0 : i8
  %5 = arith.divsi %m7, %2 : i8
  %6 = arith.floordivsi %m7, %2 : i8
  %7 = arith.ceildivsi %m7, %2 : i8
  %8 = arith.remsi %low, %m1 : i8
  %9 = arith.remui %a, %1 : i8
  %10 = arith.muli %a, %b overflow<nuw> : i8
  %11 = arith.divui %10, %b : i8
  %12 = arith.muli %a, %b : i8
  %13 = arith.divui %12, %b : i8
  return %3, %4, %5, %6, %7, %8, %9, %11, %13 : i8, i8, i8, i8, i8, i8, i8, i8, i8
}

// -----

// CHECK-LABEL: @bits
// CHECK-SAME: (%arg0: i8, %arg1: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %0 = arith.andi %arg0, %arg1 : i8
// CHECK-NEXT: return %arg0, %c0_i8, %c-1_i8, %0, %arg0, %arg1, %c0_i8, %arg0, %c0_i8 : i8, i8, i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @bits(%a: i8, %b: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %0 = arith.constant 0 : i8
  %m1 = arith.constant -1 : i8
  %1 = arith.andi %a, %m1 : i8
  %2 = arith.xori %a, %m1 : i8
  %3 = arith.andi %a, %2 : i8
  %4 = arith.ori %2, %a : i8
  %5 = arith.andi %a, %b : i8
  %6 = arith.andi %a, %5 : i8
  %7 = arith.ori %a, %a : i8
  %8 = arith.xori %b, %a : i8
  %9 = arith.xori %8, %a : i8
  %10 = arith.xori %a, %a : i8
  %11 = arith.ori %0, %a : i8
  %12 = arith.muli %a, %0 : i8
  return %1, %3, %4, %6, %7, %9, %10, %11, %12 : i8, i8, i8, i8, i8, i8, i8, i8, i8
}

// -----

// Shifting by the width and more is no number.
// CHECK-LABEL: @shifts
// CHECK-SAME: (%arg0: i8) -> (i8, i8, i8, i8, i8) {
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT: %c-8_i8 = arith.constant -8 : i8
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT: %0 = arith.shli %c-8_i8, %c8_i8 : i8
// CHECK-NEXT: return %arg0, %c-1_i8, %c1_i8, %0, %c-128_i8 : i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @shifts(%a: i8) -> (i8, i8, i8, i8, i8) {
  %0 = arith.constant 0 : i8
  %7 = arith.constant 7 : i8
  %8 = arith.constant 8 : i8
  %m8 = arith.constant -8 : i8
  %1 = arith.shli %a, %0 : i8
  %2 = arith.shrsi %m8, %7 : i8
  %3 = arith.shrui %m8, %7 : i8
  %4 = arith.shli %m8, %8 : i8
  %5 = arith.shli %7, %7 : i8
  return %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8
}

// -----

// CHECK-LABEL: @extremes
// CHECK-SAME: (%arg0: i8) -> (i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: return %arg0, %c127_i8, %arg0, %c0_i8, %c-128_i8, %arg0 : i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @extremes(%a: i8) -> (i8, i8, i8, i8, i8, i8) {
  %low = arith.constant -128 : i8
  %high = arith.constant 127 : i8
  %ones = arith.constant -1 : i8
  %0 = arith.constant 0 : i8
  %1 = arith.maxsi %a, %low : i8
  %2 = arith.maxsi %high, %a : i8
  %3 = arith.minui %a, %ones : i8
  %4 = arith.minui %a, %0 : i8
  %5 = arith.maxui %low, %high : i8
  %6 = arith.minsi %a, %a : i8
  return %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8
}

// -----

// CHECK-LABEL: @floats
// CHECK-SAME: (%arg0: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT: %cst = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = arith.addf %arg0, %cst_0 : f32
// CHECK-NEXT: return %arg0, %0, %arg0, %arg0, %cst_0, %arg0, %arg0, %arg0, %cst : f32, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @floats(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %0 = arith.constant 0.0 : f32
  %m0 = arith.constant -0.0 : f32
  %1 = arith.constant 1.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %2 = arith.addf %x, %m0 : f32
  %3 = arith.addf %x, %0 : f32
  %4 = arith.subf %x, %0 : f32
  %5 = arith.mulf %x, %1 : f32
  %6 = arith.mulf %x, %0 fastmath<nnan,nsz> : f32
  %7 = arith.minimumf %x, %inf : f32
  %8 = arith.maxnumf %x, %nan : f32
  %9 = arith.negf %x : f32
  %10 = arith.negf %9 : f32
  %11 = arith.divf %1, %0 : f32
  return %2, %3, %4, %5, %6, %7, %8, %10, %11 : f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

// Conversions of conversions; a float that would be rounded stays.
// CHECK-LABEL: @casts
// CHECK-SAME: (%arg0: i8, %arg1: index, %arg2: f32) -> (i32, i4, i8, index, f32, f16, f32, i32, f32, i64) {
// CHECK-NEXT: %c255_i64 = arith.constant 255 : i64
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c300_i32 = arith.constant 300 : i32
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e-01 : f64
// CHECK-NEXT: %0 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %1 = arith.trunci %arg0 : i8 to i4
// CHECK-NEXT: %2 = arith.truncf %arg2 : f32 to f16
// CHECK-NEXT: %3 = arith.truncf %cst_0 : f64 to f32
// CHECK-NEXT: return %0, %1, %arg0, %arg1, %arg2, %2, %3, %c300_i32, %cst, %c255_i64 : i32, i4, i8, index, f32, f16, f32, i32, f32, i64
// CHECK-NEXT: }
func.func @casts(%a: i8, %i: index, %f: f32) -> (i32, i4, i8, index, f32, f16, f32, i32, f32, i64) {
  %0 = arith.extui %a : i8 to i16
  %1 = arith.extui %0 : i16 to i32
  %2 = arith.extsi %a : i8 to i32
  %3 = arith.trunci %2 : i32 to i4
  %4 = arith.trunci %2 : i32 to i8
  %5 = arith.index_cast %i : index to i64
  %6 = arith.index_cast %5 : i64 to index
  %7 = arith.extf %f : f32 to f64
  %8 = arith.truncf %7 : f64 to f32
  %9 = arith.truncf %7 : f64 to f16
  %third = arith.constant 0.1 : f64
  %10 = arith.truncf %third : f64 to f32
  %n = arith.constant 300.9 : f32
  %11 = arith.fptosi %n : f32 to i32
  %b = arith.constant 1065353216 : i32
  %12 = arith.bitcast %b : i32 to f32
  %m = arith.constant -1 : i8
  %13 = arith.extui %m : i8 to i64
  return %1, %3, %4, %6, %8, %9, %10, %11, %12, %13 : i32, i4, i8, index, f32, f16, f32, i32, f32, i64
}

// -----

// CHECK-LABEL: @comparisons
// CHECK-SAME: (%arg0: i32, %arg1: i1, %arg2: f32) -> (i1, i1, i1, i1, i1, i1, vector<2xi1>, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %cst = arith.constant dense<[false, true]> : vector<2xi1>
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.cmpi sgt, %arg0, %c5_i32 : i32
// CHECK-NEXT: return %true, %arg1, %arg1, %0, %true, %true, %cst, %false : i1, i1, i1, i1, i1, i1, vector<2xi1>, i1
// CHECK-NEXT: }
func.func @comparisons(%a: i32, %c: i1, %x: f32) -> (i1, i1, i1, i1, i1, i1, vector<2xi1>, i1) {
  %0 = arith.constant 0 : i32
  %5 = arith.constant 5 : i32
  %true = arith.constant true
  %v = arith.constant dense<[1, 5]> : vector<2xi32>
  %w = arith.constant dense<4> : vector<2xi32>
  %nan = arith.constant 0x7FC00000 : f32
  %1 = arith.cmpi sle, %a, %a : i32
  %e = arith.extui %c : i1 to i32
  %3 = arith.cmpi ne, %e, %0 : i32
  %4 = arith.cmpi eq, %c, %true : i1
  %6 = arith.cmpi slt, %5, %a : i32
  %7 = arith.cmpi ult, %0, %5 : i32
  %8 = arith.cmpf ule, %x, %nan : f32
  %9 = arith.cmpi sgt, %v, %w : vector<2xi32>
  %10 = arith.cmpf olt, %nan, %x : f32
  return %1, %3, %4, %6, %7, %8, %9, %10 : i1, i1, i1, i1, i1, i1, vector<2xi1>, i1
}

// -----

// CHECK-LABEL: @choices
// CHECK-SAME: (%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i1, i32, i32, vector<2xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<[1, 4]> : vector<2xi32>
// CHECK-NEXT: return %arg1, %arg1, %arg0, %arg2, %arg2, %cst : i32, i32, i1, i32, i32, vector<2xi32>
// CHECK-NEXT: }
func.func @choices(%c: i1, %a: i32, %b: i32) -> (i32, i32, i1, i32, i32, vector<2xi32>) {
  %true = arith.constant true
  %false = arith.constant false
  %p = ub.poison : i32
  %m = arith.constant dense<[true, false]> : vector<2xi1>
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %w = arith.constant dense<[3, 4]> : vector<2xi32>
  %0 = arith.select %true, %a, %b : i32
  %1 = arith.select %c, %a, %a : i32
  %2 = arith.select %c, %true, %false : i1
  %3 = arith.select %c, %p, %b : i32
  %e = arith.cmpi eq, %a, %b : i32
  %4 = arith.select %e, %a, %b : i32
  %5 = arith.select %m, %v, %w : vector<2xi1>, vector<2xi32>
  return %0, %1, %2, %3, %4, %5 : i32, i32, i1, i32, i32, vector<2xi32>
}

// -----

// Poison goes through what computes; a comparison with it stays.
// CHECK-LABEL: @poison
// CHECK-SAME: (%arg0: i32, %arg1: f32) -> (i32, i32, i32, f32, i32, i1, i1) {
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %1 = ub.poison : f32
// CHECK-NEXT: %2 = arith.cmpi sgt, %arg0, %0 : i32
// CHECK-NEXT: %3 = arith.cmpi slt, %c5_i32, %0 : i32
// CHECK-NEXT: return %0, %0, %0, %1, %0, %2, %3 : i32, i32, i32, f32, i32, i1, i1
// CHECK-NEXT: }
func.func @poison(%a: i32, %x: f32) -> (i32, i32, i32, f32, i32, i1, i1) {
  %p = ub.poison : i32
  %q = ub.poison : f32
  %5 = arith.constant 5 : i32
  %0 = arith.addi %a, %p : i32
  %1, %2 = arith.mulsi_extended %p, %a : i32
  %3 = arith.mulf %q, %x : f32
  %4 = arith.bitcast %q : f32 to i32
  %6 = arith.cmpi slt, %p, %a : i32
  %7 = arith.cmpi slt, %5, %p : i32
  return %0, %1, %2, %3, %4, %6, %7 : i32, i32, i32, f32, i32, i1, i1
}
