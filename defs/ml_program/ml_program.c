// Hooks of the ml_program dialect: functions, and variables with those who use them. Called by
// generated code; own nothing.
#include "ml_program/ml_program.h"

#include "mica/function.h"
#include "mica/symbol.h"

// ---- Functions ----------------------------------------------------------------------------------

bool ml_program_func_is_declaration(const mica_op *op) {
  return mica_region_is_empty(ml_program_func_body(op));
}

bool ml_program_subgraph_is_declaration(const mica_op *op) {
  return mica_region_is_empty(ml_program_subgraph_body(op));
}

bool ml_program_return_check(mica_op *op) { return mica_verify_returned(op, "returns", "return"); }
bool ml_program_output_check(mica_op *op) { return mica_verify_returned(op, "outputs", "output"); }

// ---- Variables ----------------------------------------------------------------------------------

bool ml_program_global_check(mica_op *op) {
  return ml_program_global_is_mutable(op) || ml_program_global_value_attr(op) != NULL ||
         mica_op_error(op, "immutable global must have an initial value");
}

// The variable; NULL: reported.
static const mica_op *find_global(mica_op *op, mica_symbol_tables *tables, const mica_attr *name) {
  const mica_op *found = mica_symbol_tables_nearest(tables, mica_op_parent(op), name);
  if (found != NULL && ml_program_global_isa(found)) return found;
  (void)mica_op_error(op, "undefined global: %a", name);
  return NULL;
}

static bool check_load(mica_op *op, const mica_op *global, const mica_value *result) {
  const mica_type *type = ml_program_global_type(global);
  return type == mica_value_type(result) ||
         mica_op_error(op, "cannot load from global typed '%t' as '%t'", type,
                       mica_value_type(result));
}

bool ml_program_global_load_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_op *global = find_global(op, tables, ml_program_global_load_global_attr(op));
  return global != NULL && check_load(op, global, ml_program_global_load_result(op));
}
bool ml_program_global_load_graph_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_op *global = find_global(op, tables, ml_program_global_load_graph_global_attr(op));
  return global != NULL && check_load(op, global, ml_program_global_load_graph_result(op));
}
bool ml_program_global_load_const_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *name = ml_program_global_load_const_global_attr(op);
  const mica_op *global = find_global(op, tables, name);
  if (global == NULL) return false;
  if (ml_program_global_is_mutable(global))
    return mica_op_error(op, "cannot load as const from mutable global %a", name);
  return check_load(op, global, ml_program_global_load_const_result(op));
}

static bool check_store(mica_op *op, mica_symbol_tables *tables, const mica_attr *name,
                        const mica_value *value) {
  const mica_op *global = find_global(op, tables, name);
  if (global == NULL) return false;
  if (!ml_program_global_is_mutable(global))
    return mica_op_error(op, "cannot store to an immutable global %a", name);
  const mica_type *type = ml_program_global_type(global);
  return type == mica_value_type(value) ||
         mica_op_error(op, "cannot store to a global typed '%t' from '%t'", type,
                       mica_value_type(value));
}
bool ml_program_global_store_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return check_store(op, tables, ml_program_global_store_global_attr(op),
                     ml_program_global_store_value(op));
}
bool ml_program_global_store_graph_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return check_store(op, tables, ml_program_global_store_graph_global_attr(op),
                     ml_program_global_store_graph_value(op));
}

// Results are called as the variable.
void ml_program_global_load_result_names(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, ml_program_global_load_result(op),
                      mica_attr_symbol_leaf(ml_program_global_load_global_attr(op)));
}
void ml_program_global_load_const_result_names(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, ml_program_global_load_const_result(op),
                      mica_attr_symbol_leaf(ml_program_global_load_const_global_attr(op)));
}

// ---- Texts --------------------------------------------------------------------------------------

bool ml_program_parse_symbol_visibility(mica_parser *p, mica_op_state *out,
                                        const mica_attr **visibility) {
  (void)out;
  if (!mica_parse_optional_visibility(p, visibility)) return false;
  return *visibility != NULL ||
         mica_parse_error(p, mica_parser_position(p), "expected 'public', 'private', or 'nested'");
}
void ml_program_print_symbol_visibility(mica_printer *p, const mica_op *op,
                                        const mica_attr *visibility) {
  (void)op;
  mica_print_str(p, visibility == NULL ? MICA_STR("public") : mica_attr_string_value(visibility));
}

// `(dense<0> : tensor<4xi32>) : tensor<?xi32>`
bool ml_program_parse_typed_initial_value(mica_parser *p, mica_op_state *out,
                                          const mica_attr **type_attr, const mica_attr **value) {
  const mica_type *type;
  (void)out;
  if (mica_parse_optional_punct(p, '(') &&
      !(mica_parse_attr(p, NULL, value) && mica_parse_punct(p, ')')))
    return false;
  if (!mica_parse_punct(p, ':') || !mica_parse_type(p, &type)) return false;
  *type_attr = mica_attr_type_of(type);
  return *type_attr != NULL;
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

// `ordering(%a, %b -> !ml_program.token)`, `ordering(() -> !ml_program.token)`
bool ml_program_parse_token_ordering(mica_parser *p, mica_op_state *out,
                                     mica_operand_refs *consumed, const mica_type **produced) {
  (void)out;
  if (!mica_parse_optional_keyword(p, "ordering")) return true;
  if (!mica_parse_punct(p, '(')) return false;
  bool none = mica_parse_optional_punct(p, '(');
  if (none ? !mica_parse_punct(p, ')') : !mica_parse_operands(p, 0, false, consumed)) return false;
  return mica_parse_punct(p, MICA_PUNCT_ARROW) && mica_parse_type(p, produced) &&
         mica_parse_punct(p, ')');
}
void ml_program_print_token_ordering(mica_printer *p, const mica_op *op, mica_segment consumed,
                                     const mica_type *produced) {
  mica_print_text(p, " ordering(");
  if (consumed.count == 0) mica_print_text(p, "()");
  else mica_print_operands(p, op, consumed.first, consumed.count);
  mica_print_text(p, " -> ");
  mica_print_type(p, produced);
  mica_print_char(p, ')');
}
