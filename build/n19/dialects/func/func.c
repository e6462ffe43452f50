// The dialect func: Functions, calls to them, and their values.
// Made by mica-gen from func.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "func.h"

#include "mica/mica.h"
#include "cf/cf.h"

static bool func_all_are_dictionary(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!mica_attr_is_dictionary(mica_attr_array_elements(self).data[i])) return false;
  return true;
}

// Array of dictionary attributes
static bool func_is_dict_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && func_all_are_dictionary(self);
}

// type attribute of function type
static bool func_is_type_attribute_of_function_type(const mica_attr *self) {
  return mica_attr_is_type(self) && mica_type_is_function(mica_attr_type_value(self));
}

// What parts of operations must be.
static const mica_constraint must_be_array_of_dictionary_attributes = {
  .summary = "Array of dictionary attributes", .attr = func_is_dict_array_attr,
  .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_flat_symbol_reference_attribute = {
  .summary = "flat symbol reference attribute", .attr = mica_attr_is_flat_symbol,
  .is_kind = mica_attr_is_flat_symbol,
};
static const mica_constraint must_be_unit_attribute = {
  .summary = "unit attribute", .attr = mica_attr_is_unit, .is_kind = mica_attr_is_unit,
};
static const mica_constraint must_be_variadic_of_any_type = {.summary = "variadic of any type"};
static const mica_constraint must_be_function_type = {
  .summary = "function type", .type = mica_type_is_function,
};
static const mica_constraint must_be_any_type = {.summary = "any type"};
static const mica_constraint must_be_type_attribute_of_function_type = {
  .summary = "type attribute of function type", .attr = func_is_type_attribute_of_function_type,
  .is_kind = mica_attr_is_type,
};
static const mica_constraint must_be_string_attribute = {
  .summary = "string attribute", .attr = mica_attr_is_string, .is_kind = mica_attr_is_string,
};
static const mica_constraint must_be_any_region = {.summary = "any region"};

// ---- func.call ----

mica_str func_call_callee(const mica_op *op) {
  return mica_attr_symbol_root(mica_op_promised_slot(op, &func_call_def, FUNC_CALL_SLOT_CALLEE));
}
bool func_call_set_callee(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &func_call_def, FUNC_CALL_SLOT_CALLEE,
                              mica_attr_symbol(mica_op_context(op), value));
}

mica_attrs func_call_arg_attrs(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &func_call_def, FUNC_CALL_SLOT_ARG_ATTRS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool func_call_set_arg_attrs(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &func_call_def, FUNC_CALL_SLOT_ARG_ATTRS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_attrs func_call_res_attrs(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &func_call_def, FUNC_CALL_SLOT_RES_ATTRS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool func_call_set_res_attrs(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &func_call_def, FUNC_CALL_SLOT_RES_ATTRS,
                              mica_attr_array(mica_op_context(op), value));
}

bool func_call_no_inline(const mica_op *op) {
  return mica_op_promised_slot(op, &func_call_def, FUNC_CALL_SLOT_NO_INLINE) != NULL;
}
void func_call_set_no_inline(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &func_call_def, FUNC_CALL_SLOT_NO_INLINE,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *func_call_build(mica_builder *b, mica_loc loc, mica_types results_types, mica_str callee,
                         mica_value *const *operands_, size_t operands_count,
                         const mica_attr *arg_attrs, const mica_attr *res_attrs, bool no_inline) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    arg_attrs, mica_attr_symbol(ctx, callee), (no_inline ? mica_attr_unit(ctx) : NULL), res_attrs,
  };
  const mica_op_parts parts = {
    operands_, operands_count, results_types.data, results_types.size, slots, 4, .region_count = 0,
  };
  return mica_builder_insert_new(b, loc, &func_call_def, &parts);
}

static const mica_part func_call_parts[] = {
  {.name = "arg_attrs", .check = &must_be_array_of_dictionary_attributes,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "callee", .check = &must_be_flat_symbol_reference_attribute},
  {.name = "no_inline", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED, .order = 3},
  {.name = "res_attrs", .check = &must_be_array_of_dictionary_attributes,
   .flags = MICA_PART_OPTIONAL, .order = 2},
  {.name = "operands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
// func.call: $callee `(` $operands `)` attr-dict `:` functional-type($operands, results)
static bool func_call_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *callee_attr = NULL;
  mica_operand_refs operands_operands = {NULL, 0};
  mica_position operands_at = mica_parser_name_position(p);
  mica_types operands_types = {NULL, 0}, all_result_types = {NULL, 0};
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_flat_symbol,
                          &callee_attr))
    return false;
  mica_state_set_slot(out, FUNC_CALL_SLOT_CALLEE, callee_attr);
  if (!mica_parse_punct(p, '(')) return false;
  operands_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &operands_operands)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_function_types(p, &operands_types, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  return mica_state_operands_typed(out, operands_operands.data, operands_operands.size,
                                   operands_types, operands_at);
}

static void func_call_print(mica_printer *p, const mica_op *op) {
  const mica_segment operands_segment = func_call_operands_segment(op);
  static const char *const elided[] = {"callee"};
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, func_call_callee_attr(op));
  mica_print_char(p, '(');
  mica_print_operands(p, op, operands_segment.first, operands_segment.count);
  mica_print_char(p, ')');
  mica_print_attr_dict(p, op, elided, 1);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_function_input_types(p, op, false, operands_segment);
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_function_result_types(p, op, true,
                                   (mica_segment){0, (uint32_t)mica_op_result_count(op)});
}

static const mica_call_interface func_call_call_methods = {
  .callee = func_call_call_callee, .arguments = func_call_arguments,
};
static const mica_trait *const func_call_traits[] = {&mica_trait_memrefs_normalizable, NULL};
static const mica_interface_impl func_call_interfaces[] = {
  {&mica_arg_and_result_attrs_interface_id, &mica_arg_and_result_attrs_interface_id},
  {&mica_call_interface_id, &func_call_call_methods},
  {&mica_symbol_user_interface_id,
   &(const mica_symbol_user_interface){.verify_symbol_uses = func_call_verify_symbol_uses}},
};
const mica_op_def func_call_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "func.call", .name_size = 9,
  .summary = "Calls a function by name", .dialect = &func_dialect,
  .parts = func_call_parts, .slot_count = 4, .operand_count = 1, .result_count = 1,
  .traits = func_call_traits, .interfaces = func_call_interfaces, .interface_count = 3,
  .parse = func_call_parse, .print = func_call_print,
};

// ---- func.call_indirect ----

mica_attrs func_call_indirect_arg_attrs(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &func_call_indirect_def, FUNC_CALL_INDIRECT_SLOT_ARG_ATTRS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool func_call_indirect_set_arg_attrs(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &func_call_indirect_def, FUNC_CALL_INDIRECT_SLOT_ARG_ATTRS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_attrs func_call_indirect_res_attrs(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &func_call_indirect_def, FUNC_CALL_INDIRECT_SLOT_RES_ATTRS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool func_call_indirect_set_res_attrs(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &func_call_indirect_def, FUNC_CALL_INDIRECT_SLOT_RES_ATTRS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *func_call_indirect_build(mica_builder *b, mica_loc loc, mica_types results_types,
                                  mica_value *callee, mica_value *const *callee_operands,
                                  size_t callee_operands_count, const mica_attr *arg_attrs,
                                  const mica_attr *res_attrs) {
  const mica_attr *slots[] = {arg_attrs, res_attrs};
  const mica_value_group groups[] = {{&callee, 1}, {callee_operands, callee_operands_count}};
  const mica_op_parts parts = {
    NULL, 0, results_types.data, results_types.size, slots, 2, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &func_call_indirect_def, &parts, groups, 2);
}

static const mica_part func_call_indirect_parts[] = {
  {.name = "arg_attrs", .check = &must_be_array_of_dictionary_attributes,
   .flags = MICA_PART_OPTIONAL},
  {.name = "res_attrs", .check = &must_be_array_of_dictionary_attributes,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "callee", .check = &must_be_function_type},
  {.name = "callee_operands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static bool func_call_indirect_verify(mica_op *op) {
  {
    mica_types callee_operands_types = {NULL, 0};
    bool taken =
        mica_op_take_operand_types(op,
                                   mica_variadic_segment(mica_op_operand_count(op), 1,
        FUNC_CALL_INDIRECT_OPERAND_CALLEE_OPERANDS), &callee_operands_types);
    bool holds = taken &&
        mica_types_equal(mica_type_function_inputs(mica_value_type(func_call_indirect_callee(op))),
                         callee_operands_types);
    mica_op_give_types(op, callee_operands_types);
    if (!taken || !mica_verify_that(op, holds, "callee input types match argument types"))
      return false;
  }
  {
    mica_types results_types = {NULL, 0};
    bool taken =
        mica_op_take_result_types(op,
                                  mica_variadic_segment(mica_op_result_count(op), 0,
                                                        FUNC_CALL_INDIRECT_RESULT_RESULTS),
                                  &results_types);
    bool holds = taken &&
        mica_types_equal(mica_type_function_results(mica_value_type(func_call_indirect_callee(op))),
                         results_types);
    mica_op_give_types(op, results_types);
    if (!taken || !mica_verify_that(op, holds, "callee result types match result types"))
      return false;
  }
  return true;
}

static const mica_op_checks func_call_indirect_checks = {
  .verify = (mica_op_check *const[]){func_call_indirect_verify, NULL},
};
// func.call_indirect: $callee `(` $callee_operands `)` attr-dict `:` type($callee)
static bool func_call_indirect_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref callee_operand;
  mica_operand_refs callee_operands_operands = {NULL, 0};
  mica_position callee_operands_at = mica_parser_name_position(p);
  const mica_type *callee_type = NULL;
  if (!mica_parse_operand(p, &callee_operand)) return false;
  if (!mica_parse_punct(p, '(')) return false;
  callee_operands_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &callee_operands_operands)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_function, "builtin.function", &callee_type)) return false;
  if (!mica_parser_check_type(p, callee_type, mica_type_is_function, "callee", "function type"))
    return false;
  if (!mica_state_results(out, mica_type_function_results(callee_type))) return false;
  if (!mica_state_operands(out, &callee_operand, 1, callee_type)) return false;
  return mica_state_operands_typed(out, callee_operands_operands.data,
                                   callee_operands_operands.size,
                                   mica_type_function_inputs(callee_type), callee_operands_at);
}

static void func_call_indirect_print(mica_printer *p, const mica_op *op) {
  const mica_segment callee_operands_segment = func_call_indirect_callee_operands_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, func_call_indirect_callee(op));
  mica_print_char(p, '(');
  mica_print_operands(p, op, callee_operands_segment.first, callee_operands_segment.count);
  mica_print_char(p, ')');
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(func_call_indirect_callee(op)));
}

static const mica_call_interface func_call_indirect_call_methods = {
  .callee_value = func_call_indirect_callee_value, .arguments = func_call_indirect_arguments,
};
static const mica_interface_impl func_call_indirect_interfaces[] = {
  {&mica_arg_and_result_attrs_interface_id, &mica_arg_and_result_attrs_interface_id},
  {&mica_call_interface_id, &func_call_indirect_call_methods},
};
static const mica_pattern func_call_indirect_canonicalize_pattern = {
  .name = "func_call_indirect_canonicalize", .root = &func_call_indirect_def, .benefit = 1,
  .rewrite = func_call_indirect_canonicalize,
};
static const mica_pattern *const func_call_indirect_patterns[] = {
  &func_call_indirect_canonicalize_pattern, NULL,
};
static const mica_op_more func_call_indirect_more = {.patterns = func_call_indirect_patterns};
const mica_op_def func_call_indirect_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "func.call_indirect", .name_size = 18,
  .summary = "Calls a function that a value stands for", .dialect = &func_dialect,
  .parts = func_call_indirect_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .interfaces = func_call_indirect_interfaces, .interface_count = 2,
  .checks = &func_call_indirect_checks,
  .parse = func_call_indirect_parse, .print = func_call_indirect_print,
  .more = &func_call_indirect_more,
};

// ---- func.constant ----

mica_str func_constant_value(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &func_constant_def, FUNC_CONSTANT_SLOT_VALUE);
  return mica_attr_symbol_root(attr);
}
bool func_constant_set_value(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &func_constant_def, FUNC_CONSTANT_SLOT_VALUE,
                              mica_attr_symbol(mica_op_context(op), value));
}

mica_op *func_constant_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                             mica_str value) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_symbol(ctx, value)};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &func_constant_def, &parts);
}

static const mica_part func_constant_parts[] = {
  {.name = "value", .check = &must_be_flat_symbol_reference_attribute},
  {.name = "", .check = &must_be_any_type},
};
// func.constant: attr-dict $value `:` type(results)
static bool func_constant_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *value_attr = NULL;
  mica_types all_result_types = {NULL, 0};
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_flat_symbol,
                          &value_attr))
    return false;
  mica_state_set_slot(out, FUNC_CONSTANT_SLOT_VALUE, value_attr);
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_types(p, &all_result_types)) return false;
  return mica_state_results(out, all_result_types);
}

static void func_constant_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, func_constant_value_attr(op));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_result_types(p, op, 0, mica_op_result_count(op));
}

// func.constant: $value attr-dict `:` type(results)
static bool func_constant_parse_former(mica_parser *p, mica_op_state *out) {
  const mica_attr *value_attr = NULL;
  mica_types all_result_types = {NULL, 0};
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_flat_symbol,
                          &value_attr))
    return false;
  mica_state_set_slot(out, FUNC_CONSTANT_SLOT_VALUE, value_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_types(p, &all_result_types)) return false;
  return mica_state_results(out, all_result_types);
}

static const mica_trait *const func_constant_traits[] = {
  &mica_trait_constant_like, &mica_trait_always_speculatable, NULL,
};
static const mica_interface_impl func_constant_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_symbol_user_interface_id,
   &(const mica_symbol_user_interface){.verify_symbol_uses = func_constant_verify_symbol_uses}},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = func_constant_result_names}},
};
static bool func_constant_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  (void)operands;
  return func_constant_fold(op, out);
}

static const mica_op_more func_constant_more = {.fold = func_constant_fold_hook};
const mica_op_def func_constant_def = {
  .flags = MICA_OP_CONSTANT_LIKE | MICA_OP_TYPES_DECIDE, .name = "func.constant", .name_size = 13,
  .summary = "A function as a value", .dialect = &func_dialect,
  .parts = func_constant_parts, .slot_count = 1, .result_count = 1, .traits = func_constant_traits,
  .interfaces = func_constant_interfaces, .interface_count = 4,
  .parse = func_constant_parse, .print = func_constant_print, .more = &func_constant_more,
};

// ---- func.func ----

mica_str func_func_sym_name(const mica_op *op) {
  return mica_attr_string_value(mica_op_promised_slot(op, &func_func_def, FUNC_FUNC_SLOT_SYM_NAME));
}
bool func_func_set_sym_name(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_SYM_NAME,
                              mica_attr_string(mica_op_context(op), value));
}

const mica_type *func_func_function_type(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &func_func_def, FUNC_FUNC_SLOT_FUNCTION_TYPE);
  return mica_attr_type_value(attr);
}
bool func_func_set_function_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_FUNCTION_TYPE,
                              mica_attr_type_of(value));
}

mica_str func_func_sym_visibility(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &func_func_def, FUNC_FUNC_SLOT_SYM_VISIBILITY);
  return attr == NULL ? (mica_str){0} : mica_attr_string_value(attr);
}
bool func_func_set_sym_visibility(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_SYM_VISIBILITY,
                              mica_attr_string(mica_op_context(op), value));
}

mica_attrs func_func_arg_attrs(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &func_func_def, FUNC_FUNC_SLOT_ARG_ATTRS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool func_func_set_arg_attrs(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_ARG_ATTRS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_attrs func_func_res_attrs(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &func_func_def, FUNC_FUNC_SLOT_RES_ATTRS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool func_func_set_res_attrs(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_RES_ATTRS,
                              mica_attr_array(mica_op_context(op), value));
}

bool func_func_no_inline(const mica_op *op) {
  return mica_op_promised_slot(op, &func_func_def, FUNC_FUNC_SLOT_NO_INLINE) != NULL;
}
void func_func_set_no_inline(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_NO_INLINE,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *func_func_build(mica_builder *b, mica_loc loc, mica_str sym_name,
                         const mica_type *function_type, const mica_attr *sym_visibility,
                         const mica_attr *arg_attrs, const mica_attr *res_attrs, bool no_inline) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    arg_attrs, mica_attr_type_of(function_type), (no_inline ? mica_attr_unit(ctx) : NULL),
    res_attrs, mica_attr_string(ctx, sym_name), sym_visibility,
  };
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 6, .region_count = 1};
  return mica_builder_insert_new(b, loc, &func_func_def, &parts);
}

static const mica_part func_func_parts[] = {
  {.name = "arg_attrs", .check = &must_be_array_of_dictionary_attributes,
   .flags = MICA_PART_OPTIONAL, .order = 3},
  {.name = "function_type", .check = &must_be_type_attribute_of_function_type, .order = 1},
  {.name = "no_inline", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED, .order = 5},
  {.name = "res_attrs", .check = &must_be_array_of_dictionary_attributes,
   .flags = MICA_PART_OPTIONAL, .order = 4},
  {.name = "sym_name", .check = &must_be_string_attribute},
  {.name = "sym_visibility", .check = &must_be_string_attribute, .flags = MICA_PART_OPTIONAL,
   .order = 2},
  {.name = "body", .check = &must_be_any_region},
};
static const mica_region_checks func_func_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_is_isolated_from_above, NULL},
};
static const mica_op_checks func_func_checks = {
  .verify = (mica_op_check *const[]){mica_verify_symbol, mica_verify_function, NULL},
  .regions = &func_func_region_checks,
};
// All methods as the interface has them.
static const mica_function_interface func_func_function_methods = {0};
static const mica_trait *const func_func_traits[] = {
  &mica_trait_affine_scope, &mica_trait_automatic_allocation_scope,
  &mica_trait_is_isolated_from_above, NULL,
};
static const mica_interface_impl func_func_interfaces[] = {
  {&mica_symbol_interface_id,
   &(const mica_symbol_interface){.is_declaration = func_func_is_declaration}},
  {&mica_arg_and_result_attrs_interface_id, &mica_arg_and_result_attrs_interface_id},
  {&mica_callable_interface_id, &mica_callable_interface_id},
  {&mica_function_interface_id, &func_func_function_methods},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.default_dialect = func_func_default_dialect}},
};
const mica_op_def func_func_def = {
  .flags = MICA_OP_ISOLATED_FROM_ABOVE, .name = "func.func", .name_size = 9,
  .summary = "A function with a name", .dialect = &func_dialect,
  .parts = func_func_parts, .slot_count = 6, .region_count = 1, .traits = func_func_traits,
  .interfaces = func_func_interfaces, .interface_count = 5, .checks = &func_func_checks,
  .parse = mica_parse_function_op, .print = mica_print_function_op,
};

// ---- func.return ----

mica_op *func_return_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                           size_t operands_count) {
  const mica_op_parts parts = {operands_, operands_count, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &func_return_def, &parts);
}

static const mica_part func_return_parts[] = {
  {.name = "operands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static bool func_return_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"func.func"};
  return mica_verify_has_parent(op, has_parent_names, 1);
}

static const mica_op_checks func_return_checks = {
  .structure = (mica_op_check *const[]){func_return_structure, NULL},
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
  .check = {func_return_check, "func_return_check"},
};
// func.return: attr-dict ($operands^ `:` type($operands))?
static bool func_return_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs operands_operands = {NULL, 0};
  mica_position operands_at = mica_parser_name_position(p);
  mica_types operands_types = {NULL, 0};
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  operands_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &operands_operands)) return false;
  if (operands_operands.size > 0) {
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &operands_types)) return false;
  }
  return mica_state_operands_typed(out, operands_operands.data, operands_operands.size,
                                   operands_types, operands_at);
}

static void func_return_print(mica_printer *p, const mica_op *op) {
  const mica_segment operands_segment = func_return_operands_segment(op);
  mica_print_discardable(p, op);
  if (operands_segment.count > 0) {
    mica_print_char(p, ' ');
    mica_print_operands(p, op, operands_segment.first, operands_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, operands_segment.first, operands_segment.count);
  }
}

// All methods as the interface has them.
static const mica_region_branch_terminator_interface
    func_return_region_branch_terminator_methods = {
  0,
};
static const mica_trait *const func_return_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_has_parent, &mica_trait_memrefs_normalizable,
  &mica_trait_return_like, &mica_trait_is_terminator, NULL,
};
static const mica_interface_impl func_return_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_region_branch_terminator_interface_id, &func_return_region_branch_terminator_methods},
};
const mica_op_def func_return_def = {
  .flags = MICA_OP_TERMINATOR, .name = "func.return", .name_size = 11,
  .summary = "Ends a function and gives its results", .dialect = &func_dialect,
  .parts = func_return_parts, .operand_count = 1, .traits = func_return_traits,
  .interfaces = func_return_interfaces, .interface_count = 3, .checks = &func_return_checks,
  .parse = func_return_parse, .print = func_return_print,
};

// Ordered by name.
static const mica_op_def *const func_ops[] = {
  &func_call_def,
  &func_call_indirect_def,
  &func_constant_def,
  &func_func_def,
  &func_return_def,
};
static const mica_dialect_def *const func_dependents[] = {&cf_dialect, NULL};
static const mica_dialect_inliner_interface func_dialect_inliner_methods = {
  .may_inline_call = func_may_inline_call, .end_block = func_end_block,
};
static const mica_interface_impl func_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &func_dialect_inliner_methods},
};

// What older text has, read with mica_former_text alone.
static const char *const func_call_former_names[] = {"std.call", "call", NULL};
static const char *const func_call_indirect_former_names[] = {
  "std.call_indirect", "call_indirect", NULL,
};
static const char *const func_constant_former_names[] = {"std.constant", "constant", NULL};
static mica_form_parser *const func_constant_former_parsers[] = {func_constant_parse_former, NULL};
static const char *const func_func_former_names[] = {"func", "builtin.func", NULL};
static const mica_former_attr func_func_former_attrs[] = {
  {"type", "function_type", NULL},
};
static const char *const func_return_former_names[] = {"std.return", "return", NULL};
static const mica_former_op func_former_ops[] = {
  {
    .op = &func_call_def,
    .names = func_call_former_names,
  },
  {
    .op = &func_call_indirect_def,
    .names = func_call_indirect_former_names,
  },
  {
    .op = &func_constant_def,
    .names = func_constant_former_names,
    .parsers = func_constant_former_parsers,
  },
  {
    .op = &func_func_def,
    .names = func_func_former_names,
    .attrs = func_func_former_attrs,
    .attr_count = 1,
    .upgrade = func_func_upgrade,
  },
  {
    .op = &func_return_def,
    .names = func_return_former_names,
  },};
static const mica_former_dialect func_former = {
  .ops = func_former_ops,
  .op_count = 5,
};

const mica_dialect_def func_dialect = {
  .abi = 5,
  .name = "func",
  .ops = func_ops,
  .op_count = 5,
  .dependents = func_dependents,
  .materialize = func_materialize,
  .interfaces = func_interfaces, .interface_count = 1,
  .former = &func_former,
};
