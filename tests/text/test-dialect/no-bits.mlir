// RUN: mica-test-opt %s | FileCheck %s
// RUN: mica-test-opt %s | mica-test-opt - | FileCheck %s
// RUN: mica-test-opt --mlir-print-op-generic %s | mica-test-opt - | FileCheck %s
// A bit enum without a case for zero: where no bit is set, an empty text stands for the value.

// CHECK: test.no_bits "", "", "" {dotted = #test.dotted<"", "">}
"test.no_bits"() <{marks = 0, stored = #test<marks "">, dots = 0 : i32, dotted = #test.dotted<"", "">}> : () -> ()
// CHECK: test.no_bits x|y, y, p {dotted = #test.dotted<x, "p|q">}
test.no_bits x|y, y, p {dotted = #test.dotted<x, "p|q">}
