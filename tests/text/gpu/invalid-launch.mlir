// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Which of several mistakes in a launch is told.

func.func @f(%i: index) {
  // expected-error@+1 {{expected ')' in operand list}}
  gpu.launch blocks(%a, %b[ %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ')' in operand list}}
  gpu.launch blocks(%a, %b, %c in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '(' in operand list}}
  gpu.launch blocks %a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{result number not allowed in argument list}}
  gpu.launch blocks(%a#0, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' expected 'in'}}
  %0 = gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x8xi32, "AOp">, %b: !gpu.mma_matrix<8x16xi32, "BOp">, %c: !gpu.mma_matrix<16x16xi32, "COp">) {
  // expected-error@+1 {{custom op 'gpu.subgroup_mma_compute' invalid kind of type specified: expected gpu.mma_matrix, but found 'memref<f32>'}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xi32, "AOp">, memref<f32> -> !gpu.mma_matrix<16x16xi32, "COp">
  return
}
