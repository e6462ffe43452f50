// Without the canonicalization poison stands where nobody reads what is passed.
// RUN: mica-opt %s --remove-dead-values=canonicalize=false --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @while
// CHECK-NEXT: %0:2 = scf.while (%arg3 = %arg1, %arg4 = %arg2) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT: %1 = arith.addi %arg3, %arg4 : i32
// CHECK-NEXT: %2 = ub.poison : i32
// CHECK-NEXT: scf.condition(%arg0) %1, %2 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32, %arg4: i32):
// CHECK-NEXT: "test.use"(%arg3) : (i32) -> ()
// CHECK-NEXT: scf.yield %arg3, %arg3 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0 : i32
// CHECK-NEXT: }
// CHECK-LABEL: @for
// CHECK-NEXT: %0 = ub.poison : f32
// CHECK-NEXT: %1:2 = scf.for %arg3 = %arg1 to %arg2 step %arg2 iter_args(%arg4 = %0, %arg5 = %arg0) -> (f32, f32) {
// CHECK-NEXT: %2 = arith.mulf %arg5, %arg5 : f32
// CHECK-NEXT: %3 = ub.poison : f32
// CHECK-NEXT: scf.yield %3, %2 : f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: return %1#1 : f32
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
