// Blocks that control can't reach. Called by the greedy driver; owns what it works with.
#include "context/context.h"
#include "ir/op.h"
#include "memory/table.h"
#include "rewrite/simplify.h"

typedef struct reach {
  mica_memory *memory;
  mica_rewriter *rw;
  const mica_settled *settled;
  mica_pointer_stack regions, blocks;  // that wait
  mica_pointer_map reached;            // blocks
  bool erased;
} reach;

static bool push_regions_of(reach *r, const mica_op *op) {
  for (size_t i = 0; i < op->region_count; i++)
    if (!mica_pointer_stack_push(r->memory, &r->regions, &mica_op_regions(op)[i])) return false;
  return true;
}

static bool push_nested(reach *r, const mica_block *block) {
  for (const mica_op *op = block->first; op != NULL; op = op->next)
    if (op->region_count != 0 && !mica_settled_has(r->settled, op) && !push_regions_of(r, op))
      return false;
  return true;
}

static bool push_all(reach *r, mica_region *region, const mica_pointer_stack *branching) {
  if (branching == NULL || region->first != region->last)
    return mica_pointer_stack_push(r->memory, &r->regions, region);
  for (size_t i = 0; i < branching->size; i++)
    if (!push_regions_of(r, branching->data[i])) return false;
  return true;
}

static bool enter(reach *r, mica_block *block) {
  if (mica_pointer_map_find(&r->reached, block) != NULL) return true;
  return mica_pointer_map_set(r->memory, &r->reached, block, block) &&
         mica_pointer_stack_push(r->memory, &r->blocks, block);
}

static bool reach_from(reach *r, mica_block *entry) {
  if (!enter(r, entry)) return false;
  for (mica_block *block; (block = mica_pointer_stack_pop(&r->blocks)) != NULL;) {
    const mica_op *last = block->last;
    for (size_t i = 0; last != NULL && i < last->successor_count; i++) {
      mica_block *successor = mica_op_successors(last)[i].block;
      if (successor != NULL && !enter(r, successor)) return false;
    }
  }
  return true;
}

static void erase_block(reach *r, mica_block *block) {
  for (mica_op *op = block->first; op != NULL; op = op->next)
    for (size_t i = 0; i < op->result_count; i++) mica_value_drop_uses(mica_op_result(op, i));
  for (size_t i = 0; i < block->argument_count; i++) mica_value_drop_uses(block->arguments[i]);
  while (block->first_use != NULL) mica_successor_unlink(block->first_use);
  mica_rewriter_erase_block(r->rw, block);
  r->erased = true;
}

static bool look_at(reach *r, const mica_region *region) {
  if (region->first == NULL) return true;
  if (region->first == region->last) return push_nested(r, region->first);
  if (!reach_from(r, region->first)) return false;
  for (mica_block *block = region->first, *next; block != NULL; block = next) {
    next = block->next;
    if (mica_pointer_map_find(&r->reached, block) == NULL) erase_block(r, block);
    else if (!push_nested(r, block)) return false;
  }
  return true;
}

mica_simplified mica_erase_unreachable_blocks(mica_rewriter *rw, mica_region *region,
                                              const mica_pointer_stack *branching,
                                              const mica_settled *settled) {
  reach r = {.memory = &mica_rewriter_context(rw)->memory, .rw = rw, .settled = settled};
  bool done = push_all(&r, region, branching);
  for (mica_region *next; done && (next = mica_pointer_stack_pop(&r.regions)) != NULL;)
    done = look_at(&r, next);
  mica_pointer_stack_free(r.memory, &r.regions);
  mica_pointer_stack_free(r.memory, &r.blocks);
  mica_pointer_map_free(r.memory, &r.reached);
  if (!done) return MICA_SIMPLIFIED_NO_MEMORY;
  return r.erased ? MICA_SIMPLIFIED_SOME : MICA_SIMPLIFIED_NOTHING;
}
