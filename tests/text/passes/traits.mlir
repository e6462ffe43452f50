// What traits and effects of operations let passes do.
// RUN: mica-opt %s --canonicalize | FileCheck %s --check-prefix=CANONICAL
// RUN: mica-opt %s --cse | FileCheck %s --check-prefixes=CSE
// RUN: mica-opt %s --pass-pipeline='builtin.module(func.func(cse))' | FileCheck %s --check-prefixes=CSE
// RUN: not mica-opt %s --pass-pipeline='builtin.module(func.func(scf.for(cse)))' 2>&1 | FileCheck %s --check-prefix=ANCHOR

// F003-021: a constant goes to the right of what is commutative.
// CANONICAL-LABEL: @constant_first
// CANONICAL: arith.addi %{{.*}}, %c7_i32 : i32
func.func @constant_first(%a: i32) -> i32 {
  %c = arith.constant 7 : i32
  %0 = arith.addi %c, %a : i32
  return %0 : i32
}

// F003-022: the other way round it is the same,
// CSE-LABEL: @commuted
// CSE-NEXT: %[[SUM:.*]] = arith.addi %arg0, %arg1
// CSE-NEXT: return %[[SUM]], %[[SUM]]
func.func @commuted(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  return %0, %1 : i32, i32
}

// F003-023: and another operation isn't.
// CSE-LABEL: @others
// CSE-NEXT: %[[ONE:.*]] = arith.subi %arg0, %arg1
// CSE-NEXT: %[[OTHER:.*]] = arith.subi %arg1, %arg0
// CSE-NEXT: return %[[ONE]], %[[OTHER]]
func.func @others(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.subi %a, %b : i32
  %1 = arith.subi %b, %a : i32
  return %0, %1 : i32, i32
}

// F003-041: a pass runs on what is isolated (the third run above),
// F003-042: and on nothing else.
// ANCHOR: [[@LINE+2]]:3: error: 'scf.for' op trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'
func.func @loop(%i: index) {
  scf.for %k = %i to %i step %i {
  }
  return
}

// F003-068: what nobody uses goes where it has no effects.
// CANONICAL-LABEL: @unused
// CANONICAL-NEXT: memref.store
// CANONICAL-NEXT: return
func.func @unused(%a: i32, %m: memref<i32>) {
  %0 = arith.addi %a, %a : i32
  memref.store %a, %m[] : memref<i32>
  return
}
