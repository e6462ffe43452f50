// linalg.transpose and broadcast: two of them become one.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @transpose_in_order(
// CHECK-NEXT: return %arg0 : tensor<4x5xf32>
// CHECK-NEXT: }
func.func @transpose_in_order(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) permutation = [0, 1]
  return %0 : tensor<4x5xf32>
}

// CHECK-LABEL: func.func @transpose_twice(
// CHECK-NEXT: %transposed = linalg.transpose ins(%arg0 : tensor<2x3x4xf32>) outs(%arg2 : tensor<3x4x2xf32>) permutation = [1, 2, 0]
// CHECK-NEXT: return %transposed, %arg0 : tensor<3x4x2xf32>, tensor<2x3x4xf32>
// CHECK-NEXT: }
func.func @transpose_twice(%a: tensor<2x3x4xf32>, %b: tensor<4x2x3xf32>, %c: tensor<3x4x2xf32>, %d: tensor<2x3x4xf32>) -> (tensor<3x4x2xf32>, tensor<2x3x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<4x2x3xf32>) permutation = [2, 0, 1]
  %1 = linalg.transpose ins(%0 : tensor<4x2x3xf32>) outs(%c : tensor<3x4x2xf32>) permutation = [2, 0, 1]
  %2 = linalg.transpose ins(%1 : tensor<3x4x2xf32>) outs(%d : tensor<2x3x4xf32>) permutation = [2, 0, 1]
  return %1, %2 : tensor<3x4x2xf32>, tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @transpose_broadcast(
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x5x4xf32>
// CHECK-NEXT: %transposed = linalg.transpose ins(%arg0 : tensor<2x4x5xf32>) outs(%0 : tensor<2x5x4xf32>) permutation = [0, 2, 1]
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%transposed : tensor<2x5x4xf32>) outs(%arg2 : tensor<1x6x2x3x5x4xf32>) dimensions = [0, 3, 1]
// CHECK-NEXT: return %broadcasted : tensor<1x6x2x3x5x4xf32>
// CHECK-NEXT: }
func.func @transpose_broadcast(%a: tensor<2x4x5xf32>, %b: tensor<1x2x3x4x5x6xf32>, %c: tensor<1x6x2x3x5x4xf32>) -> tensor<1x6x2x3x5x4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2x4x5xf32>) outs(%b : tensor<1x2x3x4x5x6xf32>) dimensions = [0, 2, 5]
  %1 = linalg.transpose ins(%0 : tensor<1x2x3x4x5x6xf32>) outs(%c : tensor<1x6x2x3x5x4xf32>) permutation = [0, 5, 1, 2, 4, 3]
  return %1 : tensor<1x6x2x3x5x4xf32>
}

// CHECK-LABEL: func.func @transpose_broadcast_unknown(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim_0, %dim) : tensor<?x?xf32>
// CHECK-NEXT: %transposed = linalg.transpose ins(%arg0 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) permutation = [1, 0]
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%transposed : tensor<?x?xf32>) outs(%arg2 : tensor<?x8x?xf32>) dimensions = [1]
// CHECK-NEXT: return %broadcasted : tensor<?x8x?xf32>
// CHECK-NEXT: }
func.func @transpose_broadcast_unknown(%a: tensor<?x?xf32>, %b: tensor<?x8x?xf32>, %c: tensor<?x8x?xf32>) -> tensor<?x8x?xf32> {
  %0 = linalg.broadcast ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x8x?xf32>) dimensions = [1]
  %1 = linalg.transpose ins(%0 : tensor<?x8x?xf32>) outs(%c : tensor<?x8x?xf32>) permutation = [2, 1, 0]
  return %1 : tensor<?x8x?xf32>
}

// CHECK-LABEL: func.func @broadcast_twice(
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%arg0 : tensor<3xf32>) outs(%arg2 : tensor<2x5x3x4xf32>) dimensions = [0, 1, 3]
// CHECK-NEXT: return %broadcasted : tensor<2x5x3x4xf32>
// CHECK-NEXT: }
func.func @broadcast_twice(%a: tensor<3xf32>, %b: tensor<2x3xf32>, %c: tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<3xf32>) outs(%b : tensor<2x3xf32>) dimensions = [0]
  %1 = linalg.broadcast ins(%0 : tensor<2x3xf32>) outs(%c : tensor<2x5x3x4xf32>) dimensions = [1, 3]
  return %1 : tensor<2x5x3x4xf32>
}

// CHECK-LABEL: func.func @broadcast_nothing(
// CHECK-NEXT: return %arg0 : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @broadcast_nothing(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2x3xf32>) outs(%b : tensor<2x3xf32>) dimensions = []
  return %0 : tensor<2x3xf32>
}
