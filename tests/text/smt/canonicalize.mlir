// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @smt
// CHECK-SAME: () -> (!smt.bv<8>, !smt.bv<8>, !smt.bool, !smt.int) {
// CHECK-NEXT: %[[VC5_BV8:.*]] = smt.bv.constant #smt.bv<5> : !smt.bv<8>
// CHECK-NEXT: %[[VTRUE:.*]] = smt.constant true
// CHECK-NEXT: %[[VC5:.*]] = smt.int.constant 5
// CHECK-NEXT: return %[[VC5_BV8]], %[[VC5_BV8]], %[[VTRUE]], %[[VC5]] : !smt.bv<8>, !smt.bv<8>, !smt.bool, !smt.int
func.func @smt() -> (!smt.bv<8>, !smt.bv<8>, !smt.bool, !smt.int) {
  %0 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %1 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %2 = smt.constant true
  %3 = smt.int.constant 5
  return %0, %1, %2, %3 : !smt.bv<8>, !smt.bv<8>, !smt.bool, !smt.int
}
