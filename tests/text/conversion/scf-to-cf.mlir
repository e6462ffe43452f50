// Loops and conditions become blocks.
// RUN: mica-opt %s --convert-scf-to-cf | FileCheck %s

#annotation = #llvm.loop_annotation<disableNonforced = true>
func.func @for(%l: index, %x: f32) -> f32 {
  %r = scf.for %i = %l to %l step %l iter_args(%a = %x) -> f32 {
    %b = arith.addf %a, %a : f32
    scf.for unsigned %j = %i to %l step %l {
    } {llvm.loop_annotation = #annotation, note.other}
    scf.yield %b : f32
  }
  return %r : f32
}
func.func @if(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    %1 = arith.addi %x, %x : i32
    scf.yield %1 : i32
  }
  scf.if %c {
  }
  return %0 : i32
}
func.func @while(%x: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi slt, %a, %x : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.addi %b, %b : i32
    scf.yield %d : i32
  }
  %1 = scf.while (%a = %0) : (i32) -> i32 {
    %c = arith.cmpi slt, %a, %x : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return %1 : i32
}
func.func @switch(%i: index, %x: f32, %y: f32) -> f32 {
  %0 = scf.index_switch %i -> f32
  case 1 { scf.yield %x : f32 }
  case -1 { scf.yield %y : f32 }
  default { scf.yield %y : f32 }
  return %0 : f32
}
func.func @execute_region(%c: i1, %x: f32) -> f32 {
  %0 = scf.execute_region -> f32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %x : f32
  ^bb2:
    %1 = arith.negf %x : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}

// CHECK: #loop_annotation = #llvm.loop_annotation<disableNonforced = true>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @for(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg1 : index, f32)
// CHECK-NEXT: ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %2 = arith.cmpi slt, %0, %arg0 : index
// CHECK-NEXT: cf.cond_br %2, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %3 = arith.addf %1, %1 : f32
// CHECK-NEXT: cf.br ^bb3(%0 : index)
// CHECK-NEXT: ^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %5 = arith.cmpi ult, %4, %arg0 : index
// CHECK-NEXT: cf.cond_br %5, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %6 = arith.addi %4, %arg0 : index
// CHECK-NEXT: cf.br ^bb3(%6 : index) {llvm.loop_annotation = #loop_annotation}
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %7 = arith.addi %0, %arg0 : index
// CHECK-NEXT: cf.br ^bb1(%7, %3 : index, f32)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @if(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg1 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: cf.br ^bb3(%0 : i32)
// CHECK-NEXT: ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: cf.br ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: cf.cond_br %arg0, ^bb5, ^bb6
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: cf.br ^bb6
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @while(%arg0: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %1 = arith.cmpi slt, %0, %arg0 : i32
// CHECK-NEXT: cf.cond_br %1, ^bb2(%0 : i32), ^bb3
// CHECK-NEXT: ^bb2(%2: i32):  // pred: ^bb1
// CHECK-NEXT: %3 = arith.addi %2, %2 : i32
// CHECK-NEXT: cf.br ^bb1(%3 : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb4(%0 : i32)
// CHECK-NEXT: ^bb4(%4: i32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: %5 = arith.cmpi slt, %4, %arg0 : i32
// CHECK-NEXT: cf.cond_br %5, ^bb4(%4 : i32), ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: return %4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @switch(%arg0: index, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT: %0 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: cf.switch %0 : i32, [
// CHECK-NEXT: default: ^bb3,
// CHECK-NEXT: 1: ^bb1,
// CHECK-NEXT: 4294967295: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb4(%arg1 : f32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb4(%arg2 : f32)
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb4(%arg2 : f32)
// CHECK-NEXT: ^bb4(%1: f32):  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @execute_region(%arg0: i1, %arg1: f32) -> f32 {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb4(%arg1 : f32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: %0 = arith.negf %arg1 : f32
// CHECK-NEXT: cf.br ^bb4(%0 : f32)
// CHECK-NEXT: ^bb4(%1: f32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
