// Isolated operations that the greedy driver need not enter again; see the header. Called by the
// driver and by what simplifies regions for it. Its flags: none, an operation is new, or was
// entered and has changed; ENTERED, it hasn't changed since; LEFT_OUT, it wasn't entered, nor has
// it changed; both, it has.
#include "rewrite/settled.h"

#include "ir/op_name.h"
#include "mica/dialect.h"
#include "mica/symbol.h"

enum { BOTH = MICA_OP_ENTERED | MICA_OP_LEFT_OUT };

// What has the effects of what is nested must know them in each round.
static bool may_settle(const mica_op *op) {
  return mica_op_has_flag(op, MICA_OP_ISOLATED_FROM_ABOVE) &&
         !mica_op_entry(op)->has_effects_of_regions;
}

void mica_settled_begin_round(mica_settled *s) {
  s->enters_all = s->all_changed || !s->has_begun;
  s->all_changed = false;
  s->has_begun = true;
  mica_pointer_map_clear(&s->noted);
}

bool mica_settled_meet(const mica_settled *s, mica_op *op) {
  if (s->is_off) return false;
  const unsigned before = op->flags & BOTH;
  op->flags &= (uint8_t)(0xff ^ BOTH);
  if (!may_settle(op)) return false;
  const bool is_settled = !s->enters_all &&
                          (before == MICA_OP_ENTERED || before == MICA_OP_LEFT_OUT);
  op->flags |= is_settled ? MICA_OP_LEFT_OUT : MICA_OP_ENTERED;
  return is_settled;
}

// What is nested deep is remembered: where much changes, it is there.
enum { DEEP = 8 };

static bool was_noted(mica_settled *s, const mica_op *op, bool *no_memory) {
  void **at = mica_pointer_map_enter(s->memory, &s->noted, op);
  *no_memory |= at == NULL;
  if (at == NULL || *at != NULL) return true;
  *at = s;
  return false;
}

static void note_isolated(mica_op *op) {
  if ((op->flags & MICA_OP_LEFT_OUT) != 0) op->flags |= MICA_OP_ENTERED;
  else op->flags &= (uint8_t)(0xff ^ MICA_OP_ENTERED);
}

bool mica_settled_note_inside(mica_settled *s, mica_op *op) {
  bool no_memory = false;
  for (size_t depth = 0; !s->is_off && op != NULL; op = mica_op_parent(op), depth++) {
    note_isolated(op);
    if (depth >= DEEP && was_noted(s, op, &no_memory)) break;
  }
  return !no_memory;
}

// Others may know a symbol by its name, and what is nested the attributes of what it stands in.
bool mica_settled_note(mica_settled *s, mica_op *op) {
  if (s->is_off) return true;
  s->all_changed |= mica_op_has_flag(op, MICA_OP_ISOLATED_FROM_ABOVE) || mica_op_is_symbol(op);
  return mica_settled_note_inside(s, mica_op_parent(op));
}

bool mica_settled_note_new(mica_settled *s, mica_op *op) {
  if (!s->is_off) op->flags &= (uint8_t)(0xff ^ BOTH);
  return mica_settled_note(s, op);
}

void mica_settled_free(mica_settled *s) { mica_pointer_map_free(s->memory, &s->noted); }
