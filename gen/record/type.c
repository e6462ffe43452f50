// Types: interning, conversion rules, the join of two types, and their spelling.
#include "record/type.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "record/record_set.h"

static type *make_type(arena *memory, type_kind kind, size_t class_count) {
  type *t = arena_take(memory, sizeof *t + class_count * sizeof t->classes[0]);
  *t = (type){.kind = kind, .class_count = (uint32_t)class_count};
  return t;
}

void type_pool_init(type_pool *pool, arena *memory) {
  *pool = (type_pool){.memory = memory};
  pool->bit = make_type(memory, TYPE_BIT, 0);
  pool->integer = make_type(memory, TYPE_INT, 0);
  pool->string = make_type(memory, TYPE_STRING, 0);
  pool->dag = make_type(memory, TYPE_DAG, 0);
  pool->any_record = make_type(memory, TYPE_RECORD, 0);
}

void type_pool_free(type_pool *pool) {
  free(pool->bits);
  free(pool->records);
}

const type *type_of_bits(type_pool *pool, uint32_t width) {
  while (width >= pool->bits_capacity) {
    size_t capacity = pool->bits_capacity == 0 ? 65 : pool->bits_capacity * 2;
    pool->bits = memory_resize(pool->bits, capacity * sizeof *pool->bits);
    memset(pool->bits + pool->bits_capacity, 0,
           (capacity - pool->bits_capacity) * sizeof *pool->bits);
    pool->bits_capacity = capacity;
  }
  if (pool->bits[width] == NULL) {
    type *t = make_type(pool->memory, TYPE_BITS, 0);
    t->width = width;
    pool->bits[width] = t;
  }
  return pool->bits[width];
}

const type *type_of_list(type_pool *pool, const type *element) {
  assert(element != NULL);
  if (element->list == NULL) {
    type *t = make_type(pool->memory, TYPE_LIST, 0);
    t->element = element;
    ((type *)element)->list = t;
  }
  return element->list;
}

static int by_name(const void *a, const void *b) {
  const record *const *left = a, *const *right = b;
  return text_compare(record_name(*left), record_name(*right));
}

static size_t hash_classes(const record *const *classes, size_t count) {
  size_t hash = count;
  for (size_t i = 0; i < count; i++) hash = hash * 31 + (size_t)record_id(classes[i]);
  return hash * 0x9E3779B1u;
}

static void grow_records(type_pool *pool) {
  size_t capacity = pool->record_capacity == 0 ? 256 : pool->record_capacity * 2;
  const type **table = memory_take(capacity * sizeof *table);
  memset(table, 0, capacity * sizeof *table);
  for (size_t i = 0; i < pool->record_capacity; i++) {
    const type *t = pool->records[i];
    if (t == NULL) continue;
    size_t slot = hash_classes(t->classes, t->class_count) & (capacity - 1);
    while (table[slot] != NULL) slot = (slot + 1) & (capacity - 1);
    table[slot] = t;
  }
  free(pool->records);
  pool->records = table;
  pool->record_capacity = capacity;
}

const type *type_of_classes(type_pool *pool, const record **classes, size_t count) {
  if (count == 0) return pool->any_record;
  if (count > 1) qsort(classes, count, sizeof *classes, by_name);
  if (pool->record_count * 2 >= pool->record_capacity) grow_records(pool);
  size_t mask = pool->record_capacity - 1, slot = hash_classes(classes, count) & mask;
  for (; pool->records[slot] != NULL; slot = (slot + 1) & mask) {
    const type *t = pool->records[slot];
    if (t->class_count == count && memcmp(t->classes, classes, count * sizeof *classes) == 0)
      return t;
  }
  type *t = make_type(pool->memory, TYPE_RECORD, count);
  memcpy(t->classes, classes, count * sizeof *classes);
  pool->records[slot] = t;
  pool->record_count++;
  return t;
}

const type *type_of_class(type_pool *pool, const record *class_record) {
  return type_of_classes(pool, &class_record, 1);
}

bool type_has_class(const type *t, const record *class_record) {
  for (size_t i = 0; i < t->class_count; i++)
    if (t->classes[i] == class_record || record_derives(t->classes[i], class_record)) return true;
  return false;
}

static bool record_type_converts(const type *from, const type *to) {
  if (to->kind != TYPE_RECORD) return false;
  for (size_t i = 0; i < to->class_count; i++)
    if (!type_has_class(from, to->classes[i])) return false;
  return true;
}

bool type_converts(const type *from, const type *to) {
  for (; from->kind == TYPE_LIST && to->kind == TYPE_LIST; from = from->element) to = to->element;
  if (from == to) return true;
  switch (from->kind) {
  case TYPE_BIT: return to->kind == TYPE_INT || (to->kind == TYPE_BITS && to->width == 1);
  case TYPE_BITS: return to->kind == TYPE_INT || (to->kind == TYPE_BIT && from->width == 1);
  case TYPE_INT: return to->kind == TYPE_BIT || to->kind == TYPE_BITS;
  case TYPE_RECORD: return record_type_converts(from, to);
  case TYPE_STRING:
  case TYPE_LIST:
  case TYPE_DAG: return false;
  }
  return false;
}

bool type_is(const type *from, const type *to) {
  for (; from->kind == TYPE_LIST && to->kind == TYPE_LIST; from = from->element) to = to->element;
  return from == to || (from->kind == TYPE_RECORD && record_type_converts(from, to));
}

// The classes that both types have, the most derived ones; found as the reference does, so that
// the same classes come out.
static const type *join_records(type_pool *pool, const type *a, const type *b) {
  size_t count = a->class_count, capacity = count + 16, found = 0;
  const record **stack = memory_take(capacity * sizeof *stack);
  const record **common = NULL;
  memcpy(stack, a->classes, count * sizeof *stack);
  while (count > 0) {
    const record *r = stack[--count];
    if (type_has_class(b, r)) {
      common = memory_resize(common, (found + 1) * sizeof *common);
      common[found++] = r;
      continue;
    }
    size_t bases = record_base_count(r);
    if (count + bases > capacity) {
      capacity = (count + bases) * 2;
      stack = memory_resize(stack, capacity * sizeof *stack);
    }
    for (size_t i = 0; i < bases; i++) stack[count++] = record_base(r, i);
  }
  const type *result = type_of_classes(pool, common, found);
  free(stack);
  free(common);
  return result;
}

const type *type_join(type_pool *pool, const type *a, const type *b) {
  size_t lists = 0;
  for (;; lists++) {
    if (a == b) break;
    if (a->kind == TYPE_RECORD && b->kind == TYPE_RECORD) {
      a = join_records(pool, a, b);
      break;
    }
    if (type_converts(a, b)) {
      a = b;
      break;
    }
    if (type_converts(b, a)) break;
    if (a->kind != TYPE_LIST || b->kind != TYPE_LIST) return NULL;
    a = a->element;
    b = b->element;
  }
  while (lists-- > 0) a = type_of_list(pool, a);
  return a;
}

static void print_record_type(const type *t, buffer *out) {
  if (t->class_count == 1) {
    buffer_text(out, record_name(t->classes[0]));
    return;
  }
  buffer_char(out, '{');
  for (size_t i = 0; i < t->class_count; i++) {
    if (i > 0) buffer_string(out, ", ");
    buffer_text(out, record_name(t->classes[i]));
  }
  buffer_char(out, '}');
}

void type_print(const type *t, buffer *out) {
  size_t lists = 0;
  for (; t->kind == TYPE_LIST; t = t->element, lists++) buffer_string(out, "list<");
  switch (t->kind) {
  case TYPE_BIT: buffer_string(out, "bit"); break;
  case TYPE_BITS:
    buffer_string(out, "bits<");
    buffer_integer(out, t->width);
    buffer_char(out, '>');
    break;
  case TYPE_INT: buffer_string(out, "int"); break;
  case TYPE_STRING: buffer_string(out, "string"); break;
  case TYPE_DAG: buffer_string(out, "dag"); break;
  case TYPE_RECORD: print_record_type(t, out); break;
  case TYPE_LIST: break;
  }
  while (lists-- > 0) buffer_char(out, '>');
}

text type_text(arena *memory, const type *t) {
  buffer b = {0};
  type_print(t, &b);
  text result = arena_text(memory, buffer_as_text(&b));
  buffer_free(&b);
  return result;
}
