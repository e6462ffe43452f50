// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK: shard.grid @grid0(shape = 2x2x4)
shard.grid @grid0(shape = 2x2x4)
// CHECK: shard.grid @grid1(shape = 4x?)
shard.grid @grid1(shape = 4x?)
// CHECK: shard.grid @grid2(shape = 3) {a}
shard.grid @grid2(shape = 3) {a}
// CHECK: shard.grid @grid4(shape = ?x?)
shard.grid @grid4(shape = ?x?)
// CHECK-LABEL: func.func @shardings(
func.func @shardings(%arg0: tensor<4x8xf32>, %arg1: i64, %arg2: index) {
  // CHECK: %{{.*}} = shard.sharding @grid0 split_axes = {{\[\[}}0], [1, 2]] : !shard.sharding
  %sharding = shard.sharding @grid0 split_axes = [[0], [1, 2]] : !shard.sharding
  // CHECK: %{{.*}} = shard.sharding @grid0 split_axes = {{\[\[}}], [0]] halo_sizes = [1, %{{.*}}] : !shard.sharding
  %sharding_0 = shard.sharding @grid0 split_axes = [[], [0]] halo_sizes = [1, %arg1] : !shard.sharding
  // CHECK: %{{.*}} = shard.sharding @grid2 split_axes = {{\[\[}}0]] sharded_dims_offsets = [0, 1, 2, 4] : !shard.sharding
  %sharding_1 = shard.sharding @grid2 split_axes = [[0]] sharded_dims_offsets = [0, 1, 2, 4] : !shard.sharding
  // CHECK: %{{.*}} = shard.sharding @grid0 split_axes = {{\[\[}}0]] sharded_dims_offsets = [0, %{{.*}}, 4] : !shard.sharding
  %sharding_2 = shard.sharding @grid0 split_axes = [[0]] sharded_dims_offsets = [0, %arg1, 4] : !shard.sharding
  // CHECK: %{{.*}} = shard.sharding @grid4 split_axes = {{\[\[}}0], [], [1]] halo_sizes = [1, 2, 3, 4] {b} : !shard.sharding
  %sharding_3 = shard.sharding @grid4 split_axes = [[0], [], [1]] halo_sizes = [1, 2, 3, 4] {b} : !shard.sharding
  // CHECK: %{{.*}} = shard.shard %{{.*}} to %{{.*}} : tensor<4x8xf32>
  %sharding_annotated = shard.shard %arg0 to %sharding : tensor<4x8xf32>
  // CHECK: %{{.*}} = shard.shard %{{.*}} to %{{.*}} annotate_for_users : tensor<4x8xf32>
  %sharding_annotated_4 = shard.shard %sharding_annotated to %sharding annotate_for_users : tensor<4x8xf32>
  // CHECK: %{{.*}} = shard.get_sharding %{{.*}} : tensor<4x8xf32> -> !shard.sharding
  %0 = shard.get_sharding %sharding_annotated_4 : tensor<4x8xf32> -> !shard.sharding
  // CHECK: %{{.*}} = shard.shard_shape dims = [8, %{{.*}}] sharding = %{{.*}} device = [%{{.*}}, 1] : index, index
  %shard_shape:2 = shard.shard_shape dims = [8, %arg2] sharding = %sharding device = [%arg2, 1] : index, index
  return
}

// CHECK-LABEL: func.func @processes(
func.func @processes(%arg0: index) -> (index, index, index) {
  // CHECK: %{{.*}} = shard.grid_shape @grid0 : index, index, index
  %grid_shape:3 = shard.grid_shape @grid0 : index, index, index
  // CHECK: %{{.*}} = shard.grid_shape @grid0 axes = [0, 2] : index, index
  %grid_shape_0:2 = shard.grid_shape @grid0 axes = [0, 2] : index, index
  // CHECK: %{{.*}} = shard.process_multi_index on @grid0 : index, index, index
  %proc_linear_idx:3 = shard.process_multi_index on @grid0 : index, index, index
  // CHECK: %{{.*}} = shard.process_multi_index on @grid0 axes = [1] : index
  %proc_linear_idx_1 = shard.process_multi_index on @grid0 axes = [1] : index
  // CHECK: %{{.*}} = shard.process_linear_index on @grid0 : index
  %proc_linear_idx_2 = shard.process_linear_index on @grid0 : index
  // CHECK: %{{.*}}, %{{.*}} = shard.neighbors_linear_indices on @grid0[%{{.*}}, %{{.*}}, %{{.*}}] split_axes = [0] : index, index
  %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @grid0[%arg0, %arg0, %arg0] split_axes = [0] : index, index
  // CHECK: return %{{.*}}, %{{.*}}, %{{.*}} : index, index, index
  return %proc_linear_idx_2, %down_linear_idx, %up_linear_idx : index, index, index
}

// CHECK-LABEL: func.func @collectives(
func.func @collectives(%arg0: tensor<2x4xi8>, %arg1: memref<2x4xf32>, %arg2: index, %arg3: tensor<f32>, %arg4: tensor<?x4xi8>) {
  // CHECK: %{{.*}} = shard.all_gather %{{.*}} on @grid0 grid_axes = [1] gather_axis = 1 : tensor<2x4xi8> -> tensor<2x8xi8>
  %all_gather = shard.all_gather %arg0 on @grid0 grid_axes = [1] gather_axis = 1 : tensor<2x4xi8> -> tensor<2x8xi8>
  // CHECK: %{{.*}} = shard.all_gather %{{.*}} on @grid1 grid_axes = [1] gather_axis = 1 : tensor<2x4xi8> -> tensor<2x?xi8>
  %all_gather_0 = shard.all_gather %arg0 on @grid1 grid_axes = [1] gather_axis = 1 : tensor<2x4xi8> -> tensor<2x?xi8>
  // CHECK: %{{.*}} = shard.all_reduce %{{.*}} on @grid0 : tensor<2x4xi8> -> tensor<2x4xi64>
  %all_reduce = shard.all_reduce %arg0 on @grid0 : tensor<2x4xi8> -> tensor<2x4xi64>
  // CHECK: %{{.*}} = shard.all_reduce %{{.*}} on @grid0 grid_axes = [0, 1] reduction =  max : memref<2x4xf32> -> memref<2x4xf64>
  %all_reduce_1 = shard.all_reduce %arg1 on @grid0 grid_axes = [0, 1] reduction =  max : memref<2x4xf32> -> memref<2x4xf64>
  // CHECK: %{{.*}} = shard.all_slice %{{.*}} on @grid0 grid_axes = [2] slice_axis = 1 : tensor<2x4xi8> -> tensor<2x1xi8>
  %all_slice = shard.all_slice %arg0 on @grid0 grid_axes = [2] slice_axis = 1 : tensor<2x4xi8> -> tensor<2x1xi8>
  // CHECK: %{{.*}} = shard.all_to_all %{{.*}} on @grid0 grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<2x4xi8> -> tensor<1x8xi8>
  %all_to_all = shard.all_to_all %arg0 on @grid0 grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<2x4xi8> -> tensor<1x8xi8>
  // CHECK: %{{.*}} = shard.all_to_all %{{.*}} on @grid0 grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<2x4xi8> -> tensor<2x4xi8>
  %all_to_all_2 = shard.all_to_all %arg0 on @grid0 grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<2x4xi8> -> tensor<2x4xi8>
  // CHECK: %{{.*}} = shard.broadcast %{{.*}} on @grid0 grid_axes = [0] root = [1] : (tensor<2x4xi8>) -> tensor<2x4xi8>
  %broadcast = shard.broadcast %arg0 on @grid0 grid_axes = [0] root = [1] : (tensor<2x4xi8>) -> tensor<2x4xi8>
  // CHECK: %{{.*}} = shard.broadcast %{{.*}} on @grid0 grid_axes = [0, 1] root = [%{{.*}}, 0] : (tensor<2x4xi8>, index) -> tensor<2x4xi8>
  %broadcast_3 = shard.broadcast %arg0 on @grid0 grid_axes = [0, 1] root = [%arg2, 0] : (tensor<2x4xi8>, index) -> tensor<2x4xi8>
  // CHECK: %{{.*}} = shard.gather %{{.*}} on @grid0 grid_axes = [1] gather_axis = 0 root = [1] : (tensor<2x4xi8>) -> tensor<4x4xi8>
  %gather = shard.gather %arg0 on @grid0 grid_axes = [1] gather_axis = 0 root = [1] : (tensor<2x4xi8>) -> tensor<4x4xi8>
  // CHECK: %{{.*}} = shard.recv %{{.*}} on @grid0 grid_axes = [1] source = [%{{.*}}] : (tensor<2x4xi8>, index) -> tensor<2x4xi8>
  %recv = shard.recv %arg0 on @grid0 grid_axes = [1] source = [%arg2] : (tensor<2x4xi8>, index) -> tensor<2x4xi8>
  // CHECK: %{{.*}} = shard.recv %{{.*}} on @grid0 : (tensor<2x4xi8>) -> tensor<2x4xi8>
  %recv_4 = shard.recv %arg0 on @grid0 : (tensor<2x4xi8>) -> tensor<2x4xi8>
  // CHECK: %{{.*}} = shard.reduce %{{.*}} on @grid0 grid_axes = [1] reduction =  product root = [0] : (tensor<2x4xi8>) -> tensor<2x4xi16>
  %reduce = shard.reduce %arg0 on @grid0 grid_axes = [1] reduction =  product root = [0] : (tensor<2x4xi8>) -> tensor<2x4xi16>
  // CHECK: %{{.*}} = shard.reduce_scatter %{{.*}} on @grid0 grid_axes = [0] scatter_axis = 0 : tensor<2x4xi8> -> tensor<1x4xi64>
  %reduce_scatter = shard.reduce_scatter %arg0 on @grid0 grid_axes = [0] scatter_axis = 0 : tensor<2x4xi8> -> tensor<1x4xi64>
  // CHECK: %{{.*}} = shard.scatter %{{.*}} on @grid0 grid_axes = [0] scatter_axis = 0 root = [0] : (tensor<2x4xi8>) -> tensor<1x4xi8>
  %scatter = shard.scatter %arg0 on @grid0 grid_axes = [0] scatter_axis = 0 root = [0] : (tensor<2x4xi8>) -> tensor<1x4xi8>
  // CHECK: %{{.*}} = shard.send %{{.*}} on @grid0 grid_axes = [0] destination = [1] : (tensor<2x4xi8>) -> tensor<2x4xi8>
  %send = shard.send %arg0 on @grid0 grid_axes = [0] destination = [1] : (tensor<2x4xi8>) -> tensor<2x4xi8>
  // CHECK: %{{.*}} = shard.shift %{{.*}} on @grid0 grid_axes = [0] shift_axis = 0 offset = -2 rotate : tensor<2x4xi8> -> tensor<2x4xi8>
  %shift = shard.shift %arg0 on @grid0 grid_axes = [0] shift_axis = 0 offset = -2 rotate : tensor<2x4xi8> -> tensor<2x4xi8>
  // CHECK: %{{.*}} = shard.update_halo %{{.*}} on @grid0 split_axes = {{\[\[}}0]] halo_sizes = [1, 2] : tensor<2x4xi8>
  %0 = shard.update_halo %arg0 on @grid0 split_axes = [[0]] halo_sizes = [1, 2] : tensor<2x4xi8>
  // CHECK: %{{.*}} = shard.all_reduce %{{.*}} on @grid0 reduction =  generic {c} : tensor<f32> -> tensor<f32>
  %all_reduce_5 = shard.all_reduce %arg3 on @grid0 reduction =  generic {c} : tensor<f32> -> tensor<f32>
  // CHECK: %{{.*}} = shard.all_slice %{{.*}} on @grid0 grid_axes = [2] slice_axis = 0 : tensor<?x4xi8> -> tensor<?x4xi8>
  %all_slice_6 = shard.all_slice %arg4 on @grid0 grid_axes = [2] slice_axis = 0 : tensor<?x4xi8> -> tensor<?x4xi8>
  return
}
