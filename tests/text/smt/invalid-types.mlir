// RUN: mica-opt --split-input-file --verify-diagnostics %s

// expected-error@+1 {{bit-vector must have at least a width of one}}
func.func private @f(!smt.bv<0>)

// -----

// expected-error@+1 {{bit-vector must have at least a width of one}}
func.func private @f(!smt.bv<-1>)

// -----

// expected-error@+2 {{failed to parse BitVectorType parameter 'width' which is to be a `int64_t`}}
// expected-error@+1 {{expected integer value}}
func.func private @f(!smt.bv<x>)

// -----

// expected-error@+1 {{domain must be any SMT value type}}
func.func private @f(!smt.array<[i32 -> !smt.int]>)

// -----

// expected-error@+1 {{range must be any SMT value type}}
func.func private @f(!smt.array<[!smt.int -> i32]>)

// -----

// expected-error@+1 {{expected '['}}
func.func private @f(!smt.array<!smt.int>)

// -----

// expected-error@+2 {{failed to parse SMTFuncType parameter 'domainTypes' which is to be a `::llvm::ArrayRef<mlir::Type>`}}
// expected-error@+1 {{expected non-function type}}
func.func private @f(!smt.func<() !smt.int>)

// -----

// expected-error@+1 {{domain types must be any non-function SMT type}}
func.func private @f(!smt.func<(i32) !smt.int>)

// -----

// expected-error@+1 {{range type must be any non-function SMT type}}
func.func private @f(!smt.func<(!smt.int) i32>)

// -----

// expected-error@+1 {{domain types must be any non-function SMT type}}
func.func private @f(!smt.func<(!smt.func<(!smt.int) !smt.int>) !smt.int>)

// -----

// expected-error@+1 {{sort parameter types must be any non-function SMT type}}
func.func private @f(!smt.sort<"a"[i32]>)

// -----

// expected-error@+2 {{failed to parse SortType parameter 'identifier' which is to be a `mlir::StringAttr`}}
// expected-error@+1 {{expected attribute value}}
func.func private @f(!smt.sort<a>)

// -----

// expected-error@+1 {{unknown  type `x` in dialect `smt`}}
func.func private @f(!smt.x)

// -----

// expected-error@+1 {{explicit bit-vector type required}}
func.func private @f() attributes {x.y = #smt.bv<1>}

// -----

// expected-error@+1 {{explicit bit-vector type required}}
func.func private @f() attributes {x.y = #smt.bv<1> : i8}

// -----

// expected-error@+1 {{integer value out of range for given bit-vector type '!smt.bv<8>'}}
func.func private @f() attributes {x.y = #smt.bv<256> : !smt.bv<8>}

// -----

// expected-error@+1 {{integer value out of range for given bit-vector type '!smt.bv<8>'}}
func.func private @f() attributes {x.y = #smt.bv<-129> : !smt.bv<8>}

// -----

// expected-error@+1 {{expected integer value}}
func.func private @f() attributes {x.y = #smt.bv<x> : !smt.bv<8>}

// -----

// expected-error@+1 {{integer value out of range for given bit-vector type '!smt.bv<64>'}}
func.func private @f() attributes {x.y = #smt.bv<18446744073709551616> : !smt.bv<64>}

// -----

// expected-error@+1 {{bit-vector constants are limited to 16777215 bits}}
func.func private @f() attributes {x.y = #smt.bv<1> : !smt.bv<16777216>}
