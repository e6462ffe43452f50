// Folds of the shape dialect: numbers and shapes that are known. Called by generated code; own
// nothing. What folds to a value or list of another type than the result's stays.
#include "arith/arith.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "shared.h"

static mica_context *context_of(const mica_op *op) { return mica_op_context(op); }

mica_op *shape_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                           mica_loc loc) {
  mica_op *op;
  if (shape_size_type_isa(type) && mica_attr_is_integer(constant))
    return shape_const_size_build(b, loc, mica_attr_integer_value(constant));
  if (shape_witness_type_isa(type) && mica_attr_is_bool(constant))
    return shape_const_witness_build(b, loc, mica_attr_bool_value(constant));
  if (!shape_is_extents(constant)) return arith_materialize(b, constant, type, loc);
  if (mica_type_is_ranked_tensor(type) && type != mica_attr_type(constant)) return NULL;
  op = shape_const_shape_build(b, loc, constant);
  if (op != NULL) mica_value_set_type(shape_const_shape_result(op), type);
  return op;
}

// ---- Numbers ------------------------------------------------------------------------------------

static bool are_indices(const mica_attr *lhs, const mica_attr *rhs) {
  return lhs != NULL && rhs != NULL && mica_attr_is_integer(lhs) && mica_attr_is_integer(rhs);
}
static bool fold_number(const mica_op *op, mica_fold *out, uint64_t value) {
  return mica_fold_attr(out, mica_attr_index(context_of(op), (int64_t)value));
}
static uint64_t bits_of(const mica_attr *number) {
  return (uint64_t)mica_attr_integer_value(number);
}

bool shape_add_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  mica_value *left = shape_add_lhs(op);
  if (rhs != NULL && mica_attr_is_integer(rhs) && mica_attr_integer_value(rhs) == 0 &&
      mica_value_type(left) == mica_value_type(shape_add_result(op)))
    return mica_fold_value(out, left);
  return are_indices(lhs, rhs) && fold_number(op, out, bits_of(lhs) + bits_of(rhs));
}
bool shape_mul_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  return are_indices(lhs, rhs) && fold_number(op, out, bits_of(lhs) * bits_of(rhs));
}
// Rounded down.
bool shape_div_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  if (!are_indices(lhs, rhs) || bits_of(rhs) == 0) return false;
  const int64_t a = mica_attr_integer_value(lhs), b = mica_attr_integer_value(rhs);
  if (b == -1) return fold_number(op, out, 0 - bits_of(lhs));
  return fold_number(op, out, (uint64_t)(a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0)));
}
bool shape_max_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs, (void)rhs;
  return shape_max_lhs(op) == shape_max_rhs(op) && mica_fold_value(out, shape_max_lhs(op));
}
bool shape_min_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs, (void)rhs;
  return shape_min_lhs(op) == shape_min_rhs(op) && mica_fold_value(out, shape_min_lhs(op));
}

// ---- Constants and conversions ------------------------------------------------------------------

bool shape_const_size_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, shape_const_size_value_attr(op));
}
bool shape_const_shape_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, shape_const_shape_shape_attr(op));
}
bool shape_const_witness_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, shape_const_witness_passing_attr(op));
}
bool shape_index_to_size_fold(mica_op *op, const mica_attr *arg, mica_fold *out) {
  (void)op;
  return mica_fold_attr(out, arg);
}
bool shape_size_to_index_fold(mica_op *op, const mica_attr *arg, mica_fold *out) {
  (void)op;
  return mica_fold_attr(out, arg);
}
bool shape_cstr_require_fold(mica_op *op, const mica_attr *pred, mica_fold *out) {
  (void)op;
  return mica_fold_attr(out, pred);
}

// ---- Shapes -------------------------------------------------------------------------------------

static bool fold_extents(const mica_op *op, size_t result, mica_fold *out, mica_int64s extents) {
  const mica_attr *attr = shape_extents_attr(context_of(op), extents);
  const mica_type *type = mica_value_type(mica_op_result(op, result));
  if (attr == NULL || (mica_type_is_ranked_tensor(type) && mica_attr_type(attr) != type))
    return false;
  return mica_fold_attr(out, attr);
}

bool shape_from_extents_fold(mica_op *op, const mica_attr *const *extents, size_t count,
                             mica_fold *out) {
  for (size_t i = 0; i < count; i++)
    if (extents[i] == NULL || !mica_attr_is_integer(extents[i])) return false;
  int64_t *list = mica_allocate(context_of(op), count * sizeof *list);
  if (list == NULL && count != 0) return false;
  for (size_t i = 0; i < count; i++) list[i] = mica_attr_integer_value(extents[i]);
  const bool folded = fold_extents(op, 0, out, (mica_int64s){list, count});
  mica_free(context_of(op), list, count * sizeof *list);
  return folded;
}

bool shape_to_extent_tensor_fold(mica_op *op, const mica_attr *input, mica_fold *out) {
  const mica_type *type = mica_value_type(shape_to_extent_tensor_result(op));
  return shape_is_extents(input) && mica_attr_type(input) == type && mica_fold_attr(out, input);
}

bool shape_rank_fold(mica_op *op, const mica_attr *shape, mica_fold *out) {
  return shape_is_extents(shape) && fold_number(op, out, shape_extents_count(shape));
}

bool shape_num_elements_fold(mica_op *op, const mica_attr *shape, mica_fold *out) {
  if (!shape_is_extents(shape)) return false;
  uint64_t product = 1;
  for (size_t i = 0; i < shape_extents_count(shape); i++)
    product *= (uint64_t)shape_extents_at(shape, i);
  return fold_number(op, out, product);
}

// What a constant of shape or arith says; others aren't asked.
static bool constant_index(const mica_value *value, int64_t *out) {
  mica_op *by = mica_value_op(value);
  const bool asked = by != NULL && (shape_const_size_isa(by) || arith_constant_isa(by));
  const mica_attr *number = asked ? mica_value_constant_attr(value) : NULL;
  if (number == NULL || !mica_attr_is_integer(number)) return false;
  *out = mica_attr_integer_value(number);
  return true;
}

bool shape_dim_fold(mica_op *op, const mica_attr *value, const mica_attr *index, mica_fold *out) {
  (void)value, (void)index;
  const mica_type *type = mica_value_type(shape_dim_value(op));
  const mica_int64s shape = mica_type_shape(type);
  int64_t at;
  if (!mica_type_has_rank(type) || !constant_index(shape_dim_index(op), &at) || at < 0 ||
      (uint64_t)at >= shape.size || shape.data[at] == MICA_DYNAMIC)
    return false;
  return fold_number(op, out, (uint64_t)shape.data[at]);
}

bool shape_get_extent_fold(mica_op *op, const mica_attr *shape, const mica_attr *dim,
                           mica_fold *out) {
  (void)dim;
  int64_t at;
  if (!shape_is_extents(shape) || !constant_index(shape_get_extent_dim(op), &at) || at < 0 ||
      (uint64_t)at >= shape_extents_count(shape))
    return false;
  return fold_number(op, out, (uint64_t)shape_extents_at(shape, (size_t)at));
}

// ---- Several shapes -----------------------------------------------------------------------------

static bool fold_truth(const mica_op *op, mica_fold *out, bool truth) {
  return mica_fold_attr(out, mica_attr_bool(context_of(op), truth));
}

// Reads two lists one behind the other, with `more` places after them.
static int64_t *read_both(mica_context *ctx, const mica_attr *a, const mica_attr *b, size_t more) {
  const size_t first = shape_extents_count(a), count = first + shape_extents_count(b);
  int64_t *list = mica_allocate(ctx, (count + more) * sizeof *list);
  for (size_t i = 0; list != NULL && i < count; i++)
    list[i] = i < first ? shape_extents_at(a, i) : shape_extents_at(b, i - first);
  return list;
}

static bool fold_broadcast(const mica_op *op, const mica_attr *a, const mica_attr *b,
                           mica_fold *out) {
  const size_t counts[] = {shape_extents_count(a), shape_extents_count(b)};
  const size_t most = counts[0] > counts[1] ? counts[0] : counts[1];
  const size_t size = (counts[0] + counts[1] + most) * sizeof(int64_t);
  int64_t *list = read_both(context_of(op), a, b, most);
  if (list == NULL && size != 0) return false;
  int64_t *result = list == NULL ? NULL : list + counts[0] + counts[1];
  const bool folded =
      shape_broadcast_pair((mica_int64s){list, counts[0]},
                           (mica_int64s){list == NULL ? NULL : list + counts[0], counts[1]},
                           result) &&
      fold_extents(op, 0, out, (mica_int64s){result, most});
  mica_free(context_of(op), list, size);
  return folded;
}

bool shape_broadcast_fold(mica_op *op, const mica_attr *const *shapes, size_t count,
                          mica_fold *out) {
  if (count == 1) {
    mica_value *lone = shape_broadcast_shapes(op, 0);
    return mica_value_type(lone) == mica_value_type(shape_broadcast_result(op)) &&
           mica_fold_value(out, lone);
  }
  return count == 2 && shape_is_extents(shapes[0]) && shape_is_extents(shapes[1]) &&
         fold_broadcast(op, shapes[0], shapes[1], out);
}

bool shape_concat_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  if (!shape_is_extents(lhs) || !shape_is_extents(rhs)) return false;
  const size_t count = shape_extents_count(lhs) + shape_extents_count(rhs);
  int64_t *list = read_both(context_of(op), lhs, rhs, 0);
  if (list == NULL && count != 0) return false;
  const bool folded = fold_extents(op, 0, out, (mica_int64s){list, count});
  mica_free(context_of(op), list, count * sizeof *list);
  return folded;
}

bool shape_split_at_fold(mica_op *op, const mica_attr *operand, const mica_attr *index,
                         mica_fold *out) {
  if (!shape_is_extents(operand) || index == NULL || !mica_attr_is_integer(index)) return false;
  const int64_t rank = (int64_t)shape_extents_count(operand);
  const int64_t at = mica_attr_integer_value(index);
  if (at < -rank || at > rank) return false;
  const size_t head = (size_t)(at < 0 ? at + rank : at), count = (size_t)rank;
  int64_t *list = shape_extents_read(context_of(op), operand);
  if (list == NULL && count != 0) return false;
  const mica_int64s tail = {list == NULL ? NULL : list + head, count - head};
  const bool folded = fold_extents(op, 0, out, (mica_int64s){list, head}) &&
                      fold_extents(op, 1, out, tail);
  mica_free(context_of(op), list, count * sizeof *list);
  return folded;
}

// Commutative: constants stand behind.
bool shape_any_fold(mica_op *op, const mica_attr *const *inputs, size_t count, mica_fold *out) {
  const mica_type *type = mica_value_type(shape_any_result(op));
  const mica_attr *last = count == 0 ? NULL : inputs[count - 1];
  return shape_is_extents(last) &&
         (!mica_type_is_ranked_tensor(type) || mica_attr_type(last) == type) &&
         mica_fold_attr(out, last);
}

static bool all_known(const mica_attr *const *shapes, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (shapes[i] == NULL) return false;
  return true;
}
static bool all_same(const mica_attr *const *shapes, size_t count) {
  for (size_t i = 1; i < count; i++)
    if (shapes[i] != shapes[0]) return false;
  return true;
}
bool shape_shape_eq_fold(mica_op *op, const mica_attr *const *shapes, size_t count,
                         mica_fold *out) {
  return count != 0 && all_known(shapes, count) && fold_truth(op, out, all_same(shapes, count));
}
bool shape_is_broadcastable_fold(mica_op *op, const mica_attr *const *shapes, size_t count,
                                 mica_fold *out) {
  (void)shapes;
  return count < 2 && fold_truth(op, out, true);
}

// ---- Constraints --------------------------------------------------------------------------------

// Constants stand behind. Those that hold go; one that doesn't is the answer.
bool shape_assuming_all_fold(mica_op *op, const mica_attr *const *inputs, size_t count,
                             mica_fold *out) {
  size_t left = count;
  while (left > 0 && inputs[left - 1] != NULL && mica_attr_bool_value(inputs[left - 1])) left--;
  if (left == 0) return fold_truth(op, out, true);
  if (left < count) mica_op_erase_operands(op, left, count - left);  // stays, as in MLIR
  return inputs[left - 1] != NULL && mica_fold_attr(out, inputs[left - 1]);
}

bool shape_cstr_eq_fold(mica_op *op, const mica_attr *const *shapes, size_t count, mica_fold *out) {
  return all_known(shapes, count) && all_same(shapes, count) && fold_truth(op, out, true);
}

// The extents of an operand, as a constant or by the type of the value whose shape it is.
typedef struct known_shape {
  const mica_attr *constant;
  mica_int64s dims;
} known_shape;
static bool know_shape(const mica_value *value, const mica_attr *constant, known_shape *out) {
  *out = (known_shape){constant, {NULL, 0}};
  if (constant != NULL) return shape_is_extents(constant);
  const mica_op *by = mica_value_op_of(value, &shape_shape_of_def);
  const mica_type *type = by == NULL ? NULL : mica_value_type(shape_shape_of_arg(by));
  if (type == NULL || !mica_type_has_rank(type)) return false;
  out->dims = mica_type_shape(type);
  return true;
}
static size_t known_count(const known_shape *shape) {
  return shape->constant == NULL ? shape->dims.size : shape_extents_count(shape->constant);
}
static int64_t known_from_end(const known_shape *shape, size_t index) {
  const size_t count = known_count(shape);
  if (index >= count) return 1;
  return shape->constant == NULL ? shape->dims.data[count - 1 - index]
                                 : shape_extents_at(shape->constant, count - 1 - index);
}

// In each place, all are 1 or one number; or one isn't known and the others are 1.
static bool are_broadcastable(const known_shape *shapes, size_t count, size_t rank) {
  for (size_t i = 0; i < rank; i++) {
    int64_t other = 1;
    for (size_t s = 0; s < count; s++) {
      const int64_t dim = known_from_end(&shapes[s], i);
      if (dim == 1) continue;
      if (other != 1 && (dim != other || dim == MICA_DYNAMIC)) return false;
      other = dim;
    }
  }
  return true;
}

static bool can_be_broadcast(const mica_op *op, const mica_attr *const *constants, size_t count) {
  known_shape *shapes = mica_allocate(context_of(op), count * sizeof *shapes);
  size_t known = 0, rank = 0;
  for (; shapes != NULL && known < count; known++) {
    if (!know_shape(mica_op_operand(op, known), constants[known], &shapes[known])) break;
    const size_t own = known_count(&shapes[known]);
    if (own > rank) rank = own;
  }
  const bool can = known == count && are_broadcastable(shapes, count, rank);
  mica_free(context_of(op), shapes, count * sizeof *shapes);
  return can;
}

bool shape_cstr_broadcastable_fold(mica_op *op, const mica_attr *const *shapes, size_t count,
                                   mica_fold *out) {
  size_t others = 0;  // than scalars
  for (size_t i = 0; i < count; i++)
    others += !shape_is_extents(shapes[i]) || shape_extents_count(shapes[i]) != 0;
  return (others <= 1 || can_be_broadcast(op, shapes, count)) && fold_truth(op, out, true);
}
