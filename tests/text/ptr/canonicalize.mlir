// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[VARG0:.*]]: !ptr.ptr<#ptr.generic_space>, %[[VARG1:.*]]: memref<4xf32, #ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>) {
// CHECK-NEXT: %[[V0:.*]] = ptr.to_ptr %[[VARG1]] : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
// CHECK-NEXT: %[[V1:.*]] = ptr.from_ptr %[[V0]] : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
// CHECK-NEXT: return %[[VARG0]], %[[VARG1]], %[[V1]] : !ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @steps
// CHECK-SAME: (%[[VARG0:.*]]: !ptr.ptr<#ptr.generic_space>, %[[VARG1:.*]]: index) -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT: %[[V0:.*]] = ptr.ptr_add %[[VARG0]], %[[VARG1]] : !ptr.ptr<#ptr.generic_space>, index
// CHECK-NEXT: return %[[VARG0]], %[[V0]] : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
func.func @casts(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<4xf32, #ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>) {
  %md = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %0 = ptr.from_ptr %p metadata %md : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %1 = ptr.to_ptr %0 : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %2 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %3 = ptr.from_ptr %2 metadata %md : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %4 = ptr.from_ptr %2 : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return %1, %3, %4 : !ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>
}

func.func @steps(%p: !ptr.ptr<#ptr.generic_space>, %n: index) -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %c0 = arith.constant 0 : index
  %0 = ptr.ptr_add %p, %c0 : !ptr.ptr<#ptr.generic_space>, index
  %1 = ptr.ptr_add %p, %n : !ptr.ptr<#ptr.generic_space>, index
  return %0, %1 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}
