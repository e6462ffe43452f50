// Spellings that are known stand only where what they mean may stand.
// RUN: mica-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

"test.a"() <{x = 1 : i32}> : () -> ()
// expected-error@+1 {{expected non-function type}}
"test.a"() : (<{x = 1 : i32}>) -> ()

// -----

"test.a"() {x = 1 : i32} : () -> ()
// expected-error@+1 {{expected non-function type}}
"test.a"() : ({x = 1 : i32}) -> ()

// -----

"test.a"() <{x = 1 : i32}> : () -> ()
// expected-error@+1 {{expected ':' followed by operation type}}
"test.a"() <{x = 1 : i32}> <{x = 1 : i32}> : () -> ()

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{successors in non-terminator}}
  "arith.addi"(%a, %a)[^bb1] : (i32, i32) -> i32
^bb1:
  return
}

// -----

"test.a"() ({
  // expected-error@+1 {{reference to an undefined block}}
  "test.b"()[^bb1, ^bb2] : () -> ()
^bb1:
  "test.b"() : () -> ()
}) : () -> ()

// -----

"test.a"() ({
// expected-note@+1 {{previously defined here}}
^bb0(%a: i32):
  "test.b"() : () -> ()
// expected-error@+1 {{redefinition of SSA value '%a'}}
^bb1(%a: i32):
  "test.b"() : () -> ()
}) : () -> ()

// -----

"test.a"() ({
^bb0:
  "test.b"() : () -> ()
// expected-error@+1 {{redefinition of block '^bb0'}}
^bb0:
  "test.b"() : () -> ()
}) : () -> ()

// -----

module {
  module attributes {sym_visibility = "nested", x} {
  }
  // expected-error@+1 {{'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
  func.func private @f() attributes {sym_visibility = "nested", x}
}

// -----

func.func private @g() attributes {x = 1 : i32, y}
// expected-error@+1 {{duplicate key 'x' in dictionary attribute}}
func.func private @h() attributes {x = 1 : i32, y, x = 1 : i32}

// -----

func.func @f() {
  %0 = arith.constant dense<1> : tensor<2xi32>
  %1 = arith.constant dense<1> : tensor<2xi32>
  // expected-error@+1 {{expected non-function type}}
  "x.y"(%0) : (dense<1> : tensor<2xi32>) -> ()
  return
}

// -----

func.func @f() {
  %0 = arith.constant dense<1> : tensor<2xi32>
  // expected-error@+1 {{expected non-function type}}
  func.call @g(%0) : (tensor<2xi32>) -> dense<1> : tensor<2xi32>
  return
}

// -----

// expected-error@+1 {{duplicate key 'x.a' in dictionary attribute}}
func.func @f(%a: i32 {x.a = 1}, %b: i32 {x.a = 1, x.a = 1}) {
  return
}

// -----

// expected-note@+2 {{previously referenced here}}
// expected-error@+1 {{region entry argument '%a' is already in use}}
func.func @f(%a: i32, %a: i32) {
  return
}

// -----

// expected-error@+1 {{custom op 'func.func' expected SSA identifier}}
func.func @f(%a: i32, i32) {
  return
}

// -----

// expected-error@+1 {{expected non-function type}}
func.func @f(%a: i32, %b: ) {
  return
}

// -----

// expected-error@+1 {{custom op 'func.func' expected SSA identifier}}
func.func @f(%a: i32,) {
  return
}

// -----

// expected-error@+1 {{result number not allowed in argument list}}
func.func @f(%a: i32, %b#0: i32) {
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected nested symbol reference identifier}}
  call @g::() : () -> ()
  return
}

// -----

// expected-error@+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f(%a: i32) attributes {sym_name = "g"}

// -----

// expected-error@+1 {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f() attributes {function_type = i32}
