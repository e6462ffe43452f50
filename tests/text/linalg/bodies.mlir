// RUN: mica-opt --mlir-print-op-generic %s | FileCheck %s --match-full-lines --strict-whitespace
// The regions that are made for named operations.

func.func @conversions(%a: memref<4xi8>, %b: memref<4xi32>, %f: memref<4xf16>, %g: memref<4xf64>, %x: memref<4xindex>,
                       %p: memref<4xcomplex<f32>>, %q: memref<4xcomplex<f64>>, %h: memref<4xbf16>) {
  linalg.copy ins(%a : memref<4xi8>) outs(%b : memref<4xi32>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi8>) outs(%b : memref<4xi32>)
  linalg.copy ins(%b : memref<4xi32>) outs(%a : memref<4xi8>)
  linalg.copy ins(%a : memref<4xi8>) outs(%f : memref<4xf16>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi8>) outs(%f : memref<4xf16>)
  linalg.copy ins(%f : memref<4xf16>) outs(%a : memref<4xi8>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%f : memref<4xf16>) outs(%a : memref<4xi8>)
  linalg.copy ins(%f : memref<4xf16>) outs(%g : memref<4xf64>)
  linalg.copy ins(%g : memref<4xf64>) outs(%f : memref<4xf16>)
  linalg.copy ins(%x : memref<4xindex>) outs(%b : memref<4xi32>)
  linalg.copy ins(%p : memref<4xcomplex<f32>>) outs(%q : memref<4xcomplex<f64>>)
  linalg.copy ins(%q : memref<4xcomplex<f64>>) outs(%p : memref<4xcomplex<f32>>)
  linalg.copy ins(%f : memref<4xf16>) outs(%p : memref<4xcomplex<f32>>)
  linalg.copy ins(%a : memref<4xi8>) outs(%p : memref<4xcomplex<f32>>)
  return
}
func.func @functions(%i: memref<4xi32>, %b: memref<4xi1>, %f: memref<4xf32>, %p: memref<4xcomplex<f32>>) {
  linalg.add ins(%i, %i : memref<4xi32>, memref<4xi32>) outs(%i : memref<4xi32>)
  linalg.add ins(%b, %b : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)
  linalg.add ins(%p, %p : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%p : memref<4xcomplex<f32>>)
  linalg.mul ins(%b, %b : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)
  linalg.div ins(%i, %i : memref<4xi32>, memref<4xi32>) outs(%i : memref<4xi32>)
  linalg.div_unsigned ins(%i, %i : memref<4xi32>, memref<4xi32>) outs(%i : memref<4xi32>)
  linalg.max ins(%i, %i : memref<4xi32>, memref<4xi32>) outs(%i : memref<4xi32>)
  linalg.min ins(%b, %b : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)
  linalg.powf ins(%f, %f : memref<4xf32>, memref<4xf32>) outs(%f : memref<4xf32>)
  linalg.reciprocal ins(%f : memref<4xf32>) outs(%f : memref<4xf32>)
  linalg.square ins(%f : memref<4xf32>) outs(%f : memref<4xf32>)
  linalg.negf ins(%f : memref<4xf32>) outs(%f : memref<4xf32>)
  return
}
func.func @random(%x: f64, %s: i32, %f: memref<4x4xf32>) {
  linalg.fill_rng_2d ins(%x, %x, %s : f64, f64, i32) outs(%f : memref<4x4xf32>)
  return
}
func.func @convolution(%a: memref<1x3x9x9xi8>, %f: memref<4x3x3x3xi8>, %z: i32, %o: memref<1x4x4x3xi32>) {
  linalg.conv_2d_nchw_fchw_q {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%a, %f, %z, %z : memref<1x3x9x9xi8>, memref<4x3x3x3xi8>, i32, i32) outs(%o : memref<1x4x4x3xi32>)
  return
}

//      CHECK:#map = affine_map<(d0, d1) -> ()>
// CHECK-NEXT:#map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT:#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5, d3 * 3 + d6)>
// CHECK-NEXT:#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
// CHECK-NEXT:#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// CHECK-NEXT:#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// CHECK-NEXT:"builtin.module"() ({
// CHECK-NEXT:  "func.func"() <{function_type = (memref<4xi8>, memref<4xi32>, memref<4xf16>, memref<4xf64>, memref<4xindex>, memref<4xcomplex<f32>>, memref<4xcomplex<f64>>, memref<4xbf16>) -> (), sym_name = "conversions"}> ({
// CHECK-NEXT:  ^bb0(%arg53: memref<4xi8>, %arg54: memref<4xi32>, %arg55: memref<4xf16>, %arg56: memref<4xf64>, %arg57: memref<4xindex>, %arg58: memref<4xcomplex<f32>>, %arg59: memref<4xcomplex<f64>>, %arg60: memref<4xbf16>):
// CHECK-NEXT:    "linalg.copy"(%arg53, %arg54) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg87: i8, %arg88: i32):
// CHECK-NEXT:      %72 = "arith.extsi"(%arg87) : (i8) -> i32
// CHECK-NEXT:      "linalg.yield"(%72) : (i32) -> ()
// CHECK-NEXT:    }) : (memref<4xi8>, memref<4xi32>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg53, %arg54) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg85: i8, %arg86: i32):
// CHECK-NEXT:      %71 = "arith.extui"(%arg85) : (i8) -> i32
// CHECK-NEXT:      "linalg.yield"(%71) : (i32) -> ()
// CHECK-NEXT:    }) : (memref<4xi8>, memref<4xi32>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg54, %arg53) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg83: i32, %arg84: i8):
// CHECK-NEXT:      %70 = "arith.trunci"(%arg83) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
// CHECK-NEXT:      "linalg.yield"(%70) : (i8) -> ()
// CHECK-NEXT:    }) : (memref<4xi32>, memref<4xi8>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg53, %arg55) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg81: i8, %arg82: f16):
// CHECK-NEXT:      %69 = "arith.sitofp"(%arg81) : (i8) -> f16
// CHECK-NEXT:      "linalg.yield"(%69) : (f16) -> ()
// CHECK-NEXT:    }) : (memref<4xi8>, memref<4xf16>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg53, %arg55) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg79: i8, %arg80: f16):
// CHECK-NEXT:      %68 = "arith.uitofp"(%arg79) : (i8) -> f16
// CHECK-NEXT:      "linalg.yield"(%68) : (f16) -> ()
// CHECK-NEXT:    }) : (memref<4xi8>, memref<4xf16>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg55, %arg53) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg77: f16, %arg78: i8):
// CHECK-NEXT:      %67 = "arith.fptosi"(%arg77) : (f16) -> i8
// CHECK-NEXT:      "linalg.yield"(%67) : (i8) -> ()
// CHECK-NEXT:    }) : (memref<4xf16>, memref<4xi8>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg55, %arg53) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg75: f16, %arg76: i8):
// CHECK-NEXT:      %66 = "arith.fptoui"(%arg75) : (f16) -> i8
// CHECK-NEXT:      "linalg.yield"(%66) : (i8) -> ()
// CHECK-NEXT:    }) : (memref<4xf16>, memref<4xi8>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg55, %arg56) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg73: f16, %arg74: f64):
// CHECK-NEXT:      %65 = "arith.extf"(%arg73) : (f16) -> f64
// CHECK-NEXT:      "linalg.yield"(%65) : (f64) -> ()
// CHECK-NEXT:    }) : (memref<4xf16>, memref<4xf64>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg56, %arg55) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg71: f64, %arg72: f16):
// CHECK-NEXT:      %64 = "arith.truncf"(%arg71) : (f64) -> f16
// CHECK-NEXT:      "linalg.yield"(%64) : (f16) -> ()
// CHECK-NEXT:    }) : (memref<4xf64>, memref<4xf16>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg57, %arg54) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg69: index, %arg70: i32):
// CHECK-NEXT:      %63 = "arith.index_cast"(%arg69) : (index) -> i32
// CHECK-NEXT:      "linalg.yield"(%63) : (i32) -> ()
// CHECK-NEXT:    }) : (memref<4xindex>, memref<4xi32>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg58, %arg59) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg67: complex<f32>, %arg68: complex<f64>):
// CHECK-NEXT:      %58 = "complex.re"(%arg67) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// CHECK-NEXT:      %59 = "complex.im"(%arg67) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// CHECK-NEXT:      %60 = "arith.extf"(%58) : (f32) -> f64
// CHECK-NEXT:      %61 = "arith.extf"(%59) : (f32) -> f64
// CHECK-NEXT:      %62 = "complex.create"(%60, %61) : (f64, f64) -> complex<f64>
// CHECK-NEXT:      "linalg.yield"(%62) : (complex<f64>) -> ()
// CHECK-NEXT:    }) : (memref<4xcomplex<f32>>, memref<4xcomplex<f64>>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg59, %arg58) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg65: complex<f64>, %arg66: complex<f32>):
// CHECK-NEXT:      %53 = "complex.re"(%arg65) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
// CHECK-NEXT:      %54 = "complex.im"(%arg65) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
// CHECK-NEXT:      %55 = "arith.truncf"(%53) : (f64) -> f32
// CHECK-NEXT:      %56 = "arith.truncf"(%54) : (f64) -> f32
// CHECK-NEXT:      %57 = "complex.create"(%55, %56) : (f32, f32) -> complex<f32>
// CHECK-NEXT:      "linalg.yield"(%57) : (complex<f32>) -> ()
// CHECK-NEXT:    }) : (memref<4xcomplex<f64>>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg55, %arg58) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg63: f16, %arg64: complex<f32>):
// CHECK-NEXT:      %50 = "arith.extf"(%arg63) : (f16) -> f32
// CHECK-NEXT:      %51 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// CHECK-NEXT:      %52 = "complex.create"(%50, %51) : (f32, f32) -> complex<f32>
// CHECK-NEXT:      "linalg.yield"(%52) : (complex<f32>) -> ()
// CHECK-NEXT:    }) : (memref<4xf16>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:    "linalg.copy"(%arg53, %arg58) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg61: i8, %arg62: complex<f32>):
// CHECK-NEXT:      %47 = "arith.sitofp"(%arg61) : (i8) -> f32
// CHECK-NEXT:      %48 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// CHECK-NEXT:      %49 = "complex.create"(%47, %48) : (f32, f32) -> complex<f32>
// CHECK-NEXT:      "linalg.yield"(%49) : (complex<f32>) -> ()
// CHECK-NEXT:    }) : (memref<4xi8>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:    "func.return"() : () -> ()
// CHECK-NEXT:  }) : () -> ()
// CHECK-NEXT:  "func.func"() <{function_type = (memref<4xi32>, memref<4xi1>, memref<4xf32>, memref<4xcomplex<f32>>) -> (), sym_name = "functions"}> ({
// CHECK-NEXT:  ^bb0(%arg16: memref<4xi32>, %arg17: memref<4xi1>, %arg18: memref<4xf32>, %arg19: memref<4xcomplex<f32>>):
// CHECK-NEXT:    "linalg.add"(%arg16, %arg16, %arg16) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg50: i32, %arg51: i32, %arg52: i32):
// CHECK-NEXT:      %46 = "arith.addi"(%arg50, %arg51) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:      "linalg.yield"(%46) : (i32) -> ()
// CHECK-NEXT:    }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// CHECK-NEXT:    "linalg.add"(%arg17, %arg17, %arg17) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg47: i1, %arg48: i1, %arg49: i1):
// CHECK-NEXT:      %45 = "arith.ori"(%arg47, %arg48) : (i1, i1) -> i1
// CHECK-NEXT:      "linalg.yield"(%45) : (i1) -> ()
// CHECK-NEXT:    }) : (memref<4xi1>, memref<4xi1>, memref<4xi1>) -> ()
// CHECK-NEXT:    "linalg.add"(%arg19, %arg19, %arg19) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg44: complex<f32>, %arg45: complex<f32>, %arg46: complex<f32>):
// CHECK-NEXT:      %44 = "complex.add"(%arg44, %arg45) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:      "linalg.yield"(%44) : (complex<f32>) -> ()
// CHECK-NEXT:    }) : (memref<4xcomplex<f32>>, memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:    "linalg.mul"(%arg17, %arg17, %arg17) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg41: i1, %arg42: i1, %arg43: i1):
// CHECK-NEXT:      %43 = "arith.andi"(%arg41, %arg42) : (i1, i1) -> i1
// CHECK-NEXT:      "linalg.yield"(%43) : (i1) -> ()
// CHECK-NEXT:    }) : (memref<4xi1>, memref<4xi1>, memref<4xi1>) -> ()
// CHECK-NEXT:    "linalg.div"(%arg16, %arg16, %arg16) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg38: i32, %arg39: i32, %arg40: i32):
// CHECK-NEXT:      %42 = "arith.divsi"(%arg38, %arg39) : (i32, i32) -> i32
// CHECK-NEXT:      "linalg.yield"(%42) : (i32) -> ()
// CHECK-NEXT:    }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// CHECK-NEXT:    "linalg.div_unsigned"(%arg16, %arg16, %arg16) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg35: i32, %arg36: i32, %arg37: i32):
// CHECK-NEXT:      %41 = "arith.divui"(%arg35, %arg36) : (i32, i32) -> i32
// CHECK-NEXT:      "linalg.yield"(%41) : (i32) -> ()
// CHECK-NEXT:    }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// CHECK-NEXT:    "linalg.max"(%arg16, %arg16, %arg16) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg32: i32, %arg33: i32, %arg34: i32):
// CHECK-NEXT:      %40 = "arith.maxsi"(%arg32, %arg33) : (i32, i32) -> i32
// CHECK-NEXT:      "linalg.yield"(%40) : (i32) -> ()
// CHECK-NEXT:    }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// CHECK-NEXT:    "linalg.min"(%arg17, %arg17, %arg17) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg29: i1, %arg30: i1, %arg31: i1):
// CHECK-NEXT:      %39 = "arith.minsi"(%arg29, %arg30) : (i1, i1) -> i1
// CHECK-NEXT:      "linalg.yield"(%39) : (i1) -> ()
// CHECK-NEXT:    }) : (memref<4xi1>, memref<4xi1>, memref<4xi1>) -> ()
// CHECK-NEXT:    "linalg.powf"(%arg18, %arg18, %arg18) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
// CHECK-NEXT:      %38 = "math.powf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:      "linalg.yield"(%38) : (f32) -> ()
// CHECK-NEXT:    }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:    "linalg.reciprocal"(%arg18, %arg18) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg24: f32, %arg25: f32):
// CHECK-NEXT:      %36 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// CHECK-NEXT:      %37 = "arith.divf"(%36, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:      "linalg.yield"(%37) : (f32) -> ()
// CHECK-NEXT:    }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:    "linalg.square"(%arg18, %arg18) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg22: f32, %arg23: f32):
// CHECK-NEXT:      %35 = "arith.mulf"(%arg22, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:      "linalg.yield"(%35) : (f32) -> ()
// CHECK-NEXT:    }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:    "linalg.negf"(%arg18, %arg18) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg20: f32, %arg21: f32):
// CHECK-NEXT:      %34 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:      "linalg.yield"(%34) : (f32) -> ()
// CHECK-NEXT:    }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:    "func.return"() : () -> ()
// CHECK-NEXT:  }) : () -> ()
// CHECK-NEXT:  "func.func"() <{function_type = (f64, i32, memref<4x4xf32>) -> (), sym_name = "random"}> ({
// CHECK-NEXT:  ^bb0(%arg9: f64, %arg10: i32, %arg11: memref<4x4xf32>):
// CHECK-NEXT:    "linalg.fill_rng_2d"(%arg9, %arg9, %arg10, %arg11) <{operandSegmentSizes = array<i32: 3, 1>}> ({
// CHECK-NEXT:    ^bb0(%arg12: f64, %arg13: f64, %arg14: i32, %arg15: f32):
// CHECK-NEXT:      %6 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
// CHECK-NEXT:      %7 = "arith.sitofp"(%6) : (i64) -> f64
// CHECK-NEXT:      %8 = "linalg.index"() <{dim = 1 : i64}> : () -> index
// CHECK-NEXT:      %9 = "arith.index_cast"(%8) : (index) -> i32
// CHECK-NEXT:      %10 = "linalg.index"() <{dim = 0 : i64}> : () -> index
// CHECK-NEXT:      %11 = "arith.index_cast"(%10) : (index) -> i32
// CHECK-NEXT:      %12 = "arith.addi"(%11, %arg14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:      %13 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
// CHECK-NEXT:      %14 = "arith.trunci"(%13) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:      %15 = "arith.muli"(%12, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:      %16 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
// CHECK-NEXT:      %17 = "arith.trunci"(%16) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:      %18 = "arith.addi"(%15, %17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:      %19 = "arith.addi"(%9, %18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:      %20 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
// CHECK-NEXT:      %21 = "arith.trunci"(%20) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:      %22 = "arith.muli"(%19, %21) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:      %23 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
// CHECK-NEXT:      %24 = "arith.trunci"(%23) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:      %25 = "arith.addi"(%22, %24) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:      %26 = "arith.sitofp"(%25) : (i32) -> f64
// CHECK-NEXT:      %27 = "arith.addf"(%7, %26) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:      %28 = "arith.subf"(%arg13, %arg12) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:      %29 = "arith.constant"() <{value = 2.3283063999999999E-10 : f64}> : () -> f64
// CHECK-NEXT:      %30 = "arith.mulf"(%28, %29) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:      %31 = "arith.mulf"(%27, %30) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:      %32 = "arith.addf"(%31, %arg12) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:      %33 = "arith.truncf"(%32) : (f64) -> f32
// CHECK-NEXT:      "linalg.yield"(%33) : (f32) -> ()
// CHECK-NEXT:    }) {linalg.memoized_indexing_maps = [#map, #map, #map, #map1]} : (f64, f64, i32, memref<4x4xf32>) -> ()
// CHECK-NEXT:    "func.return"() : () -> ()
// CHECK-NEXT:  }) : () -> ()
// CHECK-NEXT:  "func.func"() <{function_type = (memref<1x3x9x9xi8>, memref<4x3x3x3xi8>, i32, memref<1x4x4x3xi32>) -> (), sym_name = "convolution"}> ({
// CHECK-NEXT:  ^bb0(%arg0: memref<1x3x9x9xi8>, %arg1: memref<4x3x3x3xi8>, %arg2: i32, %arg3: memref<1x4x4x3xi32>):
// CHECK-NEXT:    "linalg.conv_2d_nchw_fchw_q"(%arg0, %arg1, %arg2, %arg2, %arg3) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
// CHECK-NEXT:    ^bb0(%arg4: i8, %arg5: i8, %arg6: i32, %arg7: i32, %arg8: i32):
// CHECK-NEXT:      %0 = "arith.extsi"(%arg4) : (i8) -> i32
// CHECK-NEXT:      %1 = "arith.subi"(%0, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:      %2 = "arith.extsi"(%arg5) : (i8) -> i32
// CHECK-NEXT:      %3 = "arith.subi"(%2, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:      %4 = "arith.muli"(%1, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:      %5 = "arith.addi"(%arg8, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:      "linalg.yield"(%5) : (i32) -> ()
// CHECK-NEXT:    }) {linalg.memoized_indexing_maps = [#map2, #map3, #map4, #map4, #map5]} : (memref<1x3x9x9xi8>, memref<4x3x3x3xi8>, i32, i32, memref<1x4x4x3xi32>) -> ()
// CHECK-NEXT:    "func.return"() : () -> ()
// CHECK-NEXT:  }) : () -> ()
// CHECK-NEXT:}) : () -> ()
