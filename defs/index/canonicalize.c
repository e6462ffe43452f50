// Patterns of index: constants of a chain are brought together, and a comparison of a difference
// with zero is one of its operands. Called by generated code; own nothing.
#include "index/index.h"
#include "mica/arithmetic.h"
#include "mica/builder.h"
#include "mica/fold.h"
#include "mica/rewrite.h"

// ---- Chains -------------------------------------------------------------------------------------

typedef mica_op *build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
typedef bool folder(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);

// What the operation gives for two constants, before it; NULL: they don't fold.
static mica_op *constant_of_both(mica_rewriter *rw, mica_op *op, folder *fold_both,
                                 const mica_attr *lhs, const mica_attr *rhs) {
  mica_fold fold = {.context = mica_rewriter_context(rw)};
  mica_op *constant = NULL;
  if (fold_both(op, lhs, rhs, &fold) && fold.count == 1)
    constant = mica_constant_materialize(&rw->builder, op->name->dialect,
                                         mica_fold_results(&fold)->attr,
                                         mica_value_type(mica_op_result(op, 0)), mica_op_loc(op));
  mica_fold_free(&fold);
  return constant;
}

// `(v . c1) . c2` is `v . (c2 . c1)`.
static bool join_constants(mica_rewriter *rw, mica_op *op, folder *fold_both, build *make) {
  const mica_op *inner = mica_value_op(mica_op_operand(op, 0));
  if (inner == NULL || inner->name != op->name) return false;
  const mica_attr *outer_constant = mica_value_constant_attr(mica_op_operand(op, 1));
  const mica_attr *inner_constant = mica_value_constant_attr(mica_op_operand(inner, 1));
  if (outer_constant == NULL || inner_constant == NULL) return false;
  mica_op *constant = constant_of_both(rw, op, fold_both, outer_constant, inner_constant);
  if (constant == NULL) return false;
  return mica_rewriter_replace_by(
      rw, op,
      make(&rw->builder, mica_op_loc(op), mica_op_operand(inner, 0), mica_op_result(constant, 0)));
}

bool index_add_canonicalize(mica_rewriter *rw, mica_op *op) {
  return join_constants(rw, op, index_add_fold, index_add_build);
}
bool index_mul_canonicalize(mica_rewriter *rw, mica_op *op) {
  return join_constants(rw, op, index_mul_fold, index_mul_build);
}
bool index_maxs_canonicalize(mica_rewriter *rw, mica_op *op) {
  return join_constants(rw, op, index_maxs_fold, index_maxs_build);
}
bool index_maxu_canonicalize(mica_rewriter *rw, mica_op *op) {
  return join_constants(rw, op, index_maxu_fold, index_maxu_build);
}
bool index_mins_canonicalize(mica_rewriter *rw, mica_op *op) {
  return join_constants(rw, op, index_mins_fold, index_mins_build);
}
bool index_minu_canonicalize(mica_rewriter *rw, mica_op *op) {
  return join_constants(rw, op, index_minu_fold, index_minu_build);
}
bool index_and_canonicalize(mica_rewriter *rw, mica_op *op) {
  return join_constants(rw, op, index_and_fold, index_and_build);
}
bool index_or_canonicalize(mica_rewriter *rw, mica_op *op) {
  return join_constants(rw, op, index_or_fold, index_or_build);
}
bool index_xor_canonicalize(mica_rewriter *rw, mica_op *op) {
  return join_constants(rw, op, index_xor_fold, index_xor_build);
}

// ---- Comparisons --------------------------------------------------------------------------------

static bool is_zero(const mica_value *value) {
  return mica_number_is_zero(mica_number_of(mica_value_constant_attr(value)));
}

// `x - y < 0` is `x < y`, and `0 < x - y` is `y < x`.
bool index_cmp_canonicalize(mica_rewriter *rw, mica_op *op) {
  mica_value *lhs = index_cmp_lhs(op), *rhs = index_cmp_rhs(op);
  const bool is_left = is_zero(rhs);
  if (!is_left && !is_zero(lhs)) return false;
  const mica_op *sub = mica_value_op(is_left ? lhs : rhs);
  if (sub == NULL || !index_sub_isa(sub)) return false;
  mica_value *first = is_left ? index_sub_lhs(sub) : index_sub_rhs(sub);
  mica_value *second = is_left ? index_sub_rhs(sub) : index_sub_lhs(sub);
  return mica_rewriter_replace_by(
      rw, op, index_cmp_build(&rw->builder, mica_op_loc(op), index_cmp_pred(op), first, second));
}
