// Hooks of the shape dialect: what definitions can't say of operations. Called by generated code;
// own nothing.
#include "shape/shape.h"

// ---- Errors are passed on -----------------------------------------------------------------------

static bool may_be_error(const mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_type *type = mica_value_type(mica_op_operand(op, i));
    if (shape_size_type_isa(type) || shape_shape_type_isa(type) || shape_value_shape_type_isa(type))
      return true;
  }
  return false;
}

static bool check_number(mica_op *op) {
  if (!may_be_error(op) || shape_size_type_isa(mica_value_type(mica_op_result(op, 0)))) return true;
  return mica_op_error(op,
                       "if at least one of the operands can hold error values then the result must "
                       "be of type `size` to propagate them");
}
bool shape_add_check(mica_op *op) { return check_number(op); }
bool shape_mul_check(mica_op *op) { return check_number(op); }
bool shape_div_check(mica_op *op) { return check_number(op); }
bool shape_rank_check(mica_op *op) { return check_number(op); }
bool shape_num_elements_check(mica_op *op) { return check_number(op); }
bool shape_get_extent_check(mica_op *op) { return check_number(op); }

static bool check_shape(mica_op *op) {
  if (!may_be_error(op) || shape_shape_type_isa(mica_value_type(mica_op_result(op, 0))))
    return true;
  return mica_op_error(op,
                       "if at least one of the operands can hold error values then the result must "
                       "be of type `shape` to propagate them");
}
bool shape_shape_of_check(mica_op *op) { return check_shape(op); }
bool shape_broadcast_check(mica_op *op) { return check_shape(op); }

// ---- Constraints --------------------------------------------------------------------------------

bool shape_assuming_all_check(mica_op *op) {
  return mica_op_operand_count(op) != 0 || mica_op_error(op, "no operands specified");
}

bool shape_cstr_broadcastable_check(mica_op *op) {
  return mica_op_operand_count(op) >= 2 || mica_op_error(op, "required at least 2 input shapes");
}

// ---- reduce -------------------------------------------------------------------------------------

static const mica_type *argument_type(const mica_block *block, size_t index) {
  return mica_value_type(mica_block_argument_at(block, index));
}

static bool check_extent(mica_op *op, const mica_type *extent) {
  if (shape_shape_type_isa(mica_value_type(shape_reduce_shape(op))))
    return shape_size_type_isa(extent) ||
           mica_op_error(op,
                         "argument 1 of ReduceOp body is expected to be of SizeType if the "
                         "ReduceOp operates on a ShapeType");
  return mica_type_is_index(extent) ||
         mica_op_error(op,
                       "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp "
                       "operates on an extent tensor");
}

bool shape_reduce_check(mica_op *op) {
  const mica_block *body = mica_region_first(shape_reduce_region(op));
  size_t begun = shape_reduce_init_vals_count(op);
  if (mica_block_argument_count(body) != begun + 2)
    return mica_op_error(op, "ReduceOp body is expected to have %z arguments", begun + 2);
  if (!mica_type_is_index(argument_type(body, 0)))
    return mica_op_error(op, "argument 0 of ReduceOp body is expected to be of IndexType");
  if (!check_extent(op, argument_type(body, 1))) return false;
  for (size_t i = 0; i < begun; i++)
    if (argument_type(body, i + 2) != mica_value_type(shape_reduce_init_vals(op, i)))
      return mica_op_error(op,
                           "type mismatch between argument %z of ReduceOp body and initial value "
                           "%z",
                           i + 2, i);
  return true;
}

bool shape_yield_check(mica_op *op) {
  const mica_op *parent = mica_op_parent(op);
  if (mica_op_result_count(parent) != mica_op_operand_count(op))
    return mica_op_error(op, "number of operands does not match number of results of its parent");
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_value_type(mica_op_result(parent, i)) != mica_value_type(mica_op_operand(op, i)))
      return mica_op_error(op, "types mismatch between yield op and its parent");
  return true;
}

bool shape_assuming_successors(const mica_op *op, const mica_region *from,
                               mica_region_successors *out) {
  (void)op;
  return from == NULL ? mica_region_successors_add_region(out, 0, 0)
                      : mica_region_successors_add_parent(out, 0);
}
