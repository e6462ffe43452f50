// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Every operation of tensor: making them, elements, parts, shapes.

func.func @making(%n: index, %x: f32, %a: tensor<10x20xf32>, %d: tensor<?x20xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.empty(%n) {x.note} : tensor<?x4xf32, "encoding">
  %2 = tensor.from_elements %x, %x, %x, %x : tensor<2x2xf32>
  %3 = tensor.from_elements %x : tensor<f32>
  %4 = tensor.from_elements {x.note} : tensor<0xf32>
  %5 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32>
  %6 = tensor.splat %x[%n] : tensor<4x?xf32>
  %7 = tensor.splat %x : tensor<4xf32>
  %8 = tensor.pad %a low[0, %n] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<10x20xf32> to tensor<12x?xf32>
  %9 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } {x.note} : tensor<10x20xf32> to tensor<10x20xf32>
  %10 = tensor.concat dim(0) %a, %d : (tensor<10x20xf32>, tensor<?x20xf32>) -> tensor<?x20xf32>
  return
}

func.func @elements(%a: tensor<4x4x4xf32>, %x: f32, %i: index, %p: tensor<6x1xindex>, %u: tensor<*xf32>) {
  %0 = tensor.extract %a[%i, %i, %i] : tensor<4x4x4xf32>
  %1 = tensor.insert %x into %a[%i, %i, %i] : tensor<4x4x4xf32>
  %2 = tensor.gather %a[%p] gather_dims([1]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  %3 = tensor.gather %a[%p] gather_dims([1]) : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x4xf32>
  %4 = tensor.scatter %2 into %a[%p] scatter_dims([1]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  %5 = tensor.dim %a, %i : tensor<4x4x4xf32>
  %6 = tensor.dim {x.note} %u, %i : tensor<*xf32>
  %7 = tensor.rank %u : tensor<*xf32>
  return
}

func.func @parts(%a: tensor<8x16xf32>, %i: index) -> tensor<8x16xf32> {
  %0 = tensor.extract_slice %a[%i, 0] [4, 1] [1, 1] : tensor<8x16xf32> to tensor<4x1xf32>
  %1 = tensor.extract_slice %a[%i, 0] [4, 1] [1, 1] {x.note} : tensor<8x16xf32> to tensor<4xf32>
  %2 = tensor.insert_slice %1 into %a[%i, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
  %3 = tensor.insert_slice %0 into %2[0, %i] [4, 1] [2, %i] : tensor<4x1xf32> into tensor<8x16xf32>
  %4 = scf.forall (%t) in (2) shared_outs(%o = %a) -> (tensor<8x16xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%t, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
    }
  }
  return %4 : tensor<8x16xf32>
}

func.func @shapes(%a: tensor<10x20xf32>, %d: tensor<?x20xf32>, %n: index, %s: tensor<2xi32>, %u: tensor<*xf32>, %z: tensor<f32>) {
  %0 = tensor.cast %a : tensor<10x20xf32> to tensor<?x20xf32>
  %1 = tensor.cast %a : tensor<10x20xf32> to tensor<*xf32>
  %2 = tensor.bitcast %a : tensor<10x20xf32> to tensor<10x20xi32>
  %3 = tensor.reshape %a(%s) : (tensor<10x20xf32>, tensor<2xi32>) -> tensor<20x10xf32>
  %4 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %5 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 5, 20] : tensor<10x20xf32> into tensor<2x5x20xf32>
  %6 = tensor.expand_shape %d [[0, 1], [2]] output_shape [%n, 5, 20] : tensor<?x20xf32> into tensor<?x5x20xf32>
  %7 = tensor.expand_shape %z [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %8 = tensor.collapse_shape %5 [[0, 1, 2]] : tensor<2x5x20xf32> into tensor<200xf32>
  %9 = tensor.collapse_shape %7 [] {x.note} : tensor<1x1xf32> into tensor<f32>
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @making(%arg0: index, %arg1: f32, %arg2: tensor<10x20xf32>, %arg3: tensor<?x20xf32>) {
// CHECK-NEXT:    %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:    %1 = tensor.empty(%arg0) {x.note} : tensor<?x4xf32, "encoding">
// CHECK-NEXT:    %from_elements = tensor.from_elements %arg1, %arg1, %arg1, %arg1 : tensor<2x2xf32>
// CHECK-NEXT:    %from_elements_0 = tensor.from_elements %arg1 : tensor<f32>
// CHECK-NEXT:    %from_elements_1 = tensor.from_elements  {x.note} : tensor<0xf32>
// CHECK-NEXT:    %generated = tensor.generate %arg0 {
// CHECK-NEXT:    ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:      tensor.yield %arg1 : f32
// CHECK-NEXT:    } : tensor<?x4xf32>
// CHECK-NEXT:    %splat = tensor.splat %arg1[%arg0] : tensor<4x?xf32>
// CHECK-NEXT:    %splat_2 = tensor.splat %arg1 : tensor<4xf32>
// CHECK-NEXT:    %padded = tensor.pad %arg2 low[0, %arg0] high[2, 3] {
// CHECK-NEXT:    ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:      tensor.yield %arg1 : f32
// CHECK-NEXT:    } : tensor<10x20xf32> to tensor<12x?xf32>
// CHECK-NEXT:    %padded_3 = tensor.pad %arg2 nofold low[0, 0] high[0, 0] {
// CHECK-NEXT:    ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:      tensor.yield %arg1 : f32
// CHECK-NEXT:    } {x.note} : tensor<10x20xf32> to tensor<10x20xf32>
// CHECK-NEXT:    %concat = tensor.concat dim(0) %arg2, %arg3 : (tensor<10x20xf32>, tensor<?x20xf32>) -> tensor<?x20xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @elements(%arg0: tensor<4x4x4xf32>, %arg1: f32, %arg2: index, %arg3: tensor<6x1xindex>, %arg4: tensor<*xf32>) {
// CHECK-NEXT:    %extracted = tensor.extract %arg0[%arg2, %arg2, %arg2] : tensor<4x4x4xf32>
// CHECK-NEXT:    %inserted = tensor.insert %arg1 into %arg0[%arg2, %arg2, %arg2] : tensor<4x4x4xf32>
// CHECK-NEXT:    %gather = tensor.gather %arg0[%arg3] gather_dims([1]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
// CHECK-NEXT:    %gather_0 = tensor.gather %arg0[%arg3] gather_dims([1]) : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x4xf32>
// CHECK-NEXT:    %scatter = tensor.scatter %gather into %arg0[%arg3] scatter_dims([1]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
// CHECK-NEXT:    %dim = tensor.dim %arg0, %arg2 : tensor<4x4x4xf32>
// CHECK-NEXT:    %dim_1 = tensor.dim {x.note} %arg4, %arg2 : tensor<*xf32>
// CHECK-NEXT:    %rank = tensor.rank %arg4 : tensor<*xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @parts(%arg0: tensor<8x16xf32>, %arg1: index) -> tensor<8x16xf32> {
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [4, 1] [1, 1] : tensor<8x16xf32> to tensor<4x1xf32>
// CHECK-NEXT:    %extracted_slice_0 = tensor.extract_slice %arg0[%arg1, 0] [4, 1] [1, 1] {x.note} : tensor<8x16xf32> to tensor<4xf32>
// CHECK-NEXT:    %inserted_slice = tensor.insert_slice %extracted_slice_0 into %arg0[%arg1, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
// CHECK-NEXT:    %inserted_slice_1 = tensor.insert_slice %extracted_slice into %inserted_slice[0, %arg1] [4, 1] [2, %arg1] : tensor<4x1xf32> into tensor<8x16xf32>
// CHECK-NEXT:    %0 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg0) -> (tensor<8x16xf32>) {
// CHECK-NEXT:      scf.forall.in_parallel {
// CHECK-NEXT:        tensor.parallel_insert_slice %extracted_slice_0 into %arg3[%arg2, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : tensor<8x16xf32>
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @shapes(%arg0: tensor<10x20xf32>, %arg1: tensor<?x20xf32>, %arg2: index, %arg3: tensor<2xi32>, %arg4: tensor<*xf32>, %arg5: tensor<f32>) {
// CHECK-NEXT:    %cast = tensor.cast %arg0 : tensor<10x20xf32> to tensor<?x20xf32>
// CHECK-NEXT:    %cast_0 = tensor.cast %arg0 : tensor<10x20xf32> to tensor<*xf32>
// CHECK-NEXT:    %0 = tensor.bitcast %arg0 : tensor<10x20xf32> to tensor<10x20xi32>
// CHECK-NEXT:    %reshape = tensor.reshape %arg0(%arg3) : (tensor<10x20xf32>, tensor<2xi32>) -> tensor<20x10xf32>
// CHECK-NEXT:    %reshape_1 = tensor.reshape %arg4(%arg3) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
// CHECK-NEXT:    %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2{{\]\]}} output_shape [2, 5, 20] : tensor<10x20xf32> into tensor<2x5x20xf32>
// CHECK-NEXT:    %expanded_2 = tensor.expand_shape %arg1 {{\[\[}}0, 1], [2{{\]\]}} output_shape [%arg2, 5, 20] : tensor<?x20xf32> into tensor<?x5x20xf32>
// CHECK-NEXT:    %expanded_3 = tensor.expand_shape %arg5 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
// CHECK-NEXT:    %collapsed = tensor.collapse_shape %expanded {{\[\[}}0, 1, 2{{\]\]}} : tensor<2x5x20xf32> into tensor<200xf32>
// CHECK-NEXT:    %collapsed_4 = tensor.collapse_shape %expanded_3 [] {x.note} : tensor<1x1xf32> into tensor<f32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
