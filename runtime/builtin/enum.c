// Values of enums and their text. Owns nothing; combined texts are interned in the context.
#include "mica/enum.h"

#include <assert.h>

#include "mica/attribute.h"
#include "mica/context.h"
#include "text/printer.h"

mica_str mica_enum_case_text(const mica_enum_def *def, uint64_t value) {
  for (size_t i = 0; i < def->case_count; i++)
    if (def->cases[i].value == value) return mica_str_of(def->cases[i].text);
  return (mica_str){NULL, 0};
}

bool mica_enum_is_keyword(const mica_enum_def *def, mica_str text) {
  if (!mica_printer_is_keyword(text)) return false;
  for (size_t i = 0; i < def->case_count; i++)
    if (mica_str_is(text, def->cases[i].text)) return true;
  return false;
}

bool mica_enum_is_valid(const mica_enum_def *def, uint64_t value) {
  if (def->is_bits) return (value & ~def->valid_bits) == 0;
  return mica_enum_case_text(def, value).data != NULL;
}

// ---- combinations of bits -----------------------------------------------------------------------

// A text that grows in a buffer of the caller; what doesn't fit is counted only.
typedef struct joiner {
  char *data;
  size_t size, capacity;
} joiner;

static void put(joiner *j, const char *text) {
  size_t size = strlen(text);
  if (j->size + size <= j->capacity) memcpy(j->data + j->size, text, size);
  j->size += size;
}

static void put_case(joiner *j, const mica_enum_def *def, const mica_enum_case *c) {
  if (j->size > 0) put(j, def->separator);
  put(j, c->text);
}

static bool holds(uint64_t value, const mica_enum_case *c) {
  return c->value != 0 && (value & c->value) == c->value;
}

// The names of the value's bits, in the order of the cases.
static void join(joiner *j, const mica_enum_def *def, uint64_t value) {
  for (size_t i = def->case_count; i > 0 && def->groups_first; i--)
    if (def->cases[i - 1].is_group && holds(value, &def->cases[i - 1])) {
      put_case(j, def, &def->cases[i - 1]);
      value &= ~def->cases[i - 1].value;
    }
  for (size_t i = 0; i < def->case_count; i++)
    if (holds(value, &def->cases[i]) && !(def->groups_first && def->cases[i].is_group))
      put_case(j, def, &def->cases[i]);
}

mica_str mica_enum_to_text(mica_context *ctx, const mica_enum_def *def, uint64_t value) {
  char room[256];
  joiner j = {room, 0, sizeof room};
  if (!def->is_bits || value == 0) return mica_enum_case_text(def, value);
  if (!mica_enum_is_valid(def, value)) return (mica_str){NULL, 0};
  join(&j, def, value);
  if (j.size <= sizeof room) return mica_context_intern(ctx, (mica_str){room, j.size});
  size_t needed = j.size;
  joiner large = {mica_allocate(ctx, needed), 0, needed};
  if (large.data == NULL) return (mica_str){NULL, 0};
  join(&large, def, value);
  mica_str text = mica_context_intern(ctx, (mica_str){large.data, needed});
  mica_free(ctx, large.data, needed);
  return text;
}

// ---- from text ----------------------------------------------------------------------------------

static mica_str trimmed(mica_str text) {
  while (text.size > 0 && strchr(" \t\n\r\v\f", text.data[0]) != NULL)
    text = (mica_str){text.data + 1, text.size - 1};
  while (text.size > 0 && strchr(" \t\n\r\v\f", text.data[text.size - 1]) != NULL) text.size--;
  return text;
}

static bool find_case(const mica_enum_def *def, mica_str text, uint64_t *value) {
  for (size_t i = 0; i < def->case_count; i++)
    if (mica_str_is(text, def->cases[i].text)) {
      *value = def->cases[i].value;
      return true;
    }
  return false;
}

// Up to the first separator; *rest is what follows it, absent when there is none.
static mica_str first_part(mica_str text, char separator, mica_str *rest) {
  const char *at = text.size == 0 ? NULL : memchr(text.data, separator, text.size);
  *rest = (mica_str){NULL, 0};
  if (at == NULL) return text;
  size_t size = (size_t)(at - text.data);
  *rest = (mica_str){at + 1, text.size - size - 1};
  return (mica_str){text.data, size};
}

bool mica_enum_from_text(const mica_enum_def *def, mica_str text, uint64_t *value) {
  if (!def->is_bits) return find_case(def, text, value);
  char separator = strchr(def->separator, ',') != NULL ? ',' : '|';
  uint64_t all = 0, bit;
  do {
    mica_str rest;
    mica_str part = first_part(text, separator, &rest);
    if (!find_case(def, trimmed(part), &bit)) return false;
    if (bit == 0 && rest.data != NULL) return false;  // "none" stands alone
    all |= bit;
    text = rest;
  } while (text.data != NULL);
  *value = all;
  return true;
}

// ---- attributes ---------------------------------------------------------------------------------

const mica_attr *mica_enum_attr(mica_context *ctx, const mica_enum_def *def, uint64_t value) {
  assert(mica_enum_is_valid(def, value));
  return mica_attr_i(ctx, def->width, (int64_t)value);
}

bool mica_enum_is_attr(const mica_enum_def *def, const mica_attr *attr) {
  if (!mica_attr_is_i(attr, def->width)) return false;
  uint64_t value = def->is_bits ? mica_attr_integer_zext(attr)
                                : (uint64_t)mica_attr_integer_value(attr);
  return mica_enum_is_valid(def, value);
}
