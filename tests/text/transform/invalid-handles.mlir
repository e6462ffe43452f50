// RUN: mica-opt --split-input-file --verify-diagnostics %s

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{expected affine map attribute, got 0 : i64}}
    %0 = transform.num_associations %op : (!transform.any_op) -> !transform.affine_map
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{expected type attribute, got 0 : i64}}
    %0 = transform.num_associations %op : (!transform.any_op) -> !transform.type
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{expected the type of the parameter attribute ('i64') to match the parameter type ('i32')}}
    %0 = transform.num_associations %op : (!transform.any_op) -> !transform.param<i32>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.split_handle' op overflow_result is not a valid result index}}
    %0 = transform.split_handle %op {overflow_result = 2 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.split_handle' op expects result types to implement the same transform interface as the operand type}}
    %0 = transform.split_handle %op : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.get_operand' expected integer value}}
    %0 = transform.get_operand %op[] : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.get_operand' op expected the listed values to be unique}}
    %0 = transform.get_operand %op[1, 1] : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.get_result' op cannot request both 'all' and 'inverted' values in the list}}
    %0 = "transform.get_result"(%op) <{is_all, is_inverted, raw_position_list = array<i64: 0>}> : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.get_result' op cannot both request 'all' and specific values in the list}}
    %0 = "transform.get_result"(%op) <{is_all, raw_position_list = array<i64: 0>}> : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.get_operand' expected integer value}}
    %0 = transform.get_operand %op[x] : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{expected '('}}
    %0 = transform.get_operand %op[except 1] : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.get_defining_op' op operand #0 must be TransformValueHandleTypeInterface instance, but got '!transform.any_op'}}
    %0 = transform.get_defining_op %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.cast' invalid kind of type specified}}
    %0 = transform.cast %op : !transform.any_op to !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.get_parent_op' 'transform.get_parent_op' op attribute 'nth_parent' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
    %0 = transform.get_parent_op %op {nth_parent = 0 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.match.param.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, lt, le, gt, ge]}}
    transform.match.param.cmpi what %p, %p : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note@+1 {{prior use here}}
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{use of value '%v' expects different type than prior uses: '!transform.any_op' vs '!transform.any_value'}}
    %0 = transform.merge_handles %op, %v : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.affine.simplify_bounded_affine_ops' op incorrect number of lower bounds, expected 1 but found 0}}
    transform.affine.simplify_bounded_affine_ops %op with [%op : !transform.any_op] within [] and [1] : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.affine.simplify_bounded_affine_ops' op incorrect number of upper bounds, expected 1 but found 0}}
    transform.affine.simplify_bounded_affine_ops %op with [%op : !transform.any_op] within [1] and [] : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.apply_registered_pass' duplicate keys found in options dictionary}}
    %0 = transform.apply_registered_pass "p" with options = {a = 1, a = 2} to %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+2 {{custom op 'transform.apply_registered_pass' expected '=' after key in key-value pair}}
    // expected-error@+1 {{expected '='}}
    %0 = transform.apply_registered_pass "p" with options = {a 2} to %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{invalid block name}}
    %0 = transform.apply_registered_pass "p" with options = {a = ^} to %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+2 {{custom op 'transform.apply_registered_pass' expected a valid attribute or operand as value associated to key 'a'}}
    // expected-error@+1 {{expected ']'}}
    %0 = transform.apply_registered_pass "p" with options = {a = [1 2]} to %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.apply_registered_pass' expected key to either be an identifier or a string}}
    %0 = transform.apply_registered_pass "p" with options = {3 = 2} to %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+2 {{custom op 'transform.apply_registered_pass' the param_operand attribute is a marker reserved for indicating a value will be passed via params and is only used in the generic print format}}
    // expected-error@+1 {{custom op 'transform.apply_registered_pass' expected a valid attribute or operand as value associated to key 'a'}}
    %0 = transform.apply_registered_pass "p" with options = {a = #transform.param_operand<index = 0>} to %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{expected '}' in options dictionary}}
    %0 = transform.apply_registered_pass "p" with options = {a = 1 to %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.apply_registered_pass' op dynamic option index 1 is out of bounds for the number of dynamic options: 1}}
    %0 = "transform.apply_registered_pass"(%op, %p) <{pass_name = "p", options = {a = #transform.param_operand<index = 1>}}> : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.apply_registered_pass' op dynamic option index 0 is already used in options}}
    %0 = "transform.apply_registered_pass"(%op, %p) <{pass_name = "p", options = {a = #transform.param_operand<index = 0>, b = [#transform.param_operand<index = 0>]}}> : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.apply_registered_pass' op a param operand does not have a corresponding param_operand attr in the options dict}}
    %0 = "transform.apply_registered_pass"(%op, %p) <{pass_name = "p"}> : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{expected attribute value}}
    %0 = transform.param.constant -> !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.tune.knob' op provided `selected` attribute is not an element of `options` array of attributes}}
    %0 = transform.tune.knob<"size"> = 3 : i64 from options = [2, 4] -> !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.debug.emit_remark_at' op operand #0 must be any transform handle, but got '!transform.param<i64>'}}
    transform.debug.emit_remark_at %p, "here" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.gpu.map_forall_to_blocks' op transform requires empty or size-3 grid_dims}}
    %0 = transform.gpu.map_forall_to_blocks %op grid_dims = [1, 2] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.xegpu.insert_prefetch' invalid kind of attribute specified}}
    %0 = transform.xegpu.insert_prefetch %v nb_prefetch = [2] : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.func.cast_and_call' op expected a function handle or name to call}}
    %0 = transform.func.cast_and_call before %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.func.cast_and_call' op function handle and name are mutually exclusive}}
    %0 = transform.func.cast_and_call @f %op before %op : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.func.cast_and_call' op expected children ops to implement TypeConverterBuilderOpInterface}}
    %0 = transform.func.cast_and_call @f before %op {
      // expected-note@+1 {{op without interface}}
      "builtin.module"() ({
      ^bb0:
      }) : () -> ()
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
