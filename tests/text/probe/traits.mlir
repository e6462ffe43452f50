// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What each trait demands of operands, results and parents, and what predicates over several parts say.

func.func @taken(%i: i32, %j: i32, %f: f32, %v: vector<4xi32>, %w: vector<4xf32>, %t: tensor<?xi32>) {
  "probe.trait_same_type_operands"(%i, %j) : (i32, i32) -> f32
  "probe.trait_same_types"(%i, %j) : (i32, i32) -> i32
  "probe.trait_same_shapes"(%v, %w) : (vector<4xi32>, vector<4xf32>) -> vector<4xi8>
  "probe.trait_same_element_types"(%i, %v) : (i32, vector<4xi32>) -> tensor<2xi32>
  "probe.trait_same_operand_shapes"(%v, %w) : (vector<4xi32>, vector<4xf32>) -> i1
  "probe.trait_same_operand_element_types"(%v, %t) : (vector<4xi32>, tensor<?xi32>) -> i1
  "probe.trait_same_ranks"(%v, %t) : (vector<4xi32>, tensor<?xi32>) -> tensor<7xi8>
  "probe.trait_float_results"(%i) : (i32) -> vector<2xf32>
  "probe.trait_elementwise"(%v) : (vector<4xi32>) -> vector<4xi1>
  "probe.trait_parent"() : () -> ()
  "probe.trait_even"(%i, %j) : (i32, i32) -> ()
  "probe.trait_pairs"(%i, %j, %i, %j) : (i32, i32, i32, i32) -> ()
  "probe.trait_sixes"(%i, %j, %i, %j, %i, %j) : (i32, i32, i32, i32, i32, i32) -> ()
  "probe.match_types"(%i, %j) : (i32, i32) -> i32
  "probe.match_shapes"(%v, %i) : (vector<4xi32>, i32) -> vector<4xi8>
  "probe.match_ranks"(%v, %t) : (vector<4xi32>, tensor<?xi32>) -> i1
  "probe.match_type_ids"(%i, %i) : (i32, i32) -> i1
  "probe.match_element_types"(%v, %i) : (vector<4xi32>, i32) -> i1
  "probe.match_element_counts"(%v, %w) : (vector<4xi32>, vector<4xf32>) -> i1
  "probe.match_with"(%v, %i) : (vector<4xi32>, i32) -> i1
  "probe.match_element_is"(%v, %i) : (vector<4xi32>, i32) -> i1
  "probe.match_inputs"(%i, %f) : (i32, f32) -> i1
  "probe.match_predicate"(%i, %j) : (i32, i32) -> i64
  "probe.match_attribute"() {value = 3 : i8} : () -> i8
  "probe.match_groups"(%i, %f) : (i32, f32) -> (i32, f32)
  return
}

// -----

func.func @same_type_operands(%a: i32, %b: i64) {
  // expected-error@+1 {{requires all operands to have the same type}}
  "probe.trait_same_type_operands"(%a, %b) : (i32, i64) -> ()
  return
}

// -----

func.func @same_types(%a: i32) {
  // expected-error@+1 {{requires the same type for all operands and results}}
  "probe.trait_same_types"(%a) : (i32) -> i64
  return
}

// -----

func.func @same_types_without_operands() {
  // expected-error@+1 {{expected 1 or more operands, but found 0}}
  "probe.trait_same_types"() : () -> i64
  return
}

// -----

func.func @same_shapes(%a: vector<4xi8>) {
  // expected-error@+1 {{requires the same shape for all operands and results}}
  "probe.trait_same_shapes"(%a) : (vector<4xi8>) -> vector<3xi8>
  return
}

// -----

func.func @same_element_types(%a: vector<4xi8>) {
  // expected-error@+1 {{requires the same element type for all operands and results}}
  "probe.trait_same_element_types"(%a) : (vector<4xi8>) -> vector<4xi16>
  return
}

// -----

func.func @same_operand_shapes(%a: vector<4xi8>, %b: vector<2xi8>) {
  // expected-error@+1 {{requires the same shape for all operands}}
  "probe.trait_same_operand_shapes"(%a, %b) : (vector<4xi8>, vector<2xi8>) -> ()
  return
}

// -----

func.func @same_operand_element_types(%a: vector<4xi8>, %b: vector<4xi9>) {
  // expected-error@+1 {{requires the same element type for all operands}}
  "probe.trait_same_operand_element_types"(%a, %b) : (vector<4xi8>, vector<4xi9>) -> ()
  return
}

// -----

func.func @float_results() {
  // expected-error@+1 {{requires a floating point type}}
  "probe.trait_float_results"() : () -> i32
  return
}

// -----

func.func @elementwise(%a: vector<4xi8>) {
  // expected-error@+1 {{if an operand is non-scalar, then there must be at least one non-scalar result}}
  "probe.trait_elementwise"(%a) : (vector<4xi8>) -> i8
  return
}

// -----

// expected-error@+1 {{expects parent op 'func.func'}}
"probe.trait_parent"() : () -> ()

// -----

"x.region"() ({
  // expected-error@+1 {{expects parent op to be one of 'func.func, builtin.module'}}
  "probe.trait_parent_one_of"() : () -> ()
}) : () -> ()

// -----

func.func @terminator() {
  // expected-error@+1 {{must be the last operation in the parent block}}
  "probe.trait_terminator"() : () -> ()
  return
}

// -----

// F003-079: one check, told the parameters of each trait.
func.func @multiples(%a: i32) {
  // expected-error@+1 {{'probe.trait_pairs' op needs a multiple of 2 operands}}
  "probe.trait_pairs"(%a, %a, %a) : (i32, i32, i32) -> ()
  return
}

// -----

func.func @multiples(%a: i32) {
  // expected-error@+1 {{'probe.trait_sixes' op needs a multiple of 2, 3 operands}}
  "probe.trait_sixes"(%a, %a) : (i32, i32) -> ()
  return
}

// -----

func.func @even(%a: i32) {
  // expected-error@+1 {{'probe.trait_even' op needs an even number of operands}}
  "probe.trait_even"(%a) : (i32) -> ()
  return
}

// -----

func.func @types(%a: i32, %b: i64) {
  // expected-error@+1 {{failed to verify that all of {a, b, c} have same type}}
  "probe.match_types"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @shapes(%a: vector<4xi8>) {
  // expected-error@+1 {{failed to verify that all of {a, c} have same shape}}
  "probe.match_shapes"(%a, %a) : (vector<4xi8>, vector<4xi8>) -> vector<5xi8>
  return
}

// -----

func.func @type_ids(%a: f32, %b: f64) {
  // expected-error@+1 {{failed to verify that all of {a, b} have same type IDs}}
  "probe.match_type_ids"(%a, %b) : (f32, f64) -> i1
  return
}

// -----

func.func @ranks(%a: vector<4xi8>, %b: vector<1x4xi8>) {
  // expected-error@+1 {{failed to verify that all of {a, b} have same rank}}
  "probe.match_ranks"(%a, %b) : (vector<4xi8>, vector<1x4xi8>) -> i1
  return
}

// -----

func.func @element_types(%a: vector<4xi8>, %b: i9) {
  // expected-error@+1 {{failed to verify that all of {a, b} have same element type}}
  "probe.match_element_types"(%a, %b) : (vector<4xi8>, i9) -> i1
  return
}

// -----

func.func @element_counts(%a: vector<4xi8>, %b: vector<2x3xi8>) {
  // expected-error@+1 {{failed to verify that all of {a, b} have same element count}}
  "probe.match_element_counts"(%a, %b) : (vector<4xi8>, vector<2x3xi8>) -> i1
  return
}

// -----

func.func @with(%a: vector<4xi8>, %b: i9) {
  // expected-error@+1 {{failed to verify that b is an element of a}}
  "probe.match_with"(%a, %b) : (vector<4xi8>, i9) -> i1
  return
}

// -----

func.func @is(%a: i32) {
  // expected-error@+1 {{failed to verify that 'b' is index}}
  "probe.match_is"(%a, %a) : (i32, i32) -> i1
  return
}

// -----

func.func @element_is(%a: i32) {
  // expected-error@+1 {{failed to verify that 'a' is 32-bit signless integer}}
  "probe.match_element_is"(%a, %a) : (i32, i32) -> i1
  return
}

// -----

func.func @inputs(%a: i32) {
  // expected-error@+1 {{failed to verify that operands {a, b} match expected types}}
  "probe.match_inputs"(%a, %a) : (i32, i32) -> i1
  return
}

// -----

func.func @predicate(%a: i32) {
  // expected-error@+1 {{failed to verify that the result is wider than a}}
  "probe.match_predicate"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @no_width(%a: tensor<2xi32>) {
  // expected-error@+1 {{failed to verify that the result is wider than a}}
  "probe.match_predicate"(%a, %a) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @attribute() {
  // expected-error@+1 {{failed to verify that all of {value, result} have same type}}
  "probe.match_attribute"() {value = 3 : i8} : () -> i9
  return
}

// -----

func.func @groups(%a: i32) {
  // expected-error@+1 {{failed to verify that results are like inputs}}
  "probe.match_groups"(%a, %a) : (i32, i32) -> (i32, i64)
  return
}
