// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Constants, bitcasts and parts that do not fit.

func.func @f(%c: complex<f32>) {
  // expected-error@+1 {{'complex.bitcast' op casting bitwidths do not match}}
  %1 = complex.bitcast %c : complex<f32> to f32
  return
}

// -----

func.func @f(%i: i64) {
  // expected-error@+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %1 = complex.bitcast %i : i64 to f64
  return
}

// -----

func.func @f(%c: complex<f32>) {
  // expected-error@+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %1 = complex.bitcast %c : complex<f32> to complex<f64>
  return
}

// -----

func.func @f(%c: complex<f32>) {
  // expected-error@+1 {{'complex.bitcast' op result must be int/float/complex}}
  %1 = complex.bitcast %c : complex<f32> to tensor<1xi64>
  return
}

// -----

func.func @f(%c: tensor<1xi64>) {
  // expected-error@+1 {{'complex.bitcast' op operand must be int/float/complex}}
  %1 = complex.bitcast %c : tensor<1xi64> to complex<f32>
  return
}

// -----

// expected-error@+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
%1 = complex.constant [1.0, 2.0, 3.0] : complex<f32>

// -----

// expected-error@+1 {{'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')}}
%1 = complex.constant [1.0 : f32, 2.0] : complex<f32>

// -----

// expected-error@+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
%1 = complex.constant [1.0 : f32, "a"] : complex<f32>

// -----

// expected-error@+1 {{'complex.constant' op requires attribute's element types ('i32', 'i64') to match the element type of the op's return type ('i32')}}
%1 = complex.constant [1 : i32, 2 : i64] : complex<i32>

// -----

// expected-error@+1 {{custom op 'complex.constant' invalid kind of type specified: expected builtin.complex, but found 'f64'}}
%1 = complex.constant [1.0, 2.0] : f64

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"x.y"() {a = #complex.number<:f32 1, 2>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"x.y"() {a = #complex.number<:f32 1.0>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"x.y"() {a = #complex.number<f32 1.0, 2.0>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x.y"() {a = #complex.number<:f32 1.0, 2.0} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `numbers` in dialect `complex`}}
"x.y"() {a = #complex.numbers<:f32 1.0, 2.0>} : () -> ()

// -----

func.func @f(%f: f32, %g: f64) {
  // expected-error@+1 {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
  %1 = "complex.create"(%f, %g) : (f32, f64) -> complex<f32>
  return
}

// -----

func.func @f(%f: f64) {
  // expected-error@+1 {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %1 = "complex.create"(%f, %f) : (f64, f64) -> complex<f32>
  return
}

// -----

func.func @f(%c: complex<f32>) {
  // expected-error@+1 {{'complex.abs' op failed to verify that complex element type matches result type}}
  %1 = "complex.abs"(%c) : (complex<f32>) -> f64
  return
}

// -----

func.func @f(%c: complex<i32>) {
  // expected-error@+1 {{'complex.neg' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %1 = complex.neg %c : complex<i32>
  return
}

// -----

func.func @f(%c: complex<f32>, %d: complex<f64>) {
  // expected-error@+1 {{'complex.add' op requires the same type for all operands and results}}
  %1 = "complex.add"(%c, %d) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}

// -----

func.func @f(%c: complex<f32>, %d: f32) {
  // expected-error@+1 {{custom op 'complex.powi' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  %1 = complex.powi %c, %d : complex<f32>, f32
  return
}

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"a"() {x = #complex.number<:i32 1, 2>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a"() {x = #complex.number<:f64 x, 2>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"a"() {x = #complex.number<1.0, 2.0>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a"() {x = #complex.number<:f64 1.0 2.0>} : () -> ()

// -----

// expected-error@+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
func.func @f() { %0 = complex.constant [1.0 : f32] : complex<f32> return }

// -----

// expected-error@+1 {{'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')}}
func.func @f() { %0 = complex.constant [1.0 : f32, 1.0 : f64] : complex<f32> return }

// -----

// expected-error@+1 {{'complex.constant' op requires attribute's element types ('f64', 'f64') to match the element type of the op's return type ('f32')}}
func.func @f() { %0 = complex.constant [1.0 : f64, 1.0 : f64] : complex<f32> return }

// -----

// expected-error@+1 {{'complex.constant' op requires attribute's element types ('i32', 'f32') to match the element type of the op's return type ('f32')}}
func.func @f() { %0 = complex.constant [1 : i32, 1.0 : f32] : complex<f32> return }

// -----

// expected-error@+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
func.func @f() { %0 = complex.constant [1.0 : f32, "a"] : complex<f32> return }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'f64' vs 'f32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: f32) { %0 = complex.create %a, %a : complex<f64> return }

// -----

// expected-error@+1 {{'complex.re' op failed to verify that complex element type matches result type}}
func.func @f(%a: complex<f32>) { %0 = "complex.re"(%a) : (complex<f32>) -> f64 return }

// -----

// expected-error@+1 {{'complex.bitcast' op casting bitwidths do not match}}
func.func @f(%a: complex<f32>) { %0 = complex.bitcast %a : complex<f32> to i32 return }

// -----

// expected-error@+1 {{'complex.abs' op failed to verify that complex element type matches result type}}
func.func @f(%a: complex<f32>) { %0 = "complex.abs"(%a) : (complex<f32>) -> f64 return }

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error@+1 {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
  %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>) {
  // expected-error@+1 {{'complex.eq' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>) {
  // expected-error@+1 {{'complex.neq' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "complex.neq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}

// -----

func.func @f(%a: complex<f32>, %b: i32) {
  // expected-error@+1 {{'complex.powi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "complex.powi"(%a, %b) {} : (complex<f32>, i32) -> complex<f64>
  return
}
