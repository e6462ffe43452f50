// RUN: mica-opt --split-input-file --verify-diagnostics %s
// What the constraints of operands, results and attributes say, where another test doesn't.

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.if' op attribute 'condition' failed to satisfy constraint: IntegerSet attribute}}
  "affine.if"(%n) ({
    "affine.yield"() : () -> ()
  }, {}) {condition = 1 : i32} : (index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{custom op 'affine.parallel' invalid reduction value: "foo"}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("foo") -> (f32) {
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %i: i32) {
  // expected-error@+1 {{'affine.load' op operand #1 must be variadic of index, but got 'i32'}}
  %0 = "affine.load"(%m, %i) {map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, i32) -> f32
  return
}
