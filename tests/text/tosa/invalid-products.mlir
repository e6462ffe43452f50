// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%a0: tensor<1x2x4x!quant.uniform<i8:f32, 1.0>>, %a1: tensor<1x4x8xi8>, %a2: tensor<1xi8>, %a3: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.matmul' op expect operands to be both quantized or both not quantized, got '!quant.uniform<i8:f32, 1.000000e+00>' and 'i8'}}
  %0 = tosa.matmul %a0, %a1, %a2, %a3 : (tensor<1x2x4x!quant.uniform<i8:f32, 1.0>>, tensor<1x4x8xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x8xi32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x4x!quant.uniform<i8:f32, 1.0>>, %a1: tensor<1x4x8x!quant.uniform<i16:f32, 1.0>>, %a2: tensor<1xi8>, %a3: tensor<1xi16>) {
  // expected-error@+1 {{'tosa.matmul' op expect quantized operands to have same widths, got 8 and 16}}
  %0 = tosa.matmul %a0, %a1, %a2, %a3 : (tensor<1x2x4x!quant.uniform<i8:f32, 1.0>>, tensor<1x4x8x!quant.uniform<i16:f32, 1.0>>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x2x8xi32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x4xf32>, %a1: tensor<1x4x8xf32>, %a2: tensor<1xf16>, %a3: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul' op expect input a and a_zp have the same element type, got 'f32' and 'f16'}}
  %0 = tosa.matmul %a0, %a1, %a2, %a3 : (tensor<1x2x4xf32>, tensor<1x4x8xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x4xf32>, %a1: tensor<1x4x8xf32>, %a2: tensor<1xf32>, %a3: tensor<1xf16>) {
  // expected-error@+1 {{'tosa.matmul' op expect input b and b_zp have the same element type, got 'f32' and 'f16'}}
  %0 = tosa.matmul %a0, %a1, %a2, %a3 : (tensor<1x2x4xf32>, tensor<1x4x8xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x4xf32>, %a1: tensor<1x4x8xf32>, %a2: tensor<1xf32>, %a3: tensor<1xf32>) {
  %c = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.matmul' op a zero point must be zero for non-int8 integer types}}
  %0 = tosa.matmul %a0, %a1, %c, %a3 : (tensor<1x2x4xf32>, tensor<1x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x4xf32>, %a1: tensor<1x4x8xf32>, %a2: tensor<1xf32>, %a3: tensor<1xf32>) {
  %c = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.matmul' op b zero point must be zero for non-int8 integer types}}
  %0 = tosa.matmul %a0, %a1, %a2, %c : (tensor<1x2x4xf32>, tensor<1x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x32xf8E5M2>, %a1: tensor<1x2x1xf8E8M0FNU>, %a2: tensor<1x8x32xf8E4M3FN>, %a3: tensor<1x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect A_data and B_data to have same element type, got 'f8E5M2' and 'f8E4M3FN'}}
  %0 = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf8E5M2>, tensor<1x2x1xf8E8M0FNU>, tensor<1x8x32xf8E4M3FN>, tensor<1x8x1xf8E8M0FNU>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x32xf8E5M2>, %a1: tensor<2x2x1xf8E8M0FNU>, %a2: tensor<1x8x32xf8E5M2>, %a3: tensor<1x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected batch of a_scale to match size 1, got 2}}
  %0 = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf8E5M2>, tensor<2x2x1xf8E8M0FNU>, tensor<1x8x32xf8E5M2>, tensor<1x8x1xf8E8M0FNU>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x32xf8E5M2>, %a1: tensor<1x3x1xf8E8M0FNU>, %a2: tensor<1x8x32xf8E5M2>, %a3: tensor<1x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected height of a_scale to match size 2, got 3}}
  %0 = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf8E5M2>, tensor<1x3x1xf8E8M0FNU>, tensor<1x8x32xf8E5M2>, tensor<1x8x1xf8E8M0FNU>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x32xf8E5M2>, %a1: tensor<1x2x1xf8E8M0FNU>, %a2: tensor<1x8x64xf8E5M2>, %a3: tensor<1x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected channels of b_data to match size 32, got 64}}
  %0 = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf8E5M2>, tensor<1x2x1xf8E8M0FNU>, tensor<1x8x64xf8E5M2>, tensor<1x8x1xf8E8M0FNU>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x32xf8E5M2>, %a1: tensor<1x2x1xf8E8M0FNU>, %a2: tensor<1x8x32xf8E5M2>, %a3: tensor<2x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected batch of b_scale to match size 1, got 2}}
  %0 = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf8E5M2>, tensor<1x2x1xf8E8M0FNU>, tensor<1x8x32xf8E5M2>, tensor<2x8x1xf8E8M0FNU>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x32xf8E5M2>, %a1: tensor<1x2x1xf8E8M0FNU>, %a2: tensor<1x8x32xf8E5M2>, %a3: tensor<1x9x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected width of b_scale to match size 8, got 9}}
  %0 = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf8E5M2>, tensor<1x2x1xf8E8M0FNU>, tensor<1x8x32xf8E5M2>, tensor<1x9x1xf8E8M0FNU>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x32xf8E5M2>, %a1: tensor<1x2x1xf8E8M0FNU>, %a2: tensor<1x8x32xf8E5M2>, %a3: tensor<1x8x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected C/block_size of b_scale to match size 1, got 2}}
  %0 = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf8E5M2>, tensor<1x2x1xf8E8M0FNU>, tensor<1x8x32xf8E5M2>, tensor<1x8x2xf8E8M0FNU>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x32xf8E5M2>, %a1: tensor<1x2x1xf8E8M0FNU>, %a2: tensor<3x8x32xf8E5M2>, %a3: tensor<3x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect B matrix batch size to be broadcast compatible with A, got D=3 vs N=1}}
  %0 = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf8E5M2>, tensor<1x2x1xf8E8M0FNU>, tensor<3x8x32xf8E5M2>, tensor<3x8x1xf8E8M0FNU>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x33xf8E5M2>, %a1: tensor<1x2x1xf8E8M0FNU>, %a2: tensor<1x8x33xf8E5M2>, %a3: tensor<1x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect C to be a multiple of block size, got C=33, block_size=32}}
  %0 = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<1x2x33xf8E5M2>, tensor<1x2x1xf8E8M0FNU>, tensor<1x8x33xf8E5M2>, tensor<1x8x1xf8E8M0FNU>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x32xf8E5M2>, %a1: tensor<1x2x2xf8E8M0FNU>, %a2: tensor<1x8x32xf8E5M2>, %a3: tensor<1x8x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect scale operands dimension 2 to equal C/block_size (32/32), got 2}}
  %0 = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf8E5M2>, tensor<1x2x2xf8E8M0FNU>, tensor<1x8x32xf8E5M2>, tensor<1x8x2xf8E8M0FNU>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x32xf8E5M2>, %a1: tensor<1x2x1xf8E8M0FNU>, %a2: tensor<1x8x32xf8E5M2>, %a3: tensor<1x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected output shape 1, 2, 9 to be compatible with expected output shape 1, 2, 8}}
  %0 = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf8E5M2>, tensor<1x2x1xf8E8M0FNU>, tensor<1x8x32xf8E5M2>, tensor<1x8x1xf8E8M0FNU>) -> tensor<1x2x9xf32>
  return
}

// -----

func.func @f(%a0: tensor<?x2x32xf8E5M2>, %a1: tensor<?x2x1xf8E8M0FNU>, %a2: tensor<?x8x32xf8E5M2>, %a3: tensor<?x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected output shape 1, 3, 8 to be compatible with expected output shape ?, 2, 8}}
  %0 = tosa.matmul_t_block_scaled %a0, %a1, %a2, %a3 {block_size = BLOCK_SIZE_32} : (tensor<?x2x32xf8E5M2>, tensor<?x2x1xf8E8M0FNU>, tensor<?x8x32xf8E5M2>, tensor<?x8x1xf8E8M0FNU>) -> tensor<1x3x8xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x3x4xf32>, %a1: tensor<1x3x4xf32>) {
  // expected-error@+1 {{'tosa.fft2d' op expected height to be a power of two, got 3}}
  %0:2 = tosa.fft2d %a0, %a1 {inverse = true} : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> (tensor<1x3x4xf32>, tensor<1x3x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<1x4x6xf32>, %a1: tensor<1x4x6xf32>) {
  // expected-error@+1 {{'tosa.fft2d' op expected width to be a power of two, got 6}}
  %0:2 = tosa.fft2d %a0, %a1 {inverse = true} : (tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> (tensor<1x4x6xf32>, tensor<1x4x6xf32>)
  return
}

// -----

func.func @f(%a0: tensor<1x4x4xi32>, %a1: tensor<1x4x4xi32>) {
  // expected-error@+1 {{'tosa.fft2d' op requires a floating point type}}
  %0:2 = tosa.fft2d %a0, %a1 {inverse = true} : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> (tensor<1x4x4xi32>, tensor<1x4x4xi32>)
  return
}

// -----

func.func @f(%a0: tensor<1x4x8xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected output shapes to match, got 'tensor<1x4x5xf32>', 'tensor<1x4x6xf32>'}}
  %0:2 = tosa.rfft2d %a0 : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x6xf32>)
  return
}

// -----

func.func @f(%a0: tensor<1x3x8xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected height to be a power of two, got 3}}
  %0:2 = tosa.rfft2d %a0 : (tensor<1x3x8xf32>) -> (tensor<1x3x5xf32>, tensor<1x3x5xf32>)
  return
}

// -----

func.func @f(%a0: tensor<1x4x9xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected width to be a power of two, got 9}}
  %0:2 = tosa.rfft2d %a0 : (tensor<1x4x9xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}

// -----

func.func @f(%a0: tensor<1x4x8xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<1x4x8xf32>' output='tensor<2x4x5xf32>'}}
  %0:2 = tosa.rfft2d %a0 : (tensor<1x4x8xf32>) -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>)
  return
}

// -----

func.func @f(%a0: tensor<1x4x8xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 6}}
  %0:2 = tosa.rfft2d %a0 : (tensor<1x4x8xf32>) -> (tensor<1x4x6xf32>, tensor<1x4x6xf32>)
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = tosa.argmax %a0 {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %a0 {axis = 2 : i32} : (tensor<2x4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a0: tensor<2x4x5xf32>) {
  // expected-error@+1 {{'tosa.argmax' op expected output shape '2, 5', got '2, 4'}}
  %0 = tosa.argmax %a0 {axis = 1 : i32} : (tensor<2x4x5xf32>) -> tensor<2x4xi32>
  return
}

// -----

func.func @f(%a0: tensor<2x4x5xf32>) {
  // expected-error@+1 {{'tosa.argmax' op expected output shape '4, 5', got '4'}}
  %0 = tosa.argmax %a0 {axis = 0 : i32} : (tensor<2x4x5xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.argmax' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = tosa.argmax %a0 {axis = 0 : i64} : (tensor<2x4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.argmax' op requires attribute 'axis'}}
  %0 = tosa.argmax %a0 : (tensor<2x4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op reduce axis must not be negative}}
  %0 = tosa.reduce_sum %a0 {axis = -1 : i32} : (tensor<2x4xf32>) -> tensor<1x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect input tensor rank (2) to be larger than reduce axis (2)}}
  %0 = tosa.reduce_sum %a0 {axis = 2 : i32} : (tensor<2x4xf32>) -> tensor<1x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xi1>) {
  // expected-error@+1 {{'tosa.reduce_any' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reduce_any %a0 {axis = 0 : i32} : (tensor<2x4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a0: tensor<*xi1>) {
  // expected-error@+1 {{'tosa.reduce_all' op expect output tensor rank (1) to be larger than reduce axis (1)}}
  %0 = tosa.reduce_all %a0 {axis = 1 : i32} : (tensor<*xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.reduce_min' op expect reduced dimension size to be 1, got 2}}
  %0 = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+2 {{'tosa.reduce_max' op inferred type(s) 'tensor<1x4xf32>' are incompatible with return type(s) of operation 'tensor<1x5xf32>'}}
  // expected-error@+1 {{'tosa.reduce_max' op failed to infer returned types}}
  %0 = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<1x5xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+2 {{'tosa.reduce_product' op inferred type(s) 'tensor<1x4xf32>' are incompatible with return type(s) of operation 'tensor<1x4xf16>'}}
  // expected-error@+1 {{'tosa.reduce_product' op failed to infer returned types}}
  %0 = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<1x4xf16>
  return
}
