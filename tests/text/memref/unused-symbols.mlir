// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// A layout that is the identity but for symbols that it does not use is none.

func.func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32, affine_map<(i)[s] -> (i)>>
  %1 = memref.alloc() : memref<f32, affine_map<()[s] -> ()>>
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @f(%arg0: index) {
// CHECK-NEXT:    %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<f32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
