// Hooks of scf.while and scf.condition. Called by generated code; own nothing.
#include "shared.h"

#include "mica/parse.h"
#include "mica/print.h"

// ---- Text ---------------------------------------------------------------------------------------

static bool parse_types(mica_parser *p, const mica_assignments *list, const mica_type **type) {
  mica_position at = mica_parser_position(p);
  if (!mica_parse_punct(p, ':') || !mica_parse_type(p, type)) return false;
  if (!mica_type_is_function(*type))
    return mica_parse_error(
        p, at, "invalid kind of type specified: expected builtin.function, but found '%t'", *type);
  mica_types inputs = mica_type_function_inputs(*type);
  for (size_t i = 0; i < list->size && i < inputs.size; i++)
    list->arguments[i].type = inputs.data[i];
  return inputs.size == list->size ||
         mica_parse_error(p, at, "expected as many input types as operands (expected %z got %z)",
                          list->size, inputs.size);
}

// `(%a = %x) : (i32) -> i32 {...} do {...}`
bool scf_while_parse(mica_parser *p, mica_op_state *out) {
  mica_assignments list = {0};
  const mica_type *type = NULL;
  mica_region *before = mica_state_new_region(out), *after = mica_state_new_region(out);
  if (before == NULL || after == NULL) return false;
  if (mica_parser_next_byte(p) == '(' && !mica_parse_assignments(p, &list)) return false;
  mica_position at = mica_parser_position(p);
  if (!parse_types(p, &list, &type) || !mica_state_results(out, mica_type_function_results(type)) ||
      !mica_state_operands_typed(out, list.operands, list.size, mica_type_function_inputs(type),
                                 at))
    return false;
  return mica_parse_region(p, before, list.arguments, list.size, false) &&
         mica_parse_keyword(p, "do") && mica_parse_region(p, after, NULL, 0, false) &&
         mica_parse_attr_dict_with_keyword(p, out);
}

void scf_while_print(mica_printer *p, const mica_op *op) {
  mica_segment inits = {0, (uint32_t)mica_op_operand_count(op)};
  mica_print_assignments(p, " ", op, scf_while_before(op)->first, 0, inits);
  mica_print_text(p, " : ");
  mica_print_functional_type(p, op);
  mica_print_char(p, ' ');
  mica_print_region(p, scf_while_before(op), false, true, false);
  mica_print_text(p, " do ");
  mica_print_region(p, scf_while_after(op), true, true, false);
  mica_print_attr_dict_with_keyword(p, op, NULL, 0);
}

// ---- Checks and interfaces ----------------------------------------------------------------------

bool scf_while_check(mica_op *op) {
  return scf_terminator(op, 0, &scf_condition_def,
                        "expects the 'before' region to terminate with 'scf.condition'") != NULL &&
         scf_terminator(op, 1, &scf_yield_def,
                        "expects the 'after' region to terminate with 'scf.yield'") != NULL;
}

mica_loop_values scf_while_loop_values(const mica_op *op) {
  const mica_block *before = scf_while_before(op)->first, *after = scf_while_after(op)->first;
  const mica_op *last = after == NULL ? NULL : after->last;
  return (mica_loop_values){.init_count = mica_op_operand_count(op),
                            .body = before,
                            .argument_count = before == NULL ? 0 : before->argument_count,
                            .yield = last != NULL && scf_yield_isa(last) ? last : NULL};
}

// The first region decides: on to the second, or out. The second goes back to the first.
bool scf_while_successors(const mica_op *op, const mica_region *from, mica_region_successors *out) {
  if (from != scf_while_before(op)) return mica_region_successors_add_region(out, 0, 0);
  return mica_region_successors_add_parent(out, 0) && mica_region_successors_add_region(out, 1, 0);
}

mica_successor_operands scf_while_entry_operands(const mica_op *op, size_t region) {
  (void)region;
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}

bool scf_condition_region_for(const mica_op *op, const mica_attr *const *operands, size_t *region) {
  (void)op;
  if (operands[0] == NULL || !mica_attr_is_integer(operands[0])) return false;
  *region = mica_attr_bool_value(operands[0]) ? 1 : SIZE_MAX;
  return true;
}

mica_successor_operands scf_condition_successor_operands(const mica_op *op, size_t region) {
  (void)region;
  return (mica_successor_operands){.first = 1, .count = mica_op_operand_count(op) - 1};
}
