// RUN: mica-opt --split-input-file --verify-diagnostics %s

// expected-error@+1 {{'shard.grid' op rank of grid is expected to be a positive integer}}
shard.grid @g(shape = [])

// -----

// expected-error@+1 {{custom op 'shard.grid' Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".}}
shard.grid @g(shape = )

// -----

// expected-error@+1 {{custom op 'shard.grid' Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".}}
shard.grid @g(shape = x)

// -----

// expected-error@+2 {{expected ']'}}
// expected-error@+1 {{custom op 'shard.grid' Failed parsing dimension list.}}
shard.grid @g(shape = [)

// -----

// expected-error@+1 {{'shard.grid' op dimension size of a grid is expected to be non-negative or dynamic}}
"shard.grid"() <{sym_name = "g", shape = array<i64: -3>}> : () -> ()

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Undefined required grid symbol "h".}}
  %0 = shard.grid_shape @h : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Unexpected number of results 1. Expected 2.}}
  %0 = shard.grid_shape @g : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Unexpected number of results 2. Expected 1.}}
  %0:2 = shard.grid_shape @g axes = [0] : index, index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.grid_shape @g axes = [2] : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{0-based grid axis index -1 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.grid_shape @g axes = [-1] : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Grid axes contains duplicate elements.}}
  %0:2 = shard.grid_shape @g axes = [1, 1] : index, index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+2 {{custom op 'shard.grid_shape' integer value too large}}
  // expected-error@+1 {{expected ']'}}
  %0:2 = shard.grid_shape @g axes = [70000, 1] : index, index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Undefined required grid symbol "h".}}
  %0 = shard.process_multi_index on @h : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Unexpected number of results 1. Expected 2.}}
  %0 = shard.process_multi_index on @g : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{0-based grid axis index 3 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.process_multi_index on @g axes = [3] : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Undefined required grid symbol "f".}}
  %0 = shard.process_linear_index on @f : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Undefined required grid symbol "h".}}
  %0:2 = shard.neighbors_linear_indices on @h[%i, %i] split_axes = [0] : index, index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Undefined required grid symbol "h".}}
  %0 = shard.sharding @h split_axes = [[0]] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{grid axis duplicated}}
  %0 = shard.sharding @g split_axes = [[0], [0]] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{grid axis duplicated}}
  %0 = shard.sharding @g split_axes = [[0, 0]] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{grid axis is expected to be non-negative}}
  %0 = shard.sharding @g split_axes = [[-1]] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{'shard.sharding' op halo sizes and shard offsets are mutually exclusive}}
  %0 = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 1] sharded_dims_offsets = [0, 1, 2] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{halo sizes must be specified for all split axes.}}
  %0 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, 1] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{sharded dims offsets has wrong size.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 1] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{sharded dims offsets must be non-decreasing.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 2, 1] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Undefined required grid symbol "h".}}
  %0 = shard.all_gather %a on @h gather_axis = 1 : tensor<2x4xi8> -> tensor<2x8xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{0-based grid axis index 5 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.all_gather %a on @g grid_axes = [5] gather_axis = 1 : tensor<2x4xi8> -> tensor<2x8xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Gather axis 2 is out of bounds [0, 2).}}
  %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 2 : tensor<2x4xi8> -> tensor<2x8xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Gather axis -1 is out of bounds [0, 2).}}
  %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = -1 : tensor<2x4xi8> -> tensor<2x8xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 1. Expected 8, but got 9.}}
  %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 1 : tensor<2x4xi8> -> tensor<2x9xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 2, but got 1.}}
  %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 1 : tensor<2x4xi8> -> tensor<1x8xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{'shard.all_gather' op requires the same element type for all operands and results}}
  %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 1 : tensor<2x4xi8> -> tensor<2x8xi9>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected dynamic, but got 3.}}
  %0 = shard.all_gather %d on @g grid_axes = [0] gather_axis = 0 : tensor<?x4xi8> -> tensor<3x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{'shard.all_gather' op result type has different rank than operands}}
  %0 = shard.all_gather %d on @g grid_axes = [0] gather_axis = 0 : tensor<?x4xi8> -> tensor<?x4x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+2 {{custom op 'shard.all_reduce' expected ::mlir::shard::ReductionKind to be one of: sum, max, min, product, average, bitwise_and, bitwise_or, bitwise_xor, generic}}
  // expected-error@+1 {{custom op 'shard.all_reduce' failed to parse Shard_ReductionKindAttr parameter 'value' which is to be a `::mlir::shard::ReductionKind`}}
  %0 = shard.all_reduce %a on @g reduction = avg : tensor<2x4xi8> -> tensor<2x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{'shard.all_reduce' op requires the same shape for all operands and results}}
  %0 = shard.all_reduce %a on @g : tensor<2x4xi8> -> tensor<2x5xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 1, but got 2.}}
  %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<2x4xi8> -> tensor<2x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Operand dimension size 2 is not divisible by collective device group size 4 for tensor axis 0.}}
  %0 = shard.all_slice %a on @g grid_axes = [1] slice_axis = 0 : tensor<2x4xi8> -> tensor<1x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 1. Expected 4, but got 3.}}
  %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<2x4xi8> -> tensor<1x3xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 1. Expected 8, but got 9.}}
  %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<2x4xi8> -> tensor<1x9xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 1, but got 2.}}
  %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<2x4xi8> -> tensor<2x8xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected dynamic, but got 1.}}
  %0 = shard.all_to_all %a on @g grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<2x4xi8> -> tensor<1x16xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 2, but got 1.}}
  %0 = shard.all_to_all %a on @g grid_axes = [1] split_axis = 0 concat_axis = 0 : tensor<2x4xi8> -> tensor<1x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{In-group device "root" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.broadcast %a on @g grid_axes = [0] root = [0, 0] : (tensor<2x4xi8>) -> tensor<2x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "root". Got 2, but expected value in the range [0, 1].}}
  %0 = shard.broadcast %a on @g grid_axes = [0] root = [2] : (tensor<2x4xi8>) -> tensor<2x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{'shard.broadcast' op failed to verify that all of {input, result} have same shape}}
  %0 = shard.broadcast %a on @g grid_axes = [0] root = [0] : (tensor<2x4xi8>) -> tensor<2x5xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "root". Got 7, but expected value in the range [0, 1].}}
  %0 = shard.gather %a on @g grid_axes = [0] gather_axis = 0 root = [7] : (tensor<2x4xi8>) -> tensor<4x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Gather axis 7 is out of bounds [0, 2).}}
  %0 = shard.gather %a on @g grid_axes = [0] gather_axis = 7 root = [0] : (tensor<2x4xi8>) -> tensor<4x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 4, but got 5.}}
  %0 = shard.gather %a on @g grid_axes = [0] gather_axis = 0 root = [0] : (tensor<2x4xi8>) -> tensor<5x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{In-group device "source" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.recv %a on @g grid_axes = [0] source = [0, 0] : (tensor<2x4xi8>) -> tensor<2x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "root". Got 3, but expected value in the range [0, 1].}}
  %0 = shard.reduce %a on @g grid_axes = [0] root = [3] : (tensor<2x4xi8>) -> tensor<2x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Operand dimension size 2 is not divisible by collective device group size 4 for tensor axis 0.}}
  %0 = shard.reduce_scatter %a on @g grid_axes = [1] scatter_axis = 0 : tensor<2x4xi8> -> tensor<1x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 1. Expected 2, but got 4.}}
  %0 = shard.scatter %a on @g grid_axes = [0] scatter_axis = 1 root = [0] : (tensor<2x4xi8>) -> tensor<2x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "root". Got 5, but expected value in the range [0, 1].}}
  %0 = shard.scatter %a on @g grid_axes = [0] scatter_axis = 1 root = [5] : (tensor<2x4xi8>) -> tensor<2x2xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "destination". Got 5, but expected value in the range [0, 1].}}
  %0 = shard.send %a on @g grid_axes = [0] destination = [5] : (tensor<2x4xi8>) -> tensor<2x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Invalid shift axis 1. It must be one of the grouping grid axes.}}
  %0 = shard.shift %a on @g grid_axes = [0] shift_axis = 1 offset = 1 : tensor<2x4xi8> -> tensor<2x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Invalid shift axis 18446744073709551615. It must be one of the grouping grid axes.}}
  %0 = shard.shift %a on @g grid_axes = [0] shift_axis = -1 offset = 1 : tensor<2x4xi8> -> tensor<2x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{Undefined required grid symbol "h".}}
  %0 = shard.update_halo %a on @h split_axes = [[0]] : tensor<2x4xi8>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<2x4xi8>, %m: memref<2x4xf32>, %i: index, %h: i64, %d: tensor<?x4xi8>) {
  // expected-error@+1 {{custom op 'shard.get_sharding' invalid kind of type specified: expected builtin.tensor, but found 'memref<2x4xf32>'}}
  %0 = shard.get_sharding %m : memref<2x4xf32> -> !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x?)
func.func @f() {
  // expected-error@+1 {{sharded dims offsets are not allowed for device grids with dynamic shape.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 1, 2] : !shard.sharding
  return
}
