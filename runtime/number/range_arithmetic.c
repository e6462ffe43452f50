// What the results of arithmetic lie in, given what the operands do: sums, products, quotients and
// remainders. Called by operations' inference. A number that is none has overflowed.
#include "mica/range.h"
#include "number/number.h"
#include "number/range.h"

typedef bool overflow_check(mica_number a, mica_number b);

// ---- From the ends ------------------------------------------------------------------------------

mica_range mica_range_of_ends(mica_number min, mica_number max, bool is_signed,
                              const mica_type *type) {
  if (!mica_number_is_any(min) || !mica_number_is_any(max)) return mica_range_full(type);
  return is_signed ? mica_range_from_signed(min, max) : mica_range_from_unsigned(min, max);
}

mica_range mica_range_of_corners(mica_range_operator *f, const void *user, const mica_number a[2],
                                 const mica_number b[2], bool is_signed) {
  mica_number min = mica_number_none(), max = min;
  for (size_t i = 0; i < 4; i++) {
    const mica_number n = f(user, a[i / 2], b[i % 2]);
    if (!mica_number_is_any(n)) return mica_range_full(a[0].type);
    if (i == 0) min = max = n;
    min = is_signed ? mica_number_lower_signed(n, min) : mica_number_lower_unsigned(n, min);
    max = is_signed ? mica_number_higher_signed(n, max) : mica_number_higher_unsigned(n, max);
  }
  return mica_range_of_ends(min, max, is_signed, a[0].type);
}

// ---- Sums, differences, products ----------------------------------------------------------------

mica_number mica_number_saturated(mica_number n, bool overflows, bool saturates, mica_number end) {
  if (!overflows) return n;
  return saturates ? end : mica_number_none();
}

static mica_number end_of_sign(mica_number n, bool is_negative) {
  const mica_number lowest = mica_number_lowest_signed(n.type);
  return is_negative ? lowest : mica_number_not(lowest);
}

static mica_number add_unsigned(mica_number a, mica_number b, uint32_t wraps) {
  return mica_number_saturated(mica_number_add(a, b), mica_number_add_overflows_unsigned(a, b),
                               (wraps & MICA_RANGE_NO_UNSIGNED_WRAP) != 0,
                               mica_number_integer(a.type, -1));
}
static mica_number add_signed(mica_number a, mica_number b, uint32_t wraps) {
  return mica_number_saturated(mica_number_add(a, b), mica_number_add_overflows_signed(a, b),
                               (wraps & MICA_RANGE_NO_SIGNED_WRAP) != 0,
                               end_of_sign(a, mica_number_is_negative(a)));
}
mica_range mica_range_add(mica_range a, mica_range b, uint32_t wraps) {
  const mica_range as_unsigned = mica_range_of_ends(
      add_unsigned(a.umin, b.umin, wraps), add_unsigned(a.umax, b.umax, wraps), false, a.umin.type);
  const mica_range as_signed = mica_range_of_ends(
      add_signed(a.smin, b.smin, wraps), add_signed(a.smax, b.smax, wraps), true, a.umin.type);
  return mica_range_intersection(as_unsigned, as_signed);
}

static mica_number subtract_unsigned(mica_number a, mica_number b, uint32_t wraps) {
  return mica_number_saturated(
      mica_number_subtract(a, b), mica_number_subtract_overflows_unsigned(a, b),
      (wraps & MICA_RANGE_NO_UNSIGNED_WRAP) != 0, mica_number_integer(a.type, 0));
}
static mica_number subtract_signed(mica_number a, mica_number b, uint32_t wraps) {
  return mica_number_saturated(
      mica_number_subtract(a, b), mica_number_subtract_overflows_signed(a, b),
      (wraps & MICA_RANGE_NO_SIGNED_WRAP) != 0, end_of_sign(a, mica_number_is_negative(a)));
}
mica_range mica_range_subtract(mica_range a, mica_range b, uint32_t wraps) {
  const mica_range as_unsigned = mica_range_of_ends(subtract_unsigned(a.umin, b.umax, wraps),
                                                    subtract_unsigned(a.umax, b.umin, wraps), false,
                                                    a.umin.type);
  const mica_range as_signed = mica_range_of_ends(subtract_signed(a.smin, b.smax, wraps),
                                                  subtract_signed(a.smax, b.smin, wraps), true,
                                                  a.umin.type);
  return mica_range_intersection(as_unsigned, as_signed);
}

static mica_number multiply_unsigned(const void *wraps, mica_number a, mica_number b) {
  return mica_number_saturated(mica_number_multiply(a, b),
                               mica_number_multiply_overflows_unsigned(a, b),
                               (*(const uint32_t *)wraps & MICA_RANGE_NO_UNSIGNED_WRAP) != 0,
                               mica_number_integer(a.type, -1));
}
static mica_number multiply_signed(const void *wraps, mica_number a, mica_number b) {
  return mica_number_saturated(
      mica_number_multiply(a, b), mica_number_multiply_overflows_signed(a, b),
      (*(const uint32_t *)wraps & MICA_RANGE_NO_SIGNED_WRAP) != 0,
      end_of_sign(a, mica_number_is_negative(a) != mica_number_is_negative(b)));
}
mica_range mica_range_multiply(mica_range a, mica_range b, uint32_t wraps) {
  const mica_range as_unsigned = mica_range_of_corners(multiply_unsigned, &wraps,
                                                       (mica_number[2]){a.umin, a.umax},
                                                       (mica_number[2]){b.umin, b.umax}, false);
  const mica_range as_signed = mica_range_of_corners(multiply_signed, &wraps,
                                                     (mica_number[2]){a.smin, a.smax},
                                                     (mica_number[2]){b.smin, b.smax}, true);
  return mica_range_intersection(as_unsigned, as_signed);
}

// ---- Quotients ----------------------------------------------------------------------------------

static mica_number divide_unsigned(const void *user, mica_number a, mica_number b) {
  (void)user;
  return mica_number_divide_unsigned(a, b);
}
static mica_number ceil_divide_unsigned(const void *user, mica_number a, mica_number b) {
  (void)user;
  return mica_number_ceil_divide_unsigned(a, b);
}
static mica_range unsigned_quotient(mica_range_operator *f, const mica_range *a,
                                    const mica_range *b) {
  if (!mica_number_is_zero(b->umin) && !mica_number_is_zero(b->umax))
    return mica_range_of_corners(f, NULL, (mica_number[2]){a->umin, a->umax},
                                 (mica_number[2]){b->umin, b->umax}, false);
  const bool is_above = !mica_number_is_zero(b->umax) &&
                        mica_number_order_unsigned(a->umin, b->umax) >= 0;
  const mica_number min = is_above ? mica_number_divide_unsigned(a->umin, b->umax)
                                   : mica_number_integer(a->umin.type, 0);
  return mica_range_from_unsigned(min, a->umax);
}
mica_range mica_range_divide_unsigned(mica_range a, mica_range b) {
  return unsigned_quotient(divide_unsigned, &a, &b);
}
mica_range mica_range_ceil_divide_unsigned(mica_range a, mica_range b) {
  return unsigned_quotient(ceil_divide_unsigned, &a, &b);
}

static bool is_positive(mica_number n) {
  return !mica_number_is_negative(n) && !mica_number_is_zero(n);
}
static bool excludes_zero(const mica_range *r) {
  return is_positive(r->smin) || mica_number_is_negative(r->smax);
}
static mica_range signed_quotient(mica_range_operator *f, const mica_range *a,
                                  const mica_range *b) {
  if (!excludes_zero(b)) return mica_range_full(b->umin.type);
  return mica_range_of_corners(f, NULL, (mica_number[2]){a->smin, a->smax},
                               (mica_number[2]){b->smin, b->smax}, true);
}

static mica_number divide_signed(const void *user, mica_number a, mica_number b) {
  (void)user;
  return mica_number_divide_signed(a, b);
}
mica_range mica_range_divide_signed(mica_range a, mica_range b) {
  return signed_quotient(divide_signed, &a, &b);
}
static mica_number floor_divide_signed(const void *user, mica_number a, mica_number b) {
  (void)user;
  return mica_number_floor_divide_signed(a, b);
}
mica_range mica_range_floor_divide_signed(mica_range a, mica_range b) {
  return signed_quotient(floor_divide_signed, &a, &b);
}

// Folds of the lowest number give a positive quotient: the ceiling is computed by negating, and the
// lowest number stays what it is.
static mica_number ceil_divide_signed(const void *user, mica_number a, mica_number b) {
  (void)user;
  const bool is_above_one = is_positive(b) && !mica_number_is_one(b);
  if (mica_number_is_lowest(a) && is_above_one)
    return mica_number_negate(mica_number_divide_signed(a, b));
  return mica_number_ceil_divide_signed(a, b);
}
mica_range mica_range_ceil_divide_signed(mica_range a, mica_range b) {
  const mica_range whole = signed_quotient(ceil_divide_signed, &a, &b);
  if (!mica_number_is_lowest(a.smin) || mica_number_is_lowest(a.smax)) return whole;
  const mica_number second = mica_number_add(a.smin, mica_number_one_like(a.smin));
  const mica_range rest = mica_range_from_signed(second, a.smax);
  return mica_range_union(whole, signed_quotient(ceil_divide_signed, &rest, &b));
}

// ---- Remainders ---------------------------------------------------------------------------------

// The divisor is one number, and the dividends are fewer than it is: their remainders are a run.
static bool is_run(mica_number min, mica_number max, mica_number divisor) {
  return mica_number_order_unsigned(mica_number_subtract(max, min), divisor) < 0;
}

mica_range mica_range_remainder_signed(mica_range a, mica_range b) {
  if (!excludes_zero(&b)) return mica_range_full(b.umin.type);
  const mica_number divisor = is_positive(b.smin) ? b.smax : mica_number_absolute(b.smin);
  const mica_number zero = mica_number_integer(b.umin.type, 0);
  const mica_number most = mica_number_subtract(divisor, mica_number_one_like(b.umin));
  if (mica_number_order_signed(b.smin, b.smax) == 0 && is_run(a.smin, a.smax, divisor)) {
    const mica_number min = mica_number_remainder_signed(a.smin, divisor);
    const mica_number max = mica_number_remainder_signed(a.smax, divisor);
    if (mica_number_order_signed(min, max) <= 0) return mica_range_from_signed(min, max);
  }
  return mica_range_from_signed(mica_number_is_negative(a.smin) ? mica_number_negate(most) : zero,
                                is_positive(a.smax) ? most : zero);
}

mica_range mica_range_remainder_unsigned(mica_range a, mica_range b) {
  if (!mica_number_is_zero(b.umin) && mica_number_order_unsigned(b.umin, b.umax) == 0 &&
      is_run(a.umin, a.umax, b.umax)) {
    const mica_number min = mica_number_remainder_unsigned(a.umin, b.umax);
    const mica_number max = mica_number_remainder_unsigned(a.umax, b.umax);
    if (mica_number_order_unsigned(min, max) <= 0) return mica_range_from_unsigned(min, max);
  }
  const mica_number most = mica_number_subtract(b.umax, mica_number_one_like(b.umax));
  return mica_range_from_unsigned(mica_number_integer(b.umin.type, 0),
                                  mica_number_lower_unsigned(most, a.umax));
}

// ---- The higher and the lower -------------------------------------------------------------------

mica_range mica_range_higher_signed(mica_range a, mica_range b) {
  return mica_range_from_signed(mica_number_higher_signed(a.smin, b.smin),
                                mica_number_higher_signed(a.smax, b.smax));
}
mica_range mica_range_higher_unsigned(mica_range a, mica_range b) {
  return mica_range_from_unsigned(mica_number_higher_unsigned(a.umin, b.umin),
                                  mica_number_higher_unsigned(a.umax, b.umax));
}
mica_range mica_range_lower_signed(mica_range a, mica_range b) {
  return mica_range_from_signed(mica_number_lower_signed(a.smin, b.smin),
                                mica_number_lower_signed(a.smax, b.smax));
}
mica_range mica_range_lower_unsigned(mica_range a, mica_range b) {
  return mica_range_from_unsigned(mica_number_lower_unsigned(a.umin, b.umin),
                                  mica_number_lower_unsigned(a.umax, b.umax));
}
