// Allocations in what is inlined: those of fixed size go to where the caller begins, others are given back.
// RUN: mica-opt --inline=default-pipeline= %s | FileCheck %s

llvm.func @static_alloca() -> f32 {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %z = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.alloca %z x f32 : (i32) -> !llvm.ptr
  %3 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %3 : f32
}
llvm.func @marked() {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  llvm.intr.lifetime.end %1 : !llvm.ptr
  llvm.return
}
llvm.func @dynamic(%size : i32, %c : i1) -> f32 {
  %0 = llvm.add %size, %size : i32
  %k = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %8 = llvm.alloca %k x f32 : (i32) -> !llvm.ptr
  %9 = llvm.alloca %k x i32 : (i32) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.cond_br %c, ^a, ^b
^a:
  %3 = llvm.alloca %k x f32 : (i32) -> !llvm.ptr
  llvm.return %2 : f32
^b:
  %4 = llvm.load %8 : !llvm.ptr -> f32
  llvm.return %4 : f32
}
llvm.func @test(%cond : i1, %size : i32) -> f32 {
  llvm.call @marked() : () -> ()
  %0 = llvm.call @static_alloca() : () -> f32
  llvm.cond_br %cond, ^bb1, ^bb2
^bb1:
  %1 = llvm.call @static_alloca() : () -> f32
  llvm.br ^bb3(%1: f32)
^bb2:
  %2 = llvm.call @dynamic(%size, %cond) : (i32, i1) -> f32
  llvm.br ^bb3(%2: f32)
^bb3(%arg : f32):
  llvm.return %arg : f32
}
llvm.func @inner() {
  %k = llvm.mlir.constant(4 : i64) : i64
  %8 = llvm.alloca %k x f32 : (i64) -> !llvm.ptr
  llvm.store %k, %8 : i64, !llvm.ptr
  llvm.return
}
func.func @mixed(%m : index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %m step %c0 {
    llvm.call @inner() : () -> ()
  }
  memref.alloca_scope {
    scf.for %i = %c0 to %m step %c0 {
    llvm.call @inner() : () -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @static_alloca() -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.alloca %2 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.load %1 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.return %4 : f32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @marked() {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @dynamic(%arg0: i32, %arg1: i1) -> f32 {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %2 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %5 = llvm.load %2 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %6 = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.return %5 : f32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %7 = llvm.load %3 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.return %7 : f32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @test(%arg0: i1, %arg1: i32) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.alloca %2 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %5 = llvm.alloca %4 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %7 = llvm.alloca %6 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %9 = llvm.alloca %8 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %10 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %11 = llvm.alloca %10 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %12 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %13 = llvm.alloca %12 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %14 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %5 : !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %5 : !llvm.ptr
// CHECK-NEXT: %15 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: %16 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %17 = llvm.load %1 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %18 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %7 : !llvm.ptr
// CHECK-NEXT: %19 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %20 = llvm.load %7 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.intr.lifetime.end %7 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb6(%20 : f32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %21 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %22 = llvm.add %arg1, %arg1 : i32
// CHECK-NEXT: %23 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %24 = llvm.alloca %22 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.start %11 : !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.start %13 : !llvm.ptr
// CHECK-NEXT: %25 = llvm.load %24 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.cond_br %arg0, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %26 = llvm.alloca %23 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.stackrestore %21 : !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %11 : !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %13 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb5(%25 : f32)
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: %27 = llvm.load %11 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.intr.stackrestore %21 : !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %11 : !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %13 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb5(%27 : f32)
// CHECK-NEXT: ^bb5(%28: f32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: llvm.br ^bb6(%28 : f32)
// CHECK-NEXT: ^bb6(%29: f32):  // 2 preds: ^bb1, ^bb5
// CHECK-NEXT: llvm.return %29 : f32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @inner() {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %1 : i64, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @mixed(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: scf.for %arg1 = %c0 to %arg0 step %c0 {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: llvm.store %2, %1 : i64, !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: scf.for %arg1 = %c0 to %arg0 step %c0 {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: llvm.store %2, %1 : i64, !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
