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
