// What the hooks of vector share; see shared.h.
#include "shared.h"

#include "dlti/dlti.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "ub/ub.h"

bool vector_supports_kind(vector_combining_kind kind, const mica_type *element) {
  switch (kind) {
  case VECTOR_COMBINING_KIND_ADD:
  case VECTOR_COMBINING_KIND_MUL: return mica_type_is_int_or_index_or_float(element);
  case VECTOR_COMBINING_KIND_MINUI:
  case VECTOR_COMBINING_KIND_MINSI:
  case VECTOR_COMBINING_KIND_MAXUI:
  case VECTOR_COMBINING_KIND_MAXSI:
  case VECTOR_COMBINING_KIND_AND:
  case VECTOR_COMBINING_KIND_OR:
  case VECTOR_COMBINING_KIND_XOR: return mica_type_is_int_or_index(element);
  case VECTOR_COMBINING_KIND_MINNUMF:
  case VECTOR_COMBINING_KIND_MAXNUMF:
  case VECTOR_COMBINING_KIND_MINIMUMF:
  case VECTOR_COMBINING_KIND_MAXIMUMF: return mica_type_is_float(element);
  }
  return false;
}

bool vector_check_kind(mica_op *op, const mica_attr *kind, const mica_type *element,
                       const char *operation) {
  if (kind == NULL)
    return mica_op_error(op,
                         "expected 'kind' attribute of type CombiningKind (e.g. "
                         "'vector.kind<add>')");
  return vector_supports_kind(vector_combining_kind_attr_value(kind), element) ||
         mica_op_error(op, "unsupported %s type", operation);
}

const mica_type *vector_mask_type(const mica_type *type) {
  const mica_type *bit = mica_type_i(mica_type_context(type), 1);
  return bit == NULL || !mica_type_is_vector(type) ? NULL : mica_type_clone_with(type, bit);
}

bool vector_dim_is_scalable(const mica_type *vector, size_t dim) {
  const bool *scalable = mica_type_scalable_dims(vector);
  return scalable != NULL && scalable[dim];
}

bool vector_check_index_count(mica_op *op, const mica_type *base, size_t count) {
  size_t rank = mica_type_has_rank(base) ? mica_type_shape(base).size : 0;
  return count == rank || mica_op_error(op, "requires %z indices", rank);
}

// ---- What folds and patterns ask
// -----------------------------------------------------------------

size_t vector_rank(const mica_type *type) {
  return mica_type_is_vector(type) ? mica_type_shape(type).size : 0;
}
int64_t vector_count(const mica_type *type) {
  return mica_type_is_vector(type) ? mica_type_element_count(type) : 1;
}

bool vector_is_scalable(const mica_type *vector) {
  for (size_t i = 0; i < vector_rank(vector); i++)
    if (vector_dim_is_scalable(vector, i)) return true;
  return false;
}

mica_value *vector_repeated(const mica_value *value) {
  const mica_op *op = mica_value_op_of(value, &vector_broadcast_def);
  mica_value *source = op == NULL ? NULL : vector_broadcast_source(op);
  return source == NULL || mica_type_is_vector(mica_value_type(source)) ? NULL : source;
}

bool vector_is_poison(const mica_attr *constant) {
  return constant != NULL && mica_attr_interface(constant, &mica_poison_attr_interface_id) != NULL;
}

int64_t vector_number_at(mica_attrs numbers, size_t i) {
  return i < numbers.size ? mica_attr_integer_value(numbers.data[i]) : 0;
}
bool vector_all_are(mica_attrs numbers, int64_t number) {
  for (size_t i = 0; i < numbers.size; i++)
    if (vector_number_at(numbers, i) != number) return false;
  return true;
}

int64_t vector_linear(mica_int64s shape, const int64_t *position, size_t count) {
  int64_t at = 0;
  for (size_t i = 0; i < shape.size; i++) at = at * shape.data[i] + (i < count ? position[i] : 0);
  return at;
}

bool vector_replace_reshaped(mica_rewriter *rw, mica_op *op, vector_reshaper *by,
                             mica_value *source) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  return mica_rewriter_replace_by(rw, op, by(&rw->builder, mica_op_loc(op), type, source));
}

// ---- Masks --------------------------------------------------------------------------------------

static vector_mask_form form_of_constant(const mica_attr *mask) {
  if (mask == NULL || !mica_attr_is_dense_int_elements(mask)) return VECTOR_MASK_MIXED;
  size_t size;
  const unsigned char *bytes = mica_attr_dense_data(mask, &size);
  for (size_t i = 1; i < size; i++)
    if (bytes[i] != bytes[0]) return VECTOR_MASK_MIXED;
  if (size == 0) return VECTOR_MASK_MIXED;
  return bytes[0] != 0 ? VECTOR_MASK_FULL : VECTOR_MASK_EMPTY;
}

static vector_mask_form form_of_sizes(mica_int64s sizes, mica_int64s shape) {
  bool full = true, empty = true;
  for (size_t i = 0; i < sizes.size; i++) {
    full &= sizes.data[i] >= (i < shape.size ? shape.data[i] : 1);
    empty &= sizes.data[i] <= 0;
  }
  return full ? VECTOR_MASK_FULL : empty ? VECTOR_MASK_EMPTY : VECTOR_MASK_MIXED;
}

vector_mask_form vector_mask_form_of(const mica_value *mask) {
  mica_op *op = mica_value_op(mask);
  int64_t size;
  if (op == NULL) return VECTOR_MASK_MIXED;
  if (vector_constant_mask_isa(op))
    return form_of_sizes(vector_constant_mask_mask_dim_sizes(op),
                         mica_type_shape(mica_value_type(mask)));
  if (!vector_create_mask_isa(op)) return form_of_constant(mica_op_constant(op));
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_value_constant(mica_op_operand(op, i), &size) && size <= 0) return VECTOR_MASK_EMPTY;
  return VECTOR_MASK_MIXED;
}

// ---- Sizes --------------------------------------------------------------------------------------

// The second part of a complex number is aligned: to the power of two that its bytes fit in.
static uint64_t complex_bits(uint64_t part) {
  uint64_t alignment = 8;
  while (alignment < part) alignment *= 2;
  return (part + alignment - 1) / alignment * alignment + part;
}

uint64_t vector_element_bits(const mica_op *op, const mica_type *element) {
  if (mica_type_is_int_or_float(element)) return mica_type_bit_width(element);
  if (mica_type_is_complex(element))
    return complex_bits(vector_element_bits(op, mica_type_element(element)));
  return mica_type_is_index(element) ? dlti_index_bits(op) : 64;
}

// ---- Dimensions ---------------------------------------------------------------------------------

bool vector_dims_make(mica_context *ctx, size_t capacity, vector_dims *out) {
  *out = (vector_dims){.ctx = ctx, .capacity = capacity};
  if (capacity == 0) return true;
  out->sizes = mica_allocate(ctx, capacity * sizeof *out->sizes);
  out->scalable = mica_allocate(ctx, capacity * sizeof *out->scalable);
  if (out->sizes != NULL && out->scalable != NULL) return true;
  vector_dims_free(out);
  return false;
}

void vector_dims_free(vector_dims *dims) {
  mica_free(dims->ctx, dims->sizes, dims->capacity * sizeof *dims->sizes);
  mica_free(dims->ctx, dims->scalable, dims->capacity * sizeof *dims->scalable);
}

void vector_dims_add(vector_dims *dims, int64_t size, bool scalable) {
  dims->sizes[dims->count] = size;
  dims->scalable[dims->count++] = scalable;
}

void vector_dims_add_of(vector_dims *dims, const mica_type *vector, size_t first) {
  mica_int64s shape = mica_type_shape(vector);
  for (size_t i = first; i < shape.size; i++)
    vector_dims_add(dims, shape.data[i], vector_dim_is_scalable(vector, i));
}

const mica_type *vector_dims_finish(vector_dims *dims, const mica_type *element) {
  const mica_type *type =
      mica_type_vector((mica_int64s){dims->sizes, dims->count}, dims->scalable, element);
  vector_dims_free(dims);
  return type;
}
