// How often each operation is there.
// RUN: mica-opt --allow-unregistered-dialect %s --print-op-stats 2>&1 >/dev/null | FileCheck %s

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %0 : i32
  "test.a"() : () -> ()
  "alone"() : () -> ()
  return %1 : i32
}

// CHECK: Operations encountered:
// CHECK-NEXT: -----------------------
// CHECK-NEXT:           alone  , 1
// CHECK-NEXT:     arith.addi   , 2
// CHECK-NEXT:   builtin.module , 1
// CHECK-NEXT:      func.func   , 1
// CHECK-NEXT:      func.return , 1
// CHECK-NEXT:      test.a      , 1
