// Operations: making, destroying, and their place in a block.
// An operation is one piece of the context's pool; op.h tells how it is laid out.
#include "ir/op.h"

#include <assert.h>

#include "mica/diagnostic.h"
#include "mica/dialect.h"
#include "ir/op_name.h"

// ---- Making -------------------------------------------------------------------------------------

typedef struct op_shape {
  size_t operands, results, successors, regions, slots;
} op_shape;

static size_t shape_size(const op_shape *shape) {
  return sizeof(mica_op) + shape->results * sizeof(mica_value) +
         shape->regions * sizeof(mica_region) + shape->successors * sizeof(mica_successor) +
         shape->slots * sizeof(const mica_attr *) + shape->operands * sizeof(mica_operand);
}

static bool check_limits(mica_loc loc, const mica_op_name *name, const op_shape *shape) {
  mica_context *ctx = name->context;
  if (shape->regions > MICA_OP_REGION_COUNT_MAX) {
    return mica_error(ctx, loc, "'%S' op has %z regions, and the limit is %u", name->name,
                      shape->regions, (unsigned)MICA_OP_REGION_COUNT_MAX);
  }
  size_t most = MICA_OP_COUNT_MAX, most_successors = MICA_OP_SUCCESSOR_COUNT_MAX;
  if (shape->operands > most || shape->results > most) {
    return mica_error(ctx, loc, "'%S' op has more than %z operands or results", name->name, most);
  }
  if (shape->successors > most_successors)
    return mica_error(ctx, loc, "'%S' op has more than %z successors", name->name, most_successors);
  if (ctx->op_count < ctx->limits.operations) return true;
  return mica_error(ctx, loc, "too many operations: the limit is %z", ctx->limits.operations);
}

static bool has_default(const mica_op_def *def, size_t slot) {
  const mica_part *part = &def->parts[slot];
  return part->extra != 0 || (part->flags & MICA_PART_PROPERTY) != 0 || mica_part_holds_sizes(part);
}

static bool fill_slots(const mica_attr **slots, const mica_op_name *name,
                       const mica_op_parts *parts, size_t count) {
  size_t given = parts->slot_count < count ? parts->slot_count : count;
  for (size_t i = 0; i < count; i++) {
    slots[i] = i < given ? parts->slots[i] : NULL;
    if (slots[i] != NULL || name->def == NULL || !has_default(name->def, i)) continue;
    slots[i] = mica_op_name_default(name, i);
    if (slots[i] == NULL) return false;
  }
  return true;
}

static void fill_parts(mica_op *op, const mica_op_parts *parts) {
  mica_value *results = mica_op_results(op);
  for (size_t i = 0; i < parts->result_count; i++)
    results[i] = (mica_value){parts->result_types[i], NULL, (uintptr_t)op};
  mica_region *regions = mica_op_regions(op);
  for (size_t i = 0; i < parts->region_count; i++) regions[i] = (mica_region){op, NULL, NULL};
  mica_successor *successors = mica_op_successors(op);
  for (size_t i = 0; i < parts->successor_count; i++) {
    successors[i].owner = op;
    mica_successor_link(&successors[i], parts->successors[i]);
  }
  for (size_t i = 0; i < parts->operand_count; i++) {
    op->operands[i].owner = op;
    mica_operand_link(&op->operands[i], parts->operands[i]);
  }
}

mica_op *mica_op_create(mica_loc loc, const mica_op_name *name, const mica_op_parts *parts) {
  mica_context *ctx = name->context;
  op_shape shape = {parts->operand_count, parts->result_count, parts->successor_count,
                    parts->region_count, name->slot_count};
  if (!check_limits(loc, name, &shape)) return NULL;
  size_t size = shape_size(&shape);
  mica_op *op = mica_pool_allocate(&ctx->pool, size);
  if (op == NULL) return NULL;
  // Of bits side by side each is named: tcc leaves one that isn't as it was.
  *op = (mica_op){.name = name,
                  .loc = loc,
                  .attributes = parts->attributes,
                  .operand_count = shape.operands & MICA_OP_COUNT_MAX,
                  .flags = 0,
                  .result_count = shape.results & MICA_OP_COUNT_MAX,
                  .successor_count = shape.successors & MICA_OP_SUCCESSOR_COUNT_MAX,
                  .is_listed = 0,
                  .region_count = shape.regions & MICA_OP_REGION_COUNT_MAX};
  op->operands = mica_op_inline_operands(op);
  if (!fill_slots(mica_op_slots(op), name, parts, shape.slots)) {
    mica_pool_free(&ctx->pool, op, size);
    return NULL;
  }
  fill_parts(op, parts);
  ctx->op_count++;
  return op;
}

// ---- Destroying ---------------------------------------------------------------------------------

// Gives back an operation that stands in no block and whose regions are empty.
static void release(mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  if (ctx->on_destroy != NULL) ctx->on_destroy(ctx->on_destroy_user, op);
  if (ctx->on_release != NULL) ctx->on_release(ctx->on_release_user, op);
  mica_value *results = mica_op_results(op);
  for (size_t i = 0; i < op->result_count; i++)
    if (results[i].first_use != NULL) mica_value_drop_uses(&results[i]);
  for (size_t i = 0; i < op->operand_count; i++) mica_operand_unlink(&op->operands[i]);
  mica_successor *successors = mica_op_successors(op);
  for (size_t i = 0; i < op->successor_count; i++) mica_successor_unlink(&successors[i]);
  op_shape shape = {mica_op_operand_room(op), op->result_count, op->successor_count,
                    op->region_count, op->name->slot_count};
  mica_op_release_operands(op);
  mica_pool_free(&ctx->pool, op, shape_size(&shape));
  ctx->op_count--;
}

// The last region that still has blocks, or NULL. Regions are emptied from the back and never
// filled again, so all calls for one operation together pass each region once.
static mica_region *last_filled_region(mica_op *op) {
  if ((op->flags & MICA_OP_BEING_DESTROYED) == 0) {
    op->flags |= MICA_OP_BEING_DESTROYED;
    op->order = op->region_count;
  }
  while (op->order > 0 && mica_op_regions(op)[op->order - 1].first == NULL) op->order--;
  return op->order == 0 ? NULL : &mica_op_regions(op)[op->order - 1];
}

// The innermost last operation of a tree whose emptied blocks are given back on the way.
static mica_op *deepest_last(mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  for (;;) {
    mica_region *region = op->region_count == 0 ? NULL : last_filled_region(op);
    if (region == NULL) return op;
    mica_block *block = region->last;
    if (block->last != NULL) {
      op = block->last;
      continue;
    }
    mica_block_remove(block);
    mica_block_release(ctx, block);
  }
}

void mica_op_destroy(mica_op *op) {
  if (op == NULL) return;
  mica_op_remove(op);
  for (mica_op *victim = deepest_last(op); victim != op; victim = deepest_last(victim)) {
    mica_op *parent = mica_op_parent(victim);
    mica_op *previous = victim->previous;
    mica_op_remove(victim);
    release(victim);
    victim = previous != NULL ? previous : parent;
  }
  release(op);
}

static bool is_used_outside(const mica_op *op) {
  for (size_t i = 0; i < op->result_count; i++) {
    const mica_operand *use = mica_op_result(op, i)->first_use;
    for (; use != NULL; use = use->next_use)
      if (!mica_op_is_ancestor(op, use->owner)) return true;
  }
  return false;
}

bool mica_op_erase(mica_op *op) {
  if (op == NULL) return true;
  if (is_used_outside(op)) return mica_op_error(op, "can't be erased: its results are still used");
  mica_op_destroy(op);
  return true;
}

// ---- Place --------------------------------------------------------------------------------------

void mica_op_remove(mica_op *op) {
  mica_block *block = op->block;
  if (block == NULL) return;
  mica_block_note_change(block);
  if (op->previous != NULL) op->previous->next = op->next;
  else block->first = op->next;
  if (op->next != NULL) op->next->previous = op->previous;
  else block->last = op->previous;
  op->block = NULL;
  op->previous = op->next = NULL;
}

void mica_op_move_before(mica_op *op, mica_op *before) {
  if (op == before) return;
  mica_op_remove(op);
  mica_block_insert_before(before, op);
}

void mica_op_move_after(mica_op *op, mica_op *after) {
  if (op == after) return;
  mica_op_remove(op);
  mica_block_insert_after(after, op);
}

void mica_op_move_to_end(mica_op *op, mica_block *block) {
  mica_op_remove(op);
  mica_block_append(block, op);
}

mica_op *mica_op_parent(const mica_op *op) {
  return op->block == NULL ? NULL : mica_block_parent_op(op->block);
}

bool mica_op_is_before(const mica_op *a, const mica_op *b) {
  assert(a->block != NULL && a->block == b->block);
  mica_block_order(a->block);
  return a->order < b->order;
}

bool mica_op_is_ancestor(const mica_op *ancestor, const mica_op *op) {
  while (op != NULL && op != ancestor) op = mica_op_parent(op);
  return op != NULL;
}

bool mica_op_regions_hold(const mica_op *op, const mica_block *place) {
  const mica_op *around = mica_block_parent_op(place);
  return mica_op_first_nested(op) == NULL ? around == op : mica_op_is_ancestor(op, around);
}

bool mica_block_holds(const mica_block *block, const mica_region *place) {
  if (block->first == NULL) return false;
  const mica_op *op = place->parent;
  while (op != NULL && op->block != block) op = mica_op_parent(op);
  return op != NULL;
}

// ---- Regions and successors ---------------------------------------------------------------------

mica_region *mica_op_region(const mica_op *op, size_t index) {
  assert(index < op->region_count);
  return &mica_op_regions(op)[index];
}

mica_block *mica_op_successor(const mica_op *op, size_t index) {
  assert(index < op->successor_count);
  return mica_op_successors(op)[index].block;
}

void mica_op_set_successor(mica_op *op, size_t index, mica_block *block) {
  assert(index < op->successor_count && block != NULL);
  mica_successor *successor = &mica_op_successors(op)[index];
  mica_successor_unlink(successor);
  mica_successor_link(successor, block);
  mica_op_note_place(op);
}
