// Hooks of the async dialect: values that are there later, and functions that give them. Called by
// generated code; own nothing.
#include "async/async.h"

#include "mica/context.h"
#include "mica/function.h"
#include "mica/symbol.h"

// What a value holds; other types stand for themselves.
static const mica_type *held(const mica_type *type) {
  return async_value_type_isa(type) ? async_value_type_value_type(type) : type;
}

// ---- !async.value<f32> --------------------------------------------------------------------------

const mica_type *async_value_type_parse(mica_parser *p) {
  const mica_type *type;
  mica_position at = mica_parser_name_position(p);
  if (mica_parse_punct(p, '<') && mica_parse_type(p, &type) && mica_parse_punct(p, '>'))
    return async_value_type_get(mica_parser_context(p), type);
  (void)mica_parse_error_further(p, at, "failed to parse async value type");
  return NULL;
}

void async_value_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_type(p, async_value_type_value_type(type));
  mica_print_char(p, '>');
}

// ---- await --------------------------------------------------------------------------------------

bool async_parse_await_result_type(mica_parser *p, mica_op_state *out, const mica_type **operand,
                                   mica_types *result) {
  (void)out;
  if (!mica_parse_type(p, operand)) return false;
  if (!async_value_type_isa(*operand)) return true;
  const mica_type **types = mica_parser_grow(p, NULL, 0, sizeof *types);
  if (types == NULL) return false;
  types[0] = async_value_type_value_type(*operand);
  *result = (mica_types){types, 1};
  return true;
}

void async_print_await_result_type(mica_printer *p, const mica_op *op, const mica_type *operand,
                                   const mica_type *result) {
  (void)op, (void)result;
  mica_print_type(p, operand);
}

bool async_await_check(mica_op *op) {
  const mica_type *operand = mica_value_type(async_await_operand(op));
  const mica_value *result = async_await_result(op);
  if (async_token_type_isa(operand))
    return result == NULL || mica_op_error(op, "awaiting on a token must have empty result");
  const mica_type *type = async_value_type_value_type(operand);
  if (result == NULL) return mica_op_error(op, "awaiting on a value must have a result");
  return mica_value_type(result) == type ||
         mica_op_error(op, "result type '%t' does not match async value type '%t'",
                       mica_value_type(result), type);
}

bool async_runtime_num_worker_threads_infer_types(mica_context *ctx, mica_loc loc,
                                                  const mica_op_parts *parts,
                                                  const mica_type **types) {
  (void)loc, (void)parts;
  types[0] = mica_type_index(ctx);
  return types[0] != NULL;
}

// ---- Functions ----------------------------------------------------------------------------------

bool async_func_parse(mica_parser *p, mica_op_state *out) {
  return mica_parse_function(p, out, false, NULL);
}
void async_func_print(mica_printer *p, const mica_op *op) {
  const mica_type *type = mica_function_type_of(op);
  mica_print_function(p, op, mica_type_function_inputs(type), false,
                      mica_type_function_results(type));
}
bool async_func_is_declaration(const mica_op *op) {
  return mica_region_is_empty(async_func_body(op));
}
const char *async_func_default_dialect(const mica_op *op) {
  (void)op;
  return "async";
}

bool async_func_check(mica_op *op) {
  mica_types results = mica_type_function_results(mica_function_type_of(op));
  if (results.size == 0)
    return mica_op_error(op, "result is expected to be at least of size 1, but got 0");
  for (size_t i = 0; i < results.size; i++) {
    bool is_token = async_token_type_isa(results.data[i]);
    if (!is_token && !async_value_type_isa(results.data[i]))
      return mica_op_error(op,
                           "result type must be async value type or async token type, but got "
                           "'%t'",
                           results.data[i]);
    if (is_token && i != 0)
      return mica_op_error(op,
                           " results' (optional) async token type is expected to appear as the 1st "
                           "return value, but got %z",
                           i + 1);
  }
  return true;
}

// What is wrong with the function's type is told by its own check.
bool async_return_check(mica_op *op) {
  const mica_type *of = mica_function_type_of(mica_op_parent(op));
  if (of == NULL || !mica_type_is_function(of)) return true;
  mica_types results = mica_type_function_results(of);
  size_t first = results.size > 0 && async_token_type_isa(results.data[0]) ? 1 : 0;
  bool fits = mica_op_operand_count(op) == results.size - first;
  for (size_t i = 0; fits && i < mica_op_operand_count(op); i++)
    fits = mica_value_type(mica_op_operand(op, i)) == held(results.data[first + i]);
  return fits || mica_op_error(op,
                               "operand types do not match the types returned from the parent "
                               "FuncOp");
}

// ---- Calls --------------------------------------------------------------------------------------

const mica_attr *async_call_call_callee(const mica_op *op) { return async_call_callee_attr(op); }
mica_successor_operands async_call_arguments(const mica_op *op) {
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}

bool async_call_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *callee = async_call_callee_attr(op);
  const mica_op *function = mica_symbol_tables_nearest(tables, op, callee);
  if (function == NULL || !async_func_isa(function))
    return mica_op_error(op, "'%S' does not reference a valid async function",
                         mica_attr_symbol_root(callee));
  const mica_type *type = mica_function_type_of(function);
  return mica_verify_call(op, mica_type_function_inputs(type), mica_type_function_results(type));
}
