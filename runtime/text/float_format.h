// The layouts of the builtin dialect's float types, and values between layouts.
#ifndef MICA_RUNTIME_TEXT_FLOAT_FORMAT_H
#define MICA_RUNTIME_TEXT_FLOAT_FORMAT_H

#include "text/natural.h"
#include "mica/type.h"

typedef enum float_specials {
  FLOAT_IEEE,          // infinities and NaNs at the highest exponent
  FLOAT_NAN_ALL_ONES,  // no infinity; NaN is all ones (of exponent and mantissa)
  FLOAT_NAN_MINUS_0,   // no infinity, no negative zero: its encoding is the NaN
  FLOAT_FINITE,        // neither infinity nor NaN
} float_specials;

typedef struct float_format {
  const char *name;  // "f32"
  uint32_t name_size;
  uint32_t size;                       // bits
  uint32_t precision;                  // significant bits, the leading one included
  int32_t exponent_min, exponent_max;  // of normal numbers 1.m * 2^e
  float_specials specials;
  bool explicit_one;  // the leading bit is stored (f80)
  bool is_unsigned;   // no sign, no zero (f8E8M0FNU)
} float_format;

const float_format *mica_float_format_of(mica_float_kind kind);

typedef enum float_class { FLOAT_FINITE_VALUE, FLOAT_INFINITY, FLOAT_NAN } float_class;
typedef struct float_parts {  // significand * 2^exponent
  float_class class;
  bool negative;
  uint64_t significand[2];
  int32_t exponent;
} float_parts;
float_parts mica_float_unpack(const float_format *format, const uint64_t bits[2]);
// The nearest value to magnitude * 2^exponent, ties to even; `more`: a little is to be added to the
// magnitude.
void mica_float_round(const float_format *format, bool negative, const big *magnitude,
                      int32_t exponent, bool more, uint64_t bits[2]);
void mica_float_set_special(const float_format *format, bool negative, float_class class,
                            uint64_t bits[2]);
// The nearest value to digits * 10^exponent. `digits` is used up.
void mica_float_from_decimal(const float_format *format, bool negative, big *digits,
                             int32_t exponent, bool more, uint64_t bits[2]);

#endif
