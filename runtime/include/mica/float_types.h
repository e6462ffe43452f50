// The float types of the builtin dialect, a line each. The kinds, the layouts, the parser and
// the printer are all made of this list; the prelude has two constraints for each
// (defs/mica/types.def and builtin.def), which a test compares.
//
//   X(KIND, name, bits, precision, lowest exponent, highest exponent, specials, form)
//
// MICA_KIND is the enumerator; the lexer takes names of the shape [bt]?f<digits><capitals, digits>.
// Precision counts the significant bits, the leading one included; the exponents are those of
// normal numbers 1.m * 2^e. Specials:
//   IEEE          infinities and NaNs at the exponent above the highest
//   NAN_ALL_ONES  no infinity; NaN is all ones (of exponent and mantissa)
//   NAN_MINUS_0   no infinity, no negative zero: its encoding is the NaN
//   FINITE        neither infinity nor NaN
// Form:
//   SIGNED        sign, exponent, mantissa
//   LEADING_ONE   the leading bit of the mantissa is stored too
//   UNSIGNED      no sign, no zero
// The commonest come first: names are looked for in this order.
#ifndef MICA_FLOAT_TYPES_H
#define MICA_FLOAT_TYPES_H

// clang-format off
#define MICA_FLOAT_TYPES(X)                                                           \
  X(F32,          "f32",           32,  24,   -126,   127, IEEE,         SIGNED)      \
  X(F64,          "f64",           64,  53,  -1022,  1023, IEEE,         SIGNED)      \
  X(F16,          "f16",           16,  11,    -14,    15, IEEE,         SIGNED)      \
  X(BF16,         "bf16",          16,   8,   -126,   127, IEEE,         SIGNED)      \
  X(TF32,         "tf32",          19,  11,   -126,   127, IEEE,         SIGNED)      \
  X(F80,          "f80",           80,  64, -16382, 16383, IEEE,         LEADING_ONE) \
  X(F128,         "f128",         128, 113, -16382, 16383, IEEE,         SIGNED)      \
  X(F4E2M1FN,     "f4E2M1FN",       4,   2,      0,     2, FINITE,       SIGNED)      \
  X(F6E2M3FN,     "f6E2M3FN",       6,   4,      0,     2, FINITE,       SIGNED)      \
  X(F6E3M2FN,     "f6E3M2FN",       6,   3,     -2,     4, FINITE,       SIGNED)      \
  X(F8E5M2,       "f8E5M2",         8,   3,    -14,    15, IEEE,         SIGNED)      \
  X(F8E4M3,       "f8E4M3",         8,   4,     -6,     7, IEEE,         SIGNED)      \
  X(F8E4M3FN,     "f8E4M3FN",       8,   4,     -6,     8, NAN_ALL_ONES, SIGNED)      \
  X(F8E5M2FNUZ,   "f8E5M2FNUZ",     8,   3,    -15,    15, NAN_MINUS_0,  SIGNED)      \
  X(F8E4M3FNUZ,   "f8E4M3FNUZ",     8,   4,     -7,     7, NAN_MINUS_0,  SIGNED)      \
  X(F8E4M3B11FNUZ,"f8E4M3B11FNUZ",  8,   4,    -10,     4, NAN_MINUS_0,  SIGNED)      \
  X(F8E3M4,       "f8E3M4",         8,   5,     -2,     3, IEEE,         SIGNED)      \
  X(F8E8M0FNU,    "f8E8M0FNU",      8,   1,   -127,   127, NAN_ALL_ONES, UNSIGNED)
// clang-format on

// MICA_F32, MICA_BF16, MICA_F8E5M2, ... MICA_PPC_FP128 is none of the builtin dialect: of two
// doubles, the first one being the nearest to their sum (FloatTypeInterface).
#define MICA_FLOAT_KIND(kind, ...) MICA_##kind,
typedef enum mica_float_kind {
  MICA_FLOAT_TYPES(MICA_FLOAT_KIND) MICA_FLOAT_KIND_COUNT,
  MICA_PPC_FP128 = MICA_FLOAT_KIND_COUNT
} mica_float_kind;
#undef MICA_FLOAT_KIND

#endif
