// Changing the operands of an operation. They stand inside its allocation until they outgrow it.
#include <assert.h>
#include <stddef.h>

#include "ir/op.h"

void mica_op_set_operand(mica_op *op, size_t index, mica_value *value) {
  assert(index < op->operand_count);
  assert(value == NULL || mica_value_context(value) == mica_op_context(op));
  mica_operand_unlink(&op->operands[index]);
  mica_operand_link(&op->operands[index], value);
  mica_op_note_change(op);
}

void mica_op_replace_uses(mica_op *op, mica_value *from, mica_value *to) {
  for (size_t i = 0; from != to && i < op->operand_count; i++)
    if (op->operands[i].value == from) mica_op_set_operand(op, i, to);
}

// An operand at a new address takes its place in the use list.
static void relocate(mica_operand *to, mica_operand *from) {
  *to = *from;
  if (to->value == NULL) return;
  *to->link = to;
  if (to->next_use != NULL) to->next_use->link = &to->next_use;
}

// Operands that have outgrown their operation.
typedef struct operand_store {
  size_t capacity;
  size_t room;  // that they left inside
  mica_operand operands[];
} operand_store;

static operand_store *store_of(const mica_op *op) {
  return (operand_store *)((char *)op->operands - offsetof(operand_store, operands));
}

static size_t store_size(size_t capacity) {
  return sizeof(operand_store) + capacity * sizeof(mica_operand);
}

static size_t capacity_of(const mica_op *op) {
  if ((op->flags & MICA_OP_OPERANDS_OUTSIDE) != 0) return store_of(op)->capacity;
  if ((op->flags & MICA_OP_OPERANDS_FEWER) == 0) return op->operand_count;
  size_t capacity;
  memcpy(&capacity, &op->operands[op->operand_count], sizeof capacity);
  return capacity;
}

size_t mica_op_operand_room(const mica_op *op) {
  return (op->flags & MICA_OP_OPERANDS_OUTSIDE) != 0 ? store_of(op)->room : capacity_of(op);
}

void mica_op_release_operands(mica_op *op) {
  if ((op->flags & MICA_OP_OPERANDS_OUTSIDE) == 0) return;
  operand_store *store = store_of(op);
  mica_free(mica_op_context(op), store, store_size(store->capacity));
}

// The first place without an operand keeps how many places there are.
static void set_count(mica_op *op, size_t count, size_t capacity) {
  op->operand_count = count & MICA_OP_COUNT_MAX;
  mica_op_note_change(op);
  if ((op->flags & MICA_OP_OPERANDS_OUTSIDE) != 0) return;
  op->flags &= UINT8_MAX & ~MICA_OP_OPERANDS_FEWER;
  if (count == capacity) return;
  op->flags |= MICA_OP_OPERANDS_FEWER;
  memcpy(&op->operands[count], &capacity, sizeof capacity);
}

static size_t larger_capacity(size_t capacity, size_t count) {
  size_t larger = capacity * 2;
  if (larger < count) larger = count;
  if (larger < 4) larger = 4;
  return larger < MICA_OP_COUNT_MAX ? larger : MICA_OP_COUNT_MAX;
}

static bool reserve(mica_op *op, size_t count) {
  size_t capacity = capacity_of(op);
  if (count <= capacity) return true;
  if (count > MICA_OP_COUNT_MAX) return false;
  size_t larger = larger_capacity(capacity, count);
  operand_store *grown = mica_allocate(mica_op_context(op), store_size(larger));
  if (grown == NULL) return false;
  grown->capacity = larger;
  grown->room = mica_op_operand_room(op);
  for (size_t i = 0; i < op->operand_count; i++) relocate(&grown->operands[i], &op->operands[i]);
  mica_op_release_operands(op);
  op->operands = grown->operands;
  op->flags |= MICA_OP_OPERANDS_OUTSIDE;
  return true;
}

#ifndef NDEBUG
static bool are_of_context(const mica_op *op, mica_value *const *values, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (values[i] != NULL && mica_value_context(values[i]) != mica_op_context(op)) return false;
  return true;
}
#endif

bool mica_op_insert_operands(mica_op *op, size_t at, mica_value *const *values, size_t count) {
  assert(at <= op->operand_count);
  assert(are_of_context(op, values, count));
  size_t old_count = op->operand_count;
  if (count > SIZE_MAX - old_count || !reserve(op, old_count + count)) return false;
  size_t capacity = capacity_of(op);
  for (size_t i = old_count; i > at; i--)
    relocate(&op->operands[i - 1 + count], &op->operands[i - 1]);
  for (size_t i = 0; i < count; i++) {
    op->operands[at + i].owner = op;
    mica_operand_link(&op->operands[at + i], values[i]);
  }
  set_count(op, old_count + count, capacity);
  return true;
}

void mica_op_erase_operands(mica_op *op, size_t at, size_t count) {
  assert(at <= op->operand_count && count <= op->operand_count - at);
  size_t old_count = op->operand_count, capacity = capacity_of(op);
  for (size_t i = at; i < at + count; i++) mica_operand_unlink(&op->operands[i]);
  for (size_t i = at + count; i < old_count; i++)
    relocate(&op->operands[i - count], &op->operands[i]);
  set_count(op, old_count - count, capacity);
}

// What moves becomes the first use of its value, as in MLIR: rewritings may follow that order.
static void move_to(mica_operand *to, mica_operand *from) {
  mica_value *value = from->value;
  to->owner = from->owner;
  mica_operand_unlink(from);
  mica_operand_link(to, value);
}

void mica_op_erase_marked_operands(mica_op *op, const bool *marks) {
  const size_t old_count = op->operand_count, capacity = capacity_of(op);
  size_t kept = 0;
  for (size_t i = 0; i < old_count; i++) {
    if (marks[i]) mica_operand_unlink(&op->operands[i]);
    else if (kept++ != i) move_to(&op->operands[kept - 1], &op->operands[i]);
  }
  set_count(op, kept, capacity);
}

bool mica_op_set_operands(mica_op *op, mica_value *const *values, size_t count) {
  assert(are_of_context(op, values, count));
  if (!reserve(op, count)) return false;
  size_t capacity = capacity_of(op);
  for (size_t i = 0; i < op->operand_count; i++) mica_operand_unlink(&op->operands[i]);
  for (size_t i = 0; i < count; i++) {
    op->operands[i].owner = op;
    mica_operand_link(&op->operands[i], values[i]);
  }
  set_count(op, count, capacity);
  return true;
}

size_t mica_operand_index(const mica_operand *use) { return (size_t)(use - use->owner->operands); }
