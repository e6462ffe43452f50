// What the hooks of vector share: types made by dimensions, masks, kinds of combining.
#ifndef MICA_DEFS_VECTOR_SHARED_H
#define MICA_DEFS_VECTOR_SHARED_H

#include "vector/vector.h"

#include "mica/affine.h"
#include "mica/predicate.h"

// Whether elements of that type can be combined so.
bool vector_supports_kind(vector_combining_kind kind, const mica_type *element);
// That there is such a kind: text that gives something else for it leaves none; and that it
// combines elements of that type, in a contraction or another operation.
bool vector_check_kind(mica_op *op, const mica_attr *kind, const mica_type *element,
                       const char *operation);
// The same shape with elements of type i1. NULL: it is no vector, or no memory.
const mica_type *vector_mask_type(const mica_type *type);
bool vector_dim_is_scalable(const mica_type *vector, size_t dim);
// "requires RANK indices"; or there are so many.
bool vector_check_index_count(mica_op *op, const mica_type *base, size_t count);
// The size of an element of an operation's vectors; `index` by the data layout around it, pointers
// as 64 bits.
uint64_t vector_element_bits(const mica_op *op, const mica_type *element);

// A vector's dimensions while they are collected. Make it with room for all of them; finishing
// gives the memory back.
typedef struct vector_dims {
  mica_context *ctx;
  int64_t *sizes;
  bool *scalable;
  size_t count, capacity;
} vector_dims;
bool vector_dims_make(mica_context *ctx, size_t capacity, vector_dims *out);  // false: no memory
void vector_dims_add(vector_dims *dims, int64_t size, bool scalable);
void vector_dims_add_of(vector_dims *dims, const mica_type *vector, size_t first);  // to the last
const mica_type *vector_dims_finish(vector_dims *dims, const mica_type *element);
void vector_dims_free(vector_dims *dims);

#endif
