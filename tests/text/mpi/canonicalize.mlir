// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @mpi
// CHECK-SAME: (%[[VARG0:.*]]: memref<10xf32>, %[[VARG1:.*]]: i32, %[[VARG2:.*]]: i32) {
// CHECK-NEXT: %[[V0:.*]] = mpi.comm_world : !mpi.comm
// CHECK-NEXT: mpi.send(%[[VARG0]], %[[VARG2]], %[[VARG1]], %[[V0]]) : memref<10xf32>, i32, i32
// CHECK-NEXT: mpi.recv(%[[VARG0]], %[[VARG2]], %[[VARG1]], %[[V0]]) : memref<10xf32>, i32, i32
// CHECK-NEXT: return
func.func @mpi(%m: memref<10xf32>, %r: i32, %t: i32) {
  %c = mpi.comm_world : !mpi.comm
  %0 = memref.cast %m : memref<10xf32> to memref<?xf32>
  mpi.send(%0, %t, %r, %c) : memref<?xf32>, i32, i32
  mpi.recv(%0, %t, %r, %c) : memref<?xf32>, i32, i32
  return
}
