// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Poison, and blocks that are never left.

func.func @f() -> i32 {
  %0 = ub.poison : i32
  %1 = ub.poison <#ub.poison> : vector<4xi64>
  "x.y"() {p = #ub.poison} : () -> ()
  ub.unreachable
}

//      CHECK:module {
// CHECK-NEXT:  func.func @f() -> i32 {
// CHECK-NEXT:    %0 = ub.poison : i32
// CHECK-NEXT:    %1 = ub.poison : vector<4xi64>
// CHECK-NEXT:    "x.y"() {p = #ub.poison} : () -> ()
// CHECK-NEXT:    ub.unreachable
// CHECK-NEXT:  }
// CHECK-NEXT:}
