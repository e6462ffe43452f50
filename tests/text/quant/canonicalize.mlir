// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @quant
// CHECK-SAME: (%[[VARG0:.*]]: tensor<4xf32>, %[[VARG1:.*]]: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>, %[[VARG2:.*]]: tensor<4xi8>) -> (tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>, tensor<4xi8>, tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) {
// CHECK-NEXT: return %[[VARG0]], %[[VARG1]], %[[VARG2]], %[[VARG1]] : tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>, tensor<4xi8>, tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
!q = !quant.uniform<i8:f32, 2.0>
func.func @quant(%x: tensor<4xf32>, %y: tensor<4x!q>, %z: tensor<4xi8>) -> (tensor<4xf32>, tensor<4x!q>, tensor<4xi8>, tensor<4x!q>) {
  %0 = quant.qcast %x : tensor<4xf32> to tensor<4x!q>
  %1 = quant.dcast %0 : tensor<4x!q> to tensor<4xf32>
  %2 = quant.dcast %y : tensor<4x!q> to tensor<4xf32>
  %3 = quant.qcast %2 : tensor<4xf32> to tensor<4x!q>
  %4 = quant.scast %z : tensor<4xi8> to tensor<4x!q>
  %5 = quant.scast %4 : tensor<4x!q> to tensor<4xi8>
  %6 = quant.scast %y : tensor<4x!q> to tensor<4xi8>
  %7 = quant.scast %6 : tensor<4xi8> to tensor<4x!q>
  return %1, %3, %5, %7 : tensor<4xf32>, tensor<4x!q>, tensor<4xi8>, tensor<4x!q>
}
