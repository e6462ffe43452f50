// The writers of the builtin dialect's attributes and types, in the order of their codes. Called
// through the table of builtin.c, and for packed locations by the writer itself.
#include "bytecode/builtin.h"

#include "builtin/params.h"
#include "bytecode/write.h"
#include "mica/bytecode_values.h"
#include "mica/location.h"

static void write_string_attr(mica_bytecode_writer *w, mica_str text) {
  mica_bytecode_write_attr(w, mica_attr_string(w->context, text));
}

// ---- Attributes ---------------------------------------------------------------------------------

void mica_write_array_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  mica_bytecode_write_attrs(w, mica_attr_array_elements(attr));
}

void mica_write_dictionary_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  mica_named_attrs entries = mica_attr_dictionary_entries(attr);
  mica_bytecode_write_varint(w, entries.size);
  for (size_t i = 0; i < entries.size; i++) {
    write_string_attr(w, entries.data[i].name);
    mica_bytecode_write_attr(w, entries.data[i].value);
  }
}

void mica_write_string_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  mica_bytecode_write_string(w, mica_attr_string_value(attr));
}

void mica_write_typed_string_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  mica_bytecode_write_string(w, mica_attr_string_value(attr));
  mica_bytecode_write_type(w, mica_attr_type(attr));
}

void mica_write_flat_symbol_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  write_string_attr(w, mica_attr_symbol_root(attr));
}

void mica_write_symbol_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  mica_strs nested = mica_attr_symbol_nested(attr);
  write_string_attr(w, mica_attr_symbol_root(attr));
  mica_bytecode_write_varint(w, nested.size);
  for (size_t i = 0; i < nested.size; i++)
    mica_bytecode_write_attr(w, mica_attr_symbol(w->context, nested.data[i]));
}

void mica_write_type_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  mica_bytecode_write_type(w, mica_attr_type_value(attr));
}

void mica_write_unit_attr(mica_bytecode_writer *w, const mica_attr *attr) { (void)w, (void)attr; }

void mica_bytecode_write_integer(mica_bytecode_writer *w, const mica_attr *attr) {
  const mica_type *type = mica_attr_type(attr);
  size_t count;
  const uint64_t *words = mica_attr_integer_word_data(attr, &count);
  mica_write_words(w, mica_type_is_index(type) ? 64 : mica_type_integer_width(type), words);
}

void mica_bytecode_write_float(mica_bytecode_writer *w, const mica_attr *attr) {
  mica_write_words(w, mica_type_bit_width(mica_attr_type(attr)), mica_attr_float_bit_data(attr));
}

void mica_write_integer_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  mica_bytecode_write_type(w, mica_attr_type(attr));
  mica_bytecode_write_integer(w, attr);
}

void mica_write_float_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  mica_bytecode_write_type(w, mica_attr_type(attr));
  mica_bytecode_write_float(w, attr);
}

void mica_write_resource_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  mica_bytecode_write_type(w, mica_attr_type(attr));
  mica_write_resource_key(w, MICA_STR("builtin"), mica_attr_resource_key(attr));
}

// Bytes of elements, which stay where they are; in a file they are little-endian.
static void write_elements(mica_bytecode_writer *w, const mica_type *element, const void *data,
                           size_t size) {
  if (w->numbering || w->failed) return;
  put_varint(w, w->out, size);
  size_t at = w->out->size;
  if (HOST_IS_LITTLE_ENDIAN) mica_put_borrowed(w, w->out, data, size);
  else mica_put_bytes(w, w->out, data, size);
  if (!HOST_IS_LITTLE_ENDIAN && !w->failed)
    mica_elements_swap_bytes(element, w->out->data + at, size);
}

void mica_write_dense_array_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  const dense_array_attr *params = mica_attr_params(attr);
  size_t count;
  (void)mica_attr_dense_array_data(attr, &count);
  mica_bytecode_write_type(w, params->element);
  mica_bytecode_write_varint(w, count);
  write_elements(w, params->element, params->data.data, params->data.size);
}

// Of i1 eight stand in a byte; one for all fills it.
static void write_bits(mica_bytecode_writer *w, const char *data, size_t size) {
  if (w->numbering || w->failed) return;
  put_varint(w, w->out, (size + 7) / 8);
  if (!mica_bytes_room(w, w->out, (size + 7) / 8)) return;
  for (size_t i = 0; i < size; i += 8) {
    unsigned byte = size == 1 && data[0] != 0 ? 0xff : 0;
    for (size_t k = i; k < size && k < i + 8; k++) byte |= (unsigned)(data[k] != 0) << (k - i);
    put_byte(w, w->out, (uint8_t)byte);
  }
}

void mica_write_dense_elements_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  const dense_elements_attr *params = mica_attr_params(attr);
  const mica_type *element = mica_type_element(params->type);
  mica_bytecode_write_type(w, params->type);
  if (mica_type_is_i(element, 1)) write_bits(w, params->data.data, params->data.size);
  else write_elements(w, element, params->data.data, params->data.size);
}

void mica_write_dense_strings_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  const dense_strings_attr *params = mica_attr_params(attr);
  mica_bytecode_write_type(w, params->type);
  mica_bytecode_write_varint(w, params->splat);
  for (size_t i = 0; i < params->values.size; i++)
    mica_bytecode_write_string(w, params->values.data[i]);
}

void mica_write_sparse_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  mica_bytecode_write_type(w, mica_attr_type(attr));
  mica_bytecode_write_attr(w, mica_attr_sparse_indices(attr));
  mica_bytecode_write_attr(w, mica_attr_sparse_values(attr));
}

void mica_write_distinct_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  mica_bytecode_write_attr(w, mica_attr_distinct_referenced(attr));
}

// ---- Locations ----------------------------------------------------------------------------------

void mica_write_call_site_loc_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  const mica_loc loc = mica_attr_location_value(attr);
  mica_write_loc(w, mica_loc_callee(loc));
  mica_write_loc(w, mica_loc_caller(loc));
}

// Files are few, and positions in them many.
static void meet_file(mica_bytecode_writer *w, mica_str file) {
  if (w->file_name == NULL || file.data != w->file.data || file.size != w->file.size) {
    w->file_name = mica_attr_string(w->context, file);
    w->file = file;
    w->file_entry = NULL;
  }
  if (w->file_entry != NULL || w->file_name == NULL) return;
  w->file_entry = mica_writer_entry(w, NUMBERED_ATTR, key_of(w->file_name));
}

static void write_file_name(mica_bytecode_writer *w, mica_str file) {
  meet_file(w, file);
  if (w->failed) return;
  if (w->file_entry == NULL) mica_bytecode_write_attr(w, w->file_name);
  else if (w->numbering) w->file_entry->uses++;
  else put_varint(w, w->out, w->file_entry->number);
}

static void write_file_loc(mica_bytecode_writer *w, mica_loc loc) {
  const mica_file_range range = mica_loc_range(w->context, loc);
  write_file_name(w, range.file);
  if (w->numbering) return;
  mica_bytecode_write_varint(w, range.line);
  mica_bytecode_write_varint(w, range.column);
}

void mica_write_file_loc_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  write_file_loc(w, mica_attr_location_value(attr));
}

// Behind how many numbers tell it.
void mica_write_file_range_loc_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  const mica_file_range r = mica_loc_range(w->context, mica_attr_location_value(attr));
  const bool is_one_line = r.line == r.end_line;
  write_file_name(w, r.file);
  mica_bytecode_write_varint(w, is_one_line ? 3 : 4);
  mica_bytecode_write_varint(w, r.line);
  mica_bytecode_write_varint(w, r.column);
  if (!is_one_line) mica_bytecode_write_varint(w, r.end_line);
  mica_bytecode_write_varint(w, r.end_column);
}

static void write_parts(mica_bytecode_writer *w, mica_loc loc) {
  const size_t count = mica_loc_part_count(loc);
  mica_bytecode_write_varint(w, count);
  for (size_t i = 0; i < count; i++) mica_write_loc(w, mica_loc_part(loc, i));
}

void mica_write_fused_loc_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  write_parts(w, mica_attr_location_value(attr));
}

void mica_write_fused_loc_with_metadata_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  const mica_loc loc = mica_attr_location_value(attr);
  write_parts(w, loc);
  mica_bytecode_write_attr(w, mica_loc_metadata(loc));
}

void mica_write_name_loc_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  const mica_loc loc = mica_attr_location_value(attr);
  write_string_attr(w, mica_loc_name_of(loc));
  mica_write_loc(w, mica_loc_child(loc));
}

void mica_write_unknown_loc_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w, (void)attr;
}

enum { FILE_LOC_CODE = 11, UNKNOWN_LOC_CODE = 15 };  // as in the table

void mica_write_location(mica_bytecode_writer *w, mica_loc loc) {
  const bool is_known = loc.bits != 0;
  if (!w->numbering) put_varint(w, w->out, is_known ? FILE_LOC_CODE : UNKNOWN_LOC_CODE);
  if (is_known) write_file_loc(w, loc);
}

// ---- Types --------------------------------------------------------------------------------------

void mica_write_integer_type(mica_bytecode_writer *w, const mica_type *type) {
  const integer_type *params = mica_type_params(type);
  mica_bytecode_write_varint(w, (uint64_t)params->width << 2 | params->sign);
}

void mica_write_index_type(mica_bytecode_writer *w, const mica_type *type) { (void)w, (void)type; }

void mica_write_function_type(mica_bytecode_writer *w, const mica_type *type) {
  const function_type *params = mica_type_params(type);
  mica_bytecode_write_types(w, params->inputs);
  mica_bytecode_write_types(w, params->results);
}

void mica_write_bf16_type(mica_bytecode_writer *w, const mica_type *type) { (void)w, (void)type; }
void mica_write_f16_type(mica_bytecode_writer *w, const mica_type *type) { (void)w, (void)type; }
void mica_write_f32_type(mica_bytecode_writer *w, const mica_type *type) { (void)w, (void)type; }
void mica_write_f64_type(mica_bytecode_writer *w, const mica_type *type) { (void)w, (void)type; }
void mica_write_f80_type(mica_bytecode_writer *w, const mica_type *type) { (void)w, (void)type; }
void mica_write_f128_type(mica_bytecode_writer *w, const mica_type *type) { (void)w, (void)type; }

void mica_write_complex_type(mica_bytecode_writer *w, const mica_type *type) {
  mica_bytecode_write_type(w, mica_type_element(type));
}

// The identity is written, too.
static const mica_attr *layout_of(mica_bytecode_writer *w, const memref_type *params) {
  if (params->layout != NULL) return params->layout;
  const mica_affine_map *map = mica_affine_map_identity(w->context, (uint32_t)params->shape.size);
  return map == NULL ? NULL : mica_attr_affine_map(map);
}

void mica_write_memref_type(mica_bytecode_writer *w, const mica_type *type) {
  const memref_type *params = mica_type_params(type);
  mica_bytecode_write_signed_varints(w, params->shape);
  mica_bytecode_write_type(w, params->element);
  mica_bytecode_write_attr(w, layout_of(w, params));
}

void mica_write_memref_with_space_type(mica_bytecode_writer *w, const mica_type *type) {
  const memref_type *params = mica_type_params(type);
  mica_bytecode_write_attr(w, params->memory_space);
  mica_write_memref_type(w, type);
}

void mica_write_none_type(mica_bytecode_writer *w, const mica_type *type) { (void)w, (void)type; }

void mica_write_ranked_tensor_type(mica_bytecode_writer *w, const mica_type *type) {
  const ranked_tensor_type *params = mica_type_params(type);
  mica_bytecode_write_signed_varints(w, params->shape);
  mica_bytecode_write_type(w, params->element);
}

void mica_write_ranked_tensor_with_encoding_type(mica_bytecode_writer *w, const mica_type *type) {
  const ranked_tensor_type *params = mica_type_params(type);
  mica_bytecode_write_attr(w, params->encoding);
  mica_write_ranked_tensor_type(w, type);
}

void mica_write_tuple_type(mica_bytecode_writer *w, const mica_type *type) {
  const tuple_type *params = mica_type_params(type);
  mica_bytecode_write_types(w, params->elements);
}

void mica_write_unranked_memref_type(mica_bytecode_writer *w, const mica_type *type) {
  mica_bytecode_write_type(w, mica_type_element(type));
}

void mica_write_unranked_memref_with_space_type(mica_bytecode_writer *w, const mica_type *type) {
  mica_bytecode_write_attr(w, mica_type_memory_space(type));
  mica_bytecode_write_type(w, mica_type_element(type));
}

void mica_write_unranked_tensor_type(mica_bytecode_writer *w, const mica_type *type) {
  mica_bytecode_write_type(w, mica_type_element(type));
}

void mica_write_vector_type(mica_bytecode_writer *w, const mica_type *type) {
  const vector_type *params = mica_type_params(type);
  mica_bytecode_write_signed_varints(w, params->shape);
  mica_bytecode_write_type(w, params->element);
}

void mica_write_scalable_vector_type(mica_bytecode_writer *w, const mica_type *type) {
  const vector_type *params = mica_type_params(type);
  mica_bytecode_write_varint(w, params->scalable.size);
  for (size_t i = 0; i < params->scalable.size; i++)
    mica_bytecode_write_bool(w, params->scalable.data[i]);
  mica_write_vector_type(w, type);
}
