// What nothing alive reads. All is dead until something alive reads it, so that what reads itself
// in a circle goes. Operations carry a flag meanwhile. Called by the greedy driver; owns what it
// works with. Cost: linear.
#include "context/context.h"
#include "ir/op.h"
#include "memory/table.h"
#include "mica/control_flow.h"
#include "mica/effects.h"
#include "rewrite/simplify.h"

typedef struct life {
  mica_memory *memory;
  mica_rewriter *rw;
  const mica_settled *settled;
  mica_pointer_map alive;             // values that are arguments
  mica_pointer_stack ops, arguments;  // alive, and what they read is still to be looked at
  mica_pointer_stack regions;         // in which what is dead is to be erased
  mica_region *region;
  bool no_memory, erased;
} life;

static bool is_alive(const mica_op *op) { return (op->flags & MICA_OP_ALIVE) != 0; }
static bool argument_is_alive(const life *l, const mica_value *argument) {
  return mica_pointer_map_find(&l->alive, argument) != NULL;
}

static void revive_op(life *l, mica_op *op) {
  if (is_alive(op)) return;
  op->flags |= MICA_OP_ALIVE;
  if (!mica_pointer_stack_push(l->memory, &l->ops, op)) l->no_memory = true;
}

static void revive_argument(life *l, mica_value *argument) {
  void **at = mica_pointer_map_enter(l->memory, &l->alive, argument);
  if (at != NULL && *at != NULL) return;
  if (at != NULL) *at = argument;
  if (at == NULL || !mica_pointer_stack_push(l->memory, &l->arguments, argument))
    l->no_memory = true;
}

// Arguments of a region's first block belong to whoever enters the region.
static bool is_entry(const mica_block *block) {
  return block->parent == NULL || block->parent->first == block;
}

static void revive_value(life *l, mica_value *value) {
  if (value == NULL) return;
  if (!mica_value_is_argument(value)) revive_op(l, mica_value_op(value));
  else if (!is_entry(mica_value_argument_block(value))) revive_argument(l, value);
}

// ---- What is alive ------------------------------------------------------------------------------

static bool is_branch(const mica_op *op) {
  return mica_op_has_flag(op, MICA_OP_TERMINATOR) &&
         mica_op_interface(op, &mica_branch_interface_id) != NULL;
}

static void revive_arguments(life *l, mica_block *block, size_t count) {
  for (size_t i = 0; i < block->argument_count && i < count; i++)
    revive_value(l, block->arguments[i]);
}

// What a branch passes on lives by the argument that it becomes; all else that it reads is alive.
static void read_branch(life *l, mica_op *op) {
  size_t at = 0;
  for (size_t i = 0; i < op->successor_count; i++) {
    const mica_successor_operands passed = mica_branch_operands(op, i);
    revive_arguments(l, mica_op_successor(op, i), passed.produced);
    if (passed.count == 0) continue;
    for (; at < passed.first; at++) revive_value(l, mica_op_operand(op, at));
    if (at < passed.first + passed.count) at = passed.first + passed.count;
  }
  for (; at < op->operand_count; at++) revive_value(l, mica_op_operand(op, at));
}

static void read_op(life *l, mica_op *op) {
  if (is_branch(op)) {
    read_branch(l, op);
    return;
  }
  for (size_t i = 0; i < op->operand_count; i++) revive_value(l, mica_op_operand(op, i));
  for (size_t i = 0; i < op->successor_count; i++)
    revive_arguments(l, mica_op_successor(op, i), SIZE_MAX);
}

static void read_argument(life *l, const mica_value *argument) {
  const mica_block *block = mica_value_argument_block(argument);
  const size_t index = mica_value_index(argument);
  for (const mica_successor *use = block->first_use; use != NULL; use = use->next_use) {
    if (is_branch(use->owner))
      revive_value(l, mica_branch_value_of_argument(use->owner, mica_successor_index(use), index));
  }
}

// Terminators, and what does more than give results. What is nested was asked before, so that
// nesting is walked once: what has the effects of its regions has been told of any.
static void find_life(life *l, mica_op *op) {
  const mica_walk own = mica_op_expect_dead(op);
  const bool lives = own == MICA_WALK_STOP ||
                     (own == MICA_WALK_ON && (op->flags & MICA_OP_HOLDS_EFFECTS) != 0);
  op->flags &= UINT8_MAX & ~MICA_OP_HOLDS_EFFECTS;
  if (lives && op->block->parent != l->region) mica_op_parent(op)->flags |= MICA_OP_HOLDS_EFFECTS;
  if (lives || !mica_op_may_be_dead(op)) revive_op(l, op);
}

static mica_op *innermost_first(const life *l, mica_op *op) {
  while (op->region_count != 0 && !mica_settled_has(l->settled, op)) {
    mica_op *nested = mica_op_first_nested(op);
    if (nested == NULL) break;
    op = nested;
  }
  return op;
}

static void find_life_inside(life *l, mica_op *top) {
  for (mica_op *op = innermost_first(l, top); op != NULL && !l->no_memory;) {
    find_life(l, op);
    if (op == top) return;
    mica_op *sibling = mica_op_next_sibling(op);
    op = sibling != NULL ? innermost_first(l, sibling) : mica_op_parent(op);
  }
}

static bool read_all(life *l) {
  while (!l->no_memory) {
    mica_op *op = mica_pointer_stack_pop(&l->ops);
    if (op != NULL) {
      read_op(l, op);
      continue;
    }
    const mica_value *argument = mica_pointer_stack_pop(&l->arguments);
    if (argument == NULL) break;
    read_argument(l, argument);
  }
  return !l->no_memory;
}

// ---- What goes ----------------------------------------------------------------------------------

static bool drop_passed(life *l, mica_op *op, size_t successor) {
  const mica_block *block = mica_op_successor(op, successor);
  const mica_successor_operands passed = mica_branch_operands(op, successor);
  for (size_t end = passed.count; end > 0;) {
    size_t begin = end;
    while (begin > 0 && !argument_is_alive(l, block->arguments[passed.produced + begin - 1]))
      begin--;
    if (begin < end && !mica_branch_drop_operands(op, successor, begin, end - begin)) return false;
    if (begin < end) mica_rewriter_modified(l->rw, op);
    end = begin == 0 ? 0 : begin - 1;
  }
  return true;
}

static bool drop_all_passed(life *l, mica_op *op) {
  if (op == NULL || !is_branch(op)) return true;
  for (size_t i = op->successor_count; i-- > 0;)
    if (!is_entry(mica_op_successor(op, i)) && !drop_passed(l, op, i)) return false;
  return true;
}

static void erase_op(life *l, mica_op *op) {
  for (size_t i = 0; i < op->result_count; i++) mica_value_drop_uses(mica_op_result(op, i));
  mica_rewriter_erase(l->rw, op);
  l->erased = true;
}

// What stands in the region and is isolated is done with at once, while it is at hand.
static bool is_on_its_own(const life *l, const mica_op *op) {
  return op->block->parent == l->region && mica_op_has_flag(op, MICA_OP_ISOLATED_FROM_ABOVE);
}

static bool push_regions(life *l, mica_op *op) {
  if (mica_settled_has(l->settled, op)) return true;
  for (size_t i = 0; i < op->region_count; i++)
    if (!mica_pointer_stack_push(l->memory, &l->regions, &mica_op_regions(op)[i])) return false;
  return true;
}

static bool erase_in_block(life *l, mica_block *block) {
  for (mica_op *op = block->last, *previous; op != NULL; op = previous) {
    previous = op->previous;
    if (!is_alive(op)) {
      erase_op(l, op);
      continue;
    }
    op->flags &= UINT8_MAX & ~MICA_OP_ALIVE;
    if (op->region_count != 0 && !is_on_its_own(l, op) && !push_regions(l, op)) return false;
  }
  return true;
}

static void erase_arguments(life *l, mica_block *block) {
  for (size_t i = block->argument_count; i-- > 0;)
    if (!argument_is_alive(l, block->arguments[i])) {
      mica_value_drop_uses(block->arguments[i]);
      (void)mica_rewriter_erase_argument(l->rw, block, i);
    }
}

// Every branch drops its operands before any block drops an argument.
static bool erase_in_region(life *l, mica_region *region) {
  const bool has_branches = region->first != region->last;
  for (mica_block *b = region->last; has_branches && b != NULL; b = b->previous)
    if (!drop_all_passed(l, b->last)) return false;
  for (mica_block *b = region->last; b != NULL; b = b->previous)
    if (!erase_in_block(l, b)) return false;
  for (mica_block *b = region->first; b != NULL; b = b->next)
    if (!is_entry(b)) erase_arguments(l, b);
  return true;
}

static bool erase_in_all(life *l) {
  for (mica_region *next; (next = mica_pointer_stack_pop(&l->regions)) != NULL;)
    if (!erase_in_region(l, next)) return false;
  return true;
}

static bool look_at(life *l, mica_op *top) {
  if (top->region_count == 0) {
    find_life(l, top);
    return !l->no_memory;
  }
  find_life_inside(l, top);
  if (l->no_memory || !is_on_its_own(l, top)) return !l->no_memory;
  return read_all(l) && push_regions(l, top) && erase_in_all(l);
}

static bool look_at_all(life *l) {
  for (mica_block *block = l->region->first; block != NULL; block = block->next)
    for (mica_op *top = block->first; top != NULL; top = top->next)
      if (!look_at(l, top)) return false;
  return read_all(l) && mica_pointer_stack_push(l->memory, &l->regions, l->region) &&
         erase_in_all(l);
}

static void forget_all(mica_region *region) {
  for (mica_block *block = region->first; block != NULL; block = block->next)
    for (mica_op *top = block->first; top != NULL; top = top->next)
      for (mica_op *op = top; op != NULL; op = mica_op_walk_next(op, top))
        op->flags &= UINT8_MAX & ~(MICA_OP_ALIVE | MICA_OP_HOLDS_EFFECTS);
}

mica_simplified mica_erase_dead(mica_rewriter *rw, mica_region *region,
                                const mica_settled *settled) {
  life l = {
      .memory = &mica_rewriter_context(rw)->memory, .rw = rw, .settled = settled, .region = region};
  const bool done = look_at_all(&l);
  mica_pointer_stack_free(l.memory, &l.regions);
  mica_pointer_stack_free(l.memory, &l.ops);
  mica_pointer_stack_free(l.memory, &l.arguments);
  mica_pointer_map_free(l.memory, &l.alive);
  if (!done) forget_all(region);
  if (!done) return MICA_SIMPLIFIED_NO_MEMORY;
  return l.erased ? MICA_SIMPLIFIED_SOME : MICA_SIMPLIFIED_NOTHING;
}
