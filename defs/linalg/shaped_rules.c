// linalg.map, reduce, transpose and broadcast: what their shapes and regions must be. Called by
// generated verifiers.
#include "shared.h"

static mica_int64s shape_of(const mica_op *op, size_t operand) {
  return mica_type_shape(linalg_operand_type(op, operand));
}

static void append_numbers(mica_diag *diag, mica_int64s numbers) {
  for (size_t i = 0; i < numbers.size; i++)
    mica_diag_append(diag, i == 0 ? "%I" : ", %I", numbers.data[i]);
}

// ---- linalg.map ---------------------------------------------------------------------------------

static bool check_map_shape(const mica_op *op, size_t input, mica_int64s output) {
  mica_int64s shape = shape_of(op, input);
  if (mica_int64s_equal(shape, output)) return true;
  mica_diag *diag = mica_op_error_begin(op, "expected shape of input (");
  append_numbers(diag, shape);
  mica_diag_append(diag, ") to match shape of output (");
  append_numbers(diag, output);
  mica_diag_append(diag, ")");
  return mica_diag_report(diag);
}

bool linalg_map_check(mica_op *op) {
  const mica_block *body = linalg_map_mapper(op)->first;
  size_t inputs = linalg_input_count(op), count = mica_block_argument_count(body);
  if (mica_op_operand_count(op) != count)
    return mica_op_error(
        op, "expects number of operands to match the arity of mapper, but got: %z and %z",
        mica_op_operand_count(op), count);
  for (size_t i = 0; i < inputs; i++) {
    const mica_type *element = mica_type_element(linalg_operand_type(op, i));
    const mica_type *given = mica_value_type(mica_block_argument_at(body, i));
    if (element != given)
      return mica_op_error(op, "expected element type of input '%t' to match bbArg type '%t'",
                           element, given);
  }
  for (size_t i = 0; i < inputs; i++)
    if (!check_map_shape(op, i, shape_of(op, inputs))) return false;
  return true;
}

// ---- linalg.reduce ------------------------------------------------------------------------------

static bool check_equal_shapes(const mica_op *op, size_t first, size_t count, const char *what,
                               const char *index_of) {
  for (size_t i = 1; i < count; i++)
    if (!mica_int64s_equal(shape_of(op, first + i), shape_of(op, first)))
      return mica_op_error(op,
                           "expects all %s to have the same shapes. Shape at %s-index %z is not "
                           "equal to the shape at %s-index 0.",
                           what, index_of, i, index_of);
  return true;
}

static bool report_reduced(const mica_op *op, mica_int64s init, mica_int64s reduced) {
  mica_diag *diag = mica_op_error_begin(op, "init dimensions [");
  append_numbers(diag, init);
  mica_diag_append(diag, "] doesn't match input dimensions after reduction [");
  append_numbers(diag, reduced);
  mica_diag_append(diag, "]");
  return mica_diag_report(diag);
}

// `room` has place for the input's dimensions.
static bool check_reduced(const mica_op *op, const bool *is_reduced, size_t inputs, int64_t *room) {
  mica_int64s shape = shape_of(op, 0), init = shape_of(op, inputs);
  mica_int64s reduced = {room, 0};
  for (size_t i = 0; i < shape.size; i++)
    if (!is_reduced[i]) room[reduced.size++] = shape.data[i];
  if (reduced.size != init.size)
    return mica_op_error(op,
                         "number of dimensions after reduction %z doesn't match the init rank %z",
                         reduced.size, init.size);
  return mica_int64s_equal(reduced, init) || report_reduced(op, init, reduced);
}

static bool check_arguments(const mica_op *op, const mica_block *body, size_t first, size_t count,
                            const char *what) {
  for (size_t i = first; i < first + count; i++) {
    const mica_type *element = mica_type_element(linalg_operand_type(op, i));
    const mica_type *given = mica_value_type(mica_block_argument_at(body, i));
    if (element != given)
      return mica_op_error(
          op, "%s element type '%t' does not match corresponding block argument type '%t'", what,
          element, given);
  }
  return true;
}

static bool check_range(const mica_op *op, mica_int64s dimensions, size_t rank) {
  for (size_t i = 0; i < dimensions.size; i++)
    if (dimensions.data[i] < 0 || dimensions.data[i] >= (int64_t)rank)
      return mica_op_error(op, "dimensions for reduction should be in the range [0, %I].",
                           (int64_t)rank - 1);
  return true;
}

bool linalg_reduce_check(mica_op *op) {
  size_t inputs = linalg_input_count(op);
  mica_context *ctx = mica_op_context(op);
  if (inputs == 0) return mica_op_error(op, "expected at least one input");
  mica_int64s dimensions = linalg_reduce_dimensions(op), shape = shape_of(op, 0);
  if (!check_equal_shapes(op, 0, inputs, "inputs", "input") ||
      !check_equal_shapes(op, inputs, inputs, "outputs", "output") ||
      !check_range(op, dimensions, shape.size))
    return false;
  size_t bytes = (shape.size + 1) * sizeof(int64_t);
  int64_t *room = mica_allocate(ctx, bytes);
  bool *is_reduced = linalg_marks(ctx, dimensions, shape.size);
  bool ok = room != NULL && is_reduced != NULL && check_reduced(op, is_reduced, inputs, room);
  mica_free(ctx, is_reduced, shape.size + 1);
  mica_free(ctx, room, bytes);
  const mica_block *body = linalg_reduce_combiner(op)->first;
  if (ok && mica_block_argument_count(body) != mica_op_operand_count(op))
    return mica_op_error(op, "mismatching number of operands and block arguments");
  return ok && check_arguments(op, body, 0, inputs, "input") &&
         check_arguments(op, body, inputs, inputs, "output");
}

// ---- linalg.transpose ---------------------------------------------------------------------------

static bool check_permutation(const mica_op *op, mica_int64s numbers) {
  mica_context *ctx = mica_op_context(op);
  bool *marks = linalg_marks(ctx, numbers, numbers.size);
  if (marks == NULL) return false;
  bool has_all = memchr(marks, false, numbers.size) == NULL;
  mica_free(ctx, marks, numbers.size + 1);
  return has_all || mica_op_error(op, "permutation is not valid");
}

bool linalg_transpose_check(mica_op *op) {
  mica_int64s permutation = linalg_transpose_permutation(op);
  mica_int64s input = shape_of(op, 0), init = shape_of(op, 1);
  if (!check_permutation(op, permutation)) return false;
  if (input.size != init.size)
    return mica_op_error(op, "input rank %z does not match init rank %z", input.size, init.size);
  if (input.size != permutation.size)
    return mica_op_error(op, "size of permutation %z does not match the argument rank %z",
                         permutation.size, input.size);
  for (size_t i = 0; i < input.size; i++) {
    int64_t size = input.data[permutation.data[i]];
    if (size != init.data[i])
      return mica_op_error(op,
                           "dim(result, %z) = %I doesn't match dim(input, permutation[%z]) = %I", i,
                           init.data[i], i, size);
  }
  return true;
}

// ---- linalg.broadcast ---------------------------------------------------------------------------

static bool check_broadcast_shape(const mica_op *op, const bool *is_added) {
  mica_int64s input = shape_of(op, 0), init = shape_of(op, 1);
  size_t from = 0;
  for (size_t to = 0; to < init.size; to++) {
    if (is_added[to]) continue;
    if (from < input.size && input.data[from] != init.data[to])
      return mica_op_error(op, "input dim %z should match init dim %z. input: %I, init: %I", from,
                           to, input.data[from], init.data[to]);
    from++;
  }
  return true;
}

bool linalg_broadcast_check(mica_op *op) {
  mica_int64s added = linalg_broadcast_dimensions(op);
  mica_int64s input = shape_of(op, 0), init = shape_of(op, 1);
  if (input.size + added.size != init.size)
    return mica_op_error(op,
                         "input rank plus added dimensions does not match init rank. input rank: "
                         "%z, dimensions size: %z, init rank: %z",
                         input.size, added.size, init.size);
  for (size_t i = 0; i < added.size; i++)
    if (added.data[i] < 0 || added.data[i] >= (int64_t)init.size)
      return mica_op_error(op, "dimension %z is out of range. expected range: [0, %I], got: %I", i,
                           (int64_t)init.size - 1, added.data[i]);
  mica_context *ctx = mica_op_context(op);
  bool *is_added = linalg_marks(ctx, added, init.size);
  bool ok = is_added != NULL && check_broadcast_shape(op, is_added);
  mica_free(ctx, is_added, init.size + 1);
  return ok;
}
