// Parts of tensors: types tell what is known of them.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @extract_constants(
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 1, %arg1] [4, %arg1, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x?x1xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<4x?x1xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @extract_constants(%a: tensor<8x16x4xf32>, %n: index) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[%c0, %c1, %n] [%c4, %n, %c1] [%c1, 1, %c1] : tensor<8x16x4xf32> to tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK-LABEL: func.func @extract_constants_reduced(
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 1, 4] [1, 1, 1] : tensor<1x?x?xf32> to tensor<1x4xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<1x4xf32> to tensor<1x?xf32>
// CHECK-NEXT: return %cast : tensor<1x?xf32>
// CHECK-NEXT: }
func.func @extract_constants_reduced(%a: tensor<1x?x?xf32>) -> tensor<1x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[0, 0, 0] [1, 1, %c4] [1, 1, 1] : tensor<1x?x?xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// The part isn't in the tensor; a stride of 0 is none.
// CHECK-LABEL: func.func @extract_wrong_constants(
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%c9] [%c4] [1] : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %arg0[0] [2] [0] : tensor<5xf32> to tensor<2xf32>
// CHECK-NEXT: %extracted_slice_1 = tensor.extract_slice %arg0[0] [%c-1] [1] : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT: return %extracted_slice, %extracted_slice_0, %extracted_slice_1 : tensor<?xf32>, tensor<2xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @extract_wrong_constants(%a: tensor<5xf32>) -> (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>) {
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %c0 = arith.constant 0 : index
  %minus = arith.constant -1 : index
  %0 = tensor.extract_slice %a[%c9] [%c4] [1] : tensor<5xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %a[0] [2] [%c0] : tensor<5xf32> to tensor<2xf32>
  %2 = tensor.extract_slice %a[0] [%minus] [1] : tensor<5xf32> to tensor<?xf32>
  return %0, %1, %2 : tensor<?xf32>, tensor<2xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @extract_of_cast(
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [4, %arg1] [1, 1] : tensor<8x16xf32> to tensor<4x?xf32>
// CHECK-NEXT: return %extracted_slice : tensor<4x?xf32>
// CHECK-NEXT: }
func.func @extract_of_cast(%a: tensor<8x16xf32>, %n: index) -> tensor<4x?xf32> {
  %0 = tensor.cast %a : tensor<8x16xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[%n, 0] [4, %n] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// CHECK-LABEL: func.func @extract_outside_of_cast(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %cast[9] [%arg1] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %extracted_slice : tensor<?xf32>
// CHECK-NEXT: }
func.func @extract_outside_of_cast(%a: tensor<8xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %0[9] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func.func @extract_all(
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg1[0] [%arg2] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %arg0, %extracted_slice : tensor<4x6xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @extract_all(%a: tensor<4x6xf32>, %b: tensor<?xf32>, %n: index) -> (tensor<4x6xf32>, tensor<?xf32>) {
  %c6 = arith.constant 6 : index
  %0 = tensor.extract_slice %a[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> to tensor<4x6xf32>
  %1 = tensor.extract_slice %b[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  return %0, %1 : tensor<4x6xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @extract_inserted(
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg2, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %inserted_slice[%arg2, 1] [4, 1] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
// CHECK-NEXT: return %arg0, %extracted_slice : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @extract_inserted(%a: tensor<4xf32>, %b: tensor<8x16xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.insert_slice %a into %b[%n, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
  %1 = tensor.extract_slice %0[%n, 0] [4, 1] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
  %2 = tensor.extract_slice %0[%n, 1] [4, 1] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @extract_of_splat(
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4x2xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1.000000e+00> : tensor<8x16xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %cst_0[%arg0, 0] [4, %arg0] [1, 1] : tensor<8x16xf32> to tensor<4x?xf32>
// CHECK-NEXT: return %extracted_slice, %cst : tensor<4x?xf32>, tensor<4x2xf32>
// CHECK-NEXT: }
func.func @extract_of_splat(%n: index) -> (tensor<4x?xf32>, tensor<4x2xf32>) {
  %0 = arith.constant dense<1.0> : tensor<8x16xf32>
  %1 = tensor.extract_slice %0[%n, 0] [4, %n] [1, 1] : tensor<8x16xf32> to tensor<4x?xf32>
  %2 = tensor.extract_slice %0[%n, 0] [4, 2] [1, 1] : tensor<8x16xf32> to tensor<4x2xf32>
  return %1, %2 : tensor<4x?xf32>, tensor<4x2xf32>
}

// CHECK-LABEL: func.func @insert_all(
// CHECK-NEXT: return %arg0 : tensor<4x6xf32>
// CHECK-NEXT: }
func.func @insert_all(%a: tensor<4x6xf32>, %b: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = tensor.insert_slice %a into %b[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// CHECK-LABEL: func.func @insert_twice(
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %arg2[%arg3] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT: return %inserted_slice : tensor<8xf32>
// CHECK-NEXT: }
func.func @insert_twice(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %0 = tensor.insert_slice %a into %c[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %b into %0[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: func.func @insert_extracted(
// CHECK-NEXT: return %arg0 : tensor<8xf32>
// CHECK-NEXT: }
func.func @insert_extracted(%a: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %0 = tensor.extract_slice %a[%n] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %0 into %a[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: func.func @insert_nothing(
// CHECK-NEXT: return %arg1 : tensor<8x8xf32>
// CHECK-NEXT: }
func.func @insert_nothing(%a: tensor<0x?xf32>, %b: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %0 = tensor.insert_slice %a into %b[1, 1] [0, %n] [1, 1] : tensor<0x?xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @insert_constants(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg1[1, 0, %arg2] [1, 4, %arg2] [1, 1, 1] : tensor<4x?xf32> into tensor<8x16x4xf32>
// CHECK-NEXT: return %inserted_slice : tensor<8x16x4xf32>
// CHECK-NEXT: }
func.func @insert_constants(%a: tensor<?x?xf32>, %b: tensor<8x16x4xf32>, %n: index) -> tensor<8x16x4xf32> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %a into %b[%c1, 0, %n] [1, %c4, %n] [1, %c1, 1] : tensor<?x?xf32> into tensor<8x16x4xf32>
  return %0 : tensor<8x16x4xf32>
}

// CHECK-LABEL: func.func @insert_cast(
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg2, 0] [4, %arg2] [1, 1] : tensor<4x?xf32> into tensor<8x?xf32>
// CHECK-NEXT: %cast = tensor.cast %inserted_slice : tensor<8x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @insert_cast(%a: tensor<4x?xf32>, %b: tensor<8x?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<8x?xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %0 into %1[%n, 0] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// A size that isn't known hides those behind it.
// CHECK-LABEL: func.func @insert_cast_hidden(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg1[%arg2, 0] [%arg2, %arg2] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
// CHECK-NEXT: return %inserted_slice : tensor<8x?xf32>
// CHECK-NEXT: }
func.func @insert_cast_hidden(%a: tensor<?x4xf32>, %b: tensor<8x?xf32>, %n: index) -> tensor<8x?xf32> {
  %0 = tensor.cast %a : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %b[%n, 0] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

// CHECK-LABEL: func.func @insert_reduced_cast(
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg2, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x?xf32>
// CHECK-NEXT: return %inserted_slice : tensor<8x?xf32>
// CHECK-NEXT: }
func.func @insert_reduced_cast(%a: tensor<4xf32>, %b: tensor<8x?xf32>, %n: index) -> tensor<8x?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %0 into %b[%n, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

// CHECK-LABEL: func.func @parallel(
// CHECK-NEXT: %0:3 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %arg2, %arg5 = %arg2, %arg6 = %arg2) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %cast into %arg4[%arg3] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg5[%arg3] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT: tensor.parallel_insert_slice %arg0 into %arg6[4] [%arg3] [1] : tensor<?xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1, %0#2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @parallel(%a: tensor<?xf32>, %b: tensor<4xf32>, %d: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %c4 = arith.constant 4 : index
  %0:3 = scf.forall (%i) in (2) shared_outs(%o = %d, %p = %d, %q = %d) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %1 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i] [%c4] [1] : tensor<?xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %1 into %p[%i] [%i] [1] : tensor<?xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %a into %q[%c4] [%i] [1] : tensor<?xf32> into tensor<8xf32>
    }
  }
  return %0#0, %0#1, %0#2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
