// Patterns of vector.broadcast, vector.shape_cast and vector.transpose: one of them in place of
// two. Called by the tables below; own nothing.
#include "mica/context.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

static bool broadcast_broadcast(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = mica_value_op_of(vector_broadcast_source(op), &vector_broadcast_def);
  return inner != NULL &&
         vector_replace_reshaped(rw, op, vector_broadcast_build, vector_broadcast_source(inner));
}

MICA_DEFINE_PATTERN(broadcast_pattern, "BroadcastFolder", &vector_broadcast_def,
                    broadcast_broadcast);
const mica_pattern *const vector_broadcast_canonicalizations[] = {&broadcast_pattern, NULL};

// ---- Masks of another shape ---------------------------------------------------------------------

// Sizes of a mask: values, or numbers.
static bool size_is_one(const mica_op *mask, size_t i) {
  int64_t size;
  if (vector_constant_mask_isa(mask)) return vector_constant_mask_mask_dim_sizes(mask).data[i] == 1;
  return mica_value_constant(mica_op_operand(mask, i), &size) && size == 1;
}

static mica_op *mask_behind(const mica_value *value) {
  mica_op *op = mica_value_op_of(value, &vector_create_mask_def);
  return op != NULL ? op : mica_value_op_of(value, &vector_constant_mask_def);
}

// The mask with its sizes in another order, as many as `places` has: NULL: no memory.
static mica_op *mask_of(mica_rewriter *rw, mica_op *op, const mica_op *mask, mica_int64s places) {
  const mica_type *type = type_of(mica_op_result(op, 0));
  mica_context *ctx = mica_rewriter_context(rw);
  const size_t size = (places.size + 1) * (sizeof(mica_value *) + sizeof(int64_t));
  mica_value **values = mica_allocate(ctx, size);
  if (values == NULL) return NULL;
  int64_t *numbers = (int64_t *)(values + places.size + 1);
  const bool is_constant = vector_constant_mask_isa(mask);
  for (size_t i = 0; i < places.size; i++) {
    const size_t at = (size_t)places.data[i];
    if (is_constant) numbers[i] = vector_constant_mask_mask_dim_sizes(mask).data[at];
    else values[i] = mica_op_operand(mask, at);
  }
  mica_op *made = is_constant ? vector_constant_mask_build(&rw->builder, mica_op_loc(op), type,
                                                           (mica_int64s){numbers, places.size})
                              : vector_create_mask_build(&rw->builder, mica_op_loc(op), type,
                                                         values, places.size);
  mica_free(ctx, values, size);
  return made;
}

// How many dimensions are left without those of size 1 at the end; one at least.
static size_t rank_without_ones(const mica_type *type) {
  const mica_int64s shape = mica_type_shape(type);
  size_t rank = shape.size;
  while (rank > 1 && shape.data[rank - 1] == 1 && !vector_dim_is_scalable(type, rank - 1)) rank--;
  return rank;
}

static bool is_beginning(const mica_type *part, const mica_type *of) {
  const mica_int64s shape = mica_type_shape(part), whole = mica_type_shape(of);
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] != whole.data[i] ||
        vector_dim_is_scalable(part, i) != vector_dim_is_scalable(of, i))
      return false;
  return true;
}

static bool cast_mask(mica_rewriter *rw, mica_op *op) {
  const mica_op *mask = mask_behind(vector_shape_cast_source(op));
  const mica_type *from = type_of(vector_shape_cast_source(op));
  const mica_type *type = type_of(vector_shape_cast_result(op));
  const size_t rank = vector_rank(from), left = vector_rank(type);
  if (mask == NULL || left >= rank || left != rank_without_ones(from) || !is_beginning(type, from))
    return false;
  for (size_t i = left; i < rank; i++)
    if (!size_is_one(mask, i)) return false;
  mica_context *ctx = mica_rewriter_context(rw);
  int64_t *places = mica_allocate(ctx, (left + 1) * sizeof *places);
  for (size_t i = 0; places != NULL && i < left; i++) places[i] = (int64_t)i;
  const bool done =
      places != NULL &&
      mica_rewriter_replace_by(rw, op, mask_of(rw, op, mask, (mica_int64s){places, left}));
  mica_free(ctx, places, (left + 1) * sizeof *places);
  return done;
}

static bool cast_broadcast(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = mica_value_op_of(vector_shape_cast_source(op), &vector_broadcast_def);
  if (inner == NULL) return false;
  mica_value *source = vector_broadcast_source(inner);
  if (mica_type_is_vector(type_of(source)) &&
      !vector_broadcasts(type_of(source), type_of(vector_shape_cast_result(op))))
    return false;
  return vector_replace_reshaped(rw, op, vector_broadcast_build, source);
}

MICA_DEFINE_PATTERN(cast_mask_pattern, "ShapeCastCreateMaskFolderTrailingOneDim",
                    &vector_shape_cast_def, cast_mask);
MICA_DEFINE_PATTERN(cast_broadcast_pattern, "ShapeCastBroadcastFolder", &vector_shape_cast_def,
                    cast_broadcast);
const mica_pattern *const vector_shape_cast_canonicalizations[] = {&cast_mask_pattern,
                                                                   &cast_broadcast_pattern, NULL};

// ---- transpose ----------------------------------------------------------------------------------

static bool transpose_mask(mica_rewriter *rw, mica_op *op) {
  const mica_op *mask = mask_behind(vector_transpose_vector(op));
  const mica_int64s permutation = vector_transpose_permutation(op);
  return mask != NULL && permutation.size != 0 &&
         mica_rewriter_replace_by(rw, op, mask_of(rw, op, mask, permutation));
}

static bool transpose_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *cast = mica_value_op_of(vector_transpose_vector(op), &vector_shape_cast_def);
  return cast != NULL && vector_keeps_order(op) &&
         vector_replace_reshaped(rw, op, vector_shape_cast_build, vector_shape_cast_source(cast));
}

static bool transpose_transpose(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = mica_value_op_of(vector_transpose_vector(op), &vector_transpose_def);
  const mica_int64s outer = vector_transpose_permutation(op);
  if (inner == NULL) return false;
  mica_context *ctx = mica_rewriter_context(rw);
  int64_t *both = mica_allocate(ctx, (outer.size + 1) * sizeof *both);
  if (both == NULL) return false;
  for (size_t i = 0; i < outer.size; i++)
    both[i] = vector_transpose_permutation(inner).data[outer.data[i]];
  const bool done = mica_rewriter_replace_by(
      rw, op,
      vector_transpose_build(&rw->builder, mica_op_loc(op), type_of(vector_transpose_result(op)),
                             vector_transpose_vector(inner), (mica_int64s){both, outer.size}));
  mica_free(ctx, both, (outer.size + 1) * sizeof *both);
  return done;
}

static bool transpose_repeated(mica_rewriter *rw, mica_op *op) {
  mica_value *scalar = vector_repeated(vector_transpose_vector(op));
  return scalar != NULL && vector_replace_reshaped(rw, op, vector_broadcast_build, scalar);
}

// Which element of the source is the one there in the result.
static size_t source_of(size_t at, mica_int64s from, mica_int64s to, mica_int64s permutation,
                        size_t *index) {
  for (size_t i = to.size; i-- > 0; at /= (size_t)to.data[i])
    index[permutation.data[i]] = at % (size_t)to.data[i];
  size_t found = 0;
  for (size_t i = 0; i < from.size; i++) found = found * (size_t)from.data[i] + index[i];
  return found;
}

static bool transpose_elements(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = mica_value_op_of(vector_transpose_vector(op), &vector_from_elements_def);
  if (inner == NULL) return false;
  const mica_type *type = type_of(vector_transpose_result(op));
  const size_t count = vector_from_elements_elements_count(inner), rank = vector_rank(type);
  mica_context *ctx = mica_rewriter_context(rw);
  const size_t size = count * sizeof(mica_value *) + (rank + 1) * sizeof(size_t);
  mica_value **elements = mica_allocate(ctx, size);
  if (elements == NULL) return false;
  size_t *index = (size_t *)(elements + count);
  for (size_t i = 0; i < count; i++)
    elements[i] = vector_from_elements_elements(
        inner, source_of(i, mica_type_shape(type_of(vector_transpose_vector(op))),
                         mica_type_shape(type), vector_transpose_permutation(op), index));
  const bool done = mica_rewriter_replace_by(
      rw, op, vector_from_elements_build(&rw->builder, mica_op_loc(op), type, elements, count));
  mica_free(ctx, elements, size);
  return done;
}

// Whether each dimension stays among those between first and last.
static bool stay_within(mica_int64s permutation, size_t first, size_t last) {
  for (size_t i = first; i < last; i++)
    if (permutation.data[i] < (int64_t)first || permutation.data[i] >= (int64_t)last) return false;
  return true;
}

// Dimensions change places only where all are made by the broadcast.
static bool moves_repeated(mica_int64s permutation, mica_int64s from) {
  const size_t lead = permutation.size - from.size;
  size_t first = 0;
  for (size_t i = 0; i < from.size; i++) {
    if (from.data[i] == 1 && (i == 0 || from.data[i - 1] == 1)) continue;
    if (!stay_within(permutation, first, i + lead)) return false;
    first = i + lead;
  }
  return true;
}

static bool transpose_broadcast(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = mica_value_op_of(vector_transpose_vector(op), &vector_broadcast_def);
  if (inner == NULL) return false;
  mica_value *source = vector_broadcast_source(inner);
  if (mica_type_is_vector(type_of(source)) &&
      !moves_repeated(vector_transpose_permutation(op), mica_type_shape(type_of(source))))
    return false;
  return vector_replace_reshaped(rw, op, vector_broadcast_build, source);
}

MICA_DEFINE_PATTERN(transpose_mask_pattern, "FoldTransposeCreateMask", &vector_transpose_def,
                    transpose_mask);
MICA_DEFINE_PATTERN(transpose_cast_pattern, "FoldTransposeShapeCast", &vector_transpose_def,
                    transpose_cast);
MICA_DEFINE_PATTERN(transpose_transpose_pattern, "TransposeFolder", &vector_transpose_def,
                    transpose_transpose);
MICA_DEFINE_PATTERN(transpose_repeated_pattern, "FoldTransposeSplat", &vector_transpose_def,
                    transpose_repeated);
MICA_DEFINE_PATTERN(transpose_elements_pattern, "FoldTransposeFromElements", &vector_transpose_def,
                    transpose_elements);
MICA_DEFINE_PATTERN(transpose_broadcast_pattern, "FoldTransposeBroadcast", &vector_transpose_def,
                    transpose_broadcast);
const mica_pattern *const vector_transpose_canonicalizations[] = {&transpose_mask_pattern,
                                                                  &transpose_cast_pattern,
                                                                  &transpose_transpose_pattern,
                                                                  &transpose_repeated_pattern,
                                                                  &transpose_elements_pattern,
                                                                  &transpose_broadcast_pattern,
                                                                  NULL};
