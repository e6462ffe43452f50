// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// indices split and joined: what is wrong

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0 = affine.delinearize_index %n into (2, 3) : index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0:4 = affine.delinearize_index %n into (2, 3) : index, index, index, index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %n into (2, 0) : index, index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %n into (2, -3) : index, index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0:2 = "affine.delinearize_index"(%n) <{static_basis = array<i64: 2, -9223372036854775808>}> : (index) -> (index, index)
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{expected non-function type}}
  affine.delinearize_index %n into () :
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%n, %n] by () : index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%n, %n] by (2, 3, 4) : index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "affine.linearize_index"(%n, %n) <{static_basis = array<i64: 2, -9223372036854775808>, operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> (index)
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{expected '['}}
  %0 = affine.linearize_index disjoint %n by (2) : index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+2 {{expected '(' in dynamic index list}}
  // expected-error@+1 {{custom op 'affine.linearize_index' expected SSA value or integer}}
  %0 = affine.linearize_index [%n] by [2] : index
  return
}
