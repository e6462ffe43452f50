// RUN: mica-opt --split-input-file --verify-diagnostics %s

// expected-error@+1 {{unknown type mnemonic: foo}}
func.func private @f(!transform.foo)

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f(!transform<"any_op">)

// -----

// expected-error@+1 {{only supports integer types with width <=64}}
func.func private @f(!transform.param<f32>)

// -----

// expected-error@+1 {{only supports integer types with width <=64}}
func.func private @f(!transform.param<i128>)

// -----

// expected-error@+2 {{failed to parse Transform_OperationType parameter 'operation_name' which is to be a `::llvm::StringRef`}}
// expected-error@+1 {{expected string}}
func.func private @f(!transform.op<abc>)

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `transform`}}
func.func private @f() attributes {a.b = #transform.foo}

// -----

// expected-error@+1 {{expected 'index'}}
func.func private @f() attributes {a.b = #transform.param_operand<index = 1>, a.c = #transform.param_operand<"x">}

// -----

// expected-error@+1 {{unknown attribute: "transform.foo"}}
func.func private @f() attributes {transform.foo}

// -----

// expected-error@+1 {{"transform.target_tag" attribute must be a string}}
func.func private @f() attributes {transform.target_tag}

// -----

// expected-error@+1 {{"transform.readonly" must be a unit attribute}}
func.func private @f() attributes {transform.readonly = 1}

// -----

// expected-error@+1 {{"transform.with_named_sequence" attribute can only be attached to operations with symbol tables}}
func.func private @f() attributes {transform.with_named_sequence}

// -----

// expected-note@+1 {{symbol table operation}}
module {
  // expected-error@+1 {{expects the parent symbol table to have the 'transform.with_named_sequence' attribute}}
  transform.named_sequence @f() {
    transform.yield
  }
}
