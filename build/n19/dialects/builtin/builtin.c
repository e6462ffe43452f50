// The dialect builtin: The types, attributes and operations that every other dialect builds on.
// Made by mica-gen from builtin.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "builtin.h"

#include "mica/mica.h"

// What parts of operations must be.
static const mica_constraint must_be_string_attribute = {
  .summary = "string attribute", .attr = mica_attr_is_string, .is_kind = mica_attr_is_string,
};
static const mica_constraint must_be_region_with_1_blocks = {.summary = "region with 1 blocks"};
static const mica_constraint must_be_variadic_of_any_type = {.summary = "variadic of any type"};

// ---- builtin.module ----

mica_str builtin_module_sym_name(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &builtin_module_def, BUILTIN_MODULE_SLOT_SYM_NAME);
  return attr == NULL ? (mica_str){0} : mica_attr_string_value(attr);
}
bool builtin_module_set_sym_name(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &builtin_module_def, BUILTIN_MODULE_SLOT_SYM_NAME,
                              mica_attr_string(mica_op_context(op), value));
}

mica_str builtin_module_sym_visibility(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &builtin_module_def, BUILTIN_MODULE_SLOT_SYM_VISIBILITY);
  return attr == NULL ? (mica_str){0} : mica_attr_string_value(attr);
}
bool builtin_module_set_sym_visibility(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &builtin_module_def, BUILTIN_MODULE_SLOT_SYM_VISIBILITY,
                              mica_attr_string(mica_op_context(op), value));
}

mica_op *builtin_module_build(mica_builder *b, mica_loc loc, const mica_attr *sym_name,
                              const mica_attr *sym_visibility) {
  const mica_attr *slots[] = {sym_name, sym_visibility};
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 2, .region_count = 1};
  return mica_builder_insert_new(b, loc, &builtin_module_def, &parts);
}

static const mica_part builtin_module_parts[] = {
  {.name = "sym_name", .check = &must_be_string_attribute, .flags = MICA_PART_OPTIONAL},
  {.name = "sym_visibility", .check = &must_be_string_attribute, .flags = MICA_PART_OPTIONAL,
   .order = 1},
  {.name = "bodyRegion", .check = &must_be_region_with_1_blocks},
};
static bool builtin_module_verify(mica_op *op) {
  return mica_verify_region(op, BUILTIN_MODULE_REGION_BODY_REGION, "bodyRegion",
                            mica_region_block_count(builtin_module_body_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks builtin_module_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_is_isolated_from_above,
                                     mica_verify_symbol_table_regions, NULL},
};
static const mica_op_checks builtin_module_checks = {
  .structure = (mica_op_check *const[]){mica_verify_no_region_arguments, mica_verify_single_block,
                                        NULL},
  .verify = (mica_op_check *const[]){builtin_module_verify, mica_verify_symbol, NULL},
  .check = {builtin_module_check, "builtin_module_check"},
  .regions = &builtin_module_region_checks,
};
// builtin.module: ($sym_name^)? attr-dict-with-keyword $bodyRegion
static bool builtin_module_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *sym_name_attr = NULL;
  mica_region *body_region_region = mica_state_new_region(out);
  if (body_region_region == NULL) return false;
  if (!mica_parse_symbol_name_if_any(p, &sym_name_attr)) return false;
  mica_state_set_slot(out, BUILTIN_MODULE_SLOT_SYM_NAME, sym_name_attr);
  if (!mica_parse_checked_attr_dict_with_keyword(p, out)) return false;
  if (!mica_parse_region(p, body_region_region, NULL, 0, false)) return false;
  return mica_region_ensure_block(p, body_region_region);
}

static void builtin_module_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"sym_name"};
  if (builtin_module_sym_name_attr(op) != NULL) {
    mica_print_char(p, ' ');
    mica_print_symbol_name(p, mica_attr_string_value(builtin_module_sym_name_attr(op)));
  }
  mica_print_attr_dict_with_keyword(p, op, elided, 1);
  mica_print_char(p, ' ');
  mica_print_whole_region(p, builtin_module_body_region(op));
}

static const mica_trait *const builtin_module_traits[] = {
  &mica_trait_affine_scope, &mica_trait_is_isolated_from_above, &mica_trait_no_region_arguments,
  &mica_trait_symbol_table, &mica_trait_no_terminator, &mica_trait_single_block,
  &mica_trait_has_only_graph_region, NULL,
};
static const mica_interface_impl builtin_module_interfaces[] = {
  {&mica_symbol_interface_id,
   &(const mica_symbol_interface){.is_optional = builtin_module_is_optional}},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.default_dialect = builtin_module_default_dialect}},
  {&mica_region_kind_interface_id,
   &(const mica_region_kind_interface){.has_ssa_dominance = builtin_module_has_ssa_dominance}},
};
const mica_op_def builtin_module_def = {
  .flags = MICA_OP_ISOLATED_FROM_ABOVE | MICA_OP_SYMBOL_TABLE | MICA_OP_NO_TERMINATOR |
  MICA_OP_GRAPH_REGION,
  .name = "builtin.module", .name_size = 14, .summary = "A container of operations",
  .dialect = &builtin_dialect, .parts = builtin_module_parts, .slot_count = 2, .region_count = 1,
  .traits = builtin_module_traits, .interfaces = builtin_module_interfaces, .interface_count = 3,
  .checks = &builtin_module_checks, .parse = builtin_module_parse, .print = builtin_module_print,
};

// ---- builtin.unrealized_conversion_cast ----

mica_op *builtin_unrealized_conversion_cast_build(mica_builder *b, mica_loc loc,
                                                  mica_types outputs_types,
                                                  mica_value *const *inputs, size_t inputs_count) {
  const mica_op_parts parts = {
    inputs, inputs_count, outputs_types.data, outputs_types.size, NULL, 0, .region_count = 0,
  };
  return mica_builder_insert_new(b, loc, &builtin_unrealized_conversion_cast_def, &parts);
}

static const mica_part builtin_unrealized_conversion_cast_parts[] = {
  {.name = "inputs", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "outputs", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static const mica_op_checks builtin_unrealized_conversion_cast_checks = {
  .check = {builtin_unrealized_conversion_cast_check, "builtin_unrealized_conversion_cast_check"},
};
// builtin.unrealized_conversion_cast: ($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict
static bool builtin_unrealized_conversion_cast_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs inputs_operands = {NULL, 0};
  mica_position inputs_at = mica_parser_name_position(p);
  mica_types inputs_types = {NULL, 0}, outputs_types = {NULL, 0};
  inputs_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &inputs_operands)) return false;
  if (inputs_operands.size > 0) {
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &inputs_types)) return false;
  }
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_types(p, &outputs_types)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_results(out, outputs_types)) return false;
  return mica_state_operands_typed(out, inputs_operands.data, inputs_operands.size, inputs_types,
                                   inputs_at);
}

static void builtin_unrealized_conversion_cast_print(mica_printer *p, const mica_op *op) {
  const mica_segment inputs_segment = builtin_unrealized_conversion_cast_inputs_segment(op);
  const mica_segment outputs_segment = builtin_unrealized_conversion_cast_outputs_segment(op);
  if (inputs_segment.count > 0) {
    mica_print_char(p, ' ');
    mica_print_operands(p, op, inputs_segment.first, inputs_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, inputs_segment.first, inputs_segment.count);
  }
  mica_print_str(p, MICA_STR(" to "));
  mica_print_result_types(p, op, outputs_segment.first, outputs_segment.count);
  mica_print_discardable(p, op);
}

static const mica_trait *const builtin_unrealized_conversion_cast_traits[] = {
  &mica_trait_always_speculatable, NULL,
};
static const mica_interface_impl builtin_unrealized_conversion_cast_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool builtin_unrealized_conversion_cast_fold_hook(mica_op *op,
                                                         const mica_attr *const *operands,
                                                         mica_fold *out) {
  const mica_segment inputs = builtin_unrealized_conversion_cast_inputs_segment(op);
  return builtin_unrealized_conversion_cast_fold(op, operands + inputs.first, inputs.count, out);
}

static const mica_op_more builtin_unrealized_conversion_cast_more = {
  .fold = builtin_unrealized_conversion_cast_fold_hook,
};
const mica_op_def builtin_unrealized_conversion_cast_def = {
  .name = "builtin.unrealized_conversion_cast", .name_size = 34,
  .summary = "Values of some types taken as values of others", .dialect = &builtin_dialect,
  .parts = builtin_unrealized_conversion_cast_parts, .operand_count = 1, .result_count = 1,
  .traits = builtin_unrealized_conversion_cast_traits,
  .interfaces = builtin_unrealized_conversion_cast_interfaces, .interface_count = 2,
  .checks = &builtin_unrealized_conversion_cast_checks,
  .parse = builtin_unrealized_conversion_cast_parse,
  .print = builtin_unrealized_conversion_cast_print,
  .more = &builtin_unrealized_conversion_cast_more,
};

// Ordered by name.
static const mica_op_def *const builtin_ops[] = {
  &builtin_module_def,
  &builtin_unrealized_conversion_cast_def,
};
static const mica_interface_impl builtin_interfaces[] = {
  {&mica_dialect_inliner_interface_id,
   &(const mica_dialect_inliner_interface){.may_inline_region = builtin_may_inline_region}},
};

// What older text has, read with mica_former_text alone.
static const char *const builtin_unrealized_conversion_cast_former_names[] = {
  "llvm.mlir.cast", "unrealized_conversion_cast", NULL,
};
static const mica_former_op builtin_former_ops[] = {
  {
    .op = &builtin_unrealized_conversion_cast_def,
    .names = builtin_unrealized_conversion_cast_former_names,
  },};
static const mica_former_dialect builtin_former = {
  .ops = builtin_former_ops,
  .op_count = 1,
};

const mica_dialect_def builtin_dialect = {
  .abi = 5,
  .name = "builtin",
  .ops = builtin_ops,
  .op_count = 2,
  .interfaces = builtin_interfaces, .interface_count = 1,
  .former = &builtin_former,
};
