// The dialect index: Arithmetic on numbers as wide as a pointer.
// Made by mica-gen from index.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "index.h"

#include "mica/mica.h"

static const mica_enum_case index_cmp_predicate_cases[] = {
  {.text = "eq", .value = INDEX_CMP_PREDICATE_EQ},
  {.text = "ne", .value = INDEX_CMP_PREDICATE_NE},
  {.text = "slt", .value = INDEX_CMP_PREDICATE_SLT},
  {.text = "sle", .value = INDEX_CMP_PREDICATE_SLE},
  {.text = "sgt", .value = INDEX_CMP_PREDICATE_SGT},
  {.text = "sge", .value = INDEX_CMP_PREDICATE_SGE},
  {.text = "ult", .value = INDEX_CMP_PREDICATE_ULT},
  {.text = "ule", .value = INDEX_CMP_PREDICATE_ULE},
  {.text = "ugt", .value = INDEX_CMP_PREDICATE_UGT},
  {.text = "uge", .value = INDEX_CMP_PREDICATE_UGE},
};
const mica_enum_def index_cmp_predicate_enum = {
  .name = "::mlir::index::IndexCmpPredicate", .summary = "index comparison predicate kind",
  .cases = index_cmp_predicate_cases, .case_count = 10, .width = 32, .is_attribute = true,
};

// index comparison predicate kind
static bool index_is_index_cmp_predicate_attr(const mica_attr *self) {
  return mica_attr_isa(self, &index_cmp_predicate_attr_def);
}

// 1-bit signless integer
static bool index_is_i1(const mica_type *self) {
  return mica_type_is_i(self, 1);
}

// integer or index
static bool index_is_integer_or_index(const mica_type *self) {
  return mica_type_is_integer(self) || mica_type_is_index(self);
}

// index attribute
static bool index_is_index_attr(const mica_attr *self) {
  return mica_attr_is_integer(self) && mica_type_is_index(mica_attr_type(self));
}

// What parts of operations must be.
static const mica_constraint must_be_index = {.summary = "index", .type = mica_type_is_index};
static const mica_constraint must_be_index_comparison_predicate_kind = {
  .summary = "index comparison predicate kind", .attr = index_is_index_cmp_predicate_attr,
  .is_kind = index_cmp_predicate_attr_isa,
};
static const mica_constraint must_be_1_bit_signless_integer = {
  .summary = "1-bit signless integer", .type = index_is_i1,
};
static const mica_constraint must_be_integer_or_index = {
  .summary = "integer or index", .type = index_is_integer_or_index,
};
static const mica_constraint must_be_index_attribute = {
  .summary = "index attribute", .attr = index_is_index_attr, .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_bool_attribute = {
  .summary = "bool attribute", .attr = mica_attr_is_bool, .is_kind = mica_attr_is_bool,
};

const mica_attr *index_cmp_predicate_attr_get(mica_context *ctx, index_cmp_predicate value) {
  assert(mica_enum_is_valid(&index_cmp_predicate_enum, (uint64_t)value));
  const index_cmp_predicate_attr_params params = {value};
  return mica_attr_get(ctx, &index_cmp_predicate_attr_def, &params);
}

// index.cmp_predicate: $value
static const mica_attr *index_cmp_predicate_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  index_cmp_predicate_attr_params params = {0};
  (void)type;
  if (!mica_parse_enum_scalar(p, &index_cmp_predicate_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "IndexCmpPredicateAttr", "value",
                                      "::mlir::index::IndexCmpPredicate");
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &index_cmp_predicate_attr_def, &params);
}

static void index_cmp_predicate_attr_print(mica_printer *p, const mica_attr *attr) {
  const index_cmp_predicate_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, ' ');
  mica_print_enum(p, &index_cmp_predicate_enum, (uint64_t)params->value);
}

static const mica_param_def index_cmp_predicate_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(index_cmp_predicate_attr_params, value), .size = sizeof(index_cmp_predicate)},
};

const mica_attr_def index_cmp_predicate_attr_def = {
  .base = {
    .abi = 5, .name = "index.cmp_predicate", .mnemonic = "cmp_predicate", .dialect = &index_dialect,
    .params_size = sizeof(index_cmp_predicate_attr_params),
    .params = index_cmp_predicate_attr_param_table, .param_count = 1,
  },
  .parse = index_cmp_predicate_attr_parse, .print = index_cmp_predicate_attr_print,
};

// ---- index.add ----

static bool index_add_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                  const mica_type **types) {
  (void)loc;
  (void)parts;
  types[0] = mica_type_index(ctx);
  return types[0] != NULL;
}

mica_op *index_add_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_ADD_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_add_def, &parts);
}

static const mica_part index_add_parts[] = {
  {.name = "lhs", .check = &must_be_index},
  {.name = "rhs", .check = &must_be_index},
  {.name = "result", .check = &must_be_index},
};
// index.add and 19 more: $lhs `,` $rhs attr-dict
static bool index_add_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_result(out, mica_type_index(mica_parser_context(p)))) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &rhs_operand, 1, mica_type_index(mica_parser_context(p)));
}

static void index_add_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 1));
  mica_print_discardable(p, op);
}

static const mica_trait *const index_add_traits[] = {
  &mica_trait_is_commutative, &mica_trait_always_speculatable, NULL,
};
static const mica_interface_impl index_add_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_add_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_add_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_add_fold(op, operands[INDEX_ADD_OPERAND_LHS], operands[INDEX_ADD_OPERAND_RHS], out);
}

static const mica_pattern index_add_canonicalize_pattern = {
  .name = "index_add_canonicalize", .root = &index_add_def, .benefit = 1,
  .rewrite = index_add_canonicalize,
};
static const mica_pattern *const index_add_patterns[] = {&index_add_canonicalize_pattern, NULL};
static void index_add_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = mica_number_add(operands[INDEX_ADD_OPERAND_LHS], operands[INDEX_ADD_OPERAND_RHS]);
}

static const mica_op_more index_add_more = {
  .fold = index_add_fold_hook, .patterns = index_add_patterns, .evaluate = index_add_evaluate,
};
const mica_op_def index_add_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.add", .name_size = 9, .summary = "Sum",
  .dialect = &index_dialect, .parts = index_add_parts, .operand_count = 2, .result_count = 1,
  .traits = index_add_traits, .interfaces = index_add_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_add_more,
};

// ---- index.sub ----

mica_op *index_sub_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_SUB_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_sub_def, &parts);
}

static const mica_trait *const index_sub_traits[] = {&mica_trait_always_speculatable, NULL};
static const mica_interface_impl index_sub_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_sub_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_sub_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_sub_fold(op, operands[INDEX_SUB_OPERAND_LHS], operands[INDEX_SUB_OPERAND_RHS], out);
}

static void index_sub_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] =
      mica_number_subtract(operands[INDEX_SUB_OPERAND_LHS], operands[INDEX_SUB_OPERAND_RHS]);
}

static const mica_op_more index_sub_more = {
  .fold = index_sub_fold_hook, .evaluate = index_sub_evaluate,
};
const mica_op_def index_sub_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.sub", .name_size = 9, .summary = "Difference",
  .dialect = &index_dialect, .parts = index_add_parts, .operand_count = 2, .result_count = 1,
  .traits = index_sub_traits, .interfaces = index_sub_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_sub_more,
};

// ---- index.mul ----

mica_op *index_mul_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_MUL_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_mul_def, &parts);
}

static const mica_interface_impl index_mul_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_mul_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_mul_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_mul_fold(op, operands[INDEX_MUL_OPERAND_LHS], operands[INDEX_MUL_OPERAND_RHS], out);
}

static const mica_pattern index_mul_canonicalize_pattern = {
  .name = "index_mul_canonicalize", .root = &index_mul_def, .benefit = 1,
  .rewrite = index_mul_canonicalize,
};
static const mica_pattern *const index_mul_patterns[] = {&index_mul_canonicalize_pattern, NULL};
static void index_mul_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] =
      mica_number_multiply(operands[INDEX_MUL_OPERAND_LHS], operands[INDEX_MUL_OPERAND_RHS]);
}

static const mica_op_more index_mul_more = {
  .fold = index_mul_fold_hook, .patterns = index_mul_patterns, .evaluate = index_mul_evaluate,
};
const mica_op_def index_mul_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.mul", .name_size = 9, .summary = "Product",
  .dialect = &index_dialect, .parts = index_add_parts, .operand_count = 2, .result_count = 1,
  .traits = index_add_traits, .interfaces = index_mul_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_mul_more,
};

// ---- index.divs ----

mica_op *index_divs_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_DIVS_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_divs_def, &parts);
}

static const mica_interface_impl index_divs_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_divs_infer_ranges}},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_divs_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_divs_fold(op, operands[INDEX_DIVS_OPERAND_LHS], operands[INDEX_DIVS_OPERAND_RHS],
                         out);
}

static void index_divs_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_divide_signed(operands[INDEX_DIVS_OPERAND_LHS], operands[INDEX_DIVS_OPERAND_RHS]);
}

static const mica_op_more index_divs_more = {
  .fold = index_divs_fold_hook, .evaluate = index_divs_evaluate,
};
const mica_op_def index_divs_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.divs", .name_size = 10,
  .summary = "Signed quotient, towards zero", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1,
  .interfaces = index_divs_interfaces, .interface_count = 3,
  .parse = index_add_parse, .print = index_add_print, .more = &index_divs_more,
};

// ---- index.divu ----

mica_op *index_divu_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_DIVU_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_divu_def, &parts);
}

static const mica_interface_impl index_divu_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_divu_infer_ranges}},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_divu_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_divu_fold(op, operands[INDEX_DIVU_OPERAND_LHS], operands[INDEX_DIVU_OPERAND_RHS],
                         out);
}

static void index_divu_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_divide_unsigned(operands[INDEX_DIVU_OPERAND_LHS],
                                  operands[INDEX_DIVU_OPERAND_RHS]);
}

static const mica_op_more index_divu_more = {
  .fold = index_divu_fold_hook, .evaluate = index_divu_evaluate,
};
const mica_op_def index_divu_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.divu", .name_size = 10,
  .summary = "Unsigned quotient, towards zero", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1,
  .interfaces = index_divu_interfaces, .interface_count = 3,
  .parse = index_add_parse, .print = index_add_print, .more = &index_divu_more,
};

// ---- index.ceildivs ----

mica_op *index_ceildivs_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_CEILDIVS_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_ceildivs_def, &parts);
}

static const mica_interface_impl index_ceildivs_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_ceildivs_infer_ranges}},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_ceildivs_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  return index_ceildivs_fold(op, operands[INDEX_CEILDIVS_OPERAND_LHS],
                             operands[INDEX_CEILDIVS_OPERAND_RHS], out);
}

static void index_ceildivs_evaluate(const mica_op *op, const mica_number *operands,
                                    mica_number *results) {
  (void)op;
  results[0] =
      mica_number_ceil_divide_signed(operands[INDEX_CEILDIVS_OPERAND_LHS],
                                     operands[INDEX_CEILDIVS_OPERAND_RHS]);
}

static const mica_op_more index_ceildivs_more = {
  .fold = index_ceildivs_fold_hook, .evaluate = index_ceildivs_evaluate,
};
const mica_op_def index_ceildivs_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.ceildivs", .name_size = 14,
  .summary = "Signed quotient, rounded up", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1,
  .interfaces = index_ceildivs_interfaces, .interface_count = 3,
  .parse = index_add_parse, .print = index_add_print, .more = &index_ceildivs_more,
};

// ---- index.ceildivu ----

mica_op *index_ceildivu_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_CEILDIVU_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_ceildivu_def, &parts);
}

static const mica_interface_impl index_ceildivu_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_ceildivu_infer_ranges}},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_ceildivu_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  return index_ceildivu_fold(op, operands[INDEX_CEILDIVU_OPERAND_LHS],
                             operands[INDEX_CEILDIVU_OPERAND_RHS], out);
}

static void index_ceildivu_evaluate(const mica_op *op, const mica_number *operands,
                                    mica_number *results) {
  (void)op;
  results[0] =
      mica_number_ceil_divide_unsigned(operands[INDEX_CEILDIVU_OPERAND_LHS],
                                       operands[INDEX_CEILDIVU_OPERAND_RHS]);
}

static const mica_op_more index_ceildivu_more = {
  .fold = index_ceildivu_fold_hook, .evaluate = index_ceildivu_evaluate,
};
const mica_op_def index_ceildivu_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.ceildivu", .name_size = 14,
  .summary = "Unsigned quotient, rounded up", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1,
  .interfaces = index_ceildivu_interfaces, .interface_count = 3,
  .parse = index_add_parse, .print = index_add_print, .more = &index_ceildivu_more,
};

// ---- index.floordivs ----

mica_op *index_floordivs_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_FLOORDIVS_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_floordivs_def, &parts);
}

static const mica_interface_impl index_floordivs_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_floordivs_infer_ranges}},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_floordivs_fold_hook(mica_op *op, const mica_attr *const *operands,
                                      mica_fold *out) {
  return index_floordivs_fold(op, operands[INDEX_FLOORDIVS_OPERAND_LHS],
                              operands[INDEX_FLOORDIVS_OPERAND_RHS], out);
}

static void index_floordivs_evaluate(const mica_op *op, const mica_number *operands,
                                     mica_number *results) {
  (void)op;
  results[0] =
      mica_number_floor_divide_signed(operands[INDEX_FLOORDIVS_OPERAND_LHS],
                                      operands[INDEX_FLOORDIVS_OPERAND_RHS]);
}

static const mica_op_more index_floordivs_more = {
  .fold = index_floordivs_fold_hook, .evaluate = index_floordivs_evaluate,
};
const mica_op_def index_floordivs_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.floordivs", .name_size = 15,
  .summary = "Signed quotient, rounded down", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1,
  .interfaces = index_floordivs_interfaces, .interface_count = 3,
  .parse = index_add_parse, .print = index_add_print, .more = &index_floordivs_more,
};

// ---- index.rems ----

mica_op *index_rems_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_REMS_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_rems_def, &parts);
}

static const mica_interface_impl index_rems_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_rems_infer_ranges}},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_rems_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_rems_fold(op, operands[INDEX_REMS_OPERAND_LHS], operands[INDEX_REMS_OPERAND_RHS],
                         out);
}

static void index_rems_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_remainder_signed(operands[INDEX_REMS_OPERAND_LHS],
                                   operands[INDEX_REMS_OPERAND_RHS]);
}

static const mica_op_more index_rems_more = {
  .fold = index_rems_fold_hook, .evaluate = index_rems_evaluate,
};
const mica_op_def index_rems_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.rems", .name_size = 10,
  .summary = "Signed remainder, with the sign of the dividend", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1,
  .interfaces = index_rems_interfaces, .interface_count = 3,
  .parse = index_add_parse, .print = index_add_print, .more = &index_rems_more,
};

// ---- index.remu ----

mica_op *index_remu_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_REMU_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_remu_def, &parts);
}

static const mica_interface_impl index_remu_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_remu_infer_ranges}},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_remu_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_remu_fold(op, operands[INDEX_REMU_OPERAND_LHS], operands[INDEX_REMU_OPERAND_RHS],
                         out);
}

static void index_remu_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_remainder_unsigned(operands[INDEX_REMU_OPERAND_LHS],
                                     operands[INDEX_REMU_OPERAND_RHS]);
}

static const mica_op_more index_remu_more = {
  .fold = index_remu_fold_hook, .evaluate = index_remu_evaluate,
};
const mica_op_def index_remu_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.remu", .name_size = 10,
  .summary = "Unsigned remainder", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1,
  .interfaces = index_remu_interfaces, .interface_count = 3,
  .parse = index_add_parse, .print = index_add_print, .more = &index_remu_more,
};

// ---- index.maxs ----

mica_op *index_maxs_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_MAXS_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_maxs_def, &parts);
}

static const mica_interface_impl index_maxs_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_maxs_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_maxs_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_maxs_fold(op, operands[INDEX_MAXS_OPERAND_LHS], operands[INDEX_MAXS_OPERAND_RHS],
                         out);
}

static const mica_pattern index_maxs_canonicalize_pattern = {
  .name = "index_maxs_canonicalize", .root = &index_maxs_def, .benefit = 1,
  .rewrite = index_maxs_canonicalize,
};
static const mica_pattern *const index_maxs_patterns[] = {&index_maxs_canonicalize_pattern, NULL};
static void index_maxs_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_higher_signed(operands[INDEX_MAXS_OPERAND_LHS], operands[INDEX_MAXS_OPERAND_RHS]);
}

static const mica_op_more index_maxs_more = {
  .fold = index_maxs_fold_hook, .patterns = index_maxs_patterns, .evaluate = index_maxs_evaluate,
};
const mica_op_def index_maxs_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.maxs", .name_size = 10,
  .summary = "The larger, as signed", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1, .traits = index_add_traits,
  .interfaces = index_maxs_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_maxs_more,
};

// ---- index.maxu ----

mica_op *index_maxu_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_MAXU_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_maxu_def, &parts);
}

static const mica_interface_impl index_maxu_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_maxu_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_maxu_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_maxu_fold(op, operands[INDEX_MAXU_OPERAND_LHS], operands[INDEX_MAXU_OPERAND_RHS],
                         out);
}

static const mica_pattern index_maxu_canonicalize_pattern = {
  .name = "index_maxu_canonicalize", .root = &index_maxu_def, .benefit = 1,
  .rewrite = index_maxu_canonicalize,
};
static const mica_pattern *const index_maxu_patterns[] = {&index_maxu_canonicalize_pattern, NULL};
static void index_maxu_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_higher_unsigned(operands[INDEX_MAXU_OPERAND_LHS],
                                  operands[INDEX_MAXU_OPERAND_RHS]);
}

static const mica_op_more index_maxu_more = {
  .fold = index_maxu_fold_hook, .patterns = index_maxu_patterns, .evaluate = index_maxu_evaluate,
};
const mica_op_def index_maxu_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.maxu", .name_size = 10,
  .summary = "The larger, as unsigned", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1, .traits = index_add_traits,
  .interfaces = index_maxu_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_maxu_more,
};

// ---- index.mins ----

mica_op *index_mins_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_MINS_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_mins_def, &parts);
}

static const mica_interface_impl index_mins_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_mins_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_mins_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_mins_fold(op, operands[INDEX_MINS_OPERAND_LHS], operands[INDEX_MINS_OPERAND_RHS],
                         out);
}

static const mica_pattern index_mins_canonicalize_pattern = {
  .name = "index_mins_canonicalize", .root = &index_mins_def, .benefit = 1,
  .rewrite = index_mins_canonicalize,
};
static const mica_pattern *const index_mins_patterns[] = {&index_mins_canonicalize_pattern, NULL};
static void index_mins_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_lower_signed(operands[INDEX_MINS_OPERAND_LHS], operands[INDEX_MINS_OPERAND_RHS]);
}

static const mica_op_more index_mins_more = {
  .fold = index_mins_fold_hook, .patterns = index_mins_patterns, .evaluate = index_mins_evaluate,
};
const mica_op_def index_mins_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.mins", .name_size = 10,
  .summary = "The smaller, as signed", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1, .traits = index_add_traits,
  .interfaces = index_mins_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_mins_more,
};

// ---- index.minu ----

mica_op *index_minu_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_MINU_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_minu_def, &parts);
}

static const mica_interface_impl index_minu_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_minu_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_minu_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_minu_fold(op, operands[INDEX_MINU_OPERAND_LHS], operands[INDEX_MINU_OPERAND_RHS],
                         out);
}

static const mica_pattern index_minu_canonicalize_pattern = {
  .name = "index_minu_canonicalize", .root = &index_minu_def, .benefit = 1,
  .rewrite = index_minu_canonicalize,
};
static const mica_pattern *const index_minu_patterns[] = {&index_minu_canonicalize_pattern, NULL};
static void index_minu_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_lower_unsigned(operands[INDEX_MINU_OPERAND_LHS],
                                 operands[INDEX_MINU_OPERAND_RHS]);
}

static const mica_op_more index_minu_more = {
  .fold = index_minu_fold_hook, .patterns = index_minu_patterns, .evaluate = index_minu_evaluate,
};
const mica_op_def index_minu_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.minu", .name_size = 10,
  .summary = "The smaller, as unsigned", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1, .traits = index_add_traits,
  .interfaces = index_minu_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_minu_more,
};

// ---- index.shl ----

mica_op *index_shl_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_SHL_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_shl_def, &parts);
}

static const mica_interface_impl index_shl_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_shl_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_shl_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_shl_fold(op, operands[INDEX_SHL_OPERAND_LHS], operands[INDEX_SHL_OPERAND_RHS], out);
}

static void index_shl_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] =
      mica_number_shift_left(operands[INDEX_SHL_OPERAND_LHS], operands[INDEX_SHL_OPERAND_RHS]);
}

static const mica_op_more index_shl_more = {
  .fold = index_shl_fold_hook, .evaluate = index_shl_evaluate,
};
const mica_op_def index_shl_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.shl", .name_size = 9,
  .summary = "Shift to the left", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1, .traits = index_sub_traits,
  .interfaces = index_shl_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_shl_more,
};

// ---- index.shrs ----

mica_op *index_shrs_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_SHRS_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_shrs_def, &parts);
}

static const mica_interface_impl index_shrs_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_shrs_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_shrs_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_shrs_fold(op, operands[INDEX_SHRS_OPERAND_LHS], operands[INDEX_SHRS_OPERAND_RHS],
                         out);
}

static void index_shrs_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_shift_right_signed(operands[INDEX_SHRS_OPERAND_LHS],
                                     operands[INDEX_SHRS_OPERAND_RHS]);
}

static const mica_op_more index_shrs_more = {
  .fold = index_shrs_fold_hook, .evaluate = index_shrs_evaluate,
};
const mica_op_def index_shrs_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.shrs", .name_size = 10,
  .summary = "Shift to the right, filling with the sign", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1, .traits = index_sub_traits,
  .interfaces = index_shrs_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_shrs_more,
};

// ---- index.shru ----

mica_op *index_shru_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_SHRU_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_shru_def, &parts);
}

static const mica_interface_impl index_shru_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_shru_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_shru_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_shru_fold(op, operands[INDEX_SHRU_OPERAND_LHS], operands[INDEX_SHRU_OPERAND_RHS],
                         out);
}

static void index_shru_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_shift_right_unsigned(operands[INDEX_SHRU_OPERAND_LHS],
                                       operands[INDEX_SHRU_OPERAND_RHS]);
}

static const mica_op_more index_shru_more = {
  .fold = index_shru_fold_hook, .evaluate = index_shru_evaluate,
};
const mica_op_def index_shru_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.shru", .name_size = 10,
  .summary = "Shift to the right, filling with zeros", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1, .traits = index_sub_traits,
  .interfaces = index_shru_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_shru_more,
};

// ---- index.and ----

mica_op *index_and_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_AND_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_and_def, &parts);
}

static const mica_interface_impl index_and_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_and_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_and_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_and_fold(op, operands[INDEX_AND_OPERAND_LHS], operands[INDEX_AND_OPERAND_RHS], out);
}

static const mica_pattern index_and_canonicalize_pattern = {
  .name = "index_and_canonicalize", .root = &index_and_def, .benefit = 1,
  .rewrite = index_and_canonicalize,
};
static const mica_pattern *const index_and_patterns[] = {&index_and_canonicalize_pattern, NULL};
static void index_and_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = mica_number_and(operands[INDEX_AND_OPERAND_LHS], operands[INDEX_AND_OPERAND_RHS]);
}

static const mica_op_more index_and_more = {
  .fold = index_and_fold_hook, .patterns = index_and_patterns, .evaluate = index_and_evaluate,
};
const mica_op_def index_and_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.and", .name_size = 9, .summary = "Bitwise and",
  .dialect = &index_dialect, .parts = index_add_parts, .operand_count = 2, .result_count = 1,
  .traits = index_add_traits, .interfaces = index_and_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_and_more,
};

// ---- index.or ----

mica_op *index_or_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_OR_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_or_def, &parts);
}

static const mica_interface_impl index_or_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_or_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_or_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_or_fold(op, operands[INDEX_OR_OPERAND_LHS], operands[INDEX_OR_OPERAND_RHS], out);
}

static const mica_pattern index_or_canonicalize_pattern = {
  .name = "index_or_canonicalize", .root = &index_or_def, .benefit = 1,
  .rewrite = index_or_canonicalize,
};
static const mica_pattern *const index_or_patterns[] = {&index_or_canonicalize_pattern, NULL};
static void index_or_evaluate(const mica_op *op, const mica_number *operands,
                              mica_number *results) {
  (void)op;
  results[0] = mica_number_or(operands[INDEX_OR_OPERAND_LHS], operands[INDEX_OR_OPERAND_RHS]);
}

static const mica_op_more index_or_more = {
  .fold = index_or_fold_hook, .patterns = index_or_patterns, .evaluate = index_or_evaluate,
};
const mica_op_def index_or_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.or", .name_size = 8, .summary = "Bitwise or",
  .dialect = &index_dialect, .parts = index_add_parts, .operand_count = 2, .result_count = 1,
  .traits = index_add_traits, .interfaces = index_or_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_or_more,
};

// ---- index.xor ----

mica_op *index_xor_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_XOR_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_xor_def, &parts);
}

static const mica_interface_impl index_xor_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_xor_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_xor_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_xor_fold(op, operands[INDEX_XOR_OPERAND_LHS], operands[INDEX_XOR_OPERAND_RHS], out);
}

static const mica_pattern index_xor_canonicalize_pattern = {
  .name = "index_xor_canonicalize", .root = &index_xor_def, .benefit = 1,
  .rewrite = index_xor_canonicalize,
};
static const mica_pattern *const index_xor_patterns[] = {&index_xor_canonicalize_pattern, NULL};
static void index_xor_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = mica_number_xor(operands[INDEX_XOR_OPERAND_LHS], operands[INDEX_XOR_OPERAND_RHS]);
}

static const mica_op_more index_xor_more = {
  .fold = index_xor_fold_hook, .patterns = index_xor_patterns, .evaluate = index_xor_evaluate,
};
const mica_op_def index_xor_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.xor", .name_size = 9,
  .summary = "Bitwise exclusive or", .dialect = &index_dialect,
  .parts = index_add_parts, .operand_count = 2, .result_count = 1, .traits = index_add_traits,
  .interfaces = index_xor_interfaces, .interface_count = 4,
  .parse = index_add_parse, .print = index_add_print, .more = &index_xor_more,
};

// ---- index.cmp ----

index_cmp_predicate index_cmp_pred(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &index_cmp_def, INDEX_CMP_SLOT_PRED);
  return index_cmp_predicate_attr_value(attr);
}
bool index_cmp_set_pred(mica_op *op, index_cmp_predicate value) {
  return mica_op_fill_slot_as(op, &index_cmp_def, INDEX_CMP_SLOT_PRED,
                              index_cmp_predicate_attr_get(mica_op_context(op), value));
}

static bool index_cmp_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                  const mica_type **types) {
  (void)loc;
  (void)parts;
  types[0] = mica_type_i(ctx, 1);
  return types[0] != NULL;
}

mica_op *index_cmp_build(mica_builder *b, mica_loc loc, index_cmp_predicate pred, mica_value *lhs,
                         mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {index_cmp_predicate_attr_get(ctx, pred)};
  const mica_type *types[] = {mica_type_i(ctx, 1)};
  if (types[INDEX_CMP_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_cmp_def, &parts);
}

static const mica_part index_cmp_parts[] = {
  {.name = "pred", .check = &must_be_index_comparison_predicate_kind},
  {.name = "lhs", .check = &must_be_index},
  {.name = "rhs", .check = &must_be_index},
  {.name = "result", .check = &must_be_1_bit_signless_integer},
};
// index.cmp: `` $pred `(` $lhs `,` $rhs `)` attr-dict
static bool index_cmp_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *pred_attr = NULL;
  mica_operand_ref lhs_operand, rhs_operand;
  if (!mica_parse_stripped_attr(p, &index_cmp_predicate_attr_def, &pred_attr)) return false;
  mica_state_set_slot(out, INDEX_CMP_SLOT_PRED, pred_attr);
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_state_result(out, mica_type_i(mica_parser_context(p), 1))) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, mica_type_index(mica_parser_context(p))))
    return false;
  return mica_state_operands(out, &rhs_operand, 1, mica_type_index(mica_parser_context(p)));
}

static void index_cmp_print(mica_printer *p, const mica_op *op) {
  mica_print_attr_of(p, index_cmp_pred_attr(op), &index_cmp_predicate_attr_def);
  mica_print_char(p, '(');
  mica_print_operand(p, index_cmp_lhs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, index_cmp_rhs(op));
  mica_print_char(p, ')');
  mica_print_discardable(p, op);
}

static const mica_interface_impl index_cmp_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_cmp_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_cmp_infer_types}},
};
static bool index_cmp_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_cmp_fold(op, operands[INDEX_CMP_OPERAND_LHS], operands[INDEX_CMP_OPERAND_RHS], out);
}

static const mica_pattern index_cmp_canonicalize_pattern = {
  .name = "index_cmp_canonicalize", .root = &index_cmp_def, .benefit = 1,
  .rewrite = index_cmp_canonicalize,
};
static const mica_pattern *const index_cmp_patterns[] = {&index_cmp_canonicalize_pattern, NULL};
static void index_cmp_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  results[0] =
      mica_number_truth(mica_op_context(op),
                        index_compares(index_cmp_pred(op), operands[INDEX_CMP_OPERAND_LHS],
                                       operands[INDEX_CMP_OPERAND_RHS]));
}

static const mica_op_more index_cmp_more = {
  .fold = index_cmp_fold_hook, .patterns = index_cmp_patterns, .evaluate = index_cmp_evaluate,
};
const mica_op_def index_cmp_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.cmp", .name_size = 9,
  .summary = "Compares two numbers", .dialect = &index_dialect,
  .parts = index_cmp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = index_sub_traits, .interfaces = index_cmp_interfaces, .interface_count = 4,
  .parse = index_cmp_parse, .print = index_cmp_print, .more = &index_cmp_more,
};

// ---- index.casts ----

mica_op *index_casts_build(mica_builder *b, mica_loc loc, const mica_type *output_type,
                           mica_value *input) {
  mica_value *operands[] = {input};
  const mica_type *types[] = {output_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_casts_def, &parts);
}

static const mica_part index_casts_parts[] = {
  {.name = "input", .check = &must_be_integer_or_index},
  {.name = "output", .check = &must_be_integer_or_index},
};
static const mica_op_checks index_casts_checks = {
  .verify = (mica_op_check *const[]){mica_verify_cast, NULL},
};
// index.casts and 1 more: $input attr-dict `:` type($input) `to` type($output)
static bool index_casts_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref input_operand;
  const mica_type *input_type = NULL, *output_type = NULL;
  if (!mica_parse_operand(p, &input_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &input_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type(p, &output_type)) return false;
  if (!mica_state_result(out, output_type)) return false;
  return mica_state_operands(out, &input_operand, 1, input_type);
}

static void index_casts_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_interface_impl index_casts_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_casts_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = index_casts_are_cast_compatible}},
};
static bool index_casts_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_casts_fold(op, operands[INDEX_CASTS_OPERAND_INPUT], out);
}

static const mica_op_more index_casts_more = {.fold = index_casts_fold_hook};
const mica_op_def index_casts_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.casts", .name_size = 11,
  .summary = "Between index and integers, as signed", .dialect = &index_dialect,
  .parts = index_casts_parts, .operand_count = 1, .result_count = 1, .traits = index_sub_traits,
  .interfaces = index_casts_interfaces, .interface_count = 4, .checks = &index_casts_checks,
  .parse = index_casts_parse, .print = index_casts_print, .more = &index_casts_more,
};

// ---- index.castu ----

mica_op *index_castu_build(mica_builder *b, mica_loc loc, const mica_type *output_type,
                           mica_value *input) {
  mica_value *operands[] = {input};
  const mica_type *types[] = {output_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_castu_def, &parts);
}

static const mica_interface_impl index_castu_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_castu_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = index_castu_are_cast_compatible}},
};
static bool index_castu_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return index_castu_fold(op, operands[INDEX_CASTU_OPERAND_INPUT], out);
}

static const mica_op_more index_castu_more = {.fold = index_castu_fold_hook};
const mica_op_def index_castu_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.castu", .name_size = 11,
  .summary = "Between index and integers, as unsigned", .dialect = &index_dialect,
  .parts = index_casts_parts, .operand_count = 1, .result_count = 1, .traits = index_sub_traits,
  .interfaces = index_castu_interfaces, .interface_count = 4, .checks = &index_casts_checks,
  .parse = index_casts_parse, .print = index_casts_print, .more = &index_castu_more,
};

// ---- index.sizeof ----

mica_op *index_sizeof_build(mica_builder *b, mica_loc loc) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_SIZEOF_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_sizeof_def, &parts);
}

static const mica_part index_sizeof_parts[] = {
  {.name = "result", .check = &must_be_index},
};
// index.sizeof: attr-dict
static bool index_sizeof_parse(mica_parser *p, mica_op_state *out) {
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  return mica_state_result(out, mica_type_index(mica_parser_context(p)));
}

static void index_sizeof_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
}

static const mica_interface_impl index_sizeof_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_sizeof_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
const mica_op_def index_sizeof_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "index.sizeof", .name_size = 12,
  .summary = "How many bits an index has", .dialect = &index_dialect,
  .parts = index_sizeof_parts, .result_count = 1, .traits = index_sub_traits,
  .interfaces = index_sizeof_interfaces, .interface_count = 4,
  .parse = index_sizeof_parse, .print = index_sizeof_print,
};

// ---- index.constant ----

int64_t index_constant_value(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &index_constant_def, INDEX_CONSTANT_SLOT_VALUE);
  return mica_attr_integer_value(attr);
}
bool index_constant_set_value(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &index_constant_def, INDEX_CONSTANT_SLOT_VALUE,
                              mica_attr_index(mica_op_context(op), value));
}

mica_op *index_constant_build(mica_builder *b, mica_loc loc, int64_t value) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_index(ctx, value)};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[INDEX_CONSTANT_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_constant_def, &parts);
}

static const mica_part index_constant_parts[] = {
  {.name = "value", .check = &must_be_index_attribute},
  {.name = "result", .check = &must_be_index},
};
// index.constant: attr-dict $value
static bool index_constant_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *value_attr = NULL;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_attr_of(p, mica_type_index(mica_parser_context(p)), mica_attr_is_integer,
                          &value_attr))
    return false;
  mica_state_set_slot(out, INDEX_CONSTANT_SLOT_VALUE, value_attr);
  return mica_state_result(out, mica_type_index(mica_parser_context(p)));
}

static void index_constant_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, mica_op_slot(op, 0));
}

static const mica_trait *const index_constant_traits[] = {
  &mica_trait_constant_like, &mica_trait_always_speculatable, NULL,
};
static const mica_interface_impl index_constant_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_constant_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = index_constant_result_names}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_add_infer_types}},
};
static bool index_constant_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  (void)operands;
  return index_constant_fold(op, out);
}

static const mica_op_more index_constant_more = {.fold = index_constant_fold_hook};
const mica_op_def index_constant_def = {
  .flags = MICA_OP_CONSTANT_LIKE | MICA_OP_TYPES_DECIDE, .name = "index.constant", .name_size = 14,
  .summary = "A number", .dialect = &index_dialect,
  .parts = index_constant_parts, .slot_count = 1, .result_count = 1,
  .traits = index_constant_traits, .interfaces = index_constant_interfaces, .interface_count = 5,
  .parse = index_constant_parse, .print = index_constant_print, .more = &index_constant_more,
};

// ---- index.bool.constant ----

bool index_bool_constant_value(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &index_bool_constant_def, INDEX_BOOL_CONSTANT_SLOT_VALUE);
  return mica_attr_bool_value(attr);
}
bool index_bool_constant_set_value(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &index_bool_constant_def, INDEX_BOOL_CONSTANT_SLOT_VALUE,
                              mica_attr_bool(mica_op_context(op), value));
}

mica_op *index_bool_constant_build(mica_builder *b, mica_loc loc, bool value) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_bool(ctx, value)};
  const mica_type *types[] = {mica_type_i(ctx, 1)};
  if (types[INDEX_BOOL_CONSTANT_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &index_bool_constant_def, &parts);
}

static const mica_part index_bool_constant_parts[] = {
  {.name = "value", .check = &must_be_bool_attribute},
  {.name = "result", .check = &must_be_1_bit_signless_integer},
};
// index.bool.constant: attr-dict $value
static bool index_bool_constant_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *value_attr = NULL;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 1), mica_attr_is_bool,
                          &value_attr))
    return false;
  mica_state_set_slot(out, INDEX_BOOL_CONSTANT_SLOT_VALUE, value_attr);
  return mica_state_result(out, mica_type_i(mica_parser_context(p), 1));
}

static const mica_interface_impl index_bool_constant_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = index_bool_constant_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = index_bool_constant_result_names}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = index_cmp_infer_types}},
};
static bool index_bool_constant_fold_hook(mica_op *op, const mica_attr *const *operands,
                                          mica_fold *out) {
  (void)operands;
  return index_bool_constant_fold(op, out);
}

static const mica_op_more index_bool_constant_more = {.fold = index_bool_constant_fold_hook};
const mica_op_def index_bool_constant_def = {
  .flags = MICA_OP_CONSTANT_LIKE | MICA_OP_TYPES_DECIDE,
  .name = "index.bool.constant", .name_size = 19, .summary = "True or false, as an i1",
  .dialect = &index_dialect, .parts = index_bool_constant_parts, .slot_count = 1, .result_count = 1,
  .traits = index_constant_traits,
  .interfaces = index_bool_constant_interfaces, .interface_count = 5,
  .parse = index_bool_constant_parse, .print = index_constant_print,
  .more = &index_bool_constant_more,
};

// Ordered by name.
static const mica_op_def *const index_ops[] = {
  &index_add_def,
  &index_and_def,
  &index_bool_constant_def,
  &index_casts_def,
  &index_castu_def,
  &index_ceildivs_def,
  &index_ceildivu_def,
  &index_cmp_def,
  &index_constant_def,
  &index_divs_def,
  &index_divu_def,
  &index_floordivs_def,
  &index_maxs_def,
  &index_maxu_def,
  &index_mins_def,
  &index_minu_def,
  &index_mul_def,
  &index_or_def,
  &index_rems_def,
  &index_remu_def,
  &index_shl_def,
  &index_shrs_def,
  &index_shru_def,
  &index_sizeof_def,
  &index_sub_def,
  &index_xor_def,
};
static const mica_attr_def *const index_attrs[] = {
  &index_cmp_predicate_attr_def,
};
// All methods as the interface has them.
static const mica_dialect_inliner_interface index_dialect_inliner_methods = {0};
static const mica_interface_impl index_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &index_dialect_inliner_methods},
};

const mica_dialect_def index_dialect = {
  .abi = 5,
  .name = "index",
  .ops = index_ops,
  .op_count = 26,
  .attrs = index_attrs,
  .attr_count = 1,
  .materialize = index_materialize,
  .interfaces = index_interfaces, .interface_count = 1,
};
