// RUN: mica-opt --split-input-file --verify-diagnostics %s

// expected-error@+1 {{'transform.sequence' op expects the entry block to have at least one argument}}
transform.sequence failures(propagate) {
}

// -----

// expected-error@+1 {{'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
transform.sequence failures(propagate) {
^bb0(%a: i32):
  transform.print
}

// -----

// expected-error@+2 {{'transform.sequence' op expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, TransformValueHandleTypeInterface or TransformParamTypeInterface}}
// expected-note@+1 {{argument #1 does not}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: i32):
  transform.print
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.sequence' op expects the type of the block argument to match the type of the operand}}
  transform.sequence %op : !transform.any_op failures(propagate) {
  ^bb1(%a: !transform.op<"x.y">):
  }
}

// -----

// expected-note@+1 {{nested in another possible top-level op}}
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.sequence' op expects operands to be provided for a nested op}}
  transform.sequence failures(propagate) {
  ^bb1(%a: !transform.any_op):
  }
}

// -----

// expected-error@+1 {{custom op 'transform.sequence' expected string or keyword containing one of the following enum values for attribute 'failure_propagation_mode' [propagate, suppress]}}
transform.sequence failures(always) {
^bb1(%a: !transform.any_op):
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{expected ','}}
  transform.sequence %op, %p : !transform.any_op failures(propagate) {
  ^bb1(%a: !transform.any_op, %b: !transform.param<i64>):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{expected ','}}
  transform.sequence %op, %p : (!transform.any_op) failures(propagate) {
  ^bb1(%a: !transform.any_op, %b: !transform.param<i64>):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{custom op 'transform.sequence' expected types to be provided for all operands}}
  transform.sequence %op, %p : !transform.any_op, !transform.param<i64>, i32 failures(propagate) {
  ^bb1(%a: !transform.any_op, %b: !transform.param<i64>):
  }
}

// -----

func.func @f(%p: !transform.param<i64>) {
  // expected-error@+1 {{'transform.sequence' op expects the type of the block argument to match the type of the operand}}
  "transform.sequence"(%p) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: !transform.any_op, %b: !transform.param<i64>):
    "transform.yield"() : () -> ()
  }) : (!transform.param<i64>) -> ()
  return
}

// -----

// expected-error@+1 {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-note@+1 {{used here as operand #0}}
  transform.loop.unroll %op {factor = 2 : i64} : !transform.any_op
  // expected-note@+1 {{used here as operand #0}}
  transform.loop.unroll %op {factor = 2 : i64} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{result #0 has more than one potential consumer}}
  %0 = transform.get_parent_op %op : (!transform.any_op) -> !transform.any_op
  // expected-note@+1 {{used here as operand #0}}
  transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
  // expected-note@+1 {{used here as operand #0}}
  transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
}

// -----

// expected-error@+1 {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-note@+1 {{used here as operand #0}}
  transform.foreach %op : !transform.any_op {
  ^bb1(%a: !transform.any_op):
    transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  }
  // expected-note@+1 {{used here as operand #0}}
  transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
}

// -----

// expected-error@+1 {{'transform.sequence' op expected children ops to implement TransformOpInterface}}
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-note@+1 {{op without interface}}
  %0 = arith.constant 1 : i32
}

// -----

// expected-error@+1 {{'transform.sequence' op expects the types of the terminator operands to match the types of the result}}
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-note@+1 {{terminator}}
  transform.yield %op : !transform.any_op
}

// -----

// expected-error@+2 {{'transform.sequence' op expects the types of the terminator operands to match the types of the result}}
// expected-note@+1 {{terminator}}
%0 = transform.sequence -> !transform.any_op failures(propagate) {
^bb0(%op: !transform.any_op):
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+2 {{'transform.alternatives' op expects terminator operands to have the same type as results of the operation}}
  // expected-note@+1 {{terminator}}
  transform.alternatives %op : !transform.any_op -> !transform.any_op {
  ^bb1(%a: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.alternatives' op expects the entry block to have at least one argument}}
  transform.alternatives %op : !transform.any_op {
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.alternatives' op expects at least one region}}
  "transform.alternatives"(%op) : (!transform.any_op) -> ()
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-note@+1 {{required by region isolation constraints}}
  transform.alternatives %op : !transform.any_op {
  ^bb1(%a: !transform.any_op):
    // expected-error@+1 {{'transform.print' op using value defined outside the region}}
    transform.print %op : !transform.any_op
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+2 {{TransformOpInterface requires memory effects on operands to be specified}}
  // expected-note@+1 {{no effects specified for operand #1}}
  transform.foreach %op, %p : !transform.any_op, !transform.param<i64> {
  ^bb1(%a: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.foreach' op expects co-indexed targets and the body's block arguments to have the same op/value/param type}}
  transform.foreach %op : !transform.any_op {
  ^bb1(%a: !transform.any_value):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.foreach' op expects the same number of results as the yield terminator has operands}}
  %0 = transform.foreach %op : !transform.any_op -> !transform.any_op {
  ^bb1(%a: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.foreach' op expects co-indexed results and yield operands to have the same op/value/param type}}
  %0 = transform.foreach %op : !transform.any_op -> !transform.any_value {
  ^bb1(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects at least one non-pattern op}}
transform.with_pdl_patterns {
^bb0(%op: !transform.any_op):
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects only pattern and top-level transform ops in its body}}
transform.with_pdl_patterns {
^bb0(%op: !transform.any_op):
  // expected-note@+1 {{offending op}}
  print
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects only one non-pattern op in its body}}
transform.with_pdl_patterns {
^bb0(%op: !transform.any_op):
  // expected-note@+1 {{first non-pattern op}}
  sequence %op : !transform.any_op failures(propagate) {
  ^bb1(%a: !transform.any_op):
  }
  // expected-note@+1 {{second non-pattern op}}
  sequence %op : !transform.any_op failures(propagate) {
  ^bb1(%a: !transform.any_op):
  }
}

// -----

// expected-note@+1 {{parent operation}}
transform.with_pdl_patterns {
^bb0(%op: !transform.any_op):
  // expected-error@+1 {{'transform.with_pdl_patterns' op cannot be nested}}
  with_pdl_patterns %op : !transform.any_op {
  ^bb1(%a: !transform.any_op):
    sequence %a : !transform.any_op failures(propagate) {
    ^bb2(%b: !transform.any_op):
    }
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.tune.alternatives' op 'selected_region' attribute specifies region at index 2 while op has only 1 regions}}
  transform.tune.alternatives <"x"> selected_region = 2 {
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.tune.alternatives' op 'selected_region' attribute specifies region at index -1 while op has only 1 regions}}
  transform.tune.alternatives <"x"> selected_region = -1 {
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{custom op 'transform.tune.alternatives' expected either an integer attribute or a transform.param operand}}
  transform.tune.alternatives <"x"> selected_region = x {
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.yield' op expected terminator to have as many operands as the parent op has results}}
  %0 = transform.tune.alternatives <"x"> -> !transform.any_op {
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  %0 = transform.tune.alternatives <"x"> -> !transform.any_op {
    // expected-error@+1 {{'transform.yield' op the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_value' vs '!transform.any_op')}}
    transform.yield %v : !transform.any_value
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.tune.alternatives' op expected 'transform.yield' as terminator}}
  "transform.tune.alternatives"() <{name = "x"}> ({
  ^bb0:
    "transform.match.structured.yield"() : () -> ()
  }) : () -> ()
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.irdl.collect_matching' op expects a single operation in the body}}
  %0 = transform.irdl.collect_matching in %op : (!transform.any_op) -> !transform.any_op {
  ^bb0:
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.irdl.collect_matching' op expects the body operation to be irdl.dialect}}
  %0 = transform.irdl.collect_matching in %op : (!transform.any_op) -> !transform.any_op {
    func.func private @x()
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.irdl.collect_matching' op expects IRDL to contain exactly one operation}}
  %0 = transform.irdl.collect_matching in %op : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @x
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.irdl.collect_matching' op IRDL types and attributes are not yet supported}}
  %0 = transform.irdl.collect_matching in %op : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @x {
      irdl.operation @o
      irdl.type @t
    }
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>):
  // expected-error@+1 {{'transform.irdl.collect_matching' op expects IRDL to contain exactly one operation}}
  %0 = transform.irdl.collect_matching in %op : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @x {
      irdl.operation @o
      irdl.operation @p
    }
  }
}
