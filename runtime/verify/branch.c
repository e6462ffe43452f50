// Branches between blocks: what is forwarded to a successor fits its arguments; weights.
#include "mica/dialect.h"
#include "mica/verify.h"
#include "ir/op.h"

static bool types_fit(const mica_branch_interface *branch, const mica_op *op, const mica_type *from,
                      const mica_type *to) {
  if (from == to) return true;
  return branch->are_types_compatible != NULL && branch->are_types_compatible(op, from, to);
}

static bool verify_successor(mica_op *op, const mica_branch_interface *branch, size_t index) {
  mica_successor_operands operands = branch->successor_operands(op, index);
  const mica_block *target = mica_op_successor(op, index);
  size_t count = operands.produced + operands.count;
  if (count != target->argument_count) {
    return mica_op_plain_error(op,
                               "branch has %z operands for successor #%z, but target block has %u",
                               count, index, target->argument_count);
  }
  for (size_t i = 0; i < operands.count; i++) {
    const mica_type *from = mica_value_type(mica_op_operand(op, operands.first + i));
    size_t argument = operands.produced + i;
    if (types_fit(branch, op, from, mica_value_type(mica_block_argument_at(target, argument))))
      continue;
    return mica_op_plain_error(op, "type mismatch for bb argument #%z of successor #%z", argument,
                               index);
  }
  return true;
}

bool mica_verify_branch(mica_op *op) {
  const mica_branch_interface *branch = mica_op_interface(op, &mica_branch_interface_id);
  if (branch == NULL || branch->successor_operands == NULL) return true;
  for (size_t i = 0; i < op->successor_count; i++)
    if (!verify_successor(op, branch, i)) return false;
  return true;
}

// ---- Weights ------------------------------------------------------------------------------------

static bool all_zero(mica_int32s weights) {
  for (size_t i = 0; i < weights.size; i++)
    if (weights.data[i] != 0) return false;
  return true;
}

// `what` are weighed, one for each of the `count` things called `of_what`.
static bool verify_weights(mica_op *op, const char *attribute, size_t count, const char *what,
                           const char *of_what) {
  const mica_attr *attr = mica_op_attribute(op, mica_str_of(attribute));
  if (attr == NULL || !mica_attr_is_dense_array_of(attr, 32)) return true;
  mica_int32s weights = mica_attr_dense_i32s_value(attr);
  if (weights.size == 0) return true;
  if (weights.size != count) {
    return mica_op_plain_error(op, "expects number of %s weights to match number of %s: %z vs %z",
                               what, of_what, weights.size, count);
  }
  if (!all_zero(weights)) return true;
  return mica_op_plain_error(op, "branch weights cannot all be zero");
}

bool mica_verify_branch_weights(mica_op *op) {
  return verify_weights(op, "branch_weights", op->successor_count, "branch", "successors");
}

bool mica_verify_region_branch_weights(mica_op *op) {
  return verify_weights(op, "region_weights", op->region_count, "region", "regions");
}
