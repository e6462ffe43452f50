// Elements, dense arrays and strided layouts that are not well-formed.
// RUN: mica-opt %s --allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{expected '<' after 'dense'}}
"a.b"() {a = dense} : () -> ()

// -----

// expected-error@+1 {{expected element literal of primitive type}}
"a.b"() {a = dense<} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"a.b"() {a = dense<1} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"a.b"() {a = dense<1>} : () -> ()

// -----

// expected-error@+1 {{elements literal must be a shaped type}}
"a.b"() {a = dense<1> : i32} : () -> ()

// -----

// expected-error@+1 {{elements literal type must have static shape}}
"a.b"() {a = dense<1> : tensor<?xi32>} : () -> ()

// -----

// expected-error@+1 {{expected ']'}}
"a.b"() {a = dense<[1, 2> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected element literal of primitive type}}
"a.b"() {a = dense<[1, ]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a.b"() {a = dense<[1, [2]]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a.b"() {a = dense<[[1], [2, 3]]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{inferred shape of elements literal ([3]) does not match type ([2])}}
"a.b"() {a = dense<[1, 2, 3]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
"a.b"() {a = dense<[1.0, 2]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"a.b"() {a = dense<[1, 2.0]> : tensor<2xf32>} : () -> ()

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
"a.b"() {a = dense<[true, 2]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for type}}
"a.b"() {a = dense<[256, 2]> : tensor<2xi8>} : () -> ()

// -----

// expected-error@+1 {{expected unsigned integer elements, but parsed negative value}}
"a.b"() {a = dense<[-1, 2]> : tensor<2xui8>} : () -> ()

// -----

// expected-error@+1 {{expected element literal of primitive type}}
"a.b"() {a = dense<-> : tensor<2xi8>} : () -> ()

// -----

// expected-error@+1 {{expected element literal of primitive type}}
"a.b"() {a = dense<x> : tensor<2xi8>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"a.b"() {a = dense<"0x1"> : tensor<2xi8>} : () -> ()

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<3xi8>'}}
"a.b"() {a = dense<"0x1234"> : tensor<3xi8>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"a.b"() {a = dense<"0xZZ"> : tensor<3xi8>} : () -> ()

// -----

// expected-error@+1 {{parsed zero elements, but type ('tensor<3xi8>') expected at least 1}}
"a.b"() {a = dense<> : tensor<3xi8>} : () -> ()

// -----

// expected-error@+1 {{expected ')' after complex elements}}
"a.b"() {a = dense<(1,2> : tensor<3xcomplex<i8>>} : () -> ()

// -----

// expected-error@+1 {{expected ',' between complex elements}}
"a.b"() {a = dense<(1 2)> : tensor<3xcomplex<i8>>} : () -> ()

// -----

// expected-error@+1 {{parsed 1 elements, but type ('complex<i8>') expected 2 elements}}
"a.b"() {a = dense<1> : tensor<3xcomplex<i8>>} : () -> ()

// -----

// expected-error@+1 {{inferred shape of elements literal ([1]) does not match type ([3])}}
"a.b"() {a = dense<[(1,2)]> : tensor<3xcomplex<i8>>} : () -> ()

// -----

// expected-error@+1 {{expected string token, got 1}}
"a.b"() {a = dense<[1, 2]> : tensor<2x!x.y>} : () -> ()

// -----

// expected-error@+1 {{Expected '<' after 'sparse'}}
"a.b"() {a = sparse} : () -> ()

// -----

// expected-error@+1 {{expected element literal of primitive type}}
"a.b"() {a = sparse<} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a.b"() {a = sparse<1} : () -> ()

// -----

// expected-error@+1 {{expected element literal of primitive type}}
"a.b"() {a = sparse<1, } : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"a.b"() {a = sparse<1, 2} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"a.b"() {a = sparse<1, 2> } : () -> ()

// -----

// expected-error@+1 {{expected shape ([2, 2]); inferred shape of indices literal ([1, 3]); inferred shape of values literal ([1])}}
"a.b"() {a = sparse<[[0,0,0]], [1]> : tensor<2x2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected shape ([2, 2]); inferred shape of indices literal ([2, 2]); inferred shape of values literal ([1])}}
"a.b"() {a = sparse<[[0,0],[1,1]], [1]> : tensor<2x2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'dense_resource'}}
"a.b"() {a = dense_resource} : () -> ()

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
"a.b"() {a = dense_resource<} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"a.b"() {a = dense_resource<x} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"a.b"() {a = dense_resource<x>} : () -> ()

// -----

// expected-error@+1 {{`dense_resource` expected a shaped type}}
"a.b"() {a = dense_resource<x> : i32} : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'array'}}
"a.b"() {a = array} : () -> ()

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{expected an integer or floating point type}}
"a.b"() {a = array<} : () -> ()

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{expected an integer or floating point type}}
"a.b"() {a = array<x>} : () -> ()

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
"a.b"() {a = array<i7>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'tensor<4xi32>'}}
"a.b"() {a = array<tensor<4xi32>>} : () -> ()

// -----

// expected-error@+1 {{expected ':' after dense array type}}
"a.b"() {a = array<i32} : () -> ()

// -----

// expected-error@+1 {{expected ':' after dense array type}}
"a.b"() {a = array<i32 1>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {a = array<i32: >} : () -> ()

// -----

// expected-error@+1 {{expected '>' to close an array attribute}}
"a.b"() {a = array<i32: 1} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {a = array<i32: 1, >} : () -> ()

// -----

// expected-error@+1 {{expected '>' to close an array attribute}}
"a.b"() {a = array<i32: 1 2>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {a = array<i32: 1.0>} : () -> ()

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
"a.b"() {a = array<i32: true>} : () -> ()

// -----

// expected-error@+1 {{expected 'true' or 'false' values for i1 type}}
"a.b"() {a = array<i1: 1>} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range}}
"a.b"() {a = array<i8: 256>} : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"a.b"() {a = array<f32: 1>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {a = array<f32: x>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {a = array<f32: >} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {a = array<f32: true>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {a = array<i32: ->} : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'strided'}}
"a.b"() {a = strided} : () -> ()

// -----

// expected-error@+1 {{expected '['}}
"a.b"() {a = strided<} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"a.b"() {a = strided<[} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"a.b"() {a = strided<[x]>} : () -> ()

// -----

// expected-error@+1 {{expected ']'}}
"a.b"() {a = strided<[1} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a.b"() {a = strided<[1]} : () -> ()

// -----

// expected-error@+1 {{expected 'offset' after comma}}
"a.b"() {a = strided<[1], } : () -> ()

// -----

// expected-error@+1 {{expected ':' after 'offset'}}
"a.b"() {a = strided<[1], offset} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"a.b"() {a = strided<[1], offset:} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"a.b"() {a = strided<[1], offset: 2} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"a.b"() {a = strided<[99999999999999999999]>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a.b"() {a = strided<[1] offset: 2>} : () -> ()
