// Questions about shaped types.
#include "builtin/params.h"

bool mica_type_is_vector(const mica_type *type) { return type->def == &mica_builtin_vector_type; }
bool mica_type_is_ranked_tensor(const mica_type *type) {
  return type->def == &mica_builtin_ranked_tensor_type;
}
bool mica_type_is_unranked_tensor(const mica_type *type) {
  return type->def == &mica_builtin_unranked_tensor_type;
}
bool mica_type_is_tensor(const mica_type *type) {
  return mica_type_is_ranked_tensor(type) || mica_type_is_unranked_tensor(type);
}
bool mica_type_is_memref(const mica_type *type) { return type->def == &mica_builtin_memref_type; }
bool mica_type_is_unranked_memref(const mica_type *type) {
  return type->def == &mica_builtin_unranked_memref_type;
}
bool mica_type_is_any_memref(const mica_type *type) {
  return mica_type_is_memref(type) || mica_type_is_unranked_memref(type);
}
bool mica_type_has_rank(const mica_type *type) {
  return mica_type_is_vector(type) || mica_type_is_ranked_tensor(type) || mica_type_is_memref(type);
}
bool mica_type_is_shaped(const mica_type *type) {
  return mica_type_has_rank(type) || mica_type_is_unranked_tensor(type) ||
         mica_type_is_unranked_memref(type);
}

static const vector_type *vector_of(const mica_type *type) { return mica_type_params(type); }
static const ranked_tensor_type *tensor_of(const mica_type *type) { return mica_type_params(type); }
static const memref_type *memref_of(const mica_type *type) { return mica_type_params(type); }

mica_int64s mica_type_shape(const mica_type *type) {
  if (mica_type_is_vector(type)) return vector_of(type)->shape;
  if (mica_type_is_ranked_tensor(type)) return tensor_of(type)->shape;
  return memref_of(type)->shape;
}

const mica_type *mica_type_element(const mica_type *type) {
  if (mica_type_is_vector(type)) return vector_of(type)->element;
  if (mica_type_is_ranked_tensor(type)) return tensor_of(type)->element;
  if (mica_type_is_memref(type)) return memref_of(type)->element;
  const complex_type *only_element = mica_type_params(type);  // unranked types begin like it
  return only_element->element;
}

const mica_type *mica_type_element_or_self(const mica_type *type) {
  return mica_type_is_shaped(type) ? mica_type_element(type) : type;
}

bool mica_type_has_static_shape(const mica_type *type) {
  if (!mica_type_has_rank(type)) return false;
  mica_int64s shape = mica_type_shape(type);
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] == MICA_DYNAMIC) return false;
  return true;
}

const bool *mica_type_scalable_dims(const mica_type *type) {
  return vector_of(type)->scalable.data;
}

int64_t mica_type_element_count(const mica_type *type) {
  mica_int64s shape = mica_type_shape(type);
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] == 0) return 0;
  int64_t count = 1;
  for (size_t i = 0; i < shape.size; i++) {
    if (count > INT64_MAX / shape.data[i]) return -1;
    count *= shape.data[i];
  }
  return count;
}

const mica_attr *mica_type_encoding(const mica_type *type) {
  return mica_type_is_ranked_tensor(type) ? tensor_of(type)->encoding : NULL;
}

const mica_attr *mica_type_layout(const mica_type *type) { return memref_of(type)->layout; }

const mica_attr *mica_type_memory_space(const mica_type *type) {
  if (mica_type_is_memref(type)) return memref_of(type)->memory_space;
  const unranked_memref_type *params = mica_type_params(type);
  return params->memory_space;
}

const mica_type *mica_type_clone_with(const mica_type *shaped, const mica_type *element) {
  if (mica_type_is_vector(shaped))
    return mica_type_vector(mica_type_shape(shaped), mica_type_scalable_dims(shaped), element);
  if (mica_type_is_ranked_tensor(shaped))
    return mica_type_ranked_tensor(mica_type_shape(shaped), element, mica_type_encoding(shaped));
  if (mica_type_is_unranked_tensor(shaped)) return mica_type_unranked_tensor(element);
  if (mica_type_is_memref(shaped))
    return mica_type_memref(mica_type_shape(shaped), element, mica_type_layout(shaped),
                            mica_type_memory_space(shaped));
  return mica_type_unranked_memref(element, mica_type_memory_space(shaped));
}

static bool dims_compatible(int64_t a, int64_t b) {
  return a == b || a == MICA_DYNAMIC || b == MICA_DYNAMIC;
}

// A vector's scalable dimension is as good as a dynamic one.
static int64_t dim_of(const mica_type *type, size_t i) {
  if (mica_type_is_vector(type) && mica_type_scalable_dims(type) != NULL &&
      mica_type_scalable_dims(type)[i])
    return MICA_DYNAMIC;
  return mica_type_shape(type).data[i];
}

bool mica_shapes_compatible(const mica_type *a, const mica_type *b) {
  bool shaped = mica_type_is_shaped(a);
  if (shaped != mica_type_is_shaped(b)) return false;
  if (!shaped || !mica_type_has_rank(a) || !mica_type_has_rank(b)) return true;
  size_t rank = mica_type_shape(a).size;
  if (mica_type_shape(b).size != rank) return false;
  for (size_t i = 0; i < rank; i++)
    if (!dims_compatible(dim_of(a, i), dim_of(b, i))) return false;
  return true;
}
