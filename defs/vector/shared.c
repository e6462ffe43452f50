// What the hooks of vector share; see shared.h.
#include "shared.h"

#include "dlti/dlti.h"
#include "mica/context.h"

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
