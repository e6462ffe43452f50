// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @shapes
// CHECK-SAME: (%[[VARG0:.*]]: tensor<2x4xf32>, %[[VARG1:.*]]: tensor<?x4xf32>) -> (tensor<2x4xf32>, tensor<4x2xf32>, tensor<2x2xi32>, tensor<4x2xf32>, tensor<?x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = "tosa.const"() <{values = dense<3.000000e+00> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
// CHECK-NEXT: %[[V1:.*]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2], [3, 4{{\]\]}}> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
// CHECK-NEXT: %[[V2:.*]] = tosa.const_shape  {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %[[V3:.*]] = tosa.reshape %[[VARG0]], %[[V2]] : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<4x2xf32>
// CHECK-NEXT: return %[[VARG0]], %[[V3]], %[[V1]], %[[V0]], %[[VARG1]] : tensor<2x4xf32>, tensor<4x2xf32>, tensor<2x2xi32>, tensor<4x2xf32>, tensor<?x4xf32>
func.func @shapes(%x: tensor<2x4xf32>, %d: tensor<?x4xf32>) -> (tensor<2x4xf32>, tensor<4x2xf32>, tensor<2x2xi32>, tensor<4x2xf32>, tensor<?x4xf32>) {
  %s = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %t = tosa.const_shape {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %u = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %v = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %w = tosa.const_shape {values = dense<[8]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %x, %s : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<2x4xf32>
  %1 = tosa.reshape %x, %w : (tensor<2x4xf32>, !tosa.shape<1>) -> tensor<8xf32>
  %2 = tosa.reshape %1, %t : (tensor<8xf32>, !tosa.shape<2>) -> tensor<4x2xf32>
  %c = "tosa.const"() <{values = dense<[1, 2, 3, 4]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %3 = tosa.reshape %c, %u : (tensor<4xi32>, !tosa.shape<2>) -> tensor<2x2xi32>
  %k = "tosa.const"() <{values = dense<3.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %4 = tosa.reshape %k, %t : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<4x2xf32>
  %5 = tosa.reshape %d, %v : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
  return %0, %2, %3, %4, %5 : tensor<2x4xf32>, tensor<4x2xf32>, tensor<2x2xi32>, tensor<4x2xf32>, tensor<?x4xf32>
}

// -----

// CHECK-LABEL: func.func @concat
// CHECK-SAME: (%[[VARG0:.*]]: tensor<2x4xf32>, %[[VARG1:.*]]: tensor<3x4xf32>) -> (tensor<2x4xf32>, tensor<7x4xf32>, tensor<?x4xf32>, tensor<2x8xf32>) {
// CHECK-NEXT: %[[V0:.*]] = tosa.concat %[[VARG0]], %[[VARG1]], %[[VARG0]] {axis = 0 : i32} : (tensor<2x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<7x4xf32>
// CHECK-NEXT: %[[VCAST:.*]] = tensor.cast %[[VARG0]] : tensor<2x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %[[V1:.*]] = tosa.concat %[[VARG0]], %[[VARG0]] {axis = 1 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
// CHECK-NEXT: return %[[VARG0]], %[[V0]], %[[VCAST]], %[[V1]] : tensor<2x4xf32>, tensor<7x4xf32>, tensor<?x4xf32>, tensor<2x8xf32>
func.func @concat(%x: tensor<2x4xf32>, %y: tensor<3x4xf32>) -> (tensor<2x4xf32>, tensor<7x4xf32>, tensor<?x4xf32>, tensor<2x8xf32>) {
  %0 = tosa.concat %x {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = tosa.concat %x, %y {axis = 0 : i32} : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  %2 = tosa.concat %1, %x {axis = 0 : i32} : (tensor<5x4xf32>, tensor<2x4xf32>) -> tensor<7x4xf32>
  %3 = tosa.concat %x {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<?x4xf32>
  %4 = tosa.concat %x, %x {axis = 1 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
  return %0, %2, %3, %4 : tensor<2x4xf32>, tensor<7x4xf32>, tensor<?x4xf32>, tensor<2x8xf32>
}

// -----

// CHECK-LABEL: func.func @transposes
// CHECK-SAME: (%[[VARG0:.*]]: tensor<2x3x4xf32>, %[[VARG1:.*]]: tensor<1x3x1x4xf32>, %[[VARG2:.*]]: tensor<1x?xf32>) -> (tensor<2x3x4xf32>, tensor<4x2x3xf32>, tensor<3x4x1x1xf32>, tensor<3x2xi32>, tensor<?x1xf32>) {
// CHECK-NEXT: %[[V0:.*]] = tosa.const_shape  {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %[[V1:.*]] = "tosa.const"() <{values = dense<5> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
// CHECK-NEXT: %[[V2:.*]] = tosa.const_shape  {values = dense<[3, 4, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %[[V3:.*]] = tosa.transpose %[[VARG0]] {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT: %[[V4:.*]] = tosa.reshape %[[VARG1]], %[[V2]] : (tensor<1x3x1x4xf32>, !tosa.shape<4>) -> tensor<3x4x1x1xf32>
// CHECK-NEXT: %[[V5:.*]] = tosa.reshape %[[VARG2]], %[[V0]] : (tensor<1x?xf32>, !tosa.shape<2>) -> tensor<?x1xf32>
// CHECK-NEXT: return %[[VARG0]], %[[V3]], %[[V4]], %[[V1]], %[[V5]] : tensor<2x3x4xf32>, tensor<4x2x3xf32>, tensor<3x4x1x1xf32>, tensor<3x2xi32>, tensor<?x1xf32>
func.func @transposes(%x: tensor<2x3x4xf32>, %y: tensor<1x3x1x4xf32>, %z: tensor<1x?xf32>) -> (tensor<2x3x4xf32>, tensor<4x2x3xf32>, tensor<3x4x1x1xf32>, tensor<3x2xi32>, tensor<?x1xf32>) {
  %0 = tosa.transpose %x {perms = array<i32: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %1 = tosa.transpose %x {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 2, 0>} : (tensor<3x4x2xf32>) -> tensor<4x2x3xf32>
  %3 = tosa.transpose %y {perms = array<i32: 1, 3, 0, 2>} : (tensor<1x3x1x4xf32>) -> tensor<3x4x1x1xf32>
  %c = "tosa.const"() <{values = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %4 = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %5 = tosa.transpose %z {perms = array<i32: 1, 0>} : (tensor<1x?xf32>) -> tensor<?x1xf32>
  return %0, %2, %3, %4, %5 : tensor<2x3x4xf32>, tensor<4x2x3xf32>, tensor<3x4x1x1xf32>, tensor<3x2xi32>, tensor<?x1xf32>
}

// -----

// CHECK-LABEL: func.func @moves
// CHECK-SAME: (%[[VARG0:.*]]: tensor<2x4xf32>, %[[VARG1:.*]]: tensor<1x4x4x3xf32>, %[[VARG2:.*]]: tensor<1x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<1x4xf32>, tensor<1x4x4x3xf32>, tensor<2x4xf32>, tensor<1x2xi32>, tensor<1x1xi32>) {
// CHECK-NEXT: %[[V0:.*]] = "tosa.const"() <{values = dense<5> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
// CHECK-NEXT: %[[V1:.*]] = "tosa.const"() <{values = dense<6> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: return %[[VARG0]], %[[VARG0]], %[[VARG2]], %[[VARG1]], %[[VARG0]], %[[V0]], %[[V1]] : tensor<2x4xf32>, tensor<2x4xf32>, tensor<1x4xf32>, tensor<1x4x4x3xf32>, tensor<2x4xf32>, tensor<1x2xi32>, tensor<1x1xi32>
func.func @moves(%x: tensor<2x4xf32>, %im: tensor<1x4x4x3xf32>, %o: tensor<1x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<1x4xf32>, tensor<1x4x4x3xf32>, tensor<2x4xf32>, tensor<1x2xi32>, tensor<1x1xi32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %one = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %x, %p, %z : (tensor<2x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x4xf32>
  %1 = tosa.tile %x, %one : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<2x4xf32>
  %2 = tosa.reverse %o {axis = 0 : i32} : (tensor<1x4xf32>) -> tensor<1x4xf32>
  %sc = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.resize %im, %sc, %of, %of {mode = NEAREST_NEIGHBOR} : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x3xf32>
  %sz = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.slice %x, %of, %sz : (tensor<2x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  %c = "tosa.const"() <{values = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %s12 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %5 = tosa.slice %c, %of, %s12 : (tensor<2x3xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xi32>
  %d = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %6 = tosa.slice %d, %s12, %one : (tensor<2x3xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<1x4xf32>, tensor<1x4x4x3xf32>, tensor<2x4xf32>, tensor<1x2xi32>, tensor<1x1xi32>
}

// -----

// CHECK-LABEL: func.func @slices
// CHECK-SAME: (%[[VARG0:.*]]: tensor<2x4xf32>, %[[VARG1:.*]]: tensor<3x4xf32>, %[[VARG2:.*]]: tensor<4x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = tosa.const_shape  {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %[[V1:.*]] = tosa.const_shape  {values = dense<[0, 0, 1, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %[[V2:.*]] = tosa.const_shape  {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %[[V3:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V4:.*]] = tosa.const_shape  {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %[[V5:.*]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %[[V6:.*]] = tosa.slice %[[VARG1]], %[[V5]], %[[V4]] : (tensor<3x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
// CHECK-NEXT: %[[V7:.*]] = tosa.pad %[[VARG2]], %[[V1]], %[[V3]] : (tensor<4x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: %[[V8:.*]] = tosa.slice %[[V7]], %[[V0]], %[[V4]] : (tensor<4x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
// CHECK-NEXT: %[[V9:.*]] = tosa.slice %[[VARG2]], %[[V2]], %[[V4]] : (tensor<4x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
// CHECK-NEXT: return %[[V6]], %[[V8]], %[[V9]] : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
func.func @slices(%x: tensor<2x4xf32>, %y: tensor<3x4xf32>, %d: tensor<4x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %0 = tosa.concat %x, %y {axis = 0 : i32} : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  %s = tosa.const_shape {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %s, %z : (tensor<5x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  %p = tosa.const_shape {values = dense<[1, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %2 = tosa.pad %d, %p, %c : (tensor<4x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x8xf32>
  %3 = tosa.slice %2, %s, %z : (tensor<6x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  %u = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %t = tosa.const_shape {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.slice %d, %t, %u : (tensor<4x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  return %1, %3, %4 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @clamps
// CHECK-SAME: (%[[VARG0:.*]]: tensor<4xf32>, %[[VARG1:.*]]: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = tosa.clamp %[[VARG0]] {max_val = 3.000000e+00 : f32, min_val = -1.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = tosa.clamp %[[VARG1]] {max_val = 2 : i8, min_val = -2 : i8} : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: %[[V2:.*]] = tosa.clamp %[[VARG0]] {max_val = 3.000000e+00 : f32, min_val = -1.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[VARG0]], %[[VARG1]], %[[V0]], %[[V1]], %[[V2]] : tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>
func.func @clamps(%f: tensor<4xf32>, %i: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>) {
  %0 = tosa.clamp %f {max_val = 0x7F800000 : f32, min_val = 0xFF800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.clamp %i {max_val = 127 : i8, min_val = -128 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %2 = tosa.clamp %f {max_val = 4.0 : f32, min_val = -1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = tosa.clamp %2 {max_val = 3.0 : f32, min_val = -2.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = tosa.clamp %i {max_val = 4 : i8, min_val = -2 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %5 = tosa.clamp %4 {max_val = 2 : i8, min_val = -4 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %6 = tosa.clamp %f {max_val = 4.0 : f32, min_val = -1.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %7 = tosa.clamp %6 {max_val = 3.0 : f32, min_val = -2.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %3, %5, %7 : tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @pools
// CHECK-SAME: (%[[VARG0:.*]]: tensor<1x1x1x3xf32>, %[[VARG1:.*]]: tensor<1x4x4x3xf32>, %[[VARG2:.*]]: tensor<8x3x3x3xf32>, %[[VARG3:.*]]: tensor<8xf32>) -> (tensor<1x1x1x3xf32>, tensor<1x4x4x3xf32>, tensor<1x4x4x8xf32>, tensor<1x4x4x3xf32>) {
// CHECK-NEXT: %[[V0:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V1:.*]] = tosa.max_pool2d %[[VARG1]] {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
// CHECK-NEXT: %[[V2:.*]] = tosa.conv2d %[[VARG1]], %[[VARG2]], %[[VARG3]], %[[V0]], %[[V0]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x3xf32>, tensor<8x3x3x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
// CHECK-NEXT: %[[V3:.*]] = tosa.max_pool2d %[[VARG1]] {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
// CHECK-NEXT: return %[[VARG0]], %[[V1]], %[[V2]], %[[V3]] : tensor<1x1x1x3xf32>, tensor<1x4x4x3xf32>, tensor<1x4x4x8xf32>, tensor<1x4x4x3xf32>
func.func @pools(%x: tensor<1x1x1x3xf32>, %y: tensor<1x4x4x3xf32>, %w: tensor<8x3x3x3xf32>, %b: tensor<8xf32>) -> (tensor<1x1x1x3xf32>, tensor<1x4x4x3xf32>, tensor<1x4x4x8xf32>, tensor<1x4x4x3xf32>) {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32>
  %1 = tosa.max_pool2d %y {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %2 = tosa.pad %y, %p, %z : (tensor<1x4x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x3xf32>
  %3 = tosa.conv2d %2, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x3xf32>, tensor<8x3x3x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %low = "tosa.const"() <{values = dense<-3.40282347E+38> : tensor<1xf32>}> : () -> tensor<1xf32>
  %4 = tosa.pad %y, %p, %low : (tensor<1x4x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x3xf32>
  %5 = tosa.max_pool2d %4 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x6x3xf32>) -> tensor<1x4x4x3xf32>
  return %0, %1, %3, %5 : tensor<1x1x1x3xf32>, tensor<1x4x4x3xf32>, tensor<1x4x4x8xf32>, tensor<1x4x4x3xf32>
}
