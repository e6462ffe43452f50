// The dialect ring: Arithmetic modulo n.
// Made by mica-gen from ring.def; changes here are lost when it runs again.
#include "ring.h"

#include "mica/mica.h"

const mica_trait ring_trait_checked = {"Checked", 0};

static const mica_enum_case ring_mode_cases[] = {
  {"down", UINT64_C(0x0), false},
  {"up", UINT64_C(0x1), false},
};
static const char *const ring_mode_keywords[] = {"down", "up"};
const mica_enum_def ring_mode_enum = {
  .name = "ring::Mode",
  .summary = "how a result is rounded",
  .cases = ring_mode_cases,
  .case_count = 2,
  .keywords = ring_mode_keywords,
  .keyword_count = 2,
  .width = 32,
  .is_attribute = true,
};

const mica_interface ring_cost_interface_id = {"CostInterface"};

int64_t ring_cost_interface_steps(const mica_op *op) {
  const ring_cost_interface *methods = mica_op_interface(op, &ring_cost_interface_id);
  assert(methods != NULL);
  return methods->steps(op);
}

static int64_t ring_cost_interface_default_steps_for(const mica_op *op, int64_t lanes) {
  return ring_cost_interface_steps(op) * lanes;
}

int64_t ring_cost_interface_steps_for(const mica_op *op, int64_t lanes) {
  const ring_cost_interface *methods = mica_op_interface(op, &ring_cost_interface_id);
  assert(methods != NULL);
  if (methods->steps_for == NULL) return ring_cost_interface_default_steps_for(op, lanes);
  return methods->steps_for(op, lanes);
}

bool ring_cost_interface_verify(mica_op *op) {
  if (ring_cost_interface_steps(op) >= 0) return true;
      return mica_op_error(op, "costs less than nothing");
}

const mica_type *ring_elem_type_get(mica_context *ctx, unsigned width) {
  const ring_elem_type_params params = {width};
  return mica_type_get(ctx, &ring_elem_type_def, &params);
}

const mica_type *ring_elem_type_get_checked(mica_context *ctx, mica_loc loc, unsigned width) {
  const ring_elem_type_params params = {width};
  return mica_type_get_checked(ctx, loc, &ring_elem_type_def, &params);
}

static bool ring_elem_type_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const ring_elem_type_params *values = params;
  return ring_elem_type_check(ctx, loc, values->width);
}

// ring.elem: `<` $width `>`
static const mica_type *ring_elem_type_parse(mica_parser *p) {
  const mica_position at = mica_parser_position(p);
  ring_elem_type_params params = {0};
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_scalar(p, sizeof params.width, false, &params.width)) {
    mica_parse_parameter_error(p, "Ring_ElemType", "width", "unsigned");
    return NULL;
  }
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_type_get_checked(mica_parser_context(p), mica_parser_loc(p, at), &ring_elem_type_def,
                               &params);
}

static void ring_elem_type_print(mica_printer *p, const mica_type *type) {
  const ring_elem_type_params *params = mica_type_params(type);
  mica_print_char(p, '<');
  mica_print_uint(p, params->width);
  mica_print_char(p, '>');
}

static const mica_param_def ring_elem_type_param_table[] = {
  {"width", MICA_PARAM_BITS, offsetof(ring_elem_type_params, width), sizeof(unsigned), false, NULL},
};

const mica_type_def ring_elem_type_def = {
  .storage = {
    .abi = 2,
    .name = "ring.elem",
    .mnemonic = "elem",
    .dialect = &ring_dialect,
    .params_size = sizeof(ring_elem_type_params),
    .params = ring_elem_type_param_table,
    .param_count = 1,
    .traits = NULL,
    .interfaces = NULL,
    .interface_count = 0,
  },
  .parse = ring_elem_type_parse,
  .print = ring_elem_type_print,
  .verify = ring_elem_type_verify,
};

static bool ring_is_elem_type(const mica_type *self) {
  return mica_type_isa(self, &ring_elem_type_def);
}

// 64-bit signless integer attribute
static bool ring_is_i64_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 64);
}

// how a result is rounded
static bool ring_is_how_a_result_is_rounded_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 32) &&
         (mica_attr_integer_value(self) == 0 || mica_attr_integer_value(self) == 1);
}

// 32-bit signless integer
static bool ring_is_i32(const mica_type *self) {
  return mica_type_is_i(self, 32);
}

// ---- ring.add ----

int64_t ring_add_modulus(const mica_op *op) {
  const mica_attr *attr = mica_op_slot(op, 1);
  return mica_attr_integer_value(attr);
}

bool ring_add_set_modulus(mica_op *op, int64_t value) {
  const mica_attr *attr = mica_attr_i(mica_op_context(op), 64, value);
  if (attr == NULL) return false;
  mica_op_set_slot(op, 1, attr);
  return true;
}

ring_mode ring_add_mode(const mica_op *op) {
  const mica_attr *attr = mica_op_slot(op, 0);
  if (attr == NULL) return RING_MODE_DOWN;
  return (ring_mode)mica_attr_integer_value(attr);
}

bool ring_add_set_mode(mica_op *op, ring_mode value) {
  const mica_attr *attr = mica_attr_i(mica_op_context(op), 32, (int64_t)value);
  if (attr == NULL) return false;
  mica_op_set_slot(op, 0, attr);
  return true;
}

static bool ring_add_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                 const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[0]);
  return types[0] != NULL;
}

mica_op *ring_add_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                        int64_t modulus, ring_mode mode) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 32, (int64_t)mode), mica_attr_i(ctx, 64, modulus)};
  if (slots[0] == NULL) return NULL;
  if (slots[1] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 2, NULL, NULL, 0, 0};
  return mica_builder_insert_new(b, loc, &ring_add_def, &parts);
}

mica_op *ring_add_build_with_twice(mica_builder *b, mica_loc loc, mica_value *twice) {
  return ring_add_build(b, loc, twice, twice, 2, RING_MODE_UP);
}

static bool ring_add_verify(mica_op *op) {
  if (!mica_verify_region_count(op, 0)) return false;
  if (!mica_verify_result_count(op, 1)) return false;
  if (!mica_verify_successor_count(op, 0)) return false;
  if (!mica_verify_operand_count(op, 2)) return false;
  if (!mica_verify_slot(op, 1, NULL, "")) return false;  // modulus
  if (!mica_verify_slot(op, 1, ring_is_i64_attr, "64-bit signless integer attribute")) return false;
  if (!mica_verify_slot(op, 0, ring_is_how_a_result_is_rounded_attr, "how a result is rounded"))
    return false;
  if (!mica_verify_operand(op, 0, ring_is_elem_type, "")) return false;
  if (!mica_verify_operand(op, 1, ring_is_elem_type, "")) return false;
  if (!mica_verify_result(op, 0, ring_is_elem_type, "")) return false;
  if (!mica_verify_same_operands_and_result_type(op)) return false;
  if (!ring_trait_checked_check(op)) return false;
  if (!ring_cost_interface_verify(op)) return false;
  return ring_add_check(op);
}

static const mica_attr *ring_add_default_mode(mica_context *ctx) {
  return mica_attr_i(ctx, 32, (int64_t)RING_MODE_DOWN);
}
static const mica_slot_def ring_add_slots[] = {
    {"mode", MICA_SLOT_OPTIONAL, ring_is_how_a_result_is_rounded_attr, ring_add_default_mode},
    {"modulus", 0, mica_attr_is_integer, NULL},
};
static const mica_slot_check ring_add_checks[] = {
    {ring_is_how_a_result_is_rounded_attr, "how a result is rounded"},
    {ring_is_i64_attr, "64-bit signless integer attribute"},
};
static const mica_infer_type_interface ring_add_inference = {.infer_types = ring_add_infer_types};
static const ring_cost_interface ring_add_cost_methods = {
    .steps = ring_add_steps};
static const mica_trait *const ring_add_traits[] = {
    &mica_trait_always_speculatable, &mica_trait_same_operands_and_result_type, &ring_trait_checked,
    NULL};
static const mica_interface_impl ring_add_interfaces[] = {
    {&ring_cost_interface_id, &ring_add_cost_methods},
    {&mica_infer_type_interface_id, &ring_add_inference}};
const mica_op_def ring_add_def = {
    .abi = 2,
    .name = "ring.add",
    .name_size = 8,
    .slot_count = 2,
    .dialect = &ring_dialect,
    .slots = ring_add_slots,
    .traits = ring_add_traits,
    .interfaces = ring_add_interfaces,
    .interface_count = 2,
    .verify = ring_add_verify,
    .checks = ring_add_checks,
};

// ---- ring.width ----

static bool ring_width_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **types) {
  (void)loc;
  (void)parts;
  types[0] = mica_type_i(ctx, 32);
  return types[0] != NULL;
}

mica_op *ring_width_build(mica_builder *b, mica_loc loc, mica_value *of) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_i(ctx, 32)};
  if (types[0] == NULL) return NULL;
  mica_value *operands[] = {of};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, NULL, NULL, 0, 0};
  return mica_builder_insert_new(b, loc, &ring_width_def, &parts);
}

static bool ring_width_verify(mica_op *op) {
  if (!mica_verify_region_count(op, 0)) return false;
  if (!mica_verify_result_count(op, 1)) return false;
  if (!mica_verify_successor_count(op, 0)) return false;
  if (!mica_verify_operand_count(op, 1)) return false;
  if (!mica_verify_operand(op, 0, ring_is_elem_type, "")) return false;
  if (!mica_verify_result(op, 0, ring_is_i32, "32-bit signless integer")) return false;
  return true;
}

static const mica_infer_type_interface ring_width_inference = {
    .infer_types = ring_width_infer_types};
static const mica_interface_impl ring_width_interfaces[] = {
    {&mica_infer_type_interface_id, &ring_width_inference}};
const mica_op_def ring_width_def = {
    .abi = 2,
    .name = "ring.width",
    .name_size = 10,
    .dialect = &ring_dialect,
    .interfaces = ring_width_interfaces,
    .interface_count = 1,
    .verify = ring_width_verify,
};

// ---- ring.loop ----

bool ring_loop_set_inits(mica_op *op, mica_value *const *values, size_t count) {
  const mica_attr *sizes = mica_resized_segments(mica_op_context(op), mica_op_slot(op, 1),
                                                 0, count);
  if (sizes == NULL) return false;
  if (!mica_op_replace_segment(op, ring_loop_inits_segment(op), values, count)) return false;
  mica_op_set_slot(op, 1, sizes);
  return true;
}

bool ring_loop_set_bound(mica_op *op, mica_value *const *values, size_t count) {
  const mica_attr *sizes = mica_resized_segments(mica_op_context(op), mica_op_slot(op, 1),
                                                 1, count);
  if (sizes == NULL) return false;
  if (!mica_op_replace_segment(op, ring_loop_bound_segment(op), values, count)) return false;
  mica_op_set_slot(op, 1, sizes);
  return true;
}

bool ring_loop_set_steps(mica_op *op, mica_value *const *values, size_t count) {
  const mica_attr *sizes = mica_resized_segments(mica_op_context(op), mica_op_slot(op, 1),
                                                 2, count);
  if (sizes == NULL) return false;
  if (!mica_op_replace_segment(op, ring_loop_steps_segment(op), values, count)) return false;
  mica_op_set_slot(op, 1, sizes);
  return true;
}

mica_str ring_loop_label(const mica_op *op) {
  const mica_attr *attr = mica_op_slot(op, 0);
  if (attr == NULL) return (mica_str){0};
  return mica_attr_string_value(attr);
}

bool ring_loop_set_label(mica_op *op, mica_str value) {
  const mica_attr *attr = mica_attr_string(mica_op_context(op), value);
  if (attr == NULL) return false;
  mica_op_set_slot(op, 0, attr);
  return true;
}

bool ring_loop_unrolled(const mica_op *op) {
  const mica_attr *attr = mica_op_slot(op, 2);
  return attr != NULL;
}

bool ring_loop_set_unrolled(mica_op *op, bool value) {
  const mica_attr *attr = (value ? mica_attr_unit(mica_op_context(op)) : NULL);
  mica_op_set_slot(op, 2, attr);
  return true;
}

mica_op *ring_loop_build(mica_builder *b, mica_loc loc, mica_types values_types,
                         mica_value *const *inits, size_t inits_count, mica_value *bound,
                         mica_value *const *steps, size_t steps_count, const mica_attr *label,
                         bool unrolled) {
  mica_context *ctx = mica_builder_context(b);
  const size_t operand_sizes[] = {inits_count, bound != NULL, steps_count};
  const mica_attr *slots[] = {label, mica_attr_segment_sizes(ctx, operand_sizes, 3),
                              (unrolled ? mica_attr_unit(ctx) : NULL)};
  if (slots[1] == NULL) return NULL;
  const mica_value_group groups[] = {{inits, inits_count}, {&bound, bound != NULL},
                                     {steps, steps_count}};
  mica_value **operands;
  size_t count;
  if (!mica_join_values(ctx, groups, 3, &operands, &count)) return NULL;
  const mica_op_parts parts = {operands, count, values_types.data, values_types.size, slots, 3,
                               NULL, NULL, 0, 1};
  mica_op *op = mica_builder_insert_new(b, loc, &ring_loop_def, &parts);
  mica_free(ctx, operands, count * sizeof *operands);
  return op;
}

static bool ring_loop_verify(mica_op *op) {
  if (!mica_verify_region_count(op, 1)) return false;
  if (!mica_verify_successor_count(op, 0)) return false;
  if (!mica_verify_segments(op, 1, 3, mica_op_operand_count(op), "operandSegmentSizes", "operand"))
    return false;
  if (!mica_verify_single_block(op)) return false;
  if (!mica_verify_slot(op, 0, mica_attr_is_string, "string attribute")) return false;
  if (!mica_verify_slot(op, 2, mica_attr_is_unit, "unit attribute")) return false;
  if (!mica_verify_optional_group(op, "operand", ring_loop_bound_segment(op))) return false;
  if (!mica_verify_operand_group(op, ring_loop_bound_segment(op), mica_type_is_index, "index"))
    return false;
  if (!mica_verify_operand_group(op, ring_loop_steps_segment(op), mica_type_is_index,
                                 "variadic of index"))
    return false;
  return true;
}

static const mica_attr *ring_loop_default_operand_sizes(mica_context *ctx) {
  static const size_t none[3];
  return mica_attr_segment_sizes(ctx, none, 3);
}
static const mica_slot_def ring_loop_slots[] = {
    {"label", MICA_SLOT_OPTIONAL, mica_attr_is_string, NULL},
    {"operandSegmentSizes", MICA_SLOT_HIDDEN, mica_attr_is_dense_i32s,
     ring_loop_default_operand_sizes},
    {"unrolled", MICA_SLOT_OPTIONAL, mica_attr_is_unit, NULL},
};
static const mica_slot_check ring_loop_checks[] = {
    {mica_attr_is_string, "string attribute"},
    {NULL, NULL},
    {mica_attr_is_unit, "unit attribute"},
};
static const mica_trait *const ring_loop_traits[] = {
    &mica_trait_attr_sized_operand_segments, &mica_trait_single_block, &mica_trait_no_terminator,
    NULL};
const mica_op_def ring_loop_def = {
    .abi = 2,
    .name = "ring.loop",
    .name_size = 9,
    .slot_count = 3,
    .region_count = 1,
    .flags = MICA_OP_SEGMENTED_OPERANDS | MICA_OP_SINGLE_BLOCK | MICA_OP_NO_TERMINATOR,
    .dialect = &ring_dialect,
    .slots = ring_loop_slots,
    .traits = ring_loop_traits,
    .verify = ring_loop_verify,
    .checks = ring_loop_checks,
};

// ---- ring.pair ----

bool ring_pair_set_a(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, ring_pair_a_segment(op), values, count);
}

bool ring_pair_set_b(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, ring_pair_b_segment(op), values, count);
}

mica_op *ring_pair_build(mica_builder *b, mica_loc loc, mica_value *const *a, size_t a_count,
                         mica_value *middle, mica_value *const *b_, size_t b_count) {
  mica_context *ctx = mica_builder_context(b);
  const mica_value_group groups[] = {{a, a_count}, {&middle, 1}, {b_, b_count}};
  mica_value **operands;
  size_t count;
  if (!mica_join_values(ctx, groups, 3, &operands, &count)) return NULL;
  const mica_op_parts parts = {operands, count, NULL, 0, NULL, 0, NULL, NULL, 0, 0};
  mica_op *op = mica_builder_insert_new(b, loc, &ring_pair_def, &parts);
  mica_free(ctx, operands, count * sizeof *operands);
  return op;
}

static bool ring_pair_verify(mica_op *op) {
  if (!mica_verify_region_count(op, 0)) return false;
  if (!mica_verify_result_count(op, 0)) return false;
  if (!mica_verify_successor_count(op, 0)) return false;
  if (!mica_verify_operand_count_at_least(op, 1)) return false;
  return true;
}

const mica_op_def ring_pair_def = {
    .abi = 2,
    .name = "ring.pair",
    .name_size = 9,
    .dialect = &ring_dialect,
    .verify = ring_pair_verify,
};

// Ordered by name.
static const mica_op_def *const ring_ops[] = {
    &ring_add_def,
    &ring_loop_def,
    &ring_pair_def,
    &ring_width_def,
};
static const mica_type_def *const ring_types[] = {
    &ring_elem_type_def,
};

const mica_dialect_def ring_dialect = {
    .abi = 2,
    .name = "ring",
    .ops = ring_ops,
    .op_count = 4,
    .types = ring_types,
    .type_count = 1,
    .verify_op_attribute = ring_verify_op_attribute,
};
