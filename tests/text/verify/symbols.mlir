// Symbols, functions and calls.
// RUN: mica-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-note@+1 {{see existing symbol definition here}}
func.func private @f()
// F003-059
// expected-error@+1 {{redefinition of symbol named 'f'}}
func.func private @f()

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f()

// -----

// expected-error@+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "secret"}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "secret"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^entry(%a: f32):
  func.return
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op entry block must have 2 arguments to match function signature}}
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
^entry(%a: i32):
  func.return
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op arguments may only have dialect attributes}}
func.func private @f(i32 {plain})

// -----

// expected-error@+1 {{'func.func' op results may only have dialect attributes}}
func.func private @f() -> (i32 {plain})

// -----

// expected-error@+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 2}}
"func.func"() <{arg_attrs = [{}], function_type = (i32, i32) -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()

// -----

func.func @caller() {
  // expected-error@+1 {{'func.call' op 'nobody' does not reference a valid function}}
  func.call @nobody() : () -> ()
  return
}

// -----

func.func private @callee(i32)
func.func @caller(%a: i64) {
  // expected-error@+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  func.call @callee(%a) : (i64) -> ()
  return
}

// -----

func.func private @callee()
func.func @caller() {
  "x.nest"() ({
    // expected-error@+1 {{'func.call' op 'callee' does not reference a valid function}}
    func.call @callee() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @outer() {
  // expected-error@+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @inner() {
    return
  }
  return
}

// -----

// expected-error@+1 {{unregistered operation 'func.other' found in dialect ('func') that does not allow unknown operations}}
"func.other"() : () -> ()

// -----

// expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
"func.return"() : () -> ()

// -----

// What an operation of an unknown dialect with one region holds isn't known: it may be a table of symbols.
"a.b"() ({
  func.func @g() { return }
  // expected-error@+1 {{'func.call' op 'g' does not reference a valid function}}
  func.call @g() : () -> ()
}) : () -> ()

// -----

func.func private @g()
"a.b"() ({
  // expected-error@+1 {{'func.constant' op reference to undefined function 'g'}}
  %0 = func.constant @g : () -> ()
}) : () -> ()

// -----

func.func private @g()
"a.b"() ({
  func.call @g() : () -> ()
}, {}) : () -> ()
