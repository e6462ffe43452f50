// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Casts to quantized numbers and back.

func.func @f0(%a: tensor<f32>) {
  %0 = quant.qcast %a : tensor<f32> to tensor<!quant.uniform<i8:f32, 2.0>>
  return
}
func.func @f1(%a: tensor<!quant.uniform<i8:f32, 2.0>>) {
  %0 = quant.scast %a : tensor<!quant.uniform<i8:f32, 2.0>> to tensor<i8>
  return
}
func.func @f2(%a: tensor<2x!quant.uniform<i8:f32, 2.0>>) {
  %0 = quant.dcast %a : tensor<2x!quant.uniform<i8:f32, 2.0>> to tensor<2xf32>
  return
}
func.func @f3(%a: tensor<2xf32>) {
  %0 = quant.qcast %a : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32, 2.0>>
  return
}
func.func @f4(%a: tensor<2xi8>) {
  %0 = quant.scast %a : tensor<2xi8> to tensor<2x!quant.uniform<i8:f32, 2.0>>
  return
}
func.func @f5(%a: tensor<*x!quant.uniform<i8:f32, 2.0>>) {
  %0 = quant.dcast %a : tensor<*x!quant.uniform<i8:f32, 2.0>> to tensor<*xf32>
  return
}
func.func @f6(%a: tensor<*xf32>) {
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32, 2.0>>
  return
}
func.func @f7(%a: tensor<*xi8>) {
  %0 = quant.scast %a : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32, 2.0>>
  return
}
func.func @f8(%a: tensor<0x2x!quant.uniform<i8:f32, 2.0>>) {
  %0 = quant.scast %a : tensor<0x2x!quant.uniform<i8:f32, 2.0>> to tensor<0x2xi8>
  return
}
func.func @f9(%a: tensor<?x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %0 = quant.dcast %a : tensor<?x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<?x2xf32>
  return
}
func.func @f10(%a: tensor<?x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %0 = quant.scast %a : tensor<?x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<?x2xi8>
  return
}
func.func @f11(%a: tensor<?x?xf32>) {
  %0 = quant.qcast %a : tensor<?x?xf32> to tensor<?x?x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}
func.func @f12(%a: tensor<0x2xi8>) {
  %0 = quant.scast %a : tensor<0x2xi8> to tensor<0x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}
func.func @f13(%a: tensor<2xi8>) {
  %0 = quant.scast %a : tensor<2xi8> to tensor<2x!quant.any<i8:f32>>
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @f0(%arg0: tensor<f32>) {
// CHECK-NEXT:    %0 = quant.qcast %arg0 : tensor<f32> to tensor<!quant.uniform<i8:f32, 2.000000e+00>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f1(%arg0: tensor<!quant.uniform<i8:f32, 2.000000e+00>>) {
// CHECK-NEXT:    %0 = quant.scast %arg0 : tensor<!quant.uniform<i8:f32, 2.000000e+00>> to tensor<i8>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f2(%arg0: tensor<2x!quant.uniform<i8:f32, 2.000000e+00>>) {
// CHECK-NEXT:    %0 = quant.dcast %arg0 : tensor<2x!quant.uniform<i8:f32, 2.000000e+00>> to tensor<2xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f3(%arg0: tensor<2xf32>) {
// CHECK-NEXT:    %0 = quant.qcast %arg0 : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32, 2.000000e+00>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f4(%arg0: tensor<2xi8>) {
// CHECK-NEXT:    %0 = quant.scast %arg0 : tensor<2xi8> to tensor<2x!quant.uniform<i8:f32, 2.000000e+00>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f5(%arg0: tensor<*x!quant.uniform<i8:f32, 2.000000e+00>>) {
// CHECK-NEXT:    %0 = quant.dcast %arg0 : tensor<*x!quant.uniform<i8:f32, 2.000000e+00>> to tensor<*xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f6(%arg0: tensor<*xf32>) {
// CHECK-NEXT:    %0 = quant.qcast %arg0 : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32, 2.000000e+00>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f7(%arg0: tensor<*xi8>) {
// CHECK-NEXT:    %0 = quant.scast %arg0 : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32, 2.000000e+00>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f8(%arg0: tensor<0x2x!quant.uniform<i8:f32, 2.000000e+00>>) {
// CHECK-NEXT:    %0 = quant.scast %arg0 : tensor<0x2x!quant.uniform<i8:f32, 2.000000e+00>> to tensor<0x2xi8>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f9(%arg0: tensor<?x2x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>>) {
// CHECK-NEXT:    %0 = quant.dcast %arg0 : tensor<?x2x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>> to tensor<?x2xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f10(%arg0: tensor<?x2x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>>) {
// CHECK-NEXT:    %0 = quant.scast %arg0 : tensor<?x2x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>> to tensor<?x2xi8>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f11(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT:    %0 = quant.qcast %arg0 : tensor<?x?xf32> to tensor<?x?x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f12(%arg0: tensor<0x2xi8>) {
// CHECK-NEXT:    %0 = quant.scast %arg0 : tensor<0x2xi8> to tensor<0x2x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @f13(%arg0: tensor<2xi8>) {
// CHECK-NEXT:    %0 = quant.scast %arg0 : tensor<2xi8> to tensor<2x!quant.any<i8:f32>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
