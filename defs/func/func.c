// Hooks of the func dialect: the function's text, and calls that must fit what they call.
// Called by generated code; own nothing.
#include "func/func.h"

#include "cf/cf.h"
#include "mica/context.h"
#include "mica/function.h"
#include "mica/rewrite.h"

// ---- func.func ----------------------------------------------------------------------------------

bool func_func_is_declaration(const mica_op *op) {
  return mica_region_is_empty(func_func_body(op));
}

// What has no body was visible without being called private.
bool func_func_upgrade(mica_op *op, mica_symbol_tables *tables) {
  (void)tables;
  if (!func_func_is_declaration(op) || func_func_has_sym_visibility(op)) return true;
  const mica_attr *visibility = mica_attr_string(mica_op_context(op), MICA_STR("private"));
  if (visibility != NULL) func_func_set_sym_visibility_attr(op, visibility);
  return visibility != NULL;
}

const char *func_func_default_dialect(const mica_op *op) {
  (void)op;
  return "func";
}

// ---- func.return --------------------------------------------------------------------------------

bool func_return_check(mica_op *op) { return mica_verify_returned(op, "returns", "return"); }

// ---- Calls --------------------------------------------------------------------------------------

const mica_attr *func_call_call_callee(const mica_op *op) { return func_call_callee_attr(op); }

mica_successor_operands func_call_arguments(const mica_op *op) {
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}

mica_successor_operands func_call_indirect_arguments(const mica_op *op) {
  return (mica_successor_operands){.first = 1, .count = mica_op_operand_count(op) - 1};
}
mica_value *func_call_indirect_callee_value(const mica_op *op) {
  return mica_op_operand_count(op) == 0 ? NULL : mica_op_operand(op, 0);
}

// The function of that name; NULL: there is none, or it is no function of this dialect.
static const mica_op *find_function(mica_op *op, mica_symbol_tables *tables,
                                    const mica_attr *symbol) {
  const mica_op *found = mica_symbol_tables_nearest(tables, op, symbol);
  return found != NULL && func_func_isa(found) ? found : NULL;
}

bool func_call_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *callee = func_call_callee_attr(op);
  const mica_op *function = find_function(op, tables, callee);
  if (function == NULL)
    return mica_op_error(op, "'%S' does not reference a valid function",
                         mica_attr_symbol_root(callee));
  const mica_type *type = mica_function_type_of(function);
  return mica_verify_call(op, mica_type_function_inputs(type), mica_type_function_results(type));
}

// ---- func.constant ------------------------------------------------------------------------------

bool func_constant_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *name = func_constant_value_attr(op);
  const mica_op *function = find_function(op, tables, name);
  if (function == NULL)
    return mica_op_error(op, "reference to undefined function '%S'", mica_attr_symbol_root(name));
  if (mica_function_type_of(function) != mica_value_type(mica_op_result(op, 0)))
    return mica_op_error(op, "reference to function with mismatched type");
  return true;
}

void func_constant_result_names(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, mica_op_result(op, 0), MICA_STR("f"));
}

// ---- Inlining -----------------------------------------------------------------------------------

bool func_may_inline_call(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *call,
                          const mica_op *callable, bool is_cloned) {
  (void)ctx, (void)dialect, (void)is_cloned;
  if (func_call_isa(call) && func_call_no_inline(call)) return false;
  return !func_func_isa(callable) || !func_func_no_inline(callable);
}

bool func_end_block(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                    mica_op *terminator, mica_block *next) {
  (void)dialect;
  if (!func_return_isa(terminator)) return true;
  const size_t count = mica_op_operand_count(terminator);
  mica_value **values = count == 0 ? NULL : mica_allocate(ctx, count * sizeof *values);
  if (values == NULL && count != 0) return false;
  for (size_t i = 0; i < count; i++) values[i] = mica_op_operand(terminator, i);
  const mica_op *branch = cf_br_build(&rw->builder, mica_op_loc(terminator), values, count, next);
  mica_free(ctx, values, count * sizeof *values);
  if (branch == NULL) return false;
  mica_rewriter_erase(rw, terminator);
  return true;
}
