// A terminator that the custom form leaves out stands in the generic one.
// RUN: mica-test-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: mica-test-opt --allow-unregistered-dialect --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// F003-045: it is added,
// CHECK: probe.implicit {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }
// GENERIC: "x.op"() : () -> ()
// GENERIC-NEXT: "probe.end"() : () -> ()
probe.implicit {
  "x.op"() : () -> ()
}
// F003-046: and not printed where it was written.
// CHECK: probe.implicit {
// CHECK-NEXT: "x.other"() : () -> ()
// CHECK-NEXT: }
// GENERIC: "x.other"() : () -> ()
// GENERIC-NEXT: "probe.end"() : () -> ()
probe.implicit {
  "x.other"() : () -> ()
  "probe.end"() : () -> ()
}
