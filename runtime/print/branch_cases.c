// Cases that lead to blocks, written (mica/directives.h). Called by hooks.
#include "mica/directives.h"
#include "mica/generated.h"
#include "mica/number.h"

// As an unsigned number; what needs more than 64 bits is the largest one.
static uint64_t case_value(const mica_attr *value) {
  size_t count;
  const uint64_t *words = mica_attr_integer_word_data(value, &count);
  if (mica_type_integer_width(mica_attr_type(value)) <= 64) return mica_attr_integer_zext(value);
  for (size_t i = 1; i < count; i++)
    if (words[i] != 0) return UINT64_MAX;
  return words[0];
}

void mica_print_branch_cases(mica_printer *p, const mica_op *op, mica_block *default_block,
                             mica_segment default_operands, const mica_attr *values,
                             mica_segment blocks, mica_segment operands, const mica_attr *sizes) {
  mica_print_text(p, "  default: ");
  mica_print_successor_with_operands(p, default_block, op, default_operands.first,
                                     default_operands.count);
  for (size_t i = 0; values != NULL && i < blocks.count; i++) {
    const mica_attr *value = mica_attr_dense_at(values, i);
    if (value == NULL) return;
    const mica_segment passed_on = mica_inner_segment(operands, sizes, i);
    mica_print_char(p, ',');
    mica_print_newline(p);
    mica_print_text(p, "  ");
    mica_print_uint(p, case_value(value));
    mica_print_text(p, ": ");
    mica_print_successor_with_operands(p, mica_op_successor(op, blocks.first + i), op,
                                       passed_on.first, passed_on.count);
  }
  if (values != NULL) mica_print_newline(p);
}
