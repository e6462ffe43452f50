// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Types and attributes that emitc refuses
// expected-error@+1 {{shape must not be empty}}
emitc.func @f(%a: !emitc.array<i32>)

// -----

// expected-error@+1 {{expected static shape}}
emitc.func @f(%a: !emitc.array<2x?xi32>)

// -----

// expected-error@+1 {{invalid array element type ''i24''}}
emitc.func @f(%a: !emitc.array<2xi24>)

// -----

// expected-error@+1 {{invalid array element type ''!emitc.array<2xi32>''}}
emitc.func @f(%a: !emitc.array<2x!emitc.array<2xi32>>)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
emitc.func @f(%a: !emitc.array<2xi32)

// -----

// expected-error@+1 {{expected non-function type}}
emitc.func @f(%a: !emitc.array<-1xi32>)

// -----

// expected-error@+1 {{expected '<'}}
emitc.func @f(%a: !emitc.array)

// -----

// expected-error@+1 {{expected non-function type}}
emitc.func @f(%a: !emitc.array<2x>)

// -----

// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'vector<2xi32>'}}
emitc.func @f(%a: !emitc.lvalue<vector<2xi32>>)

// -----

// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got '!emitc.lvalue<i32>'}}
emitc.func @f(%a: !emitc.lvalue<!emitc.lvalue<i32>>)

// -----

// expected-error@+1 {{!emitc.lvalue cannot wrap !emitc.array type}}
emitc.func @f(%a: !emitc.lvalue<!emitc.array<2xi32>>)

// -----

// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'i24'}}
emitc.func @f(%a: !emitc.lvalue<i24>)

// -----

// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tensor<?xi32>'}}
emitc.func @f(%a: !emitc.lvalue<tensor<?xi32>>)

// -----

// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tensor<*xi32>'}}
emitc.func @f(%a: !emitc.lvalue<tensor<*xi32>>)

// -----

// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tensor<2x!emitc.array<2xi32>>'}}
emitc.func @f(%a: !emitc.lvalue<tensor<2x!emitc.array<2xi32>>>)

// -----

// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tuple<i32, !emitc.array<2xi32>>'}}
emitc.func @f(%a: !emitc.lvalue<tuple<i32, !emitc.array<2xi32>>>)

// -----

// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tuple<i32, tuple<f80>>'}}
emitc.func @f(%a: !emitc.lvalue<tuple<i32, tuple<f80>>>)

// -----

// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tf32'}}
emitc.func @f(%a: !emitc.lvalue<tf32>)

// -----

// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'f8E4M3'}}
emitc.func @f(%a: !emitc.lvalue<f8E4M3>)

// -----

// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got '!emitc.ptr<none>'}}
emitc.func @f(%a: !emitc.lvalue<!emitc.ptr<none>>)

// -----

// expected-error@+1 {{pointers to lvalues are not allowed}}
emitc.func @f(%a: !emitc.ptr<!emitc.lvalue<i32>>)

// -----

// expected-error@+1 {{expected non empty string in !emitc.opaque type}}
emitc.func @f(%a: !emitc.opaque<"">)

// -----

// expected-error@+1 {{pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead}}
emitc.func @f(%a: !emitc.opaque<"int*">)

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse EmitC_OpaqueType parameter 'value' which is to be a `::llvm::StringRef`}}
emitc.func @f(%a: !emitc.opaque<int>)

// -----

// expected-error@+1 {{expected '<'}}
emitc.func @f(%a: !emitc.opaque)

// -----

// expected-error@+1 {{unknown  type `nix` in dialect `emitc`}}
emitc.func @f(%a: !emitc.nix)

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse EmitC_OpaqueAttr parameter 'value' which is to be a `::llvm::StringRef`}}
"test.op"() {a = #emitc.opaque<3>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `nix` in dialect `emitc`}}
"test.op"() {a = #emitc.nix} : () -> ()

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{failed to parse EmitC_PointerType parameter 'pointee' which is to be a `Type`}}
"test.op"() {a = !emitc.ptr<>} : () -> ()
