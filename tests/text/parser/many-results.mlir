// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// More results are named than any operation has; a name that ends with its dot.

// expected-error@+1 {{operation defines 1 results but was provided 4294967297 to bind}}
%0:4294967297 = "a.b"() : () -> (i32)

// -----

// expected-error@+1 {{operation defines 1 results but was provided 9223372036854775810 to bind}}
%0:3, %1:9223372036854775807 = "a.b"() : () -> (i32)

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'scf.' is unknown (tried 'func.scf.' as well)}}
  scf.
}

// -----

// expected-error@+1 {{custom op 'foo.' is unknown (tried 'builtin.foo.' as well)}}
foo.

// -----

// expected-error@+1 {{operation defines 1 results but was provided 18446744073709551615 to bind}}
%0:18446744073709551615, %1:2 = "a.b"() : () -> (i32)
