// Calls of functions and their ends: what is passed, given and returned fits the type of the
// function. Called by dialects' hooks.
#include "ir/op.h"
#include "mica/diagnostic.h"
#include "mica/symbol.h"
#include "mica/verify.h"

static bool verify_operands(mica_op *call, mica_types inputs) {
  if (mica_op_operand_count(call) != inputs.size)
    return mica_op_error(call, "incorrect number of operands for callee");
  for (size_t i = 0; i < inputs.size; i++) {
    const mica_type *type = mica_value_type(mica_op_operand(call, i));
    if (type != inputs.data[i])
      return mica_op_error(call,
                           "operand type mismatch: expected operand type '%t', but provided '%t' "
                           "for operand number %z",
                           inputs.data[i], type, i);
  }
  return true;
}

static bool report_results(mica_op *call, mica_types results, size_t index) {
  mica_diag *diag = mica_op_error_begin(call, "result type mismatch at index %z", index);
  mica_diag_note(diag, mica_op_loc(call), "      op result types: ");
  for (size_t i = 0; i < results.size; i++)
    mica_diag_append(diag, i == 0 ? "'%t'" : ", '%t'", mica_value_type(mica_op_result(call, i)));
  mica_diag_note(diag, mica_op_loc(call), "function result types: ");
  for (size_t i = 0; i < results.size; i++)
    mica_diag_append(diag, i == 0 ? "'%t'" : ", '%t'", results.data[i]);
  return mica_diag_report(diag);
}

static bool verify_results(mica_op *call, mica_types results) {
  if (mica_op_result_count(call) != results.size)
    return mica_op_error(call, "incorrect number of results for callee");
  for (size_t i = 0; i < results.size; i++)
    if (mica_value_type(mica_op_result(call, i)) != results.data[i])
      return report_results(call, results, i);
  return true;
}

bool mica_verify_call(mica_op *call, mica_types inputs, mica_types results) {
  return verify_operands(call, inputs) && verify_results(call, results);
}

bool mica_verify_returned(mica_op *op, const char *returns, const char *operand) {
  const mica_op *function = mica_op_parent(op);
  const mica_type *of = mica_function_type_of(function);
  if (of == NULL || !mica_type_is_function(of)) return true;
  mica_types results = mica_type_function_results(of);
  mica_str name = mica_symbol_name(function);
  if (mica_op_operand_count(op) != results.size)
    return mica_op_error(op, "has %z operands, but enclosing function (@%S) %s %z",
                         mica_op_operand_count(op), name, returns, results.size);
  for (size_t i = 0; i < results.size; i++) {
    const mica_type *type = mica_value_type(mica_op_operand(op, i));
    if (type != results.data[i])
      return mica_op_plain_error(op,
                                 "type of %s operand %z ('%t') doesn't match "
                                 "function result type ('%t') in function @%S",
                                 operand, i, type, results.data[i], name);
  }
  return true;
}
