// Hooks of spirv's arithmetic: sums with what they carry, shifts, products of matrices, dot
// products, choices, and the forms that several of them have. Called by generated code; own
// nothing.
#include "shared.h"

// ---- One type for all ---------------------------------------------------------------------------

static bool parse_in_full(mica_parser *p, mica_op_state *out, mica_position at) {
  mica_operand_refs operands;
  const mica_type *type;
  if (!mica_parse_operands(p, 0, false, &operands) || !mica_parse_punct(p, ')') ||
      !mica_parse_attr_dict(p, out) || !mica_parse_punct(p, ':') || !mica_parse_type(p, &type))
    return false;
  if (!mica_type_is_function(type)) return mica_parse_error(p, at, "expected function type");
  return mica_state_operands_typed(out, operands.data, operands.size,
                                   mica_type_function_inputs(type), at) &&
         mica_state_results(out, mica_type_function_results(type));
}

// `%x, %y, %z : f32`, or `(%x, %y, %z) : (f32, f32, f32) -> f32`
bool spirv_parse_same_type(mica_parser *p, mica_op_state *out) {
  const mica_position at = mica_parser_position(p);
  mica_operand_refs operands;
  const mica_type *type;
  if (mica_parse_optional_punct(p, '(')) return parse_in_full(p, out, at);
  return mica_parse_operands(p, 0, false, &operands) && mica_parse_attr_dict(p, out) &&
         mica_parse_punct(p, ':') && mica_parse_type(p, &type) &&
         mica_state_operands(out, operands.data, operands.size, type) &&
         mica_state_result(out, type);
}

void spirv_print_same_type(mica_printer *p, const mica_op *op) {
  const mica_type *type = spirv_type(mica_op_result(op, 0));
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    if (spirv_type(mica_op_operand(op, i)) == type) continue;
    mica_print_generic_op(p, op, false);
    return;
  }
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, mica_op_operand_count(op));
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_text(p, " : ");
  mica_print_type(p, type);
}

// ---- Two results in a struct --------------------------------------------------------------------

bool spirv_parse_extended(mica_parser *p, mica_op_state *out) {
  mica_operand_refs operands;
  const mica_type *type;
  if (!mica_parse_attr_dict(p, out) || !mica_parse_operands(p, 0, false, &operands) ||
      !mica_parse_punct(p, ':'))
    return false;
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_type(p, &type)) return false;
  if (!spirv_struct_type_isa(type) || spirv_struct_members(type).size != 2)
    return mica_parse_error(p, at, "expected spirv.struct type with two members");
  const mica_type *member = spirv_struct_members(type).data[0];
  return mica_state_operands_typed(out, operands.data, operands.size,
                                   (mica_types){(const mica_type *const[]){member, member}, 2},
                                   at) &&
         mica_state_result(out, type);
}

void spirv_print_extended(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_operands(p, op, 0, mica_op_operand_count(op));
  mica_print_text(p, " : ");
  mica_print_type(p, spirv_type(mica_op_result(op, 0)));
}

bool spirv_check_extended(mica_op *op) {
  const mica_types members = spirv_struct_members(spirv_type(mica_op_result(op, 0)));
  if (members.size != 2)
    return mica_op_error(op, "expected result struct type containing two members");
  const mica_type *type = spirv_type(mica_op_operand(op, 0));
  return (type == spirv_type(mica_op_operand(op, 1)) && type == members.data[0] &&
          type == members.data[1]) ||
         mica_op_error(op, "expected all operand types and struct member types are the same");
}

bool spirv_check_shift(mica_op *op) {
  const mica_type *operand = spirv_type(mica_op_operand(op, 0));
  const mica_type *result = spirv_type(mica_op_result(op, 0));
  return operand == result ||
         mica_op_plain_error(
             op,
             "expected the same type for the first operand and result, but provided '%t' "
             "and '%t'",
             operand, result);
}

// ---- Vectors and matrices -----------------------------------------------------------------------

static size_t columns_of(const mica_type *matrix) { return spirv_matrix_type_column_count(matrix); }
static int64_t rows_of(const mica_type *matrix) {
  return mica_type_element_count(spirv_matrix_type_column_type(matrix));
}
static const mica_type *number_of(const mica_type *matrix) {
  return mica_type_element(spirv_matrix_type_column_type(matrix));
}

bool spirv_vector_times_scalar_check(mica_op *op) {
  const mica_type *vector = spirv_type(spirv_vector_times_scalar_vector(op));
  const mica_type *result = spirv_type(spirv_vector_times_scalar_result(op));
  if (vector != result) return mica_op_error(op, "vector operand and result type mismatch");
  return spirv_type(spirv_vector_times_scalar_scalar(op)) == mica_type_element(result) ||
         mica_op_error(op, "scalar operand and result element type match");
}

bool spirv_matrix_times_scalar_check(mica_op *op) {
  const mica_type *matrix = spirv_type(spirv_matrix_times_scalar_matrix(op));
  const mica_type *element = spirv_matrix_type_isa(matrix)
                                 ? number_of(matrix)
                                 : spirv_cooperative_matrix_type_element_type(matrix);
  return spirv_type(spirv_matrix_times_scalar_scalar(op)) == element ||
         mica_op_error(op,
                       "input matrix components' type and scaling value must have the same type");
}

bool spirv_matrix_times_matrix_check(mica_op *op) {
  const mica_type *left = spirv_type(spirv_matrix_times_matrix_leftmatrix(op));
  const mica_type *right = spirv_type(spirv_matrix_times_matrix_rightmatrix(op));
  const mica_type *result = spirv_type(spirv_matrix_times_matrix_result(op));
  if ((int64_t)columns_of(left) != rows_of(right))
    return mica_op_plain_error(
        op, "left matrix columns' count must be equal to the right matrix rows' count");
  if (columns_of(right) != columns_of(result))
    return mica_op_plain_error(op, "right and result matrices must have equal columns' count");
  if (number_of(right) != number_of(result))
    return mica_op_plain_error(op, "right and result matrices' component type must be the same");
  if (number_of(left) != number_of(result))
    return mica_op_plain_error(op, "left and result matrices' component type must be the same");
  return rows_of(left) == rows_of(result) ||
         mica_op_plain_error(op, "left and result matrices must have equal rows' count");
}

bool spirv_matrix_times_vector_check(mica_op *op) {
  const mica_type *matrix = spirv_type(spirv_matrix_times_vector_matrix(op));
  const mica_type *vector = spirv_type(spirv_matrix_times_vector_vector(op));
  const mica_type *result = spirv_type(spirv_matrix_times_vector_result(op));
  const int64_t columns = (int64_t)columns_of(matrix);
  if (columns != mica_type_element_count(vector))
    return mica_op_error(op, "matrix columns (%I) must match vector operand size (%I)", columns,
                         mica_type_element_count(vector));
  if (mica_type_element_count(result) != rows_of(matrix))
    return mica_op_error(op, "result size (%I) must match the matrix rows (%I)",
                         mica_type_element_count(result), rows_of(matrix));
  return number_of(matrix) == mica_type_element(result) ||
         mica_op_error(op, "matrix and result element types must match");
}

bool spirv_vector_times_matrix_check(mica_op *op) {
  const mica_type *matrix = spirv_type(spirv_vector_times_matrix_matrix(op));
  const mica_type *vector = spirv_type(spirv_vector_times_matrix_vector(op));
  const mica_type *result = spirv_type(spirv_vector_times_matrix_result(op));
  if (mica_type_element_count(vector) != rows_of(matrix))
    return mica_op_error(op,
                         "number of components in vector must equal the number of components in "
                         "each column in matrix");
  if ((int64_t)columns_of(matrix) != mica_type_element_count(result))
    return mica_op_error(op,
                         "number of columns in matrix must equal the number of components in "
                         "result");
  return number_of(matrix) == mica_type_element(result) ||
         mica_op_error(op,
                       "matrix must be a matrix with the same component type as the component type "
                       "in result");
}

bool spirv_transpose_check(mica_op *op) {
  const mica_type *from = spirv_type(spirv_transpose_matrix(op));
  const mica_type *to = spirv_type(spirv_transpose_result(op));
  if (rows_of(from) != (int64_t)columns_of(to))
    return mica_op_plain_error(
        op, "input matrix rows count must be equal to output matrix columns count");
  if ((int64_t)columns_of(from) != rows_of(to))
    return mica_op_plain_error(
        op, "input matrix columns count must be equal to output matrix rows count");
  return number_of(from) == number_of(to) ||
         mica_op_plain_error(op, "input and output matrices must have the same component type");
}

// ---- Dot products of integers -------------------------------------------------------------------

bool spirv_check_integer_dot(mica_op *op) {
  const mica_type *factor = spirv_type(mica_op_operand(op, 0));
  const mica_attr *format = mica_op_attribute(op, mica_str_of("format"));
  if (!mica_type_is_integer(factor)) {
    if (format != NULL)
      return mica_op_error(op, "with invalid format attribute for vector operands of type '%t'",
                           factor);
  } else if (format == NULL) {
    return mica_op_error(op, "requires Packed Vector Format attribute for integer vector operands");
  } else if (mica_type_integer_width(factor) != 32) {
    return mica_op_error(
        op,
        "with specified Packed Vector Format (%S) requires integer vector "
        "operands to be 32-bits wide",
        spirv_packed_vector_format_to_text(spirv_packed_vector_format_attr_value(format)));
  }
  const int64_t from = spirv_bit_width(factor);
  const int64_t to = spirv_bit_width(spirv_type(mica_op_result(op, 0)));
  return from <= to ||
         mica_op_error(op,
                       "result type has insufficient bit-width (%I bits) for the specified vector "
                       "operand type (%I bits)",
                       to, from);
}

// ---- Choices ------------------------------------------------------------------------------------

bool spirv_select_check(mica_op *op) {
  const mica_type *condition = spirv_type(spirv_select_condition(op));
  const mica_type *result = spirv_type(spirv_select_result(op));
  if (!mica_type_is_vector(condition)) return true;
  if (!mica_type_is_vector(result))
    return mica_op_error(op,
                         "result expected to be of vector type when condition is of vector type");
  return mica_type_element_count(result) == mica_type_element_count(condition) ||
         mica_op_error(op,
                       "result should have the same number of elements as the condition when "
                       "condition is of vector type");
}

// ---- Significands and exponents -----------------------------------------------------------------

static bool is_i32(const mica_type *type) {
  return mica_type_is_integer(type) && mica_type_integer_width(type) == 32;
}

bool spirv_gl_frexp_struct_check(mica_op *op) {
  const mica_type *operand = spirv_type(spirv_gl_frexp_struct_operand(op));
  const mica_types members = spirv_struct_members(spirv_type(spirv_gl_frexp_struct_result(op)));
  if (members.size != 2)
    return mica_op_plain_error(op, "result type must be a struct type with two memebers");
  const mica_type *exponent = members.data[1];
  if (members.data[0] != operand)
    return mica_op_plain_error(
        op,
        "member zero of the resulting struct type must be the same type as the "
        "operand");
  if (mica_type_is_vector(exponent) && !is_i32(mica_type_element(exponent)))
    return mica_op_plain_error(
        op,
        "member one of the resulting struct type mustbe a scalar or vector of 32 "
        "bit integer type");
  if (!mica_type_is_vector(exponent) && !is_i32(exponent))
    return mica_op_plain_error(
        op,
        "member one of the resulting struct type must be a scalar or vector of 32 "
        "bit integer type");
  const bool both = mica_type_is_vector(operand) == mica_type_is_vector(exponent);
  return (both && spirv_component_count(operand) == spirv_component_count(exponent)) ||
         mica_op_plain_error(op,
                             "member one of the resulting struct type must have the same number of "
                             "components as the operand type");
}

bool spirv_gl_ldexp_check(mica_op *op) {
  const mica_type *significand = spirv_type(spirv_gl_ldexp_x(op));
  const mica_type *exponent = spirv_type(spirv_gl_ldexp_exp(op));
  if (mica_type_is_float(significand) != mica_type_is_integer(exponent))
    return mica_op_error(op, "operands must both be scalars or vectors");
  return spirv_component_count(significand) == spirv_component_count(exponent) ||
         mica_op_error(op, "operands must have the same number of elements");
}
