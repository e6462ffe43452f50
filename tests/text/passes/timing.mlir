// How long it took, as a tree, merged by name, and as JSON; a report for each piece.
// RUN: mica-opt %s --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)' --mlir-timing -o /dev/null 2>&1 | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt %s --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)' --mlir-timing --mlir-timing-display=list -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: mica-opt %s --pass-pipeline='builtin.module(func.func(cse))' --mlir-timing --mlir-output-format=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=JSON
// RUN: mica-opt %s --inline --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=OWN
// RUN: not mica-opt %s --mlir-timing --split-input-file=return -o /dev/null 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not mica-opt %s --mlir-timing-display=pipeline 2>&1 | FileCheck %s --check-prefix=WRONG

//      CHECK:===-------------------------------------------------------------------------===
// CHECK-NEXT:                         ... Execution time report ...
// CHECK-NEXT:===-------------------------------------------------------------------------===
// CHECK-NEXT:  Total Execution Time: {{[0-9.]+}} seconds
// CHECK-EMPTY:
// CHECK-NEXT:  ----Wall Time----  ----Name----
// CHECK-NEXT:  {{ *[0-9.]+ \( *[0-9.]+}}%)  Parser
// CHECK-NEXT:  {{ *[0-9.]+ \( *[0-9.]+}}%)  'func.func' Pipeline
// CHECK-NEXT:  {{ *[0-9.]+ \( *[0-9.]+}}%)    CSE
//      CHECK:  {{ *[0-9.]+ \( *[0-9.]+}}%)    Canonicalizer
// CHECK-NEXT:  {{ *[0-9.]+ \( *[0-9.]+}}%)  SymbolDCE
// CHECK-NEXT:  {{ *[0-9.]+ \( *[0-9.]+}}%)  Output
// CHECK-NEXT:  {{ *-?[0-9.]+ \( *-?[0-9.]+}}%)  Rest
// CHECK-NEXT:  {{ *[0-9.]+}} (100.0%)  Total

// LIST: ----Wall Time----  ----Name----
// LIST-NEXT: {{[0-9.]+}} (100.0%)  root
// LIST-DAG: Parser
// LIST-DAG: Pipeline Collection : ['func.func']
// LIST-DAG: 'func.func' Pipeline
// LIST-DAG: CSE
// LIST-DAG: Canonicalizer
// LIST-DAG: SymbolDCE
// LIST-DAG: Output
// LIST: Rest
// LIST-NEXT: (100.0%)  Total

// JSON: [
// JSON-NEXT: {"wall": {"duration": {{ *[0-9.]+}}, "percentage": {{ *[0-9.]+}}}, "name": "Parser", "passes": [
// JSON-NEXT: {}]},
// JSON-NEXT: "name": "'func.func' Pipeline", "passes": [
// JSON-NEXT: {"wall": {"duration": {{ *[0-9.]+}}, "percentage": {{ *[0-9.]+}}}, "name": "CSE", "passes": [
// JSON-NEXT: "name": "(A) DominanceInfo", "passes": [
// JSON-NEXT: {}]},
// JSON-NEXT: {}]},
// JSON-NEXT: {}]},
// JSON-NEXT: "name": "Output", "passes": [
// JSON-NEXT: {}]},
// JSON-NEXT: "name": "Rest"},
// JSON-NEXT: "percentage": 100.0}, "name": "Total"}
// JSON-NEXT: ]

// A pipeline that a pass runs by itself stands beside it.
// OWN: ----Name----
// OWN-NEXT: %)  Parser
// OWN-NEXT: %)  Inliner
// OWN: %)  'func.func' Pipeline
// OWN-NEXT: %)    Canonicalizer

// FAILED: error:
// FAILED: Execution time report
// FAILED: %)  Parser
// FAILED-NEXT: %)  Rest

// WRONG: mica-opt: for the --mlir-timing-display option: 'pipeline' value invalid, expected list or tree
func.func private @g(%a: i32) -> i32 {
  return %a : i32
}
func.func @f(%a: i32) -> i32 {
  %0 = call @g(%a) : (i32) -> i32
  return %0 : i32
}
