// Hooks of what gets, copies and accesses memory of the device. Called by generated code; own
// nothing.
#include "shared.h"

#include "mica/index_list.h"

// ---- alloc, memcpy ------------------------------------------------------------------------------

bool gpu_alloc_check(mica_op *op) {
  const mica_type *type = mica_value_type(gpu_alloc_memref(op));
  return mica_verify_dynamic_sizes(op, type, gpu_alloc_dynamic_sizes_count(op)) &&
         (gpu_alloc_symbol_operands_count(op) == mica_type_layout_symbol_count(type) ||
          mica_op_error(op, "symbol operand count does not equal memref symbol count"));
}

bool gpu_memcpy_check(mica_op *op) {
  const mica_type *to = mica_value_type(gpu_memcpy_dst(op)),
                  *from = mica_value_type(gpu_memcpy_src(op));
  if (mica_type_element(from) != mica_type_element(to))
    return mica_op_error(op, "arguments have incompatible element type");
  return mica_shapes_compatible(from, to) || mica_op_error(op, "arguments have incompatible shape");
}

// ---- dynamic_shared_memory ----------------------------------------------------------------------

static bool has_symbol_table_around(const mica_op *op) {
  for (op = mica_op_parent(op); op != NULL; op = mica_op_parent(op))
    if (mica_op_has_trait(op, &mica_trait_symbol_table)) return true;
  return false;
}

bool gpu_dynamic_shared_memory_check(mica_op *op) {
  const mica_type *type = mica_value_type(gpu_dynamic_shared_memory_result_memref(op));
  const mica_attr *space = mica_type_memory_space(type);
  if (!has_symbol_table_around(op))
    return mica_op_error(op, "must be inside an op with symbol table");
  if (space == NULL || !gpu_address_space_attr_isa(space) ||
      gpu_address_space_attr_value(space) != GPU_ADDRESS_SPACE_WORKGROUP)
    return mica_op_error(op, "address space must be address_space<workgroup>");
  return !mica_type_has_static_shape(type) ||
         mica_op_error(op,
                       "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>");
}

// ---- Matrices -----------------------------------------------------------------------------------

static bool is_part(const mica_type *matrix, const char *part) {
  return mica_str_is(gpu_mma_matrix_type_operand(matrix), part);
}

static bool check_stride(const mica_op *op, const mica_value *memory, const char *message) {
  bool unit;
  return mica_type_has_unit_stride(mica_value_type(memory), &unit) &&
         (unit || mica_op_plain_error(op, "%s", message));
}

bool gpu_subgroup_mma_load_matrix_check(mica_op *op) {
  return check_stride(op, gpu_subgroup_mma_load_matrix_src_memref(op),
                      "expected source memref most minor dim must have unit stride");
}

bool gpu_subgroup_mma_store_matrix_check(mica_op *op) {
  return check_stride(op, gpu_subgroup_mma_store_matrix_dst_memref(op),
                      "expected destination memref most minor dim must have unit stride") &&
         (is_part(mica_value_type(gpu_subgroup_mma_store_matrix_src(op)), "COp") ||
          mica_op_plain_error(
              op, "expected the operand matrix being stored to have 'COp' operand type"));
}

bool gpu_subgroup_mma_compute_check(mica_op *op) {
  const mica_type *a = mica_value_type(gpu_subgroup_mma_compute_op_a(op)),
                  *b = mica_value_type(gpu_subgroup_mma_compute_op_b(op)),
                  *c = mica_value_type(gpu_subgroup_mma_compute_op_c(op));
  if (!is_part(a, "AOp") || !is_part(b, "BOp") || !is_part(c, "COp"))
    return mica_op_plain_error(op, "operands must be in the order AOp, BOp, COp");
  const int64_t *of_a = gpu_mma_matrix_type_shape(a).data,
                *of_b = gpu_mma_matrix_type_shape(b).data,
                *of_c = gpu_mma_matrix_type_shape(c).data;
  return (of_a[1] == of_b[0] && of_a[0] == of_c[0] && of_b[1] == of_c[1]) ||
         mica_op_plain_error(op, "operand shapes do not satisfy matmul constraints");
}
