// Hooks of what takes vectors apart and puts them together at places: extract, insert, elements,
// scalable parts. Called by generated code; own nothing.
#include "shared.h"

#include "mica/context.h"

static size_t rank_of(const mica_type *type) { return mica_type_shape(type).size; }

// ---- extract, insert ----------------------------------------------------------------------------

static bool is_vector_of_rank_0(const mica_type *type) {
  return mica_type_is_vector(type) && rank_of(type) == 0;
}

// Numbers lie within the vector, or are -1; `what` follows the words about the wrong one.
static bool check_position(mica_op *op, mica_int64s position, const mica_type *vector,
                           const char *what) {
  mica_int64s shape = mica_type_shape(vector);
  for (size_t i = 0; i < position.size; i++) {
    int64_t at = position.data[i];
    if (at != MICA_DYNAMIC && at != -1 && (at < 0 || at >= shape.data[i]))
      return mica_op_error(op,
                           "expected position attribute #%z to be a non-negative integer smaller "
                           "than the corresponding %s",
                           i + 1, what);
  }
  return true;
}

// How many values the numbers leave open.
static size_t open_count(mica_int64s position) {
  size_t open = 0;
  for (size_t i = 0; i < position.size; i++) open += position.data[i] == MICA_DYNAMIC;
  return open;
}
static bool report_values(mica_op *op) {
  return mica_op_error(op,
                       "mismatch between dynamic and static positions (kDynamic marker but no "
                       "corresponding dynamic position) -- this can only happen due to an "
                       "incorrect fold/rewrite");
}

bool vector_extract_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                const mica_type **types) {
  (void)loc;
  const mica_type *source = mica_value_type(vector_extract_parts_source(parts));
  const mica_attr *position = vector_extract_parts_static_position_attr(parts);
  types[0] = source;  // of what is no vector: refused as an operand
  if (!mica_type_is_vector(source) || position == NULL) return true;
  size_t rank = rank_of(source), taken = mica_attr_dense_array_size(position);
  if (taken == rank) {
    types[0] = mica_type_element(source);
    return true;
  }
  vector_dims dims;
  if (!vector_dims_make(ctx, rank, &dims)) return false;
  vector_dims_add_of(&dims, source, taken < rank ? taken : rank);
  types[0] = vector_dims_finish(&dims, mica_type_element(source));
  return types[0] != NULL;
}

// A vector of one element stands for the element, and the other way around.
static bool is_one_of(const mica_type *vector, const mica_type *element) {
  return mica_type_is_vector(vector) && rank_of(vector) == 1 &&
         mica_type_shape(vector).data[0] == 1 && mica_type_element(vector) == element;
}
bool vector_extract_are_compatible(mica_types inferred, mica_types actual) {
  if (inferred.size == 1 && actual.size == 1 &&
      (is_one_of(inferred.data[0], actual.data[0]) || is_one_of(actual.data[0], inferred.data[0])))
    return true;
  return mica_types_equal(inferred, actual);
}

bool vector_extract_check(mica_op *op) {
  const mica_type *source = mica_value_type(vector_extract_source(op));
  mica_int64s position = vector_extract_static_position(op);
  if (is_vector_of_rank_0(mica_value_type(vector_extract_result(op))))
    return mica_op_plain_error(op, "expected a scalar instead of a 0-d vector as the result type");
  if (open_count(position) != vector_extract_dynamic_position_count(op)) return report_values(op);
  if (position.size > rank_of(source))
    return mica_op_error(op, "expected position attribute of rank no greater than vector rank");
  return check_position(op, position, source, "vector dimension or poison (-1)");
}

bool vector_insert_check(mica_op *op) {
  const mica_type *value = mica_value_type(vector_insert_value_to_store(op));
  const mica_type *dest = mica_value_type(vector_insert_dest(op));
  mica_int64s position = vector_insert_static_position(op);
  if (is_vector_of_rank_0(value))
    return mica_op_plain_error(op,
                               "expected a scalar instead of a 0-d vector as the source operand");
  if (position.size > rank_of(dest))
    return mica_op_error(op,
                         "expected position attribute of rank no greater than dest vector rank");
  if (mica_type_is_vector(value) && rank_of(value) + position.size != rank_of(dest))
    return mica_op_error(
        op, "expected position attribute rank + source rank to match dest vector rank");
  if (!mica_type_is_vector(value) && position.size != rank_of(dest))
    return mica_op_error(op, "expected position attribute rank to match the dest vector rank");
  if (!check_position(op, position, dest, "dest vector dimension")) return false;
  return open_count(position) <= vector_insert_dynamic_position_count(op) || report_values(op);
}

// ---- All elements -------------------------------------------------------------------------------

enum { ELEMENTS_MAX = 1 << 24 };  // results of an operation that are inferred

size_t vector_to_elements_infer_count(const mica_op_parts *parts) {
  const mica_type *type = parts->operand_count == 0 ? NULL : mica_value_type(parts->operands[0]);
  int64_t count = type != NULL && mica_type_is_vector(type) ? mica_type_element_count(type) : 0;
  return count < 0 || count > ELEMENTS_MAX ? 0 : (size_t)count;
}

bool vector_to_elements_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                    const mica_type **types) {
  (void)ctx, (void)loc;
  const mica_type *source = mica_value_type(vector_to_elements_parts_source(parts));
  if (!mica_type_is_vector(source)) return true;  // refused as an operand
  for (size_t i = 0; i < vector_to_elements_infer_count(parts); i++)
    types[i] = mica_type_element(source);
  return true;
}

// ---- scalable.insert, scalable.extract ----------------------------------------------------------

static bool is_multiple(int64_t position, const mica_value *part) {
  int64_t length = mica_type_element_count(mica_value_type(part));
  return length > 0 && position % length == 0;
}
bool vector_scalable_insert_holds(mica_op *op) {
  return is_multiple(vector_scalable_insert_pos(op), vector_scalable_insert_value_to_store(op));
}
bool vector_scalable_extract_holds(mica_op *op) {
  return is_multiple(vector_scalable_extract_pos(op), vector_scalable_extract_result(op));
}
