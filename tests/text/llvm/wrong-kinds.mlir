// RUN: mica-opt %s | FileCheck %s
// An inherent attribute of the wrong kind in a dictionary leaves none, even where it has a default.

// CHECK: llvm.mlir.global external @a() : i32
llvm.mlir.global external @a() {addr_space = "x"} : i32
// CHECK: llvm.mlir.global external @b() {addr_space = 0 : i32} : i32
llvm.mlir.global external @b() {dso_local = 3} : i32
