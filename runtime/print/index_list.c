// Lists that mix values and numbers, written and checked (mica/index_list.h). Called by dialects'
// hooks.
#include "mica/index_list.h"

static int closing(int open) { return open == '(' ? ')' : ']'; }

void mica_print_index_list(mica_printer *p, int open, const mica_op *op, mica_segment values,
                           mica_int64s numbers, mica_bools scalable) {
  size_t used = 0;
  mica_print_char(p, (char)open);
  for (size_t i = 0; i < numbers.size; i++) {
    bool brackets = i < scalable.size && scalable.data[i];
    if (i > 0) mica_print_text(p, ", ");
    if (brackets) mica_print_char(p, '[');
    if (numbers.data[i] != MICA_DYNAMIC) mica_print_int(p, numbers.data[i]);
    else if (used < values.count) mica_print_operand(p, mica_op_operand(op, values.first + used++));
    if (brackets) mica_print_char(p, ']');
  }
  mica_print_char(p, (char)closing(open));
}

bool mica_verify_index_list(mica_op *op, const char *name, size_t count, mica_int64s numbers,
                            size_t value_count) {
  if (numbers.size != count)
    return mica_op_plain_error(op, "expected %z %s values, got %z", count, name, numbers.size);
  size_t dynamic = 0;
  for (size_t i = 0; i < count; i++) dynamic += numbers.data[i] == MICA_DYNAMIC;
  if (dynamic == value_count) return true;
  return mica_op_plain_error(op, "expected %z dynamic %s values", dynamic, name);
}
