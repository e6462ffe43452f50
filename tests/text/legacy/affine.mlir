// Loops of the affine dialect, with names and maps as they stood from 2019 to 2021.
// RUN: mica-opt --upgrade-legacy %s | FileCheck %s
// RUN: mica-opt --upgrade-legacy %s | mica-opt | FileCheck %s

// CHECK: #[[M:.*]] = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK: #[[S:.*]] = affine_set<(d0) : (d0 - 10 >= 0)>
#map = (d0)[s0] -> (d0 + s0)
#set = (d0) : (d0 - 10 >= 0)

func private @g()
// CHECK-LABEL: func.func @f
func @f(%m: memref<100x?xf32>, %n: index) {
  // CHECK: %[[C1:.*]] = arith.constant 1 : index
  // CHECK: %[[D:.*]] = memref.dim %{{.*}}, %[[C1]]
  %d = dim %m, 1 : memref<100x?xf32>
  // CHECK: affine.for %[[I:.*]] = 0 to %[[D]] {
  affine.for %i = 0 to %d {
    // CHECK: %[[A:.*]] = affine.apply #[[M]](%[[I]])[%{{.*}}]
    %a = affine.apply #map(%i)[%n]
    // CHECK: affine.if #[[S]](%[[I]]) {
    affine.if #set(%i) {
      // CHECK: func.call @g() : () -> ()
      call @g() : () -> ()
    }
    // CHECK: %[[Z:.*]] = arith.constant 0.000000e+00 : f32
    // CHECK: memref.store %[[Z]], %{{.*}}[%[[A]], %[[I]]] : memref<100x?xf32>
    store 0 to %m[%a, %i] : memref<100x?xf32>
    "affine.terminator"() : () -> ()
  }
  return
}
