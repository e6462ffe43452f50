// The pool's rare paths.
#include "memory/pool.h"

#include <assert.h>

void *mica_pool_allocate_large(mica_pool *pool, size_t size) {
  assert(size > MICA_POOL_LARGEST);
  return mica_memory_allocate(pool->arena.memory, size);
}

void mica_pool_free_large(mica_pool *pool, void *memory, size_t size) {
  assert(size > MICA_POOL_LARGEST);
  mica_memory_free(pool->arena.memory, memory, size);
}

#ifdef MICA_ASAN
// Freed pieces are poisoned; their chunks go back whole.
static void forget_free_lists(mica_pool *pool) {
  for (size_t i = 0; i <= MICA_POOL_LARGEST / MICA_POOL_GRAIN; i++) {
    while (pool->free_lists[i] != NULL) {
      mica_pool_free_item *item = pool->free_lists[i];
      MICA_UNPOISON(item, i * MICA_POOL_GRAIN);
      pool->free_lists[i] = item->next;
    }
  }
}
#endif

void mica_pool_destroy(mica_pool *pool) {
#ifdef MICA_ASAN
  forget_free_lists(pool);
#endif
  mica_arena_free(&pool->arena);
}
