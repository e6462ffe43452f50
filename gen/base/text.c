// Text by pointer and length, and a growing buffer.
// A buffer's memory comes from memory_resize: running out ends the run, so nothing here can fail.
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

int text_compare(text a, text b) {
  size_t common = a.size < b.size ? a.size : b.size;
  int order = common == 0 ? 0 : memcmp(a.data, b.data, common);
  if (order != 0) return order;
  return a.size < b.size ? -1 : a.size > b.size;
}

// The last bytes, eight at most; of more than eight, some once more.
static uint64_t last_word(const char *data, size_t size) {
  uint64_t word = 0;
  uint32_t low, high;
  if (size >= sizeof word) {
    memcpy(&word, data + size - sizeof word, sizeof word);
  } else if (size >= sizeof low) {
    memcpy(&low, data, sizeof low);
    memcpy(&high, data + size - sizeof high, sizeof high);
    word = (uint64_t)high << 32 | low;
  } else {
    for (size_t i = 0; i < size; i++) word = word << 8 | (unsigned char)data[i];
  }
  return word;
}

// Eight bytes at a time: long strings are hashed whole.
uint32_t text_hash(text a) {
  uint64_t factor = 0x9E3779B97F4A7C15u;
  uint64_t hash = a.size * factor, word;
  for (size_t at = 0; a.size - at > sizeof word; at += sizeof word) {
    memcpy(&word, a.data + at, sizeof word);
    hash = (hash ^ word) * factor;
    hash ^= hash >> 29;
  }
  hash = (hash ^ last_word(a.data, a.size)) * factor;
  return (uint32_t)(hash >> 32) ^ (uint32_t)hash;
}

size_t text_find(text in, text what, size_t from) {
  if (what.size == 0) return from <= in.size ? from : SIZE_MAX;
  while (from + what.size <= in.size) {
    const char *hit = memchr(in.data + from, what.data[0], in.size - what.size - from + 1);
    if (hit == NULL) return SIZE_MAX;
    if (memcmp(hit, what.data, what.size) == 0) return (size_t)(hit - in.data);
    from = (size_t)(hit - in.data) + 1;
  }
  return SIZE_MAX;
}

// ---- parts of a text ----------------------------------------------------------------------------

text text_trim(text t) {
  while (t.size > 0 && text_is_blank(t.data[t.size - 1])) t.size--;
  while (t.size > 0 && text_is_blank(t.data[0])) {
    t.data++;
    t.size--;
  }
  return t;
}

text text_strip_prefix(text t, const char *prefix) {
  size_t size = strlen(prefix);
  if (!text_starts_with(t, text_of(prefix))) return t;
  return (text){t.data + size, t.size - size};
}

text text_after_last(text t, const char *separator) {
  size_t size = strlen(separator);
  for (size_t i = t.size; i >= size && i > 0; i--)
    if (memcmp(t.data + i - size, separator, size) == 0) return (text){t.data + i, t.size - i};
  return t;
}

bool text_contains(text in, const char *what) {
  return text_find(in, text_of(what), 0) != SIZE_MAX;
}

// ---- edits --------------------------------------------------------------------------------------

enum { DISTANCE_MAX = 64 };  // longer names are not worth a suggestion

size_t text_distance(text a, text b, size_t limit) {
  size_t rows[3][DISTANCE_MAX + 1];
  if (a.size > DISTANCE_MAX || b.size > DISTANCE_MAX) return limit + 1;
  if (a.size > b.size + limit || b.size > a.size + limit) return limit + 1;
  for (size_t j = 0; j <= b.size; j++) rows[0][j] = j;
  for (size_t i = 1; i <= a.size; i++) {
    size_t *row = rows[i % 3], *above = rows[(i + 2) % 3], *second = rows[(i + 1) % 3];
    size_t least = row[0] = i;
    for (size_t j = 1; j <= b.size; j++) {
      size_t best = above[j - 1] + (a.data[i - 1] != b.data[j - 1]);
      if (above[j] + 1 < best) best = above[j] + 1;
      if (row[j - 1] + 1 < best) best = row[j - 1] + 1;
      bool swapped = i > 1 && j > 1 && a.data[i - 1] == b.data[j - 2] &&
                     a.data[i - 2] == b.data[j - 1];
      if (swapped && second[j - 2] + 1 < best) best = second[j - 2] + 1;
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > limit) return limit + 1;  // no row comes below the one before it
  }
  size_t distance = rows[a.size % 3][b.size];
  return distance <= limit ? distance : limit + 1;
}

// ---- buffers ------------------------------------------------------------------------------------

void buffer_reserve(buffer *b, size_t more) {
  if (more > SIZE_MAX / 2 - b->size) memory_exhausted();
  if (b->size + more <= b->capacity) return;
  size_t capacity = b->capacity < 128 ? 256 : b->capacity * 2;
  while (capacity < b->size + more) capacity *= 2;
  b->data = memory_resize(b->data, capacity);
  b->capacity = capacity;
}

void buffer_append_slow(buffer *b, const char *data, size_t size) {
  buffer_reserve(b, size);
  memcpy(b->data + b->size, data, size);
  b->size += size;
}

static void append_natural(buffer *b, uint64_t value) {
  char digits[24];
  size_t at = sizeof digits;
  do digits[--at] = (char)('0' + value % 10);
  while ((value /= 10) != 0);
  buffer_append(b, digits + at, sizeof digits - at);
}

void buffer_integer(buffer *b, int64_t value) {
  if (value < 0) buffer_char(b, '-');
  append_natural(b, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

// As vprintf, whatever the format holds.
static void append_formatted(buffer *b, const char *format, va_list args) {
  va_list again;
  va_copy(again, args);
  char few[256];
  int size = vsnprintf(few, sizeof few, format, args);
  if (size > 0 && (size_t)size < sizeof few) {
    buffer_append(b, few, (size_t)size);
  } else if (size > 0) {
    buffer_reserve(b, (size_t)size + 1);
    vsnprintf(b->data + b->size, (size_t)size + 1, format, again);
    b->size += (size_t)size;
  }
  va_end(again);
}

// Most formats are made of texts and sizes: those need no vprintf.
void buffer_vprintf(buffer *b, const char *format, va_list args) {
  for (;;) {
    const char *percent = strchr(format, '%');
    buffer_append(b, format, percent == NULL ? strlen(format) : (size_t)(percent - format));
    if (percent == NULL) return;
    if (percent[1] == 's') {
      buffer_string(b, va_arg(args, const char *));
      format = percent + 2;
    } else if (percent[1] == 'z' && percent[2] == 'u') {
      append_natural(b, va_arg(args, size_t));
      format = percent + 3;
    } else {
      append_formatted(b, percent, args);
      return;
    }
  }
}

void buffer_printf(buffer *b, const char *format, ...) {
  va_list args;
  va_start(args, format);
  buffer_vprintf(b, format, args);
  va_end(args);
}

text buffer_as_text(const buffer *b) { return (text){b->data == NULL ? "" : b->data, b->size}; }

void buffer_free(buffer *b) {
  free(b->data);
  *b = (buffer){0};
}
