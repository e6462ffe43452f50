// Builtin shaped types: vectors, tensors, memrefs. Making, checking and asking them; strides are in
// type_strides.c.
#include "builtin/params.h"

static const mica_param_def vector_params[] = {
    PARAM_ARRAY(vector_type, shape, int64_t),
    PARAM(vector_type, element, MICA_PARAM_TYPE),
    PARAM_ARRAY(vector_type, scalable, bool),
};
static const mica_param_def ranked_tensor_params[] = {
    PARAM_ARRAY(ranked_tensor_type, shape, int64_t),
    PARAM(ranked_tensor_type, element, MICA_PARAM_TYPE),
    PARAM(ranked_tensor_type, encoding, MICA_PARAM_ATTR),
};
static const mica_param_def memref_params[] = {
    PARAM_ARRAY(memref_type, shape, int64_t),
    PARAM(memref_type, element, MICA_PARAM_TYPE),
    PARAM(memref_type, layout, MICA_PARAM_ATTR),
    PARAM(memref_type, memory_space, MICA_PARAM_ATTR),
};
static const mica_param_def unranked_tensor_params[] = {
    PARAM(unranked_tensor_type, element, MICA_PARAM_TYPE)};
static const mica_param_def unranked_memref_params[] = {
    PARAM(unranked_memref_type, element, MICA_PARAM_TYPE),
    PARAM(unranked_memref_type, memory_space, MICA_PARAM_ATTR),
};

const mica_type_def mica_builtin_vector_type = {
    .base = BUILTIN_BASE("builtin.vector", vector_type, vector_params),
    .print = mica_printer_vector_type};
const mica_type_def mica_builtin_ranked_tensor_type = {
    .base = BUILTIN_BASE("builtin.tensor", ranked_tensor_type, ranked_tensor_params),
    .print = mica_printer_ranked_type};
const mica_type_def mica_builtin_unranked_tensor_type = {
    .base = BUILTIN_BASE("builtin.unranked_tensor", unranked_tensor_type, unranked_tensor_params),
    .print = mica_printer_unranked_type};
const mica_type_def mica_builtin_memref_type = {
    .base = BUILTIN_BASE("builtin.memref", memref_type, memref_params),
    .print = mica_printer_ranked_type};
const mica_type_def mica_builtin_unranked_memref_type = {
    .base = BUILTIN_BASE("builtin.unranked_memref", unranked_memref_type, unranked_memref_params),
    .print = mica_printer_unranked_type};

const mica_interface mica_vector_element_interface_id = {"VectorElementTypeInterface"};
const mica_interface mica_memref_element_interface_id = {"MemRefElementTypeInterface"};
const mica_interface mica_shaped_interface_id = {"ShapedType"};

// ---- Element types ------------------------------------------------------------------------------

bool mica_type_is_vector_element(const mica_type *type) {
  return mica_type_is_int_or_index_or_float(type) ||
         mica_type_interface(type, &mica_vector_element_interface_id) != NULL;
}

static bool is_builtin(const mica_type *type) { return type->def->base.dialect == NULL; }

bool mica_type_is_tensor_element(const mica_type *type) {
  return mica_type_is_int_or_index_or_float(type) || mica_type_is_complex(type) ||
         mica_type_is_vector(type) || mica_type_is_opaque(type) || !is_builtin(type);
}

bool mica_type_is_memref_element(const mica_type *type) {
  return mica_type_is_int_or_index_or_float(type) || mica_type_is_complex(type) ||
         mica_type_is_vector(type) || mica_type_is_any_memref(type) ||
         mica_type_interface(type, &mica_memref_element_interface_id) != NULL;
}

// ---- Vectors ------------------------------------------------------------------------------------

static bool check_sizes(const mica_type *element, mica_loc loc, mica_int64s shape) {
  size_t i = 0;
  while (i < shape.size && shape.data[i] > 0) i++;
  if (i == shape.size) return true;
  mica_diag *diag = mica_diag_begin(element->context, MICA_ERROR, loc,
                                    "vector types must have positive constant sizes but got ");
  for (size_t k = 0; k < shape.size; k++)
    mica_diag_append(diag, k == 0 ? "%I" : ", %I", shape.data[k]);
  return mica_diag_report(diag);
}

const mica_type *mica_type_vector(mica_int64s shape, const bool *scalable,
                                  const mica_type *element) {
  if (element == NULL || !check_sizes(element, mica_loc_unknown(), shape)) return NULL;
  vector_type params = {shape, element, {NULL, 0}};
  for (size_t i = 0; scalable != NULL && i < shape.size; i++)
    if (scalable[i]) params.scalable = (bools){scalable, shape.size};
  return mica_type_get(element->context, &mica_builtin_vector_type, &params);
}

const mica_type *mica_type_vector_checked(mica_loc loc, mica_int64s shape, const bool *scalable,
                                          const mica_type *element) {
  if (element == NULL) return NULL;
  if (!mica_type_is_vector_element(element)) {
    mica_error(element->context, loc,
               "failed to verify 'elementType': VectorElementTypeInterface instance");
    return NULL;
  }
  return check_sizes(element, loc, shape) ? mica_type_vector(shape, scalable, element) : NULL;
}

// ---- Tensors ------------------------------------------------------------------------------------

const mica_type *mica_type_ranked_tensor(mica_int64s shape, const mica_type *element,
                                         const mica_attr *encoding) {
  if (element == NULL) return NULL;
  ranked_tensor_type params = {shape, element, encoding};
  return mica_type_get(element->context, &mica_builtin_ranked_tensor_type, &params);
}

// Beside its element type: the layout, the memory space, the encoding.
static bool check_context(mica_loc loc, const mica_type *element, const mica_attr *part) {
  return part == NULL || part->context == element->context ||
         mica_error(element->context, loc, "'%a' is of another context than '%t'", part, element);
}

const mica_type *mica_type_unranked_tensor(const mica_type *element) {
  if (element == NULL) return NULL;
  unranked_tensor_type params = {element};
  return mica_type_get(element->context, &mica_builtin_unranked_tensor_type, &params);
}

static bool check_shape(mica_context *ctx, mica_loc loc, mica_int64s shape, const char *message) {
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] < 0 && shape.data[i] != MICA_DYNAMIC)
      return mica_error(ctx, loc, "%s", message);
  return true;
}

const mica_interface mica_verifiable_tensor_encoding_interface_id = {"VerifiableTensorEncoding"};

bool mica_attr_verify_encoding(const mica_attr *encoding, mica_loc loc, mica_int64s shape,
                               const mica_type *element) {
  if (encoding == NULL) return true;
  const mica_verifiable_tensor_encoding_interface *methods =
      mica_attr_interface(encoding, &mica_verifiable_tensor_encoding_interface_id);
  // C that was generated when this interface had no methods gives its identity instead.
  if ((const void *)methods == &mica_verifiable_tensor_encoding_interface_id) return true;
  return methods == NULL || methods->verify_encoding(encoding, loc, shape, element);
}

const mica_type *mica_type_ranked_tensor_checked(mica_loc loc, mica_int64s shape,
                                                 const mica_type *element,
                                                 const mica_attr *encoding) {
  if (element == NULL) return NULL;
  if (!check_shape(element->context, loc, shape, "invalid tensor dimension size")) return NULL;
  if (!mica_type_is_tensor_element(element)) {
    mica_error(element->context, loc, "invalid tensor element type: '%t'", element);
    return NULL;
  }
  if (!check_context(loc, element, encoding) ||
      !mica_attr_verify_encoding(encoding, loc, shape, element))
    return NULL;
  return mica_type_ranked_tensor(shape, element, encoding);
}

const mica_type *mica_type_unranked_tensor_checked(mica_loc loc, const mica_type *element) {
  if (element == NULL || mica_type_is_tensor_element(element))
    return mica_type_unranked_tensor(element);
  mica_error(element->context, loc, "invalid tensor element type: '%t'", element);
  return NULL;
}

// ---- Memrefs ------------------------------------------------------------------------------------

// The default space is an absent one.
static const mica_attr *normal_memory_space(const mica_attr *space) {
  if (space == NULL || !mica_attr_is_integer(space)) return space;
  size_t count;
  const uint64_t *words = mica_attr_integer_word_data(space, &count);
  for (size_t i = 0; i < count; i++)
    if (words[i] != 0) return space;
  return NULL;
}

static const mica_attr *normal_layout(const mica_attr *layout, size_t rank) {
  if (layout == NULL || !mica_attr_is_affine_map(layout)) return layout;
  const mica_affine_map *map = mica_attr_affine_map_value(layout);
  return map->dim_count == rank && mica_affine_map_is_identity(map) ? NULL : layout;
}

const mica_type *mica_type_memref(mica_int64s shape, const mica_type *element,
                                  const mica_attr *layout, const mica_attr *memory_space) {
  if (element == NULL) return NULL;
  memref_type params = {shape, element, normal_layout(layout, shape.size),
                        normal_memory_space(memory_space)};
  return mica_type_get(element->context, &mica_builtin_memref_type, &params);
}

const mica_type *mica_type_unranked_memref(const mica_type *element,
                                           const mica_attr *memory_space) {
  if (element == NULL) return NULL;
  unranked_memref_type params = {element, normal_memory_space(memory_space)};
  return mica_type_get(element->context, &mica_builtin_unranked_memref_type, &params);
}

// What may be the layout of a memref; any other attribute in that place is its memory space.
bool mica_attr_is_memref_layout(const mica_attr *attr) {
  return mica_attr_is_affine_map(attr) || mica_attr_is_strided_layout(attr) ||
         mica_attr_interface(attr, &mica_memref_layout_interface_id) != NULL;
}

static bool check_layout(mica_loc loc, const mica_attr *layout, size_t rank) {
  if (mica_attr_is_affine_map(layout)) {
    uint32_t dims = mica_attr_affine_map_value(layout)->dim_count;
    return dims == rank ||
           mica_error(layout->context, loc,
                      "memref layout mismatch between rank and affine map: %z != %u", rank, dims);
  }
  if (!mica_attr_is_strided_layout(layout)) return true;
  const strided_layout_attr *strided = mica_attr_params(layout);
  return strided->strides.size == rank ||
         mica_error(layout->context, loc, "expected the number of strides to match the rank");
}

static bool check_memory_space(mica_loc loc, const mica_attr *space) {
  if (space == NULL || mica_attr_is_integer(space) || mica_attr_is_string(space) ||
      mica_attr_is_dictionary(space) || mica_attr_is_opaque(space) ||
      space->def->base.dialect != NULL)
    return true;
  return mica_error(space->context, loc, "unsupported memory space Attribute");
}

const mica_type *mica_type_memref_checked(mica_loc loc, mica_int64s shape, const mica_type *element,
                                          const mica_attr *layout, const mica_attr *memory_space) {
  if (element == NULL) return NULL;
  if (!mica_type_is_memref_element(element)) {
    mica_error(element->context, loc, "invalid memref element type");
    return NULL;
  }
  if (!check_shape(element->context, loc, shape, "invalid memref size")) return NULL;
  if (layout != NULL && !check_layout(loc, layout, shape.size)) return NULL;
  if (!check_memory_space(loc, memory_space)) return NULL;
  if (!check_context(loc, element, layout) || !check_context(loc, element, memory_space))
    return NULL;
  return mica_type_memref(shape, element, layout, memory_space);
}

const mica_type *mica_type_unranked_memref_checked(mica_loc loc, const mica_type *element,
                                                   const mica_attr *memory_space) {
  if (element == NULL) return NULL;
  if (!mica_type_is_memref_element(element)) {
    mica_error(element->context, loc, "invalid memref element type");
    return NULL;
  }
  if (!check_memory_space(loc, memory_space)) return NULL;
  if (!check_context(loc, element, memory_space)) return NULL;
  return mica_type_unranked_memref(element, memory_space);
}

// ---- Questions ----------------------------------------------------------------------------------

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
// Of a dialect's type. NULL: it has no shape, or was only said to have one.
static const mica_shaped_interface *shaped_methods(const mica_type *type) {
  if (is_builtin(type)) return NULL;
  const mica_shaped_interface *methods = mica_type_interface(type, &mica_shaped_interface_id);
  const bool is_marker = (const void *)methods == &mica_shaped_interface_id;
  return methods == NULL || is_marker || methods->dims == NULL ? NULL : methods;
}
bool mica_type_has_rank(const mica_type *type) {
  return mica_type_is_vector(type) || mica_type_is_ranked_tensor(type) ||
         mica_type_is_memref(type) || shaped_methods(type) != NULL;
}
bool mica_type_is_shaped(const mica_type *type) {
  return mica_type_has_rank(type) || mica_type_is_unranked_tensor(type) ||
         mica_type_is_unranked_memref(type);
}

static const vector_type *vector_of(const mica_type *type) {
  return params_of_type(type, &mica_builtin_vector_type);
}
static const ranked_tensor_type *tensor_of(const mica_type *type) {
  return params_of_type(type, &mica_builtin_ranked_tensor_type);
}
static const memref_type *memref_of(const mica_type *type) {
  return params_of_type(type, &mica_builtin_memref_type);
}

mica_int64s mica_type_shape(const mica_type *type) {
  if (mica_type_is_vector(type)) return vector_of(type)->shape;
  if (mica_type_is_ranked_tensor(type)) return tensor_of(type)->shape;
  if (mica_type_is_memref(type)) return memref_of(type)->shape;
  const mica_shaped_interface *methods = shaped_methods(type);
  return methods == NULL ? (mica_int64s){NULL, 0} : methods->dims(type);
}

const mica_type *mica_type_element(const mica_type *type) {
  if (mica_type_is_vector(type)) return vector_of(type)->element;
  if (mica_type_is_ranked_tensor(type)) return tensor_of(type)->element;
  if (mica_type_is_memref(type)) return memref_of(type)->element;
  const mica_shaped_interface *methods = shaped_methods(type);
  if (methods != NULL) return methods->element(type);
  if (!mica_type_is_shaped(type) && !mica_type_is_complex(type)) return NULL;
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

bool mica_type_layout_is_identity(const mica_type *memref) {
  const mica_attr *layout = mica_type_layout(memref);
  if (layout == NULL || !mica_attr_is_strided_layout(layout)) return layout == NULL;
  mica_int64s strides = mica_attr_strided_layout_strides(layout);
  return strides.size == 1 && strides.data[0] == 1 && mica_attr_strided_layout_offset(layout) == 0;
}

const mica_attr *mica_type_memory_space(const mica_type *type) {
  if (mica_type_is_memref(type)) return memref_of(type)->memory_space;
  const unranked_memref_type *params = params_of_type(type, &mica_builtin_unranked_memref_type);
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
  const mica_shaped_interface *methods = shaped_methods(shaped);
  return methods != NULL ? methods->with_element(shaped, element)
                         : mica_type_unranked_memref(element, mica_type_memory_space(shaped));
}

const mica_type *mica_type_i1_of_same_shape(const mica_type *type) {
  const mica_type *i1 = mica_type_i(type->context, 1);
  return i1 == NULL || !mica_type_is_shaped(type) ? i1 : mica_type_clone_with(type, i1);
}

static bool dims_compatible(int64_t a, int64_t b) {
  return a == b || a == MICA_DYNAMIC || b == MICA_DYNAMIC;
}

bool mica_shapes_compatible(const mica_type *a, const mica_type *b) {
  bool shaped = mica_type_is_shaped(a);
  if (shaped != mica_type_is_shaped(b)) return false;
  if (!shaped || !mica_type_has_rank(a) || !mica_type_has_rank(b)) return true;
  mica_int64s one = mica_type_shape(a), other = mica_type_shape(b);
  if (one.size != other.size) return false;
  for (size_t i = 0; i < one.size; i++)
    if (!dims_compatible(one.data[i], other.data[i])) return false;
  return true;
}
