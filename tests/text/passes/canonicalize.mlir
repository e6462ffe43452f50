// The driver of folds and patterns, and its options.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefixes=CHECK,NORMAL
// RUN: mica-opt %s --canonicalize="max-iterations=1" --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=ONCE
// RUN: mica-opt %s --canonicalize="region-simplify=aggressive" --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefixes=CHECK,AGGRESSIVE
// RUN: mica-opt %s --canonicalize="region-simplify=disabled" --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=DISABLED
// RUN: not mica-opt %s --canonicalize="max-iterations=1 test-convergence" --split-input-file --allow-unregistered-dialect
// RUN: not mica-opt %s --canonicalize="region-simplify=most" --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: region-simplify

// Constants stand at the front, those of later rounds before earlier ones; each value once.
// CHECK-LABEL: @constants
// CHECK-NEXT: %[[S:.*]] = arith.constant 12 : i32
// CHECK-NEXT: %[[A:.*]] = arith.constant 7 : i32
// CHECK-NEXT: %[[B:.*]] = arith.constant 5 : i32
// CHECK-NEXT: "test.op"() : () -> ()
// CHECK-NEXT: "test.use"(%[[A]], %[[A]], %[[B]], %[[S]])
// ONCE-LABEL: @constants
// ONCE-NEXT: arith.constant 7 : i32
// ONCE-NEXT: arith.constant 5 : i32
// ONCE-NEXT: "test.op"() : () -> ()
// ONCE-NEXT: arith.constant 12 : i32
func.func @constants() {
  "test.op"() : () -> ()
  %a = arith.constant 5 : i32
  %b = arith.constant 7 : i32
  %c = arith.constant 7 : i32
  %sum = arith.addi %a, %b : i32
  "test.use"(%b, %c, %a, %sum) : (i32, i32, i32, i32) -> ()
  return
}

// -----

// What nobody reads goes, though it reads itself in a circle.
// CHECK-LABEL: @dead
// CHECK-SAME: (%[[A:.*]]: i32, %[[C:.*]]: i1)
// CHECK-NEXT: cf.br ^[[LOOP:.*]]{{$}}
// CHECK-NEXT: ^[[LOOP]]:
// CHECK-NOT: addi
// CHECK: "test.use"(%[[A]])
// DISABLED-LABEL: @dead
// DISABLED: ^{{.*}}(%{{.*}}: i32):
// DISABLED: arith.addi
// DISABLED-NOT: arith.muli
func.func @dead(%a: i32, %c: i1) {
  %one = arith.constant 1 : i32
  %unused = arith.muli %a, %a : i32
  cf.br ^loop(%a : i32)
^loop(%i: i32):
  %next = arith.addi %i, %one : i32
  "test.use"(%a) : (i32) -> ()
  cf.cond_br %c, ^loop(%next : i32), ^end
^end:
  return
}

// -----

// Blocks that can't be reached go whatever the options are; equal blocks are merged on request.
// CHECK-LABEL: @blocks
// NORMAL: test.twice
// NORMAL: test.twice
// AGGRESSIVE: test.twice
// AGGRESSIVE-NOT: test.twice
// CHECK-NOT: test.lost
// DISABLED-LABEL: @blocks
// DISABLED-NOT: test.lost
func.func @blocks(%c: i32) {
  cf.switch %c : i32, [default: ^a, 1: ^b, 2: ^c]
^a:
  "test.once"() : () -> ()
  return
^b:
  "test.twice"() : () -> ()
  return
^c:
  "test.twice"() : () -> ()
  return
^d:
  "test.lost"() : () -> ()
  return
}
