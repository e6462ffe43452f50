// RUN: mica-opt %s | FileCheck %s --strict-whitespace
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s --strict-whitespace
// Arithmetic: numbers, bits, vectors, matrices.

func.func @floats(%f: f32, %v: vector<4xf16>, %m: !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>) {
  %0 = spirv.FAdd %f, %f : f32
  %1 = spirv.FDiv %f, %f : f32
  %2 = spirv.FMod %f, %f : f32
  %3 = spirv.FMul %f, %f : f32
  %4 = spirv.FRem %f, %f : f32
  %5 = spirv.FSub %f, %f : f32
  %6 = spirv.FNegate %v : vector<4xf16>
  %7 = spirv.FMul %m, %m : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>
  %8 = spirv.FNegate %m : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>
  return
}
// CHECK:  func.func @floats(%arg0: f32, %arg1: vector<4xf16>, %arg2: !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>) {
// CHECK-NEXT:    %0 = spirv.FAdd %arg0, %arg0 : f32
// CHECK-NEXT:    %1 = spirv.FDiv %arg0, %arg0 : f32
// CHECK-NEXT:    %2 = spirv.FMod %arg0, %arg0 : f32
// CHECK-NEXT:    %3 = spirv.FMul %arg0, %arg0 : f32
// CHECK-NEXT:    %4 = spirv.FRem %arg0, %arg0 : f32
// CHECK-NEXT:    %5 = spirv.FSub %arg0, %arg0 : f32
// CHECK-NEXT:    %6 = spirv.FNegate %arg1 : vector<4xf16>
// CHECK-NEXT:    %7 = spirv.FMul %arg2, %arg2 : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>
// CHECK-NEXT:    %8 = spirv.FNegate %arg2 : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @integers(%i: i32, %v: vector<3xsi16>) {
  %0 = spirv.IAdd %i, %i : i32
  %1 = spirv.IMul %i, %i : i32
  %2 = spirv.ISub %i, %i : i32
  %3 = spirv.SDiv %i, %i : i32
  %4 = spirv.SMod %i, %i : i32
  %5 = spirv.SRem %i, %i : i32
  %6 = spirv.UDiv %i, %i : i32
  %7 = spirv.UMod %i, %i : i32
  %8 = spirv.SNegate %v : vector<3xsi16>
  %9 = spirv.IAdd %v, %v {a = 1 : i32} : vector<3xsi16>
  %10 = spirv.IAddCarry %i, %i : !spirv.struct<(i32, i32)>
  %11 = spirv.ISubBorrow %i, %i : !spirv.struct<(i32, i32)>
  %12 = spirv.SMulExtended %i, %i : !spirv.struct<(i32, i32)>
  %13 = spirv.UMulExtended %i, %i : !spirv.struct<(i32, i32)>
  return
}
// CHECK:  func.func @integers(%arg0: i32, %arg1: vector<3xsi16>) {
// CHECK-NEXT:    %0 = spirv.IAdd %arg0, %arg0 : i32
// CHECK-NEXT:    %1 = spirv.IMul %arg0, %arg0 : i32
// CHECK-NEXT:    %2 = spirv.ISub %arg0, %arg0 : i32
// CHECK-NEXT:    %3 = spirv.SDiv %arg0, %arg0 : i32
// CHECK-NEXT:    %4 = spirv.SMod %arg0, %arg0 : i32
// CHECK-NEXT:    %5 = spirv.SRem %arg0, %arg0 : i32
// CHECK-NEXT:    %6 = spirv.UDiv %arg0, %arg0 : i32
// CHECK-NEXT:    %7 = spirv.UMod %arg0, %arg0 : i32
// CHECK-NEXT:    %8 = spirv.SNegate %arg1 : vector<3xsi16>
// CHECK-NEXT:    %9 = spirv.IAdd %arg1, %arg1 {a = 1 : i32} : vector<3xsi16>
// CHECK-NEXT:    %10 = spirv.IAddCarry %arg0, %arg0 : !spirv.struct<(i32, i32)>
// CHECK-NEXT:    %11 = spirv.ISubBorrow %arg0, %arg0 : !spirv.struct<(i32, i32)>
// CHECK-NEXT:    %12 = spirv.SMulExtended %arg0, %arg0 : !spirv.struct<(i32, i32)>
// CHECK-NEXT:    %13 = spirv.UMulExtended %arg0, %arg0 : !spirv.struct<(i32, i32)>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @bits(%i: i32, %l: i64) {
  %0 = spirv.BitwiseAnd %i, %i : i32
  %1 = spirv.BitwiseOr %i, %i : i32
  %2 = spirv.BitwiseXor %i, %i : i32
  %3 = spirv.ShiftLeftLogical %i, %l : i32, i64
  %4 = spirv.ShiftRightArithmetic %i, %l : i32, i64
  %5 = spirv.ShiftRightLogical %i, %l : i32, i64
  %6 = spirv.BitCount %i : i32
  %7 = spirv.BitReverse %i : i32
  %8 = spirv.Not %i : i32
  %9 = spirv.BitFieldInsert %i, %i, %l, %l : i32, i64, i64
  %10 = spirv.BitFieldSExtract %i, %l, %l : i32, i64, i64
  %11 = spirv.BitFieldUExtract %i, %l, %l : i32, i64, i64
  return
}
// CHECK:  func.func @bits(%arg0: i32, %arg1: i64) {
// CHECK-NEXT:    %0 = spirv.BitwiseAnd %arg0, %arg0 : i32
// CHECK-NEXT:    %1 = spirv.BitwiseOr %arg0, %arg0 : i32
// CHECK-NEXT:    %2 = spirv.BitwiseXor %arg0, %arg0 : i32
// CHECK-NEXT:    %3 = spirv.ShiftLeftLogical %arg0, %arg1 : i32, i64
// CHECK-NEXT:    %4 = spirv.ShiftRightArithmetic %arg0, %arg1 : i32, i64
// CHECK-NEXT:    %5 = spirv.ShiftRightLogical %arg0, %arg1 : i32, i64
// CHECK-NEXT:    %6 = spirv.BitCount %arg0 : i32
// CHECK-NEXT:    %7 = spirv.BitReverse %arg0 : i32
// CHECK-NEXT:    %8 = spirv.Not %arg0 : i32
// CHECK-NEXT:    %9 = spirv.BitFieldInsert %arg0, %arg0, %arg1, %arg1 : i32, i64, i64
// CHECK-NEXT:    %10 = spirv.BitFieldSExtract %arg0, %arg1, %arg1 : i32, i64, i64
// CHECK-NEXT:    %11 = spirv.BitFieldUExtract %arg0, %arg1, %arg1 : i32, i64, i64
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @matrices(%f: f32, %v: vector<4xf32>, %m: !spirv.matrix<4 x vector<4xf32>>) {
  %0 = spirv.Dot %v, %v : vector<4xf32> -> f32
  %1 = spirv.VectorTimesScalar %v, %f : (vector<4xf32>, f32) -> vector<4xf32>
  %2 = spirv.MatrixTimesMatrix %m, %m : !spirv.matrix<4 x vector<4xf32>>, !spirv.matrix<4 x vector<4xf32>> -> !spirv.matrix<4 x vector<4xf32>>
  %3 = spirv.MatrixTimesScalar %m, %f : !spirv.matrix<4 x vector<4xf32>>, f32
  %4 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<4 x vector<4xf32>>, vector<4xf32> -> vector<4xf32>
  %5 = spirv.VectorTimesMatrix %v, %m : vector<4xf32>, !spirv.matrix<4 x vector<4xf32>> -> vector<4xf32>
  %6 = spirv.Transpose %m : !spirv.matrix<4 x vector<4xf32>> -> !spirv.matrix<4 x vector<4xf32>>
  return
}
// CHECK:  func.func @matrices(%arg0: f32, %arg1: vector<4xf32>, %arg2: !spirv.matrix<4 x vector<4xf32>>) {
// CHECK-NEXT:    %0 = spirv.Dot %arg1, %arg1 : vector<4xf32> -> f32
// CHECK-NEXT:    %1 = spirv.VectorTimesScalar %arg1, %arg0 : (vector<4xf32>, f32) -> vector<4xf32>
// CHECK-NEXT:    %2 = spirv.MatrixTimesMatrix %arg2, %arg2 : !spirv.matrix<4 x vector<4xf32>>, !spirv.matrix<4 x vector<4xf32>> -> !spirv.matrix<4 x vector<4xf32>>
// CHECK-NEXT:    %3 = spirv.MatrixTimesScalar %arg2, %arg0 : !spirv.matrix<4 x vector<4xf32>>, f32
// CHECK-NEXT:    %4 = spirv.MatrixTimesVector %arg2, %arg1 : !spirv.matrix<4 x vector<4xf32>>, vector<4xf32> -> vector<4xf32>
// CHECK-NEXT:    %5 = spirv.VectorTimesMatrix %arg1, %arg2 : vector<4xf32>, !spirv.matrix<4 x vector<4xf32>> -> vector<4xf32>
// CHECK-NEXT:    %6 = spirv.Transpose %arg2 : !spirv.matrix<4 x vector<4xf32>> -> !spirv.matrix<4 x vector<4xf32>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @dots(%i: i32, %v: vector<4xi8>) {
  %0 = spirv.SDot %v, %v : vector<4xi8> -> i32
  %1 = spirv.SDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i64
  %2 = spirv.SUDot %v, %v : vector<4xi8> -> i32
  %3 = spirv.SUDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i64
  %4 = spirv.UDot %v, %v : vector<4xi8> -> i32
  %5 = spirv.UDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i64
  %6 = spirv.SDotAccSat %v, %v, %i : vector<4xi8> -> i32
  %7 = spirv.SUDotAccSat %v, %v, %i : vector<4xi8> -> i32
  %8 = spirv.UDotAccSat %v, %v, %i : vector<4xi8> -> i32
  %9 = spirv.SDotAccSat %i, %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i32
  return
}
// CHECK:  func.func @dots(%arg0: i32, %arg1: vector<4xi8>) {
// CHECK-NEXT:    %0 = spirv.SDot %arg1, %arg1 : vector<4xi8> -> i32
// CHECK-NEXT:    %1 = spirv.SDot %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i64
// CHECK-NEXT:    %2 = spirv.SUDot %arg1, %arg1 : vector<4xi8> -> i32
// CHECK-NEXT:    %3 = spirv.SUDot %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i64
// CHECK-NEXT:    %4 = spirv.UDot %arg1, %arg1 : vector<4xi8> -> i32
// CHECK-NEXT:    %5 = spirv.UDot %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i64
// CHECK-NEXT:    %6 = spirv.SDotAccSat %arg1, %arg1, %arg0 : vector<4xi8> -> i32
// CHECK-NEXT:    %7 = spirv.SUDotAccSat %arg1, %arg1, %arg0 : vector<4xi8> -> i32
// CHECK-NEXT:    %8 = spirv.UDotAccSat %arg1, %arg1, %arg0 : vector<4xi8> -> i32
// CHECK-NEXT:    %9 = spirv.SDotAccSat %arg0, %arg0, %arg0, <PackedVectorFormat4x8Bit> : i32 -> i32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
