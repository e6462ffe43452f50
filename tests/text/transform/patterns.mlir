// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK: module attributes {transform.with_named_sequence} {
module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: transform.named_sequence @patterns(
  transform.named_sequence @patterns(%op: !transform.any_op) {
    // CHECK: transform.apply_patterns to %{{.*}} {
    transform.apply_patterns to %op {
      // CHECK: transform.apply_patterns.arm_neon.vector_contract_to_i8mm
      transform.apply_patterns.arm_neon.vector_contract_to_i8mm
      // CHECK: transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
      transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
      // CHECK: transform.apply_patterns.arm_sve.vector_contract_to_i8mm
      transform.apply_patterns.arm_sve.vector_contract_to_i8mm
      // CHECK: transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
      transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
      // CHECK: transform.apply_patterns.gpu.gpu_rewrite_patterns
      transform.apply_patterns.gpu.gpu_rewrite_patterns
      // CHECK: transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[16, 16, 8]
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [16, 16, 8]
      // CHECK: transform.apply_patterns.gpu.eliminate_barriers
      transform.apply_patterns.gpu.eliminate_barriers
      // CHECK: transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
      // CHECK: transform.apply_patterns.linalg.erase_unnecessary_inputs
      transform.apply_patterns.linalg.erase_unnecessary_inputs
      // CHECK: transform.apply_patterns.linalg.decompose_pack_unpack
      transform.apply_patterns.linalg.decompose_pack_unpack
      // CHECK: transform.apply_patterns.linalg.decompose_pad
      transform.apply_patterns.linalg.decompose_pad
      // CHECK: transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
      // CHECK: transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
      // CHECK: transform.apply_patterns.linalg.tiling_canonicalization
      transform.apply_patterns.linalg.tiling_canonicalization
      // CHECK: transform.apply_patterns.linalg.fold_add_into_dest
      transform.apply_patterns.linalg.fold_add_into_dest
      // CHECK: transform.apply_patterns.linalg.pad_vectorization
      transform.apply_patterns.linalg.pad_vectorization
      // CHECK: transform.apply_patterns.tensor.fold_into_pack_and_unpack
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
      // CHECK: transform.apply_patterns.linalg.fold_pack_unpack_into_empty
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty
      // CHECK: transform.apply_patterns.memref.alloc_to_alloca
      transform.apply_patterns.memref.alloc_to_alloca
      // CHECK: transform.apply_patterns.memref.expand_ops
      transform.apply_patterns.memref.expand_ops
      // CHECK: transform.apply_patterns.memref.expand_strided_metadata
      transform.apply_patterns.memref.expand_strided_metadata
      // CHECK: transform.apply_patterns.memref.extract_address_computations
      transform.apply_patterns.memref.extract_address_computations
      // CHECK: transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.memref.fold_memref_alias_ops
      // CHECK: transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
      transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
      // CHECK: transform.apply_patterns.canonicalization
      transform.apply_patterns.canonicalization
      // CHECK: transform.apply_patterns.scf.for_loop_canonicalization
      transform.apply_patterns.scf.for_loop_canonicalization
      // CHECK: transform.apply_patterns.tensor.decompose_concat
      transform.apply_patterns.tensor.decompose_concat
      // CHECK: transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
      // CHECK: transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      // CHECK: transform.apply_patterns.tensor.fold_tensor_subset_ops
      transform.apply_patterns.tensor.fold_tensor_subset_ops
      // CHECK: transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
      // CHECK: transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
      // CHECK: transform.apply_patterns.tensor.reassociative_reshape_folding
      transform.apply_patterns.tensor.reassociative_reshape_folding
      // CHECK: transform.apply_patterns.tensor.bubble_up_extract_slice
      transform.apply_patterns.tensor.bubble_up_extract_slice
      // CHECK: transform.apply_patterns.tensor.rewrite_as_constant
      transform.apply_patterns.tensor.rewrite_as_constant
      // CHECK: transform.apply_patterns.vector.cast_away_vector_leading_one_dim
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
      // CHECK: transform.apply_patterns.vector.rank_reducing_subview_patterns
      transform.apply_patterns.vector.rank_reducing_subview_patterns
      // CHECK: transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
      // CHECK: transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
      // CHECK: transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.transfer_permutation_patterns
      // CHECK: transform.apply_patterns.vector.lower_bitcast
      transform.apply_patterns.vector.lower_bitcast
      // CHECK: transform.apply_patterns.vector.lower_broadcast
      transform.apply_patterns.vector.lower_broadcast
      // CHECK: transform.apply_patterns.vector.lower_contraction
      transform.apply_patterns.vector.lower_contraction
      // CHECK: transform.apply_patterns.vector.lower_create_mask
      transform.apply_patterns.vector.lower_create_mask
      // CHECK: transform.apply_patterns.vector.lower_masks
      transform.apply_patterns.vector.lower_masks
      // CHECK: transform.apply_patterns.vector.lower_masked_transfers
      transform.apply_patterns.vector.lower_masked_transfers
      // CHECK: transform.apply_patterns.vector.materialize_masks
      transform.apply_patterns.vector.materialize_masks
      // CHECK: transform.apply_patterns.vector.lower_multi_reduction
      transform.apply_patterns.vector.lower_multi_reduction
      // CHECK: transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.vector.lower_outerproduct
      // CHECK: transform.apply_patterns.vector.lower_gather
      transform.apply_patterns.vector.lower_gather
      // CHECK: transform.apply_patterns.vector.unroll_from_elements
      transform.apply_patterns.vector.unroll_from_elements
      // CHECK: transform.apply_patterns.vector.unroll_to_elements
      transform.apply_patterns.vector.unroll_to_elements
      // CHECK: transform.apply_patterns.vector.lower_scan
      transform.apply_patterns.vector.lower_scan
      // CHECK: transform.apply_patterns.vector.lower_shape_cast
      transform.apply_patterns.vector.lower_shape_cast
      // CHECK: transform.apply_patterns.vector.lower_transfer
      transform.apply_patterns.vector.lower_transfer
      // CHECK: transform.apply_patterns.vector.lower_transpose
      transform.apply_patterns.vector.lower_transpose
      // CHECK: transform.apply_patterns.vector.lower_interleave
      transform.apply_patterns.vector.lower_interleave
      // CHECK: transform.apply_patterns.vector.interleave_to_shuffle
      transform.apply_patterns.vector.interleave_to_shuffle
      // CHECK: transform.apply_patterns.vector.rewrite_narrow_types
      transform.apply_patterns.vector.rewrite_narrow_types
      // CHECK: transform.apply_patterns.vector.split_transfer_full_partial
      transform.apply_patterns.vector.split_transfer_full_partial
      // CHECK: transform.apply_patterns.vector.transfer_to_scf
      transform.apply_patterns.vector.transfer_to_scf
      // CHECK: transform.apply_patterns.vector.fold_arith_extension
      transform.apply_patterns.vector.fold_arith_extension
      // CHECK: transform.apply_patterns.vector.elementwise_to_vector
      transform.apply_patterns.vector.elementwise_to_vector
      // CHECK: transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.reduction_to_contract
      // CHECK: transform.apply_patterns.vector.sink_ops
      transform.apply_patterns.vector.sink_ops
      // CHECK: transform.apply_patterns.vector.sink_mem_ops
      transform.apply_patterns.vector.sink_mem_ops
      // CHECK: transform.apply_patterns.x86vector.vector_contract_to_fma
      transform.apply_patterns.x86vector.vector_contract_to_fma
      // CHECK: transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
      transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
      // CHECK: transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
      transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
      // CHECK: transform.apply_patterns.x86vector.sink_vector_producer_ops
      transform.apply_patterns.x86vector.sink_vector_producer_ops
      // CHECK: transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
      transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
      // CHECK: transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
      // CHECK: transform.apply_patterns.vector.lower_transfer max_transfer_rank = 3
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 3
      // CHECK: transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d avx2_lowering_strategy = true
      transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d avx2_lowering_strategy = true
      // CHECK: transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
      // CHECK: transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = true
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = true
      // CHECK: transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
      transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
      // CHECK: transform.apply_patterns.tensor.reassociative_reshape_folding {x.y}
      transform.apply_patterns.tensor.reassociative_reshape_folding {x.y}
    // CHECK: } {apply_cse, max_iterations = 3 : i64} : !transform.any_op
    } {apply_cse, max_iterations = 3 : i64} : !transform.any_op
    // CHECK: transform.apply_patterns to %{{.*}} {
    transform.apply_patterns to %op {
    // CHECK: } : !transform.any_op
    } : !transform.any_op
    // CHECK: transform.apply_conversion_patterns to %{{.*}} {
    transform.apply_conversion_patterns to %op {
      // CHECK: transform.apply_conversion_patterns.func.func_to_llvm
      transform.apply_conversion_patterns.func.func_to_llvm
      // CHECK: transform.apply_conversion_patterns.gpu.gpu_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_to_nvvm
      // CHECK: transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
      // CHECK: transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
      // CHECK: transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx942"
      transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx942"
      // CHECK: transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
      transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
      // CHECK: transform.apply_conversion_patterns.scf.structural_conversions
      transform.apply_conversion_patterns.scf.structural_conversions
      // CHECK: transform.apply_conversion_patterns.scf.scf_to_control_flow
      transform.apply_conversion_patterns.scf.scf_to_control_flow
      // CHECK: transform.apply_conversion_patterns.vector.vector_to_llvm
      transform.apply_conversion_patterns.vector.vector_to_llvm
      // CHECK: transform.apply_conversion_patterns.dialect_to_llvm "cf"
      transform.apply_conversion_patterns.dialect_to_llvm "cf"
      // CHECK: transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true}
      transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true}
    // CHECK: } with type_converter {
    } with type_converter {
      // CHECK: transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_bare_ptr_call_conv = true}
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_bare_ptr_call_conv = true}
    // CHECK: } {legal_dialects = ["llvm"], legal_ops = ["func.func"], partial_conversion} : !transform.any_op
    } {legal_dialects = ["llvm"], legal_ops = ["func.func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
