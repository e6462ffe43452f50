// What older tosa doesn't tell, or has no value today, is an error that says so.
// RUN: mica-opt --upgrade-legacy --split-input-file --verify-diagnostics %s

func @sum(%i: tensor<1x4x4x4xf16>, %w: tensor<8x1x1x4xf16>, %b: tensor<8xf16>) {
  // expected-error@+1 {{'tosa.conv2d' op has no 'acc_type', which older text didn't tell: write it}}
  %0 = "tosa.conv2d"(%i, %w, %b) {dilation = [1, 1], pad = [0, 0, 0, 0], stride = [1, 1]} : (tensor<1x4x4x4xf16>, tensor<8x1x1x4xf16>, tensor<8xf16>) -> tensor<1x4x4x8xf16>
  return
}

// -----

func @padding(%a: tensor<2xf32>, %p: tensor<1x2xi32>) {
  // expected-error@+1 {{'tosa.pad' op has 'padding' as a value of 'tensor<1x2xi32>', which must be a constant to become today's}}
  %0 = "tosa.pad"(%a, %p) : (tensor<2xf32>, tensor<1x2xi32>) -> tensor<4xf32>
  return
}

// -----

func @huge(%a: tensor<2xf32>) {
  %p = "tosa.const"() {value = dense<1> : tensor<1000000x1000000xi32>} : () -> tensor<1000000x1000000xi32>
  // expected-error@+1 {{for its 'padding', which is no value of today's}}
  %0 = "tosa.pad"(%a, %p) : (tensor<2xf32>, tensor<1000000x1000000xi32>) -> tensor<4xf32>
  return
}

// -----

func @kind(%a: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.reshape' op has "2" for its 'shape', which is no value of today's}}
  %0 = "tosa.reshape"(%a) {new_shape = "2"} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func @element(%a: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.tile' op has [1.000000e+00] for its 'multiples', which is no value of today's}}
  %0 = "tosa.tile"(%a) {multiples = [1.0]} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func @axis(%a: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op has 'axis' = 4294967296 : i64, which has no value of today's}}
  %0 = "tosa.reduce_sum"(%a) {axis = 4294967296 : i64} : (tensor<2xf32>) -> tensor<1xf32>
  return
}

// -----

func @shift(%a: tensor<2xi32>) {
  // expected-error@+1 {{'tosa.mul' op has no 'shift', which older text didn't tell: write it}}
  %0 = "tosa.mul"(%a, %a) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func @zero(%a: tensor<3xi8>) {
  // expected-error@+1 {{'tosa.negate' op has {input_zp = 300 : i32, output_zp = 0 : i32} for its 'input1_zp', which is no value of today's}}
  %0 = "tosa.negate"(%a) {quantization_info = {input_zp = 300 : i32, output_zp = 0 : i32}} : (tensor<3xi8>) -> tensor<3xi8>
  return
}

// -----

func @dilated(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>) {
  // expected-error@+1 {{'tosa.transpose_conv2d' op has 'dilation' = [2, 1], which has no value of today's}}
  %0 = "tosa.transpose_conv2d"(%i, %w, %b) {dilation = [2, 1], out_pad = [0, 0], stride = [1, 1]} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func @stride(%b: tensor<1x2x2x1xf32>) {
  // expected-error@+1 {{'tosa.resize' op has [0, 0] for its 'scale', which is no value of today's}}
  %0 = "tosa.resize"(%b) {output_size = [4, 4], stride = [0, 0], offset = [0, 0], shift = 0 : i32, stride_fp = [0.3 : f32, 0.3 : f32], offset_fp = [0.1 : f32, 0.0 : f32], mode = "BILINEAR"} : (tensor<1x2x2x1xf32>) -> tensor<1x4x4x1xf32>
  return
}

// -----

// Operands that are missing in front are the verifier's to tell.
func @none() {
  // expected-error@+1 {{'tosa.slice' op expected 3 operands, but found 0}}
  %0 = "tosa.slice"() {start = [0], size = [1]} : () -> tensor<1xf32>
  return
}

// -----

func @too_many(%a: tensor<2xf32>, %p: tensor<1xi32>) {
  // expected-error@+1 {{'tosa.transpose' op has no 'perms', which older text didn't tell: write it}}
  %0 = "tosa.transpose"(%a, %p, %p) : (tensor<2xf32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  return
}

// -----

func @gone(%a: tensor<14x19xf32>, %b: tensor<28x19xf32>, %c: tensor<28xf32>) {
  // expected-error@+1 {{unregistered operation 'tosa.fully_connected' found in dialect ('tosa') that does not allow unknown operations}}
  %0 = "tosa.fully_connected"(%a, %b, %c) : (tensor<14x19xf32>, tensor<28x19xf32>, tensor<28xf32>) -> tensor<14x28xf32>
  return
}
