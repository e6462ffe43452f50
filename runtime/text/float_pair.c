// Floats that are the sum of two doubles: taken apart as one of 106 bits, and made of one. Called
// by float_convert.c.
#include "text/float_layout.h"

enum { PAIR_PRECISION = 106, ROOM = 64 };  // ROOM: bits below the last one of the larger double

static const float_layout *of_double(void) { return mica_float_layout_of(MICA_F64); }

// ---- Words --------------------------------------------------------------------------------------

static void shift_left(uint64_t a[2], uint32_t by) {
  for (; by > 0; by--) {
    a[1] = a[1] << 1 | a[0] >> 63;
    a[0] <<= 1;
  }
}

static bool is_less(const uint64_t a[2], const uint64_t b[2]) {
  return a[1] != b[1] ? a[1] < b[1] : a[0] < b[0];
}

static void subtract(uint64_t a[2], const uint64_t b[2]) {
  a[1] -= b[1] + (a[0] < b[0]);
  a[0] -= b[0];
}

static void add(uint64_t a[2], const uint64_t b[2]) {
  a[0] += b[0];
  a[1] += b[1] + (a[0] < b[0]);
}

// ---- Apart --------------------------------------------------------------------------------------

// In units of 2^unit; what is below the unit counts as one of it, which no rounding tells apart.
static void scale(const float_parts *part, int32_t unit, uint64_t out[2]) {
  int32_t by = part->exponent - unit;
  out[0] = part->significand[0];
  out[1] = 0;
  if (by >= 0) {
    shift_left(out, (uint32_t)by);
    return;
  }
  uint64_t kept = by <= -64 ? 0 : out[0] >> -by;
  bool is_exact = by > -64 && kept << -by == out[0];
  out[0] = kept | (is_exact || out[0] == 0 ? 0 : 1);
}

static float_parts sum(const float_parts *x, const float_parts *y) {
  static const float_layout wide = {{NULL, 0}, 128,        PAIR_PRECISION, -2000,
                                    3000,      FLOAT_IEEE, FLOAT_SIGNED};
  const float_parts *high = x->exponent < y->exponent ? y : x;
  uint64_t a[2], b[2], bits[2];
  bool negative = x->negative;
  scale(x, high->exponent - ROOM, a);
  scale(y, high->exponent - ROOM, b);
  if (x->negative == y->negative) {
    add(a, b);
  } else if (is_less(a, b)) {
    subtract(b, a);
    a[0] = b[0];
    a[1] = b[1];
    negative = y->negative;
  } else {
    subtract(a, b);
  }
  natural n;
  mica_natural_set_words(&n, a);
  mica_float_round(&wide, negative, &n, high->exponent - ROOM, false, bits);
  return mica_float_unpack(&wide, bits);
}

float_parts mica_float_unpack_pair(const uint64_t bits[2]) {
  const uint64_t first[2] = {bits[0], 0}, second[2] = {bits[1], 0};
  float_parts x = mica_float_unpack(of_double(), first);
  float_parts y = mica_float_unpack(of_double(), second);
  bool is_alone = x.class != FLOAT_FINITE_VALUE || y.class != FLOAT_FINITE_VALUE ||
                  x.significand[0] == 0;
  return is_alone ? x : sum(&x, &y);
}

// ---- Together -----------------------------------------------------------------------------------

static void round_to_double(bool negative, const uint64_t words[2], int32_t exponent,
                            uint64_t bits[2]) {
  natural n;
  mica_natural_set_words(&n, words);
  mica_float_round(of_double(), negative, &n, exponent, false, bits);
}

void mica_float_encode_pair(bool negative, const uint64_t significand[2], int32_t exponent,
                            uint64_t bits[2]) {
  uint64_t first[2], second[2] = {0, 0}, rest[2] = {significand[0], significand[1]};
  round_to_double(negative, significand, exponent, first);
  float_parts taken = mica_float_unpack(of_double(), first);
  if (taken.class == FLOAT_FINITE_VALUE) {
    shift_left(taken.significand, (uint32_t)(taken.exponent - exponent));
    bool is_above = is_less(rest, taken.significand);
    if (is_above) subtract(taken.significand, rest);
    else subtract(rest, taken.significand);
    const uint64_t *left = is_above ? taken.significand : rest;
    if (left[0] != 0 || left[1] != 0) round_to_double(negative != is_above, left, exponent, second);
  }
  bits[0] = first[0];
  bits[1] = second[0];
}
