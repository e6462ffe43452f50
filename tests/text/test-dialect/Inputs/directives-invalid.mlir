func.func @f(%a: index) {
  // expected-error@+1 {{expected ')'}}
  test.packed_index_list *(%a, %a)
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{expected '('}}
  %0 = test.semi_function_type %a : index
  return
}
