// What scf.if, scf.execute_region and scf.index_switch become: each text and its result as MLIR has them.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @sel(
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT: %1:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT: %2 = "test.a"() : () -> i32
// CHECK-NEXT: scf.yield %2, %arg2 : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = "test.b"() : () -> i32
// CHECK-NEXT: scf.yield %2, %2 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %1#0, %1#1 : i32, i32, i32
// CHECK-NEXT: }
func.func @sel(%c: i1, %x: i32, %y: i32) -> (i32, i32, i32) {
  %r:3 = scf.if %c -> (i32, i32, i32) {
    %0 = "test.a"() : () -> i32
    scf.yield %x, %0, %y : i32, i32, i32
  } else {
    %0 = "test.b"() : () -> i32
    scf.yield %y, %0, %0 : i32, i32, i32
  } {some.attr}
  return %r#0, %r#1, %r#2 : i32, i32, i32
}

// -----

// CHECK-LABEL: func.func @prop(
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.a"(%true) : (i1) -> ()
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: "test.b"(%true, %true, %true) ({
// CHECK-NEXT: "test.in"(%true) : (i1) -> ()
// CHECK-NEXT: }) : (i1, i1, i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.bb"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.c"(%false) : (i1) -> ()
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: "test.d"(%false, %true) : (i1, i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: "test.e"(%arg0) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @prop(%c: i1, %d: i1) {
  scf.if %c {
    "test.a"(%c) : (i1) -> ()
    scf.if %d {
      "test.b"(%c, %d, %c) ({
        "test.in"(%c) : (i1) -> ()
      }): (i1, i1, i1) -> ()
    }
    "test.bb"() : () -> ()
  } else {
    "test.c"(%c) : (i1) -> ()
    scf.if %d {
      "test.d"(%c, %d) : (i1, i1) -> ()
    } else {
    }
  }
  "test.e"(%c) : (i1) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @combine(
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT: %1 = "test.a"() : () -> i32
// CHECK-NEXT: %2 = "test.c"(%1) : (i32) -> i32
// CHECK-NEXT: "test.c2"(%1) : (i32) -> ()
// CHECK-NEXT: scf.yield %1, %2 : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = "test.b"() : () -> i32
// CHECK-NEXT: "test.d"(%1) : (i32) -> ()
// CHECK-NEXT: scf.yield %1, %1 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : i32, i32
// CHECK-NEXT: }
func.func @combine(%c: i1, %x: i32) -> (i32, i32) {
  %r = scf.if %c -> i32 {
    %0 = "test.a"() : () -> i32
    scf.yield %0 : i32
  } else {
    %0 = "test.b"() : () -> i32
    scf.yield %0 : i32
  }
  %s = scf.if %c -> i32 {
    %0 = "test.c"(%r) : (i32) -> i32
    "test.c2"(%r) : (i32) -> ()
    scf.yield %0 : i32
  } else {
    "test.d"(%r) : (i32) -> ()
    scf.yield %r : i32
  } {other}
  return %r, %s : i32, i32
}

// -----

// CHECK-LABEL: func.func @combine_not(
// CHECK-NEXT: %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: %1 = "test.d"() : () -> i32
// CHECK-NEXT: "test.e"() : () -> ()
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = "test.c"() : () -> i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @combine_not(%c: i1, %x: i32) -> (i32) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %c {
    "test.a"() : () -> ()
  }
  %s = scf.if %n -> i32 {
    %0 = "test.c"() : () -> i32
    scf.yield %0 : i32
  } else {
    %0 = "test.d"() : () -> i32
    scf.yield %0 : i32
  }
  scf.if %c {
    "test.e"() : () -> ()
  }
  return %s : i32
}

// -----

// CHECK-LABEL: func.func @combine_else(
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: "test.c"() : () -> ()
// CHECK-NEXT: "test.e"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.d"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @combine_else(%c: i1, %x: i32) {
  scf.if %c {
    "test.a"() : () -> ()
  }
  scf.if %c {
    "test.c"() : () -> ()
  } else {
    "test.d"() : () -> ()
  }
  scf.if %c {
    "test.e"() : () -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @nested(
// CHECK-NEXT: %0 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %1 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT: %2 = arith.select %arg0, %arg3, %arg2 : i32
// CHECK-NEXT: %3 = scf.if %1 -> (i32) {
// CHECK-NEXT: %4 = "test.b"() : () -> i32
// CHECK-NEXT: scf.yield %4 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %3, %2 : i32, i32
// CHECK-NEXT: }
func.func @nested(%c: i1, %d: i1, %x: i32, %y: i32) -> (i32, i32) {
  scf.if %c {
    scf.if %d {
      "test.a"() : () -> ()
    }
  } {a}
  %r:2 = scf.if %c -> (i32, i32) {
    %i = scf.if %d -> i32 {
      %0 = "test.b"() : () -> i32
      scf.yield %0 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %i, %y : i32, i32
  } else {
    scf.yield %x, %x : i32, i32
  } {b}
  return %r#0, %r#1 : i32, i32
}

// -----

// CHECK-LABEL: func.func @consts(
// CHECK-NEXT: "test.b"() : () -> ()
// CHECK-NEXT: %0 = "test.c"() : () -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @consts(%x: i32) -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  scf.if %f {
    "test.a"() : () -> ()
  }
  scf.if %f {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  %r = scf.if %t -> i32 {
    %1 = "test.c"() : () -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @dead(
// CHECK-NEXT: %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %1:3 = "test.c"() : () -> (i32, i32, i32)
// CHECK-NEXT: scf.yield %1#1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %1:3 = "test.d"() : () -> (i32, i32, i32)
// CHECK-NEXT: scf.yield %1#1 : i32
// CHECK-NEXT: } {attr}
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @dead(%c: i1, %x: i32) -> i32 {
  %r:3 = scf.if %c -> (i32, i32, i32) {
    %1:3 = "test.c"() : () -> (i32, i32, i32)
    scf.yield %1#0, %1#1, %1#2 : i32, i32, i32
  } else {
    %1:3 = "test.d"() : () -> (i32, i32, i32)
    scf.yield %1#0, %1#1, %1#2 : i32, i32, i32
  } {attr}
  return %r#1 : i32
}

// -----

// CHECK-LABEL: func.func @twin(
// CHECK-NEXT: %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %1:3 = "test.c"() : () -> (i32, i32, i32)
// CHECK-NEXT: scf.yield %1#0 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %1:3 = "test.d"() : () -> (i32, i32, i32)
// CHECK-NEXT: scf.yield %1#1 : i32
// CHECK-NEXT: } {attr}
// CHECK-NEXT: return %0, %0 : i32, i32
// CHECK-NEXT: }
func.func @twin(%c: i1, %x: i32) -> (i32, i32) {
  %r:3 = scf.if %c -> (i32, i32, i32) {
    %1:3 = "test.c"() : () -> (i32, i32, i32)
    scf.yield %1#0, %1#1, %1#0 : i32, i32, i32
  } else {
    %1:3 = "test.d"() : () -> (i32, i32, i32)
    scf.yield %1#1, %1#1, %1#1 : i32, i32, i32
  } {attr}
  return %r#0, %r#2 : i32, i32
}

// -----

// CHECK-LABEL: func.func @exec(
// CHECK-NEXT: "test.foo"() : () -> ()
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = "test.val1"() : () -> i32
// CHECK-NEXT: cf.br ^bb3(%0 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %1 = "test.val2"() : () -> i32
// CHECK-NEXT: "test.z"() : () -> ()
// CHECK-NEXT: cf.br ^bb3(%1 : i32)
// CHECK-NEXT: ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %3 = "test.val3"() : () -> i32
// CHECK-NEXT: %4 = scf.execute_region -> i32 no_inline {
// CHECK-NEXT: %5 = "test.val3"() : () -> i32
// CHECK-NEXT: scf.yield %5 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.foo"() : () -> ()
// CHECK-NEXT: "test.foo"() : () -> ()
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.bar"(%2, %4) : (i32, i32) -> ()
// CHECK-NEXT: return %2, %3 : i32, i32
// CHECK-NEXT: }
func.func @exec(%c: i1, %x: i32) -> (i32, i32) {
  "test.foo"() : () -> ()
  %v = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    %x1 = "test.val1"() : () -> i32
    scf.yield %x1 : i32
  ^b:
    %y = "test.val2"() : () -> i32
    cf.br ^d(%y : i32)
  ^d(%z : i32):
    "test.z"() : () -> ()
    scf.yield %z : i32
  }
  %w = scf.execute_region -> i32 {
    %y = "test.val3"() : () -> i32
    scf.yield %y : i32
  }
  %q = scf.execute_region -> i32 no_inline {
    %y = "test.val3"() : () -> i32
    scf.yield %y : i32
  }
  scf.if %c {
   scf.execute_region {
    "test.foo"() : () -> ()
    cf.cond_br %c, ^a, ^b
   ^a:
    "test.foo"() : () -> ()
    scf.yield
   ^b:
    "test.foo1"() : () -> ()
    scf.yield
   }
   "test.a"() : () -> ()
  }
  "test.bar"(%v, %q) : (i32, i32) -> ()
  return %v, %w : i32, i32
}

// -----

// CHECK-LABEL: func.func @sw(
// CHECK-NEXT: %0 = "test.a"() : () -> i32
// CHECK-NEXT: %1 = "test.b"() : () -> i32
// CHECK-NEXT: %2 = scf.index_switch %arg0 -> i32
// CHECK-NEXT: case 1 {
// CHECK-NEXT: %3:2 = "test.a"() : () -> (i32, i32)
// CHECK-NEXT: scf.yield %3#0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %3:2 = "test.b"() : () -> (i32, i32)
// CHECK-NEXT: scf.yield %3#1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "test.v"(%2, %2) : (i32, i32) -> ()
// CHECK-NEXT: return %0, %1, %arg1 : i32, i32, i32
// CHECK-NEXT: }
func.func @sw(%i: index, %x: i32) -> (i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %0 = scf.index_switch %c1 -> i32
  case 1 { 
    %10 = "test.a"() : () -> i32
    scf.yield %10 : i32 }
  default {
    %10 = "test.b"() : () -> i32
    scf.yield %10 : i32
  }
  %1 = scf.index_switch %c7 -> i32
  case 1 { 
    %10 = "test.a"() : () -> i32
    scf.yield %10 : i32 }
  default {
    %10 = "test.b"() : () -> i32
    scf.yield %10 : i32
  }
  %2:4 = scf.index_switch %i -> i32, i32, i32, i32
  case 1 { 
    %10:2 = "test.a"() : () -> (i32, i32)
    scf.yield %10#0, %10#1, %x, %10#0 : i32, i32, i32, i32
  }
  default {
    %10:2 = "test.b"() : () -> (i32, i32)
    scf.yield %10#1, %10#1, %x, %10#1 : i32, i32, i32, i32
  }
  "test.v"(%2#0, %2#3) : (i32, i32) -> ()
  return %0, %1, %2#2 : i32, i32, i32
}

// -----

// The constants are made for the newest use first, which was the operand of what is the condition by now.
// CHECK-LABEL: func.func @used_much(
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: "test.use"
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.a"(%true) : (i1) -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.b"(%false) : (i1) -> ()
// CHECK-NEXT: }
func.func @used_much(%c: i1) {
  "test.use"(%c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  %same = arith.andi %c, %c : i1
  scf.if %c {
    "test.a"(%same) : (i1) -> ()
  } else {
    "test.b"(%c) : (i1) -> ()
  }
  return
}

// -----

// What reads a constant that another one stands for is looked at first, before the scf.if around it: the inner one
// knows its condition when the outer one takes it in.
// CHECK-LABEL: func.func @look_at_readers(
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.andi %arg1, %arg2 : i1
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: "test.use"(%true) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %arg0, %arg1 : i32, i1
func.func @look_at_readers(%a: i32, %c: i1, %d: i1) -> (i32, i1) {
  %true = arith.constant true
  %0:2 = scf.if %c -> (i32, i1) {
    %1 = arith.xori %d, %true : i1
    %2 = arith.xori %1, %c : i1
    %3:2 = scf.if %1 -> (i32, i1) {
      scf.yield %a, %c : i32, i1
    } else {
      %4 = arith.ori %2, %2 : i1
      "test.use"(%4) : (i1) -> ()
      scf.yield %a, %c : i32, i1
    }
    scf.yield %a, %3#1 : i32, i1
  } else {
    scf.yield %a, %c : i32, i1
  }
  return %0#0, %c : i32, i1
}
