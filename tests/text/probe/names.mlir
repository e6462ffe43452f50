// RUN: mica-test-opt %s | FileCheck %s
// Results that definitions name, types that follow from operands, implicit terminators.

func.func @names(%v: vector<4xi8>) {
  // CHECK: %first, %others:2 = "probe.names"() : () -> (i32, i8, i8)
  %0:3 = "probe.names"() : () -> (i32, i8, i8)
  // CHECK: %first_0 = "probe.names"() : () -> i32
  %1 = "probe.names"() : () -> i32
  // CHECK: %[[E:.*]] = probe.infer %{{.*}} : vector<4xi8>
  %2 = probe.infer %v : vector<4xi8>
  // CHECK: "probe.type_any"(%[[E]]) : (i8) -> ()
  "probe.type_any"(%2) : (i8) -> ()
  return
}

// CHECK: probe.implicit {
// CHECK-NEXT: }
probe.implicit {
  "probe.end"() : () -> ()
}
// CHECK: probe.implicit {
// CHECK-NEXT: "probe.end"() {test.note} : () -> ()
// CHECK-NEXT: }
probe.implicit {
  "probe.end"() {test.note} : () -> ()
}
