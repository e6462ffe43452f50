// Locations become unknown, those of block arguments as well.
// RUN: mica-opt --allow-unregistered-dialect %s --strip-debuginfo --mlir-print-debuginfo | FileCheck %s

func.func @f(%a: i32 loc("x")) -> i32 {
  cf.br ^b(%a : i32) loc(fused["y", "z"])
^b(%b: i32 loc("c")):
  return %b : i32
} loc("file":1:2)

// CHECK: #loc = loc(unknown)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : i32) loc(#loc)
// CHECK-NEXT:   ^bb1(%0: i32 loc(unknown)):  // pred: ^bb0
// CHECK-NEXT:     return %0 : i32 loc(#loc)
// CHECK-NEXT:   } loc(#loc)
// CHECK-NEXT: } loc(#loc)
