// Blocks end with a terminator, branches stand last and pass what is expected.
// RUN: mica-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+1 {{empty block: expect at least a terminator}}
func.func @empty() {
^entry:
}

// -----

func.func @no_terminator() {
  // F003-065
  // expected-error@+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %0 = arith.constant 1 : i32
}

// -----

func.func @in_the_middle() {
  // expected-error@+1 {{'func.return' op must be the last operation in the parent block}}
  return
  return
}

// -----

func.func @branch_in_the_middle() {
  // expected-error@+1 {{operation with block successors must terminate its parent block}}
  "x.br"()[^next] : () -> ()
  "x.end"() : () -> ()
^next:
  return
}

// -----

// Where branches stand is looked at before what the operations are.
func.func @branch_before_another_error(%a: i32) {
  "arith.addi"(%a) : (i32) -> ()
  // expected-error@+1 {{operation with block successors must terminate its parent block}}
  "x.br"()[^next] : () -> ()
  "x.end"() : () -> ()
^next:
  return
}

// -----

// expected-error@+1 {{entry block of region may not have predecessors}}
func.func @entry() {
^entry:
  cf.br ^entry
}

// -----

func.func @count(%a: i32) {
  // expected-error@+1 {{branch has 1 operands for successor #0, but target block has 2}}
  cf.br ^next(%a : i32)
^next(%x: i32, %y: i32):
  return
}

// -----

func.func @type(%c: i1, %a: i32) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #1}}
  cf.cond_br %c, ^one, ^two(%a : i32)
^one:
  return
^two(%x: i64):
  return
}

// -----

func.func @weights(%c: i1) {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  "cf.cond_br"(%c)[^one, ^one] <{branch_weights = array<i32: 1, 2, 3>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^one:
  return
}

// -----

func.func @no_weight(%c: i1) {
  // expected-error@+1 {{branch weights cannot all be zero}}
  "cf.cond_br"(%c)[^one, ^one] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^one:
  return
}

// -----

func.func @segments(%c: i1) {
  // expected-error@+1 {{'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^one, ^one] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^one:
  return
}

// -----

func.func @parent() {
  // expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}

// -----

// F003-063: what isn't known may end a block, with successors or without.
"x.region"() ({
^a:
  "x.maybe"()[^b] : () -> ()
^b:
  "x.end"() : () -> ()
}) : () -> ()

// -----

func.func @no_branch() {
  // F003-064
  // expected-error@+1 {{successors in non-terminator}}
  "arith.constant"()[^a] <{value = 1 : i32}> : () -> i32
^a:
  return
}
