// What MLProgramOps.td leaves to its author: the text of functions, three custom directives, names,
// and checks of symbols and terminators. Called by generated code; own nothing.
#include "ml_program/ml_program.h"

#include "mica/function.h"
#include "mica/mica.h"

// ---- Functions ----------------------------------------------------------------------------------

static void print_function(mica_printer *p, const mica_op *op) {
  const mica_type *type = mica_function_type_of(op);
  mica_print_function(p, op, mica_type_function_inputs(type), false,
                      mica_type_function_results(type));
}
bool ml_program_func_parse(mica_parser *p, mica_op_state *out) {
  return mica_parse_function(p, out, false, NULL);
}
void ml_program_func_print(mica_printer *p, const mica_op *op) { print_function(p, op); }
bool ml_program_subgraph_parse(mica_parser *p, mica_op_state *out) {
  return mica_parse_function(p, out, false, NULL);
}
void ml_program_subgraph_print(mica_printer *p, const mica_op *op) { print_function(p, op); }

bool ml_program_func_is_declaration(const mica_op *op) {
  return mica_region_is_empty(ml_program_func_body(op));
}
bool ml_program_subgraph_is_declaration(const mica_op *op) {
  return mica_region_is_empty(ml_program_subgraph_body(op));
}

bool ml_program_output_check(mica_op *op) { return mica_verify_returned(op, "outputs", "output"); }
bool ml_program_return_check(mica_op *op) { return mica_verify_returned(op, "returns", "return"); }

// ---- Globals ------------------------------------------------------------------------------------

bool ml_program_global_check(mica_op *op) {
  return ml_program_global_is_mutable(op) || ml_program_global_value_attr(op) != NULL ||
         mica_op_error(op, "immutable global must have an initial value");
}

// The global that an operation names; NULL: there is none, reported.
static const mica_op *global_of(mica_op *op, mica_symbol_tables *tables, const mica_attr *name) {
  const mica_op *found = mica_symbol_tables_nearest(tables, op, name);
  if (found != NULL && ml_program_global_isa(found)) return found;
  mica_op_error(op, "undefined global: %a", name);
  return NULL;
}

static bool check_load(mica_op *op, const mica_op *global) {
  const mica_type *type = ml_program_global_type(global);
  const mica_type *loaded = mica_value_type(mica_op_result(op, 0));
  return type == loaded ||
         mica_op_error(op, "cannot load from global typed '%t' as '%t'", type, loaded);
}
bool ml_program_global_load_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_op *global = global_of(op, tables, ml_program_global_load_global_attr(op));
  return global != NULL && check_load(op, global);
}
bool ml_program_global_load_graph_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_op *global = global_of(op, tables, ml_program_global_load_graph_global_attr(op));
  return global != NULL && check_load(op, global);
}
bool ml_program_global_load_const_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *name = ml_program_global_load_const_global_attr(op);
  const mica_op *global = global_of(op, tables, name);
  if (global == NULL) return false;
  if (ml_program_global_is_mutable(global))
    return mica_op_error(op, "cannot load as const from mutable global %a", name);
  return check_load(op, global);
}

static bool check_store(mica_op *op, mica_symbol_tables *tables, const mica_attr *name) {
  const mica_op *global = global_of(op, tables, name);
  if (global == NULL) return false;
  if (!ml_program_global_is_mutable(global))
    return mica_op_error(op, "cannot store to an immutable global %a", name);
  const mica_type *type = ml_program_global_type(global);
  const mica_type *stored = mica_value_type(mica_op_operand(op, 0));
  return type == stored ||
         mica_op_error(op, "cannot store to a global typed '%t' from '%t'", type, stored);
}
bool ml_program_global_store_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return check_store(op, tables, ml_program_global_store_global_attr(op));
}
bool ml_program_global_store_graph_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return check_store(op, tables, ml_program_global_store_graph_global_attr(op));
}

static void name_after(const mica_op *op, const mica_attr *global, mica_name_setter *set) {
  if (global != NULL)
    mica_set_value_name(set, mica_op_result(op, 0), mica_attr_symbol_leaf(global));
}
void ml_program_global_load_result_names(const mica_op *op, mica_name_setter *set) {
  name_after(op, ml_program_global_load_global_attr(op), set);
}
void ml_program_global_load_const_result_names(const mica_op *op, mica_name_setter *set) {
  name_after(op, ml_program_global_load_const_global_attr(op), set);
}

// ---- custom<SymbolVisibility>($sym_visibility): `public`, `private` or `nested`
// ----------------------

bool ml_program_parse_symbol_visibility(mica_parser *p, mica_op_state *out,
                                        const mica_attr **sym_visibility) {
  (void)out;
  if (!mica_parse_optional_visibility(p, sym_visibility)) return false;
  return *sym_visibility != NULL ||
         mica_parse_error(p, mica_parser_position(p), "expected 'public', 'private', or 'nested'");
}
void ml_program_print_symbol_visibility(mica_printer *p, const mica_op *op,
                                        const mica_attr *sym_visibility) {
  (void)op;
  mica_print_str(
      p, sym_visibility == NULL ? MICA_STR("public") : mica_attr_string_value(sym_visibility));
}

// ---- custom<TypedInitialValue>($type, $value): `(value)` or nothing, then `: type`
// -------------------

bool ml_program_parse_typed_initial_value(mica_parser *p, mica_op_state *out,
                                          const mica_attr **type, const mica_attr **value) {
  (void)out;
  if (mica_parse_optional_punct(p, '(') &&
      (!mica_parse_attr(p, NULL, value) || !mica_parse_punct(p, ')')))
    return false;
  const mica_type *parsed;
  if (!mica_parse_punct(p, ':') || !mica_parse_type(p, &parsed)) return false;
  *type = mica_attr_type_of(parsed);
  return *type != NULL;
}
void ml_program_print_typed_initial_value(mica_printer *p, const mica_op *op, const mica_attr *type,
                                          const mica_attr *value) {
  (void)op;
  if (value != NULL) {
    mica_print_char(p, '(');
    mica_print_attr(p, value);
    mica_print_char(p, ')');
  }
  mica_print_text(p, " : ");
  mica_print_attr(p, type);
}

// ---- custom<TokenOrdering>($consumeTokens, type($produceToken))
// --------------------------------------
//
//   ` ordering(` (`()` | %a | %a, %b) ` -> ` type `)`. MLIR's parser lets it be absent, and crashes
//   then.

bool ml_program_parse_token_ordering(mica_parser *p, mica_op_state *out,
                                     mica_operand_refs *consume_tokens,
                                     const mica_type **produce_token_type) {
  (void)out;
  if (!mica_parse_keyword(p, "ordering") || !mica_parse_punct(p, '(')) return false;
  if (mica_parse_optional_punct(p, '(')) {
    if (!mica_parse_punct(p, ')')) return false;
  } else if (!mica_parse_operands(p, 0, false, consume_tokens)) {
    return false;
  }
  return mica_parse_punct(p, MICA_PUNCT_ARROW) && mica_parse_type(p, produce_token_type) &&
         mica_parse_punct(p, ')');
}
void ml_program_print_token_ordering(mica_printer *p, const mica_op *op,
                                     mica_segment consume_tokens,
                                     const mica_type *produce_token_type) {
  if (consume_tokens.count == 0 && produce_token_type == NULL) return;
  mica_print_text(p, " ordering(");
  if (consume_tokens.count == 0) mica_print_text(p, "()");
  mica_print_operands(p, op, consume_tokens.first, consume_tokens.count);
  if (produce_token_type != NULL) {
    mica_print_text(p, " -> ");
    mica_print_type(p, produce_token_type);
  }
  mica_print_char(p, ')');
}
