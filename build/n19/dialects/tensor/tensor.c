// The dialect tensor: Values that have a shape.
// Made by mica-gen from tensor.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "tensor.h"

#include "mica/mica.h"
#include "affine/affine.h"
#include "arith/arith.h"
#include "complex/complex.h"

static bool tensor_all_are_i(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!mica_attr_is_i(mica_attr_array_elements(self).data[i], 64)) return false;
  return true;
}

static bool tensor_all_items_of_index_list_array_attr(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!(mica_attr_is_array(mica_attr_array_elements(self).data[i]) &&
          tensor_all_are_i(mica_attr_array_elements(self).data[i])))
      return false;
  return true;
}

// statically shaped tensor of any type values
static bool tensor_is_any_static_shape_tensor(const mica_type *self) {
  return mica_type_is_ranked_tensor(self) && mica_type_has_static_shape(self);
}

// ranked tensor of signless integer or index values
static bool tensor_is_ranked_tensor_of(const mica_type *self) {
  return mica_type_is_ranked_tensor(self) &&
         mica_type_is_signless_or_index(mica_type_element(self));
}

// 64-bit signless integer attribute
static bool tensor_is_i64_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 64);
}

// non-0-ranked or unranked tensor
static bool tensor_is_any_non0_ranked_or_unranked_tensor(const mica_type *self) {
  return mica_type_is_unranked_tensor(self) ||
         (mica_type_is_tensor(self) && mica_type_has_rank(self) && mica_type_shape(self).size >= 1);
}

// tensor of signless integer or unsigned integer or signed integer or floating-point values
static bool tensor_is_tensor_of(const mica_type *self) {
  return mica_type_is_tensor(self) &&
         (mica_type_is_signless_integer(mica_type_element(self)) ||
          mica_type_is_unsigned_integer(mica_type_element(self)) ||
          mica_type_is_signed_integer(mica_type_element(self)) ||
          mica_type_is_float(mica_type_element(self)));
}

// 1D tensor of signless integer or index values
static bool tensor_is_tensor_rank_of(const mica_type *self) {
  return mica_type_is_ranked_tensor(self) && mica_type_has_rank(self) &&
         mica_type_shape(self).size == 1 &&
         (mica_type_is_signless_integer(mica_type_element(self)) ||
          mica_type_is_index(mica_type_element(self)));
}

// Array of 64-bit integer array attributes
static bool tensor_is_index_list_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && tensor_all_items_of_index_list_array_attr(self);
}

// What parts of operations must be.
static const mica_constraint must_be_variadic_of_index = {
  .summary = "variadic of index", .type = mica_type_is_index,
};
static const mica_constraint must_be_ranked_tensor_of_any_type_values = {
  .summary = "ranked tensor of any type values", .type = mica_type_is_ranked_tensor,
};
static const mica_constraint must_be_variadic_of_any_type = {.summary = "variadic of any type"};
static const mica_constraint must_be_statically_shaped_tensor_of_any_type_values = {
  .summary = "statically shaped tensor of any type values",
  .type = tensor_is_any_static_shape_tensor,
};
static const mica_constraint must_be_region_with_1_blocks = {.summary = "region with 1 blocks"};
static const mica_constraint must_be_any_type = {.summary = "any type"};
static const mica_constraint must_be_i64_dense_array_attribute = {
  .summary = "i64 dense array attribute", .attr = mica_attr_is_dense_i64s,
  .is_kind = mica_attr_is_dense_i64s,
};
static const mica_constraint must_be_unit_attribute = {
  .summary = "unit attribute", .attr = mica_attr_is_unit, .is_kind = mica_attr_is_unit,
};
static const mica_constraint must_be_ranked_tensor_of_signless_integer_or_index = {
  .summary = "ranked tensor of signless integer or index values",
  .type = tensor_is_ranked_tensor_of,
};
static const mica_constraint must_be_64_bit_signless_integer_attribute = {
  .summary = "64-bit signless integer attribute", .attr = tensor_is_i64_attr,
  .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_variadic_of_ranked_tensor_of_any_type_values = {
  .summary = "variadic of ranked tensor of any type values", .type = mica_type_is_ranked_tensor,
};
static const mica_constraint must_be_non_0_ranked_or_unranked_tensor = {
  .summary = "non-0-ranked or unranked tensor",
  .type = tensor_is_any_non0_ranked_or_unranked_tensor,
};
static const mica_constraint must_be_index = {.summary = "index", .type = mica_type_is_index};
static const mica_constraint must_be_tensor_of_any_type_values = {
  .summary = "tensor of any type values", .type = mica_type_is_tensor,
};
static const mica_constraint must_be_tensor_of_signless_integer_or_unsigned_integer = {
  .summary =
      "tensor of signless integer or unsigned integer or signed integer or floating-point values",
  .type = tensor_is_tensor_of,
};
static const mica_constraint must_be_1_d_tensor_of_signless_integer_or_index_values = {
  .summary = "1D tensor of signless integer or index values", .type = tensor_is_tensor_rank_of,
};
static const mica_constraint must_be_array_of_64_bit_integer_array_attributes = {
  .summary = "Array of 64-bit integer array attributes", .attr = tensor_is_index_list_array_attr,
  .is_kind = mica_attr_is_array,
};

// ---- tensor.empty ----

mica_op *tensor_empty_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                            mica_value *const *dynamic_sizes, size_t dynamic_sizes_count) {
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {
    dynamic_sizes, dynamic_sizes_count, types, 1, NULL, 0, .region_count = 0,
  };
  return mica_builder_insert_new(b, loc, &tensor_empty_def, &parts);
}

static const mica_part tensor_empty_parts[] = {
  {.name = "dynamicSizes", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values},
};
// tensor.empty: `(` $dynamicSizes `)` attr-dict `:` type($result)
static bool tensor_empty_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs dynamic_sizes_operands = {NULL, 0};
  const mica_type *result_type = NULL;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operands(p, 0, false, &dynamic_sizes_operands)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &result_type))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, dynamic_sizes_operands.data, dynamic_sizes_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void tensor_empty_print(mica_printer *p, const mica_op *op) {
  const mica_segment dynamic_sizes_segment = tensor_empty_dynamic_sizes_segment(op);
  mica_print_char(p, '(');
  mica_print_operands(p, op, dynamic_sizes_segment.first, dynamic_sizes_segment.count);
  mica_print_char(p, ')');
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(tensor_empty_result(op)));
}

// tensor.empty: custom<FormerSizes>($dynamicSizes) attr-dict `:` type($result)
static bool tensor_empty_parse_former(mica_parser *p, mica_op_state *out) {
  mica_operand_refs dynamic_sizes_operands = {NULL, 0};
  const mica_type *result_type = NULL;
  if (!mica_parser_hook(p, tensor_parse_former_sizes(p, out, &dynamic_sizes_operands),
                        "tensor_parse_former_sizes"))
    return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &result_type))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, dynamic_sizes_operands.data, dynamic_sizes_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static const mica_trait *const tensor_empty_traits[] = {&mica_trait_always_speculatable, NULL};
static const mica_interface_impl tensor_empty_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
static const mica_op_more tensor_empty_more = {.patterns = tensor_empty_canonicalizations};
const mica_op_def tensor_empty_def = {
  .name = "tensor.empty", .name_size = 12, .summary = "A tensor whose elements don't matter",
  .dialect = &tensor_dialect, .parts = tensor_empty_parts, .operand_count = 1, .result_count = 1,
  .traits = tensor_empty_traits, .interfaces = tensor_empty_interfaces, .interface_count = 3,
  .checks = &(const mica_op_checks){.check = {tensor_empty_check, "tensor_empty_check"}},
  .parse = tensor_empty_parse, .print = tensor_empty_print, .more = &tensor_empty_more,
};

// ---- tensor.from_elements ----

mica_op *tensor_from_elements_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                    mica_value *const *elements, size_t elements_count) {
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {elements, elements_count, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &tensor_from_elements_def, &parts);
}

static const mica_part tensor_from_elements_parts[] = {
  {.name = "elements", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_statically_shaped_tensor_of_any_type_values},
};
static bool tensor_from_elements_verify(mica_op *op) {
  return mica_verify_that(op, tensor_elements_match(op), "operand types match result element type");
}

static const mica_op_checks tensor_from_elements_checks = {
  .verify = (mica_op_check *const[]){tensor_from_elements_verify, NULL},
};
// tensor.from_elements: $elements attr-dict `:` type($result)
static bool tensor_from_elements_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs elements_operands = {NULL, 0};
  mica_position elements_at = mica_parser_name_position(p);
  const mica_type *result_type = NULL;
  elements_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &elements_operands)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &result_type))
    return false;
  if (!mica_parser_check_type(p, result_type, tensor_is_any_static_shape_tensor, "result",
                              "statically shaped tensor of any type values"))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands_counted(out, elements_operands.data, elements_operands.size,
                                     mica_type_element(result_type),
                                     mica_type_element_count(result_type), elements_at);
}

static void tensor_from_elements_print(mica_printer *p, const mica_op *op) {
  const mica_segment elements_segment = tensor_from_elements_elements_segment(op);
  mica_print_char(p, ' ');
  mica_print_operands(p, op, elements_segment.first, elements_segment.count);
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(tensor_from_elements_result(op)));
}

static const mica_interface_impl tensor_from_elements_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_from_elements_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool tensor_from_elements_fold_hook(mica_op *op, const mica_attr *const *operands,
                                           mica_fold *out) {
  const mica_segment elements = tensor_from_elements_elements_segment(op);
  return tensor_from_elements_fold(op, operands + elements.first, elements.count, out);
}

static const mica_op_more tensor_from_elements_more = {
  .fold = tensor_from_elements_fold_hook, .patterns = tensor_from_elements_canonicalizations,
};
const mica_op_def tensor_from_elements_def = {
  .name = "tensor.from_elements", .name_size = 20,
  .summary = "A tensor of its elements, row by row", .dialect = &tensor_dialect,
  .parts = tensor_from_elements_parts, .operand_count = 1, .result_count = 1,
  .traits = tensor_empty_traits,
  .interfaces = tensor_from_elements_interfaces, .interface_count = 3,
  .checks = &tensor_from_elements_checks,
  .parse = tensor_from_elements_parse, .print = tensor_from_elements_print,
  .more = &tensor_from_elements_more,
};

// ---- tensor.generate ----

mica_op *tensor_generate_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                               mica_value *const *dynamic_extents, size_t dynamic_extents_count) {
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {
    dynamic_extents, dynamic_extents_count, types, 1, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_new(b, loc, &tensor_generate_def, &parts);
}

static const mica_part tensor_generate_parts[] = {
  {.name = "dynamicExtents", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "body", .check = &must_be_region_with_1_blocks},
};
static bool tensor_generate_verify(mica_op *op) {
  return mica_verify_region(op, TENSOR_GENERATE_REGION_BODY, "body",
                            mica_region_block_count(tensor_generate_body(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks tensor_generate_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, NULL},
  .check = {tensor_generate_check_regions, "tensor_generate_check_regions"},
};
static const mica_op_checks tensor_generate_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){tensor_generate_verify, NULL},
  .check = {tensor_generate_check, "tensor_generate_check"},
  .regions = &tensor_generate_region_checks,
};
// tensor.generate: $dynamicExtents $body attr-dict `:` type($result)
static bool tensor_generate_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs dynamic_extents_operands = {NULL, 0};
  const mica_type *result_type = NULL;
  mica_region *body_region = mica_state_new_region(out);
  if (body_region == NULL) return false;
  if (!mica_parse_operands(p, 0, false, &dynamic_extents_operands)) return false;
  if (!mica_parse_region(p, body_region, NULL, 0, false)) return false;
  if (!mica_region_ensure_terminator(body_region, &tensor_yield_def, mica_state_loc(out)))
    return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &result_type))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, dynamic_extents_operands.data, dynamic_extents_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void tensor_generate_print(mica_printer *p, const mica_op *op) {
  const mica_segment dynamic_extents_segment = tensor_generate_dynamic_extents_segment(op);
  mica_print_char(p, ' ');
  mica_print_operands(p, op, dynamic_extents_segment.first, dynamic_extents_segment.count);
  mica_print_char(p, ' ');
  mica_print_implicit_region(p, tensor_generate_body(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(tensor_generate_result(op)));
}

static const mica_trait *const tensor_generate_traits[] = {
  &mica_trait_recursive_memory_effects, &mica_trait_single_block,
  &mica_trait_single_block_implicit_terminator, NULL,
};
static const mica_interface_impl tensor_generate_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_generate_result_names}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
static const mica_op_more tensor_generate_more = {
  .terminator = &tensor_yield_def,
  .patterns = tensor_generate_canonicalizations,
};
const mica_op_def tensor_generate_def = {
  .name = "tensor.generate", .name_size = 15,
  .summary = "A tensor whose elements are computed from their place", .dialect = &tensor_dialect,
  .parts = tensor_generate_parts, .operand_count = 1, .result_count = 1, .region_count = 1,
  .traits = tensor_generate_traits, .interfaces = tensor_generate_interfaces, .interface_count = 2,
  .checks = &tensor_generate_checks, .parse = tensor_generate_parse, .print = tensor_generate_print,
  .more = &tensor_generate_more,
};

// ---- tensor.splat ----

mica_op *tensor_splat_build(mica_builder *b, mica_loc loc, const mica_type *aggregate_type,
                            mica_value *input, mica_value *const *dynamic_sizes,
                            size_t dynamic_sizes_count) {
  const mica_value_group groups[] = {{&input, 1}, {dynamic_sizes, dynamic_sizes_count}};
  const mica_type *types[] = {aggregate_type};
  const mica_op_parts parts = {NULL, 0, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &tensor_splat_def, &parts, groups, 2);
}

static const mica_part tensor_splat_parts[] = {
  {.name = "input", .check = &must_be_any_type},
  {.name = "dynamicSizes", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "aggregate", .check = &must_be_ranked_tensor_of_any_type_values},
};
static bool tensor_splat_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element(mica_value_type(tensor_splat_aggregate(op))) ==
                          mica_value_type(tensor_splat_input(op)),
                          "operand type matches element type of result");
}

static const mica_op_checks tensor_splat_checks = {
  .verify = (mica_op_check *const[]){tensor_splat_verify, NULL},
  .check = {tensor_splat_check, "tensor_splat_check"},
};
// tensor.splat: $input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)
static bool tensor_splat_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref input_operand;
  mica_operand_refs dynamic_sizes_operands = {NULL, 0};
  const mica_type *aggregate_type = NULL;
  if (!mica_parse_operand(p, &input_operand)) return false;
  if (mica_parse_optional_punct(p, '[')) {
    if (!mica_parse_operands(p, 0, false, &dynamic_sizes_operands)) return false;
    if (!mica_parse_punct(p, ']')) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &aggregate_type))
    return false;
  if (!mica_parser_check_type(p, aggregate_type, mica_type_is_ranked_tensor, "aggregate",
                              "ranked tensor of any type values"))
    return false;
  if (!mica_state_result(out, aggregate_type)) return false;
  if (!mica_state_operands(out, &input_operand, 1, mica_type_element(aggregate_type))) return false;
  return mica_state_operands(out, dynamic_sizes_operands.data, dynamic_sizes_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void tensor_splat_print(mica_printer *p, const mica_op *op) {
  const mica_segment dynamic_sizes_segment = tensor_splat_dynamic_sizes_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, tensor_splat_input(op));
  if (dynamic_sizes_segment.count > 0) {
    mica_print_char(p, '[');
    mica_print_operands(p, op, dynamic_sizes_segment.first, dynamic_sizes_segment.count);
    mica_print_char(p, ']');
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(tensor_splat_aggregate(op)));
}

static const mica_interface_impl tensor_splat_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_splat_result_names}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool tensor_splat_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment dynamic_sizes = tensor_splat_dynamic_sizes_segment(op);
  return tensor_splat_fold(op, operands[TENSOR_SPLAT_OPERAND_INPUT], operands + dynamic_sizes.first,
                           dynamic_sizes.count, out);
}

static const mica_op_more tensor_splat_more = {.fold = tensor_splat_fold_hook};
const mica_op_def tensor_splat_def = {
  .name = "tensor.splat", .name_size = 12, .summary = "A tensor of which every element is the same",
  .dialect = &tensor_dialect, .parts = tensor_splat_parts, .operand_count = 2, .result_count = 1,
  .traits = tensor_empty_traits, .interfaces = tensor_splat_interfaces, .interface_count = 4,
  .checks = &tensor_splat_checks, .parse = tensor_splat_parse, .print = tensor_splat_print,
  .more = &tensor_splat_more,
};

// ---- tensor.yield ----

mica_op *tensor_yield_build(mica_builder *b, mica_loc loc, mica_value *value) {
  mica_value *operands[] = {value};
  const mica_op_parts parts = {operands, 1, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &tensor_yield_def, &parts);
}

static const mica_part tensor_yield_parts[] = {
  {.name = "value", .check = &must_be_any_type},
};
static bool tensor_yield_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"tensor.generate", "tensor.pad"};
  return mica_verify_has_parent(op, has_parent_names, 2);
}

static const mica_op_checks tensor_yield_checks = {
  .structure = (mica_op_check *const[]){tensor_yield_structure, NULL},
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
};
// tensor.yield: $value attr-dict `:` type($value)
static bool tensor_yield_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand;
  const mica_type *value_type = NULL;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &value_type)) return false;
  return mica_state_operands(out, &value_operand, 1, value_type);
}

static void tensor_yield_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
}

// All methods as the interface has them.
static const mica_region_branch_terminator_interface
    tensor_yield_region_branch_terminator_methods = {
  0,
};
static const mica_trait *const tensor_yield_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_return_like, &mica_trait_is_terminator,
  &mica_trait_has_parent, NULL,
};
static const mica_interface_impl tensor_yield_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_region_branch_terminator_interface_id, &tensor_yield_region_branch_terminator_methods},
};
const mica_op_def tensor_yield_def = {
  .flags = MICA_OP_TERMINATOR, .name = "tensor.yield", .name_size = 12,
  .summary = "The element that a body computed", .dialect = &tensor_dialect,
  .parts = tensor_yield_parts, .operand_count = 1, .traits = tensor_yield_traits,
  .interfaces = tensor_yield_interfaces, .interface_count = 3, .checks = &tensor_yield_checks,
  .parse = tensor_yield_parse, .print = tensor_yield_print,
};

// ---- tensor.extract ----

static bool tensor_extract_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                       const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_type_element(mica_value_type(parts->operands[0]));
  return types[0] != NULL;
}

mica_op *tensor_extract_build(mica_builder *b, mica_loc loc, mica_value *tensor,
                              mica_value *const *indices, size_t indices_count) {
  if (tensor == NULL) return NULL;
  const mica_type *types[] = {mica_type_element(mica_value_type(tensor))};
  if (types[TENSOR_EXTRACT_RESULT] == NULL) return NULL;
  const mica_value_group groups[] = {{&tensor, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &tensor_extract_def, &parts, groups, 2);
}

static const mica_part tensor_extract_parts[] = {
  {.name = "tensor", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_any_type},
};
static bool tensor_extract_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element(mica_value_type(tensor_extract_tensor(op))) ==
                          mica_value_type(tensor_extract_result(op)),
                          "result type matches element type of tensor");
}

static const mica_op_checks tensor_extract_checks = {
  .verify = (mica_op_check *const[]){tensor_extract_verify, NULL},
  .check = {tensor_extract_check, "tensor_extract_check"},
};
// tensor.extract: $tensor `[` $indices `]` attr-dict `:` type($tensor)
static bool tensor_extract_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref tensor_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *tensor_type = NULL;
  if (!mica_parse_operand(p, &tensor_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &tensor_type))
    return false;
  if (!mica_parser_check_type(p, tensor_type, mica_type_is_ranked_tensor, "tensor",
                              "ranked tensor of any type values"))
    return false;
  if (!mica_state_result(out, mica_type_element(tensor_type))) return false;
  if (!mica_state_operands(out, &tensor_operand, 1, tensor_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void tensor_extract_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = tensor_extract_indices_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, tensor_extract_tensor(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_char(p, ']');
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(tensor_extract_tensor(op)));
}

static const mica_interface_impl tensor_extract_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_extract_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = tensor_extract_infer_types}},
};
static bool tensor_extract_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  const mica_segment indices = tensor_extract_indices_segment(op);
  return tensor_extract_fold(op, operands[TENSOR_EXTRACT_OPERAND_TENSOR], operands + indices.first,
                             indices.count, out);
}

static const mica_op_more tensor_extract_more = {
  .fold = tensor_extract_fold_hook, .patterns = tensor_extract_canonicalizations,
};
const mica_op_def tensor_extract_def = {
  .name = "tensor.extract", .name_size = 14, .summary = "The element at a place",
  .dialect = &tensor_dialect, .parts = tensor_extract_parts, .operand_count = 2, .result_count = 1,
  .traits = tensor_empty_traits, .interfaces = tensor_extract_interfaces, .interface_count = 4,
  .checks = &tensor_extract_checks, .parse = tensor_extract_parse, .print = tensor_extract_print,
  .more = &tensor_extract_more,
};

// ---- tensor.insert ----

static bool tensor_insert_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                      const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[1]);
  return types[0] != NULL;
}

mica_op *tensor_insert_build(mica_builder *b, mica_loc loc, mica_value *scalar, mica_value *dest,
                             mica_value *const *indices, size_t indices_count) {
  if (dest == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(dest)};
  const mica_value_group groups[] = {{&scalar, 1}, {&dest, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &tensor_insert_def, &parts, groups, 3);
}

static const mica_part tensor_insert_parts[] = {
  {.name = "scalar", .check = &must_be_any_type},
  {.name = "dest", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values},
};
static bool tensor_insert_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_value_type(tensor_insert_dest(op)) ==
                        mica_value_type(tensor_insert_result(op)),
                        "result type matches type of dest"))
    return false;
  return mica_verify_that(op, mica_type_element(mica_value_type(tensor_insert_dest(op))) ==
                          mica_value_type(tensor_insert_scalar(op)),
                          "scalar type matches element type of dest");
}

static const mica_region_checks tensor_insert_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_destination_style, NULL},
};
static const mica_op_checks tensor_insert_checks = {
  .verify = (mica_op_check *const[]){tensor_insert_verify, NULL},
  .check = {tensor_insert_check, "tensor_insert_check"},
  .regions = &tensor_insert_region_checks,
};
// tensor.insert: $scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)
static bool tensor_insert_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref scalar_operand, dest_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *dest_type = NULL;
  if (!mica_parse_operand(p, &scalar_operand)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_operand(p, &dest_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &dest_type))
    return false;
  if (!mica_parser_check_type(p, dest_type, mica_type_is_ranked_tensor, "dest",
                              "ranked tensor of any type values"))
    return false;
  if (!mica_state_result(out, dest_type)) return false;
  if (!mica_state_operands(out, &scalar_operand, 1, mica_type_element(dest_type))) return false;
  if (!mica_state_operands(out, &dest_operand, 1, dest_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void tensor_insert_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = tensor_insert_indices_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, tensor_insert_scalar(op));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_operand(p, tensor_insert_dest(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_char(p, ']');
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(tensor_insert_dest(op)));
}

static const mica_interface_impl tensor_insert_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_insert_result_names}},
  {&mica_destination_style_interface_id, &mica_second_is_destination},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = tensor_insert_infer_types}},
};
static bool tensor_insert_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment indices = tensor_insert_indices_segment(op);
  return tensor_insert_fold(op, operands[TENSOR_INSERT_OPERAND_SCALAR],
                            operands[TENSOR_INSERT_OPERAND_DEST], operands + indices.first,
                            indices.count, out);
}

static const mica_op_more tensor_insert_more = {.fold = tensor_insert_fold_hook};
const mica_op_def tensor_insert_def = {
  .name = "tensor.insert", .name_size = 13, .summary = "A tensor with another element at a place",
  .dialect = &tensor_dialect, .parts = tensor_insert_parts, .operand_count = 3, .result_count = 1,
  .traits = tensor_empty_traits, .interfaces = tensor_insert_interfaces, .interface_count = 5,
  .checks = &tensor_insert_checks, .parse = tensor_insert_parse, .print = tensor_insert_print,
  .more = &tensor_insert_more,
};

// ---- tensor.gather ----

mica_int64s tensor_gather_gather_dims(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_gather_def, TENSOR_GATHER_SLOT_GATHER_DIMS);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_gather_set_gather_dims(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_gather_def, TENSOR_GATHER_SLOT_GATHER_DIMS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

bool tensor_gather_unique(const mica_op *op) {
  return mica_op_promised_slot(op, &tensor_gather_def, TENSOR_GATHER_SLOT_UNIQUE) != NULL;
}
void tensor_gather_set_unique(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &tensor_gather_def, TENSOR_GATHER_SLOT_UNIQUE,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *tensor_gather_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                             mica_value *source, mica_value *indices, mica_int64s gather_dims,
                             bool unique) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_dense_i64s(ctx, gather_dims), (unique ? mica_attr_unit(ctx) : NULL),
  };
  mica_value *operands[] = {source, indices};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &tensor_gather_def, &parts);
}

static const mica_part tensor_gather_parts[] = {
  {.name = "gather_dims", .check = &must_be_i64_dense_array_attribute},
  {.name = "unique", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED, .order = 1},
  {.name = "source", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "indices", .check = &must_be_ranked_tensor_of_signless_integer_or_index},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values},
};
// tensor.gather: $source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)?
// attr-dict `:` functional-type(operands, results)
static bool tensor_gather_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, indices_operand;
  const mica_attr *gather_dims_attr = NULL;
  mica_types all_operand_types = {NULL, 0}, all_result_types = {NULL, 0};
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operand(p, &indices_operand)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_keyword(p, "gather_dims")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 64), &gather_dims_attr))
    return false;
  mica_state_set_slot(out, TENSOR_GATHER_SLOT_GATHER_DIMS, gather_dims_attr);
  if (!mica_parse_punct(p, ')')) return false;
  if (mica_parse_optional_keyword(p, "unique")) {
    mica_state_set_unit(out, TENSOR_GATHER_SLOT_UNIQUE);  // unique
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_function_types(p, &all_operand_types, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  const mica_operand_refs operand_lists[] = {{&source_operand, 1}, {&indices_operand, 1}};
  return mica_state_operand_lists(out, operand_lists, 2, all_operand_types,
                                  mica_parser_name_position(p));
}

static void tensor_gather_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, tensor_gather_source(op));
  mica_print_char(p, '[');
  mica_print_operand(p, tensor_gather_indices(op));
  mica_print_str(p, MICA_STR("] gather_dims("));
  mica_print_dense_list(p, tensor_gather_gather_dims_attr(op));
  mica_print_char(p, ')');
  if (tensor_gather_unique_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" unique"));
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_functional_type(p, op);
}

static const mica_interface_impl tensor_gather_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_gather_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool tensor_gather_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return tensor_gather_fold(op, operands[TENSOR_GATHER_OPERAND_SOURCE],
                            operands[TENSOR_GATHER_OPERAND_INDICES], out);
}

static const mica_op_more tensor_gather_more = {.fold = tensor_gather_fold_hook};
const mica_op_def tensor_gather_def = {
  .name = "tensor.gather", .name_size = 13,
  .summary = "Parts of a tensor at places that another tensor holds", .dialect = &tensor_dialect,
  .parts = tensor_gather_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .traits = tensor_empty_traits, .interfaces = tensor_gather_interfaces, .interface_count = 3,
  .checks = &(const mica_op_checks){.check = {tensor_gather_check, "tensor_gather_check"}},
  .parse = tensor_gather_parse, .print = tensor_gather_print, .more = &tensor_gather_more,
};

// ---- tensor.scatter ----

mica_int64s tensor_scatter_scatter_dims(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_scatter_def, TENSOR_SCATTER_SLOT_SCATTER_DIMS);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_scatter_set_scatter_dims(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_scatter_def, TENSOR_SCATTER_SLOT_SCATTER_DIMS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

bool tensor_scatter_unique(const mica_op *op) {
  return mica_op_promised_slot(op, &tensor_scatter_def, TENSOR_SCATTER_SLOT_UNIQUE) != NULL;
}
void tensor_scatter_set_unique(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &tensor_scatter_def, TENSOR_SCATTER_SLOT_UNIQUE,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *tensor_scatter_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *source, mica_value *dest, mica_value *indices,
                              mica_int64s scatter_dims, bool unique) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_dense_i64s(ctx, scatter_dims), (unique ? mica_attr_unit(ctx) : NULL),
  };
  mica_value *operands[] = {source, dest, indices};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 3, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &tensor_scatter_def, &parts);
}

static const mica_part tensor_scatter_parts[] = {
  {.name = "scatter_dims", .check = &must_be_i64_dense_array_attribute},
  {.name = "unique", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED, .order = 1},
  {.name = "source", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "dest", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "indices", .check = &must_be_ranked_tensor_of_signless_integer_or_index},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values},
};
// tensor.scatter: $source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)`
// (`unique` $unique^)? attr-dict `:` functional-type(operands, results)
static bool tensor_scatter_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, dest_operand, indices_operand;
  const mica_attr *scatter_dims_attr = NULL;
  mica_types all_operand_types = {NULL, 0}, all_result_types = {NULL, 0};
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_operand(p, &dest_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operand(p, &indices_operand)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_keyword(p, "scatter_dims")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 64), &scatter_dims_attr))
    return false;
  mica_state_set_slot(out, TENSOR_SCATTER_SLOT_SCATTER_DIMS, scatter_dims_attr);
  if (!mica_parse_punct(p, ')')) return false;
  if (mica_parse_optional_keyword(p, "unique")) {
    mica_state_set_unit(out, TENSOR_SCATTER_SLOT_UNIQUE);  // unique
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_function_types(p, &all_operand_types, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  const mica_operand_refs operand_lists[] = {
    {&source_operand, 1}, {&dest_operand, 1}, {&indices_operand, 1},
  };
  return mica_state_operand_lists(out, operand_lists, 3, all_operand_types,
                                  mica_parser_name_position(p));
}

static void tensor_scatter_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, tensor_scatter_source(op));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_operand(p, tensor_scatter_dest(op));
  mica_print_char(p, '[');
  mica_print_operand(p, tensor_scatter_indices(op));
  mica_print_str(p, MICA_STR("] scatter_dims("));
  mica_print_dense_list(p, tensor_scatter_scatter_dims_attr(op));
  mica_print_char(p, ')');
  if (tensor_scatter_unique_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" unique"));
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_functional_type(p, op);
}

static const mica_interface_impl tensor_scatter_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_scatter_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
const mica_op_def tensor_scatter_def = {
  .name = "tensor.scatter", .name_size = 14,
  .summary = "A tensor with parts replaced at places that another tensor holds",
  .dialect = &tensor_dialect,
  .parts = tensor_scatter_parts, .slot_count = 2, .operand_count = 3, .result_count = 1,
  .traits = tensor_empty_traits, .interfaces = tensor_scatter_interfaces, .interface_count = 3,
  .checks = &(const mica_op_checks){.check = {tensor_scatter_check, "tensor_scatter_check"}},
  .parse = tensor_scatter_parse, .print = tensor_scatter_print,
};

// ---- tensor.extract_slice ----

mica_int64s tensor_extract_slice_static_offsets(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_extract_slice_def,
                            TENSOR_EXTRACT_SLICE_SLOT_STATIC_OFFSETS);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_extract_slice_set_static_offsets(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_extract_slice_def,
                              TENSOR_EXTRACT_SLICE_SLOT_STATIC_OFFSETS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s tensor_extract_slice_static_sizes(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_extract_slice_def, TENSOR_EXTRACT_SLICE_SLOT_STATIC_SIZES);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_extract_slice_set_static_sizes(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_extract_slice_def, TENSOR_EXTRACT_SLICE_SLOT_STATIC_SIZES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s tensor_extract_slice_static_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_extract_slice_def,
                            TENSOR_EXTRACT_SLICE_SLOT_STATIC_STRIDES);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_extract_slice_set_static_strides(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_extract_slice_def,
                              TENSOR_EXTRACT_SLICE_SLOT_STATIC_STRIDES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *tensor_extract_slice_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                    mica_value *source, mica_value *const *offsets,
                                    size_t offsets_count, mica_value *const *sizes,
                                    size_t sizes_count, mica_value *const *strides,
                                    size_t strides_count, mica_int64s static_offsets,
                                    mica_int64s static_sizes, mica_int64s static_strides) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    NULL, mica_attr_dense_i64s(ctx, static_offsets), mica_attr_dense_i64s(ctx, static_sizes),
    mica_attr_dense_i64s(ctx, static_strides),
  };
  const mica_value_group groups[] = {
    {&source, 1}, {offsets, offsets_count}, {sizes, sizes_count}, {strides, strides_count},
  };
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 4, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &tensor_extract_slice_def, &parts, groups, 4);
}

static const mica_part tensor_extract_slice_parts[] = {
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "static_offsets", .check = &must_be_i64_dense_array_attribute},
  {.name = "static_sizes", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "static_strides", .check = &must_be_i64_dense_array_attribute, .order = 2},
  {.name = "source", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "offsets", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "sizes", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "strides", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values},
};
static const mica_op_checks tensor_extract_slice_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {tensor_extract_slice_check, "tensor_extract_slice_check"},
};
// tensor.extract_slice: $source `` custom<DynamicIndexList>($offsets, $static_offsets)
// custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides,
// $static_strides) attr-dict `:` type($source) `to` type($result)
static bool tensor_extract_slice_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  mica_operand_refs offsets_operands = {
    NULL, 0}, sizes_operands = {NULL, 0}, strides_operands = {NULL, 0,
  };
  const mica_attr *static_offsets_attr = NULL, *static_sizes_attr = NULL, *static_strides_attr =
      NULL;
  const mica_type *source_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &offsets_operands,
                                                      &static_offsets_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, TENSOR_EXTRACT_SLICE_SLOT_STATIC_OFFSETS, static_offsets_attr);
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &sizes_operands, &static_sizes_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, TENSOR_EXTRACT_SLICE_SLOT_STATIC_SIZES, static_sizes_attr);
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &strides_operands,
                                                      &static_strides_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, TENSOR_EXTRACT_SLICE_SLOT_STATIC_STRIDES, static_strides_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &source_type))
    return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &result_type))
    return false;
  const int32_t operand_segments[] = {
    1, (int32_t)offsets_operands.size, (int32_t)sizes_operands.size, (int32_t)strides_operands.size,
  };
  if (!mica_state_set_segments(out, TENSOR_EXTRACT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                               operand_segments, 4))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  if (!mica_state_operands(out, offsets_operands.data, offsets_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, sizes_operands.data, sizes_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, strides_operands.data, strides_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void tensor_extract_slice_print(mica_printer *p, const mica_op *op) {
  const mica_segment offsets_segment = tensor_extract_slice_offsets_segment(op);
  const mica_segment sizes_segment = tensor_extract_slice_sizes_segment(op);
  const mica_segment strides_segment = tensor_extract_slice_strides_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, tensor_extract_slice_source(op));
  mica_print_dynamic_index_list(p, op, offsets_segment,
                                tensor_extract_slice_static_offsets_attr(op));
  mica_print_char(p, ' ');
  mica_print_dynamic_index_list(p, op, sizes_segment, tensor_extract_slice_static_sizes_attr(op));
  mica_print_char(p, ' ');
  mica_print_dynamic_index_list(p, op, strides_segment,
                                tensor_extract_slice_static_strides_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(tensor_extract_slice_source(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(tensor_extract_slice_result(op)));
}

static const mica_trait *const tensor_extract_slice_traits[] = {
  &mica_trait_attr_sized_operand_segments, &mica_trait_always_speculatable, NULL,
};
static const mica_interface_impl tensor_extract_slice_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_extract_slice_result_names}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_offset_size_and_stride_interface_id, &mica_offset_size_and_stride_interface_id},
  {&mica_subset_interface_id, &mica_offset_size_and_stride_subset},
  {&mica_subset_extraction_interface_id, &mica_first_is_extracted_from},
};
static bool tensor_extract_slice_fold_hook(mica_op *op, const mica_attr *const *operands,
                                           mica_fold *out) {
  const mica_segment offsets = tensor_extract_slice_offsets_segment(op);
  const mica_segment sizes = tensor_extract_slice_sizes_segment(op);
  const mica_segment strides = tensor_extract_slice_strides_segment(op);
  return tensor_extract_slice_fold(op, operands[TENSOR_EXTRACT_SLICE_OPERAND_SOURCE],
                                   operands + offsets.first, offsets.count, operands + sizes.first,
                                   sizes.count, operands + strides.first, strides.count, out);
}

static const mica_op_more tensor_extract_slice_more = {
  .fold = tensor_extract_slice_fold_hook, .patterns = tensor_extract_slice_canonicalizations,
};
const mica_op_def tensor_extract_slice_def = {
  .name = "tensor.extract_slice", .name_size = 20, .summary = "A part of a tensor",
  .dialect = &tensor_dialect,
  .parts = tensor_extract_slice_parts, .slot_count = 4, .operand_count = 4, .result_count = 1,
  .traits = tensor_extract_slice_traits,
  .interfaces = tensor_extract_slice_interfaces, .interface_count = 7,
  .checks = &tensor_extract_slice_checks,
  .parse = tensor_extract_slice_parse, .print = tensor_extract_slice_print,
  .more = &tensor_extract_slice_more,
};

// ---- tensor.insert_slice ----

mica_int64s tensor_insert_slice_static_offsets(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_SLOT_STATIC_OFFSETS);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_insert_slice_set_static_offsets(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_SLOT_STATIC_OFFSETS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s tensor_insert_slice_static_sizes(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_SLOT_STATIC_SIZES);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_insert_slice_set_static_sizes(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_SLOT_STATIC_SIZES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s tensor_insert_slice_static_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_SLOT_STATIC_STRIDES);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_insert_slice_set_static_strides(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_SLOT_STATIC_STRIDES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *tensor_insert_slice_build(mica_builder *b, mica_loc loc, mica_value *source,
                                   mica_value *dest, mica_value *const *offsets,
                                   size_t offsets_count, mica_value *const *sizes,
                                   size_t sizes_count, mica_value *const *strides,
                                   size_t strides_count, mica_int64s static_offsets,
                                   mica_int64s static_sizes, mica_int64s static_strides) {
  if (dest == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    NULL, mica_attr_dense_i64s(ctx, static_offsets), mica_attr_dense_i64s(ctx, static_sizes),
    mica_attr_dense_i64s(ctx, static_strides),
  };
  const mica_type *types[] = {mica_value_type(dest)};
  const mica_value_group groups[] = {
    {&source, 1}, {&dest, 1}, {offsets, offsets_count}, {sizes, sizes_count},
    {strides, strides_count},
  };
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 4, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &tensor_insert_slice_def, &parts, groups, 5);
}

static const mica_part tensor_insert_slice_parts[] = {
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "static_offsets", .check = &must_be_i64_dense_array_attribute},
  {.name = "static_sizes", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "static_strides", .check = &must_be_i64_dense_array_attribute, .order = 2},
  {.name = "source", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "dest", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "offsets", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "sizes", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "strides", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values},
};
static bool tensor_insert_slice_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(tensor_insert_slice_dest(op)) ==
                          mica_value_type(tensor_insert_slice_result(op)),
                          "expected result type to match dest type");
}

static const mica_op_checks tensor_insert_slice_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .verify = (mica_op_check *const[]){tensor_insert_slice_verify, NULL},
  .check = {tensor_insert_slice_check, "tensor_insert_slice_check"},
  .regions = &tensor_insert_region_checks,
};
// tensor.insert_slice: $source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)
// custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides,
// $static_strides) attr-dict `:` type($source) `into` type($dest)
static bool tensor_insert_slice_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, dest_operand;
  mica_operand_refs offsets_operands = {
    NULL, 0}, sizes_operands = {NULL, 0}, strides_operands = {NULL, 0,
  };
  const mica_attr *static_offsets_attr = NULL, *static_sizes_attr = NULL, *static_strides_attr =
      NULL;
  const mica_type *source_type = NULL, *dest_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_operand(p, &dest_operand)) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &offsets_operands,
                                                      &static_offsets_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, TENSOR_INSERT_SLICE_SLOT_STATIC_OFFSETS, static_offsets_attr);
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &sizes_operands, &static_sizes_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, TENSOR_INSERT_SLICE_SLOT_STATIC_SIZES, static_sizes_attr);
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &strides_operands,
                                                      &static_strides_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, TENSOR_INSERT_SLICE_SLOT_STATIC_STRIDES, static_strides_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &source_type))
    return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &dest_type))
    return false;
  const int32_t operand_segments[] = {
    1, 1, (int32_t)offsets_operands.size, (int32_t)sizes_operands.size,
    (int32_t)strides_operands.size,
  };
  if (!mica_state_set_segments(out, TENSOR_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                               operand_segments, 5))
    return false;
  if (!mica_parser_check_type(p, dest_type, mica_type_is_ranked_tensor, "dest",
                              "ranked tensor of any type values"))
    return false;
  if (!mica_state_result(out, dest_type)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  if (!mica_state_operands(out, &dest_operand, 1, dest_type)) return false;
  if (!mica_state_operands(out, offsets_operands.data, offsets_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, sizes_operands.data, sizes_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, strides_operands.data, strides_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void tensor_insert_slice_print(mica_printer *p, const mica_op *op) {
  const mica_segment offsets_segment = mica_slot_segment(op, 0, 2);
  const mica_segment sizes_segment = mica_slot_segment(op, 0, 3);
  const mica_segment strides_segment = mica_slot_segment(op, 0, 4);
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_operand(p, mica_op_operand(op, 1));
  mica_print_dynamic_index_list(p, op, offsets_segment, mica_op_slot(op, 1));
  mica_print_char(p, ' ');
  mica_print_dynamic_index_list(p, op, sizes_segment, mica_op_slot(op, 2));
  mica_print_char(p, ' ');
  mica_print_dynamic_index_list(p, op, strides_segment, mica_op_slot(op, 3));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 1)));
}

static const mica_interface_impl tensor_insert_slice_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_insert_slice_result_names}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_offset_size_and_stride_interface_id, &mica_offset_size_and_stride_interface_id},
  {&mica_destination_style_interface_id, &mica_second_is_destination},
  {&mica_subset_interface_id, &mica_offset_size_and_stride_subset},
  {&mica_subset_insertion_interface_id, &mica_first_is_inserted},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = tensor_insert_infer_types}},
};
static bool tensor_insert_slice_fold_hook(mica_op *op, const mica_attr *const *operands,
                                          mica_fold *out) {
  const mica_segment offsets = tensor_insert_slice_offsets_segment(op);
  const mica_segment sizes = tensor_insert_slice_sizes_segment(op);
  const mica_segment strides = tensor_insert_slice_strides_segment(op);
  return tensor_insert_slice_fold(op, operands[TENSOR_INSERT_SLICE_OPERAND_SOURCE],
                                  operands[TENSOR_INSERT_SLICE_OPERAND_DEST],
                                  operands + offsets.first, offsets.count, operands + sizes.first,
                                  sizes.count, operands + strides.first, strides.count, out);
}

static const mica_op_more tensor_insert_slice_more = {
  .fold = tensor_insert_slice_fold_hook, .patterns = tensor_insert_slice_canonicalizations,
};
const mica_op_def tensor_insert_slice_def = {
  .name = "tensor.insert_slice", .name_size = 19, .summary = "A tensor of which a part is replaced",
  .dialect = &tensor_dialect,
  .parts = tensor_insert_slice_parts, .slot_count = 4, .operand_count = 5, .result_count = 1,
  .traits = tensor_extract_slice_traits,
  .interfaces = tensor_insert_slice_interfaces, .interface_count = 9,
  .checks = &tensor_insert_slice_checks,
  .parse = tensor_insert_slice_parse, .print = tensor_insert_slice_print,
  .more = &tensor_insert_slice_more,
};

// ---- tensor.parallel_insert_slice ----

mica_int64s tensor_parallel_insert_slice_static_offsets(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_parallel_insert_slice_def,
                            TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_OFFSETS);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_parallel_insert_slice_set_static_offsets(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_parallel_insert_slice_def,
                              TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_OFFSETS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s tensor_parallel_insert_slice_static_sizes(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_parallel_insert_slice_def,
                            TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_SIZES);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_parallel_insert_slice_set_static_sizes(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_parallel_insert_slice_def,
                              TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_SIZES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s tensor_parallel_insert_slice_static_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_parallel_insert_slice_def,
                            TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_STRIDES);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_parallel_insert_slice_set_static_strides(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_parallel_insert_slice_def,
                              TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_STRIDES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *tensor_parallel_insert_slice_build(mica_builder *b, mica_loc loc, mica_value *source,
                                            mica_value *dest, mica_value *const *offsets,
                                            size_t offsets_count, mica_value *const *sizes,
                                            size_t sizes_count, mica_value *const *strides,
                                            size_t strides_count, mica_int64s static_offsets,
                                            mica_int64s static_sizes, mica_int64s static_strides) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    NULL, mica_attr_dense_i64s(ctx, static_offsets), mica_attr_dense_i64s(ctx, static_sizes),
    mica_attr_dense_i64s(ctx, static_strides),
  };
  const mica_value_group groups[] = {
    {&source, 1}, {&dest, 1}, {offsets, offsets_count}, {sizes, sizes_count},
    {strides, strides_count},
  };
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 4, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &tensor_parallel_insert_slice_def, &parts, groups, 5);
}

static const mica_part tensor_parallel_insert_slice_parts[] = {
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "static_offsets", .check = &must_be_i64_dense_array_attribute},
  {.name = "static_sizes", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "static_strides", .check = &must_be_i64_dense_array_attribute, .order = 2},
  {.name = "source", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "dest", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "offsets", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "sizes", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "strides", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
};
static const mica_op_checks tensor_parallel_insert_slice_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {tensor_parallel_insert_slice_check, "tensor_parallel_insert_slice_check"},
};
// tensor.parallel_insert_slice: $source `into` $dest `` custom<DynamicIndexList>($offsets,
// $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes)
// custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into`
// type($dest)
static bool tensor_parallel_insert_slice_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, dest_operand;
  mica_operand_refs offsets_operands = {
    NULL, 0}, sizes_operands = {NULL, 0}, strides_operands = {NULL, 0,
  };
  const mica_attr *static_offsets_attr = NULL, *static_sizes_attr = NULL, *static_strides_attr =
      NULL;
  const mica_type *source_type = NULL, *dest_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_operand(p, &dest_operand)) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &offsets_operands,
                                                      &static_offsets_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_OFFSETS, static_offsets_attr);
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &sizes_operands, &static_sizes_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_SIZES, static_sizes_attr);
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &strides_operands,
                                                      &static_strides_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_STRIDES, static_strides_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &source_type))
    return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &dest_type))
    return false;
  const int32_t operand_segments[] = {
    1, 1, (int32_t)offsets_operands.size, (int32_t)sizes_operands.size,
    (int32_t)strides_operands.size,
  };
  if (!mica_state_set_segments(out, TENSOR_PARALLEL_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                               operand_segments, 5))
    return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  if (!mica_state_operands(out, &dest_operand, 1, dest_type)) return false;
  if (!mica_state_operands(out, offsets_operands.data, offsets_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, sizes_operands.data, sizes_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, strides_operands.data, strides_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static const mica_trait *const tensor_parallel_insert_slice_traits[] = {
  &mica_trait_attr_sized_operand_segments, NULL,
};
static const mica_interface_impl tensor_parallel_insert_slice_interfaces[] = {
  {&mica_offset_size_and_stride_interface_id, &mica_offset_size_and_stride_interface_id},
  {&mica_parallel_combining_interface_id,
   &(const mica_parallel_combining_interface){
  .destinations = tensor_parallel_insert_slice_destinations}},
};
static const mica_op_more tensor_parallel_insert_slice_more = {
  .patterns = tensor_parallel_insert_slice_canonicalizations,
};
const mica_op_def tensor_parallel_insert_slice_def = {
  .name = "tensor.parallel_insert_slice", .name_size = 28,
  .summary = "The part of a result that one iteration of a parallel loop makes",
  .dialect = &tensor_dialect,
  .parts = tensor_parallel_insert_slice_parts, .slot_count = 4, .operand_count = 5,
  .traits = tensor_parallel_insert_slice_traits,
  .interfaces = tensor_parallel_insert_slice_interfaces, .interface_count = 2,
  .checks = &tensor_parallel_insert_slice_checks,
  .parse = tensor_parallel_insert_slice_parse, .print = tensor_insert_slice_print,
  .more = &tensor_parallel_insert_slice_more,
};

// ---- tensor.pad ----

mica_int64s tensor_pad_static_low(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &tensor_pad_def, TENSOR_PAD_SLOT_STATIC_LOW);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_pad_set_static_low(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_pad_def, TENSOR_PAD_SLOT_STATIC_LOW,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s tensor_pad_static_high(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &tensor_pad_def, TENSOR_PAD_SLOT_STATIC_HIGH);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_pad_set_static_high(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_pad_def, TENSOR_PAD_SLOT_STATIC_HIGH,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

bool tensor_pad_nofold(const mica_op *op) {
  return mica_op_promised_slot(op, &tensor_pad_def, TENSOR_PAD_SLOT_NOFOLD) != NULL;
}
void tensor_pad_set_nofold(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &tensor_pad_def, TENSOR_PAD_SLOT_NOFOLD,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *tensor_pad_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                          mica_value *source, mica_value *const *low, size_t low_count,
                          mica_value *const *high, size_t high_count, mica_int64s static_low,
                          mica_int64s static_high, bool nofold) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    (nofold ? mica_attr_unit(ctx) : NULL), NULL, mica_attr_dense_i64s(ctx, static_high),
    mica_attr_dense_i64s(ctx, static_low),
  };
  const mica_value_group groups[] = {{&source, 1}, {low, low_count}, {high, high_count}};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 4, .region_count = 1};
  return mica_builder_insert_groups(b, loc, &tensor_pad_def, &parts, groups, 3);
}

static const mica_part tensor_pad_parts[] = {
  {.name = "nofold", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED, .order = 2},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "static_high", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "static_low", .check = &must_be_i64_dense_array_attribute},
  {.name = "source", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "low", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "high", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "region", .check = &must_be_region_with_1_blocks},
};
static bool tensor_pad_verify(mica_op *op) {
  return mica_verify_region(op, TENSOR_PAD_REGION, "region",
                            mica_region_block_count(tensor_pad_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks tensor_pad_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, NULL},
  .check = {tensor_pad_check_regions, "tensor_pad_check_regions"},
};
static const mica_op_checks tensor_pad_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){tensor_pad_verify, NULL},
  .check = {tensor_pad_check, "tensor_pad_check"},
  .regions = &tensor_pad_region_checks,
};
// tensor.pad: $source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low)
// `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to`
// type($result)
static bool tensor_pad_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  mica_operand_refs low_operands = {NULL, 0}, high_operands = {NULL, 0};
  const mica_attr *static_low_attr = NULL, *static_high_attr = NULL;
  const mica_type *source_type = NULL, *result_type = NULL;
  mica_region *region_region = mica_state_new_region(out);
  if (region_region == NULL) return false;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (mica_parse_optional_keyword(p, "nofold")) {
    mica_state_set_unit(out, TENSOR_PAD_SLOT_NOFOLD);  // nofold
  }
  if (!mica_parse_keyword(p, "low")) return false;
  if (!mica_parser_hook(p, mica_parse_dynamic_index_list(p, out, &low_operands, &static_low_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, TENSOR_PAD_SLOT_STATIC_LOW, static_low_attr);
  if (!mica_parse_keyword(p, "high")) return false;
  if (!mica_parser_hook(p, mica_parse_dynamic_index_list(p, out, &high_operands, &static_high_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, TENSOR_PAD_SLOT_STATIC_HIGH, static_high_attr);
  if (!mica_parse_region(p, region_region, NULL, 0, false)) return false;
  if (!mica_region_ensure_terminator(region_region, &tensor_yield_def, mica_state_loc(out)))
    return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &source_type))
    return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &result_type))
    return false;
  const int32_t operand_segments[] = {1, (int32_t)low_operands.size, (int32_t)high_operands.size};
  if (!mica_state_set_segments(out, TENSOR_PAD_SLOT_OPERAND_SEGMENT_SIZES, operand_segments, 3))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  if (!mica_state_operands(out, low_operands.data, low_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, high_operands.data, high_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void tensor_pad_print(mica_printer *p, const mica_op *op) {
  const mica_segment low_segment = tensor_pad_low_segment(op);
  const mica_segment high_segment = tensor_pad_high_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, tensor_pad_source(op));
  if (tensor_pad_nofold_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" nofold"));
  }
  mica_print_str(p, MICA_STR(" low"));
  mica_print_dynamic_index_list(p, op, low_segment, tensor_pad_static_low_attr(op));
  mica_print_str(p, MICA_STR(" high"));
  mica_print_dynamic_index_list(p, op, high_segment, tensor_pad_static_high_attr(op));
  mica_print_char(p, ' ');
  mica_print_implicit_region(p, tensor_pad_region(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(tensor_pad_source(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(tensor_pad_result(op)));
}

static const mica_trait *const tensor_pad_traits[] = {
  &mica_trait_attr_sized_operand_segments, &mica_trait_always_speculatable,
  &mica_trait_single_block, &mica_trait_single_block_implicit_terminator, NULL,
};
static const mica_interface_impl tensor_pad_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_pad_result_names}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool tensor_pad_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment low = tensor_pad_low_segment(op);
  const mica_segment high = tensor_pad_high_segment(op);
  return tensor_pad_fold(op, operands[TENSOR_PAD_OPERAND_SOURCE], operands + low.first, low.count,
                         operands + high.first, high.count, out);
}

static const mica_op_more tensor_pad_more = {
  .terminator = &tensor_yield_def,
  .fold = tensor_pad_fold_hook, .patterns = tensor_pad_canonicalizations,
};
const mica_op_def tensor_pad_def = {
  .name = "tensor.pad", .name_size = 10, .summary = "A tensor with more elements around it",
  .dialect = &tensor_dialect,
  .parts = tensor_pad_parts, .slot_count = 4, .operand_count = 3, .result_count = 1,
  .region_count = 1,
  .traits = tensor_pad_traits, .interfaces = tensor_pad_interfaces, .interface_count = 4,
  .checks = &tensor_pad_checks, .parse = tensor_pad_parse, .print = tensor_pad_print,
  .more = &tensor_pad_more,
};

// ---- tensor.concat ----

int64_t tensor_concat_dim(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &tensor_concat_def, TENSOR_CONCAT_SLOT_DIM);
  return mica_attr_integer_value(attr);
}
bool tensor_concat_set_dim(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &tensor_concat_def, TENSOR_CONCAT_SLOT_DIM,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *tensor_concat_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                             int64_t dim, mica_value *const *inputs, size_t inputs_count) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 64, dim)};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {inputs, inputs_count, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &tensor_concat_def, &parts);
}

static const mica_part tensor_concat_parts[] = {
  {.name = "dim", .check = &must_be_64_bit_signless_integer_attribute},
  {.name = "inputs", .check = &must_be_variadic_of_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values},
};
// tensor.concat: `dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)
static bool tensor_concat_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *dim_attr = NULL;
  mica_operand_refs inputs_operands = {NULL, 0};
  mica_types all_operand_types = {NULL, 0}, all_result_types = {NULL, 0};
  if (!mica_parse_keyword(p, "dim")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 64), mica_attr_is_integer,
                          &dim_attr))
    return false;
  mica_state_set_slot(out, TENSOR_CONCAT_SLOT_DIM, dim_attr);
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_operands(p, 0, false, &inputs_operands)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_function_types(p, &all_operand_types, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  const mica_operand_refs operand_lists[] = {{inputs_operands.data, inputs_operands.size}};
  return mica_state_operand_lists(out, operand_lists, 1, all_operand_types,
                                  mica_parser_name_position(p));
}

static void tensor_concat_print(mica_printer *p, const mica_op *op) {
  const mica_segment inputs_segment = tensor_concat_inputs_segment(op);
  mica_print_str(p, MICA_STR(" dim("));
  mica_print_attr_without_type(p, tensor_concat_dim_attr(op));
  mica_print_str(p, MICA_STR(") "));
  mica_print_operands(p, op, inputs_segment.first, inputs_segment.count);
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_functional_type(p, op);
}

static const mica_interface_impl tensor_concat_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_concat_result_names}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
static bool tensor_concat_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment inputs = tensor_concat_inputs_segment(op);
  return tensor_concat_fold(op, operands + inputs.first, inputs.count, out);
}

static const mica_op_more tensor_concat_more = {
  .fold = tensor_concat_fold_hook, .patterns = tensor_concat_canonicalizations,
};
const mica_op_def tensor_concat_def = {
  .name = "tensor.concat", .name_size = 13,
  .summary = "Tensors one behind the other in a dimension", .dialect = &tensor_dialect,
  .parts = tensor_concat_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = tensor_empty_traits, .interfaces = tensor_concat_interfaces, .interface_count = 4,
  .checks = &(const mica_op_checks){.check = {tensor_concat_check, "tensor_concat_check"}},
  .parse = tensor_concat_parse, .print = tensor_concat_print, .more = &tensor_concat_more,
};

// ---- tensor.dim ----

static bool tensor_dim_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **types) {
  (void)loc;
  (void)parts;
  types[0] = mica_type_index(ctx);
  return types[0] != NULL;
}

mica_op *tensor_dim_build(mica_builder *b, mica_loc loc, mica_value *source, mica_value *index) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[TENSOR_DIM_RESULT] == NULL) return NULL;
  mica_value *operands[] = {source, index};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &tensor_dim_def, &parts);
}

static const mica_part tensor_dim_parts[] = {
  {.name = "source", .check = &must_be_non_0_ranked_or_unranked_tensor},
  {.name = "index", .check = &must_be_index},
  {.name = "result", .check = &must_be_index},
};
// tensor.dim: attr-dict $source `,` $index `:` type($source)
static bool tensor_dim_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, index_operand;
  const mica_type *source_type = NULL;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &index_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &source_type)) return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_state_operands(out, &index_operand, 1, mica_type_index(mica_parser_context(p)));
}

static void tensor_dim_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
  mica_print_char(p, ' ');
  mica_print_operand(p, tensor_dim_source(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, tensor_dim_index(op));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(tensor_dim_source(op)));
}

// tensor.dim: $source `,` $index attr-dict `:` type($source)
static bool tensor_dim_parse_former(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, index_operand;
  const mica_type *source_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &index_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &source_type)) return false;
  if (!mica_parser_check_type(p, source_type, tensor_is_any_non0_ranked_or_unranked_tensor,
                              "source", "non-0-ranked or unranked tensor"))
    return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_state_operands(out, &index_operand, 1, mica_type_index(mica_parser_context(p)));
}

// tensor.dim: $source `,` custom<FormerNumber>($index) attr-dict `:` type($source)
static bool tensor_dim_parse_former_2(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, index_operand;
  const mica_type *source_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parser_hook(p, mica_parse_former_number(p, out, &index_operand),
                        "mica_parse_former_number"))
    return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &source_type)) return false;
  if (!mica_parser_check_type(p, source_type, tensor_is_any_non0_ranked_or_unranked_tensor,
                              "source", "non-0-ranked or unranked tensor"))
    return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_state_operands(out, &index_operand, 1, mica_type_index(mica_parser_context(p)));
}

static const mica_interface_impl tensor_dim_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_dim_result_names}},
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = tensor_dim_speculatability}},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_shaped_dim_interface_id, &mica_shaped_dim_interface_id},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_some_ranges = tensor_dim_infer_some_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = tensor_dim_infer_types}},
};
static bool tensor_dim_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return tensor_dim_fold(op, operands[TENSOR_DIM_OPERAND_SOURCE],
                         operands[TENSOR_DIM_OPERAND_INDEX], out);
}

static const mica_op_more tensor_dim_more = {
  .fold = tensor_dim_fold_hook, .patterns = tensor_dim_canonicalizations,
};
const mica_op_def tensor_dim_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "tensor.dim", .name_size = 10,
  .summary = "A dimension's size", .dialect = &tensor_dialect,
  .parts = tensor_dim_parts, .operand_count = 2, .result_count = 1,
  .interfaces = tensor_dim_interfaces, .interface_count = 6,
  .parse = tensor_dim_parse, .print = tensor_dim_print, .more = &tensor_dim_more,
};

// ---- tensor.rank ----

mica_op *tensor_rank_build(mica_builder *b, mica_loc loc, mica_value *tensor) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[TENSOR_RANK_RESULT] == NULL) return NULL;
  mica_value *operands[] = {tensor};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &tensor_rank_def, &parts);
}

static const mica_part tensor_rank_parts[] = {
  {.name = "tensor", .check = &must_be_tensor_of_any_type_values},
  {.name = "", .check = &must_be_index},
};
// tensor.rank: $tensor attr-dict `:` type($tensor)
static bool tensor_rank_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref tensor_operand;
  const mica_type *tensor_type = NULL;
  if (!mica_parse_operand(p, &tensor_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &tensor_type)) return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  return mica_state_operands(out, &tensor_operand, 1, tensor_type);
}

// tensor.rank: $tensor attr-dict `:` type($tensor)
static bool tensor_rank_parse_former(mica_parser *p, mica_op_state *out) {
  mica_operand_ref tensor_operand;
  const mica_type *tensor_type = NULL;
  if (!mica_parse_operand(p, &tensor_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &tensor_type)) return false;
  if (!mica_parser_check_type(p, tensor_type, mica_type_is_tensor, "tensor",
                              "tensor of any type values"))
    return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  return mica_state_operands(out, &tensor_operand, 1, tensor_type);
}

static const mica_interface_impl tensor_rank_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_rank_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = tensor_dim_infer_types}},
};
static bool tensor_rank_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return tensor_rank_fold(op, operands[TENSOR_RANK_OPERAND_TENSOR], out);
}

static const mica_op_more tensor_rank_more = {.fold = tensor_rank_fold_hook};
const mica_op_def tensor_rank_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "tensor.rank", .name_size = 11,
  .summary = "How many dimensions there are", .dialect = &tensor_dialect,
  .parts = tensor_rank_parts, .operand_count = 1, .result_count = 1, .traits = tensor_empty_traits,
  .interfaces = tensor_rank_interfaces, .interface_count = 4,
  .parse = tensor_rank_parse, .print = tensor_yield_print, .more = &tensor_rank_more,
};

// ---- tensor.cast ----

mica_op *tensor_cast_build(mica_builder *b, mica_loc loc, const mica_type *dest_type,
                           mica_value *source) {
  mica_value *operands[] = {source};
  const mica_type *types[] = {dest_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &tensor_cast_def, &parts);
}

static const mica_part tensor_cast_parts[] = {
  {.name = "source", .check = &must_be_tensor_of_any_type_values},
  {.name = "dest", .check = &must_be_tensor_of_any_type_values},
};
static const mica_op_checks tensor_cast_checks = {
  .verify = (mica_op_check *const[]){mica_verify_cast, NULL},
};
// tensor.cast and 1 more: $source attr-dict `:` type($source) `to` type($dest)
static bool tensor_cast_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  const mica_type *source_type = NULL, *dest_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &source_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &dest_type)) return false;
  if (!mica_state_result(out, dest_type)) return false;
  return mica_state_operands(out, &source_operand, 1, source_type);
}

static void tensor_cast_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_interface_impl tensor_cast_interfaces[] = {
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = tensor_cast_are_cast_compatible}},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_cast_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static const mica_op_more tensor_cast_more = {.patterns = tensor_cast_canonicalizations};
const mica_op_def tensor_cast_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "tensor.cast", .name_size = 11,
  .summary = "A tensor of whose shape the type says more or less", .dialect = &tensor_dialect,
  .parts = tensor_cast_parts, .operand_count = 1, .result_count = 1, .traits = tensor_empty_traits,
  .interfaces = tensor_cast_interfaces, .interface_count = 4, .checks = &tensor_cast_checks,
  .parse = tensor_cast_parse, .print = tensor_cast_print, .more = &tensor_cast_more,
};

// ---- tensor.bitcast ----

mica_op *tensor_bitcast_build(mica_builder *b, mica_loc loc, const mica_type *dest_type,
                              mica_value *source) {
  mica_value *operands[] = {source};
  const mica_type *types[] = {dest_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &tensor_bitcast_def, &parts);
}

static const mica_part tensor_bitcast_parts[] = {
  {.name = "source", .check = &must_be_tensor_of_signless_integer_or_unsigned_integer},
  {.name = "dest", .check = &must_be_tensor_of_signless_integer_or_unsigned_integer},
};
static const mica_interface_impl tensor_bitcast_interfaces[] = {
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = tensor_bitcast_are_cast_compatible}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static const mica_op_more tensor_bitcast_more = {.patterns = tensor_bitcast_canonicalizations};
const mica_op_def tensor_bitcast_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "tensor.bitcast", .name_size = 14,
  .summary = "The same bits as elements of another type of the same width",
  .dialect = &tensor_dialect, .parts = tensor_bitcast_parts, .operand_count = 1, .result_count = 1,
  .traits = tensor_empty_traits, .interfaces = tensor_bitcast_interfaces, .interface_count = 3,
  .checks = &tensor_cast_checks, .parse = tensor_cast_parse, .print = tensor_cast_print,
  .more = &tensor_bitcast_more,
};

// ---- tensor.reshape ----

mica_op *tensor_reshape_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *source, mica_value *shape) {
  mica_value *operands[] = {source, shape};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &tensor_reshape_def, &parts);
}

static const mica_part tensor_reshape_parts[] = {
  {.name = "source", .check = &must_be_tensor_of_any_type_values},
  {.name = "shape", .check = &must_be_1_d_tensor_of_signless_integer_or_index_values},
  {.name = "result", .check = &must_be_tensor_of_any_type_values},
};
// tensor.reshape: $source `(` $shape `)` attr-dict `:` functional-type(operands, results)
static bool tensor_reshape_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, shape_operand;
  mica_types all_operand_types = {NULL, 0}, all_result_types = {NULL, 0};
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &shape_operand)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_function_types(p, &all_operand_types, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  const mica_operand_refs operand_lists[] = {{&source_operand, 1}, {&shape_operand, 1}};
  return mica_state_operand_lists(out, operand_lists, 2, all_operand_types,
                                  mica_parser_name_position(p));
}

static void tensor_reshape_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, tensor_reshape_source(op));
  mica_print_char(p, '(');
  mica_print_operand(p, tensor_reshape_shape(op));
  mica_print_char(p, ')');
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_functional_type(p, op);
}

static const mica_interface_impl tensor_reshape_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_reshape_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool tensor_reshape_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  return tensor_reshape_fold(op, operands[TENSOR_RESHAPE_OPERAND_SOURCE],
                             operands[TENSOR_RESHAPE_OPERAND_SHAPE], out);
}

static const mica_op_more tensor_reshape_more = {.fold = tensor_reshape_fold_hook};
const mica_op_def tensor_reshape_def = {
  .name = "tensor.reshape", .name_size = 14,
  .summary = "A tensor with the dimensions that another tensor holds", .dialect = &tensor_dialect,
  .parts = tensor_reshape_parts, .operand_count = 2, .result_count = 1,
  .traits = tensor_empty_traits, .interfaces = tensor_reshape_interfaces, .interface_count = 3,
  .checks = &(const mica_op_checks){.check = {tensor_reshape_check, "tensor_reshape_check"}},
  .parse = tensor_reshape_parse, .print = tensor_reshape_print, .more = &tensor_reshape_more,
};

// ---- tensor.expand_shape ----

mica_attrs tensor_expand_shape_reassociation(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_expand_shape_def, TENSOR_EXPAND_SHAPE_SLOT_REASSOCIATION);
  return mica_attr_array_elements(attr);
}
bool tensor_expand_shape_set_reassociation(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &tensor_expand_shape_def, TENSOR_EXPAND_SHAPE_SLOT_REASSOCIATION,
                              mica_attr_array(mica_op_context(op), value));
}

mica_int64s tensor_expand_shape_static_output_shape(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_expand_shape_def,
                            TENSOR_EXPAND_SHAPE_SLOT_STATIC_OUTPUT_SHAPE);
  return mica_attr_dense_i64s_value(attr);
}
bool tensor_expand_shape_set_static_output_shape(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &tensor_expand_shape_def,
                              TENSOR_EXPAND_SHAPE_SLOT_STATIC_OUTPUT_SHAPE,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *tensor_expand_shape_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                   mica_value *src, mica_attrs reassociation,
                                   mica_value *const *output_shape, size_t output_shape_count,
                                   mica_int64s static_output_shape) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_array(ctx, reassociation), mica_attr_dense_i64s(ctx, static_output_shape),
  };
  const mica_value_group groups[] = {{&src, 1}, {output_shape, output_shape_count}};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &tensor_expand_shape_def, &parts, groups, 2);
}

static const mica_part tensor_expand_shape_parts[] = {
  {.name = "reassociation", .check = &must_be_array_of_64_bit_integer_array_attributes},
  {.name = "static_output_shape", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "src", .check = &must_be_tensor_of_any_type_values},
  {.name = "output_shape", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_tensor_of_any_type_values},
};
static const mica_op_checks tensor_expand_shape_checks = {
  .check = {tensor_expand_shape_check, "tensor_expand_shape_check"},
};
// tensor.expand_shape: $src $reassociation `output_shape` custom<DynamicIndexList>($output_shape,
// $static_output_shape) attr-dict `:` type($src) `into` type($result)
static bool tensor_expand_shape_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref src_operand;
  const mica_attr *reassociation_attr = NULL, *static_output_shape_attr = NULL;
  mica_operand_refs output_shape_operands = {NULL, 0};
  const mica_type *src_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &src_operand)) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_array,
                          &reassociation_attr))
    return false;
  mica_state_set_slot(out, TENSOR_EXPAND_SHAPE_SLOT_REASSOCIATION, reassociation_attr);
  if (!mica_parse_keyword(p, "output_shape")) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &output_shape_operands,
                                                      &static_output_shape_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, TENSOR_EXPAND_SHAPE_SLOT_STATIC_OUTPUT_SHAPE, static_output_shape_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &src_type)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &src_operand, 1, src_type)) return false;
  return mica_state_operands(out, output_shape_operands.data, output_shape_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void tensor_expand_shape_print(mica_printer *p, const mica_op *op) {
  const mica_segment output_shape_segment = tensor_expand_shape_output_shape_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, tensor_expand_shape_src(op));
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, tensor_expand_shape_reassociation_attr(op));
  mica_print_str(p, MICA_STR(" output_shape "));
  mica_print_dynamic_index_list(p, op, output_shape_segment,
                                tensor_expand_shape_static_output_shape_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(tensor_expand_shape_src(op)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(tensor_expand_shape_result(op)));
}

static const mica_interface_impl tensor_expand_shape_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_expand_shape_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool tensor_expand_shape_fold_hook(mica_op *op, const mica_attr *const *operands,
                                          mica_fold *out) {
  const mica_segment output_shape = tensor_expand_shape_output_shape_segment(op);
  return tensor_expand_shape_fold(op, operands[TENSOR_EXPAND_SHAPE_OPERAND_SRC],
                                  operands + output_shape.first, output_shape.count, out);
}

static const mica_op_more tensor_expand_shape_more = {
  .fold = tensor_expand_shape_fold_hook, .patterns = tensor_expand_shape_canonicalizations,
};
const mica_op_def tensor_expand_shape_def = {
  .name = "tensor.expand_shape", .name_size = 19,
  .summary = "A tensor of which dimensions are split", .dialect = &tensor_dialect,
  .parts = tensor_expand_shape_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .traits = tensor_empty_traits, .interfaces = tensor_expand_shape_interfaces, .interface_count = 3,
  .checks = &tensor_expand_shape_checks,
  .parse = tensor_expand_shape_parse, .print = tensor_expand_shape_print,
  .more = &tensor_expand_shape_more,
};

// ---- tensor.collapse_shape ----

mica_attrs tensor_collapse_shape_reassociation(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &tensor_collapse_shape_def,
                            TENSOR_COLLAPSE_SHAPE_SLOT_REASSOCIATION);
  return mica_attr_array_elements(attr);
}
bool tensor_collapse_shape_set_reassociation(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &tensor_collapse_shape_def,
                              TENSOR_COLLAPSE_SHAPE_SLOT_REASSOCIATION,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *tensor_collapse_shape_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                     mica_value *src, mica_attrs reassociation) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_array(ctx, reassociation)};
  mica_value *operands[] = {src};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &tensor_collapse_shape_def, &parts);
}

static const mica_part tensor_collapse_shape_parts[] = {
  {.name = "reassociation", .check = &must_be_array_of_64_bit_integer_array_attributes},
  {.name = "src", .check = &must_be_tensor_of_any_type_values},
  {.name = "result", .check = &must_be_tensor_of_any_type_values},
};
static const mica_op_checks tensor_collapse_shape_checks = {
  .check = {tensor_collapse_shape_check, "tensor_collapse_shape_check"},
};
// tensor.collapse_shape: $src $reassociation attr-dict `:` type($src) `into` type($result)
static bool tensor_collapse_shape_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref src_operand;
  const mica_attr *reassociation_attr = NULL;
  const mica_type *src_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &src_operand)) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_array,
                          &reassociation_attr))
    return false;
  mica_state_set_slot(out, TENSOR_COLLAPSE_SHAPE_SLOT_REASSOCIATION, reassociation_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &src_type)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_tensor, NULL, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &src_operand, 1, src_type);
}

static void tensor_collapse_shape_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, tensor_collapse_shape_src(op));
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, tensor_collapse_shape_reassociation_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(tensor_collapse_shape_src(op)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(tensor_collapse_shape_result(op)));
}

static const mica_interface_impl tensor_collapse_shape_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = tensor_collapse_shape_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool tensor_collapse_shape_fold_hook(mica_op *op, const mica_attr *const *operands,
                                            mica_fold *out) {
  return tensor_collapse_shape_fold(op, operands[TENSOR_COLLAPSE_SHAPE_OPERAND_SRC], out);
}

static const mica_op_more tensor_collapse_shape_more = {
  .fold = tensor_collapse_shape_fold_hook, .patterns = tensor_collapse_shape_canonicalizations,
};
const mica_op_def tensor_collapse_shape_def = {
  .name = "tensor.collapse_shape", .name_size = 21,
  .summary = "A tensor of which dimensions are joined", .dialect = &tensor_dialect,
  .parts = tensor_collapse_shape_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = tensor_empty_traits,
  .interfaces = tensor_collapse_shape_interfaces, .interface_count = 3,
  .checks = &tensor_collapse_shape_checks,
  .parse = tensor_collapse_shape_parse, .print = tensor_collapse_shape_print,
  .more = &tensor_collapse_shape_more,
};

// Ordered by name.
static const mica_op_def *const tensor_ops[] = {
  &tensor_bitcast_def,
  &tensor_cast_def,
  &tensor_collapse_shape_def,
  &tensor_concat_def,
  &tensor_dim_def,
  &tensor_empty_def,
  &tensor_expand_shape_def,
  &tensor_extract_def,
  &tensor_extract_slice_def,
  &tensor_from_elements_def,
  &tensor_gather_def,
  &tensor_generate_def,
  &tensor_insert_def,
  &tensor_insert_slice_def,
  &tensor_pad_def,
  &tensor_parallel_insert_slice_def,
  &tensor_rank_def,
  &tensor_reshape_def,
  &tensor_scatter_def,
  &tensor_splat_def,
  &tensor_yield_def,
};
static const mica_dialect_def *const tensor_dependents[] = {
  &affine_dialect, &arith_dialect, &complex_dialect, NULL,
};
// All methods as the interface has them.
static const mica_dialect_inliner_interface tensor_dialect_inliner_methods = {0};
static const mica_interface_impl tensor_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &tensor_dialect_inliner_methods},
};

// What older text has, read with mica_former_text alone.
static const char *const tensor_empty_former_names[] = {"linalg.init_tensor", NULL};
static mica_form_parser *const tensor_empty_former_parsers[] = {tensor_empty_parse_former, NULL};
static const char *const tensor_from_elements_former_names[] = {
  "std.tensor_from_elements", "tensor_from_elements", NULL,
};
static const char *const tensor_generate_former_names[] = {
  "std.dynamic_tensor_from_elements", "dynamic_tensor_from_elements", NULL,
};
static const char *const tensor_splat_former_names[] = {"std.splat", "splat", NULL};
static const char *const tensor_yield_former_names[] = {"std.yield", "yield", NULL};
static const char *const tensor_extract_former_names[] = {
  "std.extract_element", "extract_element", NULL,
};
static const char *const tensor_extract_slice_former_names[] = {"std.subtensor", "subtensor", NULL};
static const char *const tensor_insert_slice_former_names[] = {
  "std.subtensor_insert", "subtensor_insert", NULL,
};
static const char *const tensor_dim_former_names[] = {"memref.dim", "std.dim", "dim", NULL};
static mica_form_parser *const tensor_dim_former_parsers[] = {
  tensor_dim_parse_former, tensor_dim_parse_former_2, NULL,
};
static const char *const tensor_rank_former_names[] = {"std.rank", "rank", NULL};
static mica_form_parser *const tensor_rank_former_parsers[] = {tensor_rank_parse_former, NULL};
static const char *const tensor_cast_former_names[] = {"std.tensor_cast", "tensor_cast", NULL};
static const char *const tensor_reshape_former_names[] = {
  "std.tensor_reshape", "tensor_reshape", NULL,
};
static const char *const tensor_collapse_shape_former_names[] = {
  "linalg.tensor_collapse_shape", NULL,
};
static const mica_former_op tensor_former_ops[] = {
  {
    .op = &tensor_empty_def,
    .names = tensor_empty_former_names,
    .parsers = tensor_empty_former_parsers,
  },
  {
    .op = &tensor_from_elements_def,
    .names = tensor_from_elements_former_names,
  },
  {
    .op = &tensor_generate_def,
    .names = tensor_generate_former_names,
  },
  {
    .op = &tensor_splat_def,
    .names = tensor_splat_former_names,
  },
  {
    .op = &tensor_yield_def,
    .names = tensor_yield_former_names,
  },
  {
    .op = &tensor_extract_def,
    .names = tensor_extract_former_names,
  },
  {
    .op = &tensor_extract_slice_def,
    .names = tensor_extract_slice_former_names,
  },
  {
    .op = &tensor_insert_slice_def,
    .names = tensor_insert_slice_former_names,
  },
  {
    .op = &tensor_dim_def,
    .names = tensor_dim_former_names,
    .parsers = tensor_dim_former_parsers,
  },
  {
    .op = &tensor_rank_def,
    .names = tensor_rank_former_names,
    .parsers = tensor_rank_former_parsers,
  },
  {
    .op = &tensor_cast_def,
    .names = tensor_cast_former_names,
  },
  {
    .op = &tensor_reshape_def,
    .names = tensor_reshape_former_names,
  },
  {
    .op = &tensor_collapse_shape_def,
    .names = tensor_collapse_shape_former_names,
  },};
static const mica_former_dialect tensor_former = {
  .ops = tensor_former_ops,
  .op_count = 13,
};

const mica_dialect_def tensor_dialect = {
  .abi = 5,
  .name = "tensor",
  .ops = tensor_ops,
  .op_count = 21,
  .dependents = tensor_dependents,
  .materialize = tensor_materialize,
  .patterns = tensor_canonicalizations,
  .interfaces = tensor_interfaces, .interface_count = 1,
  .former = &tensor_former,
};
