// The dialect ring: Arithmetic modulo n.
// Made by mica-gen from ring.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "ring.h"

#include "mica/mica.h"

static const mica_enum_case ring_rounds_cases[] = {
  {.text = "always", .value = RING_ROUNDS_ALWAYS},
  {.text = "lazily", .value = RING_ROUNDS_LAZILY},
};
const mica_enum_def ring_rounds_enum = {
  .name = "::ring::Rounds", .summary = "how often a sum is reduced",
  .cases = ring_rounds_cases, .case_count = 2, .width = 32, .is_attribute = true,
};

static bool ring_all_are_dictionary(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!mica_attr_is_dictionary(mica_attr_array_elements(self).data[i])) return false;
  return true;
}

// 64-bit signless integer attribute
static bool ring_is_i64_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 64);
}

// An integer modulo n
static bool ring_is_elem(const mica_type *self) {
  return mica_type_isa(self, &ring_elem_type_def);
}

// how often a sum is reduced
static bool ring_is_rounds_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 32) &&
         (mica_attr_integer_value(self) == 0 || mica_attr_integer_value(self) == 1);
}

// 64-bit signless integer attribute whose value is non-negative
static bool ring_is_i64_attr_int_non_negative(const mica_attr *self) {
  return mica_attr_is_i(self, 64) && !mica_attr_integer_is_negative(self);
}

// The numbers from one up to another, without the last
static bool ring_is_range_attr(const mica_attr *self) {
  return mica_attr_isa(self, &ring_range_attr_def);
}

// type attribute of function type
static bool ring_is_type_attribute_of_function_type(const mica_attr *self) {
  return mica_attr_is_type(self) && mica_type_is_function(mica_attr_type_value(self));
}

// Array of dictionary attributes
static bool ring_is_dict_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && ring_all_are_dictionary(self);
}

// What parts of operations must be.
static const mica_constraint must_be_64_bit_signless_integer_attribute = {
  .summary = "64-bit signless integer attribute", .attr = ring_is_i64_attr,
  .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_an_integer_modulo_n = {
  .summary = "An integer modulo n", .type = ring_is_elem,
};
static const mica_constraint must_be_how_often_a_sum_is_reduced = {
  .summary = "how often a sum is reduced", .attr = ring_is_rounds_attr,
  .is_kind = ring_is_rounds_attr,
};
static const mica_constraint must_be_64_bit_signless_integer_attribute_whose_value = {
  .summary = "64-bit signless integer attribute whose value is non-negative",
  .attr = ring_is_i64_attr_int_non_negative, .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_the_numbers_from_one_up_to_another_without = {
  .summary = "The numbers from one up to another, without the last", .attr = ring_is_range_attr,
  .is_kind = ring_range_attr_isa,
};
static const mica_constraint must_be_region_with_1_blocks = {.summary = "region with 1 blocks"};
static const mica_constraint must_be_any_successor = {.summary = "any successor"};
static const mica_constraint must_be_array_of_dictionary_attributes = {
  .summary = "Array of dictionary attributes", .attr = ring_is_dict_array_attr,
  .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_type_attribute_of_function_type = {
  .summary = "type attribute of function type", .attr = ring_is_type_attribute_of_function_type,
  .is_kind = mica_attr_is_type,
};
static const mica_constraint must_be_string_attribute = {
  .summary = "string attribute", .attr = mica_attr_is_string, .is_kind = mica_attr_is_string,
};
static const mica_constraint must_be_region_with_at_least_1_blocks = {
  .summary = "region with at least 1 blocks",
};

const mica_type *ring_elem_type_get(mica_context *ctx, uint64_t modulus) {
  const ring_elem_type_params params = {modulus};
  return mica_type_get(ctx, &ring_elem_type_def, &params);
}

const mica_type *ring_elem_type_get_checked(mica_context *ctx, mica_loc loc, uint64_t modulus) {
  const ring_elem_type_params params = {modulus};
  return mica_type_get_checked(ctx, loc, &ring_elem_type_def, &params);
}

static bool ring_elem_type_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const ring_elem_type_params *values = params;
  return mica_hook(ctx, ring_elem_type_check(ctx, loc, values->modulus), "ring_elem_type_check");
}

// ring.elem: `<` $modulus `>`
static const mica_type *ring_elem_type_parse(mica_parser *p) {
  const mica_position at = mica_parser_position(p);
  ring_elem_type_params params = {0};
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_scalar(p, sizeof params.modulus, false, &params.modulus))
    return mica_parse_parameter_error(p, "Ring_Elem", "modulus", "uint64_t");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_type_get_checked(mica_parser_context(p), mica_parser_loc(p, at), &ring_elem_type_def,
                               &params);
}

static void ring_elem_type_print(mica_printer *p, const mica_type *type) {
  const ring_elem_type_params *params = mica_type_params(type);
  mica_print_char(p, '<');
  mica_print_uint(p, params->modulus);
  mica_print_char(p, '>');
}

static const mica_param_def ring_elem_type_param_table[] = {
  {.name = "modulus", .kind = MICA_PARAM_BITS, .offset = offsetof(ring_elem_type_params, modulus),
   .size = sizeof(uint64_t)},
};

const mica_type_def ring_elem_type_def = {
  .base = {
    .abi = 5, .name = "ring.elem", .mnemonic = "elem", .dialect = &ring_dialect,
    .params_size = sizeof(ring_elem_type_params),
    .params = ring_elem_type_param_table, .param_count = 1,
  },
  .parse = ring_elem_type_parse, .print = ring_elem_type_print, .verify = ring_elem_type_verify,
};

const mica_attr *ring_range_attr_get(mica_context *ctx, int64_t from, int64_t to, int64_t step) {
  const ring_range_attr_params params = {from, to, step};
  return mica_attr_get(ctx, &ring_range_attr_def, &params);
}

const mica_attr *ring_range_attr_get_checked(mica_context *ctx, mica_loc loc, int64_t from,
                                             int64_t to, int64_t step) {
  const ring_range_attr_params params = {from, to, step};
  return mica_attr_get_checked(ctx, loc, &ring_range_attr_def, &params);
}

static bool ring_range_attr_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const ring_range_attr_params *values = params;
  return mica_hook(ctx, ring_range_attr_check(ctx, loc, values->from, values->to, values->step),
                   "ring_range_attr_check");
}

// ring.range: `<` $from `to` $to (`step` $step^)? `>`
static const mica_attr *ring_range_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  ring_range_attr_params params = {0};
  (void)type;
  params.step = 1;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_scalar(p, sizeof params.from, true, &params.from))
    return mica_parse_parameter_error(p, "Ring_Range", "from", "int64_t");
  if (!mica_parse_keyword(p, "to")) return NULL;
  if (!mica_parse_scalar(p, sizeof params.to, true, &params.to))
    return mica_parse_parameter_error(p, "Ring_Range", "to", "int64_t");
  if (mica_parse_optional_keyword(p, "step")) {
    if (!mica_parse_scalar(p, sizeof params.step, true, &params.step))
      return mica_parse_parameter_error(p, "Ring_Range", "step", "int64_t");
  }
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at), &ring_range_attr_def,
                               &params);
}

static void ring_range_attr_print(mica_printer *p, const mica_attr *attr) {
  const ring_range_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_int(p, params->from);
  mica_print_str(p, MICA_STR(" to "));
  mica_print_int(p, params->to);
  if (params->step != 1) {
    mica_print_str(p, MICA_STR(" step "));
    mica_print_int(p, params->step);
  }
  mica_print_char(p, '>');
}

static const mica_param_def ring_range_attr_param_table[] = {
  {.name = "from", .kind = MICA_PARAM_BITS, .offset = offsetof(ring_range_attr_params, from),
   .size = sizeof(int64_t)},
  {.name = "to", .kind = MICA_PARAM_BITS, .offset = offsetof(ring_range_attr_params, to),
   .size = sizeof(int64_t)},
  {.name = "step", .kind = MICA_PARAM_BITS, .offset = offsetof(ring_range_attr_params, step),
   .size = sizeof(int64_t)},
};

const mica_attr_def ring_range_attr_def = {
  .base = {
    .abi = 5, .name = "ring.range", .mnemonic = "range", .dialect = &ring_dialect,
    .params_size = sizeof(ring_range_attr_params),
    .params = ring_range_attr_param_table, .param_count = 3,
  },
  .parse = ring_range_attr_parse, .print = ring_range_attr_print, .verify = ring_range_attr_verify,
};

// ---- ring.constant ----

int64_t ring_constant_value(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &ring_constant_def, RING_CONSTANT_SLOT_VALUE);
  return mica_attr_integer_value(attr);
}
bool ring_constant_set_value(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &ring_constant_def, RING_CONSTANT_SLOT_VALUE,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *ring_constant_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                             int64_t value) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 64, value)};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ring_constant_def, &parts);
}

static const mica_part ring_constant_parts[] = {
  {.name = "value", .check = &must_be_64_bit_signless_integer_attribute},
  {.name = "result", .check = &must_be_an_integer_modulo_n},
};
// ring.constant: $value attr-dict `:` qualified(type($result))
static bool ring_constant_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *value_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 64), mica_attr_is_integer,
                          &value_attr))
    return false;
  mica_state_set_slot(out, RING_CONSTANT_SLOT_VALUE, value_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  return mica_state_result(out, result_type);
}

static void ring_constant_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, ring_constant_value_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(ring_constant_result(op)));
}

static const mica_trait *const ring_constant_traits[] = {
  &mica_trait_constant_like, &mica_trait_always_speculatable, NULL,
};
static const mica_interface_impl ring_constant_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = ring_constant_result_names}},
};
const mica_op_def ring_constant_def = {
  .flags = MICA_OP_CONSTANT_LIKE, .name = "ring.constant", .name_size = 13, .summary = "A number",
  .dialect = &ring_dialect, .parts = ring_constant_parts, .slot_count = 1, .result_count = 1,
  .traits = ring_constant_traits, .interfaces = ring_constant_interfaces, .interface_count = 3,
  .checks = &(const mica_op_checks){.check = {ring_constant_check, "ring_constant_check"}},
  .parse = ring_constant_parse, .print = ring_constant_print,
};

// ---- ring.add ----

ring_rounds ring_add_rounds(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &ring_add_def, RING_ADD_SLOT_ROUNDS);
  return attr == NULL ? RING_ROUNDS_ALWAYS : (ring_rounds)mica_attr_integer_value(attr);
}
bool ring_add_set_rounds(mica_op *op, ring_rounds value) {
  return mica_op_fill_slot_as(op, &ring_add_def, RING_ADD_SLOT_ROUNDS,
                              mica_attr_i(mica_op_context(op), 32, (int64_t)value));
}

static bool ring_add_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                 const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[0]);
  return types[0] != NULL;
}

mica_op *ring_add_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                        ring_rounds rounds) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 32, (int64_t)rounds)};
  if (slots[RING_ADD_SLOT_ROUNDS] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ring_add_def, &parts);
}

static const mica_attr *ring_add_default_rounds(mica_context *ctx) {
  return mica_attr_i(ctx, 32, (int64_t)RING_ROUNDS_ALWAYS);
}

static const mica_part ring_add_parts[] = {
  {.name = "rounds", .check = &must_be_how_often_a_sum_is_reduced, .flags = MICA_PART_HAS_DEFAULT,
   .extra = 1},
  {.name = "lhs", .check = &must_be_an_integer_modulo_n},
  {.name = "rhs", .check = &must_be_an_integer_modulo_n},
  {.name = "result", .check = &must_be_an_integer_modulo_n},
};
static const mica_region_checks ring_add_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_first_type_inferred, NULL},
};
static const mica_op_checks ring_add_checks = {
  .verify = (mica_op_check *const[]){mica_verify_same_operands_and_result_type, NULL},
  .regions = &ring_add_region_checks,
};
// ring.add and 1 more: $lhs `,` $rhs (`reduced` $rounds^)? attr-dict `:` qualified(type($result))
static bool ring_add_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_attr *rounds_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (mica_parse_optional_keyword(p, "reduced")) {
    if (!mica_parse_enum_attr(p, &ring_rounds_enum, "rounds", true, &rounds_attr)) return false;
    mica_state_set_slot(out, 0, rounds_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, result_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, result_type);
}

static void ring_add_print(mica_printer *p, const mica_op *op) {
  const mica_attr *rounds_attr = mica_op_slot(op, 0);
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 1));
  if (rounds_attr != NULL && (ring_rounds)mica_attr_integer_value(rounds_attr) !=
      RING_ROUNDS_ALWAYS) {
    mica_print_str(p, MICA_STR(" reduced "));
    mica_print_enum_attr(p, &ring_rounds_enum, rounds_attr);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_trait *const ring_add_traits[] = {
  &mica_trait_is_commutative, &mica_trait_always_speculatable,
  &mica_trait_same_operands_and_result_type, NULL,
};
static const mica_interface_impl ring_add_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = ring_add_infer_types}},
};
static const mica_op_more ring_add_more = {
  .extras = (const mica_part_extra[]){{.default_value = ring_add_default_rounds}},
};
const mica_op_def ring_add_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "ring.add", .name_size = 8, .summary = "The sum",
  .dialect = &ring_dialect,
  .parts = ring_add_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = ring_add_traits, .interfaces = ring_add_interfaces, .interface_count = 3,
  .checks = &ring_add_checks, .parse = ring_add_parse, .print = ring_add_print,
  .more = &ring_add_more,
};

// ---- ring.mul ----

ring_rounds ring_mul_rounds(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &ring_mul_def, RING_MUL_SLOT_ROUNDS);
  return attr == NULL ? RING_ROUNDS_ALWAYS : (ring_rounds)mica_attr_integer_value(attr);
}
bool ring_mul_set_rounds(mica_op *op, ring_rounds value) {
  return mica_op_fill_slot_as(op, &ring_mul_def, RING_MUL_SLOT_ROUNDS,
                              mica_attr_i(mica_op_context(op), 32, (int64_t)value));
}

mica_op *ring_mul_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                        ring_rounds rounds) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 32, (int64_t)rounds)};
  if (slots[RING_MUL_SLOT_ROUNDS] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ring_mul_def, &parts);
}

const mica_op_def ring_mul_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "ring.mul", .name_size = 8, .summary = "The product",
  .dialect = &ring_dialect,
  .parts = ring_add_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = ring_add_traits, .interfaces = ring_add_interfaces, .interface_count = 3,
  .checks = &ring_add_checks, .parse = ring_add_parse, .print = ring_add_print,
  .more = &ring_add_more,
};

// ---- ring.power ----

int64_t ring_power_exponent(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &ring_power_def, RING_POWER_SLOT_EXPONENT);
  return mica_attr_integer_value(attr);
}
bool ring_power_set_exponent(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &ring_power_def, RING_POWER_SLOT_EXPONENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *ring_power_build(mica_builder *b, mica_loc loc, mica_value *base, int64_t exponent) {
  if (base == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 64, exponent)};
  const mica_type *types[] = {mica_value_type(base)};
  mica_value *operands[] = {base};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ring_power_def, &parts);
}

static const mica_part ring_power_parts[] = {
  {.name = "exponent", .check = &must_be_64_bit_signless_integer_attribute_whose_value},
  {.name = "base", .check = &must_be_an_integer_modulo_n},
  {.name = "result", .check = &must_be_an_integer_modulo_n},
};
// ring.power: $base custom<Exponent>($exponent) attr-dict `:` qualified(type($result))
static bool ring_power_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref base_operand;
  const mica_attr *exponent_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &base_operand)) return false;
  if (!mica_parser_hook(p, ring_parse_exponent(p, out, &exponent_attr), "ring_parse_exponent"))
    return false;
  mica_state_set_slot(out, RING_POWER_SLOT_EXPONENT, exponent_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &base_operand, 1, result_type);
}

static void ring_power_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, ring_power_base(op));
  mica_print_char(p, ' ');
  ring_print_exponent(p, op, ring_power_exponent_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(ring_power_result(op)));
}

static const mica_trait *const ring_power_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_same_operands_and_result_type, NULL,
};
const mica_op_def ring_power_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "ring.power", .name_size = 10,
  .summary = "A power, written `%x to 3`", .dialect = &ring_dialect,
  .parts = ring_power_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = ring_power_traits, .interfaces = ring_add_interfaces, .interface_count = 3,
  .checks = &ring_add_checks, .parse = ring_power_parse, .print = ring_power_print,
};

// ---- ring.fold ----

mica_op *ring_fold_build(mica_builder *b, mica_loc loc, const mica_attr *range, mica_value *init) {
  if (init == NULL) return NULL;
  const mica_attr *slots[] = {range};
  const mica_type *types[] = {mica_value_type(init)};
  mica_value *operands[] = {init};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 1};
  return mica_builder_insert_new(b, loc, &ring_fold_def, &parts);
}

static const mica_part ring_fold_parts[] = {
  {.name = "range", .check = &must_be_the_numbers_from_one_up_to_another_without},
  {.name = "init", .check = &must_be_an_integer_modulo_n},
  {.name = "result", .check = &must_be_an_integer_modulo_n},
  {.name = "body", .check = &must_be_region_with_1_blocks},
};
static bool ring_fold_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_value_type(ring_fold_result(op)) ==
                        mica_value_type(ring_fold_init(op)),
                        "all of {init, result} have same type"))
    return false;
  return mica_verify_region(op, RING_FOLD_REGION_BODY, "body",
                            mica_region_block_count(ring_fold_body(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks ring_fold_region_checks = {
  .check = {ring_fold_check_regions, "ring_fold_check_regions"},
};
static const mica_op_checks ring_fold_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){ring_fold_verify, NULL},
  .regions = &ring_fold_region_checks,
};
// ring.fold: $range `from` $init attr-dict `:` qualified(type($init)) $body
static bool ring_fold_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *range_attr = NULL;
  mica_operand_ref init_operand;
  const mica_type *init_type = NULL;
  mica_region *body_region = mica_state_new_region(out);
  if (body_region == NULL) return false;
  if (!mica_parse_stripped_attr(p, &ring_range_attr_def, &range_attr)) return false;
  mica_state_set_slot(out, RING_FOLD_SLOT_RANGE, range_attr);
  if (!mica_parse_keyword(p, "from")) return false;
  if (!mica_parse_operand(p, &init_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &init_type)) return false;
  if (!mica_parse_region(p, body_region, NULL, 0, false)) return false;
  if (!mica_region_ensure_block(p, body_region)) return false;
  if (!mica_state_result(out, init_type)) return false;
  return mica_state_operands(out, &init_operand, 1, init_type);
}

static void ring_fold_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_attr_of(p, ring_fold_range_attr(op), &ring_range_attr_def);
  mica_print_str(p, MICA_STR(" from "));
  mica_print_operand(p, ring_fold_init(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(ring_fold_init(op)));
  mica_print_char(p, ' ');
  mica_print_whole_region(p, ring_fold_body(op));
}

static const mica_trait *const ring_fold_traits[] = {&mica_trait_single_block, NULL};
static const mica_interface_impl ring_fold_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.block_argument_names = ring_fold_block_argument_names}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = ring_add_infer_types}},
};
const mica_op_def ring_fold_def = {
  .name = "ring.fold", .name_size = 9,
  .summary = "Repeats its region over a range; each result is the next round's start",
  .dialect = &ring_dialect,
  .parts = ring_fold_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .region_count = 1,
  .traits = ring_fold_traits, .interfaces = ring_fold_interfaces, .interface_count = 2,
  .checks = &ring_fold_checks, .parse = ring_fold_parse, .print = ring_fold_print,
};

// ---- ring.yield ----

mica_op *ring_yield_build(mica_builder *b, mica_loc loc, mica_value *value) {
  mica_value *operands[] = {value};
  const mica_op_parts parts = {operands, 1, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ring_yield_def, &parts);
}

static const mica_part ring_yield_parts[] = {
  {.name = "value", .check = &must_be_an_integer_modulo_n},
};
static bool ring_yield_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"ring.fold"};
  return mica_verify_has_parent(op, has_parent_names, 1);
}

static const mica_op_checks ring_yield_checks = {
  .structure = (mica_op_check *const[]){ring_yield_structure, NULL},
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
};
// ring.yield and 1 more: $value attr-dict `:` qualified(type($value))
static bool ring_yield_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand;
  const mica_type *value_type = NULL;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &value_type)) return false;
  return mica_state_operands(out, &value_operand, 1, value_type);
}

static void ring_yield_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
}

static const mica_trait *const ring_yield_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_is_terminator, &mica_trait_has_parent, NULL,
};
static const mica_interface_impl ring_yield_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
const mica_op_def ring_yield_def = {
  .flags = MICA_OP_TERMINATOR, .name = "ring.yield", .name_size = 10,
  .summary = "Ends a round of ring.fold", .dialect = &ring_dialect,
  .parts = ring_yield_parts, .operand_count = 1, .traits = ring_yield_traits,
  .interfaces = ring_yield_interfaces, .interface_count = 2, .checks = &ring_yield_checks,
  .parse = ring_yield_parse, .print = ring_yield_print,
};

// ---- ring.if_zero ----

mica_op *ring_if_zero_build(mica_builder *b, mica_loc loc, mica_value *value, mica_block *zero,
                            mica_block *other) {
  mica_block *successors[] = {zero, other};
  mica_value *operands[] = {value};
  const mica_op_parts parts = {
    operands, 1, NULL, 0, NULL, 0, .successors = successors, .successor_count = 2,
    .region_count = 0,
  };
  return mica_builder_insert_new(b, loc, &ring_if_zero_def, &parts);
}

static const mica_part ring_if_zero_parts[] = {
  {.name = "value", .check = &must_be_an_integer_modulo_n},
  {.name = "zero", .check = &must_be_any_successor},
  {.name = "other", .check = &must_be_any_successor},
};
static const mica_op_checks ring_if_zero_checks = {
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, mica_verify_branch, NULL},
};
// ring.if_zero: $value `,` $zero `else` $other attr-dict `:` qualified(type($value))
static bool ring_if_zero_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand;
  mica_block *zero_successor = NULL, *other_successor = NULL;
  const mica_type *value_type = NULL;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_block_ref(p, &zero_successor)) return false;
  if (!mica_parse_keyword(p, "else")) return false;
  if (!mica_parse_block_ref(p, &other_successor)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &value_type)) return false;
  if (!mica_state_successor(out, zero_successor)) return false;
  if (!mica_state_successor(out, other_successor)) return false;
  return mica_state_operands(out, &value_operand, 1, value_type);
}

static void ring_if_zero_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, ring_if_zero_value(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_successor(p, ring_if_zero_zero(op));
  mica_print_str(p, MICA_STR(" else "));
  mica_print_successor(p, ring_if_zero_other(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(ring_if_zero_value(op)));
}

static const mica_trait *const ring_if_zero_traits[] = {&mica_trait_is_terminator, NULL};
static const mica_interface_impl ring_if_zero_interfaces[] = {
  {&mica_branch_interface_id,
   &(const mica_branch_interface){.successor_operands = ring_if_zero_successor_operands}},
};
const mica_op_def ring_if_zero_def = {
  .flags = MICA_OP_TERMINATOR, .name = "ring.if_zero", .name_size = 12,
  .summary = "Goes on in one of two blocks", .dialect = &ring_dialect,
  .parts = ring_if_zero_parts, .operand_count = 1, .successor_count = 2,
  .traits = ring_if_zero_traits, .interfaces = ring_if_zero_interfaces, .interface_count = 1,
  .checks = &ring_if_zero_checks, .parse = ring_if_zero_parse, .print = ring_if_zero_print,
};

// ---- ring.return ----

mica_op *ring_return_build(mica_builder *b, mica_loc loc, mica_value *value) {
  mica_value *operands[] = {value};
  const mica_op_parts parts = {operands, 1, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ring_return_def, &parts);
}

static bool ring_return_structure(mica_op *op) {
  static const char *const has_parent_names[] = {"ring.program"};
  return mica_verify_has_parent(op, has_parent_names, 1);
}

static const mica_op_checks ring_return_checks = {
  .structure = (mica_op_check *const[]){ring_return_structure, NULL},
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
  .check = {ring_return_check, "ring_return_check"},
};
static const mica_trait *const ring_return_traits[] = {
  &mica_trait_is_terminator, &mica_trait_has_parent, NULL,
};
const mica_op_def ring_return_def = {
  .flags = MICA_OP_TERMINATOR, .name = "ring.return", .name_size = 11, .summary = "Ends a program",
  .dialect = &ring_dialect, .parts = ring_yield_parts, .operand_count = 1,
  .traits = ring_return_traits, .checks = &ring_return_checks,
  .parse = ring_yield_parse, .print = ring_yield_print,
};

// ---- ring.program ----

mica_str ring_program_sym_name(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &ring_program_def, RING_PROGRAM_SLOT_SYM_NAME);
  return mica_attr_string_value(attr);
}
bool ring_program_set_sym_name(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_SYM_NAME,
                              mica_attr_string(mica_op_context(op), value));
}

const mica_type *ring_program_function_type(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &ring_program_def, RING_PROGRAM_SLOT_FUNCTION_TYPE);
  return mica_attr_type_value(attr);
}
bool ring_program_set_function_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_FUNCTION_TYPE,
                              mica_attr_type_of(value));
}

mica_str ring_program_sym_visibility(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &ring_program_def, RING_PROGRAM_SLOT_SYM_VISIBILITY);
  return attr == NULL ? (mica_str){0} : mica_attr_string_value(attr);
}
bool ring_program_set_sym_visibility(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_SYM_VISIBILITY,
                              mica_attr_string(mica_op_context(op), value));
}

mica_attrs ring_program_arg_attrs(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &ring_program_def, RING_PROGRAM_SLOT_ARG_ATTRS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool ring_program_set_arg_attrs(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_ARG_ATTRS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_attrs ring_program_res_attrs(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &ring_program_def, RING_PROGRAM_SLOT_RES_ATTRS);
  return attr == NULL ? (mica_attrs){0} : mica_attr_array_elements(attr);
}
bool ring_program_set_res_attrs(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_RES_ATTRS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *ring_program_build(mica_builder *b, mica_loc loc, mica_str sym_name,
                            const mica_type *function_type, const mica_attr *sym_visibility,
                            const mica_attr *arg_attrs, const mica_attr *res_attrs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    arg_attrs, mica_attr_type_of(function_type), res_attrs, mica_attr_string(ctx, sym_name),
    sym_visibility,
  };
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 5, .region_count = 1};
  return mica_builder_insert_new(b, loc, &ring_program_def, &parts);
}

static const mica_part ring_program_parts[] = {
  {.name = "arg_attrs", .check = &must_be_array_of_dictionary_attributes,
   .flags = MICA_PART_OPTIONAL, .order = 3},
  {.name = "function_type", .check = &must_be_type_attribute_of_function_type, .order = 1},
  {.name = "res_attrs", .check = &must_be_array_of_dictionary_attributes,
   .flags = MICA_PART_OPTIONAL, .order = 4},
  {.name = "sym_name", .check = &must_be_string_attribute},
  {.name = "sym_visibility", .check = &must_be_string_attribute, .flags = MICA_PART_OPTIONAL,
   .order = 2},
  {.name = "body", .check = &must_be_region_with_at_least_1_blocks},
};
static bool ring_program_verify(mica_op *op) {
  return mica_verify_region(op, RING_PROGRAM_REGION_BODY, "body",
                            mica_region_block_count(ring_program_body(op), 1) == 1,
                            "region with at least 1 blocks");
}

static const mica_region_checks ring_program_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_is_isolated_from_above, NULL},
};
static const mica_op_checks ring_program_checks = {
  .verify = (mica_op_check *const[]){ring_program_verify, mica_verify_symbol, mica_verify_function,
                                     NULL},
  .regions = &ring_program_region_checks,
};
// All methods as the interface has them.
static const mica_symbol_interface ring_program_symbol_methods = {0};
// All methods as the interface has them.
static const mica_function_interface ring_program_function_methods = {0};
static const mica_trait *const ring_program_traits[] = {&mica_trait_is_isolated_from_above, NULL};
static const mica_interface_impl ring_program_interfaces[] = {
  {&mica_symbol_interface_id, &ring_program_symbol_methods},
  {&mica_arg_and_result_attrs_interface_id, &mica_arg_and_result_attrs_interface_id},
  {&mica_callable_interface_id, &mica_callable_interface_id},
  {&mica_function_interface_id, &ring_program_function_methods},
};
static bool ring_program_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, ring_program_parse(p, out), "ring_program_parse");
}

const mica_op_def ring_program_def = {
  .flags = MICA_OP_ISOLATED_FROM_ABOVE, .name = "ring.program", .name_size = 12,
  .summary = "A program with a name", .dialect = &ring_dialect,
  .parts = ring_program_parts, .slot_count = 5, .region_count = 1, .traits = ring_program_traits,
  .interfaces = ring_program_interfaces, .interface_count = 4, .checks = &ring_program_checks,
  .parse = ring_program_parse_hook, .print = ring_program_print,
};

// Ordered by name.
static const mica_op_def *const ring_ops[] = {
  &ring_add_def,
  &ring_constant_def,
  &ring_fold_def,
  &ring_if_zero_def,
  &ring_mul_def,
  &ring_power_def,
  &ring_program_def,
  &ring_return_def,
  &ring_yield_def,
};
static const mica_type_def *const ring_types[] = {
  &ring_elem_type_def,
};
static const mica_attr_def *const ring_attrs[] = {
  &ring_range_attr_def,
};

const mica_dialect_def ring_dialect = {
  .abi = 5,
  .name = "ring",
  .ops = ring_ops,
  .op_count = 9,
  .types = ring_types,
  .type_count = 1,
  .attrs = ring_attrs,
  .attr_count = 1,
};
