// Users of values that have several, in several operands and in several results.
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-value-users | FileCheck %s --match-full-lines --strict-whitespace

func.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = "x.a"(%a, %a, %b) : (i32, i32, i32) -> i32
  %1:2 = "x.a"(%0, %a) : (i32, i32) -> (i32, i32)
  %2:2 = "x.a"(%1#0, %1#1, %1#0) : (i32, i32, i32) -> (i32, i32)
  %3 = "x.a"(%2#1) : (i32) -> i32
  "x.b"(%0, %3, %0) : (i32, i32, i32) -> ()
  "x.b"(%3) : (i32) -> ()
  "x.b"() : () -> ()
  cf.br ^bb1(%3, %a : i32, i32)
^bb1(%d: i32, %e: i32):
  %4 = "x.c"(%d) ({
  ^bb0(%g: i32):
    "x.b"(%g, %g) : (i32, i32) -> ()
  }) : (i32) -> i32
  return %4 : i32
}

//       CHECK:module {
//  CHECK-NEXT:  func.func @f(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
//  CHECK-NEXT:    // %arg0 is used by %8, %2#0, %2#1, %1
//  CHECK-NEXT:    // %arg1 is used by %1
//  CHECK-NEXT:    // %arg2 is unused
//  CHECK-NEXT:    %1 = "x.a"(%arg0, %arg0, %arg1) : (i32, i32, i32) -> i32 // users: %5, %2#0, %2#1
//  CHECK-NEXT:    %2:2 = "x.a"(%1, %arg0) : (i32, i32) -> (i32, i32) // users: (%3#0, %3#1), (%3#0, %3#1)
//  CHECK-NEXT:    %3:2 = "x.a"(%2#0, %2#1, %2#0) : (i32, i32, i32) -> (i32, i32) // users: (unused), (%4)
//  CHECK-NEXT:    %4 = "x.a"(%3#1) : (i32) -> i32 // users: %8, %6, %5
//  CHECK-NEXT:    "x.b"(%1, %4, %1) : (i32, i32, i32) -> () // id: %5
//  CHECK-NEXT:    "x.b"(%4) : (i32) -> () // id: %6
//  CHECK-NEXT:    "x.b"() : () -> ()
//  CHECK-NEXT:    cf.br ^bb1(%4, %arg0 : i32, i32) // id: %8
//  CHECK-NEXT:  ^bb1(%9: i32, %10: i32):  // pred: ^bb0
//  CHECK-NEXT:    // %9 is used by %11
//  CHECK-NEXT:    // %10 is unused
//  CHECK-NEXT:    %11 = "x.c"(%9) ({
//  CHECK-NEXT:    ^bb0(%arg3: i32):
//  CHECK-NEXT:      // %arg3 is used by %13
//  CHECK-NEXT:      "x.b"(%arg3, %arg3) : (i32, i32) -> () // id: %13
//  CHECK-NEXT:    }) : (i32) -> i32 // user: %12
//  CHECK-NEXT:    return %11 : i32 // id: %12
//  CHECK-NEXT:  }
//  CHECK-NEXT:}
