// Checks of atomic accesses, and what some become. Called by generated code; own nothing.
#include "mica/rewrite.h"
#include "shared.h"

bool acc_atomic_read_check(mica_op *op) {
  return acc_atomic_read_x(op) != acc_atomic_read_v(op) ||
         mica_op_plain_error(op,
                             "read and write must not be to the same location for atomic reads");
}

static bool points_to(const mica_value *pointer, const mica_type *type) {
  const mica_type *pointee = acc_pointee(mica_value_type(pointer));
  return pointee == NULL || pointee == type;
}

bool acc_atomic_write_check(mica_op *op) {
  return points_to(acc_atomic_write_x(op), mica_value_type(acc_atomic_write_expr(op))) ||
         mica_op_plain_error(op, "address must dereference to value type");
}

bool acc_atomic_update_check(mica_op *op) {
  const mica_block *entry = mica_region_first(acc_atomic_update_region(op));
  if (entry == NULL || mica_block_argument_count(entry) != 1)
    return mica_op_plain_error(op, "the region must accept exactly one argument");
  return points_to(acc_atomic_update_x(op), mica_value_type(mica_block_argument_at(entry, 0))) ||
         mica_op_plain_error(
             op,
             "the type of the operand must be a pointer type whose element type is the same "
             "as that of the region argument");
}

bool acc_atomic_update_check_regions(mica_op *op) {
  const mica_block *entry = mica_region_first(acc_atomic_update_region(op));
  const mica_op *end = mica_block_terminator(entry);
  if (end == NULL || mica_op_operand_count(end) != 1)
    return mica_op_plain_error(op, "only updated value must be returned");
  return mica_value_type(mica_op_operand(end, 0)) ==
             mica_value_type(mica_block_argument_at(entry, 0)) ||
         mica_op_plain_error(op, "input and yielded value must have the same type");
}

// What doesn't look at the old value writes, and what gives it back does nothing. In a capture two
// operations remain, and what is captured behind was read.
bool acc_atomic_update_canonicalize(mica_rewriter *rw, mica_op *op) {
  const mica_block *entry = mica_region_first(acc_atomic_update_region(op));
  const mica_op *end = mica_block_first(entry), *around = mica_op_parent(op);
  const bool is_captured = around != NULL && acc_atomic_capture_isa(around);
  if (!acc_yield_isa(end) || mica_op_operand_count(end) != 1) return false;
  mica_value *value = mica_op_operand(end, 0);
  if (value == mica_block_argument_at(entry, 0)) {
    if (!is_captured) mica_rewriter_erase(rw, op);
    return !is_captured;
  }
  if (is_captured && mica_op_previous(op) == NULL) return false;
  return mica_rewriter_replace_by(
      rw, op,
      acc_atomic_write_build(&rw->builder, mica_op_loc(op), acc_atomic_update_x(op), value,
                             acc_atomic_update_if_cond(op)));
}

// What is read before must be what is changed then.
static bool check_pair(const mica_op *first, const mica_op *second) {
  if (acc_atomic_update_isa(first) && acc_atomic_read_isa(second))
    return acc_atomic_update_x(first) == acc_atomic_read_x(second) ||
           mica_op_plain_error(
               first, "updated variable in atomic.update must be captured in second operation");
  const bool is_update = acc_atomic_update_isa(second);
  if (!acc_atomic_read_isa(first) || (!is_update && !acc_atomic_write_isa(second)))
    return mica_op_plain_error(first, "invalid sequence of operations in the capture region");
  const mica_value *changed = is_update ? acc_atomic_update_x(second) : acc_atomic_write_x(second);
  return acc_atomic_read_x(first) == changed ||
         mica_op_plain_error(
             first, "captured variable in atomic.read must be updated in second operation");
}

bool acc_atomic_capture_check_regions(mica_op *op) {
  const mica_block *body = mica_region_first(acc_atomic_capture_region(op));
  const mica_op *first = mica_block_first(body);
  const mica_op *second = first == NULL ? NULL : mica_op_next(first);
  const mica_op *end = second == NULL ? NULL : mica_op_next(second);
  if (end == NULL || mica_op_next(end) != NULL)
    return mica_op_plain_error(
        op,
        "expected three operations in atomic.capture region (one terminator, and two "
        "atomic ops)");
  return check_pair(first, second);
}
