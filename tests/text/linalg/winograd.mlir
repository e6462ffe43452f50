// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Winograd's transformations with each of their filters, of known and unknown sizes.

func.func @winograd(%f: tensor<2x3x3x5xf32>, %fo: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %io: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%io : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}
func.func @two(%f: tensor<2x3x3x5xf32>, %fo: tensor<4x4x5x2xf32>, %i: tensor<2x4x4x5xf32>, %io: tensor<4x4x1x1x2x5xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%f : tensor<2x3x3x5xf32>) outs(%fo : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_2_3) ins(%i : tensor<2x4x4x5xf32>) outs(%io : tensor<4x4x1x1x2x5xf32>) -> tensor<4x4x1x1x2x5xf32>
  return
}
func.func @five(%f: tensor<2x5x5x5xf32>, %fo: tensor<6x6x5x2xf32>, %i: tensor<2x6x1x5xf32>, %io: tensor<6x1x1x1x2x5xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_5) ins(%f : tensor<2x5x5x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_2_5) ins(%i : tensor<2x6x1x5xf32>) outs(%io : tensor<6x1x1x1x2x5xf32>) -> tensor<6x1x1x1x2x5xf32>
  return
}
func.func @unknown(%f: tensor<?x3x3x?xf32>, %fo: tensor<6x6x?x?xf32>, %i: tensor<2x?x?x5xf32>, %io: tensor<6x6x?x?x2x5xf32>, %v: tensor<6x6x?x?x2x2xf32>, %o: tensor<2x?x?x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<?x3x3x?xf32>) outs(%fo : tensor<6x6x?x?xf32>) -> tensor<6x6x?x?xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x?x?x5xf32>) outs(%io : tensor<6x6x?x?x2x5xf32>) -> tensor<6x6x?x?x2x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x?x?x2x2xf32>) outs(%o : tensor<2x?x?x2xf32>) -> tensor<2x?x?x2xf32>
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @winograd(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<2x10x10x5xf32>, %arg3: tensor<6x6x2x2x2x5xf32>, %arg4: tensor<6x6x2x2x2x2xf32>, %arg5: tensor<2x8x8x2xf32>) {
// CHECK-NEXT:    %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// CHECK-NEXT:    %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg2 : tensor<2x10x10x5xf32>) outs(%arg3 : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
// CHECK-NEXT:    %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg4 : tensor<6x6x2x2x2x2xf32>) outs(%arg5 : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @two(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<4x4x5x2xf32>, %arg2: tensor<2x4x4x5xf32>, %arg3: tensor<4x4x1x1x2x5xf32>) {
// CHECK-NEXT:    %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
// CHECK-NEXT:    %1 = linalg.winograd_input_transform fmr(F_2_3) ins(%arg2 : tensor<2x4x4x5xf32>) outs(%arg3 : tensor<4x4x1x1x2x5xf32>) -> tensor<4x4x1x1x2x5xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @five(%arg0: tensor<2x5x5x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<2x6x1x5xf32>, %arg3: tensor<6x1x1x1x2x5xf32>) {
// CHECK-NEXT:    %0 = linalg.winograd_filter_transform fmr(F_2_5) ins(%arg0 : tensor<2x5x5x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// CHECK-NEXT:    %1 = linalg.winograd_input_transform fmr(F_2_5) ins(%arg2 : tensor<2x6x1x5xf32>) outs(%arg3 : tensor<6x1x1x1x2x5xf32>) -> tensor<6x1x1x1x2x5xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @unknown(%arg0: tensor<?x3x3x?xf32>, %arg1: tensor<6x6x?x?xf32>, %arg2: tensor<2x?x?x5xf32>, %arg3: tensor<6x6x?x?x2x5xf32>, %arg4: tensor<6x6x?x?x2x2xf32>, %arg5: tensor<2x?x?x2xf32>) {
// CHECK-NEXT:    %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<?x3x3x?xf32>) outs(%arg1 : tensor<6x6x?x?xf32>) -> tensor<6x6x?x?xf32>
// CHECK-NEXT:    %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg2 : tensor<2x?x?x5xf32>) outs(%arg3 : tensor<6x6x?x?x2x5xf32>) -> tensor<6x6x?x?x2x5xf32>
// CHECK-NEXT:    %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg4 : tensor<6x6x?x?x2x2xf32>) outs(%arg5 : tensor<2x?x?x2xf32>) -> tensor<2x?x?x2xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
