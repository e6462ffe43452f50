// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Strides that the dimensions left have not.

func.func @f(%m: memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>>) {
  // expected-error@+1 {{expected result type to be 'memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x4x8xf32, strided<[8, 16, 1]>>'}}
  %0 = memref.subview %m[0, 0, 0, 0] [1, 4, 1, 8] [1, 1, 1, 1] : memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>> to memref<1x4x8xf32, strided<[8, 16, 1]>>
  return
}

// -----

func.func @f(%m: memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>>) {
  // expected-error@+1 {{expected result type to be 'memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x4x8xf32, strided<[16, 16, 1]>>'}}
  %0 = memref.subview %m[0, 0, 0, 0] [1, 4, 1, 8] [1, 1, 1, 1] : memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>> to memref<1x4x8xf32, strided<[16, 16, 1]>>
  return
}

// -----

func.func @f(%m: memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>>) {
  // expected-error@+1 {{expected result type to be 'memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x4x8xf32, strided<[64, 64, 1]>>'}}
  %0 = memref.subview %m[0, 0, 0, 0] [1, 4, 1, 8] [1, 1, 1, 1] : memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>> to memref<1x4x8xf32, strided<[64, 64, 1]>>
  return
}

// -----

func.func @f(%m: memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>>) {
  // expected-error@+1 {{expected result type to be 'memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x4x8xf32, strided<[3, 16, 1]>>'}}
  %0 = memref.subview %m[0, 0, 0, 0] [1, 4, 1, 8] [1, 1, 1, 1] : memref<1x4x1x8xf32, strided<[64, 16, 8, 1]>> to memref<1x4x8xf32, strided<[3, 16, 1]>>
  return
}
