// Tensors and buffers: back and forth is nothing, and what is known of the one is known of the other.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @buffer_of_cast(
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 read_only : tensor<4x5xf32> to memref<4x5xf32, strided<[?, 1], offset: ?>, 3>
// CHECK-NEXT: %cast = memref.cast %0 : memref<4x5xf32, strided<[?, 1], offset: ?>, 3> to memref<?x5xf32, strided<[?, 1], offset: ?>, 3>
// CHECK-NEXT: return %cast : memref<?x5xf32, strided<[?, 1], offset: ?>, 3>
// CHECK-NEXT: }
func.func @buffer_of_cast(%t: tensor<4x5xf32>) -> memref<?x5xf32, strided<[?, 1], offset: ?>, 3> {
  %0 = tensor.cast %t : tensor<4x5xf32> to tensor<?x5xf32>
  %1 = bufferization.to_buffer %0 read_only : tensor<?x5xf32> to memref<?x5xf32, strided<[?, 1], offset: ?>, 3>
  return %1 : memref<?x5xf32, strided<[?, 1], offset: ?>, 3>
}

// CHECK-LABEL: func.func @buffer_of_cast_to_unranked(
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 : tensor<4x5xf32> to memref<4x5xf32, 3>
// CHECK-NEXT: %cast = memref.cast %0 : memref<4x5xf32, 3> to memref<*xf32, 3>
// CHECK-NEXT: return %cast : memref<*xf32, 3>
// CHECK-NEXT: }
func.func @buffer_of_cast_to_unranked(%t: tensor<4x5xf32>) -> memref<*xf32, 3> {
  %0 = tensor.cast %t : tensor<4x5xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32, 3>
  return %1 : memref<*xf32, 3>
}

// CHECK-LABEL: func.func @copied_for_its_layout(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
// CHECK-NEXT: return %alloc : memref<?xf32>
// CHECK-NEXT: }
func.func @copied_for_its_layout(%m: memref<?xf32, strided<[1], offset: ?>>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %m : memref<?xf32, strided<[1], offset: ?>> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK-LABEL: func.func @cast_for_its_layout(
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @cast_for_its_layout(%m: memref<?xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @of_unranked(
// CHECK-NEXT: %0 = bufferization.to_tensor %arg0 : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT: %1 = bufferization.to_buffer %cast : tensor<?xf32> to memref<?xf32>
// CHECK-NEXT: return %1 : memref<?xf32>
// CHECK-NEXT: }
func.func @of_unranked(%m: memref<*xf32>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<?xf32>
  %2 = bufferization.to_buffer %1 : tensor<?xf32> to memref<?xf32>
  return %2 : memref<?xf32>
}

// CHECK-LABEL: func.func @copied_for_its_space(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32, 1>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?xf32, 2>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?xf32, 1> to memref<?xf32, 2>
// CHECK-NEXT: return %alloc : memref<?xf32, 2>
// CHECK-NEXT: }
func.func @copied_for_its_space(%m: memref<?xf32, 1>) -> memref<?xf32, 2> {
  %0 = bufferization.to_tensor %m : memref<?xf32, 1> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, 2>
  return %1 : memref<?xf32, 2>
}

// CHECK-LABEL: func.func @of_buffer(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1] : tensor<?xf32>
// CHECK-NEXT: %dim = tensor.dim %arg0, %arg1 : tensor<?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT: return %extracted, %dim, %dim_0, %arg0 : f32, index, index, tensor<?xf32>
// CHECK-NEXT: }
func.func @of_buffer(%t: tensor<?xf32>, %i: index) -> (f32, index, index, tensor<?xf32>) {
  %m = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %t2 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %l = memref.load %m[%i] : memref<?xf32>
  %d = memref.dim %m, %i : memref<?xf32>
  %c0 = arith.constant 0 : index
  %dd = tensor.dim %t2, %c0: tensor<?xf32>
  return %l, %d, %dd, %t2 : f32, index, index, tensor<?xf32>
}

// CHECK-LABEL: func.func @of_tensor(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = bufferization.to_tensor %arg0 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: return %dim, %0 : index, tensor<?xf32>
// CHECK-NEXT: }
func.func @of_tensor(%m: memref<?xf32>) -> (index, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %t2 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %dd = tensor.dim %t2, %c0: tensor<?xf32>
  return %dd, %t2 : index, tensor<?xf32>
}

// CHECK-LABEL: func.func @allocated(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%arg0) : tensor<5x?xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<5x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<?x?xf32>
// CHECK-NEXT: %dim = tensor.dim %arg1, %c1 : tensor<?x?xf32>
// CHECK-NEXT: return %arg0, %dim, %cast : index, index, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @allocated(%n: index, %t: tensor<?x?xf32>) -> (index, index, tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %a = bufferization.alloc_tensor(%c5, %n) {memory_space = 1 : i64} : tensor<?x?xf32>
  %b = bufferization.alloc_tensor() copy(%t) : tensor<?x?xf32>
  %d = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.dim %b, %c1 : tensor<?x?xf32>
  return %d, %e, %a : index, index, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @back_and_forth(
// CHECK-NEXT: %0 = bufferization.to_buffer %arg1 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.store %arg2, %0[%arg3] : memref<4xf32>
// CHECK-NEXT: %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT: return %arg0, %arg1, %1 : memref<4xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @back_and_forth(%m: memref<4xf32>, %t: tensor<4xf32>, %x: f32, %i: index) -> (memref<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  %2 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %3 = bufferization.to_tensor %2 : memref<4xf32> to tensor<4xf32>
  %4 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  memref.store %x, %4[%i] : memref<4xf32>
  %5 = bufferization.to_tensor %4 : memref<4xf32> to tensor<4xf32>
  return %1, %3, %5 : memref<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @to_unranked(
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT: return %cast : memref<*xf32>
// CHECK-NEXT: }
func.func @to_unranked(%m: memref<4xf32>) -> memref<*xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<*xf32>
  %2 = bufferization.to_buffer %1 : tensor<*xf32> to memref<*xf32>
  return %2 : memref<*xf32>
}

// CHECK-LABEL: func.func @negative_size(
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%c-1) : tensor<?xf32>
// CHECK-NEXT: return %0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @negative_size() -> tensor<?xf32> {
  %c = arith.constant -1 : index
  %0 = bufferization.alloc_tensor(%c) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @materialized(
// CHECK-NEXT: %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
func.func @materialized(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %2 = bufferization.materialize_in_destination %0 in %1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}
