// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Branches that do not fit their targets.

func.func @branch() {
  // expected-error@+1 {{reference to an undefined block}}
  cf.br ^nowhere
}

// -----

func.func @branch(%a: i32) {
  // expected-error@+1 {{branch has 1 operands for successor #0, but target block has 0}}
  cf.br ^bb1(%a : i32)
^bb1:
  return
}

// -----

func.func @branch(%a: i32) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^bb1(%a : i32)
^bb1(%b: f32):
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @branch(%a: i32) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
  cf.cond_br %a, ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @branch(%a: i1) {
  // expected-error@+1 {{'cf.cond_br' op requires 2 successors but found 1}}
  "cf.cond_br"(%a)[^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
  return
}

// -----

func.func @branch(%a: i1, %b: i32) {
  // expected-error@+1 {{branch has 0 operands for successor #1, but target block has 1}}
  cf.cond_br %a, ^bb1(%b : i32), ^bb1
^bb1(%c: i32):
  return
}

// -----

func.func @branch(%a: i1) {
  // expected-error@+1 {{'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%a)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 1, 0>} : (i1) -> ()
^bb1:
  return
}

// -----

func.func @branch(%a: i1) {
  // expected-error@+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%a)[^bb1, ^bb1] : (i1) -> ()
^bb1:
  return
}

// -----

func.func @branch(%a: i1) {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  "cf.cond_br"(%a)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1>} : (i1) -> ()
^bb1:
  return
}

// -----

func.func @branch() {
  // F003-062
  // expected-error@+1 {{operation with block successors must terminate its parent block}}
  cf.br ^bb1
  "x.late"() : () -> ()
^bb1:
  return
}

// -----

// expected-error@+1 {{entry block of region may not have predecessors}}
func.func @loop() {
^bb0:
  cf.br ^bb0
}

// -----

func.func @switch(%a: i32) {
  cf.switch %a : i32, [
    // expected-error@+1 {{custom op 'cf.switch' expected 'default'}}
    1: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @switch(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    // expected-error@+1 {{custom op 'cf.switch' expected integer value}}
    x: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @switch(%a: i32) {
  // expected-error@+1 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%a)[^bb1, ^bb1] {case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
}

// -----

func.func @switch(%a: i32) {
  // expected-error@+1 {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%a)[^bb1, ^bb1] {case_values = dense<1> : vector<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
}

// -----

func.func @switch(%a: i32, %f: f32) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #1}}
  cf.switch %a : i32, [
    default: ^bb1,
    1: ^bb2(%a : i32)
  ]
^bb1:
  return
^bb2(%b: f32):
  return
}

// -----

func.func @switch(%a: f32) {
  // expected-error@+1 {{'cf.switch' op operand #0 must be integer, but got 'f32'}}
  "cf.switch"(%a)[^bb1] {case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (f32) -> ()
^bb1:
  return
}

// -----

func.func @assertion(%a: i32) {
  // expected-error@+1 {{'cf.assert' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.assert"(%a) {msg = "text"} : (i32) -> ()
  return
}

// -----

func.func @assertion(%a: i1) {
  // expected-error@+1 {{expected attribute value}}
  cf.assert %a, text
  return
}

// -----

func.func @assertion(%a: i1) {
  // expected-error@+1 {{'cf.assert' op requires attribute 'msg'}}
  "cf.assert"(%a) : (i1) -> ()
  return
}

// -----

func.func @assertion(%a: i1) {
  // expected-error@+1 {{'cf.assert' op attribute 'msg' failed to satisfy constraint: string attribute}}
  "cf.assert"(%a) {msg = 3 : i32} : (i1) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'cf.switch' op 'case_operand_segments' attribute cannot have negative elements}}
  "cf.switch"(%a, %a)[^bb1, ^bb2] <{case_operand_segments = array<i32: -1>, case_values = dense<1> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  return
^bb2(%x: i32):
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'cf.switch' op caseOperands count (1) does not match with the total size (2) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%a, %a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 2>, case_values = dense<1> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  return
^bb2(%x: i32):
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'cf.switch' op requires attribute 'case_operand_segments'}}
  "cf.switch"(%a, %a)[^bb1, ^bb2] <{case_values = dense<1> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  return
^bb2(%x: i32):
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  cf.switch %a : f32, [ default: ^bb1, 1: ^bb1 ]
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %a : i32, [ default: ^bb1, x: ^bb1 ]
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'cf.switch' expected 'default'}}
  cf.switch %a : i32, [ 1: ^bb1 ]
^bb1:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{expected '['}}
  cf.cond_br %a weights(), ^bb1, ^bb1
^bb1:
  return
}

// -----

// expected-error@+1 {{custom op 'cf.cond_br' invalid kind of attribute specified}}
func.func @f(%a: i1) { cf.cond_br %a weights(#llvm.fastmath<none>), ^bb1, ^bb1
^bb1: return }

// -----

#w = array<i64: 1, 1>
// expected-error@+1 {{custom op 'cf.cond_br' invalid kind of attribute specified}}
func.func @f(%a: i1) { cf.cond_br %a weights(#w), ^bb1, ^bb1
^bb1: return }
