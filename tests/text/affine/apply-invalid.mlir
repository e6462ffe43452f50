// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// apply, min and max: what is wrong

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0) -> (d0)>()[%i]
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0) -> (d0)>(%i, %i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0)[s0] -> (d0)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.apply' op requires one result}}
  %0:2 = affine.apply affine_map<(d0) -> (d0, 0)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.apply' op mapping must produce one value}}
  %0 = "affine.apply"(%i) <{map = affine_map<(d0) -> (d0, 0)>}> : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.apply"(%i) <{map = affine_map<(d0)[s0] -> (d0)>}> : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  affine.for %j = 0 to 10 {
    // expected-error@+1 {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%j]
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = affine.apply affine_map<()[s0] -> (s0)>()[%i]
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<(d0)[s0] -> (d0, 1)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.max' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.max affine_map<(d0) -> (d0, 1)>(%i)[%i]
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '(' in operand list}}
  %0 = affine.max affine_map<(d0) -> (d0, 1)>[%i]
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.max' op affine map expect at least one result}}
  %0 = affine.max affine_map<() -> ()>()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<() -> ()>(%i)
  return
}
