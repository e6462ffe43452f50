// Arithmetic of floats, exact and rounded once, to the nearest with ties to even. Integers only:
// neither the host's rounding mode nor its floating-point unit has a say. A NaN operand is the
// result, the first of two, made quiet.
#include "number/number.h"

static const float_layout *layout_of(mica_number n) {
  return mica_float_layout_of(mica_type_float_kind(n.type));
}
static bool match(mica_number a, mica_number b) {
  return mica_number_is_float(a) && a.type == b.type;
}
static bool is_zero(const float_parts *p) {
  return p->class == FLOAT_FINITE_VALUE && p->significand[0] == 0 && p->significand[1] == 0;
}

static mica_number special(mica_number like, bool is_negative, float_class class) {
  uint64_t bits[2];
  const float_layout *f = layout_of(like);
  if (f->specials == FLOAT_FINITE && class == FLOAT_NAN) return mica_number_none();
  mica_float_set_special(f, is_negative, class, bits);
  return mica_number_bits(like.type, bits);
}
// What an operation without an answer gives.
static mica_number invalid(mica_number like) { return special(like, false, FLOAT_NAN); }

static mica_number rounded(mica_number like, bool is_negative, const natural *magnitude,
                           int32_t exponent, bool more) {
  uint64_t bits[2] = {0, 0};
  mica_float_round(layout_of(like), is_negative, magnitude, exponent, more, bits);
  return mica_number_bits(like.type, bits);
}

static mica_number zero(mica_number like, bool is_negative) {
  natural none;
  none.size = 0;
  return rounded(like, is_negative, &none, 0, false);
}

// ---- NaNs and signs -----------------------------------------------------------------------------

static void set_bit(uint64_t bits[2], uint32_t at, bool value) {
  const uint64_t mask = UINT64_C(1) << at % 64;
  if (value) bits[at / 64] |= mask;
  else bits[at / 64] &= ~mask;
}

// The highest bit of an IEEE mantissa tells a quiet NaN.
static mica_number quiet(mica_number nan) {
  const float_layout *f = layout_of(nan);
  const uint32_t precision = f->form == FLOAT_PAIR ? 53 : f->precision;
  if (f->specials == FLOAT_IEEE) set_bit(nan.few, precision - 2, true);
  return nan;
}

// The NaN among the operands, if there is one.
static bool takes_nan(mica_number a, mica_number b, mica_number *out) {
  if (mica_number_is_nan(a)) *out = quiet(a);
  else if (mica_number_is_nan(b)) *out = quiet(b);
  else return false;
  return true;
}

// Where there is no negative zero its encoding is the NaN, which has no other sign.
mica_number mica_float_with_sign(mica_number a, bool is_negative) {
  const float_layout *f = layout_of(a);
  const bool is_kept = f->specials == FLOAT_NAN_MINUS_0 &&
                       (mica_number_is_zero(a) || mica_number_is_nan(a));
  if (f->form == FLOAT_UNSIGNED) return is_negative ? mica_number_none() : a;
  if (f->form == FLOAT_PAIR) {
    const uint64_t sign = UINT64_C(1) << 63;
    const bool changes = (a.few[0] >> 63 != 0) != is_negative;
    for (int i = 0; changes && i < 2; i++) a.few[i] ^= sign;
    return a;
  }
  if (!is_kept) set_bit(a.few, f->size - 1, is_negative);
  return a;
}

mica_number mica_number_copy_sign(mica_number a, mica_number sign) {
  if (!match(a, sign)) return mica_number_none();
  return mica_float_with_sign(a, mica_number_is_negative(sign));
}

// ---- Sums ---------------------------------------------------------------------------------------

// Further below than any rounding looks: whatever stands there is as good as one.
enum { FAR = 300 };

static int compare_naturals(const natural *a, const natural *b) {
  if (a->size != b->size) return a->size < b->size ? -1 : 1;
  for (uint32_t i = a->size; i-- > 0;)
    if (a->limbs[i] != b->limbs[i]) return a->limbs[i] < b->limbs[i] ? -1 : 1;
  return 0;
}

static void add_naturals(natural *a, const natural *b) {
  uint64_t carry = 0;
  for (uint32_t i = 0; i < b->size || carry != 0; i++) {
    if (i >= a->size) a->limbs[a->size++] = 0;
    carry += (uint64_t)a->limbs[i] + (i < b->size ? b->limbs[i] : 0);
    a->limbs[i] = (uint32_t)carry;
    carry >>= 32;
  }
}

static void subtract_naturals(natural *a, const natural *b) {  // a >= b
  uint32_t borrow = 0;
  for (uint32_t i = 0; i < a->size; i++) {
    const uint64_t taken = (uint64_t)(i < b->size ? b->limbs[i] : 0) + borrow;
    borrow = a->limbs[i] < taken;
    a->limbs[i] = (uint32_t)(a->limbs[i] - taken);
  }
  while (a->size != 0 && a->limbs[a->size - 1] == 0) a->size--;
}

// Both as multiples of one power of two, which is the answer.
static int32_t align(const float_parts *x, const float_parts *y, natural *a, natural *b) {
  const bool is_swapped = x->exponent < y->exponent;
  const float_parts *high = is_swapped ? y : x, *low = is_swapped ? x : y;
  natural *upper = is_swapped ? b : a, *lower = is_swapped ? a : b;
  mica_natural_set_words(upper, high->significand);
  mica_natural_set_words(lower, low->significand);
  int32_t distance = high->exponent - low->exponent;
  if (distance > FAR) {
    distance = FAR;
    lower->limbs[0] = 1;
    lower->size = 1;
  }
  mica_natural_shift_left(upper, (uint32_t)distance);
  return high->exponent - distance;
}

static mica_number add_finite(mica_number like, const float_parts *x, const float_parts *y,
                              bool is_negative_y) {
  natural a, b;
  const int32_t exponent = align(x, y, &a, &b);
  if (x->negative == is_negative_y) {
    add_naturals(&a, &b);
    return rounded(like, x->negative, &a, exponent, false);
  }
  const int order = compare_naturals(&a, &b);
  if (order == 0) return zero(like, false);
  if (order < 0) {
    subtract_naturals(&b, &a);
    return rounded(like, is_negative_y, &b, exponent, false);
  }
  subtract_naturals(&a, &b);
  return rounded(like, x->negative, &a, exponent, false);
}

mica_number mica_float_add(mica_number a, mica_number b, bool subtracts) {
  mica_number nan;
  if (!match(a, b)) return mica_number_none();
  if (takes_nan(a, b, &nan)) return nan;
  const float_parts x = mica_float_unpack(layout_of(a), a.few);
  const float_parts y = mica_float_unpack(layout_of(b), b.few);
  const bool is_negative = y.negative != subtracts;
  if (x.class == FLOAT_INFINITY)
    return y.class == FLOAT_INFINITY && x.negative != is_negative ? invalid(a) : a;
  if (y.class == FLOAT_INFINITY) return special(a, is_negative, FLOAT_INFINITY);
  if (is_zero(&x) && is_zero(&y)) return zero(a, x.negative && is_negative);
  if (is_zero(&y)) return a;
  if (is_zero(&x)) return subtracts ? mica_float_with_sign(b, is_negative) : b;
  return add_finite(a, &x, &y, is_negative);
}

// ---- Products and quotients ---------------------------------------------------------------------

mica_number mica_float_multiply(mica_number a, mica_number b) {
  mica_number nan;
  if (!match(a, b)) return mica_number_none();
  if (takes_nan(a, b, &nan)) return nan;
  const float_parts x = mica_float_unpack(layout_of(a), a.few);
  const float_parts y = mica_float_unpack(layout_of(b), b.few);
  const bool is_negative = x.negative != y.negative;
  if (x.class == FLOAT_INFINITY || y.class == FLOAT_INFINITY)
    return is_zero(&x) || is_zero(&y) ? invalid(a) : special(a, is_negative, FLOAT_INFINITY);
  natural m, n, product;
  mica_natural_set_words(&m, x.significand);
  mica_natural_set_words(&n, y.significand);
  mica_natural_multiply(&product, &m, &n);
  return rounded(a, is_negative, &product, x.exponent + y.exponent, false);
}

static mica_number divide_finite(mica_number like, const float_parts *x, const float_parts *y) {
  natural number, divisor, quotient;
  mica_natural_set_words(&number, x->significand);
  mica_natural_set_words(&divisor, y->significand);
  const uint32_t wanted = mica_natural_bit_count(&divisor) + layout_of(like)->precision + 2;
  mica_natural_shift_left(&number, wanted);
  mica_natural_divide(&number, &divisor, &quotient);
  return rounded(like, x->negative != y->negative, &quotient,
                 x->exponent - y->exponent - (int32_t)wanted, number.size != 0);
}

mica_number mica_number_divide(mica_number a, mica_number b) {
  mica_number nan;
  if (!match(a, b)) return mica_number_none();
  if (takes_nan(a, b, &nan)) return nan;
  const float_parts x = mica_float_unpack(layout_of(a), a.few);
  const float_parts y = mica_float_unpack(layout_of(b), b.few);
  const bool is_negative = x.negative != y.negative;
  if (x.class == FLOAT_INFINITY)
    return y.class == FLOAT_INFINITY ? invalid(a) : special(a, is_negative, FLOAT_INFINITY);
  if (y.class == FLOAT_INFINITY) return zero(a, is_negative);
  if (is_zero(&y)) return is_zero(&x) ? invalid(a) : special(a, is_negative, FLOAT_INFINITY);
  if (is_zero(&x)) return zero(a, is_negative);
  return divide_finite(a, &x, &y);
}

// ---- Remainder ----------------------------------------------------------------------------------

static bool is_less(const uint64_t a[2], const uint64_t b[2]) {
  return a[1] != b[1] ? a[1] < b[1] : a[0] < b[0];
}
static void double_words(uint64_t a[2]) {
  a[1] = a[1] << 1 | a[0] >> 63;
  a[0] <<= 1;
}
static void subtract_words(uint64_t a[2], const uint64_t b[2]) {
  a[1] -= b[1] + (a[0] < b[0]);
  a[0] -= b[0];
}

// x := x mod y, in units of 2^exponent. Significands have at most 113 bits, so doubling is safe.
static int32_t reduce(uint64_t x[2], int32_t exponent_x, uint64_t y[2], int32_t exponent_y) {
  for (; exponent_y > exponent_x && !is_less(x, y); exponent_y--) double_words(y);
  if (exponent_y > exponent_x) return exponent_x;
  while (!is_less(x, y)) {  // at most as often as x has bits more than y: long division
    uint64_t part[2] = {y[0], y[1]}, next[2] = {y[0], y[1]};
    for (double_words(next); !is_less(x, next); double_words(next)) memcpy(part, next, sizeof part);
    subtract_words(x, part);
  }
  for (; exponent_x > exponent_y; exponent_x--) {
    double_words(x);
    if (!is_less(x, y)) subtract_words(x, y);
  }
  return exponent_y;
}

mica_number mica_number_remainder(mica_number a, mica_number b) {
  mica_number nan;
  if (!match(a, b)) return mica_number_none();
  if (takes_nan(a, b, &nan)) return nan;
  float_parts x = mica_float_unpack(layout_of(a), a.few);
  float_parts y = mica_float_unpack(layout_of(b), b.few);
  if (x.class == FLOAT_INFINITY || is_zero(&y)) return invalid(a);
  if (y.class == FLOAT_INFINITY || is_zero(&x)) return a;
  const int32_t exponent = reduce(x.significand, x.exponent, y.significand, y.exponent);
  natural rest;
  mica_natural_set_words(&rest, x.significand);
  return rounded(a, x.negative, &rest, exponent, false);
}

// ---- Order --------------------------------------------------------------------------------------

static int order_of_magnitudes(const float_parts *x, const float_parts *y) {
  natural a, b;
  if (x->class == FLOAT_INFINITY || y->class == FLOAT_INFINITY)
    return (x->class == FLOAT_INFINITY) - (y->class == FLOAT_INFINITY);
  if (is_zero(x) || is_zero(y)) return is_zero(y) - is_zero(x);
  (void)align(x, y, &a, &b);
  return compare_naturals(&a, &b);
}

mica_float_order mica_number_order(mica_number a, mica_number b) {
  if (!match(a, b) || mica_number_is_nan(a) || mica_number_is_nan(b)) return MICA_FLOAT_UNORDERED;
  const float_parts x = mica_float_unpack(layout_of(a), a.few);
  const float_parts y = mica_float_unpack(layout_of(b), b.few);
  if (is_zero(&x) && is_zero(&y)) return MICA_FLOAT_EQUAL;
  if (x.negative != y.negative) return x.negative ? MICA_FLOAT_LESS : MICA_FLOAT_GREATER;
  const int order = order_of_magnitudes(&x, &y);
  if (order == 0) return MICA_FLOAT_EQUAL;
  return (order < 0) != x.negative ? MICA_FLOAT_LESS : MICA_FLOAT_GREATER;
}

// The lower one; of zeros the negative one.
static mica_number lower(mica_number a, mica_number b) {
  const mica_float_order order = mica_number_order(a, b);
  if (order == MICA_FLOAT_EQUAL) return mica_number_is_negative(b) ? b : a;
  return order == MICA_FLOAT_LESS ? a : b;
}
static mica_number higher(mica_number a, mica_number b) {
  const mica_float_order order = mica_number_order(a, b);
  if (order == MICA_FLOAT_EQUAL) return mica_number_is_negative(a) ? b : a;
  return order == MICA_FLOAT_GREATER ? a : b;
}

static mica_number chosen(mica_number a, mica_number b, bool ignores_nan,
                          mica_number (*choose)(mica_number, mica_number)) {
  mica_number nan;
  if (!match(a, b)) return mica_number_none();
  if (ignores_nan && mica_number_is_nan(a)) return mica_number_is_nan(b) ? quiet(b) : b;
  if (ignores_nan && mica_number_is_nan(b)) return a;
  return takes_nan(a, b, &nan) ? nan : choose(a, b);
}
mica_number mica_number_minimum(mica_number a, mica_number b) { return chosen(a, b, false, lower); }
mica_number mica_number_maximum(mica_number a, mica_number b) {
  return chosen(a, b, false, higher);
}
mica_number mica_number_minimum_number(mica_number a, mica_number b) {
  return chosen(a, b, true, lower);
}
mica_number mica_number_maximum_number(mica_number a, mica_number b) {
  return chosen(a, b, true, higher);
}
