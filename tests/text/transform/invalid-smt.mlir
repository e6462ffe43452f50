// RUN: mica-opt --split-input-file --verify-diagnostics %s

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %p: !transform.param<i64>, %q: !transform.param<i1>, %m: !transform.affine_map) {
    // expected-error@+1 {{'transform.smt.constrain_params' op must have the same number of block arguments as operands}}
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%x: !smt.int, %y: !smt.int):
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %p: !transform.param<i64>, %q: !transform.param<i1>, %m: !transform.affine_map) {
    // expected-error@+1 {{'transform.smt.constrain_params' op the type of block arg #0 is '!smt.bv<32>' though the corresponding operand type ('!transform.param<i64>') is not wrapping an integer type of the same bitwidth}}
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%x: !smt.bv<32>):
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %p: !transform.param<i64>, %q: !transform.param<i1>, %m: !transform.affine_map) {
    // expected-error@+1 {{'transform.smt.constrain_params' op the type of block arg #0 is !smt.bool though the corresponding operand type ('!transform.param<i64>') is not wrapping i1}}
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%x: !smt.bool):
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %p: !transform.param<i64>, %q: !transform.param<i1>, %m: !transform.affine_map) {
    // expected-error@+1 {{'transform.smt.constrain_params' op the type of block arg #0 is !smt.int though the corresponding operand type ('!transform.affine_map') is not wrapping an integer type}}
    transform.smt.constrain_params(%m) : (!transform.affine_map) -> () {
    ^bb0(%x: !smt.int):
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %p: !transform.param<i64>, %q: !transform.param<i1>, %m: !transform.affine_map) {
    // expected-error@+1 {{'transform.smt.constrain_params' op the type of block arg #0 is expected to be either a !smt.bool, a !smt.int, or a !smt.bv}}
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%x: !smt.array<[!smt.int -> !smt.int]>):
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %p: !transform.param<i64>, %q: !transform.param<i1>, %m: !transform.affine_map) {
    // expected-error@+1 {{'smt.yield' op expected terminator to have as many operands as the parent op has results}}
    %0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
    ^bb0(%x: !smt.int):
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %p: !transform.param<i64>, %q: !transform.param<i1>, %m: !transform.affine_map) {
    %0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i1> {
    ^bb0(%x: !smt.bv<64>):
      // expected-error@+1 {{'smt.yield' op the type of terminator operand #0 is '!smt.bv<64>' though the corresponding result type ('!transform.param<i1>') is not wrapping an integer type of the same bitwidth}}
      smt.yield %x : !smt.bv<64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %p: !transform.param<i64>, %q: !transform.param<i1>, %m: !transform.affine_map) {
    // expected-error@+1 {{'transform.smt.constrain_params' op ops contained in region should belong to SMT-dialect}}
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%x: !smt.int):
      %c = arith.constant 1 : i8
    }
    transform.yield
  }
}
