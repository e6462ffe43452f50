// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @mpi_test(
func.func @mpi_test(%arg0: memref<100xf32>, %arg1: memref<*xi8>) attributes {a = #mpi.errclass<MPI_ERR_LASTCODE>} {
  // CHECK: %{{.*}} = mpi.init : !mpi.retval
  %0 = mpi.init : !mpi.retval
  // CHECK: mpi.init
  mpi.init
  // CHECK: %{{.*}} = mpi.comm_world : !mpi.comm
  %1 = mpi.comm_world : !mpi.comm
  // CHECK: %{{.*}}, %{{.*}} = mpi.comm_rank(%{{.*}}) : !mpi.retval, i32
  %retval, %rank = mpi.comm_rank(%1) : !mpi.retval, i32
  // CHECK: %{{.*}} = mpi.comm_rank(%{{.*}}) : i32
  %rank_0 = mpi.comm_rank(%1) : i32
  // CHECK: %{{.*}}, %{{.*}} = mpi.comm_size(%{{.*}}) : !mpi.retval, i32
  %retval_1, %size = mpi.comm_size(%1) : !mpi.retval, i32
  // CHECK: %{{.*}}, %{{.*}} = mpi.comm_split(%{{.*}}, %{{.*}}, %{{.*}}) : !mpi.retval, !mpi.comm
  %retval_2, %newcomm = mpi.comm_split(%1, %rank, %rank) : !mpi.retval, !mpi.comm
  // CHECK: %{{.*}} = mpi.comm_split(%{{.*}}, %{{.*}}, %{{.*}}) : !mpi.comm
  %newcomm_3 = mpi.comm_split(%1, %rank, %rank) : !mpi.comm
  // CHECK: mpi.send(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : memref<100xf32>, i32, i32
  mpi.send(%arg0, %rank, %rank, %1) : memref<100xf32>, i32, i32
  // CHECK: %{{.*}} = mpi.send(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : memref<100xf32>, i32, i32 -> !mpi.retval
  %2 = mpi.send(%arg0, %rank, %rank, %1) : memref<100xf32>, i32, i32 -> !mpi.retval
  // CHECK: mpi.recv(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : memref<100xf32>, i32, i32
  mpi.recv(%arg0, %rank, %rank, %1) : memref<100xf32>, i32, i32
  // CHECK: %{{.*}} = mpi.recv(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : memref<100xf32>, i32, i32 -> !mpi.retval
  %3 = mpi.recv(%arg0, %rank, %rank, %1) : memref<100xf32>, i32, i32 -> !mpi.retval
  // CHECK: %{{.*}} = mpi.isend(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : memref<100xf32>, i32, i32 -> !mpi.request
  %req = mpi.isend(%arg0, %rank, %rank, %1) : memref<100xf32>, i32, i32 -> !mpi.request
  // CHECK: %{{.*}}, %{{.*}} = mpi.irecv(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) {a} : memref<100xf32>, i32, i32 -> !mpi.retval, !mpi.request
  %retval_4, %req_5 = mpi.irecv(%arg0, %rank, %rank, %1) {a} : memref<100xf32>, i32, i32 -> !mpi.retval, !mpi.request
  // CHECK: mpi.wait(%{{.*}}) : !mpi.request
  mpi.wait(%req) : !mpi.request
  // CHECK: %{{.*}} = mpi.wait(%{{.*}}) : !mpi.request -> !mpi.retval
  %4 = mpi.wait(%req_5) : !mpi.request -> !mpi.retval
  // CHECK: mpi.barrier(%{{.*}})
  mpi.barrier(%1)
  // CHECK: %{{.*}} = mpi.barrier(%{{.*}}) -> !mpi.retval
  %5 = mpi.barrier(%1) -> !mpi.retval
  // CHECK: mpi.allreduce(%{{.*}}, %{{.*}}, MPI_MIN, %{{.*}}) : memref<100xf32>, memref<100xf32>
  mpi.allreduce(%arg0, %arg0, MPI_MIN, %1) : memref<100xf32>, memref<100xf32>
  // CHECK: %{{.*}} = mpi.allreduce(%{{.*}}, %{{.*}}, MPI_REPLACE, %{{.*}}) : memref<100xf32>, memref<100xf32> -> !mpi.retval
  %6 = mpi.allreduce(%arg0, %arg0, MPI_REPLACE, %1) : memref<100xf32>, memref<100xf32> -> !mpi.retval
  // CHECK: %{{.*}} = mpi.finalize : !mpi.retval
  %7 = mpi.finalize : !mpi.retval
  // CHECK: mpi.finalize
  mpi.finalize
  // CHECK: %{{.*}} = mpi.retval_check %{{.*}} = <MPI_SUCCESS> : i1
  %8 = mpi.retval_check %retval = <MPI_SUCCESS> : i1
  // CHECK: %{{.*}} = mpi.error_class %{{.*}} : !mpi.retval
  %9 = mpi.error_class %retval : !mpi.retval
  return
}

// CHECK-LABEL: func.func private @types(
func.func private @types(!mpi.status)
