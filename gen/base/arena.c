// The arena of a run: blocks as large as a huge page, freed together.
// A request that doesn't fit a block gets a block of its own.
#define _DEFAULT_SOURCE  // madvise
#include "base/arena.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

typedef struct arena_block {
  struct arena_block *previous;
  max_align_t memory[];
} arena_block;

enum { BLOCK_SIZE = 1 << 21 };  // a huge page of most machines

void arena_destroy(arena *a) {
  if (a == NULL) return;
  while (a->last != NULL) {
    arena_block *previous = a->last->previous;
    free(a->last);
    a->last = previous;
  }
  free(a);
}

static char *link_block(arena *a, arena_block *b, size_t size) {
  b->previous = a->last;
  a->last = b;
  a->size += size;
  return (char *)b->memory;
}

static void check_limit(arena *a, size_t size) {
  a->full = size > a->limit || a->size > a->limit - size;
  if (a->full) memory_exhausted();
}

static char *add_large(arena *a, size_t size) {
  check_limit(a, size);
  return link_block(a, memory_take_large(sizeof(arena_block) + size), size);
}

static void add_block(arena *a) {
  check_limit(a, BLOCK_SIZE);
  arena_block *b = memory_take_large(BLOCK_SIZE);
  a->next = link_block(a, b, BLOCK_SIZE);
  a->end = (char *)b + BLOCK_SIZE;
}

arena *arena_create(void) {
  arena *a = memory_take(sizeof *a);
  *a = (arena){.limit = SIZE_MAX};
  add_block(a);
  return a;
}

void *arena_take_slow(arena *a, size_t size) {
  if (size > SIZE_MAX / 4) memory_exhausted();
  size = (size + 7) & ~(size_t)7;
  if (size > BLOCK_SIZE / 4) return add_large(a, size);
  add_block(a);
  return arena_take(a, size);
}

void *arena_take_array(arena *a, size_t count, size_t size) {
  if (size != 0 && count > SIZE_MAX / 4 / size) memory_exhausted();
  return arena_take(a, count * size);
}

text arena_text(arena *a, text from) {
  char *copy = arena_take(a, from.size + 1);
  if (from.size > 0) memcpy(copy, from.data, from.size);
  copy[from.size] = '\0';
  return (text){copy, from.size};
}

text arena_format(arena *a, const char *format, ...) {
  buffer b = {0};
  va_list args;
  va_start(args, format);
  buffer_format_list(&b, format, args);
  va_end(args);
  text result = arena_text(a, buffer_as_text(&b));
  buffer_free(&b);
  return result;
}

size_t arena_size(const arena *a) { return a->size; }

void arena_count(arena *a, size_t taken, size_t freed) {
  check_limit(a, taken);
  a->size += taken - freed;
}

void arena_limit(arena *a, size_t bytes) { a->limit = bytes; }
size_t arena_room(const arena *a) { return a->size < a->limit ? a->limit - a->size : 0; }
bool arena_is_full(const arena *a) { return a->full; }

void *memory_take(size_t size) { return memory_resize(NULL, size); }

void *memory_resize(void *old, size_t size) {
  void *result = realloc(old, size == 0 ? 1 : size);
  if (result == NULL) memory_exhausted();
  return result;
}

// One fault for a huge page costs a tenth of the faults for its small ones, and so do all later
// accesses far from each other.
void *memory_take_large(size_t size) {
  if (size < BLOCK_SIZE) return memory_take(size);
  if (size > SIZE_MAX / 2) memory_exhausted();
  size = (size + BLOCK_SIZE - 1) & ~(size_t)(BLOCK_SIZE - 1);
  void *result = aligned_alloc(BLOCK_SIZE, size);
  if (result == NULL) memory_exhausted();
#ifdef MADV_HUGEPAGE
  madvise(result, size, MADV_HUGEPAGE);  // refused: small pages do as well
#endif
  return result;
}
