// The memory of one context: the caller's allocator, what is held through it, its limit, and the
// flag that stays set once a request failed. Arenas, pools, tables and arrays take from here; the
// context contains it and lends it to them. A few small pieces that were given back are kept for
// the next requests of their size.
#ifndef MICA_RUNTIME_MEMORY_MEMORY_H
#define MICA_RUNTIME_MEMORY_MEMORY_H

#include "memory/hash.h"
#include "mica/context.h"

#if defined(__SANITIZE_ADDRESS__)
#define MICA_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MICA_ASAN 1
#endif
#endif
#ifdef MICA_ASAN
#include <sanitizer/asan_interface.h>
#define MICA_POISON(memory, size) __asan_poison_memory_region((memory), (size))
#define MICA_UNPOISON(memory, size) __asan_unpoison_memory_region((memory), (size))
#else
#define MICA_POISON(memory, size) ((void)(memory), (void)(size))
#define MICA_UNPOISON(memory, size) ((void)(memory), (void)(size))
#endif

// So many bytes after a text that is often copied may be read too: a short one is copied by moves
// of one size.
enum { MICA_PADDING = 16 };

enum { MICA_SPARE_GRAIN = 32, MICA_SPARE_LARGEST = 512, MICA_SPARE_MOST = 32 };
typedef struct mica_spare {
  struct mica_spare *next;
} mica_spare;
typedef struct mica_spares {  // of one size, at most MICA_SPARE_MOST
  mica_spare *first;
  size_t count;
} mica_spares;

typedef struct mica_memory {
  mica_allocator allocator;
  size_t held, limit;      // bytes
  size_t chunk_bytes;      // least size of an arena's chunk
  mica_hash_key hash_key;  // of the tables that stand in it
  bool exhausted;          // sticky
  bool limit_passed;       // by the limit rather than by the allocator; sticky
  mica_spares spares[MICA_SPARE_LARGEST / MICA_SPARE_GRAIN + 1];
} mica_memory;

// NULL: no memory, or above the limit; the flag is then set. `old_size`: what was asked for.
void *mica_memory_reallocate(mica_memory *memory, void *old, size_t old_size, size_t size);
static inline void *mica_memory_allocate(mica_memory *memory, size_t size) {
  return mica_memory_reallocate(memory, NULL, 0, size);
}
void mica_memory_free(mica_memory *memory, void *old, size_t size);  // `old` may be NULL
void mica_memory_free_spares(mica_memory *memory);

// The allocator of callers that bring none: realloc and free.
mica_allocator mica_default_allocator(void);

#endif
