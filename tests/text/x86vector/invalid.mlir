// RUN: mica-opt %s --split-input-file --verify-diagnostics

func.func @both(%k: vector<16xi1>, %a: vector<16xf32>) {
  // expected-error@+1 {{cannot use both src and constant_src}}
  %0 = x86vector.avx512.mask.compress %k, %a, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>, vector<16xf32>
  return
}

// -----

func.func @source(%k: vector<16xi1>, %a: vector<16xf32>, %b: vector<8xf32>) {
  // expected-error@+1 {{failed to verify that src and dst have same type}}
  %0 = x86vector.avx512.mask.compress %k, %a, %b : vector<16xf32>, vector<8xf32>
  return
}

// -----

func.func @constant(%k: vector<16xi1>, %a: vector<16xf32>) {
  // expected-error@+1 {{failed to verify that constant_src and dst have same type}}
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<8xf32>} : vector<16xf32>
  return
}

// -----

func.func @mask(%k: vector<8xi1>, %a: vector<16xf32>) {
  // expected-error@+1 {{'x86vector.avx512.mask.compress' op failed to verify that `k` has the same number of bits as elements in `dst`}}
  %0 = "x86vector.avx512.mask.compress"(%k, %a) : (vector<8xi1>, vector<16xf32>) -> vector<16xf32>
  return
}

// -----

func.func @bits(%a: vector<16xf32>, %i: i32, %m: i8) {
  // expected-error@+1 {{'x86vector.avx512.mask.rndscale' op failed to verify that imm has the same number of bits as elements in dst}}
  %0 = "x86vector.avx512.mask.rndscale"(%a, %i, %a, %m, %i) : (vector<16xf32>, i32, vector<16xf32>, i8, i32) -> vector<16xf32>
  return
}

// -----

func.func @twice(%s: vector<4xf32>, %b: vector<16xbf16>) {
  // expected-error@+1 {{'x86vector.avx512.dot' op failed to verify that `a` has twice an many elements as `src`}}
  %0 = "x86vector.avx512.dot"(%s, %b, %b) : (vector<4xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<4xf32>
  return
}

// -----

func.func @counts(%f: vector<8xf32>) {
  // expected-error@+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op failed to verify that all of {a, dst} have same element count}}
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %f : vector<8xf32> -> vector<16xbf16>
  return
}
