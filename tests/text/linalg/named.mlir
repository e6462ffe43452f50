// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Each named operation with loops of its own or of its output.

func.func @copy_memref(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.copy ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @exp_tensor(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) {
  %r = linalg.exp ins(%a0 : tensor<4x?xf32>) outs(%a1 : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
func.func @log_memref(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.log ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @abs_tensor(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) {
  %r = linalg.abs ins(%a0 : tensor<4x?xf32>) outs(%a1 : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
func.func @ceil_memref(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.ceil ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @floor_tensor(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) {
  %r = linalg.floor ins(%a0 : tensor<4x?xf32>) outs(%a1 : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
func.func @negf_memref(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.negf ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @reciprocal_tensor(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) {
  %r = linalg.reciprocal ins(%a0 : tensor<4x?xf32>) outs(%a1 : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
func.func @round_memref(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.round ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @sqrt_tensor(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) {
  %r = linalg.sqrt ins(%a0 : tensor<4x?xf32>) outs(%a1 : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
func.func @rsqrt_memref(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.rsqrt ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @square_tensor(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) {
  %r = linalg.square ins(%a0 : tensor<4x?xf32>) outs(%a1 : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
func.func @tanh_memref(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.tanh ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @erf_tensor(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) {
  %r = linalg.erf ins(%a0 : tensor<4x?xf32>) outs(%a1 : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
func.func @add_memref(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>, %a2: memref<4x?xf32>) {
  linalg.add ins(%a0, %a1 : memref<4x?xf32>, memref<4x?xf32>) outs(%a2 : memref<4x?xf32>)
  return
}
func.func @sub_tensor(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>, %a2: tensor<4x?xf32>) {
  %r = linalg.sub ins(%a0, %a1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%a2 : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
func.func @mul_memref(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>, %a2: memref<4x?xf32>) {
  linalg.mul ins(%a0, %a1 : memref<4x?xf32>, memref<4x?xf32>) outs(%a2 : memref<4x?xf32>)
  return
}
func.func @div_tensor(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>, %a2: tensor<4x?xf32>) {
  %r = linalg.div ins(%a0, %a1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%a2 : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
func.func @div_unsigned_memref(%a0: memref<4x?xi32>, %a1: memref<4x?xi32>, %a2: memref<4x?xi32>) {
  linalg.div_unsigned ins(%a0, %a1 : memref<4x?xi32>, memref<4x?xi32>) outs(%a2 : memref<4x?xi32>)
  return
}
func.func @max_tensor(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>, %a2: tensor<4x?xf32>) {
  %r = linalg.max ins(%a0, %a1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%a2 : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
func.func @min_memref(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>, %a2: memref<4x?xf32>) {
  linalg.min ins(%a0, %a1 : memref<4x?xf32>, memref<4x?xf32>) outs(%a2 : memref<4x?xf32>)
  return
}
func.func @powf_tensor(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>, %a2: tensor<4x?xf32>) {
  %r = linalg.powf ins(%a0, %a1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%a2 : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
func.func @select_memref(%a0: memref<4x?xi1>, %a1: memref<4x?xf32>, %a2: memref<4x?xf32>, %a3: memref<4x?xf32>) {
  linalg.select ins(%a0, %a1, %a2 : memref<4x?xi1>, memref<4x?xf32>, memref<4x?xf32>) outs(%a3 : memref<4x?xf32>)
  return
}
func.func @quantized_matmul_tensor(%a0: tensor<3x5xi8>, %a1: tensor<5x4xi8>, %a2: i32, %a3: i32, %a4: tensor<3x4xi32>) {
  %r = linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : tensor<3x5xi8>, tensor<5x4xi8>, i32, i32) outs(%a4 : tensor<3x4xi32>) -> tensor<3x4xi32>
  return
}
func.func @mmt4d_memref(%a0: memref<3x5x6x4xf32>, %a1: memref<4x5x3x4xf32>, %a2: memref<3x4x6x3xf32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<3x5x6x4xf32>, memref<4x5x3x4xf32>) outs(%a2 : memref<3x4x6x3xf32>)
  return
}
func.func @batch_mmt4d_tensor(%a0: tensor<3x4x6x3x5xf32>, %a1: tensor<3x5x6x4x5xf32>, %a2: tensor<3x4x5x3x4xf32>) {
  %r = linalg.batch_mmt4d ins(%a0, %a1 : tensor<3x4x6x3x5xf32>, tensor<3x5x6x4x5xf32>) outs(%a2 : tensor<3x4x5x3x4xf32>) -> tensor<3x4x5x3x4xf32>
  return
}
func.func @quantized_batch_matmul_memref(%a0: memref<3x4x6xi8>, %a1: memref<3x6x5xi8>, %a2: i32, %a3: i32, %a4: memref<3x4x5xi32>) {
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<3x4x6xi8>, memref<3x6x5xi8>, i32, i32) outs(%a4 : memref<3x4x5xi32>)
  return
}
func.func @matvec_tensor(%a0: tensor<3x4xf32>, %a1: tensor<4xf32>, %a2: tensor<3xf32>) {
  %r = linalg.matvec ins(%a0, %a1 : tensor<3x4xf32>, tensor<4xf32>) outs(%a2 : tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @vecmat_memref(%a0: memref<4xf32>, %a1: memref<4x3xf32>, %a2: memref<3xf32>) {
  linalg.vecmat ins(%a0, %a1 : memref<4xf32>, memref<4x3xf32>) outs(%a2 : memref<3xf32>)
  return
}
func.func @batch_matvec_tensor(%a0: tensor<3x4x5xf32>, %a1: tensor<3x5xf32>, %a2: tensor<3x4xf32>) {
  %r = linalg.batch_matvec ins(%a0, %a1 : tensor<3x4x5xf32>, tensor<3x5xf32>) outs(%a2 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}
func.func @batch_vecmat_memref(%a0: memref<3x5xf32>, %a1: memref<3x5x4xf32>, %a2: memref<3x4xf32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<3x5xf32>, memref<3x5x4xf32>) outs(%a2 : memref<3x4xf32>)
  return
}
func.func @dot_tensor(%a0: tensor<3xf32>, %a1: tensor<3xf32>, %a2: tensor<f32>) {
  %r = linalg.dot ins(%a0, %a1 : tensor<3xf32>, tensor<3xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  return
}
func.func @conv_1d_memref(%a0: memref<6xf32>, %a1: memref<4xf32>, %a2: memref<3xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<6xf32>, memref<4xf32>) outs(%a2 : memref<3xf32>)
  return
}
func.func @conv_2d_tensor(%a0: tensor<7x9xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3x4xf32>) {
  %r = linalg.conv_2d ins(%a0, %a1 : tensor<7x9xf32>, tensor<5x6xf32>) outs(%a2 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}
func.func @conv_3d_memref(%a0: memref<8x6x8xf32>, %a1: memref<6x3x4xf32>, %a2: memref<3x4x5xf32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<8x6x8xf32>, memref<6x3x4xf32>) outs(%a2 : memref<3x4x5xf32>)
  return
}
func.func @conv_1d_nwc_wcf_tensor(%a0: tensor<3x9x3xf32>, %a1: tensor<6x3x5xf32>, %a2: tensor<3x4x5xf32>) {
  %r = linalg.conv_1d_nwc_wcf ins(%a0, %a1 : tensor<3x9x3xf32>, tensor<6x3x5xf32>) outs(%a2 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return
}
func.func @conv_1d_ncw_fcw_memref(%a0: memref<3x6x7xf32>, %a1: memref<4x6x3xf32>, %a2: memref<3x4x5xf32>) {
  linalg.conv_1d_ncw_fcw ins(%a0, %a1 : memref<3x6x7xf32>, memref<4x6x3xf32>) outs(%a2 : memref<3x4x5xf32>)
  return
}
func.func @conv_2d_nhwc_hwcf_tensor(%a0: tensor<3x6x8x5xf32>, %a1: tensor<3x4x5x6xf32>, %a2: tensor<3x4x5x6xf32>) {
  %r = linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : tensor<3x6x8x5xf32>, tensor<3x4x5x6xf32>) outs(%a2 : tensor<3x4x5x6xf32>) -> tensor<3x4x5x6xf32>
  return
}
func.func @conv_2d_nhwc_fhwc_memref(%a0: memref<3x6x8x5xf32>, %a1: memref<6x3x4x5xf32>, %a2: memref<3x4x5x6xf32>) {
  linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : memref<3x6x8x5xf32>, memref<6x3x4x5xf32>) outs(%a2 : memref<3x4x5x6xf32>)
  return
}
func.func @conv_2d_nhwc_hwcf_q_tensor(%a0: tensor<3x6x8x5xi8>, %a1: tensor<3x4x5x6xi8>, %a2: i32, %a3: i32, %a4: tensor<3x4x5x6xi32>) {
  %r = linalg.conv_2d_nhwc_hwcf_q ins(%a0, %a1, %a2, %a3 : tensor<3x6x8x5xi8>, tensor<3x4x5x6xi8>, i32, i32) outs(%a4 : tensor<3x4x5x6xi32>) -> tensor<3x4x5x6xi32>
  return
}
func.func @conv_2d_nhwc_fhwc_q_memref(%a0: memref<3x6x8x5xi8>, %a1: memref<6x3x4x5xi8>, %a2: i32, %a3: i32, %a4: memref<3x4x5x6xi32>) {
  linalg.conv_2d_nhwc_fhwc_q ins(%a0, %a1, %a2, %a3 : memref<3x6x8x5xi8>, memref<6x3x4x5xi8>, i32, i32) outs(%a4 : memref<3x4x5x6xi32>)
  return
}
func.func @conv_2d_nchw_fchw_q_tensor(%a0: tensor<3x3x8x10xi8>, %a1: tensor<4x3x4x5xi8>, %a2: i32, %a3: i32, %a4: tensor<3x4x5x6xi32>) {
  %r = linalg.conv_2d_nchw_fchw_q ins(%a0, %a1, %a2, %a3 : tensor<3x3x8x10xi8>, tensor<4x3x4x5xi8>, i32, i32) outs(%a4 : tensor<3x4x5x6xi32>) -> tensor<3x4x5x6xi32>
  return
}
func.func @conv_2d_nchw_fchw_memref(%a0: memref<3x3x8x10xf32>, %a1: memref<4x3x4x5xf32>, %a2: memref<3x4x5x6xf32>) {
  linalg.conv_2d_nchw_fchw ins(%a0, %a1 : memref<3x3x8x10xf32>, memref<4x3x4x5xf32>) outs(%a2 : memref<3x4x5x6xf32>)
  return
}
func.func @conv_2d_ngchw_fgchw_tensor(%a0: tensor<3x4x4x10x8xf32>, %a1: tensor<5x4x4x5x6xf32>, %a2: tensor<3x4x5x6x3xf32>) {
  %r = linalg.conv_2d_ngchw_fgchw ins(%a0, %a1 : tensor<3x4x4x10x8xf32>, tensor<5x4x4x5x6xf32>) outs(%a2 : tensor<3x4x5x6x3xf32>) -> tensor<3x4x5x6x3xf32>
  return
}
func.func @conv_2d_ngchw_gfchw_memref(%a0: memref<3x4x4x10x8xf32>, %a1: memref<4x5x4x5x6xf32>, %a2: memref<3x4x5x6x3xf32>) {
  linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : memref<3x4x4x10x8xf32>, memref<4x5x4x5x6xf32>) outs(%a2 : memref<3x4x5x6x3xf32>)
  return
}
func.func @conv_2d_nhwgc_gfhwc_tensor(%a0: tensor<3x7x9x6x6xf32>, %a1: tensor<6x3x4x5x6xf32>, %a2: tensor<3x4x5x6x3xf32>) {
  %r = linalg.conv_2d_nhwgc_gfhwc ins(%a0, %a1 : tensor<3x7x9x6x6xf32>, tensor<6x3x4x5x6xf32>) outs(%a2 : tensor<3x4x5x6x3xf32>) -> tensor<3x4x5x6x3xf32>
  return
}
func.func @conv_2d_nhwgc_gfhwc_q_memref(%a0: memref<3x7x9x6x6xi8>, %a1: memref<6x3x4x5x6xi8>, %a2: i32, %a3: i32, %a4: memref<3x4x5x6x3xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q ins(%a0, %a1, %a2, %a3 : memref<3x7x9x6x6xi8>, memref<6x3x4x5x6xi8>, i32, i32) outs(%a4 : memref<3x4x5x6x3xi32>)
  return
}
func.func @conv_2d_ngchw_gfchw_q_tensor(%a0: tensor<3x4x4x10x8xi8>, %a1: tensor<4x5x4x5x6xi8>, %a2: i32, %a3: i32, %a4: tensor<3x4x5x6x3xi32>) {
  %r = linalg.conv_2d_ngchw_gfchw_q ins(%a0, %a1, %a2, %a3 : tensor<3x4x4x10x8xi8>, tensor<4x5x4x5x6xi8>, i32, i32) outs(%a4 : tensor<3x4x5x6x3xi32>) -> tensor<3x4x5x6x3xi32>
  return
}
func.func @conv_3d_ndhwc_dhwcf_memref(%a0: memref<3x7x9x11x3xf32>, %a1: memref<4x5x6x3x3xf32>, %a2: memref<3x4x5x6x3xf32>) {
  linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : memref<3x7x9x11x3xf32>, memref<4x5x6x3x3xf32>) outs(%a2 : memref<3x4x5x6x3xf32>)
  return
}
func.func @conv_3d_ndhwc_dhwcf_q_tensor(%a0: tensor<3x7x9x11x3xi8>, %a1: tensor<4x5x6x3x3xi8>, %a2: i32, %a3: i32, %a4: tensor<3x4x5x6x3xi32>) {
  %r = linalg.conv_3d_ndhwc_dhwcf_q ins(%a0, %a1, %a2, %a3 : tensor<3x7x9x11x3xi8>, tensor<4x5x6x3x3xi8>, i32, i32) outs(%a4 : tensor<3x4x5x6x3xi32>) -> tensor<3x4x5x6x3xi32>
  return
}
func.func @conv_3d_ncdhw_fcdhw_memref(%a0: memref<3x4x9x11x5xf32>, %a1: memref<4x4x5x6x3xf32>, %a2: memref<3x4x5x6x3xf32>) {
  linalg.conv_3d_ncdhw_fcdhw ins(%a0, %a1 : memref<3x4x9x11x5xf32>, memref<4x4x5x6x3xf32>) outs(%a2 : memref<3x4x5x6x3xf32>)
  return
}
func.func @depthwise_conv_1d_nwc_wc_tensor(%a0: tensor<3x9x5xf32>, %a1: tensor<6x5xf32>, %a2: tensor<3x4x5xf32>) {
  %r = linalg.depthwise_conv_1d_nwc_wc ins(%a0, %a1 : tensor<3x9x5xf32>, tensor<6x5xf32>) outs(%a2 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return
}
func.func @depthwise_conv_1d_ncw_cw_memref(%a0: memref<3x5x9xf32>, %a1: memref<5x6xf32>, %a2: memref<3x5x4xf32>) {
  linalg.depthwise_conv_1d_ncw_cw ins(%a0, %a1 : memref<3x5x9xf32>, memref<5x6xf32>) outs(%a2 : memref<3x5x4xf32>)
  return
}
func.func @depthwise_conv_1d_nwc_wcm_tensor(%a0: tensor<3x6x5xf32>, %a1: tensor<3x5x6xf32>, %a2: tensor<3x4x5x6xf32>) {
  %r = linalg.depthwise_conv_1d_nwc_wcm ins(%a0, %a1 : tensor<3x6x5xf32>, tensor<3x5x6xf32>) outs(%a2 : tensor<3x4x5x6xf32>) -> tensor<3x4x5x6xf32>
  return
}
func.func @depthwise_conv_2d_nhwc_hwc_memref(%a0: memref<3x6x8x6xf32>, %a1: memref<3x4x6xf32>, %a2: memref<3x4x5x6xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : memref<3x6x8x6xf32>, memref<3x4x6xf32>) outs(%a2 : memref<3x4x5x6xf32>)
  return
}
func.func @depthwise_conv_2d_nchw_chw_tensor(%a0: tensor<3x6x6x8xf32>, %a1: tensor<6x3x4xf32>, %a2: tensor<3x6x4x5xf32>) {
  %r = linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : tensor<3x6x6x8xf32>, tensor<6x3x4xf32>) outs(%a2 : tensor<3x6x4x5xf32>) -> tensor<3x6x4x5xf32>
  return
}
func.func @depthwise_conv_2d_nhwc_hwc_q_memref(%a0: memref<3x6x8x6xi8>, %a1: memref<3x4x6xi8>, %a2: i32, %a3: i32, %a4: memref<3x4x5x6xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a0, %a1, %a2, %a3 : memref<3x6x8x6xi8>, memref<3x4x6xi8>, i32, i32) outs(%a4 : memref<3x4x5x6xi32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm_tensor(%a0: tensor<3x7x9x6xf32>, %a1: tensor<4x5x6x3xf32>, %a2: tensor<3x4x5x6x3xf32>) {
  %r = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a0, %a1 : tensor<3x7x9x6xf32>, tensor<4x5x6x3xf32>) outs(%a2 : tensor<3x4x5x6x3xf32>) -> tensor<3x4x5x6x3xf32>
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm_q_memref(%a0: memref<3x7x9x6xi8>, %a1: memref<4x5x6x3xi8>, %a2: i32, %a3: i32, %a4: memref<3x4x5x6x3xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a0, %a1, %a2, %a3 : memref<3x7x9x6xi8>, memref<4x5x6x3xi8>, i32, i32) outs(%a4 : memref<3x4x5x6x3xi32>)
  return
}
func.func @depthwise_conv_3d_ndhwc_dhwc_tensor(%a0: tensor<3x6x8x10x6xf32>, %a1: tensor<3x4x5x6xf32>, %a2: tensor<3x4x5x6x6xf32>) {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a0, %a1 : tensor<3x6x8x10x6xf32>, tensor<3x4x5x6xf32>) outs(%a2 : tensor<3x4x5x6x6xf32>) -> tensor<3x4x5x6x6xf32>
  return
}
func.func @depthwise_conv_3d_ncdhw_cdhw_memref(%a0: memref<3x6x6x8x10xf32>, %a1: memref<6x3x4x5xf32>, %a2: memref<3x6x4x5x6xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a0, %a1 : memref<3x6x6x8x10xf32>, memref<6x3x4x5xf32>) outs(%a2 : memref<3x6x4x5x6xf32>)
  return
}
func.func @depthwise_conv_3d_ndhwc_dhwcm_tensor(%a0: tensor<3x7x9x11x3xf32>, %a1: tensor<4x5x6x3x3xf32>, %a2: tensor<3x4x5x6x3x3xf32>) {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a0, %a1 : tensor<3x7x9x11x3xf32>, tensor<4x5x6x3x3xf32>) outs(%a2 : tensor<3x4x5x6x3x3xf32>) -> tensor<3x4x5x6x3x3xf32>
  return
}
func.func @pooling_nhwc_sum_memref(%a0: memref<3x6x8x6xf32>, %a1: memref<3x4xf32>, %a2: memref<3x4x5x6xf32>) {
  linalg.pooling_nhwc_sum ins(%a0, %a1 : memref<3x6x8x6xf32>, memref<3x4xf32>) outs(%a2 : memref<3x4x5x6xf32>)
  return
}
func.func @pooling_nchw_sum_tensor(%a0: tensor<3x4x7x9xf32>, %a1: tensor<3x4xf32>, %a2: tensor<3x4x5x6xf32>) {
  %r = linalg.pooling_nchw_sum ins(%a0, %a1 : tensor<3x4x7x9xf32>, tensor<3x4xf32>) outs(%a2 : tensor<3x4x5x6xf32>) -> tensor<3x4x5x6xf32>
  return
}
func.func @pooling_nhwc_max_memref(%a0: memref<3x6x8x6xf32>, %a1: memref<3x4xf32>, %a2: memref<3x4x5x6xf32>) {
  linalg.pooling_nhwc_max ins(%a0, %a1 : memref<3x6x8x6xf32>, memref<3x4xf32>) outs(%a2 : memref<3x4x5x6xf32>)
  return
}
func.func @pooling_nhwc_max_unsigned_tensor(%a0: tensor<3x6x8x6xi8>, %a1: tensor<3x4xi8>, %a2: tensor<3x4x5x6xi32>) {
  %r = linalg.pooling_nhwc_max_unsigned ins(%a0, %a1 : tensor<3x6x8x6xi8>, tensor<3x4xi8>) outs(%a2 : tensor<3x4x5x6xi32>) -> tensor<3x4x5x6xi32>
  return
}
func.func @pooling_nchw_max_memref(%a0: memref<3x4x7x9xf32>, %a1: memref<3x4xf32>, %a2: memref<3x4x5x6xf32>) {
  linalg.pooling_nchw_max ins(%a0, %a1 : memref<3x4x7x9xf32>, memref<3x4xf32>) outs(%a2 : memref<3x4x5x6xf32>)
  return
}
func.func @pooling_nhwc_min_tensor(%a0: tensor<3x6x8x6xf32>, %a1: tensor<3x4xf32>, %a2: tensor<3x4x5x6xf32>) {
  %r = linalg.pooling_nhwc_min ins(%a0, %a1 : tensor<3x6x8x6xf32>, tensor<3x4xf32>) outs(%a2 : tensor<3x4x5x6xf32>) -> tensor<3x4x5x6xf32>
  return
}
func.func @pooling_nhwc_min_unsigned_memref(%a0: memref<3x6x8x6xi8>, %a1: memref<3x4xi8>, %a2: memref<3x4x5x6xi32>) {
  linalg.pooling_nhwc_min_unsigned ins(%a0, %a1 : memref<3x6x8x6xi8>, memref<3x4xi8>) outs(%a2 : memref<3x4x5x6xi32>)
  return
}
func.func @pooling_nwc_sum_tensor(%a0: tensor<3x9x5xf32>, %a1: tensor<6xf32>, %a2: tensor<3x4x5xf32>) {
  %r = linalg.pooling_nwc_sum ins(%a0, %a1 : tensor<3x9x5xf32>, tensor<6xf32>) outs(%a2 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return
}
func.func @pooling_ncw_sum_memref(%a0: memref<3x4x10xf32>, %a1: memref<6xf32>, %a2: memref<3x4x5xf32>) {
  linalg.pooling_ncw_sum ins(%a0, %a1 : memref<3x4x10xf32>, memref<6xf32>) outs(%a2 : memref<3x4x5xf32>)
  return
}
func.func @pooling_nwc_max_tensor(%a0: tensor<3x9x5xf32>, %a1: tensor<6xf32>, %a2: tensor<3x4x5xf32>) {
  %r = linalg.pooling_nwc_max ins(%a0, %a1 : tensor<3x9x5xf32>, tensor<6xf32>) outs(%a2 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return
}
func.func @pooling_nwc_max_unsigned_memref(%a0: memref<3x9x5xi8>, %a1: memref<6xi8>, %a2: memref<3x4x5xi32>) {
  linalg.pooling_nwc_max_unsigned ins(%a0, %a1 : memref<3x9x5xi8>, memref<6xi8>) outs(%a2 : memref<3x4x5xi32>)
  return
}
func.func @pooling_ncw_max_tensor(%a0: tensor<3x4x10xf32>, %a1: tensor<6xf32>, %a2: tensor<3x4x5xf32>) {
  %r = linalg.pooling_ncw_max ins(%a0, %a1 : tensor<3x4x10xf32>, tensor<6xf32>) outs(%a2 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return
}
func.func @pooling_nwc_min_memref(%a0: memref<3x9x5xf32>, %a1: memref<6xf32>, %a2: memref<3x4x5xf32>) {
  linalg.pooling_nwc_min ins(%a0, %a1 : memref<3x9x5xf32>, memref<6xf32>) outs(%a2 : memref<3x4x5xf32>)
  return
}
func.func @pooling_nwc_min_unsigned_tensor(%a0: tensor<3x9x5xi8>, %a1: tensor<6xi8>, %a2: tensor<3x4x5xi32>) {
  %r = linalg.pooling_nwc_min_unsigned ins(%a0, %a1 : tensor<3x9x5xi8>, tensor<6xi8>) outs(%a2 : tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
  return
}
func.func @pooling_ndhwc_sum_memref(%a0: memref<3x7x9x11x3xf32>, %a1: memref<4x5x6xf32>, %a2: memref<3x4x5x6x3xf32>) {
  linalg.pooling_ndhwc_sum ins(%a0, %a1 : memref<3x7x9x11x3xf32>, memref<4x5x6xf32>) outs(%a2 : memref<3x4x5x6x3xf32>)
  return
}
func.func @pooling_ndhwc_max_tensor(%a0: tensor<3x7x9x11x3xf32>, %a1: tensor<4x5x6xf32>, %a2: tensor<3x4x5x6x3xf32>) {
  %r = linalg.pooling_ndhwc_max ins(%a0, %a1 : tensor<3x7x9x11x3xf32>, tensor<4x5x6xf32>) outs(%a2 : tensor<3x4x5x6x3xf32>) -> tensor<3x4x5x6x3xf32>
  return
}
func.func @pooling_ndhwc_min_memref(%a0: memref<3x7x9x11x3xf32>, %a1: memref<4x5x6xf32>, %a2: memref<3x4x5x6x3xf32>) {
  linalg.pooling_ndhwc_min ins(%a0, %a1 : memref<3x7x9x11x3xf32>, memref<4x5x6xf32>) outs(%a2 : memref<3x4x5x6x3xf32>)
  return
}
func.func @fill_tensor(%a0: f32, %a1: tensor<4x?xf32>) {
  %r = linalg.fill ins(%a0 : f32) outs(%a1 : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
func.func @fill_rng_2d_memref(%a0: f64, %a1: f64, %a2: i32, %a3: memref<3x4xf32>) {
  linalg.fill_rng_2d ins(%a0, %a1, %a2 : f64, f64, i32) outs(%a3 : memref<3x4xf32>)
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @copy_memref(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>) {
// CHECK-NEXT:    linalg.copy ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @exp_tensor(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) {
// CHECK-NEXT:    %0 = linalg.exp ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @log_memref(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>) {
// CHECK-NEXT:    linalg.log ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @abs_tensor(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) {
// CHECK-NEXT:    %0 = linalg.abs ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @ceil_memref(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>) {
// CHECK-NEXT:    linalg.ceil ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @floor_tensor(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) {
// CHECK-NEXT:    %0 = linalg.floor ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @negf_memref(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>) {
// CHECK-NEXT:    linalg.negf ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @reciprocal_tensor(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) {
// CHECK-NEXT:    %0 = linalg.reciprocal ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @round_memref(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>) {
// CHECK-NEXT:    linalg.round ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @sqrt_tensor(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) {
// CHECK-NEXT:    %0 = linalg.sqrt ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @rsqrt_memref(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>) {
// CHECK-NEXT:    linalg.rsqrt ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @square_tensor(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) {
// CHECK-NEXT:    %0 = linalg.square ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @tanh_memref(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>) {
// CHECK-NEXT:    linalg.tanh ins(%arg0 : memref<4x?xf32>) outs(%arg1 : memref<4x?xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @erf_tensor(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>) {
// CHECK-NEXT:    %0 = linalg.erf ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @add_memref(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<4x?xf32>) {
// CHECK-NEXT:    linalg.add ins(%arg0, %arg1 : memref<4x?xf32>, memref<4x?xf32>) outs(%arg2 : memref<4x?xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @sub_tensor(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) {
// CHECK-NEXT:    %0 = linalg.sub ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @mul_memref(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<4x?xf32>) {
// CHECK-NEXT:    linalg.mul ins(%arg0, %arg1 : memref<4x?xf32>, memref<4x?xf32>) outs(%arg2 : memref<4x?xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @div_tensor(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) {
// CHECK-NEXT:    %0 = linalg.div ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @div_unsigned_memref(%arg0: memref<4x?xi32>, %arg1: memref<4x?xi32>, %arg2: memref<4x?xi32>) {
// CHECK-NEXT:    linalg.div_unsigned ins(%arg0, %arg1 : memref<4x?xi32>, memref<4x?xi32>) outs(%arg2 : memref<4x?xi32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @max_tensor(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) {
// CHECK-NEXT:    %0 = linalg.max ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @min_memref(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<4x?xf32>) {
// CHECK-NEXT:    linalg.min ins(%arg0, %arg1 : memref<4x?xf32>, memref<4x?xf32>) outs(%arg2 : memref<4x?xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @powf_tensor(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xf32>) {
// CHECK-NEXT:    %0 = linalg.powf ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @select_memref(%arg0: memref<4x?xi1>, %arg1: memref<4x?xf32>, %arg2: memref<4x?xf32>, %arg3: memref<4x?xf32>) {
// CHECK-NEXT:    linalg.select ins(%arg0, %arg1, %arg2 : memref<4x?xi1>, memref<4x?xf32>, memref<4x?xf32>) outs(%arg3 : memref<4x?xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @quantized_matmul_tensor(%arg0: tensor<3x5xi8>, %arg1: tensor<5x4xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<3x4xi32>) {
// CHECK-NEXT:    %0 = linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<3x5xi8>, tensor<5x4xi8>, i32, i32) outs(%arg4 : tensor<3x4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @mmt4d_memref(%arg0: memref<3x5x6x4xf32>, %arg1: memref<4x5x3x4xf32>, %arg2: memref<3x4x6x3xf32>) {
// CHECK-NEXT:    linalg.mmt4d ins(%arg0, %arg1 : memref<3x5x6x4xf32>, memref<4x5x3x4xf32>) outs(%arg2 : memref<3x4x6x3xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @batch_mmt4d_tensor(%arg0: tensor<3x4x6x3x5xf32>, %arg1: tensor<3x5x6x4x5xf32>, %arg2: tensor<3x4x5x3x4xf32>) {
// CHECK-NEXT:    %0 = linalg.batch_mmt4d ins(%arg0, %arg1 : tensor<3x4x6x3x5xf32>, tensor<3x5x6x4x5xf32>) outs(%arg2 : tensor<3x4x5x3x4xf32>) -> tensor<3x4x5x3x4xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @quantized_batch_matmul_memref(%arg0: memref<3x4x6xi8>, %arg1: memref<3x6x5xi8>, %arg2: i32, %arg3: i32, %arg4: memref<3x4x5xi32>) {
// CHECK-NEXT:    linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<3x4x6xi8>, memref<3x6x5xi8>, i32, i32) outs(%arg4 : memref<3x4x5xi32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @matvec_tensor(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<3xf32>) {
// CHECK-NEXT:    %0 = linalg.matvec ins(%arg0, %arg1 : tensor<3x4xf32>, tensor<4xf32>) outs(%arg2 : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @vecmat_memref(%arg0: memref<4xf32>, %arg1: memref<4x3xf32>, %arg2: memref<3xf32>) {
// CHECK-NEXT:    linalg.vecmat ins(%arg0, %arg1 : memref<4xf32>, memref<4x3xf32>) outs(%arg2 : memref<3xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @batch_matvec_tensor(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3x5xf32>, %arg2: tensor<3x4xf32>) {
// CHECK-NEXT:    %0 = linalg.batch_matvec ins(%arg0, %arg1 : tensor<3x4x5xf32>, tensor<3x5xf32>) outs(%arg2 : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @batch_vecmat_memref(%arg0: memref<3x5xf32>, %arg1: memref<3x5x4xf32>, %arg2: memref<3x4xf32>) {
// CHECK-NEXT:    linalg.batch_vecmat ins(%arg0, %arg1 : memref<3x5xf32>, memref<3x5x4xf32>) outs(%arg2 : memref<3x4xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @dot_tensor(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) {
// CHECK-NEXT:    %0 = linalg.dot ins(%arg0, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_1d_memref(%arg0: memref<6xf32>, %arg1: memref<4xf32>, %arg2: memref<3xf32>) {
// CHECK-NEXT:    linalg.conv_1d ins(%arg0, %arg1 : memref<6xf32>, memref<4xf32>) outs(%arg2 : memref<3xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_2d_tensor(%arg0: tensor<7x9xf32>, %arg1: tensor<5x6xf32>, %arg2: tensor<3x4xf32>) {
// CHECK-NEXT:    %0 = linalg.conv_2d ins(%arg0, %arg1 : tensor<7x9xf32>, tensor<5x6xf32>) outs(%arg2 : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_3d_memref(%arg0: memref<8x6x8xf32>, %arg1: memref<6x3x4xf32>, %arg2: memref<3x4x5xf32>) {
// CHECK-NEXT:    linalg.conv_3d ins(%arg0, %arg1 : memref<8x6x8xf32>, memref<6x3x4xf32>) outs(%arg2 : memref<3x4x5xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_1d_nwc_wcf_tensor(%arg0: tensor<3x9x3xf32>, %arg1: tensor<6x3x5xf32>, %arg2: tensor<3x4x5xf32>) {
// CHECK-NEXT:    %0 = linalg.conv_1d_nwc_wcf ins(%arg0, %arg1 : tensor<3x9x3xf32>, tensor<6x3x5xf32>) outs(%arg2 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_1d_ncw_fcw_memref(%arg0: memref<3x6x7xf32>, %arg1: memref<4x6x3xf32>, %arg2: memref<3x4x5xf32>) {
// CHECK-NEXT:    linalg.conv_1d_ncw_fcw ins(%arg0, %arg1 : memref<3x6x7xf32>, memref<4x6x3xf32>) outs(%arg2 : memref<3x4x5xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_2d_nhwc_hwcf_tensor(%arg0: tensor<3x6x8x5xf32>, %arg1: tensor<3x4x5x6xf32>, %arg2: tensor<3x4x5x6xf32>) {
// CHECK-NEXT:    %0 = linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : tensor<3x6x8x5xf32>, tensor<3x4x5x6xf32>) outs(%arg2 : tensor<3x4x5x6xf32>) -> tensor<3x4x5x6xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_2d_nhwc_fhwc_memref(%arg0: memref<3x6x8x5xf32>, %arg1: memref<6x3x4x5xf32>, %arg2: memref<3x4x5x6xf32>) {
// CHECK-NEXT:    linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : memref<3x6x8x5xf32>, memref<6x3x4x5xf32>) outs(%arg2 : memref<3x4x5x6xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_2d_nhwc_hwcf_q_tensor(%arg0: tensor<3x6x8x5xi8>, %arg1: tensor<3x4x5x6xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<3x4x5x6xi32>) {
// CHECK-NEXT:    %0 = linalg.conv_2d_nhwc_hwcf_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<3x6x8x5xi8>, tensor<3x4x5x6xi8>, i32, i32) outs(%arg4 : tensor<3x4x5x6xi32>) -> tensor<3x4x5x6xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_2d_nhwc_fhwc_q_memref(%arg0: memref<3x6x8x5xi8>, %arg1: memref<6x3x4x5xi8>, %arg2: i32, %arg3: i32, %arg4: memref<3x4x5x6xi32>) {
// CHECK-NEXT:    linalg.conv_2d_nhwc_fhwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<3x6x8x5xi8>, memref<6x3x4x5xi8>, i32, i32) outs(%arg4 : memref<3x4x5x6xi32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_2d_nchw_fchw_q_tensor(%arg0: tensor<3x3x8x10xi8>, %arg1: tensor<4x3x4x5xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<3x4x5x6xi32>) {
// CHECK-NEXT:    %0 = linalg.conv_2d_nchw_fchw_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<3x3x8x10xi8>, tensor<4x3x4x5xi8>, i32, i32) outs(%arg4 : tensor<3x4x5x6xi32>) -> tensor<3x4x5x6xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_2d_nchw_fchw_memref(%arg0: memref<3x3x8x10xf32>, %arg1: memref<4x3x4x5xf32>, %arg2: memref<3x4x5x6xf32>) {
// CHECK-NEXT:    linalg.conv_2d_nchw_fchw ins(%arg0, %arg1 : memref<3x3x8x10xf32>, memref<4x3x4x5xf32>) outs(%arg2 : memref<3x4x5x6xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_2d_ngchw_fgchw_tensor(%arg0: tensor<3x4x4x10x8xf32>, %arg1: tensor<5x4x4x5x6xf32>, %arg2: tensor<3x4x5x6x3xf32>) {
// CHECK-NEXT:    %0 = linalg.conv_2d_ngchw_fgchw ins(%arg0, %arg1 : tensor<3x4x4x10x8xf32>, tensor<5x4x4x5x6xf32>) outs(%arg2 : tensor<3x4x5x6x3xf32>) -> tensor<3x4x5x6x3xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_2d_ngchw_gfchw_memref(%arg0: memref<3x4x4x10x8xf32>, %arg1: memref<4x5x4x5x6xf32>, %arg2: memref<3x4x5x6x3xf32>) {
// CHECK-NEXT:    linalg.conv_2d_ngchw_gfchw ins(%arg0, %arg1 : memref<3x4x4x10x8xf32>, memref<4x5x4x5x6xf32>) outs(%arg2 : memref<3x4x5x6x3xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_2d_nhwgc_gfhwc_tensor(%arg0: tensor<3x7x9x6x6xf32>, %arg1: tensor<6x3x4x5x6xf32>, %arg2: tensor<3x4x5x6x3xf32>) {
// CHECK-NEXT:    %0 = linalg.conv_2d_nhwgc_gfhwc ins(%arg0, %arg1 : tensor<3x7x9x6x6xf32>, tensor<6x3x4x5x6xf32>) outs(%arg2 : tensor<3x4x5x6x3xf32>) -> tensor<3x4x5x6x3xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_2d_nhwgc_gfhwc_q_memref(%arg0: memref<3x7x9x6x6xi8>, %arg1: memref<6x3x4x5x6xi8>, %arg2: i32, %arg3: i32, %arg4: memref<3x4x5x6x3xi32>) {
// CHECK-NEXT:    linalg.conv_2d_nhwgc_gfhwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<3x7x9x6x6xi8>, memref<6x3x4x5x6xi8>, i32, i32) outs(%arg4 : memref<3x4x5x6x3xi32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_2d_ngchw_gfchw_q_tensor(%arg0: tensor<3x4x4x10x8xi8>, %arg1: tensor<4x5x4x5x6xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<3x4x5x6x3xi32>) {
// CHECK-NEXT:    %0 = linalg.conv_2d_ngchw_gfchw_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<3x4x4x10x8xi8>, tensor<4x5x4x5x6xi8>, i32, i32) outs(%arg4 : tensor<3x4x5x6x3xi32>) -> tensor<3x4x5x6x3xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_3d_ndhwc_dhwcf_memref(%arg0: memref<3x7x9x11x3xf32>, %arg1: memref<4x5x6x3x3xf32>, %arg2: memref<3x4x5x6x3xf32>) {
// CHECK-NEXT:    linalg.conv_3d_ndhwc_dhwcf ins(%arg0, %arg1 : memref<3x7x9x11x3xf32>, memref<4x5x6x3x3xf32>) outs(%arg2 : memref<3x4x5x6x3xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_3d_ndhwc_dhwcf_q_tensor(%arg0: tensor<3x7x9x11x3xi8>, %arg1: tensor<4x5x6x3x3xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<3x4x5x6x3xi32>) {
// CHECK-NEXT:    %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<3x7x9x11x3xi8>, tensor<4x5x6x3x3xi8>, i32, i32) outs(%arg4 : tensor<3x4x5x6x3xi32>) -> tensor<3x4x5x6x3xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conv_3d_ncdhw_fcdhw_memref(%arg0: memref<3x4x9x11x5xf32>, %arg1: memref<4x4x5x6x3xf32>, %arg2: memref<3x4x5x6x3xf32>) {
// CHECK-NEXT:    linalg.conv_3d_ncdhw_fcdhw ins(%arg0, %arg1 : memref<3x4x9x11x5xf32>, memref<4x4x5x6x3xf32>) outs(%arg2 : memref<3x4x5x6x3xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @depthwise_conv_1d_nwc_wc_tensor(%arg0: tensor<3x9x5xf32>, %arg1: tensor<6x5xf32>, %arg2: tensor<3x4x5xf32>) {
// CHECK-NEXT:    %0 = linalg.depthwise_conv_1d_nwc_wc ins(%arg0, %arg1 : tensor<3x9x5xf32>, tensor<6x5xf32>) outs(%arg2 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @depthwise_conv_1d_ncw_cw_memref(%arg0: memref<3x5x9xf32>, %arg1: memref<5x6xf32>, %arg2: memref<3x5x4xf32>) {
// CHECK-NEXT:    linalg.depthwise_conv_1d_ncw_cw ins(%arg0, %arg1 : memref<3x5x9xf32>, memref<5x6xf32>) outs(%arg2 : memref<3x5x4xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @depthwise_conv_1d_nwc_wcm_tensor(%arg0: tensor<3x6x5xf32>, %arg1: tensor<3x5x6xf32>, %arg2: tensor<3x4x5x6xf32>) {
// CHECK-NEXT:    %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%arg0, %arg1 : tensor<3x6x5xf32>, tensor<3x5x6xf32>) outs(%arg2 : tensor<3x4x5x6xf32>) -> tensor<3x4x5x6xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @depthwise_conv_2d_nhwc_hwc_memref(%arg0: memref<3x6x8x6xf32>, %arg1: memref<3x4x6xf32>, %arg2: memref<3x4x5x6xf32>) {
// CHECK-NEXT:    linalg.depthwise_conv_2d_nhwc_hwc ins(%arg0, %arg1 : memref<3x6x8x6xf32>, memref<3x4x6xf32>) outs(%arg2 : memref<3x4x5x6xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @depthwise_conv_2d_nchw_chw_tensor(%arg0: tensor<3x6x6x8xf32>, %arg1: tensor<6x3x4xf32>, %arg2: tensor<3x6x4x5xf32>) {
// CHECK-NEXT:    %0 = linalg.depthwise_conv_2d_nchw_chw ins(%arg0, %arg1 : tensor<3x6x6x8xf32>, tensor<6x3x4xf32>) outs(%arg2 : tensor<3x6x4x5xf32>) -> tensor<3x6x4x5xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @depthwise_conv_2d_nhwc_hwc_q_memref(%arg0: memref<3x6x8x6xi8>, %arg1: memref<3x4x6xi8>, %arg2: i32, %arg3: i32, %arg4: memref<3x4x5x6xi32>) {
// CHECK-NEXT:    linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<3x6x8x6xi8>, memref<3x4x6xi8>, i32, i32) outs(%arg4 : memref<3x4x5x6xi32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @depthwise_conv_2d_nhwc_hwcm_tensor(%arg0: tensor<3x7x9x6xf32>, %arg1: tensor<4x5x6x3xf32>, %arg2: tensor<3x4x5x6x3xf32>) {
// CHECK-NEXT:    %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%arg0, %arg1 : tensor<3x7x9x6xf32>, tensor<4x5x6x3xf32>) outs(%arg2 : tensor<3x4x5x6x3xf32>) -> tensor<3x4x5x6x3xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @depthwise_conv_2d_nhwc_hwcm_q_memref(%arg0: memref<3x7x9x6xi8>, %arg1: memref<4x5x6x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<3x4x5x6x3xi32>) {
// CHECK-NEXT:    linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg0, %arg1, %arg2, %arg3 : memref<3x7x9x6xi8>, memref<4x5x6x3xi8>, i32, i32) outs(%arg4 : memref<3x4x5x6x3xi32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @depthwise_conv_3d_ndhwc_dhwc_tensor(%arg0: tensor<3x6x8x10x6xf32>, %arg1: tensor<3x4x5x6xf32>, %arg2: tensor<3x4x5x6x6xf32>) {
// CHECK-NEXT:    %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%arg0, %arg1 : tensor<3x6x8x10x6xf32>, tensor<3x4x5x6xf32>) outs(%arg2 : tensor<3x4x5x6x6xf32>) -> tensor<3x4x5x6x6xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @depthwise_conv_3d_ncdhw_cdhw_memref(%arg0: memref<3x6x6x8x10xf32>, %arg1: memref<6x3x4x5xf32>, %arg2: memref<3x6x4x5x6xf32>) {
// CHECK-NEXT:    linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg0, %arg1 : memref<3x6x6x8x10xf32>, memref<6x3x4x5xf32>) outs(%arg2 : memref<3x6x4x5x6xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @depthwise_conv_3d_ndhwc_dhwcm_tensor(%arg0: tensor<3x7x9x11x3xf32>, %arg1: tensor<4x5x6x3x3xf32>, %arg2: tensor<3x4x5x6x3x3xf32>) {
// CHECK-NEXT:    %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%arg0, %arg1 : tensor<3x7x9x11x3xf32>, tensor<4x5x6x3x3xf32>) outs(%arg2 : tensor<3x4x5x6x3x3xf32>) -> tensor<3x4x5x6x3x3xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_nhwc_sum_memref(%arg0: memref<3x6x8x6xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4x5x6xf32>) {
// CHECK-NEXT:    linalg.pooling_nhwc_sum ins(%arg0, %arg1 : memref<3x6x8x6xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4x5x6xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_nchw_sum_tensor(%arg0: tensor<3x4x7x9xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4x5x6xf32>) {
// CHECK-NEXT:    %0 = linalg.pooling_nchw_sum ins(%arg0, %arg1 : tensor<3x4x7x9xf32>, tensor<3x4xf32>) outs(%arg2 : tensor<3x4x5x6xf32>) -> tensor<3x4x5x6xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_nhwc_max_memref(%arg0: memref<3x6x8x6xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4x5x6xf32>) {
// CHECK-NEXT:    linalg.pooling_nhwc_max ins(%arg0, %arg1 : memref<3x6x8x6xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4x5x6xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_nhwc_max_unsigned_tensor(%arg0: tensor<3x6x8x6xi8>, %arg1: tensor<3x4xi8>, %arg2: tensor<3x4x5x6xi32>) {
// CHECK-NEXT:    %0 = linalg.pooling_nhwc_max_unsigned ins(%arg0, %arg1 : tensor<3x6x8x6xi8>, tensor<3x4xi8>) outs(%arg2 : tensor<3x4x5x6xi32>) -> tensor<3x4x5x6xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_nchw_max_memref(%arg0: memref<3x4x7x9xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4x5x6xf32>) {
// CHECK-NEXT:    linalg.pooling_nchw_max ins(%arg0, %arg1 : memref<3x4x7x9xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4x5x6xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_nhwc_min_tensor(%arg0: tensor<3x6x8x6xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4x5x6xf32>) {
// CHECK-NEXT:    %0 = linalg.pooling_nhwc_min ins(%arg0, %arg1 : tensor<3x6x8x6xf32>, tensor<3x4xf32>) outs(%arg2 : tensor<3x4x5x6xf32>) -> tensor<3x4x5x6xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_nhwc_min_unsigned_memref(%arg0: memref<3x6x8x6xi8>, %arg1: memref<3x4xi8>, %arg2: memref<3x4x5x6xi32>) {
// CHECK-NEXT:    linalg.pooling_nhwc_min_unsigned ins(%arg0, %arg1 : memref<3x6x8x6xi8>, memref<3x4xi8>) outs(%arg2 : memref<3x4x5x6xi32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_nwc_sum_tensor(%arg0: tensor<3x9x5xf32>, %arg1: tensor<6xf32>, %arg2: tensor<3x4x5xf32>) {
// CHECK-NEXT:    %0 = linalg.pooling_nwc_sum ins(%arg0, %arg1 : tensor<3x9x5xf32>, tensor<6xf32>) outs(%arg2 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_ncw_sum_memref(%arg0: memref<3x4x10xf32>, %arg1: memref<6xf32>, %arg2: memref<3x4x5xf32>) {
// CHECK-NEXT:    linalg.pooling_ncw_sum ins(%arg0, %arg1 : memref<3x4x10xf32>, memref<6xf32>) outs(%arg2 : memref<3x4x5xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_nwc_max_tensor(%arg0: tensor<3x9x5xf32>, %arg1: tensor<6xf32>, %arg2: tensor<3x4x5xf32>) {
// CHECK-NEXT:    %0 = linalg.pooling_nwc_max ins(%arg0, %arg1 : tensor<3x9x5xf32>, tensor<6xf32>) outs(%arg2 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_nwc_max_unsigned_memref(%arg0: memref<3x9x5xi8>, %arg1: memref<6xi8>, %arg2: memref<3x4x5xi32>) {
// CHECK-NEXT:    linalg.pooling_nwc_max_unsigned ins(%arg0, %arg1 : memref<3x9x5xi8>, memref<6xi8>) outs(%arg2 : memref<3x4x5xi32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_ncw_max_tensor(%arg0: tensor<3x4x10xf32>, %arg1: tensor<6xf32>, %arg2: tensor<3x4x5xf32>) {
// CHECK-NEXT:    %0 = linalg.pooling_ncw_max ins(%arg0, %arg1 : tensor<3x4x10xf32>, tensor<6xf32>) outs(%arg2 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_nwc_min_memref(%arg0: memref<3x9x5xf32>, %arg1: memref<6xf32>, %arg2: memref<3x4x5xf32>) {
// CHECK-NEXT:    linalg.pooling_nwc_min ins(%arg0, %arg1 : memref<3x9x5xf32>, memref<6xf32>) outs(%arg2 : memref<3x4x5xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_nwc_min_unsigned_tensor(%arg0: tensor<3x9x5xi8>, %arg1: tensor<6xi8>, %arg2: tensor<3x4x5xi32>) {
// CHECK-NEXT:    %0 = linalg.pooling_nwc_min_unsigned ins(%arg0, %arg1 : tensor<3x9x5xi8>, tensor<6xi8>) outs(%arg2 : tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_ndhwc_sum_memref(%arg0: memref<3x7x9x11x3xf32>, %arg1: memref<4x5x6xf32>, %arg2: memref<3x4x5x6x3xf32>) {
// CHECK-NEXT:    linalg.pooling_ndhwc_sum ins(%arg0, %arg1 : memref<3x7x9x11x3xf32>, memref<4x5x6xf32>) outs(%arg2 : memref<3x4x5x6x3xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_ndhwc_max_tensor(%arg0: tensor<3x7x9x11x3xf32>, %arg1: tensor<4x5x6xf32>, %arg2: tensor<3x4x5x6x3xf32>) {
// CHECK-NEXT:    %0 = linalg.pooling_ndhwc_max ins(%arg0, %arg1 : tensor<3x7x9x11x3xf32>, tensor<4x5x6xf32>) outs(%arg2 : tensor<3x4x5x6x3xf32>) -> tensor<3x4x5x6x3xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @pooling_ndhwc_min_memref(%arg0: memref<3x7x9x11x3xf32>, %arg1: memref<4x5x6xf32>, %arg2: memref<3x4x5x6x3xf32>) {
// CHECK-NEXT:    linalg.pooling_ndhwc_min ins(%arg0, %arg1 : memref<3x7x9x11x3xf32>, memref<4x5x6xf32>) outs(%arg2 : memref<3x4x5x6x3xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @fill_tensor(%arg0: f32, %arg1: tensor<4x?xf32>) {
// CHECK-NEXT:    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @fill_rng_2d_memref(%arg0: f64, %arg1: f64, %arg2: i32, %arg3: memref<3x4xf32>) {
// CHECK-NEXT:    linalg.fill_rng_2d ins(%arg0, %arg1, %arg2 : f64, f64, i32) outs(%arg3 : memref<3x4xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
