// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Expressions of values: what can't be read.

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+2 {{use of undeclared identifier}}
  // expected-error@+1 {{missing operand of negation}}
  %0 = affine.load %A[-i] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
  %0 = affine.load %A[%i * %i] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+2 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
  // expected-error@+1 {{missing operand of negation}}
  %0 = affine.load %A[-(%i * %i)] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
  %0 = affine.load %A[%i mod %i] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{expected ']' in affine map}}
  %0 = affine.load %A[%i %i] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{expected '[' in affine map}}
  %0 = affine.load %A(%i) : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{expected affine expression}}
  %0 = affine.load %A[%i,] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{expected ssa identifier}}
  %0 = affine.load %A[symbol(4)] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{expected ')' at end of SSA symbol}}
  %0 = affine.load %A[symbol(%i] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{expected '(' at start of SSA symbol}}
  %0 = affine.load %A[symbol %i] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{invalid SSA value result number}}
  %0 = affine.load %A[%i#x] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{expected ')'}}
  %0 = affine.load %A[(%i + 3] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+2 {{missing right operand of binary operator}}
  // expected-error@+1 {{missing operand of negation}}
  %0 = affine.load %A[-(%i + )] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+2 {{constant too large for index}}
  // expected-error@+1 {{missing operand of negation}}
  %0 = affine.load %A[-9223372036854775808] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{expected ']' in affine map}}
  %0 = affine.load %A[%i + 1 : index] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{use of undeclared identifier}}
  %0 = affine.load %A[i32 + mod] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{missing left operand of binary operator}}
  %0 = affine.load %A[+] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{expected affine expression}}
  %0 = affine.load %A["x"] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: index) {
  // expected-error@+1 {{no expression inside parentheses}}
  %0 = affine.load %A[()] : memref<100xf32>
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%A: memref<100xf32>, %i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = affine.load %A[%i] : memref<100xf32>
}

// -----

func.func @f(%A: memref<100xf32>, %i: i32) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %0 = affine.load %A[%j] : memref<100xf32>
}

// -----

// expected-error@+2 {{use of undeclared identifier}}
// expected-error@+1 {{missing operand of negation}}
#m = affine_map<(d0) -> (-x)>

// -----

// expected-error@+2 {{unexpected ssa identifier}}
// expected-error@+1 {{missing operand of negation}}
#m = affine_map<(d0) -> (-(1 + %x))>

// -----

// expected-error@+2 {{unexpected ssa identifier}}
// expected-error@+1 {{missing operand of negation}}
#m = affine_map<(d0) -> (-symbol(%x))>

// -----

// expected-error@+1 {{unexpected ssa identifier}}
#m = affine_map<(d0) -> (symbol(d0))>

// -----

// expected-error@+1 {{expected '(' at start of SSA symbol}}
#m = affine_map<(d0) -> (d0 + symbol + 3)>
