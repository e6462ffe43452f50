// The dialect quant: Integers that stand for floats.
// Made by mica-gen from quant.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "quant.h"

#include "mica/mica.h"
#include "mica/bytecode_values.h"

// scalar or tensor of quantized type
static bool quant_is_quantized_scalar_or_tensor(const mica_type *self) {
  return mica_type_isa(self, &quant_any_quantized_type_def) ||
         mica_type_isa(self, &quant_uniform_quantized_type_def) ||
         mica_type_isa(self, &quant_calibrated_quantized_type_def) ||
         (mica_type_is_tensor(self) &&
          (mica_type_isa(mica_type_element(self), &quant_any_quantized_type_def) ||
           mica_type_isa(mica_type_element(self), &quant_uniform_quantized_type_def) ||
           mica_type_isa(mica_type_element(self), &quant_calibrated_quantized_type_def)));
}

// scalar or tensor of floating-point
static bool quant_is_float_scalar_or_tensor(const mica_type *self) {
  return mica_type_is_float(self) ||
         (mica_type_is_tensor(self) && mica_type_is_float(mica_type_element(self)));
}

// scalar or tensor of signless integer or quantized type
static bool quant_is_integer_or_quantized_scalar_or_tensor(const mica_type *self) {
  return mica_type_is_signless_integer(self) ||
         mica_type_isa(self, &quant_any_quantized_type_def) ||
         mica_type_isa(self, &quant_uniform_quantized_type_def) ||
         mica_type_isa(self, &quant_calibrated_quantized_type_def) ||
         (mica_type_is_tensor(self) &&
          (mica_type_is_signless_integer(mica_type_element(self)) ||
           mica_type_isa(mica_type_element(self), &quant_any_quantized_type_def) ||
           mica_type_isa(mica_type_element(self), &quant_uniform_quantized_type_def) ||
           mica_type_isa(mica_type_element(self), &quant_calibrated_quantized_type_def)));
}

// What parts of operations must be.
static const mica_constraint must_be_scalar_or_tensor_of_quantized_type = {
  .summary = "scalar or tensor of quantized type", .type = quant_is_quantized_scalar_or_tensor,
};
static const mica_constraint must_be_scalar_or_tensor_of_floating_point = {
  .summary = "scalar or tensor of floating-point", .type = quant_is_float_scalar_or_tensor,
};
static const mica_constraint must_be_scalar_or_tensor_of_signless_integer_or_quantized = {
  .summary = "scalar or tensor of signless integer or quantized type",
  .type = quant_is_integer_or_quantized_scalar_or_tensor,
};

const mica_type *quant_any_quantized_type_get(mica_context *ctx, bool is_signed,
                                              const mica_type *storage_type,
                                              const mica_type *expressed_type,
                                              int64_t storage_type_min, int64_t storage_type_max) {
  const quant_any_quantized_type_params params = {
    is_signed, storage_type, expressed_type, storage_type_min, storage_type_max,
  };
  return mica_type_get(ctx, &quant_any_quantized_type_def, &params);
}

const mica_type *quant_any_quantized_type_get_checked(mica_context *ctx, mica_loc loc,
                                                      bool is_signed, const mica_type *storage_type,
                                                      const mica_type *expressed_type,
                                                      int64_t storage_type_min,
                                                      int64_t storage_type_max) {
  const quant_any_quantized_type_params params = {
    is_signed, storage_type, expressed_type, storage_type_min, storage_type_max,
  };
  return mica_type_get_checked(ctx, loc, &quant_any_quantized_type_def, &params);
}

static bool quant_any_quantized_type_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const quant_any_quantized_type_params *values = params;
  return mica_hook(ctx,
                   quant_any_quantized_type_check(ctx, loc, values->is_signed, values->storage_type,
                                                  values->expressed_type, values->storage_type_min,
                                                  values->storage_type_max),
                   "quant_any_quantized_type_check");
}

static const mica_type *quant_any_quantized_type_parse_hook(mica_parser *p) {
  const mica_type *made = quant_any_quantized_type_parse(p);
  mica_parser_hook(p, made != NULL, "quant_any_quantized_type_parse");
  return made;
}

static const mica_param_def quant_any_quantized_type_param_table[] = {
  {.name = "isSigned", .kind = MICA_PARAM_BITS,
   .offset = offsetof(quant_any_quantized_type_params, is_signed), .size = sizeof(bool)},
  {.name = "storageType", .kind = MICA_PARAM_TYPE,
   .offset = offsetof(quant_any_quantized_type_params, storage_type),
   .size = sizeof(const mica_type *)},
  {.name = "expressedType", .kind = MICA_PARAM_TYPE,
   .offset = offsetof(quant_any_quantized_type_params, expressed_type),
   .size = sizeof(const mica_type *)},
  {.name = "storageTypeMin", .kind = MICA_PARAM_BITS,
   .offset = offsetof(quant_any_quantized_type_params, storage_type_min), .size = sizeof(int64_t)},
  {.name = "storageTypeMax", .kind = MICA_PARAM_BITS,
   .offset = offsetof(quant_any_quantized_type_params, storage_type_max), .size = sizeof(int64_t)},
};

const mica_type_def quant_any_quantized_type_def = {
  .base = {
    .abi = 5, .name = "quant.any", .mnemonic = "any", .dialect = &quant_dialect,
    .params_size = sizeof(quant_any_quantized_type_params),
    .params = quant_any_quantized_type_param_table, .param_count = 5,
  },
  .parse = quant_any_quantized_type_parse_hook, .print = quant_any_quantized_type_print,
  .verify = quant_any_quantized_type_verify,
};

const mica_type *quant_uniform_quantized_type_get(mica_context *ctx, bool is_signed,
                                                  const mica_type *storage_type,
                                                  const mica_type *expressed_type,
                                                  int64_t storage_type_min,
                                                  int64_t storage_type_max, int32_t kind,
                                                  mica_doubles scales, mica_int64s zero_points,
                                                  mica_int64s quantized_dimensions,
                                                  mica_int64s block_sizes, mica_int64s shape) {
  const quant_uniform_quantized_type_params params = {
    is_signed, storage_type, expressed_type, storage_type_min, storage_type_max, kind, scales,
    zero_points, quantized_dimensions, block_sizes, shape,
  };
  return mica_type_get(ctx, &quant_uniform_quantized_type_def, &params);
}

const mica_type *quant_uniform_quantized_type_get_checked(mica_context *ctx, mica_loc loc,
                                                          bool is_signed,
                                                          const mica_type *storage_type,
                                                          const mica_type *expressed_type,
                                                          int64_t storage_type_min,
                                                          int64_t storage_type_max, int32_t kind,
                                                          mica_doubles scales,
                                                          mica_int64s zero_points,
                                                          mica_int64s quantized_dimensions,
                                                          mica_int64s block_sizes,
                                                          mica_int64s shape) {
  const quant_uniform_quantized_type_params params = {
    is_signed, storage_type, expressed_type, storage_type_min, storage_type_max, kind, scales,
    zero_points, quantized_dimensions, block_sizes, shape,
  };
  return mica_type_get_checked(ctx, loc, &quant_uniform_quantized_type_def, &params);
}

static bool quant_uniform_quantized_type_verify(mica_context *ctx, mica_loc loc,
                                                const void *params) {
  const quant_uniform_quantized_type_params *values = params;
  return mica_hook(ctx,
                   quant_uniform_quantized_type_check(ctx, loc, values->is_signed,
                                                      values->storage_type, values->expressed_type,
                                                      values->storage_type_min,
                                                      values->storage_type_max, values->kind,
                                                      values->scales, values->zero_points,
                                                      values->quantized_dimensions,
                                                      values->block_sizes, values->shape),
                   "quant_uniform_quantized_type_check");
}

static const mica_type *quant_uniform_quantized_type_parse_hook(mica_parser *p) {
  const mica_type *made = quant_uniform_quantized_type_parse(p);
  mica_parser_hook(p, made != NULL, "quant_uniform_quantized_type_parse");
  return made;
}

static const mica_param_def quant_uniform_quantized_type_param_table[] = {
  {.name = "isSigned", .kind = MICA_PARAM_BITS,
   .offset = offsetof(quant_uniform_quantized_type_params, is_signed), .size = sizeof(bool)},
  {.name = "storageType", .kind = MICA_PARAM_TYPE,
   .offset = offsetof(quant_uniform_quantized_type_params, storage_type),
   .size = sizeof(const mica_type *)},
  {.name = "expressedType", .kind = MICA_PARAM_TYPE,
   .offset = offsetof(quant_uniform_quantized_type_params, expressed_type),
   .size = sizeof(const mica_type *)},
  {.name = "storageTypeMin", .kind = MICA_PARAM_BITS,
   .offset = offsetof(quant_uniform_quantized_type_params, storage_type_min),
   .size = sizeof(int64_t)},
  {.name = "storageTypeMax", .kind = MICA_PARAM_BITS,
   .offset = offsetof(quant_uniform_quantized_type_params, storage_type_max),
   .size = sizeof(int64_t)},
  {.name = "kind", .kind = MICA_PARAM_BITS,
   .offset = offsetof(quant_uniform_quantized_type_params, kind), .size = sizeof(int32_t)},
  {.name = "scales", .kind = MICA_PARAM_ARRAY,
   .offset = offsetof(quant_uniform_quantized_type_params, scales), .size = sizeof(double)},
  {.name = "zeroPoints", .kind = MICA_PARAM_ARRAY,
   .offset = offsetof(quant_uniform_quantized_type_params, zero_points), .size = sizeof(int64_t)},
  {.name = "quantizedDimensions", .kind = MICA_PARAM_ARRAY,
   .offset = offsetof(quant_uniform_quantized_type_params, quantized_dimensions),
   .size = sizeof(int64_t)},
  {.name = "blockSizes", .kind = MICA_PARAM_ARRAY,
   .offset = offsetof(quant_uniform_quantized_type_params, block_sizes), .size = sizeof(int64_t)},
  {.name = "shape", .kind = MICA_PARAM_ARRAY,
   .offset = offsetof(quant_uniform_quantized_type_params, shape), .size = sizeof(int64_t)},
};

const mica_type_def quant_uniform_quantized_type_def = {
  .base = {
    .abi = 5, .name = "quant.uniform", .mnemonic = "uniform", .dialect = &quant_dialect,
    .params_size = sizeof(quant_uniform_quantized_type_params),
    .params = quant_uniform_quantized_type_param_table, .param_count = 11,
  },
  .parse = quant_uniform_quantized_type_parse_hook, .print = quant_uniform_quantized_type_print,
  .verify = quant_uniform_quantized_type_verify,
};

const mica_type *quant_calibrated_quantized_type_get(mica_context *ctx,
                                                     const mica_type *expressed_type, double min,
                                                     double max) {
  const quant_calibrated_quantized_type_params params = {expressed_type, min, max};
  return mica_type_get(ctx, &quant_calibrated_quantized_type_def, &params);
}

const mica_type *quant_calibrated_quantized_type_get_checked(mica_context *ctx, mica_loc loc,
                                                             const mica_type *expressed_type,
                                                             double min, double max) {
  const quant_calibrated_quantized_type_params params = {expressed_type, min, max};
  return mica_type_get_checked(ctx, loc, &quant_calibrated_quantized_type_def, &params);
}

static bool quant_calibrated_quantized_type_verify(mica_context *ctx, mica_loc loc,
                                                   const void *params) {
  const quant_calibrated_quantized_type_params *values = params;
  return mica_hook(ctx,
                   quant_calibrated_quantized_type_check(ctx, loc, values->expressed_type,
                                                         values->min, values->max),
                   "quant_calibrated_quantized_type_check");
}

static const mica_type *quant_calibrated_quantized_type_parse_hook(mica_parser *p) {
  const mica_type *made = quant_calibrated_quantized_type_parse(p);
  mica_parser_hook(p, made != NULL, "quant_calibrated_quantized_type_parse");
  return made;
}

static const mica_param_def quant_calibrated_quantized_type_param_table[] = {
  {.name = "expressedType", .kind = MICA_PARAM_TYPE,
   .offset = offsetof(quant_calibrated_quantized_type_params, expressed_type),
   .size = sizeof(const mica_type *)},
  {.name = "min", .kind = MICA_PARAM_FLOAT,
   .offset = offsetof(quant_calibrated_quantized_type_params, min), .size = sizeof(double)},
  {.name = "max", .kind = MICA_PARAM_FLOAT,
   .offset = offsetof(quant_calibrated_quantized_type_params, max), .size = sizeof(double)},
};

const mica_type_def quant_calibrated_quantized_type_def = {
  .base = {
    .abi = 5, .name = "quant.calibrated", .mnemonic = "calibrated", .dialect = &quant_dialect,
    .params_size = sizeof(quant_calibrated_quantized_type_params),
    .params = quant_calibrated_quantized_type_param_table, .param_count = 3,
  },
  .parse = quant_calibrated_quantized_type_parse_hook,
  .print = quant_calibrated_quantized_type_print,
  .verify = quant_calibrated_quantized_type_verify,
};

// ---- quant.dcast ----

mica_op *quant_dcast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           mica_value *input) {
  mica_value *operands[] = {input};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &quant_dcast_def, &parts);
}

static const mica_part quant_dcast_parts[] = {
  {.name = "input", .check = &must_be_scalar_or_tensor_of_quantized_type},
  {.name = "result", .check = &must_be_scalar_or_tensor_of_floating_point},
};
static bool quant_dcast_verify(mica_op *op) {
  return mica_verify_that(op,
                          ((mica_type_is_signless_integer(mica_value_type(quant_dcast_input(op))) ||
                            mica_type_is_float(mica_value_type(quant_dcast_input(op))) ||
                            mica_type_isa(mica_value_type(quant_dcast_input(op)),
                                          &quant_any_quantized_type_def) ||
                            mica_type_isa(mica_value_type(quant_dcast_input(op)),
                                          &quant_uniform_quantized_type_def) ||
                            mica_type_isa(mica_value_type(quant_dcast_input(op)),
                                          &quant_calibrated_quantized_type_def)) &&
                           (
         mica_type_is_signless_integer(mica_value_type(quant_dcast_result(op))) ||
         mica_type_is_float(mica_value_type(quant_dcast_result(op))) ||
         mica_type_isa(mica_value_type(quant_dcast_result(op)), &quant_any_quantized_type_def) ||
         mica_type_isa(mica_value_type(quant_dcast_result(op)),
                       &quant_uniform_quantized_type_def) ||
         mica_type_isa(mica_value_type(quant_dcast_result(op)),
                       &quant_calibrated_quantized_type_def))) ||
                          (mica_type_is_unranked_tensor(mica_value_type(quant_dcast_input(op))) &&
                           mica_type_is_unranked_tensor(mica_value_type(quant_dcast_result(op)))) ||
                          (mica_type_is_ranked_tensor(mica_value_type(quant_dcast_input(op))) &&
                           mica_type_is_ranked_tensor(mica_value_type(quant_dcast_result(op))) &&
                           mica_shapes_equal(mica_value_type(quant_dcast_result(op)),
                                             mica_value_type(quant_dcast_input(op)))),
                          "input and result are both scalars or both tensors with matching shape");
}

static const mica_op_checks quant_dcast_checks = {
  .verify = (mica_op_check *const[]){quant_dcast_verify, NULL},
  .check = {quant_dcast_check, "quant_dcast_check"},
};
// quant.dcast and 2 more: $input attr-dict `:` type($input) `to` type($result)
static bool quant_dcast_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref input_operand;
  const mica_type *input_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &input_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &input_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &input_operand, 1, input_type);
}

static void quant_dcast_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_trait *const quant_dcast_traits[] = {&mica_trait_always_speculatable, NULL};
static const mica_interface_impl quant_dcast_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool quant_dcast_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return quant_dcast_fold(op, operands[QUANT_DCAST_OPERAND_INPUT], out);
}

static const mica_op_more quant_dcast_more = {.fold = quant_dcast_fold_hook};
const mica_op_def quant_dcast_def = {
  .name = "quant.dcast", .name_size = 11,
  .summary = "From a quantized number to the float that it stands for", .dialect = &quant_dialect,
  .parts = quant_dcast_parts, .operand_count = 1, .result_count = 1, .traits = quant_dcast_traits,
  .interfaces = quant_dcast_interfaces, .interface_count = 2, .checks = &quant_dcast_checks,
  .parse = quant_dcast_parse, .print = quant_dcast_print, .more = &quant_dcast_more,
};

// ---- quant.qcast ----

mica_op *quant_qcast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           mica_value *input) {
  mica_value *operands[] = {input};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &quant_qcast_def, &parts);
}

static const mica_part quant_qcast_parts[] = {
  {.name = "input", .check = &must_be_scalar_or_tensor_of_floating_point},
  {.name = "result", .check = &must_be_scalar_or_tensor_of_quantized_type},
};
static bool quant_qcast_verify(mica_op *op) {
  return mica_verify_that(op,
                          ((mica_type_is_signless_integer(mica_value_type(quant_qcast_input(op))) ||
                            mica_type_is_float(mica_value_type(quant_qcast_input(op))) ||
                            mica_type_isa(mica_value_type(quant_qcast_input(op)),
                                          &quant_any_quantized_type_def) ||
                            mica_type_isa(mica_value_type(quant_qcast_input(op)),
                                          &quant_uniform_quantized_type_def) ||
                            mica_type_isa(mica_value_type(quant_qcast_input(op)),
                                          &quant_calibrated_quantized_type_def)) &&
                           (
         mica_type_is_signless_integer(mica_value_type(quant_qcast_result(op))) ||
         mica_type_is_float(mica_value_type(quant_qcast_result(op))) ||
         mica_type_isa(mica_value_type(quant_qcast_result(op)), &quant_any_quantized_type_def) ||
         mica_type_isa(mica_value_type(quant_qcast_result(op)),
                       &quant_uniform_quantized_type_def) ||
         mica_type_isa(mica_value_type(quant_qcast_result(op)),
                       &quant_calibrated_quantized_type_def))) ||
                          (mica_type_is_unranked_tensor(mica_value_type(quant_qcast_input(op))) &&
                           mica_type_is_unranked_tensor(mica_value_type(quant_qcast_result(op)))) ||
                          (mica_type_is_ranked_tensor(mica_value_type(quant_qcast_input(op))) &&
                           mica_type_is_ranked_tensor(mica_value_type(quant_qcast_result(op))) &&
                           mica_shapes_equal(mica_value_type(quant_qcast_result(op)),
                                             mica_value_type(quant_qcast_input(op)))),
                          "input and result are both scalars or both tensors with matching shape");
}

static const mica_op_checks quant_qcast_checks = {
  .verify = (mica_op_check *const[]){quant_qcast_verify, NULL},
  .check = {quant_qcast_check, "quant_qcast_check"},
};
static bool quant_qcast_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return quant_qcast_fold(op, operands[QUANT_QCAST_OPERAND_INPUT], out);
}

static const mica_op_more quant_qcast_more = {.fold = quant_qcast_fold_hook};
const mica_op_def quant_qcast_def = {
  .name = "quant.qcast", .name_size = 11,
  .summary = "From a float to the quantized number nearest to it", .dialect = &quant_dialect,
  .parts = quant_qcast_parts, .operand_count = 1, .result_count = 1, .traits = quant_dcast_traits,
  .interfaces = quant_dcast_interfaces, .interface_count = 2, .checks = &quant_qcast_checks,
  .parse = quant_dcast_parse, .print = quant_dcast_print, .more = &quant_qcast_more,
};

// ---- quant.scast ----

mica_op *quant_scast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           mica_value *input) {
  mica_value *operands[] = {input};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &quant_scast_def, &parts);
}

static const mica_part quant_scast_parts[] = {
  {.name = "input", .check = &must_be_scalar_or_tensor_of_signless_integer_or_quantized},
  {.name = "result", .check = &must_be_scalar_or_tensor_of_signless_integer_or_quantized},
};
static bool quant_scast_verify(mica_op *op) {
  if (!mica_verify_that(op,
                        ((mica_type_is_signless_integer(mica_value_type(quant_scast_input(op))) ||
                          mica_type_is_float(mica_value_type(quant_scast_input(op))) ||
                          mica_type_isa(mica_value_type(quant_scast_input(op)),
                                        &quant_any_quantized_type_def) ||
                          mica_type_isa(mica_value_type(quant_scast_input(op)),
                                        &quant_uniform_quantized_type_def) ||
                          mica_type_isa(mica_value_type(quant_scast_input(op)),
                                        &quant_calibrated_quantized_type_def)) &&
                         (mica_type_is_signless_integer(mica_value_type(quant_scast_result(op))) ||
                          mica_type_is_float(mica_value_type(quant_scast_result(op))) ||
                          mica_type_isa(mica_value_type(quant_scast_result(op)),
                                        &quant_any_quantized_type_def) ||
                          mica_type_isa(mica_value_type(quant_scast_result(op)),
                                        &quant_uniform_quantized_type_def) ||
                          mica_type_isa(mica_value_type(quant_scast_result(op)),
                                        &quant_calibrated_quantized_type_def))) ||
                        (mica_type_is_unranked_tensor(mica_value_type(quant_scast_input(op))) &&
                         mica_type_is_unranked_tensor(mica_value_type(quant_scast_result(op)))) ||
                        (mica_type_is_ranked_tensor(mica_value_type(quant_scast_input(op))) &&
                         mica_type_is_ranked_tensor(mica_value_type(quant_scast_result(op))) &&
                         mica_shapes_equal(mica_value_type(quant_scast_result(op)),
                                           mica_value_type(quant_scast_input(op)))),
                        "input and result are both scalars or both tensors with matching shape"))
    return false;
  return mica_verify_that(op,
                          ((mica_type_isa(mica_value_type(quant_scast_input(op)),
                                          &quant_any_quantized_type_def) ||
                            mica_type_isa(mica_value_type(quant_scast_input(op)),
                                          &quant_uniform_quantized_type_def) ||
                            mica_type_isa(mica_value_type(quant_scast_input(op)),
                                          &quant_calibrated_quantized_type_def) ||
                            (mica_type_is_tensor(mica_value_type(quant_scast_input(op))) &&
                             (
         mica_type_isa(mica_type_element(mica_value_type(quant_scast_input(op))),
                       &quant_any_quantized_type_def) ||
         mica_type_isa(mica_type_element(mica_value_type(quant_scast_input(op))),
                       &quant_uniform_quantized_type_def) ||
         mica_type_isa(mica_type_element(mica_value_type(quant_scast_input(op))),
                       &quant_calibrated_quantized_type_def)))) &&
                           (
         mica_type_is_signless_integer(mica_value_type(quant_scast_result(op))) ||
         (mica_type_is_tensor(mica_value_type(quant_scast_result(op))) &&
          mica_type_is_signless_integer(
         mica_type_element(mica_value_type(quant_scast_result(op))))))) ||
                          ((mica_type_is_signless_integer(mica_value_type(quant_scast_input(op))) ||
                            (mica_type_is_tensor(mica_value_type(quant_scast_input(op))) &&
                             mica_type_is_signless_integer(
         mica_type_element(mica_value_type(quant_scast_input(op)))))) &&
                           (mica_type_isa(mica_value_type(quant_scast_result(op)),
                                          &quant_any_quantized_type_def) ||
                            mica_type_isa(mica_value_type(quant_scast_result(op)),
                                          &quant_uniform_quantized_type_def) ||
                            mica_type_isa(mica_value_type(quant_scast_result(op)),
                                          &quant_calibrated_quantized_type_def) ||
                            (mica_type_is_tensor(mica_value_type(quant_scast_result(op))) &&
                             (
         mica_type_isa(mica_type_element(mica_value_type(quant_scast_result(op))),
                       &quant_any_quantized_type_def) ||
         mica_type_isa(mica_type_element(mica_value_type(quant_scast_result(op))),
                       &quant_uniform_quantized_type_def) ||
         mica_type_isa(mica_type_element(mica_value_type(quant_scast_result(op))),
                       &quant_calibrated_quantized_type_def))))),
                          "input must be integer and result must be quantized, or vice versa");
}

static const mica_op_checks quant_scast_checks = {
  .verify = (mica_op_check *const[]){quant_scast_verify, NULL},
  .check = {quant_scast_check, "quant_scast_check"},
};
static bool quant_scast_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return quant_scast_fold(op, operands[QUANT_SCAST_OPERAND_INPUT], out);
}

static const mica_op_more quant_scast_more = {.fold = quant_scast_fold_hook};
const mica_op_def quant_scast_def = {
  .name = "quant.scast", .name_size = 11,
  .summary = "Between a quantized number and the integer that it is stored as",
  .dialect = &quant_dialect, .parts = quant_scast_parts, .operand_count = 1, .result_count = 1,
  .traits = quant_dcast_traits, .interfaces = quant_dcast_interfaces, .interface_count = 2,
  .checks = &quant_scast_checks, .parse = quant_dcast_parse, .print = quant_dcast_print,
  .more = &quant_scast_more,
};

// Ordered by name.
static const mica_op_def *const quant_ops[] = {
  &quant_dcast_def,
  &quant_qcast_def,
  &quant_scast_def,
};
static const mica_type_def *const quant_types[] = {
  &quant_any_quantized_type_def,
  &quant_calibrated_quantized_type_def,
  &quant_uniform_quantized_type_def,
};
// All methods as the interface has them.
static const mica_dialect_inliner_interface quant_dialect_inliner_methods = {0};
static const mica_interface_impl quant_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &quant_dialect_inliner_methods},
};
// AnyQuantizedType: flags, storageType, storageTypeMin, storageTypeMax
static const mica_type *quant_any_quantized_type_read(mica_bytecode_reader *r) {
  uint64_t flags;
  if (!mica_bytecode_read_varint(r, &flags)) return NULL;
  const mica_type *storage_type;
  if (!mica_bytecode_read_type(r, &storage_type)) return NULL;
  if (!mica_bytecode_expect_type(r, storage_type, mica_type_is_integer, "builtin.integer"))
    return NULL;
  int64_t storage_type_min;
  if (!mica_bytecode_read_signed_varint(r, &storage_type_min)) return NULL;
  int64_t storage_type_max;
  if (!mica_bytecode_read_signed_varint(r, &storage_type_max)) return NULL;
  return quant_read_any(r, flags, storage_type, NULL, storage_type_min, storage_type_max);
}

static void quant_any_quantized_type_write(mica_bytecode_writer *w, const mica_type *type) {
  const quant_any_quantized_type_params *params = mica_type_params(type);
  mica_bytecode_write_varint(w, quant_bytecode_flags(type));
  mica_bytecode_write_type(w, params->storage_type);
  mica_bytecode_write_signed_varint(w, params->storage_type_min);
  mica_bytecode_write_signed_varint(w, params->storage_type_max);
}

static bool quant_any_quantized_type_applies(const mica_type *type) {
  return quant_any_quantized_type_expressed_type(type) == NULL;
}

// AnyQuantizedTypeWithExpressedType: flags, storageType, expressedType, storageTypeMin,
// storageTypeMax
static const mica_type *quant_any_quantized_type_with_expressed_type_read(mica_bytecode_reader *r) {
  uint64_t flags;
  if (!mica_bytecode_read_varint(r, &flags)) return NULL;
  const mica_type *storage_type;
  if (!mica_bytecode_read_type(r, &storage_type)) return NULL;
  if (!mica_bytecode_expect_type(r, storage_type, mica_type_is_integer, "builtin.integer"))
    return NULL;
  const mica_type *expressed_type;
  if (!mica_bytecode_read_type(r, &expressed_type)) return NULL;
  if (!mica_bytecode_expect_optional_type(r, expressed_type, mica_type_is_float, "FloatType"))
    return NULL;
  int64_t storage_type_min;
  if (!mica_bytecode_read_signed_varint(r, &storage_type_min)) return NULL;
  int64_t storage_type_max;
  if (!mica_bytecode_read_signed_varint(r, &storage_type_max)) return NULL;
  return quant_read_any(r, flags, storage_type, expressed_type, storage_type_min, storage_type_max);
}

static void quant_any_quantized_type_with_expressed_type_write(mica_bytecode_writer *w,
                                                               const mica_type *type) {
  const quant_any_quantized_type_params *params = mica_type_params(type);
  mica_bytecode_write_varint(w, quant_bytecode_flags(type));
  mica_bytecode_write_type(w, params->storage_type);
  mica_bytecode_write_type(w, params->expressed_type);
  mica_bytecode_write_signed_varint(w, params->storage_type_min);
  mica_bytecode_write_signed_varint(w, params->storage_type_max);
}

static bool quant_any_quantized_type_with_expressed_type_applies(const mica_type *type) {
  return quant_any_quantized_type_expressed_type(type) != NULL;
}

// CalibratedQuantizedType: expressedType, min, max
static const mica_type *quant_calibrated_quantized_type_read(mica_bytecode_reader *r) {
  const mica_type *expressed_type;
  if (!mica_bytecode_read_type(r, &expressed_type)) return NULL;
  if (!mica_bytecode_expect_type(r, expressed_type, mica_type_is_float, "FloatType")) return NULL;
  double min;
  if (!mica_bytecode_read_double(r, &min)) return NULL;
  double max;
  if (!mica_bytecode_read_double(r, &max)) return NULL;
  return quant_calibrated_quantized_type_get_checked(mica_bytecode_reader_context(r),
                                                     mica_bytecode_reader_loc(r), expressed_type,
                                                     min, max);
}

static void quant_calibrated_quantized_type_write(mica_bytecode_writer *w, const mica_type *type) {
  const quant_calibrated_quantized_type_params *params = mica_type_params(type);
  mica_bytecode_write_type(w, params->expressed_type);
  mica_bytecode_write_double(w, params->min);
  mica_bytecode_write_double(w, params->max);
}

// UniformQuantizedType: flags, storageType, expressedType, scale, zeroPoint, storageTypeMin,
// storageTypeMax
static const mica_type *quant_uniform_quantized_type_read(mica_bytecode_reader *r) {
  uint64_t flags;
  if (!mica_bytecode_read_varint(r, &flags)) return NULL;
  const mica_type *storage_type;
  if (!mica_bytecode_read_type(r, &storage_type)) return NULL;
  if (!mica_bytecode_expect_type(r, storage_type, mica_type_is_integer, "builtin.integer"))
    return NULL;
  const mica_type *expressed_type;
  if (!mica_bytecode_read_type(r, &expressed_type)) return NULL;
  if (!mica_bytecode_expect_type(r, expressed_type, mica_type_is_float, "FloatType")) return NULL;
  double scale;
  if (!mica_bytecode_read_double(r, &scale)) return NULL;
  int64_t zero_point;
  if (!mica_bytecode_read_signed_varint(r, &zero_point)) return NULL;
  int64_t storage_type_min;
  if (!mica_bytecode_read_signed_varint(r, &storage_type_min)) return NULL;
  int64_t storage_type_max;
  if (!mica_bytecode_read_signed_varint(r, &storage_type_max)) return NULL;
  return quant_read_per_tensor(r, flags, storage_type, expressed_type, storage_type_min,
                               storage_type_max, scale, zero_point);
}

static void quant_uniform_quantized_type_write(mica_bytecode_writer *w, const mica_type *type) {
  const quant_uniform_quantized_type_params *params = mica_type_params(type);
  mica_bytecode_write_varint(w, quant_bytecode_flags(type));
  mica_bytecode_write_type(w, params->storage_type);
  mica_bytecode_write_type(w, params->expressed_type);
  mica_bytecode_write_double(w, quant_uniform_quantized_type_scales(type).data[0]);
  mica_bytecode_write_signed_varint(w, quant_uniform_quantized_type_zero_points(type).data[0]);
  mica_bytecode_write_signed_varint(w, params->storage_type_min);
  mica_bytecode_write_signed_varint(w, params->storage_type_max);
}

static bool quant_uniform_quantized_type_applies(const mica_type *type) {
  return quant_bytecode_is_per_tensor(type);
}

// UniformQuantizedPerAxisType: flags, storageType, expressedType, quantizedDimension,
// storageTypeMin, storageTypeMax, scales, zeroPoints
static const mica_type *quant_uniform_quantized_per_axis_type_read(mica_bytecode_reader *r) {
  uint64_t flags;
  if (!mica_bytecode_read_varint(r, &flags)) return NULL;
  const mica_type *storage_type;
  if (!mica_bytecode_read_type(r, &storage_type)) return NULL;
  if (!mica_bytecode_expect_type(r, storage_type, mica_type_is_integer, "builtin.integer"))
    return NULL;
  const mica_type *expressed_type;
  if (!mica_bytecode_read_type(r, &expressed_type)) return NULL;
  if (!mica_bytecode_expect_type(r, expressed_type, mica_type_is_float, "FloatType")) return NULL;
  uint64_t quantized_dimension;
  if (!mica_bytecode_read_varint(r, &quantized_dimension)) return NULL;
  int64_t storage_type_min;
  if (!mica_bytecode_read_signed_varint(r, &storage_type_min)) return NULL;
  int64_t storage_type_max;
  if (!mica_bytecode_read_signed_varint(r, &storage_type_max)) return NULL;
  size_t scales_count;
  if (!mica_bytecode_read_count(r, &scales_count)) return NULL;
  double *scales = mica_bytecode_reader_array(r, scales_count, sizeof *scales);
  if (scales == NULL) return NULL;
  for (size_t i = 0; i < scales_count; i++)
    if (!mica_bytecode_read_double(r, &scales[i])) return NULL;
  mica_int64s zero_points;
  if (!mica_bytecode_read_signed_varints(r, &zero_points)) return NULL;
  return quant_read_per_axis(r, flags, storage_type, expressed_type, storage_type_min,
                             storage_type_max, quantized_dimension,
                             (mica_doubles){scales, scales_count}, zero_points);
}

static void quant_uniform_quantized_per_axis_type_write(mica_bytecode_writer *w,
                                                        const mica_type *type) {
  const quant_uniform_quantized_type_params *params = mica_type_params(type);
  mica_bytecode_write_varint(w, quant_bytecode_flags(type));
  mica_bytecode_write_type(w, params->storage_type);
  mica_bytecode_write_type(w, params->expressed_type);
  mica_bytecode_write_varint(w, quant_bytecode_axis(type));
  mica_bytecode_write_signed_varint(w, params->storage_type_min);
  mica_bytecode_write_signed_varint(w, params->storage_type_max);
  const mica_doubles scales = params->scales;
  mica_bytecode_write_varint(w, scales.size);
  for (size_t i = 0; i < scales.size; i++) mica_bytecode_write_double(w, scales.data[i]);
  mica_bytecode_write_signed_varints(w, params->zero_points);
}

static bool quant_uniform_quantized_per_axis_type_applies(const mica_type *type) {
  return quant_bytecode_is_per_axis(type);
}

// UniformQuantizedSubChannelType: flags, storageType, expressedType, storageTypeMin,
// storageTypeMax, quantizedDimensions, blockSizes, _scales, _zeroPoints
static const mica_type *quant_uniform_quantized_sub_channel_type_read(mica_bytecode_reader *r) {
  uint64_t flags;
  if (!mica_bytecode_read_varint(r, &flags)) return NULL;
  const mica_type *storage_type;
  if (!mica_bytecode_read_type(r, &storage_type)) return NULL;
  if (!mica_bytecode_expect_type(r, storage_type, mica_type_is_integer, "builtin.integer"))
    return NULL;
  const mica_type *expressed_type;
  if (!mica_bytecode_read_type(r, &expressed_type)) return NULL;
  if (!mica_bytecode_expect_type(r, expressed_type, mica_type_is_float, "FloatType")) return NULL;
  int64_t storage_type_min;
  if (!mica_bytecode_read_signed_varint(r, &storage_type_min)) return NULL;
  int64_t storage_type_max;
  if (!mica_bytecode_read_signed_varint(r, &storage_type_max)) return NULL;
  mica_int64s quantized_dimensions;
  if (!mica_bytecode_read_signed_varints(r, &quantized_dimensions)) return NULL;
  mica_int64s block_sizes;
  if (!mica_bytecode_read_signed_varints(r, &block_sizes)) return NULL;
  const mica_attr *_scales;
  if (!mica_bytecode_read_attr(r, &_scales)) return NULL;
  if (!mica_bytecode_expect_optional_attr(r, _scales, mica_attr_is_dense_elements, NULL))
    return NULL;
  const mica_attr *_zero_points;
  if (!mica_bytecode_read_attr(r, &_zero_points)) return NULL;
  if (!mica_bytecode_expect_optional_attr(r, _zero_points, mica_attr_is_dense_elements, NULL))
    return NULL;
  return quant_read_sub_channel(r, flags, storage_type, expressed_type, storage_type_min,
                                storage_type_max, quantized_dimensions, block_sizes, _scales,
                                _zero_points);
}

static void quant_uniform_quantized_sub_channel_type_write(mica_bytecode_writer *w,
                                                           const mica_type *type) {
  const quant_uniform_quantized_type_params *params = mica_type_params(type);
  mica_bytecode_write_varint(w, quant_bytecode_flags(type));
  mica_bytecode_write_type(w, params->storage_type);
  mica_bytecode_write_type(w, params->expressed_type);
  mica_bytecode_write_signed_varint(w, params->storage_type_min);
  mica_bytecode_write_signed_varint(w, params->storage_type_max);
  mica_bytecode_write_signed_varints(w, params->quantized_dimensions);
  mica_bytecode_write_signed_varints(w, params->block_sizes);
  mica_bytecode_write_attr(w, quant_bytecode_scales(type));
  mica_bytecode_write_attr(w, quant_bytecode_zero_points(type));
}

static bool quant_uniform_quantized_sub_channel_type_applies(const mica_type *type) {
  return quant_bytecode_is_sub_channel(type);
}

static const mica_bytecode_type quant_bytecode_types[] = {
  {0},
  {.def = &quant_any_quantized_type_def, .applies = quant_any_quantized_type_applies,
   .read = quant_any_quantized_type_read, .write = quant_any_quantized_type_write},
  {.def = &quant_any_quantized_type_def,
   .applies = quant_any_quantized_type_with_expressed_type_applies,
   .read = quant_any_quantized_type_with_expressed_type_read,
   .write = quant_any_quantized_type_with_expressed_type_write},
  {.def = &quant_calibrated_quantized_type_def, .read = quant_calibrated_quantized_type_read,
   .write = quant_calibrated_quantized_type_write},
  {.def = &quant_uniform_quantized_type_def, .applies = quant_uniform_quantized_type_applies,
   .read = quant_uniform_quantized_type_read, .write = quant_uniform_quantized_type_write},
  {.def = &quant_uniform_quantized_type_def,
   .applies = quant_uniform_quantized_per_axis_type_applies,
   .read = quant_uniform_quantized_per_axis_type_read,
   .write = quant_uniform_quantized_per_axis_type_write},
  {.def = &quant_uniform_quantized_type_def,
   .applies = quant_uniform_quantized_sub_channel_type_applies,
   .read = quant_uniform_quantized_sub_channel_type_read,
   .write = quant_uniform_quantized_sub_channel_type_write},
};

static const mica_bytecode_codec quant_bytecode = {
  .types = quant_bytecode_types, .type_count = 7,
};

const mica_dialect_def quant_dialect = {
  .abi = 5,
  .name = "quant",
  .ops = quant_ops,
  .op_count = 3,
  .types = quant_types,
  .type_count = 3,
  .parse_type = quant_parse_type,
  .print_type = quant_print_type,
  .interfaces = quant_interfaces, .interface_count = 1,
  .bytecode = &quant_bytecode,
};
