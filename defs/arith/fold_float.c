// Folds of float arithmetic that hang on one operand alone. Called by generated code; own nothing.
#include "fold.h"

static bool is_exactly(const mica_attr *constant, double value) {
  return mica_number_is_exactly(mica_number_splat(constant), value);
}

static bool is_infinity(const mica_attr *constant, bool is_negative) {
  const mica_number n = mica_number_splat(constant);
  return mica_number_is_infinite(n) && mica_number_is_negative(n) == is_negative;
}

static bool is_nan(const mica_attr *constant) {
  return mica_number_is_nan(mica_number_splat(constant));
}

// ---- Arithmetic ---------------------------------------------------------------------------------

bool arith_negf_fold(mica_op *op, const mica_attr *operand, mica_fold *out) {
  (void)operand;
  const mica_op *inner = arith_defined_by(arith_negf_operand(op), &arith_negf_def);
  return inner != NULL && mica_fold_value(out, arith_negf_operand(inner));
}

bool arith_addf_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return is_exactly(rhs, -0.0) && mica_fold_value(out, arith_addf_lhs(op));
}

bool arith_subf_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return is_exactly(rhs, 0.0) && mica_fold_value(out, arith_subf_lhs(op));
}

bool arith_mulf_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  const unsigned needed = ARITH_FAST_MATH_FLAGS_NNAN | ARITH_FAST_MATH_FLAGS_NSZ;
  if (is_exactly(rhs, 1.0)) return mica_fold_value(out, arith_mulf_lhs(op));
  return (arith_mulf_fastmath(op) & needed) == needed && arith_is_zero(rhs) &&
         mica_fold_value(out, arith_mulf_rhs(op));
}

bool arith_divf_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return is_exactly(rhs, 1.0) && mica_fold_value(out, arith_divf_lhs(op));
}

// ---- The larger and the smaller -----------------------------------------------------------------

// The right operand where it is the left one too; the left one where the right one never wins.
static bool fold_extreme(mica_fold *out, mica_value *left, mica_value *right, bool left_wins) {
  if (left == right) return mica_fold_value(out, right);
  return left_wins && mica_fold_value(out, left);
}

bool arith_maximumf_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return fold_extreme(out, arith_maximumf_lhs(op), arith_maximumf_rhs(op), is_infinity(rhs, true));
}

bool arith_maxnumf_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return fold_extreme(out, arith_maxnumf_lhs(op), arith_maxnumf_rhs(op), is_nan(rhs));
}

bool arith_minimumf_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return fold_extreme(out, arith_minimumf_lhs(op), arith_minimumf_rhs(op), is_infinity(rhs, false));
}

bool arith_minnumf_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return fold_extreme(out, arith_minnumf_lhs(op), arith_minnumf_rhs(op), is_nan(rhs));
}
