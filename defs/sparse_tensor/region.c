// Checks of operations whose regions say what is computed of elements, and of foreach. Called by
// generated code; own nothing.
#include "arith/arith.h"
#include "mica/diagnostic.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- Regions that give one value ----------------------------------------------------------------

// What a region takes and gives.
typedef struct shape {
  const char *name;
  const mica_type *arguments[2];
  size_t argument_count;
  const mica_type *output;
} shape;

static bool check_arguments(const mica_op *op, const mica_block *block, const shape *s) {
  if (block->argument_count != s->argument_count)
    return mica_op_plain_error(op, "%s region must have exactly %z arguments", s->name,
                               s->argument_count);
  for (size_t i = 0; i < s->argument_count; i++)
    if (type_of(block->arguments[i]) != s->arguments[i])
      return mica_op_plain_error(op, "%s region argument %z type mismatch", s->name, i + 1);
  return true;
}

static bool check_region(const mica_op *op, const mica_region *region, shape s) {
  const mica_block *block = region->first;
  if (!check_arguments(op, block, &s)) return false;
  const mica_op *last = mica_block_last(block);
  if (last == NULL || !sparse_tensor_yield_isa(last))
    return mica_op_plain_error(op, "%s region must end with sparse_tensor.yield", s.name);
  return (sparse_tensor_yield_results_count(last) == 1 &&
          type_of(sparse_tensor_yield_results(last, 0)) == s.output) ||
         mica_op_plain_error(op, "%s region yield type mismatch", s.name);
}

// Where there is a region; without one the element itself may be given.
static bool check_side(const mica_op *op, const mica_region *region, shape s, bool is_identity,
                       const char *operand) {
  if (region->first != NULL) return check_region(op, region, s);
  return !is_identity || s.arguments[0] == s.output ||
         mica_op_plain_error(op,
                             "%s=identity requires %s argument to have the same type as the output",
                             s.name, operand);
}

bool sparse_tensor_binary_check(mica_op *op) {
  const mica_type *x = type_of(sparse_tensor_binary_x(op));
  const mica_type *y = type_of(sparse_tensor_binary_y(op));
  const mica_type *output = type_of(sparse_tensor_binary_output(op));
  const mica_region *overlap = sparse_tensor_binary_overlap_region(op);
  if (overlap->first != NULL && !check_region(op, overlap, (shape){"overlap", {x, y}, 2, output}))
    return false;
  return check_side(op, sparse_tensor_binary_left_region(op), (shape){"left", {x}, 1, output},
                    sparse_tensor_binary_left_identity_attr(op) != NULL, "first") &&
         check_side(op, sparse_tensor_binary_right_region(op), (shape){"right", {y}, 1, output},
                    sparse_tensor_binary_right_identity_attr(op) != NULL, "second");
}

// What is given where nothing is stored is the same for all elements.
static bool check_absent(const mica_op *op, const mica_block *absent) {
  const mica_value *value = sparse_tensor_yield_results(mica_block_last(absent), 0);
  const mica_block *around = mica_op_block(op);
  const mica_op *def = mica_value_op(value);
  if (def == NULL)
    return mica_value_argument_block(value) != around ||
           mica_op_plain_error(op, "absent region cannot yield linalg argument");
  const bool is_local = mica_op_block(def) == absent || mica_op_block(def) == around;
  return !is_local || arith_constant_isa(def) ||
         mica_op_plain_error(op, "absent region cannot yield locally computed value");
}

bool sparse_tensor_unary_check(mica_op *op) {
  const mica_type *x = type_of(sparse_tensor_unary_x(op));
  const mica_type *output = type_of(sparse_tensor_unary_output(op));
  const mica_region *present = sparse_tensor_unary_present_region(op);
  const mica_region *absent = sparse_tensor_unary_absent_region(op);
  if (present->first != NULL && !check_region(op, present, (shape){"present", {x}, 1, output}))
    return false;
  return absent->first == NULL || (check_region(op, absent, (shape){"absent", {NULL}, 0, output}) &&
                                   check_absent(op, absent->first));
}

bool sparse_tensor_reduce_check(mica_op *op) {
  const mica_type *x = type_of(sparse_tensor_reduce_x(op));
  return check_region(op, sparse_tensor_reduce_region(op), (shape){"reduce", {x, x}, 2, x});
}

bool sparse_tensor_select_check(mica_op *op) {
  const mica_type *x = type_of(sparse_tensor_select_x(op));
  const mica_type *output = mica_type_i(x->context, 1);
  return output != NULL &&
         check_region(op, sparse_tensor_select_region(op), (shape){"select", {x}, 1, output});
}

// ---- foreach ------------------------------------------------------------------------------------

static bool check_carried(const mica_op *op) {
  const size_t count = mica_op_result_count(op);
  if (sparse_tensor_foreach_init_args_count(op) != count)
    return mica_op_plain_error(op, "Mismatch in number of init arguments and results");
  for (size_t i = 0; i < count; i++)
    if (type_of(sparse_tensor_foreach_init_args(op, i)) != type_of(mica_op_result(op, i)))
      return mica_op_plain_error(op, "Mismatch in types of init arguments and results");
  const mica_op *yield = sparse_tensor_foreach_region(op)->first->last;
  if (!sparse_tensor_yield_isa(yield)) return true;  // reported after this
  bool match = sparse_tensor_yield_results_count(yield) == count;
  for (size_t i = 0; match && i < count; i++)
    match = type_of(sparse_tensor_yield_results(yield, i)) == type_of(mica_op_result(op, i));
  return match || mica_op_plain_error(op, "Mismatch in types of yield values and results");
}

static bool check_element(const mica_op *op, const mica_block *body, size_t rank) {
  const mica_type *element = mica_type_element(type_of(sparse_tensor_foreach_tensor(op)));
  for (size_t i = 0; i < rank; i++)
    if (!mica_type_is_index(type_of(body->arguments[i])))
      return mica_op_plain_error(op, "Expecting Index type for argument at index %z", i);
  return type_of(body->arguments[rank]) == element ||
         mica_op_plain_error(op,
                             "Unmatched element type between input tensor and block argument, "
                             "expected:%t, got: %t",
                             element, type_of(body->arguments[rank]));
}

bool sparse_tensor_foreach_check(mica_op *op) {
  const mica_type *tensor = type_of(sparse_tensor_foreach_tensor(op));
  const mica_attr *order = sparse_tensor_foreach_order_attr(op);
  const mica_block *body = sparse_tensor_foreach_region(op)->first;
  const size_t rank = mica_type_shape(tensor).size;
  if (order != NULL &&
      mica_attr_affine_map_value(order)->dim_count != sparse_tensor_level_count(tensor))
    return mica_op_plain_error(op, "Level traverse order does not match tensor's level rank");
  if (rank + 1 + sparse_tensor_foreach_init_args_count(op) != body->argument_count)
    return mica_op_plain_error(op, "Unmatched number of arguments in the block");
  return check_carried(op) && check_element(op, body, rank);
}
