// The text of dense arrays, dense and sparse elements, and resources.
#include "builtin/params.h"
#include "mica/number.h"
#include "builtin/print_nested.h"
#include "text/integer.h"

enum { WORDS_ON_STACK = 16 };

// ---- One element --------------------------------------------------------------------------------

static void put_wide(mica_printer *p, const mica_type *type, const char *from) {
  uint32_t width = integer_of(type)->width;
  size_t size = mica_integer_word_count(width) * sizeof(uint64_t);
  uint64_t few[WORDS_ON_STACK];
  uint64_t *words = size <= sizeof few ? few : mica_allocate(p->context, size);
  if (words == NULL) {
    mica_printer_fail(p);
    return;
  }
  mica_element_load(type, words, from);
  mica_printer_integer_words(p, words, width, !mica_type_is_unsigned_integer(type));
  if (words != few) mica_free(p->context, words, size);
}

static void put_integer(mica_printer *p, const mica_type *type, const char *from) {
  uint64_t word;
  if (mica_type_is_index(type) || mica_type_is_i(type, 64)) {
    memcpy(&word, from, 8);
    mica_print_int(p, (int64_t)word);
    return;
  }
  uint32_t width = integer_of(type)->width;
  if (width > 64) {
    put_wide(p, type, from);
    return;
  }
  mica_element_load(type, &word, from);
  if (mica_type_is_i(type, 1)) {
    if (word != 0) PRINTER_PUT(p, "true");
    else PRINTER_PUT(p, "false");
  } else if (mica_type_is_unsigned_integer(type)) {
    mica_print_uint(p, width == 64 ? word : word & ((UINT64_C(1) << width) - 1));
  } else {
    mica_print_int(p, (int64_t)word);
  }
}

static void put_element(mica_printer *p, const mica_type *type, const char *from) {
  if (mica_type_is_complex(type)) {
    const mica_type *part = mica_type_element(type);
    printer_put_char(p, '(');
    put_element(p, part, from);
    printer_put_char(p, ',');
    put_element(p, part, from + mica_element_size(part));
    printer_put_char(p, ')');
  } else if (mica_type_is_float(type)) {
    uint64_t bits[2];
    mica_element_load(type, bits, from);
    mica_printer_float_bits(p, mica_type_float_kind(type), bits);
  } else {
    put_integer(p, type, from);
  }
}

void mica_printer_dense_array_attr(mica_printer *p, const mica_attr *attr) {
  const mica_type *element = mica_attr_dense_array_element(attr);
  size_t count, size = mica_element_size(element);
  const char *data = mica_attr_dense_array_data(attr, &count);
  PRINTER_PUT(p, "array<");
  mica_print_type(p, element);
  for (size_t i = 0; i < count && !p->failed; i++) {
    if (i == 0) PRINTER_PUT(p, ": ");
    else PRINTER_PUT(p, ", ");
    put_element(p, element, data + i * size);
  }
  printer_put_char(p, '>');
}

// ---- Many elements in brackets ------------------------------------------------------------------

// How many dimensions, from the last, begin (or end) at the element with this number.
static size_t bracket_count(mica_int64s shape, size_t number) {
  size_t count = 0;
  for (size_t i = shape.size; i > 0; i--) {
    size_t extent = (size_t)shape.data[i - 1];
    if (number % extent != 0) break;
    number /= extent;
    count++;
  }
  return count;
}

static void put_repeated(mica_printer *p, char c, size_t count) {
  for (size_t i = 0; i < count; i++) printer_put_char(p, c);
}

typedef struct element_list {
  const mica_attr *attr;
  const mica_type *element;
  const char *data;
  size_t size;  // of one element
  mica_strs texts;
} element_list;

static void put_listed(mica_printer *p, const element_list *list, size_t i) {
  if (list->element != NULL) put_element(p, list->element, list->data + i * list->size);
  else mica_print_quoted(p, list->texts.data[i]);
}

static void put_list(mica_printer *p, const element_list *list) {
  const mica_type *type = mica_attr_type(list->attr);
  mica_int64s shape = mica_type_shape(type);
  if (mica_attr_dense_is_splat(list->attr)) {
    put_listed(p, list, 0);
    return;
  }
  size_t count = (size_t)mica_type_element_count(type);
  for (size_t i = 0; i < count && !p->failed; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    put_repeated(p, '[', bracket_count(shape, i));
    put_listed(p, list, i);
    put_repeated(p, ']', bracket_count(shape, i + 1));
  }
}

// ---- Hexadecimal --------------------------------------------------------------------------------

static char *write_hex(char *at, unsigned byte) {
  static const char digits[] = "0123456789ABCDEF";
  *at++ = digits[byte >> 4];
  *at++ = digits[byte & 15];
  return at;
}

// Little-endian, scalar by scalar.
static void put_hex_bytes(mica_printer *p, const unsigned char *data, size_t size,
                          size_t scalar_size) {
  enum { PART = PRINTER_ROOM / 2 };
  for (size_t start = 0; start < size && !p->failed; start += PART) {
    char *to = printer_room(p, PRINTER_ROOM);
    for (size_t i = start; i < size && i < start + PART; i++) {
      size_t at = i;
      if (!HOST_IS_LITTLE_ENDIAN) at = i - i % scalar_size + scalar_size - 1 - i % scalar_size;
      to = write_hex(to, data[at]);
    }
    p->cursor = to;
  }
}

static void put_hex_bits(mica_printer *p, const unsigned char *data, size_t count) {
  for (size_t i = 0; i < count; i += 8) {
    unsigned byte = 0;
    for (size_t k = i; k < i + 8 && k < count; k++) byte |= (unsigned)(data[k] & 1) << (k - i);
    p->cursor = write_hex(printer_room(p, 2), byte);
  }
}

static void put_hex(mica_printer *p, const element_list *list) {
  size_t size;
  const unsigned char *data = mica_attr_dense_data(list->attr, &size);
  PRINTER_PUT(p, "\"0x");
  if (mica_type_is_i(list->element, 1)) put_hex_bits(p, data, size);
  else
    put_hex_bytes(p, data, size, mica_type_is_complex(list->element) ? list->size / 2 : list->size);
  printer_put_char(p, '"');
}

// ---- Dense and sparse elements ------------------------------------------------------------------

static bool is_elided(const mica_printer *p, const mica_attr *attr) {
  return p->options.elide_elements && !mica_attr_dense_is_splat(attr) &&
         p->options.elide_elements_above < mica_type_element_count(mica_attr_type(attr));
}

static bool is_hex(const mica_printer *p, const mica_attr *attr) {
  int64_t limit = p->options.hex_elements ? p->options.hex_elements_above : 100;
  return limit != -1 && !mica_attr_dense_is_splat(attr) &&
         limit < mica_type_element_count(mica_attr_type(attr));
}

static void put_dense(mica_printer *p, const mica_attr *attr, bool allow_hex) {
  element_list list = {.attr = attr};
  if (mica_attr_is_dense_strings(attr)) {
    list.texts = mica_attr_dense_strings_values(attr);
    put_list(p, &list);
    return;
  }
  size_t size;
  list.data = mica_attr_dense_data(attr, &size);
  list.element = mica_type_element(mica_attr_type(attr));
  list.size = mica_element_size(list.element);
  if (allow_hex && is_hex(p, attr)) put_hex(p, &list);
  else put_list(p, &list);
}

static void put_elided(mica_printer *p) { PRINTER_PUT(p, "dense_resource<__elided__>"); }

void mica_printer_dense_elements_attr(mica_printer *p, const mica_attr *attr) {
  print_elision elision = p->elision;
  if (is_elided(p, attr)) {
    put_elided(p);
  } else {
    PRINTER_PUT(p, "dense<");
    put_dense(p, attr, true);
    printer_put_char(p, '>');
  }
  mica_printer_type_after(p, mica_attr_type(attr), elision);
}

static void put_sparse(mica_printer *p, const mica_attr *indices, const mica_attr *values) {
  PRINTER_PUT(p, "sparse<");
  if (mica_type_element_count(mica_attr_type(indices)) != 0) {
    put_dense(p, indices, false);
    PRINTER_PUT(p, ", ");
    put_dense(p, values, true);
  }
  printer_put_char(p, '>');
}

void mica_printer_sparse_attr(mica_printer *p, const mica_attr *attr) {
  const mica_attr *indices = mica_attr_sparse_indices(attr),
                  *values = mica_attr_sparse_values(attr);
  print_elision elision = p->elision;
  if (is_elided(p, indices) || is_elided(p, values)) put_elided(p);
  else put_sparse(p, indices, values);
  mica_printer_type_after(p, mica_attr_type(attr), elision);
}

// ---- Resources ----------------------------------------------------------------------------------

void mica_printer_resource_attr(mica_printer *p, const mica_attr *attr) {
  mica_str key = mica_attr_resource_key(attr);
  print_elision elision = p->elision;
  PRINTER_PUT(p, "dense_resource<");
  mica_printer_resource_key(p, MICA_STR("builtin"), key);
  printer_put_char(p, '>');
  mica_printer_type_after(p, mica_attr_type(attr), elision);
}
