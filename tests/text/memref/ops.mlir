// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Every operation of memref: getting memory, reading and writing, views.
// F003-007 F003-008: memory of an automatic scope, and such a scope.

#shift = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
memref.global "private" constant @table : memref<2xf32> = dense<[1.0, 2.0]>
memref.global @scratch : memref<64xi8> = uninitialized {alignment = 16 : i64}
memref.global "private" @elsewhere : memref<4xi32>
memref.global constant @numbers : memref<3xi16> = dense<7>

func.func @getting(%n: index, %m: memref<64xf32>, %u: memref<?xf32>) {
  %a = memref.alloc() : memref<8x64xf32, 1>
  %b = memref.alloc(%n) {alignment = 16 : i64} : memref<8x?xf32>
  %c = memref.alloc()[%n] : memref<8x64xf32, #shift>
  %d = memref.alloca(%n, %n)[%n] : memref<?x?xi8, strided<[?, 1], offset: 4>>
  %e = memref.realloc %m : memref<64xf32> to memref<124xf32>
  %f = memref.realloc %u(%n) {alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
  memref.dealloc %a : memref<8x64xf32, 1>
  memref.alloca_scope {
    %g = memref.alloca() : memref<4xf32>
  }
  %h = memref.alloca_scope -> (index) {
    memref.alloca_scope.return %n : index
  } {x.note}
  %i = memref.get_global @table : memref<2xf32>
  return
}

func.func @reading(%a: memref<8x?xf32>, %b: memref<f32>, %i: index, %x: f32, %c: memref<10xi32>, %y: i32, %t: memref<1xi32>) {
  %0 = memref.load %a[%i, %i] : memref<8x?xf32>
  %1 = memref.load %b[] {nontemporal = true} : memref<f32>
  memref.store %x, %a[%i, %i] {alignment = 4 : i64, x.note} : memref<8x?xf32>
  memref.store %x, %b[] : memref<f32>
  memref.copy %a, %a : memref<8x?xf32> to memref<8x?xf32>
  memref.prefetch %a[%i, %i], read, locality<3>, data : memref<8x?xf32>
  memref.prefetch %c[%i], write, locality<0>, instr : memref<10xi32>
  %2 = memref.atomic_rmw addf %x, %a[%i, %i] : (f32, memref<8x?xf32>) -> f32
  %3 = memref.atomic_rmw assign %y, %c[%i] : (i32, memref<10xi32>) -> i32
  %4 = memref.generic_atomic_rmw %c[%i] : memref<10xi32> {
  ^bb0(%current: i32):
    %next = arith.addi %current, %y : i32
    memref.atomic_yield %next : i32
  } {x.note}
  memref.dma_start %c[%i], %c[%i], %i, %t[%i] : memref<10xi32>, memref<10xi32>, memref<1xi32>
  memref.dma_start %a[%i, %i], %b[], %i, %t[%i], %i, %i : memref<8x?xf32>, memref<f32>, memref<1xi32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  return
}

func.func @asking(%a: memref<10x?xf32>, %u: memref<*xf32>, %i: index) {
  %0 = memref.dim %a, %i : memref<10x?xf32>
  %1 = memref.dim {x.note} %u, %i : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  %3 = memref.extract_aligned_pointer_as_index %a : memref<10x?xf32> -> index
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %a :
    memref<10x?xf32> -> memref<f32>, index, index, index, index, index
  %4 = memref.assume_alignment %a, 16 : memref<10x?xf32>
  %5:2 = memref.distinct_objects %a, %a : memref<10x?xf32>, memref<10x?xf32>
  return
}

func.func @views(%a: memref<16x32xf32>, %u: memref<*xf32>, %i: index, %s: memref<2xi32>, %v: memref<2048xi8>, %d: memref<?x32xf32, strided<[64, 2], offset: ?>>) {
  %0 = memref.cast %a : memref<16x32xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<*xf32>
  %2 = memref.memory_space_cast %a : memref<16x32xf32> to memref<16x32xf32, 5>
  %3 = memref.reinterpret_cast %u to offset: [%i], sizes: [10, %i], strides: [%i, 1] : memref<*xf32> to memref<10x?xf32, strided<[?, 1], offset: ?>>
  %4 = memref.reshape %u(%s) : (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32>
  %5 = memref.expand_shape %a [[0, 1], [2]] output_shape [4, 4, 32] : memref<16x32xf32> into memref<4x4x32xf32>
  %6 = memref.expand_shape %d [[0, 1], [2, 3]] output_shape [%i, 5, 4, 8] : memref<?x32xf32, strided<[64, 2], offset: ?>> into memref<?x5x4x8xf32, strided<[320, 64, 16, 2], offset: ?>>
  %7 = memref.collapse_shape %5 [[0, 1, 2]] : memref<4x4x32xf32> into memref<512xf32>
  %8 = memref.collapse_shape %6 [[0, 1], [2, 3]] : memref<?x5x4x8xf32, strided<[320, 64, 16, 2], offset: ?>> into memref<?x32xf32, strided<[64, 2], offset: ?>>
  %9 = memref.subview %a[%i, 0] [4, %i] [1, 2] : memref<16x32xf32> to memref<4x?xf32, strided<[32, 2], offset: ?>>
  %10 = memref.subview %a[2, 3] [1, 4] [1, 1] : memref<16x32xf32> to memref<4xf32, strided<[1], offset: 67>>
  %11 = memref.transpose %a (d0, d1) -> (d1, d0) : memref<16x32xf32> to memref<32x16xf32, strided<[1, 32]>>
  %12 = memref.view %v[%i][%i] : memref<2048xi8> to memref<?x4xf32>
  %13 = memref.view %v[%i][] {x.note} : memref<2048xi8> to memref<16xi32>
  return
}

//      CHECK:#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
// CHECK-NEXT:module {
// CHECK-NEXT:  memref.global "private" constant @table : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]>
// CHECK-NEXT:  memref.global @scratch : memref<64xi8> = uninitialized {alignment = 16 : i64}
// CHECK-NEXT:  memref.global "private" @elsewhere : memref<4xi32>
// CHECK-NEXT:  memref.global constant @numbers : memref<3xi16> = dense<7>
// CHECK-NEXT:  func.func @getting(%arg0: index, %arg1: memref<64xf32>, %arg2: memref<?xf32>) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<8x64xf32, 1>
// CHECK-NEXT:    %alloc_0 = memref.alloc(%arg0) {alignment = 16 : i64} : memref<8x?xf32>
// CHECK-NEXT:    %alloc_1 = memref.alloc()[%arg0] : memref<8x64xf32, #map>
// CHECK-NEXT:    %alloca = memref.alloca(%arg0, %arg0)[%arg0] : memref<?x?xi8, strided<[?, 1], offset: 4>>
// CHECK-NEXT:    %0 = memref.realloc %arg1 : memref<64xf32> to memref<124xf32>
// CHECK-NEXT:    %1 = memref.realloc %arg2(%arg0) {alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:    memref.dealloc %alloc : memref<8x64xf32, 1>
// CHECK-NEXT:    memref.alloca_scope  {
// CHECK-NEXT:      %alloca_2 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %2 = memref.alloca_scope  -> (index) {
// CHECK-NEXT:      memref.alloca_scope.return %arg0 : index
// CHECK-NEXT:    } {x.note}
// CHECK-NEXT:    %3 = memref.get_global @table : memref<2xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @reading(%arg0: memref<8x?xf32>, %arg1: memref<f32>, %arg2: index, %arg3: f32, %arg4: memref<10xi32>, %arg5: i32, %arg6: memref<1xi32>) {
// CHECK-NEXT:    %0 = memref.load %arg0[%arg2, %arg2] : memref<8x?xf32>
// CHECK-NEXT:    %1 = memref.load %arg1[] {nontemporal = true} : memref<f32>
// CHECK-NEXT:    memref.store %arg3, %arg0[%arg2, %arg2] {alignment = 4 : i64, x.note} : memref<8x?xf32>
// CHECK-NEXT:    memref.store %arg3, %arg1[] : memref<f32>
// CHECK-NEXT:    memref.copy %arg0, %arg0 : memref<8x?xf32> to memref<8x?xf32>
// CHECK-NEXT:    memref.prefetch %arg0[%arg2, %arg2], read, locality<3>, data : memref<8x?xf32>
// CHECK-NEXT:    memref.prefetch %arg4[%arg2], write, locality<0>, instr : memref<10xi32>
// CHECK-NEXT:    %2 = memref.atomic_rmw addf %arg3, %arg0[%arg2, %arg2] : (f32, memref<8x?xf32>) -> f32
// CHECK-NEXT:    %3 = memref.atomic_rmw assign %arg5, %arg4[%arg2] : (i32, memref<10xi32>) -> i32
// CHECK-NEXT:    %4 = memref.generic_atomic_rmw %arg4[%arg2] : memref<10xi32> {
// CHECK-NEXT:    ^bb0(%arg7: i32):
// CHECK-NEXT:      %5 = arith.addi %arg7, %arg5 : i32
// CHECK-NEXT:      memref.atomic_yield %5 : i32
// CHECK-NEXT:    } {x.note}
// CHECK-NEXT:    memref.dma_start %arg4[%arg2], %arg4[%arg2], %arg2, %arg6[%arg2] : memref<10xi32>, memref<10xi32>, memref<1xi32>
// CHECK-NEXT:    memref.dma_start %arg0[%arg2, %arg2], %arg1[], %arg2, %arg6[%arg2], %arg2, %arg2 : memref<8x?xf32>, memref<f32>, memref<1xi32>
// CHECK-NEXT:    memref.dma_wait %arg6[%arg2], %arg2 : memref<1xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @asking(%arg0: memref<10x?xf32>, %arg1: memref<*xf32>, %arg2: index) {
// CHECK-NEXT:    %dim = memref.dim %arg0, %arg2 : memref<10x?xf32>
// CHECK-NEXT:    %dim_0 = memref.dim {x.note} %arg1, %arg2 : memref<*xf32>
// CHECK-NEXT:    %0 = memref.rank %arg1 : memref<*xf32>
// CHECK-NEXT:    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<10x?xf32> -> index
// CHECK-NEXT:    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %assume_align = memref.assume_alignment %arg0, 16 : memref<10x?xf32>
// CHECK-NEXT:    %1:2 = memref.distinct_objects %arg0, %arg0 : memref<10x?xf32>, memref<10x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @views(%arg0: memref<16x32xf32>, %arg1: memref<*xf32>, %arg2: index, %arg3: memref<2xi32>, %arg4: memref<2048xi8>, %arg5: memref<?x32xf32, strided<[64, 2], offset: ?>>) {
// CHECK-NEXT:    %cast = memref.cast %arg0 : memref<16x32xf32> to memref<?x?xf32>
// CHECK-NEXT:    %cast_0 = memref.cast %cast : memref<?x?xf32> to memref<*xf32>
// CHECK-NEXT:    %memspacecast = memref.memory_space_cast %arg0 : memref<16x32xf32> to memref<16x32xf32, 5>
// CHECK-NEXT:    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [%arg2], sizes: [10, %arg2], strides: [%arg2, 1] : memref<*xf32> to memref<10x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:    %reshape = memref.reshape %arg1(%arg3) : (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32>
// CHECK-NEXT:    %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1], [2{{\]\]}} output_shape [4, 4, 32] : memref<16x32xf32> into memref<4x4x32xf32>
// CHECK-NEXT:    %expand_shape_1 = memref.expand_shape %arg5 {{\[\[}}0, 1], [2, 3{{\]\]}} output_shape [%arg2, 5, 4, 8] : memref<?x32xf32, strided<[64, 2], offset: ?>> into memref<?x5x4x8xf32, strided<[320, 64, 16, 2], offset: ?>>
// CHECK-NEXT:    %collapse_shape = memref.collapse_shape %expand_shape {{\[\[}}0, 1, 2{{\]\]}} : memref<4x4x32xf32> into memref<512xf32>
// CHECK-NEXT:    %collapse_shape_2 = memref.collapse_shape %expand_shape_1 {{\[\[}}0, 1], [2, 3{{\]\]}} : memref<?x5x4x8xf32, strided<[320, 64, 16, 2], offset: ?>> into memref<?x32xf32, strided<[64, 2], offset: ?>>
// CHECK-NEXT:    %subview = memref.subview %arg0[%arg2, 0] [4, %arg2] [1, 2] : memref<16x32xf32> to memref<4x?xf32, strided<[32, 2], offset: ?>>
// CHECK-NEXT:    %subview_3 = memref.subview %arg0[2, 3] [1, 4] [1, 1] : memref<16x32xf32> to memref<4xf32, strided<[1], offset: 67>>
// CHECK-NEXT:    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<16x32xf32> to memref<32x16xf32, strided<[1, 32]>>
// CHECK-NEXT:    %view = memref.view %arg4[%arg2][%arg2] : memref<2048xi8> to memref<?x4xf32>
// CHECK-NEXT:    %view_4 = memref.view %arg4[%arg2][] {x.note} : memref<2048xi8> to memref<16xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
