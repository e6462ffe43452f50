// Reshapes of tensors.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @inverse(
// CHECK-NEXT: return %arg0, %arg1 : tensor<4x?x5xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @inverse(%a: tensor<4x?x5xf32>, %b: tensor<?x?xf32>, %n: index, %m: index) -> (tensor<4x?x5xf32>, tensor<?x?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<4x?x5xf32> into tensor<?x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [4, %n, 5] : tensor<?x5xf32> into tensor<4x?x5xf32>
  %2 = tensor.expand_shape %b [[0, 1], [2]] output_shape [%n, 4, %m] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %3 = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  return %1, %3 : tensor<4x?x5xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @twice(
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2, 3]] : tensor<2x3x4x5xf32> into tensor<120xf32>
// CHECK-NEXT: return %collapsed, %arg0 : tensor<120xf32>, tensor<2x3x4x5xf32>
// CHECK-NEXT: }
func.func @twice(%a: tensor<2x3x4x5xf32>) -> (tensor<120xf32>, tensor<2x3x4x5xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<6x4x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<6x4x5xf32> into tensor<120xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [6, 20] : tensor<120xf32> into tensor<6x20xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2, 3]] output_shape [2, 3, 4, 5] : tensor<6x20xf32> into tensor<2x3x4x5xf32>
  return %1, %3 : tensor<120xf32>, tensor<2x3x4x5xf32>
}

// CHECK-LABEL: func.func @collapse_expanded(
// CHECK-NEXT: %0 = arith.muli %arg1, %arg2 : index
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%0, 2] : tensor<?xf32> into tensor<?x2xf32>
// CHECK-NEXT: return %expanded : tensor<?x2xf32>
// CHECK-NEXT: }
func.func @collapse_expanded(%a: tensor<?xf32>, %n: index, %m: index) -> tensor<?x2xf32> {
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [%n, %m, 2] : tensor<?xf32> into tensor<?x?x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x?x2xf32> into tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}

// CHECK-LABEL: func.func @expand_collapsed(
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
// CHECK-NEXT: return %collapsed, %arg0 : tensor<6x4xf32>, tensor<2x3x4xf32>
// CHECK-NEXT: }
func.func @expand_collapsed(%a: tensor<2x3x4xf32>, %b: tensor<24xf32>) -> (tensor<6x4xf32>, tensor<2x3x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %3 = tensor.expand_shape %2 [[0, 1, 2]] output_shape [2, 3, 4] : tensor<24xf32> into tensor<2x3x4xf32>
  return %1, %3 : tensor<6x4xf32>, tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @constants(
// CHECK-NEXT: %cst = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1.000000e+00> : tensor<2x2xf32>
// CHECK-NEXT: return %cst, %cst_0 : tensor<4xi32>, tensor<2x2xf32>
// CHECK-NEXT: }
func.func @constants() -> (tensor<4xi32>, tensor<2x2xf32>) {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  %2 = arith.constant dense<1.0> : tensor<4xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return %1, %3 : tensor<4xi32>, tensor<2x2xf32>
}

// CHECK-LABEL: func.func @splats(
// CHECK-NEXT: %splat = tensor.splat %arg0 : tensor<4xf32>
// CHECK-NEXT: %splat_0 = tensor.splat %arg0 : tensor<2x2xf32>
// CHECK-NEXT: %splat_1 = tensor.splat %arg0[%arg1] : tensor<?x2xf32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %splat_1 {{\[\[}}0, 1]] : tensor<?x2xf32> into tensor<?xf32>
// CHECK-NEXT: return %splat, %splat_0, %collapsed : tensor<4xf32>, tensor<2x2xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @splats(%x: f32, %n: index) -> (tensor<4xf32>, tensor<2x2xf32>, tensor<?xf32>) {
  %0 = tensor.splat %x : tensor<2x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %2 = tensor.splat %x : tensor<4xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %4 = tensor.splat %x[%n] : tensor<?x2xf32>
  %5 = tensor.collapse_shape %4 [[0, 1]] : tensor<?x2xf32> into tensor<?xf32>
  return %1, %3, %5 : tensor<4xf32>, tensor<2x2xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @elements(
// CHECK-NEXT: %from_elements = tensor.from_elements %arg0, %arg1, %arg1, %arg0 : tensor<4xf32>
// CHECK-NEXT: %from_elements_0 = tensor.from_elements %arg0, %arg1 : tensor<2x1xf32>
// CHECK-NEXT: %from_elements_1 = tensor.from_elements %arg0 : tensor<1x1xf32>
// CHECK-NEXT: return %from_elements, %from_elements_0, %from_elements_1 : tensor<4xf32>, tensor<2x1xf32>, tensor<1x1xf32>
// CHECK-NEXT: }
func.func @elements(%x: f32, %y: f32) -> (tensor<4xf32>, tensor<2x1xf32>, tensor<1x1xf32>) {
  %0 = tensor.from_elements %x, %y, %y, %x : tensor<2x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %2 = tensor.from_elements %x, %y : tensor<2xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %4 = tensor.from_elements %x : tensor<f32>
  %5 = tensor.expand_shape %4 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return %1, %3, %5 : tensor<4xf32>, tensor<2x1xf32>, tensor<1x1xf32>
}

// CHECK-LABEL: func.func @collapse_cast(
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<4x5x?xf32> into tensor<20x?xf32>
// CHECK-NEXT: %cast = tensor.cast %collapsed : tensor<20x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %collapsed_0 = tensor.collapse_shape %arg1 {{\[\[}}0, 1], [2]] : tensor<4x5x6xf32> into tensor<20x6xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %collapsed_0 : tensor<20x6xf32> to tensor<20x?xf32>
// CHECK-NEXT: return %cast, %cast_1 : tensor<?x?xf32>, tensor<20x?xf32>
// CHECK-NEXT: }
func.func @collapse_cast(%a: tensor<4x5x?xf32>, %b: tensor<4x5x6xf32>) -> (tensor<?x?xf32>, tensor<20x?xf32>) {
  %0 = tensor.cast %a : tensor<4x5x?xf32> to tensor<?x5x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x5x?xf32> into tensor<?x?xf32>
  %2 = tensor.cast %b : tensor<4x5x6xf32> to tensor<4x5x?xf32>
  %3 = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<4x5x?xf32> into tensor<20x?xf32>
  return %1, %3 : tensor<?x?xf32>, tensor<20x?xf32>
}

// CHECK-LABEL: func.func @expand_cast(
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2, 3]] output_shape [%c4, %arg1, 4, 5] : tensor<?x20xf32> into tensor<?x?x4x5xf32>
// CHECK-NEXT: %cast = tensor.cast %expanded : tensor<?x?x4x5xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?x?x?xf32>
// CHECK-NEXT: }
func.func @expand_cast(%a: tensor<?x20xf32>, %n: index, %m: index) -> tensor<?x?x?x?xf32> {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.cast %a : tensor<?x20xf32> to tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [%c4, %n, %c4, %c5] : tensor<?x?xf32> into tensor<?x?x?x?xf32>
  return %1 : tensor<?x?x?x?xf32>
}
