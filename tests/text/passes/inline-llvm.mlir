// Functions of the llvm dialect, and what keeps them from being inlined.
// RUN: mica-opt %s --inline=default-pipeline= | FileCheck %s

llvm.func internal @g(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
llvm.func internal @v(%a: !llvm.ptr {llvm.align = 8 : i64, llvm.noundef}, %c: i1) {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  llvm.store %c, %a : i1, !llvm.ptr
  llvm.return
}
llvm.func internal @n(%a: !llvm.ptr {llvm.noalias}, %c: i1) {
  llvm.store %c, %a : i1, !llvm.ptr
  llvm.return
}
llvm.func internal @b(%a: !llvm.ptr {llvm.byval = i32}, %c: i1) {
  llvm.return
}
llvm.func internal @alloc() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.return
}
llvm.func internal @pass() attributes {passthrough = ["returns_twice"]} {
  llvm.return
}
llvm.func internal @pass2() attributes {passthrough = ["cold", ["a", "b"]], personality = @g} {
  llvm.return
}
llvm.func internal @pass3() -> i32 attributes {passthrough = ["cold", ["a", "b"]], always_inline} {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @un() { llvm.unreachable }
func.func private @m(%a: i32) -> i32 { return %a : i32 }
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) -> i32 {
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.call @v(%p, %c) : (!llvm.ptr, i1) -> ()
  llvm.call @pass() : () -> ()
  llvm.call @pass2() : () -> ()
  llvm.call tail @un() : () -> ()
  %1 = llvm.call @pass3() : () -> i32
  %2 = llvm.call @g(%0) {no_inline} : (i32) -> i32
  %3 = func.call @m(%2) : (i32) -> i32
  llvm.return %0 : i32
}
func.func @ff(%a: i32) -> i32 {
  %0 = llvm.call @g(%a) : (i32) -> i32
  return %0 : i32
}
llvm.func @stays(%p: !llvm.ptr, %c: i1) {
  llvm.call @vararg(%c) vararg(!llvm.func<void (i1, ...)>) : (i1) -> ()
  llvm.return
}
llvm.func internal @vararg(%c: i1, ...) {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func internal @g(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func internal @v(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noundef}, %arg1: i1) {
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.store %arg1, %arg0 : i1, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func internal @n(%arg0: !llvm.ptr {llvm.noalias}, %arg1: i1) {
// CHECK-NEXT: llvm.store %arg1, %arg0 : i1, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func internal @b(%arg0: !llvm.ptr {llvm.byval = i32}, %arg1: i1) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func internal @alloc() {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func internal @pass() attributes {passthrough = ["returns_twice"]} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func internal @pass2() attributes {passthrough = ["cold", ["a", "b"]], personality = @g} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func internal @pass3() -> i32 attributes {always_inline, passthrough = ["cold", ["a", "b"]]} {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @un() {
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) -> i32 {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT: llvm.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.store %arg2, %arg1 : i1, !llvm.ptr
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: llvm.call @pass() : () -> ()
// CHECK-NEXT: llvm.call @pass2() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb4:  // no predecessors
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %2 = llvm.call @g(%0) {no_inline} : (i32) -> i32
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @ff(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @stays(%arg0: !llvm.ptr, %arg1: i1) {
// CHECK-NEXT: llvm.call @vararg(%arg1) vararg(!llvm.func<void (i1, ...)>) : (i1) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func internal @vararg(%arg0: i1, ...) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
