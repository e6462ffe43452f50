// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Computing with vectors.

#maps = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @fma(%a: vector<8x[16]xf32>, %z: vector<f64>) {
  %0 = vector.fma %a, %a, %a : vector<8x[16]xf32>
  %1 = vector.fma %z, %z, %z {note} : vector<f64>
  return
}
func.func @outerproduct(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %x: f32, %s: vector<[4]xf32>, %t: vector<[4]x[4]xf32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  %2 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
  %3 = vector.outerproduct %a, %x : vector<4xf32>, f32
  %4 = vector.outerproduct %a, %x, %a {note} : vector<4xf32>, f32
  %5 = vector.outerproduct %s, %s, %t : vector<[4]xf32>, vector<[4]xf32>
  %6 = vector.outerproduct %a, %s : vector<4xf32>, vector<[4]xf32>
  return
}
func.func @contract(%a: vector<4x8xf32>, %b: vector<8x16xf32>, %c: vector<4x16xf32>, %d: vector<8xf32>, %x: f32, %i: vector<4x8xi8>, %j: vector<8x16xi8>, %k: vector<4x16xi8>) {
  %e = "test.make"() : () -> vector<8x4xf32>
  %g = "test.make"() : () -> vector<4xf32>
  %0 = vector.contract #maps %a, %b, %c : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minnumf>} %d, %d, %x {note = "n"} : vector<8xf32>, vector<8xf32> into f32
  %2 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %i, %j, %k : vector<4x8xi8>, vector<8x16xi8> into vector<4x16xi8>
  %3 = vector.contract {indexing_maps = [affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (k, b)>, affine_map<(b, k) -> (b)>], iterator_types = ["parallel", "reduction"]} %a, %e, %g : vector<4x8xf32>, vector<8x4xf32> into vector<4xf32>
  return
}
func.func @reductions(%a: vector<16xf32>, %x: f32, %b: vector<4xi32>, %y: i32, %z: vector<f32>, %c: vector<4x8x[16]x32xf32>, %acc: vector<4x[16]xf32>, %n: vector<4x8xindex>, %m: index) {
  %0 = vector.reduction <add>, %a : vector<16xf32> into f32
  %1 = vector.reduction <xor>, %b, %y : vector<4xi32> into i32
  %2 = vector.reduction <maximumf>, %a, %x fastmath<nnan,ninf> : vector<16xf32> into f32
  %3 = vector.reduction <mul>, %z {note} : vector<f32> into f32
  %4 = vector.multi_reduction <add>, %c, %acc [1, 3] : vector<4x8x[16]x32xf32> to vector<4x[16]xf32>
  %5 = vector.multi_reduction <minui>, %n, %m {note} [0, 1] : vector<4x8xindex> to index
  %6 = vector.multi_reduction <minsi>, %n, %n [] : vector<4x8xindex> to vector<4x8xindex>
  return
}
func.func @scan(%a: vector<4x8x16xf32>, %c: vector<4x16xf32>, %d: vector<4xi32>, %z: vector<i32>) {
  %0:2 = vector.scan <add>, %a, %c {inclusive = false, reduction_dim = 1 : i64} : vector<4x8x16xf32>, vector<4x16xf32>
  %1, %2 = vector.scan <and>, %d, %z {inclusive = true, reduction_dim = 0} : vector<4xi32>, vector<i32>
  return
}
func.func @numbers(%a: vector<4xf32>, %x: f32, %i: index, %s: vector<[4]xi1>, %u: si8) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step {note} : vector<[4]xindex>
  %2 = vector.vscale
  vector.print %a : vector<4xf32>
  vector.print %x : f32 punctuation <comma>
  vector.print punctuation <newline>
  vector.print punctuation <open>
  vector.print str "Hello, \22World\22!\n"
  vector.print %i : index punctuation <no_punctuation> {note}
  vector.print %s : vector<[4]xi1> punctuation <close>
  vector.print %u : si8
  vector.print
  return
}
"test.kinds"() {a = #vector.kind<minimumf>, b = #vector.iterator_type<reduction>, c = #vector.punctuation<open>} : () -> ()

//      CHECK:#map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT:#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT:#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT:#map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT:#map4 = affine_map<(d0) -> ()>
// CHECK-NEXT:#map5 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT:#map6 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT:#map7 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT:module {
// CHECK-NEXT:  func.func @fma(%arg0: vector<8x[16]xf32>, %arg1: vector<f64>) {
// CHECK-NEXT:    %0 = vector.fma %arg0, %arg0, %arg0 : vector<8x[16]xf32>
// CHECK-NEXT:    %1 = vector.fma %arg1, %arg1, %arg1 {note} : vector<f64>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @outerproduct(%arg0: vector<4xf32>, %arg1: vector<8xf32>, %arg2: vector<4x8xf32>, %arg3: f32, %arg4: vector<[4]xf32>, %arg5: vector<[4]x[4]xf32>) {
// CHECK-NEXT:    %0 = vector.outerproduct %arg0, %arg1 : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:    %1 = vector.outerproduct %arg0, %arg1, %arg2 {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:    %2 = vector.outerproduct %arg0, %arg1, %arg2 {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:    %3 = vector.outerproduct %arg0, %arg3 : vector<4xf32>, f32
// CHECK-NEXT:    %4 = vector.outerproduct %arg0, %arg3, %arg0 {kind = #vector.kind<add>, note} : vector<4xf32>, f32
// CHECK-NEXT:    %5 = vector.outerproduct %arg4, %arg4, %arg5 {kind = #vector.kind<add>} : vector<[4]xf32>, vector<[4]xf32>
// CHECK-NEXT:    %6 = vector.outerproduct %arg0, %arg4 : vector<4xf32>, vector<[4]xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @contract(%arg0: vector<4x8xf32>, %arg1: vector<8x16xf32>, %arg2: vector<4x16xf32>, %arg3: vector<8xf32>, %arg4: f32, %arg5: vector<4x8xi8>, %arg6: vector<8x16xi8>, %arg7: vector<4x16xi8>) {
// CHECK-NEXT:    %0 = "test.make"() : () -> vector<8x4xf32>
// CHECK-NEXT:    %1 = "test.make"() : () -> vector<4xf32>
// CHECK-NEXT:    %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
// CHECK-NEXT:    %3 = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<minnumf>} %arg3, %arg3, %arg4 {note = "n"} : vector<8xf32>, vector<8xf32> into f32
// CHECK-NEXT:    %4 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg5, %arg6, %arg7 : vector<4x8xi8>, vector<8x16xi8> into vector<4x16xi8>
// CHECK-NEXT:    %5 = vector.contract {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg0, %0, %1 : vector<4x8xf32>, vector<8x4xf32> into vector<4xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @reductions(%arg0: vector<16xf32>, %arg1: f32, %arg2: vector<4xi32>, %arg3: i32, %arg4: vector<f32>, %arg5: vector<4x8x[16]x32xf32>, %arg6: vector<4x[16]xf32>, %arg7: vector<4x8xindex>, %arg8: index) {
// CHECK-NEXT:    %0 = vector.reduction <add>, %arg0 : vector<16xf32> into f32
// CHECK-NEXT:    %1 = vector.reduction <xor>, %arg2, %arg3 : vector<4xi32> into i32
// CHECK-NEXT:    %2 = vector.reduction <maximumf>, %arg0, %arg1 fastmath<nnan,ninf> : vector<16xf32> into f32
// CHECK-NEXT:    %3 = vector.reduction <mul>, %arg4 {note} : vector<f32> into f32
// CHECK-NEXT:    %4 = vector.multi_reduction <add>, %arg5, %arg6 [1, 3] : vector<4x8x[16]x32xf32> to vector<4x[16]xf32>
// CHECK-NEXT:    %5 = vector.multi_reduction <minui>, %arg7, %arg8 {note} [0, 1] : vector<4x8xindex> to index
// CHECK-NEXT:    %6 = vector.multi_reduction <minsi>, %arg7, %arg7 [] : vector<4x8xindex> to vector<4x8xindex>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @scan(%arg0: vector<4x8x16xf32>, %arg1: vector<4x16xf32>, %arg2: vector<4xi32>, %arg3: vector<i32>) {
// CHECK-NEXT:    %dest, %accumulated_value = vector.scan <add>, %arg0, %arg1 {inclusive = false, reduction_dim = 1 : i64} : vector<4x8x16xf32>, vector<4x16xf32>
// CHECK-NEXT:    %dest_0, %accumulated_value_1 = vector.scan <and>, %arg2, %arg3 {inclusive = true, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @numbers(%arg0: vector<4xf32>, %arg1: f32, %arg2: index, %arg3: vector<[4]xi1>, %arg4: si8) {
// CHECK-NEXT:    %0 = vector.step : vector<4xindex>
// CHECK-NEXT:    %1 = vector.step {note} : vector<[4]xindex>
// CHECK-NEXT:    %vscale = vector.vscale
// CHECK-NEXT:    vector.print %arg0 : vector<4xf32>
// CHECK-NEXT:    vector.print %arg1 : f32 punctuation <comma>
// CHECK-NEXT:    vector.print
// CHECK-NEXT:    vector.print punctuation <open>
// CHECK-NEXT:    vector.print str "Hello, \22World\22!\0A"
// CHECK-NEXT:    vector.print %arg2 : index punctuation <no_punctuation> {note}
// CHECK-NEXT:    vector.print %arg3 : vector<[4]xi1> punctuation <close>
// CHECK-NEXT:    vector.print %arg4 : si8
// CHECK-NEXT:    vector.print
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  "test.kinds"() {a = #vector.kind<minimumf>, b = #vector.iterator_type<reduction>, c = #vector.punctuation<open>} : () -> ()
// CHECK-NEXT:}
