// Arenas. The chunks form a list, newest first; a large request gets a chunk of its own size.
#include "arena.h"

#include "mica/context.h"

struct mica_arena_chunk {
  mica_arena_chunk *previous;
  size_t size;  // with this head
};

static size_t next_chunk_size(mica_arena *arena, size_t needed) {
  size_t size = arena->chunk_size < MICA_ARENA_CHUNK_MIN ? MICA_ARENA_CHUNK_MIN : arena->chunk_size;
  arena->chunk_size = size < MICA_ARENA_CHUNK_MAX ? size * 2 : size;
  return needed > size ? needed : size;
}

void *mica_arena_allocate_slow(mica_arena *arena, size_t size, size_t alignment) {
  size_t overhead = sizeof(mica_arena_chunk) + MICA_ARENA_ALIGNMENT;
  size_t wanted = size > SIZE_MAX - overhead ? SIZE_MAX : size + overhead;
  size_t chunk_size = next_chunk_size(arena, wanted);
  mica_arena_chunk *chunk = mica_allocate(arena->context, chunk_size);
  if (chunk == NULL) return NULL;
  chunk->previous = arena->chunk;
  chunk->size = chunk_size;
  arena->chunk = chunk;
  arena->next = (char *)(chunk + 1);
  arena->end = (char *)chunk + chunk_size;
  return mica_arena_allocate_aligned(arena, size, alignment);
}

static void drop_newest(mica_arena *arena) {
  mica_arena_chunk *chunk = arena->chunk;
  arena->chunk = chunk->previous;
  mica_free(arena->context, chunk, chunk->size);
}

void mica_arena_restore(mica_arena *arena, mica_arena_mark mark) {
  while (arena->chunk != mark.chunk) drop_newest(arena);
  arena->next = mark.next;
  arena->end = arena->chunk == NULL ? NULL : (char *)arena->chunk + arena->chunk->size;
}

void mica_arena_free(mica_arena *arena) {
  mica_arena_restore(arena, (mica_arena_mark){NULL, NULL});
}
