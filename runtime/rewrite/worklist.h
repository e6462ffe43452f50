// Operations that a driver is to look at: taken from the end, each in it once. An operation is in
// one list at a time, and says so itself.
#ifndef MICA_RUNTIME_REWRITE_WORKLIST_H
#define MICA_RUNTIME_REWRITE_WORKLIST_H

#include "memory/table.h"
#include "mica/ir.h"

typedef struct mica_worklist {  // {.memory = m}: empty
  mica_memory *memory;
  mica_op **ops;  // NULL where one was taken out
  size_t size, capacity;
  mica_pointer_map places;  // of an operation its index + 1; kept once one was taken out
  bool knows_places;
} mica_worklist;

bool mica_worklist_push(mica_worklist *w, mica_op *op);  // false: no memory
static inline bool mica_worklist_has(const mica_op *op) { return op->is_listed; }
mica_op *mica_worklist_pop(mica_worklist *w);  // NULL: it is empty
void mica_worklist_remove(mica_worklist *w, mica_op *op);
void mica_worklist_reverse(mica_worklist *w);
void mica_worklist_clear(mica_worklist *w);  // keeps its room
void mica_worklist_free(mica_worklist *w);

#endif
