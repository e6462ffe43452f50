// Checks of atomic accesses, and what some become. Called by generated code; own nothing.
#include "mica/attribute.h"
#include "mica/predicate.h"
#include "mica/rewrite.h"
#include "shared.h"

// What a pointer points to; NULL: its type doesn't tell.
static const mica_type *element_of(const mica_value *pointer) {
  const mica_type *type = mica_value_type(pointer);
  return mica_type_is_memref(type) ? mica_type_element(type) : NULL;
}

bool omp_atomic_read_check(mica_op *op) {
  if (omp_atomic_read_x(op) == omp_atomic_read_v(op))
    return mica_op_plain_error(op,
                               "read and write must not be to the same location for atomic reads");
  if (omp_atomic_read_has_memory_order(op) &&
      (omp_atomic_read_memory_order(op) == OMP_CLAUSE_MEMORY_ORDER_KIND_ACQ_REL ||
       omp_atomic_read_memory_order(op) == OMP_CLAUSE_MEMORY_ORDER_KIND_RELEASE))
    return mica_op_plain_error(op, "memory-order must not be acq_rel or release for atomic reads");
  return omp_check_hint(op);
}

static bool is_of_reads(omp_clause_memory_order_kind order) {
  return order == OMP_CLAUSE_MEMORY_ORDER_KIND_ACQ_REL ||
         order == OMP_CLAUSE_MEMORY_ORDER_KIND_ACQUIRE;
}

bool omp_atomic_write_check(mica_op *op) {
  const mica_type *element = element_of(omp_atomic_write_x(op));
  if (element != NULL && element != mica_value_type(omp_atomic_write_expr(op)))
    return mica_op_plain_error(op, "address must dereference to value type");
  if (omp_atomic_write_has_memory_order(op) && is_of_reads(omp_atomic_write_memory_order(op)))
    return mica_op_plain_error(op, "memory-order must not be acq_rel or acquire for atomic writes");
  return omp_check_hint(op);
}

bool omp_atomic_update_check(mica_op *op) {
  const mica_block *entry = mica_region_first(omp_atomic_update_region(op));
  const mica_type *element = element_of(omp_atomic_update_x(op));
  if (entry == NULL || mica_block_argument_count(entry) != 1)
    return mica_op_plain_error(op, "the region must accept exactly one argument");
  if (element != NULL && element != mica_value_type(mica_block_argument_at(entry, 0)))
    return mica_op_plain_error(
        op,
        "the type of the operand must be a pointer type whose element type is the "
        "same as that of the region argument");
  if (omp_atomic_update_has_memory_order(op) && is_of_reads(omp_atomic_update_memory_order(op)))
    return mica_op_plain_error(op,
                               "memory-order must not be acq_rel or acquire for atomic updates");
  return omp_check_hint(op);
}

bool omp_atomic_update_check_regions(mica_op *op) {
  const mica_block *entry = mica_region_first(omp_atomic_update_region(op));
  const mica_op *end = mica_block_terminator(entry);
  if (end == NULL || mica_op_operand_count(end) != 1)
    return mica_op_plain_error(op, "only updated value must be returned");
  return mica_value_type(mica_op_operand(end, 0)) ==
             mica_value_type(mica_block_argument_at(entry, 0)) ||
         mica_op_plain_error(op, "input and yielded value must have the same type");
}

// What doesn't look at the old value writes, and what gives it back does nothing. In a capture two
// operations remain, and what is captured behind was read.
bool omp_atomic_update_canonicalize(mica_rewriter *rw, mica_op *op) {
  const mica_block *entry = mica_region_first(omp_atomic_update_region(op));
  const mica_op *end = mica_block_first(entry), *around = mica_op_parent(op);
  const bool is_captured = around != NULL && omp_atomic_capture_isa(around);
  if (!omp_yield_isa(end) || mica_op_operand_count(end) != 1) return false;
  mica_value *value = mica_op_operand(end, 0);
  if (value == mica_block_argument_at(entry, 0)) {
    if (!is_captured) mica_rewriter_erase(rw, op);
    return !is_captured;
  }
  if (is_captured && mica_op_previous(op) == NULL) return false;
  mica_op *write = omp_atomic_write_build(&rw->builder, mica_op_loc(op), omp_atomic_update_x(op),
                                          value, omp_atomic_update_hint(op),
                                          omp_atomic_update_memory_order_attr(op));
  // A hint that says nothing isn't there.
  if (write != NULL && omp_atomic_update_hint_attr(op) == NULL)
    (void)mica_op_set_attribute(write, MICA_STR("hint"), NULL);
  return mica_rewriter_replace_by(rw, op, write);
}

// ---- capture ------------------------------------------------------------------------------------

bool omp_atomic_capture_check(mica_op *op) { return omp_check_hint(op); }

// What is read before must be what is changed then.
static bool check_pair(const mica_op *first, const mica_op *second) {
  if (omp_atomic_update_isa(first) && omp_atomic_read_isa(second))
    return omp_atomic_update_x(first) == omp_atomic_read_x(second) ||
           mica_op_plain_error(
               first, "updated variable in atomic.update must be captured in second operation");
  const bool is_update = omp_atomic_update_isa(second);
  if (!omp_atomic_read_isa(first) || (!is_update && !omp_atomic_write_isa(second)))
    return mica_op_plain_error(first, "invalid sequence of operations in the capture region");
  const mica_value *changed = is_update ? omp_atomic_update_x(second) : omp_atomic_write_x(second);
  return omp_atomic_read_x(first) == changed ||
         mica_op_plain_error(
             first, "captured variable in atomic.read must be updated in second operation");
}

bool omp_atomic_capture_check_regions(mica_op *op) {
  const mica_block *body = mica_region_first(omp_atomic_capture_region(op));
  const mica_op *first = mica_block_first(body);
  const mica_op *second = first == NULL ? NULL : mica_op_next(first);
  const mica_op *end = second == NULL ? NULL : mica_op_next(second);
  if (end == NULL || mica_op_next(end) != NULL)
    return mica_op_plain_error(
        op,
        "expected three operations in atomic.capture region (one terminator, and two "
        "atomic ops)");
  if (!check_pair(first, second)) return false;
  if (mica_op_attribute(first, MICA_STR("hint")) != NULL ||
      mica_op_attribute(second, MICA_STR("hint")) != NULL)
    return mica_op_error(op, "operations inside capture region must not have hint clause");
  return (mica_op_attribute(first, MICA_STR("memory_order")) == NULL &&
          mica_op_attribute(second, MICA_STR("memory_order")) == NULL) ||
         mica_op_error(op, "operations inside capture region must not have memory_order clause");
}
