// What a loop doesn't change moves in front of it, out of several loops at once; what may fail, or writes, stays.
// RUN: mica-opt --allow-unregistered-dialect %s --loop-invariant-code-motion | FileCheck %s

func.func @nested(%a: i32, %n: index, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %n {
    %0 = arith.addi %a, %a : i32
    scf.for %j = %c0 to %n step %n {
      %1 = arith.muli %0, %a : i32
      %2 = arith.divsi %1, %a : i32
      %3 = arith.index_cast %i : index to i32
      %4 = arith.addi %3, %1 : i32
      %5 = memref.load %m[%j] : memref<4xi32>
      memref.store %4, %m[%j] : memref<4xi32>
      "test.use"(%2, %5) : (i32, i32) -> ()
    }
  }
  return
}
func.func @regions(%a: i32, %c: i1) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %1 = scf.if %c -> i32 {
      %3 = arith.addi %a, %a : i32
      scf.yield %3 : i32
    } else {
      scf.yield %a : i32
    }
    %2 = arith.addi %1, %1 : i32
    scf.condition(%c) %2 : i32
  } do {
  ^bb0(%y: i32):
    %4 = arith.muli %a, %a : i32
    %5 = arith.addi %4, %y : i32
    scf.yield %5 : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i32, %arg1: index, %arg2: memref<4xi32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = arith.muli %0, %arg0 : i32
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg1 step %arg1 {
// CHECK-NEXT:       %2 = arith.index_cast %arg3 : index to i32
// CHECK-NEXT:       %3 = arith.addi %2, %1 : i32
// CHECK-NEXT:       scf.for %arg4 = %c0 to %arg1 step %arg1 {
// CHECK-NEXT:         %4 = arith.divsi %1, %arg0 : i32
// CHECK-NEXT:         %5 = memref.load %arg2[%arg4] : memref<4xi32>
// CHECK-NEXT:         memref.store %3, %arg2[%arg4] : memref<4xi32>
// CHECK-NEXT:         "test.use"(%4, %5) : (i32, i32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @regions(%arg0: i32, %arg1: i1) {
// CHECK-NEXT:     %0 = scf.if %arg1 -> (i32) {
// CHECK-NEXT:       %4 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:       scf.yield %4 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.addi %0, %0 : i32
// CHECK-NEXT:     %2 = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT:     %3 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       scf.condition(%arg1) %1 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %4 = arith.addi %2, %arg2 : i32
// CHECK-NEXT:       scf.yield %4 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
