// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%m: memref<4xf32>, %c: !mpi.comm, %i: i64) {
  // expected-error@+1 {{'mpi.send' op operand #1 must be 32-bit signless integer, but got 'i64'}}
  mpi.send(%m, %i, %i, %c) : memref<4xf32>, i64, i64
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: !mpi.comm, %i: i32) {
  // expected-error@+1 {{custom op 'mpi.allreduce' expected string or keyword containing one of the following enum values for attribute 'op' [MPI_OP_NULL, MPI_MAX, MPI_MIN, MPI_SUM, MPI_PROD, MPI_LAND, MPI_BAND, MPI_LOR, MPI_BOR, MPI_LXOR, MPI_BXOR, MPI_MINLOC, MPI_MAXLOC, MPI_REPLACE]}}
  mpi.allreduce(%m, %m, MPI_MEAN, %c) : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%r: !mpi.retval) {
  // expected-error@+2 {{custom op 'mpi.retval_check' expected ::mlir::mpi::MPI_ErrorClassEnum to be one of: MPI_SUCCESS, MPI_ERR_ACCESS, MPI_ERR_AMODE, MPI_ERR_ARG, MPI_ERR_ASSERT, MPI_ERR_BAD_FILE, MPI_ERR_BASE, MPI_ERR_BUFFER, MPI_ERR_COMM, MPI_ERR_CONVERSION, MPI_ERR_COUNT, MPI_ERR_DIMS, MPI_ERR_DISP, MPI_ERR_DUP_DATAREP, MPI_ERR_ERRHANDLER, MPI_ERR_FILE, MPI_ERR_FILE_EXISTS, MPI_ERR_FILE_IN_USE, MPI_ERR_GROUP, MPI_ERR_INFO, MPI_ERR_INFO_KEY, MPI_ERR_INFO_NOKEY, MPI_ERR_INFO_VALUE, MPI_ERR_IN_STATUS, MPI_ERR_INTERN, MPI_ERR_IO, MPI_ERR_KEYVAL, MPI_ERR_LOCKTYPE, MPI_ERR_NAME, MPI_ERR_NO_MEM, MPI_ERR_NO_SPACE, MPI_ERR_NO_SUCH_FILE, MPI_ERR_NOT_SAME, MPI_ERR_OP, MPI_ERR_OTHER, MPI_ERR_PENDING, MPI_ERR_PORT, MPI_ERR_PROC_ABORTED, MPI_ERR_QUOTA, MPI_ERR_RANK, MPI_ERR_READ_ONLY, MPI_ERR_REQUEST, MPI_ERR_RMA_ATTACH, MPI_ERR_RMA_CONFLICT, MPI_ERR_RMA_FLAVOR, MPI_ERR_RMA_RANGE, MPI_ERR_RMA_SHARED, MPI_ERR_RMA_SYNC, MPI_ERR_ROOT, MPI_ERR_SERVICE, MPI_ERR_SESSION, MPI_ERR_SIZE, MPI_ERR_SPAWN, MPI_ERR_TAG, MPI_ERR_TOPOLOGY, MPI_ERR_TRUNCATE, MPI_ERR_TYPE, MPI_ERR_UNKNOWN, MPI_ERR_UNSUPPORTED_DATAREP, MPI_ERR_UNSUPPORTED_OPERATION, MPI_ERR_VALUE_TOO_LARGE, MPI_ERR_WIN, MPI_ERR_LASTCODE}}
  // expected-error@+1 {{custom op 'mpi.retval_check' failed to parse MPI_ErrorClassAttr parameter 'value' which is to be a `::mlir::mpi::MPI_ErrorClassEnum`}}
  %0 = mpi.retval_check %r = <MPI_MAX> : i1
  return
}

// -----

func.func @f(%r: !mpi.retval) {
  // expected-error@+1 {{'mpi.retval_check' op result #0 must be 1-bit signless integer, but got 'i2'}}
  %0 = mpi.retval_check %r = <MPI_SUCCESS> : i2
  return
}

// -----

func.func @f(%c: !mpi.comm) {
  // expected-error@+1 {{'mpi.comm_rank' op result #0 must be MPI function call return value (!mpi.retval), but got 'i32'}}
  %0:2 = mpi.comm_rank(%c) : i32, !mpi.retval
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: !mpi.comm, %i: i32) {
  // expected-error@+1 {{expected '->'}}
  mpi.isend(%m, %i, %i, %c) : memref<4xf32>, i32, i32
  return
}
