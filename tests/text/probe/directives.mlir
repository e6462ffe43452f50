// Custom directives of the library: no author reads or writes them.
// RUN: mica-test-opt %s | mica-test-opt | FileCheck %s
// RUN: mica-test-opt --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: mica-test-opt --verify-diagnostics --split-input-file %S/Inputs/directives-invalid.mlir

func.func @lists(%a: index, %b: index, %f: f32) {
  // CHECK: probe.index_list [%arg0, 4, %arg1]
  // GENERIC: "probe.index_list"(%arg0, %arg1) <{numbers = array<i64: -9223372036854775808, 4, -9223372036854775808>}>
  probe.index_list [%a, 4, %b]
  // CHECK: probe.index_list []
  probe.index_list []
  // CHECK: probe.index_list_in_parentheses (%arg0, 3)
  probe.index_list_in_parentheses (%a, 3)
  // CHECK: probe.scalable_index_list [%arg0, [4], %arg1]
  // GENERIC: scalable = array<i1: false, true, false>
  probe.scalable_index_list [%a, [4], %b]
  // CHECK: probe.packed_index_list *(%arg0)
  // GENERIC: "probe.packed_index_list"(%arg0) <{numbers = array<i64>, operandSegmentSizes = array<i32: 1, 0>}>
  probe.packed_index_list *(%a)
  // CHECK: probe.packed_index_list [1, %arg1]
  probe.packed_index_list [1, %b]
  // CHECK: probe.semi_function_type %arg2 : (f32) -> i32
  %0 = probe.semi_function_type %f : (f32) -> i32
  // CHECK: probe.semi_function_types %arg2 : f32
  probe.semi_function_types %f : f32
  // CHECK: probe.semi_function_types %arg2 : (f32) -> i32
  %1 = probe.semi_function_types %f : (f32) -> i32
  // CHECK: probe.semi_function_types %arg2 : (f32) -> (i32, i64)
  %2:2 = probe.semi_function_types %f : (f32) -> (i32, i64)
  return
}
