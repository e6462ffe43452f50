// Fields of records as C has them, by their names.
#include "record/read_field.h"

#include <string.h>

#include "base/names.h"

field read_field(const record *r, const char *name) {
  field f;
  if (!record_field(r, text_of(name), &f)) memset(&f, 0, sizeof f);
  return f;
}

const char *read_text_with_blanks(arena *a, const record *r, const char *name) {
  text t;
  const value *v = record_value(r, text_of(name));
  return v != NULL && value_as_text(v, &t) ? arena_text(a, t).data : "";
}

bool read_bit(const record *r, const char *name) {
  bool bit = false;
  const value *v = record_value(r, text_of(name));
  return v != NULL && value_as_bit(v, &bit) && bit;
}

const record *read_record(const record *r, const char *name) {
  const value *v = record_value(r, text_of(name));
  return v == NULL ? NULL : value_as_record(v);
}

bool read_int(const record *r, const char *name, int64_t *out) {
  const value *v = record_value(r, text_of(name));
  return v != NULL && value_as_int(v, out);
}

bool read_strings(arena *a, const record *r, const char *name, list *out) {
  const value *v = record_value(r, text_of(name));
  if (v == NULL || value_kind_of(v) != VALUE_LIST) return false;
  for (size_t i = 0; i < value_count(v); i++) {
    text t;
    if (value_as_text(value_item(v, i), &t)) list_push(a, out, text_copy(a, t));
  }
  return true;
}

place_range record_at(const record *r) {
  place begin = record_place(r);
  if (record_is_anonymous(r)) return at_place(begin);
  return (place_range){begin, begin + (place)record_name(r).size};
}
