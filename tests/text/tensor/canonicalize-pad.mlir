// Padding: nothing, of casts, twice.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 2)>

// CHECK-LABEL: func.func @nothing(
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT: %padded = tensor.pad %arg0 nofold low[0] high[0] {
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4xf32> to tensor<4xf32>
// CHECK-NEXT: return %arg0, %cast, %padded : tensor<4xf32>, tensor<8xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @nothing(%a: tensor<4xf32>, %b: tensor<?xf32>, %x: f32) -> (tensor<4xf32>, tensor<8xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[0] high[%c0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<4xf32>
  %1 = tensor.pad %b low[%c0] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<8xf32>
  %2 = tensor.pad %a nofold low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<8xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @of_cast(
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1, 2] high[3, 4] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %arg1 : f32
// CHECK-NEXT: } {keeps} : tensor<4x?xf32> to tensor<8x?xf32>
// CHECK-NEXT: %cast = tensor.cast %padded : tensor<8x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @of_cast(%a: tensor<4x?xf32>, %x: f32) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[1, 2] high[3, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } {keeps} : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @of_cast_in_place(
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1, 2] high[3, 4] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %arg1 : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<8x?xf32>
// CHECK-NEXT: return %padded : tensor<8x?xf32>
// CHECK-NEXT: }
func.func @of_cast_in_place(%a: tensor<4x?xf32>, %x: f32) -> tensor<8x?xf32> {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[1, 2] high[3, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

// CHECK-LABEL: func.func @that_is_cast(
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%arg1, 2] high[3, 4] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<8x?xf32>
// CHECK-NEXT: return %padded : tensor<8x?xf32>
// CHECK-NEXT: }
func.func @that_is_cast(%a: tensor<?x?xf32>, %n: index, %x: f32) -> tensor<8x?xf32> {
  %0 = tensor.pad %a low[%n, 2] high[3, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

// CHECK-LABEL: func.func @that_is_used_twice(
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%arg1, 2] high[3, 4] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %cast = tensor.cast %padded : tensor<?x?xf32> to tensor<8x?xf32>
// CHECK-NEXT: return %cast, %padded : tensor<8x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @that_is_used_twice(%a: tensor<?x?xf32>, %n: index, %x: f32) -> (tensor<8x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.pad %a low[%n, 2] high[3, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<8x?xf32>
  return %1, %0 : tensor<8x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @constants(
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1, 2, %arg1] high[3, 1, 2] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x?x5xf32> to tensor<8x?x?xf32>
// CHECK-NEXT: %cast = tensor.cast %padded : tensor<8x?x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @constants(%a: tensor<4x?x5xf32>, %n: index, %x: f32) -> tensor<?x?x?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[%c1, %c2, %n] high[3, %c1, %c2] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %x : f32
  } : tensor<4x?x5xf32> to tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// Nothing is known of the result by that.
// CHECK-LABEL: func.func @constants_of_no_use(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%c1] high[3] {
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: tensor.yield %arg1 : f32
// CHECK-NEXT: } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %padded : tensor<?xf32>
// CHECK-NEXT: }
func.func @constants_of_no_use(%a: tensor<?xf32>, %x: f32) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %a low[%c1] high[3] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @twice(
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = affine.apply #map()[%arg1]
// CHECK-NEXT: %1 = affine.apply #map1()[%arg1]
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%1, 2] high[%arg1, %0] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x3xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %padded : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @twice(%a: tensor<?x3xf32>, %n: index) -> tensor<?x?xf32> {
  %x = arith.constant 1.0 : f32
  %0 = tensor.pad %a low[%n, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x3xf32> to tensor<?x6xf32>
  %1 = tensor.pad %0 low[%n, 1] high[%n, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x6xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @twice_with_others(
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1] high[1] {
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: tensor.yield %arg1 : f32
// CHECK-NEXT: } : tensor<3xf32> to tensor<5xf32>
// CHECK-NEXT: %padded_0 = tensor.pad %padded low[1] high[1] {
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<5xf32> to tensor<7xf32>
// CHECK-NEXT: return %padded_0 : tensor<7xf32>
// CHECK-NEXT: }
func.func @twice_with_others(%a: tensor<3xf32>, %x: f32, %y: f32) -> tensor<7xf32> {
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<3xf32> to tensor<5xf32>
  %1 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %y : f32
  } : tensor<5xf32> to tensor<7xf32>
  return %1 : tensor<7xf32>
}

// CHECK-LABEL: func.func @dims_apart(
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, %arg1] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice nofold low[0, 0] high[%arg2, %arg2] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %padded : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @dims_apart(%a: tensor<64x64xf32>, %s: index, %p: index) -> tensor<8x4xf32> {
  %x = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%s, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %p] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

// Both pad the second dimension.
// CHECK-LABEL: func.func @dims_together(
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 2] [1, 1] : tensor<64x64xf32> to tensor<?x2xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg2, 1] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x2xf32> to tensor<8x3xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %padded[0, 0] [8, %arg1] [1, 1] : tensor<8x3xf32> to tensor<8x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg2] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %padded_1 : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @dims_together(%a: tensor<64x64xf32>, %s: index, %p: index) -> tensor<8x4xf32> {
  %x = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%s, 2] [1, 1] : tensor<64x64xf32> to tensor<?x2xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x2xf32> to tensor<8x3xf32>
  %2 = tensor.extract_slice %1[0, 0] [8, %s] [1, 1] : tensor<8x3xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
