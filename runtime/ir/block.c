// Blocks: their arguments, their operations, their order numbers.
#include <assert.h>

#include "mica/diagnostic.h"
#include "mica/dialect.h"
#include "ir/op.h"

mica_block *mica_block_create(mica_context *ctx) {
  mica_block *block = mica_pool_allocate(&ctx->pool, sizeof *block);
  if (block == NULL) return NULL;
  *block = (mica_block){.number = UINT32_MAX};
  block->ordered = true;  // apart: tcc leaves the bits beside one that is initialized as they were
  return block;
}

static size_t argument_room(const mica_block *block) {
  return block->argument_room == 0 ? 0 : (size_t)1 << (block->argument_room - 1);
}

static void free_argument(mica_context *ctx, mica_value *argument) {
  if (ctx->on_release != NULL) ctx->on_release(ctx->on_release_user, argument);
  mica_value_drop_uses(argument);
  mica_pool_free(&ctx->pool, argument, sizeof(mica_block_argument));
}

void mica_block_release(mica_context *ctx, mica_block *block) {
  if (ctx->on_release != NULL) ctx->on_release(ctx->on_release_user, block);
  while (block->first_use != NULL) mica_successor_unlink(block->first_use);
  for (size_t i = 0; i < block->argument_count; i++) free_argument(ctx, block->arguments[i]);
  mica_pool_free(&ctx->pool, block->arguments, argument_room(block) * sizeof *block->arguments);
  mica_pool_free(&ctx->pool, block, sizeof *block);
}

void mica_block_destroy(mica_context *ctx, mica_block *block) {
  if (block == NULL) return;
  mica_block_remove(block);
  while (block->last != NULL) mica_op_destroy(block->last);
  mica_block_release(ctx, block);
}

// ---- Arguments ----------------------------------------------------------------------------------

static bool reserve_argument(mica_context *ctx, mica_block *block, mica_loc loc) {
  size_t old = argument_room(block), room = old == 0 ? 1 : old * 2;
  size_t item = sizeof *block->arguments, most = MICA_OP_COUNT_MAX;
  if (block->argument_count == most)
    return mica_error(ctx, loc, "a block has more than %z arguments", most);
  if (block->argument_count < old) return true;
  mica_value **grown = mica_pool_allocate(&ctx->pool, room * item);
  if (grown == NULL) return false;
  if (old != 0) memcpy(grown, block->arguments, old * item);
  mica_pool_free(&ctx->pool, block->arguments, old * item);
  block->arguments = grown;
  block->argument_room = (block->argument_room + 1) & 31;
  return true;
}

mica_value *mica_block_add_argument(mica_context *ctx, mica_block *block, const mica_type *type,
                                    mica_loc loc) {
  if (type == NULL) return NULL;
  assert(type->context == ctx);
  if (!reserve_argument(ctx, block, loc)) return NULL;
  mica_block_argument *argument = mica_pool_allocate(&ctx->pool, sizeof *argument);
  if (argument == NULL) return NULL;
  *argument = (mica_block_argument){.value = {type, NULL, (uintptr_t)block | 1},
                                    .loc = loc,
                                    .index = block->argument_count,
                                    .label = UINT32_MAX};
  block->arguments[block->argument_count++] = &argument->value;
  mica_block_note_change(block);
  return &argument->value;
}

mica_value *mica_block_insert_argument(mica_context *ctx, mica_block *block, size_t index,
                                       const mica_type *type, mica_loc loc) {
  assert(index <= block->argument_count);
  mica_value *added = mica_block_add_argument(ctx, block, type, loc);
  if (added == NULL) return NULL;
  for (size_t i = block->argument_count - 1; i > index; i--) {
    block->arguments[i] = block->arguments[i - 1];
    mica_argument_of(block->arguments[i])->index = (uint32_t)i;
  }
  block->arguments[index] = added;
  mica_argument_of(added)->index = (uint32_t)index;
  return added;
}

void mica_block_argument_set_loc(mica_value *argument, mica_loc loc) {
  assert(mica_value_is_argument(argument));
  mica_argument_of(argument)->loc = loc;
}

bool mica_block_erase_argument(mica_context *ctx, mica_block *block, size_t index) {
  assert(index < block->argument_count);
  mica_value *argument = block->arguments[index];
  if (argument->first_use != NULL) return false;
  free_argument(ctx, argument);
  mica_block_note_change(block);
  block->argument_count--;
  for (size_t i = index; i < block->argument_count; i++) {
    block->arguments[i] = block->arguments[i + 1];
    mica_argument_of(block->arguments[i])->index = (uint32_t)i;
  }
  return true;
}

void mica_block_erase_marked_arguments(mica_context *ctx, mica_block *block, const bool *marks) {
  size_t kept = 0;
  for (size_t i = 0; i < block->argument_count; i++) {
    mica_value *argument = block->arguments[i];
    assert(!marks[i] || argument->first_use == NULL);
    if (marks[i]) {
      free_argument(ctx, argument);
      continue;
    }
    mica_argument_of(argument)->index = (uint32_t)kept;
    block->arguments[kept++] = argument;
  }
  block->argument_count = kept & MICA_OP_COUNT_MAX;
  mica_block_note_change(block);
}

// ---- Operations ---------------------------------------------------------------------------------

mica_op *mica_block_parent_op(const mica_block *b) {
  return b->parent == NULL ? NULL : b->parent->parent;
}

mica_op *mica_block_terminator(const mica_block *b) {
  mica_op *last = b->last;
  if (last == NULL || mica_op_def_of(last) == NULL) return last;
  return mica_op_has_flag(last, MICA_OP_TERMINATOR) ? last : NULL;
}

#ifndef NDEBUG
static bool is_of_context(const mica_op *op, const mica_block *block) {
  const mica_op *other = block->last != NULL ? block->last : mica_block_parent_op(block);
  return other == NULL || mica_op_context(other) == mica_op_context(op);
}
#endif

// Appending keeps the order numbers valid.
void mica_block_append(mica_block *block, mica_op *op) {
  assert(op->block == NULL && !mica_op_holds(op, block) && is_of_context(op, block));
  mica_op *last = block->last;
  op->block = block;
  op->previous = last;
  op->next = NULL;
  block->last = op;
  mica_op_note_place(op);
  if (last == NULL) {
    block->first = op;
    block->ordered = true;
    op->order = 0;
    return;
  }
  last->next = op;
  if (last->successor_count != 0) block->may_branch_early = true;
  op->order = last->order + 1;
  if (op->order == 0) block->ordered = false;
}

// Numbers are given with room in front and in between, so that who inserts and asks by turns
// doesn't number a whole block each time.
enum { ORDER_START = 1 << 30, ORDER_STEP = 64 };

// A number between those of the neighbours. False: there is none.
static bool number_inserted(mica_op *op) {
  const uint32_t next = op->next->order;
  const uint32_t room = op->previous == NULL ? next : next - op->previous->order - 1;
  if (room == 0) return false;
  if (op->previous != NULL) op->order = op->previous->order + 1 + room / 2;
  else op->order = next - (room < ORDER_STEP ? room : ORDER_STEP);
  return true;
}

void mica_block_insert_before(mica_op *before, mica_op *op) {
  assert(op->block == NULL && before->block != NULL && !mica_op_holds(op, before->block));
  assert(mica_op_context(op) == mica_op_context(before));
  mica_block *block = before->block;
  op->block = block;
  op->previous = before->previous;
  op->next = before;
  if (before->previous != NULL) before->previous->next = op;
  else block->first = op;
  before->previous = op;
  mica_op_note_place(op);
  if (op->successor_count != 0) block->may_branch_early = true;
  if (block->ordered) block->ordered = number_inserted(op);
}

void mica_block_insert_after(mica_op *after, mica_op *op) {
  assert(after->block != NULL);
  if (after->next != NULL) mica_block_insert_before(after->next, op);
  else mica_block_append(after->block, op);
}

void mica_block_insert_at(mica_block *block, size_t index, mica_op *op) {
  mica_op *before = block->first;
  for (; index > 0 && before != NULL; index--) before = before->next;
  assert(index == 0);
  if (before != NULL) mica_block_insert_before(before, op);
  else mica_block_append(block, op);
}

mica_block *mica_block_split(mica_context *ctx, mica_block *block, mica_op *first) {
  assert(block->parent != NULL && (first == NULL || first->block == block));
  mica_block *rest = mica_block_create(ctx);
  if (rest == NULL) return NULL;
  mica_region_insert_after(block, rest);
  for (mica_op *op = first, *next; op != NULL; op = next) {
    next = op->next;
    mica_op_move_to_end(op, rest);
  }
  return rest;
}

// The arguments of `from`, and the branches to it, become those of `to`, which has none.
static void take_head(mica_context *ctx, mica_block *to, mica_block *from) {
  assert(to->argument_count == 0 && to->first_use == NULL);
  mica_pool_free(&ctx->pool, to->arguments, argument_room(to) * sizeof *to->arguments);
  to->arguments = from->arguments;
  to->argument_count = from->argument_count;
  to->argument_room = from->argument_room;
  from->arguments = NULL;
  from->argument_count = from->argument_room = 0;
  for (size_t i = 0; i < to->argument_count; i++) to->arguments[i]->owner = (uintptr_t)to | 1;
  to->first_use = from->first_use;
  from->first_use = NULL;
  if (to->first_use != NULL) to->first_use->link = &to->first_use;
  for (mica_successor *use = to->first_use; use != NULL; use = use->next_use) use->block = to;
}

mica_block *mica_block_split_front(mica_context *ctx, mica_block *block, const mica_op *first) {
  assert(block->parent != NULL && first->block == block);
  mica_block *front = mica_block_create(ctx);
  if (front == NULL) return NULL;
  mica_region_insert_before(block, front);
  take_head(ctx, front, block);
  while (block->first != first) mica_op_move_to_end(block->first, front);
  return front;
}

void mica_block_join_front(mica_context *ctx, mica_block *front, mica_block *block) {
  while (front->last != NULL) mica_op_move_before(front->last, block->first);
  take_head(ctx, block, front);
  mica_block_destroy(ctx, front);
}

void mica_block_take(mica_block *to, mica_op *before, mica_block *from) {
  assert(before == NULL || before->block == to);
  while (to != from && from->first != NULL) {
    mica_op *op = from->first;
    if (before != NULL) mica_op_move_before(op, before);
    else mica_op_move_to_end(op, to);
  }
}

void mica_block_merge(mica_context *ctx, mica_block *to, mica_op *before, mica_block *from,
                      mica_value *const *values) {
  assert(to != from && from->first_use == NULL);
  for (size_t i = 0; i < from->argument_count; i++)
    mica_value_replace_all_uses(from->arguments[i], values[i]);
  mica_block_take(to, before, from);
  mica_block_destroy(ctx, from);
}

// False: the numbers don't suffice.
static bool number_ops(mica_block *block, uint32_t order, uint32_t step) {
  for (mica_op *op = block->first; op != NULL; op = op->next) {
    op->order = order;
    if (op->next != NULL && order > UINT32_MAX - step) return false;
    order += step;
  }
  return true;
}

void mica_block_order(mica_block *block) {
  if (block->ordered) return;
  if (!number_ops(block, ORDER_START, ORDER_STEP)) number_ops(block, 0, 1);
  block->ordered = true;
}

size_t mica_block_index(const mica_block *b) {
  size_t index = 0;
  for (const mica_block *i = b->previous; i != NULL; i = i->previous) index++;
  return index;
}

// ---- Predecessors -------------------------------------------------------------------------------

size_t mica_successor_index(const mica_successor *use) {
  return (size_t)(use - mica_op_successors(use->owner));
}

size_t mica_block_predecessor_count(const mica_block *b) {
  size_t count = 0;
  for (const mica_successor *use = b->first_use; use != NULL; use = use->next_use) count++;
  return count;
}

mica_block *mica_block_predecessor(const mica_block *b, size_t index) {
  const mica_successor *use = b->first_use;
  for (; index > 0 && use != NULL; index--) use = use->next_use;
  assert(use != NULL);
  return use->owner->block;
}
