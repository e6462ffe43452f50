// Shapes that are compatible satisfy SameOperandsAndResultType, but the type that is inferred is the first operand's.
// RUN: mica-opt %s --split-input-file --verify-diagnostics

func.func @first(%a: tensor<?xi32>, %b: tensor<4xi32>) {
  %0 = "arith.addi"(%a, %b) : (tensor<?xi32>, tensor<4xi32>) -> tensor<?xi32>
  return
}

// -----
func.func @other(%a: tensor<?xi32>, %b: tensor<4xi32>) {
  // expected-error@+2 {{'arith.addi' op inferred type(s) 'tensor<?xi32>' are incompatible with return type(s) of operation 'tensor<4xi32>'}}
  // expected-error@+1 {{'arith.addi' op failed to infer returned types}}
  %0 = "arith.addi"(%a, %b) : (tensor<?xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----
// A string without a type of its own has none.
// expected-error@+1 {{failed to verify that all of {value, result} have same type}}
"arith.constant"() <{value = "a"}> : () -> i32

// -----
// expected-error@+1 {{value must be an integer, float, or elements attribute}}
"arith.constant"() <{value = "a"}> : () -> none
