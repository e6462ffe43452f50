// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%m: memref<?x?xf16>, %i: index) {
  // expected-error@+1 {{expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16> -> vector<4x2xf16>
  return
}

// -----

func.func @f(%m: memref<?x?xf64, 3>, %i: index) {
  // expected-error@+1 {{nvgpu.ldmatrix works for 32b or lower}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf64, 3> -> vector<4x2xf64>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, 3>, %i: index) {
  // expected-error@+1 {{nvgpu.ldmatrix transpose works only at 16b granularity}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = true} : memref<?x?xf32, 3> -> vector<4x1xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, 3>, %i: index) {
  // expected-error@+1 {{results must be 2 dimensional vector}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf32, 3> -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  // expected-error@+1 {{expected vector register shape[1] = 2}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x1xf16>
  return
}

// -----

func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  // expected-error@+1 {{expected vector register shape[0] and numTiles to match}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected 512 warp-wide matrix A elements}}
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [32, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x1xf32>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected 128 warp-wide matrix C elements}}
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x1xf32>) -> vector<2x1xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected matrix A to be shaped (4 x 2)}}
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x4xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected tf32 tensor cores only for F32 operands}}
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xi64>, %c: vector<2x2xf32>) {
  // expected-error@+1 {{expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sync}}
  %0 = nvgpu.mma.sync(%a, %a, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xi64>, vector<4x2xi64>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %c: vector<2x2xf16>, %s: vector<2xi16>) {
  // expected-error@+1 {{'nvgpu.mma.sp.sync' op sparsity selector should be 0 or 1}}
  %0 = nvgpu.mma.sp.sync(%a, %a, %c) metadata(%s) {mmaShape = [16, 8, 32], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x1xf64>, %c: vector<2x2xf64>, %s: vector<2xi16>) {
  // expected-error@+1 {{f64 is not supported for sparse mode}}
  %0 = nvgpu.mma.sp.sync(%a, %a, %c) metadata(%s) {mmaShape = [16, 8, 32]} : (vector<4x1xf64>, vector<4x1xf64>, vector<2x2xf64>) -> vector<2x2xf64>
  return
}

// -----

func.func @f(%a: memref<?x?xf32, strided<[?, 2]>>, %b: memref<?xf32, 3>, %i: index) {
  // expected-error@+1 {{source memref most minor dim must have unit stride}}
  %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i], 4 : memref<?x?xf32, strided<[?, 2]>> to memref<?xf32, 3>
  return
}

// -----

func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %i: index) {
  // expected-error@+1 {{destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 4 : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>, %b: memref<?xf16, 3>, %i: index) {
  // expected-error@+1 {{source and destination must have the same element type}}
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 4 : memref<?xf32> to memref<?xf16, 3>
  return
}

// -----

func.func @f(%a: memref<?xf32>, %b: memref<?xf32, 3>, %i: index) {
  // expected-error@+1 {{'nvgpu.device_async_copy' op expected 1 source indices, got 2}}
  %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i], 4 : memref<?xf32> to memref<?xf32, 3>
  return
}

// -----

func.func @f(%a: memref<?xf16>, %b: memref<?xf16, 3>, %i: index) {
  // expected-error@+1 {{Requested copy elements is 3 with width 16. But copy elements could be one of 2, 4, 8.}}
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 3 : memref<?xf16> to memref<?xf16, 3>
  return
}

// -----

func.func @f(%a: memref<?xf32>, %b: memref<?xf32, 3>, %i: index) {
  // expected-error@+1 {{'nvgpu.device_async_copy' op bypassL1 does not satify alignment for 'memref<?xf32, 3>' with destination element 1. Unset bypassL1, or set destination element to 4}}
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 1 {bypassL1} : memref<?xf32> to memref<?xf32, 3>
  return
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<32x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>
func.func @f(%d: !map, %m: memref<32x64xf16, 3>, %i: index) {
  // expected-error@+1 {{Interleave options are not supported yet.}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x64xf16, 3> -> !map
  return
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<32x512xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !map, %m: memref<32x512xf16, 3>, %i: index) {
  // expected-error@+1 {{the tensor map descriptor must have dimensions between 1 and 256 but it is 512}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x512xf16, 3> -> !map
  return
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !map, %m: memref<32x32xf16, 3>, %i: index) {
  // expected-error@+1 {{the tensormap descriptor must have last dimension of 128 bytes but it is 64 bytes}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf16, 3> -> !map
  return
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !map, %m: memref<32x16xf16, 3>, %i: index) {
  // expected-error@+1 {{memref and tensor map shapes mismatch 'memref<32x32xf16, 3>' != 'memref<32x16xf16, 3>'}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x16xf16, 3> -> !map
  return
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !map, %m: memref<32x32xf16, 3>, %i: index) {
  // expected-error@+1 {{number of coordinates do not match with the rank of tensor descriptor map.}}
  nvgpu.tma.async.store %m to %d[%i] : memref<32x32xf16, 3> -> !map
  return
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<32x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !map, %m: memref<32x64xf16, 3>) {
  // expected-error@+1 {{supports only swizzle_128b is supported for the time being}}
  %0 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<32x64xf16, 3>, !map -> !nvgpu.warpgroup.descriptor<tensor = memref<32x64xf16, 3>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<63x128xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<63x128xf32>>
  return
}

// -----

!sum = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>,
             %b: !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf16, 3>>, %c: !sum) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op 2nd dim matrix-A (64)!= 1st dim matrix-B (32 )}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf16, 3>>, !sum -> !sum
  return
}

// -----

!sum = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf32, 3>>,
             %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !sum) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op 'f32' += 'f32' * 'f16', it is not supported.}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !sum -> !sum
  return
}

// -----

!sum = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%d: !sum, %m: memref<128x64xf32>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.store' op results ['vector<128x128xf32>'][128] values. However, destination memref[128][64]  does not have same size as results}}
  nvgpu.warpgroup.mma.store %d, %m : !sum to memref<128x64xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rn> or non-ftz is not supported yet.}}
  %0 = nvgpu.rcp %a {rounding = rn} : vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<4xf16>, %c: vector<2x2xf32>) {
  // expected-error@+1 {{matrixB must be 2 dimensional vector}}
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
