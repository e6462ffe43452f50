// The same as JSON.
// RUN: mica-opt --allow-unregistered-dialect %s --print-op-stats=json 2>&1 >/dev/null | FileCheck %s

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  "alone"() : () -> ()
  return %0 : i32
}

// CHECK: {
// CHECK-NEXT:   "alone" : 1,
// CHECK-NEXT:   "arith.addi" : 1,
// CHECK-NEXT:   "builtin.module" : 1,
// CHECK-NEXT:   "func.func" : 1,
// CHECK-NEXT:   "func.return" : 1
// CHECK-NEXT: }
