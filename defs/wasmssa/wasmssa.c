// Hooks of what a module of WebAssembly has, of local variables and of numbers. Called by generated
// code; own nothing.
#include "wasmssa/wasmssa.h"

#include "mica/diagnostic.h"
#include "mica/function.h"
#include "mica/symbol.h"

// ---- Words before a name ------------------------------------------------------------------------

static bool set_if(mica_op_state *out, const char *name, const mica_attr *value) {
  return value == NULL || mica_state_set_attribute(out, mica_str_of(name), value);
}

// *exported: NULL where the word doesn't stand there.
static bool parse_exported(mica_parser *p, const mica_attr **exported) {
  mica_str word = {NULL, 0};
  *exported = NULL;
  if (!mica_parse_optional_keyword_or_string(p, &word)) return true;
  if (!mica_str_is(word, "exported"))
    return mica_parse_error(p, mica_parser_name_position(p),
                            "expecting either `exported` or symbol name. got %S", word);
  *exported = mica_attr_unit(mica_parser_context(p));
  return *exported != NULL;
}

// Other words say nothing.
static bool parse_mutable(mica_parser *p, mica_op_state *out) {
  mica_str word = {NULL, 0};
  if (!mica_parse_optional_keyword_or_string(p, &word) || !mica_str_is(word, "mutable"))
    return true;
  return mica_state_set_attribute(out, MICA_STR("isMutable"),
                                  mica_attr_unit(mica_parser_context(p)));
}

static bool parse_type_attribute(mica_parser *p, mica_op_state *out) {
  const mica_type *type;
  if (!mica_parse_type(p, &type)) return false;
  const mica_attr *attribute = mica_attr_type_of(type);
  return attribute != NULL && mica_state_set_attribute(out, MICA_STR("type"), attribute);
}

static bool parse_name(mica_parser *p, mica_op_state *out) {
  const mica_attr *name;
  return mica_parse_symbol_name(p, &name) &&
         mica_state_set_attribute(out, MICA_STR("sym_name"), name);
}

// ---- Functions ----------------------------------------------------------------------------------

// The function's own type has what its arguments, which are local variables, hold. Others are
// reported, and left out.
static const mica_type *make_type(mica_parser *p, const mica_signature *signature) {
  const mica_types locals = signature->inputs;
  const mica_type **held = mica_parser_scratch(p, (locals.size + 1) * sizeof *held);
  size_t count = 0;
  if (held == NULL) return NULL;
  for (size_t i = 0; i < locals.size; i++) {
    if (wasmssa_local_ref_type_isa(locals.data[i]))
      held[count++] = wasmssa_local_ref_type_element_type(locals.data[i]);
    else
      mica_error(mica_parser_context(p), mica_parser_loc(p, mica_parser_position(p)),
                 "invalid type for wasm.func argument. Expecting !wasm<local T>, got '%t'",
                 locals.data[i]);
  }
  return mica_type_function(mica_parser_context(p), (mica_types){held, count}, signature->results);
}

static bool parse_attributes(mica_parser *p, mica_op_state *out) {
  static const char *const inferred[] = {"sym_visibility", "sym_name", "functionType"};
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_attr_dict_with_keyword(p, out)) return false;
  for (size_t i = 0; i < sizeof inferred / sizeof *inferred; i++)
    if (mica_state_attribute(out, mica_str_of(inferred[i])) != NULL)
      return mica_parse_error(
          p, at,
          "'%s' is an inferred attribute and should not be specified in the explicit attribute "
          "dictionary",
          inferred[i]);
  return true;
}

static bool parse_body(mica_parser *p, mica_op_state *out, mica_parsed_arguments arguments) {
  mica_region *body = mica_state_new_region(out);
  const mica_position at = mica_parser_position(p);
  if (body == NULL) return false;
  const mica_parsed found =
      mica_parse_optional_region(p, body, arguments.data, arguments.size, false);
  if (found != MICA_PARSED) return found == MICA_ABSENT;
  return !mica_region_is_empty(body) || mica_parse_error(p, at, "expected non-empty function body");
}

bool wasmssa_func_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *exported, *visibility, *name;
  mica_signature signature;
  if (!parse_exported(p, &exported) || !mica_parse_optional_visibility(p, &visibility) ||
      !mica_parse_symbol_name(p, &name) || !mica_parse_signature(p, false, &signature))
    return false;
  const mica_type *type = make_type(p, &signature);
  if (type == NULL || !parse_attributes(p, out)) return false;
  return set_if(out, "sym_visibility", visibility) && set_if(out, "exported", exported) &&
         set_if(out, "sym_name", name) && set_if(out, "functionType", mica_attr_type_of(type)) &&
         mica_state_signature_attributes(out, &signature) &&
         parse_body(p, out, signature.arguments);
}

void wasmssa_func_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"sym_name",  "sym_visibility", "functionType",
                                       "arg_attrs", "res_attrs",      "exported"};
  const mica_type *type = wasmssa_func_function_type(op);
  mica_print_str(p, wasmssa_func_exported(op) ? MICA_STR(" exported ") : MICA_STR(" "));
  mica_print_symbol_name(p, wasmssa_func_sym_name(op));
  mica_print_signature(p, op, mica_type_function_inputs(type), false,
                       mica_type_function_results(type));
  mica_print_attr_dict_with_keyword(p, op, elided, sizeof elided / sizeof *elided);
  if (mica_region_is_empty(wasmssa_func_body(op))) return;
  mica_print_char(p, ' ');
  mica_print_region(p, wasmssa_func_body(op), false, true, false);
}

static bool check_argument(const mica_op *op, size_t index, const mica_type *type,
                           const mica_type *local) {
  mica_diag *diag;
  if (!wasmssa_local_ref_type_isa(local)) {
    diag = mica_op_diag_begin(op, MICA_ERROR,
                              "entry block argument type should be LocalRefType, got '%t' for "
                              "block argument %z",
                              local, index);
    return mica_diag_report(diag);
  }
  const mica_type *held = wasmssa_local_ref_type_element_type(local);
  if (held == type) return true;
  diag = mica_op_diag_begin(op, MICA_ERROR,
                            "func argument type #%z('%t') doesn't match entry block referenced "
                            "type ('%t')",
                            index, type, held);
  return mica_diag_report(diag);
}

const mica_type *wasmssa_func_function_function_type(const mica_op *op) {
  return wasmssa_func_function_type(op);
}

bool wasmssa_func_verify_body(mica_op *op) {
  const mica_block *entry = mica_region_first(wasmssa_func_body(op));
  const mica_types inputs = mica_type_function_inputs(wasmssa_func_function_type(op));
  if (entry == NULL) return true;
  const size_t count = mica_block_argument_count(entry);
  if (count != inputs.size)
    return mica_op_plain_error(op,
                               "entry block should have same number of arguments "
                               "as function type. Function type has %z, entry "
                               "block has %z",
                               inputs.size, count);
  for (size_t i = 0; i < count; i++)
    if (!check_argument(op, i, inputs.data[i], mica_value_type(mica_block_argument_at(entry, i))))
      return false;
  return true;
}

// ---- Global variables ---------------------------------------------------------------------------

bool wasmssa_global_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *exported;
  if (!parse_exported(p, &exported) || !set_if(out, "exported", exported) || !parse_name(p, out) ||
      !parse_type_attribute(p, out) || !parse_mutable(p, out) || !mica_parse_punct(p, ':'))
    return false;
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, NULL, 0, false);
}

void wasmssa_global_print(mica_printer *p, const mica_op *op) {
  const mica_region *body = wasmssa_global_initializer(op);
  mica_print_str(p, wasmssa_global_exported(op) ? MICA_STR(" exported ") : MICA_STR(" "));
  mica_print_symbol_name(p, wasmssa_global_sym_name(op));
  mica_print_char(p, ' ');
  mica_print_type(p, wasmssa_global_type(op));
  mica_print_str(p, wasmssa_global_is_mutable(op) ? MICA_STR(" mutable : ") : MICA_STR(" : "));
  mica_print_region(p, body, false, true, false);
}

static mica_walk look_at_constant(void *user, mica_op *op) {
  const mica_op **found = user;
  if (op == *found || wasmssa_return_isa(op) ||
      mica_op_has_trait(op, &wasmssa_trait_constant_expr_op_trait))
    return MICA_WALK_ON;
  *found = op;
  return MICA_WALK_STOP;
}

bool wasmssa_trait_constant_expression_initializer_op_trait_check(mica_op *op) {
  const mica_op *found = op;
  mica_op_walk_after(op, look_at_constant, &found);
  if (found == op) return true;
  mica_diag *diag =
      mica_op_diag_begin(op, MICA_ERROR, "expected a constant initializer for this operator, got ");
  mica_diag_append_op(diag, found);
  return mica_diag_report(diag);
}

static bool is_in_initializer(const mica_op *op) {
  for (op = mica_op_parent(op); op != NULL; op = mica_op_parent(op))
    if (mica_op_has_trait(op, &wasmssa_trait_constant_expression_initializer_op_trait)) return true;
  return false;
}

bool wasmssa_global_get_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  if (!is_in_initializer(op)) return true;
  const mica_str name = wasmssa_global_get_global(op);
  mica_op *table = mica_symbol_nearest_table(op);
  const mica_op *found = table == NULL ? NULL : mica_symbol_tables_lookup(tables, table, name);
  if (found == NULL) return mica_op_plain_error(op, "symbol @%S is undefined", name);
  return (wasmssa_import_global_isa(found) && !wasmssa_import_global_is_mutable(found)) ||
         mica_op_plain_error(
             op,
             "global.get op is considered constant if it's referring to a import.global symbol "
             "marked non-mutable");
}

// ---- "name" from "module" as @symbol ------------------------------------------------------------

static bool parse_string_attribute(mica_parser *p, mica_op_state *out, mica_str name) {
  mica_str text;
  if (!mica_parse_string(p, &text)) return false;
  const mica_attr *value = mica_attr_string(mica_parser_context(p), text);
  return value != NULL && mica_state_set_attribute(out, name, value);
}

static bool parse_word(mica_parser *p, const char *word) {
  const mica_position at = mica_parser_position(p);
  mica_str text;
  if (!mica_parse_keyword_or_string(p, &text)) return false;
  return mica_str_is(text, word) || mica_parse_error(p, at, "expected '%s'", word);
}

bool wasmssa_import_global_parse(mica_parser *p, mica_op_state *out) {
  return parse_string_attribute(p, out, MICA_STR("importName")) && parse_word(p, "from") &&
         parse_string_attribute(p, out, MICA_STR("moduleName")) && parse_word(p, "as") &&
         parse_name(p, out) && parse_mutable(p, out) && mica_parse_punct(p, ':') &&
         parse_type_attribute(p, out);
}

void wasmssa_import_global_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_attr(p, wasmssa_import_global_import_name_attr(op));
  mica_print_str(p, MICA_STR(" from "));
  mica_print_attr(p, wasmssa_import_global_module_name_attr(op));
  mica_print_str(p, MICA_STR(" as "));
  mica_print_symbol_name(p, wasmssa_import_global_sym_name(op));
  mica_print_str(p,
                 wasmssa_import_global_is_mutable(op) ? MICA_STR(" mutable : ") : MICA_STR(" : "));
  mica_print_type(p, wasmssa_import_global_type(op));
}

// ---- Local variables ----------------------------------------------------------------------------

bool wasmssa_local_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                               const mica_type **results) {
  (void)loc;
  const mica_type *held = wasmssa_local_parts_type(parts);
  if (held != NULL) results[0] = wasmssa_local_ref_type_get(ctx, held);
  return held != NULL && results[0] != NULL;
}

static bool infer_held(const mica_value *local, const mica_type **results) {
  if (local == NULL || !wasmssa_local_ref_type_isa(mica_value_type(local))) return false;
  results[0] = wasmssa_local_ref_type_element_type(mica_value_type(local));
  return true;
}

bool wasmssa_local_get_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **results) {
  (void)ctx, (void)loc;
  return infer_held(wasmssa_local_get_parts_local_var(parts), results);
}

bool wasmssa_local_tee_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **results) {
  (void)ctx, (void)loc;
  return infer_held(wasmssa_local_tee_parts_local_var(parts), results);
}

static const mica_type *held_by(const mica_value *local) {
  return wasmssa_local_ref_type_element_type(mica_value_type(local));
}

bool wasmssa_local_set_check(mica_op *op) {
  return held_by(wasmssa_local_set_local_var(op)) == mica_value_type(wasmssa_local_set_value(op)) ||
         mica_op_plain_error(op, "input type and result type of local.set do not match");
}

bool wasmssa_local_tee_check(mica_op *op) {
  const mica_type *value = mica_value_type(wasmssa_local_tee_value(op));
  return (held_by(wasmssa_local_tee_local_var(op)) == value &&
          mica_value_type(wasmssa_local_tee_result(op)) == value) ||
         mica_op_plain_error(op, "input type and output type of local.tee do not match");
}

// ---- Numbers ------------------------------------------------------------------------------------

bool wasmssa_extend_check(mica_op *op) {
  const mica_type *type = mica_value_type(wasmssa_extend_input(op));
  const mica_attr *number = wasmssa_extend_bits_to_take_attr(op);
  const uint32_t width = mica_type_bit_width(mica_attr_type(number));
  uint64_t bits = (uint64_t)mica_attr_integer_value(number);
  if (width > 0 && width < 64) bits &= (UINT64_C(1) << width) - 1;
  if (bits != 32 && bits != 16 && bits != 8)
    return mica_op_plain_error(op, "extend op can only take 8, 16 or 32 bits. Got %U", bits);
  return bits < mica_type_bit_width(type) ||
         mica_op_plain_error(op, "trying to extend the %U low bits from a '%t' value is illegal",
                             bits, type);
}

bool wasmssa_reinterpret_check(mica_op *op) {
  const mica_type *from = mica_value_type(wasmssa_reinterpret_input(op));
  const mica_type *to = mica_value_type(wasmssa_reinterpret_result(op));
  if (from == to)
    return mica_op_plain_error(op, "reinterpret input and output type should be distinct");
  return mica_type_bit_width(from) == mica_type_bit_width(to) ||
         mica_op_plain_error(
             op, "input type ('%t') and output type ('%t') have incompatible bit widths", from, to);
}
