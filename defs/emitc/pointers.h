// What was met, each once, in the order in which it was: types that others are made of, operations
// that expressions are. Owns its lists: emitc_pointers_free.
#ifndef EMITC_POINTERS_H
#define EMITC_POINTERS_H

#include "mica/context.h"

typedef struct emitc_pointers {
  mica_context *ctx;  // {.ctx = ctx} is empty
  const void **list, **table;
  size_t room, count, done;  // the first `done` were looked at
} emitc_pointers;

// Whether it wasn't there. False as well where there is no memory, with `*ok` false.
bool emitc_pointers_add(emitc_pointers *of, const void *pointer, bool *ok);
const void *emitc_pointers_next(emitc_pointers *of);  // NULL: all were looked at
void emitc_pointers_free(emitc_pointers *of);

#endif
