// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Operands that math does not take.

func.func @f(%a: i32) {
  // expected-error@+1 {{'math.sqrt' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.sqrt %a : i32
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error@+1 {{'math.powf' op requires the same type for all operands and results}}
  %0 = "math.powf"(%a, %b) : (f32, f64) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'math.absi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.absi %a : f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%a) : (vector<4xf32>) -> vector<2xi1>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<2xi32>) {
  // expected-error@+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %a, %b : vector<4xf32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+2 {{custom op 'math.sqrt' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error@+1 {{custom op 'math.sqrt' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = math.sqrt %a fastmath<slow> : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{expected ','}}
  %0 = math.clampf %a to [%a] : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%a) : (f32) -> (f32, f64)
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'math.tanh' op operand #0 must be floating-point-like, but got 'memref<2xf32>'}}
  %0 = math.tanh %a : memref<2xf32>
  return
}
