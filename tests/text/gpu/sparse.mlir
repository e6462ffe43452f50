// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Sparse matrices of the device.

func.func @sparse(%n: index, %p: memref<?xindex>, %v: memref<?xf64>, %d: memref<?x?xf64>, %t0: !gpu.async.token, %b: memref<0xi8>) {
  %x, %t1 = gpu.create_dn_tensor async [%t0] %v, %n : index into memref<?xf64>
  %y = gpu.create_dn_tensor %d, %n, %n {note} : index, index into memref<?x?xf64>
  %a, %t2 = gpu.create_coo async [%t0] %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %c = gpu.create_coo_aos %n, %n, %n, %p, %v {note} : memref<?xindex>, memref<?xf64>
  %e, %t3 = gpu.create_csr async %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %f = gpu.create_csc %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %g = gpu.create_bsr [%t0] %n, %n, %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %h, %t4 = gpu.create_2to4_spmat async [%t0] {PRUNE_AND_CHECK} %n, %n, %v : memref<?xf64>
  %i = gpu.create_2to4_spmat {NONE} %n, %n, %v {note} : memref<?xf64>
  %j, %t5 = gpu.spmv_buffer_size async [%t0] %a, %x, %x into f32
  %k = gpu.spmv_buffer_size %a{TRANSPOSE}, %x, %x {note} into f32
  %t6 = gpu.spmv async [%t0] %a, %x, %x, %v : memref<?xf64> into f32
  gpu.spmv %a{CONJUGATE_TRANSPOSE}, %x, %x, %v {note} : memref<?xf64> into f32
  %l, %t7 = gpu.spmm_buffer_size async [%t0] %a, %y, %y : index into f32
  %m:3, %t8 = gpu.spmm_buffer_size async %a{TRANSPOSE}, %y{TRANSPOSE}, %y {note} : index, index, index into f32
  %t9 = gpu.spmm async [%t0] %a, %y, %y, %v : memref<?xf64> into f32
  gpu.spmm %a{TRANSPOSE}, %y{NON_TRANSPOSE}, %y, %v, %b {note} : memref<?xf64>, memref<0xi8> into f32
  %o, %t10 = gpu.sddmm_buffer_size async [%t0] %y, %y, %a into f32
  %t11 = gpu.sddmm async [%t0] %y{TRANSPOSE}, %y, %a, %v {note} : memref<?xf64> into f32
  %q, %t12 = gpu.spgemm_create_descr async [%t0]
  %r = gpu.spgemm_create_descr {note}
  %s, %t13 = gpu.spgemm_work_estimation_or_compute async [%t0] {WORK_ESTIMATION} %a, %a, %a, %q, %n, %b : f32 into memref<0xi8>
  %u = gpu.spgemm_work_estimation_or_compute {COMPUTE} %a{TRANSPOSE}, %a{TRANSPOSE}, %a, %q, %n, %b {note} : f32 into memref<0xi8>
  %t14 = gpu.spgemm_copy async [%t0] %a, %a{TRANSPOSE}, %a, %q : f32
  %w:3 = gpu.spmat_get_size %a
  %z:3, %t15 = gpu.spmat_get_size async [%t0] %a {note}
  gpu.set_csr_pointers %a, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %t16 = gpu.set_csr_pointers async [%t0] %a, %p, %p, %v {note} : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %t17 = gpu.spgemm_destroy_descr async [%t0] %q
  gpu.spgemm_destroy_descr %r {note}
  gpu.destroy_sp_mat %a
  %t18 = gpu.destroy_dn_tensor async [%t0] %x {note}
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @sparse(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: memref<?x?xf64>, %arg4: !gpu.async.token, %arg5: memref<0xi8>) {
// CHECK-NEXT:    %dnTensor, %asyncToken = gpu.create_dn_tensor async [%arg4] %arg2, %arg0 : index into memref<?xf64>
// CHECK-NEXT:    %dnTensor_0 = gpu.create_dn_tensor  %arg3, %arg0, %arg0 {note} : index, index into memref<?x?xf64>
// CHECK-NEXT:    %spmat, %asyncToken_1 = gpu.create_coo async [%arg4] %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
// CHECK-NEXT:    %spmat_2 = gpu.create_coo_aos  %arg0, %arg0, %arg0, %arg1, %arg2 {note} : memref<?xindex>, memref<?xf64>
// CHECK-NEXT:    %spmat_3, %asyncToken_4 = gpu.create_csr async %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
// CHECK-NEXT:    %spmat_5 = gpu.create_csc  %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
// CHECK-NEXT:    %spmat_6 = gpu.create_bsr [%arg4] %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
// CHECK-NEXT:    %spMat, %asyncToken_7 = gpu.create_2to4_spmat async [%arg4]{ PRUNE_AND_CHECK} %arg0, %arg0, %arg2 : memref<?xf64>
// CHECK-NEXT:    %spMat_8 = gpu.create_2to4_spmat { NONE} %arg0, %arg0, %arg2 {note} : memref<?xf64>
// CHECK-NEXT:    %bufferSz, %asyncToken_9 = gpu.spmv_buffer_size async [%arg4] %spmat, %dnTensor, %dnTensor into f32
// CHECK-NEXT:    %bufferSz_10 = gpu.spmv_buffer_size  %spmat{ TRANSPOSE}, %dnTensor, %dnTensor {note} into f32
// CHECK-NEXT:    %0 = gpu.spmv async [%arg4] %spmat, %dnTensor, %dnTensor, %arg2 : memref<?xf64> into f32
// CHECK-NEXT:    gpu.spmv  %spmat{ CONJUGATE_TRANSPOSE}, %dnTensor, %dnTensor, %arg2 {note} : memref<?xf64> into f32
// CHECK-NEXT:    %bufferSzs, %asyncToken_11 = gpu.spmm_buffer_size async [%arg4] %spmat, %dnTensor_0, %dnTensor_0 : index into f32
// CHECK-NEXT:    %bufferSzs_12:3, %asyncToken_13 = gpu.spmm_buffer_size async %spmat{ TRANSPOSE}, %dnTensor_0{ TRANSPOSE}, %dnTensor_0 {note} : index, index, index into f32
// CHECK-NEXT:    %1 = gpu.spmm async [%arg4] %spmat, %dnTensor_0, %dnTensor_0, %arg2 : memref<?xf64> into f32
// CHECK-NEXT:    gpu.spmm  %spmat{ TRANSPOSE}, %dnTensor_0, %dnTensor_0, %arg2, %arg5 {note} : memref<?xf64>, memref<0xi8> into f32
// CHECK-NEXT:    %bufferSz_14, %asyncToken_15 = gpu.sddmm_buffer_size async [%arg4] %dnTensor_0, %dnTensor_0, %spmat into f32
// CHECK-NEXT:    %2 = gpu.sddmm async [%arg4] %dnTensor_0{ TRANSPOSE}, %dnTensor_0, %spmat, %arg2 {note} : memref<?xf64> into f32
// CHECK-NEXT:    %desc, %asyncToken_16 = gpu.spgemm_create_descr async [%arg4]
// CHECK-NEXT:    %desc_17 = gpu.spgemm_create_descr  {note}
// CHECK-NEXT:    %bufferSzNew, %asyncToken_18 = gpu.spgemm_work_estimation_or_compute async [%arg4]{ WORK_ESTIMATION} %spmat, %spmat, %spmat, %desc, %arg0, %arg5 : f32 into memref<0xi8>
// CHECK-NEXT:    %bufferSzNew_19 = gpu.spgemm_work_estimation_or_compute { COMPUTE} %spmat{ TRANSPOSE}, %spmat{ TRANSPOSE}, %spmat, %desc, %arg0, %arg5 {note} : f32 into memref<0xi8>
// CHECK-NEXT:    %3 = gpu.spgemm_copy async [%arg4] %spmat, %spmat{ TRANSPOSE}, %spmat, %desc : f32
// CHECK-NEXT:    %rows, %cols, %nnz = gpu.spmat_get_size  %spmat
// CHECK-NEXT:    %rows_20, %cols_21, %nnz_22, %asyncToken_23 = gpu.spmat_get_size async [%arg4] %spmat {note}
// CHECK-NEXT:    gpu.set_csr_pointers  %spmat, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
// CHECK-NEXT:    %4 = gpu.set_csr_pointers async [%arg4] %spmat, %arg1, %arg1, %arg2 {note} : memref<?xindex>, memref<?xindex>, memref<?xf64>
// CHECK-NEXT:    %5 = gpu.spgemm_destroy_descr async [%arg4] %desc
// CHECK-NEXT:    gpu.spgemm_destroy_descr  %desc_17 {note}
// CHECK-NEXT:    gpu.destroy_sp_mat  %spmat
// CHECK-NEXT:    %6 = gpu.destroy_dn_tensor async [%arg4] %dnTensor {note}
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
