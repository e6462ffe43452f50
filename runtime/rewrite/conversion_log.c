// The log of a conversion: each change is done at once, and undone from the last one on. What is
// removed is kept until the end.
#include "rewrite/conversion.h"

#include <assert.h>

#include "context/context.h"
#include "ir/op.h"

struct op_state {
  const mica_attr *attributes;
  const mica_attr **slots;
  mica_value **operands;
  const mica_type **types;
  size_t operand_count;
  mica_block **successors;
};

enum { SPARE = 256 };

bool mica_conversion_log_reserve(mica_conversion *c) {
  return MICA_ARRAY_ROOM(&c->context->memory, c->log, c->log_size, c->log_capacity, SPARE);
}

bool mica_conversion_log(mica_conversion *c, change entry) {
  if (!MICA_ARRAY_ROOM(&c->context->memory, c->log, c->log_size, c->log_capacity, 1)) return false;
  c->log[c->log_size++] = entry;
  return true;
}

// ---- What is gone -------------------------------------------------------------------------------

bool mica_conversion_is_gone(const mica_conversion *c, const mica_op *op) {
  return mica_pointer_map_find(&c->gone, op) != NULL;
}

static mica_walk mark(void *user, mica_op *op) {
  mica_conversion *c = user;
  return mica_pointer_map_set(&c->context->memory, &c->gone, op, op) ? MICA_WALK_ON
                                                                     : MICA_WALK_STOP;
}

static mica_walk unmark(void *user, mica_op *op) {
  mica_conversion *c = user;
  mica_pointer_map_forget(&c->gone, op);
  return MICA_WALK_ON;
}

bool mica_conversion_mark_gone(mica_conversion *c, mica_op *op) {
  if (mica_op_walk_before(op, mark, c)) return true;
  mica_op_walk_before(op, unmark, c);
  return false;
}

// ---- Operations changed in place ----------------------------------------------------------------

static void free_state(mica_context *ctx, const mica_op *op, op_state *s) {
  if (s == NULL) return;
  mica_free(ctx, s->slots, op->name->slot_count * sizeof *s->slots);
  mica_free(ctx, s->operands, s->operand_count * sizeof *s->operands);
  mica_free(ctx, s->types, op->result_count * sizeof *s->types);
  mica_free(ctx, s->successors, op->successor_count * sizeof *s->successors);
  mica_free(ctx, s, sizeof *s);
}

static bool has_parts(const op_state *s, const mica_op *op) {
  return (s->slots != NULL || op->name->slot_count == 0) &&
         (s->operands != NULL || s->operand_count == 0) &&
         (s->types != NULL || op->result_count == 0) &&
         (s->successors != NULL || op->successor_count == 0);
}

static void *array(mica_context *ctx, size_t count, size_t size) {
  return count == 0 ? NULL : mica_allocate(ctx, count * size);
}

// NULL: no memory.
static op_state *state_of(mica_context *ctx, const mica_op *op) {
  op_state *s = mica_allocate(ctx, sizeof *s);
  if (s == NULL) return NULL;
  *s = (op_state){.attributes = op->attributes, .operand_count = op->operand_count};
  s->slots = array(ctx, op->name->slot_count, sizeof *s->slots);
  s->operands = array(ctx, op->operand_count, sizeof *s->operands);
  s->types = array(ctx, op->result_count, sizeof *s->types);
  s->successors = array(ctx, op->successor_count, sizeof *s->successors);
  if (!has_parts(s, op)) {
    free_state(ctx, op, s);
    return NULL;
  }
  for (size_t i = 0; i < op->name->slot_count; i++) s->slots[i] = mica_op_slot(op, i);
  for (size_t i = 0; i < op->operand_count; i++) s->operands[i] = mica_op_operand(op, i);
  for (size_t i = 0; i < op->result_count; i++) s->types[i] = mica_op_result(op, i)->type;
  for (size_t i = 0; i < op->successor_count; i++) s->successors[i] = mica_op_successor(op, i);
  return s;
}

bool mica_conversion_will_change(mica_conversion *c, mica_op *op) {
  op_state *s = state_of(c->context, op);
  if (s == NULL) return false;
  if (mica_conversion_log(c, (change){.kind = CHANGE_OP, .op = op, .state = s})) return true;
  free_state(c->context, op, s);
  return false;
}

// There is room for the operands that it had: an operation never gives any back.
static void restore(mica_op *op, const op_state *s) {
  mica_op_set_discardable(op, s->attributes);
  for (size_t i = 0; i < op->name->slot_count; i++) mica_op_set_slot(op, i, s->slots[i]);
  (void)mica_op_set_operands(op, s->operands, s->operand_count);
  for (size_t i = 0; i < op->result_count; i++)
    mica_value_set_type(mica_op_result(op, i), s->types[i]);
  for (size_t i = 0; i < op->successor_count; i++) mica_op_set_successor(op, i, s->successors[i]);
}

// ---- Undoing ------------------------------------------------------------------------------------

static void drop_uses(mica_op *op) {
  for (size_t i = 0; i < op->result_count; i++) mica_value_drop_uses(mica_op_result(op, i));
}

static void destroy_op(mica_op *op) {
  drop_uses(op);
  mica_op_destroy(op);
}

static void insert_op(mica_block *block, mica_op *before, mica_op *op) {
  if (before != NULL) mica_block_insert_before(before, op);
  else mica_block_append(block, op);
}

static void insert_block(mica_region *region, mica_block *before, mica_block *block) {
  if (before != NULL) mica_region_insert_before(before, block);
  else mica_region_append(region, block);
}

static void move_to_end(mica_block *block, mica_op *first, const mica_op *last) {
  for (mica_op *op = first, *next; op != NULL; op = next) {
    next = op == last ? NULL : op->next;
    mica_op_move_to_end(op, block);
  }
}

static void undo_split(mica_context *ctx, const change *e) {
  mica_block *rest = e->next;
  move_to_end(e->block, rest->first, NULL);
  mica_block_destroy(ctx, rest);
}

static void undo_use(mica_conversion *c, const change *e) {
  const mica_operand *use = &e->op->operands[e->index];
  if (mica_pointer_map_find(&c->originals, use) == e->value)
    mica_pointer_map_forget(&c->originals, use);
  mica_op_set_operand(e->op, e->index, e->value);
}

static void undo_one(mica_conversion *c, const change *e) {
  switch (e->kind) {
  case CHANGE_MADE: destroy_op(e->op); break;
  case CHANGE_REMOVED:
    insert_op(e->block, e->next, e->op);
    mica_op_walk_before(e->op, unmark, c);
    break;
  case CHANGE_USE: undo_use(c, e); break;
  case CHANGE_OP:
    restore(e->op, e->state);
    free_state(c->context, e->op, e->state);
    break;
  case CHANGE_BLOCK_MADE: mica_block_destroy(c->context, e->block); break;
  case CHANGE_BLOCK_MOVED:
    mica_block_remove(e->block);
    insert_block(e->region, e->next, e->block);
    break;
  case CHANGE_BLOCK_REMOVED: insert_block(e->region, e->next, e->block); break;
  case CHANGE_SPLIT: undo_split(c->context, e); break;
  case CHANGE_SPLIT_FRONT: mica_block_join_front(c->context, e->next, e->block); break;
  case CHANGE_JOINED: move_to_end(e->block, e->op, e->next); break;
  case CHANGE_ARGUMENT_ADDED:
    (void)mica_block_erase_argument(c->context, e->block, e->block->argument_count - 1);
    break;
  case CHANGE_SUCCESSOR: mica_op_set_successor(e->op, e->index, e->block); break;
  }
}

void mica_conversion_undo(mica_conversion *c, size_t log_size) {
  assert(log_size <= c->log_size);
  while (c->log_size > log_size) {
    const change e = c->log[--c->log_size];
    if (e.kind == CHANGE_MADE && c->cast_count > 0 && c->casts[c->cast_count - 1].op == e.op)
      c->cast_count--;
    undo_one(c, &e);
  }
}

// ---- At the end ---------------------------------------------------------------------------------

static void commit_one(mica_conversion *c, const change *e) {
  if (e->kind == CHANGE_REMOVED) {
    destroy_op(e->op);
  } else if (e->kind == CHANGE_BLOCK_REMOVED) {
    for (size_t i = 0; i < e->block->argument_count; i++)
      mica_value_drop_uses(e->block->arguments[i]);
    mica_block_destroy(c->context, e->block);
  } else if (e->kind == CHANGE_OP) {
    free_state(c->context, e->op, e->state);
  }
}

// The states first: they ask their operations, which may be gone.
void mica_conversion_commit(mica_conversion *c) {
  for (size_t i = 0; i < c->log_size; i++)
    if (c->log[i].kind == CHANGE_OP) commit_one(c, &c->log[i]);
  for (size_t i = 0; i < c->log_size; i++)
    if (c->log[i].kind == CHANGE_REMOVED) drop_uses(c->log[i].op);
  for (size_t i = c->log_size; i-- > 0;)
    if (c->log[i].kind != CHANGE_OP) commit_one(c, &c->log[i]);
  mica_conversion_erase_casts(c);
  c->log_size = 0;
}
