// What atomic updates become.
// RUN: mica-opt %s --canonicalize | FileCheck %s

// One that gives the old value back goes.
// CHECK-LABEL: func.func @nothing(
// CHECK-NEXT: return
func.func @nothing(%x: memref<i32>) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%old : i32)
  }
  return
}

// One that doesn't look at it writes.
// CHECK-LABEL: func.func @write(
// CHECK-NEXT: omp.atomic.write %{{.*}} = %{{.*}} : !llvm.ptr, i32
// CHECK-NEXT: omp.atomic.write %{{.*}} = %{{.*}} hint(contended) memory_order(seq_cst) : memref<i32>, i32
// CHECK-NEXT: return
func.func @write(%x: !llvm.ptr, %y: memref<i32>, %new: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%old: i32):
    omp.yield(%new : i32)
  }
  omp.atomic.update hint(contended) memory_order(seq_cst) %y : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%new : i32)
  }
  return
}

// CHECK-LABEL: func.func @stays(
// CHECK-NEXT: omp.atomic.update
func.func @stays(%x: memref<i32>, %by: i32) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    %new = llvm.add %old, %by : i32
    omp.yield(%new : i32)
  }
  return
}

// CHECK-LABEL: func.func @captured(
// CHECK-NEXT: omp.atomic.capture
// CHECK-NEXT: omp.atomic.read
// CHECK-NEXT: omp.atomic.write
// CHECK-NEXT: }
func.func @captured(%x: !llvm.ptr, %v: !llvm.ptr, %new: i32) {
  omp.atomic.capture {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      omp.yield(%new : i32)
    }
  }
  return
}

// MLIR makes captures that its verifier refuses.
// CHECK-LABEL: func.func @not_captured(
// CHECK: omp.atomic.capture
// CHECK-NEXT: omp.atomic.update
// CHECK: omp.atomic.read
// CHECK: omp.atomic.capture
// CHECK-NEXT: omp.atomic.read
// CHECK-NEXT: omp.atomic.update
func.func @not_captured(%x: !llvm.ptr, %v: !llvm.ptr, %new: i32) {
  omp.atomic.capture {
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      omp.yield(%new : i32)
    }
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
  }
  omp.atomic.capture {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      omp.yield(%old : i32)
    }
  }
  return
}
