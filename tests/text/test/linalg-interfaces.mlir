// Structured operations of a dialect other than linalg: this text is printed as it stands.
// RUN: mica-test-opt --split-input-file %s | grep -v '^ *//' > %t.text
// RUN: grep -v '^ *//' %s | diff -B %t.text -
// RUN: mica-test-opt --split-input-file %s --mlir-print-op-generic | mica-test-opt --split-input-file | grep -v '^ *//' | diff -B %t.text -

#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @a(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> tensor<?xf32> {
    %0 = test.linalg_conv_op {indexing_maps = [#map, #map1, #map2], iterator_types = [#test.iterator_type<parallel>, #test.iterator_type<reduction>]} ins(%arg0, %arg1 : tensor<?xf32>, tensor<?xf32>) outs(%arg2 : tensor<?xf32>) {
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      linalg.yield %arg5 : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

// -----

#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @b(%arg0: f32, %arg1: tensor<?xf32>) -> tensor<?xf32> {
    %0 = test.linalg_fill_op {indexing_maps = [#map, #map1], iterator_types = [#test.iterator_type<parallel>]} ins(%arg0 : f32) outs(%arg1 : tensor<?xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      linalg.yield %arg2 : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

// -----

#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @b(%arg0: f32, %arg1: memref<?xf32>) {
    test.linalg_fill_op {indexing_maps = [#map, #map1], iterator_types = [#test.iterator_type<parallel>]} ins(%arg0 : f32) outs(%arg1 : memref<?xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      linalg.yield %arg2 : f32
    }
    return
  }
}
