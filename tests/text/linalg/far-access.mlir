// An access at the end of the numbers that accesses are compared with is not compared.
// RUN: mica-opt %s | FileCheck %s
// CHECK: #[[MAP:.*]] = affine_map<(d0) -> (d0 + 9223372036854775807)>
// CHECK: linalg.generic {indexing_maps = [#[[MAP]], #{{.*}}]
func.func @far(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0 + 9223372036854775807)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
