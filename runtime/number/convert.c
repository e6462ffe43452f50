// Numbers between kinds: floats of other formats, integers to floats and back, bits as they are.
#include "number/number.h"

static const float_layout *layout_of(const mica_type *type) {
  return mica_float_layout_of(mica_type_float_kind(type));
}

// ---- Between floats -----------------------------------------------------------------------------

static uint64_t ones(uint32_t count) {
  return count >= 64 ? UINT64_MAX : (UINT64_C(1) << count) - 1;
}

// Shifts the payload, which loses its low bits in a shorter mantissa. False: they weren't zeros.
static bool shift_payload(uint64_t words[2], int32_t distance) {
  bool is_exact = true;
  for (; distance > 0; distance--) {
    words[1] = words[1] << 1 | words[0] >> 63;
    words[0] <<= 1;
  }
  for (; distance < 0; distance++) {
    is_exact = is_exact && (words[0] & 1) == 0;
    words[0] = words[0] >> 1 | words[1] << 63;
    words[1] >>= 1;
  }
  return is_exact;
}

// Both have payloads: sign and mantissa go over, quiet.
static mica_number convert_payload(mica_number a, const float_parts *parts, const mica_type *type,
                                   bool *is_exact) {
  const float_layout *from = layout_of(a.type), *to = layout_of(type);
  mica_number made = mica_number_nan(type);
  if (made.type == NULL) return made;
  if (to->form != FLOAT_UNSIGNED) made = mica_float_with_sign(made, parts->negative);
  uint64_t payload[2] = {parts->significand[0], parts->significand[1]};
  const uint32_t size = from->precision - 1;
  payload[0] &= ones(size);
  payload[1] &= size > 64 ? ones(size - 64) : 0;
  const uint32_t quiet = size - 1;
  const bool is_quiet = (payload[quiet / 64] >> quiet % 64 & 1) != 0;
  *is_exact = shift_payload(payload, (int32_t)to->precision - (int32_t)from->precision) && is_quiet;
  made.few[0] |= payload[0];
  made.few[1] |= payload[1];
  return made;
}

static mica_number convert_nan(mica_number a, const float_parts *parts, const mica_type *type,
                               bool *is_exact) {
  const float_specials from = layout_of(a.type)->specials, to = layout_of(type)->specials;
  const bool is_pair = layout_of(a.type)->form == FLOAT_PAIR || layout_of(type)->form == FLOAT_PAIR;
  if (from == FLOAT_IEEE && to == FLOAT_IEEE && !is_pair)
    return convert_payload(a, parts, type, is_exact);
  const mica_number made = mica_number_nan(type);
  *is_exact = to == FLOAT_IEEE || from != FLOAT_IEEE;
  if (made.type == NULL || from == FLOAT_NAN_MINUS_0) return made;
  return mica_float_with_sign(made, parts->negative);
}

static bool is_same_value(const float_parts *a, const float_parts *b) {
  float_parts x = *a, y = *b;
  if (x.class != y.class || x.negative != y.negative) return false;
  if (x.class != FLOAT_FINITE_VALUE) return true;
  natural m, n;
  mica_natural_set_words(&m, x.significand);
  mica_natural_set_words(&n, y.significand);
  if (m.size == 0 || n.size == 0) return m.size == n.size;
  const uint32_t zeros_m = mica_natural_trailing_zeros(&m);
  const uint32_t zeros_n = mica_natural_trailing_zeros(&n);
  if (x.exponent + (int32_t)zeros_m != y.exponent + (int32_t)zeros_n) return false;
  for (uint32_t at = 0; at < 128; at += 64)
    if (mica_natural_word_at(&m, zeros_m + at) != mica_natural_word_at(&n, zeros_n + at))
      return false;
  return true;
}

mica_number mica_number_convert(mica_number a, const mica_type *type, bool *is_exact) {
  bool unasked;
  if (is_exact == NULL) is_exact = &unasked;
  *is_exact = true;
  if (!mica_number_is_float(a) || a.type == type) return a;
  const float_layout *to = layout_of(type);
  const float_parts parts = mica_float_unpack(layout_of(a.type), a.few);
  uint64_t bits[2] = {0, 0};
  if (parts.class == FLOAT_NAN) return convert_nan(a, &parts, type, is_exact);
  if (parts.class == FLOAT_INFINITY) {
    mica_float_set_special(to, parts.negative, FLOAT_INFINITY, bits);
  } else {
    natural magnitude;
    mica_natural_set_words(&magnitude, parts.significand);
    mica_float_round(to, parts.negative, &magnitude, parts.exponent, false, bits);
  }
  const float_parts made = mica_float_unpack(to, bits);
  *is_exact = is_same_value(&parts, &made);
  return mica_number_bits(type, bits);
}

// ---- From integers ------------------------------------------------------------------------------

// The highest 192 bits of an integer's magnitude, and whether others follow.
static mica_number from_magnitude(mica_number magnitude, bool is_negative, const mica_type *type) {
  const uint32_t width = number_type_width(magnitude.type);
  const uint64_t *words = number_words(&magnitude);
  size_t count = mica_integer_word_count(width);
  uint64_t top = words[count - 1];
  if (width % 64 != 0) top &= ones(width % 64);
  while (count > 1 && top == 0) top = words[--count - 1];
  natural n;
  n.size = 0;
  bool more = false;
  const size_t first = count > 3 ? count - 3 : 0;
  for (size_t i = 0; i < first; i++) more = more || words[i] != 0;
  for (size_t i = first; i < count; i++) {
    const uint64_t word = i + 1 == count ? top : words[i];
    n.limbs[n.size++] = (uint32_t)word;
    n.limbs[n.size++] = (uint32_t)(word >> 32);
  }
  while (n.size != 0 && n.limbs[n.size - 1] == 0) n.size--;
  uint64_t bits[2] = {0, 0};
  mica_float_round(layout_of(type), is_negative, &n, (int32_t)(first * 64), more, bits);
  return mica_number_bits(type, bits);
}

mica_number mica_number_from_signed(mica_number integer, const mica_type *type) {
  if (!number_is_integer(integer)) return mica_number_none();
  const mica_number magnitude = mica_number_absolute(integer);
  if (magnitude.type == NULL) return magnitude;
  return from_magnitude(magnitude, mica_number_is_negative(integer), type);
}
mica_number mica_number_from_unsigned(mica_number integer, const mica_type *type) {
  return number_is_integer(integer) ? from_magnitude(integer, false, type) : mica_number_none();
}

// ---- To integers --------------------------------------------------------------------------------

// The whole part as words, if it has at most `most` bits.
static mica_number whole_part(const float_parts *parts, const mica_type *type, uint32_t most) {
  natural n;
  mica_natural_set_words(&n, parts->significand);
  const int64_t bits = (int64_t)mica_natural_bit_count(&n) + parts->exponent;
  if (n.size != 0 && bits > (int64_t)most) return mica_number_none();
  if (parts->exponent < 0) mica_natural_shift_right(&n, (uint32_t)-parts->exponent);
  else mica_natural_shift_left(&n, (uint32_t)parts->exponent);
  number_room room;
  mica_number_room_take(&room, type);
  for (size_t i = 0; room.words != NULL && i < room.count; i++)
    room.words[i] = i * 2 < n.size ? mica_natural_word_at(&n, (uint32_t)i * 64) : 0;
  return mica_number_room_end(&room, type);
}

mica_number mica_number_to_unsigned(mica_number a, const mica_type *type) {
  if (!mica_number_is_float(a)) return mica_number_none();
  const float_parts parts = mica_float_unpack(layout_of(a.type), a.few);
  if (parts.class != FLOAT_FINITE_VALUE) return mica_number_none();
  const mica_number whole = whole_part(&parts, type, number_type_width(type));
  return parts.negative && !mica_number_is_zero(whole) ? mica_number_none() : whole;
}

mica_number mica_number_to_signed(mica_number a, const mica_type *type) {
  if (!mica_number_is_float(a)) return mica_number_none();
  const float_parts parts = mica_float_unpack(layout_of(a.type), a.few);
  if (parts.class != FLOAT_FINITE_VALUE) return mica_number_none();
  const mica_number whole = whole_part(&parts, type, number_type_width(type));
  if (!mica_number_is_negative(whole)) return parts.negative ? mica_number_negate(whole) : whole;
  return parts.negative && mica_number_is_lowest(whole) ? whole : mica_number_none();
}

// ---- The same bits ------------------------------------------------------------------------------

mica_number mica_number_reinterpret(mica_number a, const mica_type *type) {
  if (a.type == NULL || type == NULL) return mica_number_none();
  uint64_t bits[2] = {number_words(&a)[0], 0};
  const bool is_to_float = mica_type_is_float(type);
  const uint32_t width = mica_number_width(a);
  if (is_to_float ? mica_type_bit_width(type) != width : number_type_width(type) != width)
    return mica_number_none();
  if (width > 128) return mica_number_words(type, number_words(&a));
  if (width > 64) bits[1] = number_words(&a)[1];
  if (!is_to_float) return mica_number_words(type, bits);
  if (width <= 64) bits[0] &= ones(width);
  else bits[1] &= ones(width - 64);
  return mica_number_bits(type, bits);
}
