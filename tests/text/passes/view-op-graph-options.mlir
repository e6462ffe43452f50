// The order of operations as edges, and labels without types and attributes.
// RUN: mica-opt %s --view-op-graph="print-attrs=false print-control-flow-edges=true print-data-flow-edges=false print-result-types=false max-label-len=5" 2>&1 >/dev/null | FileCheck %s

func.func @f(%c: i1, %a: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: digraph G {
// CHECK-NEXT: compound = true;
// CHECK-NEXT: subgraph cluster_1 {
// CHECK-NEXT: v2 [label = " ", shape = plain];
// CHECK-NEXT: label = "builtin.module";
// CHECK-NEXT: subgraph cluster_3 {
// CHECK-NEXT: v4 [label = " ", shape = plain];
// CHECK-NEXT: label = "";
// CHECK-NEXT: subgraph cluster_5 {
// CHECK-NEXT: v6 [label = " ", shape = plain];
// CHECK-NEXT: label = "func.func";
// CHECK-NEXT: subgraph cluster_7 {
// CHECK-NEXT: v8 [label = " ", shape = plain];
// CHECK-NEXT: label = "";
// CHECK-NEXT: v9 [label = "<res_arg0> %arg0", shape = Mrecord];
// CHECK-NEXT: v10 [label = "<res_arg1> %arg1", shape = Mrecord];
// CHECK-NEXT: subgraph cluster_11 {
// CHECK-NEXT: v12 [label = " ", shape = plain];
// CHECK-NEXT: label = "scf.if";
// CHECK-NEXT: subgraph cluster_13 {
// CHECK-NEXT: v14 [label = " ", shape = plain];
// CHECK-NEXT: label = "";
// CHECK-NEXT{LITERAL}: v15 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg1> %arg1}|scf.yield\l}", shape = Mrecord, style = filled];
// CHECK-NEXT: }
// CHECK-NEXT: subgraph cluster_16 {
// CHECK-NEXT: v17 [label = " ", shape = plain];
// CHECK-NEXT: label = "";
// CHECK-NEXT{LITERAL}: v18 [fillcolor = "0.166667 0.3 0.95", label = "{{<arg_arg1> %arg1|<arg_arg1> %arg1}|arith.addi\l|{<res_1> %1}}", shape = Mrecord, style = filled];
// CHECK-NEXT{LITERAL}: v19 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_1> %1}|scf.yield\l}", shape = Mrecord, style = filled];
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT{LITERAL}: v20 [fillcolor = "0.500000 0.3 0.95", label = "{{<arg_0> %0}|func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: v18 -> v19[style = dashed];
// CHECK-NEXT: v12 -> v20[ltail = cluster_11, style = dashed];
// CHECK-NEXT: }
