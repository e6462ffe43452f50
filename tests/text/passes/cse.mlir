// Equal operations, in blocks that dominate and in regions; dead ones; what reads memory, with writes between.
// RUN: mica-opt --allow-unregistered-dialect %s --cse | FileCheck %s

func.func @equal(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = arith.subi %a, %b : i32
  %3 = arith.subi %b, %a : i32
  %4 = arith.addi %a, %b {note} : i32
  %5 = "test.keep"(%0, %1, %2, %3, %4) : (i32, i32, i32, i32, i32) -> i32
  return %5 : i32
}
func.func @dead(%a: i32) {
  %0 = arith.muli %a, %a : i32
  %1 = arith.addi %0, %0 : i32
  %2 = arith.subi %a, %a : i32
  return
}
func.func @blocks(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^one, ^two
^one:
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %a, %a : i32
  cf.br ^three(%1, %2 : i32, i32)
^two:
  %3 = arith.muli %a, %a : i32
  cf.br ^three(%0, %3 : i32, i32)
^three(%x: i32, %y: i32):
  %4 = arith.muli %a, %a : i32
  %5 = arith.addi %x, %y : i32
  %6 = arith.addi %4, %5 : i32
  return %6 : i32
}
func.func @regions(%a: i32, %c: i1) -> (i32, i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = scf.if %c -> i32 {
    %5 = arith.addi %a, %a : i32
    %6 = arith.muli %5, %0 : i32
    scf.yield %6 : i32
  } else {
    %7 = arith.muli %0, %0 : i32
    scf.yield %7 : i32
  }
  %2 = scf.if %c -> i32 {
    %8 = arith.muli %0, %0 : i32
    scf.yield %8 : i32
  } else {
    %9 = arith.muli %0, %0 : i32
    scf.yield %9 : i32
  }
  %3 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    %10 = arith.muli %0, %0 : i32
    scf.yield %10 : i32
  }
  return %1, %2, %3 : i32, i32, i32
}
func.func @memory(%m: memref<4xi32>, %i: index) -> (i32, i32, i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  memref.store %0, %m[%i] : memref<4xi32>
  %2 = memref.load %m[%i] : memref<4xi32>
  %3 = memref.load %m[%i] : memref<4xi32>
  "test.unknown"() : () -> ()
  %4 = memref.load %m[%i] : memref<4xi32>
  %5 = memref.load %m[%i] : memref<4xi32>
  %6 = arith.addi %2, %3 : i32
  %7 = arith.addi %4, %5 : i32
  %8 = arith.addi %0, %1 : i32
  return %6, %7, %8 : i32, i32, i32
}
module {
  %0 = arith.addi %2, %2 : i32
  %1 = arith.addi %2, %2 : i32
  "test.keep"(%0, %1) : (i32, i32) -> ()
  %2 = "test.later"() : () -> i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @equal(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = arith.subi %arg1, %arg0 : i32
// CHECK-NEXT:     %3 = arith.addi %arg0, %arg1 {note} : i32
// CHECK-NEXT:     %4 = "test.keep"(%0, %0, %1, %2, %3) : (i32, i32, i32, i32, i32) -> i32
// CHECK-NEXT:     return %4 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dead(%arg0: i32) {
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @blocks(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT:     cf.br ^bb3(%0, %1 : i32, i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %2 = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT:     cf.br ^bb3(%0, %2 : i32, i32)
// CHECK-NEXT:   ^bb3(%3: i32, %4: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %5 = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT:     %6 = arith.addi %3, %4 : i32
// CHECK-NEXT:     %7 = arith.addi %5, %6 : i32
// CHECK-NEXT:     return %7 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @regions(%arg0: i32, %arg1: i1) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = scf.if %arg1 -> (i32) {
// CHECK-NEXT:       %4 = arith.muli %0, %0 : i32
// CHECK-NEXT:       scf.yield %4 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4 = arith.muli %0, %0 : i32
// CHECK-NEXT:       scf.yield %4 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = scf.if %arg1 -> (i32) {
// CHECK-NEXT:       %4 = arith.muli %0, %0 : i32
// CHECK-NEXT:       scf.yield %4 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4 = arith.muli %0, %0 : i32
// CHECK-NEXT:       scf.yield %4 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = scf.if %arg1 -> (i32) {
// CHECK-NEXT:       scf.yield %arg0 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4 = arith.muli %0, %0 : i32
// CHECK-NEXT:       scf.yield %4 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %2, %3 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @memory(%arg0: memref<4xi32>, %arg1: index) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT:     memref.store %0, %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT:     "test.unknown"() : () -> ()
// CHECK-NEXT:     %2 = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT:     %3 = arith.addi %1, %1 : i32
// CHECK-NEXT:     %4 = arith.addi %2, %2 : i32
// CHECK-NEXT:     %5 = arith.addi %0, %0 : i32
// CHECK-NEXT:     return %3, %4, %5 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     %0 = arith.addi %1, %1 : i32
// CHECK-NEXT:     "test.keep"(%0, %0) : (i32, i32) -> ()
// CHECK-NEXT:     %1 = "test.later"() : () -> i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
