// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func @contract
// CHECK-SAME: (%[[VARG0:.*]]: vector<4x8xf32>, %[[VARG1:.*]]: vector<8x16xf32>, %[[VARG2:.*]]: vector<4x16xf32>) -> (vector<4x16xf32>, vector<4x16xf32>) {
// CHECK-NEXT: %[[V0:.*]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[VARG0]], %[[VARG1]], %[[VARG2]] : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[VARG0]], %[[VARG1]], %[[VARG2]] : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]] : vector<4x16xf32>, vector<4x16xf32>
func.func @contract(%a: vector<4x8xf32>, %b: vector<8x16xf32>, %c: vector<4x16xf32>) -> (vector<4x16xf32>, vector<4x16xf32>) {
  %z = arith.constant dense<0.0> : vector<4x16xf32>
  %d = vector.contract {
        indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
        iterator_types = ["parallel", "parallel", "reduction"]
      } %a, %b, %z : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  %e = arith.addf %d, %c : vector<4x16xf32>
  %f = arith.addf %c, %d : vector<4x16xf32>
  return %e, %f : vector<4x16xf32>, vector<4x16xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ()>
// CHECK-LABEL: func.func @contracti
// CHECK-SAME: (%[[VARG0:.*]]: vector<4xi32>, %[[VARG1:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %[[VARG0]], %[[VARG0]], %[[VARG1]] : vector<4xi32>, vector<4xi32> into i32
// CHECK-NEXT: return %[[V0]] : i32
func.func @contracti(%a: vector<4xi32>, %c: i32) -> i32 {
  %z = arith.constant 0 : i32
  %d = vector.contract {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
        iterator_types = ["reduction"]
      } %a, %a, %z : vector<4xi32>, vector<4xi32> into i32
  %e = arith.addi %d, %c : i32
  return %e : i32
}

// -----

// CHECK-LABEL: func.func @reductions
// CHECK-SAME: (%[[VARG0:.*]]: vector<1xf32>, %[[VARG1:.*]]: f32, %[[VARG2:.*]]: vector<f32>, %[[VARG3:.*]]: vector<1xi32>, %[[VARG4:.*]]: i32, %[[VARG5:.*]]: vector<1xi1>) -> (f32, f32, f32, i32, f32, f32, i32, f32) {
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[VARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[VARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %[[V1]], %[[VARG1]] fastmath<nnan> : f32
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[VARG2]][] : f32 from vector<f32>
// CHECK-NEXT: %[[V4:.*]] = arith.addf %[[V3]], %[[VARG1]] : f32
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[VARG3]][0] : i32 from vector<1xi32>
// CHECK-NEXT: %[[V6:.*]] = arith.minui %[[V5]], %[[VARG4]] : i32
// CHECK-NEXT: %[[V7:.*]] = vector.extract %[[VARG5]][0] : i1 from vector<1xi1>
// CHECK-NEXT: %[[V8:.*]] = vector.extract %[[VARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[V9:.*]] = arith.addf %[[V8]], %[[VARG1]] : f32
// CHECK-NEXT: %[[V10:.*]] = arith.select %[[V7]], %[[V9]], %[[VARG1]] : f32
// CHECK-NEXT: %[[V11:.*]] = vector.extract %[[VARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[V12:.*]] = vector.extract %[[VARG3]][0] : i32 from vector<1xi32>
// CHECK-NEXT: %[[V13:.*]] = arith.addi %[[V12]], %[[VARG4]] : i32
// CHECK-NEXT: %[[V14:.*]] = vector.extract %[[VARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[V15:.*]] = arith.minimumf %[[V14]], %[[VARG1]] : f32
// CHECK-NEXT: return %[[V0]], %[[V2]], %[[V4]], %[[V6]], %[[V10]], %[[V11]], %[[V13]], %[[V15]] : f32, f32, f32, i32, f32, f32, i32, f32
func.func @reductions(%v: vector<1xf32>, %a: f32, %w: vector<f32>, %i: vector<1xi32>, %j: i32, %m: vector<1xi1>) -> (f32, f32, f32, i32, f32, f32, i32, f32) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %v, %a fastmath<nnan> : vector<1xf32> into f32
  %2 = vector.reduction <add>, %w, %a : vector<f32> into f32
  %3 = vector.reduction <minui>, %i, %j : vector<1xi32> into i32
  %4 = vector.mask %m { vector.reduction <add>, %v, %a : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %5 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %6 = vector.reduction <add>, %i, %j : vector<1xi32> into i32
  %7 = vector.reduction <minimumf>, %v, %a : vector<1xf32> into f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, i32, f32, f32, i32, f32
}

// -----

// CHECK-LABEL: func.func @multi
// CHECK-SAME: (%[[VARG0:.*]]: vector<1x4x1xf32>, %[[VARG1:.*]]: vector<4xf32>, %[[VARG2:.*]]: vector<1x1xf32>, %[[VARG3:.*]]: f32, %[[VARG4:.*]]: vector<1x4x1xi1>, %[[VARG5:.*]]: vector<1x1xi1>, %[[VARG6:.*]]: vector<4x4xf32>) -> (vector<4xf32>, f32, vector<4xf32>, f32, vector<4xf32>, f32) {
// CHECK-NEXT: %[[V0:.*]] = vector.shape_cast %[[VARG0]] : vector<1x4x1xf32> to vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = arith.addf %[[VARG1]], %[[V0]] : vector<4xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[VARG2]][0, 0] : f32 from vector<1x1xf32>
// CHECK-NEXT: %[[V3:.*]] = arith.mulf %[[VARG3]], %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = vector.shape_cast %[[VARG4]] : vector<1x4x1xi1> to vector<4xi1>
// CHECK-NEXT: %[[V5:.*]] = vector.shape_cast %[[VARG0]] : vector<1x4x1xf32> to vector<4xf32>
// CHECK-NEXT: %[[V6:.*]] = arith.addf %[[VARG1]], %[[V5]] : vector<4xf32>
// CHECK-NEXT: %[[V7:.*]] = arith.select %[[V4]], %[[V6]], %[[V5]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %[[V8:.*]] = vector.extract %[[VARG5]][0, 0] : i1 from vector<1x1xi1>
// CHECK-NEXT: %[[V9:.*]] = vector.extract %[[VARG2]][0, 0] : f32 from vector<1x1xf32>
// CHECK-NEXT: %[[V10:.*]] = arith.mulf %[[VARG3]], %[[V9]] : f32
// CHECK-NEXT: %[[V11:.*]] = arith.select %[[V8]], %[[V10]], %[[V9]] : f32
// CHECK-NEXT: %[[V12:.*]] = vector.multi_reduction <add>, %[[VARG6]], %[[VARG1]] [0] : vector<4x4xf32> to vector<4xf32>
// CHECK-NEXT: %[[V13:.*]] = vector.multi_reduction <add>, %[[VARG6]], %[[VARG3]] [0, 1] : vector<4x4xf32> to f32
// CHECK-NEXT: return %[[V1]], %[[V3]], %[[V7]], %[[V11]], %[[V12]], %[[V13]] : vector<4xf32>, f32, vector<4xf32>, f32, vector<4xf32>, f32
func.func @multi(%v: vector<1x4x1xf32>, %a: vector<4xf32>, %w: vector<1x1xf32>, %s: f32, %m: vector<1x4x1xi1>, %n: vector<1x1xi1>, %u: vector<4x4xf32>) -> (vector<4xf32>, f32, vector<4xf32>, f32, vector<4xf32>, f32) {
  %0 = vector.multi_reduction <add>, %v, %a [0, 2] : vector<1x4x1xf32> to vector<4xf32>
  %1 = vector.multi_reduction <mul>, %w, %s [0, 1] : vector<1x1xf32> to f32
  %2 = vector.mask %m { vector.multi_reduction <add>, %v, %a [0, 2] : vector<1x4x1xf32> to vector<4xf32> } : vector<1x4x1xi1> -> vector<4xf32>
  %3 = vector.mask %n { vector.multi_reduction <mul>, %w, %s [0, 1] : vector<1x1xf32> to f32 } : vector<1x1xi1> -> f32
  %4 = vector.multi_reduction <add>, %u, %a [0] : vector<4x4xf32> to vector<4xf32>
  %5 = vector.multi_reduction <add>, %u, %s [0, 1] : vector<4x4xf32> to f32
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, f32, vector<4xf32>, f32, vector<4xf32>, f32
}

// -----

// CHECK-LABEL: func.func @steps
// CHECK-SAME: () -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<[3]xi1>) {
// CHECK-NEXT: %[[VCST:.*]] = arith.constant dense<false> : vector<3xi1>
// CHECK-NEXT: %[[VCST_0:.*]] = arith.constant dense<true> : vector<[3]xi1>
// CHECK-NEXT: %[[VCST_1:.*]] = arith.constant dense<true> : vector<3xi1>
// CHECK-NEXT: %[[VCST_2:.*]] = arith.constant dense<2> : vector<3xindex>
// CHECK-NEXT: %[[V0:.*]] = vector.step : vector<3xindex>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi ult, %[[V0]], %[[VCST_2]] : vector<3xindex>
// CHECK-NEXT: return %[[VCST_1]], %[[VCST]], %[[VCST_1]], %[[VCST]], %[[VCST]], %[[VCST_1]], %[[V1]], %[[VCST_0]] : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<[3]xi1>
func.func @steps() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<[3]xi1>) {
  %s = vector.step : vector<3xindex>
  %c2 = arith.constant dense<2> : vector<3xindex>
  %c3 = arith.constant dense<3> : vector<3xindex>
  %0 = arith.cmpi ult, %s, %c3 : vector<3xindex>
  %1 = arith.cmpi uge, %s, %c3 : vector<3xindex>
  %2 = arith.cmpi ule, %s, %c2 : vector<3xindex>
  %3 = arith.cmpi ugt, %s, %c2 : vector<3xindex>
  %4 = arith.cmpi eq, %s, %c3 : vector<3xindex>
  %5 = arith.cmpi ne, %s, %c3 : vector<3xindex>
  %6 = arith.cmpi ult, %s, %c2 : vector<3xindex>
  %t = vector.step : vector<[3]xindex>
  %d3 = arith.constant dense<3> : vector<[3]xindex>
  %7 = arith.cmpi ult, %t, %d3 : vector<[3]xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<[3]xi1>
}

// -----

// What no dimension has isn't reduced.
// CHECK-LABEL: func.func @no_such_dimensions
// CHECK-SAME: (%[[V:.*]]: vector<4x1xf32>, %[[A:.*]]: vector<4x1xf32>)
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[A]], %[[V]] : vector<4x1xf32>
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.mulf %[[A]], %[[V]] : vector<4x1xf32>
// CHECK-NEXT: return %[[SUM]], %[[PRODUCT]]
func.func @no_such_dimensions(%v: vector<4x1xf32>, %a: vector<4x1xf32>) -> (vector<4x1xf32>, vector<4x1xf32>) {
  %0 = vector.multi_reduction <add>, %v, %a [123456789012] : vector<4x1xf32> to vector<4x1xf32>
  %1 = "vector.multi_reduction"(%v, %a) <{kind = #vector.kind<mul>, reduction_dims = array<i64: -7>}> : (vector<4x1xf32>, vector<4x1xf32>) -> vector<4x1xf32>
  return %0, %1 : vector<4x1xf32>, vector<4x1xf32>
}
