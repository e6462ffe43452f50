// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// A cast keeps the encoding of a tensor.

func.func @f(%a: tensor<4xi1>) {
  // expected-error@+1 {{'arith.sitofp' op operand type 'tensor<4xi1>' and result type 'tensor<4xf32, 1 : i32>' are cast incompatible}}
  %0 = arith.sitofp %a : tensor<4xi1> to tensor<4xf32, 1 : i32>
  return
}

// -----

func.func @f(%a: tensor<4xf32, "a">) {
  // expected-error@+1 {{'arith.truncf' op operand type 'tensor<4xf32, "a">' and result type 'tensor<4xf16, "b">' are cast incompatible}}
  %0 = arith.truncf %a : tensor<4xf32, "a"> to tensor<4xf16, "b">
  return
}

// -----

func.func @f(%a: tensor<4xi32, "a">) {
  // expected-error@+1 {{'arith.index_cast' op operand type 'tensor<4xi32, "a">' and result type 'tensor<4xindex>' are cast incompatible}}
  %0 = arith.index_cast %a : tensor<4xi32, "a"> to tensor<4xindex>
  return
}

// -----

func.func @same(%a: tensor<4xi32, "a">) -> tensor<4xf32, "a"> {
  %0 = arith.bitcast %a : tensor<4xi32, "a"> to tensor<4xf32, "a">
  return %0 : tensor<4xf32, "a">
}
