// Arithmetic of integers: up to 64 bits in one word, wider ones word by word; products and
// quotients of wide ones by natural numbers.
#include "number/number.h"

#include <assert.h>

// Beyond it no products and quotients are computed: they cost the square of the width.
enum { WIDE_MAX = 16384 };

static uint64_t low_bits(uint64_t word, uint32_t width) {
  return width >= 64 ? word : width == 0 ? 0 : word & ((UINT64_C(1) << width) - 1);
}
static mica_number narrow(const mica_type *type, uint32_t width, uint64_t word) {
  assert(width <= 64);
  return (mica_number){.type = type, .few = {mica_word_extended(word, width)}};
}
static bool is_narrow(mica_number n) { return number_type_width(n.type) <= 64; }

// ---- Word by word -------------------------------------------------------------------------------

typedef enum word_operator { ADD, SUBTRACT, AND, OR, XOR } word_operator;

static uint64_t combine(word_operator o, uint64_t a, uint64_t b, uint64_t *carry) {
  uint64_t result = 0;
  switch (o) {
  case ADD:
    result = a + b + *carry;
    *carry = result < a || (*carry != 0 && result == a);
    break;
  case SUBTRACT:
    result = a - b - *carry;
    *carry = a < b || (*carry != 0 && a == b);
    break;
  case AND: result = a & b; break;
  case OR: result = a | b; break;
  case XOR: result = a ^ b; break;
  }
  return result;
}

static mica_number by_words(word_operator o, mica_number a, mica_number b) {
  uint64_t carry = 0;
  if (!numbers_match(a, b)) return mica_number_none();
  if (is_narrow(a))
    return narrow(a.type, number_type_width(a.type), combine(o, a.few[0], b.few[0], &carry));
  number_room room;
  mica_number_room_take(&room, a.type);
  for (size_t i = 0; room.words != NULL && i < room.count; i++)
    room.words[i] = combine(o, number_words(&a)[i], number_words(&b)[i], &carry);
  return mica_number_room_end(&room, a.type);
}

static mica_number zero_like(mica_number a) { return mica_number_integer(a.type, 0); }

mica_number mica_number_and(mica_number a, mica_number b) { return by_words(AND, a, b); }
mica_number mica_number_or(mica_number a, mica_number b) { return by_words(OR, a, b); }
mica_number mica_number_xor(mica_number a, mica_number b) { return by_words(XOR, a, b); }
mica_number mica_number_not(mica_number a) {
  return number_is_integer(a) ? by_words(XOR, a, mica_number_integer(a.type, -1))
                              : mica_number_none();
}
mica_number mica_number_add(mica_number a, mica_number b) {
  return mica_number_is_float(a) ? mica_float_add(a, b, false) : by_words(ADD, a, b);
}
mica_number mica_number_subtract(mica_number a, mica_number b) {
  return mica_number_is_float(a) ? mica_float_add(a, b, true) : by_words(SUBTRACT, a, b);
}
mica_number mica_number_negate(mica_number a) {
  if (mica_number_is_float(a)) return mica_float_with_sign(a, !mica_number_is_negative(a));
  return number_is_integer(a) ? by_words(SUBTRACT, zero_like(a), a) : mica_number_none();
}
mica_number mica_number_absolute(mica_number a) {
  if (mica_number_is_float(a)) return mica_float_with_sign(a, false);
  return mica_number_is_negative(a) ? mica_number_negate(a) : a;
}

// ---- Order --------------------------------------------------------------------------------------

static int order_of_words(uint64_t a, uint64_t b) { return a < b ? -1 : a > b; }

// Both are sign-extended, so words compare as unsigned once the signs agree.
int mica_number_order_unsigned(mica_number a, mica_number b) {
  if (!numbers_match(a, b)) return 0;
  for (size_t i = mica_integer_word_count(number_type_width(a.type)); i-- > 0;) {
    const int order = order_of_words(number_words(&a)[i], number_words(&b)[i]);
    if (order != 0) return order;
  }
  return 0;
}
int mica_number_order_signed(mica_number a, mica_number b) {
  const bool is_negative = mica_number_is_negative(a);
  if (is_negative != mica_number_is_negative(b)) return is_negative ? -1 : 1;
  return mica_number_order_unsigned(a, b);
}
static mica_number chosen(bool first, mica_number a, mica_number b) {
  return !numbers_match(a, b) ? mica_number_none() : first ? a : b;
}
mica_number mica_number_lower_signed(mica_number a, mica_number b) {
  return chosen(mica_number_order_signed(a, b) <= 0, a, b);
}
mica_number mica_number_lower_unsigned(mica_number a, mica_number b) {
  return chosen(mica_number_order_unsigned(a, b) <= 0, a, b);
}
mica_number mica_number_higher_signed(mica_number a, mica_number b) {
  return chosen(mica_number_order_signed(a, b) >= 0, a, b);
}
mica_number mica_number_higher_unsigned(mica_number a, mica_number b) {
  return chosen(mica_number_order_unsigned(a, b) >= 0, a, b);
}

// ---- Bits ---------------------------------------------------------------------------------------

static uint64_t word_at(mica_number a, size_t i, uint64_t beyond) {
  const size_t count = mica_integer_word_count(number_type_width(a.type));
  return i < count ? number_words(&a)[i] : beyond;
}
// Of the bits that belong to the width.
static uint64_t own_word_at(mica_number a, size_t i) {
  const uint32_t width = number_type_width(a.type);
  return low_bits(word_at(a, i, 0), i * 64 < width ? width - (uint32_t)(i * 64) : 0);
}

// The amount, if it is less than the width.
static bool amount_of(mica_number a, mica_number amount, uint32_t *bits) {
  uint64_t value;
  if (!numbers_match(a, amount) || !mica_number_to_u64(amount, &value)) return false;
  *bits = (uint32_t)value;
  return value < number_type_width(a.type);
}

mica_number mica_number_shift_left(mica_number a, mica_number amount) {
  uint32_t bits;
  if (!amount_of(a, amount, &bits)) return mica_number_none();
  if (is_narrow(a)) return narrow(a.type, number_type_width(a.type), a.few[0] << bits);
  number_room room;
  mica_number_room_take(&room, a.type);
  const size_t whole = bits / 64, rest = bits % 64;
  for (size_t i = 0; room.words != NULL && i < room.count; i++) {
    const uint64_t high = i < whole ? 0 : number_words(&a)[i - whole];
    const uint64_t low = i <= whole ? 0 : number_words(&a)[i - whole - 1];
    room.words[i] = rest == 0 ? high : high << rest | low >> (64 - rest);
  }
  return mica_number_room_end(&room, a.type);
}

static mica_number shift_right(mica_number a, mica_number amount, bool is_signed) {
  uint32_t bits;
  if (!amount_of(a, amount, &bits)) return mica_number_none();
  const uint64_t fill = is_signed && mica_number_is_negative(a) ? UINT64_MAX : 0;
  number_room room;
  mica_number_room_take(&room, a.type);
  const size_t whole = bits / 64, rest = bits % 64;
  for (size_t i = 0; room.words != NULL && i < room.count; i++) {
    const size_t from = i + whole;
    const uint64_t low = from >= room.count ? fill
                         : is_signed        ? word_at(a, from, fill)
                                            : own_word_at(a, from);
    const uint64_t high = from + 1 >= room.count ? fill
                          : is_signed            ? word_at(a, from + 1, fill)
                                                 : own_word_at(a, from + 1);
    room.words[i] = rest == 0 ? low : low >> rest | high << (64 - rest);
  }
  return mica_number_room_end(&room, a.type);
}
mica_number mica_number_shift_right_signed(mica_number a, mica_number amount) {
  return shift_right(a, amount, true);
}
mica_number mica_number_shift_right_unsigned(mica_number a, mica_number amount) {
  return shift_right(a, amount, false);
}

mica_number mica_number_leading_zeros(mica_number a) {
  if (!number_is_integer(a)) return mica_number_none();
  const uint32_t width = number_type_width(a.type);
  for (size_t i = mica_integer_word_count(width); i-- > 0;) {
    const uint64_t word = own_word_at(a, i);
    if (word != 0)
      return mica_number_integer(a.type, (int64_t)width - (int64_t)(i * 64 + bit_length(word)));
  }
  return mica_number_integer(a.type, width);
}

mica_number mica_number_trailing_zeros(mica_number a) {
  if (!number_is_integer(a)) return mica_number_none();
  const uint32_t width = number_type_width(a.type);
  for (size_t i = 0; i < mica_integer_word_count(width); i++) {
    const uint64_t word = own_word_at(a, i);
    if (word != 0)
      return mica_number_integer(a.type, (int64_t)(i * 64 + bit_length(word & -word) - 1));
  }
  return mica_number_integer(a.type, width);
}

mica_number mica_number_population(mica_number a) {
  if (!number_is_integer(a)) return mica_number_none();
  int64_t bits = 0;
  for (size_t i = 0; i < mica_integer_word_count(number_type_width(a.type)); i++)
    for (uint64_t word = own_word_at(a, i); word != 0; word &= word - 1) bits++;
  return mica_number_integer(a.type, bits);
}

static mica_number resize(mica_number a, const mica_type *type, bool is_signed) {
  if (!number_is_integer(a) || type == NULL) return mica_number_none();
  const uint64_t fill = is_signed && mica_number_is_negative(a) ? UINT64_MAX : 0;
  number_room room;
  mica_number_room_take(&room, type);
  for (size_t i = 0; room.words != NULL && i < room.count; i++)
    room.words[i] = is_signed ? word_at(a, i, fill) : own_word_at(a, i);
  return mica_number_room_end(&room, type);
}
mica_number mica_number_resize_signed(mica_number a, const mica_type *type) {
  return resize(a, type, true);
}
mica_number mica_number_resize_unsigned(mica_number a, const mica_type *type) {
  return resize(a, type, false);
}

// ---- Products and quotients ---------------------------------------------------------------------

static void natural_of(mica_number a, natural *n) {
  assert(number_type_width(a.type) <= WIDE_MAX);
  const size_t count = mica_integer_word_count(number_type_width(a.type));
  n->size = 0;
  for (size_t i = 0; i < count; i++) {
    const uint64_t word = own_word_at(a, i);
    n->limbs[2 * i] = (uint32_t)word;
    n->limbs[2 * i + 1] = (uint32_t)(word >> 32);
    if (word >> 32 != 0) n->size = (uint32_t)(2 * i + 2);
    else if (word != 0) n->size = (uint32_t)(2 * i + 1);
  }
}

// The bits of `n` from a position up.
static mica_number of_natural(const natural *n, uint32_t position, const mica_type *type) {
  number_room room;
  mica_number_room_take(&room, type);
  for (size_t i = 0; room.words != NULL && i < room.count; i++)
    room.words[i] = mica_natural_word_at(n, position + (uint32_t)i * 64);
  return mica_number_room_end(&room, type);
}

// Not `is_high`: the lower half.
static mica_number multiply_unsigned(mica_number a, mica_number b, bool is_high) {
  const uint32_t width = number_type_width(a.type);
  natural x, y, product;
  if (width > WIDE_MAX) return mica_number_none();
  natural_of(a, &x);
  natural_of(b, &y);
  mica_natural_multiply(&product, &x, &y);
  return of_natural(&product, is_high ? width : 0, a.type);
}

mica_number mica_number_multiply(mica_number a, mica_number b) {
  if (mica_number_is_float(a)) return mica_float_multiply(a, b);
  if (!numbers_match(a, b)) return mica_number_none();
  if (is_narrow(a)) return narrow(a.type, number_type_width(a.type), a.few[0] * b.few[0]);
  return multiply_unsigned(a, b, false);
}

mica_number mica_number_high_unsigned(mica_number a, mica_number b) {
  if (!numbers_match(a, b)) return mica_number_none();
  const uint32_t width = number_type_width(a.type);
  if (width > 32) return multiply_unsigned(a, b, true);
  return narrow(a.type, width, low_bits(a.few[0], width) * low_bits(b.few[0], width) >> width);
}

// A negative factor counts 2^width too much, times the other.
mica_number mica_number_high_signed(mica_number a, mica_number b) {
  mica_number high = mica_number_high_unsigned(a, b);
  if (mica_number_is_negative(a)) high = mica_number_subtract(high, b);
  if (mica_number_is_negative(b)) high = mica_number_subtract(high, a);
  return high;
}

// Either may be NULL. False: a division by zero, or too wide.
static bool divide_unsigned(mica_number a, mica_number b, mica_number *quotient,
                            mica_number *rest) {
  if (!numbers_match(a, b) || mica_number_is_zero(b)) return false;
  const uint32_t width = number_type_width(a.type);
  if (width <= 64) {
    const uint64_t x = low_bits(a.few[0], width), y = low_bits(b.few[0], width);
    *quotient = narrow(a.type, width, x / y);
    *rest = narrow(a.type, width, x % y);
    return true;
  }
  natural x, y, q;
  if (width > WIDE_MAX) return false;
  natural_of(a, &x);
  natural_of(b, &y);
  mica_natural_divide(&x, &y, &q);
  *quotient = of_natural(&q, 0, a.type);
  *rest = mica_number_subtract(a, mica_number_multiply(*quotient, b));
  return mica_number_is_any(*rest);
}

// Towards zero. False also where the quotient doesn't fit.
static bool divide_signed(mica_number a, mica_number b, mica_number *quotient, mica_number *rest) {
  const bool is_negative = mica_number_is_negative(a) != mica_number_is_negative(b);
  if (!divide_unsigned(mica_number_absolute(a), mica_number_absolute(b), quotient, rest))
    return false;
  if (mica_number_is_negative(a)) *rest = mica_number_negate(*rest);
  if (is_negative) *quotient = mica_number_negate(*quotient);
  return is_negative || !mica_number_is_negative(*quotient);
}

mica_number mica_number_divide_unsigned(mica_number a, mica_number b) {
  mica_number quotient, rest;
  return divide_unsigned(a, b, &quotient, &rest) ? quotient : mica_number_none();
}
mica_number mica_number_divide_signed(mica_number a, mica_number b) {
  mica_number quotient, rest;
  return divide_signed(a, b, &quotient, &rest) ? quotient : mica_number_none();
}
mica_number mica_number_remainder_unsigned(mica_number a, mica_number b) {
  mica_number quotient, rest;
  return divide_unsigned(a, b, &quotient, &rest) ? rest : mica_number_none();
}
mica_number mica_number_remainder_signed(mica_number a, mica_number b) {
  mica_number quotient, rest;
  if (numbers_match(a, b) && mica_number_is_all_ones(b)) return zero_like(a);
  return divide_signed(a, b, &quotient, &rest) ? rest : mica_number_none();
}

static mica_number step(mica_number quotient, int64_t by) {
  return mica_number_add(quotient, mica_number_integer(quotient.type, by));
}
mica_number mica_number_floor_divide_signed(mica_number a, mica_number b) {
  mica_number quotient, rest;
  if (!divide_signed(a, b, &quotient, &rest)) return mica_number_none();
  const bool is_below = mica_number_is_negative(a) != mica_number_is_negative(b);
  return is_below && !mica_number_is_zero(rest) ? step(quotient, -1) : quotient;
}
mica_number mica_number_ceil_divide_signed(mica_number a, mica_number b) {
  mica_number quotient, rest;
  if (!divide_signed(a, b, &quotient, &rest)) return mica_number_none();
  const bool is_below = mica_number_is_negative(a) != mica_number_is_negative(b);
  return !is_below && !mica_number_is_zero(rest) ? step(quotient, 1) : quotient;
}
mica_number mica_number_ceil_divide_unsigned(mica_number a, mica_number b) {
  mica_number quotient, rest;
  if (!divide_unsigned(a, b, &quotient, &rest)) return mica_number_none();
  return mica_number_is_zero(rest) ? quotient : step(quotient, 1);
}

// ---- Overflow -----------------------------------------------------------------------------------

bool mica_number_add_overflows_unsigned(mica_number a, mica_number b) {
  return mica_number_order_unsigned(mica_number_add(a, b), a) < 0;
}
bool mica_number_add_overflows_signed(mica_number a, mica_number b) {
  const bool is_negative = mica_number_is_negative(a);
  return is_negative == mica_number_is_negative(b) &&
         mica_number_is_negative(mica_number_add(a, b)) != is_negative;
}
bool mica_number_subtract_overflows_unsigned(mica_number a, mica_number b) {
  return mica_number_order_unsigned(a, b) < 0;
}
bool mica_number_subtract_overflows_signed(mica_number a, mica_number b) {
  const bool is_negative = mica_number_is_negative(a);
  return is_negative != mica_number_is_negative(b) &&
         mica_number_is_negative(mica_number_subtract(a, b)) != is_negative;
}
bool mica_number_multiply_overflows_unsigned(mica_number a, mica_number b) {
  return !mica_number_is_zero(mica_number_high_unsigned(a, b));
}
bool mica_number_multiply_overflows_signed(mica_number a, mica_number b) {
  const mica_number low = mica_number_multiply(a, b), high = mica_number_high_signed(a, b);
  return mica_number_is_negative(low) ? !mica_number_is_all_ones(high) : !mica_number_is_zero(high);
}
