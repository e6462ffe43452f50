// The constraints of a definition: types of operands and results, attributes, regions, successors.
#include <assert.h>

#include "mica/dialect.h"
#include "mica/verify.h"
#include "ir/op.h"

bool mica_verify_operand(mica_op *op, size_t index, mica_type_check check, const char *summary) {
  const mica_type *type = mica_value_type(mica_op_operand(op, index));
  if (check(type)) return true;
  return mica_op_error(op, "operand #%z must be %s, but got '%t'", index, summary, type);
}

bool mica_verify_result(mica_op *op, size_t index, mica_type_check check, const char *summary) {
  const mica_type *type = mica_value_type(mica_op_result(op, index));
  if (check(type)) return true;
  return mica_op_error(op, "result #%z must be %s, but got '%t'", index, summary, type);
}

bool mica_verify_optional_group(mica_op *op, const char *what, mica_segment group) {
  if (group.count <= 1) return true;
  return mica_op_error(op, "%s group starting at #%u requires 0 or 1 element, but found %u", what,
                       group.first, group.count);
}

bool mica_verify_single_group(mica_op *op, const char *what, mica_segment group) {
  if (group.count == 1) return true;
  return mica_op_error(op, "%s group starting at #%u requires 1 element, but found %u", what,
                       group.first, group.count);
}

// An attribute of a near name may have been meant.
static bool report_missing(mica_op *op, const char *name) {
  mica_diag *diag = mica_op_error_begin(op, "requires attribute '%s'", name);
  mica_near nearest = mica_near_to(mica_str_of(name));
  mica_named_attrs others = {NULL, 0};
  if (op->attributes != NULL) others = mica_attr_dictionary_entries(op->attributes);
  for (size_t i = 0; i < others.size; i++) mica_near_offer(&nearest, others.data[i].name);
  if (nearest.nearest.size > 0)
    mica_diag_help(diag, "did you mean '%s' where '%S' stands?", name, nearest.nearest);
  return mica_diag_report(diag);
}

static bool verify_absent(mica_op *op, const mica_slot_def *slot) {
  return (slot->flags & MICA_SLOT_OPTIONAL) != 0 || report_missing(op, slot->name);
}

static inline bool verify_slot(mica_op *op, size_t slot, mica_attr_check check,
                               const char *summary) {
  assert(slot < op->name->slot_count);
  const mica_attr *value = mica_op_slots(op)[slot];
  if (value == NULL) return verify_absent(op, &mica_op_def_of(op)->slots[slot]);
  if (check == NULL || check(value)) return true;
  return mica_op_error(op, "attribute '%s' failed to satisfy constraint: %s",
                       mica_op_def_of(op)->slots[slot].name, summary);
}

bool mica_verify_slot(mica_op *op, size_t slot, mica_attr_check check, const char *summary) {
  return verify_slot(op, slot, check, summary);
}

bool mica_verify_slot_present(mica_op *op, size_t slot) { return verify_slot(op, slot, NULL, ""); }

bool mica_verify_slot_constraint(mica_op *op, size_t slot) {
  const mica_slot_check *demand = &mica_op_def_of(op)->checks[slot];
  return verify_slot(op, slot, demand->check, demand->summary);
}

static inline bool may_be_absent(const mica_op_def *def, size_t slot) {
  return (def->slots[slot].flags & (MICA_SLOT_OPTIONAL | MICA_SLOT_HIDDEN)) != 0;
}

static bool all_slots_fit(const mica_op *op, const mica_op_def *def) {
  const mica_attr *const *slots = mica_op_slots(op);
  for (size_t i = 0; i < def->slot_count; i++) {
    const mica_attr_check check = def->checks[i].check;
    if (slots[i] == NULL ? !may_be_absent(def, i) : check != NULL && !check(slots[i])) return false;
  }
  return true;
}

// In the order that decides which error is told.
static bool verify_slots_in_order(mica_op *op, const uint8_t *checked, size_t count) {
  for (size_t i = 0; i < mica_op_def_of(op)->slot_count; i++)
    if (!may_be_absent(mica_op_def_of(op), i) && !mica_verify_slot_present(op, i)) return false;
  for (size_t i = 0; i < count; i++)
    if (!mica_verify_slot_constraint(op, checked[i])) return false;
  return true;
}

bool mica_verify_slots(mica_op *op, const uint8_t *checked, size_t count) {
  return all_slots_fit(op, mica_op_def_of(op)) || verify_slots_in_order(op, checked, count);
}

// "region #0 ('body') ", or "region #0 " of one without a name. `after` closes the name.
static bool unsatisfied(mica_op *op, const char *what, size_t index, const char *name,
                        const char *after, const char *summary) {
  bool is_named = name != NULL && *name != '\0';
  return mica_op_error(op, "%s #%z %s%s%sfailed to verify constraint: %s", what, index,
                       is_named ? "('" : "", is_named ? name : "", is_named ? after : "", summary);
}

bool mica_verify_region(mica_op *op, size_t index, const char *name, bool satisfied,
                        const char *summary) {
  return satisfied || unsatisfied(op, "region", index, name, "') ", summary);
}

// MLIR's message has the quote behind the parenthesis.
bool mica_verify_successor(mica_op *op, size_t index, const char *name, bool satisfied,
                           const char *summary) {
  return satisfied || unsatisfied(op, "successor", index, name, ")' ", summary);
}

bool mica_verify_that(mica_op *op, bool satisfied, const char *summary) {
  return satisfied || mica_op_error(op, "failed to verify that %s", summary);
}
