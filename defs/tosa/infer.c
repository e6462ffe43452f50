// Types of results that follow from operands: reductions, concat, reshape, equal. Called by
// generated code; own nothing.
#include "shared.h"

static bool give(const mica_type **types, const mica_type *type) {
  types[0] = type;
  return type != NULL;
}

// A copy of so many dimensions, for the caller to change and to give back with mica_free(ctx, copy,
// bytes_of(count)). NULL: no memory.
static size_t bytes_of(size_t count) { return (count + 1) * sizeof(int64_t); }
static int64_t *copy_dims(mica_context *ctx, mica_int64s dims) {
  int64_t *copy = mica_allocate(ctx, bytes_of(dims.size));
  for (size_t i = 0; copy != NULL && i < dims.size; i++) copy[i] = dims.data[i];
  return copy;
}

static bool give_tensor(mica_context *ctx, const mica_type **types, int64_t *dims, size_t rank,
                        const mica_type *element) {
  const bool ok = give(types, mica_type_ranked_tensor((mica_int64s){dims, rank}, element, NULL));
  mica_free(ctx, dims, bytes_of(rank));
  return ok;
}

// One element type, and shapes that fit.
static bool are_compatible(mica_types inferred, mica_types actual) {
  return inferred.size == 1 && actual.size == 1 &&
         mica_type_element_or_self(inferred.data[0]) == mica_type_element_or_self(actual.data[0]) &&
         mica_shapes_compatible(inferred.data[0], actual.data[0]);
}

// ---- Reductions ---------------------------------------------------------------------------------

static bool infer_reduced(mica_context *ctx, const mica_value *input, const mica_attr *axis_attr,
                          const mica_type **types) {
  if (axis_attr == NULL || !mica_attr_is_integer(axis_attr)) return false;
  const int64_t axis = mica_attr_integer_value(axis_attr);
  const mica_type *type = tosa_type(input), *element = mica_type_element_or_self(type);
  if (axis < 0 || tosa_rank(type) <= axis) return give(types, mica_type_unranked_tensor(element));
  const mica_int64s shape = mica_type_shape(type);
  int64_t *dims = copy_dims(ctx, shape);
  if (dims == NULL) return false;
  dims[axis] = 1;
  return give_tensor(ctx, types, dims, shape.size, element);
}

#define REDUCTION(name)                                                                       \
  bool tosa_##name##_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts, \
                                 const mica_type **types) {                                   \
    (void)loc;                                                                                \
    return infer_reduced(ctx, tosa_##name##_parts_input(parts),                               \
                         tosa_##name##_parts_axis_attr(parts), types);                        \
  }                                                                                           \
  bool tosa_##name##_are_compatible(mica_types inferred, mica_types actual) {                 \
    return are_compatible(inferred, actual);                                                  \
  }
REDUCTION(reduce_all)
REDUCTION(reduce_any)
REDUCTION(reduce_max)
REDUCTION(reduce_min)
REDUCTION(reduce_product)
REDUCTION(reduce_sum)
#undef REDUCTION

// ---- concat -------------------------------------------------------------------------------------

// What is known of a dimension by the tensors, which agree; the axis is their sum.
static bool join_dims(mica_context *ctx, mica_loc loc, int64_t *dims, int64_t axis,
                      const mica_type *type) {
  const mica_int64s shape = mica_type_shape(type);
  for (size_t i = 0; i < shape.size; i++) {
    if ((int64_t)i == axis || shape.data[i] == MICA_DYNAMIC) continue;
    if (tosa_differ(dims[i], shape.data[i]))
      return mica_error(
          ctx, loc, "Cannot concat tensors with different sizes on the non-axis dimension %z", i);
    dims[i] = shape.data[i];
  }
  dims[axis] = dims[axis] == MICA_DYNAMIC || tosa_extent(type, (size_t)axis) == MICA_DYNAMIC
                   ? MICA_DYNAMIC
                   : tosa_plus(dims[axis], tosa_extent(type, (size_t)axis));
  return true;
}

static const mica_type *first_ranked(const mica_op_parts *parts) {
  for (size_t i = 0; i < parts->operand_count; i++)
    if (mica_type_has_rank(tosa_type(parts->operands[i]))) return tosa_type(parts->operands[i]);
  return NULL;
}

bool tosa_concat_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                             const mica_type **types) {
  const mica_attr *axis_attr = tosa_concat_parts_axis_attr(parts);
  if (parts->operand_count == 0 || axis_attr == NULL || !mica_attr_is_integer(axis_attr))
    return false;
  const int64_t axis = mica_attr_integer_value(axis_attr);
  const mica_type *element = mica_type_element_or_self(tosa_type(parts->operands[0]));
  const mica_type *first = first_ranked(parts);
  if (first == NULL) return give(types, mica_type_unranked_tensor(element));
  const mica_int64s shape = mica_type_shape(first);
  if (axis < 0 || axis >= (int64_t)shape.size) return false;
  int64_t *dims = copy_dims(ctx, shape);
  if (dims == NULL) return false;
  for (size_t i = 0; i < shape.size; i++) dims[i] = (int64_t)i == axis ? 0 : MICA_DYNAMIC;
  bool ok = true;
  for (size_t i = 0; ok && i < parts->operand_count; i++) {
    const mica_type *type = tosa_type(parts->operands[i]);
    ok = mica_type_shape(type).size <= shape.size && join_dims(ctx, loc, dims, axis, type);
  }
  if (ok) return give_tensor(ctx, types, dims, shape.size, element);
  mica_free(ctx, dims, bytes_of(shape.size));
  return false;
}
bool tosa_concat_are_compatible(mica_types inferred, mica_types actual) {
  return are_compatible(inferred, actual);
}

// ---- reshape ------------------------------------------------------------------------------------

// Any shape will do: what it is must be known by its own check.
bool tosa_reshape_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                              const mica_type **types) {
  (void)loc;
  const mica_type *element = mica_type_element_or_self(tosa_type(tosa_reshape_parts_input1(parts)));
  const mica_value *shape = tosa_reshape_parts_shape(parts);
  tosa_numbers numbers;
  if (!tosa_constant(shape, &numbers)) return give(types, mica_type_unranked_tensor(element));
  int64_t *dims = copy_dims(ctx, (mica_int64s){numbers.data, numbers.size});
  tosa_free_numbers(shape, numbers);
  if (dims == NULL) return false;
  for (size_t i = 0; i < numbers.size; i++)
    if (dims[i] < 0) dims[i] = MICA_DYNAMIC;
  return give_tensor(ctx, types, dims, numbers.size, element);
}
bool tosa_reshape_are_compatible(mica_types inferred, mica_types actual) {
  return inferred.size == 1 && actual.size == 1 &&
         mica_type_element_or_self(inferred.data[0]) == mica_type_element_or_self(actual.data[0]);
}

// ---- equal --------------------------------------------------------------------------------------

// Dimensions of size one are stretched; NULL: it isn't known to what, or no memory.
static int64_t *broadcast(mica_context *ctx, mica_int64s a, mica_int64s b) {
  const mica_int64s large = a.size >= b.size ? a : b, small = a.size >= b.size ? b : a;
  int64_t *dims = copy_dims(ctx, large);
  const size_t offset = large.size - small.size;
  for (size_t i = 0; dims != NULL && i < small.size; i++) {
    int64_t *dim = &dims[i + offset];
    if (*dim == 1) *dim = small.data[i];
    if (*dim == small.data[i] || small.data[i] == 1) continue;
    mica_free(ctx, dims, bytes_of(large.size));
    return NULL;
  }
  return dims;
}

bool tosa_equal_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                            const mica_type **types) {
  (void)loc;
  const mica_type *a = tosa_type(tosa_equal_parts_input1(parts));
  const mica_type *b = tosa_type(tosa_equal_parts_input2(parts)), *i1 = mica_type_i(ctx, 1);
  int64_t *dims = NULL;
  if (mica_type_has_rank(a) && mica_type_has_rank(b))
    dims = broadcast(ctx, mica_type_shape(a), mica_type_shape(b));
  if (dims == NULL) return give(types, mica_type_unranked_tensor(i1));
  const size_t rank = mica_type_shape(a).size, other = mica_type_shape(b).size;
  return give_tensor(ctx, types, dims, rank > other ? rank : other, i1);
}
bool tosa_equal_are_compatible(mica_types inferred, mica_types actual) {
  return inferred.size == 1 && actual.size == 1 &&
         mica_shapes_compatible(inferred.data[0], actual.data[0]);
}
