// Copies and memory that is given back.
// RUN: mica-opt --canonicalize -allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @unused(
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unused(%a: memref<4xf32>) {
  %0 = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  return
}

// CHECK-LABEL: func.func @source_given_back(
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?xf32> to memref<32xf32>
// CHECK-NEXT: return %cast : memref<32xf32>
// CHECK-NEXT: }
func.func @source_given_back(%a: memref<?xf32>) -> memref<32xf32> {
  %0 = bufferization.clone %a : memref<?xf32> to memref<32xf32>
  memref.dealloc %a : memref<?xf32>
  return %0 : memref<32xf32>
}

// CHECK-LABEL: func.func @clone_given_back(
// CHECK-NEXT: %0 = memref.load %arg0[%arg1] : memref<?xf32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @clone_given_back(%a: memref<?xf32>, %i: index) -> f32 {
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @both_given_back(
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT: %1 = memref.load %0[%arg1] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %0 : memref<?xf32>
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @both_given_back(%a: memref<?xf32>, %i: index) -> f32 {
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @something_else_given_back(
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %arg1 : memref<?xf32>
// CHECK-NEXT: %1 = memref.load %0[%arg2] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %0 : memref<?xf32>
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @something_else_given_back(%a: memref<?xf32>, %b: memref<?xf32>, %i: index) -> f32 {
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @view_of_what_is_given_back(
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<8xf32> to memref<8xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT: "test.use"(%subview) : (memref<4xf32, strided<[1], offset: 2>>) -> ()
// CHECK-NEXT: return %arg0 : memref<8xf32>
// CHECK-NEXT: }
func.func @view_of_what_is_given_back(%a: memref<8xf32>) -> memref<8xf32> {
  %0 = memref.alloc() : memref<8xf32>
  memref.copy %a, %0 : memref<8xf32> to memref<8xf32>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf32>
  %2 = memref.subview %0[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  %3 = bufferization.clone %2 : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[1], offset: 2>>
  memref.dealloc %0 : memref<8xf32>
  "test.use"(%3) : (memref<4xf32, strided<[1], offset: 2>>) -> ()
  return %a : memref<8xf32>
}

// CHECK-LABEL: func.func @made_larger(
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %1 = memref.realloc %arg0(%arg1) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return %0, %1 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @made_larger(%a: memref<?xf32>, %n: index) -> (memref<?xf32>, memref<?xf32>) {
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
  return %0, %1 : memref<?xf32>, memref<?xf32>
}

// CHECK-LABEL: func.func @cast_of_clone(
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %0 : memref<?xf32>
// CHECK-NEXT: }
func.func @cast_of_clone(%a: memref<4xf32>) -> memref<?xf32> {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK-LABEL: func.func @given_back_twice(
// CHECK-NEXT: %0 = arith.ori %arg2, %arg4 : i1
// CHECK-NEXT: %1 = arith.ori %0, %arg2 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%arg0, %arg1 : memref<2xi32>, memref<2xi32>) if (%1, %arg3) retain (%arg1, %arg0 : memref<2xi32>, memref<2xi32>)
// CHECK-NEXT: return %2#0, %2#1, %2#0 : i1, i1, i1
// CHECK-NEXT: }
func.func @given_back_twice(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1, %d: i1, %e: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%a, %b, %a, %a : memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %e, %c) retain (%b, %a, %b : memref<2xi32>, memref<2xi32>, memref<2xi32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// CHECK-LABEL: func.func @nothing_given_back(
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false, %false : i1, i1
// CHECK-NEXT: }
func.func @nothing_given_back(%a: memref<2xi32>, %b: memref<2xi32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc retain (%a, %b : memref<2xi32>, memref<2xi32>)
  bufferization.dealloc
  return %0#0, %0#1 : i1, i1
}

// CHECK-LABEL: func.func @never(
// CHECK-NEXT: %0 = bufferization.dealloc (%arg1 : memref<2xi32>) if (%arg2) retain (%arg1 : memref<2xi32>) {keeps}
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @never(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1) -> i1 {
  %false = arith.constant false
  %0 = bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%false, %c) retain (%b : memref<2xi32>) {keeps}
  return %0 : i1
}

// CHECK-LABEL: func.func @behind_metadata(
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<2xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: memref.store %arg0, %alloc[%arg1] : memref<2xi32>
// CHECK-NEXT: "test.use"(%alloc) : (memref<2xi32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%alloc, %base_buffer : memref<2xi32>, memref<i32>) if (%arg3, %arg3)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @behind_metadata(%x: i32, %i: index, %arg: memref<2xi32>, %c: i1) {
  %0 = memref.alloc() : memref<2xi32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0 : memref<2xi32> -> memref<i32>, index, index, index
  %base2, %offset2, %size2, %stride2 = memref.extract_strided_metadata %arg : memref<2xi32> -> memref<i32>, index, index, index
  memref.store %x, %0[%i] : memref<2xi32>
  "test.use"(%0) : (memref<2xi32>) -> ()
  bufferization.dealloc (%base, %base2 : memref<i32>, memref<i32>) if (%c, %c)
  return
}

// CHECK-LABEL: func.func @of_no_use(
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT: "test.use"(%alloc) : (memref<2xi32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%arg0, %alloc : memref<2xi32>, memref<2xi32>) if (%arg1, %arg1)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @of_no_use(%b: memref<2xi32>, %c: i1) {
  %0 = memref.alloc() : memref<2xi32>
  %1 = memref.alloc() : memref<2xi32>
  "test.use"(%1) : (memref<2xi32>) -> ()
  bufferization.dealloc (%0, %b, %1 : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %c, %c)
  return
}
