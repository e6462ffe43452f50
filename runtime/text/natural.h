// Natural numbers of bounded size, on the caller's stack: what exact conversion of floats needs.
// The largest are powers of five of the exponents of f128.
#ifndef MICA_RUNTIME_TEXT_NATURAL_H
#define MICA_RUNTIME_TEXT_NATURAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { BIG_LIMBS_MAX = 1400 };
typedef struct big {
  uint32_t size;                  // limbs in use; the highest of them is not zero
  uint32_t limbs[BIG_LIMBS_MAX];  // least significant first
} big;

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

void mica_big_set_words(big *b, const uint64_t words[2]);
void mica_big_copy(big *to, const big *from);
void mica_big_multiply_add(big *b, uint32_t factor, uint32_t addend);
void mica_big_multiply(big *product, const big *a, const big *b);
void mica_big_multiply_power_of_five(big *b, uint32_t exponent);
void mica_big_shift_left(big *b, uint32_t bits);
void mica_big_shift_right(big *b, uint32_t bits);
uint32_t mica_big_divide_small(big *b, uint32_t divisor);  // the answer is the rest
uint32_t mica_big_bit_count(const big *b);                 // zero has none
bool mica_big_bit(const big *b, uint32_t position);
bool mica_big_has_bits_below(const big *b, uint32_t position);
uint32_t mica_big_trailing_zeros(const big *b);  // not for zero
// 64 bits from the position up.
uint64_t mica_big_word_at(const big *b, uint32_t position);
// `number` is used up: it becomes a multiple of the rest, zero when there is none.
void mica_big_divide(big *number, const big *divisor, big *quotient);

#endif
