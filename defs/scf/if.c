// Hooks of scf.if, scf.index_switch and scf.execute_region: regions that are executed at most once.
// Called by generated code; own nothing.
#include "mica/directives.h"
#include "mica/parse.h"
#include "mica/print.h"
#include "shared.h"

// ---- scf.if -------------------------------------------------------------------------------------

static bool parse_branch(mica_parser *p, mica_op_state *out, mica_region *region) {
  return mica_parse_region(p, region, NULL, 0, false) &&
         mica_region_ensure_terminator(region, &scf_yield_def, mica_state_loc(out));
}

bool scf_if_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref condition;
  mica_types results = {NULL, 0};
  mica_region *then_region = mica_state_new_region(out), *else_region = mica_state_new_region(out);
  if (then_region == NULL || else_region == NULL || !mica_parse_operand(p, &condition) ||
      !mica_state_operands(out, &condition, 1, mica_type_i(mica_state_context(out), 1)) ||
      !mica_parse_optional_arrow_types(p, &results) || !mica_state_results(out, results) ||
      !parse_branch(p, out, then_region))
    return false;
  if (mica_parse_optional_keyword(p, "else") && !parse_branch(p, out, else_region)) return false;
  return mica_parse_attr_dict(p, out);
}

void scf_if_print(mica_printer *p, const mica_op *op) {
  bool results = mica_op_result_count(op) > 0;
  mica_print_char(p, ' ');
  mica_print_operand(p, scf_if_condition(op));
  if (results) {
    mica_print_text(p, " -> (");
    mica_print_result_types(p, op, 0, mica_op_result_count(op));
    mica_print_char(p, ')');
  }
  mica_print_char(p, ' ');
  mica_print_region(p, scf_if_then_region(op), false, results, false);
  if (!mica_region_is_empty(scf_if_else_region(op))) {
    mica_print_text(p, " else ");
    mica_print_region(p, scf_if_else_region(op), false, results, false);
  }
  mica_print_attr_dict(p, op, NULL, 0);
}

bool scf_if_check(mica_op *op) {
  return mica_op_result_count(op) == 0 || !mica_region_is_empty(scf_if_else_region(op)) ||
         mica_op_error(op, "must have an else block if defining values");
}

bool scf_if_is_at_most_once(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return true;
}

bool scf_if_successors(const mica_op *op, const mica_region *from, mica_region_successors *out) {
  if (from != NULL) return mica_region_successors_add_parent(out, 0);
  if (!mica_region_successors_add_region(out, 0, 0)) return false;
  if (mica_region_is_empty(scf_if_else_region(op)))
    return mica_region_successors_add_parent(out, 0);
  return mica_region_successors_add_region(out, 1, 0);
}

bool scf_if_entry_for(const mica_op *op, const mica_attr *const *operands, size_t *region) {
  if (operands[0] == NULL || !mica_attr_is_integer(operands[0])) return false;
  *region = mica_attr_bool_value(operands[0]) ? 0 : 1;
  if (*region == 1 && mica_region_is_empty(scf_if_else_region(op))) *region = SIZE_MAX;
  return true;
}

// ---- scf.index_switch ---------------------------------------------------------------------------

bool scf_parse_switch_cases(mica_parser *p, mica_op_state *out, const mica_attr **values,
                            mica_regions *regions) {
  return mica_parse_switch_cases(p, out, values, regions);
}
void scf_print_switch_cases(mica_printer *p, const mica_op *op, const mica_attr *values,
                            mica_segment regions) {
  mica_print_switch_cases(p, op, values, regions);
}

bool scf_index_switch_check(mica_op *op) {
  return mica_verify_switch(op, scf_index_switch_cases(op), &scf_yield_def);
}

bool scf_index_switch_is_at_most_once(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return true;
}

// No region is given anything, whatever arguments it may have.
bool scf_index_switch_successors(const mica_op *op, const mica_region *from,
                                 mica_region_successors *out) {
  if (from != NULL) return mica_region_successors_add_parent(out, 0);
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    if (!mica_region_successors_add(out, i, NULL, 0)) return false;
  return true;
}

// The first region is the default.
bool scf_index_switch_entry_for(const mica_op *op, const mica_attr *const *operands,
                                size_t *region) {
  if (operands[0] == NULL || !mica_attr_is_integer(operands[0])) return false;
  const mica_int64s cases = scf_index_switch_cases(op);
  *region = 0;
  for (size_t i = 0; i < cases.size && *region == 0; i++)
    if (cases.data[i] == mica_attr_integer_value(operands[0])) *region = i + 1;
  return true;
}

// ---- scf.execute_region -------------------------------------------------------------------------

bool scf_execute_region_parse(mica_parser *p, mica_op_state *out) {
  mica_types results = {NULL, 0};
  if (!mica_parse_optional_arrow_types(p, &results) || !mica_state_results(out, results))
    return false;
  if (mica_parse_optional_keyword(p, "no_inline")) {
    const mica_attr *unit = mica_attr_unit(mica_state_context(out));
    if (unit == NULL || !mica_state_set_attribute(out, MICA_STR("no_inline"), unit)) return false;
  }
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, NULL, 0, false) && mica_parse_attr_dict(p, out);
}

void scf_execute_region_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"no_inline"};
  scf_print_arrow_results(p, op);
  mica_print_char(p, ' ');
  if (scf_execute_region_no_inline_attr(op) != NULL) mica_print_text(p, "no_inline ");
  mica_print_region(p, scf_execute_region_region(op), false, true, false);
  mica_print_attr_dict(p, op, elided, 1);
}

bool scf_execute_region_check(mica_op *op) {
  const mica_block *first = scf_execute_region_region(op)->first;
  if (first == NULL) return mica_op_error(op, "region needs to have at least one block");
  return first->argument_count == 0 || mica_op_error(op, "region cannot have any arguments");
}

bool scf_execute_region_successors(const mica_op *op, const mica_region *from,
                                   mica_region_successors *out) {
  (void)op;
  return from != NULL ? mica_region_successors_add_parent(out, 0)
                      : mica_region_successors_add_region(out, 0, 0);
}
