// What the files of ranges share: a range from what an operator gives for the ends of two others.
#ifndef MICA_RUNTIME_NUMBER_RANGE_H
#define MICA_RUNTIME_NUMBER_RANGE_H

#include "mica/range.h"
#include "number/number.h"

// One in the lowest bit: of i1 that is -1, as a number.
static inline mica_number mica_number_one_like(mica_number n) {
  return mica_number_integer(n.type, 1);
}
static inline mica_number mica_number_lowest_signed(const mica_type *type) {
  return mica_number_shift_left(mica_number_integer(type, 1),
                                mica_number_integer(type, (int64_t)number_type_width(type) - 1));
}

// None where it overflows, unless it saturates: then `end`.
mica_number mica_number_saturated(mica_number n, bool overflows, bool saturates, mica_number end);

// The range between two ends; all of the type where one is none.
mica_range mica_range_of_ends(mica_number min, mica_number max, bool is_signed,
                              const mica_type *type);
// Between the least and the greatest of what an operator gives for each end of `a` with each of
// `b`; all of the type where it gives none.
typedef mica_number mica_range_operator(const void *user, mica_number a, mica_number b);
mica_range mica_range_of_corners(mica_range_operator *f, const void *user, const mica_number a[2],
                                 const mica_number b[2], bool is_signed);

#endif
