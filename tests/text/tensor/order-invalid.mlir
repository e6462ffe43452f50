// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Which of several mistakes is told.

func.func @f(%t: tensor<2xf32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  %0 = tensor.expand_shape %t [[], [0]] output_shape [2] : tensor<2xf32> into tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %c: tensor<3x19xf32>)  {
  // expected-error@+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 0}}
  %b = tensor.concat dim(-1) %a, %c : (tensor<10x20xf32>, tensor<3x19xf32>) -> tensor<13x20xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %v: f32) {
  // expected-error@+1 {{custom op 'tensor.pad' expected SSA value or integer}}
  %0 = tensor.pad %t low[0] high[[0, 0] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>) -> tensor<10xf32> {
  // expected-error@+1 {{'tensor.collapse_shape' op reassociation indices must not be empty}}
  %b = tensor.collapse_shape %a [[0], []] : tensor<10x20xf32> into tensor<10xf32>
  return %b : tensor<10xf32>
}

// -----

func.func @f(%a: tensor<10xf32>) -> tensor<10x1xf32> {
  // expected-error@+1 {{'tensor.expand_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  %b = tensor.expand_shape %a [[0], []] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
  return %b : tensor<10x1xf32>
}
