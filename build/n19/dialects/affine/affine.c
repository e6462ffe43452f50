// The dialect affine: Loops, conditions and subscripts that affine maps describe.
// Made by mica-gen from affine.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "affine.h"

#include <assert.h>

#include "mica/mica.h"
#include "arith/arith.h"
#include "ub/ub.h"

const mica_interface affine_read_op_interface_id = {"AffineReadOpInterface"};

static mica_value *affine_read_op_interface_default_mem_ref(const mica_op *op) {
  return mica_op_operand(op, 0);
}

mica_value *affine_read_op_interface_mem_ref(const mica_op *op) {
  const affine_read_op_interface *methods = mica_op_interface(op, &affine_read_op_interface_id);
  assert(methods != NULL);
  if (methods->mem_ref == NULL) return affine_read_op_interface_default_mem_ref(op);
  return methods->mem_ref(op);
}

static const mica_type *affine_read_op_interface_default_mem_ref_type(const mica_op *op) {
  return mica_value_type(mica_op_operand(op, 0));
}

const mica_type *affine_read_op_interface_mem_ref_type(const mica_op *op) {
  const affine_read_op_interface *methods = mica_op_interface(op, &affine_read_op_interface_id);
  assert(methods != NULL);
  if (methods->mem_ref_type == NULL) return affine_read_op_interface_default_mem_ref_type(op);
  return methods->mem_ref_type(op);
}

static mica_segment affine_read_op_interface_default_map_operands(const mica_op *op) {
  return (mica_segment){1, (uint32_t)mica_op_operand_count(op) - 1};
}

mica_segment affine_read_op_interface_map_operands(const mica_op *op) {
  const affine_read_op_interface *methods = mica_op_interface(op, &affine_read_op_interface_id);
  assert(methods != NULL);
  if (methods->map_operands == NULL) return affine_read_op_interface_default_map_operands(op);
  return methods->map_operands(op);
}

static const mica_affine_map *affine_read_op_interface_default_affine_map(const mica_op *op) {
  return mica_attr_affine_map_value(mica_op_attribute(op, MICA_STR("map")));
}

const mica_affine_map *affine_read_op_interface_affine_map(const mica_op *op) {
  const affine_read_op_interface *methods = mica_op_interface(op, &affine_read_op_interface_id);
  assert(methods != NULL);
  if (methods->affine_map == NULL) return affine_read_op_interface_default_affine_map(op);
  return methods->affine_map(op);
}

static mica_value *affine_read_op_interface_default_value(const mica_op *op) {
  return mica_op_result(op, 0);
}

mica_value *affine_read_op_interface_value(const mica_op *op) {
  const affine_read_op_interface *methods = mica_op_interface(op, &affine_read_op_interface_id);
  assert(methods != NULL);
  if (methods->value == NULL) return affine_read_op_interface_default_value(op);
  return methods->value(op);
}

const mica_interface affine_write_op_interface_id = {"AffineWriteOpInterface"};

static mica_value *affine_write_op_interface_default_mem_ref(const mica_op *op) {
  return mica_op_operand(op, 1);
}

mica_value *affine_write_op_interface_mem_ref(const mica_op *op) {
  const affine_write_op_interface *methods = mica_op_interface(op, &affine_write_op_interface_id);
  assert(methods != NULL);
  if (methods->mem_ref == NULL) return affine_write_op_interface_default_mem_ref(op);
  return methods->mem_ref(op);
}

static const mica_type *affine_write_op_interface_default_mem_ref_type(const mica_op *op) {
  return mica_value_type(mica_op_operand(op, 1));
}

const mica_type *affine_write_op_interface_mem_ref_type(const mica_op *op) {
  const affine_write_op_interface *methods = mica_op_interface(op, &affine_write_op_interface_id);
  assert(methods != NULL);
  if (methods->mem_ref_type == NULL) return affine_write_op_interface_default_mem_ref_type(op);
  return methods->mem_ref_type(op);
}

static mica_segment affine_write_op_interface_default_map_operands(const mica_op *op) {
  return (mica_segment){2, (uint32_t)mica_op_operand_count(op) - 2};
}

mica_segment affine_write_op_interface_map_operands(const mica_op *op) {
  const affine_write_op_interface *methods = mica_op_interface(op, &affine_write_op_interface_id);
  assert(methods != NULL);
  if (methods->map_operands == NULL) return affine_write_op_interface_default_map_operands(op);
  return methods->map_operands(op);
}

static const mica_affine_map *affine_write_op_interface_default_affine_map(const mica_op *op) {
  return mica_attr_affine_map_value(mica_op_attribute(op, MICA_STR("map")));
}

const mica_affine_map *affine_write_op_interface_affine_map(const mica_op *op) {
  const affine_write_op_interface *methods = mica_op_interface(op, &affine_write_op_interface_id);
  assert(methods != NULL);
  if (methods->affine_map == NULL) return affine_write_op_interface_default_affine_map(op);
  return methods->affine_map(op);
}

static mica_value *affine_write_op_interface_default_value_to_store(const mica_op *op) {
  return mica_op_operand(op, 0);
}

mica_value *affine_write_op_interface_value_to_store(const mica_op *op) {
  const affine_write_op_interface *methods = mica_op_interface(op, &affine_write_op_interface_id);
  assert(methods != NULL);
  if (methods->value_to_store == NULL) return affine_write_op_interface_default_value_to_store(op);
  return methods->value_to_store(op);
}

const mica_interface affine_map_access_interface_id = {"AffineMapAccessInterface"};

static const mica_attr *affine_map_access_interface_default_affine_map_attr_for_mem_ref(
    const mica_op *op, const mica_value *memref) {
  (void)memref;
  return mica_op_attribute(op, MICA_STR("map"));
}

const mica_attr *affine_map_access_interface_affine_map_attr_for_mem_ref(const mica_op *op,
                                                                         const mica_value *memref) {
  const affine_map_access_interface *methods =
      mica_op_interface(op, &affine_map_access_interface_id);
  assert(methods != NULL);
  if (methods->affine_map_attr_for_mem_ref == NULL)
    return affine_map_access_interface_default_affine_map_attr_for_mem_ref(op, memref);
  return methods->affine_map_attr_for_mem_ref(op, memref);
}

static const mica_property_def affine_unit_property = {
  .kind = MICA_PROPERTY_UNIT,
  .summary = "unit property",
};

static bool affine_all_items_of_reduction_ops(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!(mica_attr_is_i(mica_attr_array_elements(self).data[i], 64) &&
          (mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 0 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 1 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 2 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 3 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 4 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 5 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 6 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 7 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 8 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 9 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 10 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 11 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 12 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 13 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 14 ||
           mica_attr_integer_value(mica_attr_array_elements(self).data[i]) == 15)))
      return false;
  return true;
}

static bool affine_all_are_i(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!mica_attr_is_i(mica_attr_array_elements(self).data[i], 64)) return false;
  return true;
}

// index attribute
static bool affine_is_index_attr(const mica_attr *self) {
  return mica_attr_is_integer(self) && mica_type_is_index(mica_attr_type(self));
}

// Reduction ops
static bool affine_is_reduction_ops_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && affine_all_items_of_reduction_ops(self);
}

// 32-bit signless integer elements attribute
static bool affine_is_i32_elements_attr(const mica_attr *self) {
  return mica_attr_is_dense_int_elements(self) &&
         mica_type_is_i(mica_type_element(mica_attr_type(self)), 32);
}

// 64-bit integer array attribute
static bool affine_is_i64_small_vector_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && affine_all_are_i(self);
}

// vector of any type values
static bool affine_is_any_vector_of_non_zero_rank(const mica_type *self) {
  return mica_type_is_vector(self) && mica_type_shape(self).size > 0;
}

// 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
static bool affine_is_i32_attr_whose_minimum_value_is_0_whose_maximum_value_is_3(
    const mica_attr *self) {
  return mica_attr_is_i(self, 32) && mica_attr_integer_value(self) >= 0 &&
         mica_attr_integer_value(self) <= 3;
}

// What parts of operations must be.
static const mica_constraint must_be_affine_map_attribute = {
  .summary = "AffineMap attribute", .attr = mica_attr_is_affine_map,
  .is_kind = mica_attr_is_affine_map,
};
static const mica_constraint must_be_variadic_of_index = {
  .summary = "variadic of index", .type = mica_type_is_index,
};
static const mica_constraint must_be_index = {.summary = "index", .type = mica_type_is_index};
static const mica_constraint must_be_index_attribute = {
  .summary = "index attribute", .attr = affine_is_index_attr, .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_variadic_of_any_type = {.summary = "variadic of any type"};
static const mica_constraint must_be_region_with_1_blocks = {.summary = "region with 1 blocks"};
static const mica_constraint must_be_integer_set_attribute = {
  .summary = "IntegerSet attribute", .attr = mica_attr_is_integer_set,
  .is_kind = mica_attr_is_integer_set,
};
static const mica_constraint must_be_any_region = {.summary = "any region"};
static const mica_constraint must_be_32_bit_signless_integer_elements_attribute = {
  .summary = "32-bit signless integer elements attribute", .attr = affine_is_i32_elements_attr,
  .is_kind = mica_attr_is_dense_int_elements,
};
static const mica_constraint must_be_reduction_ops = {
  .summary = "Reduction ops", .attr = affine_is_reduction_ops_attr, .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_64_bit_integer_array_attribute = {
  .summary = "64-bit integer array attribute", .attr = affine_is_i64_small_vector_array_attr,
  .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_memref_of_any_type_values = {
  .summary = "memref of any type values", .type = mica_type_is_memref,
};
static const mica_constraint must_be_any_type = {.summary = "any type"};
static const mica_constraint must_be_vector_of_any_type_values = {
  .summary = "vector of any type values", .type = affine_is_any_vector_of_non_zero_rank,
};
static const mica_constraint must_be_bool_attribute = {
  .summary = "bool attribute", .attr = mica_attr_is_bool, .is_kind = mica_attr_is_bool,
};
static const mica_constraint must_be_32_bit_signless_integer_attribute_whose_minimum = {
  .summary = "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3",
  .attr = affine_is_i32_attr_whose_minimum_value_is_0_whose_maximum_value_is_3,
  .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_i64_dense_array_attribute = {
  .summary = "i64 dense array attribute", .attr = mica_attr_is_dense_i64s,
  .is_kind = mica_attr_is_dense_i64s,
};
static const mica_constraint must_be_unit_property = {
  .summary = "unit property", .property = &affine_unit_property,
};

// ---- affine.apply ----

const mica_affine_map *affine_apply_map(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &affine_apply_def, AFFINE_APPLY_SLOT_MAP);
  return mica_attr_affine_map_value(attr);
}
bool affine_apply_set_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &affine_apply_def, AFFINE_APPLY_SLOT_MAP,
                              mica_attr_affine_map(value));
}

static bool affine_apply_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                     const mica_type **types) {
  (void)loc;
  (void)parts;
  types[0] = mica_type_index(ctx);
  return types[0] != NULL;
}

mica_op *affine_apply_build(mica_builder *b, mica_loc loc, const mica_affine_map *map,
                            mica_value *const *map_operands, size_t map_operands_count) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_affine_map(map)};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[AFFINE_APPLY_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {
    map_operands, map_operands_count, types, 1, slots, 1, .region_count = 0,
  };
  return mica_builder_insert_new(b, loc, &affine_apply_def, &parts);
}

static const mica_part affine_apply_parts[] = {
  {.name = "map", .check = &must_be_affine_map_attribute},
  {.name = "mapOperands", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "", .check = &must_be_index},
};
static const mica_trait *const affine_apply_traits[] = {&mica_trait_always_speculatable, NULL};
static const mica_interface_impl affine_apply_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = affine_apply_infer_ranges}},
  {&mica_value_bounds_interface_id,
   &(const mica_value_bounds_interface){.index_value = affine_apply_index_value}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = affine_apply_infer_types}},
};
static bool affine_apply_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_apply_parse(p, out), "affine_apply_parse");
}

static bool affine_apply_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment map_operands = affine_apply_map_operands_segment(op);
  return affine_apply_fold(op, operands + map_operands.first, map_operands.count, out);
}

static const mica_op_more affine_apply_more = {
  .fold = affine_apply_fold_hook, .patterns = affine_apply_canonicalizations,
};
const mica_op_def affine_apply_def = {
  .name = "affine.apply", .name_size = 12, .summary = "The value of a map",
  .dialect = &affine_dialect,
  .parts = affine_apply_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = affine_apply_traits, .interfaces = affine_apply_interfaces, .interface_count = 5,
  .checks = &(const mica_op_checks){.check = {affine_apply_check, "affine_apply_check"}},
  .parse = affine_apply_parse_hook, .print = affine_apply_print, .more = &affine_apply_more,
};

// ---- affine.min ----

const mica_affine_map *affine_min_map(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &affine_min_def, AFFINE_MIN_SLOT_MAP);
  return mica_attr_affine_map_value(attr);
}
bool affine_min_set_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &affine_min_def, AFFINE_MIN_SLOT_MAP,
                              mica_attr_affine_map(value));
}

mica_op *affine_min_build(mica_builder *b, mica_loc loc, const mica_affine_map *map,
                          mica_value *const *operands_, size_t operands_count) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_affine_map(map)};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[AFFINE_MIN_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {operands_, operands_count, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &affine_min_def, &parts);
}

static const mica_part affine_min_parts[] = {
  {.name = "map", .check = &must_be_affine_map_attribute},
  {.name = "operands", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "", .check = &must_be_index},
};
static const mica_interface_impl affine_min_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = affine_apply_infer_types}},
};
static bool affine_min_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_min_parse(p, out), "affine_min_parse");
}

static bool affine_min_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment operands_ = affine_min_operands_segment(op);
  return affine_min_fold(op, operands + operands_.first, operands_.count, out);
}

static const mica_op_more affine_min_more = {
  .fold = affine_min_fold_hook, .patterns = affine_min_canonicalizations,
};
const mica_op_def affine_min_def = {
  .name = "affine.min", .name_size = 10, .summary = "The smallest of a map's values",
  .dialect = &affine_dialect,
  .parts = affine_min_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = affine_apply_traits, .interfaces = affine_min_interfaces, .interface_count = 3,
  .checks = &(const mica_op_checks){.check = {affine_min_check, "affine_min_check"}},
  .parse = affine_min_parse_hook, .print = affine_min_print, .more = &affine_min_more,
};

// ---- affine.max ----

const mica_affine_map *affine_max_map(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &affine_max_def, AFFINE_MAX_SLOT_MAP);
  return mica_attr_affine_map_value(attr);
}
bool affine_max_set_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &affine_max_def, AFFINE_MAX_SLOT_MAP,
                              mica_attr_affine_map(value));
}

mica_op *affine_max_build(mica_builder *b, mica_loc loc, const mica_affine_map *map,
                          mica_value *const *operands_, size_t operands_count) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_affine_map(map)};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[AFFINE_MAX_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {operands_, operands_count, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &affine_max_def, &parts);
}

static bool affine_max_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_max_parse(p, out), "affine_max_parse");
}

static bool affine_max_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment operands_ = affine_max_operands_segment(op);
  return affine_max_fold(op, operands + operands_.first, operands_.count, out);
}

static const mica_op_more affine_max_more = {
  .fold = affine_max_fold_hook, .patterns = affine_max_canonicalizations,
};
const mica_op_def affine_max_def = {
  .name = "affine.max", .name_size = 10, .summary = "The largest of a map's values",
  .dialect = &affine_dialect,
  .parts = affine_min_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = affine_apply_traits, .interfaces = affine_min_interfaces, .interface_count = 3,
  .checks = &(const mica_op_checks){.check = {affine_max_check, "affine_max_check"}},
  .parse = affine_max_parse_hook, .print = affine_max_print, .more = &affine_max_more,
};

// ---- affine.for ----

const mica_affine_map *affine_for_lower_bound_map(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_for_def, AFFINE_FOR_SLOT_LOWER_BOUND_MAP);
  return mica_attr_affine_map_value(attr);
}
bool affine_for_set_lower_bound_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &affine_for_def, AFFINE_FOR_SLOT_LOWER_BOUND_MAP,
                              mica_attr_affine_map(value));
}

const mica_affine_map *affine_for_upper_bound_map(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_for_def, AFFINE_FOR_SLOT_UPPER_BOUND_MAP);
  return mica_attr_affine_map_value(attr);
}
bool affine_for_set_upper_bound_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &affine_for_def, AFFINE_FOR_SLOT_UPPER_BOUND_MAP,
                              mica_attr_affine_map(value));
}

int64_t affine_for_step(const mica_op *op) {
  return mica_attr_integer_value(mica_op_promised_slot(op, &affine_for_def, AFFINE_FOR_SLOT_STEP));
}
bool affine_for_set_step(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &affine_for_def, AFFINE_FOR_SLOT_STEP,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *affine_for_build(mica_builder *b, mica_loc loc, mica_types results_types,
                          mica_value *const *lower_bound_operands,
                          size_t lower_bound_operands_count,
                          mica_value *const *upper_bound_operands,
                          size_t upper_bound_operands_count, mica_value *const *inits,
                          size_t inits_count, const mica_affine_map *lower_bound_map,
                          const mica_affine_map *upper_bound_map, int64_t step) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_affine_map(lower_bound_map), NULL, mica_attr_index(ctx, step),
    mica_attr_affine_map(upper_bound_map),
  };
  const mica_value_group groups[] = {
    {lower_bound_operands, lower_bound_operands_count},
    {upper_bound_operands, upper_bound_operands_count}, {inits, inits_count},
  };
  const mica_op_parts parts = {
    NULL, 0, results_types.data, results_types.size, slots, 4, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &affine_for_def, &parts, groups, 3);
}

static const mica_part affine_for_parts[] = {
  {.name = "lowerBoundMap", .check = &must_be_affine_map_attribute},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "step", .check = &must_be_index_attribute, .order = 2},
  {.name = "upperBoundMap", .check = &must_be_affine_map_attribute, .order = 1},
  {.name = "lowerBoundOperands", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "upperBoundOperands", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "inits", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_region_with_1_blocks},
};
static bool affine_for_verify(mica_op *op) {
  return mica_verify_region(op, AFFINE_FOR_REGION, "region",
                            mica_region_block_count(affine_for_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks affine_for_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, mica_verify_loop_like,
                                     mica_verify_region_branch, NULL},
  .check = {affine_for_check_regions, "affine_for_check_regions"},
};
static const mica_op_checks affine_for_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){affine_for_verify, NULL},
  .regions = &affine_for_region_checks,
};
static const mica_loop_like_interface affine_for_loop_like_methods = {
  .loop_values = affine_for_loop_values, .induction = affine_for_induction,
};
static const mica_region_branch_interface affine_for_region_branch_methods = {
  .successors = affine_for_successors, .entry_operands = affine_for_entry_operands,
};
static const mica_trait *const affine_for_traits[] = {
  &mica_trait_attr_sized_operand_segments, &mica_trait_automatic_allocation_scope,
  &mica_trait_single_block, &mica_trait_single_block_implicit_terminator,
  &mica_trait_recursive_memory_effects, NULL,
};
static const mica_interface_impl affine_for_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = affine_for_speculatability}},
  {&mica_loop_like_interface_id, &affine_for_loop_like_methods},
  {&mica_region_branch_interface_id, &affine_for_region_branch_methods},
};
static bool affine_for_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_for_parse(p, out), "affine_for_parse");
}

static bool affine_for_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment lower_bound_operands = affine_for_lower_bound_operands_segment(op);
  const mica_segment upper_bound_operands = affine_for_upper_bound_operands_segment(op);
  const mica_segment inits = affine_for_inits_segment(op);
  return affine_for_fold(op, operands + lower_bound_operands.first, lower_bound_operands.count,
                         operands + upper_bound_operands.first, upper_bound_operands.count,
                         operands + inits.first, inits.count, out);
}

static const mica_op_more affine_for_more = {
  .terminator = &affine_yield_def,
  .fold = affine_for_fold_hook,
};
const mica_op_def affine_for_def = {
  .name = "affine.for", .name_size = 10, .summary = "Counts from one bound up to another",
  .dialect = &affine_dialect,
  .parts = affine_for_parts, .slot_count = 4, .operand_count = 3, .result_count = 1,
  .region_count = 1,
  .traits = affine_for_traits, .interfaces = affine_for_interfaces, .interface_count = 3,
  .checks = &affine_for_checks, .parse = affine_for_parse_hook, .print = affine_for_print,
  .more = &affine_for_more,
};

// ---- affine.if ----

const mica_integer_set *affine_if_condition(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &affine_if_def, AFFINE_IF_SLOT_CONDITION);
  return mica_attr_integer_set_value(attr);
}
bool affine_if_set_condition(mica_op *op, const mica_integer_set *value) {
  return mica_op_fill_slot_as(op, &affine_if_def, AFFINE_IF_SLOT_CONDITION,
                              mica_attr_integer_set(value));
}

mica_op *affine_if_build(mica_builder *b, mica_loc loc, mica_types results_types,
                         mica_value *const *operand_0, size_t operand_0_count,
                         const mica_integer_set *condition) {
  const mica_attr *slots[] = {mica_attr_integer_set(condition)};
  const mica_op_parts parts = {
    operand_0, operand_0_count, results_types.data, results_types.size, slots, 1, .region_count = 2,
  };
  return mica_builder_insert_new(b, loc, &affine_if_def, &parts);
}

static const mica_part affine_if_parts[] = {
  {.name = "condition", .check = &must_be_integer_set_attribute},
  {.name = "", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "thenRegion", .check = &must_be_region_with_1_blocks},
  {.name = "elseRegion", .check = &must_be_any_region},
};
static bool affine_if_verify(mica_op *op) {
  return mica_verify_region(op, AFFINE_IF_REGION_THEN_REGION, "thenRegion",
                            mica_region_block_count(affine_if_then_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks affine_if_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, mica_verify_region_branch,
                                     NULL},
};
static const mica_op_checks affine_if_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, mica_verify_no_region_arguments,
                                        NULL},
  .verify = (mica_op_check *const[]){affine_if_verify, NULL},
  .check = {affine_if_check, "affine_if_check"},
  .regions = &affine_if_region_checks,
};
static const mica_trait *const affine_if_traits[] = {
  &mica_trait_single_block, &mica_trait_single_block_implicit_terminator,
  &mica_trait_recursively_speculatable, &mica_trait_recursive_memory_effects,
  &mica_trait_no_region_arguments, NULL,
};
static const mica_interface_impl affine_if_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_recursively_speculatable},
  {&mica_region_branch_interface_id,
   &(const mica_region_branch_interface){.successors = affine_if_successors}},
};
static bool affine_if_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_if_parse(p, out), "affine_if_parse");
}

static bool affine_if_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment operand_0 = affine_if_operand_0_segment(op);
  return affine_if_fold(op, operands + operand_0.first, operand_0.count, out);
}

static const mica_op_more affine_if_more = {
  .terminator = &affine_yield_def,
  .fold = affine_if_fold_hook, .patterns = affine_if_canonicalizations,
};
const mica_op_def affine_if_def = {
  .name = "affine.if", .name_size = 9, .summary = "Executes one of two regions",
  .dialect = &affine_dialect,
  .parts = affine_if_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .region_count = 2,
  .traits = affine_if_traits, .interfaces = affine_if_interfaces, .interface_count = 2,
  .checks = &affine_if_checks, .parse = affine_if_parse_hook, .print = affine_if_print,
  .more = &affine_if_more,
};

// ---- affine.parallel ----

mica_attrs affine_parallel_reductions(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_REDUCTIONS);
  return mica_attr_array_elements(attr);
}
bool affine_parallel_set_reductions(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_REDUCTIONS,
                              mica_attr_array(mica_op_context(op), value));
}

const mica_affine_map *affine_parallel_lower_bounds_map(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_LOWER_BOUNDS_MAP);
  return mica_attr_affine_map_value(attr);
}
bool affine_parallel_set_lower_bounds_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_LOWER_BOUNDS_MAP,
                              mica_attr_affine_map(value));
}

const mica_affine_map *affine_parallel_upper_bounds_map(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_UPPER_BOUNDS_MAP);
  return mica_attr_affine_map_value(attr);
}
bool affine_parallel_set_upper_bounds_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_UPPER_BOUNDS_MAP,
                              mica_attr_affine_map(value));
}

mica_attrs affine_parallel_steps(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_STEPS);
  return mica_attr_array_elements(attr);
}
bool affine_parallel_set_steps(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_STEPS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *affine_parallel_build(mica_builder *b, mica_loc loc, mica_types results_types,
                               mica_attrs reductions, const mica_affine_map *lower_bounds_map,
                               const mica_attr *lower_bounds_groups,
                               const mica_affine_map *upper_bounds_map,
                               const mica_attr *upper_bounds_groups, mica_attrs steps,
                               mica_value *const *map_operands, size_t map_operands_count) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    lower_bounds_groups, mica_attr_affine_map(lower_bounds_map), mica_attr_array(ctx, reductions),
    mica_attr_array(ctx, steps), upper_bounds_groups, mica_attr_affine_map(upper_bounds_map),
  };
  const mica_op_parts parts = {
    map_operands, map_operands_count, results_types.data, results_types.size, slots, 6,
    .region_count = 1,
  };
  return mica_builder_insert_new(b, loc, &affine_parallel_def, &parts);
}

static const mica_part affine_parallel_parts[] = {
  {.name = "lowerBoundsGroups", .check = &must_be_32_bit_signless_integer_elements_attribute,
   .order = 2},
  {.name = "lowerBoundsMap", .check = &must_be_affine_map_attribute, .order = 1},
  {.name = "reductions", .check = &must_be_reduction_ops},
  {.name = "steps", .check = &must_be_64_bit_integer_array_attribute, .order = 5},
  {.name = "upperBoundsGroups", .check = &must_be_32_bit_signless_integer_elements_attribute,
   .order = 4},
  {.name = "upperBoundsMap", .check = &must_be_affine_map_attribute, .order = 3},
  {.name = "mapOperands", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_region_with_1_blocks},
};
static bool affine_parallel_verify(mica_op *op) {
  return mica_verify_region(op, AFFINE_PARALLEL_REGION, "region",
                            mica_region_block_count(affine_parallel_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks affine_parallel_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, mica_verify_loop_like, NULL},
};
static const mica_op_checks affine_parallel_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){affine_parallel_verify, NULL},
  .check = {affine_parallel_check, "affine_parallel_check"},
  .regions = &affine_parallel_region_checks,
};
static const mica_trait *const affine_parallel_traits[] = {
  &mica_trait_automatic_allocation_scope, &mica_trait_single_block,
  &mica_trait_single_block_implicit_terminator, &mica_trait_recursively_speculatable,
  &mica_trait_recursive_memory_effects, &mica_trait_memrefs_normalizable, NULL,
};
static const mica_interface_impl affine_parallel_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_recursively_speculatable},
  {&mica_loop_like_interface_id,
   &(const mica_loop_like_interface){.loop_values = affine_parallel_loop_values}},
};
static bool affine_parallel_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_parallel_parse(p, out), "affine_parallel_parse");
}

static bool affine_parallel_fold_hook(mica_op *op, const mica_attr *const *operands,
                                      mica_fold *out) {
  const mica_segment map_operands = affine_parallel_map_operands_segment(op);
  return affine_parallel_fold(op, operands + map_operands.first, map_operands.count, out);
}

static const mica_op_more affine_parallel_more = {
  .terminator = &affine_yield_def,
  .fold = affine_parallel_fold_hook,
};
const mica_op_def affine_parallel_def = {
  .name = "affine.parallel", .name_size = 15,
  .summary = "Loops whose iterations may run in any order", .dialect = &affine_dialect,
  .parts = affine_parallel_parts, .slot_count = 6, .operand_count = 1, .result_count = 1,
  .region_count = 1,
  .traits = affine_parallel_traits, .interfaces = affine_parallel_interfaces, .interface_count = 2,
  .checks = &affine_parallel_checks,
  .parse = affine_parallel_parse_hook, .print = affine_parallel_print,
  .more = &affine_parallel_more,
};

// ---- affine.yield ----

mica_op *affine_yield_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                            size_t operands_count) {
  const mica_op_parts parts = {operands_, operands_count, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &affine_yield_def, &parts);
}

static const mica_part affine_yield_parts[] = {
  {.name = "operands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static const mica_op_checks affine_yield_checks = {
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
  .check = {affine_yield_check, "affine_yield_check"},
};
// affine.yield: attr-dict ($operands^ `:` type($operands))?
static bool affine_yield_parse(mica_parser *p, mica_op_state *out) {
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

static void affine_yield_print(mica_printer *p, const mica_op *op) {
  const mica_segment operands_segment = affine_yield_operands_segment(op);
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
    affine_yield_region_branch_terminator_methods = {
  0,
};
static const mica_trait *const affine_yield_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_is_terminator, &mica_trait_return_like,
  &mica_trait_memrefs_normalizable, NULL,
};
static const mica_interface_impl affine_yield_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_region_branch_terminator_interface_id, &affine_yield_region_branch_terminator_methods},
};
const mica_op_def affine_yield_def = {
  .flags = MICA_OP_TERMINATOR, .name = "affine.yield", .name_size = 12,
  .summary = "Ends a region and gives its values", .dialect = &affine_dialect,
  .parts = affine_yield_parts, .operand_count = 1, .traits = affine_yield_traits,
  .interfaces = affine_yield_interfaces, .interface_count = 3, .checks = &affine_yield_checks,
  .parse = affine_yield_parse, .print = affine_yield_print,
};

// ---- affine.load ----

const mica_affine_map *affine_load_map(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &affine_load_def, AFFINE_LOAD_SLOT_MAP);
  return mica_attr_affine_map_value(attr);
}
bool affine_load_set_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &affine_load_def, AFFINE_LOAD_SLOT_MAP,
                              mica_attr_affine_map(value));
}

mica_op *affine_load_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           mica_value *memref, mica_value *const *indices, size_t indices_count,
                           const mica_affine_map *map) {
  const mica_attr *slots[] = {mica_attr_affine_map(map)};
  const mica_value_group groups[] = {{&memref, 1}, {indices, indices_count}};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &affine_load_def, &parts, groups, 2);
}

static const mica_part affine_load_parts[] = {
  {.name = "map", .check = &must_be_affine_map_attribute},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_any_type},
};
// All methods as the interface has them.
static const affine_read_op_interface affine_load_read_methods = {0};
// All methods as the interface has them.
static const affine_map_access_interface affine_load_map_access_methods = {0};
static const mica_effect_def affine_load_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND, .index = AFFINE_LOAD_OPERAND_MEMREF},
};
static const mica_effects_interface affine_load_memory_effect_methods = {
  .table = affine_load_memory_effect_table, .count = 1,
};
static const mica_trait *const affine_load_traits[] = {&mica_trait_memrefs_normalizable, NULL};
static const mica_interface_impl affine_load_interfaces[] = {
  {&affine_read_op_interface_id, &affine_load_read_methods},
  {&affine_map_access_interface_id, &affine_load_map_access_methods},
  {&mica_memory_effects_interface_id, &affine_load_memory_effect_methods},
};
static bool affine_load_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_load_parse(p, out), "affine_load_parse");
}

static bool affine_load_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment indices = affine_load_indices_segment(op);
  return affine_load_fold(op, operands[AFFINE_LOAD_OPERAND_MEMREF], operands + indices.first,
                          indices.count, out);
}

static const mica_op_more affine_load_more = {
  .fold = affine_load_fold_hook, .patterns = affine_load_canonicalizations,
};
const mica_op_def affine_load_def = {
  .name = "affine.load", .name_size = 11, .summary = "The element at a place",
  .dialect = &affine_dialect,
  .parts = affine_load_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = affine_load_traits, .interfaces = affine_load_interfaces, .interface_count = 3,
  .checks = &(const mica_op_checks){.check = {affine_load_check, "affine_load_check"}},
  .parse = affine_load_parse_hook, .print = affine_load_print, .more = &affine_load_more,
};

// ---- affine.store ----

const mica_affine_map *affine_store_map(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &affine_store_def, AFFINE_STORE_SLOT_MAP);
  return mica_attr_affine_map_value(attr);
}
bool affine_store_set_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &affine_store_def, AFFINE_STORE_SLOT_MAP,
                              mica_attr_affine_map(value));
}

mica_op *affine_store_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *memref,
                            mica_value *const *indices, size_t indices_count,
                            const mica_affine_map *map) {
  const mica_attr *slots[] = {mica_attr_affine_map(map)};
  const mica_value_group groups[] = {{&value, 1}, {&memref, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &affine_store_def, &parts, groups, 3);
}

static const mica_part affine_store_parts[] = {
  {.name = "map", .check = &must_be_affine_map_attribute},
  {.name = "value", .check = &must_be_any_type},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
};
// All methods as the interface has them.
static const affine_write_op_interface affine_store_write_methods = {0};
static const mica_effect_def affine_store_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND, .index = AFFINE_STORE_OPERAND_MEMREF},
};
static const mica_effects_interface affine_store_memory_effect_methods = {
  .table = affine_store_memory_effect_table, .count = 1,
};
static const mica_interface_impl affine_store_interfaces[] = {
  {&affine_write_op_interface_id, &affine_store_write_methods},
  {&affine_map_access_interface_id, &affine_load_map_access_methods},
  {&mica_memory_effects_interface_id, &affine_store_memory_effect_methods},
};
static bool affine_store_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_store_parse(p, out), "affine_store_parse");
}

static bool affine_store_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment indices = affine_store_indices_segment(op);
  return affine_store_fold(op, operands[AFFINE_STORE_OPERAND_VALUE],
                           operands[AFFINE_STORE_OPERAND_MEMREF], operands + indices.first,
                           indices.count, out);
}

static const mica_op_more affine_store_more = {
  .fold = affine_store_fold_hook, .patterns = affine_store_canonicalizations,
};
const mica_op_def affine_store_def = {
  .name = "affine.store", .name_size = 12, .summary = "Puts an element to a place",
  .dialect = &affine_dialect, .parts = affine_store_parts, .slot_count = 1, .operand_count = 3,
  .traits = affine_load_traits, .interfaces = affine_store_interfaces, .interface_count = 3,
  .checks = &(const mica_op_checks){.check = {affine_store_check, "affine_store_check"}},
  .parse = affine_store_parse_hook, .print = affine_store_print, .more = &affine_store_more,
};

// ---- affine.vector_load ----

const mica_affine_map *affine_vector_load_map(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_vector_load_def, AFFINE_VECTOR_LOAD_SLOT_MAP);
  return mica_attr_affine_map_value(attr);
}
bool affine_vector_load_set_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &affine_vector_load_def, AFFINE_VECTOR_LOAD_SLOT_MAP,
                              mica_attr_affine_map(value));
}

mica_op *affine_vector_load_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                  mica_value *memref, mica_value *const *indices,
                                  size_t indices_count, const mica_affine_map *map) {
  const mica_attr *slots[] = {mica_attr_affine_map(map)};
  const mica_value_group groups[] = {{&memref, 1}, {indices, indices_count}};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &affine_vector_load_def, &parts, groups, 2);
}

static const mica_part affine_vector_load_parts[] = {
  {.name = "map", .check = &must_be_affine_map_attribute},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_vector_of_any_type_values},
};
static const mica_op_checks affine_vector_load_checks = {
  .check = {affine_vector_load_check, "affine_vector_load_check"},
};
static const mica_effect_def affine_vector_load_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND,
   .index = AFFINE_VECTOR_LOAD_OPERAND_MEMREF},
};
static const mica_effects_interface affine_vector_load_memory_effect_methods = {
  .table = affine_vector_load_memory_effect_table, .count = 1,
};
static const mica_interface_impl affine_vector_load_interfaces[] = {
  {&affine_read_op_interface_id, &affine_load_read_methods},
  {&affine_map_access_interface_id, &affine_load_map_access_methods},
  {&mica_memory_effects_interface_id, &affine_vector_load_memory_effect_methods},
};
static bool affine_vector_load_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_vector_load_parse(p, out), "affine_vector_load_parse");
}

static const mica_op_more affine_vector_load_more = {
  .patterns = affine_vector_load_canonicalizations,
};
const mica_op_def affine_vector_load_def = {
  .name = "affine.vector_load", .name_size = 18, .summary = "The elements from a place on",
  .dialect = &affine_dialect,
  .parts = affine_vector_load_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = affine_load_traits, .interfaces = affine_vector_load_interfaces, .interface_count = 3,
  .checks = &affine_vector_load_checks,
  .parse = affine_vector_load_parse_hook, .print = affine_vector_load_print,
  .more = &affine_vector_load_more,
};

// ---- affine.vector_store ----

const mica_affine_map *affine_vector_store_map(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_vector_store_def, AFFINE_VECTOR_STORE_SLOT_MAP);
  return mica_attr_affine_map_value(attr);
}
bool affine_vector_store_set_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &affine_vector_store_def, AFFINE_VECTOR_STORE_SLOT_MAP,
                              mica_attr_affine_map(value));
}

mica_op *affine_vector_store_build(mica_builder *b, mica_loc loc, mica_value *value,
                                   mica_value *memref, mica_value *const *indices,
                                   size_t indices_count, const mica_affine_map *map) {
  const mica_attr *slots[] = {mica_attr_affine_map(map)};
  const mica_value_group groups[] = {{&value, 1}, {&memref, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &affine_vector_store_def, &parts, groups, 3);
}

static const mica_part affine_vector_store_parts[] = {
  {.name = "map", .check = &must_be_affine_map_attribute},
  {.name = "value", .check = &must_be_vector_of_any_type_values},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
};
static const mica_op_checks affine_vector_store_checks = {
  .check = {affine_vector_store_check, "affine_vector_store_check"},
};
static const mica_effect_def affine_vector_store_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND,
   .index = AFFINE_VECTOR_STORE_OPERAND_MEMREF},
};
static const mica_effects_interface affine_vector_store_memory_effect_methods = {
  .table = affine_vector_store_memory_effect_table, .count = 1,
};
static const mica_interface_impl affine_vector_store_interfaces[] = {
  {&affine_write_op_interface_id, &affine_store_write_methods},
  {&affine_map_access_interface_id, &affine_load_map_access_methods},
  {&mica_memory_effects_interface_id, &affine_vector_store_memory_effect_methods},
};
static bool affine_vector_store_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_vector_store_parse(p, out), "affine_vector_store_parse");
}

static const mica_op_more affine_vector_store_more = {
  .patterns = affine_vector_store_canonicalizations,
};
const mica_op_def affine_vector_store_def = {
  .name = "affine.vector_store", .name_size = 19,
  .summary = "Puts elements to a place and those behind it", .dialect = &affine_dialect,
  .parts = affine_vector_store_parts, .slot_count = 1, .operand_count = 3,
  .traits = affine_load_traits, .interfaces = affine_vector_store_interfaces, .interface_count = 3,
  .checks = &affine_vector_store_checks,
  .parse = affine_vector_store_parse_hook, .print = affine_vector_store_print,
  .more = &affine_vector_store_more,
};

// ---- affine.prefetch ----

bool affine_prefetch_is_write(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_IS_WRITE);
  return mica_attr_bool_value(attr);
}
bool affine_prefetch_set_is_write(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_IS_WRITE,
                              mica_attr_bool(mica_op_context(op), value));
}

int32_t affine_prefetch_locality_hint(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_LOCALITY_HINT);
  return (int32_t)mica_attr_integer_value(attr);
}
bool affine_prefetch_set_locality_hint(mica_op *op, int32_t value) {
  return mica_op_fill_slot_as(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_LOCALITY_HINT,
                              mica_attr_i(mica_op_context(op), 32, value));
}

bool affine_prefetch_is_data_cache(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_IS_DATA_CACHE);
  return mica_attr_bool_value(attr);
}
bool affine_prefetch_set_is_data_cache(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_IS_DATA_CACHE,
                              mica_attr_bool(mica_op_context(op), value));
}

const mica_affine_map *affine_prefetch_map(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_MAP);
  return mica_attr_affine_map_value(attr);
}
bool affine_prefetch_set_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_MAP,
                              mica_attr_affine_map(value));
}

mica_op *affine_prefetch_build(mica_builder *b, mica_loc loc, mica_value *memref,
                               mica_value *const *indices, size_t indices_count, bool is_write,
                               int32_t locality_hint, bool is_data_cache,
                               const mica_affine_map *map) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_bool(ctx, is_data_cache), mica_attr_bool(ctx, is_write),
    mica_attr_i(ctx, 32, locality_hint), mica_attr_affine_map(map),
  };
  const mica_value_group groups[] = {{&memref, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 4, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &affine_prefetch_def, &parts, groups, 2);
}

static const mica_part affine_prefetch_parts[] = {
  {.name = "isDataCache", .check = &must_be_bool_attribute, .order = 2},
  {.name = "isWrite", .check = &must_be_bool_attribute},
  {.name = "localityHint", .check = &must_be_32_bit_signless_integer_attribute_whose_minimum,
   .order = 1},
  {.name = "map", .check = &must_be_affine_map_attribute, .order = 3},
  {.name = "memref", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
};
static const mica_interface_impl affine_prefetch_interfaces[] = {
  {&affine_map_access_interface_id, &affine_load_map_access_methods},
};
static bool affine_prefetch_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_prefetch_parse(p, out), "affine_prefetch_parse");
}

static bool affine_prefetch_fold_hook(mica_op *op, const mica_attr *const *operands,
                                      mica_fold *out) {
  const mica_segment indices = affine_prefetch_indices_segment(op);
  return affine_prefetch_fold(op, operands[AFFINE_PREFETCH_OPERAND_MEMREF],
                              operands + indices.first, indices.count, out);
}

static const mica_op_more affine_prefetch_more = {
  .fold = affine_prefetch_fold_hook, .patterns = affine_prefetch_canonicalizations,
};
const mica_op_def affine_prefetch_def = {
  .name = "affine.prefetch", .name_size = 15, .summary = "Says that an element will soon be needed",
  .dialect = &affine_dialect, .parts = affine_prefetch_parts, .slot_count = 4, .operand_count = 2,
  .traits = affine_load_traits, .interfaces = affine_prefetch_interfaces, .interface_count = 1,
  .checks = &(const mica_op_checks){.check = {affine_prefetch_check, "affine_prefetch_check"}},
  .parse = affine_prefetch_parse_hook, .print = affine_prefetch_print,
  .more = &affine_prefetch_more,
};

// ---- affine.dma_start ----

mica_op *affine_dma_start_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                                size_t operands_count) {
  const mica_op_parts parts = {operands_, operands_count, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &affine_dma_start_def, &parts);
}

static const mica_op_checks affine_dma_start_checks = {
  .check = {affine_dma_start_check, "affine_dma_start_check"},
};
static const mica_interface_impl affine_dma_start_interfaces[] = {
  {&affine_map_access_interface_id,
   &(const affine_map_access_interface){
  .affine_map_attr_for_mem_ref = affine_dma_start_affine_map_attr_for_mem_ref}},
  {&mica_memory_effects_interface_id,
   &(const mica_effects_interface){.effects = affine_dma_start_effects}},
};
static bool affine_dma_start_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_dma_start_parse(p, out), "affine_dma_start_parse");
}

const mica_op_def affine_dma_start_def = {
  .name = "affine.dma_start", .name_size = 16, .summary = "Begins to copy between memory spaces",
  .dialect = &affine_dialect, .parts = affine_yield_parts, .operand_count = 1,
  .traits = affine_load_traits, .interfaces = affine_dma_start_interfaces, .interface_count = 2,
  .checks = &affine_dma_start_checks,
  .parse = affine_dma_start_parse_hook, .print = affine_dma_start_print,
};

// ---- affine.dma_wait ----

mica_op *affine_dma_wait_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                               size_t operands_count) {
  const mica_op_parts parts = {operands_, operands_count, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &affine_dma_wait_def, &parts);
}

static const mica_interface_impl affine_dma_wait_interfaces[] = {
  {&affine_map_access_interface_id,
   &(const affine_map_access_interface){
  .affine_map_attr_for_mem_ref = affine_dma_wait_affine_map_attr_for_mem_ref}},
};
static bool affine_dma_wait_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, affine_dma_wait_parse(p, out), "affine_dma_wait_parse");
}

const mica_op_def affine_dma_wait_def = {
  .name = "affine.dma_wait", .name_size = 15, .summary = "Waits until a copy has ended",
  .dialect = &affine_dialect, .parts = affine_yield_parts, .operand_count = 1,
  .traits = affine_load_traits, .interfaces = affine_dma_wait_interfaces, .interface_count = 1,
  .checks = &(const mica_op_checks){.check = {affine_dma_wait_check, "affine_dma_wait_check"}},
  .parse = affine_dma_wait_parse_hook, .print = affine_dma_wait_print,
};

// ---- affine.delinearize_index ----

mica_int64s affine_delinearize_index_static_basis(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_delinearize_index_def,
                            AFFINE_DELINEARIZE_INDEX_SLOT_STATIC_BASIS);
  return mica_attr_dense_i64s_value(attr);
}
bool affine_delinearize_index_set_static_basis(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &affine_delinearize_index_def,
                              AFFINE_DELINEARIZE_INDEX_SLOT_STATIC_BASIS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *affine_delinearize_index_build(mica_builder *b, mica_loc loc, mica_types multi_index_types,
                                        mica_value *linear_index, mica_value *const *dynamic_basis,
                                        size_t dynamic_basis_count, mica_int64s static_basis) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_dense_i64s(ctx, static_basis)};
  const mica_value_group groups[] = {{&linear_index, 1}, {dynamic_basis, dynamic_basis_count}};
  const mica_op_parts parts = {
    NULL, 0, multi_index_types.data, multi_index_types.size, slots, 1, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &affine_delinearize_index_def, &parts, groups, 2);
}

static const mica_part affine_delinearize_index_parts[] = {
  {.name = "static_basis", .check = &must_be_i64_dense_array_attribute},
  {.name = "linear_index", .check = &must_be_index},
  {.name = "dynamic_basis", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "multi_index", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
};
static const mica_op_checks affine_delinearize_index_checks = {
  .check = {affine_delinearize_index_check, "affine_delinearize_index_check"},
};
// affine.delinearize_index: $linear_index `into` custom<DynamicIndexList>($dynamic_basis,
// $static_basis, "{}", "::mlir::AsmParser::Delimiter::Paren") attr-dict `:` type($multi_index)
static bool affine_delinearize_index_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref linear_index_operand;
  mica_operand_refs dynamic_basis_operands = {NULL, 0};
  const mica_attr *static_basis_attr = NULL;
  mica_types multi_index_types = {NULL, 0};
  if (!mica_parse_operand(p, &linear_index_operand)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list_in_parentheses(p, out,
                                                                     &dynamic_basis_operands,
                                                                     &static_basis_attr),
                        "mica_parse_dynamic_index_list_in_parentheses"))
    return false;
  mica_state_set_slot(out, AFFINE_DELINEARIZE_INDEX_SLOT_STATIC_BASIS, static_basis_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_types(p, &multi_index_types)) return false;
  if (!mica_state_results(out, multi_index_types)) return false;
  if (!mica_state_operands(out, &linear_index_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, dynamic_basis_operands.data, dynamic_basis_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void affine_delinearize_index_print(mica_printer *p, const mica_op *op) {
  const mica_segment dynamic_basis_segment = affine_delinearize_index_dynamic_basis_segment(op);
  const mica_segment multi_index_segment = affine_delinearize_index_multi_index_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, affine_delinearize_index_linear_index(op));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_dynamic_index_list_in_parentheses(p, op, dynamic_basis_segment,
                                               affine_delinearize_index_static_basis_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_result_types(p, op, multi_index_segment.first, multi_index_segment.count);
}

static const mica_interface_impl affine_delinearize_index_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool affine_delinearize_index_fold_hook(mica_op *op, const mica_attr *const *operands,
                                               mica_fold *out) {
  const mica_segment dynamic_basis = affine_delinearize_index_dynamic_basis_segment(op);
  return affine_delinearize_index_fold(op, operands[AFFINE_DELINEARIZE_INDEX_OPERAND_LINEAR_INDEX],
                                       operands + dynamic_basis.first, dynamic_basis.count, out);
}

static const mica_op_more affine_delinearize_index_more = {
  .fold = affine_delinearize_index_fold_hook,
  .patterns = affine_delinearize_index_canonicalizations,
};
const mica_op_def affine_delinearize_index_def = {
  .name = "affine.delinearize_index", .name_size = 24, .summary = "Splits an index",
  .dialect = &affine_dialect,
  .parts = affine_delinearize_index_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = affine_apply_traits,
  .interfaces = affine_delinearize_index_interfaces, .interface_count = 2,
  .checks = &affine_delinearize_index_checks,
  .parse = affine_delinearize_index_parse, .print = affine_delinearize_index_print,
  .more = &affine_delinearize_index_more,
};

// ---- affine.linearize_index ----

mica_int64s affine_linearize_index_static_basis(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &affine_linearize_index_def,
                            AFFINE_LINEARIZE_INDEX_SLOT_STATIC_BASIS);
  return mica_attr_dense_i64s_value(attr);
}
bool affine_linearize_index_set_static_basis(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &affine_linearize_index_def,
                              AFFINE_LINEARIZE_INDEX_SLOT_STATIC_BASIS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

bool affine_linearize_index_disjoint(const mica_op *op) {
  return mica_attr_is_unit(mica_op_promised_slot(op, &affine_linearize_index_def,
                                                 AFFINE_LINEARIZE_INDEX_SLOT_DISJOINT));
}

bool affine_linearize_index_set_disjoint(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &affine_linearize_index_def, AFFINE_LINEARIZE_INDEX_SLOT_DISJOINT,
                              (value ? mica_attr_unit(mica_op_context(op))
                               : mica_attr_bool(mica_op_context(op), false)));
}

mica_op *affine_linearize_index_build(mica_builder *b, mica_loc loc, mica_value *const *multi_index,
                                      size_t multi_index_count, mica_value *const *dynamic_basis,
                                      size_t dynamic_basis_count, mica_int64s static_basis,
                                      bool disjoint) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    (disjoint ? mica_attr_unit(ctx) : mica_attr_bool(ctx, false)), NULL,
    mica_attr_dense_i64s(ctx, static_basis),
  };
  if (slots[AFFINE_LINEARIZE_INDEX_SLOT_DISJOINT] == NULL) return NULL;
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[AFFINE_LINEARIZE_INDEX_RESULT_LINEAR_INDEX] == NULL) return NULL;
  const mica_value_group groups[] = {
    {multi_index, multi_index_count}, {dynamic_basis, dynamic_basis_count},
  };
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 3, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &affine_linearize_index_def, &parts, groups, 2);
}

static const mica_part affine_linearize_index_parts[] = {
  {.name = "disjoint", .check = &must_be_unit_property, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "static_basis", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "multi_index", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "dynamic_basis", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "linear_index", .check = &must_be_index},
};
static const mica_op_checks affine_linearize_index_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {affine_linearize_index_check, "affine_linearize_index_check"},
};
// affine.linearize_index: (`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by`
// custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}",
// "::mlir::AsmParser::Delimiter::Paren") attr-dict `:` type($linear_index)
static bool affine_linearize_index_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs multi_index_operands = {NULL, 0}, dynamic_basis_operands = {NULL, 0};
  const mica_attr *static_basis_attr = NULL;
  const mica_type *linear_index_type = NULL;
  if (mica_parse_optional_keyword(p, "disjoint")) {
    mica_state_set_unit(out, AFFINE_LINEARIZE_INDEX_SLOT_DISJOINT);  // disjoint
  }
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &multi_index_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_keyword(p, "by")) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list_in_parentheses(p, out,
                                                                     &dynamic_basis_operands,
                                                                     &static_basis_attr),
                        "mica_parse_dynamic_index_list_in_parentheses"))
    return false;
  mica_state_set_slot(out, AFFINE_LINEARIZE_INDEX_SLOT_STATIC_BASIS, static_basis_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_index, "builtin.index", &linear_index_type)) return false;
  const int32_t operand_segments[] = {
    (int32_t)multi_index_operands.size, (int32_t)dynamic_basis_operands.size,
  };
  if (!mica_state_set_segments(out, AFFINE_LINEARIZE_INDEX_SLOT_OPERAND_SEGMENT_SIZES,
                               operand_segments, 2))
    return false;
  if (!mica_state_result(out, linear_index_type)) return false;
  if (!mica_state_operands(out, multi_index_operands.data, multi_index_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, dynamic_basis_operands.data, dynamic_basis_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void affine_linearize_index_print(mica_printer *p, const mica_op *op) {
  const mica_segment multi_index_segment = affine_linearize_index_multi_index_segment(op);
  const mica_segment dynamic_basis_segment = affine_linearize_index_dynamic_basis_segment(op);
  if (!mica_op_has_default(op, AFFINE_LINEARIZE_INDEX_SLOT_DISJOINT)) {
    mica_print_str(p, MICA_STR(" disjoint"));
  }
  mica_print_str(p, MICA_STR(" ["));
  mica_print_operands(p, op, multi_index_segment.first, multi_index_segment.count);
  mica_print_str(p, MICA_STR("] by "));
  mica_print_dynamic_index_list_in_parentheses(p, op, dynamic_basis_segment,
                                               affine_linearize_index_static_basis_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(affine_linearize_index_linear_index(op)));
}

static const mica_trait *const affine_linearize_index_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_attr_sized_operand_segments, NULL,
};
static bool affine_linearize_index_fold_hook(mica_op *op, const mica_attr *const *operands,
                                             mica_fold *out) {
  const mica_segment multi_index = affine_linearize_index_multi_index_segment(op);
  const mica_segment dynamic_basis = affine_linearize_index_dynamic_basis_segment(op);
  return affine_linearize_index_fold(op, operands + multi_index.first, multi_index.count,
                                     operands + dynamic_basis.first, dynamic_basis.count, out);
}

static const mica_op_more affine_linearize_index_more = {
  .fold = affine_linearize_index_fold_hook, .patterns = affine_linearize_index_canonicalizations,
};
const mica_op_def affine_linearize_index_def = {
  .flags = MICA_OP_HAS_PROPERTIES, .name = "affine.linearize_index", .name_size = 22,
  .summary = "Joins indices", .dialect = &affine_dialect,
  .parts = affine_linearize_index_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .traits = affine_linearize_index_traits,
  .interfaces = affine_min_interfaces, .interface_count = 3,
  .checks = &affine_linearize_index_checks,
  .parse = affine_linearize_index_parse, .print = affine_linearize_index_print,
  .more = &affine_linearize_index_more,
};

// Ordered by name.
static const mica_op_def *const affine_ops[] = {
  &affine_apply_def,
  &affine_delinearize_index_def,
  &affine_dma_start_def,
  &affine_dma_wait_def,
  &affine_for_def,
  &affine_if_def,
  &affine_linearize_index_def,
  &affine_load_def,
  &affine_max_def,
  &affine_min_def,
  &affine_parallel_def,
  &affine_prefetch_def,
  &affine_store_def,
  &affine_vector_load_def,
  &affine_vector_store_def,
  &affine_yield_def,
};
static const mica_dialect_def *const affine_dependents[] = {&arith_dialect, &ub_dialect, NULL};
static const mica_dialect_inliner_interface affine_dialect_inliner_methods = {
  .may_inline_region = affine_may_inline_region, .fit_region = affine_fit_region,
  .may_inline_op = affine_may_inline_op,
};
static const mica_interface_impl affine_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &affine_dialect_inliner_methods},
};

// What older text has, read with mica_former_text alone.
static const char *const affine_yield_former_names[] = {"affine.terminator", NULL};
static const mica_former_op affine_former_ops[] = {
  {
    .op = &affine_yield_def,
    .names = affine_yield_former_names,
  },};
static const mica_former_dialect affine_former = {
  .ops = affine_former_ops,
  .op_count = 1,
};

const mica_dialect_def affine_dialect = {
  .abi = 5,
  .name = "affine",
  .ops = affine_ops,
  .op_count = 16,
  .dependents = affine_dependents,
  .materialize = affine_materialize,
  .interfaces = affine_interfaces, .interface_count = 1,
  .former = &affine_former,
};
