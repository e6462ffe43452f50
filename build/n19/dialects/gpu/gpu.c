// The dialect gpu: Kernels for GPUs, and the host's side of them.
// Made by mica-gen from gpu.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "gpu.h"

#include <assert.h>

#include "mica/mica.h"
#include "arith/arith.h"

const mica_trait gpu_trait_offloading_translation_attr_trait = {
  "OffloadingTranslationAttrTrait", 0,
};

static const mica_enum_case gpu_address_space_cases[] = {
  {.text = "global", .value = GPU_ADDRESS_SPACE_GLOBAL},
  {.text = "workgroup", .value = GPU_ADDRESS_SPACE_WORKGROUP},
  {.text = "private", .value = GPU_ADDRESS_SPACE_PRIVATE},
};
const mica_enum_def gpu_address_space_enum = {
  .name = "::mlir::gpu::AddressSpace", .summary = "GPU address space",
  .cases = gpu_address_space_cases, .case_count = 3, .width = 32, .is_attribute = true,
};

static const mica_enum_case gpu_dimension_cases[] = {
  {.text = "x", .value = GPU_DIMENSION_X},
  {.text = "y", .value = GPU_DIMENSION_Y},
  {.text = "z", .value = GPU_DIMENSION_Z},
};
const mica_enum_def gpu_dimension_enum = {
  .name = "::mlir::gpu::Dimension", .summary = "a dimension, either 'x', 'y', or 'z'",
  .cases = gpu_dimension_cases, .case_count = 3, .width = 32, .is_attribute = true,
};

static const mica_enum_case gpu_all_reduce_operation_cases[] = {
  {.text = "add", .value = GPU_ALL_REDUCE_OPERATION_ADD},
  {.text = "mul", .value = GPU_ALL_REDUCE_OPERATION_MUL},
  {.text = "minui", .value = GPU_ALL_REDUCE_OPERATION_MINUI},
  {.text = "minsi", .value = GPU_ALL_REDUCE_OPERATION_MINSI},
  {.text = "minnumf", .value = GPU_ALL_REDUCE_OPERATION_MINNUMF},
  {.text = "maxui", .value = GPU_ALL_REDUCE_OPERATION_MAXUI},
  {.text = "maxsi", .value = GPU_ALL_REDUCE_OPERATION_MAXSI},
  {.text = "maxnumf", .value = GPU_ALL_REDUCE_OPERATION_MAXNUMF},
  {.text = "and", .value = GPU_ALL_REDUCE_OPERATION_AND},
  {.text = "or", .value = GPU_ALL_REDUCE_OPERATION_OR},
  {.text = "xor", .value = GPU_ALL_REDUCE_OPERATION_XOR},
  {.text = "minimumf", .value = GPU_ALL_REDUCE_OPERATION_MINIMUMF},
  {.text = "maximumf", .value = GPU_ALL_REDUCE_OPERATION_MAXIMUMF},
};
const mica_enum_def gpu_all_reduce_operation_enum = {
  .name = "::mlir::gpu::AllReduceOperation",
  .summary = "built-in reduction operations supported by gpu.allreduce.",
  .cases = gpu_all_reduce_operation_cases, .case_count = 13, .width = 32, .is_attribute = true,
};

static const mica_enum_case gpu_shuffle_mode_cases[] = {
  {.text = "xor", .value = GPU_SHUFFLE_MODE_XOR},
  {.text = "up", .value = GPU_SHUFFLE_MODE_UP},
  {.text = "down", .value = GPU_SHUFFLE_MODE_DOWN},
  {.text = "idx", .value = GPU_SHUFFLE_MODE_IDX},
};
const mica_enum_def gpu_shuffle_mode_enum = {
  .name = "::mlir::gpu::ShuffleMode", .summary = "Indexing modes supported by gpu.shuffle.",
  .cases = gpu_shuffle_mode_cases, .case_count = 4, .width = 32, .is_attribute = true,
};

static const mica_enum_case gpu_broadcast_type_cases[] = {
  {.text = "first_active_lane", .value = GPU_BROADCAST_TYPE_FIRST_ACTIVE_LANE},
  {.text = "specific_lane", .value = GPU_BROADCAST_TYPE_SPECIFIC_LANE},
};
const mica_enum_def gpu_broadcast_type_enum = {
  .name = "::mlir::gpu::BroadcastType", .summary = "a lane to broadcast from",
  .cases = gpu_broadcast_type_cases, .case_count = 2, .width = 32, .is_attribute = true,
};

static const mica_enum_case gpu_mma_elementwise_op_cases[] = {
  {.text = "addf", .value = GPU_MMA_ELEMENTWISE_OP_ADDF},
  {.text = "mulf", .value = GPU_MMA_ELEMENTWISE_OP_MULF},
  {.text = "subf", .value = GPU_MMA_ELEMENTWISE_OP_SUBF},
  {.text = "maxf", .value = GPU_MMA_ELEMENTWISE_OP_MAXF},
  {.text = "minf", .value = GPU_MMA_ELEMENTWISE_OP_MINF},
  {.text = "divf", .value = GPU_MMA_ELEMENTWISE_OP_DIVF},
  {.text = "addi", .value = GPU_MMA_ELEMENTWISE_OP_ADDI},
  {.text = "muli", .value = GPU_MMA_ELEMENTWISE_OP_MULI},
  {.text = "subi", .value = GPU_MMA_ELEMENTWISE_OP_SUBI},
  {.text = "divs", .value = GPU_MMA_ELEMENTWISE_OP_DIVS},
  {.text = "divu", .value = GPU_MMA_ELEMENTWISE_OP_DIVU},
  {.text = "negatef", .value = GPU_MMA_ELEMENTWISE_OP_NEGATEF},
  {.text = "negates", .value = GPU_MMA_ELEMENTWISE_OP_NEGATES},
  {.text = "extf", .value = GPU_MMA_ELEMENTWISE_OP_EXTF},
};
const mica_enum_def gpu_mma_elementwise_op_enum = {
  .name = "::mlir::gpu::MMAElementwiseOp",
  .summary = "elementwise operation to apply to mma matrix",
  .cases = gpu_mma_elementwise_op_cases, .case_count = 14, .width = 32, .is_attribute = true,
};

static const mica_enum_case gpu_prune2_to4_sp_mat_flag_cases[] = {
  {.text = "NONE", .value = GPU_PRUNE2_TO4_SP_MAT_FLAG_NONE},
  {.text = "PRUNE_ONLY", .value = GPU_PRUNE2_TO4_SP_MAT_FLAG_PRUNE_ONLY},
  {.text = "PRUNE_AND_CHECK", .value = GPU_PRUNE2_TO4_SP_MAT_FLAG_PRUNE_AND_CHECK},
};
const mica_enum_def gpu_prune2_to4_sp_mat_flag_enum = {
  .name = "::mlir::gpu::Prune2To4SpMatFlag", .summary = "pruning strategy for 2:4 sparse matrix",
  .cases = gpu_prune2_to4_sp_mat_flag_cases, .case_count = 3, .width = 32, .is_attribute = true,
};

static const mica_enum_case gpu_transpose_mode_cases[] = {
  {.text = "NON_TRANSPOSE", .value = GPU_TRANSPOSE_MODE_NON_TRANSPOSE},
  {.text = "TRANSPOSE", .value = GPU_TRANSPOSE_MODE_TRANSPOSE},
  {.text = "CONJUGATE_TRANSPOSE", .value = GPU_TRANSPOSE_MODE_CONJUGATE_TRANSPOSE},
};
const mica_enum_def gpu_transpose_mode_enum = {
  .name = "::mlir::gpu::TransposeMode",
  .summary = "transpose mode of sparse matrix supported by sparse tensor ops",
  .cases = gpu_transpose_mode_cases, .case_count = 3, .width = 32, .is_attribute = true,
};

static const mica_enum_case gpu_sp_gemm_work_estimation_or_compute_kind_cases[] = {
  {.text = "WORK_ESTIMATION", .value = GPU_SP_GEMM_WORK_ESTIMATION_OR_COMPUTE_KIND_WORK_ESTIMATION},
  {.text = "COMPUTE", .value = GPU_SP_GEMM_WORK_ESTIMATION_OR_COMPUTE_KIND_COMPUTE},
};
const mica_enum_def gpu_sp_gemm_work_estimation_or_compute_kind_enum = {
  .name = "::mlir::gpu::SpGEMMWorkEstimationOrComputeKind",
  .summary = "choose whether spgemm_work_estimation_or_compute does work estimation or compute",
  .cases = gpu_sp_gemm_work_estimation_or_compute_kind_cases, .case_count = 2, .width = 32,
  .is_attribute = true,
};

static const mica_enum_case gpu_mapping_id_cases[] = {
  {.text = "x", .value = GPU_MAPPING_ID_DIM_X},
  {.text = "y", .value = GPU_MAPPING_ID_DIM_Y},
  {.text = "z", .value = GPU_MAPPING_ID_DIM_Z},
  {.text = "linear_dim_0", .value = GPU_MAPPING_ID_LINEAR_DIM0},
  {.text = "linear_dim_1", .value = GPU_MAPPING_ID_LINEAR_DIM1},
  {.text = "linear_dim_2", .value = GPU_MAPPING_ID_LINEAR_DIM2},
  {.text = "linear_dim_3", .value = GPU_MAPPING_ID_LINEAR_DIM3},
  {.text = "linear_dim_4", .value = GPU_MAPPING_ID_LINEAR_DIM4},
  {.text = "linear_dim_5", .value = GPU_MAPPING_ID_LINEAR_DIM5},
  {.text = "linear_dim_6", .value = GPU_MAPPING_ID_LINEAR_DIM6},
  {.text = "linear_dim_7", .value = GPU_MAPPING_ID_LINEAR_DIM7},
  {.text = "linear_dim_8", .value = GPU_MAPPING_ID_LINEAR_DIM8},
  {.text = "linear_dim_9", .value = GPU_MAPPING_ID_LINEAR_DIM9},
};
const mica_enum_def gpu_mapping_id_enum = {
  .name = "::mlir::gpu::MappingId", .summary = "Mapping ids for loop mapping",
  .cases = gpu_mapping_id_cases, .case_count = 13, .width = 64, .is_attribute = true,
};

static const mica_enum_case gpu_processor_cases[] = {
  {.text = "block_x", .value = GPU_PROCESSOR_BLOCK_X},
  {.text = "block_y", .value = GPU_PROCESSOR_BLOCK_Y},
  {.text = "block_z", .value = GPU_PROCESSOR_BLOCK_Z},
  {.text = "thread_x", .value = GPU_PROCESSOR_THREAD_X},
  {.text = "thread_y", .value = GPU_PROCESSOR_THREAD_Y},
  {.text = "thread_z", .value = GPU_PROCESSOR_THREAD_Z},
  {.text = "sequential", .value = GPU_PROCESSOR_SEQUENTIAL},
};
const mica_enum_def gpu_processor_enum = {
  .name = "::mlir::gpu::Processor", .summary = "processor for loop mapping",
  .cases = gpu_processor_cases, .case_count = 7, .width = 64, .is_attribute = true,
};

static const mica_enum_case gpu_compilation_target_cases[] = {
  {.text = "offload", .value = GPU_COMPILATION_TARGET_OFFLOAD},
  {.text = "assembly", .value = GPU_COMPILATION_TARGET_ASSEMBLY},
  {.text = "bin", .value = GPU_COMPILATION_TARGET_BINARY},
  {.text = "fatbin", .value = GPU_COMPILATION_TARGET_FATBIN},
};
const mica_enum_def gpu_compilation_target_enum = {
  .name = "::mlir::gpu::CompilationTarget", .summary = "GPU compilation format",
  .cases = gpu_compilation_target_cases, .case_count = 4, .width = 32, .is_attribute = true,
};

const mica_interface gpu_target_attr_interface_id = {"TargetAttrInterface"};

const mica_interface gpu_target_attr_verify_interface_id = {"TargetAttrVerifyInterface"};

bool gpu_target_attr_verify_interface_verify_target(const mica_attr *attr, mica_op *module) {
  const gpu_target_attr_verify_interface *methods =
      mica_attr_interface(attr, &gpu_target_attr_verify_interface_id);
  assert(methods != NULL);
  return methods->verify_target(attr, module);
}

const mica_interface gpu_offloading_llvm_translation_attr_interface_id = {
  "OffloadingLLVMTranslationAttrInterface",
};

const mica_interface gpu_async_op_interface_id = {"AsyncOpInterface"};

static mica_segment gpu_async_op_interface_default_async_dependencies(const mica_op *op) {
  return gpu_async_dependencies(op);
}

mica_segment gpu_async_op_interface_async_dependencies(const mica_op *op) {
  const gpu_async_op_interface *methods = mica_op_interface(op, &gpu_async_op_interface_id);
  assert(methods != NULL);
  if (methods->async_dependencies == NULL)
    return gpu_async_op_interface_default_async_dependencies(op);
  return methods->async_dependencies(op);
}

static mica_value *gpu_async_op_interface_default_async_token(const mica_op *op) {
  return gpu_async_token(op);
}

mica_value *gpu_async_op_interface_async_token(const mica_op *op) {
  const gpu_async_op_interface *methods = mica_op_interface(op, &gpu_async_op_interface_id);
  assert(methods != NULL);
  if (methods->async_token == NULL) return gpu_async_op_interface_default_async_token(op);
  return methods->async_token(op);
}

static bool gpu_all_items_of_gpu_non_empty_target_array_attr(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!(mica_attr_interface(mica_attr_array_elements(self).data[i],
                              &gpu_target_attr_interface_id) != NULL ||
          mica_attr_is_named(mica_attr_array_elements(self).data[i], "spirv.target_env") ||
          mica_attr_is_opaque(mica_attr_array_elements(self).data[i])))
      return false;
  return true;
}

static bool gpu_all_are_object_attr(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!mica_attr_isa(mica_attr_array_elements(self).data[i], &gpu_object_attr_def)) return false;
  return true;
}

static bool gpu_all_are_dictionary(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!mica_attr_is_dictionary(mica_attr_array_elements(self).data[i])) return false;
  return true;
}

// array of GPU target attributes with at least 1 elements
static bool gpu_is_gpu_non_empty_target_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && gpu_all_items_of_gpu_non_empty_target_array_attr(self) &&
         mica_attr_array_elements(self).size >= 1;
}

// any attribute with the `OffloadingTranslationAttrTrait` trait.
static bool gpu_is_offloading_translation_attr(const mica_attr *self) {
  return mica_attr_has_trait(self, &gpu_trait_offloading_translation_attr_trait) ||
         mica_attr_is_opaque(self);
}

// an array of GPU object attributes with at least 1 elements
static bool gpu_is_gpu_object_array_attr_with_at_least_1_elements(const mica_attr *self) {
  return mica_attr_is_array(self) && gpu_all_are_object_attr(self) &&
         mica_attr_array_elements(self).size >= 1;
}

// type attribute of function type
static bool gpu_is_type_attribute_of_function_type(const mica_attr *self) {
  return mica_attr_is_type(self) && mica_type_is_function(mica_attr_type_value(self));
}

// Array of dictionary attributes
static bool gpu_is_dict_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && gpu_all_are_dictionary(self);
}

// i32 dense array attribute with 3 elements (if present)
static bool gpu_is_optional_dim_size_hint_attr(const mica_attr *self) {
  return mica_attr_is_dense_i32s(self) && (self == NULL || mica_attr_dense_array_size(self) == 3);
}

// index or 32-bit signless integer or 64-bit signless integer
static bool gpu_is_launch_indx(const mica_type *self) {
  return mica_type_is_index(self) || mica_type_is_i(self, 32) || mica_type_is_i(self, 64);
}

// 32-bit signless integer
static bool gpu_is_i32(const mica_type *self) {
  return mica_type_is_i(self, 32);
}

// a dimension, either 'x', 'y', or 'z'
static bool gpu_is_dimension_attr(const mica_attr *self) {
  return mica_attr_isa(self, &gpu_dimension_attr_def);
}

// index attribute
static bool gpu_is_index_attr(const mica_attr *self) {
  return mica_attr_is_integer(self) && mica_type_is_index(mica_attr_type(self));
}

// Integer or Float
static bool gpu_is_any_integer_or_float(const mica_type *self) {
  return mica_type_is_signless_integer(self) || mica_type_is_float(self);
}

// built-in reduction operations supported by gpu.allreduce.
static bool gpu_is_all_reduce_operation_attr(const mica_attr *self) {
  return mica_attr_isa(self, &gpu_all_reduce_operation_attr_def);
}

// Integer or Float or fixed-length vector of Integer or Float values of ranks 1
static bool gpu_is_any_integer_or_float_or1d_vector(const mica_type *self) {
  return mica_type_is_signless_integer(self) || mica_type_is_float(self) ||
         (mica_type_is_vector(self) && !mica_type_has_scalable_dims(self) &&
          (mica_type_is_signless_integer(mica_type_element(self)) ||
           mica_type_is_float(mica_type_element(self))) && mica_type_is_vector(self) &&
          mica_type_shape(self).size > 0 && mica_type_shape(self).size == 1);
}

// 32-bit signless integer attribute
static bool gpu_is_i32_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 32);
}

// Indexing modes supported by gpu.shuffle.
static bool gpu_is_shuffle_mode_attr(const mica_attr *self) {
  return mica_attr_isa(self, &gpu_shuffle_mode_attr_def);
}

// 1-bit signless integer
static bool gpu_is_i1(const mica_type *self) {
  return mica_type_is_i(self, 1);
}

// 32-bit signless integer attribute whose minimum value is 0
static bool gpu_is_i32_attr_whose_minimum_value_is_0(const mica_attr *self) {
  return mica_attr_is_i(self, 32) && mica_attr_integer_value(self) >= 0;
}

// 32-bit signless integer attribute whose value is a power of two > 0
static bool gpu_is_i32_attr_int_power_of2(const mica_attr *self) {
  return mica_attr_is_i(self, 32) && mica_attr_integer_is_power_of_two(self);
}

// a lane to broadcast from
static bool gpu_is_broadcast_type_attr(const mica_attr *self) {
  return mica_attr_isa(self, &gpu_broadcast_type_attr_def);
}

// 64-bit signless integer attribute
static bool gpu_is_i64_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 64);
}

// 1D memref of 8-bit signless integer values
static bool gpu_is_mem_ref_rank_of(const mica_type *self) {
  return mica_type_is_memref(self) && mica_type_is_i(mica_type_element(self), 8) &&
         mica_type_has_rank(self) && mica_type_shape(self).size == 1;
}

// variadic of integer or index or floating-point
static bool gpu_is_any_type_of(const mica_type *self) {
  return mica_type_is_integer(self) || mica_type_is_index(self) || mica_type_is_float(self);
}

// memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or
// 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or 16-bit float or
// 32-bit float or 64-bit float values of ranks 1 values
static bool gpu_is_mma_mem_ref(const mica_type *self) {
  return mica_type_is_memref(self) &&
         (mica_type_is_i(mica_type_element(self), 8) ||
          mica_type_is_i(mica_type_element(self), 32) ||
          mica_type_is_float_kind(mica_type_element(self), MICA_F16) ||
          mica_type_is_float_kind(mica_type_element(self), MICA_F32) ||
          mica_type_is_float_kind(mica_type_element(self), MICA_F64) ||
          (mica_type_is_vector(mica_type_element(self)) &&
           mica_type_shape(mica_type_element(self)).size > 0 &&
           (mica_type_is_i(mica_type_element(mica_type_element(self)), 8) ||
            mica_type_is_i(mica_type_element(mica_type_element(self)), 32) ||
            mica_type_is_float_kind(mica_type_element(mica_type_element(self)), MICA_F16) ||
            mica_type_is_float_kind(mica_type_element(mica_type_element(self)), MICA_F32) ||
            mica_type_is_float_kind(mica_type_element(mica_type_element(self)), MICA_F64)) &&
           mica_type_is_vector(mica_type_element(self)) &&
           mica_type_shape(mica_type_element(self)).size > 0 &&
           mica_type_shape(mica_type_element(self)).size == 1));
}

// gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or
// 16-bit float or 32-bit float or 64-bit float values
static bool gpu_is_mma_matrix_of(const mica_type *self) {
  return gpu_mma_matrix_type_isa(self) &&
         ((mica_type_is_signed_integer(gpu_mma_matrix_type_element_type(self)) &&
           mica_type_integer_width(gpu_mma_matrix_type_element_type(self)) == 8) ||
          (mica_type_is_unsigned_integer(gpu_mma_matrix_type_element_type(self)) &&
           mica_type_integer_width(gpu_mma_matrix_type_element_type(self)) == 8) ||
          mica_type_is_i(gpu_mma_matrix_type_element_type(self), 32) ||
          mica_type_is_float_kind(gpu_mma_matrix_type_element_type(self), MICA_F16) ||
          mica_type_is_float_kind(gpu_mma_matrix_type_element_type(self), MICA_F32) ||
          mica_type_is_float_kind(gpu_mma_matrix_type_element_type(self), MICA_F64));
}

// gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 16-bit float or 32-bit float
// or 64-bit float values
static bool gpu_is_mma_matrix_of_2(const mica_type *self) {
  return gpu_mma_matrix_type_isa(self) &&
         ((mica_type_is_signed_integer(gpu_mma_matrix_type_element_type(self)) &&
           mica_type_integer_width(gpu_mma_matrix_type_element_type(self)) == 8) ||
          (mica_type_is_unsigned_integer(gpu_mma_matrix_type_element_type(self)) &&
           mica_type_integer_width(gpu_mma_matrix_type_element_type(self)) == 8) ||
          mica_type_is_float_kind(gpu_mma_matrix_type_element_type(self), MICA_F16) ||
          mica_type_is_float_kind(gpu_mma_matrix_type_element_type(self), MICA_F32) ||
          mica_type_is_float_kind(gpu_mma_matrix_type_element_type(self), MICA_F64));
}

// gpu.mma_matrix of 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values
static bool gpu_is_mma_matrix_of_3(const mica_type *self) {
  return gpu_mma_matrix_type_isa(self) &&
         (mica_type_is_i(gpu_mma_matrix_type_element_type(self), 32) ||
          mica_type_is_float_kind(gpu_mma_matrix_type_element_type(self), MICA_F16) ||
          mica_type_is_float_kind(gpu_mma_matrix_type_element_type(self), MICA_F32) ||
          mica_type_is_float_kind(gpu_mma_matrix_type_element_type(self), MICA_F64));
}

// 8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or
// 32-bit float
static bool gpu_is_any_type_of_2(const mica_type *self) {
  return (mica_type_is_signed_integer(self) && mica_type_integer_width(self) == 8) ||
         (mica_type_is_unsigned_integer(self) && mica_type_integer_width(self) == 8) ||
         mica_type_is_i(self, 32) || mica_type_is_float_kind(self, MICA_F16) ||
         mica_type_is_float_kind(self, MICA_F32);
}

// elementwise operation to apply to mma matrix
static bool gpu_is_mma_element_wise_attr(const mica_attr *self) {
  return mica_attr_isa(self, &gpu_mma_elementwise_op_attr_def);
}

// pruning strategy for 2:4 sparse matrix
static bool gpu_is_prune2_to4_sp_mat_flag_attr(const mica_attr *self) {
  return mica_attr_isa(self, &gpu_prune2_to4_sp_mat_flag_attr_def);
}

// transpose mode of sparse matrix supported by sparse tensor ops
static bool gpu_is_transpose_mode_attr(const mica_attr *self) {
  return mica_attr_isa(self, &gpu_transpose_mode_attr_def);
}

// choose whether spgemm_work_estimation_or_compute does work estimation or compute
static bool gpu_is_sp_gemm_work_estimation_or_compute_kind_attr(const mica_attr *self) {
  return mica_attr_isa(self, &gpu_sp_gemm_work_estimation_or_compute_kind_attr_def);
}

// What parts of operations must be.
static const mica_constraint must_be_any_attribute_with_the_offloading_translation_attr_trait = {
  .summary = "any attribute with the `OffloadingTranslationAttrTrait` trait.",
  .attr = gpu_is_offloading_translation_attr,
};
static const mica_constraint must_be_string_attribute = {
  .summary = "string attribute", .attr = mica_attr_is_string, .is_kind = mica_attr_is_string,
};
static const mica_constraint must_be_array_of_gpu_target_attributes_with_at_least = {
  .summary = "array of GPU target attributes with at least 1 elements",
  .attr = gpu_is_gpu_non_empty_target_array_attr, .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_region_with_1_blocks = {.summary = "region with 1 blocks"};
static const mica_constraint must_be_an_array_of_gpu_object_attributes_with_at = {
  .summary = "an array of GPU object attributes with at least 1 elements",
  .attr = gpu_is_gpu_object_array_attr_with_at_least_1_elements, .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_array_of_dictionary_attributes = {
  .summary = "Array of dictionary attributes", .attr = gpu_is_dict_array_attr,
  .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_type_attribute_of_function_type = {
  .summary = "type attribute of function type", .attr = gpu_is_type_attribute_of_function_type,
  .is_kind = mica_attr_is_type,
};
static const mica_constraint must_be_i32_dense_array_attribute_with_3_elements = {
  .summary = "i32 dense array attribute with 3 elements (if present)",
  .attr = gpu_is_optional_dim_size_hint_attr, .is_kind = mica_attr_is_dense_i32s,
};
static const mica_constraint must_be_any_region = {.summary = "any region"};
static const mica_constraint must_be_variadic_of_any_type = {.summary = "variadic of any type"};
static const mica_constraint must_be_symbol_reference_attribute = {
  .summary = "symbol reference attribute", .attr = mica_attr_is_symbol,
  .is_kind = mica_attr_is_symbol,
};
static const mica_constraint must_be_variadic_of_async_token_type = {
  .summary = "variadic of async token type", .type = gpu_async_token_type_isa,
};
static const mica_constraint must_be_index_or_32_bit_signless_integer_or_64_bit = {
  .summary = "index or 32-bit signless integer or 64-bit signless integer",
  .type = gpu_is_launch_indx,
};
static const mica_constraint must_be_32_bit_signless_integer = {
  .summary = "32-bit signless integer", .type = gpu_is_i32,
};
static const mica_constraint must_be_any_type = {.summary = "any type"};
static const mica_constraint must_be_async_token_type = {
  .summary = "async token type", .type = gpu_async_token_type_isa,
};
static const mica_constraint must_be_flat_symbol_reference_attribute = {
  .summary = "flat symbol reference attribute", .attr = mica_attr_is_flat_symbol,
  .is_kind = mica_attr_is_flat_symbol,
};
static const mica_constraint must_be_index = {.summary = "index", .type = mica_type_is_index};
static const mica_constraint must_be_a_dimension_either_x_y_or_z = {
  .summary = "a dimension, either 'x', 'y', or 'z'", .attr = gpu_is_dimension_attr,
  .is_kind = gpu_dimension_attr_isa,
};
static const mica_constraint must_be_index_attribute = {
  .summary = "index attribute", .attr = gpu_is_index_attr, .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_built_in_reduction_operations_supported_by = {
  .summary = "built-in reduction operations supported by gpu.allreduce.",
  .attr = gpu_is_all_reduce_operation_attr, .is_kind = gpu_all_reduce_operation_attr_isa,
};
static const mica_constraint must_be_unit_attribute = {
  .summary = "unit attribute", .attr = mica_attr_is_unit, .is_kind = mica_attr_is_unit,
};
static const mica_constraint must_be_integer_or_float = {
  .summary = "Integer or Float", .type = gpu_is_any_integer_or_float,
};
static const mica_constraint must_be_32_bit_signless_integer_attribute = {
  .summary = "32-bit signless integer attribute", .attr = gpu_is_i32_attr,
  .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_integer_or_float_or_fixed_length_vector_of = {
  .summary = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1",
  .type = gpu_is_any_integer_or_float_or1d_vector,
};
static const mica_constraint must_be_indexing_modes_supported_by_gpu_shuffle = {
  .summary = "Indexing modes supported by gpu.shuffle.", .attr = gpu_is_shuffle_mode_attr,
  .is_kind = gpu_shuffle_mode_attr_isa,
};
static const mica_constraint must_be_1_bit_signless_integer = {
  .summary = "1-bit signless integer", .type = gpu_is_i1,
};
static const mica_constraint must_be_32_bit_signless_integer_attribute_whose_minimum = {
  .summary = "32-bit signless integer attribute whose minimum value is 0",
  .attr = gpu_is_i32_attr_whose_minimum_value_is_0, .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_32_bit_signless_integer_attribute_whose_value = {
  .summary = "32-bit signless integer attribute whose value is a power of two > 0",
  .attr = gpu_is_i32_attr_int_power_of2, .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_a_lane_to_broadcast_from = {
  .summary = "a lane to broadcast from", .attr = gpu_is_broadcast_type_attr,
  .is_kind = gpu_broadcast_type_attr_isa,
};
static const mica_constraint must_be_64_bit_signless_integer_attribute = {
  .summary = "64-bit signless integer attribute", .attr = gpu_is_i64_attr,
  .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_1_d_memref_of_8_bit_signless_integer_values = {
  .summary = "1D memref of 8-bit signless integer values", .type = gpu_is_mem_ref_rank_of,
};
static const mica_constraint must_be_variadic_of_integer_or_index_or_floating = {
  .summary = "variadic of integer or index or floating-point", .type = gpu_is_any_type_of,
};
static const mica_constraint must_be_unranked_memref_of_any_type_values = {
  .summary = "unranked.memref of any type values", .type = mica_type_is_unranked_memref,
};
static const mica_constraint must_be_variadic_of_index = {
  .summary = "variadic of index", .type = mica_type_is_index,
};
static const mica_constraint must_be_memref_of_any_type_values = {
  .summary = "memref of any type values", .type = mica_type_is_memref,
};
static const mica_constraint must_be_memref_of_8_bit_signless_integer_or_32_bit = {
  .summary =
      "memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit "
      "float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or "
      "16-bit float or 32-bit float or 64-bit float values of ranks 1 values",
  .type = gpu_is_mma_mem_ref,
};
static const mica_constraint must_be_mma_matrix_type = {
  .summary = "MMAMatrix type", .type = gpu_mma_matrix_type_isa,
};
static const mica_constraint must_be_gpu_mma_matrix_of_8_bit_signed_integer_or = {
  .summary =
      "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 32-bit signless "
      "integer or 16-bit float or 32-bit float or 64-bit float values",
  .type = gpu_is_mma_matrix_of,
};
static const mica_constraint must_be_gpu_mma_matrix_of_8_bit_signed_integer_or_2 = {
  .summary =
      "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 16-bit float or 32-bit "
      "float or 64-bit float values", .type = gpu_is_mma_matrix_of_2,
};
static const mica_constraint must_be_gpu_mma_matrix_of_32_bit_signless_integer = {
  .summary =
      "gpu.mma_matrix of 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float "
      "values", .type = gpu_is_mma_matrix_of_3,
};
static const mica_constraint must_be_8_bit_signed_integer_or_8_bit_unsigned_integer = {
  .summary =
      "8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float "
      "or 32-bit float", .type = gpu_is_any_type_of_2,
};
static const mica_constraint must_be_elementwise_operation_to_apply_to_mma_matrix = {
  .summary = "elementwise operation to apply to mma matrix", .attr = gpu_is_mma_element_wise_attr,
  .is_kind = gpu_mma_elementwise_op_attr_isa,
};
static const mica_constraint must_be_variadic_of_mma_matrix_type = {
  .summary = "variadic of MMAMatrix type", .type = gpu_mma_matrix_type_isa,
};
static const mica_constraint must_be_dense_tensor_handle_type = {
  .summary = "dense tensor handle type", .type = gpu_sparse_dn_tensor_handle_type_isa,
};
static const mica_constraint must_be_sparse_matrix_handle_type = {
  .summary = "sparse matrix handle type", .type = gpu_sparse_sp_mat_handle_type_isa,
};
static const mica_constraint must_be_pruning_strategy_for_2_4_sparse_matrix = {
  .summary = "pruning strategy for 2:4 sparse matrix", .attr = gpu_is_prune2_to4_sp_mat_flag_attr,
  .is_kind = gpu_prune2_to4_sp_mat_flag_attr_isa,
};
static const mica_constraint must_be_any_type_attribute = {
  .summary = "any type attribute", .attr = mica_attr_is_type, .is_kind = mica_attr_is_type,
};
static const mica_constraint must_be_transpose_mode_of_sparse_matrix_supported = {
  .summary = "transpose mode of sparse matrix supported by sparse tensor ops",
  .attr = gpu_is_transpose_mode_attr, .is_kind = gpu_transpose_mode_attr_isa,
};
static const mica_constraint must_be_variadic_of_memref_of_any_type_values = {
  .summary = "variadic of memref of any type values", .type = mica_type_is_memref,
};
static const mica_constraint must_be_sp_gemm_operation_handle_type = {
  .summary = "SpGEMM operation handle type", .type = gpu_sparse_sp_gemm_op_handle_type_isa,
};
static const mica_constraint must_be_choose_whether_spgemm_work_estimation_or = {
  .summary = "choose whether spgemm_work_estimation_or_compute does work estimation or compute",
  .attr = gpu_is_sp_gemm_work_estimation_or_compute_kind_attr,
  .is_kind = gpu_sp_gemm_work_estimation_or_compute_kind_attr_isa,
};

const mica_type *gpu_async_token_type_get(mica_context *ctx) {
  return mica_type_get(ctx, &gpu_async_token_type_def, NULL);
}

static const mica_type *gpu_async_token_type_parse(mica_parser *p) {
  return mica_type_get(mica_parser_context(p), &gpu_async_token_type_def, NULL);
}

static void gpu_async_token_type_print(mica_printer *p, const mica_type *type) {
  (void)p;
  (void)type;
}

const mica_type_def gpu_async_token_type_def = {
  .base = {
    .abi = 5, .name = "gpu.async.token", .mnemonic = "async.token", .dialect = &gpu_dialect,
  },
  .parse = gpu_async_token_type_parse, .print = gpu_async_token_type_print,
};

const mica_type *gpu_sparse_dn_tensor_handle_type_get(mica_context *ctx) {
  return mica_type_get(ctx, &gpu_sparse_dn_tensor_handle_type_def, NULL);
}

static const mica_type *gpu_sparse_dn_tensor_handle_type_parse(mica_parser *p) {
  return mica_type_get(mica_parser_context(p), &gpu_sparse_dn_tensor_handle_type_def, NULL);
}

const mica_type_def gpu_sparse_dn_tensor_handle_type_def = {
  .base = {
    .abi = 5, .name = "gpu.sparse.dntensor_handle", .mnemonic = "sparse.dntensor_handle",
    .dialect = &gpu_dialect,
  },
  .parse = gpu_sparse_dn_tensor_handle_type_parse, .print = gpu_async_token_type_print,
};

const mica_type *gpu_sparse_sp_mat_handle_type_get(mica_context *ctx) {
  return mica_type_get(ctx, &gpu_sparse_sp_mat_handle_type_def, NULL);
}

static const mica_type *gpu_sparse_sp_mat_handle_type_parse(mica_parser *p) {
  return mica_type_get(mica_parser_context(p), &gpu_sparse_sp_mat_handle_type_def, NULL);
}

const mica_type_def gpu_sparse_sp_mat_handle_type_def = {
  .base = {
    .abi = 5, .name = "gpu.sparse.spmat_handle", .mnemonic = "sparse.spmat_handle",
    .dialect = &gpu_dialect,
  },
  .parse = gpu_sparse_sp_mat_handle_type_parse, .print = gpu_async_token_type_print,
};

const mica_type *gpu_sparse_sp_gemm_op_handle_type_get(mica_context *ctx) {
  return mica_type_get(ctx, &gpu_sparse_sp_gemm_op_handle_type_def, NULL);
}

static const mica_type *gpu_sparse_sp_gemm_op_handle_type_parse(mica_parser *p) {
  return mica_type_get(mica_parser_context(p), &gpu_sparse_sp_gemm_op_handle_type_def, NULL);
}

const mica_type_def gpu_sparse_sp_gemm_op_handle_type_def = {
  .base = {
    .abi = 5, .name = "gpu.sparse.spgemmop_handle", .mnemonic = "sparse.spgemmop_handle",
    .dialect = &gpu_dialect,
  },
  .parse = gpu_sparse_sp_gemm_op_handle_type_parse, .print = gpu_async_token_type_print,
};

const mica_type *gpu_mma_matrix_type_get(mica_context *ctx, mica_int64s shape,
                                         const mica_type *element_type, mica_str operand) {
  const gpu_mma_matrix_type_params params = {shape, element_type, operand};
  return mica_type_get(ctx, &gpu_mma_matrix_type_def, &params);
}

const mica_type *gpu_mma_matrix_type_get_checked(mica_context *ctx, mica_loc loc, mica_int64s shape,
                                                 const mica_type *element_type, mica_str operand) {
  const gpu_mma_matrix_type_params params = {shape, element_type, operand};
  return mica_type_get_checked(ctx, loc, &gpu_mma_matrix_type_def, &params);
}

static bool gpu_mma_matrix_type_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const gpu_mma_matrix_type_params *values = params;
  return mica_hook(ctx,
                   gpu_mma_matrix_type_check(ctx, loc, values->shape, values->element_type,
                                             values->operand), "gpu_mma_matrix_type_check");
}

static const mica_type *gpu_mma_matrix_type_parse_hook(mica_parser *p) {
  const mica_type *made = gpu_mma_matrix_type_parse(p);
  mica_parser_hook(p, made != NULL, "gpu_mma_matrix_type_parse");
  return made;
}

static const mica_param_def gpu_mma_matrix_type_param_table[] = {
  {.name = "shape", .kind = MICA_PARAM_ARRAY, .offset = offsetof(gpu_mma_matrix_type_params, shape),
   .size = sizeof(int64_t)},
  {.name = "elementType", .kind = MICA_PARAM_TYPE,
   .offset = offsetof(gpu_mma_matrix_type_params, element_type), .size = sizeof(const mica_type *)},
  {.name = "operand", .kind = MICA_PARAM_STR,
   .offset = offsetof(gpu_mma_matrix_type_params, operand), .size = sizeof(mica_str)},
};

const mica_type_def gpu_mma_matrix_type_def = {
  .base = {
    .abi = 5, .name = "gpu.mma_matrix", .mnemonic = "mma_matrix", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_mma_matrix_type_params),
    .params = gpu_mma_matrix_type_param_table, .param_count = 3,
  },
  .parse = gpu_mma_matrix_type_parse_hook, .print = gpu_mma_matrix_type_print,
  .verify = gpu_mma_matrix_type_verify,
};

const mica_attr *gpu_address_space_attr_get(mica_context *ctx, gpu_address_space value) {
  assert(mica_enum_is_valid(&gpu_address_space_enum, (uint64_t)value));
  const gpu_address_space_attr_params params = {value};
  return mica_attr_get(ctx, &gpu_address_space_attr_def, &params);
}

// gpu.address_space: `<` $value `>`
static const mica_attr *gpu_address_space_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_address_space_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &gpu_address_space_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "GPU_AddressSpaceAttr", "value",
                                      "::mlir::gpu::AddressSpace");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_address_space_attr_def, &params);
}

static void gpu_address_space_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_address_space_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &gpu_address_space_enum, (uint64_t)params->value);
  mica_print_char(p, '>');
}

static const mica_param_def gpu_address_space_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_address_space_attr_params, value), .size = sizeof(gpu_address_space)},
};

const mica_attr_def gpu_address_space_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.address_space", .mnemonic = "address_space", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_address_space_attr_params),
    .params = gpu_address_space_attr_param_table, .param_count = 1,
  },
  .parse = gpu_address_space_attr_parse, .print = gpu_address_space_attr_print,
};

const mica_attr *gpu_dimension_attr_get(mica_context *ctx, gpu_dimension value) {
  assert(mica_enum_is_valid(&gpu_dimension_enum, (uint64_t)value));
  const gpu_dimension_attr_params params = {value};
  return mica_attr_get(ctx, &gpu_dimension_attr_def, &params);
}

// gpu.dim: $value
static const mica_attr *gpu_dimension_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_dimension_attr_params params = {0};
  (void)type;
  if (!mica_parse_enum_scalar(p, &gpu_dimension_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "GPU_DimensionAttr", "value", "::mlir::gpu::Dimension");
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_dimension_attr_def, &params);
}

static void gpu_dimension_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_dimension_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, ' ');
  mica_print_enum(p, &gpu_dimension_enum, (uint64_t)params->value);
}

static const mica_param_def gpu_dimension_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS, .offset = offsetof(gpu_dimension_attr_params, value),
   .size = sizeof(gpu_dimension)},
};

const mica_attr_def gpu_dimension_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.dim", .mnemonic = "dim", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_dimension_attr_params),
    .params = gpu_dimension_attr_param_table, .param_count = 1,
  },
  .parse = gpu_dimension_attr_parse, .print = gpu_dimension_attr_print,
};

const mica_attr *gpu_all_reduce_operation_attr_get(mica_context *ctx,
                                                   gpu_all_reduce_operation value) {
  assert(mica_enum_is_valid(&gpu_all_reduce_operation_enum, (uint64_t)value));
  const gpu_all_reduce_operation_attr_params params = {value};
  return mica_attr_get(ctx, &gpu_all_reduce_operation_attr_def, &params);
}

// gpu.all_reduce_op: $value
static const mica_attr *gpu_all_reduce_operation_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_all_reduce_operation_attr_params params = {0};
  (void)type;
  if (!mica_parse_enum_scalar(p, &gpu_all_reduce_operation_enum, sizeof params.value,
                              &params.value))
    return mica_parse_parameter_error(p, "GPU_AllReduceOperationAttr", "value",
                                      "::mlir::gpu::AllReduceOperation");
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_all_reduce_operation_attr_def, &params);
}

static void gpu_all_reduce_operation_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_all_reduce_operation_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, ' ');
  mica_print_enum(p, &gpu_all_reduce_operation_enum, (uint64_t)params->value);
}

static const mica_param_def gpu_all_reduce_operation_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_all_reduce_operation_attr_params, value),
   .size = sizeof(gpu_all_reduce_operation)},
};

const mica_attr_def gpu_all_reduce_operation_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.all_reduce_op", .mnemonic = "all_reduce_op", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_all_reduce_operation_attr_params),
    .params = gpu_all_reduce_operation_attr_param_table, .param_count = 1,
  },
  .parse = gpu_all_reduce_operation_attr_parse, .print = gpu_all_reduce_operation_attr_print,
};

const mica_attr *gpu_shuffle_mode_attr_get(mica_context *ctx, gpu_shuffle_mode value) {
  assert(mica_enum_is_valid(&gpu_shuffle_mode_enum, (uint64_t)value));
  const gpu_shuffle_mode_attr_params params = {value};
  return mica_attr_get(ctx, &gpu_shuffle_mode_attr_def, &params);
}

// gpu.shuffle_mode: $value
static const mica_attr *gpu_shuffle_mode_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_shuffle_mode_attr_params params = {0};
  (void)type;
  if (!mica_parse_enum_scalar(p, &gpu_shuffle_mode_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "GPU_ShuffleModeAttr", "value",
                                      "::mlir::gpu::ShuffleMode");
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_shuffle_mode_attr_def, &params);
}

static void gpu_shuffle_mode_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_shuffle_mode_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, ' ');
  mica_print_enum(p, &gpu_shuffle_mode_enum, (uint64_t)params->value);
}

static const mica_param_def gpu_shuffle_mode_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_shuffle_mode_attr_params, value), .size = sizeof(gpu_shuffle_mode)},
};

const mica_attr_def gpu_shuffle_mode_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.shuffle_mode", .mnemonic = "shuffle_mode", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_shuffle_mode_attr_params),
    .params = gpu_shuffle_mode_attr_param_table, .param_count = 1,
  },
  .parse = gpu_shuffle_mode_attr_parse, .print = gpu_shuffle_mode_attr_print,
};

const mica_attr *gpu_broadcast_type_attr_get(mica_context *ctx, gpu_broadcast_type value) {
  assert(mica_enum_is_valid(&gpu_broadcast_type_enum, (uint64_t)value));
  const gpu_broadcast_type_attr_params params = {value};
  return mica_attr_get(ctx, &gpu_broadcast_type_attr_def, &params);
}

// gpu.broadcast: $value
static const mica_attr *gpu_broadcast_type_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_broadcast_type_attr_params params = {0};
  (void)type;
  if (!mica_parse_enum_scalar(p, &gpu_broadcast_type_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "GPU_BroadcastTypeAttr", "value",
                                      "::mlir::gpu::BroadcastType");
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_broadcast_type_attr_def, &params);
}

static void gpu_broadcast_type_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_broadcast_type_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, ' ');
  mica_print_enum(p, &gpu_broadcast_type_enum, (uint64_t)params->value);
}

static const mica_param_def gpu_broadcast_type_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_broadcast_type_attr_params, value), .size = sizeof(gpu_broadcast_type)},
};

const mica_attr_def gpu_broadcast_type_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.broadcast", .mnemonic = "broadcast", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_broadcast_type_attr_params),
    .params = gpu_broadcast_type_attr_param_table, .param_count = 1,
  },
  .parse = gpu_broadcast_type_attr_parse, .print = gpu_broadcast_type_attr_print,
};

const mica_attr *gpu_mma_elementwise_op_attr_get(mica_context *ctx, gpu_mma_elementwise_op value) {
  assert(mica_enum_is_valid(&gpu_mma_elementwise_op_enum, (uint64_t)value));
  const gpu_mma_elementwise_op_attr_params params = {value};
  return mica_attr_get(ctx, &gpu_mma_elementwise_op_attr_def, &params);
}

// gpu.mma_element_wise: $value
static const mica_attr *gpu_mma_elementwise_op_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_mma_elementwise_op_attr_params params = {0};
  (void)type;
  if (!mica_parse_enum_scalar(p, &gpu_mma_elementwise_op_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "MMAElementWiseAttr", "value",
                                      "::mlir::gpu::MMAElementwiseOp");
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_mma_elementwise_op_attr_def, &params);
}

static void gpu_mma_elementwise_op_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_mma_elementwise_op_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, ' ');
  mica_print_enum(p, &gpu_mma_elementwise_op_enum, (uint64_t)params->value);
}

static const mica_param_def gpu_mma_elementwise_op_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_mma_elementwise_op_attr_params, value),
   .size = sizeof(gpu_mma_elementwise_op)},
};

const mica_attr_def gpu_mma_elementwise_op_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.mma_element_wise", .mnemonic = "mma_element_wise",
    .dialect = &gpu_dialect, .params_size = sizeof(gpu_mma_elementwise_op_attr_params),
    .params = gpu_mma_elementwise_op_attr_param_table, .param_count = 1,
  },
  .parse = gpu_mma_elementwise_op_attr_parse, .print = gpu_mma_elementwise_op_attr_print,
};

const mica_attr *gpu_prune2_to4_sp_mat_flag_attr_get(mica_context *ctx,
                                                     gpu_prune2_to4_sp_mat_flag value) {
  assert(mica_enum_is_valid(&gpu_prune2_to4_sp_mat_flag_enum, (uint64_t)value));
  const gpu_prune2_to4_sp_mat_flag_attr_params params = {value};
  return mica_attr_get(ctx, &gpu_prune2_to4_sp_mat_flag_attr_def, &params);
}

// gpu.prune_2to4_spmat_flag: $value
static const mica_attr *gpu_prune2_to4_sp_mat_flag_attr_parse(mica_parser *p,
                                                              const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_prune2_to4_sp_mat_flag_attr_params params = {0};
  (void)type;
  if (!mica_parse_enum_scalar(p, &gpu_prune2_to4_sp_mat_flag_enum, sizeof params.value,
                              &params.value))
    return mica_parse_parameter_error(p, "GPU_Prune2To4SpMatFlagAttr", "value",
                                      "::mlir::gpu::Prune2To4SpMatFlag");
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_prune2_to4_sp_mat_flag_attr_def, &params);
}

static void gpu_prune2_to4_sp_mat_flag_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_prune2_to4_sp_mat_flag_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, ' ');
  mica_print_enum(p, &gpu_prune2_to4_sp_mat_flag_enum, (uint64_t)params->value);
}

static const mica_param_def gpu_prune2_to4_sp_mat_flag_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_prune2_to4_sp_mat_flag_attr_params, value),
   .size = sizeof(gpu_prune2_to4_sp_mat_flag)},
};

const mica_attr_def gpu_prune2_to4_sp_mat_flag_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.prune_2to4_spmat_flag", .mnemonic = "prune_2to4_spmat_flag",
    .dialect = &gpu_dialect, .params_size = sizeof(gpu_prune2_to4_sp_mat_flag_attr_params),
    .params = gpu_prune2_to4_sp_mat_flag_attr_param_table, .param_count = 1,
  },
  .parse = gpu_prune2_to4_sp_mat_flag_attr_parse, .print = gpu_prune2_to4_sp_mat_flag_attr_print,
};

const mica_attr *gpu_transpose_mode_attr_get(mica_context *ctx, gpu_transpose_mode value) {
  assert(mica_enum_is_valid(&gpu_transpose_mode_enum, (uint64_t)value));
  const gpu_transpose_mode_attr_params params = {value};
  return mica_attr_get(ctx, &gpu_transpose_mode_attr_def, &params);
}

// gpu.mat_transpose_mode: $value
static const mica_attr *gpu_transpose_mode_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_transpose_mode_attr_params params = {0};
  (void)type;
  if (!mica_parse_enum_scalar(p, &gpu_transpose_mode_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "GPU_TransposeModeAttr", "value",
                                      "::mlir::gpu::TransposeMode");
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_transpose_mode_attr_def, &params);
}

static void gpu_transpose_mode_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_transpose_mode_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, ' ');
  mica_print_enum(p, &gpu_transpose_mode_enum, (uint64_t)params->value);
}

static const mica_param_def gpu_transpose_mode_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_transpose_mode_attr_params, value), .size = sizeof(gpu_transpose_mode)},
};

const mica_attr_def gpu_transpose_mode_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.mat_transpose_mode", .mnemonic = "mat_transpose_mode",
    .dialect = &gpu_dialect, .params_size = sizeof(gpu_transpose_mode_attr_params),
    .params = gpu_transpose_mode_attr_param_table, .param_count = 1,
  },
  .parse = gpu_transpose_mode_attr_parse, .print = gpu_transpose_mode_attr_print,
};

const mica_attr *gpu_sp_gemm_work_estimation_or_compute_kind_attr_get(mica_context *ctx,
    gpu_sp_gemm_work_estimation_or_compute_kind value) {
  assert(mica_enum_is_valid(&gpu_sp_gemm_work_estimation_or_compute_kind_enum, (uint64_t)value));
  const gpu_sp_gemm_work_estimation_or_compute_kind_attr_params params = {value};
  return mica_attr_get(ctx, &gpu_sp_gemm_work_estimation_or_compute_kind_attr_def, &params);
}

// gpu.spgemm_work_estimation_or_compute_kind: $value
static const mica_attr *gpu_sp_gemm_work_estimation_or_compute_kind_attr_parse(mica_parser *p,
    const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_sp_gemm_work_estimation_or_compute_kind_attr_params params = {0};
  (void)type;
  if (!mica_parse_enum_scalar(p, &gpu_sp_gemm_work_estimation_or_compute_kind_enum,
                              sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "GPU_SpGEMMWorkEstimationOrComputeKindAttr", "value",
                                      "::mlir::gpu::SpGEMMWorkEstimationOrComputeKind");
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_sp_gemm_work_estimation_or_compute_kind_attr_def, &params);
}

static void gpu_sp_gemm_work_estimation_or_compute_kind_attr_print(mica_printer *p,
                                                                   const mica_attr *attr) {
  const gpu_sp_gemm_work_estimation_or_compute_kind_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, ' ');
  mica_print_enum(p, &gpu_sp_gemm_work_estimation_or_compute_kind_enum, (uint64_t)params->value);
}

static const mica_param_def gpu_sp_gemm_work_estimation_or_compute_kind_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_sp_gemm_work_estimation_or_compute_kind_attr_params, value),
   .size = sizeof(gpu_sp_gemm_work_estimation_or_compute_kind)},
};

const mica_attr_def gpu_sp_gemm_work_estimation_or_compute_kind_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.spgemm_work_estimation_or_compute_kind",
    .mnemonic = "spgemm_work_estimation_or_compute_kind", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_sp_gemm_work_estimation_or_compute_kind_attr_params),
    .params = gpu_sp_gemm_work_estimation_or_compute_kind_attr_param_table, .param_count = 1,
  },
  .parse = gpu_sp_gemm_work_estimation_or_compute_kind_attr_parse,
  .print = gpu_sp_gemm_work_estimation_or_compute_kind_attr_print,
};

const mica_attr *gpu_block_mapping_attr_get(mica_context *ctx, gpu_mapping_id block) {
  assert(mica_enum_is_valid(&gpu_mapping_id_enum, (uint64_t)block));
  const gpu_block_mapping_attr_params params = {block};
  return mica_attr_get(ctx, &gpu_block_mapping_attr_def, &params);
}

// gpu.block: `<` params `>`
static const mica_attr *gpu_block_mapping_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_block_mapping_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &gpu_mapping_id_enum, sizeof params.block, &params.block))
    return mica_parse_parameter_error(p, "GPUBlockMappingAttr", "block", "::mlir::gpu::MappingId");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_block_mapping_attr_def, &params);
}

static void gpu_block_mapping_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_block_mapping_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &gpu_mapping_id_enum, (uint64_t)params->block);
  mica_print_char(p, '>');
}

static const mica_param_def gpu_block_mapping_attr_param_table[] = {
  {.name = "block", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_block_mapping_attr_params, block), .size = sizeof(gpu_mapping_id)},
};

static const scf_device_mapping_attr_interface gpu_block_mapping_attr_device_mapping_methods = {
  .mapping_id = gpu_block_mapping_attr_mapping_id,
  .is_linear_mapping = gpu_block_mapping_attr_is_linear_mapping,
  .relative_index = gpu_block_mapping_attr_relative_index,
};
static const mica_interface_impl gpu_block_mapping_attr_interfaces[] = {
  {&scf_device_mapping_attr_interface_id, &gpu_block_mapping_attr_device_mapping_methods},
};
const mica_attr_def gpu_block_mapping_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.block", .mnemonic = "block", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_block_mapping_attr_params),
    .params = gpu_block_mapping_attr_param_table, .param_count = 1,
    .interfaces = gpu_block_mapping_attr_interfaces, .interface_count = 1,
  },
  .parse = gpu_block_mapping_attr_parse, .print = gpu_block_mapping_attr_print,
};

const mica_attr *gpu_warpgroup_mapping_attr_get(mica_context *ctx, gpu_mapping_id warpgroup) {
  assert(mica_enum_is_valid(&gpu_mapping_id_enum, (uint64_t)warpgroup));
  const gpu_warpgroup_mapping_attr_params params = {warpgroup};
  return mica_attr_get(ctx, &gpu_warpgroup_mapping_attr_def, &params);
}

// gpu.warpgroup: `<` params `>`
static const mica_attr *gpu_warpgroup_mapping_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_warpgroup_mapping_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &gpu_mapping_id_enum, sizeof params.warpgroup, &params.warpgroup))
    return mica_parse_parameter_error(p, "GPUWarpgroupMappingAttr", "warpgroup",
                                      "::mlir::gpu::MappingId");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_warpgroup_mapping_attr_def, &params);
}

static void gpu_warpgroup_mapping_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_warpgroup_mapping_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &gpu_mapping_id_enum, (uint64_t)params->warpgroup);
  mica_print_char(p, '>');
}

static const mica_param_def gpu_warpgroup_mapping_attr_param_table[] = {
  {.name = "warpgroup", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_warpgroup_mapping_attr_params, warpgroup),
   .size = sizeof(gpu_mapping_id)},
};

static const scf_device_mapping_attr_interface gpu_warpgroup_mapping_attr_device_mapping_methods = {
  .mapping_id = gpu_warpgroup_mapping_attr_mapping_id,
  .is_linear_mapping = gpu_warpgroup_mapping_attr_is_linear_mapping,
  .relative_index = gpu_warpgroup_mapping_attr_relative_index,
};
static const mica_interface_impl gpu_warpgroup_mapping_attr_interfaces[] = {
  {&scf_device_mapping_attr_interface_id, &gpu_warpgroup_mapping_attr_device_mapping_methods},
};
const mica_attr_def gpu_warpgroup_mapping_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.warpgroup", .mnemonic = "warpgroup", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_warpgroup_mapping_attr_params),
    .params = gpu_warpgroup_mapping_attr_param_table, .param_count = 1,
    .interfaces = gpu_warpgroup_mapping_attr_interfaces, .interface_count = 1,
  },
  .parse = gpu_warpgroup_mapping_attr_parse, .print = gpu_warpgroup_mapping_attr_print,
};

const mica_attr *gpu_warp_mapping_attr_get(mica_context *ctx, gpu_mapping_id warp) {
  assert(mica_enum_is_valid(&gpu_mapping_id_enum, (uint64_t)warp));
  const gpu_warp_mapping_attr_params params = {warp};
  return mica_attr_get(ctx, &gpu_warp_mapping_attr_def, &params);
}

// gpu.warp: `<` params `>`
static const mica_attr *gpu_warp_mapping_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_warp_mapping_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &gpu_mapping_id_enum, sizeof params.warp, &params.warp))
    return mica_parse_parameter_error(p, "GPUWarpMappingAttr", "warp", "::mlir::gpu::MappingId");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_warp_mapping_attr_def, &params);
}

static void gpu_warp_mapping_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_warp_mapping_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &gpu_mapping_id_enum, (uint64_t)params->warp);
  mica_print_char(p, '>');
}

static const mica_param_def gpu_warp_mapping_attr_param_table[] = {
  {.name = "warp", .kind = MICA_PARAM_BITS, .offset = offsetof(gpu_warp_mapping_attr_params, warp),
   .size = sizeof(gpu_mapping_id)},
};

static const scf_device_mapping_attr_interface gpu_warp_mapping_attr_device_mapping_methods = {
  .mapping_id = gpu_warp_mapping_attr_mapping_id,
  .is_linear_mapping = gpu_warp_mapping_attr_is_linear_mapping,
  .relative_index = gpu_warp_mapping_attr_relative_index,
};
static const mica_interface_impl gpu_warp_mapping_attr_interfaces[] = {
  {&scf_device_mapping_attr_interface_id, &gpu_warp_mapping_attr_device_mapping_methods},
};
const mica_attr_def gpu_warp_mapping_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.warp", .mnemonic = "warp", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_warp_mapping_attr_params),
    .params = gpu_warp_mapping_attr_param_table, .param_count = 1,
    .interfaces = gpu_warp_mapping_attr_interfaces, .interface_count = 1,
  },
  .parse = gpu_warp_mapping_attr_parse, .print = gpu_warp_mapping_attr_print,
};

const mica_attr *gpu_thread_mapping_attr_get(mica_context *ctx, gpu_mapping_id thread) {
  assert(mica_enum_is_valid(&gpu_mapping_id_enum, (uint64_t)thread));
  const gpu_thread_mapping_attr_params params = {thread};
  return mica_attr_get(ctx, &gpu_thread_mapping_attr_def, &params);
}

// gpu.thread: `<` params `>`
static const mica_attr *gpu_thread_mapping_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_thread_mapping_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &gpu_mapping_id_enum, sizeof params.thread, &params.thread))
    return mica_parse_parameter_error(p, "GPUThreadMappingAttr", "thread",
                                      "::mlir::gpu::MappingId");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_thread_mapping_attr_def, &params);
}

static void gpu_thread_mapping_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_thread_mapping_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &gpu_mapping_id_enum, (uint64_t)params->thread);
  mica_print_char(p, '>');
}

static const mica_param_def gpu_thread_mapping_attr_param_table[] = {
  {.name = "thread", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_thread_mapping_attr_params, thread), .size = sizeof(gpu_mapping_id)},
};

static const scf_device_mapping_attr_interface gpu_thread_mapping_attr_device_mapping_methods = {
  .mapping_id = gpu_thread_mapping_attr_mapping_id,
  .is_linear_mapping = gpu_thread_mapping_attr_is_linear_mapping,
  .relative_index = gpu_thread_mapping_attr_relative_index,
};
static const mica_interface_impl gpu_thread_mapping_attr_interfaces[] = {
  {&scf_device_mapping_attr_interface_id, &gpu_thread_mapping_attr_device_mapping_methods},
};
const mica_attr_def gpu_thread_mapping_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.thread", .mnemonic = "thread", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_thread_mapping_attr_params),
    .params = gpu_thread_mapping_attr_param_table, .param_count = 1,
    .interfaces = gpu_thread_mapping_attr_interfaces, .interface_count = 1,
  },
  .parse = gpu_thread_mapping_attr_parse, .print = gpu_thread_mapping_attr_print,
};

const mica_attr *gpu_lane_mapping_attr_get(mica_context *ctx, gpu_mapping_id lane) {
  assert(mica_enum_is_valid(&gpu_mapping_id_enum, (uint64_t)lane));
  const gpu_lane_mapping_attr_params params = {lane};
  return mica_attr_get(ctx, &gpu_lane_mapping_attr_def, &params);
}

// gpu.lane: `<` params `>`
static const mica_attr *gpu_lane_mapping_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_lane_mapping_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &gpu_mapping_id_enum, sizeof params.lane, &params.lane))
    return mica_parse_parameter_error(p, "GPULaneMappingAttr", "lane", "::mlir::gpu::MappingId");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_lane_mapping_attr_def, &params);
}

static void gpu_lane_mapping_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_lane_mapping_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &gpu_mapping_id_enum, (uint64_t)params->lane);
  mica_print_char(p, '>');
}

static const mica_param_def gpu_lane_mapping_attr_param_table[] = {
  {.name = "lane", .kind = MICA_PARAM_BITS, .offset = offsetof(gpu_lane_mapping_attr_params, lane),
   .size = sizeof(gpu_mapping_id)},
};

static const scf_device_mapping_attr_interface gpu_lane_mapping_attr_device_mapping_methods = {
  .mapping_id = gpu_lane_mapping_attr_mapping_id,
  .is_linear_mapping = gpu_lane_mapping_attr_is_linear_mapping,
  .relative_index = gpu_lane_mapping_attr_relative_index,
};
static const mica_interface_impl gpu_lane_mapping_attr_interfaces[] = {
  {&scf_device_mapping_attr_interface_id, &gpu_lane_mapping_attr_device_mapping_methods},
};
const mica_attr_def gpu_lane_mapping_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.lane", .mnemonic = "lane", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_lane_mapping_attr_params),
    .params = gpu_lane_mapping_attr_param_table, .param_count = 1,
    .interfaces = gpu_lane_mapping_attr_interfaces, .interface_count = 1,
  },
  .parse = gpu_lane_mapping_attr_parse, .print = gpu_lane_mapping_attr_print,
};

const mica_attr *gpu_mapping_mask_attr_get(mica_context *ctx, uint64_t mask) {
  const gpu_mapping_mask_attr_params params = {mask};
  return mica_attr_get(ctx, &gpu_mapping_mask_attr_def, &params);
}

// gpu.mask: `<` params `>`
static const mica_attr *gpu_mapping_mask_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_mapping_mask_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_scalar(p, sizeof params.mask, false, &params.mask))
    return mica_parse_parameter_error(p, "GPUMappingMaskAttr", "mask", "uint64_t");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_mapping_mask_attr_def, &params);
}

static void gpu_mapping_mask_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_mapping_mask_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_uint(p, params->mask);
  mica_print_char(p, '>');
}

static const mica_param_def gpu_mapping_mask_attr_param_table[] = {
  {.name = "mask", .kind = MICA_PARAM_BITS, .offset = offsetof(gpu_mapping_mask_attr_params, mask),
   .size = sizeof(uint64_t)},
};

static const mica_interface_impl gpu_mapping_mask_attr_interfaces[] = {
  {&scf_device_masking_attr_interface_id,
   &(const scf_device_masking_attr_interface){
  .max_num_physical_ids = gpu_mapping_mask_attr_max_num_physical_ids}},
};
const mica_attr_def gpu_mapping_mask_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.mask", .mnemonic = "mask", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_mapping_mask_attr_params),
    .params = gpu_mapping_mask_attr_param_table, .param_count = 1,
    .interfaces = gpu_mapping_mask_attr_interfaces, .interface_count = 1,
  },
  .parse = gpu_mapping_mask_attr_parse, .print = gpu_mapping_mask_attr_print,
};

const mica_attr *gpu_memory_space_mapping_attr_get(mica_context *ctx,
                                                   gpu_address_space address_space) {
  assert(mica_enum_is_valid(&gpu_address_space_enum, (uint64_t)address_space));
  const gpu_memory_space_mapping_attr_params params = {address_space};
  return mica_attr_get(ctx, &gpu_memory_space_mapping_attr_def, &params);
}

// gpu.memory_space: `<` params `>`
static const mica_attr *gpu_memory_space_mapping_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_memory_space_mapping_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &gpu_address_space_enum, sizeof params.address_space,
                              &params.address_space))
    return mica_parse_parameter_error(p, "GPUMemorySpaceMappingAttr", "address_space",
                                      "::mlir::gpu::AddressSpace");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_memory_space_mapping_attr_def, &params);
}

static void gpu_memory_space_mapping_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_memory_space_mapping_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &gpu_address_space_enum, (uint64_t)params->address_space);
  mica_print_char(p, '>');
}

static const mica_param_def gpu_memory_space_mapping_attr_param_table[] = {
  {.name = "address_space", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_memory_space_mapping_attr_params, address_space),
   .size = sizeof(gpu_address_space)},
};

static const scf_device_mapping_attr_interface
    gpu_memory_space_mapping_attr_device_mapping_methods = {
  .mapping_id = gpu_memory_space_mapping_attr_mapping_id,
  .is_linear_mapping = gpu_memory_space_mapping_attr_is_linear_mapping,
  .relative_index = gpu_memory_space_mapping_attr_relative_index,
};
static const mica_interface_impl gpu_memory_space_mapping_attr_interfaces[] = {
  {&scf_device_mapping_attr_interface_id, &gpu_memory_space_mapping_attr_device_mapping_methods},
};
const mica_attr_def gpu_memory_space_mapping_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.memory_space", .mnemonic = "memory_space", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_memory_space_mapping_attr_params),
    .params = gpu_memory_space_mapping_attr_param_table, .param_count = 1,
    .interfaces = gpu_memory_space_mapping_attr_interfaces, .interface_count = 1,
  },
  .parse = gpu_memory_space_mapping_attr_parse, .print = gpu_memory_space_mapping_attr_print,
};

const mica_attr *gpu_parallel_loop_dim_mapping_attr_get(mica_context *ctx, gpu_processor processor,
                                                        const mica_affine_map *map,
                                                        const mica_affine_map *bound) {
  assert(mica_enum_is_valid(&gpu_processor_enum, (uint64_t)processor));
  const gpu_parallel_loop_dim_mapping_attr_params params = {processor, map, bound};
  return mica_attr_get(ctx, &gpu_parallel_loop_dim_mapping_attr_def, &params);
}

// gpu.loop_dim_map: `<` struct(params) `>`
static const mica_attr *gpu_parallel_loop_dim_mapping_attr_parse(mica_parser *p,
                                                                 const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_parallel_loop_dim_mapping_attr_params params = {0};
  (void)type;
  bool seen[3] = {false};
  if (!mica_parse_punct(p, '<')) return NULL;
  for (size_t i = 0; i < 3; i++) {
    mica_str key;
    if (i > 0 && !mica_parse_punct(p, ',')) return NULL;
    if (!mica_parse_struct_key(p, &key)) return NULL;
    if (mica_struct_key_is(key, "processor", &seen[0])) {
      if (!mica_parse_enum_scalar(p, &gpu_processor_enum, sizeof params.processor,
                                  &params.processor))
        return mica_parse_parameter_error(p, "ParallelLoopDimMappingAttr", "processor",
                                          "::mlir::gpu::Processor");
    } else if (mica_struct_key_is(key, "map", &seen[1])) {
      if (!mica_parse_affine_map(p, &params.map))
        return mica_parse_parameter_error(p, "ParallelLoopDimMappingAttr", "map", "AffineMap");
    } else if (mica_struct_key_is(key, "bound", &seen[2])) {
      if (!mica_parse_affine_map(p, &params.bound))
        return mica_parse_parameter_error(p, "ParallelLoopDimMappingAttr", "bound", "AffineMap");
    } else {
      return mica_parse_unknown_key(p, key);
    }
  }
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_parallel_loop_dim_mapping_attr_def, &params);
}

static void gpu_parallel_loop_dim_mapping_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_parallel_loop_dim_mapping_attr_params *params = mica_attr_params(attr);
  mica_print_str(p, MICA_STR("<processor = "));
  mica_print_enum(p, &gpu_processor_enum, (uint64_t)params->processor);
  mica_print_str(p, MICA_STR(", map = "));
  mica_print_affine_map(p, params->map);
  mica_print_str(p, MICA_STR(", bound = "));
  mica_print_affine_map(p, params->bound);
  mica_print_char(p, '>');
}

static const mica_param_def gpu_parallel_loop_dim_mapping_attr_param_table[] = {
  {.name = "processor", .kind = MICA_PARAM_BITS,
   .offset = offsetof(gpu_parallel_loop_dim_mapping_attr_params, processor),
   .size = sizeof(gpu_processor)},
  {.name = "map", .kind = MICA_PARAM_POINTER,
   .offset = offsetof(gpu_parallel_loop_dim_mapping_attr_params, map),
   .size = sizeof(const mica_affine_map *)},
  {.name = "bound", .kind = MICA_PARAM_POINTER,
   .offset = offsetof(gpu_parallel_loop_dim_mapping_attr_params, bound),
   .size = sizeof(const mica_affine_map *)},
};

const mica_attr_def gpu_parallel_loop_dim_mapping_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.loop_dim_map", .mnemonic = "loop_dim_map", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_parallel_loop_dim_mapping_attr_params),
    .params = gpu_parallel_loop_dim_mapping_attr_param_table, .param_count = 3,
  },
  .parse = gpu_parallel_loop_dim_mapping_attr_parse,
  .print = gpu_parallel_loop_dim_mapping_attr_print,
};

const mica_attr *gpu_kernel_metadata_attr_get(mica_context *ctx, const mica_attr *name,
                                              const mica_type *function_type,
                                              const mica_attr *arg_attrs,
                                              const mica_attr *metadata) {
  const gpu_kernel_metadata_attr_params params = {name, function_type, arg_attrs, metadata};
  return mica_attr_get(ctx, &gpu_kernel_metadata_attr_def, &params);
}

const mica_attr *gpu_kernel_metadata_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                      const mica_attr *name,
                                                      const mica_type *function_type,
                                                      const mica_attr *arg_attrs,
                                                      const mica_attr *metadata) {
  const gpu_kernel_metadata_attr_params params = {name, function_type, arg_attrs, metadata};
  return mica_attr_get_checked(ctx, loc, &gpu_kernel_metadata_attr_def, &params);
}

static bool gpu_kernel_metadata_attr_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const gpu_kernel_metadata_attr_params *values = params;
  return mica_hook(ctx,
                   gpu_kernel_metadata_attr_check(ctx, loc, values->name, values->function_type,
                                                  values->arg_attrs, values->metadata),
                   "gpu_kernel_metadata_attr_check");
}

// gpu.kernel_metadata: `<` $name `,` $function_type (`,` struct($arg_attrs, $metadata)^)? `>`
static const mica_attr *gpu_kernel_metadata_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_kernel_metadata_attr_params params = {0};
  (void)type;
  bool seen[2] = {false};
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_attr_of(p, NULL, mica_attr_is_string, &params.name))
    return mica_parse_parameter_error(p, "GPU_KernelMetadataAttr", "name", "StringAttr");
  if (!mica_parse_punct(p, ',')) return NULL;
  if (!mica_parse_type(p, &params.function_type))
    return mica_parse_parameter_error(p, "GPU_KernelMetadataAttr", "function_type", "Type");
  if (mica_parse_optional_punct(p, ',')) {
    if (mica_parser_at_keyword(p)) {
      do {
        mica_str key;
        if (!mica_parse_struct_key(p, &key)) return NULL;
        if (mica_struct_key_is(key, "arg_attrs", &seen[0])) {
          if (!mica_parse_attr_of(p, NULL, mica_attr_is_array, &params.arg_attrs))
            return mica_parse_parameter_error(p, "GPU_KernelMetadataAttr", "arg_attrs",
                                              "ArrayAttr");
        } else if (mica_struct_key_is(key, "metadata", &seen[1])) {
          if (!mica_parse_attr_of(p, NULL, mica_attr_is_dictionary, &params.metadata))
            return mica_parse_parameter_error(p, "GPU_KernelMetadataAttr", "metadata",
                                              "DictionaryAttr");
        } else {
          return mica_parse_unknown_key(p, key);
        }
      } while (mica_parse_optional_punct(p, ','));
    }
  }
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_kernel_metadata_attr_def, &params);
}

static void gpu_kernel_metadata_attr_print(mica_printer *p, const mica_attr *attr) {
  bool first = true;
  const gpu_kernel_metadata_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_attr(p, params->name);
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, params->function_type);
  if (params->arg_attrs != NULL || params->metadata != NULL) {
    mica_print_str(p, MICA_STR(", "));
    if (params->arg_attrs != NULL) {
      mica_print_struct_key(p, &first, "arg_attrs");
      mica_print_attr(p, params->arg_attrs);
    }
    if (params->metadata != NULL) {
      mica_print_struct_key(p, &first, "metadata");
      mica_print_attr(p, params->metadata);
    }
  }
  mica_print_char(p, '>');
}

static const mica_param_def gpu_kernel_metadata_attr_param_table[] = {
  {.name = "name", .kind = MICA_PARAM_ATTR,
   .offset = offsetof(gpu_kernel_metadata_attr_params, name), .size = sizeof(const mica_attr *)},
  {.name = "function_type", .kind = MICA_PARAM_TYPE,
   .offset = offsetof(gpu_kernel_metadata_attr_params, function_type),
   .size = sizeof(const mica_type *)},
  {.name = "arg_attrs", .kind = MICA_PARAM_ATTR,
   .offset = offsetof(gpu_kernel_metadata_attr_params, arg_attrs),
   .size = sizeof(const mica_attr *)},
  {.name = "metadata", .kind = MICA_PARAM_ATTR,
   .offset = offsetof(gpu_kernel_metadata_attr_params, metadata),
   .size = sizeof(const mica_attr *)},
};

const mica_attr_def gpu_kernel_metadata_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.kernel_metadata", .mnemonic = "kernel_metadata", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_kernel_metadata_attr_params),
    .params = gpu_kernel_metadata_attr_param_table, .param_count = 4,
  },
  .parse = gpu_kernel_metadata_attr_parse, .print = gpu_kernel_metadata_attr_print,
  .verify = gpu_kernel_metadata_attr_verify,
};

const mica_attr *gpu_kernel_table_attr_get(mica_context *ctx, mica_attrs kernel_table) {
  const gpu_kernel_table_attr_params params = {kernel_table};
  return mica_attr_get(ctx, &gpu_kernel_table_attr_def, &params);
}

const mica_attr *gpu_kernel_table_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                   mica_attrs kernel_table) {
  const gpu_kernel_table_attr_params params = {kernel_table};
  return mica_attr_get_checked(ctx, loc, &gpu_kernel_table_attr_def, &params);
}

static bool gpu_kernel_table_attr_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const gpu_kernel_table_attr_params *values = params;
  return mica_hook(ctx, gpu_kernel_table_attr_check(ctx, loc, values->kernel_table),
                   "gpu_kernel_table_attr_check");
}

// gpu.kernel_table: `<` custom<KernelTable>($kernel_table) `>`
static const mica_attr *gpu_kernel_table_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_kernel_table_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parser_hook(p, gpu_parse_kernel_table(p, &params.kernel_table),
                        "gpu_parse_kernel_table"))
    return NULL;
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_kernel_table_attr_def, &params);
}

static void gpu_kernel_table_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_kernel_table_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  gpu_print_kernel_table(p, params->kernel_table);
  mica_print_char(p, '>');
}

static const mica_param_def gpu_kernel_table_attr_param_table[] = {
  {.name = "kernel_table", .kind = MICA_PARAM_ATTRS,
   .offset = offsetof(gpu_kernel_table_attr_params, kernel_table), .size = sizeof(mica_attrs)},
};

const mica_attr_def gpu_kernel_table_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.kernel_table", .mnemonic = "kernel_table", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_kernel_table_attr_params),
    .params = gpu_kernel_table_attr_param_table, .param_count = 1,
  },
  .parse = gpu_kernel_table_attr_parse, .print = gpu_kernel_table_attr_print,
  .verify = gpu_kernel_table_attr_verify,
};

const mica_attr *gpu_object_attr_get(mica_context *ctx, const mica_attr *target,
                                     gpu_compilation_target format, const mica_attr *object,
                                     const mica_attr *properties, const mica_attr *kernels) {
  assert(mica_enum_is_valid(&gpu_compilation_target_enum, (uint64_t)format));
  const gpu_object_attr_params params = {target, format, object, properties, kernels};
  return mica_attr_get(ctx, &gpu_object_attr_def, &params);
}

const mica_attr *gpu_object_attr_get_checked(mica_context *ctx, mica_loc loc,
                                             const mica_attr *target, gpu_compilation_target format,
                                             const mica_attr *object, const mica_attr *properties,
                                             const mica_attr *kernels) {
  const gpu_object_attr_params params = {target, format, object, properties, kernels};
  return mica_attr_get_checked(ctx, loc, &gpu_object_attr_def, &params);
}

static bool gpu_object_attr_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const gpu_object_attr_params *values = params;
  return mica_hook(ctx,
                   gpu_object_attr_check(ctx, loc, values->target, values->format, values->object,
                                         values->properties, values->kernels),
                   "gpu_object_attr_check");
}

// gpu.object: `<` $target `,` (`properties` `=` $properties^ `,`)? (`kernels` `=` $kernels^ `,`)?
// custom<Object>($format, $object) `>`
static const mica_attr *gpu_object_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_object_attr_params params = {0};
  (void)type;
  params.format = GPU_COMPILATION_TARGET_FATBIN;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_attr_of(p, NULL, NULL, &params.target))
    return mica_parse_parameter_error(p, "GPU_ObjectAttr", "target", "Attribute");
  if (!mica_parse_punct(p, ',')) return NULL;
  if (mica_parse_optional_keyword(p, "properties")) {
    if (!mica_parse_punct(p, '=')) return NULL;
    if (!mica_parse_attr_of(p, NULL, mica_attr_is_dictionary, &params.properties))
      return mica_parse_parameter_error(p, "GPU_ObjectAttr", "properties", "DictionaryAttr");
    if (!mica_parse_punct(p, ',')) return NULL;
  }
  if (mica_parse_optional_keyword(p, "kernels")) {
    if (!mica_parse_punct(p, '=')) return NULL;
    if (!mica_parse_stripped_attr(p, &gpu_kernel_table_attr_def, &params.kernels))
      return mica_parse_parameter_error(p, "GPU_ObjectAttr", "kernels", "KernelTableAttr");
    if (!mica_parse_punct(p, ',')) return NULL;
  }
  if (!mica_parser_hook(p, gpu_parse_object(p, &params.format, &params.object), "gpu_parse_object"))
    return NULL;
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at), &gpu_object_attr_def,
                               &params);
}

static void gpu_object_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_object_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_attr(p, params->target);
  mica_print_char(p, ',');
  if (params->properties != NULL) {
    mica_print_str(p, MICA_STR(" properties = "));
    mica_print_attr(p, params->properties);
    mica_print_char(p, ',');
  }
  if (params->kernels != NULL) {
    mica_print_str(p, MICA_STR(" kernels = "));
    mica_print_attr_of(p, params->kernels, &gpu_kernel_table_attr_def);
    mica_print_char(p, ',');
  }
  mica_print_char(p, ' ');
  gpu_print_object(p, params->format, params->object);
  mica_print_char(p, '>');
}

static const mica_param_def gpu_object_attr_param_table[] = {
  {.name = "target", .kind = MICA_PARAM_ATTR, .offset = offsetof(gpu_object_attr_params, target),
   .size = sizeof(const mica_attr *)},
  {.name = "format", .kind = MICA_PARAM_BITS, .offset = offsetof(gpu_object_attr_params, format),
   .size = sizeof(gpu_compilation_target)},
  {.name = "object", .kind = MICA_PARAM_ATTR, .offset = offsetof(gpu_object_attr_params, object),
   .size = sizeof(const mica_attr *)},
  {.name = "properties", .kind = MICA_PARAM_ATTR,
   .offset = offsetof(gpu_object_attr_params, properties), .size = sizeof(const mica_attr *)},
  {.name = "kernels", .kind = MICA_PARAM_ATTR, .offset = offsetof(gpu_object_attr_params, kernels),
   .size = sizeof(const mica_attr *)},
};

const mica_attr_def gpu_object_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.object", .mnemonic = "object", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_object_attr_params),
    .params = gpu_object_attr_param_table, .param_count = 5,
  },
  .parse = gpu_object_attr_parse, .print = gpu_object_attr_print, .verify = gpu_object_attr_verify,
};

const mica_attr *gpu_select_object_attr_get(mica_context *ctx, const mica_attr *target) {
  const gpu_select_object_attr_params params = {target};
  return mica_attr_get(ctx, &gpu_select_object_attr_def, &params);
}

const mica_attr *gpu_select_object_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                    const mica_attr *target) {
  const gpu_select_object_attr_params params = {target};
  return mica_attr_get_checked(ctx, loc, &gpu_select_object_attr_def, &params);
}

static bool gpu_select_object_attr_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const gpu_select_object_attr_params *values = params;
  return mica_hook(ctx, gpu_select_object_attr_check(ctx, loc, values->target),
                   "gpu_select_object_attr_check");
}

// gpu.select_object: (`<` $target^ `>`)?
static const mica_attr *gpu_select_object_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  gpu_select_object_attr_params params = {0};
  (void)type;
  if (mica_parse_optional_punct(p, '<')) {
    if (!mica_parse_attr_of(p, NULL, NULL, &params.target))
      return mica_parse_parameter_error(p, "GPU_SelectObjectAttr", "target", "Attribute");
    if (!mica_parse_punct(p, '>')) return NULL;
  }
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &gpu_select_object_attr_def, &params);
}

static void gpu_select_object_attr_print(mica_printer *p, const mica_attr *attr) {
  const gpu_select_object_attr_params *params = mica_attr_params(attr);
  if (params->target != NULL) {
    mica_print_char(p, '<');
    mica_print_attr(p, params->target);
    mica_print_char(p, '>');
  }
}

static const mica_param_def gpu_select_object_attr_param_table[] = {
  {.name = "target", .kind = MICA_PARAM_ATTR,
   .offset = offsetof(gpu_select_object_attr_params, target), .size = sizeof(const mica_attr *)},
};

static const mica_trait *const gpu_select_object_attr_traits[] = {
  &gpu_trait_offloading_translation_attr_trait, NULL,
};
const mica_attr_def gpu_select_object_attr_def = {
  .base = {
    .abi = 5, .name = "gpu.select_object", .mnemonic = "select_object", .dialect = &gpu_dialect,
    .params_size = sizeof(gpu_select_object_attr_params),
    .params = gpu_select_object_attr_param_table, .param_count = 1,
    .traits = gpu_select_object_attr_traits,
  },
  .parse = gpu_select_object_attr_parse, .print = gpu_select_object_attr_print,
  .verify = gpu_select_object_attr_verify,
};

// ---- gpu.module ----

mica_str gpu_module_sym_name(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_module_def, GPU_MODULE_SLOT_SYM_NAME);
  return mica_attr_string_value(attr);
}
bool gpu_module_set_sym_name(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &gpu_module_def, GPU_MODULE_SLOT_SYM_NAME,
                              mica_attr_string(mica_op_context(op), value));
}

mica_attrs gpu_module_targets(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_module_def, GPU_MODULE_SLOT_TARGETS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool gpu_module_set_targets(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &gpu_module_def, GPU_MODULE_SLOT_TARGETS,
                              mica_attr_array(mica_op_context(op), value));
}

static const mica_part gpu_module_parts[] = {
  {.name = "offloadingHandler",
   .check = &must_be_any_attribute_with_the_offloading_translation_attr_trait,
   .flags = MICA_PART_OPTIONAL, .order = 2},
  {.name = "sym_name", .check = &must_be_string_attribute},
  {.name = "targets", .check = &must_be_array_of_gpu_target_attributes_with_at_least,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "bodyRegion", .check = &must_be_region_with_1_blocks},
};
static bool gpu_module_verify(mica_op *op) {
  return mica_verify_region(op, GPU_MODULE_REGION_BODY_REGION, "bodyRegion",
                            mica_region_block_count(gpu_module_body_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks gpu_module_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_is_isolated_from_above,
                                     mica_verify_symbol_table_regions, NULL},
};
static const mica_op_checks gpu_module_checks = {
  .structure = (mica_op_check *const[]){mica_verify_no_region_arguments, mica_verify_single_block,
                                        NULL},
  .verify = (mica_op_check *const[]){gpu_module_verify, mica_verify_symbol, NULL},
  .check = {gpu_module_check, "gpu_module_check"},
  .regions = &gpu_module_region_checks,
};
// gpu.module: $sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword
// $bodyRegion
static bool gpu_module_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *sym_name_attr = NULL, *offloading_handler_attr = NULL, *targets_attr = NULL;
  mica_region *body_region_region = mica_state_new_region(out);
  if (body_region_region == NULL) return false;
  if (!mica_parse_symbol_name(p, &sym_name_attr)) return false;
  mica_state_set_slot(out, GPU_MODULE_SLOT_SYM_NAME, sym_name_attr);
  if (mica_parse_optional_punct(p, '<')) {
    if (!mica_parse_attr_of(p, NULL, NULL, &offloading_handler_attr)) return false;
    mica_state_set_slot(out, GPU_MODULE_SLOT_OFFLOADING_HANDLER, offloading_handler_attr);
    if (!mica_parse_punct(p, '>')) return false;
  }
  if (!mica_parse_attr_of_slot_if_any(p, mica_type_none(mica_parser_context(p)), mica_attr_is_array,
                                      &targets_attr))
    return false;
  mica_state_set_slot(out, GPU_MODULE_SLOT_TARGETS, targets_attr);
  if (!mica_parse_checked_attr_dict_with_keyword(p, out)) return false;
  if (!mica_parse_region(p, body_region_region, NULL, 0, false)) return false;
  return mica_region_ensure_block(p, body_region_region);
}

static void gpu_module_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_symbol_name(p, mica_attr_string_value(gpu_module_sym_name_attr(op)));
  if (gpu_module_offloading_handler_attr(op) != NULL) {
    mica_print_char(p, '<');
    mica_print_attr(p, gpu_module_offloading_handler_attr(op));
    mica_print_char(p, '>');
  }
  if (gpu_module_targets_attr(op) != NULL) {
    mica_print_char(p, ' ');
    mica_print_attr_without_type(p, gpu_module_targets_attr(op));
  }
  mica_print_discardable_with_keyword(p, op);
  mica_print_char(p, ' ');
  mica_print_whole_region(p, gpu_module_body_region(op));
}

// All methods as the interface has them.
static const mica_symbol_interface gpu_module_symbol_methods = {0};
// All methods as the interface has them.
static const mica_region_kind_interface gpu_module_region_kind_methods = {0};
static const mica_trait *const gpu_module_traits[] = {
  &mica_trait_is_isolated_from_above, &dlti_trait_has_default_dlti_data_layout,
  &mica_trait_no_region_arguments, &mica_trait_symbol_table, &mica_trait_no_terminator,
  &mica_trait_single_block, &mica_trait_has_only_graph_region, NULL,
};
static const mica_interface_impl gpu_module_interfaces[] = {
  {&mica_data_layout_interface_id, &mica_data_layout_interface_id},
  {&mica_symbol_interface_id, &gpu_module_symbol_methods},
  {&mica_region_kind_interface_id, &gpu_module_region_kind_methods},
};
const mica_op_def gpu_module_def = {
  .flags = MICA_OP_ISOLATED_FROM_ABOVE | MICA_OP_SYMBOL_TABLE | MICA_OP_NO_TERMINATOR |
  MICA_OP_GRAPH_REGION,
  .name = "gpu.module", .name_size = 10, .summary = "A module for a GPU", .dialect = &gpu_dialect,
  .parts = gpu_module_parts, .slot_count = 3, .region_count = 1, .traits = gpu_module_traits,
  .interfaces = gpu_module_interfaces, .interface_count = 3, .checks = &gpu_module_checks,
  .parse = gpu_module_parse, .print = gpu_module_print,
};

// ---- gpu.binary ----

mica_str gpu_binary_sym_name(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_binary_def, GPU_BINARY_SLOT_SYM_NAME);
  return mica_attr_string_value(attr);
}
bool gpu_binary_set_sym_name(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &gpu_binary_def, GPU_BINARY_SLOT_SYM_NAME,
                              mica_attr_string(mica_op_context(op), value));
}

mica_attrs gpu_binary_objects(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_binary_def, GPU_BINARY_SLOT_OBJECTS);
  return mica_attr_array_elements(attr);
}
bool gpu_binary_set_objects(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &gpu_binary_def, GPU_BINARY_SLOT_OBJECTS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *gpu_binary_build(mica_builder *b, mica_loc loc, mica_str sym_name,
                          const mica_attr *offloading_handler, mica_attrs objects) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_array(ctx, objects), offloading_handler, mica_attr_string(ctx, sym_name),
  };
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 3, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_binary_def, &parts);
}

static const mica_part gpu_binary_parts[] = {
  {.name = "objects", .check = &must_be_an_array_of_gpu_object_attributes_with_at, .order = 2},
  {.name = "offloadingHandler",
   .check = &must_be_any_attribute_with_the_offloading_translation_attr_trait,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "sym_name", .check = &must_be_string_attribute},
};
static const mica_op_checks gpu_binary_checks = {
  .verify = (mica_op_check *const[]){mica_verify_symbol, NULL},
};
// gpu.binary: $sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects
static bool gpu_binary_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *sym_name_attr = NULL, *offloading_handler_attr = NULL, *objects_attr = NULL;
  if (!mica_parse_symbol_name(p, &sym_name_attr)) return false;
  mica_state_set_slot(out, GPU_BINARY_SLOT_SYM_NAME, sym_name_attr);
  if (!mica_parser_hook(p, gpu_parse_offloading_handler(p, out, &offloading_handler_attr),
                        "gpu_parse_offloading_handler"))
    return false;
  mica_state_set_slot(out, GPU_BINARY_SLOT_OFFLOADING_HANDLER, offloading_handler_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_array,
                          &objects_attr))
    return false;
  mica_state_set_slot(out, GPU_BINARY_SLOT_OBJECTS, objects_attr);
  return true;
}

static void gpu_binary_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_symbol_name(p, mica_attr_string_value(gpu_binary_sym_name_attr(op)));
  mica_print_char(p, ' ');
  gpu_print_offloading_handler(p, op, gpu_binary_offloading_handler_attr(op));
  mica_print_discardable(p, op);
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, gpu_binary_objects_attr(op));
}

static const mica_interface_impl gpu_binary_interfaces[] = {
  {&mica_symbol_interface_id, &gpu_module_symbol_methods},
};
const mica_op_def gpu_binary_def = {
  .name = "gpu.binary", .name_size = 10, .summary = "A module that was compiled",
  .dialect = &gpu_dialect, .parts = gpu_binary_parts, .slot_count = 3,
  .interfaces = gpu_binary_interfaces, .interface_count = 1, .checks = &gpu_binary_checks,
  .parse = gpu_binary_parse, .print = gpu_binary_print,
};

// ---- gpu.func ----

const mica_type *gpu_func_function_type(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_func_def, GPU_FUNC_SLOT_FUNCTION_TYPE);
  return mica_attr_type_value(attr);
}
bool gpu_func_set_function_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_FUNCTION_TYPE,
                              mica_attr_type_of(value));
}

mica_attrs gpu_func_arg_attrs(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_func_def, GPU_FUNC_SLOT_ARG_ATTRS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool gpu_func_set_arg_attrs(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_ARG_ATTRS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_attrs gpu_func_res_attrs(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_func_def, GPU_FUNC_SLOT_RES_ATTRS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool gpu_func_set_res_attrs(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_RES_ATTRS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_attrs gpu_func_workgroup_attrib_attrs(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_func_def, GPU_FUNC_SLOT_WORKGROUP_ATTRIB_ATTRS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool gpu_func_set_workgroup_attrib_attrs(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_WORKGROUP_ATTRIB_ATTRS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_attrs gpu_func_private_attrib_attrs(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_func_def, GPU_FUNC_SLOT_PRIVATE_ATTRIB_ATTRS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool gpu_func_set_private_attrib_attrs(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_PRIVATE_ATTRIB_ATTRS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_int32s gpu_func_known_block_size(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_BLOCK_SIZE);
  return attr == NULL ? (mica_int32s){0} : mica_attr_dense_i32s_value(attr);
}
bool gpu_func_set_known_block_size(mica_op *op, mica_int32s value) {
  return mica_op_fill_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_BLOCK_SIZE,
                              mica_attr_dense_i32s(mica_op_context(op), value));
}

mica_int32s gpu_func_known_grid_size(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_GRID_SIZE);
  return attr == NULL ? (mica_int32s){0} : mica_attr_dense_i32s_value(attr);
}
bool gpu_func_set_known_grid_size(mica_op *op, mica_int32s value) {
  return mica_op_fill_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_GRID_SIZE,
                              mica_attr_dense_i32s(mica_op_context(op), value));
}

mica_int32s gpu_func_known_cluster_size(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_CLUSTER_SIZE);
  return attr == NULL ? (mica_int32s){0} : mica_attr_dense_i32s_value(attr);
}
bool gpu_func_set_known_cluster_size(mica_op *op, mica_int32s value) {
  return mica_op_fill_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_CLUSTER_SIZE,
                              mica_attr_dense_i32s(mica_op_context(op), value));
}

static const mica_part gpu_func_parts[] = {
  {.name = "arg_attrs", .check = &must_be_array_of_dictionary_attributes,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "function_type", .check = &must_be_type_attribute_of_function_type},
  {.name = "known_block_size", .check = &must_be_i32_dense_array_attribute_with_3_elements,
   .flags = MICA_PART_OPTIONAL, .order = 5},
  {.name = "known_cluster_size", .check = &must_be_i32_dense_array_attribute_with_3_elements,
   .flags = MICA_PART_OPTIONAL, .order = 7},
  {.name = "known_grid_size", .check = &must_be_i32_dense_array_attribute_with_3_elements,
   .flags = MICA_PART_OPTIONAL, .order = 6},
  {.name = "private_attrib_attrs", .check = &must_be_array_of_dictionary_attributes,
   .flags = MICA_PART_OPTIONAL, .order = 4},
  {.name = "res_attrs", .check = &must_be_array_of_dictionary_attributes,
   .flags = MICA_PART_OPTIONAL, .order = 2},
  {.name = "workgroup_attrib_attrs", .check = &must_be_array_of_dictionary_attributes,
   .flags = MICA_PART_OPTIONAL, .order = 3},
  {.name = "body", .check = &must_be_any_region},
};
static bool gpu_func_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"gpu.module"};
  return mica_verify_has_parent(op, has_parent_names, 1);
}

static const mica_region_checks gpu_func_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_is_isolated_from_above, NULL},
};
static const mica_op_checks gpu_func_checks = {
  .structure = (mica_op_check *const[]){gpu_func_structure, NULL},
  .verify = (mica_op_check *const[]){mica_verify_symbol, mica_verify_function, NULL},
  .regions = &gpu_func_region_checks,
};
static const mica_function_interface gpu_func_function_methods = {
  .verify_type = gpu_func_verify_type, .verify_body = gpu_func_verify_body,
};
static const mica_trait *const gpu_func_traits[] = {
  &mica_trait_has_parent, &mica_trait_automatic_allocation_scope,
  &mica_trait_is_isolated_from_above, &mica_trait_affine_scope, NULL,
};
static const mica_interface_impl gpu_func_interfaces[] = {
  {&mica_symbol_interface_id, &gpu_module_symbol_methods},
  {&mica_arg_and_result_attrs_interface_id, &mica_arg_and_result_attrs_interface_id},
  {&mica_callable_interface_id, &mica_callable_interface_id},
  {&mica_function_interface_id, &gpu_func_function_methods},
};
static bool gpu_func_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, gpu_func_parse(p, out), "gpu_func_parse");
}

const mica_op_def gpu_func_def = {
  .flags = MICA_OP_ISOLATED_FROM_ABOVE, .name = "gpu.func", .name_size = 8,
  .summary = "A function that runs on a GPU", .dialect = &gpu_dialect,
  .parts = gpu_func_parts, .slot_count = 8, .region_count = 1, .traits = gpu_func_traits,
  .interfaces = gpu_func_interfaces, .interface_count = 4, .checks = &gpu_func_checks,
  .parse = gpu_func_parse_hook, .print = gpu_func_print,
};

// ---- gpu.return ----

mica_op *gpu_return_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                          size_t operands_count) {
  const mica_op_parts parts = {operands_, operands_count, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_return_def, &parts);
}

static const mica_part gpu_return_parts[] = {
  {.name = "operands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static bool gpu_return_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"gpu.func"};
  return mica_verify_has_parent(op, has_parent_names, 1);
}

static const mica_op_checks gpu_return_checks = {
  .structure = (mica_op_check *const[]){gpu_return_structure, NULL},
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
  .check = {gpu_return_check, "gpu_return_check"},
};
// gpu.return: attr-dict ($operands^ `:` type($operands))?
static bool gpu_return_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs operands_operands = {NULL, 0};
  mica_position operands_at = mica_parser_name_position(p);
  mica_types operands_types = {NULL, 0};
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  operands_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &operands_operands)) return false;
  if (operands_operands.size > 0) {
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &operands_types)) return false;
  }
  return mica_state_operands_typed(out, operands_operands.data, operands_operands.size,
                                   operands_types, operands_at);
}

static void gpu_return_print(mica_printer *p, const mica_op *op) {
  const mica_segment operands_segment = gpu_return_operands_segment(op);
  mica_print_discardable(p, op);
  if (operands_segment.count > 0) {
    mica_print_char(p, ' ');
    mica_print_operands(p, op, operands_segment.first, operands_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, operands_segment.first, operands_segment.count);
  }
}

static const mica_trait *const gpu_return_traits[] = {
  &mica_trait_has_parent, &mica_trait_always_speculatable, &mica_trait_is_terminator, NULL,
};
static const mica_interface_impl gpu_return_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
const mica_op_def gpu_return_def = {
  .flags = MICA_OP_TERMINATOR, .name = "gpu.return", .name_size = 10,
  .summary = "Ends a function, and gives its results", .dialect = &gpu_dialect,
  .parts = gpu_return_parts, .operand_count = 1, .traits = gpu_return_traits,
  .interfaces = gpu_return_interfaces, .interface_count = 2, .checks = &gpu_return_checks,
  .parse = gpu_return_parse, .print = gpu_return_print,
};

// ---- gpu.terminator ----

mica_op *gpu_terminator_build(mica_builder *b, mica_loc loc) {
  const mica_op_parts parts = {NULL, 0, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_terminator_def, &parts);
}

static bool gpu_terminator_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"gpu.launch"};
  return mica_verify_has_parent(op, has_parent_names, 1);
}

static const mica_op_checks gpu_terminator_checks = {
  .structure = (mica_op_check *const[]){gpu_terminator_structure, NULL},
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
};
// gpu.terminator and 1 more: attr-dict
static bool gpu_terminator_parse(mica_parser *p, mica_op_state *out) {
  return mica_parse_checked_attr_dict(p, out);
}

static void gpu_terminator_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
}

const mica_op_def gpu_terminator_def = {
  .flags = MICA_OP_TERMINATOR, .name = "gpu.terminator", .name_size = 14,
  .summary = "Ends the body of `gpu.launch`", .dialect = &gpu_dialect, .traits = gpu_return_traits,
  .interfaces = gpu_return_interfaces, .interface_count = 2, .checks = &gpu_terminator_checks,
  .parse = gpu_terminator_parse, .print = gpu_terminator_print,
};

// ---- gpu.yield ----

mica_op *gpu_yield_build(mica_builder *b, mica_loc loc, mica_value *const *values,
                         size_t values_count) {
  const mica_op_parts parts = {values, values_count, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_yield_def, &parts);
}

static const mica_part gpu_yield_parts[] = {
  {.name = "values", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static const mica_op_checks gpu_yield_checks = {
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
};
// gpu.yield: attr-dict ($values^ `:` type($values))?
static bool gpu_yield_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs values_operands = {NULL, 0};
  mica_position values_at = mica_parser_name_position(p);
  mica_types values_types = {NULL, 0};
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  values_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &values_operands)) return false;
  if (values_operands.size > 0) {
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &values_types)) return false;
  }
  return mica_state_operands_typed(out, values_operands.data, values_operands.size, values_types,
                                   values_at);
}

static void gpu_yield_print(mica_printer *p, const mica_op *op) {
  const mica_segment values_segment = gpu_yield_values_segment(op);
  mica_print_discardable(p, op);
  if (values_segment.count > 0) {
    mica_print_char(p, ' ');
    mica_print_operands(p, op, values_segment.first, values_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, values_segment.first, values_segment.count);
  }
}

// All methods as the interface has them.
static const mica_region_branch_terminator_interface gpu_yield_region_branch_terminator_methods = {
  0,
};
static const mica_trait *const gpu_yield_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_return_like, &mica_trait_is_terminator, NULL,
};
static const mica_interface_impl gpu_yield_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_region_branch_terminator_interface_id, &gpu_yield_region_branch_terminator_methods},
};
const mica_op_def gpu_yield_def = {
  .flags = MICA_OP_TERMINATOR, .name = "gpu.yield", .name_size = 9,
  .summary = "Ends a region, and gives its values to the operation around it",
  .dialect = &gpu_dialect, .parts = gpu_yield_parts, .operand_count = 1, .traits = gpu_yield_traits,
  .interfaces = gpu_yield_interfaces, .interface_count = 3, .checks = &gpu_yield_checks,
  .parse = gpu_yield_parse, .print = gpu_yield_print,
};

// ---- gpu.launch_func ----

mica_op *gpu_launch_func_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                               mica_value *const *async_dependencies,
                               size_t async_dependencies_count, const mica_attr *kernel,
                               mica_value *grid_size_x, mica_value *grid_size_y,
                               mica_value *grid_size_z, mica_value *block_size_x,
                               mica_value *block_size_y, mica_value *block_size_z,
                               mica_value *cluster_size_x, mica_value *cluster_size_y,
                               mica_value *cluster_size_z, mica_value *dynamic_shared_memory_size,
                               mica_value *const *kernel_operands, size_t kernel_operands_count,
                               mica_value *async_object) {
  const mica_attr *slots[] = {kernel};
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&grid_size_x, 1}, {&grid_size_y, 1},
    {&grid_size_z, 1}, {&block_size_x, 1}, {&block_size_y, 1}, {&block_size_z, 1},
    {&cluster_size_x, cluster_size_x != NULL}, {&cluster_size_y, cluster_size_y != NULL},
    {&cluster_size_z, cluster_size_z != NULL},
    {&dynamic_shared_memory_size, dynamic_shared_memory_size != NULL},
    {kernel_operands, kernel_operands_count}, {&async_object, async_object != NULL},
  };
  const mica_op_parts parts = {
    NULL, 0, &async_token_type, async_token_type != NULL, slots, 1, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &gpu_launch_func_def, &parts, groups, 13);
}

static const mica_part gpu_launch_func_parts[] = {
  {.name = "kernel", .check = &must_be_symbol_reference_attribute},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "gridSizeX", .check = &must_be_index_or_32_bit_signless_integer_or_64_bit},
  {.name = "gridSizeY", .check = &must_be_index_or_32_bit_signless_integer_or_64_bit},
  {.name = "gridSizeZ", .check = &must_be_index_or_32_bit_signless_integer_or_64_bit},
  {.name = "blockSizeX", .check = &must_be_index_or_32_bit_signless_integer_or_64_bit},
  {.name = "blockSizeY", .check = &must_be_index_or_32_bit_signless_integer_or_64_bit},
  {.name = "blockSizeZ", .check = &must_be_index_or_32_bit_signless_integer_or_64_bit},
  {.name = "clusterSizeX", .check = &must_be_index_or_32_bit_signless_integer_or_64_bit,
   .flags = MICA_PART_OPTIONAL},
  {.name = "clusterSizeY", .check = &must_be_index_or_32_bit_signless_integer_or_64_bit,
   .flags = MICA_PART_OPTIONAL},
  {.name = "clusterSizeZ", .check = &must_be_index_or_32_bit_signless_integer_or_64_bit,
   .flags = MICA_PART_OPTIONAL},
  {.name = "dynamicSharedMemorySize", .check = &must_be_32_bit_signless_integer,
   .flags = MICA_PART_OPTIONAL},
  {.name = "kernelOperands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "asyncObject", .check = &must_be_any_type, .flags = MICA_PART_OPTIONAL},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
static bool gpu_launch_func_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(gpu_launch_func_grid_size_y(op)) ==
                          mica_value_type(gpu_launch_func_grid_size_x(op)) &&
                          mica_value_type(gpu_launch_func_grid_size_z(op)) ==
                          mica_value_type(gpu_launch_func_grid_size_x(op)) &&
                          mica_value_type(gpu_launch_func_block_size_x(op)) ==
                          mica_value_type(gpu_launch_func_grid_size_x(op)) &&
                          mica_value_type(gpu_launch_func_block_size_y(op)) ==
                          mica_value_type(gpu_launch_func_grid_size_x(op)) &&
                          mica_value_type(gpu_launch_func_block_size_z(op)) ==
                          mica_value_type(gpu_launch_func_grid_size_x(op)),
                          "all of {gridSizeX, gridSizeY, gridSizeZ, blockSizeX, blockSizeY, "
                          "blockSizeZ} have same type");
}

static const mica_op_checks gpu_launch_func_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .verify = (mica_op_check *const[]){gpu_launch_func_verify, NULL},
  .check = {gpu_launch_func_check, "gpu_launch_func_check"},
};
// gpu.launch_func: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<`
// $asyncObject^ `:` type($asyncObject) `>`)? $kernel (`clusters` `in` ` ` `(` $clusterSizeX^ `,`
// $clusterSizeY `,` $clusterSizeZ `)`)? `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,`
// $gridSizeZ `)` `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)`
// custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX),
// type($clusterSizeY), type($clusterSizeZ)) (`dynamic_shared_memory_size`
// $dynamicSharedMemorySize^)? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands))
// attr-dict
static bool gpu_launch_func_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {
    NULL, 0}, async_object_types = {NULL, 0}, cluster_size_x_types = {NULL, 0},
    cluster_size_y_types = {NULL, 0}, cluster_size_z_types = {NULL, 0},
    kernel_operands_types = {NULL, 0,
  };
  mica_operand_refs async_dependencies_operands = {
    NULL, 0}, async_object_operands = {NULL, 0}, cluster_size_x_operands = {NULL, 0},
    cluster_size_y_operands = {NULL, 0}, cluster_size_z_operands = {NULL, 0},
    dynamic_shared_memory_size_operands = {NULL, 0}, kernel_operands_operands = {NULL, 0,
  };
  mica_position async_object_at = mica_parser_name_position(p), cluster_size_x_at =
      mica_parser_name_position(p), cluster_size_y_at = mica_parser_name_position(p),
      cluster_size_z_at = mica_parser_name_position(p), kernel_operands_at =
      mica_parser_name_position(p);
  const mica_attr *kernel_attr = NULL;
  mica_operand_ref grid_size_x_operand, grid_size_y_operand, grid_size_z_operand,
      block_size_x_operand, block_size_y_operand, block_size_z_operand;
  const mica_type *grid_size_x_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (mica_parse_optional_punct(p, '<')) {
    async_object_at = mica_parser_position(p);
    if (!mica_parse_operand_if_any(p, &async_object_operands)) return false;
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_type_if_any(p, &async_object_types)) return false;
    if (!mica_parse_punct(p, '>')) return false;
  }
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_symbol,
                          &kernel_attr))
    return false;
  mica_state_set_slot(out, GPU_LAUNCH_FUNC_SLOT_KERNEL, kernel_attr);
  if (mica_parse_optional_keyword(p, "clusters")) {
    if (!mica_parse_keyword(p, "in")) return false;
    if (!mica_parse_punct(p, '(')) return false;
    cluster_size_x_at = mica_parser_position(p);
    if (!mica_parse_operand_if_any(p, &cluster_size_x_operands)) return false;
    if (!mica_parse_punct(p, ',')) return false;
    cluster_size_y_at = mica_parser_position(p);
    if (!mica_parse_operand_if_any(p, &cluster_size_y_operands)) return false;
    if (!mica_parse_punct(p, ',')) return false;
    cluster_size_z_at = mica_parser_position(p);
    if (!mica_parse_operand_if_any(p, &cluster_size_z_operands)) return false;
    if (!mica_parse_punct(p, ')')) return false;
  }
  if (!mica_parse_keyword(p, "blocks")) return false;
  if (!mica_parse_keyword(p, "in")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &grid_size_x_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &grid_size_y_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &grid_size_z_operand)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_keyword(p, "threads")) return false;
  if (!mica_parse_keyword(p, "in")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &block_size_x_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &block_size_y_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &block_size_z_operand)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parser_hook(p,
                        gpu_parse_launch_dim_type(p, out, &grid_size_x_type,
                                                  cluster_size_x_operands, &cluster_size_x_types,
                                                  &cluster_size_y_types, &cluster_size_z_types),
                        "gpu_parse_launch_dim_type"))
    return false;
  if (mica_parse_optional_keyword(p, "dynamic_shared_memory_size")) {
    if (!mica_parse_operand_if_any(p, &dynamic_shared_memory_size_operands)) return false;
  }
  kernel_operands_at = mica_parser_position(p);
  if (!mica_parser_hook(p,
                        gpu_parse_launch_func_operands(p, out, &kernel_operands_operands,
                                                       &kernel_operands_types),
                        "gpu_parse_launch_func_operands"))
    return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  const int32_t operand_segments[] = {
    (int32_t)async_dependencies_operands.size, 1, 1, 1, 1, 1, 1,
    (int32_t)cluster_size_x_operands.size, (int32_t)cluster_size_y_operands.size,
    (int32_t)cluster_size_z_operands.size, (int32_t)dynamic_shared_memory_size_operands.size,
    (int32_t)kernel_operands_operands.size, (int32_t)async_object_operands.size,
  };
  if (!mica_state_set_segments(out, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES, operand_segments,
                               13))
    return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &grid_size_x_operand, 1, grid_size_x_type)) return false;
  if (!mica_state_operands(out, &grid_size_y_operand, 1, grid_size_x_type)) return false;
  if (!mica_state_operands(out, &grid_size_z_operand, 1, grid_size_x_type)) return false;
  if (!mica_state_operands(out, &block_size_x_operand, 1, grid_size_x_type)) return false;
  if (!mica_state_operands(out, &block_size_y_operand, 1, grid_size_x_type)) return false;
  if (!mica_state_operands(out, &block_size_z_operand, 1, grid_size_x_type)) return false;
  if (!mica_state_operands_typed(out, cluster_size_x_operands.data, cluster_size_x_operands.size,
                                 cluster_size_x_types, cluster_size_x_at))
    return false;
  if (!mica_state_operands_typed(out, cluster_size_y_operands.data, cluster_size_y_operands.size,
                                 cluster_size_y_types, cluster_size_y_at))
    return false;
  if (!mica_state_operands_typed(out, cluster_size_z_operands.data, cluster_size_z_operands.size,
                                 cluster_size_z_types, cluster_size_z_at))
    return false;
  if (!mica_state_operands(out, dynamic_shared_memory_size_operands.data,
                           dynamic_shared_memory_size_operands.size,
                           mica_type_i(mica_parser_context(p), 32)))
    return false;
  if (!mica_state_operands_typed(out, kernel_operands_operands.data, kernel_operands_operands.size,
                                 kernel_operands_types, kernel_operands_at))
    return false;
  return mica_state_operands_typed(out, async_object_operands.data, async_object_operands.size,
                                   async_object_types, async_object_at);
}

static void gpu_launch_func_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_launch_func_async_dependencies_segment(op);
  const mica_segment async_object_segment = gpu_launch_func_async_object_segment(op);
  const mica_segment cluster_size_x_segment = gpu_launch_func_cluster_size_x_segment(op);
  const mica_segment cluster_size_y_segment = gpu_launch_func_cluster_size_y_segment(op);
  const mica_segment cluster_size_z_segment = gpu_launch_func_cluster_size_z_segment(op);
  const mica_segment dynamic_shared_memory_size_segment =
      gpu_launch_func_dynamic_shared_memory_size_segment(op);
  const mica_segment kernel_operands_segment = gpu_launch_func_kernel_operands_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_launch_func_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_launch_func_async_token(op))),
                               async_dependencies_segment);
  if (gpu_launch_func_async_object(op) != NULL) {
    mica_print_char(p, '<');
    mica_print_operands(p, op, async_object_segment.first, async_object_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, async_object_segment.first, async_object_segment.count);
    mica_print_char(p, '>');
  }
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, gpu_launch_func_kernel_attr(op));
  if (gpu_launch_func_cluster_size_x(op) != NULL) {
    mica_print_str(p, MICA_STR(" clusters in ("));
    mica_print_operands(p, op, cluster_size_x_segment.first, cluster_size_x_segment.count);
    mica_print_str(p, MICA_STR(", "));
    mica_print_operands(p, op, cluster_size_y_segment.first, cluster_size_y_segment.count);
    mica_print_str(p, MICA_STR(", "));
    mica_print_operands(p, op, cluster_size_z_segment.first, cluster_size_z_segment.count);
    mica_print_char(p, ')');
  }
  mica_print_str(p, MICA_STR(" blocks in ("));
  mica_print_operand(p, gpu_launch_func_grid_size_x(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_launch_func_grid_size_y(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_launch_func_grid_size_z(op));
  mica_print_str(p, MICA_STR(") threads in ("));
  mica_print_operand(p, gpu_launch_func_block_size_x(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_launch_func_block_size_y(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_launch_func_block_size_z(op));
  mica_print_str(p, MICA_STR(") "));
  gpu_print_launch_dim_type(p, op, mica_value_type(gpu_launch_func_grid_size_x(op)),
                            gpu_launch_func_cluster_size_x(op),
                            (gpu_launch_func_cluster_size_x(op) == NULL ? NULL
                             : mica_value_type(gpu_launch_func_cluster_size_x(op))),
                            (gpu_launch_func_cluster_size_y(op) == NULL ? NULL
                             : mica_value_type(gpu_launch_func_cluster_size_y(op))),
                            (gpu_launch_func_cluster_size_z(op) == NULL ? NULL
                             : mica_value_type(gpu_launch_func_cluster_size_z(op))));
  if (gpu_launch_func_dynamic_shared_memory_size(op) != NULL) {
    mica_print_str(p, MICA_STR(" dynamic_shared_memory_size "));
    mica_print_operands(p, op, dynamic_shared_memory_size_segment.first,
                        dynamic_shared_memory_size_segment.count);
  }
  mica_print_char(p, ' ');
  gpu_print_launch_func_operands(p, op, kernel_operands_segment, kernel_operands_segment);
  mica_print_discardable(p, op);
}

// All methods as the interface has them.
static const gpu_async_op_interface gpu_launch_func_async_methods = {0};
static const mica_trait *const gpu_launch_func_traits[] = {
  &mica_trait_attr_sized_operand_segments, NULL,
};
static const mica_interface_impl gpu_launch_func_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
};
const mica_op_def gpu_launch_func_def = {
  .name = "gpu.launch_func", .name_size = 15, .summary = "Starts a kernel", .dialect = &gpu_dialect,
  .parts = gpu_launch_func_parts, .slot_count = 2, .operand_count = 13, .result_count = 1,
  .traits = gpu_launch_func_traits, .interfaces = gpu_launch_func_interfaces, .interface_count = 1,
  .checks = &gpu_launch_func_checks, .parse = gpu_launch_func_parse, .print = gpu_launch_func_print,
};

// ---- gpu.launch ----

mica_str gpu_launch_module(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_launch_def, GPU_LAUNCH_SLOT_MODULE);
  return attr == NULL ? (mica_str){0} : mica_attr_symbol_root(attr);
}
bool gpu_launch_set_module(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_MODULE,
                              mica_attr_symbol(mica_op_context(op), value));
}

mica_str gpu_launch_function(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_launch_def, GPU_LAUNCH_SLOT_FUNCTION);
  return attr == NULL ? (mica_str){0} : mica_attr_symbol_root(attr);
}
bool gpu_launch_set_function(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_FUNCTION,
                              mica_attr_symbol(mica_op_context(op), value));
}

static const mica_part gpu_launch_parts[] = {
  {.name = "function", .check = &must_be_flat_symbol_reference_attribute,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "module", .check = &must_be_flat_symbol_reference_attribute,
   .flags = MICA_PART_OPTIONAL},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "gridSizeX", .check = &must_be_index},
  {.name = "gridSizeY", .check = &must_be_index},
  {.name = "gridSizeZ", .check = &must_be_index},
  {.name = "blockSizeX", .check = &must_be_index},
  {.name = "blockSizeY", .check = &must_be_index},
  {.name = "blockSizeZ", .check = &must_be_index},
  {.name = "clusterSizeX", .check = &must_be_index, .flags = MICA_PART_OPTIONAL},
  {.name = "clusterSizeY", .check = &must_be_index, .flags = MICA_PART_OPTIONAL},
  {.name = "clusterSizeZ", .check = &must_be_index, .flags = MICA_PART_OPTIONAL},
  {.name = "dynamicSharedMemorySize", .check = &must_be_32_bit_signless_integer,
   .flags = MICA_PART_OPTIONAL},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
  {.name = "body", .check = &must_be_any_region},
};
static const mica_region_checks gpu_launch_region_checks = {
  .check = {gpu_launch_check_regions, "gpu_launch_check_regions"},
};
static const mica_op_checks gpu_launch_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {gpu_launch_check, "gpu_launch_check"},
  .regions = &gpu_launch_region_checks,
};
static const mica_trait *const gpu_launch_traits[] = {
  &mica_trait_affine_scope, &mica_trait_automatic_allocation_scope,
  &mica_trait_attr_sized_operand_segments, &mica_trait_recursive_memory_effects, NULL,
};
static const mica_interface_impl gpu_launch_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){
  .infer_argument_ranges = gpu_launch_infer_argument_ranges}},
};
static bool gpu_launch_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, gpu_launch_parse(p, out), "gpu_launch_parse");
}

static const mica_op_more gpu_launch_more = {.patterns = gpu_launch_canonicalizations};
const mica_op_def gpu_launch_def = {
  .name = "gpu.launch", .name_size = 10, .summary = "A kernel that stands where it is started",
  .dialect = &gpu_dialect,
  .parts = gpu_launch_parts, .slot_count = 3, .operand_count = 11, .result_count = 1,
  .region_count = 1,
  .traits = gpu_launch_traits, .interfaces = gpu_launch_interfaces, .interface_count = 2,
  .checks = &gpu_launch_checks, .parse = gpu_launch_parse_hook, .print = gpu_launch_print,
  .more = &gpu_launch_more,
};

// ---- gpu.cluster_dim ----

gpu_dimension gpu_cluster_dim_dimension(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_cluster_dim_def, GPU_CLUSTER_DIM_SLOT_DIMENSION);
  return gpu_dimension_attr_value(attr);
}
bool gpu_cluster_dim_set_dimension(mica_op *op, gpu_dimension value) {
  return mica_op_fill_slot_as(op, &gpu_cluster_dim_def, GPU_CLUSTER_DIM_SLOT_DIMENSION,
                              gpu_dimension_attr_get(mica_op_context(op), value));
}

int64_t gpu_cluster_dim_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_cluster_dim_def, GPU_CLUSTER_DIM_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_cluster_dim_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_cluster_dim_def, GPU_CLUSTER_DIM_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

static bool gpu_cluster_dim_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                        const mica_type **types) {
  (void)loc;
  (void)parts;
  types[0] = mica_type_index(ctx);
  return types[0] != NULL;
}

mica_op *gpu_cluster_dim_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                               const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_dimension_attr_get(ctx, dimension), upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_CLUSTER_DIM_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_cluster_dim_def, &parts);
}

static const mica_part gpu_cluster_dim_parts[] = {
  {.name = "dimension", .check = &must_be_a_dimension_either_x_y_or_z},
  {.name = "upper_bound", .check = &must_be_index_attribute, .flags = MICA_PART_OPTIONAL,
   .order = 1},
  {.name = "", .check = &must_be_index},
};
// gpu.cluster_dim and 8 more: $dimension (`upper_bound` $upper_bound^)? attr-dict
static bool gpu_cluster_dim_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *dimension_attr = NULL, *upper_bound_attr = NULL;
  if (!mica_parse_stripped_attr(p, &gpu_dimension_attr_def, &dimension_attr)) return false;
  mica_state_set_slot(out, 0, dimension_attr);
  if (mica_parse_optional_keyword(p, "upper_bound")) {
    if (!mica_parse_attr_of(p, mica_type_index(mica_parser_context(p)), mica_attr_is_integer,
                            &upper_bound_attr))
      return false;
    mica_state_set_slot(out, 1, upper_bound_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  return mica_state_result(out, mica_type_index(mica_parser_context(p)));
}

static void gpu_cluster_dim_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_attr_of(p, mica_op_slot(op, 0), &gpu_dimension_attr_def);
  if (mica_op_slot(op, 1) != NULL) {
    mica_print_str(p, MICA_STR(" upper_bound "));
    mica_print_attr_without_type(p, mica_op_slot(op, 1));
  }
  mica_print_discardable(p, op);
}

static const mica_trait *const gpu_cluster_dim_traits[] = {&mica_trait_always_speculatable, NULL};
static const mica_interface_impl gpu_cluster_dim_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = gpu_cluster_dim_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_cluster_dim_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_cluster_dim_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.cluster_dim", .name_size = 15,
  .summary = "How many clusters the grid has", .dialect = &gpu_dialect,
  .parts = gpu_cluster_dim_parts, .slot_count = 2, .result_count = 1,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_cluster_dim_interfaces, .interface_count = 5,
  .parse = gpu_cluster_dim_parse, .print = gpu_cluster_dim_print,
};

// ---- gpu.cluster_dim_blocks ----

gpu_dimension gpu_cluster_dim_blocks_dimension(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_cluster_dim_blocks_def, GPU_CLUSTER_DIM_BLOCKS_SLOT_DIMENSION);
  return gpu_dimension_attr_value(attr);
}
bool gpu_cluster_dim_blocks_set_dimension(mica_op *op, gpu_dimension value) {
  return mica_op_fill_slot_as(op, &gpu_cluster_dim_blocks_def,
                              GPU_CLUSTER_DIM_BLOCKS_SLOT_DIMENSION,
                              gpu_dimension_attr_get(mica_op_context(op), value));
}

int64_t gpu_cluster_dim_blocks_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_cluster_dim_blocks_def,
                            GPU_CLUSTER_DIM_BLOCKS_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_cluster_dim_blocks_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_cluster_dim_blocks_def,
                              GPU_CLUSTER_DIM_BLOCKS_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *gpu_cluster_dim_blocks_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                                      const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_dimension_attr_get(ctx, dimension), upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_CLUSTER_DIM_BLOCKS_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_cluster_dim_blocks_def, &parts);
}

static const mica_interface_impl gpu_cluster_dim_blocks_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = gpu_cluster_dim_blocks_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_cluster_dim_blocks_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_cluster_dim_blocks_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.cluster_dim_blocks", .name_size = 22,
  .summary = "How many blocks a cluster has", .dialect = &gpu_dialect,
  .parts = gpu_cluster_dim_parts, .slot_count = 2, .result_count = 1,
  .traits = gpu_cluster_dim_traits,
  .interfaces = gpu_cluster_dim_blocks_interfaces, .interface_count = 5,
  .parse = gpu_cluster_dim_parse, .print = gpu_cluster_dim_print,
};

// ---- gpu.cluster_id ----

gpu_dimension gpu_cluster_id_dimension(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_cluster_id_def, GPU_CLUSTER_ID_SLOT_DIMENSION);
  return gpu_dimension_attr_value(attr);
}
bool gpu_cluster_id_set_dimension(mica_op *op, gpu_dimension value) {
  return mica_op_fill_slot_as(op, &gpu_cluster_id_def, GPU_CLUSTER_ID_SLOT_DIMENSION,
                              gpu_dimension_attr_get(mica_op_context(op), value));
}

int64_t gpu_cluster_id_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_cluster_id_def, GPU_CLUSTER_ID_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_cluster_id_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_cluster_id_def, GPU_CLUSTER_ID_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *gpu_cluster_id_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                              const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_dimension_attr_get(ctx, dimension), upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_CLUSTER_ID_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_cluster_id_def, &parts);
}

static const mica_interface_impl gpu_cluster_id_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = gpu_cluster_id_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_cluster_id_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_cluster_id_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.cluster_id", .name_size = 14,
  .summary = "The number of the cluster within the grid", .dialect = &gpu_dialect,
  .parts = gpu_cluster_dim_parts, .slot_count = 2, .result_count = 1,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_cluster_id_interfaces, .interface_count = 5,
  .parse = gpu_cluster_dim_parse, .print = gpu_cluster_dim_print,
};

// ---- gpu.cluster_block_id ----

gpu_dimension gpu_cluster_block_id_dimension(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_cluster_block_id_def, GPU_CLUSTER_BLOCK_ID_SLOT_DIMENSION);
  return gpu_dimension_attr_value(attr);
}
bool gpu_cluster_block_id_set_dimension(mica_op *op, gpu_dimension value) {
  return mica_op_fill_slot_as(op, &gpu_cluster_block_id_def, GPU_CLUSTER_BLOCK_ID_SLOT_DIMENSION,
                              gpu_dimension_attr_get(mica_op_context(op), value));
}

int64_t gpu_cluster_block_id_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_cluster_block_id_def, GPU_CLUSTER_BLOCK_ID_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_cluster_block_id_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_cluster_block_id_def, GPU_CLUSTER_BLOCK_ID_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *gpu_cluster_block_id_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                                    const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_dimension_attr_get(ctx, dimension), upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_CLUSTER_BLOCK_ID_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_cluster_block_id_def, &parts);
}

static const mica_interface_impl gpu_cluster_block_id_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = gpu_cluster_block_id_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_cluster_block_id_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_cluster_block_id_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.cluster_block_id", .name_size = 20,
  .summary = "The number of the block within its cluster", .dialect = &gpu_dialect,
  .parts = gpu_cluster_dim_parts, .slot_count = 2, .result_count = 1,
  .traits = gpu_cluster_dim_traits,
  .interfaces = gpu_cluster_block_id_interfaces, .interface_count = 5,
  .parse = gpu_cluster_dim_parse, .print = gpu_cluster_dim_print,
};

// ---- gpu.block_dim ----

gpu_dimension gpu_block_dim_dimension(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_block_dim_def, GPU_BLOCK_DIM_SLOT_DIMENSION);
  return gpu_dimension_attr_value(attr);
}
bool gpu_block_dim_set_dimension(mica_op *op, gpu_dimension value) {
  return mica_op_fill_slot_as(op, &gpu_block_dim_def, GPU_BLOCK_DIM_SLOT_DIMENSION,
                              gpu_dimension_attr_get(mica_op_context(op), value));
}

int64_t gpu_block_dim_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_block_dim_def, GPU_BLOCK_DIM_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_block_dim_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_block_dim_def, GPU_BLOCK_DIM_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *gpu_block_dim_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                             const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_dimension_attr_get(ctx, dimension), upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_BLOCK_DIM_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_block_dim_def, &parts);
}

static const mica_interface_impl gpu_block_dim_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = gpu_block_dim_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_block_dim_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_block_dim_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.block_dim", .name_size = 13,
  .summary = "How many threads a block has", .dialect = &gpu_dialect,
  .parts = gpu_cluster_dim_parts, .slot_count = 2, .result_count = 1,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_block_dim_interfaces, .interface_count = 5,
  .parse = gpu_cluster_dim_parse, .print = gpu_cluster_dim_print,
};

// ---- gpu.block_id ----

gpu_dimension gpu_block_id_dimension(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_block_id_def, GPU_BLOCK_ID_SLOT_DIMENSION);
  return gpu_dimension_attr_value(attr);
}
bool gpu_block_id_set_dimension(mica_op *op, gpu_dimension value) {
  return mica_op_fill_slot_as(op, &gpu_block_id_def, GPU_BLOCK_ID_SLOT_DIMENSION,
                              gpu_dimension_attr_get(mica_op_context(op), value));
}

int64_t gpu_block_id_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_block_id_def, GPU_BLOCK_ID_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_block_id_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_block_id_def, GPU_BLOCK_ID_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *gpu_block_id_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                            const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_dimension_attr_get(ctx, dimension), upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_BLOCK_ID_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_block_id_def, &parts);
}

static const mica_interface_impl gpu_block_id_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = gpu_block_id_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_block_id_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_block_id_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.block_id", .name_size = 12,
  .summary = "The number of the block within the grid", .dialect = &gpu_dialect,
  .parts = gpu_cluster_dim_parts, .slot_count = 2, .result_count = 1,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_block_id_interfaces, .interface_count = 5,
  .parse = gpu_cluster_dim_parse, .print = gpu_cluster_dim_print,
};

// ---- gpu.grid_dim ----

gpu_dimension gpu_grid_dim_dimension(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_grid_dim_def, GPU_GRID_DIM_SLOT_DIMENSION);
  return gpu_dimension_attr_value(attr);
}
bool gpu_grid_dim_set_dimension(mica_op *op, gpu_dimension value) {
  return mica_op_fill_slot_as(op, &gpu_grid_dim_def, GPU_GRID_DIM_SLOT_DIMENSION,
                              gpu_dimension_attr_get(mica_op_context(op), value));
}

int64_t gpu_grid_dim_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_grid_dim_def, GPU_GRID_DIM_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_grid_dim_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_grid_dim_def, GPU_GRID_DIM_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *gpu_grid_dim_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                            const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_dimension_attr_get(ctx, dimension), upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_GRID_DIM_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_grid_dim_def, &parts);
}

static const mica_interface_impl gpu_grid_dim_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = gpu_grid_dim_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_grid_dim_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_grid_dim_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.grid_dim", .name_size = 12,
  .summary = "How many blocks the grid has", .dialect = &gpu_dialect,
  .parts = gpu_cluster_dim_parts, .slot_count = 2, .result_count = 1,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_grid_dim_interfaces, .interface_count = 5,
  .parse = gpu_cluster_dim_parse, .print = gpu_cluster_dim_print,
};

// ---- gpu.thread_id ----

gpu_dimension gpu_thread_id_dimension(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_thread_id_def, GPU_THREAD_ID_SLOT_DIMENSION);
  return gpu_dimension_attr_value(attr);
}
bool gpu_thread_id_set_dimension(mica_op *op, gpu_dimension value) {
  return mica_op_fill_slot_as(op, &gpu_thread_id_def, GPU_THREAD_ID_SLOT_DIMENSION,
                              gpu_dimension_attr_get(mica_op_context(op), value));
}

int64_t gpu_thread_id_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_thread_id_def, GPU_THREAD_ID_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_thread_id_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_thread_id_def, GPU_THREAD_ID_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *gpu_thread_id_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                             const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_dimension_attr_get(ctx, dimension), upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_THREAD_ID_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_thread_id_def, &parts);
}

static const mica_interface_impl gpu_thread_id_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = gpu_thread_id_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_thread_id_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_thread_id_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.thread_id", .name_size = 13,
  .summary = "The number of the thread within its block", .dialect = &gpu_dialect,
  .parts = gpu_cluster_dim_parts, .slot_count = 2, .result_count = 1,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_thread_id_interfaces, .interface_count = 5,
  .parse = gpu_cluster_dim_parse, .print = gpu_cluster_dim_print,
};

// ---- gpu.global_id ----

gpu_dimension gpu_global_id_dimension(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_global_id_def, GPU_GLOBAL_ID_SLOT_DIMENSION);
  return gpu_dimension_attr_value(attr);
}
bool gpu_global_id_set_dimension(mica_op *op, gpu_dimension value) {
  return mica_op_fill_slot_as(op, &gpu_global_id_def, GPU_GLOBAL_ID_SLOT_DIMENSION,
                              gpu_dimension_attr_get(mica_op_context(op), value));
}

int64_t gpu_global_id_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_global_id_def, GPU_GLOBAL_ID_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_global_id_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_global_id_def, GPU_GLOBAL_ID_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *gpu_global_id_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                             const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_dimension_attr_get(ctx, dimension), upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_GLOBAL_ID_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_global_id_def, &parts);
}

static const mica_interface_impl gpu_global_id_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = gpu_global_id_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_global_id_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_global_id_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.global_id", .name_size = 13,
  .summary = "The number of the thread among all of the grid", .dialect = &gpu_dialect,
  .parts = gpu_cluster_dim_parts, .slot_count = 2, .result_count = 1,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_global_id_interfaces, .interface_count = 5,
  .parse = gpu_cluster_dim_parse, .print = gpu_cluster_dim_print,
};

// ---- gpu.lane_id ----

int64_t gpu_lane_id_upper_bound(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_lane_id_def, GPU_LANE_ID_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_lane_id_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_lane_id_def, GPU_LANE_ID_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *gpu_lane_id_build(mica_builder *b, mica_loc loc, const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_LANE_ID_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_lane_id_def, &parts);
}

static const mica_part gpu_lane_id_parts[] = {
  {.name = "upper_bound", .check = &must_be_index_attribute, .flags = MICA_PART_OPTIONAL},
  {.name = "result", .check = &must_be_index},
};
// gpu.lane_id: (`upper_bound` $upper_bound^)? attr-dict
static bool gpu_lane_id_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *upper_bound_attr = NULL;
  if (mica_parse_optional_keyword(p, "upper_bound")) {
    if (!mica_parse_attr_of(p, mica_type_index(mica_parser_context(p)), mica_attr_is_integer,
                            &upper_bound_attr))
      return false;
    mica_state_set_slot(out, GPU_LANE_ID_SLOT_UPPER_BOUND, upper_bound_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  return mica_state_result(out, mica_type_index(mica_parser_context(p)));
}

static void gpu_lane_id_print(mica_printer *p, const mica_op *op) {
  if (gpu_lane_id_upper_bound_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" upper_bound "));
    mica_print_attr_without_type(p, gpu_lane_id_upper_bound_attr(op));
  }
  mica_print_discardable(p, op);
}

static const mica_interface_impl gpu_lane_id_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_lane_id_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_lane_id_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.lane_id", .name_size = 11,
  .summary = "The number of the thread within its subgroup", .dialect = &gpu_dialect,
  .parts = gpu_lane_id_parts, .slot_count = 1, .result_count = 1, .traits = gpu_cluster_dim_traits,
  .interfaces = gpu_lane_id_interfaces, .interface_count = 4,
  .parse = gpu_lane_id_parse, .print = gpu_lane_id_print,
};

// ---- gpu.subgroup_id ----

int64_t gpu_subgroup_id_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_id_def, GPU_SUBGROUP_ID_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_subgroup_id_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_subgroup_id_def, GPU_SUBGROUP_ID_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *gpu_subgroup_id_build(mica_builder *b, mica_loc loc, const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_SUBGROUP_ID_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_subgroup_id_def, &parts);
}

// gpu.subgroup_id and 2 more: (`upper_bound` $upper_bound^)? attr-dict `:` type($result)
static bool gpu_subgroup_id_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *upper_bound_attr = NULL;
  const mica_type *result_type = NULL;
  if (mica_parse_optional_keyword(p, "upper_bound")) {
    if (!mica_parse_attr_of(p, mica_type_index(mica_parser_context(p)), mica_attr_is_integer,
                            &upper_bound_attr))
      return false;
    mica_state_set_slot(out, 0, upper_bound_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_index, "builtin.index", &result_type)) return false;
  return mica_state_result(out, result_type);
}

static void gpu_subgroup_id_print(mica_printer *p, const mica_op *op) {
  if (mica_op_slot(op, 0) != NULL) {
    mica_print_str(p, MICA_STR(" upper_bound "));
    mica_print_attr_without_type(p, mica_op_slot(op, 0));
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_interface_impl gpu_subgroup_id_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_subgroup_id_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_subgroup_id_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.subgroup_id", .name_size = 15,
  .summary = "The number of the subgroup within its block", .dialect = &gpu_dialect,
  .parts = gpu_lane_id_parts, .slot_count = 1, .result_count = 1, .traits = gpu_cluster_dim_traits,
  .interfaces = gpu_subgroup_id_interfaces, .interface_count = 4,
  .parse = gpu_subgroup_id_parse, .print = gpu_subgroup_id_print,
};

// ---- gpu.num_subgroups ----

int64_t gpu_num_subgroups_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_num_subgroups_def, GPU_NUM_SUBGROUPS_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_num_subgroups_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_num_subgroups_def, GPU_NUM_SUBGROUPS_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *gpu_num_subgroups_build(mica_builder *b, mica_loc loc, const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_NUM_SUBGROUPS_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_num_subgroups_def, &parts);
}

static const mica_interface_impl gpu_num_subgroups_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_num_subgroups_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_num_subgroups_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.num_subgroups", .name_size = 17,
  .summary = "How many subgroups a block has", .dialect = &gpu_dialect,
  .parts = gpu_lane_id_parts, .slot_count = 1, .result_count = 1, .traits = gpu_cluster_dim_traits,
  .interfaces = gpu_num_subgroups_interfaces, .interface_count = 4,
  .parse = gpu_subgroup_id_parse, .print = gpu_subgroup_id_print,
};

// ---- gpu.subgroup_size ----

int64_t gpu_subgroup_size_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_size_def, GPU_SUBGROUP_SIZE_SLOT_UPPER_BOUND);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool gpu_subgroup_size_set_upper_bound(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_subgroup_size_def, GPU_SUBGROUP_SIZE_SLOT_UPPER_BOUND,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *gpu_subgroup_size_build(mica_builder *b, mica_loc loc, const mica_attr *upper_bound) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {upper_bound};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[GPU_SUBGROUP_SIZE_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_subgroup_size_def, &parts);
}

static const mica_interface_impl gpu_subgroup_size_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_subgroup_size_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_cluster_dim_infer_types}},
};
const mica_op_def gpu_subgroup_size_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.subgroup_size", .name_size = 17,
  .summary = "How many threads a subgroup has", .dialect = &gpu_dialect,
  .parts = gpu_lane_id_parts, .slot_count = 1, .result_count = 1, .traits = gpu_cluster_dim_traits,
  .interfaces = gpu_subgroup_size_interfaces, .interface_count = 4,
  .parse = gpu_subgroup_id_parse, .print = gpu_subgroup_id_print,
};

// ---- gpu.barrier ----

mica_op *gpu_barrier_build(mica_builder *b, mica_loc loc) {
  const mica_op_parts parts = {NULL, 0, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_barrier_def, &parts);
}

static const mica_op_more gpu_barrier_more = {.patterns = gpu_barrier_canonicalizations};
const mica_op_def gpu_barrier_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.barrier", .name_size = 11,
  .summary = "Waits until all threads of the block are here, and sees what they wrote",
  .dialect = &gpu_dialect, .parse = gpu_terminator_parse, .print = gpu_terminator_print,
  .more = &gpu_barrier_more,
};

// ---- gpu.all_reduce ----

gpu_all_reduce_operation gpu_all_reduce_op(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_SLOT_OP);
  return attr == NULL ? (gpu_all_reduce_operation)0 : gpu_all_reduce_operation_attr_value(attr);
}
bool gpu_all_reduce_set_op(mica_op *op, gpu_all_reduce_operation value) {
  return mica_op_fill_slot_as(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_SLOT_OP,
                              gpu_all_reduce_operation_attr_get(mica_op_context(op), value));
}

bool gpu_all_reduce_uniform(const mica_op *op) {
  return mica_op_promised_slot(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_SLOT_UNIFORM) != NULL;
}
void gpu_all_reduce_set_uniform(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_SLOT_UNIFORM,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

static bool gpu_all_reduce_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                       const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[0]);
  return types[0] != NULL;
}

mica_op *gpu_all_reduce_build(mica_builder *b, mica_loc loc, mica_value *value,
                              const mica_attr *op_, bool uniform) {
  if (value == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {op_, (uniform ? mica_attr_unit(ctx) : NULL)};
  const mica_type *types[] = {mica_value_type(value)};
  mica_value *operands[] = {value};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 2, .region_count = 1};
  return mica_builder_insert_new(b, loc, &gpu_all_reduce_def, &parts);
}

static const mica_part gpu_all_reduce_parts[] = {
  {.name = "op", .check = &must_be_built_in_reduction_operations_supported_by,
   .flags = MICA_PART_OPTIONAL},
  {.name = "uniform", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED, .order = 1},
  {.name = "value", .check = &must_be_integer_or_float},
  {.name = "result", .check = &must_be_integer_or_float},
  {.name = "body", .check = &must_be_any_region},
};
static const mica_region_checks gpu_all_reduce_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_first_type_inferred,
                                     mica_verify_is_isolated_from_above, NULL},
  .check = {gpu_all_reduce_check_regions, "gpu_all_reduce_check_regions"},
};
static const mica_op_checks gpu_all_reduce_checks = {
  .verify = (mica_op_check *const[]){mica_verify_same_operands_and_result_type, NULL},
  .regions = &gpu_all_reduce_region_checks,
};
// gpu.all_reduce: custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:`
// functional-type(operands, results)
static bool gpu_all_reduce_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *op_attr = NULL;
  mica_operand_ref value_operand;
  mica_types all_operand_types = {NULL, 0}, all_result_types = {NULL, 0};
  mica_region *body_region = mica_state_new_region(out);
  if (body_region == NULL) return false;
  if (!mica_parser_hook(p, gpu_parse_all_reduce_operation(p, out, &op_attr),
                        "gpu_parse_all_reduce_operation"))
    return false;
  mica_state_set_slot(out, GPU_ALL_REDUCE_SLOT_OP, op_attr);
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (mica_parse_optional_keyword(p, "uniform")) {
    mica_state_set_unit(out, GPU_ALL_REDUCE_SLOT_UNIFORM);  // uniform
  }
  if (!mica_parse_region(p, body_region, NULL, 0, false)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_function_types(p, &all_operand_types, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  const mica_operand_refs operand_lists[] = {{&value_operand, 1}};
  return mica_state_operand_lists(out, operand_lists, 1, all_operand_types,
                                  mica_parser_name_position(p));
}

static void gpu_all_reduce_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  gpu_print_all_reduce_operation(p, op, gpu_all_reduce_op_attr(op));
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_all_reduce_value(op));
  if (gpu_all_reduce_uniform_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" uniform"));
  }
  mica_print_char(p, ' ');
  mica_print_whole_region(p, gpu_all_reduce_body(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_functional_type(p, op);
}

static const mica_trait *const gpu_all_reduce_traits[] = {
  &mica_trait_same_operands_and_result_type, &mica_trait_is_isolated_from_above, NULL,
};
static const mica_interface_impl gpu_all_reduce_interfaces[] = {
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_all_reduce_infer_types}},
};
static bool gpu_all_reduce_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  return gpu_all_reduce_fold(op, operands[GPU_ALL_REDUCE_OPERAND_VALUE], out);
}

static const mica_op_more gpu_all_reduce_more = {.fold = gpu_all_reduce_fold_hook};
const mica_op_def gpu_all_reduce_def = {
  .flags = MICA_OP_ISOLATED_FROM_ABOVE, .name = "gpu.all_reduce", .name_size = 14,
  .summary = "Combines the values of all threads of a block", .dialect = &gpu_dialect,
  .parts = gpu_all_reduce_parts, .slot_count = 2, .operand_count = 1, .result_count = 1,
  .region_count = 1,
  .traits = gpu_all_reduce_traits, .interfaces = gpu_all_reduce_interfaces, .interface_count = 1,
  .checks = &gpu_all_reduce_checks, .parse = gpu_all_reduce_parse, .print = gpu_all_reduce_print,
  .more = &gpu_all_reduce_more,
};

// ---- gpu.subgroup_reduce ----

gpu_all_reduce_operation gpu_subgroup_reduce_op(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_OP);
  return gpu_all_reduce_operation_attr_value(attr);
}
bool gpu_subgroup_reduce_set_op(mica_op *op, gpu_all_reduce_operation value) {
  return mica_op_fill_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_OP,
                              gpu_all_reduce_operation_attr_get(mica_op_context(op), value));
}

bool gpu_subgroup_reduce_uniform(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_UNIFORM);
  return attr != NULL;
}
void gpu_subgroup_reduce_set_uniform(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_UNIFORM,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

int32_t gpu_subgroup_reduce_cluster_size(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_SIZE);
  return attr == NULL ? 0 : (int32_t)mica_attr_integer_value(attr);
}
bool gpu_subgroup_reduce_set_cluster_size(mica_op *op, int32_t value) {
  return mica_op_fill_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_SIZE,
                              mica_attr_i(mica_op_context(op), 32, value));
}

int32_t gpu_subgroup_reduce_cluster_stride(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_STRIDE);
  return attr == NULL ? 1 : (int32_t)mica_attr_integer_value(attr);
}
bool gpu_subgroup_reduce_set_cluster_stride(mica_op *op, int32_t value) {
  return mica_op_fill_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_STRIDE,
                              mica_attr_i(mica_op_context(op), 32, value));
}

mica_op *gpu_subgroup_reduce_build(mica_builder *b, mica_loc loc, mica_value *value,
                                   gpu_all_reduce_operation op_, bool uniform,
                                   const mica_attr *cluster_size, int32_t cluster_stride) {
  if (value == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    cluster_size, mica_attr_i(ctx, 32, cluster_stride), gpu_all_reduce_operation_attr_get(ctx, op_),
    (uniform ? mica_attr_unit(ctx) : NULL),
  };
  if (slots[GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_STRIDE] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(value)};
  mica_value *operands[] = {value};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 4, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_subgroup_reduce_def, &parts);
}

static const mica_attr *gpu_subgroup_reduce_default_cluster_stride(mica_context *ctx) {
  return mica_attr_i(ctx, 32, 1);
}

static const mica_part gpu_subgroup_reduce_parts[] = {
  {.name = "cluster_size", .check = &must_be_32_bit_signless_integer_attribute,
   .flags = MICA_PART_OPTIONAL, .order = 2},
  {.name = "cluster_stride", .check = &must_be_32_bit_signless_integer_attribute,
   .flags = MICA_PART_HAS_DEFAULT, .order = 3, .extra = 1},
  {.name = "op", .check = &must_be_built_in_reduction_operations_supported_by},
  {.name = "uniform", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED, .order = 1},
  {.name = "value", .check = &must_be_integer_or_float_or_fixed_length_vector_of},
  {.name = "result", .check = &must_be_integer_or_float_or_fixed_length_vector_of},
};
static const mica_region_checks gpu_subgroup_reduce_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_first_type_inferred, NULL},
};
static const mica_op_checks gpu_subgroup_reduce_checks = {
  .verify = (mica_op_check *const[]){mica_verify_same_operands_and_result_type, NULL},
  .check = {gpu_subgroup_reduce_check, "gpu_subgroup_reduce_check"},
  .regions = &gpu_subgroup_reduce_region_checks,
};
// gpu.subgroup_reduce: custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? (`cluster` `(`
// `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict `:`
// functional-type(operands, results)
static bool gpu_subgroup_reduce_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *op_attr = NULL, *cluster_size_attr = NULL, *cluster_stride_attr = NULL;
  mica_operand_ref value_operand;
  mica_types all_operand_types = {NULL, 0}, all_result_types = {NULL, 0};
  if (!mica_parser_hook(p, gpu_parse_all_reduce_operation(p, out, &op_attr),
                        "gpu_parse_all_reduce_operation"))
    return false;
  mica_state_set_slot(out, GPU_SUBGROUP_REDUCE_SLOT_OP, op_attr);
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (mica_parse_optional_keyword(p, "uniform")) {
    mica_state_set_unit(out, GPU_SUBGROUP_REDUCE_SLOT_UNIFORM);  // uniform
  }
  if (mica_parse_optional_keyword(p, "cluster")) {
    if (!mica_parse_punct(p, '(')) return false;
    if (!mica_parse_keyword(p, "size")) return false;
    if (!mica_parse_punct(p, '=')) return false;
    if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 32), mica_attr_is_integer,
                            &cluster_size_attr))
      return false;
    mica_state_set_slot(out, GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_SIZE, cluster_size_attr);
    if (mica_parse_optional_punct(p, ',')) {
      if (!mica_parse_keyword(p, "stride")) return false;
      if (!mica_parse_punct(p, '=')) return false;
      if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 32), mica_attr_is_integer,
                              &cluster_stride_attr))
        return false;
      mica_state_set_slot(out, GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_STRIDE, cluster_stride_attr);
    }
    if (!mica_parse_punct(p, ')')) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_function_types(p, &all_operand_types, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  const mica_operand_refs operand_lists[] = {{&value_operand, 1}};
  return mica_state_operand_lists(out, operand_lists, 1, all_operand_types,
                                  mica_parser_name_position(p));
}

static void gpu_subgroup_reduce_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  gpu_print_all_reduce_operation(p, op, gpu_subgroup_reduce_op_attr(op));
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_subgroup_reduce_value(op));
  if (gpu_subgroup_reduce_uniform_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" uniform"));
  }
  if (gpu_subgroup_reduce_cluster_size_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" cluster(size = "));
    mica_print_attr_without_type(p, gpu_subgroup_reduce_cluster_size_attr(op));
    if (gpu_subgroup_reduce_cluster_stride(op) != 1) {
      mica_print_str(p, MICA_STR(", stride = "));
      mica_print_attr_without_type(p, gpu_subgroup_reduce_cluster_stride_attr(op));
    }
    mica_print_char(p, ')');
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_functional_type(p, op);
}

static const mica_trait *const gpu_subgroup_reduce_traits[] = {
  &mica_trait_same_operands_and_result_type, NULL,
};
static bool gpu_subgroup_reduce_fold_hook(mica_op *op, const mica_attr *const *operands,
                                          mica_fold *out) {
  return gpu_subgroup_reduce_fold(op, operands[GPU_SUBGROUP_REDUCE_OPERAND_VALUE], out);
}

static const mica_op_more gpu_subgroup_reduce_more = {
  .extras =
      (const mica_part_extra[]){{.default_value = gpu_subgroup_reduce_default_cluster_stride}},
  .fold = gpu_subgroup_reduce_fold_hook,
};
const mica_op_def gpu_subgroup_reduce_def = {
  .name = "gpu.subgroup_reduce", .name_size = 19,
  .summary = "Combines the values of all threads of a subgroup", .dialect = &gpu_dialect,
  .parts = gpu_subgroup_reduce_parts, .slot_count = 4, .operand_count = 1, .result_count = 1,
  .traits = gpu_subgroup_reduce_traits,
  .interfaces = gpu_all_reduce_interfaces, .interface_count = 1,
  .checks = &gpu_subgroup_reduce_checks,
  .parse = gpu_subgroup_reduce_parse, .print = gpu_subgroup_reduce_print,
  .more = &gpu_subgroup_reduce_more,
};

// ---- gpu.shuffle ----

gpu_shuffle_mode gpu_shuffle_mode_value(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_shuffle_def, GPU_SHUFFLE_SLOT_MODE_VALUE);
  return gpu_shuffle_mode_attr_value(attr);
}
bool gpu_shuffle_set_mode_value(mica_op *op, gpu_shuffle_mode value) {
  return mica_op_fill_slot_as(op, &gpu_shuffle_def, GPU_SHUFFLE_SLOT_MODE_VALUE,
                              gpu_shuffle_mode_attr_get(mica_op_context(op), value));
}

static bool gpu_shuffle_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                    const mica_type **types) {
  (void)loc;
  types[GPU_SHUFFLE_RESULT_SHUFFLE_RESULT] =
      mica_value_type(parts->operands[GPU_SHUFFLE_OPERAND_VALUE]);
  types[GPU_SHUFFLE_RESULT_VALID] = mica_type_i(ctx, 1);
  return types[GPU_SHUFFLE_RESULT_SHUFFLE_RESULT] != NULL && types[GPU_SHUFFLE_RESULT_VALID] !=
         NULL;
}

mica_op *gpu_shuffle_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *offset,
                           mica_value *width, gpu_shuffle_mode mode_value) {
  if (value == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_shuffle_mode_attr_get(ctx, mode_value)};
  const mica_type *types[] = {mica_value_type(value), mica_type_i(ctx, 1)};
  if (types[GPU_SHUFFLE_RESULT_VALID] == NULL) return NULL;
  mica_value *operands[] = {value, offset, width};
  const mica_op_parts parts = {operands, 3, types, 2, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_shuffle_def, &parts);
}

static const mica_part gpu_shuffle_parts[] = {
  {.name = "mode", .check = &must_be_indexing_modes_supported_by_gpu_shuffle},
  {.name = "value", .check = &must_be_integer_or_float_or_fixed_length_vector_of},
  {.name = "offset", .check = &must_be_32_bit_signless_integer},
  {.name = "width", .check = &must_be_32_bit_signless_integer},
  {.name = "shuffleResult", .check = &must_be_integer_or_float_or_fixed_length_vector_of},
  {.name = "valid", .check = &must_be_1_bit_signless_integer},
};
static bool gpu_shuffle_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(gpu_shuffle_shuffle_result(op)) ==
                          mica_value_type(gpu_shuffle_value(op)),
                          "all of {value, shuffleResult} have same type");
}

static const mica_op_checks gpu_shuffle_checks = {
  .verify = (mica_op_check *const[]){gpu_shuffle_verify, NULL},
};
// gpu.shuffle: $mode $value `,` $offset `,` $width attr-dict `:` type($value)
static bool gpu_shuffle_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *mode_value_attr = NULL;
  mica_operand_ref value_operand, offset_operand, width_operand;
  const mica_type *value_type = NULL;
  if (!mica_parse_stripped_attr(p, &gpu_shuffle_mode_attr_def, &mode_value_attr)) return false;
  mica_state_set_slot(out, GPU_SHUFFLE_SLOT_MODE_VALUE, mode_value_attr);
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &offset_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &width_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &value_type)) return false;
  if (!mica_state_result(out, value_type)) return false;
  if (!mica_state_result(out, mica_type_i(mica_parser_context(p), 1))) return false;
  if (!mica_state_operands(out, &value_operand, 1, value_type)) return false;
  if (!mica_state_operands(out, &offset_operand, 1, mica_type_i(mica_parser_context(p), 32)))
    return false;
  return mica_state_operands(out, &width_operand, 1, mica_type_i(mica_parser_context(p), 32));
}

static void gpu_shuffle_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_attr_of(p, gpu_shuffle_mode_value_attr(op), &gpu_shuffle_mode_attr_def);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_shuffle_value(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_shuffle_offset(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_shuffle_width(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_shuffle_value(op)));
}

static void gpu_shuffle_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_shuffle_shuffle_result(op), MICA_STR("shuffleResult"));
  mica_set_value_name(set, gpu_shuffle_valid(op), MICA_STR("valid"));
}
static const mica_op_asm_interface gpu_shuffle_names = {.result_names = gpu_shuffle_name_results};
static const mica_interface_impl gpu_shuffle_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_shuffle_infer_types}},
  {&mica_op_asm_interface_id, &gpu_shuffle_names},
};
const mica_op_def gpu_shuffle_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.shuffle", .name_size = 11,
  .summary = "A value of another thread of the subgroup", .dialect = &gpu_dialect,
  .parts = gpu_shuffle_parts, .slot_count = 1, .operand_count = 3, .result_count = 2,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_shuffle_interfaces, .interface_count = 4,
  .checks = &gpu_shuffle_checks, .parse = gpu_shuffle_parse, .print = gpu_shuffle_print,
};

// ---- gpu.rotate ----

int32_t gpu_rotate_offset(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_rotate_def, GPU_ROTATE_SLOT_OFFSET);
  return (int32_t)mica_attr_integer_value(attr);
}
bool gpu_rotate_set_offset(mica_op *op, int32_t value) {
  return mica_op_fill_slot_as(op, &gpu_rotate_def, GPU_ROTATE_SLOT_OFFSET,
                              mica_attr_i(mica_op_context(op), 32, value));
}

int32_t gpu_rotate_width(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_rotate_def, GPU_ROTATE_SLOT_WIDTH);
  return (int32_t)mica_attr_integer_value(attr);
}
bool gpu_rotate_set_width(mica_op *op, int32_t value) {
  return mica_op_fill_slot_as(op, &gpu_rotate_def, GPU_ROTATE_SLOT_WIDTH,
                              mica_attr_i(mica_op_context(op), 32, value));
}

static bool gpu_rotate_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **types) {
  (void)loc;
  types[GPU_ROTATE_RESULT_ROTATE_RESULT] =
      mica_value_type(parts->operands[GPU_ROTATE_OPERAND_VALUE]);
  types[GPU_ROTATE_RESULT_VALID] = mica_type_i(ctx, 1);
  return types[GPU_ROTATE_RESULT_ROTATE_RESULT] != NULL && types[GPU_ROTATE_RESULT_VALID] != NULL;
}

mica_op *gpu_rotate_build(mica_builder *b, mica_loc loc, mica_value *value, int32_t offset,
                          int32_t width) {
  if (value == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 32, offset), mica_attr_i(ctx, 32, width)};
  const mica_type *types[] = {mica_value_type(value), mica_type_i(ctx, 1)};
  if (types[GPU_ROTATE_RESULT_VALID] == NULL) return NULL;
  mica_value *operands[] = {value};
  const mica_op_parts parts = {operands, 1, types, 2, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_rotate_def, &parts);
}

static const mica_part gpu_rotate_parts[] = {
  {.name = "offset", .check = &must_be_32_bit_signless_integer_attribute_whose_minimum},
  {.name = "width", .check = &must_be_32_bit_signless_integer_attribute_whose_value, .order = 1},
  {.name = "value", .check = &must_be_integer_or_float_or_fixed_length_vector_of},
  {.name = "rotateResult", .check = &must_be_integer_or_float_or_fixed_length_vector_of},
  {.name = "valid", .check = &must_be_1_bit_signless_integer},
};
static bool gpu_rotate_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(gpu_rotate_rotate_result(op)) ==
                          mica_value_type(gpu_rotate_value(op)),
                          "all of {value, rotateResult} have same type");
}

static const mica_op_checks gpu_rotate_checks = {
  .verify = (mica_op_check *const[]){gpu_rotate_verify, NULL},
  .check = {gpu_rotate_check, "gpu_rotate_check"},
};
// gpu.rotate: $value `,` $offset `,` $width attr-dict `:` type($value)
static bool gpu_rotate_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand;
  const mica_attr *offset_attr = NULL, *width_attr = NULL;
  const mica_type *value_type = NULL;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 32), mica_attr_is_integer,
                          &offset_attr))
    return false;
  mica_state_set_slot(out, GPU_ROTATE_SLOT_OFFSET, offset_attr);
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 32), mica_attr_is_integer,
                          &width_attr))
    return false;
  mica_state_set_slot(out, GPU_ROTATE_SLOT_WIDTH, width_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &value_type)) return false;
  if (!mica_state_result(out, value_type)) return false;
  if (!mica_state_result(out, mica_type_i(mica_parser_context(p), 1))) return false;
  return mica_state_operands(out, &value_operand, 1, value_type);
}

static void gpu_rotate_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_rotate_value(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_attr_without_type(p, gpu_rotate_offset_attr(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_attr_without_type(p, gpu_rotate_width_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_rotate_value(op)));
}

static void gpu_rotate_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_rotate_rotate_result(op), MICA_STR("rotateResult"));
  mica_set_value_name(set, gpu_rotate_valid(op), MICA_STR("valid"));
}
static const mica_op_asm_interface gpu_rotate_names = {.result_names = gpu_rotate_name_results};
static const mica_interface_impl gpu_rotate_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_rotate_infer_types}},
  {&mica_op_asm_interface_id, &gpu_rotate_names},
};
const mica_op_def gpu_rotate_def = {
  .name = "gpu.rotate", .name_size = 10,
  .summary = "The value of the thread that is so much further in the subgroup",
  .dialect = &gpu_dialect,
  .parts = gpu_rotate_parts, .slot_count = 2, .operand_count = 1, .result_count = 2,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_rotate_interfaces, .interface_count = 4,
  .checks = &gpu_rotate_checks, .parse = gpu_rotate_parse, .print = gpu_rotate_print,
};

// ---- gpu.subgroup_broadcast ----

gpu_broadcast_type gpu_subgroup_broadcast_broadcast_type(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_broadcast_def,
                            GPU_SUBGROUP_BROADCAST_SLOT_BROADCAST_TYPE);
  return gpu_broadcast_type_attr_value(attr);
}
bool gpu_subgroup_broadcast_set_broadcast_type(mica_op *op, gpu_broadcast_type value) {
  return mica_op_fill_slot_as(op, &gpu_subgroup_broadcast_def,
                              GPU_SUBGROUP_BROADCAST_SLOT_BROADCAST_TYPE,
                              gpu_broadcast_type_attr_get(mica_op_context(op), value));
}

mica_op *gpu_subgroup_broadcast_build(mica_builder *b, mica_loc loc, mica_value *src,
                                      mica_value *lane, gpu_broadcast_type broadcast_type) {
  if (src == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_broadcast_type_attr_get(ctx, broadcast_type)};
  const mica_type *types[] = {mica_value_type(src)};
  const mica_value_group groups[] = {{&src, 1}, {&lane, lane != NULL}};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &gpu_subgroup_broadcast_def, &parts, groups, 2);
}

static const mica_part gpu_subgroup_broadcast_parts[] = {
  {.name = "broadcast_type", .check = &must_be_a_lane_to_broadcast_from},
  {.name = "src", .check = &must_be_any_type},
  {.name = "lane", .check = &must_be_32_bit_signless_integer, .flags = MICA_PART_OPTIONAL},
  {.name = "result", .check = &must_be_any_type},
};
static bool gpu_subgroup_broadcast_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(gpu_subgroup_broadcast_src(op)) ==
                          mica_value_type(gpu_subgroup_broadcast_result(op)),
                          "all of {result, src} have same type");
}

static const mica_op_checks gpu_subgroup_broadcast_checks = {
  .verify = (mica_op_check *const[]){gpu_subgroup_broadcast_verify, mica_verify_elementwise, NULL},
  .check = {gpu_subgroup_broadcast_check, "gpu_subgroup_broadcast_check"},
};
// gpu.subgroup_broadcast: $src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)
static bool gpu_subgroup_broadcast_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref src_operand;
  const mica_attr *broadcast_type_attr = NULL;
  mica_operand_refs lane_operands = {NULL, 0};
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &src_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_stripped_attr(p, &gpu_broadcast_type_attr_def, &broadcast_type_attr))
    return false;
  mica_state_set_slot(out, GPU_SUBGROUP_BROADCAST_SLOT_BROADCAST_TYPE, broadcast_type_attr);
  if (!mica_parse_operand_if_any(p, &lane_operands)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &src_operand, 1, result_type)) return false;
  return mica_state_operands(out, lane_operands.data, lane_operands.size,
                             mica_type_i(mica_parser_context(p), 32));
}

static void gpu_subgroup_broadcast_print(mica_printer *p, const mica_op *op) {
  const mica_segment lane_segment = gpu_subgroup_broadcast_lane_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_subgroup_broadcast_src(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_attr_of(p, gpu_subgroup_broadcast_broadcast_type_attr(op),
                     &gpu_broadcast_type_attr_def);
  if (gpu_subgroup_broadcast_lane(op) != NULL) {
    mica_print_char(p, ' ');
    mica_print_operands(p, op, lane_segment.first, lane_segment.count);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_subgroup_broadcast_result(op)));
}

static const mica_trait *const gpu_subgroup_broadcast_traits[] = {
  &mica_trait_elementwise, &mica_trait_scalarizable, &mica_trait_vectorizable,
  &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl gpu_subgroup_broadcast_interfaces[] = {
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = gpu_subgroup_broadcast_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = gpu_subgroup_broadcast_speculatability}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_all_reduce_infer_types}},
};
static bool gpu_subgroup_broadcast_fold_hook(mica_op *op, const mica_attr *const *operands,
                                             mica_fold *out) {
  const mica_segment lane = gpu_subgroup_broadcast_lane_segment(op);
  return gpu_subgroup_broadcast_fold(op, operands[GPU_SUBGROUP_BROADCAST_OPERAND_SRC], lane.count ==
                                     0 ? NULL : operands[lane.first], out);
}

static const mica_op_more gpu_subgroup_broadcast_more = {.fold = gpu_subgroup_broadcast_fold_hook};
const mica_op_def gpu_subgroup_broadcast_def = {
  .name = "gpu.subgroup_broadcast", .name_size = 22,
  .summary = "The value of one thread, for all of the subgroup", .dialect = &gpu_dialect,
  .parts = gpu_subgroup_broadcast_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = gpu_subgroup_broadcast_traits,
  .interfaces = gpu_subgroup_broadcast_interfaces, .interface_count = 4,
  .checks = &gpu_subgroup_broadcast_checks,
  .parse = gpu_subgroup_broadcast_parse, .print = gpu_subgroup_broadcast_print,
  .more = &gpu_subgroup_broadcast_more,
};

// ---- gpu.warp_execute_on_lane_0 ----

int64_t gpu_warp_execute_on_lane_0_warp_size(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_warp_execute_on_lane_0_def,
                            GPU_WARP_EXECUTE_ON_LANE_0_SLOT_WARP_SIZE);
  return mica_attr_integer_value(attr);
}
bool gpu_warp_execute_on_lane_0_set_warp_size(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_warp_execute_on_lane_0_def,
                              GPU_WARP_EXECUTE_ON_LANE_0_SLOT_WARP_SIZE,
                              mica_attr_i(mica_op_context(op), 64, value));
}

static const mica_part gpu_warp_execute_on_lane_0_parts[] = {
  {.name = "warp_size", .check = &must_be_64_bit_signless_integer_attribute},
  {.name = "laneid", .check = &must_be_index},
  {.name = "args", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "warpRegion", .check = &must_be_region_with_1_blocks},
};
static bool gpu_warp_execute_on_lane_0_verify(mica_op *op) {
  return mica_verify_region(op, GPU_WARP_EXECUTE_ON_LANE_0_REGION_WARP_REGION, "warpRegion",
                            mica_region_block_count(gpu_warp_execute_on_lane_0_warp_region(op),
                                                    2) == 1, "region with 1 blocks");
}

static const mica_region_checks gpu_warp_execute_on_lane_0_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, mica_verify_region_branch,
                                     NULL},
};
static const mica_op_checks gpu_warp_execute_on_lane_0_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){gpu_warp_execute_on_lane_0_verify, NULL},
  .check = {gpu_warp_execute_on_lane_0_check, "gpu_warp_execute_on_lane_0_check"},
  .regions = &gpu_warp_execute_on_lane_0_region_checks,
};
static const mica_region_branch_interface gpu_warp_execute_on_lane_0_region_branch_methods = {
  .successors = gpu_warp_execute_on_lane_0_successors,
  .are_types_compatible = gpu_warp_execute_on_lane_0_are_types_compatible,
};
static const mica_trait *const gpu_warp_execute_on_lane_0_traits[] = {
  &mica_trait_single_block, &mica_trait_single_block_implicit_terminator,
  &mica_trait_recursive_memory_effects, NULL,
};
static const mica_interface_impl gpu_warp_execute_on_lane_0_interfaces[] = {
  {&mica_region_branch_interface_id, &gpu_warp_execute_on_lane_0_region_branch_methods},
};
static bool gpu_warp_execute_on_lane_0_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, gpu_warp_execute_on_lane_0_parse(p, out),
                          "gpu_warp_execute_on_lane_0_parse");
}

static const mica_op_more gpu_warp_execute_on_lane_0_more = {.terminator = &gpu_yield_def};
const mica_op_def gpu_warp_execute_on_lane_0_def = {
  .name = "gpu.warp_execute_on_lane_0", .name_size = 26,
  .summary = "Runs its region on the first thread of a subgroup alone", .dialect = &gpu_dialect,
  .parts = gpu_warp_execute_on_lane_0_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = gpu_warp_execute_on_lane_0_traits,
  .interfaces = gpu_warp_execute_on_lane_0_interfaces, .interface_count = 1,
  .checks = &gpu_warp_execute_on_lane_0_checks,
  .parse = gpu_warp_execute_on_lane_0_parse_hook, .print = gpu_warp_execute_on_lane_0_print,
  .more = &gpu_warp_execute_on_lane_0_more,
};

// ---- gpu.dynamic_shared_memory ----

mica_op *gpu_dynamic_shared_memory_build(mica_builder *b, mica_loc loc,
                                         const mica_type *result_memref_type) {
  const mica_type *types[] = {result_memref_type};
  const mica_op_parts parts = {NULL, 0, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_dynamic_shared_memory_def, &parts);
}

static const mica_part gpu_dynamic_shared_memory_parts[] = {
  {.name = "resultMemref", .check = &must_be_1_d_memref_of_8_bit_signless_integer_values},
};
static const mica_op_checks gpu_dynamic_shared_memory_checks = {
  .check = {gpu_dynamic_shared_memory_check, "gpu_dynamic_shared_memory_check"},
};
// gpu.dynamic_shared_memory: attr-dict `:` type($resultMemref)
static bool gpu_dynamic_shared_memory_parse(mica_parser *p, mica_op_state *out) {
  const mica_type *result_memref_type = NULL;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &result_memref_type))
    return false;
  return mica_state_result(out, result_memref_type);
}

static void gpu_dynamic_shared_memory_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_dynamic_shared_memory_result_memref(op)));
}

const mica_op_def gpu_dynamic_shared_memory_def = {
  .name = "gpu.dynamic_shared_memory", .name_size = 25,
  .summary = "The memory of the block whose size is told at the start of the kernel",
  .dialect = &gpu_dialect, .parts = gpu_dynamic_shared_memory_parts, .result_count = 1,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_return_interfaces, .interface_count = 2,
  .checks = &gpu_dynamic_shared_memory_checks,
  .parse = gpu_dynamic_shared_memory_parse, .print = gpu_dynamic_shared_memory_print,
};

// ---- gpu.printf ----

mica_str gpu_printf_format(const mica_op *op) {
  return mica_attr_string_value(mica_op_promised_slot(op, &gpu_printf_def, GPU_PRINTF_SLOT_FORMAT));
}
bool gpu_printf_set_format(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &gpu_printf_def, GPU_PRINTF_SLOT_FORMAT,
                              mica_attr_string(mica_op_context(op), value));
}

mica_op *gpu_printf_build(mica_builder *b, mica_loc loc, mica_str format, mica_value *const *args,
                          size_t args_count) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_string(ctx, format)};
  const mica_op_parts parts = {args, args_count, NULL, 0, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_printf_def, &parts);
}

static const mica_part gpu_printf_parts[] = {
  {.name = "format", .check = &must_be_string_attribute},
  {.name = "args", .check = &must_be_variadic_of_integer_or_index_or_floating,
   .flags = MICA_PART_VARIADIC},
};
// gpu.printf: $format attr-dict (`,` $args^ `:` type($args))?
static bool gpu_printf_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *format_attr = NULL;
  mica_operand_refs args_operands = {NULL, 0};
  mica_position args_at = mica_parser_name_position(p);
  mica_types args_types = {NULL, 0};
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_string,
                          &format_attr))
    return false;
  mica_state_set_slot(out, GPU_PRINTF_SLOT_FORMAT, format_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (mica_parse_optional_punct(p, ',')) {
    args_at = mica_parser_position(p);
    if (!mica_parse_operands(p, 0, false, &args_operands)) return false;
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &args_types)) return false;
  }
  return mica_state_operands_typed(out, args_operands.data, args_operands.size, args_types,
                                   args_at);
}

static void gpu_printf_print(mica_printer *p, const mica_op *op) {
  const mica_segment args_segment = gpu_printf_args_segment(op);
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, gpu_printf_format_attr(op));
  mica_print_discardable(p, op);
  if (args_segment.count > 0) {
    mica_print_str(p, MICA_STR(", "));
    mica_print_operands(p, op, args_segment.first, args_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, args_segment.first, args_segment.count);
  }
}

static const mica_effect_def gpu_printf_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE},
};
static const mica_effects_interface gpu_printf_memory_effect_methods = {
  .table = gpu_printf_memory_effect_table, .count = 1,
};
static const mica_interface_impl gpu_printf_interfaces[] = {
  {&mica_memory_effects_interface_id, &gpu_printf_memory_effect_methods},
};
const mica_op_def gpu_printf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.printf", .name_size = 10,
  .summary = "Writes values as C's printf does", .dialect = &gpu_dialect,
  .parts = gpu_printf_parts, .slot_count = 1, .operand_count = 1,
  .interfaces = gpu_printf_interfaces, .interface_count = 1,
  .parse = gpu_printf_parse, .print = gpu_printf_print,
};

// ---- gpu.host_register ----

mica_op *gpu_host_register_build(mica_builder *b, mica_loc loc, mica_value *value) {
  mica_value *operands[] = {value};
  const mica_op_parts parts = {operands, 1, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_host_register_def, &parts);
}

static const mica_part gpu_host_register_parts[] = {
  {.name = "value", .check = &must_be_unranked_memref_of_any_type_values},
};
// gpu.host_register and 1 more: $value attr-dict `:` type($value)
static bool gpu_host_register_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand;
  const mica_type *value_type = NULL;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_unranked_memref, "builtin.unranked_memref", &value_type))
    return false;
  return mica_state_operands(out, &value_operand, 1, value_type);
}

static void gpu_host_register_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
}

const mica_op_def gpu_host_register_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.host_register", .name_size = 17,
  .summary = "Lets the device use memory of the host", .dialect = &gpu_dialect,
  .parts = gpu_host_register_parts, .operand_count = 1,
  .parse = gpu_host_register_parse, .print = gpu_host_register_print,
};

// ---- gpu.host_unregister ----

mica_op *gpu_host_unregister_build(mica_builder *b, mica_loc loc, mica_value *value) {
  mica_value *operands[] = {value};
  const mica_op_parts parts = {operands, 1, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_host_unregister_def, &parts);
}

const mica_op_def gpu_host_unregister_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.host_unregister", .name_size = 19,
  .summary = "Ends the device's use of memory of the host", .dialect = &gpu_dialect,
  .parts = gpu_host_register_parts, .operand_count = 1,
  .parse = gpu_host_register_parse, .print = gpu_host_register_print,
};

// ---- gpu.set_default_device ----

mica_op *gpu_set_default_device_build(mica_builder *b, mica_loc loc, mica_value *dev_index) {
  mica_value *operands[] = {dev_index};
  const mica_op_parts parts = {operands, 1, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_set_default_device_def, &parts);
}

static const mica_part gpu_set_default_device_parts[] = {
  {.name = "devIndex", .check = &must_be_32_bit_signless_integer},
};
// gpu.set_default_device: attr-dict $devIndex
static bool gpu_set_default_device_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref dev_index_operand;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_operand(p, &dev_index_operand)) return false;
  return mica_state_operands(out, &dev_index_operand, 1, mica_type_i(mica_parser_context(p), 32));
}

static void gpu_set_default_device_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_set_default_device_dev_index(op));
}

static const mica_effect_def gpu_set_default_device_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE},
};
static const mica_effects_interface gpu_set_default_device_memory_effect_methods = {
  .table = gpu_set_default_device_memory_effect_table, .count = 1,
};
static const mica_interface_impl gpu_set_default_device_interfaces[] = {
  {&mica_memory_effects_interface_id, &gpu_set_default_device_memory_effect_methods},
};
const mica_op_def gpu_set_default_device_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.set_default_device", .name_size = 22,
  .summary = "The device that what follows is done on", .dialect = &gpu_dialect,
  .parts = gpu_set_default_device_parts, .operand_count = 1,
  .interfaces = gpu_set_default_device_interfaces, .interface_count = 1,
  .parse = gpu_set_default_device_parse, .print = gpu_set_default_device_print,
};

// ---- gpu.wait ----

mica_op *gpu_wait_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                        mica_value *const *async_dependencies, size_t async_dependencies_count) {
  const mica_op_parts parts = {
    async_dependencies, async_dependencies_count, &async_token_type, async_token_type != NULL, NULL,
    0, .region_count = 0,
  };
  return mica_builder_insert_new(b, loc, &gpu_wait_def, &parts);
}

static const mica_part gpu_wait_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.wait: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict
static bool gpu_wait_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  return mica_state_operands(out, async_dependencies_operands.data,
                             async_dependencies_operands.size,
                             gpu_async_token_type_get(mica_parser_context(p)));
}

static void gpu_wait_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_wait_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_wait_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_wait_async_token(op))),
                               async_dependencies_segment);
  mica_print_discardable(p, op);
}

static const mica_op_more gpu_wait_more = {.patterns = gpu_wait_canonicalizations};
const mica_op_def gpu_wait_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.wait", .name_size = 8,
  .summary = "Waits for what tokens stand for", .dialect = &gpu_dialect,
  .parts = gpu_wait_parts, .operand_count = 1, .result_count = 1,
  .interfaces = gpu_launch_func_interfaces, .interface_count = 1,
  .parse = gpu_wait_parse, .print = gpu_wait_print, .more = &gpu_wait_more,
};

// ---- gpu.alloc ----

bool gpu_alloc_host_shared(const mica_op *op) {
  return mica_op_promised_slot(op, &gpu_alloc_def, GPU_ALLOC_SLOT_HOST_SHARED) != NULL;
}
void gpu_alloc_set_host_shared(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &gpu_alloc_def, GPU_ALLOC_SLOT_HOST_SHARED,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *gpu_alloc_build(mica_builder *b, mica_loc loc, const mica_type *memref_type,
                         const mica_type *async_token_type, mica_value *const *async_dependencies,
                         size_t async_dependencies_count, mica_value *const *dynamic_sizes,
                         size_t dynamic_sizes_count, mica_value *const *symbol_operands,
                         size_t symbol_operands_count, bool host_shared) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {(host_shared ? mica_attr_unit(ctx) : NULL)};
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {dynamic_sizes, dynamic_sizes_count},
    {symbol_operands, symbol_operands_count},
  };
  const mica_types type_groups[] = {
    {&memref_type, 1}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, slots, 1, .region_count = 0};
  mica_op *op = mica_builder_insert_groups(b, loc, &gpu_alloc_def, &parts, groups, 3);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part gpu_alloc_parts[] = {
  {.name = "hostShared", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "dynamicSizes", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "symbolOperands", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
static const mica_op_checks gpu_alloc_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {gpu_alloc_check, "gpu_alloc_check"},
};
// gpu.alloc: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared`
// $hostShared^)? ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:`
// type($memref)
static bool gpu_alloc_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {
    NULL, 0}, dynamic_sizes_operands = {NULL, 0}, symbol_operands_operands = {NULL, 0,
  };
  const mica_type *memref_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (mica_parse_optional_keyword(p, "host_shared")) {
    mica_state_set_unit(out, GPU_ALLOC_SLOT_HOST_SHARED);  // hostShared
  }
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operands(p, 0, false, &dynamic_sizes_operands)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (mica_parse_optional_punct(p, '[')) {
    if (!mica_parse_operands(p, 0, false, &symbol_operands_operands)) return false;
    if (!mica_parse_punct(p, ']')) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  const int32_t operand_segments[] = {
    (int32_t)async_dependencies_operands.size, (int32_t)dynamic_sizes_operands.size,
    (int32_t)symbol_operands_operands.size,
  };
  if (!mica_state_set_segments(out, GPU_ALLOC_SLOT_OPERAND_SEGMENT_SIZES, operand_segments, 3))
    return false;
  if (!mica_state_result(out, memref_type)) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, dynamic_sizes_operands.data, dynamic_sizes_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, symbol_operands_operands.data, symbol_operands_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void gpu_alloc_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_alloc_async_dependencies_segment(op);
  const mica_segment dynamic_sizes_segment = gpu_alloc_dynamic_sizes_segment(op);
  const mica_segment symbol_operands_segment = gpu_alloc_symbol_operands_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_alloc_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_alloc_async_token(op))),
                               async_dependencies_segment);
  if (gpu_alloc_host_shared_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" host_shared"));
  }
  mica_print_str(p, MICA_STR(" ("));
  mica_print_operands(p, op, dynamic_sizes_segment.first, dynamic_sizes_segment.count);
  mica_print_char(p, ')');
  if (symbol_operands_segment.count > 0) {
    mica_print_char(p, '[');
    mica_print_operands(p, op, symbol_operands_segment.first, symbol_operands_segment.count);
    mica_print_char(p, ']');
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_alloc_memref(op)));
}

static void gpu_alloc_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_alloc_memref(op), MICA_STR("memref"));
  if (gpu_alloc_async_token(op) != NULL)
    mica_set_value_name(set, gpu_alloc_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_alloc_names = {.result_names = gpu_alloc_name_results};
static const mica_effect_def gpu_alloc_memory_effect_table[] = {
  {.kind = MICA_EFFECT_ALLOCATE, .on = MICA_EFFECT_ON_RESULT, .index = GPU_ALLOC_RESULT_MEMREF,
   .is_full = true},
};
static const mica_effects_interface gpu_alloc_memory_effect_methods = {
  .table = gpu_alloc_memory_effect_table, .count = 1,
};
static const mica_interface_impl gpu_alloc_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_memory_effects_interface_id, &gpu_alloc_memory_effect_methods},
  {&mica_op_asm_interface_id, &gpu_alloc_names},
};
const mica_op_def gpu_alloc_def = {
  .name = "gpu.alloc", .name_size = 9, .summary = "Memory of the device", .dialect = &gpu_dialect,
  .parts = gpu_alloc_parts, .slot_count = 2, .operand_count = 3, .result_count = 2,
  .traits = gpu_launch_func_traits, .interfaces = gpu_alloc_interfaces, .interface_count = 3,
  .checks = &gpu_alloc_checks, .parse = gpu_alloc_parse, .print = gpu_alloc_print,
};

// ---- gpu.dealloc ----

mica_op *gpu_dealloc_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                           mica_value *const *async_dependencies, size_t async_dependencies_count,
                           mica_value *memref) {
  const mica_value_group groups[] = {{async_dependencies, async_dependencies_count}, {&memref, 1}};
  const mica_op_parts parts = {
    NULL, 0, &async_token_type, async_token_type != NULL, NULL, 0, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &gpu_dealloc_def, &parts, groups, 2);
}

static const mica_part gpu_dealloc_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.dealloc: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict
// `:` type($memref)
static bool gpu_dealloc_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref memref_operand;
  const mica_type *memref_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &memref_operand, 1, memref_type);
}

static void gpu_dealloc_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_dealloc_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_dealloc_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_dealloc_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_dealloc_memref(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_dealloc_memref(op)));
}

static const mica_effect_def gpu_dealloc_memory_effect_table[] = {
  {.kind = MICA_EFFECT_FREE, .on = MICA_EFFECT_ON_OPERAND, .index = GPU_DEALLOC_OPERAND_MEMREF,
   .is_full = true},
};
static const mica_effects_interface gpu_dealloc_memory_effect_methods = {
  .table = gpu_dealloc_memory_effect_table, .count = 1,
};
static const mica_interface_impl gpu_dealloc_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_memory_effects_interface_id, &gpu_dealloc_memory_effect_methods},
};
const mica_op_def gpu_dealloc_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.dealloc", .name_size = 11,
  .summary = "Gives memory of the device back", .dialect = &gpu_dialect,
  .parts = gpu_dealloc_parts, .operand_count = 2, .result_count = 1,
  .interfaces = gpu_dealloc_interfaces, .interface_count = 2,
  .parse = gpu_dealloc_parse, .print = gpu_dealloc_print,
};

// ---- gpu.memcpy ----

mica_op *gpu_memcpy_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                          mica_value *const *async_dependencies, size_t async_dependencies_count,
                          mica_value *dst, mica_value *src) {
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&dst, 1}, {&src, 1},
  };
  const mica_op_parts parts = {
    NULL, 0, &async_token_type, async_token_type != NULL, NULL, 0, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &gpu_memcpy_def, &parts, groups, 3);
}

static const mica_part gpu_memcpy_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "dst", .check = &must_be_memref_of_any_type_values},
  {.name = "src", .check = &must_be_memref_of_any_type_values},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.memcpy: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $src `:`
// type($dst)`,` type($src) attr-dict
static bool gpu_memcpy_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref dst_operand, src_operand;
  const mica_type *dst_type = NULL, *src_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &dst_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &src_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &dst_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &src_type)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &dst_operand, 1, dst_type)) return false;
  return mica_state_operands(out, &src_operand, 1, src_type);
}

static void gpu_memcpy_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_memcpy_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_memcpy_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_memcpy_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_memcpy_dst(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_memcpy_src(op));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_memcpy_dst(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_memcpy_src(op)));
  mica_print_discardable(p, op);
}

static const mica_effect_def gpu_memcpy_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND, .index = GPU_MEMCPY_OPERAND_DST,
   .is_full = true},
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND, .index = GPU_MEMCPY_OPERAND_SRC,
   .is_full = true},
};
static const mica_effects_interface gpu_memcpy_memory_effect_methods = {
  .table = gpu_memcpy_memory_effect_table, .count = 2,
};
static const mica_interface_impl gpu_memcpy_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_memory_effects_interface_id, &gpu_memcpy_memory_effect_methods},
};
static bool gpu_memcpy_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment async_dependencies = gpu_memcpy_async_dependencies_segment(op);
  return gpu_memcpy_fold(op, operands + async_dependencies.first, async_dependencies.count,
                         operands[mica_op_operand_count(op) - 2],
                         operands[mica_op_operand_count(op) - 1], out);
}

static const mica_op_more gpu_memcpy_more = {
  .fold = gpu_memcpy_fold_hook, .patterns = gpu_memcpy_canonicalizations,
};
const mica_op_def gpu_memcpy_def = {
  .name = "gpu.memcpy", .name_size = 10, .summary = "Copies memory, to the device or from it",
  .dialect = &gpu_dialect, .parts = gpu_memcpy_parts, .operand_count = 3, .result_count = 1,
  .interfaces = gpu_memcpy_interfaces, .interface_count = 2,
  .checks = &(const mica_op_checks){.check = {gpu_memcpy_check, "gpu_memcpy_check"}},
  .parse = gpu_memcpy_parse, .print = gpu_memcpy_print, .more = &gpu_memcpy_more,
};

// ---- gpu.memset ----

mica_op *gpu_memset_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                          mica_value *const *async_dependencies, size_t async_dependencies_count,
                          mica_value *dst, mica_value *value) {
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&dst, 1}, {&value, 1},
  };
  const mica_op_parts parts = {
    NULL, 0, &async_token_type, async_token_type != NULL, NULL, 0, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &gpu_memset_def, &parts, groups, 3);
}

static const mica_part gpu_memset_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "dst", .check = &must_be_memref_of_any_type_values},
  {.name = "value", .check = &must_be_any_type},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
static bool gpu_memset_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element_or_self(mica_value_type(gpu_memset_value(op))) ==
                          mica_type_element_or_self(mica_value_type(gpu_memset_dst(op))),
                          "all of {dst, value} have same element type");
}

static const mica_op_checks gpu_memset_checks = {
  .verify = (mica_op_check *const[]){gpu_memset_verify, NULL},
};
// gpu.memset: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $value `:`
// type($dst)`,` type($value) attr-dict
static bool gpu_memset_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref dst_operand, value_operand;
  const mica_type *dst_type = NULL, *value_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &dst_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &dst_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type(p, &value_type)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &dst_operand, 1, dst_type)) return false;
  return mica_state_operands(out, &value_operand, 1, value_type);
}

static void gpu_memset_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_memset_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_memset_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_memset_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_memset_dst(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_memset_value(op));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_memset_dst(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_memset_value(op)));
  mica_print_discardable(p, op);
}

static const mica_effect_def gpu_memset_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND, .index = GPU_MEMSET_OPERAND_DST,
   .is_full = true},
};
static const mica_effects_interface gpu_memset_memory_effect_methods = {
  .table = gpu_memset_memory_effect_table, .count = 1,
};
static const mica_interface_impl gpu_memset_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_memory_effects_interface_id, &gpu_memset_memory_effect_methods},
};
static bool gpu_memset_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment async_dependencies = gpu_memset_async_dependencies_segment(op);
  return gpu_memset_fold(op, operands + async_dependencies.first, async_dependencies.count,
                         operands[mica_op_operand_count(op) - 2],
                         operands[mica_op_operand_count(op) - 1], out);
}

static const mica_op_more gpu_memset_more = {.fold = gpu_memset_fold_hook};
const mica_op_def gpu_memset_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.memset", .name_size = 10,
  .summary = "Fills memory of the device", .dialect = &gpu_dialect,
  .parts = gpu_memset_parts, .operand_count = 3, .result_count = 1,
  .interfaces = gpu_memset_interfaces, .interface_count = 2, .checks = &gpu_memset_checks,
  .parse = gpu_memset_parse, .print = gpu_memset_print, .more = &gpu_memset_more,
};

// ---- gpu.subgroup_mma_load_matrix ----

int64_t gpu_subgroup_mma_load_matrix_lead_dimension(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_mma_load_matrix_def,
                            GPU_SUBGROUP_MMA_LOAD_MATRIX_SLOT_LEAD_DIMENSION);
  return mica_attr_integer_value(attr);
}
bool gpu_subgroup_mma_load_matrix_set_lead_dimension(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_subgroup_mma_load_matrix_def,
                              GPU_SUBGROUP_MMA_LOAD_MATRIX_SLOT_LEAD_DIMENSION,
                              mica_attr_index(mica_op_context(op), value));
}

bool gpu_subgroup_mma_load_matrix_transpose(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_mma_load_matrix_def,
                            GPU_SUBGROUP_MMA_LOAD_MATRIX_SLOT_TRANSPOSE);
  return attr != NULL;
}
void gpu_subgroup_mma_load_matrix_set_transpose(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &gpu_subgroup_mma_load_matrix_def,
                      GPU_SUBGROUP_MMA_LOAD_MATRIX_SLOT_TRANSPOSE,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *gpu_subgroup_mma_load_matrix_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *src_memref,
                                            mica_value *const *indices, size_t indices_count,
                                            int64_t lead_dimension, bool transpose) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_index(ctx, lead_dimension), (transpose ? mica_attr_unit(ctx) : NULL),
  };
  const mica_value_group groups[] = {{&src_memref, 1}, {indices, indices_count}};
  const mica_type *types[] = {res_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &gpu_subgroup_mma_load_matrix_def, &parts, groups, 2);
}

static const mica_part gpu_subgroup_mma_load_matrix_parts[] = {
  {.name = "leadDimension", .check = &must_be_index_attribute},
  {.name = "transpose", .check = &must_be_unit_attribute, .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "srcMemref", .check = &must_be_memref_of_8_bit_signless_integer_or_32_bit},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "res", .check = &must_be_mma_matrix_type},
};
static const mica_op_checks gpu_subgroup_mma_load_matrix_checks = {
  .check = {gpu_subgroup_mma_load_matrix_check, "gpu_subgroup_mma_load_matrix_check"},
};
// gpu.subgroup_mma_load_matrix: $srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->`
// type($res)
static bool gpu_subgroup_mma_load_matrix_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref src_memref_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *src_memref_type = NULL, *res_type = NULL;
  if (!mica_parse_operand(p, &src_memref_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &src_memref_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type(p, &res_type)) return false;
  if (!mica_state_result(out, res_type)) return false;
  if (!mica_state_operands(out, &src_memref_operand, 1, src_memref_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void gpu_subgroup_mma_load_matrix_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = gpu_subgroup_mma_load_matrix_indices_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_subgroup_mma_load_matrix_src_memref(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_char(p, ']');
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_load_matrix_src_memref(op)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_load_matrix_res(op)));
}

static const mica_effect_def gpu_subgroup_mma_load_matrix_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ},
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND,
   .index = GPU_SUBGROUP_MMA_LOAD_MATRIX_OPERAND_SRC_MEMREF, .is_full = true},
};
static const mica_effects_interface gpu_subgroup_mma_load_matrix_memory_effect_methods = {
  .table = gpu_subgroup_mma_load_matrix_memory_effect_table, .count = 2,
};
static const mica_interface_impl gpu_subgroup_mma_load_matrix_interfaces[] = {
  {&mica_memory_effects_interface_id, &gpu_subgroup_mma_load_matrix_memory_effect_methods},
};
const mica_op_def gpu_subgroup_mma_load_matrix_def = {
  .name = "gpu.subgroup_mma_load_matrix", .name_size = 28, .summary = "Loads a matrix",
  .dialect = &gpu_dialect,
  .parts = gpu_subgroup_mma_load_matrix_parts, .slot_count = 2, .operand_count = 2,
  .result_count = 1,
  .interfaces = gpu_subgroup_mma_load_matrix_interfaces, .interface_count = 1,
  .checks = &gpu_subgroup_mma_load_matrix_checks,
  .parse = gpu_subgroup_mma_load_matrix_parse, .print = gpu_subgroup_mma_load_matrix_print,
};

// ---- gpu.subgroup_mma_store_matrix ----

int64_t gpu_subgroup_mma_store_matrix_lead_dimension(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_mma_store_matrix_def,
                            GPU_SUBGROUP_MMA_STORE_MATRIX_SLOT_LEAD_DIMENSION);
  return mica_attr_integer_value(attr);
}
bool gpu_subgroup_mma_store_matrix_set_lead_dimension(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &gpu_subgroup_mma_store_matrix_def,
                              GPU_SUBGROUP_MMA_STORE_MATRIX_SLOT_LEAD_DIMENSION,
                              mica_attr_index(mica_op_context(op), value));
}

bool gpu_subgroup_mma_store_matrix_transpose(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_mma_store_matrix_def,
                            GPU_SUBGROUP_MMA_STORE_MATRIX_SLOT_TRANSPOSE);
  return attr != NULL;
}
void gpu_subgroup_mma_store_matrix_set_transpose(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &gpu_subgroup_mma_store_matrix_def,
                      GPU_SUBGROUP_MMA_STORE_MATRIX_SLOT_TRANSPOSE,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *gpu_subgroup_mma_store_matrix_build(mica_builder *b, mica_loc loc, mica_value *src,
                                             mica_value *dst_memref, mica_value *const *indices,
                                             size_t indices_count, int64_t lead_dimension,
                                             bool transpose) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_index(ctx, lead_dimension), (transpose ? mica_attr_unit(ctx) : NULL),
  };
  const mica_value_group groups[] = {{&src, 1}, {&dst_memref, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 2, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &gpu_subgroup_mma_store_matrix_def, &parts, groups, 3);
}

static const mica_part gpu_subgroup_mma_store_matrix_parts[] = {
  {.name = "leadDimension", .check = &must_be_index_attribute},
  {.name = "transpose", .check = &must_be_unit_attribute, .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "src", .check = &must_be_gpu_mma_matrix_of_8_bit_signed_integer_or},
  {.name = "dstMemref", .check = &must_be_memref_of_8_bit_signless_integer_or_32_bit},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
};
static const mica_op_checks gpu_subgroup_mma_store_matrix_checks = {
  .check = {gpu_subgroup_mma_store_matrix_check, "gpu_subgroup_mma_store_matrix_check"},
};
// gpu.subgroup_mma_store_matrix: $src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,`
// type($dstMemref)
static bool gpu_subgroup_mma_store_matrix_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref src_operand, dst_memref_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *src_type = NULL, *dst_memref_type = NULL;
  if (!mica_parse_operand(p, &src_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dst_memref_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, gpu_mma_matrix_type_isa, "gpu.mma_matrix", &src_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &dst_memref_type)) return false;
  if (!mica_state_operands(out, &src_operand, 1, src_type)) return false;
  if (!mica_state_operands(out, &dst_memref_operand, 1, dst_memref_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void gpu_subgroup_mma_store_matrix_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = gpu_subgroup_mma_store_matrix_indices_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_subgroup_mma_store_matrix_src(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_subgroup_mma_store_matrix_dst_memref(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_char(p, ']');
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_store_matrix_src(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_store_matrix_dst_memref(op)));
}

static const mica_effect_def gpu_subgroup_mma_store_matrix_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE},
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND,
   .index = GPU_SUBGROUP_MMA_STORE_MATRIX_OPERAND_DST_MEMREF, .is_full = true},
};
static const mica_effects_interface gpu_subgroup_mma_store_matrix_memory_effect_methods = {
  .table = gpu_subgroup_mma_store_matrix_memory_effect_table, .count = 2,
};
static const mica_interface_impl gpu_subgroup_mma_store_matrix_interfaces[] = {
  {&mica_memory_effects_interface_id, &gpu_subgroup_mma_store_matrix_memory_effect_methods},
};
const mica_op_def gpu_subgroup_mma_store_matrix_def = {
  .name = "gpu.subgroup_mma_store_matrix", .name_size = 29, .summary = "Stores a matrix",
  .dialect = &gpu_dialect,
  .parts = gpu_subgroup_mma_store_matrix_parts, .slot_count = 2, .operand_count = 3,
  .interfaces = gpu_subgroup_mma_store_matrix_interfaces, .interface_count = 1,
  .checks = &gpu_subgroup_mma_store_matrix_checks,
  .parse = gpu_subgroup_mma_store_matrix_parse, .print = gpu_subgroup_mma_store_matrix_print,
};

// ---- gpu.subgroup_mma_compute ----

bool gpu_subgroup_mma_compute_a_transpose(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_mma_compute_def,
                            GPU_SUBGROUP_MMA_COMPUTE_SLOT_A_TRANSPOSE);
  return attr != NULL;
}
void gpu_subgroup_mma_compute_set_a_transpose(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &gpu_subgroup_mma_compute_def, GPU_SUBGROUP_MMA_COMPUTE_SLOT_A_TRANSPOSE,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

bool gpu_subgroup_mma_compute_b_transpose(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_mma_compute_def,
                            GPU_SUBGROUP_MMA_COMPUTE_SLOT_B_TRANSPOSE);
  return attr != NULL;
}
void gpu_subgroup_mma_compute_set_b_transpose(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &gpu_subgroup_mma_compute_def, GPU_SUBGROUP_MMA_COMPUTE_SLOT_B_TRANSPOSE,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

static bool gpu_subgroup_mma_compute_infer_types(mica_context *ctx, mica_loc loc,
                                                 const mica_op_parts *parts,
                                                 const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[2]);
  return types[0] != NULL;
}

mica_op *gpu_subgroup_mma_compute_build(mica_builder *b, mica_loc loc, mica_value *op_a,
                                        mica_value *op_b, mica_value *op_c, bool a_transpose,
                                        bool b_transpose) {
  if (op_c == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    (a_transpose ? mica_attr_unit(ctx) : NULL), (b_transpose ? mica_attr_unit(ctx) : NULL),
  };
  const mica_type *types[] = {mica_value_type(op_c)};
  mica_value *operands[] = {op_a, op_b, op_c};
  const mica_op_parts parts = {operands, 3, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_subgroup_mma_compute_def, &parts);
}

static const mica_part gpu_subgroup_mma_compute_parts[] = {
  {.name = "a_transpose", .check = &must_be_unit_attribute, .flags = MICA_PART_OPTIONAL},
  {.name = "b_transpose", .check = &must_be_unit_attribute, .flags = MICA_PART_OPTIONAL,
   .order = 1},
  {.name = "opA", .check = &must_be_gpu_mma_matrix_of_8_bit_signed_integer_or_2},
  {.name = "opB", .check = &must_be_gpu_mma_matrix_of_8_bit_signed_integer_or_2},
  {.name = "opC", .check = &must_be_gpu_mma_matrix_of_32_bit_signless_integer},
  {.name = "res", .check = &must_be_mma_matrix_type},
};
static bool gpu_subgroup_mma_compute_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(gpu_subgroup_mma_compute_res(op)) ==
                          mica_value_type(gpu_subgroup_mma_compute_op_c(op)),
                          "all of {opC, res} have same type");
}

static const mica_op_checks gpu_subgroup_mma_compute_checks = {
  .verify = (mica_op_check *const[]){gpu_subgroup_mma_compute_verify, NULL},
  .check = {gpu_subgroup_mma_compute_check, "gpu_subgroup_mma_compute_check"},
};
// gpu.subgroup_mma_compute: $opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->`
// type($res)
static bool gpu_subgroup_mma_compute_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref op_a_operand, op_b_operand, op_c_operand;
  const mica_type *op_a_type = NULL, *op_b_type = NULL, *res_type = NULL;
  if (!mica_parse_operand(p, &op_a_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &op_b_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &op_c_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, gpu_mma_matrix_type_isa, "gpu.mma_matrix", &op_a_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, gpu_mma_matrix_type_isa, "gpu.mma_matrix", &op_b_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type(p, &res_type)) return false;
  if (!mica_state_result(out, res_type)) return false;
  if (!mica_state_operands(out, &op_a_operand, 1, op_a_type)) return false;
  if (!mica_state_operands(out, &op_b_operand, 1, op_b_type)) return false;
  return mica_state_operands(out, &op_c_operand, 1, res_type);
}

static void gpu_subgroup_mma_compute_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_subgroup_mma_compute_op_a(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_subgroup_mma_compute_op_b(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_subgroup_mma_compute_op_c(op));
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_compute_op_a(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_compute_op_b(op)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_compute_res(op)));
}

static const mica_interface_impl gpu_subgroup_mma_compute_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = gpu_subgroup_mma_compute_infer_types}},
};
const mica_op_def gpu_subgroup_mma_compute_def = {
  .name = "gpu.subgroup_mma_compute", .name_size = 24,
  .summary = "Multiplies two matrices and adds a third", .dialect = &gpu_dialect,
  .parts = gpu_subgroup_mma_compute_parts, .slot_count = 2, .operand_count = 3, .result_count = 1,
  .traits = gpu_cluster_dim_traits,
  .interfaces = gpu_subgroup_mma_compute_interfaces, .interface_count = 3,
  .checks = &gpu_subgroup_mma_compute_checks,
  .parse = gpu_subgroup_mma_compute_parse, .print = gpu_subgroup_mma_compute_print,
};

// ---- gpu.subgroup_mma_constant_matrix ----

mica_op *gpu_subgroup_mma_constant_matrix_build(mica_builder *b, mica_loc loc,
                                                const mica_type *res_type, mica_value *value) {
  mica_value *operands[] = {value};
  const mica_type *types[] = {res_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_subgroup_mma_constant_matrix_def, &parts);
}

static const mica_part gpu_subgroup_mma_constant_matrix_parts[] = {
  {.name = "value", .check = &must_be_8_bit_signed_integer_or_8_bit_unsigned_integer},
  {.name = "res", .check = &must_be_mma_matrix_type},
};
static bool gpu_subgroup_mma_constant_matrix_verify(mica_op *op) {
  return mica_verify_that(op,
                          gpu_mma_matrix_type_element_type(
         mica_value_type(gpu_subgroup_mma_constant_matrix_res(op))) ==
                          mica_value_type(gpu_subgroup_mma_constant_matrix_value(op)),
                          "value type matches element type of mma_matrix");
}

static const mica_op_checks gpu_subgroup_mma_constant_matrix_checks = {
  .verify = (mica_op_check *const[]){gpu_subgroup_mma_constant_matrix_verify, NULL},
};
// gpu.subgroup_mma_constant_matrix: $value attr-dict `:` type($res)
static bool gpu_subgroup_mma_constant_matrix_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand;
  const mica_type *res_type = NULL;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &res_type)) return false;
  if (!mica_parser_check_type(p, res_type, gpu_mma_matrix_type_isa, "res", "MMAMatrix type"))
    return false;
  if (!mica_state_result(out, res_type)) return false;
  return mica_state_operands(out, &value_operand, 1,
                             mica_state_checked_type(out,
                                                     gpu_mma_matrix_type_element_type(res_type)));
}

static void gpu_subgroup_mma_constant_matrix_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_subgroup_mma_constant_matrix_value(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_constant_matrix_res(op)));
}

const mica_op_def gpu_subgroup_mma_constant_matrix_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.subgroup_mma_constant_matrix", .name_size = 32,
  .summary = "A matrix whose elements are all the same", .dialect = &gpu_dialect,
  .parts = gpu_subgroup_mma_constant_matrix_parts, .operand_count = 1, .result_count = 1,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_return_interfaces, .interface_count = 2,
  .checks = &gpu_subgroup_mma_constant_matrix_checks,
  .parse = gpu_subgroup_mma_constant_matrix_parse, .print = gpu_subgroup_mma_constant_matrix_print,
};

// ---- gpu.subgroup_mma_extract_thread_local ----

static bool gpu_subgroup_mma_extract_thread_local_infer_types(mica_context *ctx, mica_loc loc,
                                                              const mica_op_parts *parts,
                                                              const mica_type **types) {
  (void)ctx;
  types[0] =
      mica_type_checked(loc, gpu_mma_matrix_type_element_type(mica_value_type(parts->operands[0])));
  return types[0] != NULL;
}

mica_op *gpu_subgroup_mma_extract_thread_local_build(mica_builder *b, mica_loc loc,
                                                     mica_value *matrix, mica_value *const *indices,
                                                     size_t indices_count) {
  if (matrix == NULL) return NULL;
  const mica_type *types[] = {
    mica_type_checked(loc, gpu_mma_matrix_type_element_type(mica_value_type(matrix))),
  };
  if (types[GPU_SUBGROUP_MMA_EXTRACT_THREAD_LOCAL_RESULT_RES] == NULL) return NULL;
  const mica_value_group groups[] = {{&matrix, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &gpu_subgroup_mma_extract_thread_local_def, &parts,
                                    groups, 2);
}

static const mica_part gpu_subgroup_mma_extract_thread_local_parts[] = {
  {.name = "matrix", .check = &must_be_mma_matrix_type},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "res", .check = &must_be_integer_or_float},
};
static bool gpu_subgroup_mma_extract_thread_local_verify(mica_op *op) {
  return mica_verify_that(op,
                          gpu_mma_matrix_type_element_type(
         mica_value_type(gpu_subgroup_mma_extract_thread_local_matrix(op))) ==
                          mica_value_type(gpu_subgroup_mma_extract_thread_local_res(op)),
                          "value type matches element type of mma_matrix");
}

static const mica_op_checks gpu_subgroup_mma_extract_thread_local_checks = {
  .verify = (mica_op_check *const[]){gpu_subgroup_mma_extract_thread_local_verify, NULL},
};
// gpu.subgroup_mma_extract_thread_local: $matrix`[`$indices`]` attr-dict `:` type($matrix) `->`
// type($res)
static bool gpu_subgroup_mma_extract_thread_local_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref matrix_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *matrix_type = NULL, *res_type = NULL;
  if (!mica_parse_operand(p, &matrix_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &matrix_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type(p, &res_type)) return false;
  if (!mica_state_result(out, res_type)) return false;
  if (!mica_state_operands(out, &matrix_operand, 1, matrix_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void gpu_subgroup_mma_extract_thread_local_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = gpu_subgroup_mma_extract_thread_local_indices_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_subgroup_mma_extract_thread_local_matrix(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_char(p, ']');
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_extract_thread_local_matrix(op)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_extract_thread_local_res(op)));
}

static const mica_interface_impl gpu_subgroup_mma_extract_thread_local_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){
  .infer_types = gpu_subgroup_mma_extract_thread_local_infer_types}},
};
const mica_op_def gpu_subgroup_mma_extract_thread_local_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.subgroup_mma_extract_thread_local", .name_size = 37,
  .summary = "An element of a matrix that this thread holds", .dialect = &gpu_dialect,
  .parts = gpu_subgroup_mma_extract_thread_local_parts, .operand_count = 2, .result_count = 1,
  .traits = gpu_cluster_dim_traits,
  .interfaces = gpu_subgroup_mma_extract_thread_local_interfaces, .interface_count = 3,
  .checks = &gpu_subgroup_mma_extract_thread_local_checks,
  .parse = gpu_subgroup_mma_extract_thread_local_parse,
  .print = gpu_subgroup_mma_extract_thread_local_print,
};

// ---- gpu.subgroup_mma_insert_thread_local ----

mica_op *gpu_subgroup_mma_insert_thread_local_build(mica_builder *b, mica_loc loc,
                                                    const mica_type *res_type, mica_value *value,
                                                    mica_value *matrix, mica_value *const *indices,
                                                    size_t indices_count) {
  const mica_value_group groups[] = {{&value, 1}, {&matrix, 1}, {indices, indices_count}};
  const mica_type *types[] = {res_type};
  const mica_op_parts parts = {NULL, 0, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &gpu_subgroup_mma_insert_thread_local_def, &parts,
                                    groups, 3);
}

static const mica_part gpu_subgroup_mma_insert_thread_local_parts[] = {
  {.name = "value", .check = &must_be_integer_or_float},
  {.name = "matrix", .check = &must_be_mma_matrix_type},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "res", .check = &must_be_mma_matrix_type},
};
static bool gpu_subgroup_mma_insert_thread_local_verify(mica_op *op) {
  return mica_verify_that(op,
                          gpu_mma_matrix_type_element_type(
         mica_value_type(gpu_subgroup_mma_insert_thread_local_matrix(op))) ==
                          mica_value_type(gpu_subgroup_mma_insert_thread_local_value(op)),
                          "value type matches element type of mma_matrix");
}

static const mica_op_checks gpu_subgroup_mma_insert_thread_local_checks = {
  .verify = (mica_op_check *const[]){gpu_subgroup_mma_insert_thread_local_verify, NULL},
};
// gpu.subgroup_mma_insert_thread_local: $value`,` $matrix`[`$indices`]` attr-dict `:`
// type($value)`,` type($matrix) `->` type($res)
static bool gpu_subgroup_mma_insert_thread_local_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand, matrix_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *value_type = NULL, *matrix_type = NULL, *res_type = NULL;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &matrix_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &value_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type(p, &matrix_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type(p, &res_type)) return false;
  if (!mica_state_result(out, res_type)) return false;
  if (!mica_state_operands(out, &value_operand, 1, value_type)) return false;
  if (!mica_state_operands(out, &matrix_operand, 1, matrix_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void gpu_subgroup_mma_insert_thread_local_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = gpu_subgroup_mma_insert_thread_local_indices_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_subgroup_mma_insert_thread_local_value(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_subgroup_mma_insert_thread_local_matrix(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_char(p, ']');
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_insert_thread_local_value(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_insert_thread_local_matrix(op)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type(p, mica_value_type(gpu_subgroup_mma_insert_thread_local_res(op)));
}

const mica_op_def gpu_subgroup_mma_insert_thread_local_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.subgroup_mma_insert_thread_local", .name_size = 36,
  .summary = "A matrix in which an element that this thread holds is another",
  .dialect = &gpu_dialect,
  .parts = gpu_subgroup_mma_insert_thread_local_parts, .operand_count = 3, .result_count = 1,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_return_interfaces, .interface_count = 2,
  .checks = &gpu_subgroup_mma_insert_thread_local_checks,
  .parse = gpu_subgroup_mma_insert_thread_local_parse,
  .print = gpu_subgroup_mma_insert_thread_local_print,
};

// ---- gpu.subgroup_mma_elementwise ----

gpu_mma_elementwise_op gpu_subgroup_mma_elementwise_op_type(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_subgroup_mma_elementwise_def,
                            GPU_SUBGROUP_MMA_ELEMENTWISE_SLOT_OP_TYPE);
  return gpu_mma_elementwise_op_attr_value(attr);
}
bool gpu_subgroup_mma_elementwise_set_op_type(mica_op *op, gpu_mma_elementwise_op value) {
  return mica_op_fill_slot_as(op, &gpu_subgroup_mma_elementwise_def,
                              GPU_SUBGROUP_MMA_ELEMENTWISE_SLOT_OP_TYPE,
                              gpu_mma_elementwise_op_attr_get(mica_op_context(op), value));
}

mica_op *gpu_subgroup_mma_elementwise_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *const *args,
                                            size_t args_count, gpu_mma_elementwise_op op_type) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_mma_elementwise_op_attr_get(ctx, op_type)};
  const mica_type *types[] = {res_type};
  const mica_op_parts parts = {args, args_count, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &gpu_subgroup_mma_elementwise_def, &parts);
}

static const mica_part gpu_subgroup_mma_elementwise_parts[] = {
  {.name = "opType", .check = &must_be_elementwise_operation_to_apply_to_mma_matrix},
  {.name = "args", .check = &must_be_variadic_of_mma_matrix_type, .flags = MICA_PART_VARIADIC},
  {.name = "res", .check = &must_be_mma_matrix_type},
};
// gpu.subgroup_mma_elementwise: $opType $args attr-dict `:` functional-type($args, $res)
static bool gpu_subgroup_mma_elementwise_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *op_type_attr = NULL;
  mica_operand_refs args_operands = {NULL, 0};
  mica_position args_at = mica_parser_name_position(p);
  mica_types args_types = {NULL, 0}, res_types = {NULL, 0};
  if (!mica_parse_stripped_attr(p, &gpu_mma_elementwise_op_attr_def, &op_type_attr)) return false;
  mica_state_set_slot(out, GPU_SUBGROUP_MMA_ELEMENTWISE_SLOT_OP_TYPE, op_type_attr);
  args_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &args_operands)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_function_types(p, &args_types, &res_types)) return false;
  if (!mica_state_results(out, res_types)) return false;
  return mica_state_operands_typed(out, args_operands.data, args_operands.size, args_types,
                                   args_at);
}

static void gpu_subgroup_mma_elementwise_print(mica_printer *p, const mica_op *op) {
  const mica_segment args_segment = gpu_subgroup_mma_elementwise_args_segment(op);
  mica_print_char(p, ' ');
  mica_print_attr_of(p, gpu_subgroup_mma_elementwise_op_type_attr(op),
                     &gpu_mma_elementwise_op_attr_def);
  mica_print_char(p, ' ');
  mica_print_operands(p, op, args_segment.first, args_segment.count);
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_function_input_types(p, op, false, args_segment);
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_function_result_type(p, mica_value_type(gpu_subgroup_mma_elementwise_res(op)));
}

const mica_op_def gpu_subgroup_mma_elementwise_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.subgroup_mma_elementwise", .name_size = 28,
  .summary = "A function of the elements at the same place", .dialect = &gpu_dialect,
  .parts = gpu_subgroup_mma_elementwise_parts, .slot_count = 1, .operand_count = 1,
  .result_count = 1,
  .traits = gpu_cluster_dim_traits, .interfaces = gpu_return_interfaces, .interface_count = 2,
  .parse = gpu_subgroup_mma_elementwise_parse, .print = gpu_subgroup_mma_elementwise_print,
};

// ---- gpu.create_dn_tensor ----

mica_op *gpu_create_dn_tensor_build(mica_builder *b, mica_loc loc, const mica_type *dn_tensor_type,
                                    const mica_type *async_token_type,
                                    mica_value *const *async_dependencies,
                                    size_t async_dependencies_count, mica_value *memref,
                                    mica_value *const *dims, size_t dims_count) {
  mica_context *ctx = mica_builder_context(b);
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&memref, 1}, {dims, dims_count},
  };
  const mica_types type_groups[] = {
    {&dn_tensor_type, 1}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, NULL, 0, .region_count = 0};
  mica_op *op = mica_builder_insert_groups(b, loc, &gpu_create_dn_tensor_def, &parts, groups, 3);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part gpu_create_dn_tensor_parts[] = {
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "dims", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "dnTensor", .check = &must_be_dense_tensor_handle_type},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
static const mica_op_checks gpu_create_dn_tensor_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
};
// gpu.create_dn_tensor: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref
// `,` $dims attr-dict `:` type($dims) `into` type($memref)
static bool gpu_create_dn_tensor_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0}, dims_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0}, dims_operands = {NULL, 0};
  mica_operand_ref memref_operand;
  mica_position dims_at = mica_parser_name_position(p);
  const mica_type *memref_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  dims_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &dims_operands)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_types(p, &dims_types)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  const int32_t operand_segments[] = {
    (int32_t)async_dependencies_operands.size, 1, (int32_t)dims_operands.size,
  };
  if (!mica_state_set_segments(out, GPU_CREATE_DN_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                               operand_segments, 3))
    return false;
  if (!mica_state_result(out, gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &memref_operand, 1, memref_type)) return false;
  return mica_state_operands_typed(out, dims_operands.data, dims_operands.size, dims_types,
                                   dims_at);
}

static void gpu_create_dn_tensor_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment =
      gpu_create_dn_tensor_async_dependencies_segment(op);
  const mica_segment dims_segment = gpu_create_dn_tensor_dims_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_create_dn_tensor_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_create_dn_tensor_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_create_dn_tensor_memref(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operands(p, op, dims_segment.first, dims_segment.count);
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_operand_types(p, op, dims_segment.first, dims_segment.count);
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(gpu_create_dn_tensor_memref(op)));
}

static void gpu_create_dn_tensor_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_create_dn_tensor_dn_tensor(op), MICA_STR("dnTensor"));
  if (gpu_create_dn_tensor_async_token(op) != NULL)
    mica_set_value_name(set, gpu_create_dn_tensor_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_create_dn_tensor_names = {
  .result_names = gpu_create_dn_tensor_name_results,
};
static const mica_interface_impl gpu_create_dn_tensor_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_create_dn_tensor_names},
};
const mica_op_def gpu_create_dn_tensor_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.create_dn_tensor", .name_size = 20,
  .summary = "A dense tensor for sparse operations", .dialect = &gpu_dialect,
  .parts = gpu_create_dn_tensor_parts, .slot_count = 1, .operand_count = 3, .result_count = 2,
  .traits = gpu_launch_func_traits,
  .interfaces = gpu_create_dn_tensor_interfaces, .interface_count = 2,
  .checks = &gpu_create_dn_tensor_checks,
  .parse = gpu_create_dn_tensor_parse, .print = gpu_create_dn_tensor_print,
};

// ---- gpu.destroy_dn_tensor ----

mica_op *gpu_destroy_dn_tensor_build(mica_builder *b, mica_loc loc,
                                     const mica_type *async_token_type,
                                     mica_value *const *async_dependencies,
                                     size_t async_dependencies_count, mica_value *dn_tensor) {
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&dn_tensor, 1},
  };
  const mica_op_parts parts = {
    NULL, 0, &async_token_type, async_token_type != NULL, NULL, 0, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &gpu_destroy_dn_tensor_def, &parts, groups, 2);
}

static const mica_part gpu_destroy_dn_tensor_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "dnTensor", .check = &must_be_dense_tensor_handle_type},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.destroy_dn_tensor: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnTensor
// attr-dict
static bool gpu_destroy_dn_tensor_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref dn_tensor_operand;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &dn_tensor_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &dn_tensor_operand, 1,
                             gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p)));
}

static void gpu_destroy_dn_tensor_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment =
      gpu_destroy_dn_tensor_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_destroy_dn_tensor_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_destroy_dn_tensor_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_destroy_dn_tensor_dn_tensor(op));
  mica_print_discardable(p, op);
}

const mica_op_def gpu_destroy_dn_tensor_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.destroy_dn_tensor", .name_size = 21,
  .summary = "Ends a dense tensor's use", .dialect = &gpu_dialect,
  .parts = gpu_destroy_dn_tensor_parts, .operand_count = 2, .result_count = 1,
  .interfaces = gpu_launch_func_interfaces, .interface_count = 1,
  .parse = gpu_destroy_dn_tensor_parse, .print = gpu_destroy_dn_tensor_print,
};

// ---- gpu.create_coo ----

mica_op *gpu_create_coo_build(mica_builder *b, mica_loc loc, const mica_type *spmat_type,
                              const mica_type *async_token_type,
                              mica_value *const *async_dependencies,
                              size_t async_dependencies_count, mica_value *rows, mica_value *cols,
                              mica_value *nnz, mica_value *row_idxs, mica_value *col_idxs,
                              mica_value *values) {
  mica_context *ctx = mica_builder_context(b);
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&rows, 1}, {&cols, 1}, {&nnz, 1},
    {&row_idxs, 1}, {&col_idxs, 1}, {&values, 1},
  };
  const mica_types type_groups[] = {
    {&spmat_type, 1}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, NULL, 0, .region_count = 0};
  mica_op *op = mica_builder_insert_groups(b, loc, &gpu_create_coo_def, &parts, groups, 7);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part gpu_create_coo_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "rows", .check = &must_be_index},
  {.name = "cols", .check = &must_be_index},
  {.name = "nnz", .check = &must_be_index},
  {.name = "rowIdxs", .check = &must_be_memref_of_any_type_values},
  {.name = "colIdxs", .check = &must_be_memref_of_any_type_values},
  {.name = "values", .check = &must_be_memref_of_any_type_values},
  {.name = "spmat", .check = &must_be_sparse_matrix_handle_type},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.create_coo: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols
// `,` $nnz `,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:` type($rowIdxs) `,` type($colIdxs)
// `,` type($values)
static bool gpu_create_coo_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref rows_operand, cols_operand, nnz_operand, row_idxs_operand, col_idxs_operand,
      values_operand;
  const mica_type *row_idxs_type = NULL, *col_idxs_type = NULL, *values_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &rows_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &cols_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &nnz_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &row_idxs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &col_idxs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &values_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &row_idxs_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &col_idxs_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &values_type)) return false;
  if (!mica_state_result(out, gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &rows_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &cols_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &nnz_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &row_idxs_operand, 1, row_idxs_type)) return false;
  if (!mica_state_operands(out, &col_idxs_operand, 1, col_idxs_type)) return false;
  return mica_state_operands(out, &values_operand, 1, values_type);
}

static void gpu_create_coo_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_create_coo_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_create_coo_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_create_coo_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_create_coo_rows(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_coo_cols(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_coo_nnz(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_coo_row_idxs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_coo_col_idxs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_coo_values(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_create_coo_row_idxs(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_create_coo_col_idxs(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_create_coo_values(op)));
}

static void gpu_create_coo_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_create_coo_spmat(op), MICA_STR("spmat"));
  if (gpu_create_coo_async_token(op) != NULL)
    mica_set_value_name(set, gpu_create_coo_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_create_coo_names = {
  .result_names = gpu_create_coo_name_results,
};
static const mica_interface_impl gpu_create_coo_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_create_coo_names},
};
const mica_op_def gpu_create_coo_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.create_coo", .name_size = 14,
  .summary = "A sparse matrix, stored by coordinates", .dialect = &gpu_dialect,
  .parts = gpu_create_coo_parts, .operand_count = 7, .result_count = 2,
  .interfaces = gpu_create_coo_interfaces, .interface_count = 2,
  .parse = gpu_create_coo_parse, .print = gpu_create_coo_print,
};

// ---- gpu.create_coo_aos ----

mica_op *gpu_create_coo_aos_build(mica_builder *b, mica_loc loc, const mica_type *spmat_type,
                                  const mica_type *async_token_type,
                                  mica_value *const *async_dependencies,
                                  size_t async_dependencies_count, mica_value *rows,
                                  mica_value *cols, mica_value *nnz, mica_value *idxs,
                                  mica_value *values) {
  mica_context *ctx = mica_builder_context(b);
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&rows, 1}, {&cols, 1}, {&nnz, 1}, {&idxs, 1},
    {&values, 1},
  };
  const mica_types type_groups[] = {
    {&spmat_type, 1}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, NULL, 0, .region_count = 0};
  mica_op *op = mica_builder_insert_groups(b, loc, &gpu_create_coo_aos_def, &parts, groups, 6);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part gpu_create_coo_aos_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "rows", .check = &must_be_index},
  {.name = "cols", .check = &must_be_index},
  {.name = "nnz", .check = &must_be_index},
  {.name = "idxs", .check = &must_be_memref_of_any_type_values},
  {.name = "values", .check = &must_be_memref_of_any_type_values},
  {.name = "spmat", .check = &must_be_sparse_matrix_handle_type},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.create_coo_aos: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,`
// $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values)
static bool gpu_create_coo_aos_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref rows_operand, cols_operand, nnz_operand, idxs_operand, values_operand;
  const mica_type *idxs_type = NULL, *values_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &rows_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &cols_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &nnz_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &idxs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &values_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &idxs_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &values_type)) return false;
  if (!mica_state_result(out, gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &rows_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &cols_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &nnz_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &idxs_operand, 1, idxs_type)) return false;
  return mica_state_operands(out, &values_operand, 1, values_type);
}

static void gpu_create_coo_aos_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_create_coo_aos_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_create_coo_aos_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_create_coo_aos_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_create_coo_aos_rows(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_coo_aos_cols(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_coo_aos_nnz(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_coo_aos_idxs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_coo_aos_values(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_create_coo_aos_idxs(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_create_coo_aos_values(op)));
}

static void gpu_create_coo_aos_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_create_coo_aos_spmat(op), MICA_STR("spmat"));
  if (gpu_create_coo_aos_async_token(op) != NULL)
    mica_set_value_name(set, gpu_create_coo_aos_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_create_coo_aos_names = {
  .result_names = gpu_create_coo_aos_name_results,
};
static const mica_interface_impl gpu_create_coo_aos_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_create_coo_aos_names},
};
const mica_op_def gpu_create_coo_aos_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.create_coo_aos", .name_size = 18,
  .summary = "A sparse matrix, stored by pairs of coordinates", .dialect = &gpu_dialect,
  .parts = gpu_create_coo_aos_parts, .operand_count = 6, .result_count = 2,
  .interfaces = gpu_create_coo_aos_interfaces, .interface_count = 2,
  .parse = gpu_create_coo_aos_parse, .print = gpu_create_coo_aos_print,
};

// ---- gpu.create_csr ----

mica_op *gpu_create_csr_build(mica_builder *b, mica_loc loc, const mica_type *spmat_type,
                              const mica_type *async_token_type,
                              mica_value *const *async_dependencies,
                              size_t async_dependencies_count, mica_value *rows, mica_value *cols,
                              mica_value *nnz, mica_value *row_pos, mica_value *col_idxs,
                              mica_value *values) {
  mica_context *ctx = mica_builder_context(b);
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&rows, 1}, {&cols, 1}, {&nnz, 1},
    {&row_pos, 1}, {&col_idxs, 1}, {&values, 1},
  };
  const mica_types type_groups[] = {
    {&spmat_type, 1}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, NULL, 0, .region_count = 0};
  mica_op *op = mica_builder_insert_groups(b, loc, &gpu_create_csr_def, &parts, groups, 7);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part gpu_create_csr_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "rows", .check = &must_be_index},
  {.name = "cols", .check = &must_be_index},
  {.name = "nnz", .check = &must_be_index},
  {.name = "rowPos", .check = &must_be_memref_of_any_type_values},
  {.name = "colIdxs", .check = &must_be_memref_of_any_type_values},
  {.name = "values", .check = &must_be_memref_of_any_type_values},
  {.name = "spmat", .check = &must_be_sparse_matrix_handle_type},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.create_csr: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols
// `,` $nnz `,` $rowPos `,` $colIdxs `,` $values attr-dict `:` type($rowPos) `,` type($colIdxs) `,`
// type($values)
static bool gpu_create_csr_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref rows_operand, cols_operand, nnz_operand, row_pos_operand, col_idxs_operand,
      values_operand;
  const mica_type *row_pos_type = NULL, *col_idxs_type = NULL, *values_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &rows_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &cols_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &nnz_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &row_pos_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &col_idxs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &values_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &row_pos_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &col_idxs_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &values_type)) return false;
  if (!mica_state_result(out, gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &rows_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &cols_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &nnz_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &row_pos_operand, 1, row_pos_type)) return false;
  if (!mica_state_operands(out, &col_idxs_operand, 1, col_idxs_type)) return false;
  return mica_state_operands(out, &values_operand, 1, values_type);
}

static void gpu_create_csr_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_create_csr_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_create_csr_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_create_csr_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_create_csr_rows(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_csr_cols(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_csr_nnz(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_csr_row_pos(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_csr_col_idxs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_csr_values(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_create_csr_row_pos(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_create_csr_col_idxs(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_create_csr_values(op)));
}

static void gpu_create_csr_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_create_csr_spmat(op), MICA_STR("spmat"));
  if (gpu_create_csr_async_token(op) != NULL)
    mica_set_value_name(set, gpu_create_csr_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_create_csr_names = {
  .result_names = gpu_create_csr_name_results,
};
static const mica_interface_impl gpu_create_csr_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_create_csr_names},
};
const mica_op_def gpu_create_csr_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.create_csr", .name_size = 14,
  .summary = "A sparse matrix, stored row by row", .dialect = &gpu_dialect,
  .parts = gpu_create_csr_parts, .operand_count = 7, .result_count = 2,
  .interfaces = gpu_create_csr_interfaces, .interface_count = 2,
  .parse = gpu_create_csr_parse, .print = gpu_create_csr_print,
};

// ---- gpu.create_csc ----

mica_op *gpu_create_csc_build(mica_builder *b, mica_loc loc, const mica_type *spmat_type,
                              const mica_type *async_token_type,
                              mica_value *const *async_dependencies,
                              size_t async_dependencies_count, mica_value *rows, mica_value *cols,
                              mica_value *nnz, mica_value *col_pos, mica_value *row_idxs,
                              mica_value *values) {
  mica_context *ctx = mica_builder_context(b);
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&rows, 1}, {&cols, 1}, {&nnz, 1},
    {&col_pos, 1}, {&row_idxs, 1}, {&values, 1},
  };
  const mica_types type_groups[] = {
    {&spmat_type, 1}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, NULL, 0, .region_count = 0};
  mica_op *op = mica_builder_insert_groups(b, loc, &gpu_create_csc_def, &parts, groups, 7);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part gpu_create_csc_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "rows", .check = &must_be_index},
  {.name = "cols", .check = &must_be_index},
  {.name = "nnz", .check = &must_be_index},
  {.name = "colPos", .check = &must_be_memref_of_any_type_values},
  {.name = "rowIdxs", .check = &must_be_memref_of_any_type_values},
  {.name = "values", .check = &must_be_memref_of_any_type_values},
  {.name = "spmat", .check = &must_be_sparse_matrix_handle_type},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.create_csc: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols
// `,` $nnz `,` $colPos `,` $rowIdxs `,` $values attr-dict `:` type($colPos) `,` type($rowIdxs) `,`
// type($values)
static bool gpu_create_csc_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref rows_operand, cols_operand, nnz_operand, col_pos_operand, row_idxs_operand,
      values_operand;
  const mica_type *col_pos_type = NULL, *row_idxs_type = NULL, *values_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &rows_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &cols_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &nnz_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &col_pos_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &row_idxs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &values_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &col_pos_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &row_idxs_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &values_type)) return false;
  if (!mica_state_result(out, gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &rows_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &cols_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &nnz_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &col_pos_operand, 1, col_pos_type)) return false;
  if (!mica_state_operands(out, &row_idxs_operand, 1, row_idxs_type)) return false;
  return mica_state_operands(out, &values_operand, 1, values_type);
}

static void gpu_create_csc_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_create_csc_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_create_csc_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_create_csc_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_create_csc_rows(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_csc_cols(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_csc_nnz(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_csc_col_pos(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_csc_row_idxs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_csc_values(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_create_csc_col_pos(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_create_csc_row_idxs(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_create_csc_values(op)));
}

static void gpu_create_csc_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_create_csc_spmat(op), MICA_STR("spmat"));
  if (gpu_create_csc_async_token(op) != NULL)
    mica_set_value_name(set, gpu_create_csc_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_create_csc_names = {
  .result_names = gpu_create_csc_name_results,
};
static const mica_interface_impl gpu_create_csc_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_create_csc_names},
};
const mica_op_def gpu_create_csc_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.create_csc", .name_size = 14,
  .summary = "A sparse matrix, stored column by column", .dialect = &gpu_dialect,
  .parts = gpu_create_csc_parts, .operand_count = 7, .result_count = 2,
  .interfaces = gpu_create_csc_interfaces, .interface_count = 2,
  .parse = gpu_create_csc_parse, .print = gpu_create_csc_print,
};

// ---- gpu.create_bsr ----

mica_op *gpu_create_bsr_build(mica_builder *b, mica_loc loc, const mica_type *spmat_type,
                              const mica_type *async_token_type,
                              mica_value *const *async_dependencies,
                              size_t async_dependencies_count, mica_value *brows, mica_value *bcols,
                              mica_value *bnnz, mica_value *r_block_size, mica_value *c_block_size,
                              mica_value *b_row_pos, mica_value *b_col_idxs, mica_value *values) {
  mica_context *ctx = mica_builder_context(b);
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&brows, 1}, {&bcols, 1}, {&bnnz, 1},
    {&r_block_size, 1}, {&c_block_size, 1}, {&b_row_pos, 1}, {&b_col_idxs, 1}, {&values, 1},
  };
  const mica_types type_groups[] = {
    {&spmat_type, 1}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, NULL, 0, .region_count = 0};
  mica_op *op = mica_builder_insert_groups(b, loc, &gpu_create_bsr_def, &parts, groups, 9);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part gpu_create_bsr_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "brows", .check = &must_be_index},
  {.name = "bcols", .check = &must_be_index},
  {.name = "bnnz", .check = &must_be_index},
  {.name = "rBlockSize", .check = &must_be_index},
  {.name = "cBlockSize", .check = &must_be_index},
  {.name = "bRowPos", .check = &must_be_memref_of_any_type_values},
  {.name = "bColIdxs", .check = &must_be_memref_of_any_type_values},
  {.name = "values", .check = &must_be_memref_of_any_type_values},
  {.name = "spmat", .check = &must_be_sparse_matrix_handle_type},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.create_bsr: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $brows `,`
// $bcols `,` $bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` $bColIdxs `,` $values attr-dict
// `:` type($bRowPos) `,` type($bColIdxs) `,` type($values)
static bool gpu_create_bsr_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref brows_operand, bcols_operand, bnnz_operand, r_block_size_operand,
      c_block_size_operand, b_row_pos_operand, b_col_idxs_operand, values_operand;
  const mica_type *b_row_pos_type = NULL, *b_col_idxs_type = NULL, *values_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &brows_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &bcols_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &bnnz_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &r_block_size_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &c_block_size_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &b_row_pos_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &b_col_idxs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &values_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &b_row_pos_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &b_col_idxs_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &values_type)) return false;
  if (!mica_state_result(out, gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &brows_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &bcols_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &bnnz_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &r_block_size_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &c_block_size_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &b_row_pos_operand, 1, b_row_pos_type)) return false;
  if (!mica_state_operands(out, &b_col_idxs_operand, 1, b_col_idxs_type)) return false;
  return mica_state_operands(out, &values_operand, 1, values_type);
}

static void gpu_create_bsr_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_create_bsr_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_create_bsr_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_create_bsr_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_create_bsr_brows(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_bsr_bcols(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_bsr_bnnz(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_bsr_r_block_size(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_bsr_c_block_size(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_bsr_b_row_pos(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_bsr_b_col_idxs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_bsr_values(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_create_bsr_b_row_pos(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_create_bsr_b_col_idxs(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_create_bsr_values(op)));
}

static void gpu_create_bsr_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_create_bsr_spmat(op), MICA_STR("spmat"));
  if (gpu_create_bsr_async_token(op) != NULL)
    mica_set_value_name(set, gpu_create_bsr_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_create_bsr_names = {
  .result_names = gpu_create_bsr_name_results,
};
static const mica_interface_impl gpu_create_bsr_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_create_bsr_names},
};
const mica_op_def gpu_create_bsr_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.create_bsr", .name_size = 14,
  .summary = "A sparse matrix, stored by blocks, row by row", .dialect = &gpu_dialect,
  .parts = gpu_create_bsr_parts, .operand_count = 9, .result_count = 2,
  .interfaces = gpu_create_bsr_interfaces, .interface_count = 2,
  .parse = gpu_create_bsr_parse, .print = gpu_create_bsr_print,
};

// ---- gpu.create_2to4_spmat ----

gpu_prune2_to4_sp_mat_flag gpu_create_2to4_spmat_prune_flag(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_create_2to4_spmat_def, GPU_CREATE_2TO4_SPMAT_SLOT_PRUNE_FLAG);
  return attr == NULL ? GPU_PRUNE2_TO4_SP_MAT_FLAG_PRUNE_AND_CHECK
         : gpu_prune2_to4_sp_mat_flag_attr_value(attr);
}
bool gpu_create_2to4_spmat_set_prune_flag(mica_op *op, gpu_prune2_to4_sp_mat_flag value) {
  return mica_op_fill_slot_as(op, &gpu_create_2to4_spmat_def, GPU_CREATE_2TO4_SPMAT_SLOT_PRUNE_FLAG,
                              gpu_prune2_to4_sp_mat_flag_attr_get(mica_op_context(op), value));
}

mica_op *gpu_create_2to4_spmat_build(mica_builder *b, mica_loc loc, const mica_type *sp_mat_type,
                                     const mica_type *async_token_type,
                                     mica_value *const *async_dependencies,
                                     size_t async_dependencies_count, mica_value *rows,
                                     mica_value *cols, gpu_prune2_to4_sp_mat_flag prune_flag,
                                     mica_value *memref) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {gpu_prune2_to4_sp_mat_flag_attr_get(ctx, prune_flag)};
  if (slots[GPU_CREATE_2TO4_SPMAT_SLOT_PRUNE_FLAG] == NULL) return NULL;
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&rows, 1}, {&cols, 1}, {&memref, 1},
  };
  const mica_types type_groups[] = {
    {&sp_mat_type, 1}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, slots, 1, .region_count = 0};
  mica_op *op = mica_builder_insert_groups(b, loc, &gpu_create_2to4_spmat_def, &parts, groups, 4);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_attr *gpu_create_2to4_spmat_default_prune_flag(mica_context *ctx) {
  return gpu_prune2_to4_sp_mat_flag_attr_get(ctx, GPU_PRUNE2_TO4_SP_MAT_FLAG_PRUNE_AND_CHECK);
}

static const mica_part gpu_create_2to4_spmat_parts[] = {
  {.name = "pruneFlag", .check = &must_be_pruning_strategy_for_2_4_sparse_matrix,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "rows", .check = &must_be_index},
  {.name = "cols", .check = &must_be_index},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "spMat", .check = &must_be_sparse_matrix_handle_type},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.create_2to4_spmat: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{`
// $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)
static bool gpu_create_2to4_spmat_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  const mica_attr *prune_flag_attr = NULL;
  mica_operand_ref rows_operand, cols_operand, memref_operand;
  const mica_type *memref_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_punct(p, '{')) return false;
  if (!mica_parse_stripped_attr(p, &gpu_prune2_to4_sp_mat_flag_attr_def, &prune_flag_attr))
    return false;
  mica_state_set_slot(out, GPU_CREATE_2TO4_SPMAT_SLOT_PRUNE_FLAG, prune_flag_attr);
  if (!mica_parse_punct(p, '}')) return false;
  if (!mica_parse_operand(p, &rows_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &cols_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  if (!mica_state_result(out, gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &rows_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &cols_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &memref_operand, 1, memref_type);
}

static void gpu_create_2to4_spmat_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment =
      gpu_create_2to4_spmat_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_create_2to4_spmat_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_create_2to4_spmat_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, '{');
  mica_print_attr_of(p, gpu_create_2to4_spmat_prune_flag_attr(op),
                     &gpu_prune2_to4_sp_mat_flag_attr_def);
  mica_print_str(p, MICA_STR("} "));
  mica_print_operand(p, gpu_create_2to4_spmat_rows(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_2to4_spmat_cols(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_create_2to4_spmat_memref(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_create_2to4_spmat_memref(op)));
}

static void gpu_create_2to4_spmat_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_create_2to4_spmat_sp_mat(op), MICA_STR("spMat"));
  if (gpu_create_2to4_spmat_async_token(op) != NULL)
    mica_set_value_name(set, gpu_create_2to4_spmat_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_create_2to4_spmat_names = {
  .result_names = gpu_create_2to4_spmat_name_results,
};
static const mica_interface_impl gpu_create_2to4_spmat_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_create_2to4_spmat_names},
};
static const mica_op_more gpu_create_2to4_spmat_more = {
  .extras = (const mica_part_extra[]){{.default_value = gpu_create_2to4_spmat_default_prune_flag}},
};
const mica_op_def gpu_create_2to4_spmat_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.create_2to4_spmat", .name_size = 21,
  .summary = "A matrix with at most two of four neighbours that aren't zero",
  .dialect = &gpu_dialect,
  .parts = gpu_create_2to4_spmat_parts, .slot_count = 1, .operand_count = 4, .result_count = 2,
  .interfaces = gpu_create_2to4_spmat_interfaces, .interface_count = 2,
  .parse = gpu_create_2to4_spmat_parse, .print = gpu_create_2to4_spmat_print,
  .more = &gpu_create_2to4_spmat_more,
};

// ---- gpu.destroy_sp_mat ----

mica_op *gpu_destroy_sp_mat_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                                  mica_value *const *async_dependencies,
                                  size_t async_dependencies_count, mica_value *spmat) {
  const mica_value_group groups[] = {{async_dependencies, async_dependencies_count}, {&spmat, 1}};
  const mica_op_parts parts = {
    NULL, 0, &async_token_type, async_token_type != NULL, NULL, 0, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &gpu_destroy_sp_mat_def, &parts, groups, 2);
}

static const mica_part gpu_destroy_sp_mat_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "spmat", .check = &must_be_sparse_matrix_handle_type},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.destroy_sp_mat: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat
// attr-dict
static bool gpu_destroy_sp_mat_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref spmat_operand;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &spmat_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &spmat_operand, 1,
                             gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p)));
}

static void gpu_destroy_sp_mat_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_destroy_sp_mat_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_destroy_sp_mat_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_destroy_sp_mat_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_destroy_sp_mat_spmat(op));
  mica_print_discardable(p, op);
}

const mica_op_def gpu_destroy_sp_mat_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.destroy_sp_mat", .name_size = 18,
  .summary = "Ends a sparse matrix's use", .dialect = &gpu_dialect,
  .parts = gpu_destroy_sp_mat_parts, .operand_count = 2, .result_count = 1,
  .interfaces = gpu_launch_func_interfaces, .interface_count = 1,
  .parse = gpu_destroy_sp_mat_parse, .print = gpu_destroy_sp_mat_print,
};

// ---- gpu.spmat_get_size ----

mica_op *gpu_spmat_get_size_build(mica_builder *b, mica_loc loc, const mica_type *rows_type,
                                  const mica_type *cols_type, const mica_type *nnz_type,
                                  const mica_type *async_token_type,
                                  mica_value *const *async_dependencies,
                                  size_t async_dependencies_count, mica_value *spmat) {
  mica_context *ctx = mica_builder_context(b);
  const mica_value_group groups[] = {{async_dependencies, async_dependencies_count}, {&spmat, 1}};
  const mica_types type_groups[] = {
    {&rows_type, 1}, {&cols_type, 1}, {&nnz_type, 1}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 4, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, NULL, 0, .region_count = 0};
  mica_op *op = mica_builder_insert_groups(b, loc, &gpu_spmat_get_size_def, &parts, groups, 2);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part gpu_spmat_get_size_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "spmat", .check = &must_be_sparse_matrix_handle_type},
  {.name = "rows", .check = &must_be_index},
  {.name = "cols", .check = &must_be_index},
  {.name = "nnz", .check = &must_be_index},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.spmat_get_size: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat
// attr-dict
static bool gpu_spmat_get_size_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref spmat_operand;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &spmat_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &spmat_operand, 1,
                             gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p)));
}

static void gpu_spmat_get_size_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_spmat_get_size_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_spmat_get_size_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_spmat_get_size_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_spmat_get_size_spmat(op));
  mica_print_discardable(p, op);
}

static void gpu_spmat_get_size_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_spmat_get_size_rows(op), MICA_STR("rows"));
  mica_set_value_name(set, gpu_spmat_get_size_cols(op), MICA_STR("cols"));
  mica_set_value_name(set, gpu_spmat_get_size_nnz(op), MICA_STR("nnz"));
  if (gpu_spmat_get_size_async_token(op) != NULL)
    mica_set_value_name(set, gpu_spmat_get_size_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_spmat_get_size_names = {
  .result_names = gpu_spmat_get_size_name_results,
};
static const mica_interface_impl gpu_spmat_get_size_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_spmat_get_size_names},
};
const mica_op_def gpu_spmat_get_size_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.spmat_get_size", .name_size = 18,
  .summary = "Rows, columns and elements of a sparse matrix", .dialect = &gpu_dialect,
  .parts = gpu_spmat_get_size_parts, .operand_count = 2, .result_count = 4,
  .interfaces = gpu_spmat_get_size_interfaces, .interface_count = 2,
  .parse = gpu_spmat_get_size_parse, .print = gpu_spmat_get_size_print,
};

// ---- gpu.set_csr_pointers ----

mica_op *gpu_set_csr_pointers_build(mica_builder *b, mica_loc loc,
                                    const mica_type *async_token_type,
                                    mica_value *const *async_dependencies,
                                    size_t async_dependencies_count, mica_value *spmat,
                                    mica_value *positions, mica_value *coordinates,
                                    mica_value *values) {
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&spmat, 1}, {&positions, 1}, {&coordinates, 1},
    {&values, 1},
  };
  const mica_op_parts parts = {
    NULL, 0, &async_token_type, async_token_type != NULL, NULL, 0, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &gpu_set_csr_pointers_def, &parts, groups, 5);
}

static const mica_part gpu_set_csr_pointers_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "spmat", .check = &must_be_sparse_matrix_handle_type},
  {.name = "positions", .check = &must_be_memref_of_any_type_values},
  {.name = "coordinates", .check = &must_be_memref_of_any_type_values},
  {.name = "values", .check = &must_be_memref_of_any_type_values},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.set_csr_pointers: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat `,`
// $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` type($coordinates) `,`
// type($values)
static bool gpu_set_csr_pointers_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref spmat_operand, positions_operand, coordinates_operand, values_operand;
  const mica_type *positions_type = NULL, *coordinates_type = NULL, *values_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &spmat_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &positions_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &coordinates_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &values_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &positions_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &coordinates_type))
    return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &values_type)) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &spmat_operand, 1,
                           gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &positions_operand, 1, positions_type)) return false;
  if (!mica_state_operands(out, &coordinates_operand, 1, coordinates_type)) return false;
  return mica_state_operands(out, &values_operand, 1, values_type);
}

static void gpu_set_csr_pointers_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment =
      gpu_set_csr_pointers_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_set_csr_pointers_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_set_csr_pointers_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_set_csr_pointers_spmat(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_set_csr_pointers_positions(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_set_csr_pointers_coordinates(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_set_csr_pointers_values(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_set_csr_pointers_positions(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_set_csr_pointers_coordinates(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(gpu_set_csr_pointers_values(op)));
}

const mica_op_def gpu_set_csr_pointers_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.set_csr_pointers", .name_size = 20,
  .summary = "Gives a sparse matrix, stored row by row, its buffers", .dialect = &gpu_dialect,
  .parts = gpu_set_csr_pointers_parts, .operand_count = 5, .result_count = 1,
  .interfaces = gpu_launch_func_interfaces, .interface_count = 1,
  .parse = gpu_set_csr_pointers_parse, .print = gpu_set_csr_pointers_print,
};

// ---- gpu.spmv_buffer_size ----

gpu_transpose_mode gpu_spmv_buffer_size_mode_a(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_spmv_buffer_size_def, GPU_SPMV_BUFFER_SIZE_SLOT_MODE_A);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_spmv_buffer_size_set_mode_a(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_spmv_buffer_size_def, GPU_SPMV_BUFFER_SIZE_SLOT_MODE_A,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

const mica_type *gpu_spmv_buffer_size_compute_type(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_spmv_buffer_size_def, GPU_SPMV_BUFFER_SIZE_SLOT_COMPUTE_TYPE);
  return mica_attr_type_value(attr);
}
bool gpu_spmv_buffer_size_set_compute_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &gpu_spmv_buffer_size_def, GPU_SPMV_BUFFER_SIZE_SLOT_COMPUTE_TYPE,
                              mica_attr_type_of(value));
}

mica_op *gpu_spmv_buffer_size_build(mica_builder *b, mica_loc loc, const mica_type *buffer_sz_type,
                                    const mica_type *async_token_type,
                                    mica_value *const *async_dependencies,
                                    size_t async_dependencies_count, gpu_transpose_mode mode_a,
                                    mica_value *spmat_a, mica_value *dn_x, mica_value *dn_y,
                                    const mica_type *compute_type) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_type_of(compute_type), gpu_transpose_mode_attr_get(ctx, mode_a),
  };
  if (slots[GPU_SPMV_BUFFER_SIZE_SLOT_MODE_A] == NULL) return NULL;
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&spmat_a, 1}, {&dn_x, 1}, {&dn_y, 1},
  };
  const mica_types type_groups[] = {
    {&buffer_sz_type, 1}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, slots, 2, .region_count = 0};
  mica_op *op = mica_builder_insert_groups(b, loc, &gpu_spmv_buffer_size_def, &parts, groups, 4);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_attr *gpu_spmv_buffer_size_default_mode_a(mica_context *ctx) {
  return gpu_transpose_mode_attr_get(ctx, GPU_TRANSPOSE_MODE_NON_TRANSPOSE);
}

static const mica_part gpu_spmv_buffer_size_parts[] = {
  {.name = "computeType", .check = &must_be_any_type_attribute, .order = 1},
  {.name = "modeA", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "spmatA", .check = &must_be_sparse_matrix_handle_type},
  {.name = "dnX", .check = &must_be_dense_tensor_handle_type},
  {.name = "dnY", .check = &must_be_dense_tensor_handle_type},
  {.name = "bufferSz", .check = &must_be_index},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.spmv_buffer_size: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA
// (`{` $modeA^ `}`)? `,` $dnX `,` $dnY attr-dict `into` $computeType
static bool gpu_spmv_buffer_size_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref spmat_a_operand, dn_x_operand, dn_y_operand;
  const mica_attr *mode_a_attr = NULL, *compute_type_attr = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &spmat_a_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_a_attr)) return false;
    mica_state_set_slot(out, GPU_SPMV_BUFFER_SIZE_SLOT_MODE_A, mode_a_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dn_x_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dn_y_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_type,
                          &compute_type_attr))
    return false;
  mica_state_set_slot(out, GPU_SPMV_BUFFER_SIZE_SLOT_COMPUTE_TYPE, compute_type_attr);
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &spmat_a_operand, 1,
                           gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &dn_x_operand, 1,
                           gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &dn_y_operand, 1,
                             gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p)));
}

static void gpu_spmv_buffer_size_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment =
      gpu_spmv_buffer_size_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_spmv_buffer_size_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_spmv_buffer_size_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_spmv_buffer_size_spmat_a(op));
  if (gpu_spmv_buffer_size_mode_a(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_spmv_buffer_size_mode_a_attr(op), &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spmv_buffer_size_dn_x(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spmv_buffer_size_dn_y(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" into "));
  mica_print_attr_without_type(p, gpu_spmv_buffer_size_compute_type_attr(op));
}

static void gpu_spmv_buffer_size_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_spmv_buffer_size_buffer_sz(op), MICA_STR("bufferSz"));
  if (gpu_spmv_buffer_size_async_token(op) != NULL)
    mica_set_value_name(set, gpu_spmv_buffer_size_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_spmv_buffer_size_names = {
  .result_names = gpu_spmv_buffer_size_name_results,
};
static const mica_interface_impl gpu_spmv_buffer_size_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_spmv_buffer_size_names},
};
static const mica_op_more gpu_spmv_buffer_size_more = {
  .extras = (const mica_part_extra[]){{.default_value = gpu_spmv_buffer_size_default_mode_a}},
};
const mica_op_def gpu_spmv_buffer_size_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.spmv_buffer_size", .name_size = 20,
  .summary = "How much memory a sparse matrix times a vector needs", .dialect = &gpu_dialect,
  .parts = gpu_spmv_buffer_size_parts, .slot_count = 2, .operand_count = 4, .result_count = 2,
  .interfaces = gpu_spmv_buffer_size_interfaces, .interface_count = 2,
  .parse = gpu_spmv_buffer_size_parse, .print = gpu_spmv_buffer_size_print,
  .more = &gpu_spmv_buffer_size_more,
};

// ---- gpu.spmv ----

gpu_transpose_mode gpu_spmv_mode_a(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_spmv_def, GPU_SPMV_SLOT_MODE_A);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_spmv_set_mode_a(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_spmv_def, GPU_SPMV_SLOT_MODE_A,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

const mica_type *gpu_spmv_compute_type(const mica_op *op) {
  return mica_attr_type_value(mica_op_promised_slot(op, &gpu_spmv_def, GPU_SPMV_SLOT_COMPUTE_TYPE));
}
bool gpu_spmv_set_compute_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &gpu_spmv_def, GPU_SPMV_SLOT_COMPUTE_TYPE,
                              mica_attr_type_of(value));
}

mica_op *gpu_spmv_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                        mica_value *const *async_dependencies, size_t async_dependencies_count,
                        gpu_transpose_mode mode_a, mica_value *spmat_a, mica_value *dn_x,
                        mica_value *dn_y, const mica_type *compute_type, mica_value *buffer) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_type_of(compute_type), gpu_transpose_mode_attr_get(ctx, mode_a),
  };
  if (slots[GPU_SPMV_SLOT_MODE_A] == NULL) return NULL;
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&spmat_a, 1}, {&dn_x, 1}, {&dn_y, 1},
    {&buffer, 1},
  };
  const mica_op_parts parts = {
    NULL, 0, &async_token_type, async_token_type != NULL, slots, 2, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &gpu_spmv_def, &parts, groups, 5);
}

static const mica_part gpu_spmv_parts[] = {
  {.name = "computeType", .check = &must_be_any_type_attribute, .order = 1},
  {.name = "modeA", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "spmatA", .check = &must_be_sparse_matrix_handle_type},
  {.name = "dnX", .check = &must_be_dense_tensor_handle_type},
  {.name = "dnY", .check = &must_be_dense_tensor_handle_type},
  {.name = "buffer", .check = &must_be_memref_of_any_type_values},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.spmv: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^
// `}`)? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType
static bool gpu_spmv_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref spmat_a_operand, dn_x_operand, dn_y_operand, buffer_operand;
  const mica_attr *mode_a_attr = NULL, *compute_type_attr = NULL;
  const mica_type *buffer_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &spmat_a_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_a_attr)) return false;
    mica_state_set_slot(out, GPU_SPMV_SLOT_MODE_A, mode_a_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dn_x_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dn_y_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &buffer_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &buffer_type)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_type,
                          &compute_type_attr))
    return false;
  mica_state_set_slot(out, GPU_SPMV_SLOT_COMPUTE_TYPE, compute_type_attr);
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &spmat_a_operand, 1,
                           gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &dn_x_operand, 1,
                           gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &dn_y_operand, 1,
                           gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &buffer_operand, 1, buffer_type);
}

static void gpu_spmv_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_spmv_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_spmv_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_spmv_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_spmv_spmat_a(op));
  if (gpu_spmv_mode_a(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_spmv_mode_a_attr(op), &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spmv_dn_x(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spmv_dn_y(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spmv_buffer(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_spmv_buffer(op)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_attr_without_type(p, gpu_spmv_compute_type_attr(op));
}

const mica_op_def gpu_spmv_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.spmv", .name_size = 8,
  .summary = "A sparse matrix times a vector", .dialect = &gpu_dialect,
  .parts = gpu_spmv_parts, .slot_count = 2, .operand_count = 5, .result_count = 1,
  .interfaces = gpu_launch_func_interfaces, .interface_count = 1,
  .parse = gpu_spmv_parse, .print = gpu_spmv_print, .more = &gpu_spmv_buffer_size_more,
};

// ---- gpu.spmm_buffer_size ----

gpu_transpose_mode gpu_spmm_buffer_size_mode_a(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_spmm_buffer_size_def, GPU_SPMM_BUFFER_SIZE_SLOT_MODE_A);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_spmm_buffer_size_set_mode_a(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_spmm_buffer_size_def, GPU_SPMM_BUFFER_SIZE_SLOT_MODE_A,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

gpu_transpose_mode gpu_spmm_buffer_size_mode_b(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_spmm_buffer_size_def, GPU_SPMM_BUFFER_SIZE_SLOT_MODE_B);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_spmm_buffer_size_set_mode_b(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_spmm_buffer_size_def, GPU_SPMM_BUFFER_SIZE_SLOT_MODE_B,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

const mica_type *gpu_spmm_buffer_size_compute_type(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_spmm_buffer_size_def, GPU_SPMM_BUFFER_SIZE_SLOT_COMPUTE_TYPE);
  return mica_attr_type_value(attr);
}
bool gpu_spmm_buffer_size_set_compute_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &gpu_spmm_buffer_size_def, GPU_SPMM_BUFFER_SIZE_SLOT_COMPUTE_TYPE,
                              mica_attr_type_of(value));
}

mica_op *gpu_spmm_buffer_size_build(mica_builder *b, mica_loc loc, mica_types buffer_szs_types,
                                    const mica_type *async_token_type,
                                    mica_value *const *async_dependencies,
                                    size_t async_dependencies_count, gpu_transpose_mode mode_a,
                                    gpu_transpose_mode mode_b, mica_value *spmat_a,
                                    mica_value *dnmat_b, mica_value *dnmat_c,
                                    const mica_type *compute_type) {
  mica_context *ctx = mica_builder_context(b);
  const size_t result_sizes[] = {buffer_szs_types.size, async_token_type != NULL};
  const mica_attr *slots[] = {
    mica_attr_type_of(compute_type), gpu_transpose_mode_attr_get(ctx, mode_a),
    gpu_transpose_mode_attr_get(ctx, mode_b), mica_attr_segment_sizes(ctx, result_sizes, 2),
  };
  if (slots[GPU_SPMM_BUFFER_SIZE_SLOT_MODE_A] == NULL || slots[GPU_SPMM_BUFFER_SIZE_SLOT_MODE_B] ==
      NULL || slots[GPU_SPMM_BUFFER_SIZE_SLOT_RESULT_SEGMENT_SIZES] == NULL)
    return NULL;
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&spmat_a, 1}, {&dnmat_b, 1}, {&dnmat_c, 1},
  };
  const mica_types type_groups[] = {
    {buffer_szs_types.data, buffer_szs_types.size}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, slots, 4, .region_count = 0};
  mica_op *op = mica_builder_insert_groups(b, loc, &gpu_spmm_buffer_size_def, &parts, groups, 4);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part gpu_spmm_buffer_size_parts[] = {
  {.name = "computeType", .check = &must_be_any_type_attribute, .order = 2},
  {.name = "modeA", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "modeB", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .order = 1, .extra = 2},
  {.name = "resultSegmentSizes", .flags = MICA_PART_RESULT_SIZES},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "spmatA", .check = &must_be_sparse_matrix_handle_type},
  {.name = "dnmatB", .check = &must_be_dense_tensor_handle_type},
  {.name = "dnmatC", .check = &must_be_dense_tensor_handle_type},
  {.name = "bufferSzs", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
static const mica_op_checks gpu_spmm_buffer_size_checks = {
  .structure = (mica_op_check *const[]){mica_verify_result_sizes, NULL},
};
// gpu.spmm_buffer_size: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA
// (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC attr-dict `:` type($bufferSzs)
// `into` $computeType
static bool gpu_spmm_buffer_size_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0}, buffer_szs_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref spmat_a_operand, dnmat_b_operand, dnmat_c_operand;
  const mica_attr *mode_a_attr = NULL, *mode_b_attr = NULL, *compute_type_attr = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &spmat_a_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_a_attr)) return false;
    mica_state_set_slot(out, GPU_SPMM_BUFFER_SIZE_SLOT_MODE_A, mode_a_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dnmat_b_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_b_attr)) return false;
    mica_state_set_slot(out, GPU_SPMM_BUFFER_SIZE_SLOT_MODE_B, mode_b_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dnmat_c_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_types(p, &buffer_szs_types)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_type,
                          &compute_type_attr))
    return false;
  mica_state_set_slot(out, GPU_SPMM_BUFFER_SIZE_SLOT_COMPUTE_TYPE, compute_type_attr);
  const int32_t result_segments[] = {
    (int32_t)buffer_szs_types.size, (int32_t)async_token_types.size,
  };
  if (!mica_state_set_segments(out, GPU_SPMM_BUFFER_SIZE_SLOT_RESULT_SEGMENT_SIZES, result_segments,
                               2))
    return false;
  if (!mica_state_results(out, buffer_szs_types)) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &spmat_a_operand, 1,
                           gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &dnmat_b_operand, 1,
                           gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &dnmat_c_operand, 1,
                             gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p)));
}

static void gpu_spmm_buffer_size_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment =
      gpu_spmm_buffer_size_async_dependencies_segment(op);
  const mica_segment buffer_szs_segment = gpu_spmm_buffer_size_buffer_szs_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_spmm_buffer_size_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_spmm_buffer_size_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_spmm_buffer_size_spmat_a(op));
  if (gpu_spmm_buffer_size_mode_a(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_spmm_buffer_size_mode_a_attr(op), &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spmm_buffer_size_dnmat_b(op));
  if (gpu_spmm_buffer_size_mode_b(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_spmm_buffer_size_mode_b_attr(op), &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spmm_buffer_size_dnmat_c(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_result_types(p, op, buffer_szs_segment.first, buffer_szs_segment.count);
  mica_print_str(p, MICA_STR(" into "));
  mica_print_attr_without_type(p, gpu_spmm_buffer_size_compute_type_attr(op));
}

static void gpu_spmm_buffer_size_name_results(const mica_op *op, mica_name_setter *set) {
  if (gpu_spmm_buffer_size_buffer_szs_count(op) > 0)
    mica_set_value_name(set, gpu_spmm_buffer_size_buffer_szs(op, 0), MICA_STR("bufferSzs"));
  if (gpu_spmm_buffer_size_async_token(op) != NULL)
    mica_set_value_name(set, gpu_spmm_buffer_size_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_spmm_buffer_size_names = {
  .result_names = gpu_spmm_buffer_size_name_results,
};
static const mica_trait *const gpu_spmm_buffer_size_traits[] = {
  &mica_trait_attr_sized_result_segments, NULL,
};
static const mica_interface_impl gpu_spmm_buffer_size_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_spmm_buffer_size_names},
};
static const mica_op_more gpu_spmm_buffer_size_more = {
  .extras = (const mica_part_extra[]){{.default_value = gpu_spmv_buffer_size_default_mode_a},
                                      {.default_value = gpu_spmv_buffer_size_default_mode_a}},
};
const mica_op_def gpu_spmm_buffer_size_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.spmm_buffer_size", .name_size = 20,
  .summary = "How much memory a sparse matrix times a dense one needs", .dialect = &gpu_dialect,
  .parts = gpu_spmm_buffer_size_parts, .slot_count = 4, .operand_count = 4, .result_count = 2,
  .traits = gpu_spmm_buffer_size_traits,
  .interfaces = gpu_spmm_buffer_size_interfaces, .interface_count = 2,
  .checks = &gpu_spmm_buffer_size_checks,
  .parse = gpu_spmm_buffer_size_parse, .print = gpu_spmm_buffer_size_print,
  .more = &gpu_spmm_buffer_size_more,
};

// ---- gpu.spmm ----

gpu_transpose_mode gpu_spmm_mode_a(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_spmm_def, GPU_SPMM_SLOT_MODE_A);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_spmm_set_mode_a(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_spmm_def, GPU_SPMM_SLOT_MODE_A,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

gpu_transpose_mode gpu_spmm_mode_b(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_spmm_def, GPU_SPMM_SLOT_MODE_B);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_spmm_set_mode_b(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_spmm_def, GPU_SPMM_SLOT_MODE_B,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

const mica_type *gpu_spmm_compute_type(const mica_op *op) {
  return mica_attr_type_value(mica_op_promised_slot(op, &gpu_spmm_def, GPU_SPMM_SLOT_COMPUTE_TYPE));
}
bool gpu_spmm_set_compute_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &gpu_spmm_def, GPU_SPMM_SLOT_COMPUTE_TYPE,
                              mica_attr_type_of(value));
}

mica_op *gpu_spmm_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                        mica_value *const *async_dependencies, size_t async_dependencies_count,
                        gpu_transpose_mode mode_a, gpu_transpose_mode mode_b, mica_value *spmat_a,
                        mica_value *dnmat_b, mica_value *dnmat_c, const mica_type *compute_type,
                        mica_value *const *buffers, size_t buffers_count) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_type_of(compute_type), gpu_transpose_mode_attr_get(ctx, mode_a),
    gpu_transpose_mode_attr_get(ctx, mode_b),
  };
  if (slots[GPU_SPMM_SLOT_MODE_A] == NULL || slots[GPU_SPMM_SLOT_MODE_B] == NULL) return NULL;
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&spmat_a, 1}, {&dnmat_b, 1}, {&dnmat_c, 1},
    {buffers, buffers_count},
  };
  const mica_op_parts parts = {
    NULL, 0, &async_token_type, async_token_type != NULL, slots, 3, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &gpu_spmm_def, &parts, groups, 5);
}

static const mica_part gpu_spmm_parts[] = {
  {.name = "computeType", .check = &must_be_any_type_attribute, .order = 2},
  {.name = "modeA", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "modeB", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .order = 1, .extra = 2},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "spmatA", .check = &must_be_sparse_matrix_handle_type},
  {.name = "dnmatB", .check = &must_be_dense_tensor_handle_type},
  {.name = "dnmatC", .check = &must_be_dense_tensor_handle_type},
  {.name = "buffers", .check = &must_be_variadic_of_memref_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.spmm: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^
// `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC `,` $buffers attr-dict `:` type($buffers) `into`
// $computeType
static bool gpu_spmm_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0}, buffers_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0}, buffers_operands = {NULL, 0};
  mica_operand_ref spmat_a_operand, dnmat_b_operand, dnmat_c_operand;
  const mica_attr *mode_a_attr = NULL, *mode_b_attr = NULL, *compute_type_attr = NULL;
  mica_position buffers_at = mica_parser_name_position(p);
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &spmat_a_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_a_attr)) return false;
    mica_state_set_slot(out, GPU_SPMM_SLOT_MODE_A, mode_a_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dnmat_b_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_b_attr)) return false;
    mica_state_set_slot(out, GPU_SPMM_SLOT_MODE_B, mode_b_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dnmat_c_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  buffers_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &buffers_operands)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_types(p, &buffers_types)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_type,
                          &compute_type_attr))
    return false;
  mica_state_set_slot(out, GPU_SPMM_SLOT_COMPUTE_TYPE, compute_type_attr);
  const int32_t operand_segments[] = {
    (int32_t)async_dependencies_operands.size, 1, 1, 1, (int32_t)buffers_operands.size,
  };
  if (!mica_state_set_segments(out, GPU_SPMM_SLOT_OPERAND_SEGMENT_SIZES, operand_segments, 5))
    return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &spmat_a_operand, 1,
                           gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &dnmat_b_operand, 1,
                           gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &dnmat_c_operand, 1,
                           gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p))))
    return false;
  return mica_state_operands_typed(out, buffers_operands.data, buffers_operands.size, buffers_types,
                                   buffers_at);
}

static void gpu_spmm_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_spmm_async_dependencies_segment(op);
  const mica_segment buffers_segment = gpu_spmm_buffers_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_spmm_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_spmm_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_spmm_spmat_a(op));
  if (gpu_spmm_mode_a(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_spmm_mode_a_attr(op), &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spmm_dnmat_b(op));
  if (gpu_spmm_mode_b(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_spmm_mode_b_attr(op), &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spmm_dnmat_c(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operands(p, op, buffers_segment.first, buffers_segment.count);
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_operand_types(p, op, buffers_segment.first, buffers_segment.count);
  mica_print_str(p, MICA_STR(" into "));
  mica_print_attr_without_type(p, gpu_spmm_compute_type_attr(op));
}

const mica_op_def gpu_spmm_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.spmm", .name_size = 8,
  .summary = "A sparse matrix times a dense one", .dialect = &gpu_dialect,
  .parts = gpu_spmm_parts, .slot_count = 4, .operand_count = 5, .result_count = 1,
  .traits = gpu_launch_func_traits, .interfaces = gpu_launch_func_interfaces, .interface_count = 1,
  .checks = &gpu_create_dn_tensor_checks, .parse = gpu_spmm_parse, .print = gpu_spmm_print,
  .more = &gpu_spmm_buffer_size_more,
};

// ---- gpu.sddmm_buffer_size ----

gpu_transpose_mode gpu_sddmm_buffer_size_mode_a(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_sddmm_buffer_size_def, GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_A);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_sddmm_buffer_size_set_mode_a(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_sddmm_buffer_size_def, GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_A,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

gpu_transpose_mode gpu_sddmm_buffer_size_mode_b(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_sddmm_buffer_size_def, GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_B);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_sddmm_buffer_size_set_mode_b(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_sddmm_buffer_size_def, GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_B,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

const mica_type *gpu_sddmm_buffer_size_compute_type(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_sddmm_buffer_size_def,
                            GPU_SDDMM_BUFFER_SIZE_SLOT_COMPUTE_TYPE);
  return mica_attr_type_value(attr);
}
bool gpu_sddmm_buffer_size_set_compute_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &gpu_sddmm_buffer_size_def,
                              GPU_SDDMM_BUFFER_SIZE_SLOT_COMPUTE_TYPE, mica_attr_type_of(value));
}

mica_op *gpu_sddmm_buffer_size_build(mica_builder *b, mica_loc loc, const mica_type *buffer_sz_type,
                                     const mica_type *async_token_type,
                                     mica_value *const *async_dependencies,
                                     size_t async_dependencies_count, gpu_transpose_mode mode_a,
                                     gpu_transpose_mode mode_b, mica_value *dnmat_a,
                                     mica_value *dnmat_b, mica_value *spmat_c,
                                     const mica_type *compute_type) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_type_of(compute_type), gpu_transpose_mode_attr_get(ctx, mode_a),
    gpu_transpose_mode_attr_get(ctx, mode_b),
  };
  if (slots[GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_A] == NULL ||
      slots[GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_B] == NULL)
    return NULL;
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&dnmat_a, 1}, {&dnmat_b, 1}, {&spmat_c, 1},
  };
  const mica_types type_groups[] = {
    {&buffer_sz_type, 1}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, slots, 3, .region_count = 0};
  mica_op *op = mica_builder_insert_groups(b, loc, &gpu_sddmm_buffer_size_def, &parts, groups, 4);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part gpu_sddmm_buffer_size_parts[] = {
  {.name = "computeType", .check = &must_be_any_type_attribute, .order = 2},
  {.name = "modeA", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "modeB", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .order = 1, .extra = 2},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "dnmatA", .check = &must_be_dense_tensor_handle_type},
  {.name = "dnmatB", .check = &must_be_dense_tensor_handle_type},
  {.name = "spmatC", .check = &must_be_sparse_matrix_handle_type},
  {.name = "bufferSz", .check = &must_be_index},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.sddmm_buffer_size: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA
// (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC attr-dict `into` $computeType
static bool gpu_sddmm_buffer_size_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref dnmat_a_operand, dnmat_b_operand, spmat_c_operand;
  const mica_attr *mode_a_attr = NULL, *mode_b_attr = NULL, *compute_type_attr = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &dnmat_a_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_a_attr)) return false;
    mica_state_set_slot(out, GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_A, mode_a_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dnmat_b_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_b_attr)) return false;
    mica_state_set_slot(out, GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_B, mode_b_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &spmat_c_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_type,
                          &compute_type_attr))
    return false;
  mica_state_set_slot(out, GPU_SDDMM_BUFFER_SIZE_SLOT_COMPUTE_TYPE, compute_type_attr);
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &dnmat_a_operand, 1,
                           gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &dnmat_b_operand, 1,
                           gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &spmat_c_operand, 1,
                             gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p)));
}

static void gpu_sddmm_buffer_size_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment =
      gpu_sddmm_buffer_size_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_sddmm_buffer_size_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_sddmm_buffer_size_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_sddmm_buffer_size_dnmat_a(op));
  if (gpu_sddmm_buffer_size_mode_a(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_sddmm_buffer_size_mode_a_attr(op), &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_sddmm_buffer_size_dnmat_b(op));
  if (gpu_sddmm_buffer_size_mode_b(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_sddmm_buffer_size_mode_b_attr(op), &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_sddmm_buffer_size_spmat_c(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" into "));
  mica_print_attr_without_type(p, gpu_sddmm_buffer_size_compute_type_attr(op));
}

static void gpu_sddmm_buffer_size_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_sddmm_buffer_size_buffer_sz(op), MICA_STR("bufferSz"));
  if (gpu_sddmm_buffer_size_async_token(op) != NULL)
    mica_set_value_name(set, gpu_sddmm_buffer_size_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_sddmm_buffer_size_names = {
  .result_names = gpu_sddmm_buffer_size_name_results,
};
static const mica_interface_impl gpu_sddmm_buffer_size_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_sddmm_buffer_size_names},
};
const mica_op_def gpu_sddmm_buffer_size_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.sddmm_buffer_size", .name_size = 21,
  .summary = "How much memory a product needs of which a sparse matrix is wanted",
  .dialect = &gpu_dialect,
  .parts = gpu_sddmm_buffer_size_parts, .slot_count = 3, .operand_count = 4, .result_count = 2,
  .interfaces = gpu_sddmm_buffer_size_interfaces, .interface_count = 2,
  .parse = gpu_sddmm_buffer_size_parse, .print = gpu_sddmm_buffer_size_print,
  .more = &gpu_spmm_buffer_size_more,
};

// ---- gpu.sddmm ----

gpu_transpose_mode gpu_sddmm_mode_a(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_sddmm_def, GPU_SDDMM_SLOT_MODE_A);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_sddmm_set_mode_a(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_sddmm_def, GPU_SDDMM_SLOT_MODE_A,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

gpu_transpose_mode gpu_sddmm_mode_b(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_sddmm_def, GPU_SDDMM_SLOT_MODE_B);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_sddmm_set_mode_b(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_sddmm_def, GPU_SDDMM_SLOT_MODE_B,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

const mica_type *gpu_sddmm_compute_type(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &gpu_sddmm_def, GPU_SDDMM_SLOT_COMPUTE_TYPE);
  return mica_attr_type_value(attr);
}
bool gpu_sddmm_set_compute_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &gpu_sddmm_def, GPU_SDDMM_SLOT_COMPUTE_TYPE,
                              mica_attr_type_of(value));
}

mica_op *gpu_sddmm_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                         mica_value *const *async_dependencies, size_t async_dependencies_count,
                         gpu_transpose_mode mode_a, gpu_transpose_mode mode_b, mica_value *dnmat_a,
                         mica_value *dnmat_b, mica_value *spmat_c, const mica_type *compute_type,
                         mica_value *buffer) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_type_of(compute_type), gpu_transpose_mode_attr_get(ctx, mode_a),
    gpu_transpose_mode_attr_get(ctx, mode_b),
  };
  if (slots[GPU_SDDMM_SLOT_MODE_A] == NULL || slots[GPU_SDDMM_SLOT_MODE_B] == NULL) return NULL;
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&dnmat_a, 1}, {&dnmat_b, 1}, {&spmat_c, 1},
    {&buffer, 1},
  };
  const mica_op_parts parts = {
    NULL, 0, &async_token_type, async_token_type != NULL, slots, 3, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &gpu_sddmm_def, &parts, groups, 5);
}

static const mica_part gpu_sddmm_parts[] = {
  {.name = "computeType", .check = &must_be_any_type_attribute, .order = 2},
  {.name = "modeA", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "modeB", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .order = 1, .extra = 2},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "dnmatA", .check = &must_be_dense_tensor_handle_type},
  {.name = "dnmatB", .check = &must_be_dense_tensor_handle_type},
  {.name = "spmatC", .check = &must_be_sparse_matrix_handle_type},
  {.name = "buffer", .check = &must_be_memref_of_any_type_values},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.sddmm: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^
// `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $buffer attr-dict `:` type($buffer) `into`
// $computeType
static bool gpu_sddmm_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref dnmat_a_operand, dnmat_b_operand, spmat_c_operand, buffer_operand;
  const mica_attr *mode_a_attr = NULL, *mode_b_attr = NULL, *compute_type_attr = NULL;
  const mica_type *buffer_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &dnmat_a_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_a_attr)) return false;
    mica_state_set_slot(out, GPU_SDDMM_SLOT_MODE_A, mode_a_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dnmat_b_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_b_attr)) return false;
    mica_state_set_slot(out, GPU_SDDMM_SLOT_MODE_B, mode_b_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &spmat_c_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &buffer_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &buffer_type)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_type,
                          &compute_type_attr))
    return false;
  mica_state_set_slot(out, GPU_SDDMM_SLOT_COMPUTE_TYPE, compute_type_attr);
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &dnmat_a_operand, 1,
                           gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &dnmat_b_operand, 1,
                           gpu_sparse_dn_tensor_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &spmat_c_operand, 1,
                           gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &buffer_operand, 1, buffer_type);
}

static void gpu_sddmm_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_sddmm_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_sddmm_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_sddmm_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_sddmm_dnmat_a(op));
  if (gpu_sddmm_mode_a(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_sddmm_mode_a_attr(op), &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_sddmm_dnmat_b(op));
  if (gpu_sddmm_mode_b(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_sddmm_mode_b_attr(op), &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_sddmm_spmat_c(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_sddmm_buffer(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(gpu_sddmm_buffer(op)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_attr_without_type(p, gpu_sddmm_compute_type_attr(op));
}

const mica_op_def gpu_sddmm_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.sddmm", .name_size = 9,
  .summary = "A product of dense matrices where a sparse one has elements", .dialect = &gpu_dialect,
  .parts = gpu_sddmm_parts, .slot_count = 3, .operand_count = 5, .result_count = 1,
  .interfaces = gpu_launch_func_interfaces, .interface_count = 1,
  .parse = gpu_sddmm_parse, .print = gpu_sddmm_print, .more = &gpu_spmm_buffer_size_more,
};

// ---- gpu.spgemm_create_descr ----

mica_op *gpu_spgemm_create_descr_build(mica_builder *b, mica_loc loc, const mica_type *desc_type,
                                       const mica_type *async_token_type,
                                       mica_value *const *async_dependencies,
                                       size_t async_dependencies_count) {
  mica_context *ctx = mica_builder_context(b);
  const mica_types type_groups[] = {{&desc_type, 1}, {&async_token_type, async_token_type != NULL}};
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {
    async_dependencies, async_dependencies_count, types, type_count, NULL, 0, .region_count = 0,
  };
  mica_op *op = mica_builder_insert_new(b, loc, &gpu_spgemm_create_descr_def, &parts);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part gpu_spgemm_create_descr_parts[] = {
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "desc", .check = &must_be_sp_gemm_operation_handle_type},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.spgemm_create_descr: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
// attr-dict
static bool gpu_spgemm_create_descr_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_result(out, gpu_sparse_sp_gemm_op_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_results(out, async_token_types)) return false;
  return mica_state_operands(out, async_dependencies_operands.data,
                             async_dependencies_operands.size,
                             gpu_async_token_type_get(mica_parser_context(p)));
}

static void gpu_spgemm_create_descr_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment =
      gpu_spgemm_create_descr_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_spgemm_create_descr_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_spgemm_create_descr_async_token(op))),
                               async_dependencies_segment);
  mica_print_discardable(p, op);
}

static void gpu_spgemm_create_descr_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, gpu_spgemm_create_descr_desc(op), MICA_STR("desc"));
  if (gpu_spgemm_create_descr_async_token(op) != NULL)
    mica_set_value_name(set, gpu_spgemm_create_descr_async_token(op), MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_spgemm_create_descr_names = {
  .result_names = gpu_spgemm_create_descr_name_results,
};
static const mica_interface_impl gpu_spgemm_create_descr_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_spgemm_create_descr_names},
};
const mica_op_def gpu_spgemm_create_descr_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.spgemm_create_descr", .name_size = 23,
  .summary = "Begins a product of sparse matrices", .dialect = &gpu_dialect,
  .parts = gpu_spgemm_create_descr_parts, .operand_count = 1, .result_count = 2,
  .interfaces = gpu_spgemm_create_descr_interfaces, .interface_count = 2,
  .parse = gpu_spgemm_create_descr_parse, .print = gpu_spgemm_create_descr_print,
};

// ---- gpu.spgemm_destroy_descr ----

mica_op *gpu_spgemm_destroy_descr_build(mica_builder *b, mica_loc loc,
                                        const mica_type *async_token_type,
                                        mica_value *const *async_dependencies,
                                        size_t async_dependencies_count, mica_value *desc) {
  const mica_value_group groups[] = {{async_dependencies, async_dependencies_count}, {&desc, 1}};
  const mica_op_parts parts = {
    NULL, 0, &async_token_type, async_token_type != NULL, NULL, 0, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &gpu_spgemm_destroy_descr_def, &parts, groups, 2);
}

// gpu.spgemm_destroy_descr: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $desc
// attr-dict
static bool gpu_spgemm_destroy_descr_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref desc_operand;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &desc_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &desc_operand, 1,
                             gpu_sparse_sp_gemm_op_handle_type_get(mica_parser_context(p)));
}

static void gpu_spgemm_destroy_descr_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment =
      gpu_spgemm_destroy_descr_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_spgemm_destroy_descr_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_spgemm_destroy_descr_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_spgemm_destroy_descr_desc(op));
  mica_print_discardable(p, op);
}

const mica_op_def gpu_spgemm_destroy_descr_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.spgemm_destroy_descr", .name_size = 24,
  .summary = "Ends a product of sparse matrices", .dialect = &gpu_dialect,
  .parts = gpu_spgemm_create_descr_parts, .operand_count = 2, .result_count = 1,
  .interfaces = gpu_launch_func_interfaces, .interface_count = 1,
  .parse = gpu_spgemm_destroy_descr_parse, .print = gpu_spgemm_destroy_descr_print,
};

// ---- gpu.spgemm_work_estimation_or_compute ----

gpu_transpose_mode gpu_spgemm_work_estimation_or_compute_mode_a(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_spgemm_work_estimation_or_compute_def,
                            GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_A);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_spgemm_work_estimation_or_compute_set_mode_a(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                              GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_A,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

gpu_transpose_mode gpu_spgemm_work_estimation_or_compute_mode_b(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_spgemm_work_estimation_or_compute_def,
                            GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_B);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_spgemm_work_estimation_or_compute_set_mode_b(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                              GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_B,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

const mica_type *gpu_spgemm_work_estimation_or_compute_compute_type(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_spgemm_work_estimation_or_compute_def,
                            GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_COMPUTE_TYPE);
  return mica_attr_type_value(attr);
}
bool gpu_spgemm_work_estimation_or_compute_set_compute_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                              GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_COMPUTE_TYPE,
                              mica_attr_type_of(value));
}

gpu_sp_gemm_work_estimation_or_compute_kind gpu_spgemm_work_estimation_or_compute_kind(
    const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_spgemm_work_estimation_or_compute_def,
                            GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_KIND);
  return gpu_sp_gemm_work_estimation_or_compute_kind_attr_value(attr);
}
bool gpu_spgemm_work_estimation_or_compute_set_kind(mica_op *op,
    gpu_sp_gemm_work_estimation_or_compute_kind value) {
  return mica_op_fill_slot_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                              GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_KIND,
                              gpu_sp_gemm_work_estimation_or_compute_kind_attr_get(
         mica_op_context(op), value));
}

mica_op *gpu_spgemm_work_estimation_or_compute_build(mica_builder *b, mica_loc loc,
                                                     const mica_type *buffer_sz_new_type,
                                                     const mica_type *async_token_type,
                                                     mica_value *const *async_dependencies,
                                                     size_t async_dependencies_count,
                                                     mica_value *desc, gpu_transpose_mode mode_a,
                                                     gpu_transpose_mode mode_b, mica_value *spmat_a,
                                                     mica_value *spmat_b, mica_value *spmat_c,
                                                     const mica_type *compute_type,
                                                     mica_value *buffer_sz, mica_value *buffer,
    gpu_sp_gemm_work_estimation_or_compute_kind kind) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_type_of(compute_type),
    gpu_sp_gemm_work_estimation_or_compute_kind_attr_get(ctx, kind),
    gpu_transpose_mode_attr_get(ctx, mode_a), gpu_transpose_mode_attr_get(ctx, mode_b),
  };
  if (slots[GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_A] == NULL ||
      slots[GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_B] == NULL)
    return NULL;
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&desc, 1}, {&spmat_a, 1}, {&spmat_b, 1},
    {&spmat_c, 1}, {&buffer_sz, 1}, {&buffer, 1},
  };
  const mica_types type_groups[] = {
    {&buffer_sz_new_type, 1}, {&async_token_type, async_token_type != NULL},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 2, &types, &type_count)) return NULL;
  const mica_op_parts parts = {NULL, 0, types, type_count, slots, 4, .region_count = 0};
  mica_op *op =
      mica_builder_insert_groups(b, loc, &gpu_spgemm_work_estimation_or_compute_def, &parts, groups,
                                 7);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part gpu_spgemm_work_estimation_or_compute_parts[] = {
  {.name = "computeType", .check = &must_be_any_type_attribute, .order = 2},
  {.name = "kind", .check = &must_be_choose_whether_spgemm_work_estimation_or, .order = 3},
  {.name = "modeA", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "modeB", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .order = 1, .extra = 2},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "desc", .check = &must_be_sp_gemm_operation_handle_type},
  {.name = "spmatA", .check = &must_be_sparse_matrix_handle_type},
  {.name = "spmatB", .check = &must_be_sparse_matrix_handle_type},
  {.name = "spmatC", .check = &must_be_sparse_matrix_handle_type},
  {.name = "bufferSz", .check = &must_be_index},
  {.name = "buffer", .check = &must_be_memref_of_any_type_values},
  {.name = "bufferSzNew", .check = &must_be_index},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.spgemm_work_estimation_or_compute: custom<AsyncDependencies>(type($asyncToken),
// $asyncDependencies) `{` $kind `}` $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,`
// $spmatC `,` $desc `,` $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)
static bool gpu_spgemm_work_estimation_or_compute_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  const mica_attr *kind_attr = NULL, *mode_a_attr = NULL, *mode_b_attr = NULL, *compute_type_attr =
      NULL;
  mica_operand_ref spmat_a_operand, spmat_b_operand, spmat_c_operand, desc_operand,
      buffer_sz_operand, buffer_operand;
  const mica_type *buffer_type = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_punct(p, '{')) return false;
  if (!mica_parse_stripped_attr(p, &gpu_sp_gemm_work_estimation_or_compute_kind_attr_def,
                                &kind_attr))
    return false;
  mica_state_set_slot(out, GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_KIND, kind_attr);
  if (!mica_parse_punct(p, '}')) return false;
  if (!mica_parse_operand(p, &spmat_a_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_a_attr)) return false;
    mica_state_set_slot(out, GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_A, mode_a_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &spmat_b_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_b_attr)) return false;
    mica_state_set_slot(out, GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_B, mode_b_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &spmat_c_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &desc_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &buffer_sz_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &buffer_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_type,
                          &compute_type_attr))
    return false;
  mica_state_set_slot(out, GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_COMPUTE_TYPE,
                      compute_type_attr);
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &buffer_type)) return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &desc_operand, 1,
                           gpu_sparse_sp_gemm_op_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &spmat_a_operand, 1,
                           gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &spmat_b_operand, 1,
                           gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &spmat_c_operand, 1,
                           gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &buffer_sz_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &buffer_operand, 1, buffer_type);
}

static void gpu_spgemm_work_estimation_or_compute_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment =
      gpu_spgemm_work_estimation_or_compute_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_spgemm_work_estimation_or_compute_async_token(op) == NULL ? NULL
                                : mica_value_type(
      gpu_spgemm_work_estimation_or_compute_async_token(op))), async_dependencies_segment);
  mica_print_char(p, '{');
  mica_print_attr_of(p, gpu_spgemm_work_estimation_or_compute_kind_attr(op),
                     &gpu_sp_gemm_work_estimation_or_compute_kind_attr_def);
  mica_print_str(p, MICA_STR("} "));
  mica_print_operand(p, gpu_spgemm_work_estimation_or_compute_spmat_a(op));
  if (gpu_spgemm_work_estimation_or_compute_mode_a(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_spgemm_work_estimation_or_compute_mode_a_attr(op),
                       &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spgemm_work_estimation_or_compute_spmat_b(op));
  if (gpu_spgemm_work_estimation_or_compute_mode_b(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_spgemm_work_estimation_or_compute_mode_b_attr(op),
                       &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spgemm_work_estimation_or_compute_spmat_c(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spgemm_work_estimation_or_compute_desc(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spgemm_work_estimation_or_compute_buffer_sz(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spgemm_work_estimation_or_compute_buffer(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_attr_without_type(p, gpu_spgemm_work_estimation_or_compute_compute_type_attr(op));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(gpu_spgemm_work_estimation_or_compute_buffer(op)));
}

static void gpu_spgemm_work_estimation_or_compute_name_results(const mica_op *op,
                                                               mica_name_setter *set) {
  mica_set_value_name(set, gpu_spgemm_work_estimation_or_compute_buffer_sz_new(op),
                      MICA_STR("bufferSzNew"));
  if (gpu_spgemm_work_estimation_or_compute_async_token(op) != NULL)
    mica_set_value_name(set, gpu_spgemm_work_estimation_or_compute_async_token(op),
                        MICA_STR("asyncToken"));
}
static const mica_op_asm_interface gpu_spgemm_work_estimation_or_compute_names = {
  .result_names = gpu_spgemm_work_estimation_or_compute_name_results,
};
static const mica_interface_impl gpu_spgemm_work_estimation_or_compute_interfaces[] = {
  {&gpu_async_op_interface_id, &gpu_launch_func_async_methods},
  {&mica_op_asm_interface_id, &gpu_spgemm_work_estimation_or_compute_names},
};
const mica_op_def gpu_spgemm_work_estimation_or_compute_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.spgemm_work_estimation_or_compute", .name_size = 37,
  .summary = "How much memory a product of sparse matrices needs, or the product",
  .dialect = &gpu_dialect,
  .parts = gpu_spgemm_work_estimation_or_compute_parts, .slot_count = 4, .operand_count = 7,
  .result_count = 2,
  .interfaces = gpu_spgemm_work_estimation_or_compute_interfaces, .interface_count = 2,
  .parse = gpu_spgemm_work_estimation_or_compute_parse,
  .print = gpu_spgemm_work_estimation_or_compute_print,
  .more = &gpu_spmm_buffer_size_more,
};

// ---- gpu.spgemm_copy ----

gpu_transpose_mode gpu_spgemm_copy_mode_a(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_spgemm_copy_def, GPU_SPGEMM_COPY_SLOT_MODE_A);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_spgemm_copy_set_mode_a(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_spgemm_copy_def, GPU_SPGEMM_COPY_SLOT_MODE_A,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

gpu_transpose_mode gpu_spgemm_copy_mode_b(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_spgemm_copy_def, GPU_SPGEMM_COPY_SLOT_MODE_B);
  return attr == NULL ? GPU_TRANSPOSE_MODE_NON_TRANSPOSE : gpu_transpose_mode_attr_value(attr);
}
bool gpu_spgemm_copy_set_mode_b(mica_op *op, gpu_transpose_mode value) {
  return mica_op_fill_slot_as(op, &gpu_spgemm_copy_def, GPU_SPGEMM_COPY_SLOT_MODE_B,
                              gpu_transpose_mode_attr_get(mica_op_context(op), value));
}

const mica_type *gpu_spgemm_copy_compute_type(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &gpu_spgemm_copy_def, GPU_SPGEMM_COPY_SLOT_COMPUTE_TYPE);
  return mica_attr_type_value(attr);
}
bool gpu_spgemm_copy_set_compute_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &gpu_spgemm_copy_def, GPU_SPGEMM_COPY_SLOT_COMPUTE_TYPE,
                              mica_attr_type_of(value));
}

mica_op *gpu_spgemm_copy_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                               mica_value *const *async_dependencies,
                               size_t async_dependencies_count, mica_value *desc,
                               gpu_transpose_mode mode_a, gpu_transpose_mode mode_b,
                               mica_value *spmat_a, mica_value *spmat_b, mica_value *spmat_c,
                               const mica_type *compute_type) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_type_of(compute_type), gpu_transpose_mode_attr_get(ctx, mode_a),
    gpu_transpose_mode_attr_get(ctx, mode_b),
  };
  if (slots[GPU_SPGEMM_COPY_SLOT_MODE_A] == NULL || slots[GPU_SPGEMM_COPY_SLOT_MODE_B] == NULL)
    return NULL;
  const mica_value_group groups[] = {
    {async_dependencies, async_dependencies_count}, {&desc, 1}, {&spmat_a, 1}, {&spmat_b, 1},
    {&spmat_c, 1},
  };
  const mica_op_parts parts = {
    NULL, 0, &async_token_type, async_token_type != NULL, slots, 3, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &gpu_spgemm_copy_def, &parts, groups, 5);
}

static const mica_part gpu_spgemm_copy_parts[] = {
  {.name = "computeType", .check = &must_be_any_type_attribute, .order = 2},
  {.name = "modeA", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "modeB", .check = &must_be_transpose_mode_of_sparse_matrix_supported,
   .flags = MICA_PART_HAS_DEFAULT, .order = 1, .extra = 2},
  {.name = "asyncDependencies", .check = &must_be_variadic_of_async_token_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "desc", .check = &must_be_sp_gemm_operation_handle_type},
  {.name = "spmatA", .check = &must_be_sparse_matrix_handle_type},
  {.name = "spmatB", .check = &must_be_sparse_matrix_handle_type},
  {.name = "spmatC", .check = &must_be_sparse_matrix_handle_type},
  {.name = "asyncToken", .check = &must_be_async_token_type, .flags = MICA_PART_OPTIONAL},
};
// gpu.spgemm_copy: custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{`
// $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc attr-dict `:` $computeType
static bool gpu_spgemm_copy_parse(mica_parser *p, mica_op_state *out) {
  mica_types async_token_types = {NULL, 0};
  mica_operand_refs async_dependencies_operands = {NULL, 0};
  mica_operand_ref spmat_a_operand, spmat_b_operand, spmat_c_operand, desc_operand;
  const mica_attr *mode_a_attr = NULL, *mode_b_attr = NULL, *compute_type_attr = NULL;
  if (!mica_parser_hook(p,
                        gpu_parse_async_dependencies(p, out, &async_token_types,
                                                     &async_dependencies_operands),
                        "gpu_parse_async_dependencies"))
    return false;
  if (!mica_parse_operand(p, &spmat_a_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_a_attr)) return false;
    mica_state_set_slot(out, GPU_SPGEMM_COPY_SLOT_MODE_A, mode_a_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &spmat_b_operand)) return false;
  if (mica_parse_optional_punct(p, '{')) {
    if (!mica_parse_stripped_attr(p, &gpu_transpose_mode_attr_def, &mode_b_attr)) return false;
    mica_state_set_slot(out, GPU_SPGEMM_COPY_SLOT_MODE_B, mode_b_attr);
    if (!mica_parse_punct(p, '}')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &spmat_c_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &desc_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_type,
                          &compute_type_attr))
    return false;
  mica_state_set_slot(out, GPU_SPGEMM_COPY_SLOT_COMPUTE_TYPE, compute_type_attr);
  if (!mica_state_results(out, async_token_types)) return false;
  if (!mica_state_operands(out, async_dependencies_operands.data, async_dependencies_operands.size,
                           gpu_async_token_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &desc_operand, 1,
                           gpu_sparse_sp_gemm_op_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &spmat_a_operand, 1,
                           gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &spmat_b_operand, 1,
                           gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &spmat_c_operand, 1,
                             gpu_sparse_sp_mat_handle_type_get(mica_parser_context(p)));
}

static void gpu_spgemm_copy_print(mica_printer *p, const mica_op *op) {
  const mica_segment async_dependencies_segment = gpu_spgemm_copy_async_dependencies_segment(op);
  mica_print_char(p, ' ');
  gpu_print_async_dependencies(p, op,
                               (gpu_spgemm_copy_async_token(op) == NULL ? NULL
                                : mica_value_type(gpu_spgemm_copy_async_token(op))),
                               async_dependencies_segment);
  mica_print_char(p, ' ');
  mica_print_operand(p, gpu_spgemm_copy_spmat_a(op));
  if (gpu_spgemm_copy_mode_a(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_spgemm_copy_mode_a_attr(op), &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spgemm_copy_spmat_b(op));
  if (gpu_spgemm_copy_mode_b(op) != GPU_TRANSPOSE_MODE_NON_TRANSPOSE) {
    mica_print_char(p, '{');
    mica_print_attr_of(p, gpu_spgemm_copy_mode_b_attr(op), &gpu_transpose_mode_attr_def);
    mica_print_char(p, '}');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spgemm_copy_spmat_c(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, gpu_spgemm_copy_desc(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_attr_without_type(p, gpu_spgemm_copy_compute_type_attr(op));
}

const mica_op_def gpu_spgemm_copy_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "gpu.spgemm_copy", .name_size = 15,
  .summary = "Puts a product of sparse matrices into its matrix", .dialect = &gpu_dialect,
  .parts = gpu_spgemm_copy_parts, .slot_count = 3, .operand_count = 5, .result_count = 1,
  .interfaces = gpu_launch_func_interfaces, .interface_count = 1,
  .parse = gpu_spgemm_copy_parse, .print = gpu_spgemm_copy_print,
  .more = &gpu_spmm_buffer_size_more,
};

// Ordered by name.
static const mica_op_def *const gpu_ops[] = {
  &gpu_all_reduce_def,
  &gpu_alloc_def,
  &gpu_barrier_def,
  &gpu_binary_def,
  &gpu_block_dim_def,
  &gpu_block_id_def,
  &gpu_cluster_block_id_def,
  &gpu_cluster_dim_def,
  &gpu_cluster_dim_blocks_def,
  &gpu_cluster_id_def,
  &gpu_create_2to4_spmat_def,
  &gpu_create_bsr_def,
  &gpu_create_coo_def,
  &gpu_create_coo_aos_def,
  &gpu_create_csc_def,
  &gpu_create_csr_def,
  &gpu_create_dn_tensor_def,
  &gpu_dealloc_def,
  &gpu_destroy_dn_tensor_def,
  &gpu_destroy_sp_mat_def,
  &gpu_dynamic_shared_memory_def,
  &gpu_func_def,
  &gpu_global_id_def,
  &gpu_grid_dim_def,
  &gpu_host_register_def,
  &gpu_host_unregister_def,
  &gpu_lane_id_def,
  &gpu_launch_def,
  &gpu_launch_func_def,
  &gpu_memcpy_def,
  &gpu_memset_def,
  &gpu_module_def,
  &gpu_num_subgroups_def,
  &gpu_printf_def,
  &gpu_return_def,
  &gpu_rotate_def,
  &gpu_sddmm_def,
  &gpu_sddmm_buffer_size_def,
  &gpu_set_csr_pointers_def,
  &gpu_set_default_device_def,
  &gpu_shuffle_def,
  &gpu_spgemm_copy_def,
  &gpu_spgemm_create_descr_def,
  &gpu_spgemm_destroy_descr_def,
  &gpu_spgemm_work_estimation_or_compute_def,
  &gpu_spmat_get_size_def,
  &gpu_spmm_def,
  &gpu_spmm_buffer_size_def,
  &gpu_spmv_def,
  &gpu_spmv_buffer_size_def,
  &gpu_subgroup_broadcast_def,
  &gpu_subgroup_id_def,
  &gpu_subgroup_mma_compute_def,
  &gpu_subgroup_mma_constant_matrix_def,
  &gpu_subgroup_mma_elementwise_def,
  &gpu_subgroup_mma_extract_thread_local_def,
  &gpu_subgroup_mma_insert_thread_local_def,
  &gpu_subgroup_mma_load_matrix_def,
  &gpu_subgroup_mma_store_matrix_def,
  &gpu_subgroup_reduce_def,
  &gpu_subgroup_size_def,
  &gpu_terminator_def,
  &gpu_thread_id_def,
  &gpu_wait_def,
  &gpu_warp_execute_on_lane_0_def,
  &gpu_yield_def,
};
static const mica_type_def *const gpu_types[] = {
  &gpu_async_token_type_def,
  &gpu_mma_matrix_type_def,
  &gpu_sparse_dn_tensor_handle_type_def,
  &gpu_sparse_sp_gemm_op_handle_type_def,
  &gpu_sparse_sp_mat_handle_type_def,
};
static const mica_attr_def *const gpu_attrs[] = {
  &gpu_address_space_attr_def,
  &gpu_all_reduce_operation_attr_def,
  &gpu_block_mapping_attr_def,
  &gpu_broadcast_type_attr_def,
  &gpu_dimension_attr_def,
  &gpu_kernel_metadata_attr_def,
  &gpu_kernel_table_attr_def,
  &gpu_lane_mapping_attr_def,
  &gpu_parallel_loop_dim_mapping_attr_def,
  &gpu_mapping_mask_attr_def,
  &gpu_transpose_mode_attr_def,
  &gpu_memory_space_mapping_attr_def,
  &gpu_mma_elementwise_op_attr_def,
  &gpu_object_attr_def,
  &gpu_prune2_to4_sp_mat_flag_attr_def,
  &gpu_select_object_attr_def,
  &gpu_shuffle_mode_attr_def,
  &gpu_sp_gemm_work_estimation_or_compute_kind_attr_def,
  &gpu_thread_mapping_attr_def,
  &gpu_warp_mapping_attr_def,
  &gpu_warpgroup_mapping_attr_def,
};
static const mica_dialect_def *const gpu_dependents[] = {&arith_dialect, NULL};
static const mica_interface_impl gpu_interfaces[] = {
  {&mica_dialect_inliner_interface_id,
   &(const mica_dialect_inliner_interface){.may_inline_region = gpu_may_inline_region}},
};

const mica_dialect_def gpu_dialect = {
  .abi = 5,
  .name = "gpu",
  .ops = gpu_ops,
  .op_count = 66,
  .types = gpu_types,
  .type_count = 5,
  .attrs = gpu_attrs,
  .attr_count = 21,
  .dependents = gpu_dependents,
  .verify_op_attribute = gpu_verify_op_attribute,
  .parse_type = gpu_parse_type,
  .print_type = gpu_print_type,
  .patterns = gpu_canonicalizations,
  .interfaces = gpu_interfaces, .interface_count = 1,
};
