// RUN: mica-opt --split-input-file --verify-diagnostics %s
// What the constraints of operands, results and attributes say, where another test doesn't.

// expected-error@+1 {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [1]}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'res_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{sym_name = "f", function_type = () -> i32, res_attrs = [1]}> ({}) : () -> ()

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'func.call' 'func.call' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
  call @f(%a) {arg_attrs = [1]} : (i32) -> ()
  return
}
