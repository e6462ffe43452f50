// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.eq' op 'inputs' must have at least size 2, but got 1}}
  %0 = smt.eq %i : !smt.int
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.distinct' op 'inputs' must have at least size 2, but got 1}}
  %0 = smt.distinct %i : !smt.int
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{expected ':'}}
  %0 = smt.eq %i, %i !smt.int
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: '!smt.bool' vs '!smt.int'}}
  %0 = smt.eq %i, %i : !smt.bool
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.eq' op operand #0 must be variadic of any non-function SMT value type, but got 'i32'}}
  %0 = smt.eq %n, %n : i32
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.eq' op 'inputs' must have at least size 2, but got 0}}
  %0 = "smt.eq"() : () -> !smt.bool
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.bv.extract' op range to be extracted is too big, expected range starting at index 6 of length 3 requires input width of at least 9, but the input width is only 8}}
  %0 = smt.bv.extract %v from 6 : (!smt.bv<8>) -> !smt.bv<3>
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.bv.repeat' op result bit-vector width must be a multiple of the input bit-vector width}}
  %0 = "smt.bv.repeat"(%v) : (!smt.bv<8>) -> !smt.bv<12>
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' integer must be positive}}
  %0 = smt.bv.repeat 0 times %v : !smt.bv<8>
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' integer must be positive}}
  %0 = smt.bv.repeat -1 times %v : !smt.bv<8>
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' integer must fit into 63 bits}}
  %0 = smt.bv.repeat 9223372036854775808 times %v : !smt.bv<8>
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' result bit-width (provided integer times bit-width of the input type) must fit into 63 bits}}
  %0 = smt.bv.repeat 9223372036854775807 times %v : !smt.bv<8>
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' input must have bit-vector type}}
  %0 = smt.bv.repeat 2 times %i : !smt.int
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' expected 'times'}}
  %0 = smt.bv.repeat 2 %v : !smt.bv<8>
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' expected integer value}}
  %0 = smt.bv.repeat x times %v : !smt.bv<8>
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{custom op 'smt.int.constant' expected integer value}}
  %0 = smt.int.constant x
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.set_logic' op expects parent op 'smt.solver'}}
  smt.set_logic "x"
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.push' op attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  smt.push -1
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.solver' op block argument types must match the types of the 'inputs'}}
  smt.solver() : () -> () {
  ^bb0(%x: i32):
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.solver' op block argument types must match the types of the 'inputs'}}
  smt.solver(%n) : (i32) -> () {
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.solver' op types of yielded values must match return values}}
  %0 = smt.solver() : () -> i32 {
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.solver' op operand #0 must be variadic of any non-smt type, but got '!smt.int'}}
  smt.solver(%i) : (!smt.int) -> () {
  ^bb0(%x: !smt.int):
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.check' op types of yielded values in 'sat' region must match return values}}
  %0 = smt.check sat {
  } unknown {
  } unsat {
  } -> i32
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.check' op types of yielded values in 'unknown' region must match return values}}
  %0 = smt.check sat {
    smt.yield %n : i32
  } unknown {
  } unsat {
  } -> i32
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.check' op types of yielded values in 'unsat' region must match return values}}
  %0 = smt.check sat {
    smt.yield %n : i32
  } unknown {
    smt.yield %n : i32
  } unsat {
  } -> i32
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.check' op region #0 should have no arguments}}
  smt.check sat {
  ^bb0(%x: i32):
  } unknown {
  } unsat {
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.forall' op patterns and the no_pattern attribute must not be specified at the same time}}
  %0 = smt.forall no_pattern {
    smt.yield %b : !smt.bool
  } patterns {
    smt.yield %b : !smt.bool
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.exists' op patterns and the no_pattern attribute must not be specified at the same time}}
  %0 = smt.exists no_pattern {
    smt.yield %b : !smt.bool
  } patterns {
    smt.yield %b : !smt.bool
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.forall' op number of bound variable names must match number of block arguments}}
  %0 = smt.forall ["x"] {
    smt.yield %b : !smt.bool
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.forall' op bound variables must by any non-function SMT value}}
  %0 = smt.forall {
  ^bb0(%x: i32):
    smt.yield %b : !smt.bool
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.forall' op must have exactly one yielded value}}
  %0 = smt.forall {
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.forall' op yielded value must be of '!smt.bool' type}}
  %0 = smt.forall {
    smt.yield %i : !smt.int
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.forall' op 'patterns' region #0 must have at least one yielded value}}
  %0 = smt.forall {
    smt.yield %b : !smt.bool
  } patterns {
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.exists' op block argument number and types of the 'body' and 'patterns' region #0 must match}}
  %0 = smt.exists {
    smt.yield %b : !smt.bool
  } patterns {
  ^bb0(%x: !smt.int):
    smt.yield %b : !smt.bool
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.forall' op the 'patterns' region #0 may only contain SMT dialect operations}}
  %0 = smt.forall {
    smt.yield %b : !smt.bool
  } patterns {
    // expected-note@+1 {{first non-SMT operation here}}
    %c = arith.constant 1 : i8
    smt.yield %b : !smt.bool
  }
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.forall' op the 'patterns' region #0 must not contain any variable binding operations}}
  %0 = smt.forall {
    smt.yield %b : !smt.bool
  } patterns {
    // expected-note@+1 {{first violating operation here}}
    %c = smt.exists {
      smt.yield %b : !smt.bool
    }
    smt.yield %b : !smt.bool
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: '!smt.bool' vs '!smt.int'}}
  %0 = smt.ite %i, %i, %i : !smt.int
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{custom op 'smt.array.select' 'array' must be , but got '!smt.int'}}
  %0 = smt.array.select %i[%i] : !smt.int
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{custom op 'smt.apply_func' 'func' must be , but got '!smt.int'}}
  %0 = smt.apply_func %i() : !smt.int
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{'smt.bv.concat' op operand #1 must be , but got '!smt.int'}}
  %0 = smt.bv.concat %v, %i : !smt.bv<8>, !smt.int
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{custom op 'smt.bv.cmp' expected string or keyword containing one of the following enum values for attribute 'pred' [slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = smt.bv.cmp foo %v, %v : !smt.bv<8>
  return
}

// -----

func.func @f(%i: !smt.int, %b: !smt.bool, %v: !smt.bv<8>, %n: i32) {
  // expected-error@+1 {{explicit bit-vector type required}}
  %0 = smt.bv.constant #smt.bv<2>
  return
}
