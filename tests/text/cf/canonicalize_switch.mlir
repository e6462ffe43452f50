// What cf.switch becomes: each text and its result as MLIR has them.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @only_default(
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: }
func.func @only_default(%f: i32, %a: i32) -> i32 {
  cf.switch %f : i32, [ default: ^end(%a : i32) ]
^end(%x: i32):
  return %x : i32
}

// -----

// Cases that do what the default does go.
// CHECK-LABEL: func.func @like_default(
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb2(%arg1 : i32),
// CHECK-NEXT: 2: ^bb1(%arg2 : i32),
// CHECK-NEXT: 3: ^bb2(%arg2 : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT: "test.other"(%0) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb2(%0 : i32)
// CHECK-NEXT: ^bb2(%1: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
func.func @like_default(%f: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^end(%a : i32),
    1: ^end(%a : i32),
    2: ^other(%b : i32),
    3: ^end(%b : i32),
    4: ^end(%a : i32)
  ]
^other(%y: i32):
  "test.other"(%y) : (i32) -> ()
  cf.br ^end(%y : i32)
^end(%x: i32):
  return %x : i32
}

// -----

// CHECK-LABEL: func.func @all_like_default(
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: }
func.func @all_like_default(%f: i64, %a: i32) -> i32 {
  cf.switch %f : i64, [ default: ^end(%a : i32), 7: ^end(%a : i32) ]
^end(%x: i32):
  return %x : i32
}

// -----

// CHECK-LABEL: func.func @constant(
// CHECK-NEXT: return %arg1, %arg1 : i32, i32
// CHECK-NEXT: }
func.func @constant(%a: i32, %b: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant -5 : i32
  cf.switch %c2 : i32, [ default: ^one(%a : i32), 1: ^one(%a : i32), 2: ^one(%b : i32) ]
^one(%x: i32):
  cf.switch %c5 : i32, [ default: ^two(%b : i32), 1: ^two(%a : i32) ]
^two(%y: i32):
  return %x, %y : i32, i32
}

// -----

// CHECK-LABEL: func.func @wide_constant(
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: }
func.func @wide_constant(%a: i32, %b: i32) -> i32 {
  %c = arith.constant 2 : i80
  cf.switch %c : i80, [ default: ^one(%a : i32), 1: ^one(%a : i32), 2: ^one(%b : i32) ]
^one(%x: i32):
  return %x : i32
}

// -----

// CHECK-LABEL: func.func @pass_through(
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb2(%arg1 : i32),
// CHECK-NEXT: 1: ^bb1(%arg2 : i32),
// CHECK-NEXT: 2: ^bb1(%arg1 : i32),
// CHECK-NEXT: 3: ^bb2(%arg2 : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: "test.one"(%0) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb2(%0 : i32)
// CHECK-NEXT: ^bb2(%1: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT: "test.two"(%1) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @pass_through(%f: i32, %a: i32, %b: i32) {
  cf.switch %f : i32, [
    default: ^p(%a : i32),
    1: ^q,
    2: ^one(%a : i32),
    3: ^two(%b : i32)
  ]
^p(%x: i32):
  cf.br ^two(%x : i32)
^q:
  cf.br ^one(%b : i32)
^one(%y: i32):
  "test.one"(%y) : (i32) -> ()
  cf.br ^two(%y : i32)
^two(%z: i32):
  "test.two"(%z) : (i32) -> ()
  return
}

// -----

// What was asked once is known behind.
// CHECK-LABEL: func.func @same_flag(
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb3,
// CHECK-NEXT: 1: ^bb1,
// CHECK-NEXT: 2: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.one"() : () -> ()
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "test.two"() : () -> ()
// CHECK-NEXT: cf.br ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb4,
// CHECK-NEXT: 3: ^bb6,
// CHECK-NEXT: 4: ^bb5
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT: "test.b"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb6:  // pred: ^bb3
// CHECK-NEXT: "test.c"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @same_flag(%f: i32) {
  cf.switch %f : i32, [ default: ^other, 1: ^one, 2: ^two ]
^one:
  "test.one"() : () -> ()
  cf.switch %f : i32, [ default: ^a, 1: ^b, 2: ^c ]
^two:
  "test.two"() : () -> ()
  cf.switch %f : i32, [ default: ^a, 1: ^b, 3: ^c ]
^other:
  "test.other"() : () -> ()
  cf.switch %f : i32, [ default: ^a, 1: ^b, 2: ^b, 3: ^c, 4: ^b ]
^a:
  "test.a"() : () -> ()
  return
^b:
  "test.b"() : () -> ()
  return
^c:
  "test.c"() : () -> ()
  return
}
