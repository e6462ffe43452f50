// Folds and patterns of vector.extract_strided_slice: slices of constants, masks, what is repeated,
// what was inserted. Called by generated code; own nothing.
#include "arith/arith.h"
#include "mica/context.h"
#include "mica/elements.h"
#include "mica/fold.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

static bool is_plain(const mica_op *op) {
  return vector_all_are(vector_extract_strided_slice_strides(op), 1);
}

// An array of i64. NULL: no memory.
static const mica_attr *array_of(mica_context *ctx, const int64_t *numbers, size_t count) {
  const mica_attr **made = mica_allocate(ctx, (count + 1) * sizeof *made);
  bool ok = made != NULL;
  for (size_t i = 0; ok && i < count; i++) {
    made[i] = mica_attr_integer(mica_type_i(ctx, 64), numbers[i]);
    ok = made[i] != NULL;
  }
  const mica_attr *array = ok ? mica_attr_array(ctx, (mica_attrs){made, count}) : NULL;
  mica_free(ctx, made, (count + 1) * sizeof *made);
  return array;
}

// ---- Slices that were inserted ------------------------------------------------------------------

typedef enum overlap { BESIDE, WITHIN, PARTLY } overlap;

// How the slice lies to one that was inserted, and where within it.
static overlap compare(const mica_op *op, const mica_op *insert, int64_t *made) {
  const mica_attrs offsets = vector_extract_strided_slice_offsets(op);
  const mica_attrs sizes = vector_extract_strided_slice_sizes(op);
  const mica_attrs at = vector_insert_strided_slice_offsets(insert);
  const mica_int64s inserted =
      mica_type_shape(type_of(vector_insert_strided_slice_value_to_store(insert)));
  overlap found = WITHIN;
  for (size_t i = 0; i < offsets.size; i++) {
    const int64_t inside = vector_number_at(offsets, i) - vector_number_at(at, i);
    if (inside < 0 || inside >= inserted.data[i]) return BESIDE;
    if (inside + vector_number_at(sizes, i) > inserted.data[i]) found = PARTLY;
    made[i] = inside;
  }
  return found;
}

static bool take_of_inserted(mica_op *op, mica_value *source, const int64_t *offsets) {
  const mica_attr *array =
      array_of(mica_op_context(op), offsets, vector_extract_strided_slice_offsets(op).size);
  if (array == NULL) return false;
  vector_extract_strided_slice_set_offsets_attr(op, array);
  vector_extract_strided_slice_set_source(op, source);
  return true;
}

static bool fold_inserted(mica_op *op) {
  const mica_value *from = vector_extract_strided_slice_source(op);
  const size_t rank = vector_rank(type_of(from));
  const mica_op *insert = mica_value_op_of(from, &vector_insert_strided_slice_def);
  mica_context *ctx = mica_op_context(op);
  if (insert == NULL) return false;
  int64_t *made = mica_allocate(ctx, (rank + 1) * sizeof *made);
  bool done = false, goes_on = made != NULL;
  for (size_t steps = 0; goes_on && insert != NULL && steps < MICA_LONGEST_CHAIN; steps++) {
    mica_value *source = vector_insert_strided_slice_value_to_store(insert);
    const overlap how = vector_rank(type_of(source)) == rank ? compare(op, insert, made) : PARTLY;
    if (how == WITHIN) done = take_of_inserted(op, source, made);
    goes_on = how == BESIDE;
    insert = mica_value_op_of(vector_insert_strided_slice_dest(insert),
                              &vector_insert_strided_slice_def);
  }
  mica_free(ctx, made, (rank + 1) * sizeof *made);
  return done;
}

// ---- Constants ----------------------------------------------------------------------------------

// Larger slices stay: many of one constant would be more than its text.
enum { LARGEST = 1 << 12 };

// Row by row, of which the last dimension has `row` elements.
static void copy_rows(mica_elements *made, const mica_op *op, const mica_attr *constant) {
  const mica_int64s from = mica_type_shape(mica_attr_type(constant));
  const mica_int64s to = mica_type_shape(made->type);
  const mica_attrs offsets = vector_extract_strided_slice_offsets(op);
  const size_t row = (size_t)to.data[to.size - 1];
  for (size_t at = 0; at < made->count; at += row) {
    size_t found = 0, rest = at, stride = 1;
    for (size_t i = to.size; i-- > 0; stride *= (size_t)from.data[i]) {
      found += ((size_t)vector_number_at(offsets, i) + rest % (size_t)to.data[i]) * stride;
      rest /= (size_t)to.data[i];
    }
    mica_elements_copy(made, at, constant, found, row);
  }
}

static const mica_attr *slice_of(const mica_op *op, const mica_attr *constant) {
  const mica_type *type = type_of(vector_extract_strided_slice_result(op));
  mica_elements made;
  if (constant == NULL || !mica_attr_is_dense_elements(constant) ||
      mica_attr_is_dense_strings(constant))
    return NULL;
  if (mica_attr_dense_is_splat(constant)) return mica_attr_elements_reshape(constant, type);
  if (!is_plain(op) || vector_count(type) > LARGEST) return NULL;
  if (mica_elements_begin(&made, type)) copy_rows(&made, op, constant);
  return mica_elements_end(&made);
}

bool vector_extract_strided_slice_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  mica_value *from = vector_extract_strided_slice_source(op);
  if (type_of(from) == type_of(vector_extract_strided_slice_result(op)))
    return mica_fold_value(out, from);
  return fold_inserted(op) || mica_fold_attr(out, slice_of(op, source));
}

// ---- Masks --------------------------------------------------------------------------------------

// Sizes of a mask, counted from where the slice begins.
static bool count_from_slice(mica_rewriter *rw, mica_op *op, const mica_op *mask,
                             mica_value **sizes) {
  const mica_attrs offsets = vector_extract_strided_slice_offsets(op);
  for (size_t i = 0; i < mica_op_operand_count(mask); i++) {
    sizes[i] = mica_op_operand(mask, i);
    if (i >= offsets.size) continue;
    const mica_attr *offset =
        mica_attr_index(mica_rewriter_context(rw), vector_number_at(offsets, i));
    const mica_op *constant = arith_constant_build(&rw->builder, mica_op_loc(op), offset);
    const mica_op *size = constant == NULL
                              ? NULL
                              : arith_subi_build(&rw->builder, mica_op_loc(op), sizes[i],
                                                 arith_constant_result(constant), 0);
    if (size == NULL) return false;
    sizes[i] = arith_subi_result(size);
  }
  return true;
}

static bool slice_mask(mica_rewriter *rw, mica_op *op) {
  const mica_op *mask =
      mica_value_op_of(vector_extract_strided_slice_source(op), &vector_create_mask_def);
  if (mask == NULL || !is_plain(op)) return false;
  const size_t count = mica_op_operand_count(mask);
  mica_context *ctx = mica_rewriter_context(rw);
  mica_value **sizes = mica_allocate(ctx, (count + 1) * sizeof *sizes);
  const bool done =
      sizes != NULL && count_from_slice(rw, op, mask, sizes) &&
      mica_rewriter_replace_by(
          rw, op,
          vector_create_mask_build(&rw->builder, mica_op_loc(op),
                                   type_of(vector_extract_strided_slice_result(op)), sizes, count));
  mica_free(ctx, sizes, (count + 1) * sizeof *sizes);
  return done;
}

// What of a size lies within a slice.
static int64_t cut(int64_t size, int64_t offset, int64_t length) {
  const int64_t end = offset + length < size ? offset + length : size;
  return end > offset ? end - offset : 0;
}

static bool slice_constant_mask(mica_rewriter *rw, mica_op *op) {
  const mica_op *mask =
      mica_value_op_of(vector_extract_strided_slice_source(op), &vector_constant_mask_def);
  if (mask == NULL || !is_plain(op)) return false;
  const mica_int64s sizes = vector_constant_mask_mask_dim_sizes(mask);
  const mica_attrs offsets = vector_extract_strided_slice_offsets(op);
  const mica_attrs lengths = vector_extract_strided_slice_sizes(op);
  mica_context *ctx = mica_rewriter_context(rw);
  int64_t *made = mica_allocate(ctx, (sizes.size + 1) * sizeof *made);
  if (made == NULL) return false;
  for (size_t i = 0; i < sizes.size; i++)
    made[i] = i < lengths.size
                  ? cut(sizes.data[i], vector_number_at(offsets, i), vector_number_at(lengths, i))
                  : sizes.data[i];
  const bool changed = vector_replace_by_mask(rw, op, made, sizes.size);
  mica_free(ctx, made, (sizes.size + 1) * sizeof *made);
  return changed;
}

// ---- What is repeated ---------------------------------------------------------------------------

// Offset, size and stride of each dimension of a slice that is made before it is repeated.
typedef struct bounds {
  const mica_attr *offsets, *sizes, *strides;
} bounds;

static bool bounds_before(const mica_op *op, mica_int64s from, size_t lead, bounds *out) {
  const mica_attrs lists[] = {vector_extract_strided_slice_offsets(op),
                              vector_extract_strided_slice_sizes(op),
                              vector_extract_strided_slice_strides(op)};
  const mica_attr **made[] = {&out->offsets, &out->sizes, &out->strides};
  const size_t count = lists[0].size > lead ? lists[0].size - lead : 0;
  mica_context *ctx = mica_op_context(op);
  int64_t *numbers = mica_allocate(ctx, (count + 1) * sizeof *numbers);
  bool ok = numbers != NULL;
  for (size_t k = 0; ok && k < 3; k++) {
    for (size_t i = 0; i < count; i++)
      numbers[i] = from.data[i] == 1 && k != 2 ? (int64_t)k : vector_number_at(lists[k], lead + i);
    *made[k] = array_of(ctx, numbers, count);
    ok = *made[k] != NULL;
  }
  mica_free(ctx, numbers, (count + 1) * sizeof *numbers);
  return ok;
}

static const mica_type *sliced_type(const mica_type *from, const bounds *b) {
  const mica_attrs sizes = mica_attr_array_elements(b->sizes);
  const mica_int64s shape = mica_type_shape(from);
  vector_dims dims;
  if (!vector_dims_make(mica_type_context(from), shape.size, &dims)) return NULL;
  for (size_t i = 0; i < shape.size; i++)
    vector_dims_add(&dims, i < sizes.size ? vector_number_at(sizes, i) : shape.data[i],
                    vector_dim_is_scalable(from, i));
  return vector_dims_finish(&dims, mica_type_element(from));
}

static mica_value *slice_before(mica_rewriter *rw, const mica_op *op, mica_value *source) {
  bounds b;
  const mica_type *from = type_of(source);
  const size_t lead =
      vector_rank(type_of(vector_extract_strided_slice_result(op))) - vector_rank(from);
  if (!bounds_before(op, mica_type_shape(from), lead, &b)) return NULL;
  const mica_type *type = sliced_type(from, &b);
  if (type == NULL) return NULL;
  const mica_op *slice = vector_extract_strided_slice_build(
      &rw->builder, mica_op_loc(op), type, source, mica_attr_array_elements(b.offsets),
      mica_attr_array_elements(b.sizes), mica_attr_array_elements(b.strides));
  return slice == NULL ? NULL : vector_extract_strided_slice_result(slice);
}

static bool needs_slice(const mica_type *from, const mica_type *to) {
  const mica_int64s source = mica_type_shape(from), result = mica_type_shape(to);
  for (size_t i = 0; i < source.size; i++)
    if (source.data[i] != 1 && source.data[i] != result.data[result.size - source.size + i])
      return true;
  return false;
}

static bool slice_broadcast(mica_rewriter *rw, mica_op *op) {
  const mica_op *broadcast =
      mica_value_op_of(vector_extract_strided_slice_source(op), &vector_broadcast_def);
  if (broadcast == NULL) return false;
  mica_value *source = vector_broadcast_source(broadcast);
  const mica_type *type = type_of(vector_extract_strided_slice_result(op));
  if (mica_type_is_vector(type_of(source)) && needs_slice(type_of(source), type))
    source = slice_before(rw, op, source);
  return source != NULL && vector_replace_reshaped(rw, op, vector_broadcast_build, source);
}

static bool slice_repeated(mica_rewriter *rw, mica_op *op) {
  mica_value *scalar = vector_repeated(vector_extract_strided_slice_source(op));
  return scalar != NULL && vector_replace_reshaped(rw, op, vector_broadcast_build, scalar);
}

// ---- Whole rows ---------------------------------------------------------------------------------

// How many dimensions are given by a single position, when the others are whole. 0: the slice isn't
// of this kind.
static size_t single_dimensions(const mica_type *from, mica_attrs sizes) {
  const mica_int64s shape = mica_type_shape(from);
  size_t count = sizes.size;
  while (count != 0 && vector_number_at(sizes, count - 1) == shape.data[count - 1]) count--;
  if (count == shape.size) return 0;
  for (size_t i = 0; i < count; i++)
    if (vector_number_at(sizes, i) != 1) return 0;
  while (count != 0 && count + 1 < sizes.size && vector_number_at(sizes, count) == 1) count++;
  return count;
}

static bool slice_rows(mica_rewriter *rw, mica_op *op) {
  mica_value *source = vector_extract_strided_slice_source(op);
  const mica_attrs offsets = vector_extract_strided_slice_offsets(op);
  if (!is_plain(op) || vector_is_scalable(type_of(source))) return false;
  const size_t count = single_dimensions(type_of(source), vector_extract_strided_slice_sizes(op));
  mica_context *ctx = mica_rewriter_context(rw);
  int64_t *position = count == 0 ? NULL : mica_allocate(ctx, count * sizeof *position);
  if (position == NULL) return false;
  for (size_t i = 0; i < count; i++) position[i] = vector_number_at(offsets, i);
  const mica_op *rows = vector_extract_build(&rw->builder, mica_op_loc(op), source, NULL, 0,
                                             (mica_int64s){position, count});
  mica_free(ctx, position, count * sizeof *position);
  return rows != NULL &&
         vector_replace_reshaped(rw, op, vector_shape_cast_build, vector_extract_result(rows));
}

MICA_DEFINE_PATTERN(mask_pattern, "StridedSliceCreateMaskFolder", &vector_extract_strided_slice_def,
                    slice_mask);
MICA_DEFINE_PATTERN(constant_mask_pattern, "StridedSliceConstantMaskFolder",
                    &vector_extract_strided_slice_def, slice_constant_mask);
MICA_DEFINE_PATTERN(broadcast_pattern, "StridedSliceBroadcast", &vector_extract_strided_slice_def,
                    slice_broadcast);
MICA_DEFINE_PATTERN(repeated_pattern, "StridedSliceSplat", &vector_extract_strided_slice_def,
                    slice_repeated);
MICA_DEFINE_PATTERN(rows_pattern, "ContiguousExtractStridedSliceToExtract",
                    &vector_extract_strided_slice_def, slice_rows);
const mica_pattern *const vector_extract_strided_slice_canonicalizations[] = {
    &mask_pattern,     &constant_mask_pattern, &broadcast_pattern,
    &repeated_pattern, &rows_pattern,          NULL};
