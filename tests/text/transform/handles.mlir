// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK: module attributes {transform.with_named_sequence} {
module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: transform.named_sequence @handles(
  transform.named_sequence @handles(%op: !transform.any_op, %value: !transform.any_value, %param: !transform.any_param, %loop: !transform.op<"scf.for">, %n: !transform.param<i64>, %pdl: !pdl.operation) {
    // CHECK: transform.annotate %{{.*}} "note" : !transform.any_op
    transform.annotate %op "note" : !transform.any_op
    // CHECK: transform.annotate %{{.*}} "note" {x.y} = %{{.*}} : !transform.any_op, !transform.any_param
    transform.annotate %op "note" {x.y} = %param : !transform.any_op, !transform.any_param
    // CHECK: transform.apply_cse to %{{.*}} : !transform.any_op
    transform.apply_cse to %op : !transform.any_op
    // CHECK: transform.apply_dce to %{{.*}} : !transform.any_op
    transform.apply_dce to %op : !transform.any_op
    // CHECK: transform.apply_licm to %{{.*}} : !transform.any_op
    transform.apply_licm to %op : !transform.any_op
    // CHECK: %{{.*}} = transform.cast %{{.*}} : !transform.any_op to !transform.op<"scf.for">
    %0 = transform.cast %op : !transform.any_op to !transform.op<"scf.for">
    // CHECK: %{{.*}} = transform.cast %{{.*}} : !pdl.operation to !transform.any_op
    %1 = transform.cast %pdl : !pdl.operation to !transform.any_op
    // CHECK: %{{.*}} = transform.num_associations %{{.*}} : (!transform.any_op) -> !transform.param<i64>
    %2 = transform.num_associations %op : (!transform.any_op) -> !transform.param<i64>
    // CHECK: %{{.*}} = transform.num_associations %{{.*}} : (!transform.any_value) -> !transform.any_param
    %3 = transform.num_associations %value : (!transform.any_value) -> !transform.any_param
    // CHECK: %{{.*}} = transform.get_consumers_of_result %{{.*}}[0] : (!transform.any_op) -> !transform.any_op
    %4 = transform.get_consumers_of_result %op[0] : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.get_defining_op %{{.*}} : (!transform.any_value) -> !transform.any_op
    %5 = transform.get_defining_op %value : (!transform.any_value) -> !transform.any_op
    // CHECK: %{{.*}} = transform.get_parent_op %{{.*}} : (!transform.any_op) -> !transform.any_op
    %6 = transform.get_parent_op %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.get_parent_op %{{.*}} {allow_empty_results, deduplicate, isolated_from_above, nth_parent = 2 : i64, op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    %7 = transform.get_parent_op %op {allow_empty_results, deduplicate, isolated_from_above, nth_parent = 2 : i64, op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.get_producer_of_operand %{{.*}}[1] : (!transform.any_op) -> !transform.any_op
    %8 = transform.get_producer_of_operand %op[1] : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.get_operand %{{.*}}[0] : (!transform.any_op) -> !transform.any_value
    %9 = transform.get_operand %op[0] : (!transform.any_op) -> !transform.any_value
    // CHECK: %{{.*}} = transform.get_operand %{{.*}}[all] : (!transform.any_op) -> !transform.any_value
    %10 = transform.get_operand %op[all] : (!transform.any_op) -> !transform.any_value
    // CHECK: %{{.*}} = transform.get_operand %{{.*}}[except(0, -1)] : (!transform.any_op) -> !transform.any_value
    %11 = transform.get_operand %op[except(0, -1)] : (!transform.any_op) -> !transform.any_value
    // CHECK: %{{.*}} = transform.get_result %{{.*}}[1, -2] : (!transform.any_op) -> !transform.any_value
    %12 = transform.get_result %op[1, -2] : (!transform.any_op) -> !transform.any_value
    // CHECK: %{{.*}} = transform.get_type %{{.*}} : (!transform.any_value) -> !transform.type
    %13 = transform.get_type %value : (!transform.any_value) -> !transform.type
    // CHECK: %{{.*}} = transform.get_type elemental %{{.*}} : (!transform.any_value) -> !transform.type
    %14 = transform.get_type elemental %value : (!transform.any_value) -> !transform.type
    // CHECK: transform.match.operation_empty %{{.*}} : !transform.any_op
    transform.match.operation_empty %op : !transform.any_op
    // CHECK: transform.match.operation_name %{{.*}} ["scf.for", "scf.if"] : !transform.any_op
    transform.match.operation_name %op ["scf.for", "scf.if"] : !transform.any_op
    // CHECK: transform.match.param.cmpi eq %{{.*}}, %{{.*}} : !transform.param<i64>
    transform.match.param.cmpi eq %n, %2 : !transform.param<i64>
    // CHECK: transform.match.param.cmpi ge %{{.*}}, %{{.*}} : !transform.param<i64>
    transform.match.param.cmpi ge %n, %2 : !transform.param<i64>
    // CHECK: %{{.*}} = transform.merge_handles %{{.*}}, %{{.*}} : !transform.any_op
    %15 = transform.merge_handles %op, %6 : !transform.any_op
    // CHECK: %{{.*}} = transform.merge_handles deduplicate %{{.*}}, %{{.*}} : !transform.param<i64>
    %16 = transform.merge_handles deduplicate %n, %2 : !transform.param<i64>
    // CHECK: %{{.*}} = transform.split_handle %{{.*}} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %17:2 = transform.split_handle %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}} = transform.split_handle %{{.*}} {fail_on_payload_too_small = false, overflow_result = 0 : i64, pass_through_empty_handle = false} : (!transform.any_param) -> !transform.param<i64>
    %18 = transform.split_handle %param {fail_on_payload_too_small = false, overflow_result = 0 : i64, pass_through_empty_handle = false} : (!transform.any_param) -> !transform.param<i64>
    // CHECK: %{{.*}} = transform.param.constant 42 : i64 -> !transform.param<i64>
    %19 = transform.param.constant 42 : i64 -> !transform.param<i64>
    // CHECK: %{{.*}} = transform.param.constant #map -> !transform.affine_map
    %20 = transform.param.constant affine_map<(d0) -> (d0)> -> !transform.affine_map
    // CHECK: %{{.*}} = transform.param.constant "text" -> !transform.any_param
    %21 = transform.param.constant "text" -> !transform.any_param
    // CHECK: transform.print
    transform.print
    // CHECK: transform.print %{{.*}} : !transform.any_op
    transform.print %op : !transform.any_op
    // CHECK: transform.print %{{.*}} {assume_verified, name = "x", skip_regions, use_local_scope} : !transform.any_op
    transform.print %op {assume_verified, name = "x", skip_regions, use_local_scope} : !transform.any_op
    // CHECK: %{{.*}} = transform.replicate num(%{{.*}}) %{{.*}} : !transform.any_op, !transform.any_op
    %22 = transform.replicate num(%op) %6 : !transform.any_op, !transform.any_op
    // CHECK: %{{.*}} = transform.replicate num(%{{.*}}) %{{.*}}, %{{.*}} : !transform.any_op, !transform.any_op, !transform.param<i64>
    %23:2 = transform.replicate num(%op) %6, %n : !transform.any_op, !transform.any_op, !transform.param<i64>
    // CHECK: %{{.*}} = transform.select "scf.for" in %{{.*}} : (!transform.any_op) -> !transform.op<"scf.for">
    %24 = transform.select "scf.for" in %op : (!transform.any_op) -> !transform.op<"scf.for">
    // CHECK: transform.verify %{{.*}} : !transform.any_op
    transform.verify %op : !transform.any_op
    // CHECK: %{{.*}} = transform.apply_registered_pass "cse" to %{{.*}} : (!transform.any_op) -> !transform.any_op
    %25 = transform.apply_registered_pass "cse" to %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.apply_registered_pass "p" with options = {"a" = 1 : i64, "b-c" = [%{{.*}}, true, ["x", %{{.*}}]], "d" = %{{.*}}} to %{{.*}} : (!transform.any_op, !transform.param<i64>, !transform.any_param, !transform.param<i64>) -> !transform.any_op
    %26 = transform.apply_registered_pass "p" with options = {a = 1, "b-c" = [%n, true, ["x", %param]], d = %n} to %6 : (!transform.any_op, !transform.param<i64>, !transform.any_param, !transform.param<i64>) -> !transform.any_op
    // CHECK: transform.debug.emit_remark_at %{{.*}}, "here" : !transform.any_value
    transform.debug.emit_remark_at %value, "here" : !transform.any_value
    // CHECK: transform.debug.emit_param_as_remark %{{.*}} : !transform.any_param
    transform.debug.emit_param_as_remark %param : !transform.any_param
    // CHECK: transform.debug.emit_param_as_remark %{{.*}}, "so many" at %{{.*}} : !transform.any_param, !transform.any_op
    transform.debug.emit_param_as_remark %param, "so many" at %1 : !transform.any_param, !transform.any_op
    // CHECK: %{{.*}} = transform.dlti.query ["size", i32] at %{{.*}} : (!transform.any_op) -> !transform.any_param
    %27 = transform.dlti.query ["size", i32] at %1 : (!transform.any_op) -> !transform.any_param
    // CHECK: %{{.*}} = transform.tune.knob<"size"> options = [2, 4] -> !transform.any_param
    %28 = transform.tune.knob<"size"> options = [2, 4] -> !transform.any_param
    // CHECK: %{{.*}} = transform.tune.knob<"size"> = 4 : i64 from options = [2, 4] -> !transform.param<i64>
    %29 = transform.tune.knob<"size"> = 4 from options = [2, 4] -> !transform.param<i64>
    transform.yield
  }
}
