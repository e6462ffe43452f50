// Hooks of the pdl dialect: types, texts, and what operations alone must hold. Called by generated
// code; own nothing.
#include "pdl/pdl.h"

#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

// ---- Types --------------------------------------------------------------------------------------

bool pdl_is_handle(const mica_type *type) { return mica_type_is_of_dialect(type, "pdl"); }
const mica_type *pdl_range_of(mica_context *ctx, const mica_type *element) {
  return element == NULL ? NULL : pdl_range_type_get(ctx, element);
}

const mica_type *pdl_element_or_self(const mica_type *type) {
  return pdl_range_type_isa(type) ? pdl_range_type_element_type(type) : type;
}

// `<value>`: the mnemonic alone.
const mica_type *pdl_range_type_parse(mica_parser *p) {
  const mica_type *element = NULL;
  mica_str mnemonic = {NULL, 0};
  if (!mica_parse_punct(p, '<')) return NULL;
  mica_position at = mica_parser_position(p);
  switch (mica_parse_generated_type(p, &pdl_dialect, &mnemonic, &element)) {
  case MICA_FAILED: return NULL;
  case MICA_ABSENT:
    (void)mica_parse_error(p, mica_parser_name_position(p), "invalid 'pdl' type: `%S'", mnemonic);
    return NULL;
  case MICA_PARSED: break;
  }
  if (!mica_parse_punct(p, '>')) return NULL;
  if (!pdl_range_type_isa(element)) return pdl_range_type_get(mica_parser_context(p), element);
  (void)mica_parse_error(p, at, "element of pdl.range cannot be another range, but got'%t'",
                         element);
  return NULL;
}

void pdl_range_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_generated_type(p, pdl_range_type_element_type(type));
  mica_print_char(p, '>');
}

bool pdl_range_type_check(mica_context *ctx, mica_loc loc, const mica_type *element) {
  return (pdl_is_handle(element) && !pdl_range_type_isa(element)) ||
         mica_error(ctx, loc,
                    "expected element of pdl.range to be one of [!pdl.attribute, !pdl.operation, "
                    "!pdl.type, !pdl.value], but got '%t'",
                    element);
}

// ---- Texts --------------------------------------------------------------------------------------

typedef struct named_values {
  const mica_attr **names;
  mica_operand_ref *values;
  size_t size;
} named_values;

static bool parse_named(mica_parser *p, void *user) {
  named_values *list = user;
  list->names = mica_parser_grow(p, list->names, list->size, sizeof *list->names);
  list->values = mica_parser_grow(p, list->values, list->size, sizeof *list->values);
  if (list->names == NULL || list->values == NULL) return false;
  const size_t i = list->size++;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_attr(p, NULL, &list->names[i])) return false;
  if (!mica_attr_is_string(list->names[i]))
    return mica_parse_error(p, at, "invalid kind of attribute specified");
  return mica_parse_punct(p, '=') && mica_parse_operand(p, &list->values[i]);
}

// `{"name" = %value}`
bool pdl_parse_operation_op_attributes(mica_parser *p, mica_op_state *out,
                                       mica_operand_refs *values, const mica_attr **names) {
  named_values list = {NULL, NULL, 0};
  if (!mica_parse_list(p, '{', true, parse_named, &list)) return false;
  *values = (mica_operand_refs){list.values, list.size};
  *names = mica_attr_array(mica_state_context(out), (mica_attrs){list.names, list.size});
  return *names != NULL;
}

void pdl_print_operation_op_attributes(mica_printer *p, const mica_op *op, mica_segment values,
                                       const mica_attr *names) {
  const mica_attrs list = mica_attr_array_elements(names);
  if (list.size == 0) return;
  mica_print_text(p, " {");
  for (size_t i = 0; i < list.size; i++) {
    if (i != 0) mica_print_text(p, ", ");
    mica_print_attr(p, list.data[i]);
    mica_print_text(p, " = ");
    mica_print_operands(p, op, values.first + i, i < values.count);
  }
  mica_print_char(p, '}');
}

bool pdl_parse_results_value_type(mica_parser *p, mica_op_state *out, const mica_attr *index,
                                  const mica_type **type) {
  if (index != NULL) return mica_parse_punct(p, MICA_PUNCT_ARROW) && mica_parse_type(p, type);
  const mica_type *value = pdl_value_type_get(mica_state_context(out));
  *type = value == NULL ? NULL : pdl_range_type_get(mica_state_context(out), value);
  return *type != NULL;
}

void pdl_print_results_value_type(mica_printer *p, const mica_op *op, const mica_attr *index,
                                  const mica_type *type) {
  (void)op;
  if (index == NULL) return;
  mica_print_text(p, " -> ");
  mica_print_type(p, type);
}

// What a list is of follows from its first part.
bool pdl_parse_range_type(mica_parser *p, mica_op_state *out, mica_types arguments,
                          const mica_type **result) {
  if (arguments.size == 0) return mica_parse_punct(p, ':') && mica_parse_type(p, result);
  const mica_type *element = pdl_element_or_self(arguments.data[0]);
  *result = mica_state_checked_type(out, pdl_range_type_get(mica_state_context(out), element));
  return *result != NULL;
}

void pdl_print_range_type(mica_printer *p, const mica_op *op, mica_segment arguments,
                          const mica_type *result) {
  (void)op;
  if (arguments.count != 0) return;
  mica_print_text(p, ": ");
  mica_print_type(p, result);
}

bool pdl_pattern_is_optional(const mica_op *op) {
  (void)op;
  return true;
}
const char *pdl_pattern_default_dialect(const mica_op *op) {
  (void)op;
  return "pdl";
}
const char *pdl_rewrite_default_dialect(const mica_op *op) {
  (void)op;
  return "pdl";
}

// ---- Checks -------------------------------------------------------------------------------------

bool pdl_apply_native_constraint_check(mica_op *op) {
  return mica_op_operand_count(op) != 0 || mica_op_error(op, "expected at least one argument");
}

bool pdl_apply_native_rewrite_check(mica_op *op) {
  return mica_op_operand_count(op) != 0 || mica_op_result_count(op) != 0 ||
         mica_op_error(op, "expected at least one argument or result");
}

bool pdl_replace_check(mica_op *op) {
  return pdl_replace_repl_operation(op) == NULL || pdl_replace_repl_values_count(op) == 0 ||
         mica_op_error(op,
                       "expected no replacement values to be provided when the replacement "
                       "operation is present");
}

bool pdl_results_check(mica_op *op) {
  const mica_type *type = mica_value_type(pdl_results_val(op));
  return pdl_results_has_index(op) || !pdl_value_type_isa(type) ||
         mica_op_error(op,
                       "expected `pdl.range<value>` result type when no index is specified, but "
                       "got: '%t'",
                       type);
}

bool pdl_range_check(mica_op *op) {
  const mica_type *element = pdl_range_type_element_type(mica_value_type(pdl_range_result(op)));
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_type *of = pdl_element_or_self(mica_value_type(mica_op_operand(op, i)));
    if (of != element)
      return mica_op_error(op, "expected operand to have element type '%t', but got '%t'", element,
                           of);
  }
  return true;
}

bool pdl_rewrite_check_regions(mica_op *op) {
  const bool is_empty = mica_region_is_empty(pdl_rewrite_body_region(op));
  if (pdl_rewrite_has_name(op))
    return is_empty ||
           mica_op_error(op, "expected rewrite region to be empty when rewrite is external");
  if (is_empty)
    return mica_op_error(op,
                         "expected rewrite region to be non-empty if external name is not "
                         "specified");
  return pdl_rewrite_external_args_count(op) == 0 ||
         mica_op_error(op, "expected no external arguments when the rewrite is specified inline");
}
