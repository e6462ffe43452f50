// Structured operations: what gives its operands back goes, sizes and casts are looked through.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> ()>

// CHECK-LABEL: func.func @identity(
// CHECK-NEXT: return %arg1, %arg0 : tensor<4x?xf32>, tensor<4x?xf32>
// CHECK-NEXT: }
func.func @identity(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> (tensor<4x?xf32>, tensor<4x?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]}
    ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%o, %o : tensor<4x?xf32>, tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    linalg.yield %y, %x : f32, f32
  } -> (tensor<4x?xf32>, tensor<4x?xf32>)
  return %0#0, %0#1 : tensor<4x?xf32>, tensor<4x?xf32>
}

// CHECK-LABEL: func.func @identity_with_cast(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x5xf32>
// CHECK-NEXT: return %cast : tensor<4x5xf32>
// CHECK-NEXT: }
func.func @identity_with_cast(%a: tensor<?x?xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
    ins(%a : tensor<?x?xf32>) outs(%o : tensor<4x5xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// Another value is no identity, nor are other maps.
// CHECK-LABEL: func.func @no_identity(
// CHECK-NEXT: %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %arg2 : f32
// CHECK-NEXT: } -> tensor<4x4xf32>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: } -> tensor<4x4xf32>
// CHECK-NEXT: return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: }
func.func @no_identity(%a: tensor<4x4xf32>, %o: tensor<4x4xf32>, %v: f32) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
    ins(%a : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %v : f32
  } -> tensor<4x4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]}
    ins(%a : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
}

// CHECK-LABEL: func.func @identity_on_memory(
// CHECK-NEXT: linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @identity_on_memory(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK-LABEL: func.func @no_elements(
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @no_elements(%a: memref<4x0xf32>, %b: memref<0x4xf32>, %c: memref<4x4xf32>, %v: f32) {
  linalg.matmul ins(%a, %b : memref<4x0xf32>, memref<0x4xf32>) outs(%c : memref<4x4xf32>)
  linalg.fill ins(%v : f32) outs(%a : memref<4x0xf32>)
  return
}

// CHECK-LABEL: func.func @memory_casts(
// CHECK-NEXT: linalg.fill ins(%arg2 : f32) outs(%arg0 : memref<4x5xf32>)
// CHECK-NEXT: linalg.exp ins(%arg0 : memref<4x5xf32>) outs(%arg1 : memref<?x?xf32>)
// CHECK-NEXT: linalg.softmax dimension(1) ins(%arg0 : memref<4x5xf32>) outs(%arg1 : memref<?x?xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @memory_casts(%a: memref<4x5xf32>, %b: memref<?x?xf32>, %v: f32) {
  %0 = memref.cast %a : memref<4x5xf32> to memref<?x?xf32>
  linalg.fill ins(%v : f32) outs(%0 : memref<?x?xf32>)
  linalg.exp ins(%0 : memref<?x?xf32>) outs(%b : memref<?x?xf32>)
  linalg.softmax dimension(1) ins(%0 : memref<?x?xf32>) outs(%b : memref<?x?xf32>)
  return
}

// These stay as they are.
// CHECK-LABEL: func.func @memory_casts_left(
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x5xf32> to memref<?x?xf32>
// CHECK-NEXT: linalg.map { math.exp } ins(%cast : memref<?x?xf32>) outs(%arg1 : memref<?x?xf32>)
// CHECK-NEXT: linalg.transpose ins(%cast : memref<?x?xf32>) outs(%arg1 : memref<?x?xf32>) permutation = [1, 0]
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @memory_casts_left(%a: memref<4x5xf32>, %b: memref<?x?xf32>) {
  %0 = memref.cast %a : memref<4x5xf32> to memref<?x?xf32>
  linalg.map { math.exp } ins(%0 : memref<?x?xf32>) outs(%b : memref<?x?xf32>)
  linalg.transpose ins(%0 : memref<?x?xf32>) outs(%b : memref<?x?xf32>) permutation = [1, 0]
  return
}

// CHECK-LABEL: func.func @index_of_one(
// CHECK-NEXT: %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<1x?xindex>) {
// CHECK-NEXT: ^bb0(%out: index):
// CHECK-NEXT: %1 = linalg.index 1 : index
// CHECK-NEXT: linalg.yield %1 : index
// CHECK-NEXT: } -> tensor<1x?xindex>
// CHECK-NEXT: return %0 : tensor<1x?xindex>
// CHECK-NEXT: }
func.func @index_of_one(%o: tensor<1x?xindex>) -> tensor<1x?xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%o : tensor<1x?xindex>) {
  ^bb0(%z: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  } -> tensor<1x?xindex>
  return %0 : tensor<1x?xindex>
}

// CHECK-LABEL: func.func @operand_cast(
// CHECK-NEXT: %0 = linalg.exp {keeps} ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4x5xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @operand_cast(%a: tensor<4x5xf32>, %o: tensor<4x5xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x5xf32> to tensor<?x?xf32>
  %1 = tensor.cast %o : tensor<4x5xf32> to tensor<?x?xf32>
  %2 = linalg.exp {keeps} ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @result_cast(
// CHECK-NEXT: %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: %0 = linalg.matmul ins(%cast_0, %arg1 : tensor<4x?xf32>, tensor<?x?xf32>) outs(%cast : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %0, %cast_1 : tensor<4x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @result_cast(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> (tensor<4x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1, %0 : tensor<4x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @sizes_that_follow(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<2x?x?xf32> to tensor<2x3x4xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg1 : tensor<?x3x?xf32> to tensor<2x3x4xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %arg2 : tensor<?x?x4xf32> to tensor<2x3x4xf32>
// CHECK-NEXT: %0 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast, %cast_0 : tensor<2x3x4xf32>, tensor<2x3x4xf32>) outs(%cast_1 : tensor<2x3x4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_3: f32, %out: f32):
// CHECK-NEXT: %1 = arith.addf %in, %in_3 : f32
// CHECK-NEXT: linalg.yield %1 : f32
// CHECK-NEXT: } -> tensor<2x3x4xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %0 : tensor<2x3x4xf32> to tensor<?x?x4xf32>
// CHECK-NEXT: return %cast_2 : tensor<?x?x4xf32>
// CHECK-NEXT: }
func.func @sizes_that_follow(%a: tensor<2x?x?xf32>, %b: tensor<?x3x?xf32>, %o: tensor<?x?x4xf32>) -> tensor<?x?x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%a, %b : tensor<2x?x?xf32>, tensor<?x3x?xf32>) outs(%o : tensor<?x?x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?x4xf32>
  return %0 : tensor<?x?x4xf32>
}

// A window's size doesn't follow from those of an image.
// CHECK-LABEL: func.func @sizes_that_do_not_follow(
// CHECK-NEXT: %0 = linalg.conv_1d ins(%arg0, %arg1 : tensor<8xf32>, tensor<3xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: return %0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @sizes_that_do_not_follow(%a: tensor<8xf32>, %k: tensor<3xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.conv_1d ins(%a, %k : tensor<8xf32>, tensor<3xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @scalars(
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %0 = linalg.generic {indexing_maps = [#map4, #map2, #map2], iterator_types = ["parallel"]} ins(%arg0, %cast : f32, tensor<4xf32>) outs(%arg2 : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT: %1 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT: linalg.yield %1 : f32
// CHECK-NEXT: } -> tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @scalars(%s: f32, %a: tensor<?xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    ins(%s, %a : f32, tensor<?xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %t = arith.mulf %x, %y : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @copies(
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @copies(%a: tensor<4xf32>, %m: memref<4xf32>) -> tensor<4xf32> {
  linalg.copy ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
