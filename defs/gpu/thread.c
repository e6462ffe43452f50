// Hooks of what threads ask and do together. Called by generated code; own nothing.
#include "shared.h"

#include <stdio.h>

// ---- Places: %thread_id_x -----------------------------------------------------------------------

static void name_by_dimension(const mica_op *op, mica_name_setter *set, gpu_dimension dimension) {
  char name[48];
  mica_str operation = mica_op_name_of(op);  // "gpu.thread_id"
  mica_str word = gpu_dimension_to_text(dimension);
  int size = snprintf(name, sizeof name, "%.*s_%.*s", (int)(operation.size - 4), operation.data + 4,
                      (int)word.size, word.data);
  mica_set_value_name(set, mica_op_result(op, 0), (mica_str){name, (size_t)size});
}

#define DEFINE_NAMES(place)                                                   \
  void gpu_##place##_result_names(const mica_op *op, mica_name_setter *set) { \
    name_by_dimension(op, set, gpu_##place##_dimension(op));                  \
  }
DEFINE_NAMES(block_dim)
DEFINE_NAMES(block_id)
DEFINE_NAMES(cluster_block_id)
DEFINE_NAMES(cluster_dim)
DEFINE_NAMES(cluster_dim_blocks)
DEFINE_NAMES(cluster_id)
DEFINE_NAMES(global_id)
DEFINE_NAMES(grid_dim)
DEFINE_NAMES(thread_id)

// ---- Reductions ---------------------------------------------------------------------------------

bool gpu_parse_all_reduce_operation(mica_parser *p, mica_op_state *out, const mica_attr **op_) {
  mica_str word;
  gpu_all_reduce_operation operation;
  if (!mica_parse_optional_any_keyword(p, &word)) return true;
  if (!gpu_all_reduce_operation_from_text(word, &operation))
    return mica_parse_error(p, mica_parser_position(p), "invalid op kind");
  *op_ = gpu_all_reduce_operation_attr_get(mica_state_context(out), operation);
  return *op_ != NULL;
}

void gpu_print_all_reduce_operation(mica_printer *p, const mica_op *op, const mica_attr *op_) {
  (void)op;
  if (op_ == NULL) return;
  mica_print_char(p, ' ');  // as every enum of gpu stands after two blanks
  mica_print_str(p, gpu_all_reduce_operation_to_text(gpu_all_reduce_operation_attr_value(op_)));
}

static bool fits(gpu_all_reduce_operation operation, const mica_type *type) {
  switch (operation) {
  case GPU_ALL_REDUCE_OPERATION_ADD:
  case GPU_ALL_REDUCE_OPERATION_MUL: return true;
  case GPU_ALL_REDUCE_OPERATION_MINNUMF:
  case GPU_ALL_REDUCE_OPERATION_MAXNUMF:
  case GPU_ALL_REDUCE_OPERATION_MINIMUMF:
  case GPU_ALL_REDUCE_OPERATION_MAXIMUMF: return mica_type_is_float(type);
  default: return mica_type_is_integer(type);
  }
}

static bool check_operation(const mica_op *op, gpu_all_reduce_operation operation,
                            const mica_type *scalar) {
  return fits(operation, scalar) ||
         mica_op_plain_error(op, "`%S` reduction operation is not compatible with type '%t'",
                             gpu_all_reduce_operation_to_text(operation),
                             mica_value_type(mica_op_result(op, 0)));
}

static bool check_yield(const mica_op *op, const mica_op *yield, const mica_type *type) {
  if (mica_op_operand_count(yield) != 1)
    return mica_op_plain_error(op, "expected one gpu.yield operand");
  return mica_value_type(mica_op_operand(yield, 0)) == type ||
         mica_op_plain_error(op, "incorrect gpu.yield type");
}

static bool check_body(const mica_op *op, const mica_block *entry, const mica_type *type) {
  bool yields = false;
  if (mica_block_argument_count(entry) != 2)
    return mica_op_plain_error(op, "expected two region arguments");
  for (size_t i = 0; i < 2; i++)
    if (mica_value_type(mica_block_argument_at(entry, i)) != type)
      return mica_op_plain_error(op, "incorrect region argument type");
  for (const mica_block *b = entry; b != NULL; b = mica_block_next(b)) {
    const mica_op *last = mica_block_last(b);
    if (last == NULL || !gpu_yield_isa(last)) continue;
    if (!check_yield(op, last, type)) return false;
    yields = true;
  }
  return yields || mica_op_plain_error(op, "expected gpu.yield op in region");
}

bool gpu_all_reduce_check_regions(mica_op *op) {
  const mica_block *entry = mica_region_first(gpu_all_reduce_body(op));
  const mica_type *type = mica_value_type(gpu_all_reduce_result(op));
  if ((entry == NULL) != gpu_all_reduce_has_op(op))
    return mica_op_plain_error(op, "expected either an op attribute or a non-empty body");
  return entry == NULL ? check_operation(op, gpu_all_reduce_op(op), type)
                       : check_body(op, entry, type);
}

static bool is_power_of_two(uint32_t number) { return number != 0 && (number & (number - 1)) == 0; }

static bool check_clusters(mica_op *op) {
  bool has_size = gpu_subgroup_reduce_has_cluster_size(op);
  uint32_t size = has_size ? (uint32_t)gpu_subgroup_reduce_cluster_size(op) : 1;
  uint32_t stride = (uint32_t)gpu_subgroup_reduce_cluster_stride(op);
  if (!is_power_of_two(size))
    return mica_op_error(op, "cluster size %u is not a power of two", size);
  if (stride != 1 && !has_size)
    return mica_op_error(op, "cluster stride can only be specified if cluster size is specified");
  return is_power_of_two(stride) ||
         mica_op_error(op, "cluster stride %u is not a power of two", stride);
}

bool gpu_subgroup_reduce_check(mica_op *op) {
  const mica_type *type = mica_value_type(gpu_subgroup_reduce_result(op));
  return check_operation(op, gpu_subgroup_reduce_op(op), mica_type_element_or_self(type)) &&
         check_clusters(op);
}

// ---- One value ----------------------------------------------------------------------------------

bool gpu_rotate_check(mica_op *op) {
  uint32_t offset = (uint32_t)gpu_rotate_offset(op), width = (uint32_t)gpu_rotate_width(op);
  return offset < width || mica_op_error(op, "offset must be in the range [0, %u)", width);
}

bool gpu_subgroup_broadcast_check(mica_op *op) {
  bool specific = gpu_subgroup_broadcast_broadcast_type(op) == GPU_BROADCAST_TYPE_SPECIFIC_LANE;
  if ((gpu_subgroup_broadcast_lane(op) != NULL) == specific) return true;
  return mica_op_error(op, specific ? "lane must be specified for `specific_lane` broadcast"
                                    : "lane can only be specified for `specific_lane` broadcast");
}

// Which lane is the first depends on where control went.
mica_speculatability gpu_subgroup_broadcast_speculatability(const mica_op *op) {
  const mica_attr *type = gpu_subgroup_broadcast_broadcast_type_attr(op);
  bool is_chosen = type != NULL &&
                   gpu_broadcast_type_attr_value(type) == GPU_BROADCAST_TYPE_SPECIFIC_LANE;
  return is_chosen ? MICA_SPECULATABLE : MICA_NOT_SPECULATABLE;
}
