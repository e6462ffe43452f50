// What the files of arithmetic share: an integer's words, and the way back from words to a number.
#ifndef MICA_RUNTIME_NUMBER_NUMBER_H
#define MICA_RUNTIME_NUMBER_NUMBER_H

#include "mica/arithmetic.h"
#include "mica/context.h"
#include "mica/number.h"
#include "text/float_layout.h"

static inline uint32_t number_type_width(const mica_type *type) {
  return mica_type_is_index(type) ? 64 : mica_type_integer_width(type);
}
static inline const uint64_t *number_words(const mica_number *n) {
  return n->many != NULL ? n->many : n->few;
}
static inline bool number_is_integer(mica_number n) {
  return n.type != NULL && !mica_type_is_float(n.type);
}
// Integers of one width.
static inline bool numbers_match(mica_number a, mica_number b) {
  return number_is_integer(a) && number_is_integer(b) &&
         number_type_width(a.type) == number_type_width(b.type);
}

// Room for the words of a result while it is computed.
typedef struct number_room {
  mica_context *context;
  uint64_t few[4];
  uint64_t *words;  // NULL: no memory
  size_t count;
} number_room;
void mica_number_room_take(number_room *room, const mica_type *type);
// The number that the words are, whose bits above the width don't count; gives the room back.
mica_number mica_number_room_end(number_room *room, const mica_type *type);

// Words to an integer: 64 bits, sign-extended.
uint64_t mica_word_extended(uint64_t word, uint32_t width);

mica_number mica_float_add(mica_number a, mica_number b, bool subtracts);
mica_number mica_float_multiply(mica_number a, mica_number b);
mica_number mica_float_with_sign(mica_number a, bool is_negative);

#endif
