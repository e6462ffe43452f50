// Checks of spirv's conversions. Called by generated code; own nothing.
#include "shared.h"

// ---- Numbers ------------------------------------------------------------------------------------

bool spirv_check_resize(mica_op *op) {
  const mica_type *from = mica_type_element_or_self(spirv_type(mica_op_operand(op, 0)));
  const mica_type *to = mica_type_element_or_self(spirv_type(mica_op_result(op, 0)));
  return mica_type_bit_width(from) != mica_type_bit_width(to) ||
         mica_op_error(op,
                       "expected the different bit widths for operand type and result type, but "
                       "provided '%t' and '%t'",
                       from, to);
}

bool spirv_bitcast_check(mica_op *op) {
  const mica_type *from = spirv_type(spirv_bitcast_operand(op));
  const mica_type *to = spirv_type(spirv_bitcast_result(op));
  const bool from_pointer = spirv_pointer_type_isa(from), to_pointer = spirv_pointer_type_isa(to);
  if (from == to) return mica_op_plain_error(op, "result type must be different from operand type");
  if (from_pointer && !to_pointer)
    return mica_op_plain_error(
        op, "unhandled bit cast conversion from pointer type to non-pointer type");
  if (!from_pointer && to_pointer)
    return mica_op_plain_error(
        op, "unhandled bit cast conversion from non-pointer type to pointer type");
  return spirv_bit_width(from) == spirv_bit_width(to) ||
         mica_op_error(op, "mismatch in result type bitwidth %I and operand type bitwidth %I",
                       spirv_bit_width(to), spirv_bit_width(from));
}

// ---- Pointers and numbers -----------------------------------------------------------------------

static bool is_physical(const mica_op *module, const mica_value *pointer) {
  const spirv_addressing_model model = spirv_module_addressing_model(module);
  if (model == SPIRV_ADDRESSING_MODEL_LOGICAL) return false;
  return model != SPIRV_ADDRESSING_MODEL_PHYSICAL_STORAGE_BUFFER64 ||
         spirv_storage(pointer) == SPIRV_STORAGE_CLASS_PHYSICAL_STORAGE_BUFFER;
}

static bool check_address(const mica_op *op, const mica_value *number, const mica_value *pointer,
                          const char *what) {
  const mica_op *module = spirv_module_of(op);
  if (!mica_type_is_signless_integer(spirv_type(number)))
    return mica_op_plain_error(op, "result must be a scalar type of unsigned integer");
  return module == NULL || is_physical(module, pointer) ||
         mica_op_plain_error(op, "%s must be a physical pointer", what);
}

bool spirv_convert_ptr_to_u_check(mica_op *op) {
  return check_address(op, spirv_convert_ptr_to_u_result(op), spirv_convert_ptr_to_u_pointer(op),
                       "operand");
}
bool spirv_convertu_to_ptr_check(mica_op *op) {
  return check_address(op, spirv_convertu_to_ptr_operand(op), spirv_convertu_to_ptr_result(op),
                       "result");
}

// ---- Pointers -----------------------------------------------------------------------------------

static bool is_of_group(spirv_storage_class storage) {
  return storage == SPIRV_STORAGE_CLASS_WORKGROUP ||
         storage == SPIRV_STORAGE_CLASS_CROSS_WORKGROUP || storage == SPIRV_STORAGE_CLASS_FUNCTION;
}

static bool check_pointees(const mica_op *op) {
  const mica_type *from = spirv_pointee(mica_op_operand(op, 0));
  const mica_type *to = spirv_pointee(mica_op_result(op, 0));
  return from == to || mica_op_error(op,
                                     "pointer operand's pointee type must have the same as the op "
                                     "result type, but found '%t' vs '%t'",
                                     from, to);
}

bool spirv_ptr_cast_to_generic_check(mica_op *op) {
  if (!is_of_group(spirv_storage(spirv_ptr_cast_to_generic_pointer(op))))
    return mica_op_plain_error(
        op,
        "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage "
        "Class");
  if (spirv_storage(spirv_ptr_cast_to_generic_result(op)) != SPIRV_STORAGE_CLASS_GENERIC)
    return mica_op_plain_error(op, "result type must be of storage class Generic");
  return check_pointees(op);
}

bool spirv_check_generic_to_ptr(mica_op *op) {
  if (spirv_storage(mica_op_operand(op, 0)) != SPIRV_STORAGE_CLASS_GENERIC)
    return mica_op_plain_error(op, "pointer type must be of storage class Generic");
  if (!is_of_group(spirv_storage(mica_op_result(op, 0))))
    return mica_op_plain_error(
        op,
        "result must point to the Workgroup, CrossWorkgroup, or Function Storage "
        "Class");
  return check_pointees(op);
}
