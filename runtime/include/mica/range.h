// Ranges of integers: what is known of a value that isn't constant, as unsigned and as signed, ends
// included. What an operation's operands lie in decides what its results lie in: an operation with
// InferIntRangeInterface says how (mica/interfaces.h), and --int-range-optimizations asks it.
//
//   mica_range r = mica_range_and(mica_range_full(i32), mica_range_constant(seven));  // 0 to 7
#ifndef MICA_RANGE_H
#define MICA_RANGE_H

#include "mica/arithmetic.h"

MICA_BEGIN

// Numbers of one width. All bits zero, numbers that are none: nothing is known yet.
typedef struct mica_range {
  mica_number umin, umax, smin, smax;
} mica_range;

MICA_INLINE bool mica_range_is_known(const mica_range *r) { return r->umin.type != NULL; }
MICA_API mica_range mica_range_unknown(void);
// The type whose numbers bound values of `type`: itself or its elements', an integer of one bit or
// more, or index. NULL: it has no ranges.
MICA_API const mica_type *mica_range_type(const mica_type *type);
MICA_API mica_range mica_range_full(const mica_type *type);  // unknown where it has no ranges
MICA_API mica_range mica_range_constant(mica_number value);
// Of an integer, or of all elements of a dense attribute; unknown: of what is neither.
MICA_API mica_range mica_range_of_attr(const mica_attr *constant);
// The other two ends follow where the sign doesn't change in between, else they are the type's.
MICA_API mica_range mica_range_from_signed(mica_number min, mica_number max);
MICA_API mica_range mica_range_from_unsigned(mica_number min, mica_number max);
// The one number that is in it; none: there are more.
MICA_API mica_number mica_range_value(const mica_range *r);
MICA_API bool mica_range_equal(const mica_range *a, const mica_range *b);
// The smallest one with both; one that isn't known adds nothing.
MICA_API mica_range mica_range_union(mica_range a, mica_range b);
MICA_API mica_range mica_range_intersection(mica_range a, mica_range b);

// ---- Other widths -------------------------------------------------------------------------------
// `type`: an integer or index.

MICA_API mica_range mica_range_extend(mica_range r, const mica_type *type);  // each end as its sign
MICA_API mica_range mica_range_extend_signed(mica_range r, const mica_type *type);
MICA_API mica_range mica_range_extend_unsigned(mica_range r, const mica_type *type);
MICA_API mica_range mica_range_truncate(mica_range r, const mica_type *type);
// To a type of any width: extended or truncated as needed.
MICA_API mica_range mica_range_resize_signed(mica_range r, const mica_type *type);
MICA_API mica_range mica_range_resize_unsigned(mica_range r, const mica_type *type);

// ---- Results ------------------------------------------------------------------------------------
// Of two operands that are known, of one width.

// What overflows is poison, and so may be anything.
typedef enum mica_range_wraps {
  MICA_RANGE_WRAPS = 0,
  MICA_RANGE_NO_SIGNED_WRAP = 1,
  MICA_RANGE_NO_UNSIGNED_WRAP = 2,
} mica_range_wraps;  // a set of bits
MICA_API mica_range mica_range_add(mica_range a, mica_range b, uint32_t wraps);
MICA_API mica_range mica_range_subtract(mica_range a, mica_range b, uint32_t wraps);
MICA_API mica_range mica_range_multiply(mica_range a, mica_range b, uint32_t wraps);
MICA_API mica_range mica_range_shift_left(mica_range a, mica_range b, uint32_t wraps);
MICA_API mica_range mica_range_divide_signed(mica_range a, mica_range b);
MICA_API mica_range mica_range_divide_unsigned(mica_range a, mica_range b);
MICA_API mica_range mica_range_ceil_divide_signed(mica_range a, mica_range b);
MICA_API mica_range mica_range_ceil_divide_unsigned(mica_range a, mica_range b);
MICA_API mica_range mica_range_floor_divide_signed(mica_range a, mica_range b);
MICA_API mica_range mica_range_remainder_signed(mica_range a, mica_range b);
MICA_API mica_range mica_range_remainder_unsigned(mica_range a, mica_range b);
MICA_API mica_range mica_range_higher_signed(mica_range a, mica_range b);
MICA_API mica_range mica_range_higher_unsigned(mica_range a, mica_range b);
MICA_API mica_range mica_range_lower_signed(mica_range a, mica_range b);
MICA_API mica_range mica_range_lower_unsigned(mica_range a, mica_range b);
MICA_API mica_range mica_range_and(mica_range a, mica_range b);
MICA_API mica_range mica_range_or(mica_range a, mica_range b);
MICA_API mica_range mica_range_xor(mica_range a, mica_range b);
MICA_API mica_range mica_range_shift_right_signed(mica_range a, mica_range b);
MICA_API mica_range mica_range_shift_right_unsigned(mica_range a, mica_range b);

// Of a dimension of `shaped`, whose number lies in `number` (or isn't known): an index.
MICA_API mica_range mica_range_of_dimension(const mica_type *shaped, const mica_range *number);

// Comparisons, in the order of the predicates of arith.cmpi.
typedef enum mica_range_order {
  MICA_RANGE_EQ,
  MICA_RANGE_NE,
  MICA_RANGE_SLT,
  MICA_RANGE_SLE,
  MICA_RANGE_SGT,
  MICA_RANGE_SGE,
  MICA_RANGE_ULT,
  MICA_RANGE_ULE,
  MICA_RANGE_UGT,
  MICA_RANGE_UGE,
} mica_range_order;
// True: *is_true is what all numbers of the two ranges answer. False: not all answer the same.
MICA_API bool mica_range_compare(mica_range_order order, const mica_range *a, const mica_range *b,
                                 bool *is_true);
// The range of an i1 that is known to be one of the two, or isn't.
MICA_API mica_range mica_range_of_truth(mica_context *ctx, bool is_known, bool is_true);

MICA_END

#endif
