// What memref.subview says of its result, for its check, folds and patterns.
#ifndef MICA_DEFS_MEMREF_SUBVIEW_H
#define MICA_DEFS_MEMREF_SUBVIEW_H

#include "shared.h"

// What offsets, sizes and strides (one a dimension of the source) make of it; `out` has its rank.
void memref_subview_infer(const memref_strided *source, mica_int64s offsets, mica_int64s sizes,
                          mica_int64s strides, memref_strided *out);
// Of each dimension of the source, whether the result leaves it out. NULL: it can't be told, or no
// memory. memref_subview_dropped_free gives it back; NULL is allowed there.
bool *memref_subview_dropped(const mica_op *op);
void memref_subview_dropped_free(const mica_op *op, bool *dropped);

#endif
