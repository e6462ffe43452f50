// Groups of bounds without any.
// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt - | FileCheck %s

func.func @f() {
  // CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (max(), 0) to (1, min()) {
  "affine.parallel"() <{lowerBoundsGroups = dense<[0, 1]> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0)>,
                        reductions = [], steps = [1, 1], upperBoundsGroups = dense<[1, 0]> : tensor<2xi32>,
                        upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%x: index, %y: index):
    affine.yield
  }) : () -> ()
  return
}
