// Two reshapes become one where there is one way alone.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @a(
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : memref<4x5x6xf32> into memref<120xf32>
// CHECK-NEXT: return %collapse_shape : memref<120xf32>
// CHECK-NEXT: }
func.func @a(%a: memref<4x5x6xf32>) -> memref<120xf32> {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<4x5x6xf32> into memref<20x6xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<20x6xf32> into memref<120xf32>
  return %1 : memref<120xf32>
}

// CHECK-LABEL: func.func @b(
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = arith.muli %arg1, %c4 : index
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%0, 2, 3] : memref<?x6xf32> into memref<?x2x3xf32>
// CHECK-NEXT: return %expand_shape : memref<?x2x3xf32>
// CHECK-NEXT: }
func.func @b(%a: memref<?x6xf32>, %n: index) -> memref<?x2x3xf32> {
  %0 = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [%n, 4, 2, 3] : memref<?x6xf32> into memref<?x4x2x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2], [3]] : memref<?x4x2x3xf32> into memref<?x2x3xf32>
  return %1 : memref<?x2x3xf32>
}

// CHECK-LABEL: func.func @c(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?x6xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c1 : memref<?x?x6xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0], [1], [2, 3]] output_shape [%dim, %dim_0, 2, 3] : memref<?x?x6xf32> into memref<?x?x2x3xf32>
// CHECK-NEXT: return %expand_shape : memref<?x?x2x3xf32>
// CHECK-NEXT: }
func.func @c(%a: memref<?x?x6xf32>) -> memref<?x?x2x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?x6xf32>
  %m = memref.dim %a, %c1 : memref<?x?x6xf32>
  %0 = memref.collapse_shape %a [[0], [1, 2]] : memref<?x?x6xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2, 3]] output_shape [%n, %m, 2, 3] : memref<?x?xf32> into memref<?x?x2x3xf32>
  return %1 : memref<?x?x2x3xf32>
}

// CHECK-LABEL: func.func @d(
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1, 2, 3]] : memref<1x4x1x6xf32> into memref<24xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0, 1, 2]] output_shape [4, 6, 1] : memref<24xf32> into memref<4x6x1xf32>
// CHECK-NEXT: return %expand_shape : memref<4x6x1xf32>
// CHECK-NEXT: }
func.func @d(%a: memref<1x4x1x6xf32>) -> memref<4x6x1xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<1x4x1x6xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [4, 6, 1] : memref<24xf32> into memref<4x6x1xf32>
  return %1 : memref<4x6x1xf32>
}

// CHECK-LABEL: func.func @e(
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
// CHECK-NEXT: return %collapse_shape : memref<6x20xf32>
// CHECK-NEXT: }
func.func @e(%a: memref<2x3x4x5xf32>) -> memref<6x20xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 20] : memref<120xf32> into memref<6x20xf32>
  return %1 : memref<6x20xf32>
}

// CHECK-LABEL: func.func @f(
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1], [2, 3]] output_shape [2, 3, 4, 5] : memref<6x20xf32> into memref<2x3x4x5xf32>
// CHECK-NEXT: return %expand_shape : memref<2x3x4x5xf32>
// CHECK-NEXT: }
func.func @f(%a: memref<6x20xf32>) -> memref<2x3x4x5xf32> {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<6x20xf32> into memref<120xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : memref<120xf32> into memref<2x3x4x5xf32>
  return %1 : memref<2x3x4x5xf32>
}

// CHECK-LABEL: func.func @g(
// CHECK-NEXT: return %arg0 : memref<?x?xf32>
// CHECK-NEXT: }
func.func @g(%a: memref<?x?xf32>, %n: index, %m: index, %k: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, %m, %k] : memref<?x?xf32> into memref<?x?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @h(
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = arith.muli %arg1, %c3 : index
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%0, %arg2] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT: return %expand_shape : memref<?x?xf32>
// CHECK-NEXT: }
func.func @h(%a: memref<?xf32>, %n: index, %m: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %a [[0, 1, 2]] output_shape [%n, 3, %m] : memref<?xf32> into memref<?x3x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x3x?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @i(
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<4x5xf32> into memref<20xf32>
// CHECK-NEXT: %cast = memref.cast %collapse_shape : memref<20xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
func.func @i(%a: memref<4x5xf32>) -> memref<?xf32> {
  %0 = memref.cast %a : memref<4x5xf32> to memref<?x5xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x5xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK-LABEL: func.func @j(
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<1x1xf32> into memref<1xf32>
// CHECK-NEXT: return %collapse_shape : memref<1xf32>
// CHECK-NEXT: }
func.func @j(%a: memref<1x1xf32>) -> memref<1xf32> {
  %0 = memref.collapse_shape %a [] : memref<1x1xf32> into memref<f32>
  %1 = memref.expand_shape %0 [] output_shape [1] : memref<f32> into memref<1xf32>
  return %1 : memref<1xf32>
}

// CHECK-LABEL: func.func @k(
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : memref<4x5x6xf32, strided<[30, 6, 1], offset: ?>> into memref<20x6xf32, strided<[6, 1], offset: ?>>
// CHECK-NEXT: %collapse_shape_0 = memref.collapse_shape %collapse_shape {{\[\[}}0, 1]] : memref<20x6xf32, strided<[6, 1], offset: ?>> into memref<120xf32, strided<[1], offset: ?>>
// CHECK-NEXT: return %collapse_shape_0 : memref<120xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @k(%a: memref<4x5x6xf32, strided<[30, 6, 1], offset: ?>>) -> memref<120xf32, strided<[1], offset: ?>> {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<4x5x6xf32, strided<[30, 6, 1], offset: ?>> into memref<20x6xf32, strided<[6, 1], offset: ?>>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<20x6xf32, strided<[6, 1], offset: ?>> into memref<120xf32, strided<[1], offset: ?>>
  return %1 : memref<120xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @l(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x2x3x5xf32>
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1, 2, 3]] : memref<?x2x3x5xf32> into memref<?xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0, 1, 2]] output_shape [%dim, 15, 1] : memref<?xf32> into memref<?x15x1xf32>
// CHECK-NEXT: return %expand_shape : memref<?x15x1xf32>
// CHECK-NEXT: }
func.func @l(%a: memref<?x2x3x5xf32>) -> memref<?x15x1xf32> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?x2x3x5xf32>
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<?x2x3x5xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [%n, 15, 1] : memref<?xf32> into memref<?x15x1xf32>
  return %1 : memref<?x15x1xf32>
}

// CHECK-LABEL: func.func @m(
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : memref<?x1x?xf32> into memref<?xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0, 1]] output_shape [%arg1, %arg2] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT: return %expand_shape : memref<?x?xf32>
// CHECK-NEXT: }
func.func @m(%a: memref<?x1x?xf32>, %n: index, %m: index) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<?x1x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, %m] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
