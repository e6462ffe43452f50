// Natural numbers of bounded size, on the caller's stack: what exact conversion of floats needs.
// The largest are powers of five of the exponents of f128.
#ifndef MICA_RUNTIME_TEXT_NATURAL_H
#define MICA_RUNTIME_TEXT_NATURAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NATURAL_LIMBS_MAX = 1400 };
typedef struct natural {
  uint32_t size;                      // limbs in use; the highest of them is not zero
  uint32_t limbs[NATURAL_LIMBS_MAX];  // least significant first
} natural;

// How many bits a number has, leading zeros not counted.
static inline uint32_t bit_length(uint64_t word) {
#if defined(__GNUC__)
  return word == 0 ? 0 : 64 - (uint32_t)__builtin_clzll(word);
#else
  uint32_t length = 0;
  for (; word != 0; word >>= 1) length++;
  return length;
#endif
}

void mica_natural_set_words(natural *b, const uint64_t words[2]);
void mica_natural_copy(natural *to, const natural *from);
void mica_natural_multiply_add(natural *b, uint32_t factor, uint32_t addend);
void mica_natural_multiply(natural *product, const natural *a, const natural *b);
void mica_natural_multiply_power_of_five(natural *b, uint32_t exponent);
void mica_natural_shift_left(natural *b, uint32_t bits);
void mica_natural_shift_right(natural *b, uint32_t bits);
uint32_t mica_natural_divide_small(natural *b, uint32_t divisor);  // the answer is the rest
uint32_t mica_natural_bit_count(const natural *b);                 // zero has none
bool mica_natural_bit(const natural *b, uint32_t position);
bool mica_natural_has_bits_below(const natural *b, uint32_t position);
uint32_t mica_natural_trailing_zeros(const natural *b);  // not for zero
// 64 bits from the position up.
uint64_t mica_natural_word_at(const natural *b, uint32_t position);
// `number` is used up: it becomes a multiple of the rest, zero when there is none.
void mica_natural_divide(natural *number, const natural *divisor, natural *quotient);

#endif
