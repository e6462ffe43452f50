// Hooks of what makes tensors: empty, from_elements, generate, splat, pad, concat. Called by
// generated code; own nothing.
#include "tensor/tensor.h"

#include "mica/context.h"
#include "mica/index_list.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

bool tensor_empty_check(mica_op *op) {
  return mica_verify_dynamic_sizes(op, mica_value_type(tensor_empty_result(op)),
                                   tensor_empty_dynamic_sizes_count(op));
}
bool tensor_splat_check(mica_op *op) {
  return mica_verify_dynamic_sizes(op, mica_value_type(tensor_splat_aggregate(op)),
                                   tensor_splat_dynamic_sizes_count(op));
}

// ---- from_elements ------------------------------------------------------------------------------

bool tensor_elements_match(const mica_op *op) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  size_t count = mica_op_operand_count(op);
  if (mica_type_element_count(type) != (int64_t)count) return false;
  for (size_t i = 0; i < count; i++)
    if (mica_value_type(mica_op_operand(op, i)) != mica_type_element(type)) return false;
  return true;
}

// ---- generate, pad ------------------------------------------------------------------------------

// Whether the body yields an element of the result.
static bool yields_element(const mica_op *op) {
  const mica_op *last = mica_op_region(op, 0)->first->last;
  return last != NULL && tensor_yield_isa(last) &&
         mica_value_type(tensor_yield_value(last)) ==
             mica_type_element(mica_value_type(mica_op_result(op, 0)));
}

bool tensor_generate_check(mica_op *op) {
  return mica_verify_dynamic_sizes(op, mica_value_type(tensor_generate_result(op)),
                                   tensor_generate_dynamic_extents_count(op));
}

bool tensor_generate_check_regions(mica_op *op) {
  const mica_block *body = tensor_generate_body(op)->first;
  size_t rank = mica_type_shape(mica_value_type(tensor_generate_result(op))).size;
  for (size_t i = 0; i < mica_block_argument_count(body); i++)
    if (!mica_type_is_index(mica_value_type(mica_block_argument_at(body, i))))
      return mica_op_plain_error(op, "all body arguments must be index");
  if (mica_block_argument_count(body) != rank)
    return mica_op_plain_error(op, "must have one body argument per input dimension");
  return yields_element(op) ||
         mica_op_error(
             op, "body must be terminated with a `yield` operation of the tensor element type");
}

// A dimension with what is added before and behind; false: less than nothing is left.
static bool padded_size(int64_t size, int64_t low, int64_t high, int64_t *out) {
  bool known = size != MICA_DYNAMIC && low != MICA_DYNAMIC && high != MICA_DYNAMIC;
  *out = known ? (int64_t)((uint64_t)size + (uint64_t)low + (uint64_t)high) : MICA_DYNAMIC;
  return !known || *out >= 0;
}

static bool fill_padded(mica_int64s source, mica_int64s low, mica_int64s high, int64_t *out) {
  if (low.size != source.size || high.size != source.size) return false;
  for (size_t i = 0; i < source.size; i++)
    if (!padded_size(source.data[i], low.data[i], high.data[i], &out[i])) return false;
  return true;
}

static bool check_padded(mica_op *op, const mica_type *source, const mica_type *result,
                         int64_t *shape) {
  mica_int64s from = mica_type_shape(source), to = mica_type_shape(result);
  if (!fill_padded(from, tensor_pad_static_low(op), tensor_pad_static_high(op), shape))
    return mica_op_plain_error(
        op, "failed to infer expectedType from sourceType '%t', specified resultType is '%t'",
        source, result);
  bool fits = to.size == from.size;
  for (size_t i = 0; fits && i < to.size; i++)
    fits = shape[i] == MICA_DYNAMIC || shape[i] == to.data[i];
  if (fits) return true;
  const mica_type *expected =
      mica_type_ranked_tensor((mica_int64s){shape, from.size}, mica_type_element(source), NULL);
  return expected != NULL &&
         mica_op_plain_error(op, "specified type '%t' does not match the inferred type '%t'",
                             result, expected);
}

bool tensor_pad_check(mica_op *op) {
  const mica_type *source = mica_value_type(tensor_pad_source(op));
  mica_context *ctx = mica_op_context(op);
  size_t size = (mica_type_shape(source).size + 1) * sizeof(int64_t);
  int64_t *shape = mica_allocate(ctx, size);
  bool ok = shape != NULL &&
            check_padded(op, source, mica_value_type(tensor_pad_result(op)), shape);
  mica_free(ctx, shape, size);
  return ok;
}

bool tensor_pad_check_regions(mica_op *op) {
  const mica_block *body = tensor_pad_region(op)->first;
  size_t rank = mica_type_shape(mica_value_type(tensor_pad_result(op))).size;
  if (mica_block_argument_count(body) != rank)
    return mica_op_plain_error(op, "expected the block to have %z arguments", rank);
  for (size_t i = 0; i < rank; i++)
    if (!mica_type_is_index(mica_value_type(mica_block_argument_at(body, i))))
      return mica_op_error(op, "expected block argument %z to be an index", i + 1);
  return yields_element(op) || mica_op_error(op, "expected yield type to match shape element type");
}

// ---- concat -------------------------------------------------------------------------------------

static const mica_type *input_type(const mica_op *op, size_t i) {
  return mica_value_type(mica_op_operand(op, i));
}

// The size of all inputs in a dimension that stays: the one that is known. False: two differ.
static bool common_size(const mica_op *op, size_t dimension, int64_t *out) {
  *out = MICA_DYNAMIC;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    int64_t size = mica_type_shape(input_type(op, i)).data[dimension];
    if (size == MICA_DYNAMIC) continue;
    if (*out != MICA_DYNAMIC && *out != size) return false;
    *out = size;
  }
  return true;
}

static int64_t size_of_all(const mica_op *op, size_t dimension) {
  uint64_t sum = 0;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    int64_t size = mica_type_shape(input_type(op, i)).data[dimension];
    if (size == MICA_DYNAMIC) return MICA_DYNAMIC;
    sum += (uint64_t)size;
  }
  return (int64_t)sum;
}

static bool infer_concat(mica_op *op, size_t dim, int64_t *shape, size_t rank) {
  for (size_t i = 0; i < rank; i++) {
    if (i == dim) shape[i] = size_of_all(op, i);
    else if (!common_size(op, i, &shape[i]))
      return mica_op_error(
          op, "static concatenation size mismatch along non-concatenated dimension %z", i);
  }
  return true;
}

static bool check_concat_shape(mica_op *op, const mica_type *result, int64_t *shape, size_t dim) {
  mica_int64s to = mica_type_shape(result);
  if (!infer_concat(op, dim, shape, to.size)) return false;
  if (dim >= to.size)  // negative as it was written
    return mica_op_error(op, "concatenation dim must be less than the tensor rank");
  for (size_t i = 0; i < to.size; i++) {
    if (shape[i] == MICA_DYNAMIC || to.data[i] == MICA_DYNAMIC || shape[i] == to.data[i]) continue;
    const mica_type *inferred =
        mica_type_ranked_tensor((mica_int64s){shape, to.size}, mica_type_element(result), NULL);
    return inferred != NULL &&
           mica_op_error(op, "result type '%t'does not match inferred shape '%t' static sizes",
                         result, inferred);
  }
  return true;
}

bool tensor_concat_check(mica_op *op) {
  const mica_type *result = mica_value_type(tensor_concat_result(op));
  size_t rank = mica_type_shape(result).size, count = mica_op_operand_count(op);
  if (count == 0) return mica_op_error(op, "requires at least one input");
  for (size_t i = 0; i < count; i++)
    if (mica_type_shape(input_type(op, i)).size != rank)
      return mica_op_error(op, "rank of concatenated inputs must match result rank");
  for (size_t i = 0; i < count; i++)
    if (mica_type_element(input_type(op, i)) != mica_type_element(result))
      return mica_op_error(op, "inputs and result element type must match");
  int64_t dim = tensor_concat_dim(op);
  if (dim >= (int64_t)rank)
    return mica_op_error(op, "concatenation dim must be less than the tensor rank");
  mica_context *ctx = mica_op_context(op);
  int64_t *shape = mica_allocate(ctx, rank * sizeof *shape);
  bool ok = shape != NULL && check_concat_shape(op, result, shape, (size_t)dim);
  mica_free(ctx, shape, rank * sizeof *shape);
  return ok;
}

// ---- Older text ---------------------------------------------------------------------------------

// `[%n, 4]`: the numbers stand in the type, too.
bool tensor_parse_former_sizes(mica_parser *p, mica_op_state *out, mica_operand_refs *sizes) {
  const mica_attr *numbers;
  (void)out;
  return mica_parse_index_list(p, '[', sizes, &numbers, NULL);
}
