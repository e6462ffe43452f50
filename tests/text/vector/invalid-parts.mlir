// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What elements, parts and shapes of vectors must hold.

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %a : vector<4x8xf32> to vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch (4 vs. 8)}}
  %0 = vector.broadcast %a : vector<4xf32> to vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<[1]xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch ([1] vs. [4])}}
  %0 = vector.broadcast %a : vector<[1]xf32> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch (4 vs. [4])}}
  %0 = vector.broadcast %a : vector<4xf32> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op source type is not a vector}}
  %0 = vector.broadcast %a : tensor<4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error@+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %a : f16 to vector<4xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'vector.broadcast' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.broadcast %a : f32 to f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'vector.from_elements' 'dest' must be fixed-length vector of any type values, but got 'vector<[1]xf32>'}}
  %0 = vector.from_elements %a : vector<[1]xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f16) {
  // expected-error@+1 {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %0 = "vector.from_elements"(%a, %b) : (f32, f16) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %0:3 = "vector.to_elements"(%a) : (vector<2xf32>) -> (f32, f32, f32)
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %0:2 = "vector.to_elements"(%a) : (vector<2xf32>) -> (f32, f16)
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{operation defines 2 results but was provided 3 to bind}}
  %0:3 = vector.to_elements %a : vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2x2xf32>) {
  // expected-error@+1 {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<2x2xf32>) {
  // expected-error@+1 {{'vector.shuffle' op dimension mismatch}}
  %0 = vector.shuffle %a, %b [0, 1] : vector<2x3xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error@+1 {{'vector.shuffle' op invalid mask length}}
  %0 = vector.shuffle %a, %b [] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %a, %b [0, 4] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 1, 2>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2xf16>) {
  // expected-error@+1 {{'vector.shuffle' op failed to verify that second operand v2 and result have same element type}}
  %0 = vector.shuffle %a, %b [0] : vector<2xf32>, vector<2xf16>
  return
}

// -----

func.func @f(%a: vector<[2]xf32>) {
  // expected-error@+1 {{'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'vector<[2]xf32>'}}
  %0 = vector.shuffle %a, %a [0] : vector<[2]xf32>, vector<[2]xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %a, %a : vector<2xf32> -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<3xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0, %1 = vector.deinterleave %a : vector<3xf32> -> vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0, %1 = vector.deinterleave %a : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that all of {res1, res2} have same type}}
  %0:2 = "vector.deinterleave"(%a) : (vector<4xf32>) -> (vector<2xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %a[0, 0, 0] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %a[4] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %a[0, -2] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+2 {{'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'vector<4xf32>'}}
  // expected-error@+1 {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %a[0] : vector<4xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %a[0] : vector<f32> from vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %a[] : vector<f32> from vector<f32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%a) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op failed to verify that operand and result have same element type}}
  %0 = vector.extract %a[0] : f16 from vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %x: f32) {
  // expected-error@+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %x, %a[0, 0, 0] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %b, %a[0, 0] : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %x: f32) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %x, %a[0] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %x: f32) {
  // expected-error@+1 {{'vector.insert' op expected position attribute #2 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %x, %a[0, 8] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = vector.insert %a, %a[] : vector<f32> into vector<f32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %x: f16) {
  // expected-error@+1 {{'vector.insert' op failed to verify that source operand and result have same element type}}
  %0 = vector.insert %x, %a[0] : f16 into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[16]xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = vector.scalable.insert %b, %a[5] : vector<4xf32> into vector<[16]xf32>
  return
}

// -----

func.func @f(%a: vector<[16]xf32>, %b: vector<4xf16>) {
  // expected-error@+1 {{'vector.scalable.insert' op failed to verify that all of {valueToStore, dest} have same element type}}
  %0 = vector.scalable.insert %b, %a[4] : vector<4xf16> into vector<[16]xf32>
  return
}

// -----

func.func @f(%a: vector<16xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op operand #1 must be  of ranks 1, but got 'vector<16xf32>'}}
  %0 = vector.scalable.insert %b, %a[4] : vector<4xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<[16]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %0 = vector.scalable.extract %a[5] : vector<4xf32> from vector<[16]xf32>
  return
}

// -----

func.func @f(%a: vector<[16]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op result #0 must be  of ranks 1, but got 'vector<2x2xf32>'}}
  %0 = vector.scalable.extract %a[4] : vector<2x2xf32> from vector<[16]xf32>
  return
}

// -----

func.func @f(%b: vector<2x4xf32>, %a: vector<16x4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
  return
}

// -----

func.func @f(%b: vector<2x4xf32>, %a: vector<16x4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 0, 2], strides = [1]} : vector<2x4xf32> into vector<16x4x8xf32>
  return
}

// -----

func.func @f(%b: vector<2x4xf32>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [0], strides = [1, 1]} : vector<2x4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%b: vector<2x4xf32>, %a: vector<16x4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 16)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [100, 100, 100], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
  return
}

// -----

func.func @f(%b: vector<2x4xf32>, %a: vector<16x4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [2, 2, 2], strides = [2, 2]} : vector<2x4xf32> into vector<16x4x8xf32>
  return
}

// -----

func.func @f(%b: vector<2x4xf32>, %a: vector<16x4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 5)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 3, 0], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
  return
}

// -----

func.func @f(%b: vector<4xf32>, %a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [0], strides = [1]} : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%b: vector<[2]xf32>, %a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [0], strides = [1]} : vector<[2]xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%b: vector<2xf16>, %a: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op failed to verify that operand #0 and result have same element type}}
  %0 = vector.insert_strided_slice %b, %a {offsets = [0], strides = [1]} : vector<2xf16> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %a {offsets = [2, 2], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %0 = vector.extract_strided_slice %a {offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x8xf32> to vector<1x1xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %a {offsets = [4], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [5], strides = [1]} : vector<4x8xf32> to vector<5x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [1], strides = [2]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [3], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<2x8xf32>'}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<[4]x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<[4]x8xf32> to vector<[2]x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op vector result rank mismatch: 1}}
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<6xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition length mismatch: 1}}
  %0 = vector.transpose %a, [1] : vector<2x3xf32> to vector<3x2xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition index out of range: 2}}
  %0 = vector.transpose %a, [1, 2] : vector<2x3xf32> to vector<3x2xf32>
  return
}

// -----

func.func @f(%a: vector<3x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op duplicate position index: 1}}
  %0 = vector.transpose %a, [1, 1] : vector<3x3xf32> to vector<3x3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op dimension size mismatch at: 1}}
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<6xf16>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of elements at source (6) and result (7)}}
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<7xf32>
  return
}

// -----

func.func @f(%a: vector<2x[3]xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = vector.shape_cast %a : vector<2x[3]xf32> to vector<6xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = vector.bitcast %a : vector<2x3xf32> to vector<3x3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %a : vector<2x3xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %a : vector<f32> to vector<i16>
  return
}

// -----

func.func @f(%a: vector<2xindex>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %a : vector<2xindex> to vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = vector.bitcast %a : vector<2xf32> to vector<1x2xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'memref<4xf32>'}}
  %0 = vector.shuffle %a, %a [0] : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'vector.to_elements' op operand #0 must be vector of any type values, but got 'memref<4xf32>'}}
  "vector.to_elements"(%a) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'vector.extract' op operand #0 must be vector of any type values, but got 'memref<4xf32>'}}
  "vector.extract"(%a) <{static_position = array<i64>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'vector.from_elements' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = vector.from_elements %a : vector<2xf32>
  return
}

// -----

// expected-error@+1 {{'vector.mask' op region #0 ('maskRegion') failed to verify constraint: region with 1 blocks}}
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>) { "vector.mask"(%m) ({}) : (vector<4xi1>) -> () return }

// -----

// expected-error@+1 {{'vector.mask' op expects a non-empty block}}
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>) { "vector.mask"(%m) ({ ^bb0: }) : (vector<4xi1>) -> () return }

// -----

// expected-error@+1 {{'vector.mask' op expects a terminator within the mask region}}
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>) { "vector.mask"(%m) ({ "t.t"() : () -> () }) : (vector<4xi1>) -> () return }

// -----

// expected-error@+1 {{'vector.mask' op expects only one operation to mask}}
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>) { "vector.mask"(%m) ({ "t.t"() : () -> () "t.t"() : () -> () vector.yield }) : (vector<4xi1>) -> () return }

// -----

// expected-error@+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>) { %0 = "vector.mask"(%m) ({ vector.yield }) : (vector<4xi1>) -> (f32) return }

// -----

// expected-error@+1 {{custom op 'vector.mask' expects a result if passthru operand is provided}}
func.func @f(%m: vector<4xi1>, %a: memref<4xf32>, %v: vector<4xf32>, %i: index) { vector.mask %m, %v { vector.transfer_write %v, %a[%i] : vector<4xf32>, memref<4xf32> } : vector<4xi1> return }

// -----

// expected-error@+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
func.func @f(%m: vector<4xi1>, %a: memref<4xf32>, %v: vector<4xf32>, %i: index) { "vector.mask"(%m, %v) ({ "vector.transfer_write"(%v, %a, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<4xf32>, index) -> () vector.yield }) : (vector<4xi1>, vector<4xf32>) -> () return }

// -----

// expected-error@+1 {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
func.func @f(%m: vector<5xi1>, %v: vector<4xf32>) { %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<5xi1> -> f32 return }

// -----

// expected-error@+1 {{'vector.mask' op expects result type to match maskable operation result type}}
func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) { %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f64 return }

// -----

// expected-error@+1 {{'vector.transfer_read' op operand #0 must be shaped of any type values, but got 'i32'}}
func.func @f(%a: i32, %i: index, %p: f32) { %0 = "vector.transfer_read"(%a, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (i32, index, f32) -> vector<4xf32> return }

// -----

// expected-error@+1 {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
func.func @f(%a: memref<*xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %a[%i], %p : memref<*xf32>, vector<4xf32> return }

// -----

// expected-error@+1 {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0) -> (d0)> vs inBounds of size: 2}}
func.func @f(%a: memref<4xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %a[%i], %p {in_bounds = [true, false]} : memref<4xf32>, vector<4xf32> return }

// -----

// expected-error@+1 {{'vector.transfer_read' op requires 1 indices}}
func.func @f(%a: memref<4xf32>, %i: index, %p: f32) { %0 = vector.transfer_read %a[%i, %i], %p : memref<4xf32>, vector<4xf32> return }

// -----

// expected-error@+2 {{use of value '%p' expects different type than prior uses: 'f32' vs 'f64'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: memref<4xf32>, %i: index, %p: f64) { %0 = vector.transfer_read %a[%i], %p : memref<4xf32>, vector<4xf32> return }

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: vector<4x2xf32>, %b: vector<2x4xf32>, %c: vector<4x4xf32>, %m: i32) {
  // expected-error@+1 {{use of value '%m' expects different type than prior uses: 'vector<4x2xi1>' vs 'i32'}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c, %m, %m : vector<4x2xf32>, vector<2x4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<2x4xf32>, %c: vector<4x4xf32>, %m: i32) {
  // expected-error@+1 {{'vector.contract' op expected all dimensions to be either a LHS or a RHS dimension}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (k, j)>, affine_map<(i, j, k, l) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x2xf32>, vector<2x4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<2x4xf32>, %c: vector<4x4xf32>, %m: i32) {
  // expected-error@+1 {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x2xf32>, vector<2x4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<2x4xf32>, %c: vector<4x4xf32>, %m: i32) {
  // expected-error@+1 {{custom op 'vector.contract' unexpected iterator_type (bad)}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "bad", "reduction"]} %a, %b, %c : vector<4x2xf32>, vector<2x4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<2x4xf32>, %c: vector<4x4xf32>, %m: i32) {
  // expected-error@+1 {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<and>} %a, %b, %c : vector<4x2xf32>, vector<2x4xf32> into vector<4x4xf32>
  return
}

// -----

// expected-error@+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
func.func @f(%a: vector<4xf32>) { %0 = vector.extract %a[4] : f32 from vector<4xf32> return }

// -----

// expected-error@+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
func.func @f(%a: vector<4xf32>) { %0 = vector.extract %a[0, 0] : f32 from vector<4xf32> return }

// -----

// expected-error@+1 {{'vector.extract' op failed to verify that operand and result have same element type}}
func.func @f(%a: vector<4xf32>) { %0 = vector.extract %a[0] : f64 from vector<4xf32> return }

// -----

// expected-error@+1 {{'vector.insert' op failed to verify that source operand and result have same element type}}
func.func @f(%a: vector<4xf32>, %b: f64) { %0 = vector.insert %b, %a[0] : f64 into vector<4xf32> return }

// -----

// expected-error@+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
func.func @f(%a: vector<4xf32>, %b: f32) { %0 = vector.insert %b, %a[-5] : f32 into vector<4xf32> return }

// -----

// expected-error@+1 {{'vector.shuffle' op mask index #2 out of range}}
func.func @f(%a: vector<4xf32>) { %0 = vector.shuffle %a, %a [0, 8] : vector<4xf32>, vector<4xf32> return }

// -----

// expected-error@+1 {{'vector.shape_cast' op has different number of elements at source (4) and result (5)}}
func.func @f(%a: vector<4xf32>) { %0 = vector.shape_cast %a : vector<4xf32> to vector<5xf32> return }

// -----

// expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
func.func @f(%a: vector<4xf32>) { %0 = vector.bitcast %a : vector<4xf32> to vector<3xf64> return }

// -----

// expected-error@+1 {{'vector.broadcast' op dimension mismatch (4 vs. 3)}}
func.func @f(%a: vector<4xf32>) { %0 = vector.broadcast %a : vector<4xf32> to vector<3xf32> return }

// -----

// expected-error@+1 {{'vector.transpose' op duplicate position index: 0}}
func.func @f(%a: vector<4x4xf32>) { %0 = vector.transpose %a, [0, 0] : vector<4x4xf32> to vector<4x4xf32> return }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'vector<4xf32>' vs 'vector<4x4xf32>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: vector<4x4xf32>) { %0 = vector.multi_reduction <add>, %a, %a [0] : vector<4x4xf32> to vector<4xf32> return }

// -----

// expected-error@+1 {{custom op 'vector.scan' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
func.func @f(%a: vector<4xf32>, %c: f32) { %0 = vector.scan <add>, %a, %c {inclusive = true, reduction_dim = 1} : vector<4xf32>, f32 return }
