// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK: module attributes {transform.target_tag = "payload", transform.with_named_sequence} {
module attributes {transform.with_named_sequence, transform.target_tag = "payload"} {
  // CHECK-LABEL: transform.named_sequence private @declared(
  transform.named_sequence private @declared(!transform.any_op {transform.consumed}, !transform.param<i64> {transform.readonly}) -> (!transform.any_op {x.y})
  // CHECK-LABEL: transform.named_sequence @"of any name"(
  transform.named_sequence @"of any name"(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op {x.y}, !transform.param<i64>) attributes {x.y} {
    // CHECK: %{{.*}} = transform.param.constant 1 : i64 -> !transform.param<i64>
    %0 = transform.param.constant 1 : i64 -> !transform.param<i64>
    // CHECK: transform.yield %{{.*}}, %{{.*}} {x.y} : !transform.any_op, !transform.param<i64>
    transform.yield %op, %0 {x.y} : !transform.any_op, !transform.param<i64>
  }
  // CHECK-LABEL: transform.named_sequence @is_loop(
  transform.named_sequence @is_loop(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    // CHECK: transform.match.operation_name %{{.*}} ["scf.for"] : !transform.any_op
    transform.match.operation_name %op ["scf.for"] : !transform.any_op
    // CHECK: transform.yield %{{.*}} : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  // CHECK-LABEL: transform.named_sequence @is_any(
  transform.named_sequence @is_any(%op: !transform.any_op {transform.readonly}, %n: !transform.param<i64> {transform.readonly}) {
    transform.yield
  }
  // CHECK-LABEL: transform.named_sequence @unroll(
  transform.named_sequence @unroll(%op: !transform.any_op {transform.consumed}) -> !transform.any_op {
    // CHECK: transform.loop.unroll %{{.*}} {factor = 2 : i64} : !transform.any_op
    transform.loop.unroll %op {factor = 2 : i64} : !transform.any_op
    // CHECK: %{{.*}} = transform.get_parent_op %{{.*}} : (!transform.any_op) -> !transform.any_op
    %0 = transform.get_parent_op %op : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.yield %{{.*}} : !transform.any_op
    transform.yield %0 : !transform.any_op
  }
  // CHECK-LABEL: transform.named_sequence @nothing(
  transform.named_sequence @nothing(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  // CHECK-LABEL: transform.named_sequence @uses(
  transform.named_sequence @uses(%op: !transform.any_op {transform.consumed}, %n: !transform.param<i64> {transform.readonly}) {
    // CHECK: %{{.*}} = transform.include @"of any name" failures(propagate) (%{{.*}}) : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
    %0, %1 = transform.include @"of any name" failures(propagate) (%op) : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
    // CHECK: %{{.*}} = transform.include @declared failures(suppress) (%{{.*}}, %{{.*}}) {x.y} : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    %2 = transform.include @declared failures(suppress) (%0, %1) {x.y} : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    // CHECK: %{{.*}} = transform.collect_matching @is_loop in %{{.*}} : (!transform.any_op) -> !transform.any_op
    %3 = transform.collect_matching @is_loop in %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}}, %{{.*}} = transform.foreach_match restrict_root in %{{.*}}
    %4, %5 = transform.foreach_match restrict_root in %op
        // CHECK: @is_loop -> @unroll : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
        @is_loop -> @unroll : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}} = transform.foreach_match flatten_results in %{{.*}}, %{{.*}}
    %6 = transform.foreach_match flatten_results in %4, %n
        // CHECK: @is_any -> @none : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
        @is_any -> @none : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
  // CHECK-LABEL: transform.named_sequence @none(
  transform.named_sequence @none() {
    transform.yield
  }
  // CHECK: transform.sequence  failures(propagate) {
  transform.sequence failures(propagate) {
  ^bb0(%op: !transform.any_op):
  }
  // CHECK: transform.sequence  failures(suppress) attributes {x.y} {
  transform.sequence failures(suppress) attributes {x.y} {
  ^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.any_param):
    // CHECK: %{{.*}} = sequence %{{.*}} : !transform.any_op -> !transform.op<"scf.for"> failures(propagate) {
    %0 = transform.sequence %op : !transform.any_op -> !transform.op<"scf.for"> failures(propagate) {
    ^bb1(%a: !transform.any_op):
      // CHECK: %{{.*}} = cast %{{.*}} : !transform.any_op to !transform.op<"scf.for">
      %f = transform.cast %a : !transform.any_op to !transform.op<"scf.for">
      // CHECK: yield %{{.*}} : !transform.op<"scf.for">
      transform.yield %f : !transform.op<"scf.for">
    }
    // CHECK: sequence %{{.*}}, %{{.*}}, %{{.*}} : (!transform.any_op, !transform.any_param, !transform.any_value) failures(propagate) {
    transform.sequence %op, %p, %v : !transform.any_op, !transform.any_param, !transform.any_value failures(propagate) {
    ^bb1(%a: !transform.any_op, %b: !transform.any_param, %c: !transform.any_value):
    }
    // CHECK: sequence %{{.*}}, %{{.*}}, %{{.*}} : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
    transform.sequence %op, %op, %op : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
    ^bb1(%a: !transform.any_op, %b: !transform.any_op, %c: !transform.any_op):
    }
    // CHECK: %{{.*}} = foreach %{{.*}} : !transform.any_op -> !transform.any_value {
    %1 = transform.foreach %op : !transform.any_op -> !transform.any_value {
    ^bb1(%a: !transform.any_op):
      // CHECK: %{{.*}} = transform.get_result %{{.*}}[all] : (!transform.any_op) -> !transform.any_value
      %r = transform.get_result %a[all] : (!transform.any_op) -> !transform.any_value
      // CHECK: transform.yield %{{.*}} : !transform.any_value
      transform.yield %r : !transform.any_value
    }
    // CHECK: foreach %{{.*}}, %{{.*}} with_zip_shortest : !transform.any_op, !transform.any_value {
    transform.foreach %op, %v with_zip_shortest : !transform.any_op, !transform.any_value {
    ^bb1(%a: !transform.any_op, %b: !transform.any_value):
    // CHECK: } {x.y}
    } {x.y}
    // CHECK: %{{.*}} = alternatives %{{.*}} : !transform.any_op -> !transform.any_op {
    %2 = transform.alternatives %op : !transform.any_op -> !transform.any_op {
    ^bb1(%a: !transform.any_op):
      // CHECK: transform.yield %{{.*}} : !transform.any_op
      transform.yield %a : !transform.any_op
    }, {
    ^bb1(%a: !transform.any_op):
      // CHECK: %{{.*}} = transform.get_parent_op %{{.*}} : (!transform.any_op) -> !transform.any_op
      %m = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op
      // CHECK: transform.yield %{{.*}} : !transform.any_op
      transform.yield %m : !transform.any_op
    }
    // CHECK: transform.tune.alternatives<"choice"> {
    transform.tune.alternatives <"choice"> {
      transform.yield
    }, {
      // CHECK: transform.print
      transform.print
    }
    // CHECK: %{{.*}} = transform.param.constant 1 : i64 -> !transform.param<i64>
    %3 = transform.param.constant 1 : i64 -> !transform.param<i64>
    // CHECK: %{{.*}} = transform.tune.alternatives<"choice"> selected_region = %{{.*}} : !transform.param<i64> -> !transform.param<i64> {
    %4 = transform.tune.alternatives <"choice"> selected_region = %3 : !transform.param<i64> -> !transform.param<i64> {
      // CHECK: transform.yield %{{.*}} : !transform.param<i64>
      transform.yield %3 : !transform.param<i64>
    }
    // CHECK: %{{.*}} = transform.tune.alternatives<"choice"> selected_region = 1 attributes {x.y} -> !transform.param<i64> {
    %5 = transform.tune.alternatives <"choice"> selected_region = 1 attributes {x.y} -> !transform.param<i64> {
      // CHECK: %{{.*}} = transform.param.constant 2 : i64 -> !transform.param<i64>
      %7 = transform.param.constant 2 : i64 -> !transform.param<i64>
      // CHECK: transform.yield %{{.*}} : !transform.param<i64>
      transform.yield %7 : !transform.param<i64>
    }, {
      // CHECK: %{{.*}} = transform.param.constant 3 : i64 -> !transform.param<i64>
      %7 = transform.param.constant 3 : i64 -> !transform.param<i64>
      // CHECK: transform.yield %{{.*}} : !transform.param<i64>
      transform.yield %7 : !transform.param<i64>
    }
    transform.yield
  }
  // CHECK: transform.with_pdl_patterns {
  transform.with_pdl_patterns {
  ^bb0(%op: !transform.any_op):
    // CHECK: pdl.pattern @any : benefit(1) {
    pdl.pattern @any : benefit(1) {
      // CHECK: %{{.*}} = operation
      %0 = operation
      // CHECK: rewrite %{{.*}} with "transform.dialect"
      rewrite %0 with "transform.dialect"
    }
    // CHECK: sequence %{{.*}} : !transform.any_op failures(propagate) {
    sequence %op : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      // CHECK: %{{.*}} = pdl_match @any in %{{.*}} : (!transform.any_op) -> !transform.any_op
      %0 = pdl_match @any in %a : (!transform.any_op) -> !transform.any_op
    }
  }
  // CHECK: transform.alternatives {
  transform.alternatives {
  ^bb0(%op: !transform.any_op):
  }
  // CHECK-LABEL: transform.named_sequence @matches(
  transform.named_sequence @matches(%op: !transform.any_op {transform.readonly}) {
    // CHECK: %{{.*}} = transform.match.structured failures(suppress) %{{.*}} : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.any_value, !transform.affine_map, !transform.param<i64>, !transform.param<i64>, !transform.any_op, !transform.any_value, !transform.param<i64>, !transform.param<i64>, !transform.any_value) attributes {x.y} {
    %0:13 = transform.match.structured failures(suppress) %op : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.any_value, !transform.affine_map, !transform.param<i64>, !transform.param<i64>, !transform.any_op, !transform.any_value, !transform.param<i64>, !transform.param<i64>, !transform.any_value) attributes {x.y} {
    ^bb1(%a: !transform.any_op):
      // CHECK: transform.match.structured.body %{{.*}} {passthrough} : !transform.any_op
      transform.match.structured.body %a {passthrough} : !transform.any_op
      // CHECK: transform.match.structured.body %{{.*}} {reduction_position = 0 : i64} : !transform.any_op
      transform.match.structured.body %a {reduction_position = 0 : i64} : !transform.any_op
      // CHECK: transform.match.structured.body %{{.*}} {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      transform.match.structured.body %a {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      // CHECK: %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} = transform.match.structured.classify_contraction_dims %{{.*}} : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %1, %2, %3, %4 = transform.match.structured.classify_contraction_dims %a : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      // CHECK: %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} = transform.match.structured.classify_convolution_dims %{{.*}} : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %5:8 = transform.match.structured.classify_convolution_dims %a : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      // CHECK: transform.match.structured.dim %{{.*}}[all] {parallel} : !transform.any_op
      transform.match.structured.dim %a[all] {parallel} : !transform.any_op
      // CHECK: %{{.*}} = transform.match.structured.dim %{{.*}}[0, -1] : (!transform.any_op) -> !transform.param<i64>
      %6 = transform.match.structured.dim %a[0, -1] : (!transform.any_op) -> !transform.param<i64>
      // CHECK: %{{.*}} = transform.match.structured.dim %{{.*}}[except(0)] {reduction} : (!transform.any_op) -> !transform.param<i64>
      %7 = transform.match.structured.dim %a[except(0)] {reduction} : (!transform.any_op) -> !transform.param<i64>
      // CHECK: transform.match.structured.input %{{.*}}[all] {projected_permutation} : !transform.any_op
      transform.match.structured.input %a[all] {projected_permutation} : !transform.any_op
      // CHECK: %{{.*}} = transform.match.structured.input %{{.*}}[0] : (!transform.any_op) -> !transform.any_value
      %8 = transform.match.structured.input %a[0] : (!transform.any_op) -> !transform.any_value
      // CHECK: %{{.*}} = transform.match.structured.init %{{.*}}[except(1)] {permutation} : (!transform.any_op) -> !transform.affine_map
      %9 = transform.match.structured.init %a[except(1)] {permutation} : (!transform.any_op) -> !transform.affine_map
      // CHECK: %{{.*}} = transform.match.structured.num_inputs %{{.*}} : (!transform.any_op) -> !transform.param<i64>
      %10 = transform.match.structured.num_inputs %a : (!transform.any_op) -> !transform.param<i64>
      // CHECK: %{{.*}} = transform.match.structured.num_inits %{{.*}} : (!transform.any_op) -> !transform.param<i64>
      %11 = transform.match.structured.num_inits %a : (!transform.any_op) -> !transform.param<i64>
      // CHECK: %{{.*}} = transform.match.structured.rank %{{.*}} : (!transform.any_op) -> !transform.param<i64>
      %12 = transform.match.structured.rank %a : (!transform.any_op) -> !transform.param<i64>
      // CHECK: %{{.*}} = transform.match.structured.result %{{.*}}[0] any : (!transform.any_op) -> !transform.any_op
      %13 = transform.match.structured.result %a[0] any : (!transform.any_op) -> !transform.any_op
      // CHECK: %{{.*}} = transform.match.structured.result %{{.*}}[0] : (!transform.any_op) -> !transform.any_value
      %14 = transform.match.structured.result %a[0] : (!transform.any_op) -> !transform.any_value
      // CHECK: %{{.*}} = transform.match.structured.elemental_bitwidth %{{.*}} : (!transform.any_value) -> !transform.param<i64>
      %15 = transform.match.structured.elemental_bitwidth %8 : (!transform.any_value) -> !transform.param<i64>
      // CHECK: transform.match.structured.yield %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.any_value, !transform.affine_map, !transform.param<i64>, !transform.param<i64>, !transform.any_op, !transform.any_value, !transform.param<i64>, !transform.param<i64>, !transform.any_value
      transform.match.structured.yield %1, %2, %3, %6, %8, %9, %10, %11, %13, %14, %15, %7, %8 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.any_value, !transform.affine_map, !transform.param<i64>, !transform.param<i64>, !transform.any_op, !transform.any_value, !transform.param<i64>, !transform.param<i64>, !transform.any_value
    }
    // CHECK: transform.match.structured %{{.*}} : !transform.any_op {
    transform.match.structured %op : !transform.any_op {
    ^bb1(%a: !transform.any_op):
      // CHECK: %{{.*}} = transform.match.structured.result %{{.*}}[-1] single : (!transform.any_op) -> !transform.any_op
      %1 = transform.match.structured.result %a[-1] single : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
  // CHECK-LABEL: func.func private @types(
  func.func private @types(!transform.any_op, !transform.op<"a.b">, !transform.any_value, !transform.any_param, !transform.param<i32>, !transform.affine_map, !transform.type) attributes {x.y = #transform.param_operand<index = 1 : i64>}
}
