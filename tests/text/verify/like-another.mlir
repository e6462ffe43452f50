// An operation like one that was accepted before it is accepted with it; where operands, results,
// attributes or regions differ, it is looked at.
// RUN: mica-opt %s -split-input-file -verify-diagnostics

func.func @types(%a: i32, %b: i32, %c: i64, %f: f32) {
  %0 = "arith.addi"(%a, %b) : (i32, i32) -> i32
  %1 = "arith.addi"(%c, %c) : (i64, i64) -> i64
  %2 = "arith.addi"(%a, %b) : (i32, i32) -> i32
  // expected-error@+1 {{'arith.addi' op operand #1 must be signless-integer-like, but got 'f32'}}
  %3 = "arith.addi"(%a, %f) : (i32, f32) -> i32
  return
}

// -----

func.func @result(%a: i32, %b: i32) {
  %0 = "arith.addi"(%a, %b) : (i32, i32) -> i32
  // expected-error@+1 {{'arith.addi' op requires the same type for all operands and results}}
  %1 = "arith.addi"(%a, %b) : (i32, i32) -> i64
  return
}

// -----

func.func @counts(%a: i32, %b: i32) {
  %0 = "arith.addi"(%a, %b) : (i32, i32) -> i32
  // expected-error@+1 {{'arith.addi' op expected 2 operands, but found 3}}
  %1 = "arith.addi"(%a, %b, %b) : (i32, i32, i32) -> i32
  return
}

// -----

func.func @region(%a: i32, %b: i32) {
  %0 = "arith.addi"(%a, %b) : (i32, i32) -> i32
  // expected-error@+1 {{'arith.addi' op requires zero regions}}
  %1 = "arith.addi"(%a, %b) ({
    %2 = "arith.addi"(%a, %b) : (i32, i32) -> i32
  }) : (i32, i32) -> i32
  return
}

// -----

func.func @discardable(%a: i32, %b: i32) {
  %0 = "arith.addi"(%a, %b) : (i32, i32) -> i32
  // expected-error@+1 {{attribute}}
  %1 = "arith.addi"(%a, %b) {dlti.dl_spec = 1 : i32} : (i32, i32) -> i32
  return
}

// -----

func.func @cast(%t: tensor<2xi32>, %u: tensor<?xi32>) {
  %0 = tensor.cast %t : tensor<2xi32> to tensor<?xi32>
  %1 = tensor.cast %u : tensor<?xi32> to tensor<2xi32>
  // expected-error@+1 {{'tensor.cast' op operand type 'tensor<2xi32>' and result type 'tensor<3xi32>' are cast incompatible}}
  %2 = tensor.cast %t : tensor<2xi32> to tensor<3xi32>
  return
}
