// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// An author's interfaces and the attributes that a dialect checks on operations of others.

func.func @taken(%a: !probe.blob<4>, %m: !probe.mark, %t: tensor<2x!probe.mark>) {
  "probe.cheap"() : () -> i32
  "probe.dear"(%a) : (!probe.blob<4>) -> i32
  "probe.sized"(%a) : (!probe.blob<4>) -> ()
  "probe.blob"(%a) : (!probe.blob<4>) -> ()
  "x.op"() {probe.checked} : () -> ()
  return
}

// -----

func.func @verified(%a: i32) {
  // expected-error@+1 {{'probe.cheap' op has a cost, so it must have one result}}
  "probe.cheap"(%a) : (i32) -> ()
  return
}

// -----

func.func @not_sized(%a: !probe.mark) {
  // expected-error@+1 {{operand #0 must be SizedTypeInterface instance, but got '!probe.mark'}}
  "probe.sized"(%a) : (!probe.mark) -> ()
  return
}

// -----

func.func @not_a_blob(%a: !probe.mark) {
  // expected-error@+1 {{'probe.blob' op operand #0 must be , but got '!probe.mark'}}
  "probe.blob"(%a) : (!probe.mark) -> ()
  return
}

// -----

// expected-error@+1 {{a blob has at least one byte}}
func.func private @empty(!probe.blob<0>)

// -----

// expected-error@+1 {{takes 'probe.checked' without a value only}}
"x.op"() {probe.checked = 1} : () -> ()

// -----

// expected-error@+1 {{argument 1 of region 0 refuses 'probe.refused'}}
func.func private @arguments(i32, i32 {probe.refused})

// -----

// expected-error@+1 {{result 0 of region 0 refuses 'probe.refused'}}
func.func private @results() -> (i32 {probe.refused})

// -----

func.func @cast(%a: i32) {
  // expected-error@+1 {{operand type 'i32' and result type 'f32' are cast incompatible}}
  "probe.cast"(%a) : (i32) -> f32
  return
}

// -----

func.func @inferred(%a: vector<4xi8>) {
  // expected-error@+2 {{'probe.infer' op failed to infer returned types}}
  // expected-error@+1 {{'probe.infer' op inferred type(s) 'i8' are incompatible with return type(s) of operation 'i9'}}
  "probe.infer"(%a) : (vector<4xi8>) -> i9
  return
}

// -----

"probe.takes_tagged"() <{value = #probe.tagged, other = #probe.tagged}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {value = 1 : i32} for op probe.takes_tagged: Invalid attribute `value` in property conversion: 1 : i32}}
"probe.takes_tagged"() <{value = 1 : i32}> : () -> ()

// -----

// expected-error@+1 {{Invalid attribute `other` in property conversion: "x"}}
"probe.takes_tagged"() <{value = #probe.tagged, other = "x"}> : () -> ()

// -----

"probe.weighted"() ({}, {}) : () -> ()
"probe.weighted"() ({}, {}) {region_weights = array<i32: 1, 0>} : () -> ()
"probe.weighted"() {region_weights = array<i32>} : () -> ()

// -----

// expected-error@+1 {{expects number of region weights to match number of regions: 1 vs 2}}
"probe.weighted"() ({}, {}) {region_weights = array<i32: 1>} : () -> ()

// -----

// expected-error@+1 {{branch weights cannot all be zero}}
"probe.weighted"() ({}, {}) {region_weights = array<i32: 0, 0>} : () -> ()
