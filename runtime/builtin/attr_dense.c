// Builtin attributes of many values: dense arrays, dense and sparse elements, resources.
#include "builtin/params.h"
#include "mica/number.h"

static const mica_param_def dense_array_params[] = {
    PARAM(dense_array_attr, element, MICA_PARAM_TYPE),
    PARAM_ARRAY(dense_array_attr, data, char),
};
static const mica_param_def dense_elements_params[] = {
    PARAM(dense_elements_attr, type, MICA_PARAM_TYPE),
    PARAM_ARRAY(dense_elements_attr, data, char),
    PARAM(dense_elements_attr, splat, MICA_PARAM_BITS),
};
static const mica_param_def dense_strings_params[] = {
    PARAM(dense_strings_attr, type, MICA_PARAM_TYPE),
    PARAM(dense_strings_attr, values, MICA_PARAM_STRS),
    PARAM(dense_strings_attr, splat, MICA_PARAM_BITS),
};
static const mica_param_def sparse_params[] = {
    PARAM(sparse_attr, type, MICA_PARAM_TYPE),
    PARAM(sparse_attr, indices, MICA_PARAM_ATTR),
    PARAM(sparse_attr, values, MICA_PARAM_ATTR),
};
static const mica_param_def resource_params[] = {
    PARAM(resource_attr, type, MICA_PARAM_TYPE),
    PARAM(resource_attr, key, MICA_PARAM_STR),
};

static const dense_array_attr *array_of(const mica_attr *attr) {
  return params_of_attr(attr, &mica_builtin_dense_array_attr);
}
static const dense_elements_attr *elements_of(const mica_attr *attr) {
  return params_of_attr(attr, &mica_builtin_dense_elements_attr);
}
static const dense_strings_attr *strings_of(const mica_attr *attr) {
  return params_of_attr(attr, &mica_builtin_dense_strings_attr);
}
static const sparse_attr *sparse_of(const mica_attr *attr) {
  return params_of_attr(attr, &mica_builtin_sparse_attr);
}
static const resource_attr *resource_of(const mica_attr *attr) {
  return params_of_attr(attr, &mica_builtin_resource_attr);
}

static const mica_type *elements_type_of(const mica_attr *attr) { return elements_of(attr)->type; }
static const mica_type *strings_type_of(const mica_attr *attr) { return strings_of(attr)->type; }
static const mica_type *sparse_type_of(const mica_attr *attr) { return sparse_of(attr)->type; }
static const mica_type *resource_type_of(const mica_attr *attr) { return resource_of(attr)->type; }

const mica_attr_def mica_builtin_dense_array_attr = {
    .base = BUILTIN_BASE("builtin.dense_array", dense_array_attr, dense_array_params),
    .print = mica_printer_dense_array_attr};
const mica_attr_def mica_builtin_dense_elements_attr = {
    .base = BUILTIN_BASE("builtin.dense_elements", dense_elements_attr, dense_elements_params),
    .type_of = elements_type_of,
    .print = mica_printer_dense_elements_attr};
const mica_attr_def mica_builtin_dense_strings_attr = {
    .base = BUILTIN_BASE("builtin.dense_strings", dense_strings_attr, dense_strings_params),
    .type_of = strings_type_of,
    .print = mica_printer_dense_elements_attr};
const mica_attr_def mica_builtin_sparse_attr = {
    .base = BUILTIN_BASE("builtin.sparse_elements", sparse_attr, sparse_params),
    .type_of = sparse_type_of,
    .print = mica_printer_sparse_attr};
const mica_attr_def mica_builtin_resource_attr = {
    .base = BUILTIN_BASE("builtin.dense_resource", resource_attr, resource_params),
    .type_of = resource_type_of,
    .print = mica_printer_resource_attr};

// ---- How one element is stored ------------------------------------------------------------------

size_t mica_element_size(const mica_type *element) {
  if (mica_type_is_complex(element)) return 2 * mica_element_size(mica_type_element(element));
  if (mica_type_is_index(element)) return 8;
  uint32_t width = mica_type_bit_width(element);
  return width == 0 ? 1 : ((size_t)width + 7) / 8;
}

static uint32_t element_width(const mica_type *element) {
  return mica_type_is_index(element) ? 64 : mica_type_bit_width(element);
}

static size_t element_words(const mica_type *element) {
  return mica_type_is_float(element) ? 2 : mica_integer_word_count(element_width(element));
}

static void mask_top_byte(unsigned char *top, uint32_t width) {
  if (width % 8 != 0) *top &= (unsigned char)((1u << width % 8) - 1);
}

void mica_element_store(const mica_type *element, void *to, const uint64_t *words) {
  size_t size = mica_element_size(element);
  uint32_t width = element_width(element);
  unsigned char *bytes = to;
  if (HOST_IS_LITTLE_ENDIAN) {
    memcpy(to, words, size);
    mask_top_byte(&bytes[size - 1], width);
    return;
  }
  for (size_t i = 0; i < size; i++)
    bytes[size - 1 - i] = (unsigned char)(words[i / 8] >> (i % 8 * 8));
  mask_top_byte(&bytes[0], width);
}

static void extend_sign(uint64_t *words, size_t count, uint32_t width) {
  uint32_t used = width == 0 ? 0 : (width - 1) % 64 + 1;
  uint64_t *top = &words[count - 1];
  if (used == 0) *top = 0;
  if (used == 0 || used == 64) return;
  uint64_t sign = UINT64_C(1) << (used - 1);
  *top &= (sign << 1) - 1;
  *top = (*top ^ sign) - sign;
}

void mica_element_load(const mica_type *element, uint64_t *words, const void *from) {
  size_t size = mica_element_size(element), count = element_words(element);
  memset(words, 0, count * sizeof *words);
  if (HOST_IS_LITTLE_ENDIAN) memcpy(words, from, size);
  else
    for (size_t i = 0; i < size; i++)
      words[i / 8] |= (uint64_t)((const unsigned char *)from)[size - 1 - i] << (i % 8 * 8);
  if (!mica_type_is_float(element)) extend_sign(words, count, element_width(element));
}

// ---- Dense arrays -------------------------------------------------------------------------------

#ifndef NDEBUG
static bool are_bools(const char *bytes, size_t count) {
  for (size_t i = 0; i < count; i++)
    if ((unsigned char)bytes[i] > 1) return false;
  return true;
}
#endif

const mica_attr *mica_attr_dense_array(const mica_type *element, const void *data, size_t count) {
  if (element == NULL) return NULL;
  assert(!mica_type_is_i(element, 1) || are_bools(data, count));
  dense_array_attr params = {element, {data, count * mica_element_size(element)}};
  return mica_attr_get(element->context, &mica_builtin_dense_array_attr, &params);
}

bool mica_check_dense_array_element(mica_loc loc, const mica_type *element) {
  if (!mica_type_is_int_or_index_or_float(element) || mica_type_is_index(element))
    return mica_error(element->context, loc, "expected integer or floating point element type");
  uint32_t width = mica_type_bit_width(element);
  if (width % 8 == 0 || mica_type_is_i(element, 1)) return true;
  return mica_error(element->context, loc, "element type bitwidth must be a multiple of 8");
}

const mica_attr *mica_attr_dense_i64s(mica_context *ctx, mica_int64s values) {
  const mica_type *element = mica_type_i(ctx, 64);
  return element == NULL ? NULL : mica_attr_dense_array(element, values.data, values.size);
}
const mica_attr *mica_attr_dense_i32s(mica_context *ctx, mica_int32s values) {
  const mica_type *element = mica_type_i(ctx, 32);
  return element == NULL ? NULL : mica_attr_dense_array(element, values.data, values.size);
}
bool mica_attr_is_dense_array(const mica_attr *attr) {
  return attr->def == &mica_builtin_dense_array_attr;
}
bool mica_attr_is_dense_array_of(const mica_attr *attr, uint32_t integer_width) {
  return mica_attr_is_dense_array(attr) && mica_type_is_i(array_of(attr)->element, integer_width);
}
const mica_type *mica_attr_dense_array_element(const mica_attr *attr) {
  return array_of(attr)->element;
}
const void *mica_attr_dense_array_data(const mica_attr *attr, size_t *count) {
  *count = array_of(attr)->data.size / mica_element_size(array_of(attr)->element);
  return array_of(attr)->data.data;
}
mica_int64s mica_attr_dense_i64s_value(const mica_attr *attr) {
  const dense_array_attr *array = array_of(attr);
  return (mica_int64s){(const int64_t *)(const void *)array->data.data,
                       array->data.size / sizeof(int64_t)};
}
mica_int32s mica_attr_dense_i32s_value(const mica_attr *attr) {
  const dense_array_attr *array = array_of(attr);
  return (mica_int32s){(const int32_t *)(const void *)array->data.data,
                       array->data.size / sizeof(int32_t)};
}

// ---- Dense elements -----------------------------------------------------------------------------

#ifndef NDEBUG
// Whether there are so many elements that the type has, or one that stands for all.
static bool has_count(const mica_type *type, size_t count, bool splat) {
  if (splat) return count == 1;
  return mica_type_has_static_shape(type) && (uint64_t)mica_type_element_count(type) == count;
}
#endif

const mica_attr *mica_attr_dense_elements(const mica_type *type, const void *data, size_t size,
                                          bool splat) {
  if (type == NULL) return NULL;
  size_t element_size = mica_element_size(mica_type_element(type));
  assert(size % element_size == 0 && has_count(type, size / element_size, splat));
  const char *at = data;
  if (!splat && size >= element_size) {
    // Each element is the one before: the data without its last element equals that without its
    // first.
    splat = size == element_size || memcmp(at, at + element_size, size - element_size) == 0;
    if (splat) size = element_size;
  }
  dense_elements_attr params = {type, {data, size}, splat};
  return mica_attr_get(type->context, &mica_builtin_dense_elements_attr, &params);
}

static bool all_equal(mica_strs values) {
  for (size_t i = 1; i < values.size; i++)
    if (!mica_str_equal(values.data[0], values.data[i])) return false;
  return values.size != 0;
}

const mica_attr *mica_attr_dense_strings(const mica_type *type, mica_strs values) {
  if (type == NULL) return NULL;
  assert(has_count(type, values.size, values.size == 1));
  dense_strings_attr params = {type, values, all_equal(values)};
  if (params.splat) params.values.size = 1;
  return mica_attr_get(type->context, &mica_builtin_dense_strings_attr, &params);
}

bool mica_attr_is_dense_strings(const mica_attr *attr) {
  return attr->def == &mica_builtin_dense_strings_attr;
}
mica_strs mica_attr_dense_strings_values(const mica_attr *attr) { return strings_of(attr)->values; }

static bool is_dense_numbers(const mica_attr *attr) {
  return attr->def == &mica_builtin_dense_elements_attr;
}
bool mica_attr_is_dense_elements(const mica_attr *attr) {
  return is_dense_numbers(attr) || mica_attr_is_dense_strings(attr);
}
bool mica_attr_is_dense_int_elements(const mica_attr *attr) {
  return is_dense_numbers(attr) &&
         mica_type_is_int_or_index(mica_type_element(elements_of(attr)->type));
}
bool mica_attr_is_dense_float_elements(const mica_attr *attr) {
  return is_dense_numbers(attr) && mica_type_is_float(mica_type_element(elements_of(attr)->type));
}
const mica_interface mica_elements_interface_id = {"ElementsAttr"};

bool mica_attr_is_elements(const mica_attr *attr) {
  return mica_attr_is_dense_elements(attr) || mica_attr_is_sparse_elements(attr) ||
         mica_attr_is_resource(attr) ||
         mica_attr_interface(attr, &mica_elements_interface_id) != NULL;
}
bool mica_attr_dense_is_splat(const mica_attr *attr) {
  return is_dense_numbers(attr) ? elements_of(attr)->splat : strings_of(attr)->splat;
}
const void *mica_attr_dense_data(const mica_attr *attr, size_t *size) {
  *size = elements_of(attr)->data.size;
  return elements_of(attr)->data.data;
}

// ---- One element as an attribute ----------------------------------------------------------------

static const mica_attr *scalar_from(const mica_type *type, const char *from) {
  if (mica_type_is_float(type)) {
    uint64_t bits[2];
    mica_element_load(type, bits, from);
    return mica_attr_float_bits(type, bits);
  }
  size_t count = element_words(type), size = count * sizeof(uint64_t);
  uint64_t few[4];
  uint64_t *words = count <= 4 ? few : mica_allocate(type->context, size);
  if (words == NULL) return NULL;
  mica_element_load(type, words, from);
  const mica_attr *made = mica_attr_integer_words(type, words);
  if (words != few) mica_free(type->context, words, size);
  return made;
}

static bool store_integer(const mica_type *element, char *to, int64_t value) {
  const mica_attr *attr = mica_attr_integer(element, value);
  size_t words;
  if (attr != NULL) mica_element_store(element, to, mica_attr_integer_word_data(attr, &words));
  return attr != NULL;
}

const mica_attr *mica_attr_integer_vector(const mica_type *element, mica_int64s values) {
  if (element == NULL) return NULL;
  int64_t length = (int64_t)values.size;
  const mica_type *type = mica_type_vector((mica_int64s){&length, 1}, NULL, element);
  size_t step = mica_element_size(element), size = step * values.size;
  char *data = type == NULL ? NULL : mica_allocate(element->context, size);
  bool ok = data != NULL;
  for (size_t i = 0; ok && i < values.size; i++)
    ok = store_integer(element, data + i * step, values.data[i]);
  const mica_attr *attr = ok ? mica_attr_dense_elements(type, data, size, false) : NULL;
  mica_free(element->context, data, data == NULL ? 0 : size);
  return attr;
}

const mica_attr *mica_attr_dense_at(const mica_attr *attr, size_t index) {
  assert(index < (uint64_t)mica_type_element_count(mica_attr_type(attr)));
  if (mica_attr_dense_is_splat(attr)) index = 0;
  if (mica_attr_is_dense_strings(attr))
    return mica_attr_typed_string(strings_of(attr)->values.data[index],
                                  mica_type_element(strings_of(attr)->type));
  const mica_type *element = mica_type_element(elements_of(attr)->type);
  const char *at = elements_of(attr)->data.data + index * mica_element_size(element);
  if (!mica_type_is_complex(element)) return scalar_from(element, at);
  const mica_type *part = mica_type_element(element);
  const mica_attr *parts[] = {scalar_from(part, at),
                              scalar_from(part, at + mica_element_size(part))};
  if (parts[0] == NULL || parts[1] == NULL) return NULL;
  return mica_attr_array(attr->context, (mica_attrs){parts, 2});
}

// ---- Hexadecimal text ---------------------------------------------------------------------------

static int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool mica_bytes_from_hex(mica_str text, void *bytes) {
  if (text.size < 2 || text.data[0] != '0' || text.data[1] != 'x') return false;
  return mica_bytes_from_digits((mica_str){text.data + 2, text.size - 2}, bytes);
}

bool mica_bytes_from_digits(mica_str text, void *bytes) {
  unsigned char *to = bytes;
  if (text.size % 2 != 0) return false;
  for (size_t i = 0; i < text.size; i += 2) {
    int high = hex_digit(text.data[i]), low = hex_digit(text.data[i + 1]);
    if (high < 0 || low < 0) return false;
    *to++ = (unsigned char)(high * 16 + low);
  }
  return true;
}

// One bit an element to one byte an element.
static const mica_attr *dense_from_bits(const mica_type *type, const unsigned char *bits,
                                        size_t size) {
  uint64_t wanted = (uint64_t)mica_type_element_count(type);
  if (size == 1 && (bits[0] == 0 || bits[0] == 0xff) && wanted != 0) {
    char value = bits[0] != 0;
    return mica_attr_dense_elements(type, &value, 1, true);
  }
  if (wanted >= SIZE_MAX || size != (wanted + 7) / 8) return NULL;
  size_t count = (size_t)wanted;
  char *bytes = mica_allocate(type->context, count + 1);
  if (bytes == NULL) return NULL;
  for (size_t i = 0; i < count; i++) bytes[i] = (char)(bits[i / 8] >> (i % 8) & 1);
  const mica_attr *made = mica_attr_dense_elements(type, bytes, count, false);
  mica_free(type->context, bytes, count + 1);
  return made;
}

// Hexadecimal data is little-endian, scalar by scalar.
void mica_elements_swap_bytes(const mica_type *element, void *data, size_t size) {
  unsigned char *bytes = data;
  size_t scalar = mica_element_size(element) / (mica_type_is_complex(element) ? 2 : 1);
  if (HOST_IS_LITTLE_ENDIAN) return;
  for (size_t at = 0; at + scalar <= size; at += scalar)
    for (size_t i = 0; i < scalar / 2; i++) {
      unsigned char *low = &bytes[at + i], *high = &bytes[at + scalar - 1 - i], kept = *low;
      *low = *high;
      *high = kept;
    }
}

const mica_attr *mica_dense_from_bytes(const mica_type *type, unsigned char *bytes, size_t size) {
  const mica_type *element = mica_type_element(type);
  int64_t count = mica_type_element_count(type);
  if (count < 0) return NULL;
  if (mica_type_is_i(element, 1)) return dense_from_bits(type, bytes, size);
  size_t element_size = mica_element_size(element);
  bool splat = size == element_size && count != 1;
  if (!splat && (size % element_size != 0 || size / element_size != (uint64_t)count)) return NULL;
  mica_elements_swap_bytes(element, bytes, size);
  return mica_attr_dense_elements(type, bytes, size, splat);
}

const mica_attr *mica_attr_dense_elements_hex(const mica_type *type, mica_str text, bool *hex) {
  if (type == NULL) return NULL;
  size_t room = text.size / 2 + 1;
  *hex = true;
  unsigned char *bytes = mica_allocate(type->context, room);
  if (bytes == NULL) return NULL;
  *hex = mica_bytes_from_hex(text, bytes);
  const mica_attr *made = *hex ? mica_dense_from_bytes(type, bytes, text.size / 2 - 1) : NULL;
  mica_free(type->context, bytes, room);
  return made;
}

// ---- Sparse elements ----------------------------------------------------------------------------

const mica_attr *mica_attr_sparse_elements(const mica_type *type, const mica_attr *indices,
                                           const mica_attr *values) {
  if (type == NULL || indices == NULL || values == NULL) return NULL;
  sparse_attr params = {type, indices, values};
  return mica_attr_get(type->context, &mica_builtin_sparse_attr, &params);
}
bool mica_attr_is_sparse_elements(const mica_attr *attr) {
  return attr->def == &mica_builtin_sparse_attr;
}
const mica_attr *mica_attr_sparse_indices(const mica_attr *attr) {
  return sparse_of(attr)->indices;
}
const mica_attr *mica_attr_sparse_values(const mica_attr *attr) { return sparse_of(attr)->values; }

static void append_shape(mica_diag *diag, const mica_type *type) {
  mica_int64s shape = mica_type_shape(type);
  for (size_t i = 0; i < shape.size; i++)
    mica_diag_append(diag, i == 0 ? "%I" : ", %I", shape.data[i]);
}

static bool report_shapes(mica_loc loc, const mica_type *type, const mica_type *indices,
                          const mica_type *values) {
  mica_diag *diag = mica_diag_begin(type->context, MICA_ERROR, loc, "expected shape ([");
  append_shape(diag, type);
  mica_diag_append(diag, "]); inferred shape of indices literal ([");
  append_shape(diag, indices);
  mica_diag_append(diag, "]); inferred shape of values literal ([");
  append_shape(diag, values);
  mica_diag_append(diag, "])");
  return mica_diag_report(diag);
}

static bool shapes_agree(const mica_type *type, const mica_type *indices, const mica_type *values) {
  mica_int64s index_shape = mica_type_shape(indices), value_shape = mica_type_shape(values);
  size_t rank = mica_type_shape(type).size;
  if (value_shape.size != 1 || index_shape.size == 0 || index_shape.size > 2) return false;
  if (index_shape.data[0] != value_shape.data[0]) return false;
  return index_shape.size == 1 ? rank == 1 : (size_t)index_shape.data[1] == rank;
}

// `step`: 0 when the same number stands in every place.
static bool check_sparse_index(mica_loc loc, const mica_type *type, const int64_t *index,
                               size_t step, size_t number) {
  mica_int64s shape = mica_type_shape(type);
  bool inside = true;
  for (size_t i = 0; i < shape.size; i++)
    inside = inside && index[i * step] >= 0 && index[i * step] < shape.data[i];
  if (inside) return true;
  mica_diag *diag = mica_diag_begin(
      type->context, MICA_ERROR, loc,
      "sparse index #%z is not contained within the value shape, with index=[", number);
  for (size_t i = 0; i < shape.size; i++)
    mica_diag_append(diag, i == 0 ? "%U" : ", %U", (uint64_t)index[i * step]);
  mica_diag_append(diag, "], and type='%t'", type);
  return mica_diag_report(diag);
}

const mica_attr *mica_attr_sparse_elements_checked(mica_loc loc, const mica_type *type,
                                                   const mica_attr *indices,
                                                   const mica_attr *values) {
  if (type == NULL || indices == NULL || values == NULL) return NULL;
  const mica_type *index_type = mica_attr_type(indices), *value_type = mica_attr_type(values);
  bool splat = mica_attr_dense_is_splat(indices);
  size_t rank = mica_type_shape(type).size, size;
  const int64_t *data = mica_attr_dense_data(indices, &size);
  if (!shapes_agree(type, index_type, value_type)) {
    report_shapes(loc, type, index_type, value_type);
    return NULL;
  }
  size_t count = (size_t)mica_type_shape(index_type).data[0];
  if (splat && count > 1) count = 1;
  for (size_t i = 0; i < count; i++)
    if (!check_sparse_index(loc, type, data + i * rank, splat ? 0 : 1, i)) return NULL;
  sparse_attr params = {type, indices, values};
  return mica_attr_get_checked(type->context, loc, &mica_builtin_sparse_attr, &params);
}

// ---- Resources ----------------------------------------------------------------------------------

const mica_attr *mica_attr_resource(const mica_type *type, mica_str key) {
  if (type == NULL) return NULL;
  resource_attr params = {type, key};
  return mica_attr_get(type->context, &mica_builtin_resource_attr, &params);
}
bool mica_attr_is_resource(const mica_attr *attr) {
  return attr->def == &mica_builtin_resource_attr;
}
mica_str mica_attr_resource_key(const mica_attr *attr) { return resource_of(attr)->key; }
