// RUN: mica-opt --split-input-file --verify-diagnostics %s
// What the constraints of operands, results and attributes say, where another test doesn't.

func.func @f(%a: tensor<1x2x3x4xf32>, %o: tensor<1x2x3x4xf64>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op failed to verify that all of {filter, output} have same element type}}
  %0 = "linalg.winograd_filter_transform"(%a, %o) <{fmr = 0 : i32}> : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf64>) -> tensor<1x2x3x4xf64>
  return
}

// -----

func.func @f(%a: tensor<1x2x3x4xf32>, %o: tensor<1x2x3x4x5x6xf64>) {
  // expected-error@+1 {{'linalg.winograd_input_transform' op failed to verify that all of {input, output} have same element type}}
  %0 = "linalg.winograd_input_transform"(%a, %o) <{fmr = 0 : i32}> : (tensor<1x2x3x4xf32>, tensor<1x2x3x4x5x6xf64>) -> tensor<1x2x3x4x5x6xf64>
  return
}

// -----

func.func @f(%a: tensor<1x2x3x4x5x6xf32>, %o: tensor<1x2x3x4xf64>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op failed to verify that all of {value, output} have same element type}}
  %0 = "linalg.winograd_output_transform"(%a, %o) <{fmr = 0 : i32}> : (tensor<1x2x3x4x5x6xf32>, tensor<1x2x3x4xf64>) -> tensor<1x2x3x4xf64>
  return
}

// -----

func.func @f(%a: tensor<1x2x3xf32>, %o: tensor<1x2x3x4xf64>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op operand #0 must be 6D tensor of any type values, but got 'tensor<1x2x3xf32>'}}
  %0 = "linalg.winograd_output_transform"(%a, %o) <{fmr = 0 : i32}> : (tensor<1x2x3xf32>, tensor<1x2x3x4xf64>) -> tensor<1x2x3x4xf64>
  return
}

// -----

func.func @f(%a: i32, %o: tensor<1x2xf32>) {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_hwcf' op attribute 'dilations' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  %0 = "linalg.conv_2d_nhwc_hwcf"(%o, %o, %o) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %x : f32 }) : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @f(%a: i32, %o: tensor<1x2x3x4x5xf32>) {
  // expected-error@+1 {{'linalg.conv_3d_ndhwc_dhwcf' op attribute 'dilations' failed to satisfy constraint: 64-bit signless int elements attribute of shape [3]}}
  %0 = "linalg.conv_3d_ndhwc_dhwcf"(%o, %o, %o) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %x : f32 }) : (tensor<1x2x3x4x5xf32>, tensor<1x2x3x4x5xf32>, tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x5xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x5x1xf32>, %k: tensor<1x1x1x1xf32>, %o: tensor<1x4x5x1xf32>) {
  // expected-error@+1 {{custom op 'linalg.generic' unexpected iterator_type (foo)}}
  %0 = linalg.generic {indexing_maps = [], iterator_types = ["foo"]} ins(%i, %k : tensor<1x4x5x1xf32>, tensor<1x1x1x1xf32>) outs(%o : tensor<1x4x5x1xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    linalg.yield %a : f32
  } -> tensor<1x4x5x1xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x5x1xf32>, %k: tensor<1x1x1x1xf32>, %o: tensor<1x4x5x1xf32>) {
  // expected-error@+1 {{'linalg.generic' op attribute 'iterator_types' failed to satisfy constraint: Iterator type should be an enum.}}
  %0 = "linalg.generic"(%i, %k, %o) <{indexing_maps = [], iterator_types = ["parallel"], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: f32, %b: f32, %c: f32):
    linalg.yield %a : f32
  }) : (tensor<1x4x5x1xf32>, tensor<1x1x1x1xf32>, tensor<1x4x5x1xf32>) -> tensor<1x4x5x1xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x5x1xf32>, %k: tensor<1x1x1x1xf32>, %o: tensor<1x4x5x1xf32>) {
  // expected-error@+1 {{'linalg.pooling_nhwc_sum' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  %0 = "linalg.pooling_nhwc_sum"(%i, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: f32, %b: f32, %c: f32):
    linalg.yield %a : f32
  }) {memoized_indexing_maps = 1, strides = dense<1> : tensor<4xi64>} : (tensor<1x4x5x1xf32>, tensor<1x1x1x1xf32>, tensor<1x4x5x1xf32>) -> tensor<1x4x5x1xf32>
  return
}
