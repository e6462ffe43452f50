// Lists that grow at their end and never move: chunks of so many elements, found by index. For what
// becomes long, where an array that doubles would hold its old half beside the new one. Whoever
// holds one frees it; all elements have the size that each call names.
#ifndef MICA_RUNTIME_MEMORY_LIST_H
#define MICA_RUNTIME_MEMORY_LIST_H

#include "memory/memory.h"

enum { MICA_LIST_BITS = 9, MICA_LIST_CHUNK = 1 << MICA_LIST_BITS };

typedef struct mica_list {  // {0}: empty
  char **chunks;
  size_t count, capacity;  // of elements; capacity in whole chunks
  size_t chunk_capacity;
} mica_list;

bool mica_list_grow(mica_memory *memory, mica_list *list, size_t size);
// Room for one more. False: no memory.
static inline bool mica_list_room(mica_memory *memory, mica_list *list, size_t size) {
  return list->count < list->capacity || mica_list_grow(memory, list, size);
}
static inline void *mica_list_at(const mica_list *list, size_t index, size_t size) {
  return list->chunks[index >> MICA_LIST_BITS] + (index & (MICA_LIST_CHUNK - 1)) * size;
}
void mica_list_free(mica_memory *memory, mica_list *list, size_t size);

#endif
