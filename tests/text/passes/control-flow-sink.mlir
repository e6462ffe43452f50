// What only one region uses that is executed at most once moves into it, with what it alone needs.
// RUN: mica-opt --allow-unregistered-dialect %s --control-flow-sink | FileCheck %s

func.func @sink(%a: i32, %c: i1, %i: index, %m: memref<4xi32>) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = arith.subi %a, %0 : i32
  %3 = memref.load %m[%i] : memref<4xi32>
  %4 = arith.divsi %a, %a : i32
  %5 = scf.if %c -> i32 {
    %7 = arith.addi %1, %3 : i32
    scf.yield %7 : i32
  } else {
    scf.yield %4 : i32
  }
  %6 = scf.index_switch %i -> i32
  case 1 {
    scf.yield %2 : i32
  }
  default {
    scf.yield %5 : i32
  }
  return %6 : i32
}
func.func @loops_stay(%a: i32, %n: index) {
  %0 = arith.addi %a, %a : i32
  scf.for %i = %n to %n step %n {
    "test.use"(%0) : (i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @sink(%arg0: i32, %arg1: i1, %arg2: index, %arg3: memref<4xi32>) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = memref.load %arg3[%arg2] : memref<4xi32>
// CHECK-NEXT:     %2 = scf.index_switch %arg2 -> i32 
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %3 = arith.subi %arg0, %0 : i32
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %3 = scf.if %arg1 -> (i32) {
// CHECK-NEXT:         %4 = arith.muli %0, %arg0 : i32
// CHECK-NEXT:         %5 = arith.addi %4, %1 : i32
// CHECK-NEXT:         scf.yield %5 : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = arith.divsi %arg0, %arg0 : i32
// CHECK-NEXT:         scf.yield %4 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loops_stay(%arg0: i32, %arg1: index) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     scf.for %arg2 = %arg1 to %arg1 step %arg1 {
// CHECK-NEXT:       "test.use"(%0) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
