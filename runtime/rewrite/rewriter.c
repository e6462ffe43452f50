// The rewriter: changes IR and says so to its listener. Called by patterns and passes; owns
// nothing.
#include "mica/rewrite.h"

#include <assert.h>

#include "ir/op.h"
#include "rewrite/rewriter.h"

// ---- What a listener hears ----------------------------------------------------------------------

static void say_inserted(const mica_rewriter *rw, mica_op *op) {
  const mica_listener *l = rw->builder.listener;
  if (l != NULL && l->inserted != NULL) l->inserted(l->user, op);
}
static void say_block_inserted(const mica_rewriter *rw, mica_block *block) {
  const mica_listener *l = rw->builder.listener;
  if (l != NULL && l->block_inserted != NULL) l->block_inserted(l->user, block);
}
static void say_replaced(const mica_rewriter *rw, mica_op *op, mica_value *const *values) {
  const mica_listener *l = rw->builder.listener;
  if (l != NULL && l->replaced != NULL) l->replaced(l->user, op, values);
}
static void say_erased(const mica_rewriter *rw, mica_op *op) {
  const mica_listener *l = rw->builder.listener;
  if (l != NULL && l->erased != NULL) l->erased(l->user, op);
}
static void say_block_erased(const mica_rewriter *rw, mica_block *block) {
  const mica_listener *l = rw->builder.listener;
  if (l != NULL && l->block_erased != NULL) l->block_erased(l->user, block);
}
static void say_argument_erased(const mica_rewriter *rw, mica_value *argument) {
  const mica_listener *l = rw->builder.listener;
  if (l != NULL && l->argument_erased != NULL) l->argument_erased(l->user, argument);
}

void mica_rewriter_modified(mica_rewriter *rw, mica_op *op) {
  const mica_listener *l = rw->builder.listener;
  if (l != NULL && l->modified != NULL) l->modified(l->user, op);
}

// ---- Where new operations go --------------------------------------------------------------------

void mica_rewriter_before(mica_rewriter *rw, mica_op *op) {
  assert(op->block != NULL);
  rw->builder.block = op->block;
  rw->builder.before = op;
}
void mica_rewriter_after(mica_rewriter *rw, mica_op *op) {
  assert(op->block != NULL);
  rw->builder.block = op->block;
  rw->builder.before = op->next;
}
void mica_rewriter_at_start(mica_rewriter *rw, mica_block *block) {
  rw->builder.block = block;
  rw->builder.before = block->first;
}
void mica_rewriter_at_end(mica_rewriter *rw, mica_block *block) {
  rw->builder.block = block;
  rw->builder.before = NULL;
}

// What goes away is no place to insert at.
static void leave(mica_rewriter *rw, const mica_op *op) {
  if (rw->builder.before == op) rw->builder.before = op->next;
}

// ---- Values -------------------------------------------------------------------------------------

static void set_use(mica_operand *use, mica_value *value) {
  mica_operand_unlink(use);
  mica_operand_link(use, value);
  mica_block_note_change(use->owner->block);
}

void mica_rewriter_replace_uses(mica_rewriter *rw, mica_value *from, mica_value *to) {
  assert(from->first_use == NULL || to != NULL);
  if (from == to) return;
  while (from->first_use != NULL) {
    mica_operand *use = from->first_use;
    set_use(use, to);
    mica_rewriter_modified(rw, use->owner);
  }
}

void mica_rewriter_replace_uses_if(mica_rewriter *rw, mica_value *from, mica_value *to,
                                   mica_use_filter *filter, void *user) {
  if (from == to) return;
  for (mica_operand *use = from->first_use, *next; use != NULL; use = next) {
    next = use->next_use;
    if (!filter(user, use)) continue;
    set_use(use, to);
    mica_rewriter_modified(rw, use->owner);
  }
}

void mica_rewriter_set_operand(mica_rewriter *rw, mica_op *op, size_t index, mica_value *value) {
  assert(index < op->operand_count);
  mica_op_set_operand(op, index, value);
  mica_rewriter_modified(rw, op);
}

// ---- Erasing ------------------------------------------------------------------------------------

static mica_op *last_nested(mica_op *op) {
  for (size_t i = op->region_count; i-- > 0;)
    for (mica_block *b = mica_op_regions(op)[i].last; b != NULL; b = b->previous)
      if (b->last != NULL) return b->last;
  return NULL;
}

static void erase_one(mica_rewriter *rw, mica_op *op) {
  say_erased(rw, op);
  leave(rw, op);
  for (size_t i = 0; i < op->region_count; i++)
    for (mica_block *b = mica_op_regions(op)[i].first; b != NULL; b = b->next)
      say_block_erased(rw, b);
  for (size_t i = 0; i < op->result_count; i++) mica_value_drop_uses(mica_op_result(op, i));
  mica_op_destroy(op);
}

// Users go before what they use, as far as the order of the text has it so.
void mica_rewriter_erase(mica_rewriter *rw, mica_op *op) {
  mica_op *victim = op;
  for (mica_op *nested; (nested = last_nested(victim)) != NULL;) victim = nested;
  while (victim != op) {
    mica_op *parent = mica_op_parent(victim);
    erase_one(rw, victim);
    victim = parent;
    for (mica_op *nested; (nested = last_nested(victim)) != NULL;) victim = nested;
  }
  erase_one(rw, op);
}

void mica_rewriter_erase_block(mica_rewriter *rw, mica_block *block) {
  assert(block->first_use == NULL);
  while (block->last != NULL) mica_rewriter_erase(rw, block->last);
  say_block_erased(rw, block);
  if (rw->builder.block == block) rw->builder.block = NULL;
  mica_block_destroy(rw->builder.context, block);
}

bool mica_rewriter_erase_argument(mica_rewriter *rw, mica_block *block, size_t index) {
  mica_value *argument = mica_block_argument_at(block, index);
  if (!mica_value_is_unused(argument)) return false;
  say_argument_erased(rw, argument);
  return mica_block_erase_argument(rw->builder.context, block, index);
}

void mica_rewriter_erase_marked_arguments(mica_rewriter *rw, mica_block *block, const bool *marks) {
  for (size_t i = 0; i < block->argument_count; i++)
    if (marks[i]) say_argument_erased(rw, block->arguments[i]);
  mica_block_erase_marked_arguments(rw->builder.context, block, marks);
}

// ---- Replacing and moving -----------------------------------------------------------------------

void mica_rewriter_replace(mica_rewriter *rw, mica_op *op, mica_value *const *values) {
  say_replaced(rw, op, values);
  for (size_t i = 0; i < op->result_count; i++)
    mica_rewriter_replace_uses(rw, mica_op_result(op, i), values[i]);
  mica_rewriter_erase(rw, op);
}

bool mica_rewriter_replace_by(mica_rewriter *rw, mica_op *op, mica_op *by) {
  if (by == NULL) return false;
  assert(op->result_count == by->result_count);
  enum { MOST = 8 };
  mica_value *few[MOST] = {NULL};
  const size_t count = op->result_count;
  mica_context *ctx = rw->builder.context;
  mica_value **values = count <= MOST ? few : mica_allocate(ctx, count * sizeof *values);
  if (values == NULL) return false;
  for (size_t i = 0; i < count; i++) values[i] = mica_op_result(by, i);
  mica_rewriter_replace(rw, op, values);
  if (values != few) mica_free(ctx, values, count * sizeof *values);
  return true;
}

void mica_rewriter_put_without_results(mica_rewriter *rw, mica_op *op, mica_op *rest,
                                       const bool *erased) {
  assert(op->block != NULL);
  mica_block_insert_before(op, rest);
  say_inserted(rw, rest);
  for (size_t i = 0; i < op->region_count; i++)
    mica_rewriter_inline_region(rw, &mica_op_regions(op)[i], &mica_op_regions(rest)[i], NULL);
  for (size_t i = 0, kept = 0; i < op->result_count; i++) {
    assert(!erased[i] || mica_op_result(op, i)->first_use == NULL);
    if (!erased[i])
      mica_rewriter_replace_uses(rw, mica_op_result(op, i), mica_op_result(rest, kept++));
  }
  mica_rewriter_erase(rw, op);
}

mica_op *mica_rewriter_erase_results(mica_rewriter *rw, mica_op *op, const bool *erased) {
  mica_op *rest = mica_op_without_results(op, erased);
  if (rest != NULL) mica_rewriter_put_without_results(rw, op, rest, erased);
  return rest;
}

void mica_rewriter_move_before(mica_rewriter *rw, mica_op *op, mica_op *before) {
  assert(op->block != NULL && before->block != NULL);
  if (op == before || op->next == before) return;
  leave(rw, op);
  mica_op_move_before(op, before);
  say_inserted(rw, op);
}

void mica_rewriter_move_after(mica_rewriter *rw, mica_op *op, mica_op *after) {
  assert(op->block != NULL && after->block != NULL);
  if (op == after || op->previous == after) return;
  leave(rw, op);
  mica_op_move_after(op, after);
  say_inserted(rw, op);
}

// ---- Blocks and regions -------------------------------------------------------------------------

mica_block *mica_rewriter_new_block(mica_rewriter *rw, mica_region *region, mica_block *before,
                                    mica_types arguments, const mica_loc *locs) {
  assert(before == NULL || before->parent == region);
  mica_context *ctx = rw->builder.context;
  mica_block *block = mica_block_create(ctx);
  for (size_t i = 0; block != NULL && i < arguments.size; i++) {
    if (mica_block_add_argument(ctx, block, arguments.data[i], locs[i]) != NULL) continue;
    mica_block_destroy(ctx, block);
    block = NULL;
  }
  if (block == NULL) return NULL;
  if (before != NULL) mica_region_insert_before(before, block);
  else mica_region_append(region, block);
  mica_rewriter_at_end(rw, block);
  say_block_inserted(rw, block);
  return block;
}

mica_block *mica_rewriter_split_block(mica_rewriter *rw, mica_block *block, mica_op *first) {
  assert(first == NULL || first->block == block);
  mica_block *rest = mica_block_split(rw->builder.context, block, first);
  if (rest == NULL) return NULL;
  if (rw->builder.block == block && rw->builder.before != NULL)
    rw->builder.block = rw->builder.before->block;
  say_block_inserted(rw, rest);
  return rest;
}

void mica_rewriter_inline_block(mica_rewriter *rw, mica_block *block, mica_block *into,
                                mica_op *before, mica_value *const *values) {
  assert(block->first_use == NULL && block != into);
  for (size_t i = 0; i < block->argument_count; i++) {
    mica_value *argument = block->arguments[i];
    assert(mica_value_is_unused(argument) || mica_value_argument_block(values[i]) != block);
    mica_rewriter_replace_uses(rw, argument, values[i]);
  }
  mica_op *op = block->first;
  mica_block_take(before != NULL ? before->block : into, before, block);
  for (; op != NULL && op != before; op = op->next) say_inserted(rw, op);
  mica_rewriter_erase_block(rw, block);
}

void mica_rewriter_inline_region(mica_rewriter *rw, mica_region *region, mica_region *into,
                                 mica_block *before) {
  while (region->first != NULL) {
    mica_block *block = region->first;
    mica_block_remove(block);
    if (before != NULL) mica_region_insert_before(before, block);
    else mica_region_append(into, block);
    say_block_inserted(rw, block);
  }
}
