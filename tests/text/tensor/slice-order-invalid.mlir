// RUN: mica-opt %s --split-input-file --verify-diagnostics
// Which of several mistakes in a slice is told.

func.func @f(%t: tensor<4x8xf32>, %i: index) {
  // expected-error@+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (1 vs 0)}}
  %r = "tensor.extract_slice"(%t, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x8xf32>, index, index, index) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8xf32>, %i: index) {
  // expected-error@+1 {{expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (1 vs 0)}}
  %r = "tensor.extract_slice"(%t, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1, 1>}> : (tensor<4x8xf32>, index, index) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8xf32>, %i: index) {
  // expected-error@+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  "tensor.parallel_insert_slice"(%t, %t, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x8xf32>, index) -> ()
  return
}
