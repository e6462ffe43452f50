// What folds and patterns of shape share: extents that are known.
#ifndef MICA_DEFS_SHAPE_SHARED_H
#define MICA_DEFS_SHAPE_SHARED_H

#include "shape/shape.h"

// `dense<[1, 2]> : tensor<2xindex>`. NULL: no memory.
const mica_attr *shape_extents_attr(mica_context *ctx, mica_int64s extents);
// Whether an attribute (NULL: none) is such a list; its length, and its elements.
bool shape_is_extents(const mica_attr *attr);
size_t shape_extents_count(const mica_attr *extents);
int64_t shape_extents_at(const mica_attr *extents, size_t index);
// The same in memory that the caller gives back by mica_free, of 8 bytes each. NULL: no memory.
int64_t *shape_extents_read(mica_context *ctx, const mica_attr *extents);
// What two shapes are broadcast to, in room for the longer one. False: they can't be.
bool shape_broadcast_pair(mica_int64s a, mica_int64s b, int64_t *out);

#endif
