// What constructs with a condition that is known, empty environments and atomic updates become.
// RUN: mica-opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @directives(
// CHECK-NEXT: %[[M:.*]] = acc.create
// CHECK-NEXT: %[[U:.*]] = acc.update_device
// CHECK-NEXT: acc.enter_data dataOperands(%[[M]] : memref<10xf32>)
// CHECK-NEXT: acc.exit_data dataOperands(%[[M]] : memref<10xf32>)
// CHECK-NEXT: acc.update dataOperands(%[[U]] : memref<10xf32>)
// CHECK-NEXT: acc.update if(%{{.*}}) dataOperands(%[[U]] : memref<10xf32>)
// CHECK-NEXT: return
func.func @directives(%x: memref<10xf32>, %c: i1) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = acc.create varPtr(%x : memref<10xf32>) -> memref<10xf32>
  %1 = acc.update_device varPtr(%x : memref<10xf32>) -> memref<10xf32>
  acc.enter_data if(%t) dataOperands(%0 : memref<10xf32>)
  acc.enter_data if(%f) dataOperands(%0 : memref<10xf32>)
  acc.exit_data if(%t) dataOperands(%0 : memref<10xf32>)
  acc.exit_data if(%f) dataOperands(%0 : memref<10xf32>)
  acc.update if(%t) dataOperands(%1 : memref<10xf32>)
  acc.update if(%f) dataOperands(%1 : memref<10xf32>)
  acc.update if(%c) dataOperands(%1 : memref<10xf32>)
  return
}

// CHECK-LABEL: func.func @host(
// CHECK-NEXT: %[[U:.*]] = acc.use_device
// CHECK-NEXT: acc.host_data dataOperands(%[[U]] : memref<10xf32>) {
// CHECK-NEXT: "test.one"(%[[U]])
// CHECK-NEXT: acc.terminator
// CHECK-NEXT: }
// CHECK-NEXT: "test.two"(%[[U]])
// CHECK-NEXT: return
func.func @host(%x: memref<10xf32>) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = acc.use_device varPtr(%x : memref<10xf32>) -> memref<10xf32>
  acc.host_data if(%t) dataOperands(%0 : memref<10xf32>) {
    "test.one"(%0) : (memref<10xf32>) -> ()
    acc.terminator
  }
  acc.host_data if(%f) dataOperands(%0 : memref<10xf32>) {
    "test.two"(%0) : (memref<10xf32>) -> ()
    acc.terminator
  }
  return
}

// CHECK-LABEL: func.func @environments(
// CHECK-NEXT: acc.wait
// CHECK-NEXT: acc.wait(%[[I:.*]], %[[I]] : index, index)
// CHECK-NEXT: acc.wait(%[[I]] : index)
// CHECK-NEXT: acc.kernel_environment wait({%[[I]] : index}, {%[[I]] : index}) {
// CHECK-NEXT: }
// CHECK-NEXT: acc.kernel_environment wait({devnum: %[[I]] : index, %[[I]] : index}) {
// CHECK-NEXT: }
// CHECK-NEXT: acc.kernel_environment wait({%[[I]] : index} [#acc.device_type<host>]) {
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @environments(%i: index) {
  acc.kernel_environment {
  }
  acc.kernel_environment async(%i : index) {
  }
  acc.kernel_environment wait {
  }
  acc.kernel_environment wait({%i : index, %i : index}) {
  }
  acc.kernel_environment wait([#acc.device_type<host>], {%i : index}) {
  }
  acc.kernel_environment wait({%i : index}, {%i : index}) {
  }
  acc.kernel_environment wait({devnum: %i : index, %i : index}) {
  }
  acc.kernel_environment wait({%i : index} [#acc.device_type<host>]) {
  }
  return
}

// CHECK-LABEL: func.func @updates(
// CHECK-NEXT: acc.atomic.write if(%{{.*}}) %{{.*}} = %{{.*}} : memref<i32>, i32
// CHECK-NEXT: acc.atomic.update %{{.*}} : memref<i32> {
func.func @updates(%x: memref<i32>, %n: i32, %c: i1) {
  acc.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    acc.yield %old : i32
  }
  acc.atomic.update if(%c) %x : memref<i32> {
  ^bb0(%old: i32):
    acc.yield %n : i32
  }
  acc.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %n : i32
    acc.yield %new : i32
  }
  return
}

// A capture has two operations, of which one reads.
// CHECK-LABEL: func.func @captures(
// CHECK-NEXT: acc.atomic.capture {
// CHECK-NEXT: acc.atomic.read
// CHECK-NEXT: acc.atomic.write
// CHECK: acc.atomic.capture {
// CHECK-NEXT: acc.atomic.read
// CHECK-NEXT: acc.atomic.update
// CHECK: acc.atomic.capture {
// CHECK-NEXT: acc.atomic.update
func.func @captures(%x: memref<i32>, %y: memref<i32>, %n: i32) {
  acc.atomic.capture {
    acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32
    acc.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      acc.yield %n : i32
    }
  }
  acc.atomic.capture {
    acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32
    acc.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      acc.yield %old : i32
    }
  }
  acc.atomic.capture {
    acc.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      acc.yield %n : i32
    }
    acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32
  }
  return
}
