// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Masks, and operations under them.

func.func @masks(%i: index, %j: index) {
  %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
  %1 = vector.constant_mask [0, 0] {note} : vector<4x3xi1>
  %2 = vector.constant_mask [1] : vector<i1>
  %3 = vector.constant_mask [4, 2] : vector<[4]x3xi1>
  %4 = vector.create_mask %i, %j : vector<4x[3]xi1>
  %5 = vector.create_mask %i : vector<i1>
  return
}
func.func @mask(%m: vector<8xi1>, %a: vector<8xi32>, %x: i32, %t: tensor<?xf32>, %f: f32, %c: vector<8xf32>, %i: index, %mem: memref<?xf32>, %mm: vector<8x16xi1>, %aa: vector<8x16xf32>, %p: vector<8xindex>) -> i32 {
  %d = "test.make"() : () -> vector<16xf32>
  %e = "test.make"() : () -> vector<16x4xf32>
  %g = "test.make"() : () -> vector<8x4xf32>
  %k = "test.make"() : () -> vector<8x4x16xi1>
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<8xi32> into i32 } : vector<8xi1> -> i32
  %1 = vector.mask %m, %c { vector.transfer_read %t[%i], %f : tensor<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %2 = vector.mask %m {
    %inner = vector.transfer_write %c, %t[%i] {in_bounds = [true]} : vector<8xf32>, tensor<?xf32>
    vector.yield %inner : tensor<?xf32>
  } {note} : vector<8xi1> -> tensor<?xf32>
  vector.mask %m { vector.transfer_write %c, %mem[%i] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  vector.mask %m { } : vector<8xi1>
  %3 = vector.mask %m { vector.yield %c : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %4 = vector.mask %mm { vector.multi_reduction <add>, %aa, %c [1] : vector<8x16xf32> to vector<8xf32> } : vector<8x16xi1> -> vector<8xf32>
  %5 = vector.mask %m { vector.gather %mem[%i][%p], %m, %c : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %6 = vector.mask %mm { vector.outerproduct %c, %d : vector<8xf32>, vector<16xf32> } : vector<8x16xi1> -> vector<8x16xf32>
  %7 = vector.mask %k { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %aa, %e, %g : vector<8x16xf32>, vector<16x4xf32> into vector<8x4xf32> } : vector<8x4x16xi1> -> vector<8x4xf32>
  vector.mask %m { vector.yield } {note} : vector<8xi1>
  return %0 : i32
}

//      CHECK:#map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT:#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT:#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT:module {
// CHECK-NEXT:  func.func @masks(%arg0: index, %arg1: index) {
// CHECK-NEXT:    %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
// CHECK-NEXT:    %1 = vector.constant_mask [0, 0] {note} : vector<4x3xi1>
// CHECK-NEXT:    %2 = vector.constant_mask [1] : vector<i1>
// CHECK-NEXT:    %3 = vector.constant_mask [4, 2] : vector<[4]x3xi1>
// CHECK-NEXT:    %4 = vector.create_mask %arg0, %arg1 : vector<4x[3]xi1>
// CHECK-NEXT:    %5 = vector.create_mask %arg0 : vector<i1>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @mask(%arg0: vector<8xi1>, %arg1: vector<8xi32>, %arg2: i32, %arg3: tensor<?xf32>, %arg4: f32, %arg5: vector<8xf32>, %arg6: index, %arg7: memref<?xf32>, %arg8: vector<8x16xi1>, %arg9: vector<8x16xf32>, %arg10: vector<8xindex>) -> i32 {
// CHECK-NEXT:    %0 = "test.make"() : () -> vector<16xf32>
// CHECK-NEXT:    %1 = "test.make"() : () -> vector<16x4xf32>
// CHECK-NEXT:    %2 = "test.make"() : () -> vector<8x4xf32>
// CHECK-NEXT:    %3 = "test.make"() : () -> vector<8x4x16xi1>
// CHECK-NEXT:    %4 = vector.mask %arg0 { vector.reduction <add>, %arg1 : vector<8xi32> into i32 } : vector<8xi1> -> i32
// CHECK-NEXT:    %5 = vector.mask %arg0, %arg5 { vector.transfer_read %arg3[%arg6], %arg4 : tensor<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:    %6 = vector.mask %arg0 { vector.transfer_write %arg5, %arg3[%arg6] {in_bounds = [true]} : vector<8xf32>, tensor<?xf32> } {note} : vector<8xi1> -> tensor<?xf32>
// CHECK-NEXT:    vector.mask %arg0 { vector.transfer_write %arg5, %arg7[%arg6] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
// CHECK-NEXT:    vector.mask %arg0 { vector.yield } : vector<8xi1>
// CHECK-NEXT:    %7 = vector.mask %arg0 { vector.yield %arg5 : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:    %8 = vector.mask %arg8 { vector.multi_reduction <add>, %arg9, %arg5 [1] : vector<8x16xf32> to vector<8xf32> } : vector<8x16xi1> -> vector<8xf32>
// CHECK-NEXT:    %9 = vector.mask %arg0 { vector.gather %arg7[%arg6] [%arg10], %arg0, %arg5 : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:    %10 = vector.mask %arg8 { vector.outerproduct %arg5, %0 : vector<8xf32>, vector<16xf32> } : vector<8x16xi1> -> vector<8x16xf32>
// CHECK-NEXT:    %11 = vector.mask %3 { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg9, %1, %2 : vector<8x16xf32>, vector<16x4xf32> into vector<8x4xf32> } : vector<8x4x16xi1> -> vector<8x4xf32>
// CHECK-NEXT:    vector.mask %arg0 { vector.yield } {note} : vector<8xi1>
// CHECK-NEXT:    return %4 : i32
// CHECK-NEXT:  }
// CHECK-NEXT:}
