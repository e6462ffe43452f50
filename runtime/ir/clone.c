// Deep copies of operations and regions, in two walks along the tree's own links: the first makes
// blocks, arguments and operations in the order of the original, with the operands known so far;
// the second mends operands whose value came later.
#include <assert.h>

#include "ir/op.h"

typedef struct cloner {
  mica_context *context;
  mica_pointer_map values;  // old value -> new value
  mica_pointer_map blocks;  // old block -> new block
} cloner;

static void free_cloner(cloner *c) {
  mica_pointer_map_free(&c->context->memory, &c->values);
  mica_pointer_map_free(&c->context->memory, &c->blocks);
}

static bool map_value(cloner *c, const mica_value *from, mica_value *to) {
  return mica_pointer_map_set(&c->context->memory, &c->values, from, to);
}

static mica_value *mapped_value(const cloner *c, mica_value *from) {
  mica_value *to = mica_pointer_map_find(&c->values, from);
  return to != NULL ? to : from;
}

static bool clone_arguments(cloner *c, mica_block *to, const mica_block *from) {
  for (size_t i = 0; i < from->argument_count; i++) {
    const mica_value *argument = from->arguments[i];
    mica_value *copy =
        mica_block_add_argument(c->context, to, argument->type, mica_value_loc(argument));
    if (copy == NULL || !map_value(c, argument, copy)) return false;
  }
  return true;
}

// Empty blocks with their arguments, at the end of `to`.
static bool clone_blocks(cloner *c, mica_region *to, const mica_region *from) {
  for (const mica_block *block = from->first; block != NULL; block = block->next) {
    mica_block *copy = mica_block_create(c->context);
    if (copy == NULL) return false;
    mica_region_append(to, copy);
    if (!mica_pointer_map_set(&c->context->memory, &c->blocks, block, copy)) return false;
    if (!clone_arguments(c, copy, block)) return false;
  }
  return true;
}

// ---- One operation ------------------------------------------------------------------------------

typedef struct part_arrays {
  mica_value **operands;
  const mica_type **types;
  mica_block **successors;
} part_arrays;

static bool fill_arrays(cloner *c, mica_arena *scratch, const mica_op *op, part_arrays *arrays) {
  arrays->operands = MICA_ARENA_NEW(scratch, mica_value *, op->operand_count);
  arrays->types = MICA_ARENA_NEW(scratch, const mica_type *, op->result_count);
  arrays->successors = MICA_ARENA_NEW(scratch, mica_block *, op->successor_count);
  if (arrays->operands == NULL || arrays->types == NULL || arrays->successors == NULL) return false;
  for (size_t i = 0; i < op->operand_count; i++)
    arrays->operands[i] = mapped_value(c, op->operands[i].value);
  for (size_t i = 0; i < op->result_count; i++) arrays->types[i] = mica_op_result(op, i)->type;
  for (size_t i = 0; i < op->successor_count; i++) {
    mica_block *block = mica_op_successors(op)[i].block;
    mica_block *copy = mica_pointer_map_find(&c->blocks, block);
    arrays->successors[i] = copy != NULL ? copy : block;
  }
  return true;
}

// The operation with `result_count` of `arrays` and empty regions. Slots are copied as they are: an
// absent one stays absent.
static mica_op *create_copy(const mica_op *op, const part_arrays *arrays, size_t result_count) {
  mica_op_parts parts = {.operands = arrays->operands,
                         .operand_count = op->operand_count,
                         .result_types = arrays->types,
                         .result_count = result_count,
                         .slots = mica_op_slots(op),
                         .slot_count = op->name->slot_count,
                         .attributes = op->attributes,
                         .successors = arrays->successors,
                         .successor_count = op->successor_count,
                         .region_count = op->region_count};
  mica_op *copy = mica_op_create(op->loc, op->name, &parts);
  for (size_t i = 0; copy != NULL && i < op->name->slot_count; i++)
    mica_op_slots(copy)[i] = mica_op_slots(op)[i];
  return copy;
}

// NULL: no memory.
static mica_op *clone_shallow(cloner *c, mica_arena *scratch, const mica_op *op) {
  mica_arena_mark mark = mica_arena_save(scratch);
  part_arrays arrays;
  mica_op *copy = fill_arrays(c, scratch, op, &arrays) ? create_copy(op, &arrays, op->result_count)
                                                       : NULL;
  mica_arena_restore(scratch, mark);
  for (size_t i = 0; copy != NULL && i < op->result_count; i++) {
    if (map_value(c, mica_op_result(op, i), mica_op_result(copy, i))) continue;
    mica_op_destroy(copy);
    copy = NULL;
  }
  for (size_t i = 0; copy != NULL && i < op->region_count; i++) {
    if (clone_blocks(c, mica_op_region(copy, i), mica_op_region(op, i))) continue;
    mica_op_destroy(copy);
    copy = NULL;
  }
  return copy;
}

mica_op *mica_op_without_results(const mica_op *op, const bool *marks) {
  cloner c = {.context = mica_op_context(op)};
  mica_arena scratch = {.memory = &c.context->memory};
  part_arrays arrays;
  mica_op *copy = NULL;
  if (fill_arrays(&c, &scratch, op, &arrays)) {
    size_t kept = 0;
    for (size_t i = 0; i < op->result_count; i++)
      if (!marks[i]) arrays.types[kept++] = arrays.types[i];
    copy = create_copy(op, &arrays, kept);
  }
  mica_arena_free(&scratch);
  return copy;
}

// ---- A tree -------------------------------------------------------------------------------------

// Copies the operations of `from` into the block that stands for theirs. `operands` of values that
// come later in the original still name the original; the second pass mends them.
typedef struct tree_walk {
  cloner *cloner;
  mica_arena scratch;
  const mica_op *root;  // already copied, or NULL
} tree_walk;

static mica_walk clone_one(void *user, mica_op *op) {
  tree_walk *w = user;
  if (op == w->root) return MICA_WALK_ON;
  mica_block *home = mica_pointer_map_find(&w->cloner->blocks, op->block);
  mica_op *copy = clone_shallow(w->cloner, &w->scratch, op);
  if (copy == NULL) return MICA_WALK_STOP;
  mica_block_append(home, copy);
  return MICA_WALK_ON;
}

static mica_walk mend_operands(void *user, mica_op *copy) {
  const cloner *c = user;
  for (size_t i = 0; i < copy->operand_count; i++) {
    mica_value *value = copy->operands[i].value;
    mica_value *mapped = value == NULL ? NULL : mapped_value(c, value);
    if (mapped != value) mica_op_set_operand(copy, i, mapped);
  }
  return MICA_WALK_ON;
}

// All that is nested in `op`, below blocks that have been made.
static bool clone_nested(cloner *c, mica_op *op) {
  tree_walk w = {.cloner = c, .scratch = {.memory = &c->context->memory}, .root = op};
  bool ok = mica_op_walk_before(op, clone_one, &w);
  mica_arena_free(&w.scratch);
  return ok;
}

mica_op *mica_op_clone(const mica_op *op) {
  cloner c = {.context = mica_op_context(op)};
  mica_arena scratch = {.memory = &c.context->memory};
  mica_op *copy = clone_shallow(&c, &scratch, op);
  mica_arena_free(&scratch);
  if (copy != NULL && op->region_count != 0) {
    if (clone_nested(&c, (mica_op *)(uintptr_t)op)) {
      mica_op_walk_before(copy, mend_operands, &c);
    } else {
      mica_op_destroy(copy);
      copy = NULL;
    }
  }
  free_cloner(&c);
  return copy;
}

static bool clone_region_ops(cloner *c, const mica_region *from) {
  tree_walk w = {.cloner = c, .scratch = {.memory = &c->context->memory}};
  bool ok = true;
  for (const mica_block *block = from->first; ok && block != NULL; block = block->next)
    for (mica_op *op = block->first; ok && op != NULL; op = op->next)
      ok = mica_op_walk_before(op, clone_one, &w);
  mica_arena_free(&w.scratch);
  return ok;
}

static void mend_region(cloner *c, const mica_region *copy) {
  for (const mica_block *block = copy->first; block != NULL; block = block->next)
    for (mica_op *op = block->first; op != NULL; op = op->next)
      mica_op_walk_before(op, mend_operands, c);
}

// The copy is built apart: `to` may lie inside of `from`.
bool mica_region_clone(mica_region *to, const mica_region *from) {
  assert(to->parent != NULL);
  cloner c = {.context = mica_op_context(to->parent)};
  mica_region copy = {to->parent, NULL, NULL};
  bool ok = clone_blocks(&c, &copy, from) && clone_region_ops(&c, from);
  if (ok) {
    mend_region(&c, &copy);
    mica_region_take(to, &copy);
  }
  while (copy.last != NULL) mica_block_destroy(c.context, copy.last);
  free_cloner(&c);
  return ok;
}
