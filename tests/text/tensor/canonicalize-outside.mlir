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

// A number that says that a value stands there, without one: nothing is known of it.
// CHECK-LABEL: func.func @without_value(
// CHECK-NEXT: tensor.pad %arg0 low[%arg1, 2]
func.func @without_value(%a: tensor<?x?xf32>, %n: index, %x: f32) -> tensor<8x?xf32> {
  %0 = tensor.pad %a low[%n, 2] high[-9223372036854775808, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}
