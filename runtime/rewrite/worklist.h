// Operations that a driver is to look at: taken from the end, each in it once. Operations say
// themselves that they are in it; those in the list of a driver that a pattern runs are told by its
// map of places.
#ifndef MICA_RUNTIME_REWRITE_WORKLIST_H
#define MICA_RUNTIME_REWRITE_WORKLIST_H

#include "memory/table.h"
#include "mica/ir.h"

typedef struct mica_worklist {
  mica_context *context;
  mica_op **ops;  // NULL where one was taken out
  size_t size, capacity;
  mica_pointer_map places;  // of an operation its index + 1, or NULL
  bool knows_places;        // once one was taken out, or always
  bool is_nested;           // inside of the run of another driver
} mica_worklist;

mica_worklist mica_worklist_begin(mica_context *ctx);    // freed before those that began earlier
bool mica_worklist_push(mica_worklist *w, mica_op *op);  // false: no memory
bool mica_worklist_has(const mica_worklist *w, const mica_op *op);
mica_op *mica_worklist_pop(mica_worklist *w);  // NULL: it is empty
void mica_worklist_remove(mica_worklist *w, mica_op *op);
void mica_worklist_reverse(mica_worklist *w);
void mica_worklist_clear(mica_worklist *w);  // keeps its room
void mica_worklist_free(mica_worklist *w);

#endif
