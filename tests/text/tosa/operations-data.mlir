// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @moves
func.func @moves(%x: tensor<2x4xf32>, %z: tensor<1xf32>, %v: tensor<1x8x4xf32>, %n: tensor<1x3xi32>, %img: tensor<1x4x4x3xf32>, %in: tensor<1x3x4xf32>) {
  // CHECK-NEXT: %{{.*}} = tosa.const_shape {values = dense<[8, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[8, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %one = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.const_shape {values = dense<[1, 0, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %p = tosa.const_shape {values = dense<[1, 0, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // CHECK-NEXT: %{{.*}} = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %sc = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // CHECK-NEXT: %{{.*}} = tosa.concat %{{.*}}, %{{.*}} {axis = 0 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %0 = tosa.concat %x, %x {axis = 0 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.reshape %{{.*}}, %{{.*}} : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<8x1xf32>
  %1 = tosa.reshape %x, %s : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<8x1xf32>
  // CHECK-NEXT: %{{.*}} = tosa.pad %{{.*}}, %{{.*}}, %{{.*}} : (tensor<2x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x6xf32>
  %2 = tosa.pad %x, %p, %z : (tensor<2x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x6xf32>
  // CHECK-NEXT: %{{.*}} = tosa.slice %{{.*}}, %{{.*}}, %{{.*}} : (tensor<2x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
  %3 = tosa.slice %x, %one, %one : (tensor<2x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
  // CHECK-NEXT: %{{.*}} = tosa.tile %{{.*}}, %{{.*}} : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<2x4xf32>
  %4 = tosa.tile %x, %one : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<2x4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.transpose %{{.*}} {perms = array<i32: 1, 0>} : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %5 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x4xf32>) -> tensor<4x2xf32>
  // CHECK-NEXT: %{{.*}} = tosa.reverse %{{.*}} {axis = 1 : i32} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %6 = tosa.reverse %x {axis = 1 : i32} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.gather %{{.*}}, %{{.*}} : (tensor<1x8x4xf32>, tensor<1x3xi32>) -> tensor<1x3x4xf32>
  %7 = tosa.gather %v, %n : (tensor<1x8x4xf32>, tensor<1x3xi32>) -> tensor<1x3x4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.scatter %{{.*}}, %{{.*}}, %{{.*}} : (tensor<1x8x4xf32>, tensor<1x3xi32>, tensor<1x3x4xf32>) -> tensor<1x8x4xf32>
  %8 = tosa.scatter %v, %n, %in : (tensor<1x8x4xf32>, tensor<1x3xi32>, tensor<1x3x4xf32>) -> tensor<1x8x4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.resize %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {mode = BILINEAR} : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x3xf32>
  %9 = tosa.resize %img, %sc, %one, %one {mode = BILINEAR} : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x3xf32>
  // CHECK-NEXT: %{{.*}} = tosa.custom %{{.*}} {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<2x4xf32>) -> tensor<3xi8>
  %10 = tosa.custom %x {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<2x4xf32>) -> tensor<3xi8>
  // CHECK-NEXT: %{{.*}} = "tosa.const"() <{values = dense<1.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
  %11 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = "tosa.const"() <{values = dense<1> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>
  %12 = "tosa.const"() <{values = dense<1> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>
  return
}

// CHECK-LABEL: func.func @shapes
func.func @shapes(%x: tensor<?x4xf32>, %n: tensor<1xi32>) {
  // CHECK-NEXT: %{{.*}} = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %none = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  // CHECK-NEXT: %{{.*}} = tosa.dim %{{.*}} {axis = 0 : i32} : (tensor<?x4xf32>) -> !tosa.shape<1>
  %dim = tosa.dim %x {axis = 0 : i32} : (tensor<?x4xf32>) -> !tosa.shape<1>
  // CHECK-NEXT: %{{.*}} = tosa.concat_shape %{{.*}}, %{{.*}} : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
  %cat = tosa.concat_shape %a, %dim : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
  // CHECK-NEXT: %{{.*}} = tosa.slice_shape %{{.*}}, %{{.*}}, %{{.*}} : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  %cut = tosa.slice_shape %cat, %n, %n : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  // CHECK-NEXT: %{{.*}} = tosa.add_shape %{{.*}}, %{{.*}} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %add = tosa.add_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.sub_shape %{{.*}}, %{{.*}} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %sub = tosa.sub_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.mul_shape %{{.*}}, %{{.*}} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %mul = tosa.mul_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.div_ceil_shape %{{.*}}, %{{.*}} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %div_ceil = tosa.div_ceil_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.div_floor_shape %{{.*}}, %{{.*}} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %div_floor = tosa.div_floor_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.mod_shape %{{.*}}, %{{.*}} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %mod = tosa.mod_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.max_shape %{{.*}}, %{{.*}} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %max = tosa.max_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.min_shape %{{.*}}, %{{.*}} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %min = tosa.min_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.exp2_shape %{{.*}} : (!tosa.shape<2>) -> !tosa.shape<2>
  %exp2 = tosa.exp2_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.log2_ceil_shape %{{.*}} : (!tosa.shape<2>) -> !tosa.shape<2>
  %log2_ceil = tosa.log2_ceil_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  // CHECK-NEXT: %{{.*}} = tosa.log2_floor_shape %{{.*}} : (!tosa.shape<2>) -> !tosa.shape<2>
  %log2_floor = tosa.log2_floor_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}
