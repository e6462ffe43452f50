// RUN: mica-opt --split-input-file --verify-diagnostics %s
// What the constraints of operands, results and attributes say, where another test doesn't.

func.func @f(%a: tensor<4xi32>, %m: tensor<2xf32>) {
  // expected-error@+1 {{'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<2xf32>'}}
  %0 = "tensor.reshape"(%a, %m) : (tensor<4xi32>, tensor<2xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @f(%a: tensor<4xindex>, %m: tensor<2x2xi32>) {
  // expected-error@+1 {{'tensor.bitcast' op operand #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<4xindex>'}}
  %0 = "tensor.bitcast"(%a) : (tensor<4xindex>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xindex>, %m: tensor<2xf32>) {
  // expected-error@+1 {{'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<2xf32>'}}
  %0 = "tensor.gather"(%a, %m) <{gather_dims = array<i64: 0>}> : (tensor<4xindex>, tensor<2xf32>) -> tensor<4xi32>
  return
}
