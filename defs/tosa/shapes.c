// Operators on shapes, and what others demand of the shapes that they are given. Called by
// generated code; own nothing.
#include "shared.h"

bool tosa_shape_type_check(mica_context *ctx, mica_loc loc, int rank) {
  return rank >= 0 || mica_error(ctx, loc, "invalid rank (must be >= 0): %d", rank);
}

static int64_t rank_of(const mica_value *shape) { return tosa_shape_type_rank(tosa_type(shape)); }

// ---- Traits -------------------------------------------------------------------------------------

bool tosa_trait_tosa_resolvable_shape_operands_check(mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_value *value = mica_op_operand(op, i);
    if (!tosa_shape_type_isa(tosa_type(value))) continue;
    if (mica_value_is_argument(value) ||
        !mica_op_has_trait(mica_value_op(value), &tosa_trait_tosa_shape_operator))
      return mica_op_error(op, "shape operand is not compile time resolvable");
  }
  return true;
}

bool tosa_trait_tosa_shape_operator_with_same_ranks_check(mica_op *op) {
  const int64_t rank = rank_of(mica_op_operand(op, 0));
  for (size_t i = 1; i < mica_op_operand_count(op); i++)
    if (rank_of(mica_op_operand(op, i)) != rank)
      return mica_op_error(op, "operands don't have matching ranks");
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (rank_of(mica_op_result(op, i)) != rank)
      return mica_op_error(op, "result shape has different rank than operands");
  return true;
}

// ---- Operators ----------------------------------------------------------------------------------

bool tosa_const_shape_check(mica_op *op) {
  const mica_type *values = mica_attr_type(tosa_const_shape_values_attr(op));
  const int64_t count = mica_type_element_count(values);
  const int64_t rank = rank_of(tosa_const_shape_output(op));
  if (mica_type_shape(values).size != 1)
    return mica_op_error(op, "expect elements in attribute values with rank 1");
  return count == rank || (count == 1 && rank == 0) ||
         mica_op_error(op,
                       "expect number of elements in attribute values (%I) to be equal to the rank "
                       "(%I) for the result shape type",
                       count, rank);
}

bool tosa_const_shape_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, tosa_const_shape_values_attr(op));
}

bool tosa_dim_check(mica_op *op) {
  const mica_type *output = tosa_type(tosa_dim_output(op));
  if (tosa_shape_type_rank(output) != 1)
    return mica_op_error(op, "expect output shape type to contain one element, got '%t'", output);
  const int64_t rank = tosa_rank(tosa_type(tosa_dim_input1(op)));
  const int64_t axis = tosa_dim_axis(op);
  return rank < 0 || (axis >= 0 && axis < rank) ||
         mica_op_error(op, "expect axis to be in the range [0, %I), got %I", rank, axis);
}

bool tosa_concat_shape_check(mica_op *op) {
  const int64_t found = rank_of(tosa_concat_shape_output(op));
  int64_t sum = 0;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) sum += rank_of(mica_op_operand(op, i));
  return sum == found ||
         mica_op_error(op,
                       "requires output shape rank to be equal to the sum of the input shape ranks "
                       "(%I), got %I",
                       sum, found);
}

bool tosa_slice_shape_check(mica_op *op) {
  const int64_t rank = rank_of(tosa_slice_shape_input(op));
  const int64_t found = rank_of(tosa_slice_shape_output(op));
  int64_t start, size;
  const bool has_start = tosa_zero_point(tosa_slice_shape_start(op), true, &start);
  if (has_start && start < 0)
    return mica_op_error(op, "expected non-negative start index, got %I", start);
  if (!tosa_zero_point(tosa_slice_shape_size(op), true, &size)) return true;
  if (size <= 0) return mica_op_error(op, "expected positive size, got %I", size);
  if (found != size)
    return mica_op_error(
        op, "expected output type size to be equal to size attribute, got %I vs %I", found, size);
  return !has_start || start + size <= rank ||
         mica_op_error(op,
                       "expected start + size to be less than or equal to input shape rank (%I), "
                       "got %I",
                       rank, start + size);
}
