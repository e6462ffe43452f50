func.func @f(%a: index) {
  // expected-error@+1 {{expected ')'}}
  probe.packed_index_list *(%a, %a)
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{expected '('}}
  %0 = probe.semi_function_type %a : index
  return
}
