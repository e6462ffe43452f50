// A table from two addresses to a number, for passes. Which addresses there are is not in the hands
// of a text; order is never observed.
#ifndef PASSES_MAP_H
#define PASSES_MAP_H

#include "mica/context.h"

typedef struct passes_map_entry {
  const void *first, *second;  // `first` NULL: the entry is free
  size_t value;
} passes_map_entry;
typedef struct passes_map {  // {.context = ctx}: empty
  mica_context *context;
  passes_map_entry *entries;
  size_t size, capacity;
} passes_map;

// The value of a key, which is added with 0 where it is new. It stays where it is until the next
// one is added. NULL: no memory.
size_t *passes_map_at(passes_map *map, const void *first, const void *second);
// NULL: there is none.
size_t *passes_map_find(const passes_map *map, const void *first, const void *second);
// True: the key is new. False: it was there, or there is no memory (the context tells).
bool passes_map_add(passes_map *map, const void *first, const void *second);
void passes_map_free(passes_map *map);

#endif
