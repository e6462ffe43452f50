// The dialect scf: Loops and conditions with regions.
// Made by mica-gen from scf.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "scf.h"

#include <assert.h>

#include "mica/mica.h"
#include "arith/arith.h"

const mica_interface scf_device_mapping_attr_interface_id = {"DeviceMappingAttrInterface"};

int64_t scf_device_mapping_attr_interface_mapping_id(const mica_attr *attr) {
  const scf_device_mapping_attr_interface *methods =
      mica_attr_interface(attr, &scf_device_mapping_attr_interface_id);
  assert(methods != NULL);
  return methods->mapping_id(attr);
}

bool scf_device_mapping_attr_interface_is_linear_mapping(const mica_attr *attr) {
  const scf_device_mapping_attr_interface *methods =
      mica_attr_interface(attr, &scf_device_mapping_attr_interface_id);
  assert(methods != NULL);
  return methods->is_linear_mapping(attr);
}

int64_t scf_device_mapping_attr_interface_relative_index(const mica_attr *attr) {
  const scf_device_mapping_attr_interface *methods =
      mica_attr_interface(attr, &scf_device_mapping_attr_interface_id);
  assert(methods != NULL);
  return methods->relative_index(attr);
}

const mica_interface scf_device_masking_attr_interface_id = {"DeviceMaskingAttrInterface"};

int64_t scf_device_masking_attr_interface_max_num_physical_ids(const mica_attr *attr) {
  const scf_device_masking_attr_interface *methods =
      mica_attr_interface(attr, &scf_device_masking_attr_interface_id);
  assert(methods != NULL);
  return methods->max_num_physical_ids(attr);
}

static bool scf_all_items_of_device_mapping_array_attr(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!(mica_attr_interface(mica_attr_array_elements(self).data[i],
                              &scf_device_mapping_attr_interface_id) != NULL ||
          mica_attr_interface(mica_attr_array_elements(self).data[i],
                              &scf_device_masking_attr_interface_id) != NULL ||
          mica_attr_is_opaque(mica_attr_array_elements(self).data[i])))
      return false;
  return true;
}

// 1-bit signless integer
static bool scf_is_i1(const mica_type *self) {
  return mica_type_is_i(self, 1);
}

// Device Mapping array attribute
static bool scf_is_device_mapping_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && scf_all_items_of_device_mapping_array_attr(self);
}

// What parts of operations must be.
static const mica_constraint must_be_1_bit_signless_integer = {
  .summary = "1-bit signless integer", .type = scf_is_i1,
};
static const mica_constraint must_be_variadic_of_any_type = {.summary = "variadic of any type"};
static const mica_constraint must_be_unit_attribute = {
  .summary = "unit attribute", .attr = mica_attr_is_unit, .is_kind = mica_attr_is_unit,
};
static const mica_constraint must_be_any_region = {.summary = "any region"};
static const mica_constraint must_be_region_with_1_blocks = {.summary = "region with 1 blocks"};
static const mica_constraint must_be_region_with_at_most_1_blocks = {
  .summary = "region with at most 1 blocks",
};
static const mica_constraint must_be_i64_dense_array_attribute = {
  .summary = "i64 dense array attribute", .attr = mica_attr_is_dense_i64s,
  .is_kind = mica_attr_is_dense_i64s,
};
static const mica_constraint must_be_index = {.summary = "index", .type = mica_type_is_index};
static const mica_constraint must_be_signless_integer_or_index = {
  .summary = "signless integer or index", .type = mica_type_is_signless_or_index,
};
static const mica_constraint must_be_variadic_of_index = {
  .summary = "variadic of index", .type = mica_type_is_index,
};
static const mica_constraint must_be_any_type = {.summary = "any type"};
static const mica_constraint must_be_device_mapping_array_attribute = {
  .summary = "Device Mapping array attribute", .attr = scf_is_device_mapping_array_attr,
  .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_variadic_of_ranked_tensor_of_any_type_values = {
  .summary = "variadic of ranked tensor of any type values", .type = mica_type_is_ranked_tensor,
};

// ---- scf.condition ----

mica_op *scf_condition_build(mica_builder *b, mica_loc loc, mica_value *condition,
                             mica_value *const *args, size_t args_count) {
  const mica_value_group groups[] = {{&condition, 1}, {args, args_count}};
  const mica_op_parts parts = {NULL, 0, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &scf_condition_def, &parts, groups, 2);
}

static const mica_part scf_condition_parts[] = {
  {.name = "condition", .check = &must_be_1_bit_signless_integer},
  {.name = "args", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static bool scf_condition_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"scf.while"};
  return mica_verify_has_parent(op, has_parent_names, 1);
}

static const mica_op_checks scf_condition_checks = {
  .structure = (mica_op_check *const[]){scf_condition_structure, NULL},
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
};
// scf.condition: `(` $condition `)` attr-dict ($args^ `:` type($args))?
static bool scf_condition_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref condition_operand;
  mica_operand_refs args_operands = {NULL, 0};
  mica_position args_at = mica_parser_name_position(p);
  mica_types args_types = {NULL, 0};
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &condition_operand)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  args_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &args_operands)) return false;
  if (args_operands.size > 0) {
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &args_types)) return false;
  }
  if (!mica_state_operands(out, &condition_operand, 1, mica_type_i(mica_parser_context(p), 1)))
    return false;
  return mica_state_operands_typed(out, args_operands.data, args_operands.size, args_types,
                                   args_at);
}

static void scf_condition_print(mica_printer *p, const mica_op *op) {
  const mica_segment args_segment = scf_condition_args_segment(op);
  mica_print_char(p, '(');
  mica_print_operand(p, scf_condition_condition(op));
  mica_print_char(p, ')');
  mica_print_discardable(p, op);
  if (args_segment.count > 0) {
    mica_print_char(p, ' ');
    mica_print_operands(p, op, args_segment.first, args_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, args_segment.first, args_segment.count);
  }
}

static const mica_region_branch_terminator_interface
    scf_condition_region_branch_terminator_methods = {
  .successor_operands = scf_condition_successor_operands, .region_for = scf_condition_region_for,
};
static const mica_trait *const scf_condition_traits[] = {
  &mica_trait_has_parent, &mica_trait_always_speculatable, &mica_trait_is_terminator, NULL,
};
static const mica_interface_impl scf_condition_interfaces[] = {
  {&mica_region_branch_terminator_interface_id, &scf_condition_region_branch_terminator_methods},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
const mica_op_def scf_condition_def = {
  .flags = MICA_OP_TERMINATOR, .name = "scf.condition", .name_size = 13,
  .summary = "Ends the first region of a while loop", .dialect = &scf_dialect,
  .parts = scf_condition_parts, .operand_count = 2, .traits = scf_condition_traits,
  .interfaces = scf_condition_interfaces, .interface_count = 3, .checks = &scf_condition_checks,
  .parse = scf_condition_parse, .print = scf_condition_print,
};

// ---- scf.yield ----

mica_op *scf_yield_build(mica_builder *b, mica_loc loc, mica_value *const *results,
                         size_t results_count) {
  const mica_op_parts parts = {results, results_count, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &scf_yield_def, &parts);
}

static const mica_part scf_yield_parts[] = {
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static bool scf_yield_structure(mica_op *op) {
  static const char *const has_parent_names[] = {
    "scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while",
  };
  return mica_verify_has_parent(op, has_parent_names, 5);
}

static const mica_op_checks scf_yield_checks = {
  .structure = (mica_op_check *const[]){scf_yield_structure, NULL},
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
};
// scf.yield: attr-dict ($results^ `:` type($results))?
static bool scf_yield_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs results_operands = {NULL, 0};
  mica_position results_at = mica_parser_name_position(p);
  mica_types results_types = {NULL, 0};
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  results_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &results_operands)) return false;
  if (results_operands.size > 0) {
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &results_types)) return false;
  }
  return mica_state_operands_typed(out, results_operands.data, results_operands.size, results_types,
                                   results_at);
}

static void scf_yield_print(mica_printer *p, const mica_op *op) {
  const mica_segment results_segment = scf_yield_results_segment(op);
  mica_print_discardable(p, op);
  if (results_segment.count > 0) {
    mica_print_char(p, ' ');
    mica_print_operands(p, op, results_segment.first, results_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, results_segment.first, results_segment.count);
  }
}

// All methods as the interface has them.
static const mica_region_branch_terminator_interface scf_yield_region_branch_terminator_methods = {
  0,
};
static const mica_trait *const scf_yield_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_return_like, &mica_trait_is_terminator,
  &mica_trait_has_parent, NULL,
};
static const mica_interface_impl scf_yield_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_region_branch_terminator_interface_id, &scf_yield_region_branch_terminator_methods},
};
const mica_op_def scf_yield_def = {
  .flags = MICA_OP_TERMINATOR, .name = "scf.yield", .name_size = 9,
  .summary = "Ends a region and gives its values", .dialect = &scf_dialect,
  .parts = scf_yield_parts, .operand_count = 1, .traits = scf_yield_traits,
  .interfaces = scf_yield_interfaces, .interface_count = 3, .checks = &scf_yield_checks,
  .parse = scf_yield_parse, .print = scf_yield_print,
};

// ---- scf.execute_region ----

bool scf_execute_region_no_inline(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &scf_execute_region_def, SCF_EXECUTE_REGION_SLOT_NO_INLINE);
  return attr != NULL;
}
void scf_execute_region_set_no_inline(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &scf_execute_region_def, SCF_EXECUTE_REGION_SLOT_NO_INLINE,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *scf_execute_region_build(mica_builder *b, mica_loc loc, mica_types results_types,
                                  bool no_inline) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {(no_inline ? mica_attr_unit(ctx) : NULL)};
  const mica_op_parts parts = {
    NULL, 0, results_types.data, results_types.size, slots, 1, .region_count = 1,
  };
  return mica_builder_insert_new(b, loc, &scf_execute_region_def, &parts);
}

static const mica_part scf_execute_region_parts[] = {
  {.name = "no_inline", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED},
  {.name = "", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_any_region},
};
static const mica_region_checks scf_execute_region_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_region_branch, NULL},
};
static const mica_op_checks scf_execute_region_checks = {
  .check = {scf_execute_region_check, "scf_execute_region_check"},
  .regions = &scf_execute_region_region_checks,
};
static const mica_trait *const scf_execute_region_traits[] = {
  &mica_trait_recursive_memory_effects, NULL,
};
static const mica_interface_impl scf_execute_region_interfaces[] = {
  {&mica_region_branch_interface_id,
   &(const mica_region_branch_interface){.successors = scf_execute_region_successors}},
};
static bool scf_execute_region_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, scf_execute_region_parse(p, out), "scf_execute_region_parse");
}

static const mica_op_more scf_execute_region_more = {
  .patterns = scf_execute_region_canonicalizations,
};
const mica_op_def scf_execute_region_def = {
  .name = "scf.execute_region", .name_size = 18, .summary = "Executes its region once",
  .dialect = &scf_dialect,
  .parts = scf_execute_region_parts, .slot_count = 1, .result_count = 1, .region_count = 1,
  .traits = scf_execute_region_traits,
  .interfaces = scf_execute_region_interfaces, .interface_count = 1,
  .checks = &scf_execute_region_checks,
  .parse = scf_execute_region_parse_hook, .print = scf_execute_region_print,
  .more = &scf_execute_region_more,
};

// ---- scf.if ----

mica_op *scf_if_build(mica_builder *b, mica_loc loc, mica_types results_types,
                      mica_value *condition) {
  mica_value *operands[] = {condition};
  const mica_op_parts parts = {
    operands, 1, results_types.data, results_types.size, NULL, 0, .region_count = 2,
  };
  return mica_builder_insert_new(b, loc, &scf_if_def, &parts);
}

static const mica_part scf_if_parts[] = {
  {.name = "condition", .check = &must_be_1_bit_signless_integer},
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "thenRegion", .check = &must_be_region_with_1_blocks},
  {.name = "elseRegion", .check = &must_be_region_with_at_most_1_blocks},
};
static bool scf_if_verify(mica_op *op) {
  if (!mica_verify_region(op, SCF_IF_REGION_THEN_REGION, "thenRegion",
                          mica_region_block_count(scf_if_then_region(op), 2) == 1,
                          "region with 1 blocks"))
    return false;
  return mica_verify_region(op, SCF_IF_REGION_ELSE_REGION, "elseRegion",
                            mica_region_block_count(scf_if_else_region(op), 2) <= 1,
                            "region with at most 1 blocks");
}

static const mica_region_checks scf_if_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, mica_verify_region_branch,
                                     NULL},
};
static const mica_op_checks scf_if_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, mica_verify_no_region_arguments,
                                        NULL},
  .verify = (mica_op_check *const[]){scf_if_verify, NULL},
  .check = {scf_if_check, "scf_if_check"},
  .regions = &scf_if_region_checks,
};
static const mica_region_branch_interface scf_if_region_branch_methods = {
  .successors = scf_if_successors, .is_at_most_once = scf_if_is_at_most_once,
  .entry_for = scf_if_entry_for,
};
static const mica_trait *const scf_if_traits[] = {
  &mica_trait_single_block, &mica_trait_single_block_implicit_terminator,
  &mica_trait_recursive_memory_effects, &mica_trait_recursively_speculatable,
  &mica_trait_no_region_arguments, NULL,
};
static const mica_interface_impl scf_if_interfaces[] = {
  {&mica_region_branch_interface_id, &scf_if_region_branch_methods},
  {&mica_conditionally_speculatable_interface_id, &mica_recursively_speculatable},
};
static bool scf_if_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, scf_if_parse(p, out), "scf_if_parse");
}

static bool scf_if_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return scf_if_fold(op, operands[SCF_IF_OPERAND_CONDITION], out);
}

static const mica_op_more scf_if_more = {
  .terminator = &scf_yield_def,
  .fold = scf_if_fold_hook, .patterns = scf_if_canonicalizations,
};
const mica_op_def scf_if_def = {
  .name = "scf.if", .name_size = 6, .summary = "Executes one of two regions",
  .dialect = &scf_dialect,
  .parts = scf_if_parts, .operand_count = 1, .result_count = 1, .region_count = 2,
  .traits = scf_if_traits, .interfaces = scf_if_interfaces, .interface_count = 2,
  .checks = &scf_if_checks, .parse = scf_if_parse_hook, .print = scf_if_print, .more = &scf_if_more,
};

// ---- scf.index_switch ----

mica_int64s scf_index_switch_cases(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &scf_index_switch_def, SCF_INDEX_SWITCH_SLOT_CASES);
  return mica_attr_dense_i64s_value(attr);
}
bool scf_index_switch_set_cases(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &scf_index_switch_def, SCF_INDEX_SWITCH_SLOT_CASES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *scf_index_switch_build(mica_builder *b, mica_loc loc, mica_types results_types,
                                mica_value *arg, mica_int64s cases, size_t case_regions_count) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_dense_i64s(ctx, cases)};
  mica_value *operands[] = {arg};
  const mica_op_parts parts = {
    operands, 1, results_types.data, results_types.size, slots, 1,
    .region_count = 1 + case_regions_count,
  };
  return mica_builder_insert_new(b, loc, &scf_index_switch_def, &parts);
}

static const mica_part scf_index_switch_parts[] = {
  {.name = "cases", .check = &must_be_i64_dense_array_attribute},
  {.name = "arg", .check = &must_be_index},
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "defaultRegion", .check = &must_be_region_with_1_blocks},
  {.name = "caseRegions", .check = &must_be_region_with_1_blocks, .flags = MICA_PART_VARIADIC},
};
static bool scf_index_switch_verify(mica_op *op) {
  if (!mica_verify_region(op, SCF_INDEX_SWITCH_REGION_DEFAULT_REGION, "defaultRegion",
                          mica_region_block_count(scf_index_switch_default_region(op), 2) == 1,
                          "region with 1 blocks"))
    return false;
  for (size_t i = SCF_INDEX_SWITCH_REGION_CASE_REGIONS; i < mica_op_region_count(op); i++)
    if (!mica_verify_region(op, i, "caseRegions",
                            mica_region_block_count(mica_op_region(op, i), 2) == 1,
                            "region with 1 blocks"))
      return false;
  return true;
}

static const mica_op_checks scf_index_switch_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){scf_index_switch_verify, NULL},
  .check = {scf_index_switch_check, "scf_index_switch_check"},
  .regions = &scf_if_region_checks,
};
// scf.index_switch: $arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases,
// $caseRegions) `\n` `` `default` $defaultRegion
static bool scf_index_switch_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref arg_operand;
  mica_types results_types = {NULL, 0};
  const mica_attr *cases_attr = NULL;
  mica_region *default_region_region = mica_state_new_region(out);
  if (default_region_region == NULL) return false;
  mica_regions case_regions_regions = {NULL, 0};
  if (!mica_parse_operand(p, &arg_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (mica_parse_optional_punct(p, MICA_PUNCT_ARROW)) {
    if (!mica_parse_types(p, &results_types)) return false;
  }
  if (!mica_parser_hook(p, scf_parse_switch_cases(p, out, &cases_attr, &case_regions_regions),
                        "scf_parse_switch_cases"))
    return false;
  mica_state_set_slot(out, SCF_INDEX_SWITCH_SLOT_CASES, cases_attr);
  if (!mica_parse_keyword(p, "default")) return false;
  if (!mica_parse_region(p, default_region_region, NULL, 0, false)) return false;
  if (!mica_region_ensure_terminator(default_region_region, &scf_yield_def, mica_state_loc(out)))
    return false;
  if (!mica_state_results(out, results_types)) return false;
  return mica_state_operands(out, &arg_operand, 1, mica_type_index(mica_parser_context(p)));
}

static void scf_index_switch_print(mica_printer *p, const mica_op *op) {
  const mica_segment results_segment = scf_index_switch_results_segment(op);
  const mica_segment case_regions_segment = scf_index_switch_case_regions_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, scf_index_switch_arg(op));
  mica_print_discardable(p, op);
  if (results_segment.count > 0) {
    mica_print_str(p, MICA_STR(" -> "));
    mica_print_result_types(p, op, results_segment.first, results_segment.count);
  }
  mica_print_char(p, ' ');
  scf_print_switch_cases(p, op, scf_index_switch_cases_attr(op), case_regions_segment);
  mica_print_newline(p);
  mica_print_str(p, MICA_STR("default "));
  mica_print_implicit_region(p, scf_index_switch_default_region(op));
}

static const mica_region_branch_interface scf_index_switch_region_branch_methods = {
  .successors = scf_index_switch_successors, .is_at_most_once = scf_index_switch_is_at_most_once,
  .entry_for = scf_index_switch_entry_for,
};
static const mica_trait *const scf_index_switch_traits[] = {
  &mica_trait_recursive_memory_effects, &mica_trait_single_block,
  &mica_trait_single_block_implicit_terminator, NULL,
};
static const mica_interface_impl scf_index_switch_interfaces[] = {
  {&mica_region_branch_interface_id, &scf_index_switch_region_branch_methods},
};
static const mica_op_more scf_index_switch_more = {
  .terminator = &scf_yield_def,
  .patterns = scf_index_switch_canonicalizations,
};
const mica_op_def scf_index_switch_def = {
  .name = "scf.index_switch", .name_size = 16,
  .summary = "Executes the region that a number selects", .dialect = &scf_dialect,
  .parts = scf_index_switch_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .region_count = 2,
  .traits = scf_index_switch_traits,
  .interfaces = scf_index_switch_interfaces, .interface_count = 1,
  .checks = &scf_index_switch_checks,
  .parse = scf_index_switch_parse, .print = scf_index_switch_print, .more = &scf_index_switch_more,
};

// ---- scf.for ----

bool scf_for_unsigned_cmp(const mica_op *op) {
  return mica_op_promised_slot(op, &scf_for_def, SCF_FOR_SLOT_UNSIGNED_CMP) != NULL;
}
void scf_for_set_unsigned_cmp(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &scf_for_def, SCF_FOR_SLOT_UNSIGNED_CMP,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *scf_for_build(mica_builder *b, mica_loc loc, mica_types results_types,
                       mica_value *lower_bound, mica_value *upper_bound, mica_value *step,
                       mica_value *const *init_args, size_t init_args_count, bool unsigned_cmp) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {(unsigned_cmp ? mica_attr_unit(ctx) : NULL)};
  const mica_value_group groups[] = {
    {&lower_bound, 1}, {&upper_bound, 1}, {&step, 1}, {init_args, init_args_count},
  };
  const mica_op_parts parts = {
    NULL, 0, results_types.data, results_types.size, slots, 1, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &scf_for_def, &parts, groups, 4);
}

static const mica_part scf_for_parts[] = {
  {.name = "unsignedCmp", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED},
  {.name = "lowerBound", .check = &must_be_signless_integer_or_index},
  {.name = "upperBound", .check = &must_be_signless_integer_or_index},
  {.name = "step", .check = &must_be_signless_integer_or_index},
  {.name = "initArgs", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_region_with_1_blocks},
};
static bool scf_for_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_value_type(scf_for_upper_bound(op)) ==
                        mica_value_type(scf_for_lower_bound(op)) &&
                        mica_value_type(scf_for_step(op)) ==
                        mica_value_type(scf_for_lower_bound(op)),
                        "all of {lowerBound, upperBound, step} have same type"))
    return false;
  return mica_verify_region(op, SCF_FOR_REGION, "region",
                            mica_region_block_count(scf_for_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks scf_for_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, mica_verify_loop_like,
                                     mica_verify_region_branch, NULL},
  .check = {scf_for_check_regions, "scf_for_check_regions"},
};
static const mica_op_checks scf_for_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){scf_for_verify, NULL},
  .check = {scf_for_check, "scf_for_check"},
  .regions = &scf_for_region_checks,
};
static const mica_loop_like_interface scf_for_loop_like_methods = {
  .loop_values = scf_for_loop_values, .induction = scf_for_induction, .extend = scf_for_extend,
};
static const mica_region_branch_interface scf_for_region_branch_methods = {
  .successors = scf_for_successors, .entry_operands = scf_for_entry_operands,
};
static const mica_trait *const scf_for_traits[] = {
  &mica_trait_automatic_allocation_scope, &mica_trait_single_block,
  &mica_trait_single_block_implicit_terminator, &mica_trait_recursive_memory_effects, NULL,
};
static const mica_interface_impl scf_for_interfaces[] = {
  {&mica_loop_like_interface_id, &scf_for_loop_like_methods},
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = scf_for_speculatability}},
  {&mica_region_branch_interface_id, &scf_for_region_branch_methods},
};
static bool scf_for_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, scf_for_parse(p, out), "scf_for_parse");
}

static const mica_op_more scf_for_more = {
  .terminator = &scf_yield_def,
  .patterns = scf_for_canonicalizations,
};
const mica_op_def scf_for_def = {
  .name = "scf.for", .name_size = 7, .summary = "Counts from one bound up to another",
  .dialect = &scf_dialect,
  .parts = scf_for_parts, .slot_count = 1, .operand_count = 4, .result_count = 1, .region_count = 1,
  .traits = scf_for_traits, .interfaces = scf_for_interfaces, .interface_count = 3,
  .checks = &scf_for_checks, .parse = scf_for_parse_hook, .print = scf_for_print,
  .more = &scf_for_more,
};

// ---- scf.while ----

mica_op *scf_while_build(mica_builder *b, mica_loc loc, mica_types results_types,
                         mica_value *const *inits, size_t inits_count) {
  const mica_op_parts parts = {
    inits, inits_count, results_types.data, results_types.size, NULL, 0, .region_count = 2,
  };
  return mica_builder_insert_new(b, loc, &scf_while_def, &parts);
}

static const mica_part scf_while_parts[] = {
  {.name = "inits", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "before", .check = &must_be_region_with_1_blocks},
  {.name = "after", .check = &must_be_region_with_1_blocks},
};
static bool scf_while_verify(mica_op *op) {
  if (!mica_verify_region(op, SCF_WHILE_REGION_BEFORE, "before",
                          mica_region_block_count(scf_while_before(op), 2) == 1,
                          "region with 1 blocks"))
    return false;
  return mica_verify_region(op, SCF_WHILE_REGION_AFTER, "after",
                            mica_region_block_count(scf_while_after(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks scf_while_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_region_branch, mica_verify_loop_like, NULL},
};
static const mica_op_checks scf_while_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){scf_while_verify, NULL},
  .check = {scf_while_check, "scf_while_check"},
  .regions = &scf_while_region_checks,
};
static const mica_region_branch_interface scf_while_region_branch_methods = {
  .successors = scf_while_successors, .entry_operands = scf_while_entry_operands,
};
static const mica_trait *const scf_while_traits[] = {
  &mica_trait_recursive_memory_effects, &mica_trait_single_block, NULL,
};
static const mica_interface_impl scf_while_interfaces[] = {
  {&mica_region_branch_interface_id, &scf_while_region_branch_methods},
  {&mica_loop_like_interface_id,
   &(const mica_loop_like_interface){.loop_values = scf_while_loop_values}},
};
static bool scf_while_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, scf_while_parse(p, out), "scf_while_parse");
}

static const mica_op_more scf_while_more = {.patterns = scf_while_canonicalizations};
const mica_op_def scf_while_def = {
  .name = "scf.while", .name_size = 9, .summary = "Loops while a condition holds",
  .dialect = &scf_dialect,
  .parts = scf_while_parts, .operand_count = 1, .result_count = 1, .region_count = 2,
  .traits = scf_while_traits, .interfaces = scf_while_interfaces, .interface_count = 2,
  .checks = &scf_while_checks, .parse = scf_while_parse_hook, .print = scf_while_print,
  .more = &scf_while_more,
};

// ---- scf.parallel ----

mica_op *scf_parallel_build(mica_builder *b, mica_loc loc, mica_types results_types,
                            mica_value *const *lower_bound, size_t lower_bound_count,
                            mica_value *const *upper_bound, size_t upper_bound_count,
                            mica_value *const *step, size_t step_count,
                            mica_value *const *init_vals, size_t init_vals_count) {
  const mica_value_group groups[] = {
    {lower_bound, lower_bound_count}, {upper_bound, upper_bound_count}, {step, step_count},
    {init_vals, init_vals_count},
  };
  const mica_op_parts parts = {
    NULL, 0, results_types.data, results_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &scf_parallel_def, &parts, groups, 4);
}

static const mica_part scf_parallel_parts[] = {
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "lowerBound", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "upperBound", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "step", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "initVals", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_region_with_1_blocks},
};
static bool scf_parallel_verify(mica_op *op) {
  return mica_verify_region(op, SCF_PARALLEL_REGION, "region",
                            mica_region_block_count(scf_parallel_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks scf_parallel_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, mica_verify_loop_like,
                                     mica_verify_region_branch, NULL},
};
static const mica_op_checks scf_parallel_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){scf_parallel_verify, NULL},
  .check = {scf_parallel_check, "scf_parallel_check"},
  .regions = &scf_parallel_region_checks,
};
static const mica_loop_like_interface scf_parallel_loop_like_methods = {
  .loop_values = scf_parallel_loop_values, .induction = scf_parallel_induction,
};
static const mica_trait *const scf_parallel_traits[] = {
  &mica_trait_automatic_allocation_scope, &mica_trait_attr_sized_operand_segments,
  &mica_trait_recursive_memory_effects, &mica_trait_single_block,
  &mica_trait_single_block_implicit_terminator, &mica_trait_has_parallel_region, NULL,
};
static const mica_interface_impl scf_parallel_interfaces[] = {
  {&mica_loop_like_interface_id, &scf_parallel_loop_like_methods},
  {&mica_region_branch_interface_id,
   &(const mica_region_branch_interface){.successors = scf_parallel_successors}},
};
static bool scf_parallel_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, scf_parallel_parse(p, out), "scf_parallel_parse");
}

static const mica_op_more scf_parallel_more = {
  .terminator = &scf_reduce_def,
  .patterns = scf_parallel_canonicalizations,
};
const mica_op_def scf_parallel_def = {
  .name = "scf.parallel", .name_size = 12, .summary = "Iterations in any order, with reductions",
  .dialect = &scf_dialect,
  .parts = scf_parallel_parts, .slot_count = 1, .operand_count = 4, .result_count = 1,
  .region_count = 1,
  .traits = scf_parallel_traits, .interfaces = scf_parallel_interfaces, .interface_count = 2,
  .checks = &scf_parallel_checks, .parse = scf_parallel_parse_hook, .print = scf_parallel_print,
  .more = &scf_parallel_more,
};

// ---- scf.reduce ----

mica_op *scf_reduce_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                          size_t operands_count, size_t reductions_count) {
  const mica_op_parts parts = {
    operands_, operands_count, NULL, 0, NULL, 0, .region_count = reductions_count,
  };
  return mica_builder_insert_new(b, loc, &scf_reduce_def, &parts);
}

static const mica_part scf_reduce_parts[] = {
  {.name = "operands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "reductions", .check = &must_be_region_with_1_blocks, .flags = MICA_PART_VARIADIC},
};
static bool scf_reduce_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"scf.parallel"};
  return mica_verify_has_parent(op, has_parent_names, 1);
}

static bool scf_reduce_verify(mica_op *op) {
  for (size_t i = SCF_REDUCE_REGION_REDUCTIONS; i < mica_op_region_count(op); i++)
    if (!mica_verify_region(op, i, "reductions",
                            mica_region_block_count(mica_op_region(op, i), 2) == 1,
                            "region with 1 blocks"))
      return false;
  return true;
}

static const mica_region_checks scf_reduce_region_checks = {
  .check = {scf_reduce_check_regions, "scf_reduce_check_regions"},
};
static const mica_op_checks scf_reduce_checks = {
  .structure = (mica_op_check *const[]){scf_reduce_structure, NULL},
  .verify = (mica_op_check *const[]){scf_reduce_verify, mica_verify_is_terminator, NULL},
  .regions = &scf_reduce_region_checks,
};
// scf.reduce: (`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict
static bool scf_reduce_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs operands_operands = {NULL, 0};
  mica_position operands_at = mica_parser_name_position(p);
  mica_types operands_types = {NULL, 0};
  mica_regions reductions_regions = {NULL, 0};
  if (mica_parse_optional_punct(p, '(')) {
    operands_at = mica_parser_position(p);
    if (!mica_parse_operands(p, 0, false, &operands_operands)) return false;
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &operands_types)) return false;
    if (!mica_parse_punct(p, ')')) return false;
  }
  if (!mica_parse_regions(p, out, NULL, false, &reductions_regions)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  return mica_state_operands_typed(out, operands_operands.data, operands_operands.size,
                                   operands_types, operands_at);
}

static void scf_reduce_print(mica_printer *p, const mica_op *op) {
  const mica_segment operands_segment = scf_reduce_operands_segment(op);
  const mica_segment reductions_segment = scf_reduce_reductions_segment(op);
  if (operands_segment.count > 0) {
    mica_print_char(p, '(');
    mica_print_operands(p, op, operands_segment.first, operands_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, operands_segment.first, operands_segment.count);
    mica_print_char(p, ')');
  }
  mica_print_char(p, ' ');
  mica_print_regions(p, op, reductions_segment, false);
  mica_print_discardable(p, op);
}

static const mica_trait *const scf_reduce_traits[] = {
  &mica_trait_is_terminator, &mica_trait_has_parent, &mica_trait_recursive_memory_effects, NULL,
};
static const mica_interface_impl scf_reduce_interfaces[] = {
  {&mica_region_branch_terminator_interface_id,
   &(const mica_region_branch_terminator_interface){
  .successor_operands = scf_reduce_successor_operands}},
};
const mica_op_def scf_reduce_def = {
  .flags = MICA_OP_TERMINATOR, .name = "scf.reduce", .name_size = 10,
  .summary = "Ends a parallel loop and reduces its values", .dialect = &scf_dialect,
  .parts = scf_reduce_parts, .operand_count = 1, .region_count = 1, .traits = scf_reduce_traits,
  .interfaces = scf_reduce_interfaces, .interface_count = 1, .checks = &scf_reduce_checks,
  .parse = scf_reduce_parse, .print = scf_reduce_print,
};

// ---- scf.reduce.return ----

mica_op *scf_reduce_return_build(mica_builder *b, mica_loc loc, mica_value *result) {
  mica_value *operands[] = {result};
  const mica_op_parts parts = {operands, 1, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &scf_reduce_return_def, &parts);
}

static const mica_part scf_reduce_return_parts[] = {
  {.name = "result", .check = &must_be_any_type},
};
static bool scf_reduce_return_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"scf.reduce"};
  return mica_verify_has_parent(op, has_parent_names, 1);
}

static const mica_op_checks scf_reduce_return_checks = {
  .structure = (mica_op_check *const[]){scf_reduce_return_structure, NULL},
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
  .check = {scf_reduce_return_check, "scf_reduce_return_check"},
};
// scf.reduce.return: $result attr-dict `:` type($result)
static bool scf_reduce_return_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref result_operand;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &result_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  return mica_state_operands(out, &result_operand, 1, result_type);
}

static void scf_reduce_return_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, scf_reduce_return_result(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(scf_reduce_return_result(op)));
}

static const mica_interface_impl scf_reduce_return_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
const mica_op_def scf_reduce_return_def = {
  .flags = MICA_OP_TERMINATOR, .name = "scf.reduce.return", .name_size = 17,
  .summary = "Ends a reduction's region", .dialect = &scf_dialect,
  .parts = scf_reduce_return_parts, .operand_count = 1, .traits = scf_condition_traits,
  .interfaces = scf_reduce_return_interfaces, .interface_count = 2,
  .checks = &scf_reduce_return_checks,
  .parse = scf_reduce_return_parse, .print = scf_reduce_return_print,
};

// ---- scf.forall ----

mica_int64s scf_forall_static_lower_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &scf_forall_def, SCF_FORALL_SLOT_STATIC_LOWER_BOUND);
  return mica_attr_dense_i64s_value(attr);
}
bool scf_forall_set_static_lower_bound(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_STATIC_LOWER_BOUND,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s scf_forall_static_upper_bound(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &scf_forall_def, SCF_FORALL_SLOT_STATIC_UPPER_BOUND);
  return mica_attr_dense_i64s_value(attr);
}
bool scf_forall_set_static_upper_bound(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_STATIC_UPPER_BOUND,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s scf_forall_static_step(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &scf_forall_def, SCF_FORALL_SLOT_STATIC_STEP);
  return mica_attr_dense_i64s_value(attr);
}
bool scf_forall_set_static_step(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_STATIC_STEP,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_attrs scf_forall_mapping(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &scf_forall_def, SCF_FORALL_SLOT_MAPPING);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool scf_forall_set_mapping(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_MAPPING,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *scf_forall_build(mica_builder *b, mica_loc loc, mica_types results_types,
                          mica_value *const *dynamic_lower_bound, size_t dynamic_lower_bound_count,
                          mica_value *const *dynamic_upper_bound, size_t dynamic_upper_bound_count,
                          mica_value *const *dynamic_step, size_t dynamic_step_count,
                          mica_int64s static_lower_bound, mica_int64s static_upper_bound,
                          mica_int64s static_step, mica_value *const *outputs, size_t outputs_count,
                          const mica_attr *mapping) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mapping, NULL, mica_attr_dense_i64s(ctx, static_lower_bound),
    mica_attr_dense_i64s(ctx, static_step), mica_attr_dense_i64s(ctx, static_upper_bound),
  };
  const mica_value_group groups[] = {
    {dynamic_lower_bound, dynamic_lower_bound_count},
    {dynamic_upper_bound, dynamic_upper_bound_count}, {dynamic_step, dynamic_step_count},
    {outputs, outputs_count},
  };
  const mica_op_parts parts = {
    NULL, 0, results_types.data, results_types.size, slots, 5, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &scf_forall_def, &parts, groups, 4);
}

static const mica_part scf_forall_parts[] = {
  {.name = "mapping", .check = &must_be_device_mapping_array_attribute, .flags = MICA_PART_OPTIONAL,
   .order = 3},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "staticLowerBound", .check = &must_be_i64_dense_array_attribute},
  {.name = "staticStep", .check = &must_be_i64_dense_array_attribute, .order = 2},
  {.name = "staticUpperBound", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "dynamicLowerBound", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "dynamicUpperBound", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "dynamicStep", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "outputs", .check = &must_be_variadic_of_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_region_with_1_blocks},
};
static bool scf_forall_verify(mica_op *op) {
  return mica_verify_region(op, SCF_FORALL_REGION, "region",
                            mica_region_block_count(scf_forall_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks scf_forall_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, mica_verify_loop_like,
                                     mica_verify_region_branch, mica_verify_destination_style,
                                     NULL},
  .check = {scf_forall_check_regions, "scf_forall_check_regions"},
};
static const mica_op_checks scf_forall_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){scf_forall_verify, NULL},
  .check = {scf_forall_check, "scf_forall_check"},
  .regions = &scf_forall_region_checks,
};
static const mica_loop_like_interface scf_forall_loop_like_methods = {
  .loop_values = scf_forall_loop_values, .induction = scf_forall_induction,
};
static const mica_trait *const scf_forall_traits[] = {
  &mica_trait_attr_sized_operand_segments, &mica_trait_automatic_allocation_scope,
  &mica_trait_recursive_memory_effects, &mica_trait_single_block,
  &mica_trait_single_block_implicit_terminator, &mica_trait_has_parallel_region, NULL,
};
static const mica_interface_impl scf_forall_interfaces[] = {
  {&mica_loop_like_interface_id, &scf_forall_loop_like_methods},
  {&mica_region_branch_interface_id,
   &(const mica_region_branch_interface){.successors = scf_forall_successors}},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
};
static bool scf_forall_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, scf_forall_parse(p, out), "scf_forall_parse");
}

static const mica_op_more scf_forall_more = {
  .terminator = &scf_forall_in_parallel_def,
  .patterns = scf_forall_canonicalizations,
};
const mica_op_def scf_forall_def = {
  .name = "scf.forall", .name_size = 10,
  .summary = "Iterations in parallel that fill parts of tensors", .dialect = &scf_dialect,
  .parts = scf_forall_parts, .slot_count = 5, .operand_count = 4, .result_count = 1,
  .region_count = 1,
  .traits = scf_forall_traits, .interfaces = scf_forall_interfaces, .interface_count = 3,
  .checks = &scf_forall_checks, .parse = scf_forall_parse_hook, .print = scf_forall_print,
  .more = &scf_forall_more,
};

// ---- scf.forall.in_parallel ----

mica_op *scf_forall_in_parallel_build(mica_builder *b, mica_loc loc) {
  const mica_op_parts parts = {NULL, 0, NULL, 0, NULL, 0, .region_count = 1};
  return mica_builder_insert_new(b, loc, &scf_forall_in_parallel_def, &parts);
}

static const mica_part scf_forall_in_parallel_parts[] = {
  {.name = "region", .check = &must_be_region_with_1_blocks},
};
static bool scf_forall_in_parallel_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"scf.forall"};
  return mica_verify_has_parent(op, has_parent_names, 1);
}

static bool scf_forall_in_parallel_verify(mica_op *op) {
  return mica_verify_region(op, SCF_FORALL_IN_PARALLEL_REGION, "region",
                            mica_region_block_count(scf_forall_in_parallel_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_op_checks scf_forall_in_parallel_checks = {
  .structure = (mica_op_check *const[]){scf_forall_in_parallel_structure, mica_verify_single_block,
                                        NULL},
  .verify = (mica_op_check *const[]){scf_forall_in_parallel_verify, mica_verify_is_terminator,
                                     NULL},
  .check = {scf_forall_in_parallel_check, "scf_forall_in_parallel_check"},
};
static const mica_trait *const scf_forall_in_parallel_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_is_terminator, &mica_trait_has_parent,
  &mica_trait_no_terminator, &mica_trait_single_block, &mica_trait_has_only_graph_region, NULL,
};
static const mica_interface_impl scf_forall_in_parallel_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_in_parallel_interface_id, &mica_in_parallel_interface_id},
  {&mica_region_kind_interface_id,
   &(const mica_region_kind_interface){
  .has_ssa_dominance = scf_forall_in_parallel_has_ssa_dominance}},
};
static bool scf_forall_in_parallel_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, scf_forall_in_parallel_parse(p, out), "scf_forall_in_parallel_parse");
}

const mica_op_def scf_forall_in_parallel_def = {
  .flags = MICA_OP_TERMINATOR | MICA_OP_NO_TERMINATOR | MICA_OP_GRAPH_REGION,
  .name = "scf.forall.in_parallel", .name_size = 22,
  .summary = "Ends a forall and says what each iteration contributes", .dialect = &scf_dialect,
  .parts = scf_forall_in_parallel_parts, .region_count = 1, .traits = scf_forall_in_parallel_traits,
  .interfaces = scf_forall_in_parallel_interfaces, .interface_count = 4,
  .checks = &scf_forall_in_parallel_checks,
  .parse = scf_forall_in_parallel_parse_hook, .print = scf_forall_in_parallel_print,
};

// Ordered by name.
static const mica_op_def *const scf_ops[] = {
  &scf_condition_def,
  &scf_execute_region_def,
  &scf_for_def,
  &scf_forall_def,
  &scf_forall_in_parallel_def,
  &scf_if_def,
  &scf_index_switch_def,
  &scf_parallel_def,
  &scf_reduce_def,
  &scf_reduce_return_def,
  &scf_while_def,
  &scf_yield_def,
};
static const mica_dialect_def *const scf_dependents[] = {&arith_dialect, NULL};
// All methods as the interface has them.
static const mica_dialect_inliner_interface scf_dialect_inliner_methods = {0};
static const mica_interface_impl scf_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &scf_dialect_inliner_methods},
};

// What older text has, read with mica_former_text alone.
static const char *const scf_former_names[] = {"loop", NULL};
static const char *const scf_yield_former_names[] = {"loop.yield", "loop.terminator", NULL};
static const mica_former_op scf_former_ops[] = {
  {
    .op = &scf_yield_def,
    .names = scf_yield_former_names,
  },};
static const mica_former_dialect scf_former = {
  .names = scf_former_names,
  .ops = scf_former_ops,
  .op_count = 1,
};

const mica_dialect_def scf_dialect = {
  .abi = 5,
  .name = "scf",
  .ops = scf_ops,
  .op_count = 12,
  .dependents = scf_dependents,
  .interfaces = scf_interfaces, .interface_count = 1,
  .former = &scf_former,
};
