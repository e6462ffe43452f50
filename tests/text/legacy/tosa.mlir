// What tosa wrote from 2020 to 2024: attributes for what are operands today, zero points as attributes, arrays of numbers.
// RUN: mica-opt --upgrade-legacy --split-input-file %s | FileCheck %s
// RUN: mica-opt --upgrade-legacy --split-input-file %s | mica-opt --split-input-file

// Lists of numbers become shapes in front.
// CHECK-LABEL: func.func @shapes(
func @shapes(%a: tensor<13x21x3xf32>) {
  // CHECK-NEXT: %[[S:.*]] = tosa.const_shape {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // CHECK-NEXT: tosa.reshape %{{.*}}, %[[S]] : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<1x819xf32>
  %0 = "tosa.reshape"(%a) {new_shape = [1, 819]} : (tensor<13x21x3xf32>) -> tensor<1x819xf32>
  // CHECK-NEXT: tosa.const_shape {values = dense<[1, 819]>
  // CHECK-NEXT: tosa.reshape
  %1 = tosa.reshape %a {new_shape = array<i64: 1, 819>} : (tensor<13x21x3xf32>) -> tensor<1x819xf32>
  // CHECK-NEXT: tosa.const_shape {values = dense<[1, 819]>
  // CHECK-NEXT: tosa.reshape
  %2 = "tosa.reshape"(%a) <{new_shape = array<i64: 1, 819>}> {x.y} : (tensor<13x21x3xf32>) -> tensor<1x819xf32>
  // CHECK-NEXT: %[[B:.*]] = tosa.const_shape {values = dense<[6, 8, 0]>
  // CHECK-NEXT: %[[L:.*]] = tosa.const_shape {values = dense<[4, 11, 1]>
  // CHECK-NEXT: tosa.slice %{{.*}}, %[[B]], %[[L]] :
  %3 = "tosa.slice"(%a) {start = [6, 8, 0], size = [4, 11, 1]} : (tensor<13x21x3xf32>) -> tensor<4x11x1xf32>
  // CHECK-NEXT: %[[M:.*]] = tosa.const_shape {values = dense<[3, 1, 2]>
  // CHECK-NEXT: tosa.tile %{{.*}}, %[[M]] :
  %4 = "tosa.tile"(%a) {multiples = [3, 1, 2]} : (tensor<13x21x3xf32>) -> tensor<39x21x6xf32>
  // Today's text stays, and keeps what it has besides.
  // CHECK-NEXT: tosa.const_shape
  // CHECK-NEXT: tosa.reshape %{{.*}}, %{{.*}} {new_shape = 1 : i64} :
  %s = tosa.const_shape {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %5 = tosa.reshape %a, %s {new_shape = 1 : i64} : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<1x819xf32>
  return
}

// -----

// A constant that was an operand becomes an attribute, or a constant of another type.
// CHECK-LABEL: func.func @constants(
func @constants(%a: tensor<13x21x3xf32>, %b: tensor<1x2xi8>) {
  // CHECK-NEXT: "tosa.const"() <{values = dense<[2, 0, 1]> : tensor<3xi32>}>
  // CHECK-NEXT: tosa.transpose %{{.*}} {perms = array<i32: 2, 0, 1>} : (tensor<13x21x3xf32>) -> tensor<3x13x21xf32>
  %0 = "tosa.const"() {value = dense<[2, 0, 1]> : tensor<3xi32>} : () -> tensor<3xi32>
  %1 = "tosa.transpose"(%a, %0) : (tensor<13x21x3xf32>, tensor<3xi32>) -> tensor<3x13x21xf32>
  // CHECK: %[[P:.*]] = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // CHECK-NEXT: %[[Z:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}>
  // CHECK-NEXT: tosa.pad %{{.*}}, %[[P]], %[[Z]] : (tensor<1x2xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<4x9xi8>
  %2 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %3 = "tosa.pad"(%b, %2) : (tensor<1x2xi8>, tensor<2x2xi32>) -> tensor<4x9xi8>
  // CHECK: "tosa.const"() <{values = dense<42> : tensor<1xi8>}>
  // CHECK-NEXT: tosa.pad
  %4 = "tosa.pad"(%b, %2) {quantization_info = {input_zp = 42 : i32}} : (tensor<1x2xi8>, tensor<2x2xi32>) -> tensor<4x9xi8>
  // CHECK: "tosa.const"() <{values = dense<43> : tensor<1xi8>}>
  // CHECK-NEXT: tosa.pad
  %5 = "tosa.pad"(%b, %2) {quantization_info = #tosa.pad_quant<input_zp = 43>} : (tensor<1x2xi8>, tensor<2x2xi32>) -> tensor<4x9xi8>
  // CHECK: "tosa.const"() <{values = dense<7> : tensor<1xi8>}>
  // CHECK-NEXT: tosa.pad
  %6 = arith.constant dense<7> : tensor<i8>
  %7 = "tosa.pad"(%b, %2, %6) : (tensor<1x2xi8>, tensor<2x2xi32>, tensor<i8>) -> tensor<4x9xi8>
  return
}

// -----

// Zero points, and the type of the sum, which follows from the types.
// CHECK-LABEL: func.func @zero_points(
func @zero_points(%i: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi32>, %m: tensor<1x5x3xi8>, %n: tensor<1x3x6xi8>) {
  // CHECK-NEXT: %[[IZ:.*]] = "tosa.const"() <{values = dense<-22> : tensor<1xi8>}>
  // CHECK-NEXT: %[[WZ:.*]] = "tosa.const"() <{values = dense<42> : tensor<1xi8>}>
  // CHECK-NEXT: tosa.conv2d %{{.*}}, %{{.*}}, %{{.*}}, %[[IZ]], %[[WZ]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
  %0 = "tosa.conv2d"(%i, %w, %b) {dilation = [1, 1], pad = [0, 0, 0, 0], quantization_info = {input_zp = -22 : i32, weight_zp = 42 : i32}, stride = [1, 1]} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>) -> tensor<1x4x4x8xi32>
  // CHECK-NEXT: dense<-23> : tensor<1xi8>
  // CHECK-NEXT: dense<43> : tensor<1xi8>
  // CHECK-NEXT: tosa.conv2d
  // CHECK-NOT: quantization_info
  %1 = tosa.conv2d %i, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.conv_quant<input_zp = -23, weight_zp = 43>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>) -> tensor<1x4x4x8xi32>
  // CHECK: dense<1> : tensor<1xi8>
  // CHECK-NEXT: dense<2> : tensor<1xi8>
  // CHECK-NEXT: tosa.matmul
  %2 = "tosa.matmul"(%m, %n) {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = 2>} : (tensor<1x5x3xi8>, tensor<1x3x6xi8>) -> tensor<1x5x6xi32>
  // CHECK-NEXT: dense<3> : tensor<1xi8>
  // CHECK-NEXT: dense<4> : tensor<1xi8>
  // CHECK-NEXT: tosa.matmul
  %3 = tosa.matmul %m, %n {a_zp = 3 : i32, b_zp = 4 : i32} : (tensor<1x5x3xi8>, tensor<1x3x6xi8>) -> tensor<1x5x6xi32>
  // CHECK-NEXT: dense<5> : tensor<1xi8>
  // CHECK-NEXT: dense<-3> : tensor<1xi8>
  // CHECK-NEXT: tosa.negate
  %4 = "tosa.negate"(%m) {quantization_info = #tosa.unary_quant<input_zp = 5, output_zp = -3>} : (tensor<1x5x3xi8>) -> tensor<1x5x3xi8>
  // CHECK-NEXT: dense<0> : tensor<1xi8>
  // CHECK-NEXT: dense<0> : tensor<1xi8>
  // CHECK-NEXT: tosa.avg_pool2d {{.*}} {acc_type = i32, kernel = array<i64: 2, 2>
  %5 = "tosa.avg_pool2d"(%i) {kernel = [2, 2], pad = [0, 0, 0, 0], stride = [2, 2]} : (tensor<1x4x4x4xi8>) -> tensor<1x2x2x4xi8>
  return
}

// -----

// CHECK-LABEL: func.func @sums(
func @sums(%i: tensor<1x4x4x4xbf16>, %w: tensor<8x1x1x4xbf16>, %b: tensor<8xbf16>, %j: tensor<1x4x4x4xi16>) {
  // CHECK: tosa.transpose_conv2d {{.*}} {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} :
  %0 = "tosa.transpose_conv2d"(%i, %w, %b) {dilation = [1, 1], out_pad = [0, 0], out_shape = [1, 4, 4, 8], stride = [1, 1]} : (tensor<1x4x4x4xbf16>, tensor<8x1x1x4xbf16>, tensor<8xbf16>) -> tensor<1x4x4x8xbf16>
  // CHECK: tosa.avg_pool2d {{.*}} {acc_type = i32,
  %1 = "tosa.avg_pool2d"(%j) {kernel = [2, 2], pad = [0, 0, 0, 0], stride = [2, 2]} : (tensor<1x4x4x4xi16>) -> tensor<1x2x2x4xi16>
  return
}

// -----

// CHECK-LABEL: func.func @elementwise(
func @elementwise(%a: tensor<2x3xi32>, %v: tensor<3xi32>, %q: tensor<4xi8>, %f: tensor<4xf16>, %s: tensor<i32>) {
  // CHECK-NEXT: %[[S:.*]] = "tosa.const"() <{values = dense<1> : tensor<1xi8>}>
  // CHECK-NEXT: tosa.mul %{{.*}}, %{{.*}}, %[[S]] :
  %0 = "tosa.mul"(%a, %a) {shift = 1 : i32} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  // CHECK-NEXT: tosa.intdiv
  %1 = "tosa.div"(%a, %a) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  // Fewer dimensions had others of size one in front.
  // CHECK-NEXT: %[[D:.*]] = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>}
  // CHECK-NEXT: %[[R:.*]] = tosa.reshape %{{.*}}, %[[D]] : (tensor<3xi32>, !tosa.shape<2>) -> tensor<1x3xi32>
  // CHECK-NEXT: tosa.add %{{.*}}, %[[R]] :
  %2 = "tosa.add"(%a, %v) : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  // CHECK-NEXT: dense<0> : tensor<1xi8>
  // CHECK-NEXT: dense<1> : tensor<2xindex>
  // CHECK-NEXT: tosa.reshape {{.*}} -> tensor<1x1xi32>
  // CHECK-NEXT: tosa.mul
  %3 = "tosa.mul"(%s, %a) {shift = 0 : i32} : (tensor<i32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  // Bounds that the type doesn't reach bound nothing.
  // CHECK: tosa.clamp %{{.*}} {max_val = 126 : i8, min_val = -128 : i8} :
  %4 = "tosa.clamp"(%q) {min_int = -200 : i64, max_int = 126 : i64, min_fp = 0.0 : f32, max_fp = 0.0 : f32} : (tensor<4xi8>) -> tensor<4xi8>
  // CHECK-NEXT: tosa.clamp %{{.*}} {max_val = 1.000000e+00 : f16, min_val = 0.000000e+00 : f16} :
  %5 = tosa.clamp %f {min_int = 0 : i64, max_int = 1 : i64, min_fp = 0.0 : f32, max_fp = 1.0 : f32} : (tensor<4xf16>) -> tensor<4xf16>
  // CHECK-NEXT: tosa.reduce_product %{{.*}} {axis = 0 : i32} :
  %6 = "tosa.reduce_prod"(%a) {axis = 0 : i64} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  // CHECK-NEXT: tosa.argmax %{{.*}} {axis = 1 : i32, nan_mode = IGNORE} :
  %7 = tosa.argmax %a {axis = 1 : i64, nan_mode = "IGNORE"} : (tensor<2x3xi32>) -> tensor<2xi32>
  return
}

// -----

// CHECK-LABEL: func.func @rescale(
func @rescale(%a: tensor<3xi8>, %u: tensor<2xui8>) {
  // CHECK-NEXT: %[[M:.*]] = "tosa.const"() <{values = dense<[42, 43, 44]> : tensor<3xi32>}>
  // CHECK-NEXT: %[[S:.*]] = "tosa.const"() <{values = dense<[14, 15, 34]> : tensor<3xi8>}>
  // CHECK-NEXT: %[[I:.*]] = "tosa.const"() <{values = dense<43> : tensor<1xi8>}>
  // CHECK-NEXT: %[[O:.*]] = "tosa.const"() <{values = dense<52> : tensor<1xi8>}>
  // CHECK-NEXT: tosa.rescale %{{.*}}, %[[M]], %[[S]], %[[I]], %[[O]] {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = DOUBLE_ROUND, scale32 = true} :
  %0 = "tosa.rescale"(%a) {input_zp = 43 : i32, output_zp = 52 : i32, multiplier = [42 : i32, 43 : i32, 44 : i32], shift = [14 : i32, 15 : i32, 34 : i32], scale32 = true, double_round = true, per_channel = true} : (tensor<3xi8>) -> tensor<3xi8>
  // CHECK-NEXT: dense<19689> : tensor<1xi16>
  // CHECK-NEXT: dense<15> : tensor<1xi8>
  // CHECK-NEXT: dense<200> : tensor<1xui8>
  // CHECK-NEXT: dense<22> : tensor<1xi8>
  // CHECK-NEXT: tosa.rescale {{.*}} {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} :
  %1 = tosa.rescale %u {input_zp = 200 : i32, output_zp = 22 : i32, multiplier = array<i32: 19689>, shift = array<i8: 15>, scale32 = false, double_round = false, per_channel = false} : (tensor<2xui8>) -> tensor<2xi8>
  return
}

// -----

// CHECK-LABEL: func.func @resize(
func @resize(%a: tensor<1x32x32x8xf32>, %b: tensor<1x2x2x1xf32>) {
  // CHECK-NEXT: %[[S:.*]] = tosa.const_shape {values = dense<[4, 2, 4, 2]>
  // CHECK-NEXT: %[[O:.*]] = tosa.const_shape {values = dense<-1>
  // CHECK-NEXT: %[[B:.*]] = tosa.const_shape {values = dense<1>
  // CHECK-NEXT: tosa.resize %{{.*}}, %[[S]], %[[O]], %[[B]] {mode = BILINEAR} :
  %0 = "tosa.resize"(%a) {scale = [4, 2, 4, 2], offset = [-1, -1], border = [1, 1], mode = "BILINEAR"} : (tensor<1x32x32x8xf32>) -> tensor<1x64x64x8xf32>
  // The earliest: the border follows from both sizes.
  // CHECK-NEXT: dense<[1024, 512, 1024, 512]>
  // CHECK-NEXT: dense<0> : tensor<2xindex>
  // CHECK-NEXT: dense<512> : tensor<2xindex>
  // CHECK-NEXT: tosa.resize {{.*}} {mode = NEAREST_NEIGHBOR} :
  %1 = "tosa.resize"(%a) {output_size = [64, 64], stride = [512, 512], offset = [0, 0], shift = 10 : i32, stride_fp = [0.0 : f32, 0.0 : f32], offset_fp = [0.0 : f32, 0.0 : f32], mode = "NEAREST_NEIGHBOR"} : (tensor<1x32x32x8xf32>) -> tensor<1x64x64x8xf32>
  // CHECK-NEXT: dense<[4, 2, 4, 2]>
  // CHECK-NEXT: dense<[1, -1]>
  // CHECK-NEXT: dense<[3, 1]>
  // CHECK-NEXT: tosa.resize
  %2 = "tosa.resize"(%b) {output_size = [4, 4], stride = [0, 0], offset = [0, 0], shift = 0 : i32, stride_fp = [0.5 : f32, 0.5 : f32], offset_fp = [0.25 : f32, -0.25 : f32], mode = "BILINEAR"} : (tensor<1x2x2x1xf32>) -> tensor<1x4x4x1xf32>
  return
}
