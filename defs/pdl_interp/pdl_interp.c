// Hooks of the pdl_interp dialect. Texts that pdl has, too, are read and printed by its hooks.
// Called by generated code; own nothing.
#include "pdl_interp/pdl_interp.h"

#include "mica/print.h"

const mica_type *pdl_interp_value_type(const mica_type *type) {
  mica_context *ctx = mica_type_context(type);
  const mica_type *value = pdl_value_type_get(ctx);
  return value == NULL || !pdl_range_type_isa(type) ? value : pdl_range_type_get(ctx, value);
}

// ---- Lists --------------------------------------------------------------------------------------

bool pdl_interp_parse_range_type(mica_parser *p, mica_op_state *out, mica_types arguments,
                                 const mica_type **result) {
  return pdl_parse_range_type(p, out, arguments, result);
}
void pdl_interp_print_range_type(mica_printer *p, const mica_op *op, mica_segment arguments,
                                 const mica_type *result) {
  pdl_print_range_type(p, op, arguments, result);
}

bool pdl_interp_create_range_check(mica_op *op) {
  const mica_type *type = mica_value_type(pdl_interp_create_range_result(op));
  const mica_type *element = pdl_range_type_element_type(type);
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_type *of = pdl_element_or_self(mica_value_type(mica_op_operand(op, i)));
    if (of != element)
      return mica_op_error(op, "expected operand to have element type '%t', but got '%t'", element,
                           of);
  }
  return true;
}

// ---- foreach: `%op : !pdl.operation in %ops { } -> ^next` ---------------------------------------

bool pdl_interp_foreach_parse(mica_parser *p, mica_op_state *out) {
  mica_parsed_argument variable;
  mica_operand_ref values;
  mica_block *successor;
  if (!mica_parse_argument(p, true, false, &variable) || !mica_parse_keyword(p, "in") ||
      !mica_parse_operand(p, &values))
    return false;
  const mica_type *type =
      mica_state_checked_type(out, pdl_range_type_get(mica_parser_context(p), variable.type));
  if (type == NULL || !mica_state_operands(out, &values, 1, type)) return false;
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, &variable, 1, false) &&
         mica_parse_attr_dict(p, out) && mica_parse_punct(p, MICA_PUNCT_ARROW) &&
         mica_parse_block_ref(p, &successor) && mica_state_successor(out, successor);
}

void pdl_interp_foreach_print(mica_printer *p, const mica_op *op) {
  const mica_region *body = pdl_interp_foreach_region(op);
  const mica_value *variable = mica_block_argument_at(mica_region_first(body), 0);
  mica_print_char(p, ' ');
  mica_print_operand(p, variable);
  mica_print_text(p, " : ");
  mica_print_type(p, mica_value_type(variable));
  mica_print_text(p, " in ");
  mica_print_operand(p, pdl_interp_foreach_values(op));
  mica_print_char(p, ' ');
  mica_print_region(p, body, false, true, false);
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_text(p, " -> ");
  mica_print_successor(p, pdl_interp_foreach_successor(op));
}

bool pdl_interp_foreach_check(mica_op *op) {
  const mica_block *body = mica_region_first(pdl_interp_foreach_region(op));
  if (body == NULL || mica_block_argument_count(body) != 1)
    return mica_op_error(op, "requires exactly one argument");
  const mica_type *type = mica_value_type(pdl_interp_foreach_values(op));
  return pdl_range_type_element_type(type) == mica_value_type(mica_block_argument_at(body, 0)) ||
         mica_op_error(op, "operand must be a range of loop variable type");
}

// ---- create_operation ---------------------------------------------------------------------------

bool pdl_interp_parse_create_operation_op_attributes(mica_parser *p, mica_op_state *out,
                                                     mica_operand_refs *values,
                                                     const mica_attr **names) {
  return pdl_parse_operation_op_attributes(p, out, values, names);
}
void pdl_interp_print_create_operation_op_attributes(mica_printer *p, const mica_op *op,
                                                     mica_segment values, const mica_attr *names) {
  pdl_print_operation_op_attributes(p, op, values, names);
}

// `-> (%t : !pdl.type)`, `-> <inferred>`
bool pdl_interp_parse_create_operation_op_results(mica_parser *p, mica_op_state *out,
                                                  mica_operand_refs *operands, mica_types *types,
                                                  const mica_attr **inferred) {
  if (!mica_parse_optional_punct(p, MICA_PUNCT_ARROW)) return true;
  if (mica_parse_optional_punct(p, '<')) {
    *inferred = mica_attr_unit(mica_state_context(out));
    return *inferred != NULL && mica_parse_keyword(p, "inferred") && mica_parse_punct(p, '>');
  }
  return mica_parse_punct(p, '(') && mica_parse_operands(p, 0, false, operands) &&
         mica_parse_punct(p, ':') && mica_parse_types(p, types) && mica_parse_punct(p, ')');
}

void pdl_interp_print_create_operation_op_results(mica_printer *p, const mica_op *op,
                                                  mica_segment operands, mica_segment types,
                                                  const mica_attr *inferred) {
  (void)types;
  if (inferred != NULL) {
    mica_print_text(p, " -> <inferred>");
    return;
  }
  if (operands.count == 0) return;
  mica_print_text(p, " -> (");
  mica_print_operands(p, op, operands.first, operands.count);
  mica_print_text(p, " : ");
  mica_print_operand_types(p, op, operands.first, operands.count);
  mica_print_char(p, ')');
}

static bool infers_types(const mica_op_def *def) {
  for (size_t i = 0; def != NULL && i < def->interface_count; i++)
    if (def->interfaces[i].interface == &mica_infer_type_interface_id) return true;
  return false;
}

bool pdl_interp_create_operation_check(mica_op *op) {
  if (!pdl_interp_create_operation_inferred_result_types(op)) return true;
  if (pdl_interp_create_operation_input_result_types_count(op) != 0)
    return mica_op_error(op, "with inferred results cannot also have explicit result types");
  const mica_str name = pdl_interp_create_operation_name(op);
  const mica_op_name *made = mica_op_name_get(mica_op_context(op), name);
  if (made == NULL) return false;
  return infers_types(made->def) ||
         mica_op_error(op,
                       "has inferred results, but the created operation '%S' does not support "
                       "result type inference (or is not registered)",
                       name);
}

// ---- Where answers lead -------------------------------------------------------------------------

static bool check_cases(mica_op *op, size_t values) {
  const size_t cases = mica_op_successor_count(op) - 1;
  return cases == values ||
         mica_op_error(op,
                       "expected number of cases to match the number of case values, got %z but "
                       "expected %z",
                       cases, values);
}
static bool check_listed(mica_op *op, const mica_attr *values) {
  return check_cases(op, mica_attr_array_elements(values).size);
}
static bool check_counted(mica_op *op, const mica_attr *values) {
  return check_cases(op, (size_t)mica_type_element_count(mica_attr_type(values)));
}

bool pdl_interp_switch_attribute_check(mica_op *op) {
  return check_listed(op, pdl_interp_switch_attribute_case_values_attr(op));
}
bool pdl_interp_switch_operation_name_check(mica_op *op) {
  return check_listed(op, pdl_interp_switch_operation_name_case_values_attr(op));
}
bool pdl_interp_switch_type_check(mica_op *op) {
  return check_listed(op, pdl_interp_switch_type_case_values_attr(op));
}
bool pdl_interp_switch_types_check(mica_op *op) {
  return check_listed(op, pdl_interp_switch_types_case_values_attr(op));
}
bool pdl_interp_switch_operand_count_check(mica_op *op) {
  return check_counted(op, pdl_interp_switch_operand_count_case_values_attr(op));
}
bool pdl_interp_switch_result_count_check(mica_op *op) {
  return check_counted(op, pdl_interp_switch_result_count_case_values_attr(op));
}
