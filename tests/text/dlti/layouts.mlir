// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What data layouts of modules must hold, and that they agree with those around them.

// expected-error@+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes { dlti.dl_spec = #dlti.dl_spec<index = [32]>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 32 : i64>}}
module attributes { dlti.dl_spec = #dlti.dl_spec<i32 = 32>} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[64, 32]> : vector<2xi64>>}}
module attributes { dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64, 32]> : vector<2xi64>>} {}

// -----

// Numbers without a sign.
// expected-error@+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[-1, 32]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[-1, 32]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<f32, dense<[1, 2, 3]> : vector<3xi64>>}}
module attributes { dlti.dl_spec = #dlti.dl_spec<f32 = dense<[1, 2, 3]> : vector<3xi64>>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<1xi32>>}}
module attributes { dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi32>>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<f32, dense<1.000000e+00> : vector<1xf32>>}}
module attributes { dlti.dl_spec = #dlti.dl_spec<f32 = dense<1.0> : vector<1xf32>>} {}

// -----

// expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes { dlti.dl_spec = #dlti.dl_spec<vector<4xi32> = 32>} {}

// -----

// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "x">} {}

// -----

// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 3>} {}

// -----

// expected-error@+1 {{unknown data layout entry name: dlti.other}}
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.other" = 3>} {}

// -----

// expected-error@+1 {{the 'builtin' dialect does not support identifier data layout entries}}
module attributes { dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 3>} {}

// -----

// expected-error@+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.x" = 3, index = "types come first">} {}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<"u.u" = 33>} {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes { dlti.dl_spec = #dlti.dl_spec<"u.u" = 32>} {}
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {}
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<"u.u" = 33>} {
 // expected-note@+1 {{enclosing op with data layout}}
 module {
 // expected-note@+1 {{enclosing op with data layout}}
 module attributes { dlti.dl_spec = #dlti.dl_spec<"u.v" = 33>} {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes { dlti.dl_spec = #dlti.dl_spec<"u.u" = 32>} {}
}}}

// -----

// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
"a.b"() {dlti.dl_spec = 3} : () -> ()

// -----

// expected-error@+1 {{'dlti.map' is expected to be a #dlti.map attribute}}
"a.b"() {dlti.map = 3} : () -> ()

// -----

// expected-error@+1 {{attribute 'dlti.foo' not supported by dialect}}
"a.b"() {dlti.foo = 3} : () -> ()

// -----

// expected-error@+2 {{invalid memref element type}}
// expected-error@+1 {{error while parsing type DLTI key}}
module attributes { dlti.dl_spec = #dlti.dl_spec<memref<none> = 0>} {}
