// The maps that verifying keeps beside an operation may come from a text, and be any there.
// RUN: mica-opt --split-input-file --verify-diagnostics %s
// RUN: mica-opt --mlir-print-assume-verified --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file %s

func.func @none(%a: memref<5xf32>, %f: memref<3xf32>, %o: memref<3xf32>) {
  // expected-error@+1 {{unexpected loop dimension for convolution op}}
  linalg.conv_1d {linalg.memoized_indexing_maps = []} ins(%a, %f : memref<5xf32>, memref<3xf32>) outs(%o : memref<3xf32>)
  return
}
// -----
func.func @more_loops(%a: memref<5xf32>, %f: memref<3xf32>, %o: memref<3xf32>) {
  // expected-error@+1 {{unexpected loop dimension for convolution op}}
  linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>,
                                                   affine_map<(d0, d1, d2) -> (d2)>]}
      ins(%a, %f : memref<5xf32>, memref<3xf32>) outs(%o : memref<3xf32>)
  return
}
// -----
func.func @other_loops(%a: memref<5xf32>, %o: memref<f32>) {
  // expected-error@+1 {{'linalg.dot' op expected the number of indexing_map (1) to be equal to the number of input/output operands (3)}}
  linalg.dot {linalg.memoized_indexing_maps = [affine_map<(d0) -> (d0)>]}
      ins(%a, %a : memref<5xf32>, memref<5xf32>) outs(%o : memref<f32>)
  return
}
// -----
// Not what maps are: they are made.
func.func @no_maps(%a: memref<5xf32>, %o: memref<f32>) {
  linalg.dot {linalg.memoized_indexing_maps = 3} ins(%a, %a : memref<5xf32>, memref<5xf32>) outs(%o : memref<f32>)
  return
}
