// Pieces are read on their own; positions are those of the whole file.
// RUN: not mica-opt %s --split-input-file --allow-unregistered-dialect 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERROR <%t
// RUN: mica-opt %S/Inputs/two-pieces.mlir --split-input-file="// cut" --output-split-marker="// here" --allow-unregistered-dialect --mlir-print-debuginfo | FileCheck %s --check-prefix=OTHER

// CHECK: module {
// CHECK-NEXT: "x.first"() : () -> ()
// CHECK-NEXT: }
// CHECK: {{^// -{5}$}}
// CHECK-NEXT: {{^// -{5}$}}
// CHECK-NEXT: module {
// CHECK-NEXT: "x.third"() : () -> ()
// CHECK-NEXT: "x.fourth"() : () -> ()
// CHECK-NEXT: }
"x.first"() : () -> ()
// -----
"x.second"() : () -> +
// -----
"x.third"() : () -> ()
// ERROR: split-input.mlir:[[#@LINE+1]]:7: warning: near miss with file split marker
// ----
// ERROR: split-input.mlir:[[#@LINE-5]]:21: error: expected non-function type
"x.fourth"() : () -> ()

// OTHER: loc("{{.*}}two-pieces.mlir":1:1)
// OTHER: {{^}}// here
// OTHER: loc("{{.*}}two-pieces.mlir":2:7)
// OTHER: loc("{{.*}}two-pieces.mlir":3:1)
