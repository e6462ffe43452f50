// What memref.collapse_shape says of its result, for its check and its patterns.
#ifndef MICA_DEFS_MEMREF_RESHAPE_H
#define MICA_DEFS_MEMREF_RESHAPE_H

#include "memref/memref.h"

// The type that groups of dimensions make of a memref, each one dimension. NULL: they don't follow
// one another in memory, or no memory.
const mica_type *memref_collapsed_type(const mica_type *source, mica_attrs groups);

#endif
