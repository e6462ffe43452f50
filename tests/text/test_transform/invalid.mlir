// RUN: mica-test-opt --split-input-file --verify-diagnostics %s
// What is demanded of what MLIR's tests add to the dialect transform, and of every transformation.

transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op):
  // expected-error @below {{'transform.test_re_enter_region' op expects as many operands as block arguments}}
  transform.test_re_enter_region %arg0 : !transform.any_op {
    transform.yield
  }
}

// -----

transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op):
  // expected-error @below {{'transform.test_dummy_payload_op' op fail_to_verify is set}}
  transform.test_dummy_payload_op {fail_to_verify} : () -> ()
}

// -----

transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op):
  // expected-error @below {{TransformOpInterface expects ops consuming operands to have a 'write' effect on the payload resource}}
  // expected-note @below {{consumes operand #0}}
  %0 = transform.test_required_memory_effects %arg0 {has_operand_effect} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op):
  // expected-error @below {{TransformOpInterface requires memory effects on operands to be specified}}
  // expected-note @below {{no effects specified for operand #0}}
  %0 = transform.test_required_memory_effects %arg0 {has_result_effect} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op):
  // expected-error @below {{TransformOpInterface requires 'allocate' memory effect to be specified for results}}
  // expected-note @below {{no 'allocate' effect specified for result #0}}
  %0 = transform.test_required_memory_effects %arg0 {has_operand_effect, modifies_payload} : (!transform.any_op) -> !transform.any_op
}

// -----

// expected-error @below {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op):
  // expected-note @below {{used here as operand #0}}
  transform.test_consume_operand_each %arg0 : !transform.any_op
  // expected-note @below {{used here as operand #0}}
  transform.test_consume_operand %arg0 : !transform.any_op
}

// -----

// expected-error @below {{'transform.test_transform_unrestricted_op_no_interface' op expects the entry block to have at least one argument}}
"transform.test_transform_unrestricted_op_no_interface"() ({
  "test.potential_terminator"() : () -> ()
}) : () -> ()

// -----

transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op):
  // expected-error @below {{custom op 'transform.test_produce_param' invalid kind of type specified}}
  %p = transform.test_produce_param (1 : i64) : !transform.any_op
}
