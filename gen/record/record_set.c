// Building records: fields and their shapes, template arguments, bases, and the tables of a run.
// Called by the evaluator; everything lies in the arena but the hash tables.
#include "record/record_set.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

// ---- tables of names ----------------------------------------------------------------------------

static size_t find_entry(const name_map *map, const value *name) {
  size_t at = name->hash & (map->capacity - 1);
  while (map->entries[at].name != NULL && map->entries[at].name != name)
    at = (at + 1) & (map->capacity - 1);
  return at;
}

void *name_map_find(const name_map *map, const value *name) {
  return map->capacity == 0 ? NULL : map->entries[find_entry(map, name)].item;
}

static void grow_map(name_map *map) {
  name_map grown = {.capacity = map->capacity == 0 ? 64 : map->capacity * 2};
  grown.entries = memory_take(grown.capacity * sizeof *grown.entries);
  memset(grown.entries, 0, grown.capacity * sizeof *grown.entries);
  for (size_t i = 0; i < map->capacity; i++)
    if (map->entries[i].name != NULL)
      name_map_set(&grown, map->entries[i].name, map->entries[i].item);
  free(map->entries);
  *map = grown;
}

void name_map_set(name_map *map, const value *name, void *item) {
  if (map->count * 2 >= map->capacity) grow_map(map);
  struct map_entry *e = &map->entries[find_entry(map, name)];
  if (e->name == NULL) map->count++;
  *e = (struct map_entry){name, item};
}

// ---- the set of a run ---------------------------------------------------------------------------

record_set *record_set_create(arena *memory, source_set *sources) {
  record_set *set = ARENA_NEW(memory, record_set);
  *set = (record_set){.memory = memory, .sources = sources};
  type_pool_init(&set->types, memory);
  value_pool_init(&set->values, memory, &set->types);
  set->places = place_index_create(memory);
  return set;
}

void record_set_destroy(record_set *set) {
  if (set == NULL) return;
  type_pool_free(&set->types);
  value_pool_free(&set->values);
  free(set->classes.entries);
  free(set->definitions.entries);
  free(set->globals.entries);
  free(set->poisoned.entries);
  free(set->instances.entries);
  free(set->order);
  free(set->class_order);
  free(set->broken);
  free(set->statements);
}

void record_set_add(record_set *set, record *definition) {
  if (set->count == set->capacity)
    set->order = memory_grow(set->order, &set->capacity, sizeof *set->order);
  set->order[set->count++] = definition;
  name_map_set(&set->definitions, definition->name, definition);
}

void record_set_add_class(record_set *set, record *class_record) {
  if (set->class_count == set->class_capacity)
    set->class_order =
        memory_grow(set->class_order, &set->class_capacity, sizeof *set->class_order);
  set->class_order[set->class_count++] = class_record;
  name_map_set(&set->classes, class_record->name, class_record);
}

void record_set_note_broken(record_set *set, record *definition) {
  if (set->broken_count == set->broken_capacity)
    set->broken = memory_grow(set->broken, &set->broken_capacity, sizeof *set->broken);
  set->broken[set->broken_count++] = definition;
}

record_list records_broken(const record_set *set) {
  return (record_list){(const record *const *)set->broken, set->broken_count};
}

void record_set_keep(record_set *set, syntax *statement) {
  if (set->statement_count == set->statement_capacity)
    set->statements =
        memory_grow(set->statements, &set->statement_capacity, sizeof *set->statements);
  set->statements[set->statement_count++] = statement;
}

const value *name_key(record_set *set, const value *name) {
  return name->op == 0 ? name : value_of_source(&set->values, value_text(name), false);
}

// ---- fields -------------------------------------------------------------------------------------

enum { INDEXED_FROM = 8 };

static void index_slot(shape *s, size_t i) {
  size_t at = s->slots[i].name->hash & (s->index_size - 1);
  while (s->index[at] != 0) at = (at + 1) & (s->index_size - 1);
  s->index[at] = (uint32_t)i + 1;
}

// Brings the index up to the slots that were added since.
static void index_shape(shape *s) {
  if (s->count * 2 > s->index_size) {
    size_t size = 32;
    while (size < s->count * 3) size *= 2;
    s->index = ARENA_ARRAY(s->memory, uint32_t, size);
    memset(s->index, 0, size * sizeof *s->index);
    s->index_size = size;
    s->indexed = 0;
  }
  while (s->indexed < s->count) index_slot(s, s->indexed++);
}

size_t record_slot(const record *r, const value *name) {
  shape *s = r->shape;
  if (s == NULL) return SIZE_MAX;
  if (s->count < INDEXED_FROM) {
    for (size_t i = 0; i < s->count; i++)
      if (s->slots[i].name == name) return i;
    return SIZE_MAX;
  }
  if (s->indexed != s->count) index_shape(s);
  for (size_t at = name->hash & (s->index_size - 1); s->index[at] != 0;
       at = (at + 1) & (s->index_size - 1))
    if (s->slots[s->index[at] - 1].name == name) return s->index[at] - 1u;
  return SIZE_MAX;
}

const value *record_get(const record *r, const value *name) {
  size_t at = record_slot(r, name);
  return at == SIZE_MAX ? NULL : r->values[at];
}

// A shape of the record's own, so that a field may be added.
static shape *own_shape(record_set *set, record *r) {
  if (r->shape != NULL && !r->shape->shared) return r->shape;
  shape *own = ARENA_NEW(set->memory, shape);
  *own = (shape){.memory = set->memory};
  if (r->shape != NULL) {
    own->count = r->shape->count;
    own->capacity = own->count + own->count / 2 + 4;
    own->slots = ARENA_ARRAY(set->memory, slot, own->capacity);
    memcpy(own->slots, r->shape->slots, own->count * sizeof(slot));
  }
  r->shape = own;
  return own;
}

static void own_values(record_set *set, record *r, size_t capacity) {
  const value **values = ARENA_ARRAY(set->memory, const value *, capacity);
  place *assigned = ARENA_ARRAY(set->memory, place, capacity);
  size_t count = r->shape == NULL ? 0 : r->shape->count;
  if (count > 0) {
    memcpy(values, r->values, count * sizeof *values);
    memcpy(assigned, r->assigned, count * sizeof *assigned);
  }
  r->values = values;
  r->assigned = assigned;
  r->assigned_shared = false;
  r->value_capacity = capacity;
}

void record_add_field(record_set *set, record *r, const slot *s, const value *v, place assigned) {
  assert(record_slot(r, s->name) == SIZE_MAX);
  shape *own = own_shape(set, r);
  if (own->count >= r->value_capacity || r->assigned_shared)
    own_values(set, r, own->count + own->count / 2 + 4);
  if (own->count == own->capacity) {
    own->capacity = own->capacity == 0 ? 4 : own->capacity * 2;
    slot *grown = ARENA_ARRAY(set->memory, slot, own->capacity);
    if (own->count > 0) memcpy(grown, own->slots, own->count * sizeof(slot));
    own->slots = grown;
  }
  r->values[own->count] = v;
  r->assigned[own->count] = assigned;
  own->slots[own->count++] = *s;
}

static void share_fields(record_set *set, record *r, const record *from) {
  size_t count = from->shape == NULL ? 0 : from->shape->count;
  r->shape = from->shape;
  if (count == 0) return;
  r->shape->shared = true;
  r->values = ARENA_ARRAY(set->memory, const value *, count);
  memcpy(r->values, from->values, count * sizeof *r->values);
  r->value_capacity = count;
  r->assigned = from->assigned;
  r->assigned_shared = true;
  ((record *)from)->assigned_shared = true;
}

void record_take_fields(record_set *set, record *r, const record *from) {
  assert(record_field_count(r) == 0);
  share_fields(set, r, from);
}

void record_assign(record_set *set, record *r, size_t index, place assigned) {
  assert(index < record_field_count(r));
  if (r->assigned[index] == assigned) return;
  if (r->assigned_shared) {
    place *own = ARENA_ARRAY(set->memory, place, r->value_capacity);
    memcpy(own, r->assigned, r->shape->count * sizeof *own);
    r->assigned = own;
    r->assigned_shared = false;
  }
  r->assigned[index] = assigned;
}

// ---- records ------------------------------------------------------------------------------------

record *record_create(record_set *set, record_kind kind, const value *name, place at) {
  record *r = ARENA_NEW(set->memory, record);
  *r = (record){.name = name, .id = set->next_id++, .kind = (uint8_t)kind, .building = true};
  if (at != 0) record_add_place(set, r, at);
  return r;
}

static void *copy_array(record_set *set, const void *from, size_t count, size_t size) {
  if (count == 0) return NULL;
  void *copy = arena_take_array(set->memory, count, size);
  memcpy(copy, from, count * size);
  return copy;
}

record *record_copy(record_set *set, const record *from) {
  record *r = ARENA_NEW(set->memory, record);
  *r = *from;
  r->id = set->next_id++;
  r->self = NULL;
  r->value_capacity = 0;
  r->values = NULL;
  share_fields(set, r, from);
  r->places = copy_array(set, from->places, from->place_count, sizeof *r->places);
  r->checks = NULL;
  r->check_count = r->check_capacity = 0;
  for (size_t i = 0; i < from->check_count; i++)
    if (from->checks[i].condition != NULL) record_add_check(set, r, &from->checks[i]);
  r->base_capacity = r->base_count;
  return r;
}

void record_add_place(record_set *set, record *r, place at) {
  place *grown = ARENA_ARRAY(set->memory, place, r->place_count + 1);
  if (r->place_count > 0) memcpy(grown, r->places, r->place_count * sizeof *grown);
  grown[r->place_count++] = at;
  r->places = grown;
}

enum { ARGUMENTS_FEW = 16 };

static void index_argument(record_set *set, record *r, size_t i) {
  if (r->argument_index == NULL) {
    r->argument_index = ARENA_NEW(set->memory, pointer_map);
    *r->argument_index = (pointer_map){0};
  }
  void *number = (void *)(uintptr_t)(i + 1);
  pointer_map_set(set->memory, r->argument_index, r->arguments[i].name, number);
  pointer_map_set(set->memory, r->argument_index, r->arguments[i].plain, number);
}

void record_add_argument(record_set *set, record *r, const argument *a) {
  if (r->argument_count == r->argument_capacity) {
    r->argument_capacity = r->argument_capacity * 2 + 2;
    argument *grown = ARENA_ARRAY(set->memory, argument, r->argument_capacity);
    if (r->argument_count > 0) memcpy(grown, r->arguments, r->argument_count * sizeof *grown);
    r->arguments = grown;
  }
  r->arguments[r->argument_count++] = *a;
  if (r->argument_count <= ARGUMENTS_FEW) return;
  size_t first = r->argument_index == NULL ? 0 : r->argument_count - 1;
  for (size_t i = first; i < r->argument_count; i++) index_argument(set, r, i);
}

void record_add_check(record_set *set, record *r, const check *c) {
  if (r->check_count == r->check_capacity) {
    r->check_capacity = r->check_capacity * 2 + 4;
    check *grown = ARENA_ARRAY(set->memory, check, r->check_capacity);
    if (r->check_count > 0) memcpy(grown, r->checks, r->check_count * sizeof *grown);
    r->checks = grown;
  }
  r->checks[r->check_count++] = *c;
}

// Whether the first `old` items of a lineage may be followed by `more`: they are, or there is room.
static bool may_follow(const lineage *l, size_t old, record *const *more, size_t count) {
  if (l == NULL) return false;
  if (l->count == old) return l->capacity - old >= count;
  return l->count - old >= count && memcmp(l->items + old, more, count * sizeof *more) == 0;
}

static lineage *copy_lineage(record_set *set, const lineage *from, size_t count, size_t more) {
  size_t total = count + more, capacity = total < 8 ? total + 1 : total + total / 2;
  lineage *l = arena_take(set->memory, sizeof *l + capacity * sizeof l->items[0]);
  *l = (lineage){(uint32_t)count, (uint32_t)capacity};
  if (count > 0) memcpy(l->items, from->items, count * sizeof l->items[0]);
  return l;
}

static void add_ancestors(record_set *set, record *r, record *const *more, size_t count) {
  size_t old = r->ancestor_count;
  if (count == 0) return;
  lineage *l = r->lineage;
  if (!may_follow(l, old, more, count)) l = copy_lineage(set, l, old, count);
  if (l->count == old) {
    memcpy(l->items + old, more, count * sizeof *more);
    l->count += (uint32_t)count;
  }
  r->lineage = l;
  r->ancestors = l->items;
  r->ancestor_count += (uint32_t)count;
}

void record_add_base(record_set *set, record *r, record *base) {
  if (r->base_count == r->base_capacity) {
    r->base_capacity = r->base_count < 2 ? r->base_count + 1 : r->base_count * 2;
    record **bases = ARENA_ARRAY(set->memory, record *, r->base_capacity);
    if (r->base_count > 0) memcpy(bases, r->bases, r->base_count * sizeof *bases);
    r->bases = bases;
  }
  r->bases[r->base_count++] = base;
  if (r->ancestor_count == 0) {
    r->lineage = base->lineage;
    r->ancestor_count = base->ancestor_count;
  } else {
    add_ancestors(set, r, base->ancestors, base->ancestor_count);
  }
  add_ancestors(set, r, &base, 1);
}

argument *record_argument(const record *r, const value *name) {
  if (r->argument_index != NULL) {
    uintptr_t number = (uintptr_t)pointer_map_get(r->argument_index, name);
    return number == 0 ? NULL : &r->arguments[number - 1];
  }
  for (size_t i = 0; i < r->argument_count; i++)
    if (r->arguments[i].name == name || r->arguments[i].plain == name) return &r->arguments[i];
  return NULL;
}

bool record_derives(const record *r, const record *class_record) {
  for (size_t i = 0; i < r->ancestor_count; i++)
    if (r->ancestors[i] == class_record) return true;
  return false;
}

uint32_t record_id(const record *r) { return r->id; }
size_t record_base_count(const record *r) { return r->base_count; }
const record *record_base(const record *r, size_t index) { return r->bases[index]; }

const type *record_type(record_set *set, const record *r) {
  const record *few[16];
  const record **bases = r->base_count <= 16 ? few : memory_take(r->base_count * sizeof *bases);
  for (size_t i = 0; i < r->base_count; i++) bases[i] = r->bases[i];
  const type *t = type_of_classes(&set->types, bases, r->base_count);
  if (bases != few) free(bases);
  return t;
}

const value *record_self(record_set *set, record *r) {
  if (r->self == NULL) r->self = value_of_record(&set->values, r, record_type(set, r));
  return r->self;
}
