// Memory of mica-opt's contexts: the C library's. What is asked for in large pieces stands on huge
// pages where the system grants them: a large text then costs an eighth of the page faults.
#define _DEFAULT_SOURCE  // madvise
#include "opt_memory.h"

#include <stdlib.h>
#include <sys/mman.h>

enum { HUGE_PAGE = 2 << 20 };

static void *allocate_huge(size_t size) {
  void *memory = aligned_alloc(HUGE_PAGE, size);
#ifdef MADV_HUGEPAGE
  if (memory != NULL) (void)madvise(memory, size, MADV_HUGEPAGE);
#endif
  return memory;
}

static void *reallocate(void *user, void *old, size_t old_size, size_t size) {
  (void)user, (void)old_size;
  if (old == NULL && size != 0 && size % HUGE_PAGE == 0) return allocate_huge(size);
  if (size != 0) return realloc(old, size);
  free(old);
  return NULL;
}

mica_allocator mica_opt_allocator(void) { return (mica_allocator){reallocate, NULL}; }
