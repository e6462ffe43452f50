// Hooks of affine.if: `#set(%i)[%n] -> f32 {} else {}`. Called by generated code; own nothing.
#include "domain.h"

#include "mica/control_flow.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

static bool parse_condition(mica_parser *p, mica_op_state *out) {
  const mica_attr *attr;
  size_t dims, count;
  if (!mica_parse_attr_of(p, NULL, mica_attr_is_integer_set, &attr) ||
      !mica_state_set_attribute(out, MICA_STR("condition"), attr) ||
      !affine_parse_inputs(p, out, &dims, &count))
    return false;
  const mica_integer_set *set = mica_attr_integer_set_value(attr);
  if (dims != set->dim_count)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "dim operand count and integer set dim count must match");
  return count - dims == set->symbol_count ||
         mica_parse_error(p, mica_parser_name_position(p),
                          "symbol operand count and integer set symbol count must match");
}

static bool parse_branch(mica_parser *p, mica_op_state *out, mica_region *region) {
  return mica_parse_region(p, region, NULL, 0, false) &&
         mica_region_ensure_terminator(region, &affine_yield_def, mica_state_loc(out));
}

bool affine_if_parse(mica_parser *p, mica_op_state *out) {
  mica_types results;
  if (!parse_condition(p, out) || !mica_parse_optional_arrow_types(p, &results) ||
      !mica_state_results(out, results))
    return false;
  mica_region *then = mica_state_new_region(out);
  mica_region *otherwise = then == NULL ? NULL : mica_state_new_region(out);
  if (otherwise == NULL || !parse_branch(p, out, then)) return false;
  if (mica_parse_optional_keyword(p, "else") && !parse_branch(p, out, otherwise)) return false;
  return mica_parse_attr_dict(p, out);
}

void affine_if_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"condition"};
  mica_segment inputs = {0, (uint32_t)mica_op_operand_count(op)};
  mica_segment results = {0, (uint32_t)mica_op_result_count(op)};
  const mica_region *otherwise = affine_if_else_region(op);
  mica_print_char(p, ' ');
  mica_print_attr(p, affine_if_condition_attr(op));
  affine_print_inputs(p, op, inputs, affine_if_condition(op)->dim_count);
  if (results.count > 0) {
    mica_print_text(p, " -> ");
    mica_print_function_result_types(p, op, true, results);
  }
  mica_print_char(p, ' ');
  mica_print_region(p, affine_if_then_region(op), false, results.count > 0, false);
  if (!mica_region_is_empty(otherwise)) {
    mica_print_text(p, " else ");
    mica_print_region(p, otherwise, false, results.count > 0, false);
  }
  mica_print_attr_dict(p, op, elided, 1);
}

bool affine_if_check(mica_op *op) {
  const mica_integer_set *set = affine_if_condition(op);
  size_t count = mica_op_operand_count(op);
  if (count != (size_t)set->dim_count + set->symbol_count)
    return mica_op_error(op,
                         "operand count and condition integer set dimension and symbol count must "
                         "match");
  return affine_check_inputs(op, 0, count, set->dim_count);
}

bool affine_if_successors(const mica_op *op, const mica_region *from, mica_region_successors *out) {
  if (from != NULL) return mica_region_successors_add_parent(out, 0);
  if (!mica_region_successors_add_region(out, 0, 0)) return false;
  return mica_region_is_empty(affine_if_else_region(op))
             ? mica_region_successors_add_parent(out, 0)
             : mica_region_successors_add_region(out, 1, 0);
}
