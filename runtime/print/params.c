// How generated printers of types and attributes write lists of parameters.
#include "mica/print.h"

// The element at `index`, sign- or zero-extended.
static uint64_t load(const void *data, size_t index, size_t size, bool is_signed) {
  uint64_t value = 0;
  const char *at = (const char *)data + index * size;
  uint8_t byte;
  uint16_t half;
  uint32_t word;
  switch (size) {
  case 1: memcpy(&byte, at, 1); return is_signed ? (uint64_t)(int8_t)byte : byte;
  case 2: memcpy(&half, at, 2); return is_signed ? (uint64_t)(int16_t)half : half;
  case 4: memcpy(&word, at, 4); return is_signed ? (uint64_t)(int32_t)word : word;
  default: memcpy(&value, at, 8); return value;
  }
}

static void put_comma(mica_printer *p, size_t index) {
  if (index > 0) mica_print_text(p, ", ");
}

void mica_print_comma(mica_printer *p, bool *first) {
  if (!*first) mica_print_text(p, ", ");
  *first = false;
}

void mica_print_struct_key(mica_printer *p, bool *first, const char *key) {
  mica_print_comma(p, first);
  mica_print_text(p, key);
  mica_print_text(p, " = ");
}

void mica_print_scalars(mica_printer *p, size_t size, bool is_signed, const void *data,
                        size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint64_t value = load(data, i, size, is_signed);
    put_comma(p, i);
    if (is_signed) mica_print_int(p, (int64_t)value);
    else mica_print_uint(p, value);
  }
}

void mica_print_bools(mica_printer *p, const bool *data, size_t count) {
  for (size_t i = 0; i < count; i++) {
    put_comma(p, i);
    mica_print_text(p, data[i] ? "true" : "false");
  }
}

void mica_print_enums(mica_printer *p, const mica_enum_def *def, size_t size, const void *data,
                      size_t count) {
  for (size_t i = 0; i < count; i++) {
    put_comma(p, i);
    mica_print_enum_field(p, def, load(data, i, size, false));
  }
}

void mica_print_strings(mica_printer *p, mica_strs strings) {
  for (size_t i = 0; i < strings.size; i++) {
    put_comma(p, i);
    mica_print_quoted(p, strings.data[i]);
  }
}

void mica_print_attrs(mica_printer *p, const mica_attr_def *def, mica_attrs attrs) {
  for (size_t i = 0; i < attrs.size; i++) {
    put_comma(p, i);
    if (def != NULL) mica_print_attr_of(p, attrs.data[i], def);
    else mica_print_attr(p, attrs.data[i]);
  }
}

void mica_print_types_of(mica_printer *p, const mica_type_def *def, mica_types types) {
  for (size_t i = 0; i < types.size; i++) {
    put_comma(p, i);
    mica_print_type_of(p, types.data[i], def);
  }
}

// ---- dense arrays -------------------------------------------------------------------------------

static void print_floats(mica_printer *p, const mica_type *element, const void *data,
                         size_t count) {
  const float *narrow = data;
  const double *wide = data;
  for (size_t i = 0; i < count; i++) {
    put_comma(p, i);
    double value = mica_type_bit_width(element) == 32 ? (double)narrow[i] : wide[i];
    mica_print_attr_without_type(p, mica_attr_float(element, value));
  }
}

void mica_print_dense_list(mica_printer *p, const mica_attr *attr) {
  size_t count;
  if (!mica_attr_is_dense_array(attr)) {
    mica_print_attr(p, attr);
    return;
  }
  const mica_type *element = mica_attr_dense_array_element(attr);
  const void *data = mica_attr_dense_array_data(attr, &count);
  uint32_t width = mica_type_bit_width(element);
  mica_print_char(p, '[');
  if (mica_type_is_float(element)) print_floats(p, element, data, count);
  else if (width == 1) mica_print_bools(p, data, count);
  else mica_print_scalars(p, width / 8, true, data, count);
  mica_print_char(p, ']');
}
