// Hooks of insert_strided_slice and extract_strided_slice. Called by generated code; own nothing.
#include "shared.h"

// Numbers of an attribute that the definition has checked.
typedef struct number_list {
  const char *name;
  mica_attrs numbers;
} number_list;

static int64_t number_at(number_list list, size_t i) {
  return mica_attr_integer_value(list.numbers.data[i]);
}

static bool report_range(mica_op *op, const char *what, int64_t min, int64_t end) {
  return mica_op_error(op, "expected %s to be confined to [%I, %I)", what, min, end);
}
static bool report_dim(mica_op *op, const char *what, size_t dim, int64_t min, int64_t end) {
  return mica_op_error(op, "expected %s dimension %z to be confined to [%I, %I)", what, dim, min,
                       end);
}

static bool check_rank(mica_op *op, number_list list, mica_int64s shape) {
  return list.numbers.size <= shape.size ||
         mica_op_error(op, "expected %s attribute of rank no greater than vector rank", list.name);
}

// At least `min`, and below the dimension's size, or `over` more than that.
static bool check_within(mica_op *op, number_list list, mica_int64s shape, int64_t min,
                         int64_t over) {
  for (size_t i = 0; i < list.numbers.size && i < shape.size; i++) {
    int64_t end = shape.data[i] + over;
    if (number_at(list, i) < min || number_at(list, i) >= end)
      return report_dim(op, list.name, i, min, end);
  }
  return true;
}

static bool check_strides(mica_op *op, mica_attrs strides) {
  number_list list = {"strides", strides};
  for (size_t i = 0; i < strides.size; i++)
    if (number_at(list, i) != 1) return report_range(op, list.name, 1, 2);
  return true;
}

// That a slice ends within the dimension.
static bool check_end(mica_op *op, number_list offsets, size_t dim, int64_t size, int64_t whole,
                      const char *what) {
  int64_t end = number_at(offsets, dim) + size;
  return (end >= 0 && end <= whole) ||
         mica_op_error(op, "expected sum(offsets, %s) dimension %z to be confined to [1, %I)", what,
                       dim, whole + 1);
}

static bool report_scalable(mica_op *op, size_t dim, int64_t size, int64_t whole) {
  return mica_op_error(op,
                       "expected size at idx=%z to match the corresponding base size from the "
                       "input vector (%I vs %I)",
                       dim, size, whole);
}

// ---- insert_strided_slice -----------------------------------------------------------------------

static bool check_inserted_ends(mica_op *op, number_list offsets, mica_int64s source,
                                mica_int64s dest) {
  size_t lead = dest.size - source.size;
  for (size_t i = 0; i < dest.size; i++)
    if (!check_end(op, offsets, i, i < lead ? 0 : source.data[i - lead], dest.data[i],
                   "source vector shape"))
      return false;
  return true;
}

// A scalable dimension is replaced as a whole.
static bool check_inserted_scalable(mica_op *op, const mica_type *source, const mica_type *dest) {
  mica_int64s from = mica_type_shape(source), to = mica_type_shape(dest);
  size_t lead = to.size - from.size;
  for (size_t i = 0; i < from.size; i++) {
    bool scalable = vector_dim_is_scalable(source, i);
    if (scalable != vector_dim_is_scalable(dest, lead + i))
      return mica_op_error(op, "mismatching scalable flags (at source vector idx=%z)", i);
    if (scalable && from.data[i] != to.data[lead + i])
      return report_scalable(op, i, from.data[i], to.data[lead + i]);
  }
  return true;
}

bool vector_insert_strided_slice_check(mica_op *op) {
  const mica_type *source = mica_value_type(vector_insert_strided_slice_value_to_store(op));
  const mica_type *dest = mica_value_type(vector_insert_strided_slice_dest(op));
  mica_int64s from = mica_type_shape(source), to = mica_type_shape(dest);
  number_list offsets = {"offsets", vector_insert_strided_slice_offsets(op)};
  mica_attrs strides = vector_insert_strided_slice_strides(op);
  if (offsets.numbers.size != to.size)
    return mica_op_error(op, "expected offsets of same size as destination vector rank");
  if (strides.size != from.size)
    return mica_op_error(op, "expected strides of same size as source vector rank");
  if (from.size > to.size)
    return mica_op_error(op, "expected source rank to be no greater than destination rank");
  return check_within(op, offsets, to, 0, 0) && check_strides(op, strides) &&
         check_inserted_ends(op, offsets, from, to) && check_inserted_scalable(op, source, dest);
}

// ---- extract_strided_slice ----------------------------------------------------------------------

// The sizes, then the dimensions that aren't named.
static const mica_type *slice_type(mica_op *op, const mica_type *source, number_list sizes) {
  mica_int64s shape = mica_type_shape(source);
  vector_dims dims;
  if (!vector_dims_make(mica_op_context(op), shape.size, &dims)) return NULL;
  for (size_t i = 0; i < sizes.numbers.size; i++)
    vector_dims_add(&dims, number_at(sizes, i), vector_dim_is_scalable(source, i));
  vector_dims_add_of(&dims, source, sizes.numbers.size);
  return vector_dims_finish(&dims, mica_type_element(source));
}

static bool check_extracted_ends(mica_op *op, number_list offsets, number_list sizes,
                                 mica_int64s shape) {
  for (size_t i = 0; i < sizes.numbers.size; i++)
    if (!check_end(op, offsets, i, number_at(sizes, i), shape.data[i], sizes.name)) return false;
  return true;
}

static bool check_slice_type(mica_op *op, const mica_type *source, number_list sizes) {
  const mica_type *expected = slice_type(op, source, sizes);
  if (expected == NULL) return false;
  if (mica_value_type(mica_op_result(op, 0)) != expected)
    return mica_op_error(op, "expected result type to be '%t'", expected);
  for (size_t i = 0; i < sizes.numbers.size; i++) {
    int64_t whole = mica_type_shape(source).data[i];
    if (vector_dim_is_scalable(source, i) && number_at(sizes, i) != whole)
      return report_scalable(op, i, number_at(sizes, i), whole);
  }
  return true;
}

bool vector_extract_strided_slice_check(mica_op *op) {
  const mica_type *source = mica_value_type(vector_extract_strided_slice_source(op));
  mica_int64s shape = mica_type_shape(source);
  number_list offsets = {"offsets", vector_extract_strided_slice_offsets(op)};
  number_list sizes = {"sizes", vector_extract_strided_slice_sizes(op)};
  number_list strides = {"strides", vector_extract_strided_slice_strides(op)};
  if (offsets.numbers.size != sizes.numbers.size || offsets.numbers.size != strides.numbers.size)
    return mica_op_error(op, "expected offsets, sizes and strides attributes of same size");
  return check_rank(op, offsets, shape) && check_within(op, offsets, shape, 0, 0) &&
         check_within(op, sizes, shape, 1, 1) && check_strides(op, strides.numbers) &&
         check_extracted_ends(op, offsets, sizes, shape) && check_slice_type(op, source, sizes);
}
