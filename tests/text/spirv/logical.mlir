// RUN: mica-opt %s | FileCheck %s --strict-whitespace
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s --strict-whitespace
// Comparisons and logic.

func.func @floats(%v: vector<2xf32>, %f: f16) {
  %0 = spirv.FOrdEqual %v, %v : vector<2xf32>
  %1 = spirv.FOrdGreaterThanEqual %v, %v : vector<2xf32>
  %2 = spirv.FOrdGreaterThan %v, %v : vector<2xf32>
  %3 = spirv.FOrdLessThanEqual %v, %v : vector<2xf32>
  %4 = spirv.FOrdLessThan %v, %v : vector<2xf32>
  %5 = spirv.FOrdNotEqual %v, %v : vector<2xf32>
  %6 = spirv.FUnordEqual %v, %v : vector<2xf32>
  %7 = spirv.FUnordGreaterThanEqual %v, %v : vector<2xf32>
  %8 = spirv.FUnordGreaterThan %v, %v : vector<2xf32>
  %9 = spirv.FUnordLessThanEqual %v, %v : vector<2xf32>
  %10 = spirv.FUnordLessThan %v, %v : vector<2xf32>
  %11 = spirv.FUnordNotEqual %v, %v : vector<2xf32>
  %12 = spirv.Ordered %v, %v : vector<2xf32>
  %13 = spirv.Unordered %v, %v : vector<2xf32>
  %14 = spirv.IsFinite %f : f16
  %15 = spirv.IsInf %f : f16
  %16 = spirv.IsNan %f : f16
  return
}
// CHECK:  func.func @floats(%arg0: vector<2xf32>, %arg1: f16) {
// CHECK-NEXT:    %0 = spirv.FOrdEqual %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %1 = spirv.FOrdGreaterThanEqual %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %2 = spirv.FOrdGreaterThan %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %3 = spirv.FOrdLessThanEqual %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %4 = spirv.FOrdLessThan %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %5 = spirv.FOrdNotEqual %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %6 = spirv.FUnordEqual %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %7 = spirv.FUnordGreaterThanEqual %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %8 = spirv.FUnordGreaterThan %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %9 = spirv.FUnordLessThanEqual %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %10 = spirv.FUnordLessThan %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %11 = spirv.FUnordNotEqual %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %12 = spirv.Ordered %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %13 = spirv.Unordered %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT:    %14 = spirv.IsFinite %arg1 : f16
// CHECK-NEXT:    %15 = spirv.IsInf %arg1 : f16
// CHECK-NEXT:    %16 = spirv.IsNan %arg1 : f16
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @others(%i: i64, %b: vector<3xi1>, %v: vector<3xf32>, %c: i1, %p: !spirv.ptr<f32, Uniform>) {
  %0 = spirv.IEqual %i, %i : i64
  %1 = spirv.INotEqual %i, %i : i64
  %2 = spirv.SGreaterThan %i, %i : i64
  %3 = spirv.SGreaterThanEqual %i, %i : i64
  %4 = spirv.SLessThan %i, %i : i64
  %5 = spirv.SLessThanEqual %i, %i : i64
  %6 = spirv.UGreaterThan %i, %i : i64
  %7 = spirv.UGreaterThanEqual %i, %i : i64
  %8 = spirv.ULessThan %i, %i : i64
  %9 = spirv.ULessThanEqual %i, %i : i64
  %10 = spirv.LogicalAnd %b, %b : vector<3xi1>
  %11 = spirv.LogicalEqual %b, %b : vector<3xi1>
  %12 = spirv.LogicalNotEqual %b, %b : vector<3xi1>
  %13 = spirv.LogicalOr %b, %b : vector<3xi1>
  %14 = spirv.LogicalNot %b : vector<3xi1>
  %15 = spirv.Select %b, %v, %v : vector<3xi1>, vector<3xf32>
  %16 = spirv.Select %c, %p, %p : i1, !spirv.ptr<f32, Uniform>
  return
}
// CHECK:  func.func @others(%arg0: i64, %arg1: vector<3xi1>, %arg2: vector<3xf32>, %arg3: i1, %arg4: !spirv.ptr<f32, Uniform>) {
// CHECK-NEXT:    %0 = spirv.IEqual %arg0, %arg0 : i64
// CHECK-NEXT:    %1 = spirv.INotEqual %arg0, %arg0 : i64
// CHECK-NEXT:    %2 = spirv.SGreaterThan %arg0, %arg0 : i64
// CHECK-NEXT:    %3 = spirv.SGreaterThanEqual %arg0, %arg0 : i64
// CHECK-NEXT:    %4 = spirv.SLessThan %arg0, %arg0 : i64
// CHECK-NEXT:    %5 = spirv.SLessThanEqual %arg0, %arg0 : i64
// CHECK-NEXT:    %6 = spirv.UGreaterThan %arg0, %arg0 : i64
// CHECK-NEXT:    %7 = spirv.UGreaterThanEqual %arg0, %arg0 : i64
// CHECK-NEXT:    %8 = spirv.ULessThan %arg0, %arg0 : i64
// CHECK-NEXT:    %9 = spirv.ULessThanEqual %arg0, %arg0 : i64
// CHECK-NEXT:    %10 = spirv.LogicalAnd %arg1, %arg1 : vector<3xi1>
// CHECK-NEXT:    %11 = spirv.LogicalEqual %arg1, %arg1 : vector<3xi1>
// CHECK-NEXT:    %12 = spirv.LogicalNotEqual %arg1, %arg1 : vector<3xi1>
// CHECK-NEXT:    %13 = spirv.LogicalOr %arg1, %arg1 : vector<3xi1>
// CHECK-NEXT:    %14 = spirv.LogicalNot %arg1 : vector<3xi1>
// CHECK-NEXT:    %15 = spirv.Select %arg1, %arg2, %arg2 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:    %16 = spirv.Select %arg3, %arg4, %arg4 : i1, !spirv.ptr<f32, Uniform>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
