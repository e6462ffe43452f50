// What scf.for becomes: each text and its result as MLIR has them.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @zero_step(
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func @zero_step(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %r = scf.for %i = %c0 to %c5 step %c0 iter_args(%a = %x) -> i32 {
    %n = "test.op"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @i8(
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func @i8(%x: i32) -> i32 {
  %c0 = arith.constant -100 : i8
  %c5 = arith.constant 100 : i8
  %s = arith.constant 50 : i8
  %r = scf.for %i = %c0 to %c5 step %s iter_args(%a = %x) -> i32 : i8 {
    %n = "test.op"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @i8b(
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func @i8b(%x: i32) -> i32 {
  %c0 = arith.constant -100 : i8
  %c5 = arith.constant 100 : i8
  %s = arith.constant -56 : i8
  %r = scf.for %i = %c0 to %c5 step %s iter_args(%a = %x) -> i32 : i8 {
    %n = "test.op"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @i8u(
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func @i8u(%x: i32) -> i32 {
  %c0 = arith.constant 10 : i8
  %c5 = arith.constant -1 : i8
  %s = arith.constant -10 : i8
  %r = scf.for unsigned %i = %c0 to %c5 step %s iter_args(%a = %x) -> i32 : i8 {
    %n = "test.op"(%a, %i) : (i32, i8) -> i32
    scf.yield %n : i32
  }
  %r2 = scf.for %i = %c0 to %c5 step %s iter_args(%a = %x) -> i32 : i8 {
    %n = "test.op"(%a, %i) : (i32, i8) -> i32
    scf.yield %n : i32
  }
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @neg(
// CHECK-NEXT: "test.u"(%arg0) : (i32) -> ()
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func @neg(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant -7 : index
  %r = scf.for %i = %c0 to %c5 step %c6 iter_args(%a = %x) -> i32 {
    %n = "test.op"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r2 = scf.for %i = %c0 to %c6 step %c6 iter_args(%a = %x) -> i32 {
    %n = "test.op"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  "test.u"(%r2) : (i32) -> ()
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @ub(
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %0 = arith.addi %arg1, %c1_i32 overflow<nuw> : i32
// CHECK-NEXT: %1 = "test.op1"(%arg0) : (i32) -> i32
// CHECK-NEXT: %2 = scf.for %arg3 = %arg1 to %0 step %c5_i32 iter_args(%arg4 = %1) -> (i32)  : i32 {
// CHECK-NEXT: %5 = "test.op2"(%arg4) : (i32) -> i32
// CHECK-NEXT: scf.yield %5 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %3 = "test.op3"(%2) : (i32) -> i32
// CHECK-NEXT: %4 = scf.for %arg3 = %c1_i32 to %c5_i32 step %arg2 iter_args(%arg4 = %3) -> (i32)  : i32 {
// CHECK-NEXT: scf.yield %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "test.x"(%4, %arg0, %arg1) : (i32, i32, i32) -> ()
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
func.func @ub(%x: i32, %lb: i32, %step: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %cm = arith.constant -5 : i32
  %u = arith.addi %lb, %c5 overflow<nsw> : i32
  %u2 = arith.addi %lb, %c1 overflow<nuw> : i32
  %u3 = arith.addi %lb, %cm overflow<nsw> : i32
  %r = scf.for %i = %lb to %u step %c5 iter_args(%a = %x) -> i32 : i32 {
    %n = "test.op1"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r1 = scf.for %i = %lb to %u2 step %c5 iter_args(%a = %r) -> i32 : i32 {
    %n = "test.op2"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r2 = scf.for unsigned %i = %lb to %u2 step %c5 iter_args(%a = %r1) -> i32 : i32 {
    %n = "test.op3"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r3 = scf.for %i = %lb to %u3 step %c5 iter_args(%a = %r2) -> i32 : i32 {
    %n = "test.op4"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r4 = scf.for %i = %c0 to %c0 step %step iter_args(%a = %r3) -> i32 : i32 {
    %n = "test.op4"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r5 = scf.for %i = %c5 to %c1 step %step iter_args(%a = %r4) -> i32 : i32 {
    %n = "test.op5"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r6 = scf.for %i = %c1 to %c5 step %step iter_args(%a = %r5) -> i32 : i32 {
    scf.yield %x : i32
  }
  %r7 = scf.for %i = %c1 to %c5 step %c1 iter_args(%a = %r6) -> i32 : i32 {
    scf.yield %x : i32
  }
  %r8 = scf.for %i = %lb to %u step %c1 iter_args(%a = %r7) -> i32 : i32 {
    scf.yield %lb : i32
  }
  "test.x"(%r6, %r7, %r8) : (i32, i32, i32) -> ()
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @many(
// CHECK-NEXT: %0 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0) -> (i32) {
// CHECK-NEXT: %1 = "test.op"(%arg6, %arg6, %arg5) : (i32, i32, index) -> i32
// CHECK-NEXT: "test.op2"(%arg1) : (i32) -> ()
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: } {some.attr = 3 : i64}
// CHECK-NEXT: return %0, %arg1 : i32, i32
// CHECK-NEXT: }
func.func @many(%x: i32, %y: i32, %l: index, %u: index, %s: index) -> (i32, i32) {
  %r:4 = scf.for %i = %l to %u step %s iter_args(%a = %x, %b = %x, %c = %y, %d = %y) -> (i32, i32, i32, i32) {
    %n = "test.op"(%a, %b, %i) : (i32, i32, index) -> i32
    "test.op2"(%c) : (i32) -> ()
    scf.yield %n, %n, %c, %n : i32, i32, i32, i32
  } {some.attr = 3}
  return %r#1, %r#2 : i32, i32
}

// -----

// CHECK-LABEL: func.func @swap(
// CHECK-NEXT: %0:2 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0, %arg7 = %arg1) -> (i32, i32) {
// CHECK-NEXT: scf.yield %arg7, %arg6 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %arg0 : i32, i32
// CHECK-NEXT: }
func.func @swap(%x: i32, %y: i32, %l: index, %u: index, %s: index) -> (i32, i32) {
  %r:3 = scf.for %i = %l to %u step %s iter_args(%a = %x, %b = %y, %c = %x) -> (i32, i32, i32) {
    scf.yield %b, %a, %c : i32, i32, i32
  }
  return %r#0, %r#2 : i32, i32
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-NEXT: %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (tensor<4x8xf32>) {
// CHECK-NEXT: %cast_0 = tensor.cast %arg5 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: %1 = "test.op"(%cast_0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: scf.yield %cast_1 : tensor<4x8xf32>
// CHECK-NEXT: } {foo.bar}
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @cast(%t: tensor<4x8xf32>, %l: index, %u: index, %s: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %r = scf.for %i = %l to %u step %s iter_args(%a = %0) -> (tensor<?x?xf32>) {
    %n = "test.op"(%a) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %n : tensor<?x?xf32>
  } {foo.bar}
  return %r : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @u2(
// CHECK-NEXT: %c10_i8 = arith.constant 10 : i8
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT: %0 = scf.for unsigned %arg1 = %c10_i8 to %c-1_i8 step %c100_i8 iter_args(%arg2 = %arg0) -> (i32)  : i8 {
// CHECK-NEXT: %1 = "test.op"(%arg2, %arg1) : (i32, i8) -> i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @u2(%x: i32) -> i32 {
  %c0 = arith.constant 10 : i8
  %c5 = arith.constant -1 : i8
  %s = arith.constant 100 : i8
  %r = scf.for unsigned %i = %c0 to %c5 step %s iter_args(%a = %x) -> i32 : i8 {
    %n = "test.op"(%a, %i) : (i32, i8) -> i32
    scf.yield %n : i32
  }
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @u2(
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func @u2(%x: i32) -> i32 {
  %c0 = arith.constant 10 : i8
  %c5 = arith.constant 50 : i8
  %s = arith.constant -10 : i8
  %r = scf.for unsigned %i = %c0 to %c5 step %s iter_args(%a = %x) -> i32 : i8 {
    %n = "test.op"(%a, %i) : (i32, i8) -> i32
    scf.yield %n : i32
  }
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @i8d(
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func @i8d(%x: i32) -> i32 {
  %c0 = arith.constant -100 : i8
  %c5 = arith.constant 100 : i8
  %s = arith.constant -20 : i8
  %s2 = arith.constant 120 : i8
  %r = scf.for %i = %c0 to %c5 step %s iter_args(%a = %x) -> i32 : i8 {
    %n = "test.op"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r1 = scf.for %i = %c0 to %c5 step %s2 iter_args(%a = %r) -> i32 : i8 {
    %n = "test.op"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  return %r1 : i32
}

// -----

// CHECK-LABEL: func.func @i8d(
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func @i8d(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i8
  %c5 = arith.constant 100 : i8
  %s = arith.constant -20 : i8
  %s2 = arith.constant -128 : i8
  %r = scf.for %i = %c0 to %c5 step %s iter_args(%a = %x) -> i32 : i8 {
    %n = "test.op"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r1 = scf.for %i = %c0 to %c5 step %s2 iter_args(%a = %r) -> i32 : i8 {
    %n = "test.op"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  return %r1 : i32
}

// -----

// CHECK-LABEL: func.func @ub2(
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func @ub2(%x: i32, %lb: i32, %step: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %cm = arith.constant -5 : i32
  %u = arith.addi %lb, %c5 overflow<nsw> : i32
  %u1 = arith.addi %lb, %cm overflow<nsw> : i32
  %u2 = arith.addi %lb, %cm overflow<nuw> : i32
  %r = scf.for %i = %lb to %u step %cm iter_args(%a = %x) -> i32 : i32 {
    %n = "test.op1"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r1 = scf.for %i = %lb to %u1 step %cm iter_args(%a = %r) -> i32 : i32 {
    %n = "test.op1"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r2 = scf.for unsigned %i = %lb to %u2 step %c5 iter_args(%a = %r1) -> i32 : i32 {
    %n = "test.op1"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r3 = scf.for unsigned %i = %lb to %u2 step %step iter_args(%a = %r2) -> i32 : i32 {
    %n = "test.op1"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  %r4 = scf.for %i = %lb to %u1 step %step iter_args(%a = %r3) -> i32 : i32 {
    %n = "test.op1"(%a) : (i32) -> i32
    scf.yield %n : i32
  }
  return %r4 : i32
}
