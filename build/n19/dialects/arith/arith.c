// The dialect arith: Integer and floating-point arithmetic.
// Made by mica-gen from arith.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "arith.h"

#include <assert.h>

#include "mica/mica.h"
#include "ub/ub.h"

static const mica_enum_case arith_cmpf_predicate_cases[] = {
  {.text = "false", .value = ARITH_CMPF_PREDICATE_ALWAYS_FALSE},
  {.text = "oeq", .value = ARITH_CMPF_PREDICATE_OEQ},
  {.text = "ogt", .value = ARITH_CMPF_PREDICATE_OGT},
  {.text = "oge", .value = ARITH_CMPF_PREDICATE_OGE},
  {.text = "olt", .value = ARITH_CMPF_PREDICATE_OLT},
  {.text = "ole", .value = ARITH_CMPF_PREDICATE_OLE},
  {.text = "one", .value = ARITH_CMPF_PREDICATE_ONE},
  {.text = "ord", .value = ARITH_CMPF_PREDICATE_ORD},
  {.text = "ueq", .value = ARITH_CMPF_PREDICATE_UEQ},
  {.text = "ugt", .value = ARITH_CMPF_PREDICATE_UGT},
  {.text = "uge", .value = ARITH_CMPF_PREDICATE_UGE},
  {.text = "ult", .value = ARITH_CMPF_PREDICATE_ULT},
  {.text = "ule", .value = ARITH_CMPF_PREDICATE_ULE},
  {.text = "une", .value = ARITH_CMPF_PREDICATE_UNE},
  {.text = "uno", .value = ARITH_CMPF_PREDICATE_UNO},
  {.text = "true", .value = ARITH_CMPF_PREDICATE_ALWAYS_TRUE},
};
const mica_enum_def arith_cmpf_predicate_enum = {
  .name = "::mlir::arith::CmpFPredicate",
  .summary =
      "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
  .cases = arith_cmpf_predicate_cases, .case_count = 16, .width = 64, .is_attribute = true,
};

static const mica_enum_case arith_cmpi_predicate_cases[] = {
  {.text = "eq", .value = ARITH_CMPI_PREDICATE_EQ},
  {.text = "ne", .value = ARITH_CMPI_PREDICATE_NE},
  {.text = "slt", .value = ARITH_CMPI_PREDICATE_SLT},
  {.text = "sle", .value = ARITH_CMPI_PREDICATE_SLE},
  {.text = "sgt", .value = ARITH_CMPI_PREDICATE_SGT},
  {.text = "sge", .value = ARITH_CMPI_PREDICATE_SGE},
  {.text = "ult", .value = ARITH_CMPI_PREDICATE_ULT},
  {.text = "ule", .value = ARITH_CMPI_PREDICATE_ULE},
  {.text = "ugt", .value = ARITH_CMPI_PREDICATE_UGT},
  {.text = "uge", .value = ARITH_CMPI_PREDICATE_UGE},
};
const mica_enum_def arith_cmpi_predicate_enum = {
  .name = "::mlir::arith::CmpIPredicate",
  .summary = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
  .cases = arith_cmpi_predicate_cases, .case_count = 10, .width = 64, .is_attribute = true,
};

static const mica_enum_case arith_atomic_rmw_kind_cases[] = {
  {.text = "addf", .value = ARITH_ATOMIC_RMW_KIND_ADDF},
  {.text = "addi", .value = ARITH_ATOMIC_RMW_KIND_ADDI},
  {.text = "andi", .value = ARITH_ATOMIC_RMW_KIND_ANDI},
  {.text = "assign", .value = ARITH_ATOMIC_RMW_KIND_ASSIGN},
  {.text = "maximumf", .value = ARITH_ATOMIC_RMW_KIND_MAXIMUMF},
  {.text = "maxnumf", .value = ARITH_ATOMIC_RMW_KIND_MAXNUMF},
  {.text = "maxs", .value = ARITH_ATOMIC_RMW_KIND_MAXS},
  {.text = "maxu", .value = ARITH_ATOMIC_RMW_KIND_MAXU},
  {.text = "minimumf", .value = ARITH_ATOMIC_RMW_KIND_MINIMUMF},
  {.text = "minnumf", .value = ARITH_ATOMIC_RMW_KIND_MINNUMF},
  {.text = "mins", .value = ARITH_ATOMIC_RMW_KIND_MINS},
  {.text = "minu", .value = ARITH_ATOMIC_RMW_KIND_MINU},
  {.text = "mulf", .value = ARITH_ATOMIC_RMW_KIND_MULF},
  {.text = "muli", .value = ARITH_ATOMIC_RMW_KIND_MULI},
  {.text = "ori", .value = ARITH_ATOMIC_RMW_KIND_ORI},
  {.text = "xori", .value = ARITH_ATOMIC_RMW_KIND_XORI},
};
const mica_enum_def arith_atomic_rmw_kind_enum = {
  .name = "::mlir::arith::AtomicRMWKind",
  .summary =
      "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
  .cases = arith_atomic_rmw_kind_cases, .case_count = 16, .width = 64, .is_attribute = true,
};

static const mica_enum_case arith_fast_math_flags_cases[] = {
  {.text = "none", .value = ARITH_FAST_MATH_FLAGS_NONE},
  {.text = "reassoc", .value = ARITH_FAST_MATH_FLAGS_REASSOC},
  {.text = "nnan", .value = ARITH_FAST_MATH_FLAGS_NNAN},
  {.text = "ninf", .value = ARITH_FAST_MATH_FLAGS_NINF},
  {.text = "nsz", .value = ARITH_FAST_MATH_FLAGS_NSZ},
  {.text = "arcp", .value = ARITH_FAST_MATH_FLAGS_ARCP},
  {.text = "contract", .value = ARITH_FAST_MATH_FLAGS_CONTRACT},
  {.text = "afn", .value = ARITH_FAST_MATH_FLAGS_AFN},
  {.text = "fast", .value = ARITH_FAST_MATH_FLAGS_FAST, .is_group = true},
};
const mica_enum_def arith_fast_math_flags_enum = {
  .name = "::mlir::arith::FastMathFlags", .summary = "Floating point fast math flags",
  .cases = arith_fast_math_flags_cases, .case_count = 9, .width = 32, .is_bits = true,
  .valid_bits = UINT64_C(0x7f), .separator = ",", .groups_first = true, .is_attribute = true,
};

static const mica_enum_case arith_integer_overflow_flags_cases[] = {
  {.text = "none", .value = ARITH_INTEGER_OVERFLOW_FLAGS_NONE},
  {.text = "nsw", .value = ARITH_INTEGER_OVERFLOW_FLAGS_NSW},
  {.text = "nuw", .value = ARITH_INTEGER_OVERFLOW_FLAGS_NUW},
};
const mica_enum_def arith_integer_overflow_flags_enum = {
  .name = "::mlir::arith::IntegerOverflowFlags", .summary = "Integer overflow arith flags",
  .cases = arith_integer_overflow_flags_cases, .case_count = 3, .width = 32, .is_bits = true,
  .valid_bits = UINT64_C(0x3), .separator = ", ", .groups_first = true, .is_attribute = true,
};

static const mica_enum_case arith_rounding_mode_cases[] = {
  {.text = "to_nearest_even", .value = ARITH_ROUNDING_MODE_TO_NEAREST_EVEN},
  {.text = "downward", .value = ARITH_ROUNDING_MODE_DOWNWARD},
  {.text = "upward", .value = ARITH_ROUNDING_MODE_UPWARD},
  {.text = "toward_zero", .value = ARITH_ROUNDING_MODE_TOWARD_ZERO},
  {.text = "to_nearest_away", .value = ARITH_ROUNDING_MODE_TO_NEAREST_AWAY},
};
const mica_enum_def arith_rounding_mode_enum = {
  .name = "::mlir::arith::RoundingMode", .summary = "Floating point rounding mode",
  .cases = arith_rounding_mode_cases, .case_count = 5, .width = 32, .is_attribute = true,
};

const mica_interface arith_fast_math_interface_id = {"ArithFastMathInterface"};

static const mica_attr *arith_fast_math_interface_default_fast_math_flags_attr(const mica_op *op) {
  return mica_op_attribute(op, MICA_STR("fastmath"));
}

const mica_attr *arith_fast_math_interface_fast_math_flags_attr(const mica_op *op) {
  const arith_fast_math_interface *methods = mica_op_interface(op, &arith_fast_math_interface_id);
  assert(methods != NULL);
  if (methods->fast_math_flags_attr == NULL)
    return arith_fast_math_interface_default_fast_math_flags_attr(op);
  return methods->fast_math_flags_attr(op);
}

const mica_interface arith_integer_overflow_flags_interface_id = {
  "ArithIntegerOverflowFlagsInterface",
};

static const mica_attr *arith_integer_overflow_flags_interface_default_overflow_attr(
    const mica_op *op) {
  return mica_op_attribute(op, MICA_STR("overflowFlags"));
}

const mica_attr *arith_integer_overflow_flags_interface_overflow_attr(const mica_op *op) {
  const arith_integer_overflow_flags_interface *methods =
      mica_op_interface(op, &arith_integer_overflow_flags_interface_id);
  assert(methods != NULL);
  if (methods->overflow_attr == NULL)
    return arith_integer_overflow_flags_interface_default_overflow_attr(op);
  return methods->overflow_attr(op);
}

const mica_interface arith_rounding_mode_interface_id = {"ArithRoundingModeInterface"};

static const mica_attr *arith_rounding_mode_interface_default_rounding_mode_attr(
    const mica_op *op) {
  return mica_op_attribute(op, MICA_STR("roundingmode"));
}

const mica_attr *arith_rounding_mode_interface_rounding_mode_attr(const mica_op *op) {
  const arith_rounding_mode_interface *methods =
      mica_op_interface(op, &arith_rounding_mode_interface_id);
  assert(methods != NULL);
  if (methods->rounding_mode_attr == NULL)
    return arith_rounding_mode_interface_default_rounding_mode_attr(op);
  return methods->rounding_mode_attr(op);
}

// signless-integer-like
static bool arith_is_signless_integer_or_index_like(const mica_type *self) {
  return mica_type_is_signless_or_index(self) ||
         (mica_type_has_value_semantics(self) &&
          mica_type_is_signless_or_index(mica_type_element(self)));
}

// Integer overflow arith flags
static bool arith_is_integer_overflow_attr(const mica_attr *self) {
  return mica_attr_isa(self, &arith_integer_overflow_flags_attr_def);
}

// bool-like
static bool arith_is_bool_like(const mica_type *self) {
  return mica_type_is_i(self, 1) ||
         (mica_type_has_value_semantics(self) && mica_type_is_i(mica_type_element(self), 1));
}

// floating-point-like
static bool arith_is_float_like(const mica_type *self) {
  return mica_type_is_float(self) ||
         (mica_type_has_value_semantics(self) && mica_type_is_float(mica_type_element(self)));
}

// Floating point fast math flags
static bool arith_is_fast_math_attr(const mica_attr *self) {
  return mica_attr_isa(self, &arith_fast_math_flags_attr_def);
}

// signless-fixed-width-integer-like
static bool arith_is_signless_fixed_width_integer_like(const mica_type *self) {
  return mica_type_is_signless_integer(self) ||
         (mica_type_is_vector(self) && mica_type_is_signless_integer(mica_type_element(self))) ||
         (mica_type_is_tensor(self) && mica_type_is_signless_integer(mica_type_element(self)));
}

// Floating point rounding mode
static bool arith_is_rounding_mode_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 32) &&
         (mica_attr_integer_value(self) == 0 || mica_attr_integer_value(self) == 1 ||
          mica_attr_integer_value(self) == 2 || mica_attr_integer_value(self) == 3 ||
          mica_attr_integer_value(self) == 4);
}

// signless-integer-like or memref of signless-integer
static bool arith_is_index_cast_type_constraint(const mica_type *self) {
  return mica_type_is_signless_or_index(self) ||
         (mica_type_has_value_semantics(self) &&
          mica_type_is_signless_or_index(mica_type_element(self))) ||
         (mica_type_is_memref(self) &&
          (mica_type_is_signless_integer(mica_type_element(self)) ||
           mica_type_is_index(mica_type_element(self))));
}

// signless-integer-or-float-like or memref of signless-integer or float
static bool arith_is_bitcast_type_constraint(const mica_type *self) {
  return mica_type_is_signless_integer(self) ||
         (mica_type_has_value_semantics(self) &&
          mica_type_is_signless_integer(mica_type_element(self))) || mica_type_is_float(self) ||
         (mica_type_has_value_semantics(self) && mica_type_is_float(mica_type_element(self))) ||
         (mica_type_is_memref(self) &&
          (mica_type_is_signless_integer(mica_type_element(self)) ||
           mica_type_is_float(mica_type_element(self))));
}

// allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
static bool arith_is_cmpi_predicate_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 64) &&
         (mica_attr_integer_value(self) == 0 || mica_attr_integer_value(self) == 1 ||
          mica_attr_integer_value(self) == 2 || mica_attr_integer_value(self) == 3 ||
          mica_attr_integer_value(self) == 4 || mica_attr_integer_value(self) == 5 ||
          mica_attr_integer_value(self) == 6 || mica_attr_integer_value(self) == 7 ||
          mica_attr_integer_value(self) == 8 || mica_attr_integer_value(self) == 9);
}

// allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
static bool arith_is_cmpf_predicate_attr(const mica_attr *self) {
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

// zero
static bool arith_is_constant_zero_attr(const mica_attr *self) {
  return mica_number_is_zero(mica_number_splat(self));
}

// one
static bool arith_is_constant_one_attr(const mica_attr *self) {
  return mica_number_is_one(mica_number_splat(self));
}

// all bits set
static bool arith_is_constant_all_ones_attr(const mica_attr *self) {
  return mica_number_is_all_ones(mica_number_splat(self));
}

// the highest number
static bool arith_is_constant_highest_attr(const mica_attr *self) {
  return mica_number_is_highest(mica_number_splat(self));
}

// the lowest number
static bool arith_is_constant_lowest_attr(const mica_attr *self) {
  return mica_number_is_lowest(mica_number_splat(self));
}

// -0.0
static bool arith_is_0_0_attr(const mica_attr *self) {
  return mica_number_is_exactly(mica_number_splat(self), -0.0);
}

// 0.0
static bool arith_is_0_0_attr_2(const mica_attr *self) {
  return mica_number_is_exactly(mica_number_splat(self), 0.0);
}

// 1.0
static bool arith_is_1_0_attr(const mica_attr *self) {
  return mica_number_is_exactly(mica_number_splat(self), 1.0);
}

// -infinity
static bool arith_is_minus_infinity_attr(const mica_attr *self) {
  return mica_number_is_infinite(mica_number_splat(self)) &&
         mica_number_is_negative(mica_number_splat(self));
}

// NaN
static bool arith_is_na_n_attr(const mica_attr *self) {
  return mica_number_is_nan(mica_number_splat(self));
}

// infinity
static bool arith_is_infinity_attr(const mica_attr *self) {
  return mica_number_is_infinite(mica_number_splat(self)) &&
         !mica_number_is_negative(mica_number_splat(self));
}

// constant attribute 1
static bool arith_is_constant_attribute_1(const mica_attr *self) {
  return self == mica_attr_i(self->context, 1, 1);
}

// constant attribute 0
static bool arith_is_constant_attribute_0(const mica_attr *self) {
  return self == mica_attr_i(self->context, 1, 0);
}

// What parts of operations must be.
static const mica_constraint must_be_typed_attr_instance = {
  .summary = "TypedAttr instance", .attr = mica_attr_is_typed, .is_kind = mica_attr_is_typed,
};
static const mica_constraint must_be_any_type = {.summary = "any type"};
static const mica_constraint must_be_integer_overflow_arith_flags = {
  .summary = "Integer overflow arith flags", .attr = arith_is_integer_overflow_attr,
  .is_kind = arith_integer_overflow_flags_attr_isa,
};
static const mica_constraint must_be_signless_integer_like = {
  .summary = "signless-integer-like", .type = arith_is_signless_integer_or_index_like,
};
static const mica_constraint must_be_bool_like = {
  .summary = "bool-like", .type = arith_is_bool_like,
};
static const mica_constraint must_be_unit_attribute = {
  .summary = "unit attribute", .attr = mica_attr_is_unit, .is_kind = mica_attr_is_unit,
};
static const mica_constraint must_be_floating_point_fast_math_flags = {
  .summary = "Floating point fast math flags", .attr = arith_is_fast_math_attr,
  .is_kind = arith_fast_math_flags_attr_isa,
};
static const mica_constraint must_be_floating_point_like = {
  .summary = "floating-point-like", .type = arith_is_float_like,
};
static const mica_constraint must_be_signless_fixed_width_integer_like = {
  .summary = "signless-fixed-width-integer-like",
  .type = arith_is_signless_fixed_width_integer_like,
};
static const mica_constraint must_be_floating_point_rounding_mode = {
  .summary = "Floating point rounding mode", .attr = arith_is_rounding_mode_attr,
  .is_kind = arith_is_rounding_mode_attr,
};
static const mica_constraint must_be_signless_integer_like_or_memref_of_signless = {
  .summary = "signless-integer-like or memref of signless-integer",
  .type = arith_is_index_cast_type_constraint,
};
static const mica_constraint must_be_signless_integer_or_float_like_or_memref = {
  .summary = "signless-integer-or-float-like or memref of signless-integer or float",
  .type = arith_is_bitcast_type_constraint,
};
static const mica_constraint must_be_allowed_64_bit_signless_integer_cases_0_1 = {
  .summary = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
  .attr = arith_is_cmpi_predicate_attr, .is_kind = arith_is_cmpi_predicate_attr,
};
static const mica_constraint must_be_allowed_64_bit_signless_integer_cases_0_1_2 = {
  .summary =
      "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
  .attr = arith_is_cmpf_predicate_attr, .is_kind = arith_is_cmpf_predicate_attr,
};

const mica_attr *arith_fast_math_flags_attr_get(mica_context *ctx, arith_fast_math_flags value) {
  assert(mica_enum_is_valid(&arith_fast_math_flags_enum, (uint64_t)value));
  const arith_fast_math_flags_attr_params params = {value};
  return mica_attr_get(ctx, &arith_fast_math_flags_attr_def, &params);
}

// arith.fastmath: `<` $value `>`
static const mica_attr *arith_fast_math_flags_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  arith_fast_math_flags_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &arith_fast_math_flags_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "Arith_FastMathAttr", "value",
                                      "::mlir::arith::FastMathFlags");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &arith_fast_math_flags_attr_def, &params);
}

static void arith_fast_math_flags_attr_print(mica_printer *p, const mica_attr *attr) {
  const arith_fast_math_flags_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &arith_fast_math_flags_enum, (uint64_t)params->value);
  mica_print_char(p, '>');
}

static const mica_param_def arith_fast_math_flags_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(arith_fast_math_flags_attr_params, value),
   .size = sizeof(arith_fast_math_flags)},
};

const mica_attr_def arith_fast_math_flags_attr_def = {
  .base = {
    .abi = 5, .name = "arith.fastmath", .mnemonic = "fastmath", .dialect = &arith_dialect,
    .params_size = sizeof(arith_fast_math_flags_attr_params),
    .params = arith_fast_math_flags_attr_param_table, .param_count = 1,
  },
  .parse = arith_fast_math_flags_attr_parse, .print = arith_fast_math_flags_attr_print,
};

const mica_attr *arith_integer_overflow_flags_attr_get(mica_context *ctx,
                                                       arith_integer_overflow_flags value) {
  assert(mica_enum_is_valid(&arith_integer_overflow_flags_enum, (uint64_t)value));
  const arith_integer_overflow_flags_attr_params params = {value};
  return mica_attr_get(ctx, &arith_integer_overflow_flags_attr_def, &params);
}

// arith.overflow: `<` $value `>`
static const mica_attr *arith_integer_overflow_flags_attr_parse(mica_parser *p,
                                                                const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  arith_integer_overflow_flags_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &arith_integer_overflow_flags_enum, sizeof params.value,
                              &params.value))
    return mica_parse_parameter_error(p, "Arith_IntegerOverflowAttr", "value",
                                      "::mlir::arith::IntegerOverflowFlags");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &arith_integer_overflow_flags_attr_def, &params);
}

static void arith_integer_overflow_flags_attr_print(mica_printer *p, const mica_attr *attr) {
  const arith_integer_overflow_flags_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &arith_integer_overflow_flags_enum, (uint64_t)params->value);
  mica_print_char(p, '>');
}

static const mica_param_def arith_integer_overflow_flags_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(arith_integer_overflow_flags_attr_params, value),
   .size = sizeof(arith_integer_overflow_flags)},
};

const mica_attr_def arith_integer_overflow_flags_attr_def = {
  .base = {
    .abi = 5, .name = "arith.overflow", .mnemonic = "overflow", .dialect = &arith_dialect,
    .params_size = sizeof(arith_integer_overflow_flags_attr_params),
    .params = arith_integer_overflow_flags_attr_param_table, .param_count = 1,
  },
  .parse = arith_integer_overflow_flags_attr_parse,
  .print = arith_integer_overflow_flags_attr_print,
};

// ---- arith.constant ----

static bool arith_constant_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                       const mica_type **types) {
  if (parts->slots[ARITH_CONSTANT_SLOT_VALUE] == NULL ||
      mica_attr_type(parts->slots[ARITH_CONSTANT_SLOT_VALUE]) == NULL)
    return mica_error(ctx, loc, "cannot infer the type of a result: attribute 'value' has none");
  types[0] = mica_attr_type(parts->slots[ARITH_CONSTANT_SLOT_VALUE]);
  return types[0] != NULL;
}

mica_op *arith_constant_build(mica_builder *b, mica_loc loc, const mica_attr *value) {
  const mica_attr *slots[] = {value};
  if (slots[ARITH_CONSTANT_SLOT_VALUE] == NULL ||
      mica_attr_type(slots[ARITH_CONSTANT_SLOT_VALUE]) == NULL) {
    mica_error(mica_builder_context(b), loc,
               "'arith.constant' op failed to infer result type(s): attribute 'value' has no type");
    return NULL;
  }
  const mica_type *types[] = {mica_attr_type(slots[ARITH_CONSTANT_SLOT_VALUE])};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_constant_def, &parts);
}

static const mica_part arith_constant_parts[] = {
  {.name = "value", .check = &must_be_typed_attr_instance},
  {.name = "result", .check = &must_be_any_type},
};
static bool arith_constant_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(arith_constant_result(op)) ==
                          mica_attr_type(arith_constant_value_attr(op)),
                          "all of {value, result} have same type");
}

static const mica_op_checks arith_constant_checks = {
  .verify = (mica_op_check *const[]){arith_constant_verify, NULL},
  .check = {arith_constant_check, "arith_constant_check"},
};
// arith.constant: attr-dict $value
static bool arith_constant_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *value_attr = NULL;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_attr_of(p, NULL, mica_attr_is_typed, &value_attr)) return false;
  mica_state_set_slot(out, ARITH_CONSTANT_SLOT_VALUE, value_attr);
  if (!mica_parser_check_typed(p, value_attr, "value")) return false;
  return mica_state_result(out, mica_attr_type(value_attr));
}

static void arith_constant_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
  mica_print_char(p, ' ');
  mica_print_attr(p, arith_constant_value_attr(op));
}

static const mica_trait *const arith_constant_traits[] = {
  &mica_trait_constant_like, &mica_trait_always_speculatable, NULL,
};
static const mica_interface_impl arith_constant_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = arith_constant_result_names}},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_constant_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_constant_infer_types}},
};
static bool arith_constant_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  (void)operands;
  return arith_constant_fold(op, out);
}

static const mica_op_more arith_constant_more = {.fold = arith_constant_fold_hook};
const mica_op_def arith_constant_def = {
  .flags = MICA_OP_CONSTANT_LIKE, .name = "arith.constant", .name_size = 14,
  .summary = "A number, vector or tensor known beforehand", .dialect = &arith_dialect,
  .parts = arith_constant_parts, .slot_count = 1, .result_count = 1,
  .traits = arith_constant_traits, .interfaces = arith_constant_interfaces, .interface_count = 5,
  .checks = &arith_constant_checks, .parse = arith_constant_parse, .print = arith_constant_print,
  .more = &arith_constant_more,
};

// ---- arith.addi ----

arith_integer_overflow_flags arith_addi_overflow_flags(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_addi_def, ARITH_ADDI_SLOT_OVERFLOW_FLAGS);
  return attr == NULL ? ARITH_INTEGER_OVERFLOW_FLAGS_NONE
         : arith_integer_overflow_flags_attr_value(attr);
}
bool arith_addi_set_overflow_flags(mica_op *op, arith_integer_overflow_flags value) {
  return mica_op_fill_slot_as(op, &arith_addi_def, ARITH_ADDI_SLOT_OVERFLOW_FLAGS,
                              arith_integer_overflow_flags_attr_get(mica_op_context(op), value));
}

static bool arith_addi_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[0]);
  return types[0] != NULL;
}

mica_op *arith_addi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_integer_overflow_flags overflow_flags) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_integer_overflow_flags_attr_get(ctx, overflow_flags)};
  if (slots[ARITH_ADDI_SLOT_OVERFLOW_FLAGS] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_addi_def, &parts);
}

static const mica_attr *arith_addi_default_overflow_flags(mica_context *ctx) {
  return arith_integer_overflow_flags_attr_get(ctx, ARITH_INTEGER_OVERFLOW_FLAGS_NONE);
}

static const mica_part arith_addi_parts[] = {
  {.name = "overflowFlags", .check = &must_be_integer_overflow_arith_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "lhs", .check = &must_be_signless_integer_like},
  {.name = "rhs", .check = &must_be_signless_integer_like},
  {.name = "result", .check = &must_be_signless_integer_like},
};
static const mica_region_checks arith_addi_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_first_type_inferred, NULL},
};
static const mica_op_checks arith_addi_checks = {
  .verify = (mica_op_check *const[]){mica_verify_same_operands_and_result_type,
                                     mica_verify_elementwise, NULL},
  .regions = &arith_addi_region_checks,
};
// arith.addi and 3 more: $lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)
static bool arith_addi_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_attr *overflow_flags_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (mica_parse_optional_keyword(p, "overflow")) {
    if (!mica_parse_stripped_attr(p, &arith_integer_overflow_flags_attr_def, &overflow_flags_attr))
      return false;
    mica_state_set_slot(out, 0, overflow_flags_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, result_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, result_type);
}

static void arith_addi_print(mica_printer *p, const mica_op *op) {
  const mica_attr *overflow_flags_attr = mica_op_slot(op, 0);
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 1));
  if (overflow_flags_attr != NULL && arith_integer_overflow_flags_attr_value(overflow_flags_attr) !=
      ARITH_INTEGER_OVERFLOW_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" overflow"));
    mica_print_attr_of(p, overflow_flags_attr, &arith_integer_overflow_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

// All methods as the interface has them.
static const arith_integer_overflow_flags_interface arith_addi_integer_overflow_flags_methods = {0};
static const mica_trait *const arith_addi_traits[] = {
  &mica_trait_is_commutative, &mica_trait_always_speculatable,
  &mica_trait_same_operands_and_result_type, &mica_trait_elementwise, &mica_trait_scalarizable,
  &mica_trait_vectorizable, &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl arith_addi_interfaces[] = {
  {&mica_value_bounds_interface_id,
   &(const mica_value_bounds_interface){.index_value = arith_addi_index_value}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_addi_infer_ranges}},
  {&arith_integer_overflow_flags_interface_id, &arith_addi_integer_overflow_flags_methods},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, ConstantZero:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_addi_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_addi_lhs(op);
  const mica_attr *rhs = operands[ARITH_ADDI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_zero_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

// (Arith_AddIOp (Arith_SubIOp $x, $y, $_), $y, $_)
// folds to (replaceWithValue $x)
static bool arith_addi_fold_2(mica_op *op, mica_fold *out) {
  mica_op *subi = mica_value_op_of(arith_addi_lhs(op), &arith_subi_def);
  if (subi == NULL) return false;
  mica_value *x = arith_subi_lhs(subi);
  mica_value *y = arith_subi_rhs(subi);
  if (arith_addi_rhs(op) != y) return false;
  return mica_fold_value(out, x);
}

// (Arith_AddIOp $y, (Arith_SubIOp $x, $y, $_), $_)
// folds to (replaceWithValue $x)
static bool arith_addi_fold_3(mica_op *op, mica_fold *out) {
  mica_value *y = arith_addi_lhs(op);
  mica_op *subi = mica_value_op_of(arith_addi_rhs(op), &arith_subi_def);
  if (subi == NULL) return false;
  mica_value *x = arith_subi_lhs(subi);
  if (arith_subi_rhs(subi) != y) return false;
  return mica_fold_value(out, x);
}

static bool arith_addi_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (arith_addi_fold_1(op, operands, out)) return true;
  if (arith_addi_fold_2(op, out)) return true;
  return arith_addi_fold_3(op, out);
}

static void arith_addi_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = mica_number_add(operands[ARITH_ADDI_OPERAND_LHS], operands[ARITH_ADDI_OPERAND_RHS]);
}

static bool arith_addi_is_poison(const mica_op *op, const mica_number *operands) {
  return ((arith_addi_overflow_flags(op) & ARITH_INTEGER_OVERFLOW_FLAGS_NSW) != 0 &&
          mica_number_add_overflows_signed(operands[ARITH_ADDI_OPERAND_LHS],
                                           operands[ARITH_ADDI_OPERAND_RHS])) ||
         ((arith_addi_overflow_flags(op) & ARITH_INTEGER_OVERFLOW_FLAGS_NUW) != 0 &&
          mica_number_add_overflows_unsigned(operands[ARITH_ADDI_OPERAND_LHS],
                                             operands[ARITH_ADDI_OPERAND_RHS]));
}

static const mica_op_more arith_addi_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_addi_default_overflow_flags}},
  .fold = arith_addi_fold_hook, .patterns = arith_addi_canonicalizations,
  .evaluate = arith_addi_evaluate, .is_poison = arith_addi_is_poison,
};
const mica_op_def arith_addi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.addi", .name_size = 10,
  .summary = "Sum of integers, modulo 2^width", .dialect = &arith_dialect,
  .parts = arith_addi_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_addi_traits, .interfaces = arith_addi_interfaces, .interface_count = 7,
  .checks = &arith_addi_checks, .parse = arith_addi_parse, .print = arith_addi_print,
  .more = &arith_addi_more,
};

// ---- arith.addui_extended ----

mica_op *arith_addui_extended_build(mica_builder *b, mica_loc loc, const mica_type *sum_type,
                                    const mica_type *overflow_type, mica_value *lhs,
                                    mica_value *rhs) {
  mica_value *operands[] = {lhs, rhs};
  const mica_type *types[] = {sum_type, overflow_type};
  const mica_op_parts parts = {operands, 2, types, 2, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_addui_extended_def, &parts);
}

static const mica_part arith_addui_extended_parts[] = {
  {.name = "lhs", .check = &must_be_signless_integer_like},
  {.name = "rhs", .check = &must_be_signless_integer_like},
  {.name = "sum", .check = &must_be_signless_integer_like},
  {.name = "overflow", .check = &must_be_bool_like},
};
static bool arith_addui_extended_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(arith_addui_extended_rhs(op)) ==
                          mica_value_type(arith_addui_extended_lhs(op)) &&
                          mica_value_type(arith_addui_extended_sum(op)) ==
                          mica_value_type(arith_addui_extended_lhs(op)),
                          "all of {lhs, rhs, sum} have same type");
}

static const mica_op_checks arith_addui_extended_checks = {
  .verify = (mica_op_check *const[]){arith_addui_extended_verify, mica_verify_elementwise, NULL},
};
// arith.addui_extended: $lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)
static bool arith_addui_extended_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_type *sum_type = NULL, *overflow_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &sum_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type(p, &overflow_type)) return false;
  if (!mica_state_result(out, sum_type)) return false;
  if (!mica_state_result(out, overflow_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, sum_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, sum_type);
}

static void arith_addui_extended_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, arith_addui_extended_lhs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, arith_addui_extended_rhs(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(arith_addui_extended_sum(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(arith_addui_extended_overflow(op)));
}

static void arith_addui_extended_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, arith_addui_extended_sum(op), MICA_STR("sum"));
  mica_set_value_name(set, arith_addui_extended_overflow(op), MICA_STR("overflow"));
}
static const mica_op_asm_interface arith_addui_extended_names = {
  .result_names = arith_addui_extended_name_results,
};
static const mica_trait *const arith_addui_extended_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_is_commutative, &mica_trait_elementwise,
  &mica_trait_scalarizable, &mica_trait_vectorizable, &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl arith_addui_extended_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_op_asm_interface_id, &arith_addui_extended_names},
};
// (root:$op $x, ConstantZero:$_)
// folds to (replaceWithValue $x)
//   and (ZeroLike $op__1)
static bool arith_addui_extended_fold_1(mica_op *op, const mica_attr *const *operands,
                                        mica_fold *out) {
  mica_value *x = arith_addui_extended_lhs(op);
  const mica_attr *rhs = operands[ARITH_ADDUI_EXTENDED_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_zero_attr(rhs)) return false;
  const mica_attr *overflow =
      mica_number_fill(mica_number_zero(mica_value_type(arith_addui_extended_overflow(op))),
                       mica_value_type(arith_addui_extended_overflow(op)));
  if (overflow == NULL) return false;
  return mica_fold_value(out, x) && mica_fold_attr(out, overflow);
}

static bool arith_addui_extended_fold_hook(mica_op *op, const mica_attr *const *operands,
                                           mica_fold *out) {
  return arith_addui_extended_fold_1(op, operands, out);
}

static void arith_addui_extended_evaluate(const mica_op *op, const mica_number *operands,
                                          mica_number *results) {
  const mica_number a = operands[ARITH_ADDUI_EXTENDED_OPERAND_LHS];
  const mica_number b = operands[ARITH_ADDUI_EXTENDED_OPERAND_RHS];
  const bool overflows = mica_number_add_overflows_unsigned(a, b);
  results[ARITH_ADDUI_EXTENDED_RESULT_SUM] = mica_number_add(a, b);
  results[ARITH_ADDUI_EXTENDED_RESULT_OVERFLOW] = mica_number_truth(mica_op_context(op), overflows);
}

static const mica_op_more arith_addui_extended_more = {
  .fold = arith_addui_extended_fold_hook, .patterns = arith_addui_extended_canonicalizations,
  .evaluate = arith_addui_extended_evaluate,
};
const mica_op_def arith_addui_extended_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.addui_extended", .name_size = 20,
  .summary = "Sum of integers and its carry", .dialect = &arith_dialect,
  .parts = arith_addui_extended_parts, .operand_count = 2, .result_count = 2,
  .traits = arith_addui_extended_traits,
  .interfaces = arith_addui_extended_interfaces, .interface_count = 4,
  .checks = &arith_addui_extended_checks,
  .parse = arith_addui_extended_parse, .print = arith_addui_extended_print,
  .more = &arith_addui_extended_more,
};

// ---- arith.subi ----

arith_integer_overflow_flags arith_subi_overflow_flags(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_subi_def, ARITH_SUBI_SLOT_OVERFLOW_FLAGS);
  return attr == NULL ? ARITH_INTEGER_OVERFLOW_FLAGS_NONE
         : arith_integer_overflow_flags_attr_value(attr);
}
bool arith_subi_set_overflow_flags(mica_op *op, arith_integer_overflow_flags value) {
  return mica_op_fill_slot_as(op, &arith_subi_def, ARITH_SUBI_SLOT_OVERFLOW_FLAGS,
                              arith_integer_overflow_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_subi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_integer_overflow_flags overflow_flags) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_integer_overflow_flags_attr_get(ctx, overflow_flags)};
  if (slots[ARITH_SUBI_SLOT_OVERFLOW_FLAGS] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_subi_def, &parts);
}

static const mica_trait *const arith_subi_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_same_operands_and_result_type,
  &mica_trait_elementwise, &mica_trait_scalarizable, &mica_trait_vectorizable,
  &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl arith_subi_interfaces[] = {
  {&mica_value_bounds_interface_id,
   &(const mica_value_bounds_interface){.index_value = arith_subi_index_value}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_subi_infer_ranges}},
  {&arith_integer_overflow_flags_interface_id, &arith_addi_integer_overflow_flags_methods},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, $x, $_)
// folds to (ZeroLike $x)
static bool arith_subi_fold_1(mica_op *op, mica_fold *out) {
  mica_value *x = arith_subi_lhs(op);
  if (arith_subi_rhs(op) != x) return false;
  return mica_fold_attr(out,
                        mica_number_fill(mica_number_zero(mica_value_type(x)), mica_value_type(x)));
}

// (root $x, ConstantZero:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_subi_fold_2(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_subi_lhs(op);
  const mica_attr *rhs = operands[ARITH_SUBI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_zero_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

// (root (Arith_AddIOp $x, $y, $_), $y, $_)
// folds to (replaceWithValue $x)
static bool arith_subi_fold_3(mica_op *op, mica_fold *out) {
  mica_op *addi = mica_value_op_of(arith_subi_lhs(op), &arith_addi_def);
  if (addi == NULL) return false;
  mica_value *x = arith_addi_lhs(addi);
  mica_value *y = arith_addi_rhs(addi);
  if (arith_subi_rhs(op) != y) return false;
  return mica_fold_value(out, x);
}

// (root (Arith_AddIOp $x, $y, $_), $x, $_)
// folds to (replaceWithValue $y)
static bool arith_subi_fold_4(mica_op *op, mica_fold *out) {
  mica_op *addi = mica_value_op_of(arith_subi_lhs(op), &arith_addi_def);
  if (addi == NULL) return false;
  mica_value *x = arith_addi_lhs(addi);
  mica_value *y = arith_addi_rhs(addi);
  if (arith_subi_rhs(op) != x) return false;
  return mica_fold_value(out, y);
}

static bool arith_subi_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (arith_subi_fold_1(op, out)) return true;
  if (arith_subi_fold_2(op, operands, out)) return true;
  if (arith_subi_fold_3(op, out)) return true;
  return arith_subi_fold_4(op, out);
}

static void arith_subi_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_subtract(operands[ARITH_SUBI_OPERAND_LHS], operands[ARITH_SUBI_OPERAND_RHS]);
}

static bool arith_subi_is_poison(const mica_op *op, const mica_number *operands) {
  return ((arith_subi_overflow_flags(op) & ARITH_INTEGER_OVERFLOW_FLAGS_NSW) != 0 &&
          mica_number_subtract_overflows_signed(operands[ARITH_SUBI_OPERAND_LHS],
                                                operands[ARITH_SUBI_OPERAND_RHS])) ||
         ((arith_subi_overflow_flags(op) & ARITH_INTEGER_OVERFLOW_FLAGS_NUW) != 0 &&
          mica_number_subtract_overflows_unsigned(operands[ARITH_SUBI_OPERAND_LHS],
                                                  operands[ARITH_SUBI_OPERAND_RHS]));
}

static const mica_op_more arith_subi_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_addi_default_overflow_flags}},
  .fold = arith_subi_fold_hook, .patterns = arith_subi_canonicalizations,
  .evaluate = arith_subi_evaluate, .is_poison = arith_subi_is_poison,
};
const mica_op_def arith_subi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.subi", .name_size = 10,
  .summary = "Difference of integers, modulo 2^width", .dialect = &arith_dialect,
  .parts = arith_addi_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_subi_traits, .interfaces = arith_subi_interfaces, .interface_count = 7,
  .checks = &arith_addi_checks, .parse = arith_addi_parse, .print = arith_addi_print,
  .more = &arith_subi_more,
};

// ---- arith.muli ----

arith_integer_overflow_flags arith_muli_overflow_flags(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_muli_def, ARITH_MULI_SLOT_OVERFLOW_FLAGS);
  return attr == NULL ? ARITH_INTEGER_OVERFLOW_FLAGS_NONE
         : arith_integer_overflow_flags_attr_value(attr);
}
bool arith_muli_set_overflow_flags(mica_op *op, arith_integer_overflow_flags value) {
  return mica_op_fill_slot_as(op, &arith_muli_def, ARITH_MULI_SLOT_OVERFLOW_FLAGS,
                              arith_integer_overflow_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_muli_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_integer_overflow_flags overflow_flags) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_integer_overflow_flags_attr_get(ctx, overflow_flags)};
  if (slots[ARITH_MULI_SLOT_OVERFLOW_FLAGS] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_muli_def, &parts);
}

static const mica_interface_impl arith_muli_interfaces[] = {
  {&mica_value_bounds_interface_id,
   &(const mica_value_bounds_interface){.index_value = arith_muli_index_value}},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = arith_muli_result_names}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_muli_infer_ranges}},
  {&arith_integer_overflow_flags_interface_id, &arith_addi_integer_overflow_flags_methods},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $_, ConstantZero:$zero, $_)
// folds to (replaceWithValue $zero)
static bool arith_muli_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_attr *zero = operands[ARITH_MULI_OPERAND_RHS];
  if (zero == NULL || !arith_is_constant_zero_attr(zero)) return false;
  return mica_fold_value(out, arith_muli_rhs(op));
}

// (root $x, ConstantOne:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_muli_fold_2(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_muli_lhs(op);
  const mica_attr *rhs = operands[ARITH_MULI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_one_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_muli_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (arith_muli_fold_1(op, operands, out)) return true;
  return arith_muli_fold_2(op, operands, out);
}

static void arith_muli_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_multiply(operands[ARITH_MULI_OPERAND_LHS], operands[ARITH_MULI_OPERAND_RHS]);
}

static bool arith_muli_is_poison(const mica_op *op, const mica_number *operands) {
  return ((arith_muli_overflow_flags(op) & ARITH_INTEGER_OVERFLOW_FLAGS_NSW) != 0 &&
          mica_number_multiply_overflows_signed(operands[ARITH_MULI_OPERAND_LHS],
                                                operands[ARITH_MULI_OPERAND_RHS])) ||
         ((arith_muli_overflow_flags(op) & ARITH_INTEGER_OVERFLOW_FLAGS_NUW) != 0 &&
          mica_number_multiply_overflows_unsigned(operands[ARITH_MULI_OPERAND_LHS],
                                                  operands[ARITH_MULI_OPERAND_RHS]));
}

static const mica_op_more arith_muli_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_addi_default_overflow_flags}},
  .fold = arith_muli_fold_hook, .patterns = arith_muli_canonicalizations,
  .evaluate = arith_muli_evaluate, .is_poison = arith_muli_is_poison,
};
const mica_op_def arith_muli_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.muli", .name_size = 10,
  .summary = "Product of integers, modulo 2^width", .dialect = &arith_dialect,
  .parts = arith_addi_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_addi_traits, .interfaces = arith_muli_interfaces, .interface_count = 8,
  .checks = &arith_addi_checks, .parse = arith_addi_parse, .print = arith_addi_print,
  .more = &arith_muli_more,
};

// ---- arith.mulsi_extended ----

static bool arith_mulsi_extended_infer_types(mica_context *ctx, mica_loc loc,
                                             const mica_op_parts *parts, const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[ARITH_MULSI_EXTENDED_RESULT_LOW] =
      mica_value_type(parts->operands[ARITH_MULSI_EXTENDED_OPERAND_LHS]);
  types[ARITH_MULSI_EXTENDED_RESULT_HIGH] =
      mica_value_type(parts->operands[ARITH_MULSI_EXTENDED_OPERAND_LHS]);
  return types[ARITH_MULSI_EXTENDED_RESULT_LOW] != NULL &&
         types[ARITH_MULSI_EXTENDED_RESULT_HIGH] != NULL;
}

mica_op *arith_mulsi_extended_build(mica_builder *b, mica_loc loc, mica_value *lhs,
                                    mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs), mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 2, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_mulsi_extended_def, &parts);
}

static const mica_part arith_mulsi_extended_parts[] = {
  {.name = "lhs", .check = &must_be_signless_integer_like},
  {.name = "rhs", .check = &must_be_signless_integer_like},
  {.name = "low", .check = &must_be_signless_integer_like},
  {.name = "high", .check = &must_be_signless_integer_like},
};
static bool arith_mulsi_extended_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(arith_mulsi_extended_rhs(op)) ==
                          mica_value_type(arith_mulsi_extended_lhs(op)) &&
                          mica_value_type(arith_mulsi_extended_low(op)) ==
                          mica_value_type(arith_mulsi_extended_lhs(op)) &&
                          mica_value_type(arith_mulsi_extended_high(op)) ==
                          mica_value_type(arith_mulsi_extended_lhs(op)),
                          "all of {lhs, rhs, low, high} have same type");
}

static const mica_op_checks arith_mulsi_extended_checks = {
  .verify = (mica_op_check *const[]){arith_mulsi_extended_verify, mica_verify_elementwise, NULL},
};
// arith.mulsi_extended and 1 more: $lhs `,` $rhs attr-dict `:` type($lhs)
static bool arith_mulsi_extended_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_type *lhs_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &lhs_type)) return false;
  if (!mica_state_result(out, lhs_type)) return false;
  if (!mica_state_result(out, lhs_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, lhs_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, lhs_type);
}

static void arith_mulsi_extended_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 1));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
}

static void arith_mulsi_extended_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, arith_mulsi_extended_low(op), MICA_STR("low"));
  mica_set_value_name(set, arith_mulsi_extended_high(op), MICA_STR("high"));
}
static const mica_op_asm_interface arith_mulsi_extended_names = {
  .result_names = arith_mulsi_extended_name_results,
};
static const mica_interface_impl arith_mulsi_extended_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_mulsi_extended_infer_types}},
  {&mica_op_asm_interface_id, &arith_mulsi_extended_names},
};
// (root $_, ConstantZero:$zero)
// folds to (replaceWithAttr $zero)
//   and (replaceWithAttr $zero)
static bool arith_mulsi_extended_fold_1(const mica_attr *const *operands, mica_fold *out) {
  const mica_attr *zero = operands[ARITH_MULSI_EXTENDED_OPERAND_RHS];
  if (zero == NULL || !arith_is_constant_zero_attr(zero)) return false;
  return mica_fold_attr(out, zero) && mica_fold_attr(out, zero);
}

static bool arith_mulsi_extended_fold_hook(mica_op *op, const mica_attr *const *operands,
                                           mica_fold *out) {
  (void)op;
  return arith_mulsi_extended_fold_1(operands, out);
}

static void arith_mulsi_extended_evaluate(const mica_op *op, const mica_number *operands,
                                          mica_number *results) {
  (void)op;
  const mica_number a = operands[ARITH_MULSI_EXTENDED_OPERAND_LHS];
  const mica_number b = operands[ARITH_MULSI_EXTENDED_OPERAND_RHS];
  results[ARITH_MULSI_EXTENDED_RESULT_LOW] = mica_number_multiply(a, b);
  results[ARITH_MULSI_EXTENDED_RESULT_HIGH] = mica_number_high_signed(a, b);
}

static const mica_op_more arith_mulsi_extended_more = {
  .fold = arith_mulsi_extended_fold_hook, .patterns = arith_mulsi_extended_canonicalizations,
  .evaluate = arith_mulsi_extended_evaluate,
};
const mica_op_def arith_mulsi_extended_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.mulsi_extended", .name_size = 20,
  .summary = "Low and high half of a signed product", .dialect = &arith_dialect,
  .parts = arith_mulsi_extended_parts, .operand_count = 2, .result_count = 2,
  .traits = arith_addui_extended_traits,
  .interfaces = arith_mulsi_extended_interfaces, .interface_count = 5,
  .checks = &arith_mulsi_extended_checks,
  .parse = arith_mulsi_extended_parse, .print = arith_mulsi_extended_print,
  .more = &arith_mulsi_extended_more,
};

// ---- arith.mului_extended ----

static bool arith_mului_extended_infer_types(mica_context *ctx, mica_loc loc,
                                             const mica_op_parts *parts, const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[ARITH_MULUI_EXTENDED_RESULT_LOW] =
      mica_value_type(parts->operands[ARITH_MULUI_EXTENDED_OPERAND_LHS]);
  types[ARITH_MULUI_EXTENDED_RESULT_HIGH] =
      mica_value_type(parts->operands[ARITH_MULUI_EXTENDED_OPERAND_LHS]);
  return types[ARITH_MULUI_EXTENDED_RESULT_LOW] != NULL &&
         types[ARITH_MULUI_EXTENDED_RESULT_HIGH] != NULL;
}

mica_op *arith_mului_extended_build(mica_builder *b, mica_loc loc, mica_value *lhs,
                                    mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs), mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 2, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_mului_extended_def, &parts);
}

static bool arith_mului_extended_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(arith_mului_extended_rhs(op)) ==
                          mica_value_type(arith_mului_extended_lhs(op)) &&
                          mica_value_type(arith_mului_extended_low(op)) ==
                          mica_value_type(arith_mului_extended_lhs(op)) &&
                          mica_value_type(arith_mului_extended_high(op)) ==
                          mica_value_type(arith_mului_extended_lhs(op)),
                          "all of {lhs, rhs, low, high} have same type");
}

static const mica_op_checks arith_mului_extended_checks = {
  .verify = (mica_op_check *const[]){arith_mului_extended_verify, mica_verify_elementwise, NULL},
};
static void arith_mului_extended_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, arith_mului_extended_low(op), MICA_STR("low"));
  mica_set_value_name(set, arith_mului_extended_high(op), MICA_STR("high"));
}
static const mica_op_asm_interface arith_mului_extended_names = {
  .result_names = arith_mului_extended_name_results,
};
static const mica_interface_impl arith_mului_extended_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_mului_extended_infer_types}},
  {&mica_op_asm_interface_id, &arith_mului_extended_names},
};
// (root $_, ConstantZero:$zero)
// folds to (replaceWithAttr $zero)
//   and (replaceWithAttr $zero)
static bool arith_mului_extended_fold_1(const mica_attr *const *operands, mica_fold *out) {
  const mica_attr *zero = operands[ARITH_MULUI_EXTENDED_OPERAND_RHS];
  if (zero == NULL || !arith_is_constant_zero_attr(zero)) return false;
  return mica_fold_attr(out, zero) && mica_fold_attr(out, zero);
}

// (root $x, ConstantOne:$_)
// folds to (replaceWithValue $x)
//   and (ZeroLike $x)
static bool arith_mului_extended_fold_2(mica_op *op, const mica_attr *const *operands,
                                        mica_fold *out) {
  mica_value *x = arith_mului_extended_lhs(op);
  const mica_attr *rhs = operands[ARITH_MULUI_EXTENDED_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_one_attr(rhs)) return false;
  const mica_attr *high =
      mica_number_fill(mica_number_zero(mica_value_type(x)), mica_value_type(x));
  if (high == NULL) return false;
  return mica_fold_value(out, x) && mica_fold_attr(out, high);
}

static bool arith_mului_extended_fold_hook(mica_op *op, const mica_attr *const *operands,
                                           mica_fold *out) {
  if (arith_mului_extended_fold_1(operands, out)) return true;
  return arith_mului_extended_fold_2(op, operands, out);
}

static void arith_mului_extended_evaluate(const mica_op *op, const mica_number *operands,
                                          mica_number *results) {
  (void)op;
  const mica_number a = operands[ARITH_MULUI_EXTENDED_OPERAND_LHS];
  const mica_number b = operands[ARITH_MULUI_EXTENDED_OPERAND_RHS];
  results[ARITH_MULUI_EXTENDED_RESULT_LOW] = mica_number_multiply(a, b);
  results[ARITH_MULUI_EXTENDED_RESULT_HIGH] = mica_number_high_unsigned(a, b);
}

static const mica_op_more arith_mului_extended_more = {
  .fold = arith_mului_extended_fold_hook, .patterns = arith_mului_extended_canonicalizations,
  .evaluate = arith_mului_extended_evaluate,
};
const mica_op_def arith_mului_extended_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.mului_extended", .name_size = 20,
  .summary = "Low and high half of an unsigned product", .dialect = &arith_dialect,
  .parts = arith_mulsi_extended_parts, .operand_count = 2, .result_count = 2,
  .traits = arith_addui_extended_traits,
  .interfaces = arith_mului_extended_interfaces, .interface_count = 5,
  .checks = &arith_mului_extended_checks,
  .parse = arith_mulsi_extended_parse, .print = arith_mulsi_extended_print,
  .more = &arith_mului_extended_more,
};

// ---- arith.divui ----

bool arith_divui_is_exact(const mica_op *op) {
  return mica_op_promised_slot(op, &arith_divui_def, ARITH_DIVUI_SLOT_IS_EXACT) != NULL;
}
void arith_divui_set_is_exact(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &arith_divui_def, ARITH_DIVUI_SLOT_IS_EXACT,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *arith_divui_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           bool is_exact) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {(is_exact ? mica_attr_unit(ctx) : NULL)};
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_divui_def, &parts);
}

static const mica_part arith_divui_parts[] = {
  {.name = "isExact", .check = &must_be_unit_attribute, .flags = MICA_PART_DEFAULTED},
  {.name = "lhs", .check = &must_be_signless_integer_like},
  {.name = "rhs", .check = &must_be_signless_integer_like},
  {.name = "result", .check = &must_be_signless_integer_like},
};
// arith.divui and 3 more: $lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)
static bool arith_divui_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (mica_parse_optional_keyword(p, "exact")) {
    mica_state_set_unit(out, 0);  // isExact
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, result_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, result_type);
}

static void arith_divui_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 1));
  if (mica_op_slot(op, 0) != NULL) {
    mica_print_str(p, MICA_STR(" exact"));
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_trait *const arith_divui_traits[] = {
  &mica_trait_same_operands_and_result_type, &mica_trait_elementwise, &mica_trait_scalarizable,
  &mica_trait_vectorizable, &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl arith_divui_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = arith_divui_speculatability}},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_divui_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
static bool arith_divui_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_divui_fold(op, operands[ARITH_DIVUI_OPERAND_LHS], operands[ARITH_DIVUI_OPERAND_RHS],
                          out);
}

static void arith_divui_evaluate(const mica_op *op, const mica_number *operands,
                                 mica_number *results) {
  (void)op;
  results[0] =
      mica_number_divide_unsigned(operands[ARITH_DIVUI_OPERAND_LHS],
                                  operands[ARITH_DIVUI_OPERAND_RHS]);
}

static bool arith_divui_is_poison(const mica_op *op, const mica_number *operands) {
  return arith_divui_is_exact(op) &&
         !mica_number_is_zero(mica_number_remainder_unsigned(operands[ARITH_DIVUI_OPERAND_LHS],
                                                             operands[ARITH_DIVUI_OPERAND_RHS]));
}

static const mica_op_more arith_divui_more = {
  .fold = arith_divui_fold_hook, .evaluate = arith_divui_evaluate,
  .is_poison = arith_divui_is_poison,
};
const mica_op_def arith_divui_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.divui", .name_size = 11,
  .summary = "Unsigned quotient, towards zero", .dialect = &arith_dialect,
  .parts = arith_divui_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_divui_traits, .interfaces = arith_divui_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_divui_parse, .print = arith_divui_print,
  .more = &arith_divui_more,
};

// ---- arith.divsi ----

bool arith_divsi_is_exact(const mica_op *op) {
  return mica_op_promised_slot(op, &arith_divsi_def, ARITH_DIVSI_SLOT_IS_EXACT) != NULL;
}
void arith_divsi_set_is_exact(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &arith_divsi_def, ARITH_DIVSI_SLOT_IS_EXACT,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *arith_divsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           bool is_exact) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {(is_exact ? mica_attr_unit(ctx) : NULL)};
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_divsi_def, &parts);
}

static const mica_interface_impl arith_divsi_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = arith_divsi_speculatability}},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_divsi_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
static bool arith_divsi_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_divsi_fold(op, operands[ARITH_DIVSI_OPERAND_LHS], operands[ARITH_DIVSI_OPERAND_RHS],
                          out);
}

static void arith_divsi_evaluate(const mica_op *op, const mica_number *operands,
                                 mica_number *results) {
  (void)op;
  results[0] =
      mica_number_divide_signed(operands[ARITH_DIVSI_OPERAND_LHS],
                                operands[ARITH_DIVSI_OPERAND_RHS]);
}

static bool arith_divsi_is_poison(const mica_op *op, const mica_number *operands) {
  return arith_divsi_is_exact(op) &&
         !mica_number_is_zero(mica_number_remainder_signed(operands[ARITH_DIVSI_OPERAND_LHS],
                                                           operands[ARITH_DIVSI_OPERAND_RHS]));
}

static const mica_op_more arith_divsi_more = {
  .fold = arith_divsi_fold_hook, .evaluate = arith_divsi_evaluate,
  .is_poison = arith_divsi_is_poison,
};
const mica_op_def arith_divsi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.divsi", .name_size = 11,
  .summary = "Signed quotient, towards zero", .dialect = &arith_dialect,
  .parts = arith_divui_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_divui_traits, .interfaces = arith_divsi_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_divui_parse, .print = arith_divui_print,
  .more = &arith_divsi_more,
};

// ---- arith.ceildivui ----

mica_op *arith_ceildivui_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_ceildivui_def, &parts);
}

static const mica_part arith_ceildivui_parts[] = {
  {.name = "lhs", .check = &must_be_signless_integer_like},
  {.name = "rhs", .check = &must_be_signless_integer_like},
  {.name = "result", .check = &must_be_signless_integer_like},
};
// arith.ceildivui and 11 more: $lhs `,` $rhs attr-dict `:` type($result)
static bool arith_ceildivui_parse(mica_parser *p, mica_op_state *out) {
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

static void arith_ceildivui_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 1));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_interface_impl arith_ceildivui_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = arith_ceildivui_speculatability}},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_ceildivui_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, ConstantOne:$_)
// folds to (replaceWithValue $x)
static bool arith_ceildivui_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_ceildivui_lhs(op);
  const mica_attr *rhs = operands[ARITH_CEILDIVUI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_one_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_ceildivui_fold_hook(mica_op *op, const mica_attr *const *operands,
                                      mica_fold *out) {
  return arith_ceildivui_fold_1(op, operands, out);
}

static void arith_ceildivui_evaluate(const mica_op *op, const mica_number *operands,
                                     mica_number *results) {
  (void)op;
  results[0] =
      mica_number_ceil_divide_unsigned(operands[ARITH_CEILDIVUI_OPERAND_LHS],
                                       operands[ARITH_CEILDIVUI_OPERAND_RHS]);
}

static const mica_op_more arith_ceildivui_more = {
  .fold = arith_ceildivui_fold_hook, .evaluate = arith_ceildivui_evaluate,
};
const mica_op_def arith_ceildivui_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.ceildivui", .name_size = 15,
  .summary = "Unsigned quotient, rounded up", .dialect = &arith_dialect,
  .parts = arith_ceildivui_parts, .operand_count = 2, .result_count = 1,
  .traits = arith_divui_traits, .interfaces = arith_ceildivui_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_ceildivui_parse, .print = arith_ceildivui_print,
  .more = &arith_ceildivui_more,
};

// ---- arith.ceildivsi ----

mica_op *arith_ceildivsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_ceildivsi_def, &parts);
}

static const mica_interface_impl arith_ceildivsi_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = arith_ceildivsi_speculatability}},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_ceildivsi_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
static bool arith_ceildivsi_fold_hook(mica_op *op, const mica_attr *const *operands,
                                      mica_fold *out) {
  return arith_ceildivsi_fold(op, operands[ARITH_CEILDIVSI_OPERAND_LHS],
                              operands[ARITH_CEILDIVSI_OPERAND_RHS], out);
}

static void arith_ceildivsi_evaluate(const mica_op *op, const mica_number *operands,
                                     mica_number *results) {
  (void)op;
  results[0] =
      mica_number_ceil_divide_signed(operands[ARITH_CEILDIVSI_OPERAND_LHS],
                                     operands[ARITH_CEILDIVSI_OPERAND_RHS]);
}

static const mica_op_more arith_ceildivsi_more = {
  .fold = arith_ceildivsi_fold_hook, .evaluate = arith_ceildivsi_evaluate,
};
const mica_op_def arith_ceildivsi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.ceildivsi", .name_size = 15,
  .summary = "Signed quotient, rounded up", .dialect = &arith_dialect,
  .parts = arith_ceildivui_parts, .operand_count = 2, .result_count = 1,
  .traits = arith_divui_traits, .interfaces = arith_ceildivsi_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_ceildivui_parse, .print = arith_ceildivui_print,
  .more = &arith_ceildivsi_more,
};

// ---- arith.floordivsi ----

mica_op *arith_floordivsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_floordivsi_def, &parts);
}

static const mica_interface_impl arith_floordivsi_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_floordivsi_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, ConstantOne:$_)
// folds to (replaceWithValue $x)
static bool arith_floordivsi_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_floordivsi_lhs(op);
  const mica_attr *rhs = operands[ARITH_FLOORDIVSI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_one_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_floordivsi_fold_hook(mica_op *op, const mica_attr *const *operands,
                                       mica_fold *out) {
  return arith_floordivsi_fold_1(op, operands, out);
}

static void arith_floordivsi_evaluate(const mica_op *op, const mica_number *operands,
                                      mica_number *results) {
  (void)op;
  results[0] =
      mica_number_floor_divide_signed(operands[ARITH_FLOORDIVSI_OPERAND_LHS],
                                      operands[ARITH_FLOORDIVSI_OPERAND_RHS]);
}

static const mica_op_more arith_floordivsi_more = {
  .fold = arith_floordivsi_fold_hook, .evaluate = arith_floordivsi_evaluate,
};
const mica_op_def arith_floordivsi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.floordivsi", .name_size = 16,
  .summary = "Signed quotient, rounded down", .dialect = &arith_dialect,
  .parts = arith_ceildivui_parts, .operand_count = 2, .result_count = 1,
  .traits = arith_subi_traits, .interfaces = arith_floordivsi_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_ceildivui_parse, .print = arith_ceildivui_print,
  .more = &arith_floordivsi_more,
};

// ---- arith.remui ----

mica_op *arith_remui_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_remui_def, &parts);
}

static const mica_interface_impl arith_remui_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_remui_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root:$op $_, ConstantOne:$_)
// folds to (ZeroLike $op)
static bool arith_remui_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_attr *rhs = operands[ARITH_REMUI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_one_attr(rhs)) return false;
  return mica_fold_attr(out,
                        mica_number_fill(mica_number_zero(mica_value_type(arith_remui_result(op))),
                                         mica_value_type(arith_remui_result(op))));
}

static bool arith_remui_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_remui_fold_1(op, operands, out);
}

static void arith_remui_evaluate(const mica_op *op, const mica_number *operands,
                                 mica_number *results) {
  (void)op;
  results[0] =
      mica_number_remainder_unsigned(operands[ARITH_REMUI_OPERAND_LHS],
                                     operands[ARITH_REMUI_OPERAND_RHS]);
}

static const mica_op_more arith_remui_more = {
  .fold = arith_remui_fold_hook, .evaluate = arith_remui_evaluate,
};
const mica_op_def arith_remui_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.remui", .name_size = 11,
  .summary = "Unsigned remainder", .dialect = &arith_dialect,
  .parts = arith_ceildivui_parts, .operand_count = 2, .result_count = 1,
  .traits = arith_subi_traits, .interfaces = arith_remui_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_ceildivui_parse, .print = arith_ceildivui_print,
  .more = &arith_remui_more,
};

// ---- arith.remsi ----

mica_op *arith_remsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_remsi_def, &parts);
}

static const mica_interface_impl arith_remsi_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_remsi_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root:$op $_, ConstantOne:$_)
// folds to (ZeroLike $op)
static bool arith_remsi_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_attr *rhs = operands[ARITH_REMSI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_one_attr(rhs)) return false;
  return mica_fold_attr(out,
                        mica_number_fill(mica_number_zero(mica_value_type(arith_remsi_result(op))),
                                         mica_value_type(arith_remsi_result(op))));
}

static bool arith_remsi_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_remsi_fold_1(op, operands, out);
}

static void arith_remsi_evaluate(const mica_op *op, const mica_number *operands,
                                 mica_number *results) {
  (void)op;
  results[0] =
      mica_number_remainder_signed(operands[ARITH_REMSI_OPERAND_LHS],
                                   operands[ARITH_REMSI_OPERAND_RHS]);
}

static const mica_op_more arith_remsi_more = {
  .fold = arith_remsi_fold_hook, .evaluate = arith_remsi_evaluate,
};
const mica_op_def arith_remsi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.remsi", .name_size = 11,
  .summary = "Signed remainder, with the sign of the dividend", .dialect = &arith_dialect,
  .parts = arith_ceildivui_parts, .operand_count = 2, .result_count = 1,
  .traits = arith_subi_traits, .interfaces = arith_remsi_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_ceildivui_parse, .print = arith_ceildivui_print,
  .more = &arith_remsi_more,
};

// ---- arith.andi ----

mica_op *arith_andi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_andi_def, &parts);
}

static const mica_trait *const arith_andi_traits[] = {
  &mica_trait_is_commutative, &mica_trait_is_idempotent, &mica_trait_always_speculatable,
  &mica_trait_same_operands_and_result_type, &mica_trait_elementwise, &mica_trait_scalarizable,
  &mica_trait_vectorizable, &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl arith_andi_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_andi_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $_, ConstantZero:$zero)
// folds to (replaceWithValue $zero)
static bool arith_andi_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_attr *zero = operands[ARITH_ANDI_OPERAND_RHS];
  if (zero == NULL || !arith_is_constant_zero_attr(zero)) return false;
  return mica_fold_value(out, arith_andi_rhs(op));
}

// (root $x, ConstantAllOnes:$_)
// folds to (replaceWithValue $x)
static bool arith_andi_fold_2(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_andi_lhs(op);
  const mica_attr *rhs = operands[ARITH_ANDI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_all_ones_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

// (Arith_AndIOp $x, (Arith_XOrIOp $x, ConstantAllOnes:$_))
// folds to (ZeroLike $x)
static bool arith_andi_fold_3(mica_op *op, mica_fold *out) {
  mica_value *x = arith_andi_lhs(op);
  mica_op *xori = mica_value_op_of(arith_andi_rhs(op), &arith_xori_def);
  if (xori == NULL) return false;
  if (arith_xori_lhs(xori) != x) return false;
  const mica_attr *rhs = mica_value_constant_attr(arith_xori_rhs(xori));
  if (rhs == NULL || !arith_is_constant_all_ones_attr(rhs)) return false;
  return mica_fold_attr(out,
                        mica_number_fill(mica_number_zero(mica_value_type(x)), mica_value_type(x)));
}

// (Arith_AndIOp (Arith_XOrIOp:$not $x, ConstantAllOnes:$_), $x)
// folds to (ZeroLike $not)
static bool arith_andi_fold_4(mica_op *op, mica_fold *out) {
  mica_op *not_ = mica_value_op_of(arith_andi_lhs(op), &arith_xori_def);
  if (not_ == NULL) return false;
  mica_value *x = arith_xori_lhs(not_);
  const mica_attr *rhs = mica_value_constant_attr(arith_xori_rhs(not_));
  if (rhs == NULL || !arith_is_constant_all_ones_attr(rhs)) return false;
  if (arith_andi_rhs(op) != x) return false;
  return mica_fold_attr(out,
                        mica_number_fill(mica_number_zero(mica_value_type(arith_xori_result(not_))),
                                         mica_value_type(arith_xori_result(not_))));
}

// (Arith_AndIOp (Arith_AndIOp:$and $x, $_), $x)
// folds to (replaceWithValue $and)
static bool arith_andi_fold_5(mica_op *op, mica_fold *out) {
  mica_op *and_ = mica_value_op_of(arith_andi_lhs(op), &arith_andi_def);
  if (and_ == NULL) return false;
  mica_value *x = arith_andi_lhs(and_);
  if (arith_andi_rhs(op) != x) return false;
  return mica_fold_value(out, arith_andi_result(and_));
}

// (Arith_AndIOp (Arith_AndIOp:$and $_, $x), $x)
// folds to (replaceWithValue $and)
static bool arith_andi_fold_6(mica_op *op, mica_fold *out) {
  mica_op *and_ = mica_value_op_of(arith_andi_lhs(op), &arith_andi_def);
  if (and_ == NULL) return false;
  mica_value *x = arith_andi_rhs(and_);
  if (arith_andi_rhs(op) != x) return false;
  return mica_fold_value(out, arith_andi_result(and_));
}

// (Arith_AndIOp $x, (Arith_AndIOp:$and $x, $_))
// folds to (replaceWithValue $and)
static bool arith_andi_fold_7(mica_op *op, mica_fold *out) {
  mica_value *x = arith_andi_lhs(op);
  mica_op *and_ = mica_value_op_of(arith_andi_rhs(op), &arith_andi_def);
  if (and_ == NULL) return false;
  if (arith_andi_lhs(and_) != x) return false;
  return mica_fold_value(out, arith_andi_result(and_));
}

// (Arith_AndIOp $x, (Arith_AndIOp:$and $_, $x))
// folds to (replaceWithValue $and)
static bool arith_andi_fold_8(mica_op *op, mica_fold *out) {
  mica_value *x = arith_andi_lhs(op);
  mica_op *and_ = mica_value_op_of(arith_andi_rhs(op), &arith_andi_def);
  if (and_ == NULL) return false;
  if (arith_andi_rhs(and_) != x) return false;
  return mica_fold_value(out, arith_andi_result(and_));
}

static bool arith_andi_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (arith_andi_fold_1(op, operands, out)) return true;
  if (arith_andi_fold_2(op, operands, out)) return true;
  if (arith_andi_fold_3(op, out)) return true;
  if (arith_andi_fold_4(op, out)) return true;
  if (arith_andi_fold_5(op, out)) return true;
  if (arith_andi_fold_6(op, out)) return true;
  if (arith_andi_fold_7(op, out)) return true;
  return arith_andi_fold_8(op, out);
}

static void arith_andi_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = mica_number_and(operands[ARITH_ANDI_OPERAND_LHS], operands[ARITH_ANDI_OPERAND_RHS]);
}

static const mica_op_more arith_andi_more = {
  .fold = arith_andi_fold_hook, .patterns = arith_andi_canonicalizations,
  .evaluate = arith_andi_evaluate,
};
const mica_op_def arith_andi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.andi", .name_size = 10, .summary = "Bitwise and",
  .dialect = &arith_dialect, .parts = arith_ceildivui_parts, .operand_count = 2, .result_count = 1,
  .traits = arith_andi_traits, .interfaces = arith_andi_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_ceildivui_parse, .print = arith_ceildivui_print,
  .more = &arith_andi_more,
};

// ---- arith.ori ----

mica_op *arith_ori_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_ori_def, &parts);
}

static const mica_interface_impl arith_ori_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_ori_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, ConstantZero:$_)
// folds to (replaceWithValue $x)
static bool arith_ori_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_ori_lhs(op);
  const mica_attr *rhs = operands[ARITH_ORI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_zero_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

// (root $_, ConstantAllOnes:$ones)
// folds to (replaceWithAttr $ones)
static bool arith_ori_fold_2(const mica_attr *const *operands, mica_fold *out) {
  const mica_attr *ones = operands[ARITH_ORI_OPERAND_RHS];
  if (ones == NULL || !arith_is_constant_all_ones_attr(ones)) return false;
  return mica_fold_attr(out, ones);
}

// (Arith_OrIOp $x, (Arith_XOrIOp $x, ConstantAllOnes:$ones))
// folds to (replaceWithValue $ones)
static bool arith_ori_fold_3(mica_op *op, mica_fold *out) {
  mica_value *x = arith_ori_lhs(op);
  mica_op *xori = mica_value_op_of(arith_ori_rhs(op), &arith_xori_def);
  if (xori == NULL) return false;
  if (arith_xori_lhs(xori) != x) return false;
  const mica_attr *ones = mica_value_constant_attr(arith_xori_rhs(xori));
  if (ones == NULL || !arith_is_constant_all_ones_attr(ones)) return false;
  return mica_fold_value(out, arith_xori_rhs(xori));
}

// (Arith_OrIOp (Arith_XOrIOp $x, ConstantAllOnes:$ones), $x)
// folds to (replaceWithValue $ones)
static bool arith_ori_fold_4(mica_op *op, mica_fold *out) {
  mica_op *xori = mica_value_op_of(arith_ori_lhs(op), &arith_xori_def);
  if (xori == NULL) return false;
  mica_value *x = arith_xori_lhs(xori);
  const mica_attr *ones = mica_value_constant_attr(arith_xori_rhs(xori));
  if (ones == NULL || !arith_is_constant_all_ones_attr(ones)) return false;
  if (arith_ori_rhs(op) != x) return false;
  return mica_fold_value(out, arith_xori_rhs(xori));
}

static bool arith_ori_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (arith_ori_fold_1(op, operands, out)) return true;
  if (arith_ori_fold_2(operands, out)) return true;
  if (arith_ori_fold_3(op, out)) return true;
  return arith_ori_fold_4(op, out);
}

static void arith_ori_evaluate(const mica_op *op, const mica_number *operands,
                               mica_number *results) {
  (void)op;
  results[0] = mica_number_or(operands[ARITH_ORI_OPERAND_LHS], operands[ARITH_ORI_OPERAND_RHS]);
}

static const mica_op_more arith_ori_more = {
  .fold = arith_ori_fold_hook, .patterns = arith_ori_canonicalizations,
  .evaluate = arith_ori_evaluate,
};
const mica_op_def arith_ori_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.ori", .name_size = 9, .summary = "Bitwise or",
  .dialect = &arith_dialect, .parts = arith_ceildivui_parts, .operand_count = 2, .result_count = 1,
  .traits = arith_andi_traits, .interfaces = arith_ori_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_ceildivui_parse, .print = arith_ceildivui_print,
  .more = &arith_ori_more,
};

// ---- arith.xori ----

mica_op *arith_xori_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_xori_def, &parts);
}

static const mica_interface_impl arith_xori_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_xori_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, ConstantZero:$_)
// folds to (replaceWithValue $x)
static bool arith_xori_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_xori_lhs(op);
  const mica_attr *rhs = operands[ARITH_XORI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_zero_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

// (root $x, $x)
// folds to (ZeroLike $x)
static bool arith_xori_fold_2(mica_op *op, mica_fold *out) {
  mica_value *x = arith_xori_lhs(op);
  if (arith_xori_rhs(op) != x) return false;
  return mica_fold_attr(out,
                        mica_number_fill(mica_number_zero(mica_value_type(x)), mica_value_type(x)));
}

// (root (root $x, $y), $y)
// folds to (replaceWithValue $x)
static bool arith_xori_fold_3(mica_op *op, mica_fold *out) {
  mica_op *xori = mica_value_op_of(arith_xori_lhs(op), &arith_xori_def);
  if (xori == NULL) return false;
  mica_value *x = arith_xori_lhs(xori);
  mica_value *y = arith_xori_rhs(xori);
  if (arith_xori_rhs(op) != y) return false;
  return mica_fold_value(out, x);
}

// (root (root $x, $y), $x)
// folds to (replaceWithValue $y)
static bool arith_xori_fold_4(mica_op *op, mica_fold *out) {
  mica_op *xori = mica_value_op_of(arith_xori_lhs(op), &arith_xori_def);
  if (xori == NULL) return false;
  mica_value *x = arith_xori_lhs(xori);
  mica_value *y = arith_xori_rhs(xori);
  if (arith_xori_rhs(op) != x) return false;
  return mica_fold_value(out, y);
}

// (root $y, (root $x, $y))
// folds to (replaceWithValue $x)
static bool arith_xori_fold_5(mica_op *op, mica_fold *out) {
  mica_value *y = arith_xori_lhs(op);
  mica_op *xori = mica_value_op_of(arith_xori_rhs(op), &arith_xori_def);
  if (xori == NULL) return false;
  mica_value *x = arith_xori_lhs(xori);
  if (arith_xori_rhs(xori) != y) return false;
  return mica_fold_value(out, x);
}

// (root $x, (root $x, $y))
// folds to (replaceWithValue $y)
static bool arith_xori_fold_6(mica_op *op, mica_fold *out) {
  mica_value *x = arith_xori_lhs(op);
  mica_op *xori = mica_value_op_of(arith_xori_rhs(op), &arith_xori_def);
  if (xori == NULL) return false;
  if (arith_xori_lhs(xori) != x) return false;
  mica_value *y = arith_xori_rhs(xori);
  return mica_fold_value(out, y);
}

static bool arith_xori_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (arith_xori_fold_1(op, operands, out)) return true;
  if (arith_xori_fold_2(op, out)) return true;
  if (arith_xori_fold_3(op, out)) return true;
  if (arith_xori_fold_4(op, out)) return true;
  if (arith_xori_fold_5(op, out)) return true;
  return arith_xori_fold_6(op, out);
}

static void arith_xori_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = mica_number_xor(operands[ARITH_XORI_OPERAND_LHS], operands[ARITH_XORI_OPERAND_RHS]);
}

static const mica_op_more arith_xori_more = {
  .fold = arith_xori_fold_hook, .patterns = arith_xori_canonicalizations,
  .evaluate = arith_xori_evaluate,
};
const mica_op_def arith_xori_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.xori", .name_size = 10,
  .summary = "Bitwise exclusive or", .dialect = &arith_dialect,
  .parts = arith_ceildivui_parts, .operand_count = 2, .result_count = 1,
  .traits = arith_addi_traits, .interfaces = arith_xori_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_ceildivui_parse, .print = arith_ceildivui_print,
  .more = &arith_xori_more,
};

// ---- arith.shli ----

arith_integer_overflow_flags arith_shli_overflow_flags(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_shli_def, ARITH_SHLI_SLOT_OVERFLOW_FLAGS);
  return attr == NULL ? ARITH_INTEGER_OVERFLOW_FLAGS_NONE
         : arith_integer_overflow_flags_attr_value(attr);
}
bool arith_shli_set_overflow_flags(mica_op *op, arith_integer_overflow_flags value) {
  return mica_op_fill_slot_as(op, &arith_shli_def, ARITH_SHLI_SLOT_OVERFLOW_FLAGS,
                              arith_integer_overflow_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_shli_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_integer_overflow_flags overflow_flags) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_integer_overflow_flags_attr_get(ctx, overflow_flags)};
  if (slots[ARITH_SHLI_SLOT_OVERFLOW_FLAGS] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_shli_def, &parts);
}

static const mica_interface_impl arith_shli_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_shli_infer_ranges}},
  {&arith_integer_overflow_flags_interface_id, &arith_addi_integer_overflow_flags_methods},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, ConstantZero:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_shli_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_shli_lhs(op);
  const mica_attr *rhs = operands[ARITH_SHLI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_zero_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_shli_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_shli_fold_1(op, operands, out);
}

static void arith_shli_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_shift_left(operands[ARITH_SHLI_OPERAND_LHS], operands[ARITH_SHLI_OPERAND_RHS]);
}

static bool arith_shli_is_poison(const mica_op *op, const mica_number *operands) {
  return ((arith_shli_overflow_flags(op) & ARITH_INTEGER_OVERFLOW_FLAGS_NSW) != 0 &&
          !arith_shift_keeps_signed(operands[ARITH_SHLI_OPERAND_LHS],
                                    operands[ARITH_SHLI_OPERAND_RHS])) ||
         ((arith_shli_overflow_flags(op) & ARITH_INTEGER_OVERFLOW_FLAGS_NUW) != 0 &&
          !arith_shift_keeps_unsigned(operands[ARITH_SHLI_OPERAND_LHS],
                                      operands[ARITH_SHLI_OPERAND_RHS]));
}

static const mica_op_more arith_shli_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_addi_default_overflow_flags}},
  .fold = arith_shli_fold_hook, .evaluate = arith_shli_evaluate, .is_poison = arith_shli_is_poison,
};
const mica_op_def arith_shli_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.shli", .name_size = 10,
  .summary = "Shift to the left", .dialect = &arith_dialect,
  .parts = arith_addi_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_subi_traits, .interfaces = arith_shli_interfaces, .interface_count = 6,
  .checks = &arith_addi_checks, .parse = arith_addi_parse, .print = arith_addi_print,
  .more = &arith_shli_more,
};

// ---- arith.shrui ----

bool arith_shrui_is_exact(const mica_op *op) {
  return mica_op_promised_slot(op, &arith_shrui_def, ARITH_SHRUI_SLOT_IS_EXACT) != NULL;
}
void arith_shrui_set_is_exact(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &arith_shrui_def, ARITH_SHRUI_SLOT_IS_EXACT,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *arith_shrui_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           bool is_exact) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {(is_exact ? mica_attr_unit(ctx) : NULL)};
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_shrui_def, &parts);
}

static const mica_interface_impl arith_shrui_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_shrui_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, ConstantZero:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_shrui_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_shrui_lhs(op);
  const mica_attr *rhs = operands[ARITH_SHRUI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_zero_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_shrui_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_shrui_fold_1(op, operands, out);
}

static void arith_shrui_evaluate(const mica_op *op, const mica_number *operands,
                                 mica_number *results) {
  (void)op;
  results[0] =
      mica_number_shift_right_unsigned(operands[ARITH_SHRUI_OPERAND_LHS],
                                       operands[ARITH_SHRUI_OPERAND_RHS]);
}

static bool arith_shrui_is_poison(const mica_op *op, const mica_number *operands) {
  return arith_shrui_is_exact(op) &&
         arith_shift_loses_bits(operands[ARITH_SHRUI_OPERAND_LHS],
                                operands[ARITH_SHRUI_OPERAND_RHS]);
}

static const mica_op_more arith_shrui_more = {
  .fold = arith_shrui_fold_hook, .evaluate = arith_shrui_evaluate,
  .is_poison = arith_shrui_is_poison,
};
const mica_op_def arith_shrui_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.shrui", .name_size = 11,
  .summary = "Shift to the right, filling with zeros", .dialect = &arith_dialect,
  .parts = arith_divui_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_subi_traits, .interfaces = arith_shrui_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_divui_parse, .print = arith_divui_print,
  .more = &arith_shrui_more,
};

// ---- arith.shrsi ----

bool arith_shrsi_is_exact(const mica_op *op) {
  return mica_op_promised_slot(op, &arith_shrsi_def, ARITH_SHRSI_SLOT_IS_EXACT) != NULL;
}
void arith_shrsi_set_is_exact(mica_op *op, bool value) {
  mica_op_set_slot_as(op, &arith_shrsi_def, ARITH_SHRSI_SLOT_IS_EXACT,
                      (value ? mica_attr_unit(mica_op_context(op)) : NULL));
}

mica_op *arith_shrsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           bool is_exact) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {(is_exact ? mica_attr_unit(ctx) : NULL)};
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_shrsi_def, &parts);
}

static const mica_interface_impl arith_shrsi_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_shrsi_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, ConstantZero:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_shrsi_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_shrsi_lhs(op);
  const mica_attr *rhs = operands[ARITH_SHRSI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_zero_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_shrsi_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_shrsi_fold_1(op, operands, out);
}

static void arith_shrsi_evaluate(const mica_op *op, const mica_number *operands,
                                 mica_number *results) {
  (void)op;
  results[0] =
      mica_number_shift_right_signed(operands[ARITH_SHRSI_OPERAND_LHS],
                                     operands[ARITH_SHRSI_OPERAND_RHS]);
}

static bool arith_shrsi_is_poison(const mica_op *op, const mica_number *operands) {
  return arith_shrsi_is_exact(op) &&
         arith_shift_loses_bits(operands[ARITH_SHRSI_OPERAND_LHS],
                                operands[ARITH_SHRSI_OPERAND_RHS]);
}

static const mica_op_more arith_shrsi_more = {
  .fold = arith_shrsi_fold_hook, .evaluate = arith_shrsi_evaluate,
  .is_poison = arith_shrsi_is_poison,
};
const mica_op_def arith_shrsi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.shrsi", .name_size = 11,
  .summary = "Shift to the right, filling with the sign", .dialect = &arith_dialect,
  .parts = arith_divui_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_subi_traits, .interfaces = arith_shrsi_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_divui_parse, .print = arith_divui_print,
  .more = &arith_shrsi_more,
};

// ---- arith.maxsi ----

mica_op *arith_maxsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_maxsi_def, &parts);
}

static const mica_interface_impl arith_maxsi_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_maxsi_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, $x)
// folds to (replaceWithValue $x)
static bool arith_maxsi_fold_1(mica_op *op, mica_fold *out) {
  mica_value *x = arith_maxsi_lhs(op);
  if (arith_maxsi_rhs(op) != x) return false;
  return mica_fold_value(out, x);
}

// (root $_, always:$wins)
// folds to (replaceWithValue $wins)
static bool arith_maxsi_fold_2(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_attr *wins = operands[ARITH_MAXSI_OPERAND_RHS];
  if (wins == NULL || !arith_is_constant_highest_attr(wins)) return false;
  return mica_fold_value(out, arith_maxsi_rhs(op));
}

// (root $x, never:$_)
// folds to (replaceWithValue $x)
static bool arith_maxsi_fold_3(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_maxsi_lhs(op);
  const mica_attr *rhs = operands[ARITH_MAXSI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_lowest_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_maxsi_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (arith_maxsi_fold_1(op, out)) return true;
  if (arith_maxsi_fold_2(op, operands, out)) return true;
  return arith_maxsi_fold_3(op, operands, out);
}

static void arith_maxsi_evaluate(const mica_op *op, const mica_number *operands,
                                 mica_number *results) {
  (void)op;
  results[0] =
      mica_number_higher_signed(operands[ARITH_MAXSI_OPERAND_LHS],
                                operands[ARITH_MAXSI_OPERAND_RHS]);
}

static const mica_op_more arith_maxsi_more = {
  .fold = arith_maxsi_fold_hook, .evaluate = arith_maxsi_evaluate,
};
const mica_op_def arith_maxsi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.maxsi", .name_size = 11,
  .summary = "The larger, as signed", .dialect = &arith_dialect,
  .parts = arith_ceildivui_parts, .operand_count = 2, .result_count = 1,
  .traits = arith_addi_traits, .interfaces = arith_maxsi_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_ceildivui_parse, .print = arith_ceildivui_print,
  .more = &arith_maxsi_more,
};

// ---- arith.maxui ----

mica_op *arith_maxui_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_maxui_def, &parts);
}

static const mica_interface_impl arith_maxui_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_maxui_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, $x)
// folds to (replaceWithValue $x)
static bool arith_maxui_fold_1(mica_op *op, mica_fold *out) {
  mica_value *x = arith_maxui_lhs(op);
  if (arith_maxui_rhs(op) != x) return false;
  return mica_fold_value(out, x);
}

// (root $_, always:$wins)
// folds to (replaceWithValue $wins)
static bool arith_maxui_fold_2(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_attr *wins = operands[ARITH_MAXUI_OPERAND_RHS];
  if (wins == NULL || !arith_is_constant_all_ones_attr(wins)) return false;
  return mica_fold_value(out, arith_maxui_rhs(op));
}

// (root $x, ConstantZero:$_)
// folds to (replaceWithValue $x)
static bool arith_maxui_fold_3(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_maxui_lhs(op);
  const mica_attr *rhs = operands[ARITH_MAXUI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_zero_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_maxui_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (arith_maxui_fold_1(op, out)) return true;
  if (arith_maxui_fold_2(op, operands, out)) return true;
  return arith_maxui_fold_3(op, operands, out);
}

static void arith_maxui_evaluate(const mica_op *op, const mica_number *operands,
                                 mica_number *results) {
  (void)op;
  results[0] =
      mica_number_higher_unsigned(operands[ARITH_MAXUI_OPERAND_LHS],
                                  operands[ARITH_MAXUI_OPERAND_RHS]);
}

static const mica_op_more arith_maxui_more = {
  .fold = arith_maxui_fold_hook, .evaluate = arith_maxui_evaluate,
};
const mica_op_def arith_maxui_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.maxui", .name_size = 11,
  .summary = "The larger, as unsigned", .dialect = &arith_dialect,
  .parts = arith_ceildivui_parts, .operand_count = 2, .result_count = 1,
  .traits = arith_addi_traits, .interfaces = arith_maxui_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_ceildivui_parse, .print = arith_ceildivui_print,
  .more = &arith_maxui_more,
};

// ---- arith.minsi ----

mica_op *arith_minsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_minsi_def, &parts);
}

static const mica_interface_impl arith_minsi_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_minsi_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, $x)
// folds to (replaceWithValue $x)
static bool arith_minsi_fold_1(mica_op *op, mica_fold *out) {
  mica_value *x = arith_minsi_lhs(op);
  if (arith_minsi_rhs(op) != x) return false;
  return mica_fold_value(out, x);
}

// (root $_, always:$wins)
// folds to (replaceWithValue $wins)
static bool arith_minsi_fold_2(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_attr *wins = operands[ARITH_MINSI_OPERAND_RHS];
  if (wins == NULL || !arith_is_constant_lowest_attr(wins)) return false;
  return mica_fold_value(out, arith_minsi_rhs(op));
}

// (root $x, never:$_)
// folds to (replaceWithValue $x)
static bool arith_minsi_fold_3(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_minsi_lhs(op);
  const mica_attr *rhs = operands[ARITH_MINSI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_highest_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_minsi_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (arith_minsi_fold_1(op, out)) return true;
  if (arith_minsi_fold_2(op, operands, out)) return true;
  return arith_minsi_fold_3(op, operands, out);
}

static void arith_minsi_evaluate(const mica_op *op, const mica_number *operands,
                                 mica_number *results) {
  (void)op;
  results[0] =
      mica_number_lower_signed(operands[ARITH_MINSI_OPERAND_LHS],
                               operands[ARITH_MINSI_OPERAND_RHS]);
}

static const mica_op_more arith_minsi_more = {
  .fold = arith_minsi_fold_hook, .evaluate = arith_minsi_evaluate,
};
const mica_op_def arith_minsi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.minsi", .name_size = 11,
  .summary = "The smaller, as signed", .dialect = &arith_dialect,
  .parts = arith_ceildivui_parts, .operand_count = 2, .result_count = 1,
  .traits = arith_addi_traits, .interfaces = arith_minsi_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_ceildivui_parse, .print = arith_ceildivui_print,
  .more = &arith_minsi_more,
};

// ---- arith.minui ----

mica_op *arith_minui_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_minui_def, &parts);
}

static const mica_interface_impl arith_minui_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_minui_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, $x)
// folds to (replaceWithValue $x)
static bool arith_minui_fold_1(mica_op *op, mica_fold *out) {
  mica_value *x = arith_minui_lhs(op);
  if (arith_minui_rhs(op) != x) return false;
  return mica_fold_value(out, x);
}

// (root $_, always:$wins)
// folds to (replaceWithValue $wins)
static bool arith_minui_fold_2(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_attr *wins = operands[ARITH_MINUI_OPERAND_RHS];
  if (wins == NULL || !arith_is_constant_zero_attr(wins)) return false;
  return mica_fold_value(out, arith_minui_rhs(op));
}

// (root $x, ConstantAllOnes:$_)
// folds to (replaceWithValue $x)
static bool arith_minui_fold_3(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_minui_lhs(op);
  const mica_attr *rhs = operands[ARITH_MINUI_OPERAND_RHS];
  if (rhs == NULL || !arith_is_constant_all_ones_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_minui_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (arith_minui_fold_1(op, out)) return true;
  if (arith_minui_fold_2(op, operands, out)) return true;
  return arith_minui_fold_3(op, operands, out);
}

static void arith_minui_evaluate(const mica_op *op, const mica_number *operands,
                                 mica_number *results) {
  (void)op;
  results[0] =
      mica_number_lower_unsigned(operands[ARITH_MINUI_OPERAND_LHS],
                                 operands[ARITH_MINUI_OPERAND_RHS]);
}

static const mica_op_more arith_minui_more = {
  .fold = arith_minui_fold_hook, .evaluate = arith_minui_evaluate,
};
const mica_op_def arith_minui_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.minui", .name_size = 11,
  .summary = "The smaller, as unsigned", .dialect = &arith_dialect,
  .parts = arith_ceildivui_parts, .operand_count = 2, .result_count = 1,
  .traits = arith_addi_traits, .interfaces = arith_minui_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_ceildivui_parse, .print = arith_ceildivui_print,
  .more = &arith_minui_more,
};

// ---- arith.negf ----

arith_fast_math_flags arith_negf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &arith_negf_def, ARITH_NEGF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool arith_negf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_negf_def, ARITH_NEGF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_negf_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath) {
  if (operand == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[ARITH_NEGF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(operand)};
  mica_value *operands[] = {operand};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_negf_def, &parts);
}

static const mica_attr *arith_negf_default_fastmath(mica_context *ctx) {
  return arith_fast_math_flags_attr_get(ctx, ARITH_FAST_MATH_FLAGS_NONE);
}

static const mica_part arith_negf_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "operand", .check = &must_be_floating_point_like},
  {.name = "result", .check = &must_be_floating_point_like},
};
// arith.negf: $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
static bool arith_negf_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref operand_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &operand_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, ARITH_NEGF_SLOT_FASTMATH, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &operand_operand, 1, result_type);
}

static void arith_negf_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, arith_negf_operand(op));
  if (arith_negf_fastmath(op) != ARITH_FAST_MATH_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, arith_negf_fastmath_attr(op), &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(arith_negf_result(op)));
}

// All methods as the interface has them.
static const arith_fast_math_interface arith_negf_fast_math_methods = {0};
static const mica_interface_impl arith_negf_interfaces[] = {
  {&arith_fast_math_interface_id, &arith_negf_fast_math_methods},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root (root $x, $_), $_)
// folds to (replaceWithValue $x)
static bool arith_negf_fold_1(mica_op *op, mica_fold *out) {
  mica_op *negf = mica_value_op_of(arith_negf_operand(op), &arith_negf_def);
  if (negf == NULL) return false;
  mica_value *x = arith_negf_operand(negf);
  return mica_fold_value(out, x);
}

static bool arith_negf_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  (void)operands;
  return arith_negf_fold_1(op, out);
}

static void arith_negf_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = mica_number_negate(operands[ARITH_NEGF_OPERAND]);
}

static const mica_op_more arith_negf_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_negf_default_fastmath}},
  .fold = arith_negf_fold_hook, .evaluate = arith_negf_evaluate,
};
const mica_op_def arith_negf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.negf", .name_size = 10,
  .summary = "The value with the other sign", .dialect = &arith_dialect,
  .parts = arith_negf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = arith_subi_traits, .interfaces = arith_negf_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_negf_parse, .print = arith_negf_print,
  .more = &arith_negf_more,
};

// ---- arith.addf ----

arith_fast_math_flags arith_addf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &arith_addf_def, ARITH_ADDF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool arith_addf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_addf_def, ARITH_ADDF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_addf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[ARITH_ADDF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_addf_def, &parts);
}

static const mica_part arith_addf_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "lhs", .check = &must_be_floating_point_like},
  {.name = "rhs", .check = &must_be_floating_point_like},
  {.name = "result", .check = &must_be_floating_point_like},
};
// arith.addf and 8 more: $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
static bool arith_addf_parse(mica_parser *p, mica_op_state *out) {
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

static void arith_addf_print(mica_printer *p, const mica_op *op) {
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

static const mica_trait *const arith_addf_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_is_commutative,
  &mica_trait_same_operands_and_result_type, &mica_trait_elementwise, &mica_trait_scalarizable,
  &mica_trait_vectorizable, &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl arith_addf_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&arith_fast_math_interface_id, &arith_negf_fast_math_methods},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_addi_infer_types}},
};
// (root $x, ConstantFloat<"-0.0">:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_addf_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_addf_lhs(op);
  const mica_attr *rhs = operands[ARITH_ADDF_OPERAND_RHS];
  if (rhs == NULL || !arith_is_0_0_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_addf_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_addf_fold_1(op, operands, out);
}

static void arith_addf_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = mica_number_add(operands[ARITH_ADDF_OPERAND_LHS], operands[ARITH_ADDF_OPERAND_RHS]);
}

static const mica_op_more arith_addf_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_negf_default_fastmath}},
  .fold = arith_addf_fold_hook, .evaluate = arith_addf_evaluate,
};
const mica_op_def arith_addf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.addf", .name_size = 10, .summary = "Sum of floats",
  .dialect = &arith_dialect,
  .parts = arith_addf_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_addf_traits, .interfaces = arith_addf_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_addf_parse, .print = arith_addf_print,
  .more = &arith_addf_more,
};

// ---- arith.subf ----

arith_fast_math_flags arith_subf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &arith_subf_def, ARITH_SUBF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool arith_subf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_subf_def, ARITH_SUBF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_subf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[ARITH_SUBF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_subf_def, &parts);
}

// (root $x, ConstantFloat<"0.0">:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_subf_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_subf_lhs(op);
  const mica_attr *rhs = operands[ARITH_SUBF_OPERAND_RHS];
  if (rhs == NULL || !arith_is_0_0_attr_2(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_subf_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_subf_fold_1(op, operands, out);
}

static void arith_subf_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_subtract(operands[ARITH_SUBF_OPERAND_LHS], operands[ARITH_SUBF_OPERAND_RHS]);
}

static const mica_op_more arith_subf_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_negf_default_fastmath}},
  .fold = arith_subf_fold_hook, .evaluate = arith_subf_evaluate,
};
const mica_op_def arith_subf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.subf", .name_size = 10,
  .summary = "Difference of floats", .dialect = &arith_dialect,
  .parts = arith_addf_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_subi_traits, .interfaces = arith_addf_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_addf_parse, .print = arith_addf_print,
  .more = &arith_subf_more,
};

// ---- arith.mulf ----

arith_fast_math_flags arith_mulf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &arith_mulf_def, ARITH_MULF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool arith_mulf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_mulf_def, ARITH_MULF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_mulf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[ARITH_MULF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_mulf_def, &parts);
}

static bool arith_mulf_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_mulf_fold(op, operands[ARITH_MULF_OPERAND_LHS], operands[ARITH_MULF_OPERAND_RHS],
                         out);
}

static void arith_mulf_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_multiply(operands[ARITH_MULF_OPERAND_LHS], operands[ARITH_MULF_OPERAND_RHS]);
}

static const mica_op_more arith_mulf_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_negf_default_fastmath}},
  .fold = arith_mulf_fold_hook, .patterns = arith_mulf_canonicalizations,
  .evaluate = arith_mulf_evaluate,
};
const mica_op_def arith_mulf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.mulf", .name_size = 10,
  .summary = "Product of floats", .dialect = &arith_dialect,
  .parts = arith_addf_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_addf_traits, .interfaces = arith_addf_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_addf_parse, .print = arith_addf_print,
  .more = &arith_mulf_more,
};

// ---- arith.divf ----

arith_fast_math_flags arith_divf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &arith_divf_def, ARITH_DIVF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool arith_divf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_divf_def, ARITH_DIVF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_divf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[ARITH_DIVF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_divf_def, &parts);
}

// (root $x, ConstantFloat<"1.0">:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_divf_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_divf_lhs(op);
  const mica_attr *rhs = operands[ARITH_DIVF_OPERAND_RHS];
  if (rhs == NULL || !arith_is_1_0_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_divf_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_divf_fold_1(op, operands, out);
}

static void arith_divf_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_divide(operands[ARITH_DIVF_OPERAND_LHS], operands[ARITH_DIVF_OPERAND_RHS]);
}

static const mica_op_more arith_divf_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_negf_default_fastmath}},
  .fold = arith_divf_fold_hook, .patterns = arith_divf_canonicalizations,
  .evaluate = arith_divf_evaluate,
};
const mica_op_def arith_divf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.divf", .name_size = 10,
  .summary = "Quotient of floats", .dialect = &arith_dialect,
  .parts = arith_addf_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_subi_traits, .interfaces = arith_addf_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_addf_parse, .print = arith_addf_print,
  .more = &arith_divf_more,
};

// ---- arith.remf ----

arith_fast_math_flags arith_remf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &arith_remf_def, ARITH_REMF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool arith_remf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_remf_def, ARITH_REMF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_remf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[ARITH_REMF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_remf_def, &parts);
}

static void arith_remf_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] =
      mica_number_remainder(operands[ARITH_REMF_OPERAND_LHS], operands[ARITH_REMF_OPERAND_RHS]);
}

static const mica_op_more arith_remf_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_negf_default_fastmath}},
  .evaluate = arith_remf_evaluate,
};
const mica_op_def arith_remf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.remf", .name_size = 10,
  .summary = "Remainder of floats, with the sign of the dividend", .dialect = &arith_dialect,
  .parts = arith_addf_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_subi_traits, .interfaces = arith_addf_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_addf_parse, .print = arith_addf_print,
  .more = &arith_remf_more,
};

// ---- arith.maximumf ----

arith_fast_math_flags arith_maximumf_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_maximumf_def, ARITH_MAXIMUMF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool arith_maximumf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_maximumf_def, ARITH_MAXIMUMF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_maximumf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                              arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[ARITH_MAXIMUMF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_maximumf_def, &parts);
}

// (root $x, $x, $_)
// folds to (replaceWithValue $x)
static bool arith_maximumf_fold_1(mica_op *op, mica_fold *out) {
  mica_value *x = arith_maximumf_lhs(op);
  if (arith_maximumf_rhs(op) != x) return false;
  return mica_fold_value(out, x);
}

// (root $x, never:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_maximumf_fold_2(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_maximumf_lhs(op);
  const mica_attr *rhs = operands[ARITH_MAXIMUMF_OPERAND_RHS];
  if (rhs == NULL || !arith_is_minus_infinity_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_maximumf_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  if (arith_maximumf_fold_1(op, out)) return true;
  return arith_maximumf_fold_2(op, operands, out);
}

static void arith_maximumf_evaluate(const mica_op *op, const mica_number *operands,
                                    mica_number *results) {
  (void)op;
  results[0] =
      mica_number_maximum(operands[ARITH_MAXIMUMF_OPERAND_LHS],
                          operands[ARITH_MAXIMUMF_OPERAND_RHS]);
}

static const mica_op_more arith_maximumf_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_negf_default_fastmath}},
  .fold = arith_maximumf_fold_hook, .evaluate = arith_maximumf_evaluate,
};
const mica_op_def arith_maximumf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.maximumf", .name_size = 14,
  .summary = "The larger float, or NaN when one is NaN", .dialect = &arith_dialect,
  .parts = arith_addf_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_addf_traits, .interfaces = arith_addf_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_addf_parse, .print = arith_addf_print,
  .more = &arith_maximumf_more,
};

// ---- arith.maxnumf ----

arith_fast_math_flags arith_maxnumf_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_maxnumf_def, ARITH_MAXNUMF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool arith_maxnumf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_maxnumf_def, ARITH_MAXNUMF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_maxnumf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                             arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[ARITH_MAXNUMF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_maxnumf_def, &parts);
}

// (root $x, $x, $_)
// folds to (replaceWithValue $x)
static bool arith_maxnumf_fold_1(mica_op *op, mica_fold *out) {
  mica_value *x = arith_maxnumf_lhs(op);
  if (arith_maxnumf_rhs(op) != x) return false;
  return mica_fold_value(out, x);
}

// (root $x, never:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_maxnumf_fold_2(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_maxnumf_lhs(op);
  const mica_attr *rhs = operands[ARITH_MAXNUMF_OPERAND_RHS];
  if (rhs == NULL || !arith_is_na_n_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_maxnumf_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (arith_maxnumf_fold_1(op, out)) return true;
  return arith_maxnumf_fold_2(op, operands, out);
}

static void arith_maxnumf_evaluate(const mica_op *op, const mica_number *operands,
                                   mica_number *results) {
  (void)op;
  results[0] =
      mica_number_maximum_number(operands[ARITH_MAXNUMF_OPERAND_LHS],
                                 operands[ARITH_MAXNUMF_OPERAND_RHS]);
}

static const mica_op_more arith_maxnumf_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_negf_default_fastmath}},
  .fold = arith_maxnumf_fold_hook, .evaluate = arith_maxnumf_evaluate,
};
const mica_op_def arith_maxnumf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.maxnumf", .name_size = 13,
  .summary = "The larger float, or the other when one is NaN", .dialect = &arith_dialect,
  .parts = arith_addf_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_addf_traits, .interfaces = arith_addf_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_addf_parse, .print = arith_addf_print,
  .more = &arith_maxnumf_more,
};

// ---- arith.minimumf ----

arith_fast_math_flags arith_minimumf_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_minimumf_def, ARITH_MINIMUMF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool arith_minimumf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_minimumf_def, ARITH_MINIMUMF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_minimumf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                              arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[ARITH_MINIMUMF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_minimumf_def, &parts);
}

// (root $x, $x, $_)
// folds to (replaceWithValue $x)
static bool arith_minimumf_fold_1(mica_op *op, mica_fold *out) {
  mica_value *x = arith_minimumf_lhs(op);
  if (arith_minimumf_rhs(op) != x) return false;
  return mica_fold_value(out, x);
}

// (root $x, never:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_minimumf_fold_2(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_minimumf_lhs(op);
  const mica_attr *rhs = operands[ARITH_MINIMUMF_OPERAND_RHS];
  if (rhs == NULL || !arith_is_infinity_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_minimumf_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  if (arith_minimumf_fold_1(op, out)) return true;
  return arith_minimumf_fold_2(op, operands, out);
}

static void arith_minimumf_evaluate(const mica_op *op, const mica_number *operands,
                                    mica_number *results) {
  (void)op;
  results[0] =
      mica_number_minimum(operands[ARITH_MINIMUMF_OPERAND_LHS],
                          operands[ARITH_MINIMUMF_OPERAND_RHS]);
}

static const mica_op_more arith_minimumf_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_negf_default_fastmath}},
  .fold = arith_minimumf_fold_hook, .evaluate = arith_minimumf_evaluate,
};
const mica_op_def arith_minimumf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.minimumf", .name_size = 14,
  .summary = "The smaller float, or NaN when one is NaN", .dialect = &arith_dialect,
  .parts = arith_addf_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_addf_traits, .interfaces = arith_addf_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_addf_parse, .print = arith_addf_print,
  .more = &arith_minimumf_more,
};

// ---- arith.minnumf ----

arith_fast_math_flags arith_minnumf_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_minnumf_def, ARITH_MINNUMF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool arith_minnumf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_minnumf_def, ARITH_MINNUMF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_minnumf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                             arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[ARITH_MINNUMF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_minnumf_def, &parts);
}

// (root $x, $x, $_)
// folds to (replaceWithValue $x)
static bool arith_minnumf_fold_1(mica_op *op, mica_fold *out) {
  mica_value *x = arith_minnumf_lhs(op);
  if (arith_minnumf_rhs(op) != x) return false;
  return mica_fold_value(out, x);
}

// (root $x, never:$_, $_)
// folds to (replaceWithValue $x)
static bool arith_minnumf_fold_2(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = arith_minnumf_lhs(op);
  const mica_attr *rhs = operands[ARITH_MINNUMF_OPERAND_RHS];
  if (rhs == NULL || !arith_is_na_n_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool arith_minnumf_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (arith_minnumf_fold_1(op, out)) return true;
  return arith_minnumf_fold_2(op, operands, out);
}

static void arith_minnumf_evaluate(const mica_op *op, const mica_number *operands,
                                   mica_number *results) {
  (void)op;
  results[0] =
      mica_number_minimum_number(operands[ARITH_MINNUMF_OPERAND_LHS],
                                 operands[ARITH_MINNUMF_OPERAND_RHS]);
}

static const mica_op_more arith_minnumf_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_negf_default_fastmath}},
  .fold = arith_minnumf_fold_hook, .evaluate = arith_minnumf_evaluate,
};
const mica_op_def arith_minnumf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.minnumf", .name_size = 13,
  .summary = "The smaller float, or the other when one is NaN", .dialect = &arith_dialect,
  .parts = arith_addf_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_addf_traits, .interfaces = arith_addf_interfaces, .interface_count = 5,
  .checks = &arith_addi_checks, .parse = arith_addf_parse, .print = arith_addf_print,
  .more = &arith_minnumf_more,
};

// ---- arith.extui ----

mica_op *arith_extui_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                           mica_value *in) {
  mica_value *operands[] = {in};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_extui_def, &parts);
}

static const mica_part arith_extui_parts[] = {
  {.name = "in", .check = &must_be_signless_fixed_width_integer_like},
  {.name = "out", .check = &must_be_signless_fixed_width_integer_like},
};
static bool arith_extui_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_extui_out(op),
                                                                    arith_extui_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_extui_checks = {
  .verify = (mica_op_check *const[]){arith_extui_verify, mica_verify_same_operands_and_result_shape,
                                     mica_verify_cast, mica_verify_elementwise, NULL},
  .check = {arith_extui_check, "arith_extui_check"},
};
// arith.extui and 8 more: $in attr-dict `:` type($in) `to` type($out)
static bool arith_extui_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref in_operand;
  const mica_type *in_type = NULL, *out_type = NULL;
  if (!mica_parse_operand(p, &in_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &in_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type(p, &out_type)) return false;
  if (!mica_state_result(out, out_type)) return false;
  return mica_state_operands(out, &in_operand, 1, in_type);
}

static void arith_extui_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_trait *const arith_extui_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_same_operands_and_result_shape,
  &mica_trait_elementwise, &mica_trait_scalarizable, &mica_trait_vectorizable,
  &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl arith_extui_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_extui_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_extui_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static bool arith_extui_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_extui_fold(op, operands[ARITH_EXTUI_OPERAND_IN], out);
}

static void arith_extui_evaluate(const mica_op *op, const mica_number *operands,
                                 mica_number *results) {
  (void)op;
  results[0] = mica_number_resize_unsigned(operands[ARITH_EXTUI_OPERAND_IN], results[0].type);
}

static const mica_op_more arith_extui_more = {
  .fold = arith_extui_fold_hook, .evaluate = arith_extui_evaluate,
};
const mica_op_def arith_extui_def = {
  .name = "arith.extui", .name_size = 11, .summary = "A wider integer, filled with zeros",
  .dialect = &arith_dialect, .parts = arith_extui_parts, .operand_count = 1, .result_count = 1,
  .traits = arith_extui_traits, .interfaces = arith_extui_interfaces, .interface_count = 5,
  .checks = &arith_extui_checks, .parse = arith_extui_parse, .print = arith_extui_print,
  .more = &arith_extui_more,
};

// ---- arith.extsi ----

mica_op *arith_extsi_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                           mica_value *in) {
  mica_value *operands[] = {in};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_extsi_def, &parts);
}

static bool arith_extsi_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_extsi_out(op),
                                                                    arith_extsi_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_extsi_checks = {
  .verify = (mica_op_check *const[]){arith_extsi_verify, mica_verify_same_operands_and_result_shape,
                                     mica_verify_cast, mica_verify_elementwise, NULL},
  .check = {arith_extsi_check, "arith_extsi_check"},
};
static const mica_interface_impl arith_extsi_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_extsi_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_extsi_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static bool arith_extsi_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_extsi_fold(op, operands[ARITH_EXTSI_OPERAND_IN], out);
}

static void arith_extsi_evaluate(const mica_op *op, const mica_number *operands,
                                 mica_number *results) {
  (void)op;
  results[0] = mica_number_resize_signed(operands[ARITH_EXTSI_OPERAND_IN], results[0].type);
}

static const mica_op_more arith_extsi_more = {
  .fold = arith_extsi_fold_hook, .patterns = arith_extsi_canonicalizations,
  .evaluate = arith_extsi_evaluate,
};
const mica_op_def arith_extsi_def = {
  .name = "arith.extsi", .name_size = 11, .summary = "A wider integer, filled with the sign",
  .dialect = &arith_dialect, .parts = arith_extui_parts, .operand_count = 1, .result_count = 1,
  .traits = arith_extui_traits, .interfaces = arith_extsi_interfaces, .interface_count = 5,
  .checks = &arith_extsi_checks, .parse = arith_extui_parse, .print = arith_extui_print,
  .more = &arith_extsi_more,
};

// ---- arith.extf ----

arith_fast_math_flags arith_extf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &arith_extf_def, ARITH_EXTF_SLOT_FASTMATH);
  return attr == NULL ? (arith_fast_math_flags)0 : arith_fast_math_flags_attr_value(attr);
}
bool arith_extf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_extf_def, ARITH_EXTF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_extf_build(mica_builder *b, mica_loc loc, const mica_type *out_type, mica_value *in,
                          const mica_attr *fastmath) {
  const mica_attr *slots[] = {fastmath};
  mica_value *operands[] = {in};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_extf_def, &parts);
}

static const mica_part arith_extf_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_OPTIONAL},
  {.name = "in", .check = &must_be_floating_point_like},
  {.name = "out", .check = &must_be_floating_point_like},
};
static bool arith_extf_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_extf_out(op),
                                                                    arith_extf_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_extf_checks = {
  .verify = (mica_op_check *const[]){arith_extf_verify, mica_verify_same_operands_and_result_shape,
                                     mica_verify_cast, mica_verify_elementwise, NULL},
  .check = {arith_extf_check, "arith_extf_check"},
};
// arith.extf: $in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)
static bool arith_extf_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref in_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *in_type = NULL, *out_type = NULL;
  if (!mica_parse_operand(p, &in_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, ARITH_EXTF_SLOT_FASTMATH, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &in_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type(p, &out_type)) return false;
  if (!mica_state_result(out, out_type)) return false;
  return mica_state_operands(out, &in_operand, 1, in_type);
}

static void arith_extf_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, arith_extf_in(op));
  if (arith_extf_fastmath_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, arith_extf_fastmath_attr(op), &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(arith_extf_in(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(arith_extf_out(op)));
}

static const mica_interface_impl arith_extf_interfaces[] = {
  {&arith_fast_math_interface_id, &arith_negf_fast_math_methods},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_extf_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static bool arith_extf_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_extf_fold(op, operands[ARITH_EXTF_OPERAND_IN], out);
}

static void arith_extf_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  (void)op;
  results[0] = mica_number_convert(operands[ARITH_EXTF_OPERAND_IN], results[0].type, NULL);
}

static const mica_op_more arith_extf_more = {
  .fold = arith_extf_fold_hook, .evaluate = arith_extf_evaluate,
};
const mica_op_def arith_extf_def = {
  .name = "arith.extf", .name_size = 10, .summary = "A wider float of the same value",
  .dialect = &arith_dialect,
  .parts = arith_extf_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = arith_extui_traits, .interfaces = arith_extf_interfaces, .interface_count = 5,
  .checks = &arith_extf_checks, .parse = arith_extf_parse, .print = arith_extf_print,
  .more = &arith_extf_more,
};

// ---- arith.trunci ----

arith_integer_overflow_flags arith_trunci_overflow_flags(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_trunci_def, ARITH_TRUNCI_SLOT_OVERFLOW_FLAGS);
  return attr == NULL ? ARITH_INTEGER_OVERFLOW_FLAGS_NONE
         : arith_integer_overflow_flags_attr_value(attr);
}
bool arith_trunci_set_overflow_flags(mica_op *op, arith_integer_overflow_flags value) {
  return mica_op_fill_slot_as(op, &arith_trunci_def, ARITH_TRUNCI_SLOT_OVERFLOW_FLAGS,
                              arith_integer_overflow_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_trunci_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                            mica_value *in, arith_integer_overflow_flags overflow_flags) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_integer_overflow_flags_attr_get(ctx, overflow_flags)};
  if (slots[ARITH_TRUNCI_SLOT_OVERFLOW_FLAGS] == NULL) return NULL;
  mica_value *operands[] = {in};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_trunci_def, &parts);
}

static const mica_part arith_trunci_parts[] = {
  {.name = "overflowFlags", .check = &must_be_integer_overflow_arith_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "in", .check = &must_be_signless_fixed_width_integer_like},
  {.name = "out", .check = &must_be_signless_fixed_width_integer_like},
};
static bool arith_trunci_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_trunci_out(op),
                                                                    arith_trunci_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_trunci_checks = {
  .verify = (mica_op_check *const[]){arith_trunci_verify,
                                     mica_verify_same_operands_and_result_shape, mica_verify_cast,
                                     mica_verify_elementwise, NULL},
  .check = {arith_trunci_check, "arith_trunci_check"},
};
// arith.trunci: $in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)
static bool arith_trunci_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref in_operand;
  const mica_attr *overflow_flags_attr = NULL;
  const mica_type *in_type = NULL, *out_type = NULL;
  if (!mica_parse_operand(p, &in_operand)) return false;
  if (mica_parse_optional_keyword(p, "overflow")) {
    if (!mica_parse_stripped_attr(p, &arith_integer_overflow_flags_attr_def, &overflow_flags_attr))
      return false;
    mica_state_set_slot(out, ARITH_TRUNCI_SLOT_OVERFLOW_FLAGS, overflow_flags_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &in_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type(p, &out_type)) return false;
  if (!mica_state_result(out, out_type)) return false;
  return mica_state_operands(out, &in_operand, 1, in_type);
}

static void arith_trunci_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, arith_trunci_in(op));
  if (arith_trunci_overflow_flags(op) != ARITH_INTEGER_OVERFLOW_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" overflow"));
    mica_print_attr_of(p, arith_trunci_overflow_flags_attr(op),
                       &arith_integer_overflow_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(arith_trunci_in(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(arith_trunci_out(op)));
}

static const mica_interface_impl arith_trunci_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_trunci_are_cast_compatible}},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_trunci_infer_ranges}},
  {&arith_integer_overflow_flags_interface_id, &arith_addi_integer_overflow_flags_methods},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static bool arith_trunci_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_trunci_fold(op, operands[ARITH_TRUNCI_OPERAND_IN], out);
}

static void arith_trunci_evaluate(const mica_op *op, const mica_number *operands,
                                  mica_number *results) {
  (void)op;
  results[0] = mica_number_resize_unsigned(operands[ARITH_TRUNCI_OPERAND_IN], results[0].type);
}

static bool arith_trunci_is_poison(const mica_op *op, const mica_number *operands) {
  return ((arith_trunci_overflow_flags(op) & ARITH_INTEGER_OVERFLOW_FLAGS_NSW) != 0 &&
          !arith_cut_keeps_signed(operands[ARITH_TRUNCI_OPERAND_IN], op)) ||
         ((arith_trunci_overflow_flags(op) & ARITH_INTEGER_OVERFLOW_FLAGS_NUW) != 0 &&
          !arith_cut_keeps_unsigned(operands[ARITH_TRUNCI_OPERAND_IN], op));
}

static const mica_op_more arith_trunci_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_addi_default_overflow_flags}},
  .fold = arith_trunci_fold_hook, .patterns = arith_trunci_canonicalizations,
  .evaluate = arith_trunci_evaluate, .is_poison = arith_trunci_is_poison,
};
const mica_op_def arith_trunci_def = {
  .name = "arith.trunci", .name_size = 12, .summary = "The low bits of an integer",
  .dialect = &arith_dialect,
  .parts = arith_trunci_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = arith_extui_traits, .interfaces = arith_trunci_interfaces, .interface_count = 6,
  .checks = &arith_trunci_checks, .parse = arith_trunci_parse, .print = arith_trunci_print,
  .more = &arith_trunci_more,
};

// ---- arith.truncf ----

arith_rounding_mode arith_truncf_roundingmode(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_truncf_def, ARITH_TRUNCF_SLOT_ROUNDINGMODE);
  return attr == NULL ? (arith_rounding_mode)0 : (arith_rounding_mode)mica_attr_integer_value(attr);
}
bool arith_truncf_set_roundingmode(mica_op *op, arith_rounding_mode value) {
  return mica_op_fill_slot_as(op, &arith_truncf_def, ARITH_TRUNCF_SLOT_ROUNDINGMODE,
                              mica_attr_i(mica_op_context(op), 32, (int64_t)value));
}

arith_fast_math_flags arith_truncf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &arith_truncf_def, ARITH_TRUNCF_SLOT_FASTMATH);
  return attr == NULL ? (arith_fast_math_flags)0 : arith_fast_math_flags_attr_value(attr);
}
bool arith_truncf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_truncf_def, ARITH_TRUNCF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_truncf_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                            mica_value *in, const mica_attr *roundingmode,
                            const mica_attr *fastmath) {
  const mica_attr *slots[] = {fastmath, roundingmode};
  mica_value *operands[] = {in};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_truncf_def, &parts);
}

static const mica_part arith_truncf_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "roundingmode", .check = &must_be_floating_point_rounding_mode,
   .flags = MICA_PART_OPTIONAL},
  {.name = "in", .check = &must_be_floating_point_like},
  {.name = "out", .check = &must_be_floating_point_like},
};
static bool arith_truncf_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_truncf_out(op),
                                                                    arith_truncf_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_truncf_checks = {
  .verify = (mica_op_check *const[]){arith_truncf_verify,
                                     mica_verify_same_operands_and_result_shape, mica_verify_cast,
                                     mica_verify_elementwise, NULL},
  .check = {arith_truncf_check, "arith_truncf_check"},
};
// arith.truncf: $in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to`
// type($out)
static bool arith_truncf_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref in_operand;
  const mica_attr *roundingmode_attr = NULL, *fastmath_attr = NULL;
  const mica_type *in_type = NULL, *out_type = NULL;
  if (!mica_parse_operand(p, &in_operand)) return false;
  if (!mica_parse_enum_attr(p, &arith_rounding_mode_enum, "roundingmode", false,
                            &roundingmode_attr))
    return false;
  mica_state_set_slot(out, ARITH_TRUNCF_SLOT_ROUNDINGMODE, roundingmode_attr);
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, ARITH_TRUNCF_SLOT_FASTMATH, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &in_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type(p, &out_type)) return false;
  if (!mica_state_result(out, out_type)) return false;
  return mica_state_operands(out, &in_operand, 1, in_type);
}

static void arith_truncf_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, arith_truncf_in(op));
  if (arith_truncf_roundingmode_attr(op) != NULL) {
    mica_print_char(p, ' ');
    mica_print_enum_attr(p, &arith_rounding_mode_enum, arith_truncf_roundingmode_attr(op));
  }
  if (arith_truncf_fastmath_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, arith_truncf_fastmath_attr(op), &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(arith_truncf_in(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(arith_truncf_out(op)));
}

// All methods as the interface has them.
static const arith_rounding_mode_interface arith_truncf_rounding_mode_methods = {0};
static const mica_interface_impl arith_truncf_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&arith_rounding_mode_interface_id, &arith_truncf_rounding_mode_methods},
  {&arith_fast_math_interface_id, &arith_negf_fast_math_methods},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_truncf_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static bool arith_truncf_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_truncf_fold(op, operands[ARITH_TRUNCF_OPERAND_IN], out);
}

static void arith_truncf_evaluate(const mica_op *op, const mica_number *operands,
                                  mica_number *results) {
  (void)op;
  results[0] = mica_number_convert(operands[ARITH_TRUNCF_OPERAND_IN], results[0].type, NULL);
}

static const mica_op_more arith_truncf_more = {
  .fold = arith_truncf_fold_hook, .patterns = arith_truncf_canonicalizations,
  .evaluate = arith_truncf_evaluate,
};
const mica_op_def arith_truncf_def = {
  .name = "arith.truncf", .name_size = 12, .summary = "A narrower float, rounded",
  .dialect = &arith_dialect,
  .parts = arith_truncf_parts, .slot_count = 2, .operand_count = 1, .result_count = 1,
  .traits = arith_extui_traits, .interfaces = arith_truncf_interfaces, .interface_count = 6,
  .checks = &arith_truncf_checks, .parse = arith_truncf_parse, .print = arith_truncf_print,
  .more = &arith_truncf_more,
};

// ---- arith.scaling_extf ----

arith_fast_math_flags arith_scaling_extf_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_scaling_extf_def, ARITH_SCALING_EXTF_SLOT_FASTMATH);
  return attr == NULL ? (arith_fast_math_flags)0 : arith_fast_math_flags_attr_value(attr);
}
bool arith_scaling_extf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_scaling_extf_def, ARITH_SCALING_EXTF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_scaling_extf_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                                  mica_value *in, mica_value *scale, const mica_attr *fastmath) {
  const mica_attr *slots[] = {fastmath};
  mica_value *operands[] = {in, scale};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_scaling_extf_def, &parts);
}

static const mica_part arith_scaling_extf_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_OPTIONAL},
  {.name = "in", .check = &must_be_floating_point_like},
  {.name = "scale", .check = &must_be_floating_point_like},
  {.name = "out", .check = &must_be_floating_point_like},
};
static bool arith_scaling_extf_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_scaling_extf_out(op),
                                                                    arith_scaling_extf_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_scaling_extf_checks = {
  .verify = (mica_op_check *const[]){arith_scaling_extf_verify, mica_verify_cast,
                                     mica_verify_elementwise, NULL},
  .check = {arith_scaling_extf_check, "arith_scaling_extf_check"},
};
// arith.scaling_extf: $in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,`
// type($scale) `to` type($out)
static bool arith_scaling_extf_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref in_operand, scale_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *in_type = NULL, *scale_type = NULL, *out_type = NULL;
  if (!mica_parse_operand(p, &in_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &scale_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, ARITH_SCALING_EXTF_SLOT_FASTMATH, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &in_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type(p, &scale_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type(p, &out_type)) return false;
  if (!mica_state_result(out, out_type)) return false;
  if (!mica_state_operands(out, &in_operand, 1, in_type)) return false;
  return mica_state_operands(out, &scale_operand, 1, scale_type);
}

static void arith_scaling_extf_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, arith_scaling_extf_in(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, arith_scaling_extf_scale(op));
  if (arith_scaling_extf_fastmath_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, arith_scaling_extf_fastmath_attr(op), &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(arith_scaling_extf_in(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(arith_scaling_extf_scale(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(arith_scaling_extf_out(op)));
}

static const mica_trait *const arith_scaling_extf_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_elementwise, &mica_trait_scalarizable,
  &mica_trait_vectorizable, &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl arith_scaling_extf_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&arith_fast_math_interface_id, &arith_negf_fast_math_methods},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_scaling_extf_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
const mica_op_def arith_scaling_extf_def = {
  .name = "arith.scaling_extf", .name_size = 18, .summary = "A wider float, multiplied by a scale",
  .dialect = &arith_dialect,
  .parts = arith_scaling_extf_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_scaling_extf_traits,
  .interfaces = arith_scaling_extf_interfaces, .interface_count = 5,
  .checks = &arith_scaling_extf_checks,
  .parse = arith_scaling_extf_parse, .print = arith_scaling_extf_print,
};

// ---- arith.scaling_truncf ----

arith_rounding_mode arith_scaling_truncf_roundingmode(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_SLOT_ROUNDINGMODE);
  return attr == NULL ? (arith_rounding_mode)0 : (arith_rounding_mode)mica_attr_integer_value(attr);
}
bool arith_scaling_truncf_set_roundingmode(mica_op *op, arith_rounding_mode value) {
  return mica_op_fill_slot_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_SLOT_ROUNDINGMODE,
                              mica_attr_i(mica_op_context(op), 32, (int64_t)value));
}

arith_fast_math_flags arith_scaling_truncf_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_SLOT_FASTMATH);
  return attr == NULL ? (arith_fast_math_flags)0 : arith_fast_math_flags_attr_value(attr);
}
bool arith_scaling_truncf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_scaling_truncf_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                                    mica_value *in, mica_value *scale,
                                    const mica_attr *roundingmode, const mica_attr *fastmath) {
  const mica_attr *slots[] = {fastmath, roundingmode};
  mica_value *operands[] = {in, scale};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_scaling_truncf_def, &parts);
}

static const mica_part arith_scaling_truncf_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "roundingmode", .check = &must_be_floating_point_rounding_mode,
   .flags = MICA_PART_OPTIONAL},
  {.name = "in", .check = &must_be_floating_point_like},
  {.name = "scale", .check = &must_be_floating_point_like},
  {.name = "out", .check = &must_be_floating_point_like},
};
static bool arith_scaling_truncf_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op,
                                                                    arith_scaling_truncf_out(op),
                                                                    arith_scaling_truncf_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_scaling_truncf_checks = {
  .verify = (mica_op_check *const[]){arith_scaling_truncf_verify, mica_verify_cast,
                                     mica_verify_elementwise, NULL},
  .check = {arith_scaling_truncf_check, "arith_scaling_truncf_check"},
};
// arith.scaling_truncf: $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:`
// type($in) `,` type($scale) `to` type($out)
static bool arith_scaling_truncf_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref in_operand, scale_operand;
  const mica_attr *roundingmode_attr = NULL, *fastmath_attr = NULL;
  const mica_type *in_type = NULL, *scale_type = NULL, *out_type = NULL;
  if (!mica_parse_operand(p, &in_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &scale_operand)) return false;
  if (!mica_parse_enum_attr(p, &arith_rounding_mode_enum, "roundingmode", false,
                            &roundingmode_attr))
    return false;
  mica_state_set_slot(out, ARITH_SCALING_TRUNCF_SLOT_ROUNDINGMODE, roundingmode_attr);
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, ARITH_SCALING_TRUNCF_SLOT_FASTMATH, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &in_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type(p, &scale_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type(p, &out_type)) return false;
  if (!mica_state_result(out, out_type)) return false;
  if (!mica_state_operands(out, &in_operand, 1, in_type)) return false;
  return mica_state_operands(out, &scale_operand, 1, scale_type);
}

static void arith_scaling_truncf_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, arith_scaling_truncf_in(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, arith_scaling_truncf_scale(op));
  if (arith_scaling_truncf_roundingmode_attr(op) != NULL) {
    mica_print_char(p, ' ');
    mica_print_enum_attr(p, &arith_rounding_mode_enum, arith_scaling_truncf_roundingmode_attr(op));
  }
  if (arith_scaling_truncf_fastmath_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, arith_scaling_truncf_fastmath_attr(op), &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(arith_scaling_truncf_in(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(arith_scaling_truncf_scale(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(arith_scaling_truncf_out(op)));
}

static const mica_interface_impl arith_scaling_truncf_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&arith_rounding_mode_interface_id, &arith_truncf_rounding_mode_methods},
  {&arith_fast_math_interface_id, &arith_negf_fast_math_methods},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_scaling_truncf_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
const mica_op_def arith_scaling_truncf_def = {
  .name = "arith.scaling_truncf", .name_size = 20,
  .summary = "A narrower float, divided by a scale", .dialect = &arith_dialect,
  .parts = arith_scaling_truncf_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .traits = arith_scaling_extf_traits,
  .interfaces = arith_scaling_truncf_interfaces, .interface_count = 6,
  .checks = &arith_scaling_truncf_checks,
  .parse = arith_scaling_truncf_parse, .print = arith_scaling_truncf_print,
};

// ---- arith.uitofp ----

mica_op *arith_uitofp_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                            mica_value *in) {
  mica_value *operands[] = {in};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_uitofp_def, &parts);
}

static const mica_part arith_uitofp_parts[] = {
  {.name = "in", .check = &must_be_signless_fixed_width_integer_like},
  {.name = "out", .check = &must_be_floating_point_like},
};
static bool arith_uitofp_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_uitofp_out(op),
                                                                    arith_uitofp_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_uitofp_checks = {
  .verify = (mica_op_check *const[]){arith_uitofp_verify,
                                     mica_verify_same_operands_and_result_shape, mica_verify_cast,
                                     mica_verify_elementwise, NULL},
};
static const mica_interface_impl arith_uitofp_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_uitofp_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static void arith_uitofp_evaluate(const mica_op *op, const mica_number *operands,
                                  mica_number *results) {
  (void)op;
  results[0] = mica_number_from_unsigned(operands[ARITH_UITOFP_OPERAND_IN], results[0].type);
}

static const mica_op_more arith_uitofp_more = {.evaluate = arith_uitofp_evaluate};
const mica_op_def arith_uitofp_def = {
  .name = "arith.uitofp", .name_size = 12, .summary = "An unsigned integer as a float",
  .dialect = &arith_dialect, .parts = arith_uitofp_parts, .operand_count = 1, .result_count = 1,
  .traits = arith_extui_traits, .interfaces = arith_uitofp_interfaces, .interface_count = 4,
  .checks = &arith_uitofp_checks, .parse = arith_extui_parse, .print = arith_extui_print,
  .more = &arith_uitofp_more,
};

// ---- arith.sitofp ----

mica_op *arith_sitofp_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                            mica_value *in) {
  mica_value *operands[] = {in};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_sitofp_def, &parts);
}

static bool arith_sitofp_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_sitofp_out(op),
                                                                    arith_sitofp_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_sitofp_checks = {
  .verify = (mica_op_check *const[]){arith_sitofp_verify,
                                     mica_verify_same_operands_and_result_shape, mica_verify_cast,
                                     mica_verify_elementwise, NULL},
};
static const mica_interface_impl arith_sitofp_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_sitofp_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static void arith_sitofp_evaluate(const mica_op *op, const mica_number *operands,
                                  mica_number *results) {
  (void)op;
  results[0] = mica_number_from_signed(operands[ARITH_SITOFP_OPERAND_IN], results[0].type);
}

static const mica_op_more arith_sitofp_more = {.evaluate = arith_sitofp_evaluate};
const mica_op_def arith_sitofp_def = {
  .name = "arith.sitofp", .name_size = 12, .summary = "A signed integer as a float",
  .dialect = &arith_dialect, .parts = arith_uitofp_parts, .operand_count = 1, .result_count = 1,
  .traits = arith_extui_traits, .interfaces = arith_sitofp_interfaces, .interface_count = 4,
  .checks = &arith_sitofp_checks, .parse = arith_extui_parse, .print = arith_extui_print,
  .more = &arith_sitofp_more,
};

// ---- arith.fptoui ----

mica_op *arith_fptoui_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                            mica_value *in) {
  mica_value *operands[] = {in};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_fptoui_def, &parts);
}

static const mica_part arith_fptoui_parts[] = {
  {.name = "in", .check = &must_be_floating_point_like},
  {.name = "out", .check = &must_be_signless_fixed_width_integer_like},
};
static bool arith_fptoui_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_fptoui_out(op),
                                                                    arith_fptoui_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_fptoui_checks = {
  .verify = (mica_op_check *const[]){arith_fptoui_verify,
                                     mica_verify_same_operands_and_result_shape, mica_verify_cast,
                                     mica_verify_elementwise, NULL},
};
static const mica_interface_impl arith_fptoui_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_fptoui_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static void arith_fptoui_evaluate(const mica_op *op, const mica_number *operands,
                                  mica_number *results) {
  (void)op;
  results[0] = mica_number_to_unsigned(operands[ARITH_FPTOUI_OPERAND_IN], results[0].type);
}

static const mica_op_more arith_fptoui_more = {.evaluate = arith_fptoui_evaluate};
const mica_op_def arith_fptoui_def = {
  .name = "arith.fptoui", .name_size = 12,
  .summary = "A float as an unsigned integer, towards zero", .dialect = &arith_dialect,
  .parts = arith_fptoui_parts, .operand_count = 1, .result_count = 1, .traits = arith_extui_traits,
  .interfaces = arith_fptoui_interfaces, .interface_count = 4, .checks = &arith_fptoui_checks,
  .parse = arith_extui_parse, .print = arith_extui_print, .more = &arith_fptoui_more,
};

// ---- arith.fptosi ----

mica_op *arith_fptosi_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                            mica_value *in) {
  mica_value *operands[] = {in};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_fptosi_def, &parts);
}

static bool arith_fptosi_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_fptosi_out(op),
                                                                    arith_fptosi_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_fptosi_checks = {
  .verify = (mica_op_check *const[]){arith_fptosi_verify,
                                     mica_verify_same_operands_and_result_shape, mica_verify_cast,
                                     mica_verify_elementwise, NULL},
};
static const mica_interface_impl arith_fptosi_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_fptosi_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static void arith_fptosi_evaluate(const mica_op *op, const mica_number *operands,
                                  mica_number *results) {
  (void)op;
  results[0] = mica_number_to_signed(operands[ARITH_FPTOSI_OPERAND_IN], results[0].type);
}

static const mica_op_more arith_fptosi_more = {.evaluate = arith_fptosi_evaluate};
const mica_op_def arith_fptosi_def = {
  .name = "arith.fptosi", .name_size = 12, .summary = "A float as a signed integer, towards zero",
  .dialect = &arith_dialect, .parts = arith_fptoui_parts, .operand_count = 1, .result_count = 1,
  .traits = arith_extui_traits, .interfaces = arith_fptosi_interfaces, .interface_count = 4,
  .checks = &arith_fptosi_checks, .parse = arith_extui_parse, .print = arith_extui_print,
  .more = &arith_fptosi_more,
};

// ---- arith.index_cast ----

mica_op *arith_index_cast_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                                mica_value *in) {
  mica_value *operands[] = {in};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_index_cast_def, &parts);
}

static const mica_part arith_index_cast_parts[] = {
  {.name = "in", .check = &must_be_signless_integer_like_or_memref_of_signless},
  {.name = "out", .check = &must_be_signless_integer_like_or_memref_of_signless},
};
static bool arith_index_cast_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_index_cast_out(op),
                                                                    arith_index_cast_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_index_cast_checks = {
  .verify = (mica_op_check *const[]){arith_index_cast_verify,
                                     mica_verify_same_operands_and_result_shape, mica_verify_cast,
                                     mica_verify_elementwise, NULL},
};
static const mica_interface_impl arith_index_cast_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_index_cast_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_index_cast_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static void arith_index_cast_evaluate(const mica_op *op, const mica_number *operands,
                                      mica_number *results) {
  (void)op;
  results[0] = mica_number_resize_signed(operands[ARITH_INDEX_CAST_OPERAND_IN], results[0].type);
}

static const mica_op_more arith_index_cast_more = {
  .patterns = arith_index_cast_canonicalizations, .evaluate = arith_index_cast_evaluate,
};
const mica_op_def arith_index_cast_def = {
  .name = "arith.index_cast", .name_size = 16, .summary = "Between index and integers, as signed",
  .dialect = &arith_dialect, .parts = arith_index_cast_parts, .operand_count = 1, .result_count = 1,
  .traits = arith_extui_traits, .interfaces = arith_index_cast_interfaces, .interface_count = 5,
  .checks = &arith_index_cast_checks, .parse = arith_extui_parse, .print = arith_extui_print,
  .more = &arith_index_cast_more,
};

// ---- arith.index_castui ----

mica_op *arith_index_castui_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                                  mica_value *in) {
  mica_value *operands[] = {in};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_index_castui_def, &parts);
}

static bool arith_index_castui_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_index_castui_out(op),
                                                                    arith_index_castui_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_index_castui_checks = {
  .verify = (mica_op_check *const[]){arith_index_castui_verify,
                                     mica_verify_same_operands_and_result_shape, mica_verify_cast,
                                     mica_verify_elementwise, NULL},
};
static const mica_interface_impl arith_index_castui_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_index_castui_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_index_castui_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static void arith_index_castui_evaluate(const mica_op *op, const mica_number *operands,
                                        mica_number *results) {
  (void)op;
  results[0] =
      mica_number_resize_unsigned(operands[ARITH_INDEX_CASTUI_OPERAND_IN], results[0].type);
}

static const mica_op_more arith_index_castui_more = {
  .patterns = arith_index_castui_canonicalizations, .evaluate = arith_index_castui_evaluate,
};
const mica_op_def arith_index_castui_def = {
  .name = "arith.index_castui", .name_size = 18,
  .summary = "Between index and integers, as unsigned", .dialect = &arith_dialect,
  .parts = arith_index_cast_parts, .operand_count = 1, .result_count = 1,
  .traits = arith_extui_traits, .interfaces = arith_index_castui_interfaces, .interface_count = 5,
  .checks = &arith_index_castui_checks, .parse = arith_extui_parse, .print = arith_extui_print,
  .more = &arith_index_castui_more,
};

// ---- arith.bitcast ----

mica_op *arith_bitcast_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                             mica_value *in) {
  mica_value *operands[] = {in};
  const mica_type *types[] = {out_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_bitcast_def, &parts);
}

static const mica_part arith_bitcast_parts[] = {
  {.name = "in", .check = &must_be_signless_integer_or_float_like_or_memref},
  {.name = "out", .check = &must_be_signless_integer_or_float_like_or_memref},
};
static bool arith_bitcast_verify(mica_op *op) {
  return mica_verify_that(op,
                          arith_same_input_output_tensor_dims_holds(op, arith_bitcast_out(op),
                                                                    arith_bitcast_in(op)),
                          "input and output have the same tensor dimensions");
}

static const mica_op_checks arith_bitcast_checks = {
  .verify = (mica_op_check *const[]){arith_bitcast_verify,
                                     mica_verify_same_operands_and_result_shape, mica_verify_cast,
                                     mica_verify_elementwise, NULL},
};
static const mica_interface_impl arith_bitcast_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_cast_interface_id,
   &(const mica_cast_interface){.are_cast_compatible = arith_bitcast_are_cast_compatible}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static void arith_bitcast_evaluate(const mica_op *op, const mica_number *operands,
                                   mica_number *results) {
  (void)op;
  results[0] = mica_number_reinterpret(operands[ARITH_BITCAST_OPERAND_IN], results[0].type);
}

static const mica_op_more arith_bitcast_more = {
  .patterns = arith_bitcast_canonicalizations, .evaluate = arith_bitcast_evaluate,
};
const mica_op_def arith_bitcast_def = {
  .name = "arith.bitcast", .name_size = 13,
  .summary = "The same bits as another type of the same width", .dialect = &arith_dialect,
  .parts = arith_bitcast_parts, .operand_count = 1, .result_count = 1, .traits = arith_extui_traits,
  .interfaces = arith_bitcast_interfaces, .interface_count = 4, .checks = &arith_bitcast_checks,
  .parse = arith_extui_parse, .print = arith_extui_print, .more = &arith_bitcast_more,
};

// ---- arith.cmpi ----

arith_cmpi_predicate arith_cmpi_predicate_value(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_cmpi_def, ARITH_CMPI_SLOT_PREDICATE_VALUE);
  return (arith_cmpi_predicate)mica_attr_integer_value(attr);
}
bool arith_cmpi_set_predicate_value(mica_op *op, arith_cmpi_predicate value) {
  return mica_op_fill_slot_as(op, &arith_cmpi_def, ARITH_CMPI_SLOT_PREDICATE_VALUE,
                              mica_attr_i(mica_op_context(op), 64, (int64_t)value));
}

static bool arith_cmpi_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_type_i1_of_same_shape(mica_value_type(parts->operands[0]));
  return types[0] != NULL;
}

mica_op *arith_cmpi_build(mica_builder *b, mica_loc loc, arith_cmpi_predicate predicate_value,
                          mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 64, (int64_t)predicate_value)};
  const mica_type *types[] = {mica_type_i1_of_same_shape(mica_value_type(lhs))};
  if (types[ARITH_CMPI_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_cmpi_def, &parts);
}

static const mica_part arith_cmpi_parts[] = {
  {.name = "predicate", .check = &must_be_allowed_64_bit_signless_integer_cases_0_1},
  {.name = "lhs", .check = &must_be_signless_integer_like},
  {.name = "rhs", .check = &must_be_signless_integer_like},
  {.name = "result", .check = &must_be_bool_like},
};
static bool arith_cmpi_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_i1_of_same_shape(mica_value_type(arith_cmpi_lhs(op))) ==
                          mica_value_type(arith_cmpi_result(op)),
                          "result type has i1 element type and same shape as operands");
}

static const mica_op_checks arith_cmpi_checks = {
  .verify = (mica_op_check *const[]){arith_cmpi_verify, mica_verify_same_type_operands,
                                     mica_verify_elementwise, NULL},
};
// arith.cmpi: $predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)
static bool arith_cmpi_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *predicate_value_attr = NULL;
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_type *lhs_type = NULL;
  if (!mica_parse_enum_attr(p, &arith_cmpi_predicate_enum, "predicate", true,
                            &predicate_value_attr))
    return false;
  mica_state_set_slot(out, ARITH_CMPI_SLOT_PREDICATE_VALUE, predicate_value_attr);
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &lhs_type)) return false;
  if (!mica_parser_check_type(p, lhs_type, arith_is_signless_integer_or_index_like, "lhs",
                              "signless-integer-like"))
    return false;
  if (!mica_state_result(out, mica_type_i1_of_same_shape(lhs_type))) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, lhs_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, lhs_type);
}

static void arith_cmpi_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_enum_attr(p, &arith_cmpi_predicate_enum, arith_cmpi_predicate_value_attr(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, arith_cmpi_lhs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, arith_cmpi_rhs(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(arith_cmpi_lhs(op)));
}

static const mica_trait *const arith_cmpi_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_same_type_operands, &mica_trait_elementwise,
  &mica_trait_scalarizable, &mica_trait_vectorizable, &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl arith_cmpi_interfaces[] = {
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = arith_cmpi_infer_ranges}},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_cmpi_infer_types}},
};
static bool arith_cmpi_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_cmpi_fold(op, operands[ARITH_CMPI_OPERAND_LHS], operands[ARITH_CMPI_OPERAND_RHS],
                         out);
}

static void arith_cmpi_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  results[0] =
      mica_number_truth(mica_op_context(op),
                        arith_compares_integers(arith_cmpi_predicate_value(op),
                                                operands[ARITH_CMPI_OPERAND_LHS],
                                                operands[ARITH_CMPI_OPERAND_RHS]));
}

static const mica_op_more arith_cmpi_more = {
  .fold = arith_cmpi_fold_hook, .patterns = arith_cmpi_canonicalizations,
  .evaluate = arith_cmpi_evaluate,
};
const mica_op_def arith_cmpi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.cmpi", .name_size = 10,
  .summary = "Compares integers", .dialect = &arith_dialect,
  .parts = arith_cmpi_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = arith_cmpi_traits, .interfaces = arith_cmpi_interfaces, .interface_count = 5,
  .checks = &arith_cmpi_checks, .parse = arith_cmpi_parse, .print = arith_cmpi_print,
  .more = &arith_cmpi_more,
};

// ---- arith.cmpf ----

arith_cmpf_predicate arith_cmpf_predicate_value(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &arith_cmpf_def, ARITH_CMPF_SLOT_PREDICATE_VALUE);
  return (arith_cmpf_predicate)mica_attr_integer_value(attr);
}
bool arith_cmpf_set_predicate_value(mica_op *op, arith_cmpf_predicate value) {
  return mica_op_fill_slot_as(op, &arith_cmpf_def, ARITH_CMPF_SLOT_PREDICATE_VALUE,
                              mica_attr_i(mica_op_context(op), 64, (int64_t)value));
}

arith_fast_math_flags arith_cmpf_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &arith_cmpf_def, ARITH_CMPF_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool arith_cmpf_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &arith_cmpf_def, ARITH_CMPF_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *arith_cmpf_build(mica_builder *b, mica_loc loc, arith_cmpf_predicate predicate_value,
                          mica_value *lhs, mica_value *rhs, arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    arith_fast_math_flags_attr_get(ctx, fastmath), mica_attr_i(ctx, 64, (int64_t)predicate_value),
  };
  if (slots[ARITH_CMPF_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_type_i1_of_same_shape(mica_value_type(lhs))};
  if (types[ARITH_CMPF_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_cmpf_def, &parts);
}

static const mica_part arith_cmpf_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .order = 1, .extra = 1},
  {.name = "predicate", .check = &must_be_allowed_64_bit_signless_integer_cases_0_1_2},
  {.name = "lhs", .check = &must_be_floating_point_like},
  {.name = "rhs", .check = &must_be_floating_point_like},
  {.name = "result", .check = &must_be_bool_like},
};
static bool arith_cmpf_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_i1_of_same_shape(mica_value_type(arith_cmpf_lhs(op))) ==
                          mica_value_type(arith_cmpf_result(op)),
                          "result type has i1 element type and same shape as operands");
}

static const mica_op_checks arith_cmpf_checks = {
  .verify = (mica_op_check *const[]){arith_cmpf_verify, mica_verify_same_type_operands,
                                     mica_verify_elementwise, NULL},
};
// arith.cmpf: $predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)
static bool arith_cmpf_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *predicate_value_attr = NULL, *fastmath_attr = NULL;
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_type *lhs_type = NULL;
  if (!mica_parse_enum_attr(p, &arith_cmpf_predicate_enum, "predicate", true,
                            &predicate_value_attr))
    return false;
  mica_state_set_slot(out, ARITH_CMPF_SLOT_PREDICATE_VALUE, predicate_value_attr);
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, ARITH_CMPF_SLOT_FASTMATH, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &lhs_type)) return false;
  if (!mica_parser_check_type(p, lhs_type, arith_is_float_like, "lhs", "floating-point-like"))
    return false;
  if (!mica_state_result(out, mica_type_i1_of_same_shape(lhs_type))) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, lhs_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, lhs_type);
}

static void arith_cmpf_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_enum_attr(p, &arith_cmpf_predicate_enum, arith_cmpf_predicate_value_attr(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, arith_cmpf_lhs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, arith_cmpf_rhs(op));
  if (arith_cmpf_fastmath(op) != ARITH_FAST_MATH_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, arith_cmpf_fastmath_attr(op), &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(arith_cmpf_lhs(op)));
}

static const mica_interface_impl arith_cmpf_interfaces[] = {
  {&arith_fast_math_interface_id, &arith_negf_fast_math_methods},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_cmpi_infer_types}},
};
static bool arith_cmpf_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_cmpf_fold(op, operands[ARITH_CMPF_OPERAND_LHS], operands[ARITH_CMPF_OPERAND_RHS],
                         out);
}

static void arith_cmpf_evaluate(const mica_op *op, const mica_number *operands,
                                mica_number *results) {
  results[0] =
      mica_number_truth(mica_op_context(op),
                        arith_compares_floats(arith_cmpf_predicate_value(op),
                                              operands[ARITH_CMPF_OPERAND_LHS],
                                              operands[ARITH_CMPF_OPERAND_RHS]));
}

static const mica_op_more arith_cmpf_more = {
  .extras = (const mica_part_extra[]){{.default_value = arith_negf_default_fastmath}},
  .fold = arith_cmpf_fold_hook, .patterns = arith_cmpf_canonicalizations,
  .evaluate = arith_cmpf_evaluate,
};
const mica_op_def arith_cmpf_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "arith.cmpf", .name_size = 10,
  .summary = "Compares floats", .dialect = &arith_dialect,
  .parts = arith_cmpf_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .traits = arith_cmpi_traits, .interfaces = arith_cmpf_interfaces, .interface_count = 5,
  .checks = &arith_cmpf_checks, .parse = arith_cmpf_parse, .print = arith_cmpf_print,
  .more = &arith_cmpf_more,
};

// ---- arith.select ----

static bool arith_select_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                     const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[1]);
  return types[0] != NULL;
}

mica_op *arith_select_build(mica_builder *b, mica_loc loc, mica_value *condition,
                            mica_value *true_value, mica_value *false_value) {
  if (true_value == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(true_value)};
  mica_value *operands[] = {condition, true_value, false_value};
  const mica_op_parts parts = {operands, 3, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &arith_select_def, &parts);
}

static const mica_part arith_select_parts[] = {
  {.name = "condition", .check = &must_be_bool_like},
  {.name = "true_value", .check = &must_be_any_type},
  {.name = "false_value", .check = &must_be_any_type},
  {.name = "result", .check = &must_be_any_type},
};
static bool arith_select_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_value_type(arith_select_false_value(op)) ==
                        mica_value_type(arith_select_true_value(op)) &&
                        mica_value_type(arith_select_result(op)) ==
                        mica_value_type(arith_select_true_value(op)),
                        "all of {true_value, false_value, result} have same type"))
    return false;
  return mica_verify_that(op, mica_type_is_i(mica_value_type(arith_select_condition(op)), 1) ||
                          mica_shapes_equal(mica_value_type(arith_select_result(op)),
                                            mica_value_type(arith_select_condition(op))),
                          "condition is signless i1 or has matching shape");
}

static const mica_op_checks arith_select_checks = {
  .verify = (mica_op_check *const[]){arith_select_verify, mica_verify_elementwise, NULL},
  .check = {arith_select_check, "arith_select_check"},
};
static const mica_interface_impl arith_select_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_select_like_interface_id, &mica_select_like_interface_id},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_some_ranges = arith_select_infer_some_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = arith_select_infer_types}},
};
static bool arith_select_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, arith_select_parse(p, out), "arith_select_parse");
}

static bool arith_select_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return arith_select_fold(op, operands[ARITH_SELECT_OPERAND_CONDITION],
                           operands[ARITH_SELECT_OPERAND_TRUE_VALUE],
                           operands[ARITH_SELECT_OPERAND_FALSE_VALUE], out);
}

static void arith_select_evaluate(const mica_op *op, const mica_number *operands,
                                  mica_number *results) {
  (void)op;
  results[0] = mica_number_is_zero(operands[ARITH_SELECT_OPERAND_CONDITION])
      ? operands[ARITH_SELECT_OPERAND_FALSE_VALUE] : operands[ARITH_SELECT_OPERAND_TRUE_VALUE];
}

static const mica_op_more arith_select_more = {
  .fold = arith_select_fold_hook, .patterns = arith_select_canonicalizations,
  .evaluate = arith_select_evaluate,
};
const mica_op_def arith_select_def = {
  .name = "arith.select", .name_size = 12, .summary = "One of two values",
  .dialect = &arith_dialect, .parts = arith_select_parts, .operand_count = 3, .result_count = 1,
  .traits = arith_scaling_extf_traits, .interfaces = arith_select_interfaces, .interface_count = 6,
  .checks = &arith_select_checks, .parse = arith_select_parse_hook, .print = arith_select_print,
  .more = &arith_select_more,
};

// ---- Patterns ----

// (Arith_AddIOp (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $f0), (ConstantLikeMatcher
// APIntAttr:$c1), $f1)
// becomes (Arith_AddIOp $x, (Arith_ConstantOp (Arith_SumOf $c0, $c1)), (Arith_CommonFlags $f0,
// $f1))
static bool arith_addi_add_constant_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *addi = mica_value_op(arith_addi_lhs(op));
  mica_value *x = arith_addi_lhs(addi);
  mica_op *source = mica_value_op(arith_addi_rhs(addi));
  const mica_attr *c0 = NULL;
  if (source == NULL || !mica_match_constant(source, &c0)) return false;
  if (!mica_attr_is_integer(c0)) return false;
  const mica_attr *f0 = arith_addi_overflow_flags_attr(addi);
  mica_op *source_2 = mica_value_op(arith_addi_rhs(op));
  const mica_attr *c1 = NULL;
  if (source_2 == NULL || !mica_match_constant(source_2, &c1)) return false;
  if (!mica_attr_is_integer(c1)) return false;
  const mica_attr *f1 = arith_addi_overflow_flags_attr(op);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_attr *value = arith_sum_of(c0, c1);
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){value}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_attr *overflow_flags = arith_common_overflow_flags(mica_rewriter_context(rw), f0, f1);
  const mica_op_parts new_addi_parts = {
    .operands = (mica_value *[]){x, arith_constant_result(new_constant)}, .operand_count = 2,
    .slots = (const mica_attr *[]){overflow_flags}, .slot_count = 1,
  };
  mica_op *new_addi = mica_rewriter_create(rw, loc, &arith_addi_def, &new_addi_parts);
  return mica_rewriter_replace_by(rw, op, new_addi);
}
const mica_pattern arith_addi_add_constant_pattern = {
  .name = "AddIAddConstant", .root = &arith_addi_def,
  .benefit = 2, .rewrite = arith_addi_add_constant_rewrite,
  .sources = (const mica_op_def *const[]){&arith_addi_def}, .source_count = 1,
};

// (Arith_AddIOp (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $f0), (ConstantLikeMatcher
// APIntAttr:$c1), $f1)
// becomes (Arith_AddIOp $x, (Arith_ConstantOp (Arith_DifferenceOf $c1, $c0)), (Arith_CommonFlags
// $f0, $f1))
static bool arith_addi_sub_constant_rhs_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *subi = mica_value_op(arith_addi_lhs(op));
  mica_value *x = arith_subi_lhs(subi);
  mica_op *source = mica_value_op(arith_subi_rhs(subi));
  const mica_attr *c0 = NULL;
  if (source == NULL || !mica_match_constant(source, &c0)) return false;
  if (!mica_attr_is_integer(c0)) return false;
  const mica_attr *f0 = arith_subi_overflow_flags_attr(subi);
  mica_op *source_2 = mica_value_op(arith_addi_rhs(op));
  const mica_attr *c1 = NULL;
  if (source_2 == NULL || !mica_match_constant(source_2, &c1)) return false;
  if (!mica_attr_is_integer(c1)) return false;
  const mica_attr *f1 = arith_addi_overflow_flags_attr(op);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_attr *value = arith_difference_of(c1, c0);
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){value}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_attr *overflow_flags = arith_common_overflow_flags(mica_rewriter_context(rw), f0, f1);
  const mica_op_parts new_addi_parts = {
    .operands = (mica_value *[]){x, arith_constant_result(new_constant)}, .operand_count = 2,
    .slots = (const mica_attr *[]){overflow_flags}, .slot_count = 1,
  };
  mica_op *new_addi = mica_rewriter_create(rw, loc, &arith_addi_def, &new_addi_parts);
  return mica_rewriter_replace_by(rw, op, new_addi);
}
const mica_pattern arith_addi_sub_constant_rhs_pattern = {
  .name = "AddISubConstantRHS", .root = &arith_addi_def,
  .benefit = 2, .rewrite = arith_addi_sub_constant_rhs_rewrite,
  .sources = (const mica_op_def *const[]){&arith_subi_def}, .source_count = 1,
};

// (Arith_AddIOp (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c0), $x, $f0), (ConstantLikeMatcher
// APIntAttr:$c1), $f1)
// becomes (Arith_SubIOp (Arith_ConstantOp (Arith_SumOf $c0, $c1)), $x, (Arith_CommonFlags $f0,
// $f1))
static bool arith_addi_sub_constant_lhs_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *subi = mica_value_op(arith_addi_lhs(op));
  mica_op *source = mica_value_op(arith_subi_lhs(subi));
  const mica_attr *c0 = NULL;
  if (source == NULL || !mica_match_constant(source, &c0)) return false;
  if (!mica_attr_is_integer(c0)) return false;
  mica_value *x = arith_subi_rhs(subi);
  const mica_attr *f0 = arith_subi_overflow_flags_attr(subi);
  mica_op *source_2 = mica_value_op(arith_addi_rhs(op));
  const mica_attr *c1 = NULL;
  if (source_2 == NULL || !mica_match_constant(source_2, &c1)) return false;
  if (!mica_attr_is_integer(c1)) return false;
  const mica_attr *f1 = arith_addi_overflow_flags_attr(op);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_attr *value = arith_sum_of(c0, c1);
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){value}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_attr *overflow_flags = arith_common_overflow_flags(mica_rewriter_context(rw), f0, f1);
  const mica_op_parts new_subi_parts = {
    .operands = (mica_value *[]){arith_constant_result(new_constant), x}, .operand_count = 2,
    .slots = (const mica_attr *[]){overflow_flags}, .slot_count = 1,
  };
  mica_op *new_subi = mica_rewriter_create(rw, loc, &arith_subi_def, &new_subi_parts);
  return mica_rewriter_replace_by(rw, op, new_subi);
}
const mica_pattern arith_addi_sub_constant_lhs_pattern = {
  .name = "AddISubConstantLHS", .root = &arith_addi_def,
  .benefit = 2, .rewrite = arith_addi_sub_constant_lhs_rewrite,
  .sources = (const mica_op_def *const[]){&arith_subi_def}, .source_count = 1,
};

// (Arith_AddIOp $x, (Arith_MulIOp $y, (ConstantLikeMatcher AnyAttr:$c), $_), $_)
// becomes (Arith_SubIOp $x, $y, noFlags)
// where (Arith_MinusOne $c)
static bool arith_addi_mul_negative_one_rhs_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *muli = mica_value_op(arith_addi_rhs(op));
  mica_value *x = arith_addi_lhs(op);
  mica_value *y = arith_muli_lhs(muli);
  mica_op *source = mica_value_op(arith_muli_rhs(muli));
  const mica_attr *c = NULL;
  if (source == NULL || !mica_match_constant(source, &c)) return false;
  if (!mica_number_is_all_ones(mica_number_splat(c))) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_subi_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
    .slots =
        (const mica_attr *[]){arith_integer_overflow_flags_attr_get(mica_rewriter_context(rw),
        ARITH_INTEGER_OVERFLOW_FLAGS_NONE)}, .slot_count = 1,
  };
  mica_op *new_subi = mica_rewriter_create(rw, loc, &arith_subi_def, &new_subi_parts);
  return mica_rewriter_replace_by(rw, op, new_subi);
}
const mica_pattern arith_addi_mul_negative_one_rhs_pattern = {
  .name = "AddIMulNegativeOneRhs", .root = &arith_addi_def,
  .benefit = 2, .rewrite = arith_addi_mul_negative_one_rhs_rewrite,
  .sources = (const mica_op_def *const[]){NULL, &arith_muli_def}, .source_count = 2,
};

// (Arith_AddIOp (Arith_MulIOp $x, (ConstantLikeMatcher AnyAttr:$c), $_), $y, $_)
// becomes (Arith_SubIOp $y, $x, noFlags)
// where (Arith_MinusOne $c)
static bool arith_addi_mul_negative_one_lhs_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *muli = mica_value_op(arith_addi_lhs(op));
  mica_value *x = arith_muli_lhs(muli);
  mica_op *source = mica_value_op(arith_muli_rhs(muli));
  const mica_attr *c = NULL;
  if (source == NULL || !mica_match_constant(source, &c)) return false;
  mica_value *y = arith_addi_rhs(op);
  if (!mica_number_is_all_ones(mica_number_splat(c))) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_subi_parts = {
    .operands = (mica_value *[]){y, x}, .operand_count = 2,
    .slots =
        (const mica_attr *[]){arith_integer_overflow_flags_attr_get(mica_rewriter_context(rw),
        ARITH_INTEGER_OVERFLOW_FLAGS_NONE)}, .slot_count = 1,
  };
  mica_op *new_subi = mica_rewriter_create(rw, loc, &arith_subi_def, &new_subi_parts);
  return mica_rewriter_replace_by(rw, op, new_subi);
}
const mica_pattern arith_addi_mul_negative_one_lhs_pattern = {
  .name = "AddIMulNegativeOneLhs", .root = &arith_addi_def,
  .benefit = 2, .rewrite = arith_addi_mul_negative_one_lhs_rewrite,
  .sources = (const mica_op_def *const[]){&arith_muli_def}, .source_count = 1,
};

// (Arith_AddUIExtendedOp:$sum $x, $y)
// becomes (Arith_AddIOp $x, $y, noFlags)
//   and (replaceWithValue $x)
// where (Arith_Unused $sum__1)
static bool arith_add_ui_extended_to_add_i_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_value *x = arith_addui_extended_lhs(op);
  mica_value *y = arith_addui_extended_rhs(op);
  if (!mica_value_is_unused(arith_addui_extended_overflow(op))) return false;
  const mica_loc loc = mica_op_loc(op);
  const mica_op_parts new_addi_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
    .slots =
        (const mica_attr *[]){arith_integer_overflow_flags_attr_get(mica_rewriter_context(rw),
        ARITH_INTEGER_OVERFLOW_FLAGS_NONE)}, .slot_count = 1,
  };
  mica_op *new_addi = mica_rewriter_create(rw, loc, &arith_addi_def, &new_addi_parts);
  if (new_addi == NULL) return false;
  mica_value *const values[] = {arith_addi_result(new_addi), x};
  mica_rewriter_replace(rw, op, values);
  return true;
}
const mica_pattern arith_add_ui_extended_to_add_i_pattern = {
  .name = "AddUIExtendedToAddI", .root = &arith_addui_extended_def,
  .benefit = 1, .rewrite = arith_add_ui_extended_to_add_i_rewrite,
};

// (Arith_SubIOp (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $_), (ConstantLikeMatcher
// APIntAttr:$c1), $_)
// becomes (Arith_AddIOp $x, (Arith_ConstantOp (Arith_DifferenceOf $c0, $c1)), noFlags)
static bool arith_sub_irhs_add_constant_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *addi = mica_value_op(arith_subi_lhs(op));
  mica_value *x = arith_addi_lhs(addi);
  mica_op *source = mica_value_op(arith_addi_rhs(addi));
  const mica_attr *c0 = NULL;
  if (source == NULL || !mica_match_constant(source, &c0)) return false;
  if (!mica_attr_is_integer(c0)) return false;
  mica_op *source_2 = mica_value_op(arith_subi_rhs(op));
  const mica_attr *c1 = NULL;
  if (source_2 == NULL || !mica_match_constant(source_2, &c1)) return false;
  if (!mica_attr_is_integer(c1)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_attr *value = arith_difference_of(c0, c1);
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){value}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_op_parts new_addi_parts = {
    .operands = (mica_value *[]){x, arith_constant_result(new_constant)}, .operand_count = 2,
    .slots =
        (const mica_attr *[]){arith_integer_overflow_flags_attr_get(mica_rewriter_context(rw),
        ARITH_INTEGER_OVERFLOW_FLAGS_NONE)}, .slot_count = 1,
  };
  mica_op *new_addi = mica_rewriter_create(rw, loc, &arith_addi_def, &new_addi_parts);
  return mica_rewriter_replace_by(rw, op, new_addi);
}
const mica_pattern arith_sub_irhs_add_constant_pattern = {
  .name = "SubIRHSAddConstant", .root = &arith_subi_def,
  .benefit = 2, .rewrite = arith_sub_irhs_add_constant_rewrite,
  .sources = (const mica_op_def *const[]){&arith_addi_def}, .source_count = 1,
};

// (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c1), (Arith_AddIOp $x, (ConstantLikeMatcher
// APIntAttr:$c0), $f0), $f1)
// becomes (Arith_SubIOp (Arith_ConstantOp (Arith_DifferenceOf $c1, $c0)), $x, (Arith_CommonFlags
// $f0, $f1))
static bool arith_sub_ilhs_add_constant_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *addi = mica_value_op(arith_subi_rhs(op));
  mica_op *source = mica_value_op(arith_subi_lhs(op));
  const mica_attr *c1 = NULL;
  if (source == NULL || !mica_match_constant(source, &c1)) return false;
  if (!mica_attr_is_integer(c1)) return false;
  mica_value *x = arith_addi_lhs(addi);
  mica_op *source_2 = mica_value_op(arith_addi_rhs(addi));
  const mica_attr *c0 = NULL;
  if (source_2 == NULL || !mica_match_constant(source_2, &c0)) return false;
  if (!mica_attr_is_integer(c0)) return false;
  const mica_attr *f0 = arith_addi_overflow_flags_attr(addi);
  const mica_attr *f1 = arith_subi_overflow_flags_attr(op);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_attr *value = arith_difference_of(c1, c0);
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){value}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_attr *overflow_flags = arith_common_overflow_flags(mica_rewriter_context(rw), f0, f1);
  const mica_op_parts new_subi_parts = {
    .operands = (mica_value *[]){arith_constant_result(new_constant), x}, .operand_count = 2,
    .slots = (const mica_attr *[]){overflow_flags}, .slot_count = 1,
  };
  mica_op *new_subi = mica_rewriter_create(rw, loc, &arith_subi_def, &new_subi_parts);
  return mica_rewriter_replace_by(rw, op, new_subi);
}
const mica_pattern arith_sub_ilhs_add_constant_pattern = {
  .name = "SubILHSAddConstant", .root = &arith_subi_def,
  .benefit = 2, .rewrite = arith_sub_ilhs_add_constant_rewrite,
  .sources = (const mica_op_def *const[]){NULL, &arith_addi_def}, .source_count = 2,
};

// (Arith_SubIOp (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $f0), (ConstantLikeMatcher
// APIntAttr:$c1), $f1)
// becomes (Arith_SubIOp $x, (Arith_ConstantOp (Arith_SumOf $c0, $c1)), (Arith_CommonFlags $f0,
// $f1))
static bool arith_sub_irhs_sub_constant_rhs_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *subi = mica_value_op(arith_subi_lhs(op));
  mica_value *x = arith_subi_lhs(subi);
  mica_op *source = mica_value_op(arith_subi_rhs(subi));
  const mica_attr *c0 = NULL;
  if (source == NULL || !mica_match_constant(source, &c0)) return false;
  if (!mica_attr_is_integer(c0)) return false;
  const mica_attr *f0 = arith_subi_overflow_flags_attr(subi);
  mica_op *source_2 = mica_value_op(arith_subi_rhs(op));
  const mica_attr *c1 = NULL;
  if (source_2 == NULL || !mica_match_constant(source_2, &c1)) return false;
  if (!mica_attr_is_integer(c1)) return false;
  const mica_attr *f1 = arith_subi_overflow_flags_attr(op);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_attr *value = arith_sum_of(c0, c1);
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){value}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_attr *overflow_flags = arith_common_overflow_flags(mica_rewriter_context(rw), f0, f1);
  const mica_op_parts new_subi_parts = {
    .operands = (mica_value *[]){x, arith_constant_result(new_constant)}, .operand_count = 2,
    .slots = (const mica_attr *[]){overflow_flags}, .slot_count = 1,
  };
  mica_op *new_subi = mica_rewriter_create(rw, loc, &arith_subi_def, &new_subi_parts);
  return mica_rewriter_replace_by(rw, op, new_subi);
}
const mica_pattern arith_sub_irhs_sub_constant_rhs_pattern = {
  .name = "SubIRHSSubConstantRHS", .root = &arith_subi_def,
  .benefit = 2, .rewrite = arith_sub_irhs_sub_constant_rhs_rewrite,
  .sources = (const mica_op_def *const[]){&arith_subi_def}, .source_count = 1,
};

// (Arith_SubIOp (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c0), $x, $f0), (ConstantLikeMatcher
// APIntAttr:$c1), $f1)
// becomes (Arith_SubIOp (Arith_ConstantOp (Arith_DifferenceOf $c0, $c1)), $x, (Arith_CommonFlags
// $f0, $f1))
static bool arith_sub_irhs_sub_constant_lhs_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *subi = mica_value_op(arith_subi_lhs(op));
  mica_op *source = mica_value_op(arith_subi_lhs(subi));
  const mica_attr *c0 = NULL;
  if (source == NULL || !mica_match_constant(source, &c0)) return false;
  if (!mica_attr_is_integer(c0)) return false;
  mica_value *x = arith_subi_rhs(subi);
  const mica_attr *f0 = arith_subi_overflow_flags_attr(subi);
  mica_op *source_2 = mica_value_op(arith_subi_rhs(op));
  const mica_attr *c1 = NULL;
  if (source_2 == NULL || !mica_match_constant(source_2, &c1)) return false;
  if (!mica_attr_is_integer(c1)) return false;
  const mica_attr *f1 = arith_subi_overflow_flags_attr(op);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_attr *value = arith_difference_of(c0, c1);
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){value}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_attr *overflow_flags = arith_common_overflow_flags(mica_rewriter_context(rw), f0, f1);
  const mica_op_parts new_subi_parts = {
    .operands = (mica_value *[]){arith_constant_result(new_constant), x}, .operand_count = 2,
    .slots = (const mica_attr *[]){overflow_flags}, .slot_count = 1,
  };
  mica_op *new_subi = mica_rewriter_create(rw, loc, &arith_subi_def, &new_subi_parts);
  return mica_rewriter_replace_by(rw, op, new_subi);
}
const mica_pattern arith_sub_irhs_sub_constant_lhs_pattern = {
  .name = "SubIRHSSubConstantLHS", .root = &arith_subi_def,
  .benefit = 2, .rewrite = arith_sub_irhs_sub_constant_lhs_rewrite,
  .sources = (const mica_op_def *const[]){&arith_subi_def}, .source_count = 1,
};

// (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c1), (Arith_SubIOp $x, (ConstantLikeMatcher
// APIntAttr:$c0), $f0), $f1)
// becomes (Arith_SubIOp (Arith_ConstantOp (Arith_SumOf $c0, $c1)), $x, (Arith_CommonFlags $f0,
// $f1))
static bool arith_sub_ilhs_sub_constant_rhs_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *subi = mica_value_op(arith_subi_rhs(op));
  mica_op *source = mica_value_op(arith_subi_lhs(op));
  const mica_attr *c1 = NULL;
  if (source == NULL || !mica_match_constant(source, &c1)) return false;
  if (!mica_attr_is_integer(c1)) return false;
  mica_value *x = arith_subi_lhs(subi);
  mica_op *source_2 = mica_value_op(arith_subi_rhs(subi));
  const mica_attr *c0 = NULL;
  if (source_2 == NULL || !mica_match_constant(source_2, &c0)) return false;
  if (!mica_attr_is_integer(c0)) return false;
  const mica_attr *f0 = arith_subi_overflow_flags_attr(subi);
  const mica_attr *f1 = arith_subi_overflow_flags_attr(op);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_attr *value = arith_sum_of(c0, c1);
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){value}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_attr *overflow_flags = arith_common_overflow_flags(mica_rewriter_context(rw), f0, f1);
  const mica_op_parts new_subi_parts = {
    .operands = (mica_value *[]){arith_constant_result(new_constant), x}, .operand_count = 2,
    .slots = (const mica_attr *[]){overflow_flags}, .slot_count = 1,
  };
  mica_op *new_subi = mica_rewriter_create(rw, loc, &arith_subi_def, &new_subi_parts);
  return mica_rewriter_replace_by(rw, op, new_subi);
}
const mica_pattern arith_sub_ilhs_sub_constant_rhs_pattern = {
  .name = "SubILHSSubConstantRHS", .root = &arith_subi_def,
  .benefit = 2, .rewrite = arith_sub_ilhs_sub_constant_rhs_rewrite,
  .sources = (const mica_op_def *const[]){NULL, &arith_subi_def}, .source_count = 2,
};

// (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c1), (Arith_SubIOp (ConstantLikeMatcher
// APIntAttr:$c0), $x, $f0), $f1)
// becomes (Arith_AddIOp $x, (Arith_ConstantOp (Arith_DifferenceOf $c1, $c0)), (Arith_CommonFlags
// $f0, $f1))
static bool arith_sub_ilhs_sub_constant_lhs_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *subi = mica_value_op(arith_subi_rhs(op));
  mica_op *source = mica_value_op(arith_subi_lhs(op));
  const mica_attr *c1 = NULL;
  if (source == NULL || !mica_match_constant(source, &c1)) return false;
  if (!mica_attr_is_integer(c1)) return false;
  mica_op *source_2 = mica_value_op(arith_subi_lhs(subi));
  const mica_attr *c0 = NULL;
  if (source_2 == NULL || !mica_match_constant(source_2, &c0)) return false;
  if (!mica_attr_is_integer(c0)) return false;
  mica_value *x = arith_subi_rhs(subi);
  const mica_attr *f0 = arith_subi_overflow_flags_attr(subi);
  const mica_attr *f1 = arith_subi_overflow_flags_attr(op);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_attr *value = arith_difference_of(c1, c0);
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){value}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_attr *overflow_flags = arith_common_overflow_flags(mica_rewriter_context(rw), f0, f1);
  const mica_op_parts new_addi_parts = {
    .operands = (mica_value *[]){x, arith_constant_result(new_constant)}, .operand_count = 2,
    .slots = (const mica_attr *[]){overflow_flags}, .slot_count = 1,
  };
  mica_op *new_addi = mica_rewriter_create(rw, loc, &arith_addi_def, &new_addi_parts);
  return mica_rewriter_replace_by(rw, op, new_addi);
}
const mica_pattern arith_sub_ilhs_sub_constant_lhs_pattern = {
  .name = "SubILHSSubConstantLHS", .root = &arith_subi_def,
  .benefit = 2, .rewrite = arith_sub_ilhs_sub_constant_lhs_rewrite,
  .sources = (const mica_op_def *const[]){NULL, &arith_subi_def}, .source_count = 2,
};

// (Arith_SubIOp (Arith_SubIOp $x, $y, $f0), $x, $f1)
// becomes (Arith_SubIOp (Arith_ConstantOp (Arith_ZeroLike $y)), $y, (Arith_CommonFlags $f0, $f1))
static bool arith_subi_sub_ilhsrhslhs_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *subi = mica_value_op(arith_subi_lhs(op));
  mica_value *x = arith_subi_lhs(subi);
  mica_value *y = arith_subi_rhs(subi);
  const mica_attr *f0 = arith_subi_overflow_flags_attr(subi);
  if (arith_subi_rhs(op) != x) return false;
  const mica_attr *f1 = arith_subi_overflow_flags_attr(op);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(subi)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_attr *value =
      mica_number_fill(mica_number_zero(mica_value_type(y)), mica_value_type(y));
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){value}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_attr *overflow_flags = arith_common_overflow_flags(mica_rewriter_context(rw), f0, f1);
  const mica_op_parts new_subi_parts = {
    .operands = (mica_value *[]){arith_constant_result(new_constant), y}, .operand_count = 2,
    .slots = (const mica_attr *[]){overflow_flags}, .slot_count = 1,
  };
  mica_op *new_subi = mica_rewriter_create(rw, loc, &arith_subi_def, &new_subi_parts);
  return mica_rewriter_replace_by(rw, op, new_subi);
}
const mica_pattern arith_subi_sub_ilhsrhslhs_pattern = {
  .name = "SubISubILHSRHSLHS", .root = &arith_subi_def,
  .benefit = 2, .rewrite = arith_subi_sub_ilhsrhslhs_rewrite,
  .sources = (const mica_op_def *const[]){&arith_subi_def}, .source_count = 1,
};

// (Arith_MulIOp:$product (Arith_MulIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $f0),
// (ConstantLikeMatcher APIntAttr:$c1), $f1)
// becomes (Arith_MulIOp $x, (Arith_ConstantOp (Arith_ProductOf $c0, $c1)), (Arith_CommonFlags $f0,
// $f1))
// where (Arith_OfType $product, $c0)
//   and (Arith_OfType $product, $c1)
static bool arith_muli_muli_constant_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *muli = mica_value_op(arith_muli_lhs(op));
  mica_value *x = arith_muli_lhs(muli);
  mica_op *source = mica_value_op(arith_muli_rhs(muli));
  const mica_attr *c0 = NULL;
  if (source == NULL || !mica_match_constant(source, &c0)) return false;
  if (!mica_attr_is_integer(c0)) return false;
  const mica_attr *f0 = arith_muli_overflow_flags_attr(muli);
  mica_op *source_2 = mica_value_op(arith_muli_rhs(op));
  const mica_attr *c1 = NULL;
  if (source_2 == NULL || !mica_match_constant(source_2, &c1)) return false;
  if (!mica_attr_is_integer(c1)) return false;
  const mica_attr *f1 = arith_muli_overflow_flags_attr(op);
  if (mica_value_type(arith_muli_result(op)) != mica_attr_type(c0)) return false;
  if (mica_value_type(arith_muli_result(op)) != mica_attr_type(c1)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_attr *value = arith_product_of(c0, c1);
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){value}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_attr *overflow_flags = arith_common_overflow_flags(mica_rewriter_context(rw), f0, f1);
  const mica_op_parts new_muli_parts = {
    .operands = (mica_value *[]){x, arith_constant_result(new_constant)}, .operand_count = 2,
    .slots = (const mica_attr *[]){overflow_flags}, .slot_count = 1,
  };
  mica_op *new_muli = mica_rewriter_create(rw, loc, &arith_muli_def, &new_muli_parts);
  return mica_rewriter_replace_by(rw, op, new_muli);
}
const mica_pattern arith_muli_muli_constant_pattern = {
  .name = "MulIMulIConstant", .root = &arith_muli_def,
  .benefit = 2, .rewrite = arith_muli_muli_constant_rewrite,
  .sources = (const mica_op_def *const[]){&arith_muli_def}, .source_count = 1,
};

// (Arith_MulSIExtendedOp:$product $x, $y)
// becomes (Arith_MulIOp $x, $y, noFlags)
//   and (replaceWithValue $x)
// where (Arith_Unused $product__1)
static bool arith_mul_si_extended_to_mul_i_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_value *x = arith_mulsi_extended_lhs(op);
  mica_value *y = arith_mulsi_extended_rhs(op);
  if (!mica_value_is_unused(arith_mulsi_extended_high(op))) return false;
  const mica_loc loc = mica_op_loc(op);
  const mica_op_parts new_muli_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
    .slots =
        (const mica_attr *[]){arith_integer_overflow_flags_attr_get(mica_rewriter_context(rw),
        ARITH_INTEGER_OVERFLOW_FLAGS_NONE)}, .slot_count = 1,
  };
  mica_op *new_muli = mica_rewriter_create(rw, loc, &arith_muli_def, &new_muli_parts);
  if (new_muli == NULL) return false;
  mica_value *const values[] = {arith_muli_result(new_muli), x};
  mica_rewriter_replace(rw, op, values);
  return true;
}
const mica_pattern arith_mul_si_extended_to_mul_i_pattern = {
  .name = "MulSIExtendedToMulI", .root = &arith_mulsi_extended_def,
  .benefit = 1, .rewrite = arith_mul_si_extended_to_mul_i_rewrite,
};

// (Arith_MulUIExtendedOp:$product $x, $y)
// becomes (Arith_MulIOp $x, $y, noFlags)
//   and (replaceWithValue $x)
// where (Arith_Unused $product__1)
static bool arith_mul_ui_extended_to_mul_i_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_value *x = arith_mului_extended_lhs(op);
  mica_value *y = arith_mului_extended_rhs(op);
  if (!mica_value_is_unused(arith_mului_extended_high(op))) return false;
  const mica_loc loc = mica_op_loc(op);
  const mica_op_parts new_muli_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
    .slots =
        (const mica_attr *[]){arith_integer_overflow_flags_attr_get(mica_rewriter_context(rw),
        ARITH_INTEGER_OVERFLOW_FLAGS_NONE)}, .slot_count = 1,
  };
  mica_op *new_muli = mica_rewriter_create(rw, loc, &arith_muli_def, &new_muli_parts);
  if (new_muli == NULL) return false;
  mica_value *const values[] = {arith_muli_result(new_muli), x};
  mica_rewriter_replace(rw, op, values);
  return true;
}
const mica_pattern arith_mul_ui_extended_to_mul_i_pattern = {
  .name = "MulUIExtendedToMulI", .root = &arith_mului_extended_def,
  .benefit = 1, .rewrite = arith_mul_ui_extended_to_mul_i_rewrite,
};

// (Arith_MulSIExtendedOp $x, (ConstantLikeMatcher AnyAttr:$c))
// becomes (replaceWithValue $x)
//   and (Arith_ExtSIOp (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">, $x,
// (Arith_ConstantOp (Arith_ZeroLike $x))))
// where (Arith_PlusOne $c)
static bool arith_mul_si_extended_rhs_one_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_value *x = arith_mulsi_extended_lhs(op);
  mica_op *source = mica_value_op(arith_mulsi_extended_rhs(op));
  const mica_attr *c = NULL;
  if (source == NULL || !mica_match_constant(source, &c)) return false;
  if (!(mica_number_is_one(mica_number_splat(c)) && !mica_number_is_negative(mica_number_splat(c))))
    return false;
  const mica_loc loc = mica_op_loc(op);
  const mica_attr *value =
      mica_number_fill(mica_number_zero(mica_value_type(x)), mica_value_type(x));
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){value}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_op_parts new_cmpi_parts = {
    .operands = (mica_value *[]){x, arith_constant_result(new_constant)}, .operand_count = 2,
    .slots =
        (const mica_attr *[]){mica_attr_i(mica_rewriter_context(rw), 64,
                                          (int64_t)ARITH_CMPI_PREDICATE_SLT)}, .slot_count = 1,
  };
  mica_op *new_cmpi = mica_rewriter_create(rw, loc, &arith_cmpi_def, &new_cmpi_parts);
  if (new_cmpi == NULL) return false;
  const mica_op_parts new_extsi_parts = {
    .operands = (mica_value *[]){arith_cmpi_result(new_cmpi)}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_mulsi_extended_high(op))},
    .result_count = 1,
  };
  mica_op *new_extsi = mica_rewriter_create(rw, loc, &arith_extsi_def, &new_extsi_parts);
  if (new_extsi == NULL) return false;
  mica_value *const values[] = {x, arith_extsi_out(new_extsi)};
  mica_rewriter_replace(rw, op, values);
  return true;
}
const mica_pattern arith_mul_si_extended_rhs_one_pattern = {
  .name = "MulSIExtendedRHSOne", .root = &arith_mulsi_extended_def,
  .benefit = 1, .rewrite = arith_mul_si_extended_rhs_one_rewrite,
};

// (Arith_XOrIOp (Arith_CmpIOp $pred, $x, $y), (ConstantLikeMatcher isTrue))
// becomes (Arith_CmpIOp (Arith_Inverted $pred), $x, $y)
static bool arith_x_ori_not_cmp_i_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *cmpi = mica_value_op(arith_xori_lhs(op));
  const mica_attr *pred = arith_cmpi_predicate_value_attr(cmpi);
  if (pred == NULL) return false;
  mica_value *x = arith_cmpi_lhs(cmpi);
  mica_value *y = arith_cmpi_rhs(cmpi);
  mica_op *source = mica_value_op(arith_xori_rhs(op));
  const mica_attr *attr = NULL;
  if (source == NULL || !mica_match_constant(source, &attr)) return false;
  if (!arith_is_constant_attribute_1(attr)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(cmpi)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_attr *predicate_value = arith_inverted_predicate(mica_rewriter_context(rw), pred);
  const mica_op_parts new_cmpi_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
    .slots = (const mica_attr *[]){predicate_value}, .slot_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_xori_result(op))},
    .result_count = 1,
  };
  mica_op *new_cmpi = mica_rewriter_create(rw, loc, &arith_cmpi_def, &new_cmpi_parts);
  return mica_rewriter_replace_by(rw, op, new_cmpi);
}
const mica_pattern arith_x_ori_not_cmp_i_pattern = {
  .name = "XOrINotCmpI", .root = &arith_xori_def,
  .benefit = 2, .rewrite = arith_x_ori_not_cmp_i_rewrite,
  .sources = (const mica_op_def *const[]){&arith_cmpi_def}, .source_count = 1,
};

// (Arith_XOrIOp (Arith_ExtUIOp ?:$x), (Arith_ExtUIOp ?:$y))
// becomes (Arith_ExtUIOp (Arith_XOrIOp ?:$x, ?:$y))
// where (Arith_SameType ?:$x, ?:$y)
static bool arith_x_ori_of_ext_ui_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *extui = mica_value_op(arith_xori_lhs(op));
  mica_op *extui_2 = mica_value_op(arith_xori_rhs(op));
  mica_value *x = arith_extui_in(extui);
  mica_value *y = arith_extui_in(extui_2);
  if (mica_value_type(x) != mica_value_type(y)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(extui), mica_op_loc(extui_2)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 3, NULL);
  const mica_op_parts new_xori_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
  };
  mica_op *new_xori = mica_rewriter_create(rw, loc, &arith_xori_def, &new_xori_parts);
  if (new_xori == NULL) return false;
  const mica_op_parts new_extui_parts = {
    .operands = (mica_value *[]){arith_xori_result(new_xori)}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_xori_result(op))},
    .result_count = 1,
  };
  mica_op *new_extui = mica_rewriter_create(rw, loc, &arith_extui_def, &new_extui_parts);
  return mica_rewriter_replace_by(rw, op, new_extui);
}
const mica_pattern arith_x_ori_of_ext_ui_pattern = {
  .name = "XOrIOfExtUI", .root = &arith_xori_def,
  .benefit = 3, .rewrite = arith_x_ori_of_ext_ui_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extui_def, &arith_extui_def}, .source_count = 2,
};

// (Arith_XOrIOp (Arith_ExtSIOp ?:$x), (Arith_ExtSIOp ?:$y))
// becomes (Arith_ExtSIOp (Arith_XOrIOp ?:$x, ?:$y))
// where (Arith_SameType ?:$x, ?:$y)
static bool arith_x_ori_of_ext_si_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *extsi = mica_value_op(arith_xori_lhs(op));
  mica_op *extsi_2 = mica_value_op(arith_xori_rhs(op));
  mica_value *x = arith_extsi_in(extsi);
  mica_value *y = arith_extsi_in(extsi_2);
  if (mica_value_type(x) != mica_value_type(y)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(extsi), mica_op_loc(extsi_2)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 3, NULL);
  const mica_op_parts new_xori_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
  };
  mica_op *new_xori = mica_rewriter_create(rw, loc, &arith_xori_def, &new_xori_parts);
  if (new_xori == NULL) return false;
  const mica_op_parts new_extsi_parts = {
    .operands = (mica_value *[]){arith_xori_result(new_xori)}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_xori_result(op))},
    .result_count = 1,
  };
  mica_op *new_extsi = mica_rewriter_create(rw, loc, &arith_extsi_def, &new_extsi_parts);
  return mica_rewriter_replace_by(rw, op, new_extsi);
}
const mica_pattern arith_x_ori_of_ext_si_pattern = {
  .name = "XOrIOfExtSI", .root = &arith_xori_def,
  .benefit = 3, .rewrite = arith_x_ori_of_ext_si_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extsi_def, &arith_extsi_def}, .source_count = 2,
};

// (Arith_AndIOp (Arith_ExtUIOp ?:$x), (Arith_ExtUIOp ?:$y))
// becomes (Arith_ExtUIOp (Arith_AndIOp ?:$x, ?:$y))
// where (Arith_SameType ?:$x, ?:$y)
static bool arith_and_of_ext_ui_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *extui = mica_value_op(arith_andi_lhs(op));
  mica_op *extui_2 = mica_value_op(arith_andi_rhs(op));
  mica_value *x = arith_extui_in(extui);
  mica_value *y = arith_extui_in(extui_2);
  if (mica_value_type(x) != mica_value_type(y)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(extui), mica_op_loc(extui_2)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 3, NULL);
  const mica_op_parts new_andi_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
  };
  mica_op *new_andi = mica_rewriter_create(rw, loc, &arith_andi_def, &new_andi_parts);
  if (new_andi == NULL) return false;
  const mica_op_parts new_extui_parts = {
    .operands = (mica_value *[]){arith_andi_result(new_andi)}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_andi_result(op))},
    .result_count = 1,
  };
  mica_op *new_extui = mica_rewriter_create(rw, loc, &arith_extui_def, &new_extui_parts);
  return mica_rewriter_replace_by(rw, op, new_extui);
}
const mica_pattern arith_and_of_ext_ui_pattern = {
  .name = "AndOfExtUI", .root = &arith_andi_def,
  .benefit = 3, .rewrite = arith_and_of_ext_ui_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extui_def, &arith_extui_def}, .source_count = 2,
};

// (Arith_AndIOp (Arith_ExtSIOp ?:$x), (Arith_ExtSIOp ?:$y))
// becomes (Arith_ExtSIOp (Arith_AndIOp ?:$x, ?:$y))
// where (Arith_SameType ?:$x, ?:$y)
static bool arith_and_of_ext_si_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *extsi = mica_value_op(arith_andi_lhs(op));
  mica_op *extsi_2 = mica_value_op(arith_andi_rhs(op));
  mica_value *x = arith_extsi_in(extsi);
  mica_value *y = arith_extsi_in(extsi_2);
  if (mica_value_type(x) != mica_value_type(y)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(extsi), mica_op_loc(extsi_2)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 3, NULL);
  const mica_op_parts new_andi_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
  };
  mica_op *new_andi = mica_rewriter_create(rw, loc, &arith_andi_def, &new_andi_parts);
  if (new_andi == NULL) return false;
  const mica_op_parts new_extsi_parts = {
    .operands = (mica_value *[]){arith_andi_result(new_andi)}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_andi_result(op))},
    .result_count = 1,
  };
  mica_op *new_extsi = mica_rewriter_create(rw, loc, &arith_extsi_def, &new_extsi_parts);
  return mica_rewriter_replace_by(rw, op, new_extsi);
}
const mica_pattern arith_and_of_ext_si_pattern = {
  .name = "AndOfExtSI", .root = &arith_andi_def,
  .benefit = 3, .rewrite = arith_and_of_ext_si_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extsi_def, &arith_extsi_def}, .source_count = 2,
};

// (Arith_OrIOp (Arith_ExtUIOp ?:$x), (Arith_ExtUIOp ?:$y))
// becomes (Arith_ExtUIOp (Arith_OrIOp ?:$x, ?:$y))
// where (Arith_SameType ?:$x, ?:$y)
static bool arith_or_of_ext_ui_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *extui = mica_value_op(arith_ori_lhs(op));
  mica_op *extui_2 = mica_value_op(arith_ori_rhs(op));
  mica_value *x = arith_extui_in(extui);
  mica_value *y = arith_extui_in(extui_2);
  if (mica_value_type(x) != mica_value_type(y)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(extui), mica_op_loc(extui_2)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 3, NULL);
  const mica_op_parts new_ori_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
  };
  mica_op *new_ori = mica_rewriter_create(rw, loc, &arith_ori_def, &new_ori_parts);
  if (new_ori == NULL) return false;
  const mica_op_parts new_extui_parts = {
    .operands = (mica_value *[]){arith_ori_result(new_ori)}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_ori_result(op))}, .result_count = 1,
  };
  mica_op *new_extui = mica_rewriter_create(rw, loc, &arith_extui_def, &new_extui_parts);
  return mica_rewriter_replace_by(rw, op, new_extui);
}
const mica_pattern arith_or_of_ext_ui_pattern = {
  .name = "OrOfExtUI", .root = &arith_ori_def,
  .benefit = 3, .rewrite = arith_or_of_ext_ui_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extui_def, &arith_extui_def}, .source_count = 2,
};

// (Arith_OrIOp (Arith_ExtSIOp ?:$x), (Arith_ExtSIOp ?:$y))
// becomes (Arith_ExtSIOp (Arith_OrIOp ?:$x, ?:$y))
// where (Arith_SameType ?:$x, ?:$y)
static bool arith_or_of_ext_si_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *extsi = mica_value_op(arith_ori_lhs(op));
  mica_op *extsi_2 = mica_value_op(arith_ori_rhs(op));
  mica_value *x = arith_extsi_in(extsi);
  mica_value *y = arith_extsi_in(extsi_2);
  if (mica_value_type(x) != mica_value_type(y)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(extsi), mica_op_loc(extsi_2)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 3, NULL);
  const mica_op_parts new_ori_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
  };
  mica_op *new_ori = mica_rewriter_create(rw, loc, &arith_ori_def, &new_ori_parts);
  if (new_ori == NULL) return false;
  const mica_op_parts new_extsi_parts = {
    .operands = (mica_value *[]){arith_ori_result(new_ori)}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_ori_result(op))}, .result_count = 1,
  };
  mica_op *new_extsi = mica_rewriter_create(rw, loc, &arith_extsi_def, &new_extsi_parts);
  return mica_rewriter_replace_by(rw, op, new_extsi);
}
const mica_pattern arith_or_of_ext_si_pattern = {
  .name = "OrOfExtSI", .root = &arith_ori_def,
  .benefit = 3, .rewrite = arith_or_of_ext_si_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extsi_def, &arith_extsi_def}, .source_count = 2,
};

// (Arith_CmpIOp ?:$pred, (Arith_ExtSIOp ?:$x), (Arith_ExtSIOp ?:$y))
// becomes (Arith_CmpIOp ?:$pred, ?:$x, ?:$y)
// where (Arith_SameType ?:$x, ?:$y)
//   and (Arith_Equality ?:$pred)
static bool arith_cmpi_ext_si_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *extsi = mica_value_op(arith_cmpi_lhs(op));
  mica_op *extsi_2 = mica_value_op(arith_cmpi_rhs(op));
  const mica_attr *pred = arith_cmpi_predicate_value_attr(op);
  if (pred == NULL) return false;
  mica_value *x = arith_extsi_in(extsi);
  mica_value *y = arith_extsi_in(extsi_2);
  if (mica_value_type(x) != mica_value_type(y)) return false;
  if (!arith_is_equality(pred)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(extsi), mica_op_loc(extsi_2)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 3, NULL);
  const mica_op_parts new_cmpi_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
    .slots = (const mica_attr *[]){pred}, .slot_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_cmpi_result(op))},
    .result_count = 1,
  };
  mica_op *new_cmpi = mica_rewriter_create(rw, loc, &arith_cmpi_def, &new_cmpi_parts);
  return mica_rewriter_replace_by(rw, op, new_cmpi);
}
const mica_pattern arith_cmpi_ext_si_pattern = {
  .name = "CmpIExtSI", .root = &arith_cmpi_def,
  .benefit = 3, .rewrite = arith_cmpi_ext_si_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extsi_def, &arith_extsi_def}, .source_count = 2,
};

// (Arith_CmpIOp ?:$pred, (Arith_ExtUIOp ?:$x), (Arith_ExtUIOp ?:$y))
// becomes (Arith_CmpIOp ?:$pred, ?:$x, ?:$y)
// where (Arith_SameType ?:$x, ?:$y)
//   and (Arith_Equality ?:$pred)
static bool arith_cmpi_ext_ui_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *extui = mica_value_op(arith_cmpi_lhs(op));
  mica_op *extui_2 = mica_value_op(arith_cmpi_rhs(op));
  const mica_attr *pred = arith_cmpi_predicate_value_attr(op);
  if (pred == NULL) return false;
  mica_value *x = arith_extui_in(extui);
  mica_value *y = arith_extui_in(extui_2);
  if (mica_value_type(x) != mica_value_type(y)) return false;
  if (!arith_is_equality(pred)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(extui), mica_op_loc(extui_2)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 3, NULL);
  const mica_op_parts new_cmpi_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
    .slots = (const mica_attr *[]){pred}, .slot_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_cmpi_result(op))},
    .result_count = 1,
  };
  mica_op *new_cmpi = mica_rewriter_create(rw, loc, &arith_cmpi_def, &new_cmpi_parts);
  return mica_rewriter_replace_by(rw, op, new_cmpi);
}
const mica_pattern arith_cmpi_ext_ui_pattern = {
  .name = "CmpIExtUI", .root = &arith_cmpi_def,
  .benefit = 3, .rewrite = arith_cmpi_ext_ui_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extui_def, &arith_extui_def}, .source_count = 2,
};

// (SelectOp (Arith_XOrIOp $cond, (ConstantLikeMatcher APIntAttr:$ones)), $x, $y)
// becomes (SelectOp $cond, $y, $x)
// where (Arith_MinusOne $ones)
static bool arith_select_not_cond_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *xori = mica_value_op(arith_select_condition(op));
  mica_value *cond = arith_xori_lhs(xori);
  mica_op *source = mica_value_op(arith_xori_rhs(xori));
  const mica_attr *ones = NULL;
  if (source == NULL || !mica_match_constant(source, &ones)) return false;
  if (!mica_attr_is_integer(ones)) return false;
  mica_value *x = arith_select_true_value(op);
  mica_value *y = arith_select_false_value(op);
  if (!mica_number_is_all_ones(mica_number_splat(ones))) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_select_parts = {
    .operands = (mica_value *[]){cond, y, x}, .operand_count = 3,
    .result_types = (const mica_type *[]){mica_value_type(arith_select_result(op))},
    .result_count = 1,
  };
  mica_op *new_select = mica_rewriter_create(rw, loc, &arith_select_def, &new_select_parts);
  return mica_rewriter_replace_by(rw, op, new_select);
}
const mica_pattern arith_select_not_cond_pattern = {
  .name = "SelectNotCond", .root = &arith_select_def,
  .benefit = 2, .rewrite = arith_select_not_cond_rewrite,
  .sources = (const mica_op_def *const[]){&arith_xori_def}, .source_count = 1,
};

// (SelectOp $cond, (SelectOp $cond, $x, $_), $y)
// becomes (SelectOp $cond, $x, $y)
static bool arith_redundant_select_true_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *select = mica_value_op(arith_select_true_value(op));
  mica_value *cond = arith_select_condition(op);
  if (arith_select_condition(select) != cond) return false;
  mica_value *x = arith_select_true_value(select);
  mica_value *y = arith_select_false_value(op);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(select)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_select_parts = {
    .operands = (mica_value *[]){cond, x, y}, .operand_count = 3,
    .result_types = (const mica_type *[]){mica_value_type(arith_select_result(op))},
    .result_count = 1,
  };
  mica_op *new_select = mica_rewriter_create(rw, loc, &arith_select_def, &new_select_parts);
  return mica_rewriter_replace_by(rw, op, new_select);
}
const mica_pattern arith_redundant_select_true_pattern = {
  .name = "RedundantSelectTrue", .root = &arith_select_def,
  .benefit = 2, .rewrite = arith_redundant_select_true_rewrite,
  .sources = (const mica_op_def *const[]){NULL, &arith_select_def}, .source_count = 2,
};

// (SelectOp $cond, $x, (SelectOp $cond, $_, $y))
// becomes (SelectOp $cond, $x, $y)
static bool arith_redundant_select_false_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *select = mica_value_op(arith_select_false_value(op));
  mica_value *cond = arith_select_condition(op);
  mica_value *x = arith_select_true_value(op);
  if (arith_select_condition(select) != cond) return false;
  mica_value *y = arith_select_false_value(select);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(select)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_select_parts = {
    .operands = (mica_value *[]){cond, x, y}, .operand_count = 3,
    .result_types = (const mica_type *[]){mica_value_type(arith_select_result(op))},
    .result_count = 1,
  };
  mica_op *new_select = mica_rewriter_create(rw, loc, &arith_select_def, &new_select_parts);
  return mica_rewriter_replace_by(rw, op, new_select);
}
const mica_pattern arith_redundant_select_false_pattern = {
  .name = "RedundantSelectFalse", .root = &arith_select_def,
  .benefit = 2, .rewrite = arith_redundant_select_false_rewrite,
  .sources = (const mica_op_def *const[]){NULL, NULL, &arith_select_def}, .source_count = 3,
};

// (SelectOp $cond, (ConstantLikeMatcher isFalse), (ConstantLikeMatcher isTrue))
// becomes (Arith_XOrIOp $cond, (Arith_ConstantOp isTrue))
static bool arith_select_i1_to_not_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_value *cond = arith_select_condition(op);
  mica_op *source = mica_value_op(arith_select_true_value(op));
  const mica_attr *attr = NULL;
  if (source == NULL || !mica_match_constant(source, &attr)) return false;
  if (!arith_is_constant_attribute_0(attr)) return false;
  mica_op *source_2 = mica_value_op(arith_select_false_value(op));
  const mica_attr *attr_2 = NULL;
  if (source_2 == NULL || !mica_match_constant(source_2, &attr_2)) return false;
  if (!arith_is_constant_attribute_1(attr_2)) return false;
  const mica_loc loc = mica_op_loc(op);
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){mica_attr_i(mica_rewriter_context(rw), 1, 1)}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_op_parts new_xori_parts = {
    .operands = (mica_value *[]){cond, arith_constant_result(new_constant)}, .operand_count = 2,
  };
  mica_op *new_xori = mica_rewriter_create(rw, loc, &arith_xori_def, &new_xori_parts);
  return mica_rewriter_replace_by(rw, op, new_xori);
}
const mica_pattern arith_select_i1_to_not_pattern = {
  .name = "SelectI1ToNot", .root = &arith_select_def,
  .benefit = 1, .rewrite = arith_select_i1_to_not_rewrite,
};

const mica_pattern arith_select_to_ext_ui_pattern = {
  .name = "SelectToExtUI", .root = &arith_select_def,
  .benefit = 1, .rewrite = arith_select_to_ext_ui_rewrite,
};

// (Arith_IndexCastOp:$res (Arith_IndexCastOp ?:$x))
// becomes (replaceWithValue ?:$x)
// where (Arith_SameType ?:$res, ?:$x)
static bool arith_index_cast_of_index_cast_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *index_cast = mica_value_op(arith_index_cast_in(op));
  mica_value *x = arith_index_cast_in(index_cast);
  if (mica_value_type(arith_index_cast_out(op)) != mica_value_type(x)) return false;
  mica_value *const values[] = {x};
  mica_rewriter_replace(rw, op, values);
  return true;
}
const mica_pattern arith_index_cast_of_index_cast_pattern = {
  .name = "IndexCastOfIndexCast", .root = &arith_index_cast_def,
  .benefit = 2, .rewrite = arith_index_cast_of_index_cast_rewrite,
  .sources = (const mica_op_def *const[]){&arith_index_cast_def}, .source_count = 1,
};

// (Arith_IndexCastUIOp:$res (Arith_IndexCastUIOp ?:$x))
// becomes (replaceWithValue ?:$x)
// where (Arith_SameType ?:$res, ?:$x)
static bool arith_index_cast_ui_of_index_cast_ui_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *index_castui = mica_value_op(arith_index_castui_in(op));
  mica_value *x = arith_index_castui_in(index_castui);
  if (mica_value_type(arith_index_castui_out(op)) != mica_value_type(x)) return false;
  mica_value *const values[] = {x};
  mica_rewriter_replace(rw, op, values);
  return true;
}
const mica_pattern arith_index_cast_ui_of_index_cast_ui_pattern = {
  .name = "IndexCastUIOfIndexCastUI", .root = &arith_index_castui_def,
  .benefit = 2, .rewrite = arith_index_cast_ui_of_index_cast_ui_rewrite,
  .sources = (const mica_op_def *const[]){&arith_index_castui_def}, .source_count = 1,
};

// (Arith_IndexCastOp (Arith_ExtSIOp $x))
// becomes (Arith_IndexCastOp $x)
static bool arith_index_cast_of_ext_si_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *extsi = mica_value_op(arith_index_cast_in(op));
  mica_value *x = arith_extsi_in(extsi);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(extsi)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_index_cast_parts = {
    .operands = (mica_value *[]){x}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_index_cast_out(op))},
    .result_count = 1,
  };
  mica_op *new_index_cast =
      mica_rewriter_create(rw, loc, &arith_index_cast_def, &new_index_cast_parts);
  return mica_rewriter_replace_by(rw, op, new_index_cast);
}
const mica_pattern arith_index_cast_of_ext_si_pattern = {
  .name = "IndexCastOfExtSI", .root = &arith_index_cast_def,
  .benefit = 2, .rewrite = arith_index_cast_of_ext_si_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extsi_def}, .source_count = 1,
};

// (Arith_IndexCastUIOp (Arith_ExtUIOp $x))
// becomes (Arith_IndexCastUIOp $x)
static bool arith_index_cast_ui_of_ext_ui_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *extui = mica_value_op(arith_index_castui_in(op));
  mica_value *x = arith_extui_in(extui);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(extui)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_index_castui_parts = {
    .operands = (mica_value *[]){x}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_index_castui_out(op))},
    .result_count = 1,
  };
  mica_op *new_index_castui =
      mica_rewriter_create(rw, loc, &arith_index_castui_def, &new_index_castui_parts);
  return mica_rewriter_replace_by(rw, op, new_index_castui);
}
const mica_pattern arith_index_cast_ui_of_ext_ui_pattern = {
  .name = "IndexCastUIOfExtUI", .root = &arith_index_castui_def,
  .benefit = 2, .rewrite = arith_index_cast_ui_of_ext_ui_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extui_def}, .source_count = 1,
};

// (Arith_BitcastOp (Arith_BitcastOp $x))
// becomes (Arith_BitcastOp $x)
static bool arith_bitcast_of_bitcast_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *bitcast = mica_value_op(arith_bitcast_in(op));
  mica_value *x = arith_bitcast_in(bitcast);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(bitcast)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_bitcast_parts = {
    .operands = (mica_value *[]){x}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_bitcast_out(op))},
    .result_count = 1,
  };
  mica_op *new_bitcast = mica_rewriter_create(rw, loc, &arith_bitcast_def, &new_bitcast_parts);
  return mica_rewriter_replace_by(rw, op, new_bitcast);
}
const mica_pattern arith_bitcast_of_bitcast_pattern = {
  .name = "BitcastOfBitcast", .root = &arith_bitcast_def,
  .benefit = 2, .rewrite = arith_bitcast_of_bitcast_rewrite,
  .sources = (const mica_op_def *const[]){&arith_bitcast_def}, .source_count = 1,
};

// (Arith_ExtSIOp (Arith_ExtUIOp $x))
// becomes (Arith_ExtUIOp $x)
static bool arith_ext_si_of_ext_ui_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *extui = mica_value_op(arith_extsi_in(op));
  mica_value *x = arith_extui_in(extui);
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(extui)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_extui_parts = {
    .operands = (mica_value *[]){x}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_extsi_out(op))}, .result_count = 1,
  };
  mica_op *new_extui = mica_rewriter_create(rw, loc, &arith_extui_def, &new_extui_parts);
  return mica_rewriter_replace_by(rw, op, new_extui);
}
const mica_pattern arith_ext_si_of_ext_ui_pattern = {
  .name = "ExtSIOfExtUI", .root = &arith_extsi_def,
  .benefit = 2, .rewrite = arith_ext_si_of_ext_ui_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extui_def}, .source_count = 1,
};

// (Arith_TruncIOp:$cut (Arith_ExtSIOp:$wide $x), $_)
// becomes (Arith_ExtSIOp $x)
// where (Arith_Wider $wide, $cut)
//   and (Arith_Wider $cut, $x)
static bool arith_trunci_ext_si_to_ext_si_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *wide = mica_value_op(arith_trunci_in(op));
  mica_value *x = arith_extsi_in(wide);
  if (!(arith_width_of(arith_extsi_out(wide)) > arith_width_of(arith_trunci_out(op)) &&
        arith_width_of(arith_trunci_out(op)) > 0))
    return false;
  if (!(arith_width_of(arith_trunci_out(op)) > arith_width_of(x) && arith_width_of(x) > 0))
    return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(wide)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_extsi_parts = {
    .operands = (mica_value *[]){x}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_trunci_out(op))}, .result_count = 1,
  };
  mica_op *new_extsi = mica_rewriter_create(rw, loc, &arith_extsi_def, &new_extsi_parts);
  return mica_rewriter_replace_by(rw, op, new_extsi);
}
const mica_pattern arith_trunci_ext_si_to_ext_si_pattern = {
  .name = "TruncIExtSIToExtSI", .root = &arith_trunci_def,
  .benefit = 2, .rewrite = arith_trunci_ext_si_to_ext_si_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extsi_def}, .source_count = 1,
};

// (Arith_TruncIOp:$cut (Arith_ExtUIOp:$wide $x), $_)
// becomes (Arith_ExtUIOp $x)
// where (Arith_Wider $wide, $cut)
//   and (Arith_Wider $cut, $x)
static bool arith_trunci_ext_ui_to_ext_ui_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *wide = mica_value_op(arith_trunci_in(op));
  mica_value *x = arith_extui_in(wide);
  if (!(arith_width_of(arith_extui_out(wide)) > arith_width_of(arith_trunci_out(op)) &&
        arith_width_of(arith_trunci_out(op)) > 0))
    return false;
  if (!(arith_width_of(arith_trunci_out(op)) > arith_width_of(x) && arith_width_of(x) > 0))
    return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(wide)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_extui_parts = {
    .operands = (mica_value *[]){x}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_trunci_out(op))}, .result_count = 1,
  };
  mica_op *new_extui = mica_rewriter_create(rw, loc, &arith_extui_def, &new_extui_parts);
  return mica_rewriter_replace_by(rw, op, new_extui);
}
const mica_pattern arith_trunci_ext_ui_to_ext_ui_pattern = {
  .name = "TruncIExtUIToExtUI", .root = &arith_trunci_def,
  .benefit = 2, .rewrite = arith_trunci_ext_ui_to_ext_ui_rewrite,
  .sources = (const mica_op_def *const[]){&arith_extui_def}, .source_count = 1,
};

// (Arith_TruncIOp:$cut (Arith_ShRSIOp $x, (ConstantLikeMatcher TypedAttrInterface:$c), $exact),
// $flags)
// becomes (Arith_TruncIOp (Arith_ShRUIOp $x, (Arith_ConstantOp $c), $exact), $flags)
// where (Arith_WidthBetween $x, $cut, $c)
static bool arith_trunci_shr_si_to_trunci_shr_ui_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *shrsi = mica_value_op(arith_trunci_in(op));
  mica_value *x = arith_shrsi_lhs(shrsi);
  mica_op *source = mica_value_op(arith_shrsi_rhs(shrsi));
  const mica_attr *c = NULL;
  if (source == NULL || !mica_match_constant(source, &c)) return false;
  if (!mica_attr_is_typed(c)) return false;
  const mica_attr *exact = arith_shrsi_is_exact_attr(shrsi);
  const mica_attr *flags = arith_trunci_overflow_flags_attr(op);
  if (!arith_is_width_between(c, x, arith_trunci_out(op))) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(source)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_constant_parts = {
    .slots = (const mica_attr *[]){c}, .slot_count = 1,
  };
  mica_op *new_constant = mica_rewriter_create(rw, loc, &arith_constant_def, &new_constant_parts);
  if (new_constant == NULL) return false;
  const mica_op_parts new_shrui_parts = {
    .operands = (mica_value *[]){x, arith_constant_result(new_constant)}, .operand_count = 2,
    .slots = (const mica_attr *[]){exact}, .slot_count = 1,
  };
  mica_op *new_shrui = mica_rewriter_create(rw, loc, &arith_shrui_def, &new_shrui_parts);
  if (new_shrui == NULL) return false;
  const mica_op_parts new_trunci_parts = {
    .operands = (mica_value *[]){arith_shrui_result(new_shrui)}, .operand_count = 1,
    .slots = (const mica_attr *[]){flags}, .slot_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_trunci_out(op))}, .result_count = 1,
  };
  mica_op *new_trunci = mica_rewriter_create(rw, loc, &arith_trunci_def, &new_trunci_parts);
  return mica_rewriter_replace_by(rw, op, new_trunci);
}
const mica_pattern arith_trunci_shr_si_to_trunci_shr_ui_pattern = {
  .name = "TruncIShrSIToTrunciShrUI", .root = &arith_trunci_def,
  .benefit = 2, .rewrite = arith_trunci_shr_si_to_trunci_shr_ui_rewrite,
  .sources = (const mica_op_def *const[]){&arith_shrsi_def}, .source_count = 1,
};

// (Arith_TruncFOp (Arith_SIToFPOp $x), $mode, $_)
// becomes (Arith_SIToFPOp $x)
// where (Arith_Absent $mode)
static bool arith_trunc_fsi_to_fp_to_si_to_fp_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *sitofp = mica_value_op(arith_truncf_in(op));
  mica_value *x = arith_sitofp_in(sitofp);
  const mica_attr *mode = arith_truncf_roundingmode_attr(op);
  if (mode != NULL) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(sitofp)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_sitofp_parts = {
    .operands = (mica_value *[]){x}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_truncf_out(op))}, .result_count = 1,
  };
  mica_op *new_sitofp = mica_rewriter_create(rw, loc, &arith_sitofp_def, &new_sitofp_parts);
  return mica_rewriter_replace_by(rw, op, new_sitofp);
}
const mica_pattern arith_trunc_fsi_to_fp_to_si_to_fp_pattern = {
  .name = "TruncFSIToFPToSIToFP", .root = &arith_truncf_def,
  .benefit = 2, .rewrite = arith_trunc_fsi_to_fp_to_si_to_fp_rewrite,
  .sources = (const mica_op_def *const[]){&arith_sitofp_def}, .source_count = 1,
};

// (Arith_TruncFOp (Arith_UIToFPOp $x), $mode, $_)
// becomes (Arith_UIToFPOp $x)
// where (Arith_Absent $mode)
static bool arith_trunc_fui_to_fp_to_ui_to_fp_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *uitofp = mica_value_op(arith_truncf_in(op));
  mica_value *x = arith_uitofp_in(uitofp);
  const mica_attr *mode = arith_truncf_roundingmode_attr(op);
  if (mode != NULL) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(uitofp)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 2, NULL);
  const mica_op_parts new_uitofp_parts = {
    .operands = (mica_value *[]){x}, .operand_count = 1,
    .result_types = (const mica_type *[]){mica_value_type(arith_truncf_out(op))}, .result_count = 1,
  };
  mica_op *new_uitofp = mica_rewriter_create(rw, loc, &arith_uitofp_def, &new_uitofp_parts);
  return mica_rewriter_replace_by(rw, op, new_uitofp);
}
const mica_pattern arith_trunc_fui_to_fp_to_ui_to_fp_pattern = {
  .name = "TruncFUIToFPToUIToFP", .root = &arith_truncf_def,
  .benefit = 2, .rewrite = arith_trunc_fui_to_fp_to_ui_to_fp_rewrite,
  .sources = (const mica_op_def *const[]){&arith_uitofp_def}, .source_count = 1,
};

// (Arith_MulFOp (Arith_NegFOp $x, $_), (Arith_NegFOp $y, $_), $flags)
// becomes (Arith_MulFOp $x, $y, $flags)
// where (Arith_SameType $x, $y)
static bool arith_mulf_of_neg_f_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *negf = mica_value_op(arith_mulf_lhs(op));
  mica_op *negf_2 = mica_value_op(arith_mulf_rhs(op));
  mica_value *x = arith_negf_operand(negf);
  mica_value *y = arith_negf_operand(negf_2);
  const mica_attr *flags = arith_mulf_fastmath_attr(op);
  if (mica_value_type(x) != mica_value_type(y)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(negf), mica_op_loc(negf_2)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 3, NULL);
  const mica_op_parts new_mulf_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
    .slots = (const mica_attr *[]){flags}, .slot_count = 1,
  };
  mica_op *new_mulf = mica_rewriter_create(rw, loc, &arith_mulf_def, &new_mulf_parts);
  return mica_rewriter_replace_by(rw, op, new_mulf);
}
const mica_pattern arith_mulf_of_neg_f_pattern = {
  .name = "MulFOfNegF", .root = &arith_mulf_def,
  .benefit = 3, .rewrite = arith_mulf_of_neg_f_rewrite,
  .sources = (const mica_op_def *const[]){&arith_negf_def, &arith_negf_def}, .source_count = 2,
};

// (Arith_DivFOp (Arith_NegFOp $x, $_), (Arith_NegFOp $y, $_), $flags)
// becomes (Arith_DivFOp $x, $y, $flags)
// where (Arith_SameType $x, $y)
static bool arith_divf_of_neg_f_rewrite(mica_rewriter *rw, mica_op *op) {
  mica_op *negf = mica_value_op(arith_divf_lhs(op));
  mica_op *negf_2 = mica_value_op(arith_divf_rhs(op));
  mica_value *x = arith_negf_operand(negf);
  mica_value *y = arith_negf_operand(negf_2);
  const mica_attr *flags = arith_divf_fastmath_attr(op);
  if (mica_value_type(x) != mica_value_type(y)) return false;
  const mica_loc locs[] = {mica_op_loc(op), mica_op_loc(negf), mica_op_loc(negf_2)};
  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, 3, NULL);
  const mica_op_parts new_divf_parts = {
    .operands = (mica_value *[]){x, y}, .operand_count = 2,
    .slots = (const mica_attr *[]){flags}, .slot_count = 1,
  };
  mica_op *new_divf = mica_rewriter_create(rw, loc, &arith_divf_def, &new_divf_parts);
  return mica_rewriter_replace_by(rw, op, new_divf);
}
const mica_pattern arith_divf_of_neg_f_pattern = {
  .name = "DivFOfNegF", .root = &arith_divf_def,
  .benefit = 3, .rewrite = arith_divf_of_neg_f_rewrite,
  .sources = (const mica_op_def *const[]){&arith_negf_def, &arith_negf_def}, .source_count = 2,
};

const mica_pattern *const arith_addi_canonicalizations[] = {
  &arith_addi_add_constant_pattern,
  &arith_addi_sub_constant_rhs_pattern,
  &arith_addi_sub_constant_lhs_pattern,
  &arith_addi_mul_negative_one_rhs_pattern,
  &arith_addi_mul_negative_one_lhs_pattern,
  NULL,
};

const mica_pattern *const arith_addui_extended_canonicalizations[] = {
  &arith_add_ui_extended_to_add_i_pattern,
  NULL,
};

const mica_pattern *const arith_subi_canonicalizations[] = {
  &arith_sub_irhs_add_constant_pattern,
  &arith_sub_ilhs_add_constant_pattern,
  &arith_sub_irhs_sub_constant_rhs_pattern,
  &arith_sub_irhs_sub_constant_lhs_pattern,
  &arith_sub_ilhs_sub_constant_rhs_pattern,
  &arith_sub_ilhs_sub_constant_lhs_pattern,
  &arith_subi_sub_ilhsrhslhs_pattern,
  NULL,
};

const mica_pattern *const arith_muli_canonicalizations[] = {
  &arith_muli_muli_constant_pattern,
  NULL,
};

const mica_pattern *const arith_mulsi_extended_canonicalizations[] = {
  &arith_mul_si_extended_to_mul_i_pattern,
  &arith_mul_si_extended_rhs_one_pattern,
  NULL,
};

const mica_pattern *const arith_mului_extended_canonicalizations[] = {
  &arith_mul_ui_extended_to_mul_i_pattern,
  NULL,
};

const mica_pattern *const arith_andi_canonicalizations[] = {
  &arith_and_of_ext_ui_pattern,
  &arith_and_of_ext_si_pattern,
  NULL,
};

const mica_pattern *const arith_ori_canonicalizations[] = {
  &arith_or_of_ext_ui_pattern,
  &arith_or_of_ext_si_pattern,
  NULL,
};

const mica_pattern *const arith_xori_canonicalizations[] = {
  &arith_x_ori_not_cmp_i_pattern,
  &arith_x_ori_of_ext_ui_pattern,
  &arith_x_ori_of_ext_si_pattern,
  NULL,
};

const mica_pattern *const arith_mulf_canonicalizations[] = {
  &arith_mulf_of_neg_f_pattern,
  NULL,
};

const mica_pattern *const arith_divf_canonicalizations[] = {
  &arith_divf_of_neg_f_pattern,
  NULL,
};

const mica_pattern *const arith_extsi_canonicalizations[] = {
  &arith_ext_si_of_ext_ui_pattern,
  NULL,
};

const mica_pattern *const arith_trunci_canonicalizations[] = {
  &arith_trunci_ext_si_to_ext_si_pattern,
  &arith_trunci_ext_ui_to_ext_ui_pattern,
  &arith_trunci_shr_si_to_trunci_shr_ui_pattern,
  NULL,
};

const mica_pattern *const arith_truncf_canonicalizations[] = {
  &arith_trunc_fsi_to_fp_to_si_to_fp_pattern,
  &arith_trunc_fui_to_fp_to_ui_to_fp_pattern,
  NULL,
};

const mica_pattern *const arith_index_cast_canonicalizations[] = {
  &arith_index_cast_of_index_cast_pattern,
  &arith_index_cast_of_ext_si_pattern,
  NULL,
};

const mica_pattern *const arith_index_castui_canonicalizations[] = {
  &arith_index_cast_ui_of_index_cast_ui_pattern,
  &arith_index_cast_ui_of_ext_ui_pattern,
  NULL,
};

const mica_pattern *const arith_bitcast_canonicalizations[] = {
  &arith_bitcast_of_bitcast_pattern,
  NULL,
};

const mica_pattern *const arith_cmpi_canonicalizations[] = {
  &arith_cmpi_ext_si_pattern,
  &arith_cmpi_ext_ui_pattern,
  NULL,
};

const mica_pattern *const arith_select_canonicalizations[] = {
  &arith_redundant_select_false_pattern,
  &arith_redundant_select_true_pattern,
  &arith_select_not_cond_pattern,
  &arith_select_i1_to_not_pattern,
  &arith_select_to_ext_ui_pattern,
  NULL,
};

const mica_pattern *const arith_patterns[] = {
  &arith_addi_add_constant_pattern,
  &arith_addi_mul_negative_one_lhs_pattern,
  &arith_addi_mul_negative_one_rhs_pattern,
  &arith_addi_sub_constant_lhs_pattern,
  &arith_addi_sub_constant_rhs_pattern,
  &arith_add_ui_extended_to_add_i_pattern,
  &arith_and_of_ext_si_pattern,
  &arith_and_of_ext_ui_pattern,
  &arith_bitcast_of_bitcast_pattern,
  &arith_cmpi_ext_si_pattern,
  &arith_cmpi_ext_ui_pattern,
  &arith_divf_of_neg_f_pattern,
  &arith_ext_si_of_ext_ui_pattern,
  &arith_index_cast_of_ext_si_pattern,
  &arith_index_cast_of_index_cast_pattern,
  &arith_index_cast_ui_of_ext_ui_pattern,
  &arith_index_cast_ui_of_index_cast_ui_pattern,
  &arith_mulf_of_neg_f_pattern,
  &arith_muli_muli_constant_pattern,
  &arith_mul_si_extended_rhs_one_pattern,
  &arith_mul_si_extended_to_mul_i_pattern,
  &arith_mul_ui_extended_to_mul_i_pattern,
  &arith_or_of_ext_si_pattern,
  &arith_or_of_ext_ui_pattern,
  &arith_redundant_select_false_pattern,
  &arith_redundant_select_true_pattern,
  &arith_select_i1_to_not_pattern,
  &arith_select_not_cond_pattern,
  &arith_select_to_ext_ui_pattern,
  &arith_sub_ilhs_add_constant_pattern,
  &arith_sub_ilhs_sub_constant_lhs_pattern,
  &arith_sub_ilhs_sub_constant_rhs_pattern,
  &arith_sub_irhs_add_constant_pattern,
  &arith_sub_irhs_sub_constant_lhs_pattern,
  &arith_sub_irhs_sub_constant_rhs_pattern,
  &arith_subi_sub_ilhsrhslhs_pattern,
  &arith_trunc_fsi_to_fp_to_si_to_fp_pattern,
  &arith_trunc_fui_to_fp_to_ui_to_fp_pattern,
  &arith_trunci_ext_si_to_ext_si_pattern,
  &arith_trunci_ext_ui_to_ext_ui_pattern,
  &arith_trunci_shr_si_to_trunci_shr_ui_pattern,
  &arith_x_ori_not_cmp_i_pattern,
  &arith_x_ori_of_ext_si_pattern,
  &arith_x_ori_of_ext_ui_pattern,
  NULL,
};

// Ordered by name.
static const mica_op_def *const arith_ops[] = {
  &arith_addf_def,
  &arith_addi_def,
  &arith_addui_extended_def,
  &arith_andi_def,
  &arith_bitcast_def,
  &arith_ceildivsi_def,
  &arith_ceildivui_def,
  &arith_cmpf_def,
  &arith_cmpi_def,
  &arith_constant_def,
  &arith_divf_def,
  &arith_divsi_def,
  &arith_divui_def,
  &arith_extf_def,
  &arith_extsi_def,
  &arith_extui_def,
  &arith_floordivsi_def,
  &arith_fptosi_def,
  &arith_fptoui_def,
  &arith_index_cast_def,
  &arith_index_castui_def,
  &arith_maximumf_def,
  &arith_maxnumf_def,
  &arith_maxsi_def,
  &arith_maxui_def,
  &arith_minimumf_def,
  &arith_minnumf_def,
  &arith_minsi_def,
  &arith_minui_def,
  &arith_mulf_def,
  &arith_muli_def,
  &arith_mulsi_extended_def,
  &arith_mului_extended_def,
  &arith_negf_def,
  &arith_ori_def,
  &arith_remf_def,
  &arith_remsi_def,
  &arith_remui_def,
  &arith_scaling_extf_def,
  &arith_scaling_truncf_def,
  &arith_select_def,
  &arith_shli_def,
  &arith_shrsi_def,
  &arith_shrui_def,
  &arith_sitofp_def,
  &arith_subf_def,
  &arith_subi_def,
  &arith_truncf_def,
  &arith_trunci_def,
  &arith_uitofp_def,
  &arith_xori_def,
};
static const mica_attr_def *const arith_attrs[] = {
  &arith_fast_math_flags_attr_def,
  &arith_integer_overflow_flags_attr_def,
};
static const mica_dialect_def *const arith_dependents[] = {&ub_dialect, NULL};
// All methods as the interface has them.
static const mica_dialect_inliner_interface arith_dialect_inliner_methods = {0};
static const mica_interface_impl arith_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &arith_dialect_inliner_methods},
};

// What older text has, read with mica_former_text alone.
static const char *const arith_former_names[] = {"std", "", NULL};
static const char *const arith_divui_former_names[] = {"std.divi_unsigned", "divi_unsigned", NULL};
static const char *const arith_divsi_former_names[] = {"std.divi_signed", "divi_signed", NULL};
static const char *const arith_ceildivsi_former_names[] = {
  "std.ceildivi_signed", "ceildivi_signed", NULL,
};
static const char *const arith_floordivsi_former_names[] = {
  "std.floordivi_signed", "floordivi_signed", NULL,
};
static const char *const arith_remui_former_names[] = {"std.remi_unsigned", "remi_unsigned", NULL};
static const char *const arith_remsi_former_names[] = {"std.remi_signed", "remi_signed", NULL};
static const char *const arith_andi_former_names[] = {"std.and", "and", NULL};
static const char *const arith_ori_former_names[] = {"std.or", "or", NULL};
static const char *const arith_xori_former_names[] = {"std.xor", "xor", NULL};
static const char *const arith_shli_former_names[] = {"std.shift_left", "shift_left", NULL};
static const char *const arith_shrui_former_names[] = {
  "std.shift_right_unsigned", "shift_right_unsigned", NULL,
};
static const char *const arith_shrsi_former_names[] = {
  "std.shift_right_signed", "shift_right_signed", NULL,
};
static const char *const arith_maximumf_former_names[] = {"arith.maxf", "std.maxf", "maxf", NULL};
static const char *const arith_minimumf_former_names[] = {"arith.minf", "std.minf", "minf", NULL};
static const char *const arith_extui_former_names[] = {"std.zexti", "zexti", NULL};
static const char *const arith_extsi_former_names[] = {"std.sexti", "sexti", NULL};
static const char *const arith_extf_former_names[] = {"std.fpext", "fpext", NULL};
static const char *const arith_truncf_former_names[] = {"std.fptrunc", "fptrunc", NULL};
static const mica_former_op arith_former_ops[] = {
  {
    .op = &arith_constant_def,
    .makes_numbers = true,
  },
  {
    .op = &arith_divui_def,
    .names = arith_divui_former_names,
  },
  {
    .op = &arith_divsi_def,
    .names = arith_divsi_former_names,
  },
  {
    .op = &arith_ceildivsi_def,
    .names = arith_ceildivsi_former_names,
  },
  {
    .op = &arith_floordivsi_def,
    .names = arith_floordivsi_former_names,
  },
  {
    .op = &arith_remui_def,
    .names = arith_remui_former_names,
  },
  {
    .op = &arith_remsi_def,
    .names = arith_remsi_former_names,
  },
  {
    .op = &arith_andi_def,
    .names = arith_andi_former_names,
  },
  {
    .op = &arith_ori_def,
    .names = arith_ori_former_names,
  },
  {
    .op = &arith_xori_def,
    .names = arith_xori_former_names,
  },
  {
    .op = &arith_shli_def,
    .names = arith_shli_former_names,
  },
  {
    .op = &arith_shrui_def,
    .names = arith_shrui_former_names,
  },
  {
    .op = &arith_shrsi_def,
    .names = arith_shrsi_former_names,
  },
  {
    .op = &arith_maximumf_def,
    .names = arith_maximumf_former_names,
  },
  {
    .op = &arith_minimumf_def,
    .names = arith_minimumf_former_names,
  },
  {
    .op = &arith_extui_def,
    .names = arith_extui_former_names,
  },
  {
    .op = &arith_extsi_def,
    .names = arith_extsi_former_names,
  },
  {
    .op = &arith_extf_def,
    .names = arith_extf_former_names,
  },
  {
    .op = &arith_truncf_def,
    .names = arith_truncf_former_names,
  },};
static const mica_former_dialect arith_former = {
  .names = arith_former_names,
  .ops = arith_former_ops,
  .op_count = 19,
};

const mica_dialect_def arith_dialect = {
  .abi = 5,
  .name = "arith",
  .ops = arith_ops,
  .op_count = 51,
  .attrs = arith_attrs,
  .attr_count = 2,
  .dependents = arith_dependents,
  .materialize = arith_materialize,
  .interfaces = arith_interfaces, .interface_count = 1,
  .former = &arith_former,
};
