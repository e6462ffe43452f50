// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Optional and variadic operands and results: their counts, their types, the sizes of their segments.

func.func @taken(%i: i32, %f: f32, %n: index) {
  "probe.variadic"(%i, %n) : (i32, index) -> ()
  "probe.variadic"(%i, %f, %f, %n) : (i32, f32, f32, index) -> (i1, i1)
  "probe.optional"(%i) : (i32) -> ()
  "probe.optional"(%i, %f) : (i32, f32) -> i1
  "probe.same_size"(%f) : (f32) -> ()
  "probe.same_size"(%i, %i, %f, %n, %n) : (i32, i32, f32, index, index) -> (i1, i8)
  "probe.segments"(%i, %f, %n) <{operandSegmentSizes = array<i32: 1, 1, 1>, resultSegmentSizes = array<i32: 0, 0>}> : (i32, f32, index) -> ()
  "probe.segments"(%n, %n) <{operandSegmentSizes = array<i32: 0, 0, 2>, resultSegmentSizes = array<i32: 2, 1>}> : (index, index) -> (i1, i1, i8)
  return
}

// -----

func.func @count(%i: i32) {
  // expected-error@+1 {{expected 2 or more operands, but found 1}}
  "probe.variadic"(%i) : (i32) -> ()
  return
}

// -----

func.func @types(%i: i32, %n: index) {
  // expected-error@+1 {{operand #1 must be variadic of 32-bit float, but got 'i32'}}
  "probe.variadic"(%i, %i, %n) : (i32, i32, index) -> ()
  return
}

// -----

func.func @result_types(%i: i32, %n: index) {
  // expected-error@+1 {{result #1 must be variadic of 1-bit signless integer, but got 'i2'}}
  "probe.variadic"(%i, %n) : (i32, index) -> (i1, i2)
  return
}

// -----

func.func @optional_count(%i: i32, %f: f32) {
  // expected-error@+1 {{operand group starting at #1 requires 0 or 1 element, but found 2}}
  "probe.optional"(%i, %f, %f) : (i32, f32, f32) -> ()
  return
}

// -----

func.func @optional_result_count(%i: i32) {
  // expected-error@+1 {{result group starting at #0 requires 0 or 1 element, but found 2}}
  "probe.optional"(%i) : (i32) -> (i1, i1)
  return
}

// -----

func.func @segment_sum(%i: i32) {
  // expected-error@+1 {{operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "probe.segments"(%i) <{operandSegmentSizes = array<i32: 1, 1, 0>, resultSegmentSizes = array<i32: 0, 0>}> : (i32) -> ()
  return
}

// -----

func.func @segment_negative(%i: i32) {
  // expected-error@+1 {{'operandSegmentSizes' attribute cannot have negative elements}}
  "probe.segments"(%i) <{operandSegmentSizes = array<i32: 2, -1, 0>, resultSegmentSizes = array<i32: 0, 0>}> : (i32) -> ()
  return
}

// -----

func.func @segment_optional(%f: f32) {
  // expected-error@+1 {{operand group starting at #0 requires 0 or 1 element, but found 2}}
  "probe.segments"(%f, %f) <{operandSegmentSizes = array<i32: 0, 2, 0>, resultSegmentSizes = array<i32: 0, 0>}> : (f32, f32) -> ()
  return
}

// -----

func.func @segment_results() {
  // expected-error@+1 {{result count (1) does not match with the total size (2) specified in attribute 'resultSegmentSizes'}}
  "probe.segments"() <{operandSegmentSizes = array<i32: 0, 0, 0>, resultSegmentSizes = array<i32: 1, 1>}> : () -> i1
  return
}

// -----

func.func @single_missing(%i: i32, %f: f32) {
  // expected-error@+1 {{operand group starting at #2 requires 1 element, but found 0}}
  %0:3 = "probe.sized_singles"(%i, %f) <{operandSegmentSizes = array<i32: 1, 1, 0>, resultSegmentSizes = array<i32: 1, 1, 1>}> : (i32, f32) -> (i32, f32, index)
  return
}

// -----

func.func @single_twice(%n: index) {
  // expected-error@+1 {{operand group starting at #0 requires 1 element, but found 2}}
  %0 = "probe.sized_singles"(%n, %n) <{operandSegmentSizes = array<i32: 0, 0, 2>, resultSegmentSizes = array<i32: 0, 0, 1>}> : (index, index) -> index
  return
}

// -----

func.func @single_result_missing(%i: i32, %n: index) {
  // expected-error@+1 {{result group starting at #2 requires 1 element, but found 0}}
  %0:2 = "probe.sized_singles"(%i, %n) <{operandSegmentSizes = array<i32: 1, 0, 1>, resultSegmentSizes = array<i32: 1, 1, 0>}> : (i32, index) -> (i32, f32)
  return
}

// -----

func.func @no_sizes() {
  // expected-error@+1 {{expected 1 or more}}
  "probe.sized_singles"() : () -> ()
  return
}

// -----

func.func @one_each(%i: i32, %n: index) {
  %0:2 = "probe.sized_singles"(%i, %n) <{operandSegmentSizes = array<i32: 1, 0, 1>, resultSegmentSizes = array<i32: 1, 0, 1>}> : (i32, index) -> (i32, index)
  return
}
