// The arena of a run: large blocks, freed together.
// A request that doesn't fit a block gets a block of its own.
#include "base/arena.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef struct arena_block {
  struct arena_block *previous;
  max_align_t memory[];
} arena_block;

enum { BLOCK_SIZE = 1 << 20, DRAFT_SIZE = 1 << 16 };

void arena_destroy(arena *a) {
  if (a == NULL) return;
  buffer_free(&a->spare);
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
  return link_block(a, memory_take(sizeof(arena_block) + size), size);
}

static void add_block(arena *a) {
  check_limit(a, BLOCK_SIZE);
  arena_block *b = memory_take(BLOCK_SIZE);
  a->next = link_block(a, b, BLOCK_SIZE);
  a->end = (char *)b + BLOCK_SIZE;
  ARENA_POISON(a->next, (size_t)(a->end - a->next));
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

void *arena_grow(arena *a, const void *array, size_t *capacity, size_t size) {
  size_t count = *capacity;
  *capacity = count * 2 + 4;
  void *grown = arena_take_array(a, *capacity, size);
  if (count > 0) memcpy(grown, array, count * size);
  return grown;
}

text arena_text(arena *a, text from) {
  char *copy = arena_take(a, from.size + 1);
  if (from.size > 0) memcpy(copy, from.data, from.size);
  copy[from.size] = '\0';
  return (text){copy, from.size};
}

buffer arena_draft(arena *a) {
  buffer result = a->spare;
  a->spare = (buffer){0};
  return result;
}

text arena_keep(arena *a, buffer *b) {
  text result = arena_text(a, buffer_as_text(b));
  b->size = 0;
  if (a->spare.data == NULL && b->capacity <= DRAFT_SIZE) a->spare = *b;
  else free(b->data);
  *b = (buffer){0};
  return result;
}

text arena_vprintf(arena *a, const char *format, va_list args) {
  buffer b = arena_draft(a);
  buffer_vprintf(&b, format, args);
  return arena_keep(a, &b);
}

text arena_printf(arena *a, const char *format, ...) {
  va_list args;
  va_start(args, format);
  text result = arena_vprintf(a, format, args);
  va_end(args);
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
