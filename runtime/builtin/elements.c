// Elements of attributes one by one: found by an index, made of scalars or C values, read as such.
// Resources too, whose data the context keeps as the text of its bytes.
#include "mica/elements.h"

#include <assert.h>

#include "builtin/params.h"
#include "mica/number.h"

static const mica_type *element_of(const mica_attr *attr) {
  return mica_type_element(mica_attr_type(attr));
}

size_t mica_attr_elements_count(const mica_attr *attr) {
  int64_t count = mica_type_element_count(mica_attr_type(attr));
  assert(count >= 0);
  return (size_t)count;
}

// ---- By index -----------------------------------------------------------------------------------

bool mica_attr_elements_has_index(const mica_attr *attr, mica_int64s index, size_t *number) {
  mica_int64s shape = mica_type_shape(mica_attr_type(attr));
  size_t at = 0;
  if (index.size != shape.size) return false;
  for (size_t i = 0; i < shape.size; i++) {
    if (index.data[i] < 0 || index.data[i] >= shape.data[i]) return false;
    at = at * (size_t)shape.data[i] + (size_t)index.data[i];
  }
  if (number != NULL) *number = at;
  return true;
}

static const mica_attr *zero_of(const mica_type *type) {
  if (mica_type_is_float(type)) return mica_attr_float(type, 0);
  if (mica_type_is_int_or_index(type)) return mica_attr_integer(type, 0);
  if (!mica_type_is_complex(type)) return mica_attr_typed_string((mica_str){"", 0}, type);
  const mica_attr *part = zero_of(mica_type_element(type)), *parts[] = {part, part};
  return mica_attr_array(type->context, (mica_attrs){parts, 2});
}

// The place of an index in the list that sparse elements have; its end: it isn't there.
static size_t sparse_place(const mica_attr *indices, mica_int64s index, size_t end) {
  size_t size, place = 0;
  const int64_t *at = mica_attr_dense_data(indices, &size);
  bool is_splat = mica_attr_dense_is_splat(indices);
  for (; place < end; place++) {
    size_t same = 0;
    while (same < index.size && index.data[same] == at[is_splat ? 0 : same]) same++;
    if (same == index.size) break;
    if (!is_splat) at += index.size;
  }
  return place;
}

static const mica_attr *sparse_at(const mica_attr *attr, mica_int64s index) {
  const mica_attr *values = mica_attr_sparse_values(attr);
  size_t end = mica_attr_elements_count(values);
  size_t place = sparse_place(mica_attr_sparse_indices(attr), index, end);
  return place == end ? zero_of(element_of(attr)) : mica_attr_dense_at(values, place);
}

const mica_attr *mica_attr_elements_at(const mica_attr *attr, mica_int64s index) {
  size_t number;
  if (!mica_attr_elements_has_index(attr, index, &number)) return NULL;
  if (mica_attr_is_sparse_elements(attr)) return sparse_at(attr, index);
  return mica_attr_is_dense_elements(attr) ? mica_attr_dense_at(attr, number) : NULL;
}

// ---- Made of scalars ----------------------------------------------------------------------------

static void store_scalar(const mica_type *type, char *to, const mica_attr *value) {
  size_t count;
  assert(mica_attr_type(value) == type);
  if (mica_attr_is_float(value)) mica_element_store(type, to, mica_attr_float_bit_data(value));
  else mica_element_store(type, to, mica_attr_integer_word_data(value, &count));
}

static void store_element(const mica_type *type, char *to, const mica_attr *value) {
  if (!mica_type_is_complex(type)) {
    store_scalar(type, to, value);
    return;
  }
  const mica_type *part = mica_type_element(type);
  mica_attrs parts = mica_attr_array_elements(value);
  assert(parts.size == 2);
  store_scalar(part, to, parts.data[0]);
  store_scalar(part, to + mica_element_size(part), parts.data[1]);
}

static const mica_attr *of_numbers(const mica_type *type, mica_attrs values) {
  const mica_type *element = mica_type_element(type);
  size_t step = mica_element_size(element), size = step * values.size;
  char *data = mica_allocate(type->context, size + 1);
  if (data == NULL) return NULL;
  for (size_t i = 0; i < values.size; i++) store_element(element, data + i * step, values.data[i]);
  const mica_attr *made = mica_attr_dense_elements(type, data, size, values.size == 1);
  mica_free(type->context, data, size + 1);
  return made;
}

static const mica_attr *of_strings(const mica_type *type, mica_attrs values) {
  size_t size = (values.size + 1) * sizeof(mica_str);
  mica_str *texts = mica_allocate(type->context, size);
  if (texts == NULL) return NULL;
  for (size_t i = 0; i < values.size; i++) texts[i] = mica_attr_string_value(values.data[i]);
  const mica_attr *made = mica_attr_dense_strings(type, (mica_strs){texts, values.size});
  mica_free(type->context, texts, size);
  return made;
}

const mica_attr *mica_attr_elements_of(const mica_type *type, mica_attrs values) {
  if (type == NULL) return NULL;
  for (size_t i = 0; i < values.size; i++)
    if (values.data[i] == NULL) return NULL;
  bool are_strings = values.size > 0 && mica_attr_is_string(values.data[0]);
  return are_strings ? of_strings(type, values) : of_numbers(type, values);
}

const mica_attr *mica_attr_elements_reshape(const mica_attr *dense, const mica_type *type) {
  if (dense == NULL || type == NULL) return NULL;
  assert(element_of(dense) == mica_type_element(type));
  bool is_splat = mica_attr_dense_is_splat(dense);
  assert(is_splat || mica_type_element_count(type) == (int64_t)mica_attr_elements_count(dense));
  if (mica_attr_is_dense_strings(dense))
    return mica_attr_dense_strings(type, mica_attr_dense_strings_values(dense));
  size_t size;
  const void *data = mica_attr_dense_data(dense, &size);
  return mica_attr_dense_elements(type, data, size, is_splat);
}

// ---- Put together -------------------------------------------------------------------------------

static bool is_number(const mica_type *element) {
  return mica_type_is_int_or_index_or_float(element) || mica_type_is_complex(element);
}

bool mica_elements_begin(mica_elements *e, const mica_type *type) {
  const mica_type *element = mica_type_element(type);
  *e = (mica_elements){.type = type};
  const int64_t count = mica_type_has_static_shape(type) ? mica_type_element_count(type) : -1;
  if (!is_number(element) || count < 0) return false;
  e->size = mica_element_size(element);
  e->count = (size_t)count;
  if (e->count > SIZE_MAX / e->size - 1) return false;
  e->data = mica_allocate(type->context, e->count * e->size + 1);
  if (e->data != NULL) memset(e->data, 0, e->count * e->size);
  return e->data != NULL;
}

void mica_elements_copy(mica_elements *e, size_t at, const mica_attr *from, size_t index,
                        size_t count) {
  size_t all;
  const char *data = mica_attr_dense_data(from, &all);
  assert(element_of(from) == mica_type_element(e->type) && at + count <= e->count);
  if (!mica_attr_dense_is_splat(from)) {
    memcpy(e->data + at * e->size, data + index * e->size, count * e->size);
    return;
  }
  for (size_t i = 0; i < count; i++) memcpy(e->data + (at + i) * e->size, data, e->size);
}

const mica_attr *mica_elements_end(mica_elements *e) {
  if (e->data == NULL) return NULL;
  const size_t size = e->count * e->size;
  const mica_attr *made = mica_attr_dense_elements(e->type, e->data, size, false);
  mica_free(e->type->context, e->data, size + 1);
  e->data = NULL;
  return made;
}

// ---- Resources ----------------------------------------------------------------------------------
const mica_attr *mica_attr_resource_of(const mica_type *type, mica_str key, const void *data,
                                       size_t size, uint32_t alignment) {
  if (type == NULL) return NULL;
  mica_context *ctx = type->context;
  const mica_str dialect = MICA_STR("builtin");
  mica_blob blob = {{data, size}, alignment};
  if (!mica_context_set_blob(ctx, dialect, key, blob, false)) return NULL;
  // A blob is little-endian.
  if (!mica_context_blob(ctx, dialect, key, &blob)) return NULL;
  mica_elements_swap_bytes(mica_type_element(type), (char *)(uintptr_t)blob.bytes.data, size);
  return mica_attr_resource(type, key);
}

static bool find_blob(const mica_attr *attr, mica_str *bytes) {
  mica_blob blob;
  if (!mica_context_blob(attr->context, MICA_STR("builtin"), mica_attr_resource_key(attr), &blob))
    return false;
  *bytes = blob.bytes;
  return true;
}

bool mica_attr_resource_size(const mica_attr *attr, size_t *size) {
  mica_str bytes = {NULL, 0};
  bool found = find_blob(attr, &bytes);
  *size = bytes.size;
  return found;
}

static bool read_resource(const mica_attr *attr, size_t number, void *value, size_t size) {
  mica_str bytes;
  if (!find_blob(attr, &bytes) || number >= bytes.size / size) return false;
  memcpy(value, bytes.data + number * size, size);
  mica_elements_swap_bytes(element_of(attr), value, size);
  return true;
}

// ---- As C values --------------------------------------------------------------------------------

const mica_attr *mica_attr_elements_data(const mica_type *type, const void *values, size_t count,
                                         size_t size) {
  if (type == NULL) return NULL;
  assert(mica_element_size(mica_type_element(type)) == size);
  return mica_attr_dense_elements(type, values, count * size, count == 1);
}

bool mica_attr_elements_read(const mica_attr *attr, size_t number, void *value, size_t size) {
  if (mica_element_size(element_of(attr)) != size) return false;
  if (mica_attr_is_resource(attr)) return read_resource(attr, number, value, size);
  if (!mica_attr_is_dense_elements(attr) || mica_attr_is_dense_strings(attr) ||
      number >= mica_attr_elements_count(attr))
    return false;
  size_t all;
  const char *data = mica_attr_dense_data(attr, &all);
  memcpy(value, data + (mica_attr_dense_is_splat(attr) ? 0 : number * size), size);
  return true;
}
