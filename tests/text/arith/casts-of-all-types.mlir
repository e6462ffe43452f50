// RUN: mica-opt %s --split-input-file --verify-diagnostics
// Casts between types that fit and types that do not, with one value on each side and with others.

func.func @taken(%a: vector<[4]xi32>, %b: tensor<?xi32>, %c: memref<4xi32>, %d: memref<?xindex>, %f: index) {
  %0 = arith.extsi %a : vector<[4]xi32> to vector<[4]xi64>
  %1 = arith.sitofp %b : tensor<?xi32> to tensor<?xf16>
  %2 = arith.index_cast %c : memref<4xi32> to memref<4xindex>
  %3 = arith.index_castui %d : memref<?xindex> to memref<?xi8>
  %4 = index.casts %f : index to i7
  %5 = index.castu %4 : i7 to index
  return
}

// -----

func.func @f(%0: memref<4xi32>) {
  "arith.bitcast"(%0) : (memref<4xi32>) -> (memref<4xi32>)
  return
}

// -----

func.func @f(%0: index) {
  "index.casts"(%0) : (index) -> (i32)
  return
}

// -----

func.func @f(%0: vector<4xindex>) {
  // expected-error@+1 {{op operand #0 must be signless-fixed-width-integer-like, but got 'vector<4xindex>'}}
  "arith.extsi"(%0) : (vector<4xindex>) -> (f32)
  return
}

// -----

func.func @f(%0: f64) {
  // expected-error@+1 {{op operand #0 must be signless-fixed-width-integer-like, but got 'f64'}}
  "arith.extsi"(%0) : (f64) -> (index)
  return
}

// -----

func.func @f(%0: memref<?xindex>) {
  // expected-error@+1 {{op operand #0 must be signless-fixed-width-integer-like, but got 'memref<?xindex>'}}
  "arith.extsi"(%0) : (memref<?xindex>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%0: tensor<4xi64>) {
  // expected-error@+1 {{op result #0 must be signless-fixed-width-integer-like, but got 'memref<4xi32>'}}
  "arith.extsi"(%0) : (tensor<4xi64>) -> (memref<4xi32>)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{op requires a single operand}}
  "arith.extsi"() : () -> (i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.extsi"(%0) : (i32) -> (i64, i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.extsi"(%0) : (i32) -> ()
  return
}

// -----

func.func @f(%0: f64) {
  // expected-error@+1 {{op result #0 must be floating-point-like, but got 'i64'}}
  "arith.truncf"(%0) : (f64) -> (i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op operand #0 must be floating-point-like, but got 'i32'}}
  "arith.truncf"(%0) : (i32) -> (tensor<?xi32>)
  return
}

// -----

func.func @f(%0: memref<4xf32>) {
  // expected-error@+1 {{op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  "arith.truncf"(%0) : (memref<4xf32>) -> (memref<4xi32>)
  return
}

// -----

func.func @f(%0: tensor<4xi64>) {
  // expected-error@+1 {{op operand #0 must be floating-point-like, but got 'tensor<4xi64>'}}
  "arith.truncf"(%0) : (tensor<4xi64>) -> (none)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{op requires a single operand}}
  "arith.truncf"() : () -> (i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.truncf"(%0) : (i32) -> (i64, i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.truncf"(%0) : (i32) -> ()
  return
}

// -----

func.func @f(%0: i1) {
  // expected-error@+1 {{op result #0 must be floating-point-like, but got 'memref<4xi32>'}}
  "arith.sitofp"(%0) : (i1) -> (memref<4xi32>)
  return
}

// -----

func.func @f(%0: memref<4xi32>) {
  // expected-error@+1 {{op operand #0 must be signless-fixed-width-integer-like, but got 'memref<4xi32>'}}
  "arith.sitofp"(%0) : (memref<4xi32>) -> (tensor<4xf64>)
  return
}

// -----

func.func @f(%0: none) {
  // expected-error@+1 {{op operand #0 must be signless-fixed-width-integer-like, but got 'none'}}
  "arith.sitofp"(%0) : (none) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%0: complex<f32>) {
  // expected-error@+1 {{op operand #0 must be signless-fixed-width-integer-like, but got 'complex<f32>'}}
  "arith.sitofp"(%0) : (complex<f32>) -> (i64)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{op requires a single operand}}
  "arith.sitofp"() : () -> (i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.sitofp"(%0) : (i32) -> (i64, i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.sitofp"(%0) : (i32) -> ()
  return
}

// -----

func.func @f(%0: f32) {
  // expected-error@+1 {{op requires the same shape for all operands and results}}
  "arith.fptoui"(%0) : (f32) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%0: memref<?xindex>) {
  // expected-error@+1 {{op operand #0 must be floating-point-like, but got 'memref<?xindex>'}}
  "arith.fptoui"(%0) : (memref<?xindex>) -> (i64)
  return
}

// -----

func.func @f(%0: memref<4xi32>) {
  // expected-error@+1 {{op operand #0 must be floating-point-like, but got 'memref<4xi32>'}}
  "arith.fptoui"(%0) : (memref<4xi32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @f(%0: none) {
  // expected-error@+1 {{op operand #0 must be floating-point-like, but got 'none'}}
  "arith.fptoui"(%0) : (none) -> (i64)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{op requires a single operand}}
  "arith.fptoui"() : () -> (i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.fptoui"(%0) : (i32) -> (i64, i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.fptoui"(%0) : (i32) -> ()
  return
}

// -----

func.func @f(%0: tuple<i32>) {
  // expected-error@+1 {{op operand #0 must be signless-integer-like or memref of signless-integer, but got 'tuple<i32>'}}
  "arith.index_cast"(%0) : (tuple<i32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @f(%0: memref<4xf32>) {
  // expected-error@+1 {{op operand #0 must be signless-integer-like or memref of signless-integer, but got 'memref<4xf32>'}}
  "arith.index_cast"(%0) : (memref<4xf32>) -> (i64)
  return
}

// -----

func.func @f(%0: none) {
  // expected-error@+1 {{op operand #0 must be signless-integer-like or memref of signless-integer, but got 'none'}}
  "arith.index_cast"(%0) : (none) -> (none)
  return
}

// -----

func.func @f(%0: i1) {
  // expected-error@+1 {{op operand type 'i1' and result type 'i64' are cast incompatible}}
  "arith.index_cast"(%0) : (i1) -> (i64)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{op requires a single operand}}
  "arith.index_cast"() : () -> (i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.index_cast"(%0) : (i32) -> (i64, i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.index_cast"(%0) : (i32) -> ()
  return
}

// -----

func.func @f(%0: vector<4xf32>) {
  // expected-error@+1 {{op operand #0 must be signless-integer-like or memref of signless-integer, but got 'vector<4xf32>'}}
  "arith.index_castui"(%0) : (vector<4xf32>) -> (index)
  return
}

// -----

func.func @f(%0: tensor<4xi64>) {
  // expected-error@+1 {{op failed to verify that input and output have the same tensor dimensions}}
  "arith.index_castui"(%0) : (tensor<4xi64>) -> (index)
  return
}

// -----

func.func @f(%0: memref<4xi32>) {
  // expected-error@+1 {{op operand type 'memref<4xi32>' and result type 'memref<4xi32>' are cast incompatible}}
  "arith.index_castui"(%0) : (memref<4xi32>) -> (memref<4xi32>)
  return
}

// -----

func.func @f(%0: bf16) {
  // expected-error@+1 {{op operand #0 must be signless-integer-like or memref of signless-integer, but got 'bf16'}}
  "arith.index_castui"(%0) : (bf16) -> (memref<4xi32>)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{op requires a single operand}}
  "arith.index_castui"() : () -> (i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.index_castui"(%0) : (i32) -> (i64, i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.index_castui"(%0) : (i32) -> ()
  return
}

// -----

func.func @f(%0: memref<?xindex>) {
  // expected-error@+1 {{op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'memref<?xindex>'}}
  "arith.bitcast"(%0) : (memref<?xindex>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%0: vector<[4]xi64>) {
  // expected-error@+1 {{op requires the same shape for all operands and results}}
  "arith.bitcast"(%0) : (vector<[4]xi64>) -> (memref<4xi32>)
  return
}

// -----

func.func @f(%0: memref<4xi32>) {
  // expected-error@+1 {{op failed to verify that input and output have the same tensor dimensions}}
  "arith.bitcast"(%0) : (memref<4xi32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{op requires a single operand}}
  "arith.bitcast"() : () -> (i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.bitcast"(%0) : (i32) -> (i64, i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "arith.bitcast"(%0) : (i32) -> ()
  return
}

// -----

func.func @f(%0: memref<4xf32>) {
  // expected-error@+1 {{op operand #0 must be integer or index, but got 'memref<4xf32>'}}
  "index.casts"(%0) : (memref<4xf32>) -> (tensor<4xf64>)
  return
}

// -----

func.func @f(%0: f64) {
  // expected-error@+1 {{op operand #0 must be integer or index, but got 'f64'}}
  "index.casts"(%0) : (f64) -> (tensor<?xi32>)
  return
}

// -----

func.func @f(%0: tuple<i32>) {
  // expected-error@+1 {{op operand #0 must be integer or index, but got 'tuple<i32>'}}
  "index.casts"(%0) : (tuple<i32>) -> (memref<4xi32>)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{op requires a single operand}}
  "index.casts"() : () -> (i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "index.casts"(%0) : (i32) -> (i64, i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "index.casts"(%0) : (i32) -> ()
  return
}

// -----

func.func @f(%0: tensor<4xi64>) {
  // expected-error@+1 {{op operand #0 must be integer or index, but got 'tensor<4xi64>'}}
  "index.castu"(%0) : (tensor<4xi64>) -> (i64)
  return
}

// -----

func.func @f(%0: memref<4xf32>) {
  // expected-error@+1 {{op operand #0 must be integer or index, but got 'memref<4xf32>'}}
  "index.castu"(%0) : (memref<4xf32>) -> (i64)
  return
}

// -----

func.func @f(%0: complex<f32>) {
  // expected-error@+1 {{op operand #0 must be integer or index, but got 'complex<f32>'}}
  "index.castu"(%0) : (complex<f32>) -> (index)
  return
}

// -----

func.func @f(%0: none) {
  // expected-error@+1 {{op operand #0 must be integer or index, but got 'none'}}
  "index.castu"(%0) : (none) -> (vector<4xi32>)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{op requires a single operand}}
  "index.castu"() : () -> (i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "index.castu"(%0) : (i32) -> (i64, i64)
  return
}

// -----

func.func @f(%0: i32) {
  // expected-error@+1 {{op requires one result}}
  "index.castu"(%0) : (i32) -> ()
  return
}
