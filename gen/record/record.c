// The questions of record.h, answered from the evaluated records.
#include "record/record.h"

#include <assert.h>
#include <stdlib.h>

#include "record/record_set.h"

// ---- all records --------------------------------------------------------------------------------

size_t records_count(const record_set *set) { return set->count; }
const record *records_at(const record_set *set, size_t index) {
  assert(index < set->count);
  return set->order[index];
}

// Interning a name to look it up changes the pool of values, not what is seen of the records.
static const value *key_of(const record_set *set, text name) {
  return value_of_string(&((record_set *)set)->values, name, false);
}

const record *records_find(const record_set *set, text name) {
  return name_map_find(&set->definitions, key_of(set, name));
}

const record *records_find_class(const record_set *set, text name) {
  return name_map_find(&set->classes, key_of(set, name));
}

record_list records_of_class(const record_set *set, text class_name) {
  record_set *cache = (record_set *)set;
  const value *key = key_of(set, class_name);
  record_list *list = name_map_find(&set->instances, key);
  if (list != NULL) return *list;
  list = ARENA_NEW(set->memory, record_list);
  const record *class_record = name_map_find(&set->classes, key);
  const record **items = ARENA_ARRAY(set->memory, const record *, set->count + 1);
  size_t count = 0;
  for (size_t i = 0; i < set->count && class_record != NULL; i++)
    if (record_derives(set->order[i], class_record)) items[count++] = set->order[i];
  *list = (record_list){items, count};
  name_map_set(&cache->instances, key, list);
  return *list;
}

// ---- one record ---------------------------------------------------------------------------------

text record_name(const record *r) {
  if (r->name->tag == TAG_STRING) return value_text(r->name);
  static const char unnamed[] = "<unresolved name>";
  return (text){unnamed, sizeof unnamed - 1};
}

place record_place(const record *r) { return r->place_count == 0 ? 0 : r->places[0]; }

place record_origin(const record *r, size_t index) {
  return index < r->place_count ? r->places[index] : 0;
}

bool record_is_anonymous(const record *r) { return r->kind == RECORD_ANONYMOUS; }
bool record_is_broken(const record *r) { return r->broken; }
bool record_is_class(const record *r) { return r->kind == RECORD_CLASS; }

bool record_is_a(const record *r, text class_name) {
  for (size_t i = 0; i < r->ancestor_count; i++)
    if (text_equal(record_name(r->ancestors[i]), class_name)) return true;
  return false;
}

record_list record_classes(const record_set *set, const record *r) {
  (void)set;
  return (record_list){(const record *const *)r->ancestors, r->ancestor_count};
}

size_t record_field_count(const record *r) { return r->shape == NULL ? 0 : r->shape->count; }

field record_field_at(const record *r, size_t index) {
  assert(index < record_field_count(r));
  const slot *s = &r->shape->slots[index];
  return (field){
      r, index, value_text(s->name), s->type, r->values[index], s->declared, r->assigned[index]};
}

bool record_field(const record *r, text name, field *out) {
  *out = (field){0};
  uint32_t count = r->shape == NULL ? 0 : (uint32_t)r->shape->count;
  for (uint32_t i = 0; i < count; i++) {
    if (!text_equal(value_text(r->shape->slots[i].name), name)) continue;
    *out = record_field_at(r, i);
    return true;
  }
  return false;
}

const value *record_value(const record *r, text name) {
  field f;
  return record_field(r, name, &f) ? f.value : NULL;
}

// ---- values -------------------------------------------------------------------------------------

value_kind value_kind_of(const value *v) {
  switch ((value_tag)v->tag) {
  case TAG_UNSET: return VALUE_UNSET;
  case TAG_BIT: return VALUE_BIT;
  case TAG_BITS: return VALUE_BITS;
  case TAG_INT: return VALUE_INT;
  case TAG_STRING: return VALUE_STRING;
  case TAG_LIST: return VALUE_LIST;
  case TAG_DAG: return VALUE_DAG;
  case TAG_RECORD: return VALUE_RECORD;
  case TAG_ANONYMOUS:
  case TAG_VARIABLE:
  case TAG_BIT_OF:
  case TAG_FIELD:
  case TAG_CALL:
  case TAG_OPERATOR:
  case TAG_COND:
  case TAG_FOLDL:
  case TAG_CHECK: break;
  }
  return VALUE_UNRESOLVED;
}

const char *value_kind_name(value_kind kind) {
  static const char *const names[] = {
      "?", "bit", "bits", "int", "string", "list", "dag", "record", "unresolved expression"};
  return names[kind];
}

bool value_is_unset(const value *v) { return v->tag == TAG_UNSET; }

bool value_as_int(const value *v, int64_t *out) {
  if (v->tag == TAG_INT) *out = int_value(v);
  else if (v->tag == TAG_BIT) *out = v->count;
  else return false;
  return true;
}

bool value_as_bit(const value *v, bool *out) {
  int64_t integer;
  if (!value_as_int(v, &integer)) return false;
  *out = integer != 0;
  return integer == 0 || integer == 1;
}

bool value_as_text(const value *v, text *out) {
  if (v->tag == TAG_STRING) *out = value_text(v);
  return v->tag == TAG_STRING;
}

const record *value_as_record(const value *v) {
  return v->tag == TAG_RECORD ? reference_record(v) : NULL;
}

bool value_is_code(const value *v) { return v->tag == TAG_STRING && v->op != 0; }

size_t value_count(const value *v) {
  return v->tag == TAG_LIST || v->tag == TAG_DAG || v->tag == TAG_BITS ? v->count : 0;
}

const value *value_item(const value *v, size_t index) {
  assert(index < value_count(v));
  return v->tag == TAG_DAG ? dag_item(v, index) : list_item(v, index);
}

const record *value_dag_operator(const value *v) {
  return v->tag == TAG_DAG ? value_as_record(dag_operator(v)) : NULL;
}

text value_dag_name(const value *v, size_t index) {
  assert(v->tag != TAG_DAG || index < v->count);
  const value *name = v->tag == TAG_DAG ? dag_item_name(v, index) : NULL;
  return name == NULL ? (text){"", 0} : value_text(name);
}

text value_dag_operator_name(const value *v) {
  const value *name = v->tag == TAG_DAG ? dag_operator_name(v) : NULL;
  return name == NULL || name->tag != TAG_STRING ? (text){"", 0} : value_text(name);
}

const type *value_type(const value *v) { return v->type; }
