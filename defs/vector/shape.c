// Hooks of what gives elements another order or shape: broadcast, shuffle, interleave, transpose,
// casts. Called by generated code; own nothing.
#include "shared.h"

#include "mica/context.h"

// ---- broadcast ----------------------------------------------------------------------------------

// Of one size, or repeated; a scalable dimension only as it is, or made of a fixed one of size 1.
static bool dim_broadcasts(int64_t from, bool from_scalable, int64_t to, bool to_scalable) {
  if (from != 1 && from != to) return false;
  if (from == 1 && from_scalable && to != 1) return false;
  return from_scalable == to_scalable || (from == 1 && !from_scalable);
}

static bool report_dims(mica_op *op, int64_t from, bool from_scalable, int64_t to,
                        bool to_scalable) {
  return mica_op_error(op, "dimension mismatch (%s%I%s vs. %s%I%s)", from_scalable ? "[" : "", from,
                       from_scalable ? "]" : "", to_scalable ? "[" : "", to,
                       to_scalable ? "]" : "");
}

// The first dimension of the source that isn't repeated; that many as it has: all are.
static size_t first_mismatch(const mica_type *source, const mica_type *result) {
  const mica_int64s from = mica_type_shape(source), to = mica_type_shape(result);
  const size_t lead = to.size - from.size;
  size_t i = 0;
  while (i < from.size &&
         dim_broadcasts(from.data[i], vector_dim_is_scalable(source, i), to.data[lead + i],
                        vector_dim_is_scalable(result, lead + i)))
    i++;
  return i;
}

bool vector_broadcasts(const mica_type *from, const mica_type *to) {
  if (mica_type_is_vector_element(from) && from == mica_type_element(to)) return true;
  return mica_type_is_vector(from) && vector_rank(from) <= vector_rank(to) &&
         first_mismatch(from, to) == vector_rank(from);
}

bool vector_broadcast_check(mica_op *op) {
  const mica_type *source = mica_value_type(vector_broadcast_source(op));
  const mica_type *result = mica_value_type(vector_broadcast_vector(op));
  if (mica_type_is_vector_element(source) && source == mica_type_element(result)) return true;
  if (!mica_type_is_vector(source)) return mica_op_error(op, "source type is not a vector");
  const mica_int64s from = mica_type_shape(source), to = mica_type_shape(result);
  if (from.size > to.size) return mica_op_error(op, "source rank higher than destination rank");
  const size_t i = first_mismatch(source, result), lead = to.size - from.size;
  return i == from.size || report_dims(op, from.data[i], vector_dim_is_scalable(source, i),
                                       to.data[lead + i], vector_dim_is_scalable(result, lead + i));
}

// ---- shuffle ------------------------------------------------------------------------------------

bool vector_shuffle_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                const mica_type **types) {
  (void)loc;
  const mica_type *first = mica_value_type(vector_shuffle_parts_v1(parts));
  const mica_attr *mask = vector_shuffle_parts_mask_attr(parts);
  types[0] = first;  // of what is no vector: refused as an operand
  if (!mica_type_is_vector(first) || mask == NULL) return true;
  mica_int64s shape = mica_type_shape(first);
  size_t length = mica_attr_dense_array_size(mask);
  vector_dims dims;
  if (!vector_dims_make(ctx, shape.size + 1, &dims)) return false;
  vector_dims_add(&dims, length == 0 ? 1 : (int64_t)length, false);
  for (size_t i = 1; i < shape.size; i++) vector_dims_add(&dims, shape.data[i], false);
  types[0] = vector_dims_finish(&dims, mica_type_element(first));
  return types[0] != NULL;
}

static bool check_shuffled_shapes(mica_op *op, mica_int64s v1, mica_int64s v2, mica_int64s result) {
  bool scalars = v1.size == 0 && v2.size == 0 && result.size == 1;
  if (!scalars && (v1.size != result.size || v2.size != result.size))
    return mica_op_error(op, "rank mismatch");
  for (size_t i = 1; i < v1.size; i++)
    if (result.data[i] != v1.data[i] || v1.data[i] != v2.data[i])
      return mica_op_error(op, "dimension mismatch");
  return true;
}

bool vector_shuffle_check(mica_op *op) {
  mica_int64s v1 = mica_type_shape(mica_value_type(vector_shuffle_v1(op)));
  mica_int64s v2 = mica_type_shape(mica_value_type(vector_shuffle_v2(op)));
  mica_int64s result = mica_type_shape(mica_value_type(vector_shuffle_vector(op)));
  mica_int64s mask = vector_shuffle_mask(op);
  if (!check_shuffled_shapes(op, v1, v2, result)) return false;
  if (mask.size == 0) return mica_op_error(op, "invalid mask length");
  if ((int64_t)mask.size != result.data[0]) return mica_op_error(op, "mask length mismatch");
  uint64_t count =
      (v1.size == 0 ? 1 : (uint64_t)v1.data[0]) + (v2.size == 0 ? 1 : (uint64_t)v2.data[0]);
  for (size_t i = 0; i < mask.size; i++)
    if (mask.data[i] < -1 || (mask.data[i] >= 0 && (uint64_t)mask.data[i] >= count))
      return mica_op_error(op, "mask index #%z out of range", i + 1);
  return true;
}

// ---- interleave, deinterleave -------------------------------------------------------------------

// Another last dimension.
static const mica_type *with_last_dim(const mica_type *vector, int64_t size) {
  vector_dims dims;
  if (!vector_dims_make(mica_type_context(vector), mica_type_shape(vector).size, &dims))
    return NULL;
  vector_dims_add_of(&dims, vector, 0);
  dims.sizes[dims.count - 1] = size;
  return vector_dims_finish(&dims, mica_type_element(vector));
}

const mica_type *vector_interleave_result_type(const mica_type *type) {
  if (!mica_type_is_vector(type)) return NULL;
  mica_int64s shape = mica_type_shape(type);
  if (shape.size == 0)
    return mica_type_vector((mica_int64s){(const int64_t[]){2}, 1}, NULL, mica_type_element(type));
  uint64_t last = (uint64_t)shape.data[shape.size - 1];
  return with_last_dim(type, (int64_t)(last * 2));
}

const mica_type *vector_deinterleave_res1_type(const mica_type *type) {
  if (!mica_type_is_vector(type) || mica_type_shape(type).size == 0) return NULL;
  int64_t half = mica_type_dim_at(type, -1) / 2;
  return half <= 0 ? type : with_last_dim(type, half);
}
bool vector_source_vector_even_element_count_holds(mica_op *op) {
  return mica_type_dim_at(mica_value_type(vector_deinterleave_source(op)), -1) % 2 == 0;
}

// ---- transpose ----------------------------------------------------------------------------------

static bool check_permutation(mica_op *op, mica_int64s permutation, mica_int64s from,
                              mica_int64s to, bool *seen) {
  for (size_t i = 0; i < permutation.size; i++) {
    int64_t dim = permutation.data[i];
    if (dim < 0 || (uint64_t)dim >= to.size)
      return mica_op_error(op, "transposition index out of range: %I", dim);
    if (seen[dim]) return mica_op_error(op, "duplicate position index: %I", dim);
    seen[dim] = true;
    if (to.data[i] != from.data[dim])
      return mica_op_error(op, "dimension size mismatch at: %I", dim);
  }
  return true;
}

bool vector_transpose_check(mica_op *op) {
  mica_int64s from = mica_type_shape(mica_value_type(vector_transpose_vector(op)));
  mica_int64s to = mica_type_shape(mica_value_type(vector_transpose_result(op)));
  mica_int64s permutation = vector_transpose_permutation(op);
  if (from.size != to.size) return mica_op_error(op, "vector result rank mismatch: %z", to.size);
  if (permutation.size != to.size)
    return mica_op_error(op, "transposition length mismatch: %z", permutation.size);
  mica_context *ctx = mica_op_context(op);
  bool *seen = mica_allocate(ctx, to.size + 1);
  if (seen == NULL) return false;
  memset(seen, 0, to.size + 1);
  bool ok = check_permutation(op, permutation, from, to, seen);
  mica_free(ctx, seen, to.size + 1);
  return ok;
}

// ---- shape_cast, bitcast ------------------------------------------------------------------------

static size_t count_scalable(const mica_type *vector) {
  size_t count = 0;
  for (size_t i = 0; i < mica_type_shape(vector).size; i++)
    count += vector_dim_is_scalable(vector, i);
  return count;
}

bool vector_shape_cast_check(mica_op *op) {
  const mica_type *source = mica_value_type(vector_shape_cast_source(op));
  const mica_type *result = mica_value_type(vector_shape_cast_result(op));
  if (mica_type_element(source) != mica_type_element(result))
    return mica_op_error(op, "has different source and result element types");
  int64_t from = mica_type_element_count(source), to = mica_type_element_count(result);
  if (from != to)
    return mica_op_error(op, "has different number of elements at source (%I) and result (%I)",
                         from, to);
  size_t from_scalable = count_scalable(source), to_scalable = count_scalable(result);
  return from_scalable == to_scalable ||
         mica_op_error(op, "has different number of scalable dims at source (%z) and result (%z)",
                       from_scalable, to_scalable);
}

bool vector_bitcast_check(mica_op *op) {
  const mica_type *source = mica_value_type(vector_bitcast_source(op));
  const mica_type *result = mica_value_type(vector_bitcast_result(op));
  mica_int64s from = mica_type_shape(source), to = mica_type_shape(result);
  for (size_t i = 0; i + 1 < from.size; i++)
    if (from.data[i] != to.data[i]) return mica_op_error(op, "dimension size mismatch at: %z", i);
  uint64_t from_bits = vector_element_bits(op, mica_type_element(source));
  uint64_t to_bits = vector_element_bits(op, mica_type_element(result));
  if (from.size == 0)
    return from_bits == to_bits ||
           mica_op_error(op,
                         "source/result bitwidth of the 0-D vector element types must be equal");
  return from_bits * (uint64_t)from.data[from.size - 1] ==
             to_bits * (uint64_t)to.data[to.size - 1] ||
         mica_op_error(op, "source/result bitwidth of the minor 1-D vectors must be equal");
}
