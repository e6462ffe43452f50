// Comments about users (--mlir-print-value-users): `// user: %3`, `// users: (%4, %5), (unused)`,
// `// id: %7`.
#include "print/op.h"

#include <assert.h>

// Whether the operation is new as a user of this value; it is then known as one.
static bool is_new_user(mica_printer *p, const mica_value *value, const mica_op *user) {
  op_printer *o = p->op;
  if (!mica_printer_names_op(&o->names, user)) return true;
  bool is_new = o->used_last[user->order] != value;
  o->used_last[user->order] = value;
  return is_new;
}

static void put_user(mica_printer *p, const mica_op *user) {
  if (user->result_count == 0) {
    mica_printer_op_number(p, user);
    return;
  }
  for (uint32_t i = 0; i < user->result_count; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    mica_printer_value_name(p, mica_op_result(user, i), true);
  }
}

static void put_users(mica_printer *p, const mica_value *value) {
  if (value->first_use == NULL) PRINTER_PUT(p, "unused");
  for (const mica_operand *use = value->first_use; use != NULL; use = use->next_use) {
    if (!is_new_user(p, value, use->owner)) continue;
    if (use != value->first_use) PRINTER_PUT(p, ", ");
    put_user(p, use->owner);
  }
}

// A single result is used, by one operation with at most one result.
static bool has_one_user(const mica_op *op) {
  if (op->result_count != 1) return false;
  const mica_operand *first = mica_op_result(op, 0)->first_use;
  for (const mica_operand *use = first; use != NULL; use = use->next_use)
    if (use->owner != first->owner) return false;
  return first == NULL || first->owner->result_count <= 1;
}

static bool is_unused(const mica_op *op) {
  for (uint32_t i = 0; i < op->result_count; i++)
    if (mica_op_result(op, i)->first_use != NULL) return false;
  return true;
}

static void put_result_users(mica_printer *p, const mica_op *op) {
  if (has_one_user(op)) PRINTER_PUT(p, " // user: ");
  else PRINTER_PUT(p, " // users: ");
  for (uint32_t i = 0; i < op->result_count; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    if (op->result_count > 1) printer_put_char(p, '(');
    put_users(p, mica_op_result(op, i));
    if (op->result_count > 1) printer_put_char(p, ')');
  }
}

void mica_printer_users_of_op(mica_printer *p, const mica_op *op) {
  if (op->result_count == 0) {
    if (op->operand_count == 0) return;
    PRINTER_PUT(p, " // id: ");
    mica_printer_op_number(p, op);
  } else if (is_unused(op)) {
    PRINTER_PUT(p, " // unused");
  } else {
    put_result_users(p, op);
  }
}

void mica_printer_users_of_argument(mica_printer *p, const mica_value *argument) {
  assert(mica_value_is_argument(argument));
  PRINTER_PUT(p, "// ");
  mica_printer_value_name(p, argument, true);
  if (argument->first_use == NULL) {
    PRINTER_PUT(p, " is unused");
  } else {
    PRINTER_PUT(p, " is used by ");
    put_users(p, argument);
  }
  printer_put_char(p, '\n');
}
