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

// ---- Small pieces -------------------------------------------------------------------------------
// They are asked for in whole grains, so that one fits whoever comes next.

#ifdef MICA_ASAN  // which would not see what is used after it was given back
static size_t rounded(size_t size) { return size == 0 ? 1 : size; }
static void *take_spare(mica_memory *memory, size_t size) {
  (void)memory, (void)size;
  return NULL;
}
static bool keep_spare(mica_memory *memory, void *old, size_t size) {
  (void)memory, (void)old, (void)size;
  return false;
}
#else
static size_t rounded(size_t size) {
  if (size > MICA_SPARE_LARGEST) return size;
  return size == 0 ? MICA_SPARE_GRAIN
                   : (size + MICA_SPARE_GRAIN - 1) / MICA_SPARE_GRAIN * MICA_SPARE_GRAIN;
}

static void *take_spare(mica_memory *memory, size_t size) {
  if (size > MICA_SPARE_LARGEST) return NULL;
  mica_spares *spares = &memory->spares[rounded(size) / MICA_SPARE_GRAIN];
  mica_spare *taken = spares->first;
  if (taken == NULL) return NULL;
  spares->first = taken->next;
  spares->count--;
  return taken;
}

static bool keep_spare(mica_memory *memory, void *old, size_t size) {
  if (size > MICA_SPARE_LARGEST) return false;
  mica_spares *spares = &memory->spares[rounded(size) / MICA_SPARE_GRAIN];
  if (spares->count == MICA_SPARE_MOST) return false;
  mica_spare *kept = old;
  kept->next = spares->first;
  spares->first = kept;
  spares->count++;
  return true;
}
#endif

void mica_memory_free_spares(mica_memory *memory) {
  const mica_allocator allocator = memory->allocator;
  for (size_t i = 0; i < sizeof memory->spares / sizeof *memory->spares; i++) {
    for (mica_spare *spare = memory->spares[i].first, *next; spare != NULL; spare = next) {
      next = spare->next;
      allocator.reallocate(allocator.user, spare, i * MICA_SPARE_GRAIN, 0);
    }
    memory->spares[i] = (mica_spares){NULL, 0};
  }
}

// ---- Requests -----------------------------------------------------------------------------------

static void *ask(mica_memory *memory, void *old, size_t old_size, size_t size) {
  const mica_allocator allocator = memory->allocator;
  void *made = old == NULL ? take_spare(memory, size) : NULL;
  if (made != NULL) return made;
  const size_t from = old == NULL ? 0 : rounded(old_size), to = rounded(size);
  return allocator.reallocate(allocator.user, old, from, to);
}

void *mica_memory_reallocate(mica_memory *memory, void *old, size_t old_size, size_t size) {
  assert(old == NULL || old_size <= memory->held);
  const size_t others = memory->held - (old == NULL ? 0 : old_size);
  const bool is_allowed = others <= memory->limit && size <= memory->limit - others;
  void *made = is_allowed ? ask(memory, old, old_size, size) : NULL;
  memory->limit_passed |= !is_allowed;
  memory->exhausted |= made == NULL;
  if (made != NULL) memory->held = others + size;
  return made;
}

void mica_memory_free(mica_memory *memory, void *old, size_t size) {
  if (old == NULL) return;
  assert(size <= memory->held);
  memory->held -= size;
  if (!keep_spare(memory, old, size))
    memory->allocator.reallocate(memory->allocator.user, old, rounded(size), 0);
}
