// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Loops and conditions whose parts do not fit.

func.func @for(%a: index, %x: f32) {
  // expected-error@+1 {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
  scf.for %i = %a to %a step %a iter_args(%b = %x) -> (f32, f32) {
    scf.yield %b, %b : f32, f32
  }
  return
}

// -----

func.func @for(%a: index, %b: i32) {
  // expected-error@+1 {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%a, %b, %a) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, i32, index) -> ()
  return
}

// -----

func.func @for(%a: f32) {
  // expected-error@+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: f32):
    scf.yield
  }) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @for(%a: index) {
  // expected-error@+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @for(%a: index, %x: f32) {
  // expected-error@+1 {{'scf.for' op different number of inits and region iter_args: 1 != 2}}
  %0 = "scf.for"(%a, %a, %a, %x) ({
  ^bb0(%i: index, %b: f32, %c: f32):
    scf.yield %b : f32
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @for(%a: index, %x: f32) {
  // expected-error@+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'}}
  %0 = "scf.for"(%a, %a, %a, %x) ({
  ^bb0(%i: index, %b: i32):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @for(%a: index, %x: f32) {
  // expected-error@+1 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.for %i = %a to %a step %a iter_args(%b = %x) -> f32 {
    // expected-note@+1 {{region branch point}}
    scf.yield
  }
  return
}

// -----

func.func @for(%a: index, %x: f32) {
  // expected-error@+1 {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'index'}}
  %0 = scf.for %i = %a to %a step %a iter_args(%b = %x) -> f32 {
    scf.yield %a : index
  }
  return
}

// -----

func.func @for(%a: index, %x: f32) {
  // expected-error@+2 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note@+1 {{region branch point}}
  %0 = scf.for %i = %a to %a step %a iter_args(%b = %x) -> f32 {
    "x.use"(%b) : (f32) -> ()
  }
  return
}

// -----

func.func @for(%a: index) {
  // expected-error@+1 {{'scf.for' op expects region #0 to have 0 or 1 blocks}}
  scf.for %i = %a to %a step %a {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  return
}

// -----

func.func @for(%a: index) {
  // expected-error@+1 {{custom op 'scf.for' expected 'step'}}
  scf.for %i = %a to %a {
  }
  return
}

// -----

func.func @for(%a: index) {
  scf.for %i = %a to %a step %a {
    "x.end"() : () -> ()
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}

// -----

func.func @yield() {
  // expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}

// -----

func.func @if(%c: i1) {
  // expected-error@+1 {{'scf.if' op must have an else block if defining values}}
  %0 = "scf.if"(%c) ({
    scf.yield %c : i1
  }, {
  }) : (i1) -> i1
  return
}

// -----

func.func @if(%c: i1, %x: i32) {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i1' should match successor input type #0 'i32'}}
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    // expected-note@+1 {{region branch point}}
    scf.yield %c : i1
  }
  return
}

// -----

func.func @if(%c: i1, %x: i32) {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 2 operands, but region successor needs 1 inputs}}
  %0 = scf.if %c -> i32 {
    // expected-note@+1 {{region branch point}}
    scf.yield %x, %x : i32, i32
  } else {
    scf.yield %x : i32
  }
  return
}

// -----

func.func @if(%c: i1) {
  // expected-error@+1 {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({
  ^bb0(%a: i32):
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @if(%c: i32) {
  // expected-error@+1 {{'scf.if' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "scf.if"(%c) ({
    scf.yield
  }, {
  }) : (i32) -> ()
  return
}

// -----

func.func @if(%c: i1) {
  // expected-error@+1 {{'scf.if' op expected 2 regions}}
  "scf.if"(%c) ({
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

func.func @while(%c: i1, %x: i32) {
  // expected-error@+1 {{custom op 'scf.while' expected as many input types as operands (expected 1 got 2)}}
  scf.while (%a = %x) : (i32, i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

// -----

func.func @while(%c: i1, %x: i32) {
  // expected-error@+1 {{custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  scf.while : i32 {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

// -----

func.func @while(%c: i1, %x: i32) {
  // expected-error@+1 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  scf.while : () -> () {
    // expected-note@+1 {{terminator here}}
    scf.yield
  } do {
    scf.yield
  }
  return
}

// -----

func.func @while(%c: i1, %x: i32) {
  // expected-error@+1 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    // expected-note@+1 {{terminator here}}
    "x.end"() : () -> ()
  }
  return
}

// -----

func.func @while(%c: i1, %x: i32) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %0 = scf.while (%a = %x) : (i32) -> f32 {
    // expected-note@+1 {{region branch point}}
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: f32):
    scf.yield %x : i32
  }
  return
}

// -----

func.func @while(%c: i1, %x: i32) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    // expected-note@+1 {{region branch point}}
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: f32):
    scf.yield %x : i32
  }
  return
}

// -----

func.func @while(%c: i1, %x: i32) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'i1' should match successor input type #0 'i32'}}
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    // expected-note@+1 {{region branch point}}
    scf.yield %c : i1
  }
  return
}

// -----

func.func @while(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  }
  // expected-error@+1 {{custom op 'scf.while' expected 'do'}}
  return
}

// -----

func.func @condition(%c: i1) {
  // expected-error@+1 {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
}

// -----

func.func @switch(%i: index) {
  // expected-error@+1 {{'scf.index_switch' op has duplicate case value: 1}}
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
  }
  return
}

// -----

func.func @switch(%i: index) {
  // expected-error@+1 {{'scf.index_switch' op has 0 case regions but 1 case values}}
  "scf.index_switch"(%i) ({
    scf.yield
  }) {cases = array<i64: 1>} : (index) -> ()
  return
}

// -----

func.func @switch(%i: index, %x: i32) {
  // expected-error@+1 {{'scf.index_switch' op expected each region to return 1 values, but case region #0 returns 0}}
  %0 = scf.index_switch %i -> i32
  case 1 {
    // expected-note@+1 {{see yield operation here}}
    scf.yield
  }
  default {
    scf.yield %x : i32
  }
  return
}

// -----

func.func @switch(%i: index, %x: i32) {
  // expected-error@+1 {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  %0 = scf.index_switch %i -> i32
  case 1 {
    scf.yield %x : i32
  }
  default {
    // expected-note@+1 {{default region returns 'index' here}}
    scf.yield %i : index
  }
  return
}

// -----

func.func @switch(%i: index) {
  // expected-error@+1 {{'scf.index_switch' op expected region to end with scf.yield, but got x.end}}
  scf.index_switch %i
  case 1 {
    "x.end"() : () -> ()
  }
  default {
  }
  return
}

// -----

func.func @switch(%i: index) {
  scf.index_switch %i
  // expected-error@+1 {{custom op 'scf.index_switch' expected integer value}}
  case one {
    scf.yield
  }
  default {
  }
  return
}

// -----

func.func @switch(%i: index) {
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  // expected-error@+1 {{custom op 'scf.index_switch' expected 'default'}}
  return
}

// -----

func.func @execute() {
  // expected-error@+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({
  }) : () -> ()
  return
}

// -----

func.func @execute() {
  // expected-error@+1 {{'scf.execute_region' op region cannot have any arguments}}
  scf.execute_region {
  ^bb0(%a: i32):
    scf.yield
  }
  return
}

// -----

func.func @execute(%x: i32) {
  // expected-error@+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %0 = scf.execute_region -> f32 {
    // expected-note@+1 {{region branch point}}
    scf.yield %x : i32
  }
  return
}

// -----

func.func @parallel(%a: index) {
  // expected-error@+1 {{custom op 'scf.parallel' expected 2 operands}}
  scf.parallel (%i, %j) = (%a) to (%a) step (%a) {
  }
  return
}

// -----

func.func @parallel(%a: index) {
  // expected-error@+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  "scf.parallel"() ({
    scf.reduce
  }) {operandSegmentSizes = array<i32: 0, 0, 0, 0>} : () -> ()
  return
}

// -----

func.func @parallel(%a: index) {
  %zero = arith.constant 0 : index
  // expected-error@+1 {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%i) = (%a) to (%a) step (%zero) {
  }
  return
}

// -----

func.func @parallel(%a: index) {
  // expected-error@+1 {{'scf.parallel' op expects the same number of induction variables: 2 as bound and step values: 1}}
  "scf.parallel"(%a, %a, %a) ({
  ^bb0(%i: index, %j: index):
    scf.reduce
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 0>} : (index, index, index) -> ()
  return
}

// -----

func.func @parallel(%a: index) {
  // expected-error@+1 {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%a, %a, %a) ({
  ^bb0(%i: i32):
    scf.reduce
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 0>} : (index, index, index) -> ()
  return
}

// -----

func.func @parallel(%a: index, %x: f32) {
  // expected-error@+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 {
    scf.reduce
  }
  return
}

// -----

func.func @parallel(%a: index, %x: f32) {
  // expected-error@+1 {{'scf.parallel' op expects number of results: 0 to be the same as number of reductions: 1}}
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      scf.reduce.return %p : f32
    }
  }
  return
}

// -----

func.func @parallel(%a: index, %x: f32, %y: i32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 {
    // expected-error@+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'i32' to be the same as the 0-th result type: 'f32'}}
    scf.reduce(%y : i32) {
    ^bb0(%p: i32, %q: i32):
      scf.reduce.return %p : i32
    }
  }
  return
}

// -----

func.func @parallel(%a: index, %x: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 {
    // expected-error@+1 {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
    scf.reduce(%x : f32) {
    ^bb0(%p: f32):
      scf.reduce.return %p : f32
    }
  }
  return
}

// -----

func.func @parallel(%a: index, %x: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 {
    // expected-error@+1 {{'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op}}
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      "x.end"() : () -> ()
    }
  }
  return
}

// -----

func.func @parallel(%a: index, %x: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      // expected-error@+1 {{'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)}}
      scf.reduce.return %a : index
    }
  }
  return
}

// -----

func.func @parallel(%a: index, %x: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 {
    // expected-error@+1 {{'scf.reduce' op expects number of reduction regions: 1 to be the same as number of reduction operands: 2}}
    "scf.reduce"(%x, %x) ({
    ^bb0(%p: f32, %q: f32):
      scf.reduce.return %p : f32
    }) : (f32, f32) -> ()
  }
  return
}

// -----

func.func @reduce(%x: f32) {
  // expected-error@+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
  scf.reduce(%x : f32) {
  ^bb0(%p: f32, %q: f32):
    scf.reduce.return %p : f32
  }
}

// -----

func.func @forall(%n: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'scf.forall' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>, tensor<4xf32>) {
  }
  return
}

// -----

func.func @forall(%n: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{expected 1 upper bound values, got 2}}
  scf.forall (%i) in (%n, 2) {
  }
  return
}

// -----

func.func @forall(%n: index) {
  // expected-error@+2 {{custom op 'scf.forall' expected integer value}}
  // expected-error@+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%i) in (n) {
  }
  return
}

// -----

func.func @forall(%n: index, %t: memref<4xf32>) {
  // expected-error@+1 {{'scf.forall' op operand #1 must be variadic of ranked tensor of any type values, but got 'memref<4xf32>'}}
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (memref<4xf32>) {
  }
  return
}

// -----

func.func @forall(%n: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.forall' op produces 0 results, but has only 1 outputs}}
  "scf.forall"(%n, %t) ({
  ^bb0(%i: index, %o: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) {operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>} : (index, tensor<4xf32>) -> ()
  return
}

// -----

func.func @forall(%n: index) {
  // expected-error@+1 {{'scf.forall' op expects 0-th block argument to be an index}}
  "scf.forall"(%n) ({
  ^bb0(%i: i32):
    scf.forall.in_parallel {
    }
  }) {operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>} : (index) -> ()
  return
}

// -----

func.func @forall(%n: index) {
  // expected-error@+1 {{expected 0 dynamic upper bound values}}
  "scf.forall"(%n) ({
  ^bb0(%i: index):
    scf.forall.in_parallel {
    }
  }) {operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>} : (index) -> ()
  return
}

// -----

func.func @forall(%n: index) {
  scf.forall (%i) in (%n) {
    // expected-error@+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      arith.constant 1 : i32
    }
  }
  return
}

// -----

func.func @in_parallel() {
  // expected-error@+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  scf.forall.in_parallel {
  }
}

// -----

func.func @f(%n: index, %a: i32) {
  // expected-error@+1 {{'scf.for' op different number of inits and region iter_args: 1 != 0}}
  %r = "scf.for"(%n, %n, %n, %a) ({
  ^bb0(%i: index):
    scf.yield %a : i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%n: index, %a: i32) {
  // expected-error@+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'i64'}}
  %r = "scf.for"(%n, %n, %n, %a) ({
  ^bb0(%i: index, %x: i64):
    scf.yield %a : i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%n: index, %a: i32) {
  // expected-error@+2 {{'scf.for' op expects regions to end with 'scf.yield', found 'test.x'}}
  // expected-note@+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  %r = "scf.for"(%n, %n, %n, %a) ({
  ^bb0(%i: index, %x: i64):
    "test.x"() : () -> ()
  }) : (index, index, index, i32) -> i64
  return
}

// -----

func.func @f(%n: index, %a: i32) {
  // expected-error@+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'i64'}}
  %r = "scf.for"(%n, %n, %n, %a) ({
  ^bb0(%i: index, %x: i64):
    scf.yield %x : i64
  }) : (index, index, index, i32) -> i64
  return
}

// -----

func.func @f(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) init (%n) -> index {
    // expected-error@+1 {{empty block: expect at least a terminator}}
    "scf.reduce"(%n) ({
    ^bb0(%x: index, %y: index):
    }) : (index) -> ()
  }
  return
}

// -----

// expected-error@+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
func.func @f() { "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () return }

// -----

// expected-error@+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
func.func @f() { "a.b"() ({ scf.forall.in_parallel { } }) : () -> () return }

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i) in (%n) { } {mapping = [5]}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'scf.forall' op "mapping" supports at most one device masking attribute}}
  scf.forall (%i, %j) in (%n, %n) { } {mapping = [#gpu.mask<1>, #gpu.mask<2>, #gpu.thread<x>, #gpu.thread<y>]}
  return
}

// -----

// expected-error@+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
"a.b"() ({ "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () }) : () -> ()

// -----

func.func @f(%c: index, %d: f32) {
  // expected-error@+1 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  %0 = "scf.parallel"(%c, %c, %c, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    // expected-note@+1 {{terminator here}}
    "scf.yield"() : () -> ()
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @f(%n: index, %a: f32) {
  // expected-error@+1 {{'scf.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "scf.for"(%n, %n, %n, %a) ({
  ^bb0(%i: index):
    "scf.yield"(%a) : (f32) -> ()
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @f(%n: index, %a: f32) {
  // expected-error@+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'f64'}}
  %0 = "scf.for"(%n, %n, %n, %a) ({
  ^bb0(%i: index, %x: f64):
    "scf.yield"(%a) : (f32) -> ()
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @f(%n: index, %a: f32) {
  // expected-error@+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'f64'}}
  %0 = "scf.for"(%n, %n, %n, %a) ({
  ^bb0(%i: index, %x: f64):
    "scf.yield"(%x) : (f64) -> ()
  }) : (index, index, index, f32) -> f64
  return
}

// -----

// What an operation inside lacks is told first.
func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (2) shared_outs(%out = %b) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{'tensor.parallel_insert_slice' op 'operandSegmentSizes' attribute cannot have negative elements}}
      "tensor.parallel_insert_slice"(%a, %out, %i) <{operandSegmentSizes = array<i32: 1, -1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<8xf32>, index) -> ()
    }
  }
  return %0 : tensor<8xf32>
}
