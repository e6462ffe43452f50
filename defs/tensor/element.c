// Hooks of what reads and writes elements: extract, insert, gather, scatter; and of the questions
// dim and rank. Called by generated code; own nothing.
#include "tensor/tensor.h"

#include "mica/context.h"
#include "mica/predicate.h"

static size_t rank_of(const mica_value *tensor) {
  return mica_type_shape(mica_value_type(tensor)).size;
}

bool tensor_extract_check(mica_op *op) {
  return tensor_extract_indices_count(op) == rank_of(tensor_extract_tensor(op)) ||
         mica_op_error(op, "incorrect number of indices for extract_element");
}

bool tensor_insert_check(mica_op *op) {
  return tensor_insert_indices_count(op) == rank_of(tensor_insert_dest(op)) ||
         mica_op_error(op, "incorrect number of indices");
}

// A dimension that isn't there is undefined.
mica_speculatability tensor_dim_speculatability(const mica_op *op) {
  if (mica_op_operand_count(op) != 2) return MICA_NOT_SPECULATABLE;
  const mica_type *type = mica_value_type(tensor_dim_source(op));
  int64_t index;
  bool is_there = mica_type_is_ranked_tensor(type) &&
                  mica_value_constant(tensor_dim_index(op), &index) && index >= 0 &&
                  (uint64_t)index < mica_type_shape(type).size;
  return is_there ? MICA_SPECULATABLE : MICA_NOT_SPECULATABLE;
}

// ---- gather, scatter ----------------------------------------------------------------------------

// What the two differ in, for messages.
typedef struct gather_words {
  const char *name;    // "gather"
  const char *tensor;  // of which the dimensions are: "source"
  const char *checked;
} gather_words;

static bool check_dims(mica_op *op, const gather_words *words, mica_int64s dims,
                       mica_int64s indices, size_t rank) {
  if (dims.size == 0) return mica_op_error(op, "%s_dims must be non-empty", words->name);
  if (dims.size > rank)
    return mica_op_error(op, "%s_dims overflow %s rank", words->name, words->tensor);
  int64_t last = indices.size == 0 ? 0 : indices.data[indices.size - 1];
  if ((uint64_t)last != dims.size)
    return mica_op_error(op, "%s_dims length must match the size of last dimension of indices",
                         words->name);
  for (size_t i = 0; i < dims.size; i++) {
    if (dims.data[i] < 0)
      return mica_op_error(op, "%s_dims value must be non-negative", words->name);
    if ((uint64_t)dims.data[i] >= rank)
      return mica_op_error(op, "%s_dims value must be smaller than %s rank", words->name,
                           words->tensor);
  }
  for (size_t i = 1; i < dims.size; i++)
    if (dims.data[i - 1] >= dims.data[i])
      return mica_op_error(op, "%s_dims values must be strictly increasing", words->name);
  return true;
}

// The parts that places of `tensor` are: the shape of the places, then that of the tensor with
// gathered dimensions of size 1 or without them. The dimensions are in order.
static const mica_type *parts_type(const mica_type *tensor, mica_int64s indices, mica_int64s dims,
                                   bool without, int64_t *shape) {
  mica_int64s whole = mica_type_shape(tensor);
  size_t size = 0;
  for (size_t i = 0; i + 1 < indices.size; i++) shape[size++] = indices.data[i];
  for (size_t i = 0, next = 0; i < whole.size; i++) {
    bool gathered = next < dims.size && (uint64_t)dims.data[next] == i;
    next += gathered;
    if (!gathered) shape[size++] = whole.data[i];
    else if (!without) shape[size++] = 1;
  }
  return mica_type_ranked_tensor((mica_int64s){shape, size}, mica_type_element(tensor),
                                 mica_type_encoding(tensor));
}

static bool check_parts(mica_op *op, const gather_words *words, const mica_type *tensor,
                        const mica_type *places, mica_int64s dims, const mica_type *parts) {
  mica_int64s indices = mica_type_shape(places);
  mica_context *ctx = mica_op_context(op);
  size_t size = (indices.size + mica_type_shape(tensor).size + 1) * sizeof(int64_t);
  int64_t *shape = mica_allocate(ctx, size);
  const mica_type *whole = NULL, *reduced = NULL;
  if (shape != NULL) whole = parts_type(tensor, indices, dims, false, shape);
  if (whole != NULL) reduced = parts_type(tensor, indices, dims, true, shape);
  mica_free(ctx, shape, size);
  return reduced != NULL &&
         (parts == whole || parts == reduced ||
          mica_op_error(op,
                        "%s type mismatch: expected '%t' or its rank-reduced variant '%t' (got: "
                        "'%t')",
                        words->checked, whole, reduced, parts));
}

bool tensor_gather_check(mica_op *op) {
  static const gather_words words = {"gather", "source", "result"};
  const mica_type *source = mica_value_type(tensor_gather_source(op));
  const mica_type *indices = mica_value_type(tensor_gather_indices(op));
  mica_int64s dims = tensor_gather_gather_dims(op);
  return check_dims(op, &words, dims, mica_type_shape(indices), mica_type_shape(source).size) &&
         check_parts(op, &words, source, indices, dims, mica_value_type(tensor_gather_result(op)));
}

bool tensor_scatter_check(mica_op *op) {
  static const gather_words words = {"scatter", "dest", "source"};
  const mica_type *dest = mica_value_type(tensor_scatter_dest(op));
  const mica_type *indices = mica_value_type(tensor_scatter_indices(op));
  mica_int64s dims = tensor_scatter_scatter_dims(op);
  if (!check_dims(op, &words, dims, mica_type_shape(indices), mica_type_shape(dest).size))
    return false;
  if (tensor_scatter_unique_attr(op) == NULL)
    return mica_op_error(op, "requires 'unique' attribute to be set");
  return check_parts(op, &words, dest, indices, dims, mica_value_type(tensor_scatter_source(op)));
}
