// Messages are checked against the comments that announce them.
// RUN: mica-opt %s --split-input-file --verify-diagnostics

// expected-error@+2 {{'func.return' op has 0 operands, but enclosing function (@here) returns 1}}
func.func @here() -> i32 {
  return
}

// -----

func.func @below() -> i32 {
  // expected-error @below {{has 0 operands}}
  return
}

// -----

func.func @above() -> i32 {
  return
  // expected-error @above {{has 0 operands}}
}

// -----

func.func @pattern() -> i32 {
  return  // expected-error-re {{has {{[0-9]+}} operands, {{.*}} (@pattern) returns {{(1|2)}}}}
}

// -----

// expected-error@unknown {{has 0 operands}}
func.func @unknown() -> i32 {
  return loc(unknown)
}

// -----

// expected-note@+1 {{see existing symbol definition here}}
func.func private @twice()
// expected-error@below {{redefinition of symbol named 'twice'}}
func.func private @twice()
