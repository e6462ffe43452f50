// The dialect math: Functions of integers and floats.
// Made by mica-gen from math.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "math.h"

#include "mica/mica.h"
#include "arith/arith.h"

// signless-integer-like
static bool math_is_signless_integer_or_index_like(const mica_type *self) {
  return mica_type_is_signless_or_index(self) ||
         (mica_type_has_value_semantics(self) &&
          mica_type_is_signless_or_index(mica_type_element(self)));
}

// floating-point-like
static bool math_is_float_like(const mica_type *self) {
  return mica_type_is_float(self) ||
         (mica_type_has_value_semantics(self) && mica_type_is_float(mica_type_element(self)));
}

// Floating point fast math flags
static bool math_is_fast_math_attr(const mica_attr *self) {
  return mica_attr_isa(self, &arith_fast_math_flags_attr_def);
}

// bool-like
static bool math_is_bool_like(const mica_type *self) {
  return mica_type_is_i(self, 1) ||
         (mica_type_has_value_semantics(self) && mica_type_is_i(mica_type_element(self), 1));
}

// What parts of operations must be.
static const mica_constraint must_be_signless_integer_like = {
  .summary = "signless-integer-like", .type = math_is_signless_integer_or_index_like,
};
static const mica_constraint must_be_floating_point_fast_math_flags = {
  .summary = "Floating point fast math flags", .attr = math_is_fast_math_attr,
  .is_kind = arith_fast_math_flags_attr_isa,
};
static const mica_constraint must_be_floating_point_like = {
  .summary = "floating-point-like", .type = math_is_float_like,
};
static const mica_constraint must_be_bool_like = {
  .summary = "bool-like", .type = math_is_bool_like,
};

// ---- math.absi ----

static bool math_absi_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                  const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[0]);
  return types[0] != NULL;
}

mica_op *math_absi_build(mica_builder *b, mica_loc loc, mica_value *operand) {
  if (operand == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_absi_def, &parts);
}

static const mica_part math_absi_parts[] = {
  {.name = "operand", .check = &must_be_signless_integer_like},
  {.name = "result", .check = &must_be_signless_integer_like},
};
static const mica_region_checks math_absi_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_first_type_inferred, NULL},
};
static const mica_op_checks math_absi_checks = {
  .verify = (mica_op_check *const[]){mica_verify_same_operands_and_result_type,
                                     mica_verify_elementwise, NULL},
  .regions = &math_absi_region_checks,
};
// math.absi and 3 more: $operand attr-dict `:` type($result)
static bool math_absi_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref operand_operand;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &operand_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &operand_operand, 1, result_type);
}

static void math_absi_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_trait *const math_absi_traits[] = {
  &mica_trait_same_operands_and_result_type, &mica_trait_always_speculatable,
  &mica_trait_elementwise, &mica_trait_scalarizable, &mica_trait_vectorizable,
  &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl math_absi_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = math_absi_infer_types}},
};
static void math_absi_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = mica_number_absolute(operands[MATH_ABSI_OPERAND]);
}

static const mica_op_more math_absi_more = {.evaluate = math_absi_evaluate};
const mica_op_def math_absi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.absi", .name_size = 9,
  .summary = "The value without its sign", .dialect = &math_dialect,
  .parts = math_absi_parts, .operand_count = 1, .result_count = 1, .traits = math_absi_traits,
  .interfaces = math_absi_interfaces, .interface_count = 4, .checks = &math_absi_checks,
  .parse = math_absi_parse, .print = math_absi_print, .more = &math_absi_more,
};

// ---- math.ctlz ----

mica_op *math_ctlz_build(mica_builder *b, mica_loc loc, mica_value *operand) {
  if (operand == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_ctlz_def, &parts);
}

static void math_ctlz_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = mica_number_leading_zeros(operands[MATH_CTLZ_OPERAND]);
}

static const mica_op_more math_ctlz_more = {.evaluate = math_ctlz_evaluate};
const mica_op_def math_ctlz_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.ctlz", .name_size = 9,
  .summary = "How many zeros stand before the highest one", .dialect = &math_dialect,
  .parts = math_absi_parts, .operand_count = 1, .result_count = 1, .traits = math_absi_traits,
  .interfaces = math_absi_interfaces, .interface_count = 4, .checks = &math_absi_checks,
  .parse = math_absi_parse, .print = math_absi_print, .more = &math_ctlz_more,
};

// ---- math.cttz ----

mica_op *math_cttz_build(mica_builder *b, mica_loc loc, mica_value *operand) {
  if (operand == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_cttz_def, &parts);
}

static void math_cttz_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = mica_number_trailing_zeros(operands[MATH_CTTZ_OPERAND]);
}

static const mica_op_more math_cttz_more = {.evaluate = math_cttz_evaluate};
const mica_op_def math_cttz_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.cttz", .name_size = 9,
  .summary = "How many zeros stand behind the lowest one", .dialect = &math_dialect,
  .parts = math_absi_parts, .operand_count = 1, .result_count = 1, .traits = math_absi_traits,
  .interfaces = math_absi_interfaces, .interface_count = 4, .checks = &math_absi_checks,
  .parse = math_absi_parse, .print = math_absi_print, .more = &math_cttz_more,
};

// ---- math.ctpop ----

mica_op *math_ctpop_build(mica_builder *b, mica_loc loc, mica_value *operand) {
  if (operand == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_ctpop_def, &parts);
}

static void math_ctpop_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = mica_number_population(operands[MATH_CTPOP_OPERAND]);
}

static const mica_op_more math_ctpop_more = {.evaluate = math_ctpop_evaluate};
const mica_op_def math_ctpop_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.ctpop", .name_size = 10,
  .summary = "How many bits are one", .dialect = &math_dialect,
  .parts = math_absi_parts, .operand_count = 1, .result_count = 1, .traits = math_absi_traits,
  .interfaces = math_absi_interfaces, .interface_count = 4, .checks = &math_absi_checks,
  .parse = math_absi_parse, .print = math_absi_print, .more = &math_ctpop_more,
};

// ---- math.ipowi ----

mica_op *math_ipowi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_ipowi_def, &parts);
}

static const mica_part math_ipowi_parts[] = {
  {.name = "lhs", .check = &must_be_signless_integer_like},
  {.name = "rhs", .check = &must_be_signless_integer_like},
  {.name = "result", .check = &must_be_signless_integer_like},
};
// math.ipowi: $lhs `,` $rhs attr-dict `:` type($result)
static bool math_ipowi_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, result_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, result_type);
}

static void math_ipowi_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, math_ipowi_lhs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, math_ipowi_rhs(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(math_ipowi_result(op)));
}

static void math_ipowi_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = math_power(operands[MATH_IPOWI_OPERAND_LHS], operands[MATH_IPOWI_OPERAND_RHS]);
}

static const mica_op_more math_ipowi_more = {.evaluate = math_ipowi_evaluate};
const mica_op_def math_ipowi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.ipowi", .name_size = 10,
  .summary = "An integer to the power of a signed one", .dialect = &math_dialect,
  .parts = math_ipowi_parts, .operand_count = 2, .result_count = 1, .traits = math_absi_traits,
  .interfaces = math_absi_interfaces, .interface_count = 4, .checks = &math_absi_checks,
  .parse = math_ipowi_parse, .print = math_ipowi_print, .more = &math_ipowi_more,
};

// ---- math.absf ----

arith_fast_math_flags math_absf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_absf_def, MATH_ABSF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_absf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_absf_def, MATH_ABSF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_absf_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ABSF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_absf_def, &parts);
}

static const mica_attr *math_absf_default_fastmath(mica_context *ctx) {
  return arith_fast_math_flags_attr_get(ctx, ARITH_FAST_MATH_FLAGS_NONE);
}

static const mica_part math_absf_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "operand", .check = &must_be_floating_point_like},
  {.name = "result", .check = &must_be_floating_point_like},
};
// math.absf and 29 more: $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
static bool math_absf_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref operand_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &operand_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, 0, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &operand_operand, 1, result_type);
}

static void math_absf_print(mica_printer *p, const mica_op *op) {
  const mica_attr *fastmath_attr = mica_op_slot(op, 0);
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  if (fastmath_attr != NULL && arith_fast_math_flags_attr_value(fastmath_attr) !=
      ARITH_FAST_MATH_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, fastmath_attr, &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

// All methods as the interface has them.
static const arith_fast_math_interface math_absf_fast_math_methods = {0};
static const mica_interface_impl math_absf_interfaces[] = {
  {&arith_fast_math_interface_id, &math_absf_fast_math_methods},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = math_absi_infer_types}},
};
static void math_absf_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = mica_number_absolute(operands[MATH_ABSF_OPERAND]);
}

static const mica_op_more math_absf_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_absf_evaluate,
};
const mica_op_def math_absf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.absf", .name_size = 9,
  .summary = "The value without its sign", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_absf_more,
};

// ---- math.sqrt ----

arith_fast_math_flags math_sqrt_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_sqrt_def, MATH_SQRT_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_sqrt_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_sqrt_def, MATH_SQRT_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_sqrt_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_SQRT_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_sqrt_def, &parts);
}

static void math_sqrt_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = math_function_of_positive(operands[MATH_SQRT_OPERAND], sqrt, sqrtf);
}

static const mica_op_more math_sqrt_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_sqrt_evaluate,
};
const mica_op_def math_sqrt_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.sqrt", .name_size = 9, .summary = "Square root",
  .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_sqrt_more,
};

// ---- math.rsqrt ----

arith_fast_math_flags math_rsqrt_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_rsqrt_def, MATH_RSQRT_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_rsqrt_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_rsqrt_def, MATH_RSQRT_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_rsqrt_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_RSQRT_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_rsqrt_def, &parts);
}

static const mica_op_more math_rsqrt_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
};
const mica_op_def math_rsqrt_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.rsqrt", .name_size = 10,
  .summary = "One over the square root", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_rsqrt_more,
};

// ---- math.cbrt ----

arith_fast_math_flags math_cbrt_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_cbrt_def, MATH_CBRT_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_cbrt_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_cbrt_def, MATH_CBRT_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_cbrt_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_CBRT_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_cbrt_def, &parts);
}

const mica_op_def math_cbrt_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.cbrt", .name_size = 9, .summary = "Cube root",
  .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_rsqrt_more,
};

// ---- math.sin ----

arith_fast_math_flags math_sin_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_sin_def, MATH_SIN_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_sin_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_sin_def, MATH_SIN_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_sin_build(mica_builder *b, mica_loc loc, mica_value *operand,
                        arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_SIN_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_sin_def, &parts);
}

static void math_sin_evaluate(const mica_op *op, const mica_number *operands,
                              mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_SIN_OPERAND], sin, sinf);
}

static const mica_op_more math_sin_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_sin_evaluate,
};
const mica_op_def math_sin_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.sin", .name_size = 8, .summary = "Sine",
  .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_sin_more,
};

// ---- math.cos ----

arith_fast_math_flags math_cos_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_cos_def, MATH_COS_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_cos_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_cos_def, MATH_COS_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_cos_build(mica_builder *b, mica_loc loc, mica_value *operand,
                        arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_COS_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_cos_def, &parts);
}

static void math_cos_evaluate(const mica_op *op, const mica_number *operands,
                              mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_COS_OPERAND], cos, cosf);
}

static const mica_op_more math_cos_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_cos_evaluate,
};
const mica_op_def math_cos_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.cos", .name_size = 8, .summary = "Cosine",
  .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_cos_more,
};

// ---- math.tan ----

arith_fast_math_flags math_tan_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_tan_def, MATH_TAN_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_tan_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_tan_def, MATH_TAN_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_tan_build(mica_builder *b, mica_loc loc, mica_value *operand,
                        arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_TAN_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_tan_def, &parts);
}

static void math_tan_evaluate(const mica_op *op, const mica_number *operands,
                              mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_TAN_OPERAND], tan, tanf);
}

static const mica_op_more math_tan_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_tan_evaluate,
};
const mica_op_def math_tan_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.tan", .name_size = 8, .summary = "Tangent",
  .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_tan_more,
};

// ---- math.asin ----

arith_fast_math_flags math_asin_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_asin_def, MATH_ASIN_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_asin_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_asin_def, MATH_ASIN_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_asin_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ASIN_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_asin_def, &parts);
}

static void math_asin_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_ASIN_OPERAND], asin, asinf);
}

static const mica_op_more math_asin_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_asin_evaluate,
};
const mica_op_def math_asin_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.asin", .name_size = 9, .summary = "Arc sine",
  .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_asin_more,
};

// ---- math.acos ----

arith_fast_math_flags math_acos_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_acos_def, MATH_ACOS_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_acos_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_acos_def, MATH_ACOS_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_acos_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ACOS_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_acos_def, &parts);
}

static void math_acos_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_ACOS_OPERAND], acos, acosf);
}

static const mica_op_more math_acos_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_acos_evaluate,
};
const mica_op_def math_acos_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.acos", .name_size = 9, .summary = "Arc cosine",
  .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_acos_more,
};

// ---- math.atan ----

arith_fast_math_flags math_atan_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_atan_def, MATH_ATAN_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_atan_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_atan_def, MATH_ATAN_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_atan_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ATAN_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_atan_def, &parts);
}

static void math_atan_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_ATAN_OPERAND], atan, atanf);
}

static const mica_op_more math_atan_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_atan_evaluate,
};
const mica_op_def math_atan_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.atan", .name_size = 9, .summary = "Arc tangent",
  .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_atan_more,
};

// ---- math.atan2 ----

arith_fast_math_flags math_atan2_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_atan2_def, MATH_ATAN2_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_atan2_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_atan2_def, MATH_ATAN2_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_atan2_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ATAN2_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_atan2_def, &parts);
}

static const mica_part math_atan2_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "lhs", .check = &must_be_floating_point_like},
  {.name = "rhs", .check = &must_be_floating_point_like},
  {.name = "result", .check = &must_be_floating_point_like},
};
// math.atan2 and 2 more: $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
static bool math_atan2_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, 0, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, result_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, result_type);
}

static void math_atan2_print(mica_printer *p, const mica_op *op) {
  const mica_attr *fastmath_attr = mica_op_slot(op, 0);
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 1));
  if (fastmath_attr != NULL && arith_fast_math_flags_attr_value(fastmath_attr) !=
      ARITH_FAST_MATH_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, fastmath_attr, &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static void math_atan2_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = math_angle(operands[MATH_ATAN2_OPERAND_LHS], operands[MATH_ATAN2_OPERAND_RHS]);
}

static const mica_op_more math_atan2_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_atan2_evaluate,
};
const mica_op_def math_atan2_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.atan2", .name_size = 10,
  .summary = "Arc tangent of a quotient, in the quadrant of the two", .dialect = &math_dialect,
  .parts = math_atan2_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_atan2_parse, .print = math_atan2_print,
  .more = &math_atan2_more,
};

// ---- math.sinh ----

arith_fast_math_flags math_sinh_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_sinh_def, MATH_SINH_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_sinh_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_sinh_def, MATH_SINH_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_sinh_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_SINH_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_sinh_def, &parts);
}

static void math_sinh_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_SINH_OPERAND], sinh, sinhf);
}

static const mica_op_more math_sinh_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_sinh_evaluate,
};
const mica_op_def math_sinh_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.sinh", .name_size = 9, .summary = "Hyperbolic sine",
  .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_sinh_more,
};

// ---- math.cosh ----

arith_fast_math_flags math_cosh_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_cosh_def, MATH_COSH_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_cosh_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_cosh_def, MATH_COSH_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_cosh_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_COSH_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_cosh_def, &parts);
}

static void math_cosh_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_COSH_OPERAND], cosh, coshf);
}

static const mica_op_more math_cosh_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_cosh_evaluate,
};
const mica_op_def math_cosh_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.cosh", .name_size = 9,
  .summary = "Hyperbolic cosine", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_cosh_more,
};

// ---- math.tanh ----

arith_fast_math_flags math_tanh_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_tanh_def, MATH_TANH_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_tanh_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_tanh_def, MATH_TANH_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_tanh_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_TANH_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_tanh_def, &parts);
}

static void math_tanh_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_TANH_OPERAND], tanh, tanhf);
}

static const mica_op_more math_tanh_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_tanh_evaluate,
};
const mica_op_def math_tanh_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.tanh", .name_size = 9,
  .summary = "Hyperbolic tangent", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_tanh_more,
};

// ---- math.asinh ----

arith_fast_math_flags math_asinh_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_asinh_def, MATH_ASINH_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_asinh_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_asinh_def, MATH_ASINH_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_asinh_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ASINH_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_asinh_def, &parts);
}

static void math_asinh_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_ASINH_OPERAND], asinh, asinhf);
}

static const mica_op_more math_asinh_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_asinh_evaluate,
};
const mica_op_def math_asinh_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.asinh", .name_size = 10,
  .summary = "Inverse hyperbolic sine", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_asinh_more,
};

// ---- math.acosh ----

arith_fast_math_flags math_acosh_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_acosh_def, MATH_ACOSH_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_acosh_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_acosh_def, MATH_ACOSH_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_acosh_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ACOSH_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_acosh_def, &parts);
}

static void math_acosh_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_ACOSH_OPERAND], acosh, acoshf);
}

static const mica_op_more math_acosh_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_acosh_evaluate,
};
const mica_op_def math_acosh_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.acosh", .name_size = 10,
  .summary = "Inverse hyperbolic cosine", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_acosh_more,
};

// ---- math.atanh ----

arith_fast_math_flags math_atanh_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_atanh_def, MATH_ATANH_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_atanh_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_atanh_def, MATH_ATANH_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_atanh_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ATANH_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_atanh_def, &parts);
}

static void math_atanh_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_ATANH_OPERAND], atanh, atanhf);
}

static const mica_op_more math_atanh_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_atanh_evaluate,
};
const mica_op_def math_atanh_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.atanh", .name_size = 10,
  .summary = "Inverse hyperbolic tangent", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_atanh_more,
};

// ---- math.exp ----

arith_fast_math_flags math_exp_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_exp_def, MATH_EXP_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_exp_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_exp_def, MATH_EXP_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_exp_build(mica_builder *b, mica_loc loc, mica_value *operand,
                        arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_EXP_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_exp_def, &parts);
}

static void math_exp_evaluate(const mica_op *op, const mica_number *operands,
                              mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_EXP_OPERAND], exp, expf);
}

static const mica_op_more math_exp_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_exp_evaluate,
};
const mica_op_def math_exp_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.exp", .name_size = 8, .summary = "Power of e",
  .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_exp_more,
};

// ---- math.exp2 ----

arith_fast_math_flags math_exp2_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_exp2_def, MATH_EXP2_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_exp2_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_exp2_def, MATH_EXP2_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_exp2_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_EXP2_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_exp2_def, &parts);
}

static void math_exp2_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_EXP2_OPERAND], exp2, exp2f);
}

static const mica_op_more math_exp2_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_exp2_evaluate,
};
const mica_op_def math_exp2_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.exp2", .name_size = 9, .summary = "Power of 2",
  .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_exp2_more,
};

// ---- math.expm1 ----

arith_fast_math_flags math_expm1_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_expm1_def, MATH_EXPM1_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_expm1_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_expm1_def, MATH_EXPM1_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_expm1_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_EXPM1_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_expm1_def, &parts);
}

static void math_expm1_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_EXPM1_OPERAND], expm1, expm1f);
}

static const mica_op_more math_expm1_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_expm1_evaluate,
};
const mica_op_def math_expm1_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.expm1", .name_size = 10,
  .summary = "Power of e, less 1, exact near 0", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_expm1_more,
};

// ---- math.log ----

arith_fast_math_flags math_log_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_log_def, MATH_LOG_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_log_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_log_def, MATH_LOG_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_log_build(mica_builder *b, mica_loc loc, mica_value *operand,
                        arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_LOG_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_log_def, &parts);
}

static void math_log_evaluate(const mica_op *op, const mica_number *operands,
                              mica_number *results) {
  (void)op;
  results[0] = math_function_of_positive(operands[MATH_LOG_OPERAND], log, logf);
}

static const mica_op_more math_log_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_log_evaluate,
};
const mica_op_def math_log_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.log", .name_size = 8,
  .summary = "Logarithm to the base e", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_log_more,
};

// ---- math.log2 ----

arith_fast_math_flags math_log2_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_log2_def, MATH_LOG2_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_log2_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_log2_def, MATH_LOG2_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_log2_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_LOG2_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_log2_def, &parts);
}

static void math_log2_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = math_function_of_positive(operands[MATH_LOG2_OPERAND], log2, log2f);
}

static const mica_op_more math_log2_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_log2_evaluate,
};
const mica_op_def math_log2_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.log2", .name_size = 9,
  .summary = "Logarithm to the base 2", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_log2_more,
};

// ---- math.log10 ----

arith_fast_math_flags math_log10_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_log10_def, MATH_LOG10_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_log10_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_log10_def, MATH_LOG10_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_log10_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_LOG10_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_log10_def, &parts);
}

static void math_log10_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = math_function_of_positive(operands[MATH_LOG10_OPERAND], log10, log10f);
}

static const mica_op_more math_log10_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_log10_evaluate,
};
const mica_op_def math_log10_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.log10", .name_size = 10,
  .summary = "Logarithm to the base 10", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_log10_more,
};

// ---- math.log1p ----

arith_fast_math_flags math_log1p_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_log1p_def, MATH_LOG1P_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_log1p_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_log1p_def, MATH_LOG1P_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_log1p_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_LOG1P_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_log1p_def, &parts);
}

static void math_log1p_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = math_log_above_one(operands[MATH_LOG1P_OPERAND]);
}

static const mica_op_more math_log1p_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_log1p_evaluate,
};
const mica_op_def math_log1p_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.log1p", .name_size = 10,
  .summary = "Logarithm of the value and 1, exact near 0", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_log1p_more,
};

// ---- math.powf ----

arith_fast_math_flags math_powf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_powf_def, MATH_POWF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_powf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_powf_def, MATH_POWF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_powf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                         arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_POWF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_powf_def, &parts);
}

static void math_powf_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] =
      math_function_of_two(operands[MATH_POWF_OPERAND_LHS], operands[MATH_POWF_OPERAND_RHS], pow,
                           powf);
}

static const mica_op_more math_powf_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_powf_evaluate,
};
const mica_op_def math_powf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.powf", .name_size = 9,
  .summary = "A float to the power of another", .dialect = &math_dialect,
  .parts = math_atan2_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_atan2_parse, .print = math_atan2_print,
  .more = &math_powf_more,
};

// ---- math.erf ----

arith_fast_math_flags math_erf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_erf_def, MATH_ERF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_erf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_erf_def, MATH_ERF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_erf_build(mica_builder *b, mica_loc loc, mica_value *operand,
                        arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ERF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_erf_def, &parts);
}

static void math_erf_evaluate(const mica_op *op, const mica_number *operands,
                              mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_ERF_OPERAND], erf, erff);
}

static const mica_op_more math_erf_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_erf_evaluate,
};
const mica_op_def math_erf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.erf", .name_size = 8, .summary = "Error function",
  .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_erf_more,
};

// ---- math.erfc ----

arith_fast_math_flags math_erfc_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_erfc_def, MATH_ERFC_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_erfc_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_erfc_def, MATH_ERFC_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_erfc_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ERFC_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_erfc_def, &parts);
}

static void math_erfc_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_ERFC_OPERAND], erfc, erfcf);
}

static const mica_op_more math_erfc_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_erfc_evaluate,
};
const mica_op_def math_erfc_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.erfc", .name_size = 9,
  .summary = "One less the error function", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_erfc_more,
};

// ---- math.ceil ----

arith_fast_math_flags math_ceil_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_ceil_def, MATH_CEIL_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_ceil_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_ceil_def, MATH_CEIL_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_ceil_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_CEIL_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_ceil_def, &parts);
}

static void math_ceil_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = mica_number_round(operands[MATH_CEIL_OPERAND], MICA_ROUND_UP);
}

static const mica_op_more math_ceil_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_ceil_evaluate,
};
const mica_op_def math_ceil_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.ceil", .name_size = 9,
  .summary = "Rounded up to an integer", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_ceil_more,
};

// ---- math.floor ----

arith_fast_math_flags math_floor_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_floor_def, MATH_FLOOR_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_floor_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_floor_def, MATH_FLOOR_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_floor_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_FLOOR_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_floor_def, &parts);
}

static void math_floor_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = mica_number_round(operands[MATH_FLOOR_OPERAND], MICA_ROUND_DOWN);
}

static const mica_op_more math_floor_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_floor_evaluate,
};
const mica_op_def math_floor_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.floor", .name_size = 10,
  .summary = "Rounded down to an integer", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_floor_more,
};

// ---- math.trunc ----

arith_fast_math_flags math_trunc_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_trunc_def, MATH_TRUNC_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_trunc_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_trunc_def, MATH_TRUNC_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_trunc_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_TRUNC_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_trunc_def, &parts);
}

static void math_trunc_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_TRUNC_OPERAND], trunc, truncf);
}

static const mica_op_more math_trunc_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_trunc_evaluate,
};
const mica_op_def math_trunc_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.trunc", .name_size = 10,
  .summary = "Rounded towards zero to an integer", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_trunc_more,
};

// ---- math.round ----

arith_fast_math_flags math_round_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_round_def, MATH_ROUND_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_round_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_round_def, MATH_ROUND_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_round_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ROUND_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_round_def, &parts);
}

static void math_round_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = math_function(operands[MATH_ROUND_OPERAND], round, roundf);
}

static const mica_op_more math_round_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_round_evaluate,
};
const mica_op_def math_round_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.round", .name_size = 10,
  .summary = "Rounded to the next integer, halves away from zero", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_round_more,
};

// ---- math.roundeven ----

arith_fast_math_flags math_roundeven_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &math_roundeven_def, MATH_ROUNDEVEN_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_roundeven_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_roundeven_def, MATH_ROUNDEVEN_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_roundeven_build(mica_builder *b, mica_loc loc, mica_value *operand,
                              arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ROUNDEVEN_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_roundeven_def, &parts);
}

static void math_roundeven_evaluate(const mica_op *op, const mica_number *operands,
                                    mica_number *results) {
  (void)op;
  results[0] = mica_number_round(operands[MATH_ROUNDEVEN_OPERAND], MICA_ROUND_HALF_EVEN);
}

static const mica_op_more math_roundeven_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_roundeven_evaluate,
};
const mica_op_def math_roundeven_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.roundeven", .name_size = 14,
  .summary = "Rounded to the next integer, halves to the even one", .dialect = &math_dialect,
  .parts = math_absf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_absf_parse, .print = math_absf_print,
  .more = &math_roundeven_more,
};

// ---- math.copysign ----

arith_fast_math_flags math_copysign_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &math_copysign_def, MATH_COPYSIGN_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_copysign_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_copysign_def, MATH_COPYSIGN_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_copysign_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                             arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_COPYSIGN_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_copysign_def, &parts);
}

static void math_copysign_evaluate(const mica_op *op, const mica_number *operands,
                                   mica_number *results) {
  (void)op;
  results[0] =
      mica_number_copy_sign(operands[MATH_COPYSIGN_OPERAND_LHS],
                            operands[MATH_COPYSIGN_OPERAND_RHS]);
}

static const mica_op_more math_copysign_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .evaluate = math_copysign_evaluate,
};
const mica_op_def math_copysign_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.copysign", .name_size = 13,
  .summary = "The first value with the sign of the second", .dialect = &math_dialect,
  .parts = math_atan2_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_atan2_parse, .print = math_atan2_print,
  .more = &math_copysign_more,
};

// ---- math.fma ----

arith_fast_math_flags math_fma_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_fma_def, MATH_FMA_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_fma_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_fma_def, MATH_FMA_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_fma_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_, mica_value *c,
                        arith_fast_math_flags fastmath) {
  if (a == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_FMA_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(a)};
  mica_value *operands[] = {a, b_, c};
  const mica_op_parts parts = {operands, 3, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_fma_def, &parts);
}

static const mica_part math_fma_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "a", .check = &must_be_floating_point_like},
  {.name = "b", .check = &must_be_floating_point_like},
  {.name = "c", .check = &must_be_floating_point_like},
  {.name = "result", .check = &must_be_floating_point_like},
};
// math.fma: $a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
static bool math_fma_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref a_operand, b_operand, c_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &a_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &b_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &c_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, MATH_FMA_SLOT_FASTMATH, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &a_operand, 1, result_type)) return false;
  if (!mica_state_operands(out, &b_operand, 1, result_type)) return false;
  return mica_state_operands(out, &c_operand, 1, result_type);
}

static void math_fma_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, math_fma_a(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, math_fma_b(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, math_fma_c(op));
  if (math_fma_fastmath(op) != ARITH_FAST_MATH_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, math_fma_fastmath_attr(op), &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(math_fma_result(op)));
}

const mica_op_def math_fma_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.fma", .name_size = 8,
  .summary = "Product and sum, rounded once", .dialect = &math_dialect,
  .parts = math_fma_parts, .slot_count = 1, .operand_count = 3, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_fma_parse, .print = math_fma_print,
  .more = &math_rsqrt_more,
};

// ---- math.clampf ----

arith_fast_math_flags math_clampf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_clampf_def, MATH_CLAMPF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_clampf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_clampf_def, MATH_CLAMPF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_clampf_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *min,
                           mica_value *max, arith_fast_math_flags fastmath) {
  if (value == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_CLAMPF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(value)};
  mica_value *operands[] = {value, min, max};
  const mica_op_parts parts = {operands, 3, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_clampf_def, &parts);
}

static const mica_part math_clampf_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "value", .check = &must_be_floating_point_like},
  {.name = "min", .check = &must_be_floating_point_like},
  {.name = "max", .check = &must_be_floating_point_like},
  {.name = "result", .check = &must_be_floating_point_like},
};
// math.clampf: $value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:`
// type($result)
static bool math_clampf_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand, min_operand, max_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operand(p, &min_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &max_operand)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, MATH_CLAMPF_SLOT_FASTMATH, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &value_operand, 1, result_type)) return false;
  if (!mica_state_operands(out, &min_operand, 1, result_type)) return false;
  return mica_state_operands(out, &max_operand, 1, result_type);
}

static void math_clampf_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, math_clampf_value(op));
  mica_print_str(p, MICA_STR(" to ["));
  mica_print_operand(p, math_clampf_min(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, math_clampf_max(op));
  mica_print_char(p, ']');
  if (math_clampf_fastmath(op) != ARITH_FAST_MATH_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, math_clampf_fastmath_attr(op), &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(math_clampf_result(op)));
}

const mica_op_def math_clampf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.clampf", .name_size = 11,
  .summary = "The nearest value within bounds", .dialect = &math_dialect,
  .parts = math_clampf_parts, .slot_count = 1, .operand_count = 3, .result_count = 1,
  .traits = math_absi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_absi_checks, .parse = math_clampf_parse, .print = math_clampf_print,
  .more = &math_rsqrt_more,
};

// ---- math.fpowi ----

arith_fast_math_flags math_fpowi_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_fpowi_def, MATH_FPOWI_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_fpowi_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_fpowi_def, MATH_FPOWI_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_fpowi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_FPOWI_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_fpowi_def, &parts);
}

static const mica_part math_fpowi_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "lhs", .check = &must_be_floating_point_like},
  {.name = "rhs", .check = &must_be_signless_integer_like},
  {.name = "result", .check = &must_be_floating_point_like},
};
static bool math_fpowi_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(math_fpowi_result(op)) ==
                          mica_value_type(math_fpowi_lhs(op)),
                          "all of {lhs, result} have same type");
}

static const mica_op_checks math_fpowi_checks = {
  .verify = (mica_op_check *const[]){math_fpowi_verify, mica_verify_same_operands_and_result_shape,
                                     mica_verify_elementwise, NULL},
};
// math.fpowi: $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)
static bool math_fpowi_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *lhs_type = NULL, *rhs_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, MATH_FPOWI_SLOT_FASTMATH, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &lhs_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type(p, &rhs_type)) return false;
  if (!mica_state_result(out, lhs_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, lhs_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, rhs_type);
}

static void math_fpowi_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, math_fpowi_lhs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, math_fpowi_rhs(op));
  if (math_fpowi_fastmath(op) != ARITH_FAST_MATH_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, math_fpowi_fastmath_attr(op), &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(math_fpowi_lhs(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(math_fpowi_rhs(op)));
}

static const mica_trait *const math_fpowi_traits[] = {
  &mica_trait_same_operands_and_result_shape, &mica_trait_always_speculatable,
  &mica_trait_elementwise, &mica_trait_scalarizable, &mica_trait_vectorizable,
  &mica_trait_tensorizable, NULL,
};
const mica_op_def math_fpowi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.fpowi", .name_size = 10,
  .summary = "A float to the power of a signed integer", .dialect = &math_dialect,
  .parts = math_fpowi_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = math_fpowi_traits, .interfaces = math_absf_interfaces, .interface_count = 5,
  .checks = &math_fpowi_checks, .parse = math_fpowi_parse, .print = math_fpowi_print,
  .more = &math_rsqrt_more,
};

// ---- math.sincos ----

arith_fast_math_flags math_sincos_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_sincos_def, MATH_SINCOS_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_sincos_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_sincos_def, MATH_SINCOS_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

static bool math_sincos_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                    const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[MATH_SINCOS_RESULT_SIN] = mica_value_type(parts->operands[MATH_SINCOS_OPERAND]);
  types[MATH_SINCOS_RESULT_COS] = mica_value_type(parts->operands[MATH_SINCOS_OPERAND]);
  return types[MATH_SINCOS_RESULT_SIN] != NULL && types[MATH_SINCOS_RESULT_COS] != NULL;
}

mica_op *math_sincos_build(mica_builder *b, mica_loc loc, mica_value *operand,
                           arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_SINCOS_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand), mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 2, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_sincos_def, &parts);
}

static const mica_part math_sincos_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "operand", .check = &must_be_floating_point_like},
  {.name = "sin", .check = &must_be_floating_point_like},
  {.name = "cos", .check = &must_be_floating_point_like},
};
static bool math_sincos_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(math_sincos_sin(op)) ==
                          mica_value_type(math_sincos_operand(op)) &&
                          mica_value_type(math_sincos_cos(op)) ==
                          mica_value_type(math_sincos_operand(op)),
                          "all of {operand, sin, cos} have same type");
}

static const mica_op_checks math_sincos_checks = {
  .verify = (mica_op_check *const[]){math_sincos_verify, mica_verify_same_operands_and_result_shape,
                                     mica_verify_elementwise, NULL},
};
// math.sincos: $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)
static bool math_sincos_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref operand_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *operand_type = NULL;
  if (!mica_parse_operand(p, &operand_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, MATH_SINCOS_SLOT_FASTMATH, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &operand_type)) return false;
  if (!mica_state_result(out, operand_type)) return false;
  if (!mica_state_result(out, operand_type)) return false;
  return mica_state_operands(out, &operand_operand, 1, operand_type);
}

static void math_sincos_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, math_sincos_operand(op));
  if (math_sincos_fastmath(op) != ARITH_FAST_MATH_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, math_sincos_fastmath_attr(op), &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(math_sincos_operand(op)));
}

static void math_sincos_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, math_sincos_sin(op), MICA_STR("sin"));
  mica_set_value_name(set, math_sincos_cos(op), MICA_STR("cos"));
}
static const mica_op_asm_interface math_sincos_names = {.result_names = math_sincos_name_results};
static const mica_interface_impl math_sincos_interfaces[] = {
  {&arith_fast_math_interface_id, &math_absf_fast_math_methods},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = math_sincos_infer_types}},
  {&mica_op_asm_interface_id, &math_sincos_names},
};
const mica_op_def math_sincos_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.sincos", .name_size = 11,
  .summary = "Sine and cosine", .dialect = &math_dialect,
  .parts = math_sincos_parts, .slot_count = 1, .operand_count = 1, .result_count = 2,
  .traits = math_fpowi_traits, .interfaces = math_sincos_interfaces, .interface_count = 6,
  .checks = &math_sincos_checks, .parse = math_sincos_parse, .print = math_sincos_print,
  .more = &math_rsqrt_more,
};

// ---- math.isfinite ----

arith_fast_math_flags math_isfinite_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &math_isfinite_def, MATH_ISFINITE_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_isfinite_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_isfinite_def, MATH_ISFINITE_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

static bool math_isfinite_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                      const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_type_i1_of_same_shape(mica_value_type(parts->operands[0]));
  return types[0] != NULL;
}

mica_op *math_isfinite_build(mica_builder *b, mica_loc loc, mica_value *operand,
                             arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ISFINITE_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_type_i1_of_same_shape(mica_value_type(operand))};
  if (types[MATH_ISFINITE_RESULT] == NULL) return NULL;
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_isfinite_def, &parts);
}

static const mica_part math_isfinite_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "operand", .check = &must_be_floating_point_like},
  {.name = "result", .check = &must_be_bool_like},
};
static bool math_isfinite_verify(mica_op *op) {
  return mica_verify_that(op,
                          mica_type_i1_of_same_shape(mica_value_type(math_isfinite_operand(op))) ==
                          mica_value_type(math_isfinite_result(op)),
                          "result type has i1 element type and same shape as operands");
}

static const mica_op_checks math_isfinite_checks = {
  .verify = (mica_op_check *const[]){math_isfinite_verify, mica_verify_elementwise, NULL},
};
// math.isfinite and 3 more: $operand attr-dict `:` type($operand)
static bool math_isfinite_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref operand_operand;
  const mica_type *operand_type = NULL;
  if (!mica_parse_operand(p, &operand_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &operand_type)) return false;
  if (!mica_parser_check_type(p, operand_type, math_is_float_like, "operand",
                              "floating-point-like"))
    return false;
  if (!mica_state_result(out, mica_type_i1_of_same_shape(operand_type))) return false;
  return mica_state_operands(out, &operand_operand, 1, operand_type);
}

static void math_isfinite_print(mica_printer *p, const mica_op *op) {
  const char *elided[1];
  size_t elided_count = 0;
  const mica_attr *fastmath_attr = mica_op_slot(op, 0);
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  if (fastmath_attr == NULL || arith_fast_math_flags_attr_value(fastmath_attr) ==
      ARITH_FAST_MATH_FLAGS_NONE)
    elided[elided_count++] = "fastmath";
  mica_print_attr_dict(p, op, elided, elided_count);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
}

static const mica_trait *const math_isfinite_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_elementwise, &mica_trait_scalarizable,
  &mica_trait_vectorizable, &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl math_isfinite_interfaces[] = {
  {&arith_fast_math_interface_id, &math_absf_fast_math_methods},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = math_isfinite_infer_types}},
};
static bool math_isfinite_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return math_isfinite_fold(op, operands[MATH_ISFINITE_OPERAND], out);
}

static void math_isfinite_evaluate(const mica_op *op, const mica_number *operands,
                                   mica_number *results) {
  results[0] =
      mica_number_truth(mica_op_context(op), !mica_number_is_nan(operands[MATH_ISFINITE_OPERAND]) &&
                        !mica_number_is_infinite(operands[MATH_ISFINITE_OPERAND]));
}

static const mica_op_more math_isfinite_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .fold = math_isfinite_fold_hook, .evaluate = math_isfinite_evaluate,
};
const mica_op_def math_isfinite_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.isfinite", .name_size = 13,
  .summary = "Whether the value is neither infinite nor NaN", .dialect = &math_dialect,
  .parts = math_isfinite_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_isfinite_traits, .interfaces = math_isfinite_interfaces, .interface_count = 5,
  .checks = &math_isfinite_checks, .parse = math_isfinite_parse, .print = math_isfinite_print,
  .more = &math_isfinite_more,
};

// ---- math.isinf ----

arith_fast_math_flags math_isinf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_isinf_def, MATH_ISINF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_isinf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_isinf_def, MATH_ISINF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_isinf_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ISINF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_type_i1_of_same_shape(mica_value_type(operand))};
  if (types[MATH_ISINF_RESULT] == NULL) return NULL;
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_isinf_def, &parts);
}

static bool math_isinf_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_i1_of_same_shape(mica_value_type(math_isinf_operand(op))) ==
                          mica_value_type(math_isinf_result(op)),
                          "result type has i1 element type and same shape as operands");
}

static const mica_op_checks math_isinf_checks = {
  .verify = (mica_op_check *const[]){math_isinf_verify, mica_verify_elementwise, NULL},
};
static bool math_isinf_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return math_isinf_fold(op, operands[MATH_ISINF_OPERAND], out);
}

static void math_isinf_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  results[0] =
      mica_number_truth(mica_op_context(op), mica_number_is_infinite(operands[MATH_ISINF_OPERAND]));
}

static const mica_op_more math_isinf_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .fold = math_isinf_fold_hook, .evaluate = math_isinf_evaluate,
};
const mica_op_def math_isinf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.isinf", .name_size = 10,
  .summary = "Whether the value is infinite", .dialect = &math_dialect,
  .parts = math_isfinite_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_isfinite_traits, .interfaces = math_isfinite_interfaces, .interface_count = 5,
  .checks = &math_isinf_checks, .parse = math_isfinite_parse, .print = math_isfinite_print,
  .more = &math_isinf_more,
};

// ---- math.isnan ----

arith_fast_math_flags math_isnan_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &math_isnan_def, MATH_ISNAN_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_isnan_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_isnan_def, MATH_ISNAN_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_isnan_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ISNAN_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_type_i1_of_same_shape(mica_value_type(operand))};
  if (types[MATH_ISNAN_RESULT] == NULL) return NULL;
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_isnan_def, &parts);
}

static bool math_isnan_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_i1_of_same_shape(mica_value_type(math_isnan_operand(op))) ==
                          mica_value_type(math_isnan_result(op)),
                          "result type has i1 element type and same shape as operands");
}

static const mica_op_checks math_isnan_checks = {
  .verify = (mica_op_check *const[]){math_isnan_verify, mica_verify_elementwise, NULL},
};
static bool math_isnan_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return math_isnan_fold(op, operands[MATH_ISNAN_OPERAND], out);
}

static void math_isnan_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  results[0] =
      mica_number_truth(mica_op_context(op), mica_number_is_nan(operands[MATH_ISNAN_OPERAND]));
}

static const mica_op_more math_isnan_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .fold = math_isnan_fold_hook, .evaluate = math_isnan_evaluate,
};
const mica_op_def math_isnan_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.isnan", .name_size = 10,
  .summary = "Whether the value is NaN", .dialect = &math_dialect,
  .parts = math_isfinite_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_isfinite_traits, .interfaces = math_isfinite_interfaces, .interface_count = 5,
  .checks = &math_isnan_checks, .parse = math_isfinite_parse, .print = math_isfinite_print,
  .more = &math_isnan_more,
};

// ---- math.isnormal ----

arith_fast_math_flags math_isnormal_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &math_isnormal_def, MATH_ISNORMAL_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool math_isnormal_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &math_isnormal_def, MATH_ISNORMAL_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *math_isnormal_build(mica_builder *b, mica_loc loc, mica_value *operand,
                             arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[MATH_ISNORMAL_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_type_i1_of_same_shape(mica_value_type(operand))};
  if (types[MATH_ISNORMAL_RESULT] == NULL) return NULL;
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &math_isnormal_def, &parts);
}

static bool math_isnormal_verify(mica_op *op) {
  return mica_verify_that(op,
                          mica_type_i1_of_same_shape(mica_value_type(math_isnormal_operand(op))) ==
                          mica_value_type(math_isnormal_result(op)),
                          "result type has i1 element type and same shape as operands");
}

static const mica_op_checks math_isnormal_checks = {
  .verify = (mica_op_check *const[]){math_isnormal_verify, mica_verify_elementwise, NULL},
};
static bool math_isnormal_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return math_isnormal_fold(op, operands[MATH_ISNORMAL_OPERAND], out);
}

static void math_isnormal_evaluate(const mica_op *op, const mica_number *operands,
                                   mica_number *results) {
  results[0] =
      mica_number_truth(mica_op_context(op),
                        mica_number_is_normal(operands[MATH_ISNORMAL_OPERAND]));
}

static const mica_op_more math_isnormal_more = {
  .extras = (const mica_part_extra[]){{.default_value = math_absf_default_fastmath}},
  .fold = math_isnormal_fold_hook, .evaluate = math_isnormal_evaluate,
};
const mica_op_def math_isnormal_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "math.isnormal", .name_size = 13,
  .summary = "Whether the value is none of zero, subnormal, infinite, NaN",
  .dialect = &math_dialect,
  .parts = math_isfinite_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = math_isfinite_traits, .interfaces = math_isfinite_interfaces, .interface_count = 5,
  .checks = &math_isnormal_checks, .parse = math_isfinite_parse, .print = math_isfinite_print,
  .more = &math_isnormal_more,
};

// Ordered by name.
static const mica_op_def *const math_ops[] = {
  &math_absf_def,
  &math_absi_def,
  &math_acos_def,
  &math_acosh_def,
  &math_asin_def,
  &math_asinh_def,
  &math_atan_def,
  &math_atan2_def,
  &math_atanh_def,
  &math_cbrt_def,
  &math_ceil_def,
  &math_clampf_def,
  &math_copysign_def,
  &math_cos_def,
  &math_cosh_def,
  &math_ctlz_def,
  &math_ctpop_def,
  &math_cttz_def,
  &math_erf_def,
  &math_erfc_def,
  &math_exp_def,
  &math_exp2_def,
  &math_expm1_def,
  &math_floor_def,
  &math_fma_def,
  &math_fpowi_def,
  &math_ipowi_def,
  &math_isfinite_def,
  &math_isinf_def,
  &math_isnan_def,
  &math_isnormal_def,
  &math_log_def,
  &math_log10_def,
  &math_log1p_def,
  &math_log2_def,
  &math_powf_def,
  &math_round_def,
  &math_roundeven_def,
  &math_rsqrt_def,
  &math_sin_def,
  &math_sincos_def,
  &math_sinh_def,
  &math_sqrt_def,
  &math_tan_def,
  &math_tanh_def,
  &math_trunc_def,
};
static const mica_dialect_def *const math_dependents[] = {&arith_dialect, NULL};
// All methods as the interface has them.
static const mica_dialect_inliner_interface math_dialect_inliner_methods = {0};
static const mica_interface_impl math_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &math_dialect_inliner_methods},
};

// What older text has, read with mica_former_text alone.
static const char *const math_former_names[] = {"std", "", NULL};
static const char *const math_absf_former_names[] = {"math.abs", "std.absf", "absf", NULL};
static const char *const math_ceil_former_names[] = {"std.ceilf", "ceilf", NULL};
static const char *const math_floor_former_names[] = {"std.floorf", "floorf", NULL};
static const char *const math_fma_former_names[] = {"std.fmaf", "fmaf", NULL};
static const mica_former_op math_former_ops[] = {
  {
    .op = &math_absf_def,
    .names = math_absf_former_names,
  },
  {
    .op = &math_ceil_def,
    .names = math_ceil_former_names,
  },
  {
    .op = &math_floor_def,
    .names = math_floor_former_names,
  },
  {
    .op = &math_fma_def,
    .names = math_fma_former_names,
  },};
static const mica_former_dialect math_former = {
  .names = math_former_names,
  .ops = math_former_ops,
  .op_count = 4,
};

const mica_dialect_def math_dialect = {
  .abi = 5,
  .name = "math",
  .ops = math_ops,
  .op_count = 46,
  .dependents = math_dependents,
  .materialize = math_materialize,
  .interfaces = math_interfaces, .interface_count = 1,
  .former = &math_former,
};
