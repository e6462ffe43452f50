// Parts of tensors: what an operation reads or writes of one (SubsetOpInterface and the two that go
// with it), and what values are as sums of others (ValueBoundsOpInterface), by which parts are
// found to be the same or to have nothing in common.
#ifndef MICA_SUBSET_H
#define MICA_SUBSET_H

#include "mica/ir.h"

MICA_BEGIN

// A value, or a number.
typedef struct mica_extent {
  mica_value *value;  // NULL: the number
  int64_t number;
} mica_extent;

// One dimension of a part: where it begins, how many elements it has, and how far apart they are.
typedef struct mica_slice_dim {
  mica_extent offset, size, stride;
} mica_slice_dim;
// A part that is a box. {.context = ctx} is empty. Adding answers false when there is no memory.
typedef struct mica_slice {
  mica_slice_dim *data;
  size_t size, capacity;
  mica_context *context;
} mica_slice;
MICA_API bool mica_slice_add(mica_slice *slice, mica_slice_dim dim);
MICA_API void mica_slice_free(mica_slice *slice);

typedef struct mica_subset_interface {
  // The part. False: it isn't a box, or no memory. NULL: it isn't told.
  bool (*slice)(const mica_op *op, mica_slice *out);
} mica_subset_interface;
MICA_API extern const mica_interface mica_subset_interface_id;
// For ImplementedBy: of an operation with OffsetSizeAndStrideOpInterface, whose last three groups
// of operands are the values of `static_offsets`, `static_sizes` and `static_strides`.
MICA_API extern const mica_subset_interface mica_offset_size_and_stride_subset;

// An operation with one result, which is the part of the tensor.
typedef struct mica_subset_extraction_interface {
  size_t (*source)(const mica_op *op);  // which operand the tensor is
} mica_subset_extraction_interface;
MICA_API extern const mica_interface mica_subset_extraction_interface_id;

// An operation whose result for a tensor is the tensor with another part. The tensor is what it
// writes to (DestinationStyleOpInterface).
typedef struct mica_subset_insertion_interface {
  size_t (*source)(const mica_op *op);  // which operand the part is
} mica_subset_insertion_interface;
MICA_API extern const mica_interface mica_subset_insertion_interface_id;

// For ImplementedBy: the first operand is the tensor, or the part.
MICA_API extern const mica_subset_extraction_interface mica_first_is_extracted_from;
MICA_API extern const mica_subset_insertion_interface mica_first_is_inserted;

// ---- Sums ---------------------------------------------------------------------------------------

// A number, and multiples of values. {.context = ctx} is 0.
typedef struct mica_sum_term {
  const mica_value *value;
  int64_t factor;  // not 0
} mica_sum_term;
typedef struct mica_sum {
  mica_sum_term *data;  // each value once
  size_t size, capacity;
  int64_t number;
  mica_context *context;
} mica_sum;
// False: no memory, too many terms, or numbers too large.
MICA_API bool mica_sum_add_number(mica_sum *sum, int64_t factor, int64_t number);
MICA_API bool mica_sum_add(mica_sum *sum, int64_t factor, const mica_value *value);
MICA_API void mica_sum_free(mica_sum *sum);

typedef struct mica_value_bounds_interface {
  // Adds a result that is an index, multiplied. False: it is no sum, or as above.
  bool (*index_value)(const mica_op *op, const mica_value *result, int64_t factor, mica_sum *out);
} mica_value_bounds_interface;
MICA_API extern const mica_interface mica_value_bounds_interface_id;

// What is said of values of the sum takes their places, as long as there is something.
MICA_API bool mica_sum_expand(mica_sum *sum);
// Whether both parts are known to be the same; to have no element in common. False as well: no
// memory.
MICA_API bool mica_slice_is_same(const mica_slice *a, const mica_slice *b);
MICA_API bool mica_slice_is_apart(const mica_slice *a, const mica_slice *b);

MICA_END

#endif
