// Hooks of async.execute: its text, and where what it is given goes. Called by generated code; own
// nothing.
#include "async/async.h"
#include "mica/parse.h"
#include "mica/print.h"

static const mica_type *held(const mica_type *type) {
  return async_value_type_isa(type) ? async_value_type_value_type(type) : type;
}

// ---- Control flow -------------------------------------------------------------------------------

bool async_execute_successors(const mica_op *op, const mica_region *from,
                              mica_region_successors *out) {
  (void)op;
  return from == NULL ? mica_region_successors_add_region(out, 0, 0)
                      : mica_region_successors_add_parent(out, ASYNC_EXECUTE_RESULT_BODY_RESULTS);
}

mica_successor_operands async_execute_entry_operands(const mica_op *op, size_t region) {
  (void)region;
  const mica_segment operands = async_execute_body_operands_segment(op);
  return (mica_successor_operands){.first = operands.first,
                                   .count = operands.count,
                                   .group = ASYNC_EXECUTE_OPERAND_BODY_OPERANDS};
}

bool async_execute_are_types_compatible(const mica_op *op, const mica_type *from,
                                        const mica_type *to) {
  (void)op;
  return held(from) == held(to);
}

bool async_execute_check_regions(mica_op *op) {
  const mica_block *body = mica_region_first(async_execute_body_region(op));
  const size_t count = async_execute_body_operands_count(op);
  bool fits = mica_block_argument_count(body) == count;
  for (size_t i = 0; fits && i < count; i++)
    fits = mica_value_type(mica_block_argument_at(body, i)) ==
           held(mica_value_type(async_execute_body_operands(op, i)));
  return fits || mica_op_error(op,
                               "async body region argument types do not match the execute "
                               "operation arguments types");
}

// ---- The text: `[%token] (%value as %x: !async.value<f32>) -> !async.value<f32> { }` ------------

// Operands of the body, and the arguments that hold what is in them.
typedef struct passed {
  mica_operand_ref *operands;
  mica_parsed_argument *arguments;
  const mica_type **types;
  size_t size;
} passed;

static bool grow(mica_parser *p, passed *list) {
  list->operands = mica_parser_grow(p, list->operands, list->size, sizeof *list->operands);
  list->arguments = mica_parser_grow(p, list->arguments, list->size, sizeof *list->arguments);
  list->types = mica_parser_grow(p, list->types, list->size, sizeof *list->types);
  return list->operands != NULL && list->arguments != NULL && list->types != NULL;
}

static bool parse_passed(mica_parser *p, void *user) {
  passed *list = user;
  if (!grow(p, list)) return false;
  const size_t i = list->size++;
  if (!mica_parse_operand(p, &list->operands[i]) || !mica_parse_keyword(p, "as") ||
      !mica_parse_argument(p, false, false, &list->arguments[i]) || !mica_parse_punct(p, ':'))
    return false;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_type(p, &list->types[i])) return false;
  list->arguments[i].type = held(list->types[i]);
  return async_value_type_isa(list->types[i]) ||
         mica_parse_error(p, at, "expected a value that is there later, but got '%t'",
                          list->types[i]);
}

static bool parse_operands(mica_parser *p, mica_op_state *out, passed *list) {
  mica_operand_refs tokens = {NULL, 0};
  const mica_type *token = async_token_type_get(mica_parser_context(p));
  if (token == NULL || !mica_parse_operands(p, '[', true, &tokens) ||
      !mica_state_operands(out, tokens.data, tokens.size, token))
    return false;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_list(p, '(', true, parse_passed, list) ||
      !mica_state_operands_typed(out, list->operands, list->size,
                                 (mica_types){list->types, list->size}, at))
    return false;
  const int32_t sizes[] = {(int32_t)tokens.size, (int32_t)list->size};
  return mica_state_set_segments(out, ASYNC_EXECUTE_SLOT_OPERAND_SEGMENT_SIZES, sizes, 2) &&
         mica_state_result(out, token);
}

bool async_execute_parse(mica_parser *p, mica_op_state *out) {
  passed list = {NULL, NULL, NULL, 0};
  mica_types results = {NULL, 0};
  if (!parse_operands(p, out, &list) || !mica_parse_optional_arrow_types(p, &results) ||
      !mica_state_results(out, results) || !mica_parse_attr_dict_with_keyword(p, out))
    return false;
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, list.arguments, list.size, false);
}

static void print_passed(mica_printer *p, const mica_op *op) {
  const mica_block *body = mica_region_first(async_execute_body_region(op));
  const size_t count = async_execute_body_operands_count(op);
  if (count == 0) return;
  mica_print_text(p, " (");
  for (size_t i = 0; i < count; i++) {
    const mica_value *operand = async_execute_body_operands(op, i);
    if (i != 0) mica_print_text(p, ", ");
    mica_print_operand(p, operand);
    mica_print_text(p, " as ");
    mica_print_operand(p, mica_block_argument_at(body, i));
    mica_print_text(p, ": ");
    mica_print_type(p, mica_value_type(operand));
  }
  mica_print_char(p, ')');
}

static void print_results(mica_printer *p, const mica_op *op) {
  const mica_segment results = async_execute_body_results_segment(op);
  if (results.count == 0) return;
  mica_print_text(p, " -> ");
  mica_print_function_result_types(p, op, true, results);
}

void async_execute_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"operandSegmentSizes"};
  const mica_segment tokens = async_execute_dependencies_segment(op);
  if (tokens.count != 0) {
    mica_print_text(p, " [");
    mica_print_operands(p, op, tokens.first, tokens.count);
    mica_print_char(p, ']');
  }
  print_passed(p, op);
  print_results(p, op);
  mica_print_attr_dict_with_keyword(p, op, elided, 1);
  mica_print_char(p, ' ');
  mica_print_region(p, async_execute_body_region(op), false, true, false);
}
