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

// Custom forms don't show the locations of all operations.
// CHECK: func.func @masked
func.func @masked(%a: vector<16xf32>, %m: vector<16xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<16xf32> into f32 loc("x") } : vector<16xi1> -> f32 loc("y")
  return %0 : f32
}

// What can't be read back, or is another then, is an error.
// RUN: echo '"probe.silent_parse"() : () -> ()' | not mica-test-opt --verify-roundtrip 2>&1 | FileCheck %s --check-prefix=LOST
// LOST: error: 'builtin.module' op failed to parse the content back, cannot verify round-trip.
// RUN: echo 'probe.format_growing 1' | not mica-test-opt --verify-roundtrip 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: 'builtin.module' op roundTrip testing roundtripped module differs from reference:
// OTHER: "probe.format_growing"{{.*}}2
// OTHER: =====
// OTHER: "probe.format_growing"{{.*}}3
