// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @one_tensor
func.func @one_tensor(%x: tensor<4xf32>, %c: tensor<?x2xi1>, %q: tensor<4x!quant.uniform<i8:f32, 0.5:3>>, %u: tensor<*xf16>) {
  // CHECK-NEXT: %{{.*}} = tosa.abs %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %abs = tosa.abs %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.bitwise_not %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %bitwise_not = tosa.bitwise_not %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.ceil %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %ceil = tosa.ceil %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.clz %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %clz = tosa.clz %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.cos %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %cos = tosa.cos %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.erf %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %erf = tosa.erf %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.exp %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %exp = tosa.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.floor %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %floor = tosa.floor %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.log %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %log = tosa.log %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.reciprocal %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %reciprocal = tosa.reciprocal %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.rsqrt %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %rsqrt = tosa.rsqrt %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.sigmoid %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %sigmoid = tosa.sigmoid %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.sin %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %sin = tosa.sin %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.tanh %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %tanh = tosa.tanh %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.identity %{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %identity = tosa.identity %x : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.logical_not %{{.*}} : (tensor<?x2xi1>) -> tensor<?x2xi1>
  %not = tosa.logical_not %c : (tensor<?x2xi1>) -> tensor<?x2xi1>
  // CHECK-NEXT: %{{.*}} = tosa.exp %{{.*}} : (tensor<*xf16>) -> tensor<*xf16>
  %u1 = tosa.exp %u : (tensor<*xf16>) -> tensor<*xf16>
  // CHECK-NEXT: %{{.*}} = tosa.abs %{{.*}} : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %q1 = tosa.abs %q : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  // CHECK-NEXT: %{{.*}} = tosa.abs %{{.*}} {a = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  %y = tosa.abs %x {a = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @two_tensors
func.func @two_tensors(%x: tensor<4x1xi32>, %y: tensor<1x8xi32>, %c: tensor<4xi1>, %s: tensor<1xi8>, %f: tensor<4xf32>) {
  // CHECK-NEXT: %{{.*}} = tosa.add %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  %add = tosa.add %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.sub %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  %sub = tosa.sub %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.pow %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  %pow = tosa.pow %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.bitwise_and %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  %bitwise_and = tosa.bitwise_and %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.bitwise_or %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  %bitwise_or = tosa.bitwise_or %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.bitwise_xor %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  %bitwise_xor = tosa.bitwise_xor %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.logical_left_shift %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  %logical_left_shift = tosa.logical_left_shift %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.logical_right_shift %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  %logical_right_shift = tosa.logical_right_shift %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.maximum %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  %maximum = tosa.maximum %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.minimum %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  %minimum = tosa.minimum %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.intdiv %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  %intdiv = tosa.intdiv %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.arithmetic_right_shift %{{.*}}, %{{.*}} {round = true} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  %ars = tosa.arithmetic_right_shift %x, %y {round = true} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.logical_and %{{.*}}, %{{.*}} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %logical_and = tosa.logical_and %c, %c : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // CHECK-NEXT: %{{.*}} = tosa.logical_or %{{.*}}, %{{.*}} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %logical_or = tosa.logical_or %c, %c : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // CHECK-NEXT: %{{.*}} = tosa.logical_xor %{{.*}}, %{{.*}} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %logical_xor = tosa.logical_xor %c, %c : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // CHECK-NEXT: %{{.*}} = tosa.equal %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi1>
  %equal = tosa.equal %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi1>
  // CHECK-NEXT: %{{.*}} = tosa.greater %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi1>
  %greater = tosa.greater %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi1>
  // CHECK-NEXT: %{{.*}} = tosa.greater_equal %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi1>
  %greater_equal = tosa.greater_equal %x, %y : (tensor<4x1xi32>, tensor<1x8xi32>) -> tensor<4x8xi1>
  // CHECK-NEXT: %{{.*}} = tosa.mul %{{.*}}, %{{.*}}, %{{.*}} : (tensor<4x1xi32>, tensor<1x8xi32>, tensor<1xi8>) -> tensor<4x8xi32>
  %mul = tosa.mul %x, %y, %s : (tensor<4x1xi32>, tensor<1x8xi32>, tensor<1xi8>) -> tensor<4x8xi32>
  // CHECK-NEXT: %{{.*}} = tosa.select %{{.*}}, %{{.*}}, %{{.*}} : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %sel = tosa.select %c, %f, %f : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @keywords
func.func @keywords(%x: tensor<4xf32>, %i: tensor<4xi8>, %img: tensor<1x4x4x2xf32>, %n: i32, %b: i8) {
  // CHECK-NEXT: %{{.*}} = tosa.clamp %{{.*}} {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %0 = tosa.clamp %x {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.clamp %{{.*}} {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.clamp %x {min_val = 0.0 : f32, max_val = 1.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.clamp %{{.*}} {max_val = 5 : i8, min_val = -5 : i8, nan_mode = IGNORE} : (tensor<4xi8>) -> tensor<4xi8>
  %2 = tosa.clamp %i {max_val = 5 : i8, min_val = -5 : i8, nan_mode = IGNORE} : (tensor<4xi8>) -> tensor<4xi8>
  // CHECK-NEXT: %{{.*}} = tosa.maximum %{{.*}}, %{{.*}} {nan_mode = IGNORE} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = tosa.maximum %x, %x {nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.minimum %{{.*}}, %{{.*}} {nan_mode = IGNORE} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %4 = tosa.minimum %x, %x {nan_mode = IGNORE} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.argmax %{{.*}} {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<i32>
  %5 = tosa.argmax %x {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<i32>
  // CHECK-NEXT: %{{.*}} = tosa.reduce_max %{{.*}} {axis = 0 : i32} : (tensor<4xf32>) -> tensor<1xf32>
  %6 = tosa.reduce_max %x {axis = 0 : i32} : (tensor<4xf32>) -> tensor<1xf32>
  // CHECK-NEXT: %{{.*}} = tosa.reduce_min %{{.*}} {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<1xf32>
  %7 = tosa.reduce_min %x {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<1xf32>
  // CHECK-NEXT: %{{.*}} = tosa.max_pool2d %{{.*}} {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  %8 = tosa.max_pool2d %img {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  // CHECK-NEXT: %{{.*}} = tosa.apply_scale %{{.*}}, %{{.*}}, %{{.*}} {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  %9 = tosa.apply_scale %n, %n, %b {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  return
}

// CHECK-LABEL: func.func @casts
func.func @casts(%x: tensor<4x32xf32>, %d: tensor<4x64xf8E5M2>, %s: tensor<4x2xf8E8M0FNU>, %m: tensor<4x32x!tosa.mxint8>, %i: tensor<2x4xi8>, %mul: tensor<4xi32>, %sh: tensor<4xi8>, %zi: tensor<1xi8>, %zo: tensor<1xi32>) {
  // CHECK-NEXT: %{{.*}} = tosa.cast %{{.*}} : (tensor<4x32xf32>) -> tensor<4x32xi8>
  %0 = tosa.cast %x : (tensor<4x32xf32>) -> tensor<4x32xi8>
  // CHECK-NEXT: %{{.*}} = tosa.cast_from_block_scaled %{{.*}}, %{{.*}} {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  %1 = tosa.cast_from_block_scaled %d, %s {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  // CHECK-NEXT: %{{.*}}, %{{.*}} = tosa.cast_to_block_scaled %{{.*}} {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf4E2M1FN>, tensor<4x1xf8E8M0FNU>)
  %2:2 = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf4E2M1FN>, tensor<4x1xf8E8M0FNU>)
  // CHECK-NEXT: %{{.*}} = tosa.identity %{{.*}} : (tensor<4x32x!tosa.mxint8>) -> tensor<4x32x!tosa.mxint8>
  %3 = tosa.identity %m : (tensor<4x32x!tosa.mxint8>) -> tensor<4x32x!tosa.mxint8>
  // CHECK-NEXT: %{{.*}} = tosa.rescale %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {input_unsigned = false, output_unsigned = true, per_channel = true, rounding_mode = INEXACT_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2x4xi32>
  %4 = tosa.rescale %i, %mul, %sh, %zi, %zo {input_unsigned = false, output_unsigned = true, per_channel = true, rounding_mode = INEXACT_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2x4xi32>
  return
}
