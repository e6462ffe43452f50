// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What modules and casts must not look like.

// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'plain'}}
module attributes {plain = 1} {
}

// -----

// expected-error@+1 {{invalid properties {sym_name = 3 : i64} for op builtin.module: Invalid attribute `sym_name` in property conversion: 3 : i64}}
"builtin.module"() <{sym_name = 3}> ({
^bb0:
}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
  "x.op"() : () -> ()
^bb1:
}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()

// -----

module {
  // expected-note@+1 {{see existing symbol definition here}}
  func.func @twice() {
    return
  }
  // expected-error@+1 {{redefinition of symbol named 'twice'}}
  func.func private @twice()
}

// -----

func.func @outside(%a: i32) {
  // expected-error@+1 {{custom op 'module' is unknown (tried 'func.module' as well)}}
  module {
    "x.use"(%a) : (i32) -> ()
  }
  return
}

// -----

func.func @nothing(%a: i32) {
  // expected-error@+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
  "builtin.unrealized_conversion_cast"(%a) : (i32) -> ()
  return
}

// -----

func.func @missing_word(%a: i32) {
  // expected-error@+1 {{custom op 'builtin.unrealized_conversion_cast' expected 'to'}}
  %0 = builtin.unrealized_conversion_cast %a : i32 into i64
  return
}

// -----

// Pairs are elements of complex numbers alone.
// expected-error@+1 {{parsed 4 elements, but type ('tensor<2xf32>') expected 2 elements}}
"t.op"() {a = dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xf32>} : () -> ()

// -----

// expected-error@+1 {{parsed 2 elements, but type ('tensor<4xi32>') expected 4 elements}}
"t.op"() {a = dense<(1, 2)> : tensor<4xi32>} : () -> ()

// -----

// expected-error@+1 {{parsed 6 elements, but type ('tensor<3xf32>') expected 3 elements}}
"t.op"() {a = sparse<[[1], [2], [3]], [(1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<4xf32>} : () -> ()

// -----

// expected-error@+1 {{parsed 2 elements, but type ('tensor<1x1xi64>') expected 1 elements}}
"t.op"() {a = sparse<(1, 2), 1.0> : tensor<4xf32>} : () -> ()

// -----

// An attribute of an argument that its function's body lacks.
// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() <{arg_attrs = [{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}], function_type = (f32) -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
