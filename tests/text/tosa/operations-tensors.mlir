// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @windows
func.func @windows(%x: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>, %dw: tensor<1x1x4x2xf32>, %v: tensor<1x4x8x21x17xf32>, %w3: tensor<34x1x1x1x17xf32>, %b3: tensor<34xf32>, %u: tensor<*xf32>) {
  // CHECK-NEXT: %{{.*}} = tosa.conv2d %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  // CHECK-NEXT: %{{.*}} = tosa.depthwise_conv2d %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {acc_type = f32, dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %1 = tosa.depthwise_conv2d %x, %dw, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  // CHECK-NEXT: %{{.*}} = tosa.conv3d %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  %2 = tosa.conv3d %v, %w3, %b3, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  // CHECK-NEXT: %{{.*}} = tosa.transpose_conv2d %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %3 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  // CHECK-NEXT: %{{.*}} = tosa.avg_pool2d %{{.*}}, %{{.*}}, %{{.*}} {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x4xf32>
  %4 = tosa.avg_pool2d %x, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.conv2d %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x8xf32>
  %5 = tosa.conv2d %u, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x8xf32>
  return
}

// CHECK-LABEL: func.func @products
func.func @products(%a: tensor<1x2x4xf32>, %b: tensor<1x4x8xf32>, %z: tensor<1xf32>, %d: tensor<1x2x32xf8E5M2>, %ds: tensor<1x2x1xf8E8M0FNU>, %e: tensor<1x8x32xf8E5M2>, %es: tensor<1x8x1xf8E8M0FNU>, %t: tensor<256xi8>, %i: tensor<4xi8>) {
  // CHECK-NEXT: %{{.*}} = tosa.matmul %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : (tensor<1x2x4xf32>, tensor<1x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x8xf32>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x4xf32>, tensor<1x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x8xf32>
  // CHECK-NEXT: %{{.*}} = tosa.matmul_t_block_scaled %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf8E5M2>, tensor<1x2x1xf8E8M0FNU>, tensor<1x8x32xf8E5M2>, tensor<1x8x1xf8E8M0FNU>) -> tensor<1x2x8xf32>
  %1 = tosa.matmul_t_block_scaled %d, %ds, %e, %es {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf8E5M2>, tensor<1x2x1xf8E8M0FNU>, tensor<1x8x32xf8E5M2>, tensor<1x8x1xf8E8M0FNU>) -> tensor<1x2x8xf32>
  // CHECK-NEXT: %{{.*}}, %{{.*}} = tosa.fft2d %{{.*}}, %{{.*}} {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  %2:2 = tosa.fft2d %b, %b {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  // CHECK-NEXT: %{{.*}}, %{{.*}} = tosa.rfft2d %{{.*}} {local_bound = true} : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  %3:2 = tosa.rfft2d %b {local_bound = true} : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  // CHECK-NEXT: %{{.*}} = tosa.negate %{{.*}}, %{{.*}}, %{{.*}} : (tensor<1x2x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  %4 = tosa.negate %a, %z, %z : (tensor<1x2x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.table %{{.*}}, %{{.*}} : (tensor<4xi8>, tensor<256xi8>) -> tensor<4xi8>
  %5 = tosa.table %i, %t : (tensor<4xi8>, tensor<256xi8>) -> tensor<4xi8>
  return
}

// CHECK-LABEL: func.func @reductions
func.func @reductions(%x: tensor<4x8xf32>, %c: tensor<4x8xi1>) {
  // CHECK-NEXT: %{{.*}} = tosa.reduce_all %{{.*}} {axis = 0 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
  %0 = tosa.reduce_all %c {axis = 0 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
  // CHECK-NEXT: %{{.*}} = tosa.reduce_any %{{.*}} {axis = 1 : i32} : (tensor<4x8xi1>) -> tensor<4x1xi1>
  %1 = tosa.reduce_any %c {axis = 1 : i32} : (tensor<4x8xi1>) -> tensor<4x1xi1>
  // CHECK-NEXT: %{{.*}} = tosa.reduce_product %{{.*}} {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  %2 = tosa.reduce_product %x {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  // CHECK-NEXT: %{{.*}} = tosa.reduce_sum %{{.*}} {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<?x1xf32>
  %3 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<?x1xf32>
  return
}
