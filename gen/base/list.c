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

static size_t text_slot(const text_map *m, text key, uint32_t hash) {
  size_t i = hash & (m->capacity - 1);
  while (m->values[i] != NULL && (m->hashes[i] != hash || !text_equal(m->keys[i], key)))
    i = (i + 1) & (m->capacity - 1);
  return i;
}

void *text_map_get(const text_map *m, text key) {
  return m->capacity == 0 ? NULL : m->values[text_slot(m, key, text_hash(key))];
}

static void grow_texts(arena *a, text_map *m) {
  text_map bigger = {.capacity = m->capacity == 0 ? 16 : m->capacity * 2, .count = m->count};
  bigger.keys = ARENA_ARRAY(a, text, bigger.capacity);
  bigger.hashes = ARENA_ARRAY(a, uint32_t, bigger.capacity);
  bigger.values = ARENA_ARRAY(a, void *, bigger.capacity);
  memset((void *)bigger.values, 0, bigger.capacity * sizeof *bigger.values);
  for (size_t i = 0; i < m->capacity; i++) {
    if (m->values[i] == NULL) continue;
    size_t slot = text_slot(&bigger, m->keys[i], m->hashes[i]);
    bigger.keys[slot] = m->keys[i];
    bigger.hashes[slot] = m->hashes[i];
    bigger.values[slot] = m->values[i];
  }
  *m = bigger;
}

void **text_map_at(arena *a, text_map *m, text key) {
  if (2 * m->count >= m->capacity) grow_texts(a, m);
  uint32_t hash = text_hash(key);
  size_t slot = text_slot(m, key, hash);
  if (m->values[slot] != NULL) return &m->values[slot];
  m->count++;
  m->keys[slot] = key;
  m->hashes[slot] = hash;
  return &m->values[slot];
}

void text_map_set(arena *a, text_map *m, text key, void *value) { *text_map_at(a, m, key) = value; }
