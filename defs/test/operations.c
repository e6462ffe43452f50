// Hooks of the test dialect and of its operations: checks, types of results, effects, folds. Own
// nothing.
#include "mica/effects.h"
#include "mica/fold.h"
#include "mica/mica.h"
#include "mica/range.h"
#include "test/test.h"

// ---- The dialect --------------------------------------------------------------------------------

static bool is_valid(mica_op *op, mica_str name) {
  return !mica_str_is(name, "test.invalid_attr") ||
         mica_op_loc_error(op, "invalid to use 'test.invalid_attr'");
}
bool test_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  (void)attr;
  return is_valid(op, name);
}
bool test_verify_region_argument_attribute(mica_op *op, size_t region, size_t argument,
                                           mica_str name, const mica_attr *attr) {
  (void)region, (void)argument, (void)attr;
  return is_valid(op, name);
}
bool test_verify_region_result_attribute(mica_op *op, size_t region, size_t result, mica_str name,
                                         const mica_attr *attr) {
  (void)region, (void)result, (void)attr;
  return is_valid(op, name);
}

static bool are_all_simple(mica_types types) {
  for (size_t i = 0; i < types.size; i++)
    if (!test_simple_a_type_isa(types.data[i])) return false;
  return types.size > 0;
}
void test_type_alias(mica_context *ctx, const mica_dialect_def *dialect, const mica_type *type,
                     mica_alias_setter *set) {
  (void)ctx, (void)dialect;
  if (mica_type_is_tuple(type) && are_all_simple(mica_type_tuple_elements(type)))
    mica_set_alias(set, MICA_STR("test_tuple"), MICA_STR(""));
  if (test_integer_type_isa(type) && test_integer_type_signedness(type) == TEST_UNSIGNED &&
      test_integer_type_width(type) == 8)
    mica_set_alias(set, MICA_STR("test_ui8"), MICA_STR(""));
  if (test_recursive_type_isa(type) &&
      mica_str_is(test_recursive_type_rec_name(type), "type_to_alias"))
    mica_set_alias(set, MICA_STR("testrec"), MICA_STR(""));
  if (test_recursive_alias_type_isa(type))
    mica_set_alias(set, test_recursive_alias_type_rec_name(type), MICA_STR(""));
}
// Strings that ask for an alias.
void test_attr_alias(mica_context *ctx, const mica_dialect_def *dialect, const mica_attr *attr,
                     mica_alias_setter *set) {
  static const char *const aliases[][2] = {
      {"alias_test:dot_in_name", "test.alias"},
      {"alias_test:trailing_digit", "test_alias0"},
      {"alias_test:prefixed_digit", "0_test_alias"},
      {"alias_test:prefixed_symbol", "%test"},
      {"alias_test:trailing_digit_conflict_a", "test_alias_conflict0_1_1_1"},
      {"alias_test:trailing_digit_conflict_b", "test_alias_conflict0"},
      {"alias_test:trailing_digit_conflict_c", "test_alias_conflict0"},
      {"alias_test:trailing_digit_conflict_d", "test_alias_conflict0_"},
      {"alias_test:trailing_digit_conflict_e", "test_alias_conflict0_1"},
      {"alias_test:trailing_digit_conflict_f", "test_alias_conflict0_1"},
      {"alias_test:trailing_digit_conflict_g", "test_alias_conflict0_1_"},
      {"alias_test:trailing_digit_conflict_h", "test_alias_conflict0_1_1"},
      {"alias_test:tensor_encoding", "test_encoding"},
  };
  (void)ctx, (void)dialect;
  if (!mica_attr_is_string(attr)) return;
  for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++)
    if (mica_str_is(mica_attr_string_value(attr), aliases[i][0]))
      mica_set_alias(set, mica_str_of(aliases[i][1]), MICA_STR(""));
}

// ---- Checks -------------------------------------------------------------------------------------

static bool fail_here(const mica_op *op, const char *text) {
  return mica_op_loc_error(op, "%s", text);
}
bool test_result_type_with_trait_check(mica_op *op) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  return mica_type_has_trait(type, &test_trait_test_type_trait) ||
         fail_here(op, "result type should have trait 'TestTypeTrait'");
}
bool test_attr_with_trait_check(mica_op *op) {
  const mica_attr *attr = test_attr_with_trait_attr_attr(op);
  return mica_attr_has_trait(attr, &test_trait_test_attr_trait) ||
         fail_here(op, "'attr' attribute should have trait 'TestAttrTrait'");
}

static bool check_bound_variable(mica_op *op) {
  const mica_type *type = mica_value_type(test_reify_bound_var(op));
  const bool has_dim = test_reify_bound_dim_attr(op) != NULL;
  if (mica_type_is_shaped(type))
    return has_dim || mica_op_error(op, "expected 'dim' attribute for shaped type variable");
  if (!mica_type_is_index(type))
    return mica_op_error(op, "expected index-typed variable or shape type variable");
  return !has_dim || mica_op_error(op, "unexpected 'dim' attribute for index variable");
}
bool test_reify_bound_check(mica_op *op) {
  const bool scalable = test_reify_bound_scalable_attr(op) != NULL;
  if (!check_bound_variable(op)) return false;
  if (test_reify_bound_constant_attr(op) != NULL && scalable)
    return mica_op_error(op, "'scalable' and 'constant' are mutually exlusive");
  if (scalable != (test_reify_bound_vscale_min_attr(op) != NULL) ||
      scalable != (test_reify_bound_vscale_max_attr(op) != NULL))
    return mica_op_error(op, "expected 'vscale_min' if and only if 'scalable'");
  return true;
}

static size_t input_count(const mica_attr *map) {
  if (map == NULL) return 1;
  const mica_affine_map *value = mica_attr_affine_map_value(map);
  return mica_affine_map_input_count(value);
}
bool test_compare_check(mica_op *op) {
  const mica_attr *lhs = test_compare_lhs_map_attr(op), *rhs = test_compare_rhs_map_attr(op);
  if (test_compare_compose_attr(op) != NULL && (lhs != NULL || rhs != NULL))
    return mica_op_error(op, "'compose' not supported when 'lhs_map' or 'rhs_map' is present");
  const size_t expected = input_count(lhs) + input_count(rhs);
  return mica_op_operand_count(op) == expected ||
         mica_op_error(op, "expected %z operands, but got %z", expected, mica_op_operand_count(op));
}

bool test_dynamic_one_operand_two_results_check(mica_op *op) {
  if (mica_op_operand_count(op) != 1)
    return mica_op_error(op, "expected 1 operand, but had %z", mica_op_operand_count(op));
  return mica_op_result_count(op) == 2 ||
         mica_op_error(op, "expected 2 results, but had %z", mica_op_result_count(op));
}
bool test_dynamic_custom_parser_printer_check(mica_op *op) {
  return (mica_op_operand_count(op) == 0 && mica_op_result_count(op) == 0) ||
         fail_here(op, "operation should have no operands and no results");
}

// ---- Types of results ---------------------------------------------------------------------------

static const mica_type *type_of_operand(const mica_op_parts *parts, size_t index) {
  return mica_value_type(parts->operands[index]);
}
// The type that both operands have.
static bool infer_common(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                         const mica_type **types) {
  types[0] = type_of_operand(parts, 0);
  return types[0] == type_of_operand(parts, 1) ||
         mica_error(ctx, loc, "operand type mismatch '%t' vs '%t'", types[0],
                    type_of_operand(parts, 1));
}
bool test_op_with_infer_type_if_infer_types(mica_context *ctx, mica_loc loc,
                                            const mica_op_parts *parts, const mica_type **types) {
  return infer_common(ctx, loc, parts, types);
}
bool test_op_with_infer_type_adaptor_if_infer_types(mica_context *ctx, mica_loc loc,
                                                    const mica_op_parts *parts,
                                                    const mica_type **types) {
  return infer_common(ctx, loc, parts, types);
}
bool test_op_with_refine_type_if_check(mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  const mica_type *first = mica_value_type(test_op_with_refine_type_if_x(op));
  const mica_type *second = mica_value_type(test_op_with_refine_type_if_y(op));
  if (first != second)
    mica_error(ctx, mica_op_loc(op), "operand type mismatch '%t' vs '%t'", first, second);
  else if (mica_value_type(mica_op_result(op, 0)) != first)
    mica_error(ctx, mica_op_loc(op), "required first operand and result to match");
  else return true;
  return mica_op_error(op, "failed to infer returned types");
}
// A tensor of i17 as long as the first dimension of the first operand.
static bool infer_shape(mica_context *ctx, const mica_op_parts *parts, const mica_type **types) {
  const mica_type *from = type_of_operand(parts, 0);
  const mica_int64s shape = mica_type_shape(from);
  const int64_t size = shape.size == 0 ? MICA_DYNAMIC : shape.data[0];
  const mica_attr *encoding = mica_type_encoding(from);
  const mica_type *element = mica_type_i(ctx, 17);
  if (element == NULL) return false;
  types[0] = mica_type_ranked_tensor((mica_int64s){&size, 1}, element, encoding);
  return types[0] != NULL;
}
bool test_op_with_shaped_type_infer_type_if_infer_types(mica_context *ctx, mica_loc loc,
                                                        const mica_op_parts *parts,
                                                        const mica_type **types) {
  (void)loc;
  return infer_shape(ctx, parts, types);
}
bool test_op_with_shaped_type_infer_type_adaptor_if_infer_types(mica_context *ctx, mica_loc loc,
                                                                const mica_op_parts *parts,
                                                                const mica_type **types) {
  (void)loc;
  return infer_shape(ctx, parts, types);
}
bool test_tblgen_build_5_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                     const mica_type **types) {
  if (parts->operand_count == 0) return mica_error(ctx, loc, "needs an operand");
  types[0] = type_of_operand(parts, 0);
  return true;
}
bool test_another_three_result_infer_types(mica_context *ctx, mica_loc loc,
                                           const mica_op_parts *parts, const mica_type **types) {
  (void)loc, (void)parts;
  types[0] = mica_type_i(ctx, 32);
  types[1] = types[2] = mica_type_float(ctx, MICA_F32);
  return types[0] != NULL && types[1] != NULL;
}

const mica_type *test_tuple_of(mica_context *ctx, const mica_type *element) {
  return mica_type_tuple(ctx, (mica_types){&element, 1});
}

static bool infer_i16(mica_context *ctx, const mica_type **types) {
  types[0] = mica_type_i(ctx, 16);
  return types[0] != NULL;
}
bool test_variadic_region_inferred_infer_types(mica_context *ctx, mica_loc loc,
                                               const mica_op_parts *parts,
                                               const mica_type **types) {
  (void)loc, (void)parts;
  return infer_i16(ctx, types);
}
size_t test_variadic_region_inferred_infer_count(const mica_op_parts *parts) {
  (void)parts;
  return 1;
}
bool test_format_infer_type_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                        const mica_type **types) {
  (void)loc, (void)parts;
  return infer_i16(ctx, types);
}
bool test_format_infer_type2_infer_types(mica_context *ctx, mica_loc loc,
                                         const mica_op_parts *parts, const mica_type **types) {
  (void)loc, (void)parts;
  return infer_i16(ctx, types);
}

// Those of the operands, in order.
static bool infer_operand_types(const mica_op_parts *parts, const mica_type **types) {
  for (size_t i = 0; i < parts->operand_count; i++) types[i] = type_of_operand(parts, i);
  return true;
}
#define TEST_INFERS_OPERAND_TYPES(name)                                                       \
  bool test_format_infer_type_##name##_infer_types(                                           \
      mica_context *ctx, mica_loc loc, const mica_op_parts *parts, const mica_type **types) { \
    (void)ctx, (void)loc;                                                                     \
    return infer_operand_types(parts, types);                                                 \
  }                                                                                           \
  size_t test_format_infer_type_##name##_infer_count(const mica_op_parts *parts) {            \
    return parts->operand_count;                                                              \
  }
TEST_INFERS_OPERAND_TYPES(all_operands_and_types)
TEST_INFERS_OPERAND_TYPES(all_types_one_operand)
TEST_INFERS_OPERAND_TYPES(all_types_two_operands)
TEST_INFERS_OPERAND_TYPES(all_types)
TEST_INFERS_OPERAND_TYPES(variadic_operands)

// Those of the region's arguments.
static const mica_block *entry_of(const mica_op_parts *parts) {
  return parts->region_count == 0 || parts->regions == NULL ? NULL : parts->regions[0]->first;
}
bool test_format_infer_type_regions_infer_types(mica_context *ctx, mica_loc loc,
                                                const mica_op_parts *parts,
                                                const mica_type **types) {
  (void)ctx, (void)loc;
  const mica_block *entry = entry_of(parts);
  for (size_t i = 0; entry != NULL && i < entry->argument_count; i++)
    types[i] = mica_value_type(entry->arguments[i]);
  return parts->region_count != 0;
}
size_t test_format_infer_type_regions_infer_count(const mica_op_parts *parts) {
  const mica_block *entry = entry_of(parts);
  return entry == NULL ? 0 : entry->argument_count;
}

// An integer as wide as the two numbers together.
bool test_with_properties_and_inferred_type_infer_types(mica_context *ctx, mica_loc loc,
                                                        const mica_op_parts *parts,
                                                        const mica_type **types) {
  const uint64_t width = (uint64_t)test_with_properties_and_inferred_type_parts_lhs(parts) +
                         (uint64_t)test_with_properties_and_inferred_type_parts_rhs(parts);
  types[0] = mica_type_integer_checked(ctx, loc, width, MICA_SIGNLESS);
  return types[0] != NULL;
}

// ---- Effects ------------------------------------------------------------------------------------

bool test_read_buffer_effects(const mica_op *op, mica_effects *out) {
  mica_value *buffer = test_read_buffer_buffer(op);
  return mica_effects_add(out, (mica_effect){.kind = MICA_EFFECT_READ,
                                             .value = buffer,
                                             .resource = MICA_RESOURCE_DEFAULT}) &&
         mica_effects_add(
             out, (mica_effect){.kind = MICA_EFFECT_WRITE, .resource = MICA_RESOURCE_DEFAULT});
}

static bool kind_of_effect(const mica_attr *name, mica_effect_kind *out) {
  static const char *const names[] = {"allocate", "free", "read", "write"};
  if (name == NULL || !mica_attr_is_string(name)) return false;
  for (int i = 0; i < 4; i++)
    if (mica_str_is(mica_attr_string_value(name), names[i]))
      return *out = (mica_effect_kind)i, true;
  return false;
}
// `{effect = "read", on_result, test_resource}`
static bool add_effect(const mica_op *op, const mica_attr *entry, mica_effects *out) {
  mica_effect effect = {.resource = MICA_RESOURCE_DEFAULT};
  if (!mica_attr_is_dictionary(entry) ||
      !kind_of_effect(mica_attr_dictionary_get(entry, MICA_STR("effect")), &effect.kind))
    return true;
  if (mica_attr_dictionary_get(entry, MICA_STR("test_resource")) != NULL)
    effect.resource = "<Test>";
  if (mica_attr_dictionary_get(entry, MICA_STR("on_result")) != NULL)
    effect.value = mica_op_result(op, 0);
  else if (mica_attr_dictionary_get(entry, MICA_STR("on_operand")) != NULL &&
           mica_op_operand_count(op) != 0)
    effect.value = mica_op_operand(op, 0);
  else effect.symbol = mica_attr_dictionary_get(entry, MICA_STR("on_reference"));
  return mica_effects_add(out, effect);
}
static bool effects_by_attribute(const mica_op *op, mica_effects *out) {
  const mica_attr *effects = mica_op_attribute(op, MICA_STR("effects"));
  if (effects == NULL || !mica_attr_is_array(effects)) return true;
  const mica_attrs all = mica_attr_array_elements(effects);
  for (size_t i = 0; i < all.size; i++)
    if (!add_effect(op, all.data[i], out)) return false;
  return true;
}
bool test_side_effect_op_effects(const mica_op *op, mica_effects *out) {
  return effects_by_attribute(op, out);
}
bool test_side_effect_with_region_op_effects(const mica_op *op, mica_effects *out) {
  return effects_by_attribute(op, out);
}

mica_speculatability test_conditionally_speculatable_op_speculatability(const mica_op *op) {
  const mica_op *from = mica_value_op(test_conditionally_speculatable_op_input(op));
  bool is_constant = from != NULL && mica_str_is(mica_op_name_of(from), "arith.constant");
  return is_constant ? MICA_SPECULATABLE : MICA_NOT_SPECULATABLE;
}
mica_speculatability test_never_speculatable_op_speculatability(const mica_op *op) {
  (void)op;
  return MICA_NOT_SPECULATABLE;
}

mica_successor_operands test_destination_style_op_destinations(const mica_op *op) {
  const mica_segment outputs = test_destination_style_op_outputs_segment(op);
  return (mica_successor_operands){0, outputs.first, outputs.count, 1, 0};
}

// ---- Folds --------------------------------------------------------------------------------------

bool test_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, test_constant_value_attr(op));
}
bool test_op_with_region_fold_fold(mica_op *op, const mica_attr *operand, mica_fold *out) {
  (void)operand;
  return mica_fold_value(out, test_op_with_region_fold_operand(op));
}
bool test_op_with_variadic_results_and_folder_fold(mica_op *op, const mica_attr *const *operand_0,
                                                   size_t operand_0_count, mica_fold *out) {
  (void)operand_0;
  for (size_t i = 0; i < operand_0_count; i++)
    if (!mica_fold_value(out, mica_op_operand(op, i))) return false;
  return true;
}
// Nothing, so that the trait's fold is tried; or the operand, so that it isn't.
bool test_op_involution_trait_failing_operation_fold_fold(mica_op *op, const mica_attr *op1,
                                                          mica_fold *out) {
  (void)op, (void)op1, (void)out;
  return false;
}
bool test_op_involution_trait_succesful_operation_fold_fold(mica_op *op, const mica_attr *op1,
                                                            mica_fold *out) {
  mica_value *operand = test_op_involution_trait_succesful_operation_fold_op1(op);
  (void)op1;
  return mica_value_op(operand) != NULL && mica_fold_value(out, operand);
}
bool test_op_in_place_fold_fold(mica_op *op, const mica_attr *op_, mica_fold *out) {
  (void)out;
  if (op_ == NULL || test_op_in_place_fold_attr_attr(op) != NULL) return false;
  test_op_in_place_fold_set_attr_attr(op, mica_attr_is_integer(op_) ? op_ : NULL);
  return true;
}
bool test_op_in_place_self_fold_fold(mica_op *op, mica_fold *out) {
  (void)out;
  if (test_op_in_place_self_fold_folded_attr(op) != NULL) return false;
  test_op_in_place_self_fold_set_folded_attr(op, mica_attr_unit(mica_op_context(op)));
  return true;
}
bool test_op_in_place_fold_success_fold(mica_op *op, mica_fold *out) {
  (void)op, (void)out;
  return true;
}

// What constants are in all, each so often, and four for each block.
static uint64_t sum_of(const mica_attr *const *constants, size_t count, uint64_t times) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++)
    if (constants[i] != NULL && mica_attr_is_integer(constants[i]))
      sum += times * (uint64_t)mica_attr_integer_value(constants[i]);
  return sum;
}
bool test_fold_with_fold_adaptor_fold(mica_op *op, const mica_attr *op_,
                                      const mica_attr *const *variadic, size_t variadic_count,
                                      const mica_attr *const *var_of_var, size_t var_of_var_count,
                                      mica_fold *out) {
  uint64_t sum = sum_of(&op_, 1, 1) + sum_of(variadic, variadic_count, 2) +
                 sum_of(var_of_var, var_of_var_count, 3);
  const mica_region *body = test_fold_with_fold_adaptor_body(op);
  for (const mica_block *block = body->first; block != NULL; block = block->next) sum += 4;
  return mica_fold_attr(out, mica_attr_i(mica_op_context(op), 32, (int32_t)sum));
}
bool test_manual_cpp_op_with_fold_fold(mica_op *op, const mica_attr *const *operand_0,
                                       size_t operand_0_count, mica_fold *out) {
  (void)op;
  return operand_0_count != 0 && operand_0[0] != NULL && mica_fold_attr(out, operand_0[0]);
}

// ---- Ranges -------------------------------------------------------------------------------------

static mica_number number_of(const mica_op *op, const char *name, const mica_type *type) {
  const mica_attr *value = mica_op_attribute(op, mica_str_of(name));
  return mica_number_integer(type, mica_attr_integer_value(value));
}
void test_with_bounds_infer_ranges(const mica_op *op, const mica_range *operands,
                                   mica_range *results) {
  const mica_type *type = mica_range_type(mica_value_type(test_with_bounds_fake_val(op)));
  (void)operands;
  if (type == NULL) return;
  results[0] = (mica_range){number_of(op, "umin", type), number_of(op, "umax", type),
                            number_of(op, "smin", type), number_of(op, "smax", type)};
}
