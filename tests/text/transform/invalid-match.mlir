// RUN: mica-opt --split-input-file --verify-diagnostics %s

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.match.structured.body' op expects parent op to be 'transform.match.structured'}}
    transform.match.structured.body %op {passthrough} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{'transform.match.structured.body' op expected predicate to apply to the surrounding structured op}}
      transform.match.structured.body %op {passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.match.structured' op expected one body argument}}
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op, %b: !transform.any_op):
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.match.structured' op expected body argument to implement TransformHandleTypeInterface}}
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_value):
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.match.structured' op expects nested operations to implement MatchOpInterface}}
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-note@+1 {{offending operation}}
      transform.apply_cse to %a : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{'transform.match.structured.body' op only one of {"reduction_position", "passthrough", "elementwise", "contraction"} is allowed}}
      transform.match.structured.body %a {passthrough, elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{'transform.match.structured.body' op expects "contraction" to contain two elements}}
      transform.match.structured.body %a {contraction = ["arith.addf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{'transform.match.structured.dim' op cannot request the same dimension to be both parallel and reduction}}
      transform.match.structured.dim %a[all] {parallel, reduction} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{custom op 'transform.match.structured.dim' expected integer value}}
      transform.match.structured.dim %a[] : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{'transform.match.structured.input' op "permutation" and "projected_permutation" are mutually exclusive}}
      transform.match.structured.input %a[all] {permutation, projected_permutation} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{'transform.match.structured.input' op cannot bind multiple inputs/inits to the same value}}
      %0 = transform.match.structured.input %a[0, 1] : (!transform.any_op) -> !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{'transform.match.structured.init' op cannot bind multiple inputs/inits to the same value}}
      %0 = transform.match.structured.init %a[0, 1] : (!transform.any_op) -> !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{'transform.match.structured.init' op expected the listed values to be unique}}
      transform.match.structured.init %a[0, 0] : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{'transform.match.structured.result' op 'any' and 'single' are mutually exclusive}}
      %0 = transform.match.structured.result %a[0] any single : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
      %0 = transform.match.structured.result %a[0] any : (!transform.any_op) -> !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
      %0 = transform.match.structured.result %a[0] : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{expected '('}}
      %0 = transform.match.structured.rank %a : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      // expected-error@+1 {{expected ')'}}
      %0 = transform.match.structured.rank %a : (!transform.any_op, !transform.any_op)
    }
    transform.yield
  }
}
