// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Strides of groups of dimensions, some of size 1; of scalars.

func.func @collapse(%a: memref<4x1x8xf32, strided<[16, 99, 1]>>, %b: memref<4x8x1xf32, strided<[8, 1, 7]>>, %c: memref<1x1xf32, strided<[3, 2]>>, %d: memref<?x1xf32, strided<[?, 2]>>, %e: memref<2x3x4xf32, strided<[24, 8, 2]>>) {
  %0 = memref.collapse_shape %a[[0, 1], [2]] : memref<4x1x8xf32, strided<[16, 99, 1]>> into memref<4x8xf32, strided<[16, 1]>>
  %1 = memref.collapse_shape %b[[0, 1, 2]] : memref<4x8x1xf32, strided<[8, 1, 7]>> into memref<32xf32, strided<[1]>>
  %2 = memref.collapse_shape %c[[0, 1]] : memref<1x1xf32, strided<[3, 2]>> into memref<1xf32, strided<[3]>>
  %4 = memref.collapse_shape %e[[0, 1, 2]] : memref<2x3x4xf32, strided<[24, 8, 2]>> into memref<24xf32, strided<[2]>>
  return
}
func.func @scalars(%a: memref<f32, strided<[], offset: 3>>, %b: memref<1x1xf32, strided<[1, 1], offset: 3>>, %c: memref<f32>) {
  %0 = memref.expand_shape %a[] output_shape [1, 1] : memref<f32, strided<[], offset: 3>> into memref<1x1xf32, strided<[1, 1], offset: 3>>
  %1 = memref.collapse_shape %b[] : memref<1x1xf32, strided<[1, 1], offset: 3>> into memref<f32, strided<[], offset: 3>>
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @collapse(%arg0: memref<4x1x8xf32, strided<[16, 99, 1]>>, %arg1: memref<4x8x1xf32, strided<[8, 1, 7]>>, %arg2: memref<1x1xf32, strided<[3, 2]>>, %arg3: memref<?x1xf32, strided<[?, 2]>>, %arg4: memref<2x3x4xf32, strided<[24, 8, 2]>>) {
// CHECK-NEXT:    %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2{{\]\]}} : memref<4x1x8xf32, strided<[16, 99, 1]>> into memref<4x8xf32, strided<[16, 1]>>
// CHECK-NEXT:    %collapse_shape_0 = memref.collapse_shape %arg1 {{\[\[}}0, 1, 2{{\]\]}} : memref<4x8x1xf32, strided<[8, 1, 7]>> into memref<32xf32, strided<[1]>>
// CHECK-NEXT:    %collapse_shape_1 = memref.collapse_shape %arg2 {{\[\[}}0, 1{{\]\]}} : memref<1x1xf32, strided<[3, 2]>> into memref<1xf32, strided<[3]>>
// CHECK-NEXT:    %collapse_shape_2 = memref.collapse_shape %arg4 {{\[\[}}0, 1, 2{{\]\]}} : memref<2x3x4xf32, strided<[24, 8, 2]>> into memref<24xf32, strided<[2]>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @scalars(%arg0: memref<f32, strided<[], offset: 3>>, %arg1: memref<1x1xf32, strided<[1, 1], offset: 3>>, %arg2: memref<f32>) {
// CHECK-NEXT:    %expand_shape = memref.expand_shape %arg0 [] output_shape [1, 1] : memref<f32, strided<[], offset: 3>> into memref<1x1xf32, strided<[1, 1], offset: 3>>
// CHECK-NEXT:    %collapse_shape = memref.collapse_shape %arg1 [] : memref<1x1xf32, strided<[1, 1], offset: 3>> into memref<f32, strided<[], offset: 3>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
