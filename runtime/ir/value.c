// Values and their use lists. Owns nothing: the links live inside the operands.
#include <assert.h>

#include "ir/op.h"

size_t mica_value_index(const mica_value *v) {
  if (mica_value_is_argument(v)) return mica_argument_of(v)->index;
  return (size_t)(v - mica_op_results(mica_value_op(v)));
}

mica_block *mica_value_block(const mica_value *v) {
  const mica_op *op = mica_value_op(v);
  return op == NULL ? mica_value_argument_block(v) : op->block;
}

mica_loc mica_value_loc(const mica_value *v) {
  const mica_op *op = mica_value_op(v);
  return op == NULL ? mica_argument_of(v)->loc : op->loc;
}

mica_context *mica_value_context(const mica_value *v) { return mica_type_context(v->type); }

void mica_value_set_type(mica_value *v, const mica_type *type) {
  assert(type != NULL && mica_type_context(type) == mica_value_context(v));
  v->type = type;
  mica_block_note_change(mica_value_block(v));
}

size_t mica_value_use_count(const mica_value *v) {
  size_t count = 0;
  for (const mica_operand *use = v->first_use; use != NULL; use = use->next_use) count++;
  return count;
}

// Each use goes in front of the list of `to`, the first of them first, as in MLIR: they then stand
// the other way round.
void mica_value_replace_all_uses(mica_value *from, mica_value *to) {
  assert(to != NULL && mica_value_context(from) == mica_value_context(to));
  if (from == to) return;
  for (mica_operand *use = from->first_use, *next; use != NULL; use = next) {
    next = use->next_use;
    mica_block_note_change(use->owner->block);
    mica_operand_link(use, to);
  }
  from->first_use = NULL;
}

static bool is_one_of(const mica_op *op, mica_op *const *ops, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (ops[i] == op) return true;
  return false;
}

void mica_value_replace_all_uses_except(mica_value *from, mica_value *to, mica_op *const *users,
                                        size_t count) {
  if (from == to) return;
  for (mica_operand *use = from->first_use, *next; use != NULL; use = next) {
    next = use->next_use;
    if (!is_one_of(use->owner, users, count))
      mica_op_set_operand(use->owner, mica_operand_index(use), to);
  }
}

void mica_value_drop_uses(mica_value *value) {
  for (mica_operand *use = value->first_use; use != NULL; use = value->first_use) {
    mica_operand_unlink(use);
    mica_op_note_change(use->owner);
  }
}

bool mica_value_constant(const mica_value *value, int64_t *number) {
  const mica_op *op = mica_value_op(value);
  if (op == NULL || !mica_op_has_flag(op, MICA_OP_CONSTANT_LIKE)) return false;
  const mica_attr *attr = mica_op_attribute(op, MICA_STR("value"));
  if (attr == NULL || !mica_attr_is_integer(attr)) return false;
  *number = mica_attr_integer_value(attr);
  return true;
}
