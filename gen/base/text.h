// Text by pointer and length, the small helpers around it, and a growing buffer.
// Used everywhere in gen/. A text owns nothing: it points into the arena or into a source file.
#ifndef MICA_GEN_BASE_TEXT_H
#define MICA_GEN_BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// How its caller's format is checked: MinGW's printf, which C11 chooses, isn't that of Windows.
#ifdef __MINGW32__
#define PRINTF_LIKE(format_index, first) __attribute__((format(gnu_printf, format_index, first)))
#else
#define PRINTF_LIKE(format_index, first) __attribute__((format(printf, format_index, first)))
#endif

typedef struct text {
  const char *data;  // UTF-8 by convention, any bytes in fact; not terminated
  size_t size;
} text;

#define TEXT(literal) ((text){"" literal, sizeof(literal) - 1})  // from a string literal
#define TEXT_ARGS(t) (int)(t).size, (t).data                     // for "%.*s"

static inline text text_of(const char *terminated) {
  return (text){terminated, strlen(terminated)};
}
static inline bool text_equal(text a, text b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size) == 0);
}
static inline bool text_is(text a, const char *terminated) {
  return text_equal(a, text_of(terminated));
}
static inline bool text_starts_with(text a, text prefix) {
  return a.size >= prefix.size && text_equal((text){a.data, prefix.size}, prefix);
}
int text_compare(text a, text b);  // by bytes, the shorter first
uint32_t text_hash(text a);
size_t text_find(text in, text what, size_t from);  // SIZE_MAX: not found
bool text_contains(text in, const char *what);
static inline bool text_is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }
static inline bool text_is_digit(char c) { return c >= '0' && c <= '9'; }
text text_trim(text t);  // without blanks at both ends
text text_strip_prefix(text t, const char *prefix);
text text_after_last(text t, const char *separator);  // all of it when there is none
// Edits between the two, neighbours swapped being one; above limit: limit + 1.
size_t text_distance(text a, text b, size_t limit);

// A growing array of bytes. Starts as {0}; the memory is its own until buffer_free.
typedef struct buffer {
  char *data;
  size_t size, capacity;
} buffer;

void buffer_reserve(buffer *b, size_t more);
void buffer_append_slow(buffer *b, const char *data, size_t size);
static inline void buffer_append(buffer *b, const char *data, size_t size) {
  if (size == 0) return;
  if (size > b->capacity - b->size) {
    buffer_append_slow(b, data, size);
    return;
  }
  memcpy(b->data + b->size, data, size);
  b->size += size;
}
// Where `size` bytes may be written: after what is there; the size is the caller's to raise.
static inline char *buffer_room(buffer *b, size_t size) {
  if (size > b->capacity - b->size) buffer_reserve(b, size);
  return b->data + b->size;
}
static inline void buffer_text(buffer *b, text t) { buffer_append(b, t.data, t.size); }
static inline void buffer_string(buffer *b, const char *terminated) {
  buffer_append(b, terminated, strlen(terminated));
}
static inline void buffer_char(buffer *b, char c) {
  if (b->size < b->capacity) b->data[b->size++] = c;
  else buffer_append_slow(b, &c, 1);
}
void buffer_integer(buffer *b, int64_t value);
void buffer_printf(buffer *b, const char *format, ...) PRINTF_LIKE(2, 3);
void buffer_vprintf(buffer *b, const char *format, va_list args);
text buffer_as_text(const buffer *b);  // valid until the next change
void buffer_free(buffer *b);

#endif
