// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @sums(
func.func @sums(%a: vector<[4]xi32>, %b: vector<[16]xi8>, %f: vector<[4]xf32>, %h: vector<[8]xbf16>, %m: vector<[4]xi1>) {
  // CHECK: arm_sve.sdot %{{.*}}, %{{.*}}, %{{.*}} : vector<[16]xi8> to vector<[4]xi32>
  %0 = arm_sve.sdot %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  // CHECK: arm_sve.udot %{{.*}}, %{{.*}}, %{{.*}} : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.udot %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  // CHECK: arm_sve.smmla %{{.*}}, %{{.*}}, %{{.*}} : vector<[16]xi8> to vector<[4]xi32>
  %2 = arm_sve.smmla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  // CHECK: arm_sve.ummla %{{.*}}, %{{.*}}, %{{.*}} : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.ummla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  // CHECK: arm_sve.usmmla %{{.*}}, %{{.*}}, %{{.*}} : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.usmmla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  // CHECK: arm_sve.masked.addi %{{.*}}, %{{.*}}, %{{.*}} : vector<[4]xi1>, vector<[4]xi32>
  %5 = arm_sve.masked.addi %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  // CHECK: arm_sve.masked.subi %{{.*}}, %{{.*}}, %{{.*}} : vector<[4]xi1>, vector<[4]xi32>
  %6 = arm_sve.masked.subi %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  // CHECK: arm_sve.masked.muli %{{.*}}, %{{.*}}, %{{.*}} : vector<[4]xi1>, vector<[4]xi32>
  %7 = arm_sve.masked.muli %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  // CHECK: arm_sve.masked.divi_signed %{{.*}}, %{{.*}}, %{{.*}} : vector<[4]xi1>, vector<[4]xi32>
  %8 = arm_sve.masked.divi_signed %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  // CHECK: arm_sve.masked.divi_unsigned %{{.*}}, %{{.*}}, %{{.*}} : vector<[4]xi1>, vector<[4]xi32>
  %9 = arm_sve.masked.divi_unsigned %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  // CHECK: arm_sve.masked.addf %{{.*}}, %{{.*}}, %{{.*}} : vector<[4]xi1>, vector<[4]xf32>
  %10 = arm_sve.masked.addf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  // CHECK: arm_sve.masked.subf %{{.*}}, %{{.*}}, %{{.*}} : vector<[4]xi1>, vector<[4]xf32>
  %11 = arm_sve.masked.subf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  // CHECK: arm_sve.masked.mulf %{{.*}}, %{{.*}}, %{{.*}} : vector<[4]xi1>, vector<[4]xf32>
  %12 = arm_sve.masked.mulf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  // CHECK: arm_sve.masked.divf %{{.*}}, %{{.*}}, %{{.*}} : vector<[4]xi1>, vector<[4]xf32>
  %13 = arm_sve.masked.divf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  return
}
// CHECK-LABEL: func.func @predicates(
func.func @predicates(%a: vector<[4]xi1>, %b: vector<[16]xi1>, %c: vector<2x3x[8]xi1>, %d: vector<2x3x[16]xi1>, %i: index) {
  // CHECK: arm_sve.convert_to_svbool %{{.*}} : vector<[4]xi1>
  %0 = arm_sve.convert_to_svbool %a : vector<[4]xi1>
  // CHECK: arm_sve.convert_from_svbool %{{.*}} : vector<[2]xi1>
  %1 = arm_sve.convert_from_svbool %b : vector<[2]xi1>
  // CHECK: arm_sve.convert_to_svbool %{{.*}} : vector<2x3x[8]xi1>
  %2 = arm_sve.convert_to_svbool %c : vector<2x3x[8]xi1>
  // CHECK: arm_sve.convert_from_svbool %{{.*}} : vector<2x3x[1]xi1>
  %3 = arm_sve.convert_from_svbool %d : vector<2x3x[1]xi1>
  // CHECK: arm_sve.psel %{{.*}}, %{{.*}}[%{{.*}}] : vector<[4]xi1>, vector<[16]xi1>
  %4 = arm_sve.psel %a, %b[%i] : vector<[4]xi1>, vector<[16]xi1>
  return
}
// CHECK-LABEL: func.func @zips(
func.func @zips(%a: vector<[8]xi16>, %b: vector<[16]xi8>) {
  // CHECK: arm_sve.zip.x2 %{{.*}}, %{{.*}} : vector<[8]xi16>
  %0, %1 = arm_sve.zip.x2 %a, %a : vector<[8]xi16>
  // CHECK: arm_sve.zip.x4 %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : vector<[16]xi8>
  %2, %3, %4, %5 = arm_sve.zip.x4 %b, %b, %b, %b : vector<[16]xi8>
  // CHECK: arm_sve.dupq_lane %{{.*}}[3] : vector<[8]xi16>
  %6 = arm_sve.dupq_lane %a[3] : vector<[8]xi16>
  return
}
