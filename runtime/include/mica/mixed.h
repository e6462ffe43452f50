// Lists of offsets, sizes or strides, which mix values and numbers, while they are changed.
#ifndef MICA_MIXED_H
#define MICA_MIXED_H

#include "mica/ir.h"
#include "mica/subset.h"
#include "mica/verify.h"

MICA_BEGIN

// One list. The caller gives it back, also when making it failed.
typedef struct mica_mixed {
  mica_context *ctx;
  size_t count, value_count;
  mica_extent *items;   // `count`; a change is followed by mica_mixed_pack
  int64_t *numbers;     // of each, MICA_DYNAMIC where a value stands
  mica_value **values;  // `value_count`
} mica_mixed;
// Room for so many items; or those of an operation. False: no memory.
MICA_API bool mica_mixed_make(mica_context *ctx, size_t count, mica_mixed *out);
MICA_API bool mica_mixed_of(const mica_op *op, mica_segment values, mica_int64s numbers,
                            mica_mixed *out);
MICA_API void mica_mixed_free(mica_mixed *list);
MICA_API void mica_mixed_pack(mica_mixed *list);
MICA_INLINE mica_int64s mica_mixed_numbers(const mica_mixed *list) {
  mica_int64s numbers = {list->numbers, list->count};
  return numbers;
}

// Values that are constants, and fit, become numbers. How many did.
MICA_API size_t mica_mixed_fold(mica_mixed *list, bool (*fits)(int64_t number));
MICA_API bool mica_is_not_negative(int64_t number);
MICA_API bool mica_is_not_zero(int64_t number);
MICA_API bool mica_is_any_number(int64_t number);
// A number where the type says it, or where the value is a constant. How many became known.
MICA_API size_t mica_mixed_know(mica_mixed *list, const int64_t *known);

// The number that it is, or that its value is a constant of.
MICA_API bool mica_extent_known(mica_extent extent, int64_t *number);
MICA_API bool mica_mixed_all_are(const mica_mixed *list, int64_t number);
MICA_API bool mica_mixed_equal(const mica_mixed *a, const mica_mixed *b);

// An integer constant. False: it is none, or larger.
MICA_API bool mica_constant_number(const mica_value *value, int64_t *number);

// MICA_DYNAMIC when one is, or when the result doesn't fit.
MICA_API int64_t mica_saturated_add(int64_t a, int64_t b);
MICA_API int64_t mica_saturated_multiply(int64_t a, int64_t b);

// ---- Parts --------------------------------------------------------------------------------------

// Offsets, sizes and strides of an operation with OffsetSizeAndStrideOpInterface: its last three
// groups of operands with `static_offsets`, `static_sizes` and `static_strides`.
typedef struct mica_mixed_slice {
  mica_mixed offsets, sizes, strides;
} mica_mixed_slice;
// The caller gives it back, also when making it failed. False: no memory.
MICA_API bool mica_mixed_slice_of(const mica_op *op, mica_mixed_slice *out);
MICA_API void mica_mixed_slice_free(mica_mixed_slice *slice);
// The first of its lists that has constants among its values loses them; `may_stand_still`: strides
// of 0, too. False: none has.
MICA_API bool mica_mixed_slice_fold(mica_mixed_slice *slice, bool may_stand_still);
MICA_API bool mica_mixed_slice_equal(const mica_mixed_slice *a, const mica_mixed_slice *b);
// Whether `shape` has such a part, as far as the numbers are known.
MICA_API bool mica_mixed_slice_is_within(const mica_mixed_slice *slice, mica_int64s shape);
// Offsets 0, strides 1, the sizes of `shape`, as far as that goes.
MICA_API bool mica_mixed_slice_is_all_of(const mica_mixed_slice *slice, mica_int64s shape);
// Whether an operand is an integer constant.
MICA_API bool mica_op_has_constant_operand(const mica_op *op);

MICA_END

#endif
