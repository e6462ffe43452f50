// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Named operations whose maps are given, or depend on attributes.

func.func @matmul(%a: tensor<4x8xf16>, %b: tensor<8x5xf32>, %c: tensor<4x5xf64>, %t: tensor<8x4xf32>, %k: tensor<8xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf16>, tensor<8x5xf32>) outs(%c : tensor<4x5xf64>) -> tensor<4x5xf64>
  %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, tag} ins(%a, %b : tensor<4x8xf16>, tensor<8x5xf32>)
      outs(%c : tensor<4x5xf64>) -> tensor<4x5xf64>
  %2 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
                                      affine_map<(m, n, k) -> (m, n)>]
      ins(%t, %b : tensor<8x4xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf64>) -> tensor<4x5xf64>
  %3 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>,
                                      affine_map<(m, n, k) -> (m, n)>]
      ins(%k, %b : tensor<8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf64>) -> tensor<4x5xf64>
  return
}
func.func @batches(%a: memref<2x4x8xi8>, %b: memref<2x8x5xi8>, %c: memref<2x4x5xi32>, %d: memref<4x5xi32>, %t: memref<2x8x4xi8>) {
  linalg.batch_matmul ins(%a, %b : memref<2x4x8xi8>, memref<2x8x5xi8>) outs(%c : memref<2x4x5xi32>)
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                       affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%t, %b : memref<2x8x4xi8>, memref<2x8x5xi8>) outs(%c : memref<2x4x5xi32>)
  linalg.batch_reduce_matmul ins(%a, %b : memref<2x4x8xi8>, memref<2x8x5xi8>) outs(%d : memref<4x5xi32>)
  return
}
func.func @contract(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                                        affine_map<(m, n, k) -> (n, m)>]
      {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>)
      -> tensor<?x?xf32>
  return
}
func.func @elementwise(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4x8xi1>, %m: memref<2xi32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
      -> tensor<4x8xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<add>
      indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>]
      ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<select> {tag}
      ins(%c, %a, %a : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> ins(%m, %m : memref<2xi32>, memref<2xi32>)
      outs(%m : memref<2xi32>)
  return
}
func.func @strides(%a: tensor<1x9x9x2xf32>, %f: tensor<3x3x2x4xf32>, %o: tensor<1x4x3x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<[1, 2]> : tensor<2xi64>}
      ins(%a, %f : tensor<1x9x9x2xf32>, tensor<3x3x2x4xf32>) outs(%o : tensor<1x4x3x4xf32>) {tag}
      -> tensor<1x4x3x4xf32>
  return
}
func.func @copies(%a: memref<4xi8>, %b: memref<4xi32>, %s: f32, %t: tensor<f32>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi8>) outs(%b : memref<4xi32>)
  linalg.copy ins(%a : memref<4xi8>) outs(%b : memref<4xi32>)
  %0 = linalg.fill ins(%s : f32) outs(%t : tensor<f32>) -> tensor<f32>
  %1 = linalg.add ins(%t, %t : tensor<f32>, tensor<f32>) outs(%t : tensor<f32>) -> tensor<f32>
  return
}

//      CHECK:#map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT:#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT:#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT:#map3 = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-NEXT:#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
// CHECK-NEXT:#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-NEXT:#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT:#map7 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT:#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT:#map9 = affine_map<(d0, d1, d2) -> (d1, d0)>
// CHECK-NEXT:#map10 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT:#map11 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT:module {
// CHECK-NEXT:  func.func @matmul(%arg0: tensor<4x8xf16>, %arg1: tensor<8x5xf32>, %arg2: tensor<4x5xf64>, %arg3: tensor<8x4xf32>, %arg4: tensor<8xf32>) {
// CHECK-NEXT:    %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf16>, tensor<8x5xf32>) outs(%arg2 : tensor<4x5xf64>) -> tensor<4x5xf64>
// CHECK-NEXT:    %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, tag} ins(%arg0, %arg1 : tensor<4x8xf16>, tensor<8x5xf32>) outs(%arg2 : tensor<4x5xf64>) -> tensor<4x5xf64>
// CHECK-NEXT:    %2 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg3, %arg1 : tensor<8x4xf32>, tensor<8x5xf32>) outs(%arg2 : tensor<4x5xf64>) -> tensor<4x5xf64>
// CHECK-NEXT:    %3 = linalg.matmul indexing_maps = [#map3, #map1, #map2] ins(%arg4, %arg1 : tensor<8xf32>, tensor<8x5xf32>) outs(%arg2 : tensor<4x5xf64>) -> tensor<4x5xf64>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @batches(%arg0: memref<2x4x8xi8>, %arg1: memref<2x8x5xi8>, %arg2: memref<2x4x5xi32>, %arg3: memref<4x5xi32>, %arg4: memref<2x8x4xi8>) {
// CHECK-NEXT:    linalg.batch_matmul ins(%arg0, %arg1 : memref<2x4x8xi8>, memref<2x8x5xi8>) outs(%arg2 : memref<2x4x5xi32>)
// CHECK-NEXT:    linalg.batch_matmul indexing_maps = [#map4, #map5, #map6] ins(%arg4, %arg1 : memref<2x8x4xi8>, memref<2x8x5xi8>) outs(%arg2 : memref<2x4x5xi32>)
// CHECK-NEXT:    linalg.batch_reduce_matmul ins(%arg0, %arg1 : memref<2x4x8xi8>, memref<2x8x5xi8>) outs(%arg3 : memref<4x5xi32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @contract(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
// CHECK-NEXT:    %0 = linalg.contract indexing_maps = [#map7, #map8, #map9] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @elementwise(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<4x8xi1>, %arg3: memref<2xi32>) {
// CHECK-NEXT:    %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:    %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map10, #map11, #map10] ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8xf32>) outs(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:    %2 = linalg.elementwise kind=#linalg.elementwise_kind<select> {tag} ins(%arg2, %arg0, %arg0 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:    linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> ins(%arg3, %arg3 : memref<2xi32>, memref<2xi32>) outs(%arg3 : memref<2xi32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @strides(%arg0: tensor<1x9x9x2xf32>, %arg1: tensor<3x3x2x4xf32>, %arg2: tensor<1x4x3x4xf32>) {
// CHECK-NEXT:    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, tag} ins(%arg0, %arg1 : tensor<1x9x9x2xf32>, tensor<3x3x2x4xf32>) outs(%arg2 : tensor<1x4x3x4xf32>) -> tensor<1x4x3x4xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @copies(%arg0: memref<4xi8>, %arg1: memref<4xi32>, %arg2: f32, %arg3: tensor<f32>) {
// CHECK-NEXT:    linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0 : memref<4xi8>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT:    linalg.copy ins(%arg0 : memref<4xi8>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT:    %0 = linalg.fill ins(%arg2 : f32) outs(%arg3 : tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    %1 = linalg.add ins(%arg3, %arg3 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
