// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK: shard.grid @g(shape = 2x4)
// CHECK-LABEL: func.func @alone
// CHECK-SAME: (%[[VARG0:.*]]: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
// CHECK-NEXT: %[[VALL_REDUCE:.*]] = shard.all_reduce %[[VARG0]] on @g grid_axes = [0] : tensor<4x8xf32> -> tensor<4x8xf32>
// CHECK-NEXT: return %[[VARG0]], %[[VARG0]], %[[VARG0]], %[[VALL_REDUCE]] : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
shard.grid @g(shape = 2x4)
func.func @alone(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = shard.all_reduce %x on @g : tensor<4x8xf32> -> tensor<4x8xf32>
  %1 = shard.all_gather %x on @g gather_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  %2 = shard.broadcast %x on @g root = [] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = shard.all_reduce %x on @g grid_axes = [0] : tensor<4x8xf32> -> tensor<4x8xf32>
  return %0, %1, %2, %3 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

// CHECK: shard.grid @g(shape = 2x4)
// CHECK-LABEL: func.func @shardings
// CHECK-SAME: () -> (!shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding) {
// CHECK-NEXT: %[[VSHARDING:.*]] = shard.sharding @g split_axes = {{\[\[}}0{{\]\]}} : !shard.sharding
// CHECK-NEXT: %[[VSHARDING_0:.*]] = shard.sharding @g split_axes = {{\[\[}}0{{\]\]}} halo_sizes = [1, 2] : !shard.sharding
// CHECK-NEXT: %[[VSHARDING_1:.*]] = shard.sharding @g split_axes = {{\[\[}}0{{\]\]}} : !shard.sharding
// CHECK-NEXT: %[[VSHARDING_2:.*]] = shard.sharding @g split_axes = {{\[\[}}0{{\]\]}} sharded_dims_offsets = [0, 1, 4] : !shard.sharding
// CHECK-NEXT: return %[[VSHARDING]], %[[VSHARDING_0]], %[[VSHARDING_1]], %[[VSHARDING_2]] : !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding
shard.grid @g(shape = 2x4)
func.func @shardings() -> (!shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding) {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %0 = shard.sharding @g split_axes = [[0]] halo_sizes = [0, 0] : !shard.sharding
  %1 = shard.sharding @g split_axes = [[0]] halo_sizes = [%c1, %c2] : !shard.sharding
  %2 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, %c2, 4] : !shard.sharding
  %3 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 1, 4] : !shard.sharding
  return %0, %1, %2, %3 : !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding
}

// -----

// CHECK: shard.grid @g(shape = 2x4)
// CHECK-LABEL: func.func @again
// CHECK-SAME: (%[[VARG0:.*]]: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
// CHECK-NEXT: %[[VSHARDING:.*]] = shard.sharding @g split_axes = {{\[\[}}0{{\]\]}} : !shard.sharding
// CHECK-NEXT: %[[VSHARDING_ANNOTATED:.*]] = shard.shard %[[VARG0]] to %[[VSHARDING]] : tensor<4x8xf32>
// CHECK-NEXT: return %[[VSHARDING_ANNOTATED]], %[[VSHARDING_ANNOTATED]] : tensor<4x8xf32>, tensor<4x8xf32>
shard.grid @g(shape = 2x4)
func.func @again(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0], []] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<4x8xf32>
  %1 = shard.shard %x to %t : tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

// CHECK: shard.grid @g(shape = 2x4)
// CHECK-LABEL: func.func @other
// CHECK-SAME: (%[[VARG0:.*]]: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
// CHECK-NEXT: %[[VSHARDING:.*]] = shard.sharding @g split_axes = {{\[\[}}0{{\]\]}} : !shard.sharding
// CHECK-NEXT: %[[VSHARDING_0:.*]] = shard.sharding @g split_axes = {{\[\[}}1{{\]\]}} : !shard.sharding
// CHECK-NEXT: %[[VSHARDING_ANNOTATED:.*]] = shard.shard %[[VARG0]] to %[[VSHARDING]] : tensor<4x8xf32>
// CHECK-NEXT: %[[VSHARDING_ANNOTATED_1:.*]] = shard.shard %[[VSHARDING_ANNOTATED]] to %[[VSHARDING_0]] : tensor<4x8xf32>
// CHECK-NEXT: return %[[VSHARDING_ANNOTATED]], %[[VSHARDING_ANNOTATED_1]] : tensor<4x8xf32>, tensor<4x8xf32>
shard.grid @g(shape = 2x4)
func.func @other(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<4x8xf32>
  %1 = shard.shard %x to %t : tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}
