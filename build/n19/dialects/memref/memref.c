// The dialect memref: Memory that has a shape.
// Made by mica-gen from memref.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "memref.h"

#include "mica/mica.h"
#include "arith/arith.h"
#include "ub/ub.h"

static bool memref_all_are_i(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!mica_attr_is_i(mica_attr_array_elements(self).data[i], 64)) return false;
  return true;
}

static bool memref_all_items_of_index_list_array_attr(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!(mica_attr_is_array(mica_attr_array_elements(self).data[i]) &&
          memref_all_are_i(mica_attr_array_elements(self).data[i])))
      return false;
  return true;
}

// 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
static bool memref_is_i64_attr_int_positive_power_of2(const mica_attr *self) {
  return mica_attr_is_i(self, 64) && mica_attr_integer_is_positive(self) &&
         mica_attr_integer_is_power_of_two(self);
}

// 1D memref of any type values
static bool memref_is_1_d_memref_of_any_type_values(const mica_type *self) {
  return mica_type_is_memref(self) && mica_type_has_rank(self) && mica_type_shape(self).size == 1;
}

// memref type attribute
static bool memref_is_mem_ref_type_attr(const mica_attr *self) {
  return mica_attr_is_type(self) && mica_type_is_memref(mica_attr_type_value(self));
}

// statically shaped memref of any type values
static bool memref_is_any_static_shape_mem_ref(const mica_type *self) {
  return mica_type_is_memref(self) && mica_type_has_static_shape(self);
}

// 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
static bool memref_is_i32_attr_whose_minimum_value_is_0_whose_maximum_value_is_3(
    const mica_attr *self) {
  return mica_attr_is_i(self, 32) && mica_attr_integer_value(self) >= 0 &&
         mica_attr_integer_value(self) <= 3;
}

// allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
static bool memref_is_atomic_rmw_kind_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 64) &&
         (mica_attr_integer_value(self) == 0 || mica_attr_integer_value(self) == 1 ||
          mica_attr_integer_value(self) == 2 || mica_attr_integer_value(self) == 3 ||
          mica_attr_integer_value(self) == 4 || mica_attr_integer_value(self) == 5 ||
          mica_attr_integer_value(self) == 6 || mica_attr_integer_value(self) == 7 ||
          mica_attr_integer_value(self) == 8 || mica_attr_integer_value(self) == 9 ||
          mica_attr_integer_value(self) == 10 || mica_attr_integer_value(self) == 11 ||
          mica_attr_integer_value(self) == 12 || mica_attr_integer_value(self) == 13 ||
          mica_attr_integer_value(self) == 14 || mica_attr_integer_value(self) == 15);
}

// signless integer or floating-point
static bool memref_is_any_type_of(const mica_type *self) {
  return mica_type_is_signless_integer(self) || mica_type_is_float(self);
}

// memref of signless integer or floating-point values
static bool memref_is_mem_ref_of(const mica_type *self) {
  return mica_type_is_memref(self) &&
         (mica_type_is_signless_integer(mica_type_element(self)) ||
          mica_type_is_float(mica_type_element(self)));
}

// unranked.memref of any type values or non-0-ranked.memref of any type values
static bool memref_is_any_non0_ranked_or_unranked_mem_ref(const mica_type *self) {
  return mica_type_is_unranked_memref(self) ||
         (mica_type_is_memref(self) && mica_type_has_rank(self) && mica_type_shape(self).size >= 1);
}

// strided memref of any type values
static bool memref_is_any_strided_mem_ref(const mica_type *self) {
  return mica_type_is_memref(self) && mica_type_is_strided(self);
}

// strided memref of any type values of rank 0
static bool memref_is_any_strided_mem_ref_of_rank(const mica_type *self) {
  return mica_type_is_memref(self) && mica_type_is_strided(self) && mica_type_is_memref(self) &&
         mica_type_has_rank(self) && mica_type_shape(self).size == 0;
}

// 32-bit signless integer attribute whose value is positive
static bool memref_is_i32_attr_int_positive(const mica_attr *self) {
  return mica_attr_is_i(self, 32) && mica_attr_integer_is_positive(self);
}

// 1D memref of signless integer or index values
static bool memref_is_mem_ref_rank_of(const mica_type *self) {
  return mica_type_is_memref(self) &&
         (mica_type_is_signless_integer(mica_type_element(self)) ||
          mica_type_is_index(mica_type_element(self))) && mica_type_has_rank(self) &&
         mica_type_shape(self).size == 1;
}

// Array of 64-bit integer array attributes
static bool memref_is_index_list_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && memref_all_items_of_index_list_array_attr(self);
}

// 1D memref of 8-bit signless integer values
static bool memref_is_mem_ref_rank_of_2(const mica_type *self) {
  return mica_type_is_memref(self) && mica_type_is_i(mica_type_element(self), 8) &&
         mica_type_has_rank(self) && mica_type_shape(self).size == 1;
}

// What parts of operations must be.
static const mica_constraint must_be_64_bit_signless_integer_attribute_whose_value = {
  .summary =
      "64-bit signless integer attribute whose value is positive and whose value is a power of "
      "two > 0", .attr = memref_is_i64_attr_int_positive_power_of2, .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_variadic_of_index = {
  .summary = "variadic of index", .type = mica_type_is_index,
};
static const mica_constraint must_be_memref_of_any_type_values = {
  .summary = "memref of any type values", .type = mica_type_is_memref,
};
static const mica_constraint must_be_1_d_memref_of_any_type_values = {
  .summary = "1D memref of any type values", .type = memref_is_1_d_memref_of_any_type_values,
};
static const mica_constraint must_be_index = {.summary = "index", .type = mica_type_is_index};
static const mica_constraint must_be_ranked_or_unranked_memref_of_any_type_values = {
  .summary = "ranked or unranked memref of any type values", .type = mica_type_is_any_memref,
};
static const mica_constraint must_be_variadic_of_any_type = {.summary = "variadic of any type"};
static const mica_constraint must_be_region_with_1_blocks = {.summary = "region with 1 blocks"};
static const mica_constraint must_be_unit_attribute = {
  .summary = "unit attribute", .attr = mica_attr_is_unit, .is_kind = mica_attr_is_unit,
};
static const mica_constraint must_be_any_attribute = {.summary = "any attribute"};
static const mica_constraint must_be_string_attribute = {
  .summary = "string attribute", .attr = mica_attr_is_string, .is_kind = mica_attr_is_string,
};
static const mica_constraint must_be_memref_type_attribute = {
  .summary = "memref type attribute", .attr = memref_is_mem_ref_type_attr,
  .is_kind = mica_attr_is_type,
};
static const mica_constraint must_be_flat_symbol_reference_attribute = {
  .summary = "flat symbol reference attribute", .attr = mica_attr_is_flat_symbol,
  .is_kind = mica_attr_is_flat_symbol,
};
static const mica_constraint must_be_statically_shaped_memref_of_any_type_values = {
  .summary = "statically shaped memref of any type values",
  .type = memref_is_any_static_shape_mem_ref,
};
static const mica_constraint must_be_bool_attribute = {
  .summary = "bool attribute", .attr = mica_attr_is_bool, .is_kind = mica_attr_is_bool,
};
static const mica_constraint must_be_any_type = {.summary = "any type"};
static const mica_constraint must_be_32_bit_signless_integer_attribute_whose_minimum = {
  .summary = "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3",
  .attr = memref_is_i32_attr_whose_minimum_value_is_0_whose_maximum_value_is_3,
  .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_allowed_64_bit_signless_integer_cases_0_1 = {
  .summary =
      "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
  .attr = memref_is_atomic_rmw_kind_attr, .is_kind = memref_is_atomic_rmw_kind_attr,
};
static const mica_constraint must_be_signless_integer_or_floating_point = {
  .summary = "signless integer or floating-point", .type = memref_is_any_type_of,
};
static const mica_constraint must_be_memref_of_signless_integer_or_floating_point = {
  .summary = "memref of signless integer or floating-point values", .type = memref_is_mem_ref_of,
};
static const mica_constraint must_be_any_region = {.summary = "any region"};
static const mica_constraint must_be_unranked_memref_of_any_type_values_or_non = {
  .summary = "unranked.memref of any type values or non-0-ranked.memref of any type values",
  .type = memref_is_any_non0_ranked_or_unranked_mem_ref,
};
static const mica_constraint must_be_strided_memref_of_any_type_values = {
  .summary = "strided memref of any type values", .type = memref_is_any_strided_mem_ref,
};
static const mica_constraint must_be_strided_memref_of_any_type_values_of_rank = {
  .summary = "strided memref of any type values of rank 0",
  .type = memref_is_any_strided_mem_ref_of_rank,
};
static const mica_constraint must_be_32_bit_signless_integer_attribute_whose_value = {
  .summary = "32-bit signless integer attribute whose value is positive",
  .attr = memref_is_i32_attr_int_positive, .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_variadic_of_memref_of_any_type_values = {
  .summary = "variadic of memref of any type values", .type = mica_type_is_memref,
};
static const mica_constraint must_be_i64_dense_array_attribute = {
  .summary = "i64 dense array attribute", .attr = mica_attr_is_dense_i64s,
  .is_kind = mica_attr_is_dense_i64s,
};
static const mica_constraint must_be_1_d_memref_of_signless_integer_or_index_values = {
  .summary = "1D memref of signless integer or index values", .type = memref_is_mem_ref_rank_of,
};
static const mica_constraint must_be_array_of_64_bit_integer_array_attributes = {
  .summary = "Array of 64-bit integer array attributes", .attr = memref_is_index_list_array_attr,
  .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_affine_map_attribute = {
  .summary = "AffineMap attribute", .attr = mica_attr_is_affine_map,
  .is_kind = mica_attr_is_affine_map,
};
static const mica_constraint must_be_1_d_memref_of_8_bit_signless_integer_values = {
  .summary = "1D memref of 8-bit signless integer values", .type = memref_is_mem_ref_rank_of_2,
};

// ---- memref.alloc ----

int64_t memref_alloc_alignment(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &memref_alloc_def, MEMREF_ALLOC_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool memref_alloc_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &memref_alloc_def, MEMREF_ALLOC_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *memref_alloc_build(mica_builder *b, mica_loc loc, const mica_type *memref_type,
                            mica_value *const *dynamic_sizes, size_t dynamic_sizes_count,
                            mica_value *const *symbol_operands, size_t symbol_operands_count,
                            const mica_attr *alignment) {
  const mica_attr *slots[] = {alignment};
  const mica_value_group groups[] = {
    {dynamic_sizes, dynamic_sizes_count}, {symbol_operands, symbol_operands_count},
  };
  const mica_type *types[] = {memref_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &memref_alloc_def, &parts, groups, 2);
}

static const mica_part memref_alloc_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "dynamicSizes", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "symbolOperands", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
};
static const mica_op_checks memref_alloc_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {memref_alloc_check, "memref_alloc_check"},
};
// memref.alloc and 1 more: `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:`
// type($memref)
static bool memref_alloc_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs dynamic_sizes_operands = {NULL, 0}, symbol_operands_operands = {NULL, 0};
  const mica_type *memref_type = NULL;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operands(p, 0, false, &dynamic_sizes_operands)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (mica_parse_optional_punct(p, '[')) {
    if (!mica_parse_operands(p, 0, false, &symbol_operands_operands)) return false;
    if (!mica_parse_punct(p, ']')) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  const int32_t operand_segments[] = {
    (int32_t)dynamic_sizes_operands.size, (int32_t)symbol_operands_operands.size,
  };
  if (!mica_state_set_segments(out, 1, operand_segments, 2)) return false;
  if (!mica_state_result(out, memref_type)) return false;
  if (!mica_state_operands(out, dynamic_sizes_operands.data, dynamic_sizes_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, symbol_operands_operands.data, symbol_operands_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void memref_alloc_print(mica_printer *p, const mica_op *op) {
  const mica_segment dynamic_sizes_segment = mica_slot_segment(op, 1, 0);
  const mica_segment symbol_operands_segment = mica_slot_segment(op, 1, 1);
  static const char *const elided[] = {"operandSegmentSizes"};
  mica_print_char(p, '(');
  mica_print_operands(p, op, dynamic_sizes_segment.first, dynamic_sizes_segment.count);
  mica_print_char(p, ')');
  if (symbol_operands_segment.count > 0) {
    mica_print_char(p, '[');
    mica_print_operands(p, op, symbol_operands_segment.first, symbol_operands_segment.count);
    mica_print_char(p, ']');
  }
  mica_print_attr_dict(p, op, elided, 1);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_effect_def memref_alloc_memory_effect_table[] = {
  {.kind = MICA_EFFECT_ALLOCATE, .on = MICA_EFFECT_ON_RESULT, .index = MEMREF_ALLOC_RESULT_MEMREF,
   .is_full = true},
};
static const mica_effects_interface memref_alloc_memory_effect_methods = {
  .table = memref_alloc_memory_effect_table, .count = 1,
};
static const mica_trait *const memref_alloc_traits[] = {
  &mica_trait_attr_sized_operand_segments, NULL,
};
static const mica_interface_impl memref_alloc_interfaces[] = {
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_alloc_result_names}},
  {&mica_memory_effects_interface_id, &memref_alloc_memory_effect_methods},
};
static const mica_op_more memref_alloc_more = {.patterns = memref_alloc_canonicalizations};
const mica_op_def memref_alloc_def = {
  .name = "memref.alloc", .name_size = 12, .summary = "New memory", .dialect = &memref_dialect,
  .parts = memref_alloc_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .traits = memref_alloc_traits, .interfaces = memref_alloc_interfaces, .interface_count = 3,
  .checks = &memref_alloc_checks, .parse = memref_alloc_parse, .print = memref_alloc_print,
  .more = &memref_alloc_more,
};

// ---- memref.alloca ----

int64_t memref_alloca_alignment(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_alloca_def, MEMREF_ALLOCA_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool memref_alloca_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &memref_alloca_def, MEMREF_ALLOCA_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *memref_alloca_build(mica_builder *b, mica_loc loc, const mica_type *memref_type,
                             mica_value *const *dynamic_sizes, size_t dynamic_sizes_count,
                             mica_value *const *symbol_operands, size_t symbol_operands_count,
                             const mica_attr *alignment) {
  const mica_attr *slots[] = {alignment};
  const mica_value_group groups[] = {
    {dynamic_sizes, dynamic_sizes_count}, {symbol_operands, symbol_operands_count},
  };
  const mica_type *types[] = {memref_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &memref_alloca_def, &parts, groups, 2);
}

static const mica_op_checks memref_alloca_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {memref_alloca_check, "memref_alloca_check"},
};
static const mica_promotable_allocation_interface memref_alloca_promotable_allocation_methods = {
  .promotable_slots = memref_alloca_promotable_slots, .default_value = memref_alloca_default_value,
  .block_argument = memref_alloca_block_argument,
  .promotion_complete = memref_alloca_promotion_complete,
};
static const mica_destructurable_allocation_interface
    memref_alloca_destructurable_allocation_methods = {
  .divisible_slots = memref_alloca_divisible_slots, .divide = memref_alloca_divide,
  .division_complete = memref_alloca_division_complete,
};
static const mica_effect_def memref_alloca_memory_effect_table[] = {
  {.kind = MICA_EFFECT_ALLOCATE, .on = MICA_EFFECT_ON_RESULT, .index = MEMREF_ALLOCA_RESULT_MEMREF,
   .is_full = true, .resource = "AutomaticAllocationScopeResource"},
};
static const mica_effects_interface memref_alloca_memory_effect_methods = {
  .table = memref_alloca_memory_effect_table, .count = 1,
};
static const mica_interface_impl memref_alloca_interfaces[] = {
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_alloca_result_names}},
  {&mica_promotable_allocation_interface_id, &memref_alloca_promotable_allocation_methods},
  {&mica_destructurable_allocation_interface_id, &memref_alloca_destructurable_allocation_methods},
  {&mica_memory_effects_interface_id, &memref_alloca_memory_effect_methods},
};
static const mica_op_more memref_alloca_more = {.patterns = memref_alloca_canonicalizations};
const mica_op_def memref_alloca_def = {
  .name = "memref.alloca", .name_size = 13,
  .summary = "New memory that lasts as long as the scope around it", .dialect = &memref_dialect,
  .parts = memref_alloc_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .traits = memref_alloc_traits, .interfaces = memref_alloca_interfaces, .interface_count = 5,
  .checks = &memref_alloca_checks, .parse = memref_alloc_parse, .print = memref_alloc_print,
  .more = &memref_alloca_more,
};

// ---- memref.realloc ----

int64_t memref_realloc_alignment(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_realloc_def, MEMREF_REALLOC_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool memref_realloc_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &memref_realloc_def, MEMREF_REALLOC_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *memref_realloc_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *source, mica_value *dynamic_result_size,
                              const mica_attr *alignment) {
  const mica_attr *slots[] = {alignment};
  const mica_value_group groups[] = {
    {&source, 1}, {&dynamic_result_size, dynamic_result_size != NULL},
  };
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &memref_realloc_def, &parts, groups, 2);
}

static const mica_part memref_realloc_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL},
  {.name = "source", .check = &must_be_1_d_memref_of_any_type_values},
  {.name = "dynamicResultSize", .check = &must_be_index, .flags = MICA_PART_OPTIONAL},
  {.name = "", .check = &must_be_1_d_memref_of_any_type_values},
};
// memref.realloc: $source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to`
// type(results)
static bool memref_realloc_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  mica_operand_refs dynamic_result_size_operands = {NULL, 0};
  const mica_type *source_type = NULL;
  mica_types all_result_types = {NULL, 0};
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (mica_parse_optional_punct(p, '(')) {
    if (!mica_parse_operand_if_any(p, &dynamic_result_size_operands)) return false;
    if (!mica_parse_punct(p, ')')) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &source_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_types(p, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_state_operands(out, dynamic_result_size_operands.data,
                             dynamic_result_size_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void memref_realloc_print(mica_printer *p, const mica_op *op) {
  const mica_segment dynamic_result_size_segment = memref_realloc_dynamic_result_size_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_realloc_source(op));
  if (memref_realloc_dynamic_result_size(op) != NULL) {
    mica_print_char(p, '(');
    mica_print_operands(p, op, dynamic_result_size_segment.first,
                        dynamic_result_size_segment.count);
    mica_print_char(p, ')');
  }
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_realloc_source(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_result_types(p, op, 0, mica_op_result_count(op));
}

static const mica_effect_def memref_realloc_memory_effect_table[] = {
  {.kind = MICA_EFFECT_FREE, .on = MICA_EFFECT_ON_OPERAND, .index = MEMREF_REALLOC_OPERAND_SOURCE,
   .is_full = true},
  {.kind = MICA_EFFECT_ALLOCATE, .on = MICA_EFFECT_ON_RESULT, .index = MEMREF_REALLOC_RESULT,
   .is_full = true, .stage = 1},
};
static const mica_effects_interface memref_realloc_memory_effect_methods = {
  .table = memref_realloc_memory_effect_table, .count = 2,
};
static const mica_interface_impl memref_realloc_interfaces[] = {
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_memory_effects_interface_id, &memref_realloc_memory_effect_methods},
};
static const mica_op_more memref_realloc_more = {.patterns = memref_realloc_canonicalizations};
const mica_op_def memref_realloc_def = {
  .name = "memref.realloc", .name_size = 14,
  .summary = "Memory of another size with the same beginning", .dialect = &memref_dialect,
  .parts = memref_realloc_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .interfaces = memref_realloc_interfaces, .interface_count = 2,
  .checks = &(const mica_op_checks){.check = {memref_realloc_check, "memref_realloc_check"}},
  .parse = memref_realloc_parse, .print = memref_realloc_print, .more = &memref_realloc_more,
};

// ---- memref.dealloc ----

mica_op *memref_dealloc_build(mica_builder *b, mica_loc loc, mica_value *memref) {
  mica_value *operands[] = {memref};
  const mica_op_parts parts = {operands, 1, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_dealloc_def, &parts);
}

static const mica_part memref_dealloc_parts[] = {
  {.name = "memref", .check = &must_be_ranked_or_unranked_memref_of_any_type_values},
};
// memref.dealloc: $memref attr-dict `:` type($memref)
static bool memref_dealloc_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref memref_operand;
  const mica_type *memref_type = NULL;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_any_memref, NULL, &memref_type)) return false;
  return mica_state_operands(out, &memref_operand, 1, memref_type);
}

static void memref_dealloc_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
}

static const mica_effect_def memref_dealloc_memory_effect_table[] = {
  {.kind = MICA_EFFECT_FREE, .on = MICA_EFFECT_ON_OPERAND, .index = MEMREF_DEALLOC_OPERAND_MEMREF,
   .is_full = true},
};
static const mica_effects_interface memref_dealloc_memory_effect_methods = {
  .table = memref_dealloc_memory_effect_table, .count = 1,
};
static const mica_trait *const memref_dealloc_traits[] = {&mica_trait_memrefs_normalizable, NULL};
static const mica_interface_impl memref_dealloc_interfaces[] = {
  {&mica_memory_effects_interface_id, &memref_dealloc_memory_effect_methods},
};
static bool memref_dealloc_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  return memref_dealloc_fold(op, operands[MEMREF_DEALLOC_OPERAND_MEMREF], out);
}

static const mica_op_more memref_dealloc_more = {.fold = memref_dealloc_fold_hook};
const mica_op_def memref_dealloc_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "memref.dealloc", .name_size = 14,
  .summary = "Gives memory back", .dialect = &memref_dialect,
  .parts = memref_dealloc_parts, .operand_count = 1, .traits = memref_dealloc_traits,
  .interfaces = memref_dealloc_interfaces, .interface_count = 1,
  .parse = memref_dealloc_parse, .print = memref_dealloc_print, .more = &memref_dealloc_more,
};

// ---- memref.alloca_scope ----

mica_op *memref_alloca_scope_build(mica_builder *b, mica_loc loc, mica_types results_types) {
  const mica_op_parts parts = {
    NULL, 0, results_types.data, results_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_new(b, loc, &memref_alloca_scope_def, &parts);
}

static const mica_part memref_alloca_scope_parts[] = {
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "bodyRegion", .check = &must_be_region_with_1_blocks},
};
static bool memref_alloca_scope_verify(mica_op *op) {
  return mica_verify_region(op, MEMREF_ALLOCA_SCOPE_REGION_BODY_REGION, "bodyRegion",
                            mica_region_block_count(memref_alloca_scope_body_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks memref_alloca_scope_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, mica_verify_region_branch,
                                     NULL},
};
static const mica_op_checks memref_alloca_scope_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, mica_verify_no_region_arguments,
                                        NULL},
  .verify = (mica_op_check *const[]){memref_alloca_scope_verify, NULL},
  .regions = &memref_alloca_scope_region_checks,
};
static const mica_trait *const memref_alloca_scope_traits[] = {
  &mica_trait_automatic_allocation_scope, &mica_trait_single_block,
  &mica_trait_single_block_implicit_terminator, &mica_trait_recursive_memory_effects,
  &mica_trait_no_region_arguments, NULL,
};
static const mica_interface_impl memref_alloca_scope_interfaces[] = {
  {&mica_region_branch_interface_id,
   &(const mica_region_branch_interface){.successors = memref_alloca_scope_successors}},
};
static bool memref_alloca_scope_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, memref_alloca_scope_parse(p, out), "memref_alloca_scope_parse");
}

static const mica_op_more memref_alloca_scope_more = {
  .terminator = &memref_alloca_scope_return_def,
  .patterns = memref_alloca_scope_canonicalizations,
};
const mica_op_def memref_alloca_scope_def = {
  .name = "memref.alloca_scope", .name_size = 19,
  .summary = "A scope at whose end memory of `alloca` is given back", .dialect = &memref_dialect,
  .parts = memref_alloca_scope_parts, .result_count = 1, .region_count = 1,
  .traits = memref_alloca_scope_traits,
  .interfaces = memref_alloca_scope_interfaces, .interface_count = 1,
  .checks = &memref_alloca_scope_checks,
  .parse = memref_alloca_scope_parse_hook, .print = memref_alloca_scope_print,
  .more = &memref_alloca_scope_more,
};

// ---- memref.alloca_scope.return ----

mica_op *memref_alloca_scope_return_build(mica_builder *b, mica_loc loc, mica_value *const *results,
                                          size_t results_count) {
  const mica_op_parts parts = {results, results_count, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_alloca_scope_return_def, &parts);
}

static const mica_part memref_alloca_scope_return_parts[] = {
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static bool memref_alloca_scope_return_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"memref.alloca_scope"};
  return mica_verify_has_parent(op, has_parent_names, 1);
}

static const mica_op_checks memref_alloca_scope_return_checks = {
  .structure = (mica_op_check *const[]){memref_alloca_scope_return_structure, NULL},
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
};
// memref.alloca_scope.return: attr-dict ($results^ `:` type($results))?
static bool memref_alloca_scope_return_parse(mica_parser *p, mica_op_state *out) {
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

static void memref_alloca_scope_return_print(mica_printer *p, const mica_op *op) {
  const mica_segment results_segment = memref_alloca_scope_return_results_segment(op);
  mica_print_discardable(p, op);
  if (results_segment.count > 0) {
    mica_print_char(p, ' ');
    mica_print_operands(p, op, results_segment.first, results_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, results_segment.first, results_segment.count);
  }
}

// All methods as the interface has them.
static const mica_region_branch_terminator_interface
    memref_alloca_scope_return_region_branch_terminator_methods = {
  0,
};
static const mica_trait *const memref_alloca_scope_return_traits[] = {
  &mica_trait_has_parent, &mica_trait_always_speculatable, &mica_trait_return_like,
  &mica_trait_is_terminator, NULL,
};
static const mica_interface_impl memref_alloca_scope_return_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_region_branch_terminator_interface_id,
   &memref_alloca_scope_return_region_branch_terminator_methods},
};
const mica_op_def memref_alloca_scope_return_def = {
  .flags = MICA_OP_TERMINATOR, .name = "memref.alloca_scope.return", .name_size = 26,
  .summary = "Ends a scope with its results", .dialect = &memref_dialect,
  .parts = memref_alloca_scope_return_parts, .operand_count = 1,
  .traits = memref_alloca_scope_return_traits,
  .interfaces = memref_alloca_scope_return_interfaces, .interface_count = 3,
  .checks = &memref_alloca_scope_return_checks,
  .parse = memref_alloca_scope_return_parse, .print = memref_alloca_scope_return_print,
};

// ---- memref.global ----

mica_str memref_global_sym_name(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_global_def, MEMREF_GLOBAL_SLOT_SYM_NAME);
  return mica_attr_string_value(attr);
}
bool memref_global_set_sym_name(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_SYM_NAME,
                              mica_attr_string(mica_op_context(op), value));
}

mica_str memref_global_sym_visibility(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_global_def, MEMREF_GLOBAL_SLOT_SYM_VISIBILITY);
  return attr == NULL ? (mica_str){0} : mica_attr_string_value(attr);
}
bool memref_global_set_sym_visibility(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_SYM_VISIBILITY,
                              mica_attr_string(mica_op_context(op), value));
}

const mica_type *memref_global_type(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &memref_global_def, MEMREF_GLOBAL_SLOT_TYPE);
  return mica_attr_type_value(attr);
}
bool memref_global_set_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_TYPE,
                              mica_attr_type_of(value));
}

bool memref_global_constant(const mica_op *op) {
  return mica_op_promised_slot(op, &memref_global_def, MEMREF_GLOBAL_SLOT_CONSTANT) != NULL;
}
void memref_global_set_constant(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_CONSTANT,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

int64_t memref_global_alignment(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_global_def, MEMREF_GLOBAL_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool memref_global_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *memref_global_build(mica_builder *b, mica_loc loc, mica_str sym_name,
                             const mica_attr *sym_visibility, const mica_type *type,
                             const mica_attr *initial_value, bool constant,
                             const mica_attr *alignment) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    alignment, (constant ? mica_attr_unit(ctx) : NULL), initial_value,
    mica_attr_string(ctx, sym_name), sym_visibility, mica_attr_type_of(type),
  };
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 6, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_global_def, &parts);
}

static const mica_part memref_global_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL, .order = 5},
  {.name = "constant", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED, .order = 4},
  {.name = "initial_value", .check = &must_be_any_attribute, .flags = MICA_PART_OPTIONAL,
   .order = 3},
  {.name = "sym_name", .check = &must_be_string_attribute},
  {.name = "sym_visibility", .check = &must_be_string_attribute, .flags = MICA_PART_OPTIONAL,
   .order = 1},
  {.name = "type", .check = &must_be_memref_type_attribute, .order = 2},
};
static const mica_op_checks memref_global_checks = {
  .verify = (mica_op_check *const[]){mica_verify_symbol, NULL},
  .check = {memref_global_check, "memref_global_check"},
};
// memref.global: ($sym_visibility^)? (`constant` $constant^)? $sym_name `:`
// custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict
static bool memref_global_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *sym_visibility_attr = NULL, *sym_name_attr = NULL, *type_attr = NULL,
      *initial_value_attr = NULL;
  if (!mica_parse_attr_of_slot_if_any(p, mica_type_none(mica_parser_context(p)),
                                      mica_attr_is_string, &sym_visibility_attr))
    return false;
  mica_state_set_slot(out, MEMREF_GLOBAL_SLOT_SYM_VISIBILITY, sym_visibility_attr);
  if (mica_parse_optional_keyword(p, "constant")) {
    mica_state_set_unit(out, MEMREF_GLOBAL_SLOT_CONSTANT);  // constant
  }
  if (!mica_parse_symbol_name(p, &sym_name_attr)) return false;
  mica_state_set_slot(out, MEMREF_GLOBAL_SLOT_SYM_NAME, sym_name_attr);
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parser_hook(p,
                        memref_parse_global_memref_op_type_and_initial_value(p, out, &type_attr,
      &initial_value_attr), "memref_parse_global_memref_op_type_and_initial_value"))
    return false;
  mica_state_set_slot(out, MEMREF_GLOBAL_SLOT_TYPE, type_attr);
  mica_state_set_slot(out, MEMREF_GLOBAL_SLOT_INITIAL_VALUE, initial_value_attr);
  return mica_parse_checked_attr_dict(p, out);
}

static void memref_global_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {
    "sym_name", "sym_visibility", "type", "initial_value", "constant",
  };
  if (memref_global_sym_visibility_attr(op) != NULL) {
    mica_print_char(p, ' ');
    mica_print_attr_without_type(p, memref_global_sym_visibility_attr(op));
  }
  if (memref_global_constant_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" constant"));
  }
  mica_print_char(p, ' ');
  mica_print_symbol_name(p, mica_attr_string_value(memref_global_sym_name_attr(op)));
  mica_print_str(p, MICA_STR(" : "));
  memref_print_global_memref_op_type_and_initial_value(p, op, memref_global_type_attr(op),
                                                       memref_global_initial_value_attr(op));
  mica_print_attr_dict(p, op, elided, 5);
}

// All methods as the interface has them.
static const mica_symbol_interface memref_global_symbol_methods = {0};
static const mica_interface_impl memref_global_interfaces[] = {
  {&mica_symbol_interface_id, &memref_global_symbol_methods},
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
};
const mica_op_def memref_global_def = {
  .name = "memref.global", .name_size = 13, .summary = "Memory that a module has a name for",
  .dialect = &memref_dialect, .parts = memref_global_parts, .slot_count = 6,
  .interfaces = memref_global_interfaces, .interface_count = 2, .checks = &memref_global_checks,
  .parse = memref_global_parse, .print = memref_global_print,
};

// ---- memref.get_global ----

mica_str memref_get_global_name(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_get_global_def, MEMREF_GET_GLOBAL_SLOT_NAME);
  return mica_attr_symbol_root(attr);
}
bool memref_get_global_set_name(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &memref_get_global_def, MEMREF_GET_GLOBAL_SLOT_NAME,
                              mica_attr_symbol(mica_op_context(op), value));
}

mica_op *memref_get_global_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                 mica_str name) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_symbol(ctx, name)};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_get_global_def, &parts);
}

static const mica_part memref_get_global_parts[] = {
  {.name = "name", .check = &must_be_flat_symbol_reference_attribute},
  {.name = "result", .check = &must_be_statically_shaped_memref_of_any_type_values},
};
// memref.get_global: $name `:` type($result) attr-dict
static bool memref_get_global_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *name_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_flat_symbol,
                          &name_attr))
    return false;
  mica_state_set_slot(out, MEMREF_GET_GLOBAL_SLOT_NAME, name_attr);
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &result_type)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  return mica_state_result(out, result_type);
}

static void memref_get_global_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, memref_get_global_name_attr(op));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_get_global_result(op)));
  mica_print_discardable(p, op);
}

static const mica_trait *const memref_get_global_traits[] = {&mica_trait_always_speculatable, NULL};
static const mica_interface_impl memref_get_global_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_symbol_user_interface_id,
   &(const mica_symbol_user_interface){.verify_symbol_uses = memref_get_global_verify_symbol_uses}},
};
const mica_op_def memref_get_global_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "memref.get_global", .name_size = 17,
  .summary = "The memory that a global names", .dialect = &memref_dialect,
  .parts = memref_get_global_parts, .slot_count = 1, .result_count = 1,
  .traits = memref_get_global_traits,
  .interfaces = memref_get_global_interfaces, .interface_count = 3,
  .parse = memref_get_global_parse, .print = memref_get_global_print,
};

// ---- memref.load ----

bool memref_load_nontemporal(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &memref_load_def, MEMREF_LOAD_SLOT_NONTEMPORAL);
  return attr == NULL ? false : mica_attr_bool_value(attr);
}
bool memref_load_set_nontemporal(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &memref_load_def, MEMREF_LOAD_SLOT_NONTEMPORAL,
                              mica_attr_bool(mica_op_context(op), value));
}

int64_t memref_load_alignment(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &memref_load_def, MEMREF_LOAD_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool memref_load_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &memref_load_def, MEMREF_LOAD_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

static bool memref_load_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                    const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_type_element(mica_value_type(parts->operands[0]));
  return types[0] != NULL;
}

mica_op *memref_load_build(mica_builder *b, mica_loc loc, mica_value *memref,
                           mica_value *const *indices, size_t indices_count, bool nontemporal,
                           const mica_attr *alignment) {
  if (memref == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {alignment, mica_attr_bool(ctx, nontemporal)};
  if (slots[MEMREF_LOAD_SLOT_NONTEMPORAL] == NULL) return NULL;
  const mica_type *types[] = {mica_type_element(mica_value_type(memref))};
  if (types[MEMREF_LOAD_RESULT] == NULL) return NULL;
  const mica_value_group groups[] = {{&memref, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &memref_load_def, &parts, groups, 2);
}

static const mica_part memref_load_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "nontemporal", .check = &must_be_bool_attribute, .flags = MICA_PART_DEFAULTED},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_any_type},
};
static bool memref_load_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element(mica_value_type(memref_load_memref(op))) ==
                          mica_value_type(memref_load_result(op)),
                          "result type matches element type of 'memref'");
}

static const mica_op_checks memref_load_checks = {
  .verify = (mica_op_check *const[]){memref_load_verify, NULL},
  .check = {memref_load_check, "memref_load_check"},
};
// memref.load: $memref `[` $indices `]` attr-dict `:` type($memref)
static bool memref_load_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref memref_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *memref_type = NULL;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  if (!mica_parser_check_type(p, memref_type, mica_type_is_memref, "memref",
                              "memref of any type values"))
    return false;
  if (!mica_state_result(out, mica_type_element(memref_type))) return false;
  if (!mica_state_operands(out, &memref_operand, 1, memref_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void memref_load_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = memref_load_indices_segment(op);
  const char *elided[1];
  size_t elided_count = 0;
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_load_memref(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_char(p, ']');
  if (memref_load_nontemporal(op) == false) elided[elided_count++] = "nontemporal";
  mica_print_attr_dict(p, op, elided, elided_count);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_load_memref(op)));
}

static const mica_promotable_mem_interface memref_load_promotable_mem_methods = {
  .loads_from = memref_load_loads_from, .stores_to = memref_load_stores_to,
  .stored = memref_load_stored, .can_remove_uses = memref_load_can_remove_uses,
  .remove_uses = memref_load_remove_uses,
};
static const mica_destructurable_accessor_interface memref_load_destructurable_accessor_methods = {
  .can_rewire = memref_load_can_rewire, .rewire = memref_load_rewire,
};
static const mica_effect_def memref_load_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND, .index = MEMREF_LOAD_OPERAND_MEMREF},
};
static const mica_effects_interface memref_load_memory_effect_methods = {
  .table = memref_load_memory_effect_table, .count = 1,
};
static const mica_interface_impl memref_load_interfaces[] = {
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_promotable_mem_interface_id, &memref_load_promotable_mem_methods},
  {&mica_destructurable_accessor_interface_id, &memref_load_destructurable_accessor_methods},
  {&mica_memory_effects_interface_id, &memref_load_memory_effect_methods},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = memref_load_infer_types}},
};
static bool memref_load_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment indices = memref_load_indices_segment(op);
  return memref_load_fold(op, operands[MEMREF_LOAD_OPERAND_MEMREF], operands + indices.first,
                          indices.count, out);
}

static const mica_op_more memref_load_more = {.fold = memref_load_fold_hook};
const mica_op_def memref_load_def = {
  .name = "memref.load", .name_size = 11, .summary = "The element at a place",
  .dialect = &memref_dialect,
  .parts = memref_load_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .traits = memref_dealloc_traits, .interfaces = memref_load_interfaces, .interface_count = 6,
  .checks = &memref_load_checks, .parse = memref_load_parse, .print = memref_load_print,
  .more = &memref_load_more,
};

// ---- memref.store ----

bool memref_store_nontemporal(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_store_def, MEMREF_STORE_SLOT_NONTEMPORAL);
  return attr == NULL ? false : mica_attr_bool_value(attr);
}
bool memref_store_set_nontemporal(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &memref_store_def, MEMREF_STORE_SLOT_NONTEMPORAL,
                              mica_attr_bool(mica_op_context(op), value));
}

int64_t memref_store_alignment(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &memref_store_def, MEMREF_STORE_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool memref_store_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &memref_store_def, MEMREF_STORE_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *memref_store_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *memref,
                            mica_value *const *indices, size_t indices_count, bool nontemporal,
                            const mica_attr *alignment) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {alignment, mica_attr_bool(ctx, nontemporal)};
  if (slots[MEMREF_STORE_SLOT_NONTEMPORAL] == NULL) return NULL;
  const mica_value_group groups[] = {{&value, 1}, {&memref, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 2, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &memref_store_def, &parts, groups, 3);
}

static const mica_part memref_store_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "nontemporal", .check = &must_be_bool_attribute, .flags = MICA_PART_DEFAULTED},
  {.name = "value", .check = &must_be_any_type},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
};
static bool memref_store_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element(mica_value_type(memref_store_memref(op))) ==
                          mica_value_type(memref_store_value(op)),
                          "type of 'value' matches element type of 'memref'");
}

static const mica_op_checks memref_store_checks = {
  .verify = (mica_op_check *const[]){memref_store_verify, NULL},
  .check = {memref_store_check, "memref_store_check"},
};
// memref.store: $value `,` $memref `[` $indices `]` attr-dict `:` type($memref)
static bool memref_store_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand, memref_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *memref_type = NULL;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  if (!mica_parser_check_type(p, memref_type, mica_type_is_memref, "memref",
                              "memref of any type values"))
    return false;
  if (!mica_state_operands(out, &value_operand, 1, mica_type_element(memref_type))) return false;
  if (!mica_state_operands(out, &memref_operand, 1, memref_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void memref_store_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = memref_store_indices_segment(op);
  const char *elided[1];
  size_t elided_count = 0;
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_store_value(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, memref_store_memref(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_char(p, ']');
  if (memref_store_nontemporal(op) == false) elided[elided_count++] = "nontemporal";
  mica_print_attr_dict(p, op, elided, elided_count);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_store_memref(op)));
}

// memref.store: $value `to` $memref `[` $indices `]` attr-dict `:` type($memref)
static bool memref_store_parse_former(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand, memref_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *memref_type = NULL;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  if (!mica_parser_check_type(p, memref_type, mica_type_is_memref, "memref",
                              "memref of any type values"))
    return false;
  if (!mica_parser_check_type(p, memref_type, mica_type_is_memref, "memref",
                              "memref of any type values"))
    return false;
  if (!mica_state_operands(out, &value_operand, 1, mica_type_element(memref_type))) return false;
  if (!mica_state_operands(out, &memref_operand, 1, memref_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

// memref.store: custom<FormerNumber>($value) `to` $memref `[` $indices `]` attr-dict `:`
// type($memref)
static bool memref_store_parse_former_2(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand, memref_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *memref_type = NULL;
  if (!mica_parser_hook(p, mica_parse_former_number(p, out, &value_operand),
                        "mica_parse_former_number"))
    return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  if (!mica_parser_check_type(p, memref_type, mica_type_is_memref, "memref",
                              "memref of any type values"))
    return false;
  if (!mica_parser_check_type(p, memref_type, mica_type_is_memref, "memref",
                              "memref of any type values"))
    return false;
  if (!mica_state_operands(out, &value_operand, 1, mica_type_element(memref_type))) return false;
  if (!mica_state_operands(out, &memref_operand, 1, memref_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

// memref.store: custom<FormerNumber>($value) `,` $memref `[` $indices `]` attr-dict `:`
// type($memref)
static bool memref_store_parse_former_3(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand, memref_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *memref_type = NULL;
  if (!mica_parser_hook(p, mica_parse_former_number(p, out, &value_operand),
                        "mica_parse_former_number"))
    return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  if (!mica_parser_check_type(p, memref_type, mica_type_is_memref, "memref",
                              "memref of any type values"))
    return false;
  if (!mica_parser_check_type(p, memref_type, mica_type_is_memref, "memref",
                              "memref of any type values"))
    return false;
  if (!mica_state_operands(out, &value_operand, 1, mica_type_element(memref_type))) return false;
  if (!mica_state_operands(out, &memref_operand, 1, memref_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static const mica_promotable_mem_interface memref_store_promotable_mem_methods = {
  .loads_from = memref_store_loads_from, .stores_to = memref_store_stores_to,
  .stored = memref_store_stored, .can_remove_uses = memref_store_can_remove_uses,
  .remove_uses = memref_store_remove_uses,
};
static const mica_destructurable_accessor_interface memref_store_destructurable_accessor_methods = {
  .can_rewire = memref_store_can_rewire, .rewire = memref_store_rewire,
};
static const mica_effect_def memref_store_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND, .index = MEMREF_STORE_OPERAND_MEMREF},
};
static const mica_effects_interface memref_store_memory_effect_methods = {
  .table = memref_store_memory_effect_table, .count = 1,
};
static const mica_interface_impl memref_store_interfaces[] = {
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_promotable_mem_interface_id, &memref_store_promotable_mem_methods},
  {&mica_destructurable_accessor_interface_id, &memref_store_destructurable_accessor_methods},
  {&mica_memory_effects_interface_id, &memref_store_memory_effect_methods},
};
static bool memref_store_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment indices = memref_store_indices_segment(op);
  return memref_store_fold(op, operands[MEMREF_STORE_OPERAND_VALUE],
                           operands[MEMREF_STORE_OPERAND_MEMREF], operands + indices.first,
                           indices.count, out);
}

static const mica_op_more memref_store_more = {.fold = memref_store_fold_hook};
const mica_op_def memref_store_def = {
  .name = "memref.store", .name_size = 12, .summary = "Puts an element to a place",
  .dialect = &memref_dialect, .parts = memref_store_parts, .slot_count = 2, .operand_count = 3,
  .traits = memref_dealloc_traits, .interfaces = memref_store_interfaces, .interface_count = 5,
  .checks = &memref_store_checks, .parse = memref_store_parse, .print = memref_store_print,
  .more = &memref_store_more,
};

// ---- memref.copy ----

mica_op *memref_copy_build(mica_builder *b, mica_loc loc, mica_value *source, mica_value *target) {
  mica_value *operands[] = {source, target};
  const mica_op_parts parts = {operands, 2, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_copy_def, &parts);
}

static const mica_part memref_copy_parts[] = {
  {.name = "source", .check = &must_be_ranked_or_unranked_memref_of_any_type_values},
  {.name = "target", .check = &must_be_ranked_or_unranked_memref_of_any_type_values},
};
static const mica_op_checks memref_copy_checks = {
  .verify = (mica_op_check *const[]){mica_verify_same_operands_element_type,
                                     mica_verify_same_operands_shape, NULL},
};
// memref.copy: $source `,` $target attr-dict `:` type($source) `to` type($target)
static bool memref_copy_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, target_operand;
  const mica_type *source_type = NULL, *target_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &target_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_any_memref, NULL, &source_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_any_memref, NULL, &target_type)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_state_operands(out, &target_operand, 1, target_type);
}

static void memref_copy_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_copy_source(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, memref_copy_target(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_copy_source(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(memref_copy_target(op)));
}

static const mica_effect_def memref_copy_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND, .index = MEMREF_COPY_OPERAND_SOURCE,
   .is_full = true},
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND, .index = MEMREF_COPY_OPERAND_TARGET,
   .is_full = true},
};
static const mica_effects_interface memref_copy_memory_effect_methods = {
  .table = memref_copy_memory_effect_table, .count = 2,
};
static const mica_trait *const memref_copy_traits[] = {
  &mica_trait_same_operands_element_type, &mica_trait_same_operands_shape, NULL,
};
static const mica_interface_impl memref_copy_interfaces[] = {
  {&mica_memory_effects_interface_id, &memref_copy_memory_effect_methods},
};
static bool memref_copy_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return memref_copy_fold(op, operands[MEMREF_COPY_OPERAND_SOURCE],
                          operands[MEMREF_COPY_OPERAND_TARGET], out);
}

static const mica_op_more memref_copy_more = {
  .fold = memref_copy_fold_hook, .patterns = memref_copy_canonicalizations,
};
const mica_op_def memref_copy_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "memref.copy", .name_size = 11,
  .summary = "Puts all elements into other memory", .dialect = &memref_dialect,
  .parts = memref_copy_parts, .operand_count = 2, .traits = memref_copy_traits,
  .interfaces = memref_copy_interfaces, .interface_count = 1, .checks = &memref_copy_checks,
  .parse = memref_copy_parse, .print = memref_copy_print, .more = &memref_copy_more,
};

// ---- memref.prefetch ----

bool memref_prefetch_is_write(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_prefetch_def, MEMREF_PREFETCH_SLOT_IS_WRITE);
  return mica_attr_bool_value(attr);
}
bool memref_prefetch_set_is_write(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &memref_prefetch_def, MEMREF_PREFETCH_SLOT_IS_WRITE,
                              mica_attr_bool(mica_op_context(op), value));
}

int32_t memref_prefetch_locality_hint(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_prefetch_def, MEMREF_PREFETCH_SLOT_LOCALITY_HINT);
  return (int32_t)mica_attr_integer_value(attr);
}
bool memref_prefetch_set_locality_hint(mica_op *op, int32_t value) {
  return mica_op_fill_slot_as(op, &memref_prefetch_def, MEMREF_PREFETCH_SLOT_LOCALITY_HINT,
                              mica_attr_i(mica_op_context(op), 32, value));
}

bool memref_prefetch_is_data_cache(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_prefetch_def, MEMREF_PREFETCH_SLOT_IS_DATA_CACHE);
  return mica_attr_bool_value(attr);
}
bool memref_prefetch_set_is_data_cache(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &memref_prefetch_def, MEMREF_PREFETCH_SLOT_IS_DATA_CACHE,
                              mica_attr_bool(mica_op_context(op), value));
}

mica_op *memref_prefetch_build(mica_builder *b, mica_loc loc, mica_value *memref,
                               mica_value *const *indices, size_t indices_count, bool is_write,
                               int32_t locality_hint, bool is_data_cache) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_bool(ctx, is_data_cache), mica_attr_bool(ctx, is_write),
    mica_attr_i(ctx, 32, locality_hint),
  };
  const mica_value_group groups[] = {{&memref, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 3, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &memref_prefetch_def, &parts, groups, 2);
}

static const mica_part memref_prefetch_parts[] = {
  {.name = "isDataCache", .check = &must_be_bool_attribute, .order = 2},
  {.name = "isWrite", .check = &must_be_bool_attribute},
  {.name = "localityHint", .check = &must_be_32_bit_signless_integer_attribute_whose_minimum,
   .order = 1},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
};
// memref.prefetch: $memref `[` $indices `]` `,` custom<ReadOrWrite>($isWrite) `,` `locality` `<`
// $localityHint `>` `,` custom<DataOrInstr>($isDataCache) attr-dict `:` type($memref)
static bool memref_prefetch_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref memref_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_attr *is_write_attr = NULL, *locality_hint_attr = NULL, *is_data_cache_attr = NULL;
  const mica_type *memref_type = NULL;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parser_hook(p, memref_parse_read_or_write(p, out, &is_write_attr),
                        "memref_parse_read_or_write"))
    return false;
  mica_state_set_slot(out, MEMREF_PREFETCH_SLOT_IS_WRITE, is_write_attr);
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_keyword(p, "locality")) return false;
  if (!mica_parse_punct(p, '<')) return false;
  if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 32), mica_attr_is_integer,
                          &locality_hint_attr))
    return false;
  mica_state_set_slot(out, MEMREF_PREFETCH_SLOT_LOCALITY_HINT, locality_hint_attr);
  if (!mica_parse_punct(p, '>')) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parser_hook(p, memref_parse_data_or_instr(p, out, &is_data_cache_attr),
                        "memref_parse_data_or_instr"))
    return false;
  mica_state_set_slot(out, MEMREF_PREFETCH_SLOT_IS_DATA_CACHE, is_data_cache_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  if (!mica_state_operands(out, &memref_operand, 1, memref_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void memref_prefetch_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = memref_prefetch_indices_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_prefetch_memref(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_str(p, MICA_STR("], "));
  memref_print_read_or_write(p, op, memref_prefetch_is_write_attr(op));
  mica_print_str(p, MICA_STR(", locality<"));
  mica_print_attr_without_type(p, memref_prefetch_locality_hint_attr(op));
  mica_print_str(p, MICA_STR(">, "));
  memref_print_data_or_instr(p, op, memref_prefetch_is_data_cache_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_prefetch_memref(op)));
}

static const mica_effect_def memref_prefetch_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND,
   .index = MEMREF_PREFETCH_OPERAND_MEMREF},
};
static const mica_effects_interface memref_prefetch_memory_effect_methods = {
  .table = memref_prefetch_memory_effect_table, .count = 1,
};
static const mica_interface_impl memref_prefetch_interfaces[] = {
  {&mica_memory_effects_interface_id, &memref_prefetch_memory_effect_methods},
};
static bool memref_prefetch_fold_hook(mica_op *op, const mica_attr *const *operands,
                                      mica_fold *out) {
  const mica_segment indices = memref_prefetch_indices_segment(op);
  return memref_prefetch_fold(op, operands[MEMREF_PREFETCH_OPERAND_MEMREF],
                              operands + indices.first, indices.count, out);
}

static const mica_op_more memref_prefetch_more = {.fold = memref_prefetch_fold_hook};
const mica_op_def memref_prefetch_def = {
  .name = "memref.prefetch", .name_size = 15, .summary = "Says that an element will soon be needed",
  .dialect = &memref_dialect, .parts = memref_prefetch_parts, .slot_count = 3, .operand_count = 2,
  .interfaces = memref_prefetch_interfaces, .interface_count = 1,
  .checks = &(const mica_op_checks){.check = {memref_prefetch_check, "memref_prefetch_check"}},
  .parse = memref_prefetch_parse, .print = memref_prefetch_print, .more = &memref_prefetch_more,
};

// ---- memref.atomic_rmw ----

arith_atomic_rmw_kind memref_atomic_rmw_kind(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_atomic_rmw_def, MEMREF_ATOMIC_RMW_SLOT_KIND);
  return (arith_atomic_rmw_kind)mica_attr_integer_value(attr);
}
bool memref_atomic_rmw_set_kind(mica_op *op, arith_atomic_rmw_kind value) {
  return mica_op_fill_slot_as(op, &memref_atomic_rmw_def, MEMREF_ATOMIC_RMW_SLOT_KIND,
                              mica_attr_i(mica_op_context(op), 64, (int64_t)value));
}

static bool memref_atomic_rmw_infer_types(mica_context *ctx, mica_loc loc,
                                          const mica_op_parts *parts, const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[0]);
  return types[0] != NULL;
}

mica_op *memref_atomic_rmw_build(mica_builder *b, mica_loc loc, arith_atomic_rmw_kind kind,
                                 mica_value *value, mica_value *memref, mica_value *const *indices,
                                 size_t indices_count) {
  if (value == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 64, (int64_t)kind)};
  const mica_type *types[] = {mica_value_type(value)};
  const mica_value_group groups[] = {{&value, 1}, {&memref, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &memref_atomic_rmw_def, &parts, groups, 3);
}

static const mica_part memref_atomic_rmw_parts[] = {
  {.name = "kind", .check = &must_be_allowed_64_bit_signless_integer_cases_0_1},
  {.name = "value", .check = &must_be_signless_integer_or_floating_point},
  {.name = "memref", .check = &must_be_memref_of_signless_integer_or_floating_point},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_signless_integer_or_floating_point},
};
static bool memref_atomic_rmw_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_value_type(memref_atomic_rmw_result(op)) ==
                        mica_value_type(memref_atomic_rmw_value(op)),
                        "all of {value, result} have same type"))
    return false;
  return mica_verify_that(op, mica_type_element(mica_value_type(memref_atomic_rmw_memref(op))) ==
                          mica_value_type(memref_atomic_rmw_value(op)),
                          "value type matches element type of memref");
}

static const mica_op_checks memref_atomic_rmw_checks = {
  .verify = (mica_op_check *const[]){memref_atomic_rmw_verify, NULL},
  .check = {memref_atomic_rmw_check, "memref_atomic_rmw_check"},
};
// memref.atomic_rmw: $kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,`
// type($memref) `)` `->` type($result)
static bool memref_atomic_rmw_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *kind_attr = NULL;
  mica_operand_ref value_operand, memref_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *value_type = NULL, *memref_type = NULL, *result_type = NULL;
  if (!mica_parse_enum_attr(p, &arith_atomic_rmw_kind_enum, "kind", true, &kind_attr)) return false;
  mica_state_set_slot(out, MEMREF_ATOMIC_RMW_SLOT_KIND, kind_attr);
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_type(p, &value_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &value_operand, 1, value_type)) return false;
  if (!mica_state_operands(out, &memref_operand, 1, memref_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void memref_atomic_rmw_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = memref_atomic_rmw_indices_segment(op);
  mica_print_char(p, ' ');
  mica_print_enum_attr(p, &arith_atomic_rmw_kind_enum, memref_atomic_rmw_kind_attr(op));
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_atomic_rmw_value(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, memref_atomic_rmw_memref(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_char(p, ']');
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : ("));
  mica_print_type(p, mica_value_type(memref_atomic_rmw_value(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(memref_atomic_rmw_memref(op)));
  mica_print_str(p, MICA_STR(") -> "));
  mica_print_type(p, mica_value_type(memref_atomic_rmw_result(op)));
}

static const mica_effect_def memref_atomic_rmw_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND,
   .index = MEMREF_ATOMIC_RMW_OPERAND_MEMREF},
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND,
   .index = MEMREF_ATOMIC_RMW_OPERAND_MEMREF},
};
static const mica_effects_interface memref_atomic_rmw_memory_effect_methods = {
  .table = memref_atomic_rmw_memory_effect_table, .count = 2,
};
static const mica_interface_impl memref_atomic_rmw_interfaces[] = {
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_memory_effects_interface_id, &memref_atomic_rmw_memory_effect_methods},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = memref_atomic_rmw_infer_types}},
};
static bool memref_atomic_rmw_fold_hook(mica_op *op, const mica_attr *const *operands,
                                        mica_fold *out) {
  const mica_segment indices = memref_atomic_rmw_indices_segment(op);
  return memref_atomic_rmw_fold(op, operands[MEMREF_ATOMIC_RMW_OPERAND_VALUE],
                                operands[MEMREF_ATOMIC_RMW_OPERAND_MEMREF],
                                operands + indices.first, indices.count, out);
}

static const mica_op_more memref_atomic_rmw_more = {.fold = memref_atomic_rmw_fold_hook};
const mica_op_def memref_atomic_rmw_def = {
  .name = "memref.atomic_rmw", .name_size = 17,
  .summary = "Reads, changes and writes an element at once", .dialect = &memref_dialect,
  .parts = memref_atomic_rmw_parts, .slot_count = 1, .operand_count = 3, .result_count = 1,
  .interfaces = memref_atomic_rmw_interfaces, .interface_count = 3,
  .checks = &memref_atomic_rmw_checks,
  .parse = memref_atomic_rmw_parse, .print = memref_atomic_rmw_print,
  .more = &memref_atomic_rmw_more,
};

// ---- memref.generic_atomic_rmw ----

mica_op *memref_generic_atomic_rmw_build(mica_builder *b, mica_loc loc, mica_value *memref,
                                         mica_value *const *indices, size_t indices_count) {
  if (memref == NULL) return NULL;
  const mica_type *types[] = {mica_type_element(mica_value_type(memref))};
  if (types[MEMREF_GENERIC_ATOMIC_RMW_RESULT] == NULL) return NULL;
  const mica_value_group groups[] = {{&memref, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, types, 1, NULL, 0, .region_count = 1};
  return mica_builder_insert_groups(b, loc, &memref_generic_atomic_rmw_def, &parts, groups, 2);
}

static const mica_part memref_generic_atomic_rmw_parts[] = {
  {.name = "memref", .check = &must_be_memref_of_signless_integer_or_floating_point},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_signless_integer_or_floating_point},
  {.name = "atomic_body", .check = &must_be_any_region},
};
static bool memref_generic_atomic_rmw_verify(mica_op *op) {
  return mica_verify_that(op,
                          mica_type_element(
         mica_value_type(memref_generic_atomic_rmw_memref(op))) ==
                          mica_value_type(memref_generic_atomic_rmw_result(op)),
                          "result type matches element type of memref");
}

static const mica_region_checks memref_generic_atomic_rmw_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, NULL},
};
static const mica_op_checks memref_generic_atomic_rmw_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){memref_generic_atomic_rmw_verify, NULL},
  .check = {memref_generic_atomic_rmw_check, "memref_generic_atomic_rmw_check"},
  .regions = &memref_generic_atomic_rmw_region_checks,
};
static const mica_effect_def memref_generic_atomic_rmw_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND,
   .index = MEMREF_GENERIC_ATOMIC_RMW_OPERAND_MEMREF},
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND,
   .index = MEMREF_GENERIC_ATOMIC_RMW_OPERAND_MEMREF},
};
static const mica_effects_interface memref_generic_atomic_rmw_memory_effect_methods = {
  .table = memref_generic_atomic_rmw_memory_effect_table, .count = 2,
};
static const mica_trait *const memref_generic_atomic_rmw_traits[] = {
  &mica_trait_single_block, &mica_trait_single_block_implicit_terminator, NULL,
};
static const mica_interface_impl memref_generic_atomic_rmw_interfaces[] = {
  {&mica_memory_effects_interface_id, &memref_generic_atomic_rmw_memory_effect_methods},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = memref_load_infer_types}},
};
static bool memref_generic_atomic_rmw_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, memref_generic_atomic_rmw_parse(p, out),
                          "memref_generic_atomic_rmw_parse");
}

static const mica_op_more memref_generic_atomic_rmw_more = {.terminator = &memref_atomic_yield_def};
const mica_op_def memref_generic_atomic_rmw_def = {
  .name = "memref.generic_atomic_rmw", .name_size = 25,
  .summary = "Changes an element at once, by operations of one's own", .dialect = &memref_dialect,
  .parts = memref_generic_atomic_rmw_parts, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = memref_generic_atomic_rmw_traits,
  .interfaces = memref_generic_atomic_rmw_interfaces, .interface_count = 2,
  .checks = &memref_generic_atomic_rmw_checks,
  .parse = memref_generic_atomic_rmw_parse_hook, .print = memref_generic_atomic_rmw_print,
  .more = &memref_generic_atomic_rmw_more,
};

// ---- memref.atomic_yield ----

mica_op *memref_atomic_yield_build(mica_builder *b, mica_loc loc, mica_value *result) {
  mica_value *operands[] = {result};
  const mica_op_parts parts = {operands, 1, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_atomic_yield_def, &parts);
}

static const mica_part memref_atomic_yield_parts[] = {
  {.name = "result", .check = &must_be_any_type},
};
static bool memref_atomic_yield_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"memref.generic_atomic_rmw"};
  return mica_verify_has_parent(op, has_parent_names, 1);
}

static const mica_op_checks memref_atomic_yield_checks = {
  .structure = (mica_op_check *const[]){memref_atomic_yield_structure, NULL},
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
  .check = {memref_atomic_yield_check, "memref_atomic_yield_check"},
};
// memref.atomic_yield: $result attr-dict `:` type($result)
static bool memref_atomic_yield_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref result_operand;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &result_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  return mica_state_operands(out, &result_operand, 1, result_type);
}

static const mica_trait *const memref_atomic_yield_traits[] = {
  &mica_trait_has_parent, &mica_trait_always_speculatable, &mica_trait_is_terminator,
  &mica_trait_return_like, NULL,
};
const mica_op_def memref_atomic_yield_def = {
  .flags = MICA_OP_TERMINATOR, .name = "memref.atomic_yield", .name_size = 19,
  .summary = "The changed element", .dialect = &memref_dialect,
  .parts = memref_atomic_yield_parts, .operand_count = 1, .traits = memref_atomic_yield_traits,
  .interfaces = memref_alloca_scope_return_interfaces, .interface_count = 3,
  .checks = &memref_atomic_yield_checks,
  .parse = memref_atomic_yield_parse, .print = memref_dealloc_print,
};

// ---- memref.dma_start ----

mica_op *memref_dma_start_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                                size_t operands_count) {
  const mica_op_parts parts = {operands_, operands_count, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_dma_start_def, &parts);
}

static const mica_part memref_dma_start_parts[] = {
  {.name = "operands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static const mica_op_checks memref_dma_start_checks = {
  .check = {memref_dma_start_check, "memref_dma_start_check"},
};
static bool memref_dma_start_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, memref_dma_start_parse(p, out), "memref_dma_start_parse");
}

static bool memref_dma_start_fold_hook(mica_op *op, const mica_attr *const *operands,
                                       mica_fold *out) {
  const mica_segment operands_ = memref_dma_start_operands_segment(op);
  return memref_dma_start_fold(op, operands + operands_.first, operands_.count, out);
}

static const mica_op_more memref_dma_start_more = {.fold = memref_dma_start_fold_hook};
const mica_op_def memref_dma_start_def = {
  .name = "memref.dma_start", .name_size = 16, .summary = "Begins to copy between memory spaces",
  .dialect = &memref_dialect, .parts = memref_dma_start_parts, .operand_count = 1,
  .checks = &memref_dma_start_checks,
  .parse = memref_dma_start_parse_hook, .print = memref_dma_start_print,
  .more = &memref_dma_start_more,
};

// ---- memref.dma_wait ----

mica_op *memref_dma_wait_build(mica_builder *b, mica_loc loc, mica_value *tag_mem_ref,
                               mica_value *const *tag_indices, size_t tag_indices_count,
                               mica_value *num_elements) {
  const mica_value_group groups[] = {
    {&tag_mem_ref, 1}, {tag_indices, tag_indices_count}, {&num_elements, 1},
  };
  const mica_op_parts parts = {NULL, 0, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &memref_dma_wait_def, &parts, groups, 3);
}

static const mica_part memref_dma_wait_parts[] = {
  {.name = "tagMemRef", .check = &must_be_memref_of_any_type_values},
  {.name = "tagIndices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "numElements", .check = &must_be_index},
};
// memref.dma_wait: $tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)
static bool memref_dma_wait_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref tag_mem_ref_operand, num_elements_operand;
  mica_operand_refs tag_indices_operands = {NULL, 0};
  const mica_type *tag_mem_ref_type = NULL;
  if (!mica_parse_operand(p, &tag_mem_ref_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &tag_indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &num_elements_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &tag_mem_ref_type))
    return false;
  if (!mica_state_operands(out, &tag_mem_ref_operand, 1, tag_mem_ref_type)) return false;
  if (!mica_state_operands(out, tag_indices_operands.data, tag_indices_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &num_elements_operand, 1,
                             mica_type_index(mica_parser_context(p)));
}

static void memref_dma_wait_print(mica_printer *p, const mica_op *op) {
  const mica_segment tag_indices_segment = memref_dma_wait_tag_indices_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_dma_wait_tag_mem_ref(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, tag_indices_segment.first, tag_indices_segment.count);
  mica_print_str(p, MICA_STR("], "));
  mica_print_operand(p, memref_dma_wait_num_elements(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_dma_wait_tag_mem_ref(op)));
}

static bool memref_dma_wait_fold_hook(mica_op *op, const mica_attr *const *operands,
                                      mica_fold *out) {
  const mica_segment tag_indices = memref_dma_wait_tag_indices_segment(op);
  return memref_dma_wait_fold(op, operands[MEMREF_DMA_WAIT_OPERAND_TAG_MEM_REF],
                              operands + tag_indices.first, tag_indices.count,
                              operands[mica_op_operand_count(op) - 1], out);
}

static const mica_op_more memref_dma_wait_more = {.fold = memref_dma_wait_fold_hook};
const mica_op_def memref_dma_wait_def = {
  .name = "memref.dma_wait", .name_size = 15, .summary = "Waits until a copy has ended",
  .dialect = &memref_dialect, .parts = memref_dma_wait_parts, .operand_count = 3,
  .checks = &(const mica_op_checks){.check = {memref_dma_wait_check, "memref_dma_wait_check"}},
  .parse = memref_dma_wait_parse, .print = memref_dma_wait_print, .more = &memref_dma_wait_more,
};

// ---- memref.dim ----

static bool memref_dim_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **types) {
  (void)loc;
  (void)parts;
  types[0] = mica_type_index(ctx);
  return types[0] != NULL;
}

mica_op *memref_dim_build(mica_builder *b, mica_loc loc, mica_value *source, mica_value *index) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[MEMREF_DIM_RESULT] == NULL) return NULL;
  mica_value *operands[] = {source, index};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_dim_def, &parts);
}

static const mica_part memref_dim_parts[] = {
  {.name = "source", .check = &must_be_unranked_memref_of_any_type_values_or_non},
  {.name = "index", .check = &must_be_index},
  {.name = "result", .check = &must_be_index},
};
// memref.dim: attr-dict $source `,` $index `:` type($source)
static bool memref_dim_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, index_operand;
  const mica_type *source_type = NULL;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &index_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &source_type)) return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_state_operands(out, &index_operand, 1, mica_type_index(mica_parser_context(p)));
}

static void memref_dim_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_dim_source(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, memref_dim_index(op));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_dim_source(op)));
}

// memref.dim: $source `,` custom<FormerNumber>($index) attr-dict `:` type($source)
static bool memref_dim_parse_former(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, index_operand;
  const mica_type *source_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parser_hook(p, mica_parse_former_number(p, out, &index_operand),
                        "mica_parse_former_number"))
    return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &source_type)) return false;
  if (!mica_parser_check_type(p, source_type, memref_is_any_non0_ranked_or_unranked_mem_ref,
                              "source",
                              "unranked.memref of any type values or non-0-ranked.memref of any "
                              "type values"))
    return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_state_operands(out, &index_operand, 1, mica_type_index(mica_parser_context(p)));
}

static const mica_interface_impl memref_dim_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_dim_result_names}},
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = memref_dim_speculatability}},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_shaped_dim_interface_id, &mica_shaped_dim_interface_id},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_some_ranges = memref_dim_infer_some_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = memref_dim_infer_types}},
};
static bool memref_dim_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return memref_dim_fold(op, operands[MEMREF_DIM_OPERAND_SOURCE],
                         operands[MEMREF_DIM_OPERAND_INDEX], out);
}

static const mica_op_more memref_dim_more = {
  .fold = memref_dim_fold_hook, .patterns = memref_dim_canonicalizations,
};
const mica_op_def memref_dim_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "memref.dim", .name_size = 10,
  .summary = "A dimension's size", .dialect = &memref_dialect,
  .parts = memref_dim_parts, .operand_count = 2, .result_count = 1, .traits = memref_dealloc_traits,
  .interfaces = memref_dim_interfaces, .interface_count = 6,
  .parse = memref_dim_parse, .print = memref_dim_print, .more = &memref_dim_more,
};

// ---- memref.rank ----

mica_op *memref_rank_build(mica_builder *b, mica_loc loc, mica_value *memref) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[MEMREF_RANK_RESULT] == NULL) return NULL;
  mica_value *operands[] = {memref};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_rank_def, &parts);
}

static const mica_part memref_rank_parts[] = {
  {.name = "memref", .check = &must_be_ranked_or_unranked_memref_of_any_type_values},
  {.name = "", .check = &must_be_index},
};
// memref.rank: $memref attr-dict `:` type($memref)
static bool memref_rank_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref memref_operand;
  const mica_type *memref_type = NULL;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_any_memref, NULL, &memref_type)) return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  return mica_state_operands(out, &memref_operand, 1, memref_type);
}

static const mica_interface_impl memref_rank_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = memref_dim_infer_types}},
};
static bool memref_rank_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return memref_rank_fold(op, operands[MEMREF_RANK_OPERAND_MEMREF], out);
}

static const mica_op_more memref_rank_more = {.fold = memref_rank_fold_hook};
const mica_op_def memref_rank_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "memref.rank", .name_size = 11,
  .summary = "How many dimensions there are", .dialect = &memref_dialect,
  .parts = memref_rank_parts, .operand_count = 1, .result_count = 1,
  .traits = memref_get_global_traits, .interfaces = memref_rank_interfaces, .interface_count = 3,
  .parse = memref_rank_parse, .print = memref_dealloc_print, .more = &memref_rank_more,
};

// ---- memref.extract_aligned_pointer_as_index ----

mica_op *memref_extract_aligned_pointer_as_index_build(mica_builder *b, mica_loc loc,
                                                       mica_value *source) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX_RESULT_ALIGNED_POINTER] == NULL) return NULL;
  mica_value *operands[] = {source};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_extract_aligned_pointer_as_index_def, &parts);
}

static const mica_part memref_extract_aligned_pointer_as_index_parts[] = {
  {.name = "source", .check = &must_be_ranked_or_unranked_memref_of_any_type_values},
  {.name = "aligned_pointer", .check = &must_be_index},
};
// memref.extract_aligned_pointer_as_index: $source `:` type($source) `->` type(results) attr-dict
static bool memref_extract_aligned_pointer_as_index_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  const mica_type *source_type = NULL;
  mica_types all_result_types = {NULL, 0};
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_any_memref, NULL, &source_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_types(p, &all_result_types)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  return mica_state_operands(out, &source_operand, 1, source_type);
}

static void memref_extract_aligned_pointer_as_index_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_result_types(p, op, 0, mica_op_result_count(op));
  mica_print_discardable(p, op);
}

static const mica_interface_impl memref_extract_aligned_pointer_as_index_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){
  .result_names = memref_extract_aligned_pointer_as_index_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = memref_dim_infer_types}},
};
const mica_op_def memref_extract_aligned_pointer_as_index_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "memref.extract_aligned_pointer_as_index", .name_size = 39,
  .summary = "The address of the memory", .dialect = &memref_dialect,
  .parts = memref_extract_aligned_pointer_as_index_parts, .operand_count = 1, .result_count = 1,
  .traits = memref_get_global_traits,
  .interfaces = memref_extract_aligned_pointer_as_index_interfaces, .interface_count = 4,
  .parse = memref_extract_aligned_pointer_as_index_parse,
  .print = memref_extract_aligned_pointer_as_index_print,
};

// ---- memref.extract_strided_metadata ----

mica_op *memref_extract_strided_metadata_build(mica_builder *b, mica_loc loc,
                                               const mica_type *base_buffer_type,
                                               const mica_type *offset_type, mica_types sizes_types,
                                               mica_types strides_types, mica_value *source) {
  mica_context *ctx = mica_builder_context(b);
  mica_value *operands[] = {source};
  const mica_types type_groups[] = {
    {&base_buffer_type, 1}, {&offset_type, 1}, {sizes_types.data, sizes_types.size},
    {strides_types.data, strides_types.size},
  };
  const mica_type **types;
  size_t type_count;
  if (!mica_join_types(ctx, type_groups, 4, &types, &type_count)) return NULL;
  const mica_op_parts parts = {operands, 1, types, type_count, NULL, 0, .region_count = 0};
  mica_op *op = mica_builder_insert_new(b, loc, &memref_extract_strided_metadata_def, &parts);
  mica_free(ctx, types, type_count * sizeof *types);
  return op;
}

static const mica_part memref_extract_strided_metadata_parts[] = {
  {.name = "source", .check = &must_be_strided_memref_of_any_type_values},
  {.name = "base_buffer", .check = &must_be_strided_memref_of_any_type_values_of_rank},
  {.name = "offset", .check = &must_be_index},
  {.name = "sizes", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "strides", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
};
static const mica_region_checks memref_extract_strided_metadata_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_inferred_types, NULL},
};
// memref.extract_strided_metadata: $source `:` type($source) `->` type(results) attr-dict
static bool memref_extract_strided_metadata_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  const mica_type *source_type = NULL;
  mica_types all_result_types = {NULL, 0};
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &source_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_types(p, &all_result_types)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  return mica_state_operands(out, &source_operand, 1, source_type);
}

static const mica_infer_type_interface memref_extract_strided_metadata_infer_type_methods = {
  .infer_types = memref_extract_strided_metadata_infer_types,
  .infer_count = memref_extract_strided_metadata_infer_count,
};
static const mica_interface_impl memref_extract_strided_metadata_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_extract_strided_metadata_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_view_like_interface_id, &mica_view_like_interface_id},
  {&mica_infer_type_interface_id, &memref_extract_strided_metadata_infer_type_methods},
};
static bool memref_extract_strided_metadata_fold_hook(mica_op *op, const mica_attr *const *operands,
                                                      mica_fold *out) {
  return memref_extract_strided_metadata_fold(op,
      operands[MEMREF_EXTRACT_STRIDED_METADATA_OPERAND_SOURCE], out);
}

static const mica_op_more memref_extract_strided_metadata_more = {
  .fold = memref_extract_strided_metadata_fold_hook,
};
const mica_op_def memref_extract_strided_metadata_def = {
  .name = "memref.extract_strided_metadata", .name_size = 31,
  .summary = "The memory without its shape, and its offset, sizes and strides",
  .dialect = &memref_dialect,
  .parts = memref_extract_strided_metadata_parts, .operand_count = 1, .result_count = 4,
  .traits = memref_get_global_traits,
  .interfaces = memref_extract_strided_metadata_interfaces, .interface_count = 5,
  .checks = &(const mica_op_checks){.regions = &memref_extract_strided_metadata_region_checks},
  .parse = memref_extract_strided_metadata_parse,
  .print = memref_extract_aligned_pointer_as_index_print,
  .more = &memref_extract_strided_metadata_more,
};

// ---- memref.assume_alignment ----

int32_t memref_assume_alignment_alignment(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_assume_alignment_def,
                            MEMREF_ASSUME_ALIGNMENT_SLOT_ALIGNMENT);
  return (int32_t)mica_attr_integer_value(attr);
}
bool memref_assume_alignment_set_alignment(mica_op *op, int32_t value) {
  return mica_op_fill_slot_as(op, &memref_assume_alignment_def,
                              MEMREF_ASSUME_ALIGNMENT_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 32, value));
}

mica_op *memref_assume_alignment_build(mica_builder *b, mica_loc loc, mica_value *memref,
                                       int32_t alignment) {
  if (memref == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 32, alignment)};
  const mica_type *types[] = {mica_value_type(memref)};
  mica_value *operands[] = {memref};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_assume_alignment_def, &parts);
}

static const mica_part memref_assume_alignment_parts[] = {
  {.name = "alignment", .check = &must_be_32_bit_signless_integer_attribute_whose_value},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "result", .check = &must_be_memref_of_any_type_values},
};
static const mica_region_checks memref_assume_alignment_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_first_type_inferred, NULL},
};
static const mica_op_checks memref_assume_alignment_checks = {
  .verify = (mica_op_check *const[]){mica_verify_same_operands_and_result_type, NULL},
  .check = {memref_assume_alignment_check, "memref_assume_alignment_check"},
  .regions = &memref_assume_alignment_region_checks,
};
// memref.assume_alignment: $memref `,` $alignment attr-dict `:` type($memref)
static bool memref_assume_alignment_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref memref_operand;
  const mica_attr *alignment_attr = NULL;
  const mica_type *memref_type = NULL;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 32), mica_attr_is_integer,
                          &alignment_attr))
    return false;
  mica_state_set_slot(out, MEMREF_ASSUME_ALIGNMENT_SLOT_ALIGNMENT, alignment_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  if (!mica_state_result(out, memref_type)) return false;
  return mica_state_operands(out, &memref_operand, 1, memref_type);
}

static void memref_assume_alignment_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_assume_alignment_memref(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_attr_without_type(p, memref_assume_alignment_alignment_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_assume_alignment_memref(op)));
}

static const mica_trait *const memref_assume_alignment_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_same_operands_and_result_type, NULL,
};
static const mica_interface_impl memref_assume_alignment_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_assume_alignment_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_view_like_interface_id, &mica_view_like_interface_id},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = memref_atomic_rmw_infer_types}},
};
static bool memref_assume_alignment_fold_hook(mica_op *op, const mica_attr *const *operands,
                                              mica_fold *out) {
  return memref_assume_alignment_fold(op, operands[MEMREF_ASSUME_ALIGNMENT_OPERAND_MEMREF], out);
}

static const mica_op_more memref_assume_alignment_more = {
  .fold = memref_assume_alignment_fold_hook,
};
const mica_op_def memref_assume_alignment_def = {
  .name = "memref.assume_alignment", .name_size = 23, .summary = "Promises how memory is aligned",
  .dialect = &memref_dialect,
  .parts = memref_assume_alignment_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = memref_assume_alignment_traits,
  .interfaces = memref_assume_alignment_interfaces, .interface_count = 7,
  .checks = &memref_assume_alignment_checks,
  .parse = memref_assume_alignment_parse, .print = memref_assume_alignment_print,
  .more = &memref_assume_alignment_more,
};

// ---- memref.distinct_objects ----

mica_op *memref_distinct_objects_build(mica_builder *b, mica_loc loc, mica_types results_types,
                                       mica_value *const *operands_, size_t operands_count) {
  const mica_op_parts parts = {
    operands_, operands_count, results_types.data, results_types.size, NULL, 0, .region_count = 0,
  };
  return mica_builder_insert_new(b, loc, &memref_distinct_objects_def, &parts);
}

static const mica_part memref_distinct_objects_parts[] = {
  {.name = "operands", .check = &must_be_variadic_of_memref_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "results", .check = &must_be_variadic_of_memref_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
};
static const mica_op_checks memref_distinct_objects_checks = {
  .check = {memref_distinct_objects_check, "memref_distinct_objects_check"},
  .regions = &memref_extract_strided_metadata_region_checks,
};
// memref.distinct_objects: $operands attr-dict `:` type($operands)
static bool memref_distinct_objects_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs operands_operands = {NULL, 0};
  mica_position operands_at = mica_parser_name_position(p);
  mica_types operands_types = {NULL, 0};
  operands_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &operands_operands)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_types(p, &operands_types)) return false;
  if (!mica_state_operands_typed(out, operands_operands.data, operands_operands.size,
                                 operands_types, operands_at))
    return false;
  return mica_parser_hook(p,
                          mica_state_infer_result_list(out, memref_distinct_objects_infer_types,
                                                       memref_distinct_objects_infer_count),
                          "memref_distinct_objects_infer_types");
}

static void memref_distinct_objects_print(mica_printer *p, const mica_op *op) {
  const mica_segment operands_segment = memref_distinct_objects_operands_segment(op);
  mica_print_char(p, ' ');
  mica_print_operands(p, op, operands_segment.first, operands_segment.count);
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_operand_types(p, op, operands_segment.first, operands_segment.count);
}

static const mica_infer_type_interface memref_distinct_objects_infer_type_methods = {
  .infer_types = memref_distinct_objects_infer_types,
  .infer_count = memref_distinct_objects_infer_count,
};
static const mica_trait *const memref_distinct_objects_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_distinct_objects, NULL,
};
static const mica_interface_impl memref_distinct_objects_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id, &memref_distinct_objects_infer_type_methods},
};
const mica_op_def memref_distinct_objects_def = {
  .name = "memref.distinct_objects", .name_size = 23,
  .summary = "Promises that no two of several memories overlap", .dialect = &memref_dialect,
  .parts = memref_distinct_objects_parts, .operand_count = 1, .result_count = 1,
  .traits = memref_distinct_objects_traits,
  .interfaces = memref_distinct_objects_interfaces, .interface_count = 3,
  .checks = &memref_distinct_objects_checks,
  .parse = memref_distinct_objects_parse, .print = memref_distinct_objects_print,
};

// ---- memref.cast ----

mica_op *memref_cast_build(mica_builder *b, mica_loc loc, const mica_type *dest_type,
                           mica_value *source) {
  mica_value *operands[] = {source};
  const mica_type *types[] = {dest_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_cast_def, &parts);
}

static const mica_part memref_cast_parts[] = {
  {.name = "source", .check = &must_be_ranked_or_unranked_memref_of_any_type_values},
  {.name = "dest", .check = &must_be_ranked_or_unranked_memref_of_any_type_values},
};
static const mica_op_checks memref_cast_checks = {
  .verify = (mica_op_check *const[]){mica_verify_cast, mica_verify_same_operands_and_result_shape,
                                     NULL},
};
// memref.cast and 1 more: $source attr-dict `:` type($source) `to` type($dest)
static bool memref_cast_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  const mica_type *source_type = NULL, *dest_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_any_memref, NULL, &source_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_any_memref, NULL, &dest_type)) return false;
  if (!mica_state_result(out, dest_type)) return false;
  return mica_state_operands(out, &source_operand, 1, source_type);
}

static void memref_cast_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_trait *const memref_cast_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_memrefs_normalizable,
  &mica_trait_same_operands_and_result_shape, NULL,
};
static const mica_interface_impl memref_cast_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_cast_result_names}},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = memref_cast_are_cast_compatible}},
  {&mica_view_like_interface_id, &mica_view_like_interface_id},
};
static bool memref_cast_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return memref_cast_fold(op, operands[MEMREF_CAST_OPERAND_SOURCE], out);
}

static const mica_op_more memref_cast_more = {.fold = memref_cast_fold_hook};
const mica_op_def memref_cast_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "memref.cast", .name_size = 11,
  .summary = "Memory of which the type says more or less", .dialect = &memref_dialect,
  .parts = memref_cast_parts, .operand_count = 1, .result_count = 1, .traits = memref_cast_traits,
  .interfaces = memref_cast_interfaces, .interface_count = 6, .checks = &memref_cast_checks,
  .parse = memref_cast_parse, .print = memref_cast_print, .more = &memref_cast_more,
};

// ---- memref.memory_space_cast ----

mica_op *memref_memory_space_cast_build(mica_builder *b, mica_loc loc, const mica_type *dest_type,
                                        mica_value *source) {
  mica_value *operands[] = {source};
  const mica_type *types[] = {dest_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_memory_space_cast_def, &parts);
}

static const mica_op_checks memref_memory_space_cast_checks = {
  .verify = (mica_op_check *const[]){mica_verify_cast,
                                     mica_verify_same_operands_and_result_element_type,
                                     mica_verify_same_operands_and_result_shape, NULL},
};
static const mica_trait *const memref_memory_space_cast_traits[] = {
  &mica_trait_memrefs_normalizable, &mica_trait_always_speculatable,
  &mica_trait_same_operands_and_result_element_type, &mica_trait_same_operands_and_result_shape,
  NULL,
};
static const mica_interface_impl memref_memory_space_cast_interfaces[] = {
  {&mica_cast_interface_id,
   &(const mica_cast_interface){
  .are_cast_compatible = memref_memory_space_cast_are_cast_compatible}},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_memory_space_cast_result_names}},
  {&mica_memory_space_cast_interface_id, &mica_memory_space_cast_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_view_like_interface_id, &mica_view_like_interface_id},
};
static bool memref_memory_space_cast_fold_hook(mica_op *op, const mica_attr *const *operands,
                                               mica_fold *out) {
  return memref_memory_space_cast_fold(op, operands[MEMREF_MEMORY_SPACE_CAST_OPERAND_SOURCE], out);
}

static const mica_op_more memref_memory_space_cast_more = {
  .fold = memref_memory_space_cast_fold_hook,
};
const mica_op_def memref_memory_space_cast_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "memref.memory_space_cast", .name_size = 24,
  .summary = "Memory as seen from another space", .dialect = &memref_dialect,
  .parts = memref_cast_parts, .operand_count = 1, .result_count = 1,
  .traits = memref_memory_space_cast_traits,
  .interfaces = memref_memory_space_cast_interfaces, .interface_count = 6,
  .checks = &memref_memory_space_cast_checks,
  .parse = memref_cast_parse, .print = memref_cast_print, .more = &memref_memory_space_cast_more,
};

// ---- memref.reinterpret_cast ----

mica_int64s memref_reinterpret_cast_static_offsets(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_reinterpret_cast_def,
                            MEMREF_REINTERPRET_CAST_SLOT_STATIC_OFFSETS);
  return mica_attr_dense_i64s_value(attr);
}
bool memref_reinterpret_cast_set_static_offsets(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &memref_reinterpret_cast_def,
                              MEMREF_REINTERPRET_CAST_SLOT_STATIC_OFFSETS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s memref_reinterpret_cast_static_sizes(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_reinterpret_cast_def,
                            MEMREF_REINTERPRET_CAST_SLOT_STATIC_SIZES);
  return mica_attr_dense_i64s_value(attr);
}
bool memref_reinterpret_cast_set_static_sizes(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &memref_reinterpret_cast_def,
                              MEMREF_REINTERPRET_CAST_SLOT_STATIC_SIZES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s memref_reinterpret_cast_static_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_reinterpret_cast_def,
                            MEMREF_REINTERPRET_CAST_SLOT_STATIC_STRIDES);
  return mica_attr_dense_i64s_value(attr);
}
bool memref_reinterpret_cast_set_static_strides(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &memref_reinterpret_cast_def,
                              MEMREF_REINTERPRET_CAST_SLOT_STATIC_STRIDES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *memref_reinterpret_cast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
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
  return mica_builder_insert_groups(b, loc, &memref_reinterpret_cast_def, &parts, groups, 4);
}

static const mica_part memref_reinterpret_cast_parts[] = {
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "static_offsets", .check = &must_be_i64_dense_array_attribute},
  {.name = "static_sizes", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "static_strides", .check = &must_be_i64_dense_array_attribute, .order = 2},
  {.name = "source", .check = &must_be_ranked_or_unranked_memref_of_any_type_values},
  {.name = "offsets", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "sizes", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "strides", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_strided_memref_of_any_type_values},
};
static const mica_op_checks memref_reinterpret_cast_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {memref_reinterpret_cast_check, "memref_reinterpret_cast_check"},
};
// memref.reinterpret_cast: $source `to` `offset` `` `:` custom<DynamicIndexList>($offsets,
// $static_offsets) `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,`
// `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source)
// `to` type($result)
static bool memref_reinterpret_cast_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  mica_operand_refs offsets_operands = {
    NULL, 0}, sizes_operands = {NULL, 0}, strides_operands = {NULL, 0,
  };
  const mica_attr *static_offsets_attr = NULL, *static_sizes_attr = NULL, *static_strides_attr =
      NULL;
  const mica_type *source_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_keyword(p, "offset")) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &offsets_operands,
                                                      &static_offsets_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, MEMREF_REINTERPRET_CAST_SLOT_STATIC_OFFSETS, static_offsets_attr);
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_keyword(p, "sizes")) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &sizes_operands, &static_sizes_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, MEMREF_REINTERPRET_CAST_SLOT_STATIC_SIZES, static_sizes_attr);
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_keyword(p, "strides")) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &strides_operands,
                                                      &static_strides_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, MEMREF_REINTERPRET_CAST_SLOT_STATIC_STRIDES, static_strides_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_any_memref, NULL, &source_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &result_type)) return false;
  const int32_t operand_segments[] = {
    1, (int32_t)offsets_operands.size, (int32_t)sizes_operands.size, (int32_t)strides_operands.size,
  };
  if (!mica_state_set_segments(out, MEMREF_REINTERPRET_CAST_SLOT_OPERAND_SEGMENT_SIZES,
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

static void memref_reinterpret_cast_print(mica_printer *p, const mica_op *op) {
  const mica_segment offsets_segment = memref_reinterpret_cast_offsets_segment(op);
  const mica_segment sizes_segment = memref_reinterpret_cast_sizes_segment(op);
  const mica_segment strides_segment = memref_reinterpret_cast_strides_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_reinterpret_cast_source(op));
  mica_print_str(p, MICA_STR(" to offset: "));
  mica_print_dynamic_index_list(p, op, offsets_segment,
                                memref_reinterpret_cast_static_offsets_attr(op));
  mica_print_str(p, MICA_STR(", sizes: "));
  mica_print_dynamic_index_list(p, op, sizes_segment,
                                memref_reinterpret_cast_static_sizes_attr(op));
  mica_print_str(p, MICA_STR(", strides: "));
  mica_print_dynamic_index_list(p, op, strides_segment,
                                memref_reinterpret_cast_static_strides_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_reinterpret_cast_source(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(memref_reinterpret_cast_result(op)));
}

static const mica_trait *const memref_reinterpret_cast_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_attr_sized_operand_segments,
  &mica_trait_memrefs_normalizable, NULL,
};
static const mica_interface_impl memref_reinterpret_cast_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_reinterpret_cast_result_names}},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_offset_size_and_stride_interface_id, &mica_offset_size_and_stride_interface_id},
  {&mica_view_like_interface_id, &mica_view_like_interface_id},
};
static bool memref_reinterpret_cast_fold_hook(mica_op *op, const mica_attr *const *operands,
                                              mica_fold *out) {
  const mica_segment offsets = memref_reinterpret_cast_offsets_segment(op);
  const mica_segment sizes = memref_reinterpret_cast_sizes_segment(op);
  const mica_segment strides = memref_reinterpret_cast_strides_segment(op);
  return memref_reinterpret_cast_fold(op, operands[MEMREF_REINTERPRET_CAST_OPERAND_SOURCE],
                                      operands + offsets.first, offsets.count,
                                      operands + sizes.first, sizes.count, operands + strides.first,
                                      strides.count, out);
}

static const mica_op_more memref_reinterpret_cast_more = {
  .fold = memref_reinterpret_cast_fold_hook, .patterns = memref_reinterpret_cast_canonicalizations,
};
const mica_op_def memref_reinterpret_cast_def = {
  .name = "memref.reinterpret_cast", .name_size = 23,
  .summary = "Memory with another offset, sizes and strides", .dialect = &memref_dialect,
  .parts = memref_reinterpret_cast_parts, .slot_count = 4, .operand_count = 4, .result_count = 1,
  .traits = memref_reinterpret_cast_traits,
  .interfaces = memref_reinterpret_cast_interfaces, .interface_count = 6,
  .checks = &memref_reinterpret_cast_checks,
  .parse = memref_reinterpret_cast_parse, .print = memref_reinterpret_cast_print,
  .more = &memref_reinterpret_cast_more,
};

// ---- memref.reshape ----

mica_op *memref_reshape_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *source, mica_value *shape) {
  mica_value *operands[] = {source, shape};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_reshape_def, &parts);
}

static const mica_part memref_reshape_parts[] = {
  {.name = "source", .check = &must_be_ranked_or_unranked_memref_of_any_type_values},
  {.name = "shape", .check = &must_be_1_d_memref_of_signless_integer_or_index_values},
  {.name = "result", .check = &must_be_ranked_or_unranked_memref_of_any_type_values},
};
// memref.reshape: $source `(` $shape `)` attr-dict `:` functional-type(operands, results)
static bool memref_reshape_parse(mica_parser *p, mica_op_state *out) {
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

static void memref_reshape_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_reshape_source(op));
  mica_print_char(p, '(');
  mica_print_operand(p, memref_reshape_shape(op));
  mica_print_char(p, ')');
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_functional_type(p, op);
}

static const mica_effect_def memref_reshape_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND, .index = MEMREF_RESHAPE_OPERAND_SHAPE},
};
static const mica_effects_interface memref_reshape_memory_effect_methods = {
  .table = memref_reshape_memory_effect_table, .count = 1,
};
static const mica_interface_impl memref_reshape_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_reshape_result_names}},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &memref_reshape_memory_effect_methods},
  {&mica_view_like_interface_id, &mica_view_like_interface_id},
};
const mica_op_def memref_reshape_def = {
  .name = "memref.reshape", .name_size = 14,
  .summary = "Memory with the dimensions that other memory holds", .dialect = &memref_dialect,
  .parts = memref_reshape_parts, .operand_count = 2, .result_count = 1,
  .traits = memref_get_global_traits, .interfaces = memref_reshape_interfaces, .interface_count = 5,
  .checks = &(const mica_op_checks){.check = {memref_reshape_check, "memref_reshape_check"}},
  .parse = memref_reshape_parse, .print = memref_reshape_print,
};

// ---- memref.expand_shape ----

mica_attrs memref_expand_shape_reassociation(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_expand_shape_def, MEMREF_EXPAND_SHAPE_SLOT_REASSOCIATION);
  return mica_attr_array_elements(attr);
}
bool memref_expand_shape_set_reassociation(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &memref_expand_shape_def, MEMREF_EXPAND_SHAPE_SLOT_REASSOCIATION,
                              mica_attr_array(mica_op_context(op), value));
}

mica_int64s memref_expand_shape_static_output_shape(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_expand_shape_def,
                            MEMREF_EXPAND_SHAPE_SLOT_STATIC_OUTPUT_SHAPE);
  return mica_attr_dense_i64s_value(attr);
}
bool memref_expand_shape_set_static_output_shape(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &memref_expand_shape_def,
                              MEMREF_EXPAND_SHAPE_SLOT_STATIC_OUTPUT_SHAPE,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *memref_expand_shape_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
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
  return mica_builder_insert_groups(b, loc, &memref_expand_shape_def, &parts, groups, 2);
}

static const mica_part memref_expand_shape_parts[] = {
  {.name = "reassociation", .check = &must_be_array_of_64_bit_integer_array_attributes},
  {.name = "static_output_shape", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "src", .check = &must_be_strided_memref_of_any_type_values},
  {.name = "output_shape", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_strided_memref_of_any_type_values},
};
static const mica_op_checks memref_expand_shape_checks = {
  .check = {memref_expand_shape_check, "memref_expand_shape_check"},
};
// memref.expand_shape: $src $reassociation `output_shape` custom<DynamicIndexList>($output_shape,
// $static_output_shape) attr-dict `:` type($src) `into` type($result)
static bool memref_expand_shape_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref src_operand;
  const mica_attr *reassociation_attr = NULL, *static_output_shape_attr = NULL;
  mica_operand_refs output_shape_operands = {NULL, 0};
  const mica_type *src_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &src_operand)) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_array,
                          &reassociation_attr))
    return false;
  mica_state_set_slot(out, MEMREF_EXPAND_SHAPE_SLOT_REASSOCIATION, reassociation_attr);
  if (!mica_parse_keyword(p, "output_shape")) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &output_shape_operands,
                                                      &static_output_shape_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, MEMREF_EXPAND_SHAPE_SLOT_STATIC_OUTPUT_SHAPE, static_output_shape_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &src_type)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &src_operand, 1, src_type)) return false;
  return mica_state_operands(out, output_shape_operands.data, output_shape_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void memref_expand_shape_print(mica_printer *p, const mica_op *op) {
  const mica_segment output_shape_segment = memref_expand_shape_output_shape_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_expand_shape_src(op));
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, memref_expand_shape_reassociation_attr(op));
  mica_print_str(p, MICA_STR(" output_shape "));
  mica_print_dynamic_index_list(p, op, output_shape_segment,
                                memref_expand_shape_static_output_shape_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_expand_shape_src(op)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(memref_expand_shape_result(op)));
}

static const mica_interface_impl memref_expand_shape_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_expand_shape_result_names}},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_view_like_interface_id, &mica_view_like_interface_id},
};
static bool memref_expand_shape_fold_hook(mica_op *op, const mica_attr *const *operands,
                                          mica_fold *out) {
  const mica_segment output_shape = memref_expand_shape_output_shape_segment(op);
  return memref_expand_shape_fold(op, operands[MEMREF_EXPAND_SHAPE_OPERAND_SRC],
                                  operands + output_shape.first, output_shape.count, out);
}

static const mica_op_more memref_expand_shape_more = {
  .fold = memref_expand_shape_fold_hook, .patterns = memref_expand_shape_canonicalizations,
};
const mica_op_def memref_expand_shape_def = {
  .name = "memref.expand_shape", .name_size = 19, .summary = "Memory of which dimensions are split",
  .dialect = &memref_dialect,
  .parts = memref_expand_shape_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .traits = memref_get_global_traits,
  .interfaces = memref_expand_shape_interfaces, .interface_count = 6,
  .checks = &memref_expand_shape_checks,
  .parse = memref_expand_shape_parse, .print = memref_expand_shape_print,
  .more = &memref_expand_shape_more,
};

// ---- memref.collapse_shape ----

mica_attrs memref_collapse_shape_reassociation(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_collapse_shape_def,
                            MEMREF_COLLAPSE_SHAPE_SLOT_REASSOCIATION);
  return mica_attr_array_elements(attr);
}
bool memref_collapse_shape_set_reassociation(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &memref_collapse_shape_def,
                              MEMREF_COLLAPSE_SHAPE_SLOT_REASSOCIATION,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *memref_collapse_shape_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                     mica_value *src, mica_attrs reassociation) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_array(ctx, reassociation)};
  mica_value *operands[] = {src};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_collapse_shape_def, &parts);
}

static const mica_part memref_collapse_shape_parts[] = {
  {.name = "reassociation", .check = &must_be_array_of_64_bit_integer_array_attributes},
  {.name = "src", .check = &must_be_strided_memref_of_any_type_values},
  {.name = "result", .check = &must_be_strided_memref_of_any_type_values},
};
static const mica_op_checks memref_collapse_shape_checks = {
  .check = {memref_collapse_shape_check, "memref_collapse_shape_check"},
};
// memref.collapse_shape: $src $reassociation attr-dict `:` type($src) `into` type($result)
static bool memref_collapse_shape_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref src_operand;
  const mica_attr *reassociation_attr = NULL;
  const mica_type *src_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &src_operand)) return false;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_array,
                          &reassociation_attr))
    return false;
  mica_state_set_slot(out, MEMREF_COLLAPSE_SHAPE_SLOT_REASSOCIATION, reassociation_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &src_type)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &src_operand, 1, src_type);
}

static void memref_collapse_shape_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_collapse_shape_src(op));
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, memref_collapse_shape_reassociation_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_collapse_shape_src(op)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(memref_collapse_shape_result(op)));
}

static const mica_interface_impl memref_collapse_shape_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_collapse_shape_result_names}},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_view_like_interface_id, &mica_view_like_interface_id},
};
static bool memref_collapse_shape_fold_hook(mica_op *op, const mica_attr *const *operands,
                                            mica_fold *out) {
  return memref_collapse_shape_fold(op, operands[MEMREF_COLLAPSE_SHAPE_OPERAND_SRC], out);
}

static const mica_op_more memref_collapse_shape_more = {
  .fold = memref_collapse_shape_fold_hook, .patterns = memref_collapse_shape_canonicalizations,
};
const mica_op_def memref_collapse_shape_def = {
  .name = "memref.collapse_shape", .name_size = 21,
  .summary = "Memory of which dimensions are joined", .dialect = &memref_dialect,
  .parts = memref_collapse_shape_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = memref_get_global_traits,
  .interfaces = memref_collapse_shape_interfaces, .interface_count = 5,
  .checks = &memref_collapse_shape_checks,
  .parse = memref_collapse_shape_parse, .print = memref_collapse_shape_print,
  .more = &memref_collapse_shape_more,
};

// ---- memref.subview ----

mica_int64s memref_subview_static_offsets(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_subview_def, MEMREF_SUBVIEW_SLOT_STATIC_OFFSETS);
  return mica_attr_dense_i64s_value(attr);
}
bool memref_subview_set_static_offsets(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &memref_subview_def, MEMREF_SUBVIEW_SLOT_STATIC_OFFSETS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s memref_subview_static_sizes(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_subview_def, MEMREF_SUBVIEW_SLOT_STATIC_SIZES);
  return mica_attr_dense_i64s_value(attr);
}
bool memref_subview_set_static_sizes(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &memref_subview_def, MEMREF_SUBVIEW_SLOT_STATIC_SIZES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s memref_subview_static_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_subview_def, MEMREF_SUBVIEW_SLOT_STATIC_STRIDES);
  return mica_attr_dense_i64s_value(attr);
}
bool memref_subview_set_static_strides(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &memref_subview_def, MEMREF_SUBVIEW_SLOT_STATIC_STRIDES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *memref_subview_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *source, mica_value *const *offsets, size_t offsets_count,
                              mica_value *const *sizes, size_t sizes_count,
                              mica_value *const *strides, size_t strides_count,
                              mica_int64s static_offsets, mica_int64s static_sizes,
                              mica_int64s static_strides) {
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
  return mica_builder_insert_groups(b, loc, &memref_subview_def, &parts, groups, 4);
}

static const mica_part memref_subview_parts[] = {
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "static_offsets", .check = &must_be_i64_dense_array_attribute},
  {.name = "static_sizes", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "static_strides", .check = &must_be_i64_dense_array_attribute, .order = 2},
  {.name = "source", .check = &must_be_memref_of_any_type_values},
  {.name = "offsets", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "sizes", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "strides", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_memref_of_any_type_values},
};
static const mica_op_checks memref_subview_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {memref_subview_check, "memref_subview_check"},
};
// memref.subview: $source `` custom<DynamicIndexList>($offsets, $static_offsets)
// custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides,
// $static_strides) attr-dict `:` type($source) `to` type($result)
static bool memref_subview_parse(mica_parser *p, mica_op_state *out) {
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
  mica_state_set_slot(out, MEMREF_SUBVIEW_SLOT_STATIC_OFFSETS, static_offsets_attr);
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &sizes_operands, &static_sizes_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, MEMREF_SUBVIEW_SLOT_STATIC_SIZES, static_sizes_attr);
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &strides_operands,
                                                      &static_strides_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, MEMREF_SUBVIEW_SLOT_STATIC_STRIDES, static_strides_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &source_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &result_type)) return false;
  const int32_t operand_segments[] = {
    1, (int32_t)offsets_operands.size, (int32_t)sizes_operands.size, (int32_t)strides_operands.size,
  };
  if (!mica_state_set_segments(out, MEMREF_SUBVIEW_SLOT_OPERAND_SEGMENT_SIZES, operand_segments, 4))
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

static void memref_subview_print(mica_printer *p, const mica_op *op) {
  const mica_segment offsets_segment = memref_subview_offsets_segment(op);
  const mica_segment sizes_segment = memref_subview_sizes_segment(op);
  const mica_segment strides_segment = memref_subview_strides_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_subview_source(op));
  mica_print_dynamic_index_list(p, op, offsets_segment, memref_subview_static_offsets_attr(op));
  mica_print_char(p, ' ');
  mica_print_dynamic_index_list(p, op, sizes_segment, memref_subview_static_sizes_attr(op));
  mica_print_char(p, ' ');
  mica_print_dynamic_index_list(p, op, strides_segment, memref_subview_static_strides_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_subview_source(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(memref_subview_result(op)));
}

static const mica_trait *const memref_subview_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_attr_sized_operand_segments, NULL,
};
static const mica_interface_impl memref_subview_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_subview_result_names}},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_strided_metadata_interface_id, &mica_infer_strided_metadata_interface_id},
  {&mica_view_like_interface_id, &mica_view_like_interface_id},
  {&mica_offset_size_and_stride_interface_id, &mica_offset_size_and_stride_interface_id},
};
static bool memref_subview_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  const mica_segment offsets = memref_subview_offsets_segment(op);
  const mica_segment sizes = memref_subview_sizes_segment(op);
  const mica_segment strides = memref_subview_strides_segment(op);
  return memref_subview_fold(op, operands[MEMREF_SUBVIEW_OPERAND_SOURCE], operands + offsets.first,
                             offsets.count, operands + sizes.first, sizes.count,
                             operands + strides.first, strides.count, out);
}

static const mica_op_more memref_subview_more = {
  .fold = memref_subview_fold_hook, .patterns = memref_subview_canonicalizations,
};
const mica_op_def memref_subview_def = {
  .name = "memref.subview", .name_size = 14, .summary = "A part of memory",
  .dialect = &memref_dialect,
  .parts = memref_subview_parts, .slot_count = 4, .operand_count = 4, .result_count = 1,
  .traits = memref_subview_traits, .interfaces = memref_subview_interfaces, .interface_count = 7,
  .checks = &memref_subview_checks, .parse = memref_subview_parse, .print = memref_subview_print,
  .more = &memref_subview_more,
};

// ---- memref.transpose ----

const mica_affine_map *memref_transpose_permutation(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &memref_transpose_def, MEMREF_TRANSPOSE_SLOT_PERMUTATION);
  return mica_attr_affine_map_value(attr);
}
bool memref_transpose_set_permutation(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &memref_transpose_def, MEMREF_TRANSPOSE_SLOT_PERMUTATION,
                              mica_attr_affine_map(value));
}

mica_op *memref_transpose_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                mica_value *in, const mica_affine_map *permutation) {
  const mica_attr *slots[] = {mica_attr_affine_map(permutation)};
  mica_value *operands[] = {in};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &memref_transpose_def, &parts);
}

static const mica_part memref_transpose_parts[] = {
  {.name = "permutation", .check = &must_be_affine_map_attribute},
  {.name = "in", .check = &must_be_strided_memref_of_any_type_values},
  {.name = "", .check = &must_be_strided_memref_of_any_type_values},
};
static const mica_op_checks memref_transpose_checks = {
  .check = {memref_transpose_check, "memref_transpose_check"},
};
// memref.transpose: $in custom<Permutation>($permutation) attr-dict `:` type($in) `to`
// type(results)
static bool memref_transpose_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref in_operand;
  const mica_attr *permutation_attr = NULL;
  const mica_type *in_type = NULL;
  mica_types all_result_types = {NULL, 0};
  if (!mica_parse_operand(p, &in_operand)) return false;
  if (!mica_parser_hook(p, memref_parse_permutation(p, out, &permutation_attr),
                        "memref_parse_permutation"))
    return false;
  mica_state_set_slot(out, MEMREF_TRANSPOSE_SLOT_PERMUTATION, permutation_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &in_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_types(p, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  return mica_state_operands(out, &in_operand, 1, in_type);
}

static void memref_transpose_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_transpose_in(op));
  mica_print_char(p, ' ');
  memref_print_permutation(p, op, memref_transpose_permutation_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_transpose_in(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_result_types(p, op, 0, mica_op_result_count(op));
}

static const mica_interface_impl memref_transpose_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_transpose_result_names}},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool memref_transpose_fold_hook(mica_op *op, const mica_attr *const *operands,
                                       mica_fold *out) {
  return memref_transpose_fold(op, operands[MEMREF_TRANSPOSE_OPERAND_IN], out);
}

static const mica_op_more memref_transpose_more = {.fold = memref_transpose_fold_hook};
const mica_op_def memref_transpose_def = {
  .name = "memref.transpose", .name_size = 16,
  .summary = "Memory with its dimensions in another order", .dialect = &memref_dialect,
  .parts = memref_transpose_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = memref_get_global_traits,
  .interfaces = memref_transpose_interfaces, .interface_count = 4,
  .checks = &memref_transpose_checks,
  .parse = memref_transpose_parse, .print = memref_transpose_print, .more = &memref_transpose_more,
};

// ---- memref.view ----

mica_op *memref_view_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           mica_value *source, mica_value *byte_shift, mica_value *const *sizes,
                           size_t sizes_count) {
  const mica_value_group groups[] = {{&source, 1}, {&byte_shift, 1}, {sizes, sizes_count}};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &memref_view_def, &parts, groups, 3);
}

static const mica_part memref_view_parts[] = {
  {.name = "source", .check = &must_be_1_d_memref_of_8_bit_signless_integer_values},
  {.name = "byte_shift", .check = &must_be_index},
  {.name = "sizes", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "", .check = &must_be_memref_of_any_type_values},
};
// memref.view: $source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to`
// type(results)
static bool memref_view_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, byte_shift_operand;
  mica_operand_refs sizes_operands = {NULL, 0};
  const mica_type *source_type = NULL;
  mica_types all_result_types = {NULL, 0};
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operand(p, &byte_shift_operand)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &sizes_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &source_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_types(p, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  if (!mica_state_operands(out, &byte_shift_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, sizes_operands.data, sizes_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void memref_view_print(mica_printer *p, const mica_op *op) {
  const mica_segment sizes_segment = memref_view_sizes_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, memref_view_source(op));
  mica_print_char(p, '[');
  mica_print_operand(p, memref_view_byte_shift(op));
  mica_print_str(p, MICA_STR("]["));
  mica_print_operands(p, op, sizes_segment.first, sizes_segment.count);
  mica_print_char(p, ']');
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(memref_view_source(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_result_types(p, op, 0, mica_op_result_count(op));
}

static const mica_interface_impl memref_view_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = memref_view_result_names}},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_view_like_interface_id, &mica_view_like_interface_id},
};
static bool memref_view_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment sizes = memref_view_sizes_segment(op);
  return memref_view_fold(op, operands[MEMREF_VIEW_OPERAND_SOURCE],
                          operands[MEMREF_VIEW_OPERAND_BYTE_SHIFT], operands + sizes.first,
                          sizes.count, out);
}

static const mica_op_more memref_view_more = {
  .fold = memref_view_fold_hook, .patterns = memref_view_canonicalizations,
};
const mica_op_def memref_view_def = {
  .name = "memref.view", .name_size = 11, .summary = "Bytes as memory of another type",
  .dialect = &memref_dialect, .parts = memref_view_parts, .operand_count = 3, .result_count = 1,
  .traits = memref_get_global_traits, .interfaces = memref_view_interfaces, .interface_count = 5,
  .checks = &(const mica_op_checks){.check = {memref_view_check, "memref_view_check"}},
  .parse = memref_view_parse, .print = memref_view_print, .more = &memref_view_more,
};

// Ordered by name.
static const mica_op_def *const memref_ops[] = {
  &memref_alloc_def,
  &memref_alloca_def,
  &memref_alloca_scope_def,
  &memref_alloca_scope_return_def,
  &memref_assume_alignment_def,
  &memref_atomic_rmw_def,
  &memref_atomic_yield_def,
  &memref_cast_def,
  &memref_collapse_shape_def,
  &memref_copy_def,
  &memref_dealloc_def,
  &memref_dim_def,
  &memref_distinct_objects_def,
  &memref_dma_start_def,
  &memref_dma_wait_def,
  &memref_expand_shape_def,
  &memref_extract_aligned_pointer_as_index_def,
  &memref_extract_strided_metadata_def,
  &memref_generic_atomic_rmw_def,
  &memref_get_global_def,
  &memref_global_def,
  &memref_load_def,
  &memref_memory_space_cast_def,
  &memref_prefetch_def,
  &memref_rank_def,
  &memref_realloc_def,
  &memref_reinterpret_cast_def,
  &memref_reshape_def,
  &memref_store_def,
  &memref_subview_def,
  &memref_transpose_def,
  &memref_view_def,
};
static const mica_dialect_def *const memref_dependents[] = {&arith_dialect, &ub_dialect, NULL};
// All methods as the interface has them.
static const mica_dialect_inliner_interface memref_dialect_inliner_methods = {0};
static const mica_interface_impl memref_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &memref_dialect_inliner_methods},
};

// What older text has, read with mica_former_text alone.
static const char *const memref_alloc_former_names[] = {"std.alloc", "alloc", NULL};
static const char *const memref_alloca_former_names[] = {"std.alloca", "alloca", NULL};
static const char *const memref_dealloc_former_names[] = {"std.dealloc", "dealloc", NULL};
static const char *const memref_global_former_names[] = {
  "std.global_memref", "global_memref", NULL,
};
static const char *const memref_get_global_former_names[] = {
  "std.get_global_memref", "get_global_memref", NULL,
};
static const char *const memref_load_former_names[] = {"std.load", "load", NULL};
static const char *const memref_store_former_names[] = {"std.store", "store", NULL};
static mica_form_parser *const memref_store_former_parsers[] = {
  memref_store_parse_former, memref_store_parse_former_2, memref_store_parse_former_3, NULL,
};
static const char *const memref_copy_former_names[] = {"linalg.copy", NULL};
static const char *const memref_prefetch_former_names[] = {"std.prefetch", "prefetch", NULL};
static const char *const memref_atomic_rmw_former_names[] = {"std.atomic_rmw", "atomic_rmw", NULL};
static const char *const memref_generic_atomic_rmw_former_names[] = {
  "std.generic_atomic_rmw", "generic_atomic_rmw", NULL,
};
static const char *const memref_atomic_yield_former_names[] = {
  "std.atomic_yield", "atomic_yield", NULL,
};
static const char *const memref_dma_start_former_names[] = {"std.dma_start", "dma_start", NULL};
static const char *const memref_dma_wait_former_names[] = {"std.dma_wait", "dma_wait", NULL};
static const char *const memref_dim_former_names[] = {"std.dim", "dim", NULL};
static mica_form_parser *const memref_dim_former_parsers[] = {memref_dim_parse_former, NULL};
static const char *const memref_rank_former_names[] = {"std.rank", "rank", NULL};
static const char *const memref_assume_alignment_former_names[] = {
  "std.assume_alignment", "assume_alignment", NULL,
};
static const char *const memref_cast_former_names[] = {"std.memref_cast", "memref_cast", NULL};
static const char *const memref_reinterpret_cast_former_names[] = {
  "std.memref_reinterpret_cast", "memref_reinterpret_cast", NULL,
};
static const char *const memref_reshape_former_names[] = {
  "std.memref_reshape", "memref_reshape", NULL,
};
static const char *const memref_collapse_shape_former_names[] = {"linalg.collapse_shape", NULL};
static const char *const memref_subview_former_names[] = {"std.subview", "subview", NULL};
static const char *const memref_transpose_former_names[] = {"std.transpose", "transpose", NULL};
static const char *const memref_view_former_names[] = {"std.view", "view", NULL};
static const mica_former_op memref_former_ops[] = {
  {
    .op = &memref_alloc_def,
    .names = memref_alloc_former_names,
  },
  {
    .op = &memref_alloca_def,
    .names = memref_alloca_former_names,
  },
  {
    .op = &memref_dealloc_def,
    .names = memref_dealloc_former_names,
  },
  {
    .op = &memref_global_def,
    .names = memref_global_former_names,
  },
  {
    .op = &memref_get_global_def,
    .names = memref_get_global_former_names,
  },
  {
    .op = &memref_load_def,
    .names = memref_load_former_names,
  },
  {
    .op = &memref_store_def,
    .names = memref_store_former_names,
    .parsers = memref_store_former_parsers,
  },
  {
    .op = &memref_copy_def,
    .names = memref_copy_former_names,
  },
  {
    .op = &memref_prefetch_def,
    .names = memref_prefetch_former_names,
  },
  {
    .op = &memref_atomic_rmw_def,
    .names = memref_atomic_rmw_former_names,
  },
  {
    .op = &memref_generic_atomic_rmw_def,
    .names = memref_generic_atomic_rmw_former_names,
  },
  {
    .op = &memref_atomic_yield_def,
    .names = memref_atomic_yield_former_names,
  },
  {
    .op = &memref_dma_start_def,
    .names = memref_dma_start_former_names,
  },
  {
    .op = &memref_dma_wait_def,
    .names = memref_dma_wait_former_names,
  },
  {
    .op = &memref_dim_def,
    .names = memref_dim_former_names,
    .parsers = memref_dim_former_parsers,
  },
  {
    .op = &memref_rank_def,
    .names = memref_rank_former_names,
  },
  {
    .op = &memref_assume_alignment_def,
    .names = memref_assume_alignment_former_names,
  },
  {
    .op = &memref_cast_def,
    .names = memref_cast_former_names,
  },
  {
    .op = &memref_reinterpret_cast_def,
    .names = memref_reinterpret_cast_former_names,
  },
  {
    .op = &memref_reshape_def,
    .names = memref_reshape_former_names,
  },
  {
    .op = &memref_collapse_shape_def,
    .names = memref_collapse_shape_former_names,
  },
  {
    .op = &memref_subview_def,
    .names = memref_subview_former_names,
  },
  {
    .op = &memref_transpose_def,
    .names = memref_transpose_former_names,
  },
  {
    .op = &memref_view_def,
    .names = memref_view_former_names,
  },};
static const mica_former_dialect memref_former = {
  .ops = memref_former_ops,
  .op_count = 24,
};

const mica_dialect_def memref_dialect = {
  .abi = 5,
  .name = "memref",
  .ops = memref_ops,
  .op_count = 32,
  .dependents = memref_dependents,
  .materialize = memref_materialize,
  .interfaces = memref_interfaces, .interface_count = 1,
  .former = &memref_former,
};
