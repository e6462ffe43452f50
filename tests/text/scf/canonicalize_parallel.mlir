// What scf.parallel becomes: each text and its result as MLIR has them.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @par(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: scf.parallel (%arg2) = (%c3) to (%arg1) step (%c1) {
// CHECK-NEXT: "test.op"(%c0, %arg2, %c0) : (index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @par(%A: memref<?xi32>, %u: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i, %j, %k) = (%c0, %c3, %c0) to (%c1, %u, %c3) step (%c1, %c1, %c3) {
    "test.op"(%i, %j, %k) : (index, index, index) -> ()
    scf.reduce
  } {some.attr}
  return
}

// -----

// CHECK-LABEL: func.func @par2(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0:2 = scf.parallel (%arg1) = (%c3) to (%arg0) step (%c1) init (%cst, %cst) -> (f32, f32) {
// CHECK-NEXT: %1 = "test.op"(%c0, %arg1) : (index, index) -> f32
// CHECK-NEXT: scf.reduce(%1, %1 : f32, f32) {
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: %2 = arith.addf %arg2, %arg3 : f32
// CHECK-NEXT: scf.reduce.return %2 : f32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: %2 = arith.mulf %arg2, %arg3 : f32
// CHECK-NEXT: scf.reduce.return %2 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : f32, f32
// CHECK-NEXT: }
func.func @par2(%u: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 0.0 : f32
  %r:2 = scf.parallel (%i, %j) = (%c0, %c3) to (%c1, %u) step (%c1, %c1) init (%z, %z) -> (f32, f32) {
    %v = "test.op"(%i, %j) : (index, index) -> (f32)
    scf.reduce(%v, %v : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %s = arith.mulf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @par3(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = "test.op"(%c0, %c0) : (index, index) -> f32
// CHECK-NEXT: %1 = "test.op"(%c0, %c0) ({
// CHECK-NEXT: %3 = "test.in"(%c0) : (index) -> index
// CHECK-NEXT: "test.t"(%0) : (f32) -> ()
// CHECK-NEXT: }) : (index, index) -> f32
// CHECK-NEXT: %2 = arith.addf %0, %cst : f32
// CHECK-NEXT: return %2, %cst : f32, f32
// CHECK-NEXT: }
func.func @par3(%u: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 0.0 : f32
  %y = arith.constant 1.0 : f32
  %r:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c3) step (%c1, %c3) init (%z, %y) -> (f32, f32) {
    %v = "test.op"(%i, %j) : (index, index) -> (f32)
    %w = "test.op"(%i, %j) ({
       %q = "test.in"(%i) : (index) -> index
       "test.t"(%v) : (f32) -> ()
    }): (index, index) -> (f32)
    scf.reduce(%v, %w : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  %r2:1 = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c0) step (%c1, %c3) init (%z) -> (f32) {
    %v = "test.op"(%i, %j) : (index, index) -> (f32)
    scf.reduce(%v: f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %r2#0 : f32, f32
}

// -----

// CHECK-LABEL: func.func @nest(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c1) to (%arg1, %arg2, %arg1) step (%c1, %c1, %c1) {
// CHECK-NEXT: "test.op"(%arg3, %arg4, %arg5) : (index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) {
// CHECK-NEXT: scf.parallel (%arg4, %arg5) = (%arg3, %c1) to (%arg2, %arg1) step (%c1, %c1) {
// CHECK-NEXT: "test.op"(%arg3, %arg4, %arg5) : (index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: } {inner.attr}
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: } {some.attr}
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nest(%A: memref<?xi32>, %u: index, %v: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%u) step (%c1) {
    scf.parallel (%j, %k) = (%c0, %c1) to (%v, %u) step (%c1, %c1) {
      "test.op"(%i, %j, %k) : (index, index, index) -> ()
      scf.reduce
    } {inner.attr}
    scf.reduce
  } {some.attr}
  scf.parallel (%i) = (%c0) to (%u) step (%c1) {
    scf.parallel (%j, %k) = (%i, %c1) to (%v, %u) step (%c1, %c1) {
      "test.op"(%i, %j, %k) : (index, index, index) -> ()
      scf.reduce
    } {inner.attr}
    scf.reduce
  } {some.attr}
  return
}
