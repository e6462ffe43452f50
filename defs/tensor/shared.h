// What folds and canonicalizations of tensors share.
#ifndef MICA_DEFS_TENSOR_SHARED_H
#define MICA_DEFS_TENSOR_SHARED_H

#include "mica/mixed.h"
#include "mica/rewrite.h"
#include "tensor/tensor.h"

// Ranked tensors alike but for sizes, of which `to` tells each that `from` tells.
bool tensor_tells_as_much(const mica_type *from, const mica_type *to);
// The operation that gives the value, if it is a tensor.cast that uses of its result may look
// through: the type of its source tells at least as much. NULL: none.
mica_op *tensor_cast_to_less(const mica_value *value);
// The ranked tensor with these sizes and another one's elements. NULL: no memory.
const mica_type *tensor_of_shape(mica_int64s shape, const mica_type *like);

// Puts a cast to `type` in the operation's place, or the value itself where it has that type. NULL:
// no memory.
bool tensor_replace_by_cast(mica_rewriter *rw, mica_op *op, mica_value *by);

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
