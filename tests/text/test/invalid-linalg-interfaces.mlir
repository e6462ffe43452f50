// What linalg's interfaces ask of operations of another dialect.
// RUN: mica-test-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @a(%arg0 : tensor<?xf32>, %arg1 : tensor<?xf32>, %arg2 : tensor<?xf32>) -> tensor<?xf32> {
  // expected-error@+1 {{expected all iterators not used to access outputs to be reduction}}
  %0 = test.linalg_conv_op  {
      indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>,
                       affine_map<(d0, d1) -> (d1)>,
                       affine_map<(d0, d1) -> (d0)>],
      iterator_types = [#test.iterator_type<parallel>, #test.iterator_type<parallel>]}
      ins(%arg0, %arg1 : tensor<?xf32>, tensor<?xf32>)
      outs(%arg2 : tensor<?xf32>) {
      ^bb0(%arg3 : f32, %arg4 : f32, %arg5 : f32):
         linalg.yield %arg5 : f32
      } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @b(%arg0 : f32, %arg1 : tensor<?xf32>) -> tensor<?xf32> {
  // expected-error@+1 {{'test.linalg_fill_op' op expected type of bb argument #1 ('f64') to match element or self type of the corresponding operand ('f32')}}
  %0 = test.linalg_fill_op {
      indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>],
      iterator_types = [#test.iterator_type<parallel>]}
      ins(%arg0 : f32) outs(%arg1 : tensor<?xf32>) {
      ^bb0(%arg2 : f32, %arg3 : f64):
         linalg.yield %arg2 : f32
      } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @b(%arg0 : f32, %arg1 : memref<?xf32>)  {
  // expected-error@+1 {{expected op with 1 input and 1 output}}
  test.linalg_fill_op {
      indexing_maps = [affine_map<(d0) -> (d0)>],
      iterator_types = [#test.iterator_type<parallel>]}
       outs(%arg1 : memref<?xf32>) {
      ^bb0(%arg2 : f32):
         linalg.yield %arg2 : f32
      }
  return
}

// -----

func.func @test_fill_op_not_linalg_op(%arg0 : f32, %arg1 : tensor<?xf32>)
     -> tensor<?xf32> {
  // expected-error@+1 {{expected a LinalgOp}}
  %0 = "test.fill_op_not_linalg_op"(%arg0, %arg1)
      : (f32, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @test_fill_op_not_linalg_op(%arg0 : f32, %arg1 : tensor<?xf32>)
     -> tensor<?xf32> {
  // expected-error@+1 {{'test.linalg_fill_op' op expected the number of indexing_map (0) to be equal to the number of input/output operands (2)}}
  %0 = "test.linalg_fill_op"(%arg0, %arg1) ({}) {indexing_maps = [], iterator_types=[], operandSegmentSizes = array<i32: 1, 1>}
      : (f32, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @a(%arg0 : tensor<?xf32>, %arg1 : tensor<?xf32>, %arg2 : tensor<?xf32>) -> tensor<?xf32> {
  // expected-error@+1 {{expected a LinalgOp}}
  %0 = "test.conv_op_not_linalg_op"(%arg0, %arg1, %arg2) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
