// Operations that a driver is to look at: taken from the end, each in it once.
#ifndef MICA_RUNTIME_REWRITE_WORKLIST_H
#define MICA_RUNTIME_REWRITE_WORKLIST_H

#include "memory/table.h"
#include "mica/ir.h"

typedef struct mica_worklist {  // {.memory = m}: empty
  mica_memory *memory;
  mica_op **ops;  // NULL where one was taken out
  size_t size, capacity;
  mica_pointer_map places;  // of an operation where it is, see worklist.c
  size_t reversed;          // so many operations were in it when it was reversed; 0: it wasn't
} mica_worklist;

bool mica_worklist_push(mica_worklist *w, mica_op *op);  // false: no memory
bool mica_worklist_has(const mica_worklist *w, const mica_op *op);
mica_op *mica_worklist_pop(mica_worklist *w);  // NULL: it is empty
void mica_worklist_remove(mica_worklist *w, const mica_op *op);
void mica_worklist_reverse(mica_worklist *w);  // once, before the first is taken
void mica_worklist_clear(mica_worklist *w);    // keeps its room
void mica_worklist_free(mica_worklist *w);

#endif
