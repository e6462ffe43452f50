// What scf.forall becomes: each text and its result as MLIR has them.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @ctl(
// CHECK-NEXT: return %arg1 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @ctl(%n: index, %t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %r = scf.forall (%i, %j) = (%c2, %n) to (%c8, %n) step (%c1, %c2) shared_outs(%o = %t) -> (tensor<?x?xf32>) {
    %s = "test.s"(%i, %j) : (index, index) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %n] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    }
  } {some.attr}
  return %r : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @iter(
// CHECK-NEXT: %0 = scf.forall (%arg4, %arg5) in (%arg0, %arg1) shared_outs(%arg6 = %arg2) -> (tensor<?x?xf32>) {
// CHECK-NEXT: %1 = "test.s"(%arg4, %arg5, %arg6, %arg3, %arg2) : (index, index, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<1x1xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %1 into %arg6[0, %arg0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {some.attr}
// CHECK-NEXT: return %0, %arg3 : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @iter(%n: index, %m: index, %t: tensor<?x?xf32>, %u: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %r:3 = scf.forall (%i, %j) in (%n, %m) shared_outs(%o = %t, %p = %u, %q = %t) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %s = "test.s"(%i, %j, %o, %p, %q) : (index, index, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %n] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
      tensor.parallel_insert_slice %s into %q[0, %n] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    }
  } {some.attr}
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @single(
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = scf.forall (%arg3) = (%arg0) to (%arg1) step (2) shared_outs(%arg4 = %arg2) -> (tensor<?x?xf32>) {
// CHECK-NEXT: %1 = "test.s"(%c3, %arg3, %arg4) : (index, index, tensor<?x?xf32>) -> tensor<1x1xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %1 into %arg4[0, %arg0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {some.attr}
// CHECK-NEXT: return %0 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @single(%n: index, %m: index, %t: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
  %r = scf.forall (%i, %j) = (3, %n) to (4, %m) step (1, 2) shared_outs(%o = %t) -> (tensor<?x?xf32>) {
    %s = "test.s"(%i, %j, %o) : (index, index, tensor<?x?xf32>) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %n] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    }
  } {some.attr}
  return %r : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @all_single(
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = "test.s"(%c3, %c1, %arg2) : (index, index, tensor<?x?xf32>) -> tensor<1x1xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %0 into %arg2[0, %arg0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @all_single(%n: index, %m: index, %t: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
  %r = scf.forall (%i, %j) = (3, 1) to (4, 2) step (1, 2) shared_outs(%o = %t) -> (tensor<?x?xf32>) {
    %s = "test.s"(%i, %j, %o) : (index, index, tensor<?x?xf32>) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %n] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    }
  } {some.attr}
  return %r : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @zero(
// CHECK-NEXT: return %arg2 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @zero(%n: index, %m: index, %t: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
  %r = scf.forall (%i, %j) = (3, %n) to (3, 2) step (1, 2) shared_outs(%o = %t) -> (tensor<?x?xf32>) {
    %s = "test.s"(%i, %j, %o) : (index, index, tensor<?x?xf32>) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %n] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    }
  } {some.attr}
  return %r : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @mapped(
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = scf.forall (%arg3, %arg4) = (3, %arg0) to (4, %arg1) step (1, 2) shared_outs(%arg5 = %arg2) -> (tensor<?x?xf32>) {
// CHECK-NEXT: %1 = "test.s"(%c3, %arg4, %arg5) : (index, index, tensor<?x?xf32>) -> tensor<1x1xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %1 into %arg5[0, %arg0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
// CHECK-NEXT: return %0 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @mapped(%n: index, %m: index, %t: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
  %r = scf.forall (%i, %j) = (3, %n) to (4, %m) step (1, 2) shared_outs(%o = %t) -> (tensor<?x?xf32>) {
    %s = "test.s"(%i, %j, %o) : (index, index, tensor<?x?xf32>) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %n] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return %r : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-NEXT: %0 = scf.forall (%arg3, %arg4) = (3, %arg0) to (7, %arg1) step (1, 2) shared_outs(%arg5 = %arg2) -> (tensor<4x8xf32>) {
// CHECK-NEXT: %cast_0 = tensor.cast %arg5 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: %1 = "test.s"(%arg3, %arg4, %cast_0) : (index, index, tensor<?x?xf32>) -> tensor<1x1xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %1 into %arg5[0, %arg0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @cast(%n: index, %m: index, %t: tensor<4x8xf32>) -> (tensor<?x?xf32>) {
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %r = scf.forall (%i, %j) = (3, %n) to (7, %m) step (1, 2) shared_outs(%o = %0) -> (tensor<?x?xf32>) {
    %s = "test.s"(%i, %j, %o) : (index, index, tensor<?x?xf32>) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %n] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    }
  } {some.attr}
  return %r : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @dim(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = scf.forall (%arg3, %arg4) = (3, %arg0) to (7, %arg1) step (1, 2) shared_outs(%arg5 = %arg2) -> (tensor<?x8xf32>) {
// CHECK-NEXT: %1 = "test.s"(%arg3, %arg4, %arg5) : (index, index, tensor<?x8xf32>) -> tensor<1x1xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %1 into %arg5[0, %arg0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {some.attr}
// CHECK-NEXT: %dim = tensor.dim %arg2, %c0 : tensor<?x8xf32>
// CHECK-NEXT: return %dim, %0 : index, tensor<?x8xf32>
// CHECK-NEXT: }
func.func @dim(%n: index, %m: index, %t: tensor<?x8xf32>) -> (index, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i, %j) = (3, %n) to (7, %m) step (1, 2) shared_outs(%o = %t) -> (tensor<?x8xf32>) {
    %s = "test.s"(%i, %j, %o) : (index, index, tensor<?x8xf32>) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %n] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x8xf32>
    }
  } {some.attr}
  %d = tensor.dim %r, %c0 : tensor<?x8xf32>
  return %d, %r : index, tensor<?x8xf32>
}

// -----

// Two outputs, written in another order than they stand.
// CHECK-LABEL: func.func @inline_two(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0:2 = "test.s"(%c0, %arg2) : (index, tensor<?xf64>) -> (tensor<1xf32>, tensor<1xf64>)
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %0#0 into %arg1[%arg0] [1] [1] : tensor<1xf32> into tensor<?xf32>
// CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %0#1 into %arg2[%arg0] [1] [1] : tensor<1xf64> into tensor<?xf64>
// CHECK-NEXT: "test.use"(%inserted_slice) : (tensor<?xf32>) -> ()
// CHECK-NEXT: return %inserted_slice_0 : tensor<?xf64>
// CHECK-NEXT: }
func.func @inline_two(%n: index, %t: tensor<?xf32>, %u: tensor<?xf64>) -> (tensor<?xf64>) {
  %r:2 = scf.forall (%i) in (1) shared_outs(%o = %t, %p = %u) -> (tensor<?xf32>, tensor<?xf64>) {
    %s:2 = "test.s"(%i, %p) : (index, tensor<?xf64>) -> (tensor<1xf32>, tensor<1xf64>)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s#0 into %o[%n] [1] [1] : tensor<1xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %s#1 into %p[%n] [1] [1] : tensor<1xf64> into tensor<?xf64>
    }
  }
  "test.use"(%r#0) : (tensor<?xf32>) -> ()
  return %r#1 : tensor<?xf64>
}

// -----

// CHECK-LABEL: func.func @no_outputs(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: scf.forall (%arg1) in (%arg0) {
// CHECK-NEXT: "test.s"(%c0, %arg1) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.t"(%c0, %c0) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @no_outputs(%n: index) {
  scf.forall (%i, %j) in (1, %n) {
    "test.s"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) in (1, 1) {
    "test.t"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) in (0, %n) {
    "test.u"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i) = (%n) to (%n) step (1) {
    "test.v"(%i) : (index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @two_casts(
// CHECK-NEXT: %0:2 = scf.forall (%arg3) in (%arg0) shared_outs(%arg4 = %arg1, %arg5 = %arg2) -> (tensor<4xf32>, tensor<8xf64>) {
// CHECK-NEXT: %cast_1 = tensor.cast %arg4 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %arg5 : tensor<8xf64> to tensor<?xf64>
// CHECK-NEXT: %1:2 = "test.s"(%arg3, %cast_2, %cast_1) : (index, tensor<?xf64>, tensor<?xf32>) -> (tensor<1xf32>, tensor<1xf64>)
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %1#0 into %arg4[%arg0] [1] [1] : tensor<1xf32> into tensor<4xf32>
// CHECK-NEXT: tensor.parallel_insert_slice %1#1 into %arg5[%arg0] [1] [1] : tensor<1xf64> into tensor<8xf64>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0#0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %0#1 : tensor<8xf64> to tensor<?xf64>
// CHECK-NEXT: return %cast, %cast_0 : tensor<?xf32>, tensor<?xf64>
// CHECK-NEXT: }
func.func @two_casts(%n: index, %t: tensor<4xf32>, %u: tensor<8xf64>) -> (tensor<?xf32>, tensor<?xf64>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %u : tensor<8xf64> to tensor<?xf64>
  %r:2 = scf.forall (%i) in (%n) shared_outs(%o = %0, %p = %1) -> (tensor<?xf32>, tensor<?xf64>) {
    %s:2 = "test.s"(%i, %p, %o) : (index, tensor<?xf64>, tensor<?xf32>) -> (tensor<1xf32>, tensor<1xf64>)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s#0 into %o[%n] [1] [1] : tensor<1xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %s#1 into %p[%n] [1] [1] : tensor<1xf64> into tensor<?xf64>
    }
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf64>
}
