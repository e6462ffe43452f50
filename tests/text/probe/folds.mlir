// Folds that definitions declare: before the author's function, and before what is said of numbers.
// RUN: mica-test-opt -canonicalize --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @declared
// CHECK: [[ZERO:%[a-z0-9_]+]] = probe.fold_constant 0 : i32
// CHECK: return [[ZERO]], %arg0 : i32, i32
func.func @declared(%x: i32) -> (i32, i32) {
  %zero = probe.fold_constant 0 : i32
  %0 = probe.fold_difference %x, %x : i32
  %1 = probe.fold_difference %x, %zero : i32
  return %0, %1 : i32, i32
}

// -----

// CHECK-LABEL: func.func @vector
// CHECK: [[ZERO:%[a-z0-9_]+]] = probe.fold_constant dense<0> : vector<4xi8>
// CHECK: return [[ZERO]], %arg0 : vector<4xi8>, vector<4xi8>
func.func @vector(%x: vector<4xi8>) -> (vector<4xi8>, vector<4xi8>) {
  %zero = probe.fold_constant dense<0> : vector<4xi8>
  %0 = probe.fold_difference %x, %x : vector<4xi8>
  %1 = probe.fold_difference %x, %zero : vector<4xi8>
  return %0, %1 : vector<4xi8>, vector<4xi8>
}

// -----

// The author's function refuses 13; of other numbers the definition says what they give.
// CHECK-LABEL: func.func @author
// CHECK-DAG: [[LEFT:%[a-z0-9_]+]] = probe.fold_difference
// CHECK-DAG: [[SEVEN:%[a-z0-9_]+]] = probe.fold_constant 7 : i32
// CHECK: return [[LEFT]], [[SEVEN]]
func.func @author() -> (i32, i32) {
  %a = probe.fold_constant 10 : i32
  %b = probe.fold_constant 13 : i32
  %c = probe.fold_constant 3 : i32
  %0 = probe.fold_difference %a, %b : i32
  %1 = probe.fold_difference %a, %c : i32
  return %0, %1 : i32, i32
}

// -----

// Of an operand's operation a constant is asked, too.
// CHECK-LABEL: func.func @nested
// CHECK: [[MINUS:%[a-z0-9_]+]] = probe.fold_constant -1 : i32
// CHECK: [[INNER:%[a-z0-9_]+]] = probe.fold_difference %arg0, %arg1
// CHECK: [[OTHER:%[a-z0-9_]+]] = probe.fold_difference [[INNER]], [[MINUS]]
// CHECK: return [[MINUS]], [[OTHER]]
func.func @nested(%x: i32, %y: i32) -> (i32, i32) {
  %one = probe.fold_constant 1 : i32
  %minus = probe.fold_constant -1 : i32
  %0 = probe.fold_difference %x, %one : i32
  %1 = probe.fold_difference %0, %minus : i32
  %2 = probe.fold_difference %x, %y : i32
  %3 = probe.fold_difference %2, %minus : i32
  return %1, %3 : i32, i32
}

// -----

// CHECK-LABEL: func.func @either
// CHECK-NEXT: return %arg0, %arg0
func.func @either(%x: i32, %y: i32) -> (i32, i32) {
  %sum = probe.fold_sum %x, %y : i32
  %quotient = probe.fold_quotient %y, %y : i32
  %0 = probe.fold_mix %sum, %quotient : i32
  %1 = probe.fold_mix %quotient, %sum : i32
  %2 = probe.fold_difference %0, %y : i32
  %3 = probe.fold_difference %1, %y : i32
  return %2, %3 : i32, i32
}

// -----

// CHECK-LABEL: func.func @listed
// CHECK-NEXT: return %arg0
func.func @listed(%x: i32, %y: i32) -> i32 {
  %0 = probe.fold_difference %x, %y : i32
  %1 = probe.fold_sum %0, %y : i32
  return %1 : i32
}

// -----

// An operand that is absent, or of another type, is nothing to fold to.
// CHECK-LABEL: func.func @several
// CHECK-DAG: [[TRUE:%[a-z0-9_]+]] = probe.fold_constant true
// CHECK-DAG: [[FIVE:%[a-z0-9_]+]] = probe.fold_constant 5 : i8
// CHECK: [[CAST:%[a-z0-9_]+]], [[T:%[a-z0-9_]+]] = probe.fold_cast %arg0, %arg1 : i32 to i64
// CHECK: [[ABSENT:%[a-z0-9_]+]], [[U:%[a-z0-9_]+]] = probe.fold_cast %arg0 : i32 to i32
// CHECK: return %arg0, %arg1, [[CAST]], [[T]], [[ABSENT]], [[U]], [[FIVE]], [[TRUE]]
func.func @several(%x: i32, %t: i1) -> (i32, i1, i64, i1, i32, i1, i8, i1) {
  %five = probe.fold_constant 5 : i8
  %0:2 = probe.fold_cast %x, %t : i32 to i32
  %1:2 = probe.fold_cast %x, %t : i32 to i64
  %2:2 = probe.fold_cast %x : i32 to i32
  %3:2 = probe.fold_cast %five : i8 to i8
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1 : i32, i1, i64, i1, i32, i1, i8, i1
}
