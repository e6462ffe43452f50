// RUN: mica-opt --canonicalize %s | FileCheck %s
// RUN: mica-opt --canonicalize=max-iterations=1 %s | FileCheck %s --check-prefix=ONCE
// What changes in one round is looked at again in the next, beside what has settled and inside of it.

module {
  func.func @settled(%a: i32) -> i32 {
    %0 = arith.muli %a, %a : i32
    return %0 : i32
  }
  module @inner {
    func.func @folds(%a: i32) -> (i32, i32, i32) {
      %0 = arith.muli %a, %a : i32
      %c5 = arith.constant 5 : i32
      %c7 = arith.constant 7 : i32
      %1 = arith.addi %c5, %c7 : i32
      %2 = arith.muli %1, %c5 : i32
      return %0, %1, %2 : i32, i32, i32
    }
  }
  func.func @blocks(%a: i32) -> i32 {
    %true = arith.constant true
    %c3 = arith.constant 3 : i32
    cf.cond_br %true, ^bb1(%c3 : i32), ^bb2
  ^bb1(%x: i32):
    %0 = arith.addi %x, %c3 : i32
    return %0 : i32
  ^bb2:
    return %a : i32
  }
}
// CHECK-LABEL: @folds
// CHECK-NEXT: arith.constant 60
// CHECK-NEXT: arith.constant 12
// CHECK-NEXT: arith.muli %arg0, %arg0
// CHECK-LABEL: @blocks
// CHECK-NEXT: %[[C:.*]] = arith.constant 6
// CHECK-NEXT: return %[[C]]

// ONCE-LABEL: @folds
// ONCE-NEXT: arith.muli
// ONCE-NEXT: arith.constant 12
