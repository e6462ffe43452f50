// RUN: mica-test-opt %s | FileCheck %s
// RUN: mica-test-opt %s | mica-test-opt - | FileCheck %s
// RUN: mica-test-opt --mlir-print-op-generic %s | mica-test-opt - | FileCheck %s
// A bit enum without a case for zero: where no bit is set, an empty text stands for the value.

// CHECK: probe.no_bits "", "", "" {dotted = #probe.dotted<"", "">}
"probe.no_bits"() <{marks = 0, stored = #probe<marks "">, dots = 0 : i32, dotted = #probe.dotted<"", "">}> : () -> ()
// CHECK: probe.no_bits x|y, y, p {dotted = #probe.dotted<x, "p|q">}
probe.no_bits x|y, y, p {dotted = #probe.dotted<x, "p|q">}
