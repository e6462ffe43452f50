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
