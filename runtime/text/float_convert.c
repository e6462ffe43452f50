// Floats between their layouts, exactly or rounded once, to the nearest with ties to even. Integers
// only: neither the host's rounding mode nor its floating-point unit has a say.
#include "text/float_layout.h"
#include "mica/number.h"

// ---- Bit fields ---------------------------------------------------------------------------------

static uint32_t mantissa_size(const float_layout *f) {
  return f->form == FLOAT_LEADING_ONE ? f->precision : f->precision - 1;
}
static uint32_t exponent_size(const float_layout *f) {
  return f->size - mantissa_size(f) - (f->form == FLOAT_UNSIGNED ? 0 : 1);
}

// Sets up to 64 bits that are zero so far.
static void put_bits(uint64_t bits[2], uint32_t at, uint64_t value) {
  bits[at / 64] |= value << at % 64;
  if (at % 64 != 0 && at < 64) bits[1] |= value >> (64 - at);
}

static uint64_t get_bits(const uint64_t bits[2], uint32_t at, uint32_t count) {
  uint64_t value = bits[at / 64] >> at % 64;
  if (at < 64 && at % 64 != 0) value |= bits[1] << (64 - at);
  return count == 64 ? value : value & ((UINT64_C(1) << count) - 1);
}

static uint64_t ones(uint32_t count) {
  return count >= 64 ? UINT64_MAX : (UINT64_C(1) << count) - 1;
}

// Where a field is longer than a word, its two halves.
static void put_mantissa(const float_layout *f, uint64_t bits[2], const uint64_t mantissa[2]) {
  uint32_t size = mantissa_size(f);
  bits[0] = mantissa[0] & ones(size);
  bits[1] = size > 64 ? mantissa[1] & ones(size - 64) : 0;
}

static void put_sign(const float_layout *f, bool negative, uint64_t bits[2]) {
  if (negative && f->form != FLOAT_UNSIGNED) put_bits(bits, f->size - 1, 1);
}

// ---- Unpacking ----------------------------------------------------------------------------------

static bool is_zero(const uint64_t words[2]) { return words[0] == 0 && words[1] == 0; }

static bool is_all_ones(const uint64_t mantissa[2], uint32_t size) {
  return mantissa[0] == ones(size) && (size <= 64 || mantissa[1] == ones(size - 64));
}

// The highest exponent of the IEEE layouts. For f80 the stored leading bit of an infinity is set.
static float_class class_at_top(const float_layout *f, const uint64_t mantissa[2]) {
  uint64_t rest = f->form == FLOAT_LEADING_ONE ? mantissa[0] ^ UINT64_C(1) << 63 : mantissa[0];
  return rest == 0 && mantissa[1] == 0 ? FLOAT_INFINITY : FLOAT_NAN;
}

static float_class classify(const float_layout *f, bool negative, uint64_t biased,
                            const uint64_t mantissa[2]) {
  bool top = biased == ones(exponent_size(f));
  switch (f->specials) {
  case FLOAT_IEEE:
    if (top) return class_at_top(f, mantissa);
    return f->form == FLOAT_LEADING_ONE && biased != 0 && mantissa[0] >> 63 == 0
               ? FLOAT_NAN
               : FLOAT_FINITE_VALUE;
  case FLOAT_NAN_ALL_ONES:
    return top && is_all_ones(mantissa, mantissa_size(f)) ? FLOAT_NAN : FLOAT_FINITE_VALUE;
  case FLOAT_NAN_MINUS_0:
    return negative && biased == 0 && is_zero(mantissa) ? FLOAT_NAN : FLOAT_FINITE_VALUE;
  case FLOAT_FINITE: break;
  }
  return FLOAT_FINITE_VALUE;
}

float_parts mica_float_unpack(const float_layout *f, const uint64_t bits[2]) {
  if (f->form == FLOAT_PAIR) return mica_float_unpack_pair(bits);
  uint32_t size = mantissa_size(f);
  float_parts parts = {.negative = f->form != FLOAT_UNSIGNED &&
                                   get_bits(bits, f->size - 1, 1) != 0};
  uint64_t biased = get_bits(bits, size, exponent_size(f));
  put_mantissa(f, parts.significand, bits);
  parts.class = classify(f, parts.negative, biased, parts.significand);
  bool normal = biased != 0 || f->form == FLOAT_UNSIGNED;
  if (normal && f->form != FLOAT_LEADING_ONE) put_bits(parts.significand, size, 1);
  int32_t above_min = (int32_t)biased - (normal && f->form != FLOAT_UNSIGNED ? 1 : 0);
  parts.exponent = f->exponent_min + above_min - (int32_t)f->precision + 1;
  return parts;
}

// ---- Packing ------------------------------------------------------------------------------------

static void set_largest(const float_layout *f, bool negative, uint64_t bits[2]) {
  const uint64_t all[2] = {UINT64_MAX, UINT64_MAX};
  put_mantissa(f, bits, all);
  put_bits(bits, mantissa_size(f), ones(exponent_size(f)));
  put_sign(f, negative, bits);
}

static void set_ieee_special(const float_layout *f, bool negative, float_class class,
                             uint64_t bits[2]) {
  uint64_t mantissa[2] = {0, 0};
  if (f->form == FLOAT_LEADING_ONE) put_bits(mantissa, f->precision - 1, 1);
  if (class == FLOAT_NAN) put_bits(mantissa, f->precision - 2, 1);
  put_mantissa(f, bits, mantissa);
  put_bits(bits, mantissa_size(f), ones(exponent_size(f)));
  put_sign(f, negative, bits);
}

void mica_float_set_special(const float_layout *f, bool negative, float_class class,
                            uint64_t bits[2]) {
  bits[0] = bits[1] = 0;
  if (f->form == FLOAT_PAIR) f = mica_float_layout_of(MICA_F64);
  switch (f->specials) {
  case FLOAT_IEEE: set_ieee_special(f, negative, class, bits); break;
  case FLOAT_NAN_MINUS_0: put_bits(bits, f->size - 1, 1); break;
  case FLOAT_NAN_ALL_ONES:
  case FLOAT_FINITE: set_largest(f, negative, bits); break;  // for the former it is the NaN
  }
}

static void set_zero(const float_layout *f, bool negative, uint64_t bits[2]) {
  bits[0] = bits[1] = 0;
  if (f->form == FLOAT_PAIR) f = mica_float_layout_of(MICA_F64);
  put_sign(f, negative && f->specials != FLOAT_NAN_MINUS_0, bits);
}

// `significand` has at most `precision` bits and counts units of 2^exponent; the exponent is in
// range from below.
static void encode(const float_layout *f, bool negative, const uint64_t significand[2],
                   int32_t exponent, uint64_t bits[2]) {
  if (f->form == FLOAT_PAIR) {
    mica_float_encode_pair(negative, significand, exponent, bits);
    return;
  }
  uint32_t size = bit_length(significand[significand[1] != 0]) + (significand[1] != 0 ? 64 : 0);
  bool normal = size == f->precision;
  int32_t of_one = exponent + (int32_t)f->precision - 1;
  put_mantissa(f, bits, significand);
  bool is_nan_code = f->specials == FLOAT_NAN_ALL_ONES && f->form != FLOAT_UNSIGNED &&
                     of_one == f->exponent_max && normal && is_all_ones(bits, mantissa_size(f));
  if (normal && (of_one > f->exponent_max || is_nan_code)) {
    mica_float_set_special(f, negative, FLOAT_INFINITY, bits);
    return;
  }
  int32_t biased = of_one - f->exponent_min + (normal && f->form != FLOAT_UNSIGNED ? 1 : 0);
  put_bits(bits, mantissa_size(f), normal ? (uint64_t)biased : 0);
  put_sign(f, negative, bits);
}

static bool rounds_up(const natural *magnitude, uint32_t dropped, bool more, bool odd) {
  if (dropped == 0 || !mica_natural_bit(magnitude, dropped - 1)) return false;
  return odd || more || mica_natural_has_bits_below(magnitude, dropped - 1);
}

static void increment(uint64_t words[2]) {
  words[0]++;
  if (words[0] == 0) words[1]++;
}

static bool exceeds_precision(const uint64_t words[2], uint32_t precision) {
  uint64_t above = precision >= 64 ? words[1] >> (precision - 64) : words[0] >> precision;
  return above != 0;
}

static void set_smallest(const float_layout *f, bool negative, uint64_t bits[2]) {
  bits[0] = f->form == FLOAT_UNSIGNED ? 0 : 1;
  bits[1] = 0;
  put_sign(f, negative, bits);
}

void mica_float_round(const float_layout *f, bool negative, const natural *magnitude,
                      int32_t exponent, bool more, uint64_t bits[2]) {
  int32_t precision = (int32_t)f->precision, size = (int32_t)mica_natural_bit_count(magnitude);
  int32_t lowest = f->exponent_min - precision + 1;
  int32_t unit = exponent + size - precision;  // exponent of the last bit that is kept
  if (unit < lowest) unit = lowest;
  int32_t dropped = unit - exponent;
  if (dropped > size + 1) dropped = size + 1;  // less than half of the smallest
  uint64_t kept[2] = {0, 0};
  if (dropped >= 0) {
    kept[0] = mica_natural_word_at(magnitude, (uint32_t)dropped);
    kept[1] = mica_natural_word_at(magnitude, (uint32_t)dropped + 64);
    if (rounds_up(magnitude, (uint32_t)dropped, more, (kept[0] & 1) != 0)) increment(kept);
  } else {
    put_bits(kept, (uint32_t)-dropped, mica_natural_word_at(magnitude, 0));
    if (-dropped < 64) kept[1] |= mica_natural_word_at(magnitude, 64) << -dropped;
  }
  if (exceeds_precision(kept, f->precision)) {
    kept[0] = kept[0] >> 1 | kept[1] << 63;
    kept[1] >>= 1;
    unit++;
  }
  if (!is_zero(kept)) encode(f, negative, kept, unit, bits);
  else if (f->form == FLOAT_UNSIGNED) set_smallest(f, negative, bits);
  else set_zero(f, negative, bits);
}

// ---- From decimal -------------------------------------------------------------------------------

void mica_float_from_decimal(const float_layout *f, bool negative, natural *digits,
                             int32_t exponent, bool more, uint64_t bits[2]) {
  if (exponent >= 0) {
    mica_natural_multiply_power_of_five(digits, (uint32_t)exponent);
    mica_float_round(f, negative, digits, exponent, more, bits);
    return;
  }
  natural divisor, quotient;
  divisor.size = 1;
  divisor.limbs[0] = 1;
  mica_natural_multiply_power_of_five(&divisor, (uint32_t)-exponent);
  int32_t wanted = (int32_t)mica_natural_bit_count(&divisor) + (int32_t)f->precision + 2;
  int32_t shift = wanted - (int32_t)mica_natural_bit_count(digits);
  if (shift < 0 || digits->size == 0) shift = 0;
  if (shift != 0) mica_natural_shift_left(digits, (uint32_t)shift);
  mica_natural_divide(digits, &divisor, &quotient);
  mica_float_round(f, negative, &quotient, exponent - shift, more || digits->size != 0, bits);
}

// ---- From and to double -------------------------------------------------------------------------

static void convert(const float_layout *to, const float_layout *from, const uint64_t in[2],
                    uint64_t out[2]) {
  float_parts parts = mica_float_unpack(from, in);
  if (parts.class != FLOAT_FINITE_VALUE) {
    mica_float_set_special(to, parts.negative, parts.class, out);
    return;
  }
  natural magnitude;
  mica_natural_set_words(&magnitude, parts.significand);
  mica_float_round(to, parts.negative, &magnitude, parts.exponent, false, out);
}

void mica_float_from_double(mica_float_kind kind, double value, uint64_t bits[2]) {
  uint64_t in[2] = {0, 0};
  memcpy(in, &value, sizeof value);
  if (kind == MICA_F64) memcpy(bits, in, sizeof in);
  else convert(mica_float_layout_of(kind), mica_float_layout_of(MICA_F64), in, bits);
}

double mica_float_to_double(mica_float_kind kind, const uint64_t bits[2]) {
  uint64_t out[2] = {bits[0], 0};
  double value;
  if (kind != MICA_F64)
    convert(mica_float_layout_of(MICA_F64), mica_float_layout_of(kind), bits, out);
  memcpy(&value, out, sizeof value);
  return value;
}
