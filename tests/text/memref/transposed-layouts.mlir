// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// The canonical layout that a transposed memref is told to have.

func.func @f(%m: memref<?x32xf32, strided<[64, 2], offset: ?>>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<?xi32>' is not equivalent to the canonical transposed input type 'memref<32x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 * 64 + s0)>>'}}
  %b = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x32xf32, strided<[64, 2], offset: ?>> to memref<?xi32>
  return
}

// -----

func.func @f(%m: memref<?x32xf32, strided<[64, 2], offset: 5>>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<?xi32>' is not equivalent to the canonical transposed input type 'memref<32x?xf32, affine_map<(d0, d1) -> (d0 * 2 + d1 * 64 + 5)>>'}}
  %b = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x32xf32, strided<[64, 2], offset: 5>> to memref<?xi32>
  return
}

// -----

func.func @f(%m: memref<?x32xf32, strided<[?, 2], offset: ?>>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<?xi32>' is not equivalent to the canonical transposed input type 'memref<32x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * 2 + s0 + d1 * s1)>>'}}
  %b = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x32xf32, strided<[?, 2], offset: ?>> to memref<?xi32>
  return
}

// -----

func.func @f(%m: memref<?x32xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<?xi32>' is not equivalent to the canonical transposed input type 'memref<32x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>'}}
  %b = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x32xf32, strided<[?, ?], offset: ?>> to memref<?xi32>
  return
}

// -----

func.func @f(%m: memref<?x32xf32, strided<[2, 1], offset: ?>>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<?xi32>' is not equivalent to the canonical transposed input type 'memref<32x?xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 + s0)>>'}}
  %b = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x32xf32, strided<[2, 1], offset: ?>> to memref<?xi32>
  return
}

// -----

func.func @f(%m: memref<?x32x4xf32, strided<[7, ?, 3], offset: ?>>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<?xi32>' is not equivalent to the canonical transposed input type 'memref<32x4x?xf32, affine_map<(d0, d1, d2)[s0, s1] -> (d0 * s1 + s0 + d1 * 3 + d2 * 7)>>'}}
  %b = memref.transpose %m (d0, d1, d2) -> (d1, d2, d0) : memref<?x32x4xf32, strided<[7, ?, 3], offset: ?>> to memref<?xi32>
  return
}

// -----

func.func @f(%m: memref<?x32xf32, strided<[-2, 1], offset: ?>>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<?xi32>' is not equivalent to the canonical transposed input type 'memref<32x?xf32, affine_map<(d0, d1)[s0] -> (d0 - d1 * 2 + s0)>>'}}
  %b = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x32xf32, strided<[-2, 1], offset: ?>> to memref<?xi32>
  return
}
