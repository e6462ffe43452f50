// What can't be run says why, where.
// RUN: not mica-run %s 1 0 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not mica-run --steps=100 --entry=endless %s 2>&1 | FileCheck %s --check-prefix=STEPS
// RUN: not mica-run --entry=deep %s 2>&1 | FileCheck %s --check-prefix=DEPTH
// RUN: not mica-run --entry=nobody %s 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not mica-run %s 1 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not mica-run %s 1 x 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not mica-run --entry=declared %s 2>&1 | FileCheck %s --check-prefix=BODY
// RUN: not mica-run 2>&1 | FileCheck %s --check-prefix=USAGE

// USAGE: usage: mica-run [--entry=NAME] [--steps=N] FILE [ARGUMENT...]
// NAME: error: there is no function 'nobody'; --entry=NAME names another
// COUNT: error: 'func.func' op takes 2 arguments, not 1
// ARGUMENT: error: expected attribute value
func.func @main(%a: i32, %b: i32) -> i32 {
  // ZERO: errors.mlir:[[#@LINE+1]]:8: error: 'arith.divsi' op can't be run: it has no value for its operands, or doesn't say what it gives
  %q = arith.divsi %a, %b : i32
  return %q : i32
}
func.func @endless() {
  cf.br ^bb1
^bb1:
  // STEPS: error: 'cf.br' op can't be run: too many operations were run
  cf.br ^bb1
}
func.func @deep() {
  // DEPTH: error: 'func.call' op can't be run: calls are nested too deeply
  func.call @deep() : () -> ()
  return
}
// BODY: error: 'func.func' op can't be run: what it calls has no body
func.func private @declared()
