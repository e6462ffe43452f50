// What reads tensors that linalg.fill gives.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 5)>

// CHECK-LABEL: func.func @reshaped(
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT: %0 = linalg.fill ins(%arg0 : f32) outs(%collapsed : tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %arg2 {{\[\[}}0, 1]] output_shape [%arg3, 3] : tensor<?xf32> into tensor<?x3xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%expanded : tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: return %0, %1 : tensor<6xf32>, tensor<?x3xf32>
// CHECK-NEXT: }
func.func @reshaped(%v: f32, %a: tensor<2x3xf32>, %b: tensor<?xf32>, %n: index) -> (tensor<6xf32>, tensor<?x3xf32>) {
  %0 = linalg.fill ins(%v : f32) outs(%a : tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %2 = linalg.fill ins(%v : f32) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [%n, 3] : tensor<?xf32> into tensor<?x3xf32>
  return %1, %3 : tensor<6xf32>, tensor<?x3xf32>
}

// CHECK-LABEL: func.func @padded(
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c1 : tensor<4x?x?xf32>
// CHECK-NEXT: %0 = affine.apply #map()[%dim, %arg2]
// CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c2 : tensor<4x?x?xf32>
// CHECK-NEXT: %1 = affine.apply #map1()[%dim_0]
// CHECK-NEXT: %2 = tensor.empty(%0, %1) : tensor<7x?x?xf32>
// CHECK-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<7x?x?xf32>) -> tensor<7x?x?xf32>
// CHECK-NEXT: return %3 : tensor<7x?x?xf32>
// CHECK-NEXT: }
func.func @padded(%v: f32, %a: tensor<4x?x?xf32>, %n: index) -> tensor<7x?x?xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%a : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
  %1 = tensor.pad %0 low[1, %n, 2] high[2, 0, 3] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : f32
  } : tensor<4x?x?xf32> to tensor<7x?x?xf32>
  return %1 : tensor<7x?x?xf32>
}

// CHECK-LABEL: func.func @padded_with_another(
// CHECK-NEXT: %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %padded = tensor.pad %0 low[1] high[0] {
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: tensor.yield %arg1 : f32
// CHECK-NEXT: } : tensor<4xf32> to tensor<5xf32>
// CHECK-NEXT: return %padded : tensor<5xf32>
// CHECK-NEXT: }
func.func @padded_with_another(%v: f32, %w: f32, %a: tensor<4xf32>) -> tensor<5xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.pad %0 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %w : f32
  } : tensor<4xf32> to tensor<5xf32>
  return %1 : tensor<5xf32>
}

// CHECK-LABEL: func.func @inserted(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = tensor.empty() : tensor<8x384xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x384xf32>) -> tensor<8x384xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %1[1, 2] [7, 123] [1, 1] : tensor<7x123xf32> into tensor<8x384xf32>
// CHECK-NEXT: %dim = tensor.dim %arg1, %c1 : tensor<7x?xf32>
// CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[%arg2, 130] [7, %dim] [1, 1] : tensor<7x?xf32> into tensor<8x384xf32>
// CHECK-NEXT: return %inserted_slice_0 : tensor<8x384xf32>
// CHECK-NEXT: }
func.func @inserted(%a: tensor<7x123xf32>, %b: tensor<7x?xf32>, %n: index) -> tensor<8x384xf32> {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %a low[1, 2] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<7x123xf32> to tensor<8x128xf32>
  %q = tensor.pad %b low[%n, 2] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<7x?xf32> to tensor<8x128xf32>
  %e = tensor.empty() : tensor<8x384xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x384xf32>) -> tensor<8x384xf32>
  %0 = tensor.insert_slice %p into %f[0, 0] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<8x384xf32>
  %1 = tensor.insert_slice %q into %0[0, 128] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<8x384xf32>
  return %1 : tensor<8x384xf32>
}

// The second one covers what the first one has put there.
// CHECK-LABEL: func.func @inserted_above(
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1, 2] high[0, 3] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<7x123xf32> to tensor<8x128xf32>
// CHECK-NEXT: %0 = tensor.empty() : tensor<8x384xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x384xf32>) -> tensor<8x384xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %1[0, 0] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<8x384xf32>
// CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %padded into %inserted_slice[0, 100] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<8x384xf32>
// CHECK-NEXT: return %inserted_slice_0 : tensor<8x384xf32>
// CHECK-NEXT: }
func.func @inserted_above(%a: tensor<7x123xf32>, %b: tensor<8x128xf32>) -> tensor<8x384xf32> {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %a low[1, 2] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<7x123xf32> to tensor<8x128xf32>
  %e = tensor.empty() : tensor<8x384xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x384xf32>) -> tensor<8x384xf32>
  %0 = tensor.insert_slice %b into %f[0, 0] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<8x384xf32>
  %1 = tensor.insert_slice %p into %0[0, 100] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<8x384xf32>
  return %1 : tensor<8x384xf32>
}

// CHECK-LABEL: func.func @element(
// CHECK-NEXT: return %arg0 : f32
// CHECK-NEXT: }
func.func @element(%v: f32, %a: tensor<?xf32>, %i: index) -> f32 {
  %0 = linalg.fill ins(%v : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @packed(
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x4x8x8xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>
// CHECK-NEXT: return %1 : tensor<2x4x8x8xf32>
// CHECK-NEXT: }
func.func @packed(%v: f32, %a: tensor<16x32xf32>) -> tensor<2x4x8x8xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%a : tensor<16x32xf32>) -> tensor<16x32xf32>
  %e = tensor.empty() : tensor<2x4x8x8xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<16x32xf32> -> tensor<2x4x8x8xf32>
  return %1 : tensor<2x4x8x8xf32>
}

// CHECK-LABEL: func.func @packed_with_padding(
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<15xf32>) -> tensor<15xf32>
// CHECK-NEXT: %1 = tensor.empty() : tensor<2x8xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT: %3 = tensor.empty() : tensor<2x8xf32>
// CHECK-NEXT: %pack = linalg.pack %0 padding_value(%arg1 : f32) inner_dims_pos = [0] inner_tiles = [8] into %3 : tensor<15xf32> -> tensor<2x8xf32>
// CHECK-NEXT: return %2, %pack : tensor<2x8xf32>, tensor<2x8xf32>
// CHECK-NEXT: }
func.func @packed_with_padding(%a: tensor<15xf32>, %w: f32) -> (tensor<2x8xf32>, tensor<2x8xf32>) {
  %v = arith.constant 1.0 : f32
  %0 = linalg.fill ins(%v : f32) outs(%a : tensor<15xf32>) -> tensor<15xf32>
  %e = tensor.empty() : tensor<2x8xf32>
  %1 = linalg.pack %0 padding_value(%v : f32) inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<15xf32> -> tensor<2x8xf32>
  %f = tensor.empty() : tensor<2x8xf32>
  %2 = linalg.pack %0 padding_value(%w : f32) inner_dims_pos = [0] inner_tiles = [8] into %f : tensor<15xf32> -> tensor<2x8xf32>
  return %1, %2 : tensor<2x8xf32>, tensor<2x8xf32>
}

// CHECK-LABEL: func.func @copied(
// CHECK-NEXT: %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = linalg.copy ins(%arg3 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %0, %1 : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @copied(%v: f32, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.fill ins(%v : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%0 : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.copy ins(%c : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @transposed(
// CHECK-NEXT: %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT: return %0 : tensor<5x4xf32>
// CHECK-NEXT: }
func.func @transposed(%v: f32, %a: tensor<4x5xf32>, %b: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.transpose ins(%0 : tensor<4x5xf32>) outs(%b : tensor<5x4xf32>) permutation = [1, 0]
  return %1 : tensor<5x4xf32>
}

// CHECK-LABEL: func.func @concatenated(
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT: %concat = tensor.concat dim(1) %arg0, %arg1 : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<4x11xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%cst : f32) outs(%concat : tensor<4x11xf32>) -> tensor<4x11xf32>
// CHECK-NEXT: %concat_0 = tensor.concat dim(1) %0, %1 : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<4x11xf32>
// CHECK-NEXT: return %2, %concat_0 : tensor<4x11xf32>, tensor<4x11xf32>
// CHECK-NEXT: }
func.func @concatenated(%a: tensor<4x5xf32>, %b: tensor<4x6xf32>, %w: f32) -> (tensor<4x11xf32>, tensor<4x11xf32>) {
  %v = arith.constant 1.0 : f32
  %0 = linalg.fill ins(%v : f32) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.fill ins(%v : f32) outs(%b : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.fill ins(%w : f32) outs(%b : tensor<4x6xf32>) -> tensor<4x6xf32>
  %3 = tensor.concat dim(1) %0, %1 : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<4x11xf32>
  %4 = tensor.concat dim(1) %0, %2 : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<4x11xf32>
  return %3, %4 : tensor<4x11xf32>, tensor<4x11xf32>
}
