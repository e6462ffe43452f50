// A type whose format stands outside of `<...>` reads what follows its name, which is then read again: the same
// spelling means different types.
// RUN: mica-test-opt --allow-unregistered-dialect %s | FileCheck %s

// CHECK: "x.a"() : () -> !test.trailing
"x.a"() : () -> !test.trailing
// CHECK: "x.b"() : () -> (!test<trailing, i32>, i32)
%0:2 = "x.b"() : () -> (!test.trailing, i32)
// CHECK: "x.c"() : () -> (!test<trailing, !test.trailing>, !test.trailing)
%1:2 = "x.c"() : () -> (!test.trailing, !test.trailing)
// CHECK: "x.d"() : () -> !test.trailing
"x.d"() : () -> !test.trailing
