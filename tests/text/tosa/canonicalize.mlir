// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @sums
// CHECK-SAME: (%[[VARG0:.*]]: tensor<4xf32>, %[[VARG1:.*]]: tensor<1xf32>, %[[VARG2:.*]]: tensor<2x2xi32>, %[[VARG3:.*]]: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xi32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xi8>) {
// CHECK-NEXT: %[[V0:.*]] = "tosa.const"() <{values = dense<2.500000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = "tosa.const"() <{values = dense<1.500000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
// CHECK-NEXT: %[[V2:.*]] = "tosa.const"() <{values = dense<-56> : tensor<2x2xi8>}> : () -> tensor<2x2xi8>
// CHECK-NEXT: return %[[VARG0]], %[[VARG0]], %[[VARG0]], %[[VARG2]], %[[V0]], %[[V1]], %[[VARG3]], %[[V2]] : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xi32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xi8>
func.func @sums(%x: tensor<4xf32>, %y: tensor<1xf32>, %i: tensor<2x2xi32>, %d: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xi32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xi8>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %zi = "tosa.const"() <{values = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %a = "tosa.const"() <{values = dense<2.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %b = "tosa.const"() <{values = dense<0.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %m = "tosa.const"() <{values = dense<100> : tensor<2x2xi8>}> : () -> tensor<2x2xi8>
  %0 = tosa.add %x, %z : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  %1 = tosa.add %z, %x : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = tosa.sub %x, %z : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  %3 = tosa.add %i, %zi : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  %4 = tosa.add %a, %b : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  %5 = tosa.sub %a, %b : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  %6 = tosa.add %d, %z : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  %7 = tosa.add %m, %m : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi8>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xi32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xi8>
}

// -----

// CHECK-LABEL: func.func @products
// CHECK-SAME: (%[[VARG0:.*]]: tensor<4xf32>, %[[VARG1:.*]]: tensor<2xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
// CHECK-NEXT: %[[V0:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = "tosa.const"() <{values = dense<9.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
// CHECK-NEXT: %[[V2:.*]] = "tosa.const"() <{values = dense<12> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %[[V3:.*]] = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %[[V4:.*]] = "tosa.const"() <{values = dense<49> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: return %[[V0]], %[[VARG0]], %[[V1]], %[[VARG1]], %[[V2]], %[[VARG1]], %[[V3]], %[[V4]] : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
func.func @products(%x: tensor<4xf32>, %i: tensor<2xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s2 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %o = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %t = "tosa.const"() <{values = dense<3.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %four = "tosa.const"() <{values = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
  %seven = "tosa.const"() <{values = dense<7> : tensor<2xi32>}> : () -> tensor<2xi32>
  %one = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %0 = tosa.mul %x, %z, %s : (tensor<4xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<4xf32>
  %1 = tosa.mul %x, %o, %s : (tensor<4xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<4xf32>
  %2 = tosa.mul %t, %t, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %3 = tosa.mul %i, %four, %s2 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %4 = tosa.mul %seven, %seven, %s2 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %5 = tosa.intdiv %i, %one : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %6 = tosa.intdiv %seven, %four : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %7 = tosa.mul %seven, %seven, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
}

// -----

// CHECK-LABEL: func.func @comparisons
// CHECK-SAME: (%[[VARG0:.*]]: tensor<2xi32>, %[[VARG1:.*]]: tensor<2xf32>, %[[VARG2:.*]]: tensor<2xi1>) -> (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>) {
// CHECK-NEXT: %[[V0:.*]] = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT: %[[V1:.*]] = "tosa.const"() <{values = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %[[V2:.*]] = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT: %[[V3:.*]] = tosa.equal %[[VARG1]], %[[VARG1]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT: %[[V4:.*]] = tosa.abs %[[VARG1]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %[[V5:.*]] = tosa.select %[[VARG2]], %[[V1]], %[[VARG0]] : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT: return %[[V2]], %[[V3]], %[[V2]], %[[V0]], %[[V0]], %[[VARG1]], %[[V4]], %[[V5]] : tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>
func.func @comparisons(%i: tensor<2xi32>, %f: tensor<2xf32>, %p: tensor<2xi1>) -> (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>) {
  %a = "tosa.const"() <{values = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
  %b = "tosa.const"() <{values = dense<-7> : tensor<2xi32>}> : () -> tensor<2xi32>
  %t = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
  %0 = tosa.equal %i, %i : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %1 = tosa.equal %f, %f : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %2 = tosa.greater %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %3 = tosa.greater_equal %b, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %4 = tosa.equal %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %5 = tosa.select %p, %f, %f : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %g = tosa.abs %f : (tensor<2xf32>) -> tensor<2xf32>
  %6 = tosa.select %t, %g, %f : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %n = tosa.logical_not %p : (tensor<2xi1>) -> tensor<2xi1>
  %7 = tosa.select %n, %i, %a : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>
}

// -----

// CHECK-LABEL: func.func @unary
// CHECK-SAME: (%[[VARG0:.*]]: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi8>, tensor<2xf16>, tensor<2xf32>, tensor<2xi16>, tensor<2xi1>, tensor<2xi8>) {
// CHECK-NEXT: %[[V0:.*]] = "tosa.const"() <{values = dense<-128> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT: %[[V1:.*]] = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT: %[[V2:.*]] = "tosa.const"() <{values = dense<-3> : tensor<2xi16>}> : () -> tensor<2xi16>
// CHECK-NEXT: %[[V3:.*]] = "tosa.const"() <{values = dense<-3.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %[[V4:.*]] = "tosa.const"() <{values = dense<2.500000e+00> : tensor<2xf16>}> : () -> tensor<2xf16>
// CHECK-NEXT: %[[V5:.*]] = "tosa.const"() <{values = dense<2> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT: %[[V6:.*]] = "tosa.const"() <{values = dense<2.500000e-01> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %[[V7:.*]] = tosa.abs %[[VARG0]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %[[VARG0]], %[[V7]], %[[V6]], %[[VARG0]], %[[V5]], %[[V4]], %[[V3]], %[[V2]], %[[V1]], %[[V0]] : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi8>, tensor<2xf16>, tensor<2xf32>, tensor<2xi16>, tensor<2xi1>, tensor<2xi8>
func.func @unary(%f: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi8>, tensor<2xf16>, tensor<2xf32>, tensor<2xi16>, tensor<2xi1>, tensor<2xi8>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.negate %f, %z, %z : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  %1 = tosa.negate %0, %z, %z : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  %2 = tosa.abs %f : (tensor<2xf32>) -> tensor<2xf32>
  %3 = tosa.abs %2 : (tensor<2xf32>) -> tensor<2xf32>
  %c = "tosa.const"() <{values = dense<4.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %4 = tosa.reciprocal %c : (tensor<2xf32>) -> tensor<2xf32>
  %5 = tosa.cast %f : (tensor<2xf32>) -> tensor<2xf32>
  %h = "tosa.const"() <{values = dense<2.5> : tensor<2xf32>}> : () -> tensor<2xf32>
  %6 = tosa.cast %h : (tensor<2xf32>) -> tensor<2xi8>
  %7 = tosa.cast %h : (tensor<2xf32>) -> tensor<2xf16>
  %i = "tosa.const"() <{values = dense<-3> : tensor<2xi8>}> : () -> tensor<2xi8>
  %8 = tosa.cast %i : (tensor<2xi8>) -> tensor<2xf32>
  %9 = tosa.cast %i : (tensor<2xi8>) -> tensor<2xi16>
  %10 = tosa.cast %i : (tensor<2xi8>) -> tensor<2xi1>
  %big = "tosa.const"() <{values = dense<-1000.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %11 = tosa.cast %big : (tensor<2xf32>) -> tensor<2xi8>
  return %1, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi8>, tensor<2xf16>, tensor<2xf32>, tensor<2xi16>, tensor<2xi1>, tensor<2xi8>
}

// -----

// CHECK-LABEL: func.func @reductions
// CHECK-SAME: (%[[VARG0:.*]]: tensor<1x4xf32>, %[[VARG1:.*]]: tensor<1x4xi1>) -> (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xi1>, tensor<4xi32>, tensor<1x1xf32>) {
// CHECK-NEXT: %[[V0:.*]] = "tosa.const"() <{values = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %[[V1:.*]] = tosa.reduce_sum %[[VARG0]] {axis = 1 : i32} : (tensor<1x4xf32>) -> tensor<1x1xf32>
// CHECK-NEXT: return %[[VARG0]], %[[VARG0]], %[[VARG1]], %[[V0]], %[[V1]] : tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xi1>, tensor<4xi32>, tensor<1x1xf32>
func.func @reductions(%x: tensor<1x4xf32>, %b: tensor<1x4xi1>) -> (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xi1>, tensor<4xi32>, tensor<1x1xf32>) {
  %0 = tosa.reduce_sum %x {axis = 0 : i32} : (tensor<1x4xf32>) -> tensor<1x4xf32>
  %1 = tosa.reduce_max %x {axis = 0 : i32} : (tensor<1x4xf32>) -> tensor<1x4xf32>
  %2 = tosa.reduce_any %b {axis = 0 : i32} : (tensor<1x4xi1>) -> tensor<1x4xi1>
  %3 = tosa.argmax %x {axis = 0 : i32} : (tensor<1x4xf32>) -> tensor<4xi32>
  %4 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<1x4xf32>) -> tensor<1x1xf32>
  return %0, %1, %2, %3, %4 : tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xi1>, tensor<4xi32>, tensor<1x1xf32>
}
