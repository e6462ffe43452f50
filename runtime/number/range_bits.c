// What the results of bitwise operators and shifts lie in, given what the operands do. Called by
// operations' inference.
#include "mica/range.h"
#include "number/range.h"

// ---- Bitwise ------------------------------------------------------------------------------------

// The bits that vary between the two ends: all from the highest that differs down.
static mica_number varying_bits(const mica_range *r) {
  const mica_number zeros = mica_number_leading_zeros(mica_number_xor(r->umin, r->umax));
  const mica_number all = mica_number_integer(r->umin.type, -1);
  const mica_number mask = mica_number_shift_right_unsigned(all, zeros);
  return mica_number_is_any(mask) ? mask : mica_number_integer(r->umin.type, 0);
}

// The lowest and highest number that agree in the other bits.
static void widen(const mica_range *r, mica_number ends[2]) {
  const mica_number mask = varying_bits(r);
  ends[0] = mica_number_and(r->umin, mica_number_not(mask));
  ends[1] = mica_number_or(r->umax, mask);
}

static mica_number both(const void *user, mica_number a, mica_number b) {
  (void)user;
  return mica_number_and(a, b);
}
static mica_number either(const void *user, mica_number a, mica_number b) {
  (void)user;
  return mica_number_or(a, b);
}
static mica_range bitwise(mica_range_operator *f, const mica_range *a, const mica_range *b) {
  mica_number ends[2], other_ends[2];
  widen(a, ends);
  widen(b, other_ends);
  return mica_range_of_corners(f, NULL, ends, other_ends, false);
}
mica_range mica_range_and(mica_range a, mica_range b) { return bitwise(both, &a, &b); }
mica_range mica_range_or(mica_range a, mica_range b) { return bitwise(either, &a, &b); }

mica_range mica_range_xor(mica_range a, mica_range b) {
  const mica_number mask = mica_number_or(varying_bits(&a), varying_bits(&b));
  const mica_number fixed = mica_number_xor(a.umin, b.umin);
  return mica_range_from_unsigned(mica_number_and(fixed, mica_number_not(mask)),
                                  mica_number_or(fixed, mask));
}

// ---- Shifts -------------------------------------------------------------------------------------

// Whether the amount is beyond what can be shifted out without a loss: zeros of a number that isn't
// negative, and one of the copies of the sign must stay.
static bool loses_unsigned(mica_number a, mica_number amount) {
  return mica_number_order_unsigned(amount, mica_number_leading_zeros(a)) > 0;
}
static bool loses_signed(mica_number a, mica_number amount) {
  const mica_number signs =
      mica_number_leading_zeros(mica_number_is_negative(a) ? mica_number_not(a) : a);
  return mica_number_order_unsigned(amount, signs) >= 0;
}
static bool is_too_far(mica_number amount) {
  uint64_t value;
  return !mica_number_to_u64(amount, &value) || value >= mica_number_width(amount);
}

static mica_number shift_left_unsigned(const void *wraps, mica_number a, mica_number amount) {
  return mica_number_saturated(mica_number_shift_left(a, amount),
                               is_too_far(amount) || loses_unsigned(a, amount),
                               (*(const uint32_t *)wraps & MICA_RANGE_NO_UNSIGNED_WRAP) != 0,
                               mica_number_integer(a.type, -1));
}
static mica_number shift_left_signed(const void *wraps, mica_number a, mica_number amount) {
  const mica_number lowest = mica_number_lowest_signed(a.type);
  return mica_number_saturated(mica_number_shift_left(a, amount),
                               is_too_far(amount) || loses_signed(a, amount),
                               (*(const uint32_t *)wraps & MICA_RANGE_NO_SIGNED_WRAP) != 0,
                               mica_number_is_negative(a) ? lowest : mica_number_not(lowest));
}
mica_range mica_range_shift_left(mica_range a, mica_range b, uint32_t wraps) {
  const mica_number amounts[2] = {b.umin, b.umax};
  const mica_range as_unsigned = mica_range_of_corners(
      shift_left_unsigned, &wraps, (mica_number[2]){a.umin, a.umax}, amounts, false);
  const mica_range as_signed = mica_range_of_corners(
      shift_left_signed, &wraps, (mica_number[2]){a.smin, a.smax}, amounts, true);
  return mica_range_intersection(as_unsigned, as_signed);
}

static mica_number shift_right_signed(const void *user, mica_number a, mica_number amount) {
  (void)user;
  return mica_number_shift_right_signed(a, amount);
}
mica_range mica_range_shift_right_signed(mica_range a, mica_range b) {
  return mica_range_of_corners(shift_right_signed, NULL, (mica_number[2]){a.smin, a.smax},
                               (mica_number[2]){b.umin, b.umax}, true);
}
static mica_number shift_right_unsigned(const void *user, mica_number a, mica_number amount) {
  (void)user;
  return mica_number_shift_right_unsigned(a, amount);
}
mica_range mica_range_shift_right_unsigned(mica_range a, mica_range b) {
  return mica_range_of_corners(shift_right_unsigned, NULL, (mica_number[2]){a.umin, a.umax},
                               (mica_number[2]){b.umin, b.umax}, false);
}
