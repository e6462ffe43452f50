// RUN: mica-opt --split-input-file --verify-diagnostics %s
// RUN: mica-opt --allow-unregistered-dialect %S/Inputs/kept.mlir | FileCheck %S/Inputs/kept.mlir
// Where MLIR crashes, or loses what was written.

func.func @f(%i: index) {
  // expected-error@+1 {{expected 'async' of a launch whose result is named}}
  %1 = gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected 3 values, but found 4}}
  gpu.launch blocks(%a, %b, %c, %x) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op unexpected number of region arguments}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op unexpected number of region arguments}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%a: index, %b: index, %c: index, %d: index, %e: index, %g: index, %h: index, %j: index, %k: index, %l: index, %m: index, %n: index):
    gpu.terminator
  }) {workgroup_attributions = -1} : (index, index, index, index, index, index) -> ()
  return
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op has -1 workgroup attributions}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: memref<f32>):
    gpu.return
  }) {sym_name = "f", workgroup_attributions = -1} : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected at least 1 arguments to body region}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
    gpu.return
  }) {sym_name = "f", workgroup_attributions = "text"} : () -> ()
}

// -----

// expected-error@+1 {{expected string}}
func.func private @f(!gpu.mma_matrix<4x4xf16, AOp>)
