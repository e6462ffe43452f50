// Folds of integer arithmetic that hang on one operand alone, or on the operation that gives it.
// Called by generated code; own nothing.
#include "fold.h"

// ---- Sums and differences -----------------------------------------------------------------------

// Of `other + (a - other)`, where `value` is the difference: a; else NULL.
static mica_value *without_difference(const mica_value *value, const mica_value *other) {
  const mica_op *sub = arith_defined_by(value, &arith_subi_def);
  return sub != NULL && arith_subi_rhs(sub) == other ? arith_subi_lhs(sub) : NULL;
}

bool arith_addi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  mica_value *left = arith_addi_lhs(op), *right = arith_addi_rhs(op);
  if (arith_is_zero(rhs)) return mica_fold_value(out, left);
  if (mica_fold_value(out, without_difference(left, right))) return true;
  return mica_fold_value(out, without_difference(right, left));
}

bool arith_addui_extended_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs,
                               mica_fold *out) {
  (void)lhs;
  if (!arith_is_zero(rhs)) return false;
  const mica_type *overflow = mica_value_type(arith_addui_extended_overflow(op));
  return mica_fold_value(out, arith_addui_extended_lhs(op)) && arith_fold_zero(out, overflow);
}

bool arith_subi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  mica_value *left = arith_subi_lhs(op), *right = arith_subi_rhs(op);
  if (left == right && arith_fold_zero(out, mica_value_type(left))) return true;
  if (arith_is_zero(rhs)) return mica_fold_value(out, left);
  const mica_op *add = arith_defined_by(left, &arith_addi_def);
  if (add == NULL) return false;
  if (right == arith_addi_rhs(add)) return mica_fold_value(out, arith_addi_lhs(add));
  return right == arith_addi_lhs(add) && mica_fold_value(out, arith_addi_rhs(add));
}

// ---- Products and quotients ---------------------------------------------------------------------

bool arith_muli_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  if (arith_is_zero(rhs)) return mica_fold_value(out, arith_muli_rhs(op));
  return arith_is_one(rhs) && mica_fold_value(out, arith_muli_lhs(op));
}

bool arith_mulsi_extended_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs,
                               mica_fold *out) {
  (void)op, (void)lhs;
  return arith_is_zero(rhs) && mica_fold_attr(out, rhs) && mica_fold_attr(out, rhs);
}

bool arith_mului_extended_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs,
                               mica_fold *out) {
  (void)lhs;
  if (arith_is_zero(rhs)) return mica_fold_attr(out, rhs) && mica_fold_attr(out, rhs);
  mica_value *left = arith_mului_extended_lhs(op);
  return arith_is_one(rhs) && mica_fold_value(out, left) &&
         arith_fold_zero(out, mica_value_type(left));
}

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

bool arith_ceildivui_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return arith_is_one(rhs) && mica_fold_value(out, arith_ceildivui_lhs(op));
}

// MLIR computes with absolute values, which the lowest number doesn't have.
bool arith_ceildivsi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  if (arith_is_one(rhs)) return mica_fold_value(out, arith_ceildivsi_lhs(op));
  const mica_number left = mica_number_splat(lhs), right = mica_number_splat(rhs);
  const bool has_lowest = mica_number_is_lowest(left) || mica_number_is_lowest(right);
  return has_lowest && !mica_number_is_zero(left) && mica_fold_refuse(out);
}

bool arith_floordivsi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs,
                           mica_fold *out) {
  (void)lhs;
  return arith_is_one(rhs) && mica_fold_value(out, arith_floordivsi_lhs(op));
}

bool arith_remui_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return arith_is_one(rhs) && arith_fold_zero(out, mica_value_type(arith_remui_result(op)));
}

bool arith_remsi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return arith_is_one(rhs) && arith_fold_zero(out, mica_value_type(arith_remsi_result(op)));
}

// ---- Bits ---------------------------------------------------------------------------------------

// The operation that says `~of`, if it is what defines the value; else NULL.
static const mica_op *negation_of(const mica_value *value, const mica_value *of) {
  const mica_op * xor = arith_defined_by(value, &arith_xori_def);
  if (xor == NULL || arith_xori_lhs(xor) != of) return NULL;
  return arith_is_all_ones(mica_value_constant_attr(arith_xori_rhs(xor))) ? xor : NULL;
}

// `a & b` where `value` is that, and `other` one of the two; else NULL.
static mica_value *conjunction_with(mica_value *value, const mica_value *other) {
  const mica_op *and = arith_defined_by(value, &arith_andi_def);
  if (and == NULL) return NULL;
  return arith_andi_lhs(and) == other || arith_andi_rhs(and) == other ? value : NULL;
}

bool arith_andi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  mica_value *left = arith_andi_lhs(op), *right = arith_andi_rhs(op);
  if (arith_is_zero(rhs)) return mica_fold_value(out, right);
  if (arith_is_all_ones(rhs)) return mica_fold_value(out, left);
  if (negation_of(right, left) != NULL || negation_of(left, right) != NULL)
    return arith_fold_zero(out, mica_value_type(left));
  if (mica_fold_value(out, conjunction_with(left, right))) return true;
  return mica_fold_value(out, conjunction_with(right, left));
}

bool arith_ori_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  mica_value *left = arith_ori_lhs(op), *right = arith_ori_rhs(op);
  if (arith_is_zero(rhs)) return mica_fold_value(out, left);
  if (arith_is_all_ones(rhs)) return mica_fold_attr(out, rhs);
  const mica_op *negation = negation_of(right, left);
  if (negation == NULL) negation = negation_of(left, right);
  return negation != NULL && mica_fold_value(out, arith_xori_rhs(negation));
}

// Of `value ^ other`, where `value` is `a ^ other` or `other ^ a`: a; else NULL.
static mica_value *without_twice(const mica_value *value, const mica_value *other) {
  const mica_op * xor = arith_defined_by(value, &arith_xori_def);
  if (xor == NULL) return NULL;
  if (arith_xori_rhs(xor) == other) return arith_xori_lhs(xor);
  return arith_xori_lhs(xor) == other ? arith_xori_rhs(xor) : NULL;
}

bool arith_xori_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  mica_value *left = arith_xori_lhs(op), *right = arith_xori_rhs(op);
  if (arith_is_zero(rhs)) return mica_fold_value(out, left);
  if (left == right) return arith_fold_zero(out, mica_value_type(left));
  if (mica_fold_value(out, without_twice(left, right))) return true;
  return mica_fold_value(out, without_twice(right, left));
}

bool arith_shli_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return arith_is_zero(rhs) && mica_fold_value(out, arith_shli_lhs(op));
}

bool arith_shrui_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return arith_is_zero(rhs) && mica_fold_value(out, arith_shrui_lhs(op));
}

bool arith_shrsi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return arith_is_zero(rhs) && mica_fold_value(out, arith_shrsi_lhs(op));
}

// ---- The larger and the smaller -----------------------------------------------------------------

// The right operand where it is the left one too, or always wins; the left one where it does.
static bool fold_extreme(mica_fold *out, mica_value *left, mica_value *right, bool right_wins,
                         bool left_wins) {
  if (left == right || right_wins) return mica_fold_value(out, right);
  return left_wins && mica_fold_value(out, left);
}

bool arith_maxsi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  const mica_number n = mica_number_splat(rhs);
  return fold_extreme(out, arith_maxsi_lhs(op), arith_maxsi_rhs(op), mica_number_is_highest(n),
                      mica_number_is_lowest(n));
}

bool arith_maxui_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return fold_extreme(out, arith_maxui_lhs(op), arith_maxui_rhs(op), arith_is_all_ones(rhs),
                      arith_is_zero(rhs));
}

bool arith_minsi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  const mica_number n = mica_number_splat(rhs);
  return fold_extreme(out, arith_minsi_lhs(op), arith_minsi_rhs(op), mica_number_is_lowest(n),
                      mica_number_is_highest(n));
}

bool arith_minui_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return fold_extreme(out, arith_minui_lhs(op), arith_minui_rhs(op), arith_is_zero(rhs),
                      arith_is_all_ones(rhs));
}
