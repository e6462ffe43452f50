// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @intrinsics(
func.func @intrinsics(%a8: vector<8xi8>, %a4: vector<4xi16>, %a2: vector<2xi32>, %b: vector<16xi8>, %h: vector<8xi8>,
                      %s: vector<4xi32>, %t: vector<2xi32>, %f: vector<4xf32>, %g: vector<8xbf16>) {
  // CHECK: arm_neon.intr.smull %{{.*}}, %{{.*}} : vector<8xi8> to vector<8xi16>
  %0 = arm_neon.intr.smull %a8, %a8 : vector<8xi8> to vector<8xi16>
  // CHECK: arm_neon.intr.smull %{{.*}}, %{{.*}} : vector<4xi16> to vector<4xi32>
  %1 = arm_neon.intr.smull %a4, %a4 : vector<4xi16> to vector<4xi32>
  // CHECK: arm_neon.intr.smull %{{.*}}, %{{.*}} {x.y} : vector<2xi32> to vector<2xi64>
  %2 = arm_neon.intr.smull %a2, %a2 {x.y} : vector<2xi32> to vector<2xi64>
  // CHECK: arm_neon.intr.sdot %{{.*}}, %{{.*}}, %{{.*}} : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %3 = arm_neon.intr.sdot %s, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  // CHECK: arm_neon.intr.sdot %{{.*}}, %{{.*}}, %{{.*}} : vector<8xi8>, vector<8xi8> to vector<2xi32>
  %4 = arm_neon.intr.sdot %t, %h, %h : vector<8xi8>, vector<8xi8> to vector<2xi32>
  // CHECK: arm_neon.intr.smmla %{{.*}}, %{{.*}}, %{{.*}} : vector<16xi8> to vector<4xi32>
  %5 = arm_neon.intr.smmla %s, %b, %b : vector<16xi8> to vector<4xi32>
  // CHECK: arm_neon.intr.ummla %{{.*}}, %{{.*}}, %{{.*}} : vector<16xi8> to vector<4xi32>
  %6 = arm_neon.intr.ummla %s, %b, %b : vector<16xi8> to vector<4xi32>
  // CHECK: arm_neon.intr.usmmla %{{.*}}, %{{.*}}, %{{.*}} : vector<16xi8> to vector<4xi32>
  %7 = arm_neon.intr.usmmla %s, %b, %b : vector<16xi8> to vector<4xi32>
  // CHECK: arm_neon.intr.bfmmla %{{.*}}, %{{.*}}, %{{.*}} : vector<8xbf16> to vector<4xf32>
  %8 = arm_neon.intr.bfmmla %f, %g, %g : vector<8xbf16> to vector<4xf32>
  return
}

// CHECK-LABEL: func.func @rows(
func.func @rows(%a: vector<4xi32>, %b: vector<4x4xi8>, %c: vector<2xi32>, %d: vector<2x4xi8>) {
  // CHECK: arm_neon.2d.sdot %{{.*}}, %{{.*}}, %{{.*}} : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  // CHECK: arm_neon.2d.sdot %{{.*}}, %{{.*}}, %{{.*}} : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  %1 = arm_neon.2d.sdot %c, %d, %d : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return
}
