// The dialect vector: Vectors: values of several elements that are computed with at once.
// Made by mica-gen from vector.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "vector.h"

#include <assert.h>

#include "mica/mica.h"
#include "arith/arith.h"
#include "ub/ub.h"

static const mica_enum_case vector_combining_kind_cases[] = {
  {.text = "add", .value = VECTOR_COMBINING_KIND_ADD},
  {.text = "mul", .value = VECTOR_COMBINING_KIND_MUL},
  {.text = "minui", .value = VECTOR_COMBINING_KIND_MINUI},
  {.text = "minsi", .value = VECTOR_COMBINING_KIND_MINSI},
  {.text = "minnumf", .value = VECTOR_COMBINING_KIND_MINNUMF},
  {.text = "maxui", .value = VECTOR_COMBINING_KIND_MAXUI},
  {.text = "maxsi", .value = VECTOR_COMBINING_KIND_MAXSI},
  {.text = "maxnumf", .value = VECTOR_COMBINING_KIND_MAXNUMF},
  {.text = "and", .value = VECTOR_COMBINING_KIND_AND},
  {.text = "or", .value = VECTOR_COMBINING_KIND_OR},
  {.text = "xor", .value = VECTOR_COMBINING_KIND_XOR},
  {.text = "maximumf", .value = VECTOR_COMBINING_KIND_MAXIMUMF},
  {.text = "minimumf", .value = VECTOR_COMBINING_KIND_MINIMUMF},
};
const mica_enum_def vector_combining_kind_enum = {
  .name = "::mlir::vector::CombiningKind",
  .summary = "Kind of combining function for contractions and reductions",
  .cases = vector_combining_kind_cases, .case_count = 13, .width = 32, .is_attribute = true,
};

static const mica_enum_case vector_iterator_type_cases[] = {
  {.text = "parallel", .value = VECTOR_ITERATOR_TYPE_PARALLEL},
  {.text = "reduction", .value = VECTOR_ITERATOR_TYPE_REDUCTION},
};
const mica_enum_def vector_iterator_type_enum = {
  .name = "::mlir::vector::IteratorType", .summary = "Iterator type",
  .cases = vector_iterator_type_cases, .case_count = 2, .width = 32, .is_attribute = true,
};

static const mica_enum_case vector_print_punctuation_cases[] = {
  {.text = "no_punctuation", .value = VECTOR_PRINT_PUNCTUATION_NO_PUNCTUATION},
  {.text = "newline", .value = VECTOR_PRINT_PUNCTUATION_NEW_LINE},
  {.text = "comma", .value = VECTOR_PRINT_PUNCTUATION_COMMA},
  {.text = "open", .value = VECTOR_PRINT_PUNCTUATION_OPEN},
  {.text = "close", .value = VECTOR_PRINT_PUNCTUATION_CLOSE},
};
const mica_enum_def vector_print_punctuation_enum = {
  .name = "::mlir::vector::PrintPunctuation",
  .summary = "Punctuation for separating vectors or vector elements",
  .cases = vector_print_punctuation_cases, .case_count = 5, .width = 32, .is_attribute = true,
};

const mica_interface vector_masking_op_interface_id = {"MaskingOpInterface"};

mica_value *vector_masking_op_interface_mask(const mica_op *op) {
  const vector_masking_op_interface *methods =
      mica_op_interface(op, &vector_masking_op_interface_id);
  assert(methods != NULL);
  return methods->mask(op);
}

mica_op *vector_masking_op_interface_maskable_op(const mica_op *op) {
  const vector_masking_op_interface *methods =
      mica_op_interface(op, &vector_masking_op_interface_id);
  assert(methods != NULL);
  return methods->maskable_op(op);
}

bool vector_masking_op_interface_has_passthru(const mica_op *op) {
  const vector_masking_op_interface *methods =
      mica_op_interface(op, &vector_masking_op_interface_id);
  assert(methods != NULL);
  return methods->has_passthru(op);
}

mica_value *vector_masking_op_interface_passthru(const mica_op *op) {
  const vector_masking_op_interface *methods =
      mica_op_interface(op, &vector_masking_op_interface_id);
  assert(methods != NULL);
  return methods->passthru(op);
}

const mica_interface vector_maskable_op_interface_id = {"MaskableOpInterface"};

static bool vector_maskable_op_interface_default_is_masked(const mica_op *op) {
  return vector_maskable_op_interface_masking_op(op) != NULL;
}

bool vector_maskable_op_interface_is_masked(const mica_op *op) {
  const vector_maskable_op_interface *methods =
      mica_op_interface(op, &vector_maskable_op_interface_id);
  assert(methods != NULL);
  if (methods->is_masked == NULL) return vector_maskable_op_interface_default_is_masked(op);
  return methods->is_masked(op);
}

static mica_op *vector_maskable_op_interface_default_masking_op(const mica_op *op) {
  mica_op *parent = mica_op_parent(op);
  return parent != NULL && vector_masking_op_interface_isa(parent) ? parent : NULL;
}

mica_op *vector_maskable_op_interface_masking_op(const mica_op *op) {
  const vector_maskable_op_interface *methods =
      mica_op_interface(op, &vector_maskable_op_interface_id);
  assert(methods != NULL);
  if (methods->masking_op == NULL) return vector_maskable_op_interface_default_masking_op(op);
  return methods->masking_op(op);
}

static bool vector_maskable_op_interface_default_supports_passthru(const mica_op *op) {
  (void)op;
  return false;
}

bool vector_maskable_op_interface_supports_passthru(const mica_op *op) {
  const vector_maskable_op_interface *methods =
      mica_op_interface(op, &vector_maskable_op_interface_id);
  assert(methods != NULL);
  if (methods->supports_passthru == NULL)
    return vector_maskable_op_interface_default_supports_passthru(op);
  return methods->supports_passthru(op);
}

const mica_type *vector_maskable_op_interface_expected_mask_type(const mica_op *op) {
  const vector_maskable_op_interface *methods =
      mica_op_interface(op, &vector_maskable_op_interface_id);
  assert(methods != NULL);
  return methods->expected_mask_type(op);
}

static bool vector_all_are_i(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!mica_attr_is_i(mica_attr_array_elements(self).data[i], 64)) return false;
  return true;
}

static bool vector_all_are_iterator_type_attr(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!mica_attr_isa(mica_attr_array_elements(self).data[i], &vector_iterator_type_attr_def))
      return false;
  return true;
}

static bool vector_all_are_bool(const mica_attr *self) {
  for (size_t i = 0; i < mica_attr_array_elements(self).size; i++)
    if (!mica_attr_is_bool(mica_attr_array_elements(self).data[i])) return false;
  return true;
}

// fixed-length vector of any type values
static bool vector_is_any_fixed_vector_of_any_rank(const mica_type *self) {
  return mica_type_is_vector(self) && !mica_type_has_scalable_dims(self);
}

// vector of any type values
static bool vector_is_any_vector_of_non_zero_rank(const mica_type *self) {
  return mica_type_is_vector(self) && mica_type_shape(self).size > 0;
}

// of ranks 1
static bool vector_is_of_ranks_1(const mica_type *self) {
  return mica_type_is_vector(self) && mica_type_shape(self).size > 0 &&
         mica_type_shape(self).size == 1;
}

// of ranks 1
static bool vector_is_of_ranks_1_2(const mica_type *self) {
  return mica_type_is_vector(self) && mica_type_has_scalable_dims(self) &&
         mica_type_shape(self).size == 1;
}

// 64-bit signless integer attribute
static bool vector_is_i64_attr(const mica_attr *self) {
  return mica_attr_is_i(self, 64);
}

// 64-bit integer array attribute
static bool vector_is_i64_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && vector_all_are_i(self);
}

// vector of floating-point values
static bool vector_is_vector_of_floating_point_values(const mica_type *self) {
  return mica_type_is_vector(self) && mica_type_is_float(mica_type_element(self));
}

// Kind of combining function for contractions and reductions
static bool vector_is_combining_kind_attr(const mica_attr *self) {
  return mica_attr_isa(self, &vector_combining_kind_attr_def);
}

// Iterator type should be an enum.
static bool vector_is_iterator_type_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && vector_all_are_iterator_type_attr(self);
}

// Floating point fast math flags
static bool vector_is_fast_math_attr(const mica_attr *self) {
  return mica_attr_isa(self, &arith_fast_math_flags_attr_def);
}

// vector of index values of ranks 1
static bool vector_is_vector_of_rank_and_type(const mica_type *self) {
  return mica_type_is_vector(self) && mica_type_shape(self).size > 0 &&
         mica_type_is_index(mica_type_element(self)) && mica_type_is_vector(self) &&
         mica_type_shape(self).size > 0 && mica_type_shape(self).size == 1;
}

static bool vector_is_type(const mica_type *self) {
  return mica_type_is_vector(self) || mica_type_is_integer(self) || mica_type_is_index(self) ||
         mica_type_is_float(self);
}

// Punctuation for separating vectors or vector elements
static bool vector_is_print_punctuation_attr(const mica_attr *self) {
  return mica_attr_isa(self, &vector_print_punctuation_attr_def);
}

// vector of 1-bit signless integer values
static bool vector_is_vector_of_any_rank_of(const mica_type *self) {
  return mica_type_is_vector(self) && mica_type_is_i(mica_type_element(self), 1);
}

// vector of 1-bit signless integer values
static bool vector_is_vector_of_non_zero_rank_of(const mica_type *self) {
  return mica_type_is_vector(self) && mica_type_shape(self).size > 0 &&
         mica_type_is_i(mica_type_element(self), 1);
}

// 1-bit boolean array attribute
static bool vector_is_bool_array_attr(const mica_attr *self) {
  return mica_attr_is_array(self) && vector_all_are_bool(self);
}

// 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
static bool vector_is_i64_attr_int_positive_power_of2(const mica_attr *self) {
  return mica_attr_is_i(self, 64) && mica_attr_integer_is_positive(self) &&
         mica_attr_integer_is_power_of_two(self);
}

// Tensor or MemRef of any type values
static bool vector_is_tensor_or_mem_ref(const mica_type *self) {
  return mica_type_is_tensor(self) || mica_type_is_memref(self);
}

// vector of integer or index values
static bool vector_is_vector_of_non_zero_rank_of_2(const mica_type *self) {
  return mica_type_is_vector(self) && mica_type_shape(self).size > 0 &&
         (mica_type_is_integer(mica_type_element(self)) ||
          mica_type_is_index(mica_type_element(self)));
}

// fixed-length vector of 1-bit signless integer values
static bool vector_is_fixed_vector_of_non_zero_rank_of(const mica_type *self) {
  return mica_type_is_vector(self) && !mica_type_has_scalable_dims(self) &&
         mica_type_shape(self).size > 0 && mica_type_is_i(mica_type_element(self), 1);
}

// statically shaped memref of any type values
static bool vector_is_static_shape_mem_ref_of(const mica_type *self) {
  return mica_type_is_memref(self) && mica_type_has_static_shape(self);
}

// What parts of operations must be.
static const mica_constraint must_be_any_type = {.summary = "any type"};
static const mica_constraint must_be_vector_of_any_type_values = {
  .summary = "vector of any type values", .type = mica_type_is_vector,
};
static const mica_constraint must_be_variadic_of_any_type = {.summary = "variadic of any type"};
static const mica_constraint must_be_fixed_length_vector_of_any_type_values = {
  .summary = "fixed-length vector of any type values",
  .type = vector_is_any_fixed_vector_of_any_rank,
};
static const mica_constraint must_be_i64_dense_array_attribute = {
  .summary = "i64 dense array attribute", .attr = mica_attr_is_dense_i64s,
  .is_kind = mica_attr_is_dense_i64s,
};
static const mica_constraint must_be_vector_of_any_type_values_2 = {
  .summary = "vector of any type values", .type = vector_is_any_vector_of_non_zero_rank,
};
static const mica_constraint must_be_variadic_of_index = {
  .summary = "variadic of index", .type = mica_type_is_index,
};
static const mica_constraint must_be_64_bit_signless_integer_attribute = {
  .summary = "64-bit signless integer attribute", .attr = vector_is_i64_attr,
  .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_of_ranks_1 = {
  .summary = " of ranks 1", .type = vector_is_of_ranks_1,
};
static const mica_constraint must_be_of_ranks_1_2 = {
  .summary = " of ranks 1", .type = vector_is_of_ranks_1_2,
};
static const mica_constraint must_be_64_bit_integer_array_attribute = {
  .summary = "64-bit integer array attribute", .attr = vector_is_i64_array_attr,
  .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_vector_of_floating_point_values = {
  .summary = "vector of floating-point values", .type = vector_is_vector_of_floating_point_values,
};
static const mica_constraint must_be_kind_of_combining_function_for_contractions = {
  .summary = "Kind of combining function for contractions and reductions",
  .attr = vector_is_combining_kind_attr, .is_kind = vector_combining_kind_attr_isa,
};
static const mica_constraint must_be_array_attribute = {
  .summary = "array attribute", .attr = mica_attr_is_array, .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_iterator_type_should_be_an_enum = {
  .summary = "Iterator type should be an enum.", .attr = vector_is_iterator_type_array_attr,
  .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_floating_point_fast_math_flags = {
  .summary = "Floating point fast math flags", .attr = vector_is_fast_math_attr,
  .is_kind = arith_fast_math_flags_attr_isa,
};
static const mica_constraint must_be_bool_attribute = {
  .summary = "bool attribute", .attr = mica_attr_is_bool, .is_kind = mica_attr_is_bool,
};
static const mica_constraint must_be_vector_of_index_values_of_ranks_1 = {
  .summary = "vector of index values of ranks 1", .type = vector_is_vector_of_rank_and_type,
};
static const mica_constraint must_be_index = {.summary = "index", .type = mica_type_is_index};
static const mica_constraint must_be_punctuation_for_separating_vectors_or_vector = {
  .summary = "Punctuation for separating vectors or vector elements",
  .attr = vector_is_print_punctuation_attr, .is_kind = vector_print_punctuation_attr_isa,
};
static const mica_constraint must_be_an_attribute_containing_a_string = {
  .summary = "An Attribute containing a string", .attr = mica_attr_is_string,
  .is_kind = mica_attr_is_string,
};
static const mica_constraint must_be_anything = {.summary = "", .type = vector_is_type};
static const mica_constraint must_be_vector_of_1_bit_signless_integer_values = {
  .summary = "vector of 1-bit signless integer values", .type = vector_is_vector_of_any_rank_of,
};
static const mica_constraint must_be_vector_of_1_bit_signless_integer_values_2 = {
  .summary = "vector of 1-bit signless integer values",
  .type = vector_is_vector_of_non_zero_rank_of,
};
static const mica_constraint must_be_region_with_1_blocks = {.summary = "region with 1 blocks"};
static const mica_constraint must_be_1_bit_boolean_array_attribute = {
  .summary = "1-bit boolean array attribute", .attr = vector_is_bool_array_attr,
  .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_affine_map_attribute = {
  .summary = "AffineMap attribute", .attr = mica_attr_is_affine_map,
  .is_kind = mica_attr_is_affine_map,
};
static const mica_constraint must_be_shaped_of_any_type_values = {
  .summary = "shaped of any type values", .type = mica_type_is_shaped,
};
static const mica_constraint must_be_ranked_tensor_of_any_type_values = {
  .summary = "ranked tensor of any type values", .type = mica_type_is_ranked_tensor,
};
static const mica_constraint must_be_64_bit_signless_integer_attribute_whose_value = {
  .summary =
      "64-bit signless integer attribute whose value is positive and whose value is a power of "
      "two > 0", .attr = vector_is_i64_attr_int_positive_power_of2, .is_kind = mica_attr_is_integer,
};
static const mica_constraint must_be_memref_of_any_type_values = {
  .summary = "memref of any type values", .type = mica_type_is_memref,
};
static const mica_constraint must_be_tensor_or_mem_ref_of_any_type_values = {
  .summary = "Tensor or MemRef of any type values", .type = vector_is_tensor_or_mem_ref,
};
static const mica_constraint must_be_vector_of_integer_or_index_values = {
  .summary = "vector of integer or index values", .type = vector_is_vector_of_non_zero_rank_of_2,
};
static const mica_constraint must_be_fixed_length_vector_of_1_bit_signless_integer = {
  .summary = "fixed-length vector of 1-bit signless integer values",
  .type = vector_is_fixed_vector_of_non_zero_rank_of,
};
static const mica_constraint must_be_statically_shaped_memref_of_any_type_values = {
  .summary = "statically shaped memref of any type values",
  .type = vector_is_static_shape_mem_ref_of,
};

const mica_attr *vector_combining_kind_attr_get(mica_context *ctx, vector_combining_kind value) {
  assert(mica_enum_is_valid(&vector_combining_kind_enum, (uint64_t)value));
  const vector_combining_kind_attr_params params = {value};
  return mica_attr_get(ctx, &vector_combining_kind_attr_def, &params);
}

// vector.kind: `<` $value `>`
static const mica_attr *vector_combining_kind_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  vector_combining_kind_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &vector_combining_kind_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "Vector_CombiningKindAttr", "value",
                                      "::mlir::vector::CombiningKind");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &vector_combining_kind_attr_def, &params);
}

static void vector_combining_kind_attr_print(mica_printer *p, const mica_attr *attr) {
  const vector_combining_kind_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &vector_combining_kind_enum, (uint64_t)params->value);
  mica_print_char(p, '>');
}

static const mica_param_def vector_combining_kind_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(vector_combining_kind_attr_params, value),
   .size = sizeof(vector_combining_kind)},
};

const mica_attr_def vector_combining_kind_attr_def = {
  .base = {
    .abi = 5, .name = "vector.kind", .mnemonic = "kind", .dialect = &vector_dialect,
    .params_size = sizeof(vector_combining_kind_attr_params),
    .params = vector_combining_kind_attr_param_table, .param_count = 1,
  },
  .parse = vector_combining_kind_attr_parse, .print = vector_combining_kind_attr_print,
};

const mica_attr *vector_iterator_type_attr_get(mica_context *ctx, vector_iterator_type value) {
  assert(mica_enum_is_valid(&vector_iterator_type_enum, (uint64_t)value));
  const vector_iterator_type_attr_params params = {value};
  return mica_attr_get(ctx, &vector_iterator_type_attr_def, &params);
}

// vector.iterator_type: `<` $value `>`
static const mica_attr *vector_iterator_type_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  vector_iterator_type_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &vector_iterator_type_enum, sizeof params.value, &params.value))
    return mica_parse_parameter_error(p, "Vector_IteratorTypeEnum", "value",
                                      "::mlir::vector::IteratorType");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &vector_iterator_type_attr_def, &params);
}

static void vector_iterator_type_attr_print(mica_printer *p, const mica_attr *attr) {
  const vector_iterator_type_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &vector_iterator_type_enum, (uint64_t)params->value);
  mica_print_char(p, '>');
}

static const mica_param_def vector_iterator_type_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(vector_iterator_type_attr_params, value),
   .size = sizeof(vector_iterator_type)},
};

const mica_attr_def vector_iterator_type_attr_def = {
  .base = {
    .abi = 5, .name = "vector.iterator_type", .mnemonic = "iterator_type",
    .dialect = &vector_dialect, .params_size = sizeof(vector_iterator_type_attr_params),
    .params = vector_iterator_type_attr_param_table, .param_count = 1,
  },
  .parse = vector_iterator_type_attr_parse, .print = vector_iterator_type_attr_print,
};

const mica_attr *vector_print_punctuation_attr_get(mica_context *ctx,
                                                   vector_print_punctuation value) {
  assert(mica_enum_is_valid(&vector_print_punctuation_enum, (uint64_t)value));
  const vector_print_punctuation_attr_params params = {value};
  return mica_attr_get(ctx, &vector_print_punctuation_attr_def, &params);
}

// vector.punctuation: `<` $value `>`
static const mica_attr *vector_print_punctuation_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  vector_print_punctuation_attr_params params = {0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_enum_scalar(p, &vector_print_punctuation_enum, sizeof params.value,
                              &params.value))
    return mica_parse_parameter_error(p, "Vector_PrintPunctuation", "value",
                                      "::mlir::vector::PrintPunctuation");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &vector_print_punctuation_attr_def, &params);
}

static void vector_print_punctuation_attr_print(mica_printer *p, const mica_attr *attr) {
  const vector_print_punctuation_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_enum(p, &vector_print_punctuation_enum, (uint64_t)params->value);
  mica_print_char(p, '>');
}

static const mica_param_def vector_print_punctuation_attr_param_table[] = {
  {.name = "value", .kind = MICA_PARAM_BITS,
   .offset = offsetof(vector_print_punctuation_attr_params, value),
   .size = sizeof(vector_print_punctuation)},
};

const mica_attr_def vector_print_punctuation_attr_def = {
  .base = {
    .abi = 5, .name = "vector.punctuation", .mnemonic = "punctuation", .dialect = &vector_dialect,
    .params_size = sizeof(vector_print_punctuation_attr_params),
    .params = vector_print_punctuation_attr_param_table, .param_count = 1,
  },
  .parse = vector_print_punctuation_attr_parse, .print = vector_print_punctuation_attr_print,
};

// ---- vector.broadcast ----

mica_op *vector_broadcast_build(mica_builder *b, mica_loc loc, const mica_type *vector_type,
                                mica_value *source) {
  mica_value *operands[] = {source};
  const mica_type *types[] = {vector_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_broadcast_def, &parts);
}

static const mica_part vector_broadcast_parts[] = {
  {.name = "source", .check = &must_be_any_type},
  {.name = "vector", .check = &must_be_vector_of_any_type_values},
};
static bool vector_broadcast_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                          mica_type_element_or_self(mica_value_type(mica_op_operand(op, 0))),
                          "source operand and result have same element type");
}

static const mica_op_checks vector_broadcast_checks = {
  .verify = (mica_op_check *const[]){vector_broadcast_verify, NULL},
  .check = {vector_broadcast_check, "vector_broadcast_check"},
};
// vector.broadcast: $source attr-dict `:` type($source) `to` type($vector)
static bool vector_broadcast_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  const mica_type *source_type = NULL, *vector_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &source_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &vector_type)) return false;
  if (!mica_state_result(out, vector_type)) return false;
  return mica_state_operands(out, &source_operand, 1, source_type);
}

static void vector_broadcast_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_trait *const vector_broadcast_traits[] = {&mica_trait_always_speculatable, NULL};
static const mica_interface_impl vector_broadcast_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = vector_broadcast_infer_ranges}},
};
static bool vector_broadcast_fold_hook(mica_op *op, const mica_attr *const *operands,
                                       mica_fold *out) {
  return vector_broadcast_fold(op, operands[VECTOR_BROADCAST_OPERAND_SOURCE], out);
}

static const mica_op_more vector_broadcast_more = {
  .fold = vector_broadcast_fold_hook, .patterns = vector_broadcast_canonicalizations,
};
const mica_op_def vector_broadcast_def = {
  .name = "vector.broadcast", .name_size = 16,
  .summary = "A vector that repeats a scalar, or a smaller vector", .dialect = &vector_dialect,
  .parts = vector_broadcast_parts, .operand_count = 1, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_broadcast_interfaces, .interface_count = 4,
  .checks = &vector_broadcast_checks,
  .parse = vector_broadcast_parse, .print = vector_broadcast_print, .more = &vector_broadcast_more,
};

// ---- vector.from_elements ----

mica_op *vector_from_elements_build(mica_builder *b, mica_loc loc, const mica_type *dest_type,
                                    mica_value *const *elements, size_t elements_count) {
  const mica_type *types[] = {dest_type};
  const mica_op_parts parts = {elements, elements_count, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_from_elements_def, &parts);
}

static const mica_part vector_from_elements_parts[] = {
  {.name = "elements", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "dest", .check = &must_be_fixed_length_vector_of_any_type_values},
};
static bool vector_from_elements_verify(mica_op *op) {
  {
    mica_types elements_types = {NULL, 0};
    bool taken =
        mica_op_take_operand_types(op,
                                   mica_variadic_segment(mica_op_operand_count(op), 0,
                                                         VECTOR_FROM_ELEMENTS_OPERAND_ELEMENTS),
                                   &elements_types);
    bool holds = taken &&
        mica_type_matches_elements(mica_value_type(vector_from_elements_dest(op)), elements_types);
    mica_op_give_types(op, elements_types);
    if (!taken ||
        !mica_verify_that(op, holds,
                          "shaped type 'dest' matches 'elements' element count and types"))
      return false;
  }
  return true;
}

static const mica_op_checks vector_from_elements_checks = {
  .verify = (mica_op_check *const[]){vector_from_elements_verify, NULL},
};
// vector.from_elements: $elements attr-dict `:` type($dest)
static bool vector_from_elements_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs elements_operands = {NULL, 0};
  mica_position elements_at = mica_parser_name_position(p);
  const mica_type *dest_type = NULL;
  elements_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &elements_operands)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &dest_type)) return false;
  if (!mica_parser_check_type(p, dest_type, vector_is_any_fixed_vector_of_any_rank, "dest",
                              "fixed-length vector of any type values"))
    return false;
  if (!mica_state_result(out, dest_type)) return false;
  return mica_state_operands_counted(out, elements_operands.data, elements_operands.size,
                                     mica_type_element(dest_type),
                                     mica_type_element_count(dest_type), elements_at);
}

static void vector_from_elements_print(mica_printer *p, const mica_op *op) {
  const mica_segment elements_segment = vector_from_elements_elements_segment(op);
  mica_print_char(p, ' ');
  mica_print_operands(p, op, elements_segment.first, elements_segment.count);
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_from_elements_dest(op)));
}

static const mica_interface_impl vector_from_elements_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool vector_from_elements_fold_hook(mica_op *op, const mica_attr *const *operands,
                                           mica_fold *out) {
  const mica_segment elements = vector_from_elements_elements_segment(op);
  return vector_from_elements_fold(op, operands + elements.first, elements.count, out);
}

static const mica_op_more vector_from_elements_more = {
  .fold = vector_from_elements_fold_hook, .patterns = vector_from_elements_canonicalizations,
};
const mica_op_def vector_from_elements_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "vector.from_elements", .name_size = 20,
  .summary = "A vector of its elements, row by row", .dialect = &vector_dialect,
  .parts = vector_from_elements_parts, .operand_count = 1, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_from_elements_interfaces, .interface_count = 2,
  .checks = &vector_from_elements_checks,
  .parse = vector_from_elements_parse, .print = vector_from_elements_print,
  .more = &vector_from_elements_more,
};

// ---- vector.to_elements ----

mica_op *vector_to_elements_build(mica_builder *b, mica_loc loc, mica_types elements_types,
                                  mica_value *source) {
  mica_value *operands[] = {source};
  const mica_op_parts parts = {
    operands, 1, elements_types.data, elements_types.size, NULL, 0, .region_count = 0,
  };
  return mica_builder_insert_new(b, loc, &vector_to_elements_def, &parts);
}

static const mica_part vector_to_elements_parts[] = {
  {.name = "source", .check = &must_be_vector_of_any_type_values},
  {.name = "elements", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static bool vector_to_elements_verify(mica_op *op) {
  {
    mica_types elements_types = {NULL, 0};
    bool taken =
        mica_op_take_result_types(op,
                                  mica_variadic_segment(mica_op_result_count(op), 0,
                                                        VECTOR_TO_ELEMENTS_RESULT_ELEMENTS),
                                  &elements_types);
    bool holds = taken &&
        mica_type_matches_elements(mica_value_type(vector_to_elements_source(op)), elements_types);
    mica_op_give_types(op, elements_types);
    if (!taken ||
        !mica_verify_that(op, holds,
                          "shaped type 'source' matches 'elements' element count and types"))
      return false;
  }
  return true;
}

static const mica_region_checks vector_to_elements_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_inferred_types, NULL},
};
static const mica_op_checks vector_to_elements_checks = {
  .verify = (mica_op_check *const[]){vector_to_elements_verify, NULL},
  .regions = &vector_to_elements_region_checks,
};
// vector.to_elements: $source attr-dict `:` type($source)
static bool vector_to_elements_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  const mica_type *source_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &source_type)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_parser_hook(p,
                          mica_state_infer_result_list(out, vector_to_elements_infer_types,
                                                       vector_to_elements_infer_count),
                          "vector_to_elements_infer_types");
}

static void vector_to_elements_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_to_elements_source(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_to_elements_source(op)));
}

static const mica_infer_type_interface vector_to_elements_infer_type_methods = {
  .infer_types = vector_to_elements_infer_types, .infer_count = vector_to_elements_infer_count,
};
static const mica_interface_impl vector_to_elements_interfaces[] = {
  {&mica_infer_type_interface_id, &vector_to_elements_infer_type_methods},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool vector_to_elements_fold_hook(mica_op *op, const mica_attr *const *operands,
                                         mica_fold *out) {
  return vector_to_elements_fold(op, operands[VECTOR_TO_ELEMENTS_OPERAND_SOURCE], out);
}

static const mica_op_more vector_to_elements_more = {
  .fold = vector_to_elements_fold_hook, .patterns = vector_to_elements_canonicalizations,
};
const mica_op_def vector_to_elements_def = {
  .name = "vector.to_elements", .name_size = 18, .summary = "The elements of a vector, row by row",
  .dialect = &vector_dialect,
  .parts = vector_to_elements_parts, .operand_count = 1, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_to_elements_interfaces, .interface_count = 3,
  .checks = &vector_to_elements_checks,
  .parse = vector_to_elements_parse, .print = vector_to_elements_print,
  .more = &vector_to_elements_more,
};

// ---- vector.shuffle ----

mica_int64s vector_shuffle_mask(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &vector_shuffle_def, VECTOR_SHUFFLE_SLOT_MASK);
  return mica_attr_dense_i64s_value(attr);
}
bool vector_shuffle_set_mask(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &vector_shuffle_def, VECTOR_SHUFFLE_SLOT_MASK,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s vector_shuffle_parts_mask(const mica_op_parts *parts) {
  const mica_attr *attr = vector_shuffle_parts_mask_attr(parts);
  return mica_attr_dense_i64s_value(attr);
}

mica_op *vector_shuffle_build(mica_builder *b, mica_loc loc, mica_value *v1, mica_value *v2,
                              mica_int64s mask) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_dense_i64s(ctx, mask)};
  mica_value *operands[] = {v1, v2};
  const mica_op_parts parts = {operands, 2, NULL, 0, slots, 1, .region_count = 0};
  return mica_builder_insert_inferred(b, loc, &vector_shuffle_def, &parts);
}

static const mica_part vector_shuffle_parts[] = {
  {.name = "mask", .check = &must_be_i64_dense_array_attribute},
  {.name = "v1", .check = &must_be_fixed_length_vector_of_any_type_values},
  {.name = "v2", .check = &must_be_fixed_length_vector_of_any_type_values},
  {.name = "vector", .check = &must_be_vector_of_any_type_values_2},
};
static bool vector_shuffle_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                        mica_type_element_or_self(mica_value_type(mica_op_operand(op, 0))),
                        "first operand v1 and result have same element type"))
    return false;
  return mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                          mica_type_element_or_self(mica_value_type(mica_op_operand(op, 1))),
                          "second operand v2 and result have same element type");
}

static const mica_op_checks vector_shuffle_checks = {
  .verify = (mica_op_check *const[]){vector_shuffle_verify, NULL},
  .check = {vector_shuffle_check, "vector_shuffle_check"},
  .regions = &vector_to_elements_region_checks,
};
// vector.shuffle: operands $mask attr-dict `:` type(operands)
static bool vector_shuffle_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs all_operands = {NULL, 0};
  mica_position all_operands_at;
  const mica_attr *mask_attr = NULL;
  mica_types all_operand_types = {NULL, 0};
  all_operands_at = mica_parser_position(p);
  if (!mica_parse_operands(p, 0, false, &all_operands)) return false;
  if (!mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 64), &mask_attr)) return false;
  mica_state_set_slot(out, VECTOR_SHUFFLE_SLOT_MASK, mask_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_types(p, &all_operand_types)) return false;
  if (!mica_state_operands_typed(out, all_operands.data, all_operands.size, all_operand_types,
                                 all_operands_at))
    return false;
  return mica_parser_hook(p, mica_state_infer_results(out, vector_shuffle_infer_types, 1),
                          "vector_shuffle_infer_types");
}

static void vector_shuffle_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, mica_op_operand_count(op));
  mica_print_char(p, ' ');
  mica_print_dense_list(p, vector_shuffle_mask_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_operand_types(p, op, 0, mica_op_operand_count(op));
}

static const mica_interface_impl vector_shuffle_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = vector_shuffle_infer_types}},
};
static bool vector_shuffle_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  return vector_shuffle_fold(op, operands[VECTOR_SHUFFLE_OPERAND_V1],
                             operands[VECTOR_SHUFFLE_OPERAND_V2], out);
}

static const mica_op_more vector_shuffle_more = {
  .fold = vector_shuffle_fold_hook, .patterns = vector_shuffle_canonicalizations,
};
const mica_op_def vector_shuffle_def = {
  .name = "vector.shuffle", .name_size = 14, .summary = "Elements of two vectors in a new order",
  .dialect = &vector_dialect,
  .parts = vector_shuffle_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = vector_broadcast_traits, .interfaces = vector_shuffle_interfaces, .interface_count = 3,
  .checks = &vector_shuffle_checks, .parse = vector_shuffle_parse, .print = vector_shuffle_print,
  .more = &vector_shuffle_more,
};

// ---- vector.interleave ----

static bool vector_interleave_infer_types(mica_context *ctx, mica_loc loc,
                                          const mica_op_parts *parts, const mica_type **types) {
  (void)ctx;
  types[0] =
      mica_type_checked(loc, vector_interleave_result_type(mica_value_type(parts->operands[0])));
  return types[0] != NULL;
}

mica_op *vector_interleave_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {
    mica_type_checked(loc, vector_interleave_result_type(mica_value_type(lhs))),
  };
  if (types[VECTOR_INTERLEAVE_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_interleave_def, &parts);
}

static const mica_part vector_interleave_parts[] = {
  {.name = "lhs", .check = &must_be_vector_of_any_type_values},
  {.name = "rhs", .check = &must_be_vector_of_any_type_values},
  {.name = "result", .check = &must_be_vector_of_any_type_values_2},
};
static bool vector_interleave_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_value_type(vector_interleave_rhs(op)) ==
                        mica_value_type(vector_interleave_lhs(op)),
                        "all of {lhs, rhs} have same type"))
    return false;
  return mica_verify_that(op,
                          vector_interleave_result_type(
         mica_value_type(vector_interleave_lhs(op))) ==
                          mica_value_type(vector_interleave_result(op)),
                          "type of 'result' is double the width of the inputs");
}

static const mica_op_checks vector_interleave_checks = {
  .verify = (mica_op_check *const[]){vector_interleave_verify, NULL},
};
// vector.interleave: $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)
static bool vector_interleave_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_type *lhs_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &lhs_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, lhs_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, lhs_type);
}

static void vector_interleave_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_interleave_lhs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_interleave_rhs(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_interleave_lhs(op)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type(p, mica_value_type(vector_interleave_result(op)));
}

static const mica_interface_impl vector_interleave_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = vector_interleave_infer_types}},
};
const mica_op_def vector_interleave_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "vector.interleave", .name_size = 17,
  .summary = "Elements of one vector and of another in turn", .dialect = &vector_dialect,
  .parts = vector_interleave_parts, .operand_count = 2, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_interleave_interfaces, .interface_count = 3,
  .checks = &vector_interleave_checks,
  .parse = vector_interleave_parse, .print = vector_interleave_print,
};

// ---- vector.deinterleave ----

static bool vector_deinterleave_infer_types(mica_context *ctx, mica_loc loc,
                                            const mica_op_parts *parts, const mica_type **types) {
  (void)ctx;
  types[VECTOR_DEINTERLEAVE_RESULT_RES1] =
      mica_type_checked(loc,
                        vector_deinterleave_res1_type(
      mica_value_type(parts->operands[VECTOR_DEINTERLEAVE_OPERAND_SOURCE])));
  types[VECTOR_DEINTERLEAVE_RESULT_RES2] =
      mica_type_checked(loc,
                        vector_deinterleave_res1_type(
      mica_value_type(parts->operands[VECTOR_DEINTERLEAVE_OPERAND_SOURCE])));
  return types[VECTOR_DEINTERLEAVE_RESULT_RES1] != NULL && types[VECTOR_DEINTERLEAVE_RESULT_RES2] !=
         NULL;
}

mica_op *vector_deinterleave_build(mica_builder *b, mica_loc loc, mica_value *source) {
  if (source == NULL) return NULL;
  const mica_type *types[] = {
    mica_type_checked(loc, vector_deinterleave_res1_type(mica_value_type(source))),
    mica_type_checked(loc, vector_deinterleave_res1_type(mica_value_type(source))),
  };
  if (types[VECTOR_DEINTERLEAVE_RESULT_RES1] == NULL || types[VECTOR_DEINTERLEAVE_RESULT_RES2] ==
      NULL)
    return NULL;
  mica_value *operands[] = {source};
  const mica_op_parts parts = {operands, 1, types, 2, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_deinterleave_def, &parts);
}

static const mica_part vector_deinterleave_parts[] = {
  {.name = "source", .check = &must_be_vector_of_any_type_values_2},
  {.name = "res1", .check = &must_be_vector_of_any_type_values_2},
  {.name = "res2", .check = &must_be_vector_of_any_type_values_2},
};
static bool vector_deinterleave_verify(mica_op *op) {
  if (!mica_verify_that(op, vector_source_vector_even_element_count_holds(op),
                        "the trailing dimension of the source vector has an even number of "
                        "elements"))
    return false;
  if (!mica_verify_that(op,
                        vector_deinterleave_res1_type(
      mica_value_type(vector_deinterleave_source(op))) ==
                        mica_value_type(vector_deinterleave_res1(op)),
                        "the trailing dimension of the results is half the width of source "
                        "trailing dimension"))
    return false;
  return mica_verify_that(op, mica_value_type(vector_deinterleave_res2(op)) ==
                          mica_value_type(vector_deinterleave_res1(op)),
                          "all of {res1, res2} have same type");
}

static const mica_op_checks vector_deinterleave_checks = {
  .verify = (mica_op_check *const[]){vector_deinterleave_verify, NULL},
};
// vector.deinterleave: $source attr-dict `:` type($source) `->` type($res1)
static bool vector_deinterleave_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  const mica_type *source_type = NULL, *res1_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &source_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &res1_type)) return false;
  if (!mica_state_result(out, res1_type)) return false;
  if (!mica_state_result(out, res1_type)) return false;
  return mica_state_operands(out, &source_operand, 1, source_type);
}

static void vector_deinterleave_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_deinterleave_source(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_deinterleave_source(op)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type(p, mica_value_type(vector_deinterleave_res1(op)));
}

static void vector_deinterleave_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, vector_deinterleave_res1(op), MICA_STR("res1"));
  mica_set_value_name(set, vector_deinterleave_res2(op), MICA_STR("res2"));
}
static const mica_op_asm_interface vector_deinterleave_names = {
  .result_names = vector_deinterleave_name_results,
};
static const mica_interface_impl vector_deinterleave_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = vector_deinterleave_infer_types}},
  {&mica_op_asm_interface_id, &vector_deinterleave_names},
};
const mica_op_def vector_deinterleave_def = {
  .name = "vector.deinterleave", .name_size = 19,
  .summary = "The elements at even places, and those at odd ones", .dialect = &vector_dialect,
  .parts = vector_deinterleave_parts, .operand_count = 1, .result_count = 2,
  .traits = vector_broadcast_traits,
  .interfaces = vector_deinterleave_interfaces, .interface_count = 4,
  .checks = &vector_deinterleave_checks,
  .parse = vector_deinterleave_parse, .print = vector_deinterleave_print,
};

// ---- vector.extract ----

mica_int64s vector_extract_static_position(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_extract_def, VECTOR_EXTRACT_SLOT_STATIC_POSITION);
  return mica_attr_dense_i64s_value(attr);
}
bool vector_extract_set_static_position(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &vector_extract_def, VECTOR_EXTRACT_SLOT_STATIC_POSITION,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_int64s vector_extract_parts_static_position(const mica_op_parts *parts) {
  const mica_attr *attr = vector_extract_parts_static_position_attr(parts);
  return mica_attr_dense_i64s_value(attr);
}

mica_op *vector_extract_build(mica_builder *b, mica_loc loc, mica_value *source,
                              mica_value *const *dynamic_position, size_t dynamic_position_count,
                              mica_int64s static_position) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_dense_i64s(ctx, static_position)};
  const mica_value_group groups[] = {{&source, 1}, {dynamic_position, dynamic_position_count}};
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 1, .region_count = 0};
  return mica_builder_insert_inferred_groups(b, loc, &vector_extract_def, &parts, groups, 2);
}

static const mica_part vector_extract_parts[] = {
  {.name = "static_position", .check = &must_be_i64_dense_array_attribute},
  {.name = "source", .check = &must_be_vector_of_any_type_values},
  {.name = "dynamic_position", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_any_type},
};
static bool vector_extract_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                          mica_type_element_or_self(mica_value_type(mica_op_operand(op, 0))),
                          "operand and result have same element type");
}

static const mica_op_checks vector_extract_checks = {
  .verify = (mica_op_check *const[]){vector_extract_verify, NULL},
  .check = {vector_extract_check, "vector_extract_check"},
  .regions = &vector_to_elements_region_checks,
};
// vector.extract: $source `` custom<DynamicIndexList>($dynamic_position, $static_position)
// attr-dict `:` type($result) `from` type($source)
static bool vector_extract_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  mica_operand_refs dynamic_position_operands = {NULL, 0};
  const mica_attr *static_position_attr = NULL;
  const mica_type *result_type = NULL, *source_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &dynamic_position_operands,
                                                      &static_position_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, VECTOR_EXTRACT_SLOT_STATIC_POSITION, static_position_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_parse_keyword(p, "from")) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &source_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_state_operands(out, dynamic_position_operands.data, dynamic_position_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void vector_extract_print(mica_printer *p, const mica_op *op) {
  const mica_segment dynamic_position_segment = vector_extract_dynamic_position_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_extract_source(op));
  mica_print_dynamic_index_list(p, op, dynamic_position_segment,
                                vector_extract_static_position_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_extract_result(op)));
  mica_print_str(p, MICA_STR(" from "));
  mica_print_type(p, mica_value_type(vector_extract_source(op)));
}

static const mica_infer_type_interface vector_extract_infer_type_methods = {
  .infer_types = vector_extract_infer_types, .are_compatible = vector_extract_are_compatible,
};
static const mica_interface_impl vector_extract_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = vector_extract_infer_ranges}},
  {&mica_infer_type_interface_id, &vector_extract_infer_type_methods},
};
static bool vector_extract_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  const mica_segment dynamic_position = vector_extract_dynamic_position_segment(op);
  return vector_extract_fold(op, operands[VECTOR_EXTRACT_OPERAND_SOURCE],
                             operands + dynamic_position.first, dynamic_position.count, out);
}

static const mica_op_more vector_extract_more = {
  .fold = vector_extract_fold_hook, .patterns = vector_extract_canonicalizations,
};
const mica_op_def vector_extract_def = {
  .name = "vector.extract", .name_size = 14,
  .summary = "The element, or the smaller vector, at a place", .dialect = &vector_dialect,
  .parts = vector_extract_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = vector_broadcast_traits, .interfaces = vector_extract_interfaces, .interface_count = 4,
  .checks = &vector_extract_checks, .parse = vector_extract_parse, .print = vector_extract_print,
  .more = &vector_extract_more,
};

// ---- vector.insert ----

mica_int64s vector_insert_static_position(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_insert_def, VECTOR_INSERT_SLOT_STATIC_POSITION);
  return mica_attr_dense_i64s_value(attr);
}
bool vector_insert_set_static_position(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &vector_insert_def, VECTOR_INSERT_SLOT_STATIC_POSITION,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

static bool vector_insert_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                      const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[1]);
  return types[0] != NULL;
}

mica_op *vector_insert_build(mica_builder *b, mica_loc loc, mica_value *value_to_store,
                             mica_value *dest, mica_value *const *dynamic_position,
                             size_t dynamic_position_count, mica_int64s static_position) {
  if (dest == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_dense_i64s(ctx, static_position)};
  const mica_type *types[] = {mica_value_type(dest)};
  const mica_value_group groups[] = {
    {&value_to_store, 1}, {&dest, 1}, {dynamic_position, dynamic_position_count},
  };
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &vector_insert_def, &parts, groups, 3);
}

static const mica_part vector_insert_parts[] = {
  {.name = "static_position", .check = &must_be_i64_dense_array_attribute},
  {.name = "valueToStore", .check = &must_be_any_type},
  {.name = "dest", .check = &must_be_vector_of_any_type_values},
  {.name = "dynamic_position", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_vector_of_any_type_values},
};
static bool vector_insert_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                        mica_type_element_or_self(mica_value_type(mica_op_operand(op, 0))),
                        "source operand and result have same element type"))
    return false;
  return mica_verify_that(op, mica_value_type(vector_insert_result(op)) ==
                          mica_value_type(vector_insert_dest(op)),
                          "all of {dest, result} have same type");
}

static const mica_op_checks vector_insert_checks = {
  .verify = (mica_op_check *const[]){vector_insert_verify, NULL},
  .check = {vector_insert_check, "vector_insert_check"},
};
// vector.insert: $valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position,
// $static_position) attr-dict `:` type($valueToStore) `into` type($dest)
static bool vector_insert_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_to_store_operand, dest_operand;
  mica_operand_refs dynamic_position_operands = {NULL, 0};
  const mica_attr *static_position_attr = NULL;
  const mica_type *value_to_store_type = NULL, *dest_type = NULL;
  if (!mica_parse_operand(p, &value_to_store_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dest_operand)) return false;
  if (!mica_parser_hook(p,
                        mica_parse_dynamic_index_list(p, out, &dynamic_position_operands,
                                                      &static_position_attr),
                        "mica_parse_dynamic_index_list"))
    return false;
  mica_state_set_slot(out, VECTOR_INSERT_SLOT_STATIC_POSITION, static_position_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &value_to_store_type)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &dest_type)) return false;
  if (!mica_state_result(out, dest_type)) return false;
  if (!mica_state_operands(out, &value_to_store_operand, 1, value_to_store_type)) return false;
  if (!mica_state_operands(out, &dest_operand, 1, dest_type)) return false;
  return mica_state_operands(out, dynamic_position_operands.data, dynamic_position_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void vector_insert_print(mica_printer *p, const mica_op *op) {
  const mica_segment dynamic_position_segment = vector_insert_dynamic_position_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_insert_value_to_store(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_insert_dest(op));
  mica_print_char(p, ' ');
  mica_print_dynamic_index_list(p, op, dynamic_position_segment,
                                vector_insert_static_position_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_insert_value_to_store(op)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(vector_insert_dest(op)));
}

static const mica_interface_impl vector_insert_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = vector_insert_infer_ranges}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = vector_insert_infer_types}},
};
static bool vector_insert_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment dynamic_position = vector_insert_dynamic_position_segment(op);
  return vector_insert_fold(op, operands[VECTOR_INSERT_OPERAND_VALUE_TO_STORE],
                            operands[VECTOR_INSERT_OPERAND_DEST], operands + dynamic_position.first,
                            dynamic_position.count, out);
}

static const mica_op_more vector_insert_more = {
  .fold = vector_insert_fold_hook, .patterns = vector_insert_canonicalizations,
};
const mica_op_def vector_insert_def = {
  .name = "vector.insert", .name_size = 13,
  .summary = "A vector with another element, or another part, at a place",
  .dialect = &vector_dialect,
  .parts = vector_insert_parts, .slot_count = 1, .operand_count = 3, .result_count = 1,
  .traits = vector_broadcast_traits, .interfaces = vector_insert_interfaces, .interface_count = 4,
  .checks = &vector_insert_checks, .parse = vector_insert_parse, .print = vector_insert_print,
  .more = &vector_insert_more,
};

// ---- vector.scalable.insert ----

int64_t vector_scalable_insert_pos(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_scalable_insert_def, VECTOR_SCALABLE_INSERT_SLOT_POS);
  return mica_attr_integer_value(attr);
}
bool vector_scalable_insert_set_pos(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &vector_scalable_insert_def, VECTOR_SCALABLE_INSERT_SLOT_POS,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *vector_scalable_insert_build(mica_builder *b, mica_loc loc, mica_value *value_to_store,
                                      mica_value *dest, int64_t pos) {
  if (dest == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 64, pos)};
  const mica_type *types[] = {mica_value_type(dest)};
  mica_value *operands[] = {value_to_store, dest};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_scalable_insert_def, &parts);
}

static const mica_part vector_scalable_insert_parts[] = {
  {.name = "pos", .check = &must_be_64_bit_signless_integer_attribute},
  {.name = "valueToStore", .check = &must_be_of_ranks_1},
  {.name = "dest", .check = &must_be_of_ranks_1_2},
  {.name = "result", .check = &must_be_of_ranks_1_2},
};
static bool vector_scalable_insert_verify(mica_op *op) {
  if (!mica_verify_that(op,
                        mica_type_element_or_self(
      mica_value_type(vector_scalable_insert_dest(op))) ==
                        mica_type_element_or_self(
      mica_value_type(vector_scalable_insert_value_to_store(op))),
                        "all of {valueToStore, dest} have same element type"))
    return false;
  if (!mica_verify_that(op, mica_value_type(vector_scalable_insert_result(op)) ==
                        mica_value_type(vector_scalable_insert_dest(op)),
                        "all of {dest, result} have same type"))
    return false;
  return mica_verify_that(op, vector_scalable_insert_holds(op),
                          "position is a multiple of the source length.");
}

static const mica_op_checks vector_scalable_insert_checks = {
  .verify = (mica_op_check *const[]){vector_scalable_insert_verify, NULL},
};
// vector.scalable.insert: $valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore)
// `into` type($dest)
static bool vector_scalable_insert_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_to_store_operand, dest_operand;
  const mica_attr *pos_attr = NULL;
  const mica_type *value_to_store_type = NULL, *dest_type = NULL;
  if (!mica_parse_operand(p, &value_to_store_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dest_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 64), mica_attr_is_integer,
                          &pos_attr))
    return false;
  mica_state_set_slot(out, VECTOR_SCALABLE_INSERT_SLOT_POS, pos_attr);
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &value_to_store_type))
    return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &dest_type)) return false;
  if (!mica_state_result(out, dest_type)) return false;
  if (!mica_state_operands(out, &value_to_store_operand, 1, value_to_store_type)) return false;
  return mica_state_operands(out, &dest_operand, 1, dest_type);
}

static void vector_scalable_insert_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_scalable_insert_value_to_store(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_scalable_insert_dest(op));
  mica_print_char(p, '[');
  mica_print_attr_without_type(p, vector_scalable_insert_pos_attr(op));
  mica_print_char(p, ']');
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_scalable_insert_value_to_store(op)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(vector_scalable_insert_dest(op)));
}

static const mica_interface_impl vector_scalable_insert_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = vector_insert_infer_types}},
};
const mica_op_def vector_scalable_insert_def = {
  .name = "vector.scalable.insert", .name_size = 22,
  .summary = "A scalable vector of which a part is replaced", .dialect = &vector_dialect,
  .parts = vector_scalable_insert_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_scalable_insert_interfaces, .interface_count = 3,
  .checks = &vector_scalable_insert_checks,
  .parse = vector_scalable_insert_parse, .print = vector_scalable_insert_print,
};

// ---- vector.scalable.extract ----

int64_t vector_scalable_extract_pos(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_scalable_extract_def, VECTOR_SCALABLE_EXTRACT_SLOT_POS);
  return mica_attr_integer_value(attr);
}
bool vector_scalable_extract_set_pos(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &vector_scalable_extract_def, VECTOR_SCALABLE_EXTRACT_SLOT_POS,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *vector_scalable_extract_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                       mica_value *source, int64_t pos) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 64, pos)};
  mica_value *operands[] = {source};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_scalable_extract_def, &parts);
}

static const mica_part vector_scalable_extract_parts[] = {
  {.name = "pos", .check = &must_be_64_bit_signless_integer_attribute},
  {.name = "source", .check = &must_be_of_ranks_1_2},
  {.name = "result", .check = &must_be_of_ranks_1},
};
static bool vector_scalable_extract_verify(mica_op *op) {
  if (!mica_verify_that(op,
                        mica_type_element_or_self(
      mica_value_type(vector_scalable_extract_result(op))) ==
                        mica_type_element_or_self(
      mica_value_type(vector_scalable_extract_source(op))),
                        "all of {source, result} have same element type"))
    return false;
  return mica_verify_that(op, vector_scalable_extract_holds(op),
                          "position is a multiple of the result length.");
}

static const mica_op_checks vector_scalable_extract_checks = {
  .verify = (mica_op_check *const[]){vector_scalable_extract_verify, NULL},
};
// vector.scalable.extract: $source `[` $pos `]` attr-dict `:` type($result) `from` type($source)
static bool vector_scalable_extract_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  const mica_attr *pos_attr = NULL;
  const mica_type *result_type = NULL, *source_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_attr_of(p, mica_type_i(mica_parser_context(p), 64), mica_attr_is_integer,
                          &pos_attr))
    return false;
  mica_state_set_slot(out, VECTOR_SCALABLE_EXTRACT_SLOT_POS, pos_attr);
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &result_type)) return false;
  if (!mica_parse_keyword(p, "from")) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &source_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &source_operand, 1, source_type);
}

static void vector_scalable_extract_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_scalable_extract_source(op));
  mica_print_char(p, '[');
  mica_print_attr_without_type(p, vector_scalable_extract_pos_attr(op));
  mica_print_char(p, ']');
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_scalable_extract_result(op)));
  mica_print_str(p, MICA_STR(" from "));
  mica_print_type(p, mica_value_type(vector_scalable_extract_source(op)));
}

const mica_op_def vector_scalable_extract_def = {
  .name = "vector.scalable.extract", .name_size = 23, .summary = "A part of a scalable vector",
  .dialect = &vector_dialect,
  .parts = vector_scalable_extract_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_from_elements_interfaces, .interface_count = 2,
  .checks = &vector_scalable_extract_checks,
  .parse = vector_scalable_extract_parse, .print = vector_scalable_extract_print,
};

// ---- vector.insert_strided_slice ----

mica_attrs vector_insert_strided_slice_offsets(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_insert_strided_slice_def,
                            VECTOR_INSERT_STRIDED_SLICE_SLOT_OFFSETS);
  return mica_attr_array_elements(attr);
}
bool vector_insert_strided_slice_set_offsets(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &vector_insert_strided_slice_def,
                              VECTOR_INSERT_STRIDED_SLICE_SLOT_OFFSETS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_attrs vector_insert_strided_slice_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_insert_strided_slice_def,
                            VECTOR_INSERT_STRIDED_SLICE_SLOT_STRIDES);
  return mica_attr_array_elements(attr);
}
bool vector_insert_strided_slice_set_strides(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &vector_insert_strided_slice_def,
                              VECTOR_INSERT_STRIDED_SLICE_SLOT_STRIDES,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *vector_insert_strided_slice_build(mica_builder *b, mica_loc loc,
                                           mica_value *value_to_store, mica_value *dest,
                                           mica_attrs offsets, mica_attrs strides) {
  if (dest == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_array(ctx, offsets), mica_attr_array(ctx, strides)};
  const mica_type *types[] = {mica_value_type(dest)};
  mica_value *operands[] = {value_to_store, dest};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_insert_strided_slice_def, &parts);
}

static const mica_part vector_insert_strided_slice_parts[] = {
  {.name = "offsets", .check = &must_be_64_bit_integer_array_attribute},
  {.name = "strides", .check = &must_be_64_bit_integer_array_attribute, .order = 1},
  {.name = "valueToStore", .check = &must_be_vector_of_any_type_values_2},
  {.name = "dest", .check = &must_be_vector_of_any_type_values_2},
  {.name = "result", .check = &must_be_vector_of_any_type_values_2},
};
static bool vector_insert_strided_slice_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                        mica_type_element_or_self(mica_value_type(mica_op_operand(op, 0))),
                        "operand #0 and result have same element type"))
    return false;
  return mica_verify_that(op, mica_value_type(vector_insert_strided_slice_result(op)) ==
                          mica_value_type(vector_insert_strided_slice_dest(op)),
                          "all of {dest, result} have same type");
}

static const mica_op_checks vector_insert_strided_slice_checks = {
  .verify = (mica_op_check *const[]){vector_insert_strided_slice_verify, NULL},
  .check = {vector_insert_strided_slice_check, "vector_insert_strided_slice_check"},
};
// vector.insert_strided_slice: $valueToStore `,` $dest attr-dict `:` type($valueToStore) `into`
// type($dest)
static bool vector_insert_strided_slice_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_to_store_operand, dest_operand;
  const mica_type *value_to_store_type = NULL, *dest_type = NULL;
  if (!mica_parse_operand(p, &value_to_store_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &dest_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &value_to_store_type))
    return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &dest_type)) return false;
  if (!mica_state_result(out, dest_type)) return false;
  if (!mica_state_operands(out, &value_to_store_operand, 1, value_to_store_type)) return false;
  return mica_state_operands(out, &dest_operand, 1, dest_type);
}

static void vector_insert_strided_slice_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_insert_strided_slice_value_to_store(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_insert_strided_slice_dest(op));
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_insert_strided_slice_value_to_store(op)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(vector_insert_strided_slice_dest(op)));
}

static bool vector_insert_strided_slice_fold_hook(mica_op *op, const mica_attr *const *operands,
                                                  mica_fold *out) {
  return vector_insert_strided_slice_fold(op,
      operands[VECTOR_INSERT_STRIDED_SLICE_OPERAND_VALUE_TO_STORE],
                                          operands[VECTOR_INSERT_STRIDED_SLICE_OPERAND_DEST], out);
}

static const mica_op_more vector_insert_strided_slice_more = {
  .fold = vector_insert_strided_slice_fold_hook,
  .patterns = vector_insert_strided_slice_canonicalizations,
};
const mica_op_def vector_insert_strided_slice_def = {
  .name = "vector.insert_strided_slice", .name_size = 27,
  .summary = "A vector of which a part is replaced by a vector of no higher rank",
  .dialect = &vector_dialect,
  .parts = vector_insert_strided_slice_parts, .slot_count = 2, .operand_count = 2,
  .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_scalable_insert_interfaces, .interface_count = 3,
  .checks = &vector_insert_strided_slice_checks,
  .parse = vector_insert_strided_slice_parse, .print = vector_insert_strided_slice_print,
  .more = &vector_insert_strided_slice_more,
};

// ---- vector.extract_strided_slice ----

mica_attrs vector_extract_strided_slice_offsets(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_extract_strided_slice_def,
                            VECTOR_EXTRACT_STRIDED_SLICE_SLOT_OFFSETS);
  return mica_attr_array_elements(attr);
}
bool vector_extract_strided_slice_set_offsets(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &vector_extract_strided_slice_def,
                              VECTOR_EXTRACT_STRIDED_SLICE_SLOT_OFFSETS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_attrs vector_extract_strided_slice_sizes(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_extract_strided_slice_def,
                            VECTOR_EXTRACT_STRIDED_SLICE_SLOT_SIZES);
  return mica_attr_array_elements(attr);
}
bool vector_extract_strided_slice_set_sizes(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &vector_extract_strided_slice_def,
                              VECTOR_EXTRACT_STRIDED_SLICE_SLOT_SIZES,
                              mica_attr_array(mica_op_context(op), value));
}

mica_attrs vector_extract_strided_slice_strides(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_extract_strided_slice_def,
                            VECTOR_EXTRACT_STRIDED_SLICE_SLOT_STRIDES);
  return mica_attr_array_elements(attr);
}
bool vector_extract_strided_slice_set_strides(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &vector_extract_strided_slice_def,
                              VECTOR_EXTRACT_STRIDED_SLICE_SLOT_STRIDES,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *vector_extract_strided_slice_build(mica_builder *b, mica_loc loc,
                                            const mica_type *result_type, mica_value *source,
                                            mica_attrs offsets, mica_attrs sizes,
                                            mica_attrs strides) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_array(ctx, offsets), mica_attr_array(ctx, sizes), mica_attr_array(ctx, strides),
  };
  mica_value *operands[] = {source};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 3, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_extract_strided_slice_def, &parts);
}

static const mica_part vector_extract_strided_slice_parts[] = {
  {.name = "offsets", .check = &must_be_64_bit_integer_array_attribute},
  {.name = "sizes", .check = &must_be_64_bit_integer_array_attribute, .order = 1},
  {.name = "strides", .check = &must_be_64_bit_integer_array_attribute, .order = 2},
  {.name = "source", .check = &must_be_vector_of_any_type_values_2},
  {.name = "", .check = &must_be_vector_of_any_type_values_2},
};
static bool vector_extract_strided_slice_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                          mica_type_element_or_self(mica_value_type(mica_op_operand(op, 0))),
                          "operand and result have same element type");
}

static const mica_op_checks vector_extract_strided_slice_checks = {
  .verify = (mica_op_check *const[]){vector_extract_strided_slice_verify, NULL},
  .check = {vector_extract_strided_slice_check, "vector_extract_strided_slice_check"},
};
// vector.extract_strided_slice: $source attr-dict `:` type($source) `to` type(results)
static bool vector_extract_strided_slice_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  const mica_type *source_type = NULL;
  mica_types all_result_types = {NULL, 0};
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &source_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_types(p, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  return mica_state_operands(out, &source_operand, 1, source_type);
}

static void vector_extract_strided_slice_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_extract_strided_slice_source(op));
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_extract_strided_slice_source(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_result_types(p, op, 0, mica_op_result_count(op));
}

static bool vector_extract_strided_slice_fold_hook(mica_op *op, const mica_attr *const *operands,
                                                   mica_fold *out) {
  return vector_extract_strided_slice_fold(op,
                                           operands[VECTOR_EXTRACT_STRIDED_SLICE_OPERAND_SOURCE],
                                           out);
}

static const mica_op_more vector_extract_strided_slice_more = {
  .fold = vector_extract_strided_slice_fold_hook,
  .patterns = vector_extract_strided_slice_canonicalizations,
};
const mica_op_def vector_extract_strided_slice_def = {
  .name = "vector.extract_strided_slice", .name_size = 28,
  .summary = "A part of a vector, of the same rank", .dialect = &vector_dialect,
  .parts = vector_extract_strided_slice_parts, .slot_count = 3, .operand_count = 1,
  .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_from_elements_interfaces, .interface_count = 2,
  .checks = &vector_extract_strided_slice_checks,
  .parse = vector_extract_strided_slice_parse, .print = vector_extract_strided_slice_print,
  .more = &vector_extract_strided_slice_more,
};

// ---- vector.transpose ----

mica_int64s vector_transpose_permutation(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_transpose_def, VECTOR_TRANSPOSE_SLOT_PERMUTATION);
  return mica_attr_dense_i64s_value(attr);
}
bool vector_transpose_set_permutation(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &vector_transpose_def, VECTOR_TRANSPOSE_SLOT_PERMUTATION,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *vector_transpose_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                mica_value *vector, mica_int64s permutation) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_dense_i64s(ctx, permutation)};
  mica_value *operands[] = {vector};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_transpose_def, &parts);
}

static const mica_part vector_transpose_parts[] = {
  {.name = "permutation", .check = &must_be_i64_dense_array_attribute},
  {.name = "vector", .check = &must_be_vector_of_any_type_values},
  {.name = "result", .check = &must_be_vector_of_any_type_values},
};
static bool vector_transpose_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                          mica_type_element_or_self(mica_value_type(mica_op_operand(op, 0))),
                          "operand and result have same element type");
}

static const mica_op_checks vector_transpose_checks = {
  .verify = (mica_op_check *const[]){vector_transpose_verify, NULL},
  .check = {vector_transpose_check, "vector_transpose_check"},
};
// vector.transpose: $vector `,` $permutation attr-dict `:` type($vector) `to` type($result)
static bool vector_transpose_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref vector_operand;
  const mica_attr *permutation_attr = NULL;
  const mica_type *vector_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &vector_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 64), &permutation_attr))
    return false;
  mica_state_set_slot(out, VECTOR_TRANSPOSE_SLOT_PERMUTATION, permutation_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &vector_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &vector_operand, 1, vector_type);
}

static void vector_transpose_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_transpose_vector(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_dense_list(p, vector_transpose_permutation_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_transpose_vector(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(vector_transpose_result(op)));
}

static const mica_interface_impl vector_transpose_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = vector_transpose_infer_ranges}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static bool vector_transpose_fold_hook(mica_op *op, const mica_attr *const *operands,
                                       mica_fold *out) {
  return vector_transpose_fold(op, operands[VECTOR_TRANSPOSE_OPERAND_VECTOR], out);
}

static const mica_op_more vector_transpose_more = {
  .fold = vector_transpose_fold_hook, .patterns = vector_transpose_canonicalizations,
};
const mica_op_def vector_transpose_def = {
  .name = "vector.transpose", .name_size = 16,
  .summary = "A vector with its dimensions in another order", .dialect = &vector_dialect,
  .parts = vector_transpose_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_transpose_interfaces, .interface_count = 4,
  .checks = &vector_transpose_checks,
  .parse = vector_transpose_parse, .print = vector_transpose_print, .more = &vector_transpose_more,
};

// ---- vector.shape_cast ----

mica_op *vector_shape_cast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                 mica_value *source) {
  mica_value *operands[] = {source};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_shape_cast_def, &parts);
}

static const mica_part vector_shape_cast_parts[] = {
  {.name = "source", .check = &must_be_vector_of_any_type_values},
  {.name = "result", .check = &must_be_vector_of_any_type_values},
};
static const mica_op_checks vector_shape_cast_checks = {
  .check = {vector_shape_cast_check, "vector_shape_cast_check"},
};
// vector.shape_cast and 1 more: $source attr-dict `:` type($source) `to` type($result)
static bool vector_shape_cast_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref source_operand;
  const mica_type *source_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &source_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &source_operand, 1, source_type);
}

static const mica_interface_impl vector_shape_cast_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = vector_shape_cast_infer_ranges}},
};
static bool vector_shape_cast_fold_hook(mica_op *op, const mica_attr *const *operands,
                                        mica_fold *out) {
  return vector_shape_cast_fold(op, operands[VECTOR_SHAPE_CAST_OPERAND_SOURCE], out);
}

static const mica_op_more vector_shape_cast_more = {
  .fold = vector_shape_cast_fold_hook, .patterns = vector_shape_cast_canonicalizations,
};
const mica_op_def vector_shape_cast_def = {
  .name = "vector.shape_cast", .name_size = 17, .summary = "The same elements in another shape",
  .dialect = &vector_dialect,
  .parts = vector_shape_cast_parts, .operand_count = 1, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_shape_cast_interfaces, .interface_count = 4,
  .checks = &vector_shape_cast_checks,
  .parse = vector_shape_cast_parse, .print = vector_broadcast_print,
  .more = &vector_shape_cast_more,
};

// ---- vector.bitcast ----

mica_op *vector_bitcast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *source) {
  mica_value *operands[] = {source};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_bitcast_def, &parts);
}

static bool vector_bitcast_verify(mica_op *op) {
  return mica_verify_that(op,
                          (int64_t)mica_type_shape(
         mica_value_type(vector_bitcast_result(op))).size ==
                          (int64_t)mica_type_shape(mica_value_type(vector_bitcast_source(op))).size,
                          "all of {source, result} have same rank");
}

static const mica_op_checks vector_bitcast_checks = {
  .verify = (mica_op_check *const[]){vector_bitcast_verify, NULL},
  .check = {vector_bitcast_check, "vector_bitcast_check"},
};
static bool vector_bitcast_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  return vector_bitcast_fold(op, operands[VECTOR_BITCAST_OPERAND_SOURCE], out);
}

static const mica_op_more vector_bitcast_more = {.fold = vector_bitcast_fold_hook};
const mica_op_def vector_bitcast_def = {
  .name = "vector.bitcast", .name_size = 14, .summary = "The same bits as elements of another type",
  .dialect = &vector_dialect,
  .parts = vector_shape_cast_parts, .operand_count = 1, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_from_elements_interfaces, .interface_count = 2,
  .checks = &vector_bitcast_checks,
  .parse = vector_shape_cast_parse, .print = vector_broadcast_print, .more = &vector_bitcast_more,
};

// ---- vector.fma ----

static bool vector_fma_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[0]);
  return types[0] != NULL;
}

mica_op *vector_fma_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          mica_value *acc) {
  if (lhs == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs, acc};
  const mica_op_parts parts = {operands, 3, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_fma_def, &parts);
}

static const mica_part vector_fma_parts[] = {
  {.name = "lhs", .check = &must_be_vector_of_floating_point_values},
  {.name = "rhs", .check = &must_be_vector_of_floating_point_values},
  {.name = "acc", .check = &must_be_vector_of_floating_point_values},
  {.name = "result", .check = &must_be_vector_of_floating_point_values},
};
static bool vector_fma_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(vector_fma_rhs(op)) ==
                          mica_value_type(vector_fma_lhs(op)) &&
                          mica_value_type(vector_fma_acc(op)) ==
                          mica_value_type(vector_fma_lhs(op)) &&
                          mica_value_type(vector_fma_result(op)) ==
                          mica_value_type(vector_fma_lhs(op)),
                          "all of {lhs, rhs, acc, result} have same type");
}

static const mica_op_checks vector_fma_checks = {
  .verify = (mica_op_check *const[]){vector_fma_verify, mica_verify_elementwise, NULL},
};
// vector.fma: $lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)
static bool vector_fma_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand, acc_operand;
  const mica_type *lhs_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &acc_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &lhs_type)) return false;
  if (!mica_state_result(out, lhs_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, lhs_type)) return false;
  if (!mica_state_operands(out, &rhs_operand, 1, lhs_type)) return false;
  return mica_state_operands(out, &acc_operand, 1, lhs_type);
}

static void vector_fma_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_fma_lhs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_fma_rhs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_fma_acc(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_fma_lhs(op)));
}

static const mica_trait *const vector_fma_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_elementwise, &mica_trait_scalarizable,
  &mica_trait_vectorizable, &mica_trait_tensorizable, NULL,
};
static const mica_interface_impl vector_fma_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = vector_fma_infer_types}},
};
const mica_op_def vector_fma_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "vector.fma", .name_size = 10,
  .summary = "A product plus a number, rounded once", .dialect = &vector_dialect,
  .parts = vector_fma_parts, .operand_count = 3, .result_count = 1, .traits = vector_fma_traits,
  .interfaces = vector_fma_interfaces, .interface_count = 4, .checks = &vector_fma_checks,
  .parse = vector_fma_parse, .print = vector_fma_print,
};

// ---- vector.outerproduct ----

vector_combining_kind vector_outerproduct_kind(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_outerproduct_def, VECTOR_OUTERPRODUCT_SLOT_KIND);
  return attr == NULL ? VECTOR_COMBINING_KIND_ADD : vector_combining_kind_attr_value(attr);
}
bool vector_outerproduct_set_kind(mica_op *op, vector_combining_kind value) {
  return mica_op_fill_slot_as(op, &vector_outerproduct_def, VECTOR_OUTERPRODUCT_SLOT_KIND,
                              vector_combining_kind_attr_get(mica_op_context(op), value));
}

mica_op *vector_outerproduct_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                   mica_value *lhs, mica_value *rhs, mica_value *acc,
                                   vector_combining_kind kind) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {vector_combining_kind_attr_get(ctx, kind)};
  if (slots[VECTOR_OUTERPRODUCT_SLOT_KIND] == NULL) return NULL;
  const mica_value_group groups[] = {{&lhs, 1}, {&rhs, 1}, {&acc, acc != NULL}};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &vector_outerproduct_def, &parts, groups, 3);
}

static const mica_attr *vector_outerproduct_default_kind(mica_context *ctx) {
  return vector_combining_kind_attr_get(ctx, VECTOR_COMBINING_KIND_ADD);
}

static const mica_part vector_outerproduct_parts[] = {
  {.name = "kind", .check = &must_be_kind_of_combining_function_for_contractions,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "lhs", .check = &must_be_vector_of_any_type_values_2},
  {.name = "rhs", .check = &must_be_any_type},
  {.name = "acc", .check = &must_be_vector_of_any_type_values_2, .flags = MICA_PART_OPTIONAL},
  {.name = "", .check = &must_be_vector_of_any_type_values_2},
};
static bool vector_outerproduct_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                        mica_type_element_or_self(mica_value_type(mica_op_operand(op, 0))),
                        "lhs operand and result have same element type"))
    return false;
  return mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                          mica_type_element_or_self(mica_value_type(mica_op_operand(op, 1))),
                          "rhs operand and result have same element type");
}

static const mica_op_checks vector_outerproduct_checks = {
  .verify = (mica_op_check *const[]){vector_outerproduct_verify, NULL},
  .check = {vector_outerproduct_check, "vector_outerproduct_check"},
};
static const mica_interface_impl vector_outerproduct_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&vector_maskable_op_interface_id,
   &(const vector_maskable_op_interface){
  .expected_mask_type = vector_outerproduct_expected_mask_type}},
};
static bool vector_outerproduct_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, vector_outerproduct_parse(p, out), "vector_outerproduct_parse");
}

static const mica_op_more vector_outerproduct_more = {
  .extras = (const mica_part_extra[]){{.default_value = vector_outerproduct_default_kind}},
};
const mica_op_def vector_outerproduct_def = {
  .name = "vector.outerproduct", .name_size = 19,
  .summary = "Each element of a vector times each of another", .dialect = &vector_dialect,
  .parts = vector_outerproduct_parts, .slot_count = 1, .operand_count = 3, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_outerproduct_interfaces, .interface_count = 3,
  .checks = &vector_outerproduct_checks,
  .parse = vector_outerproduct_parse_hook, .print = vector_outerproduct_print,
  .more = &vector_outerproduct_more,
};

// ---- vector.contract ----

mica_attrs vector_contract_indexing_maps(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_contract_def, VECTOR_CONTRACT_SLOT_INDEXING_MAPS);
  return mica_attr_array_elements(attr);
}
bool vector_contract_set_indexing_maps(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &vector_contract_def, VECTOR_CONTRACT_SLOT_INDEXING_MAPS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_attrs vector_contract_iterator_types(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_contract_def, VECTOR_CONTRACT_SLOT_ITERATOR_TYPES);
  return mica_attr_array_elements(attr);
}
bool vector_contract_set_iterator_types(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &vector_contract_def, VECTOR_CONTRACT_SLOT_ITERATOR_TYPES,
                              mica_attr_array(mica_op_context(op), value));
}

vector_combining_kind vector_contract_kind(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_contract_def, VECTOR_CONTRACT_SLOT_KIND);
  return attr == NULL ? VECTOR_COMBINING_KIND_ADD : vector_combining_kind_attr_value(attr);
}
bool vector_contract_set_kind(mica_op *op, vector_combining_kind value) {
  return mica_op_fill_slot_as(op, &vector_contract_def, VECTOR_CONTRACT_SLOT_KIND,
                              vector_combining_kind_attr_get(mica_op_context(op), value));
}

mica_op *vector_contract_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                               mica_value *lhs, mica_value *rhs, mica_value *acc,
                               mica_attrs indexing_maps, mica_attrs iterator_types,
                               vector_combining_kind kind) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_array(ctx, indexing_maps), mica_attr_array(ctx, iterator_types),
    vector_combining_kind_attr_get(ctx, kind),
  };
  if (slots[VECTOR_CONTRACT_SLOT_KIND] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs, acc};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 3, types, 1, slots, 3, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_contract_def, &parts);
}

static const mica_part vector_contract_parts[] = {
  {.name = "indexing_maps", .check = &must_be_array_attribute},
  {.name = "iterator_types", .check = &must_be_iterator_type_should_be_an_enum, .order = 1},
  {.name = "kind", .check = &must_be_kind_of_combining_function_for_contractions,
   .flags = MICA_PART_HAS_DEFAULT, .order = 2, .extra = 1},
  {.name = "lhs", .check = &must_be_vector_of_any_type_values_2},
  {.name = "rhs", .check = &must_be_vector_of_any_type_values_2},
  {.name = "acc", .check = &must_be_any_type},
  {.name = "", .check = &must_be_any_type},
};
static bool vector_contract_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_op_operand_count(op) > 1 &&
                        mica_type_is_shaped(mica_value_type(mica_op_operand(op, 0))) &&
                        mica_type_is_shaped(mica_value_type(mica_op_operand(op, 1))) &&
                        mica_type_element_or_self(mica_value_type(mica_op_operand(op, 0))) ==
                        mica_type_element_or_self(mica_value_type(mica_op_operand(op, 1))),
                        "lhs and rhs have same element type"))
    return false;
  return mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                          mica_type_element_or_self(mica_value_type(mica_op_operand(op, 2))),
                          "third operand acc and result have same element type");
}

static const mica_op_checks vector_contract_checks = {
  .verify = (mica_op_check *const[]){vector_contract_verify, NULL},
  .check = {vector_contract_check, "vector_contract_check"},
};
static const mica_interface_impl vector_contract_interfaces[] = {
  {&mica_indexing_map_interface_id, &mica_indexing_map_interface_id},
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&vector_maskable_op_interface_id,
   &(const vector_maskable_op_interface){.expected_mask_type = vector_contract_expected_mask_type}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static bool vector_contract_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, vector_contract_parse(p, out), "vector_contract_parse");
}

const mica_op_def vector_contract_def = {
  .name = "vector.contract", .name_size = 15,
  .summary = "Products of two vectors' elements, combined along dimensions",
  .dialect = &vector_dialect,
  .parts = vector_contract_parts, .slot_count = 3, .operand_count = 3, .result_count = 1,
  .traits = vector_broadcast_traits, .interfaces = vector_contract_interfaces, .interface_count = 5,
  .checks = &vector_contract_checks,
  .parse = vector_contract_parse_hook, .print = vector_contract_print,
  .more = &vector_outerproduct_more,
};

// ---- vector.reduction ----

vector_combining_kind vector_reduction_kind(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_reduction_def, VECTOR_REDUCTION_SLOT_KIND);
  return vector_combining_kind_attr_value(attr);
}
bool vector_reduction_set_kind(mica_op *op, vector_combining_kind value) {
  return mica_op_fill_slot_as(op, &vector_reduction_def, VECTOR_REDUCTION_SLOT_KIND,
                              vector_combining_kind_attr_get(mica_op_context(op), value));
}

arith_fast_math_flags vector_reduction_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_reduction_def, VECTOR_REDUCTION_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool vector_reduction_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &vector_reduction_def, VECTOR_REDUCTION_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *vector_reduction_build(mica_builder *b, mica_loc loc, const mica_type *dest_type,
                                vector_combining_kind kind, mica_value *vector, mica_value *acc,
                                arith_fast_math_flags fastmath) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    arith_fast_math_flags_attr_get(ctx, fastmath), vector_combining_kind_attr_get(ctx, kind),
  };
  if (slots[VECTOR_REDUCTION_SLOT_FASTMATH] == NULL) return NULL;
  const mica_value_group groups[] = {{&vector, 1}, {&acc, acc != NULL}};
  const mica_type *types[] = {dest_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &vector_reduction_def, &parts, groups, 2);
}

static const mica_attr *vector_reduction_default_fastmath(mica_context *ctx) {
  return arith_fast_math_flags_attr_get(ctx, ARITH_FAST_MATH_FLAGS_NONE);
}

static const mica_part vector_reduction_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .order = 1, .extra = 1},
  {.name = "kind", .check = &must_be_kind_of_combining_function_for_contractions},
  {.name = "vector", .check = &must_be_vector_of_any_type_values},
  {.name = "acc", .check = &must_be_any_type, .flags = MICA_PART_OPTIONAL},
  {.name = "dest", .check = &must_be_any_type},
};
static bool vector_reduction_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                        mica_type_element_or_self(mica_value_type(mica_op_operand(op, 0))),
                        "source operand and result have same element type"))
    return false;
  return mica_verify_that(op, vector_reduction_dest(op) == NULL || vector_reduction_acc(op) ==
                          NULL || mica_value_type(vector_reduction_dest(op)) ==
                          (vector_reduction_acc(op) != NULL
                           ? mica_value_type(vector_reduction_acc(op)) : NULL),
                          "dest and acc have the same type");
}

static const mica_op_checks vector_reduction_checks = {
  .verify = (mica_op_check *const[]){vector_reduction_verify, NULL},
  .check = {vector_reduction_check, "vector_reduction_check"},
};
// vector.reduction: $kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:`
// type($vector) `into` type($dest)
static bool vector_reduction_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *kind_attr = NULL, *fastmath_attr = NULL;
  mica_operand_ref vector_operand;
  mica_operand_refs acc_operands = {NULL, 0};
  const mica_type *vector_type = NULL, *dest_type = NULL;
  if (!mica_parse_stripped_attr(p, &vector_combining_kind_attr_def, &kind_attr)) return false;
  mica_state_set_slot(out, VECTOR_REDUCTION_SLOT_KIND, kind_attr);
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &vector_operand)) return false;
  if (mica_parse_optional_punct(p, ',')) {
    if (!mica_parse_operand_if_any(p, &acc_operands)) return false;
  }
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, VECTOR_REDUCTION_SLOT_FASTMATH, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &vector_type)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type(p, &dest_type)) return false;
  if (!mica_state_result(out, dest_type)) return false;
  if (!mica_state_operands(out, &vector_operand, 1, vector_type)) return false;
  return mica_state_operands(out, acc_operands.data, acc_operands.size, dest_type);
}

static void vector_reduction_print(mica_printer *p, const mica_op *op) {
  const mica_segment acc_segment = vector_reduction_acc_segment(op);
  mica_print_char(p, ' ');
  mica_print_attr_of(p, vector_reduction_kind_attr(op), &vector_combining_kind_attr_def);
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_reduction_vector(op));
  if (vector_reduction_acc(op) != NULL) {
    mica_print_str(p, MICA_STR(", "));
    mica_print_operands(p, op, acc_segment.first, acc_segment.count);
  }
  if (vector_reduction_fastmath(op) != ARITH_FAST_MATH_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, vector_reduction_fastmath_attr(op), &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_reduction_vector(op)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(vector_reduction_dest(op)));
}

// All methods as the interface has them.
static const arith_fast_math_interface vector_reduction_fast_math_methods = {0};
static const mica_interface_impl vector_reduction_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&arith_fast_math_interface_id, &vector_reduction_fast_math_methods},
  {&vector_maskable_op_interface_id,
   &(const vector_maskable_op_interface){
  .expected_mask_type = vector_reduction_expected_mask_type}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static const mica_op_more vector_reduction_more = {
  .extras = (const mica_part_extra[]){{.default_value = vector_reduction_default_fastmath}},
  .patterns = vector_reduction_canonicalizations,
};
const mica_op_def vector_reduction_def = {
  .name = "vector.reduction", .name_size = 16, .summary = "One number of a vector's elements",
  .dialect = &vector_dialect,
  .parts = vector_reduction_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_reduction_interfaces, .interface_count = 5,
  .checks = &vector_reduction_checks,
  .parse = vector_reduction_parse, .print = vector_reduction_print, .more = &vector_reduction_more,
};

// ---- vector.multi_reduction ----

vector_combining_kind vector_multi_reduction_kind(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_multi_reduction_def, VECTOR_MULTI_REDUCTION_SLOT_KIND);
  return vector_combining_kind_attr_value(attr);
}
bool vector_multi_reduction_set_kind(mica_op *op, vector_combining_kind value) {
  return mica_op_fill_slot_as(op, &vector_multi_reduction_def, VECTOR_MULTI_REDUCTION_SLOT_KIND,
                              vector_combining_kind_attr_get(mica_op_context(op), value));
}

mica_int64s vector_multi_reduction_reduction_dims(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_multi_reduction_def,
                            VECTOR_MULTI_REDUCTION_SLOT_REDUCTION_DIMS);
  return mica_attr_dense_i64s_value(attr);
}
bool vector_multi_reduction_set_reduction_dims(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &vector_multi_reduction_def,
                              VECTOR_MULTI_REDUCTION_SLOT_REDUCTION_DIMS,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

vector_combining_kind vector_multi_reduction_parts_kind(const mica_op_parts *parts) {
  const mica_attr *attr = vector_multi_reduction_parts_kind_attr(parts);
  return vector_combining_kind_attr_value(attr);
}

mica_int64s vector_multi_reduction_parts_reduction_dims(const mica_op_parts *parts) {
  const mica_attr *attr = vector_multi_reduction_parts_reduction_dims_attr(parts);
  return mica_attr_dense_i64s_value(attr);
}

mica_op *vector_multi_reduction_build(mica_builder *b, mica_loc loc, vector_combining_kind kind,
                                      mica_value *source, mica_value *acc,
                                      mica_int64s reduction_dims) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    vector_combining_kind_attr_get(ctx, kind), mica_attr_dense_i64s(ctx, reduction_dims),
  };
  mica_value *operands[] = {source, acc};
  const mica_op_parts parts = {operands, 2, NULL, 0, slots, 2, .region_count = 0};
  return mica_builder_insert_inferred(b, loc, &vector_multi_reduction_def, &parts);
}

static const mica_part vector_multi_reduction_parts[] = {
  {.name = "kind", .check = &must_be_kind_of_combining_function_for_contractions},
  {.name = "reduction_dims", .check = &must_be_i64_dense_array_attribute, .order = 1},
  {.name = "source", .check = &must_be_vector_of_any_type_values_2},
  {.name = "acc", .check = &must_be_any_type},
  {.name = "dest", .check = &must_be_any_type},
};
static bool vector_multi_reduction_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_value_type(vector_multi_reduction_acc(op)) ==
                        mica_value_type(vector_multi_reduction_dest(op)),
                        "all of {dest, acc} have same type"))
    return false;
  return mica_verify_that(op, mica_type_element_or_self(mica_value_type(mica_op_result(op, 0))) ==
                          mica_type_element_or_self(mica_value_type(mica_op_operand(op, 0))),
                          "source operand and result have same element type");
}

static const mica_op_checks vector_multi_reduction_checks = {
  .verify = (mica_op_check *const[]){vector_multi_reduction_verify, NULL},
  .check = {vector_multi_reduction_check, "vector_multi_reduction_check"},
  .regions = &vector_to_elements_region_checks,
};
// vector.multi_reduction: $kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source)
// `to` type($dest)
static bool vector_multi_reduction_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *kind_attr = NULL, *reduction_dims_attr = NULL;
  mica_operand_ref source_operand, acc_operand;
  const mica_type *source_type = NULL, *dest_type = NULL;
  if (!mica_parse_stripped_attr(p, &vector_combining_kind_attr_def, &kind_attr)) return false;
  mica_state_set_slot(out, VECTOR_MULTI_REDUCTION_SLOT_KIND, kind_attr);
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &acc_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 64), &reduction_dims_attr))
    return false;
  mica_state_set_slot(out, VECTOR_MULTI_REDUCTION_SLOT_REDUCTION_DIMS, reduction_dims_attr);
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &source_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type(p, &dest_type)) return false;
  if (!mica_state_result(out, dest_type)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_state_operands(out, &acc_operand, 1, dest_type);
}

static void vector_multi_reduction_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_attr_of(p, vector_multi_reduction_kind_attr(op), &vector_combining_kind_attr_def);
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_multi_reduction_source(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_multi_reduction_acc(op));
  mica_print_discardable(p, op);
  mica_print_char(p, ' ');
  mica_print_dense_list(p, vector_multi_reduction_reduction_dims_attr(op));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_multi_reduction_source(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(vector_multi_reduction_dest(op)));
}

static const mica_interface_impl vector_multi_reduction_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = vector_multi_reduction_infer_types}},
  {&vector_maskable_op_interface_id,
   &(const vector_maskable_op_interface){
  .expected_mask_type = vector_multi_reduction_expected_mask_type}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static bool vector_multi_reduction_fold_hook(mica_op *op, const mica_attr *const *operands,
                                             mica_fold *out) {
  return vector_multi_reduction_fold(op, operands[VECTOR_MULTI_REDUCTION_OPERAND_SOURCE],
                                     operands[VECTOR_MULTI_REDUCTION_OPERAND_ACC], out);
}

static const mica_op_more vector_multi_reduction_more = {
  .fold = vector_multi_reduction_fold_hook, .patterns = vector_multi_reduction_canonicalizations,
};
const mica_op_def vector_multi_reduction_def = {
  .name = "vector.multi_reduction", .name_size = 22,
  .summary = "Elements combined along some dimensions", .dialect = &vector_dialect,
  .parts = vector_multi_reduction_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_multi_reduction_interfaces, .interface_count = 5,
  .checks = &vector_multi_reduction_checks,
  .parse = vector_multi_reduction_parse, .print = vector_multi_reduction_print,
  .more = &vector_multi_reduction_more,
};

// ---- vector.scan ----

vector_combining_kind vector_scan_kind(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &vector_scan_def, VECTOR_SCAN_SLOT_KIND);
  return vector_combining_kind_attr_value(attr);
}
bool vector_scan_set_kind(mica_op *op, vector_combining_kind value) {
  return mica_op_fill_slot_as(op, &vector_scan_def, VECTOR_SCAN_SLOT_KIND,
                              vector_combining_kind_attr_get(mica_op_context(op), value));
}

int64_t vector_scan_reduction_dim(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_scan_def, VECTOR_SCAN_SLOT_REDUCTION_DIM);
  return mica_attr_integer_value(attr);
}
bool vector_scan_set_reduction_dim(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &vector_scan_def, VECTOR_SCAN_SLOT_REDUCTION_DIM,
                              mica_attr_i(mica_op_context(op), 64, value));
}

bool vector_scan_inclusive(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &vector_scan_def, VECTOR_SCAN_SLOT_INCLUSIVE);
  return mica_attr_bool_value(attr);
}
bool vector_scan_set_inclusive(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &vector_scan_def, VECTOR_SCAN_SLOT_INCLUSIVE,
                              mica_attr_bool(mica_op_context(op), value));
}

static bool vector_scan_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                    const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[VECTOR_SCAN_RESULT_DEST] = mica_value_type(parts->operands[VECTOR_SCAN_OPERAND_SOURCE]);
  types[VECTOR_SCAN_RESULT_ACCUMULATED_VALUE] =
      mica_value_type(parts->operands[VECTOR_SCAN_OPERAND_INITIAL_VALUE]);
  return types[VECTOR_SCAN_RESULT_DEST] != NULL && types[VECTOR_SCAN_RESULT_ACCUMULATED_VALUE] !=
         NULL;
}

mica_op *vector_scan_build(mica_builder *b, mica_loc loc, vector_combining_kind kind,
                           mica_value *source, mica_value *initial_value, int64_t reduction_dim,
                           bool inclusive) {
  if (source == NULL || initial_value == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_bool(ctx, inclusive), vector_combining_kind_attr_get(ctx, kind),
    mica_attr_i(ctx, 64, reduction_dim),
  };
  const mica_type *types[] = {mica_value_type(source), mica_value_type(initial_value)};
  mica_value *operands[] = {source, initial_value};
  const mica_op_parts parts = {operands, 2, types, 2, slots, 3, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_scan_def, &parts);
}

static const mica_part vector_scan_parts[] = {
  {.name = "inclusive", .check = &must_be_bool_attribute, .order = 2},
  {.name = "kind", .check = &must_be_kind_of_combining_function_for_contractions},
  {.name = "reduction_dim", .check = &must_be_64_bit_signless_integer_attribute, .order = 1},
  {.name = "source", .check = &must_be_vector_of_any_type_values_2},
  {.name = "initial_value", .check = &must_be_vector_of_any_type_values},
  {.name = "dest", .check = &must_be_vector_of_any_type_values_2},
  {.name = "accumulated_value", .check = &must_be_vector_of_any_type_values},
};
static bool vector_scan_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_value_type(vector_scan_dest(op)) ==
                        mica_value_type(vector_scan_source(op)),
                        "all of {source, dest} have same type"))
    return false;
  return mica_verify_that(op, mica_value_type(vector_scan_accumulated_value(op)) ==
                          mica_value_type(vector_scan_initial_value(op)),
                          "all of {initial_value, accumulated_value} have same type");
}

static const mica_op_checks vector_scan_checks = {
  .verify = (mica_op_check *const[]){vector_scan_verify, NULL},
  .check = {vector_scan_check, "vector_scan_check"},
};
// vector.scan: $kind `,` $source `,` $initial_value attr-dict `:` type($source) `,`
// type($initial_value)
static bool vector_scan_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *kind_attr = NULL;
  mica_operand_ref source_operand, initial_value_operand;
  const mica_type *source_type = NULL, *initial_value_type = NULL;
  if (!mica_parse_stripped_attr(p, &vector_combining_kind_attr_def, &kind_attr)) return false;
  mica_state_set_slot(out, VECTOR_SCAN_SLOT_KIND, kind_attr);
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &source_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &initial_value_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &source_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &initial_value_type))
    return false;
  if (!mica_state_result(out, source_type)) return false;
  if (!mica_state_result(out, initial_value_type)) return false;
  if (!mica_state_operands(out, &source_operand, 1, source_type)) return false;
  return mica_state_operands(out, &initial_value_operand, 1, initial_value_type);
}

static void vector_scan_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"kind"};
  mica_print_char(p, ' ');
  mica_print_attr_of(p, vector_scan_kind_attr(op), &vector_combining_kind_attr_def);
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_scan_source(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_scan_initial_value(op));
  mica_print_attr_dict(p, op, elided, 1);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_scan_source(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(vector_scan_initial_value(op)));
}

static void vector_scan_name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, vector_scan_dest(op), MICA_STR("dest"));
  mica_set_value_name(set, vector_scan_accumulated_value(op), MICA_STR("accumulated_value"));
}
static const mica_op_asm_interface vector_scan_names = {.result_names = vector_scan_name_results};
static const mica_interface_impl vector_scan_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = vector_scan_infer_types}},
  {&mica_op_asm_interface_id, &vector_scan_names},
};
const mica_op_def vector_scan_def = {
  .name = "vector.scan", .name_size = 11,
  .summary = "Elements combined with all before them along a dimension", .dialect = &vector_dialect,
  .parts = vector_scan_parts, .slot_count = 3, .operand_count = 2, .result_count = 2,
  .traits = vector_broadcast_traits, .interfaces = vector_scan_interfaces, .interface_count = 4,
  .checks = &vector_scan_checks, .parse = vector_scan_parse, .print = vector_scan_print,
};

// ---- vector.step ----

mica_op *vector_step_build(mica_builder *b, mica_loc loc, const mica_type *result_type) {
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_step_def, &parts);
}

static const mica_part vector_step_parts[] = {
  {.name = "result", .check = &must_be_vector_of_index_values_of_ranks_1},
};
// vector.step: attr-dict `:` type($result)
static bool vector_step_parse(mica_parser *p, mica_op_state *out) {
  const mica_type *result_type = NULL;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &result_type)) return false;
  return mica_state_result(out, result_type);
}

static void vector_step_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_step_result(op)));
}

static const mica_interface_impl vector_step_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_infer_int_range_interface_id,
   &(const mica_infer_int_range_interface){.infer_ranges = vector_step_infer_ranges}},
};
static const mica_op_more vector_step_more = {.patterns = vector_step_canonicalizations};
const mica_op_def vector_step_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "vector.step", .name_size = 11,
  .summary = "0, 1, 2 and so on", .dialect = &vector_dialect,
  .parts = vector_step_parts, .result_count = 1, .traits = vector_broadcast_traits,
  .interfaces = vector_step_interfaces, .interface_count = 4,
  .parse = vector_step_parse, .print = vector_step_print, .more = &vector_step_more,
};

// ---- vector.vscale ----

static bool vector_vscale_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                      const mica_type **types) {
  (void)loc;
  (void)parts;
  types[0] = mica_type_index(ctx);
  return types[0] != NULL;
}

mica_op *vector_vscale_build(mica_builder *b, mica_loc loc) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_index(ctx)};
  if (types[VECTOR_VSCALE_RESULT_RES] == NULL) return NULL;
  const mica_op_parts parts = {NULL, 0, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_vscale_def, &parts);
}

static const mica_part vector_vscale_parts[] = {
  {.name = "res", .check = &must_be_index},
};
// vector.vscale: attr-dict
static bool vector_vscale_parse(mica_parser *p, mica_op_state *out) {
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  return mica_state_result(out, mica_type_index(mica_parser_context(p)));
}

static void vector_vscale_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
}

static const mica_interface_impl vector_vscale_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = vector_vscale_result_names}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = vector_vscale_infer_types}},
};
const mica_op_def vector_vscale_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "vector.vscale", .name_size = 13,
  .summary = "The factor of scalable dimensions", .dialect = &vector_dialect,
  .parts = vector_vscale_parts, .result_count = 1, .traits = vector_broadcast_traits,
  .interfaces = vector_vscale_interfaces, .interface_count = 4,
  .parse = vector_vscale_parse, .print = vector_vscale_print,
};

// ---- vector.print ----

vector_print_punctuation vector_print_punctuation_value(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_print_def, VECTOR_PRINT_SLOT_PUNCTUATION_VALUE);
  return attr == NULL ? VECTOR_PRINT_PUNCTUATION_NEW_LINE
         : vector_print_punctuation_attr_value(attr);
}
bool vector_print_set_punctuation_value(mica_op *op, vector_print_punctuation value) {
  return mica_op_fill_slot_as(op, &vector_print_def, VECTOR_PRINT_SLOT_PUNCTUATION_VALUE,
                              vector_print_punctuation_attr_get(mica_op_context(op), value));
}

mica_op *vector_print_build(mica_builder *b, mica_loc loc, mica_value *source,
                            vector_print_punctuation punctuation_value,
                            const mica_attr *string_literal) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    vector_print_punctuation_attr_get(ctx, punctuation_value), string_literal,
  };
  if (slots[VECTOR_PRINT_SLOT_PUNCTUATION_VALUE] == NULL) return NULL;
  const mica_op_parts parts = {&source, source != NULL, NULL, 0, slots, 2, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_print_def, &parts);
}

static const mica_attr *vector_print_default_punctuation_value(mica_context *ctx) {
  return vector_print_punctuation_attr_get(ctx, VECTOR_PRINT_PUNCTUATION_NEW_LINE);
}

static const mica_part vector_print_parts[] = {
  {.name = "punctuation", .check = &must_be_punctuation_for_separating_vectors_or_vector,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "stringLiteral", .check = &must_be_an_attribute_containing_a_string,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "source", .check = &must_be_anything, .flags = MICA_PART_OPTIONAL},
};
static bool vector_print_verify(mica_op *op) {
  return mica_verify_that(op, vector_print_holds(op),
                          "`source` or `punctuation` are not set when printing strings");
}

static const mica_op_checks vector_print_checks = {
  .verify = (mica_op_check *const[]){vector_print_verify, NULL},
};
// vector.print: ($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation`
// $punctuation) attr-dict
static bool vector_print_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs source_operands = {NULL, 0};
  mica_position source_at = mica_parser_name_position(p);
  mica_types source_types = {NULL, 0};
  const mica_attr *string_literal_attr = NULL, *punctuation_value_attr = NULL;
  bool clauses[2] = {false};
  source_at = mica_parser_position(p);
  if (!mica_parse_operand_if_any(p, &source_operands)) return false;
  if (source_operands.size > 0) {
    if (!mica_parse_punct(p, ':')) return false;
    if (!mica_parse_type_if_any(p, &source_types)) return false;
  }
  for (;;) {
    if (mica_parse_optional_keyword(p, "str")) {
      if (!mica_parse_clause_once(p, &clauses[0], "str")) return false;
      if (!mica_parse_attr_of_slot_if_any(p, NULL, mica_attr_is_string, &string_literal_attr))
        return false;
      mica_state_set_slot(out, VECTOR_PRINT_SLOT_STRING_LITERAL, string_literal_attr);
      continue;
    }
    if (mica_parse_optional_keyword(p, "punctuation")) {
      if (!mica_parse_clause_once(p, &clauses[1], "punctuation")) return false;
      if (!mica_parse_stripped_attr(p, &vector_print_punctuation_attr_def, &punctuation_value_attr))
        return false;
      mica_state_set_slot(out, VECTOR_PRINT_SLOT_PUNCTUATION_VALUE, punctuation_value_attr);
      continue;
    }
    break;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  return mica_state_operands_typed(out, source_operands.data, source_operands.size, source_types,
                                   source_at);
}

static void vector_print_print(mica_printer *p, const mica_op *op) {
  const mica_segment source_segment = vector_print_source_segment(op);
  if (vector_print_source(op) != NULL) {
    mica_print_char(p, ' ');
    mica_print_operands(p, op, source_segment.first, source_segment.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, source_segment.first, source_segment.count);
  }
  if (vector_print_string_literal_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" str "));
    mica_print_attr(p, vector_print_string_literal_attr(op));
  }
  if (vector_print_punctuation_value(op) != VECTOR_PRINT_PUNCTUATION_NEW_LINE) {
    mica_print_str(p, MICA_STR(" punctuation "));
    mica_print_attr_of(p, vector_print_punctuation_value_attr(op),
                       &vector_print_punctuation_attr_def);
  }
  mica_print_discardable(p, op);
}

static const mica_effect_def vector_print_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE},
};
static const mica_effects_interface vector_print_memory_effect_methods = {
  .table = vector_print_memory_effect_table, .count = 1,
};
static const mica_interface_impl vector_print_interfaces[] = {
  {&mica_memory_effects_interface_id, &vector_print_memory_effect_methods},
};
static const mica_op_more vector_print_more = {
  .extras = (const mica_part_extra[]){{.default_value = vector_print_default_punctuation_value}},
};
const mica_op_def vector_print_def = {
  .name = "vector.print", .name_size = 12,
  .summary = "Writes a vector, a number or a text to standard output", .dialect = &vector_dialect,
  .parts = vector_print_parts, .slot_count = 2, .operand_count = 1,
  .interfaces = vector_print_interfaces, .interface_count = 1, .checks = &vector_print_checks,
  .parse = vector_print_parse, .print = vector_print_print, .more = &vector_print_more,
};

// ---- vector.constant_mask ----

mica_int64s vector_constant_mask_mask_dim_sizes(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_constant_mask_def,
                            VECTOR_CONSTANT_MASK_SLOT_MASK_DIM_SIZES);
  return mica_attr_dense_i64s_value(attr);
}
bool vector_constant_mask_set_mask_dim_sizes(mica_op *op, mica_int64s value) {
  return mica_op_fill_slot_as(op, &vector_constant_mask_def,
                              VECTOR_CONSTANT_MASK_SLOT_MASK_DIM_SIZES,
                              mica_attr_dense_i64s(mica_op_context(op), value));
}

mica_op *vector_constant_mask_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                    mica_int64s mask_dim_sizes) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_dense_i64s(ctx, mask_dim_sizes)};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_constant_mask_def, &parts);
}

static const mica_part vector_constant_mask_parts[] = {
  {.name = "mask_dim_sizes", .check = &must_be_i64_dense_array_attribute},
  {.name = "", .check = &must_be_vector_of_1_bit_signless_integer_values},
};
static const mica_op_checks vector_constant_mask_checks = {
  .check = {vector_constant_mask_check, "vector_constant_mask_check"},
};
// vector.constant_mask: $mask_dim_sizes attr-dict `:` type(results)
static bool vector_constant_mask_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *mask_dim_sizes_attr = NULL;
  mica_types all_result_types = {NULL, 0};
  if (!mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 64), &mask_dim_sizes_attr))
    return false;
  mica_state_set_slot(out, VECTOR_CONSTANT_MASK_SLOT_MASK_DIM_SIZES, mask_dim_sizes_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_types(p, &all_result_types)) return false;
  return mica_state_results(out, all_result_types);
}

static void vector_constant_mask_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_dense_list(p, vector_constant_mask_mask_dim_sizes_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_result_types(p, op, 0, mica_op_result_count(op));
}

static const mica_interface_impl vector_constant_mask_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
};
static bool vector_constant_mask_fold_hook(mica_op *op, const mica_attr *const *operands,
                                           mica_fold *out) {
  (void)operands;
  return vector_constant_mask_fold(op, out);
}

static const mica_op_more vector_constant_mask_more = {.fold = vector_constant_mask_fold_hook};
const mica_op_def vector_constant_mask_def = {
  .name = "vector.constant_mask", .name_size = 20, .summary = "A mask that is set in a box",
  .dialect = &vector_dialect,
  .parts = vector_constant_mask_parts, .slot_count = 1, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_constant_mask_interfaces, .interface_count = 3,
  .checks = &vector_constant_mask_checks,
  .parse = vector_constant_mask_parse, .print = vector_constant_mask_print,
  .more = &vector_constant_mask_more,
};

// ---- vector.create_mask ----

mica_op *vector_create_mask_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                  mica_value *const *operands_, size_t operands_count) {
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands_, operands_count, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_create_mask_def, &parts);
}

static const mica_part vector_create_mask_parts[] = {
  {.name = "operands", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "", .check = &must_be_vector_of_1_bit_signless_integer_values},
};
static const mica_op_checks vector_create_mask_checks = {
  .check = {vector_create_mask_check, "vector_create_mask_check"},
};
// vector.create_mask: $operands attr-dict `:` type(results)
static bool vector_create_mask_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs operands_operands = {NULL, 0};
  mica_types all_result_types = {NULL, 0};
  if (!mica_parse_operands(p, 0, false, &operands_operands)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_types(p, &all_result_types)) return false;
  if (!mica_state_results(out, all_result_types)) return false;
  return mica_state_operands(out, operands_operands.data, operands_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void vector_create_mask_print(mica_printer *p, const mica_op *op) {
  const mica_segment operands_segment = vector_create_mask_operands_segment(op);
  mica_print_char(p, ' ');
  mica_print_operands(p, op, operands_segment.first, operands_segment.count);
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_result_types(p, op, 0, mica_op_result_count(op));
}

static const mica_op_more vector_create_mask_more = {
  .patterns = vector_create_mask_canonicalizations,
};
const mica_op_def vector_create_mask_def = {
  .name = "vector.create_mask", .name_size = 18,
  .summary = "A mask that is set in a box that is known when the program runs",
  .dialect = &vector_dialect,
  .parts = vector_create_mask_parts, .operand_count = 1, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_constant_mask_interfaces, .interface_count = 3,
  .checks = &vector_create_mask_checks,
  .parse = vector_create_mask_parse, .print = vector_create_mask_print,
  .more = &vector_create_mask_more,
};

// ---- vector.mask ----

mica_op *vector_mask_build(mica_builder *b, mica_loc loc, mica_types results_types,
                           mica_value *mask, mica_value *passthru) {
  const mica_value_group groups[] = {{&mask, 1}, {&passthru, passthru != NULL}};
  const mica_op_parts parts = {
    NULL, 0, results_types.data, results_types.size, NULL, 0, .region_count = 1,
  };
  return mica_builder_insert_groups(b, loc, &vector_mask_def, &parts, groups, 2);
}

static const mica_part vector_mask_parts[] = {
  {.name = "mask", .check = &must_be_vector_of_1_bit_signless_integer_values_2},
  {.name = "passthru", .check = &must_be_any_type, .flags = MICA_PART_OPTIONAL},
  {.name = "results", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
  {.name = "maskRegion", .check = &must_be_region_with_1_blocks},
};
static bool vector_mask_verify(mica_op *op) {
  return mica_verify_region(op, VECTOR_MASK_REGION_MASK_REGION, "maskRegion",
                            mica_region_block_count(vector_mask_mask_region(op), 2) == 1,
                            "region with 1 blocks");
}

static const mica_region_checks vector_mask_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_implicit_terminator, NULL},
};
static const mica_op_checks vector_mask_checks = {
  .structure = (mica_op_check *const[]){mica_verify_single_block, mica_verify_no_region_arguments,
                                        NULL},
  .verify = (mica_op_check *const[]){vector_mask_verify, NULL},
  .check = {vector_mask_check, "vector_mask_check"},
  .regions = &vector_mask_region_checks,
};
static const vector_masking_op_interface vector_mask_masking_methods = {
  .mask = vector_mask_masking_mask, .maskable_op = vector_mask_maskable_op,
  .has_passthru = vector_mask_has_passthru, .passthru = vector_mask_masking_passthru,
};
static const mica_trait *const vector_mask_traits[] = {
  &mica_trait_single_block, &mica_trait_single_block_implicit_terminator,
  &mica_trait_recursive_memory_effects, &mica_trait_no_region_arguments, NULL,
};
static const mica_interface_impl vector_mask_interfaces[] = {
  {&vector_masking_op_interface_id, &vector_mask_masking_methods},
};
static bool vector_mask_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, vector_mask_parse(p, out), "vector_mask_parse");
}

static bool vector_mask_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment passthru = vector_mask_passthru_segment(op);
  return vector_mask_fold(op, operands[VECTOR_MASK_OPERAND_MASK], passthru.count == 0 ? NULL
                          : operands[passthru.first], out);
}

static const mica_op_more vector_mask_more = {
  .terminator = &vector_yield_def,
  .fold = vector_mask_fold_hook, .patterns = vector_mask_canonicalizations,
};
const mica_op_def vector_mask_def = {
  .name = "vector.mask", .name_size = 11,
  .summary = "An operation that is done for the elements that a mask selects",
  .dialect = &vector_dialect,
  .parts = vector_mask_parts, .operand_count = 2, .result_count = 1, .region_count = 1,
  .traits = vector_mask_traits, .interfaces = vector_mask_interfaces, .interface_count = 1,
  .checks = &vector_mask_checks, .parse = vector_mask_parse_hook, .print = vector_mask_print,
  .more = &vector_mask_more,
};

// ---- vector.yield ----

mica_op *vector_yield_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                            size_t operands_count) {
  const mica_op_parts parts = {operands_, operands_count, NULL, 0, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_yield_def, &parts);
}

static const mica_part vector_yield_parts[] = {
  {.name = "operands", .check = &must_be_variadic_of_any_type, .flags = MICA_PART_VARIADIC},
};
static const mica_op_checks vector_yield_checks = {
  .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL},
};
// vector.yield: attr-dict ($operands^ `:` type($operands))?
static bool vector_yield_parse(mica_parser *p, mica_op_state *out) {
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

static void vector_yield_print(mica_printer *p, const mica_op *op) {
  const mica_segment operands_segment = vector_yield_operands_segment(op);
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
    vector_yield_region_branch_terminator_methods = {
  0,
};
static const mica_trait *const vector_yield_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_return_like, &mica_trait_is_terminator, NULL,
};
static const mica_interface_impl vector_yield_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_region_branch_terminator_interface_id, &vector_yield_region_branch_terminator_methods},
};
const mica_op_def vector_yield_def = {
  .flags = MICA_OP_TERMINATOR, .name = "vector.yield", .name_size = 12,
  .summary = "Ends a region, and gives its results", .dialect = &vector_dialect,
  .parts = vector_yield_parts, .operand_count = 1, .traits = vector_yield_traits,
  .interfaces = vector_yield_interfaces, .interface_count = 3, .checks = &vector_yield_checks,
  .parse = vector_yield_parse, .print = vector_yield_print,
};

// ---- vector.transfer_read ----

const mica_affine_map *vector_transfer_read_permutation_map(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_transfer_read_def,
                            VECTOR_TRANSFER_READ_SLOT_PERMUTATION_MAP);
  return mica_attr_affine_map_value(attr);
}
bool vector_transfer_read_set_permutation_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &vector_transfer_read_def,
                              VECTOR_TRANSFER_READ_SLOT_PERMUTATION_MAP,
                              mica_attr_affine_map(value));
}

mica_attrs vector_transfer_read_in_bounds(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_transfer_read_def, VECTOR_TRANSFER_READ_SLOT_IN_BOUNDS);
  return mica_attr_array_elements(attr);
}
bool vector_transfer_read_set_in_bounds(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &vector_transfer_read_def, VECTOR_TRANSFER_READ_SLOT_IN_BOUNDS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *vector_transfer_read_build(mica_builder *b, mica_loc loc, const mica_type *vector_type,
                                    mica_value *base, mica_value *const *indices,
                                    size_t indices_count, const mica_affine_map *permutation_map,
                                    mica_value *padding, mica_value *mask, mica_attrs in_bounds) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_array(ctx, in_bounds), NULL, mica_attr_affine_map(permutation_map),
  };
  const mica_value_group groups[] = {
    {&base, 1}, {indices, indices_count}, {&padding, 1}, {&mask, mask != NULL},
  };
  const mica_type *types[] = {vector_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 3, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &vector_transfer_read_def, &parts, groups, 4);
}

static const mica_part vector_transfer_read_parts[] = {
  {.name = "in_bounds", .check = &must_be_1_bit_boolean_array_attribute, .order = 1},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "permutation_map", .check = &must_be_affine_map_attribute},
  {.name = "base", .check = &must_be_shaped_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "padding", .check = &must_be_any_type},
  {.name = "mask", .check = &must_be_vector_of_1_bit_signless_integer_values_2,
   .flags = MICA_PART_OPTIONAL},
  {.name = "vector", .check = &must_be_vector_of_any_type_values},
};
static const mica_region_checks vector_transfer_read_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_destination_style, NULL},
};
static const mica_op_checks vector_transfer_read_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {vector_transfer_read_check, "vector_transfer_read_check"},
  .regions = &vector_transfer_read_region_checks,
};
static const vector_maskable_op_interface vector_transfer_read_maskable_methods = {
  .supports_passthru = vector_transfer_read_supports_passthru,
  .expected_mask_type = vector_transfer_read_expected_mask_type,
};
// All methods as the interface has them.
static const mica_destination_style_interface vector_transfer_read_destination_style_methods = {0};
static const mica_trait *const vector_transfer_read_traits[] = {
  &mica_trait_attr_sized_operand_segments, NULL,
};
static const mica_interface_impl vector_transfer_read_interfaces[] = {
  {&mica_vector_transfer_interface_id, &mica_vector_transfer_interface_id},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&vector_maskable_op_interface_id, &vector_transfer_read_maskable_methods},
  {&mica_memory_effects_interface_id,
   &(const mica_effects_interface){.effects = vector_transfer_read_effects}},
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = vector_transfer_read_speculatability}},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_destination_style_interface_id, &vector_transfer_read_destination_style_methods},
  {&mica_subset_interface_id, &(const mica_subset_interface){.slice = vector_transfer_read_slice}},
  {&mica_subset_extraction_interface_id, &mica_first_is_extracted_from},
};
static bool vector_transfer_read_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, vector_transfer_read_parse(p, out), "vector_transfer_read_parse");
}

static bool vector_transfer_read_fold_hook(mica_op *op, const mica_attr *const *operands,
                                           mica_fold *out) {
  const mica_segment indices = vector_transfer_read_indices_segment(op);
  const mica_segment mask = vector_transfer_read_mask_segment(op);
  return vector_transfer_read_fold(op, operands[VECTOR_TRANSFER_READ_OPERAND_BASE],
                                   operands + indices.first, indices.count,
                                   operands[mica_slot_segment(op,
      VECTOR_TRANSFER_READ_SLOT_OPERAND_SEGMENT_SIZES, VECTOR_TRANSFER_READ_OPERAND_PADDING).first],
                                   mask.count == 0 ? NULL : operands[mask.first], out);
}

static const mica_op_more vector_transfer_read_more = {
  .fold = vector_transfer_read_fold_hook, .patterns = vector_transfer_read_canonicalizations,
};
const mica_op_def vector_transfer_read_def = {
  .name = "vector.transfer_read", .name_size = 20,
  .summary = "A vector of elements of a tensor or of memory", .dialect = &vector_dialect,
  .parts = vector_transfer_read_parts, .slot_count = 3, .operand_count = 4, .result_count = 1,
  .traits = vector_transfer_read_traits,
  .interfaces = vector_transfer_read_interfaces, .interface_count = 9,
  .checks = &vector_transfer_read_checks,
  .parse = vector_transfer_read_parse_hook, .print = vector_transfer_read_print,
  .more = &vector_transfer_read_more,
};

// ---- vector.transfer_write ----

const mica_affine_map *vector_transfer_write_permutation_map(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_transfer_write_def,
                            VECTOR_TRANSFER_WRITE_SLOT_PERMUTATION_MAP);
  return mica_attr_affine_map_value(attr);
}
bool vector_transfer_write_set_permutation_map(mica_op *op, const mica_affine_map *value) {
  return mica_op_fill_slot_as(op, &vector_transfer_write_def,
                              VECTOR_TRANSFER_WRITE_SLOT_PERMUTATION_MAP,
                              mica_attr_affine_map(value));
}

mica_attrs vector_transfer_write_in_bounds(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_transfer_write_def, VECTOR_TRANSFER_WRITE_SLOT_IN_BOUNDS);
  return mica_attr_array_elements(attr);
}
bool vector_transfer_write_set_in_bounds(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &vector_transfer_write_def, VECTOR_TRANSFER_WRITE_SLOT_IN_BOUNDS,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *vector_transfer_write_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                     mica_value *value_to_store, mica_value *base,
                                     mica_value *const *indices, size_t indices_count,
                                     const mica_affine_map *permutation_map, mica_value *mask,
                                     mica_attrs in_bounds) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_attr_array(ctx, in_bounds), NULL, mica_attr_affine_map(permutation_map),
  };
  const mica_value_group groups[] = {
    {&value_to_store, 1}, {&base, 1}, {indices, indices_count}, {&mask, mask != NULL},
  };
  const mica_op_parts parts = {
    NULL, 0, &result_type, result_type != NULL, slots, 3, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &vector_transfer_write_def, &parts, groups, 4);
}

static const mica_part vector_transfer_write_parts[] = {
  {.name = "in_bounds", .check = &must_be_1_bit_boolean_array_attribute, .order = 1},
  {.name = "operandSegmentSizes", .flags = MICA_PART_OPERAND_SIZES},
  {.name = "permutation_map", .check = &must_be_affine_map_attribute},
  {.name = "valueToStore", .check = &must_be_vector_of_any_type_values},
  {.name = "base", .check = &must_be_shaped_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "mask", .check = &must_be_vector_of_1_bit_signless_integer_values_2,
   .flags = MICA_PART_OPTIONAL},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_OPTIONAL},
};
static const mica_op_checks vector_transfer_write_checks = {
  .structure = (mica_op_check *const[]){mica_verify_operand_sizes, NULL},
  .check = {vector_transfer_write_check, "vector_transfer_write_check"},
  .regions = &vector_transfer_read_region_checks,
};
static const mica_interface_impl vector_transfer_write_interfaces[] = {
  {&mica_vector_transfer_interface_id, &mica_vector_transfer_interface_id},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&vector_maskable_op_interface_id,
   &(const vector_maskable_op_interface){
  .expected_mask_type = vector_transfer_write_expected_mask_type}},
  {&mica_memory_effects_interface_id,
   &(const mica_effects_interface){.effects = vector_transfer_write_effects}},
  {&mica_conditionally_speculatable_interface_id,
   &(const mica_speculatable_interface){.speculatability = vector_transfer_write_speculatability}},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_destination_style_interface_id, &mica_second_is_destination},
  {&mica_subset_interface_id, &(const mica_subset_interface){.slice = vector_transfer_write_slice}},
  {&mica_subset_insertion_interface_id, &mica_first_is_inserted},
};
static bool vector_transfer_write_parse_hook(mica_parser *p, mica_op_state *out) {
  return mica_parser_hook(p, vector_transfer_write_parse(p, out), "vector_transfer_write_parse");
}

static bool vector_transfer_write_fold_hook(mica_op *op, const mica_attr *const *operands,
                                            mica_fold *out) {
  const mica_segment indices = vector_transfer_write_indices_segment(op);
  const mica_segment mask = vector_transfer_write_mask_segment(op);
  return vector_transfer_write_fold(op, operands[VECTOR_TRANSFER_WRITE_OPERAND_VALUE_TO_STORE],
                                    operands[VECTOR_TRANSFER_WRITE_OPERAND_BASE],
                                    operands + indices.first, indices.count, mask.count == 0 ? NULL
                                    : operands[mask.first], out);
}

static const mica_op_more vector_transfer_write_more = {
  .fold = vector_transfer_write_fold_hook, .patterns = vector_transfer_write_canonicalizations,
};
const mica_op_def vector_transfer_write_def = {
  .name = "vector.transfer_write", .name_size = 21,
  .summary = "Writes a vector into memory, or gives a tensor that has it",
  .dialect = &vector_dialect,
  .parts = vector_transfer_write_parts, .slot_count = 3, .operand_count = 4, .result_count = 1,
  .traits = vector_transfer_read_traits,
  .interfaces = vector_transfer_write_interfaces, .interface_count = 9,
  .checks = &vector_transfer_write_checks,
  .parse = vector_transfer_write_parse_hook, .print = vector_transfer_write_print,
  .more = &vector_transfer_write_more,
};

// ---- vector.load ----

bool vector_load_nontemporal(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &vector_load_def, VECTOR_LOAD_SLOT_NONTEMPORAL);
  return attr == NULL ? false : mica_attr_bool_value(attr);
}
bool vector_load_set_nontemporal(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &vector_load_def, VECTOR_LOAD_SLOT_NONTEMPORAL,
                              mica_attr_bool(mica_op_context(op), value));
}

int64_t vector_load_alignment(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &vector_load_def, VECTOR_LOAD_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool vector_load_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &vector_load_def, VECTOR_LOAD_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *vector_load_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           mica_value *base, mica_value *const *indices, size_t indices_count,
                           bool nontemporal, const mica_attr *alignment) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {alignment, mica_attr_bool(ctx, nontemporal)};
  if (slots[VECTOR_LOAD_SLOT_NONTEMPORAL] == NULL) return NULL;
  const mica_value_group groups[] = {{&base, 1}, {indices, indices_count}};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 2, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &vector_load_def, &parts, groups, 2);
}

static const mica_part vector_load_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "nontemporal", .check = &must_be_bool_attribute, .flags = MICA_PART_DEFAULTED},
  {.name = "base", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "result", .check = &must_be_vector_of_any_type_values},
};
// vector.load: $base `[` $indices `]` attr-dict `:` type($base) `,` type($result)
static bool vector_load_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref base_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *base_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &base_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &base_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &base_operand, 1, base_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void vector_load_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = vector_load_indices_segment(op);
  const char *elided[1];
  size_t elided_count = 0;
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_load_base(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_char(p, ']');
  if (vector_load_nontemporal(op) == false) elided[elided_count++] = "nontemporal";
  mica_print_attr_dict(p, op, elided, elided_count);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_load_base(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(vector_load_result(op)));
}

static const mica_effect_def vector_load_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND, .index = VECTOR_LOAD_OPERAND_BASE},
};
static const mica_effects_interface vector_load_memory_effect_methods = {
  .table = vector_load_memory_effect_table, .count = 1,
};
static const mica_interface_impl vector_load_interfaces[] = {
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_memory_effects_interface_id, &vector_load_memory_effect_methods},
};
static bool vector_load_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment indices = vector_load_indices_segment(op);
  return vector_load_fold(op, operands[VECTOR_LOAD_OPERAND_BASE], operands + indices.first,
                          indices.count, out);
}

static const mica_op_more vector_load_more = {.fold = vector_load_fold_hook};
const mica_op_def vector_load_def = {
  .name = "vector.load", .name_size = 11, .summary = "Reads a vector that lies in memory",
  .dialect = &vector_dialect,
  .parts = vector_load_parts, .slot_count = 2, .operand_count = 2, .result_count = 1,
  .interfaces = vector_load_interfaces, .interface_count = 4,
  .checks = &(const mica_op_checks){.check = {vector_load_check, "vector_load_check"}},
  .parse = vector_load_parse, .print = vector_load_print, .more = &vector_load_more,
};

// ---- vector.store ----

bool vector_store_nontemporal(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_store_def, VECTOR_STORE_SLOT_NONTEMPORAL);
  return attr == NULL ? false : mica_attr_bool_value(attr);
}
bool vector_store_set_nontemporal(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &vector_store_def, VECTOR_STORE_SLOT_NONTEMPORAL,
                              mica_attr_bool(mica_op_context(op), value));
}

int64_t vector_store_alignment(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &vector_store_def, VECTOR_STORE_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool vector_store_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &vector_store_def, VECTOR_STORE_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *vector_store_build(mica_builder *b, mica_loc loc, mica_value *value_to_store,
                            mica_value *base, mica_value *const *indices, size_t indices_count,
                            bool nontemporal, const mica_attr *alignment) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {alignment, mica_attr_bool(ctx, nontemporal)};
  if (slots[VECTOR_STORE_SLOT_NONTEMPORAL] == NULL) return NULL;
  const mica_value_group groups[] = {{&value_to_store, 1}, {&base, 1}, {indices, indices_count}};
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 2, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &vector_store_def, &parts, groups, 3);
}

static const mica_part vector_store_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL, .order = 1},
  {.name = "nontemporal", .check = &must_be_bool_attribute, .flags = MICA_PART_DEFAULTED},
  {.name = "valueToStore", .check = &must_be_vector_of_any_type_values},
  {.name = "base", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
};
// vector.store: $valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,`
// type($valueToStore)
static bool vector_store_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_to_store_operand, base_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *base_type = NULL, *value_to_store_type = NULL;
  if (!mica_parse_operand(p, &value_to_store_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &base_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &base_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &value_to_store_type))
    return false;
  if (!mica_state_operands(out, &value_to_store_operand, 1, value_to_store_type)) return false;
  if (!mica_state_operands(out, &base_operand, 1, base_type)) return false;
  return mica_state_operands(out, indices_operands.data, indices_operands.size,
                             mica_type_index(mica_parser_context(p)));
}

static void vector_store_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = vector_store_indices_segment(op);
  const char *elided[1];
  size_t elided_count = 0;
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_store_value_to_store(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_store_base(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_char(p, ']');
  if (vector_store_nontemporal(op) == false) elided[elided_count++] = "nontemporal";
  mica_print_attr_dict(p, op, elided, elided_count);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_store_base(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(vector_store_value_to_store(op)));
}

static const mica_effect_def vector_store_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND, .index = VECTOR_STORE_OPERAND_BASE},
};
static const mica_effects_interface vector_store_memory_effect_methods = {
  .table = vector_store_memory_effect_table, .count = 1,
};
static const mica_interface_impl vector_store_interfaces[] = {
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_memory_effects_interface_id, &vector_store_memory_effect_methods},
};
static bool vector_store_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment indices = vector_store_indices_segment(op);
  return vector_store_fold(op, operands[VECTOR_STORE_OPERAND_VALUE_TO_STORE],
                           operands[VECTOR_STORE_OPERAND_BASE], operands + indices.first,
                           indices.count, out);
}

static const mica_op_more vector_store_more = {.fold = vector_store_fold_hook};
const mica_op_def vector_store_def = {
  .name = "vector.store", .name_size = 12, .summary = "Writes a vector to memory",
  .dialect = &vector_dialect, .parts = vector_store_parts, .slot_count = 2, .operand_count = 3,
  .interfaces = vector_store_interfaces, .interface_count = 4,
  .checks = &(const mica_op_checks){.check = {vector_store_check, "vector_store_check"}},
  .parse = vector_store_parse, .print = vector_store_print, .more = &vector_store_more,
};

// ---- vector.maskedload ----

int64_t vector_maskedload_alignment(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_maskedload_def, VECTOR_MASKEDLOAD_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool vector_maskedload_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &vector_maskedload_def, VECTOR_MASKEDLOAD_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *vector_maskedload_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                 mica_value *base, mica_value *const *indices, size_t indices_count,
                                 mica_value *mask, mica_value *pass_thru,
                                 const mica_attr *alignment) {
  const mica_attr *slots[] = {alignment};
  const mica_value_group groups[] = {
    {&base, 1}, {indices, indices_count}, {&mask, 1}, {&pass_thru, 1},
  };
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &vector_maskedload_def, &parts, groups, 4);
}

static const mica_part vector_maskedload_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL},
  {.name = "base", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "mask", .check = &must_be_vector_of_1_bit_signless_integer_values_2},
  {.name = "pass_thru", .check = &must_be_vector_of_any_type_values_2},
  {.name = "result", .check = &must_be_vector_of_any_type_values_2},
};
static const mica_op_checks vector_maskedload_checks = {
  .check = {vector_maskedload_check, "vector_maskedload_check"},
};
// vector.maskedload and 1 more: $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:`
// type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)
static bool vector_maskedload_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref base_operand, mask_operand, pass_thru_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *base_type = NULL, *mask_type = NULL, *pass_thru_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &base_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &mask_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &pass_thru_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &base_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &mask_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &pass_thru_type)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &base_operand, 1, base_type)) return false;
  if (!mica_state_operands(out, indices_operands.data, indices_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &mask_operand, 1, mask_type)) return false;
  return mica_state_operands(out, &pass_thru_operand, 1, pass_thru_type);
}

static void vector_maskedload_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = mica_variadic_segment(mica_op_operand_count(op), 3, 1);
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_str(p, MICA_STR("], "));
  mica_print_operand(p, mica_op_operand(op, mica_op_operand_count(op) - 2));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, mica_op_operand_count(op) - 1));
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, mica_op_operand_count(op) - 2)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, mica_op_operand_count(op) - 1)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_effect_def vector_maskedload_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND, .index = VECTOR_MASKEDLOAD_OPERAND_BASE},
};
static const mica_effects_interface vector_maskedload_memory_effect_methods = {
  .table = vector_maskedload_memory_effect_table, .count = 1,
};
static const mica_interface_impl vector_maskedload_interfaces[] = {
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_memory_effects_interface_id, &vector_maskedload_memory_effect_methods},
};
static bool vector_maskedload_fold_hook(mica_op *op, const mica_attr *const *operands,
                                        mica_fold *out) {
  const mica_segment indices = vector_maskedload_indices_segment(op);
  return vector_maskedload_fold(op, operands[VECTOR_MASKEDLOAD_OPERAND_BASE],
                                operands + indices.first, indices.count,
                                operands[mica_op_operand_count(op) - 2],
                                operands[mica_op_operand_count(op) - 1], out);
}

static const mica_op_more vector_maskedload_more = {
  .fold = vector_maskedload_fold_hook, .patterns = vector_maskedload_canonicalizations,
};
const mica_op_def vector_maskedload_def = {
  .name = "vector.maskedload", .name_size = 17,
  .summary = "Reads those elements that a mask selects", .dialect = &vector_dialect,
  .parts = vector_maskedload_parts, .slot_count = 1, .operand_count = 4, .result_count = 1,
  .interfaces = vector_maskedload_interfaces, .interface_count = 3,
  .checks = &vector_maskedload_checks,
  .parse = vector_maskedload_parse, .print = vector_maskedload_print,
  .more = &vector_maskedload_more,
};

// ---- vector.maskedstore ----

int64_t vector_maskedstore_alignment(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_maskedstore_def, VECTOR_MASKEDSTORE_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool vector_maskedstore_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &vector_maskedstore_def, VECTOR_MASKEDSTORE_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *vector_maskedstore_build(mica_builder *b, mica_loc loc, mica_value *base,
                                  mica_value *const *indices, size_t indices_count,
                                  mica_value *mask, mica_value *value_to_store,
                                  const mica_attr *alignment) {
  const mica_attr *slots[] = {alignment};
  const mica_value_group groups[] = {
    {&base, 1}, {indices, indices_count}, {&mask, 1}, {&value_to_store, 1},
  };
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &vector_maskedstore_def, &parts, groups, 4);
}

static const mica_part vector_maskedstore_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL},
  {.name = "base", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "mask", .check = &must_be_vector_of_1_bit_signless_integer_values_2},
  {.name = "valueToStore", .check = &must_be_vector_of_any_type_values_2},
};
static const mica_op_checks vector_maskedstore_checks = {
  .check = {vector_maskedstore_check, "vector_maskedstore_check"},
};
// vector.maskedstore and 1 more: $base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:`
// type($base) `,` type($mask) `,` type($valueToStore)
static bool vector_maskedstore_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref base_operand, mask_operand, value_to_store_operand;
  mica_operand_refs indices_operands = {NULL, 0};
  const mica_type *base_type = NULL, *mask_type = NULL, *value_to_store_type = NULL;
  if (!mica_parse_operand(p, &base_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &indices_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &mask_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &value_to_store_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &base_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &mask_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &value_to_store_type))
    return false;
  if (!mica_state_operands(out, &base_operand, 1, base_type)) return false;
  if (!mica_state_operands(out, indices_operands.data, indices_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &mask_operand, 1, mask_type)) return false;
  return mica_state_operands(out, &value_to_store_operand, 1, value_to_store_type);
}

static void vector_maskedstore_print(mica_printer *p, const mica_op *op) {
  const mica_segment indices_segment = mica_variadic_segment(mica_op_operand_count(op), 3, 1);
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices_segment.first, indices_segment.count);
  mica_print_str(p, MICA_STR("], "));
  mica_print_operand(p, mica_op_operand(op, mica_op_operand_count(op) - 2));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, mica_op_operand_count(op) - 1));
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, mica_op_operand_count(op) - 2)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, mica_op_operand_count(op) - 1)));
}

static const mica_effect_def vector_maskedstore_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND,
   .index = VECTOR_MASKEDSTORE_OPERAND_BASE},
};
static const mica_effects_interface vector_maskedstore_memory_effect_methods = {
  .table = vector_maskedstore_memory_effect_table, .count = 1,
};
static const mica_interface_impl vector_maskedstore_interfaces[] = {
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_memory_effects_interface_id, &vector_maskedstore_memory_effect_methods},
};
static bool vector_maskedstore_fold_hook(mica_op *op, const mica_attr *const *operands,
                                         mica_fold *out) {
  const mica_segment indices = vector_maskedstore_indices_segment(op);
  return vector_maskedstore_fold(op, operands[VECTOR_MASKEDSTORE_OPERAND_BASE],
                                 operands + indices.first, indices.count,
                                 operands[mica_op_operand_count(op) - 2],
                                 operands[mica_op_operand_count(op) - 1], out);
}

static const mica_op_more vector_maskedstore_more = {
  .fold = vector_maskedstore_fold_hook, .patterns = vector_maskedstore_canonicalizations,
};
const mica_op_def vector_maskedstore_def = {
  .name = "vector.maskedstore", .name_size = 18,
  .summary = "Writes those elements that a mask selects", .dialect = &vector_dialect,
  .parts = vector_maskedstore_parts, .slot_count = 1, .operand_count = 4,
  .interfaces = vector_maskedstore_interfaces, .interface_count = 3,
  .checks = &vector_maskedstore_checks,
  .parse = vector_maskedstore_parse, .print = vector_maskedstore_print,
  .more = &vector_maskedstore_more,
};

// ---- vector.gather ----

int64_t vector_gather_alignment(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_gather_def, VECTOR_GATHER_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool vector_gather_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &vector_gather_def, VECTOR_GATHER_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *vector_gather_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                             mica_value *base, mica_value *const *offsets, size_t offsets_count,
                             mica_value *indices, mica_value *mask, mica_value *pass_thru,
                             const mica_attr *alignment) {
  const mica_attr *slots[] = {alignment};
  const mica_value_group groups[] = {
    {&base, 1}, {offsets, offsets_count}, {&indices, 1}, {&mask, 1}, {&pass_thru, 1},
  };
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &vector_gather_def, &parts, groups, 5);
}

static const mica_part vector_gather_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL},
  {.name = "base", .check = &must_be_tensor_or_mem_ref_of_any_type_values},
  {.name = "offsets", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "indices", .check = &must_be_vector_of_integer_or_index_values},
  {.name = "mask", .check = &must_be_vector_of_1_bit_signless_integer_values_2},
  {.name = "pass_thru", .check = &must_be_vector_of_any_type_values_2},
  {.name = "result", .check = &must_be_vector_of_any_type_values_2},
};
// vector.gather: $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:`
// type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)
static bool vector_gather_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref base_operand, indices_operand, mask_operand, pass_thru_operand;
  mica_operand_refs offsets_operands = {NULL, 0};
  const mica_type *base_type = NULL, *indices_type = NULL, *mask_type = NULL, *pass_thru_type =
      NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &base_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &offsets_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operand(p, &indices_operand)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &mask_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &pass_thru_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_shaped, NULL, &base_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &indices_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &mask_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &pass_thru_type)) return false;
  if (!mica_parse_keyword(p, "into")) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &base_operand, 1, base_type)) return false;
  if (!mica_state_operands(out, offsets_operands.data, offsets_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &indices_operand, 1, indices_type)) return false;
  if (!mica_state_operands(out, &mask_operand, 1, mask_type)) return false;
  return mica_state_operands(out, &pass_thru_operand, 1, pass_thru_type);
}

static void vector_gather_print(mica_printer *p, const mica_op *op) {
  const mica_segment offsets_segment = vector_gather_offsets_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_gather_base(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, offsets_segment.first, offsets_segment.count);
  mica_print_str(p, MICA_STR("] ["));
  mica_print_operand(p, vector_gather_indices(op));
  mica_print_str(p, MICA_STR("], "));
  mica_print_operand(p, vector_gather_mask(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_gather_pass_thru(op));
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_gather_base(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(vector_gather_indices(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(vector_gather_mask(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(vector_gather_pass_thru(op)));
  mica_print_str(p, MICA_STR(" into "));
  mica_print_type(p, mica_value_type(vector_gather_result(op)));
}

static const mica_effect_def vector_gather_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND, .index = VECTOR_GATHER_OPERAND_BASE},
};
static const mica_effects_interface vector_gather_memory_effect_methods = {
  .table = vector_gather_memory_effect_table, .count = 1,
};
static const mica_interface_impl vector_gather_interfaces[] = {
  {&vector_maskable_op_interface_id,
   &(const vector_maskable_op_interface){.expected_mask_type = vector_gather_expected_mask_type}},
  {&mica_vector_unroll_interface_id, &mica_vector_unroll_interface_id},
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_memory_effects_interface_id, &vector_gather_memory_effect_methods},
};
static const mica_op_more vector_gather_more = {.patterns = vector_gather_canonicalizations};
const mica_op_def vector_gather_def = {
  .name = "vector.gather", .name_size = 13,
  .summary = "Reads elements from places that a vector holds", .dialect = &vector_dialect,
  .parts = vector_gather_parts, .slot_count = 1, .operand_count = 5, .result_count = 1,
  .interfaces = vector_gather_interfaces, .interface_count = 5,
  .checks = &(const mica_op_checks){.check = {vector_gather_check, "vector_gather_check"}},
  .parse = vector_gather_parse, .print = vector_gather_print, .more = &vector_gather_more,
};

// ---- vector.scatter ----

int64_t vector_scatter_alignment(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_scatter_def, VECTOR_SCATTER_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool vector_scatter_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &vector_scatter_def, VECTOR_SCATTER_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *vector_scatter_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *base, mica_value *const *offsets, size_t offsets_count,
                              mica_value *indices, mica_value *mask, mica_value *value_to_store,
                              const mica_attr *alignment) {
  const mica_attr *slots[] = {alignment};
  const mica_value_group groups[] = {
    {&base, 1}, {offsets, offsets_count}, {&indices, 1}, {&mask, 1}, {&value_to_store, 1},
  };
  const mica_op_parts parts = {
    NULL, 0, &result_type, result_type != NULL, slots, 1, .region_count = 0,
  };
  return mica_builder_insert_groups(b, loc, &vector_scatter_def, &parts, groups, 5);
}

static const mica_part vector_scatter_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL},
  {.name = "base", .check = &must_be_tensor_or_mem_ref_of_any_type_values},
  {.name = "offsets", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "indices", .check = &must_be_vector_of_integer_or_index_values},
  {.name = "mask", .check = &must_be_vector_of_1_bit_signless_integer_values_2},
  {.name = "valueToStore", .check = &must_be_vector_of_any_type_values_2},
  {.name = "result", .check = &must_be_ranked_tensor_of_any_type_values,
   .flags = MICA_PART_OPTIONAL},
};
// vector.scatter: $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:`
// type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?
static bool vector_scatter_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref base_operand, indices_operand, mask_operand, value_to_store_operand;
  mica_operand_refs offsets_operands = {NULL, 0};
  const mica_type *base_type = NULL, *indices_type = NULL, *mask_type = NULL, *value_to_store_type =
      NULL;
  mica_types result_types = {NULL, 0};
  if (!mica_parse_operand(p, &base_operand)) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operands(p, 0, false, &offsets_operands)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_punct(p, '[')) return false;
  if (!mica_parse_operand(p, &indices_operand)) return false;
  if (!mica_parse_punct(p, ']')) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &mask_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &value_to_store_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_shaped, NULL, &base_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &indices_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &mask_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_vector, "builtin.vector", &value_to_store_type))
    return false;
  if (mica_parse_optional_punct(p, MICA_PUNCT_ARROW)) {
    if (!mica_parse_type_if_any(p, &result_types)) return false;
  }
  if (!mica_state_results(out, result_types)) return false;
  if (!mica_state_operands(out, &base_operand, 1, base_type)) return false;
  if (!mica_state_operands(out, offsets_operands.data, offsets_operands.size,
                           mica_type_index(mica_parser_context(p))))
    return false;
  if (!mica_state_operands(out, &indices_operand, 1, indices_type)) return false;
  if (!mica_state_operands(out, &mask_operand, 1, mask_type)) return false;
  return mica_state_operands(out, &value_to_store_operand, 1, value_to_store_type);
}

static void vector_scatter_print(mica_printer *p, const mica_op *op) {
  const mica_segment offsets_segment = vector_scatter_offsets_segment(op);
  const mica_segment result_segment = vector_scatter_result_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, vector_scatter_base(op));
  mica_print_char(p, '[');
  mica_print_operands(p, op, offsets_segment.first, offsets_segment.count);
  mica_print_str(p, MICA_STR("] ["));
  mica_print_operand(p, vector_scatter_indices(op));
  mica_print_str(p, MICA_STR("], "));
  mica_print_operand(p, vector_scatter_mask(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, vector_scatter_value_to_store(op));
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(vector_scatter_base(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(vector_scatter_indices(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(vector_scatter_mask(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(vector_scatter_value_to_store(op)));
  if (vector_scatter_result(op) != NULL) {
    mica_print_str(p, MICA_STR(" -> "));
    mica_print_result_types(p, op, result_segment.first, result_segment.count);
  }
}

static const mica_effect_def vector_scatter_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND, .index = VECTOR_SCATTER_OPERAND_BASE},
};
static const mica_effects_interface vector_scatter_memory_effect_methods = {
  .table = vector_scatter_memory_effect_table, .count = 1,
};
static const mica_interface_impl vector_scatter_interfaces[] = {
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_memory_effects_interface_id, &vector_scatter_memory_effect_methods},
};
static const mica_op_more vector_scatter_more = {.patterns = vector_scatter_canonicalizations};
const mica_op_def vector_scatter_def = {
  .name = "vector.scatter", .name_size = 14,
  .summary = "Writes elements to places that a vector holds", .dialect = &vector_dialect,
  .parts = vector_scatter_parts, .slot_count = 1, .operand_count = 5, .result_count = 1,
  .interfaces = vector_scatter_interfaces, .interface_count = 3,
  .checks = &(const mica_op_checks){.check = {vector_scatter_check, "vector_scatter_check"}},
  .parse = vector_scatter_parse, .print = vector_scatter_print, .more = &vector_scatter_more,
};

// ---- vector.expandload ----

int64_t vector_expandload_alignment(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_expandload_def, VECTOR_EXPANDLOAD_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool vector_expandload_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &vector_expandload_def, VECTOR_EXPANDLOAD_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *vector_expandload_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                 mica_value *base, mica_value *const *indices, size_t indices_count,
                                 mica_value *mask, mica_value *pass_thru,
                                 const mica_attr *alignment) {
  const mica_attr *slots[] = {alignment};
  const mica_value_group groups[] = {
    {&base, 1}, {indices, indices_count}, {&mask, 1}, {&pass_thru, 1},
  };
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &vector_expandload_def, &parts, groups, 4);
}

static const mica_part vector_expandload_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL},
  {.name = "base", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "mask", .check = &must_be_fixed_length_vector_of_1_bit_signless_integer},
  {.name = "pass_thru", .check = &must_be_vector_of_any_type_values_2},
  {.name = "result", .check = &must_be_vector_of_any_type_values_2},
};
static const mica_op_checks vector_expandload_checks = {
  .check = {vector_expandload_check, "vector_expandload_check"},
};
static const mica_effect_def vector_expandload_memory_effect_table[] = {
  {.kind = MICA_EFFECT_READ, .on = MICA_EFFECT_ON_OPERAND, .index = VECTOR_EXPANDLOAD_OPERAND_BASE},
};
static const mica_effects_interface vector_expandload_memory_effect_methods = {
  .table = vector_expandload_memory_effect_table, .count = 1,
};
static const mica_interface_impl vector_expandload_interfaces[] = {
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_memory_effects_interface_id, &vector_expandload_memory_effect_methods},
};
static const mica_op_more vector_expandload_more = {
  .patterns = vector_expandload_canonicalizations,
};
const mica_op_def vector_expandload_def = {
  .name = "vector.expandload", .name_size = 17,
  .summary = "Reads elements side by side to the places that a mask selects",
  .dialect = &vector_dialect,
  .parts = vector_expandload_parts, .slot_count = 1, .operand_count = 4, .result_count = 1,
  .interfaces = vector_expandload_interfaces, .interface_count = 3,
  .checks = &vector_expandload_checks,
  .parse = vector_maskedload_parse, .print = vector_maskedload_print,
  .more = &vector_expandload_more,
};

// ---- vector.compressstore ----

int64_t vector_compressstore_alignment(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &vector_compressstore_def, VECTOR_COMPRESSSTORE_SLOT_ALIGNMENT);
  return attr == NULL ? 0 : mica_attr_integer_value(attr);
}
bool vector_compressstore_set_alignment(mica_op *op, int64_t value) {
  return mica_op_fill_slot_as(op, &vector_compressstore_def, VECTOR_COMPRESSSTORE_SLOT_ALIGNMENT,
                              mica_attr_i(mica_op_context(op), 64, value));
}

mica_op *vector_compressstore_build(mica_builder *b, mica_loc loc, mica_value *base,
                                    mica_value *const *indices, size_t indices_count,
                                    mica_value *mask, mica_value *value_to_store,
                                    const mica_attr *alignment) {
  const mica_attr *slots[] = {alignment};
  const mica_value_group groups[] = {
    {&base, 1}, {indices, indices_count}, {&mask, 1}, {&value_to_store, 1},
  };
  const mica_op_parts parts = {NULL, 0, NULL, 0, slots, 1, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &vector_compressstore_def, &parts, groups, 4);
}

static const mica_part vector_compressstore_parts[] = {
  {.name = "alignment", .check = &must_be_64_bit_signless_integer_attribute_whose_value,
   .flags = MICA_PART_OPTIONAL},
  {.name = "base", .check = &must_be_memref_of_any_type_values},
  {.name = "indices", .check = &must_be_variadic_of_index, .flags = MICA_PART_VARIADIC},
  {.name = "mask", .check = &must_be_fixed_length_vector_of_1_bit_signless_integer},
  {.name = "valueToStore", .check = &must_be_vector_of_any_type_values_2},
};
static const mica_op_checks vector_compressstore_checks = {
  .check = {vector_compressstore_check, "vector_compressstore_check"},
};
static const mica_effect_def vector_compressstore_memory_effect_table[] = {
  {.kind = MICA_EFFECT_WRITE, .on = MICA_EFFECT_ON_OPERAND,
   .index = VECTOR_COMPRESSSTORE_OPERAND_BASE},
};
static const mica_effects_interface vector_compressstore_memory_effect_methods = {
  .table = vector_compressstore_memory_effect_table, .count = 1,
};
static const mica_interface_impl vector_compressstore_interfaces[] = {
  {&mica_memory_space_cast_consumer_interface_id, &mica_memory_space_cast_consumer_interface_id},
  {&mica_alignment_attr_interface_id, &mica_alignment_attr_interface_id},
  {&mica_memory_effects_interface_id, &vector_compressstore_memory_effect_methods},
};
static const mica_op_more vector_compressstore_more = {
  .patterns = vector_compressstore_canonicalizations,
};
const mica_op_def vector_compressstore_def = {
  .name = "vector.compressstore", .name_size = 20,
  .summary = "Writes the elements that a mask selects side by side", .dialect = &vector_dialect,
  .parts = vector_compressstore_parts, .slot_count = 1, .operand_count = 4,
  .interfaces = vector_compressstore_interfaces, .interface_count = 3,
  .checks = &vector_compressstore_checks,
  .parse = vector_maskedstore_parse, .print = vector_maskedstore_print,
  .more = &vector_compressstore_more,
};

// ---- vector.type_cast ----

mica_op *vector_type_cast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                mica_value *memref) {
  mica_value *operands[] = {memref};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &vector_type_cast_def, &parts);
}

static const mica_part vector_type_cast_parts[] = {
  {.name = "memref", .check = &must_be_statically_shaped_memref_of_any_type_values},
  {.name = "result", .check = &must_be_memref_of_any_type_values},
};
static const mica_op_checks vector_type_cast_checks = {
  .check = {vector_type_cast_check, "vector_type_cast_check"},
};
// vector.type_cast: $memref attr-dict `:` type($memref) `to` type($result)
static bool vector_type_cast_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref memref_operand;
  const mica_type *memref_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &memref_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &memref_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type_of(p, mica_type_is_memref, "builtin.memref", &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &memref_operand, 1, memref_type);
}

static const mica_interface_impl vector_type_cast_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_view_like_interface_id, &mica_view_like_interface_id},
};
const mica_op_def vector_type_cast_def = {
  .name = "vector.type_cast", .name_size = 16,
  .summary = "Memory of scalars as memory of one vector", .dialect = &vector_dialect,
  .parts = vector_type_cast_parts, .operand_count = 1, .result_count = 1,
  .traits = vector_broadcast_traits,
  .interfaces = vector_type_cast_interfaces, .interface_count = 3,
  .checks = &vector_type_cast_checks,
  .parse = vector_type_cast_parse, .print = vector_broadcast_print,
};

// Ordered by name.
static const mica_op_def *const vector_ops[] = {
  &vector_bitcast_def,
  &vector_broadcast_def,
  &vector_compressstore_def,
  &vector_constant_mask_def,
  &vector_contract_def,
  &vector_create_mask_def,
  &vector_deinterleave_def,
  &vector_expandload_def,
  &vector_extract_def,
  &vector_extract_strided_slice_def,
  &vector_fma_def,
  &vector_from_elements_def,
  &vector_gather_def,
  &vector_insert_def,
  &vector_insert_strided_slice_def,
  &vector_interleave_def,
  &vector_load_def,
  &vector_mask_def,
  &vector_maskedload_def,
  &vector_maskedstore_def,
  &vector_multi_reduction_def,
  &vector_outerproduct_def,
  &vector_print_def,
  &vector_reduction_def,
  &vector_scalable_extract_def,
  &vector_scalable_insert_def,
  &vector_scan_def,
  &vector_scatter_def,
  &vector_shape_cast_def,
  &vector_shuffle_def,
  &vector_step_def,
  &vector_store_def,
  &vector_to_elements_def,
  &vector_transfer_read_def,
  &vector_transfer_write_def,
  &vector_transpose_def,
  &vector_type_cast_def,
  &vector_vscale_def,
  &vector_yield_def,
};
static const mica_attr_def *const vector_attrs[] = {
  &vector_iterator_type_attr_def,
  &vector_combining_kind_attr_def,
  &vector_print_punctuation_attr_def,
};
static const mica_dialect_def *const vector_dependents[] = {&arith_dialect, &ub_dialect, NULL};
// All methods as the interface has them.
static const mica_dialect_inliner_interface vector_dialect_inliner_methods = {0};
static const mica_interface_impl vector_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &vector_dialect_inliner_methods},
};

const mica_dialect_def vector_dialect = {
  .abi = 5,
  .name = "vector",
  .ops = vector_ops,
  .op_count = 39,
  .attrs = vector_attrs,
  .attr_count = 3,
  .dependents = vector_dependents,
  .materialize = vector_materialize,
  .patterns = vector_canonicalizations,
  .interfaces = vector_interfaces, .interface_count = 1,
};
