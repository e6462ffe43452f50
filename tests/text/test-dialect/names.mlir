// RUN: mica-test-opt %s | FileCheck %s
// Results that definitions name, types that follow from operands, implicit terminators.

func.func @names(%v: vector<4xi8>) {
  // CHECK: %first, %others:2 = "test.names"() : () -> (i32, i8, i8)
  %0:3 = "test.names"() : () -> (i32, i8, i8)
  // CHECK: %first_0 = "test.names"() : () -> i32
  %1 = "test.names"() : () -> i32
  // CHECK: %[[E:.*]] = test.infer %{{.*}} : vector<4xi8>
  %2 = test.infer %v : vector<4xi8>
  // CHECK: "test.type_any"(%[[E]]) : (i8) -> ()
  "test.type_any"(%2) : (i8) -> ()
  return
}

// CHECK: test.implicit {
// CHECK-NEXT: }
test.implicit {
  "test.end"() : () -> ()
}
// CHECK: test.implicit {
// CHECK-NEXT: "test.end"() {test.note} : () -> ()
// CHECK-NEXT: }
test.implicit {
  "test.end"() {test.note} : () -> ()
}
