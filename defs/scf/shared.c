// What the hooks of scf share: assignment lists, terminators, constant operands. Own nothing; what
// is collected lives in the parser's scratch.
#include "shared.h"

#include "mica/parse.h"
#include "mica/print.h"

// ---- Reading ------------------------------------------------------------------------------------

static void *larger(mica_parser *p, const void *old, size_t count, size_t capacity, size_t size) {
  void *data = mica_parser_scratch(p, capacity * size);
  if (data != NULL && count > 0) memcpy(data, old, count * size);
  return data;
}

bool scf_add_argument(mica_parser *p, scf_assignments *list, const mica_parsed_argument *argument) {
  if (list->size == list->capacity) {
    size_t capacity = list->capacity == 0 ? 4 : list->capacity * 2;
    if (capacity > SIZE_MAX / sizeof *argument) return false;
    list->arguments = larger(p, list->arguments, list->size, capacity, sizeof *list->arguments);
    list->operands = larger(p, list->operands, list->size, capacity, sizeof *list->operands);
    list->capacity = capacity;
    if (list->arguments == NULL || list->operands == NULL) return false;
  }
  list->operands[list->size] = (mica_operand_ref){0};
  list->arguments[list->size++] = *argument;
  return true;
}

static bool parse_assignment(mica_parser *p, void *user) {
  scf_assignments *list = user;
  mica_parsed_argument argument;
  return mica_parse_argument(p, false, false, &argument) && mica_parse_punct(p, '=') &&
         scf_add_argument(p, list, &argument) &&
         mica_parse_operand(p, &list->operands[list->size - 1]);
}

bool scf_parse_assignments(mica_parser *p, scf_assignments *list) {
  if (!mica_parse_optional_punct(p, '('))
    return mica_parse_error(p, mica_parser_position(p), "expected '('");
  return mica_parse_list_until(p, ')', parse_assignment, list);
}

bool scf_parse_arrow_types(mica_parser *p, mica_types *types) {
  if (mica_parser_next_byte(p) != '-') return mica_parse_punct(p, MICA_PUNCT_ARROW);
  return mica_parse_optional_arrow_types(p, types);
}

bool scf_set_segments(mica_op_state *out, const int32_t *sizes, size_t count) {
  const mica_attr *attr =
      mica_attr_dense_i32s(mica_state_context(out), (mica_int32s){sizes, count});
  return attr != NULL && mica_state_set_attribute(out, MICA_STR("operandSegmentSizes"), attr);
}

// ---- Writing ------------------------------------------------------------------------------------

void scf_print_assignments(mica_printer *p, const char *prefix, const mica_op *op,
                           const mica_block *block, size_t first, mica_segment operands) {
  if (operands.count == 0) return;
  mica_print_text(p, prefix);
  mica_print_char(p, '(');
  for (uint32_t i = 0; i < operands.count; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_operand(p, block->arguments[first + i]);
    mica_print_text(p, " = ");
    mica_print_operand(p, mica_op_operand(op, operands.first + i));
  }
  mica_print_char(p, ')');
}

void scf_print_arrow_results(mica_printer *p, const mica_op *op) {
  const mica_segment all = {0, (uint32_t)mica_op_result_count(op)};
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
