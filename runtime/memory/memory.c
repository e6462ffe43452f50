// Requests to the allocator of a context, counted and held to its limit.
#include "memory/memory.h"

#include <assert.h>
#include <stdlib.h>

static void *reallocate_by_libc(void *user, void *old, size_t old_size, size_t size) {
  (void)user;
  (void)old_size;
  if (size != 0) return realloc(old, size);
  free(old);
  return NULL;
}

mica_allocator mica_default_allocator(void) { return (mica_allocator){reallocate_by_libc, NULL}; }

void *mica_memory_reallocate(mica_memory *memory, void *old, size_t old_size, size_t size) {
  assert(old == NULL || old_size <= memory->held);
  size_t others = memory->held - (old == NULL ? 0 : old_size);
  mica_allocator allocator = memory->allocator;
  void *made = NULL;
  bool is_allowed = others <= memory->limit && size <= memory->limit - others;
  memory->limit_passed |= !is_allowed;
  if (is_allowed) made = allocator.reallocate(allocator.user, old, old_size, size == 0 ? 1 : size);
  if (made == NULL) {
    memory->exhausted = true;
    return NULL;
  }
  memory->held = others + size;
  return made;
}

void mica_memory_free(mica_memory *memory, void *old, size_t size) {
  if (old == NULL) return;
  memory->held -= size;
  memory->allocator.reallocate(memory->allocator.user, old, size, 0);
}
