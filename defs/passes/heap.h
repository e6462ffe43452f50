// A heap of numbers, the least one first, in memory that whoever uses it has made.
#ifndef PASSES_HEAP_H
#define PASSES_HEAP_H

#include <stddef.h>

typedef struct passes_heap {
  size_t *items;
  size_t size;
} passes_heap;

void passes_heap_push(passes_heap *heap, size_t number);
size_t passes_heap_pop(passes_heap *heap);

#endif
