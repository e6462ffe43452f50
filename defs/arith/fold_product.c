// Folds of products and quotients that hang on what their operations promise, or refuse what is
// declared of numbers. Called by generated code; own nothing.
#include "fold.h"

// Of `(a * b) / b`, whose product doesn't wrap around: a; else NULL.
static mica_value *without_factor(const mica_value *product, const mica_value *by,
                                  arith_integer_overflow_flags needed) {
  const mica_op *mul = arith_defined_by(product, &arith_muli_def);
  if (mul == NULL || (arith_muli_overflow_flags(mul) & needed) != needed) return NULL;
  if (arith_muli_lhs(mul) == by) return arith_muli_rhs(mul);
  return arith_muli_rhs(mul) == by ? arith_muli_lhs(mul) : NULL;
}

bool arith_divui_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  mica_value *left = arith_divui_lhs(op);
  if (arith_is_one(rhs)) return mica_fold_value(out, left);
  return mica_fold_value(
      out, without_factor(left, arith_divui_rhs(op), ARITH_INTEGER_OVERFLOW_FLAGS_NUW));
}

bool arith_divsi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  mica_value *left = arith_divsi_lhs(op);
  if (arith_is_one(rhs)) return mica_fold_value(out, left);
  return mica_fold_value(
      out, without_factor(left, arith_divsi_rhs(op), ARITH_INTEGER_OVERFLOW_FLAGS_NSW));
}

// MLIR computes with absolute values, which the lowest number doesn't have.
bool arith_ceildivsi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  if (arith_is_one(rhs)) return mica_fold_value(out, arith_ceildivsi_lhs(op));
  const mica_number left = mica_number_splat(lhs), right = mica_number_splat(rhs);
  const bool has_lowest = mica_number_is_lowest(left) || mica_number_is_lowest(right);
  return has_lowest && !mica_number_is_zero(left) && mica_fold_refuse(out);
}

bool arith_mulf_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  const unsigned needed = ARITH_FAST_MATH_FLAGS_NNAN | ARITH_FAST_MATH_FLAGS_NSZ;
  if (mica_number_is_exactly(mica_number_splat(rhs), 1.0))
    return mica_fold_value(out, arith_mulf_lhs(op));
  return (arith_mulf_fastmath(op) & needed) == needed && arith_is_zero(rhs) &&
         mica_fold_value(out, arith_mulf_rhs(op));
}
