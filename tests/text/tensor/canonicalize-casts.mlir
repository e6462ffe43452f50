// Casts of tensors: chains become one, and what uses them looks through them.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @cast_chain(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %cast : tensor<4xf32> to tensor<*xf32>
// CHECK-NEXT: return %cast_0 : tensor<*xf32>
// CHECK-NEXT: }
func.func @cast_chain(%a: tensor<?xf32>) -> tensor<*xf32> {
  %0 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<*xf32>
  return %1 : tensor<*xf32>
}

// CHECK-LABEL: func.func @cast_chain_joined(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<*xf32>
// CHECK-NEXT: return %cast : tensor<*xf32>
// CHECK-NEXT: }
func.func @cast_chain_joined(%a: tensor<4xf32>) -> tensor<*xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<*xf32>
  return %1 : tensor<*xf32>
}

// CHECK-LABEL: func.func @cast_chain_of_unranked(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<4x?xf32>
// CHECK-NEXT: return %cast : tensor<4x?xf32>
// CHECK-NEXT: }
func.func @cast_chain_of_unranked(%a: tensor<*xf32>) -> tensor<4x?xf32> {
  %0 = tensor.cast %a : tensor<*xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// CHECK-LABEL: func.func @cast_chain_contradicts(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %cast : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT: return %cast_0 : tensor<5xf32>
// CHECK-NEXT: }
func.func @cast_chain_contradicts(%a: tensor<4xf32>) -> tensor<5xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<5xf32>
  return %1 : tensor<5xf32>
}

// CHECK-LABEL: func.func @cast_to_itself(
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @cast_to_itself(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @bitcasts(
// CHECK-NEXT: %0 = tensor.bitcast %arg0 : tensor<4xf32> to tensor<4xui32>
// CHECK-NEXT: %1 = tensor.bitcast %arg0 : tensor<4xf32> to tensor<4xi32>
// CHECK-NEXT: return %1, %0 : tensor<4xi32>, tensor<4xui32>
// CHECK-NEXT: }
func.func @bitcasts(%a: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xui32>) {
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xi32>
  return %1, %0 : tensor<4xi32>, tensor<4xui32>
}

// CHECK-LABEL: func.func @cast_of_part(
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [16, 512] [1, 1] : tensor<128x512xf32> to tensor<16x512xf32>
// CHECK-NEXT: return %extracted_slice : tensor<16x512xf32>
// CHECK-NEXT: }
func.func @cast_of_part(%a: tensor<128x512xf32>, %o: index, %s: index) -> tensor<16x512xf32> {
  %0 = tensor.extract_slice %a[%o, 0] [%s, 512] [1, 1] : tensor<128x512xf32> to tensor<?x512xf32>
  %1 = tensor.cast %0 : tensor<?x512xf32> to tensor<16x512xf32>
  return %1 : tensor<16x512xf32>
}

// CHECK-LABEL: func.func @cast_of_reduced_part(
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 5] [16, 1] [1, 1] : tensor<128x512xf32> to tensor<16xf32>
// CHECK-NEXT: return %extracted_slice : tensor<16xf32>
// CHECK-NEXT: }
func.func @cast_of_reduced_part(%a: tensor<128x512xf32>, %o: index, %s: index) -> tensor<16xf32> {
  %0 = tensor.extract_slice %a[%o, 5] [%s, 1] [1, 1] : tensor<128x512xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<16xf32>
  return %1 : tensor<16xf32>
}

// CHECK-LABEL: func.func @dims_of_casts(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %arg1 : tensor<4x?xf32>
// CHECK-NEXT: return %c4, %dim, %dim_0 : index, index, index
// CHECK-NEXT: }
func.func @dims_of_casts(%a: tensor<4x?xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %3 = tensor.dim %0, %i : tensor<?x?xf32>
  return %1, %2, %3 : index, index, index
}

// CHECK-LABEL: func.func @dim_of_cast_to_more(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
func.func @dim_of_cast_to_more(%a: tensor<?x?xf32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %a : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<4x?xf32>
  return %1 : index
}

// CHECK-LABEL: func.func @write_to_cast(
// CHECK-NEXT: %inserted = tensor.insert %arg0 into %arg1[%arg2] {keeps} : tensor<4xf32>
// CHECK-NEXT: %cast = tensor.cast %inserted : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
func.func @write_to_cast(%x: f32, %a: tensor<4xf32>, %i: index) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert %x into %0[%i] {keeps} : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// Casts of what is known less stay where they are.
// CHECK-LABEL: func.func @write_to_cast_to_more(
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %inserted = tensor.insert %arg0 into %cast[%arg2] : tensor<4xf32>
// CHECK-NEXT: return %inserted : tensor<4xf32>
// CHECK-NEXT: }
func.func @write_to_cast_to_more(%x: f32, %a: tensor<?xf32>, %i: index) -> tensor<4xf32> {
  %0 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @concat_one(
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: return %arg0, %cast : tensor<2xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @concat_one(%a: tensor<2xf32>, %b: tensor<?xf32>) -> (tensor<2xf32>, tensor<4xf32>) {
  %0 = tensor.concat dim(0) %a : (tensor<2xf32>) -> tensor<2xf32>
  %1 = tensor.concat dim(0) %b : (tensor<?xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<2xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @concat_knows(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<2x?xf32> to tensor<2x12xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg2 : tensor<?x?xf32> to tensor<?x12xf32>
// CHECK-NEXT: %concat = tensor.concat dim(0) %cast, %arg1, %cast_0 : (tensor<2x12xf32>, tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %concat : tensor<?x12xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast_1 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @concat_knows(%a: tensor<2x?xf32>, %b: tensor<?x12xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b, %c : (tensor<2x?xf32>, tensor<?x12xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @concat_sums(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<2x?xf32> to tensor<2x12xf32>
// CHECK-NEXT: %concat = tensor.concat dim(0) %cast, %arg1 : (tensor<2x12xf32>, tensor<3x12xf32>) -> tensor<5x12xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %concat : tensor<5x12xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast_0 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @concat_sums(%a: tensor<2x?xf32>, %b: tensor<3x12xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x?xf32>, tensor<3x12xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
