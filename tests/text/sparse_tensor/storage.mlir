// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
#SoA = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)), posWidth = 16 }>
#UCOO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered)), crdWidth = 32 }>
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#DCDD = #sparse_tensor.encoding<{ map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense) }>
#Batch = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : batch, j : dense, k : compressed) }>
#Slice = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(1, ?, ?)>) -> (i : dense, j : compressed) }>

// CHECK-LABEL: func.func @whole(
func.func @whole(%p: !llvm.ptr, %d: tensor<8x8xf64>, %x: tensor<8x8xf64, #CSR>, %y: tensor<8x8xf64, #CSC>, %u: tensor<?x?xf64, #UCOO>, %b: tensor<6x12xi32, #BSR>) {
  // CHECK: sparse_tensor.new %{{.*}} : !llvm.ptr to tensor<1024x1024xf64, #sparse>
  %0 = sparse_tensor.new %p : !llvm.ptr to tensor<1024x1024xf64, #CSR>
  // CHECK: sparse_tensor.convert %{{.*}} : tensor<8x8xf64> to tensor<8x?xf64, #sparse>
  %1 = sparse_tensor.convert %d : tensor<8x8xf64> to tensor<8x?xf64, #CSR>
  // CHECK: sparse_tensor.convert %{{.*}} {a} : tensor<8x8xf64, #sparse> to tensor<8x8xf64>
  %2 = sparse_tensor.convert %x {a} : tensor<8x8xf64, #CSR> to tensor<8x8xf64>
  // CHECK: sparse_tensor.reinterpret_map %{{.*}} : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
  %3 = sparse_tensor.reinterpret_map %y : tensor<8x8xf64, #CSC> to tensor<8x8xf64, #CSR>
  // CHECK: sparse_tensor.reinterpret_map %{{.*}} : tensor<6x12xi32, #sparse3> to tensor<3x4x2x3xi32, #sparse4>
  %4 = sparse_tensor.reinterpret_map %b : tensor<6x12xi32, #BSR> to tensor<3x4x2x3xi32, #DCDD>
  // CHECK: sparse_tensor.concatenate %{{.*}}, %{{.*}} {dimension = 1 : index} : tensor<8x8xf64>, tensor<8x8xf64> to tensor<8x16xf64, #sparse>
  %5 = sparse_tensor.concatenate %d, %d {dimension = 1 : index} : tensor<8x8xf64>, tensor<8x8xf64> to tensor<8x16xf64, #CSR>
  // CHECK: sparse_tensor.concatenate %{{.*}}, %{{.*}}, %{{.*}} {dimension = 0 : index} : tensor<8x8xf64, #sparse>, tensor<8x8xf64>, tensor<8x8xf64, #sparse1> to tensor<?x8xf64>
  %6 = sparse_tensor.concatenate %x, %d, %y {dimension = 0 : index} : tensor<8x8xf64, #CSR>, tensor<8x8xf64>, tensor<8x8xf64, #CSC> to tensor<?x8xf64>
  // CHECK: sparse_tensor.reorder_coo  quick_sort %{{.*}} : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse5>
  %7 = sparse_tensor.reorder_coo quick_sort %u : tensor<?x?xf64, #UCOO> to tensor<?x?xf64, #COO>
  // CHECK: sparse_tensor.load %{{.*}} : tensor<8x8xf64, #sparse>
  %8 = sparse_tensor.load %x : tensor<8x8xf64, #CSR>
  // CHECK: sparse_tensor.load %{{.*}} hasInserts : tensor<8x8xf64, #sparse>
  %9 = sparse_tensor.load %x hasInserts : tensor<8x8xf64, #CSR>
  // CHECK: sparse_tensor.out %{{.*}}, %{{.*}} : tensor<8x8xf64, #sparse>, !llvm.ptr
  sparse_tensor.out %x, %p : tensor<8x8xf64, #CSR>, !llvm.ptr
  // CHECK: sparse_tensor.print %{{.*}} : tensor<8x8xf64, #sparse>
  sparse_tensor.print %x : tensor<8x8xf64, #CSR>
  // CHECK: sparse_tensor.has_runtime_library
  %10 = sparse_tensor.has_runtime_library
  // CHECK: sparse_tensor.number_of_entries %{{.*}} : tensor<8x8xf64, #sparse>
  %11 = sparse_tensor.number_of_entries %x : tensor<8x8xf64, #CSR>
  return
}

// CHECK-LABEL: func.func @fields(
func.func @fields(%p: tensor<9xindex>, %c: tensor<7xindex>, %cc: tensor<7x2xi32>, %p16: tensor<2xi16>, %ci: tensor<7xindex>, %v: tensor<7xf64>, %a: tensor<8x8xf64, #CSR>, %b: tensor<?x?xf64, #COO>) {
  // CHECK: sparse_tensor.assemble (%{{.*}}, %{{.*}}), %{{.*}} : (tensor<9xindex>, tensor<7xindex>), tensor<7xf64> to tensor<8x8xf64, #sparse>
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>, tensor<7xindex>), tensor<7xf64> to tensor<8x8xf64, #CSR>
  // CHECK: sparse_tensor.assemble (%{{.*}}, %{{.*}}), %{{.*}} : (tensor<9xindex>, tensor<7x2xi32>), tensor<7xf64> to tensor<8x8xf64, #sparse5>
  %1 = sparse_tensor.assemble (%p, %cc), %v : (tensor<9xindex>, tensor<7x2xi32>), tensor<7xf64> to tensor<8x8xf64, #COO>
  // CHECK: sparse_tensor.assemble (%{{.*}}, %{{.*}}, %{{.*}}), %{{.*}} : (tensor<2xi16>, tensor<7xindex>, tensor<7xindex>), tensor<7xf64> to tensor<8x8xf64, #sparse6>
  %2 = sparse_tensor.assemble (%p16, %c, %ci), %v : (tensor<2xi16>, tensor<7xindex>, tensor<7xindex>), tensor<7xf64> to tensor<8x8xf64, #SoA>
  // CHECK: sparse_tensor.disassemble %{{.*}} : tensor<8x8xf64, #sparse> out_lvls(%{{.*}}, %{{.*}} : tensor<9xindex>, tensor<7xindex>) out_vals(%{{.*}} : tensor<7xf64>) -> (tensor<9xindex>, tensor<7xindex>), tensor<7xf64>, (index, i64), tensor<index>
  %3:6 = sparse_tensor.disassemble %a : tensor<8x8xf64, #CSR> out_lvls(%p, %c : tensor<9xindex>, tensor<7xindex>) out_vals(%v : tensor<7xf64>) -> (tensor<9xindex>, tensor<7xindex>), tensor<7xf64>, (index, i64), tensor<index>
  // CHECK: sparse_tensor.disassemble %{{.*}} : tensor<?x?xf64, #sparse5> out_lvls(%{{.*}}, %{{.*}} : tensor<9xindex>, tensor<7x2xi32>) out_vals(%{{.*}} : tensor<7xf64>) -> (tensor<9xindex>, tensor<7x2xi32>), tensor<7xf64>, (index, index), index
  %4:6 = sparse_tensor.disassemble %b : tensor<?x?xf64, #COO> out_lvls(%p, %cc : tensor<9xindex>, tensor<7x2xi32>) out_vals(%v : tensor<7xf64>) -> (tensor<9xindex>, tensor<7x2xi32>), tensor<7xf64>, (index, index), index
  return
}

// CHECK-LABEL: func.func @buffers(
func.func @buffers(%a: tensor<8x8xf64, #CSR>, %b: tensor<8x8xf64, #COO>, %s: tensor<8x8xf64, #SoA>, %t: tensor<4x8x8xf32, #Batch>, %m: memref<?xf64>, %i1: memref<?xi1>, %ix: memref<?xindex>, %n: index, %x: f64, %xi: memref<?xi64>) {
  // CHECK: sparse_tensor.positions %{{.*}} {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x8xf64, #CSR> to memref<?xindex>
  // CHECK: sparse_tensor.positions %{{.*}} {level = 0 : index} : tensor<8x8xf64, #sparse6> to memref<?xi16>
  %1 = sparse_tensor.positions %s {level = 0 : index} : tensor<8x8xf64, #SoA> to memref<?xi16>
  // CHECK: sparse_tensor.coordinates %{{.*}} {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
  %2 = sparse_tensor.coordinates %a {level = 1 : index} : tensor<8x8xf64, #CSR> to memref<?xindex>
  // CHECK: sparse_tensor.coordinates %{{.*}} {level = 1 : index} : tensor<8x8xf64, #sparse5> to memref<?xi32, strided<[?], offset: ?>>
  %3 = sparse_tensor.coordinates %b {level = 1 : index} : tensor<8x8xf64, #COO> to memref<?xi32, strided<[?], offset: ?>>
  // CHECK: sparse_tensor.coordinates %{{.*}} {level = 1 : index} : tensor<8x8xf64, #sparse6> to memref<?xindex>
  %4 = sparse_tensor.coordinates %s {level = 1 : index} : tensor<8x8xf64, #SoA> to memref<?xindex>
  // CHECK: sparse_tensor.coordinates %{{.*}} {level = 2 : index} : tensor<4x8x8xf32, #sparse7> to memref<4x?xindex>
  %5 = sparse_tensor.coordinates %t {level = 2 : index} : tensor<4x8x8xf32, #Batch> to memref<4x?xindex>
  // CHECK: sparse_tensor.coordinates_buffer %{{.*}} : tensor<8x8xf64, #sparse5> to memref<?xi32>
  %6 = sparse_tensor.coordinates_buffer %b : tensor<8x8xf64, #COO> to memref<?xi32>
  // CHECK: sparse_tensor.values %{{.*}} : tensor<8x8xf64, #sparse> to memref<?xf64>
  %7 = sparse_tensor.values %a : tensor<8x8xf64, #CSR> to memref<?xf64>
  // CHECK: sparse_tensor.values %{{.*}} : tensor<4x8x8xf32, #sparse7> to memref<4x?xf32>
  %8 = sparse_tensor.values %t : tensor<4x8x8xf32, #Batch> to memref<4x?xf32>
  // CHECK: sparse_tensor.push_back %{{.*}}, %{{.*}}, %{{.*}} : index, memref<?xf64>, f64
  %9, %10 = sparse_tensor.push_back %n, %m, %x : index, memref<?xf64>, f64
  // CHECK: sparse_tensor.push_back inbounds %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : index, memref<?xf64>, f64, index
  %11, %12 = sparse_tensor.push_back inbounds %n, %m, %x, %n : index, memref<?xf64>, f64, index
  // CHECK: sparse_tensor.expand %{{.*}} : tensor<8x8xf64, #sparse> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %13, %14, %15, %16 = sparse_tensor.expand %a : tensor<8x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  // CHECK: sparse_tensor.compress %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} into %{{.*}}[%{{.*}}] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #sparse>
  %17 = sparse_tensor.compress %m, %i1, %ix, %n into %a[%n] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #CSR>
  // CHECK: sparse_tensor.sort  hybrid_quick_sort %{{.*}}, %{{.*}} {ny = 0 : index, perm_map = #map} : memref<?xi64>
  sparse_tensor.sort hybrid_quick_sort %n, %xi {ny = 0 : index, perm_map = affine_map<(i, j) -> (j, i)>} : memref<?xi64>
  // CHECK: sparse_tensor.sort  insertion_sort_stable %{{.*}}, %{{.*}} jointly %{{.*}}, %{{.*}} {perm_map = #map1} : memref<?xindex> jointly memref<?xf64>, memref<?xi64>
  sparse_tensor.sort insertion_sort_stable %n, %ix jointly %m, %xi {perm_map = affine_map<(i) -> (i)>} : memref<?xindex> jointly memref<?xf64>, memref<?xi64>
  // CHECK: sparse_tensor.sort  heap_sort %{{.*}}, %{{.*}} {perm_map = #map1} : memref<?xindex>
  sparse_tensor.sort heap_sort %n, %ix {perm_map = affine_map<(i) -> (i)>} : memref<?xindex>
  return
}

// CHECK-LABEL: func.func @sizes(
func.func @sizes(%a: tensor<4x8xf64, #Slice>, %b: tensor<6x12xi32, #BSR>, %i: index) {
  // CHECK: sparse_tensor.slice.offset %{{.*}} at 1 : tensor<4x8xf64, #sparse8>
  %0 = sparse_tensor.slice.offset %a at 1 : tensor<4x8xf64, #Slice>
  // CHECK: sparse_tensor.slice.stride %{{.*}} at 0 : tensor<4x8xf64, #sparse8>
  %1 = sparse_tensor.slice.stride %a at 0 : tensor<4x8xf64, #Slice>
  // CHECK: sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse9>
  %2 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#COO>
  // CHECK: sparse_tensor.storage_specifier.init with %{{.*}} : from !sparse_tensor.storage_specifier<#sparse9> to !sparse_tensor.storage_specifier<#sparse10>
  %3 = sparse_tensor.storage_specifier.init with %2 : from !sparse_tensor.storage_specifier<#COO> to !sparse_tensor.storage_specifier<#Slice>
  // CHECK: sparse_tensor.storage_specifier.get %{{.*}}  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse9>
  %4 = sparse_tensor.storage_specifier.get %2 lvl_sz at 0 : !sparse_tensor.storage_specifier<#COO>
  // CHECK: sparse_tensor.storage_specifier.get %{{.*}}  val_mem_sz : !sparse_tensor.storage_specifier<#sparse9>
  %5 = sparse_tensor.storage_specifier.get %2 val_mem_sz : !sparse_tensor.storage_specifier<#COO>
  // CHECK: sparse_tensor.storage_specifier.get %{{.*}}  dim_offset at 1 : !sparse_tensor.storage_specifier<#sparse10>
  %6 = sparse_tensor.storage_specifier.get %3 dim_offset at 1 : !sparse_tensor.storage_specifier<#Slice>
  // CHECK: sparse_tensor.storage_specifier.set %{{.*}}  pos_mem_sz at 0 with %{{.*}} : !sparse_tensor.storage_specifier<#sparse9>
  %7 = sparse_tensor.storage_specifier.set %2 pos_mem_sz at 0 with %i : !sparse_tensor.storage_specifier<#COO>
  // CHECK: sparse_tensor.storage_specifier.set %{{.*}}  val_mem_sz with %{{.*}} : !sparse_tensor.storage_specifier<#sparse9>
  %8 = sparse_tensor.storage_specifier.set %2 val_mem_sz with %i : !sparse_tensor.storage_specifier<#COO>
  // CHECK: sparse_tensor.lvl %{{.*}}, %{{.*}} : tensor<6x12xi32, #sparse3>
  %9 = sparse_tensor.lvl %b, %i : tensor<6x12xi32, #BSR>
  // CHECK: sparse_tensor.crd_translate  dim_to_lvl[%{{.*}}, %{{.*}}] as #sparse3 : index, index, index, index
  %10:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #BSR : index, index, index, index
  // CHECK: sparse_tensor.crd_translate  lvl_to_dim[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] as #sparse3 : index, index
  %11:2 = sparse_tensor.crd_translate lvl_to_dim [%i, %i, %i, %i] as #BSR : index, index
  return
}
