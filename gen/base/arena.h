// The memory of a run: one arena that lives until the program ends.
// Everything that the front end makes (sources, syntax tree, values, records) lies in the arena,
// so nothing is freed alone and pointers stay valid until arena_destroy. Under AddressSanitizer
// what is free is poisoned, and so is a gap after each piece.
#ifndef MICA_GEN_BASE_ARENA_H
#define MICA_GEN_BASE_ARENA_H

#include <stddef.h>

#include "base/memory.h"
#include "base/text.h"

#if defined(__SANITIZE_ADDRESS__)
#define ARENA_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ARENA_ASAN 1
#endif
#endif
#ifdef ARENA_ASAN
#include <sanitizer/asan_interface.h>
#define ARENA_POISON(memory, size) __asan_poison_memory_region((memory), (size))
#define ARENA_UNPOISON(memory, size) __asan_unpoison_memory_region((memory), (size))
enum { ARENA_GAP = 16 };
#else
#define ARENA_POISON(memory, size) ((void)(memory), (void)(size))
#define ARENA_UNPOISON(memory, size) ((void)(memory), (void)(size))
enum { ARENA_GAP = 0 };
#endif

typedef struct arena {
  struct arena_block *last;
  char *next, *end;  // of the room in the last block
  size_t size, limit;
  bool full;     // the limit was met
  buffer spare;  // empty: its memory is for the next draft
} arena;

arena *arena_create(void);
void arena_destroy(arena *a);
void *arena_take_slow(arena *a, size_t size);  // when the block hasn't got it
// Aligned to 8, never NULL, not cleared.
static inline void *arena_take(arena *a, size_t size) {
  char *result = a->next;
  size_t room = (size_t)(a->end - result), gap = ARENA_GAP;
  if (room < gap || room - gap < size) return arena_take_slow(a, size);
  a->next += ((size + 7) & ~(size_t)7) + ARENA_GAP;
  ARENA_UNPOISON(result, size);
  return result;
}
void *arena_take_array(arena *a, size_t count, size_t size);
// An array of elements of `size` bytes that is full: copied to where more than twice as many have
// room. The old one stays in the arena.
void *arena_grow(arena *a, const void *array, size_t *capacity, size_t size);
#define ARENA_NEW(a, type) ((type *)arena_take((a), sizeof(type)))
#define ARENA_ARRAY(a, type, count) ((type *)arena_take_array((a), (count), sizeof(type)))
text arena_text(arena *a, text from);  // a copy, followed by a NUL
text arena_printf(arena *a, const char *format, ...) PRINTF_LIKE(2, 3);
text arena_vprintf(arena *a, const char *format, va_list args);
// A buffer for what arena_keep then copies; its memory is used again and again.
buffer arena_draft(arena *a);
text arena_keep(arena *a, buffer *b);  // as arena_text what the buffer holds, which is then freed
size_t arena_size(const arena *a);     // bytes taken from the system
void arena_count(arena *a, size_t taken, size_t freed);  // memory outside that counts as its own
// Above this many bytes the run ends with a message, as when the system has no more.
void arena_limit(arena *a, size_t bytes);
size_t arena_room(const arena *a);   // bytes up to that limit
bool arena_is_full(const arena *a);  // it ends because of that limit

#endif
