// What encodings are made of beyond the reader's and writer's own: lists and numbers that may be
// absent, floats, and questions about what was read. Called by generated encodings.
#include "mica/bytecode_values.h"

// ---- Numbers ------------------------------------------------------------------------------------

bool mica_bytecode_read_optional_varint(mica_bytecode_reader *r, mica_optional_uint64 *out) {
  uint64_t both;
  if (!mica_bytecode_read_varint(r, &both)) return false;
  *out = (mica_optional_uint64){both >> 1, (both & 1) != 0};
  return true;
}

void mica_bytecode_write_optional_varint(mica_bytecode_writer *w, mica_optional_uint64 value) {
  mica_bytecode_write_varint(w, value.has_value ? value.value << 1 | 1 : 0);
}

bool mica_bytecode_read_double(mica_bytecode_reader *r, double *out) {
  int64_t bits;
  if (!mica_bytecode_read_signed_varint(r, &bits)) return false;
  memcpy(out, &bits, sizeof *out);
  return true;
}

void mica_bytecode_write_double(mica_bytecode_writer *w, double value) {
  int64_t bits;
  memcpy(&bits, &value, sizeof bits);
  mica_bytecode_write_signed_varint(w, bits);
}

// ---- Lists --------------------------------------------------------------------------------------

// The number of items; 0 where the list is marked as empty.
static bool read_count(mica_bytecode_reader *r, size_t *count) {
  bool is_there;
  *count = 0;
  if (!mica_bytecode_read_bool(r, &is_there)) return false;
  return !is_there || mica_bytecode_read_count(r, count);
}

bool mica_bytecode_read_optional_attrs(mica_bytecode_reader *r, mica_attrs *out) {
  size_t count;
  *out = (mica_attrs){0};
  if (!read_count(r, &count)) return false;
  if (count == 0) return true;
  const mica_attr **items = mica_bytecode_reader_array(r, count, sizeof *items);
  if (items == NULL) return false;
  for (size_t i = 0; i < count; i++) {
    if (!mica_bytecode_read_optional_attr(r, &items[i])) return false;
    if (!mica_bytecode_expect_attr(r, items[i], NULL, NULL)) return false;
  }
  *out = (mica_attrs){items, count};
  return true;
}

void mica_bytecode_write_optional_attrs(mica_bytecode_writer *w, mica_attrs values) {
  mica_bytecode_write_bool(w, values.size > 0);
  if (values.size == 0) return;
  mica_bytecode_write_varint(w, values.size);
  for (size_t i = 0; i < values.size; i++) mica_bytecode_write_optional_attr(w, values.data[i]);
}

bool mica_bytecode_read_optional_varints(mica_bytecode_reader *r, mica_uint64s *out) {
  size_t count;
  *out = (mica_uint64s){0};
  if (!read_count(r, &count)) return false;
  if (count == 0) return true;
  uint64_t *items = mica_bytecode_reader_array(r, count, sizeof *items);
  if (items == NULL) return false;
  for (size_t i = 0; i < count; i++)
    if (!mica_bytecode_read_varint(r, &items[i])) return false;
  *out = (mica_uint64s){items, count};
  return true;
}

void mica_bytecode_write_optional_varints(mica_bytecode_writer *w, mica_uint64s values) {
  mica_bytecode_write_bool(w, values.size > 0);
  if (values.size == 0) return;
  mica_bytecode_write_varint(w, values.size);
  for (size_t i = 0; i < values.size; i++) mica_bytecode_write_varint(w, values.data[i]);
}

// ---- Questions ----------------------------------------------------------------------------------

bool mica_bytecode_expect(mica_bytecode_reader *r, bool is_right, const char *member,
                          uint64_t value) {
  return is_right || mica_bytecode_error(r, "'%s' can't be %U", member, value);
}

bool mica_bytecode_expect_optional_attr(mica_bytecode_reader *r, const mica_attr *attr,
                                        bool (*is_it)(const mica_attr *attr),
                                        const char *class_name) {
  if (attr == NULL || is_it == NULL || is_it(attr)) return true;
  return mica_bytecode_error(r, "expected %s, but got: %a",
                             class_name == NULL ? "another attribute" : class_name, attr);
}

bool mica_bytecode_expect_attr(mica_bytecode_reader *r, const mica_attr *attr,
                               bool (*is_it)(const mica_attr *attr), const char *class_name) {
  if (attr != NULL) return mica_bytecode_expect_optional_attr(r, attr, is_it, class_name);
  return mica_bytecode_error(r, "expected %s, but there is none",
                             class_name == NULL ? "an attribute" : class_name);
}

bool mica_bytecode_expect_attrs(mica_bytecode_reader *r, mica_attrs attrs,
                                bool (*is_it)(const mica_attr *attr), const char *class_name) {
  for (size_t i = 0; i < attrs.size; i++)
    if (!mica_bytecode_expect_attr(r, attrs.data[i], is_it, class_name)) return false;
  return true;
}

bool mica_bytecode_expect_optional_type(mica_bytecode_reader *r, const mica_type *type,
                                        bool (*is_it)(const mica_type *type),
                                        const char *class_name) {
  if (type == NULL || is_it == NULL || is_it(type)) return true;
  return mica_bytecode_error(r, "expected %s, but got: %t",
                             class_name == NULL ? "another type" : class_name, type);
}

bool mica_bytecode_expect_type(mica_bytecode_reader *r, const mica_type *type,
                               bool (*is_it)(const mica_type *type), const char *class_name) {
  if (type != NULL) return mica_bytecode_expect_optional_type(r, type, is_it, class_name);
  return mica_bytecode_error(r, "expected %s, but there is none",
                             class_name == NULL ? "a type" : class_name);
}

bool mica_bytecode_expect_types(mica_bytecode_reader *r, mica_types types,
                                bool (*is_it)(const mica_type *type), const char *class_name) {
  for (size_t i = 0; i < types.size; i++)
    if (!mica_bytecode_expect_type(r, types.data[i], is_it, class_name)) return false;
  return true;
}
