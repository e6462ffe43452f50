// --verify-roundtrip reads back what would be printed.
// RUN: mica-opt %s --verify-roundtrip --allow-unregistered-dialect | FileCheck %s

// CHECK: func.func @f
func.func @f(%x: i32, %n: index) -> i32 {
  %c = arith.constant 7 : i32
  %r = scf.for %i = %n to %n step %n iter_args(%a = %c) -> (i32) {
    %s = arith.addi %a, %x overflow<nsw> : i32
    scf.yield %s : i32
  }
  "x.a"() {m = affine_map<(d0) -> (d0)>} : () -> () loc(fused["a.c":1:2, "n"])
  return %r : i32
}
