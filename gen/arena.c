// The arena of a run: blocks that double in size up to a bound, freed together.
// A request that doesn't fit a block gets a block of its own.
#include "arena.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef struct block {
  struct block *previous;
  max_align_t memory[];
} block;

struct arena {
  block *last;
  char *next, *end;
  size_t size, limit, block_size;
};

enum { FIRST_BLOCK = 1 << 16, LARGEST_BLOCK = 1 << 20 };

arena *arena_create(void) {
  arena *a = memory_take(sizeof *a);
  *a = (arena){.limit = SIZE_MAX, .block_size = FIRST_BLOCK};
  return a;
}

void arena_destroy(arena *a) {
  if (a == NULL) return;
  while (a->last != NULL) {
    block *previous = a->last->previous;
    free(a->last);
    a->last = previous;
  }
  free(a);
}

static char *add_block(arena *a, size_t size) {
  if (size > a->limit || a->size > a->limit - size) memory_exhausted();
  block *b = memory_take(sizeof *b + size);
  b->previous = a->last;
  a->last = b;
  a->size += size;
  return (char *)b->memory;
}

void *arena_take(arena *a, size_t size) {
  if (size > SIZE_MAX / 4) memory_exhausted();
  size = (size + 7) & ~(size_t)7;
  if ((size_t)(a->end - a->next) < size) {
    if (size > a->block_size / 4) return add_block(a, size);
    a->next = add_block(a, a->block_size);
    a->end = a->next + a->block_size;
    if (a->block_size < LARGEST_BLOCK) a->block_size *= 2;
  }
  void *result = a->next;
  a->next += size;
  return result;
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
void arena_limit(arena *a, size_t bytes) { a->limit = bytes; }

void *memory_take(size_t size) { return memory_resize(NULL, size); }

void *memory_resize(void *old, size_t size) {
  void *result = realloc(old, size == 0 ? 1 : size);
  if (result == NULL) memory_exhausted();
  return result;
}
