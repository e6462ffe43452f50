// Lists that mix values and numbers, `[%a, 4, [8]]`: offsets, sizes, strides, loop bounds of many
// dialects (custom<DynamicIndexList>). Numbers stand in a dense array, with MICA_DYNAMIC where a
// value stands.
#ifndef MICA_INDEX_LIST_H
#define MICA_INDEX_LIST_H

#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

MICA_BEGIN

// `open`: '(' or '['. `scalable`: where `[n]` says so, a bool for each element; NULL: not asked
// for.
MICA_API bool mica_parse_index_list(mica_parser *p, int open, mica_operand_refs *values,
                                    const mica_attr **numbers, mica_bools *scalable);
MICA_API void mica_print_index_list(mica_printer *p, int open, const mica_op *op,
                                    mica_segment values, mica_int64s numbers, mica_bools scalable);
// As many numbers as `count`, and as many values as dynamic ones; else "expected ... NAME values".
MICA_API bool mica_verify_index_list(mica_op *op, const char *name, size_t count,
                                     mica_int64s numbers, size_t value_count);

// Slices: an operation whose last three operand groups are the values of `static_offsets`,
// `static_sizes` and `static_strides` (OffsetSizeAndStrideOpInterface).

// That the lists fit one another, and have `ranks` entries; offsets and sizes aren't negative.
MICA_API bool mica_verify_offsets_sizes_strides(mica_op *op, const size_t ranks[3]);
// That a slice lies within `shape`, as far as the numbers are known.
MICA_API bool mica_verify_slice_bounds(mica_op *op, mica_int64s shape, mica_int64s offsets,
                                       mica_int64s sizes, mica_int64s strides);
// The same without a word.
MICA_API bool mica_slice_is_within(mica_int64s shape, mica_int64s offsets, mica_int64s sizes,
                                   mica_int64s strides);
// Whether `reduced` is `original` without some dimensions of size 1.
MICA_API bool mica_shape_reduces_to(mica_int64s original, mica_int64s reduced);
// That there is a value for each dimension of `type` that isn't known.
MICA_API bool mica_verify_dynamic_sizes(mica_op *op, const mica_type *type, size_t value_count);

MICA_END

#endif
