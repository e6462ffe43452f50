// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Which values are dimensions and symbols.

func.func @top(%m: memref<?xf32>, %a: index) {
  %b = "a.index"() : () -> index
  affine.for %i = %a to %b {
    %0 = affine.load %m[%i + symbol(%a) * symbol(%b)] : memref<?xf32>
  }
  return
}

module @nested {
  %top = "a.index"() : () -> index
  func.func @inner(%m: memref<?xf32>, %a: index) {
    affine.for %i = 0 to %a {
    }
    return
  }
  affine.for %i = 0 to %top {
  }
}

func.func @constants(%m: memref<?xf32>) {
  scf.execute_region {
    %c = arith.constant 4 : index
    %d = index.constant 4
    %p = ub.poison : index
    %0 = affine.load %m[symbol(%c) + symbol(%d) * symbol(%p)] : memref<?xf32>
    scf.yield
  }
  return
}

func.func @made_of_symbols(%m: memref<?xf32>, %a: index, %b: index) {
  affine.for %i = 0 to 8 {
    %0 = arith.addi %a, %b : index
    %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%0)[%a]
    %2 = affine.min affine_map<(d0) -> (d0, 4)>(%1)
    %3 = arith.muli %2, %2 : index
    affine.for %j = %3 to %1 {
    }
  }
  return
}

func.func @made_of_dimensions(%m: memref<?xf32>, %a: index) {
  affine.for %i = 0 to 8 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %1:2 = affine.delinearize_index %0 into (4, 2) : index, index
    %2 = affine.linearize_index [%1#0, %i] by (8, 8) : index
    affine.parallel (%x, %y) = (0, 0) to (%0, %2) {
      %3 = affine.load %m[%1#1 + %x * 2 - %y] : memref<?xf32>
    }
  }
  return
}

func.func @sizes(%m: memref<?x4xf32>, %a: index, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 8 {
    %0 = memref.dim %m, %i : memref<?x4xf32>
    affine.for %j = 0 to %0 {
    }
    %1 = tensor.dim %t, %i : tensor<?xf32>
    affine.for %j = 0 to %1 {
    }
    %2 = memref.alloc(%a) : memref<?x4xf32>
    %3 = memref.dim %2, %c0 : memref<?x4xf32>
    affine.for %j = 0 to %3 {
    }
    %4 = memref.cast %2 : memref<?x4xf32> to memref<?x?xf32>
    %c1 = arith.constant 1 : index
    %5 = memref.dim %4, %c1 : memref<?x?xf32>
    affine.for %j = 0 to %5 {
    }
    %6 = memref.subview %2[%i, 0] [%a, 2] [1, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
    %7 = memref.dim %6, %c0 : memref<?x2xf32, strided<[4, 1], offset: ?>>
    affine.for %j = 0 to %7 {
    }
    %8 = memref.alloc() : memref<2048xi8>
    %9 = memref.view %8[%i][%a] : memref<2048xi8> to memref<?x4xf32>
    %10 = memref.dim %9, %c0 : memref<?x4xf32>
    affine.for %j = 0 to %10 {
    }
  }
  return
}

//      CHECK:#map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT:#map1 = affine_map<(d0) -> (d0, 4)>
// CHECK-NEXT:#map2 = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT:module {
// CHECK-NEXT:  func.func @top(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:    %0 = "a.index"() : () -> index
// CHECK-NEXT:    affine.for %arg2 = %arg1 to %0 {
// CHECK-NEXT:      %1 = affine.load %arg0[%arg2 + symbol(%arg1) * symbol(%0)] : memref<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  module @nested {
// CHECK-NEXT:    %0 = "a.index"() : () -> index
// CHECK-NEXT:    func.func @inner(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:      affine.for %arg2 = 0 to %arg1 {
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg0 = 0 to %0 {
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @constants(%arg0: memref<?xf32>) {
// CHECK-NEXT:    scf.execute_region {
// CHECK-NEXT:      %c4 = arith.constant 4 : index
// CHECK-NEXT:      %idx4 = index.constant 4
// CHECK-NEXT:      %0 = ub.poison : index
// CHECK-NEXT:      %1 = affine.load %arg0[symbol(%c4) + symbol(%idx4) * symbol(%0)] : memref<?xf32>
// CHECK-NEXT:      scf.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @made_of_symbols(%arg0: memref<?xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      %0 = arith.addi %arg1, %arg2 : index
// CHECK-NEXT:      %1 = affine.apply #map(%0)[%arg1]
// CHECK-NEXT:      %2 = affine.min #map1(%1)
// CHECK-NEXT:      %3 = arith.muli %2, %2 : index
// CHECK-NEXT:      affine.for %arg4 = %3 to %1 {
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @made_of_dimensions(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      %0 = affine.apply #map2(%arg2)
// CHECK-NEXT:      %1:2 = affine.delinearize_index %0 into (4, 2) : index, index
// CHECK-NEXT:      %2 = affine.linearize_index [%1#0, %arg2] by (8, 8) : index
// CHECK-NEXT:      affine.parallel (%arg3, %arg4) = (0, 0) to (%0, %2) {
// CHECK-NEXT:        %3 = affine.load %arg0[%1#1 + %arg3 * 2 - %arg4] : memref<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @sizes(%arg0: memref<?x4xf32>, %arg1: index, %arg2: tensor<?xf32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      %dim = memref.dim %arg0, %arg3 : memref<?x4xf32>
// CHECK-NEXT:      affine.for %arg4 = 0 to %dim {
// CHECK-NEXT:      }
// CHECK-NEXT:      %dim_0 = tensor.dim %arg2, %arg3 : tensor<?xf32>
// CHECK-NEXT:      affine.for %arg4 = 0 to %dim_0 {
// CHECK-NEXT:      }
// CHECK-NEXT:      %alloc = memref.alloc(%arg1) : memref<?x4xf32>
// CHECK-NEXT:      %dim_1 = memref.dim %alloc, %c0 : memref<?x4xf32>
// CHECK-NEXT:      affine.for %arg4 = 0 to %dim_1 {
// CHECK-NEXT:      }
// CHECK-NEXT:      %cast = memref.cast %alloc : memref<?x4xf32> to memref<?x?xf32>
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %dim_2 = memref.dim %cast, %c1 : memref<?x?xf32>
// CHECK-NEXT:      affine.for %arg4 = 0 to %dim_2 {
// CHECK-NEXT:      }
// CHECK-NEXT:      %subview = memref.subview %alloc[%arg3, 0] [%arg1, 2] [1, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
// CHECK-NEXT:      %dim_3 = memref.dim %subview, %c0 : memref<?x2xf32, strided<[4, 1], offset: ?>>
// CHECK-NEXT:      affine.for %arg4 = 0 to %dim_3 {
// CHECK-NEXT:      }
// CHECK-NEXT:      %alloc_4 = memref.alloc() : memref<2048xi8>
// CHECK-NEXT:      %view = memref.view %alloc_4[%arg3][%arg1] : memref<2048xi8> to memref<?x4xf32>
// CHECK-NEXT:      %dim_5 = memref.dim %view, %c0 : memref<?x4xf32>
// CHECK-NEXT:      affine.for %arg4 = 0 to %dim_5 {
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
