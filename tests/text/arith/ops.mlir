// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Every operation of arith, its flags, and the names that its constants get.

func.func @constants() {
  %0 = arith.constant 42 : i32
  %1 = arith.constant -7 : index
  %2 = arith.constant true
  %3 = arith.constant false
  %4 = arith.constant 1.5 : f32
  %5 = arith.constant dense<[1, 2]> : vector<2xi8>
  %6 = arith.constant dense<0.0> : tensor<2x3xf16>
  %7 = arith.constant 340282366920938463463374607431768211455 : i128
  %8 = arith.constant -1 : i64
  %9 = arith.constant {x.note} 42 : i32
  %10 = arith.constant sparse<[[0]], [3]> : tensor<2xi32>
  %11 = arith.constant 0x7FC0 : bf16
  %12 = arith.constant dense<2> : vector<[4]xi32>
  return
}
// CHECK:  func.func @constants() {
// CHECK-NEXT:    %c42_i32 = arith.constant 42 : i32
// CHECK-NEXT:    %c-7 = arith.constant -7 : index
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:    %cst_0 = arith.constant dense<[1, 2]> : vector<2xi8>
// CHECK-NEXT:    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3xf16>
// CHECK-NEXT:    %c-1_i128 = arith.constant -1 : i128
// CHECK-NEXT:    %c-1_i64 = arith.constant -1 : i64
// CHECK-NEXT:    %c42_i32_2 = arith.constant {x.note} 42 : i32
// CHECK-NEXT:    %cst_3 = arith.constant sparse<0, 3> : tensor<2xi32>
// CHECK-NEXT:    %cst_4 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT:    %cst_5 = arith.constant dense<2> : vector<[4]xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @integers(%a: i32, %b: i32, %i: index, %v: vector<4xi8>, %t: tensor<?xi64>) {
  // F001-001
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b overflow<nsw> : i32
  %2 = arith.addi %i, %i overflow<nsw, nuw> {x.k} : index
  %3 = arith.subi %v, %v : vector<4xi8>
  %4 = arith.muli %t, %t overflow<nuw> : tensor<?xi64>
  %5, %6 = arith.addui_extended %a, %b : i32, i1
  %7, %8 = arith.addui_extended %v, %v {x.k} : vector<4xi8>, vector<4xi1>
  %9, %10 = arith.mulsi_extended %a, %b : i32
  %11, %12 = arith.mului_extended %i, %i {x.k} : index
  %13 = arith.divui %a, %b : i32
  %14 = arith.divui %a, %b exact : i32
  %15 = arith.divsi %a, %b exact {x.k} : i32
  %16 = arith.ceildivui %a, %b : i32
  %17 = arith.ceildivsi %a, %b : i32
  %18 = arith.floordivsi %a, %b : i32
  %19 = arith.remui %a, %b : i32
  %20 = arith.remsi %a, %b : i32
  %21 = arith.andi %a, %b : i32
  %22 = arith.ori %a, %b : i32
  %23 = arith.xori %a, %b : i32
  %24 = arith.shli %a, %b overflow<nsw> : i32
  %25 = arith.shrui %a, %b exact : i32
  %26 = arith.shrsi %a, %b : i32
  %27 = arith.maxsi %a, %b : i32
  %28 = arith.maxui %a, %b : i32
  %29 = arith.minsi %a, %b : i32
  %30 = arith.minui %a, %b : i32
  return
}
// CHECK:  func.func @integers(%arg0: i32, %arg1: i32, %arg2: index, %arg3: vector<4xi8>, %arg4: tensor<?xi64>) {
// CHECK-NEXT:    %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:    %1 = arith.addi %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:    %2 = arith.addi %arg2, %arg2 overflow<nsw, nuw> {x.k} : index
// CHECK-NEXT:    %3 = arith.subi %arg3, %arg3 : vector<4xi8>
// CHECK-NEXT:    %4 = arith.muli %arg4, %arg4 overflow<nuw> : tensor<?xi64>
// CHECK-NEXT:    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
// CHECK-NEXT:    %sum_0, %overflow_1 = arith.addui_extended %arg3, %arg3 {x.k} : vector<4xi8>, vector<4xi1>
// CHECK-NEXT:    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
// CHECK-NEXT:    %low_2, %high_3 = arith.mului_extended %arg2, %arg2 {x.k} : index
// CHECK-NEXT:    %5 = arith.divui %arg0, %arg1 : i32
// CHECK-NEXT:    %6 = arith.divui %arg0, %arg1 exact : i32
// CHECK-NEXT:    %7 = arith.divsi %arg0, %arg1 exact {x.k} : i32
// CHECK-NEXT:    %8 = arith.ceildivui %arg0, %arg1 : i32
// CHECK-NEXT:    %9 = arith.ceildivsi %arg0, %arg1 : i32
// CHECK-NEXT:    %10 = arith.floordivsi %arg0, %arg1 : i32
// CHECK-NEXT:    %11 = arith.remui %arg0, %arg1 : i32
// CHECK-NEXT:    %12 = arith.remsi %arg0, %arg1 : i32
// CHECK-NEXT:    %13 = arith.andi %arg0, %arg1 : i32
// CHECK-NEXT:    %14 = arith.ori %arg0, %arg1 : i32
// CHECK-NEXT:    %15 = arith.xori %arg0, %arg1 : i32
// CHECK-NEXT:    %16 = arith.shli %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:    %17 = arith.shrui %arg0, %arg1 exact : i32
// CHECK-NEXT:    %18 = arith.shrsi %arg0, %arg1 : i32
// CHECK-NEXT:    %19 = arith.maxsi %arg0, %arg1 : i32
// CHECK-NEXT:    %20 = arith.maxui %arg0, %arg1 : i32
// CHECK-NEXT:    %21 = arith.minsi %arg0, %arg1 : i32
// CHECK-NEXT:    %22 = arith.minui %arg0, %arg1 : i32
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @floats(%a: f32, %b: f32, %v: vector<2x[4]xbf16>, %t: tensor<*xf64>) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %a fastmath<fast> : f32
  %2 = arith.addf %a, %b : f32
  %3 = arith.subf %a, %b fastmath<nnan,contract> : f32
  %4 = arith.mulf %v, %v fastmath<reassoc> {x.k} : vector<2x[4]xbf16>
  %5 = arith.divf %t, %t : tensor<*xf64>
  %6 = arith.remf %a, %b : f32
  %7 = arith.maximumf %a, %b : f32
  %8 = arith.maxnumf %a, %b : f32
  %9 = arith.minimumf %a, %b : f32
  %10 = arith.minnumf %a, %b fastmath<none> : f32
  return
}
// CHECK:  func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2x[4]xbf16>, %arg3: tensor<*xf64>) {
// CHECK-NEXT:    %0 = arith.negf %arg0 : f32
// CHECK-NEXT:    %1 = arith.negf %arg0 fastmath<fast> : f32
// CHECK-NEXT:    %2 = arith.addf %arg0, %arg1 : f32
// CHECK-NEXT:    %3 = arith.subf %arg0, %arg1 fastmath<nnan,contract> : f32
// CHECK-NEXT:    %4 = arith.mulf %arg2, %arg2 fastmath<reassoc> {x.k} : vector<2x[4]xbf16>
// CHECK-NEXT:    %5 = arith.divf %arg3, %arg3 : tensor<*xf64>
// CHECK-NEXT:    %6 = arith.remf %arg0, %arg1 : f32
// CHECK-NEXT:    %7 = arith.maximumf %arg0, %arg1 : f32
// CHECK-NEXT:    %8 = arith.maxnumf %arg0, %arg1 : f32
// CHECK-NEXT:    %9 = arith.minimumf %arg0, %arg1 : f32
// CHECK-NEXT:    %10 = arith.minnumf %arg0, %arg1 : f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @conversions(%i8: i8, %i32: i32, %f16: f16, %f32: f32, %i: index, %v: vector<4xi8>, %t: tensor<?xf32>,
                       %m: memref<2xi32>, %s: f8E8M0FNU) {
  %0 = arith.extui %i8 : i8 to i32
  %1 = arith.extsi %v : vector<4xi8> to vector<4xi16>
  %2 = arith.extf %f16 : f16 to f32
  %3 = arith.extf %f16 fastmath<nsz> : f16 to f64
  %4 = arith.trunci %i32 : i32 to i8
  %5 = arith.trunci %i32 overflow<nsw> : i32 to i1
  %6 = arith.truncf %f32 : f32 to f16
  %7 = arith.truncf %f32 to_nearest_even : f32 to bf16
  %8 = arith.truncf %t toward_zero fastmath<fast> {x.k} : tensor<?xf32> to tensor<?xf16>
  %9 = arith.uitofp %i32 : i32 to f32
  %10 = arith.sitofp %i8 : i8 to f64
  %11 = arith.fptoui %f32 : f32 to i8
  %12 = arith.fptosi %t : tensor<?xf32> to tensor<?xi1>
  %13 = arith.index_cast %i : index to i32
  %14 = arith.index_cast %m : memref<2xi32> to memref<2xindex>
  %15 = arith.index_castui %i8 : i8 to index
  %16 = arith.bitcast %f32 : f32 to i32
  %17 = arith.scaling_extf %f16, %s : f16, f8E8M0FNU to f32
  %18 = arith.scaling_truncf %f32, %s upward fastmath<nnan> : f32, f8E8M0FNU to f16
  return
}
// CHECK:  func.func @conversions(%arg0: i8, %arg1: i32, %arg2: f16, %arg3: f32, %arg4: index, %arg5: vector<4xi8>, %arg6: tensor<?xf32>, %arg7: memref<2xi32>, %arg8: f8E8M0FNU) {
// CHECK-NEXT:    %0 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT:    %1 = arith.extsi %arg5 : vector<4xi8> to vector<4xi16>
// CHECK-NEXT:    %2 = arith.extf %arg2 : f16 to f32
// CHECK-NEXT:    %3 = arith.extf %arg2 fastmath<nsz> : f16 to f64
// CHECK-NEXT:    %4 = arith.trunci %arg1 : i32 to i8
// CHECK-NEXT:    %5 = arith.trunci %arg1 overflow<nsw> : i32 to i1
// CHECK-NEXT:    %6 = arith.truncf %arg3 : f32 to f16
// CHECK-NEXT:    %7 = arith.truncf %arg3 to_nearest_even : f32 to bf16
// CHECK-NEXT:    %8 = arith.truncf %arg6 toward_zero fastmath<fast> {x.k} : tensor<?xf32> to tensor<?xf16>
// CHECK-NEXT:    %9 = arith.uitofp %arg1 : i32 to f32
// CHECK-NEXT:    %10 = arith.sitofp %arg0 : i8 to f64
// CHECK-NEXT:    %11 = arith.fptoui %arg3 : f32 to i8
// CHECK-NEXT:    %12 = arith.fptosi %arg6 : tensor<?xf32> to tensor<?xi1>
// CHECK-NEXT:    %13 = arith.index_cast %arg4 : index to i32
// CHECK-NEXT:    %14 = arith.index_cast %arg7 : memref<2xi32> to memref<2xindex>
// CHECK-NEXT:    %15 = arith.index_castui %arg0 : i8 to index
// CHECK-NEXT:    %16 = arith.bitcast %arg3 : f32 to i32
// CHECK-NEXT:    %17 = arith.scaling_extf %arg2, %arg8 : f16, f8E8M0FNU to f32
// CHECK-NEXT:    %18 = arith.scaling_truncf %arg3, %arg8 upward fastmath<nnan> : f32, f8E8M0FNU to f16
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @choices(%a: i32, %b: i32, %f: f32, %c: i1, %v: vector<4xf32>, %m: vector<4xi1>, %t: tensor<?xi8>) {
  // F001-002, F001-043: the predicate is an attribute, not an operand.
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi "slt", %a, %b : i32
  %2 = arith.cmpi uge, %t, %t {x.k} : tensor<?xi8>
  %3 = arith.cmpf oeq, %f, %f : f32
  %4 = arith.cmpf false, %f, %f fastmath<ninf> : f32
  %5 = arith.cmpf uno, %v, %v : vector<4xf32>
  %6 = arith.select %c, %a, %b : i32
  %7 = arith.select %c, %v, %v {x.k} : vector<4xf32>
  %8 = arith.select %m, %v, %v : vector<4xi1>, vector<4xf32>
  return
}
// CHECK:  func.func @choices(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: vector<4xf32>, %arg5: vector<4xi1>, %arg6: tensor<?xi8>) {
// CHECK-NEXT:    %0 = arith.cmpi eq, %arg0, %arg1 : i32
// CHECK-NEXT:    %1 = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT:    %2 = arith.cmpi uge, %arg6, %arg6 {x.k} : tensor<?xi8>
// CHECK-NEXT:    %3 = arith.cmpf oeq, %arg2, %arg2 : f32
// CHECK-NEXT:    %4 = arith.cmpf false, %arg2, %arg2 fastmath<ninf> : f32
// CHECK-NEXT:    %5 = arith.cmpf uno, %arg4, %arg4 : vector<4xf32>
// CHECK-NEXT:    %6 = arith.select %arg3, %arg0, %arg1 : i32
// CHECK-NEXT:    %7 = arith.select %arg3, %arg4, %arg4 {x.k} : vector<4xf32>
// CHECK-NEXT:    %8 = arith.select %arg5, %arg4, %arg4 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
