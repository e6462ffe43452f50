// What an alias is called: `map`, `set`, `loc`, `tuple`, or the name that a definition states; and
// the numbers after the names. Aliases are ordered by how deeply they depend on others, types
// first, then by name, then by first visit. Called by alias.c.
#include "context/context.h"
#include "mica/attribute.h"
#include "mica/dialect.h"
#include "mica/type.h"
#include "print/alias.h"
#include "memory/array.h"

enum { TUPLE_WITHOUT_ALIAS = 16 };  // longer ones get one

static const char *clean_name(print_aliases *a, const char *name) {
  size_t size = strlen(name);
  if (strspn(name, "abcdefghijklmnopqrstuvwxyz_") == size) return name;
  char *room = mica_allocate(a->context, 2 * size + 1);
  if (room == NULL) {
    a->failed = true;
    return NULL;
  }
  size_t used = mica_sanitize_name(room, name, size, "$_-");
  mica_str interned = mica_context_intern(a->context, (mica_str){room, used});
  mica_free(a->context, room, 2 * size + 1);
  if (interned.data == NULL) a->failed = true;
  return interned.data;
}

const char *mica_alias_base_name(print_aliases *a, const alias_object *object) {
  if (object->kind == ALIAS_LOC) return "loc";
  const mica_def_base *def;
  if (object->kind == ALIAS_TYPE) {
    const mica_type *type = (const mica_type *)(uintptr_t)object->key;
    if (mica_type_is_tuple(type))
      return mica_type_tuple_elements(type).size > TUPLE_WITHOUT_ALIAS ? "tuple" : NULL;
    def = &type->def->base;
  } else {
    const mica_attr *attr = (const mica_attr *)(uintptr_t)object->key;
    if (mica_attr_is_distinct(attr) && mica_attr_is_unit(mica_attr_distinct_referenced(attr)))
      return NULL;
    def = &attr->def->base;
  }
  return def->alias == NULL || def->alias[0] == '\0' ? NULL : clean_name(a, def->alias);
}

// ---- Order --------------------------------------------------------------------------------------

typedef struct alias_groups {
  alias_group *items;
  size_t count, capacity;
} alias_groups;

static bool same_base(const char *a, const char *b) { return a == b || strcmp(a, b) == 0; }

// The group of an entry, made when it is the first of it; `hint` is where the last one was found.
static bool find_group(print_aliases *a, alias_groups *groups, const alias_entry *e, size_t *hint) {
  bool is_type = e->object.kind == ALIAS_TYPE;
  for (size_t i = 0; i < groups->count; i++) {
    size_t at = (*hint + i) % groups->count;
    const alias_group *g = &groups->items[at];
    if (g->depth != e->depth || g->is_type != is_type || !same_base(g->base, e->base)) continue;
    *hint = at;
    return true;
  }
  if (!MICA_ARRAY_ROOM(&a->context->memory, groups->items, groups->count, groups->capacity, 1))
    return false;
  groups->items[groups->count] = (alias_group){e->base, e->depth, is_type, 0, 0};
  *hint = groups->count++;
  return true;
}

static bool group_comes_before(const alias_group *a, const alias_group *b) {
  if (a->depth != b->depth) return a->depth < b->depth;
  if (a->is_type != b->is_type) return a->is_type;
  return strcmp(a->base, b->base) < 0;
}

// Where each group's aliases begin in the order. Groups are few, so that counting those before will
// do.
static void place_groups(alias_groups *groups) {
  for (size_t i = 0; i < groups->count; i++)
    for (size_t j = 0; j < groups->count; j++)
      if (group_comes_before(&groups->items[j], &groups->items[i]))
        groups->items[i].start += groups->items[j].count;
}

static bool order_entries(print_aliases *a, alias_groups *groups) {
  size_t hint = 0, total = 0;
  for (size_t i = 0; i < a->count; i++) {
    if (a->entries[i].base == NULL) continue;
    if (!find_group(a, groups, &a->entries[i], &hint)) return false;
    groups->items[hint].count++;
    total++;
  }
  if (total == 0) return true;
  a->order = mica_allocate(a->context, total * sizeof *a->order);
  if (a->order == NULL) return false;
  a->order_count = total;
  place_groups(groups);
  for (size_t i = 0; i < a->count; i++) {
    if (a->entries[i].base == NULL || !find_group(a, groups, &a->entries[i], &hint)) continue;
    a->order[groups->items[hint].start++] = (uint32_t)i;
  }
  return true;
}

// ---- Numbers ------------------------------------------------------------------------------------

typedef struct base_counter {
  const char *base;
  uint32_t next;
} base_counter;
typedef struct base_counters {
  base_counter *items;
  size_t count, capacity, hint;
} base_counters;

static base_counter *counter_of(print_aliases *a, base_counters *counters, const char *base) {
  for (size_t i = 0; i < counters->count; i++) {
    size_t at = (counters->hint + i) % counters->count;
    if (!same_base(counters->items[at].base, base)) continue;
    counters->hint = at;
    return &counters->items[at];
  }
  if (!MICA_ARRAY_ROOM(&a->context->memory, counters->items, counters->count, counters->capacity,
                       1))
    return NULL;
  counters->items[counters->count] = (base_counter){base, 0};
  counters->hint = counters->count++;
  return &counters->items[counters->hint];
}

// Some name ends in a digit: `map1` may then be `map` with a number after it.
static bool names_may_clash(const base_counters *counters) {
  for (size_t i = 0; i < counters->count; i++) {
    char last = counters->items[i].base[strlen(counters->items[i].base) - 1];
    if (last >= '0' && last <= '9') return true;
  }
  return false;
}

// Whether `base` with this number after it is free; it is then taken.
static bool take_name(print_aliases *a, used_names *used, const char *base, uint32_t suffix) {
  size_t size = strlen(base), room = size + 13, offset;
  char *text = mica_allocate(a->context, room);
  if (text == NULL) return a->failed = true;
  memcpy(text, base, size);
  if (suffix != 0) {
    if (base[size - 1] >= '0' && base[size - 1] <= '9') text[size++] = '_';
    size = (size_t)(mica_printer_write_uint(text + size, suffix) - text);
  }
  bool is_free = !mica_used_names_has(used, text, size);
  if (is_free && !mica_used_names_add(used, text, size, &offset)) a->failed = true;
  mica_free(a->context, text, room);
  return is_free || a->failed;
}

static void number_entries(print_aliases *a, base_counters *counters, used_names *used) {
  for (size_t i = 0; i < a->order_count; i++) counter_of(a, counters, a->entries[a->order[i]].base);
  bool check = names_may_clash(counters);
  for (size_t i = 0; i < a->order_count && !a->failed; i++) {
    alias_entry *e = &a->entries[a->order[i]];
    base_counter *counter = counter_of(a, counters, e->base);
    if (counter == NULL) {
      a->failed = true;
      return;
    }
    do e->suffix = counter->next++;
    while (check && !take_name(a, used, e->base, e->suffix));
  }
}

bool mica_printer_aliases_finish(print_aliases *a) {
  if (a->failed) return false;
  alias_groups groups = {0};
  base_counters counters = {0};
  used_names used = {.context = a->context};
  if (order_entries(a, &groups)) number_entries(a, &counters, &used);
  else a->failed = true;
  mica_free(a->context, groups.items, groups.capacity * sizeof *groups.items);
  mica_free(a->context, counters.items, counters.capacity * sizeof *counters.items);
  mica_used_names_free(&used);
  return !a->failed;
}
