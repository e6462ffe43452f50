// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @for1
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: f32) -> (f32, f32) {
// CHECK-NEXT: %[[V0:.*]]:2 = affine.for %[[VARG3:.*]] = 0 to %[[VARG0]] iter_args(%[[VARG4:.*]] = %[[VARG1]], %[[VARG5:.*]] = %[[VARG2]]) -> (f32, f32) {
// CHECK-NEXT: affine.yield %[[VARG5]], %[[VARG4]] : f32, f32
// CHECK: return %[[V0]]#0, %[[V0]]#1 : f32, f32
func.func @for1(%n: index, %x: f32, %y: f32) -> (f32, f32) {
  %0:2 = affine.for %i = 0 to %n iter_args(%a = %x, %b = %y) -> (f32, f32) { affine.yield %b, %a : f32, f32 }
  return %0#0, %0#1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @for2
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: f32) -> (f32, f32) {
// CHECK-NEXT: return %[[VARG2]], %[[VARG1]] : f32, f32
func.func @for2(%n: index, %x: f32, %y: f32) -> (f32, f32) {
  %0:2 = affine.for %i = 0 to 10 iter_args(%a = %x, %b = %y) -> (f32, f32) { affine.yield %y, %x : f32, f32 }
  return %0#0, %0#1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @for3
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: f32) -> (f32, f32) {
// CHECK-NEXT: return %[[VARG1]], %[[VARG2]] : f32, f32
func.func @for3(%n: index, %x: f32, %y: f32) -> (f32, f32) {
  %0:2 = affine.for %i = 0 to %n iter_args(%a = %x, %b = %y) -> (f32, f32) { affine.yield %a, %b : f32, f32 }
  affine.for %i = 0 to %n { }
  return %0#0, %0#1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @for4
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: f32) -> (f32, f32) {
// CHECK-NEXT: %[[V0:.*]]:2 = affine.for %[[VARG3:.*]] = 0 to %[[VARG0]] iter_args(%[[VARG4:.*]] = %[[VARG1]], %[[VARG5:.*]] = %[[VARG2]]) -> (f32, f32) {
// CHECK-NEXT: "test.foo"(%[[VARG4]]) : (f32) -> ()
// CHECK-NEXT: affine.yield %[[VARG4]], %[[VARG5]] : f32, f32
// CHECK: return %[[V0]]#0, %[[V0]]#1 : f32, f32
func.func @for4(%n: index, %x: f32, %y: f32) -> (f32, f32) {
  %0:2 = affine.for %i = 0 to %n iter_args(%a = %x, %b = %y) -> (f32, f32) { 
    "test.foo"(%a) : (f32) -> ()
    affine.yield %a, %b : f32, f32 }
  return %0#0, %0#1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @for5
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: f32) -> (f32, f32) {
// CHECK-NEXT: return %[[VARG1]], %[[VARG2]] : f32, f32
func.func @for5(%n: index, %x: f32, %y: f32) -> (f32, f32) {
  %0:2 = affine.for %i = 4 to 2 iter_args(%a = %x, %b = %y) -> (f32, f32) { 
    "test.foo"(%a) : (f32) -> ()
    affine.yield %b, %a : f32, f32 }
  return %0#0, %0#1 : f32, f32
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0, 8, s0)>
// CHECK: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-LABEL: func.func @for6
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: f32, %[[VARG3:.*]]: memref<?xf32>) {
// CHECK-NEXT: affine.for %[[VARG4:.*]] = 4 to min #map()[%[[VARG0]]] {
// CHECK-NEXT: affine.for %[[VARG5:.*]] = #map1(%[[VARG4]]) to 8 {
// CHECK-NEXT: affine.store %[[VARG1]], %[[VARG3]][%[[VARG5]] + %[[VARG4]] floordiv 16 - (%[[VARG5]] floordiv 64) * 64] : memref<?xf32>
// CHECK: return
func.func @for6(%n: index, %x: f32, %y: f32, %m: memref<?xf32>) {
  affine.for %i = max affine_map<()[s0] -> (0, s0 * 0, 4)>()[%n] to min affine_map<()[s0] -> (s0, 8, 12, s0)>()[%n] {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to min affine_map<(d0) -> (8, d0 + 10)>(%i) {
    %z = affine.apply affine_map<(d0, d1) -> (d0 floordiv 16 + d1 mod 64)>(%i, %j)
    affine.store %x, %m[%z] : memref<?xf32>
  } }
  return
}

// -----

// CHECK: #set = affine_set<(d0) : (d0 floordiv 8 - 4 >= 0)>
// CHECK-LABEL: func.func @for7
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: memref<?xf32>, %[[VARG3:.*]]: i1) {
// CHECK-NEXT: affine.for %[[VARG4:.*]] = 0 to 128 step 8 {
// CHECK-NEXT: affine.for %[[VARG5:.*]] = 0 to 8 {
// CHECK-NEXT: affine.store %[[VARG1]], %[[VARG2]][%[[VARG5]] + %[[VARG4]] floordiv 8 + 4] : memref<?xf32>
// CHECK-NEXT: %[[V0:.*]] = affine.load %[[VARG2]][%[[VARG4]] ceildiv 256] : memref<?xf32>
// CHECK-NEXT: affine.store %[[V0]], %[[VARG2]][0] : memref<?xf32>
// CHECK-NEXT: affine.prefetch %[[VARG2]][%[[VARG4]] floordiv 8], read, locality<3>, data : memref<?xf32>
// CHECK-NEXT: affine.if #set(%[[VARG4]]) {
// CHECK-NEXT: "test.bar"() : () -> ()
// CHECK: "test.baz"() : () -> ()
// CHECK: return
func.func @for7(%n: index, %x: f32, %m: memref<?xf32>, %c : i1) {
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to 128 step 8 {
    affine.for %j = 0 to 8 {
      %z = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 8)>(%i, %j)
      %w = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 8)>(%i, %j)
      affine.store %x, %m[%z + %w + symbol(%c4)] : memref<?xf32>
      %p = affine.apply affine_map<(d0) -> (d0 ceildiv 256)>(%i)
      %v = affine.load %m[%p] : memref<?xf32>
      affine.store %v, %m[%i mod 8] : memref<?xf32>
      affine.prefetch %m[%z], read, locality<3>, data : memref<?xf32>
      affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%z)[%c4] { "test.bar"() : () -> () } else { }
      affine.if affine_set<() : (0 == 0)>() { "test.baz"() : () -> () } else { "test.not"() : () -> () }
    }
  }
  return
}

// -----

// CHECK: #map = affine_map<()[s0] -> (8, s0)>
// CHECK: #map1 = affine_map<()[s0, s1] -> (8, s1, s0)>
// CHECK: #map2 = affine_map<()[s0] -> (s0 + 4)>
// CHECK: #map3 = affine_map<()[s0] -> (4, s0 + 4, s0 * 2)>
// CHECK: #map4 = affine_map<()[s0, s1] -> (s1 floordiv 2, 5, s0)>
// CHECK-LABEL: func.func @min
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: index, %[[VARG2:.*]]: index) -> (index, index, index, index, index, index, index) {
// CHECK-NEXT: %[[VC8:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[V0:.*]] = affine.min #map()[%[[VARG0]]]
// CHECK-NEXT: %[[V1:.*]] = affine.min #map1()[%[[VARG0]], %[[VARG1]]]
// CHECK-NEXT: %[[V2:.*]] = affine.apply #map2()[%[[VARG0]]]
// CHECK-NEXT: %[[V3:.*]] = affine.max #map3()[%[[VARG0]]]
// CHECK-NEXT: %[[V4:.*]] = affine.max #map4()[%[[VARG2]], %[[VARG0]]]
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[VC8]], %[[VARG2]], %[[V4]] : index, index, index, index, index, index, index
func.func @min(%n: index, %m: index, %k: index) -> (index, index, index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %0 = affine.min affine_map<(d0) -> (d0, 8, d0, 8)>(%n)
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%0, %m)
  %2 = affine.max affine_map<(d0) -> (d0 + 4)>(%n)
  %3 = affine.max affine_map<(d0)[s0] -> (d0 + 4, s0, d0 * 2 + s0 - 4)>(%n)[%c4]
  %4 = affine.min affine_map<(d0) -> (d0 + 4, 10)>(%c4)
  %5 = affine.min affine_map<()[s0] -> (s0)>()[%k]
  %6 = affine.max affine_map<(d0)[s0] -> (d0 floordiv 2, 5, s0)>(%n)[%k]
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 2 + s1 * 2 - 1)>
// CHECK: #map1 = affine_map<()[s0, s1] -> (s0 * 2 + s1 * 2 - ((s0 * 2 + s1 * 2 - 1) floordiv 4) * 4 - 1)>
// CHECK-LABEL: func.func @apply
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: index, %[[VARG2:.*]]: index) -> (index, index, index, index) {
// CHECK-NEXT: %[[VC16:.*]] = arith.constant 16 : index
// CHECK-NEXT: %[[V0:.*]] = affine.apply #map()[%[[VARG0]], %[[VARG1]]]
// CHECK-NEXT: %[[V1:.*]] = affine.apply #map1()[%[[VARG0]], %[[VARG1]]]
// CHECK-NEXT: return %[[V0]], %[[VC16]], %[[V1]], %[[VARG2]] : index, index, index, index
func.func @apply(%n: index, %m: index, %k: index) -> (index, index, index, index) {
  %c4 = arith.constant 4 : index
  %0 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1 * 2)>(%n, %m, %k)
  %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1 - 1)>(%0, %n)
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%c4)[%c4]
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%1)[%c4]
  %4 = affine.apply affine_map<(d0)[s0] -> (s0)>(%1)[%k]
  return %1, %2, %3, %4 : index, index, index, index
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 0)>
// CHECK-LABEL: func.func @z
// CHECK-SAME: (%[[VARG0:.*]]: index) -> (index, index) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : index
// CHECK-NEXT: %[[V1:.*]] = affine.apply #map()[%[[VARG0]]]
// CHECK-NEXT: return %[[V0]], %[[V1]] : index, index
func.func @z(%n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 mod 0)>()[%c0]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%n)[%c0]
  return %0, %1 : index, index
}

// -----

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 + s0 * s1 + s2)>
// CHECK: #map1 = affine_map<()[s0, s1] -> (s0 floordiv s1)>
// CHECK-LABEL: func.func @by_symbols
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: index, %[[VARG2:.*]]: index) -> (index, index, index) {
// CHECK-NEXT: %[[V0:.*]] = affine.apply #map()[%[[VARG0]], %[[VARG2]], %[[VARG1]]]
// CHECK-NEXT: %[[V1:.*]] = affine.apply #map1()[%[[VARG1]], %[[VARG0]]]
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[VARG2]] : index, index, index
func.func @by_symbols(%n: index, %m: index, %k: index) -> (index, index, index) {
  %0 = affine.apply affine_map<()[s0, s1, s2] -> (s0 * s1 + s2 + (s0 * s0) floordiv s0)>()[%n, %k, %m]
  %1 = affine.apply affine_map<()[s0, s1, s2] -> ((s0 - s1 + s2) floordiv (s1 + s2 - s1))>()[%m, %n, %n]
  %2 = affine.apply affine_map<()[s0, s1] -> ((s0 * s1) floordiv s1)>()[%k, %m]
  return %0, %1, %2 : index, index, index
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + (s1 * s1) * 6)>
// CHECK-LABEL: func.func @product
func.func @product(%n: index, %m: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%n]
  %1 = affine.apply affine_map<()[s0] -> (s0 * 3)>()[%n]
  %2 = affine.apply affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>()[%0, %1, %m]
  return %2 : index
}

// -----

// How often a loop without a step runs isn't known.
// CHECK-LABEL: func.func @no_step
// CHECK-SAME: (%[[M:.*]]: memref<?xf32>, %[[X:.*]]: f32)
// CHECK-NEXT: affine.for %[[I:.*]] = 0 to 128 step 0 {
// CHECK-NEXT:   affine.store %[[X]], %[[M]][%[[I]] floordiv 8] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.store %[[X]], %[[M]][0] : memref<?xf32>
// CHECK-NEXT: return
func.func @no_step(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 128 step 0 {
    affine.store %x, %m[%i floordiv 8] : memref<?xf32>
  }
  %r = affine.for %i = 0 to 128 step 0 iter_args(%a = %x) -> f32 {
    affine.yield %a : f32
  }
  affine.store %r, %m[0] : memref<?xf32>
  return
}
