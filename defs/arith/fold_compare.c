// Folds of comparisons and choices, and what they give for numbers. Called by generated code; own
// nothing.
#include "fold.h"

#include "mica/builder.h"

// ---- Integers -----------------------------------------------------------------------------------

bool arith_compares_integers(arith_cmpi_predicate predicate, mica_number a, mica_number b) {
  switch (predicate) {
  case ARITH_CMPI_PREDICATE_EQ: return mica_number_order_unsigned(a, b) == 0;
  case ARITH_CMPI_PREDICATE_NE: return mica_number_order_unsigned(a, b) != 0;
  case ARITH_CMPI_PREDICATE_SLT: return mica_number_order_signed(a, b) < 0;
  case ARITH_CMPI_PREDICATE_SLE: return mica_number_order_signed(a, b) <= 0;
  case ARITH_CMPI_PREDICATE_SGT: return mica_number_order_signed(a, b) > 0;
  case ARITH_CMPI_PREDICATE_SGE: return mica_number_order_signed(a, b) >= 0;
  case ARITH_CMPI_PREDICATE_ULT: return mica_number_order_unsigned(a, b) < 0;
  case ARITH_CMPI_PREDICATE_ULE: return mica_number_order_unsigned(a, b) <= 0;
  case ARITH_CMPI_PREDICATE_UGT: return mica_number_order_unsigned(a, b) > 0;
  case ARITH_CMPI_PREDICATE_UGE: return mica_number_order_unsigned(a, b) >= 0;
  }
  return false;
}

// What the predicate says of equal numbers.
static bool holds_for_equal(arith_cmpi_predicate predicate) {
  return predicate == ARITH_CMPI_PREDICATE_EQ || predicate == ARITH_CMPI_PREDICATE_SLE ||
         predicate == ARITH_CMPI_PREDICATE_SGE || predicate == ARITH_CMPI_PREDICATE_ULE ||
         predicate == ARITH_CMPI_PREDICATE_UGE;
}

// The predicate for operands that have changed places.
static arith_cmpi_predicate swapped(arith_cmpi_predicate predicate) {
  switch (predicate) {
  case ARITH_CMPI_PREDICATE_SLT: return ARITH_CMPI_PREDICATE_SGT;
  case ARITH_CMPI_PREDICATE_SGT: return ARITH_CMPI_PREDICATE_SLT;
  case ARITH_CMPI_PREDICATE_SLE: return ARITH_CMPI_PREDICATE_SGE;
  case ARITH_CMPI_PREDICATE_SGE: return ARITH_CMPI_PREDICATE_SLE;
  case ARITH_CMPI_PREDICATE_ULT: return ARITH_CMPI_PREDICATE_UGT;
  case ARITH_CMPI_PREDICATE_UGT: return ARITH_CMPI_PREDICATE_ULT;
  case ARITH_CMPI_PREDICATE_ULE: return ARITH_CMPI_PREDICATE_UGE;
  case ARITH_CMPI_PREDICATE_UGE: return ARITH_CMPI_PREDICATE_ULE;
  case ARITH_CMPI_PREDICATE_EQ:
  case ARITH_CMPI_PREDICATE_NE: break;
  }
  return predicate;
}

static bool fold_truth(mica_fold *out, const mica_op *op, bool value) {
  return mica_fold_attr(out, mica_number_fill(mica_number_truth(out->context, value),
                                              mica_value_type(mica_op_result(op, 0))));
}

static bool is_truth(const mica_value *value) {
  const mica_type *type = mica_value_type(value);
  if (mica_type_is_vector(type)) type = mica_type_element(type);
  return mica_type_is_integer(type) && mica_type_integer_width(type) == 1;
}

// The truth that the value was before it became wider; NULL: it wasn't one.
static mica_value *truth_before_extension(const mica_value *value) {
  const mica_op *op = mica_value_op(value);
  if (op == NULL || !(arith_extui_isa(op) || arith_extsi_isa(op))) return NULL;
  return is_truth(mica_op_operand(op, 0)) ? mica_op_operand(op, 0) : NULL;
}

// `x != 0` and `x == 1` are x where it is a truth.
static mica_value *compared_truth(const mica_op *op, const mica_attr *rhs) {
  mica_value *left = arith_cmpi_lhs(op);
  const arith_cmpi_predicate predicate = arith_cmpi_predicate_value(op);
  const mica_type *element = mica_type_element_or_self(mica_value_type(left));
  const bool is_i1 = mica_type_is_integer(element) && mica_type_integer_width(element) == 1;
  if (predicate == ARITH_CMPI_PREDICATE_NE && arith_is_zero(rhs)) {
    mica_value *truth = truth_before_extension(left);
    return truth != NULL ? truth : is_i1 ? left : NULL;
  }
  return predicate == ARITH_CMPI_PREDICATE_EQ && is_i1 && arith_is_one(rhs) ? left : NULL;
}

static bool swap_operands(mica_op *op, mica_fold *out) {
  mica_value *left = arith_cmpi_lhs(op), *right = arith_cmpi_rhs(op);
  if (!arith_cmpi_set_predicate_value(op, swapped(arith_cmpi_predicate_value(op)))) return false;
  arith_cmpi_set_lhs(op, right);
  arith_cmpi_set_rhs(op, left);
  return mica_fold_value(out, arith_cmpi_result(op));
}

bool arith_cmpi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  if (arith_cmpi_lhs(op) == arith_cmpi_rhs(op))
    return fold_truth(out, op, holds_for_equal(arith_cmpi_predicate_value(op))) ||
           mica_fold_refuse(out);
  if (mica_fold_value(out, compared_truth(op, rhs))) return true;
  if (lhs != NULL && rhs == NULL) return swap_operands(op, out);
  // Poison is no reason to fold.
  const bool are_numbers = lhs != NULL && mica_attr_type(lhs) != NULL &&
                           mica_attr_type(rhs) != NULL;
  return !are_numbers && mica_fold_refuse(out);
}

// ---- Floats -------------------------------------------------------------------------------------

bool arith_compares_floats(arith_cmpf_predicate predicate, mica_number a, mica_number b) {
  const mica_float_order order = mica_number_order(a, b);
  const bool less = order == MICA_FLOAT_LESS, equal = order == MICA_FLOAT_EQUAL;
  const bool greater = order == MICA_FLOAT_GREATER, unordered = order == MICA_FLOAT_UNORDERED;
  switch (predicate) {
  case ARITH_CMPF_PREDICATE_ALWAYS_FALSE: return false;
  case ARITH_CMPF_PREDICATE_OEQ: return equal;
  case ARITH_CMPF_PREDICATE_OGT: return greater;
  case ARITH_CMPF_PREDICATE_OGE: return greater || equal;
  case ARITH_CMPF_PREDICATE_OLT: return less;
  case ARITH_CMPF_PREDICATE_OLE: return less || equal;
  case ARITH_CMPF_PREDICATE_ONE: return less || greater;
  case ARITH_CMPF_PREDICATE_ORD: return !unordered;
  case ARITH_CMPF_PREDICATE_UEQ: return unordered || equal;
  case ARITH_CMPF_PREDICATE_UGT: return unordered || greater;
  case ARITH_CMPF_PREDICATE_UGE: return !less;
  case ARITH_CMPF_PREDICATE_ULT: return unordered || less;
  case ARITH_CMPF_PREDICATE_ULE: return !greater;
  case ARITH_CMPF_PREDICATE_UNE: return !equal;
  case ARITH_CMPF_PREDICATE_UNO: return unordered;
  case ARITH_CMPF_PREDICATE_ALWAYS_TRUE: return true;
  }
  return false;
}

// Of scalars; one NaN decides alone.
bool arith_cmpf_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  mica_number left = mica_number_of(lhs), right = mica_number_of(rhs);
  if (mica_number_is_nan(left)) right = left;
  if (mica_number_is_nan(right)) left = right;
  if (!mica_number_is_any(left) || !mica_number_is_any(right)) return mica_fold_refuse(out);
  return fold_truth(out, op, arith_compares_floats(arith_cmpf_predicate_value(op), left, right));
}

// ---- Choices ------------------------------------------------------------------------------------

static bool is_poison(const mica_attr *constant) {
  return constant != NULL && mica_attr_interface(constant, &mica_poison_attr_interface_id) != NULL;
}

// A choice between the two that are compared is one of them.
static mica_value *chosen_by_comparison(const mica_op *op) {
  mica_value *if_true = arith_select_true_value(op), *if_false = arith_select_false_value(op);
  const mica_op *cmp = arith_defined_by(arith_select_condition(op), &arith_cmpi_def);
  if (cmp == NULL) return NULL;
  const mica_value *left = arith_cmpi_lhs(cmp), *right = arith_cmpi_rhs(cmp);
  if (!(left == if_true && right == if_false) && !(right == if_true && left == if_false))
    return NULL;
  if (arith_cmpi_predicate_value(cmp) == ARITH_CMPI_PREDICATE_NE) return if_true;
  return arith_cmpi_predicate_value(cmp) == ARITH_CMPI_PREDICATE_EQ ? if_false : NULL;
}

static bool is_choice_of_truths(const mica_op *op, const mica_attr *if_true,
                                const mica_attr *if_false) {
  const mica_type *type = mica_value_type(arith_select_result(op));
  return mica_type_is_integer(type) && mica_type_integer_width(type) == 1 &&
         arith_is_one(if_true) && arith_is_zero(if_false);
}

bool arith_select_fold(mica_op *op, const mica_attr *condition, const mica_attr *true_value,
                       const mica_attr *false_value, mica_fold *out) {
  mica_value *if_true = arith_select_true_value(op), *if_false = arith_select_false_value(op);
  if (if_true == if_false || arith_is_one(condition)) return mica_fold_value(out, if_true);
  if (arith_is_zero(condition)) return mica_fold_value(out, if_false);
  if (is_poison(true_value)) return mica_fold_value(out, if_false);
  if (is_poison(false_value)) return mica_fold_value(out, if_true);
  if (is_choice_of_truths(op, true_value, false_value))
    return mica_fold_value(out, arith_select_condition(op));
  if (mica_fold_value(out, chosen_by_comparison(op))) return true;
  return is_poison(condition) && mica_fold_refuse(out);
}
