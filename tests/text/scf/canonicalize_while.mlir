// What scf.while becomes: each text and its result as MLIR has them.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @down(
// CHECK-NEXT: %0:3 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i32, i32) {
// CHECK-NEXT: %1 = "test.v"(%arg2) : (i32) -> i32
// CHECK-NEXT: %2 = func.call @ev(%1) : (i32) -> i1
// CHECK-NEXT: %3 = "test.w"(%arg2) : (i32) -> i32
// CHECK-NEXT: scf.condition(%2) %arg2, %3, %1 : i32, i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
// CHECK-NEXT: %1 = "test.n"(%arg4, %arg2, %arg4, %arg3) ({
// CHECK-NEXT: "test.in"(%arg3, %arg1) : (i32, i32) -> ()
// CHECK-NEXT: }) : (i32, i32, i32, i32) -> i32
// CHECK-NEXT: %2 = "test.body"(%1, %arg2) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0 : i32
// CHECK-NEXT: }
func.func private @ev(i32) -> i1
func.func @down(%x: i32, %y: i32) -> i32 {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %v = "test.v"(%a) : (i32) -> i32
    %c = func.call @ev(%v) : (i32) -> i1
    %w = "test.w"(%a) : (i32) -> i32
    %i = scf.if %c -> i32 {
      %n = "test.n"(%v, %a, %v, %w) ({
        "test.in"(%w, %y) : (i32, i32) -> ()
      }) : (i32, i32, i32, i32) -> i32
      scf.yield %n : i32
    } else {
      scf.yield %a : i32
    }
    scf.condition(%c) %i, %a : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %s = "test.body"(%p, %q) : (i32, i32) -> i32
    scf.yield %s : i32
  } attributes {some}
  return %r#0 : i32
}

// -----

// CHECK-LABEL: func.func @noelse(
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i32) {
// CHECK-NEXT: %1 = "test.v"(%arg2) : (i32) -> i32
// CHECK-NEXT: %2 = func.call @ev(%1) : (i32) -> i1
// CHECK-NEXT: scf.condition(%2) %1, %arg2 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT: "test.n"(%arg2, %arg3, %arg2) : (i32, i32, i32) -> ()
// CHECK-NEXT: %1 = "test.body"(%arg2, %arg3) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0 : i32
// CHECK-NEXT: }
func.func private @ev(i32) -> i1
func.func @noelse(%x: i32, %y: i32) -> i32 {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %v = "test.v"(%a) : (i32) -> i32
    %c = func.call @ev(%v) : (i32) -> i1
    scf.if %c  {
      "test.n"(%v, %a, %v) : (i32, i32, i32) -> ()
    }
    scf.condition(%c) %v, %a : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %s = "test.body"(%p, %q) : (i32, i32) -> i32
    scf.yield %s : i32
  }
  return %r#0 : i32
}

// -----

// CHECK-LABEL: func.func @truth(
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %1 = func.call @ev(%arg2) : (i32) -> i1
// CHECK-NEXT: scf.condition(%1) %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %1 = "test.body"(%true, %arg2, %true) : (i1, i32, i1) -> i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func private @ev(i32) -> i1
func.func @truth(%x: i32, %y: i32) -> i32 {
  %r:3 = scf.while (%a = %x) : (i32) -> (i1, i32, i1) {
    %c = func.call @ev(%a) : (i32) -> i1
    scf.condition(%c) %c, %a, %c : i1, i32, i1
  } do {
  ^bb0(%p: i1, %q: i32, %t: i1):
    %s = "test.body"(%p, %q, %t) : (i1, i32, i1) -> i32
    scf.yield %s : i32
  }
  return %r#1 : i32
}

// -----

// CHECK-LABEL: func.func @cmp(
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i32) {
// CHECK-NEXT: %1 = "test.v"(%arg2) : (i32) -> i32
// CHECK-NEXT: %2 = arith.cmpi slt, %1, %arg1 : i32
// CHECK-NEXT: scf.condition(%2) %arg2, %1 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT: %1 = arith.cmpi sle, %arg3, %arg1 : i32
// CHECK-NEXT: %2 = arith.cmpi sgt, %arg1, %arg3 : i32
// CHECK-NEXT: %3 = "test.body"(%true, %false, %1, %2, %arg2) : (i1, i1, i1, i1, i32) -> i32
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#1 : i32
// CHECK-NEXT: }
func.func @cmp(%x: i32, %y: i32) -> i32 {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %v = "test.v"(%a) : (i32) -> i32
    %c = arith.cmpi slt, %v, %y : i32
    scf.condition(%c) %a, %v : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %1 = arith.cmpi slt, %q, %y : i32
    %2 = arith.cmpi sge, %q, %y : i32
    %3 = arith.cmpi sle, %q, %y : i32
    %4 = arith.cmpi sgt, %y, %q : i32
    %s = "test.body"(%1, %2, %3, %4, %p) : (i1, i1, i1, i1, i32) -> i32
    scf.yield %s : i32
  }
  return %r#1 : i32
}

// -----

// CHECK-LABEL: func.func @align(
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i32, f32) -> (i32, f32) {
// CHECK-NEXT: %1 = func.call @ev(%arg2) : (i32) -> i1
// CHECK-NEXT: scf.condition(%1) %arg2, %arg3 : i32, f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: f32):
// CHECK-NEXT: %1:2 = "test.body"(%arg3, %arg2) : (f32, i32) -> (i32, f32)
// CHECK-NEXT: scf.yield %1#0, %1#1 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#1, %0#0 : f32, i32
// CHECK-NEXT: }
func.func private @ev(i32) -> i1
func.func @align(%x: i32, %y: f32) -> (f32, i32) {
  %r:2 = scf.while (%a = %x, %b = %y) : (i32, f32) -> (f32, i32) {
    %c = func.call @ev(%a) : (i32) -> i1
    scf.condition(%c) %b, %a : f32, i32
  } do {
  ^bb0(%p: f32, %q: i32):
    %s:2 = "test.body"(%p, %q) : (f32, i32) -> (i32, f32)
    scf.yield %s#0, %s#1 : i32, f32
  } attributes {some}
  return %r#0, %r#1 : f32, i32
}

// -----

// CHECK-LABEL: func.func @unused(
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i32, f32) -> (i32, f32) {
// CHECK-NEXT: %1 = func.call @ev(%arg2) : (i32) -> i1
// CHECK-NEXT: scf.condition(%1) %arg2, %arg3 : i32, f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: f32):
// CHECK-NEXT: %1:2 = "test.body"(%arg3, %arg2, %arg3) : (f32, i32, f32) -> (i32, f32)
// CHECK-NEXT: scf.yield %1#0, %1#1 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#1 : f32
// CHECK-NEXT: }
func.func private @ev(i32) -> i1
func.func @unused(%x: i32, %y: f32) -> (f32) {
  %r:3 = scf.while (%a = %x, %b = %y, %k = %x) : (i32, f32, i32) -> (f32, i32, f32) {
    %c = func.call @ev(%a) : (i32) -> i1
    scf.condition(%c) %b, %a, %b : f32, i32, f32
  } do {
  ^bb0(%p: f32, %q: i32, %u: f32):
    %s:2 = "test.body"(%p, %q, %u) : (f32, i32, f32) -> (i32, f32)
    scf.yield %s#0, %s#1, %q : i32, f32, i32
  } attributes {some}
  return %r#0 : f32
}

// -----

// CHECK-LABEL: func.func @inv(
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %0 = func.call @ev(%arg0) : (i32) -> i1
// CHECK-NEXT: %1 = "test.k"() : () -> i32
// CHECK-NEXT: scf.condition(%0)
// CHECK-NEXT: } do {
// CHECK-NEXT: "test.body"(%arg1, %arg0) : (f32, i32) -> ()
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } attributes {some}
// CHECK-NEXT: return %arg1, %arg0 : f32, i32
// CHECK-NEXT: }
func.func private @ev(i32) -> i1
func.func @inv(%x: i32, %y: f32) -> (f32, i32) {
  %r:3 = scf.while (%a = %x, %b = %y) : (i32, f32) -> (f32, i32, i32) {
    %c = func.call @ev(%a) : (i32) -> i1
    %k = "test.k"() : () -> i32
    scf.condition(%c) %b, %x, %k : f32, i32, i32
  } do {
  ^bb0(%p: f32, %q: i32, %u: i32):
    "test.body"(%p, %q) : (f32, i32) -> ()
    scf.yield %x, %y : i32, f32
  } attributes {some}
  return %r#0, %r#1 : f32, i32
}
