// Changing operations, blocks and values: while patterns run, by their rewriter.
#include "native/base.h"

// Whoever runs patterns hears of what happens inside of what they run on.
static bool is_heard(const home *h, const mica_op *op) {
  return h->rewriter != NULL && op != NULL && mica_op_is_ancestor(h->rewritten, op);
}
const mica_listener *listener_at(const home *h, at block) {
  return block != 0 && is_heard(h, mica_block_parent_op(BLOCK(block)))
             ? h->rewriter->builder.listener
             : NULL;
}
void note_change(home *h, mica_op *op) {
  h->changes++;
  if (is_heard(h, op)) mica_rewriter_modified(h->rewriter, op);
}

bool op_erase(home *h, at op) {
  if (h->rewriter == NULL) return mica_op_erase(OP(op));
  for (size_t i = 0; i < mica_op_result_count(OP(op)); i++)
    if (!mica_value_is_unused(mica_op_result(OP(op), i)))
      return mica_op_error(OP(op), "can't be erased: its results are still used");
  h->changes++;
  mica_rewriter_erase(h->rewriter, OP(op));
  return true;
}
void op_destroy_unseen(home *h, at op) {
  h->is_unseen = true;
  mica_op_destroy(OP(op));
  h->is_unseen = false;
}
at op_clone(at op) { return AT(mica_op_clone(OP(op))); }
void op_remove(home *h, at op) {
  h->changes++;
  mica_op_remove(OP(op));
}

void op_insert(home *h, at op, at block, at before) {
  mica_builder b = {h->ctx, BLOCK(block), OP(before), listener_at(h, block)};
  h->changes++;
  mica_builder_insert(&b, OP(op));
}
void op_move(home *h, at op, at block, at before) {
  if (op == before) return;
  mica_op_remove(OP(op));
  op_insert(h, op, block, before);
}
void op_set_operand(home *h, at op, size_t index, at value) {
  mica_op_set_operand(OP(op), index, VALUE(value));
  note_change(h, OP(op));
}
bool op_set_operands(home *h, at op, const at *values, size_t count) {
  if (!mica_op_set_operands(OP(op), VALUES(values), count)) return false;
  note_change(h, OP(op));
  return true;
}
void op_set_successor(home *h, at op, size_t index, at block) {
  mica_op_set_successor(OP(op), index, BLOCK(block));
  note_change(h, OP(op));
}

// What changes uses: by whoever runs patterns, or by a rewriter that nobody listens to.
static mica_rewriter *rewriter_of(home *h, mica_rewriter *own) {
  h->changes++;
  *own = mica_rewriter_of(h->ctx, NULL);
  return h->rewriter == NULL ? own : h->rewriter;
}

void op_replace(home *h, at op, const at *values) {
  mica_rewriter own;
  mica_rewriter_replace(rewriter_of(h, &own), OP(op), VALUES(values));
}
void value_replace_uses(home *h, at from, at to) {
  mica_rewriter own;
  mica_rewriter_replace_uses(rewriter_of(h, &own), VALUE(from), VALUE(to));
}
void value_set_type(home *h, at value, at type) {
  mica_value_set_type(VALUE(value), TYPE(type));
  mica_op *op = mica_value_op(VALUE(value));
  if (op == NULL) op = mica_block_parent_op(mica_value_argument_block(VALUE(value)));
  if (op != NULL) note_change(h, op);
}
at region_add_block(home *h, at region, at before, const at *types, const uint64_t *locs,
                    size_t count) {
  mica_rewriter own, *rw = rewriter_of(h, &own);
  const mica_builder stood = rw->builder;
  mica_loc *all = mica_allocate(h->ctx, (count + 1) * sizeof *all);
  if (all == NULL) return 0;
  for (size_t i = 0; i < count; i++) all[i] = LOC(locs[i]);
  mica_block *block =
      mica_rewriter_new_block(rw, REGION(region), BLOCK(before), TYPES(types, count), all);
  mica_free(h->ctx, all, (count + 1) * sizeof *all);
  rw->builder = stood;
  return AT(block);
}

static bool is_used_outside(const mica_block *block, const mica_value *value) {
  for (const mica_operand *use = mica_value_first_use(value); use != NULL;
       use = mica_operand_next_use(use)) {
    const mica_op *op = use->owner;
    while (op != NULL && mica_op_block(op) != block) op = mica_op_parent(op);
    if (op == NULL) return true;
  }
  return false;
}
static bool may_be_erased(const mica_block *block) {
  if (mica_block_has_predecessors(block)) return false;
  for (size_t i = 0; i < mica_block_argument_count(block); i++)
    if (is_used_outside(block, mica_block_argument_at(block, i))) return false;
  for (const mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op))
    for (size_t i = 0; i < mica_op_result_count(op); i++)
      if (is_used_outside(block, mica_op_result(op, i))) return false;
  return true;
}
bool block_erase(home *h, at block) {
  mica_rewriter own;
  if (!may_be_erased(BLOCK(block))) return false;
  mica_rewriter_erase_block(rewriter_of(h, &own), BLOCK(block));
  return true;
}
at block_add_argument(home *h, at block, size_t index, at type, uint64_t loc) {
  mica_value *value = mica_block_insert_argument(h->ctx, BLOCK(block), index, TYPE(type), LOC(loc));
  mica_op *around = mica_block_parent_op(BLOCK(block));
  if (value != NULL && around != NULL) note_change(h, around);
  return AT(value);
}
bool block_erase_argument(home *h, at block, size_t index) {
  mica_op *around = mica_block_parent_op(BLOCK(block));
  if (!mica_block_erase_argument(h->ctx, BLOCK(block), index)) return false;
  if (around != NULL) note_change(h, around);
  return true;
}
at block_split(home *h, at block, at first) {
  mica_rewriter own, *rw = rewriter_of(h, &own);
  const mica_builder stood = rw->builder;
  mica_block *rest = mica_rewriter_split_block(rw, BLOCK(block), OP(first));
  rw->builder = stood;
  return AT(rest);
}
void block_move(home *h, at block, at region, at before) {
  mica_op *from = mica_block_parent_op(BLOCK(block)), *to = mica_region_parent(REGION(region));
  if (block == before) return;
  mica_block_remove(BLOCK(block));
  if (before != 0) mica_region_insert_before(BLOCK(before), BLOCK(block));
  else mica_region_append(REGION(region), BLOCK(block));
  note_change(h, from);
  if (to != from) note_change(h, to);
}
bool op_stands_inside(at op, at block) {
  const mica_op *around = mica_block_parent_op(BLOCK(block));
  return around != NULL && mica_op_is_ancestor(OP(op), around);
}
