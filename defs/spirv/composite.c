// Hooks of spirv's composite values: of what they are made, their parts. Called by generated code;
// own nothing.
#include "shared.h"

// ---- CompositeConstruct -------------------------------------------------------------------------

static bool check_count(const mica_op *op, size_t expected, size_t count) {
  return expected == count ||
         mica_op_error(op, "has incorrect number of operands: expected %z, but provided %z",
                       expected, count);
}
static bool check_operand(const mica_op *op, const mica_type *expected, const mica_type *type) {
  return expected == type ||
         mica_op_error(op, "operand type mismatch: expected operand type '%t', but provided '%t'",
                       expected, type);
}

static bool check_each(const mica_op *op, const mica_type *result) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (!check_operand(op, spirv_element(result, i), spirv_type(mica_op_operand(op, i))))
      return false;
  return true;
}

// Parts of a vector that are numbers and shorter vectors.
static bool check_pieces(const mica_op *op, const mica_type *result) {
  size_t total = 0;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_type *type = spirv_type(mica_op_operand(op, i));
    if (!mica_type_is_vector(type) && !mica_type_is_int_or_float(type))
      return mica_op_error(op,
                           "operand type mismatch: expected operand to have a scalar or vector "
                           "type, but provided '%t'",
                           type);
    total += (size_t)spirv_component_count(type);
    if (mica_type_element_or_self(type) != mica_type_element(result))
      return mica_op_error(op,
                           "operand element type mismatch: expected to be '%t', but provided '%t'",
                           mica_type_element(result), mica_type_element_or_self(type));
  }
  return check_count(op, spirv_element_count(result), total);
}

bool spirv_composite_construct_check(mica_op *op) {
  const mica_type *result = spirv_type(spirv_composite_construct_result(op));
  const size_t count = mica_op_operand_count(op);
  if (spirv_cooperative_matrix_type_isa(result))
    return check_count(op, 1, count) && check_each(op, result);
  if (count == spirv_element_count(result)) return check_each(op, result);
  if (!mica_type_is_vector(result))
    return mica_op_error(op,
                         "expected to return a vector or cooperative matrix when the number of "
                         "constituents is less than what the result needs");
  return check_pieces(op, result);
}

// ---- Parts --------------------------------------------------------------------------------------

static bool are_integers(mica_attrs indices, const mica_attr **other) {
  for (size_t i = 0; i < indices.size; i++) {
    *other = indices.data[i];
    if (!mica_attr_is_integer(*other)) return false;
  }
  return true;
}

static const char none_told[] = "expected at least one index for spirv.CompositeExtract";
static const char is_outside[] = "index %d out of bounds for '%t'";
static const char has_no_parts[] = "cannot extract from non-composite type '%t' with index %d";

static const mica_type *parse_part_type(mica_parser *p, mica_position at, const mica_type *type,
                                        const mica_attr *indices) {
  const mica_attr *other;
  int32_t index = 0;
  if (!mica_attr_is_array(indices))
    return mica_parse_error(p, at, "expected a 32-bit integer array attribute for 'indices'"), NULL;
  const mica_attrs list = mica_attr_array_elements(indices);
  if (list.size == 0) return mica_parse_error(p, at, none_told), NULL;
  if (!are_integers(list, &other))
    return mica_parse_error(p, at, "expected an 32-bit integer for index, but found '%a'", other),
           NULL;
  const mica_type *part = spirv_part(type, list, &index, &type);
  if (part != NULL) return part;
  if (spirv_is_composite(type)) mica_parse_error(p, at, is_outside, index, type);
  else mica_parse_error(p, at, has_no_parts, type, index);
  return NULL;
}

static const mica_type *check_part(const mica_op *op, const mica_type *type, mica_attrs indices) {
  mica_context *ctx = mica_op_context(op);
  int32_t index = 0;
  if (indices.size == 0) return mica_error(ctx, mica_op_loc(op), none_told), NULL;
  const mica_type *part = spirv_part(type, indices, &index, &type);
  if (part != NULL) return part;
  if (spirv_is_composite(type)) mica_error(ctx, mica_op_loc(op), is_outside, index, type);
  else mica_error(ctx, mica_op_loc(op), has_no_parts, type, index);
  return NULL;
}

bool spirv_composite_extract_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref composite;
  const mica_attr *indices;
  const mica_type *type;
  if (!mica_parse_operand(p, &composite)) return false;
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_attr(p, NULL, &indices) || !spirv_set(out, "indices", indices) ||
      !mica_parse_punct(p, ':') || !mica_parse_type(p, &type) ||
      !mica_state_operands(out, &composite, 1, type))
    return false;
  const mica_type *part = parse_part_type(p, at, type, indices);
  return part != NULL && mica_state_result(out, part);
}

void spirv_composite_extract_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, spirv_composite_extract_composite(op));
  mica_print_attr(p, spirv_composite_extract_indices_attr(op));
  mica_print_text(p, " : ");
  mica_print_type(p, spirv_type(spirv_composite_extract_composite(op)));
}

bool spirv_composite_extract_check(mica_op *op) {
  const mica_type *result = spirv_type(spirv_composite_extract_component(op));
  const mica_type *part = check_part(op, spirv_type(spirv_composite_extract_composite(op)),
                                     spirv_composite_extract_indices(op));
  if (part == NULL) return false;
  return part == result ||
         mica_op_error(op, "invalid result type: expected '%t' but provided '%t'", part, result);
}

bool spirv_composite_insert_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs operands;
  const mica_attr *indices;
  const mica_type *types[2];
  const mica_position at = mica_parser_position(p);
  return mica_parse_operands_exactly(p, 2, &operands) && mica_parse_attr(p, NULL, &indices) &&
         spirv_set(out, "indices", indices) && mica_parse_punct(p, ':') &&
         mica_parse_type(p, &types[0]) && mica_parse_keyword(p, "into") &&
         mica_parse_type(p, &types[1]) &&
         mica_state_operands_typed(out, operands.data, operands.size, (mica_types){types, 2}, at) &&
         mica_state_result(out, types[1]);
}

void spirv_composite_insert_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, 2);
  mica_print_attr(p, spirv_composite_insert_indices_attr(op));
  mica_print_text(p, " : ");
  mica_print_type(p, spirv_type(spirv_composite_insert_object(op)));
  mica_print_text(p, " into ");
  mica_print_type(p, spirv_type(spirv_composite_insert_composite(op)));
}

bool spirv_composite_insert_check(mica_op *op) {
  const mica_type *object = spirv_type(spirv_composite_insert_object(op));
  const mica_type *composite = spirv_type(spirv_composite_insert_composite(op));
  const mica_type *result = spirv_type(spirv_composite_insert_result(op));
  const mica_type *part = check_part(op, composite, spirv_composite_insert_indices(op));
  if (part == NULL) return false;
  if (part != object)
    return mica_op_error(op, "object operand type should be '%t', but found '%t'", part, object);
  return composite == result ||
         mica_op_error(op,
                       "result type should be the same as the composite type, but found '%t' vs "
                       "'%t'",
                       composite, result);
}

// ---- VectorShuffle ------------------------------------------------------------------------------

bool spirv_vector_shuffle_check(mica_op *op) {
  const int64_t count = mica_type_element_count(spirv_type(spirv_vector_shuffle_result(op)));
  const mica_attrs selectors = spirv_vector_shuffle_components(op);
  if ((size_t)count != selectors.size)
    return mica_op_error(op,
                         "result type element count (%I) mismatch with the number of component "
                         "selectors (%z)",
                         count, selectors.size);
  const int64_t total = mica_type_element_count(spirv_type(spirv_vector_shuffle_vector1(op))) +
                        mica_type_element_count(spirv_type(spirv_vector_shuffle_vector2(op)));
  for (size_t i = 0; i < selectors.size; i++) {
    const uint32_t index = (uint32_t)mica_attr_integer_zext(selectors.data[i]);
    if (index >= total && index != UINT32_MAX)
      return mica_op_error(op,
                           "component selector %u out of range: expected to be in [0, %I) or "
                           "0xffffffff",
                           index, total);
  }
  return true;
}
