// The layouts of the builtin dialect's float types.
#ifndef MICA_RUNTIME_FLOAT_FORMAT_H
#define MICA_RUNTIME_FLOAT_FORMAT_H

#include "mica/type.h"

typedef enum float_specials {
  FLOAT_IEEE,         // infinities and NaNs at the highest exponent
  FLOAT_NAN_ALL_ONES, // no infinity; NaN is all ones (of exponent and mantissa)
  FLOAT_NAN_MINUS_0,  // no infinity, no negative zero: its encoding is the NaN
  FLOAT_FINITE,       // neither infinity nor NaN
} float_specials;

typedef struct float_format {
  const char *name;    // "f32"
  uint32_t size;       // bits
  uint32_t precision;  // significant bits, the leading one included
  int32_t exponent_min, exponent_max;  // of normal numbers 1.m * 2^e
  float_specials specials;
  bool explicit_one;   // the leading bit is stored (f80)
  bool is_unsigned;    // no sign, no zero (f8E8M0FNU)
} float_format;

const float_format *float_format_of(mica_float_kind kind);

#endif
