// How generated parsers of types and attributes read parameters: scalars, enums, and lists of them.
#include "mica/parse.h"

#include <assert.h>

#include "custom/custom.h"
#include "mica/number.h"

void *mica_parse_parameter_error(mica_parser *p, const char *definition, const char *name,
                                 const char *type) {
  mica_parse_error_further(p, mica_parser_position(p),
                           "failed to parse %s parameter '%s' which is to be a `%s`", definition,
                           name, type);
  return NULL;
}

bool mica_parse_struct_key(mica_parser *p, mica_str *key) {
  if (!mica_parse_any_keyword(p, key))
    return mica_parse_error_further(p, mica_parser_position(p),
                                    "expected a parameter name in struct");
  return mica_parse_punct(p, '=');
}

void *mica_parse_unknown_key(mica_parser *p, mica_str key) {
  mica_parse_error(p, mica_parser_position(p), "duplicate or unknown struct parameter name: %S",
                   key);
  return NULL;
}

void *mica_parse_missing_key(mica_parser *p, const char *key) {
  mica_parse_error(p, mica_parser_position(p), "struct is missing required parameter: %s", key);
  return NULL;
}

// ---- Scalars ------------------------------------------------------------------------------------

// The low bytes of a value, as an integer of that size.
static void store(size_t size, uint64_t value, void *out) {
  assert(size == 1 || size == 2 || size == 4 || size == 8);
  uint32_t word = (uint32_t)value;
  const uint16_t half = (uint16_t)value;
  uint8_t byte = (uint8_t)value;
  if (size == sizeof value) memcpy(out, &value, size);
  else if (size == sizeof word) memcpy(out, &word, size);
  else if (size == sizeof half) memcpy(out, &half, size);
  else memcpy(out, &byte, size);
}

bool mica_parse_bool(mica_parser *p, bool *out) {
  mica_position at = mica_parser_position(p);
  int64_t number;
  *out = mica_parse_optional_keyword(p, "true");
  if (*out || mica_parse_optional_keyword(p, "false")) return true;
  mica_parsed found = mica_parse_optional_int64(p, &number);
  if (found == MICA_FAILED) return false;
  if (found == MICA_ABSENT) return mica_parse_error(p, at, "expected integer value");
  *out = number == 1;
  return number == 0 || number == 1 || mica_parse_error(p, at, "integer value too large");
}

bool mica_parse_scalar(mica_parser *p, size_t size, bool is_signed, void *out) {
  int64_t value;
  if (!mica_parse_int(p, (unsigned)(8 * size), is_signed, &value)) return false;
  store(size, (uint64_t)value, out);
  return true;
}

mica_parsed mica_parse_optional_scalar(mica_parser *p, size_t size, bool is_signed, void *out) {
  int next = mica_parser_next_byte(p);
  if (next != '-' && (next < '0' || next > '9')) return MICA_ABSENT;
  return mica_parse_scalar(p, size, is_signed, out) ? MICA_PARSED : MICA_FAILED;
}

static bool starts_number(const mica_parser *p) {
  return p->kind == TK_MINUS || p->kind == TK_INTEGER || p->kind == TK_TRUE || p->kind == TK_FALSE;
}

bool mica_parse_optional_number(mica_parser *p, size_t size, bool is_signed, void *out,
                                bool *has_value) {
  *has_value = starts_number(p);
  return *has_value ? mica_parse_scalar(p, size, is_signed, out) : !p->failed;
}

bool mica_parse_optional_bool(mica_parser *p, bool *out, bool *has_value) {
  *has_value = starts_number(p);
  return *has_value ? mica_parse_bool(p, out) : !p->failed;
}

bool mica_parse_float_scalar(mica_parser *p, size_t size, void *out) {
  assert(size == sizeof(float) || size == sizeof(double));
  double value;
  if (!mica_parse_double(p, &value)) return false;
  const float narrow = (float)value;
  if (size == sizeof value) memcpy(out, &value, size);
  else memcpy(out, &narrow, sizeof narrow);
  return true;
}

bool mica_parse_enum_scalar(mica_parser *p, const mica_enum_def *def, size_t size, void *out) {
  uint64_t value;
  if (!mica_parse_enum(p, def, &value)) return false;
  store(size, value, out);
  return true;
}

bool mica_parse_enum_field_scalar(mica_parser *p, const mica_enum_def *def, size_t size,
                                  void *out) {
  uint64_t value;
  if (!mica_parse_enum_field(p, def, &value)) return false;
  store(size, value, out);
  return true;
}

bool mica_parse_optional_enum(mica_parser *p, const mica_enum_def *def, size_t size, void *out,
                              bool *has_value) {
  *has_value = mica_parser_at_keyword(p) || p->kind == TK_STRING;
  return *has_value ? mica_parse_enum_field_scalar(p, def, size, out) : !p->failed;
}

// ---- Integers of any size -----------------------------------------------------------------------

// Four bits hold a digit of either base; one more the sign. 0: there is no such type.
static uint32_t width_for(mica_str digits) {
  size_t words = digits.size / 16 + 1;
  return words <= MICA_NUMBER_DIGITS_MAX / 16 + 1 ? (uint32_t)(64 * words) : 0;
}

// So many words as the number needs with its sign: equal numbers are equal attributes.
static size_t needed_words(const uint64_t *words, size_t count) {
  while (count > 1) {
    uint64_t sign = words[count - 2] >> 63 != 0 ? UINT64_MAX : 0;
    if (words[count - 1] != sign) break;
    count--;
  }
  return count;
}

static const mica_attr *wide_integer(mica_parser *p, mica_str digits, bool negative,
                                     bool *in_range) {
  uint32_t width = width_for(digits);
  *in_range = width != 0;
  if (!*in_range) return NULL;
  const mica_type *type = mica_type_integer(p->context, width, MICA_SIGNED);
  uint64_t *words = mica_parser_scratch(p, width / 8);
  if (type == NULL || words == NULL) return NULL;
  *in_range = mica_integer_from_text(type, digits, negative, words);
  if (!*in_range) return NULL;
  size_t count = needed_words(words, width / 64);
  type = mica_type_i(p->context, (uint32_t)(64 * count));
  return type == NULL ? NULL : mica_attr_integer_words(type, words);
}

// `true` is one bit, which is -1.
static const mica_attr *any_integer(mica_parser *p, bool negative, bool *in_range) {
  mica_str digits = {p->token.at, p->token.as.size};
  *in_range = true;
  if (p->kind == TK_TRUE) return mica_attr_i64(p->context, -1);
  if (p->kind == TK_FALSE) return mica_attr_i64(p->context, 0);
  while (digits.size > 1 && digits.data[0] == '0' && digits.data[1] != 'x')
    digits = (mica_str){digits.data + 1, digits.size - 1};
  if (mica_str_is(digits, "0")) return mica_attr_i64(p->context, 0);
  return wide_integer(p, digits, negative, in_range);
}

bool mica_parse_any_integer(mica_parser *p, const mica_attr **out) {
  mica_position at = mica_parser_position(p);
  bool negative = mica_parse_optional_punct(p, '-');
  bool is_truth = !negative && (p->kind == TK_TRUE || p->kind == TK_FALSE);
  if (p->failed) return false;
  if (p->kind != TK_INTEGER && !is_truth)
    return mica_parse_error(p, mica_parser_position(p), "expected integer value");
  bool in_range;
  *out = any_integer(p, negative, &in_range);
  if (!in_range) return mica_parse_error(p, at, "integer value too large");
  if (*out == NULL) return mica_parser_no_memory(p);
  mica_parser_advance(p);
  return !p->failed;
}

// ---- Lists --------------------------------------------------------------------------------------

// A list that grows in the parser's scratch; its elements are read by one function.
typedef struct list {
  void *data;
  size_t count, size;  // elements, and bytes of one
  bool is_signed;
  const mica_enum_def *enumeration;
  const mica_attr_def *attr;
  const mica_type_def *type;
  mica_attr_check attr_check;
  mica_type_check type_check;
  const char *class_name;
} list;

static void *next_element(mica_parser *p, list *l) {
  l->data = mica_parser_grow(p, l->data, l->count, l->size);
  return l->data == NULL ? NULL : (char *)l->data + l->size * l->count++;
}

static bool scalar_element(mica_parser *p, void *user) {
  list *l = user;
  void *to = next_element(p, l);
  return to != NULL && mica_parse_scalar(p, l->size, l->is_signed, to);
}
static bool bool_element(mica_parser *p, void *user) {
  bool *to = next_element(p, user);
  return to != NULL && mica_parse_bool(p, to);
}
static bool enum_element(mica_parser *p, void *user) {
  list *l = user;
  void *to = next_element(p, l);
  return to != NULL && mica_parse_enum_field_scalar(p, l->enumeration, l->size, to);
}
static bool string_element(mica_parser *p, void *user) {
  mica_str *to = next_element(p, user);
  return to != NULL && mica_parse_string(p, to);
}
static bool attr_element(mica_parser *p, void *user) {
  list *l = user;
  const mica_attr **to = next_element(p, l);
  if (to == NULL) return false;
  return l->attr != NULL ? mica_parse_stripped_attr(p, l->attr, to)
                         : mica_parse_attr_of(p, NULL, l->attr_check, to);
}
static bool type_element(mica_parser *p, void *user) {
  list *l = user;
  const mica_type **to = next_element(p, l);
  if (to == NULL) return false;
  return l->type != NULL ? mica_parse_stripped_type(p, l->type, to)
                         : mica_parse_type_of(p, l->type_check, l->class_name, to);
}

const void *mica_parse_scalars(mica_parser *p, size_t size, bool is_signed, size_t *count) {
  list l = {.size = size, .is_signed = is_signed};
  if (!mica_parse_list(p, 0, false, scalar_element, &l)) return NULL;
  *count = l.count;
  return l.data;
}

const bool *mica_parse_bools(mica_parser *p, size_t *count) {
  list l = {.size = sizeof(bool)};
  if (!mica_parse_list(p, 0, false, bool_element, &l)) return NULL;
  *count = l.count;
  return l.data;
}

const void *mica_parse_enums(mica_parser *p, const mica_enum_def *def, size_t size, size_t *count) {
  list l = {.size = size, .enumeration = def};
  if (!mica_parse_list(p, 0, false, enum_element, &l)) return NULL;
  *count = l.count;
  return l.data;
}

bool mica_parse_strings(mica_parser *p, mica_strs *out) {
  list l = {.size = sizeof(mica_str)};
  if (!mica_parse_list(p, 0, false, string_element, &l)) return false;
  *out = (mica_strs){l.data, l.count};
  return true;
}

static bool read_attrs(mica_parser *p, list l, mica_attrs *out) {
  l.size = sizeof(const mica_attr *);
  if (!mica_parse_list(p, 0, false, attr_element, &l)) return false;
  *out = (mica_attrs){l.data, l.count};
  return true;
}
bool mica_parse_attrs(mica_parser *p, const mica_attr_def *def, mica_attrs *out) {
  return read_attrs(p, (list){.attr = def}, out);
}
bool mica_parse_attrs_of(mica_parser *p, mica_attr_check check, mica_attrs *out) {
  return read_attrs(p, (list){.attr_check = check}, out);
}

static bool read_types(mica_parser *p, list l, mica_types *out) {
  l.size = sizeof(const mica_type *);
  if (!mica_parse_list(p, 0, false, type_element, &l)) return false;
  *out = (mica_types){l.data, l.count};
  return true;
}
bool mica_parse_types_of(mica_parser *p, mica_type_check check, const char *name, mica_types *out) {
  return read_types(p, (list){.type_check = check, .class_name = name}, out);
}
bool mica_parse_stripped_types(mica_parser *p, const mica_type_def *def, mica_types *out) {
  return read_types(p, (list){.type = def}, out);
}

// ---- Dense arrays -------------------------------------------------------------------------------

static bool float_element(mica_parser *p, void *user) {
  list *l = user;
  void *to = next_element(p, l);
  return to != NULL && mica_parse_float_scalar(p, l->size, to);
}

static bool dense_elements(mica_parser *p, const mica_type *element, list *l) {
  uint32_t width = mica_type_bit_width(element);
  bool is_float = mica_type_is_float(element);
  l->size = width == 1 ? sizeof(bool) : width / 8;
  l->is_signed = true;
  return mica_parse_list(p, 0, false,
                         is_float     ? float_element
                         : width == 1 ? bool_element
                                      : scalar_element,
                         l);
}

// After an element that fails the list's end is asked for all the same, as in MLIR.
static bool fail_list(mica_parser *p) {
  if (p->kind == TK_ERROR) return false;
  p->failed = false;
  mica_parse_punct(p, ']');
  p->failed = true;
  return false;
}

// In full.
static bool dense_attribute(mica_parser *p, const mica_type *element, const mica_attr **out) {
  mica_position at = mica_parser_position(p);
  if (!mica_parse_attr(p, NULL, out)) return false;
  return (mica_attr_is_dense_array(*out) && mica_attr_dense_array_element(*out) == element) ||
         mica_parse_error(p, at, "invalid kind of attribute specified");
}

bool mica_parse_dense_list(mica_parser *p, const mica_type *element, const mica_attr **out) {
  list l = {0};
  if (element == NULL) return false;
  if (mica_parser_next_byte(p) == '#') return dense_attribute(p, element, out);
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_optional_punct(p, ']')) {
    if (!dense_elements(p, element, &l)) return fail_list(p);
    if (!mica_parse_punct(p, ']')) return false;
  }
  *out = mica_attr_dense_array(element, l.data, l.count);
  return *out != NULL;
}
