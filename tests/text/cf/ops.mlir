// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Branches with and without operands, weights, switches of several widths, assertions.

func.func @branches(%flag: i1, %a: i32, %b: f32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%a, %b : i32, f32) {x.jump}
^bb2(%c: i32, %d: f32):
  cf.cond_br %flag, ^bb3, ^bb4
^bb3:
  cf.cond_br %flag, ^bb5(%c : i32), ^bb5(%a : i32)
^bb4:
  cf.cond_br %flag weights([90, 10]), ^bb5(%a : i32), ^bb3 {x.hint}
^bb5(%e: i32):
  return %e : i32
}
// CHECK:  func.func @branches(%arg0: i1, %arg1: i32, %arg2: f32) -> i32 {
// CHECK-NEXT:    cf.br ^bb1
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    cf.br ^bb2(%arg1, %arg2 : i32, f32) {x.jump}
// CHECK-NEXT:  ^bb2(%0: i32, %1: f32):  // pred: ^bb1
// CHECK-NEXT:    cf.cond_br %arg0, ^bb3, ^bb4
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:    cf.cond_br %arg0, ^bb5(%0 : i32), ^bb5(%arg1 : i32)
// CHECK-NEXT:  ^bb4:  // pred: ^bb2
// CHECK-NEXT:    cf.cond_br %arg0 weights([90, 10]), ^bb5(%arg1 : i32), ^bb3 {x.hint}
// CHECK-NEXT:  ^bb5(%2: i32):  // 3 preds: ^bb3, ^bb3, ^bb4
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  }

func.func @switches(%code: i32, %wide: i64, %x: i32, %y: f32) {
  cf.switch %code : i32, [
    default: ^bb1
  ]
^bb1:
  cf.switch %code : i32, [
    default: ^bb2(%y : f32),
    0: ^bb3,
    42: ^bb4(%x, %y : i32, f32),
    -1: ^bb2(%y : f32)
  ] {x.note}
^bb2(%a: f32):
  cf.switch %wide : i64, [
    default: ^bb3,
    9223372036854775807: ^bb3
  ]
^bb3:
  return
^bb4(%b: i32, %c: f32):
  return
}
// CHECK:  func.func @switches(%arg0: i32, %arg1: i64, %arg2: i32, %arg3: f32) {
// CHECK-NEXT:    cf.switch %arg0 : i32, [
// CHECK-NEXT:      default: ^bb1]
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    cf.switch %arg0 : i32, [
// CHECK-NEXT:      default: ^bb2(%arg3 : f32),
// CHECK-NEXT:      0: ^bb3,
// CHECK-NEXT:      42: ^bb4(%arg2, %arg3 : i32, f32),
// CHECK-NEXT:      4294967295: ^bb2(%arg3 : f32)
// CHECK-NEXT:    ] {x.note}
// CHECK-NEXT:  ^bb2(%0: f32):  // 2 preds: ^bb1, ^bb1
// CHECK-NEXT:    cf.switch %arg1 : i64, [
// CHECK-NEXT:      default: ^bb3,
// CHECK-NEXT:      9223372036854775807: ^bb3
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb2
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb4(%1: i32, %2: f32):  // pred: ^bb1
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @assertion(%a: i1) {
  cf.assert %a, "must hold"
  cf.assert %a, "quotes \22and\22 \0Alines" {x.source = 7 : i8}
  return
}
// CHECK:  func.func @assertion(%arg0: i1) {
// CHECK-NEXT:    cf.assert %arg0, "must hold"
// CHECK-NEXT:    cf.assert %arg0, "quotes \22and\22 \0Alines" {x.source = 7 : i8}
// CHECK-NEXT:    return
// CHECK-NEXT:  }
