// Sizes and elements of tensors that are known.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @sizes(
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %rank = tensor.rank %arg1 : tensor<*xf32>
// CHECK-NEXT: return %c2, %rank, %c3, %arg2 : index, index, index, index
// CHECK-NEXT: }
func.func @sizes(%a: tensor<3x?xf32>, %u: tensor<*xf32>, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.rank %a : tensor<3x?xf32>
  %1 = tensor.rank %u : tensor<*xf32>
  %2 = tensor.dim %a, %c0 : tensor<3x?xf32>
  %3 = tensor.extract_slice %a[0, 1] [3, %n] [1, 1] : tensor<3x?xf32> to tensor<3x?xf32>
  %4 = tensor.dim %3, %c1 : tensor<3x?xf32>
  return %0, %1, %2, %4 : index, index, index, index
}

// There is no such dimension, and no program that gets there.
// CHECK-LABEL: func.func @size_outside(
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c7 : tensor<3x?xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
func.func @size_outside(%a: tensor<3x?xf32>) -> index {
  %c7 = arith.constant 7 : index
  %0 = tensor.dim %a, %c7 : tensor<3x?xf32>
  return %0 : index
}

// CHECK-LABEL: func.func @size_of_generated(
// CHECK-NEXT: return %arg1 : index
// CHECK-NEXT: }
func.func @size_of_generated(%n: index, %m: index, %x: f32) -> index {
  %c2 = arith.constant 2 : index
  %0 = tensor.generate %n, %m {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %x : f32
  } : tensor<?x4x?xf32>
  %1 = tensor.dim %0, %c2 : tensor<?x4x?xf32>
  return %1 : index
}

// CHECK-LABEL: func.func @size_of_empty(
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: return %arg1, %c4 : index, index
// CHECK-NEXT: }
func.func @size_of_empty(%n: index, %m: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.empty(%n, %m) : tensor<?x4x?xf32>
  %1 = tensor.dim %0, %c2 : tensor<?x4x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x4x?xf32>
  return %1, %2 : index, index
}

// CHECK-LABEL: func.func @size_of_reshaped(
// CHECK-NEXT: %extracted = tensor.extract %arg1[%arg3] : tensor<2xi32>
// CHECK-NEXT: %0 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT: %extracted_0 = tensor.extract %arg2[%arg3] : tensor<2xindex>
// CHECK-NEXT: return %0, %extracted_0 : index, index
// CHECK-NEXT: }
func.func @size_of_reshaped(%a: tensor<?xf32>, %s: tensor<2xi32>, %t: tensor<2xindex>, %i: index) -> (index, index) {
  %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %i : tensor<?x?xf32>
  %2 = tensor.reshape %a(%t) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = tensor.dim %2, %i : tensor<?x?xf32>
  return %1, %3 : index, index
}

// CHECK-LABEL: func.func @size_of_written(
// CHECK-NEXT: %dim = tensor.dim %arg1, %arg2 : tensor<?x?xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
func.func @size_of_written(%x: f32, %a: tensor<?x?xf32>, %i: index) -> index {
  %0 = tensor.insert %x into %a[%i, %i] : tensor<?x?xf32>
  %1 = tensor.dim %0, %i : tensor<?x?xf32>
  return %1 : index
}

// CHECK-LABEL: func.func @empty_sizes(
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %0 = tensor.empty(%arg0) : tensor<3x?x3xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<3x?x3xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: %1 = tensor.empty(%c-1) : tensor<?xf32>
// CHECK-NEXT: return %cast, %1 : tensor<?x?x?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @empty_sizes(%n: index) -> (tensor<?x?x?xf32>, tensor<?xf32>) {
  %c3 = arith.constant 3 : index
  %minus = arith.constant -1 : index
  %0 = tensor.empty(%c3, %n, %c3) : tensor<?x?x?xf32>
  %1 = tensor.empty(%minus) : tensor<?xf32>
  return %0, %1 : tensor<?x?x?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @cast_of_empty(
// CHECK-NEXT: %0 = tensor.empty(%arg1) : tensor<2x?xf32>
// CHECK-NEXT: %1 = tensor.empty(%arg0) : tensor<?x2xf32>
// CHECK-NEXT: return %0, %1 : tensor<2x?xf32>, tensor<?x2xf32>
// CHECK-NEXT: }
func.func @cast_of_empty(%n: index, %m: index) -> (tensor<2x?xf32>, tensor<?x2xf32>) {
  %0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<2x?xf32>
  %2 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x2xf32>
  return %1, %2 : tensor<2x?xf32>, tensor<?x2xf32>
}

// CHECK-LABEL: func.func @elements_of_constants(
// CHECK-NEXT: %cst = arith.constant 4.000000e+00 : f32
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %cst_0 = complex.constant [3.000000e+00 : f32, 4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: return %cst, %c3_i32, %c7_i32, %cst_0 : f32, i32, i32, complex<f32>
// CHECK-NEXT: }
func.func @elements_of_constants(%i: index) -> (f32, i32, i32, complex<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.constant dense<4.0> : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  %2 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %3 = tensor.extract %2[%c1, %c0] : tensor<2x2xi32>
  %4 = arith.constant sparse<[[0, 1]], [7]> : tensor<2x2xi32>
  %5 = tensor.extract %4[%c0, %c1] : tensor<2x2xi32>
  %6 = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %7 = tensor.extract %6[%c1] : tensor<2xcomplex<f32>>
  return %1, %3, %5, %7 : f32, i32, i32, complex<f32>
}

// CHECK-LABEL: func.func @element_outside(
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %cst = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT: %extracted = tensor.extract %cst[%c2] : tensor<2xi32>
// CHECK-NEXT: return %extracted : i32
// CHECK-NEXT: }
func.func @element_outside() -> i32 {
  %c2 = arith.constant 2 : index
  %0 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %1 = tensor.extract %0[%c2] : tensor<2xi32>
  return %1 : i32
}

// CHECK-LABEL: func.func @element_of_elements(
// CHECK-NEXT: return %arg1, %arg0 : f32, f32
// CHECK-NEXT: }
func.func @element_of_elements(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.from_elements %x, %y, %z, %z, %y, %x : tensor<2x3xf32>
  %1 = tensor.extract %0[%c1, %c1] : tensor<2x3xf32>
  %2 = tensor.from_elements %x : tensor<f32>
  %3 = tensor.extract %2[] : tensor<f32>
  return %1, %3 : f32, f32
}

// CHECK-LABEL: func.func @element_inserted(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %inserted = tensor.insert %arg0 into %arg1[%c1] : tensor<?xf32>
// CHECK-NEXT: %extracted = tensor.extract %inserted[%c2] : tensor<?xf32>
// CHECK-NEXT: %inserted_0 = tensor.insert %arg0 into %arg1[%arg2] : tensor<?xf32>
// CHECK-NEXT: %extracted_1 = tensor.extract %inserted_0[%arg2] : tensor<?xf32>
// CHECK-NEXT: return %arg0, %extracted, %extracted_1 : f32, f32, f32
// CHECK-NEXT: }
func.func @element_inserted(%x: f32, %a: tensor<?xf32>, %i: index) -> (f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert %x into %a[%c1] : tensor<?xf32>
  %1 = tensor.extract %0[%c1] : tensor<?xf32>
  %2 = tensor.extract %0[%c2] : tensor<?xf32>
  %3 = tensor.insert %x into %a[%i] : tensor<?xf32>
  %4 = tensor.extract %3[%i] : tensor<?xf32>
  return %1, %2, %4 : f32, f32, f32
}

// CHECK-LABEL: func.func @element_of_cast(
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg2] : tensor<?xf32>
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<*xf32> to tensor<4xf32>
// CHECK-NEXT: %extracted_0 = tensor.extract %cast[%arg2] : tensor<4xf32>
// CHECK-NEXT: return %extracted, %extracted_0 : f32, f32
// CHECK-NEXT: }
func.func @element_of_cast(%a: tensor<?xf32>, %u: tensor<*xf32>, %i: index) -> (f32, f32) {
  %0 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<4xf32>
  %3 = tensor.extract %2[%i] : tensor<4xf32>
  return %1, %3 : f32, f32
}

// CHECK-LABEL: func.func @element_of_index_cast(
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1] : tensor<4xi32>
// CHECK-NEXT: %0 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @element_of_index_cast(%a: tensor<4xi32>, %i: index) -> index {
  %0 = arith.index_cast %a : tensor<4xi32> to tensor<4xindex>
  %1 = tensor.extract %0[%i] : tensor<4xindex>
  return %1 : index
}

// CHECK-LABEL: func.func @element_of_generated(
// CHECK-NEXT: %0 = arith.addi %arg1, %arg0 : index
// CHECK-NEXT: %1 = arith.muli %0, %arg2 : index
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @element_of_generated(%n: index, %i: index, %j: index) -> index {
  %0 = tensor.generate %n {
  ^bb0(%k: index, %l: index):
    %2 = arith.addi %k, %n : index
    %3 = arith.muli %2, %l : index
    tensor.yield %3 : index
  } : tensor<?x4xindex>
  %1 = tensor.extract %0[%i, %j] : tensor<?x4xindex>
  return %1 : index
}

// What writes memory is done for all elements.
// CHECK-LABEL: func.func @element_of_generated_with_effect(
// CHECK-NEXT: %generated = tensor.generate %arg0 {
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: memref.store %arg3, %arg2[] : memref<index>
// CHECK-NEXT: tensor.yield %arg3 : index
// CHECK-NEXT: } : tensor<?xindex>
// CHECK-NEXT: %extracted = tensor.extract %generated[%arg1] : tensor<?xindex>
// CHECK-NEXT: return %extracted : index
// CHECK-NEXT: }
func.func @element_of_generated_with_effect(%n: index, %i: index, %m: memref<index>) -> index {
  %0 = tensor.generate %n {
  ^bb0(%k: index):
    memref.store %k, %m[] : memref<index>
    tensor.yield %k : index
  } : tensor<?xindex>
  %1 = tensor.extract %0[%i] : tensor<?xindex>
  return %1 : index
}

// CHECK-LABEL: func.func @generate_sizes(
// CHECK-NEXT: %generated = tensor.generate %arg0 {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %arg2 : index
// CHECK-NEXT: } : tensor<3x?x3xindex>
// CHECK-NEXT: %cast = tensor.cast %generated : tensor<3x?x3xindex> to tensor<?x?x?xindex>
// CHECK-NEXT: return %cast : tensor<?x?x?xindex>
// CHECK-NEXT: }
func.func @generate_sizes(%n: index) -> tensor<?x?x?xindex> {
  %c3 = arith.constant 3 : index
  %0 = tensor.generate %c3, %n, %c3 {
  ^bb0(%k: index, %l: index, %m: index):
    tensor.yield %l : index
  } : tensor<?x?x?xindex>
  return %0 : tensor<?x?x?xindex>
}

// CHECK-LABEL: func.func @insert_what_is_there(
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: return %cst : tensor<4xf32>
// CHECK-NEXT: }
func.func @insert_what_is_there(%i: index) -> tensor<4xf32> {
  %x = arith.constant 1.0 : f32
  %0 = arith.constant dense<1.0> : tensor<4xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @from_constants(
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [2.000000e+00, 1.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT: %cst_1 = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT: %cst_2 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
// CHECK-NEXT: %from_elements = tensor.from_elements %cst, %arg0 : tensor<2xf32>
// CHECK-NEXT: return %cst_0, %cst_1, %cst_2, %from_elements : tensor<2x2xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>, tensor<2xf32>
// CHECK-NEXT: }
func.func @from_constants(%u: f32) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>, tensor<2xf32>) {
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  %z = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = tensor.from_elements %x, %y, %y, %x : tensor<2x2xf32>
  %1 = tensor.from_elements %x, %x : tensor<2xf32>
  %2 = tensor.from_elements %z, %z : tensor<2xcomplex<f32>>
  %3 = tensor.from_elements %x, %u : tensor<2xf32>
  return %0, %1, %2, %3 : tensor<2x2xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>, tensor<2xf32>
}

// CHECK-LABEL: func.func @splats(
// CHECK-NEXT: %cst = arith.constant dense<true> : tensor<2xi1>
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_1 = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %splat = tensor.splat %cst_0[%arg0] : tensor<?xf32>
// CHECK-NEXT: return %cst_1, %splat, %cst : tensor<4xf32>, tensor<?xf32>, tensor<2xi1>
// CHECK-NEXT: }
func.func @splats(%n: index) -> (tensor<4xf32>, tensor<?xf32>, tensor<2xi1>) {
  %x = arith.constant 1.0 : f32
  %t = arith.constant true
  %0 = tensor.splat %x : tensor<4xf32>
  %1 = tensor.splat %x[%n] : tensor<?xf32>
  %2 = tensor.splat %t : tensor<2xi1>
  return %0, %1, %2 : tensor<4xf32>, tensor<?xf32>, tensor<2xi1>
}

// CHECK-LABEL: func.func @gather_of_splat(
// CHECK-NEXT: %cst = arith.constant dense<2.000000e+00> : tensor<6x4x1x4xf32>
// CHECK-NEXT: return %cst : tensor<6x4x1x4xf32>
// CHECK-NEXT: }
func.func @gather_of_splat(%i: tensor<6x1xindex>) -> tensor<6x4x1x4xf32> {
  %0 = arith.constant dense<2.0> : tensor<4x4x4xf32>
  %1 = tensor.gather %0[%i] gather_dims([1]) : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return %1 : tensor<6x4x1x4xf32>
}

// CHECK-LABEL: func.func @reshapes(
// CHECK-NEXT: %cst = arith.constant dense<3.000000e+00> : tensor<2x2xf32>
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%arg3) : (tensor<?x?xf32>, tensor<1xindex>) -> tensor<?xf32>
// CHECK-NEXT: %reshape_0 = tensor.reshape %arg1(%arg2) : (tensor<2x2xf32>, tensor<2xindex>) -> tensor<2x2xf32>
// CHECK-NEXT: return %reshape, %reshape_0, %cst : tensor<?xf32>, tensor<2x2xf32>, tensor<2x2xf32>
// CHECK-NEXT: }
func.func @reshapes(%a: tensor<?x?xf32>, %b: tensor<2x2xf32>, %s: tensor<2xindex>, %t: tensor<1xindex>) -> (tensor<?xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %c = arith.constant dense<3.0> : tensor<4xf32>
  %0 = tensor.reshape %a(%s) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.reshape %0(%t) : (tensor<?x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %2 = tensor.reshape %b(%s) : (tensor<2x2xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  %3 = tensor.reshape %c(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  return %1, %2, %3 : tensor<?xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// CHECK-LABEL: func.func @reshape_to_itself(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c2 : tensor<?x3x?xf32>
// CHECK-NEXT: %from_elements = tensor.from_elements %dim_0, %c3, %dim : tensor<3xindex>
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x3x?xf32>, tensor<3xindex>) -> tensor<?x3x?xf32>
// CHECK-NEXT: return %arg0, %arg1, %reshape : tensor<?x3x?xf32>, tensor<?xf32>, tensor<?x3x?xf32>
// CHECK-NEXT: }
func.func @reshape_to_itself(%a: tensor<?x3x?xf32>, %b: tensor<?xf32>, %t: tensor<1xindex>) -> (tensor<?x3x?xf32>, tensor<?xf32>, tensor<?x3x?xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x3x?xf32>
  %d2 = tensor.dim %a, %c2 : tensor<?x3x?xf32>
  %s = tensor.from_elements %d0, %c3, %d2 : tensor<3xindex>
  %0 = tensor.reshape %a(%s) : (tensor<?x3x?xf32>, tensor<3xindex>) -> tensor<?x3x?xf32>
  %1 = tensor.reshape %b(%t) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %r = tensor.from_elements %d2, %c3, %d0 : tensor<3xindex>
  %2 = tensor.reshape %a(%r) : (tensor<?x3x?xf32>, tensor<3xindex>) -> tensor<?x3x?xf32>
  return %0, %1, %2 : tensor<?x3x?xf32>, tensor<?xf32>, tensor<?x3x?xf32>
}
