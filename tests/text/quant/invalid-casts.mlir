// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What casts must hold.

func.func @f(%a: !quant.uniform<i8:f32, 2.0>) {
  // expected-error@+1 {{'quant.scast' op result #0 must be scalar or tensor of signless integer or quantized type, but got 'f32'}}
  %0 = quant.scast %a : !quant.uniform<i8:f32, 2.0> to f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'quant.scast' op operand #0 must be scalar or tensor of signless integer or quantized type, but got 'f32'}}
  %0 = quant.scast %a : f32 to !quant.uniform<i8:f32, 2.0>
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32, 2.0>) {
  // expected-error@+1 {{'quant.dcast' op result #0 must be scalar or tensor of floating-point, but got 'i8'}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32, 2.0> to i8
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'quant.qcast' op operand #0 must be scalar or tensor of floating-point, but got 'i8'}}
  %0 = quant.qcast %a : i8 to !quant.uniform<i8:f32, 2.0>
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32, 2.0>) {
  // expected-error@+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32, 2.0> to f16
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error@+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.qcast %a : f16 to !quant.uniform<i8:f32, 2.0>
  return
}

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func @f(%a: vector<4x!quant.uniform<i8:f32, 2.0>>) {
  %0 = quant.dcast %a : vector<4x!quant.uniform<i8:f32, 2.0>> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
  %0 = quant.qcast %a : vector<4xf32> to vector<4x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:1, {2.0, 3.0}>) {
  // expected-error@+1 {{scalar types may not use per-axis quantization}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:1, {2.0, 3.0}> to f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{scalar types may not use per-axis quantization}}
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:1, {2.0, 3.0}>
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:1, {2.0, 3.0}>) {
  // expected-error@+1 {{'quant.scast' op result #0 must be scalar or tensor of signless integer or quantized type, but got 'f32'}}
  %0 = quant.scast %a : !quant.uniform<i8:f32:1, {2.0, 3.0}> to f32
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:1, {2.0, 3.0}>) {
  // expected-error@+1 {{'quant.dcast' op result #0 must be scalar or tensor of floating-point, but got 'i8'}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:1, {2.0, 3.0}> to i8
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:1, {2.0, 3.0}>) {
  // expected-error@+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:1, {2.0, 3.0}> to f16
  return
}

// -----

func.func @f(%a: tensor<!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  // expected-error@+1 {{quantized dimension must be less than tensor rank}}
  %0 = quant.dcast %a : tensor<!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error@+1 {{quantized dimension must be less than tensor rank}}
  %0 = quant.qcast %a : tensor<f32> to tensor<!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%a: tensor<2x4x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  // expected-error@+1 {{quantized dimension size does not match number of scales}}
  %0 = quant.dcast %a : tensor<2x4x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32>) {
  // expected-error@+1 {{quantized dimension size does not match number of scales}}
  %0 = quant.qcast %a : tensor<2x4xf32> to tensor<2x4x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func @f(%a: vector<4x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %0 = quant.dcast %a : vector<4x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to vector<4xf32>
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>) {
  // expected-error@+1 {{scalar types may not use sub-channel quantization}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}> to f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{scalar types may not use sub-channel quantization}}
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>) {
  // expected-error@+1 {{'quant.scast' op result #0 must be scalar or tensor of signless integer or quantized type, but got 'f32'}}
  %0 = quant.scast %a : !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}> to f32
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>) {
  // expected-error@+1 {{'quant.dcast' op result #0 must be scalar or tensor of floating-point, but got 'i8'}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}> to i8
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>) {
  // expected-error@+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}> to f16
  return
}

// -----

func.func @f(%a: tensor<!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>>) {
  // expected-error@+1 {{quantized dimension 0 must be less than tensor rank 0}}
  %0 = quant.dcast %a : tensor<!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>> to tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error@+1 {{quantized dimension 0 must be less than tensor rank 0}}
  %0 = quant.qcast %a : tensor<f32> to tensor<!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>>
  return
}

// -----

func.func @f(%a: tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>>) {
  // expected-error@+1 {{dimension size 1 of scales tensor at axis 1 should match (tensor dimension at axis / block sizes at axis) = 1}}
  %0 = quant.dcast %a : tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>) {
  // expected-error@+1 {{dimension size 1 of scales tensor at axis 1 should match (tensor dimension at axis / block sizes at axis) = 1}}
  %0 = quant.qcast %a : tensor<2x2xf32> to tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>>
  return
}

// -----

func.func @f(%a: tensor<*x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>>) {
  // expected-error@+1 {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.dcast %a : tensor<*x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>> to tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error@+1 {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>>
  return
}

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func @f(%a: vector<4x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>>) {
  %0 = quant.dcast %a : vector<4x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>> to vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<0x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>>) {
  // expected-error@+1 {{tensor dimension size of zero is not allowed with sub-channel quantization}}
  %0 = quant.dcast %a : tensor<0x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>> to tensor<0x2xf32>
  return
}

// -----

func.func @f(%a: tensor<0x2xf32>) {
  // expected-error@+1 {{tensor dimension size of zero is not allowed with sub-channel quantization}}
  %0 = quant.qcast %a : tensor<0x2xf32> to tensor<0x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>>
  return
}

// -----

func.func @f(%a: !quant.any<i8:f32>) {
  // expected-error@+1 {{'quant.scast' op result #0 must be scalar or tensor of signless integer or quantized type, but got 'f32'}}
  %0 = quant.scast %a : !quant.any<i8:f32> to f32
  return
}

// -----

func.func @f(%a: !quant.any<i8:f32>) {
  // expected-error@+1 {{'quant.dcast' op result #0 must be scalar or tensor of floating-point, but got 'i8'}}
  %0 = quant.dcast %a : !quant.any<i8:f32> to i8
  return
}

// -----

func.func @f(%a: !quant.calibrated<f32<1.0:2.0>>) {
  // expected-error@+1 {{storage type in quantized type expected to match integer type}}
  %0 = quant.scast %a : !quant.calibrated<f32<1.0:2.0>> to i8
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:{}, {2.0}>) {
  // expected-error@+1 {{scalar types may not use sub-channel quantization}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:{}, {2.0}> to f32
  return
}

// -----

func.func @f(%a: tensor<!quant.uniform<i8:f32:{}, {2.0}>>) {
  // expected-error@+1 {{Rank of scales 1 must match the rank of the tensor 0}}
  %0 = quant.dcast %a : tensor<!quant.uniform<i8:f32:{}, {2.0}>> to tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error@+1 {{Rank of scales 1 must match the rank of the tensor 0}}
  %0 = quant.qcast %a : tensor<f32> to tensor<!quant.uniform<i8:f32:{}, {2.0}>>
  return
}

// -----

func.func @f(%a: tensor<*x!quant.uniform<i8:f32:{}, {2.0}>>) {
  // expected-error@+1 {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.dcast %a : tensor<*x!quant.uniform<i8:f32:{}, {2.0}>> to tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<0x2x!quant.uniform<i8:f32:{}, {2.0}>>) {
  // expected-error@+1 {{tensor dimension size of zero is not allowed with sub-channel quantization}}
  %0 = quant.dcast %a : tensor<0x2x!quant.uniform<i8:f32:{}, {2.0}>> to tensor<0x2xf32>
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>) {
  // expected-error@+1 {{scalar types may not use sub-channel quantization}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}> to f32
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>) {
  // expected-error@+1 {{'quant.scast' op result #0 must be scalar or tensor of signless integer or quantized type, but got 'f32'}}
  %0 = quant.scast %a : !quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}> to f32
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>) {
  // expected-error@+1 {{'quant.dcast' op result #0 must be scalar or tensor of floating-point, but got 'i8'}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}> to i8
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>) {
  // expected-error@+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}> to f16
  return
}

// -----

func.func @f(%a: tensor<!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>>) {
  // expected-error@+1 {{quantized dimension 0 must be less than tensor rank 0}}
  %0 = quant.dcast %a : tensor<!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>> to tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>>) {
  // expected-error@+1 {{'quant.scast' op result #0 must be scalar or tensor of signless integer or quantized type, but got 'tensor<f32>'}}
  %0 = quant.scast %a : tensor<!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>> to tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>>) {
  // expected-error@+1 {{'quant.dcast' op result #0 must be scalar or tensor of floating-point, but got 'tensor<i8>'}}
  %0 = quant.dcast %a : tensor<!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>> to tensor<i8>
  return
}

// -----

func.func @f(%a: tensor<!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>>) {
  // expected-error@+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.dcast %a : tensor<!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>> to tensor<f16>
  return
}

// -----

func.func @f(%a: tensor<2x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>>) {
  // expected-error@+1 {{Rank of scales 2 must match the rank of the tensor 1}}
  %0 = quant.dcast %a : tensor<2x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>> to tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>>) {
  // expected-error@+1 {{dimension size 1 of scales tensor at axis 1 should match (tensor dimension at axis / block sizes at axis) = 1}}
  %0 = quant.dcast %a : tensor<2x4x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<*x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>>) {
  // expected-error@+1 {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.dcast %a : tensor<*x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>> to tensor<*xf32>
  return
}

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func @f(%a: vector<4x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>>) {
  %0 = quant.dcast %a : vector<4x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>> to vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<0x2x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>>) {
  // expected-error@+1 {{tensor dimension size of zero is not allowed with sub-channel quantization}}
  %0 = quant.dcast %a : tensor<0x2x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>> to tensor<0x2xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>>) {
  // expected-error@+1 {{tensor dimension size 3 at axis 0 must be divisible by the corresponding block size 2}}
  %0 = quant.dcast %a : tensor<3x4x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>> to tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4xf32>) {
  // expected-error@+1 {{tensor dimension size 3 at axis 0 must be divisible by the corresponding block size 2}}
  %0 = quant.qcast %a : tensor<3x4xf32> to tensor<3x4x!quant.uniform<i8:f32:{0:1, 0:2}, {{2.0, 3.0}}>>
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32:{5:1}, {2.0, 3.0}>) {
  // expected-error@+1 {{scalar types may not use sub-channel quantization}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:{5:1}, {2.0, 3.0}> to f32
  return
}

// -----

func.func @f(%a: tensor<!quant.uniform<i8:f32:{5:1}, {2.0, 3.0}>>) {
  // expected-error@+1 {{quantized dimension 5 must be less than tensor rank 0}}
  %0 = quant.dcast %a : tensor<!quant.uniform<i8:f32:{5:1}, {2.0, 3.0}>> to tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<*x!quant.uniform<i8:f32:{5:1}, {2.0, 3.0}>>) {
  // expected-error@+1 {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.dcast %a : tensor<*x!quant.uniform<i8:f32:{5:1}, {2.0, 3.0}>> to tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x!quant.uniform<i8:f32:{1:3}, {{2.0, 3.0}}>>) {
  // expected-error@+1 {{tensor dimension size 4 at axis 1 must be divisible by the corresponding block size 3}}
  %0 = quant.dcast %a : tensor<2x4x!quant.uniform<i8:f32:{1:3}, {{2.0, 3.0}}>> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<!quant.uniform<i8:f32:{0:2,1:2}, {{2.0},{3.0}}>>) {
  // expected-error@+1 {{quantized dimension 0 must be less than tensor rank 0}}
  %0 = quant.dcast %a : tensor<!quant.uniform<i8:f32:{0:2,1:2}, {{2.0},{3.0}}>> to tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<2x4x!quant.uniform<i8:f32:{0:2,1:2}, {{2.0},{3.0}}>>) {
  // expected-error@+1 {{dimension size 1 of scales tensor at axis 0 should match (tensor dimension at axis / block sizes at axis) = 1}}
  %0 = quant.dcast %a : tensor<2x4x!quant.uniform<i8:f32:{0:2,1:2}, {{2.0},{3.0}}>> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4x!quant.uniform<i8:f32:{0:2,1:2}, {{2.0},{3.0}}>>) {
  // expected-error@+1 {{tensor dimension size 3 at axis 0 must be divisible by the corresponding block size 2}}
  %0 = quant.dcast %a : tensor<3x4x!quant.uniform<i8:f32:{0:2,1:2}, {{2.0},{3.0}}>> to tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error@+1 {{'quant.dcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.dcast %a : tensor<2x!quant.uniform<i8:f32, 2.0>> to f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'quant.dcast' op operand #0 must be scalar or tensor of quantized type, but got 'f32'}}
  %0 = quant.dcast %a : f32 to f32
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'quant.scast' op failed to verify that input must be integer and result must be quantized, or vice versa}}
  %0 = quant.scast %a : i8 to i8
  return
}

// -----

func.func @f(%a: !quant.uniform<i8:f32, 2.0>) {
  // expected-error@+1 {{'quant.scast' op failed to verify that input must be integer and result must be quantized, or vice versa}}
  %0 = quant.scast %a : !quant.uniform<i8:f32, 2.0> to !quant.uniform<i8:f32, 2.0>
  return
}
