// Hooks of what emitc's symbols name: functions, variables, fields. Called by generated code; own
// nothing.
#include "emitc/emitc.h"

#include "mica/predicate.h"
#include "mica/symbol.h"

// ---- Functions ----------------------------------------------------------------------------------

bool emitc_func_check(mica_op *op) {
  const mica_type *type = emitc_func_function_type(op);
  const mica_types inputs = mica_type_function_inputs(type);
  const mica_types results = mica_type_function_results(type);
  for (size_t i = 0; i < inputs.size; i++)
    if (emitc_l_value_type_isa(inputs.data[i]))
      return mica_op_error(op, "cannot have lvalue type as argument");
  if (results.size > 1)
    return mica_op_error(op, "requires zero or exactly one result, but has %z", results.size);
  return results.size == 0 || !emitc_array_type_isa(results.data[0]) ||
         mica_op_error(op, "cannot return array type");
}

bool emitc_return_check(mica_op *op) {
  const mica_op *function = mica_op_parent(op);
  const mica_type *type = mica_function_type_of(function);
  if (type == NULL || !mica_type_is_function(type)) return true;
  const mica_types results = mica_type_function_results(type);
  const mica_str name = mica_symbol_name(function);
  const mica_value *operand = emitc_return_operand(op);
  if ((operand != NULL) != (results.size == 1) || results.size > 1)
    return mica_op_error(op, "has %z operands, but enclosing function (@%S) returns %z",
                         mica_op_operand_count(op), name, results.size);
  if (operand == NULL || mica_value_type(operand) == results.data[0]) return true;
  return mica_diag_report(
      mica_op_diag_begin(op, MICA_ERROR,
                         "type of the return operand ('%t') doesn't match function result type "
                         "('%t') in function @%S",
                         mica_value_type(operand), results.data[0], name));
}

// NULL: reported.
static const mica_op *find_function(mica_op *op, mica_symbol_tables *tables,
                                    const mica_attr *name) {
  const mica_op *found = mica_symbol_tables_nearest(tables, op, name);
  if (found != NULL && emitc_func_isa(found)) return found;
  (void)mica_op_error(op, "'%S' does not reference a valid function", mica_attr_symbol_root(name));
  return NULL;
}

bool emitc_call_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_op *function = find_function(op, tables, emitc_call_callee_attr(op));
  if (function == NULL) return false;
  const mica_type *type = mica_function_type_of(function);
  return mica_verify_call(op, mica_type_function_inputs(type), mica_type_function_results(type));
}
const mica_attr *emitc_call_call_callee(const mica_op *op) { return emitc_call_callee_attr(op); }
mica_successor_operands emitc_call_arguments(const mica_op *op) {
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}

bool emitc_declare_func_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return find_function(op, tables, emitc_declare_func_sym_name_attr(op)) != NULL;
}

// ---- Variables ----------------------------------------------------------------------------------

static bool check_value_type(mica_op *op, const mica_type *type, const mica_type *of_value) {
  return type == of_value ||
         mica_op_error(op, "initial value expected to be of type '%t', but was of type '%t'", type,
                       of_value);
}

static bool check_elements(mica_op *op, const mica_type *type, const mica_type *of_value) {
  if (!emitc_array_type_isa(type))
    return mica_op_error(op, "expected array type, but got '%t'", type);
  const mica_int64s shape = emitc_array_type_shape(type);
  const bool fits = mica_type_is_ranked_tensor(of_value) && mica_type_encoding(of_value) == NULL &&
                    mica_type_element(of_value) == emitc_array_type_element_type(type) &&
                    mica_int64s_equal(mica_type_shape(of_value), shape);
  return fits ||
         mica_op_error(op, "initial value expected to be of type '%t', but was of type '%t'", type,
                       of_value);
}

static bool check_initial_value(mica_op *op, const mica_type *type, const mica_attr *value) {
  if (value == NULL || emitc_opaque_attr_isa(value)) return true;
  if (mica_attr_is_elements(value)) return check_elements(op, type, mica_attr_type(value));
  if (mica_attr_is_integer(value) || mica_attr_is_float(value))
    return check_value_type(op, type, mica_attr_type(value));
  return mica_op_error(op,
                       "initial value should be a integer, float, elements or opaque attribute, "
                       "but got %a",
                       value);
}

bool emitc_global_check(mica_op *op) {
  const mica_type *type = emitc_global_type(op);
  if (!emitc_is_supported_emit_c_type(type)) return mica_op_error(op, "expected valid emitc type");
  if (!check_initial_value(op, type, emitc_global_initial_value_attr(op))) return false;
  return !emitc_global_static_specifier(op) || !emitc_global_extern_specifier(op) ||
         mica_op_error(op, "cannot have both static and extern specifiers");
}

bool emitc_get_global_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *symbol = emitc_get_global_name_attr(op);
  const mica_str name = mica_attr_symbol_root(symbol);
  const mica_op *global = mica_symbol_tables_nearest(tables, op, symbol);
  if (global == NULL || !emitc_global_isa(global))
    return mica_op_error(op, "'%S' does not reference a valid emitc.global", name);
  const mica_type *result = mica_value_type(emitc_get_global_result(op));
  const mica_type *type = emitc_global_type(global);
  if (emitc_array_type_isa(type))
    return type == result ||
           mica_op_error(op,
                         "on array type expects result type '%t' to match type '%t' of the global "
                         "@%S",
                         result, type, name);
  if (!emitc_l_value_type_isa(result))
    return mica_op_error(
        op, "on non-array type expects result type to be an lvalue type for the global @%S", name);
  result = emitc_l_value_type_value_type(result);
  return type == result ||
         mica_op_error(op,
                       "on non-array type expects result inner type '%t' to match type '%t' of the "
                       "global @%S",
                       result, type, name);
}

// ---- Fields -------------------------------------------------------------------------------------

bool emitc_field_check(mica_op *op) {
  const mica_op *around = mica_op_parent(op);
  if (!emitc_is_supported_emit_c_type(emitc_field_type(op)))
    return mica_op_error(op, "expected valid emitc type");
  if (around == NULL || mica_op_def_of(around) != &emitc_class_def)
    return mica_op_error(op, "field must be nested within an emitc.class operation");
  return emitc_field_sym_name(op).size != 0 ||
         mica_op_error(op, "field must have a non-empty symbol name");
}

bool emitc_get_field_check(mica_op *op) {
  const mica_op *around = mica_op_parent(op);
  while (around != NULL && mica_op_def_of(around) != &emitc_class_def)
    around = mica_op_parent(around);
  return around != NULL || mica_op_error(op, " must be nested within an emitc.class operation");
}

bool emitc_get_field_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *name = emitc_get_field_field_name_attr(op);
  const mica_op *field = mica_symbol_tables_nearest(tables, op, name);
  if (field == NULL || !emitc_field_isa(field))
    return mica_op_error(op, "field '%a' not found in the class", name);
  const mica_type *result = mica_value_type(emitc_get_field_result(op));
  return emitc_field_type(field) == result ||
         mica_op_error(op, "result type '%t' does not match field '%a' type '%t'", result, name,
                       emitc_field_type(field));
}
