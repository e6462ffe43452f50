// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// An author's interfaces and the attributes that a dialect checks on operations of others.

func.func @taken(%a: !test.blob<4>, %m: !test.mark, %t: tensor<2x!test.mark>) {
  "test.cheap"() : () -> i32
  "test.dear"(%a) : (!test.blob<4>) -> i32
  "test.sized"(%a) : (!test.blob<4>) -> ()
  "test.blob"(%a) : (!test.blob<4>) -> ()
  "x.op"() {test.checked} : () -> ()
  return
}

// -----

func.func @verified(%a: i32) {
  // expected-error@+1 {{'test.cheap' op has a cost, so it must have one result}}
  "test.cheap"(%a) : (i32) -> ()
  return
}

// -----

func.func @not_sized(%a: !test.mark) {
  // expected-error@+1 {{operand #0 must be SizedTypeInterface instance, but got '!test.mark'}}
  "test.sized"(%a) : (!test.mark) -> ()
  return
}

// -----

func.func @not_a_blob(%a: !test.mark) {
  // expected-error@+1 {{'test.blob' op operand #0 must be , but got '!test.mark'}}
  "test.blob"(%a) : (!test.mark) -> ()
  return
}

// -----

// expected-error@+1 {{a blob has at least one byte}}
func.func private @empty(!test.blob<0>)

// -----

// expected-error@+1 {{takes 'test.checked' without a value only}}
"x.op"() {test.checked = 1} : () -> ()

// -----

// expected-error@+1 {{argument 1 of region 0 refuses 'test.refused'}}
func.func private @arguments(i32, i32 {test.refused})

// -----

// expected-error@+1 {{result 0 of region 0 refuses 'test.refused'}}
func.func private @results() -> (i32 {test.refused})

// -----

func.func @cast(%a: i32) {
  // expected-error@+1 {{operand type 'i32' and result type 'f32' are cast incompatible}}
  "test.cast"(%a) : (i32) -> f32
  return
}

// -----

func.func @inferred(%a: vector<4xi8>) {
  // expected-error@+2 {{'test.infer' op failed to infer returned types}}
  // expected-error@+1 {{'test.infer' op inferred type(s) 'i8' are incompatible with return type(s) of operation 'i9'}}
  "test.infer"(%a) : (vector<4xi8>) -> i9
  return
}

// -----

"test.takes_tagged"() <{value = #test.tagged, other = #test.tagged}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {value = 1 : i32} for op test.takes_tagged: Invalid attribute `value` in property conversion: 1 : i32}}
"test.takes_tagged"() <{value = 1 : i32}> : () -> ()

// -----

// expected-error@+1 {{Invalid attribute `other` in property conversion: "x"}}
"test.takes_tagged"() <{value = #test.tagged, other = "x"}> : () -> ()

// -----

"test.weighted"() ({}, {}) : () -> ()
"test.weighted"() ({}, {}) {region_weights = array<i32: 1, 0>} : () -> ()
"test.weighted"() {region_weights = array<i32>} : () -> ()

// -----

// expected-error@+1 {{expects number of region weights to match number of regions: 1 vs 2}}
"test.weighted"() ({}, {}) {region_weights = array<i32: 1>} : () -> ()

// -----

// expected-error@+1 {{branch weights cannot all be zero}}
"test.weighted"() ({}, {}) {region_weights = array<i32: 0, 0>} : () -> ()
