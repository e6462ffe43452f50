// The readers of the builtin dialect's attributes, in the order of their codes. Called through the
// table of builtin.c; what they make belongs to the context.
#include "bytecode/builtin.h"

#include "builtin/params.h"
#include "bytecode/reader.h"
#include "mica/affine.h"
#include "mica/bytecode_values.h"
#include "mica/location.h"
#include "mica/number.h"

// Always NULL.
#define REFUSE(...) (mica_bytecode_error(__VA_ARGS__), NULL)

// ---- Containers and names -----------------------------------------------------------------------

const mica_attr *mica_read_array_attr(mica_bytecode_reader *r) {
  mica_attrs elements;
  if (!mica_bytecode_read_attrs(r, &elements)) return NULL;
  return mica_attr_array(r->context, elements);
}

// The text of a string attribute.
static bool read_string_attr(mica_bytecode_reader *r, mica_str *name) {
  const mica_attr *attr;
  if (!mica_bytecode_read_attr(r, &attr)) return false;
  if (!mica_attr_is_string(attr))
    return mica_bytecode_error(r, "expected attribute of type: mlir::StringAttr, but got: %a",
                               attr);
  *name = mica_attr_string_value(attr);
  return true;
}

static bool read_entry_of(mica_bytecode_reader *r, mica_named_attr *entry) {
  size_t postponed = r->postponed_count;
  bool named = read_string_attr(r, &entry->name);
  if (!named && !mica_reader_goes_on(r, postponed)) return false;
  return mica_bytecode_read_attr(r, &entry->value) && named;
}

const mica_attr *mica_read_dictionary_attr(mica_bytecode_reader *r) {
  size_t count;
  bool all = true;
  if (!mica_bytecode_read_count(r, &count)) return NULL;
  mica_named_attr *entries = MICA_ARENA_NEW(&r->scratch, mica_named_attr, count);
  if (entries == NULL) return NULL;
  for (size_t i = 0; i < count; i++) {
    size_t postponed = r->postponed_count;
    if (read_entry_of(r, &entries[i])) continue;
    all = false;
    if (!mica_reader_goes_on(r, postponed)) return NULL;
  }
  if (!all) return NULL;
  mica_str twice = {NULL, 0};
  const mica_attr *made =
      mica_attr_dictionary(r->context, (mica_named_attrs){entries, count}, &twice);
  if (made == NULL && twice.data != NULL)
    return REFUSE(r, "the name '%S' stands twice in a dictionary", twice);
  return made;
}

const mica_attr *mica_read_string_attr(mica_bytecode_reader *r) {
  mica_str value;
  return mica_bytecode_read_string(r, &value) ? mica_attr_string(r->context, value) : NULL;
}

const mica_attr *mica_read_typed_string_attr(mica_bytecode_reader *r) {
  mica_str value;
  const mica_type *type;
  if (!mica_bytecode_read_string(r, &value) || !mica_bytecode_read_type(r, &type)) return NULL;
  return mica_attr_typed_string(value, type);
}

const mica_attr *mica_read_flat_symbol_attr(mica_bytecode_reader *r) {
  mica_str name;
  return read_string_attr(r, &name) ? mica_attr_symbol(r->context, name) : NULL;
}

const mica_attr *mica_read_symbol_attr(mica_bytecode_reader *r) {
  mica_str root;
  mica_attrs nested;
  if (!read_string_attr(r, &root) || !mica_bytecode_read_attrs(r, &nested)) return NULL;
  mica_str *names = MICA_ARENA_NEW(&r->scratch, mica_str, nested.size);
  if (names == NULL) return NULL;
  for (size_t i = 0; i < nested.size; i++) {
    if (!mica_attr_is_flat_symbol(nested.data[i]))
      return REFUSE(r, "expected attribute of type: mlir::FlatSymbolRefAttr, but got: %a",
                    nested.data[i]);
    names[i] = mica_attr_symbol_root(nested.data[i]);
  }
  return mica_attr_symbol_path(r->context, root, (mica_strs){names, nested.size});
}

const mica_attr *mica_read_type_attr(mica_bytecode_reader *r) {
  const mica_type *type;
  return mica_bytecode_read_type(r, &type) ? mica_attr_type_of(type) : NULL;
}

const mica_attr *mica_read_unit_attr(mica_bytecode_reader *r) { return mica_attr_unit(r->context); }

const mica_attr *mica_read_distinct_attr(mica_bytecode_reader *r) {
  const mica_attr *referenced;
  return mica_bytecode_read_attr(r, &referenced) ? mica_attr_distinct(referenced) : NULL;
}

// ---- Numbers ------------------------------------------------------------------------------------

bool mica_bytecode_read_integer(mica_bytecode_reader *r, const mica_type *type,
                                const mica_attr **out) {
  if (type == NULL) return mica_bytecode_error(r, "no integer has as many bits");
  if (!mica_type_is_int_or_index(type))
    return mica_bytecode_error(r, "expected integer or index type for APInt encoding, but got: %t",
                               type);
  uint32_t width = mica_type_is_index(type) ? 64 : mica_type_integer_width(type);
  uint64_t *words = MICA_ARENA_NEW(&r->scratch, uint64_t, (width + 63) / 64 + (size_t)1);
  if (words == NULL || !mica_reader_integer(r, width, words)) return false;
  return (*out = mica_attr_integer_words(type, words)) != NULL;
}

bool mica_bytecode_read_float(mica_bytecode_reader *r, const mica_type *type,
                              const mica_attr **out) {
  uint64_t bits[2] = {0, 0};
  if (!mica_type_is_float(type))
    return mica_bytecode_error(r, "expected float type for APFloat encoding, but got: %t", type);
  if (!mica_reader_integer(r, mica_type_bit_width(type), bits)) return false;
  uint32_t width = mica_type_bit_width(type);
  if (width % 64 != 0) bits[width / 64] &= (UINT64_C(1) << width % 64) - 1;
  return (*out = mica_attr_float_bits(type, bits)) != NULL;
}

const mica_attr *mica_read_integer_attr(mica_bytecode_reader *r) {
  const mica_type *type;
  const mica_attr *value = NULL;
  if (!mica_bytecode_read_type(r, &type)) return NULL;
  return mica_bytecode_read_integer(r, type, &value) ? value : NULL;
}

const mica_attr *mica_read_float_attr(mica_bytecode_reader *r) {
  const mica_type *type;
  const mica_attr *value = NULL;
  if (!mica_bytecode_read_type(r, &type)) return NULL;
  return mica_bytecode_read_float(r, type, &value) ? value : NULL;
}

// ---- Locations ----------------------------------------------------------------------------------

// Where memory ran out, the location is unknown.
static const mica_attr *made_loc(mica_bytecode_reader *r, mica_loc loc) {
  if (loc.bits == 0 && mica_context_out_of_memory(r->context)) return NULL;
  return mica_attr_location(r->context, loc);
}

const mica_attr *mica_read_call_site_loc_attr(mica_bytecode_reader *r) {
  mica_loc callee, caller;
  if (!mica_reader_loc(r, &callee) || !mica_reader_loc(r, &caller)) return NULL;
  return made_loc(r, mica_loc_call_site(r->context, callee, caller));
}

static bool read_numbers(mica_bytecode_reader *r, size_t count, uint32_t *numbers) {
  uint64_t number;
  for (size_t i = 0; i < count; i++) {
    if (!reader_varint(r, &number)) return false;
    numbers[i] = (uint32_t)number;
  }
  return true;
}

// Files are few, and positions in them many: the last one is known.
static bool read_place_file(mica_bytecode_reader *r) {
  const unsigned char *start = r->at;
  uint64_t index;
  if (!reader_varint(r, &index)) return false;
  if (r->level == 0) r->level = 1;
  if (r->place_number != 0 && index == r->place_string) return true;
  r->at = start;
  if (!read_string_attr(r, &r->place_file)) return false;
  r->place_string = index;
  r->place_number = mica_loc_file_number(r->context, r->place_file);
  return true;
}

bool mica_reader_place(mica_bytecode_reader *r, mica_loc *out) {
  uint32_t n[2];
  if (!read_place_file(r) || !read_numbers(r, 2, n)) return false;
  *out = r->place_number != 0 ? mica_loc_packed(r->context, r->place_number, n[0], n[1])
                              : mica_loc_file(r->context, r->place_file, n[0], n[1]);
  return out->bits != 0 || !mica_context_out_of_memory(r->context);
}

const mica_attr *mica_read_file_loc_attr(mica_bytecode_reader *r) {
  mica_loc place;
  return mica_reader_place(r, &place) ? made_loc(r, place) : NULL;
}

// As many numbers as it takes: line, column, and where it ends: column, or line and column.
const mica_attr *mica_read_file_range_loc_attr(mica_bytecode_reader *r) {
  mica_str file;
  uint64_t count;
  uint32_t n[4] = {0};
  if (!read_string_attr(r, &file) || !reader_varint(r, &count)) return NULL;
  if (count > 4) return REFUSE(r, "a place in a file has %U numbers", count);
  if (!read_numbers(r, (size_t)count, n)) return NULL;
  mica_file_range range = {file, n[0], n[1], n[0], n[1]};
  if (count == 3) range.end_column = n[2];
  if (count == 4) range.end_line = n[2], range.end_column = n[3];
  return made_loc(r, mica_loc_file_range(r->context, range));
}

static bool read_locs(mica_bytecode_reader *r, mica_loc **locs, size_t *count) {
  mica_attrs parts;
  if (!mica_bytecode_read_attrs(r, &parts)) return false;
  *locs = MICA_ARENA_NEW(&r->scratch, mica_loc, parts.size);
  *count = parts.size;
  if (*locs == NULL) return mica_reader_no_memory(r);
  for (size_t i = 0; i < parts.size; i++) {
    if (!mica_attr_is_location(parts.data[i]))
      return mica_bytecode_error(r, "expected attribute of type: mlir::LocationAttr, but got: %a",
                                 parts.data[i]);
    (*locs)[i] = mica_attr_location_value(parts.data[i]);
  }
  return true;
}

const mica_attr *mica_read_fused_loc_attr(mica_bytecode_reader *r) {
  mica_loc *locs;
  size_t count;
  if (!read_locs(r, &locs, &count)) return NULL;
  return made_loc(r, mica_loc_fused(r->context, locs, count, NULL));
}

const mica_attr *mica_read_fused_loc_with_metadata_attr(mica_bytecode_reader *r) {
  mica_loc *locs;
  size_t count;
  const mica_attr *metadata;
  if (!read_locs(r, &locs, &count) || !mica_bytecode_read_attr(r, &metadata)) return NULL;
  return made_loc(r, mica_loc_fused(r->context, locs, count, metadata));
}

const mica_attr *mica_read_name_loc_attr(mica_bytecode_reader *r) {
  mica_str name;
  mica_loc child;
  if (!read_string_attr(r, &name) || !mica_reader_loc(r, &child)) return NULL;
  return made_loc(r, mica_loc_name(r->context, name, child));
}

const mica_attr *mica_read_unknown_loc_attr(mica_bytecode_reader *r) {
  return mica_attr_location(r->context, mica_loc_unknown());
}

// ---- Many values --------------------------------------------------------------------------------

static const mica_type *read_shaped(mica_bytecode_reader *r) {
  const mica_type *type;
  if (!mica_bytecode_read_type(r, &type)) return NULL;
  if (mica_type_is_shaped(type)) return type;
  return REFUSE(r, "expected type of kind: mlir::ShapedType, but got: %t", type);
}

// Of dense elements: so many as are known.
static const mica_type *read_static_shaped(mica_bytecode_reader *r) {
  const mica_type *type = read_shaped(r);
  if (type == NULL) return NULL;
  if (!mica_type_has_static_shape(type))
    return REFUSE(r, "elements literal type must have static shape");
  return type;
}

const mica_attr *mica_read_resource_attr(mica_bytecode_reader *r) {
  const mica_type *type = read_shaped(r);
  mica_str key;
  if (type == NULL || !mica_reader_resource_key(r, MICA_STR("builtin"), &key)) return NULL;
  return mica_attr_resource(type, key);
}

// A copy in the host's order, where that isn't the file's.
static char *host_order(mica_bytecode_reader *r, const mica_type *element, mica_str data) {
  if (HOST_IS_LITTLE_ENDIAN || data.size == 0) return (char *)(uintptr_t)data.data;
  char *copy = mica_arena_allocate(&r->scratch, data.size);
  if (copy == NULL) return NULL;
  memcpy(copy, data.data, data.size);
  if (element != NULL) mica_elements_swap_bytes(element, copy, data.size);
  return copy;
}

// A copy of bytes that stand for i1, in which each that isn't 0 is 1, where it is needed.
static const char *as_bools(mica_bytecode_reader *r, const char *data, size_t count) {
  size_t at = 0;
  while (at < count && (unsigned char)data[at] <= 1) at++;
  if (at == count) return data;
  char *copy = mica_arena_allocate(&r->scratch, count);
  for (size_t i = 0; copy != NULL && i < count; i++) copy[i] = data[i] != 0;
  return copy;
}

const mica_attr *mica_read_dense_array_attr(mica_bytecode_reader *r) {
  const mica_type *element;
  uint64_t count;
  mica_str data;
  if (!mica_bytecode_read_type(r, &element) || !reader_varint(r, &count) ||
      !mica_bytecode_read_blob(r, &data))
    return NULL;
  if (!mica_type_is_int_or_index_or_float(element))
    return REFUSE(r, "expected integer or floating point element type");
  if (!mica_check_dense_array_element(mica_bytecode_reader_loc(r), element)) return NULL;
  size_t size = mica_element_size(element);
  if (data.size % size != 0 || data.size / size != count)
    return REFUSE(r, "expected data size (%U elements, %z bytes) does not match: %z bytes", count,
                  (size_t)count * size, data.size);
  const char *values = host_order(r, element, data);
  if (values != NULL && mica_type_is_i(element, 1)) values = as_bools(r, values, (size_t)count);
  return values == NULL ? NULL : mica_attr_dense_array(element, values, (size_t)count);
}

static bool is_dense_element(const mica_type *element) {
  if (mica_type_is_complex(element)) element = mica_type_element(element);
  return mica_type_is_int_or_index_or_float(element);
}

const mica_attr *mica_read_dense_elements_attr(mica_bytecode_reader *r) {
  const mica_type *type = read_static_shaped(r);
  mica_str data;
  if (type == NULL || !mica_bytecode_read_blob(r, &data)) return NULL;
  if (!is_dense_element(mica_type_element(type)))
    return REFUSE(r, "elements literal can't have elements of type %t", mica_type_element(type));
  char *bytes = host_order(r, NULL, data);
  if (bytes == NULL) return NULL;
  const mica_attr *made = mica_dense_from_bytes(type, (unsigned char *)bytes, data.size);
  if (made == NULL && !mica_context_out_of_memory(r->context))
    return REFUSE(r, "elements data size (%z bytes) is invalid for type %t", data.size, type);
  return made;
}

const mica_attr *mica_read_dense_strings_attr(mica_bytecode_reader *r) {
  const mica_type *type = read_static_shaped(r);
  uint64_t is_splat;
  if (type == NULL || !reader_varint(r, &is_splat)) return NULL;
  uint64_t count = is_splat != 0 ? 1 : (uint64_t)mica_type_element_count(type);
  if (count > reader_left(r))
    return REFUSE(r, "%U elements can't stand in the %z bytes that remain", count, reader_left(r));
  mica_str *values = MICA_ARENA_NEW(&r->scratch, mica_str, (size_t)count);
  if (values == NULL) return NULL;
  for (size_t i = 0; i < count; i++)
    if (!mica_bytecode_read_string(r, &values[i])) return NULL;
  return mica_attr_dense_strings(type, (mica_strs){values, (size_t)count});
}

const mica_attr *mica_read_sparse_attr(mica_bytecode_reader *r) {
  const mica_type *type = read_shaped(r);
  const mica_attr *indices, *values;
  if (type == NULL || !mica_bytecode_read_attr(r, &indices) || !mica_bytecode_read_attr(r, &values))
    return NULL;
  if (!mica_attr_is_dense_int_elements(indices) ||
      !mica_type_is_i(mica_type_element(mica_attr_type(indices)), 64))
    return REFUSE(r, "expected attribute of type: mlir::DenseIntElementsAttr, but got: %a",
                  indices);
  if (!mica_attr_is_dense_elements(values))
    return REFUSE(r, "expected attribute of type: mlir::DenseElementsAttr, but got: %a", values);
  return mica_attr_sparse_elements_checked(mica_bytecode_reader_loc(r), type, indices, values);
}
