// The pool: memory of operations, blocks and block arguments. Small sizes come from chunks and go
// back to a free list of their size class; large ones are asked of the allocator one by one.
#ifndef MICA_RUNTIME_MEMORY_POOL_H
#define MICA_RUNTIME_MEMORY_POOL_H

#include "memory/arena.h"

enum { MICA_POOL_GRAIN = 8, MICA_POOL_LARGEST = 1024 };

typedef struct mica_pool_free_item {
  struct mica_pool_free_item *next;
} mica_pool_free_item;
typedef struct mica_pool {
  mica_arena arena;
  mica_pool_free_item *free_lists[MICA_POOL_LARGEST / MICA_POOL_GRAIN + 1];
} mica_pool;

void *mica_pool_allocate_large(mica_pool *pool, size_t size);
void mica_pool_free_large(mica_pool *pool, void *memory, size_t size);

// Aligned to MICA_POOL_GRAIN. NULL: no memory.
static inline void *mica_pool_allocate(mica_pool *pool, size_t size) {
  if (size > MICA_POOL_LARGEST) return mica_pool_allocate_large(pool, size);
  size_t size_class = (size + MICA_POOL_GRAIN - 1) / MICA_POOL_GRAIN;
  mica_pool_free_item *item = pool->free_lists[size_class];
  if (item == NULL)
    return mica_arena_allocate_aligned(&pool->arena, size_class * MICA_POOL_GRAIN, MICA_POOL_GRAIN);
  MICA_UNPOISON(item, size_class * MICA_POOL_GRAIN);
  pool->free_lists[size_class] = item->next;
  return item;
}

// `size`: what was asked for.
static inline void mica_pool_free(mica_pool *pool, void *memory, size_t size) {
  if (memory == NULL) return;
  if (size > MICA_POOL_LARGEST) {
    mica_pool_free_large(pool, memory, size);
    return;
  }
  size_t size_class = (size + MICA_POOL_GRAIN - 1) / MICA_POOL_GRAIN;
  mica_pool_free_item *item = memory;
  item->next = pool->free_lists[size_class];
  pool->free_lists[size_class] = item;
  MICA_POISON(item, size_class * MICA_POOL_GRAIN);
}

void mica_pool_destroy(mica_pool *pool);  // gives back all chunks

#endif
