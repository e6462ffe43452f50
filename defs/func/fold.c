// Constants of functions, and calls of them. Called by generated code; own nothing.
#include "func/func.h"
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "mica/rewrite.h"

bool func_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, func_constant_value_attr(op));
}

mica_op *func_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                          mica_loc loc) {
  if (!mica_attr_is_flat_symbol(constant) || !mica_type_is_function(type)) return NULL;
  return func_constant_build(b, loc, type, mica_attr_symbol_root(constant));
}

// A call of a known function is a direct one.
bool func_call_indirect_canonicalize(mica_rewriter *rw, mica_op *op) {
  const mica_value *callee = func_call_indirect_callee(op);
  const mica_attr *symbol = mica_value_constant_attr(callee);
  if (symbol == NULL || !mica_attr_is_flat_symbol(symbol)) return false;
  mica_context *ctx = mica_rewriter_context(rw);
  const size_t count = func_call_indirect_callee_operands_count(op);
  mica_value **operands = mica_allocate(ctx, (count + 1) * sizeof(mica_value *));
  if (operands == NULL) return false;
  for (size_t i = 0; i < count; i++) operands[i] = func_call_indirect_callee_operands(op, i);
  const mica_types results = mica_type_function_results(mica_value_type(callee));
  mica_op *call = func_call_build(&rw->builder, mica_op_loc(op), results,
                                  mica_attr_symbol_root(symbol), operands, count, NULL, NULL,
                                  false);
  mica_free(ctx, operands, (count + 1) * sizeof(mica_value *));
  return mica_rewriter_replace_by(rw, op, call);
}
