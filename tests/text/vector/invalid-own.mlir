// RUN: mica-opt --split-input-file --verify-diagnostics %s
// What MLIR reads past the end of, or crashes at.

func.func @one_factor(%a: vector<4xf32>, %x: f32) {
  // expected-error@+1 {{custom op 'vector.contract' expected the types of both factors}}
  %0 = vector.contract {iterator_types = ["reduction"]} %a, %a, %x : vector<4xf32> into f32
  return
}

// -----

func.func @no_maps(%a: vector<4xf32>, %x: f32) {
  // expected-error@+1 {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = vector.contract {iterator_types = ["reduction"], indexing_maps = [1, 2, 3]} %a, %a, %x
    : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @no_strings(%a: vector<4xf32>, %x: f32) {
  // expected-error@+1 {{custom op 'vector.contract' expected strings as kinds}}
  %0 = vector.contract {iterator_types = [1]} %a, %a, %x : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @no_dimensions(%a: vector<f32>) {
  // expected-error@+1 {{custom op 'vector.outerproduct' expected vectors of rank 1}}
  %0 = vector.outerproduct %a, %a : vector<f32>, vector<f32>
  return
}

// -----

func.func @map_of_sums(%a: memref<?xf32>, %i: index, %x: f32, %m: vector<1xi1>) {
  // expected-error@+1 {{'vector.transfer_read' op requires a projected permutation_map}}
  %0 = vector.transfer_read %a[%i], %x, %m {permutation_map = affine_map<(d0) -> (d0 + 1)>}
    : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'vector.print' op attribute 'punctuation' failed to satisfy constraint: Punctuation for separating vectors or vector elements}}
  "vector.print"(%a) {punctuation = 1 : i32} : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'vector.print' op attribute 'stringLiteral' failed to satisfy constraint: An Attribute containing a string}}
  "vector.print"(%a) {stringLiteral = 1 : i32} : (i32) -> ()
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<2xf32>, %c: vector<3xf32>) {
  // expected-error@+1 {{'vector.scan' op failed to verify that all of {initial_value, accumulated_value} have same type}}
  %0:2 = "vector.scan"(%a, %b) <{kind = #vector.kind<add>, reduction_dim = 1 : i64, inclusive = true}> : (vector<2x3xf32>, vector<2xf32>) -> (vector<2x3xf32>, vector<3xf32>)
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<2xf32>) {
  // expected-error@+1 {{'vector.scan' op failed to verify that all of {source, dest} have same type}}
  %0:2 = "vector.scan"(%a, %b) <{kind = #vector.kind<add>, reduction_dim = 1 : i64, inclusive = true}> : (vector<2x3xf32>, vector<2xf32>) -> (vector<2x4xf32>, vector<2xf32>)
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<3xf32>) {
  // expected-error@+1 {{'vector.fma' op failed to verify that all of {lhs, rhs, acc, result} have same type}}
  %0 = "vector.fma"(%a, %a, %b) : (vector<2xf32>, vector<2xf32>, vector<3xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<3xf32>) {
  // expected-error@+1 {{'vector.insert' op failed to verify that all of {dest, result} have same type}}
  %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (f32, vector<3xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op failed to verify that all of {source, result} have same element type}}
  %0 = "vector.scalable.extract"(%a) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op failed to verify that first operand v1 and result have same element type}}
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf64>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.outerproduct' op failed to verify that lhs operand and result have same element type}}
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %c: f64) {
  // expected-error@+1 {{'vector.contract' op failed to verify that third operand acc and result have same element type}}
  %0 = "vector.contract"(%a, %a, %c) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f64) -> f32
  return
}
