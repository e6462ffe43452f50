// Growing lists of pointers, and a map from pointers to pointers, in the arena.
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

#endif
