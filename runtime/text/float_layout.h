// The layouts of the builtin dialect's float types, and values between layouts.
#ifndef MICA_RUNTIME_TEXT_FLOAT_LAYOUT_H
#define MICA_RUNTIME_TEXT_FLOAT_LAYOUT_H

#include "text/natural.h"
#include "mica/type.h"

// The words of mica/float_types.h.
typedef enum float_specials {
  FLOAT_IEEE,
  FLOAT_NAN_ALL_ONES,
  FLOAT_NAN_MINUS_0,
  FLOAT_FINITE
} float_specials;
typedef enum float_form {
  FLOAT_SIGNED,
  FLOAT_LEADING_ONE,
  FLOAT_UNSIGNED,
  FLOAT_PAIR  // a double in each word, added; specials and the sign are the first one's
} float_form;

typedef struct float_layout {
  mica_str name;
  uint32_t size;       // bits
  uint32_t precision;  // significant bits
  int32_t exponent_min, exponent_max;
  float_specials specials;
  float_form form;
} float_layout;

const float_layout *mica_float_layout_of(mica_float_kind kind);

typedef enum float_class { FLOAT_FINITE_VALUE, FLOAT_INFINITY, FLOAT_NAN } float_class;
typedef struct float_parts {  // significand * 2^exponent
  float_class class;
  bool negative;
  uint64_t significand[2];
  int32_t exponent;
} float_parts;
float_parts mica_float_unpack(const float_layout *layout, const uint64_t bits[2]);
// The nearest value to magnitude * 2^exponent, ties to even; `more`: a little is to be added to the
// magnitude.
void mica_float_round(const float_layout *layout, bool negative, const natural *magnitude,
                      int32_t exponent, bool more, uint64_t bits[2]);
float_parts mica_float_unpack_pair(const uint64_t bits[2]);
// The significand has at most 106 bits.
void mica_float_encode_pair(bool negative, const uint64_t significand[2], int32_t exponent,
                            uint64_t bits[2]);
void mica_float_set_special(const float_layout *layout, bool negative, float_class class,
                            uint64_t bits[2]);
// The nearest value to digits * 10^exponent. `digits` is used up.
void mica_float_from_decimal(const float_layout *layout, bool negative, natural *digits,
                             int32_t exponent, bool more, uint64_t bits[2]);

#endif
