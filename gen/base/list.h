// Growing lists of pointers, and maps from pointers or texts to pointers, in the arena.
#ifndef MICA_GEN_BASE_LIST_H
#define MICA_GEN_BASE_LIST_H

#include "base/arena.h"

// Starts as {0}.
typedef struct list {
  const void **items;
  size_t count, capacity;
} list;

void list_push(arena *a, list *l, const void *item);

// Starts as {0}. Keys are compared by address.
typedef struct pointer_map {
  const void **keys;
  void **values;
  size_t count, capacity;
} pointer_map;

void *pointer_map_get(const pointer_map *m, const void *key);  // NULL: absent
void pointer_map_set(arena *a, pointer_map *m, const void *key, void *value);

// Starts as {0}. The bytes of a key must stay where they are.
typedef struct text_map_entry {
  text key;
  void *value;  // NULL: no key here
  uint32_t hash;
} text_map_entry;
typedef struct text_map {
  text_map_entry *entries;
  size_t count, capacity;
} text_map;

void *text_map_get(const text_map *m, text key);  // NULL: absent
void text_map_set(arena *a, text_map *m, text key, void *value);
// Sets it unless the key has a value: that value, NULL where it had none.
void *text_map_add(arena *a, text_map *m, text key, void *value);
// Where the key's value is, NULL if it was absent: the caller sets it before the next call.
void **text_map_at(arena *a, text_map *m, text key);

#endif
