// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What data layouts may say of pointers and structs, alone and inside of each other.

// expected-error@+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 64> } {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.ptr<3>' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<64> : vector<2xi64>> } {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<5xi64>> } {}

// -----

// expected-error@+1 {{expected i64 parameters for '!llvm.ptr'}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<3xi32>> } {}

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>> } {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or 2 elements}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 64, 64]> : vector<3xi32>> } {}

// -----

// expected-error@+1 {{expected i64 entries for '!llvm.struct<()>'}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi32>> } {}

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>> } {}

// -----

// expected-error@+1 {{unexpected layout attribute for struct '!llvm.struct<(i32)>'}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<64> : vector<1xi64>> } {}

// -----

// expected-error@+1 {{unexpected layout attribute for struct '!llvm.struct<"s", ()>'}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"s", ()> = dense<64> : vector<1xi64>> } {}

// -----

// expected-error@+1 {{data layout specified for a type that does not support it}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.void = dense<64> : vector<1xi64>> } {}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>> } {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 64, 64]> : vector<3xi64>> } {}
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<1xi64>> } {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[96, 128]> : vector<2xi64>> } {}
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>> } {
  module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 32, 64]> : vector<3xi64>> } {}
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 32]> : vector<3xi64>> } {}
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 96, 96]> : vector<3xi64>> } {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes { dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>> } {}
}
