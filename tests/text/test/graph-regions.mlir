// RUN: mica-test-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-test-opt --allow-unregistered-dialect %s | mica-test-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-test-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-test-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Regions in which order means nothing, and those inside of them in which it does.

"test.graph_region"() ({
  %1 = "op1"(%1, %3) : (i32, i32) -> i32
  %2 = "test.ssacfg_region"() ({
    %5 = "op2"(%1, %2, %3, %4) : (i32, i32, i32, i32) -> i32
  }) : () -> i32
  %3 = "op2"(%1, %4) : (i32, i32) -> i32
  %4 = "op3"(%1) : (i32) -> i32
}) : () -> ()
test.graph_region attributes {note} {
  "test.finish"() : () -> ()
}
test.graph_region {
}
"test.ssacfg_region"() ({}, {
  "a.br"() [^bb1] : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()

//      CHECK:module {
// CHECK-NEXT:  test.graph_region {
// CHECK-NEXT:    %0 = "op1"(%0, %2) : (i32, i32) -> i32
// CHECK-NEXT:    %1 = "test.ssacfg_region"() ({
// CHECK-NEXT:      %4 = "op2"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> i32
// CHECK-NEXT:    }) : () -> i32
// CHECK-NEXT:    %2 = "op2"(%0, %3) : (i32, i32) -> i32
// CHECK-NEXT:    %3 = "op3"(%0) : (i32) -> i32
// CHECK-NEXT:  }
// CHECK-NEXT:  test.graph_region attributes {note} {
// CHECK-NEXT:    "test.finish"() : () -> ()
// CHECK-NEXT:  }
// CHECK-NEXT:  test.graph_region {
// CHECK-NEXT:  }
// CHECK-NEXT:  "test.ssacfg_region"() ({
// CHECK-NEXT:  }, {
// CHECK-NEXT:    "a.br"()[^bb1] : () -> ()
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    "test.finish"() : () -> ()
// CHECK-NEXT:  }) : () -> ()
// CHECK-NEXT:}
