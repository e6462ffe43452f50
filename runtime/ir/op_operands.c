// Changing the operands of an operation. They stand inside its allocation until they outgrow it;
// the room that they leave then remembers its own size.
#include <assert.h>

#include "ir/op.h"

void mica_op_set_operand(mica_op *op, size_t index, mica_value *value) {
  assert(index < op->operand_count);
  assert(value == NULL || mica_value_context(value) == mica_op_context(op));
  mica_operand_unlink(&op->operands[index]);
  mica_operand_link(&op->operands[index], value);
}

// An operand at a new address takes its place in the use list.
static void relocate(mica_operand *to, mica_operand *from) {
  *to = *from;
  if (to->value == NULL) return;
  *to->link = to;
  if (to->next_use != NULL) to->next_use->link = &to->next_use;
}

void mica_op_release_operands(mica_op *op) {
  if ((op->flags & MICA_OP_OPERANDS_OUTSIDE) == 0) return;
  mica_free(mica_op_context(op), op->operands, op->operand_capacity * sizeof(mica_operand));
}

static void remember_room(mica_op *op) {
  if ((op->flags & MICA_OP_OPERANDS_OUTSIDE) != 0) return;
  op->flags |= MICA_OP_OPERANDS_OUTSIDE;
  uintptr_t room = op->operand_capacity;
  if (room == 0) op->flags |= MICA_OP_OPERANDS_NO_ROOM;
  else memcpy(mica_op_inline_operands(op), &room, sizeof room);
}

static bool reserve(mica_op *op, size_t count) {
  if (count <= op->operand_capacity) return true;
  size_t capacity = (size_t)op->operand_capacity * 2;
  if (capacity < count) capacity = count;
  if (capacity < 4) capacity = 4;
  if (capacity > UINT32_MAX) capacity = SIZE_MAX / sizeof(mica_operand);  // refused below
  mica_operand *grown = mica_allocate(mica_op_context(op), capacity * sizeof *grown);
  if (grown == NULL) return false;
  for (size_t i = 0; i < op->operand_count; i++) relocate(&grown[i], &op->operands[i]);
  mica_op_release_operands(op);
  remember_room(op);
  op->operands = grown;
  op->operand_capacity = (uint32_t)capacity;
  return true;
}

bool mica_op_insert_operands(mica_op *op, size_t at, mica_value *const *values, size_t count) {
  assert(at <= op->operand_count);
  if (count > UINT32_MAX - op->operand_count || !reserve(op, op->operand_count + count))
    return false;
  for (size_t i = op->operand_count; i > at; i--)
    relocate(&op->operands[i - 1 + count], &op->operands[i - 1]);
  op->operand_count += (uint32_t)count;
  for (size_t i = 0; i < count; i++) {
    op->operands[at + i].owner = op;
    mica_operand_link(&op->operands[at + i], values[i]);
  }
  return true;
}

void mica_op_erase_operands(mica_op *op, size_t at, size_t count) {
  assert(at <= op->operand_count && count <= op->operand_count - at);
  for (size_t i = at; i < at + count; i++) mica_operand_unlink(&op->operands[i]);
  for (size_t i = at + count; i < op->operand_count; i++)
    relocate(&op->operands[i - count], &op->operands[i]);
  op->operand_count -= (uint32_t)count;
}

bool mica_op_set_operands(mica_op *op, mica_value *const *values, size_t count) {
  if (count > UINT32_MAX || !reserve(op, count)) return false;
  for (size_t i = 0; i < op->operand_count; i++) mica_operand_unlink(&op->operands[i]);
  op->operand_count = (uint32_t)count;
  for (size_t i = 0; i < count; i++) {
    op->operands[i].owner = op;
    mica_operand_link(&op->operands[i], values[i]);
  }
  return true;
}

size_t mica_operand_index(const mica_operand *use) { return (size_t)(use - use->owner->operands); }
