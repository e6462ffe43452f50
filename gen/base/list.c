// Growing lists and maps of pointers. Old tables stay in the arena.
#include "base/list.h"

#include <string.h>

void list_push(arena *a, list *l, const void *item) {
  if (l->count == l->capacity) l->items = arena_grow(a, l->items, &l->capacity, sizeof *l->items);
  l->items[l->count++] = item;
}

static size_t pointer_slot(const pointer_map *m, const void *key) {
  uintptr_t hash = (uintptr_t)key >> 3;
  hash ^= hash >> 16;
  size_t i = (size_t)hash & (m->capacity - 1);
  while (m->keys[i] != NULL && m->keys[i] != key) i = (i + 1) & (m->capacity - 1);
  return i;
}

void *pointer_map_get(const pointer_map *m, const void *key) {
  if (m->capacity == 0) return NULL;
  size_t i = pointer_slot(m, key);
  return m->keys[i] == NULL ? NULL : m->values[i];
}

static void grow_pointers(arena *a, pointer_map *m) {
  pointer_map bigger = {0};
  bigger.capacity = m->capacity == 0 ? 16 : m->capacity * 2;
  bigger.keys = ARENA_ARRAY(a, const void *, bigger.capacity);
  bigger.values = ARENA_ARRAY(a, void *, bigger.capacity);
  memset((void *)bigger.keys, 0, bigger.capacity * sizeof *bigger.keys);
  for (size_t i = 0; i < m->capacity; i++) {
    if (m->keys[i] == NULL) continue;
    size_t at = pointer_slot(&bigger, m->keys[i]);
    bigger.keys[at] = m->keys[i];
    bigger.values[at] = m->values[i];
    bigger.count++;
  }
  *m = bigger;
}

void pointer_map_set(arena *a, pointer_map *m, const void *key, void *value) {
  if ((m->count + 1) * 4 > m->capacity * 3) grow_pointers(a, m);
  size_t i = pointer_slot(m, key);
  if (m->keys[i] == NULL) m->count++;
  m->keys[i] = key;
  m->values[i] = value;
}

static text_map_entry *text_slot(const text_map *m, text key, uint32_t hash) {
  size_t i = hash & (m->capacity - 1);
  for (;; i = (i + 1) & (m->capacity - 1)) {
    text_map_entry *e = &m->entries[i];
    if (e->value == NULL || (e->hash == hash && text_equal(e->key, key))) return e;
  }
}

void *text_map_get(const text_map *m, text key) {
  return m->capacity == 0 ? NULL : text_slot(m, key, text_hash(key))->value;
}

static void grow_texts(arena *a, text_map *m) {
  text_map bigger = {.capacity = m->capacity == 0 ? 16 : m->capacity * 2, .count = m->count};
  bigger.entries = ARENA_ARRAY(a, text_map_entry, bigger.capacity);
  memset(bigger.entries, 0, bigger.capacity * sizeof *bigger.entries);
  for (size_t i = 0; i < m->capacity; i++) {
    const text_map_entry *e = &m->entries[i];
    if (e->value != NULL) *text_slot(&bigger, e->key, e->hash) = *e;
  }
  *m = bigger;
}

void **text_map_at(arena *a, text_map *m, text key) {
  if (2 * m->count >= m->capacity) grow_texts(a, m);
  uint32_t hash = text_hash(key);
  text_map_entry *e = text_slot(m, key, hash);
  if (e->value != NULL) return &e->value;
  m->count++;
  *e = (text_map_entry){.key = key, .hash = hash};
  return &e->value;
}

void text_map_set(arena *a, text_map *m, text key, void *value) { *text_map_at(a, m, key) = value; }

void *text_map_add(arena *a, text_map *m, text key, void *value) {
  void **at = text_map_at(a, m, key), *before = *at;
  if (before == NULL) *at = value;
  return before;
}
