// A branch that is found to go one way alone leaves a loop behind that nothing enters, whose operations read each other in a
// circle. Patterns would go on folding there without end, as in mlir-opt. After so many changes the driver gives up, and says so.
// RUN: mica-opt --canonicalize %s 2>&1 | FileCheck %s
// RUN: mica-opt --canonicalize %s 2>/dev/null | mica-run --entry=f6 - 1 | FileCheck %s --check-prefix=RUNS

// CHECK: endless-rewriting.mlir:{{.*}}: warning: rewriting was stopped after {{[0-9]+}} changes of {{[0-9]+}} operations
// CHECK: func.func @f6
// RUNS: true
func.func @f6(%arg0: i64) -> i1 {
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb2
  ^bb1:
    %cst_0 = arith.constant 1.000000e+10 : f32
    %0 = arith.extf %cst_0 : f32 to f64
    cf.br ^bb3(%0 : f64)
  ^bb2:
    %cst_1 = arith.constant 0x7FF0000000000000 : f64
    cf.br ^bb3(%cst_1 : f64)
  ^bb3(%2: f64):
    %3 = arith.minnumf %2, %2 : f64
    %4 = arith.cmpf uge, %2, %3 : f64
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    cf.br ^bb4(%c0, %c7 : index, index)
  ^bb4(%5: index, %6: index):
    %7 = arith.cmpi slt, %5, %c4 : index
    cf.cond_br %7, ^bb5, ^bb6
  ^bb5:
    %11 = arith.addi %5, %c1 : index
    cf.br ^bb4(%11, %6 : index, index)
  ^bb6:
    cf.cond_br %4, ^bb10, ^bb11
  ^bb10:
    %c0_i32_8 = arith.constant 0 : i32
    cf.br ^bb15(%c0_i32_8, %2 : i32, f64)
  ^bb11:
    %c2_9 = arith.constant 2 : index
    %c1_10 = arith.constant 1 : index
    %c2_11 = arith.constant 2 : index
    %c7_i32 = arith.constant 7 : i32
    cf.br ^bb12(%c2_9, %c7_i32 : index, i32)
  ^bb12(%22: index, %23: i32):
    %24 = arith.cmpi slt, %22, %c1_10 : index
    cf.cond_br %24, ^bb13, ^bb14
  ^bb13:
    %27 = arith.addi %22, %c2_11 : index
    cf.br ^bb12(%27, %23 : index, i32)
  ^bb14:
    cf.br ^bb15(%23, %2 : i32, f64)
  ^bb15(%28: i32, %29: f64):
    return %4 : i1
  }
