// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s
// CHECK: func.func @tiles(%{{.*}}: vector<[4]xf32>, %{{.*}}: vector<[4]xi1>, %{{.*}}: vector<[4]x[4]xf32>, %{{.*}}: index, %{{.*}}: memref<?x?xf32>, %{{.*}}: f32, %{{.*}}: vector<[4]x[4]xi1>) {
func.func @tiles(%a: vector<[4]xf32>, %m: vector<[4]xi1>, %t: vector<[4]x[4]xf32>, %i: index, %b: memref<?x?xf32>, %p: f32, %mm: vector<[4]x[4]xi1>) {
  // CHECK: %{{.*}} = arm_sme.get_tile : vector<[4]x[4]xf32>
  %0 = arm_sme.get_tile : vector<[4]x[4]xf32>
  // CHECK: %{{.*}} = arm_sme.zero {tile_id = 1 : i32} : vector<[16]x[16]xi8>
  %1 = arm_sme.zero {tile_id = 1 : i32} : vector<[16]x[16]xi8>
  // CHECK: %{{.*}} = arm_sme.copy_tile %{{.*}} {x} : vector<[4]x[4]xf32>
  %2 = arm_sme.copy_tile %0 {x} : vector<[4]x[4]xf32>
  // CHECK: %{{.*}} = arm_sme.tile_load %{{.*}}[%{{.*}}, %{{.*}}] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %3 = arm_sme.tile_load %b[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  // CHECK: %{{.*}} = arm_sme.tile_load %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}, %{{.*}} layout<vertical> {x} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %4 = arm_sme.tile_load %b[%i, %i], %p, %mm layout<vertical> {x} : memref<?x?xf32>, vector<[4]x[4]xf32>
  // CHECK: arm_sme.tile_store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}} : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %4, %b[%i, %i], %mm : memref<?x?xf32>, vector<[4]x[4]xf32>
  // CHECK: arm_sme.tile_store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %4, %b[%i, %i] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  // CHECK: %{{.*}} = arm_sme.load_tile_slice %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}, %{{.*}}, %{{.*}} layout<vertical> : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  %5 = arm_sme.load_tile_slice %b[%i, %i], %m, %t, %i layout<vertical> : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  // CHECK: arm_sme.store_tile_slice %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] layout<vertical> : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %t, %i, %m, %b[%i, %i] layout<vertical> : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  // CHECK: arm_sme.store_tile_slice %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %t, %i, %m, %b[%i, %i] : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  // CHECK: %{{.*}} = arm_sme.insert_tile_slice %{{.*}}, %{{.*}}[%{{.*}}] layout<vertical> : vector<[4]xf32> into vector<[4]x[4]xf32>
  %6 = arm_sme.insert_tile_slice %a, %t[%i] layout<vertical> : vector<[4]xf32> into vector<[4]x[4]xf32>
  // CHECK: %{{.*}} = arm_sme.extract_tile_slice %{{.*}}[%{{.*}}] : vector<[4]xf32> from vector<[4]x[4]xf32>
  %7 = arm_sme.extract_tile_slice %t[%i] : vector<[4]xf32> from vector<[4]x[4]xf32>
  // CHECK: %{{.*}} = arm_sme.extract_tile_slice %{{.*}}[%{{.*}}] layout<vertical> {x} : vector<[4]xf32> from vector<[4]x[4]xf32>
  %8 = arm_sme.extract_tile_slice %t[%i] layout<vertical> {x} : vector<[4]xf32> from vector<[4]x[4]xf32>
  // CHECK: %{{.*}} = arm_sme.streaming_vl <byte>
  %9 = arm_sme.streaming_vl <byte>
  // CHECK: %{{.*}} = arm_sme.streaming_vl <half>
  %10 = arm_sme.streaming_vl <half>
  // CHECK: %{{.*}} = arm_sme.streaming_vl <word> {x}
  %11 = arm_sme.streaming_vl <word> {x}
  // CHECK: %{{.*}} = arm_sme.streaming_vl <double>
  %12 = arm_sme.streaming_vl <double>
  return
}
// CHECK: func.func @products(%{{.*}}: vector<[4]xf32>, %{{.*}}: vector<[4]xi1>, %{{.*}}: vector<[4]x[4]xf32>, %{{.*}}: vector<[8]xbf16>, %{{.*}}: vector<[8]xi1>, %{{.*}}: vector<[8]xi16>, %{{.*}}: vector<[16]xi8>, %{{.*}}: vector<[16]xi1>, %{{.*}}: vector<[4]x[4]xi32>) {
func.func @products(%a: vector<[4]xf32>, %m: vector<[4]xi1>, %t: vector<[4]x[4]xf32>, %h: vector<[8]xbf16>, %hm: vector<[8]xi1>, %s: vector<[8]xi16>, %c: vector<[16]xi8>, %cm: vector<[16]xi1>, %ti: vector<[4]x[4]xi32>) {
  // CHECK: %{{.*}} = arm_sme.outerproduct %{{.*}}, %{{.*}} : vector<[4]xf32>, vector<[4]xf32>
  %0 = arm_sme.outerproduct %a, %a : vector<[4]xf32>, vector<[4]xf32>
  // CHECK: %{{.*}} = arm_sme.outerproduct %{{.*}}, %{{.*}} kind<sub> acc(%{{.*}}) masks(%{{.*}}, %{{.*}}) {x} : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.outerproduct %a, %a kind<sub> acc(%t) masks(%m, %m) {x} : vector<[4]xf32>, vector<[4]xf32>
  // CHECK: %{{.*}} = arm_sme.fmopa_2way %{{.*}}, %{{.*}} : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %2 = arm_sme.fmopa_2way %h, %h : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  // CHECK: %{{.*}} = arm_sme.fmops_2way %{{.*}}, %{{.*}} acc(%{{.*}}) masks(%{{.*}}, %{{.*}}) {x} : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %3 = arm_sme.fmops_2way %h, %h acc(%t) masks(%hm, %hm) {x} : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  // CHECK: %{{.*}} = arm_sme.smopa_2way %{{.*}}, %{{.*}} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %4 = arm_sme.smopa_2way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  // CHECK: %{{.*}} = arm_sme.smops_2way %{{.*}}, %{{.*}} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %5 = arm_sme.smops_2way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  // CHECK: %{{.*}} = arm_sme.umopa_2way %{{.*}}, %{{.*}} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %6 = arm_sme.umopa_2way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  // CHECK: %{{.*}} = arm_sme.umops_2way %{{.*}}, %{{.*}} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %7 = arm_sme.umops_2way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  // CHECK: %{{.*}} = arm_sme.smopa_4way %{{.*}}, %{{.*}} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %8 = arm_sme.smopa_4way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  // CHECK: %{{.*}} = arm_sme.smops_4way %{{.*}}, %{{.*}} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %9 = arm_sme.smops_4way %c, %c : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  // CHECK: %{{.*}} = arm_sme.umopa_4way %{{.*}}, %{{.*}} masks(%{{.*}}, %{{.*}}) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %10 = arm_sme.umopa_4way %c, %c masks(%cm, %cm) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  // CHECK: %{{.*}} = arm_sme.umops_4way %{{.*}}, %{{.*}} acc(%{{.*}}) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %11 = arm_sme.umops_4way %c, %c acc(%ti) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  // CHECK: %{{.*}} = arm_sme.sumopa_4way %{{.*}}, %{{.*}} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %12 = arm_sme.sumopa_4way %c, %c : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  // CHECK: %{{.*}} = arm_sme.sumops_4way %{{.*}}, %{{.*}} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %13 = arm_sme.sumops_4way %c, %c : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  // CHECK: %{{.*}} = arm_sme.usmopa_4way %{{.*}}, %{{.*}} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %14 = arm_sme.usmopa_4way %c, %c : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  // CHECK: %{{.*}} = arm_sme.usmops_4way %{{.*}}, %{{.*}} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %15 = arm_sme.usmops_4way %c, %c : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// CHECK: func.func @intrinsics(%{{.*}}: vector<[4]xi1>, %{{.*}}: vector<[4]xf32>, %{{.*}}: i32, %{{.*}}: !llvm.ptr) {
func.func @intrinsics(%p: vector<[4]xi1>, %v: vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
  // CHECK: "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
  "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
  // CHECK: "arm_sme.intr.mopa"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mopa"(%p, %p, %v, %v) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  // CHECK: "arm_sme.intr.usmops.wide"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.usmops.wide"(%p, %p, %v, %v) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  // CHECK: "arm_sme.intr.umops.za32"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umops.za32"(%p, %p, %v, %v) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  // CHECK: "arm_sme.intr.ld1w.horiz"(%{{.*}}, %{{.*}}, %{{.*}}) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.horiz"(%p, %ptr, %s) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: "arm_sme.intr.ld1q.vert"(%{{.*}}, %{{.*}}, %{{.*}}) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.vert"(%p, %ptr, %s) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: "arm_sme.intr.st1b.horiz"(%{{.*}}, %{{.*}}, %{{.*}}) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.horiz"(%p, %ptr, %s) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: "arm_sme.intr.st1d.vert"(%{{.*}}, %{{.*}}, %{{.*}}) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.vert"(%p, %ptr, %s) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: "arm_sme.intr.str"(%{{.*}}, %{{.*}}, %{{.*}}) : (i32, !llvm.ptr, i32) -> ()
  "arm_sme.intr.str"(%s, %ptr, %s) : (i32, !llvm.ptr, i32) -> ()
  // CHECK: "arm_sme.intr.write.horiz"(%{{.*}}, %{{.*}}, %{{.*}}) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  "arm_sme.intr.write.horiz"(%s, %p, %v) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  // CHECK: %{{.*}} = "arm_sme.intr.read.vert"(%{{.*}}, %{{.*}}, %{{.*}}) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %0 = "arm_sme.intr.read.vert"(%v, %p, %s) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  // CHECK: %{{.*}} = "arm_sme.intr.cntsd"() : () -> i64
  %1 = "arm_sme.intr.cntsd"() : () -> i64
  return
}
