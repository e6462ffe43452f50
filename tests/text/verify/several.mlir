// Each isolated operation is looked at, even when its neighbour is wrong; what holds them isn't then.
// RUN: mica-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @one() -> i32 {
  // expected-error@+1 {{'func.return' op has 0 operands, but enclosing function (@one) returns 1}}
  return
}
func.func @two() {
  return
}
func.func @three() -> i32 {
  // expected-error@+1 {{'func.return' op has 0 operands, but enclosing function (@three) returns 1}}
  return
}
func.func private @twice()
func.func private @twice()

// -----

module @inner {
  func.func @one() -> i32 {
    // expected-error@+1 {{'func.return' op has 0 operands, but enclosing function (@one) returns 1}}
    return
  }
  func.func @two(%a: i32) -> i32 {
    // expected-error@+1 {{operand #0 does not dominate this use}}
    "x.use"(%0) : (i32) -> ()
    // expected-note@+1 {{operand defined here (op in the same block)}}
    %0 = "x.def"() : () -> i32
    return %a : i32
  }
}
func.func @after() -> i32 {
  // expected-error@+1 {{'func.return' op has 0 operands, but enclosing function (@after) returns 1}}
  return
}
// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @declared()

// -----

// Inside of one isolated operation the first error is the last word.
func.func @nest(%a: i64) {
  "x.nest"() ({
    func.func @inner() -> i32 {
      // expected-error@+1 {{'func.return' op has 0 operands, but enclosing function (@inner) returns 1}}
      return
    }
    // expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
    func.func @declared()
  }) : () -> ()
  "arith.addi"(%a, %a) : (i64, i64) -> ()
  return
}
