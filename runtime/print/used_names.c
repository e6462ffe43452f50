// Names in use: open addressing over texts in one pool. A name whose scope has ended keeps its
// slot, so that the next function finds `c0_i32` in its place. Called by names.c alone.
#include "print/used_names.h"

#include "context/context.h"
#include "memory/array.h"

void mica_used_names_free(used_names *u) {
  mica_free(u->context, u->pool, u->pool_capacity);
  mica_free(u->context, u->slots, u->slot_count * sizeof *u->slots);
  mica_free(u->context, u->log, u->log_capacity * sizeof *u->log);
}

void mica_used_names_end_scope(used_names *u, size_t mark) {
  while (u->log_count > mark) u->slots[u->log[--u->log_count]].in_use = false;
}

static uint32_t hash_text(const used_names *u, const char *text, size_t size) {
  return (uint32_t)mica_context_hash(u->context, (mica_str){text, size});
}

// The slot of the text, or the free slot where it belongs. There is always a free one.
static size_t find_slot(const used_names *u, const char *text, size_t size, uint32_t hash) {
  size_t at = hash & (u->slot_count - 1);
  for (; u->slots[at].taken; at = (at + 1) & (u->slot_count - 1)) {
    const used_entry *e = &u->slots[at];
    if (e->hash == hash && e->size == size && memcmp(u->pool + e->offset, text, size) == 0) break;
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
    size_t at = find_slot(u, u->pool + old[i].offset, old[i].size, old[i].hash);
    slots[at] = old[i];
    old[i].offset = at;  // for the log
  }
  for (size_t i = 0; i < u->log_count; i++) u->log[i] = (uint32_t)old[u->log[i]].offset;
  mica_free(u->context, old, old_count * sizeof *old);
  return true;
}

bool mica_used_names_add(used_names *u, const char *text, size_t size, size_t *offset) {
  if (2 * u->taken_count >= u->slot_count && !grow_slots(u)) return false;
  if (!MICA_ARRAY_ROOM(&u->context->memory, u->log, u->log_count, u->log_capacity, 1)) return false;
  uint32_t hash = hash_text(u, text, size);
  size_t at = find_slot(u, text, size, hash);
  used_entry *e = &u->slots[at];
  if (!e->taken) {
    if (!MICA_ARRAY_ROOM(&u->context->memory, u->pool, u->pool_size, u->pool_capacity, size))
      return false;
    memcpy(u->pool + u->pool_size, text, size);
    *e = (used_entry){u->pool_size, size, hash, true, false};
    u->pool_size += size;
    u->taken_count++;
  }
  *offset = e->offset;
  if (e->in_use) return true;
  e->in_use = true;
  u->log[u->log_count++] = (uint32_t)at;
  return true;
}

static bool may_stand(unsigned char c, const char *punctuation) {
  bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  return letter || (c >= '0' && c <= '9') || (c != 0 && strchr(punctuation, c) != NULL);
}

size_t mica_sanitize_name(char *out, const char *name, size_t size, const char *punctuation) {
  static const char digits[] = "0123456789ABCDEF";
  size_t used = 0;
  if (size != 0 && name[0] >= '0' && name[0] <= '9') out[used++] = '_';
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
