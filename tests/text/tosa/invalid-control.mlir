// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %i: tensor<4xi32>, %n: tensor<5xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same number of values in 'then_graph' arguments (2) and 'input_list' (1)}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  } else {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %i: tensor<4xi32>, %n: tensor<5xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'then_graph' arguments ('i32') and 'input_list' ('f32')}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xi32>):
    tosa.yield %x : tensor<4xf32>
  } else {
  ^bb0(%a: tensor<4xi32>):
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %i: tensor<4xi32>, %n: tensor<5xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same shapes for 'then_graph' arguments ('tensor<5xf32>') and 'input_list' ('tensor<4xf32>')}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<5xf32>):
    tosa.yield %x : tensor<4xf32>
  } else {
  ^bb0(%a: tensor<5xf32>):
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %i: tensor<4xi32>, %n: tensor<5xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same shapes for 'else_graph' arguments ('tensor<5xf32>') and 'input_list' ('tensor<4xf32>')}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  } else {
  ^bb0(%a: tensor<5xf32>):
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %i: tensor<4xi32>, %n: tensor<5xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'then_graph' results ('i32') and 'output_list' ('f32')}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %i : tensor<4xi32>
  } else {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %i : tensor<4xi32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %i: tensor<4xi32>, %n: tensor<5xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same shapes for 'then_graph' results ('tensor<5xf32>') and 'output_list' ('tensor<4xf32>')}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %n : tensor<5xf32>
  } else {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %n : tensor<5xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %i: tensor<4xi32>, %n: tensor<5xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same shapes for 'else_graph' results ('tensor<5xf32>') and 'output_list' ('tensor<4xf32>')}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  } else {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %n : tensor<5xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<4xf32>, %i: tensor<4xi32>, %n: tensor<5xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same number of values in 'else_graph' results (2) and 'output_list' (1)}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  } else {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %n, %n : tensor<5xf32>, tensor<5xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<2xi1>, %x: tensor<4xf32>, %i: tensor<4xi32>, %n: tensor<5xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op 'condition' must be a size 1 tensor, got 'tensor<2xi1>'}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<2xi1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  } else {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i8>, %x: tensor<4xf32>, %i: tensor<4xi32>, %n: tensor<5xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<i8>'}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i8> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  } else {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'tosa.cond_if' expected as many input types as operands (expected 1 got 0)}}
  tosa.cond_if %c (%a = %x) : tensor<i1> () -> () {
  } else {
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) {
  // expected-error@+2 {{expected non-function type}}
  // expected-error@+1 {{custom op 'tosa.cond_if' expected list of types for block arguments followed by arrow type and list of return types}}
  tosa.cond_if %c (%a = %x) : tensor<i1> {
  } else {
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op region #1 ('else_graph') failed to verify constraint: region with 1 blocks}}
  tosa.cond_if %c : tensor<i1> {
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %g: tensor<i1>, %h: tensor<2xi1>, %k: tensor<f32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same element type for 'input_list' ('i32') and 'output_list' ('f32')}}
  %0 = tosa.while_loop (%a = %n) : (tensor<i32>) -> tensor<f32> {
    tosa.yield %g : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %g: tensor<i1>, %h: tensor<2xi1>, %k: tensor<f32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same shapes for 'input_list' ('tensor<i32>') and 'output_list' ('tensor<2xi32>')}}
  %0 = tosa.while_loop (%a = %n) : (tensor<i32>) -> tensor<2xi32> {
    tosa.yield %g : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %g: tensor<i1>, %h: tensor<2xi1>, %k: tensor<f32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same shapes for 'body_graph' arguments ('tensor<2xi32>') and 'input_list' ('tensor<i32>')}}
  %0 = tosa.while_loop (%a = %n) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %g : tensor<i1>
  } do {
  ^bb0(%b: tensor<2xi32>):
    tosa.yield %n : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %g: tensor<i1>, %h: tensor<2xi1>, %k: tensor<f32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same element type for 'body_graph' results ('f32') and 'input_list' ('i32')}}
  %0 = tosa.while_loop (%a = %n) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %g : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %k : tensor<f32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %g: tensor<i1>, %h: tensor<2xi1>, %k: tensor<f32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same number of values in 'body_graph' results (2) and 'input_list' (1)}}
  %0 = tosa.while_loop (%a = %n) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %g : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %n, %n : tensor<i32>, tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %g: tensor<i1>, %h: tensor<2xi1>, %k: tensor<f32>) {
  // expected-error@+1 {{'tosa.while_loop' op require 'cond_graph' only have one result}}
  %0 = tosa.while_loop (%a = %n) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %g, %g : tensor<i1>, tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %g: tensor<i1>, %h: tensor<2xi1>, %k: tensor<f32>) {
  // expected-error@+1 {{'tosa.while_loop' op 'cond_graph' result must be a size 1 tensor, got 'tensor<2xi1>'}}
  %0 = tosa.while_loop (%a = %n) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %h : tensor<2xi1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %g: tensor<i1>, %h: tensor<2xi1>, %k: tensor<f32>) {
  // expected-error@+1 {{'tosa.while_loop' op 'cond_graph' result must be a boolean tensor, got 'tensor<i32>'}}
  %0 = tosa.while_loop (%a = %n) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %n : tensor<i32>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>) {
  // expected-error@+1 {{custom op 'tosa.while_loop' expected as many input types as operands (expected 1 got 0)}}
  %0 = tosa.while_loop (%a = %n) : () -> tensor<i32> {
  } do {
  }
  return
}

// -----

func.func @f(%n: tensor<i32>) {
  // expected-error@+1 {{custom op 'tosa.while_loop' invalid kind of type specified: expected builtin.function, but found 'tensor<i32>'}}
  %0 = tosa.while_loop (%a = %n) : tensor<i32> {
  } do {
  }
  return
}

// -----

tosa.variable @a : tensor<*xf32>
// expected-error@+1 {{custom op 'tosa.variable' expected ranked type}}
func.func private @g()

// -----

tosa.variable @a : f32
// expected-error@+1 {{custom op 'tosa.variable' expected shaped type}}
func.func private @g()

// -----

tosa.variable @a = @b
// expected-error@+1 {{custom op 'tosa.variable' expected Typed attr}}
func.func private @g()

// -----

tosa.variable @a = 1 : i32
// expected-error@+1 {{custom op 'tosa.variable' expected shaped type}}
func.func private @g()

// -----

// expected-error@+1 {{expected ':'}}
tosa.variable @a 
// expected-error@+1 {{custom op 'tosa.variable' expected type after colon}}
func.func private @g()

// -----

tosa.variable @a : tensor<4xf32>
func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.variable_write' op 'b' has not been declared by 'tosa.variable'}}
  tosa.variable_write @b, %x : tensor<4xf32>
  return
}

// -----

tosa.variable @a : tensor<4xf32>
func.func @f(%x: tensor<4xi32>) {
  // expected-error@+1 {{'tosa.variable_write' op require same element type for 'input1' ('i32') and the input tensor ('f32')}}
  tosa.variable_write @a, %x : tensor<4xi32>
  return
}

// -----

tosa.variable @a : tensor<4xf32>
func.func @f() {
  // expected-error@+1 {{'tosa.variable_read' op require same shapes for 'output1' ('tensor<5xf32>') and the input tensor ('tensor<4xf32>')}}
  %0 = tosa.variable_read @a : tensor<5xf32>
  return
}

// -----

func.func @a() {
  // expected-error@+1 {{'tosa.variable_read' op 'a' has not been declared by 'tosa.variable'}}
  %0 = tosa.variable_read @a : tensor<5xf32>
  return
}

// -----

// expected-error@+2 {{expected ::mlir::tosa::NanPropagationMode to be one of: PROPAGATE, IGNORE}}
// expected-error@+1 {{failed to parse Tosa_NanPropagationModeAttr parameter 'value' which is to be a `::mlir::tosa::NanPropagationMode`}}
func.func private @f() attributes {a = #tosa.nan_mode<NEVER>}

// -----

// expected-error@+1 {{expected ','}}
func.func private @f() attributes {a = #tosa.unary_quant<input_zp = 1>}

// -----

// expected-error@+1 {{expected 'specification_version'}}
func.func private @f() attributes {a = #tosa.target_env<level = none>}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'tosa.argmax' invalid kind of type specified: expected builtin.function, but found 'tensor<4xf32>'}}
  %0 = tosa.argmax %x {axis = 0 : i32} : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  %0 = tosa.argmax %x {axis = 0 : i32} : () -> tensor<i32>
  // expected-error@+1 {{custom op 'tosa.argmax' number of operands and types do not match: got 1 operands and 0 types}}
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected '='}}
  %0 = tosa.argmax %x {axis} : (tensor<4xf32>) -> tensor<i32>
  return
}
