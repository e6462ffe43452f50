// Arenas: memory that is given back all at once, taken from the context's allocator in chunks.
// Used for what lives as long as the context, and for scratch that is rewound to a mark. Under
// AddressSanitizer what is free is poisoned, and so is a gap after each piece.
#ifndef MICA_RUNTIME_MEMORY_ARENA_H
#define MICA_RUNTIME_MEMORY_ARENA_H

#include "memory/memory.h"

typedef struct mica_arena_chunk mica_arena_chunk;

// All zero but the memory is an empty arena.
typedef struct mica_arena {
  mica_memory *memory;
  char *next, *end;  // free part of the newest chunk
  mica_arena_chunk *chunk;
  size_t chunk_size;  // of the next chunk; grows
  bool is_permanent;  // never rewound: a large piece may stand apart from the newest chunk
} mica_arena;

typedef struct mica_arena_mark {
  char *next;
  mica_arena_chunk *chunk;
} mica_arena_mark;

#ifdef MICA_ASAN
enum { MICA_ARENA_GAP = 16, MICA_ARENA_LEAST_ALIGNMENT = 8 };
#else
enum { MICA_ARENA_GAP = 0, MICA_ARENA_LEAST_ALIGNMENT = 1 };
#endif
enum {
  MICA_ARENA_ALIGNMENT = 16,
  MICA_ARENA_KEPT = 1 << 10,
  MICA_ARENA_CHUNK = 64 << 10,
  MICA_ARENA_CHUNK_MAX = 2 << 20
};

void *mica_arena_allocate_slow(mica_arena *arena, size_t size, size_t alignment);
// NULL: no memory. `alignment`: a power of two, at most MICA_ARENA_ALIGNMENT.
static inline void *mica_arena_allocate_aligned(mica_arena *arena, size_t size, size_t alignment) {
  if (alignment < MICA_ARENA_LEAST_ALIGNMENT) alignment = MICA_ARENA_LEAST_ALIGNMENT;
  size_t padding = -(uintptr_t)arena->next & (alignment - 1);
  size_t room = (size_t)(arena->end - arena->next);
  if (padding + MICA_ARENA_GAP >= room || size >= room - padding - MICA_ARENA_GAP)
    return mica_arena_allocate_slow(arena, size, alignment);
  char *result = arena->next + padding;
  arena->next = result + size + MICA_ARENA_GAP;
  MICA_UNPOISON(result, size);
  return result;
}
static inline void *mica_arena_allocate(mica_arena *arena, size_t size) {
  return mica_arena_allocate_aligned(arena, size, MICA_ARENA_ALIGNMENT);
}
// NULL: no memory, or count * size overflows.
static inline void *mica_arena_allocate_array(mica_arena *arena, size_t count, size_t size) {
  if (size != 0 && count > SIZE_MAX / 2 / size)
    return mica_arena_allocate_slow(arena, SIZE_MAX, MICA_ARENA_ALIGNMENT);
  return mica_arena_allocate(arena, count * size);
}
#define MICA_ARENA_NEW(arena, type, count) \
  ((type *)mica_arena_allocate_array((arena), (count), sizeof(type)))

static inline mica_arena_mark mica_arena_save(const mica_arena *arena) {
  mica_arena_mark mark = {arena->next, arena->chunk};
  return mark;
}
// Gives back all that was allocated since the mark. The oldest chunk is kept for the next use,
// unless it is a very small one.
void mica_arena_restore(mica_arena *arena, mica_arena_mark mark);
void mica_arena_free(mica_arena *arena);  // all of it; the arena can be used again

#endif
