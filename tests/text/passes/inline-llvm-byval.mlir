// Arguments that are passed by value: copied, or aligned where the function only reads them.
// RUN: mica-opt --split-input-file --inline=default-pipeline= %s | FileCheck %s

llvm.func @byval_rw(%p : !llvm.ptr { llvm.byval = !llvm.struct<(i32, i8)>, llvm.align = 32 }) { llvm.store %p, %p : !llvm.ptr, !llvm.ptr
 llvm.return }
llvm.func @byval_ro(%p : !llvm.ptr { llvm.byval = f32 }) -> f32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {  %0 = llvm.load %p : !llvm.ptr -> f32
 llvm.return %0 : f32 }
llvm.func @byval_al(%p : !llvm.ptr { llvm.byval = f32, llvm.align = 16 }) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {  llvm.return }
llvm.mlir.global @g() {alignment = 16 : i64} : f32
llvm.mlir.global @g2() {alignment = 8 : i64} : f32
llvm.func @t(%a : !llvm.ptr, %b : !llvm.ptr {llvm.align = 16}, %c : i1) {
  %k = llvm.mlir.constant(1 : i64) : i64
  %x = llvm.alloca %k x f32 {alignment = 4} : (i64) -> !llvm.ptr
  %y = llvm.alloca %k x f32 {alignment = 64} : (i64) -> !llvm.ptr
  llvm.call @byval_rw(%a) : (!llvm.ptr) -> ()
  %1 = llvm.call @byval_ro(%a) : (!llvm.ptr) -> f32
  llvm.call @byval_al(%a) : (!llvm.ptr) -> ()
  llvm.call @byval_al(%b) : (!llvm.ptr) -> ()
  llvm.call @byval_al(%x) : (!llvm.ptr) -> ()
  llvm.call @byval_al(%y) : (!llvm.ptr) -> ()
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %g2 = llvm.mlir.addressof @g2 : !llvm.ptr
  llvm.call @byval_al(%g) : (!llvm.ptr) -> ()
  llvm.call @byval_al(%g2) : (!llvm.ptr) -> ()
  llvm.br ^b
^b:
  llvm.call @byval_rw(%a) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32 : i64>} {
llvm.func @byval_al(%p : !llvm.ptr { llvm.byval = f32, llvm.align = 16 }) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {  llvm.return }
llvm.func @t() {
  %k = llvm.mlir.constant(1 : i64) : i64
  %x = llvm.alloca %k x f32 {alignment = 4} : (i64) -> !llvm.ptr
  %y = llvm.alloca %k x f32 {alignment = 8} : (i64) -> !llvm.ptr
  %w = llvm.alloca %k x f32 : (i64) -> !llvm.ptr
  llvm.call @byval_al(%x) : (!llvm.ptr) -> ()
  llvm.call @byval_al(%y) : (!llvm.ptr) -> ()
  llvm.call @byval_al(%w) : (!llvm.ptr) -> ()
  llvm.return
}
}

// CHECK: module {
// CHECK-NEXT: llvm.func @byval_rw(%arg0: !llvm.ptr {llvm.align = 32 : i64, llvm.byval = !llvm.struct<(i32, i8)>}) {
// CHECK-NEXT: llvm.store %arg0, %arg0 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @byval_ro(%arg0: !llvm.ptr {llvm.byval = f32}) -> f32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
// CHECK-NEXT: %0 = llvm.load %arg0 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.return %0 : f32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @byval_al(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = f32}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32, alignment = 16 : i64} : f32
// CHECK-NEXT: llvm.mlir.global external @g2() {addr_space = 0 : i32, alignment = 8 : i64} : f32
// CHECK-NEXT: llvm.func @t(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.align = 16 : i64}, %arg2: i1) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x f32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %3 = llvm.alloca %2 x f32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %5 = llvm.alloca %4 x !llvm.struct<(i32, i8)> {alignment = 32 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %7 = llvm.alloca %6 x !llvm.struct<(i32, i8)> {alignment = 32 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %8 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %9 = llvm.alloca %8 x f32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %10 = llvm.alloca %8 x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %11 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%5, %arg0, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.store %5, %5 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %12 = llvm.load %arg0 : !llvm.ptr -> f32
// CHECK-NEXT: %13 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%3, %arg0, %13) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %14 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: %15 = llvm.mlir.addressof @g2 : !llvm.ptr
// CHECK-NEXT: %16 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%1, %15, %16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %17 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%7, %arg0, %17) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.store %7, %7 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32 : i64>} {
// CHECK-NEXT: llvm.func @byval_al(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = f32}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @t() {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x f32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %3 = llvm.alloca %2 x f32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %5 = llvm.alloca %4 x f32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.alloca %4 x f32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %7 = llvm.alloca %4 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %8 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%3, %5, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %9 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%1, %7, %9) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
