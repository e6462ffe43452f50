// What the hooks of scf share: lists, terminators, constant operands. Own nothing.
#include "shared.h"

#include "mica/parse.h"
#include "mica/print.h"

// ---- Reading ------------------------------------------------------------------------------------

bool scf_set_segments(mica_op_state *out, const int32_t *sizes, size_t count) {
  const mica_attr *attr =
      mica_attr_dense_i32s(mica_state_context(out), (mica_int32s){sizes, count});
  return attr != NULL && mica_state_set_attribute(out, MICA_STR("operandSegmentSizes"), attr);
}

// ---- Writing ------------------------------------------------------------------------------------

void scf_print_arrow_results(mica_printer *p, const mica_op *op) {
  mica_segment all = {0, (uint32_t)mica_op_result_count(op)};
  if (all.count == 0) return;
  mica_print_text(p, " -> ");
  mica_print_function_result_types(p, op, true, all);
}

void scf_print_argument_names(mica_printer *p, const mica_block *block, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_operand(p, block->arguments[i]);
  }
}

void scf_print_paren_operands(mica_printer *p, const mica_op *op, mica_segment operands) {
  mica_print_char(p, '(');
  mica_print_operands(p, op, operands.first, operands.count);
  mica_print_char(p, ')');
}

// ---- Checking -----------------------------------------------------------------------------------

const mica_op *scf_terminator(mica_op *op, size_t region, const mica_op_def *def,
                              const char *text) {
  const mica_block *block = mica_op_region(op, region)->first;
  const mica_op *last = block == NULL ? NULL : block->last;
  if (last != NULL && mica_op_isa(last, def)) return last;
  mica_diag *diag = mica_op_error_begin(op, "%s", text);
  if (last != NULL) mica_diag_note(diag, mica_op_loc(last), "terminator here");
  mica_diag_report(diag);
  return NULL;
}
