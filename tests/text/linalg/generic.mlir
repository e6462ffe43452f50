// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// linalg.generic, yield, index, attributes.

#sum = {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>],
        iterator_types = ["parallel", "reduction"], doc = "a sum", library_call = "sum"}
func.func @sum(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic #sum ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @two_outputs(%a: memref<?x8xf32>, %b: memref<?x8xf32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(m, n) -> ()>, affine_map<(m, n) -> (m, n)>,
                                   affine_map<(m, n) -> (m, n)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%s : f32) outs(%a, %b : memref<?x8xf32>, memref<?x8xf32>) attrs = {tag, number = 1 : i32} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %z {last} : f32, f32
  }
  return
}
func.func @index(%a: tensor<4x8xindex>) -> tensor<4x8xindex> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}
      outs(%a : tensor<4x8xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 {a} : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  } -> tensor<4x8xindex>
  return %r : tensor<4x8xindex>
}
func.func @vectors(%a: memref<4xvector<2xf32>>, %v: vector<2xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m) -> ()>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]}
      ins(%v : vector<2xf32>) outs(%a : memref<4xvector<2xf32>>) {
  ^bb0(%x: vector<2xf32>, %y: vector<2xf32>):
    linalg.yield %x : vector<2xf32>
  }
  return
}
func.func @window(%a: tensor<10xf32>, %w: tensor<3xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(o, k) -> (o + k)>, affine_map<(o, k) -> (k)>,
                                        affine_map<(o, k) -> (o)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%a, %w : tensor<10xf32>, tensor<3xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
"test.attributes"() {a = #linalg.iterator_type<parallel>, b = #linalg.unary_fn<rsqrt>, c = #linalg.binary_fn<powf>,
  d = #linalg.ternary_fn<select>, e = #linalg.type_fn<cast_unsigned>, f = #linalg.elementwise_kind<max_unsigned>} : () -> ()

//      CHECK:#map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT:#map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT:#map2 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT:#map3 = affine_map<(d0) -> ()>
// CHECK-NEXT:#map4 = affine_map<(d0) -> (d0)>
// CHECK-NEXT:#map5 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT:#map6 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT:module {
// CHECK-NEXT:  func.func @sum(%arg0: tensor<4x8xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %0 = linalg.generic {doc = "a sum", indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"], library_call = "sum"} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4xf32>) {
// CHECK-NEXT:    ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:      %1 = arith.addf %in, %out : f32
// CHECK-NEXT:      linalg.yield %1 : f32
// CHECK-NEXT:    } -> tensor<4xf32>
// CHECK-NEXT:    return %0 : tensor<4xf32>
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @two_outputs(%arg0: memref<?x8xf32>, %arg1: memref<?x8xf32>, %arg2: f32) {
// CHECK-NEXT:    linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : f32) outs(%arg0, %arg1 : memref<?x8xf32>, memref<?x8xf32>) attrs =  {number = 1 : i32, tag} {
// CHECK-NEXT:    ^bb0(%in: f32, %out: f32, %out_0: f32):
// CHECK-NEXT:      linalg.yield %in, %out_0 {last} : f32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @index(%arg0: tensor<4x8xindex>) -> tensor<4x8xindex> {
// CHECK-NEXT:    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<4x8xindex>) {
// CHECK-NEXT:    ^bb0(%out: index):
// CHECK-NEXT:      %1 = linalg.index 0 : index
// CHECK-NEXT:      %2 = linalg.index 1 {a} : index
// CHECK-NEXT:      %3 = arith.addi %1, %2 : index
// CHECK-NEXT:      linalg.yield %3 : index
// CHECK-NEXT:    } -> tensor<4x8xindex>
// CHECK-NEXT:    return %0 : tensor<4x8xindex>
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @vectors(%arg0: memref<4xvector<2xf32>>, %arg1: vector<2xf32>) {
// CHECK-NEXT:    linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%arg1 : vector<2xf32>) outs(%arg0 : memref<4xvector<2xf32>>) {
// CHECK-NEXT:    ^bb0(%in: vector<2xf32>, %out: vector<2xf32>):
// CHECK-NEXT:      linalg.yield %in : vector<2xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @window(%arg0: tensor<10xf32>, %arg1: tensor<3xf32>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:    %0 = linalg.generic {indexing_maps = [#map5, #map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<10xf32>, tensor<3xf32>) outs(%arg2 : tensor<8xf32>) {
// CHECK-NEXT:    ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:      %1 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:      %2 = arith.addf %out, %1 : f32
// CHECK-NEXT:      linalg.yield %2 : f32
// CHECK-NEXT:    } -> tensor<8xf32>
// CHECK-NEXT:    return %0 : tensor<8xf32>
// CHECK-NEXT:  }
// CHECK-NEXT:  "test.attributes"() {a = #linalg.iterator_type<parallel>, b = #linalg.unary_fn<rsqrt>, c = #linalg.binary_fn<powf>, d = #linalg.ternary_fn<select>, e = #linalg.type_fn<cast_unsigned>, f = #linalg.elementwise_kind<max_unsigned>} : () -> ()
// CHECK-NEXT:}
