// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @masks(
func.func @masks(%k: vector<16xi1>, %a: vector<16xf32>, %i: i32, %m: i16, %k8: vector<8xi1>, %d: vector<8xi64>, %b: i8,
                 %e: vector<8xf64>) {
  // CHECK: x86vector.avx512.mask.compress %{{.*}}, %{{.*}} : vector<16xf32>
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  // CHECK: x86vector.avx512.mask.compress %{{.*}}, %{{.*}}, %{{.*}} : vector<8xi64>, vector<8xi64>
  %1 = x86vector.avx512.mask.compress %k8, %d, %d : vector<8xi64>, vector<8xi64>
  // CHECK: x86vector.avx512.mask.compress %{{.*}}, %{{.*}} {constant_src = dense<5.000000e+00> : vector<16xf32>} : vector<16xf32>
  %2 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>
  // CHECK: x86vector.avx512.mask.rndscale %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : vector<16xf32>
  %3 = x86vector.avx512.mask.rndscale %a, %i, %a, %m, %i : vector<16xf32>
  // CHECK: x86vector.avx512.mask.scalef %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : vector<8xf64>
  %4 = x86vector.avx512.mask.scalef %e, %e, %e, %b, %i : vector<8xf64>
  return
}

// CHECK-LABEL: func.func @others(
func.func @others(%a: vector<16xi32>, %s: vector<4xf32>, %b: vector<8xbf16>, %f: vector<8xf32>, %w: vector<8xi32>,
                  %c: vector<32xi8>, %m: memref<1xbf16>, %n: memref<16xf16>) {
  // CHECK: %{{.*}}, %{{.*}} = x86vector.avx512.vp2intersect %{{.*}}, %{{.*}} : vector<16xi32>
  %0, %1 = x86vector.avx512.vp2intersect %a, %a : vector<16xi32>
  // CHECK: x86vector.avx512.dot %{{.*}}, %{{.*}}, %{{.*}} : vector<8xbf16> -> vector<4xf32>
  %2 = x86vector.avx512.dot %s, %b, %b : vector<8xbf16> -> vector<4xf32>
  // CHECK: x86vector.avx512.cvt.packed.f32_to_bf16 %{{.*}} : vector<8xf32> -> vector<8xbf16>
  %3 = x86vector.avx512.cvt.packed.f32_to_bf16 %f : vector<8xf32> -> vector<8xbf16>
  // CHECK: x86vector.avx.rsqrt %{{.*}} : vector<8xf32>
  %4 = x86vector.avx.rsqrt %f : vector<8xf32>
  // CHECK: x86vector.avx.intr.dot %{{.*}}, %{{.*}} : vector<8xf32>
  %5 = x86vector.avx.intr.dot %f, %f : vector<8xf32>
  // CHECK: x86vector.avx.dot.i8 %{{.*}}, %{{.*}}, %{{.*}} : vector<32xi8> -> vector<8xi32>
  %6 = x86vector.avx.dot.i8 %w, %c, %c : vector<32xi8> -> vector<8xi32>
  // CHECK: x86vector.avx.bcst_to_f32.packed %{{.*}} : memref<1xbf16> -> vector<8xf32>
  %7 = x86vector.avx.bcst_to_f32.packed %m : memref<1xbf16> -> vector<8xf32>
  // CHECK: x86vector.avx.cvt.packed.even.indexed_to_f32 %{{.*}} : memref<16xf16> -> vector<8xf32>
  %8 = x86vector.avx.cvt.packed.even.indexed_to_f32 %n : memref<16xf16> -> vector<8xf32>
  // CHECK: x86vector.avx.cvt.packed.odd.indexed_to_f32 %{{.*}} : memref<16xf16> -> vector<4xf32>
  %9 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %n : memref<16xf16> -> vector<4xf32>
  return
}
