// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// A switch over more than 64 bits.

func.func @f(%flag: i128, %small: i64) {
  cf.switch %flag : i128, [
    default: ^bb1,
    5: ^bb2
  ]
^bb1:
  return
^bb2:
  cf.switch %flag : i128, [
    default: ^bb1,
    0: ^bb1
  ]
}

//      CHECK:module {
// CHECK-NEXT:  func.func @f(%arg0: i128, %arg1: i64) {
// CHECK-NEXT:    cf.switch %arg0 : i128, [
// CHECK-NEXT:      default: ^bb1,
// CHECK-NEXT:      5: ^bb2
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb2
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    cf.switch %arg0 : i128, [
// CHECK-NEXT:      default: ^bb1,
// CHECK-NEXT:      0: ^bb1
// CHECK-NEXT:    ]
// CHECK-NEXT:  }
// CHECK-NEXT:}
