// The names in use while values are named: a set of texts in nested scopes, each text once, by its
// number. Owned by names.c.
#ifndef MICA_RUNTIME_PRINT_USED_NAMES_H
#define MICA_RUNTIME_PRINT_USED_NAMES_H

#include "mica/context.h"

typedef struct used_text {
  size_t offset, size;  // in the pool
} used_text;
typedef struct used_entry {
  uint32_t text;  // its number
  uint32_t hash;
  bool taken;   // the slot holds an entry
  bool in_use;  // its scope has not ended
} used_entry;
typedef struct used_names {
  mica_context *context;
  char *pool;
  size_t pool_size, pool_capacity;
  used_text *texts;
  size_t text_count, text_capacity;
  used_entry *slots;
  size_t slot_count;  // a power of two, or zero
  uint32_t *log;      // slots in the order in which they came into use
  size_t log_count, log_capacity;
} used_names;

void mica_used_names_free(used_names *u);
// Ends all scopes that were opened when the log was longer than `mark` (used_names.log_count).
void mica_used_names_end_scope(used_names *u, size_t mark);
bool mica_used_names_has(const used_names *u, const char *text, size_t size);
// Gives the text a number, where it has none, and marks it used. False: no memory, or too many.
bool mica_used_names_add(used_names *u, const char *text, size_t size, uint32_t *number);
// The same of a text that is not in use; *was_used: it is, and nothing is done.
bool mica_used_names_add_new(used_names *u, const char *text, size_t size, uint32_t *number,
                             bool *was_used);
static inline mica_str mica_used_names_text(const used_names *u, uint32_t number) {
  const used_text *text = &u->texts[number];
  return (mica_str){u->pool + text->offset, text->size};
}

// A text that can be written after `%`: `_` for a blank, one or two hexadecimal digits for any
// other byte that may not stand there, and an underscore before a digit that would come first.
// `punctuation`: what may stand there. Writes at most 2 * size + 1 bytes.
size_t mica_sanitize_name(char *out, const char *name, size_t size, const char *punctuation);

#endif
