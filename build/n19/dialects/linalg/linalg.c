// The dialect linalg: Loops over the elements of tensors and buffers.
// Made by mica-gen from linalg.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "linalg.h"

#include <assert.h>

#include "mica/mica.h"
#include "affine/affine.h"
#include "arith/arith.h"
#include "complex/complex.h"
#include "math/math.h"
#include "memref/memref.h"
#include "tensor/tensor.h"

static const mica_enum_case linalg_unary_fn_cases[] = {
  {.text = "exp", .value = LINALG_UNARY_FN_EXP},
  {.text = "log", .value = LINALG_UNARY_FN_LOG},
  {.text = "abs", .value = LINALG_UNARY_FN_ABS},
  {.text = "ceil", .value = LINALG_UNARY_FN_CEIL},
  {.text = "floor", .value = LINALG_UNARY_FN_FLOOR},
  {.text = "negf", .value = LINALG_UNARY_FN_NEGF},
  {.text = "reciprocal", .value = LINALG_UNARY_FN_RECIPROCAL},
  {.text = "round", .value = LINALG_UNARY_FN_ROUND},
  {.text = "sqrt", .value = LINALG_UNARY_FN_SQRT},
  {.text = "rsqrt", .value = LINALG_UNARY_FN_RSQRT},
  {.text = "square", .value = LINALG_UNARY_FN_SQUARE},
  {.text = "tanh", .value = LINALG_UNARY_FN_TANH},
  {.text = "erf", .value = LINALG_UNARY_FN_ERF},
};
const mica_enum_def linalg_unary_fn_enum = {
  .name = "::mlir::linalg::UnaryFn",
  .summary = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12",
  .cases = linalg_unary_fn_cases, .case_count = 13, .width = 32, .is_attribute = true,
};

static const mica_enum_case linalg_binary_fn_cases[] = {
  {.text = "add", .value = LINALG_BINARY_FN_ADD},
  {.text = "sub", .value = LINALG_BINARY_FN_SUB},
  {.text = "mul", .value = LINALG_BINARY_FN_MUL},
  {.text = "div", .value = LINALG_BINARY_FN_DIV},
  {.text = "div_unsigned", .value = LINALG_BINARY_FN_DIV_UNSIGNED},
  {.text = "max_signed", .value = LINALG_BINARY_FN_MAX_SIGNED},
  {.text = "min_signed", .value = LINALG_BINARY_FN_MIN_SIGNED},
  {.text = "max_unsigned", .value = LINALG_BINARY_FN_MAX_UNSIGNED},
  {.text = "min_unsigned", .value = LINALG_BINARY_FN_MIN_UNSIGNED},
  {.text = "powf", .value = LINALG_BINARY_FN_POWF},
};
const mica_enum_def linalg_binary_fn_enum = {
  .name = "::mlir::linalg::BinaryFn",
  .summary = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
  .cases = linalg_binary_fn_cases, .case_count = 10, .width = 32, .is_attribute = true,
};

static const mica_enum_case linalg_ternary_fn_cases[] = {
  {.text = "select", .value = LINALG_TERNARY_FN_SELECT},
};
const mica_enum_def linalg_ternary_fn_enum = {
  .name = "::mlir::linalg::TernaryFn", .summary = "allowed 32-bit signless integer cases: 0",
  .cases = linalg_ternary_fn_cases, .case_count = 1, .width = 32, .is_attribute = true,
};

static const mica_enum_case linalg_elementwise_kind_cases[] = {
  {.text = "exp", .value = LINALG_ELEMENTWISE_KIND_EXP},
  {.text = "log", .value = LINALG_ELEMENTWISE_KIND_LOG},
  {.text = "abs", .value = LINALG_ELEMENTWISE_KIND_ABS},
  {.text = "ceil", .value = LINALG_ELEMENTWISE_KIND_CEIL},
  {.text = "floor", .value = LINALG_ELEMENTWISE_KIND_FLOOR},
  {.text = "negf", .value = LINALG_ELEMENTWISE_KIND_NEGF},
  {.text = "reciprocal", .value = LINALG_ELEMENTWISE_KIND_RECIPROCAL},
  {.text = "round", .value = LINALG_ELEMENTWISE_KIND_ROUND},
  {.text = "sqrt", .value = LINALG_ELEMENTWISE_KIND_SQRT},
  {.text = "rsqrt", .value = LINALG_ELEMENTWISE_KIND_RSQRT},
  {.text = "square", .value = LINALG_ELEMENTWISE_KIND_SQUARE},
  {.text = "tanh", .value = LINALG_ELEMENTWISE_KIND_TANH},
  {.text = "erf", .value = LINALG_ELEMENTWISE_KIND_ERF},
  {.text = "add", .value = LINALG_ELEMENTWISE_KIND_ADD},
  {.text = "sub", .value = LINALG_ELEMENTWISE_KIND_SUB},
  {.text = "mul", .value = LINALG_ELEMENTWISE_KIND_MUL},
  {.text = "div", .value = LINALG_ELEMENTWISE_KIND_DIV},
  {.text = "div_unsigned", .value = LINALG_ELEMENTWISE_KIND_DIV_UNSIGNED},
  {.text = "max_signed", .value = LINALG_ELEMENTWISE_KIND_MAX_SIGNED},
  {.text = "min_signed", .value = LINALG_ELEMENTWISE_KIND_MIN_SIGNED},
  {.text = "max_unsigned", .value = LINALG_ELEMENTWISE_KIND_MAX_UNSIGNED},
  {.text = "min_unsigned", .value = LINALG_ELEMENTWISE_KIND_MIN_UNSIGNED},
  {.text = "powf", .value = LINALG_ELEMENTWISE_KIND_POWF},
  {.text = "select", .value = LINALG_ELEMENTWISE_KIND_SELECT},
};
const mica_enum_def linalg_elementwise_kind_enum = {
  .name = "::mlir::linalg::ElementwiseKind",
  .summary =
      "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, "
      "15, 16, 17, 18, 19, 20, 21, 22, 23",
  .cases = linalg_elementwise_kind_cases, .case_count = 24, .width = 32, .is_attribute = true,
};

static const mica_enum_case linalg_type_fn_cases[] = {
  {.text = "cast_signed", .value = LINALG_TYPE_FN_CAST_SIGNED},
  {.text = "cast_unsigned", .value = LINALG_TYPE_FN_CAST_UNSIGNED},
};
const mica_enum_def linalg_type_fn_enum = {
  .name = "::mlir::linalg::TypeFn", .summary = "allowed 32-bit signless integer cases: 0, 1",
  .cases = linalg_type_fn_cases, .case_count = 2, .width = 32, .is_attribute = true,
};

static const mica_enum_case linalg_iterator_type_cases[] = {
  {.text = "parallel", .value = LINALG_ITERATOR_TYPE_PARALLEL},
  {.text = "reduction", .value = LINALG_ITERATOR_TYPE_REDUCTION},
};
const mica_enum_def linalg_iterator_type_enum = {
  .name = "::mlir::utils::IteratorType", .summary = "Iterator type",
  .cases = linalg_iterator_type_cases, .case_count = 2, .width = 32, .is_attribute = true,
};

static const mica_enum_case linalg_winograd_conv2d_fmr_cases[] = {
  {.text = "F_2_3", .value = LINALG_WINOGRAD_CONV2D_FMR_F_2_3},
  {.text = "F_4_3", .value = LINALG_WINOGRAD_CONV2D_FMR_F_4_3},
  {.text = "F_2_5", .value = LINALG_WINOGRAD_CONV2D_FMR_F_2_5},
};
const mica_enum_def linalg_winograd_conv2d_fmr_enum = {
  .name = "::mlir::linalg::WinogradConv2DFmr",
  .summary = "allowed 32-bit signless integer cases: 0, 1, 2",
  .cases = linalg_winograd_conv2d_fmr_cases, .case_count = 3, .width = 32, .is_attribute = true,
};

const mica_interface linalg_contraction_op_interface_id = {"ContractionOpInterface"};

const mica_interface linalg_convolution_op_interface_id = {"ConvolutionOpInterface"};

const mica_interface linalg_fill_op_interface_id = {"FillOpInterface"};

const mica_interface linalg_relayout_op_interface_id = {"RelayoutOpInterface"};

const mica_interface linalg_aggregated_op_interface_id = {"AggregatedOpInterface"};

static bool linalg_all_are_affine_map(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!mica_attr_is_affine_map(mica_attr_array_elements(self).data[i])) return false;
  return true;
}

static bool linalg_all_are_iterator_type_attr(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!mica_attr_isa(mica_attr_array_elements(self).data[i], &linalg_iterator_type_attr_def))
      return false;
  return true;
}

// AffineMap array attribute
static bool linalg_is_affine_map_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && linalg_all_are_affine_map(self);
}

// Iterator type should be an enum.
static bool linalg_is_iterator_type_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && linalg_all_are_iterator_type_attr(self);
}

// 64-bit signless integer attribute whose minimum value is 0
static bool linalg_is_i64_attr_whose_minimum_value_is_0(const mica_attr *self) {
  return mica_attr_is_i(self, 64) && mica_attr_integer_value(self) >= 0;
}

// allowed 32-bit signless integer cases: 0, 1
static bool linalg_is_type_fn_attr(const mica_attr *self) {
  return mica_attr_isa(self, &linalg_type_fn_attr_def);
}

// 64-bit signless int elements attribute of shape [1]
static bool linalg_is_ranked_i64_elements_attr(const mica_attr *self) {
  return mica_attr_is_dense_int_elements(self) &&
         mica_type_is_i(mica_type_element(mica_attr_type(self)), 64) &&
         mica_type_has_rank(mica_attr_type(self)) &&
         mica_type_shape_is(mica_attr_type(self), (const int64_t[]){1}, 1);
}

// 64-bit signless int elements attribute of shape [2]
static bool linalg_is_ranked_i64_elements_attr_2(const mica_attr *self) {
  return mica_attr_is_dense_int_elements(self) &&
         mica_type_is_i(mica_type_element(mica_attr_type(self)), 64) &&
         mica_type_has_rank(mica_attr_type(self)) &&
         mica_type_shape_is(mica_attr_type(self), (const int64_t[]){2}, 1);
}

// 64-bit signless int elements attribute of shape [3]
static bool linalg_is_ranked_i64_elements_attr_3(const mica_attr *self) {
  return mica_attr_is_dense_int_elements(self) &&
         mica_type_is_i(mica_type_element(mica_attr_type(self)), 64) &&
         mica_type_has_rank(mica_attr_type(self)) &&
         mica_type_shape_is(mica_attr_type(self), (const int64_t[]){3}, 1);
}

// allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
// 17, 18, 19, 20, 21, 22, 23
static bool linalg_is_elementwise_kind_attr(const mica_attr *self) {
  return mica_attr_isa(self, &linalg_elementwise_kind_attr_def);
}

// variadic of memref of any type values or ranked tensor of any type values
static bool linalg_is_tensor_or_memref(const mica_type *self) {
  return mica_type_is_memref(self) || mica_type_is_ranked_tensor(self);
}

// i64 dense array attribute should be in increasing order
static bool linalg_is_dense_i64_array_attr_should_be_in_increasing_order(const mica_attr *self) {
  return mica_attr_is_dense_i64s(self) && mica_attr_dense_array_is_sorted(self, true);
}

// 64-bit signless integer attribute
static bool linalg_is_i64_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 64);
}

// 4D tensor of any type values
static bool linalg_is_4_d_tensor_of_any_type_values(const mica_type *self) {
  return mica_type_is_ranked_tensor(self) && mica_type_has_rank(self) &&
         mica_type_shape(self).size == 4;
}

// allowed 32-bit signless integer cases: 0, 1, 2
static bool linalg_is_winograd_conv2d_fmr_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 32) &&
         (mica_attr_integer_value(self) == 0 || mica_attr_integer_value(self) == 1 ||
          mica_attr_integer_value(self) == 2);
}

// 6D tensor of any type values
static bool linalg_is_6_d_tensor_of_any_type_values(const mica_type *self) {
  return mica_type_is_ranked_tensor(self) && mica_type_has_rank(self) &&
         mica_type_shape(self).size == 6;
}

// What parts of operations must be.
static const mica_constraint must_be_string_attribute = {
  .summary = "string attribute", .attr = mica_attr_is_string, .is_kind = mica_attr_is_string,
};
static const mica_constraint must_be_affine_map_array_attribute = {
  .summary = "AffineMap array attribute", .attr = linalg_is_affine_map_array_attr,
  .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_iterator_type_should_be_an_enum = {
  .summary = "Iterator type should be an enum.", .attr = linalg_is_iterator_type_array_attr,
  .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_variadic_of_any_type = {.summary = "variadic of any type"};
static const mica_constraint must_be_variadic_of_shaped_of_any_type_values = {
  .summary = "variadic of shaped of any type values", .type = mica_type_is_shaped,
};
static const mica_constraint must_be_variadic_of_ranked_tensor_of_any_type_values = {
  .summary = "variadic of ranked tensor of any type values", .type = mica_type_is_ranked_tensor,
};
static const mica_constraint must_be_any_region = {.summary = "any region"};
static const mica_constraint must_be_64_bit_signless_integer_attribute_whose_minimum = {
  .summary = "64-bit signless integer attribute whose minimum value is 0",
  .attr = linalg_is_i64_attr_whose_minimum_value_is_0, .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_index = {.summary = "index", .type = mica_type_is_index};
static const mica_constraint must_be_allowed_32_bit_signless_integer_cases_0_1 = {
  .summary = "allowed 32-bit signless integer cases: 0, 1", .attr = linalg_is_type_fn_attr,
  .is_kind = linalg_type_fn_attr_isa,
};
static const mica_constraint must_be_64_bit_signless_int_elements_attribute_of = {
  .summary = "64-bit signless int elements attribute of shape [1]",
  .attr = linalg_is_ranked_i64_elements_attr, .is_kind = mica_attr_is_dense_int_elements,
};
static const mica_constraint must_be_64_bit_signless_int_elements_attribute_of_2 = {
  .summary = "64-bit signless int elements attribute of shape [2]",
  .attr = linalg_is_ranked_i64_elements_attr_2, .is_kind = mica_attr_is_dense_int_elements,
};
static const mica_constraint must_be_64_bit_signless_int_elements_attribute_of_3 = {
  .summary = "64-bit signless int elements attribute of shape [3]",
  .attr = linalg_is_ranked_i64_elements_attr_3, .is_kind = mica_attr_is_dense_int_elements,
};
static const mica_constraint must_be_region_with_1_blocks = {.summary = "region with 1 blocks"};
static const mica_constraint must_be_allowed_32_bit_signless_integer_cases_0_1_2 = {
  .summary =
      "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, "
      "15, 16, 17, 18, 19, 20, 21, 22, 23", .attr = linalg_is_elementwise_kind_attr,
  .is_kind = linalg_elementwise_kind_attr_isa,
};
static const mica_constraint must_be_variadic_of_memref_of_any_type_values_or = {
  .summary = "variadic of memref of any type values or ranked tensor of any type values",
  .type = linalg_is_tensor_or_memref,
};
static const mica_constraint must_be_memref_of_any_type_values_or_ranked_tensor = {
  .summary = "memref of any type values or ranked tensor of any type values",
  .type = linalg_is_tensor_or_memref,
};
static const mica_constraint must_be_variadic_of_tensor_of_any_type_values = {
  .summary = "variadic of tensor of any type values", .type = mica_type_is_tensor,
};
static const mica_constraint must_be_i64_dense_array_attribute_should_be_in_increasing = {
  .summary = "i64 dense array attribute should be in increasing order",
  .attr = linalg_is_dense_i64_array_attr_should_be_in_increasing_order,
  .is_kind = mica_attr_is_dense_i64s,
};
static const mica_constraint must_be_i64_dense_array_attribute = {
  .summary = "i64 dense array attribute", .attr = mica_attr_is_dense_i64s,
  .is_kind = mica_attr_is_dense_i64s,
};
static const mica_constraint must_be_ranked_tensor_of_any_type_values = {
  .summary = "ranked tensor of any type values", .type = mica_type_is_ranked_tensor,
};
static const mica_constraint must_be_any_type = {.summary = "any type"};
static const mica_constraint must_be_variadic_of_index = {
  .summary = "variadic of index", .type = mica_type_is_index,
};
static const mica_constraint must_be_64_bit_signless_integer_attribute = {
  .summary = "64-bit signless integer attribute", .attr = linalg_is_i64_attr,
  .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_shaped_of_any_type_values = {
  .summary = "shaped of any type values", .type = mica_type_is_shaped,
};
static const mica_constraint must_be_allowed_32_bit_signless_integer_cases_0_1_3 = {
  .summary = "allowed 32-bit signless integer cases: 0, 1, 2",
  .attr = linalg_is_winograd_conv2d_fmr_attr, .is_kind = linalg_is_winograd_conv2d_fmr_attr,
};
static const mica_constraint must_be_4_d_tensor_of_any_type_values = {
  .summary = "4D tensor of any type values", .type = linalg_is_4_d_tensor_of_any_type_values,
};
static const mica_constraint must_be_6_d_tensor_of_any_type_values = {
  .summary = "6D tensor of any type values", .type = linalg_is_6_d_tensor_of_any_type_values,
};

const mica_attr *linalg_unary_fn_attr_get(mica_context *ctx, linalg_unary_fn value) {
  assert(mica_enum_is_valid(&linalg_unary_fn_enum, (uint64_t)value));
  const linalg_unary_fn_attr_params params = {value};
  return mica_attr_get(ctx, &linalg_unary_fn_attr_def, &params);
}

// linalg.unary_fn: `<` $value `>`
static const mica_attr *linalg_unary_fn_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  linalg_unary_fn_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &linalg_unary_fn_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "UnaryFnAttr", "value", "::mlir::linalg::UnaryFn");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &linalg_unary_fn_attr_def, &params);
}

static void linalg_unary_fn_attr_print(mica_printer *p, const mica_attr *attr) {
  const linalg_unary_fn_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &linalg_unary_fn_enum, (uint64_t)params->value);
  mica_print_char(p, '>');
}

static const mica_param_def linalg_unary_fn_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS, .offset = offsetof(linalg_unary_fn_attr_params, value),
   .size = sizeof(linalg_unary_fn)},
};

const mica_attr_def linalg_unary_fn_attr_def = {
  .base = {
    .abi = 5, .name = "linalg.unary_fn", .mnemonic = "unary_fn", .dialect = &linalg_dialect,
    .params_size = sizeof(linalg_unary_fn_attr_params),
    .params = linalg_unary_fn_attr_param_table, .param_count = 1,
  },
  .parse = linalg_unary_fn_attr_parse, .print = linalg_unary_fn_attr_print,
};

const mica_attr *linalg_binary_fn_attr_get(mica_context *ctx, linalg_binary_fn value) {
  assert(mica_enum_is_valid(&linalg_binary_fn_enum, (uint64_t)value));
  const linalg_binary_fn_attr_params params = {value};
  return mica_attr_get(ctx, &linalg_binary_fn_attr_def, &params);
}

// linalg.binary_fn: `<` $value `>`
static const mica_attr *linalg_binary_fn_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  linalg_binary_fn_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &linalg_binary_fn_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "BinaryFnAttr", "value", "::mlir::linalg::BinaryFn");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &linalg_binary_fn_attr_def, &params);
}

static void linalg_binary_fn_attr_print(mica_printer *p, const mica_attr *attr) {
  const linalg_binary_fn_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &linalg_binary_fn_enum, (uint64_t)params->value);
  mica_print_char(p, '>');
}

static const mica_param_def linalg_binary_fn_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(linalg_binary_fn_attr_params, value), .size = sizeof(linalg_binary_fn)},
};

const mica_attr_def linalg_binary_fn_attr_def = {
  .base = {
    .abi = 5, .name = "linalg.binary_fn", .mnemonic = "binary_fn", .dialect = &linalg_dialect,
    .params_size = sizeof(linalg_binary_fn_attr_params),
    .params = linalg_binary_fn_attr_param_table, .param_count = 1,
  },
  .parse = linalg_binary_fn_attr_parse, .print = linalg_binary_fn_attr_print,
};

const mica_attr *linalg_ternary_fn_attr_get(mica_context *ctx, linalg_ternary_fn value) {
  assert(mica_enum_is_valid(&linalg_ternary_fn_enum, (uint64_t)value));
  const linalg_ternary_fn_attr_params params = {value};
  return mica_attr_get(ctx, &linalg_ternary_fn_attr_def, &params);
}

// linalg.ternary_fn: `<` $value `>`
static const mica_attr *linalg_ternary_fn_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  linalg_ternary_fn_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &linalg_ternary_fn_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "TernaryFnAttr", "value", "::mlir::linalg::TernaryFn");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &linalg_ternary_fn_attr_def, &params);
}

static void linalg_ternary_fn_attr_print(mica_printer *p, const mica_attr *attr) {
  const linalg_ternary_fn_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &linalg_ternary_fn_enum, (uint64_t)params->value);
  mica_print_char(p, '>');
}

static const mica_param_def linalg_ternary_fn_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(linalg_ternary_fn_attr_params, value), .size = sizeof(linalg_ternary_fn)},
};

const mica_attr_def linalg_ternary_fn_attr_def = {
  .base = {
    .abi = 5, .name = "linalg.ternary_fn", .mnemonic = "ternary_fn", .dialect = &linalg_dialect,
    .params_size = sizeof(linalg_ternary_fn_attr_params),
    .params = linalg_ternary_fn_attr_param_table, .param_count = 1,
  },
  .parse = linalg_ternary_fn_attr_parse, .print = linalg_ternary_fn_attr_print,
};

const mica_attr *linalg_type_fn_attr_get(mica_context *ctx, linalg_type_fn value) {
  assert(mica_enum_is_valid(&linalg_type_fn_enum, (uint64_t)value));
  const linalg_type_fn_attr_params params = {value};
  return mica_attr_get(ctx, &linalg_type_fn_attr_def, &params);
}

// linalg.type_fn: `<` $value `>`
static const mica_attr *linalg_type_fn_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  linalg_type_fn_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &linalg_type_fn_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "TypeFnAttr", "value", "::mlir::linalg::TypeFn");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &linalg_type_fn_attr_def, &params);
}

static void linalg_type_fn_attr_print(mica_printer *p, const mica_attr *attr) {
  const linalg_type_fn_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &linalg_type_fn_enum, (uint64_t)params->value);
  mica_print_char(p, '>');
}

static const mica_param_def linalg_type_fn_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS, .offset = offsetof(linalg_type_fn_attr_params, value),
   .size = sizeof(linalg_type_fn)},
};

const mica_attr_def linalg_type_fn_attr_def = {
  .base = {
    .abi = 5, .name = "linalg.type_fn", .mnemonic = "type_fn", .dialect = &linalg_dialect,
    .params_size = sizeof(linalg_type_fn_attr_params),
    .params = linalg_type_fn_attr_param_table, .param_count = 1,
  },
  .parse = linalg_type_fn_attr_parse, .print = linalg_type_fn_attr_print,
};

const mica_attr *linalg_elementwise_kind_attr_get(mica_context *ctx,
                                                  linalg_elementwise_kind value) {
  assert(mica_enum_is_valid(&linalg_elementwise_kind_enum, (uint64_t)value));
  const linalg_elementwise_kind_attr_params params = {value};
  return mica_attr_get(ctx, &linalg_elementwise_kind_attr_def, &params);
}

// linalg.elementwise_kind: `<` $value `>`
static const mica_attr *linalg_elementwise_kind_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  linalg_elementwise_kind_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &linalg_elementwise_kind_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "ElementwiseKindAttr", "value",
                                      "::mlir::linalg::ElementwiseKind");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &linalg_elementwise_kind_attr_def, &params);
}

static void linalg_elementwise_kind_attr_print(mica_printer *p, const mica_attr *attr) {
  const linalg_elementwise_kind_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &linalg_elementwise_kind_enum, (uint64_t)params->value);
  mica_print_char(p, '>');
}

static const mica_param_def linalg_elementwise_kind_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(linalg_elementwise_kind_attr_params, value),
   .size = sizeof(linalg_elementwise_kind)},
};

const mica_attr_def linalg_elementwise_kind_attr_def = {
  .base = {
    .abi = 5, .name = "linalg.elementwise_kind", .mnemonic = "elementwise_kind",
    .dialect = &linalg_dialect, .params_size = sizeof(linalg_elementwise_kind_attr_params),
    .params = linalg_elementwise_kind_attr_param_table, .param_count = 1,
  },
  .parse = linalg_elementwise_kind_attr_parse, .print = linalg_elementwise_kind_attr_print,
};

const mica_attr *linalg_iterator_type_attr_get(mica_context *ctx, linalg_iterator_type value) {
  assert(mica_enum_is_valid(&linalg_iterator_type_enum, (uint64_t)value));
  const linalg_iterator_type_attr_params params = {value};
  return mica_attr_get(ctx, &linalg_iterator_type_attr_def, &params);
}

// linalg.iterator_type: `<` $value `>`
static const mica_attr *linalg_iterator_type_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  linalg_iterator_type_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &linalg_iterator_type_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "IteratorTypeEnum", "value",
                                      "::mlir::utils::IteratorType");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &linalg_iterator_type_attr_def, &params);
}

static void linalg_iterator_type_attr_print(mica_printer *p, const mica_attr *attr) {
  const linalg_iterator_type_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &linalg_iterator_type_enum, (uint64_t)params->value);
  mica_print_char(p, '>');
}

static const mica_param_def linalg_iterator_type_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(linalg_iterator_type_attr_params, value),
   .size = sizeof(linalg_iterator_type)},
};

const mica_attr_def linalg_iterator_type_attr_def = {
  .base = {
    .abi = 5, .name = "linalg.iterator_type", .mnemonic = "iterator_type",
    .dialect = &linalg_dialect, .params_size = sizeof(linalg_iterator_type_attr_params),
    .params = linalg_iterator_type_attr_param_table, .param_count = 1,
  },
  .parse = linalg_iterator_type_attr_parse, .print = linalg_iterator_type_attr_print,
};

// ---- linalg.generic ----

mica_attrs linalg_generic_indexing_maps(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_generic_def, LINALG_GENERIC_SLOT_INDEXING_MAPS);
  return mica_attr_array_elements(attr);
}
bool linalg_generic_set_indexing_maps(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_INDEXING_MAPS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_attrs linalg_generic_iterator_types(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_generic_def, LINALG_GENERIC_SLOT_ITERATOR_TYPES);
  return mica_attr_array_elements(attr);
}
bool linalg_generic_set_iterator_types(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_ITERATOR_TYPES,
                              mica_attr_array(mica_op_context(op), value));
}

mica_str linalg_generic_doc(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &linalg_generic_def, LINALG_GENERIC_SLOT_DOC);
  return attr == NULL ? (mica_str){0} : mica_attr_string_value(attr);
}
bool linalg_generic_set_doc(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_DOC,
                              mica_attr_string(mica_op_context(op), value));
}

mica_str linalg_generic_library_call(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_generic_def, LINALG_GENERIC_SLOT_LIBRARY_CALL);
  return attr == NULL ? (mica_str){0} : mica_attr_string_value(attr);
}
bool linalg_generic_set_library_call(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &linalg_generic_def, LINALG_GENERIC_SLOT_LIBRARY_CALL,
                              mica_attr_string(mica_op_context(op), value));
}

mica_op *linalg_generic_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                              mica_value *const *inputs, size_t inputs_count,
                              mica_value *const *outputs, size_t outputs_count,
                              mica_attrs indexing_maps, mica_attrs iterator_types,
                              const mica_attr *doc, const mica_attr *library_call) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    doc, mica_attr_array(ctx, indexing_maps), mica_attr_array(ctx, iterator_types), library_call,
  };
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 4, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_generic_def, &parts, groups, 2);
}

static const mica_part linalg_generic_parts[] = {
  {.name = "doc", .check = &must_be_string_attribute, .flags = MICA_PART_OPTIONAL, .order = 2},
  {.name = "indexing_maps", .check = &must_be_affine_map_array_attribute},
  {.name = "iterator_types", .check = &must_be_iterator_type_should_be_an_enum, .order = 1},
  {.name = "library_call", .check = &must_be_string_attribute, .flags = MICA_PART_OPTIONAL,
   .order = 3},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "inputs", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "outputs", .check = &must_be_variadic_of_shaped_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "result_tensors", .check = &must_be_variadic_of_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_any_region},
};
static const mica_region_checks linalg_generic_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, mica_verify_destination_style,
                                     linalg_verify_structured, NULL},
};
static const mica_op_checks linalg_generic_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, mica_verify_operand_sizes, NULL},
  .regions = &linalg_generic_region_checks,
};
static const mica_trait *const linalg_generic_traits[] = {
  &mica_trait_single_block, &mica_trait_single_block_implicit_terminator,
  &mica_trait_recursive_memory_effects, &mica_trait_attr_sized_operand_segments, NULL,
};
static const mica_interface_impl linalg_generic_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id, &linalg_generic_structured},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.block_argument_names = linalg_generic_block_argument_names}},
};
static bool linalg_generic_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, linalg_generic_parse(p, out), "linalg_generic_parse");
}

static const mica_op_more linalg_generic_more = {
  .terminator = &linalg_yield_def,
  .patterns = linalg_generic_canonicalizations,
};
const mica_op_def linalg_generic_def = {
  .name = "linalg.generic", .name_size = 14, .summary = "Loops that say all of themselves",
  .dialect = &linalg_dialect,
  .parts = linalg_generic_parts, .slot_count = 5, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_generic_interfaces, .interface_count = 7,
  .checks = &linalg_generic_checks,
  .parse = linalg_generic_parse_hook, .print = linalg_generic_print, .more = &linalg_generic_more,
};

// ---- linalg.yield ----

mica_op *linalg_yield_build(mica_builder *b, mica_loc loc, mica_value *const *values,
                            size_t values_count) {
  const mica_op_parts parts = {values, values_count, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &linalg_yield_def, &parts);
}

static const mica_part linalg_yield_parts[] = {
  {.name = "values", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static const mica_op_checks linalg_yield_checks = {
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
  .check = {linalg_yield_check, "linalg_yield_check"},
};
// All methods as the interface has them.
static const mica_region_branch_terminator_interface
    linalg_yield_region_branch_terminator_methods = {
  0,
};
static const mica_trait *const linalg_yield_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_return_like, &mica_trait_is_terminator, NULL,
};
static const mica_interface_impl linalg_yield_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_region_branch_terminator_interface_id, &linalg_yield_region_branch_terminator_methods},
};
static bool linalg_yield_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, linalg_yield_parse(p, out), "linalg_yield_parse");
}

const mica_op_def linalg_yield_def = {
  .flags = MICA_OP_TERMINATOR, .name = "linalg.yield", .name_size = 12,
  .summary = "Ends an iteration with the elements of the outputs", .dialect = &linalg_dialect,
  .parts = linalg_yield_parts, .operand_count = 1, .traits = linalg_yield_traits,
  .interfaces = linalg_yield_interfaces, .interface_count = 3, .checks = &linalg_yield_checks,
  .parse = linalg_yield_parse_hook, .print = linalg_yield_print,
};

// ---- linalg.index ----

int64_t linalg_index_dim(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &linalg_index_def, LINALG_INDEX_SLOT_DIM);
  return mica_attr_integer_value(attr);
}
bool linalg_index_set_dim(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &linalg_index_def, LINALG_INDEX_SLOT_DIM,
                              mica_attr_i(mica_op_context(op), 64, value));
}

static bool linalg_index_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                     const mica_type **types) {
  (void)loc;
  (void)parts;
  types[0] = mica_type_index(ctx);
  return types[0] != NULL;
}

mica_op *linalg_index_build(mica_builder *b, mica_loc loc, int64_t dim) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 64, dim)};
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[LINALG_INDEX_RESULT] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &linalg_index_def, &parts);
}

static const mica_part linalg_index_parts[] = {
  {.name = "dim", .check = &must_be_64_bit_signless_integer_attribute_whose_minimum},
  {.name = "result", .check = &must_be_index},
};
// linalg.index: $dim attr-dict `:` type($result)
static bool linalg_index_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *dim_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 64), mica_attr_is_integer,
                          &dim_attr))
    return false;
  mica_state_set_slot(out, LINALG_INDEX_SLOT_DIM, dim_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_index, "builtin.index", &result_type)) return false;
  return mica_state_result(out, result_type);
}

static void linalg_index_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, linalg_index_dim_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(linalg_index_result(op)));
}

static const mica_trait *const linalg_index_traits[] = {&mica_trait_always_speculatable, NULL};
static const mica_interface_impl linalg_index_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = linalg_index_infer_types}},
};
static bool linalg_index_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  (void)operands;
  return linalg_index_fold(op, out);
}

static const mica_op_more linalg_index_more = {.fold = linalg_index_fold_hook};
const mica_op_def linalg_index_def = {
  .name = "linalg.index", .name_size = 12, .summary = "The number of the iteration",
  .dialect = &linalg_dialect, .parts = linalg_index_parts, .slot_count = 1, .result_count = 1,
  .traits = linalg_index_traits, .interfaces = linalg_index_interfaces, .interface_count = 3,
  .checks = &(const mica_op_checks){.check = {linalg_index_check, "linalg_index_check"}},
  .parse = linalg_index_parse, .print = linalg_index_print, .more = &linalg_index_more,
};

// ---- linalg.copy ----

linalg_type_fn linalg_copy_cast(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &linalg_copy_def, LINALG_COPY_SLOT_CAST);
  return attr == NULL ? LINALG_TYPE_FN_CAST_SIGNED : linalg_type_fn_attr_value(attr);
}
bool linalg_copy_set_cast(mica_op *op, linalg_type_fn value) {
  return mica_op_fill_slot_as(op, &linalg_copy_def, LINALG_COPY_SLOT_CAST,
                              linalg_type_fn_attr_get(mica_op_context(op), value));
}

mica_op *linalg_copy_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count, linalg_type_fn cast) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {linalg_type_fn_attr_get(ctx, cast)};
  if (slots[LINALG_COPY_SLOT_CAST] == NULL) return NULL;
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 1, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_copy_def, &parts, groups, 2);
}

static const mica_part linalg_copy_parts[] = {
  {.name = "cast", .check = &must_be_allowed_32_bit_signless_integer_cases_0_1,
   .flags = MICA_PART_DEFAULTED},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "inputs", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "outputs", .check = &must_be_variadic_of_shaped_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "result_tensors", .check = &must_be_variadic_of_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_any_region},
};
static const mica_interface_impl linalg_copy_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "cast(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
static const mica_op_more linalg_copy_more = {
  .terminator = &linalg_yield_def,
  .patterns = linalg_copy_canonicalizations,
};
const mica_op_def linalg_copy_def = {
  .name = "linalg.copy", .name_size = 11, .summary = "The elements of another",
  .dialect = &linalg_dialect,
  .parts = linalg_copy_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_copy_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_copy_more,
};

// ---- linalg.exp ----

mica_op *linalg_exp_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_exp_def, &parts, groups, 2);
}

static const mica_part linalg_exp_parts[] = {
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "inputs", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "outputs", .check = &must_be_variadic_of_shaped_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "result_tensors", .check = &must_be_variadic_of_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_any_region},
};
static const mica_interface_impl linalg_exp_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "exp(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
static const mica_op_more linalg_exp_more = {.terminator = &linalg_yield_def};
const mica_op_def linalg_exp_def = {
  .name = "linalg.exp", .name_size = 10, .summary = "exp(x)", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_exp_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.log ----

mica_op *linalg_log_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_log_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_log_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "log(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_log_def = {
  .name = "linalg.log", .name_size = 10, .summary = "log(x)", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_log_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.abs ----

mica_op *linalg_abs_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_abs_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_abs_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "abs(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_abs_def = {
  .name = "linalg.abs", .name_size = 10, .summary = "The absolute value",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_abs_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.ceil ----

mica_op *linalg_ceil_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_ceil_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_ceil_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "ceil(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_ceil_def = {
  .name = "linalg.ceil", .name_size = 11, .summary = "The next integer above",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_ceil_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.floor ----

mica_op *linalg_floor_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                            mica_value *const *inputs, size_t inputs_count,
                            mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_floor_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_floor_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "floor(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_floor_def = {
  .name = "linalg.floor", .name_size = 12, .summary = "The next integer below",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_floor_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.negf ----

mica_op *linalg_negf_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_negf_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_negf_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "negf(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_negf_def = {
  .name = "linalg.negf", .name_size = 11, .summary = "The number with the other sign",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_negf_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.reciprocal ----

mica_op *linalg_reciprocal_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                 mica_value *const *inputs, size_t inputs_count,
                                 mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_reciprocal_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_reciprocal_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "reciprocal(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_reciprocal_def = {
  .name = "linalg.reciprocal", .name_size = 17, .summary = "1 / x", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_reciprocal_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.round ----

mica_op *linalg_round_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                            mica_value *const *inputs, size_t inputs_count,
                            mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_round_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_round_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "round(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_round_def = {
  .name = "linalg.round", .name_size = 12, .summary = "The nearest integer",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_round_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.sqrt ----

mica_op *linalg_sqrt_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_sqrt_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_sqrt_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "sqrt(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_sqrt_def = {
  .name = "linalg.sqrt", .name_size = 11, .summary = "The square root", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_sqrt_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.rsqrt ----

mica_op *linalg_rsqrt_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                            mica_value *const *inputs, size_t inputs_count,
                            mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_rsqrt_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_rsqrt_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "rsqrt(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_rsqrt_def = {
  .name = "linalg.rsqrt", .name_size = 12, .summary = "1 / sqrt(x)", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_rsqrt_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.square ----

mica_op *linalg_square_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                             mica_value *const *inputs, size_t inputs_count,
                             mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_square_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_square_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "square(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_square_def = {
  .name = "linalg.square", .name_size = 13, .summary = "x * x", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_square_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.tanh ----

mica_op *linalg_tanh_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_tanh_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_tanh_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "tanh(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_tanh_def = {
  .name = "linalg.tanh", .name_size = 11, .summary = "tanh(x)", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_tanh_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.erf ----

mica_op *linalg_erf_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_erf_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_erf_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "erf(a)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_erf_def = {
  .name = "linalg.erf", .name_size = 10, .summary = "The error function",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_erf_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.add ----

mica_op *linalg_add_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_add_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_add_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 3, .body = "add(a, b)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_add_def = {
  .name = "linalg.add", .name_size = 10, .summary = "The sum", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_add_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.sub ----

mica_op *linalg_sub_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_sub_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_sub_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 3, .body = "sub(a, b)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_sub_def = {
  .name = "linalg.sub", .name_size = 10, .summary = "The difference", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_sub_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.mul ----

mica_op *linalg_mul_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_mul_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_mul_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 3, .body = "mul(a, b)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_mul_def = {
  .name = "linalg.mul", .name_size = 10, .summary = "The product", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_mul_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.div ----

mica_op *linalg_div_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_div_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_div_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 3, .body = "div(a, b)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_div_def = {
  .name = "linalg.div", .name_size = 10, .summary = "The quotient of floats or signed integers",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_div_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.div_unsigned ----

mica_op *linalg_div_unsigned_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                   mica_value *const *inputs, size_t inputs_count,
                                   mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_div_unsigned_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_div_unsigned_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 3, .body = "div_unsigned(a, b)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_div_unsigned_def = {
  .name = "linalg.div_unsigned", .name_size = 19, .summary = "The quotient of unsigned integers",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_div_unsigned_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.max ----

mica_op *linalg_max_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_max_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_max_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 3, .body = "max_signed(a, b)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_max_def = {
  .name = "linalg.max", .name_size = 10, .summary = "The greater of floats or signed integers",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_max_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.min ----

mica_op *linalg_min_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_min_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_min_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 3, .body = "min_signed(a, b)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_min_def = {
  .name = "linalg.min", .name_size = 10, .summary = "The lesser of floats or signed integers",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_min_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.powf ----

mica_op *linalg_powf_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_powf_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_powf_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 3, .body = "powf(a, b)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_powf_def = {
  .name = "linalg.powf", .name_size = 11, .summary = "x to the power of y",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_powf_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.select ----

mica_op *linalg_select_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                             mica_value *const *inputs, size_t inputs_count,
                             mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_select_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_select_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 4, .body = "select(a, b, c)"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_select_def = {
  .name = "linalg.select", .name_size = 13, .summary = "One of two values by a condition",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_select_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.fill ----

mica_op *linalg_fill_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                           mica_value *const *inputs, size_t inputs_count,
                           mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_fill_def, &parts, groups, 2);
}

static const mica_op_checks linalg_fill_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, mica_verify_operand_sizes, NULL},
  .verify = (mica_op_check *const[]){linalg_verify_fill, NULL},
  .regions = &linalg_generic_region_checks,
};
static const mica_interface_impl linalg_fill_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_elements_maps, .loops = linalg_output_loops,
                              .arguments = 2, .body = "a"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_fill_op_interface_id, &linalg_fill_op_interface_id},
};
static const mica_op_more linalg_fill_more = {
  .terminator = &linalg_yield_def,
  .patterns = linalg_fill_canonicalizations,
};
const mica_op_def linalg_fill_def = {
  .name = "linalg.fill", .name_size = 11, .summary = "All elements a scalar",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_fill_interfaces, .interface_count = 7,
  .checks = &linalg_fill_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_fill_more,
};

// ---- linalg.quantized_matmul ----

mica_op *linalg_quantized_matmul_build(mica_builder *b, mica_loc loc,
                                       mica_types result_tensors_types, mica_value *const *inputs,
                                       size_t inputs_count, mica_value *const *outputs,
                                       size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_quantized_matmul_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_quantized_matmul_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) "
                                          "-> (k, n)>, affine_map<(m, n, k) -> ()>, "
                                          "affine_map<(m, n, k) -> ()>, affine_map<(m, n, k) -> "
                                          "(m, n)>]", .arguments = 5,
                              .body = "add(out, mul(sub(signed(a), signed(c)), sub(signed(b), "
                                      "signed(d))))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_quantized_matmul_def = {
  .name = "linalg.quantized_matmul", .name_size = 23,
  .summary = "The product of matrices with zero points", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_quantized_matmul_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.mmt4d ----

mica_op *linalg_mmt4d_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                            mica_value *const *inputs, size_t inputs_count,
                            mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_mmt4d_def, &parts, groups, 2);
}

static const mica_region_checks linalg_mmt4d_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, mica_verify_destination_style,
                                     linalg_verify_structured, linalg_verify_contraction, NULL},
};
static const mica_op_checks linalg_mmt4d_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, mica_verify_operand_sizes, NULL},
  .regions = &linalg_mmt4d_region_checks,
};
static const mica_interface_impl linalg_mmt4d_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(m, n, k, m0, n0, k0) -> (m, k, m0, k0)>, "
                                          "affine_map<(m, n, k, m0, n0, k0) -> (n, k, n0, k0)>, "
                                          "affine_map<(m, n, k, m0, n0, k0) -> (m, n, m0, n0)>]",
                              .arguments = 3, .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_contraction_op_interface_id, &linalg_contraction_op_interface_id},
};
const mica_op_def linalg_mmt4d_def = {
  .name = "linalg.mmt4d", .name_size = 12,
  .summary = "Tiles of a matrix times tiles of a transposed one", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_mmt4d_interfaces, .interface_count = 7,
  .checks = &linalg_mmt4d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.batch_mmt4d ----

mica_op *linalg_batch_mmt4d_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                  mica_value *const *inputs, size_t inputs_count,
                                  mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_batch_mmt4d_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_batch_mmt4d_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(b, m, n, k, m0, n0, k0) -> (b, m, k, m0, "
                                          "k0)>, affine_map<(b, m, n, k, m0, n0, k0) -> (b, n, k, "
                                          "n0, k0)>, affine_map<(b, m, n, k, m0, n0, k0) -> (b, "
                                          "m, n, m0, n0)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_contraction_op_interface_id, &linalg_contraction_op_interface_id},
};
const mica_op_def linalg_batch_mmt4d_def = {
  .name = "linalg.batch_mmt4d", .name_size = 18, .summary = "The same for each of a batch",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_batch_mmt4d_interfaces, .interface_count = 7, .checks = &linalg_mmt4d_checks,
  .parse = linalg_named_parse, .print = linalg_named_print, .more = &linalg_exp_more,
};

// ---- linalg.quantized_batch_matmul ----

mica_op *linalg_quantized_batch_matmul_build(mica_builder *b, mica_loc loc,
                                             mica_types result_tensors_types,
                                             mica_value *const *inputs, size_t inputs_count,
                                             mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_quantized_batch_matmul_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_quantized_batch_matmul_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, "
                                          "m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> "
                                          "()>, affine_map<(b, m, n, k) -> ()>, affine_map<(b, m, "
                                          "n, k) -> (b, m, n)>]", .arguments = 5,
                              .body = "add(out, mul(sub(signed(a), signed(c)), sub(signed(b), "
                                      "signed(d))))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_quantized_batch_matmul_def = {
  .name = "linalg.quantized_batch_matmul", .name_size = 29,
  .summary = "The product of matrices with zero points, for each of a batch",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_quantized_batch_matmul_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.matvec ----

mica_op *linalg_matvec_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                             mica_value *const *inputs, size_t inputs_count,
                             mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_matvec_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_matvec_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> "
                                          "(n)>, affine_map<(m, n) -> (m)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_contraction_op_interface_id, &linalg_contraction_op_interface_id},
};
const mica_op_def linalg_matvec_def = {
  .name = "linalg.matvec", .name_size = 13, .summary = "A matrix times a vector",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_matvec_interfaces, .interface_count = 7,
  .checks = &linalg_mmt4d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.vecmat ----

mica_op *linalg_vecmat_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                             mica_value *const *inputs, size_t inputs_count,
                             mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_vecmat_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_vecmat_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, m) -> (m)>, affine_map<(n, m) -> (m, "
                                          "n)>, affine_map<(n, m) -> (n)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_contraction_op_interface_id, &linalg_contraction_op_interface_id},
};
const mica_op_def linalg_vecmat_def = {
  .name = "linalg.vecmat", .name_size = 13, .summary = "A vector times a matrix",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_vecmat_interfaces, .interface_count = 7,
  .checks = &linalg_mmt4d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.batch_matvec ----

mica_op *linalg_batch_matvec_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                   mica_value *const *inputs, size_t inputs_count,
                                   mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_batch_matvec_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_batch_matvec_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(b, m, k) -> (b, m, k)>, affine_map<(b, m, "
                                          "k) -> (b, k)>, affine_map<(b, m, k) -> (b, m)>]",
                              .arguments = 3, .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_contraction_op_interface_id, &linalg_contraction_op_interface_id},
};
const mica_op_def linalg_batch_matvec_def = {
  .name = "linalg.batch_matvec", .name_size = 19,
  .summary = "A matrix times a vector, for each of a batch", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_batch_matvec_interfaces, .interface_count = 7,
  .checks = &linalg_mmt4d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.batch_vecmat ----

mica_op *linalg_batch_vecmat_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                   mica_value *const *inputs, size_t inputs_count,
                                   mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_batch_vecmat_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_batch_vecmat_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(b, n, k) -> (b, k)>, affine_map<(b, n, k) "
                                          "-> (b, k, n)>, affine_map<(b, n, k) -> (b, n)>]",
                              .arguments = 3, .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_contraction_op_interface_id, &linalg_contraction_op_interface_id},
};
const mica_op_def linalg_batch_vecmat_def = {
  .name = "linalg.batch_vecmat", .name_size = 19,
  .summary = "A vector times a matrix, for each of a batch", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_batch_vecmat_interfaces, .interface_count = 7,
  .checks = &linalg_mmt4d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.dot ----

mica_op *linalg_dot_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                          mica_value *const *inputs, size_t inputs_count,
                          mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_dot_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_dot_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, "
                                          "affine_map<(m) -> ()>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_contraction_op_interface_id, &linalg_contraction_op_interface_id},
};
const mica_op_def linalg_dot_def = {
  .name = "linalg.dot", .name_size = 10, .summary = "The product of two vectors",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_dot_interfaces, .interface_count = 7,
  .checks = &linalg_mmt4d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.fill_rng_2d ----

mica_op *linalg_fill_rng_2d_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                  mica_value *const *inputs, size_t inputs_count,
                                  mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_fill_rng_2d_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_fill_rng_2d_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(m, n) -> ()>, affine_map<(m, n) -> ()>, "
                                          "affine_map<(m, n) -> ()>, affine_map<(m, n) -> (m, n)>]",
                              .arguments = 4,
                              .body = "signed(add(mul(add(signed(constant(2147483647 : i64), "
                                      "f64), signed(add(mul(add(signed(index(1), i32), "
                                      "add(mul(add(signed(index(0), i32), c), "
                                      "signed(constant(1103515245 : i64), i32)), "
                                      "signed(constant(12345 : i64), i32))), "
                                      "signed(constant(1103515245 : i64), i32)), "
                                      "signed(constant(12345 : i64), i32)), f64)), mul(sub(b, a), "
                                      "signed(constant(2.3283063999999999E-10 : f64), f64))), "
                                      "a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
const mica_op_def linalg_fill_rng_2d_def = {
  .name = "linalg.fill_rng_2d", .name_size = 18, .summary = "Pseudorandom numbers between two",
  .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_fill_rng_2d_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_1d ----

mica_op *linalg_conv_1d_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                              mica_value *const *inputs, size_t inputs_count,
                              mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_1d_def, &parts, groups, 2);
}

static const mica_op_checks linalg_conv_1d_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, mica_verify_operand_sizes, NULL},
  .verify = (mica_op_check *const[]){linalg_verify_convolution, NULL},
  .regions = &linalg_generic_region_checks,
};
static const mica_interface_impl linalg_conv_1d_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(ow, kw) -> (ow + kw)>, affine_map<(ow, "
                                          "kw) -> (kw)>, affine_map<(ow, kw) -> (ow)>]",
                              .arguments = 3, .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_1d_def = {
  .name = "linalg.conv_1d", .name_size = 14, .summary = "A convolution", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_conv_1d_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_2d ----

mica_op *linalg_conv_2d_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                              mica_value *const *inputs, size_t inputs_count,
                              mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_2d_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_2d_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(oh, ow, kh, kw) -> (oh + kh, ow + kw)>, "
                                          "affine_map<(oh, ow, kh, kw) -> (kh, kw)>, "
                                          "affine_map<(oh, ow, kh, kw) -> (oh, ow)>]",
                              .arguments = 3, .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_2d_def = {
  .name = "linalg.conv_2d", .name_size = 14, .summary = "A convolution", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_conv_2d_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_3d ----

mica_op *linalg_conv_3d_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                              mica_value *const *inputs, size_t inputs_count,
                              mica_value *const *outputs, size_t outputs_count) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_3d_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_3d_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(od, oh, ow, kd, kh, kw) -> (od + kd, oh + "
                                          "kh, ow + kw)>, affine_map<(od, oh, ow, kd, kh, kw) -> "
                                          "(kd, kh, kw)>, affine_map<(od, oh, ow, kd, kh, kw) -> "
                                          "(od, oh, ow)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_3d_def = {
  .name = "linalg.conv_3d", .name_size = 14, .summary = "A convolution", .dialect = &linalg_dialect,
  .parts = linalg_exp_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_conv_3d_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_1d_nwc_wcf ----

const mica_attr *linalg_conv_1d_nwc_wcf_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_1d_nwc_wcf_def, LINALG_CONV_1D_NWC_WCF_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

const mica_attr *linalg_conv_1d_nwc_wcf_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_1d_nwc_wcf_def, LINALG_CONV_1D_NWC_WCF_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

mica_op *linalg_conv_1d_nwc_wcf_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_1d_nwc_wcf_def, &parts, groups, 2);
}

static const mica_part linalg_conv_1d_nwc_wcf_parts[] = {
  {.name = "dilations", .check = &must_be_64_bit_signless_int_elements_attribute_of,
   .flags = MICA_PART_DEFAULTED, .order = 1},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "strides", .check = &must_be_64_bit_signless_int_elements_attribute_of,
   .flags = MICA_PART_DEFAULTED},
  {.name = "inputs", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "outputs", .check = &must_be_variadic_of_shaped_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "result_tensors", .check = &must_be_variadic_of_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_any_region},
};
static const mica_interface_impl linalg_conv_1d_nwc_wcf_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, ow, f, kw, c)[sw, dw] -> (n, ow * sw + "
                                          "kw * dw, c)>, affine_map<(n, ow, f, kw, c)[sw, dw] -> "
                                          "(kw, c, f)>, affine_map<(n, ow, f, kw, c)[sw, dw] -> "
                                          "(n, ow, f)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_1d_nwc_wcf_def = {
  .name = "linalg.conv_1d_nwc_wcf", .name_size = 22, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_1d_nwc_wcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_1d_nwc_wcf_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_1d_ncw_fcw ----

const mica_attr *linalg_conv_1d_ncw_fcw_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_1d_ncw_fcw_def, LINALG_CONV_1D_NCW_FCW_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

const mica_attr *linalg_conv_1d_ncw_fcw_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_1d_ncw_fcw_def, LINALG_CONV_1D_NCW_FCW_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

mica_op *linalg_conv_1d_ncw_fcw_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_1d_ncw_fcw_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_1d_ncw_fcw_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, f, ow, c, kw)[sw, dw] -> (n, c, ow * "
                                          "sw + kw * dw)>, affine_map<(n, f, ow, c, kw)[sw, dw] "
                                          "-> (f, c, kw)>, affine_map<(n, f, ow, c, kw)[sw, dw] "
                                          "-> (n, f, ow)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_1d_ncw_fcw_def = {
  .name = "linalg.conv_1d_ncw_fcw", .name_size = 22, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_1d_nwc_wcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_1d_ncw_fcw_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_2d_nhwc_hwcf ----

const mica_attr *linalg_conv_2d_nhwc_hwcf_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nhwc_hwcf_def,
                            LINALG_CONV_2D_NHWC_HWCF_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_conv_2d_nhwc_hwcf_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nhwc_hwcf_def,
                            LINALG_CONV_2D_NHWC_HWCF_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_conv_2d_nhwc_hwcf_build(mica_builder *b, mica_loc loc,
                                        mica_types result_tensors_types, mica_value *const *inputs,
                                        size_t inputs_count, mica_value *const *outputs,
                                        size_t outputs_count, const mica_attr *strides,
                                        const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_2d_nhwc_hwcf_def, &parts, groups, 2);
}

static const mica_part linalg_conv_2d_nhwc_hwcf_parts[] = {
  {.name = "dilations", .check = &must_be_64_bit_signless_int_elements_attribute_of_2,
   .flags = MICA_PART_DEFAULTED, .order = 1},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "strides", .check = &must_be_64_bit_signless_int_elements_attribute_of_2,
   .flags = MICA_PART_DEFAULTED},
  {.name = "inputs", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "outputs", .check = &must_be_variadic_of_shaped_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "result_tensors", .check = &must_be_variadic_of_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_any_region},
};
static const mica_interface_impl linalg_conv_2d_nhwc_hwcf_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, f, kh, kw, c)[sh, sw, dh, dw] "
                                          "-> (n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, f, kh, kw, c)[sh, sw, dh, dw] "
                                          "-> (kh, kw, c, f)>, affine_map<(n, oh, ow, f, kh, kw, "
                                          "c)[sh, sw, dh, dw] -> (n, oh, ow, f)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_2d_nhwc_hwcf_def = {
  .name = "linalg.conv_2d_nhwc_hwcf", .name_size = 24, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_2d_nhwc_hwcf_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_2d_nhwc_fhwc ----

const mica_attr *linalg_conv_2d_nhwc_fhwc_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nhwc_fhwc_def,
                            LINALG_CONV_2D_NHWC_FHWC_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_conv_2d_nhwc_fhwc_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nhwc_fhwc_def,
                            LINALG_CONV_2D_NHWC_FHWC_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_conv_2d_nhwc_fhwc_build(mica_builder *b, mica_loc loc,
                                        mica_types result_tensors_types, mica_value *const *inputs,
                                        size_t inputs_count, mica_value *const *outputs,
                                        size_t outputs_count, const mica_attr *strides,
                                        const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_2d_nhwc_fhwc_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_2d_nhwc_fhwc_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, f, kh, kw, c)[sh, sw, dh, dw] "
                                          "-> (n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, f, kh, kw, c)[sh, sw, dh, dw] "
                                          "-> (f, kh, kw, c)>, affine_map<(n, oh, ow, f, kh, kw, "
                                          "c)[sh, sw, dh, dw] -> (n, oh, ow, f)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_2d_nhwc_fhwc_def = {
  .name = "linalg.conv_2d_nhwc_fhwc", .name_size = 24, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_2d_nhwc_fhwc_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_2d_nhwc_hwcf_q ----

const mica_attr *linalg_conv_2d_nhwc_hwcf_q_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nhwc_hwcf_q_def,
                            LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_conv_2d_nhwc_hwcf_q_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nhwc_hwcf_q_def,
                            LINALG_CONV_2D_NHWC_HWCF_Q_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_conv_2d_nhwc_hwcf_q_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_2d_nhwc_hwcf_q_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_2d_nhwc_hwcf_q_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, f, kh, kw, c)[sh, sw, dh, dw] "
                                          "-> (n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, f, kh, kw, c)[sh, sw, dh, dw] "
                                          "-> (kh, kw, c, f)>, affine_map<(n, oh, ow, f, kh, kw, "
                                          "c)[sh, sw, dh, dw] -> ()>, affine_map<(n, oh, ow, f, "
                                          "kh, kw, c)[sh, sw, dh, dw] -> ()>, affine_map<(n, oh, "
                                          "ow, f, kh, kw, c)[sh, sw, dh, dw] -> (n, oh, ow, f)>]",
                              .arguments = 5,
                              .body = "add(out, mul(sub(signed(a), signed(c)), sub(signed(b), "
                                      "signed(d))))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_2d_nhwc_hwcf_q_def = {
  .name = "linalg.conv_2d_nhwc_hwcf_q", .name_size = 26, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_2d_nhwc_hwcf_q_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_2d_nhwc_fhwc_q ----

const mica_attr *linalg_conv_2d_nhwc_fhwc_q_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nhwc_fhwc_q_def,
                            LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_conv_2d_nhwc_fhwc_q_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nhwc_fhwc_q_def,
                            LINALG_CONV_2D_NHWC_FHWC_Q_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_conv_2d_nhwc_fhwc_q_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_2d_nhwc_fhwc_q_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_2d_nhwc_fhwc_q_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, f, kh, kw, c)[sh, sw, dh, dw] "
                                          "-> (n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, f, kh, kw, c)[sh, sw, dh, dw] "
                                          "-> (f, kh, kw, c)>, affine_map<(n, oh, ow, f, kh, kw, "
                                          "c)[sh, sw, dh, dw] -> ()>, affine_map<(n, oh, ow, f, "
                                          "kh, kw, c)[sh, sw, dh, dw] -> ()>, affine_map<(n, oh, "
                                          "ow, f, kh, kw, c)[sh, sw, dh, dw] -> (n, oh, ow, f)>]",
                              .arguments = 5,
                              .body = "add(out, mul(sub(signed(a), signed(c)), sub(signed(b), "
                                      "signed(d))))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_2d_nhwc_fhwc_q_def = {
  .name = "linalg.conv_2d_nhwc_fhwc_q", .name_size = 26, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_2d_nhwc_fhwc_q_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_2d_nchw_fchw_q ----

const mica_attr *linalg_conv_2d_nchw_fchw_q_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nchw_fchw_q_def,
                            LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_conv_2d_nchw_fchw_q_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nchw_fchw_q_def,
                            LINALG_CONV_2D_NCHW_FCHW_Q_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_conv_2d_nchw_fchw_q_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_2d_nchw_fchw_q_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_2d_nchw_fchw_q_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, f, oh, ow, c, kh, kw)[sh, sw, dh, dw] "
                                          "-> (n, c, oh * sh + kh * dh, ow * sw + kw * dw)>, "
                                          "affine_map<(n, f, oh, ow, c, kh, kw)[sh, sw, dh, dw] "
                                          "-> (f, c, kh, kw)>, affine_map<(n, f, oh, ow, c, kh, "
                                          "kw)[sh, sw, dh, dw] -> ()>, affine_map<(n, f, oh, ow, "
                                          "c, kh, kw)[sh, sw, dh, dw] -> ()>, affine_map<(n, f, "
                                          "oh, ow, c, kh, kw)[sh, sw, dh, dw] -> (n, f, oh, ow)>]",
                              .arguments = 5,
                              .body = "add(out, mul(sub(signed(a), signed(c)), sub(signed(b), "
                                      "signed(d))))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_2d_nchw_fchw_q_def = {
  .name = "linalg.conv_2d_nchw_fchw_q", .name_size = 26, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_2d_nchw_fchw_q_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_2d_nchw_fchw ----

const mica_attr *linalg_conv_2d_nchw_fchw_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nchw_fchw_def,
                            LINALG_CONV_2D_NCHW_FCHW_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_conv_2d_nchw_fchw_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nchw_fchw_def,
                            LINALG_CONV_2D_NCHW_FCHW_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_conv_2d_nchw_fchw_build(mica_builder *b, mica_loc loc,
                                        mica_types result_tensors_types, mica_value *const *inputs,
                                        size_t inputs_count, mica_value *const *outputs,
                                        size_t outputs_count, const mica_attr *strides,
                                        const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_2d_nchw_fchw_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_2d_nchw_fchw_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, f, oh, ow, c, kh, kw)[sh, sw, dh, dw] "
                                          "-> (n, c, oh * sh + kh * dh, ow * sw + kw * dw)>, "
                                          "affine_map<(n, f, oh, ow, c, kh, kw)[sh, sw, dh, dw] "
                                          "-> (f, c, kh, kw)>, affine_map<(n, f, oh, ow, c, kh, "
                                          "kw)[sh, sw, dh, dw] -> (n, f, oh, ow)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_2d_nchw_fchw_def = {
  .name = "linalg.conv_2d_nchw_fchw", .name_size = 24, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_2d_nchw_fchw_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_2d_ngchw_fgchw ----

const mica_attr *linalg_conv_2d_ngchw_fgchw_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_ngchw_fgchw_def,
                            LINALG_CONV_2D_NGCHW_FGCHW_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_conv_2d_ngchw_fgchw_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_ngchw_fgchw_def,
                            LINALG_CONV_2D_NGCHW_FGCHW_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_conv_2d_ngchw_fgchw_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_2d_ngchw_fgchw_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_2d_ngchw_fgchw_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, g, f, oh, ow, c, kh, kw)[sh, sw, dh, "
                                          "dw] -> (n, g, c, oh * sh + kh * dh, ow * sw + kw * "
                                          "dw)>, affine_map<(n, g, f, oh, ow, c, kh, kw)[sh, sw, "
                                          "dh, dw] -> (f, g, c, kh, kw)>, affine_map<(n, g, f, "
                                          "oh, ow, c, kh, kw)[sh, sw, dh, dw] -> (n, g, f, oh, "
                                          "ow)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_2d_ngchw_fgchw_def = {
  .name = "linalg.conv_2d_ngchw_fgchw", .name_size = 26, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_2d_ngchw_fgchw_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_2d_ngchw_gfchw ----

const mica_attr *linalg_conv_2d_ngchw_gfchw_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_ngchw_gfchw_def,
                            LINALG_CONV_2D_NGCHW_GFCHW_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_conv_2d_ngchw_gfchw_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_ngchw_gfchw_def,
                            LINALG_CONV_2D_NGCHW_GFCHW_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_conv_2d_ngchw_gfchw_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_2d_ngchw_gfchw_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_2d_ngchw_gfchw_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, g, f, oh, ow, c, kh, kw)[sh, sw, dh, "
                                          "dw] -> (n, g, c, oh * sh + kh * dh, ow * sw + kw * "
                                          "dw)>, affine_map<(n, g, f, oh, ow, c, kh, kw)[sh, sw, "
                                          "dh, dw] -> (g, f, c, kh, kw)>, affine_map<(n, g, f, "
                                          "oh, ow, c, kh, kw)[sh, sw, dh, dw] -> (n, g, f, oh, "
                                          "ow)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_2d_ngchw_gfchw_def = {
  .name = "linalg.conv_2d_ngchw_gfchw", .name_size = 26, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_2d_ngchw_gfchw_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_2d_nhwgc_gfhwc ----

const mica_attr *linalg_conv_2d_nhwgc_gfhwc_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nhwgc_gfhwc_def,
                            LINALG_CONV_2D_NHWGC_GFHWC_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_conv_2d_nhwgc_gfhwc_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nhwgc_gfhwc_def,
                            LINALG_CONV_2D_NHWGC_GFHWC_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_conv_2d_nhwgc_gfhwc_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_2d_nhwgc_gfhwc_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_2d_nhwgc_gfhwc_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, g, f, kh, kw, c)[sh, sw, dh, "
                                          "dw] -> (n, oh * sh + kh * dh, ow * sw + kw * dw, g, "
                                          "c)>, affine_map<(n, oh, ow, g, f, kh, kw, c)[sh, sw, "
                                          "dh, dw] -> (g, f, kh, kw, c)>, affine_map<(n, oh, ow, "
                                          "g, f, kh, kw, c)[sh, sw, dh, dw] -> (n, oh, ow, g, f)>]",
                              .arguments = 3, .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_2d_nhwgc_gfhwc_def = {
  .name = "linalg.conv_2d_nhwgc_gfhwc", .name_size = 26, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_2d_nhwgc_gfhwc_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_2d_nhwgc_gfhwc_q ----

const mica_attr *linalg_conv_2d_nhwgc_gfhwc_q_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nhwgc_gfhwc_q_def,
                            LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_conv_2d_nhwgc_gfhwc_q_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_nhwgc_gfhwc_q_def,
                            LINALG_CONV_2D_NHWGC_GFHWC_Q_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_conv_2d_nhwgc_gfhwc_q_build(mica_builder *b, mica_loc loc,
                                            mica_types result_tensors_types,
                                            mica_value *const *inputs, size_t inputs_count,
                                            mica_value *const *outputs, size_t outputs_count,
                                            const mica_attr *strides, const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_2d_nhwgc_gfhwc_q_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_2d_nhwgc_gfhwc_q_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, g, f, kh, kw, c)[sh, sw, dh, "
                                          "dw] -> (n, oh * sh + kh * dh, ow * sw + kw * dw, g, "
                                          "c)>, affine_map<(n, oh, ow, g, f, kh, kw, c)[sh, sw, "
                                          "dh, dw] -> (g, f, kh, kw, c)>, affine_map<(n, oh, ow, "
                                          "g, f, kh, kw, c)[sh, sw, dh, dw] -> ()>, "
                                          "affine_map<(n, oh, ow, g, f, kh, kw, c)[sh, sw, dh, "
                                          "dw] -> ()>, affine_map<(n, oh, ow, g, f, kh, kw, "
                                          "c)[sh, sw, dh, dw] -> (n, oh, ow, g, f)>]",
                              .arguments = 5,
                              .body = "add(out, mul(sub(signed(a), signed(c)), sub(signed(b), "
                                      "signed(d))))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_2d_nhwgc_gfhwc_q_def = {
  .name = "linalg.conv_2d_nhwgc_gfhwc_q", .name_size = 28, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_2d_nhwgc_gfhwc_q_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_2d_ngchw_gfchw_q ----

const mica_attr *linalg_conv_2d_ngchw_gfchw_q_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_ngchw_gfchw_q_def,
                            LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_conv_2d_ngchw_gfchw_q_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_2d_ngchw_gfchw_q_def,
                            LINALG_CONV_2D_NGCHW_GFCHW_Q_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_conv_2d_ngchw_gfchw_q_build(mica_builder *b, mica_loc loc,
                                            mica_types result_tensors_types,
                                            mica_value *const *inputs, size_t inputs_count,
                                            mica_value *const *outputs, size_t outputs_count,
                                            const mica_attr *strides, const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_2d_ngchw_gfchw_q_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_2d_ngchw_gfchw_q_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, g, f, oh, ow, c, kh, kw)[sh, sw, dh, "
                                          "dw] -> (n, g, c, oh * sh + kh * dh, ow * sw + kw * "
                                          "dw)>, affine_map<(n, g, f, oh, ow, c, kh, kw)[sh, sw, "
                                          "dh, dw] -> (g, f, c, kh, kw)>, affine_map<(n, g, f, "
                                          "oh, ow, c, kh, kw)[sh, sw, dh, dw] -> ()>, "
                                          "affine_map<(n, g, f, oh, ow, c, kh, kw)[sh, sw, dh, "
                                          "dw] -> ()>, affine_map<(n, g, f, oh, ow, c, kh, "
                                          "kw)[sh, sw, dh, dw] -> (n, g, f, oh, ow)>]",
                              .arguments = 5,
                              .body = "add(out, mul(sub(signed(a), signed(c)), sub(signed(b), "
                                      "signed(d))))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_2d_ngchw_gfchw_q_def = {
  .name = "linalg.conv_2d_ngchw_gfchw_q", .name_size = 28, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_2d_ngchw_gfchw_q_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_3d_ndhwc_dhwcf ----

const mica_attr *linalg_conv_3d_ndhwc_dhwcf_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_3d_ndhwc_dhwcf_def,
                            LINALG_CONV_3D_NDHWC_DHWCF_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

const mica_attr *linalg_conv_3d_ndhwc_dhwcf_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_3d_ndhwc_dhwcf_def,
                            LINALG_CONV_3D_NDHWC_DHWCF_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

mica_op *linalg_conv_3d_ndhwc_dhwcf_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_3d_ndhwc_dhwcf_def, &parts, groups, 2);
}

static const mica_part linalg_conv_3d_ndhwc_dhwcf_parts[] = {
  {.name = "dilations", .check = &must_be_64_bit_signless_int_elements_attribute_of_3,
   .flags = MICA_PART_DEFAULTED, .order = 1},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "strides", .check = &must_be_64_bit_signless_int_elements_attribute_of_3,
   .flags = MICA_PART_DEFAULTED},
  {.name = "inputs", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "outputs", .check = &must_be_variadic_of_shaped_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "result_tensors", .check = &must_be_variadic_of_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_any_region},
};
static const mica_interface_impl linalg_conv_3d_ndhwc_dhwcf_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, od, oh, ow, f, kd, kh, kw, c)[sd, sh, "
                                          "sw, dd, dh, dw] -> (n, od * sd + kd * dd, oh * sh + kh "
                                          "* dh, ow * sw + kw * dw, c)>, affine_map<(n, od, oh, "
                                          "ow, f, kd, kh, kw, c)[sd, sh, sw, dd, dh, dw] -> (kd, "
                                          "kh, kw, c, f)>, affine_map<(n, od, oh, ow, f, kd, kh, "
                                          "kw, c)[sd, sh, sw, dd, dh, dw] -> (n, od, oh, ow, f)>]",
                              .arguments = 3, .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_3d_ndhwc_dhwcf_def = {
  .name = "linalg.conv_3d_ndhwc_dhwcf", .name_size = 26, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_3d_ndhwc_dhwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_3d_ndhwc_dhwcf_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_3d_ndhwc_dhwcf_q ----

const mica_attr *linalg_conv_3d_ndhwc_dhwcf_q_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_3d_ndhwc_dhwcf_q_def,
                            LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

const mica_attr *linalg_conv_3d_ndhwc_dhwcf_q_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_3d_ndhwc_dhwcf_q_def,
                            LINALG_CONV_3D_NDHWC_DHWCF_Q_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

mica_op *linalg_conv_3d_ndhwc_dhwcf_q_build(mica_builder *b, mica_loc loc,
                                            mica_types result_tensors_types,
                                            mica_value *const *inputs, size_t inputs_count,
                                            mica_value *const *outputs, size_t outputs_count,
                                            const mica_attr *strides, const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_3d_ndhwc_dhwcf_q_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_3d_ndhwc_dhwcf_q_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, od, oh, ow, f, kd, kh, kw, c)[sd, sh, "
                                          "sw, dd, dh, dw] -> (n, od * sd + kd * dd, oh * sh + kh "
                                          "* dh, ow * sw + kw * dw, c)>, affine_map<(n, od, oh, "
                                          "ow, f, kd, kh, kw, c)[sd, sh, sw, dd, dh, dw] -> (kd, "
                                          "kh, kw, c, f)>, affine_map<(n, od, oh, ow, f, kd, kh, "
                                          "kw, c)[sd, sh, sw, dd, dh, dw] -> ()>, affine_map<(n, "
                                          "od, oh, ow, f, kd, kh, kw, c)[sd, sh, sw, dd, dh, dw] "
                                          "-> ()>, affine_map<(n, od, oh, ow, f, kd, kh, kw, "
                                          "c)[sd, sh, sw, dd, dh, dw] -> (n, od, oh, ow, f)>]",
                              .arguments = 5,
                              .body = "add(out, mul(sub(signed(a), signed(c)), sub(signed(b), "
                                      "signed(d))))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_3d_ndhwc_dhwcf_q_def = {
  .name = "linalg.conv_3d_ndhwc_dhwcf_q", .name_size = 28, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_3d_ndhwc_dhwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_3d_ndhwc_dhwcf_q_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.conv_3d_ncdhw_fcdhw ----

const mica_attr *linalg_conv_3d_ncdhw_fcdhw_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_3d_ncdhw_fcdhw_def,
                            LINALG_CONV_3D_NCDHW_FCDHW_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

const mica_attr *linalg_conv_3d_ncdhw_fcdhw_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_conv_3d_ncdhw_fcdhw_def,
                            LINALG_CONV_3D_NCDHW_FCDHW_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

mica_op *linalg_conv_3d_ncdhw_fcdhw_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          const mica_attr *strides, const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_conv_3d_ncdhw_fcdhw_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_conv_3d_ncdhw_fcdhw_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, f, od, oh, ow, c, kd, kh, kw)[sd, sh, "
                                          "sw, dd, dh, dw] -> (n, c, od * sd + kd * dd, oh * sh + "
                                          "kh * dh, ow * sw + kw * dw)>, affine_map<(n, f, od, "
                                          "oh, ow, c, kd, kh, kw)[sd, sh, sw, dd, dh, dw] -> (f, "
                                          "c, kd, kh, kw)>, affine_map<(n, f, od, oh, ow, c, kd, "
                                          "kh, kw)[sd, sh, sw, dd, dh, dw] -> (n, f, od, oh, ow)>]",
                              .arguments = 3, .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_conv_3d_ncdhw_fcdhw_def = {
  .name = "linalg.conv_3d_ncdhw_fcdhw", .name_size = 26, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_3d_ndhwc_dhwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_conv_3d_ncdhw_fcdhw_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.depthwise_conv_1d_nwc_wc ----

const mica_attr *linalg_depthwise_conv_1d_nwc_wc_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_1d_nwc_wc_def,
                            LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

const mica_attr *linalg_depthwise_conv_1d_nwc_wc_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_1d_nwc_wc_def,
                            LINALG_DEPTHWISE_CONV_1D_NWC_WC_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

mica_op *linalg_depthwise_conv_1d_nwc_wc_build(mica_builder *b, mica_loc loc,
                                               mica_types result_tensors_types,
                                               mica_value *const *inputs, size_t inputs_count,
                                               mica_value *const *outputs, size_t outputs_count,
                                               const mica_attr *strides,
                                               const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_depthwise_conv_1d_nwc_wc_def, &parts, groups,
                                    2);
}

static const mica_interface_impl linalg_depthwise_conv_1d_nwc_wc_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, ow, c, kw)[sw, dw] -> (n, ow * sw + kw "
                                          "* dw, c)>, affine_map<(n, ow, c, kw)[sw, dw] -> (kw, "
                                          "c)>, affine_map<(n, ow, c, kw)[sw, dw] -> (n, ow, c)>]",
                              .arguments = 3, .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_depthwise_conv_1d_nwc_wc_def = {
  .name = "linalg.depthwise_conv_1d_nwc_wc", .name_size = 31, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_1d_nwc_wcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_depthwise_conv_1d_nwc_wc_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.depthwise_conv_1d_ncw_cw ----

const mica_attr *linalg_depthwise_conv_1d_ncw_cw_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_1d_ncw_cw_def,
                            LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

const mica_attr *linalg_depthwise_conv_1d_ncw_cw_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_1d_ncw_cw_def,
                            LINALG_DEPTHWISE_CONV_1D_NCW_CW_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

mica_op *linalg_depthwise_conv_1d_ncw_cw_build(mica_builder *b, mica_loc loc,
                                               mica_types result_tensors_types,
                                               mica_value *const *inputs, size_t inputs_count,
                                               mica_value *const *outputs, size_t outputs_count,
                                               const mica_attr *strides,
                                               const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_depthwise_conv_1d_ncw_cw_def, &parts, groups,
                                    2);
}

static const mica_interface_impl linalg_depthwise_conv_1d_ncw_cw_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, ow, c, kw)[sw, dw] -> (n, c, ow * sw + "
                                          "kw * dw)>, affine_map<(n, ow, c, kw)[sw, dw] -> (c, "
                                          "kw)>, affine_map<(n, ow, c, kw)[sw, dw] -> (n, c, ow)>]",
                              .arguments = 3, .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_depthwise_conv_1d_ncw_cw_def = {
  .name = "linalg.depthwise_conv_1d_ncw_cw", .name_size = 31, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_1d_nwc_wcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_depthwise_conv_1d_ncw_cw_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.depthwise_conv_1d_nwc_wcm ----

const mica_attr *linalg_depthwise_conv_1d_nwc_wcm_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_1d_nwc_wcm_def,
                            LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

const mica_attr *linalg_depthwise_conv_1d_nwc_wcm_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_1d_nwc_wcm_def,
                            LINALG_DEPTHWISE_CONV_1D_NWC_WCM_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

mica_op *linalg_depthwise_conv_1d_nwc_wcm_build(mica_builder *b, mica_loc loc,
                                                mica_types result_tensors_types,
                                                mica_value *const *inputs, size_t inputs_count,
                                                mica_value *const *outputs, size_t outputs_count,
                                                const mica_attr *strides,
                                                const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_depthwise_conv_1d_nwc_wcm_def, &parts, groups,
                                    2);
}

static const mica_interface_impl linalg_depthwise_conv_1d_nwc_wcm_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, ow, c, m, kw)[sw, dw] -> (n, ow * sw + "
                                          "kw * dw, c)>, affine_map<(n, ow, c, m, kw)[sw, dw] -> "
                                          "(kw, c, m)>, affine_map<(n, ow, c, m, kw)[sw, dw] -> "
                                          "(n, ow, c, m)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_depthwise_conv_1d_nwc_wcm_def = {
  .name = "linalg.depthwise_conv_1d_nwc_wcm", .name_size = 32, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_1d_nwc_wcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_depthwise_conv_1d_nwc_wcm_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.depthwise_conv_2d_nhwc_hwc ----

const mica_attr *linalg_depthwise_conv_2d_nhwc_hwc_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_2d_nhwc_hwc_def,
                            LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_depthwise_conv_2d_nhwc_hwc_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_2d_nhwc_hwc_def,
                            LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_depthwise_conv_2d_nhwc_hwc_build(mica_builder *b, mica_loc loc,
                                                 mica_types result_tensors_types,
                                                 mica_value *const *inputs, size_t inputs_count,
                                                 mica_value *const *outputs, size_t outputs_count,
                                                 const mica_attr *strides,
                                                 const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_depthwise_conv_2d_nhwc_hwc_def, &parts, groups,
                                    2);
}

static const mica_interface_impl linalg_depthwise_conv_2d_nhwc_hwc_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(kh, kw, c)>, affine_map<(n, oh, ow, c, kh, kw)[sh, "
                                          "sw, dh, dw] -> (n, oh, ow, c)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_depthwise_conv_2d_nhwc_hwc_def = {
  .name = "linalg.depthwise_conv_2d_nhwc_hwc", .name_size = 33, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_depthwise_conv_2d_nhwc_hwc_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.depthwise_conv_2d_nchw_chw ----

const mica_attr *linalg_depthwise_conv_2d_nchw_chw_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_2d_nchw_chw_def,
                            LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_depthwise_conv_2d_nchw_chw_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_2d_nchw_chw_def,
                            LINALG_DEPTHWISE_CONV_2D_NCHW_CHW_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_depthwise_conv_2d_nchw_chw_build(mica_builder *b, mica_loc loc,
                                                 mica_types result_tensors_types,
                                                 mica_value *const *inputs, size_t inputs_count,
                                                 mica_value *const *outputs, size_t outputs_count,
                                                 const mica_attr *strides,
                                                 const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_depthwise_conv_2d_nchw_chw_def, &parts, groups,
                                    2);
}

static const mica_interface_impl linalg_depthwise_conv_2d_nchw_chw_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(n, c, oh * sh + kh * dh, ow * sw + kw * dw)>, "
                                          "affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(c, kh, kw)>, affine_map<(n, oh, ow, c, kh, kw)[sh, "
                                          "sw, dh, dw] -> (n, c, oh, ow)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_depthwise_conv_2d_nchw_chw_def = {
  .name = "linalg.depthwise_conv_2d_nchw_chw", .name_size = 33, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_depthwise_conv_2d_nchw_chw_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.depthwise_conv_2d_nhwc_hwc_q ----

const mica_attr *linalg_depthwise_conv_2d_nhwc_hwc_q_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_2d_nhwc_hwc_q_def,
                            LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_depthwise_conv_2d_nhwc_hwc_q_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_2d_nhwc_hwc_q_def,
                            LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_depthwise_conv_2d_nhwc_hwc_q_build(mica_builder *b, mica_loc loc,
                                                   mica_types result_tensors_types,
                                                   mica_value *const *inputs, size_t inputs_count,
                                                   mica_value *const *outputs, size_t outputs_count,
                                                   const mica_attr *strides,
                                                   const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_depthwise_conv_2d_nhwc_hwc_q_def, &parts,
                                    groups, 2);
}

static const mica_interface_impl linalg_depthwise_conv_2d_nhwc_hwc_q_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(kh, kw, c)>, affine_map<(n, oh, ow, c, kh, kw)[sh, "
                                          "sw, dh, dw] -> ()>, affine_map<(n, oh, ow, c, kh, "
                                          "kw)[sh, sw, dh, dw] -> ()>, affine_map<(n, oh, ow, c, "
                                          "kh, kw)[sh, sw, dh, dw] -> (n, oh, ow, c)>]",
                              .arguments = 5,
                              .body = "add(out, mul(sub(signed(a), signed(c)), sub(signed(b), "
                                      "signed(d))))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_depthwise_conv_2d_nhwc_hwc_q_def = {
  .name = "linalg.depthwise_conv_2d_nhwc_hwc_q", .name_size = 35, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_depthwise_conv_2d_nhwc_hwc_q_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.depthwise_conv_2d_nhwc_hwcm ----

const mica_attr *linalg_depthwise_conv_2d_nhwc_hwcm_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_2d_nhwc_hwcm_def,
                            LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_depthwise_conv_2d_nhwc_hwcm_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_2d_nhwc_hwcm_def,
                            LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_depthwise_conv_2d_nhwc_hwcm_build(mica_builder *b, mica_loc loc,
                                                  mica_types result_tensors_types,
                                                  mica_value *const *inputs, size_t inputs_count,
                                                  mica_value *const *outputs, size_t outputs_count,
                                                  const mica_attr *strides,
                                                  const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_depthwise_conv_2d_nhwc_hwcm_def, &parts, groups,
                                    2);
}

static const mica_interface_impl linalg_depthwise_conv_2d_nhwc_hwcm_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, c, m, kh, kw)[sh, sw, dh, dw] "
                                          "-> (n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, c, m, kh, kw)[sh, sw, dh, dw] "
                                          "-> (kh, kw, c, m)>, affine_map<(n, oh, ow, c, m, kh, "
                                          "kw)[sh, sw, dh, dw] -> (n, oh, ow, c, m)>]",
                              .arguments = 3, .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_depthwise_conv_2d_nhwc_hwcm_def = {
  .name = "linalg.depthwise_conv_2d_nhwc_hwcm", .name_size = 34, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_depthwise_conv_2d_nhwc_hwcm_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.depthwise_conv_2d_nhwc_hwcm_q ----

const mica_attr *linalg_depthwise_conv_2d_nhwc_hwcm_q_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def,
                            LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_depthwise_conv_2d_nhwc_hwcm_q_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def,
                            LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_depthwise_conv_2d_nhwc_hwcm_q_build(mica_builder *b, mica_loc loc,
                                                    mica_types result_tensors_types,
                                                    mica_value *const *inputs, size_t inputs_count,
                                                    mica_value *const *outputs,
                                                    size_t outputs_count, const mica_attr *strides,
                                                    const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_depthwise_conv_2d_nhwc_hwcm_q_def, &parts,
                                    groups, 2);
}

static const mica_interface_impl linalg_depthwise_conv_2d_nhwc_hwcm_q_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, c, m, kh, kw)[sh, sw, dh, dw] "
                                          "-> (n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, c, m, kh, kw)[sh, sw, dh, dw] "
                                          "-> (kh, kw, c, m)>, affine_map<(n, oh, ow, c, m, kh, "
                                          "kw)[sh, sw, dh, dw] -> ()>, affine_map<(n, oh, ow, c, "
                                          "m, kh, kw)[sh, sw, dh, dw] -> ()>, affine_map<(n, oh, "
                                          "ow, c, m, kh, kw)[sh, sw, dh, dw] -> (n, oh, ow, c, "
                                          "m)>]", .arguments = 5,
                              .body = "add(out, mul(sub(signed(a), signed(c)), sub(signed(b), "
                                      "signed(d))))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_depthwise_conv_2d_nhwc_hwcm_q_def = {
  .name = "linalg.depthwise_conv_2d_nhwc_hwcm_q", .name_size = 36, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_depthwise_conv_2d_nhwc_hwcm_q_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.depthwise_conv_3d_ndhwc_dhwc ----

const mica_attr *linalg_depthwise_conv_3d_ndhwc_dhwc_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_3d_ndhwc_dhwc_def,
                            LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

const mica_attr *linalg_depthwise_conv_3d_ndhwc_dhwc_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_3d_ndhwc_dhwc_def,
                            LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

mica_op *linalg_depthwise_conv_3d_ndhwc_dhwc_build(mica_builder *b, mica_loc loc,
                                                   mica_types result_tensors_types,
                                                   mica_value *const *inputs, size_t inputs_count,
                                                   mica_value *const *outputs, size_t outputs_count,
                                                   const mica_attr *strides,
                                                   const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_depthwise_conv_3d_ndhwc_dhwc_def, &parts,
                                    groups, 2);
}

static const mica_interface_impl linalg_depthwise_conv_3d_ndhwc_dhwc_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, od, oh, ow, kd, kh, kw, c)[sd, sh, sw, "
                                          "dd, dh, dw] -> (n, od * sd + kd * dd, oh * sh + kh * "
                                          "dh, ow * sw + kw * dw, c)>, affine_map<(n, od, oh, ow, "
                                          "kd, kh, kw, c)[sd, sh, sw, dd, dh, dw] -> (kd, kh, kw, "
                                          "c)>, affine_map<(n, od, oh, ow, kd, kh, kw, c)[sd, sh, "
                                          "sw, dd, dh, dw] -> (n, od, oh, ow, c)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_depthwise_conv_3d_ndhwc_dhwc_def = {
  .name = "linalg.depthwise_conv_3d_ndhwc_dhwc", .name_size = 35, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_3d_ndhwc_dhwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_depthwise_conv_3d_ndhwc_dhwc_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.depthwise_conv_3d_ncdhw_cdhw ----

const mica_attr *linalg_depthwise_conv_3d_ncdhw_cdhw_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_3d_ncdhw_cdhw_def,
                            LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

const mica_attr *linalg_depthwise_conv_3d_ncdhw_cdhw_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_3d_ncdhw_cdhw_def,
                            LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

mica_op *linalg_depthwise_conv_3d_ncdhw_cdhw_build(mica_builder *b, mica_loc loc,
                                                   mica_types result_tensors_types,
                                                   mica_value *const *inputs, size_t inputs_count,
                                                   mica_value *const *outputs, size_t outputs_count,
                                                   const mica_attr *strides,
                                                   const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_depthwise_conv_3d_ncdhw_cdhw_def, &parts,
                                    groups, 2);
}

static const mica_interface_impl linalg_depthwise_conv_3d_ncdhw_cdhw_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, od, oh, ow, kd, kh, kw, c)[sd, sh, sw, "
                                          "dd, dh, dw] -> (n, c, od * sd + kd * dd, oh * sh + kh "
                                          "* dh, ow * sw + kw * dw)>, affine_map<(n, od, oh, ow, "
                                          "kd, kh, kw, c)[sd, sh, sw, dd, dh, dw] -> (c, kd, kh, "
                                          "kw)>, affine_map<(n, od, oh, ow, kd, kh, kw, c)[sd, "
                                          "sh, sw, dd, dh, dw] -> (n, c, od, oh, ow)>]",
                              .arguments = 3, .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_depthwise_conv_3d_ncdhw_cdhw_def = {
  .name = "linalg.depthwise_conv_3d_ncdhw_cdhw", .name_size = 35, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_3d_ndhwc_dhwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_depthwise_conv_3d_ncdhw_cdhw_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.depthwise_conv_3d_ndhwc_dhwcm ----

const mica_attr *linalg_depthwise_conv_3d_ndhwc_dhwcm_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def,
                            LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

const mica_attr *linalg_depthwise_conv_3d_ndhwc_dhwcm_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def,
                            LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

mica_op *linalg_depthwise_conv_3d_ndhwc_dhwcm_build(mica_builder *b, mica_loc loc,
                                                    mica_types result_tensors_types,
                                                    mica_value *const *inputs, size_t inputs_count,
                                                    mica_value *const *outputs,
                                                    size_t outputs_count, const mica_attr *strides,
                                                    const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_depthwise_conv_3d_ndhwc_dhwcm_def, &parts,
                                    groups, 2);
}

static const mica_interface_impl linalg_depthwise_conv_3d_ndhwc_dhwcm_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, od, oh, ow, m, kd, kh, kw, c)[sd, sh, "
                                          "sw, dd, dh, dw] -> (n, od * sd + kd * dd, oh * sh + kh "
                                          "* dh, ow * sw + kw * dw, c)>, affine_map<(n, od, oh, "
                                          "ow, m, kd, kh, kw, c)[sd, sh, sw, dd, dh, dw] -> (kd, "
                                          "kh, kw, c, m)>, affine_map<(n, od, oh, ow, m, kd, kh, "
                                          "kw, c)[sd, sh, sw, dd, dh, dw] -> (n, od, oh, ow, c, "
                                          "m)>]", .arguments = 3,
                              .body = "add(out, mul(signed(a), signed(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_depthwise_conv_3d_ndhwc_dhwcm_def = {
  .name = "linalg.depthwise_conv_3d_ndhwc_dhwcm", .name_size = 36, .summary = "A convolution",
  .dialect = &linalg_dialect,
  .parts = linalg_conv_3d_ndhwc_dhwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_depthwise_conv_3d_ndhwc_dhwcm_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_nhwc_sum ----

const mica_attr *linalg_pooling_nhwc_sum_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nhwc_sum_def, LINALG_POOLING_NHWC_SUM_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_pooling_nhwc_sum_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nhwc_sum_def,
                            LINALG_POOLING_NHWC_SUM_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_pooling_nhwc_sum_build(mica_builder *b, mica_loc loc,
                                       mica_types result_tensors_types, mica_value *const *inputs,
                                       size_t inputs_count, mica_value *const *outputs,
                                       size_t outputs_count, const mica_attr *strides,
                                       const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_nhwc_sum_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_nhwc_sum_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(kh, kw)>, affine_map<(n, oh, ow, c, kh, kw)[sh, sw, "
                                          "dh, dw] -> (n, oh, ow, c)>]", .arguments = 3,
                              .body = "add(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_nhwc_sum_def = {
  .name = "linalg.pooling_nhwc_sum", .name_size = 23,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_nhwc_sum_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_nchw_sum ----

const mica_attr *linalg_pooling_nchw_sum_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nchw_sum_def, LINALG_POOLING_NCHW_SUM_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_pooling_nchw_sum_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nchw_sum_def,
                            LINALG_POOLING_NCHW_SUM_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_pooling_nchw_sum_build(mica_builder *b, mica_loc loc,
                                       mica_types result_tensors_types, mica_value *const *inputs,
                                       size_t inputs_count, mica_value *const *outputs,
                                       size_t outputs_count, const mica_attr *strides,
                                       const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_nchw_sum_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_nchw_sum_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, c, oh, ow, kh, kw)[sh, sw, dh, dw] -> "
                                          "(n, c, oh * sh + kh * dh, ow * sw + kw * dw)>, "
                                          "affine_map<(n, c, oh, ow, kh, kw)[sh, sw, dh, dw] -> "
                                          "(kh, kw)>, affine_map<(n, c, oh, ow, kh, kw)[sh, sw, "
                                          "dh, dw] -> (n, c, oh, ow)>]", .arguments = 3,
                              .body = "add(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_nchw_sum_def = {
  .name = "linalg.pooling_nchw_sum", .name_size = 23,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_nchw_sum_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_nhwc_max ----

const mica_attr *linalg_pooling_nhwc_max_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nhwc_max_def, LINALG_POOLING_NHWC_MAX_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_pooling_nhwc_max_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nhwc_max_def,
                            LINALG_POOLING_NHWC_MAX_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_pooling_nhwc_max_build(mica_builder *b, mica_loc loc,
                                       mica_types result_tensors_types, mica_value *const *inputs,
                                       size_t inputs_count, mica_value *const *outputs,
                                       size_t outputs_count, const mica_attr *strides,
                                       const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_nhwc_max_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_nhwc_max_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(kh, kw)>, affine_map<(n, oh, ow, c, kh, kw)[sh, sw, "
                                          "dh, dw] -> (n, oh, ow, c)>]", .arguments = 3,
                              .body = "max_signed(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_nhwc_max_def = {
  .name = "linalg.pooling_nhwc_max", .name_size = 23,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_nhwc_max_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_nhwc_max_unsigned ----

const mica_attr *linalg_pooling_nhwc_max_unsigned_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nhwc_max_unsigned_def,
                            LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_pooling_nhwc_max_unsigned_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nhwc_max_unsigned_def,
                            LINALG_POOLING_NHWC_MAX_UNSIGNED_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_pooling_nhwc_max_unsigned_build(mica_builder *b, mica_loc loc,
                                                mica_types result_tensors_types,
                                                mica_value *const *inputs, size_t inputs_count,
                                                mica_value *const *outputs, size_t outputs_count,
                                                const mica_attr *strides,
                                                const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_nhwc_max_unsigned_def, &parts, groups,
                                    2);
}

static const mica_interface_impl linalg_pooling_nhwc_max_unsigned_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(kh, kw)>, affine_map<(n, oh, ow, c, kh, kw)[sh, sw, "
                                          "dh, dw] -> (n, oh, ow, c)>]", .arguments = 3,
                              .body = "max_unsigned(out, unsigned(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_nhwc_max_unsigned_def = {
  .name = "linalg.pooling_nhwc_max_unsigned", .name_size = 32,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_nhwc_max_unsigned_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_nchw_max ----

const mica_attr *linalg_pooling_nchw_max_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nchw_max_def, LINALG_POOLING_NCHW_MAX_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_pooling_nchw_max_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nchw_max_def,
                            LINALG_POOLING_NCHW_MAX_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_pooling_nchw_max_build(mica_builder *b, mica_loc loc,
                                       mica_types result_tensors_types, mica_value *const *inputs,
                                       size_t inputs_count, mica_value *const *outputs,
                                       size_t outputs_count, const mica_attr *strides,
                                       const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_nchw_max_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_nchw_max_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, c, oh, ow, kh, kw)[sh, sw, dh, dw] -> "
                                          "(n, c, oh * sh + kh * dh, ow * sw + kw * dw)>, "
                                          "affine_map<(n, c, oh, ow, kh, kw)[sh, sw, dh, dw] -> "
                                          "(kh, kw)>, affine_map<(n, c, oh, ow, kh, kw)[sh, sw, "
                                          "dh, dw] -> (n, c, oh, ow)>]", .arguments = 3,
                              .body = "max_signed(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_nchw_max_def = {
  .name = "linalg.pooling_nchw_max", .name_size = 23,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_nchw_max_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_nhwc_min ----

const mica_attr *linalg_pooling_nhwc_min_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nhwc_min_def, LINALG_POOLING_NHWC_MIN_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_pooling_nhwc_min_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nhwc_min_def,
                            LINALG_POOLING_NHWC_MIN_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_pooling_nhwc_min_build(mica_builder *b, mica_loc loc,
                                       mica_types result_tensors_types, mica_value *const *inputs,
                                       size_t inputs_count, mica_value *const *outputs,
                                       size_t outputs_count, const mica_attr *strides,
                                       const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_nhwc_min_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_nhwc_min_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(kh, kw)>, affine_map<(n, oh, ow, c, kh, kw)[sh, sw, "
                                          "dh, dw] -> (n, oh, ow, c)>]", .arguments = 3,
                              .body = "min_signed(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_nhwc_min_def = {
  .name = "linalg.pooling_nhwc_min", .name_size = 23,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_nhwc_min_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_nhwc_min_unsigned ----

const mica_attr *linalg_pooling_nhwc_min_unsigned_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nhwc_min_unsigned_def,
                            LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

const mica_attr *linalg_pooling_nhwc_min_unsigned_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nhwc_min_unsigned_def,
                            LINALG_POOLING_NHWC_MIN_UNSIGNED_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 2) : attr;
}

mica_op *linalg_pooling_nhwc_min_unsigned_build(mica_builder *b, mica_loc loc,
                                                mica_types result_tensors_types,
                                                mica_value *const *inputs, size_t inputs_count,
                                                mica_value *const *outputs, size_t outputs_count,
                                                const mica_attr *strides,
                                                const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_nhwc_min_unsigned_def, &parts, groups,
                                    2);
}

static const mica_interface_impl linalg_pooling_nhwc_min_unsigned_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(n, oh * sh + kh * dh, ow * sw + kw * dw, c)>, "
                                          "affine_map<(n, oh, ow, c, kh, kw)[sh, sw, dh, dw] -> "
                                          "(kh, kw)>, affine_map<(n, oh, ow, c, kh, kw)[sh, sw, "
                                          "dh, dw] -> (n, oh, ow, c)>]", .arguments = 3,
                              .body = "min_unsigned(out, unsigned(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_nhwc_min_unsigned_def = {
  .name = "linalg.pooling_nhwc_min_unsigned", .name_size = 32,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_2d_nhwc_hwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_nhwc_min_unsigned_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_nwc_sum ----

const mica_attr *linalg_pooling_nwc_sum_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nwc_sum_def, LINALG_POOLING_NWC_SUM_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

const mica_attr *linalg_pooling_nwc_sum_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nwc_sum_def, LINALG_POOLING_NWC_SUM_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

mica_op *linalg_pooling_nwc_sum_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_nwc_sum_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_nwc_sum_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, ow, c, kw)[sw, dw] -> (n, ow * sw + kw "
                                          "* dw, c)>, affine_map<(n, ow, c, kw)[sw, dw] -> (kw)>, "
                                          "affine_map<(n, ow, c, kw)[sw, dw] -> (n, ow, c)>]",
                              .arguments = 3, .body = "add(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_nwc_sum_def = {
  .name = "linalg.pooling_nwc_sum", .name_size = 22,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_1d_nwc_wcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_nwc_sum_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_ncw_sum ----

const mica_attr *linalg_pooling_ncw_sum_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_ncw_sum_def, LINALG_POOLING_NCW_SUM_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

const mica_attr *linalg_pooling_ncw_sum_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_ncw_sum_def, LINALG_POOLING_NCW_SUM_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

mica_op *linalg_pooling_ncw_sum_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_ncw_sum_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_ncw_sum_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, c, ow, kw)[sw, dw] -> (n, c, ow * sw + "
                                          "kw * dw)>, affine_map<(n, c, ow, kw)[sw, dw] -> (kw)>, "
                                          "affine_map<(n, c, ow, kw)[sw, dw] -> (n, c, ow)>]",
                              .arguments = 3, .body = "add(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_ncw_sum_def = {
  .name = "linalg.pooling_ncw_sum", .name_size = 22,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_1d_nwc_wcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_ncw_sum_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_nwc_max ----

const mica_attr *linalg_pooling_nwc_max_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nwc_max_def, LINALG_POOLING_NWC_MAX_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

const mica_attr *linalg_pooling_nwc_max_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nwc_max_def, LINALG_POOLING_NWC_MAX_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

mica_op *linalg_pooling_nwc_max_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_nwc_max_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_nwc_max_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, ow, c, kw)[sw, dw] -> (n, ow * sw + kw "
                                          "* dw, c)>, affine_map<(n, ow, c, kw)[sw, dw] -> (kw)>, "
                                          "affine_map<(n, ow, c, kw)[sw, dw] -> (n, ow, c)>]",
                              .arguments = 3, .body = "max_signed(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_nwc_max_def = {
  .name = "linalg.pooling_nwc_max", .name_size = 22,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_1d_nwc_wcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_nwc_max_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_nwc_max_unsigned ----

const mica_attr *linalg_pooling_nwc_max_unsigned_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nwc_max_unsigned_def,
                            LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

const mica_attr *linalg_pooling_nwc_max_unsigned_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nwc_max_unsigned_def,
                            LINALG_POOLING_NWC_MAX_UNSIGNED_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

mica_op *linalg_pooling_nwc_max_unsigned_build(mica_builder *b, mica_loc loc,
                                               mica_types result_tensors_types,
                                               mica_value *const *inputs, size_t inputs_count,
                                               mica_value *const *outputs, size_t outputs_count,
                                               const mica_attr *strides,
                                               const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_nwc_max_unsigned_def, &parts, groups,
                                    2);
}

static const mica_interface_impl linalg_pooling_nwc_max_unsigned_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, ow, c, kw)[sw, dw] -> (n, ow * sw + kw "
                                          "* dw, c)>, affine_map<(n, ow, c, kw)[sw, dw] -> (kw)>, "
                                          "affine_map<(n, ow, c, kw)[sw, dw] -> (n, ow, c)>]",
                              .arguments = 3, .body = "max_unsigned(out, unsigned(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_nwc_max_unsigned_def = {
  .name = "linalg.pooling_nwc_max_unsigned", .name_size = 31,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_1d_nwc_wcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_nwc_max_unsigned_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_ncw_max ----

const mica_attr *linalg_pooling_ncw_max_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_ncw_max_def, LINALG_POOLING_NCW_MAX_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

const mica_attr *linalg_pooling_ncw_max_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_ncw_max_def, LINALG_POOLING_NCW_MAX_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

mica_op *linalg_pooling_ncw_max_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_ncw_max_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_ncw_max_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, c, ow, kw)[sw, dw] -> (n, c, ow * sw + "
                                          "kw * dw)>, affine_map<(n, c, ow, kw)[sw, dw] -> (kw)>, "
                                          "affine_map<(n, c, ow, kw)[sw, dw] -> (n, c, ow)>]",
                              .arguments = 3, .body = "max_signed(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_ncw_max_def = {
  .name = "linalg.pooling_ncw_max", .name_size = 22,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_1d_nwc_wcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_ncw_max_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_nwc_min ----

const mica_attr *linalg_pooling_nwc_min_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nwc_min_def, LINALG_POOLING_NWC_MIN_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

const mica_attr *linalg_pooling_nwc_min_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nwc_min_def, LINALG_POOLING_NWC_MIN_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

mica_op *linalg_pooling_nwc_min_build(mica_builder *b, mica_loc loc,
                                      mica_types result_tensors_types, mica_value *const *inputs,
                                      size_t inputs_count, mica_value *const *outputs,
                                      size_t outputs_count, const mica_attr *strides,
                                      const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_nwc_min_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_nwc_min_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, ow, c, kw)[sw, dw] -> (n, ow * sw + kw "
                                          "* dw, c)>, affine_map<(n, ow, c, kw)[sw, dw] -> (kw)>, "
                                          "affine_map<(n, ow, c, kw)[sw, dw] -> (n, ow, c)>]",
                              .arguments = 3, .body = "min_signed(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_nwc_min_def = {
  .name = "linalg.pooling_nwc_min", .name_size = 22,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_1d_nwc_wcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_nwc_min_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_nwc_min_unsigned ----

const mica_attr *linalg_pooling_nwc_min_unsigned_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nwc_min_unsigned_def,
                            LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

const mica_attr *linalg_pooling_nwc_min_unsigned_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_nwc_min_unsigned_def,
                            LINALG_POOLING_NWC_MIN_UNSIGNED_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 1) : attr;
}

mica_op *linalg_pooling_nwc_min_unsigned_build(mica_builder *b, mica_loc loc,
                                               mica_types result_tensors_types,
                                               mica_value *const *inputs, size_t inputs_count,
                                               mica_value *const *outputs, size_t outputs_count,
                                               const mica_attr *strides,
                                               const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_nwc_min_unsigned_def, &parts, groups,
                                    2);
}

static const mica_interface_impl linalg_pooling_nwc_min_unsigned_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, ow, c, kw)[sw, dw] -> (n, ow * sw + kw "
                                          "* dw, c)>, affine_map<(n, ow, c, kw)[sw, dw] -> (kw)>, "
                                          "affine_map<(n, ow, c, kw)[sw, dw] -> (n, ow, c)>]",
                              .arguments = 3, .body = "min_unsigned(out, unsigned(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_nwc_min_unsigned_def = {
  .name = "linalg.pooling_nwc_min_unsigned", .name_size = 31,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_1d_nwc_wcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_nwc_min_unsigned_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_ndhwc_sum ----

const mica_attr *linalg_pooling_ndhwc_sum_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_ndhwc_sum_def,
                            LINALG_POOLING_NDHWC_SUM_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

const mica_attr *linalg_pooling_ndhwc_sum_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_ndhwc_sum_def,
                            LINALG_POOLING_NDHWC_SUM_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

mica_op *linalg_pooling_ndhwc_sum_build(mica_builder *b, mica_loc loc,
                                        mica_types result_tensors_types, mica_value *const *inputs,
                                        size_t inputs_count, mica_value *const *outputs,
                                        size_t outputs_count, const mica_attr *strides,
                                        const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_ndhwc_sum_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_ndhwc_sum_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, od, oh, ow, c, kd, kh, kw)[sd, sh, sw, "
                                          "dd, dh, dw] -> (n, od * sd + kd * dd, oh * sh + kh * "
                                          "dh, ow * sw + kw * dw, c)>, affine_map<(n, od, oh, ow, "
                                          "c, kd, kh, kw)[sd, sh, sw, dd, dh, dw] -> (kd, kh, "
                                          "kw)>, affine_map<(n, od, oh, ow, c, kd, kh, kw)[sd, "
                                          "sh, sw, dd, dh, dw] -> (n, od, oh, ow, c)>]",
                              .arguments = 3, .body = "add(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_ndhwc_sum_def = {
  .name = "linalg.pooling_ndhwc_sum", .name_size = 24,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_3d_ndhwc_dhwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_ndhwc_sum_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_ndhwc_max ----

const mica_attr *linalg_pooling_ndhwc_max_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_ndhwc_max_def,
                            LINALG_POOLING_NDHWC_MAX_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

const mica_attr *linalg_pooling_ndhwc_max_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_ndhwc_max_def,
                            LINALG_POOLING_NDHWC_MAX_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

mica_op *linalg_pooling_ndhwc_max_build(mica_builder *b, mica_loc loc,
                                        mica_types result_tensors_types, mica_value *const *inputs,
                                        size_t inputs_count, mica_value *const *outputs,
                                        size_t outputs_count, const mica_attr *strides,
                                        const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_ndhwc_max_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_ndhwc_max_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, od, oh, ow, c, kd, kh, kw)[sd, sh, sw, "
                                          "dd, dh, dw] -> (n, od * sd + kd * dd, oh * sh + kh * "
                                          "dh, ow * sw + kw * dw, c)>, affine_map<(n, od, oh, ow, "
                                          "c, kd, kh, kw)[sd, sh, sw, dd, dh, dw] -> (kd, kh, "
                                          "kw)>, affine_map<(n, od, oh, ow, c, kd, kh, kw)[sd, "
                                          "sh, sw, dd, dh, dw] -> (n, od, oh, ow, c)>]",
                              .arguments = 3, .body = "max_signed(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_ndhwc_max_def = {
  .name = "linalg.pooling_ndhwc_max", .name_size = 24,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_3d_ndhwc_dhwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_ndhwc_max_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.pooling_ndhwc_min ----

const mica_attr *linalg_pooling_ndhwc_min_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_ndhwc_min_def,
                            LINALG_POOLING_NDHWC_MIN_SLOT_STRIDES);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

const mica_attr *linalg_pooling_ndhwc_min_dilations(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pooling_ndhwc_min_def,
                            LINALG_POOLING_NDHWC_MIN_SLOT_DILATIONS);
  return attr == NULL ? linalg_ones(mica_op_context(op), 3) : attr;
}

mica_op *linalg_pooling_ndhwc_min_build(mica_builder *b, mica_loc loc,
                                        mica_types result_tensors_types, mica_value *const *inputs,
                                        size_t inputs_count, mica_value *const *outputs,
                                        size_t outputs_count, const mica_attr *strides,
                                        const mica_attr *dilations) {
  const mica_attr *slots[] = {dilations, NULL, strides};
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 3, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_pooling_ndhwc_min_def, &parts, groups, 2);
}

static const mica_interface_impl linalg_pooling_ndhwc_min_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_declared_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(n, od, oh, ow, c, kd, kh, kw)[sd, sh, sw, "
                                          "dd, dh, dw] -> (n, od * sd + kd * dd, oh * sh + kh * "
                                          "dh, ow * sw + kw * dw, c)>, affine_map<(n, od, oh, ow, "
                                          "c, kd, kh, kw)[sd, sh, sw, dd, dh, dw] -> (kd, kh, "
                                          "kw)>, affine_map<(n, od, oh, ow, c, kd, kh, kw)[sd, "
                                          "sh, sw, dd, dh, dw] -> (n, od, oh, ow, c)>]",
                              .arguments = 3, .body = "min_signed(out, signed(a))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_convolution_op_interface_id, &linalg_convolution_op_interface_id},
};
const mica_op_def linalg_pooling_ndhwc_min_def = {
  .name = "linalg.pooling_ndhwc_min", .name_size = 24,
  .summary = "The sum, the greatest or the least in a window", .dialect = &linalg_dialect,
  .parts = linalg_conv_3d_ndhwc_dhwcf_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_pooling_ndhwc_min_interfaces, .interface_count = 7,
  .checks = &linalg_conv_1d_checks, .parse = linalg_named_parse, .print = linalg_named_print,
  .more = &linalg_exp_more,
};

// ---- linalg.matmul ----

mica_attrs linalg_matmul_indexing_maps(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_matmul_def, LINALG_MATMUL_SLOT_INDEXING_MAPS);
  return attr == NULL
         ? linalg_maps(mica_op_context(op),
                       "[affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, "
                       "affine_map<(m, n, k) -> (m, n)>]") : mica_attr_array_elements(attr);
}
bool linalg_matmul_set_indexing_maps(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &linalg_matmul_def, LINALG_MATMUL_SLOT_INDEXING_MAPS,
                              mica_attr_array(mica_op_context(op), value));
}

linalg_type_fn linalg_matmul_cast(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &linalg_matmul_def, LINALG_MATMUL_SLOT_CAST);
  return attr == NULL ? LINALG_TYPE_FN_CAST_SIGNED : linalg_type_fn_attr_value(attr);
}
bool linalg_matmul_set_cast(mica_op *op, linalg_type_fn value) {
  return mica_op_fill_slot_as(op, &linalg_matmul_def, LINALG_MATMUL_SLOT_CAST,
                              linalg_type_fn_attr_get(mica_op_context(op), value));
}

mica_op *linalg_matmul_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                             mica_value *const *inputs, size_t inputs_count,
                             mica_value *const *outputs, size_t outputs_count,
                             mica_attrs indexing_maps, linalg_type_fn cast) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    linalg_type_fn_attr_get(ctx, cast), mica_attr_array(ctx, indexing_maps),
  };
  if (slots[LINALG_MATMUL_SLOT_CAST] == NULL || slots[LINALG_MATMUL_SLOT_INDEXING_MAPS] == NULL)
    return NULL;
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 2, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_matmul_def, &parts, groups, 2);
}

static const mica_part linalg_matmul_parts[] = {
  {.name = "cast", .check = &must_be_allowed_32_bit_signless_integer_cases_0_1,
   .flags = MICA_PART_DEFAULTED, .order = 1},
  {.name = "indexing_maps", .check = &must_be_affine_map_array_attribute,
   .flags = MICA_PART_DEFAULTED},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "inputs", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "outputs", .check = &must_be_variadic_of_shaped_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "result_tensors", .check = &must_be_variadic_of_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_any_region},
};
static const mica_op_checks linalg_matmul_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, mica_verify_operand_sizes, NULL},
  .check = {linalg_matmul_check, "linalg_matmul_check"},
  .regions = &linalg_mmt4d_region_checks,
};
static const mica_interface_impl linalg_matmul_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_given_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) "
                                          "-> (k, n)>, affine_map<(m, n, k) -> (m, n)>]",
                              .arguments = 3, .body = "add(out, mul(cast(a), cast(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_contraction_op_interface_id, &linalg_contraction_op_interface_id},
};
const mica_op_def linalg_matmul_def = {
  .name = "linalg.matmul", .name_size = 13, .summary = "The product of matrices",
  .dialect = &linalg_dialect,
  .parts = linalg_matmul_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_matmul_interfaces, .interface_count = 7,
  .checks = &linalg_matmul_checks, .parse = linalg_mapped_parse, .print = linalg_mapped_print,
  .more = &linalg_exp_more,
};

// ---- linalg.batch_matmul ----

mica_attrs linalg_batch_matmul_indexing_maps(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_batch_matmul_def, LINALG_BATCH_MATMUL_SLOT_INDEXING_MAPS);
  return attr == NULL
         ? linalg_maps(mica_op_context(op),
                       "[affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, "
                       "n)>, affine_map<(b, m, n, k) -> (b, m, n)>]")
         : mica_attr_array_elements(attr);
}
bool linalg_batch_matmul_set_indexing_maps(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &linalg_batch_matmul_def, LINALG_BATCH_MATMUL_SLOT_INDEXING_MAPS,
                              mica_attr_array(mica_op_context(op), value));
}

linalg_type_fn linalg_batch_matmul_cast(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_batch_matmul_def, LINALG_BATCH_MATMUL_SLOT_CAST);
  return attr == NULL ? LINALG_TYPE_FN_CAST_SIGNED : linalg_type_fn_attr_value(attr);
}
bool linalg_batch_matmul_set_cast(mica_op *op, linalg_type_fn value) {
  return mica_op_fill_slot_as(op, &linalg_batch_matmul_def, LINALG_BATCH_MATMUL_SLOT_CAST,
                              linalg_type_fn_attr_get(mica_op_context(op), value));
}

mica_op *linalg_batch_matmul_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                   mica_value *const *inputs, size_t inputs_count,
                                   mica_value *const *outputs, size_t outputs_count,
                                   mica_attrs indexing_maps, linalg_type_fn cast) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    linalg_type_fn_attr_get(ctx, cast), mica_attr_array(ctx, indexing_maps),
  };
  if (slots[LINALG_BATCH_MATMUL_SLOT_CAST] == NULL ||
      slots[LINALG_BATCH_MATMUL_SLOT_INDEXING_MAPS] == NULL)
    return NULL;
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 2, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_batch_matmul_def, &parts, groups, 2);
}

static const mica_op_checks linalg_batch_matmul_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, mica_verify_operand_sizes, NULL},
  .check = {linalg_batch_matmul_check, "linalg_batch_matmul_check"},
  .regions = &linalg_mmt4d_region_checks,
};
static const mica_interface_impl linalg_batch_matmul_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_given_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, "
                                          "m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, "
                                          "m, n)>]", .arguments = 3,
                              .body = "add(out, mul(cast(a), cast(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_contraction_op_interface_id, &linalg_contraction_op_interface_id},
};
const mica_op_def linalg_batch_matmul_def = {
  .name = "linalg.batch_matmul", .name_size = 19,
  .summary = "The product of matrices, for each of a batch", .dialect = &linalg_dialect,
  .parts = linalg_matmul_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_batch_matmul_interfaces, .interface_count = 7,
  .checks = &linalg_batch_matmul_checks, .parse = linalg_mapped_parse, .print = linalg_mapped_print,
  .more = &linalg_exp_more,
};

// ---- linalg.batch_reduce_matmul ----

mica_attrs linalg_batch_reduce_matmul_indexing_maps(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_batch_reduce_matmul_def,
                            LINALG_BATCH_REDUCE_MATMUL_SLOT_INDEXING_MAPS);
  return attr == NULL
         ? linalg_maps(mica_op_context(op),
                       "[affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, "
                       "n)>, affine_map<(b, m, n, k) -> (m, n)>]") : mica_attr_array_elements(attr);
}
bool linalg_batch_reduce_matmul_set_indexing_maps(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &linalg_batch_reduce_matmul_def,
                              LINALG_BATCH_REDUCE_MATMUL_SLOT_INDEXING_MAPS,
                              mica_attr_array(mica_op_context(op), value));
}

linalg_type_fn linalg_batch_reduce_matmul_cast(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_batch_reduce_matmul_def,
                            LINALG_BATCH_REDUCE_MATMUL_SLOT_CAST);
  return attr == NULL ? LINALG_TYPE_FN_CAST_SIGNED : linalg_type_fn_attr_value(attr);
}
bool linalg_batch_reduce_matmul_set_cast(mica_op *op, linalg_type_fn value) {
  return mica_op_fill_slot_as(op, &linalg_batch_reduce_matmul_def,
                              LINALG_BATCH_REDUCE_MATMUL_SLOT_CAST,
                              linalg_type_fn_attr_get(mica_op_context(op), value));
}

mica_op *linalg_batch_reduce_matmul_build(mica_builder *b, mica_loc loc,
                                          mica_types result_tensors_types,
                                          mica_value *const *inputs, size_t inputs_count,
                                          mica_value *const *outputs, size_t outputs_count,
                                          mica_attrs indexing_maps, linalg_type_fn cast) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    linalg_type_fn_attr_get(ctx, cast), mica_attr_array(ctx, indexing_maps),
  };
  if (slots[LINALG_BATCH_REDUCE_MATMUL_SLOT_CAST] == NULL ||
      slots[LINALG_BATCH_REDUCE_MATMUL_SLOT_INDEXING_MAPS] == NULL)
    return NULL;
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 2, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_batch_reduce_matmul_def, &parts, groups, 2);
}

static const mica_op_checks linalg_batch_reduce_matmul_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, mica_verify_operand_sizes, NULL},
  .check = {linalg_batch_reduce_matmul_check, "linalg_batch_reduce_matmul_check"},
  .regions = &linalg_mmt4d_region_checks,
};
static const mica_interface_impl linalg_batch_reduce_matmul_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_given_maps, .loops = linalg_declared_loops,
                              .declared = "[affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, "
                                          "m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, "
                                          "n)>]", .arguments = 3,
                              .body = "add(out, mul(cast(a), cast(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_contraction_op_interface_id, &linalg_contraction_op_interface_id},
};
const mica_op_def linalg_batch_reduce_matmul_def = {
  .name = "linalg.batch_reduce_matmul", .name_size = 26,
  .summary = "The sum of the products of a batch of matrices", .dialect = &linalg_dialect,
  .parts = linalg_matmul_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_batch_reduce_matmul_interfaces, .interface_count = 7,
  .checks = &linalg_batch_reduce_matmul_checks,
  .parse = linalg_mapped_parse, .print = linalg_mapped_print, .more = &linalg_exp_more,
};

// ---- linalg.contract ----

mica_attrs linalg_contract_indexing_maps(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_contract_def, LINALG_CONTRACT_SLOT_INDEXING_MAPS);
  return mica_attr_array_elements(attr);
}
bool linalg_contract_set_indexing_maps(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &linalg_contract_def, LINALG_CONTRACT_SLOT_INDEXING_MAPS,
                              mica_attr_array(mica_op_context(op), value));
}

linalg_type_fn linalg_contract_cast(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_contract_def, LINALG_CONTRACT_SLOT_CAST);
  return attr == NULL ? LINALG_TYPE_FN_CAST_SIGNED : linalg_type_fn_attr_value(attr);
}
bool linalg_contract_set_cast(mica_op *op, linalg_type_fn value) {
  return mica_op_fill_slot_as(op, &linalg_contract_def, LINALG_CONTRACT_SLOT_CAST,
                              linalg_type_fn_attr_get(mica_op_context(op), value));
}

mica_op *linalg_contract_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                               mica_value *const *inputs, size_t inputs_count,
                               mica_value *const *outputs, size_t outputs_count,
                               mica_attrs indexing_maps, linalg_type_fn cast) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    linalg_type_fn_attr_get(ctx, cast), mica_attr_array(ctx, indexing_maps),
  };
  if (slots[LINALG_CONTRACT_SLOT_CAST] == NULL) return NULL;
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 2, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_contract_def, &parts, groups, 2);
}

static const mica_part linalg_contract_parts[] = {
  {.name = "cast", .check = &must_be_allowed_32_bit_signless_integer_cases_0_1,
   .flags = MICA_PART_DEFAULTED, .order = 1},
  {.name = "indexing_maps", .check = &must_be_affine_map_array_attribute},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "inputs", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "outputs", .check = &must_be_variadic_of_shaped_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "result_tensors", .check = &must_be_variadic_of_shaped_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "combiner", .check = &must_be_region_with_1_blocks},
};
static bool linalg_contract_verify(mica_op *op) {
  return mica_verify_region(op, LINALG_CONTRACT_REGION_COMBINER, "combiner",
                            mica_region_block_count(linalg_contract_combiner(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_op_checks linalg_contract_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, mica_verify_operand_sizes, NULL},
  .verify = (mica_op_check *const[]){linalg_contract_verify, NULL},
  .check = {linalg_contract_check, "linalg_contract_check"},
  .regions = &linalg_mmt4d_region_checks,
};
static const mica_interface_impl linalg_contract_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_given_maps, .loops = linalg_contract_loops,
                              .arguments = 3, .body = "add(out, mul(cast(a), cast(b)))"}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_contraction_op_interface_id, &linalg_contraction_op_interface_id},
};
const mica_op_def linalg_contract_def = {
  .name = "linalg.contract", .name_size = 15, .summary = "Sums up products of elements",
  .dialect = &linalg_dialect,
  .parts = linalg_contract_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits, .interfaces = linalg_contract_interfaces, .interface_count = 7,
  .checks = &linalg_contract_checks, .parse = linalg_contract_parse, .print = linalg_contract_print,
  .more = &linalg_exp_more,
};

// ---- linalg.elementwise ----

linalg_elementwise_kind linalg_elementwise_kind_value(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_elementwise_def, LINALG_ELEMENTWISE_SLOT_KIND_VALUE);
  return linalg_elementwise_kind_attr_value(attr);
}
bool linalg_elementwise_set_kind_value(mica_op *op, linalg_elementwise_kind value) {
  return mica_op_fill_slot_as(op, &linalg_elementwise_def, LINALG_ELEMENTWISE_SLOT_KIND_VALUE,
                              linalg_elementwise_kind_attr_get(mica_op_context(op), value));
}

mica_attrs linalg_elementwise_indexing_maps(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_elementwise_def, LINALG_ELEMENTWISE_SLOT_INDEXING_MAPS);
  return attr == NULL ? (mica_attrs){NULL, 0} : mica_attr_array_elements(attr);
}
bool linalg_elementwise_set_indexing_maps(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &linalg_elementwise_def, LINALG_ELEMENTWISE_SLOT_INDEXING_MAPS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *linalg_elementwise_build(mica_builder *b, mica_loc loc, mica_types result_tensors_types,
                                  mica_value *const *inputs, size_t inputs_count,
                                  mica_value *const *outputs, size_t outputs_count,
                                  linalg_elementwise_kind kind_value, mica_attrs indexing_maps) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_array(ctx, indexing_maps), linalg_elementwise_kind_attr_get(ctx, kind_value),
  };
  if (slots[LINALG_ELEMENTWISE_SLOT_INDEXING_MAPS] == NULL) return NULL;
  const mica_value_group groups[] = {{inputs, inputs_count}, {outputs, outputs_count}};
  const mica_op_parts parts = {
    NULL, 0, result_tensors_types.data, result_tensors_types.size, slots, 2, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_elementwise_def, &parts, groups, 2);
}

static const mica_part linalg_elementwise_parts[] = {
  {.name = "indexing_maps", .check = &must_be_affine_map_array_attribute,
   .flags = MICA_PART_DEFAULTED, .order = 1},
  {.name = "kind", .check = &must_be_allowed_32_bit_signless_integer_cases_0_1_2},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "inputs", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "outputs", .check = &must_be_variadic_of_shaped_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "result_tensors", .check = &must_be_variadic_of_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_any_region},
};
static const mica_interface_impl linalg_elementwise_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id,
   &(const linalg_structured){.maps = linalg_given_maps, .loops = linalg_output_loops}},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
};
static bool linalg_elementwise_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, linalg_elementwise_parse(p, out), "linalg_elementwise_parse");
}

const mica_op_def linalg_elementwise_def = {
  .name = "linalg.elementwise", .name_size = 18,
  .summary = "A function of one, two or three elements", .dialect = &linalg_dialect,
  .parts = linalg_elementwise_parts, .slot_count = 3, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_generic_traits,
  .interfaces = linalg_elementwise_interfaces, .interface_count = 6,
  .checks = &linalg_generic_checks,
  .parse = linalg_elementwise_parse_hook, .print = linalg_elementwise_print,
  .more = &linalg_exp_more,
};

// ---- linalg.map ----

mica_op *linalg_map_build(mica_builder *b, mica_loc loc, mica_types result_types,
                          mica_value *const *inputs, size_t inputs_count, mica_value *init) {
  const mica_value_group groups[] = {{inputs, inputs_count}, {&init, 1}};
  const mica_op_parts parts = {
    NULL, 0, result_types.data, result_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_map_def, &parts, groups, 2);
}

static const mica_part linalg_map_parts[] = {
  {.name = "inputs", .check = &must_be_variadic_of_memref_of_any_type_values_or,
   .flags = MICA_PART_VARIADIC},
  {.name = "init", .check = &must_be_memref_of_any_type_values_or_ranked_tensor},
  {.name = "result", .check = &must_be_variadic_of_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "mapper", .check = &must_be_region_with_1_blocks},
};
static bool linalg_map_verify(mica_op *op) {
  return mica_verify_region(op, LINALG_MAP_REGION_MAPPER, "mapper",
                            mica_region_block_count(linalg_map_mapper(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_op_checks linalg_map_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){linalg_map_verify, NULL},
  .check = {linalg_map_check, "linalg_map_check"},
  .regions = &linalg_generic_region_checks,
};
static const mica_op_asm_interface linalg_map_op_asm_methods = {
  .result_names = linalg_map_result_names, .block_argument_names = linalg_map_block_argument_names,
};
static const mica_trait *const linalg_map_traits[] = {
  &mica_trait_single_block, &mica_trait_single_block_implicit_terminator,
  &mica_trait_recursive_memory_effects, NULL,
};
static const mica_interface_impl linalg_map_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id, &linalg_map_structured},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_op_asm_interface_id, &linalg_map_op_asm_methods},
};
static bool linalg_map_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, linalg_map_parse(p, out), "linalg_map_parse");
}

const mica_op_def linalg_map_def = {
  .name = "linalg.map", .name_size = 10, .summary = "A function of the elements at the same place",
  .dialect = &linalg_dialect,
  .parts = linalg_map_parts, .operand_count = 2, .result_count = 1, .region_count = 1,
  .traits = linalg_map_traits, .interfaces = linalg_map_interfaces, .interface_count = 7,
  .checks = &linalg_map_checks, .parse = linalg_map_parse_hook, .print = linalg_map_print,
  .more = &linalg_exp_more,
};

// ---- linalg.reduce ----

mica_int64s linalg_reduce_dimensions(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_reduce_def, LINALG_REDUCE_SLOT_DIMENSIONS);
  return mica_attr_dense_i64s_value(attr);
}
bool linalg_reduce_set_dimensions(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &linalg_reduce_def, LINALG_REDUCE_SLOT_DIMENSIONS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *linalg_reduce_build(mica_builder *b, mica_loc loc, mica_types results_types,
                             mica_value *const *inputs, size_t inputs_count,
                             mica_value *const *inits, size_t inits_count, mica_int64s dimensions) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_dense_i64s(ctx, dimensions)};
  const mica_value_group groups[] = {{inputs, inputs_count}, {inits, inits_count}};
  const mica_op_parts parts = {
    NULL, 0, results_types.data, results_types.size, slots, 1, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &linalg_reduce_def, &parts, groups, 2);
}

static const mica_part linalg_reduce_parts[] = {
  {.name = "dimensions", .check = &must_be_i64_dense_array_attribute_should_be_in_increasing},
  {.name = "inputs", .check = &must_be_variadic_of_memref_of_any_type_values_or,
   .flags = MICA_PART_VARIADIC},
  {.name = "inits", .check = &must_be_variadic_of_memref_of_any_type_values_or,
   .flags = MICA_PART_VARIADIC},
  {.name = "", .check = &must_be_variadic_of_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "combiner", .check = &must_be_region_with_1_blocks},
};
static bool linalg_reduce_verify(mica_op *op) {
  return mica_verify_region(op, LINALG_REDUCE_REGION_COMBINER, "combiner",
                            mica_region_block_count(linalg_reduce_combiner(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_op_checks linalg_reduce_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){linalg_reduce_verify, NULL},
  .check = {linalg_reduce_check, "linalg_reduce_check"},
  .regions = &linalg_generic_region_checks,
};
static const mica_op_asm_interface linalg_reduce_op_asm_methods = {
  .result_names = linalg_reduce_result_names,
  .block_argument_names = linalg_reduce_block_argument_names,
};
static const mica_interface_impl linalg_reduce_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &linalg_half_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id, &linalg_reduce_structured},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_op_asm_interface_id, &linalg_reduce_op_asm_methods},
};
static bool linalg_reduce_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, linalg_reduce_parse(p, out), "linalg_reduce_parse");
}

const mica_op_def linalg_reduce_def = {
  .name = "linalg.reduce", .name_size = 13, .summary = "Combines the elements along dimensions",
  .dialect = &linalg_dialect,
  .parts = linalg_reduce_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_map_traits, .interfaces = linalg_reduce_interfaces, .interface_count = 7,
  .checks = &linalg_reduce_checks, .parse = linalg_reduce_parse_hook, .print = linalg_reduce_print,
  .more = &linalg_exp_more,
};

// ---- linalg.transpose ----

mica_int64s linalg_transpose_permutation(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_transpose_def, LINALG_TRANSPOSE_SLOT_PERMUTATION);
  return mica_attr_dense_i64s_value(attr);
}
bool linalg_transpose_set_permutation(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &linalg_transpose_def, LINALG_TRANSPOSE_SLOT_PERMUTATION,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *linalg_transpose_build(mica_builder *b, mica_loc loc, mica_types result_types,
                                mica_value *input, mica_value *init, mica_int64s permutation) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_dense_i64s(ctx, permutation)};
  mica_value *operands[] = {input, init};
  const mica_op_parts parts = {
    operands, 2, result_types.data, result_types.size, slots, 1, .region_count = 1,
  };
  return mica_builder_insert_new(b, loc, &linalg_transpose_def, &parts);
}

static const mica_part linalg_transpose_parts[] = {
  {.name = "permutation", .check = &must_be_i64_dense_array_attribute},
  {.name = "input", .check = &must_be_memref_of_any_type_values_or_ranked_tensor},
  {.name = "init", .check = &must_be_memref_of_any_type_values_or_ranked_tensor},
  {.name = "result", .check = &must_be_variadic_of_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_region_with_1_blocks},
};
static bool linalg_transpose_verify(mica_op *op) {
  return mica_verify_region(op, LINALG_TRANSPOSE_REGION, "region",
                            mica_region_block_count(linalg_transpose_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_op_checks linalg_transpose_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){linalg_transpose_verify, NULL},
  .check = {linalg_transpose_check, "linalg_transpose_check"},
  .regions = &linalg_generic_region_checks,
};
static const mica_interface_impl linalg_transpose_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id, &linalg_transpose_structured},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = linalg_transpose_result_names}},
};
static bool linalg_transpose_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, linalg_transpose_parse(p, out), "linalg_transpose_parse");
}

static bool linalg_transpose_fold_hook(mica_op *op, const mica_attr *const *operands,
                                       mica_fold *out) {
  return linalg_transpose_fold(op, operands[LINALG_TRANSPOSE_OPERAND_INPUT],
                               operands[LINALG_TRANSPOSE_OPERAND_INIT], out);
}

static const mica_op_more linalg_transpose_more = {
  .terminator = &linalg_yield_def,
  .fold = linalg_transpose_fold_hook, .patterns = linalg_transpose_canonicalizations,
};
const mica_op_def linalg_transpose_def = {
  .name = "linalg.transpose", .name_size = 16, .summary = "Dimensions in another order",
  .dialect = &linalg_dialect,
  .parts = linalg_transpose_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_map_traits, .interfaces = linalg_transpose_interfaces, .interface_count = 7,
  .checks = &linalg_transpose_checks,
  .parse = linalg_transpose_parse_hook, .print = linalg_transpose_print,
  .more = &linalg_transpose_more,
};

// ---- linalg.broadcast ----

mica_int64s linalg_broadcast_dimensions(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_broadcast_def, LINALG_BROADCAST_SLOT_DIMENSIONS);
  return mica_attr_dense_i64s_value(attr);
}
bool linalg_broadcast_set_dimensions(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &linalg_broadcast_def, LINALG_BROADCAST_SLOT_DIMENSIONS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *linalg_broadcast_build(mica_builder *b, mica_loc loc, mica_types result_types,
                                mica_value *input, mica_value *init, mica_int64s dimensions) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_dense_i64s(ctx, dimensions)};
  mica_value *operands[] = {input, init};
  const mica_op_parts parts = {
    operands, 2, result_types.data, result_types.size, slots, 1, .region_count = 1,
  };
  return mica_builder_insert_new(b, loc, &linalg_broadcast_def, &parts);
}

static const mica_part linalg_broadcast_parts[] = {
  {.name = "dimensions", .check = &must_be_i64_dense_array_attribute},
  {.name = "input", .check = &must_be_memref_of_any_type_values_or_ranked_tensor},
  {.name = "init", .check = &must_be_memref_of_any_type_values_or_ranked_tensor},
  {.name = "result", .check = &must_be_variadic_of_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
  {.name = "region", .check = &must_be_region_with_1_blocks},
};
static bool linalg_broadcast_verify(mica_op *op) {
  return mica_verify_region(op, LINALG_BROADCAST_REGION, "region",
                            mica_region_block_count(linalg_broadcast_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_op_checks linalg_broadcast_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, NULL},
  .verify = (mica_op_check *const[]){linalg_broadcast_verify, NULL},
  .check = {linalg_broadcast_check, "linalg_broadcast_check"},
  .regions = &linalg_generic_region_checks,
};
static const mica_interface_impl linalg_broadcast_interfaces[] = {
  {&mica_memory_effects_interface_id, &linalg_effects},
  {&mica_conditionally_speculatable_interface_id, &linalg_speculatable},
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&linalg_op_interface_id, &linalg_broadcast_structured},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = linalg_broadcast_result_names}},
};
static bool linalg_broadcast_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, linalg_broadcast_parse(p, out), "linalg_broadcast_parse");
}

static const mica_op_more linalg_broadcast_more = {
  .terminator = &linalg_yield_def,
  .patterns = linalg_broadcast_canonicalizations,
};
const mica_op_def linalg_broadcast_def = {
  .name = "linalg.broadcast", .name_size = 16,
  .summary = "Repeats the elements along new dimensions", .dialect = &linalg_dialect,
  .parts = linalg_broadcast_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .region_count = 1,
  .traits = linalg_map_traits, .interfaces = linalg_broadcast_interfaces, .interface_count = 7,
  .checks = &linalg_broadcast_checks,
  .parse = linalg_broadcast_parse_hook, .print = linalg_broadcast_print,
  .more = &linalg_broadcast_more,
};

// ---- linalg.pack ----

mica_int64s linalg_pack_outer_dims_perm(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pack_def, LINALG_PACK_SLOT_OUTER_DIMS_PERM);
  return attr == NULL ? (mica_int64s){NULL, 0} : mica_attr_dense_i64s_value(attr);
}
bool linalg_pack_set_outer_dims_perm(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &linalg_pack_def, LINALG_PACK_SLOT_OUTER_DIMS_PERM,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s linalg_pack_inner_dims_pos(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pack_def, LINALG_PACK_SLOT_INNER_DIMS_POS);
  return mica_attr_dense_i64s_value(attr);
}
bool linalg_pack_set_inner_dims_pos(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &linalg_pack_def, LINALG_PACK_SLOT_INNER_DIMS_POS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s linalg_pack_static_inner_tiles(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_pack_def, LINALG_PACK_SLOT_STATIC_INNER_TILES);
  return mica_attr_dense_i64s_value(attr);
}
bool linalg_pack_set_static_inner_tiles(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &linalg_pack_def, LINALG_PACK_SLOT_STATIC_INNER_TILES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

static bool linalg_pack_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                    const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[1]);
  return types[0] != NULL;
}

mica_op *linalg_pack_build(mica_builder *b, mica_loc loc, mica_value *source, mica_value *dest,
                           mica_value *padding_value, mica_int64s outer_dims_perm,
                           mica_int64s inner_dims_pos, mica_value *const *inner_tiles,
                           size_t inner_tiles_count, mica_int64s static_inner_tiles) {
  if (dest == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_dense_i64s(ctx, inner_dims_pos), NULL, mica_attr_dense_i64s(ctx, outer_dims_perm),
    mica_attr_dense_i64s(ctx, static_inner_tiles),
  };
  if (slots[LINALG_PACK_SLOT_OUTER_DIMS_PERM] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(dest)};
  const mica_value_group groups[] = {
    {&source, 1}, {&dest, 1}, {&padding_value, padding_value != NULL},
    {inner_tiles, inner_tiles_count},
  };
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 4, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &linalg_pack_def, &parts, groups, 4);
}

static const mica_part linalg_pack_parts[] = {
  {.name = "inner_dims_pos", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "outer_dims_perm", .check = &must_be_i64_dense_array_attribute,
   .flags = MICA_PART_DEFAULTED},
  {.name = "static_inner_tiles", .check = &must_be_i64_dense_array_attribute, .order = 2},
  {.name = "source", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "dest", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "padding_value", .check = &must_be_any_type, .flags = MICA_PART_OPTIONAL},
  {.name = "inner_tiles", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values},
};
static bool linalg_pack_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(linalg_pack_dest(op)) ==
                          mica_value_type(linalg_pack_result(op)),
                          "result type matches type of dest");
}

static const mica_region_checks linalg_pack_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_destination_style, NULL},
};
static const mica_op_checks linalg_pack_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .verify = (mica_op_check *const[]){linalg_pack_verify, NULL},
  .check = {linalg_pack_check, "linalg_pack_check"},
  .regions = &linalg_pack_region_checks,
};
// linalg.pack: $source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)?
// (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=`
// custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:`
// type($source) `->` type($dest)
static bool linalg_pack_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, dest_operand;
  mica_operand_refs padding_value_operands = {NULL, 0}, inner_tiles_operands = {NULL, 0};
  mica_position padding_value_at = mica_parser_name_position(p);
  mica_types padding_value_types = {NULL, 0};
  const mica_attr *outer_dims_perm_attr = NULL, *inner_dims_pos_attr = NULL,
      *static_inner_tiles_attr = NULL;
  const mica_type *source_type = NULL, *dest_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (mica_parse_optional_keyword(p, "padding_value")) {
    if (!mica_parse_punct(p, '(')) return false;
    padding_value_at = mica_parser_position(p);
    if (!mica_parse_operand_if_any(p, &padding_value_operands)) return false;
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_type_if_any(p, &padding_value_types)) return false;
    if (!mica_parse_punct(p, ')')) return false;
  }
  if (mica_parse_optional_keyword(p, "outer_dims_perm")) {
    if (!mica_parse_punct(p, '=')) return false;
    if (!mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 64), &outer_dims_perm_attr))
      return false;
    mica_state_set_slot(out, LINALG_PACK_SLOT_OUTER_DIMS_PERM, outer_dims_perm_attr);
  }
  if (!mica_parse_keyword(p, "inner_dims_pos")) return false;
  if (!mica_parse_punct(p, '=')) return false;
  if (!mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 64), &inner_dims_pos_attr))
    return false;
  mica_state_set_slot(out, LINALG_PACK_SLOT_INNER_DIMS_POS, inner_dims_pos_attr);
  if (!mica_parse_keyword(p, "inner_tiles")) return false;
  if (!mica_parse_punct(p, '=')) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &inner_tiles_operands,
                                                      &static_inner_tiles_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, LINALG_PACK_SLOT_STATIC_INNER_TILES, static_inner_tiles_attr);
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_operand(p, &dest_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &source_type))
    return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &dest_type))
    return false;
  const int32_t operand_segments[] = {
    1, 1, (int32_t)padding_value_operands.size, (int32_t)inner_tiles_operands.size,
  };
  if (!mica_state_set_segments(out, LINALG_PACK_SLOT_OPERAND_SEGMENT_SIZES, operand_segments, 4))
    return false;
  if (!mica_parser_check_type(p, dest_type, mica_type_is_ranked_tensor, "dest",
                              "ranked tensor of any type values"))
    return false;
  if (!mica_state_result(out, dest_type)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  if (!mica_state_operands(out, &dest_operand, 1, dest_type)) return false;
  if (!mica_state_operands_typed(out, padding_value_operands.data, padding_value_operands.size,
                                 padding_value_types, padding_value_at))
    return false;
  return mica_state_operands(out, inner_tiles_operands.data, inner_tiles_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void linalg_pack_print(mica_printer *p, const mica_op *op) {
  const mica_segment padding_value_segment = linalg_pack_padding_value_segment(op);
  const mica_segment inner_tiles_segment = linalg_pack_inner_tiles_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, linalg_pack_source(op));
  if (linalg_pack_padding_value(op) != NULL) {
    mica_print_str(p, MICA_STR(" padding_value("));
    mica_print_operands(p, op, padding_value_segment.first, padding_value_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, padding_value_segment.first, padding_value_segment.count);
    mica_print_char(p, ')');
  }
  if (linalg_pack_outer_dims_perm_attr(op) != NULL && linalg_pack_outer_dims_perm_attr(op) !=
      mica_attr_dense_i64s(mica_op_context(op), (mica_int64s){NULL, 0})) {
    mica_print_str(p, MICA_STR(" outer_dims_perm = "));
    mica_print_dense_list(p, linalg_pack_outer_dims_perm_attr(op));
  }
  mica_print_str(p, MICA_STR(" inner_dims_pos = "));
  mica_print_dense_list(p, linalg_pack_inner_dims_pos_attr(op));
  mica_print_str(p, MICA_STR(" inner_tiles = "));
  mica_print_dynamic_index_list(p, op, inner_tiles_segment,
                                linalg_pack_static_inner_tiles_attr(op));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_operand(p, linalg_pack_dest(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(linalg_pack_source(op)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type(p, mica_value_type(linalg_pack_dest(op)));
}

static const mica_trait *const linalg_pack_traits[] = {
  &mica_trait_attr_sized_operand_segments, NULL,
};
static const mica_interface_impl linalg_pack_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = linalg_pack_result_names}},
  {&mica_destination_style_interface_id, &mica_second_is_destination},
  {&linalg_relayout_op_interface_id, &linalg_relayout_op_interface_id},
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = linalg_pack_speculatability}},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = linalg_pack_infer_types}},
};
static bool linalg_pack_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment padding_value = linalg_pack_padding_value_segment(op);
  const mica_segment inner_tiles = linalg_pack_inner_tiles_segment(op);
  return linalg_pack_fold(op, operands[LINALG_PACK_OPERAND_SOURCE],
                          operands[LINALG_PACK_OPERAND_DEST], padding_value.count == 0 ? NULL
                          : operands[padding_value.first], operands + inner_tiles.first,
                          inner_tiles.count, out);
}

static const mica_pattern linalg_pack_canonicalize_pattern = {
  .name = "linalg_pack_canonicalize", .root = &linalg_pack_def, .benefit = 1,
  .rewrite = linalg_pack_canonicalize,
};
static const mica_pattern *const linalg_pack_patterns[] = {&linalg_pack_canonicalize_pattern, NULL};
static const mica_op_more linalg_pack_more = {
  .fold = linalg_pack_fold_hook, .patterns = linalg_pack_patterns,
};
const mica_op_def linalg_pack_def = {
  .name = "linalg.pack", .name_size = 11, .summary = "Cuts dimensions into tiles",
  .dialect = &linalg_dialect,
  .parts = linalg_pack_parts, .slot_count = 4, .operand_count = 4, .result_count = 1,
  .traits = linalg_pack_traits, .interfaces = linalg_pack_interfaces, .interface_count = 7,
  .checks = &linalg_pack_checks, .parse = linalg_pack_parse, .print = linalg_pack_print,
  .more = &linalg_pack_more,
};

// ---- linalg.unpack ----

mica_int64s linalg_unpack_outer_dims_perm(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_unpack_def, LINALG_UNPACK_SLOT_OUTER_DIMS_PERM);
  return attr == NULL ? (mica_int64s){NULL, 0} : mica_attr_dense_i64s_value(attr);
}
bool linalg_unpack_set_outer_dims_perm(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &linalg_unpack_def, LINALG_UNPACK_SLOT_OUTER_DIMS_PERM,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s linalg_unpack_inner_dims_pos(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_unpack_def, LINALG_UNPACK_SLOT_INNER_DIMS_POS);
  return mica_attr_dense_i64s_value(attr);
}
bool linalg_unpack_set_inner_dims_pos(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &linalg_unpack_def, LINALG_UNPACK_SLOT_INNER_DIMS_POS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s linalg_unpack_static_inner_tiles(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_unpack_def, LINALG_UNPACK_SLOT_STATIC_INNER_TILES);
  return mica_attr_dense_i64s_value(attr);
}
bool linalg_unpack_set_static_inner_tiles(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &linalg_unpack_def, LINALG_UNPACK_SLOT_STATIC_INNER_TILES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *linalg_unpack_build(mica_builder *b, mica_loc loc, mica_value *source, mica_value *dest,
                             mica_int64s outer_dims_perm, mica_int64s inner_dims_pos,
                             mica_value *const *inner_tiles, size_t inner_tiles_count,
                             mica_int64s static_inner_tiles) {
  if (dest == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_dense_i64s(ctx, inner_dims_pos), mica_attr_dense_i64s(ctx, outer_dims_perm),
    mica_attr_dense_i64s(ctx, static_inner_tiles),
  };
  if (slots[LINALG_UNPACK_SLOT_OUTER_DIMS_PERM] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(dest)};
  const mica_value_group groups[] = {{&source, 1}, {&dest, 1}, {inner_tiles, inner_tiles_count}};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 3, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &linalg_unpack_def, &parts, groups, 3);
}

static const mica_part linalg_unpack_parts[] = {
  {.name = "inner_dims_pos", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "outer_dims_perm", .check = &must_be_i64_dense_array_attribute,
   .flags = MICA_PART_DEFAULTED},
  {.name = "static_inner_tiles", .check = &must_be_i64_dense_array_attribute, .order = 2},
  {.name = "source", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "dest", .check = &must_be_ranked_tensor_of_any_type_values},
  {.name = "inner_tiles", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values},
};
static bool linalg_unpack_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(linalg_unpack_dest(op)) ==
                          mica_value_type(linalg_unpack_result(op)),
                          "result type matches type of dest");
}

static const mica_op_checks linalg_unpack_checks = {
  .verify = (mica_op_check *const[]){linalg_unpack_verify, NULL},
  .check = {linalg_unpack_check, "linalg_unpack_check"},
  .regions = &linalg_pack_region_checks,
};
// linalg.unpack: $source (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=`
// $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles)
// `into` $dest attr-dict `:` type($source) `->` type($dest)
static bool linalg_unpack_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand, dest_operand;
  const mica_attr *outer_dims_perm_attr = NULL, *inner_dims_pos_attr = NULL,
      *static_inner_tiles_attr = NULL;
  mica_operand_refs inner_tiles_operands = {NULL, 0};
  const mica_type *source_type = NULL, *dest_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (mica_parse_optional_keyword(p, "outer_dims_perm")) {
    if (!mica_parse_punct(p, '=')) return false;
    if (!mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 64), &outer_dims_perm_attr))
      return false;
    mica_state_set_slot(out, LINALG_UNPACK_SLOT_OUTER_DIMS_PERM, outer_dims_perm_attr);
  }
  if (!mica_parse_keyword(p, "inner_dims_pos")) return false;
  if (!mica_parse_punct(p, '=')) return false;
  if (!mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 64), &inner_dims_pos_attr))
    return false;
  mica_state_set_slot(out, LINALG_UNPACK_SLOT_INNER_DIMS_POS, inner_dims_pos_attr);
  if (!mica_parse_keyword(p, "inner_tiles")) return false;
  if (!mica_parse_punct(p, '=')) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &inner_tiles_operands,
                                                      &static_inner_tiles_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, LINALG_UNPACK_SLOT_STATIC_INNER_TILES, static_inner_tiles_attr);
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_operand(p, &dest_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &source_type))
    return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &dest_type))
    return false;
  if (!mica_parser_check_type(p, dest_type, mica_type_is_ranked_tensor, "dest",
                              "ranked tensor of any type values"))
    return false;
  if (!mica_state_result(out, dest_type)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  if (!mica_state_operands(out, &dest_operand, 1, dest_type)) return false;
  return mica_state_operands(out, inner_tiles_operands.data, inner_tiles_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void linalg_unpack_print(mica_printer *p, const mica_op *op) {
  const mica_segment inner_tiles_segment = linalg_unpack_inner_tiles_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, linalg_unpack_source(op));
  if (linalg_unpack_outer_dims_perm_attr(op) != NULL && linalg_unpack_outer_dims_perm_attr(op) !=
      mica_attr_dense_i64s(mica_op_context(op), (mica_int64s){NULL, 0})) {
    mica_print_str(p, MICA_STR(" outer_dims_perm = "));
    mica_print_dense_list(p, linalg_unpack_outer_dims_perm_attr(op));
  }
  mica_print_str(p, MICA_STR(" inner_dims_pos = "));
  mica_print_dense_list(p, linalg_unpack_inner_dims_pos_attr(op));
  mica_print_str(p, MICA_STR(" inner_tiles = "));
  mica_print_dynamic_index_list(p, op, inner_tiles_segment,
                                linalg_unpack_static_inner_tiles_attr(op));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_operand(p, linalg_unpack_dest(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(linalg_unpack_source(op)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type(p, mica_value_type(linalg_unpack_dest(op)));
}

static const mica_interface_impl linalg_unpack_interfaces[] = {
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = linalg_unpack_result_names}},
  {&mica_destination_style_interface_id, &mica_second_is_destination},
  {&linalg_relayout_op_interface_id, &linalg_relayout_op_interface_id},
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = linalg_unpack_speculatability}},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = linalg_pack_infer_types}},
};
static bool linalg_unpack_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment inner_tiles = linalg_unpack_inner_tiles_segment(op);
  return linalg_unpack_fold(op, operands[LINALG_UNPACK_OPERAND_SOURCE],
                            operands[LINALG_UNPACK_OPERAND_DEST], operands + inner_tiles.first,
                            inner_tiles.count, out);
}

static const mica_pattern linalg_unpack_canonicalize_pattern = {
  .name = "linalg_unpack_canonicalize", .root = &linalg_unpack_def, .benefit = 1,
  .rewrite = linalg_unpack_canonicalize,
};
static const mica_pattern *const linalg_unpack_patterns[] = {
  &linalg_unpack_canonicalize_pattern, NULL,
};
static const mica_op_more linalg_unpack_more = {
  .fold = linalg_unpack_fold_hook, .patterns = linalg_unpack_patterns,
};
const mica_op_def linalg_unpack_def = {
  .name = "linalg.unpack", .name_size = 13, .summary = "Puts tiles together again",
  .dialect = &linalg_dialect,
  .parts = linalg_unpack_parts, .slot_count = 3, .operand_count = 3, .result_count = 1,
  .interfaces = linalg_unpack_interfaces, .interface_count = 7, .checks = &linalg_unpack_checks,
  .parse = linalg_unpack_parse, .print = linalg_unpack_print, .more = &linalg_unpack_more,
};

// ---- linalg.softmax ----

int64_t linalg_softmax_dimension(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_softmax_def, LINALG_SOFTMAX_SLOT_DIMENSION);
  return mica_attr_integer_value(attr);
}
bool linalg_softmax_set_dimension(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &linalg_softmax_def, LINALG_SOFTMAX_SLOT_DIMENSION,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *linalg_softmax_build(mica_builder *b, mica_loc loc, mica_types result_types,
                              mica_value *input, mica_value *output, int64_t dimension) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 64, dimension)};
  mica_value *operands[] = {input, output};
  const mica_op_parts parts = {
    operands, 2, result_types.data, result_types.size, slots, 1, .region_count = 0,
  };
  return mica_builder_insert_new(b, loc, &linalg_softmax_def, &parts);
}

static const mica_part linalg_softmax_parts[] = {
  {.name = "dimension", .check = &must_be_64_bit_signless_integer_attribute},
  {.name = "input", .check = &must_be_shaped_of_any_type_values},
  {.name = "output", .check = &must_be_shaped_of_any_type_values},
  {.name = "result", .check = &must_be_variadic_of_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_VARIADIC},
};
static bool linalg_softmax_verify(mica_op *op) {
  return mica_verify_that(op, mica_op_operand_count(op) > 1 &&
                          mica_type_is_shaped(mica_value_type(mica_op_operand(op, 0))) &&
                          mica_type_is_shaped(mica_value_type(mica_op_operand(op, 1))) &&
                          mica_type_element_or_self(mica_value_type(mica_op_operand(op, 0))) ==
                          mica_type_element_or_self(mica_value_type(mica_op_operand(op, 1))),
                          "input and output have same element type");
}

static const mica_op_checks linalg_softmax_checks = {
  .verify = (mica_op_check *const[]){linalg_softmax_verify, NULL},
  .check = {linalg_softmax_check, "linalg_softmax_check"},
  .regions = &linalg_pack_region_checks,
};
// linalg.softmax: attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)`
// `outs` `(` $output `:` type($output) `)` (`->` type($result)^)?
static bool linalg_softmax_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *dimension_attr = NULL;
  mica_operand_ref input_operand, output_operand;
  const mica_type *input_type = NULL, *output_type = NULL;
  mica_types result_types = {NULL, 0};
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_keyword(p, "dimension")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 64), mica_attr_is_integer,
                          &dimension_attr))
    return false;
  mica_state_set_slot(out, LINALG_SOFTMAX_SLOT_DIMENSION, dimension_attr);
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_keyword(p, "ins")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &input_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_shaped, NULL, &input_type)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_keyword(p, "outs")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &output_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_shaped, NULL, &output_type)) return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (mica_parse_optional_punct(p, MICA_PUNCT_ARROW)) {
    if (!mica_parse_types(p, &result_types)) return false;
  }
  if (!mica_state_results(out, result_types)) return false;
  if (!mica_state_operands(out, &input_operand, 1, input_type)) return false;
  return mica_state_operands(out, &output_operand, 1, output_type);
}

static void linalg_softmax_print(mica_printer *p, const mica_op *op) {
  const mica_segment result_segment = linalg_softmax_result_segment(op);
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" dimension("));
  mica_print_attr_without_type(p, linalg_softmax_dimension_attr(op));
  mica_print_str(p, MICA_STR(") ins("));
  mica_print_operand(p, linalg_softmax_input(op));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(linalg_softmax_input(op)));
  mica_print_str(p, MICA_STR(") outs("));
  mica_print_operand(p, linalg_softmax_output(op));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(linalg_softmax_output(op)));
  mica_print_char(p, ')');
  if (result_segment.count > 0) {
    mica_print_str(p, MICA_STR(" -> "));
    mica_print_result_types(p, op, result_segment.first, result_segment.count);
  }
}

static const mica_interface_impl linalg_softmax_interfaces[] = {
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_reify_ranked_shaped_type_interface_id, &mica_reify_ranked_shaped_type_interface_id},
  {&linalg_aggregated_op_interface_id, &linalg_aggregated_op_interface_id},
  {&mica_memory_effects_interface_id,
   &(const mica_effects_interface){.effects = linalg_softmax_effects}},
  {&mica_tiling_interface_id, &mica_tiling_interface_id},
};
const mica_op_def linalg_softmax_def = {
  .name = "linalg.softmax", .name_size = 14, .summary = "The softmax along a dimension",
  .dialect = &linalg_dialect,
  .parts = linalg_softmax_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .interfaces = linalg_softmax_interfaces, .interface_count = 5, .checks = &linalg_softmax_checks,
  .parse = linalg_softmax_parse, .print = linalg_softmax_print,
};

// ---- linalg.winograd_filter_transform ----

linalg_winograd_conv2d_fmr linalg_winograd_filter_transform_fmr(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_winograd_filter_transform_def,
                            LINALG_WINOGRAD_FILTER_TRANSFORM_SLOT_FMR);
  return (linalg_winograd_conv2d_fmr)mica_attr_integer_value(attr);
}
bool linalg_winograd_filter_transform_set_fmr(mica_op *op, linalg_winograd_conv2d_fmr value) {
  return mica_op_fill_slot_as(op, &linalg_winograd_filter_transform_def,
                              LINALG_WINOGRAD_FILTER_TRANSFORM_SLOT_FMR,
                              mica_attr_i(mica_op_context(op), 32, (int64_t)value));
}

mica_op *linalg_winograd_filter_transform_build(mica_builder *b, mica_loc loc,
                                                const mica_type *result_type, mica_value *filter,
                                                mica_value *output,
                                                linalg_winograd_conv2d_fmr fmr) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 32, (int64_t)fmr)};
  mica_value *operands[] = {filter, output};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &linalg_winograd_filter_transform_def, &parts);
}

static const mica_part linalg_winograd_filter_transform_parts[] = {
  {.name = "fmr", .check = &must_be_allowed_32_bit_signless_integer_cases_0_1_3},
  {.name = "filter", .check = &must_be_4_d_tensor_of_any_type_values},
  {.name = "output", .check = &must_be_4_d_tensor_of_any_type_values},
  {.name = "result", .check = &must_be_4_d_tensor_of_any_type_values},
};
static bool linalg_winograd_filter_transform_verify(mica_op *op) {
  return mica_verify_that(op,
                          mica_type_element_or_self(
         mica_value_type(linalg_winograd_filter_transform_output(op))) ==
                          mica_type_element_or_self(
         mica_value_type(linalg_winograd_filter_transform_filter(op))),
                          "all of {filter, output} have same element type");
}

static const mica_op_checks linalg_winograd_filter_transform_checks = {
  .verify = (mica_op_check *const[]){linalg_winograd_filter_transform_verify, NULL},
  .check = {linalg_winograd_filter_transform_check, "linalg_winograd_filter_transform_check"},
  .regions = &linalg_pack_region_checks,
};
// linalg.winograd_filter_transform: attr-dict `fmr` `(` $fmr `)` `ins` `(` $filter `:`
// type($filter) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)
static bool linalg_winograd_filter_transform_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *fmr_attr = NULL;
  mica_operand_ref filter_operand, output_operand;
  const mica_type *filter_type = NULL, *output_type = NULL, *result_type = NULL;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_keyword(p, "fmr")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_enum_attr(p, &linalg_winograd_conv2d_fmr_enum, "fmr", true, &fmr_attr))
    return false;
  mica_state_set_slot(out, LINALG_WINOGRAD_FILTER_TRANSFORM_SLOT_FMR, fmr_attr);
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_keyword(p, "ins")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &filter_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &filter_type))
    return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_keyword(p, "outs")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &output_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &output_type))
    return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &result_type))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &filter_operand, 1, filter_type)) return false;
  return mica_state_operands(out, &output_operand, 1, output_type);
}

static void linalg_winograd_filter_transform_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" fmr("));
  mica_print_enum_attr(p, &linalg_winograd_conv2d_fmr_enum, mica_op_slot(op, 0));
  mica_print_str(p, MICA_STR(") ins("));
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(") outs("));
  mica_print_operand(p, mica_op_operand(op, 1));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 1)));
  mica_print_str(p, MICA_STR(") -> "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_interface_impl linalg_winograd_filter_transform_interfaces[] = {
  {&mica_destination_style_interface_id, &mica_last_is_destination},
  {&mica_tiling_interface_id, &mica_tiling_interface_id},
};
const mica_op_def linalg_winograd_filter_transform_def = {
  .name = "linalg.winograd_filter_transform", .name_size = 32,
  .summary = "The filter, ready to be multiplied", .dialect = &linalg_dialect,
  .parts = linalg_winograd_filter_transform_parts, .slot_count = 1, .operand_count = 2,
  .result_count = 1,
  .interfaces = linalg_winograd_filter_transform_interfaces, .interface_count = 2,
  .checks = &linalg_winograd_filter_transform_checks,
  .parse = linalg_winograd_filter_transform_parse, .print = linalg_winograd_filter_transform_print,
};

// ---- linalg.winograd_input_transform ----

linalg_winograd_conv2d_fmr linalg_winograd_input_transform_fmr(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_winograd_input_transform_def,
                            LINALG_WINOGRAD_INPUT_TRANSFORM_SLOT_FMR);
  return (linalg_winograd_conv2d_fmr)mica_attr_integer_value(attr);
}
bool linalg_winograd_input_transform_set_fmr(mica_op *op, linalg_winograd_conv2d_fmr value) {
  return mica_op_fill_slot_as(op, &linalg_winograd_input_transform_def,
                              LINALG_WINOGRAD_INPUT_TRANSFORM_SLOT_FMR,
                              mica_attr_i(mica_op_context(op), 32, (int64_t)value));
}

mica_op *linalg_winograd_input_transform_build(mica_builder *b, mica_loc loc,
                                               const mica_type *result_type, mica_value *input,
                                               mica_value *output, linalg_winograd_conv2d_fmr fmr) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 32, (int64_t)fmr)};
  mica_value *operands[] = {input, output};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &linalg_winograd_input_transform_def, &parts);
}

static const mica_part linalg_winograd_input_transform_parts[] = {
  {.name = "fmr", .check = &must_be_allowed_32_bit_signless_integer_cases_0_1_3},
  {.name = "input", .check = &must_be_4_d_tensor_of_any_type_values},
  {.name = "output", .check = &must_be_6_d_tensor_of_any_type_values},
  {.name = "result", .check = &must_be_6_d_tensor_of_any_type_values},
};
static bool linalg_winograd_input_transform_verify(mica_op *op) {
  return mica_verify_that(op,
                          mica_type_element_or_self(
         mica_value_type(linalg_winograd_input_transform_output(op))) ==
                          mica_type_element_or_self(
         mica_value_type(linalg_winograd_input_transform_input(op))),
                          "all of {input, output} have same element type");
}

static const mica_op_checks linalg_winograd_input_transform_checks = {
  .verify = (mica_op_check *const[]){linalg_winograd_input_transform_verify, NULL},
  .check = {linalg_winograd_input_transform_check, "linalg_winograd_input_transform_check"},
  .regions = &linalg_pack_region_checks,
};
// linalg.winograd_input_transform: attr-dict `fmr` `(` $fmr `)` `ins` `(` $input `:` type($input)
// `)` `outs` `(` $output `:` type($output) `)` `->` type($result)
static bool linalg_winograd_input_transform_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *fmr_attr = NULL;
  mica_operand_ref input_operand, output_operand;
  const mica_type *input_type = NULL, *output_type = NULL, *result_type = NULL;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_keyword(p, "fmr")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_enum_attr(p, &linalg_winograd_conv2d_fmr_enum, "fmr", true, &fmr_attr))
    return false;
  mica_state_set_slot(out, LINALG_WINOGRAD_INPUT_TRANSFORM_SLOT_FMR, fmr_attr);
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_keyword(p, "ins")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &input_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &input_type))
    return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_keyword(p, "outs")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &output_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &output_type))
    return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &result_type))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &input_operand, 1, input_type)) return false;
  return mica_state_operands(out, &output_operand, 1, output_type);
}

const mica_op_def linalg_winograd_input_transform_def = {
  .name = "linalg.winograd_input_transform", .name_size = 31,
  .summary = "The image's tiles, ready to be multiplied", .dialect = &linalg_dialect,
  .parts = linalg_winograd_input_transform_parts, .slot_count = 1, .operand_count = 2,
  .result_count = 1,
  .interfaces = linalg_winograd_filter_transform_interfaces, .interface_count = 2,
  .checks = &linalg_winograd_input_transform_checks,
  .parse = linalg_winograd_input_transform_parse, .print = linalg_winograd_filter_transform_print,
};

// ---- linalg.winograd_output_transform ----

linalg_winograd_conv2d_fmr linalg_winograd_output_transform_fmr(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &linalg_winograd_output_transform_def,
                            LINALG_WINOGRAD_OUTPUT_TRANSFORM_SLOT_FMR);
  return (linalg_winograd_conv2d_fmr)mica_attr_integer_value(attr);
}
bool linalg_winograd_output_transform_set_fmr(mica_op *op, linalg_winograd_conv2d_fmr value) {
  return mica_op_fill_slot_as(op, &linalg_winograd_output_transform_def,
                              LINALG_WINOGRAD_OUTPUT_TRANSFORM_SLOT_FMR,
                              mica_attr_i(mica_op_context(op), 32, (int64_t)value));
}

mica_op *linalg_winograd_output_transform_build(mica_builder *b, mica_loc loc,
                                                const mica_type *result_type, mica_value *value,
                                                mica_value *output,
                                                linalg_winograd_conv2d_fmr fmr) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 32, (int64_t)fmr)};
  mica_value *operands[] = {value, output};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &linalg_winograd_output_transform_def, &parts);
}

static const mica_part linalg_winograd_output_transform_parts[] = {
  {.name = "fmr", .check = &must_be_allowed_32_bit_signless_integer_cases_0_1_3},
  {.name = "value", .check = &must_be_6_d_tensor_of_any_type_values},
  {.name = "output", .check = &must_be_4_d_tensor_of_any_type_values},
  {.name = "result", .check = &must_be_4_d_tensor_of_any_type_values},
};
static bool linalg_winograd_output_transform_verify(mica_op *op) {
  return mica_verify_that(op,
                          mica_type_element_or_self(
         mica_value_type(linalg_winograd_output_transform_output(op))) ==
                          mica_type_element_or_self(
         mica_value_type(linalg_winograd_output_transform_value(op))),
                          "all of {value, output} have same element type");
}

static const mica_op_checks linalg_winograd_output_transform_checks = {
  .verify = (mica_op_check *const[]){linalg_winograd_output_transform_verify, NULL},
  .check = {linalg_winograd_output_transform_check, "linalg_winograd_output_transform_check"},
  .regions = &linalg_pack_region_checks,
};
// linalg.winograd_output_transform: attr-dict `fmr` `(` $fmr `)` `ins` `(` $value `:` type($value)
// `)` `outs` `(` $output `:` type($output) `)` `->` type($result)
static bool linalg_winograd_output_transform_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *fmr_attr = NULL;
  mica_operand_ref value_operand, output_operand;
  const mica_type *value_type = NULL, *output_type = NULL, *result_type = NULL;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_keyword(p, "fmr")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_enum_attr(p, &linalg_winograd_conv2d_fmr_enum, "fmr", true, &fmr_attr))
    return false;
  mica_state_set_slot(out, LINALG_WINOGRAD_OUTPUT_TRANSFORM_SLOT_FMR, fmr_attr);
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_keyword(p, "ins")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &value_type))
    return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_keyword(p, "outs")) return false;
  if (!mica_parse_punct(p, '(')) return false;
  if (!mica_parse_operand(p, &output_operand)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &output_type))
    return false;
  if (!mica_parse_punct(p, ')')) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type_of(p, mica_type_is_ranked_tensor, "builtin.tensor", &result_type))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &value_operand, 1, value_type)) return false;
  return mica_state_operands(out, &output_operand, 1, output_type);
}

const mica_op_def linalg_winograd_output_transform_def = {
  .name = "linalg.winograd_output_transform", .name_size = 32,
  .summary = "The result of products of tiles", .dialect = &linalg_dialect,
  .parts = linalg_winograd_output_transform_parts, .slot_count = 1, .operand_count = 2,
  .result_count = 1,
  .interfaces = linalg_winograd_filter_transform_interfaces, .interface_count = 2,
  .checks = &linalg_winograd_output_transform_checks,
  .parse = linalg_winograd_output_transform_parse, .print = linalg_winograd_filter_transform_print,
};

// Ordered by name.
static const mica_op_def *const linalg_ops[] = {
  &linalg_abs_def,
  &linalg_add_def,
  &linalg_batch_matmul_def,
  &linalg_batch_matvec_def,
  &linalg_batch_mmt4d_def,
  &linalg_batch_reduce_matmul_def,
  &linalg_batch_vecmat_def,
  &linalg_broadcast_def,
  &linalg_ceil_def,
  &linalg_contract_def,
  &linalg_conv_1d_def,
  &linalg_conv_1d_ncw_fcw_def,
  &linalg_conv_1d_nwc_wcf_def,
  &linalg_conv_2d_def,
  &linalg_conv_2d_nchw_fchw_def,
  &linalg_conv_2d_nchw_fchw_q_def,
  &linalg_conv_2d_ngchw_fgchw_def,
  &linalg_conv_2d_ngchw_gfchw_def,
  &linalg_conv_2d_ngchw_gfchw_q_def,
  &linalg_conv_2d_nhwc_fhwc_def,
  &linalg_conv_2d_nhwc_fhwc_q_def,
  &linalg_conv_2d_nhwc_hwcf_def,
  &linalg_conv_2d_nhwc_hwcf_q_def,
  &linalg_conv_2d_nhwgc_gfhwc_def,
  &linalg_conv_2d_nhwgc_gfhwc_q_def,
  &linalg_conv_3d_def,
  &linalg_conv_3d_ncdhw_fcdhw_def,
  &linalg_conv_3d_ndhwc_dhwcf_def,
  &linalg_conv_3d_ndhwc_dhwcf_q_def,
  &linalg_copy_def,
  &linalg_depthwise_conv_1d_ncw_cw_def,
  &linalg_depthwise_conv_1d_nwc_wc_def,
  &linalg_depthwise_conv_1d_nwc_wcm_def,
  &linalg_depthwise_conv_2d_nchw_chw_def,
  &linalg_depthwise_conv_2d_nhwc_hwc_def,
  &linalg_depthwise_conv_2d_nhwc_hwc_q_def,
  &linalg_depthwise_conv_2d_nhwc_hwcm_def,
  &linalg_depthwise_conv_2d_nhwc_hwcm_q_def,
  &linalg_depthwise_conv_3d_ncdhw_cdhw_def,
  &linalg_depthwise_conv_3d_ndhwc_dhwc_def,
  &linalg_depthwise_conv_3d_ndhwc_dhwcm_def,
  &linalg_div_def,
  &linalg_div_unsigned_def,
  &linalg_dot_def,
  &linalg_elementwise_def,
  &linalg_erf_def,
  &linalg_exp_def,
  &linalg_fill_def,
  &linalg_fill_rng_2d_def,
  &linalg_floor_def,
  &linalg_generic_def,
  &linalg_index_def,
  &linalg_log_def,
  &linalg_map_def,
  &linalg_matmul_def,
  &linalg_matvec_def,
  &linalg_max_def,
  &linalg_min_def,
  &linalg_mmt4d_def,
  &linalg_mul_def,
  &linalg_negf_def,
  &linalg_pack_def,
  &linalg_pooling_nchw_max_def,
  &linalg_pooling_nchw_sum_def,
  &linalg_pooling_ncw_max_def,
  &linalg_pooling_ncw_sum_def,
  &linalg_pooling_ndhwc_max_def,
  &linalg_pooling_ndhwc_min_def,
  &linalg_pooling_ndhwc_sum_def,
  &linalg_pooling_nhwc_max_def,
  &linalg_pooling_nhwc_max_unsigned_def,
  &linalg_pooling_nhwc_min_def,
  &linalg_pooling_nhwc_min_unsigned_def,
  &linalg_pooling_nhwc_sum_def,
  &linalg_pooling_nwc_max_def,
  &linalg_pooling_nwc_max_unsigned_def,
  &linalg_pooling_nwc_min_def,
  &linalg_pooling_nwc_min_unsigned_def,
  &linalg_pooling_nwc_sum_def,
  &linalg_powf_def,
  &linalg_quantized_batch_matmul_def,
  &linalg_quantized_matmul_def,
  &linalg_reciprocal_def,
  &linalg_reduce_def,
  &linalg_round_def,
  &linalg_rsqrt_def,
  &linalg_select_def,
  &linalg_softmax_def,
  &linalg_sqrt_def,
  &linalg_square_def,
  &linalg_sub_def,
  &linalg_tanh_def,
  &linalg_transpose_def,
  &linalg_unpack_def,
  &linalg_vecmat_def,
  &linalg_winograd_filter_transform_def,
  &linalg_winograd_input_transform_def,
  &linalg_winograd_output_transform_def,
  &linalg_yield_def,
};
static const mica_attr_def *const linalg_attrs[] = {
  &linalg_binary_fn_attr_def,
  &linalg_elementwise_kind_attr_def,
  &linalg_iterator_type_attr_def,
  &linalg_ternary_fn_attr_def,
  &linalg_type_fn_attr_def,
  &linalg_unary_fn_attr_def,
};
static const mica_dialect_def *const linalg_dependents[] = {
  &affine_dialect, &arith_dialect, &complex_dialect, &math_dialect, &memref_dialect,
  &tensor_dialect, NULL,
};
// All methods as the interface has them.
static const mica_dialect_inliner_interface linalg_dialect_inliner_methods = {0};
static const mica_interface_impl linalg_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &linalg_dialect_inliner_methods},
};

const mica_dialect_def linalg_dialect = {
  .abi = 5,
  .name = "linalg",
  .ops = linalg_ops,
  .op_count = 99,
  .attrs = linalg_attrs,
  .attr_count = 6,
  .dependents = linalg_dependents,
  .verify_op_attribute = linalg_verify_op_attribute,
  .materialize = linalg_materialize,
  .fold = linalg_fold,
  .patterns = linalg_canonicalizations,
  .interfaces = linalg_interfaces, .interface_count = 1,
};
