// Custom directives of the library: no author reads or writes them.
// RUN: mica-test-opt %s | mica-test-opt | FileCheck %s
// RUN: mica-test-opt --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: mica-test-opt --verify-diagnostics --split-input-file %S/Inputs/directives-invalid.mlir

func.func @lists(%a: index, %b: index, %f: f32) {
  // CHECK: test.index_list [%arg0, 4, %arg1]
  // GENERIC: "test.index_list"(%arg0, %arg1) <{numbers = array<i64: -9223372036854775808, 4, -9223372036854775808>}>
  test.index_list [%a, 4, %b]
  // CHECK: test.index_list []
  test.index_list []
  // CHECK: test.index_list_in_parentheses (%arg0, 3)
  test.index_list_in_parentheses (%a, 3)
  // CHECK: test.scalable_index_list [%arg0, [4], %arg1]
  // GENERIC: scalable = array<i1: false, true, false>
  test.scalable_index_list [%a, [4], %b]
  // CHECK: test.packed_index_list *(%arg0)
  // GENERIC: "test.packed_index_list"(%arg0) <{numbers = array<i64>, operandSegmentSizes = array<i32: 1, 0>}>
  test.packed_index_list *(%a)
  // CHECK: test.packed_index_list [1, %arg1]
  test.packed_index_list [1, %b]
  // CHECK: test.semi_function_type %arg2 : (f32) -> i32
  %0 = test.semi_function_type %f : (f32) -> i32
  // CHECK: test.semi_function_types %arg2 : f32
  test.semi_function_types %f : f32
  // CHECK: test.semi_function_types %arg2 : (f32) -> i32
  %1 = test.semi_function_types %f : (f32) -> i32
  // CHECK: test.semi_function_types %arg2 : (f32) -> (i32, i64)
  %2:2 = test.semi_function_types %f : (f32) -> (i32, i64)
  return
}
