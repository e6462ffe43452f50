// Arenas. The chunks form a list, newest first; a large request gets a chunk of its own size.
#include "memory/arena.h"

#include <assert.h>

struct mica_arena_chunk {
  mica_arena_chunk *previous;
  size_t size;  // with this head
};

static size_t chunk_size(const mica_arena *arena) {
  size_t least = arena->memory->chunk_bytes;
  return arena->chunk_size < least ? least : arena->chunk_size;
}

static mica_arena_chunk *create_chunk(mica_arena *arena, size_t size) {
  mica_arena_chunk *chunk = mica_memory_allocate(arena->memory, size);
  if (chunk == NULL) return NULL;
  *chunk = (mica_arena_chunk){NULL, size};
  MICA_POISON(chunk + 1, size - sizeof *chunk);
  return chunk;
}

// The newest chunk goes on being filled.
static void *allocate_apart(mica_arena *arena, size_t size, size_t with_head) {
  assert(arena->is_permanent && arena->chunk != NULL);
  mica_arena_chunk *chunk = create_chunk(arena, with_head);
  if (chunk == NULL) return NULL;
  chunk->previous = arena->chunk->previous;
  arena->chunk->previous = chunk;
  uintptr_t start = (uintptr_t)(chunk + 1);
  char *result = (char *)(chunk + 1) + (-start & (MICA_ARENA_ALIGNMENT - 1));
  MICA_UNPOISON(result, size);
  return result;
}

void *mica_arena_allocate_slow(mica_arena *arena, size_t size, size_t alignment) {
  assert(alignment != 0 && alignment <= MICA_ARENA_ALIGNMENT && (alignment & (alignment - 1)) == 0);
  size_t overhead = sizeof(mica_arena_chunk) + MICA_ARENA_ALIGNMENT + MICA_ARENA_GAP;
  size_t wanted = size > SIZE_MAX - overhead ? SIZE_MAX : size + overhead;
  size_t usual = chunk_size(arena);
  if (arena->is_permanent && arena->chunk != NULL && wanted > usual / 4)
    return allocate_apart(arena, size, wanted);
  mica_arena_chunk *chunk = create_chunk(arena, wanted > usual ? wanted : usual);
  if (chunk == NULL) return NULL;
  // Chunks double, so that a large arena takes few of them.
  if (usual >= MICA_ARENA_CHUNK && usual < MICA_ARENA_CHUNK_MAX) arena->chunk_size = usual * 2;
  chunk->previous = arena->chunk;
  arena->chunk = chunk;
  arena->next = (char *)(chunk + 1);
  arena->end = (char *)chunk + chunk->size;
  return mica_arena_allocate_aligned(arena, size, alignment);
}

static void drop_newest(mica_arena *arena) {
  assert(arena->chunk != NULL);
  mica_arena_chunk *chunk = arena->chunk;
  arena->chunk = chunk->previous;
  MICA_UNPOISON(chunk, chunk->size);
  mica_memory_free(arena->memory, chunk, chunk->size);
}

// The oldest, if it is worth it.
static bool is_kept(const mica_arena_chunk *chunk) {
  return chunk->previous == NULL && chunk->size >= MICA_ARENA_KEPT;
}

void mica_arena_restore(mica_arena *arena, mica_arena_mark mark) {
  mica_arena_chunk *chunk = arena->chunk;
  while (chunk != mark.chunk && !is_kept(chunk)) {
    drop_newest(arena);
    chunk = arena->chunk;
  }
  arena->next = arena->end = NULL;
  if (chunk == NULL) return;
  arena->next = mark.chunk == NULL ? (char *)(chunk + 1) : mark.next;
  arena->end = (char *)chunk + chunk->size;
  MICA_POISON(arena->next, (size_t)(arena->end - arena->next));
}

void mica_arena_free(mica_arena *arena) {
  while (arena->chunk != NULL) drop_newest(arena);
  arena->next = arena->end = NULL;
}
