// The table of kept texts: two places for each key, growing until it is at its largest, then begun
// anew.
#include "text/kept.h"

#include "context/context.h"

enum { KEPT_FIRST = 256, KEPT_MOST = 1 << 15, KEPT_BYTES = 32, KEPT_LONGEST = 512 };

static size_t byte_count(size_t capacity) { return capacity * KEPT_BYTES + MICA_PADDING; }

static bool allocate_texts(mica_context *ctx, kept_texts *kept, size_t capacity) {
  *kept = (kept_texts){.capacity = capacity};
  kept->items = mica_allocate(ctx, capacity * sizeof *kept->items);
  kept->bytes = mica_allocate(ctx, byte_count(capacity));
  if (kept->items != NULL) memset(kept->items, 0, capacity * sizeof *kept->items);
  return kept->items != NULL && kept->bytes != NULL;
}

void mica_kept_texts_free(mica_context *ctx, kept_texts *kept) {
  mica_free(ctx, kept->items, kept->capacity * sizeof *kept->items);
  mica_free(ctx, kept->bytes, byte_count(kept->capacity));
}

static void put(kept_texts *kept, uintptr_t key, const char *text, size_t size) {
  kept_text *pair = &kept->items[kept_pair(kept, key)];
  pair[1] = pair[0];
  pair[0] = (kept_text){key, (uint32_t)kept->used, (uint32_t)size};
  memcpy(kept->bytes + kept->used, text, size);
  kept->used += size;
  kept->count++;
}

static bool grow(mica_context *ctx, kept_texts *kept) {
  kept_texts grown;
  if (kept->capacity == KEPT_MOST) {
    memset(kept->items, 0, kept->capacity * sizeof *kept->items);
    kept->count = kept->used = 0;
    return true;
  }
  bool made = allocate_texts(ctx, &grown, kept->capacity == 0 ? KEPT_FIRST : kept->capacity * 4);
  for (size_t i = 0; made && i < kept->capacity; i++) {
    const kept_text *text = &kept->items[i];
    if (text->key != 0) put(&grown, text->key, kept->bytes + text->at, text->size);
  }
  mica_kept_texts_free(ctx, made ? kept : &grown);
  if (made) *kept = grown;
  return made;
}

static bool has_room(const kept_texts *kept, size_t size) {
  return kept->count < kept->capacity / 2 && size <= kept->capacity * KEPT_BYTES - kept->used;
}

// A text with a line break depends on how far it is indented; one whose beginning was sent is gone;
// inside of a type that may contain itself, others have other texts.
void mica_kept_texts_add(mica_printer *p, uintptr_t key, kept_mark mark) {
  size_t end = (size_t)(p->cursor - p->buffer), size = end - mark.start;
  bool is_whole = !p->failed && p->sent == mark.sent && mark.start <= end && size <= KEPT_LONGEST;
  if (!is_whole || p->open_types.innermost != NULL) return;
  const char *text = p->buffer + mark.start;
  if (memchr(text, '\n', size) != NULL) return;
  if (has_room(p->kept, size) || grow(p->context, p->kept)) put(p->kept, key, text, size);
  else mica_printer_fail(p);
}
