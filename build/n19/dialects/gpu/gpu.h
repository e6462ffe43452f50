// The dialect gpu: Kernels for GPUs, and the host's side of them.
// Made by mica-gen from gpu.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_GPU_H
#define MICA_DIALECT_GPU_H

#include "mica/attribute.h"
#include "mica/enum.h"
#include "mica/generated.h"
#include "mica/parse.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "gpu.def is of another version of Mica: run mica-gen gpu.def again"
#endif

MICA_BEGIN

// GPU address space
typedef enum gpu_address_space {
  GPU_ADDRESS_SPACE_GLOBAL = 1,  // "global"
  GPU_ADDRESS_SPACE_WORKGROUP = 2,  // "workgroup"
  GPU_ADDRESS_SPACE_PRIVATE = 3,  // "private"
} gpu_address_space;
extern const mica_enum_def gpu_address_space_enum;
// {NULL, 0}: no case has this value.
static inline mica_str gpu_address_space_to_text(gpu_address_space value) {
  return mica_enum_case_text(&gpu_address_space_enum, (uint64_t)value);
}
static inline bool gpu_address_space_from_text(mica_str text, gpu_address_space *value) {
  uint64_t found;
  if (!mica_enum_from_text(&gpu_address_space_enum, text, &found)) return false;
  *value = (gpu_address_space)found;
  return true;
}

// a dimension, either 'x', 'y', or 'z'
typedef enum gpu_dimension {
  GPU_DIMENSION_X = 0,  // "x"
  GPU_DIMENSION_Y = 1,  // "y"
  GPU_DIMENSION_Z = 2,  // "z"
} gpu_dimension;
extern const mica_enum_def gpu_dimension_enum;
// {NULL, 0}: no case has this value.
static inline mica_str gpu_dimension_to_text(gpu_dimension value) {
  return mica_enum_case_text(&gpu_dimension_enum, (uint64_t)value);
}
static inline bool gpu_dimension_from_text(mica_str text, gpu_dimension *value) {
  uint64_t found;
  if (!mica_enum_from_text(&gpu_dimension_enum, text, &found)) return false;
  *value = (gpu_dimension)found;
  return true;
}

// built-in reduction operations supported by gpu.allreduce.
typedef enum gpu_all_reduce_operation {
  GPU_ALL_REDUCE_OPERATION_ADD = 0,  // "add"
  GPU_ALL_REDUCE_OPERATION_MUL = 1,  // "mul"
  GPU_ALL_REDUCE_OPERATION_MINUI = 2,  // "minui"
  GPU_ALL_REDUCE_OPERATION_MINSI = 3,  // "minsi"
  GPU_ALL_REDUCE_OPERATION_MINNUMF = 4,  // "minnumf"
  GPU_ALL_REDUCE_OPERATION_MAXUI = 5,  // "maxui"
  GPU_ALL_REDUCE_OPERATION_MAXSI = 6,  // "maxsi"
  GPU_ALL_REDUCE_OPERATION_MAXNUMF = 7,  // "maxnumf"
  GPU_ALL_REDUCE_OPERATION_AND = 8,  // "and"
  GPU_ALL_REDUCE_OPERATION_OR = 9,  // "or"
  GPU_ALL_REDUCE_OPERATION_XOR = 10,  // "xor"
  GPU_ALL_REDUCE_OPERATION_MINIMUMF = 11,  // "minimumf"
  GPU_ALL_REDUCE_OPERATION_MAXIMUMF = 12,  // "maximumf"
} gpu_all_reduce_operation;
extern const mica_enum_def gpu_all_reduce_operation_enum;
// {NULL, 0}: no case has this value.
static inline mica_str gpu_all_reduce_operation_to_text(gpu_all_reduce_operation value) {
  return mica_enum_case_text(&gpu_all_reduce_operation_enum, (uint64_t)value);
}
static inline bool gpu_all_reduce_operation_from_text(mica_str text,
                                                      gpu_all_reduce_operation *value) {
  uint64_t found;
  if (!mica_enum_from_text(&gpu_all_reduce_operation_enum, text, &found)) return false;
  *value = (gpu_all_reduce_operation)found;
  return true;
}

// Indexing modes supported by gpu.shuffle.
typedef enum gpu_shuffle_mode {
  GPU_SHUFFLE_MODE_XOR = 0,  // "xor"
  GPU_SHUFFLE_MODE_UP = 2,  // "up"
  GPU_SHUFFLE_MODE_DOWN = 1,  // "down"
  GPU_SHUFFLE_MODE_IDX = 3,  // "idx"
} gpu_shuffle_mode;
extern const mica_enum_def gpu_shuffle_mode_enum;
// {NULL, 0}: no case has this value.
static inline mica_str gpu_shuffle_mode_to_text(gpu_shuffle_mode value) {
  return mica_enum_case_text(&gpu_shuffle_mode_enum, (uint64_t)value);
}
static inline bool gpu_shuffle_mode_from_text(mica_str text, gpu_shuffle_mode *value) {
  uint64_t found;
  if (!mica_enum_from_text(&gpu_shuffle_mode_enum, text, &found)) return false;
  *value = (gpu_shuffle_mode)found;
  return true;
}

// a lane to broadcast from
typedef enum gpu_broadcast_type {
  GPU_BROADCAST_TYPE_FIRST_ACTIVE_LANE = 0,  // "first_active_lane"
  GPU_BROADCAST_TYPE_SPECIFIC_LANE = 1,  // "specific_lane"
} gpu_broadcast_type;
extern const mica_enum_def gpu_broadcast_type_enum;
// {NULL, 0}: no case has this value.
static inline mica_str gpu_broadcast_type_to_text(gpu_broadcast_type value) {
  return mica_enum_case_text(&gpu_broadcast_type_enum, (uint64_t)value);
}
static inline bool gpu_broadcast_type_from_text(mica_str text, gpu_broadcast_type *value) {
  uint64_t found;
  if (!mica_enum_from_text(&gpu_broadcast_type_enum, text, &found)) return false;
  *value = (gpu_broadcast_type)found;
  return true;
}

// elementwise operation to apply to mma matrix
typedef enum gpu_mma_elementwise_op {
  GPU_MMA_ELEMENTWISE_OP_ADDF = 0,  // "addf"
  GPU_MMA_ELEMENTWISE_OP_MULF = 1,  // "mulf"
  GPU_MMA_ELEMENTWISE_OP_SUBF = 2,  // "subf"
  GPU_MMA_ELEMENTWISE_OP_MAXF = 3,  // "maxf"
  GPU_MMA_ELEMENTWISE_OP_MINF = 4,  // "minf"
  GPU_MMA_ELEMENTWISE_OP_DIVF = 5,  // "divf"
  GPU_MMA_ELEMENTWISE_OP_ADDI = 6,  // "addi"
  GPU_MMA_ELEMENTWISE_OP_MULI = 7,  // "muli"
  GPU_MMA_ELEMENTWISE_OP_SUBI = 8,  // "subi"
  GPU_MMA_ELEMENTWISE_OP_DIVS = 9,  // "divs"
  GPU_MMA_ELEMENTWISE_OP_DIVU = 10,  // "divu"
  GPU_MMA_ELEMENTWISE_OP_NEGATEF = 11,  // "negatef"
  GPU_MMA_ELEMENTWISE_OP_NEGATES = 12,  // "negates"
  GPU_MMA_ELEMENTWISE_OP_EXTF = 13,  // "extf"
} gpu_mma_elementwise_op;
extern const mica_enum_def gpu_mma_elementwise_op_enum;
// {NULL, 0}: no case has this value.
static inline mica_str gpu_mma_elementwise_op_to_text(gpu_mma_elementwise_op value) {
  return mica_enum_case_text(&gpu_mma_elementwise_op_enum, (uint64_t)value);
}
static inline bool gpu_mma_elementwise_op_from_text(mica_str text, gpu_mma_elementwise_op *value) {
  uint64_t found;
  if (!mica_enum_from_text(&gpu_mma_elementwise_op_enum, text, &found)) return false;
  *value = (gpu_mma_elementwise_op)found;
  return true;
}

// pruning strategy for 2:4 sparse matrix
typedef enum gpu_prune2_to4_sp_mat_flag {
  GPU_PRUNE2_TO4_SP_MAT_FLAG_NONE = 0,  // "NONE"
  GPU_PRUNE2_TO4_SP_MAT_FLAG_PRUNE_ONLY = 1,  // "PRUNE_ONLY"
  GPU_PRUNE2_TO4_SP_MAT_FLAG_PRUNE_AND_CHECK = 2,  // "PRUNE_AND_CHECK"
} gpu_prune2_to4_sp_mat_flag;
extern const mica_enum_def gpu_prune2_to4_sp_mat_flag_enum;
// {NULL, 0}: no case has this value.
static inline mica_str gpu_prune2_to4_sp_mat_flag_to_text(gpu_prune2_to4_sp_mat_flag value) {
  return mica_enum_case_text(&gpu_prune2_to4_sp_mat_flag_enum, (uint64_t)value);
}
static inline bool gpu_prune2_to4_sp_mat_flag_from_text(mica_str text,
                                                        gpu_prune2_to4_sp_mat_flag *value) {
  uint64_t found;
  if (!mica_enum_from_text(&gpu_prune2_to4_sp_mat_flag_enum, text, &found)) return false;
  *value = (gpu_prune2_to4_sp_mat_flag)found;
  return true;
}

// transpose mode of sparse matrix supported by sparse tensor ops
typedef enum gpu_transpose_mode {
  GPU_TRANSPOSE_MODE_NON_TRANSPOSE = 0,  // "NON_TRANSPOSE"
  GPU_TRANSPOSE_MODE_TRANSPOSE = 1,  // "TRANSPOSE"
  GPU_TRANSPOSE_MODE_CONJUGATE_TRANSPOSE = 2,  // "CONJUGATE_TRANSPOSE"
} gpu_transpose_mode;
extern const mica_enum_def gpu_transpose_mode_enum;
// {NULL, 0}: no case has this value.
static inline mica_str gpu_transpose_mode_to_text(gpu_transpose_mode value) {
  return mica_enum_case_text(&gpu_transpose_mode_enum, (uint64_t)value);
}
static inline bool gpu_transpose_mode_from_text(mica_str text, gpu_transpose_mode *value) {
  uint64_t found;
  if (!mica_enum_from_text(&gpu_transpose_mode_enum, text, &found)) return false;
  *value = (gpu_transpose_mode)found;
  return true;
}

// choose whether spgemm_work_estimation_or_compute does work estimation or compute
typedef enum gpu_sp_gemm_work_estimation_or_compute_kind {
  GPU_SP_GEMM_WORK_ESTIMATION_OR_COMPUTE_KIND_WORK_ESTIMATION = 0,  // "WORK_ESTIMATION"
  GPU_SP_GEMM_WORK_ESTIMATION_OR_COMPUTE_KIND_COMPUTE = 1,  // "COMPUTE"
} gpu_sp_gemm_work_estimation_or_compute_kind;
extern const mica_enum_def gpu_sp_gemm_work_estimation_or_compute_kind_enum;
// {NULL, 0}: no case has this value.
static inline mica_str gpu_sp_gemm_work_estimation_or_compute_kind_to_text(
    gpu_sp_gemm_work_estimation_or_compute_kind value) {
  return mica_enum_case_text(&gpu_sp_gemm_work_estimation_or_compute_kind_enum, (uint64_t)value);
}
static inline bool gpu_sp_gemm_work_estimation_or_compute_kind_from_text(mica_str text,
    gpu_sp_gemm_work_estimation_or_compute_kind *value) {
  uint64_t found;
  if (!mica_enum_from_text(&gpu_sp_gemm_work_estimation_or_compute_kind_enum, text, &found))
    return false;
  *value = (gpu_sp_gemm_work_estimation_or_compute_kind)found;
  return true;
}

// Mapping ids for loop mapping
typedef enum gpu_mapping_id {
  GPU_MAPPING_ID_DIM_X = 0,  // "x"
  GPU_MAPPING_ID_DIM_Y = 1,  // "y"
  GPU_MAPPING_ID_DIM_Z = 2,  // "z"
  GPU_MAPPING_ID_LINEAR_DIM0 = 3,  // "linear_dim_0"
  GPU_MAPPING_ID_LINEAR_DIM1 = 4,  // "linear_dim_1"
  GPU_MAPPING_ID_LINEAR_DIM2 = 5,  // "linear_dim_2"
  GPU_MAPPING_ID_LINEAR_DIM3 = 6,  // "linear_dim_3"
  GPU_MAPPING_ID_LINEAR_DIM4 = 7,  // "linear_dim_4"
  GPU_MAPPING_ID_LINEAR_DIM5 = 8,  // "linear_dim_5"
  GPU_MAPPING_ID_LINEAR_DIM6 = 9,  // "linear_dim_6"
  GPU_MAPPING_ID_LINEAR_DIM7 = 10,  // "linear_dim_7"
  GPU_MAPPING_ID_LINEAR_DIM8 = 11,  // "linear_dim_8"
  GPU_MAPPING_ID_LINEAR_DIM9 = 12,  // "linear_dim_9"
} gpu_mapping_id;
extern const mica_enum_def gpu_mapping_id_enum;
// {NULL, 0}: no case has this value.
static inline mica_str gpu_mapping_id_to_text(gpu_mapping_id value) {
  return mica_enum_case_text(&gpu_mapping_id_enum, (uint64_t)value);
}
static inline bool gpu_mapping_id_from_text(mica_str text, gpu_mapping_id *value) {
  uint64_t found;
  if (!mica_enum_from_text(&gpu_mapping_id_enum, text, &found)) return false;
  *value = (gpu_mapping_id)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *gpu_mapping_id_attr_get(mica_context *ctx, gpu_mapping_id value) {
  return mica_enum_attr(ctx, &gpu_mapping_id_enum, (uint64_t)value);
}
static inline bool gpu_mapping_id_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&gpu_mapping_id_enum, attr);
}
static inline gpu_mapping_id gpu_mapping_id_attr_value(const mica_attr *attr) {
  return (gpu_mapping_id)mica_attr_integer_value(attr);
}

// processor for loop mapping
typedef enum gpu_processor {
  GPU_PROCESSOR_BLOCK_X = 0,  // "block_x"
  GPU_PROCESSOR_BLOCK_Y = 1,  // "block_y"
  GPU_PROCESSOR_BLOCK_Z = 2,  // "block_z"
  GPU_PROCESSOR_THREAD_X = 3,  // "thread_x"
  GPU_PROCESSOR_THREAD_Y = 4,  // "thread_y"
  GPU_PROCESSOR_THREAD_Z = 5,  // "thread_z"
  GPU_PROCESSOR_SEQUENTIAL = 6,  // "sequential"
} gpu_processor;
extern const mica_enum_def gpu_processor_enum;
// {NULL, 0}: no case has this value.
static inline mica_str gpu_processor_to_text(gpu_processor value) {
  return mica_enum_case_text(&gpu_processor_enum, (uint64_t)value);
}
static inline bool gpu_processor_from_text(mica_str text, gpu_processor *value) {
  uint64_t found;
  if (!mica_enum_from_text(&gpu_processor_enum, text, &found)) return false;
  *value = (gpu_processor)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *gpu_processor_attr_get(mica_context *ctx, gpu_processor value) {
  return mica_enum_attr(ctx, &gpu_processor_enum, (uint64_t)value);
}
static inline bool gpu_processor_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&gpu_processor_enum, attr);
}
static inline gpu_processor gpu_processor_attr_value(const mica_attr *attr) {
  return (gpu_processor)mica_attr_integer_value(attr);
}

// GPU compilation format
typedef enum gpu_compilation_target {
  GPU_COMPILATION_TARGET_OFFLOAD = 1,  // "offload"
  GPU_COMPILATION_TARGET_ASSEMBLY = 2,  // "assembly"
  GPU_COMPILATION_TARGET_BINARY = 3,  // "bin"
  GPU_COMPILATION_TARGET_FATBIN = 4,  // "fatbin"
} gpu_compilation_target;
extern const mica_enum_def gpu_compilation_target_enum;
// {NULL, 0}: no case has this value.
static inline mica_str gpu_compilation_target_to_text(gpu_compilation_target value) {
  return mica_enum_case_text(&gpu_compilation_target_enum, (uint64_t)value);
}
static inline bool gpu_compilation_target_from_text(mica_str text, gpu_compilation_target *value) {
  uint64_t found;
  if (!mica_enum_from_text(&gpu_compilation_target_enum, text, &found)) return false;
  *value = (gpu_compilation_target)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *gpu_compilation_target_attr_get(mica_context *ctx,
                                                               gpu_compilation_target value) {
  return mica_enum_attr(ctx, &gpu_compilation_target_enum, (uint64_t)value);
}
static inline bool gpu_compilation_target_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&gpu_compilation_target_enum, attr);
}
static inline gpu_compilation_target gpu_compilation_target_attr_value(const mica_attr *attr) {
  return (gpu_compilation_target)mica_attr_integer_value(attr);
}

MICA_END

// They may include this header, too, and use the types above.
#include "scf/scf.h"
#include "dlti/dlti.h"

MICA_BEGIN

extern const mica_dialect_def gpu_dialect;  // for mica_context_register

// Written by the author.
bool gpu_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr);
const mica_type *gpu_parse_type(mica_parser *p);
bool gpu_print_type(mica_printer *p, const mica_type *type);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const gpu_canonicalizations[];

bool gpu_is_kernel(const mica_op *op);  // it has the attribute `gpu.kernel`
// Of operations that wait for tokens: their first operands; the token that such a one gives,
// NULL: none.
mica_segment gpu_async_dependencies(const mica_op *op);
mica_value *gpu_async_token(const mica_op *op);

// ---- TargetAttrInterface ----

extern const mica_interface gpu_target_attr_interface_id;
// Whether it implements the interface.
static inline bool gpu_target_attr_interface_isa(const mica_attr *attr) {
  return mica_attr_interface(attr, &gpu_target_attr_interface_id) != NULL;
}

// ---- TargetAttrVerifyInterface ----

extern const mica_interface gpu_target_attr_verify_interface_id;
typedef struct gpu_target_attr_verify_interface {
  bool (*verify_target)(const mica_attr *attr, mica_op *module);
} gpu_target_attr_verify_interface;
// Whether it implements the interface.
static inline bool gpu_target_attr_verify_interface_isa(const mica_attr *attr) {
  return mica_attr_interface(attr, &gpu_target_attr_verify_interface_id) != NULL;
}
// Whether it fits this one; false: reported.
bool gpu_target_attr_verify_interface_verify_target(const mica_attr *attr, mica_op *module);

// ---- OffloadingLLVMTranslationAttrInterface ----

extern const mica_interface gpu_offloading_llvm_translation_attr_interface_id;
// Whether it implements the interface.
static inline bool gpu_offloading_llvm_translation_attr_interface_isa(const mica_attr *attr) {
  return mica_attr_interface(attr, &gpu_offloading_llvm_translation_attr_interface_id) != NULL;
}

// ---- AsyncOpInterface ----

extern const mica_interface gpu_async_op_interface_id;
typedef struct gpu_async_op_interface {
  mica_segment (*async_dependencies)(const mica_op *op);  // NULL: the default
  mica_value *(*async_token)(const mica_op *op);  // NULL: the default
} gpu_async_op_interface;
// Whether it implements the interface.
static inline bool gpu_async_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &gpu_async_op_interface_id) != NULL;
}
// The operands that it waits for.
mica_segment gpu_async_op_interface_async_dependencies(const mica_op *op);
// The token that it gives; NULL: none.
mica_value *gpu_async_op_interface_async_token(const mica_op *op);

// of DialectInlinerInterface, written by the author
bool gpu_may_inline_region(mica_context *ctx, const mica_dialect_def *dialect,
                           const mica_region *to, const mica_region *from,
                           mica_value *const *arguments, bool is_cloned);
extern const mica_trait gpu_trait_offloading_translation_attr_trait;

// !gpu.async.token: Stands for something that a device does
extern const mica_type_def gpu_async_token_type_def;
static inline bool gpu_async_token_type_isa(const mica_type *type) {
  return mica_type_isa(type, &gpu_async_token_type_def);
}
// NULL: no memory.
const mica_type *gpu_async_token_type_get(mica_context *ctx);

// !gpu.sparse.dntensor_handle: A dense tensor that sparse operations work on
extern const mica_type_def gpu_sparse_dn_tensor_handle_type_def;
static inline bool gpu_sparse_dn_tensor_handle_type_isa(const mica_type *type) {
  return mica_type_isa(type, &gpu_sparse_dn_tensor_handle_type_def);
}
// NULL: no memory.
const mica_type *gpu_sparse_dn_tensor_handle_type_get(mica_context *ctx);

// !gpu.sparse.spmat_handle: A sparse matrix
extern const mica_type_def gpu_sparse_sp_mat_handle_type_def;
static inline bool gpu_sparse_sp_mat_handle_type_isa(const mica_type *type) {
  return mica_type_isa(type, &gpu_sparse_sp_mat_handle_type_def);
}
// NULL: no memory.
const mica_type *gpu_sparse_sp_mat_handle_type_get(mica_context *ctx);

// !gpu.sparse.spgemmop_handle: A product of sparse matrices that is under way
extern const mica_type_def gpu_sparse_sp_gemm_op_handle_type_def;
static inline bool gpu_sparse_sp_gemm_op_handle_type_isa(const mica_type *type) {
  return mica_type_isa(type, &gpu_sparse_sp_gemm_op_handle_type_def);
}
// NULL: no memory.
const mica_type *gpu_sparse_sp_gemm_op_handle_type_get(mica_context *ctx);

// !gpu.mma_matrix: A matrix that the threads of a subgroup hold together
typedef struct gpu_mma_matrix_type_params {
  mica_int64s shape;
  const mica_type *element_type;
  mica_str operand;
} gpu_mma_matrix_type_params;
extern const mica_type_def gpu_mma_matrix_type_def;
static inline bool gpu_mma_matrix_type_isa(const mica_type *type) {
  return mica_type_isa(type, &gpu_mma_matrix_type_def);
}
// NULL: no memory.
const mica_type *gpu_mma_matrix_type_get(mica_context *ctx, mica_int64s shape,
                                         const mica_type *element_type, mica_str operand);
// NULL: refused, and reported at `loc`, or no memory.
const mica_type *gpu_mma_matrix_type_get_checked(mica_context *ctx, mica_loc loc, mica_int64s shape,
                                                 const mica_type *element_type, mica_str operand);
// Written by the author: whether these parameters make one; reports through mica_error.
bool gpu_mma_matrix_type_check(mica_context *ctx, mica_loc loc, mica_int64s shape,
                               const mica_type *element_type, mica_str operand);
// Written by the author: what follows the mnemonic.
const mica_type *gpu_mma_matrix_type_parse(mica_parser *p);
void gpu_mma_matrix_type_print(mica_printer *p, const mica_type *type);
static inline mica_int64s gpu_mma_matrix_type_shape(const mica_type *type) {
  const gpu_mma_matrix_type_params *params =
      (const gpu_mma_matrix_type_params *)mica_type_params_as(type, &gpu_mma_matrix_type_def);
  return params->shape;
}
static inline const mica_type *gpu_mma_matrix_type_element_type(const mica_type *type) {
  const gpu_mma_matrix_type_params *params =
      (const gpu_mma_matrix_type_params *)mica_type_params_as(type, &gpu_mma_matrix_type_def);
  return params->element_type;
}
static inline mica_str gpu_mma_matrix_type_operand(const mica_type *type) {
  const gpu_mma_matrix_type_params *params =
      (const gpu_mma_matrix_type_params *)mica_type_params_as(type, &gpu_mma_matrix_type_def);
  return params->operand;
}

// #gpu.address_space: GPU address space
typedef struct gpu_address_space_attr_params {
  gpu_address_space value;  // an enum of type AddressSpace
} gpu_address_space_attr_params;
extern const mica_attr_def gpu_address_space_attr_def;
static inline bool gpu_address_space_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_address_space_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_address_space_attr_get(mica_context *ctx, gpu_address_space value);
static inline gpu_address_space gpu_address_space_attr_value(const mica_attr *attr) {
  const gpu_address_space_attr_params *params =
      (const gpu_address_space_attr_params *)mica_attr_params_as(attr, &gpu_address_space_attr_def);
  return params->value;
}

// #gpu.dim: a dimension, either 'x', 'y', or 'z'
typedef struct gpu_dimension_attr_params {
  gpu_dimension value;  // an enum of type Dimension
} gpu_dimension_attr_params;
extern const mica_attr_def gpu_dimension_attr_def;
static inline bool gpu_dimension_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_dimension_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_dimension_attr_get(mica_context *ctx, gpu_dimension value);
static inline gpu_dimension gpu_dimension_attr_value(const mica_attr *attr) {
  const gpu_dimension_attr_params *params =
      (const gpu_dimension_attr_params *)mica_attr_params_as(attr, &gpu_dimension_attr_def);
  return params->value;
}

// #gpu.all_reduce_op: built-in reduction operations supported by gpu.allreduce.
typedef struct gpu_all_reduce_operation_attr_params {
  gpu_all_reduce_operation value;  // an enum of type AllReduceOperation
} gpu_all_reduce_operation_attr_params;
extern const mica_attr_def gpu_all_reduce_operation_attr_def;
static inline bool gpu_all_reduce_operation_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_all_reduce_operation_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_all_reduce_operation_attr_get(mica_context *ctx,
                                                   gpu_all_reduce_operation value);
static inline gpu_all_reduce_operation gpu_all_reduce_operation_attr_value(const mica_attr *attr) {
  const gpu_all_reduce_operation_attr_params *params =
      (const gpu_all_reduce_operation_attr_params *)mica_attr_params_as(attr,
      &gpu_all_reduce_operation_attr_def);
  return params->value;
}

// #gpu.shuffle_mode: Indexing modes supported by gpu.shuffle.
typedef struct gpu_shuffle_mode_attr_params {
  gpu_shuffle_mode value;  // an enum of type ShuffleMode
} gpu_shuffle_mode_attr_params;
extern const mica_attr_def gpu_shuffle_mode_attr_def;
static inline bool gpu_shuffle_mode_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_shuffle_mode_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_shuffle_mode_attr_get(mica_context *ctx, gpu_shuffle_mode value);
static inline gpu_shuffle_mode gpu_shuffle_mode_attr_value(const mica_attr *attr) {
  const gpu_shuffle_mode_attr_params *params =
      (const gpu_shuffle_mode_attr_params *)mica_attr_params_as(attr, &gpu_shuffle_mode_attr_def);
  return params->value;
}

// #gpu.broadcast: a lane to broadcast from
typedef struct gpu_broadcast_type_attr_params {
  gpu_broadcast_type value;  // an enum of type BroadcastType
} gpu_broadcast_type_attr_params;
extern const mica_attr_def gpu_broadcast_type_attr_def;
static inline bool gpu_broadcast_type_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_broadcast_type_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_broadcast_type_attr_get(mica_context *ctx, gpu_broadcast_type value);
static inline gpu_broadcast_type gpu_broadcast_type_attr_value(const mica_attr *attr) {
  const gpu_broadcast_type_attr_params *params =
      (const gpu_broadcast_type_attr_params *)mica_attr_params_as(attr,
                                                                  &gpu_broadcast_type_attr_def);
  return params->value;
}

// #gpu.mma_element_wise: elementwise operation to apply to mma matrix
typedef struct gpu_mma_elementwise_op_attr_params {
  gpu_mma_elementwise_op value;  // an enum of type MMAElementwiseOp
} gpu_mma_elementwise_op_attr_params;
extern const mica_attr_def gpu_mma_elementwise_op_attr_def;
static inline bool gpu_mma_elementwise_op_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_mma_elementwise_op_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_mma_elementwise_op_attr_get(mica_context *ctx, gpu_mma_elementwise_op value);
static inline gpu_mma_elementwise_op gpu_mma_elementwise_op_attr_value(const mica_attr *attr) {
  const gpu_mma_elementwise_op_attr_params *params =
      (const gpu_mma_elementwise_op_attr_params *)mica_attr_params_as(attr,
      &gpu_mma_elementwise_op_attr_def);
  return params->value;
}

// #gpu.prune_2to4_spmat_flag: pruning strategy for 2:4 sparse matrix
typedef struct gpu_prune2_to4_sp_mat_flag_attr_params {
  gpu_prune2_to4_sp_mat_flag value;  // an enum of type Prune2To4SpMatFlag
} gpu_prune2_to4_sp_mat_flag_attr_params;
extern const mica_attr_def gpu_prune2_to4_sp_mat_flag_attr_def;
static inline bool gpu_prune2_to4_sp_mat_flag_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_prune2_to4_sp_mat_flag_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_prune2_to4_sp_mat_flag_attr_get(mica_context *ctx,
                                                     gpu_prune2_to4_sp_mat_flag value);
static inline gpu_prune2_to4_sp_mat_flag gpu_prune2_to4_sp_mat_flag_attr_value(
    const mica_attr *attr) {
  const gpu_prune2_to4_sp_mat_flag_attr_params *params =
      (const gpu_prune2_to4_sp_mat_flag_attr_params *)mica_attr_params_as(attr,
      &gpu_prune2_to4_sp_mat_flag_attr_def);
  return params->value;
}

// #gpu.mat_transpose_mode: transpose mode of sparse matrix supported by sparse tensor ops
typedef struct gpu_transpose_mode_attr_params {
  gpu_transpose_mode value;  // an enum of type TransposeMode
} gpu_transpose_mode_attr_params;
extern const mica_attr_def gpu_transpose_mode_attr_def;
static inline bool gpu_transpose_mode_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_transpose_mode_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_transpose_mode_attr_get(mica_context *ctx, gpu_transpose_mode value);
static inline gpu_transpose_mode gpu_transpose_mode_attr_value(const mica_attr *attr) {
  const gpu_transpose_mode_attr_params *params =
      (const gpu_transpose_mode_attr_params *)mica_attr_params_as(attr,
                                                                  &gpu_transpose_mode_attr_def);
  return params->value;
}

// #gpu.spgemm_work_estimation_or_compute_kind: choose whether spgemm_work_estimation_or_compute
// does work estimation or compute
typedef struct gpu_sp_gemm_work_estimation_or_compute_kind_attr_params {
  // an enum of type SpGEMMWorkEstimationOrComputeKind
  gpu_sp_gemm_work_estimation_or_compute_kind value;
} gpu_sp_gemm_work_estimation_or_compute_kind_attr_params;
extern const mica_attr_def gpu_sp_gemm_work_estimation_or_compute_kind_attr_def;
static inline bool gpu_sp_gemm_work_estimation_or_compute_kind_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_sp_gemm_work_estimation_or_compute_kind_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_sp_gemm_work_estimation_or_compute_kind_attr_get(mica_context *ctx,
    gpu_sp_gemm_work_estimation_or_compute_kind value);
static inline gpu_sp_gemm_work_estimation_or_compute_kind
    gpu_sp_gemm_work_estimation_or_compute_kind_attr_value(const mica_attr *attr) {
  const gpu_sp_gemm_work_estimation_or_compute_kind_attr_params *params =
      (const gpu_sp_gemm_work_estimation_or_compute_kind_attr_params *)mica_attr_params_as(attr,
      &gpu_sp_gemm_work_estimation_or_compute_kind_attr_def);
  return params->value;
}

// #gpu.block: The blocks that run the iterations of a loop
typedef struct gpu_block_mapping_attr_params {
  gpu_mapping_id block;  // an enum of type MappingId
} gpu_block_mapping_attr_params;
extern const mica_attr_def gpu_block_mapping_attr_def;
static inline bool gpu_block_mapping_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_block_mapping_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_block_mapping_attr_get(mica_context *ctx, gpu_mapping_id block);
static inline gpu_mapping_id gpu_block_mapping_attr_block(const mica_attr *attr) {
  const gpu_block_mapping_attr_params *params =
      (const gpu_block_mapping_attr_params *)mica_attr_params_as(attr, &gpu_block_mapping_attr_def);
  return params->block;
}
// of DeviceMappingAttrInterface, written by the author
int64_t gpu_block_mapping_attr_mapping_id(const mica_attr *attr);
// of DeviceMappingAttrInterface, written by the author
bool gpu_block_mapping_attr_is_linear_mapping(const mica_attr *attr);
// of DeviceMappingAttrInterface, written by the author
int64_t gpu_block_mapping_attr_relative_index(const mica_attr *attr);

// #gpu.warpgroup: The groups of warps that run the iterations of a loop
typedef struct gpu_warpgroup_mapping_attr_params {
  gpu_mapping_id warpgroup;  // an enum of type MappingId
} gpu_warpgroup_mapping_attr_params;
extern const mica_attr_def gpu_warpgroup_mapping_attr_def;
static inline bool gpu_warpgroup_mapping_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_warpgroup_mapping_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_warpgroup_mapping_attr_get(mica_context *ctx, gpu_mapping_id warpgroup);
static inline gpu_mapping_id gpu_warpgroup_mapping_attr_warpgroup(const mica_attr *attr) {
  const gpu_warpgroup_mapping_attr_params *params =
      (const gpu_warpgroup_mapping_attr_params *)mica_attr_params_as(attr,
      &gpu_warpgroup_mapping_attr_def);
  return params->warpgroup;
}
// of DeviceMappingAttrInterface, written by the author
int64_t gpu_warpgroup_mapping_attr_mapping_id(const mica_attr *attr);
// of DeviceMappingAttrInterface, written by the author
bool gpu_warpgroup_mapping_attr_is_linear_mapping(const mica_attr *attr);
// of DeviceMappingAttrInterface, written by the author
int64_t gpu_warpgroup_mapping_attr_relative_index(const mica_attr *attr);

// #gpu.warp: The warps that run the iterations of a loop
typedef struct gpu_warp_mapping_attr_params {
  gpu_mapping_id warp;  // an enum of type MappingId
} gpu_warp_mapping_attr_params;
extern const mica_attr_def gpu_warp_mapping_attr_def;
static inline bool gpu_warp_mapping_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_warp_mapping_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_warp_mapping_attr_get(mica_context *ctx, gpu_mapping_id warp);
static inline gpu_mapping_id gpu_warp_mapping_attr_warp(const mica_attr *attr) {
  const gpu_warp_mapping_attr_params *params =
      (const gpu_warp_mapping_attr_params *)mica_attr_params_as(attr, &gpu_warp_mapping_attr_def);
  return params->warp;
}
// of DeviceMappingAttrInterface, written by the author
int64_t gpu_warp_mapping_attr_mapping_id(const mica_attr *attr);
// of DeviceMappingAttrInterface, written by the author
bool gpu_warp_mapping_attr_is_linear_mapping(const mica_attr *attr);
// of DeviceMappingAttrInterface, written by the author
int64_t gpu_warp_mapping_attr_relative_index(const mica_attr *attr);

// #gpu.thread: The threads that run the iterations of a loop
typedef struct gpu_thread_mapping_attr_params {
  gpu_mapping_id thread;  // an enum of type MappingId
} gpu_thread_mapping_attr_params;
extern const mica_attr_def gpu_thread_mapping_attr_def;
static inline bool gpu_thread_mapping_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_thread_mapping_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_thread_mapping_attr_get(mica_context *ctx, gpu_mapping_id thread);
static inline gpu_mapping_id gpu_thread_mapping_attr_thread(const mica_attr *attr) {
  const gpu_thread_mapping_attr_params *params =
      (const gpu_thread_mapping_attr_params *)mica_attr_params_as(attr,
                                                                  &gpu_thread_mapping_attr_def);
  return params->thread;
}
// of DeviceMappingAttrInterface, written by the author
int64_t gpu_thread_mapping_attr_mapping_id(const mica_attr *attr);
// of DeviceMappingAttrInterface, written by the author
bool gpu_thread_mapping_attr_is_linear_mapping(const mica_attr *attr);
// of DeviceMappingAttrInterface, written by the author
int64_t gpu_thread_mapping_attr_relative_index(const mica_attr *attr);

// #gpu.lane: The lanes that run the iterations of a loop
typedef struct gpu_lane_mapping_attr_params {
  gpu_mapping_id lane;  // an enum of type MappingId
} gpu_lane_mapping_attr_params;
extern const mica_attr_def gpu_lane_mapping_attr_def;
static inline bool gpu_lane_mapping_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_lane_mapping_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_lane_mapping_attr_get(mica_context *ctx, gpu_mapping_id lane);
static inline gpu_mapping_id gpu_lane_mapping_attr_lane(const mica_attr *attr) {
  const gpu_lane_mapping_attr_params *params =
      (const gpu_lane_mapping_attr_params *)mica_attr_params_as(attr, &gpu_lane_mapping_attr_def);
  return params->lane;
}
// of DeviceMappingAttrInterface, written by the author
int64_t gpu_lane_mapping_attr_mapping_id(const mica_attr *attr);
// of DeviceMappingAttrInterface, written by the author
bool gpu_lane_mapping_attr_is_linear_mapping(const mica_attr *attr);
// of DeviceMappingAttrInterface, written by the author
int64_t gpu_lane_mapping_attr_relative_index(const mica_attr *attr);

// #gpu.mask: Which of 64 processors take part
typedef struct gpu_mapping_mask_attr_params {
  uint64_t mask;
} gpu_mapping_mask_attr_params;
extern const mica_attr_def gpu_mapping_mask_attr_def;
static inline bool gpu_mapping_mask_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_mapping_mask_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_mapping_mask_attr_get(mica_context *ctx, uint64_t mask);
static inline uint64_t gpu_mapping_mask_attr_mask(const mica_attr *attr) {
  const gpu_mapping_mask_attr_params *params =
      (const gpu_mapping_mask_attr_params *)mica_attr_params_as(attr, &gpu_mapping_mask_attr_def);
  return params->mask;
}
// of DeviceMaskingAttrInterface, written by the author
int64_t gpu_mapping_mask_attr_max_num_physical_ids(const mica_attr *attr);

// #gpu.memory_space: A space of memory where a mapping is asked for
typedef struct gpu_memory_space_mapping_attr_params {
  gpu_address_space address_space;  // an enum of type AddressSpace
} gpu_memory_space_mapping_attr_params;
extern const mica_attr_def gpu_memory_space_mapping_attr_def;
static inline bool gpu_memory_space_mapping_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_memory_space_mapping_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_memory_space_mapping_attr_get(mica_context *ctx,
                                                   gpu_address_space address_space);
static inline gpu_address_space gpu_memory_space_mapping_attr_address_space(const mica_attr *attr) {
  const gpu_memory_space_mapping_attr_params *params =
      (const gpu_memory_space_mapping_attr_params *)mica_attr_params_as(attr,
      &gpu_memory_space_mapping_attr_def);
  return params->address_space;
}
// of DeviceMappingAttrInterface, written by the author
int64_t gpu_memory_space_mapping_attr_mapping_id(const mica_attr *attr);
// of DeviceMappingAttrInterface, written by the author
bool gpu_memory_space_mapping_attr_is_linear_mapping(const mica_attr *attr);
// of DeviceMappingAttrInterface, written by the author
int64_t gpu_memory_space_mapping_attr_relative_index(const mica_attr *attr);

// #gpu.loop_dim_map: The processor that runs a dimension of a parallel loop
typedef struct gpu_parallel_loop_dim_mapping_attr_params {
  gpu_processor processor;  // an enum of type Processor
  const mica_affine_map *map;
  const mica_affine_map *bound;
} gpu_parallel_loop_dim_mapping_attr_params;
extern const mica_attr_def gpu_parallel_loop_dim_mapping_attr_def;
static inline bool gpu_parallel_loop_dim_mapping_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_parallel_loop_dim_mapping_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_parallel_loop_dim_mapping_attr_get(mica_context *ctx, gpu_processor processor,
                                                        const mica_affine_map *map,
                                                        const mica_affine_map *bound);
static inline gpu_processor gpu_parallel_loop_dim_mapping_attr_processor(const mica_attr *attr) {
  const gpu_parallel_loop_dim_mapping_attr_params *params =
      (const gpu_parallel_loop_dim_mapping_attr_params *)mica_attr_params_as(attr,
      &gpu_parallel_loop_dim_mapping_attr_def);
  return params->processor;
}
static inline const mica_affine_map *gpu_parallel_loop_dim_mapping_attr_map(const mica_attr *attr) {
  const gpu_parallel_loop_dim_mapping_attr_params *params =
      (const gpu_parallel_loop_dim_mapping_attr_params *)mica_attr_params_as(attr,
      &gpu_parallel_loop_dim_mapping_attr_def);
  return params->map;
}
static inline const mica_affine_map *gpu_parallel_loop_dim_mapping_attr_bound(
    const mica_attr *attr) {
  const gpu_parallel_loop_dim_mapping_attr_params *params =
      (const gpu_parallel_loop_dim_mapping_attr_params *)mica_attr_params_as(attr,
      &gpu_parallel_loop_dim_mapping_attr_def);
  return params->bound;
}

// #gpu.kernel_metadata: What is known of a kernel that was compiled
typedef struct gpu_kernel_metadata_attr_params {
  const mica_attr *name;
  const mica_type *function_type;
  const mica_attr *arg_attrs;  // of the arguments
  const mica_attr *metadata;  // whatever else is known
} gpu_kernel_metadata_attr_params;
extern const mica_attr_def gpu_kernel_metadata_attr_def;
static inline bool gpu_kernel_metadata_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_kernel_metadata_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_kernel_metadata_attr_get(mica_context *ctx, const mica_attr *name,
                                              const mica_type *function_type,
                                              const mica_attr *arg_attrs,
                                              const mica_attr *metadata);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *gpu_kernel_metadata_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                      const mica_attr *name,
                                                      const mica_type *function_type,
                                                      const mica_attr *arg_attrs,
                                                      const mica_attr *metadata);
// Written by the author: whether these parameters make one; reports through mica_error.
bool gpu_kernel_metadata_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *name,
                                    const mica_type *function_type, const mica_attr *arg_attrs,
                                    const mica_attr *metadata);
static inline const mica_attr *gpu_kernel_metadata_attr_name(const mica_attr *attr) {
  const gpu_kernel_metadata_attr_params *params =
      (const gpu_kernel_metadata_attr_params *)mica_attr_params_as(attr,
                                                                   &gpu_kernel_metadata_attr_def);
  return params->name;
}
static inline const mica_type *gpu_kernel_metadata_attr_function_type(const mica_attr *attr) {
  const gpu_kernel_metadata_attr_params *params =
      (const gpu_kernel_metadata_attr_params *)mica_attr_params_as(attr,
                                                                   &gpu_kernel_metadata_attr_def);
  return params->function_type;
}
static inline const mica_attr *gpu_kernel_metadata_attr_arg_attrs(const mica_attr *attr) {
  const gpu_kernel_metadata_attr_params *params =
      (const gpu_kernel_metadata_attr_params *)mica_attr_params_as(attr,
                                                                   &gpu_kernel_metadata_attr_def);
  return params->arg_attrs;
}
static inline const mica_attr *gpu_kernel_metadata_attr_metadata(const mica_attr *attr) {
  const gpu_kernel_metadata_attr_params *params =
      (const gpu_kernel_metadata_attr_params *)mica_attr_params_as(attr,
                                                                   &gpu_kernel_metadata_attr_def);
  return params->metadata;
}

// #gpu.kernel_table: The kernels of a compiled module, ordered by name
typedef struct gpu_kernel_table_attr_params {
  mica_attrs kernel_table;  // each name once
} gpu_kernel_table_attr_params;
extern const mica_attr_def gpu_kernel_table_attr_def;
static inline bool gpu_kernel_table_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_kernel_table_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_kernel_table_attr_get(mica_context *ctx, mica_attrs kernel_table);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *gpu_kernel_table_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                   mica_attrs kernel_table);
// Written by the author: whether these parameters make one; reports through mica_error.
bool gpu_kernel_table_attr_check(mica_context *ctx, mica_loc loc, mica_attrs kernel_table);
static inline mica_attrs gpu_kernel_table_attr_kernel_table(const mica_attr *attr) {
  const gpu_kernel_table_attr_params *params =
      (const gpu_kernel_table_attr_params *)mica_attr_params_as(attr, &gpu_kernel_table_attr_def);
  return params->kernel_table;
}

// #gpu.object: A module that was compiled
typedef struct gpu_object_attr_params {
  const mica_attr *target;
  gpu_compilation_target format;
  const mica_attr *object;
  const mica_attr *properties;
  const mica_attr *kernels;
} gpu_object_attr_params;
extern const mica_attr_def gpu_object_attr_def;
static inline bool gpu_object_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_object_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_object_attr_get(mica_context *ctx, const mica_attr *target,
                                     gpu_compilation_target format, const mica_attr *object,
                                     const mica_attr *properties, const mica_attr *kernels);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *gpu_object_attr_get_checked(mica_context *ctx, mica_loc loc,
                                             const mica_attr *target, gpu_compilation_target format,
                                             const mica_attr *object, const mica_attr *properties,
                                             const mica_attr *kernels);
// Written by the author: whether these parameters make one; reports through mica_error.
bool gpu_object_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *target,
                           gpu_compilation_target format, const mica_attr *object,
                           const mica_attr *properties, const mica_attr *kernels);
static inline const mica_attr *gpu_object_attr_target(const mica_attr *attr) {
  const gpu_object_attr_params *params =
      (const gpu_object_attr_params *)mica_attr_params_as(attr, &gpu_object_attr_def);
  return params->target;
}
static inline gpu_compilation_target gpu_object_attr_format(const mica_attr *attr) {
  const gpu_object_attr_params *params =
      (const gpu_object_attr_params *)mica_attr_params_as(attr, &gpu_object_attr_def);
  return params->format;
}
static inline const mica_attr *gpu_object_attr_object(const mica_attr *attr) {
  const gpu_object_attr_params *params =
      (const gpu_object_attr_params *)mica_attr_params_as(attr, &gpu_object_attr_def);
  return params->object;
}
static inline const mica_attr *gpu_object_attr_properties(const mica_attr *attr) {
  const gpu_object_attr_params *params =
      (const gpu_object_attr_params *)mica_attr_params_as(attr, &gpu_object_attr_def);
  return params->properties;
}
static inline const mica_attr *gpu_object_attr_kernels(const mica_attr *attr) {
  const gpu_object_attr_params *params =
      (const gpu_object_attr_params *)mica_attr_params_as(attr, &gpu_object_attr_def);
  return params->kernels;
}

// #gpu.select_object: Takes one of the objects of a binary into the host's module
typedef struct gpu_select_object_attr_params {
  const mica_attr *target;  // a number or a target
} gpu_select_object_attr_params;
extern const mica_attr_def gpu_select_object_attr_def;
static inline bool gpu_select_object_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &gpu_select_object_attr_def);
}
// NULL: no memory.
const mica_attr *gpu_select_object_attr_get(mica_context *ctx, const mica_attr *target);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *gpu_select_object_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                    const mica_attr *target);
// Written by the author: whether these parameters make one; reports through mica_error.
bool gpu_select_object_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *target);
static inline const mica_attr *gpu_select_object_attr_target(const mica_attr *attr) {
  const gpu_select_object_attr_params *params =
      (const gpu_select_object_attr_params *)mica_attr_params_as(attr, &gpu_select_object_attr_def);
  return params->target;
}

// ---- gpu.module: A module for a GPU ----

extern const mica_op_def gpu_module_def;
static inline bool gpu_module_isa(const mica_op *op) { return mica_op_isa(op, &gpu_module_def); }
enum { GPU_MODULE_REGION_BODY_REGION };
enum { GPU_MODULE_SLOT_OFFLOADING_HANDLER, GPU_MODULE_SLOT_SYM_NAME, GPU_MODULE_SLOT_TARGETS };
static inline mica_region *gpu_module_body_region(const mica_op *op) {
  return mica_op_region_as(op, &gpu_module_def, GPU_MODULE_REGION_BODY_REGION);
}
static inline const mica_attr *gpu_module_sym_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_module_def, GPU_MODULE_SLOT_SYM_NAME);
}
static inline void gpu_module_set_sym_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_module_def, GPU_MODULE_SLOT_SYM_NAME, value);
}
mica_str gpu_module_sym_name(const mica_op *op);
bool gpu_module_set_sym_name(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *gpu_module_targets_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_module_def, GPU_MODULE_SLOT_TARGETS);
}
static inline void gpu_module_set_targets_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_module_def, GPU_MODULE_SLOT_TARGETS, value);
}
static inline bool gpu_module_has_targets(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_module_def, GPU_MODULE_SLOT_TARGETS) != NULL;
}
mica_attrs gpu_module_targets(const mica_op *op);  // absent: zero
bool gpu_module_set_targets(mica_op *op, mica_attrs value);  // false: no memory
// NULL: absent
static inline const mica_attr *gpu_module_offloading_handler_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_module_def, GPU_MODULE_SLOT_OFFLOADING_HANDLER);
}
static inline void gpu_module_set_offloading_handler_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_module_def, GPU_MODULE_SLOT_OFFLOADING_HANDLER, value);
}
// Written by the author: what the definition can't say. False: reported.
bool gpu_module_check(mica_op *op);

// ---- gpu.binary: A module that was compiled ----

extern const mica_op_def gpu_binary_def;
static inline bool gpu_binary_isa(const mica_op *op) { return mica_op_isa(op, &gpu_binary_def); }
enum { GPU_BINARY_SLOT_OBJECTS, GPU_BINARY_SLOT_OFFLOADING_HANDLER, GPU_BINARY_SLOT_SYM_NAME };
static inline const mica_attr *gpu_binary_sym_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_binary_def, GPU_BINARY_SLOT_SYM_NAME);
}
static inline void gpu_binary_set_sym_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_binary_def, GPU_BINARY_SLOT_SYM_NAME, value);
}
mica_str gpu_binary_sym_name(const mica_op *op);
bool gpu_binary_set_sym_name(mica_op *op, mica_str value);  // false: no memory
// NULL: absent
static inline const mica_attr *gpu_binary_offloading_handler_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_binary_def, GPU_BINARY_SLOT_OFFLOADING_HANDLER);
}
static inline void gpu_binary_set_offloading_handler_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_binary_def, GPU_BINARY_SLOT_OFFLOADING_HANDLER, value);
}
static inline const mica_attr *gpu_binary_objects_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_binary_def, GPU_BINARY_SLOT_OBJECTS);
}
static inline void gpu_binary_set_objects_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_binary_def, GPU_BINARY_SLOT_OBJECTS, value);
}
mica_attrs gpu_binary_objects(const mica_op *op);
bool gpu_binary_set_objects(mica_op *op, mica_attrs value);  // false: no memory
mica_op *gpu_binary_build(mica_builder *b, mica_loc loc, mica_str sym_name,
                          const mica_attr *offloading_handler, mica_attrs objects);

// ---- gpu.func: A function that runs on a GPU ----

extern const mica_op_def gpu_func_def;
static inline bool gpu_func_isa(const mica_op *op) { return mica_op_isa(op, &gpu_func_def); }
enum { GPU_FUNC_REGION_BODY };
enum {
  GPU_FUNC_SLOT_ARG_ATTRS, GPU_FUNC_SLOT_FUNCTION_TYPE, GPU_FUNC_SLOT_KNOWN_BLOCK_SIZE,
  GPU_FUNC_SLOT_KNOWN_CLUSTER_SIZE, GPU_FUNC_SLOT_KNOWN_GRID_SIZE,
  GPU_FUNC_SLOT_PRIVATE_ATTRIB_ATTRS, GPU_FUNC_SLOT_RES_ATTRS, GPU_FUNC_SLOT_WORKGROUP_ATTRIB_ATTRS,
};
static inline mica_region *gpu_func_body(const mica_op *op) {
  return mica_op_region_as(op, &gpu_func_def, GPU_FUNC_REGION_BODY);
}
static inline const mica_attr *gpu_func_function_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_FUNCTION_TYPE);
}
static inline void gpu_func_set_function_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_FUNCTION_TYPE, value);
}
const mica_type *gpu_func_function_type(const mica_op *op);
bool gpu_func_set_function_type(mica_op *op, const mica_type *value);  // false: no memory
static inline const mica_attr *gpu_func_arg_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_ARG_ATTRS);
}
static inline void gpu_func_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_ARG_ATTRS, value);
}
static inline bool gpu_func_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs gpu_func_arg_attrs(const mica_op *op);  // absent: zero
bool gpu_func_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *gpu_func_res_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_RES_ATTRS);
}
static inline void gpu_func_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_RES_ATTRS, value);
}
static inline bool gpu_func_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_RES_ATTRS) != NULL;
}
mica_attrs gpu_func_res_attrs(const mica_op *op);  // absent: zero
bool gpu_func_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
// NULL: absent
static inline const mica_attr *gpu_func_workgroup_attrib_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_WORKGROUP_ATTRIB_ATTRS);
}
static inline void gpu_func_set_workgroup_attrib_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_WORKGROUP_ATTRIB_ATTRS, value);
}
static inline bool gpu_func_has_workgroup_attrib_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_WORKGROUP_ATTRIB_ATTRS) != NULL;
}
mica_attrs gpu_func_workgroup_attrib_attrs(const mica_op *op);  // absent: zero
bool gpu_func_set_workgroup_attrib_attrs(mica_op *op, mica_attrs value);  // false: no memory
// NULL: absent
static inline const mica_attr *gpu_func_private_attrib_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_PRIVATE_ATTRIB_ATTRS);
}
static inline void gpu_func_set_private_attrib_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_PRIVATE_ATTRIB_ATTRS, value);
}
static inline bool gpu_func_has_private_attrib_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_PRIVATE_ATTRIB_ATTRS) != NULL;
}
mica_attrs gpu_func_private_attrib_attrs(const mica_op *op);  // absent: zero
bool gpu_func_set_private_attrib_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *gpu_func_known_block_size_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_BLOCK_SIZE);
}
static inline void gpu_func_set_known_block_size_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_BLOCK_SIZE, value);
}
static inline bool gpu_func_has_known_block_size(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_BLOCK_SIZE) != NULL;
}
mica_int32s gpu_func_known_block_size(const mica_op *op);  // absent: zero
bool gpu_func_set_known_block_size(mica_op *op, mica_int32s value);  // false: no memory
static inline const mica_attr *gpu_func_known_grid_size_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_GRID_SIZE);
}
static inline void gpu_func_set_known_grid_size_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_GRID_SIZE, value);
}
static inline bool gpu_func_has_known_grid_size(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_GRID_SIZE) != NULL;
}
mica_int32s gpu_func_known_grid_size(const mica_op *op);  // absent: zero
bool gpu_func_set_known_grid_size(mica_op *op, mica_int32s value);  // false: no memory
// NULL: absent
static inline const mica_attr *gpu_func_known_cluster_size_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_CLUSTER_SIZE);
}
static inline void gpu_func_set_known_cluster_size_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_CLUSTER_SIZE, value);
}
static inline bool gpu_func_has_known_cluster_size(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_func_def, GPU_FUNC_SLOT_KNOWN_CLUSTER_SIZE) != NULL;
}
mica_int32s gpu_func_known_cluster_size(const mica_op *op);  // absent: zero
bool gpu_func_set_known_cluster_size(mica_op *op, mica_int32s value);  // false: no memory
// Written by the author: the custom form, after the name.
bool gpu_func_parse(mica_parser *p, mica_op_state *out);  // false: reported
void gpu_func_print(mica_printer *p, const mica_op *op);
bool gpu_func_verify_type(mica_op *op);  // of FunctionOpInterface, written by the author
bool gpu_func_verify_body(mica_op *op);  // of FunctionOpInterface, written by the author

// ---- gpu.return: Ends a function, and gives its results ----

extern const mica_op_def gpu_return_def;
static inline bool gpu_return_isa(const mica_op *op) { return mica_op_isa(op, &gpu_return_def); }
enum { GPU_RETURN_OPERAND_OPERANDS };
static inline mica_segment gpu_return_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_return_def)), 0,
                               GPU_RETURN_OPERAND_OPERANDS);
}
static inline size_t gpu_return_operands_count(const mica_op *op) {
  return gpu_return_operands_segment(op).count;
}
static inline mica_value *gpu_return_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_return_operands_segment(op).first + index);
}
static inline bool gpu_return_set_operands(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, gpu_return_operands_segment(op), values, count);
}
mica_op *gpu_return_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                          size_t operands_count);
// Written by the author: what the definition can't say. False: reported.
bool gpu_return_check(mica_op *op);

// ---- gpu.terminator: Ends the body of `gpu.launch` ----

extern const mica_op_def gpu_terminator_def;
static inline bool gpu_terminator_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_terminator_def);
}
mica_op *gpu_terminator_build(mica_builder *b, mica_loc loc);

// ---- gpu.yield: Ends a region, and gives its values to the operation around it ----

extern const mica_op_def gpu_yield_def;
static inline bool gpu_yield_isa(const mica_op *op) { return mica_op_isa(op, &gpu_yield_def); }
enum { GPU_YIELD_OPERAND_VALUES };
static inline mica_segment gpu_yield_values_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_yield_def)), 0,
                               GPU_YIELD_OPERAND_VALUES);
}
static inline size_t gpu_yield_values_count(const mica_op *op) {
  return gpu_yield_values_segment(op).count;
}
static inline mica_value *gpu_yield_values(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_yield_values_segment(op).first + index);
}
static inline bool gpu_yield_set_values(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, gpu_yield_values_segment(op), values, count);
}
mica_op *gpu_yield_build(mica_builder *b, mica_loc loc, mica_value *const *values,
                         size_t values_count);

// ---- gpu.launch_func: Starts a kernel ----

extern const mica_op_def gpu_launch_func_def;
static inline bool gpu_launch_func_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_launch_func_def);
}
enum {
  GPU_LAUNCH_FUNC_OPERAND_ASYNC_DEPENDENCIES, GPU_LAUNCH_FUNC_OPERAND_GRID_SIZE_X,
  GPU_LAUNCH_FUNC_OPERAND_GRID_SIZE_Y, GPU_LAUNCH_FUNC_OPERAND_GRID_SIZE_Z,
  GPU_LAUNCH_FUNC_OPERAND_BLOCK_SIZE_X, GPU_LAUNCH_FUNC_OPERAND_BLOCK_SIZE_Y,
  GPU_LAUNCH_FUNC_OPERAND_BLOCK_SIZE_Z, GPU_LAUNCH_FUNC_OPERAND_CLUSTER_SIZE_X,
  GPU_LAUNCH_FUNC_OPERAND_CLUSTER_SIZE_Y, GPU_LAUNCH_FUNC_OPERAND_CLUSTER_SIZE_Z,
  GPU_LAUNCH_FUNC_OPERAND_DYNAMIC_SHARED_MEMORY_SIZE, GPU_LAUNCH_FUNC_OPERAND_KERNEL_OPERANDS,
  GPU_LAUNCH_FUNC_OPERAND_ASYNC_OBJECT,
};
enum { GPU_LAUNCH_FUNC_RESULT_ASYNC_TOKEN };
enum { GPU_LAUNCH_FUNC_SLOT_KERNEL, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment gpu_launch_func_async_dependencies_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_launch_func_def),
                           GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_LAUNCH_FUNC_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_launch_func_async_dependencies_count(const mica_op *op) {
  return gpu_launch_func_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_launch_func_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_launch_func_async_dependencies_segment(op).first + index);
}
static inline bool gpu_launch_func_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_sized_as(op, &gpu_launch_func_def,
                                  GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_LAUNCH_FUNC_OPERAND_ASYNC_DEPENDENCIES, values, count);
}
static inline mica_value *gpu_launch_func_grid_size_x(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_launch_func_def,
                            mica_slot_segment(op, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_LAUNCH_FUNC_OPERAND_GRID_SIZE_X).first);
}
static inline void gpu_launch_func_set_grid_size_x(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_launch_func_def,
                         mica_slot_segment(op, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_LAUNCH_FUNC_OPERAND_GRID_SIZE_X).first, value);
}
static inline mica_value *gpu_launch_func_grid_size_y(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_launch_func_def,
                            mica_slot_segment(op, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_LAUNCH_FUNC_OPERAND_GRID_SIZE_Y).first);
}
static inline void gpu_launch_func_set_grid_size_y(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_launch_func_def,
                         mica_slot_segment(op, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_LAUNCH_FUNC_OPERAND_GRID_SIZE_Y).first, value);
}
static inline mica_value *gpu_launch_func_grid_size_z(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_launch_func_def,
                            mica_slot_segment(op, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_LAUNCH_FUNC_OPERAND_GRID_SIZE_Z).first);
}
static inline void gpu_launch_func_set_grid_size_z(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_launch_func_def,
                         mica_slot_segment(op, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_LAUNCH_FUNC_OPERAND_GRID_SIZE_Z).first, value);
}
static inline mica_value *gpu_launch_func_block_size_x(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_launch_func_def,
                            mica_slot_segment(op, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_LAUNCH_FUNC_OPERAND_BLOCK_SIZE_X).first);
}
static inline void gpu_launch_func_set_block_size_x(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_launch_func_def,
                         mica_slot_segment(op, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_LAUNCH_FUNC_OPERAND_BLOCK_SIZE_X).first, value);
}
static inline mica_value *gpu_launch_func_block_size_y(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_launch_func_def,
                            mica_slot_segment(op, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_LAUNCH_FUNC_OPERAND_BLOCK_SIZE_Y).first);
}
static inline void gpu_launch_func_set_block_size_y(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_launch_func_def,
                         mica_slot_segment(op, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_LAUNCH_FUNC_OPERAND_BLOCK_SIZE_Y).first, value);
}
static inline mica_value *gpu_launch_func_block_size_z(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_launch_func_def,
                            mica_slot_segment(op, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_LAUNCH_FUNC_OPERAND_BLOCK_SIZE_Z).first);
}
static inline void gpu_launch_func_set_block_size_z(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_launch_func_def,
                         mica_slot_segment(op, GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_LAUNCH_FUNC_OPERAND_BLOCK_SIZE_Z).first, value);
}
static inline mica_segment gpu_launch_func_cluster_size_x_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_launch_func_def),
                           GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_LAUNCH_FUNC_OPERAND_CLUSTER_SIZE_X);
}
static inline mica_value *gpu_launch_func_cluster_size_x(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_launch_func_cluster_size_x_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool gpu_launch_func_set_cluster_size_x(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &gpu_launch_func_def,
                                  GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_LAUNCH_FUNC_OPERAND_CLUSTER_SIZE_X, values, count);
}
static inline mica_segment gpu_launch_func_cluster_size_y_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_launch_func_def),
                           GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_LAUNCH_FUNC_OPERAND_CLUSTER_SIZE_Y);
}
static inline mica_value *gpu_launch_func_cluster_size_y(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_launch_func_cluster_size_y_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool gpu_launch_func_set_cluster_size_y(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &gpu_launch_func_def,
                                  GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_LAUNCH_FUNC_OPERAND_CLUSTER_SIZE_Y, values, count);
}
static inline mica_segment gpu_launch_func_cluster_size_z_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_launch_func_def),
                           GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_LAUNCH_FUNC_OPERAND_CLUSTER_SIZE_Z);
}
static inline mica_value *gpu_launch_func_cluster_size_z(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_launch_func_cluster_size_z_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool gpu_launch_func_set_cluster_size_z(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &gpu_launch_func_def,
                                  GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_LAUNCH_FUNC_OPERAND_CLUSTER_SIZE_Z, values, count);
}
static inline mica_segment gpu_launch_func_dynamic_shared_memory_size_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_launch_func_def),
                           GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_LAUNCH_FUNC_OPERAND_DYNAMIC_SHARED_MEMORY_SIZE);
}
// NULL: absent
static inline mica_value *gpu_launch_func_dynamic_shared_memory_size(const mica_op *op) {
  mica_segment group = gpu_launch_func_dynamic_shared_memory_size_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool gpu_launch_func_set_dynamic_shared_memory_size(mica_op *op,
                                                                  mica_value *const *values,
                                                                  size_t count) {
  return mica_op_replace_sized_as(op, &gpu_launch_func_def,
                                  GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_LAUNCH_FUNC_OPERAND_DYNAMIC_SHARED_MEMORY_SIZE, values,
                                  count);
}
static inline mica_segment gpu_launch_func_kernel_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_launch_func_def),
                           GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_LAUNCH_FUNC_OPERAND_KERNEL_OPERANDS);
}
static inline size_t gpu_launch_func_kernel_operands_count(const mica_op *op) {
  return gpu_launch_func_kernel_operands_segment(op).count;
}
static inline mica_value *gpu_launch_func_kernel_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_launch_func_kernel_operands_segment(op).first + index);
}
static inline bool gpu_launch_func_set_kernel_operands(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &gpu_launch_func_def,
                                  GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_LAUNCH_FUNC_OPERAND_KERNEL_OPERANDS, values, count);
}
static inline mica_segment gpu_launch_func_async_object_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_launch_func_def),
                           GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_LAUNCH_FUNC_OPERAND_ASYNC_OBJECT);
}
static inline mica_value *gpu_launch_func_async_object(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_launch_func_async_object_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool gpu_launch_func_set_async_object(mica_op *op, mica_value *const *values,
                                                    size_t count) {
  return mica_op_replace_sized_as(op, &gpu_launch_func_def,
                                  GPU_LAUNCH_FUNC_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_LAUNCH_FUNC_OPERAND_ASYNC_OBJECT, values, count);
}
static inline mica_segment gpu_launch_func_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_launch_func_def)), 0,
                               GPU_LAUNCH_FUNC_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_launch_func_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_launch_func_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *gpu_launch_func_kernel_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_launch_func_def, GPU_LAUNCH_FUNC_SLOT_KERNEL);
}
static inline void gpu_launch_func_set_kernel_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_launch_func_def, GPU_LAUNCH_FUNC_SLOT_KERNEL, value);
}
mica_op *gpu_launch_func_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                               mica_value *const *async_dependencies,
                               size_t async_dependencies_count, const mica_attr *kernel,
                               mica_value *grid_size_x, mica_value *grid_size_y,
                               mica_value *grid_size_z, mica_value *block_size_x,
                               mica_value *block_size_y, mica_value *block_size_z,
                               mica_value *cluster_size_x, mica_value *cluster_size_y,
                               mica_value *cluster_size_z, mica_value *dynamic_shared_memory_size,
                               mica_value *const *kernel_operands, size_t kernel_operands_count,
                               mica_value *async_object);
// Written by the author: what the definition can't say. False: reported.
bool gpu_launch_func_check(mica_op *op);

// ---- gpu.launch: A kernel that stands where it is started ----

extern const mica_op_def gpu_launch_def;
static inline bool gpu_launch_isa(const mica_op *op) { return mica_op_isa(op, &gpu_launch_def); }
enum {
  GPU_LAUNCH_OPERAND_ASYNC_DEPENDENCIES, GPU_LAUNCH_OPERAND_GRID_SIZE_X,
  GPU_LAUNCH_OPERAND_GRID_SIZE_Y, GPU_LAUNCH_OPERAND_GRID_SIZE_Z, GPU_LAUNCH_OPERAND_BLOCK_SIZE_X,
  GPU_LAUNCH_OPERAND_BLOCK_SIZE_Y, GPU_LAUNCH_OPERAND_BLOCK_SIZE_Z,
  GPU_LAUNCH_OPERAND_CLUSTER_SIZE_X, GPU_LAUNCH_OPERAND_CLUSTER_SIZE_Y,
  GPU_LAUNCH_OPERAND_CLUSTER_SIZE_Z, GPU_LAUNCH_OPERAND_DYNAMIC_SHARED_MEMORY_SIZE,
};
enum { GPU_LAUNCH_RESULT_ASYNC_TOKEN };
enum { GPU_LAUNCH_REGION_BODY };
enum { GPU_LAUNCH_SLOT_FUNCTION, GPU_LAUNCH_SLOT_MODULE, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment gpu_launch_async_dependencies_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_launch_def), GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_LAUNCH_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_launch_async_dependencies_count(const mica_op *op) {
  return gpu_launch_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_launch_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_launch_async_dependencies_segment(op).first + index);
}
static inline bool gpu_launch_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_LAUNCH_OPERAND_ASYNC_DEPENDENCIES, values, count);
}
static inline mica_value *gpu_launch_grid_size_x(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_launch_def,
                            mica_slot_segment(op, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_LAUNCH_OPERAND_GRID_SIZE_X).first);
}
static inline void gpu_launch_set_grid_size_x(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_launch_def,
                         mica_slot_segment(op, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_LAUNCH_OPERAND_GRID_SIZE_X).first, value);
}
static inline mica_value *gpu_launch_grid_size_y(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_launch_def,
                            mica_slot_segment(op, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_LAUNCH_OPERAND_GRID_SIZE_Y).first);
}
static inline void gpu_launch_set_grid_size_y(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_launch_def,
                         mica_slot_segment(op, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_LAUNCH_OPERAND_GRID_SIZE_Y).first, value);
}
static inline mica_value *gpu_launch_grid_size_z(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_launch_def,
                            mica_slot_segment(op, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_LAUNCH_OPERAND_GRID_SIZE_Z).first);
}
static inline void gpu_launch_set_grid_size_z(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_launch_def,
                         mica_slot_segment(op, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_LAUNCH_OPERAND_GRID_SIZE_Z).first, value);
}
static inline mica_value *gpu_launch_block_size_x(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_launch_def,
                            mica_slot_segment(op, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_LAUNCH_OPERAND_BLOCK_SIZE_X).first);
}
static inline void gpu_launch_set_block_size_x(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_launch_def,
                         mica_slot_segment(op, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_LAUNCH_OPERAND_BLOCK_SIZE_X).first, value);
}
static inline mica_value *gpu_launch_block_size_y(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_launch_def,
                            mica_slot_segment(op, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_LAUNCH_OPERAND_BLOCK_SIZE_Y).first);
}
static inline void gpu_launch_set_block_size_y(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_launch_def,
                         mica_slot_segment(op, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_LAUNCH_OPERAND_BLOCK_SIZE_Y).first, value);
}
static inline mica_value *gpu_launch_block_size_z(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_launch_def,
                            mica_slot_segment(op, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_LAUNCH_OPERAND_BLOCK_SIZE_Z).first);
}
static inline void gpu_launch_set_block_size_z(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_launch_def,
                         mica_slot_segment(op, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_LAUNCH_OPERAND_BLOCK_SIZE_Z).first, value);
}
static inline mica_segment gpu_launch_cluster_size_x_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_launch_def), GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_LAUNCH_OPERAND_CLUSTER_SIZE_X);
}
static inline mica_value *gpu_launch_cluster_size_x(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_launch_cluster_size_x_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool gpu_launch_set_cluster_size_x(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_LAUNCH_OPERAND_CLUSTER_SIZE_X, values, count);
}
static inline mica_segment gpu_launch_cluster_size_y_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_launch_def), GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_LAUNCH_OPERAND_CLUSTER_SIZE_Y);
}
static inline mica_value *gpu_launch_cluster_size_y(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_launch_cluster_size_y_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool gpu_launch_set_cluster_size_y(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_LAUNCH_OPERAND_CLUSTER_SIZE_Y, values, count);
}
static inline mica_segment gpu_launch_cluster_size_z_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_launch_def), GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_LAUNCH_OPERAND_CLUSTER_SIZE_Z);
}
static inline mica_value *gpu_launch_cluster_size_z(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_launch_cluster_size_z_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool gpu_launch_set_cluster_size_z(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_LAUNCH_OPERAND_CLUSTER_SIZE_Z, values, count);
}
static inline mica_segment gpu_launch_dynamic_shared_memory_size_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_launch_def), GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_LAUNCH_OPERAND_DYNAMIC_SHARED_MEMORY_SIZE);
}
// NULL: absent
static inline mica_value *gpu_launch_dynamic_shared_memory_size(const mica_op *op) {
  mica_segment group = gpu_launch_dynamic_shared_memory_size_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool gpu_launch_set_dynamic_shared_memory_size(mica_op *op, mica_value *const *values,
                                                             size_t count) {
  return mica_op_replace_sized_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_LAUNCH_OPERAND_DYNAMIC_SHARED_MEMORY_SIZE, values, count);
}
static inline mica_segment gpu_launch_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_launch_def)), 0,
                               GPU_LAUNCH_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_launch_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_launch_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline mica_region *gpu_launch_body(const mica_op *op) {
  return mica_op_region_as(op, &gpu_launch_def, GPU_LAUNCH_REGION_BODY);
}
static inline const mica_attr *gpu_launch_module_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_MODULE);
}
static inline void gpu_launch_set_module_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_MODULE, value);
}
static inline bool gpu_launch_has_module(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_MODULE) != NULL;
}
mica_str gpu_launch_module(const mica_op *op);  // absent: zero
bool gpu_launch_set_module(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *gpu_launch_function_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_FUNCTION);
}
static inline void gpu_launch_set_function_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_FUNCTION, value);
}
static inline bool gpu_launch_has_function(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_launch_def, GPU_LAUNCH_SLOT_FUNCTION) != NULL;
}
mica_str gpu_launch_function(const mica_op *op);  // absent: zero
bool gpu_launch_set_function(mica_op *op, mica_str value);  // false: no memory
// Written by the author: what the definition can't say. False: reported.
bool gpu_launch_check(mica_op *op);
// Written by the author: asked when the nested operations are verified. False: reported.
bool gpu_launch_check_regions(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const gpu_launch_canonicalizations[];
// Written by the author: the custom form, after the name.
bool gpu_launch_parse(mica_parser *p, mica_op_state *out);  // false: reported
void gpu_launch_print(mica_printer *p, const mica_op *op);
// of InferIntRangeInterface, written by the author
void gpu_launch_infer_argument_ranges(const mica_op *op, const mica_region *region,
                                      const mica_range *operands, mica_range *arguments);

// ---- gpu.cluster_dim: How many clusters the grid has ----

extern const mica_op_def gpu_cluster_dim_def;
static inline bool gpu_cluster_dim_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_cluster_dim_def);
}
enum { GPU_CLUSTER_DIM_RESULT };
enum { GPU_CLUSTER_DIM_SLOT_DIMENSION, GPU_CLUSTER_DIM_SLOT_UPPER_BOUND };
static inline mica_value *gpu_cluster_dim_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_cluster_dim_def, GPU_CLUSTER_DIM_RESULT);
}
static inline const mica_attr *gpu_cluster_dim_dimension_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_cluster_dim_def, GPU_CLUSTER_DIM_SLOT_DIMENSION);
}
static inline void gpu_cluster_dim_set_dimension_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_cluster_dim_def, GPU_CLUSTER_DIM_SLOT_DIMENSION, value);
}
gpu_dimension gpu_cluster_dim_dimension(const mica_op *op);
bool gpu_cluster_dim_set_dimension(mica_op *op, gpu_dimension value);  // false: no memory
// NULL: absent
static inline const mica_attr *gpu_cluster_dim_upper_bound_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_cluster_dim_def, GPU_CLUSTER_DIM_SLOT_UPPER_BOUND);
}
static inline void gpu_cluster_dim_set_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_cluster_dim_def, GPU_CLUSTER_DIM_SLOT_UPPER_BOUND, value);
}
static inline bool gpu_cluster_dim_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_cluster_dim_def, GPU_CLUSTER_DIM_SLOT_UPPER_BOUND) != NULL;
}
int64_t gpu_cluster_dim_upper_bound(const mica_op *op);  // absent: zero
bool gpu_cluster_dim_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_cluster_dim_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                               const mica_attr *upper_bound);
// of OpAsmOpInterface, written by the author
void gpu_cluster_dim_result_names(const mica_op *op, mica_name_setter *set);
// of InferIntRangeInterface, written by the author
void gpu_cluster_dim_infer_ranges(const mica_op *op, const mica_range *operands,
                                  mica_range *results);

// ---- gpu.cluster_dim_blocks: How many blocks a cluster has ----

extern const mica_op_def gpu_cluster_dim_blocks_def;
static inline bool gpu_cluster_dim_blocks_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_cluster_dim_blocks_def);
}
enum { GPU_CLUSTER_DIM_BLOCKS_RESULT };
enum { GPU_CLUSTER_DIM_BLOCKS_SLOT_DIMENSION, GPU_CLUSTER_DIM_BLOCKS_SLOT_UPPER_BOUND };
static inline mica_value *gpu_cluster_dim_blocks_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_cluster_dim_blocks_def, GPU_CLUSTER_DIM_BLOCKS_RESULT);
}
static inline const mica_attr *gpu_cluster_dim_blocks_dimension_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_cluster_dim_blocks_def, GPU_CLUSTER_DIM_BLOCKS_SLOT_DIMENSION);
}
static inline void gpu_cluster_dim_blocks_set_dimension_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_cluster_dim_blocks_def, GPU_CLUSTER_DIM_BLOCKS_SLOT_DIMENSION,
                      value);
}
gpu_dimension gpu_cluster_dim_blocks_dimension(const mica_op *op);
bool gpu_cluster_dim_blocks_set_dimension(mica_op *op, gpu_dimension value);  // false: no memory
// NULL: absent
static inline const mica_attr *gpu_cluster_dim_blocks_upper_bound_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_cluster_dim_blocks_def, GPU_CLUSTER_DIM_BLOCKS_SLOT_UPPER_BOUND);
}
static inline void gpu_cluster_dim_blocks_set_upper_bound_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_cluster_dim_blocks_def, GPU_CLUSTER_DIM_BLOCKS_SLOT_UPPER_BOUND,
                      value);
}
static inline bool gpu_cluster_dim_blocks_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_cluster_dim_blocks_def,
                         GPU_CLUSTER_DIM_BLOCKS_SLOT_UPPER_BOUND) != NULL;
}
int64_t gpu_cluster_dim_blocks_upper_bound(const mica_op *op);  // absent: zero
bool gpu_cluster_dim_blocks_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_cluster_dim_blocks_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                                      const mica_attr *upper_bound);
// of OpAsmOpInterface, written by the author
void gpu_cluster_dim_blocks_result_names(const mica_op *op, mica_name_setter *set);
// of InferIntRangeInterface, written by the author
void gpu_cluster_dim_blocks_infer_ranges(const mica_op *op, const mica_range *operands,
                                         mica_range *results);

// ---- gpu.cluster_id: The number of the cluster within the grid ----

extern const mica_op_def gpu_cluster_id_def;
static inline bool gpu_cluster_id_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_cluster_id_def);
}
enum { GPU_CLUSTER_ID_RESULT };
enum { GPU_CLUSTER_ID_SLOT_DIMENSION, GPU_CLUSTER_ID_SLOT_UPPER_BOUND };
static inline mica_value *gpu_cluster_id_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_cluster_id_def, GPU_CLUSTER_ID_RESULT);
}
static inline const mica_attr *gpu_cluster_id_dimension_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_cluster_id_def, GPU_CLUSTER_ID_SLOT_DIMENSION);
}
static inline void gpu_cluster_id_set_dimension_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_cluster_id_def, GPU_CLUSTER_ID_SLOT_DIMENSION, value);
}
gpu_dimension gpu_cluster_id_dimension(const mica_op *op);
bool gpu_cluster_id_set_dimension(mica_op *op, gpu_dimension value);  // false: no memory
static inline const mica_attr *gpu_cluster_id_upper_bound_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_cluster_id_def, GPU_CLUSTER_ID_SLOT_UPPER_BOUND);
}
static inline void gpu_cluster_id_set_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_cluster_id_def, GPU_CLUSTER_ID_SLOT_UPPER_BOUND, value);
}
static inline bool gpu_cluster_id_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_cluster_id_def, GPU_CLUSTER_ID_SLOT_UPPER_BOUND) != NULL;
}
int64_t gpu_cluster_id_upper_bound(const mica_op *op);  // absent: zero
bool gpu_cluster_id_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_cluster_id_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                              const mica_attr *upper_bound);
// of OpAsmOpInterface, written by the author
void gpu_cluster_id_result_names(const mica_op *op, mica_name_setter *set);
// of InferIntRangeInterface, written by the author
void gpu_cluster_id_infer_ranges(const mica_op *op, const mica_range *operands,
                                 mica_range *results);

// ---- gpu.cluster_block_id: The number of the block within its cluster ----

extern const mica_op_def gpu_cluster_block_id_def;
static inline bool gpu_cluster_block_id_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_cluster_block_id_def);
}
enum { GPU_CLUSTER_BLOCK_ID_RESULT };
enum { GPU_CLUSTER_BLOCK_ID_SLOT_DIMENSION, GPU_CLUSTER_BLOCK_ID_SLOT_UPPER_BOUND };
static inline mica_value *gpu_cluster_block_id_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_cluster_block_id_def, GPU_CLUSTER_BLOCK_ID_RESULT);
}
static inline const mica_attr *gpu_cluster_block_id_dimension_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_cluster_block_id_def, GPU_CLUSTER_BLOCK_ID_SLOT_DIMENSION);
}
static inline void gpu_cluster_block_id_set_dimension_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_cluster_block_id_def, GPU_CLUSTER_BLOCK_ID_SLOT_DIMENSION, value);
}
gpu_dimension gpu_cluster_block_id_dimension(const mica_op *op);
bool gpu_cluster_block_id_set_dimension(mica_op *op, gpu_dimension value);  // false: no memory
// NULL: absent
static inline const mica_attr *gpu_cluster_block_id_upper_bound_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_cluster_block_id_def, GPU_CLUSTER_BLOCK_ID_SLOT_UPPER_BOUND);
}
static inline void gpu_cluster_block_id_set_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_cluster_block_id_def, GPU_CLUSTER_BLOCK_ID_SLOT_UPPER_BOUND, value);
}
static inline bool gpu_cluster_block_id_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_cluster_block_id_def, GPU_CLUSTER_BLOCK_ID_SLOT_UPPER_BOUND) !=
         NULL;
}
int64_t gpu_cluster_block_id_upper_bound(const mica_op *op);  // absent: zero
bool gpu_cluster_block_id_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_cluster_block_id_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                                    const mica_attr *upper_bound);
// of OpAsmOpInterface, written by the author
void gpu_cluster_block_id_result_names(const mica_op *op, mica_name_setter *set);
// of InferIntRangeInterface, written by the author
void gpu_cluster_block_id_infer_ranges(const mica_op *op, const mica_range *operands,
                                       mica_range *results);

// ---- gpu.block_dim: How many threads a block has ----

extern const mica_op_def gpu_block_dim_def;
static inline bool gpu_block_dim_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_block_dim_def);
}
enum { GPU_BLOCK_DIM_RESULT };
enum { GPU_BLOCK_DIM_SLOT_DIMENSION, GPU_BLOCK_DIM_SLOT_UPPER_BOUND };
static inline mica_value *gpu_block_dim_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_block_dim_def, GPU_BLOCK_DIM_RESULT);
}
static inline const mica_attr *gpu_block_dim_dimension_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_block_dim_def, GPU_BLOCK_DIM_SLOT_DIMENSION);
}
static inline void gpu_block_dim_set_dimension_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_block_dim_def, GPU_BLOCK_DIM_SLOT_DIMENSION, value);
}
gpu_dimension gpu_block_dim_dimension(const mica_op *op);
bool gpu_block_dim_set_dimension(mica_op *op, gpu_dimension value);  // false: no memory
static inline const mica_attr *gpu_block_dim_upper_bound_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_block_dim_def, GPU_BLOCK_DIM_SLOT_UPPER_BOUND);
}
static inline void gpu_block_dim_set_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_block_dim_def, GPU_BLOCK_DIM_SLOT_UPPER_BOUND, value);
}
static inline bool gpu_block_dim_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_block_dim_def, GPU_BLOCK_DIM_SLOT_UPPER_BOUND) != NULL;
}
int64_t gpu_block_dim_upper_bound(const mica_op *op);  // absent: zero
bool gpu_block_dim_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_block_dim_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                             const mica_attr *upper_bound);
// of OpAsmOpInterface, written by the author
void gpu_block_dim_result_names(const mica_op *op, mica_name_setter *set);
// of InferIntRangeInterface, written by the author
void gpu_block_dim_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- gpu.block_id: The number of the block within the grid ----

extern const mica_op_def gpu_block_id_def;
static inline bool gpu_block_id_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_block_id_def);
}
enum { GPU_BLOCK_ID_RESULT };
enum { GPU_BLOCK_ID_SLOT_DIMENSION, GPU_BLOCK_ID_SLOT_UPPER_BOUND };
static inline mica_value *gpu_block_id_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_block_id_def, GPU_BLOCK_ID_RESULT);
}
static inline const mica_attr *gpu_block_id_dimension_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_block_id_def, GPU_BLOCK_ID_SLOT_DIMENSION);
}
static inline void gpu_block_id_set_dimension_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_block_id_def, GPU_BLOCK_ID_SLOT_DIMENSION, value);
}
gpu_dimension gpu_block_id_dimension(const mica_op *op);
bool gpu_block_id_set_dimension(mica_op *op, gpu_dimension value);  // false: no memory
static inline const mica_attr *gpu_block_id_upper_bound_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_block_id_def, GPU_BLOCK_ID_SLOT_UPPER_BOUND);
}
static inline void gpu_block_id_set_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_block_id_def, GPU_BLOCK_ID_SLOT_UPPER_BOUND, value);
}
static inline bool gpu_block_id_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_block_id_def, GPU_BLOCK_ID_SLOT_UPPER_BOUND) != NULL;
}
int64_t gpu_block_id_upper_bound(const mica_op *op);  // absent: zero
bool gpu_block_id_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_block_id_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                            const mica_attr *upper_bound);
// of OpAsmOpInterface, written by the author
void gpu_block_id_result_names(const mica_op *op, mica_name_setter *set);
// of InferIntRangeInterface, written by the author
void gpu_block_id_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- gpu.grid_dim: How many blocks the grid has ----

extern const mica_op_def gpu_grid_dim_def;
static inline bool gpu_grid_dim_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_grid_dim_def);
}
enum { GPU_GRID_DIM_RESULT };
enum { GPU_GRID_DIM_SLOT_DIMENSION, GPU_GRID_DIM_SLOT_UPPER_BOUND };
static inline mica_value *gpu_grid_dim_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_grid_dim_def, GPU_GRID_DIM_RESULT);
}
static inline const mica_attr *gpu_grid_dim_dimension_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_grid_dim_def, GPU_GRID_DIM_SLOT_DIMENSION);
}
static inline void gpu_grid_dim_set_dimension_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_grid_dim_def, GPU_GRID_DIM_SLOT_DIMENSION, value);
}
gpu_dimension gpu_grid_dim_dimension(const mica_op *op);
bool gpu_grid_dim_set_dimension(mica_op *op, gpu_dimension value);  // false: no memory
static inline const mica_attr *gpu_grid_dim_upper_bound_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_grid_dim_def, GPU_GRID_DIM_SLOT_UPPER_BOUND);
}
static inline void gpu_grid_dim_set_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_grid_dim_def, GPU_GRID_DIM_SLOT_UPPER_BOUND, value);
}
static inline bool gpu_grid_dim_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_grid_dim_def, GPU_GRID_DIM_SLOT_UPPER_BOUND) != NULL;
}
int64_t gpu_grid_dim_upper_bound(const mica_op *op);  // absent: zero
bool gpu_grid_dim_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_grid_dim_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                            const mica_attr *upper_bound);
// of OpAsmOpInterface, written by the author
void gpu_grid_dim_result_names(const mica_op *op, mica_name_setter *set);
// of InferIntRangeInterface, written by the author
void gpu_grid_dim_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- gpu.thread_id: The number of the thread within its block ----

extern const mica_op_def gpu_thread_id_def;
static inline bool gpu_thread_id_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_thread_id_def);
}
enum { GPU_THREAD_ID_RESULT };
enum { GPU_THREAD_ID_SLOT_DIMENSION, GPU_THREAD_ID_SLOT_UPPER_BOUND };
static inline mica_value *gpu_thread_id_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_thread_id_def, GPU_THREAD_ID_RESULT);
}
static inline const mica_attr *gpu_thread_id_dimension_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_thread_id_def, GPU_THREAD_ID_SLOT_DIMENSION);
}
static inline void gpu_thread_id_set_dimension_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_thread_id_def, GPU_THREAD_ID_SLOT_DIMENSION, value);
}
gpu_dimension gpu_thread_id_dimension(const mica_op *op);
bool gpu_thread_id_set_dimension(mica_op *op, gpu_dimension value);  // false: no memory
static inline const mica_attr *gpu_thread_id_upper_bound_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_thread_id_def, GPU_THREAD_ID_SLOT_UPPER_BOUND);
}
static inline void gpu_thread_id_set_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_thread_id_def, GPU_THREAD_ID_SLOT_UPPER_BOUND, value);
}
static inline bool gpu_thread_id_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_thread_id_def, GPU_THREAD_ID_SLOT_UPPER_BOUND) != NULL;
}
int64_t gpu_thread_id_upper_bound(const mica_op *op);  // absent: zero
bool gpu_thread_id_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_thread_id_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                             const mica_attr *upper_bound);
// of OpAsmOpInterface, written by the author
void gpu_thread_id_result_names(const mica_op *op, mica_name_setter *set);
// of InferIntRangeInterface, written by the author
void gpu_thread_id_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- gpu.global_id: The number of the thread among all of the grid ----

extern const mica_op_def gpu_global_id_def;
static inline bool gpu_global_id_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_global_id_def);
}
enum { GPU_GLOBAL_ID_RESULT };
enum { GPU_GLOBAL_ID_SLOT_DIMENSION, GPU_GLOBAL_ID_SLOT_UPPER_BOUND };
static inline mica_value *gpu_global_id_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_global_id_def, GPU_GLOBAL_ID_RESULT);
}
static inline const mica_attr *gpu_global_id_dimension_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_global_id_def, GPU_GLOBAL_ID_SLOT_DIMENSION);
}
static inline void gpu_global_id_set_dimension_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_global_id_def, GPU_GLOBAL_ID_SLOT_DIMENSION, value);
}
gpu_dimension gpu_global_id_dimension(const mica_op *op);
bool gpu_global_id_set_dimension(mica_op *op, gpu_dimension value);  // false: no memory
static inline const mica_attr *gpu_global_id_upper_bound_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_global_id_def, GPU_GLOBAL_ID_SLOT_UPPER_BOUND);
}
static inline void gpu_global_id_set_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_global_id_def, GPU_GLOBAL_ID_SLOT_UPPER_BOUND, value);
}
static inline bool gpu_global_id_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_global_id_def, GPU_GLOBAL_ID_SLOT_UPPER_BOUND) != NULL;
}
int64_t gpu_global_id_upper_bound(const mica_op *op);  // absent: zero
bool gpu_global_id_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_global_id_build(mica_builder *b, mica_loc loc, gpu_dimension dimension,
                             const mica_attr *upper_bound);
// of OpAsmOpInterface, written by the author
void gpu_global_id_result_names(const mica_op *op, mica_name_setter *set);
// of InferIntRangeInterface, written by the author
void gpu_global_id_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- gpu.lane_id: The number of the thread within its subgroup ----

extern const mica_op_def gpu_lane_id_def;
static inline bool gpu_lane_id_isa(const mica_op *op) { return mica_op_isa(op, &gpu_lane_id_def); }
enum { GPU_LANE_ID_RESULT };
enum { GPU_LANE_ID_SLOT_UPPER_BOUND };
static inline mica_value *gpu_lane_id_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_lane_id_def, GPU_LANE_ID_RESULT);
}
static inline const mica_attr *gpu_lane_id_upper_bound_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_lane_id_def, GPU_LANE_ID_SLOT_UPPER_BOUND);
}
static inline void gpu_lane_id_set_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_lane_id_def, GPU_LANE_ID_SLOT_UPPER_BOUND, value);
}
static inline bool gpu_lane_id_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_lane_id_def, GPU_LANE_ID_SLOT_UPPER_BOUND) != NULL;
}
int64_t gpu_lane_id_upper_bound(const mica_op *op);  // absent: zero
bool gpu_lane_id_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_lane_id_build(mica_builder *b, mica_loc loc, const mica_attr *upper_bound);
// of InferIntRangeInterface, written by the author
void gpu_lane_id_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- gpu.subgroup_id: The number of the subgroup within its block ----

extern const mica_op_def gpu_subgroup_id_def;
static inline bool gpu_subgroup_id_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_subgroup_id_def);
}
enum { GPU_SUBGROUP_ID_RESULT };
enum { GPU_SUBGROUP_ID_SLOT_UPPER_BOUND };
static inline mica_value *gpu_subgroup_id_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_subgroup_id_def, GPU_SUBGROUP_ID_RESULT);
}
// NULL: absent
static inline const mica_attr *gpu_subgroup_id_upper_bound_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_id_def, GPU_SUBGROUP_ID_SLOT_UPPER_BOUND);
}
static inline void gpu_subgroup_id_set_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_id_def, GPU_SUBGROUP_ID_SLOT_UPPER_BOUND, value);
}
static inline bool gpu_subgroup_id_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_id_def, GPU_SUBGROUP_ID_SLOT_UPPER_BOUND) != NULL;
}
int64_t gpu_subgroup_id_upper_bound(const mica_op *op);  // absent: zero
bool gpu_subgroup_id_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_subgroup_id_build(mica_builder *b, mica_loc loc, const mica_attr *upper_bound);
// of InferIntRangeInterface, written by the author
void gpu_subgroup_id_infer_ranges(const mica_op *op, const mica_range *operands,
                                  mica_range *results);

// ---- gpu.num_subgroups: How many subgroups a block has ----

extern const mica_op_def gpu_num_subgroups_def;
static inline bool gpu_num_subgroups_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_num_subgroups_def);
}
enum { GPU_NUM_SUBGROUPS_RESULT };
enum { GPU_NUM_SUBGROUPS_SLOT_UPPER_BOUND };
static inline mica_value *gpu_num_subgroups_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_num_subgroups_def, GPU_NUM_SUBGROUPS_RESULT);
}
// NULL: absent
static inline const mica_attr *gpu_num_subgroups_upper_bound_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_num_subgroups_def, GPU_NUM_SUBGROUPS_SLOT_UPPER_BOUND);
}
static inline void gpu_num_subgroups_set_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_num_subgroups_def, GPU_NUM_SUBGROUPS_SLOT_UPPER_BOUND, value);
}
static inline bool gpu_num_subgroups_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_num_subgroups_def, GPU_NUM_SUBGROUPS_SLOT_UPPER_BOUND) != NULL;
}
int64_t gpu_num_subgroups_upper_bound(const mica_op *op);  // absent: zero
bool gpu_num_subgroups_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_num_subgroups_build(mica_builder *b, mica_loc loc, const mica_attr *upper_bound);
// of InferIntRangeInterface, written by the author
void gpu_num_subgroups_infer_ranges(const mica_op *op, const mica_range *operands,
                                    mica_range *results);

// ---- gpu.subgroup_size: How many threads a subgroup has ----

extern const mica_op_def gpu_subgroup_size_def;
static inline bool gpu_subgroup_size_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_subgroup_size_def);
}
enum { GPU_SUBGROUP_SIZE_RESULT };
enum { GPU_SUBGROUP_SIZE_SLOT_UPPER_BOUND };
static inline mica_value *gpu_subgroup_size_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_subgroup_size_def, GPU_SUBGROUP_SIZE_RESULT);
}
// NULL: absent
static inline const mica_attr *gpu_subgroup_size_upper_bound_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_size_def, GPU_SUBGROUP_SIZE_SLOT_UPPER_BOUND);
}
static inline void gpu_subgroup_size_set_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_size_def, GPU_SUBGROUP_SIZE_SLOT_UPPER_BOUND, value);
}
static inline bool gpu_subgroup_size_has_upper_bound(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_size_def, GPU_SUBGROUP_SIZE_SLOT_UPPER_BOUND) != NULL;
}
int64_t gpu_subgroup_size_upper_bound(const mica_op *op);  // absent: zero
bool gpu_subgroup_size_set_upper_bound(mica_op *op, int64_t value);  // false: no memory
mica_op *gpu_subgroup_size_build(mica_builder *b, mica_loc loc, const mica_attr *upper_bound);
// of InferIntRangeInterface, written by the author
void gpu_subgroup_size_infer_ranges(const mica_op *op, const mica_range *operands,
                                    mica_range *results);

// ---- gpu.barrier: Waits until all threads of the block are here, and sees what they wrote ----

extern const mica_op_def gpu_barrier_def;
static inline bool gpu_barrier_isa(const mica_op *op) { return mica_op_isa(op, &gpu_barrier_def); }
mica_op *gpu_barrier_build(mica_builder *b, mica_loc loc);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const gpu_barrier_canonicalizations[];

// ---- gpu.all_reduce: Combines the values of all threads of a block ----

extern const mica_op_def gpu_all_reduce_def;
static inline bool gpu_all_reduce_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_all_reduce_def);
}
enum { GPU_ALL_REDUCE_OPERAND_VALUE };
enum { GPU_ALL_REDUCE_RESULT };
enum { GPU_ALL_REDUCE_REGION_BODY };
enum { GPU_ALL_REDUCE_SLOT_OP, GPU_ALL_REDUCE_SLOT_UNIFORM };
static inline mica_value *gpu_all_reduce_value(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_OPERAND_VALUE);
}
static inline void gpu_all_reduce_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_OPERAND_VALUE, value);
}
static inline mica_value *gpu_all_reduce_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_RESULT);
}
static inline mica_region *gpu_all_reduce_body(const mica_op *op) {
  return mica_op_region_as(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_REGION_BODY);
}
static inline const mica_attr *gpu_all_reduce_op_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_SLOT_OP);
}
static inline void gpu_all_reduce_set_op_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_SLOT_OP, value);
}
static inline bool gpu_all_reduce_has_op(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_SLOT_OP) != NULL;
}
gpu_all_reduce_operation gpu_all_reduce_op(const mica_op *op);  // absent: zero
bool gpu_all_reduce_set_op(mica_op *op, gpu_all_reduce_operation value);  // false: no memory
static inline const mica_attr *gpu_all_reduce_uniform_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_SLOT_UNIFORM);
}
static inline void gpu_all_reduce_set_uniform_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_all_reduce_def, GPU_ALL_REDUCE_SLOT_UNIFORM, value);
}
bool gpu_all_reduce_uniform(const mica_op *op);
void gpu_all_reduce_set_uniform(mica_op *op, bool value);
mica_op *gpu_all_reduce_build(mica_builder *b, mica_loc loc, mica_value *value,
                              const mica_attr *op_, bool uniform);
// Written by the author: asked when the nested operations are verified. False: reported.
bool gpu_all_reduce_check_regions(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool gpu_all_reduce_fold(mica_op *op, const mica_attr *value, mica_fold *out);

// ---- gpu.subgroup_reduce: Combines the values of all threads of a subgroup ----

extern const mica_op_def gpu_subgroup_reduce_def;
static inline bool gpu_subgroup_reduce_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_subgroup_reduce_def);
}
enum { GPU_SUBGROUP_REDUCE_OPERAND_VALUE };
enum { GPU_SUBGROUP_REDUCE_RESULT };
enum {
  GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_SIZE, GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_STRIDE,
  GPU_SUBGROUP_REDUCE_SLOT_OP, GPU_SUBGROUP_REDUCE_SLOT_UNIFORM,
};
static inline mica_value *gpu_subgroup_reduce_value(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_OPERAND_VALUE);
}
static inline void gpu_subgroup_reduce_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_OPERAND_VALUE, value);
}
static inline mica_value *gpu_subgroup_reduce_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_RESULT);
}
static inline const mica_attr *gpu_subgroup_reduce_op_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_OP);
}
static inline void gpu_subgroup_reduce_set_op_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_OP, value);
}
gpu_all_reduce_operation gpu_subgroup_reduce_op(const mica_op *op);
bool gpu_subgroup_reduce_set_op(mica_op *op, gpu_all_reduce_operation value);  // false: no memory
// NULL: absent
static inline const mica_attr *gpu_subgroup_reduce_uniform_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_UNIFORM);
}
static inline void gpu_subgroup_reduce_set_uniform_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_UNIFORM, value);
}
bool gpu_subgroup_reduce_uniform(const mica_op *op);
void gpu_subgroup_reduce_set_uniform(mica_op *op, bool value);
// NULL: absent
static inline const mica_attr *gpu_subgroup_reduce_cluster_size_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_SIZE);
}
static inline void gpu_subgroup_reduce_set_cluster_size_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_SIZE, value);
}
static inline bool gpu_subgroup_reduce_has_cluster_size(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_SIZE) !=
         NULL;
}
int32_t gpu_subgroup_reduce_cluster_size(const mica_op *op);  // absent: zero
bool gpu_subgroup_reduce_set_cluster_size(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *gpu_subgroup_reduce_cluster_stride_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_STRIDE);
}
static inline void gpu_subgroup_reduce_set_cluster_stride_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_reduce_def, GPU_SUBGROUP_REDUCE_SLOT_CLUSTER_STRIDE, value);
}
int32_t gpu_subgroup_reduce_cluster_stride(const mica_op *op);  // absent: the default
bool gpu_subgroup_reduce_set_cluster_stride(mica_op *op, int32_t value);  // false: no memory
mica_op *gpu_subgroup_reduce_build(mica_builder *b, mica_loc loc, mica_value *value,
                                   gpu_all_reduce_operation op_, bool uniform,
                                   const mica_attr *cluster_size, int32_t cluster_stride);
// Written by the author: what the definition can't say. False: reported.
bool gpu_subgroup_reduce_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool gpu_subgroup_reduce_fold(mica_op *op, const mica_attr *value, mica_fold *out);

// ---- gpu.shuffle: A value of another thread of the subgroup ----

extern const mica_op_def gpu_shuffle_def;
static inline bool gpu_shuffle_isa(const mica_op *op) { return mica_op_isa(op, &gpu_shuffle_def); }
enum { GPU_SHUFFLE_OPERAND_VALUE, GPU_SHUFFLE_OPERAND_OFFSET, GPU_SHUFFLE_OPERAND_WIDTH };
enum { GPU_SHUFFLE_RESULT_SHUFFLE_RESULT, GPU_SHUFFLE_RESULT_VALID };
enum { GPU_SHUFFLE_SLOT_MODE_VALUE };
static inline mica_value *gpu_shuffle_value(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_shuffle_def, GPU_SHUFFLE_OPERAND_VALUE);
}
static inline void gpu_shuffle_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_shuffle_def, GPU_SHUFFLE_OPERAND_VALUE, value);
}
static inline mica_value *gpu_shuffle_offset(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_shuffle_def, GPU_SHUFFLE_OPERAND_OFFSET);
}
static inline void gpu_shuffle_set_offset(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_shuffle_def, GPU_SHUFFLE_OPERAND_OFFSET, value);
}
static inline mica_value *gpu_shuffle_width(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_shuffle_def, GPU_SHUFFLE_OPERAND_WIDTH);
}
static inline void gpu_shuffle_set_width(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_shuffle_def, GPU_SHUFFLE_OPERAND_WIDTH, value);
}
static inline mica_value *gpu_shuffle_shuffle_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_shuffle_def, GPU_SHUFFLE_RESULT_SHUFFLE_RESULT);
}
static inline mica_value *gpu_shuffle_valid(const mica_op *op) {
  return mica_op_result_as(op, &gpu_shuffle_def, GPU_SHUFFLE_RESULT_VALID);
}
static inline const mica_attr *gpu_shuffle_mode_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_shuffle_def, GPU_SHUFFLE_SLOT_MODE_VALUE);
}
static inline void gpu_shuffle_set_mode_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_shuffle_def, GPU_SHUFFLE_SLOT_MODE_VALUE, value);
}
gpu_shuffle_mode gpu_shuffle_mode_value(const mica_op *op);
bool gpu_shuffle_set_mode_value(mica_op *op, gpu_shuffle_mode value);  // false: no memory
mica_op *gpu_shuffle_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *offset,
                           mica_value *width, gpu_shuffle_mode mode_value);

// ---- gpu.rotate: The value of the thread that is so much further in the subgroup ----

extern const mica_op_def gpu_rotate_def;
static inline bool gpu_rotate_isa(const mica_op *op) { return mica_op_isa(op, &gpu_rotate_def); }
enum { GPU_ROTATE_OPERAND_VALUE };
enum { GPU_ROTATE_RESULT_ROTATE_RESULT, GPU_ROTATE_RESULT_VALID };
enum { GPU_ROTATE_SLOT_OFFSET, GPU_ROTATE_SLOT_WIDTH };
static inline mica_value *gpu_rotate_value(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_rotate_def, GPU_ROTATE_OPERAND_VALUE);
}
static inline void gpu_rotate_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_rotate_def, GPU_ROTATE_OPERAND_VALUE, value);
}
static inline mica_value *gpu_rotate_rotate_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_rotate_def, GPU_ROTATE_RESULT_ROTATE_RESULT);
}
static inline mica_value *gpu_rotate_valid(const mica_op *op) {
  return mica_op_result_as(op, &gpu_rotate_def, GPU_ROTATE_RESULT_VALID);
}
static inline const mica_attr *gpu_rotate_offset_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_rotate_def, GPU_ROTATE_SLOT_OFFSET);
}
static inline void gpu_rotate_set_offset_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_rotate_def, GPU_ROTATE_SLOT_OFFSET, value);
}
int32_t gpu_rotate_offset(const mica_op *op);
bool gpu_rotate_set_offset(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *gpu_rotate_width_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_rotate_def, GPU_ROTATE_SLOT_WIDTH);
}
static inline void gpu_rotate_set_width_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_rotate_def, GPU_ROTATE_SLOT_WIDTH, value);
}
int32_t gpu_rotate_width(const mica_op *op);
bool gpu_rotate_set_width(mica_op *op, int32_t value);  // false: no memory
mica_op *gpu_rotate_build(mica_builder *b, mica_loc loc, mica_value *value, int32_t offset,
                          int32_t width);
// Written by the author: what the definition can't say. False: reported.
bool gpu_rotate_check(mica_op *op);

// ---- gpu.subgroup_broadcast: The value of one thread, for all of the subgroup ----

extern const mica_op_def gpu_subgroup_broadcast_def;
static inline bool gpu_subgroup_broadcast_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_subgroup_broadcast_def);
}
enum { GPU_SUBGROUP_BROADCAST_OPERAND_SRC, GPU_SUBGROUP_BROADCAST_OPERAND_LANE };
enum { GPU_SUBGROUP_BROADCAST_RESULT };
enum { GPU_SUBGROUP_BROADCAST_SLOT_BROADCAST_TYPE };
static inline mica_value *gpu_subgroup_broadcast_src(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_subgroup_broadcast_def, GPU_SUBGROUP_BROADCAST_OPERAND_SRC);
}
static inline void gpu_subgroup_broadcast_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_subgroup_broadcast_def, GPU_SUBGROUP_BROADCAST_OPERAND_SRC,
                         value);
}
static inline mica_segment gpu_subgroup_broadcast_lane_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_subgroup_broadcast_def)),
                               1, GPU_SUBGROUP_BROADCAST_OPERAND_LANE);
}
static inline mica_value *gpu_subgroup_broadcast_lane(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_subgroup_broadcast_lane_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool gpu_subgroup_broadcast_set_lane(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_segment(op, gpu_subgroup_broadcast_lane_segment(op), values, count);
}
static inline mica_value *gpu_subgroup_broadcast_result(const mica_op *op) {
  return mica_op_result_as(op, &gpu_subgroup_broadcast_def, GPU_SUBGROUP_BROADCAST_RESULT);
}
static inline const mica_attr *gpu_subgroup_broadcast_broadcast_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_broadcast_def,
                         GPU_SUBGROUP_BROADCAST_SLOT_BROADCAST_TYPE);
}
static inline void gpu_subgroup_broadcast_set_broadcast_type_attr(mica_op *op,
                                                                  const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_broadcast_def, GPU_SUBGROUP_BROADCAST_SLOT_BROADCAST_TYPE,
                      value);
}
gpu_broadcast_type gpu_subgroup_broadcast_broadcast_type(const mica_op *op);
// false: no memory
bool gpu_subgroup_broadcast_set_broadcast_type(mica_op *op, gpu_broadcast_type value);
mica_op *gpu_subgroup_broadcast_build(mica_builder *b, mica_loc loc, mica_value *src,
                                      mica_value *lane, gpu_broadcast_type broadcast_type);
// Written by the author: what the definition can't say. False: reported.
bool gpu_subgroup_broadcast_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool gpu_subgroup_broadcast_fold(mica_op *op, const mica_attr *src, const mica_attr *lane,
                                 mica_fold *out);
// of InferIntRangeInterface, written by the author
void gpu_subgroup_broadcast_infer_ranges(const mica_op *op, const mica_range *operands,
                                         mica_range *results);
// of ConditionallySpeculatable, written by the author
mica_speculatability gpu_subgroup_broadcast_speculatability(const mica_op *op);

// ---- gpu.warp_execute_on_lane_0: Runs its region on the first thread of a subgroup alone ----

extern const mica_op_def gpu_warp_execute_on_lane_0_def;
static inline bool gpu_warp_execute_on_lane_0_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_warp_execute_on_lane_0_def);
}
enum { GPU_WARP_EXECUTE_ON_LANE_0_OPERAND_LANEID, GPU_WARP_EXECUTE_ON_LANE_0_OPERAND_ARGS };
enum { GPU_WARP_EXECUTE_ON_LANE_0_RESULT_RESULTS };
enum { GPU_WARP_EXECUTE_ON_LANE_0_REGION_WARP_REGION };
enum { GPU_WARP_EXECUTE_ON_LANE_0_SLOT_WARP_SIZE };
static inline mica_value *gpu_warp_execute_on_lane_0_laneid(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_warp_execute_on_lane_0_def,
                            GPU_WARP_EXECUTE_ON_LANE_0_OPERAND_LANEID);
}
static inline void gpu_warp_execute_on_lane_0_set_laneid(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_warp_execute_on_lane_0_def,
                         GPU_WARP_EXECUTE_ON_LANE_0_OPERAND_LANEID, value);
}
static inline mica_segment gpu_warp_execute_on_lane_0_args_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op,
                                                                &gpu_warp_execute_on_lane_0_def)),
                               1, GPU_WARP_EXECUTE_ON_LANE_0_OPERAND_ARGS);
}
static inline size_t gpu_warp_execute_on_lane_0_args_count(const mica_op *op) {
  return gpu_warp_execute_on_lane_0_args_segment(op).count;
}
static inline mica_value *gpu_warp_execute_on_lane_0_args(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_warp_execute_on_lane_0_args_segment(op).first + index);
}
static inline bool gpu_warp_execute_on_lane_0_set_args(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_segment(op, gpu_warp_execute_on_lane_0_args_segment(op), values, count);
}
static inline mica_segment gpu_warp_execute_on_lane_0_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
                                                               &gpu_warp_execute_on_lane_0_def)), 0,
                               GPU_WARP_EXECUTE_ON_LANE_0_RESULT_RESULTS);
}
static inline size_t gpu_warp_execute_on_lane_0_results_count(const mica_op *op) {
  return gpu_warp_execute_on_lane_0_results_segment(op).count;
}
static inline mica_value *gpu_warp_execute_on_lane_0_results(const mica_op *op, size_t index) {
  return mica_op_result(op, gpu_warp_execute_on_lane_0_results_segment(op).first + index);
}
static inline mica_region *gpu_warp_execute_on_lane_0_warp_region(const mica_op *op) {
  return mica_op_region_as(op, &gpu_warp_execute_on_lane_0_def,
                           GPU_WARP_EXECUTE_ON_LANE_0_REGION_WARP_REGION);
}
static inline const mica_attr *gpu_warp_execute_on_lane_0_warp_size_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_warp_execute_on_lane_0_def,
                         GPU_WARP_EXECUTE_ON_LANE_0_SLOT_WARP_SIZE);
}
static inline void gpu_warp_execute_on_lane_0_set_warp_size_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_warp_execute_on_lane_0_def,
                      GPU_WARP_EXECUTE_ON_LANE_0_SLOT_WARP_SIZE, value);
}
int64_t gpu_warp_execute_on_lane_0_warp_size(const mica_op *op);
bool gpu_warp_execute_on_lane_0_set_warp_size(mica_op *op, int64_t value);  // false: no memory
// Written by the author: what the definition can't say. False: reported.
bool gpu_warp_execute_on_lane_0_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool gpu_warp_execute_on_lane_0_parse(mica_parser *p, mica_op_state *out);  // false: reported
void gpu_warp_execute_on_lane_0_print(mica_printer *p, const mica_op *op);
// of RegionBranchOpInterface, written by the author
bool gpu_warp_execute_on_lane_0_successors(const mica_op *op, const mica_region *from,
                                           mica_region_successors *out);
// of RegionBranchOpInterface, written by the author
bool gpu_warp_execute_on_lane_0_are_types_compatible(const mica_op *op, const mica_type *from,
                                                     const mica_type *to);

// ---- gpu.dynamic_shared_memory: The memory of the block whose size is told at the start of the
// kernel ----

extern const mica_op_def gpu_dynamic_shared_memory_def;
static inline bool gpu_dynamic_shared_memory_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_dynamic_shared_memory_def);
}
enum { GPU_DYNAMIC_SHARED_MEMORY_RESULT_RESULT_MEMREF };
static inline mica_value *gpu_dynamic_shared_memory_result_memref(const mica_op *op) {
  return mica_op_result_as(op, &gpu_dynamic_shared_memory_def,
                           GPU_DYNAMIC_SHARED_MEMORY_RESULT_RESULT_MEMREF);
}
mica_op *gpu_dynamic_shared_memory_build(mica_builder *b, mica_loc loc,
                                         const mica_type *result_memref_type);
// Written by the author: what the definition can't say. False: reported.
bool gpu_dynamic_shared_memory_check(mica_op *op);

// ---- gpu.printf: Writes values as C's printf does ----

extern const mica_op_def gpu_printf_def;
static inline bool gpu_printf_isa(const mica_op *op) { return mica_op_isa(op, &gpu_printf_def); }
enum { GPU_PRINTF_OPERAND_ARGS };
enum { GPU_PRINTF_SLOT_FORMAT };
static inline mica_segment gpu_printf_args_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_printf_def)), 0,
                               GPU_PRINTF_OPERAND_ARGS);
}
static inline size_t gpu_printf_args_count(const mica_op *op) {
  return gpu_printf_args_segment(op).count;
}
static inline mica_value *gpu_printf_args(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_printf_args_segment(op).first + index);
}
static inline bool gpu_printf_set_args(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, gpu_printf_args_segment(op), values, count);
}
static inline const mica_attr *gpu_printf_format_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_printf_def, GPU_PRINTF_SLOT_FORMAT);
}
static inline void gpu_printf_set_format_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_printf_def, GPU_PRINTF_SLOT_FORMAT, value);
}
mica_str gpu_printf_format(const mica_op *op);
bool gpu_printf_set_format(mica_op *op, mica_str value);  // false: no memory
mica_op *gpu_printf_build(mica_builder *b, mica_loc loc, mica_str format, mica_value *const *args,
                          size_t args_count);

// ---- gpu.host_register: Lets the device use memory of the host ----

extern const mica_op_def gpu_host_register_def;
static inline bool gpu_host_register_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_host_register_def);
}
enum { GPU_HOST_REGISTER_OPERAND_VALUE };
static inline mica_value *gpu_host_register_value(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_host_register_def, GPU_HOST_REGISTER_OPERAND_VALUE);
}
static inline void gpu_host_register_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_host_register_def, GPU_HOST_REGISTER_OPERAND_VALUE, value);
}
mica_op *gpu_host_register_build(mica_builder *b, mica_loc loc, mica_value *value);

// ---- gpu.host_unregister: Ends the device's use of memory of the host ----

extern const mica_op_def gpu_host_unregister_def;
static inline bool gpu_host_unregister_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_host_unregister_def);
}
enum { GPU_HOST_UNREGISTER_OPERAND_VALUE };
static inline mica_value *gpu_host_unregister_value(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_host_unregister_def, GPU_HOST_UNREGISTER_OPERAND_VALUE);
}
static inline void gpu_host_unregister_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_host_unregister_def, GPU_HOST_UNREGISTER_OPERAND_VALUE, value);
}
mica_op *gpu_host_unregister_build(mica_builder *b, mica_loc loc, mica_value *value);

// ---- gpu.set_default_device: The device that what follows is done on ----

extern const mica_op_def gpu_set_default_device_def;
static inline bool gpu_set_default_device_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_set_default_device_def);
}
enum { GPU_SET_DEFAULT_DEVICE_OPERAND_DEV_INDEX };
static inline mica_value *gpu_set_default_device_dev_index(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_set_default_device_def,
                            GPU_SET_DEFAULT_DEVICE_OPERAND_DEV_INDEX);
}
static inline void gpu_set_default_device_set_dev_index(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_set_default_device_def, GPU_SET_DEFAULT_DEVICE_OPERAND_DEV_INDEX,
                         value);
}
mica_op *gpu_set_default_device_build(mica_builder *b, mica_loc loc, mica_value *dev_index);

// ---- gpu.wait: Waits for what tokens stand for ----

extern const mica_op_def gpu_wait_def;
static inline bool gpu_wait_isa(const mica_op *op) { return mica_op_isa(op, &gpu_wait_def); }
enum { GPU_WAIT_OPERAND_ASYNC_DEPENDENCIES };
enum { GPU_WAIT_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_wait_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_wait_def)), 0,
                               GPU_WAIT_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_wait_async_dependencies_count(const mica_op *op) {
  return gpu_wait_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_wait_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_wait_async_dependencies_segment(op).first + index);
}
static inline bool gpu_wait_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_segment(op, gpu_wait_async_dependencies_segment(op), values, count);
}
static inline mica_segment gpu_wait_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_wait_def)), 0,
                               GPU_WAIT_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_wait_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_wait_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_wait_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                        mica_value *const *async_dependencies, size_t async_dependencies_count);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const gpu_wait_canonicalizations[];

// ---- gpu.alloc: Memory of the device ----

extern const mica_op_def gpu_alloc_def;
static inline bool gpu_alloc_isa(const mica_op *op) { return mica_op_isa(op, &gpu_alloc_def); }
enum {
  GPU_ALLOC_OPERAND_ASYNC_DEPENDENCIES, GPU_ALLOC_OPERAND_DYNAMIC_SIZES,
  GPU_ALLOC_OPERAND_SYMBOL_OPERANDS,
};
enum { GPU_ALLOC_RESULT_MEMREF, GPU_ALLOC_RESULT_ASYNC_TOKEN };
enum { GPU_ALLOC_SLOT_HOST_SHARED, GPU_ALLOC_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment gpu_alloc_async_dependencies_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_alloc_def), GPU_ALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_ALLOC_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_alloc_async_dependencies_count(const mica_op *op) {
  return gpu_alloc_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_alloc_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_alloc_async_dependencies_segment(op).first + index);
}
static inline bool gpu_alloc_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                    size_t count) {
  return mica_op_replace_sized_as(op, &gpu_alloc_def, GPU_ALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_ALLOC_OPERAND_ASYNC_DEPENDENCIES, values, count);
}
static inline mica_segment gpu_alloc_dynamic_sizes_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_alloc_def), GPU_ALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_ALLOC_OPERAND_DYNAMIC_SIZES);
}
static inline size_t gpu_alloc_dynamic_sizes_count(const mica_op *op) {
  return gpu_alloc_dynamic_sizes_segment(op).count;
}
static inline mica_value *gpu_alloc_dynamic_sizes(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_alloc_dynamic_sizes_segment(op).first + index);
}
static inline bool gpu_alloc_set_dynamic_sizes(mica_op *op, mica_value *const *values,
                                               size_t count) {
  return mica_op_replace_sized_as(op, &gpu_alloc_def, GPU_ALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_ALLOC_OPERAND_DYNAMIC_SIZES, values, count);
}
static inline mica_segment gpu_alloc_symbol_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_alloc_def), GPU_ALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_ALLOC_OPERAND_SYMBOL_OPERANDS);
}
static inline size_t gpu_alloc_symbol_operands_count(const mica_op *op) {
  return gpu_alloc_symbol_operands_segment(op).count;
}
static inline mica_value *gpu_alloc_symbol_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_alloc_symbol_operands_segment(op).first + index);
}
static inline bool gpu_alloc_set_symbol_operands(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &gpu_alloc_def, GPU_ALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_ALLOC_OPERAND_SYMBOL_OPERANDS, values, count);
}
static inline mica_value *gpu_alloc_memref(const mica_op *op) {
  return mica_op_result_as(op, &gpu_alloc_def, GPU_ALLOC_RESULT_MEMREF);
}
static inline mica_segment gpu_alloc_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_alloc_def)), 1,
                               GPU_ALLOC_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_alloc_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_alloc_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *gpu_alloc_host_shared_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &gpu_alloc_def, GPU_ALLOC_SLOT_HOST_SHARED);
}
static inline void gpu_alloc_set_host_shared_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_alloc_def, GPU_ALLOC_SLOT_HOST_SHARED, value);
}
bool gpu_alloc_host_shared(const mica_op *op);
void gpu_alloc_set_host_shared(mica_op *op, bool value);
mica_op *gpu_alloc_build(mica_builder *b, mica_loc loc, const mica_type *memref_type,
                         const mica_type *async_token_type, mica_value *const *async_dependencies,
                         size_t async_dependencies_count, mica_value *const *dynamic_sizes,
                         size_t dynamic_sizes_count, mica_value *const *symbol_operands,
                         size_t symbol_operands_count, bool host_shared);
// Written by the author: what the definition can't say. False: reported.
bool gpu_alloc_check(mica_op *op);

// ---- gpu.dealloc: Gives memory of the device back ----

extern const mica_op_def gpu_dealloc_def;
static inline bool gpu_dealloc_isa(const mica_op *op) { return mica_op_isa(op, &gpu_dealloc_def); }
enum { GPU_DEALLOC_OPERAND_ASYNC_DEPENDENCIES, GPU_DEALLOC_OPERAND_MEMREF };
enum { GPU_DEALLOC_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_dealloc_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_dealloc_def)), 1,
                               GPU_DEALLOC_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_dealloc_async_dependencies_count(const mica_op *op) {
  return gpu_dealloc_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_dealloc_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_dealloc_async_dependencies_segment(op).first + index);
}
static inline bool gpu_dealloc_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_segment(op, gpu_dealloc_async_dependencies_segment(op), values, count);
}
static inline mica_value *gpu_dealloc_memref(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_dealloc_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_dealloc_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_dealloc_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment gpu_dealloc_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_dealloc_def)), 0,
                               GPU_DEALLOC_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_dealloc_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_dealloc_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_dealloc_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                           mica_value *const *async_dependencies, size_t async_dependencies_count,
                           mica_value *memref);

// ---- gpu.memcpy: Copies memory, to the device or from it ----

extern const mica_op_def gpu_memcpy_def;
static inline bool gpu_memcpy_isa(const mica_op *op) { return mica_op_isa(op, &gpu_memcpy_def); }
enum { GPU_MEMCPY_OPERAND_ASYNC_DEPENDENCIES, GPU_MEMCPY_OPERAND_DST, GPU_MEMCPY_OPERAND_SRC };
enum { GPU_MEMCPY_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_memcpy_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_memcpy_def)), 2,
                               GPU_MEMCPY_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_memcpy_async_dependencies_count(const mica_op *op) {
  return gpu_memcpy_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_memcpy_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_memcpy_async_dependencies_segment(op).first + index);
}
static inline bool gpu_memcpy_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_segment(op, gpu_memcpy_async_dependencies_segment(op), values, count);
}
static inline mica_value *gpu_memcpy_dst(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_memcpy_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_memcpy_set_dst(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_memcpy_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_memcpy_src(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_memcpy_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_memcpy_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_memcpy_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment gpu_memcpy_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_memcpy_def)), 0,
                               GPU_MEMCPY_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_memcpy_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_memcpy_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_memcpy_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                          mica_value *const *async_dependencies, size_t async_dependencies_count,
                          mica_value *dst, mica_value *src);
// Written by the author: what the definition can't say. False: reported.
bool gpu_memcpy_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool gpu_memcpy_fold(mica_op *op, const mica_attr *const *async_dependencies,
                     size_t async_dependencies_count, const mica_attr *dst, const mica_attr *src,
                     mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const gpu_memcpy_canonicalizations[];

// ---- gpu.memset: Fills memory of the device ----

extern const mica_op_def gpu_memset_def;
static inline bool gpu_memset_isa(const mica_op *op) { return mica_op_isa(op, &gpu_memset_def); }
enum { GPU_MEMSET_OPERAND_ASYNC_DEPENDENCIES, GPU_MEMSET_OPERAND_DST, GPU_MEMSET_OPERAND_VALUE };
enum { GPU_MEMSET_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_memset_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_memset_def)), 2,
                               GPU_MEMSET_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_memset_async_dependencies_count(const mica_op *op) {
  return gpu_memset_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_memset_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_memset_async_dependencies_segment(op).first + index);
}
static inline bool gpu_memset_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_segment(op, gpu_memset_async_dependencies_segment(op), values, count);
}
static inline mica_value *gpu_memset_dst(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_memset_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_memset_set_dst(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_memset_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_memset_value(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_memset_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_memset_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_memset_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment gpu_memset_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_memset_def)), 0,
                               GPU_MEMSET_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_memset_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_memset_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_memset_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                          mica_value *const *async_dependencies, size_t async_dependencies_count,
                          mica_value *dst, mica_value *value);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool gpu_memset_fold(mica_op *op, const mica_attr *const *async_dependencies,
                     size_t async_dependencies_count, const mica_attr *dst, const mica_attr *value,
                     mica_fold *out);

// ---- gpu.subgroup_mma_load_matrix: Loads a matrix ----

extern const mica_op_def gpu_subgroup_mma_load_matrix_def;
static inline bool gpu_subgroup_mma_load_matrix_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_subgroup_mma_load_matrix_def);
}
enum {
  GPU_SUBGROUP_MMA_LOAD_MATRIX_OPERAND_SRC_MEMREF, GPU_SUBGROUP_MMA_LOAD_MATRIX_OPERAND_INDICES,
};
enum { GPU_SUBGROUP_MMA_LOAD_MATRIX_RESULT_RES };
enum {
  GPU_SUBGROUP_MMA_LOAD_MATRIX_SLOT_LEAD_DIMENSION, GPU_SUBGROUP_MMA_LOAD_MATRIX_SLOT_TRANSPOSE,
};
static inline mica_value *gpu_subgroup_mma_load_matrix_src_memref(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_subgroup_mma_load_matrix_def,
                            GPU_SUBGROUP_MMA_LOAD_MATRIX_OPERAND_SRC_MEMREF);
}
static inline void gpu_subgroup_mma_load_matrix_set_src_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_subgroup_mma_load_matrix_def,
                         GPU_SUBGROUP_MMA_LOAD_MATRIX_OPERAND_SRC_MEMREF, value);
}
static inline mica_segment gpu_subgroup_mma_load_matrix_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op,
                                                                &gpu_subgroup_mma_load_matrix_def)),
                               1, GPU_SUBGROUP_MMA_LOAD_MATRIX_OPERAND_INDICES);
}
static inline size_t gpu_subgroup_mma_load_matrix_indices_count(const mica_op *op) {
  return gpu_subgroup_mma_load_matrix_indices_segment(op).count;
}
static inline mica_value *gpu_subgroup_mma_load_matrix_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_subgroup_mma_load_matrix_indices_segment(op).first + index);
}
static inline bool gpu_subgroup_mma_load_matrix_set_indices(mica_op *op, mica_value *const *values,
                                                            size_t count) {
  return mica_op_replace_segment(op, gpu_subgroup_mma_load_matrix_indices_segment(op), values,
                                 count);
}
static inline mica_value *gpu_subgroup_mma_load_matrix_res(const mica_op *op) {
  return mica_op_result_as(op, &gpu_subgroup_mma_load_matrix_def,
                           GPU_SUBGROUP_MMA_LOAD_MATRIX_RESULT_RES);
}
static inline const mica_attr *gpu_subgroup_mma_load_matrix_lead_dimension_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_mma_load_matrix_def,
                         GPU_SUBGROUP_MMA_LOAD_MATRIX_SLOT_LEAD_DIMENSION);
}
static inline void gpu_subgroup_mma_load_matrix_set_lead_dimension_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_mma_load_matrix_def,
                      GPU_SUBGROUP_MMA_LOAD_MATRIX_SLOT_LEAD_DIMENSION, value);
}
int64_t gpu_subgroup_mma_load_matrix_lead_dimension(const mica_op *op);
// false: no memory
bool gpu_subgroup_mma_load_matrix_set_lead_dimension(mica_op *op, int64_t value);
// NULL: absent
static inline const mica_attr *gpu_subgroup_mma_load_matrix_transpose_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_mma_load_matrix_def,
                         GPU_SUBGROUP_MMA_LOAD_MATRIX_SLOT_TRANSPOSE);
}
static inline void gpu_subgroup_mma_load_matrix_set_transpose_attr(mica_op *op,
                                                                   const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_mma_load_matrix_def,
                      GPU_SUBGROUP_MMA_LOAD_MATRIX_SLOT_TRANSPOSE, value);
}
bool gpu_subgroup_mma_load_matrix_transpose(const mica_op *op);
void gpu_subgroup_mma_load_matrix_set_transpose(mica_op *op, bool value);
mica_op *gpu_subgroup_mma_load_matrix_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *src_memref,
                                            mica_value *const *indices, size_t indices_count,
                                            int64_t lead_dimension, bool transpose);
// Written by the author: what the definition can't say. False: reported.
bool gpu_subgroup_mma_load_matrix_check(mica_op *op);

// ---- gpu.subgroup_mma_store_matrix: Stores a matrix ----

extern const mica_op_def gpu_subgroup_mma_store_matrix_def;
static inline bool gpu_subgroup_mma_store_matrix_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_subgroup_mma_store_matrix_def);
}
enum {
  GPU_SUBGROUP_MMA_STORE_MATRIX_OPERAND_SRC, GPU_SUBGROUP_MMA_STORE_MATRIX_OPERAND_DST_MEMREF,
  GPU_SUBGROUP_MMA_STORE_MATRIX_OPERAND_INDICES,
};
enum {
  GPU_SUBGROUP_MMA_STORE_MATRIX_SLOT_LEAD_DIMENSION, GPU_SUBGROUP_MMA_STORE_MATRIX_SLOT_TRANSPOSE,
};
static inline mica_value *gpu_subgroup_mma_store_matrix_src(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_subgroup_mma_store_matrix_def,
                            GPU_SUBGROUP_MMA_STORE_MATRIX_OPERAND_SRC);
}
static inline void gpu_subgroup_mma_store_matrix_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_subgroup_mma_store_matrix_def,
                         GPU_SUBGROUP_MMA_STORE_MATRIX_OPERAND_SRC, value);
}
static inline mica_value *gpu_subgroup_mma_store_matrix_dst_memref(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_subgroup_mma_store_matrix_def,
                            GPU_SUBGROUP_MMA_STORE_MATRIX_OPERAND_DST_MEMREF);
}
static inline void gpu_subgroup_mma_store_matrix_set_dst_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_subgroup_mma_store_matrix_def,
                         GPU_SUBGROUP_MMA_STORE_MATRIX_OPERAND_DST_MEMREF, value);
}
static inline mica_segment gpu_subgroup_mma_store_matrix_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op,
      &gpu_subgroup_mma_store_matrix_def)), 2, GPU_SUBGROUP_MMA_STORE_MATRIX_OPERAND_INDICES);
}
static inline size_t gpu_subgroup_mma_store_matrix_indices_count(const mica_op *op) {
  return gpu_subgroup_mma_store_matrix_indices_segment(op).count;
}
static inline mica_value *gpu_subgroup_mma_store_matrix_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_subgroup_mma_store_matrix_indices_segment(op).first + index);
}
static inline bool gpu_subgroup_mma_store_matrix_set_indices(mica_op *op, mica_value *const *values,
                                                             size_t count) {
  return mica_op_replace_segment(op, gpu_subgroup_mma_store_matrix_indices_segment(op), values,
                                 count);
}
static inline const mica_attr *gpu_subgroup_mma_store_matrix_lead_dimension_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_mma_store_matrix_def,
                         GPU_SUBGROUP_MMA_STORE_MATRIX_SLOT_LEAD_DIMENSION);
}
static inline void gpu_subgroup_mma_store_matrix_set_lead_dimension_attr(mica_op *op,
                                                                         const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_mma_store_matrix_def,
                      GPU_SUBGROUP_MMA_STORE_MATRIX_SLOT_LEAD_DIMENSION, value);
}
int64_t gpu_subgroup_mma_store_matrix_lead_dimension(const mica_op *op);
// false: no memory
bool gpu_subgroup_mma_store_matrix_set_lead_dimension(mica_op *op, int64_t value);
// NULL: absent
static inline const mica_attr *gpu_subgroup_mma_store_matrix_transpose_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_mma_store_matrix_def,
                         GPU_SUBGROUP_MMA_STORE_MATRIX_SLOT_TRANSPOSE);
}
static inline void gpu_subgroup_mma_store_matrix_set_transpose_attr(mica_op *op,
                                                                    const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_mma_store_matrix_def,
                      GPU_SUBGROUP_MMA_STORE_MATRIX_SLOT_TRANSPOSE, value);
}
bool gpu_subgroup_mma_store_matrix_transpose(const mica_op *op);
void gpu_subgroup_mma_store_matrix_set_transpose(mica_op *op, bool value);
mica_op *gpu_subgroup_mma_store_matrix_build(mica_builder *b, mica_loc loc, mica_value *src,
                                             mica_value *dst_memref, mica_value *const *indices,
                                             size_t indices_count, int64_t lead_dimension,
                                             bool transpose);
// Written by the author: what the definition can't say. False: reported.
bool gpu_subgroup_mma_store_matrix_check(mica_op *op);

// ---- gpu.subgroup_mma_compute: Multiplies two matrices and adds a third ----

extern const mica_op_def gpu_subgroup_mma_compute_def;
static inline bool gpu_subgroup_mma_compute_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_subgroup_mma_compute_def);
}
enum {
  GPU_SUBGROUP_MMA_COMPUTE_OPERAND_OP_A, GPU_SUBGROUP_MMA_COMPUTE_OPERAND_OP_B,
  GPU_SUBGROUP_MMA_COMPUTE_OPERAND_OP_C,
};
enum { GPU_SUBGROUP_MMA_COMPUTE_RESULT_RES };
enum { GPU_SUBGROUP_MMA_COMPUTE_SLOT_A_TRANSPOSE, GPU_SUBGROUP_MMA_COMPUTE_SLOT_B_TRANSPOSE };
static inline mica_value *gpu_subgroup_mma_compute_op_a(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_subgroup_mma_compute_def,
                            GPU_SUBGROUP_MMA_COMPUTE_OPERAND_OP_A);
}
static inline void gpu_subgroup_mma_compute_set_op_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_subgroup_mma_compute_def, GPU_SUBGROUP_MMA_COMPUTE_OPERAND_OP_A,
                         value);
}
static inline mica_value *gpu_subgroup_mma_compute_op_b(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_subgroup_mma_compute_def,
                            GPU_SUBGROUP_MMA_COMPUTE_OPERAND_OP_B);
}
static inline void gpu_subgroup_mma_compute_set_op_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_subgroup_mma_compute_def, GPU_SUBGROUP_MMA_COMPUTE_OPERAND_OP_B,
                         value);
}
static inline mica_value *gpu_subgroup_mma_compute_op_c(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_subgroup_mma_compute_def,
                            GPU_SUBGROUP_MMA_COMPUTE_OPERAND_OP_C);
}
static inline void gpu_subgroup_mma_compute_set_op_c(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_subgroup_mma_compute_def, GPU_SUBGROUP_MMA_COMPUTE_OPERAND_OP_C,
                         value);
}
static inline mica_value *gpu_subgroup_mma_compute_res(const mica_op *op) {
  return mica_op_result_as(op, &gpu_subgroup_mma_compute_def, GPU_SUBGROUP_MMA_COMPUTE_RESULT_RES);
}
// NULL: absent
static inline const mica_attr *gpu_subgroup_mma_compute_a_transpose_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_mma_compute_def,
                         GPU_SUBGROUP_MMA_COMPUTE_SLOT_A_TRANSPOSE);
}
static inline void gpu_subgroup_mma_compute_set_a_transpose_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_mma_compute_def, GPU_SUBGROUP_MMA_COMPUTE_SLOT_A_TRANSPOSE,
                      value);
}
bool gpu_subgroup_mma_compute_a_transpose(const mica_op *op);
void gpu_subgroup_mma_compute_set_a_transpose(mica_op *op, bool value);
// NULL: absent
static inline const mica_attr *gpu_subgroup_mma_compute_b_transpose_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_mma_compute_def,
                         GPU_SUBGROUP_MMA_COMPUTE_SLOT_B_TRANSPOSE);
}
static inline void gpu_subgroup_mma_compute_set_b_transpose_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_mma_compute_def, GPU_SUBGROUP_MMA_COMPUTE_SLOT_B_TRANSPOSE,
                      value);
}
bool gpu_subgroup_mma_compute_b_transpose(const mica_op *op);
void gpu_subgroup_mma_compute_set_b_transpose(mica_op *op, bool value);
mica_op *gpu_subgroup_mma_compute_build(mica_builder *b, mica_loc loc, mica_value *op_a,
                                        mica_value *op_b, mica_value *op_c, bool a_transpose,
                                        bool b_transpose);
// Written by the author: what the definition can't say. False: reported.
bool gpu_subgroup_mma_compute_check(mica_op *op);

// ---- gpu.subgroup_mma_constant_matrix: A matrix whose elements are all the same ----

extern const mica_op_def gpu_subgroup_mma_constant_matrix_def;
static inline bool gpu_subgroup_mma_constant_matrix_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_subgroup_mma_constant_matrix_def);
}
enum { GPU_SUBGROUP_MMA_CONSTANT_MATRIX_OPERAND_VALUE };
enum { GPU_SUBGROUP_MMA_CONSTANT_MATRIX_RESULT_RES };
static inline mica_value *gpu_subgroup_mma_constant_matrix_value(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_subgroup_mma_constant_matrix_def,
                            GPU_SUBGROUP_MMA_CONSTANT_MATRIX_OPERAND_VALUE);
}
static inline void gpu_subgroup_mma_constant_matrix_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_subgroup_mma_constant_matrix_def,
                         GPU_SUBGROUP_MMA_CONSTANT_MATRIX_OPERAND_VALUE, value);
}
static inline mica_value *gpu_subgroup_mma_constant_matrix_res(const mica_op *op) {
  return mica_op_result_as(op, &gpu_subgroup_mma_constant_matrix_def,
                           GPU_SUBGROUP_MMA_CONSTANT_MATRIX_RESULT_RES);
}
mica_op *gpu_subgroup_mma_constant_matrix_build(mica_builder *b, mica_loc loc,
                                                const mica_type *res_type, mica_value *value);

// ---- gpu.subgroup_mma_extract_thread_local: An element of a matrix that this thread holds ----

extern const mica_op_def gpu_subgroup_mma_extract_thread_local_def;
static inline bool gpu_subgroup_mma_extract_thread_local_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_subgroup_mma_extract_thread_local_def);
}
enum {
  GPU_SUBGROUP_MMA_EXTRACT_THREAD_LOCAL_OPERAND_MATRIX,
  GPU_SUBGROUP_MMA_EXTRACT_THREAD_LOCAL_OPERAND_INDICES,
};
enum { GPU_SUBGROUP_MMA_EXTRACT_THREAD_LOCAL_RESULT_RES };
static inline mica_value *gpu_subgroup_mma_extract_thread_local_matrix(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_subgroup_mma_extract_thread_local_def,
                            GPU_SUBGROUP_MMA_EXTRACT_THREAD_LOCAL_OPERAND_MATRIX);
}
static inline void gpu_subgroup_mma_extract_thread_local_set_matrix(mica_op *op,
                                                                    mica_value *value) {
  mica_op_set_operand_as(op, &gpu_subgroup_mma_extract_thread_local_def,
                         GPU_SUBGROUP_MMA_EXTRACT_THREAD_LOCAL_OPERAND_MATRIX, value);
}
static inline mica_segment gpu_subgroup_mma_extract_thread_local_indices_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op,
      &gpu_subgroup_mma_extract_thread_local_def)), 1,
                               GPU_SUBGROUP_MMA_EXTRACT_THREAD_LOCAL_OPERAND_INDICES);
}
static inline size_t gpu_subgroup_mma_extract_thread_local_indices_count(const mica_op *op) {
  return gpu_subgroup_mma_extract_thread_local_indices_segment(op).count;
}
static inline mica_value *gpu_subgroup_mma_extract_thread_local_indices(const mica_op *op,
                                                                        size_t index) {
  return mica_op_operand(op,
                         gpu_subgroup_mma_extract_thread_local_indices_segment(op).first + index);
}
static inline bool gpu_subgroup_mma_extract_thread_local_set_indices(mica_op *op,
                                                                     mica_value *const *values,
                                                                     size_t count) {
  return mica_op_replace_segment(op, gpu_subgroup_mma_extract_thread_local_indices_segment(op),
                                 values, count);
}
static inline mica_value *gpu_subgroup_mma_extract_thread_local_res(const mica_op *op) {
  return mica_op_result_as(op, &gpu_subgroup_mma_extract_thread_local_def,
                           GPU_SUBGROUP_MMA_EXTRACT_THREAD_LOCAL_RESULT_RES);
}
mica_op *gpu_subgroup_mma_extract_thread_local_build(mica_builder *b, mica_loc loc,
                                                     mica_value *matrix, mica_value *const *indices,
                                                     size_t indices_count);

// ---- gpu.subgroup_mma_insert_thread_local: A matrix in which an element that this thread holds is
// another ----

extern const mica_op_def gpu_subgroup_mma_insert_thread_local_def;
static inline bool gpu_subgroup_mma_insert_thread_local_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_subgroup_mma_insert_thread_local_def);
}
enum {
  GPU_SUBGROUP_MMA_INSERT_THREAD_LOCAL_OPERAND_VALUE,
  GPU_SUBGROUP_MMA_INSERT_THREAD_LOCAL_OPERAND_MATRIX,
  GPU_SUBGROUP_MMA_INSERT_THREAD_LOCAL_OPERAND_INDICES,
};
enum { GPU_SUBGROUP_MMA_INSERT_THREAD_LOCAL_RESULT_RES };
static inline mica_value *gpu_subgroup_mma_insert_thread_local_value(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_subgroup_mma_insert_thread_local_def,
                            GPU_SUBGROUP_MMA_INSERT_THREAD_LOCAL_OPERAND_VALUE);
}
static inline void gpu_subgroup_mma_insert_thread_local_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_subgroup_mma_insert_thread_local_def,
                         GPU_SUBGROUP_MMA_INSERT_THREAD_LOCAL_OPERAND_VALUE, value);
}
static inline mica_value *gpu_subgroup_mma_insert_thread_local_matrix(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_subgroup_mma_insert_thread_local_def,
                            GPU_SUBGROUP_MMA_INSERT_THREAD_LOCAL_OPERAND_MATRIX);
}
static inline void gpu_subgroup_mma_insert_thread_local_set_matrix(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_subgroup_mma_insert_thread_local_def,
                         GPU_SUBGROUP_MMA_INSERT_THREAD_LOCAL_OPERAND_MATRIX, value);
}
static inline mica_segment gpu_subgroup_mma_insert_thread_local_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op,
      &gpu_subgroup_mma_insert_thread_local_def)), 2,
                               GPU_SUBGROUP_MMA_INSERT_THREAD_LOCAL_OPERAND_INDICES);
}
static inline size_t gpu_subgroup_mma_insert_thread_local_indices_count(const mica_op *op) {
  return gpu_subgroup_mma_insert_thread_local_indices_segment(op).count;
}
static inline mica_value *gpu_subgroup_mma_insert_thread_local_indices(const mica_op *op,
                                                                       size_t index) {
  return mica_op_operand(op,
                         gpu_subgroup_mma_insert_thread_local_indices_segment(op).first + index);
}
static inline bool gpu_subgroup_mma_insert_thread_local_set_indices(mica_op *op,
                                                                    mica_value *const *values,
                                                                    size_t count) {
  return mica_op_replace_segment(op, gpu_subgroup_mma_insert_thread_local_indices_segment(op),
                                 values, count);
}
static inline mica_value *gpu_subgroup_mma_insert_thread_local_res(const mica_op *op) {
  return mica_op_result_as(op, &gpu_subgroup_mma_insert_thread_local_def,
                           GPU_SUBGROUP_MMA_INSERT_THREAD_LOCAL_RESULT_RES);
}
mica_op *gpu_subgroup_mma_insert_thread_local_build(mica_builder *b, mica_loc loc,
                                                    const mica_type *res_type, mica_value *value,
                                                    mica_value *matrix, mica_value *const *indices,
                                                    size_t indices_count);

// ---- gpu.subgroup_mma_elementwise: A function of the elements at the same place ----

extern const mica_op_def gpu_subgroup_mma_elementwise_def;
static inline bool gpu_subgroup_mma_elementwise_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_subgroup_mma_elementwise_def);
}
enum { GPU_SUBGROUP_MMA_ELEMENTWISE_OPERAND_ARGS };
enum { GPU_SUBGROUP_MMA_ELEMENTWISE_RESULT_RES };
enum { GPU_SUBGROUP_MMA_ELEMENTWISE_SLOT_OP_TYPE };
static inline mica_segment gpu_subgroup_mma_elementwise_args_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op,
                                                                &gpu_subgroup_mma_elementwise_def)),
                               0, GPU_SUBGROUP_MMA_ELEMENTWISE_OPERAND_ARGS);
}
static inline size_t gpu_subgroup_mma_elementwise_args_count(const mica_op *op) {
  return gpu_subgroup_mma_elementwise_args_segment(op).count;
}
static inline mica_value *gpu_subgroup_mma_elementwise_args(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_subgroup_mma_elementwise_args_segment(op).first + index);
}
static inline bool gpu_subgroup_mma_elementwise_set_args(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_segment(op, gpu_subgroup_mma_elementwise_args_segment(op), values, count);
}
static inline mica_value *gpu_subgroup_mma_elementwise_res(const mica_op *op) {
  return mica_op_result_as(op, &gpu_subgroup_mma_elementwise_def,
                           GPU_SUBGROUP_MMA_ELEMENTWISE_RESULT_RES);
}
static inline const mica_attr *gpu_subgroup_mma_elementwise_op_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_subgroup_mma_elementwise_def,
                         GPU_SUBGROUP_MMA_ELEMENTWISE_SLOT_OP_TYPE);
}
static inline void gpu_subgroup_mma_elementwise_set_op_type_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_subgroup_mma_elementwise_def,
                      GPU_SUBGROUP_MMA_ELEMENTWISE_SLOT_OP_TYPE, value);
}
gpu_mma_elementwise_op gpu_subgroup_mma_elementwise_op_type(const mica_op *op);
// false: no memory
bool gpu_subgroup_mma_elementwise_set_op_type(mica_op *op, gpu_mma_elementwise_op value);
mica_op *gpu_subgroup_mma_elementwise_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *const *args,
                                            size_t args_count, gpu_mma_elementwise_op op_type);

// ---- gpu.create_dn_tensor: A dense tensor for sparse operations ----

extern const mica_op_def gpu_create_dn_tensor_def;
static inline bool gpu_create_dn_tensor_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_create_dn_tensor_def);
}
enum {
  GPU_CREATE_DN_TENSOR_OPERAND_ASYNC_DEPENDENCIES, GPU_CREATE_DN_TENSOR_OPERAND_MEMREF,
  GPU_CREATE_DN_TENSOR_OPERAND_DIMS,
};
enum { GPU_CREATE_DN_TENSOR_RESULT_DN_TENSOR, GPU_CREATE_DN_TENSOR_RESULT_ASYNC_TOKEN };
enum { GPU_CREATE_DN_TENSOR_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment gpu_create_dn_tensor_async_dependencies_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_create_dn_tensor_def),
                           GPU_CREATE_DN_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_CREATE_DN_TENSOR_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_create_dn_tensor_async_dependencies_count(const mica_op *op) {
  return gpu_create_dn_tensor_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_create_dn_tensor_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_create_dn_tensor_async_dependencies_segment(op).first + index);
}
static inline bool gpu_create_dn_tensor_set_async_dependencies(mica_op *op,
                                                               mica_value *const *values,
                                                               size_t count) {
  return mica_op_replace_sized_as(op, &gpu_create_dn_tensor_def,
                                  GPU_CREATE_DN_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_CREATE_DN_TENSOR_OPERAND_ASYNC_DEPENDENCIES, values, count);
}
static inline mica_value *gpu_create_dn_tensor_memref(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_dn_tensor_def,
                            mica_slot_segment(op, GPU_CREATE_DN_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_CREATE_DN_TENSOR_OPERAND_MEMREF).first);
}
static inline void gpu_create_dn_tensor_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_dn_tensor_def,
                         mica_slot_segment(op, GPU_CREATE_DN_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_CREATE_DN_TENSOR_OPERAND_MEMREF).first, value);
}
static inline mica_segment gpu_create_dn_tensor_dims_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_create_dn_tensor_def),
                           GPU_CREATE_DN_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_CREATE_DN_TENSOR_OPERAND_DIMS);
}
static inline size_t gpu_create_dn_tensor_dims_count(const mica_op *op) {
  return gpu_create_dn_tensor_dims_segment(op).count;
}
static inline mica_value *gpu_create_dn_tensor_dims(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_create_dn_tensor_dims_segment(op).first + index);
}
static inline bool gpu_create_dn_tensor_set_dims(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &gpu_create_dn_tensor_def,
                                  GPU_CREATE_DN_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_CREATE_DN_TENSOR_OPERAND_DIMS, values, count);
}
static inline mica_value *gpu_create_dn_tensor_dn_tensor(const mica_op *op) {
  return mica_op_result_as(op, &gpu_create_dn_tensor_def, GPU_CREATE_DN_TENSOR_RESULT_DN_TENSOR);
}
static inline mica_segment gpu_create_dn_tensor_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_create_dn_tensor_def)), 1,
                               GPU_CREATE_DN_TENSOR_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_create_dn_tensor_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_create_dn_tensor_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_create_dn_tensor_build(mica_builder *b, mica_loc loc, const mica_type *dn_tensor_type,
                                    const mica_type *async_token_type,
                                    mica_value *const *async_dependencies,
                                    size_t async_dependencies_count, mica_value *memref,
                                    mica_value *const *dims, size_t dims_count);

// ---- gpu.destroy_dn_tensor: Ends a dense tensor's use ----

extern const mica_op_def gpu_destroy_dn_tensor_def;
static inline bool gpu_destroy_dn_tensor_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_destroy_dn_tensor_def);
}
enum { GPU_DESTROY_DN_TENSOR_OPERAND_ASYNC_DEPENDENCIES, GPU_DESTROY_DN_TENSOR_OPERAND_DN_TENSOR };
enum { GPU_DESTROY_DN_TENSOR_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_destroy_dn_tensor_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_destroy_dn_tensor_def)), 1,
                               GPU_DESTROY_DN_TENSOR_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_destroy_dn_tensor_async_dependencies_count(const mica_op *op) {
  return gpu_destroy_dn_tensor_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_destroy_dn_tensor_async_dependencies(const mica_op *op,
                                                                   size_t index) {
  return mica_op_operand(op, gpu_destroy_dn_tensor_async_dependencies_segment(op).first + index);
}
static inline bool gpu_destroy_dn_tensor_set_async_dependencies(mica_op *op,
                                                                mica_value *const *values,
                                                                size_t count) {
  return mica_op_replace_segment(op, gpu_destroy_dn_tensor_async_dependencies_segment(op), values,
                                 count);
}
static inline mica_value *gpu_destroy_dn_tensor_dn_tensor(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_destroy_dn_tensor_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_destroy_dn_tensor_set_dn_tensor(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_destroy_dn_tensor_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment gpu_destroy_dn_tensor_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_destroy_dn_tensor_def)), 0,
                               GPU_DESTROY_DN_TENSOR_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_destroy_dn_tensor_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_destroy_dn_tensor_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_destroy_dn_tensor_build(mica_builder *b, mica_loc loc,
                                     const mica_type *async_token_type,
                                     mica_value *const *async_dependencies,
                                     size_t async_dependencies_count, mica_value *dn_tensor);

// ---- gpu.create_coo: A sparse matrix, stored by coordinates ----

extern const mica_op_def gpu_create_coo_def;
static inline bool gpu_create_coo_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_create_coo_def);
}
enum {
  GPU_CREATE_COO_OPERAND_ASYNC_DEPENDENCIES, GPU_CREATE_COO_OPERAND_ROWS,
  GPU_CREATE_COO_OPERAND_COLS, GPU_CREATE_COO_OPERAND_NNZ, GPU_CREATE_COO_OPERAND_ROW_IDXS,
  GPU_CREATE_COO_OPERAND_COL_IDXS, GPU_CREATE_COO_OPERAND_VALUES,
};
enum { GPU_CREATE_COO_RESULT_SPMAT, GPU_CREATE_COO_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_create_coo_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_create_coo_def)), 6,
                               GPU_CREATE_COO_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_create_coo_async_dependencies_count(const mica_op *op) {
  return gpu_create_coo_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_create_coo_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_create_coo_async_dependencies_segment(op).first + index);
}
static inline bool gpu_create_coo_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_segment(op, gpu_create_coo_async_dependencies_segment(op), values, count);
}
static inline mica_value *gpu_create_coo_rows(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_coo_def, mica_op_operand_count(op) - 6);
}
static inline void gpu_create_coo_set_rows(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_coo_def, mica_op_operand_count(op) - 6, value);
}
static inline mica_value *gpu_create_coo_cols(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_coo_def, mica_op_operand_count(op) - 5);
}
static inline void gpu_create_coo_set_cols(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_coo_def, mica_op_operand_count(op) - 5, value);
}
static inline mica_value *gpu_create_coo_nnz(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_coo_def, mica_op_operand_count(op) - 4);
}
static inline void gpu_create_coo_set_nnz(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_coo_def, mica_op_operand_count(op) - 4, value);
}
static inline mica_value *gpu_create_coo_row_idxs(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_coo_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_create_coo_set_row_idxs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_coo_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_create_coo_col_idxs(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_coo_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_create_coo_set_col_idxs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_coo_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_create_coo_values(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_coo_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_create_coo_set_values(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_coo_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_value *gpu_create_coo_spmat(const mica_op *op) {
  return mica_op_result_as(op, &gpu_create_coo_def, GPU_CREATE_COO_RESULT_SPMAT);
}
static inline mica_segment gpu_create_coo_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_create_coo_def)), 1,
                               GPU_CREATE_COO_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_create_coo_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_create_coo_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_create_coo_build(mica_builder *b, mica_loc loc, const mica_type *spmat_type,
                              const mica_type *async_token_type,
                              mica_value *const *async_dependencies,
                              size_t async_dependencies_count, mica_value *rows, mica_value *cols,
                              mica_value *nnz, mica_value *row_idxs, mica_value *col_idxs,
                              mica_value *values);

// ---- gpu.create_coo_aos: A sparse matrix, stored by pairs of coordinates ----

extern const mica_op_def gpu_create_coo_aos_def;
static inline bool gpu_create_coo_aos_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_create_coo_aos_def);
}
enum {
  GPU_CREATE_COO_AOS_OPERAND_ASYNC_DEPENDENCIES, GPU_CREATE_COO_AOS_OPERAND_ROWS,
  GPU_CREATE_COO_AOS_OPERAND_COLS, GPU_CREATE_COO_AOS_OPERAND_NNZ, GPU_CREATE_COO_AOS_OPERAND_IDXS,
  GPU_CREATE_COO_AOS_OPERAND_VALUES,
};
enum { GPU_CREATE_COO_AOS_RESULT_SPMAT, GPU_CREATE_COO_AOS_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_create_coo_aos_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_create_coo_aos_def)), 5,
                               GPU_CREATE_COO_AOS_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_create_coo_aos_async_dependencies_count(const mica_op *op) {
  return gpu_create_coo_aos_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_create_coo_aos_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_create_coo_aos_async_dependencies_segment(op).first + index);
}
static inline bool gpu_create_coo_aos_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                             size_t count) {
  return mica_op_replace_segment(op, gpu_create_coo_aos_async_dependencies_segment(op), values,
                                 count);
}
static inline mica_value *gpu_create_coo_aos_rows(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_coo_aos_def, mica_op_operand_count(op) - 5);
}
static inline void gpu_create_coo_aos_set_rows(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_coo_aos_def, mica_op_operand_count(op) - 5, value);
}
static inline mica_value *gpu_create_coo_aos_cols(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_coo_aos_def, mica_op_operand_count(op) - 4);
}
static inline void gpu_create_coo_aos_set_cols(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_coo_aos_def, mica_op_operand_count(op) - 4, value);
}
static inline mica_value *gpu_create_coo_aos_nnz(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_coo_aos_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_create_coo_aos_set_nnz(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_coo_aos_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_create_coo_aos_idxs(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_coo_aos_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_create_coo_aos_set_idxs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_coo_aos_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_create_coo_aos_values(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_coo_aos_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_create_coo_aos_set_values(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_coo_aos_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_value *gpu_create_coo_aos_spmat(const mica_op *op) {
  return mica_op_result_as(op, &gpu_create_coo_aos_def, GPU_CREATE_COO_AOS_RESULT_SPMAT);
}
static inline mica_segment gpu_create_coo_aos_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_create_coo_aos_def)), 1,
                               GPU_CREATE_COO_AOS_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_create_coo_aos_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_create_coo_aos_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_create_coo_aos_build(mica_builder *b, mica_loc loc, const mica_type *spmat_type,
                                  const mica_type *async_token_type,
                                  mica_value *const *async_dependencies,
                                  size_t async_dependencies_count, mica_value *rows,
                                  mica_value *cols, mica_value *nnz, mica_value *idxs,
                                  mica_value *values);

// ---- gpu.create_csr: A sparse matrix, stored row by row ----

extern const mica_op_def gpu_create_csr_def;
static inline bool gpu_create_csr_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_create_csr_def);
}
enum {
  GPU_CREATE_CSR_OPERAND_ASYNC_DEPENDENCIES, GPU_CREATE_CSR_OPERAND_ROWS,
  GPU_CREATE_CSR_OPERAND_COLS, GPU_CREATE_CSR_OPERAND_NNZ, GPU_CREATE_CSR_OPERAND_ROW_POS,
  GPU_CREATE_CSR_OPERAND_COL_IDXS, GPU_CREATE_CSR_OPERAND_VALUES,
};
enum { GPU_CREATE_CSR_RESULT_SPMAT, GPU_CREATE_CSR_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_create_csr_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_create_csr_def)), 6,
                               GPU_CREATE_CSR_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_create_csr_async_dependencies_count(const mica_op *op) {
  return gpu_create_csr_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_create_csr_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_create_csr_async_dependencies_segment(op).first + index);
}
static inline bool gpu_create_csr_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_segment(op, gpu_create_csr_async_dependencies_segment(op), values, count);
}
static inline mica_value *gpu_create_csr_rows(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_csr_def, mica_op_operand_count(op) - 6);
}
static inline void gpu_create_csr_set_rows(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_csr_def, mica_op_operand_count(op) - 6, value);
}
static inline mica_value *gpu_create_csr_cols(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_csr_def, mica_op_operand_count(op) - 5);
}
static inline void gpu_create_csr_set_cols(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_csr_def, mica_op_operand_count(op) - 5, value);
}
static inline mica_value *gpu_create_csr_nnz(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_csr_def, mica_op_operand_count(op) - 4);
}
static inline void gpu_create_csr_set_nnz(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_csr_def, mica_op_operand_count(op) - 4, value);
}
static inline mica_value *gpu_create_csr_row_pos(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_csr_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_create_csr_set_row_pos(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_csr_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_create_csr_col_idxs(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_csr_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_create_csr_set_col_idxs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_csr_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_create_csr_values(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_csr_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_create_csr_set_values(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_csr_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_value *gpu_create_csr_spmat(const mica_op *op) {
  return mica_op_result_as(op, &gpu_create_csr_def, GPU_CREATE_CSR_RESULT_SPMAT);
}
static inline mica_segment gpu_create_csr_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_create_csr_def)), 1,
                               GPU_CREATE_CSR_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_create_csr_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_create_csr_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_create_csr_build(mica_builder *b, mica_loc loc, const mica_type *spmat_type,
                              const mica_type *async_token_type,
                              mica_value *const *async_dependencies,
                              size_t async_dependencies_count, mica_value *rows, mica_value *cols,
                              mica_value *nnz, mica_value *row_pos, mica_value *col_idxs,
                              mica_value *values);

// ---- gpu.create_csc: A sparse matrix, stored column by column ----

extern const mica_op_def gpu_create_csc_def;
static inline bool gpu_create_csc_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_create_csc_def);
}
enum {
  GPU_CREATE_CSC_OPERAND_ASYNC_DEPENDENCIES, GPU_CREATE_CSC_OPERAND_ROWS,
  GPU_CREATE_CSC_OPERAND_COLS, GPU_CREATE_CSC_OPERAND_NNZ, GPU_CREATE_CSC_OPERAND_COL_POS,
  GPU_CREATE_CSC_OPERAND_ROW_IDXS, GPU_CREATE_CSC_OPERAND_VALUES,
};
enum { GPU_CREATE_CSC_RESULT_SPMAT, GPU_CREATE_CSC_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_create_csc_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_create_csc_def)), 6,
                               GPU_CREATE_CSC_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_create_csc_async_dependencies_count(const mica_op *op) {
  return gpu_create_csc_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_create_csc_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_create_csc_async_dependencies_segment(op).first + index);
}
static inline bool gpu_create_csc_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_segment(op, gpu_create_csc_async_dependencies_segment(op), values, count);
}
static inline mica_value *gpu_create_csc_rows(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_csc_def, mica_op_operand_count(op) - 6);
}
static inline void gpu_create_csc_set_rows(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_csc_def, mica_op_operand_count(op) - 6, value);
}
static inline mica_value *gpu_create_csc_cols(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_csc_def, mica_op_operand_count(op) - 5);
}
static inline void gpu_create_csc_set_cols(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_csc_def, mica_op_operand_count(op) - 5, value);
}
static inline mica_value *gpu_create_csc_nnz(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_csc_def, mica_op_operand_count(op) - 4);
}
static inline void gpu_create_csc_set_nnz(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_csc_def, mica_op_operand_count(op) - 4, value);
}
static inline mica_value *gpu_create_csc_col_pos(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_csc_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_create_csc_set_col_pos(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_csc_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_create_csc_row_idxs(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_csc_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_create_csc_set_row_idxs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_csc_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_create_csc_values(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_csc_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_create_csc_set_values(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_csc_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_value *gpu_create_csc_spmat(const mica_op *op) {
  return mica_op_result_as(op, &gpu_create_csc_def, GPU_CREATE_CSC_RESULT_SPMAT);
}
static inline mica_segment gpu_create_csc_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_create_csc_def)), 1,
                               GPU_CREATE_CSC_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_create_csc_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_create_csc_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_create_csc_build(mica_builder *b, mica_loc loc, const mica_type *spmat_type,
                              const mica_type *async_token_type,
                              mica_value *const *async_dependencies,
                              size_t async_dependencies_count, mica_value *rows, mica_value *cols,
                              mica_value *nnz, mica_value *col_pos, mica_value *row_idxs,
                              mica_value *values);

// ---- gpu.create_bsr: A sparse matrix, stored by blocks, row by row ----

extern const mica_op_def gpu_create_bsr_def;
static inline bool gpu_create_bsr_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_create_bsr_def);
}
enum {
  GPU_CREATE_BSR_OPERAND_ASYNC_DEPENDENCIES, GPU_CREATE_BSR_OPERAND_BROWS,
  GPU_CREATE_BSR_OPERAND_BCOLS, GPU_CREATE_BSR_OPERAND_BNNZ, GPU_CREATE_BSR_OPERAND_R_BLOCK_SIZE,
  GPU_CREATE_BSR_OPERAND_C_BLOCK_SIZE, GPU_CREATE_BSR_OPERAND_B_ROW_POS,
  GPU_CREATE_BSR_OPERAND_B_COL_IDXS, GPU_CREATE_BSR_OPERAND_VALUES,
};
enum { GPU_CREATE_BSR_RESULT_SPMAT, GPU_CREATE_BSR_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_create_bsr_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_create_bsr_def)), 8,
                               GPU_CREATE_BSR_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_create_bsr_async_dependencies_count(const mica_op *op) {
  return gpu_create_bsr_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_create_bsr_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_create_bsr_async_dependencies_segment(op).first + index);
}
static inline bool gpu_create_bsr_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_segment(op, gpu_create_bsr_async_dependencies_segment(op), values, count);
}
static inline mica_value *gpu_create_bsr_brows(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 8);
}
static inline void gpu_create_bsr_set_brows(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 8, value);
}
static inline mica_value *gpu_create_bsr_bcols(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 7);
}
static inline void gpu_create_bsr_set_bcols(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 7, value);
}
static inline mica_value *gpu_create_bsr_bnnz(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 6);
}
static inline void gpu_create_bsr_set_bnnz(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 6, value);
}
static inline mica_value *gpu_create_bsr_r_block_size(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 5);
}
static inline void gpu_create_bsr_set_r_block_size(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 5, value);
}
static inline mica_value *gpu_create_bsr_c_block_size(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 4);
}
static inline void gpu_create_bsr_set_c_block_size(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 4, value);
}
static inline mica_value *gpu_create_bsr_b_row_pos(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_create_bsr_set_b_row_pos(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_create_bsr_b_col_idxs(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_create_bsr_set_b_col_idxs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_create_bsr_values(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_create_bsr_set_values(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_bsr_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_value *gpu_create_bsr_spmat(const mica_op *op) {
  return mica_op_result_as(op, &gpu_create_bsr_def, GPU_CREATE_BSR_RESULT_SPMAT);
}
static inline mica_segment gpu_create_bsr_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_create_bsr_def)), 1,
                               GPU_CREATE_BSR_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_create_bsr_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_create_bsr_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_create_bsr_build(mica_builder *b, mica_loc loc, const mica_type *spmat_type,
                              const mica_type *async_token_type,
                              mica_value *const *async_dependencies,
                              size_t async_dependencies_count, mica_value *brows, mica_value *bcols,
                              mica_value *bnnz, mica_value *r_block_size, mica_value *c_block_size,
                              mica_value *b_row_pos, mica_value *b_col_idxs, mica_value *values);

// ---- gpu.create_2to4_spmat: A matrix with at most two of four neighbours that aren't zero ----

extern const mica_op_def gpu_create_2to4_spmat_def;
static inline bool gpu_create_2to4_spmat_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_create_2to4_spmat_def);
}
enum {
  GPU_CREATE_2TO4_SPMAT_OPERAND_ASYNC_DEPENDENCIES, GPU_CREATE_2TO4_SPMAT_OPERAND_ROWS,
  GPU_CREATE_2TO4_SPMAT_OPERAND_COLS, GPU_CREATE_2TO4_SPMAT_OPERAND_MEMREF,
};
enum { GPU_CREATE_2TO4_SPMAT_RESULT_SP_MAT, GPU_CREATE_2TO4_SPMAT_RESULT_ASYNC_TOKEN };
enum { GPU_CREATE_2TO4_SPMAT_SLOT_PRUNE_FLAG };
static inline mica_segment gpu_create_2to4_spmat_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_create_2to4_spmat_def)), 3,
                               GPU_CREATE_2TO4_SPMAT_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_create_2to4_spmat_async_dependencies_count(const mica_op *op) {
  return gpu_create_2to4_spmat_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_create_2to4_spmat_async_dependencies(const mica_op *op,
                                                                   size_t index) {
  return mica_op_operand(op, gpu_create_2to4_spmat_async_dependencies_segment(op).first + index);
}
static inline bool gpu_create_2to4_spmat_set_async_dependencies(mica_op *op,
                                                                mica_value *const *values,
                                                                size_t count) {
  return mica_op_replace_segment(op, gpu_create_2to4_spmat_async_dependencies_segment(op), values,
                                 count);
}
static inline mica_value *gpu_create_2to4_spmat_rows(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_2to4_spmat_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_create_2to4_spmat_set_rows(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_2to4_spmat_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_create_2to4_spmat_cols(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_2to4_spmat_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_create_2to4_spmat_set_cols(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_2to4_spmat_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_create_2to4_spmat_memref(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_create_2to4_spmat_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_create_2to4_spmat_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_create_2to4_spmat_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_value *gpu_create_2to4_spmat_sp_mat(const mica_op *op) {
  return mica_op_result_as(op, &gpu_create_2to4_spmat_def, GPU_CREATE_2TO4_SPMAT_RESULT_SP_MAT);
}
static inline mica_segment gpu_create_2to4_spmat_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_create_2to4_spmat_def)), 1,
                               GPU_CREATE_2TO4_SPMAT_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_create_2to4_spmat_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_create_2to4_spmat_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *gpu_create_2to4_spmat_prune_flag_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_create_2to4_spmat_def, GPU_CREATE_2TO4_SPMAT_SLOT_PRUNE_FLAG);
}
static inline void gpu_create_2to4_spmat_set_prune_flag_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_create_2to4_spmat_def, GPU_CREATE_2TO4_SPMAT_SLOT_PRUNE_FLAG, value);
}
// absent: the default
gpu_prune2_to4_sp_mat_flag gpu_create_2to4_spmat_prune_flag(const mica_op *op);
// false: no memory
bool gpu_create_2to4_spmat_set_prune_flag(mica_op *op, gpu_prune2_to4_sp_mat_flag value);
mica_op *gpu_create_2to4_spmat_build(mica_builder *b, mica_loc loc, const mica_type *sp_mat_type,
                                     const mica_type *async_token_type,
                                     mica_value *const *async_dependencies,
                                     size_t async_dependencies_count, mica_value *rows,
                                     mica_value *cols, gpu_prune2_to4_sp_mat_flag prune_flag,
                                     mica_value *memref);

// ---- gpu.destroy_sp_mat: Ends a sparse matrix's use ----

extern const mica_op_def gpu_destroy_sp_mat_def;
static inline bool gpu_destroy_sp_mat_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_destroy_sp_mat_def);
}
enum { GPU_DESTROY_SP_MAT_OPERAND_ASYNC_DEPENDENCIES, GPU_DESTROY_SP_MAT_OPERAND_SPMAT };
enum { GPU_DESTROY_SP_MAT_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_destroy_sp_mat_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_destroy_sp_mat_def)), 1,
                               GPU_DESTROY_SP_MAT_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_destroy_sp_mat_async_dependencies_count(const mica_op *op) {
  return gpu_destroy_sp_mat_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_destroy_sp_mat_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_destroy_sp_mat_async_dependencies_segment(op).first + index);
}
static inline bool gpu_destroy_sp_mat_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                             size_t count) {
  return mica_op_replace_segment(op, gpu_destroy_sp_mat_async_dependencies_segment(op), values,
                                 count);
}
static inline mica_value *gpu_destroy_sp_mat_spmat(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_destroy_sp_mat_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_destroy_sp_mat_set_spmat(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_destroy_sp_mat_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment gpu_destroy_sp_mat_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_destroy_sp_mat_def)), 0,
                               GPU_DESTROY_SP_MAT_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_destroy_sp_mat_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_destroy_sp_mat_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_destroy_sp_mat_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                                  mica_value *const *async_dependencies,
                                  size_t async_dependencies_count, mica_value *spmat);

// ---- gpu.spmat_get_size: Rows, columns and elements of a sparse matrix ----

extern const mica_op_def gpu_spmat_get_size_def;
static inline bool gpu_spmat_get_size_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_spmat_get_size_def);
}
enum { GPU_SPMAT_GET_SIZE_OPERAND_ASYNC_DEPENDENCIES, GPU_SPMAT_GET_SIZE_OPERAND_SPMAT };
enum {
  GPU_SPMAT_GET_SIZE_RESULT_ROWS, GPU_SPMAT_GET_SIZE_RESULT_COLS, GPU_SPMAT_GET_SIZE_RESULT_NNZ,
  GPU_SPMAT_GET_SIZE_RESULT_ASYNC_TOKEN,
};
static inline mica_segment gpu_spmat_get_size_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_spmat_get_size_def)), 1,
                               GPU_SPMAT_GET_SIZE_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_spmat_get_size_async_dependencies_count(const mica_op *op) {
  return gpu_spmat_get_size_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_spmat_get_size_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_spmat_get_size_async_dependencies_segment(op).first + index);
}
static inline bool gpu_spmat_get_size_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                             size_t count) {
  return mica_op_replace_segment(op, gpu_spmat_get_size_async_dependencies_segment(op), values,
                                 count);
}
static inline mica_value *gpu_spmat_get_size_spmat(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmat_get_size_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_spmat_get_size_set_spmat(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmat_get_size_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_value *gpu_spmat_get_size_rows(const mica_op *op) {
  return mica_op_result_as(op, &gpu_spmat_get_size_def, GPU_SPMAT_GET_SIZE_RESULT_ROWS);
}
static inline mica_value *gpu_spmat_get_size_cols(const mica_op *op) {
  return mica_op_result_as(op, &gpu_spmat_get_size_def, GPU_SPMAT_GET_SIZE_RESULT_COLS);
}
static inline mica_value *gpu_spmat_get_size_nnz(const mica_op *op) {
  return mica_op_result_as(op, &gpu_spmat_get_size_def, GPU_SPMAT_GET_SIZE_RESULT_NNZ);
}
static inline mica_segment gpu_spmat_get_size_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_spmat_get_size_def)), 3,
                               GPU_SPMAT_GET_SIZE_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_spmat_get_size_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_spmat_get_size_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_spmat_get_size_build(mica_builder *b, mica_loc loc, const mica_type *rows_type,
                                  const mica_type *cols_type, const mica_type *nnz_type,
                                  const mica_type *async_token_type,
                                  mica_value *const *async_dependencies,
                                  size_t async_dependencies_count, mica_value *spmat);

// ---- gpu.set_csr_pointers: Gives a sparse matrix, stored row by row, its buffers ----

extern const mica_op_def gpu_set_csr_pointers_def;
static inline bool gpu_set_csr_pointers_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_set_csr_pointers_def);
}
enum {
  GPU_SET_CSR_POINTERS_OPERAND_ASYNC_DEPENDENCIES, GPU_SET_CSR_POINTERS_OPERAND_SPMAT,
  GPU_SET_CSR_POINTERS_OPERAND_POSITIONS, GPU_SET_CSR_POINTERS_OPERAND_COORDINATES,
  GPU_SET_CSR_POINTERS_OPERAND_VALUES,
};
enum { GPU_SET_CSR_POINTERS_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_set_csr_pointers_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_set_csr_pointers_def)), 4,
                               GPU_SET_CSR_POINTERS_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_set_csr_pointers_async_dependencies_count(const mica_op *op) {
  return gpu_set_csr_pointers_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_set_csr_pointers_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_set_csr_pointers_async_dependencies_segment(op).first + index);
}
static inline bool gpu_set_csr_pointers_set_async_dependencies(mica_op *op,
                                                               mica_value *const *values,
                                                               size_t count) {
  return mica_op_replace_segment(op, gpu_set_csr_pointers_async_dependencies_segment(op), values,
                                 count);
}
static inline mica_value *gpu_set_csr_pointers_spmat(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_set_csr_pointers_def, mica_op_operand_count(op) - 4);
}
static inline void gpu_set_csr_pointers_set_spmat(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_set_csr_pointers_def, mica_op_operand_count(op) - 4, value);
}
static inline mica_value *gpu_set_csr_pointers_positions(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_set_csr_pointers_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_set_csr_pointers_set_positions(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_set_csr_pointers_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_set_csr_pointers_coordinates(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_set_csr_pointers_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_set_csr_pointers_set_coordinates(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_set_csr_pointers_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_set_csr_pointers_values(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_set_csr_pointers_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_set_csr_pointers_set_values(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_set_csr_pointers_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment gpu_set_csr_pointers_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_set_csr_pointers_def)), 0,
                               GPU_SET_CSR_POINTERS_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_set_csr_pointers_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_set_csr_pointers_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_set_csr_pointers_build(mica_builder *b, mica_loc loc,
                                    const mica_type *async_token_type,
                                    mica_value *const *async_dependencies,
                                    size_t async_dependencies_count, mica_value *spmat,
                                    mica_value *positions, mica_value *coordinates,
                                    mica_value *values);

// ---- gpu.spmv_buffer_size: How much memory a sparse matrix times a vector needs ----

extern const mica_op_def gpu_spmv_buffer_size_def;
static inline bool gpu_spmv_buffer_size_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_spmv_buffer_size_def);
}
enum {
  GPU_SPMV_BUFFER_SIZE_OPERAND_ASYNC_DEPENDENCIES, GPU_SPMV_BUFFER_SIZE_OPERAND_SPMAT_A,
  GPU_SPMV_BUFFER_SIZE_OPERAND_DN_X, GPU_SPMV_BUFFER_SIZE_OPERAND_DN_Y,
};
enum { GPU_SPMV_BUFFER_SIZE_RESULT_BUFFER_SZ, GPU_SPMV_BUFFER_SIZE_RESULT_ASYNC_TOKEN };
enum { GPU_SPMV_BUFFER_SIZE_SLOT_COMPUTE_TYPE, GPU_SPMV_BUFFER_SIZE_SLOT_MODE_A };
static inline mica_segment gpu_spmv_buffer_size_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_spmv_buffer_size_def)), 3,
                               GPU_SPMV_BUFFER_SIZE_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_spmv_buffer_size_async_dependencies_count(const mica_op *op) {
  return gpu_spmv_buffer_size_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_spmv_buffer_size_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_spmv_buffer_size_async_dependencies_segment(op).first + index);
}
static inline bool gpu_spmv_buffer_size_set_async_dependencies(mica_op *op,
                                                               mica_value *const *values,
                                                               size_t count) {
  return mica_op_replace_segment(op, gpu_spmv_buffer_size_async_dependencies_segment(op), values,
                                 count);
}
static inline mica_value *gpu_spmv_buffer_size_spmat_a(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmv_buffer_size_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_spmv_buffer_size_set_spmat_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmv_buffer_size_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_spmv_buffer_size_dn_x(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmv_buffer_size_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_spmv_buffer_size_set_dn_x(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmv_buffer_size_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_spmv_buffer_size_dn_y(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmv_buffer_size_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_spmv_buffer_size_set_dn_y(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmv_buffer_size_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_value *gpu_spmv_buffer_size_buffer_sz(const mica_op *op) {
  return mica_op_result_as(op, &gpu_spmv_buffer_size_def, GPU_SPMV_BUFFER_SIZE_RESULT_BUFFER_SZ);
}
static inline mica_segment gpu_spmv_buffer_size_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_spmv_buffer_size_def)), 1,
                               GPU_SPMV_BUFFER_SIZE_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_spmv_buffer_size_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_spmv_buffer_size_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *gpu_spmv_buffer_size_mode_a_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spmv_buffer_size_def, GPU_SPMV_BUFFER_SIZE_SLOT_MODE_A);
}
static inline void gpu_spmv_buffer_size_set_mode_a_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spmv_buffer_size_def, GPU_SPMV_BUFFER_SIZE_SLOT_MODE_A, value);
}
gpu_transpose_mode gpu_spmv_buffer_size_mode_a(const mica_op *op);  // absent: the default
bool gpu_spmv_buffer_size_set_mode_a(mica_op *op, gpu_transpose_mode value);  // false: no memory
static inline const mica_attr *gpu_spmv_buffer_size_compute_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spmv_buffer_size_def, GPU_SPMV_BUFFER_SIZE_SLOT_COMPUTE_TYPE);
}
static inline void gpu_spmv_buffer_size_set_compute_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spmv_buffer_size_def, GPU_SPMV_BUFFER_SIZE_SLOT_COMPUTE_TYPE, value);
}
const mica_type *gpu_spmv_buffer_size_compute_type(const mica_op *op);
// false: no memory
bool gpu_spmv_buffer_size_set_compute_type(mica_op *op, const mica_type *value);
mica_op *gpu_spmv_buffer_size_build(mica_builder *b, mica_loc loc, const mica_type *buffer_sz_type,
                                    const mica_type *async_token_type,
                                    mica_value *const *async_dependencies,
                                    size_t async_dependencies_count, gpu_transpose_mode mode_a,
                                    mica_value *spmat_a, mica_value *dn_x, mica_value *dn_y,
                                    const mica_type *compute_type);

// ---- gpu.spmv: A sparse matrix times a vector ----

extern const mica_op_def gpu_spmv_def;
static inline bool gpu_spmv_isa(const mica_op *op) { return mica_op_isa(op, &gpu_spmv_def); }
enum {
  GPU_SPMV_OPERAND_ASYNC_DEPENDENCIES, GPU_SPMV_OPERAND_SPMAT_A, GPU_SPMV_OPERAND_DN_X,
  GPU_SPMV_OPERAND_DN_Y, GPU_SPMV_OPERAND_BUFFER,
};
enum { GPU_SPMV_RESULT_ASYNC_TOKEN };
enum { GPU_SPMV_SLOT_COMPUTE_TYPE, GPU_SPMV_SLOT_MODE_A };
static inline mica_segment gpu_spmv_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_spmv_def)), 4,
                               GPU_SPMV_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_spmv_async_dependencies_count(const mica_op *op) {
  return gpu_spmv_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_spmv_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_spmv_async_dependencies_segment(op).first + index);
}
static inline bool gpu_spmv_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_segment(op, gpu_spmv_async_dependencies_segment(op), values, count);
}
static inline mica_value *gpu_spmv_spmat_a(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmv_def, mica_op_operand_count(op) - 4);
}
static inline void gpu_spmv_set_spmat_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmv_def, mica_op_operand_count(op) - 4, value);
}
static inline mica_value *gpu_spmv_dn_x(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmv_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_spmv_set_dn_x(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmv_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_spmv_dn_y(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmv_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_spmv_set_dn_y(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmv_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_spmv_buffer(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmv_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_spmv_set_buffer(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmv_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment gpu_spmv_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_spmv_def)), 0,
                               GPU_SPMV_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_spmv_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_spmv_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *gpu_spmv_mode_a_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spmv_def, GPU_SPMV_SLOT_MODE_A);
}
static inline void gpu_spmv_set_mode_a_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spmv_def, GPU_SPMV_SLOT_MODE_A, value);
}
gpu_transpose_mode gpu_spmv_mode_a(const mica_op *op);  // absent: the default
bool gpu_spmv_set_mode_a(mica_op *op, gpu_transpose_mode value);  // false: no memory
static inline const mica_attr *gpu_spmv_compute_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spmv_def, GPU_SPMV_SLOT_COMPUTE_TYPE);
}
static inline void gpu_spmv_set_compute_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spmv_def, GPU_SPMV_SLOT_COMPUTE_TYPE, value);
}
const mica_type *gpu_spmv_compute_type(const mica_op *op);
bool gpu_spmv_set_compute_type(mica_op *op, const mica_type *value);  // false: no memory
mica_op *gpu_spmv_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                        mica_value *const *async_dependencies, size_t async_dependencies_count,
                        gpu_transpose_mode mode_a, mica_value *spmat_a, mica_value *dn_x,
                        mica_value *dn_y, const mica_type *compute_type, mica_value *buffer);

// ---- gpu.spmm_buffer_size: How much memory a sparse matrix times a dense one needs ----

extern const mica_op_def gpu_spmm_buffer_size_def;
static inline bool gpu_spmm_buffer_size_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_spmm_buffer_size_def);
}
enum {
  GPU_SPMM_BUFFER_SIZE_OPERAND_ASYNC_DEPENDENCIES, GPU_SPMM_BUFFER_SIZE_OPERAND_SPMAT_A,
  GPU_SPMM_BUFFER_SIZE_OPERAND_DNMAT_B, GPU_SPMM_BUFFER_SIZE_OPERAND_DNMAT_C,
};
enum { GPU_SPMM_BUFFER_SIZE_RESULT_BUFFER_SZS, GPU_SPMM_BUFFER_SIZE_RESULT_ASYNC_TOKEN };
enum {
  GPU_SPMM_BUFFER_SIZE_SLOT_COMPUTE_TYPE, GPU_SPMM_BUFFER_SIZE_SLOT_MODE_A,
  GPU_SPMM_BUFFER_SIZE_SLOT_MODE_B, GPU_SPMM_BUFFER_SIZE_SLOT_RESULT_SEGMENT_SIZES,
};
static inline mica_segment gpu_spmm_buffer_size_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_spmm_buffer_size_def)), 3,
                               GPU_SPMM_BUFFER_SIZE_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_spmm_buffer_size_async_dependencies_count(const mica_op *op) {
  return gpu_spmm_buffer_size_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_spmm_buffer_size_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_spmm_buffer_size_async_dependencies_segment(op).first + index);
}
static inline bool gpu_spmm_buffer_size_set_async_dependencies(mica_op *op,
                                                               mica_value *const *values,
                                                               size_t count) {
  return mica_op_replace_segment(op, gpu_spmm_buffer_size_async_dependencies_segment(op), values,
                                 count);
}
static inline mica_value *gpu_spmm_buffer_size_spmat_a(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmm_buffer_size_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_spmm_buffer_size_set_spmat_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmm_buffer_size_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_spmm_buffer_size_dnmat_b(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmm_buffer_size_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_spmm_buffer_size_set_dnmat_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmm_buffer_size_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_spmm_buffer_size_dnmat_c(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmm_buffer_size_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_spmm_buffer_size_set_dnmat_c(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmm_buffer_size_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment gpu_spmm_buffer_size_buffer_szs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_spmm_buffer_size_def),
                           GPU_SPMM_BUFFER_SIZE_SLOT_RESULT_SEGMENT_SIZES,
                           GPU_SPMM_BUFFER_SIZE_RESULT_BUFFER_SZS);
}
static inline size_t gpu_spmm_buffer_size_buffer_szs_count(const mica_op *op) {
  return gpu_spmm_buffer_size_buffer_szs_segment(op).count;
}
static inline mica_value *gpu_spmm_buffer_size_buffer_szs(const mica_op *op, size_t index) {
  return mica_op_result(op, gpu_spmm_buffer_size_buffer_szs_segment(op).first + index);
}
static inline mica_segment gpu_spmm_buffer_size_async_token_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_spmm_buffer_size_def),
                           GPU_SPMM_BUFFER_SIZE_SLOT_RESULT_SEGMENT_SIZES,
                           GPU_SPMM_BUFFER_SIZE_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_spmm_buffer_size_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_spmm_buffer_size_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *gpu_spmm_buffer_size_mode_a_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spmm_buffer_size_def, GPU_SPMM_BUFFER_SIZE_SLOT_MODE_A);
}
static inline void gpu_spmm_buffer_size_set_mode_a_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spmm_buffer_size_def, GPU_SPMM_BUFFER_SIZE_SLOT_MODE_A, value);
}
gpu_transpose_mode gpu_spmm_buffer_size_mode_a(const mica_op *op);  // absent: the default
bool gpu_spmm_buffer_size_set_mode_a(mica_op *op, gpu_transpose_mode value);  // false: no memory
static inline const mica_attr *gpu_spmm_buffer_size_mode_b_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spmm_buffer_size_def, GPU_SPMM_BUFFER_SIZE_SLOT_MODE_B);
}
static inline void gpu_spmm_buffer_size_set_mode_b_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spmm_buffer_size_def, GPU_SPMM_BUFFER_SIZE_SLOT_MODE_B, value);
}
gpu_transpose_mode gpu_spmm_buffer_size_mode_b(const mica_op *op);  // absent: the default
bool gpu_spmm_buffer_size_set_mode_b(mica_op *op, gpu_transpose_mode value);  // false: no memory
static inline const mica_attr *gpu_spmm_buffer_size_compute_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spmm_buffer_size_def, GPU_SPMM_BUFFER_SIZE_SLOT_COMPUTE_TYPE);
}
static inline void gpu_spmm_buffer_size_set_compute_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spmm_buffer_size_def, GPU_SPMM_BUFFER_SIZE_SLOT_COMPUTE_TYPE, value);
}
const mica_type *gpu_spmm_buffer_size_compute_type(const mica_op *op);
// false: no memory
bool gpu_spmm_buffer_size_set_compute_type(mica_op *op, const mica_type *value);
mica_op *gpu_spmm_buffer_size_build(mica_builder *b, mica_loc loc, mica_types buffer_szs_types,
                                    const mica_type *async_token_type,
                                    mica_value *const *async_dependencies,
                                    size_t async_dependencies_count, gpu_transpose_mode mode_a,
                                    gpu_transpose_mode mode_b, mica_value *spmat_a,
                                    mica_value *dnmat_b, mica_value *dnmat_c,
                                    const mica_type *compute_type);

// ---- gpu.spmm: A sparse matrix times a dense one ----

extern const mica_op_def gpu_spmm_def;
static inline bool gpu_spmm_isa(const mica_op *op) { return mica_op_isa(op, &gpu_spmm_def); }
enum {
  GPU_SPMM_OPERAND_ASYNC_DEPENDENCIES, GPU_SPMM_OPERAND_SPMAT_A, GPU_SPMM_OPERAND_DNMAT_B,
  GPU_SPMM_OPERAND_DNMAT_C, GPU_SPMM_OPERAND_BUFFERS,
};
enum { GPU_SPMM_RESULT_ASYNC_TOKEN };
enum {
  GPU_SPMM_SLOT_COMPUTE_TYPE, GPU_SPMM_SLOT_MODE_A, GPU_SPMM_SLOT_MODE_B,
  GPU_SPMM_SLOT_OPERAND_SEGMENT_SIZES,
};
static inline mica_segment gpu_spmm_async_dependencies_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_spmm_def), GPU_SPMM_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_SPMM_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_spmm_async_dependencies_count(const mica_op *op) {
  return gpu_spmm_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_spmm_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_spmm_async_dependencies_segment(op).first + index);
}
static inline bool gpu_spmm_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_sized_as(op, &gpu_spmm_def, GPU_SPMM_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_SPMM_OPERAND_ASYNC_DEPENDENCIES, values, count);
}
static inline mica_value *gpu_spmm_spmat_a(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmm_def,
                            mica_slot_segment(op, GPU_SPMM_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_SPMM_OPERAND_SPMAT_A).first);
}
static inline void gpu_spmm_set_spmat_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmm_def,
                         mica_slot_segment(op, GPU_SPMM_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_SPMM_OPERAND_SPMAT_A).first, value);
}
static inline mica_value *gpu_spmm_dnmat_b(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmm_def,
                            mica_slot_segment(op, GPU_SPMM_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_SPMM_OPERAND_DNMAT_B).first);
}
static inline void gpu_spmm_set_dnmat_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmm_def,
                         mica_slot_segment(op, GPU_SPMM_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_SPMM_OPERAND_DNMAT_B).first, value);
}
static inline mica_value *gpu_spmm_dnmat_c(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spmm_def,
                            mica_slot_segment(op, GPU_SPMM_SLOT_OPERAND_SEGMENT_SIZES,
                                              GPU_SPMM_OPERAND_DNMAT_C).first);
}
static inline void gpu_spmm_set_dnmat_c(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spmm_def,
                         mica_slot_segment(op, GPU_SPMM_SLOT_OPERAND_SEGMENT_SIZES,
                                           GPU_SPMM_OPERAND_DNMAT_C).first, value);
}
static inline mica_segment gpu_spmm_buffers_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &gpu_spmm_def), GPU_SPMM_SLOT_OPERAND_SEGMENT_SIZES,
                           GPU_SPMM_OPERAND_BUFFERS);
}
static inline size_t gpu_spmm_buffers_count(const mica_op *op) {
  return gpu_spmm_buffers_segment(op).count;
}
static inline mica_value *gpu_spmm_buffers(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_spmm_buffers_segment(op).first + index);
}
static inline bool gpu_spmm_set_buffers(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &gpu_spmm_def, GPU_SPMM_SLOT_OPERAND_SEGMENT_SIZES,
                                  GPU_SPMM_OPERAND_BUFFERS, values, count);
}
static inline mica_segment gpu_spmm_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_spmm_def)), 0,
                               GPU_SPMM_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_spmm_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_spmm_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *gpu_spmm_mode_a_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spmm_def, GPU_SPMM_SLOT_MODE_A);
}
static inline void gpu_spmm_set_mode_a_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spmm_def, GPU_SPMM_SLOT_MODE_A, value);
}
gpu_transpose_mode gpu_spmm_mode_a(const mica_op *op);  // absent: the default
bool gpu_spmm_set_mode_a(mica_op *op, gpu_transpose_mode value);  // false: no memory
static inline const mica_attr *gpu_spmm_mode_b_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spmm_def, GPU_SPMM_SLOT_MODE_B);
}
static inline void gpu_spmm_set_mode_b_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spmm_def, GPU_SPMM_SLOT_MODE_B, value);
}
gpu_transpose_mode gpu_spmm_mode_b(const mica_op *op);  // absent: the default
bool gpu_spmm_set_mode_b(mica_op *op, gpu_transpose_mode value);  // false: no memory
static inline const mica_attr *gpu_spmm_compute_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spmm_def, GPU_SPMM_SLOT_COMPUTE_TYPE);
}
static inline void gpu_spmm_set_compute_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spmm_def, GPU_SPMM_SLOT_COMPUTE_TYPE, value);
}
const mica_type *gpu_spmm_compute_type(const mica_op *op);
bool gpu_spmm_set_compute_type(mica_op *op, const mica_type *value);  // false: no memory
mica_op *gpu_spmm_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                        mica_value *const *async_dependencies, size_t async_dependencies_count,
                        gpu_transpose_mode mode_a, gpu_transpose_mode mode_b, mica_value *spmat_a,
                        mica_value *dnmat_b, mica_value *dnmat_c, const mica_type *compute_type,
                        mica_value *const *buffers, size_t buffers_count);

// ---- gpu.sddmm_buffer_size: How much memory a product needs of which a sparse matrix is wanted
// ----

extern const mica_op_def gpu_sddmm_buffer_size_def;
static inline bool gpu_sddmm_buffer_size_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_sddmm_buffer_size_def);
}
enum {
  GPU_SDDMM_BUFFER_SIZE_OPERAND_ASYNC_DEPENDENCIES, GPU_SDDMM_BUFFER_SIZE_OPERAND_DNMAT_A,
  GPU_SDDMM_BUFFER_SIZE_OPERAND_DNMAT_B, GPU_SDDMM_BUFFER_SIZE_OPERAND_SPMAT_C,
};
enum { GPU_SDDMM_BUFFER_SIZE_RESULT_BUFFER_SZ, GPU_SDDMM_BUFFER_SIZE_RESULT_ASYNC_TOKEN };
enum {
  GPU_SDDMM_BUFFER_SIZE_SLOT_COMPUTE_TYPE, GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_A,
  GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_B,
};
static inline mica_segment gpu_sddmm_buffer_size_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_sddmm_buffer_size_def)), 3,
                               GPU_SDDMM_BUFFER_SIZE_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_sddmm_buffer_size_async_dependencies_count(const mica_op *op) {
  return gpu_sddmm_buffer_size_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_sddmm_buffer_size_async_dependencies(const mica_op *op,
                                                                   size_t index) {
  return mica_op_operand(op, gpu_sddmm_buffer_size_async_dependencies_segment(op).first + index);
}
static inline bool gpu_sddmm_buffer_size_set_async_dependencies(mica_op *op,
                                                                mica_value *const *values,
                                                                size_t count) {
  return mica_op_replace_segment(op, gpu_sddmm_buffer_size_async_dependencies_segment(op), values,
                                 count);
}
static inline mica_value *gpu_sddmm_buffer_size_dnmat_a(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_sddmm_buffer_size_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_sddmm_buffer_size_set_dnmat_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_sddmm_buffer_size_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_sddmm_buffer_size_dnmat_b(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_sddmm_buffer_size_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_sddmm_buffer_size_set_dnmat_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_sddmm_buffer_size_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_sddmm_buffer_size_spmat_c(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_sddmm_buffer_size_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_sddmm_buffer_size_set_spmat_c(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_sddmm_buffer_size_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_value *gpu_sddmm_buffer_size_buffer_sz(const mica_op *op) {
  return mica_op_result_as(op, &gpu_sddmm_buffer_size_def, GPU_SDDMM_BUFFER_SIZE_RESULT_BUFFER_SZ);
}
static inline mica_segment gpu_sddmm_buffer_size_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_sddmm_buffer_size_def)), 1,
                               GPU_SDDMM_BUFFER_SIZE_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_sddmm_buffer_size_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_sddmm_buffer_size_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *gpu_sddmm_buffer_size_mode_a_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_sddmm_buffer_size_def, GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_A);
}
static inline void gpu_sddmm_buffer_size_set_mode_a_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_sddmm_buffer_size_def, GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_A, value);
}
gpu_transpose_mode gpu_sddmm_buffer_size_mode_a(const mica_op *op);  // absent: the default
bool gpu_sddmm_buffer_size_set_mode_a(mica_op *op, gpu_transpose_mode value);  // false: no memory
static inline const mica_attr *gpu_sddmm_buffer_size_mode_b_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_sddmm_buffer_size_def, GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_B);
}
static inline void gpu_sddmm_buffer_size_set_mode_b_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_sddmm_buffer_size_def, GPU_SDDMM_BUFFER_SIZE_SLOT_MODE_B, value);
}
gpu_transpose_mode gpu_sddmm_buffer_size_mode_b(const mica_op *op);  // absent: the default
bool gpu_sddmm_buffer_size_set_mode_b(mica_op *op, gpu_transpose_mode value);  // false: no memory
static inline const mica_attr *gpu_sddmm_buffer_size_compute_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_sddmm_buffer_size_def, GPU_SDDMM_BUFFER_SIZE_SLOT_COMPUTE_TYPE);
}
static inline void gpu_sddmm_buffer_size_set_compute_type_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_sddmm_buffer_size_def, GPU_SDDMM_BUFFER_SIZE_SLOT_COMPUTE_TYPE,
                      value);
}
const mica_type *gpu_sddmm_buffer_size_compute_type(const mica_op *op);
// false: no memory
bool gpu_sddmm_buffer_size_set_compute_type(mica_op *op, const mica_type *value);
mica_op *gpu_sddmm_buffer_size_build(mica_builder *b, mica_loc loc, const mica_type *buffer_sz_type,
                                     const mica_type *async_token_type,
                                     mica_value *const *async_dependencies,
                                     size_t async_dependencies_count, gpu_transpose_mode mode_a,
                                     gpu_transpose_mode mode_b, mica_value *dnmat_a,
                                     mica_value *dnmat_b, mica_value *spmat_c,
                                     const mica_type *compute_type);

// ---- gpu.sddmm: A product of dense matrices where a sparse one has elements ----

extern const mica_op_def gpu_sddmm_def;
static inline bool gpu_sddmm_isa(const mica_op *op) { return mica_op_isa(op, &gpu_sddmm_def); }
enum {
  GPU_SDDMM_OPERAND_ASYNC_DEPENDENCIES, GPU_SDDMM_OPERAND_DNMAT_A, GPU_SDDMM_OPERAND_DNMAT_B,
  GPU_SDDMM_OPERAND_SPMAT_C, GPU_SDDMM_OPERAND_BUFFER,
};
enum { GPU_SDDMM_RESULT_ASYNC_TOKEN };
enum { GPU_SDDMM_SLOT_COMPUTE_TYPE, GPU_SDDMM_SLOT_MODE_A, GPU_SDDMM_SLOT_MODE_B };
static inline mica_segment gpu_sddmm_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_sddmm_def)), 4,
                               GPU_SDDMM_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_sddmm_async_dependencies_count(const mica_op *op) {
  return gpu_sddmm_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_sddmm_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_sddmm_async_dependencies_segment(op).first + index);
}
static inline bool gpu_sddmm_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                    size_t count) {
  return mica_op_replace_segment(op, gpu_sddmm_async_dependencies_segment(op), values, count);
}
static inline mica_value *gpu_sddmm_dnmat_a(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_sddmm_def, mica_op_operand_count(op) - 4);
}
static inline void gpu_sddmm_set_dnmat_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_sddmm_def, mica_op_operand_count(op) - 4, value);
}
static inline mica_value *gpu_sddmm_dnmat_b(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_sddmm_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_sddmm_set_dnmat_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_sddmm_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_sddmm_spmat_c(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_sddmm_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_sddmm_set_spmat_c(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_sddmm_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_sddmm_buffer(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_sddmm_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_sddmm_set_buffer(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_sddmm_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment gpu_sddmm_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_sddmm_def)), 0,
                               GPU_SDDMM_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_sddmm_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_sddmm_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *gpu_sddmm_mode_a_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_sddmm_def, GPU_SDDMM_SLOT_MODE_A);
}
static inline void gpu_sddmm_set_mode_a_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_sddmm_def, GPU_SDDMM_SLOT_MODE_A, value);
}
gpu_transpose_mode gpu_sddmm_mode_a(const mica_op *op);  // absent: the default
bool gpu_sddmm_set_mode_a(mica_op *op, gpu_transpose_mode value);  // false: no memory
static inline const mica_attr *gpu_sddmm_mode_b_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_sddmm_def, GPU_SDDMM_SLOT_MODE_B);
}
static inline void gpu_sddmm_set_mode_b_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_sddmm_def, GPU_SDDMM_SLOT_MODE_B, value);
}
gpu_transpose_mode gpu_sddmm_mode_b(const mica_op *op);  // absent: the default
bool gpu_sddmm_set_mode_b(mica_op *op, gpu_transpose_mode value);  // false: no memory
static inline const mica_attr *gpu_sddmm_compute_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_sddmm_def, GPU_SDDMM_SLOT_COMPUTE_TYPE);
}
static inline void gpu_sddmm_set_compute_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_sddmm_def, GPU_SDDMM_SLOT_COMPUTE_TYPE, value);
}
const mica_type *gpu_sddmm_compute_type(const mica_op *op);
bool gpu_sddmm_set_compute_type(mica_op *op, const mica_type *value);  // false: no memory
mica_op *gpu_sddmm_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                         mica_value *const *async_dependencies, size_t async_dependencies_count,
                         gpu_transpose_mode mode_a, gpu_transpose_mode mode_b, mica_value *dnmat_a,
                         mica_value *dnmat_b, mica_value *spmat_c, const mica_type *compute_type,
                         mica_value *buffer);

// ---- gpu.spgemm_create_descr: Begins a product of sparse matrices ----

extern const mica_op_def gpu_spgemm_create_descr_def;
static inline bool gpu_spgemm_create_descr_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_spgemm_create_descr_def);
}
enum { GPU_SPGEMM_CREATE_DESCR_OPERAND_ASYNC_DEPENDENCIES };
enum { GPU_SPGEMM_CREATE_DESCR_RESULT_DESC, GPU_SPGEMM_CREATE_DESCR_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_spgemm_create_descr_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_spgemm_create_descr_def)),
                               0, GPU_SPGEMM_CREATE_DESCR_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_spgemm_create_descr_async_dependencies_count(const mica_op *op) {
  return gpu_spgemm_create_descr_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_spgemm_create_descr_async_dependencies(const mica_op *op,
                                                                     size_t index) {
  return mica_op_operand(op, gpu_spgemm_create_descr_async_dependencies_segment(op).first + index);
}
static inline bool gpu_spgemm_create_descr_set_async_dependencies(mica_op *op,
                                                                  mica_value *const *values,
                                                                  size_t count) {
  return mica_op_replace_segment(op, gpu_spgemm_create_descr_async_dependencies_segment(op), values,
                                 count);
}
static inline mica_value *gpu_spgemm_create_descr_desc(const mica_op *op) {
  return mica_op_result_as(op, &gpu_spgemm_create_descr_def, GPU_SPGEMM_CREATE_DESCR_RESULT_DESC);
}
static inline mica_segment gpu_spgemm_create_descr_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_spgemm_create_descr_def)),
                               1, GPU_SPGEMM_CREATE_DESCR_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_spgemm_create_descr_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_spgemm_create_descr_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_spgemm_create_descr_build(mica_builder *b, mica_loc loc, const mica_type *desc_type,
                                       const mica_type *async_token_type,
                                       mica_value *const *async_dependencies,
                                       size_t async_dependencies_count);

// ---- gpu.spgemm_destroy_descr: Ends a product of sparse matrices ----

extern const mica_op_def gpu_spgemm_destroy_descr_def;
static inline bool gpu_spgemm_destroy_descr_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_spgemm_destroy_descr_def);
}
enum { GPU_SPGEMM_DESTROY_DESCR_OPERAND_ASYNC_DEPENDENCIES, GPU_SPGEMM_DESTROY_DESCR_OPERAND_DESC };
enum { GPU_SPGEMM_DESTROY_DESCR_RESULT_ASYNC_TOKEN };
static inline mica_segment gpu_spgemm_destroy_descr_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_spgemm_destroy_descr_def)),
                               1, GPU_SPGEMM_DESTROY_DESCR_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_spgemm_destroy_descr_async_dependencies_count(const mica_op *op) {
  return gpu_spgemm_destroy_descr_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_spgemm_destroy_descr_async_dependencies(const mica_op *op,
                                                                      size_t index) {
  return mica_op_operand(op, gpu_spgemm_destroy_descr_async_dependencies_segment(op).first + index);
}
static inline bool gpu_spgemm_destroy_descr_set_async_dependencies(mica_op *op,
                                                                   mica_value *const *values,
                                                                   size_t count) {
  return mica_op_replace_segment(op, gpu_spgemm_destroy_descr_async_dependencies_segment(op),
                                 values, count);
}
static inline mica_value *gpu_spgemm_destroy_descr_desc(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spgemm_destroy_descr_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_spgemm_destroy_descr_set_desc(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spgemm_destroy_descr_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment gpu_spgemm_destroy_descr_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_spgemm_destroy_descr_def)),
                               0, GPU_SPGEMM_DESTROY_DESCR_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_spgemm_destroy_descr_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_spgemm_destroy_descr_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
mica_op *gpu_spgemm_destroy_descr_build(mica_builder *b, mica_loc loc,
                                        const mica_type *async_token_type,
                                        mica_value *const *async_dependencies,
                                        size_t async_dependencies_count, mica_value *desc);

// ---- gpu.spgemm_work_estimation_or_compute: How much memory a product of sparse matrices needs,
// or the product ----

extern const mica_op_def gpu_spgemm_work_estimation_or_compute_def;
static inline bool gpu_spgemm_work_estimation_or_compute_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_spgemm_work_estimation_or_compute_def);
}
enum {
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_OPERAND_ASYNC_DEPENDENCIES,
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_OPERAND_DESC,
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_OPERAND_SPMAT_A,
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_OPERAND_SPMAT_B,
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_OPERAND_SPMAT_C,
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_OPERAND_BUFFER_SZ,
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_OPERAND_BUFFER,
};
enum {
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_RESULT_BUFFER_SZ_NEW,
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_RESULT_ASYNC_TOKEN,
};
enum {
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_COMPUTE_TYPE,
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_KIND,
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_A,
  GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_B,
};
static inline mica_segment gpu_spgemm_work_estimation_or_compute_async_dependencies_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op,
      &gpu_spgemm_work_estimation_or_compute_def)), 6,
                               GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_spgemm_work_estimation_or_compute_async_dependencies_count(
    const mica_op *op) {
  return gpu_spgemm_work_estimation_or_compute_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_spgemm_work_estimation_or_compute_async_dependencies(
    const mica_op *op, size_t index) {
  return mica_op_operand(op,
                         gpu_spgemm_work_estimation_or_compute_async_dependencies_segment(
         op).first + index);
}
static inline bool gpu_spgemm_work_estimation_or_compute_set_async_dependencies(mica_op *op,
    mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op,
                                 gpu_spgemm_work_estimation_or_compute_async_dependencies_segment(
         op), values, count);
}
static inline mica_value *gpu_spgemm_work_estimation_or_compute_desc(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                            mica_op_operand_count(op) - 6);
}
static inline void gpu_spgemm_work_estimation_or_compute_set_desc(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                         mica_op_operand_count(op) - 6, value);
}
static inline mica_value *gpu_spgemm_work_estimation_or_compute_spmat_a(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                            mica_op_operand_count(op) - 5);
}
static inline void gpu_spgemm_work_estimation_or_compute_set_spmat_a(mica_op *op,
                                                                     mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                         mica_op_operand_count(op) - 5, value);
}
static inline mica_value *gpu_spgemm_work_estimation_or_compute_spmat_b(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                            mica_op_operand_count(op) - 4);
}
static inline void gpu_spgemm_work_estimation_or_compute_set_spmat_b(mica_op *op,
                                                                     mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                         mica_op_operand_count(op) - 4, value);
}
static inline mica_value *gpu_spgemm_work_estimation_or_compute_spmat_c(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                            mica_op_operand_count(op) - 3);
}
static inline void gpu_spgemm_work_estimation_or_compute_set_spmat_c(mica_op *op,
                                                                     mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                         mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_spgemm_work_estimation_or_compute_buffer_sz(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                            mica_op_operand_count(op) - 2);
}
static inline void gpu_spgemm_work_estimation_or_compute_set_buffer_sz(mica_op *op,
                                                                       mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                         mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_spgemm_work_estimation_or_compute_buffer(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                            mica_op_operand_count(op) - 1);
}
static inline void gpu_spgemm_work_estimation_or_compute_set_buffer(mica_op *op,
                                                                    mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                         mica_op_operand_count(op) - 1, value);
}
static inline mica_value *gpu_spgemm_work_estimation_or_compute_buffer_sz_new(const mica_op *op) {
  return mica_op_result_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                           GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_RESULT_BUFFER_SZ_NEW);
}
static inline mica_segment gpu_spgemm_work_estimation_or_compute_async_token_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &gpu_spgemm_work_estimation_or_compute_def)), 1,
                               GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_RESULT_ASYNC_TOKEN);
}
// NULL: absent
static inline mica_value *gpu_spgemm_work_estimation_or_compute_async_token(const mica_op *op) {
  mica_segment group = gpu_spgemm_work_estimation_or_compute_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *gpu_spgemm_work_estimation_or_compute_mode_a_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                         GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_A);
}
static inline void gpu_spgemm_work_estimation_or_compute_set_mode_a_attr(mica_op *op,
                                                                         const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                      GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_A, value);
}
// absent: the default
gpu_transpose_mode gpu_spgemm_work_estimation_or_compute_mode_a(const mica_op *op);
// false: no memory
bool gpu_spgemm_work_estimation_or_compute_set_mode_a(mica_op *op, gpu_transpose_mode value);
static inline const mica_attr *gpu_spgemm_work_estimation_or_compute_mode_b_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                         GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_B);
}
static inline void gpu_spgemm_work_estimation_or_compute_set_mode_b_attr(mica_op *op,
                                                                         const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                      GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_MODE_B, value);
}
// absent: the default
gpu_transpose_mode gpu_spgemm_work_estimation_or_compute_mode_b(const mica_op *op);
// false: no memory
bool gpu_spgemm_work_estimation_or_compute_set_mode_b(mica_op *op, gpu_transpose_mode value);
static inline const mica_attr *gpu_spgemm_work_estimation_or_compute_compute_type_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                         GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_COMPUTE_TYPE);
}
static inline void gpu_spgemm_work_estimation_or_compute_set_compute_type_attr(mica_op *op,
    const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                      GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_COMPUTE_TYPE, value);
}
const mica_type *gpu_spgemm_work_estimation_or_compute_compute_type(const mica_op *op);
// false: no memory
bool gpu_spgemm_work_estimation_or_compute_set_compute_type(mica_op *op, const mica_type *value);
static inline const mica_attr *gpu_spgemm_work_estimation_or_compute_kind_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                         GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_KIND);
}
static inline void gpu_spgemm_work_estimation_or_compute_set_kind_attr(mica_op *op,
                                                                       const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spgemm_work_estimation_or_compute_def,
                      GPU_SPGEMM_WORK_ESTIMATION_OR_COMPUTE_SLOT_KIND, value);
}
gpu_sp_gemm_work_estimation_or_compute_kind gpu_spgemm_work_estimation_or_compute_kind(
    const mica_op *op);
// false: no memory
bool gpu_spgemm_work_estimation_or_compute_set_kind(mica_op *op,
    gpu_sp_gemm_work_estimation_or_compute_kind value);
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
    gpu_sp_gemm_work_estimation_or_compute_kind kind);

// ---- gpu.spgemm_copy: Puts a product of sparse matrices into its matrix ----

extern const mica_op_def gpu_spgemm_copy_def;
static inline bool gpu_spgemm_copy_isa(const mica_op *op) {
  return mica_op_isa(op, &gpu_spgemm_copy_def);
}
enum {
  GPU_SPGEMM_COPY_OPERAND_ASYNC_DEPENDENCIES, GPU_SPGEMM_COPY_OPERAND_DESC,
  GPU_SPGEMM_COPY_OPERAND_SPMAT_A, GPU_SPGEMM_COPY_OPERAND_SPMAT_B, GPU_SPGEMM_COPY_OPERAND_SPMAT_C,
};
enum { GPU_SPGEMM_COPY_RESULT_ASYNC_TOKEN };
enum {
  GPU_SPGEMM_COPY_SLOT_COMPUTE_TYPE, GPU_SPGEMM_COPY_SLOT_MODE_A, GPU_SPGEMM_COPY_SLOT_MODE_B,
};
static inline mica_segment gpu_spgemm_copy_async_dependencies_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &gpu_spgemm_copy_def)), 4,
                               GPU_SPGEMM_COPY_OPERAND_ASYNC_DEPENDENCIES);
}
static inline size_t gpu_spgemm_copy_async_dependencies_count(const mica_op *op) {
  return gpu_spgemm_copy_async_dependencies_segment(op).count;
}
static inline mica_value *gpu_spgemm_copy_async_dependencies(const mica_op *op, size_t index) {
  return mica_op_operand(op, gpu_spgemm_copy_async_dependencies_segment(op).first + index);
}
static inline bool gpu_spgemm_copy_set_async_dependencies(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_segment(op, gpu_spgemm_copy_async_dependencies_segment(op), values, count);
}
static inline mica_value *gpu_spgemm_copy_desc(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spgemm_copy_def, mica_op_operand_count(op) - 4);
}
static inline void gpu_spgemm_copy_set_desc(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spgemm_copy_def, mica_op_operand_count(op) - 4, value);
}
static inline mica_value *gpu_spgemm_copy_spmat_a(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spgemm_copy_def, mica_op_operand_count(op) - 3);
}
static inline void gpu_spgemm_copy_set_spmat_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spgemm_copy_def, mica_op_operand_count(op) - 3, value);
}
static inline mica_value *gpu_spgemm_copy_spmat_b(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spgemm_copy_def, mica_op_operand_count(op) - 2);
}
static inline void gpu_spgemm_copy_set_spmat_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spgemm_copy_def, mica_op_operand_count(op) - 2, value);
}
static inline mica_value *gpu_spgemm_copy_spmat_c(const mica_op *op) {
  return mica_op_operand_as(op, &gpu_spgemm_copy_def, mica_op_operand_count(op) - 1);
}
static inline void gpu_spgemm_copy_set_spmat_c(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &gpu_spgemm_copy_def, mica_op_operand_count(op) - 1, value);
}
static inline mica_segment gpu_spgemm_copy_async_token_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &gpu_spgemm_copy_def)), 0,
                               GPU_SPGEMM_COPY_RESULT_ASYNC_TOKEN);
}
static inline mica_value *gpu_spgemm_copy_async_token(const mica_op *op) {  // NULL: absent
  mica_segment group = gpu_spgemm_copy_async_token_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *gpu_spgemm_copy_mode_a_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spgemm_copy_def, GPU_SPGEMM_COPY_SLOT_MODE_A);
}
static inline void gpu_spgemm_copy_set_mode_a_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spgemm_copy_def, GPU_SPGEMM_COPY_SLOT_MODE_A, value);
}
gpu_transpose_mode gpu_spgemm_copy_mode_a(const mica_op *op);  // absent: the default
bool gpu_spgemm_copy_set_mode_a(mica_op *op, gpu_transpose_mode value);  // false: no memory
static inline const mica_attr *gpu_spgemm_copy_mode_b_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spgemm_copy_def, GPU_SPGEMM_COPY_SLOT_MODE_B);
}
static inline void gpu_spgemm_copy_set_mode_b_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spgemm_copy_def, GPU_SPGEMM_COPY_SLOT_MODE_B, value);
}
gpu_transpose_mode gpu_spgemm_copy_mode_b(const mica_op *op);  // absent: the default
bool gpu_spgemm_copy_set_mode_b(mica_op *op, gpu_transpose_mode value);  // false: no memory
static inline const mica_attr *gpu_spgemm_copy_compute_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &gpu_spgemm_copy_def, GPU_SPGEMM_COPY_SLOT_COMPUTE_TYPE);
}
static inline void gpu_spgemm_copy_set_compute_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &gpu_spgemm_copy_def, GPU_SPGEMM_COPY_SLOT_COMPUTE_TYPE, value);
}
const mica_type *gpu_spgemm_copy_compute_type(const mica_op *op);
bool gpu_spgemm_copy_set_compute_type(mica_op *op, const mica_type *value);  // false: no memory
mica_op *gpu_spgemm_copy_build(mica_builder *b, mica_loc loc, const mica_type *async_token_type,
                               mica_value *const *async_dependencies,
                               size_t async_dependencies_count, mica_value *desc,
                               gpu_transpose_mode mode_a, gpu_transpose_mode mode_b,
                               mica_value *spmat_a, mica_value *spmat_b, mica_value *spmat_c,
                               const mica_type *compute_type);

// Written by the author: what custom<...> directives read and print.
bool gpu_parse_kernel_table(mica_parser *p, mica_attrs *kernel_table);
void gpu_print_kernel_table(mica_printer *p, mica_attrs kernel_table);
bool gpu_parse_object(mica_parser *p, gpu_compilation_target *format, const mica_attr **object);
void gpu_print_object(mica_printer *p, gpu_compilation_target format, const mica_attr *object);
bool gpu_parse_offloading_handler(mica_parser *p, mica_op_state *out,
                                  const mica_attr **offloading_handler);
void gpu_print_offloading_handler(mica_printer *p, const mica_op *op,
                                  const mica_attr *offloading_handler);
bool gpu_parse_async_dependencies(mica_parser *p, mica_op_state *out, mica_types *async_token_types,
                                  mica_operand_refs *async_dependencies);
void gpu_print_async_dependencies(mica_printer *p, const mica_op *op,
                                  const mica_type *async_token_type,
                                  mica_segment async_dependencies);
bool gpu_parse_launch_dim_type(mica_parser *p, mica_op_state *out,
                               const mica_type **grid_size_x_type,
                               mica_operand_refs cluster_size_x_, mica_types *cluster_size_x_types,
                               mica_types *cluster_size_y_types, mica_types *cluster_size_z_types);
void gpu_print_launch_dim_type(mica_printer *p, const mica_op *op,
                               const mica_type *grid_size_x_type, mica_value *cluster_size_x_,
                               const mica_type *cluster_size_x_type,
                               const mica_type *cluster_size_y_type,
                               const mica_type *cluster_size_z_type);
bool gpu_parse_launch_func_operands(mica_parser *p, mica_op_state *out,
                                    mica_operand_refs *kernel_operands,
                                    mica_types *kernel_operands_types);
void gpu_print_launch_func_operands(mica_printer *p, const mica_op *op,
                                    mica_segment kernel_operands,
                                    mica_segment kernel_operands_types);
bool gpu_parse_all_reduce_operation(mica_parser *p, mica_op_state *out, const mica_attr **op_);
void gpu_print_all_reduce_operation(mica_printer *p, const mica_op *op, const mica_attr *op_);

MICA_END

#endif
