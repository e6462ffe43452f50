// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// What threads ask and do together.

func.func @places() {
  %0 = gpu.thread_id x
  %1 = gpu.thread_id y upper_bound 64
  %2 = gpu.block_id z {note}
  %3 = gpu.block_dim x
  %4 = gpu.grid_dim y upper_bound 3
  %5 = gpu.global_id z
  %6 = gpu.cluster_id x
  %7 = gpu.cluster_dim y
  %8 = gpu.cluster_dim_blocks z
  %9 = gpu.cluster_block_id x upper_bound 8 {note}
  %10 = gpu.lane_id
  %11 = gpu.lane_id upper_bound 32 {note}
  %12 = gpu.subgroup_id : index
  %13 = gpu.subgroup_id upper_bound 4 : index
  %14 = gpu.num_subgroups {note} : index
  %15 = gpu.num_subgroups upper_bound 4 : index
  %16 = gpu.subgroup_size : index
  %17 = gpu.subgroup_size upper_bound 64 : index
  gpu.barrier
  gpu.barrier {note}
  return
}
func.func @together(%f: f32, %i: i32, %v: vector<4xf16>, %b: bf16) {
  %0 = gpu.all_reduce add %f {} : (f32) -> f32
  %1 = gpu.all_reduce minui %i uniform {} {note} : (i32) -> (i32)
  %2 = gpu.all_reduce %f {
  ^bb(%l: f32, %r: f32):
    %m = arith.mulf %l, %r : f32
    gpu.yield %m : f32
  } : (f32) -> f32
  %3 = gpu.all_reduce %b uniform {
  ^bb(%l: bf16, %r: bf16):
    "a.b"() [^bb1] : () -> ()
  ^bb1:
    gpu.yield {note} %l : bf16
  } : (bf16) -> (bf16)
  %4 = gpu.subgroup_reduce add %f : (f32) -> f32
  %5 = gpu.subgroup_reduce xor %i uniform {note} : (i32) -> (i32)
  %6 = gpu.subgroup_reduce maxnumf %v cluster(size = 4) : (vector<4xf16>) -> vector<4xf16>
  %7 = gpu.subgroup_reduce mul %v uniform cluster(size = 4, stride = 2) : (vector<4xf16>) -> vector<4xf16>
  %8 = gpu.subgroup_reduce mul %v cluster(size = 1, stride = 1) : (vector<4xf16>) -> vector<4xf16>
  %9, %10 = gpu.shuffle xor %f, %i, %i : f32
  %11, %12 = gpu.shuffle up %v, %i, %i {note} : vector<4xf16>
  %13, %14 = gpu.shuffle down %i, %i, %i : i32
  %15, %16 = gpu.shuffle idx %i, %i, %i : i32
  %17, %18 = gpu.rotate %f, 3, 16 : f32
  %19, %20 = gpu.rotate %v, 0, 1 {note} : vector<4xf16>
  %21 = gpu.subgroup_broadcast %f, first_active_lane : f32
  %22 = gpu.subgroup_broadcast %v, specific_lane %i {note} : vector<4xf16>
  gpu.printf "hello"
  gpu.printf "%d %f" {note}, %i, %f : i32, f32
  %23 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  %24 = gpu.dynamic_shared_memory {note} : memref<?xi8, #gpu.address_space<workgroup>>
  return
}
func.func @warps(%lane: index, %x: vector<4xi32>, %f: f32) {
  gpu.warp_execute_on_lane_0(%lane)[32] {
    "use"() : () -> ()
  }
  %0 = gpu.warp_execute_on_lane_0(%lane)[32] -> (f32) {
    %c = arith.constant 1.0 : f32
    gpu.yield %c : f32
  } {note}
  %1:2 = gpu.warp_execute_on_lane_0(%lane)[32] args(%x, %f : vector<4xi32>, f32) -> (vector<1xf32>, vector<2x1xi8>) {
  ^bb0(%whole: vector<128xi32>, %same: f32):
    %v, %w = "make"() : () -> (vector<32xf32>, vector<8x8xi8>)
    gpu.yield %v, %w : vector<32xf32>, vector<8x8xi8>
  }
  gpu.warp_execute_on_lane_0(%lane)[32] args(%x : vector<4xi32>) {
  ^bb0(%whole: vector<128xi32>):
    gpu.yield {note}
  }
  return
}
func.func @mappings() {
  scf.forall (%i, %j) in (4, 4) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<linear_dim_1>, #gpu.mask<0x5>]}
  %c = arith.constant 1 : index
  scf.parallel (%k) = (%c) to (%c) step (%c) {
  } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @places() {
// CHECK-NEXT:    %thread_id_x = gpu.thread_id  x
// CHECK-NEXT:    %thread_id_y = gpu.thread_id  y upper_bound 64
// CHECK-NEXT:    %block_id_z = gpu.block_id  z {note}
// CHECK-NEXT:    %block_dim_x = gpu.block_dim  x
// CHECK-NEXT:    %grid_dim_y = gpu.grid_dim  y upper_bound 3
// CHECK-NEXT:    %global_id_z = gpu.global_id  z
// CHECK-NEXT:    %cluster_id_x = gpu.cluster_id  x
// CHECK-NEXT:    %cluster_dim_y = gpu.cluster_dim  y
// CHECK-NEXT:    %cluster_dim_blocks_z = gpu.cluster_dim_blocks  z
// CHECK-NEXT:    %cluster_block_id_x = gpu.cluster_block_id  x upper_bound 8 {note}
// CHECK-NEXT:    %0 = gpu.lane_id
// CHECK-NEXT:    %1 = gpu.lane_id upper_bound 32 {note}
// CHECK-NEXT:    %2 = gpu.subgroup_id : index
// CHECK-NEXT:    %3 = gpu.subgroup_id upper_bound 4 : index
// CHECK-NEXT:    %4 = gpu.num_subgroups {note} : index
// CHECK-NEXT:    %5 = gpu.num_subgroups upper_bound 4 : index
// CHECK-NEXT:    %6 = gpu.subgroup_size : index
// CHECK-NEXT:    %7 = gpu.subgroup_size upper_bound 64 : index
// CHECK-NEXT:    gpu.barrier
// CHECK-NEXT:    gpu.barrier {note}
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @together(%arg0: f32, %arg1: i32, %arg2: vector<4xf16>, %arg3: bf16) {
// CHECK-NEXT:    %0 = gpu.all_reduce  add %arg0 {
// CHECK-NEXT:    } : (f32) -> f32
// CHECK-NEXT:    %1 = gpu.all_reduce  minui %arg1 uniform {
// CHECK-NEXT:    } {note} : (i32) -> i32
// CHECK-NEXT:    %2 = gpu.all_reduce  %arg0 {
// CHECK-NEXT:    ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT:      %13 = arith.mulf %arg4, %arg5 : f32
// CHECK-NEXT:      gpu.yield %13 : f32
// CHECK-NEXT:    } : (f32) -> f32
// CHECK-NEXT:    %3 = gpu.all_reduce  %arg3 uniform {
// CHECK-NEXT:    ^bb0(%arg4: bf16, %arg5: bf16):
// CHECK-NEXT:      "a.b"()[^bb1] : () -> ()
// CHECK-NEXT:    ^bb1:  // pred: ^bb0
// CHECK-NEXT:      gpu.yield {note} %arg4 : bf16
// CHECK-NEXT:    } : (bf16) -> bf16
// CHECK-NEXT:    %4 = gpu.subgroup_reduce  add %arg0 : (f32) -> f32
// CHECK-NEXT:    %5 = gpu.subgroup_reduce  xor %arg1 uniform {note} : (i32) -> i32
// CHECK-NEXT:    %6 = gpu.subgroup_reduce  maxnumf %arg2 cluster(size = 4) : (vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:    %7 = gpu.subgroup_reduce  mul %arg2 uniform cluster(size = 4, stride = 2) : (vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:    %8 = gpu.subgroup_reduce  mul %arg2 cluster(size = 1) : (vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:    %shuffleResult, %valid = gpu.shuffle  xor %arg0, %arg1, %arg1 : f32
// CHECK-NEXT:    %shuffleResult_0, %valid_1 = gpu.shuffle  up %arg2, %arg1, %arg1 {note} : vector<4xf16>
// CHECK-NEXT:    %shuffleResult_2, %valid_3 = gpu.shuffle  down %arg1, %arg1, %arg1 : i32
// CHECK-NEXT:    %shuffleResult_4, %valid_5 = gpu.shuffle  idx %arg1, %arg1, %arg1 : i32
// CHECK-NEXT:    %rotateResult, %valid_6 = gpu.rotate %arg0, 3, 16 : f32
// CHECK-NEXT:    %rotateResult_7, %valid_8 = gpu.rotate %arg2, 0, 1 {note} : vector<4xf16>
// CHECK-NEXT:    %9 = gpu.subgroup_broadcast %arg0,  first_active_lane : f32
// CHECK-NEXT:    %10 = gpu.subgroup_broadcast %arg2,  specific_lane %arg1 {note} : vector<4xf16>
// CHECK-NEXT:    gpu.printf "hello"
// CHECK-NEXT:    gpu.printf "%d %f" {note}, %arg1, %arg0 : i32, f32
// CHECK-NEXT:    %11 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT:    %12 = gpu.dynamic_shared_memory {note} : memref<?xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @warps(%arg0: index, %arg1: vector<4xi32>, %arg2: f32) {
// CHECK-NEXT:    gpu.warp_execute_on_lane_0(%arg0)[32] {
// CHECK-NEXT:      "use"() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = gpu.warp_execute_on_lane_0(%arg0)[32] -> (f32) {
// CHECK-NEXT:      %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:      gpu.yield %cst : f32
// CHECK-NEXT:    } {note}
// CHECK-NEXT:    %1:2 = gpu.warp_execute_on_lane_0(%arg0)[32] args(%arg1, %arg2 : vector<4xi32>, f32) -> (vector<1xf32>, vector<2x1xi8>) {
// CHECK-NEXT:    ^bb0(%arg3: vector<128xi32>, %arg4: f32):
// CHECK-NEXT:      %2:2 = "make"() : () -> (vector<32xf32>, vector<8x8xi8>)
// CHECK-NEXT:      gpu.yield %2#0, %2#1 : vector<32xf32>, vector<8x8xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:    gpu.warp_execute_on_lane_0(%arg0)[32] args(%arg1 : vector<4xi32>) {
// CHECK-NEXT:    ^bb0(%arg3: vector<128xi32>):
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @mappings() {
// CHECK-NEXT:    scf.forall (%arg0, %arg1) in (4, 4) {
// CHECK-NEXT:    } {mapping = [#gpu.thread<x>, #gpu.thread<linear_dim_1>, #gpu.mask<5>]}
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    scf.parallel (%arg0) = (%c1) to (%c1) step (%c1) {
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
