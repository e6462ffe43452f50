// A size with which the part wouldn't be in its tensor stays a value.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @insert_outside(
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: tensor.insert_slice %arg0 into %arg1[7] [%c7] [1] : tensor<?xf32> into tensor<8xf32>
func.func @insert_outside(%a: tensor<?xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %c7 = arith.constant 7 : index
  %0 = tensor.insert_slice %a into %b[%c7] [%c7] [1] : tensor<?xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}
