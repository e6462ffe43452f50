// Builtin attributes: made, and taken apart.
#include "native/base.h"

typedef struct attr_question {
  bool (*is)(const mica_attr *attr);
  int kind;
} attr_question;
static const attr_question attr_questions[] = {
    {mica_attr_is_bool, ATTR_BOOL},
    {mica_attr_is_integer, ATTR_INTEGER},
    {mica_attr_is_float, ATTR_FLOAT},
    {mica_attr_is_string, ATTR_STRING},
    {mica_attr_is_unit, ATTR_UNIT},
    {mica_attr_is_type, ATTR_TYPE},
    {mica_attr_is_array, ATTR_ARRAY},
    {mica_attr_is_dictionary, ATTR_DICTIONARY},
    {mica_attr_is_symbol, ATTR_SYMBOL},
    {mica_attr_is_dense_array, ATTR_DENSE_ARRAY},
    {mica_attr_is_dense_strings, ATTR_DENSE_STRINGS},
    {mica_attr_is_dense_elements, ATTR_DENSE_ELEMENTS},
    {mica_attr_is_affine_map, ATTR_AFFINE_MAP},
    {mica_attr_is_integer_set, ATTR_INTEGER_SET},
    {mica_attr_is_location, ATTR_LOCATION},
    {mica_attr_is_opaque, ATTR_OPAQUE},
};
int attr_kind(at attr) {
  for (size_t i = 0; i < sizeof attr_questions / sizeof *attr_questions; i++)
    if (attr_questions[i].is(ATTR(attr))) return attr_questions[i].kind;
  return ATTR_OTHER;
}

at attr_type(at attr) { return AT(mica_attr_type(ATTR(attr))); }
at attr_integer(at type, const uint64_t *words, size_t count) {
  (void)count;
  return AT(mica_attr_integer_words(TYPE(type), words));
}
const uint64_t *attr_words(at attr, size_t *count) {
  return mica_attr_integer_word_data(ATTR(attr), count);
}
at attr_float(at type, double value) { return AT(mica_attr_float(TYPE(type), value)); }
double attr_float_value(at attr) { return mica_attr_float_value(ATTR(attr)); }
at attr_bool(home *h, bool value) { return AT(mica_attr_bool(h->ctx, value)); }
at attr_string(home *h, const char *data, size_t size) {
  return AT(mica_attr_string(h->ctx, (text){data, size}));
}
text attr_string_value(at attr) { return mica_attr_string_value(ATTR(attr)); }
at attr_unit(home *h) { return AT(mica_attr_unit(h->ctx)); }
at attr_of_type(at type) { return AT(mica_attr_type_of(TYPE(type))); }
at attr_type_value(at attr) { return AT(mica_attr_type_value(ATTR(attr))); }
at attr_array(home *h, const at *elements, size_t count) {
  return AT(mica_attr_array(h->ctx, ATTRS(elements, count)));
}
size_t attr_size(at attr) {
  return mica_attr_is_array(ATTR(attr)) ? mica_attr_array_elements(ATTR(attr)).size
                                        : mica_attr_dictionary_entries(ATTR(attr)).size;
}
at attr_element(at attr, size_t index) {
  return mica_attr_is_array(ATTR(attr))
             ? AT(mica_attr_array_elements(ATTR(attr)).data[index])
             : AT(mica_attr_dictionary_entries(ATTR(attr)).data[index].value);
}
at attr_dictionary(home *h, const text *names, const at *values, size_t count) {
  mica_named_attr *entries = mica_allocate(h->ctx, (count + 1) * sizeof *entries);
  if (entries == NULL) return 0;
  for (size_t i = 0; i < count; i++) entries[i] = (mica_named_attr){names[i], ATTR(values[i])};
  at made = AT(mica_attr_dictionary(h->ctx, (mica_named_attrs){entries, count}, NULL));
  mica_free(h->ctx, entries, (count + 1) * sizeof *entries);
  return made;
}
text attr_name(at attr, size_t index) {
  return mica_attr_dictionary_entries(ATTR(attr)).data[index].name;
}
at attr_symbol(home *h, const text *names, size_t count) {
  return AT(mica_attr_symbol_path(h->ctx, names[0], (mica_strs){names + 1, count - 1}));
}
size_t attr_symbol_size(at attr) { return 1 + mica_attr_symbol_nested(ATTR(attr)).size; }
text attr_symbol_name(at attr, size_t index) {
  return index == 0 ? mica_attr_symbol_root(ATTR(attr))
                    : mica_attr_symbol_nested(ATTR(attr)).data[index - 1];
}
at attr_dense_array(at element, const char *data, size_t size, size_t count) {
  (void)size;
  if (!mica_check_dense_array_element(mica_loc_unknown(), TYPE(element))) return 0;
  return AT(mica_attr_dense_array(TYPE(element), data, count));
}
const char *attr_dense_array_data(at attr, size_t *count) {
  return mica_attr_dense_array_data(ATTR(attr), count);
}
at attr_dense_array_element(at attr) { return AT(mica_attr_dense_array_element(ATTR(attr))); }
size_t element_size(at type) { return mica_element_size(TYPE(type)); }
at attr_dense_elements(at type, const char *data, size_t size, bool splat) {
  return AT(mica_attr_dense_elements(TYPE(type), data, size, splat));
}
const char *attr_dense_data(at attr, size_t *size) {
  return mica_attr_dense_data(ATTR(attr), size);
}
bool attr_is_splat(at attr) { return mica_attr_dense_is_splat(ATTR(attr)); }
at attr_dense_at(at attr, size_t index) { return AT(mica_attr_dense_at(ATTR(attr), index)); }
int64_t type_element_count(at type) {
  return mica_type_has_static_shape(TYPE(type)) ? mica_type_element_count(TYPE(type)) : -1;
}
uint64_t attr_location_value(at attr) { return mica_attr_location_value(ATTR(attr)).bits; }
at attr_location(home *h, uint64_t loc) { return AT(mica_attr_location(h->ctx, LOC(loc))); }
