// Reading operations: where they stand, what they consist of.
#include "native/base.h"

at op_name(at op) { return AT(OP(op)->name); }
at home_name(home *h, const char *name, size_t size) {
  return AT(mica_op_name_get(h->ctx, (text){name, size}));
}
text name_text(at name) { return NAME(name)->name; }
bool name_is_registered(at name) { return NAME(name)->def != NULL; }
bool op_is_isolated(at op) { return mica_op_has_flag(OP(op), MICA_OP_ISOLATED_FROM_ABOVE); }
at op_next(at op) { return AT(mica_op_next(OP(op))); }
at op_previous(at op) { return AT(mica_op_previous(OP(op))); }
at op_block(at op) { return AT(mica_op_block(OP(op))); }
at op_parent(at op) { return AT(mica_op_parent(OP(op))); }
size_t op_operand_count(at op) { return mica_op_operand_count(OP(op)); }
size_t op_result_count(at op) { return mica_op_result_count(OP(op)); }
size_t op_region_count(at op) { return mica_op_region_count(OP(op)); }
size_t op_successor_count(at op) { return mica_op_successor_count(OP(op)); }
at op_operand(at op, size_t index) { return AT(mica_op_operand(OP(op), index)); }
at op_result(at op, size_t index) { return AT(mica_op_result(OP(op), index)); }
at op_region(at op, size_t index) { return AT(mica_op_region(OP(op), index)); }
at op_successor(at op, size_t index) { return AT(mica_op_successor(OP(op), index)); }
uint64_t op_loc(at op) { return mica_op_loc(OP(op)).bits; }
void op_set_loc(at op, uint64_t loc) { mica_op_set_loc(OP(op), LOC(loc)); }
bool op_is_before(at a, at b) { return mica_op_is_before(OP(a), OP(b)); }
bool op_is_ancestor(at ancestor, at op) { return mica_op_is_ancestor(OP(ancestor), OP(op)); }
bool op_has_trait(at op, const char *name) {
  const mica_op_def *def = mica_op_def_of(OP(op));
  if (def == NULL || def->traits == NULL) return false;
  for (size_t i = 0; def->traits[i] != NULL; i++)
    if (strcmp(def->traits[i]->name, name) == 0) return true;
  return false;
}
bool op_is_effect_free(at op) { return mica_op_is_effect_free(OP(op)); }
at op_symbol(at table, const char *name, size_t size) {
  return AT(mica_symbol_lookup(OP(table), (text){name, size}));
}
at op_nearest_symbol(at op, at reference) {
  return AT(mica_symbol_nearest(OP(op), ATTR(reference)));
}
size_t op_operand_group(at op, size_t index, size_t *first) {
  const mica_segment s = mica_op_operand_group(OP(op), index);
  *first = s.first;
  return s.count;
}
size_t op_result_group(at op, size_t index, size_t *first) {
  const mica_segment s = mica_op_result_group(OP(op), index);
  *first = s.first;
  return s.count;
}
