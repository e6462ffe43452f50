// Ranges of elements of vectors, of sizes, and of what a launch says.
// RUN: mica-opt %s --int-range-optimizations --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @vec
// CHECK-SAME: (%arg0: i32, %arg1: vector<4xi32>, %arg2: index, %arg3: f32) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT: %cst_0 = arith.constant dense<9> : vector<4xi32>
// CHECK-NEXT: %0 = arith.andi %arg0, %c7_i32 : i32
// CHECK-NEXT: %1 = vector.broadcast %0 : i32 to vector<4xi32>
// CHECK-NEXT: %2 = vector.insert %c9_i32, %1 [2] : i32 into vector<4xi32>
// CHECK-NEXT: %3 = arith.cmpi ult, %2, %cst_0 : vector<4xi32>
// CHECK-NEXT: %4 = vector.step : vector<[8]xindex>
// CHECK-NEXT: %5 = vector.extract %4[%arg2] : index from vector<[8]xindex>
// CHECK-NEXT: %6 = arith.cmpi ult, %5, %c8 : index
// CHECK-NEXT: %7 = vector.broadcast %arg3 : f32 to vector<4xf32>
// CHECK-NEXT: "test.use"(%cst, %true, %cst, %3, %true, %true, %6, %7) : (vector<4xi1>, i1, vector<4xi1>, vector<4xi1>, i1, i1, i1, vector<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @vec(%x: i32, %v: vector<4xi32>, %n: index, %f: f32) {
  %7 = arith.constant 7 : i32
  %9 = arith.constant 9 : i32
  %v9 = arith.constant dense<9> : vector<4xi32>
  %a = arith.andi %x, %7 : i32
  %b = vector.broadcast %a : i32 to vector<4xi32>
  %0 = arith.cmpi ult, %b, %v9 : vector<4xi32>
  %e = vector.extract %b[%n] : i32 from vector<4xi32>
  %1 = arith.cmpi ult, %e, %9 : i32
  %i = vector.insert %9, %b[2] : i32 into vector<4xi32>
  %2 = arith.cmpi ule, %i, %v9 : vector<4xi32>
  %b2 = arith.cmpi ult, %i, %v9 : vector<4xi32>
  %s = vector.shape_cast %b : vector<4xi32> to vector<2x2xi32>
  %t = vector.transpose %s, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  %u = vector.extract %t[0, 1] : i32 from vector<2x2xi32>
  %3 = arith.cmpi ult, %u, %9 : i32
  %st = vector.step : vector<8xindex>
  %8 = vector.extract %st[%n] : index from vector<8xindex>
  %c8 = arith.constant 8 : index
  %4 = arith.cmpi ult, %8, %c8 : index
  %stt = vector.step : vector<[8]xindex>
  %88 = vector.extract %stt[%n] : index from vector<[8]xindex>
  %44 = arith.cmpi ult, %88, %c8 : index
  %ff = vector.broadcast %f : f32 to vector<4xf32>
  "test.use"(%0, %1, %2, %b2, %3, %4, %44, %ff) : (vector<4xi1>, i1, vector<4xi1>, vector<4xi1>, i1, i1, i1, vector<4xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: @dims
// CHECK-SAME: (%arg0: memref<4x8x?xf32>, %arg1: memref<*xf32>, %arg2: tensor<3x5xi8>, %arg3: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: "test.use"(%true, %true, %true, %true) : (i1, i1, i1, i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dims(%m: memref<4x8x?xf32>, %u: memref<*xf32>, %t: tensor<3x5xi8>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %i = arith.andi %n, %c1 : index
  %d = memref.dim %m, %i : memref<4x8x?xf32>
  %0 = arith.cmpi ule, %d, %c8 : index
  %e = memref.dim %m, %n : memref<4x8x?xf32>
  %1 = arith.cmpi sge, %e, %c0 : index
  %f = memref.dim %u, %n : memref<*xf32>
  %2 = arith.cmpi sge, %f, %c0 : index
  %g = tensor.dim %t, %n : tensor<3x5xi8>
  %3 = arith.cmpi ult, %g, %c8 : index
  "test.use"(%0, %1, %2, %3) : (i1, i1, i1, i1) -> ()
  return
}

// -----

// CHECK-LABEL: @launch
// CHECK-SAME: (%arg0: index, %arg1: memref<?xi1>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %c8, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %c8, %arg12 = %arg0, %arg13 = %c1) {
// CHECK-NEXT: "test.use"(%true, %true, %true, %true, %c8, %true, %true, %c8, %c0, %c1, %true) : (i1, i1, i1, i1, index, i1, i1, index, index, index, i1) -> ()
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @launch(%n: index, %m : memref<?xi1>) {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c8, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %n, %sz = %c1) {
    %0 = arith.cmpi slt, %tx, %c8 : index
    %1 = arith.cmpi slt, %by, %c8 : index
    %2 = arith.cmpi sge, %bx, %c0 : index
    %3 = gpu.thread_id x
    %4 = arith.cmpi slt, %3, %c8 : index
    %5 = gpu.block_dim x
    %6 = gpu.block_dim y
    %7 = arith.cmpi sge, %6, %c1 : index
    %8 = arith.cmpi sge, %gx, %c1 : index
    %9 = gpu.grid_dim y
    %10 = gpu.global_id y
    %11 = arith.cmpi sge, %10, %c0 : index
    "test.use"(%0, %1, %2, %4, %5, %7, %8, %9, %tz, %gz, %11) : (i1, i1, i1, i1, index, i1, i1, index, index, index, i1) -> ()
    gpu.terminator
  }
  return
}

// -----

// CHECK-LABEL: @places
// CHECK-SAME: (%arg0: i32) attributes {gpu.known_block_size = array<i32: 8, 4, 1>, gpu.known_grid_size = array<i32: 2, 1, 1>} {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %block_id_x = gpu.block_id  x
// CHECK-NEXT: "test.use"(%true, %c0, %true, %true, %true, %true, %true, %true, %true, %true, %c0, %block_id_x, %c2, %c1, %c4) : (i1, index, i1, i1, i1, i1, i1, i1, i1, i1, index, index, index, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @places(%x: i32) attributes {gpu.known_block_size = array<i32: 8, 4, 1>, gpu.known_grid_size = array<i32: 2, 1, 1>} {
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c128 = arith.constant 128 : index
  %0 = gpu.thread_id x
  %1 = arith.cmpi slt, %0, %c8 : index
  %2 = gpu.thread_id z
  %3 = gpu.global_id x
  %4 = arith.cmpi ult, %3, %c16 : index
  %5 = gpu.lane_id
  %6 = arith.cmpi ult, %5, %c128 : index
  %7 = gpu.lane_id upper_bound 8
  %8 = arith.cmpi ult, %7, %c8 : index
  %9 = gpu.subgroup_size : index
  %10 = arith.cmpi ule, %9, %c128 : index
  %11 = gpu.cluster_dim_blocks x
  %12 = arith.cmpi ule, %11, %c16 : index
  %13 = gpu.cluster_block_id x
  %14 = arith.cmpi ult, %13, %c16 : index
  %15 = gpu.cluster_id x upper_bound 8
  %16 = arith.cmpi ult, %15, %c8 : index
  %17 = gpu.num_subgroups upper_bound 8 : index
  %18 = arith.cmpi ule, %17, %c8 : index
  %19 = gpu.subgroup_id upper_bound 1 : index
  %20 = gpu.block_id x
  %21 = gpu.grid_dim x
  %22 = gpu.cluster_dim x upper_bound 1
  %23 = gpu.block_dim y upper_bound 2
  "test.use"(%1, %2, %4, %6, %8, %10, %12, %14, %16, %18, %19, %20, %21, %22, %23) : (i1, index, i1, i1, i1, i1, i1, i1, i1, i1, index, index, index, index, index) -> ()
  return
}

// -----

// Divisors of affine maps are positive.
// CHECK-LABEL: @affine
// CHECK-SAME: (%arg0: index, %arg1: index) -> (i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true, %true, %true, %true, %true, %true, %true : i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @affine(%n: index, %m: index) -> (i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : index
  %c0 = arith.constant 0 : index
  %c30 = arith.constant 30 : index
  %a = arith.andi %n, %c7 : index
  %b = affine.apply affine_map<(d0) -> (d0 * 4 + 1)>(%a)
  %0 = arith.cmpi slt, %b, %c30 : index
  %c = affine.apply affine_map<(d0) -> (d0 mod 4)>(%m)
  %1 = arith.cmpi ult, %c, %c7 : index
  %d = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%a)
  %2 = arith.cmpi ult, %d, %c7 : index
  %e = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%a)[%m]
  %3 = arith.cmpi ule, %e, %c7 : index
  %g = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%a)[%m]
  %4 = arith.cmpi ule, %g, %c7 : index
  %h = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%a)[%m]
  %5 = arith.cmpi sge, %h, %c0 : index
  %i = affine.apply affine_map<(d0) -> (d0 mod 8)>(%a)
  %6 = arith.cmpi ule, %i, %c7 : index
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}

// -----

// One expression alone is the canonicalization's.
// CHECK-LABEL: @one_expression
// CHECK-NEXT: %0 = affine.min #map()[%arg0]
// CHECK-NEXT: return %0 : index
func.func @one_expression(%n: index) -> index {
  %0 = affine.min affine_map<()[s0] -> (s0)>()[%n]
  return %0 : index
}
