// RUN: mica-opt %s | FileCheck %s --strict-whitespace
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s --strict-whitespace
// Conversions, and parts of composite values.

func.func @conversions(%f: f32, %i: i32, %h: i16, %v: vector<2xi16>, %p: !spirv.ptr<i32, Function>, %g: !spirv.ptr<i32, Generic>, %m: !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>) {
  %0 = spirv.ConvertFToS %f : f32 to i32
  %1 = spirv.ConvertFToU %f : f32 to i64
  %2 = spirv.ConvertSToF %i : i32 to f32
  %3 = spirv.ConvertUToF %i : i32 to bf16
  %4 = spirv.FConvert %f : f32 to f64
  %5 = spirv.SConvert %i : i32 to i64
  %6 = spirv.UConvert %v : vector<2xi16> to vector<2xi64>
  %7 = spirv.Bitcast %i : i32 to vector<2xf16>
  %8 = spirv.Bitcast %p : !spirv.ptr<i32, Function> to !spirv.ptr<f32, Function>
  %9 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, Function> to i64
  %10 = spirv.ConvertUToPtr %i : i32 to !spirv.ptr<i32, Function>
  %11 = spirv.PtrCastToGeneric %p : !spirv.ptr<i32, Function> to !spirv.ptr<i32, Generic>
  %12 = spirv.GenericCastToPtr %g : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, Workgroup>
  %13 = spirv.GenericCastToPtrExplicit %g : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, CrossWorkgroup>
  %14 = spirv.INTEL.ConvertFToBF16 %f : f32 to i16
  %15 = spirv.INTEL.ConvertBF16ToF %h : i16 to f32
  %16 = spirv.INTEL.RoundFToTF32 %f : f32 to f32
  %17 = spirv.FConvert %m : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc> to !spirv.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
  return
}
// CHECK:  func.func @conversions(%arg0: f32, %arg1: i32, %arg2: i16, %arg3: vector<2xi16>, %arg4: !spirv.ptr<i32, Function>, %arg5: !spirv.ptr<i32, Generic>, %arg6: !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>) {
// CHECK-NEXT:    %0 = spirv.ConvertFToS %arg0 : f32 to i32
// CHECK-NEXT:    %1 = spirv.ConvertFToU %arg0 : f32 to i64
// CHECK-NEXT:    %2 = spirv.ConvertSToF %arg1 : i32 to f32
// CHECK-NEXT:    %3 = spirv.ConvertUToF %arg1 : i32 to bf16
// CHECK-NEXT:    %4 = spirv.FConvert %arg0 : f32 to f64
// CHECK-NEXT:    %5 = spirv.SConvert %arg1 : i32 to i64
// CHECK-NEXT:    %6 = spirv.UConvert %arg3 : vector<2xi16> to vector<2xi64>
// CHECK-NEXT:    %7 = spirv.Bitcast %arg1 : i32 to vector<2xf16>
// CHECK-NEXT:    %8 = spirv.Bitcast %arg4 : !spirv.ptr<i32, Function> to !spirv.ptr<f32, Function>
// CHECK-NEXT:    %9 = spirv.ConvertPtrToU %arg4 : !spirv.ptr<i32, Function> to i64
// CHECK-NEXT:    %10 = spirv.ConvertUToPtr %arg1 : i32 to !spirv.ptr<i32, Function>
// CHECK-NEXT:    %11 = spirv.PtrCastToGeneric %arg4 : !spirv.ptr<i32, Function> to !spirv.ptr<i32, Generic>
// CHECK-NEXT:    %12 = spirv.GenericCastToPtr %arg5 : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, Workgroup>
// CHECK-NEXT:    %13 = spirv.GenericCastToPtrExplicit %arg5 : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, CrossWorkgroup>
// CHECK-NEXT:    %14 = spirv.INTEL.ConvertFToBF16 %arg0 : f32 to i16
// CHECK-NEXT:    %15 = spirv.INTEL.ConvertBF16ToF %arg2 : i16 to f32
// CHECK-NEXT:    %16 = spirv.INTEL.RoundFToTF32 %arg0 : f32 to f32
// CHECK-NEXT:    %17 = spirv.FConvert %arg6 : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc> to !spirv.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @composites(%f: f32, %i: i32, %v: vector<3xf32>, %a: !spirv.array<4 x !spirv.array<4 x f32>>, %s: !spirv.struct<(f32, i32)>) {
  %0 = spirv.CompositeConstruct %f, %f, %f : (f32, f32, f32) -> vector<3xf32>
  %1 = spirv.CompositeConstruct %v, %f : (vector<3xf32>, f32) -> vector<4xf32>
  %2 = spirv.CompositeConstruct %f : (f32) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
  %3 = spirv.CompositeConstruct %f, %i : (f32, i32) -> !spirv.struct<(f32, i32)>
  %4 = spirv.CompositeExtract %a[1 : i32, 3 : i32] : !spirv.array<4 x !spirv.array<4 x f32>>
  %5 = spirv.CompositeExtract %s[1 : i32] : !spirv.struct<(f32, i32)>
  %6 = spirv.CompositeExtract %v[2 : i32] : vector<3xf32>
  %7 = spirv.CompositeInsert %f, %a[1 : i32, 3 : i32] : f32 into !spirv.array<4 x !spirv.array<4 x f32>>
  %8 = spirv.VectorExtractDynamic %v[%i] : vector<3xf32>, i32
  %9 = spirv.VectorInsertDynamic %f, %v[%i] : vector<3xf32>, i32
  %10 = spirv.VectorShuffle [0 : i32, 5 : i32, -1 : i32] %v, %v : vector<3xf32>, vector<3xf32> -> vector<3xf32>
  return
}
// CHECK:  func.func @composites(%arg0: f32, %arg1: i32, %arg2: vector<3xf32>, %arg3: !spirv.array<4 x !spirv.array<4 x f32>>, %arg4: !spirv.struct<(f32, i32)>) {
// CHECK-NEXT:    %0 = spirv.CompositeConstruct %arg0, %arg0, %arg0 : (f32, f32, f32) -> vector<3xf32>
// CHECK-NEXT:    %1 = spirv.CompositeConstruct %arg2, %arg0 : (vector<3xf32>, f32) -> vector<4xf32>
// CHECK-NEXT:    %2 = spirv.CompositeConstruct %arg0 : (f32) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
// CHECK-NEXT:    %3 = spirv.CompositeConstruct %arg0, %arg1 : (f32, i32) -> !spirv.struct<(f32, i32)>
// CHECK-NEXT:    %4 = spirv.CompositeExtract %arg3[1 : i32, 3 : i32] : !spirv.array<4 x !spirv.array<4 x f32>>
// CHECK-NEXT:    %5 = spirv.CompositeExtract %arg4[1 : i32] : !spirv.struct<(f32, i32)>
// CHECK-NEXT:    %6 = spirv.CompositeExtract %arg2[2 : i32] : vector<3xf32>
// CHECK-NEXT:    %7 = spirv.CompositeInsert %arg0, %arg3[1 : i32, 3 : i32] : f32 into !spirv.array<4 x !spirv.array<4 x f32>>
// CHECK-NEXT:    %8 = spirv.VectorExtractDynamic %arg2[%arg1] : vector<3xf32>, i32
// CHECK-NEXT:    %9 = spirv.VectorInsertDynamic %arg0, %arg2[%arg1] : vector<3xf32>, i32
// CHECK-NEXT:    %10 = spirv.VectorShuffle [0 : i32, 5 : i32, -1 : i32] %arg2, %arg2 : vector<3xf32>, vector<3xf32> -> vector<3xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
