// Folds of index: what is the same whether an index has 32 bits or 64. Called by generated code;
// own nothing.
#include "index/index.h"
#include "mica/arithmetic.h"
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/fold.h"

typedef mica_number operation(mica_number a, mica_number b);

static mica_number narrow(mica_context *ctx, mica_number n) {
  return mica_number_resize_signed(n, mica_type_i(ctx, 32));
}

// The low half of the result hangs on the low halves of the operands alone.
static bool fold_freely(const mica_attr *lhs, const mica_attr *rhs, mica_fold *out,
                        operation *compute) {
  const mica_number result = compute(mica_number_of(lhs), mica_number_of(rhs));
  return mica_fold_attr(out, mica_number_attr(result)) || mica_fold_refuse(out);
}

// Where the low half of the result is what the low halves of the operands give.
static bool fold_where_equal(const mica_attr *lhs, const mica_attr *rhs, mica_fold *out,
                             operation *compute) {
  mica_context *ctx = out->context;
  const mica_number a = mica_number_of(lhs), b = mica_number_of(rhs);
  const mica_number wide = compute(a, b), low = compute(narrow(ctx, a), narrow(ctx, b));
  if (!mica_number_equal(narrow(ctx, wide), low)) return mica_fold_refuse(out);
  return mica_fold_attr(out, mica_number_attr(wide));
}

// ---- Arithmetic ---------------------------------------------------------------------------------

bool index_add_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  if (fold_freely(lhs, rhs, out, mica_number_add)) return true;
  return mica_number_is_zero(mica_number_of(rhs)) && mica_fold_value(out, index_add_lhs(op));
}

bool index_sub_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  if (fold_freely(lhs, rhs, out, mica_number_subtract)) return true;
  return mica_number_is_zero(mica_number_of(rhs)) && mica_fold_value(out, index_sub_lhs(op));
}

bool index_mul_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  if (fold_freely(lhs, rhs, out, mica_number_multiply)) return true;
  const mica_number n = mica_number_of(rhs);
  if (mica_number_is_one(n)) return mica_fold_value(out, index_mul_lhs(op));
  return mica_number_is_zero(n) && mica_fold_attr(out, rhs);
}

// Towards zero; the lowest number by -1 wraps around to itself.
static mica_number divide(mica_number a, mica_number b) {
  const mica_number quotient = mica_number_divide_signed(a, b);
  if (mica_number_is_any(quotient) || !mica_number_is_any(b)) return quotient;
  return mica_number_is_zero(b) ? quotient : a;
}

static mica_number add_small(mica_number a, int64_t n) {
  return mica_number_add(a, mica_number_integer(a.type, n));
}

// Neither is zero.
static bool have_same_sign(mica_number a, mica_number b) {
  return mica_number_is_negative(a) == mica_number_is_negative(b);
}

static bool are_divisible(mica_number a, mica_number b) {
  return mica_number_is_any(a) && mica_number_is_any(b) && !mica_number_is_zero(b);
}

// With all of what wraps around on the way.
static mica_number ceil_divide(mica_number a, mica_number b) {
  if (!are_divisible(a, b)) return mica_number_none();
  if (mica_number_is_zero(a)) return a;
  if (!have_same_sign(a, b)) return mica_number_negate(divide(mica_number_negate(a), b));
  return add_small(divide(add_small(a, mica_number_is_negative(b) ? 1 : -1), b), 1);
}

static mica_number floor_divide(mica_number a, mica_number b) {
  if (!are_divisible(a, b)) return mica_number_none();
  if (mica_number_is_zero(a)) return a;
  if (have_same_sign(a, b)) return divide(a, b);
  const mica_number less = mica_number_integer(a.type, mica_number_is_negative(b) ? 1 : -1);
  return mica_number_not(divide(mica_number_subtract(less, a), b));
}

bool index_divs_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_where_equal(lhs, rhs, out, divide);
}
bool index_divu_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_where_equal(lhs, rhs, out, mica_number_divide_unsigned);
}
bool index_ceildivs_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_where_equal(lhs, rhs, out, ceil_divide);
}
bool index_ceildivu_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_where_equal(lhs, rhs, out, mica_number_ceil_divide_unsigned);
}
bool index_floordivs_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_where_equal(lhs, rhs, out, floor_divide);
}
bool index_rems_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_where_equal(lhs, rhs, out, mica_number_remainder_signed);
}
bool index_remu_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_where_equal(lhs, rhs, out, mica_number_remainder_unsigned);
}

bool index_maxs_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_where_equal(lhs, rhs, out, mica_number_higher_signed);
}
bool index_maxu_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_where_equal(lhs, rhs, out, mica_number_higher_unsigned);
}
bool index_mins_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_where_equal(lhs, rhs, out, mica_number_lower_signed);
}
bool index_minu_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_where_equal(lhs, rhs, out, mica_number_lower_unsigned);
}

// ---- Bits ---------------------------------------------------------------------------------------

// A distance of 32 and more means nothing where an index has 32 bits.
static bool is_distance(const mica_attr *rhs) {
  uint64_t distance;
  return mica_number_to_u64(mica_number_of(rhs), &distance) && distance < 32;
}

bool index_shl_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  if (!is_distance(rhs)) return mica_fold_refuse(out);
  return fold_freely(lhs, rhs, out, mica_number_shift_left);
}
bool index_shrs_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  if (!is_distance(rhs)) return mica_fold_refuse(out);
  return fold_where_equal(lhs, rhs, out, mica_number_shift_right_signed);
}
bool index_shru_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  if (!is_distance(rhs)) return mica_fold_refuse(out);
  return fold_where_equal(lhs, rhs, out, mica_number_shift_right_unsigned);
}
bool index_and_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_freely(lhs, rhs, out, mica_number_and);
}
bool index_or_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_freely(lhs, rhs, out, mica_number_or);
}
bool index_xor_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return fold_freely(lhs, rhs, out, mica_number_xor);
}

// ---- Conversions --------------------------------------------------------------------------------

typedef mica_number resizing(mica_number a, const mica_type *type);

// To an integer that is wider than 32 bits, only what has no more.
static bool fold_cast(const mica_attr *input, const mica_type *type, mica_fold *out,
                      resizing *resize) {
  const mica_number n = mica_number_of(input);
  const mica_number result = resize(n, type);
  const bool is_wide = !mica_type_is_index(type) && mica_type_integer_width(type) > 32;
  if (is_wide && !mica_number_equal(resize(narrow(out->context, n), type), result)) return false;
  return mica_fold_attr(out, mica_number_attr(result));
}

bool index_casts_fold(mica_op *op, const mica_attr *input, mica_fold *out) {
  return fold_cast(input, mica_value_type(index_casts_output(op)), out, mica_number_resize_signed);
}
bool index_castu_fold(mica_op *op, const mica_attr *input, mica_fold *out) {
  return fold_cast(input, mica_value_type(index_castu_output(op)), out,
                   mica_number_resize_unsigned);
}

// ---- Constants ----------------------------------------------------------------------------------

bool index_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, index_constant_value_attr(op));
}
bool index_bool_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, index_bool_constant_value_attr(op));
}

mica_op *index_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                           mica_loc loc) {
  if (mica_attr_is_bool(constant) && mica_type_is_i(type, 1))
    return index_bool_constant_build(b, loc, mica_attr_bool_value(constant));
  if (mica_attr_is_index(constant) && mica_type_is_index(type))
    return index_constant_build(b, loc, mica_attr_integer_value(constant));
  return NULL;
}
