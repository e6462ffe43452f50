// Hooks of the cf dialect: what branches pass on, and the cases of cf.switch. Called by generated
// code; own nothing.
#include "cf/cf.h"

#include "mica/context.h"
#include "mica/directives.h"
#include "mica/parse.h"
#include "mica/print.h"

// ---- What is passed to a successor --------------------------------------------------------------

static mica_successor_operands passed(mica_segment segment, size_t group) {
  return (mica_successor_operands){.first = segment.first, .count = segment.count, .group = group};
}

mica_successor_operands cf_br_successor_operands(const mica_op *op, size_t successor) {
  (void)successor;
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}

mica_successor_operands cf_cond_br_successor_operands(const mica_op *op, size_t successor) {
  return successor == 0 ? passed(cf_cond_br_true_dest_operands_segment(op), 1)
                        : passed(cf_cond_br_false_dest_operands_segment(op), 2);
}

static mica_successor_operands passed_by_case(const mica_op *op, size_t index) {
  mica_successor_operands operands = passed(cf_switch_case_operands_group(op, index), 2);
  operands.part = index;
  return operands;
}

mica_successor_operands cf_switch_successor_operands(const mica_op *op, size_t successor) {
  return successor == 0 ? passed(cf_switch_default_operands_segment(op), 1)
                        : passed_by_case(op, successor - 1);
}

// ---- Where constants lead -----------------------------------------------------------------------

bool cf_br_successor_for(const mica_op *op, const mica_attr *const *operands, size_t *successor) {
  (void)op, (void)operands;
  *successor = 0;
  return true;
}

bool cf_cond_br_successor_for(const mica_op *op, const mica_attr *const *operands,
                              size_t *successor) {
  (void)op;
  if (operands[0] == NULL || !mica_attr_is_integer(operands[0])) return false;
  *successor = mica_attr_bool_value(operands[0]) ? 0 : 1;
  return true;
}

bool cf_switch_successor_for(const mica_op *op, const mica_attr *const *operands,
                             size_t *successor) {
  const mica_attr *values = cf_switch_case_values_attr(op);
  if (operands[0] == NULL || !mica_attr_is_integer(operands[0])) return false;
  *successor = 0;
  for (size_t i = 1; values != NULL && i < mica_op_successor_count(op) && *successor == 0; i++)
    if (mica_attr_dense_at(values, i - 1) == operands[0]) *successor = i;
  return true;
}

// ---- cf.switch ----------------------------------------------------------------------------------

bool cf_switch_check(mica_op *op) {
  const mica_attr *values = cf_switch_case_values_attr(op);
  size_t destinations = mica_op_successor_count(op) - 1;
  if (values == NULL)
    return destinations == 0 ||
           mica_op_error(op,
                         "number of case values (0) should match number of case destinations (%z)",
                         destinations);
  const mica_type *flag = mica_value_type(cf_switch_flag(op));
  const mica_type *element = mica_type_element(mica_attr_type(values));
  if (element != flag)
    return mica_op_error(op, "'flag' type ('%t') should match case value type ('%t')", flag,
                         element);
  int64_t count = mica_type_element_count(mica_attr_type(values));
  if (count != (int64_t)destinations)
    return mica_op_error(op,
                         "number of case values (%I) should match number of case destinations (%z)",
                         count, destinations);
  return true;
}

bool cf_parse_switch_op_cases(mica_parser *p, mica_op_state *out, const mica_type *flag_type,
                              mica_block **default_block, mica_operand_refs *default_operands,
                              mica_types *default_types, const mica_attr **values,
                              mica_blocks *blocks, mica_operand_groups *operands,
                              mica_type_groups *types) {
  (void)out;
  return mica_parse_branch_cases(
      p, flag_type,
      &(mica_branch_cases){default_block, default_operands, default_types, values, blocks, operands,
                           types});
}

void cf_print_switch_op_cases(mica_printer *p, const mica_op *op, const mica_type *flag_type,
                              mica_block *default_block, mica_segment default_operands,
                              mica_segment default_types, const mica_attr *values,
                              mica_segment blocks, mica_segment operands, mica_segment types) {
  (void)flag_type, (void)default_types, (void)types;
  mica_print_branch_cases(p, op, default_block, default_operands, values, blocks, operands,
                          cf_switch_case_operand_segments_attr(op));
}

// ---- Effects ------------------------------------------------------------------------------------

// What may end the program isn't moved or dropped: it counts as a write.
bool cf_assert_effects(const mica_op *op, mica_effects *out) {
  (void)op;
  return mica_effects_add(out, (mica_effect){.kind = MICA_EFFECT_WRITE});
}
