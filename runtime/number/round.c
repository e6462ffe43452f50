// Floats rounded to integers that are floats. Called by folds; owns nothing.
#include "number/number.h"

static const float_layout *layout_of(mica_number n) {
  return mica_float_layout_of(mica_type_float_kind(n.type));
}

// How much is left of a magnitude's place: nothing, less than a half, a half, or more.
typedef enum rest { REST_NONE, REST_BELOW_HALF, REST_HALF, REST_ABOVE_HALF } rest;

static rest rest_below(const natural *n, uint32_t place) {
  const bool half = mica_natural_bit(n, place - 1);
  const bool more = place > 1 && mica_natural_has_bits_below(n, place - 1);
  if (half) return more ? REST_ABOVE_HALF : REST_HALF;
  return more ? REST_BELOW_HALF : REST_NONE;
}

static bool rounds_up(mica_rounding mode, rest left, bool is_negative, bool is_odd) {
  switch (mode) {
  case MICA_ROUND_DOWN: return left != REST_NONE && is_negative;
  case MICA_ROUND_UP: return left != REST_NONE && !is_negative;
  case MICA_ROUND_TOWARD_ZERO: return false;
  case MICA_ROUND_HALF_EVEN: return left == REST_ABOVE_HALF || (left == REST_HALF && is_odd);
  case MICA_ROUND_HALF_AWAY: return left >= REST_HALF;
  }
  return false;
}

// The magnitude's whole part, rounded. What has no bit above the point is below a half.
static void round_natural(natural *n, uint32_t fraction, mica_rounding mode, bool is_negative) {
  const rest left = fraction > mica_natural_bit_count(n) ? REST_BELOW_HALF
                                                         : rest_below(n, fraction);
  const bool is_odd = mica_natural_bit(n, fraction);
  mica_natural_shift_right(n, fraction);
  if (!rounds_up(mode, left, is_negative, is_odd)) return;
  uint64_t words[2] = {mica_natural_word_at(n, 0), mica_natural_word_at(n, 64)};
  if (++words[0] == 0) words[1]++;
  mica_natural_set_words(n, words);
}

mica_number mica_number_round(mica_number a, mica_rounding mode) {
  if (!mica_number_is_float(a)) return mica_number_none();
  const float_parts parts = mica_float_unpack(layout_of(a), a.few);
  if (parts.class == FLOAT_NAN) return mica_number_add(a, a);  // made quiet
  if (parts.class != FLOAT_FINITE_VALUE || parts.exponent >= 0) return a;
  natural n;
  mica_natural_set_words(&n, parts.significand);
  if (n.size == 0) return a;
  round_natural(&n, (uint32_t)-parts.exponent, mode, parts.negative);
  uint64_t bits[2] = {0, 0};
  mica_float_round(layout_of(a), parts.negative, &n, 0, false, bits);
  return mica_number_bits(a.type, bits);
}
