// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What is wrong inside of an array or a distinct attribute is told, then what it means for that attribute.

// expected-error@+2 {{invalid tensor element type}}
// expected-error@+1 {{expected an integer or floating point type}}
"a.b"() {a = array<tensor<1xmemref<16x32xf32, 5>>: 1, 0>} : () -> ()

// -----

// expected-error@+3 {{expected string}}
// expected-error@+2 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
// expected-error@+1 {{expected an integer or floating point type}}
"a.b"() {a = array<!llvm.target<x>>} : () -> ()

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{expected an integer or floating point type}}
"a.b"() {a = array<tensor<1xfoo>: 1, 0>} : () -> ()

// -----

// expected-error@+2 {{undefined symbol alias id 'foo'}}
// expected-error@+1 {{expected an integer or floating point type}}
"a.b"() {a = array<!foo: 1>} : () -> ()

// -----

// expected-error@+2 {{invalid integer width}}
// expected-error@+1 {{expected an integer or floating point type}}
"a.b"() {a = array<i999999999999: 1>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{expected attribute}}
"a.b"() {a = distinct[0]<foo>} : () -> ()

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{expected attribute}}
"a.b"() {a = distinct[0]<tensor<2xfoo>>} : () -> ()

// -----

// expected-error@+2 {{undefined symbol alias id 'foo'}}
// expected-error@+1 {{expected attribute}}
"a.b"() {a = distinct[0]<#foo>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{expected attribute}}
"a.b"() {a = distinct[0]<[1, foo]>} : () -> ()

// -----

// expected-error@+3 {{expected non-function type}}
// expected-error@+2 {{expected an integer or floating point type}}
// expected-error@+1 {{expected attribute}}
"a.b"() {a = distinct[0]<[array<foo: 1>, bar]>} : () -> ()

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
// expected-error@+1 {{expected attribute}}
"a.b"() {a = distinct[0]<!llvm.array<x>>} : () -> ()
