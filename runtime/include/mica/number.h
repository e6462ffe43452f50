// Numbers in text: literals of integers and floats to words and bits. For the parser and for
// generated code. Nothing here depends on a locale or rounds twice. Signs are not part of the
// texts.
#ifndef MICA_NUMBER_H
#define MICA_NUMBER_H

#include "mica/attribute.h"

MICA_BEGIN

// How many words an integer of that many bits takes (at least one).
MICA_INLINE size_t mica_integer_word_count(uint32_t width) {
  return width <= 64 ? 1 : ((size_t)width + 63) / 64;
}

// `digits`: decimal, or hexadecimal after "0x", for an integer or index type. False: out of range
// as MLIR has it. A positive one must fit the type's bits, and for siN and index its highest bit be
// clear; a negative one must have it set; "-0" is out of range. More decimal digits than
// MICA_NUMBER_DIGITS_MAX (zeros in front not counted) are out of range too, which bounds the time.
// `words` holds mica_integer_word_count of the width and is sign-extended.
enum { MICA_NUMBER_DIGITS_MAX = 40000 };
MICA_API bool mica_integer_from_text(const mica_type *type, mica_str digits, bool negative,
                                     uint64_t *words);
// The same as an attribute. NULL: no memory, or out of range (*in_range tells).
MICA_API const mica_attr *mica_attr_integer_from_text(const mica_type *type, mica_str digits,
                                                      bool negative, bool *in_range);

// Decimal text `12.5e-3` (the point and the exponent may be absent) to the nearest value of the
// kind, ties to even; what is too large becomes infinity, or NaN, or the largest value, as the kind
// has it. Cost is bounded. False: not such a text, or a negative value of an unsigned kind.
MICA_API bool mica_float_from_text(mica_float_kind kind, mica_str text, bool negative,
                                   uint64_t bits[2]);
// The bits themselves after "0x". False: more bits than the kind has.
MICA_API bool mica_float_from_hex(mica_float_kind kind, mica_str digits, uint64_t bits[2]);
MICA_API void mica_float_from_double(mica_float_kind kind, double value, uint64_t bits[2]);
MICA_API double mica_float_to_double(mica_float_kind kind,
                                     const uint64_t bits[2]);  // nearest, ties to even

// The body of a dense string: "0x" and two digits a byte. False: something else, an odd number.
// `bytes` has room for (text.size - 2) / 2.
MICA_API bool mica_bytes_from_hex(mica_str text, void *bytes);

// How an element stands in raw dense data and dense arrays: whole bytes, host order (a complex one
// twice). Integers, index and floats; bits above the width are zero. Only the size is asked for
// complex types too.
MICA_API size_t mica_element_size(const mica_type *element);  // in bytes; i1 counts as one byte
MICA_API void mica_element_store(const mica_type *element, void *to, const uint64_t *words);
// `words` has room for mica_integer_word_count(width), two for floats. Integers come sign-extended.
MICA_API void mica_element_load(const mica_type *element, uint64_t *words, const void *from);

MICA_END

#endif
