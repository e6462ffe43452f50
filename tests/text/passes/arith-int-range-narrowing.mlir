// Fewer bits where they are enough.
// RUN: mica-opt %s --arith-int-range-narrowing=int-bitwidths-supported=8,16,32 --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @mask
// CHECK-SAME: (%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT: %c63_i64 = arith.constant 63 : i64
// CHECK-NEXT: %0 = arith.andi %arg0, %c63_i64 : i64
// CHECK-NEXT: %1 = arith.andi %arg1, %c63_i64 : i64
// CHECK-NEXT: %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT: %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT: %4 = arith.addi %2, %3 : i8
// CHECK-NEXT: %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT: return %5 : i64
// CHECK-NEXT: }
func.func @mask(%x: i64, %y: i64) -> i64 {
  %63 = arith.constant 63 : i64
  %a = arith.andi %x, %63 : i64
  %b = arith.andi %y, %63 : i64
  %c = arith.addi %a, %b : i64
  return %c : i64
}

// -----

// CHECK-LABEL: @signed
// CHECK-SAME: (%arg0: i8, %arg1: i8) -> i64 {
// CHECK-NEXT: %0 = arith.extsi %arg0 : i8 to i64
// CHECK-NEXT: %1 = arith.extsi %arg1 : i8 to i64
// CHECK-NEXT: %2 = arith.trunci %0 : i64 to i16
// CHECK-NEXT: %3 = arith.trunci %1 : i64 to i16
// CHECK-NEXT: %4 = arith.muli %2, %3 : i16
// CHECK-NEXT: %5 = arith.extsi %4 : i16 to i64
// CHECK-NEXT: return %5 : i64
// CHECK-NEXT: }
func.func @signed(%x: i8, %y: i8) -> i64 {
  %a = arith.extsi %x : i8 to i64
  %b = arith.extsi %y : i8 to i64
  %c = arith.muli %a, %b : i64
  return %c : i64
}

// -----

// CHECK-LABEL: @index
// CHECK-SAME: (%arg0: memref<?xi1>) {
// CHECK-NEXT: %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c100 = arith.constant 100 : index
// CHECK-NEXT: scf.for %arg1 = %c0 to %c100 step %c1 {
// CHECK-NEXT: %0 = arith.index_castui %arg1 : index to i8
// CHECK-NEXT: %1 = arith.addi %0, %c1_i8 : i8
// CHECK-NEXT: %2 = arith.cmpi ult, %1, %c100_i8 : i8
// CHECK-NEXT: memref.store %2, %arg0[%arg1] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @index(%m: memref<?xi1>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %100 = arith.constant 100 : index
  scf.for %i = %0 to %100 step %1 {
    %a = arith.addi %i, %1 : index
    %b = arith.cmpi ult, %a, %100 : index
    memref.store %b, %m[%i] : memref<?xi1>
  }
  return
}

// -----

// What isn't known to fit stays as it is.
// CHECK-LABEL: @stays
// CHECK-SAME: (%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @stays(%x: i32, %y: i32) -> i32 {
  %c = arith.addi %x, %y : i32
  return %c : i32
}

// -----

// CHECK-LABEL: @vector
// CHECK-SAME: (%arg0: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT: %cst = arith.constant dense<7> : vector<4xi32>
// CHECK-NEXT: %0 = arith.andi %arg0, %cst : vector<4xi32>
// CHECK-NEXT: %1 = arith.trunci %0 : vector<4xi32> to vector<4xi8>
// CHECK-NEXT: %2 = arith.muli %1, %1 : vector<4xi8>
// CHECK-NEXT: %3 = arith.extui %2 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT: return %3 : vector<4xi32>
// CHECK-NEXT: }
func.func @vector(%v: vector<4xi32>) -> vector<4xi32> {
  %7 = arith.constant dense<7> : vector<4xi32>
  %a = arith.andi %v, %7 : vector<4xi32>
  %b = arith.muli %a, %a : vector<4xi32>
  return %b : vector<4xi32>
}
