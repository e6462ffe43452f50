// How many slots went, and how many arguments came; the option has no effect, as in MLIR 22.
// RUN: mica-opt %s --mem2reg --mlir-pass-statistics 2>&1 >/dev/null | FileCheck %s
// RUN: mica-opt %s --mem2reg > %t.on
// RUN: mica-opt %s --mem2reg=region-simplify=false > %t.off
// RUN: diff %t.on %t.off

// CHECK: Mem2Reg
// CHECK-DAG: (S) 1 new block args - Total amount of new block argument inserted in blocks
// CHECK-DAG: (S) 2 promoted slots - Total amount of memory slot promoted
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = memref.alloca() : memref<i32>
  %1 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  memref.store %a, %1[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %2 = memref.load %1[] : memref<i32>
  memref.store %2, %0[] : memref<i32>
  cf.br ^bb2
^bb2:
  %3 = memref.load %0[] : memref<i32>
  return %3 : i32
}
