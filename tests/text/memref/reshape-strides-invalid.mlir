// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Groups whose strides are not those of one dimension.

func.func @f(%a: memref<2x3x4xf32, strided<[30, 8, 2]>>) {
  // expected-error@+1 {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %a[[0, 1, 2]] : memref<2x3x4xf32, strided<[30, 8, 2]>> into memref<24xf32, strided<[2]>>
  return
}

// -----

func.func @f(%b: memref<1x2xf32, strided<[1, 1], offset: 3>>) {
  // expected-error@+1 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %b[] : memref<1x2xf32, strided<[1, 1], offset: 3>> into memref<f32, strided<[], offset: 3>>
  return
}

// -----

func.func @f(%b: memref<?x?xf32, strided<[?, 1]>>) {
  // expected-error@+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<?xf32, strided<[?]>>' but found 'memref<?xf32, strided<[2]>>'}}
  %0 = memref.collapse_shape %b[[0, 1]] : memref<?x?xf32, strided<[?, 1]>> into memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @f(%b: memref<4xf32, strided<[-2]>>) {
  // expected-error@+1 {{expected offsets to be non-negative, but got -1}}
  %0 = memref.subview %b[-1] [2] [-3] : memref<4xf32, strided<[-2]>> to memref<2xi32>
  return
}
