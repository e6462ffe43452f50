// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f() {
  // expected-error@+1 {{'tosa.concat' op expect at least one input}}
  %0 = tosa.concat {axis = 0 : i32} : () -> tensor<4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<2x4xf16>) {
  // expected-error@+1 {{'tosa.concat' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<2x4xf32>, tensor<2x4xf16>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 2}}
  %0 = tosa.concat %a0, %a1 {axis = 2 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect all operands to have the same rank, but got 2 vs 1 on operands 0 and 1}}
  %0 = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<2x5xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 5 vs 4 at index 1 on operands 0 and 1}}
  %0 = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<2x4xf32>, tensor<2x5xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect output rank to match inputs rank, got 1 vs 2}}
  %0 = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 4 and 5}}
  %0 = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<*xf32>, %a2: tensor<2x5xf32>) {
  // expected-error@+2 {{Cannot concat tensors with different sizes on the non-axis dimension 1}}
  // expected-error@+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %a0, %a1, %a2 {axis = 0 : i32} : (tensor<2x4xf32>, tensor<*xf32>, tensor<2x5xf32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<2x4xf32>) {
  // expected-error@+2 {{'tosa.concat' op inferred type(s) 'tensor<4x4xf32>' are incompatible with return type(s) of operation 'tensor<4x5xf32>'}}
  // expected-error@+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[8]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.reshape' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.reshape %a0, %a1 : (tensor<2x4xf32>, !tosa.shape<1>) -> tensor<8xf16>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op expected at most one target dimension to be -1}}
  %0 = tosa.reshape %a0, %a1 : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<8x1xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[8]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.reshape' op new shape does not match result rank}}
  %0 = tosa.reshape %a0, %a1 : (tensor<2x4xf32>, !tosa.shape<1>) -> tensor<8x1xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[9]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.reshape' op new shape is inconsistent with result shape}}
  %0 = tosa.reshape %a0, %a1 : (tensor<2x4xf32>, !tosa.shape<1>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[-2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.reshape' op new shape has invalid tensor dimension size -2}}
  %0 = tosa.reshape %a0, %a1 : (tensor<2x4xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.reshape' op cannot reshape 8 elements into 9}}
  %0 = tosa.reshape %a0, %a1 : (tensor<2x4xf32>, !tosa.shape<1>) -> tensor<9xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[9]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.reshape' op cannot reshape 8 elements into 9}}
  %0 = tosa.reshape %a0, %a1 : (tensor<2x4xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[-1, 9]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op cannot reshape 8 elements into 9}}
  %0 = tosa.reshape %a0, %a1 : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<?x9xf32>
  return
}

// -----

func.func @f(%x: tensor<2x4xf32>, %s: !tosa.shape<1>) {
  // expected-error@+1 {{'tosa.reshape' op shape operand is not compile time resolvable}}
  %0 = tosa.reshape %x, %s : (tensor<2x4xf32>, !tosa.shape<1>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a2: tensor<1xf32>) {
  %a1 = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.pad %a0, %a1, %a2 : (tensor<2x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x4xf16>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a2: tensor<1xf16>) {
  %a1 = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.pad %a0, %a1, %a2 : (tensor<2x4xf32>, !tosa.shape<4>, tensor<1xf16>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a2: tensor<1xf32>) {
  %a1 = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op expect same input and output tensor rank, but got inputRank: 2, outputRank: 1}}
  %0 = tosa.pad %a0, %a1, %a2 : (tensor<2x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a2: tensor<1xf32>) {
  %a1 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.pad' op padding tensor must have 2 * 2 = 4 elements, but got 2}}
  %0 = tosa.pad %a0, %a1, %a2 : (tensor<2x4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a2: tensor<1xf32>) {
  %a1 = tosa.const_shape {values = dense<[0, -2, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op invalid padding values at dimension 0: values must be non-negative or -1 for dynamic padding, got [0, -2]}}
  %0 = tosa.pad %a0, %a1, %a2 : (tensor<2x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>, %a2: tensor<1xf32>) {
  %a1 = tosa.const_shape {values = dense<[0, 0, 1, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op mismatch in output shape at dimension 1: expected 4 + 1 + 0 = 5, but got 6}}
  %0 = tosa.pad %a0, %a1, %a2 : (tensor<2x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a2 = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.slice %a0, %a1, %a2 : (tensor<2x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf16>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a2 = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op expect input1 and output to have the same ranks, got 2 and 1}}
  %0 = tosa.slice %a0, %a1, %a2 : (tensor<2x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[0]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %a2 = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op length of start is not equal to rank of input shape}}
  %0 = tosa.slice %a0, %a1, %a2 : (tensor<2x4xf32>, !tosa.shape<1>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a2 = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.slice' op length of size is not equal to rank of input shape}}
  %0 = tosa.slice %a0, %a1, %a2 : (tensor<2x4xf32>, !tosa.shape<2>, !tosa.shape<1>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.tile' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.tile %a0, %a1 : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<2x4xf16>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.tile' op expect 'multiples' to have rank 2 but got 1.}}
  %0 = tosa.tile %a0, %a1 : (tensor<2x4xf32>, !tosa.shape<1>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.tile' op expect same input and output tensor rank.}}
  %0 = tosa.tile %a0, %a1 : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<*xf32>) {
  %a1 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.tile' op expect 'multiples' array to have length 1 but got 2.}}
  %0 = tosa.tile %a0, %a1 : (tensor<*xf32>, !tosa.shape<2>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  %a1 = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.tile' op expect element of 'multiples' to be positive integer or -1.}}
  %0 = tosa.tile %a0, %a1 : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.transpose' op failed to verify that all of {input1, output} have same element type}}
  %0 = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<2x4xf32>) -> tensor<4x2xf16>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected perms attribute to have size 2 (input rank) but got size 3}}
  %0 = tosa.transpose %a0 {perms = array<i32: 1, 0, 2>} : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected input tensor rank to equal result tensor rank}}
  %0 = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<2x4xf32>) -> tensor<4x2x1xf32>
  return
}

// -----

func.func @f(%a0: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected perms attribute to have size 3 (output rank) but got size 2}}
  %0 = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<*xf32>) -> tensor<4x2x1xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %a0 {perms = array<i32: 1, 1>} : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %a0 {perms = array<i32: 1, -1>} : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected input1 and output to have same numbers of elements, got 8 and 12}}
  %0 = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected output tensor dim 0 to match input dim 1 with value of 4}}
  %0 = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.reverse %a0 {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<2x4xf16>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expected non-negative reverse axis}}
  %0 = tosa.reverse %a0 {axis = -1 : i32} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)}}
  %0 = tosa.reverse %a0 {axis = 2 : i32} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reverse %a0 {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a0: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect output tensor rank (1) to be larger than reverse axis (1)}}
  %0 = tosa.reverse %a0 {axis = 1 : i32} : (tensor<*xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xi32>) {
  // expected-error@+1 {{'tosa.gather' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.gather %a0, %a1 : (tensor<1x8x4xf32>, tensor<1x3xi32>) -> tensor<1x3x4xf16>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<2x3xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires indices dimension 0 to have size 1, got 2}}
  %0 = tosa.gather %a0, %a1 : (tensor<1x8x4xf32>, tensor<2x3xi32>) -> tensor<1x3x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 0 to have size 1, got 2}}
  %0 = tosa.gather %a0, %a1 : (tensor<1x8x4xf32>, tensor<1x3xi32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 1 to have size 3, got 4}}
  %0 = tosa.gather %a0, %a1 : (tensor<1x8x4xf32>, tensor<1x3xi32>) -> tensor<1x4x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 2 to have size 4, got 5}}
  %0 = tosa.gather %a0, %a1 : (tensor<1x8x4xf32>, tensor<1x3xi32>) -> tensor<1x3x5xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xf32>) {
  // expected-error@+1 {{'tosa.gather' op operand #1 must be tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<1x3xf32>'}}
  %0 = tosa.gather %a0, %a1 : (tensor<1x8x4xf32>, tensor<1x3xf32>) -> tensor<1x3x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xi32>, %a2: tensor<1x3x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.scatter %a0, %a1, %a2 : (tensor<1x8x4xf32>, tensor<1x3xi32>, tensor<1x3x4xf32>) -> tensor<1x8x4xf16>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xi32>, %a2: tensor<1x3x4xf16>) {
  // expected-error@+1 {{'tosa.scatter' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.scatter %a0, %a1, %a2 : (tensor<1x8x4xf32>, tensor<1x3xi32>, tensor<1x3x4xf16>) -> tensor<1x8x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<2x3xi32>, %a2: tensor<1x3x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires indices dimension 0 to have size 1, got 2}}
  %0 = tosa.scatter %a0, %a1, %a2 : (tensor<1x8x4xf32>, tensor<2x3xi32>, tensor<1x3x4xf32>) -> tensor<1x8x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xi32>, %a2: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires input dimension 0 to have size 1, got 2}}
  %0 = tosa.scatter %a0, %a1, %a2 : (tensor<1x8x4xf32>, tensor<1x3xi32>, tensor<2x3x4xf32>) -> tensor<1x8x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xi32>, %a2: tensor<1x4x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires input dimension 1 to have size 3, got 4}}
  %0 = tosa.scatter %a0, %a1, %a2 : (tensor<1x8x4xf32>, tensor<1x3xi32>, tensor<1x4x4xf32>) -> tensor<1x8x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xi32>, %a2: tensor<1x3x5xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires input dimension 2 to have size 4, got 5}}
  %0 = tosa.scatter %a0, %a1, %a2 : (tensor<1x8x4xf32>, tensor<1x3xi32>, tensor<1x3x5xf32>) -> tensor<1x8x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xi32>, %a2: tensor<1x3x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires values_out dimension 0 to have size 1, got 2}}
  %0 = tosa.scatter %a0, %a1, %a2 : (tensor<1x8x4xf32>, tensor<1x3xi32>, tensor<1x3x4xf32>) -> tensor<2x8x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xi32>, %a2: tensor<1x3x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires values_out dimension 1 to have size 8, got 9}}
  %0 = tosa.scatter %a0, %a1, %a2 : (tensor<1x8x4xf32>, tensor<1x3xi32>, tensor<1x3x4xf32>) -> tensor<1x9x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x8x4xf32>, %a1: tensor<1x3xi32>, %a2: tensor<1x3x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires values_out dimension 2 to have size 4, got 5}}
  %0 = tosa.scatter %a0, %a1, %a2 : (tensor<1x8x4xf32>, tensor<1x3xi32>, tensor<1x3x4xf32>) -> tensor<1x8x5xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x2x4xf32>, %a1: tensor<1x3xi32>, %a2: tensor<1x3x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires dimensions K >= W, got K=2 and W=3}}
  %0 = tosa.scatter %a0, %a1, %a2 : (tensor<1x2x4xf32>, tensor<1x3xi32>, tensor<1x3x4xf32>) -> tensor<1x2x4xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %a1 = tosa.const_shape {values = dense<[0, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.resize' op expect all scale values to be > 0, got 0, 1, 2, 1}}
  %0 = tosa.resize %a0, %a1, %a2, %a3 {mode = BILINEAR} : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %a1 = tosa.const_shape {values = dense<[2, 4, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.resize' op expected (input_height - 1) * scale_y_n - offset_y + border_y to be wholly divisible by scale_y_d, got ((4 - 1) * 2 - 0 + 0) / 4}}
  %0 = tosa.resize %a0, %a1, %a2, %a3 {mode = BILINEAR} : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %a1 = tosa.const_shape {values = dense<[2, 1, 2, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.resize' op expected (input_width - 1) * scale_x_n - offset_x + border_x to be wholly divisible by scale_x_d, got ((4 - 1) * 2 - 0 + 0) / 4}}
  %0 = tosa.resize %a0, %a1, %a2, %a3 {mode = BILINEAR} : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %a1 = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.resize' op calculated output height did not match expected: calculated=7, expected=8}}
  %0 = tosa.resize %a0, %a1, %a2, %a3 {mode = BILINEAR} : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x7x3xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %a1 = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.resize' op calculated output width did not match expected: calculated=7, expected=8}}
  %0 = tosa.resize %a0, %a1, %a2, %a3 {mode = BILINEAR} : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x8x3xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %a1 = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{custom op 'tosa.resize' invalid resize mode value: CUBIC}}
  %0 = tosa.resize %a0, %a1, %a2, %a3 {mode = CUBIC} : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%a0: tensor<1x4x4x3xf32>) {
  %a1 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a2 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.resize' op operand #1 must be Tosa shape type of rank 4, but got '!tosa.shape<2>'}}
  %0 = tosa.resize %a0, %a1, %a2, %a3 {mode = BILINEAR} : (tensor<1x4x4x3xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%x: tensor<4x2xf32>, %v: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
  %p = tosa.add_shape %s, %s : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op padding must be a constant}}
  %0 = tosa.pad %x, %p, %v : (tensor<4x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x4xf32>
  return
}
