// Folds and patterns of the operations in folds.def. Called by generated code; own nothing.
#include "mica/arithmetic.h"
#include "mica/fold.h"
#include "mica/rewrite.h"
#include "probe/probe.h"

mica_op *probe_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                           mica_loc loc) {
  return mica_attr_type(constant) == type ? probe_fold_constant_build(b, loc, constant) : NULL;
}

bool probe_fold_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, probe_fold_constant_value_attr(op));
}

bool probe_fold_sum_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  if (!mica_number_is_zero(mica_number_of(rhs))) return false;
  return mica_fold_value(out, probe_fold_sum_lhs(op));
}

// Never asked of zero; 13 is left as it is.
bool probe_fold_difference_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs,
                                mica_fold *out) {
  (void)op, (void)lhs;
  if (rhs == NULL) return false;
  const mica_number n = mica_number_of(rhs);
  if (mica_number_is_zero(n)) return mica_fold_attr(out, rhs);
  return mica_number_equal(n, mica_number_integer(n.type, 13)) && mica_fold_refuse(out);
}

bool probe_fold_first_fold(mica_op *op, const mica_attr *start, const mica_attr *maybe,
                           const mica_attr *const *others, size_t others_count, mica_fold *out) {
  if (start != NULL) return mica_fold_attr(out, start);
  if (maybe != NULL) return mica_fold_attr(out, maybe);
  for (size_t i = 0; i < others_count; i++)
    if (others[i] != NULL) return mica_fold_attr(out, others[i]);
  return mica_fold_value(out, probe_fold_first_start(op));
}

// ---- Patterns -----------------------------------------------------------------------------------

bool probe_rewritten_canonicalize(mica_rewriter *rw, mica_op *op) {
  return mica_rewriter_replace_by(
      rw, op,
      probe_rewritten_twice_build(&rw->builder, mica_op_loc(op), probe_rewritten_operand(op)));
}

bool probe_rewritten_twice_canonicalize(mica_rewriter *rw, mica_op *op) {
  mica_value *operand = probe_rewritten_twice_operand(op);
  mica_rewriter_replace(rw, op, &operand);
  return true;
}

// Preferred, but for operands that are no argument.
static bool drop_inner(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = mica_value_op(probe_rewritten_twice_operand(op));
  if (inner == NULL || !probe_rewritten_twice_isa(inner)) return false;
  mica_rewriter_set_operand(rw, op, 0, probe_rewritten_twice_operand(inner));
  return true;
}
static const mica_pattern inner_pattern =
    MICA_PATTERN("drop_inner", &probe_rewritten_twice_def, 2, drop_inner);

const mica_pattern *const probe_rewritten_twice_canonicalizations[] = {
    &inner_pattern, &probe_rewritten_twice_canonicalize_pattern, NULL};
