// Hash tables with linear probing; at most three quarters of the entries are taken.
#include "memory/table.h"

#include <assert.h>

static size_t hash_text(const mica_memory *memory, mica_str text) {
  const mica_hash_key *key = &memory->hash_key;
  return (size_t)hash_end(hash_bytes(key, hash_start(key), text.data, text.size));
}

void *mica_text_table_find(const mica_memory *memory, const mica_text_table *table, mica_str key) {
  if (table->count == 0) return NULL;
  size_t hash = hash_text(memory, key), mask = table->capacity - 1;
  for (size_t i = hash & mask;; i = (i + 1) & mask) {
    const mica_text_entry *entry = &table->entries[i];
    if (entry->value == NULL) return NULL;
    if (entry->hash == hash && mica_str_equal(entry->key, key)) return entry->value;
  }
}

static void place_text(mica_text_entry *entries, size_t capacity, mica_text_entry entry) {
  assert(entry.value != NULL && capacity != 0);
  size_t mask = capacity - 1, i = entry.hash & mask;
  while (entries[i].value != NULL) i = (i + 1) & mask;
  entries[i] = entry;
}

static bool grow_text_table(mica_memory *memory, mica_text_table *table) {
  size_t capacity = table->capacity == 0 ? 8 : table->capacity * 2;
  mica_text_entry *entries = mica_memory_allocate(memory, capacity * sizeof *entries);
  if (entries == NULL) return false;
  memset(entries, 0, capacity * sizeof *entries);
  for (size_t i = 0; i < table->capacity; i++)
    if (table->entries[i].value != NULL) place_text(entries, capacity, table->entries[i]);
  mica_memory_free(memory, table->entries, table->capacity * sizeof *entries);
  table->entries = entries;
  table->capacity = capacity;
  return true;
}

bool mica_text_table_add(mica_memory *memory, mica_text_table *table, mica_str key, void *value) {
  assert(value != NULL);
  if (table->count >= table->capacity / 4 * 3 && !grow_text_table(memory, table)) return false;
  mica_text_entry entry = {key, value, hash_text(memory, key)};
  place_text(table->entries, table->capacity, entry);
  table->count++;
  return true;
}

// Entries after the freed one are put in again, so that no probe meets a hole.
void mica_text_table_remove(const mica_memory *memory, mica_text_table *table, mica_str key) {
  if (table->count == 0) return;
  size_t mask = table->capacity - 1, hash = hash_text(memory, key), i = hash & mask;
  while (table->entries[i].value != NULL && !mica_str_equal(table->entries[i].key, key))
    i = (i + 1) & mask;
  if (table->entries[i].value == NULL) return;
  table->entries[i].value = NULL;
  table->count--;
  for (i = (i + 1) & mask; table->entries[i].value != NULL; i = (i + 1) & mask) {
    mica_text_entry entry = table->entries[i];
    table->entries[i].value = NULL;
    place_text(table->entries, table->capacity, entry);
  }
}

void mica_text_table_free(mica_memory *memory, mica_text_table *table) {
  mica_memory_free(memory, table->entries, table->capacity * sizeof *table->entries);
  *table = (mica_text_table){0};
}

// ---- Addresses ----------------------------------------------------------------------------------

// Multiplied by a secret odd number, of which the upper bits tell (Dietzfelbinger and others), so
// that nobody knows which addresses meet; then mixed, as addresses that are evenly apart would stay
// so.
static size_t pointer_slot(const mica_pointer_map *map, const void *key) {
  const uint64_t product = (uint64_t)(uintptr_t)key * (map->hash_key->point << 1 | 1);
  size_t mask = map->capacity - 1, i = (size_t)hash_end(product) & mask;
  while (map->entries[i].key != NULL && map->entries[i].key != key) i = (i + 1) & mask;
  return i;
}

void **mica_pointer_map_at(const mica_pointer_map *map, const void *key) {
  if (map->count == 0) return NULL;
  mica_pointer_entry *entry = &map->entries[pointer_slot(map, key)];
  return entry->key == NULL ? NULL : &entry->value;
}

void *mica_pointer_map_find(const mica_pointer_map *map, const void *key) {
  void *const *at = mica_pointer_map_at(map, key);
  return at == NULL ? NULL : *at;
}

static bool grow_pointer_map(mica_memory *memory, mica_pointer_map *map) {
  mica_pointer_map grown = {NULL, map->capacity == 0 ? 64 : map->capacity * 2, map->count,
                            &memory->hash_key};
  grown.entries = mica_memory_allocate(memory, grown.capacity * sizeof *grown.entries);
  if (grown.entries == NULL) return false;
  memset(grown.entries, 0, grown.capacity * sizeof *grown.entries);
  for (size_t i = 0; i < map->capacity; i++) {
    if (map->entries[i].key == NULL) continue;
    grown.entries[pointer_slot(&grown, map->entries[i].key)] = map->entries[i];
  }
  mica_memory_free(memory, map->entries, map->capacity * sizeof *map->entries);
  *map = grown;
  return true;
}

void **mica_pointer_map_enter(mica_memory *memory, mica_pointer_map *map, const void *key) {
  assert(key != NULL);
  if (map->count >= map->capacity / 4 * 3 && !grow_pointer_map(memory, map)) return NULL;
  mica_pointer_entry *entry = &map->entries[pointer_slot(map, key)];
  if (entry->key == NULL) {
    map->count++;
    *entry = (mica_pointer_entry){key, NULL};
  }
  return &entry->value;
}

bool mica_pointer_map_set(mica_memory *memory, mica_pointer_map *map, const void *key,
                          void *value) {
  void **at = mica_pointer_map_enter(memory, map, key);
  if (at != NULL) *at = value;
  return at != NULL;
}

void mica_pointer_map_forget(mica_pointer_map *map, const void *key) {
  void **at = mica_pointer_map_at(map, key);
  if (at != NULL) *at = NULL;
}

void mica_pointer_map_clear(mica_pointer_map *map) {
  if (map->count != 0) memset(map->entries, 0, map->capacity * sizeof *map->entries);
  map->count = 0;
}

void mica_pointer_map_free(mica_memory *memory, mica_pointer_map *map) {
  mica_memory_free(memory, map->entries, map->capacity * sizeof *map->entries);
  *map = (mica_pointer_map){0};
}
