// Growing a list by a chunk, and giving it back.
#include "memory/list.h"

#include "memory/array.h"

bool mica_list_grow(mica_memory *memory, mica_list *list, size_t size) {
  const size_t chunk = list->capacity >> MICA_LIST_BITS;
  if (!MICA_ARRAY_ROOM(memory, list->chunks, chunk, list->chunk_capacity, 1)) return false;
  list->chunks[chunk] = mica_memory_allocate(memory, MICA_LIST_CHUNK * size);
  if (list->chunks[chunk] == NULL) return false;
  list->capacity += MICA_LIST_CHUNK;
  return true;
}

void mica_list_free(mica_memory *memory, mica_list *list, size_t size) {
  for (size_t i = 0; i < list->capacity >> MICA_LIST_BITS; i++)
    mica_memory_free(memory, list->chunks[i], MICA_LIST_CHUNK * size);
  mica_memory_free(memory, list->chunks, list->chunk_capacity * sizeof *list->chunks);
  *list = (mica_list){0};
}
