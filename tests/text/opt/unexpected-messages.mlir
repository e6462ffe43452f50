// What did not come, and what came unannounced.
// RUN: not mica-opt %S/Inputs/unexpected.mlir --split-input-file --verify-diagnostics 2>&1 >/dev/null | FileCheck %s --strict-whitespace
// RUN: not mica-opt %S/Inputs/unexpected.mlir --split-input-file --verify-diagnostics=only-expected 2>&1 | FileCheck %s --check-prefix=ONLY

// CHECK:unexpected.mlir:9:4: error: found start of regex with no end '}}'
// CHECK-NEXT:{{^}}// expected-error-re {{[{][{]open [{][{]a[}][}]}}
// CHECK-NEXT:{{^   \^~+$}}
// CHECK-NEXT:unexpected.mlir:10:4: error: invalid regex: parentheses not balanced
// CHECK:unexpected.mlir:2:3: error: unexpected error: 'func.return' op has 0 operands
// CHECK-NEXT:{{^}}  return
// CHECK-NEXT:{{^  \^$}}
// CHECK:unexpected.mlir:6:6: error: 'error' diagnostic emitted when expecting a 'warning'
// CHECK:unexpected.mlir:6:6: error: expected warning "has 0 operands" was not produced
// CHECK:unexpected.mlir:11:4: error: expected error "never" was not produced
// CHECK-NEXT:{{^}}// expected-error {{[{][{]never[}][}]}}
// CHECK-NEXT:{{^   \^~+$}}
// ONLY-NOT: unexpected error
// ONLY: "never" was not produced
