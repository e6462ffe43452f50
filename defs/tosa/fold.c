// Folds of tosa's arithmetic: zeros and ones, constants that are the same everywhere, what is
// compared with itself. Called by generated code; own nothing.
#include "mica/arithmetic.h"
#include "mica/elements.h"
#include "mica/rewrite.h"
#include "shared.h"

static mica_value *first(const mica_op *op) { return mica_op_operand(op, 0); }
static mica_value *second(const mica_op *op) { return mica_op_operand(op, 1); }
static const mica_type *result_type(const mica_op *op) { return tosa_type(mica_op_result(op, 0)); }

static bool is_dense(const mica_attr *constant) {
  return constant != NULL && mica_attr_is_dense_elements(constant) &&
         !mica_attr_is_dense_strings(constant);
}
// What all elements are; none: they differ, or it is no constant.
static mica_number splat_of(const mica_attr *constant) {
  return is_dense(constant) ? mica_number_splat(constant) : mica_number_none();
}
static bool is_zero(const mica_attr *constant) { return mica_number_is_zero(splat_of(constant)); }

static bool are_ranked(const mica_op *op) {
  return mica_type_is_ranked_tensor(tosa_type(first(op))) &&
         mica_type_is_ranked_tensor(tosa_type(second(op))) &&
         mica_type_is_ranked_tensor(result_type(op));
}

bool tosa_broadcasts(const mica_type *const *types, size_t count) {
  size_t most = 0;
  for (size_t k = 0; k < count; k++)
    if (mica_type_shape(types[k]).size > most) most = mica_type_shape(types[k]).size;
  for (size_t i = 1; i <= most; i++) {
    int64_t other = 1;
    for (size_t k = 0; k < count; k++) {
      const mica_int64s shape = mica_type_shape(types[k]);
      const int64_t size = i <= shape.size ? shape.data[shape.size - i] : 1;
      if (size == 1) continue;
      if (other != 1 && (size == MICA_DYNAMIC || size != other)) return false;
      other = size;
    }
  }
  return true;
}
static bool both_broadcast(const mica_op *op) {
  const mica_type *types[] = {tosa_type(first(op)), tosa_type(second(op))};
  return tosa_broadcasts(types, 2);
}

static bool fold_number(const mica_op *op, mica_number n, mica_fold *out) {
  const mica_type *type = result_type(op);
  return mica_type_is_ranked_tensor(type) && mica_fold_attr(out, mica_number_fill(n, type));
}

bool tosa_fold_same(const mica_op *op, mica_value *value, mica_fold *out) {
  return tosa_type(value) == result_type(op) && mica_fold_value(out, value);
}

// ---- Sums, products -----------------------------------------------------------------------------

static bool is_unsigned(mica_number n) {
  return mica_type_is_integer(n.type) && mica_type_is_unsigned_integer(n.type);
}

static mica_number sum(mica_number a, mica_number b) {
  const bool fits = mica_number_is_any(a) && mica_number_is_any(b) && a.type == b.type;
  return fits ? mica_number_add(a, b) : mica_number_none();
}
static mica_number difference(mica_number a, mica_number b) {
  const bool fits = mica_number_is_any(a) && mica_number_is_any(b) && a.type == b.type;
  return fits ? mica_number_subtract(a, b) : mica_number_none();
}

bool tosa_add_fold(mica_op *op, const mica_attr *input1, const mica_attr *input2, mica_fold *out) {
  if (!are_ranked(op)) return false;
  const bool broadcasts = both_broadcast(op);
  if (broadcasts && is_zero(input2) && tosa_fold_same(op, first(op), out)) return true;
  if (broadcasts && is_zero(input1) && tosa_fold_same(op, second(op), out)) return true;
  return fold_number(op, sum(splat_of(input1), splat_of(input2)), out);
}

bool tosa_sub_fold(mica_op *op, const mica_attr *input1, const mica_attr *input2, mica_fold *out) {
  if (!are_ranked(op)) return false;
  if (both_broadcast(op) && is_zero(input2) && tosa_fold_same(op, first(op), out)) return true;
  return fold_number(op, difference(splat_of(input1), splat_of(input2)), out);
}

bool tosa_intdiv_fold(mica_op *op, const mica_attr *input1, const mica_attr *input2,
                      mica_fold *out) {
  const mica_number a = splat_of(input1), b = splat_of(input2);
  if (!are_ranked(op) ||
      mica_type_element(tosa_type(first(op))) != mica_type_element(tosa_type(second(op))))
    return false;
  if (mica_number_is_one(b) && both_broadcast(op) && tosa_fold_same(op, first(op), out))
    return true;
  if (mica_number_is_zero(a) && tosa_type(first(op)) == result_type(op) &&
      tosa_type(second(op)) == result_type(op))
    return mica_fold_attr(out, input1);
  if (!mica_number_is_any(a) || !mica_number_is_any(b)) return false;
  return fold_number(
      op, is_unsigned(a) ? mica_number_divide_unsigned(a, b) : mica_number_divide_signed(a, b),
      out);
}

// Of 32-bit integers the product is moved down by so many bits. False: it isn't known by how many.
static bool shift_of(const mica_op *op, const mica_attr *shift, int64_t *bits) {
  *bits = 0;
  if (!tosa_is_integer(mica_type_element(result_type(op)), 32)) return true;
  const mica_attr *number =
      is_dense(shift) && mica_attr_elements_count(shift) != 0 ? mica_attr_dense_at(shift, 0) : NULL;
  if (number == NULL || !mica_attr_is_integer(number)) return false;
  *bits = mica_attr_integer_value(number);
  return true;
}

// Rounded; none where it doesn't fit.
static mica_number shifted_product(mica_number a, mica_number b, int64_t bits) {
  if (!mica_number_is_any(a) || !mica_number_is_any(b) || a.type != b.type)
    return mica_number_none();
  int64_t left, right;
  if (bits == 0 || mica_number_is_float(a)) return mica_number_multiply(a, b);
  if (bits < 0 || bits > 62 || !mica_number_to_i64(a, &left) || !mica_number_to_i64(b, &right) ||
      left < INT32_MIN || left > INT32_MAX || right < INT32_MIN || right > INT32_MAX)
    return mica_number_none();
  const uint64_t rounded = (uint64_t)(left * right) + (UINT64_C(1) << (bits - 1));
  const int64_t whole = (int64_t)rounded;
  const int64_t moved = whole >= 0 ? whole >> bits : ~(~whole >> bits);
  if (moved < INT32_MIN || moved > INT32_MAX) return mica_number_none();
  return mica_number_integer(a.type, moved);
}

static bool is_one(const mica_attr *constant, int64_t bits) {
  const mica_number n = splat_of(constant);
  int64_t number;
  if (mica_number_is_float(n)) return mica_number_is_exactly(n, 1.0);
  return mica_number_is_any(n) && bits >= 0 && bits < 63 && mica_number_to_i64(n, &number) &&
         number == (int64_t)(UINT64_C(1) << bits);
}

bool tosa_mul_fold(mica_op *op, const mica_attr *input1, const mica_attr *input2,
                   const mica_attr *shift, mica_fold *out) {
  const mica_type *type = result_type(op);
  int64_t bits;
  if (!are_ranked(op) || !shift_of(op, shift, &bits)) return false;
  if (mica_type_has_static_shape(type)) {
    if (tosa_type(second(op)) == type && is_zero(input1))
      return mica_fold_attr(out, mica_attr_elements_reshape(input1, type));
    if (tosa_type(first(op)) == type && is_zero(input2))
      return mica_fold_attr(out, mica_attr_elements_reshape(input2, type));
  }
  const bool broadcasts = both_broadcast(op);
  if (broadcasts && is_one(input1, bits) && tosa_fold_same(op, second(op), out)) return true;
  if (broadcasts && is_one(input2, bits) && tosa_fold_same(op, first(op), out)) return true;
  return fold_number(op, shifted_product(splat_of(input1), splat_of(input2), bits), out);
}

// ---- Comparisons --------------------------------------------------------------------------------

typedef enum comparison { GREATER, GREATER_EQUAL, EQUAL } comparison;

static bool compare(comparison how, mica_number a, mica_number b) {
  if (mica_number_is_float(a)) {
    const mica_float_order order = mica_number_order(a, b);
    if (order == MICA_FLOAT_EQUAL) return how != GREATER;
    return order == MICA_FLOAT_GREATER && how != EQUAL;
  }
  const int order = is_unsigned(a) ? mica_number_order_unsigned(a, b)
                                   : mica_number_order_signed(a, b);
  return order == 0 ? how != GREATER : order > 0 && how != EQUAL;
}

static bool fold_comparison(mica_op *op, comparison how, const mica_attr *input1,
                            const mica_attr *input2, mica_fold *out) {
  const mica_number a = splat_of(input1), b = splat_of(input2);
  if (!mica_number_is_any(a) || a.type != b.type) return false;
  return fold_number(op, mica_number_truth(mica_op_context(op), compare(how, a, b)), out);
}
bool tosa_greater_fold(mica_op *op, const mica_attr *input1, const mica_attr *input2,
                       mica_fold *out) {
  return fold_comparison(op, GREATER, input1, input2, out);
}
bool tosa_greater_equal_fold(mica_op *op, const mica_attr *input1, const mica_attr *input2,
                             mica_fold *out) {
  return fold_comparison(op, GREATER_EQUAL, input1, input2, out);
}
bool tosa_equal_fold(mica_op *op, const mica_attr *input1, const mica_attr *input2,
                     mica_fold *out) {
  const mica_type *element = mica_type_element_or_self(tosa_type(first(op)));
  if (first(op) == second(op) && mica_type_is_integer(element) &&
      mica_type_has_static_shape(result_type(op)))
    return fold_number(op, mica_number_truth(mica_op_context(op), true), out);
  return fold_comparison(op, EQUAL, input1, input2, out);
}

bool tosa_select_fold(mica_op *op, const mica_attr *input1, const mica_attr *input2,
                      const mica_attr *input3, mica_fold *out) {
  (void)input2, (void)input3;
  mica_value *if_true = mica_op_operand(op, 1), *if_false = mica_op_operand(op, 2);
  const mica_type *types[] = {tosa_type(first(op)), tosa_type(if_true), tosa_type(if_false)};
  for (size_t i = 0; i < 3; i++)
    if (!mica_type_is_ranked_tensor(types[i])) return false;
  if (if_true == if_false && tosa_broadcasts(types, 2) && tosa_fold_same(op, if_true, out))
    return true;
  const mica_number condition = splat_of(input1);
  if (!mica_number_is_any(condition) || !tosa_broadcasts(types, 3)) return false;
  return tosa_fold_same(op, mica_number_is_zero(condition) ? if_false : if_true, out);
}

// ---- One operand --------------------------------------------------------------------------------

static bool has_no_zero_points(const mica_op *op) {
  int64_t in, out;
  return tosa_zero_point(tosa_negate_input1_zp(op), true, &in) && in == 0 &&
         tosa_zero_point(tosa_negate_output_zp(op), true, &out) && out == 0;
}
bool tosa_negate_fold(mica_op *op, const mica_attr *input1, const mica_attr *input1_zp,
                      const mica_attr *output_zp, mica_fold *out) {
  (void)input1, (void)input1_zp, (void)output_zp;
  const mica_op *inner = mica_value_op_of(first(op), &tosa_negate_def);
  return inner != NULL && has_no_zero_points(op) && has_no_zero_points(inner) &&
         tosa_fold_same(op, first(inner), out);
}

bool tosa_abs_fold(mica_op *op, const mica_attr *input1, mica_fold *out) {
  (void)input1;
  return mica_value_op_of(first(op), &tosa_abs_def) != NULL && tosa_fold_same(op, first(op), out);
}

bool tosa_reciprocal_fold(mica_op *op, const mica_attr *input1, mica_fold *out) {
  const mica_number n = splat_of(input1);
  return mica_number_is_float(n) &&
         fold_number(op, mica_number_divide(mica_number_double(n.type, 1.0), n), out);
}

// Of an integer: whatever isn't zero is true; else as many bits as there are.
static mica_number resize(mica_number n, const mica_type *type) {
  if (mica_type_integer_width(type) == 1)
    return mica_number_integer(type, mica_number_is_zero(n) ? 0 : 1);
  const bool grows_unsigned = is_unsigned(n) || mica_number_width(n) == 1;
  return grows_unsigned ? mica_number_resize_unsigned(n, type) : mica_number_resize_signed(n, type);
}

// To the nearest integer, and to the nearest end of what fits; zero of what is no number.
static mica_number to_integer(mica_number n, const mica_type *type) {
  const bool is_signed = !mica_type_is_unsigned_integer(type);
  const mica_number whole = mica_number_round(n, MICA_ROUND_HALF_EVEN);
  const mica_number fits = is_signed ? mica_number_to_signed(whole, type)
                                     : mica_number_to_unsigned(whole, type);
  if (mica_number_is_any(fits)) return fits;
  const mica_number zero = mica_number_integer(type, 0), ones = mica_number_integer(type, -1);
  const bool is_negative = mica_number_is_negative(n);
  if (mica_number_is_nan(n)) return zero;
  if (!is_signed) return is_negative ? zero : ones;
  const mica_number shift = mica_number_integer(type, (int64_t)mica_type_integer_width(type) - 1);
  const mica_number lowest = mica_number_shift_left(mica_number_integer(type, 1), shift);
  return is_negative ? lowest : mica_number_not(lowest);
}

static mica_number cast(mica_number n, const mica_type *type) {
  const bool from_float = mica_number_is_float(n), to_float = mica_type_is_float(type);
  if (!mica_number_is_any(n)) return n;
  if (from_float && to_float) return mica_number_convert(n, type, NULL);
  if (!from_float && !mica_type_is_integer(n.type)) return mica_number_none();
  if (to_float)
    return is_unsigned(n) ? mica_number_from_unsigned(n, type) : mica_number_from_signed(n, type);
  if (!mica_type_is_integer(type)) return mica_number_none();
  return from_float ? to_integer(n, type) : resize(n, type);
}

bool tosa_cast_fold(mica_op *op, const mica_attr *input, mica_fold *out) {
  if (tosa_fold_same(op, first(op), out)) return true;
  return fold_number(op, cast(splat_of(input), mica_type_element_or_self(result_type(op))), out);
}

// ---- Reductions ---------------------------------------------------------------------------------

#define REDUCTION(name)                                                                 \
  bool tosa_reduce_##name##_fold(mica_op *op, const mica_attr *input, mica_fold *out) { \
    (void)input;                                                                        \
    const mica_type *type = tosa_type(first(op));                                       \
    if (!mica_type_has_rank(type)) return false;                                        \
    return (mica_type_shape(type).size == 0 ||                                          \
            tosa_extent(type, (size_t)tosa_reduce_##name##_axis(op)) == 1) &&           \
           tosa_fold_same(op, first(op), out);                                          \
  }
REDUCTION(all)
REDUCTION(any)
REDUCTION(max)
REDUCTION(min)
REDUCTION(product)
REDUCTION(sum)

bool tosa_argmax_fold(mica_op *op, const mica_attr *input, mica_fold *out) {
  (void)input;
  const mica_type *from = tosa_type(first(op)), *to = result_type(op);
  if (!mica_type_is_ranked_tensor(from) || !mica_type_is_ranked_tensor(to) ||
      !mica_type_has_static_shape(from) || !mica_type_has_static_shape(to) ||
      tosa_extent(from, (size_t)tosa_argmax_axis(op)) != 1 ||
      !mica_type_is_integer(mica_type_element(to)))
    return false;
  return fold_number(op, mica_number_zero(to), out);
}
