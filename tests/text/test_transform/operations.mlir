// RUN: mica-test-opt %s | FileCheck %s
// RUN: mica-test-opt %s | mica-test-opt | FileCheck %s
// RUN: mica-test-opt --mlir-print-op-generic %s | mica-test-opt | FileCheck %s
// RUN: mica-test-opt --emit-bytecode %s | mica-test-opt | FileCheck %s
// Every operation that MLIR's tests add to the dialect transform.

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%arg0: !transform.any_op) {
  transform.test_transform_op
  transform.test_transform_op "message"
  %0 = transform.test_produce_self_handle_or_forward_operand : () -> !transform.any_op
  %1 = transform.test_produce_self_handle_or_forward_operand %arg0 {a} : (!transform.any_op) -> !transform.any_op
  %2 = transform.test_produce_value_handle_to_self_operand %arg0 : (!transform.any_op) -> !transform.any_value
  %3 = transform.test_produce_value_handle_to_result %arg0, 0 : (!transform.any_op) -> !transform.any_value
  %4 = transform.test_produce_value_handle_to_argument_of_parent_block %arg0, 1 : (!transform.any_op) -> !transform.any_value
  transform.test_consume_operand %4 : !transform.any_value
  transform.test_consume_operand %0, %1 {allow_repeated_handles} : !transform.any_op, !transform.any_op
  transform.test_succeed_if_operand_of_op_kind %arg0, "x" : !transform.any_op
  transform.test_add_test_extension "A"
  transform.test_check_if_test_extension_present %arg0 : !transform.any_op
  %5 = transform.test_remap_operand_to_self %arg0 : (!transform.any_op) -> !transform.any_op
  transform.test_remap_operand_to_self %arg0 : (!transform.any_op) -> ()
  transform.test_remove_test_extension
  transform.test_transform_op_with_regions {
  ^bb0:
    "transform.test_branching_transform_op_terminator"() : () -> ()
  }, {
  ^bb0:
    "transform.test_branching_transform_op_terminator"()[^bb1, ^bb1] : () -> ()
  ^bb1:
    "transform.test_branching_transform_op_terminator"() : () -> ()
  }
  %c = transform.test_copy_payload %arg0 : (!transform.any_op) -> !transform.any_op
  transform.test_report_number_of_tracked_handles_nested_under %arg0 : !transform.any_op
  %p = transform.test_add_to_param 1
  %p2 = transform.test_add_to_param %p, 2
  %p3 = transform.test_produce_param_with_number_of_test_ops %arg0 : !transform.any_op
  %p4 = transform.test_produce_param (1 : i64) : !transform.param<i64>
  %q:2 = transform.test_produce_transform_param_or_forward_operand %arg0 {first_result_is_param} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
  %n = transform.test_produce_null_payload : !transform.any_op
  %n1 = transform.test_produce_empty_payload : !transform.any_op
  %n2 = transform.test_produce_null_param : !transform.any_param
  %n3 = transform.test_produce_null_value : !transform.any_value
  %r = transform.test_required_memory_effects %arg0 {has_operand_effect, has_result_effect, modifies_payload} : (!transform.any_op) -> !transform.any_op
  transform.test_dummy_payload_op {x} : () -> ()
  transform.test_tracked_rewrite %n : (!transform.any_op) -> ()
  transform.test_notify_payload_op_replaced %n, %n1 : (!transform.any_op, !transform.any_op) -> ()
  transform.test_re_enter_region {
    transform.yield
  }
  transform.test_re_enter_region %n2 : !transform.any_param {
  ^bb0(%x: !transform.any_param):
    transform.yield
  }
  transform.test_produce_invalid_ir %n1 : !transform.any_op
  %w:3 = transform.test_wrong_number_of_results %n1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.op<"x">)
  %w2 = transform.test_wrong_number_of_multi_results %w#0 : (!transform.any_op) -> !transform.any_op
  %w3:2 = transform.test_correct_number_of_multi_results %w#1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %w4:2 = transform.test_mixed_null_and_non_null_results %w2 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.test_mixed_success_and_silenceable %w4#0 : !transform.any_op
  %rev = transform.test_reverse_payload_ops %w4#1 : (!transform.any_op) -> !transform.any_op
  transform.test_emit_remark_and_erase_operand %rev, "erased" {fail_after_erase} : !transform.any_op
  transform.test_consume_operand_of_op_kind_or_fail %w3#0, "transform.x" : !transform.any_op
  transform.test_consume_operand_each %w3#1 : !transform.any_op
  transform.apply_patterns to %n {
    transform.apply_patterns.transform.test_patterns
  } : !transform.any_op
  transform.apply_conversion_patterns to %n {
    transform.apply_conversion_patterns.transform.test_conversion_patterns
  } with type_converter {
    transform.apply_conversion_patterns.transform.test_type_converter
  } {legal_ops = ["func.func"]} : !transform.any_op
  %t0 = transform.cast %c : !transform.any_op to !transform.test_dialect_op
  transform.yield
}
transform.named_sequence @b(%arg0: !transform.any_op, %arg1: !transform.any_op) {
  %a, %l = transform.test.fuse_and_yield %arg0 [10, 20] interchange [1, 0] use_forall true : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %b, %m:2 = transform.test.tile_using_forall %a [1, 2] interchange = [1, 0] mapping = [#gpu.block<y>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %c = transform.test.fuse_using_forall %b [1] interchange [0] : (!transform.any_op) -> !transform.any_op
  %d, %e = transform.test.fuse_consumer_using_slice %c in (%l) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %d1, %e1 = transform.test.fuse_consumer_using_slice %d, %e in (%m#0, %m#1) num_consumer_to_fuse = 2 : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %f, %g = transform.test.fuse_consumer %d1 into (%e1) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %h = transform.test.tile_and_fuse_outer_parallel_partial_reduction %f reduction_dims = [0] tile_sizes = [3] : (!transform.any_op) -> !transform.any_op
  %i, %j = transform.test.tile_using_custom_loop %h tile_sizes = [1, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.test.query_producer_fusability %i : !transform.any_op
  transform.test.query_consumer_fusability %j : !transform.any_op
  transform.yield
}
}
"transform.test_transform_unrestricted_op_no_interface"() ({
^bb0(%arg0: !pdl.operation):
  "test.potential_terminator"() : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-NEXT: transform.named_sequence @a(%arg0: !transform.any_op) {
// CHECK-NEXT: transform.test_transform_op
// CHECK-NEXT: transform.test_transform_op "message"
// CHECK-NEXT: %0 = transform.test_produce_self_handle_or_forward_operand : () -> !transform.any_op
// CHECK-NEXT: %1 = transform.test_produce_self_handle_or_forward_operand %arg0 {a} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: %2 = transform.test_produce_value_handle_to_self_operand %arg0 : (!transform.any_op) -> !transform.any_value
// CHECK-NEXT: %3 = transform.test_produce_value_handle_to_result %arg0, 0 : (!transform.any_op) -> !transform.any_value
// CHECK-NEXT: %4 = transform.test_produce_value_handle_to_argument_of_parent_block %arg0, 1 : (!transform.any_op) -> !transform.any_value
// CHECK-NEXT: transform.test_consume_operand %4 : !transform.any_value
// CHECK-NEXT: transform.test_consume_operand %0, %1 {allow_repeated_handles} : !transform.any_op, !transform.any_op
// CHECK-NEXT: transform.test_succeed_if_operand_of_op_kind %arg0, "x" : !transform.any_op
// CHECK-NEXT: transform.test_add_test_extension "A"
// CHECK-NEXT: transform.test_check_if_test_extension_present %arg0 : !transform.any_op
// CHECK-NEXT: %5 = transform.test_remap_operand_to_self %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: transform.test_remap_operand_to_self %arg0 : (!transform.any_op) -> ()
// CHECK-NEXT: transform.test_remove_test_extension
// CHECK-NEXT: transform.test_transform_op_with_regions {
// CHECK-NEXT: "transform.test_branching_transform_op_terminator"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "transform.test_branching_transform_op_terminator"()[^bb1, ^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: "transform.test_branching_transform_op_terminator"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %6 = transform.test_copy_payload %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: transform.test_report_number_of_tracked_handles_nested_under %arg0 : !transform.any_op
// CHECK-NEXT: %7 = transform.test_add_to_param 1
// CHECK-NEXT: %8 = transform.test_add_to_param %7, 2
// CHECK-NEXT: %9 = transform.test_produce_param_with_number_of_test_ops %arg0 : !transform.any_op
// CHECK-NEXT: %10 = transform.test_produce_param(1 : i64) : !transform.param<i64>
// CHECK-NEXT: %out, %param = transform.test_produce_transform_param_or_forward_operand %arg0 {first_result_is_param} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
// CHECK-NEXT: %11 = transform.test_produce_null_payload : !transform.any_op
// CHECK-NEXT: %12 = transform.test_produce_empty_payload : !transform.any_op
// CHECK-NEXT: %13 = transform.test_produce_null_param : !transform.any_param
// CHECK-NEXT: %14 = transform.test_produce_null_value : !transform.any_value
// CHECK-NEXT: %15 = transform.test_required_memory_effects %arg0 {has_operand_effect, has_result_effect, modifies_payload} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: transform.test_dummy_payload_op  {x} : () -> ()
// CHECK-NEXT: transform.test_tracked_rewrite %11 : (!transform.any_op) -> ()
// CHECK-NEXT: transform.test_notify_payload_op_replaced %11, %12 : (!transform.any_op, !transform.any_op) -> ()
// CHECK-NEXT: transform.test_re_enter_region {
// CHECK-NEXT: transform.yield
// CHECK-NEXT: }
// CHECK-NEXT: transform.test_re_enter_region %13 : !transform.any_param {
// CHECK-NEXT: ^bb0(%arg1: !transform.any_param):
// CHECK-NEXT: transform.yield
// CHECK-NEXT: }
// CHECK-NEXT: transform.test_produce_invalid_ir %12 : !transform.any_op
// CHECK-NEXT: %a, %b, %c = transform.test_wrong_number_of_results %12 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.op<"x">)
// CHECK-NEXT: %16 = transform.test_wrong_number_of_multi_results %a : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: %result1, %result2 = transform.test_correct_number_of_multi_results %b : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT: %null, %non_null = transform.test_mixed_null_and_non_null_results %16 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT: transform.test_mixed_success_and_silenceable %null : !transform.any_op
// CHECK-NEXT: %17 = transform.test_reverse_payload_ops %non_null : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: transform.test_emit_remark_and_erase_operand %17, "erased" {fail_after_erase} : !transform.any_op
// CHECK-NEXT: transform.test_consume_operand_of_op_kind_or_fail %result1, "transform.x" : !transform.any_op
// CHECK-NEXT: transform.test_consume_operand_each %result2 : !transform.any_op
// CHECK-NEXT: transform.apply_patterns to %11 {
// CHECK-NEXT: transform.apply_patterns.transform.test_patterns
// CHECK-NEXT: } : !transform.any_op
// CHECK-NEXT: transform.apply_conversion_patterns to %11 {
// CHECK-NEXT: transform.apply_conversion_patterns.transform.test_conversion_patterns
// CHECK-NEXT: } with type_converter {
// CHECK-NEXT: transform.apply_conversion_patterns.transform.test_type_converter
// CHECK-NEXT: } {legal_ops = ["func.func"]} : !transform.any_op
// CHECK-NEXT: %18 = transform.cast %6 : !transform.any_op to !transform.test_dialect_op
// CHECK-NEXT: transform.yield
// CHECK-NEXT: }
// CHECK-NEXT: transform.named_sequence @b(%arg0: !transform.any_op, %arg1: !transform.any_op) {
// CHECK-NEXT: %transfomed, %loops = transform.test.fuse_and_yield %arg0 [10, 20] interchange [1, 0] use_forall true : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT: %tiled_op, %loops_0:2 = transform.test.tile_using_forall %transfomed [1, 2] interchange = [1, 0] mapping = [#gpu.block<y>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT: %tiled_ops = transform.test.fuse_using_forall %tiled_op [1] interchange [0] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: %consumer, %fused_consumer = transform.test.fuse_consumer_using_slice %tiled_ops in(%loops) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT: %consumer_1, %fused_consumer_2 = transform.test.fuse_consumer_using_slice %consumer, %fused_consumer in(%loops_0#0, %loops_0#1) num_consumer_to_fuse = 2 : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT: %fused_consumer_3, %result_loops = transform.test.fuse_consumer %consumer_1 into(%fused_consumer_2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT: %tiled_ops_4 = transform.test.tile_and_fuse_outer_parallel_partial_reduction %fused_consumer_3 reduction_dims = [0] tile_sizes = [3] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: %tiled_ops_5, %loops_6 = transform.test.tile_using_custom_loop %tiled_ops_4 tile_sizes = [1, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT: transform.test.query_producer_fusability %tiled_ops_5 : !transform.any_op
// CHECK-NEXT: transform.test.query_consumer_fusability %loops_6 : !transform.any_op
// CHECK-NEXT: transform.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: "transform.test_transform_unrestricted_op_no_interface"() ({
// CHECK-NEXT: ^bb0(%arg0: !pdl.operation):
// CHECK-NEXT: "test.potential_terminator"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }
