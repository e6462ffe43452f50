// RUN: mica-opt --allow-unregistered-dialect --canonicalize %s | FileCheck %s --strict-whitespace
// Zero divided is zero where no type changes; one number in the other order is a constant.

func.func @a(%x: tensor<2xi32>) -> tensor<2xi32> {
  %c = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.intdiv %c, %x : (tensor<1xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @b(%x: tensor<?xi32>) -> tensor<?xi32> {
  %c = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.intdiv %c, %x : (tensor<1xi32>, tensor<?xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
func.func @c(%x: tensor<1xi32>) -> tensor<2xi32> {
  %c = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
  %0 = tosa.intdiv %c, %x : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @d(%x: tensor<2xi32>) -> tensor<2xi32> {
  %c = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
  %0 = tosa.intdiv %x, %c : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @f(%x: tensor<i32>) -> tensor<i32> {
  %c = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0 = tosa.intdiv %c, %x : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
func.func @reversed() -> tensor<2x3xf16> {
  %c = arith.constant dense<1.0> : tensor<2x3xf16>
  "use"(%c) : (tensor<2x3xf16>) -> ()
  %0 = tosa.reverse %c {axis = 0 : i32} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return %0 : tensor<2x3xf16>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT:     %0 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %1 = tosa.intdiv %0, %arg0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:     return %1 : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%arg0: tensor<?xi32>) -> tensor<?xi32> {
// CHECK-NEXT:     %0 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %1 = tosa.intdiv %0, %arg0 : (tensor<1xi32>, tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT:     return %1 : tensor<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%arg0: tensor<1xi32>) -> tensor<2xi32> {
// CHECK-NEXT:     %0 = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %1 = tosa.intdiv %0, %arg0 : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT:     return %1 : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%arg0: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT:     %0 = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %1 = tosa.intdiv %arg0, %0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:     return %1 : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: tensor<i32>) -> tensor<i32> {
// CHECK-NEXT:     %0 = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT:     return %0 : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @reversed() -> tensor<2x3xf16> {
// CHECK-NEXT:     %0 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<2x3xf16>
// CHECK-NEXT:     "use"(%cst) : (tensor<2x3xf16>) -> ()
// CHECK-NEXT:     return %0 : tensor<2x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
