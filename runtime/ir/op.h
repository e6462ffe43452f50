// The layout of an operation after its header: results, regions, successors, slots, operands.
// Operands stand last, so that nothing else moves when they are taken out to grow; how many there
// is room for is kept where an operand is missing, as few operations ever change theirs.
#ifndef MICA_RUNTIME_IR_OP_H
#define MICA_RUNTIME_IR_OP_H

#include "context/context.h"
#include "mica/dialect.h"
#include "mica/ir.h"

// Bits of mica_op.flags.
enum {
  MICA_OP_OPERANDS_OUTSIDE = 1 << 0,  // the operands have outgrown the allocation
  MICA_OP_OPERANDS_FEWER = 1 << 1,    // the allocation has room for more operands than there are
  MICA_OP_BEING_DESTROYED = 1 << 2,   // `order` counts the regions that may hold blocks
  MICA_OP_BROKEN = 1 << 2,            // while it is printed: print/form.c
  // The verifier's, while it works:
  MICA_OP_HOLDS_ISOLATED = 1 << 3,  // isolated operations inside wait to be verified
  MICA_OP_KNOWN_NAMES = 1 << 3,     // once none waits: the operations right inside are as they were
  MICA_OP_HOLDS_FAILED = 1 << 6,    // an isolated operation inside was refused
  MICA_OP_KNOWN_CLOSED = 1 << 4,    // all that is read inside is defined inside
  MICA_OP_KNOWN_USERLESS = 1 << 5,  // nothing inside uses symbols
  // While dead operations are looked for (rewrite/dead.c):
  MICA_OP_ALIVE = 1 << 4,
  MICA_OP_HOLDS_EFFECTS = 1 << 5,  // something nested does more than give results
  // The greedy driver's, while it works (rewrite/settled.h):
  MICA_OP_ENTERED = 1 << 3,
  MICA_OP_LEFT_OUT = 1 << 6,
  // 1 << 7: MICA_OP_WHOLE of mica/ir.h
};

// As many as the fields of mica_op count; keeps every size in range, on 32-bit machines too.
enum {
  MICA_OP_COUNT_MAX = (1 << 24) - 1,
  MICA_OP_SUCCESSOR_COUNT_MAX = (1 << 23) - 1,
  MICA_OP_REGION_COUNT_MAX = UINT16_MAX
};

static inline mica_value *mica_op_results(const mica_op *op) { return (mica_value *)(op + 1); }
static inline mica_region *mica_op_regions(const mica_op *op) {
  return (mica_region *)(mica_op_results(op) + op->result_count);
}
static inline mica_successor *mica_op_successors(const mica_op *op) {
  return (mica_successor *)(mica_op_regions(op) + op->region_count);
}
static inline const mica_attr **mica_op_slots(const mica_op *op) {
  return (const mica_attr **)(mica_op_successors(op) + op->successor_count);
}
static inline mica_operand *mica_op_inline_operands(const mica_op *op) {
  return (mica_operand *)(mica_op_slots(op) + op->name->slot_count);
}

static inline mica_block_argument *mica_argument_of(const mica_value *v) {
  return (mica_block_argument *)(uintptr_t)v;
}

// The same operation without the marked results, detached and with empty regions. NULL: no memory.
mica_op *mica_op_without_results(const mica_op *op, const bool *marks);

static inline void mica_operand_link(mica_operand *use, mica_value *value) {
  use->value = value;
  use->next_use = NULL;
  use->link = NULL;
  if (value == NULL) return;
  use->next_use = value->first_use;
  use->link = &value->first_use;
  if (use->next_use != NULL) use->next_use->link = &use->next_use;
  value->first_use = use;
}
static inline void mica_operand_unlink(mica_operand *use) {
  if (use->value == NULL) return;
  *use->link = use->next_use;
  if (use->next_use != NULL) use->next_use->link = use->link;
  use->value = NULL;
}
static inline void mica_successor_link(mica_successor *use, mica_block *block) {
  use->block = block;
  use->next_use = NULL;
  use->link = NULL;
  if (block == NULL) return;
  use->next_use = block->first_use;
  use->link = &block->first_use;
  if (use->next_use != NULL) use->next_use->link = &use->next_use;
  block->first_use = use;
}
static inline void mica_successor_unlink(mica_successor *use) {
  if (use->block == NULL) return;
  *use->link = use->next_use;
  if (use->next_use != NULL) use->next_use->link = use->link;
  use->block = NULL;
}

// Whether it stands before the operation in the same block, whose order numbers are valid.
static inline bool mica_value_is_before(const mica_value *value, const mica_op *user) {
  if (mica_value_is_argument(value)) return mica_value_argument_block(value) == user->block;
  const mica_op *op = (const mica_op *)value->owner;
  return op->block == user->block && op->order < user->order;
}

// The slot that holds sizes of groups, by MICA_PART_OPERAND_SIZES or MICA_PART_RESULT_SIZES. -1:
// none.
static inline int mica_def_sizes_slot(const mica_op_def *def, uint8_t flag) {
  for (int i = 0; i < def->slot_count; i++)
    if ((def->parts[i].flags & flag) != 0) return i;
  return -1;
}

// ---- What the verifier found, as long as it holds -----------------------------------------------

// Between two runs of the printer a block's number says what the verifier has found there and what
// has changed since: these bits, and above them the context's verify_epoch. A block without a mark
// has all bits set. All that changes IR notes it here, so that who verifies again may pass by what
// is as it was (mica_op_verify_changed).
#define MICA_BLOCK_MARK (UINT32_C(1) << 31)  // the printer's numbers are below it
enum {
  MICA_BLOCK_OP_CHANGED = 1 << 0,    // the operation around it; kept in the first block of all
  MICA_BLOCK_CHANGED = 1 << 1,       // what it holds, all that is nested included
  MICA_BLOCK_NOT_ACCEPTED = 1 << 2,  // else, in the first block of all: the operation around it was
                                     // verified, and what it holds asks for nothing outside of it
  MICA_BLOCK_OPS_CHANGED = 1 << 3,   // which operations it holds, or one of these
  MICA_BLOCK_EPOCH_SHIFT = 4
};

// What it holds was changed. The blocks around one that has changed are known to have changed.
static inline void mica_block_note_change(mica_block *block) {
  if (block != NULL && (block->number & MICA_BLOCK_MARK) != 0)
    block->number |= MICA_BLOCK_OPS_CHANGED;
  while (block != NULL &&
         (block->number & (MICA_BLOCK_MARK | MICA_BLOCK_CHANGED)) == MICA_BLOCK_MARK) {
    block->number |= MICA_BLOCK_CHANGED | MICA_BLOCK_NOT_ACCEPTED;
    const mica_op *around = block->parent == NULL ? NULL : block->parent->parent;
    block = around == NULL ? NULL : around->block;
  }
}
// The operation stands at another place, or is another one to what is nested in it.
static inline void mica_op_note_place(mica_op *op) {
  mica_block *first = op->region_count == 0 ? NULL : mica_op_regions(op)->first;
  if (first != NULL) first->number = UINT32_MAX;
  mica_block_note_change(op->block);
}
// One of its parts was changed.
static inline void mica_op_note_change(mica_op *op) {
  op->flags &= UINT8_MAX & ~MICA_OP_WHOLE;
  mica_op_note_place(op);
}

// Every operand that reads it reads nothing from then on.
void mica_value_drop_uses(mica_value *value);
// How many operands the operation's allocation has room for.
size_t mica_op_operand_room(const mica_op *op);
// Gives back the operands when they stand outside of the operation.
void mica_op_release_operands(mica_op *op);
// Gives back a block without operations that stands in no region. Branches to it name no block
// after.
void mica_block_release(mica_context *ctx, mica_block *block);
// What stands before `first` becomes a new block in front, with the block's arguments and the
// branches to it. NULL: no memory. Cost: what moves.
mica_block *mica_block_split_front(mica_context *ctx, mica_block *block, const mica_op *first);
// Undoes that; the block has operations, and neither arguments nor branches to it.
void mica_block_join_front(mica_context *ctx, mica_block *front, mica_block *block);
// The first operation right inside of it, and the next one inside the same parent; NULL: none.
mica_op *mica_op_first_nested(const mica_op *op);
mica_op *mica_op_next_sibling(const mica_op *op);
// What follows in a walk over `root` that visits parents first; NULL: nothing.
mica_op *mica_op_walk_next(const mica_op *op, const mica_op *root);
// The same without what is nested in it.
mica_op *mica_op_walk_past(const mica_op *op, const mica_op *root);
// Whether the place lies inside of it: what stands there must not hold itself. An operation (block)
// without anything inside is answered at once, any other costs the depth of the place.
bool mica_op_regions_hold(const mica_op *op, const mica_block *place);
static inline bool mica_op_holds(const mica_op *op, const mica_block *place) {
  return op->region_count != 0 && mica_op_regions_hold(op, place);
}
bool mica_block_holds(const mica_block *block, const mica_region *place);
// Numbers the operations of a block whose order numbers are not valid.
void mica_block_order(mica_block *block);

#endif
