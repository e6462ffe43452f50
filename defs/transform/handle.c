// Hooks of what works on handles alone: casts, splitting, positions of operands and results. Called
// by generated code; own nothing.
#include "shared.h"

#include "mica/parse.h"
#include "mica/print.h"

bool transform_cast_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return inputs.size == 1 && outputs.size == 1 && transform_type_is_handle(inputs.data[0]) &&
         transform_type_is_handle(outputs.data[0]);
}

// An i64 must be one of its values.
bool transform_num_associations_check(mica_op *op) {
  const mica_type *type = mica_value_type(transform_num_associations_num(op));
  mica_context *ctx = mica_op_context(op);
  const mica_loc loc = mica_op_loc(op);
  if (transform_affine_map_param_type_isa(type))
    return mica_error(ctx, loc, "expected affine map attribute, got 0 : i64");
  if (transform_type_param_type_isa(type))
    return mica_error(ctx, loc, "expected type attribute, got 0 : i64");
  return !transform_param_type_isa(type) || mica_type_is_i(transform_param_type_type(type), 64) ||
         mica_error(ctx, loc,
                    "expected the type of the parameter attribute ('i64') to match the parameter "
                    "type ('%t')",
                    transform_param_type_type(type));
}

bool transform_split_handle_check(mica_op *op) {
  const size_t count = mica_op_result_count(op);
  if (transform_split_handle_has_overflow_result(op)) {
    const int64_t overflow =
        mica_attr_integer_value(transform_split_handle_overflow_result_attr(op));
    if (overflow < 0 || (uint64_t)overflow >= count)
      return mica_op_error(op, "overflow_result is not a valid result index");
  }
  const mica_type *type = mica_value_type(transform_split_handle_handle(op));
  for (size_t i = 0; i < count; i++)
    if (!transform_types_are_alike(type, mica_value_type(mica_op_result(op, i))))
      return mica_op_error(op,
                           "expects result types to implement the same transform interface as the "
                           "operand type");
  return true;
}

bool transform_affine_simplify_bounded_affine_ops_check(mica_op *op) {
  const size_t count = transform_affine_simplify_bounded_affine_ops_bounded_values_count(op);
  const size_t lower = transform_affine_simplify_bounded_affine_ops_lower_bounds(op).size;
  const size_t upper = transform_affine_simplify_bounded_affine_ops_upper_bounds(op).size;
  if (lower != count)
    return mica_op_error(op, "incorrect number of lower bounds, expected %z but found %z", count,
                         lower);
  return upper == count ||
         mica_op_error(op, "incorrect number of upper bounds, expected %z but found %z", count,
                       upper);
}

// ---- `all`, `0, -1`, `except(0, -1)` ------------------------------------------------------------

typedef struct numbers {
  int64_t *data;
  size_t size;
} numbers;

static bool parse_number(mica_parser *p, void *user) {
  numbers *list = user;
  list->data = mica_parser_grow(p, list->data, list->size, sizeof *list->data);
  return list->data != NULL && mica_parse_int64(p, &list->data[list->size++]);
}

bool transform_parse_transform_match_dims(mica_parser *p, mica_op_state *out,
                                          const mica_attr **positions,
                                          const mica_attr **is_inverted, const mica_attr **is_all) {
  mica_context *ctx = mica_state_context(out);
  numbers list = {NULL, 0};
  bool is_good = true;
  if (mica_parse_optional_keyword(p, "all")) {
    *is_all = mica_attr_unit(ctx);
  } else if (mica_parse_optional_keyword(p, "except")) {
    *is_inverted = mica_attr_unit(ctx);
    is_good = mica_parse_punct(p, '(') && mica_parse_list(p, 0, false, parse_number, &list) &&
              mica_parse_punct(p, ')');
  } else {
    is_good = mica_parse_list(p, 0, false, parse_number, &list);
  }
  if (!is_good) return false;
  *positions = mica_attr_dense_i64s(ctx, (mica_int64s){list.data, list.size});
  return *positions != NULL;
}

void transform_print_transform_match_dims(mica_printer *p, const mica_op *op,
                                          const mica_attr *positions, const mica_attr *is_inverted,
                                          const mica_attr *is_all) {
  (void)op;
  const mica_int64s list = mica_attr_dense_i64s_value(positions);
  if (is_all != NULL) {
    mica_print_text(p, "all");
    return;
  }
  if (is_inverted != NULL) mica_print_text(p, "except(");
  mica_print_scalars(p, sizeof(int64_t), true, list.data, list.size);
  if (is_inverted != NULL) mica_print_char(p, ')');
}

bool transform_check_positions(mica_op *op, mica_int64s list, bool is_inverted, bool is_all) {
  if (is_all && is_inverted)
    return mica_op_error(op, "cannot request both 'all' and 'inverted' values in the list");
  if (is_all && list.size != 0)
    return mica_op_error(op, "cannot both request 'all' and specific values in the list");
  if (!is_all && list.size == 0)
    return mica_op_error(op, "must request specific values in the list if 'all' is not specified");
  for (size_t i = 1; i < list.size; i++)
    if (list.data[i] == list.data[i - 1])
      return mica_op_error(op, "expected the listed values to be unique");
  return true;
}

bool transform_get_operand_check(mica_op *op) {
  return transform_check_positions(op, transform_get_operand_raw_position_list(op),
                                   transform_get_operand_is_inverted(op),
                                   transform_get_operand_is_all(op));
}
bool transform_get_result_check(mica_op *op) {
  return transform_check_positions(op, transform_get_result_raw_position_list(op),
                                   transform_get_result_is_inverted(op),
                                   transform_get_result_is_all(op));
}
