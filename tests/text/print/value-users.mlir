// Comments that name the users of each value.
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-value-users | FileCheck %s

// CHECK: %0 = "x.a"() : () -> i32 // user: %1
// CHECK-NEXT: %1 = "x.b"(%0) : (i32) -> i32 // user: %2
// CHECK-NEXT: "x.c"(%1) : (i32) -> () // id: %2
// CHECK-NEXT: %3:2 = "x.a"() : () -> (i32, i32) // users: (%4), (unused)
// CHECK-NEXT: "x.c"(%3#0) : (i32) -> () // id: %4
// CHECK-NEXT: %5 = "x.a"() : () -> i32 // users: %6#0, %6#1
// CHECK-NEXT: %6:2 = "x.b"(%5, %5) : (i32, i32) -> (i32, i32) // unused
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: // %arg0 is used by
// CHECK-NEXT: // %arg1 is unused
%0 = "x.a"() : () -> i32
%1 = "x.b"(%0) : (i32) -> i32
"x.c"(%1) : (i32) -> ()
%2:2 = "x.a"() : () -> (i32, i32)
"x.c"(%2#0) : (i32) -> ()
%4 = "x.a"() : () -> i32
%5:2 = "x.b"(%4, %4) : (i32, i32) -> (i32, i32)
func.func @f(%x: i32, %y: i32) {
  "x.c"(%x) : (i32) -> ()
  return
}
