// The dialect cf: Branches between the blocks of a region.
// Made by mica-gen from cf.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "cf.h"

#include "mica/mica.h"
#include "arith/arith.h"

// 1-bit signless integer
static bool cf_is_i1(const mica_type *self) {
  return mica_type_is_i(self, 1);
}

// What parts of operations must be.
static const mica_constraint must_be_string_attribute = {
  .summary = "string attribute", .attr = mica_attr_is_string, .is_kind = mica_attr_is_string,
};
static const mica_constraint must_be_1_bit_signless_integer = {
  .summary = "1-bit signless integer", .type = cf_is_i1,
};
static const mica_constraint must_be_variadic_of_any_type = {.summary = "variadic of any type"};
static const mica_constraint must_be_any_successor = {.summary = "any successor"};
static const mica_constraint must_be_i32_dense_array_attribute = {
  .summary = "i32 dense array attribute", .attr = mica_attr_is_dense_i32s,
  .is_kind = mica_attr_is_dense_i32s,
};
static const mica_constraint must_be_integer_elements_attribute = {
  .summary = "integer elements attribute", .attr = mica_attr_is_dense_int_elements,
  .is_kind = mica_attr_is_dense_int_elements,
};
static const mica_constraint must_be_integer = {.summary = "integer", .type = mica_type_is_integer};

// ---- cf.assert ----

mica_str cf_assert_msg(const mica_op *op) {
  return mica_attr_string_value(mica_op_promised_slot(op, &cf_assert_def, CF_ASSERT_SLOT_MSG));
}
bool cf_assert_set_msg(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &cf_assert_def, CF_ASSERT_SLOT_MSG,
                              mica_attr_string(mica_op_context(op), value));
}

mica_op *cf_assert_build(mica_builder *b, mica_loc loc, mica_value *arg, mica_str msg) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_string(ctx, msg)};
  mica_value *operands[] = {arg};
  const mica_op_parts parts = {operands, 1, NULL, 0, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &cf_assert_def, &parts);
}

static const mica_part cf_assert_parts[] = {
  {.name = "msg", .check = &must_be_string_attribute},
  {.name = "arg", .check = &must_be_1_bit_signless_integer},
};
// cf.assert: $arg `,` $msg attr-dict
static bool cf_assert_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref arg_operand;
  const mica_attr *msg_attr = NULL;
  if (!mica_parse_operand(p, &arg_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_string,
                          &msg_attr))
    return false;
  mica_state_set_slot(out, CF_ASSERT_SLOT_MSG, msg_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  return mica_state_operands(out, &arg_operand, 1, mica_type_i(mica_parser_context(p), 1));
}

static void cf_assert_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, cf_assert_arg(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_attr_without_type(p, cf_assert_msg_attr(op));
  mica_print_discardable(p, op);
}

static const mica_interface_impl cf_assert_interfaces[] = {
  {&mica_memory_effects_interface_id,
   &(const mica_effects_interface){.effects = cf_assert_effects}},
};
static const mica_pattern cf_assert_canonicalize_pattern = {
  .name = "cf_assert_canonicalize", .root = &cf_assert_def, .benefit = 1,
  .rewrite = cf_assert_canonicalize,
};
static const mica_pattern *const cf_assert_patterns[] = {&cf_assert_canonicalize_pattern, NULL};
static const mica_op_more cf_assert_more = {.patterns = cf_assert_patterns};
const mica_op_def cf_assert_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "cf.assert", .name_size = 9,
  .summary = "Ends the program unless a condition holds", .dialect = &cf_dialect,
  .parts = cf_assert_parts, .slot_count = 1, .operand_count = 1,
  .interfaces = cf_assert_interfaces, .interface_count = 1,
  .parse = cf_assert_parse, .print = cf_assert_print, .more = &cf_assert_more,
};

// ---- cf.br ----

mica_op *cf_br_build(mica_builder *b, mica_loc loc, mica_value *const *dest_operands,
                     size_t dest_operands_count, mica_block *dest) {
  mica_block *successors[] = {dest};
  const mica_op_parts parts = {
    dest_operands, dest_operands_count, NULL, 0, NULL, 0, .successors = successors,
    .successor_count = 1, .region_count = 0,
  };
  return mica_builder_insert_new(b, loc, &cf_br_def, &parts);
}

static const mica_part cf_br_parts[] = {
  {.name = "destOperands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "dest", .check = &must_be_any_successor},
};
static const mica_op_checks cf_br_checks = {
  .verify = (mica_op_check *const[]){mica_verify_branch, mica_verify_is_terminator, NULL},
};
// cf.br: $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict
static bool cf_br_parse(mica_parser *p, mica_op_state *out) {
  mica_block *dest_successor = NULL;
  mica_operand_refs dest_operands_operands = {NULL, 0};
  mica_position dest_operands_at = mica_parser_name_position(p);
  mica_types dest_operands_types = {NULL, 0};
  if (!mica_parse_block_ref(p, &dest_successor)) return false;
  if (mica_parse_optional_punct(p, '(')) {
    dest_operands_at = mica_parser_position(p);
    if (!mica_parse_operands(p, 0, false, &dest_operands_operands)) return false;
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &dest_operands_types)) return false;
    if (!mica_parse_punct(p, ')')) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_successor(out, dest_successor)) return false;
  return mica_state_operands_typed(out, dest_operands_operands.data, dest_operands_operands.size,
                                   dest_operands_types, dest_operands_at);
}

static void cf_br_print(mica_printer *p, const mica_op *op) {
  const mica_segment dest_operands_segment = cf_br_dest_operands_segment(op);
  mica_print_char(p, ' ');
  mica_print_successor(p, cf_br_dest(op));
  if (dest_operands_segment.count > 0) {
    mica_print_char(p, '(');
    mica_print_operands(p, op, dest_operands_segment.first, dest_operands_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, dest_operands_segment.first, dest_operands_segment.count);
    mica_print_char(p, ')');
  }
  mica_print_discardable(p, op);
}

static const mica_branch_interface cf_br_branch_methods = {
  .successor_operands = cf_br_successor_operands, .successor_for = cf_br_successor_for,
};
static const mica_trait *const cf_br_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_is_terminator, NULL,
};
static const mica_interface_impl cf_br_interfaces[] = {
  {&mica_branch_interface_id, &cf_br_branch_methods},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static const mica_pattern cf_br_canonicalize_pattern = {
  .name = "cf_br_canonicalize", .root = &cf_br_def, .benefit = 1, .rewrite = cf_br_canonicalize,
};
static const mica_pattern *const cf_br_patterns[] = {&cf_br_canonicalize_pattern, NULL};
static const mica_op_more cf_br_more = {.patterns = cf_br_patterns};
const mica_op_def cf_br_def = {
  .flags = MICA_OP_TERMINATOR, .name = "cf.br", .name_size = 5,
  .summary = "Continues in another block", .dialect = &cf_dialect,
  .parts = cf_br_parts, .operand_count = 1, .successor_count = 1, .traits = cf_br_traits,
  .interfaces = cf_br_interfaces, .interface_count = 3, .checks = &cf_br_checks,
  .parse = cf_br_parse, .print = cf_br_print, .more = &cf_br_more,
};

// ---- cf.cond_br ----

mica_int32s cf_cond_br_branch_weights(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &cf_cond_br_def, CF_COND_BR_SLOT_BRANCH_WEIGHTS);
  return attr == NULL ? (mica_int32s){0} : mica_attr_dense_i32s_value(attr);
}
bool cf_cond_br_set_branch_weights(mica_op *op, mica_int32s value) {
  return mica_op_fill_slot_as(op, &cf_cond_br_def, CF_COND_BR_SLOT_BRANCH_WEIGHTS,
                              mica_attr_dense_i32s(mica_op_context(op), value));
}

mica_op *cf_cond_br_build(mica_builder *b, mica_loc loc, mica_value *condition,
                          mica_value *const *true_dest_operands, size_t true_dest_operands_count,
                          mica_value *const *false_dest_operands, size_t false_dest_operands_count,
                          const mica_attr *branch_weights, mica_block *true_dest,
                          mica_block *false_dest) {
  const mica_attr *slots[] = {branch_weights};
  mica_block *successors[] = {true_dest, false_dest};
  const mica_value_group groups[] = {
    {&condition, 1}, {true_dest_operands, true_dest_operands_count},
    {false_dest_operands, false_dest_operands_count},
  };
  const mica_op_parts parts = {
    NULL, 0, NULL, 0, slots, 1, .successors = successors, .successor_count = 2, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &cf_cond_br_def, &parts, groups, 3);
}

static const mica_part cf_cond_br_parts[] = {
  {.name = "branch_weights", .check = &must_be_i32_dense_array_attribute,
   .flags = MICA_PART_OPTIONAL},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "condition", .check = &must_be_1_bit_signless_integer},
  {.name = "trueDestOperands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "falseDestOperands", .check = &must_be_variadic_of_any_type,
   .flags = MICA_PART_VARIADIC},
  {.name = "trueDest", .check = &must_be_any_successor},
  {.name = "falseDest", .check = &must_be_any_successor},
};
static const mica_op_checks cf_cond_br_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .verify = (mica_op_check *const[]){mica_verify_branch, mica_verify_branch_weights,
                                     mica_verify_is_terminator, NULL},
};
// cf.cond_br: $condition (`weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(`
// $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:`
// type($falseDestOperands) `)`)? attr-dict
static bool cf_cond_br_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref condition_operand;
  const mica_attr *branch_weights_attr = NULL;
  mica_block *true_dest_successor = NULL, *false_dest_successor = NULL;
  mica_operand_refs true_dest_operands_operands = {
    NULL, 0}, false_dest_operands_operands = {NULL, 0,
  };
  mica_position true_dest_operands_at = mica_parser_name_position(p), false_dest_operands_at =
      mica_parser_name_position(p);
  mica_types true_dest_operands_types = {NULL, 0}, false_dest_operands_types = {NULL, 0};
  if (!mica_parse_operand(p, &condition_operand)) return false;
  if (mica_parse_optional_keyword(p, "weights")) {
    if (!mica_parse_punct(p, '(')) return false;
    if (!mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 32), &branch_weights_attr))
      return false;
    mica_state_set_slot(out, CF_COND_BR_SLOT_BRANCH_WEIGHTS, branch_weights_attr);
    if (!mica_parse_punct(p, ')')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_block_ref(p, &true_dest_successor)) return false;
  if (mica_parse_optional_punct(p, '(')) {
    true_dest_operands_at = mica_parser_position(p);
    if (!mica_parse_operands(p, 0, false, &true_dest_operands_operands)) return false;
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &true_dest_operands_types)) return false;
    if (!mica_parse_punct(p, ')')) return false;
  }
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_block_ref(p, &false_dest_successor)) return false;
  if (mica_parse_optional_punct(p, '(')) {
    false_dest_operands_at = mica_parser_position(p);
    if (!mica_parse_operands(p, 0, false, &false_dest_operands_operands)) return false;
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_types(p, &false_dest_operands_types)) return false;
    if (!mica_parse_punct(p, ')')) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_successor(out, true_dest_successor)) return false;
  if (!mica_state_successor(out, false_dest_successor)) return false;
  const int32_t operand_segments[] = {
    1, (int32_t)true_dest_operands_operands.size, (int32_t)false_dest_operands_operands.size,
  };
  if (!mica_state_set_segments(out, CF_COND_BR_SLOT_OPERAND_SEGMENT_SIZES, operand_segments, 3))
    return false;
  if (!mica_state_operands(out, &condition_operand, 1, mica_type_i(mica_parser_context(p), 1)))
    return false;
  if (!mica_state_operands_typed(out, true_dest_operands_operands.data,
                                 true_dest_operands_operands.size, true_dest_operands_types,
                                 true_dest_operands_at))
    return false;
  return mica_state_operands_typed(out, false_dest_operands_operands.data,
                                   false_dest_operands_operands.size, false_dest_operands_types,
                                   false_dest_operands_at);
}

static void cf_cond_br_print(mica_printer *p, const mica_op *op) {
  const mica_segment true_dest_operands_segment = cf_cond_br_true_dest_operands_segment(op);
  const mica_segment false_dest_operands_segment = cf_cond_br_false_dest_operands_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, cf_cond_br_condition(op));
  if (cf_cond_br_branch_weights_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" weights("));
    mica_print_dense_list(p, cf_cond_br_branch_weights_attr(op));
    mica_print_char(p, ')');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_successor(p, cf_cond_br_true_dest(op));
  if (true_dest_operands_segment.count > 0) {
    mica_print_char(p, '(');
    mica_print_operands(p, op, true_dest_operands_segment.first, true_dest_operands_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, true_dest_operands_segment.first,
                             true_dest_operands_segment.count);
    mica_print_char(p, ')');
  }
  mica_print_str(p, MICA_STR(", "));
  mica_print_successor(p, cf_cond_br_false_dest(op));
  if (false_dest_operands_segment.count > 0) {
    mica_print_char(p, '(');
    mica_print_operands(p, op, false_dest_operands_segment.first,
                        false_dest_operands_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, false_dest_operands_segment.first,
                             false_dest_operands_segment.count);
    mica_print_char(p, ')');
  }
  mica_print_discardable(p, op);
}

static const mica_branch_interface cf_cond_br_branch_methods = {
  .successor_operands = cf_cond_br_successor_operands, .successor_for = cf_cond_br_successor_for,
};
static const mica_trait *const cf_cond_br_traits[] = {
  &mica_trait_attr_sized_operand_segments, &mica_trait_always_speculatable,
  &mica_trait_is_terminator, NULL,
};
static const mica_interface_impl cf_cond_br_interfaces[] = {
  {&mica_branch_interface_id, &cf_cond_br_branch_methods},
  {&mica_weighted_branch_interface_id, &mica_weighted_branch_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static const mica_op_more cf_cond_br_more = {.patterns = cf_cond_br_canonicalizations};
const mica_op_def cf_cond_br_def = {
  .flags = MICA_OP_TERMINATOR, .name = "cf.cond_br", .name_size = 10,
  .summary = "Continues in one of two blocks", .dialect = &cf_dialect,
  .parts = cf_cond_br_parts, .slot_count = 2, .operand_count = 3, .successor_count = 2,
  .traits = cf_cond_br_traits, .interfaces = cf_cond_br_interfaces, .interface_count = 4,
  .checks = &cf_cond_br_checks, .parse = cf_cond_br_parse, .print = cf_cond_br_print,
  .more = &cf_cond_br_more,
};

// ---- cf.switch ----

mica_int32s cf_switch_case_operand_segments(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &cf_switch_def, CF_SWITCH_SLOT_CASE_OPERAND_SEGMENTS);
  return mica_attr_dense_i32s_value(attr);
}
bool cf_switch_set_case_operand_segments(mica_op *op, mica_int32s value) {
  return mica_op_fill_slot_as(op, &cf_switch_def, CF_SWITCH_SLOT_CASE_OPERAND_SEGMENTS,
                              mica_attr_dense_i32s(mica_op_context(op), value));
}

mica_op *cf_switch_build(mica_builder *b, mica_loc loc, mica_value *flag,
                         mica_value *const *default_operands, size_t default_operands_count,
                         mica_value *const *case_operands, size_t case_operands_count,
                         const mica_attr *case_values, mica_int32s case_operand_segments,
                         mica_block *default_destination, mica_block *const *case_destinations,
                         size_t case_destinations_count) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_dense_i32s(ctx, case_operand_segments), case_values};
  mica_block *successors[] = {default_destination};
  mica_block **all_successors =
      mica_allocate(ctx, (1 + case_destinations_count) * sizeof *all_successors);
  if (all_successors == NULL) return NULL;
  memcpy(all_successors, successors, sizeof successors);
  for (size_t i = 0; i < case_destinations_count; i++) all_successors[1 + i] = case_destinations[i];
  const mica_value_group groups[] = {
    {&flag, 1}, {default_operands, default_operands_count}, {case_operands, case_operands_count},
  };
  const mica_op_parts parts = {
    NULL, 0, NULL, 0, slots, 2, .successors = all_successors,
    .successor_count = 1 + case_destinations_count, .region_count = 0,
  };
  mica_op *op = mica_builder_insert_groups(b, loc, &cf_switch_def, &parts, groups, 3);
  mica_free(ctx, all_successors, (1 + case_destinations_count) * sizeof *all_successors);
  return op;
}

static const mica_part cf_switch_parts[] = {
  {.name = "case_operand_segments", .check = &must_be_i32_dense_array_attribute, .order = 1},
  {.name = "case_values", .check = &must_be_integer_elements_attribute,
   .flags = MICA_PART_OPTIONAL},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "flag", .check = &must_be_integer},
  {.name = "defaultOperands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "caseOperands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC,
   .extra = 1},
  {.name = "defaultDestination", .check = &must_be_any_successor},
  {.name = "caseDestinations", .check = &must_be_any_successor, .flags = MICA_PART_VARIADIC},
};
static const mica_op_checks cf_switch_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .verify = (mica_op_check *const[]){mica_verify_branch, mica_verify_is_terminator, NULL},
  .check = {cf_switch_check, "cf_switch_check"},
};
// cf.switch: $flag `:` type($flag) `,` `[` `\n` custom<SwitchOpCases>(ref(type($flag)),
// $defaultDestination, $defaultOperands, type($defaultOperands), $case_values, $caseDestinations,
// $caseOperands, type($caseOperands)) `]` attr-dict
static bool cf_switch_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref flag_operand;
  const mica_type *flag_type = NULL;
  mica_block *default_destination_successor = NULL;
  mica_operand_refs default_operands_operands = {NULL, 0}, case_operands_operands = {NULL, 0};
  mica_position default_operands_at = mica_parser_name_position(p), case_operands_at =
      mica_parser_name_position(p);
  mica_types default_operands_types = {NULL, 0}, case_operands_types = {NULL, 0};
  const mica_attr *case_values_attr = NULL;
  mica_blocks case_destinations_successors = {NULL, 0};
  mica_operand_groups case_operands_groups = {NULL, 0};
  mica_int32s case_operands_sizes = {NULL, 0};
  mica_type_groups case_operands_type_groups = {NULL, 0};
  if (!mica_parse_operand(p, &flag_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_integer, "builtin.integer", &flag_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_punct(p, '[')) return false;
  default_operands_at = mica_parser_position(p);
  case_operands_at = mica_parser_position(p);
  if (!mica_parser_hook(p,
                        cf_parse_switch_op_cases(p, out, flag_type, &default_destination_successor,
                                                 &default_operands_operands,
                                                 &default_operands_types, &case_values_attr,
                                                 &case_destinations_successors,
                                                 &case_operands_groups, &case_operands_type_groups),
                        "cf_parse_switch_op_cases"))
    return false;
  mica_state_set_slot(out, CF_SWITCH_SLOT_CASE_VALUES, case_values_attr);
  if (!mica_flatten_operands(p, case_operands_groups, &case_operands_operands,
                             &case_operands_sizes))
    return false;
  if (!mica_flatten_types(p, case_operands_type_groups, &case_operands_types)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_successor(out, default_destination_successor)) return false;
  if (!mica_state_successors(out, case_destinations_successors)) return false;
  if (!mica_state_set_segments(out, CF_SWITCH_SLOT_CASE_OPERAND_SEGMENTS, case_operands_sizes.data,
                               case_operands_sizes.size))
    return false;
  const int32_t operand_segments[] = {
    1, (int32_t)default_operands_operands.size, (int32_t)case_operands_operands.size,
  };
  if (!mica_state_set_segments(out, CF_SWITCH_SLOT_OPERAND_SEGMENT_SIZES, operand_segments, 3))
    return false;
  if (!mica_state_operands(out, &flag_operand, 1, flag_type)) return false;
  if (!mica_state_operands_typed(out, default_operands_operands.data,
                                 default_operands_operands.size, default_operands_types,
                                 default_operands_at))
    return false;
  return mica_state_operands_typed(out, case_operands_operands.data, case_operands_operands.size,
                                   case_operands_types, case_operands_at);
}

static void cf_switch_print(mica_printer *p, const mica_op *op) {
  const mica_segment default_operands_segment = cf_switch_default_operands_segment(op);
  const mica_segment case_destinations_segment = cf_switch_case_destinations_segment(op);
  const mica_segment case_operands_segment = cf_switch_case_operands_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, cf_switch_flag(op));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(cf_switch_flag(op)));
  mica_print_str(p, MICA_STR(", ["));
  mica_print_newline(p);
  cf_print_switch_op_cases(p, op, mica_value_type(cf_switch_flag(op)),
                           cf_switch_default_destination(op), default_operands_segment,
                           default_operands_segment, cf_switch_case_values_attr(op),
                           case_destinations_segment, case_operands_segment, case_operands_segment);
  mica_print_char(p, ']');
  mica_print_discardable(p, op);
}

static const mica_branch_interface cf_switch_branch_methods = {
  .successor_operands = cf_switch_successor_operands, .successor_for = cf_switch_successor_for,
};
static const mica_interface_impl cf_switch_interfaces[] = {
  {&mica_branch_interface_id, &cf_switch_branch_methods},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static const mica_op_more cf_switch_more = {
  .extras = (const mica_part_extra[]){{.group_sizes = "case_operand_segments"}},
  .patterns = cf_switch_canonicalizations,
};
const mica_op_def cf_switch_def = {
  .flags = MICA_OP_TERMINATOR, .name = "cf.switch", .name_size = 9,
  .summary = "Continues in the block that a number selects", .dialect = &cf_dialect,
  .parts = cf_switch_parts, .slot_count = 3, .operand_count = 3, .successor_count = 2,
  .traits = cf_cond_br_traits, .interfaces = cf_switch_interfaces, .interface_count = 3,
  .checks = &cf_switch_checks, .parse = cf_switch_parse, .print = cf_switch_print,
  .more = &cf_switch_more,
};

// Ordered by name.
static const mica_op_def *const cf_ops[] = {
  &cf_assert_def,
  &cf_br_def,
  &cf_cond_br_def,
  &cf_switch_def,
};
static const mica_dialect_def *const cf_dependents[] = {&arith_dialect, NULL};
// All methods as the interface has them.
static const mica_dialect_inliner_interface cf_dialect_inliner_methods = {0};
static const mica_interface_impl cf_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &cf_dialect_inliner_methods},
};

// What older text has, read with mica_former_text alone.
static const char *const cf_former_names[] = {"std", "", NULL};
static const mica_former_dialect cf_former = {
  .names = cf_former_names,
};

const mica_dialect_def cf_dialect = {
  .abi = 5,
  .name = "cf",
  .ops = cf_ops,
  .op_count = 4,
  .dependents = cf_dependents,
  .interfaces = cf_interfaces, .interface_count = 1,
  .former = &cf_former,
};
