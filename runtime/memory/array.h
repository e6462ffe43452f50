// Arrays that grow, in a context's memory. Whoever holds one keeps its pointer, count and capacity,
// and frees it.
#ifndef MICA_RUNTIME_MEMORY_ARRAY_H
#define MICA_RUNTIME_MEMORY_ARRAY_H

#include "memory/memory.h"

// Room for `more` elements after `count`. `array` and `capacity` are the caller's lvalues. False:
// no memory.
#define MICA_ARRAY_ROOM(memory, array, count, capacity, more) \
  ((more) <= (capacity) - (count) ||                          \
   mica_array_grow((memory), &(array), (count), &(capacity), (more), sizeof *(array)))

bool mica_array_grow(mica_memory *memory, void *array, size_t count, size_t *capacity, size_t more,
                     size_t element_size);  // `array` points to the pointer

#endif
