// Parallel loops become loops in loops, and those blocks.
// RUN: mica-opt %s --convert-scf-to-cf | FileCheck %s

func.func @parallel(%l: index, %x: f32, %m: memref<?xf32>) -> f32 {
  scf.parallel (%i, %j) = (%l, %l) to (%l, %l) step (%l, %l) {
    memref.store %x, %m[%i] : memref<?xf32>
    scf.reduce
  }
  %0:2 = scf.parallel (%i, %j) = (%l, %l) to (%l, %l) step (%l, %l) init (%x, %x) -> (f32, f32) {
    scf.reduce(%x, %x : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %b : f32
    }
  }
  %1 = arith.addf %0#0, %0#1 : f32
  return %1 : f32
}
func.func @forall(%l: index, %x: f32, %m: memref<?xf32>) {
  scf.forall (%i, %j) = (1, %l) to (%l, 7) step (2, 1) {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @parallel(%arg0: index, %arg1: f32, %arg2: memref<?xf32>) -> f32 {
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %1 = arith.cmpi slt, %0, %arg0 : index
// CHECK-NEXT: cf.cond_br %1, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%arg0 : index)
// CHECK-NEXT: ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %3 = arith.cmpi slt, %2, %arg0 : index
// CHECK-NEXT: cf.cond_br %3, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: memref.store %arg1, %arg2[%0] : memref<?xf32>
// CHECK-NEXT: %4 = arith.addi %2, %arg0 : index
// CHECK-NEXT: cf.br ^bb3(%4 : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %5 = arith.addi %0, %arg0 : index
// CHECK-NEXT: cf.br ^bb1(%5 : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb7(%arg0, %arg1, %arg1 : index, f32, f32)
// CHECK-NEXT: ^bb7(%6: index, %7: f32, %8: f32):  // 2 preds: ^bb6, ^bb11
// CHECK-NEXT: %9 = arith.cmpi slt, %6, %arg0 : index
// CHECK-NEXT: cf.cond_br %9, ^bb8, ^bb12
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: cf.br ^bb9(%arg0, %7, %8 : index, f32, f32)
// CHECK-NEXT: ^bb9(%10: index, %11: f32, %12: f32):  // 2 preds: ^bb8, ^bb10
// CHECK-NEXT: %13 = arith.cmpi slt, %10, %arg0 : index
// CHECK-NEXT: cf.cond_br %13, ^bb10, ^bb11
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT: %14 = arith.addf %11, %arg1 : f32
// CHECK-NEXT: %15 = arith.addi %10, %arg0 : index
// CHECK-NEXT: cf.br ^bb9(%15, %14, %arg1 : index, f32, f32)
// CHECK-NEXT: ^bb11:  // pred: ^bb9
// CHECK-NEXT: %16 = arith.addi %6, %arg0 : index
// CHECK-NEXT: cf.br ^bb7(%16, %11, %12 : index, f32, f32)
// CHECK-NEXT: ^bb12:  // pred: ^bb7
// CHECK-NEXT: %17 = arith.addf %7, %8 : f32
// CHECK-NEXT: return %17 : f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @forall(%arg0: index, %arg1: f32, %arg2: memref<?xf32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1_0 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c1 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %1 = arith.cmpi slt, %0, %arg0 : index
// CHECK-NEXT: cf.cond_br %1, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%arg0 : index)
// CHECK-NEXT: ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %3 = arith.cmpi slt, %2, %c7 : index
// CHECK-NEXT: cf.cond_br %3, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: memref.store %arg1, %arg2[%0] : memref<?xf32>
// CHECK-NEXT: %4 = arith.addi %2, %c1_0 : index
// CHECK-NEXT: cf.br ^bb3(%4 : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %5 = arith.addi %0, %c2 : index
// CHECK-NEXT: cf.br ^bb1(%5 : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
