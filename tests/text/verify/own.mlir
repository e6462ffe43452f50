// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Wrong texts on which MLIR crashes, or that it reads as something else.

// expected-error@+1 {{element type of the complex attribute must be float like type.}}
"t.op"() {a = #complex.number<:i32 1.0, 2.0>} : () -> ()

// -----

func.func @f(%a: tensor<2xi32>, %i: index) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'tensor<2xi32>'}}
  %0 = memref.generic_atomic_rmw %a[%i] : tensor<2xi32> {
  ^bb0(%x: i32):
    memref.atomic_yield %x : i32
  }
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{number of case values (0) should match number of case destinations (1)}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%t: tensor<*xf32>) {
  // expected-error@+1 {{expects ranked tensors}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<*xf32> into tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2xf32>) {
  // expected-error@+1 {{reassociation indices must not be empty}}
  %0 = tensor.expand_shape %t [[]] output_shape [2] : tensor<2xf32> into tensor<2xf32>
  return
}

// -----

func.func @f(%c: i1, %a: vector<2xi1>, %x: i32) {
  // expected-error@+1 {{failed to verify that condition is signless i1 or has matching shape}}
  %0 = "arith.select"(%a, %x, %x) : (vector<2xi1>, i32, i32) -> i32
  return
}

// -----

// expected-error@+1 {{expected integer or float type, got: 'index'}}
"t.op"() {a = array<index: 1>} : () -> ()

// -----

// expected-error@+1 {{elements literal type has too many elements}}
"t.op"() {a = dense<1> : tensor<9223372036854775807x2xi32>} : () -> ()

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
"t.op"() {a = -1.0 : f8E8M0FNU} : () -> ()

// -----

"t.op"() ({
// expected-error@+1 {{result number not allowed in argument list}}
^bb0(%a#1: i32):
  "t.x"() : () -> ()
}) : () -> ()
