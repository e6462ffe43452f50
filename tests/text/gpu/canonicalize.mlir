// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @launch
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: memref<?xindex>) {
// CHECK-NEXT: %[[VC0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[VC1:.*]] = arith.constant 1 : index
// CHECK-NEXT: gpu.launch blocks(%[[VARG2:.*]], %[[VARG3:.*]], %[[VARG4:.*]]) in (%[[VARG8:.*]] = %[[VARG0]], %[[VARG9:.*]] = %[[VC1]], %[[VARG10:.*]] = %[[VC1]]) threads(%[[VARG5:.*]], %[[VARG6:.*]], %[[VARG7:.*]]) in (%[[VARG11:.*]] = %[[VC1]], %[[VARG12:.*]] = %[[VARG0]], %[[VARG13:.*]] = %[[VC1]]) {
// CHECK-NEXT: memref.store %[[VARG2]], %[[VARG1]][%[[VARG6]]] : memref<?xindex>
// CHECK-NEXT: memref.store %[[VC0]], %[[VARG1]][%[[VC0]]] : memref<?xindex>
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @launch(%n: index, %m: memref<?xindex>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %n, %sz = %c1) {
    %0 = arith.addi %bx, %by : index
    %1 = arith.addi %tx, %ty : index
    memref.store %0, %m[%1] : memref<?xindex>
    memref.store %bz, %m[%tz] : memref<?xindex>
    gpu.terminator
  }
  return
}

// -----

// CHECK-LABEL: func.func @reduce
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: memref<?xf32>) {
// CHECK-NEXT: gpu.launch blocks(%[[VARG3:.*]], %[[VARG4:.*]], %[[VARG5:.*]]) in (%[[VARG9:.*]] = %[[VARG0]], %[[VARG10:.*]] = %[[VARG0]], %[[VARG11:.*]] = %[[VARG0]]) threads(%[[VARG6:.*]], %[[VARG7:.*]], %[[VARG8:.*]]) in (%[[VARG12:.*]] = %[[VARG0]], %[[VARG13:.*]] = %[[VARG0]], %[[VARG14:.*]] = %[[VARG0]]) {
// CHECK-NEXT: %[[V0:.*]] = gpu.all_reduce  add %[[VARG1]] uniform {
// CHECK-NEXT: } : (f32) -> f32
// CHECK-NEXT: %[[V1:.*]] = gpu.subgroup_reduce  add %[[VARG1]] uniform : (f32) -> f32
// CHECK-NEXT: %[[V2:.*]] = gpu.subgroup_broadcast %[[VARG1]],  first_active_lane : f32
// CHECK-NEXT: memref.store %[[V0]], %[[VARG2]][%[[VARG6]]] : memref<?xf32>
// CHECK-NEXT: memref.store %[[V1]], %[[VARG2]][%[[VARG6]]] : memref<?xf32>
// CHECK-NEXT: memref.store %[[VARG1]], %[[VARG2]][%[[VARG6]]] : memref<?xf32>
// CHECK-NEXT: memref.store %[[V2]], %[[VARG2]][%[[VARG6]]] : memref<?xf32>
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @reduce(%n: index, %x: f32, %m: memref<?xf32>) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %0 = gpu.all_reduce add %x {} : (f32) -> (f32)
    %1 = gpu.subgroup_reduce add %x : (f32) -> f32
    %2 = gpu.subgroup_reduce mul %x cluster(size = 1) : (f32) -> f32
    %3 = gpu.subgroup_broadcast %x, first_active_lane : f32
    %4 = gpu.subgroup_broadcast %3, first_active_lane : f32
    memref.store %0, %m[%tx] : memref<?xf32>
    memref.store %1, %m[%tx] : memref<?xf32>
    memref.store %2, %m[%tx] : memref<?xf32>
    memref.store %4, %m[%tx] : memref<?xf32>
    gpu.barrier
    gpu.barrier
    gpu.terminator
  }
  return
}

// -----

// CHECK-LABEL: func.func @memory
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: memref<8xf32>, %[[VARG2:.*]]: f32) -> index {
// CHECK-NEXT: %[[VC0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[VMEMREF:.*]] = gpu.alloc  (%[[VARG0]]) : memref<?xf32>
// CHECK-NEXT: gpu.dealloc  %[[VMEMREF]] : memref<?xf32>
// CHECK-NEXT: gpu.memset  %[[VARG1]], %[[VARG2]] : memref<8xf32>, f32
// CHECK-NEXT: %[[VMEMREF_0:.*]] = gpu.alloc  (%[[VARG0]]) : memref<?xf32>
// CHECK-NEXT: gpu.memcpy  %[[VMEMREF_0]], %[[VARG1]] : memref<?xf32>, memref<8xf32>
// CHECK-NEXT: memref.store %[[VARG2]], %[[VMEMREF_0]][%[[VC0]]] : memref<?xf32>
// CHECK-NEXT: return %[[VARG0]] : index
func.func @memory(%n: index, %m: memref<8xf32>, %x: f32) -> index {
  %c0 = arith.constant 0 : index
  %a = gpu.alloc (%n) : memref<?xf32>
  %d = memref.dim %a, %c0 : memref<?xf32>
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  gpu.memcpy %a, %c : memref<?xf32>, memref<?xf32>
  gpu.dealloc %a : memref<?xf32>
  gpu.memset %c, %x : memref<?xf32>, f32
  %b = gpu.alloc (%n) : memref<?xf32>
  gpu.memcpy %b, %m : memref<?xf32>, memref<8xf32>
  memref.store %x, %b[%c0] : memref<?xf32>
  return %d : index
}

// -----

// CHECK-LABEL: func.func @tokens
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: memref<?xf32>) -> !gpu.async.token {
// CHECK-NEXT: %[[V0:.*]] = gpu.wait async
// CHECK-NEXT: %[[VMEMREF:.*]], %[[VASYNCTOKEN:.*]] = gpu.alloc async [%[[V0]]] (%[[VARG0]]) : memref<?xf32>
// CHECK-NEXT: %[[V1:.*]] = gpu.dealloc async [%[[VASYNCTOKEN]]] %[[VMEMREF]] : memref<?xf32>
// CHECK-NEXT: gpu.wait [%[[V1]]]
// CHECK-NEXT: return %[[V1]] : !gpu.async.token
func.func @tokens(%n: index, %m: memref<?xf32>) -> !gpu.async.token {
  %t0 = gpu.wait async
  %a, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32>
  %t2 = gpu.memcpy async [%t1] %a, %m : memref<?xf32>, memref<?xf32>
  %t3 = gpu.dealloc async [%t2] %a : memref<?xf32>
  %t4 = gpu.wait async [%t3]
  %t5 = gpu.wait async
  gpu.wait [%t5, %t4]
  gpu.wait
  %t6 = gpu.wait async [%t4, %t5]
  return %t4 : !gpu.async.token
}
