// Names of the checks of constraints: after the record, and for one without a name after what it is
// made of, its summary or its class.
#include <string.h>

#include "make/build.h"

enum { WORDS_MAX = 32, NAME_SIZE_MAX = 60 };

// "whose value is positive" -> "whose_value_is_positive"; NULL: it is empty, or no name.
static const char *name_of_words(build *b, const char *words) {
  size_t size = strlen(words);
  if (size > WORDS_MAX) return NULL;
  buffer out = {0};
  for (size_t i = 0; i < size; i++) {
    if (name_is_letter(words[i])) buffer_char(&out, words[i]);
    else if (out.size > 0 && out.data[out.size - 1] != '_') buffer_char(&out, '_');
  }
  while (out.size > 0 && out.data[out.size - 1] == '_') out.size--;
  const char *name = out.size == 0 ? NULL : name_snake(b->memory, buffer_as_text(&out));
  buffer_free(&out);
  return name;
}

// The class that it is an instance of.
static const char *name_of_class(build *b, const record *r) {
  record_list classes = record_classes(b->records, r);
  if (classes.count == 0) return "allowed";
  return name_snake(b->memory, record_name(classes.items[classes.count - 1]));
}

static const char *name_of(build *b, const record *r, const char *summary);

// The words of what narrows an attribute: "i32_attr" and the names of constraints.
static const char *name_of_narrowed(build *b, const record *base, const value *constraints) {
  const char *name = name_of(b, base, read_text(b, base, "summary"));
  for (size_t i = 0; i < value_count(constraints); i++) {
    const record *c = value_as_record(value_item(constraints, i));
    if (c == NULL) continue;
    name = build_printf(b, "%s_%s", name, name_of(b, c, read_text(b, c, "summary")));
  }
  return name;
}

// What an OptionalAttr, a ConfinedAttr, a Variadic ... is made of; NULL: it is none, or asks more.
static const char *name_of_wrapped(build *b, const record *r) {
  const record *base = read_record(r, "baseAttr");
  const value *constraints = record_value(r, TEXT("attrConstraints"));
  if (base == NULL) base = read_record(r, "baseType");
  if (base == NULL) return NULL;
  if (constraints != NULL) {
    const char *name = name_of_narrowed(b, base, constraints);
    return strlen(name) <= NAME_SIZE_MAX ? name : NULL;
  }
  bool same = read_record(r, "predicate") == read_record(base, "predicate");
  return same ? name_of(b, base, read_text(b, base, "summary")) : NULL;
}

static const char *name_of(build *b, const record *r, const char *summary) {
  if (!record_is_anonymous(r)) return name_snake(b->memory, name_without_dialect(record_name(r)));
  const char *name = name_of_wrapped(b, r);
  if (name == NULL) name = name_of_words(b, summary);
  return name != NULL ? name : name_of_class(b, r);
}

// How often a name was wanted before.
static uint32_t *wanted(build *b, const char *name) {
  uint32_t *count = text_map_get(&b->check_names, text_of(name));
  if (count != NULL) return count;
  count = ARENA_NEW(b->memory, uint32_t);
  *count = 0;
  text_map_set(b->memory, &b->check_names, text_of(name), count);
  return count;
}

const char *model_constraint_words(build *b, const record *r) {
  return name_of(b, r, read_text(b, r, "summary"));
}

const char *model_free_name(build *b, const char *base) {
  const char *name = base;
  uint32_t *count = wanted(b, base);
  while (*wanted(b, name) > 0) name = build_printf(b, "%s_%u", base, ++*count);
  ++*wanted(b, name);
  return name;
}

const char *model_check_name(build *b, const record *r, const char *summary, bool is_attr) {
  const char *what = name_of(b, r, summary);
  const char *base = build_printf(b, "%s_is_%s", b->model->c_prefix, what);
  bool says_attr = text_contains(text_of(what), "attr");
  if (is_attr && !says_attr) base = build_printf(b, "%s_attr", base);
  return model_free_name(b, base);
}
