// Where operations stand in the text that is written; with a tag, beside their own locations.
// RUN: mica-opt %s --snapshot-op-locations=filename=%t --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// RUN: FileCheck %s --check-prefix=FILE < %t
// RUN: mica-opt %s --snapshot-op-locations="filename=%t tag=snap print-op-generic" --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=TAG
// RUN: FileCheck %s --check-prefix=GENERIC < %t
// RUN: mica-opt %s --snapshot-op-locations --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=TEMPORARY
// RUN: not mica-opt %s --snapshot-op-locations=filename=%t/no/such 2>&1 | FileCheck %s --check-prefix=ERROR

module {
  func.func @f(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32 loc("add")
    return %0 : i32
  }
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: i32 loc("{{.*}}snapshot-op-locations.mlir":10:16)) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32 loc("{{.*}}.tmp":3:4)
// CHECK-NEXT:     return %0 : i32 loc("{{.*}}.tmp":4:4)
// CHECK-NEXT:   } loc("{{.*}}.tmp":2:2)
// CHECK-NEXT: } loc("{{.*}}.tmp":1:0)

// FILE:      module {
// FILE-NEXT:   func.func @f(%arg0: i32) -> i32 {
// FILE-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// FILE-NEXT:     return %0 : i32

// TAG: %0 = arith.addi %arg0, %arg0 : i32 loc(fused["add", "snap"("{{.*}}.tmp":4:4)])
// GENERIC: %0 = "arith.addi"(%arg0, %arg0)

// TEMPORARY: return %0 : i32 loc("{{.*}}mlir_snapshot-{{[0-9a-f]+}}.tmp.mlir":4:4)

// ERROR: error: cannot open output file '{{.*}}no/such': N{{ot a directory|o such file or directory}}
