// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Memory of the device, waiting.

func.func @host(%u: memref<*xf32>, %m: memref<?xf32, 1>, %h: memref<?xf32>, %n: index, %f: f32, %i: i32) {
  gpu.host_register %u : memref<*xf32>
  gpu.host_unregister %u {note} : memref<*xf32>
  gpu.set_default_device %i
  gpu.set_default_device {note} %i
  gpu.wait
  %0 = gpu.wait async
  %1 = gpu.wait async [%0, %0] {note}
  gpu.wait [%0, %1] {note}
  %2, %3 = gpu.alloc async [%0] (%n) : memref<?xf32, 1>
  %4 = gpu.alloc (%n) {note} : memref<?xf32>
  %5 = gpu.alloc host_shared () : memref<4xf32>
  %6, %7 = gpu.alloc async host_shared (%n)[%n, %n] : memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>>
  %8 = gpu.alloc [%0] ()[%n, %n] : memref<4xf32, strided<[?], offset: ?>>
  %9 = gpu.dealloc async [%0] %m : memref<?xf32, 1>
  gpu.dealloc %m {note} : memref<?xf32, 1>
  %10 = gpu.memcpy async [%0] %m, %h : memref<?xf32, 1>, memref<?xf32>
  gpu.memcpy %m, %5 : memref<?xf32, 1>, memref<4xf32> {note}
  %11 = gpu.memset async [%0] %m, %f : memref<?xf32, 1>, f32
  gpu.memset %m, %f : memref<?xf32, 1>, f32 {note}
  return
}

//      CHECK:#map = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT:module {
// CHECK-NEXT:  func.func @host(%arg0: memref<*xf32>, %arg1: memref<?xf32, 1>, %arg2: memref<?xf32>, %arg3: index, %arg4: f32, %arg5: i32) {
// CHECK-NEXT:    gpu.host_register %arg0 : memref<*xf32>
// CHECK-NEXT:    gpu.host_unregister %arg0 {note} : memref<*xf32>
// CHECK-NEXT:    gpu.set_default_device %arg5
// CHECK-NEXT:    gpu.set_default_device {note} %arg5
// CHECK-NEXT:    gpu.wait 
// CHECK-NEXT:    %0 = gpu.wait async
// CHECK-NEXT:    %1 = gpu.wait async [%0, %0] {note}
// CHECK-NEXT:    gpu.wait [%0, %1] {note}
// CHECK-NEXT:    %memref, %asyncToken = gpu.alloc async [%0] (%arg3) : memref<?xf32, 1>
// CHECK-NEXT:    %memref_0 = gpu.alloc  (%arg3) {note} : memref<?xf32>
// CHECK-NEXT:    %memref_1 = gpu.alloc  host_shared () : memref<4xf32>
// CHECK-NEXT:    %memref_2, %asyncToken_3 = gpu.alloc async host_shared (%arg3)[%arg3, %arg3] : memref<?xf32, #map>
// CHECK-NEXT:    %memref_4 = gpu.alloc [%0] ()[%arg3, %arg3] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:    %2 = gpu.dealloc async [%0] %arg1 : memref<?xf32, 1>
// CHECK-NEXT:    gpu.dealloc  %arg1 {note} : memref<?xf32, 1>
// CHECK-NEXT:    %3 = gpu.memcpy async [%0] %arg1, %arg2 : memref<?xf32, 1>, memref<?xf32>
// CHECK-NEXT:    gpu.memcpy  %arg1, %memref_1 : memref<?xf32, 1>, memref<4xf32> {note}
// CHECK-NEXT:    %4 = gpu.memset async [%0] %arg1, %arg4 : memref<?xf32, 1>, f32
// CHECK-NEXT:    gpu.memset  %arg1, %arg4 : memref<?xf32, 1>, f32 {note}
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
