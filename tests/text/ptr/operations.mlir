// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @f(
func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg2: tensor<4x!ptr.ptr<#ptr.generic_space>>, %arg3: index, %arg4: vector<4xi32>, %arg5: memref<4x!ptr.ptr<#ptr.generic_space>>, %arg6: tensor<4xi32>) {
  // CHECK: %{{.*}} = ptr.ptr_add %{{.*}}, %{{.*}} : !ptr.ptr<#ptr.generic_space>, index
  %0 = ptr.ptr_add %arg0, %arg3 : !ptr.ptr<#ptr.generic_space>, index
  // CHECK: %{{.*}} = ptr.ptr_add nusw %{{.*}}, %{{.*}} : vector<4x!ptr.ptr<#ptr.generic_space>>, index
  %1 = ptr.ptr_add nusw %arg1, %arg3 : vector<4x!ptr.ptr<#ptr.generic_space>>, index
  // CHECK: %{{.*}} = ptr.ptr_add inbounds %{{.*}}, %{{.*}} : !ptr.ptr<#ptr.generic_space>, vector<4xi32>
  %2 = ptr.ptr_add inbounds %arg0, %arg4 : !ptr.ptr<#ptr.generic_space>, vector<4xi32>
  // CHECK: %{{.*}} = ptr.ptr_add %{{.*}}, %{{.*}} : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi32>
  %3 = ptr.ptr_add %arg1, %arg4 : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi32>
  // CHECK: %{{.*}} = ptr.ptr_diff nuw|nsw %{{.*}}, %{{.*}} : !ptr.ptr<#ptr.generic_space> -> index
  %4 = ptr.ptr_diff nuw|nsw %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> index
  // CHECK: %{{.*}} = ptr.ptr_diff %{{.*}}, %{{.*}} : !ptr.ptr<#ptr.generic_space> -> index
  %5 = ptr.ptr_diff %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> index
  // CHECK: %{{.*}} = ptr.ptr_add %{{.*}}, %{{.*}} : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>
  %6 = ptr.ptr_add %arg2, %arg6 : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>
  // CHECK: %{{.*}} = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %7 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  // CHECK: %{{.*}} = ptr.constant #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>
  %8 = ptr.constant #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>
  // CHECK: %{{.*}} = ptr.constant {a} #ptr.address<0> : !ptr.ptr<#ptr.generic_space>
  %9 = ptr.constant {a} #ptr.address<0> : !ptr.ptr<#ptr.generic_space>
  // CHECK: %{{.*}} = ptr.type_offset f32 : index
  %10 = ptr.type_offset f32 : index
  // CHECK: %{{.*}} = ptr.type_offset memref<12xf64> : i32
  %11 = ptr.type_offset memref<12xf64> : i32
  // CHECK: %{{.*}} = ptr.load volatile %{{.*}} atomic syncscope("x") acquire nontemporal invariant invariant_group alignment = 8 : !ptr.ptr<#ptr.generic_space> -> i8
  %12 = ptr.load volatile %arg0 atomic syncscope("x") acquire nontemporal invariant invariant_group alignment = 8 : !ptr.ptr<#ptr.generic_space> -> i8
  // CHECK: ptr.store volatile %{{.*}}, %{{.*}} atomic monotonic nontemporal alignment = 4 : i8, !ptr.ptr<#ptr.generic_space>
  ptr.store volatile %12, %arg0 atomic monotonic nontemporal alignment = 4 : i8, !ptr.ptr<#ptr.generic_space>
  // CHECK: %{{.*}} = ptr.load %{{.*}} : !ptr.ptr<#ptr.generic_space> -> i8
  %13 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> i8
  return
}

// CHECK-LABEL: func.func @g(
func.func @g(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg2: vector<4xi1>, %arg3: vector<4xf32>) attributes {a = #ptr.spec<size = 64, abi = 32, preferred = 64>, b = #ptr.spec<size = 64, abi = 32, preferred = 64, index = 8>} {
  // CHECK: %{{.*}} = ptr.gather %{{.*}}, %{{.*}}, %{{.*}} : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  %0 = ptr.gather %arg1, %arg2, %arg3 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  // CHECK: %{{.*}} = ptr.gather %{{.*}}, %{{.*}}, %{{.*}} alignment = 8 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  %1 = ptr.gather %arg1, %arg2, %arg3 alignment = 8 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  // CHECK: %{{.*}} = ptr.masked_load %{{.*}}, %{{.*}}, %{{.*}} alignment = 8 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  %2 = ptr.masked_load %arg0, %arg2, %arg3 alignment = 8 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  // CHECK: ptr.masked_store %{{.*}}, %{{.*}}, %{{.*}} : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  ptr.masked_store %arg3, %arg0, %arg2 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  // CHECK: ptr.scatter %{{.*}}, %{{.*}}, %{{.*}} alignment = 8 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  ptr.scatter %arg3, %arg1, %arg2 alignment = 8 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}
