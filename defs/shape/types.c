// Types of results in the shape dialect: what follows from operands, and what will do in its place.
// Called by generated code; own nothing.
#include "mica/predicate.h"
#include "shape/shape.h"

const mica_type *shape_extents_type(mica_context *ctx) {
  static const int64_t unknown = MICA_DYNAMIC;
  return mica_type_ranked_tensor((mica_int64s){&unknown, 1}, mica_type_index(ctx), NULL);
}

static bool is_extents(const mica_type *type) {
  return mica_type_is_ranked_tensor(type) && mica_type_shape(type).size == 1 &&
         mica_type_is_index(mica_type_element(type));
}

// ---- What follows -------------------------------------------------------------------------------

static bool give(const mica_type **types, const mica_type *type) {
  types[0] = type;
  return type != NULL;
}

static const mica_type *operand_type(const mica_op_parts *parts, size_t index) {
  return mica_value_type(parts->operands[index]);
}

// A size where an operand may be an error, else an index.
static bool infer_number(mica_context *ctx, const mica_op_parts *parts, const mica_type **types) {
  bool may_fail = false;
  for (size_t i = 0; i < parts->operand_count; i++)
    may_fail |= shape_size_type_isa(operand_type(parts, i)) ||
                shape_shape_type_isa(operand_type(parts, i));
  return give(types, may_fail ? shape_size_type_get(ctx) : mica_type_index(ctx));
}

bool shape_add_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                           const mica_type **types) {
  (void)loc;
  return infer_number(ctx, parts, types);
}
bool shape_mul_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                           const mica_type **types) {
  (void)loc;
  return infer_number(ctx, parts, types);
}
bool shape_div_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                           const mica_type **types) {
  (void)loc;
  return infer_number(ctx, parts, types);
}
bool shape_rank_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                            const mica_type **types) {
  (void)loc;
  return infer_number(ctx, parts, types);
}
bool shape_num_elements_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                    const mica_type **types) {
  (void)loc;
  return infer_number(ctx, parts, types);
}
bool shape_dim_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                           const mica_type **types) {
  (void)ctx, (void)loc;
  return give(types, mica_value_type(shape_dim_parts_index(parts)));
}
bool shape_get_extent_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                  const mica_type **types) {
  (void)loc, (void)parts;
  return give(types, mica_type_index(ctx));
}

static bool infer_extreme(mica_context *ctx, const mica_op_parts *parts, const mica_type **types) {
  const mica_type *lhs = operand_type(parts, 0);
  return give(types, lhs == operand_type(parts, 1) ? lhs : shape_size_type_get(ctx));
}
bool shape_max_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                           const mica_type **types) {
  (void)loc;
  return infer_extreme(ctx, parts, types);
}
bool shape_min_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                           const mica_type **types) {
  (void)loc;
  return infer_extreme(ctx, parts, types);
}

bool shape_const_shape_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **types) {
  const mica_attr *shape = shape_const_shape_parts_shape_attr(parts);
  if (shape == NULL) return mica_error(ctx, loc, "missing shape attribute");
  int64_t count = mica_type_element_count(mica_attr_type(shape));
  return give(types, mica_type_ranked_tensor((mica_int64s){&count, 1}, mica_type_index(ctx), NULL));
}

bool shape_shape_of_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                const mica_type **types) {
  (void)loc;
  const mica_type *of = mica_value_type(shape_shape_of_parts_arg(parts));
  if (!mica_type_is_shaped(of)) return give(types, shape_shape_type_get(ctx));
  int64_t rank = mica_type_has_rank(of) ? (int64_t)mica_type_shape(of).size : MICA_DYNAMIC;
  return give(types, mica_type_ranked_tensor((mica_int64s){&rank, 1}, mica_type_index(ctx), NULL));
}

// ---- meet ---------------------------------------------------------------------------------------

static bool report_meet(mica_context *ctx, mica_loc loc) {
  return mica_error(ctx, loc, "requires all sizes or shapes");
}

static bool meet_extents(mica_context *ctx, mica_loc loc, const mica_type *lhs,
                         const mica_type *rhs, const mica_type **types) {
  if (!is_extents(rhs)) return report_meet(ctx, loc);
  int64_t rank = mica_type_shape(lhs).data[0], other = mica_type_shape(rhs).data[0];
  if (rank != MICA_DYNAMIC && other != MICA_DYNAMIC && rank != other)
    return mica_error(ctx, loc, "unequal shape cardinality");
  return give(types, rank != MICA_DYNAMIC && other == MICA_DYNAMIC ? rhs : lhs);
}

// What may be an error tells the type.
bool shape_meet_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                            const mica_type **types) {
  const mica_type *lhs = mica_value_type(shape_meet_parts_arg0(parts));
  const mica_type *rhs = mica_value_type(shape_meet_parts_arg1(parts));
  if (!shape_shape_type_isa(lhs) && !shape_size_type_isa(lhs)) {
    const mica_type *swapped = lhs;
    lhs = rhs;
    rhs = swapped;
  }
  bool rhs_is_number = shape_size_type_isa(rhs) || mica_type_is_index(rhs);
  if (shape_size_type_isa(lhs)) return rhs_is_number ? give(types, lhs) : report_meet(ctx, loc);
  if (mica_type_is_index(lhs))
    return mica_type_is_index(rhs) ? give(types, rhs) : report_meet(ctx, loc);
  if (shape_shape_type_isa(lhs))
    return shape_shape_type_isa(rhs) || is_extents(rhs) ? give(types, lhs) : report_meet(ctx, loc);
  return is_extents(lhs) ? meet_extents(ctx, loc, lhs, rhs, types) : give(types, lhs);
}

// ---- What will do -------------------------------------------------------------------------------

// The one type of each; false: one of them has several, or none.
static bool take_one(mica_types inferred, mica_types actual, const mica_type **a,
                     const mica_type **b) {
  if (inferred.size != 1 || actual.size != 1) return false;
  *a = inferred.data[0];
  *b = actual.data[0];
  return true;
}

static bool is_number(const mica_type *type) {
  return shape_size_type_isa(type) || mica_type_is_index(type);
}
static bool are_numbers(mica_types inferred, mica_types actual) {
  const mica_type *a, *b;
  return take_one(inferred, actual, &a, &b) && is_number(a) && is_number(b);
}
bool shape_add_are_compatible(mica_types inferred, mica_types actual) {
  return are_numbers(inferred, actual);
}
bool shape_mul_are_compatible(mica_types inferred, mica_types actual) {
  return are_numbers(inferred, actual);
}
bool shape_div_are_compatible(mica_types inferred, mica_types actual) {
  return are_numbers(inferred, actual);
}
bool shape_rank_are_compatible(mica_types inferred, mica_types actual) {
  return are_numbers(inferred, actual);
}
bool shape_num_elements_are_compatible(mica_types inferred, mica_types actual) {
  return are_numbers(inferred, actual);
}
bool shape_dim_are_compatible(mica_types inferred, mica_types actual) {
  return are_numbers(inferred, actual);
}
bool shape_get_extent_are_compatible(mica_types inferred, mica_types actual) {
  return are_numbers(inferred, actual);
}

static bool are_of_one_kind(mica_types inferred, mica_types actual) {
  const mica_type *a, *b;
  return take_one(inferred, actual, &a, &b) && a == b &&
         (shape_shape_type_isa(a) || shape_size_type_isa(a));
}
bool shape_max_are_compatible(mica_types inferred, mica_types actual) {
  return are_of_one_kind(inferred, actual);
}
bool shape_min_are_compatible(mica_types inferred, mica_types actual) {
  return are_of_one_kind(inferred, actual);
}

bool shape_const_shape_are_compatible(mica_types inferred, mica_types actual) {
  const mica_type *a, *b;
  return take_one(inferred, actual, &a, &b) &&
         (a == b || shape_shape_type_isa(a) || shape_shape_type_isa(b));
}

bool shape_shape_of_are_compatible(mica_types inferred, mica_types actual) {
  const mica_type *a, *b;
  if (!take_one(inferred, actual, &a, &b)) return false;
  bool a_is_shape = shape_shape_type_isa(a), b_is_shape = shape_shape_type_isa(b);
  if (a == b) return true;
  if ((!a_is_shape && !mica_type_is_shaped(a)) || (!b_is_shape && !mica_type_is_shaped(b)))
    return false;
  return a_is_shape || b_is_shape || mica_shapes_compatible(a, b);
}

bool shape_meet_are_compatible(mica_types inferred, mica_types actual) {
  const mica_type *a, *b;
  if (!take_one(inferred, actual, &a, &b)) return false;
  if (a == b) return true;
  if (!shape_shape_type_isa(a) && !shape_size_type_isa(a)) {
    const mica_type *swapped = a;
    a = b;
    b = swapped;
  }
  if (shape_size_type_isa(a)) return is_number(b);
  if (shape_shape_type_isa(a)) return shape_shape_type_isa(b) || mica_type_is_tensor(b);
  bool both_are = mica_type_is_shaped(a) && mica_type_is_shaped(b);
  return both_are && mica_shapes_compatible(a, b);
}

// ---- Casts --------------------------------------------------------------------------------------

bool shape_size_to_index_are_cast_compatible(mica_types inputs, mica_types outputs) {
  const mica_type *from, *to;
  return take_one(inputs, outputs, &from, &to) && is_number(from) && mica_type_is_index(to);
}

bool shape_to_extent_tensor_are_cast_compatible(mica_types inputs, mica_types outputs) {
  const mica_type *from, *to;
  return take_one(inputs, outputs, &from, &to) &&
         (is_extents(from) || shape_shape_type_isa(from)) && mica_type_is_tensor(to) &&
         mica_type_is_index(mica_type_element(to));
}
