// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @warp(
func.func @warp(%m: memref<?x?xf16, 3>, %i: index, %a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>,
                %x: vector<4x1xf32>, %y: vector<2x1xf32>, %s: vector<2xi16>, %h: vector<2x2xf16>, %r: vector<32x16xf32>,
                %w: memref<8x8xf16, #gpu.address_space<workgroup>>) {
  // CHECK: nvgpu.ldmatrix %{{.*}}[%{{.*}}, %{{.*}}] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  // CHECK: nvgpu.ldmatrix %{{.*}}[%{{.*}}, %{{.*}}] {numTiles = 1 : i32, transpose = true} : memref<8x8xf16, #gpu.address_space<workgroup>> -> vector<1x2xf16>
  %1 = nvgpu.ldmatrix %w[%i, %i] {numTiles = 1 : i32, transpose = true} : memref<8x8xf16, #gpu.address_space<workgroup>> -> vector<1x2xf16>
  // CHECK: nvgpu.mma.sync(%{{.*}}, %{{.*}}, %{{.*}}) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  %2 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  // CHECK: nvgpu.mma.sync(%{{.*}}, %{{.*}}, %{{.*}}) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %3 = nvgpu.mma.sync(%x, %y, %c) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  // CHECK: nvgpu.mma.sp.sync(%{{.*}}, %{{.*}}, %{{.*}}) metadata(%{{.*}}) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %4 = nvgpu.mma.sp.sync(%a, %a, %h) metadata(%s) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  // CHECK: nvgpu.rcp %{{.*}}{rounding = approx, ftz} : vector<32x16xf32>
  %5 = nvgpu.rcp %r {rounding = approx, ftz} : vector<32x16xf32>
  return
}

// CHECK-LABEL: func.func @copies(
func.func @copies(%a: memref<?xf32>, %b: memref<?xf32, 3>, %i: index, %n: index) {
  // CHECK: %[[T:.*]] = nvgpu.device_async_copy %{{.*}}[%{{.*}}], %{{.*}}[%{{.*}}], 4 : memref<?xf32> to memref<?xf32, 3>
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 4 : memref<?xf32> to memref<?xf32, 3>
  // CHECK: %[[U:.*]] = nvgpu.device_async_copy %{{.*}}[%{{.*}}], %{{.*}}[%{{.*}}], 4, %{{.*}} {bypassL1} : memref<?xf32> to memref<?xf32, 3>
  %1 = nvgpu.device_async_copy %a[%i], %b[%i], 4, %n {bypassL1} : memref<?xf32> to memref<?xf32, 3>
  // CHECK: %[[G:.*]] = nvgpu.device_async_create_group %[[T]], %[[U]]
  %2 = nvgpu.device_async_create_group %0, %1
  // CHECK: nvgpu.device_async_wait %[[G]] {numGroups = 1 : i32}
  nvgpu.device_async_wait %2 {numGroups = 1 : i32}
  return
}

!barriers = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!token = !nvgpu.mbarrier.token
// CHECK-LABEL: func.func @barriers(
func.func @barriers(%i: index, %n: index, %p: i1) {
  // CHECK: %[[B:.*]] = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
  %0 = nvgpu.mbarrier.create -> !barriers
  // CHECK: nvgpu.mbarrier.init %[[B]][%{{.*}}], %{{.*}} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
  nvgpu.mbarrier.init %0[%i], %n : !barriers
  // CHECK: nvgpu.mbarrier.init %[[B]][%{{.*}}], %{{.*}}, predicate = %{{.*}} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
  nvgpu.mbarrier.init %0[%i], %n, predicate = %p : !barriers
  // CHECK: %[[T:.*]] = nvgpu.mbarrier.arrive %[[B]][%{{.*}}] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> !nvgpu.mbarrier.token
  %1 = nvgpu.mbarrier.arrive %0[%i] : !barriers -> !token
  // CHECK: nvgpu.mbarrier.arrive.nocomplete %[[B]][%{{.*}}], %{{.*}} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> !nvgpu.mbarrier.token
  %2 = nvgpu.mbarrier.arrive.nocomplete %0[%i], %n : !barriers -> !token
  // CHECK: nvgpu.mbarrier.test.wait %[[B]][%{{.*}}], %[[T]] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, !nvgpu.mbarrier.token
  %3 = nvgpu.mbarrier.test.wait %0[%i], %1 : !barriers, !token
  // CHECK: nvgpu.mbarrier.arrive.expect_tx %[[B]][%{{.*}}], %{{.*}}, predicate = %{{.*}} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
  nvgpu.mbarrier.arrive.expect_tx %0[%i], %n, predicate = %p : !barriers
  // CHECK: nvgpu.mbarrier.try_wait.parity %[[B]][%{{.*}}], %{{.*}}, %{{.*}} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
  nvgpu.mbarrier.try_wait.parity %0[%i], %p, %n : !barriers
  // CHECK: nvgpu.mbarrier.get %[[B]][%{{.*}}] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> i32
  %4 = nvgpu.mbarrier.get %0[%i] : !barriers -> i32
  return
}

!map = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = nan, interleave = none>
!one = !nvgpu.mbarrier.group<memorySpace = 3>
// CHECK-LABEL: func.func @tiles(
func.func @tiles(%d: !map, %b: !one, %i: index, %m: memref<128x64xf16, 3>, %p: i1, %k: i16, %u: memref<*xf32>) {
  // CHECK: nvgpu.tma.fence.descriptor %{{.*}} : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = nan, interleave = none>
  nvgpu.tma.fence.descriptor %d : !map
  // CHECK: nvgpu.tma.prefetch.descriptor %{{.*}}, predicate = %{{.*}} : <tensor
  nvgpu.tma.prefetch.descriptor %d, predicate = %p : !map
  // CHECK: nvgpu.tma.async.load %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}[%{{.*}}] to %{{.*}} : <tensor = {{.*}}>, <memorySpace = 3 : i64> -> memref<128x64xf16, 3>
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !map, !one -> memref<128x64xf16, 3>
  // CHECK: nvgpu.tma.async.load %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}[%{{.*}}] to %{{.*}} multicast_mask = %{{.*}}, predicate = %{{.*}} : <tensor
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m multicast_mask = %k, predicate = %p : !map, !one -> memref<128x64xf16, 3>
  // CHECK: nvgpu.tma.async.store %{{.*}} to %{{.*}}[%{{.*}}, %{{.*}}], predicate = %{{.*}} : memref<128x64xf16, 3> -> <tensor
  nvgpu.tma.async.store %m to %d[%i, %i], predicate = %p : memref<128x64xf16, 3> -> !map
  // CHECK: nvgpu.tma.create.descriptor %{{.*}} box[%{{.*}}, %{{.*}}] : memref<*xf32> -> <tensor
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !map
  // CHECK: nvgpu.warpgroup.generate.descriptor %{{.*}}, %{{.*}} : memref<128x64xf16, 3>, <tensor = {{.*}}> -> <tensor = memref<128x64xf16, 3>>
  %1 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<128x64xf16, 3>, !map -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  return
}

!sum = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-LABEL: func.func @warpgroup(
func.func @warpgroup(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>,
                     %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %m: memref<128x128xf32, 3>) {
  // CHECK: %[[C:.*]] = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x128xf32>>
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !sum
  // CHECK: %[[D:.*]] = nvgpu.warpgroup.mma %{{.*}}, %{{.*}}, %[[C]] {transposeB, waitGroup = 2 : i64} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  %1 = nvgpu.warpgroup.mma %a, %b, %0 {transposeB, waitGroup = 2 : i64} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !sum -> !sum
  // CHECK: nvgpu.warpgroup.mma.store %[[D]], %{{.*}} : <fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
  nvgpu.warpgroup.mma.store %1, %m : !sum to memref<128x128xf32, 3>
  return
}
