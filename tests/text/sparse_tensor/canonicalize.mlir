// Sparse tensors: what is the same already, sizes and coordinates that are known.
// RUN: mica-opt --canonicalize %s | FileCheck %s

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

#CSR = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
#CSC = #sparse_tensor.encoding<{map = (i, j) -> (j : dense, i : compressed)}>
#BSR = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)}>
#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>

// CHECK-LABEL: func.func @same(
// CHECK-NEXT: %0 = sparse_tensor.convert %arg1 : tensor<4x5xf32, #sparse> to tensor<?x5xf32, #sparse>
// CHECK-NEXT: return %arg0, %arg1, %0 : tensor<4x5xf32>, tensor<4x5xf32, #sparse>, tensor<?x5xf32, #sparse>
// CHECK-NEXT: }
func.func @same(%a: tensor<4x5xf32>, %b: tensor<4x5xf32, #CSR>) -> (tensor<4x5xf32>, tensor<4x5xf32, #CSR>, tensor<?x5xf32, #CSR>) {
  %0 = sparse_tensor.convert %a : tensor<4x5xf32> to tensor<4x5xf32>
  %1 = sparse_tensor.convert %b : tensor<4x5xf32, #CSR> to tensor<4x5xf32, #CSR>
  %2 = sparse_tensor.convert %b : tensor<4x5xf32, #CSR> to tensor<?x5xf32, #CSR>
  return %0, %1, %2 : tensor<4x5xf32>, tensor<4x5xf32, #CSR>, tensor<?x5xf32, #CSR>
}

// CHECK-LABEL: func.func @there_and_back(
// CHECK-NEXT: %0 = sparse_tensor.reinterpret_map %arg0 : tensor<3x4xi32, #sparse1> to tensor<4x3xi32, #sparse>
// CHECK-NEXT: return %arg0, %0 : tensor<3x4xi32, #sparse1>, tensor<4x3xi32, #sparse>
// CHECK-NEXT: }
func.func @there_and_back(%a: tensor<3x4xi32, #CSC>) -> (tensor<3x4xi32, #CSC>, tensor<4x3xi32, #CSR>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<3x4xi32, #CSC> to tensor<4x3xi32, #CSR>
  %1 = sparse_tensor.reinterpret_map %0 : tensor<4x3xi32, #CSR> to tensor<3x4xi32, #CSC>
  %2 = sparse_tensor.reinterpret_map %0 : tensor<4x3xi32, #CSR> to tensor<4x3xi32, #CSR>
  return %1, %2 : tensor<3x4xi32, #CSC>, tensor<4x3xi32, #CSR>
}

// CHECK-LABEL: func.func @in_order(
// CHECK-NEXT: return %arg0 : tensor<?x?xf64, #sparse2>
// CHECK-NEXT: }
func.func @in_order(%a: tensor<?x?xf64, #COO>) -> tensor<?x?xf64, #COO> {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<?x?xf64, #COO> to tensor<?x?xf64, #COO>
  return %0 : tensor<?x?xf64, #COO>
}

// CHECK-LABEL: func.func @levels(
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = sparse_tensor.lvl %arg0, %c1 : tensor<6x?xf64, #sparse3>
// CHECK-NEXT: return %c3, %0, %c2, %c3, %c5, %c6 : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @levels(%a: tensor<6x?xf64, #BSR>, %b: tensor<6x5xf64, #CSC>) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<6x?xf64, #BSR>
  %1 = sparse_tensor.lvl %a, %c1 : tensor<6x?xf64, #BSR>
  %2 = sparse_tensor.lvl %a, %c2 : tensor<6x?xf64, #BSR>
  %3 = sparse_tensor.lvl %a, %c3 : tensor<6x?xf64, #BSR>
  %4 = sparse_tensor.lvl %b, %c0 : tensor<6x5xf64, #CSC>
  %5 = sparse_tensor.lvl %b, %c1 : tensor<6x5xf64, #CSC>
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @sizes(
// CHECK-NEXT: %0 = sparse_tensor.storage_specifier.set %arg0  lvl_sz at 0 with %arg1 : !sparse_tensor.storage_specifier<#sparse4>
// CHECK-NEXT: %1 = sparse_tensor.storage_specifier.set %0  crd_mem_sz at 1 with %arg2 : !sparse_tensor.storage_specifier<#sparse4>
// CHECK-NEXT: %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse4>
// CHECK-NEXT: return %arg1, %arg2, %2 : index, index, index
// CHECK-NEXT: }
func.func @sizes(%s: !sparse_tensor.storage_specifier<#CSR>, %n: index, %m: index) -> (index, index, index) {
  %0 = sparse_tensor.storage_specifier.set %s lvl_sz at 0 with %n : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.set %0 crd_mem_sz at 1 with %m : !sparse_tensor.storage_specifier<#CSR>
  %2 = sparse_tensor.storage_specifier.get %1 lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  %3 = sparse_tensor.storage_specifier.get %1 crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  %4 = sparse_tensor.storage_specifier.get %1 pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  return %2, %3, %4 : index, index, index
}

// CHECK-LABEL: func.func @coordinates(
// CHECK-NEXT: return %arg1, %arg0, %arg1, %arg0, %arg0, %arg1, %arg0, %arg1 : index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @coordinates(%i: index, %j: index) -> (index, index, index, index, index, index, index, index) {
  %0:2 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #CSC : index, index
  %1:2 = sparse_tensor.crd_translate lvl_to_dim [%i, %j] as #CSC : index, index
  %2:2 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #CSR : index, index
  %3:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #BSR : index, index, index, index
  %4:2 = sparse_tensor.crd_translate lvl_to_dim [%3#0, %3#1, %3#2, %3#3] as #BSR : index, index
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %4#0, %4#1 : index, index, index, index, index, index, index, index
}

// CHECK-LABEL: func.func @coordinates_otherwise(
// CHECK-NEXT: %0:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1] as #sparse3 : index, index, index, index
// CHECK-NEXT: %1:2 = sparse_tensor.crd_translate  lvl_to_dim[%0#1, %0#0, %0#2, %0#3] as #sparse3 : index, index
// CHECK-NEXT: return %1#0, %1#1 : index, index
// CHECK-NEXT: }
func.func @coordinates_otherwise(%i: index, %j: index) -> (index, index) {
  %0:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #BSR : index, index, index, index
  %1:2 = sparse_tensor.crd_translate lvl_to_dim [%0#1, %0#0, %0#2, %0#3] as #BSR : index, index
  return %1#0, %1#1 : index, index
}

// CHECK-LABEL: func.func @coordinates_nobody_reads(
// CHECK-NEXT: %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf32, #sparse2> -> !sparse_tensor.iter_space<#sparse2, lvls = 0 to 2>
// CHECK-NEXT: %1 = sparse_tensor.iterate %arg5 in %0 at(_, %arg4) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse2, lvls = 0 to 2>  -> index {
// CHECK-NEXT: %2 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT: sparse_tensor.yield %2 : index
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @coordinates_nobody_reads(%a: tensor<4x8xf32, #COO>, %i: index, %j: index) -> index {
  %s = sparse_tensor.extract_iteration_space %a lvls = 0 to 2 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 2>
  %r = sparse_tensor.iterate %it in %s at(%x, %y) iter_args(%o = %i) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> index {
    %k = arith.addi %o, %y : index
    sparse_tensor.yield %k : index
  }
  return %r : index
}
