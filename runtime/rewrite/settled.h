// Isolated operations that the greedy driver need not enter again: since it went through one,
// nothing has changed in it, and what stands in it knows nothing of what is outside. Operations say
// so themselves, by two flags.
#ifndef MICA_RUNTIME_REWRITE_SETTLED_H
#define MICA_RUNTIME_REWRITE_SETTLED_H

#include "ir/op.h"
#include "memory/table.h"

typedef struct mica_settled {  // {.memory = ...}: nothing is
  mica_memory *memory;
  mica_pointer_map noted;  // deep operations in which something has changed in this round
  bool has_begun;          // a round before this one has been through everything
  bool enters_all;         // in this round
  bool all_changed;        // in this round
  bool is_off;             // all is entered in each round
} mica_settled;

void mica_settled_begin_round(mica_settled *s);
void mica_settled_free(mica_settled *s);
// When a round meets the operation: whether its inside is left out.
bool mica_settled_meet(const mica_settled *s, mica_op *op);
// Whether it was left out when it was met; what changes meanwhile is for the next round.
static inline bool mica_settled_has(const mica_settled *s, const mica_op *op) {
  return !s->is_off && (op->flags & MICA_OP_LEFT_OUT) != 0;
}
// The operation was changed, or it goes. False: no memory.
bool mica_settled_note(mica_settled *s, mica_op *op);
bool mica_settled_note_new(mica_settled *s, mica_op *op);     // it came
bool mica_settled_note_inside(mica_settled *s, mica_op *op);  // in its regions

#endif
