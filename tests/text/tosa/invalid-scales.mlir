// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<1xi32>, %a2: tensor<1xi8>, %a3: tensor<1xf32>, %a4: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect input to have integer element type, got 'f32'}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi8>, %a4: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.rescale' op expect output to have integer element type, got 'f32'}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi16>, %a4: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expected input and input_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi8>, %a4: tensor<1xi32>) {
  // expected-error@+1 {{'tosa.rescale' op expected output and output_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i32'}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi16>, %a1: tensor<1xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi16>, %a4: tensor<1xi8>) {
  %c = "tosa.const"() <{values = dense<5> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.rescale' op expect input_zp of 0, got 5}}
  %0 = tosa.rescale %a0, %a1, %a2, %c, %a4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi16>, %a1: tensor<1xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi16>, %a4: tensor<1xi8>) {
  %c = "tosa.const"() <{values = dense<5> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.rescale' op expect input_zp of 0 or 32768 for unsigned int16 input, got 5}}
  %0 = tosa.rescale %a0, %a1, %a2, %c, %a4 {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi8>, %a4: tensor<1xi32>) {
  %c = "tosa.const"() <{values = dense<5> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.rescale' op expect output_zp of 0, got 5}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %c {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2x4xi32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi8>, %a4: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi8>, %a1: tensor<1xi16>, %a2: tensor<1xi8>, %a3: tensor<1xi8>, %a4: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi8>, %a1: tensor<2xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi8>, %a4: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 1 } for multiplier input, got { 2 }}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi8>, %a1: tensor<1xi32>, %a2: tensor<2xi8>, %a3: tensor<1xi8>, %a4: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 1 } for shift input, got { 2 }}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<1xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi8>, %a1: tensor<3xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi8>, %a4: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 4 } for multiplier input, got { 3 }}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi8>, %a1: tensor<4xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi8>, %a4: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 4 } for shift input, got { 1 }}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<i8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi8>, %a4: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op requires input to be at least rank 1 when per_channel is true, but got rank 0}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<i8>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi8>, %a1: tensor<1xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi8>, %a4: tensor<1xi8>) {
  // expected-error@+1 {{custom op 'tosa.rescale' invalid rounding_mode value: NO_ROUND}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = NO_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi8>, %a1: tensor<1x1xi32>, %a2: tensor<1xi8>, %a3: tensor<1xi8>, %a4: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op operand #1 must be 1D tensor of 16-bit signless integer or 32-bit signless integer values, but got 'tensor<1x1xi32>'}}
  %0 = tosa.rescale %a0, %a1, %a2, %a3, %a4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<1x1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a0: tensor<4x32xf8E5M2>, %a1: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf8E5M2>') and output_data ('tensor<4x31xf32>')}}
  %0 = tosa.cast_from_block_scaled %a0, %a1 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x31xf32>
  return
}

// -----

func.func @f(%a0: tensor<4x33xf8E5M2>, %a1: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_data (33) to be divisible by block_size (32)}}
  %0 = tosa.cast_from_block_scaled %a0, %a1 {block_size = BLOCK_SIZE_32} : (tensor<4x33xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x33xf32>
  return
}

// -----

func.func @f(%a0: tensor<4x32xf8E5M2>, %a1: tensor<5x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf8E5M2>') and input_scale ('tensor<5x1xf8E8M0FNU>') except for the last dimension}}
  %0 = tosa.cast_from_block_scaled %a0, %a1 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<5x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a0: tensor<4x32xf8E5M2>, %a1: tensor<1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf8E5M2>') and input_scale ('tensor<1xf8E8M0FNU>') except for the last dimension}}
  %0 = tosa.cast_from_block_scaled %a0, %a1 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a0: tensor<4x32xf8E5M2>, %a1: tensor<4x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_scale (2) to be equal to last dimension of input_data / block_size (1)}}
  %0 = tosa.cast_from_block_scaled %a0, %a1 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a0: tensor<4x32xf8E5M2>, %a1: tensor<4x1xf8E5M2>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op operand #1 must be tosa-conformant tensor of at least rank 1, but got 'tensor<4x1xf8E5M2>'}}
  %0 = tosa.cast_from_block_scaled %a0, %a1 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<4x1xf8E5M2>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a0: tensor<4x32xf8E5M2>, %a1: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+1 {{custom op 'tosa.cast_from_block_scaled' invalid block_size value: BLOCK_SIZE_16}}
  %0 = tosa.cast_from_block_scaled %a0, %a1 {block_size = BLOCK_SIZE_16} : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a0: tensor<4x32xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf32>') and output_data ('tensor<4x31xf8E5M2>')}}
  %0:2 = tosa.cast_to_block_scaled %a0 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x31xf8E5M2>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a0: tensor<4x33xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op expect last dimension of input_data (33) to be divisible by block_size (32)}}
  %0:2 = tosa.cast_to_block_scaled %a0 {block_size = BLOCK_SIZE_32} : (tensor<4x33xf32>) -> (tensor<4x33xf8E5M2>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a0: tensor<4x32xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x32xf8E5M2>') and output_scale ('tensor<3x1xf8E8M0FNU>') except for the last dimension}}
  %0:2 = tosa.cast_to_block_scaled %a0 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<3x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a0: tensor<4x32xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op expect last dimension of output_scale (3) to be equal to last dimension of output_data / block_size (1)}}
  %0:2 = tosa.cast_to_block_scaled %a0 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<4x3xf8E8M0FNU>)
  return
}
