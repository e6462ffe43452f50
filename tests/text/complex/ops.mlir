// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Every operation of complex, and its numbers as attributes.

func.func @complex(%a: complex<f32>, %b: complex<f64>, %f: f32, %i: i64, %j: i32) {
  %0 = complex.add %a, %a : complex<f32>
  %1 = complex.sub %b, %b fastmath<fast> : complex<f64>
  %2 = complex.mul %a, %a fastmath<nnan,contract> : complex<f32>
  %3 = complex.div %b, %b : complex<f64>
  %4 = complex.pow %a, %a fastmath<fast> : complex<f32>
  %5 = complex.atan2 %b, %b fastmath<nnan,contract> : complex<f64>
  %6 = complex.re %a : complex<f32>
  %7 = complex.im %b fastmath<fast> : complex<f64>
  %8 = complex.abs %a fastmath<nnan,contract> : complex<f32>
  %9 = complex.angle %b : complex<f64>
  %10 = complex.neg %a fastmath<fast> : complex<f32>
  %11 = complex.conj %b fastmath<nnan,contract> : complex<f64>
  %12 = complex.sign %a : complex<f32>
  %13 = complex.sqrt %b fastmath<fast> : complex<f64>
  %14 = complex.rsqrt %a fastmath<nnan,contract> : complex<f32>
  %15 = complex.exp %b : complex<f64>
  %16 = complex.expm1 %a fastmath<fast> : complex<f32>
  %17 = complex.log %b fastmath<nnan,contract> : complex<f64>
  %18 = complex.log1p %a : complex<f32>
  %19 = complex.sin %b fastmath<fast> : complex<f64>
  %20 = complex.cos %a fastmath<nnan,contract> : complex<f32>
  %21 = complex.tan %b : complex<f64>
  %22 = complex.tanh %a fastmath<fast> : complex<f32>
  %23 = complex.eq %a, %a : complex<f32>
  %24 = complex.neq %b, %b {x.note} : complex<f64>
  %25 = complex.powi %a, %j : complex<f32>, i32
  %26 = complex.powi %b, %i fastmath<nnan> : complex<f64>, i64
  %27 = complex.create %f, %f : complex<f32>
  %28 = complex.bitcast %a : complex<f32> to i64
  %29 = complex.bitcast %i : i64 to complex<f32>
  %30 = complex.bitcast %a : complex<f32> to complex<f32>
  %c = complex.constant [0.1, -1.0] : complex<f64>
  %d = complex.constant [1 : i8, 2 : i8] : complex<i8>
  "x.y"() {p = #complex.number<:f32 1.0, 2.5>, q = #complex.number<:f16 3.0, -2.1> : f32} : () -> ()
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @complex(%arg0: complex<f32>, %arg1: complex<f64>, %arg2: f32, %arg3: i64, %arg4: i32) {
// CHECK-NEXT:    %0 = complex.add %arg0, %arg0 : complex<f32>
// CHECK-NEXT:    %1 = complex.sub %arg1, %arg1 fastmath<fast> : complex<f64>
// CHECK-NEXT:    %2 = complex.mul %arg0, %arg0 fastmath<nnan,contract> : complex<f32>
// CHECK-NEXT:    %3 = complex.div %arg1, %arg1 : complex<f64>
// CHECK-NEXT:    %4 = complex.pow %arg0, %arg0 fastmath<fast> : complex<f32>
// CHECK-NEXT:    %5 = complex.atan2 %arg1, %arg1 fastmath<nnan,contract> : complex<f64>
// CHECK-NEXT:    %6 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:    %7 = complex.im %arg1 fastmath<fast> : complex<f64>
// CHECK-NEXT:    %8 = complex.abs %arg0 fastmath<nnan,contract> : complex<f32>
// CHECK-NEXT:    %9 = complex.angle %arg1 : complex<f64>
// CHECK-NEXT:    %10 = complex.neg %arg0 fastmath<fast> : complex<f32>
// CHECK-NEXT:    %11 = complex.conj %arg1 fastmath<nnan,contract> : complex<f64>
// CHECK-NEXT:    %12 = complex.sign %arg0 : complex<f32>
// CHECK-NEXT:    %13 = complex.sqrt %arg1 fastmath<fast> : complex<f64>
// CHECK-NEXT:    %14 = complex.rsqrt %arg0 fastmath<nnan,contract> : complex<f32>
// CHECK-NEXT:    %15 = complex.exp %arg1 : complex<f64>
// CHECK-NEXT:    %16 = complex.expm1 %arg0 fastmath<fast> : complex<f32>
// CHECK-NEXT:    %17 = complex.log %arg1 fastmath<nnan,contract> : complex<f64>
// CHECK-NEXT:    %18 = complex.log1p %arg0 : complex<f32>
// CHECK-NEXT:    %19 = complex.sin %arg1 fastmath<fast> : complex<f64>
// CHECK-NEXT:    %20 = complex.cos %arg0 fastmath<nnan,contract> : complex<f32>
// CHECK-NEXT:    %21 = complex.tan %arg1 : complex<f64>
// CHECK-NEXT:    %22 = complex.tanh %arg0 fastmath<fast> : complex<f32>
// CHECK-NEXT:    %23 = complex.eq %arg0, %arg0 : complex<f32>
// CHECK-NEXT:    %24 = complex.neq %arg1, %arg1 {x.note} : complex<f64>
// CHECK-NEXT:    %25 = complex.powi %arg0, %arg4 : complex<f32>, i32
// CHECK-NEXT:    %26 = complex.powi %arg1, %arg3 fastmath<nnan> : complex<f64>, i64
// CHECK-NEXT:    %27 = complex.create %arg2, %arg2 : complex<f32>
// CHECK-NEXT:    %28 = complex.bitcast %arg0 : complex<f32> to i64
// CHECK-NEXT:    %29 = complex.bitcast %arg3 : i64 to complex<f32>
// CHECK-NEXT:    %30 = complex.bitcast %arg0 : complex<f32> to complex<f32>
// CHECK-NEXT:    %cst = complex.constant [1.000000e-01, -1.000000e+00] : complex<f64>
// CHECK-NEXT:    %cst_0 = complex.constant [1 : i8, 2 : i8] : complex<i8>
// CHECK-NEXT:    "x.y"() {p = #complex.number<:f32 1.000000e+00, 2.500000e+00> : complex<f32>, q = #complex.number<:f16 3.000000e+00, -2.099610e+00> : complex<f16>} : () -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
