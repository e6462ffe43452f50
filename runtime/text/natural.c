// Arithmetic of natural numbers, in limbs of 32 bits. Nothing is allocated: the callers see to it
// that no result has more than NATURAL_LIMBS_MAX limbs.
#include "text/natural.h"

#include <assert.h>
#include <string.h>

static void trim(natural *b) {
  while (b->size != 0 && b->limbs[b->size - 1] == 0) b->size--;
}

void mica_natural_set_words(natural *b, const uint64_t words[2]) {
  const uint32_t limbs[] = {(uint32_t)words[0], (uint32_t)(words[0] >> 32), (uint32_t)words[1],
                            (uint32_t)(words[1] >> 32)};
  memcpy(b->limbs, limbs, sizeof limbs);
  b->size = 4;
  trim(b);
}

void mica_natural_copy(natural *to, const natural *from) {
  to->size = from->size;
  memcpy(to->limbs, from->limbs, from->size * sizeof *from->limbs);
}

void mica_natural_multiply_add(natural *b, uint32_t factor, uint32_t addend) {
  assert(b->size < NATURAL_LIMBS_MAX);
  uint64_t carry = addend;
  for (uint32_t i = 0; i < b->size; i++) {
    carry += (uint64_t)b->limbs[i] * factor;
    b->limbs[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry != 0) b->limbs[b->size++] = (uint32_t)carry;
}

void mica_natural_multiply(natural *product, const natural *a, const natural *b) {
  assert(product != a && product != b && a->size + b->size <= NATURAL_LIMBS_MAX);
  product->size = a->size + b->size;
  memset(product->limbs, 0, product->size * sizeof *product->limbs);
  for (uint32_t i = 0; i < a->size; i++) {
    uint64_t carry = 0, factor = a->limbs[i];
    for (uint32_t k = 0; k < b->size; k++) {
      carry += factor * b->limbs[k] + product->limbs[i + k];
      product->limbs[i + k] = (uint32_t)carry;
      carry >>= 32;
    }
    product->limbs[i + b->size] = (uint32_t)carry;
  }
  trim(product);
}

static void multiply_small_power(natural *b, uint32_t exponent) {
  static const uint32_t powers[] = {1,       5,        25,        125,       625,
                                    3125,    15625,    78125,     390625,    1953125,
                                    9765625, 48828125, 244140625, 1220703125};
  for (; exponent >= 13; exponent -= 13) mica_natural_multiply_add(b, powers[13], 0);
  if (exponent != 0) mica_natural_multiply_add(b, powers[exponent], 0);
}

// High powers by squaring: half the exponent's bits are taken at a time.
static void set_power_of_five(natural *power, uint32_t exponent) {
  uint32_t halvings = 0;
  while (exponent >> halvings > 64) halvings++;
  power->limbs[0] = power->size = 1;
  multiply_small_power(power, exponent >> halvings);
  natural square;
  while (halvings-- > 0) {
    mica_natural_multiply(&square, power, power);
    mica_natural_copy(power, &square);
    if ((exponent >> halvings & 1) != 0) mica_natural_multiply_add(power, 5, 0);
  }
}

void mica_natural_multiply_power_of_five(natural *b, uint32_t exponent) {
  if (exponent <= 256) {
    multiply_small_power(b, exponent);
    return;
  }
  natural power, product;
  set_power_of_five(&power, exponent);
  mica_natural_multiply(&product, &power, b);
  mica_natural_copy(b, &product);
}

void mica_natural_shift_left(natural *b, uint32_t bits) {
  assert(b->size + bits / 32 < NATURAL_LIMBS_MAX);
  uint32_t limbs = bits / 32, rest = bits % 32;
  if (b->size == 0) return;
  b->limbs[b->size] = 0;
  for (uint32_t i = b->size + 1; i > 0; i--) {
    uint64_t pair = (uint64_t)b->limbs[i - 1] << 32 | (i > 1 ? b->limbs[i - 2] : 0);
    b->limbs[i - 1 + limbs] = (uint32_t)(pair >> (32 - rest));
  }
  memset(b->limbs, 0, limbs * sizeof *b->limbs);
  b->size += limbs + 1;
  trim(b);
}

void mica_natural_shift_right(natural *b, uint32_t bits) {
  uint32_t limbs = bits / 32, rest = bits % 32;
  if (limbs >= b->size) {
    b->size = 0;
    return;
  }
  b->size -= limbs;
  for (uint32_t i = 0; i < b->size; i++) {
    uint64_t high = i + 1 < b->size ? b->limbs[i + 1 + limbs] : 0;
    b->limbs[i] = (uint32_t)((high << 32 | b->limbs[i + limbs]) >> rest);
  }
  trim(b);
}

uint32_t mica_natural_divide_small(natural *b, uint32_t divisor) {
  assert(divisor != 0);
  uint64_t rest = 0;
  for (uint32_t i = b->size; i > 0; i--) {
    uint64_t part = rest << 32 | b->limbs[i - 1];
    b->limbs[i - 1] = (uint32_t)(part / divisor);
    rest = part % divisor;
  }
  trim(b);
  return (uint32_t)rest;
}

uint32_t mica_natural_bit_count(const natural *b) {
  return b->size == 0 ? 0 : (b->size - 1) * 32 + bit_length(b->limbs[b->size - 1]);
}

static uint32_t limb_at(const natural *b, uint32_t i) { return i < b->size ? b->limbs[i] : 0; }

bool mica_natural_bit(const natural *b, uint32_t position) {
  return (limb_at(b, position / 32) >> (position % 32) & 1) != 0;
}

bool mica_natural_has_bits_below(const natural *b, uint32_t position) {
  uint32_t whole = position / 32;
  for (uint32_t i = 0; i < whole && i < b->size; i++)
    if (b->limbs[i] != 0) return true;
  return (limb_at(b, whole) & ((UINT32_C(1) << position % 32) - 1)) != 0;
}

uint32_t mica_natural_trailing_zeros(const natural *b) {
  uint32_t count = 0;
  while (b->limbs[count / 32] == 0) count += 32;
  while (!mica_natural_bit(b, count)) count++;
  return count;
}

uint64_t mica_natural_word_at(const natural *b, uint32_t position) {
  uint32_t i = position / 32, shift = position % 32;
  uint64_t low = (uint64_t)limb_at(b, i + 1) << 32 | limb_at(b, i);
  return shift == 0 ? low : low >> shift | (uint64_t)limb_at(b, i + 2) << (64 - shift);
}

// ---- Long division ------------------------------------------------------------------------------

// number -= divisor * digit, at a limb offset; true: it went below zero.
static bool subtract_multiple(natural *number, const natural *divisor, uint32_t digit,
                              uint32_t offset) {
  uint64_t borrow = 0;
  for (uint32_t i = 0; i <= divisor->size; i++) {
    uint64_t product = (i < divisor->size ? (uint64_t)divisor->limbs[i] * digit : 0) + borrow;
    uint32_t have = number->limbs[i + offset], low = (uint32_t)product;
    number->limbs[i + offset] = have - low;
    borrow = (product >> 32) + (have < low);
  }
  return borrow != 0;
}

static void add_back(natural *number, const natural *divisor, uint32_t offset) {
  uint64_t carry = 0;
  for (uint32_t i = 0; i <= divisor->size; i++) {
    carry += (uint64_t)number->limbs[i + offset] + (i < divisor->size ? divisor->limbs[i] : 0);
    number->limbs[i + offset] = (uint32_t)carry;
    carry >>= 32;
  }
}

// From the two highest limbs, never less than the digit and at most two more (the divisor's highest
// bit is set).
static uint32_t estimate_digit(const natural *number, const natural *divisor, uint32_t offset) {
  uint32_t top = divisor->size;
  uint64_t high = (uint64_t)number->limbs[offset + top] << 32 | number->limbs[offset + top - 1];
  uint64_t digit = high / divisor->limbs[top - 1];
  return digit > UINT32_MAX ? UINT32_MAX : (uint32_t)digit;
}

// The divisor's highest bit must be set in its limb.
static void divide_normalized(natural *number, const natural *divisor, natural *quotient) {
  uint32_t steps = number->size < divisor->size ? 0 : number->size - divisor->size + 1;
  quotient->size = steps;
  number->limbs[number->size] = 0;
  for (uint32_t i = steps; i > 0; i--) {
    uint32_t offset = i - 1, digit = estimate_digit(number, divisor, offset);
    if (subtract_multiple(number, divisor, digit, offset)) {
      do {
        digit--;
        add_back(number, divisor, offset);
      } while (number->limbs[offset + divisor->size] != 0);
    }
    quotient->limbs[offset] = digit;
  }
  trim(number);
  trim(quotient);
}

void mica_natural_divide(natural *number, const natural *divisor, natural *quotient) {
  assert(divisor->size != 0 && divisor->limbs[divisor->size - 1] != 0);
  natural scaled;
  uint32_t shift = 32 - bit_length(divisor->limbs[divisor->size - 1]);
  mica_natural_copy(&scaled, divisor);
  if (shift != 0) {
    mica_natural_shift_left(&scaled, shift);
    mica_natural_shift_left(number, shift);
  }
  divide_normalized(number, &scaled, quotient);
}
