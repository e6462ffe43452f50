// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// pack, unpack, softmax, steps of Winograd.

func.func @tiles(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %c: tensor<8x16x8x32xf32>, %v: tensor<127xf32>,
                 %w: tensor<?x?xf32>, %n: index, %pad: f32) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %c {tag}
      : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  %2 = linalg.pack %v padding_value(%pad : f32) inner_dims_pos = [0] inner_tiles = [%n] into %w
      : tensor<127xf32> -> tensor<?x?xf32>
  %3 = linalg.unpack %b inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %a : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %4 = linalg.unpack %c outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %a
      : tensor<8x16x8x32xf32> -> tensor<128x256xf32>
  %5 = linalg.unpack %w inner_dims_pos = [0] inner_tiles = [%n] into %v : tensor<?x?xf32> -> tensor<127xf32>
  return
}
func.func @softmax(%a: tensor<2x16xf32>, %m: memref<2x?xf32>) {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x16xf32>) outs(%a : tensor<2x16xf32>) -> tensor<2x16xf32>
  linalg.softmax {tag} dimension(0) ins(%m : memref<2x?xf32>) outs(%m : memref<2x?xf32>)
  return
}
func.func @winograd(%f: tensor<2x3x3x5xf32>, %g: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %j: tensor<6x6x2x2x2x5xf32>,
                    %v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>, %h: tensor<4x1x3x2xf32>, %k: tensor<2x3x1x4xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%g : tensor<6x6x5x2xf32>)
      -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%j : tensor<6x6x2x2x2x5xf32>)
      -> tensor<6x6x2x2x2x5xf32>
  %2 = linalg.winograd_output_transform {tag} fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>)
      -> tensor<2x8x8x2xf32>
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @tiles(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: tensor<8x16x8x32xf32>, %arg3: tensor<127xf32>, %arg4: tensor<?x?xf32>, %arg5: index, %arg6: f32) {
// CHECK-NEXT:    %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// CHECK-NEXT:    %pack_0 = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg2 {tag} : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
// CHECK-NEXT:    %pack_1 = linalg.pack %arg3 padding_value(%arg6 : f32) inner_dims_pos = [0] inner_tiles = [%arg5] into %arg4 : tensor<127xf32> -> tensor<?x?xf32>
// CHECK-NEXT:    %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
// CHECK-NEXT:    %unpack_2 = linalg.unpack %arg2 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<8x16x8x32xf32> -> tensor<128x256xf32>
// CHECK-NEXT:    %unpack_3 = linalg.unpack %arg4 inner_dims_pos = [0] inner_tiles = [%arg5] into %arg3 : tensor<?x?xf32> -> tensor<127xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @softmax(%arg0: tensor<2x16xf32>, %arg1: memref<2x?xf32>) {
// CHECK-NEXT:    %0 = linalg.softmax dimension(1) ins(%arg0 : tensor<2x16xf32>) outs(%arg0 : tensor<2x16xf32>) -> tensor<2x16xf32>
// CHECK-NEXT:    linalg.softmax {tag} dimension(0) ins(%arg1 : memref<2x?xf32>) outs(%arg1 : memref<2x?xf32>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @winograd(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<2x10x10x5xf32>, %arg3: tensor<6x6x2x2x2x5xf32>, %arg4: tensor<6x6x2x2x2x2xf32>, %arg5: tensor<2x8x8x2xf32>, %arg6: tensor<4x1x3x2xf32>, %arg7: tensor<2x3x1x4xf32>) {
// CHECK-NEXT:    %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// CHECK-NEXT:    %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg2 : tensor<2x10x10x5xf32>) outs(%arg3 : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
// CHECK-NEXT:    %2 = linalg.winograd_output_transform {tag} fmr(F_4_3) ins(%arg4 : tensor<6x6x2x2x2x2xf32>) outs(%arg5 : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
