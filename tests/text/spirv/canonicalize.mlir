// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @numbers
// CHECK-SAME: (%[[VARG0:.*]]: i32, %[[VARG1:.*]]: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: %[[VCST0_I32:.*]] = spirv.Constant 0 : i32
// CHECK-NEXT: return %[[VARG0]], %[[VCST0_I32]], %[[VARG0]], %[[VCST0_I32]], %[[VARG0]], %[[VARG0]], %[[VCST0_I32]], %[[VCST0_I32]], %[[VCST0_I32]], %[[VARG0]] : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
func.func @numbers(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %0 = spirv.IAdd %x, %c0 : i32
  %1 = spirv.IMul %x, %c0 : i32
  %2 = spirv.IMul %c1, %x : i32
  %3 = spirv.ISub %x, %x : i32
  %4 = spirv.SDiv %x, %c1 : i32
  %5 = spirv.UDiv %x, %c1 : i32
  %6 = spirv.SMod %x, %c1 : i32
  %7 = spirv.SRem %x, %c1 : i32
  %8 = spirv.UMod %x, %c1 : i32
  %9 = spirv.SNegate %x : i32
  %10 = spirv.SNegate %9 : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %10 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}

// -----

// CHECK-LABEL: func.func @constants
// CHECK-SAME: () -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>, i8, i8) {
// CHECK-NEXT: %[[VCST_VEC_2XI32:.*]] = spirv.Constant dense<[-2, 2]> : vector<2xi32>
// CHECK-NEXT: %[[VCST_1_I8:.*]] = spirv.Constant -1 : i8
// CHECK-NEXT: %[[VCST_128_I8:.*]] = spirv.Constant -128 : i8
// CHECK-NEXT: %[[VCST_7_I32:.*]] = spirv.Constant -7 : i32
// CHECK-NEXT: %[[VCST0_I32:.*]] = spirv.Constant 0 : i32
// CHECK-NEXT: %[[VCST_4_I32:.*]] = spirv.Constant -4 : i32
// CHECK-NEXT: %[[VCST_21_I32:.*]] = spirv.Constant -21 : i32
// CHECK-NEXT: %[[VCST_10_I32:.*]] = spirv.Constant -10 : i32
// CHECK-NEXT: %[[VCST_2_I32:.*]] = spirv.Constant -2 : i32
// CHECK-NEXT: %[[VCST1431655763_I32:.*]] = spirv.Constant 1431655763 : i32
// CHECK-NEXT: %[[VCST2_I32:.*]] = spirv.Constant 2 : i32
// CHECK-NEXT: %[[VCST_1_I32:.*]] = spirv.Constant -1 : i32
// CHECK-NEXT: %[[VCST7_I32:.*]] = spirv.Constant 7 : i32
// CHECK-NEXT: %[[VCST6_I32:.*]] = spirv.Constant 6 : i32
// CHECK-NEXT: %[[V0:.*]] = spirv.SDiv %[[VCST_7_I32]], %[[VCST0_I32]] : i32
// CHECK-NEXT: %[[V1:.*]] = spirv.SMod %[[VCST_128_I8]], %[[VCST_1_I8]] : i8
// CHECK-NEXT: %[[V2:.*]] = spirv.SRem %[[VCST_128_I8]], %[[VCST_1_I8]] : i8
// CHECK-NEXT: return %[[VCST_4_I32]], %[[VCST_21_I32]], %[[VCST_10_I32]], %[[VCST_2_I32]], %[[VCST1431655763_I32]], %[[VCST2_I32]], %[[VCST_1_I32]], %[[VCST0_I32]], %[[VCST7_I32]], %[[VCST6_I32]], %[[V0]], %[[VCST_VEC_2XI32]], %[[V1]], %[[V2]] : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>, i8, i8
func.func @constants() -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>, i8, i8) {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %z = spirv.Constant 0 : i32
  %v = spirv.Constant dense<[4, -6]> : vector<2xi32>
  %w = spirv.Constant dense<[-3, 4]> : vector<2xi32>
  %0 = spirv.IAdd %a, %b : i32
  %1 = spirv.IMul %a, %b : i32
  %2 = spirv.ISub %a, %b : i32
  %3 = spirv.SDiv %a, %b : i32
  %4 = spirv.UDiv %a, %b : i32
  %5 = spirv.SMod %a, %b : i32
  %6 = spirv.SRem %a, %b : i32
  %7 = spirv.UMod %a, %b : i32
  %8 = spirv.SNegate %a : i32
  %9 = spirv.Not %a : i32
  %10 = spirv.SDiv %a, %z : i32
  %11 = spirv.SMod %v, %w : vector<2xi32>
  %m = spirv.Constant -128 : i8
  %n = spirv.Constant -1 : i8
  %12 = spirv.SMod %m, %n : i8
  %13 = spirv.SRem %m, %n : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>, i8, i8
}

// -----

// CHECK-LABEL: func.func @bits
// CHECK-SAME: (%[[VARG0:.*]]: i32, %[[VARG1:.*]]: i16, %[[VARG2:.*]]: vector<2xi32>) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>) {
// CHECK-NEXT: %[[VCST_VEC_2XI32:.*]] = spirv.Constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[VCST65533_I32:.*]] = spirv.Constant 65533 : i32
// CHECK-NEXT: %[[VCST1073741823_I32:.*]] = spirv.Constant 1073741823 : i32
// CHECK-NEXT: %[[VCST262140_I32:.*]] = spirv.Constant 262140 : i32
// CHECK-NEXT: %[[VCST0_I32:.*]] = spirv.Constant 0 : i32
// CHECK-NEXT: %[[VCST_1_I32:.*]] = spirv.Constant -1 : i32
// CHECK-NEXT: %[[VCST32_I32:.*]] = spirv.Constant 32 : i32
// CHECK-NEXT: %[[V0:.*]] = spirv.UConvert %[[VARG1]] : i16 to i32
// CHECK-NEXT: %[[V1:.*]] = spirv.ShiftLeftLogical %[[VCST_1_I32]], %[[VCST32_I32]] : i32, i32
// CHECK-NEXT: return %[[VARG0]], %[[VARG0]], %[[VARG0]], %[[VCST262140_I32]], %[[VCST_1_I32]], %[[VCST1073741823_I32]], %[[V1]], %[[VARG0]], %[[VCST0_I32]], %[[VARG0]], %[[V0]], %[[VARG0]], %[[VARG0]], %[[VCST_1_I32]], %[[VARG0]], %[[VCST0_I32]], %[[VCST65533_I32]], %[[VCST_VEC_2XI32]] : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>
func.func @bits(%x: i32, %h: i16, %v: vector<2xi32>) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>) {
  %c0 = spirv.Constant 0 : i32
  %c2 = spirv.Constant 2 : i32
  %all = spirv.Constant -1 : i32
  %low = spirv.Constant 65535 : i32
  %big = spirv.Constant 32 : i32
  %w = spirv.UConvert %h : i16 to i32
  %0 = spirv.ShiftLeftLogical %x, %c0 : i32, i32
  %1 = spirv.ShiftRightArithmetic %x, %c0 : i32, i32
  %2 = spirv.ShiftRightLogical %x, %c0 : i32, i32
  %3 = spirv.ShiftLeftLogical %low, %c2 : i32, i32
  %4 = spirv.ShiftRightArithmetic %all, %c2 : i32, i32
  %5 = spirv.ShiftRightLogical %all, %c2 : i32, i32
  %6 = spirv.ShiftLeftLogical %all, %big : i32, i32
  %7 = spirv.BitwiseAnd %x, %x : i32
  %8 = spirv.BitwiseAnd %x, %c0 : i32
  %9 = spirv.BitwiseAnd %x, %all : i32
  %10 = spirv.BitwiseAnd %w, %low : i32
  %11 = spirv.BitwiseOr %x, %x : i32
  %12 = spirv.BitwiseOr %x, %c0 : i32
  %13 = spirv.BitwiseOr %x, %all : i32
  %14 = spirv.BitwiseXor %x, %c0 : i32
  %15 = spirv.BitwiseXor %x, %x : i32
  %16 = spirv.BitwiseXor %low, %c2 : i32
  %17 = spirv.BitwiseXor %v, %v : vector<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>
}

// -----

// CHECK-LABEL: func.func @comparisons
// CHECK-SAME: (%[[VARG0:.*]]: i32, %[[VARG1:.*]]: vector<2xi32>) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %[[VTRUE:.*]] = spirv.Constant true
// CHECK-NEXT: %[[VFALSE:.*]] = spirv.Constant false
// CHECK-NEXT: %[[VCST_VEC_2XI1:.*]] = spirv.Constant dense<true> : vector<2xi1>
// CHECK-NEXT: return %[[VTRUE]], %[[VFALSE]], %[[VFALSE]], %[[VTRUE]], %[[VFALSE]], %[[VTRUE]], %[[VFALSE]], %[[VTRUE]], %[[VFALSE]], %[[VTRUE]], %[[VCST_VEC_2XI1]], %[[VFALSE]], %[[VTRUE]], %[[VFALSE]], %[[VTRUE]], %[[VTRUE]], %[[VFALSE]], %[[VFALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>, i1, i1, i1, i1, i1, i1, i1
func.func @comparisons(%x: i32, %v: vector<2xi32>) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>, i1, i1, i1, i1, i1, i1, i1) {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %0 = spirv.IEqual %x, %x : i32
  %1 = spirv.INotEqual %x, %x : i32
  %2 = spirv.SGreaterThan %x, %x : i32
  %3 = spirv.SGreaterThanEqual %x, %x : i32
  %4 = spirv.SLessThan %x, %x : i32
  %5 = spirv.SLessThanEqual %x, %x : i32
  %6 = spirv.UGreaterThan %x, %x : i32
  %7 = spirv.UGreaterThanEqual %x, %x : i32
  %8 = spirv.ULessThan %x, %x : i32
  %9 = spirv.ULessThanEqual %x, %x : i32
  %10 = spirv.IEqual %v, %v : vector<2xi32>
  %11 = spirv.IEqual %a, %b : i32
  %12 = spirv.INotEqual %a, %b : i32
  %13 = spirv.SGreaterThan %a, %b : i32
  %14 = spirv.UGreaterThan %a, %b : i32
  %15 = spirv.SLessThanEqual %a, %b : i32
  %16 = spirv.ULessThan %a, %b : i32
  %17 = spirv.ULessThanEqual %a, %b : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>, i1, i1, i1, i1, i1, i1, i1
}

// -----

// CHECK-LABEL: func.func @logic
// CHECK-SAME: (%[[VARG0:.*]]: i1, %[[VARG1:.*]]: i1, %[[VARG2:.*]]: i32, %[[VARG3:.*]]: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %[[VFALSE:.*]] = spirv.Constant false
// CHECK-NEXT: %[[VTRUE:.*]] = spirv.Constant true
// CHECK-NEXT: %[[V0:.*]] = spirv.INotEqual %[[VARG2]], %[[VARG3]] : i32
// CHECK-NEXT: %[[V1:.*]] = spirv.IEqual %[[VARG2]], %[[VARG3]] : i32
// CHECK-NEXT: %[[V2:.*]] = spirv.LogicalNotEqual %[[VARG0]], %[[VARG1]] : i1
// CHECK-NEXT: %[[V3:.*]] = spirv.LogicalEqual %[[VARG0]], %[[VARG1]] : i1
// CHECK-NEXT: return %[[VARG0]], %[[VFALSE]], %[[VTRUE]], %[[VARG0]], %[[VTRUE]], %[[VFALSE]], %[[VARG0]], %[[VARG0]], %[[VFALSE]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[VFALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
func.func @logic(%x: i1, %y: i1, %a: i32, %b: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %t = spirv.Constant true
  %f = spirv.Constant false
  %0 = spirv.LogicalAnd %x, %t : i1
  %1 = spirv.LogicalAnd %x, %f : i1
  %2 = spirv.LogicalOr %x, %t : i1
  %3 = spirv.LogicalOr %x, %f : i1
  %4 = spirv.LogicalEqual %x, %x : i1
  %5 = spirv.LogicalNotEqual %x, %x : i1
  %6 = spirv.LogicalNotEqual %x, %f : i1
  %7 = spirv.LogicalNot %x : i1
  %8 = spirv.LogicalNot %7 : i1
  %9 = spirv.LogicalNot %t : i1
  %10 = spirv.IEqual %a, %b : i32
  %11 = spirv.LogicalNot %10 : i1
  %12 = spirv.INotEqual %a, %b : i32
  %13 = spirv.LogicalNot %12 : i1
  %14 = spirv.LogicalEqual %x, %y : i1
  %15 = spirv.LogicalNot %14 : i1
  %16 = spirv.LogicalNotEqual %x, %y : i1
  %17 = spirv.LogicalNot %16 : i1
  %18 = spirv.LogicalEqual %t, %f : i1
  %19 = spirv.LogicalNotEqual %t, %f : i1
  return %0, %1, %2, %3, %4, %5, %6, %8, %9, %11, %13, %15, %17, %18 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

// CHECK-LABEL: func.func @select
// CHECK-SAME: (%[[VARG0:.*]]: i1, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: f32) -> (f32, f32, f32, vector<2xi32>) {
// CHECK-NEXT: %[[VCST_VEC_2XI32:.*]] = spirv.Constant dense<[1, 4]> : vector<2xi32>
// CHECK-NEXT: return %[[VARG1]], %[[VARG1]], %[[VARG2]], %[[VCST_VEC_2XI32]] : f32, f32, f32, vector<2xi32>
func.func @select(%c: i1, %x: f32, %y: f32) -> (f32, f32, f32, vector<2xi32>) {
  %t = spirv.Constant true
  %f = spirv.Constant false
  %0 = spirv.Select %c, %x, %x : i1, f32
  %1 = spirv.Select %t, %x, %y : i1, f32
  %2 = spirv.Select %f, %x, %y : i1, f32
  %m = spirv.Constant dense<[true, false]> : vector<2xi1>
  %a = spirv.Constant dense<[1, 2]> : vector<2xi32>
  %b = spirv.Constant dense<[3, 4]> : vector<2xi32>
  %3 = spirv.Select %m, %a, %b : vector<2xi1>, vector<2xi32>
  return %0, %1, %2, %3 : f32, f32, f32, vector<2xi32>
}

// -----

// CHECK-LABEL: func.func @composites
// CHECK-SAME: (%[[VARG0:.*]]: vector<4xf32>, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: f32, %[[VARG3:.*]]: i32) -> (f32, f32, f32, i32, f32) {
// CHECK-NEXT: %[[VCST3_I32:.*]] = spirv.Constant 3 : i32
// CHECK-NEXT: %[[V0:.*]] = spirv.CompositeInsert %[[VARG1]], %[[VARG0]][1 : i32] : f32 into vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = spirv.CompositeInsert %[[VARG2]], %[[V0]][2 : i32] : f32 into vector<4xf32>
// CHECK-NEXT: %[[V2:.*]] = spirv.CompositeExtract %[[V1]][3 : i32] : vector<4xf32>
// CHECK-NEXT: return %[[VARG1]], %[[V2]], %[[VARG2]], %[[VCST3_I32]], %[[VARG1]] : f32, f32, f32, i32, f32
func.func @composites(%v: vector<4xf32>, %x: f32, %y: f32, %i: i32) -> (f32, f32, f32, i32, f32) {
  %0 = spirv.CompositeInsert %x, %v[1 : i32] : f32 into vector<4xf32>
  %1 = spirv.CompositeInsert %y, %0[2 : i32] : f32 into vector<4xf32>
  %2 = spirv.CompositeExtract %1[1 : i32] : vector<4xf32>
  %3 = spirv.CompositeExtract %1[3 : i32] : vector<4xf32>
  %4 = spirv.CompositeConstruct %x, %y : (f32, f32) -> vector<2xf32>
  %5 = spirv.CompositeExtract %4[1 : i32] : vector<2xf32>
  %c = spirv.Constant [dense<[1, 2]> : vector<2xi32>, dense<[3, 4]> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
  %6 = spirv.CompositeExtract %c[1 : i32, 0 : i32] : !spirv.array<2 x vector<2xi32>>
  %7 = spirv.Bitcast %x : f32 to i32
  %8 = spirv.Bitcast %7 : i32 to f32
  return %2, %3, %5, %6, %8 : f32, f32, f32, i32, f32
}

// -----

// CHECK-LABEL: func.func @pairs
// CHECK-SAME: (%[[VARG0:.*]]: i32) -> (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>, !spirv.struct<(i32, i32)>) {
// CHECK-NEXT: %[[VCST_VEC_2XI32:.*]] = spirv.Constant dense<[2, 0]> : vector<2xi32>
// CHECK-NEXT: %[[VCST_VEC_2XI32_0:.*]] = spirv.Constant dense<[-3, 20]> : vector<2xi32>
// CHECK-NEXT: %[[VCST1_I32:.*]] = spirv.Constant 1 : i32
// CHECK-NEXT: %[[VCST0_I32:.*]] = spirv.Constant 0 : i32
// CHECK-NEXT: %[[V0:.*]] = spirv.CompositeConstruct %[[VCST0_I32]], %[[VARG0]] : (i32, i32) -> !spirv.struct<(i32, i32)>
// CHECK-NEXT: %[[V1:.*]] = spirv.CompositeConstruct %[[VCST0_I32]], %[[VCST0_I32]] : (i32, i32) -> !spirv.struct<(i32, i32)>
// CHECK-NEXT: %[[V2:.*]] = spirv.CompositeConstruct %[[VARG0]], %[[VCST0_I32]] : (i32, i32) -> !spirv.struct<(i32, i32)>
// CHECK-NEXT: %[[V3:.*]] = spirv.Undef : !spirv.struct<(i32, i32)>
// CHECK-NEXT: %[[V4:.*]] = spirv.CompositeInsert %[[VCST0_I32]], %[[V3]][0 : i32] : i32 into !spirv.struct<(i32, i32)>
// CHECK-NEXT: %[[V5:.*]] = spirv.CompositeInsert %[[VCST1_I32]], %[[V4]][1 : i32] : i32 into !spirv.struct<(i32, i32)>
// CHECK-NEXT: %[[V6:.*]] = spirv.Undef : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
// CHECK-NEXT: %[[V7:.*]] = spirv.CompositeInsert %[[VCST_VEC_2XI32_0]], %[[V6]][0 : i32] : vector<2xi32> into !spirv.struct<(vector<2xi32>, vector<2xi32>)>
// CHECK-NEXT: %[[V8:.*]] = spirv.CompositeInsert %[[VCST_VEC_2XI32]], %[[V7]][1 : i32] : vector<2xi32> into !spirv.struct<(vector<2xi32>, vector<2xi32>)>
// CHECK-NEXT: %[[V9:.*]] = spirv.Undef : !spirv.struct<(i32, i32)>
// CHECK-NEXT: %[[V10:.*]] = spirv.CompositeInsert %[[VCST1_I32]], %[[V9]][0 : i32] : i32 into !spirv.struct<(i32, i32)>
// CHECK-NEXT: %[[V11:.*]] = spirv.CompositeInsert %[[VCST0_I32]], %[[V10]][1 : i32] : i32 into !spirv.struct<(i32, i32)>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V5]], %[[V8]], %[[V11]] : !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>, !spirv.struct<(i32, i32)>
func.func @pairs(%x: i32) -> (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>, !spirv.struct<(i32, i32)>) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %a = spirv.Constant -1 : i32
  %v = spirv.Constant dense<[-1, 5]> : vector<2xi32>
  %w = spirv.Constant dense<[3, 4]> : vector<2xi32>
  %0 = spirv.IAddCarry %x, %c0 : !spirv.struct<(i32, i32)>
  %1 = spirv.SMulExtended %x, %c0 : !spirv.struct<(i32, i32)>
  %2 = spirv.UMulExtended %x, %c1 : !spirv.struct<(i32, i32)>
  %3 = spirv.IAddCarry %a, %c1 : !spirv.struct<(i32, i32)>
  %4 = spirv.UMulExtended %v, %w : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
  %5 = spirv.SMulExtended %a, %a : !spirv.struct<(i32, i32)>
  return %0, %1, %2, %3, %4, %5 : !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(vector<2xi32>, vector<2xi32>)>, !spirv.struct<(i32, i32)>
}

// -----

// CHECK-LABEL: func.func @remainders
// CHECK-SAME: (%[[VARG0:.*]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT: %[[VCST32_I32:.*]] = spirv.Constant 32 : i32
// CHECK-NEXT: %[[VCST4_I32:.*]] = spirv.Constant 4 : i32
// CHECK-NEXT: %[[VCST3_I32:.*]] = spirv.Constant 3 : i32
// CHECK-NEXT: %[[V0:.*]] = spirv.UMod %[[VARG0]], %[[VCST32_I32]] : i32
// CHECK-NEXT: %[[V1:.*]] = spirv.UMod %[[VARG0]], %[[VCST4_I32]] : i32
// CHECK-NEXT: %[[V2:.*]] = spirv.UMod %[[V0]], %[[VCST3_I32]] : i32
// CHECK-NEXT: %[[V3:.*]] = spirv.UMod %[[VARG0]], %[[VCST4_I32]] : i32
// CHECK-NEXT: %[[V4:.*]] = spirv.UMod %[[V3]], %[[VCST32_I32]] : i32
// CHECK-NEXT: return %[[V1]], %[[V2]], %[[V4]] : i32, i32, i32
func.func @remainders(%x: i32) -> (i32, i32, i32) {
  %a = spirv.Constant 32 : i32
  %b = spirv.Constant 4 : i32
  %c = spirv.Constant 3 : i32
  %0 = spirv.UMod %x, %a : i32
  %1 = spirv.UMod %0, %b : i32
  %2 = spirv.UMod %0, %c : i32
  %3 = spirv.UMod %x, %b : i32
  %4 = spirv.UMod %3, %a : i32
  return %1, %2, %4 : i32, i32, i32
}

// -----

// CHECK-LABEL: func.func @accesses
// CHECK-SAME: (%[[VARG0:.*]]: !spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4 x f32>>)>, Function>, %[[VARG1:.*]]: i32) -> f32 {
// CHECK-NEXT: %[[VCST0_I32:.*]] = spirv.Constant 0 : i32
// CHECK-NEXT: %[[V0:.*]] = spirv.AccessChain %[[VARG0]][%[[VCST0_I32]], %[[VARG1]], %[[VARG1]]] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4 x f32>>)>, Function>, i32, i32, i32 -> !spirv.ptr<f32, Function>
// CHECK-NEXT: %[[V1:.*]] = spirv.Load "Function" %[[V0]] : f32
// CHECK-NEXT: return %[[V1]] : f32
func.func @accesses(%p: !spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4xf32>>)>, Function>, %i: i32) -> f32 {
  %c0 = spirv.Constant 0 : i32
  %0 = spirv.AccessChain %p[%c0, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4xf32>>)>, Function>, i32, i32 -> !spirv.ptr<!spirv.array<4xf32>, Function>
  %1 = spirv.AccessChain %0[%i] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<f32, Function>
  %2 = spirv.Load "Function" %1 : f32
  return %2 : f32
}

// -----

// CHECK-LABEL: func.func @selections
// CHECK-SAME: (%[[VARG0:.*]]: i1, %[[VARG1:.*]]: i32, %[[VARG2:.*]]: i32, %[[VARG3:.*]]: !spirv.ptr<i32, Function>) {
// CHECK-NEXT: %[[V0:.*]] = spirv.Select %[[VARG0]], %[[VARG1]], %[[VARG2]] : i1, i32
// CHECK-NEXT: spirv.Store "Function" %[[VARG3]], %[[V0]] ["Aligned", 8] : i32
// CHECK-NEXT: spirv.mlir.selection {
// CHECK-NEXT: spirv.BranchConditional %[[VARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: spirv.Store "Function" %[[VARG3]], %[[VARG1]] ["Aligned", 8] : i32
// CHECK-NEXT: spirv.Branch ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: spirv.Store "Function" %[[VARG3]], %[[VARG2]] : i32
// CHECK-NEXT: spirv.Branch ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: spirv.mlir.merge
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @selections(%c: i1, %x: i32, %y: i32, %p: !spirv.ptr<i32, Function>) {
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^a, ^b
  ^a:
    spirv.Store "Function" %p, %x ["Aligned", 8] : i32
    spirv.Branch ^c
  ^b:
    spirv.Store "Function" %p, %y ["Aligned", 8] : i32
    spirv.Branch ^c
  ^c:
    spirv.mlir.merge
  }
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^a, ^b
  ^a:
    spirv.Store "Function" %p, %x ["Aligned", 8] : i32
    spirv.Branch ^c
  ^b:
    spirv.Store "Function" %p, %y : i32
    spirv.Branch ^c
  ^c:
    spirv.mlir.merge
  }
  return
}
