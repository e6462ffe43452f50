// Whether two blocks do the same, but for values from outside. Called by the merging of blocks;
// `places` is the caller's.
#include "rewrite/equal_blocks.h"

#include "context/context.h"
#include "ir/op.h"
#include "memory/array.h"
#include "memory/table.h"

// ---- Operations apart from their operands -------------------------------------------------------

static uint64_t op_hash(const mica_hash_key *k, uint64_t hash, const mica_op *op) {
  hash = hash_pointer(k, hash_pointer(k, hash, op->name), op->attributes);
  for (size_t i = 0; i < op->name->slot_count; i++)
    hash = hash_pointer(k, hash, mica_op_slots(op)[i]);
  for (size_t i = 0; i < op->result_count; i++)
    hash = hash_pointer(k, hash, mica_op_results(op)[i].type);
  for (size_t i = 0; i < op->successor_count; i++)
    hash = hash_pointer(k, hash, mica_op_successors(op)[i].block);
  return hash_small(k, hash, op->operand_count);
}

uint64_t mica_block_hash(const mica_block *block) {
  if (block->first == NULL) return 0;
  const mica_hash_key *k = &mica_op_context(block->first)->memory.hash_key;
  uint64_t hash = hash_start(k);
  for (const mica_op *op = block->first; op != NULL; op = op->next) hash = op_hash(k, hash, op);
  return hash_end(hash);
}

static bool is_same_op(const mica_op *a, const mica_op *b) {
  if (a->name != b->name || a->attributes != b->attributes ||
      a->operand_count != b->operand_count || a->result_count != b->result_count ||
      a->successor_count != b->successor_count || a->region_count != b->region_count)
    return false;
  for (size_t i = 0; i < a->name->slot_count; i++)
    if (mica_op_slots(a)[i] != mica_op_slots(b)[i]) return false;
  for (size_t i = 0; i < a->result_count; i++)
    if (mica_op_results(a)[i].type != mica_op_results(b)[i].type) return false;
  for (size_t i = 0; i < a->successor_count; i++)
    if (mica_op_successors(a)[i].block != mica_op_successors(b)[i].block) return false;
  return true;
}

// ---- Values -------------------------------------------------------------------------------------

static bool is_read_outside(const mica_value *value, const mica_block *block) {
  for (const mica_operand *use = value->first_use; use != NULL; use = use->next_use)
    if (use->owner->block != block) return true;
  return false;
}

static bool has_results_read_outside(const mica_op *op) {
  for (size_t i = 0; i < op->result_count; i++)
    if (is_read_outside(&mica_op_results(op)[i], op->block)) return true;
  return false;
}

bool mica_block_may_merge(const mica_block *block) {
  for (const mica_op *op = block->first; op != NULL; op = op->next)
    for (size_t i = 0; i < op->region_count; i++)
      if (mica_op_regions(op)[i].first != NULL) return false;
  for (size_t i = 0; i < block->argument_count; i++)
    if (is_read_outside(block->arguments[i], block)) return false;
  return true;
}

// What a branch defines can't be passed by that branch.
static bool may_be_passed(const mica_block *to, const mica_value *value) {
  const mica_op *by = mica_value_op(value);
  if (by == NULL || by->next != NULL || by->successor_count == 0) return true;
  for (const mica_successor *use = to->first_use; use != NULL; use = use->next_use)
    if (use->owner == by) return false;
  return true;
}

typedef struct comparison {
  const mica_block *a, *b;
  mica_memory *memory;
  mica_pointer_map twins;  // of an operation of `a`: that of `b`
  mica_operand_places *places;
  bool no_memory;
} comparison;

// Both stand in their blocks: the same argument, or the same result of the same operation.
static bool is_same_inside(const comparison *c, const mica_value *a, const mica_value *b) {
  if (mica_value_is_argument(a) != mica_value_is_argument(b) ||
      mica_value_index(a) != mica_value_index(b))
    return false;
  return mica_value_is_argument(a) ||
         mica_pointer_map_find(&c->twins, mica_value_op(a)) == mica_value_op(b);
}

static bool differ_outside(comparison *c, const mica_value *a, const mica_value *b,
                           mica_operand_place place) {
  if (!may_be_passed(c->a, a) || !may_be_passed(c->b, b)) return false;
  mica_operand_places *p = c->places;
  if (!MICA_ARRAY_ROOM(c->memory, p->data, p->size, p->capacity, 1)) {
    c->no_memory = true;
    return false;
  }
  p->data[p->size++] = place;
  return true;
}

static bool compare_operands(comparison *c, const mica_op *a, const mica_op *b, size_t number) {
  for (size_t i = 0; i < a->operand_count; i++) {
    const mica_value *of_a = mica_op_operand(a, i), *of_b = mica_op_operand(b, i);
    if (of_a == of_b) continue;
    if (of_a->type != of_b->type) return false;
    const bool is_inside = mica_value_block(of_a) == c->a;
    if (is_inside != (mica_value_block(of_b) == c->b)) return false;
    if (is_inside ? !is_same_inside(c, of_a, of_b)
                  : !differ_outside(c, of_a, of_b, (mica_operand_place){number, i}))
      return false;
  }
  return true;
}

static bool compare_ops(comparison *c) {
  const mica_op *a = c->a->first, *b = c->b->first;
  for (size_t number = 0; a != NULL && b != NULL; a = a->next, b = b->next, number++) {
    if (!is_same_op(a, b) || !compare_operands(c, a, b, number)) return false;
    if (has_results_read_outside(a) || has_results_read_outside(b)) return false;
    if (a->result_count == 0) continue;
    if (mica_pointer_map_set(c->memory, &c->twins, a, (void *)(uintptr_t)b)) continue;
    c->no_memory = true;
    return false;
  }
  return a == NULL && b == NULL;
}

static bool have_same_arguments(const mica_block *a, const mica_block *b) {
  if (a->argument_count != b->argument_count) return false;
  for (size_t i = 0; i < a->argument_count; i++)
    if (a->arguments[i]->type != b->arguments[i]->type) return false;
  return true;
}

mica_blocks_are mica_blocks_compare(const mica_block *a, const mica_block *b,
                                    mica_operand_places *places) {
  if (a->first == NULL || b->first == NULL || !have_same_arguments(a, b)) return MICA_BLOCKS_DIFFER;
  comparison c = {.a = a, .b = b, .memory = &mica_op_context(a->first)->memory, .places = places};
  const size_t known = places->size;
  const bool are_equal = compare_ops(&c);
  mica_pointer_map_free(c.memory, &c.twins);
  if (!are_equal) places->size = known;
  if (c.no_memory) return MICA_BLOCKS_NO_MEMORY;
  return are_equal ? MICA_BLOCKS_EQUAL : MICA_BLOCKS_DIFFER;
}
