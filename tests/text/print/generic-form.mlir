// The generic form: every part of an operation, in order, with nothing left out.
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --strict-whitespace --match-full-lines

//       CHECK:"builtin.module"() ({
//  CHECK-NEXT:  %0:2 = "x.a"() : () -> (i32, f32)
//  CHECK-NEXT:  "x.b"(%0#1, %0#0) <{p = 1 : i64}> ({
//  CHECK-NEXT:  ^bb0(%arg2: i32):
//  CHECK-NEXT:    "x.br"(%arg2)[^bb1, ^bb2] : (i32) -> ()
//  CHECK-NEXT:  ^bb1:  // pred: ^bb0
//  CHECK-NEXT:    "x.br"()[^bb2] : () -> ()
//  CHECK-NEXT:  ^bb2:  // 2 preds: ^bb0, ^bb1
//  CHECK-NEXT:    "x.end"() : () -> ()
//  CHECK-NEXT:  ^bb3:  // no predecessors
//  CHECK-NEXT:    "x.end"() : () -> ()
//  CHECK-NEXT:  }, {
//  CHECK-NEXT:  }, {
//  CHECK-NEXT:  ^bb0:
//  CHECK-NEXT:  }) {a, "b c" = "d"} : (f32, i32) -> ()
//  CHECK-NEXT:  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
//  CHECK-NEXT:  ^bb0(%arg1: i32):
//  CHECK-NEXT:    "func.return"(%arg1) : (i32) -> ()
//  CHECK-NEXT:  }) : () -> ()
//  CHECK-NEXT:  "func.func"() <{function_type = ((i32) -> i32) -> ((i32) -> i32), sym_name = "g"}> ({
//  CHECK-NEXT:  ^bb0(%arg0: (i32) -> i32):
//  CHECK-NEXT:    %1 = "x.c"(%arg0) : ((i32) -> i32) -> ((i32) -> i32)
//  CHECK-NEXT:    "func.return"(%1) : ((i32) -> i32) -> ()
//  CHECK-NEXT:  }) : () -> ()
//  CHECK-NEXT:}) : () -> ()
%0:2 = "x.a"() : () -> (i32, f32)
"x.b"(%0#1, %0#0) <{p = 1 : i64}> ({
^bb0(%a: i32):
  "x.br"(%a)[^bb1, ^bb2] : (i32) -> ()
^bb1:
  "x.br"()[^bb2] : () -> ()
^bb2:
  "x.end"() : () -> ()
^bb3:
  "x.end"() : () -> ()
}, {}, {^bb0:}) {a, "b c" = "d"} : (f32, i32) -> ()
func.func @f(%x: i32) -> i32 { return %x : i32 }
func.func @g(%x: (i32) -> i32) -> ((i32) -> i32) {
  %r = "x.c"(%x) : ((i32) -> i32) -> ((i32) -> i32)
  return %r : (i32) -> i32
}
