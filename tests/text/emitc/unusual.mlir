// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s
// What MLIR prints otherwise, or never ends to look at (docs/differences.md).

// CHECK: emitc.include "a\22b"
emitc.include "a\22b"

// CHECK-LABEL: emitc.func @circle
emitc.func @circle(%x: i32) {
  // CHECK: expression
  %0 = emitc.expression %x : (i32) -> i32 {
    // CHECK-NEXT: %[[A:.*]] = add %[[B:.*]], %{{.*}} : (i32, i32) -> i32
    %a = add %b, %x : (i32, i32) -> i32
    // CHECK-NEXT: %[[B]] = mul %[[A]], %[[A]] : (i32, i32) -> i32
    %b = mul %a, %a : (i32, i32) -> i32
    yield %b : i32
  }
  return
}

// Types of which each names the one before twice.
!t0 = tuple<i32, f32>
!t1 = tuple<!t0, !emitc.ptr<!t0>>
!t2 = tuple<!t1, !emitc.ptr<!t1>>
!t3 = tuple<!t2, !emitc.ptr<!t2>>
!t4 = tuple<!t3, !emitc.ptr<!t3>>
!t5 = tuple<!t4, !emitc.ptr<!t4>>
// CHECK-LABEL: emitc.func @tuples
emitc.func @tuples(%x: !t5) {
  // CHECK: call_opaque "f"
  call_opaque "f"(%x) : (!t5) -> ()
  return
}
