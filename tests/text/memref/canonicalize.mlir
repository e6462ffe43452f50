// Sizes that are known, memory that nobody reads, casts that are looked through, parts of parts, scopes of allocations.
// RUN: mica-opt --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @alloc(
// CHECK-NEXT: %alloc = memref.alloc(%arg0) {alignment = 16 : i64} : memref<4x?xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT: return %cast : memref<?x?xf32>
// CHECK-NEXT: }
func.func @alloc(%i: index) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %cm = arith.constant -1 : index
  %0 = memref.alloc(%c4, %i) {alignment = 16, x} : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @alloc2(
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %alloc = memref.alloc(%c-1) : memref<?xf32>
// CHECK-NEXT: return %alloc : memref<?xf32>
// CHECK-NEXT: }
func.func @alloc2(%i: index) -> memref<?xf32> {
  %cm = arith.constant -1 : index
  %0 = memref.alloc(%cm) : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @dead(
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dead(%x: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.alloca(%i) : memref<?xf32>
  memref.store %x, %1[%i] : memref<?xf32>
  %2 = memref.realloc %1 : memref<?xf32> to memref<4xf32>
  return
}

// CHECK-LABEL: func.func @sub(
// CHECK-NEXT: %subview = memref.subview %arg0[0, %arg1] [3, %arg1] [1, %arg1] : memref<16x16xf32> to memref<3x?xf32, strided<[16, ?], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<3x?xf32, strided<[16, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %subview_0 = memref.subview %arg0[%arg1, %arg1] [1, %arg1] [%arg1, %arg1] : memref<16x16xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast, %subview_0, %arg0, %arg1 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<16x16xf32>, index
// CHECK-NEXT: }
func.func @sub(%a: memref<16x16xf32>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<16x16xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %d = memref.cast %a : memref<16x16xf32> to memref<?x?xf32>
  %0 = memref.subview %a[%c0, %i] [%c3, %i] [%c1, %i] : memref<16x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %d[%i, %i] [1, %i] [%i, %i] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = memref.subview %a[0, 0] [16, 16] [1, 1] : memref<16x16xf32> to memref<16x16xf32, strided<[16, 1]>>
  %3 = memref.cast %2 : memref<16x16xf32, strided<[16, 1]>> to memref<16x16xf32>
  %n = memref.dim %1, %c0 : memref<?xf32, strided<[?], offset: ?>>
  return %0, %1, %3, %n : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<16x16xf32>, index
}

// CHECK-LABEL: func.func @subsub(
// CHECK-NEXT: %subview = memref.subview %arg0[%arg1, %arg2] [%arg1, %arg2] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %subview : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @subsub(%a: memref<?x?xf32>, %i: index, %j: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %a[%i, %j] [%i, %j] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[0, 0] [%i, %j] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}

// CHECK-LABEL: func.func @re(
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg2], sizes: [4, %arg2], strides: [%arg2, 1] : memref<*xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%sizes#1, 4], strides: [%strides#0, 1] : memref<4x?xf32> to memref<?x4xf32, strided<[?, 1]>>
// CHECK-NEXT: %reinterpret_cast_1 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg2], strides: [1] : memref<4x?xf32> to memref<?xf32>
// CHECK-NEXT: return %cast, %arg1, %reinterpret_cast_0, %reinterpret_cast_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32>, memref<?x4xf32, strided<[?, 1]>>, memref<?xf32>
// CHECK-NEXT: }
func.func @re(%a: memref<*xf32>, %b: memref<4x?xf32>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32>, memref<?x4xf32, strided<[?, 1]>>, memref<?xf32>) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [%c4, %i], strides: [%i, %c1] : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %base, %off, %s:2, %t:2 = memref.extract_strided_metadata %b : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %1 = memref.reinterpret_cast %base to offset: [%off], sizes: [4, %s#1], strides: [%t#0, 1] : memref<f32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %2 = memref.cast %1 : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32>
  %3 = memref.reinterpret_cast %base to offset: [0], sizes: [%s#1, 4], strides: [%t#0, 1] : memref<f32> to memref<?x4xf32, strided<[?, 1]>>
  %q = memref.cast %b : memref<4x?xf32> to memref<?x?xf32>
  %4 = memref.reinterpret_cast %q to offset: [0], sizes: [%i], strides: [1] : memref<?x?xf32> to memref<?xf32>
  return %0, %2, %3, %4 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32>, memref<?x4xf32, strided<[?, 1]>>, memref<?xf32>
}

// CHECK-LABEL: func.func @view(
// CHECK-NEXT: %view = memref.view %arg0[%arg1][%arg1] : memref<2048xi8> to memref<4x?xf32>
// CHECK-NEXT: %cast = memref.cast %view : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT: return %cast, %arg0 : memref<?x?xf32>, memref<2048xi8>
// CHECK-NEXT: }
func.func @view(%a: memref<2048xi8>, %i: index) -> (memref<?x?xf32>, memref<2048xi8>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.view %a[%i][%c4, %i] : memref<2048xi8> to memref<?x?xf32>
  %1 = memref.view %a[%c0][] : memref<2048xi8> to memref<2048xi8>
  return %0, %1 : memref<?x?xf32>, memref<2048xi8>
}

// CHECK-LABEL: func.func @misc(
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = memref.rank %arg1 : memref<*xf32>
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x8xf32> to memref<?x?xf32>
// CHECK-NEXT: %1 = memref.load %arg0[%arg5, %arg5] : memref<4x8xf32>
// CHECK-NEXT: memref.store %arg6, %arg0[%arg5, %arg5] : memref<4x8xf32>
// CHECK-NEXT: %dim = memref.dim %cast, %c9 : memref<?x?xf32>
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d0, d1) : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
// CHECK-NEXT: %cast_0 = memref.cast %transpose : memref<4x8xf32, strided<[8, 1]>> to memref<4x8xf32>
// CHECK-NEXT: %assume_align = memref.assume_alignment %arg0, 16 : memref<4x8xf32>
// CHECK-NEXT: %2 = memref.load %arg4[%arg5] : memref<2xi32>
// CHECK-NEXT: %3 = arith.index_cast %2 : i32 to index
// CHECK-NEXT: %memspacecast = memref.memory_space_cast %arg0 : memref<4x8xf32> to memref<4x8xf32, 2>
// CHECK-NEXT: "test.use"(%memspacecast, %dim) : (memref<4x8xf32, 2>, index) -> ()
// CHECK-NEXT: return %c2, %0, %c8, %1, %cast_0, %assume_align, %3 : index, index, index, f32, memref<4x8xf32>, memref<4x8xf32>, index
// CHECK-NEXT: }
func.func @misc(%a: memref<4x8xf32>, %u: memref<*xf32>, %z: memref<0xf32>, %z2: memref<?xf32>, %s: memref<2xi32>, %i: index, %x: f32) -> (index, index, index, f32, memref<4x8xf32>, memref<4x8xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r = memref.rank %a : memref<4x8xf32>
  %r2 = memref.rank %u : memref<*xf32>
  %c = memref.cast %a : memref<4x8xf32> to memref<?x?xf32>
  %l = memref.load %c[%i, %i] : memref<?x?xf32>
  memref.store %x, %c[%i, %i] : memref<?x?xf32>
  %d = memref.dim %c, %c1 : memref<?x?xf32>
  %d9 = memref.dim %c, %c9 : memref<?x?xf32>
  memref.copy %a, %a : memref<4x8xf32> to memref<4x8xf32>
  memref.copy %z, %z2 : memref<0xf32> to memref<?xf32>
  memref.copy %c, %c : memref<?x?xf32> to memref<?x?xf32>
  %t = memref.transpose %a (d0, d1) -> (d1, d0) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %t2 = memref.transpose %t (d0, d1) -> (d1, d0) : memref<8x4xf32, strided<[1, 8]>> to memref<4x8xf32, strided<[8, 1]>>
  %t3 = memref.cast %t2 : memref<4x8xf32, strided<[8, 1]>> to memref<4x8xf32>
  %al = memref.assume_alignment %a, 16 : memref<4x8xf32>
  %al2 = memref.assume_alignment %al, 16 : memref<4x8xf32>
  %rs = memref.reshape %u(%s) : (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32>
  %rd = memref.dim %rs, %i : memref<?x?xf32>
  %ms = memref.memory_space_cast %a : memref<4x8xf32> to memref<4x8xf32, 1>
  %ms2 = memref.memory_space_cast %ms : memref<4x8xf32, 1> to memref<4x8xf32, 2>
  "test.use"(%ms2, %d9) : (memref<4x8xf32, 2>, index) -> ()
  return %r, %r2, %d, %l, %t3, %al2, %rd : index, index, index, f32, memref<4x8xf32>, memref<4x8xf32>, index
}

// CHECK-LABEL: func.func @scope(
// CHECK-NEXT: %0 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @scope(%n: index, %x: f32) -> f32 {
  %r = memref.alloca_scope -> (f32) {
    %y = arith.addf %x, %x : f32
    memref.alloca_scope.return %y : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @scope2(
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<4xf32>
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %0 = "test.make"() : () -> index
// CHECK-NEXT: %alloca_1 = memref.alloca(%0) : memref<?xf32>
// CHECK-NEXT: "test.use"(%alloca, %alloca_0, %alloca_1) : (memref<?xf32>, memref<4xf32>, memref<?xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scope2(%n: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %a = memref.alloca(%n) : memref<?xf32>
      %b = memref.alloca() : memref<4xf32>
      %m = "test.make"() : () -> index
      %d = memref.alloca(%m) : memref<?xf32>
      "test.use"(%a, %b, %d) : (memref<?xf32>, memref<4xf32>, memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @scope3(
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scope3(%n: index) {
  memref.alloca_scope {
    %a = memref.alloca(%n) : memref<?xf32>
    "test.use"(%a) : (memref<?xf32>) -> ()
  }
  return
}

// CHECK-LABEL: func.func @scope4(
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.more"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scope4(%n: index) {
  memref.alloca_scope {
    %a = memref.alloca(%n) : memref<?xf32>
    "test.use"(%a) : (memref<?xf32>) -> ()
  }
  "test.more"() : () -> ()
  return
}
