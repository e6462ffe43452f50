// Custom directives of the library, written (mica/directives.h). Called by generated printers.
#include "mica/directives.h"

#include "mica/index_list.h"

static mica_int64s numbers_of(const mica_attr *attr) {
  return attr == NULL ? (mica_int64s){NULL, 0} : mica_attr_dense_i64s_value(attr);
}

void mica_print_dynamic_index_list(mica_printer *p, const mica_op *op, mica_segment values,
                                   const mica_attr *numbers) {
  mica_print_index_list(p, '[', op, values, numbers_of(numbers), (mica_bools){NULL, 0});
}

void mica_print_dynamic_index_list_in_parentheses(mica_printer *p, const mica_op *op,
                                                  mica_segment values, const mica_attr *numbers) {
  mica_print_index_list(p, '(', op, values, numbers_of(numbers), (mica_bools){NULL, 0});
}

void mica_print_scalable_index_list(mica_printer *p, const mica_op *op, mica_segment values,
                                    const mica_attr *numbers, const mica_attr *scalable) {
  mica_bools flags = scalable == NULL ? (mica_bools){NULL, 0} : mica_attr_dense_i1s_value(scalable);
  mica_print_index_list(p, '[', op, values, numbers_of(numbers), flags);
}

void mica_print_packed_index_list(mica_printer *p, const mica_op *op, const mica_value *packed,
                                  mica_segment values, const mica_attr *numbers) {
  if (packed == NULL) {
    mica_print_dynamic_index_list(p, op, values, numbers);
    return;
  }
  mica_print_text(p, "*(");
  mica_print_operand(p, packed);
  mica_print_char(p, ')');
}

void mica_print_semi_function_type(mica_printer *p, const mica_op *op, const mica_type *input,
                                   const mica_type *result) {
  (void)op;
  mica_print_char(p, '(');
  mica_print_type(p, input);
  mica_print_text(p, ") -> ");
  mica_print_type(p, result);
}

void mica_print_semi_function_types(mica_printer *p, const mica_op *op, const mica_type *input,
                                    mica_segment results) {
  if (results.count == 0) {
    mica_print_type(p, input);
    return;
  }
  mica_print_char(p, '(');
  mica_print_type(p, input);
  mica_print_text(p, results.count > 1 ? ") -> (" : ") -> ");
  mica_print_result_types(p, op, results.first, results.count);
  if (results.count > 1) mica_print_char(p, ')');
}

void mica_print_switch_cases(mica_printer *p, const mica_op *op, const mica_attr *values,
                             mica_segment regions) {
  const mica_int64s cases = mica_attr_dense_i64s_value(values);
  for (size_t i = 0; i < regions.count && i < cases.size; i++) {
    mica_print_newline(p);
    mica_print_text(p, "case ");
    mica_print_int(p, cases.data[i]);
    mica_print_char(p, ' ');
    mica_print_region(p, mica_op_region(op, regions.first + i), false, true, false);
  }
}

// ---- Loops --------------------------------------------------------------------------------------

void mica_print_loop_bounds(mica_printer *p, const mica_value *variable, const mica_value *from,
                            const mica_value *to, const mica_value *step) {
  mica_print_operand(p, variable);
  mica_print_text(p, " = ");
  mica_print_operand(p, from);
  mica_print_text(p, " to ");
  mica_print_operand(p, to);
  mica_print_text(p, " step ");
  mica_print_operand(p, step);
}

void mica_print_loop_type(mica_printer *p, const mica_type *type) {
  mica_print_char(p, ' ');
  if (mica_type_is_index(type)) return;
  mica_print_text(p, " : ");
  mica_print_type(p, type);
  mica_print_char(p, ' ');
}
