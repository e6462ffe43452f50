// Exact arithmetic on constants: integers and index of any width (two's complement), floats of each
// kind (rounded once, to the nearest with ties to even; NaNs as MLIR's are). Numbers are values.
// One without a type is no number: what a division by zero gives, an operand that was none, or
// where there was no memory; what is computed of it is none either.
//
//   mica_number sum = mica_number_add(mica_number_of(lhs), mica_number_of(rhs));
//   const mica_attr *attr = mica_number_attr(sum);  // NULL: it is none
#ifndef MICA_ARITHMETIC_H
#define MICA_ARITHMETIC_H

#include "mica/attribute.h"

MICA_BEGIN

struct mica_number {
  const mica_type *type;  // of an integer, index or float; NULL: no number
  // An integer's words, sign-extended, or a float's encoding; least significant first.
  uint64_t few[2];
  const uint64_t *many;  // of an integer of more than 128 bits, kept by the context; else NULL
};

// An operation that says what it gives for numbers has at most as many operands, and results.
enum { MICA_EVALUATED_MOST = 8 };

// ---- Making and asking --------------------------------------------------------------------------

MICA_API mica_number mica_number_none(void);
MICA_API mica_number mica_number_of(const mica_attr *attr);  // of an integer or float, or NULL
MICA_API const mica_attr *mica_number_attr(mica_number n);   // NULL: none, or no memory
// Of a scalar as above, or of what all elements of a dense attribute are. None: they differ.
MICA_API mica_number mica_number_splat(const mica_attr *attr);
// A constant of `type`: the number, or a vector or tensor of it. NULL: none, the shape is not
// static, or no memory.
MICA_API const mica_attr *mica_number_fill(mica_number n, const mica_type *type);
// Of `type`, or of its elements; none where these are no numbers.
MICA_API mica_number mica_number_zero(const mica_type *type);
// An element of raw dense data (mica/number.h).
MICA_API mica_number mica_number_load(const mica_type *element, const void *from);
MICA_API void mica_number_store(mica_number n, void *to);
MICA_API mica_number mica_number_integer(const mica_type *type, int64_t value);  // modulo 2^width
MICA_API mica_number mica_number_words(const mica_type *type, const uint64_t *words);
MICA_API mica_number mica_number_truth(mica_context *ctx, bool value);                 // i1
MICA_API mica_number mica_number_double(const mica_type *type, double value);          // rounded
MICA_API mica_number mica_number_bits(const mica_type *type, const uint64_t bits[2]);  // of a float
MICA_API mica_number mica_number_infinity(const mica_type *type, bool is_negative);
MICA_API mica_number mica_number_nan(const mica_type *type);

MICA_INLINE bool mica_number_is_any(mica_number n) { return n.type != NULL; }
MICA_API bool mica_number_is_float(mica_number n);
MICA_API uint32_t mica_number_width(mica_number n);  // bits; index has 64
// False for what is no number; zeros of floats are zero whatever their sign.
MICA_API bool mica_number_is_zero(mica_number n);
MICA_API bool mica_number_is_one(mica_number n);
MICA_API bool mica_number_is_all_ones(mica_number n);  // an integer's bits
MICA_API bool mica_number_is_negative(mica_number n);  // the sign bit is set
MICA_API bool mica_number_is_lowest(mica_number n);    // an integer's lowest signed value
MICA_API bool mica_number_is_highest(mica_number n);   // and the highest
MICA_API bool mica_number_is_nan(mica_number n);
MICA_API bool mica_number_is_infinite(mica_number n);
MICA_API bool mica_number_is_normal(mica_number n);  // a float: neither of these, zero or subnormal
MICA_API bool mica_number_is_exactly(mica_number n, double value);  // a float, sign of zero counts
MICA_API bool mica_number_equal(mica_number a, mica_number b);      // same type and bits
// False: it doesn't fit.
MICA_API bool mica_number_to_i64(mica_number n, int64_t *value);
MICA_API bool mica_number_to_u64(mica_number n, uint64_t *value);
MICA_API double mica_number_to_double(mica_number n);  // of a float; nearest

// ---- Integers and floats ------------------------------------------------------------------------
// Two operands have one type.

MICA_API mica_number mica_number_add(mica_number a, mica_number b);
MICA_API mica_number mica_number_subtract(mica_number a, mica_number b);
MICA_API mica_number mica_number_multiply(mica_number a, mica_number b);
MICA_API mica_number mica_number_negate(mica_number a);
MICA_API mica_number mica_number_absolute(mica_number a);

// ---- Integers -----------------------------------------------------------------------------------

MICA_API mica_number mica_number_and(mica_number a, mica_number b);
MICA_API mica_number mica_number_or(mica_number a, mica_number b);
MICA_API mica_number mica_number_xor(mica_number a, mica_number b);
MICA_API mica_number mica_number_not(mica_number a);
// None where the amount (unsigned) isn't less than the width.
MICA_API mica_number mica_number_shift_left(mica_number a, mica_number amount);
MICA_API mica_number mica_number_shift_right_signed(mica_number a, mica_number amount);
MICA_API mica_number mica_number_shift_right_unsigned(mica_number a, mica_number amount);
// None for a zero divisor, and for the lowest value by -1; of more than 16,384 bits always.
MICA_API mica_number mica_number_divide_signed(mica_number a, mica_number b);  // towards zero
MICA_API mica_number mica_number_divide_unsigned(mica_number a, mica_number b);
MICA_API mica_number mica_number_floor_divide_signed(mica_number a, mica_number b);
MICA_API mica_number mica_number_ceil_divide_signed(mica_number a, mica_number b);
MICA_API mica_number mica_number_ceil_divide_unsigned(mica_number a, mica_number b);
// The lowest by -1 leaves zero.
MICA_API mica_number mica_number_remainder_signed(mica_number a, mica_number b);
MICA_API mica_number mica_number_remainder_unsigned(mica_number a, mica_number b);
MICA_API mica_number mica_number_high_signed(mica_number a, mica_number b);  // half of the product
MICA_API mica_number mica_number_high_unsigned(mica_number a, mica_number b);
MICA_API mica_number mica_number_lower_signed(mica_number a, mica_number b);
MICA_API mica_number mica_number_lower_unsigned(mica_number a, mica_number b);
MICA_API mica_number mica_number_higher_signed(mica_number a, mica_number b);
MICA_API mica_number mica_number_higher_unsigned(mica_number a, mica_number b);
MICA_API mica_number mica_number_leading_zeros(mica_number a);  // the width for zero
MICA_API mica_number mica_number_trailing_zeros(mica_number a);
MICA_API mica_number mica_number_population(mica_number a);  // bits that are set
// Below zero, zero or above: a less than, equal to or greater than b.
MICA_API int mica_number_order_signed(mica_number a, mica_number b);
MICA_API int mica_number_order_unsigned(mica_number a, mica_number b);
// Whether the result modulo 2^width is another number than the result.
MICA_API bool mica_number_add_overflows_signed(mica_number a, mica_number b);
MICA_API bool mica_number_add_overflows_unsigned(mica_number a, mica_number b);
MICA_API bool mica_number_subtract_overflows_signed(mica_number a, mica_number b);
MICA_API bool mica_number_subtract_overflows_unsigned(mica_number a, mica_number b);
MICA_API bool mica_number_multiply_overflows_signed(mica_number a, mica_number b);
MICA_API bool mica_number_multiply_overflows_unsigned(mica_number a, mica_number b);
// To another integer type: the low bits, and beyond them the sign or zeros. `type` NULL (there was
// no memory to make it): no number.
MICA_API mica_number mica_number_resize_signed(mica_number a, const mica_type *type);
MICA_API mica_number mica_number_resize_unsigned(mica_number a, const mica_type *type);

// ---- Floats -------------------------------------------------------------------------------------

MICA_API mica_number mica_number_divide(mica_number a, mica_number b);
MICA_API mica_number mica_number_remainder(mica_number a, mica_number b);  // with the sign of a
MICA_API mica_number mica_number_minimum(mica_number a, mica_number b);    // NaN where one is NaN
MICA_API mica_number mica_number_maximum(mica_number a, mica_number b);
MICA_API mica_number mica_number_minimum_number(mica_number a, mica_number b);  // the other then
MICA_API mica_number mica_number_maximum_number(mica_number a, mica_number b);
MICA_API mica_number mica_number_copy_sign(mica_number a, mica_number sign);
// To a float that is an integer.
typedef enum mica_rounding {
  MICA_ROUND_DOWN,
  MICA_ROUND_UP,
  MICA_ROUND_TOWARD_ZERO,
  MICA_ROUND_HALF_EVEN,  // to the nearest; of two to the even one
  MICA_ROUND_HALF_AWAY,  // or to the one that is further from zero
} mica_rounding;
MICA_API mica_number mica_number_round(mica_number a, mica_rounding mode);
typedef enum mica_float_order {
  MICA_FLOAT_LESS,
  MICA_FLOAT_EQUAL,
  MICA_FLOAT_GREATER,
  MICA_FLOAT_UNORDERED,  // one is NaN
} mica_float_order;
MICA_API mica_float_order mica_number_order(mica_number a, mica_number b);

// To another kind. *is_exact (may be NULL): it is the same value, of a NaN the same payload, and
// that is quiet.
MICA_API mica_number mica_number_convert(mica_number a, const mica_type *type, bool *is_exact);
MICA_API mica_number mica_number_from_signed(mica_number integer, const mica_type *type);
MICA_API mica_number mica_number_from_unsigned(mica_number integer, const mica_type *type);
// Towards zero; none where it doesn't fit.
MICA_API mica_number mica_number_to_signed(mica_number a, const mica_type *type);
MICA_API mica_number mica_number_to_unsigned(mica_number a, const mica_type *type);
// The same bits as an integer or float of the same width.
MICA_API mica_number mica_number_reinterpret(mica_number a, const mica_type *type);

MICA_END

#endif
