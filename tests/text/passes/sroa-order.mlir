// Of a part that is divided in turn, the parts stand in the order in which control reaches what uses
// them, and not the text.
// RUN: mica-opt %s --sroa | FileCheck %s

// CHECK-LABEL: llvm.func @blocks
// CHECK: llvm.alloca %{{.*}} x i32
// CHECK-NEXT: llvm.alloca %{{.*}} x !llvm.ptr
llvm.func @blocks(%c: i1, %k: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<2 x struct<(i32, ptr)>> : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^bb2, ^bb3
^bb1:
  %1 = llvm.getelementptr %0[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i32, ptr)>>
  llvm.br ^bb2
^bb2:
  llvm.return %k : i32
^bb3:
  %2 = llvm.getelementptr %0[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i32, ptr)>>
  llvm.store %k, %2 : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
}

// CHECK-LABEL: func.func @regions
// CHECK: llvm.alloca %{{.*}} x !llvm.ptr
// CHECK-NEXT: llvm.alloca %{{.*}} x i32
func.func @regions(%c: i1, %k: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<2 x struct<(i32, ptr)>> : (i32) -> !llvm.ptr
  cf.cond_br %c, ^bb2, ^bb3
^bb1:
  %1 = llvm.getelementptr %0[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i32, ptr)>>
  llvm.store %k, %1 : i32, !llvm.ptr
  cf.br ^bb2
^bb2:
  return
^bb3:
  scf.if %c {
    %2 = llvm.getelementptr %0[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i32, ptr)>>
    %3 = llvm.load %2 : !llvm.ptr -> i64
  }
  cf.br ^bb1
}
