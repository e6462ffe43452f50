// Names in use: open addressing over texts in one pool. A name whose scope has ended keeps its
// slot, so that the next function finds `c0_i32` in its place. Called by names.c alone.
#include "print/used_names.h"

#include <assert.h>

#include "context/context.h"
#include "memory/array.h"

void mica_used_names_free(used_names *u) {
  mica_free(u->context, u->pool, u->pool_capacity);
  mica_free(u->context, u->texts, u->text_capacity * sizeof *u->texts);
  mica_free(u->context, u->slots, u->slot_count * sizeof *u->slots);
  mica_free(u->context, u->log, u->log_capacity * sizeof *u->log);
}

void mica_used_names_end_scope(used_names *u, size_t mark) {
  assert(mark <= u->log_count);
  while (u->log_count > mark) u->slots[u->log[--u->log_count]].in_use = false;
}

static uint32_t hash_text(const used_names *u, const char *text, size_t size) {
  return (uint32_t)mica_context_hash(u->context, (mica_str){text, size});
}

// The slot of the text, or the free slot where it belongs. There is always a free one.
static size_t find_slot(const used_names *u, const char *text, size_t size, uint32_t hash) {
  assert((u->slot_count & (u->slot_count - 1)) == 0 && u->slot_count > u->log_count);
  size_t at = hash & (u->slot_count - 1);
  for (; u->slots[at].taken; at = (at + 1) & (u->slot_count - 1)) {
    const used_entry *e = &u->slots[at];
    mica_str wanted = {text, size};
    if (e->hash == hash && mica_str_equal(mica_used_names_text(u, e->text), wanted)) break;
  }
  return at;
}

bool mica_used_names_has(const used_names *u, const char *text, size_t size) {
  if (u->slot_count == 0) return false;
  const used_entry *e = &u->slots[find_slot(u, text, size, hash_text(u, text, size))];
  return e->taken && e->in_use;
}

// Twice the slots; the log is renumbered by way of the entries' new places.
static bool grow_slots(used_names *u) {
  size_t old_count = u->slot_count, count = old_count == 0 ? 64 : 2 * old_count;
  used_entry *old = u->slots;
  used_entry *slots = mica_allocate(u->context, count * sizeof *slots);
  if (slots == NULL) return false;
  memset(slots, 0, count * sizeof *slots);
  u->slots = slots;
  u->slot_count = count;
  for (size_t i = 0; i < old_count; i++) {
    if (!old[i].taken) continue;
    mica_str text = mica_used_names_text(u, old[i].text);
    size_t at = find_slot(u, text.data, text.size, old[i].hash);
    slots[at] = old[i];
    old[i].text = (uint32_t)at;  // for the log
  }
  for (size_t i = 0; i < u->log_count; i++) u->log[i] = old[u->log[i]].text;
  mica_free(u->context, old, old_count * sizeof *old);
  return true;
}

// Puts a new text into the pool.
static bool add_text(used_names *u, const char *text, size_t size) {
  mica_memory *memory = &u->context->memory;
  if (u->text_count >= UINT32_MAX / 4 ||
      !MICA_ARRAY_ROOM(memory, u->texts, u->text_count, u->text_capacity, 1) ||
      !MICA_ARRAY_ROOM(memory, u->pool, u->pool_size, u->pool_capacity, size + MICA_PADDING))
    return false;
  if (size != 0) memcpy(u->pool + u->pool_size, text, size);
  u->texts[u->text_count++] = (used_text){u->pool_size, size};
  u->pool_size += size;
  return true;
}

bool mica_used_names_add_new(used_names *u, const char *text, size_t size, uint32_t *number,
                             bool *was_used) {
  if (2 * u->text_count >= u->slot_count && !grow_slots(u)) return false;
  if (!MICA_ARRAY_ROOM(&u->context->memory, u->log, u->log_count, u->log_capacity, 1)) return false;
  uint32_t hash = hash_text(u, text, size);
  size_t at = find_slot(u, text, size, hash);
  used_entry *e = &u->slots[at];
  if (!e->taken) {
    if (!add_text(u, text, size)) return false;
    *e = (used_entry){(uint32_t)u->text_count - 1, hash, true, false};
  }
  *number = e->text;
  *was_used = e->in_use;
  if (*was_used) return true;
  e->in_use = true;
  u->log[u->log_count++] = (uint32_t)at;
  return true;
}

bool mica_used_names_add(used_names *u, const char *text, size_t size, uint32_t *number) {
  bool was_used;
  return mica_used_names_add_new(u, text, size, number, &was_used);
}

static bool may_stand(unsigned char c, const char *punctuation) {
  bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  return letter || (c >= '0' && c <= '9') || (c != 0 && strchr(punctuation, c) != NULL);
}

static bool may_begin(unsigned char c, const char *punctuation) {
  bool digit = c >= '0' && c <= '9';
  return c == ' ' || (!digit && may_stand(c, punctuation));
}

size_t mica_sanitize_name(char *out, const char *name, size_t size, const char *punctuation) {
  static const char digits[] = "0123456789ABCDEF";
  size_t used = 0;
  if (size != 0 && !may_begin((unsigned char)name[0], punctuation)) out[used++] = '_';
  for (size_t i = 0; i < size; i++) {
    unsigned char c = (unsigned char)name[i];
    if (may_stand(c, punctuation)) {
      out[used++] = (char)c;
    } else if (c == ' ') {
      out[used++] = '_';
    } else {
      if (c >= 16) out[used++] = digits[c >> 4];
      out[used++] = digits[c & 15];
    }
  }
  return used;
}
