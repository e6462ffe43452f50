// Hash tables of the runtime: from a text, and from an address, to a pointer.
// Open addressing; keys are borrowed and must outlive the table. Order is never observed.
#ifndef MICA_RUNTIME_MEMORY_TABLE_H
#define MICA_RUNTIME_MEMORY_TABLE_H

#include "memory/memory.h"

typedef struct mica_text_entry {
  mica_str key;
  void *value;  // NULL: the entry is free
  size_t hash;
} mica_text_entry;
typedef struct mica_text_table {  // {0}: empty
  mica_text_entry *entries;
  size_t capacity, count;
} mica_text_table;

void *mica_text_table_find(const mica_memory *memory, const mica_text_table *table, mica_str key);
// Adds a key that is not there; `value` is not NULL. False: no memory.
bool mica_text_table_add(mica_memory *memory, mica_text_table *table, mica_str key, void *value);
void mica_text_table_remove(const mica_memory *memory, mica_text_table *table, mica_str key);
void mica_text_table_free(mica_memory *memory, mica_text_table *table);

typedef struct mica_pointer_entry {
  const void *key;  // NULL: the entry is free
  void *value;
} mica_pointer_entry;
typedef struct mica_pointer_map {  // {0}: empty
  mica_pointer_entry *entries;
  size_t capacity, count;
  const mica_hash_key *hash_key;  // the context's, once there are entries
} mica_pointer_map;

void *mica_pointer_map_find(const mica_pointer_map *map, const void *key);  // NULL: none
// Where the value of a key stands that is there, until another one is added. NULL: it isn't.
void **mica_pointer_map_at(const mica_pointer_map *map, const void *key);
// The same of any key; one that was not there has the value NULL. NULL: no memory.
void **mica_pointer_map_enter(mica_memory *memory, mica_pointer_map *map, const void *key);
// Adds, or replaces. False: no memory.
bool mica_pointer_map_set(mica_memory *memory, mica_pointer_map *map, const void *key, void *value);
// What it has of the key is NULL from then on. Never fails.
void mica_pointer_map_forget(mica_pointer_map *map, const void *key);
void mica_pointer_map_clear(mica_pointer_map *map);  // keeps its room
void mica_pointer_map_free(mica_memory *memory, mica_pointer_map *map);

#endif
