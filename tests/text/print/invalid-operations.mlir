// The note below an error shows the operation in generic form.
// RUN: not mica-opt %s 2>&1 | FileCheck %s --strict-whitespace
// RUN: not mica-opt %s --mlir-print-op-on-diagnostic=false 2>&1 | FileCheck %s --check-prefix=OFF

// CHECK:{{.*}}.mlir:[[#@LINE+5]]:3: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK-NEXT:  "arith.addi"(%x, %x) : (f32, f32) -> f32
// CHECK-NEXT:{{^  \^$}}
// CHECK-NEXT:{{.*}}: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (f32, f32) -> f32
func.func @f(%x: f32) {
  "arith.addi"(%x, %x) : (f32, f32) -> f32
  return
}
// OFF: error:
// OFF-NOT: note:
