// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// map, reduce, transpose, broadcast; a body of one operation is written by its name.

func.func @shaped(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<2x4x3xi32>,
              %v: tensor<4x3x2xi32>, %m: memref<2x3xf32>, %n: memref<2xf32>) {
  %0 = linalg.map { arith.addi } ins(%x, %x : tensor<4xi32>, tensor<4xi32>) outs(%x : tensor<4xi32>)
  %1 = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>, foo} } ins(%y, %y : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<4xf32>) {a}
  %2 = linalg.map { arith.addf } ins(%y, %y : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<4xf32>)
  %3 = linalg.reduce { arith.addi } ins(%x : tensor<4xi32>) outs(%z : tensor<i32>) dimensions = [0] {b}
  %4 = linalg.reduce ins(%x : tensor<4xi32>) outs(%z : tensor<i32>) dimensions = [0] {b} (%in: i32, %i: i32) {
     %5 = arith.addi %in, %i : i32
     linalg.yield %5 : i32
  }
  %5 = linalg.map ins(%x : tensor<4xi32>) outs(%x : tensor<4xi32>) (%a: i32, %b: i32) {
    linalg.yield %a : i32
  }
  %6 = linalg.map ins(%x, %x : tensor<4xi32>, tensor<4xi32>) outs(%x : tensor<4xi32>) (%a: i32, %b: i32, %c: i32) {
    %7 = arith.addi %a, %b : i32
    linalg.yield %a : i32
  }
  %7 = linalg.transpose ins(%x : tensor<4xi32>) outs(%x : tensor<4xi32>) permutation = [0]
  %8 = linalg.broadcast ins(%z : tensor<i32>) outs(%x : tensor<4xi32>) dimensions = [0] {c}
  %9 = linalg.broadcast ins(%x : tensor<4xi32>) outs(%w : tensor<2x4x3xi32>) dimensions = [0, 2]
  %10 = linalg.transpose ins(%w : tensor<2x4x3xi32>) outs(%v : tensor<4x3x2xi32>) permutation = [1, 2, 0]
  linalg.reduce ins(%m, %m : memref<2x3xf32>, memref<2x3xf32>) outs(%n, %n : memref<2xf32>, memref<2xf32>) dimensions = [1]
    (%p: f32, %q: f32, %r: f32, %s: f32) {
      %11 = arith.addf %p, %r : f32
      %12 = arith.mulf %q, %s : f32
      linalg.yield %11, %12 : f32, f32
    }
  linalg.map { math.absf } ins(%m : memref<2x3xf32>) outs(%m : memref<2x3xf32>)
  linalg.map { test.one {number = 1 : i32} } ins(%m : memref<2x3xf32>) outs(%m : memref<2x3xf32>)
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @shaped(%arg0: tensor<4xi32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>, %arg3: tensor<2x4x3xi32>, %arg4: tensor<4x3x2xi32>, %arg5: memref<2x3xf32>, %arg6: memref<2xf32>) {
// CHECK-NEXT:    %mapped = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg0, %arg0 : tensor<4xi32>, tensor<4xi32>) outs(%arg0 : tensor<4xi32>)
// CHECK-NEXT:    %mapped_0 = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>, foo} } ins(%arg1, %arg1 : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>) {a}
// CHECK-NEXT:    %mapped_1 = linalg.map { arith.addf } ins(%arg1, %arg1 : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>)
// CHECK-NEXT:    %reduced = linalg.reduce { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg0 : tensor<4xi32>) outs(%arg2 : tensor<i32>) dimensions = [0]  {b}
// CHECK-NEXT:    %reduced_2 = linalg.reduce ins(%arg0 : tensor<4xi32>) outs(%arg2 : tensor<i32>) dimensions = [0]  {b}
// CHECK-NEXT:      (%in: i32, %init: i32) {
// CHECK-NEXT:        %0 = arith.addi %in, %init : i32
// CHECK-NEXT:        linalg.yield %0 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:    %mapped_3 = linalg.map ins(%arg0 : tensor<4xi32>) outs(%arg0 : tensor<4xi32>)
// CHECK-NEXT:      (%in: i32, %init: i32) {
// CHECK-NEXT:        linalg.yield %in : i32
// CHECK-NEXT:      }
// CHECK-NEXT:    %mapped_4 = linalg.map ins(%arg0, %arg0 : tensor<4xi32>, tensor<4xi32>) outs(%arg0 : tensor<4xi32>)
// CHECK-NEXT:      (%in: i32, %in_7: i32, %init: i32) {
// CHECK-NEXT:        %0 = arith.addi %in, %in_7 : i32
// CHECK-NEXT:        linalg.yield %in : i32
// CHECK-NEXT:      }
// CHECK-NEXT:    %transposed = linalg.transpose ins(%arg0 : tensor<4xi32>) outs(%arg0 : tensor<4xi32>) permutation = [0] 
// CHECK-NEXT:    %broadcasted = linalg.broadcast ins(%arg2 : tensor<i32>) outs(%arg0 : tensor<4xi32>) dimensions = [0]  {c}
// CHECK-NEXT:    %broadcasted_5 = linalg.broadcast ins(%arg0 : tensor<4xi32>) outs(%arg3 : tensor<2x4x3xi32>) dimensions = [0, 2] 
// CHECK-NEXT:    %transposed_6 = linalg.transpose ins(%arg3 : tensor<2x4x3xi32>) outs(%arg4 : tensor<4x3x2xi32>) permutation = [1, 2, 0] 
// CHECK-NEXT:    linalg.reduce ins(%arg5, %arg5 : memref<2x3xf32>, memref<2x3xf32>) outs(%arg6, %arg6 : memref<2xf32>, memref<2xf32>) dimensions = [1] 
// CHECK-NEXT:      (%in: f32, %in_7: f32, %init: f32, %init_8: f32) {
// CHECK-NEXT:        %0 = arith.addf %in, %init : f32
// CHECK-NEXT:        %1 = arith.mulf %in_7, %init_8 : f32
// CHECK-NEXT:        linalg.yield %0, %1 : f32, f32
// CHECK-NEXT:      }
// CHECK-NEXT:    linalg.map { math.absf } ins(%arg5 : memref<2x3xf32>) outs(%arg5 : memref<2x3xf32>)
// CHECK-NEXT:    linalg.map { test.one {number = 1 : i32} } ins(%arg5 : memref<2x3xf32>) outs(%arg5 : memref<2x3xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
