// What the hooks of memref share: layouts as offset and strides, and common errors.
#ifndef MICA_DEFS_MEMREF_SHARED_H
#define MICA_DEFS_MEMREF_SHARED_H

#include "memref/memref.h"

#include "mica/mixed.h"
#include "mica/predicate.h"
#include "mica/rewrite.h"

// A memref's shape, offset and strides; MICA_DYNAMIC where they aren't known. The caller gives it
// back, also when making it failed.
typedef struct memref_strided {
  mica_context *ctx;
  int64_t *shape, *strides;  // `rank` entries each
  int64_t offset;
  size_t rank;
} memref_strided;
bool memref_strided_make(mica_context *ctx, size_t rank, memref_strided *out);  // false: no memory
// False: no memory, or the layout isn't strided.
bool memref_strided_of(const mica_type *memref, memref_strided *out);
void memref_strided_free(memref_strided *strided);
bool memref_strided_equal(const memref_strided *a, const memref_strided *b);
// The memref that it is, with element and space of `like`: with a strided layout, or as MLIR
// simplifies it, with an affine map or none. NULL: no memory.
const mica_type *memref_strided_type(const memref_strided *strided, const mica_type *like);
const mica_type *memref_canonical_type(const memref_strided *strided, const mica_type *like);

// The operation that gives the value, if it is a memref.cast that uses of its result may look
// through: the type of its source says at least as much. NULL: none.
mica_op *memref_cast_to_less(const mica_value *value);

// "different WHAT specified for FROM_NAME 'FROM' and TO_NAME 'TO'"
bool memref_mismatch(const mica_op *op, const char *what, const char *from_name,
                     const mica_type *from, const char *to_name, const mica_type *to);

#endif
