// linalg.pack and unpack.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @constants(
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<15xf32>
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_1 = arith.constant dense<1.000000e+00> : tensor<2x8xf32>
// CHECK-NEXT: %cst_2 = arith.constant dense<2.000000e+00> : tensor<16xf32>
// CHECK-NEXT: %pack = linalg.pack %cst padding_value(%cst_0 : f32) inner_dims_pos = [0] inner_tiles = [8] into %arg0 : tensor<15xf32> -> tensor<2x8xf32>
// CHECK-NEXT: return %cst_1, %cst_2, %pack : tensor<2x8xf32>, tensor<16xf32>, tensor<2x8xf32>
// CHECK-NEXT: }
func.func @constants(%e: tensor<2x8xf32>, %f: tensor<16xf32>, %n: index) -> (tensor<2x8xf32>, tensor<16xf32>, tensor<2x8xf32>) {
  %z = arith.constant 0.0 : f32
  %0 = arith.constant dense<1.0> : tensor<16xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<16xf32> -> tensor<2x8xf32>
  %2 = arith.constant dense<2.0> : tensor<2x8xf32>
  %3 = linalg.unpack %2 inner_dims_pos = [0] inner_tiles = [8] into %f : tensor<2x8xf32> -> tensor<16xf32>
  %4 = arith.constant dense<1.0> : tensor<15xf32>
  %5 = linalg.pack %4 padding_value(%z : f32) inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<15xf32> -> tensor<2x8xf32>
  return %1, %3, %5 : tensor<2x8xf32>, tensor<16xf32>, tensor<2x8xf32>
}

// CHECK-LABEL: func.func @pack_unpacked(
// CHECK-NEXT: return %arg0 : tensor<16x16x8x8xf32>
// CHECK-NEXT: }
func.func @pack_unpacked(%a: tensor<16x16x8x8xf32>, %b: tensor<128x128xf32>, %c: tensor<16x16x8x8xf32>) -> tensor<16x16x8x8xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %b : tensor<16x16x8x8xf32> -> tensor<128x128xf32>
  %1 = linalg.pack %0 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %c : tensor<128x128xf32> -> tensor<16x16x8x8xf32>
  return %1 : tensor<16x16x8x8xf32>
}

// CHECK-LABEL: func.func @pack_unpacked_otherwise(
// CHECK-NEXT: %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %arg1 : tensor<16x16x8x8xf32> -> tensor<128x128xf32>
// CHECK-NEXT: %pack = linalg.pack %unpack inner_dims_pos = [1, 0] inner_tiles = [8, 8] into %arg2 : tensor<128x128xf32> -> tensor<16x16x8x8xf32>
// CHECK-NEXT: return %pack : tensor<16x16x8x8xf32>
// CHECK-NEXT: }
func.func @pack_unpacked_otherwise(%a: tensor<16x16x8x8xf32>, %b: tensor<128x128xf32>, %c: tensor<16x16x8x8xf32>) -> tensor<16x16x8x8xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %b : tensor<16x16x8x8xf32> -> tensor<128x128xf32>
  %1 = linalg.pack %0 inner_dims_pos = [1, 0] inner_tiles = [8, 8] into %c : tensor<128x128xf32> -> tensor<16x16x8x8xf32>
  return %1 : tensor<16x16x8x8xf32>
}

// CHECK-LABEL: func.func @unpack_packed(
// CHECK-NEXT: return %arg0 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @unpack_packed(%a: tensor<?x?xf32>, %n: index, %m: index, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%n, %m] into %b : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %1 = linalg.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%n, %m] into %c : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @padding(
// CHECK-NEXT: %pack = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [8] into %arg2 : tensor<16x?xf32> -> tensor<2x?x8xf32>
// CHECK-NEXT: %pack_0 = linalg.pack %arg0 padding_value(%arg1 : f32) inner_dims_pos = [1] inner_tiles = [8] into %arg3 : tensor<16x?xf32> -> tensor<16x?x8xf32>
// CHECK-NEXT: return %pack, %pack_0 : tensor<2x?x8xf32>, tensor<16x?x8xf32>
// CHECK-NEXT: }
func.func @padding(%a: tensor<16x?xf32>, %v: f32, %b: tensor<2x?x8xf32>, %c: tensor<16x?x8xf32>) -> (tensor<2x?x8xf32>, tensor<16x?x8xf32>) {
  %0 = linalg.pack %a padding_value(%v : f32) inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<16x?xf32> -> tensor<2x?x8xf32>
  %1 = linalg.pack %a padding_value(%v : f32) inner_dims_pos = [1] inner_tiles = [8] into %c : tensor<16x?xf32> -> tensor<16x?x8xf32>
  return %0, %1 : tensor<2x?x8xf32>, tensor<16x?x8xf32>
}

// CHECK-LABEL: func.func @pack_sizes(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?x5x?xf32> to tensor<?x5x6xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg1 : tensor<?x?x6x8xf32> to tensor<5x?x6x8xf32>
// CHECK-NEXT: %pack = linalg.pack %cast outer_dims_perm = [1, 0, 2] inner_dims_pos = [0] inner_tiles = [8] into %cast_0 {keeps} : tensor<?x5x6xf32> -> tensor<5x?x6x8xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %pack : tensor<5x?x6x8xf32> to tensor<?x?x6x8xf32>
// CHECK-NEXT: return %cast_1 : tensor<?x?x6x8xf32>
// CHECK-NEXT: }
func.func @pack_sizes(%a: tensor<?x5x?xf32>, %b: tensor<?x?x6x8xf32>) -> tensor<?x?x6x8xf32> {
  %0 = linalg.pack %a outer_dims_perm = [1, 0, 2] inner_dims_pos = [0] inner_tiles = [8] into %b {keeps} : tensor<?x5x?xf32> -> tensor<?x?x6x8xf32>
  return %0 : tensor<?x?x6x8xf32>
}

// CHECK-LABEL: func.func @unpack_sizes(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?x?x6x8xf32> to tensor<5x?x6x8xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg1 : tensor<?x5x?xf32> to tensor<?x5x6xf32>
// CHECK-NEXT: %unpack = linalg.unpack %cast outer_dims_perm = [1, 0, 2] inner_dims_pos = [0] inner_tiles = [8] into %cast_0 : tensor<5x?x6x8xf32> -> tensor<?x5x6xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %unpack : tensor<?x5x6xf32> to tensor<?x5x?xf32>
// CHECK-NEXT: return %cast_1 : tensor<?x5x?xf32>
// CHECK-NEXT: }
func.func @unpack_sizes(%a: tensor<?x?x6x8xf32>, %b: tensor<?x5x?xf32>) -> tensor<?x5x?xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0, 2] inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<?x?x6x8xf32> -> tensor<?x5x?xf32>
  return %0 : tensor<?x5x?xf32>
}

// CHECK-LABEL: func.func @pack_casts(
// CHECK-NEXT: %pack = linalg.pack %arg0 padding_value(%arg3 : i32) inner_dims_pos = [0, 1] inner_tiles = [8, 1] into %arg1 {keeps} : tensor<7x1xi32> -> tensor<1x1x8x1xi32>
// CHECK-NEXT: %cast = tensor.cast %pack : tensor<1x1x8x1xi32> to tensor<1x1x?x1xi32>
// CHECK-NEXT: return %cast : tensor<1x1x?x1xi32>
// CHECK-NEXT: }
func.func @pack_casts(%a: tensor<7x1xi32>, %b: tensor<1x1x8x1xi32>, %n: index, %v: i32) -> tensor<1x1x?x1xi32> {
  %0 = tensor.cast %a : tensor<7x1xi32> to tensor<7x?xi32>
  %1 = tensor.cast %b : tensor<1x1x8x1xi32> to tensor<1x1x?x1xi32>
  %2 = linalg.pack %0 padding_value(%v : i32) inner_dims_pos = [0, 1] inner_tiles = [%n, 1] into %1 {keeps} : tensor<7x?xi32> -> tensor<1x1x?x1xi32>
  return %2 : tensor<1x1x?x1xi32>
}

// CHECK-LABEL: func.func @unpack_casts(
// CHECK-NEXT: %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 1] into %arg1 : tensor<1x1x8x1xi32> -> tensor<7x1xi32>
// CHECK-NEXT: %cast = tensor.cast %unpack : tensor<7x1xi32> to tensor<7x?xi32>
// CHECK-NEXT: return %cast : tensor<7x?xi32>
// CHECK-NEXT: }
func.func @unpack_casts(%a: tensor<1x1x8x1xi32>, %b: tensor<7x1xi32>, %n: index) -> tensor<7x?xi32> {
  %0 = tensor.cast %a : tensor<1x1x8x1xi32> to tensor<1x1x?x1xi32>
  %1 = tensor.cast %b : tensor<7x1xi32> to tensor<7x?xi32>
  %2 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [%n, 1] into %1 : tensor<1x1x?x1xi32> -> tensor<7x?xi32>
  return %2 : tensor<7x?xi32>
}

// CHECK-LABEL: func.func @unpack_to_written(
// CHECK-NEXT: %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [8] into %arg1 : tensor<2x8xf32> -> tensor<16xf32>
// CHECK-NEXT: return %unpack : tensor<16xf32>
// CHECK-NEXT: }
func.func @unpack_to_written(%a: tensor<2x8xf32>, %b: tensor<16xf32>, %v: f32) -> tensor<16xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%b : tensor<16xf32>) -> tensor<16xf32>
  %1 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %0 : tensor<2x8xf32> -> tensor<16xf32>
  return %1 : tensor<16xf32>
}

// CHECK-LABEL: func.func @part_of_unpacked(
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg1[0, 0] [15, %arg2] [1, 1] : tensor<16x?xf32> to tensor<15x?xf32>
// CHECK-NEXT: %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [8] into %extracted_slice : tensor<2x?x8xf32> -> tensor<15x?xf32>
// CHECK-NEXT: return %unpack : tensor<15x?xf32>
// CHECK-NEXT: }
func.func @part_of_unpacked(%a: tensor<2x?x8xf32>, %b: tensor<16x?xf32>, %n: index) -> tensor<15x?xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<2x?x8xf32> -> tensor<16x?xf32>
  %1 = tensor.extract_slice %0[0, 0] [15, %n] [1, 1] : tensor<16x?xf32> to tensor<15x?xf32>
  return %1 : tensor<15x?xf32>
}

// The last tile isn't needed for it.
// CHECK-LABEL: func.func @smaller_part_of_unpacked(
// CHECK-NEXT: %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [8] into %arg1 : tensor<2x8xf32> -> tensor<16xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %unpack[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
// CHECK-NEXT: return %extracted_slice : tensor<8xf32>
// CHECK-NEXT: }
func.func @smaller_part_of_unpacked(%a: tensor<2x8xf32>, %b: tensor<16xf32>) -> tensor<8xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<2x8xf32> -> tensor<16xf32>
  %1 = tensor.extract_slice %0[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}
