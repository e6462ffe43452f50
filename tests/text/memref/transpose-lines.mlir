// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// In one dimension a layout that says no more than none is another type all the same.

func.func @f(%a: memref<2xf32>) -> memref<2xf32> {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<2xf32>' is not equivalent to the canonical transposed input type 'memref<2xf32, strided<[1]>>'}}
  %0 = memref.transpose %a (d0) -> (d0) : memref<2xf32> to memref<2xf32>
  return %0 : memref<2xf32>
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<2xf32, strided<[1], offset: 1>>' is not equivalent to the canonical transposed input type 'memref<2xf32, strided<[1]>>'}}
  %0 = memref.transpose %a (d0) -> (d0) : memref<2xf32> to memref<2xf32, strided<[1], offset: 1>>
  return
}

// -----

func.func @f(%a: memref<?xf32, strided<[1]>>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<?xf32>' is not equivalent to the canonical transposed input type 'memref<?xf32, strided<[1]>>'}}
  %0 = memref.transpose %a (d0) -> (d0) : memref<?xf32, strided<[1]>> to memref<?xf32>
  return
}
