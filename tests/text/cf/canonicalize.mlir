// What branches become: each text and its result as MLIR has them.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// An assertion of what is true goes.
// CHECK-LABEL: func.func @assert(
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.assert %false, "always"
// CHECK-NEXT: cf.assert %arg0, "sometimes"
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @assert(%a: i1) {
  %true = arith.constant true
  %false = arith.constant false
  cf.assert %true, "never"
  cf.assert %false, "always"
  cf.assert %a, "sometimes"
  return
}

// -----

// A block that is entered from one place alone goes on there; one that only branches on is passed by.
// CHECK-LABEL: func.func @branch(
// CHECK-NEXT: "test.first"(%arg1) : (i32) -> ()
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg2, %arg2 : i32, i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.second"() : () -> ()
// CHECK-NEXT: cf.br ^bb2(%arg2, %arg1 : i32, i32)
// CHECK-NEXT: ^bb2(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "test.third"(%0, %1) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @branch(%c: i1, %a: i32, %b: i32) {
  cf.br ^next(%a : i32)
^next(%x: i32):
  "test.first"(%x) : (i32) -> ()
  cf.cond_br %c, ^loop, ^on(%b : i32)
^loop:
  "test.second"() : () -> ()
  cf.br ^on(%x : i32)
^on(%y: i32):
  cf.br ^end(%b, %y : i32, i32)
^end(%p: i32, %q: i32):
  "test.third"(%p, %q) : (i32, i32) -> ()
  return
}

// -----

// Branches that go round in a circle stay.
// CHECK-LABEL: func.func @circle(
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
func.func @circle(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^b:
  cf.br ^a
}

// -----

// CHECK-LABEL: func.func @constant_condition(
// CHECK-NEXT: return %arg0, %arg1 : i32, i32
// CHECK-NEXT: }
func.func @constant_condition(%a: i32, %b: i32) -> (i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  cf.cond_br %true, ^one(%a : i32), ^one(%b : i32)
^one(%x: i32):
  cf.cond_br %false, ^two(%a : i32), ^two(%b : i32)
^two(%y: i32):
  return %x, %y : i32, i32
}

// -----

// Both ways pass blocks by, with what those pass on; weights stay.
// CHECK-LABEL: func.func @pass_through(
// CHECK-NEXT: "test.before"() : () -> ()
// CHECK-NEXT: cf.cond_br %arg0 weights([9, 1]), ^bb1(%arg1, %arg1 : i32, i32), ^bb2(%arg2 : i32)
// CHECK-NEXT: ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: "test.one"(%0, %1) : (i32, i32) -> ()
// CHECK-NEXT: cf.br ^bb2(%0 : i32)
// CHECK-NEXT: ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "test.two"(%2) : (i32) -> ()
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%2, %arg1 : i32, i32), ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @pass_through(%c: i1, %a: i32, %b: i32) {
  "test.before"() : () -> ()
  cf.cond_br %c weights([9, 1]), ^yes(%a : i32), ^no
^yes(%x: i32):
  cf.br ^one(%x, %x : i32, i32)
^no:
  cf.br ^two(%b : i32)
^one(%p: i32, %q: i32):
  "test.one"(%p, %q) : (i32, i32) -> ()
  cf.br ^two(%p : i32)
^two(%r: i32):
  "test.two"(%r) : (i32) -> ()
  cf.cond_br %c, ^one(%r, %a : i32, i32), ^end
^end:
  return
}

// -----

// Both ways lead to one block: values that differ are selected, unless others come to it too.
// CHECK-LABEL: func.func @same_block(
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT: return %0, %arg2 : i32, i32
// CHECK-NEXT: }
func.func @same_block(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  cf.cond_br %c, ^end(%a, %b : i32, i32), ^end(%b, %b : i32, i32)
^end(%x: i32, %y: i32):
  return %x, %y : i32, i32
}

// -----

// CHECK-LABEL: func.func @same_block_entered_twice(
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2(%arg2 : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.one"() : () -> ()
// CHECK-NEXT: cf.cond_br %arg0, ^bb2(%arg2 : i32), ^bb2(%arg3 : i32)
// CHECK-NEXT: ^bb2(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @same_block_entered_twice(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %d, ^one, ^end(%a : i32)
^one:
  "test.one"() : () -> ()
  cf.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%x: i32):
  return %x : i32
}

// -----

// CHECK-LABEL: func.func @same_values(
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2(%arg2 : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.one"() : () -> ()
// CHECK-NEXT: cf.br ^bb2(%arg3 : i32)
// CHECK-NEXT: ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @same_values(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %d, ^one, ^end(%a : i32)
^one:
  "test.one"() : () -> ()
  cf.cond_br %c, ^end(%b : i32), ^end(%b : i32)
^end(%x: i32):
  return %x : i32
}

// -----

// What was asked once is known behind.
// CHECK-LABEL: func.func @same_condition(
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.yes"(%true) : (i1) -> ()
// CHECK-NEXT: "test.a"(%true) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "test.no"(%false, %false) : (i1, i1) -> ()
// CHECK-NEXT: "test.b"(%false) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @same_condition(%c: i1) {
  cf.cond_br %c, ^yes, ^no
^yes:
  "test.yes"(%c) : (i1) -> ()
  cf.cond_br %c, ^a, ^b
^no:
  "test.no"(%c, %c) : (i1, i1) -> ()
  cf.cond_br %c, ^a, ^b
^a:
  "test.a"(%c) : (i1) -> ()
  return
^b:
  "test.b"(%c) : (i1) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @unreachable(
// CHECK-NEXT: "test.alive"() : () -> ()
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unreachable(%c: i1, %d: i1) {
  cf.cond_br %c, ^dead, ^alive
^alive:
  "test.alive"() : () -> ()
  cf.cond_br %d, ^end, ^dead
^dead:
  ub.unreachable
^end:
  "test.end"() : () -> ()
  return
}
