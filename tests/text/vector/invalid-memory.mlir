// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What transfers, loads and stores must hold.

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires 2 indices}}
  %0 = vector.transfer_read %m[%i], %x : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %m[%i, %i], %x : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: vector<4xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %m[%i], %x : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{custom op 'vector.transfer_read' requires vector type}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, f32
  return
}

// -----

func.func @f(%m: memref<?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0)[s0] -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d0, d1)> vs inBounds of size: 1}}
  %0 = vector.transfer_read %m[%i, %i], %x {in_bounds = [true]} : memref<?x?xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute}}
  %0 = vector.transfer_read %m[%i, %i], %x {in_bounds = [1]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %0 = vector.transfer_read %m[%i, %i], %x {masked = [true]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xi64>, %x: i64, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xi64>, vector<3xi32>
  return
}

// -----

func.func @f(%m: memref<?xvector<4xf32>>, %x: vector<4xf32>, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xvector<4xf32>>, vector<1x3xf32>
  return
}

// -----

func.func @f(%m: memref<?xvector<2x3xf32>>, %x: vector<2x3xf32>, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires source vector element and vector result ranks to match.}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0)>} : memref<?xvector<2x3xf32>>, vector<3xf32>
  return
}

// -----

func.func @f(%m: memref<?xvector<2x3xf32>>, %x: vector<2x3xf32>, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0)>} : memref<?xvector<2x3xf32>>, vector<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<vector<1xf32>>, %x: vector<1xf32>) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[], %x : memref<vector<1xf32>>, vector<1xf32>
  return
}

// -----

func.func @f(%m: memref<?xvector<4xf32>>, %x: vector<4xf32>, %i: index, %k: vector<1xi1>) {
  // expected-error@+1 {{custom op 'vector.transfer_read' does not support masks with vector element type}}
  %0 = vector.transfer_read %m[%i], %x, %k : memref<?xvector<4xf32>>, vector<1x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xvector<4xf32>>, %x: vector<4xf32>, %i: index, %k: vector<1x4xi1>) {
  // expected-error@+1 {{'vector.transfer_read' op does not support masks with vector element type}}
  %0 = "vector.transfer_read"(%m, %i, %x, %k) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xvector<4xf32>>, index, vector<4xf32>, vector<1x4xi1>) -> vector<1x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index, %k: vector<4xi1>) {
  // expected-error@+1 {{custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map}}
  %0 = vector.transfer_read %m[%i, %i], %x, %k {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: f32, %i: index, %k: vector<4xi1>) {
  // expected-error@+1 {{'vector.transfer_read' op inferred mask type ('vector<4x8xi1>') and mask operand type ('vector<4xi1>') don't match}}
  %0 = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %x: f16, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %x) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, f16) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %x: none, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires valid padding vector elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %x) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, none) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xvector<4xf32>>, %x: f32, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires source element type and padding type to match.}}
  %0 = "vector.transfer_read"(%m, %i, %x) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xvector<4xf32>>, index, f32) -> vector<1x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires attribute 'permutation_map'}}
  %0 = "vector.transfer_read"(%m, %i, %x) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %a: vector<4xf32>, %i: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires 1 indices}}
  vector.transfer_write %a, %m[%i, %i] : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %a: vector<4xf32>, %i: index) {
  // expected-error@+1 {{'vector.transfer_write' op should not have broadcast dimensions}}
  vector.transfer_write %a, %m[%i] {permutation_map = affine_map<(d0) -> (0)>} : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %a: vector<4xf32>, %i: index) {
  // expected-error@+1 {{custom op 'vector.transfer_write' requires two types}}
  vector.transfer_write %a, %m[%i] : vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %a: vector<4xf32>, %i: index) {
  // expected-error@+1 {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %a, %m[%i] : f32, memref<?xf32>
  return
}

// -----

func.func @f(%m: f32, %a: vector<4xf32>, %i: index) {
  // expected-error@+1 {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %a, %m[%i] : vector<4xf32>, f32
  return
}

// -----

func.func @f(%m: memref<?xf32>, %a: vector<4x4xf32>, %i: index) {
  // expected-error@+1 {{custom op 'vector.transfer_write' expected a custom permutation_map when rank(source) != rank(destination)}}
  vector.transfer_write %a, %m[%i] : vector<4x4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %a: vector<4x4xf32>, %i: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  vector.transfer_write %a, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : vector<4x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %a: vector<4xf32>, %i: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  vector.transfer_write %a, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32, strided<[2]>>, %i: index) {
  // expected-error@+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i] : memref<?xf32, strided<[2]>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error@+1 {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xvector<4xf32>>, %i: index) {
  // expected-error@+1 {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %m[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error@+1 {{'vector.load' op base and result element types should match}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<8xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error@+1 {{'vector.load' op requires 1 indices}}
  %0 = vector.load %m[%i, %i] : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error@+1 {{custom op 'vector.load' 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.load %m[%i] {alignment = 3} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32, strided<[?]>>, %i: index, %a: vector<4xf32>) {
  // expected-error@+1 {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %a, %m[%i] : memref<?xf32, strided<[?]>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %a: vector<4x4xf32>) {
  // expected-error@+1 {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %a, %m[%i] : memref<?xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xvector<4xf32>>, %i: index, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.store' op base memref and valueToStore vector types should match}}
  vector.store %a, %m[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %a: vector<8xf16>) {
  // expected-error@+1 {{'vector.store' op base and valueToStore element type should match}}
  vector.store %a, %m[%i] : memref<?xf32>, vector<8xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.store' op requires 1 indices}}
  vector.store %a, %m[] : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %a: vector<8xf16>) {
  // expected-error@+1 {{'vector.maskedload' op base and result element type should match}}
  %0 = vector.maskedload %m[%i], %k, %a : memref<?xf32>, vector<8xi1>, vector<8xf16> into vector<8xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.maskedload' op requires 1 indices}}
  %0 = vector.maskedload %m[%i, %i], %k, %a : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %m[%i], %k, %a : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %a: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %0 = vector.maskedload %m[%i], %k, %a : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %a: vector<8xf16>) {
  // expected-error@+1 {{'vector.maskedstore' op base and valueToStore element type should match}}
  vector.maskedstore %m[%i], %k, %a : memref<?xf32>, vector<8xi1>, vector<8xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.maskedstore' op requires 1 indices}}
  vector.maskedstore %m[], %k, %a : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  vector.maskedstore %m[%i], %k, %a : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %a: vector<8xf16>) {
  // expected-error@+1 {{'vector.expandload' op base and result element type should match}}
  %0 = vector.expandload %m[%i], %k, %a : memref<?xf32>, vector<8xi1>, vector<8xf16> into vector<8xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.expandload' op requires 1 indices}}
  %0 = vector.expandload %m[], %k, %a : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.expandload' op expected result dim to match mask dim}}
  %0 = vector.expandload %m[%i], %k, %a : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %a: vector<4xf32>) {
  // expected-error@+1 {{'vector.expandload' op expected pass_thru of same type as result type}}
  %0 = vector.expandload %m[%i], %k, %a : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %a: vector<8xf16>) {
  // expected-error@+1 {{'vector.compressstore' op base and valueToStore element type should match}}
  vector.compressstore %m[%i], %k, %a : memref<?xf32>, vector<8xi1>, vector<8xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.compressstore' op requires 1 indices}}
  vector.compressstore %m[], %k, %a : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.compressstore' op expected valueToStore dim to match mask dim}}
  vector.compressstore %m[%i], %k, %a : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<[8]xi1>, %a: vector<[8]xf32>) {
  // expected-error@+1 {{'vector.compressstore' op operand #2 must be fixed-length vector of 1-bit signless integer values, but got 'vector<[8]xi1>'}}
  vector.compressstore %m[%i], %k, %a : memref<?xf32>, vector<[8]xi1>, vector<[8]xf32>
  return
}

// -----

func.func @f(%m: tensor<*xf32>, %i: index, %p: vector<8xi32>, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.gather' op requires base to be a memref or ranked tensor type}}
  %0 = vector.gather %m[%i][%p], %k, %a : tensor<*xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf16>, %i: index, %p: vector<8xi32>, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %m[%i][%p], %k, %a : memref<?xf16>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %p: vector<8xi32>, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.gather' op requires 1 indices}}
  %0 = vector.gather %m[][%p], %k, %a : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %p: vector<4xi32>, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %m[%i][%p], %k, %a : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %p: vector<8xi32>, %k: vector<4xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.gather' op expected result dim to match mask dim}}
  %0 = vector.gather %m[%i][%p], %k, %a : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %p: vector<8xi32>, %k: vector<8xi1>, %a: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op expected pass_thru of same type as result type}}
  %0 = vector.gather %m[%i][%p], %k, %a : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %p: vector<8xf32>, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.gather' op operand #2 must be vector of integer or index values, but got 'vector<8xf32>'}}
  %0 = vector.gather %m[%i][%p], %k, %a : memref<?xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: tensor<*xf32>, %i: index, %p: vector<8xi32>, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.scatter' op requires base to be a memref or ranked tensor type}}
  vector.scatter %m[%i][%p], %k, %a : tensor<*xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf16>, %i: index, %p: vector<8xi32>, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.scatter' op base and valueToStore element type should match}}
  vector.scatter %m[%i][%p], %k, %a : memref<?xf16>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %p: vector<8xi32>, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.scatter' op requires 1 indices}}
  vector.scatter %m[][%p], %k, %a : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %p: vector<4xi32>, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  vector.scatter %m[%i][%p], %k, %a : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %p: vector<8xi32>, %k: vector<4xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  vector.scatter %m[%i][%p], %k, %a : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: tensor<?xf32>, %i: index, %p: vector<8xi32>, %k: vector<8xi1>, %a: vector<8xf32>) {
  // expected-error@+1 {{'vector.scatter' op result #0 must be ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %0 = vector.scatter %m[%i][%p], %k, %a : tensor<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> -> tensor<*xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  // expected-error@+1 {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %0 = vector.type_cast %m : memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<vector<2x3xf32>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %m : memref<2x3xf32> to memref<2xvector<3xf32>, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %m : memref<2x3xf32> to memref<vector<2x3xf32>, 1>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<2x3xf16>>'}}
  %0 = vector.type_cast %m : memref<2x3xf32> to memref<vector<2x3xf16>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<3x2xf32>>'}}
  %0 = vector.type_cast %m : memref<2x3xf32> to memref<vector<3x2xf32>>
  return
}

// -----

func.func @f(%m: memref<?x3xf32>) {
  // expected-error@+1 {{'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'memref<?x3xf32>'}}
  %0 = vector.type_cast %m : memref<?x3xf32> to memref<vector<2x3xf32>>
  return
}

// -----

func.func @f(%m: tensor<?xcomplex<f64>>, %x: complex<f64>, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = vector.transfer_read %m[%i], %x : tensor<?xcomplex<f64>>, vector<2xf32>
  return
}

// -----

func.func @f(%m: tensor<?xcomplex<f64>>, %x: complex<f64>, %i: index) {
  // expected-error@+1 {{'vector.transfer_read' op requires valid padding vector elemental type}}
  %0 = vector.transfer_read %m[%i], %x : tensor<?xcomplex<f64>>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %v: f32, %t: vector<4xf32>) {
  // expected-error@+1 {{'vector.transfer_write' op requires source to be a memref or ranked tensor type}}
  "vector.transfer_write"(%t, %t, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, vector<4xf32>, index) -> ()
  return
}

// -----

func.func @written_tensor_has_another_type(%a: vector<4xf32>, %t: tensor<?xf32>, %i: index) -> tensor<8xf32> {
  // expected-error@+1 {{'vector.transfer_write' op expected type of operand #1 ('tensor<?xf32>') to match type of corresponding result ('tensor<8xf32>')}}
  %0 = "vector.transfer_write"(%a, %t, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @written_memory_has_a_result(%a: vector<4xf32>, %m: memref<?xf32>, %i: index) -> tensor<8xf32> {
  // expected-error@+1 {{'vector.transfer_write' op expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %0 = "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<?xf32>, index) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
