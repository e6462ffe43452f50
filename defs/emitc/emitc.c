// Hooks of the emitc dialect: what operations must hold, and the values that they begin with.
// Called by generated code; own nothing.
#include "emitc/emitc.h"

#include <stdint.h>

#include "mica/builder.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "mica/predicate.h"
#include "mica/symbol.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- Operators ----------------------------------------------------------------------------------

bool emitc_add_check(mica_op *op) {
  const mica_type *lhs = type_of(emitc_add_lhs(op)), *rhs = type_of(emitc_add_rhs(op));
  const bool is_left = emitc_pointer_type_isa(lhs), is_right = emitc_pointer_type_isa(rhs);
  if (is_left && is_right)
    return mica_op_error(op, "requires that at most one operand is a pointer");
  if (!is_left && !is_right) return true;
  const mica_type *other = is_left ? rhs : lhs;
  return mica_type_is_integer(other) || emitc_opaque_type_isa(other) ||
         mica_op_error(op,
                       "requires that one operand is an integer or of opaque type if the other is "
                       "a pointer");
}

bool emitc_sub_check(mica_op *op) {
  const mica_type *lhs = type_of(emitc_sub_lhs(op)), *rhs = type_of(emitc_sub_rhs(op));
  const mica_type *result = type_of(mica_op_result(op, 0));
  const bool is_right = emitc_pointer_type_isa(rhs);
  if (!emitc_pointer_type_isa(lhs))
    return !is_right || mica_op_error(op, "rhs can only be a pointer if lhs is a pointer");
  if (!is_right && !mica_type_is_integer(rhs) && !emitc_opaque_type_isa(rhs))
    return mica_op_error(op,
                         "requires that rhs is an integer, pointer or of opaque type if lhs is a "
                         "pointer");
  return !is_right || mica_type_is_integer(result) || emitc_ptr_diff_t_type_isa(result) ||
         emitc_opaque_type_isa(result) ||
         mica_op_error(op,
                       "requires that the result is an integer, ptrdiff_t or of opaque type if lhs "
                       "and rhs are pointers");
}

static bool is_scalar(const mica_type *type) {
  return emitc_is_integer_index_or_opaque_type(type) || emitc_is_supported_float_type(type) ||
         emitc_pointer_type_isa(type);
}

// An array becomes the pointer to its first element.
static bool decays_to(const mica_type *array, const mica_type *output) {
  const mica_int64s shape = emitc_array_type_shape(array);
  return emitc_pointer_type_isa(output) &&
         emitc_array_type_element_type(array) == emitc_pointer_type_pointee(output) &&
         shape.size == 1 && shape.data[0] >= 1;
}

bool emitc_cast_are_cast_compatible(mica_types inputs, mica_types outputs) {
  const mica_type *input = inputs.data[0], *output = outputs.data[0];
  if (emitc_array_type_isa(input)) return decays_to(input, output);
  return is_scalar(input) && is_scalar(output);
}

// ---- Places -------------------------------------------------------------------------------------

bool emitc_address_of_check(mica_op *op) {
  return emitc_l_value_type_value_type(type_of(emitc_address_of_reference(op))) ==
             emitc_pointer_type_pointee(type_of(emitc_address_of_result(op))) ||
         mica_op_error(op, "requires result to be a pointer to the type referenced by operand");
}

bool emitc_dereference_check(mica_op *op) {
  return emitc_pointer_type_pointee(type_of(emitc_dereference_pointer(op))) ==
             emitc_l_value_type_value_type(type_of(emitc_dereference_result(op))) ||
         mica_op_error(op, "requires result to be an lvalue of the type pointed to by operand");
}

bool emitc_apply_check(mica_op *op) {
  const mica_str symbol = emitc_apply_applicable_operator(op);
  const mica_type *operand = type_of(emitc_apply_operand(op));
  if (symbol.size == 0) return mica_op_error(op, "applicable operator must not be empty");
  if (mica_str_is(symbol, "&")) {
    if (!emitc_l_value_type_isa(operand))
      return mica_op_error(op, "operand type must be an lvalue when applying `&`");
    return emitc_pointer_type_isa(type_of(emitc_apply_result(op))) ||
           mica_op_error(op, "result type must be a pointer when applying `&`");
  }
  if (!mica_str_is(symbol, "*")) return mica_op_error(op, "applicable operator is illegal");
  return emitc_pointer_type_isa(operand) ||
         mica_op_error(op, "operand type must be a pointer when applying `*`");
}

static bool report_assigned(mica_op *op, const mica_type *value, const mica_type *wanted) {
  mica_diag *diag = mica_op_error_begin(
      op, "requires value's type ('%t') to match variable's type ('%t')\n  variable: ", value,
      wanted);
  mica_diag_append_value(diag, emitc_assign_var(op));
  mica_diag_append(diag, "\n  value: ");
  mica_diag_append_value(diag, emitc_assign_value(op));
  mica_diag_append(diag, "\n");
  return mica_diag_report(diag);
}

bool emitc_assign_check(mica_op *op) {
  const mica_value *variable = emitc_assign_var(op);
  const mica_type *value = type_of(emitc_assign_value(op));
  const mica_type *wanted = emitc_l_value_type_value_type(type_of(variable));
  if (mica_value_is_argument(variable)) return mica_op_error(op, "cannot assign to block argument");
  return value == wanted || report_assigned(op, value, wanted);
}

static bool check_indices(mica_op *op, const char *what, const char *number) {
  for (size_t i = 0; i < emitc_subscript_indices_count(op); i++) {
    const mica_type *type = type_of(emitc_subscript_indices(op, i));
    if (emitc_is_integer_index_or_opaque_type(type)) continue;
    mica_diag *diag = mica_op_error_begin(op, "on %s operand requires index operand ", what);
    if (number != NULL) mica_diag_append(diag, number, i);
    mica_diag_append(diag, "to be integer-like, but got '%t'", type);
    return mica_diag_report(diag);
  }
  return true;
}

static bool check_element(mica_op *op, const char *what, const char *element,
                          const mica_type *type) {
  const mica_type *result = emitc_l_value_type_value_type(type_of(emitc_subscript_result(op)));
  return type == result ||
         mica_op_error(op, "on %s operand requires %s type ('%t') and result type ('%t') to match",
                       what, element, type, result);
}

bool emitc_subscript_check(mica_op *op) {
  const mica_type *type = type_of(emitc_subscript_value(op));
  const size_t count = emitc_subscript_indices_count(op);
  if (emitc_array_type_isa(type)) {
    const size_t rank = emitc_array_type_shape(type).size;
    if (count != rank)
      return mica_op_error(op,
                           "on array operand requires number of indices (%z) to match the rank of "
                           "the array type (%z)",
                           count, rank);
    return check_indices(op, "array", "%z ") &&
           check_element(op, "array", "element", emitc_array_type_element_type(type));
  }
  if (!emitc_pointer_type_isa(type)) return true;  // opaque: anything may be its index
  if (count != 1)
    return mica_op_error(op, "on pointer operand requires one index operand, but got %z", count);
  return check_indices(op, "pointer", NULL) &&
         check_element(op, "pointer", "pointee", emitc_pointer_type_pointee(type));
}

// ---- Values to begin with -----------------------------------------------------------------------

static bool check_value(mica_op *op, const mica_attr *value) {
  if (emitc_opaque_attr_isa(value)) return true;
  if (mica_attr_is_string(value))
    return mica_op_error(op, "string attributes are not supported, use #emitc.opaque instead");
  const mica_type *result = type_of(mica_op_result(op, 0)), *type = mica_attr_type(value);
  if (emitc_l_value_type_isa(result)) result = emitc_l_value_type_value_type(result);
  if (emitc_is_pointer_wide_type(result) && mica_type_is_index(type)) return true;
  return type == result ||
         mica_op_error(op,
                       "requires attribute to either be an #emitc.opaque attribute or it's type "
                       "('%t') to match the op's result type ('%t')",
                       type, result);
}

bool emitc_constant_check(mica_op *op) {
  const mica_attr *value = emitc_constant_value_attr(op);
  if (!check_value(op, value)) return false;
  return !emitc_opaque_attr_isa(value) || emitc_opaque_attr_value(value).size != 0 ||
         mica_op_error(op, "value must not be empty");
}

bool emitc_variable_check(mica_op *op) { return check_value(op, emitc_variable_value_attr(op)); }

bool emitc_literal_check(mica_op *op) {
  return emitc_literal_value(op).size != 0 || mica_op_error(op, "value must not be empty");
}

bool emitc_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, emitc_constant_value_attr(op));
}

mica_op *emitc_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                           mica_loc loc) {
  return emitc_constant_build(b, loc, type, constant);
}

// ---- Texts --------------------------------------------------------------------------------------

static bool check_passed(mica_op *op, const mica_attr *value) {
  if (mica_attr_is_array(value)) return mica_op_error(op, "array argument has no type");
  if (!mica_attr_is_index(value)) return true;
  const int64_t index = mica_attr_integer_value(value);
  return (index >= 0 && (uint64_t)index < mica_op_operand_count(op)) ||
         mica_op_error(op, "index argument is out of range");
}

static bool check_template(mica_op *op, const mica_attr *value) {
  return mica_attr_is_type(value) || mica_attr_is_integer(value) || mica_attr_is_float(value) ||
         emitc_opaque_attr_isa(value) || mica_op_error(op, "template argument has invalid type");
}

bool emitc_call_opaque_check(mica_op *op) {
  const mica_attrs passed = emitc_call_opaque_args(op);
  const mica_attrs templates = emitc_call_opaque_template_args(op);
  if (emitc_call_opaque_callee(op).size == 0) return mica_op_error(op, "callee must not be empty");
  for (size_t i = 0; i < passed.size; i++)
    if (!check_passed(op, passed.data[i])) return false;
  for (size_t i = 0; i < templates.size; i++)
    if (!check_template(op, templates.data[i])) return false;
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (emitc_array_type_isa(type_of(mica_op_result(op, i))))
      return mica_op_error(op, "cannot return array type");
  return true;
}

// Counts `{}`, but in `{{` the first is the second. False: reported.
static bool count_places(mica_op *op, mica_str text, size_t *count) {
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] != '{') continue;
    if (i + 1 == text.size)
      return mica_op_error(op, "expected '}' after unescaped '{' at end of string");
    i++;
    if (text.data[i] == '}') ++*count;
    else if (text.data[i] != '{') return mica_op_error(op, "expected '}' after unescaped '{'");
  }
  return true;
}

// Without arguments the text stands for itself.
bool emitc_verbatim_check(mica_op *op) {
  const size_t wanted = emitc_verbatim_fmt_args_count(op);
  size_t count = 0;
  if (wanted == 0) return true;
  if (!count_places(op, emitc_verbatim_value(op), &count)) return false;
  return count == wanted ||
         mica_op_error(op, "requires operands for each placeholder in the format string");
}
