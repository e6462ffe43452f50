// Blocks: their arguments, their operations, their order numbers.
#include <assert.h>

#include "mica/dialect.h"
#include "ir/op.h"

mica_block *mica_block_create(mica_context *ctx) {
  mica_block *block = mica_pool_allocate(&ctx->pool, sizeof *block);
  if (block != NULL) *block = (mica_block){.ordered = true, .number = UINT32_MAX};
  return block;
}

static void free_argument(mica_context *ctx, mica_value *argument) {
  mica_value_drop_uses(argument);
  mica_pool_free(&ctx->pool, argument, sizeof(mica_block_argument));
}

void mica_block_release(mica_context *ctx, mica_block *block) {
  while (block->first_use != NULL) mica_successor_unlink(block->first_use);
  for (size_t i = 0; i < block->argument_count; i++) free_argument(ctx, block->arguments[i]);
  mica_pool_free(&ctx->pool, block->arguments, block->argument_capacity * sizeof *block->arguments);
  mica_pool_free(&ctx->pool, block, sizeof *block);
}

void mica_block_destroy(mica_context *ctx, mica_block *block) {
  if (block == NULL) return;
  mica_block_remove(block);
  while (block->last != NULL) mica_op_destroy(block->last);
  mica_block_release(ctx, block);
}

// ---- Arguments ----------------------------------------------------------------------------------

static bool reserve_argument(mica_context *ctx, mica_block *block) {
  if (block->argument_count < block->argument_capacity) return true;
  size_t old = block->argument_capacity, capacity = old == 0 ? 1 : old * 2;
  size_t item = sizeof *block->arguments;
  mica_value **grown = capacity > UINT32_MAX ? NULL
                                             : mica_pool_allocate(&ctx->pool, capacity * item);
  if (grown == NULL) return false;
  if (old != 0) memcpy(grown, block->arguments, old * item);
  mica_pool_free(&ctx->pool, block->arguments, old * item);
  block->arguments = grown;
  block->argument_capacity = (uint32_t)capacity;
  return true;
}

mica_value *mica_block_add_argument(mica_context *ctx, mica_block *block, const mica_type *type,
                                    mica_loc loc) {
  if (type == NULL) return NULL;
  assert(type->context == ctx);
  if (!reserve_argument(ctx, block)) return NULL;
  mica_block_argument *argument = mica_pool_allocate(&ctx->pool, sizeof *argument);
  if (argument == NULL) return NULL;
  *argument = (mica_block_argument){.value = {type, NULL, (uintptr_t)block | 1},
                                    .loc = loc,
                                    .index = block->argument_count,
                                    .label = UINT32_MAX};
  block->arguments[block->argument_count++] = &argument->value;
  return &argument->value;
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
  block->argument_count = (uint32_t)kept;
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
  if (op->successor_count != 0) block->may_branch_early = true;
  block->ordered = false;
}

void mica_block_order(mica_block *block) {
  if (block->ordered) return;
  uint32_t order = 0;
  for (mica_op *op = block->first; op != NULL; op = op->next) op->order = order++;
  block->ordered = true;
}

size_t mica_block_index(const mica_block *b) {
  size_t index = 0;
  for (const mica_block *i = b->previous; i != NULL; i = i->previous) index++;
  return index;
}
