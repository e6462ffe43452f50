// A type whose format stands outside of `<...>` reads what follows its name, which is then read again: the same
// spelling means different types.
// RUN: mica-test-opt --allow-unregistered-dialect %s | FileCheck %s

// CHECK: "x.a"() : () -> !probe.trailing
"x.a"() : () -> !probe.trailing
// CHECK: "x.b"() : () -> (!probe<trailing, i32>, i32)
%0:2 = "x.b"() : () -> (!probe.trailing, i32)
// CHECK: "x.c"() : () -> (!probe<trailing, !probe.trailing>, !probe.trailing)
%1:2 = "x.c"() : () -> (!probe.trailing, !probe.trailing)
// CHECK: "x.d"() : () -> !probe.trailing
"x.d"() : () -> !probe.trailing
