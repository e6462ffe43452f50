// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Slices, casts and reshapes that do not fit.

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{slice along dimension 0 runs out-of-bounds: 10 >= 10}}
  %b = memref.subview %a[0, 0] [11, 1] [1, 1] : memref<10x20xf32> to memref<11x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{offset 0 is out-of-bounds: 10 >= 10}}
  %b = memref.subview %a[10, 0] [1, 1] [1, 1] : memref<10x20xf32> to memref<1x1xf32, strided<[20, 1], offset: 200>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected offsets to be non-negative, but got -1}}
  %b = memref.subview %a[-1, 0] [1, 1] [1, 1] : memref<10x20xf32> to memref<1x1xf32, strided<[20, 1], offset: -20>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected sizes to be non-negative, but got -1}}
  %b = memref.subview %a[0, 0] [-1, 1] [1, 1] : memref<10x20xf32> to memref<1x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %b = memref.subview %a[0] [1, 1] [1, 1] : memref<10x20xf32> to memref<1x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected 2 offset values, got 1}}
  %b = memref.subview %a[0] [1] [1] : memref<10x20xf32> to memref<1x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %b = memref.subview %a[0, 0] [1, 1] [1] : memref<10x20xf32> to memref<1x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected 2 offset values, got 3}}
  %b = memref.subview %a[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<10x20xf32> to memref<1x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{slice along dimension 0 runs out-of-bounds: 12 >= 10}}
  %b = memref.subview %a[0, 0] [4, 1] [4, 1] : memref<10x20xf32> to memref<4x1xf32, strided<[80, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected result type to be 'memref<4x1xf32, strided<[20, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[1]>>'}}
  %b = memref.subview %a[0, 0] [4, 1] [1, 1] : memref<10x20xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected result element type to be 'f32', but got 'memref<4x1xf64, strided<[20, 1]>>'}}
  %b = memref.subview %a[0, 0] [4, 1] [1, 1] : memref<10x20xf32> to memref<4x1xf64, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected result rank to be smaller or equal to the source rank, but got 'memref<4x1x1xf32, strided<[20, 1, 1]>>'}}
  %b = memref.subview %a[0, 0] [4, 1] [1, 1] : memref<10x20xf32> to memref<4x1x1xf32, strided<[20, 1, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected result type to be 'memref<4x1xf32, strided<[20, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<3x1xf32, strided<[20, 1]>>'}}
  %b = memref.subview %a[0, 0] [4, 1] [1, 1] : memref<10x20xf32> to memref<3x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected result type to be 'memref<4x1xf32, strided<[20, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x1xf32, strided<[20, 1], offset: 3>>'}}
  %b = memref.subview %a[0, 0] [4, 1] [1, 1] : memref<10x20xf32> to memref<4x1xf32, strided<[20, 1], offset: 3>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{different memory spaces specified for base memref type 'memref<10x20xf32>' and subview memref type 'memref<4x1xf32, 3>'}}
  %b = memref.subview %a[0, 0] [4, 1] [1, 1] : memref<10x20xf32> to memref<4x1xf32, 3>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %b = memref.subview %a[%n] [4, %n] [1, %n] : memref<10x20xf32> to memref<4x?xf32, strided<[20, ?], offset: ?>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (1 vs 0)}}
  %b = "memref.subview"(%a, %n) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (memref<10x20xf32>, index) -> memref<4x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected 1 offset values, got 2}}
  %b = memref.reinterpret_cast %a to offset: [0, 1], sizes: [10, %n], strides: [1, 1] : memref<10x20xf32> to memref<10x?xf32, strided<[1, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (0 vs 2) so the rank of the result type is well-formed.}}
  %b = memref.reinterpret_cast %a to offset: [], sizes: [10, %n], strides: [1, 1] : memref<10x20xf32> to memref<10x?xf32, strided<[1, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected mixed sizes rank to match mixed strides rank (1 vs 2) so the rank of the result type is well-formed.}}
  %b = memref.reinterpret_cast %a to offset: [0], sizes: [10], strides: [1, 1] : memref<10x20xf32> to memref<10x?xf32, strided<[1, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected 2 size values, got 1}}
  %b = memref.reinterpret_cast %a to offset: [0], sizes: [10], strides: [1] : memref<10x20xf32> to memref<10x?xf32, strided<[1, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected result type with offset = 1 instead of 0}}
  %b = memref.reinterpret_cast %a to offset: [1], sizes: [10, 5], strides: [1, 1] : memref<10x20xf32> to memref<10x5xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected result type with stride = dynamic instead of 5 in dim = 0}}
  %b = memref.reinterpret_cast %a to offset: [0], sizes: [10, 5], strides: [%n, 1] : memref<10x20xf32> to memref<10x5xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected result type with size = 6 instead of 5 in dim = 1}}
  %b = memref.reinterpret_cast %a to offset: [%n], sizes: [10, 6], strides: [5, 1] : memref<10x20xf32> to memref<10x5xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected offsets to be non-negative, but got -1}}
  %b = memref.reinterpret_cast %a to offset: [-1], sizes: [10, -5], strides: [5, 1] : memref<10x20xf32> to memref<10x5xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %b = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 4, 20] : memref<10x20xf32> into memref<2x5x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (3) but found 2 inputs instead}}
  %b = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 5] : memref<10x20xf32> into memref<2x5x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op reassociation indices must be contiguous}}
  %b = memref.expand_shape %a [[0, 1], [3]] output_shape [2, 5, 20] : memref<10x20xf32> into memref<2x5x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 1, expected 2}}
  %b = memref.expand_shape %a [[0, 1]] output_shape [2, 5, 20] : memref<10x20xf32> into memref<2x5x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op collapsed dim size (10) must equal reassociation group size (2)}}
  %b = memref.expand_shape %a [[0], [1]] output_shape [2, 5, 20] : memref<10x20xf32> into memref<2x5x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op collapsed dim size (20) must equal reassociation group size (1)}}
  %b = memref.expand_shape %a [[0], []] output_shape [10, 20] : memref<10x20xf32> into memref<10x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.collapse_shape' op collapsed dim size (20) must equal reassociation group size (1)}}
  %b = memref.collapse_shape %a [[0], []] : memref<10x20xf32> into memref<10x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %b = memref.collapse_shape %a [[0], [-1]] : memref<10x20xf32> into memref<10x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32, strided<[40, 1]>>) {
  // expected-error@+1 {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %b = memref.collapse_shape %a [[0, 1]] : memref<10x20xf32, strided<[40, 1]>> into memref<200xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (1 vs 0)}}
  %b = "memref.subview"(%a, %n) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (memref<10x20xf32>, index) -> memref<4x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (1 vs 0)}}
  %b = "memref.subview"(%a, %n) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (memref<10x20xf32>, index) -> memref<4x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (1 vs 0)}}
  %b = "memref.subview"(%a, %n) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: -1, 0>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (memref<10x20xf32>, index) -> memref<4x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %b = "memref.subview"(%a, %n) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -1, 0>, static_sizes = array<i64: 4, 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<10x20xf32>, index) -> memref<4x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %b = "memref.subview"(%a, %n) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (memref<10x20xf32>, index) -> memref<4x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (1 vs 0)}}
  %b = "memref.subview"(%a, %n) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: -1, 0>, static_sizes = array<i64: 4, -1>, static_strides = array<i64: 1, 1>}> : (memref<10x20xf32>, index) -> memref<4x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected offsets to be non-negative, but got -1}}
  %b = "memref.subview"(%a, %n) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: -1, 0>, static_sizes = array<i64: 4, -1>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<10x20xf32>, index) -> memref<4x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (1 vs 0)}}
  %b = "memref.subview"(%a, %n) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 4, -1>, static_strides = array<i64: 1, 1>}> : (memref<10x20xf32>, index) -> memref<4x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %b = "memref.reinterpret_cast"(%a, %n) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (memref<10x20xf32>, index) -> memref<4x1xf32, strided<[20, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<10x20xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>'}}
  %b = memref.reinterpret_cast %a to offset: [0], sizes: [10, 20], strides: [20, 1] : memref<10x20xf32> to memref<10x20xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>) {
  // expected-error@+1 {{base type 'memref<10x20xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>' is not strided}}
  %b = memref.subview %a[0, 0] [4, 1] [1, 1] : memref<10x20xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> to memref<4x1xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<20x10xf32>' is not equivalent to the canonical transposed input type 'memref<20x10xf32, affine_map<(d0, d1) -> (d0 + d1 * 20)>>'}}
  %b = memref.transpose %a (d0, d1) -> (d1, d0) : memref<10x20xf32> to memref<20x10xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map}}
  %b = memref.transpose %a (d0, d1) -> (d0, d0) : memref<10x20xf32> to memref<20x10xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %b = memref.transpose %a (d0) -> (d0) : memref<10x20xf32> to memref<20x10xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  memref.global "private" @x : memref<2xf32> = dense<1.0>
 // expected-error@+1 {{integer literal not valid for specified type}}
 memref.global @y : memref<2xf32> = 4
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
  %b = memref.generic_atomic_rmw %a[%n, %n] : memref<10x20xf32> { ^bb0(%c: f32): %d = memref.load %a[%n, %n] : memref<10x20xf32> memref.atomic_yield %d : f32 } 
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expects a non-empty block}}
  %b = memref.generic_atomic_rmw %a[%n, %n] : memref<10x20xf32> { ^bb0(%c: f32):  } 
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
  memref.prefetch %a[%n, %n], read, locality<3>, datas : memref<10x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
  memref.prefetch %a[%n, %n], reads, locality<3>, datas : memref<10x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %a[%n, %n], read, locality<4>, data : memref<10x20xf32>
  return
}
