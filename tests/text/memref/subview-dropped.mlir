// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Of dimensions of size 1, those are left out whose strides the result has not.

// Which of the dimensions of size 1 are left out is told by their strides.
func.func @some_of_them(%m: memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>>, %n: memref<?x?x?xf32, strided<[?, 2, 1]>>) {
  %0 = memref.subview %m[0, 0, 0, 0] [1, 4, 1, 8] [1, 1, 1, 1] : memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>> to memref<1x4x8xf32, strided<[64, 16, 1]>>
  %1 = memref.subview %m[0, 0, 0, 0] [1, 4, 1, 8] [1, 1, 1, 1] : memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>> to memref<4x1x8xf32, strided<[16, 8, 1]>>
  %2 = memref.subview %n[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<?x?x?xf32, strided<[?, 2, 1]>> to memref<1xf32, strided<[2]>>
  return
}
func.func @with_one_stride(%m: memref<1x1x8xf32, strided<[8, 8, 1]>>) {
  %0 = memref.subview %m[0, 0, 0] [1, 1, 8] [1, 1, 1] : memref<1x1x8xf32, strided<[8, 8, 1]>> to memref<1x8xf32, strided<[8, 1]>>
  %1 = memref.subview %m[0, 0, 0] [1, 1, 8] [1, 1, 1] : memref<1x1x8xf32, strided<[8, 8, 1]>> to memref<8xf32, strided<[1]>>
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @some_of_them(%arg0: memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>>, %arg1: memref<?x?x?xf32, strided<[?, 2, 1]>>) {
// CHECK-NEXT:    %subview = memref.subview %arg0[0, 0, 0, 0] [1, 4, 1, 8] [1, 1, 1, 1] : memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>> to memref<1x4x8xf32, strided<[64, 16, 1]>>
// CHECK-NEXT:    %subview_0 = memref.subview %arg0[0, 0, 0, 0] [1, 4, 1, 8] [1, 1, 1, 1] : memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>> to memref<4x1x8xf32, strided<[16, 8, 1]>>
// CHECK-NEXT:    %subview_1 = memref.subview %arg1[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<?x?x?xf32, strided<[?, 2, 1]>> to memref<1xf32, strided<[2]>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @with_one_stride(%arg0: memref<1x1x8xf32, strided<[8, 8, 1]>>) {
// CHECK-NEXT:    %subview = memref.subview %arg0[0, 0, 0] [1, 1, 8] [1, 1, 1] : memref<1x1x8xf32, strided<[8, 8, 1]>> to memref<1x8xf32, strided<[8, 1]>>
// CHECK-NEXT:    %subview_0 = memref.subview %arg0[0, 0, 0] [1, 1, 8] [1, 1, 1] : memref<1x1x8xf32, strided<[8, 8, 1]>> to memref<8xf32, strided<[1]>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
