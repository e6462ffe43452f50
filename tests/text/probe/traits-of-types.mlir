// RUN: mica-test-opt --split-input-file --verify-diagnostics %s
// What traits demand of types: with no operands or results, with several results, of shapes and ranks that aren't
// known, of encodings, of dimensions that are scalable.

func.func @taken(%i: i32, %f: f32, %v: vector<4xi32>, %w: vector<2x[4]xf32>, %t: tensor<?xi32>, %e: tensor<4xi32, 1>, %u: tensor<*xf32>, %s: tensor<1x4xi32>, %x: vector<[4]xi32>) {
  "probe.trait_same_type_operands"() : () -> ()
  "probe.trait_same_type_operands"() : () -> (i32)
  "probe.trait_same_type_operands"(%i) : (i32) -> ()
  "probe.trait_same_type_operands"(%i) : (i32) -> (i32, f32)
  "probe.trait_same_type_operands"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<2x[4]xf32>)
  "probe.trait_same_type_operands"(%e) : (tensor<4xi32, 1>) -> (tensor<4xi32, 1>, tensor<?xi32>)
  "probe.trait_same_type_operands"(%t) : (tensor<?xi32>) -> (tensor<4xi32, 1>, tensor<*xf32>)
  "probe.trait_same_type_operands"(%x) : (vector<[4]xi32>) -> (vector<4xi32>)
  "probe.trait_same_type_operands"(%f) : (f32) -> (f32)
  "probe.trait_same_types"(%x) : (vector<[4]xi32>) -> (vector<4xi32>)
  "probe.trait_same_types"(%f) : (f32) -> (f32)
  "probe.trait_same_shapes"(%i) : (i32) -> (i32, f32)
  "probe.trait_same_shapes"(%e) : (tensor<4xi32, 1>) -> (tensor<4xi32, 1>, tensor<?xi32>)
  "probe.trait_same_shapes"(%t) : (tensor<?xi32>) -> (tensor<4xi32, 1>, tensor<*xf32>)
  "probe.trait_same_shapes"(%u, %s) : (tensor<*xf32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  "probe.trait_same_shapes"(%f) : (f32) -> (f32)
  "probe.trait_same_element_types"(%e) : (tensor<4xi32, 1>) -> (tensor<4xi32, 1>, tensor<?xi32>)
  "probe.trait_same_element_types"(%x) : (vector<[4]xi32>) -> (vector<4xi32>)
  "probe.trait_same_element_types"(%s, %v) : (tensor<1x4xi32>, vector<4xi32>) -> (tensor<?xi32>)
  "probe.trait_same_element_types"(%s, %t) : (tensor<1x4xi32>, tensor<?xi32>) -> (tensor<1x4xi32>)
  "probe.trait_same_element_types"(%f) : (f32) -> (f32)
  "probe.trait_same_element_types"(%v, %i) : (vector<4xi32>, i32) -> (tensor<?xi32>)
  "probe.trait_same_operand_shapes"(%i) : (i32) -> ()
  "probe.trait_same_operand_shapes"(%i) : (i32) -> (i32, f32)
  "probe.trait_same_operand_shapes"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<2x[4]xf32>)
  "probe.trait_same_operand_shapes"(%e) : (tensor<4xi32, 1>) -> (tensor<4xi32, 1>, tensor<?xi32>)
  "probe.trait_same_operand_shapes"(%t) : (tensor<?xi32>) -> (tensor<4xi32, 1>, tensor<*xf32>)
  "probe.trait_same_operand_shapes"(%u, %s) : (tensor<*xf32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  "probe.trait_same_operand_shapes"(%x) : (vector<[4]xi32>) -> (vector<4xi32>)
  "probe.trait_same_operand_shapes"(%f) : (f32) -> (f32)
  "probe.trait_same_operand_element_types"(%i) : (i32) -> ()
  "probe.trait_same_operand_element_types"(%i) : (i32) -> (i32, f32)
  "probe.trait_same_operand_element_types"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<2x[4]xf32>)
  "probe.trait_same_operand_element_types"(%e) : (tensor<4xi32, 1>) -> (tensor<4xi32, 1>, tensor<?xi32>)
  "probe.trait_same_operand_element_types"(%t) : (tensor<?xi32>) -> (tensor<4xi32, 1>, tensor<*xf32>)
  "probe.trait_same_operand_element_types"(%x) : (vector<[4]xi32>) -> (vector<4xi32>)
  "probe.trait_same_operand_element_types"(%s, %v) : (tensor<1x4xi32>, vector<4xi32>) -> (tensor<?xi32>)
  "probe.trait_same_operand_element_types"(%s, %t) : (tensor<1x4xi32>, tensor<?xi32>) -> (tensor<1x4xi32>)
  "probe.trait_same_operand_element_types"(%f) : (f32) -> (f32)
  "probe.trait_same_operand_element_types"(%v, %i) : (vector<4xi32>, i32) -> (tensor<?xi32>)
  "probe.trait_same_ranks"(%i) : (i32) -> ()
  "probe.trait_same_ranks"(%i) : (i32) -> (i32, f32)
  "probe.trait_same_ranks"(%e) : (tensor<4xi32, 1>) -> (tensor<4xi32, 1>, tensor<?xi32>)
  "probe.trait_same_ranks"(%t) : (tensor<?xi32>) -> (tensor<4xi32, 1>, tensor<*xf32>)
  "probe.trait_same_ranks"(%u, %s) : (tensor<*xf32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  "probe.trait_same_ranks"(%x) : (vector<[4]xi32>) -> (vector<4xi32>)
  "probe.trait_same_ranks"(%f) : (f32) -> (f32)
  "probe.trait_same_ranks"(%v, %i) : (vector<4xi32>, i32) -> (tensor<?xi32>)
  "probe.trait_float_results"() : () -> ()
  "probe.trait_float_results"(%i) : (i32) -> ()
  "probe.trait_float_results"(%f) : (f32) -> (f32)
  "probe.trait_broadcast"() : () -> ()
  "probe.trait_broadcast"() : () -> (i32)
  "probe.trait_broadcast"(%i) : (i32) -> ()
  "probe.trait_broadcast"(%i) : (i32) -> (i32, f32)
  "probe.trait_broadcast"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<2x[4]xf32>)
  "probe.trait_broadcast"(%e) : (tensor<4xi32, 1>) -> (tensor<4xi32, 1>, tensor<?xi32>)
  "probe.trait_broadcast"(%t) : (tensor<?xi32>) -> (tensor<4xi32, 1>, tensor<*xf32>)
  "probe.trait_broadcast"(%u, %s) : (tensor<*xf32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  "probe.trait_broadcast"(%x) : (vector<[4]xi32>) -> (vector<4xi32>)
  "probe.trait_broadcast"(%s, %t) : (tensor<1x4xi32>, tensor<?xi32>) -> (tensor<1x4xi32>)
  "probe.trait_broadcast"(%f) : (f32) -> (f32)
  "probe.trait_elementwise"() : () -> ()
  "probe.trait_elementwise"() : () -> (i32)
  "probe.trait_elementwise"(%i) : (i32) -> ()
  "probe.trait_elementwise"(%i) : (i32) -> (i32, f32)
  "probe.trait_elementwise"(%e) : (tensor<4xi32, 1>) -> (tensor<4xi32, 1>, tensor<?xi32>)
  "probe.trait_elementwise"(%f) : (f32) -> (f32)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %u: tensor<*xf32>) {
  // expected-error@+1 {{op requires all operands to have the same type}}
  "probe.trait_same_type_operands"(%u, %s) : (tensor<*xf32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %v: vector<4xi32>) {
  // expected-error@+1 {{op requires all operands to have the same type}}
  "probe.trait_same_type_operands"(%s, %v) : (tensor<1x4xi32>, vector<4xi32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %t: tensor<?xi32>) {
  // expected-error@+1 {{op requires all operands to have the same type}}
  "probe.trait_same_type_operands"(%s, %t) : (tensor<1x4xi32>, tensor<?xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused(%i: i32, %v: vector<4xi32>) {
  // expected-error@+1 {{op requires all operands to have the same type}}
  "probe.trait_same_type_operands"(%v, %i) : (vector<4xi32>, i32) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op expected 1 or more operands, but found 0}}
  "probe.trait_same_types"() : () -> ()
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op expected 1 or more operands, but found 0}}
  "probe.trait_same_types"() : () -> (i32)
  return
}

// -----

func.func @refused(%i: i32) {
  // expected-error@+1 {{op expected 1 or more results}}
  "probe.trait_same_types"(%i) : (i32) -> ()
  return
}

// -----

func.func @refused(%i: i32) {
  // expected-error@+1 {{op requires the same type for all operands and results}}
  "probe.trait_same_types"(%i) : (i32) -> (i32, f32)
  return
}

// -----

func.func @refused(%v: vector<4xi32>) {
  // expected-error@+1 {{op requires the same type for all operands and results}}
  "probe.trait_same_types"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<2x[4]xf32>)
  return
}

// -----

func.func @refused(%e: tensor<4xi32, 1>) {
  // expected-error@+1 {{op requires the same encoding for all operands and results}}
  "probe.trait_same_types"(%e) : (tensor<4xi32, 1>) -> (tensor<4xi32, 1>, tensor<?xi32>)
  return
}

// -----

func.func @refused(%t: tensor<?xi32>) {
  // expected-error@+1 {{op requires the same type for all operands and results}}
  "probe.trait_same_types"(%t) : (tensor<?xi32>) -> (tensor<4xi32, 1>, tensor<*xf32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %u: tensor<*xf32>) {
  // expected-error@+1 {{op requires the same type for all operands and results}}
  "probe.trait_same_types"(%u, %s) : (tensor<*xf32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %v: vector<4xi32>) {
  // expected-error@+1 {{op requires the same type for all operands and results}}
  "probe.trait_same_types"(%s, %v) : (tensor<1x4xi32>, vector<4xi32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %t: tensor<?xi32>) {
  // expected-error@+1 {{op requires the same type for all operands and results}}
  "probe.trait_same_types"(%s, %t) : (tensor<1x4xi32>, tensor<?xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused(%i: i32, %v: vector<4xi32>) {
  // expected-error@+1 {{op requires the same type for all operands and results}}
  "probe.trait_same_types"(%v, %i) : (vector<4xi32>, i32) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op expected 1 or more operands, but found 0}}
  "probe.trait_same_shapes"() : () -> ()
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op expected 1 or more operands, but found 0}}
  "probe.trait_same_shapes"() : () -> (i32)
  return
}

// -----

func.func @refused(%i: i32) {
  // expected-error@+1 {{op expected 1 or more results}}
  "probe.trait_same_shapes"(%i) : (i32) -> ()
  return
}

// -----

func.func @refused(%v: vector<4xi32>) {
  // expected-error@+1 {{op requires the same shape for all operands and results}}
  "probe.trait_same_shapes"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<2x[4]xf32>)
  return
}

// -----

func.func @refused(%x: vector<[4]xi32>) {
  // expected-error@+1 {{op requires the same shape for all operands and results}}
  "probe.trait_same_shapes"(%x) : (vector<[4]xi32>) -> (vector<4xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %v: vector<4xi32>) {
  // expected-error@+1 {{op requires the same shape for all operands and results}}
  "probe.trait_same_shapes"(%s, %v) : (tensor<1x4xi32>, vector<4xi32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %t: tensor<?xi32>) {
  // expected-error@+1 {{op requires the same shape for all operands and results}}
  "probe.trait_same_shapes"(%s, %t) : (tensor<1x4xi32>, tensor<?xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused(%i: i32, %v: vector<4xi32>) {
  // expected-error@+1 {{op requires the same shape for all operands and results}}
  "probe.trait_same_shapes"(%v, %i) : (vector<4xi32>, i32) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op expected 1 or more operands, but found 0}}
  "probe.trait_same_element_types"() : () -> ()
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op expected 1 or more operands, but found 0}}
  "probe.trait_same_element_types"() : () -> (i32)
  return
}

// -----

func.func @refused(%i: i32) {
  // expected-error@+1 {{op expected 1 or more results}}
  "probe.trait_same_element_types"(%i) : (i32) -> ()
  return
}

// -----

func.func @refused(%i: i32) {
  // expected-error@+1 {{op requires the same element type for all operands and results}}
  "probe.trait_same_element_types"(%i) : (i32) -> (i32, f32)
  return
}

// -----

func.func @refused(%v: vector<4xi32>) {
  // expected-error@+1 {{op requires the same element type for all operands and results}}
  "probe.trait_same_element_types"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<2x[4]xf32>)
  return
}

// -----

func.func @refused(%t: tensor<?xi32>) {
  // expected-error@+1 {{op requires the same element type for all operands and results}}
  "probe.trait_same_element_types"(%t) : (tensor<?xi32>) -> (tensor<4xi32, 1>, tensor<*xf32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %u: tensor<*xf32>) {
  // expected-error@+1 {{op requires the same element type for all operands and results}}
  "probe.trait_same_element_types"(%u, %s) : (tensor<*xf32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op expected 1 or more operands, but found 0}}
  "probe.trait_same_operand_shapes"() : () -> ()
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op expected 1 or more operands, but found 0}}
  "probe.trait_same_operand_shapes"() : () -> (i32)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %v: vector<4xi32>) {
  // expected-error@+1 {{op requires the same shape for all operands}}
  "probe.trait_same_operand_shapes"(%s, %v) : (tensor<1x4xi32>, vector<4xi32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %t: tensor<?xi32>) {
  // expected-error@+1 {{op requires the same shape for all operands}}
  "probe.trait_same_operand_shapes"(%s, %t) : (tensor<1x4xi32>, tensor<?xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused(%i: i32, %v: vector<4xi32>) {
  // expected-error@+1 {{op requires the same shape for all operands}}
  "probe.trait_same_operand_shapes"(%v, %i) : (vector<4xi32>, i32) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op expected 1 or more operands, but found 0}}
  "probe.trait_same_operand_element_types"() : () -> ()
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op expected 1 or more operands, but found 0}}
  "probe.trait_same_operand_element_types"() : () -> (i32)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %u: tensor<*xf32>) {
  // expected-error@+1 {{op requires the same element type for all operands}}
  "probe.trait_same_operand_element_types"(%u, %s) : (tensor<*xf32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op expected 1 or more operands, but found 0}}
  "probe.trait_same_ranks"() : () -> ()
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op expected 1 or more operands, but found 0}}
  "probe.trait_same_ranks"() : () -> (i32)
  return
}

// -----

func.func @refused(%v: vector<4xi32>) {
  // expected-error@+1 {{op result type has different rank than operands}}
  "probe.trait_same_ranks"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<2x[4]xf32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %v: vector<4xi32>) {
  // expected-error@+1 {{op operands don't have matching ranks}}
  "probe.trait_same_ranks"(%s, %v) : (tensor<1x4xi32>, vector<4xi32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %t: tensor<?xi32>) {
  // expected-error@+1 {{op operands don't have matching ranks}}
  "probe.trait_same_ranks"(%s, %t) : (tensor<1x4xi32>, tensor<?xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused() {
  // expected-error@+1 {{op requires a floating point type}}
  "probe.trait_float_results"() : () -> (i32)
  return
}

// -----

func.func @refused(%i: i32) {
  // expected-error@+1 {{op requires a floating point type}}
  "probe.trait_float_results"(%i) : (i32) -> (i32, f32)
  return
}

// -----

func.func @refused(%v: vector<4xi32>) {
  // expected-error@+1 {{op requires a floating point type}}
  "probe.trait_float_results"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<2x[4]xf32>)
  return
}

// -----

func.func @refused(%e: tensor<4xi32, 1>) {
  // expected-error@+1 {{op requires a floating point type}}
  "probe.trait_float_results"(%e) : (tensor<4xi32, 1>) -> (tensor<4xi32, 1>, tensor<?xi32>)
  return
}

// -----

func.func @refused(%t: tensor<?xi32>) {
  // expected-error@+1 {{op requires a floating point type}}
  "probe.trait_float_results"(%t) : (tensor<?xi32>) -> (tensor<4xi32, 1>, tensor<*xf32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %u: tensor<*xf32>) {
  // expected-error@+1 {{op requires a floating point type}}
  "probe.trait_float_results"(%u, %s) : (tensor<*xf32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused(%x: vector<[4]xi32>) {
  // expected-error@+1 {{op requires a floating point type}}
  "probe.trait_float_results"(%x) : (vector<[4]xi32>) -> (vector<4xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %v: vector<4xi32>) {
  // expected-error@+1 {{op requires a floating point type}}
  "probe.trait_float_results"(%s, %v) : (tensor<1x4xi32>, vector<4xi32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %t: tensor<?xi32>) {
  // expected-error@+1 {{op requires a floating point type}}
  "probe.trait_float_results"(%s, %t) : (tensor<1x4xi32>, tensor<?xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused(%i: i32, %v: vector<4xi32>) {
  // expected-error@+1 {{op requires a floating point type}}
  "probe.trait_float_results"(%v, %i) : (vector<4xi32>, i32) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %v: vector<4xi32>) {
  // expected-error@+1 {{cannot broadcast vector with tensor}}
  "probe.trait_broadcast"(%s, %v) : (tensor<1x4xi32>, vector<4xi32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused(%i: i32, %v: vector<4xi32>) {
  // expected-error@+1 {{cannot broadcast vector with tensor}}
  "probe.trait_broadcast"(%v, %i) : (vector<4xi32>, i32) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused(%v: vector<4xi32>) {
  // expected-error@+1 {{op all non-scalar operands/results must have the same shape and base type}}
  "probe.trait_elementwise"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<2x[4]xf32>)
  return
}

// -----

func.func @refused(%t: tensor<?xi32>) {
  // expected-error@+1 {{op all non-scalar operands/results must have the same shape and base type}}
  "probe.trait_elementwise"(%t) : (tensor<?xi32>) -> (tensor<4xi32, 1>, tensor<*xf32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %u: tensor<*xf32>) {
  // expected-error@+1 {{op all non-scalar operands/results must have the same shape and base type}}
  "probe.trait_elementwise"(%u, %s) : (tensor<*xf32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused(%x: vector<[4]xi32>) {
  // expected-error@+1 {{op all non-scalar operands/results must have the same shape and base type}}
  "probe.trait_elementwise"(%x) : (vector<[4]xi32>) -> (vector<4xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %v: vector<4xi32>) {
  // expected-error@+1 {{op all non-scalar operands/results must have the same shape and base type}}
  "probe.trait_elementwise"(%s, %v) : (tensor<1x4xi32>, vector<4xi32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @refused(%s: tensor<1x4xi32>, %t: tensor<?xi32>) {
  // expected-error@+1 {{op all non-scalar operands/results must have the same shape and base type}}
  "probe.trait_elementwise"(%s, %t) : (tensor<1x4xi32>, tensor<?xi32>) -> (tensor<1x4xi32>)
  return
}

// -----

func.func @refused(%i: i32, %v: vector<4xi32>) {
  // expected-error@+1 {{op all non-scalar operands/results must have the same shape and base type}}
  "probe.trait_elementwise"(%v, %i) : (vector<4xi32>, i32) -> (tensor<?xi32>)
  return
}

// -----

func.func @broadcast(%a: tensor<1x?xf32>, %b: tensor<5x1xf32>, %c: tensor<?x7xf32>, %d: tensor<?x?xf32>, %s: f32) {
  "probe.trait_broadcast"(%a, %b) : (tensor<1x?xf32>, tensor<5x1xf32>) -> (tensor<5x?xf32>)
  "probe.trait_broadcast"(%a, %b) : (tensor<1x?xf32>, tensor<5x1xf32>) -> (tensor<5x9xf32>)
  "probe.trait_broadcast"(%b, %c) : (tensor<5x1xf32>, tensor<?x7xf32>) -> (tensor<?x7xf32>)
  "probe.trait_broadcast"(%c, %b) : (tensor<?x7xf32>, tensor<5x1xf32>) -> (tensor<3x5x7xf32>)
  "probe.trait_broadcast"(%d, %a) : (tensor<?x?xf32>, tensor<1x?xf32>) -> (tensor<4x4xf32>, f32)
  "probe.trait_broadcast"(%d, %b, %s) : (tensor<?x?xf32>, tensor<5x1xf32>, f32) -> (tensor<5x4xf32>)
  return
}

// -----

func.func @broadcast_operands(%b: tensor<5x1xf32>, %c: tensor<4x7xf32>) {
  // expected-error@+1 {{op operands don't have broadcast-compatible shapes}}
  "probe.trait_broadcast"(%b, %c) : (tensor<5x1xf32>, tensor<4x7xf32>) -> (tensor<?x7xf32>)
  return
}

// -----

func.func @broadcast_result(%c: tensor<?x7xf32>, %b: tensor<5x1xf32>) {
  // expected-error@+1 {{op result type '4x7' not broadcast compatible with broadcasted operands's shapes '5x7'}}
  "probe.trait_broadcast"(%c, %b) : (tensor<?x7xf32>, tensor<5x1xf32>) -> (tensor<4x7xf32>)
  return
}

// -----

func.func @broadcast_rank(%c: tensor<?x7xf32>) {
  // expected-error@+1 {{op result type '?' not broadcast compatible with broadcasted operands's shapes '?x7'}}
  "probe.trait_broadcast"(%c) : (tensor<?x7xf32>) -> (tensor<?xf32>)
  return
}
