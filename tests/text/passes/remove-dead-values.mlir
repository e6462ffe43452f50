// Values that nothing live is computed from.
// RUN: mica-opt %s --remove-dead-values --split-input-file --allow-unregistered-dialect 2>/dev/null | FileCheck %s

// What is returned and nobody reads goes, and what it was computed from; so do arguments, with what calls pass.
// CHECK-LABEL: @callee
// CHECK-SAME: (%arg0: i32) -> i32 {
// CHECK-NEXT: "test.use"(%arg0) : (i32) -> ()
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-LABEL: @caller
// CHECK-SAME: (%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = call @callee(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func private @callee(%a: i32, %b: i32 {test.x}) -> (i32 {test.y}, i32) {
  "test.use"(%a) : (i32) -> ()
  %0 = arith.addi %a, %b : i32
  return %0, %a : i32, i32
}
func.func @caller(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %r:2 = call @callee(%a, %0) : (i32, i32) -> (i32, i32)
  return %r#1 : i32
}

// -----

// Functions that are visible, declarations, and results of functions that something else than a call refers to, stay.
// CHECK-LABEL: @visible
// CHECK-SAME: (%arg0: i32) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: return %c1_i32 : i32
// CHECK-NEXT: }
// CHECK-LABEL: @declared
// CHECK-SAME: (i32) -> i32
// CHECK-LABEL: @named
// CHECK-SAME: (%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-LABEL: @user
// CHECK-SAME: (%arg0: i32) attributes {test.of = @named} {
// CHECK-NEXT: %0 = call @visible(%arg0) : (i32) -> i32
// CHECK-NEXT: %1 = call @declared(%arg0) : (i32) -> i32
// CHECK-NEXT: %2 = call @named(%arg0) : (i32) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @visible(%a: i32) -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
func.func private @declared(i32) -> i32
func.func private @named(%a: i32, %b: i32) -> i32 {
  return %a : i32
}
func.func @user(%a: i32) attributes {test.of = @named} {
  %0 = call @visible(%a) : (i32) -> i32
  %1 = call @declared(%a) : (i32) -> i32
  %2 = call @named(%a, %a) : (i32, i32) -> i32
  return
}

// -----

// Of what a loop carries the part stays that something live is computed from.
// CHECK-LABEL: @while
// CHECK-SAME: (%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: %0 = scf.while (%arg3 = %arg1, %arg4 = %arg2) : (i32, i32) -> i32 {
// CHECK-NEXT: %1 = arith.addi %arg3, %arg4 : i32
// CHECK-NEXT: %2 = ub.poison : i32
// CHECK-NEXT: scf.condition(%arg0) %1 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: "test.use"(%arg3) : (i32) -> ()
// CHECK-NEXT: scf.yield %arg3, %arg3 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-LABEL: @for
// CHECK-SAME: (%arg0: f32, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT: %0 = ub.poison : f32
// CHECK-NEXT: %1 = scf.for %arg3 = %arg1 to %arg2 step %arg2 iter_args(%arg4 = %arg0) -> (f32) {
// CHECK-NEXT: %2 = arith.mulf %arg4, %arg4 : f32
// CHECK-NEXT: %3 = ub.poison : f32
// CHECK-NEXT: scf.yield %2 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @while(%c: i1, %a: i32, %b: i32) -> i32 {
  %r:2 = scf.while (%p = %a, %q = %b) : (i32, i32) -> (i32, i32) {
    %s = arith.addi %p, %q : i32
    %t = arith.muli %p, %q : i32
    scf.condition(%c) %s, %t : i32, i32
  } do {
  ^bb0(%u: i32, %v: i32):
    "test.use"(%u) : (i32) -> ()
    scf.yield %u, %u : i32, i32
  }
  return %r#0 : i32
}
func.func @for(%a: f32, %l: index, %n: index) -> f32 {
  %r:2 = scf.for %i = %l to %n step %n iter_args(%p = %a, %q = %a) -> (f32, f32) {
    %s = arith.addf %p, %p : f32
    %t = arith.mulf %q, %q : f32
    scf.yield %s, %t : f32, f32
  }
  return %r#1 : f32
}

// -----

// Operations with effects stay, and what they read; those that only give results go.
// CHECK-LABEL: @effects
// CHECK-SAME: (%arg0: memref<4xi32>, %arg1: index, %arg2: i32) {
// CHECK-NEXT: %0 = arith.addi %arg2, %arg2 : i32
// CHECK-NEXT: memref.store %0, %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @effects(%m: memref<4xi32>, %i: index, %a: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %a, %a : i32
  memref.store %0, %m[%i] : memref<4xi32>
  %b = arith.cmpi eq, %a, %a : i32
  %2 = scf.if %b -> i32 {
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  scf.for %k = %i to %i step %i {
    "test.use"(%k) : (index) -> ()
  }
  return
}

// -----

// Arguments of blocks go that only dead values are passed to; a branch that decides by a dead value can't be reached.
// CHECK-LABEL: @blocks
// CHECK-SAME: (%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: ^bb3:  // no predecessors
// CHECK-NEXT: %1 = "test.flag"() : () -> i1
// CHECK-NEXT: ub.unreachable
// CHECK-NEXT: }
func.func @blocks(%c: i1, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^x(%0, %a : i32, i32), ^y(%0 : i32)
^x(%p: i32, %q: i32):
  return %q : i32
^y(%z: i32):
  return %a : i32
^unreached:
  %w = arith.addi %a, %a : i32
  "test.use"(%w) : (i32) -> ()
  %d = "test.flag"() : () -> i1
  cf.cond_br %d, ^y(%w : i32), ^y(%w : i32)
}

// -----

// What mlir-opt leaves without an operand reads poison.
// CHECK-LABEL: @poison
// CHECK-SAME: (%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-LABEL: @also_passed
// CHECK-SAME: (%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg1 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: ^bb2:  // no predecessors
// CHECK-NEXT: %1 = ub.poison : i32
// CHECK-NEXT: cf.br ^bb1(%1 : i32)
// CHECK-NEXT: }
func.func @poison(%a: i32) -> i32 {
  return %a : i32
^unreached:
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @also_passed(%c: i1, %a: i32) -> i32 {
  cf.br ^x(%a : i32)
^x(%p: i32):
  return %p : i32
^unreached:
  %0 = arith.addi %a, %a : i32
  cf.br ^x(%0 : i32)
}

// -----

// A function whose type somebody checks stays as it is.
// CHECK-LABEL: @referred
// CHECK-SAME: (%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-LABEL: @call
// CHECK-SAME: (%arg0: i32) -> i32 {
// CHECK-NEXT: %f = constant @referred : (i32, i32) -> i32
// CHECK-NEXT: %0 = call_indirect %f(%arg0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func private @referred(%a: i32, %b: i32) -> i32 {
  return %a : i32
}
func.func @call(%a: i32) -> i32 {
  %f = func.constant @referred : (i32, i32) -> i32
  %0 = func.call_indirect %f(%a, %a) : (i32, i32) -> i32
  return %0 : i32
}
