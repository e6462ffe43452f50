// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @tiles(
func.func @tiles(%m: memref<?x?xf32>, %i: index, %s: index) {
  // CHECK: amx.tile_zero : !amx.tile<16x16xf32>
  %0 = amx.tile_zero : !amx.tile<16x16xf32>
  // CHECK: amx.tile_load %{{.*}}[%{{.*}}, %{{.*}}] : memref<?x?xf32> into !amx.tile<16x16xf32>
  %1 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<16x16xf32>
  // CHECK: amx.tile_load %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}} {a} : memref<?x?xf32> into !amx.tile<16x16xf32>
  %2 = amx.tile_load %m[%i, %i], %s {a} : memref<?x?xf32> into !amx.tile<16x16xf32>
  // CHECK: amx.tile_store %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}} : memref<?x?xf32>, !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %1 : memref<?x?xf32>, !amx.tile<16x16xf32>
  // CHECK: amx.tile_store %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}, %{{.*}} : memref<?x?xf32>, !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %1, %s : memref<?x?xf32>, !amx.tile<16x16xf32>
  return
}
// CHECK-LABEL: func.func @products(
func.func @products(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>, %d: !amx.tile<16x64xi8>, %e: !amx.tile<16x64xi8>, %f: !amx.tile<16x16xi32>) {
  // CHECK: amx.tile_mulf %{{.*}}, %{{.*}}, %{{.*}} : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  // CHECK: amx.tile_muli %{{.*}}, %{{.*}}, %{{.*}} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %1 = amx.tile_muli %d, %e, %f : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  // CHECK: amx.tile_muli %{{.*}} zext, %{{.*}} zext, %{{.*}} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %2 = amx.tile_muli %d zext, %e zext, %f : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  // CHECK: amx.tile_muli %{{.*}} zext, %{{.*}}, %{{.*}} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %3 = amx.tile_muli %d zext, %e, %f : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  // CHECK: amx.tile_muli %{{.*}}, %{{.*}} zext, %{{.*}} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %4 = amx.tile_muli %d, %e zext, %f : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
