// Texts of the shape dialect that definitions can't say, and names of results. Called by generated
// code; own nothing.
#include "mica/parse.h"
#include "mica/print.h"
#include "mica/elements.h"
#include "shared.h"

// ---- const_shape: `[1, 2] : tensor<2xindex>` ----------------------------------------------------

static bool are_integers(const mica_attr *array) {
  if (!mica_attr_is_array(array)) return false;
  const mica_attrs items = mica_attr_array_elements(array);
  for (size_t i = 0; i < items.size; i++)
    if (!mica_attr_is_integer(items.data[i])) return false;
  return true;
}

// Integers of any type, in brackets as an array attribute has them. NULL: it is something else
// (reported), or no memory.
static const mica_attr *parse_extents(mica_parser *p) {
  const mica_position at = mica_parser_position(p);
  mica_context *ctx = mica_parser_context(p);
  const mica_attr *array;
  if (!mica_parse_attr(p, mica_type_none(ctx), &array)) return NULL;
  if (!are_integers(array)) {
    mica_parse_error(p, at, "expected integers in brackets");
    return NULL;
  }
  const mica_attrs items = mica_attr_array_elements(array);
  int64_t *extents = mica_parser_scratch(p, items.size * sizeof *extents);
  if (extents == NULL) return NULL;
  for (size_t i = 0; i < items.size; i++) extents[i] = mica_attr_integer_value(items.data[i]);
  return shape_extents_attr(ctx, (mica_int64s){extents, items.size});
}

bool shape_const_shape_parse(mica_parser *p, mica_op_state *out) {
  const mica_type *type;
  if (!mica_parse_attr_dict(p, out)) return false;
  const mica_attr *shape = parse_extents(p);
  if (shape == NULL || !mica_parse_punct(p, ':') || !mica_parse_type(p, &type)) return false;
  mica_state_set_slot(out, SHAPE_CONST_SHAPE_SLOT_SHAPE, shape);
  return mica_state_result(out, type);
}

void shape_const_shape_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"shape"};
  const mica_attr *shape = shape_const_shape_shape_attr(op);
  size_t count = (size_t)mica_type_element_count(mica_attr_type(shape));
  mica_print_char(p, ' ');
  mica_print_attr_dict(p, op, elided, 1);
  mica_print_char(p, '[');
  for (size_t i = 0; i < count; i++) {
    const mica_attr *extent = mica_attr_dense_at(shape, i);
    if (extent == NULL) return;
    if (i != 0) mica_print_text(p, ", ");
    mica_print_int(p, mica_attr_integer_value(extent));
  }
  mica_print_text(p, "] : ");
  mica_print_type(p, mica_value_type(shape_const_shape_result(op)));
}

void shape_const_size_result_names(const mica_op *op, mica_name_setter *set) {
  int64_t value = mica_attr_integer_value(shape_const_size_value_attr(op));
  mica_set_value_number_name(set, shape_const_size_result(op), MICA_STR("c"), value,
                             (mica_str){NULL, 0});
}

// ---- assuming: `%w -> (f32) { }` ----------------------------------------------------------------

bool shape_assuming_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref witness;
  mica_types results = {NULL, 0};
  const mica_type *type = shape_witness_type_get(mica_parser_context(p));
  if (type == NULL || !mica_parse_operand(p, &witness) ||
      !mica_state_operands(out, &witness, 1, type) ||
      !mica_parse_optional_arrow_types(p, &results) || !mica_state_results(out, results))
    return false;
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, NULL, 0, false) &&
         mica_region_ensure_terminator(body, &shape_assuming_yield_def, mica_state_loc(out)) &&
         mica_parse_attr_dict(p, out);
}

void shape_assuming_print(mica_printer *p, const mica_op *op) {
  size_t results = mica_op_result_count(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, shape_assuming_witness(op));
  if (results != 0) {
    mica_print_text(p, " -> (");
    mica_print_result_types(p, op, 0, results);
    mica_print_char(p, ')');
  }
  mica_print_char(p, ' ');
  mica_print_region(p, shape_assuming_do_region(op), false, results != 0, false);
  mica_print_attr_dict(p, op, NULL, 0);
}

// ---- reduce: `(%shape, %begin) : !shape.shape -> i32 { }` ---------------------------------------

static bool parse_reduced(mica_parser *p, mica_op_state *out) {
  mica_operand_refs operands = {NULL, 0};
  mica_types results = {NULL, 0};
  const mica_type *shape;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_operands(p, '(', false, &operands) || !mica_parse_punct(p, ':') ||
      !mica_parse_type(p, &shape) || !mica_parse_optional_arrow_types(p, &results))
    return false;
  if (operands.size == 0) return mica_parse_error(p, at, "expected the shape that is reduced");
  return mica_state_operands(out, operands.data, 1, shape) &&
         mica_state_operands_typed(out, operands.data + 1, operands.size - 1, results,
                                   mica_parser_name_position(p)) &&
         mica_state_results(out, results);
}

bool shape_reduce_parse(mica_parser *p, mica_op_state *out) {
  if (!parse_reduced(p, out)) return false;
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, NULL, 0, false) && mica_parse_attr_dict(p, out);
}

static void print_arrow_results(mica_printer *p, const mica_op *op) {
  mica_segment all = {0, (uint32_t)mica_op_result_count(op)};
  if (all.count == 0) return;
  mica_print_text(p, " -> ");
  mica_print_function_result_types(p, op, true, all);
}

void shape_reduce_print(mica_printer *p, const mica_op *op) {
  size_t begun = shape_reduce_init_vals_count(op);
  mica_print_char(p, '(');
  mica_print_operand(p, shape_reduce_shape(op));
  mica_print_text(p, ", ");
  mica_print_operands(p, op, shape_reduce_init_vals_segment(op).first, begun);
  mica_print_text(p, ") : ");
  mica_print_type(p, mica_value_type(shape_reduce_shape(op)));
  print_arrow_results(p, op);
  mica_print_char(p, ' ');
  mica_print_region(p, shape_reduce_region(op), true, true, false);
  mica_print_attr_dict(p, op, NULL, 0);
}

// ---- Functions ----------------------------------------------------------------------------------

bool shape_func_is_declaration(const mica_op *op) {
  return mica_region_is_empty(shape_func_body(op));
}

const char *shape_func_default_dialect(const mica_op *op) {
  (void)op;
  return "shape";
}

const char *shape_function_library_default_dialect(const mica_op *op) {
  (void)op;
  return "shape";
}
