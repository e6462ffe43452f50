// RUN: not mica-opt %s 2>&1 | FileCheck %s
// What stands around a tensor.parallel_insert_slice where no scf.forall.in_parallel does is shown whole.

// CHECK: error: expected InParallelOpInterface parent, got:
// CHECK-NEXT: "func.func"() <{function_type = (tensor<4x4xi32>, tensor<4x4xi32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: tensor<4x4xi32>, %arg1: tensor<4x4xi32>):
// CHECK-NEXT:   "tensor.parallel_insert_slice"(%arg0, %arg1)
func.func @f(%a: tensor<4x4xi32>, %b: tensor<4x4xi32>) {
  tensor.parallel_insert_slice %a into %b[0, 0] [4, 4] [1, 1] : tensor<4x4xi32> into tensor<4x4xi32>
  return
}
