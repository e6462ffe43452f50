// Parts of tensors, and how two of them lie (mica/subset.h). Called by operations' hooks and by
// passes that move operations on parts. A slice owns its dimensions.
#include "mica/subset.h"

#include "context/context.h"
#include "ir/op.h"
#include "ir/op_name.h"
#include "memory/array.h"
#include "mica/attribute.h"
#include "mica/predicate.h"

const mica_interface mica_subset_interface_id = {"SubsetOpInterface"};
const mica_interface mica_subset_extraction_interface_id = {"SubsetExtractionOpInterface"};
const mica_interface mica_subset_insertion_interface_id = {"SubsetInsertionOpInterface"};

bool mica_slice_add(mica_slice *slice, mica_slice_dim dim) {
  if (!MICA_ARRAY_ROOM(&slice->context->memory, slice->data, slice->size, slice->capacity, 1))
    return false;
  slice->data[slice->size++] = dim;
  return true;
}

void mica_slice_free(mica_slice *slice) {
  mica_free(slice->context, slice->data, slice->capacity * sizeof *slice->data);
  *slice = (mica_slice){.context = slice->context};
}

static size_t first_operand(const mica_op *op) {
  (void)op;
  return 0;
}
const mica_subset_extraction_interface mica_first_is_extracted_from = {first_operand};
const mica_subset_insertion_interface mica_first_is_inserted = {first_operand};

// ---- Offsets, sizes and strides -----------------------------------------------------------------

// One of the three lists: numbers, and operands where those are dynamic.
typedef struct extents {
  mica_int64s numbers;
  size_t operand;  // the next
} extents;

static bool read_lists(const mica_op *op, extents lists[3]) {
  static const char *const names[] = {"static_offsets", "static_sizes", "static_strides"};
  const mica_attr *segments = mica_op_known_attribute(op, MICA_NAME_OPERAND_SEGMENTS);
  if (segments == NULL || !mica_attr_is_dense_i32s(segments)) return false;
  const mica_int32s sizes = mica_attr_dense_i32s_value(segments);
  if (sizes.size < 3) return false;
  size_t end = mica_op_operand_count(op);
  for (size_t i = 3; i-- > 0;) {
    const mica_attr *numbers = mica_op_attribute(op, mica_str_of(names[i]));
    if (numbers == NULL || !mica_attr_is_dense_i64s(numbers)) return false;
    end -= (size_t)sizes.data[sizes.size - 3 + i];
    lists[i] = (extents){mica_attr_dense_i64s_value(numbers), end};
  }
  return lists[0].numbers.size == lists[1].numbers.size &&
         lists[0].numbers.size == lists[2].numbers.size;
}

static mica_extent next_extent(const mica_op *op, extents *list, size_t dimension) {
  const int64_t number = list->numbers.data[dimension];
  if (number != MICA_DYNAMIC) return (mica_extent){NULL, number};
  return (mica_extent){mica_op_operand(op, list->operand++), 0};
}

static bool slice_of_offsets(const mica_op *op, mica_slice *out) {
  extents lists[3];
  if (!read_lists(op, lists)) return false;
  for (size_t i = 0; i < lists[0].numbers.size; i++) {
    const mica_slice_dim dim = {.offset = next_extent(op, &lists[0], i),
                                .size = next_extent(op, &lists[1], i),
                                .stride = next_extent(op, &lists[2], i)};
    if (!mica_slice_add(out, dim)) return false;
  }
  return true;
}
const mica_subset_interface mica_offset_size_and_stride_subset = {slice_of_offsets};

// ---- Comparing ----------------------------------------------------------------------------------

static bool add_extent(mica_sum *sum, int64_t factor, mica_extent extent) {
  return extent.value == NULL ? mica_sum_add_number(sum, factor, extent.number)
                              : mica_sum_add(sum, factor, extent.value);
}

// Whether the sum is a number; else `number` is left as it is. Frees it.
static bool take_number(mica_sum *sum, int64_t *number) {
  const bool is_number = mica_sum_expand(sum) && sum->size == 0;
  if (is_number) *number = sum->number;
  mica_sum_free(sum);
  return is_number;
}

static bool are_equal(mica_context *ctx, mica_extent a, mica_extent b) {
  mica_sum difference = {.context = ctx};
  int64_t number = 1;
  if (a.value == b.value) return a.value != NULL || a.number == b.number;
  if (!add_extent(&difference, 1, a) || !add_extent(&difference, -1, b)) {
    mica_sum_free(&difference);
    return false;
  }
  return take_number(&difference, &number) && number == 0;
}

bool mica_slice_is_same(const mica_slice *a, const mica_slice *b) {
  if (a->size != b->size) return false;
  for (size_t i = 0; i < a->size; i++)
    if (!are_equal(a->context, a->data[i].offset, b->data[i].offset) ||
        !are_equal(a->context, a->data[i].size, b->data[i].size) ||
        !are_equal(a->context, a->data[i].stride, b->data[i].stride))
      return false;
  return true;
}

// The number that a value is, if it is a constant.
static mica_extent known_extent(mica_context *ctx, mica_extent extent) {
  if (extent.value == NULL) return extent;
  mica_sum sum = {.context = ctx};
  const bool done = mica_sum_add(&sum, 1, extent.value) && sum.size == 0;
  const mica_extent number = {NULL, sum.number};
  mica_sum_free(&sum);
  return done ? number : extent;
}

// Of the size and the stride one must be a number.
static bool add_length(mica_sum *sum, const mica_slice_dim *dim) {
  const mica_extent size = known_extent(sum->context, dim->size);
  const mica_extent stride = known_extent(sum->context, dim->stride);
  if (stride.value == NULL) return add_extent(sum, stride.number, size);
  return size.value == NULL && add_extent(sum, size.number, stride);
}

// `a` ends where `b` begins, or before.
static bool ends_before(mica_context *ctx, const mica_slice_dim *a, const mica_slice_dim *b) {
  mica_sum past = {.context = ctx};
  int64_t number = 1;
  if (!add_extent(&past, 1, a->offset) || !add_length(&past, a) ||
      !add_extent(&past, -1, b->offset)) {
    mica_sum_free(&past);
    return false;
  }
  return take_number(&past, &number) && number <= 0;
}

bool mica_slice_is_apart(const mica_slice *a, const mica_slice *b) {
  for (size_t i = 0; i < a->size && a->size == b->size; i++)
    if (ends_before(a->context, &a->data[i], &b->data[i]) ||
        ends_before(a->context, &b->data[i], &a->data[i]))
      return true;
  return false;
}
