// RUN: mica-opt %s --remove-dead-values | FileCheck %s

// What is never given back leaves the operation as it stands: the pass, which canonicalizes what
// branches between regions and what that changes, doesn't look at its operands again.

// CHECK-LABEL: func.func @never
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: %false = arith.constant false
// CHECK: %{{.*}} = memref.cast
// CHECK: %[[COPY:.*]] = bufferization.clone
// CHECK: bufferization.dealloc (%arg0 : memref<2xi32>) if (%[[TRUE]]) retain (%[[COPY]] : memref<2xi32>)
func.func @never(%arg0: memref<2xi32>, %arg1: memref<2xi32>) -> memref<2xi32> {
  %true = arith.constant true
  %false = arith.constant false
  %cast = memref.cast %arg1 : memref<2xi32> to memref<?xi32>
  %0 = scf.if %false -> (memref<2xi32>) {
    scf.yield %arg0 : memref<2xi32>
  } else {
    %1 = bufferization.clone %arg0 : memref<2xi32> to memref<2xi32>
    scf.yield %1 : memref<2xi32>
  }
  %2 = bufferization.dealloc (%cast, %arg0 : memref<?xi32>, memref<2xi32>) if (%false, %true) retain (%0 : memref<2xi32>)
  return %0 : memref<2xi32>
}
