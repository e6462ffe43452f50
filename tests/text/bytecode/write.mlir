// What a file begins with, and that it holds what the text holds.

// RUN: mica-opt --emit-bytecode %s -o %t.bc && od -An -c -N 16 %t.bc | FileCheck %s --check-prefix=HEAD
// RUN: mica-opt --emit-bytecode --bytecode-producer=other %s -o %t.bc && od -An -c -N 12 %t.bc | FileCheck %s --check-prefix=PRODUCER
// RUN: mica-opt %s --mlir-print-debuginfo --mlir-print-op-generic -o %t.mlir
// RUN: for v in 0 1 2 3 4 5 6; do mica-opt --emit-bytecode --emit-bytecode-version=$v %s -o %t.$v.bc && mica-opt %t.$v.bc --mlir-print-debuginfo --mlir-print-op-generic | cmp - %t.mlir || exit 1; done
// RUN: od -An -c -j 4 -N 1 %t.0.bc | FileCheck %s --check-prefix=OLDEST
// HEAD: M L 357 R {{\\r}} M i c a {{[0-9] [.] [0-9]+}}
// PRODUCER: M L 357 R {{\\r}} o t h e r {{\\0}}
// OLDEST: 001

// A file is written again as it is, the version it came in aside.
// RUN: mica-opt --emit-bytecode %t.6.bc | cmp - %t.6.bc
// RUN: mica-opt --emit-bytecode %t.2.bc | cmp - %t.6.bc

func.func @sizes(%a: memref<?x4xf32>, %i: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %a[%i, 0] [%i, %i] [%i, %i] : memref<?x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @buffer() {
  %0 = arith.constant dense<1.5> : memref<64xf32>
  return
}
func.func @blocks(%c: i1, %x: i32) -> i32 attributes {note = {a = [1, "two", @sizes::@b, dense<[true, false, true]> : tensor<3xi1>]}} {
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%y: i32 loc(unknown)):
  %s = arith.addi %y, %x overflow<nsw> : i32
  return %s : i32
^b:
  %z = arith.muli %x, %x {big = -1 : i128, f = 1.5 : f80} : i32 loc(fused<"m">["a", "b":1:2 to :5])
  cf.br ^a(%z : i32)
}
