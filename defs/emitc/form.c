// Custom texts of the emitc dialect. Called by generated code; own nothing.
#include "emitc/emitc.h"

#include "mica/context.h"
#include "mica/directives.h"
#include "mica/parse.h"
#include "mica/print.h"

static bool set_unit(mica_op_state *out, size_t slot) {
  const mica_attr *unit = mica_attr_unit(mica_state_context(out));
  mica_state_set_slot(out, slot, unit);
  return unit != NULL;
}

// ---- Functions and includes ---------------------------------------------------------------------

bool emitc_include_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *file;
  const bool is_standard = mica_parse_optional_punct(p, '<');
  const mica_position name = mica_parser_name_position(p);
  const mica_parsed parsed =
      mica_parser_next_byte(p) == '"' ? mica_parse_optional_attr(p, NULL, &file) : MICA_ABSENT;
  if (parsed == MICA_FAILED) return false;
  if (parsed == MICA_ABSENT) return mica_parse_error(p, name, "expected string attribute");
  mica_state_set_slot(out, EMITC_INCLUDE_SLOT_INCLUDE, file);
  if (!is_standard) return true;
  if (!mica_parse_optional_punct(p, '>'))
    return mica_parse_error(p, name, "expected trailing '>' for standard include");
  return set_unit(out, EMITC_INCLUDE_SLOT_IS_STANDARD_INCLUDE);
}

void emitc_include_print(mica_printer *p, const mica_op *op) {
  const bool is_standard = emitc_include_is_standard_include(op);
  mica_print_text(p, is_standard ? " <" : " ");
  mica_print_quoted(p, emitc_include_include(op));
  if (is_standard) mica_print_char(p, '>');
}

// ---- `i32 = 3`: variables and fields ------------------------------------------------------------

// A value of an array is one of a tensor.
static const mica_type *initializer_type(const mica_type *type) {
  if (!emitc_array_type_isa(type)) return type;
  return mica_type_ranked_tensor(emitc_array_type_shape(type), emitc_array_type_element_type(type),
                                 NULL);
}

static bool parse_initialized(mica_parser *p, const mica_attr **type_attr,
                              const mica_attr **value) {
  const mica_type *type;
  if (!mica_parse_type(p, &type)) return false;
  *type_attr = mica_attr_type_of(type);
  if (*type_attr == NULL || !mica_parse_optional_punct(p, '=')) return *type_attr != NULL;
  const mica_type *of = initializer_type(type);
  if (of == NULL || !mica_parse_attr(p, of, value)) return false;
  return mica_attr_is_elements(*value) || mica_attr_is_integer(*value) ||
         mica_attr_is_float(*value) || emitc_opaque_attr_isa(*value) ||
         mica_parse_error(p, mica_parser_name_position(p),
                          "initial value should be a integer, float, elements or opaque attribute");
}

static void print_initialized(mica_printer *p, const mica_attr *type, const mica_attr *value) {
  mica_print_attr(p, type);
  if (value == NULL) return;
  mica_print_text(p, " = ");
  mica_print_attr_without_type(p, value);
}

bool emitc_parse_emitc_global_op_type_and_initial_value(mica_parser *p, mica_op_state *out,
                                                        const mica_attr **type,
                                                        const mica_attr **initial_value) {
  (void)out;
  return parse_initialized(p, type, initial_value);
}
void emitc_print_emitc_global_op_type_and_initial_value(mica_printer *p, const mica_op *op,
                                                        const mica_attr *type,
                                                        const mica_attr *initial_value) {
  (void)op;
  print_initialized(p, type, initial_value);
}
bool emitc_parse_emitc_field_op_type_and_initial_value(mica_parser *p, mica_op_state *out,
                                                       const mica_attr **type,
                                                       const mica_attr **initial_value) {
  (void)out;
  return parse_initialized(p, type, initial_value);
}
void emitc_print_emitc_field_op_type_and_initial_value(mica_printer *p, const mica_op *op,
                                                       const mica_attr *type,
                                                       const mica_attr *initial_value) {
  (void)op;
  print_initialized(p, type, initial_value);
}

// ---- `expression %a, %b noinline : (i32, i32) -> i32 {...}` -------------------------------------

// Its arguments have the names of the operands.
static bool parse_body(mica_parser *p, mica_op_state *out, mica_operand_refs operands,
                       mica_types types) {
  mica_parsed_argument *arguments = mica_parser_scratch(p, (types.size + 1) * sizeof *arguments);
  mica_region *region = mica_state_new_region(out);
  if (arguments == NULL || region == NULL) return false;
  for (size_t i = 0; i < types.size; i++)
    arguments[i] = (mica_parsed_argument){.name = operands.data[i], .type = types.data[i]};
  return mica_parse_region(p, region, arguments, types.size, true);
}

bool emitc_expression_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs operands = {0};
  const mica_type *type;
  if (!mica_parse_operands(p, 0, false, &operands))
    return mica_parse_error_further(p, mica_parser_position(p), "expected operands");
  if (mica_parse_optional_keyword(p, "noinline") &&
      !set_unit(out, EMITC_EXPRESSION_SLOT_DO_NOT_INLINE))
    return false;
  if (!mica_parse_punct(p, ':') || !mica_parse_type(p, &type))
    return mica_parse_error_further(p, mica_parser_position(p), "expected function type");
  if (!mica_type_is_function(type))
    return mica_parse_error(p, mica_parser_position(p), "expected function type");
  const mica_types inputs = mica_type_function_inputs(type);
  const mica_types results = mica_type_function_results(type);
  if (!mica_state_operands_typed(out, operands.data, operands.size, inputs,
                                 mica_parser_position(p)))
    return false;
  if (results.size != 1)
    return mica_parse_error(p, mica_parser_position(p), "expected single return type");
  return mica_state_results(out, results) && parse_body(p, out, operands, inputs);
}

// Arguments are called as the operands.
static void shadow_arguments(mica_printer *p, const mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  const size_t count = mica_op_operand_count(op);
  mica_value **operands = count == 0 ? NULL : mica_allocate(ctx, count * sizeof *operands);
  if (operands == NULL) return;
  for (size_t i = 0; i < count; i++) operands[i] = mica_op_operand(op, i);
  mica_print_shadow_region_arguments(p, emitc_expression_region(op), operands, count);
  mica_free(ctx, operands, count * sizeof *operands);
}

void emitc_expression_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, mica_op_operand_count(op));
  mica_print_text(p, " : ");
  mica_print_functional_type(p, op);
  shadow_arguments(p, op);
  mica_print_char(p, ' ');
  mica_print_region(p, emitc_expression_region(op), false, true, false);
}

// ---- `for %i = %lower to %upper step %step : i32 {...}` -----------------------------------------

typedef struct for_header {
  mica_parsed_argument variable;
  mica_operand_ref bounds[3];
} for_header;

static bool parse_header(mica_parser *p, for_header *h) {
  return mica_parse_operand(p, &h->variable.name) && mica_parse_punct(p, '=') &&
         mica_parse_operand(p, &h->bounds[0]) && mica_parse_keyword(p, "to") &&
         mica_parse_operand(p, &h->bounds[1]) && mica_parse_keyword(p, "step") &&
         mica_parse_operand(p, &h->bounds[2]);
}

// A block without its yield gets one.
static bool parse_yielding(mica_parser *p, mica_op_state *out, mica_region *region,
                           const mica_parsed_argument *arguments, size_t count) {
  return region != NULL && mica_parse_region(p, region, arguments, count, false) &&
         mica_region_ensure_terminator(region, &emitc_yield_def, mica_state_loc(out));
}

bool emitc_for_parse(mica_parser *p, mica_op_state *out) {
  for_header h = {0};
  const mica_type *type = mica_type_index(mica_parser_context(p));
  if (type == NULL || !parse_header(p, &h)) return false;
  if (mica_parse_optional_punct(p, ':') && !mica_parse_type(p, &type)) return false;
  h.variable.type = type;
  return mica_state_operands(out, h.bounds, 3, type) &&
         parse_yielding(p, out, mica_state_new_region(out), &h.variable, 1) &&
         mica_parse_attr_dict(p, out);
}

void emitc_for_print(mica_printer *p, const mica_op *op) {
  const mica_value *variable = mica_block_argument_at(mica_region_first(emitc_for_region(op)), 0);
  mica_print_char(p, ' ');
  mica_print_loop_bounds(p, variable, emitc_for_lower_bound(op), emitc_for_upper_bound(op),
                         emitc_for_step(op));
  mica_print_loop_type(p, mica_value_type(variable));
  mica_print_region(p, emitc_for_region(op), false, false, false);
  mica_print_attr_dict(p, op, NULL, 0);
}

// ---- `if %c {...} else {...}`, `do {...} while {...}` -------------------------------------------

bool emitc_if_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref condition;
  mica_region *then_region = mica_state_new_region(out), *else_region = mica_state_new_region(out);
  if (else_region == NULL || !mica_parse_operand(p, &condition) ||
      !mica_state_operands(out, &condition, 1, mica_type_i(mica_state_context(out), 1)) ||
      !parse_yielding(p, out, then_region, NULL, 0))
    return false;
  if (mica_parse_optional_keyword(p, "else") && !parse_yielding(p, out, else_region, NULL, 0))
    return false;
  return mica_parse_attr_dict(p, out);
}

void emitc_if_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, emitc_if_condition(op));
  mica_print_char(p, ' ');
  mica_print_region(p, emitc_if_then_region(op), false, false, false);
  if (!mica_region_is_empty(emitc_if_else_region(op))) {
    mica_print_text(p, " else ");
    mica_print_region(p, emitc_if_else_region(op), false, false, false);
  }
  mica_print_attr_dict(p, op, NULL, 0);
}

bool emitc_do_parse(mica_parser *p, mica_op_state *out) {
  mica_region *body = mica_state_new_region(out), *condition = mica_state_new_region(out);
  return body != NULL && condition != NULL && mica_parse_region(p, body, NULL, 0, false) &&
         mica_parse_keyword(p, "while") && mica_parse_region(p, condition, NULL, 0, false) &&
         mica_region_ensure_block(p, body) && mica_parse_attr_dict_with_keyword(p, out);
}

void emitc_do_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_region(p, emitc_do_body_region(op), false, true, false);
  mica_print_text(p, " while ");
  mica_print_region(p, emitc_do_condition_region(op), true, true, false);
  mica_print_attr_dict_with_keyword(p, op, NULL, 0);
}

bool emitc_parse_switch_cases(mica_parser *p, mica_op_state *out, const mica_attr **cases,
                              mica_regions *case_regions) {
  return mica_parse_switch_cases(p, out, cases, case_regions);
}
void emitc_print_switch_cases(mica_printer *p, const mica_op *op, const mica_attr *cases,
                              mica_segment case_regions) {
  mica_print_switch_cases(p, op, cases, case_regions);
}
