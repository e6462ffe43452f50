// Texts of uniqued types and attributes, kept while operations are printed: the second time they
// are copied. What comes later may drive out what was there, so that memory is bounded.
#ifndef MICA_RUNTIME_TEXT_KEPT_H
#define MICA_RUNTIME_TEXT_KEPT_H

#include "text/printer.h"

typedef struct kept_text {
  uintptr_t key;      // 0: none
  uint32_t at, size;  // in the bytes
} kept_text;
struct kept_texts {  // {0}: empty
  kept_text *items;
  char *bytes;  // KEPT_BYTES for each item, and some that are read in vain
  size_t capacity, count, used;
};
void mica_kept_texts_free(mica_context *ctx, kept_texts *kept);

// Where a text begins that may be kept.
typedef struct kept_mark {
  size_t start, sent;
} kept_mark;

// The first of the two places where the text of a key may stand.
static inline size_t kept_pair(const kept_texts *kept, uintptr_t key) {
  return (size_t)((uint64_t)key * UINT64_C(0x9e3779b97f4a7c15) >> 40) & (kept->capacity - 2);
}

// Whether the text is known, and was printed.
static inline bool kept_put(mica_printer *p, uintptr_t key) {
  const kept_texts *kept = p->kept;
  if (kept == NULL || kept->count == 0 || p->open_types.innermost != NULL) return false;
  const kept_text *text = &kept->items[kept_pair(kept, key)];
  text += text->key != key;
  if (text->key != key) return false;
  printer_put_padded(p, kept->bytes + text->at, text->size);
  return true;
}

static inline kept_mark kept_begin(const mica_printer *p) {
  return (kept_mark){(size_t)(p->cursor - p->buffer), p->sent};
}
// What was printed since the mark is the text of `key`.
void mica_kept_texts_add(mica_printer *p, uintptr_t key, kept_mark mark);

#endif
