// What folds and canonicalizations of tensors share.
#ifndef MICA_DEFS_TENSOR_SHARED_H
#define MICA_DEFS_TENSOR_SHARED_H

#include "mica/mixed.h"
#include "mica/rewrite.h"
#include "tensor/tensor.h"

// The ranked tensor with these sizes and another one's elements. NULL: no memory.
const mica_type *tensor_of_shape(mica_int64s shape, const mica_type *like);

// Which dimensions `reduced` leaves out of `original`: the first ones of size 1 that don't match.
// With `match_unknown`, sizes that aren't known match all but 1. `dropped`: room for one each.
// False: it can't be had so.
bool tensor_dropped_dims(mica_int64s original, mica_int64s reduced, bool match_unknown,
                         bool *dropped);
// The part of `source` that has these sizes, without as many dimensions of size 1, the first ones,
// as there are more than `rank`. NULL: no memory.
const mica_type *tensor_part_type(const mica_type *source, const mica_mixed *sizes, size_t rank);

// An operation that gives the part. NULL: no memory.
mica_op *tensor_extract_slice_of(mica_rewriter *rw, mica_loc loc, const mica_type *type,
                                 mica_value *source, const mica_mixed_slice *slice);

#endif
