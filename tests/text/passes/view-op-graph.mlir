// Operations as a graph: what is escaped, what is cut, clusters, edges of values.
// RUN: mica-opt --allow-unregistered-dialect %s --view-op-graph 2>&1 >/dev/null | FileCheck %s

func.func @f(%a: i32, %c: i1, %m: memref<4x4x4x4x4xi32, strided<[1, 2, 3, 4, 5], offset: 7>>) attributes {
    d.array = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], d.splat = dense<3> : tensor<40x40xi32>,
    d.text = "a|b{c}\\e", d.elements = dense<[[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 4, 5, 6, 7, 8, 9]]> : tensor<2x9xi32>} {
  %0 = arith.addi %a, %a : i32
  %1:2 = "test.two"(%0, %c) {name = 1 : i32} : (i32, i1) -> (memref<4x4x4x4x4xi32>, i32)
  %2:2 = scf.if %c -> (memref<4x4x4x4x4xi32>, i32) {
    scf.yield %1#0, %1#1 : memref<4x4x4x4x4xi32>, i32
  } else {
    %3 = "test.nested"(%0) ({
    ^bb0(%x: i32):
      "test.inner"(%x) : (i32) -> ()
    }, {
    }) : (i32) -> i32
    scf.yield %1#0, %3 : memref<4x4x4x4x4xi32>, i32
  }
  cf.cond_br %c, ^bb1(%2#1 : i32), ^bb2
^bb1(%p: i32):
  return
^bb2:
  return
}

// CHECK: digraph G {
// CHECK-NEXT: compound = true;
// CHECK-NEXT: subgraph cluster_1 {
// CHECK-NEXT: v2 [label = " ", shape = plain];
// CHECK-NEXT: label = "builtin.module : ()\l";
// CHECK-NEXT: subgraph cluster_3 {
// CHECK-NEXT: v4 [label = " ", shape = plain];
// CHECK-NEXT: label = "";
// CHECK-NEXT: subgraph cluster_5 {
// CHECK-NEXT: v6 [label = " ", shape = plain];
// CHECK-NEXT{LITERAL}: label = "func.func : ()\ld.array: [...]\ld.elements: [[...]] : tensor\<2x9xi32\>\ld.splat: dense\<3\> : tensor\<40x40xi32\>\ld.text: \"a\|b\{c\}\\e\"\lfunction_type: (i32, i1, memref\<4x4...\lsym_name: \"f\"\l";
// CHECK-NEXT: subgraph cluster_7 {
// CHECK-NEXT: v8 [label = " ", shape = plain];
// CHECK-NEXT: label = "";
// CHECK-NEXT: v9 [label = "<res_arg0> %arg0 i32", shape = Mrecord];
// CHECK-NEXT: v10 [label = "<res_arg1> %arg1 i1", shape = Mrecord];
// CHECK-NEXT: v11 [label = "<res_arg2> %arg2 memref\<4x4x4x4x4xi32...", shape = Mrecord];
// CHECK-NEXT{LITERAL}: v12 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_arg0> %arg0}|arith.addi\l\loverflowFlags: #arith.overflow\<none...\l|{<res_0> %0 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT{LITERAL}: v13 [fillcolor = "0.100000 0.3 0.95", label = "{{<arg_0> %0|<arg_arg1> %arg1}|test.two\l\lname: 1 : i32\l|{<res_1_0> %1#0 memref\<4x4x4x4x4xi32...|<res_1_1> %1#1 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT: subgraph cluster_14 {
// CHECK-NEXT: v15 [label = " ", shape = plain];
// CHECK-NEXT: label = "scf.if : (memref<4x4x4x4x4xi32...)\l";
// CHECK-NEXT: subgraph cluster_16 {
// CHECK-NEXT: v17 [label = " ", shape = plain];
// CHECK-NEXT: label = "";
// CHECK-NEXT{LITERAL}: v18 [fillcolor = "0.200000 0.3 0.95", label = "{{<arg_1_0> %1#0|<arg_1_1> %1#1}|scf.yield\l}", shape = Mrecord, style = filled];
// CHECK-NEXT: }
// CHECK-NEXT: subgraph cluster_19 {
// CHECK-NEXT: v20 [label = " ", shape = plain];
// CHECK-NEXT: label = "";
// CHECK-NEXT: subgraph cluster_21 {
// CHECK-NEXT: v22 [label = " ", shape = plain];
// CHECK-NEXT: label = "test.nested : (i32)\l";
// CHECK-NEXT: subgraph cluster_23 {
// CHECK-NEXT: v24 [label = " ", shape = plain];
// CHECK-NEXT: label = "";
// CHECK-NEXT: v25 [label = "<res_arg3> %arg3 i32", shape = Mrecord];
// CHECK-NEXT{LITERAL}: v26 [fillcolor = "0.300000 0.3 0.95", label = "{{<arg_arg3> %arg3}|test.inner\l}", shape = Mrecord, style = filled];
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT{LITERAL}: v27 [fillcolor = "0.200000 0.3 0.95", label = "{{<arg_1_0> %1#0|<arg_4> %4}|scf.yield\l}", shape = Mrecord, style = filled];
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT{LITERAL}: v28 [fillcolor = "0.600000 0.3 0.95", label = "{{<arg_arg1> %arg1|<arg_2_1> %2#1}|cf.cond_br\l\loperandSegmentSizes: array\<i32: 1, 1, 0\>\l}", shape = Mrecord, style = filled];
// CHECK-NEXT: }
// CHECK-NEXT: subgraph cluster_29 {
// CHECK-NEXT: v30 [label = " ", shape = plain];
// CHECK-NEXT: label = "";
// CHECK-NEXT: v31 [label = "<res_3> %3 i32", shape = Mrecord];
// CHECK-NEXT: v32 [fillcolor = "0.700000 0.3 0.95", label = "{func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT: }
// CHECK-NEXT: subgraph cluster_33 {
// CHECK-NEXT: v34 [label = " ", shape = plain];
// CHECK-NEXT: label = "";
// CHECK-NEXT: v35 [fillcolor = "0.700000 0.3 0.95", label = "{func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: v9:res_arg0:s -> v12:arg_arg0:n[style = solid];
// CHECK-NEXT: v9:res_arg0:s -> v12:arg_arg0:n[style = solid];
// CHECK-NEXT: v12:res_0:s -> v13:arg_0:n[style = solid];
// CHECK-NEXT: v10:res_arg1:s -> v13:arg_arg1:n[style = solid];
// CHECK-NEXT: v13:res_1_0:s -> v18:arg_1_0:n[style = solid];
// CHECK-NEXT: v13:res_1_1:s -> v18:arg_1_1:n[style = solid];
// CHECK-NEXT: v25:res_arg3:s -> v26:arg_arg3:n[style = solid];
// CHECK-NEXT: v12:res_0:s -> v22[lhead = cluster_21, style = solid];
// CHECK-NEXT: v13:res_1_0:s -> v27:arg_1_0:n[style = solid];
// CHECK-NEXT: v22 -> v27:arg_4:n[ltail = cluster_21, style = solid];
// CHECK-NEXT: v10:res_arg1:s -> v15[lhead = cluster_14, style = solid];
// CHECK-NEXT: v10:res_arg1:s -> v28:arg_arg1:n[style = solid];
// CHECK-NEXT: v15 -> v28:arg_2_1:n[ltail = cluster_14, style = solid];
// CHECK-NEXT: }
