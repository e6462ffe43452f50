// RUN: mica-opt %s --split-input-file --verify-diagnostics
// Positions, indices and scalable dimensions that do not fit.

func.func @f(%a: vector<4xf32>, %v: vector<4x4xf32>, %i: index) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %r = "vector.insert"(%a, %v, %i) <{static_position = array<i64: 0, 0>}> : (vector<4xf32>, vector<4x4xf32>, index) -> vector<4x4xf32>
  return
}

// -----

func.func @a_value_too_many(%a: vector<4xf32>, %v: vector<4x4xf32>, %i: index) {
  %r = "vector.insert"(%a, %v, %i) <{static_position = array<i64: 0>}> : (vector<4xf32>, vector<4x4xf32>, index) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>, %i: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires 2 indices}}
  "vector.transfer_write"(%v, %v, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<4x4xf32>, vector<4x4xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires 0 indices}}
  %r = "vector.transfer_read"(%m, %i, %x) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<*xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>, %b: vector<8xi32>) {
  // expected-error@+1 {{'arith.addi' op requires the same type for all operands and results}}
  %r = "arith.addi"(%a, %b) : (vector<[4]xi32>, vector<8xi32>) -> vector<[4]xi32>
  return
}
