// The flags that say how to print hold for messages and for the operations that their notes show.
// RUN: not mica-opt %s --mlir-print-debuginfo --mlir-pretty-debuginfo --split-input-file 2>&1 >/dev/null | FileCheck %s --check-prefix=PRETTY
// RUN: not mica-opt %s --mlir-print-debuginfo --split-input-file 2>&1 >/dev/null | FileCheck %s --check-prefix=LOCATIONS
// RUN: not mica-opt %s --mlir-print-skip-regions --split-input-file 2>&1 >/dev/null | FileCheck %s --check-prefix=SKIP
// RUN: not mica-opt %s --mlir-print-value-users --split-input-file 2>&1 >/dev/null | FileCheck %s --check-prefix=USERS
// RUN: not mica-opt %s --mlir-elide-elementsattrs-if-larger=2 --split-input-file 2>&1 >/dev/null | FileCheck %s --check-prefix=ELIDE
// RUN: not mica-opt %s --mlir-print-elementsattrs-with-hex-if-larger=2 --split-input-file 2>&1 >/dev/null | FileCheck %s --check-prefix=HEX

// LOCATIONS: note: see current operation: "func.return"() : () -> () loc("a.c":1:2)
// PRETTY: note: see current operation: "func.return"() : () -> () a.c:1:2
func.func @location() -> i32 {
  return loc("a.c":1:2)
}

// -----

// SKIP: note: see current operation: %0 = "scf.if"(%arg0) ({...}, {...}) {d = dense<[1, 2, 3]> : tensor<3xi32>} : (i1) -> i32
// USERS: %1 = "scf.if"(%arg0) ({
// USERS: }) {d = dense<[1, 2, 3]> : tensor<3xi32>} : (i1) -> i32 // unused
// HEX: }) {d = dense<"0x010000000200000003000000"> : tensor<3xi32>} : (i1) -> i32
// Notes elide what has more than 16 elements, whatever the flag says.
// ELIDE: }) {d = dense<[1, 2, 3]> : tensor<3xi32>} : (i1) -> i32
func.func @regions(%a: i1) {
  %0 = scf.if %a -> i32 {
    scf.yield
  } else {
    scf.yield
  } {d = dense<[1, 2, 3]> : tensor<3xi32>}
  return
}

// -----

// ELIDE: error: invalid properties {operandSegmentSizes = dense_resource<__elided__> : tensor<3xi32>} for op cf.cond_br:
// HEX: error: invalid properties {operandSegmentSizes = dense<"0x010000000200000003000000"> : tensor<3xi32>} for op cf.cond_br:
func.func @attribute(%a: i1) {
  "cf.cond_br"(%a)[^b, ^b] <{operandSegmentSizes = dense<[1, 2, 3]> : tensor<3xi32>}> : (i1) -> ()
^b:
  return
}
