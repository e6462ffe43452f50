// RUN: mica-test-opt --probe-convert --split-input-file %s | FileCheck %s

// CHECK-LABEL: @types
// CHECK: %[[A:.*]]:3 = "probe.give"() : () -> (i32, i8, i16)
// CHECK: %[[B:.*]] = "probe.sum"(%[[A]]#0, %[[A]]#0) : (i32, i32) -> i32
// CHECK: "probe.give"(%[[B]], %[[A]]#1, %[[A]]#2) : (i32, i8, i16) -> ()
func.func private @types() {
  %0:2 = "probe.give"() : () -> (!probe.whole, !probe.split)
  %1 = "probe.join"(%0#0, %0#0) : (!probe.whole, !probe.whole) -> !probe.whole
  "probe.give"(%1, %0#1) : (!probe.whole, !probe.split) -> ()
  return
}

// -----

// Of conversions of one type the last is asked; what none is about stays.
// CHECK-LABEL: @last
// CHECK: "probe.give"() : () -> (i32, f32)
func.func private @last() {
  %0:2 = "probe.give"() : () -> (i64, f32)
  return
}

// -----

// What is legal with all that is in it isn't looked into.
// CHECK-LABEL: @nested
// CHECK: "probe.keep"
// CHECK: "probe.join"
func.func private @nested(%a: !probe.whole) {
  "probe.keep"() ({
    %0 = "probe.join"(%a, %a) : (!probe.whole, !probe.whole) -> !probe.whole
  }) : () -> ()
  return
}
