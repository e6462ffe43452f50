// Uses of what is deprecated: a definition that derives from Deprecated, or from a class that does,
// is warned about in each definition of the author's that names it. Nothing else comes of it.
#include "make/build.h"

enum { VALUE_DEPTH_MAX = 200 };

typedef struct search {
  build *b;
  pointer_map known;  // nameless record -> the deprecated one in it, or itself: none
  unsigned depth;
} search;

// A value that isn't a list or a dag is an item itself.
static bool has_items(const value *v) {
  return value_kind_of(v) == VALUE_LIST || value_kind_of(v) == VALUE_DAG;
}
static size_t item_count(const value *v) { return has_items(v) ? value_count(v) : 1; }
static const value *item_at(const value *v, size_t index) {
  return has_items(v) ? value_item(v, index) : v;
}

static const record *find_in_value(search *s, const value *v);

static const record *find_in_fields(search *s, const record *r) {
  const record *found = NULL;
  for (size_t i = 0; i < record_field_count(r) && found == NULL; i++)
    found = find_in_value(s, record_field_at(r, i).value);
  return found;
}

// A definition with a name is warned about by itself.
static const record *find_in_record(search *s, const record *r) {
  if (record_is_a(r, TEXT("Deprecated"))) return r;
  if (!record_is_anonymous(r)) return NULL;
  const record *known = pointer_map_get(&s->known, r);
  if (known != NULL) return known == r ? NULL : known;
  pointer_map_set(s->b->memory, &s->known, r, (void *)r);
  const record *found = find_in_fields(s, r);
  if (found != NULL) pointer_map_set(s->b->memory, &s->known, r, (void *)found);
  return found;
}

static const record *find_in_value(search *s, const value *v) {
  const record *r = value_as_record(v), *found = NULL;
  if (s->depth >= VALUE_DEPTH_MAX) return NULL;
  s->depth++;
  if (r != NULL) found = find_in_record(s, r);
  for (size_t i = 0; has_items(v) && i < value_count(v) && found == NULL; i++)
    found = find_in_value(s, value_item(v, i));
  s->depth--;
  return found;
}

// Of a nameless one, the class that was deprecated.
static text shown_name(const build *b, const record *r) {
  record_list classes = record_classes(b->records, r);
  if (!record_is_anonymous(r)) return record_name(r);
  for (size_t i = 0; i < classes.count; i++)
    if (record_is_a(classes.items[i], TEXT("Deprecated"))) return record_name(classes.items[i]);
  return record_name(r);
}

static void note_use(build *b, const record *user, const record *deprecated, const field *f,
                     size_t index) {
  text name = shown_name(b, deprecated);
  const char *kind = build_printf(b, "deprecated %.*s", TEXT_ARGS(name));
  const char *why = read_text(b, deprecated, "odsDeprecated");
  const char *message =
      build_printf(b, "'%.*s' is deprecated%s%s", TEXT_ARGS(name), *why == '\0' ? "" : ": ", why);
  const record *item = value_as_record(item_at(f->value, index));
  bool has_place = item != NULL && model_will_show(b, kind);
  model_warn(b, has_place ? place_near(b, user, item, f, index) : record_place(user), kind,
             message);
}

static void search_definition(search *s, const record *r) {
  for (size_t i = 0; i < record_field_count(r); i++) {
    field f = record_field_at(r, i);
    for (size_t n = 0; n < item_count(f.value); n++) {
      const record *found = find_in_value(s, item_at(f.value, n));
      if (found != NULL) note_use(s->b, r, found, &f, n);
    }
  }
}

void model_find_deprecated(build *b) {
  search s = {.b = b};
  for (size_t i = 0; i < records_count(b->records); i++) {
    const record *r = records_at(b->records, i);
    if (!record_is_anonymous(r) && is_authors(b, r)) search_definition(&s, r);
  }
}
