// RUN: mica-opt %s --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: llvm.func @a(!llvm.struct<"a", (struct<"b", (struct<"a">, struct<"c", (struct<"b">, i32)>)>, i32)>)
// CHECK: llvm.func @b(!llvm.struct<"b", (struct<"a", (struct<"b">, i32)>, struct<"c", (struct<"b">, i32)>)>)
llvm.func @a(!llvm.struct<"a", (struct<"b", (struct<"a">, struct<"c", (struct<"b">, i32)>)>, i32)>)
llvm.func @b(!llvm.struct<"b", (struct<"a", (struct<"b">, i32)>, struct<"c", (struct<"b">, i32)>)>)

// -----

// What contains a type that isn't LLVM's isn't either; what stands beside it may be.
// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @a(!llvm.struct<"d", (struct<"e", (struct<"d">, i32)>, struct<"f", (struct<"d">, memref<2xi32>)>)>)

// -----

llvm.func @e(!llvm.struct<"g", (struct<"h", (struct<"g">, i32)>)>)
// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @d(!llvm.struct<"i", (struct<"j", (struct<"i">, f16)>, memref<2xi32>)>)
