// RUN: mica-opt %s --split-input-file --verify-diagnostics
// Layouts that are as good as none, and what a transposed memref must be.

func.func @f(%m: memref<64xf32>) {
  %b = memref.realloc %m : memref<64xf32> to memref<6xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<64xf32, strided<[1]>>) {
  %b = memref.realloc %m : memref<64xf32, strided<[1]>> to memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<64xi8, strided<[1]>>, %i: index) {
  %b = memref.view %m[%i][] : memref<64xi8, strided<[1]>> to memref<6xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<64xi8, strided<[1]>>, %i: memref<1xindex>) {
  %b = memref.reshape %m(%i) : (memref<64xi8, strided<[1]>>, memref<1xindex>) -> memref<64xi8, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[1]>>) {
  // expected-error@+1 {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %b = vector.type_cast %m : memref<4xf32, strided<[1]>> to memref<vector<4xf32>, strided<[]>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, strided<[4, 1]>>) {
  %b = vector.type_cast %m : memref<4x4xf32, strided<[4, 1]>> to memref<vector<4x4xf32>>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[1]>>) {
  %b = vector.type_cast %m : memref<4xf32, strided<[1]>> to memref<vector<4xf32>>
  return
}

// -----

func.func @f(%m: memref<6xf32, strided<[1]>>) {
  %b = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32, strided<[1]>> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32, strided<[1]>>) {
  // expected-error@+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32>' but found 'memref<2x3xf32, strided<[3, 1]>>'}}
  %b = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32, strided<[1]>> into memref<2x3xf32, strided<[3, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x4xf32, strided<[?, 1], offset: ?>>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<?xi32>' is not equivalent to the canonical transposed input type 'memref<4x8xf32, affine_map<(d0, d1)[s0, s1] -> (d0 + s0 + d1 * s1)>>'}}
  %b = memref.transpose %m (d0, d1) -> (d1, d0) : memref<8x4xf32, strided<[?, 1], offset: ?>> to memref<?xi32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32, strided<[?, 1], offset: 5>>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<?xi32>' is not equivalent to the canonical transposed input type 'memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0 + 5)>>'}}
  %b = memref.transpose %m (d0, d1) -> (d1, d0) : memref<8x4xf32, strided<[?, 1], offset: 5>> to memref<?xi32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<?xi32>' is not equivalent to the canonical transposed input type 'memref<4x8xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>'}}
  %b = memref.transpose %m (d0, d1) -> (d1, d0) : memref<8x4xf32, strided<[?, ?], offset: ?>> to memref<?xi32>
  return
}

// -----

func.func @f(%m: memref<8x4xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<4x8xi32, strided<[1, 4]>>' is not equivalent to the canonical transposed input type 'memref<4x8xf32, affine_map<(d0, d1) -> (d0 + d1 * 4)>>'}}
  %b = memref.transpose %m (d0, d1) -> (d1, d0) : memref<8x4xf32> to memref<4x8xi32, strided<[1, 4]>>
  return
}

// -----

func.func @f(%m: memref<8x4xf32, 3>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<4x8xf32, strided<[1, 4]>>' is not equivalent to the canonical transposed input type 'memref<4x8xf32, affine_map<(d0, d1) -> (d0 + d1 * 4)>, 3>'}}
  %b = memref.transpose %m (d0, d1) -> (d1, d0) : memref<8x4xf32, 3> to memref<4x8xf32, strided<[1, 4]>>
  return
}
