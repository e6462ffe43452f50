// Memory of one element that is only read and written becomes values; where several meet, a block gets an argument.
// RUN: mica-opt --allow-unregistered-dialect %s --mem2reg | FileCheck %s

// CHECK-LABEL: func.func @straight(
// CHECK-SAME: %[[A:.*]]: i32)
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[A]], %[[A]]
// CHECK-NEXT: return %[[SUM]]
func.func @straight(%a: i32) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  %2 = arith.addi %1, %a : i32
  memref.store %2, %0[] : memref<i32>
  %3 = memref.load %0[] : memref<i32>
  return %3 : i32
}

// What is read before anything is written has no value.
// CHECK-LABEL: func.func @nothing_written
// CHECK: %[[POISON:.*]] = ub.poison : i32
// CHECK: return %[[POISON]]
func.func @nothing_written() -> i32 {
  %0 = memref.alloca() : memref<1x1xi32>
  %1 = arith.constant 0 : index
  %2 = memref.load %0[%1, %1] : memref<1x1xi32>
  return %2 : i32
}

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[A:.*]]: i32, %[[C:.*]]: i1)
// CHECK: cf.br ^[[HEAD:.*]](%[[A]] : i32)
// CHECK: ^[[HEAD]](%[[X:.*]]: i32):
// CHECK-NEXT: %[[Y:.*]] = arith.addi %[[X]], %[[A]]
// CHECK-NEXT: cf.cond_br %[[C]], ^[[HEAD]](%[[Y]] : i32), ^[[END:.*]]
// CHECK: ^[[END]]:
// CHECK-NEXT: return %[[Y]]
func.func @loop(%a: i32, %c: i1) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  cf.br ^bb1
^bb1:
  %1 = memref.load %0[] : memref<i32>
  %2 = arith.addi %1, %a : i32
  memref.store %2, %0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  %3 = memref.load %0[] : memref<i32>
  return %3 : i32
}

// Behind the branches nobody reads it: no argument.
// CHECK-LABEL: func.func @dead_where_they_meet
// CHECK: ^bb2:
// CHECK-NEXT: return
func.func @dead_where_they_meet(%a: i32, %c: i1) {
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %a, %0[] : memref<i32>
  cf.br ^bb2
^bb2:
  return
}

// Where control never comes, the default is passed.
// CHECK-LABEL: func.func @unreachable(
// CHECK-SAME: %[[A:.*]]: i32, %[[C:.*]]: i1)
// CHECK: %[[POISON:.*]] = ub.poison : i32
// CHECK: cf.br ^[[END:.*]](%[[A]] : i32)
// CHECK: cf.br ^[[END]](%[[POISON]] : i32)
// CHECK: cf.br ^[[END]](%[[POISON]] : i32)
func.func @unreachable(%a: i32, %c: i1) -> i32 {
  %0 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %a, %0[] : memref<i32>
  cf.br ^bb4
^bb2:
  cf.br ^bb4
^bb3:
  memref.store %a, %0[] : memref<i32>
  cf.br ^bb4
^bb4:
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}

// A pointer that goes away lets another slot go.
// CHECK-LABEL: func.func @pointer_in_a_slot(
// CHECK-SAME: %[[A:.*]]: i32)
// CHECK-NEXT: return %[[A]]
func.func @pointer_in_a_slot(%a: i32) -> i32 {
  %0 = memref.alloca() : memref<i32>
  %1 = memref.alloca() : memref<memref<i32>>
  memref.store %0, %1[] : memref<memref<i32>>
  %2 = memref.load %1[] : memref<memref<i32>>
  memref.store %a, %2[] : memref<i32>
  %3 = memref.load %0[] : memref<i32>
  return %3 : i32
}

// CHECK-LABEL: func.func @stays
// CHECK-COUNT-3: memref.alloca
// CHECK-NOT: memref.alloca
func.func @stays(%a: i32, %c: i1, %i: index) {
  %0 = memref.alloca() : memref<i32>  // somebody else sees it
  %1 = memref.alloca() : memref<2xi32>
  %2 = memref.alloca() : memref<i32>  // written in another region
  %3 = memref.alloca() : memref<i32>
  "test.use"(%0) : (memref<i32>) -> ()
  memref.store %a, %1[%i] : memref<2xi32>
  scf.if %c {
    memref.store %a, %2[] : memref<i32>
  }
  memref.store %a, %3[] : memref<i32>
  return
}

// A terminator that passes no values keeps the slot in memory.
// CHECK-LABEL: func.func @no_branch
// CHECK: memref.alloca
func.func @no_branch(%a: i32, %c: i1) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  "foreign.br"()[^bb1, ^bb2] : () -> ()
^bb1:
  memref.store %a, %0[] : memref<i32>
  cf.br ^bb2
^bb2:
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}

// Each time around it is new memory.
// CHECK-LABEL: func.func @allocated_in_a_loop(
// CHECK-SAME: %[[A:.*]]: i32, %[[C:.*]]: i1)
// CHECK-NEXT: cf.br ^[[HEAD:.*]]
// CHECK-NEXT: ^[[HEAD]]:
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: cf.cond_br %[[C]], ^bb2, ^bb3(%[[POISON]] : i32)
// CHECK: ^bb2:
// CHECK-NEXT: cf.br ^bb3(%[[A]] : i32)
// CHECK-NEXT: ^bb3(%[[X:.*]]: i32):
// CHECK: cf.cond_br %[[C]], ^[[HEAD]], ^bb4
func.func @allocated_in_a_loop(%a: i32, %c: i1) {
  cf.br ^bb1
^bb1:
  %0 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  memref.store %a, %0[] : memref<i32>
  cf.br ^bb3
^bb3:
  %1 = memref.load %0[] : memref<i32>
  "test.use"(%1) : (i32) -> ()
  cf.cond_br %c, ^bb1, ^bb4
^bb4:
  return
}
