// Hooks of sequences that have a name, and of who names them: named_sequence, include,
// collect_matching, foreach_match. Called by generated code; own nothing.
#include "../passes/map.h"
#include "shared.h"

#include "mica/context.h"
#include "mica/control_flow.h"
#include "mica/function.h"

// ---- What a function says of its arguments ------------------------------------------------------

static bool argument_has(const mica_op *function, size_t index, mica_str name) {
  const mica_attr *all = mica_op_attribute(function, MICA_STR("arg_attrs"));
  if (all == NULL || !mica_attr_is_array(all)) return false;
  const mica_attrs each = mica_attr_array_elements(all);
  return index < each.size && mica_attr_is_dictionary(each.data[index]) &&
         mica_attr_dictionary_get(each.data[index], name) != NULL;
}
bool transform_argument_is_consumed(const mica_op *function, size_t index) {
  return argument_has(function, index, MICA_STR("transform.consumed"));
}
bool transform_argument_is_readonly(const mica_op *function, size_t index) {
  return argument_has(function, index, MICA_STR("transform.readonly"));
}

static mica_types inputs_of(const mica_op *function) {
  return mica_type_function_inputs(mica_function_type_of(function));
}
static mica_types results_of(const mica_op *function) {
  return mica_type_function_results(mica_function_type_of(function));
}
// NULL: it is defined elsewhere.
static const mica_block *body_of(const mica_op *function) {
  return mica_region_first(transform_named_sequence_body(function));
}

static bool refuse(const mica_op *op, const char *text) {
  return mica_op_loc_error(op, "%s", text);
}

static bool check_argument(const mica_op *function, size_t i, const bool *consumed, bool demands) {
  mica_context *ctx = mica_op_context(function);
  const mica_loc loc = mica_op_loc(function);
  const bool is_consumed = transform_argument_is_consumed(function, i);
  const bool is_readonly = transform_argument_is_readonly(function, i);
  if (is_consumed && is_readonly)
    return mica_error(ctx, loc, "argument #%z cannot be both readonly and consumed", i);
  if (demands && !is_consumed && !is_readonly)
    return refuse(function,
                  "must provide consumed/readonly status for arguments of external or called ops");
  return consumed == NULL || !consumed[i] || is_consumed || !is_readonly ||
         mica_error(ctx, loc, "argument #%z is consumed in the body but is not marked as such", i);
}

static bool check_each_argument(const mica_op *function, const bool *consumed, bool demands,
                                bool warns) {
  for (size_t i = 0; i < inputs_of(function).size; i++) {
    if (!check_argument(function, i, consumed, demands)) return false;
    if (warns && consumed != NULL && !consumed[i] && transform_argument_is_consumed(function, i))
      mica_warning(mica_op_context(function), mica_op_loc(function),
                   "op argument #%z is not consumed in the body but is marked as consumed", i);
  }
  return true;
}

// What the body does is compared with what is said of it.
static bool check_body(const mica_op *function, const mica_block *body) {
  mica_context *ctx = mica_op_context(function);
  const size_t size = mica_block_argument_count(body) * sizeof(bool);
  bool *consumed = mica_allocate(ctx, size);
  if (consumed == NULL) return size == 0;
  memset(consumed, 0, size);
  transform_mark_consumed(body, consumed);
  const bool done = check_each_argument(function, consumed, false, true);
  mica_free(ctx, consumed, size);
  return done && !mica_context_out_of_memory(ctx);
}

// ---- named_sequence -----------------------------------------------------------------------------

static bool refuse_with_note(const mica_op *op, const char *text, const mica_op *other,
                             const char *note) {
  mica_diag *diag = mica_diag_begin(mica_op_context(op), MICA_ERROR, mica_op_loc(op), "%s", text);
  mica_diag_note(diag, mica_op_loc(other), "%s", note);
  return mica_diag_report(diag);
}

static bool check_place(const mica_op *op) {
  const mica_op *table = mica_op_parent(op);
  while (table != NULL && !mica_op_has_flag(table, MICA_OP_SYMBOL_TABLE))
    table = mica_op_parent(table);
  if (table != NULL && mica_op_attribute(table, MICA_STR("transform.with_named_sequence")) == NULL)
    return refuse_with_note(op,
                            "expects the parent symbol table to have the "
                            "'transform.with_named_sequence' attribute",
                            table, "symbol table operation");
  const mica_op *parent = transform_parent(op);
  return parent == NULL || refuse_with_note(op, "cannot be defined inside another transform op",
                                            parent, "ancestor transform op");
}

static bool check_terminator(const mica_op *op, const mica_op *terminator) {
  if (!transform_yield_isa(terminator))
    return refuse_with_note(op, "expected 'transform.yield' as terminator", terminator,
                            "terminator");
  const mica_types results = results_of(op);
  if (mica_op_operand_count(terminator) != results.size)
    return refuse(terminator,
                  "expected terminator to have as many operands as the parent op has results");
  for (size_t i = 0; i < results.size; i++) {
    const mica_type *type = mica_value_type(mica_op_operand(terminator, i));
    if (type != results.data[i])
      return mica_error(mica_op_context(op), mica_op_loc(terminator),
                        "the type of the terminator operand #%z must match the type of the "
                        "corresponding parent op result ('%t' vs '%t')",
                        i, type, results.data[i]);
  }
  return true;
}

static bool check_ends(const mica_op *op) {
  const mica_block *body = body_of(op);
  if (body == NULL) return true;
  return mica_block_last(body) == NULL ? refuse(op, "expected a non-empty body block")
                                       : check_terminator(op, mica_block_last(body));
}

bool transform_named_sequence_check(mica_op *op) {
  const mica_block *body = body_of(op);
  if (!check_place(op) || !check_ends(op)) return false;
  return body == NULL ? check_each_argument(op, NULL, true, false) : check_body(op, body);
}

bool transform_named_sequence_fits(const mica_op *op) {
  if (!transform_named_sequence_isa(op)) return false;
  const mica_silence silence = mica_context_silence(mica_op_context(op));
  const bool fits = check_place(op) && check_ends(op) &&
                    check_each_argument(op, NULL, body_of(op) == NULL, false);
  mica_context_end_silence(mica_op_context(op), silence);
  return fits;
}

// ---- include ------------------------------------------------------------------------------------

const mica_attr *transform_include_callee(const mica_op *op) {
  return transform_include_target_attr(op);
}
mica_successor_operands transform_include_arguments(const mica_op *op) {
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}

static bool check_passed(mica_op *op, mica_types inputs) {
  if (inputs.size != mica_op_operand_count(op))
    return mica_op_plain_error(op, "incorrect number of operands for callee");
  for (size_t i = 0; i < inputs.size; i++) {
    const mica_type *type = mica_value_type(mica_op_operand(op, i));
    if (type != inputs.data[i])
      return mica_op_error(op,
                           "operand type mismatch: expected operand type '%t', but provided '%t' "
                           "for operand number %z",
                           inputs.data[i], type, i);
  }
  return true;
}
static bool check_returned(mica_op *op, mica_types results) {
  if (results.size != mica_op_result_count(op))
    return mica_op_plain_error(op, "incorrect number of results for callee");
  for (size_t i = 0; i < results.size; i++)
    if (!transform_types_are_alike(mica_value_type(mica_op_result(op, i)), results.data[i]))
      return mica_op_error(op,
                           "type of result #%z must implement the same transform dialect interface "
                           "as the corresponding callee result",
                           i);
  return true;
}

bool transform_include_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_op *callee = mica_symbol_tables_nearest(tables, op, transform_include_target_attr(op));
  if (callee == NULL || !transform_named_sequence_isa(callee))
    return mica_op_error(op, "does not reference a named transform sequence");
  return check_passed(op, inputs_of(callee)) && check_returned(op, results_of(callee)) &&
         check_each_argument(callee, NULL, true, false);
}

// ---- What matches -------------------------------------------------------------------------------

// A function that is a transformation; NULL: there is none of that name.
static const mica_op *find_function(mica_op *op, mica_symbol_tables *tables,
                                    const mica_attr *symbol) {
  const mica_op *found = mica_symbol_tables_nearest(tables, op, symbol);
  return found != NULL && mica_op_interface(found, &mica_function_interface_id) != NULL &&
                 transform_op_interface_isa(found)
             ? found
             : NULL;
}

static bool report(mica_diag *diag) { return mica_diag_report(diag); }
static bool report_symbol(mica_diag *diag, const mica_op *symbol) {
  mica_diag_note(diag, mica_op_loc(symbol), "symbol declaration");
  return mica_diag_report(diag);
}

bool transform_collect_matching_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *name = transform_collect_matching_matcher_attr(op);
  const mica_op *matcher = find_function(op, tables, name);
  if (matcher == NULL)
    return report(mica_op_diag_begin(op, MICA_ERROR, "unresolved matcher symbol %a", name));
  const mica_types inputs = inputs_of(matcher), results = results_of(matcher);
  if (inputs.size != 1 || !transform_type_is_handle(inputs.data[0]))
    return report(mica_op_diag_begin(op, MICA_ERROR,
                                     "expected the matcher to take one operation handle argument"));
  if (!transform_argument_is_readonly(matcher, 0))
    return report(
        mica_op_diag_begin(op, MICA_ERROR, "expected the matcher argument to be marked readonly"));
  if (results.size != mica_op_result_count(op))
    return report(mica_op_diag_begin(
        op, MICA_ERROR,
        "expected the matcher to yield as many values as op has results (%z), got %z",
        mica_op_result_count(op), results.size));
  for (size_t i = 0; i < results.size; i++)
    if (!transform_types_are_alike(results.data[i], mica_value_type(mica_op_result(op, i))))
      return report(mica_op_diag_begin(
          op, MICA_ERROR, "mismatching type interfaces for matcher result and op result #%z", i));
  return true;
}

// A matcher, and the action for what it matches.
typedef struct pair {
  const mica_attr *matcher_name, *action_name;
  const mica_op *matcher, *action;
} pair;

static bool check_matched(mica_op *op, const pair *of) {
  const mica_types inputs = inputs_of(of->matcher);
  if (mica_op_operand_count(op) != inputs.size)
    return report_symbol(
        mica_op_diag_begin(op, MICA_ERROR,
                           "the number of operands (%z) doesn't match the number of matcher "
                           "arguments (%z) for %a",
                           mica_op_operand_count(op), inputs.size, of->matcher_name),
        of->matcher);
  for (size_t i = 0; i < inputs.size; i++) {
    if (transform_argument_is_consumed(of->matcher, i))
      return report_symbol(
          mica_op_error_begin(op, "does not expect matcher symbol to consume its operand #%z", i),
          of->matcher);
    if (!transform_types_are_alike(mica_value_type(mica_op_operand(op, i)), inputs.data[i]))
      return report_symbol(
          mica_op_diag_begin(op, MICA_ERROR,
                             "mismatching type interfaces for operand and matcher argument #%z of "
                             "matcher %a",
                             i, of->matcher_name),
          of->matcher);
  }
  return true;
}

static bool check_forwarded(mica_op *op, const pair *of) {
  const mica_types results = results_of(of->matcher), inputs = inputs_of(of->action);
  if (results.size != inputs.size)
    return report(mica_op_diag_begin(op, MICA_ERROR,
                                     "mismatching number of matcher results and action arguments "
                                     "between %a (%z) and %a (%z)",
                                     of->matcher_name, results.size, of->action_name, inputs.size));
  for (size_t i = 0; i < results.size; i++)
    if (!transform_types_are_alike(results.data[i], inputs.data[i]))
      return report(mica_op_diag_begin(op, MICA_ERROR,
                                       "mismatching type interfaces for matcher result and action "
                                       "argument #%zof matcher %a and action %a",
                                       i, of->matcher_name, of->action_name));
  return true;
}

static bool check_given(mica_op *op, const pair *of) {
  const mica_types results = results_of(of->action);
  const size_t count = mica_op_result_count(op) - 1;
  if (results.size != count)
    return report_symbol(
        mica_op_diag_begin(op, MICA_ERROR,
                           "the number of action results (%z) for %a doesn't match the number of "
                           "extra op results (%z)",
                           results.size, of->action_name, count),
        of->action);
  for (size_t i = 0; i < count; i++)
    if (!transform_types_are_alike(mica_value_type(mica_op_result(op, i + 1)), results.data[i]))
      return report_symbol(
          mica_op_diag_begin(op, MICA_ERROR,
                             "mismatching type interfaces for action result #%z of action %a and "
                             "op result",
                             i, of->action_name),
          of->action);
  return true;
}

static bool check_pair(mica_op *op, mica_symbol_tables *tables, pair of) {
  of.matcher = find_function(op, tables, of.matcher_name);
  of.action = find_function(op, tables, of.action_name);
  if (of.matcher == NULL)
    return report(
        mica_op_diag_begin(op, MICA_ERROR, "unresolved matcher symbol %a", of.matcher_name));
  if (of.action == NULL)
    return report(
        mica_op_diag_begin(op, MICA_ERROR, "unresolved action symbol %a", of.action_name));
  return check_each_argument(of.matcher, NULL, true, false) &&
         check_each_argument(of.action, NULL, true, false) && check_matched(op, &of) &&
         check_forwarded(op, &of) && check_given(op, &of);
}

bool transform_foreach_match_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attrs matchers = transform_foreach_match_matchers(op);
  const mica_attrs actions = transform_foreach_match_actions(op);
  for (size_t i = 0; i < matchers.size && i < actions.size; i++)
    if (!check_pair(op, tables,
                    (pair){.matcher_name = matchers.data[i], .action_name = actions.data[i]}))
      return false;
  return true;
}

static bool warn_of_repeated(mica_op *op, mica_attrs matchers) {
  mica_context *ctx = mica_op_context(op);
  passes_map seen = {.context = ctx};
  for (size_t i = 0; i < matchers.size; i++)
    if (!passes_map_add(&seen, matchers.data[i], NULL) && !mica_context_out_of_memory(ctx))
      (void)report(mica_op_diag_begin(op, MICA_WARNING,
                                      "matcher %a is used more than once, only the first match "
                                      "will apply",
                                      matchers.data[i]));
  passes_map_free(&seen);
  return !mica_context_out_of_memory(ctx);
}

bool transform_foreach_match_check(mica_op *op) {
  const mica_attrs matchers = transform_foreach_match_matchers(op);
  if (matchers.size != transform_foreach_match_actions(op).size)
    return mica_op_error(op, "expected the same number of matchers and actions");
  if (matchers.size == 0) return mica_op_error(op, "expected at least one match/action pair");
  return warn_of_repeated(op, matchers);
}

void transform_foreach_match_result_names(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, transform_foreach_match_updated(op), MICA_STR("updated_root"));
  for (size_t i = 1; i < mica_op_result_count(op); i++)
    mica_set_value_name(set, mica_op_result(op, i), MICA_STR("yielded"));
}

// ---- `@matcher -> @action, ...` -----------------------------------------------------------------

typedef struct names {
  const mica_attr **data;
  size_t size;
} names;

static bool parse_name(mica_parser *p, names *list) {
  list->data = mica_parser_grow(p, list->data, list->size, sizeof *list->data);
  const mica_attr *name = NULL;
  if (list->data == NULL || !mica_parse_symbol_name(p, &name)) return false;
  list->data[list->size] = mica_attr_symbol(mica_parser_context(p), mica_attr_string_value(name));
  return list->data[list->size++] != NULL;
}

bool transform_parse_foreach_match_symbols(mica_parser *p, mica_op_state *out,
                                           const mica_attr **matchers, const mica_attr **actions) {
  mica_context *ctx = mica_state_context(out);
  names first = {NULL, 0}, second = {NULL, 0};
  do {
    if (!parse_name(p, &first) || !mica_parse_punct(p, MICA_PUNCT_ARROW) || !parse_name(p, &second))
      return false;
  } while (mica_parse_optional_punct(p, ','));
  *matchers = mica_attr_array(ctx, (mica_attrs){first.data, first.size});
  *actions = mica_attr_array(ctx, (mica_attrs){second.data, second.size});
  return *matchers != NULL && *actions != NULL;
}

void transform_print_foreach_match_symbols(mica_printer *p, const mica_op *op,
                                           const mica_attr *matchers, const mica_attr *actions) {
  (void)op;
  const mica_attrs first = mica_attr_array_elements(matchers);
  const mica_attrs second = mica_attr_array_elements(actions);
  mica_print_indent(p, 2);
  for (size_t i = 0; i < first.size && i < second.size; i++) {
    mica_print_newline(p);
    mica_print_attr(p, first.data[i]);
    mica_print_text(p, " -> ");
    mica_print_attr(p, second.data[i]);
    if (i + 1 != first.size) mica_print_text(p, ", ");
  }
  mica_print_indent(p, -2);
}
