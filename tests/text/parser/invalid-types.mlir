// Types that are not well-formed.
// RUN: mica-opt %s --allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{expected '<' in tensor type}}
"a.b"() {a = tensor} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() {a = tensor<} : () -> ()

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
"a.b"() {a = tensor<4>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() {a = tensor<4x>} : () -> ()

// -----

// expected-error@+1 {{expected '>' in tensor type}}
"a.b"() {a = tensor<4xi32} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() {a = tensor<-4xi32>} : () -> ()

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
"a.b"() {a = tensor<4 i32>} : () -> ()

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
"a.b"() {a = tensor<*i32>} : () -> ()

// -----

// expected-error@+1 {{cannot apply encoding to unranked tensor}}
"a.b"() {a = tensor<*xi32, 1>} : () -> ()

// -----

// expected-error@+1 {{expected '>' in tensor type}}
"a.b"() {a = tensor<4xi32, 1} : () -> ()

// -----

// expected-error@+1 {{invalid tensor element type}}
"a.b"() {a = tensor<()->()>} : () -> ()

// -----

// expected-error@+1 {{invalid dimension}}
"a.b"() {a = tensor<99999999999999999999xi32>} : () -> ()

// -----

// expected-error@+1 {{invalid dimension}}
"a.b"() {a = tensor<9223372036854775808xi32>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() {a = vector<?xi32>} : () -> ()

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
"a.b"() {a = vector<0xi32>} : () -> ()

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"a.b"() {a = vector<4x()->()>} : () -> ()

// -----

// expected-error@+1 {{missing ']' closing scalable dimension}}
"a.b"() {a = vector<[4xi32>} : () -> ()

// -----

// expected-error@+1 {{invalid dimension}}
"a.b"() {a = vector<[]xi32>} : () -> ()

// -----

// expected-error@+1 {{invalid dimension}}
"a.b"() {a = vector<[x]xi32>} : () -> ()

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
"a.b"() {a = vector<4x[4]i32>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() {a = vector<*xi32>} : () -> ()

// -----

// expected-error@+1 {{expected '>' in vector type}}
"a.b"() {a = vector<4xi32} : () -> ()

// -----

// expected-error@+1 {{expected '<' in vector type}}
"a.b"() {a = vector 4} : () -> ()

// -----

// expected-error@+1 {{expected '<' in memref type}}
"a.b"() {a = memref} : () -> ()

// -----

// expected-error@+1 {{expected ',' or '>' in memref type}}
"a.b"() {a = memref<4xi32} : () -> ()

// -----

// expected-error@+1 {{expected list element}}
"a.b"() {a = memref<4xi32,>} : () -> ()

// -----

// expected-error@+1 {{expected ',' or '>'}}
"a.b"() {a = memref<4xi32, 1 2>} : () -> ()

// -----

// expected-error@+1 {{multiple memory spaces specified in memref type}}
"a.b"() {a = memref<4xi32, 1, 2>} : () -> ()

// -----

// expected-error@+1 {{expected the number of strides to match the rank}}
"a.b"() {a = memref<4xi32, strided<[1,2]>>} : () -> ()

// -----

// expected-error@+1 {{invalid memref element type}}
"a.b"() {a = memref<4x()->()>} : () -> ()

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
"a.b"() {a = memref<4xi32, unit>} : () -> ()

// -----

// expected-error@+1 {{expected '<' in complex type}}
"a.b"() {a = complex} : () -> ()

// -----

// expected-error@+1 {{expected '>' in complex type}}
"a.b"() {a = complex<i32} : () -> ()

// -----

// expected-error@+1 {{invalid element type for complex}}
"a.b"() {a = complex<index>} : () -> ()

// -----

// expected-error@+1 {{invalid element type for complex}}
"a.b"() {a = complex<tensor<4xi32>>} : () -> ()

// -----

// expected-error@+1 {{expected '<' in tuple type}}
"a.b"() {a = tuple} : () -> ()

// -----

// expected-error@+1 {{expected '>' in tuple type}}
"a.b"() {a = tuple<i32} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() {a = tuple<i32,>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() {a = tuple<,>} : () -> ()

// -----

// expected-error@+1 {{expected '->' in function type}}
"a.b"() {a = () } : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() {a = () -> } : () -> ()

// -----

// expected-error@+1 {{expected ')'}}
"a.b"() {a = (i32} : () -> ()

// -----

// expected-error@+1 {{invalid integer width}}
"a.b"() {a = i99999999999} : () -> ()

// -----

// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
"a.b"() {a = i16777216} : () -> ()

// -----

// expected-error@+1 {{redefinition of type alias id 'a'}}
!a = i32 !a = i32

// -----

// Told where what stands there begins.
"x.y"() {type = vector<4x[
// expected-error@+1 {{invalid dimension}}
  [4]xi32>} : () -> ()
