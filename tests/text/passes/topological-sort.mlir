// Regions that are graphs: users move behind what they use, cycles stay.
// RUN: mica-opt --allow-unregistered-dialect %s --topological-sort | FileCheck %s

module {
  %a = "test.a"(%b) : (i32) -> i32
  %b = "test.b"(%c) : (i32) -> i32
  %c = "test.c"() : () -> i32
  %d = "test.d"(%e) : (i32) -> i32
  %e = "test.e"(%d) : (i32) -> i32
  %f = "test.f"(%f) : (i32) -> i32
  module {
    "test.holds"() ({
      "test.inner"(%g) : (i32) -> ()
    }) : () -> ()
    %g = "test.g"() : () -> i32
  }
}

// CHECK: module {
// CHECK-NEXT:   %0 = "test.c"() : () -> i32
// CHECK-NEXT:   %1 = "test.f"(%1) : (i32) -> i32
// CHECK-NEXT:   module {
// CHECK-NEXT:     %6 = "test.g"() : () -> i32
// CHECK-NEXT:     "test.holds"() ({
// CHECK-NEXT:       "test.inner"(%6) : (i32) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %2 = "test.b"(%0) : (i32) -> i32
// CHECK-NEXT:   %3 = "test.a"(%2) : (i32) -> i32
// CHECK-NEXT:   %4 = "test.d"(%5) : (i32) -> i32
// CHECK-NEXT:   %5 = "test.e"(%4) : (i32) -> i32
// CHECK-NEXT: }
