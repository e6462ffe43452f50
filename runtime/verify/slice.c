// What operations that take slices of something with a shape demand of their offsets, sizes and
// strides (mica/index_list.h). Called by dialects' hooks.
#include "mica/index_list.h"
#include "mica/verify.h"
#include "ir/op.h"
#include "ir/op_name.h"

typedef struct slice_list {
  const char *one, *many, *attribute;
  mica_int64s numbers;
  int64_t value_count;
} slice_list;

static bool fill_lists(const mica_op *op, slice_list lists[3]) {
  const mica_attr *segments = mica_op_known_attribute(op, MICA_NAME_OPERAND_SEGMENTS);
  if (segments == NULL || !mica_attr_is_dense_i32s(segments)) return false;
  mica_int32s sizes = mica_attr_dense_i32s_value(segments);
  if (sizes.size < 3) return false;
  for (size_t i = 0; i < 3; i++) {
    const mica_attr *numbers = mica_op_attribute(op, mica_str_of(lists[i].attribute));
    if (numbers == NULL || !mica_attr_is_dense_i64s(numbers)) return false;
    lists[i].numbers = mica_attr_dense_i64s_value(numbers);
    lists[i].value_count = sizes.data[sizes.size - 3 + i];
  }
  return true;
}

static bool check_values(mica_op *op, const slice_list *list) {
  int64_t dynamic = 0;
  for (size_t i = 0; i < list->numbers.size; i++) dynamic += list->numbers.data[i] == MICA_DYNAMIC;
  return dynamic == list->value_count ||
         mica_op_plain_error(op,
                             "expected the number of '%s' to match the number of "
                             "dynamic entries in '%s' (%I vs %I)",
                             list->many, list->attribute, list->value_count, dynamic);
}

static bool check_ranks(mica_op *op, const slice_list *a, const slice_list *b) {
  return mica_op_plain_error(
      op,
      "expected mixed %s rank to match mixed %s rank (%z vs %z) so the rank of "
      "the result type is well-formed.",
      a->many, b->many, a->numbers.size, b->numbers.size);
}

static bool check_count(mica_op *op, const slice_list *list, size_t rank) {
  return list->numbers.size == rank || mica_op_plain_error(op, "expected %z %s values, got %z",
                                                           rank, list->one, list->numbers.size);
}

static bool check_not_negative(mica_op *op, const slice_list *list) {
  for (size_t i = 0; i < list->numbers.size; i++) {
    int64_t number = list->numbers.data[i];
    if (number < 0 && number != MICA_DYNAMIC)
      return mica_op_plain_error(op, "expected %s to be non-negative, but got %I", list->many,
                                 number);
  }
  return true;
}

bool mica_verify_offsets_sizes_strides(mica_op *op, const size_t ranks[3]) {
  slice_list lists[3] = {{.one = "offset", .many = "offsets", .attribute = "static_offsets"},
                         {.one = "size", .many = "sizes", .attribute = "static_sizes"},
                         {.one = "stride", .many = "strides", .attribute = "static_strides"}};
  const slice_list *offsets = &lists[0], *sizes = &lists[1], *strides = &lists[2];
  if (!fill_lists(op, lists)) return false;
  if (!check_values(op, sizes) || !check_values(op, strides) || !check_values(op, offsets))
    return false;
  bool one_offset = offsets->numbers.size == 1 && ranks[0] == 1;
  if (!one_offset && offsets->numbers.size != sizes->numbers.size)
    return check_ranks(op, offsets, sizes);
  if (sizes->numbers.size != strides->numbers.size) return check_ranks(op, sizes, strides);
  for (size_t i = 0; i < 3; i++)
    if (!check_count(op, &lists[i], ranks[i])) return false;
  return check_not_negative(op, offsets) && check_not_negative(op, sizes);
}

// ---- Bounds -------------------------------------------------------------------------------------

static bool is_known(int64_t number) { return number != MICA_DYNAMIC; }

typedef enum slice_place { SLICE_WITHIN, SLICE_BEGINS_OUTSIDE, SLICE_ENDS_OUTSIDE } slice_place;

// As far as the numbers are known. *at: the first element that isn't there.
static slice_place place_in(int64_t extent, int64_t offset, int64_t size, int64_t stride,
                            int64_t *at) {
  *at = offset;
  if (!is_known(extent) || !is_known(offset)) return SLICE_WITHIN;
  if (offset >= extent) return SLICE_BEGINS_OUTSIDE;
  if (!is_known(size) || !is_known(stride)) return SLICE_WITHIN;
  *at = (int64_t)((uint64_t)offset + ((uint64_t)size - 1) * (uint64_t)stride);
  return *at < extent ? SLICE_WITHIN : SLICE_ENDS_OUTSIDE;
}

bool mica_slice_is_within(mica_int64s shape, mica_int64s offsets, mica_int64s sizes,
                          mica_int64s strides) {
  int64_t at;
  for (size_t i = 0; i < shape.size; i++)
    if (place_in(shape.data[i], offsets.data[i], sizes.data[i], strides.data[i], &at) !=
        SLICE_WITHIN)
      return false;
  return true;
}

bool mica_verify_slice_bounds(mica_op *op, mica_int64s shape, mica_int64s offsets,
                              mica_int64s sizes, mica_int64s strides) {
  int64_t at;
  for (size_t i = 0; i < shape.size; i++) {
    const slice_place place =
        place_in(shape.data[i], offsets.data[i], sizes.data[i], strides.data[i], &at);
    if (place == SLICE_WITHIN) continue;
    return mica_diag_report(mica_op_diag_begin(
        op, MICA_ERROR,
        place == SLICE_BEGINS_OUTSIDE ? "offset %z is out-of-bounds: %I >= %I"
                                      : "slice along dimension %z runs out-of-bounds: %I >= %I",
        i, at, shape.data[i]));
  }
  return true;
}

// Each dimension is kept as soon as it fits.
bool mica_shape_reduces_to(mica_int64s original, mica_int64s reduced) {
  size_t kept = 0;
  for (size_t i = 0; i < original.size; i++) {
    if (kept < reduced.size && original.data[i] == reduced.data[kept]) kept++;
    else if (original.data[i] != 1) return false;
  }
  return kept == reduced.size;
}

bool mica_verify_dynamic_sizes(mica_op *op, const mica_type *type, size_t value_count) {
  mica_int64s shape = mica_type_has_rank(type) ? mica_type_shape(type) : (mica_int64s){NULL, 0};
  size_t dynamic = 0;
  for (size_t i = 0; i < shape.size; i++) dynamic += shape.data[i] == MICA_DYNAMIC;
  return dynamic == value_count ||
         mica_op_error(op, "incorrect number of dynamic sizes, has %z, expected %z", value_count,
                       dynamic);
}
