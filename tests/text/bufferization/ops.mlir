// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Every operation of bufferization, and what arguments of functions may say.

func.func @tensors(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>) {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %2 = bufferization.alloc_tensor() copy(%c) : tensor<?x20xf32>
  %3 = bufferization.alloc_tensor() copy(%a) size_hint=%n {memory_space = 1 : i64, x.note} : tensor<10x20xf32>
  %4 = bufferization.alloc_tensor() : tensor<*xf32>
  %5 = bufferization.materialize_in_destination %a in %c : (tensor<10x20xf32>, tensor<?x20xf32>) -> tensor<?x20xf32>
  bufferization.materialize_in_destination %a in restrict writable %m {x.note} : (tensor<10x20xf32>, memref<10x20xf32>) -> ()
  bufferization.dealloc_tensor %a : tensor<10x20xf32>
  return
}

func.func @buffers(%m: memref<10x20xf32>, %u: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %t: tensor<10x20xf32>) {
  %0 = bufferization.to_tensor %m : memref<10x20xf32> to tensor<10x20xf32>
  %1 = bufferization.to_tensor %m restrict writable {x.note} : memref<10x20xf32> to tensor<10x20xf32>
  %2 = bufferization.to_tensor %u : memref<*xf32> to tensor<*xf32>
  %3 = bufferization.to_buffer %t read_only : tensor<10x20xf32> to memref<10x20xf32, strided<[?, ?], offset: ?>, 3>
  %4 = bufferization.clone %m : memref<10x20xf32> to memref<10x20xf32, 1>
  bufferization.dealloc
  bufferization.dealloc (%m, %d : memref<10x20xf32>, memref<?x20xf32>) if (%i, %i)
  %5:2 = bufferization.dealloc (%m : memref<10x20xf32>) if (%i) retain (%m, %d : memref<10x20xf32>, memref<?x20xf32>)
  %6 = bufferization.dealloc retain (%m : memref<10x20xf32>) {x.note}
  %7 = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  return
}

func.func @attributes(%a: tensor<4xf32> {bufferization.writable = true, bufferization.access = "read-write", bufferization.buffer_layout = strided<[?], offset: ?>}) {
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @tensors(%arg0: tensor<10x20xf32>, %arg1: memref<10x20xf32>, %arg2: index, %arg3: tensor<?x20xf32>, %arg4: tensor<*xf32>) {
// CHECK-NEXT:    %0 = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT:    %1 = bufferization.alloc_tensor(%arg2) : tensor<?x4xf32>
// CHECK-NEXT:    %2 = bufferization.alloc_tensor() copy(%arg3) : tensor<?x20xf32>
// CHECK-NEXT:    %3 = bufferization.alloc_tensor() copy(%arg0) size_hint=%arg2 {memory_space = 1 : i64, x.note} : tensor<10x20xf32>
// CHECK-NEXT:    %4 = bufferization.alloc_tensor() : tensor<*xf32>
// CHECK-NEXT:    %5 = bufferization.materialize_in_destination %arg0 in %arg3 : (tensor<10x20xf32>, tensor<?x20xf32>) -> tensor<?x20xf32>
// CHECK-NEXT:    bufferization.materialize_in_destination %arg0 in restrict writable %arg1 {x.note} : (tensor<10x20xf32>, memref<10x20xf32>) -> ()
// CHECK-NEXT:    bufferization.dealloc_tensor %arg0 : tensor<10x20xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @buffers(%arg0: memref<10x20xf32>, %arg1: memref<*xf32>, %arg2: memref<?x20xf32>, %arg3: i1, %arg4: tensor<10x20xf32>) {
// CHECK-NEXT:    %0 = bufferization.to_tensor %arg0 : memref<10x20xf32> to tensor<10x20xf32>
// CHECK-NEXT:    %1 = bufferization.to_tensor %arg0 restrict writable {x.note} : memref<10x20xf32> to tensor<10x20xf32>
// CHECK-NEXT:    %2 = bufferization.to_tensor %arg1 : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT:    %3 = bufferization.to_buffer %arg4 read_only : tensor<10x20xf32> to memref<10x20xf32, strided<[?, ?], offset: ?>, 3>
// CHECK-NEXT:    %4 = bufferization.clone %arg0 : memref<10x20xf32> to memref<10x20xf32, 1>
// CHECK-NEXT:    bufferization.dealloc
// CHECK-NEXT:    bufferization.dealloc (%arg0, %arg2 : memref<10x20xf32>, memref<?x20xf32>) if (%arg3, %arg3)
// CHECK-NEXT:    %5:2 = bufferization.dealloc (%arg0 : memref<10x20xf32>) if (%arg3) retain (%arg0, %arg2 : memref<10x20xf32>, memref<?x20xf32>)
// CHECK-NEXT:    %6 = bufferization.dealloc retain (%arg0 : memref<10x20xf32>) {x.note}
// CHECK-NEXT:    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @attributes(%arg0: tensor<4xf32> {bufferization.access = "read-write", bufferization.buffer_layout = strided<[?], offset: ?>, bufferization.writable = true}) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
