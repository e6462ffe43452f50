func.func @f() -> i32 {
  return
}
// -----
func.func @f() -> i32 {
  // expected-warning@below {{has 0 operands}}
  return
}
// expected-error-re {{open {{a}}
// expected-error-re {{open {{(}}}}
// expected-error {{never}}
