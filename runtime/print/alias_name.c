// What an alias is called: `map`, `set`, `loc`, `tuple`, or the name that a definition states; and
// the numbers after the names. Aliases are ordered by how deeply they depend on others, types
// first, then by name, then by first visit. Called by alias.c.
#include <stdlib.h>

#include "context/context.h"
#include "mica/attribute.h"
#include "mica/dialect.h"
#include "mica/interfaces.h"
#include "mica/type.h"
#include "print/alias.h"
#include "memory/array.h"

enum { TUPLE_WITHOUT_ALIAS = 16 };  // longer ones get one

// What a hook writes to.
struct mica_alias_setter {
  print_aliases *aliases;
  const char *base;
};

static const char *clean_pieces(print_aliases *a, mica_str first, mica_str second) {
  size_t size = first.size + second.size, room = 3 * size + 1;
  char *text = mica_allocate(a->context, room);
  mica_str interned = {NULL, 0};
  if (text != NULL) {
    char *written = text + 2 * size + 1;
    memcpy(written, first.data, first.size);
    if (second.size != 0) memcpy(written + first.size, second.data, second.size);
    size_t used = mica_sanitize_name(text, written, size, "$_-");
    interned = mica_context_intern(a->context, (mica_str){text, used});
    mica_free(a->context, text, room);
  }
  if (interned.data == NULL) a->failed = true;
  return interned.data;
}

static const char *clean_name(print_aliases *a, const char *name) {
  if (strspn(name, "abcdefghijklmnopqrstuvwxyz_") == strlen(name)) return name;
  return clean_pieces(a, mica_str_of(name), (mica_str){NULL, 0});
}

void mica_set_alias(mica_alias_setter *set, mica_str first, mica_str second) {
  if (first.size + second.size != 0) set->base = clean_pieces(set->aliases, first, second);
}

// What the dialects in use say of it; the first that says something is heard.
static const char *name_by_dialects(print_aliases *a, const alias_object *object) {
  mica_alias_setter set = {a, NULL};
  mica_context *ctx = a->context;
  for (size_t i = 0; i < ctx->aliasing_used && set.base == NULL; i++) {
    const mica_op_asm_dialect_interface *names =
        mica_dialect_interface(ctx, ctx->aliasing[i], &mica_op_asm_dialect_interface_id);
    if (object->kind == ALIAS_TYPE && names->type_alias != NULL)
      names->type_alias(ctx, ctx->aliasing[i], (const mica_type *)(uintptr_t)object->key, &set);
    if (object->kind == ALIAS_ATTR && names->attr_alias != NULL)
      names->attr_alias(ctx, ctx->aliasing[i], (const mica_attr *)(uintptr_t)object->key, &set);
  }
  return set.base;
}

static const char *name_by_type(print_aliases *a, const mica_type *type) {
  mica_alias_setter set = {a, NULL};
  const mica_op_asm_type_interface *names =
      mica_type_interface(type, &mica_op_asm_type_interface_id);
  if (names != NULL && names->alias != NULL) names->alias(type, &set);
  return set.base;
}
static const char *name_by_attr(print_aliases *a, const mica_attr *attr) {
  mica_alias_setter set = {a, NULL};
  const mica_op_asm_attr_interface *names =
      mica_attr_interface(attr, &mica_op_asm_attr_interface_id);
  if (names != NULL && names->alias != NULL) names->alias(attr, &set);
  return set.base;
}

const char *mica_alias_base_name(print_aliases *a, const alias_object *object) {
  if (object->kind == ALIAS_LOC) return "loc";
  const mica_def_base *def;
  const char *name = name_by_dialects(a, object);
  if (name != NULL) return name;
  if (object->kind == ALIAS_TYPE) {
    const mica_type *type = (const mica_type *)(uintptr_t)object->key;
    if (mica_type_is_tuple(type))
      return mica_type_tuple_elements(type).size > TUPLE_WITHOUT_ALIAS ? "tuple" : NULL;
    def = &type->def->base;
    name = def->interface_count == 0 ? NULL : name_by_type(a, type);
  } else {
    const mica_attr *attr = (const mica_attr *)(uintptr_t)object->key;
    if (mica_attr_is_distinct(attr) && mica_attr_is_unit(mica_attr_distinct_referenced(attr)))
      return NULL;
    def = &attr->def->base;
    name = def->interface_count == 0 ? NULL : name_by_attr(a, attr);
  }
  if (name != NULL) return name;
  return def->alias == NULL || def->alias[0] == '\0' ? NULL : clean_name(a, def->alias);
}

// ---- Bases --------------------------------------------------------------------------------------

// The names that the aliases of a text begin with: as few as the dialects state.
typedef struct base_counter {
  const char *base;
  uint32_t next;  // number
} base_counter;
typedef struct base_counters {
  base_counter *items;
  size_t count, capacity, hint;  // hint: where the last one was found
} base_counters;

static bool same_base(const char *a, const char *b) { return a == b || strcmp(a, b) == 0; }

static base_counter *counter_of(base_counters *counters, const char *base) {
  for (size_t i = 0; i < counters->count; i++) {
    size_t at = (counters->hint + i) % counters->count;
    if (!same_base(counters->items[at].base, base)) continue;
    counters->hint = at;
    return &counters->items[at];
  }
  return NULL;
}

static int compare_bases(const void *a, const void *b) {
  const base_counter *left = a, *right = b;
  return strcmp(left->base, right->base);
}

// All bases, in the order of their names. False: no memory.
static bool collect_bases(print_aliases *a, base_counters *counters) {
  for (size_t i = 0; i < a->count; i++) {
    const char *base = a->entries[i].base;
    if (base == NULL || counter_of(counters, base) != NULL) continue;
    if (!MICA_ARRAY_ROOM(&a->context->memory, counters->items, counters->count, counters->capacity,
                         1))
      return false;
    counters->items[counters->count++] = (base_counter){base, 0};
  }
  if (counters->count != 0)
    qsort(counters->items, counters->count, sizeof *counters->items, compare_bases);
  return true;
}

// ---- Order --------------------------------------------------------------------------------------

// What one pass of the sort goes by: types before others and each by name, or the depth.
typedef enum sort_key { BY_BASE, BY_DEPTH } sort_key;

static size_t key_of(const alias_entry *e, base_counters *counters, sort_key by) {
  if (by == BY_DEPTH) return e->depth;
  size_t base = (size_t)(counter_of(counters, e->base) - counters->items);
  return e->object.kind == ALIAS_TYPE ? base : counters->count + base;
}

// One stable pass of counting; `places` has room for all keys.
static void sort_pass(const print_aliases *a, base_counters *counters, sort_key by,
                      const uint32_t *from, uint32_t *to, uint32_t *places, size_t key_count) {
  memset(places, 0, key_count * sizeof *places);
  for (size_t i = 0; i < a->order_count; i++) places[key_of(&a->entries[from[i]], counters, by)]++;
  uint32_t start = 0;
  for (size_t i = 0; i < key_count; i++) {
    uint32_t count = places[i];
    places[i] = start;
    start += count;
  }
  for (size_t i = 0; i < a->order_count; i++)
    to[places[key_of(&a->entries[from[i]], counters, by)]++] = from[i];
}

// Entries that have an alias, in the order of their first visit; answers the greatest depth.
static uint32_t list_entries(const print_aliases *a, uint32_t *order) {
  uint32_t deepest = 0;
  for (size_t i = 0, count = 0; i < a->count; i++) {
    if (a->entries[i].base == NULL) continue;
    order[count++] = (uint32_t)i;
    if (a->entries[i].depth > deepest) deepest = a->entries[i].depth;
  }
  return deepest;
}

static bool order_entries(print_aliases *a, base_counters *counters) {
  size_t total = 0;
  for (size_t i = 0; i < a->count; i++) total += a->entries[i].base != NULL;
  if (total == 0) return true;
  a->order = mica_allocate(a->context, total * sizeof *a->order);
  if (a->order == NULL) return false;
  a->order_count = total;
  uint32_t deepest = list_entries(a, a->order);
  size_t keys = 2 * counters->count > deepest ? 2 * counters->count : (size_t)deepest + 1;
  uint32_t *other = mica_allocate(a->context, (total + keys) * sizeof *other);
  if (other == NULL) return false;
  sort_pass(a, counters, BY_BASE, a->order, other, other + total, 2 * counters->count);
  sort_pass(a, counters, BY_DEPTH, other, a->order, other + total, (size_t)deepest + 1);
  mica_free(a->context, other, (total + keys) * sizeof *other);
  return true;
}

// ---- Numbers ------------------------------------------------------------------------------------

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
  size_t size = strlen(base), room = size + 13;
  uint32_t number;
  char *text = mica_allocate(a->context, room);
  if (text == NULL) return a->failed = true;
  memcpy(text, base, size);
  if (suffix != 0) {
    if (base[size - 1] >= '0' && base[size - 1] <= '9') text[size++] = '_';
    size = (size_t)(mica_printer_write_uint(text + size, suffix) - text);
  }
  bool is_free = !mica_used_names_has(used, text, size);
  if (is_free && !mica_used_names_add(used, text, size, &number)) a->failed = true;
  mica_free(a->context, text, room);
  return is_free || a->failed;
}

static void number_entries(print_aliases *a, base_counters *counters, used_names *used) {
  bool check = names_may_clash(counters);
  for (size_t i = 0; i < a->order_count && !a->failed; i++) {
    alias_entry *e = &a->entries[a->order[i]];
    base_counter *counter = counter_of(counters, e->base);
    do e->suffix = counter->next++;
    while (check && !take_name(a, used, e->base, e->suffix));
  }
}

bool mica_printer_aliases_finish(print_aliases *a) {
  if (a->failed) return false;
  base_counters counters = {0};
  used_names used = {.context = a->context};
  if (collect_bases(a, &counters) && order_entries(a, &counters))
    number_entries(a, &counters, &used);
  else a->failed = true;
  mica_free(a->context, counters.items, counters.capacity * sizeof *counters.items);
  mica_used_names_free(&used);
  return !a->failed;
}
