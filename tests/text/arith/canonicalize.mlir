// What arith canonicalizes: the patterns of canonicalization.def, one by one.
// RUN: mica-opt --canonicalize --split-input-file %s 2>/dev/null | FileCheck %s

// Constants that are added one after the other; the flags that both sums have.
// CHECK-LABEL: func.func @add_add(
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT: %0 = arith.addi %arg0, %c8_i32 overflow<nsw> : i32
// CHECK-NEXT: return %0 : i32
func.func @add_add(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.addi %x, %c3 overflow<nsw, nuw> : i32
  %1 = arith.addi %0, %c5 overflow<nsw> : i32
  return %1 : i32
}

// -----

// A difference with a constant, in both places.
// CHECK-LABEL: func.func @add_sub(
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %0 = arith.addi %arg0, %c2_i32 : i32
// CHECK-NEXT: %1 = arith.subi %c8_i32, %arg0 overflow<nuw> : i32
// CHECK-NEXT: return %0, %1 : i32, i32
func.func @add_sub(%x: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.subi %x, %c3 : i32
  %1 = arith.addi %0, %c5 : i32
  %2 = arith.subi %c3, %x overflow<nuw> : i32
  %3 = arith.addi %2, %c5 overflow<nuw> : i32
  return %1, %3 : i32, i32
}

// -----

// Of index.
// CHECK-LABEL: func.func @add_of_index(
// CHECK-NEXT: %c-6 = arith.constant -6 : index
// CHECK-NEXT: %0 = arith.addi %arg0, %c-6 : index
// CHECK-NEXT: return %0 : index
func.func @add_of_index(%x: index) -> index {
  %c3 = arith.constant 3 : index
  %cm = arith.constant -9 : index
  %0 = arith.addi %x, %c3 : index
  %1 = arith.addi %0, %cm : index
  return %1 : index
}

// -----

// Constants of vectors stay apart.
// CHECK-LABEL: func.func @add_of_vectors(
// CHECK-NEXT: %cst = arith.constant dense<3> : vector<2xi32>
// CHECK-NEXT: %0 = arith.addi %arg0, %cst : vector<2xi32>
// CHECK-NEXT: %1 = arith.addi %0, %cst : vector<2xi32>
// CHECK-NEXT: return %1 : vector<2xi32>
func.func @add_of_vectors(%x: vector<2xi32>) -> vector<2xi32> {
  %c = arith.constant dense<3> : vector<2xi32>
  %0 = arith.addi %x, %c : vector<2xi32>
  %1 = arith.addi %0, %c : vector<2xi32>
  return %1 : vector<2xi32>
}

// -----

// What is times -1 is subtracted.
// CHECK-LABEL: func.func @add_negated(
// CHECK-NEXT: %0 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT: %1 = arith.subi %arg1, %arg0 : i32
// CHECK-NEXT: return %0, %1 : i32, i32
func.func @add_negated(%x: i32, %y: i32) -> (i32, i32) {
  %m = arith.constant -1 : i32
  %0 = arith.muli %y, %m : i32
  %1 = arith.addi %x, %0 overflow<nsw> : i32
  %2 = arith.muli %x, %m : i32
  %3 = arith.addi %2, %y : i32
  return %1, %3 : i32, i32
}

// -----

// Also of vectors.
// CHECK-LABEL: func.func @add_negated_vectors(
// CHECK-NEXT: %0 = arith.subi %arg0, %arg1 : vector<4xi8>
// CHECK-NEXT: return %0 : vector<4xi8>
func.func @add_negated_vectors(%x: vector<4xi8>, %y: vector<4xi8>) -> vector<4xi8> {
  %m = arith.constant dense<-1> : vector<4xi8>
  %0 = arith.muli %y, %m : vector<4xi8>
  %1 = arith.addi %x, %0 : vector<4xi8>
  return %1 : vector<4xi8>
}

// -----

// A carry that nobody reads.
// CHECK-LABEL: func.func @extended_sum(
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: return %0 : i32
func.func @extended_sum(%x: i32, %y: i32) -> i32 {
  %sum, %carry = arith.addui_extended %x, %y : i32, i1
  return %sum : i32
}

// -----

// Constants of sums that are subtracted.
// CHECK-LABEL: func.func @sub_add(
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
// CHECK-NEXT: %0 = arith.addi %arg0, %c-2_i32 : i32
// CHECK-NEXT: %1 = arith.subi %c2_i32, %arg0 overflow<nsw> : i32
// CHECK-NEXT: return %0, %1 : i32, i32
func.func @sub_add(%x: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.addi %x, %c3 overflow<nsw> : i32
  %1 = arith.subi %0, %c5 overflow<nsw> : i32
  %2 = arith.subi %c5, %0 overflow<nsw> : i32
  return %1, %2 : i32, i32
}

// -----

// Of differences.
// CHECK-LABEL: func.func @sub_sub(
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT: %0 = arith.subi %arg0, %c8_i32 : i32
// CHECK-NEXT: %1 = arith.subi %c-2_i32, %arg0 : i32
// CHECK-NEXT: %2 = arith.subi %c8_i32, %arg0 : i32
// CHECK-NEXT: %3 = arith.addi %arg0, %c2_i32 : i32
// CHECK-NEXT: return %0, %1, %2, %3 : i32, i32, i32, i32
func.func @sub_sub(%x: i32) -> (i32, i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.subi %x, %c3 : i32
  %1 = arith.subi %0, %c5 : i32
  %2 = arith.subi %c3, %x : i32
  %3 = arith.subi %2, %c5 : i32
  %4 = arith.subi %c5, %0 : i32
  %5 = arith.subi %c5, %2 : i32
  return %1, %3, %4, %5 : i32, i32, i32, i32
}

// -----

// x - y - x.
// CHECK-LABEL: func.func @sub_of_itself(
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = arith.subi %c0_i32, %arg1 overflow<nuw> : i32
// CHECK-NEXT: return %0 : i32
func.func @sub_of_itself(%x: i32, %y: i32) -> i32 {
  %0 = arith.subi %x, %y overflow<nsw, nuw> : i32
  %1 = arith.subi %0, %x overflow<nuw> : i32
  return %1 : i32
}

// -----

// Constants that are multiplied.
// CHECK-LABEL: func.func @mul_mul(
// CHECK-NEXT: %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT: %0 = arith.muli %arg0, %c15_i32 : i32
// CHECK-NEXT: return %0 : i32
func.func @mul_mul(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.muli %x, %c3 : i32
  %1 = arith.muli %0, %c5 overflow<nsw> : i32
  return %1 : i32
}

// -----

// A high half that nobody reads, and that of a product with 1.
// CHECK-LABEL: func.func @extended_products(
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT: %1 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT: %2 = arith.cmpi slt, %arg0, %c0_i32 : i32
// CHECK-NEXT: %3 = arith.extsi %2 : i1 to i32
// CHECK-NEXT: return %0, %1, %arg0, %3 : i32, i32, i32, i32
func.func @extended_products(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %low, %high = arith.mulsi_extended %x, %y : i32
  %low2, %high2 = arith.mului_extended %x, %y : i32
  %low3, %high3 = arith.mulsi_extended %x, %c1 : i32
  return %low, %low2, %low3, %high3 : i32, i32, i32, i32
}

// -----

// Of one bit 1 is -1.
// CHECK-LABEL: func.func @extended_product_of_bits(
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %true : i1
// CHECK-NEXT: return %low, %high : i1, i1
func.func @extended_product_of_bits(%x: i1) -> (i1, i1) {
  %c1 = arith.constant true
  %low, %high = arith.mulsi_extended %x, %c1 : i1
  return %low, %high : i1, i1
}

// -----

// A comparison the other way around.
// CHECK-LABEL: func.func @inverted(
// CHECK-NEXT: %0 = arith.cmpi sge, %arg0, %arg1 : i32
// CHECK-NEXT: %1 = arith.cmpi ne, %arg0, %arg1 : i32
// CHECK-NEXT: %2 = arith.cmpi ult, %arg0, %arg1 : i32
// CHECK-NEXT: return %0, %1, %2 : i1, i1, i1
func.func @inverted(%x: i32, %y: i32) -> (i1, i1, i1) {
  %true = arith.constant true
  %0 = arith.cmpi slt, %x, %y : i32
  %1 = arith.xori %0, %true : i1
  %2 = arith.cmpi eq, %x, %y : i32
  %3 = arith.xori %2, %true : i1
  %4 = arith.cmpi uge, %x, %y : i32
  %5 = arith.xori %true, %4 : i1
  return %1, %3, %5 : i1, i1, i1
}

// -----

// Widened after the bits were combined, where both were of one type.
// CHECK-LABEL: func.func @bits_of_widened(
// CHECK-NEXT: %0 = arith.xori %arg0, %arg1 : i8
// CHECK-NEXT: %1 = arith.extui %0 : i8 to i32
// CHECK-NEXT: %2 = arith.xori %arg0, %arg1 : i8
// CHECK-NEXT: %3 = arith.extsi %2 : i8 to i32
// CHECK-NEXT: %4 = arith.andi %arg0, %arg1 : i8
// CHECK-NEXT: %5 = arith.extui %4 : i8 to i32
// CHECK-NEXT: %6 = arith.andi %arg0, %arg1 : i8
// CHECK-NEXT: %7 = arith.extsi %6 : i8 to i32
// CHECK-NEXT: %8 = arith.ori %arg0, %arg1 : i8
// CHECK-NEXT: %9 = arith.extui %8 : i8 to i32
// CHECK-NEXT: %10 = arith.ori %arg0, %arg1 : i8
// CHECK-NEXT: %11 = arith.extsi %10 : i8 to i32
// CHECK-NEXT: return %1, %3, %5, %7, %9, %11 : i32, i32, i32, i32, i32, i32
func.func @bits_of_widened(%x: i8, %y: i8) -> (i32, i32, i32, i32, i32, i32) {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extui %y : i8 to i32
  %2 = arith.extsi %x : i8 to i32
  %3 = arith.extsi %y : i8 to i32
  %4 = arith.xori %0, %1 : i32
  %5 = arith.xori %2, %3 : i32
  %6 = arith.andi %0, %1 : i32
  %7 = arith.andi %2, %3 : i32
  %8 = arith.ori %0, %1 : i32
  %9 = arith.ori %2, %3 : i32
  return %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32
}

// -----

// Where they were not, nothing changes.
// CHECK-LABEL: func.func @bits_of_unlike(
// CHECK-NEXT: %0 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %1 = arith.extui %arg1 : i16 to i32
// CHECK-NEXT: %2 = arith.xori %0, %1 : i32
// CHECK-NEXT: return %2 : i32
func.func @bits_of_unlike(%x: i8, %y: i16) -> i32 {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extui %y : i16 to i32
  %2 = arith.xori %0, %1 : i32
  return %2 : i32
}

// -----

// Equality is asked before widening; order is not.
// CHECK-LABEL: func.func @compared_widened(
// CHECK-NEXT: %0 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: %1 = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT: %2 = arith.cmpi eq, %arg0, %arg1 : i8
// CHECK-NEXT: %3 = arith.cmpi ne, %arg0, %arg1 : i8
// CHECK-NEXT: %4 = arith.cmpi slt, %0, %1 : i32
// CHECK-NEXT: return %2, %3, %4 : i1, i1, i1
func.func @compared_widened(%x: i8, %y: i8) -> (i1, i1, i1) {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extui %y : i8 to i32
  %2 = arith.extsi %x : i8 to i32
  %3 = arith.extsi %y : i8 to i32
  %4 = arith.cmpi eq, %0, %1 : i32
  %5 = arith.cmpi ne, %2, %3 : i32
  %6 = arith.cmpi slt, %2, %3 : i32
  return %4, %5, %6 : i1, i1, i1
}

// -----

// Conditions that are known, or the other way around.
// CHECK-LABEL: func.func @selected(
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.select %arg0, %arg2, %arg1 : i32
// CHECK-NEXT: %1 = arith.xori %arg0, %true : i1
// CHECK-NEXT: return %0, %arg1, %arg2, %1 : i32, i32, i32, i1
func.func @selected(%p: i1, %x: i32, %y: i32) -> (i32, i32, i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %p, %true : i1
  %1 = arith.select %0, %x, %y : i32
  %2 = arith.select %p, %x, %y : i32
  %3 = arith.select %p, %2, %x : i32
  %4 = arith.select %p, %y, %2 : i32
  %5 = arith.select %p, %false, %true : i1
  return %1, %3, %4, %5 : i32, i32, i32, i1
}

// -----

// 1 and 0 by a condition.
// CHECK-LABEL: func.func @selected_numbers(
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = arith.extui %arg0 : i1 to i32
// CHECK-NEXT: %1 = arith.xori %arg0, %true : i1
// CHECK-NEXT: %2 = arith.extui %1 : i1 to i64
// CHECK-NEXT: %3 = arith.select %arg0, %cst_0, %cst : f32
// CHECK-NEXT: return %0, %2, %3 : i32, i64, f32
func.func @selected_numbers(%p: i1) -> (i32, i64, f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %l0 = arith.constant 0 : i64
  %l1 = arith.constant 1 : i64
  %f0 = arith.constant 0.0 : f32
  %f1 = arith.constant 1.0 : f32
  %0 = arith.select %p, %c1, %c0 : i32
  %1 = arith.select %p, %l0, %l1 : i64
  %2 = arith.select %p, %f1, %f0 : f32
  return %0, %1, %2 : i32, i64, f32
}

// -----

// There and back, and over a widening.
// CHECK-LABEL: func.func @index_casts(
// CHECK-NEXT: %0 = arith.index_cast %arg1 : i32 to index
// CHECK-NEXT: %1 = arith.index_cast %0 : index to i64
// CHECK-NEXT: %2 = arith.index_cast %arg1 : i32 to index
// CHECK-NEXT: %3 = arith.index_castui %arg1 : i32 to index
// CHECK-NEXT: return %arg0, %arg0, %1, %2, %3 : index, index, i64, index, index
func.func @index_casts(%x: index, %y: i32) -> (index, index, i64, index, index) {
  %0 = arith.index_cast %x : index to i32
  %1 = arith.index_cast %0 : i32 to index
  %2 = arith.index_castui %x : index to i32
  %3 = arith.index_castui %2 : i32 to index
  %4 = arith.index_cast %y : i32 to index
  %5 = arith.index_cast %4 : index to i64
  %6 = arith.extsi %y : i32 to i64
  %7 = arith.index_cast %6 : i64 to index
  %8 = arith.extui %y : i32 to i64
  %9 = arith.index_castui %8 : i64 to index
  return %1, %3, %5, %7, %9 : index, index, i64, index, index
}

// -----

// Bits taken for another type twice.
// CHECK-LABEL: func.func @bitcasts(
// CHECK-NEXT: %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT: return %arg0, %0 : f32, i32
func.func @bitcasts(%x: f32) -> (f32, i32) {
  %0 = arith.bitcast %x : f32 to i32
  %1 = arith.bitcast %0 : i32 to f32
  return %1, %0 : f32, i32
}

// -----

// Widened twice.
// CHECK-LABEL: func.func @widened_twice(
// CHECK-NEXT: %0 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %1 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: return %0, %1 : i32, i32
func.func @widened_twice(%x: i8) -> (i32, i32) {
  %0 = arith.extui %x : i8 to i16
  %1 = arith.extsi %0 : i16 to i32
  %2 = arith.extsi %x : i8 to i16
  %3 = arith.extsi %2 : i16 to i32
  return %1, %3 : i32, i32
}

// -----

// Cut off again, wider than before or not.
// CHECK-LABEL: func.func @cut(
// CHECK-NEXT: %0 = arith.extsi %arg0 : i8 to i16
// CHECK-NEXT: %1 = arith.extui %arg0 : i8 to i16
// CHECK-NEXT: %2 = arith.trunci %arg0 : i8 to i4
// CHECK-NEXT: return %0, %1, %arg0, %2 : i16, i16, i8, i4
func.func @cut(%x: i8) -> (i16, i16, i8, i4) {
  %0 = arith.extsi %x : i8 to i32
  %1 = arith.trunci %0 : i32 to i16
  %2 = arith.extui %x : i8 to i32
  %3 = arith.trunci %2 : i32 to i16
  %4 = arith.trunci %0 : i32 to i8
  %5 = arith.trunci %0 : i32 to i4
  return %1, %3, %4, %5 : i16, i16, i8, i4
}

// -----

// The bits that a shift fills in are cut off.
// CHECK-LABEL: func.func @cut_shifted(
// CHECK-NEXT: %cst = arith.constant dense<24> : vector<2xi32>
// CHECK-NEXT: %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT: %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT: %0 = arith.shrui %arg0, %c16_i32 exact : i32
// CHECK-NEXT: %1 = arith.trunci %0 overflow<nsw> : i32 to i16
// CHECK-NEXT: %2 = arith.shrsi %arg0, %c15_i32 : i32
// CHECK-NEXT: %3 = arith.trunci %2 : i32 to i16
// CHECK-NEXT: %4 = arith.shrui %arg1, %cst : vector<2xi32>
// CHECK-NEXT: %5 = arith.trunci %4 : vector<2xi32> to vector<2xi8>
// CHECK-NEXT: return %1, %3, %5 : i16, i16, vector<2xi8>
func.func @cut_shifted(%x: i32, %v: vector<2xi32>) -> (i16, i16, vector<2xi8>) {
  %c16 = arith.constant 16 : i32
  %c15 = arith.constant 15 : i32
  %c24 = arith.constant dense<24> : vector<2xi32>
  %0 = arith.shrsi %x, %c16 exact : i32
  %1 = arith.trunci %0 overflow<nsw> : i32 to i16
  %2 = arith.shrsi %x, %c15 : i32
  %3 = arith.trunci %2 : i32 to i16
  %4 = arith.shrsi %v, %c24 : vector<2xi32>
  %5 = arith.trunci %4 : vector<2xi32> to vector<2xi8>
  return %1, %3, %5 : i16, i16, vector<2xi8>
}

// -----

// Rounded once, unless a rounding mode is said.
// CHECK-LABEL: func.func @rounded_once(
// CHECK-NEXT: %0 = arith.sitofp %arg0 : i16 to f16
// CHECK-NEXT: %1 = arith.uitofp %arg0 : i16 to f32
// CHECK-NEXT: %2 = arith.uitofp %arg0 : i16 to f16
// CHECK-NEXT: %3 = arith.truncf %1 downward : f32 to f16
// CHECK-NEXT: return %0, %2, %3 : f16, f16, f16
func.func @rounded_once(%x: i16) -> (f16, f16, f16) {
  %0 = arith.sitofp %x : i16 to f32
  %1 = arith.truncf %0 fastmath<nnan> : f32 to f16
  %2 = arith.uitofp %x : i16 to f32
  %3 = arith.truncf %2 : f32 to f16
  %4 = arith.truncf %2 downward : f32 to f16
  return %1, %3, %4 : f16, f16, f16
}

// -----

// Two signs that cancel.
// CHECK-LABEL: func.func @signs(
// CHECK-NEXT: %0 = arith.mulf %arg0, %arg1 fastmath<nsz> : f32
// CHECK-NEXT: %1 = arith.divf %arg0, %arg1 : f32
// CHECK-NEXT: return %0, %1 : f32, f32
func.func @signs(%x: f32, %y: f32) -> (f32, f32) {
  %0 = arith.negf %x : f32
  %1 = arith.negf %y fastmath<fast> : f32
  %2 = arith.mulf %0, %1 fastmath<nsz> : f32
  %3 = arith.divf %0, %1 : f32
  return %2, %3 : f32, f32
}
