// What patterns of a conversion do: each change is logged before it is done.
#include "context/context.h"

#include <assert.h>
#include "ir/op.h"
#include "rewrite/conversion.h"

mica_rewriter *mica_conversion_rewriter(mica_conversion *c) { return &c->rewriter; }
void *mica_conversion_user(const mica_conversion *c) { return c->options->user; }
mica_type_converter *mica_conversion_types(const mica_conversion *c) { return c->options->types; }

// ---- Values -------------------------------------------------------------------------------------

static bool log_use(mica_conversion *c, const mica_operand *use) {
  const change e = {
      .kind = CHANGE_USE, .op = use->owner, .index = mica_operand_index(use), .value = use->value};
  return (mica_pointer_map_find(&c->originals, use) != NULL ||
          mica_pointer_map_set(&c->context->memory, &c->originals, use, use->value)) &&
         mica_conversion_log(c, e);
}

const mica_value *mica_conversion_original(const mica_conversion *c, const mica_op *op,
                                           size_t index) {
  const mica_value *original = mica_pointer_map_find(&c->originals, &op->operands[index]);
  return original != NULL ? original : mica_op_operand(op, index);
}

static bool log_uses(mica_conversion *c, const mica_value *value, const mica_op *except) {
  for (const mica_operand *use = value->first_use; use != NULL; use = use->next_use) {
    if (use->owner != except && !log_use(c, use)) return false;
  }
  return true;
}

static bool is_not_of(void *user, const mica_operand *use) { return use->owner != user; }

// In all operations but one.
static bool replace_uses(mica_conversion *c, mica_value *from, mica_value *to, mica_op *except) {
  if (from == to) return true;
  const size_t before = c->log_size;
  if (!log_uses(c, from, except)) {
    c->log_size = before;
    return false;
  }
  mica_rewriter rw = mica_rewriter_of(c->context, NULL);
  mica_rewriter_replace_uses_if(&rw, from, to, is_not_of, except);
  return true;
}

bool mica_conversion_replace_uses(mica_conversion *c, mica_value *from, mica_value *to) {
  return replace_uses(c, from, to, NULL);
}

static bool replace_value(mica_conversion *c, mica_value *from, mica_value *const *values,
                          size_t count) {
  if (mica_value_is_unused(from)) return true;
  if (count == 1 && values[0]->type == from->type) return replace_uses(c, from, values[0], NULL);
  mica_op *cast =
      mica_conversion_cast(c, values, count, &from->type, 1, mica_value_loc(from), true);
  return cast != NULL && replace_uses(c, from, mica_op_result(cast, 0), cast);
}

// ---- Operations ---------------------------------------------------------------------------------

bool mica_conversion_erase(mica_conversion *c, mica_op *op) {
  assert(op->block != NULL);
  const change e = {.kind = CHANGE_REMOVED, .op = op, .block = op->block, .next = op->next};
  if (!mica_conversion_mark_gone(c, op) || !mica_conversion_log(c, e)) return false;
  if (c->rewriter.builder.before == op) c->rewriter.builder.before = op->next;
  mica_op_remove(op);
  return true;
}

bool mica_conversion_replace_many(mica_conversion *c, mica_op *op, mica_value *const *values,
                                  const size_t *counts) {
  const mica_rewriter place = c->rewriter;
  mica_rewriter_before(&c->rewriter, op);
  bool done = true;
  for (size_t i = 0; done && i < op->result_count; i++) {
    const size_t count = counts == NULL ? 1 : counts[i];
    done = replace_value(c, mica_op_result(op, i), values, count);
    values += count;
  }
  c->rewriter = place;
  return done && mica_conversion_erase(c, op);
}

bool mica_conversion_replace(mica_conversion *c, mica_op *op, mica_value *const *values) {
  return mica_conversion_replace_many(c, op, values, NULL);
}

bool mica_conversion_replace_by(mica_conversion *c, mica_op *op, mica_op *by) {
  if (by == NULL) return false;
  assert(op->result_count == by->result_count);
  const size_t count = op->result_count;
  mica_value **values = count == 0 ? NULL : mica_allocate(c->context, count * sizeof *values);
  if (values == NULL && count != 0) return false;
  for (size_t i = 0; i < count; i++) values[i] = mica_op_result(by, i);
  const bool done = mica_conversion_replace(c, op, values);
  mica_free(c->context, values, count * sizeof *values);
  return done;
}

// ---- Converted operands -------------------------------------------------------------------------

// NULL: no memory.
static void *new_list(mica_conversion *c, size_t size) {
  mica_memory *memory = &c->context->memory;
  if (!MICA_ARRAY_ROOM(memory, c->lists, c->list_count, c->list_capacity, 1)) return NULL;
  void *list = mica_allocate(c->context, size);
  if (list != NULL) c->lists[c->list_count++] = (conversion_list){list, size};
  return list;
}

mica_value **mica_conversion_array(mica_conversion *c, size_t count) {
  return new_list(c, (count + 1) * sizeof(mica_value *));
}
const mica_type **mica_conversion_type_array(mica_conversion *c, size_t count) {
  return new_list(c, (count + 1) * sizeof(const mica_type *));
}

static bool gives_types(const mica_op *cast, const mica_type_list *types) {
  if (cast->operand_count != types->size) return false;
  for (size_t i = 0; i < types->size; i++)
    if (mica_op_operand(cast, i)->type != types->data[i]) return false;
  return true;
}

// NULL: no memory.
static mica_value *const *list_of(mica_conversion *c, mica_value *value,
                                  const mica_type_list *types) {
  mica_value **list = mica_conversion_array(c, types->size);
  if (list == NULL) return NULL;
  if (types->size == 1 && types->data[0] == value->type) {
    list[0] = value;
    return list;
  }
  mica_op *cast = mica_value_op(value);
  const bool is_known = mica_conversion_is_cast(c, cast) && cast->result_count == 1 &&
                        gives_types(cast, types);
  if (!is_known)
    cast =
        mica_conversion_cast(c, &value, 1, types->data, types->size, mica_value_loc(value), false);
  if (cast == NULL) return NULL;
  for (size_t i = 0; i < types->size; i++)
    list[i] = is_known ? mica_op_operand(cast, i) : mica_op_result(cast, i);
  return list;
}

bool mica_conversion_values(mica_conversion *c, mica_value *value, mica_value *const **values,
                            size_t *count) {
  mica_type_list types = {.context = c->context};
  const bool done = c->options->types == NULL
                        ? mica_type_list_add(&types, value->type)
                        : mica_type_convert(c->options->types, value->type, &types);
  *values = done ? list_of(c, value, &types) : NULL;
  *count = types.size;
  mica_type_list_free(&types);
  return *values != NULL;
}

mica_value *mica_conversion_operand(mica_conversion *c, const mica_op *op, size_t index) {
  assert(index < op->operand_count);
  mica_value *const *values;
  size_t count;
  if (!mica_conversion_values(c, mica_op_operand(op, index), &values, &count)) return NULL;
  return count == 1 ? values[0] : NULL;
}

// ---- Blocks -------------------------------------------------------------------------------------

static void insert_block(mica_region *region, mica_block *before, mica_block *block) {
  assert(before == NULL || before->parent == region);
  if (before != NULL) mica_region_insert_before(before, block);
  else mica_region_append(region, block);
}

mica_value *mica_conversion_add_argument(mica_conversion *c, mica_block *block,
                                         const mica_type *type, mica_loc loc) {
  mica_value *argument = mica_block_add_argument(c->context, block, type, loc);
  const change e = {.kind = CHANGE_ARGUMENT_ADDED, .block = block};
  if (argument == NULL || mica_conversion_log(c, e)) return argument;
  (void)mica_block_erase_argument(c->context, block, block->argument_count - 1);
  return NULL;
}

static bool add_arguments(mica_conversion *c, mica_block *block, mica_types types, mica_loc loc) {
  for (size_t i = 0; i < types.size; i++)
    if (mica_block_add_argument(c->context, block, types.data[i], loc) == NULL) return false;
  return mica_conversion_log(c, (change){.kind = CHANGE_BLOCK_MADE, .block = block});
}

mica_block *mica_conversion_new_block(mica_conversion *c, mica_region *region, mica_block *before,
                                      mica_types arguments, mica_loc loc) {
  mica_block *block = mica_block_create(c->context);
  if (block == NULL) return NULL;
  if (!add_arguments(c, block, arguments, loc)) {
    mica_block_destroy(c->context, block);
    return NULL;
  }
  insert_block(region, before, block);
  mica_rewriter_at_end(&c->rewriter, block);
  return block;
}

mica_block *mica_conversion_split_block(mica_conversion *c, mica_block *block, mica_op *first) {
  assert(first == NULL || first->block == block);
  mica_block *rest = mica_rewriter_split_block(&c->rewriter, block, first);
  const change e = {.kind = CHANGE_SPLIT, .block = block, .next = rest};
  if (rest == NULL || mica_conversion_log(c, e)) return rest;
  mica_rewriter_inline_block(&c->rewriter, rest, block, NULL, NULL);
  return NULL;
}

// Whether fewer operations stand before it than behind it.
static bool is_near_front(const mica_op *op) {
  const mica_op *before = op->previous, *after = op->next;
  while (before != NULL && after != NULL) {
    before = before->previous;
    after = after->next;
  }
  return before == NULL;
}

bool mica_conversion_split_at(mica_conversion *c, mica_op *op, mica_block **before,
                              mica_block **after) {
  assert(op->block != NULL);
  if (!is_near_front(op)) {
    *before = op->block;
    *after = mica_conversion_split_block(c, *before, op);
    return *after != NULL;
  }
  *after = op->block;
  *before = mica_block_split_front(c->context, *after, op);
  const change e = {.kind = CHANGE_SPLIT_FRONT, .block = *after, .next = *before};
  if (*before == NULL || mica_conversion_log(c, e)) return *before != NULL;
  mica_block_join_front(c->context, *before, *after);
  return false;
}

bool mica_conversion_inline_region(mica_conversion *c, mica_region *region, mica_region *into,
                                   mica_block *before) {
  while (region->first != NULL) {
    mica_block *block = region->first;
    const change e = {
        .kind = CHANGE_BLOCK_MOVED, .block = block, .region = region, .next = block->next};
    if (!mica_conversion_log(c, e)) return false;
    mica_block_remove(block);
    insert_block(into, before, block);
  }
  return true;
}

static bool remove_block(mica_conversion *c, mica_block *block) {
  const change e = {
      .kind = CHANGE_BLOCK_REMOVED, .block = block, .region = block->parent, .next = block->next};
  if (!mica_conversion_log(c, e)) return false;
  mica_block_remove(block);
  return true;
}

static bool move_ops(mica_conversion *c, mica_block *block, mica_block *into, mica_op *before) {
  assert(before == NULL || before->block == into);
  if (block->first == NULL) return true;
  const change e = {.kind = CHANGE_JOINED, .block = block, .op = block->first, .next = block->last};
  if (!mica_conversion_log(c, e)) return false;
  while (block->first != NULL) {
    if (before != NULL) mica_op_move_before(block->first, before);
    else mica_op_move_to_end(block->first, into);
  }
  return true;
}

bool mica_conversion_inline_block(mica_conversion *c, mica_block *block, mica_block *into,
                                  mica_op *before, mica_value *const *values) {
  for (size_t i = 0; i < block->argument_count; i++)
    if (!replace_uses(c, block->arguments[i], values[i], NULL)) return false;
  return move_ops(c, block, into, before) && remove_block(c, block);
}

// ---- Blocks with other arguments ----------------------------------------------------------------

static bool redirect(mica_conversion *c, mica_block *from, mica_block *to) {
  while (from->first_use != NULL) {
    const mica_successor *use = from->first_use;
    const size_t index = (size_t)(use - mica_op_successors(use->owner));
    const change e = {.kind = CHANGE_SUCCESSOR, .op = use->owner, .index = index, .block = from};
    if (!mica_conversion_log(c, e)) return false;
    mica_op_set_successor(use->owner, index, to);
  }
  return true;
}

// Adds the arguments that one becomes, and lets them stand for it.
static bool convert_argument(mica_conversion *c, mica_value *argument, mica_block *to) {
  mica_type_list types = {.context = c->context};
  const size_t first = to->argument_count;
  bool done = mica_type_convert(c->options->types, argument->type, &types);
  for (size_t i = 0; done && i < types.size; i++)
    done = mica_conversion_add_argument(c, to, types.data[i], mica_value_loc(argument)) != NULL;
  mica_rewriter_at_start(&c->rewriter, to);
  done = done && replace_value(c, argument, to->arguments + first, types.size);
  mica_type_list_free(&types);
  return done;
}

mica_block *mica_conversion_convert_block(mica_conversion *c, mica_block *block) {
  assert(c->options->types != NULL);
  const mica_rewriter place = c->rewriter;
  mica_block *made =
      mica_conversion_new_block(c, block->parent, block, (mica_types){NULL, 0}, mica_loc_unknown());
  bool done = made != NULL && move_ops(c, block, made, NULL) && redirect(c, block, made);
  for (size_t i = 0; done && i < block->argument_count; i++)
    done = convert_argument(c, block->arguments[i], made);
  c->rewriter = place;
  if (place.builder.block == block) c->rewriter.builder.block = made;
  return done && remove_block(c, block) ? made : NULL;
}

bool mica_conversion_convert_region(mica_conversion *c, mica_region *region) {
  for (mica_block *b = region->first; b != NULL; b = b->next) {
    b = mica_conversion_convert_block(c, b);
    if (b == NULL) return false;
  }
  return true;
}
