// Operations that a driver is to look at: taken from the end, each in it once.
#ifndef MICA_RUNTIME_REWRITE_WORKLIST_H
#define MICA_RUNTIME_REWRITE_WORKLIST_H

#include "memory/table.h"
#include "mica/ir.h"

typedef struct mica_worklist {  // {.memory = m}: empty
  mica_memory *memory;
  mica_op **ops;  // NULL where one was taken out
  size_t size, capacity;
  mica_pointer_map places;  // of an operation, its index + 1
} mica_worklist;

bool mica_worklist_push(mica_worklist *w, mica_op *op);  // false: no memory
bool mica_worklist_has(const mica_worklist *w, const mica_op *op);
mica_op *mica_worklist_pop(mica_worklist *w);  // NULL: it is empty
void mica_worklist_remove(mica_worklist *w, const mica_op *op);
bool mica_worklist_reverse(mica_worklist *w);  // false: no memory
void mica_worklist_free(mica_worklist *w);

#endif
