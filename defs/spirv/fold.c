// Folds of what computes with numbers and truth values, where one operand says enough; constants
// are folded by what the definitions say (cEvaluate). Called by generated code; own nothing.
#include "mica/arithmetic.h"
#include "mica/elements.h"
#include "mica/fold.h"
#include "mica/rewrite.h"
#include "shared.h"
#include "ub/ub.h"

static mica_value *first(const mica_op *op) { return mica_op_operand(op, 0); }
static mica_value *second(const mica_op *op) { return mica_op_operand(op, 1); }
static const mica_type *result_type(const mica_op *op) {
  return mica_value_type(mica_op_result(op, 0));
}

// Of an integer, or of a vector whose elements are all the same.
static mica_number integer_of(const mica_attr *constant) {
  const mica_number n = mica_number_splat(constant);
  return mica_number_is_float(n) ? mica_number_none() : n;
}
static bool is_zero(const mica_attr *constant) { return mica_number_is_zero(integer_of(constant)); }
static bool is_one(const mica_attr *constant) { return mica_number_is_one(integer_of(constant)); }

static bool fold_number(mica_op *op, mica_number n, mica_fold *out) {
  return mica_fold_attr(out, mica_number_fill(n, result_type(op)));
}
static bool fold_zero(mica_op *op, mica_fold *out) {
  return fold_number(op, mica_number_zero(result_type(op)), out);
}
static bool fold_truth(mica_op *op, bool truth, mica_fold *out) {
  return fold_number(op, mica_number_truth(mica_op_context(op), truth), out);
}

bool spirv_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, spirv_constant_value_attr(op));
}

mica_op *spirv_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                           mica_loc loc) {
  if (mica_attr_interface(constant, &mica_poison_attr_interface_id) != NULL)
    return ub_poison_build(b, loc, type, constant);
  const bool is_own = !mica_type_is_vector(type) && !spirv_is_scalar(type);
  if (!spirv_is_type(type) || (is_own && !spirv_array_type_isa(type))) return NULL;
  return spirv_constant_build(b, loc, type, constant);
}

// ---- Arithmetic ---------------------------------------------------------------------------------

// Of two operands, and what is known of them.
#define FOLD(name)                                                                            \
  bool spirv_##name##_fold(mica_op *op, const mica_attr *operand1, const mica_attr *operand2, \
                           mica_fold *out)

FOLD(i_add) {
  (void)operand1;
  return is_zero(operand2) && mica_fold_value(out, first(op));
}
FOLD(i_mul) {
  (void)operand1;
  if (is_zero(operand2)) return mica_fold_value(out, second(op));
  return is_one(operand2) && mica_fold_value(out, first(op));
}
FOLD(i_sub) {
  (void)operand1, (void)operand2;
  return first(op) == second(op) && fold_zero(op, out);
}
FOLD(s_div) {
  (void)operand1;
  return is_one(operand2) && mica_fold_value(out, first(op));
}
FOLD(u_div) {
  (void)operand1;
  return is_one(operand2) && mica_fold_value(out, first(op));
}
FOLD(s_mod) {
  (void)operand1;
  return is_one(operand2) && fold_zero(op, out);
}
FOLD(s_rem) {
  (void)operand1;
  return is_one(operand2) && fold_zero(op, out);
}
FOLD(u_mod) {
  (void)operand1;
  return is_one(operand2) && fold_zero(op, out);
}

mica_number spirv_modulo(mica_number a, mica_number b) {
  const mica_number rest = mica_number_remainder_signed(a, b);
  const bool overflows = mica_number_is_lowest(a) && mica_number_is_all_ones(b);
  if (overflows) return mica_number_none();
  if (mica_number_is_zero(rest) || mica_number_is_negative(rest) == mica_number_is_negative(b))
    return rest;
  return mica_number_add(rest, b);
}
mica_number spirv_remainder(mica_number a, mica_number b) {
  const bool overflows = mica_number_is_lowest(a) && mica_number_is_all_ones(b);
  return overflows ? mica_number_none() : mica_number_remainder_signed(a, b);
}

// ---- What cancels itself ------------------------------------------------------------------------

#define FOLD_TWICE(name)                                                            \
  bool spirv_##name##_fold(mica_op *op, const mica_attr *operand, mica_fold *out) { \
    (void)operand;                                                                  \
    const mica_op *inner = mica_value_op_of(first(op), &spirv_##name##_def);        \
    return inner != NULL && mica_fold_value(out, first(inner));                     \
  }
FOLD_TWICE(s_negate)
FOLD_TWICE(not )
FOLD_TWICE(logical_not)

bool spirv_bitcast_fold(mica_op *op, const mica_attr *operand, mica_fold *out) {
  (void)operand;
  if (mica_value_type(first(op)) == result_type(op)) return mica_fold_value(out, first(op));
  const mica_op *inner = mica_value_op_of(first(op), &spirv_bitcast_def);
  if (inner == NULL) return false;
  if (mica_value_type(first(inner)) == result_type(op)) return mica_fold_value(out, first(inner));
  mica_op_set_operand(op, 0, first(inner));
  return true;
}

// ---- Bits ---------------------------------------------------------------------------------------

#define FOLD_SHIFT(name)                                         \
  FOLD(name) {                                                   \
    (void)operand1;                                              \
    return is_zero(operand2) && mica_fold_value(out, first(op)); \
  }
FOLD_SHIFT(shift_left_logical)
FOLD_SHIFT(shift_right_arithmetic)
FOLD_SHIFT(shift_right_logical)

// Whether the mask keeps all bits that the value had before it was made wider.
static bool keeps_all(const mica_value *value, mica_number mask) {
  const mica_op *wider = mica_value_op_of(value, &spirv_u_convert_def);
  if (wider == NULL) return false;
  const mica_type *narrow = mica_type_element_or_self(mica_value_type(first(wider)));
  return mica_number_is_all_ones(mica_number_resize_unsigned(mask, narrow));
}

FOLD(bitwise_and) {
  (void)operand1;
  const mica_number mask = integer_of(operand2);
  if (first(op) == second(op)) return mica_fold_value(out, first(op));
  if (mica_number_is_zero(mask)) return mica_fold_value(out, second(op));
  return (mica_number_is_all_ones(mask) || keeps_all(first(op), mask)) &&
         mica_fold_value(out, first(op));
}
FOLD(bitwise_or) {
  (void)operand1;
  const mica_number mask = integer_of(operand2);
  if (first(op) == second(op) || mica_number_is_zero(mask)) return mica_fold_value(out, first(op));
  return mica_number_is_all_ones(mask) && mica_fold_value(out, second(op));
}
FOLD(bitwise_xor) {
  (void)operand1;
  if (is_zero(operand2)) return mica_fold_value(out, first(op));
  return first(op) == second(op) && fold_zero(op, out);
}

// ---- Comparisons --------------------------------------------------------------------------------

#define FOLD_COMPARISON(name, holds_for_same)                              \
  FOLD(name) {                                                             \
    (void)operand1, (void)operand2;                                        \
    return first(op) == second(op) && fold_truth(op, holds_for_same, out); \
  }
FOLD_COMPARISON(i_equal, true)
FOLD_COMPARISON(i_not_equal, false)
FOLD_COMPARISON(s_greater_than, false)
FOLD_COMPARISON(s_greater_than_equal, true)
FOLD_COMPARISON(s_less_than, false)
FOLD_COMPARISON(s_less_than_equal, true)
FOLD_COMPARISON(u_greater_than, false)
FOLD_COMPARISON(u_greater_than_equal, true)
FOLD_COMPARISON(u_less_than, false)
FOLD_COMPARISON(u_less_than_equal, true)
FOLD_COMPARISON(logical_equal, true)

// ---- Truth values -------------------------------------------------------------------------------

// -1: it isn't known; or it isn't the same for all elements.
static int truth_of(const mica_attr *constant) {
  const mica_number n = integer_of(constant);
  return mica_number_is_any(n) && mica_number_width(n) == 1 ? !mica_number_is_zero(n) : -1;
}

FOLD(logical_and) {
  (void)operand1;
  const int truth = truth_of(operand2);
  if (truth == 0) return mica_fold_attr(out, operand2);
  return truth == 1 && mica_fold_value(out, first(op));
}
FOLD(logical_or) {
  (void)operand1;
  const int truth = truth_of(operand2);
  if (truth == 1) return mica_fold_attr(out, operand2);
  return truth == 0 && mica_fold_value(out, first(op));
}
FOLD(logical_not_equal) {
  (void)operand1;
  if (truth_of(operand2) == 0) return mica_fold_value(out, first(op));
  return first(op) == second(op) && fold_truth(op, false, out);
}

// Element by element.
static const mica_attr *choose(const mica_type *type, const mica_attr *condition,
                               const mica_attr *if_true, const mica_attr *if_false) {
  mica_elements made;
  if (condition == NULL || if_true == NULL || if_false == NULL ||
      !mica_attr_is_dense_elements(condition) || !mica_attr_is_dense_elements(if_true) ||
      !mica_attr_is_dense_elements(if_false) || !mica_elements_begin(&made, type))
    return NULL;
  for (size_t i = 0; i < made.count; i++)
    mica_elements_copy(&made, i, mica_attr_element_bool(condition, i) ? if_true : if_false, i, 1);
  return mica_elements_end(&made);
}

bool spirv_select_fold(mica_op *op, const mica_attr *condition, const mica_attr *true_value,
                       const mica_attr *false_value, mica_fold *out) {
  mica_value *if_true = spirv_select_true_value(op), *if_false = spirv_select_false_value(op);
  const int truth = truth_of(condition);
  if (if_true == if_false || truth >= 0)
    return mica_fold_value(out, truth == 0 ? if_false : if_true);
  return mica_fold_attr(out, choose(result_type(op), condition, true_value, false_value));
}

// ---- Composites ---------------------------------------------------------------------------------

// A part of a constant. NULL: it is no constant of parts.
static const mica_attr *part_of(const mica_attr *constant, mica_attrs indices) {
  for (size_t i = 0; constant != NULL && i < indices.size; i++) {
    const int64_t index = mica_attr_integer_value(indices.data[i]);
    if (mica_attr_is_dense_elements(constant)) {
      const bool is_last = i + 1 == indices.size;
      return is_last && index >= 0 && (uint64_t)index < mica_attr_elements_count(constant)
                 ? mica_attr_dense_at(constant, (size_t)index)
                 : NULL;
    }
    if (!mica_attr_is_array(constant)) return NULL;
    const mica_attrs parts = mica_attr_array_elements(constant);
    constant = index >= 0 && (uint64_t)index < parts.size ? parts.data[index] : NULL;
  }
  return constant;
}

bool spirv_composite_extract_fold(mica_op *op, const mica_attr *composite, mica_fold *out) {
  const mica_attrs indices = spirv_composite_extract_indices(op);
  const mica_op *by = mica_value_op(spirv_composite_extract_composite(op));
  for (size_t steps = 0; by != NULL && spirv_composite_insert_isa(by); steps++) {
    if (steps == MICA_LONGEST_CHAIN) return false;
    if (spirv_composite_insert_indices_attr(by) == spirv_composite_extract_indices_attr(op))
      return mica_fold_value(out, spirv_composite_insert_object(by));
    by = mica_value_op(spirv_composite_insert_composite(by));
  }
  if (by != NULL && spirv_composite_construct_isa(by) && indices.size == 1) {
    const size_t count = spirv_composite_construct_constituents_count(by);
    const int64_t index = mica_attr_integer_value(indices.data[0]);
    const mica_type *type = mica_value_type(spirv_composite_construct_result(by));
    if (spirv_has_known_count(type) && count == spirv_element_count(type) && index >= 0 &&
        (uint64_t)index < count)
      return mica_fold_value(out, spirv_composite_construct_constituents(by, (size_t)index));
  }
  return mica_fold_attr(out, part_of(composite, indices));
}
