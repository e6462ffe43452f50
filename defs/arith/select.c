// Hooks of arith.select. Called by generated code.
#include "arith/arith.h"

#include "mica/parse.h"
#include "mica/print.h"

bool arith_select_check(mica_op *op) {
  const mica_type *condition = mica_value_type(arith_select_condition(op));
  const mica_type *result = mica_value_type(arith_select_result(op));
  if (mica_type_is_i(condition, 1)) return true;
  const mica_type *expected = mica_type_i1_of_same_shape(result);
  if (expected == NULL) return false;
  if (condition == expected) return true;
  return mica_op_error(op,
                       "expected condition type to have the same shape as the result type, "
                       "expected '%t', but got '%t'",
                       expected, condition);
}

// `%c, %a, %b : i32`, or with the condition's type before it.
bool arith_select_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_refs refs;
  const mica_type *condition = mica_type_i(mica_state_context(out), 1), *result;
  if (!mica_parse_operands_exactly(p, 3, &refs)) return false;
  if (!mica_parse_attr_dict(p, out) || !mica_parse_punct(p, ':') || !mica_parse_type(p, &result))
    return false;
  if (mica_parse_optional_punct(p, ',')) {
    condition = result;
    if (!mica_parse_type(p, &result)) return false;
  }
  return condition != NULL && mica_state_result(out, result) &&
         mica_state_operands(out, refs.data, 1, condition) &&
         mica_state_operands(out, refs.data + 1, 2, result);
}

void arith_select_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, 3);
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_text(p, " : ");
  const mica_type *condition = mica_value_type(arith_select_condition(op));
  if (mica_type_is_shaped(condition)) {
    mica_print_type(p, condition);
    mica_print_text(p, ", ");
  }
  mica_print_type(p, mica_value_type(arith_select_result(op)));
}
