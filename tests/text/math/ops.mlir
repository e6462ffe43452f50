// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Every operation of math, on numbers, vectors and tensors.

func.func @math(%f: f32, %v: vector<4xf64>, %t: tensor<?xbf16>, %i: i32, %n: index, %w: vector<[2]xi8>, %k: vector<4xi32>) {
  %0 = math.absf %f : f32
  %1 = math.acosh %v fastmath<fast> : vector<4xf64>
  %2 = math.asin %t fastmath<nnan,contract> : tensor<?xbf16>
  %3 = math.asinh %f fastmath<none> : f32
  %4 = math.atan %v : vector<4xf64>
  %5 = math.atanh %t fastmath<fast> : tensor<?xbf16>
  %6 = math.cbrt %f fastmath<nnan,contract> : f32
  %7 = math.ceil %v fastmath<none> : vector<4xf64>
  %8 = math.cos %t : tensor<?xbf16>
  %9 = math.acos %f fastmath<fast> : f32
  %10 = math.cosh %v fastmath<nnan,contract> : vector<4xf64>
  %11 = math.sin %t fastmath<none> : tensor<?xbf16>
  %12 = math.sinh %f : f32
  %13 = math.erf %v fastmath<fast> : vector<4xf64>
  %14 = math.erfc %t fastmath<nnan,contract> : tensor<?xbf16>
  %15 = math.exp %f fastmath<none> : f32
  %16 = math.exp2 %v : vector<4xf64>
  %17 = math.expm1 %t fastmath<fast> : tensor<?xbf16>
  %18 = math.floor %f fastmath<nnan,contract> : f32
  %19 = math.log %v fastmath<none> : vector<4xf64>
  %20 = math.log10 %t : tensor<?xbf16>
  %21 = math.log1p %f fastmath<fast> : f32
  %22 = math.log2 %v fastmath<nnan,contract> : vector<4xf64>
  %23 = math.rsqrt %t fastmath<none> : tensor<?xbf16>
  %24 = math.sqrt %f : f32
  %25 = math.tan %v fastmath<fast> : vector<4xf64>
  %26 = math.tanh %t fastmath<nnan,contract> : tensor<?xbf16>
  %27 = math.roundeven %f fastmath<none> : f32
  %28 = math.round %v : vector<4xf64>
  %29 = math.trunc %t fastmath<fast> : tensor<?xbf16>
  %30 = math.atan2 %f, %f fastmath<nnan,contract> : f32
  %31 = math.copysign %v, %v fastmath<none> : vector<4xf64>
  %32 = math.powf %t, %t : tensor<?xbf16>
  %33 = math.absi %i : i32
  %34 = math.ctlz %w : vector<[2]xi8>
  %35 = math.cttz %i : i32
  %36 = math.ctpop %w : vector<[2]xi8>
  %37 = math.ipowi %n, %n : index
  %38 = math.isfinite %f : f32
  %39 = math.isinf %v : vector<4xf64>
  %40 = math.isnan %t : tensor<?xbf16>
  %41 = math.isnormal %f : f32
  %42 = math.fma %f, %f, %f : f32
  %43 = math.fma %v, %v, %v fastmath<reassoc> : vector<4xf64>
  %44 = math.clampf %f to [%f, %f] fastmath<ninf> : f32
  %45 = math.fpowi %v, %k : vector<4xf64>, vector<4xi32>
  %46 = math.fpowi %f, %n fastmath<afn> : f32, index
  %sin, %cos = math.sincos %t : tensor<?xbf16>
  %47, %48 = math.sincos %f fastmath<nsz> {x.note} : f32
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @math(%arg0: f32, %arg1: vector<4xf64>, %arg2: tensor<?xbf16>, %arg3: i32, %arg4: index, %arg5: vector<[2]xi8>, %arg6: vector<4xi32>) {
// CHECK-NEXT:    %0 = math.absf %arg0 : f32
// CHECK-NEXT:    %1 = math.acosh %arg1 fastmath<fast> : vector<4xf64>
// CHECK-NEXT:    %2 = math.asin %arg2 fastmath<nnan,contract> : tensor<?xbf16>
// CHECK-NEXT:    %3 = math.asinh %arg0 : f32
// CHECK-NEXT:    %4 = math.atan %arg1 : vector<4xf64>
// CHECK-NEXT:    %5 = math.atanh %arg2 fastmath<fast> : tensor<?xbf16>
// CHECK-NEXT:    %6 = math.cbrt %arg0 fastmath<nnan,contract> : f32
// CHECK-NEXT:    %7 = math.ceil %arg1 : vector<4xf64>
// CHECK-NEXT:    %8 = math.cos %arg2 : tensor<?xbf16>
// CHECK-NEXT:    %9 = math.acos %arg0 fastmath<fast> : f32
// CHECK-NEXT:    %10 = math.cosh %arg1 fastmath<nnan,contract> : vector<4xf64>
// CHECK-NEXT:    %11 = math.sin %arg2 : tensor<?xbf16>
// CHECK-NEXT:    %12 = math.sinh %arg0 : f32
// CHECK-NEXT:    %13 = math.erf %arg1 fastmath<fast> : vector<4xf64>
// CHECK-NEXT:    %14 = math.erfc %arg2 fastmath<nnan,contract> : tensor<?xbf16>
// CHECK-NEXT:    %15 = math.exp %arg0 : f32
// CHECK-NEXT:    %16 = math.exp2 %arg1 : vector<4xf64>
// CHECK-NEXT:    %17 = math.expm1 %arg2 fastmath<fast> : tensor<?xbf16>
// CHECK-NEXT:    %18 = math.floor %arg0 fastmath<nnan,contract> : f32
// CHECK-NEXT:    %19 = math.log %arg1 : vector<4xf64>
// CHECK-NEXT:    %20 = math.log10 %arg2 : tensor<?xbf16>
// CHECK-NEXT:    %21 = math.log1p %arg0 fastmath<fast> : f32
// CHECK-NEXT:    %22 = math.log2 %arg1 fastmath<nnan,contract> : vector<4xf64>
// CHECK-NEXT:    %23 = math.rsqrt %arg2 : tensor<?xbf16>
// CHECK-NEXT:    %24 = math.sqrt %arg0 : f32
// CHECK-NEXT:    %25 = math.tan %arg1 fastmath<fast> : vector<4xf64>
// CHECK-NEXT:    %26 = math.tanh %arg2 fastmath<nnan,contract> : tensor<?xbf16>
// CHECK-NEXT:    %27 = math.roundeven %arg0 : f32
// CHECK-NEXT:    %28 = math.round %arg1 : vector<4xf64>
// CHECK-NEXT:    %29 = math.trunc %arg2 fastmath<fast> : tensor<?xbf16>
// CHECK-NEXT:    %30 = math.atan2 %arg0, %arg0 fastmath<nnan,contract> : f32
// CHECK-NEXT:    %31 = math.copysign %arg1, %arg1 : vector<4xf64>
// CHECK-NEXT:    %32 = math.powf %arg2, %arg2 : tensor<?xbf16>
// CHECK-NEXT:    %33 = math.absi %arg3 : i32
// CHECK-NEXT:    %34 = math.ctlz %arg5 : vector<[2]xi8>
// CHECK-NEXT:    %35 = math.cttz %arg3 : i32
// CHECK-NEXT:    %36 = math.ctpop %arg5 : vector<[2]xi8>
// CHECK-NEXT:    %37 = math.ipowi %arg4, %arg4 : index
// CHECK-NEXT:    %38 = math.isfinite %arg0 : f32
// CHECK-NEXT:    %39 = math.isinf %arg1 : vector<4xf64>
// CHECK-NEXT:    %40 = math.isnan %arg2 : tensor<?xbf16>
// CHECK-NEXT:    %41 = math.isnormal %arg0 : f32
// CHECK-NEXT:    %42 = math.fma %arg0, %arg0, %arg0 : f32
// CHECK-NEXT:    %43 = math.fma %arg1, %arg1, %arg1 fastmath<reassoc> : vector<4xf64>
// CHECK-NEXT:    %44 = math.clampf %arg0 to [%arg0, %arg0] fastmath<ninf> : f32
// CHECK-NEXT:    %45 = math.fpowi %arg1, %arg6 : vector<4xf64>, vector<4xi32>
// CHECK-NEXT:    %46 = math.fpowi %arg0, %arg4 fastmath<afn> : f32, index
// CHECK-NEXT:    %sin, %cos = math.sincos %arg2 : tensor<?xbf16>
// CHECK-NEXT:    %sin_0, %cos_1 = math.sincos %arg0 fastmath<nsz> {x.note} : f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
