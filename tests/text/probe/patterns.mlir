// RUN: mica-test-opt --probe-patterns --split-input-file --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s

// A value that is there takes the place.
// CHECK-LABEL: func.func @neg_of_neg
// CHECK-NEXT: [[V0:%[a-z0-9_]+]] = "probe.pat_neg"(%arg0) : (i32) -> i32 loc("0")
// CHECK-NEXT: return %arg0 : i32 loc
func.func @neg_of_neg(%x: i32) -> i32 {
  %0 = "probe.pat_neg"(%x) : (i32) -> i32 loc("0")
  %1 = "probe.pat_neg"(%0) : (i32) -> i32 loc("1")
  return %1 : i32
}

// -----

// What has one name is one value; what is made is where all that was found is.
// CHECK-LABEL: func.func @diff_of_same
// CHECK-NEXT: [[V0:%[a-z0-9_]+]] = "probe.pat_neg"(%arg0) : (i32) -> i32 loc("0")
// CHECK-NEXT: [[V1:%[a-z0-9_]+]] = "probe.pat_sum"(%arg0, %arg0) <{weight = 7 : i32}> : (i32, i32) -> i32 loc(fused["1", "0"])
// CHECK-NEXT: [[V2:%[a-z0-9_]+]] = "probe.pat_neg"([[V1]]) : (i32) -> i32 loc(fused["1", "0"])
// CHECK-NEXT: [[V3:%[a-z0-9_]+]] = "probe.pat_diff"([[V0]], %arg1) : (i32, i32) -> i32 loc("2")
// CHECK-NEXT: return [[V2]], [[V3]] : i32, i32 loc
func.func @diff_of_same(%x: i32, %y: i32) -> (i32, i32) {
  %0 = "probe.pat_neg"(%x) : (i32) -> i32 loc("0")
  %1 = "probe.pat_diff"(%0, %x) : (i32, i32) -> i32 loc("1")
  %2 = "probe.pat_diff"(%0, %y) : (i32, i32) -> i32 loc("2")
  return %1, %2 : i32, i32
}

// -----

// Operands in either order.
// CHECK-LABEL: func.func @either
// CHECK-NEXT: [[V0:%[a-z0-9_]+]] = "probe.pat_neg"(%arg0) : (i32) -> i32 loc("0")
// CHECK-NEXT: [[V1:%[a-z0-9_]+]] = "probe.pat_diff"(%arg1, %arg0) : (i32, i32) -> i32 loc(fused["1", "0"])
// CHECK-NEXT: [[V2:%[a-z0-9_]+]] = "probe.pat_diff"(%arg1, %arg0) : (i32, i32) -> i32 loc(fused["2", "0"])
// CHECK-NEXT: [[V3:%[a-z0-9_]+]] = "probe.pat_sum"(%arg1, %arg0) <{weight = 1 : i32}> : (i32, i32) -> i32 loc("3")
// CHECK-NEXT: return [[V1]], [[V2]], [[V3]] : i32, i32, i32 loc
func.func @either(%x: i32, %y: i32) -> (i32, i32, i32) {
  %0 = "probe.pat_neg"(%x) : (i32) -> i32 loc("0")
  %1 = "probe.pat_sum"(%0, %y) : (i32, i32) -> i32 loc("1")
  %2 = "probe.pat_sum"(%y, %0) : (i32, i32) -> i32 loc("2")
  %3 = "probe.pat_sum"(%y, %x) : (i32, i32) -> i32 loc("3")
  return %1, %2, %3 : i32, i32, i32
}

// -----

// The same inside of one another, the outer one being preferred.
// CHECK-LABEL: func.func @nested_either
// CHECK-NEXT: [[V0:%[a-z0-9_]+]] = "probe.pat_cast"(%arg0) : (i32) -> i32 loc("0")
// CHECK-NEXT: [[V1:%[a-z0-9_]+]] = "probe.pat_diff"(%arg1, [[V0]]) : (i32, i32) -> i32 loc("1")
// CHECK-NEXT: [[V2:%[a-z0-9_]+]] = "probe.pat_cast"(%arg1) : (i32) -> i32 loc(fused["2", "0", "1"])
// CHECK-NEXT: [[V3:%[a-z0-9_]+]] = "probe.pat_diff"(%arg1, [[V1]]) : (i32, i32) -> i32 loc("3")
// CHECK-NEXT: "probe.pat_tail"([[V3]], [[V2]]) <{flag, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> () loc("op")
// CHECK-NEXT: return [[V2]] : i32 loc
func.func @nested_either(%x: i32, %y: i32) -> i32 {
  %0 = "probe.pat_cast"(%x) : (i32) -> i32 loc("0")
  %1 = "probe.pat_diff"(%y, %0) : (i32, i32) -> i32 loc("1")
  %2 = "probe.pat_diff"(%x, %1) : (i32, i32) -> i32 loc("2")
  %3 = "probe.pat_diff"(%y, %1) : (i32, i32) -> i32 loc("3")
  "probe.pat_mark"(%2, %3) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> () loc("op")
  return %2 : i32
}

// -----

// Several results: replaced apart, by one result of an operation, by anything where nobody reads it.
// CHECK-LABEL: func.func @splits
// CHECK-NEXT: [[V0:%[a-z0-9_]+]] = "probe.pat_sum"(%arg0, %arg1) <{weight = 1 : i32}> : (i32, i32) -> i32 loc("0")
// CHECK-NEXT: [[V1:%[a-z0-9_]+]] = "probe.pat_neg"(%arg1) : (i32) -> i32 loc(fused["1", "0"])
// CHECK-NEXT: [[V2:%[a-z0-9_]+]] = "probe.pat_diff"(%arg0, %arg1) : (i32, i32) -> i32 loc("2")
// CHECK-NEXT: [[LOW:%[a-z0-9_]+]], [[HIGH:%[a-z0-9_]+]] = "probe.pat_split"(%arg0) : (i32) -> (i32, i32) loc(fused["3", "2"])
// CHECK-NEXT: [[V3:%[a-z0-9_]+]] = "probe.pat_diff"([[HIGH]], [[LOW]]) : (i32, i32) -> i32 loc(fused["3", "2"])
// CHECK-NEXT: [[V4:%[a-z0-9_]+]] = "probe.pat_neg"([[HIGH]]) : (i32) -> i32 loc(fused["3", "2"])
// CHECK-NEXT: [[V5:%[a-z0-9_]+]] = "probe.pat_cast"(%arg0) : (i32) -> i64 loc("4")
// CHECK-NEXT: [[V6:%[a-z0-9_]+]] = "probe.pat_cast"(%arg0) : (i32) -> i32 loc(fused["5", "4"])
// CHECK-NEXT: return %arg0, [[V1]], [[V3]], [[V4]], [[V6]] : i32, i32, i32, i32, i32 loc
func.func @splits(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32) {
  %0 = "probe.pat_sum"(%x, %y) : (i32, i32) -> i32 loc("0")
  %1:2 = "probe.pat_split"(%0) : (i32) -> (i32, i32) loc("1")
  %2 = "probe.pat_diff"(%x, %y) : (i32, i32) -> i32 loc("2")
  %3:2 = "probe.pat_split"(%2) : (i32) -> (i32, i32) loc("3")
  %4 = "probe.pat_cast"(%x) : (i32) -> i64 loc("4")
  %5:2 = "probe.pat_split"(%4) : (i64) -> (i32, i64) loc("5")
  return %1#0, %1#1, %3#0, %3#1, %5#0 : i32, i32, i32, i32, i32
}

// -----

// Operands of a group one by one, and together; types that the pattern says.
// CHECK-LABEL: func.func @lists
// CHECK-NEXT: [[V0:%[a-z0-9_]+]] = "probe.pat_neg"(%arg0) : (i32) -> i32 loc("0")
// CHECK-NEXT: [[V1:%[a-z0-9_]+]] = "probe.pat_list"(%arg1, [[V0]], %arg0) <{label = "two"}> : (i64, i32, i32) -> i32 loc(fused["1", "0"])
// CHECK-NEXT: [[V2:%[a-z0-9_]+]] = "probe.pat_list"(%arg1) <{label = "inner"}> : (i64) -> i64 loc("2")
// CHECK-NEXT: [[V3:%[a-z0-9_]+]] = "probe.pat_cast"([[V2]]) : (i64) -> i32 loc("2")
// CHECK-NEXT: [[V4:%[a-z0-9_]+]] = "probe.pat_list"() : () -> i32 loc("3")
// CHECK-NEXT: return [[V1]], [[V3]], [[V4]] : i32, i32, i32 loc
func.func @lists(%x: i32, %y: i64) -> (i32, i32, i32) {
  %0 = "probe.pat_neg"(%x) : (i32) -> i32 loc("0")
  %1 = "probe.pat_list"(%0, %y) {label = "two"} : (i32, i64) -> i32 loc("1")
  %2 = "probe.pat_list"(%y) {label = "cast"} : (i64) -> i32 loc("2")
  %3 = "probe.pat_list"() : () -> i32 loc("3")
  return %1, %2, %3 : i32, i32, i32
}

// -----

// Groups, of which the sizes follow.
// CHECK-LABEL: func.func @marks
// CHECK-NEXT: "probe.pat_tail"(%arg1, %arg1, %arg0) <{flag, operandSegmentSizes = array<i32: 2, 1>}> : (i64, i64, i32) -> () loc("op")
// CHECK-NEXT: "probe.pat_tail"(%arg0, %arg1) <{flag, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i64) -> () loc("op")
// CHECK-NEXT: "probe.pat_tail"() <{flag, operandSegmentSizes = array<i32: 0, 0>}> : () -> () loc("op")
// CHECK-NEXT: return loc
func.func @marks(%x: i32, %y: i64) {
  "probe.pat_mark"(%x, %y, %y) <{operandSegmentSizes = array<i32: 1, 2>}> : (i32, i64, i64) -> () loc("op")
  "probe.pat_mark"(%x, %y) <{operandSegmentSizes = array<i32: 0, 2>}> : (i32, i64) -> () loc("op")
  "probe.pat_mark"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> () loc("op")
  return
}

// -----

// Native code that matches, that makes a value, that is done besides.
// CHECK-LABEL: func.func @modes
// CHECK-NEXT: [[V0:%[a-z0-9_]+]] = "probe.pat_mode"() <{mode = 6 : i32}> : () -> i32 loc("0")
// CHECK-NEXT: [[V1:%[a-z0-9_]+]] = probe.fold_constant 3 : i32 loc("1")
// CHECK-NEXT: [[V2:%[a-z0-9_]+]] = "probe.pat_sum"(%arg0, [[V1]]) <{weight = 5 : i32}> : (i32, i32) -> i32 loc("1")
// CHECK-NEXT: [[V3:%[a-z0-9_]+]] = "probe.pat_sum"([[V0]], %arg0) <{weight = 6 : i32}> : (i32, i32) -> i32 loc("2")
// CHECK-NEXT: [[V4:%[a-z0-9_]+]] = "probe.pat_mode"() <{mode = 3 : i32}> : () -> i32 loc("4")
// CHECK-NEXT: [[V5:%[a-z0-9_]+]] = probe.fold_constant {note = "kept"} 7 : i32 loc("4")
// CHECK-NEXT: [[V6:%[a-z0-9_]+]] = "probe.pat_list"([[V5]]) <{label = "made"}> : (i32) -> i64 loc("made")
// CHECK-NEXT: return [[V2]], [[V3]], [[V6]] : i32, i32, i64 loc
func.func @modes(%y: i32) -> (i32, i32, i64) {
  %0 = "probe.pat_mode"() {mode = 6 : i32} : () -> i32 loc("0")
  %1 = "probe.pat_sum"(%0, %y) {weight = 5 : i32}: (i32, i32) -> i32 loc("1")
  %2 = "probe.pat_sum"(%0, %y) {weight = 6 : i32}: (i32, i32) -> i32 loc("2")
  %3 = probe.fold_constant 7 : i32 loc("3")
  %4 = "probe.pat_cast"(%3) {note = "kept"} : (i32) -> i64 loc("4")
  return %1, %2, %4 : i32, i32, i64
}

// -----

// Native code that gives several values.
// CHECK-LABEL: func.func @constant
// CHECK-NEXT: [[V0:%[a-z0-9_]+]] = probe.fold_constant 7 : i32 loc(fused["1", "0"])
// CHECK-NEXT: [[LOW:%[a-z0-9_]+]], [[HIGH:%[a-z0-9_]+]] = probe.fold_halves [[V0]], [[V0]] : i32 loc(fused["1", "0"])
// CHECK-NEXT: return [[LOW]], [[HIGH]] : i32, i32 loc
func.func @constant() -> (i32, i32) {
  %0 = probe.fold_constant 7 : i32 loc("0")
  %1:2 = "probe.pat_split"(%0) : (i32) -> (i32, i32) loc("1")
  return %1#0, %1#1 : i32, i32
}

// -----

// Canonicalizations of a definition stand in one table with the author's function.
// RUN: mica-test-opt --probe-patterns=canonicalize --split-input-file %s | FileCheck %s --check-prefix=CANON
// CANON-LABEL: func.func @canonical
// CANON-NEXT: [[NEG:%[0-9]+]] = "probe.pat_neg"
// CANON-NEXT: return [[NEG]], %arg0
// CHECK-LABEL: func.func @canonical
func.func @canonical(%x: i32) -> (i32, i32) {
  %0 = "probe.pat_neg"(%x) : (i32) -> i32
  %1 = "probe.pat_canon"(%0) : (i32) -> i32
  %2 = "probe.pat_canon"(%x) : (i32) -> i32
  %3 = "probe.pat_canon"(%2) : (i32) -> i32
  return %1, %3 : i32, i32
}
