// What the hooks of vector share: types made by dimensions, masks, kinds of combining.
#ifndef MICA_DEFS_VECTOR_SHARED_H
#define MICA_DEFS_VECTOR_SHARED_H

#include "vector/vector.h"

#include "mica/affine.h"
#include "mica/rewrite.h"
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

// Of what is no vector: 0.
size_t vector_rank(const mica_type *type);
// How many elements; 1 of what is no vector.
int64_t vector_count(const mica_type *type);
bool vector_is_scalable(const mica_type *vector);  // in any dimension
// Whether vector.broadcast makes the one of the other.
bool vector_broadcasts(const mica_type *from, const mica_type *to);
// The scalar that a broadcast repeats. NULL: the value is something else.
mica_value *vector_repeated(const mica_value *value);
bool vector_is_poison(const mica_attr *constant);  // NULL is allowed
// The numbers of an attribute such as offsets; 0 beyond its end.
int64_t vector_number_at(mica_attrs numbers, size_t i);
bool vector_all_are(mica_attrs numbers, int64_t number);
// Where in a row of all elements a part begins, by its first positions; the others are 0.
int64_t vector_linear(mica_int64s shape, const int64_t *position, size_t count);
// An operation of one operand that gives a value of `type`, in place of `op`. False: no memory.
typedef mica_op *vector_reshaper(mica_builder *b, mica_loc loc, const mica_type *type,
                                 mica_value *source);
bool vector_replace_reshaped(mica_rewriter *rw, mica_op *op, vector_reshaper *by,
                             mica_value *source);

// What is known of all elements of a mask.
typedef enum vector_mask_form {
  VECTOR_MASK_MIXED,
  VECTOR_MASK_EMPTY,
  VECTOR_MASK_FULL
} vector_mask_form;
vector_mask_form vector_mask_form_of(const mica_value *mask);
// vector.constant_mask in place of `op`. Of sizes one of which is 0 all are: the caller's change.
bool vector_replace_by_mask(mica_rewriter *rw, mica_op *op, int64_t *sizes, size_t count);
// The memory that was cast, if its rank is known. NULL: it is no cast.
mica_value *vector_memory_behind(const mica_value *base);
// vector.to_elements. NULL: no memory.
mica_op *vector_take_apart(mica_rewriter *rw, mica_loc loc, mica_value *vector);
extern const mica_pattern vector_write_slice_pattern;  // of tensor.insert_slice
// A transpose that moves nothing but dimensions of size 1.
bool vector_keeps_order(const mica_op *transpose);

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
