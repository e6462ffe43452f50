// Locations: by aliases after the operations, where an argument needs one before them; inline in local scope.
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-debuginfo | FileCheck %s
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo | FileCheck %s --check-prefix=PRETTY

// CHECK: #[[ARG:loc[0-9]*]] = loc("arg.c":7:8)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.a"() : () -> () loc(#[[CALL:loc[0-9]+]])
// CHECK-NEXT: func.func @f(%arg0: i32 loc("arg.c":7:8)) {
// CHECK-NEXT: return loc(#[[RANGE:loc[0-9]+]])
// CHECK-NEXT: } loc(#[[UNKNOWN:loc[0-9]+]])
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("{{.*}}debug-info.mlir":0:0)
// CHECK-NEXT: #[[F:loc[0-9]+]] = loc("f")
// CHECK-NEXT: #[[A:loc[0-9]+]] = loc("a.c":1:2)
// CHECK-NEXT: #[[B:loc[0-9]+]] = loc("b.c":3:4)
// CHECK-NEXT: #[[UNKNOWN]] = loc(unknown)
// CHECK-NEXT: #[[RANGE]] = loc("r.c":1:2 to 3:4)
// CHECK-NEXT: #[[N:loc[0-9]+]] = loc("n"(#[[B]]))
// CHECK-NEXT: #[[FUSED:loc[0-9]+]] = loc(fused<"meta">[#[[A]], #[[N]]])
// CHECK-NEXT: #[[CALL]] = loc(callsite(#[[F]] at #[[FUSED]]))

// LOCAL: "x.a"() : () -> () loc(callsite("f" at fused<"meta">["a.c":1:2, "n"("b.c":3:4)]))
// LOCAL: func.func @f(%arg0: i32 loc("arg.c":7:8)) {
// LOCAL-NEXT: return loc("r.c":1:2 to 3:4)
// LOCAL-NEXT: } loc(unknown)

// PRETTY: return r.c:1:2 to 3:4
// PRETTY-NEXT: } [unknown]
"x.a"() : () -> () loc(callsite("f" at fused<"meta">["a.c":1:2, "n"("b.c":3:4)]))
func.func @f(%x: i32 loc("arg.c":7:8)) {
  return loc("r.c":1:2 to 3:4)
} loc(unknown)
