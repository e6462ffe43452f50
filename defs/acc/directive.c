// Checks of directives: what their variables are made by, what goes together. Called by generated
// code; own nothing.
#include "shared.h"

static bool check_made_by(const mica_op *op, const mica_op_def *const *defs, const char *message) {
  const mica_segment vars = mica_op_group_named(op, "dataClauseOperands");
  for (size_t i = 0; i < vars.count; i++)
    if (!acc_is_one_of(mica_value_op(mica_op_operand(op, vars.first + i)), defs))
      return mica_op_plain_error(op, "%s", message);
  return true;
}

bool acc_check_data_operands(const mica_op *op) {
  static const mica_op_def *const bringing[] = {&acc_attach_def,
                                                &acc_copyin_def,
                                                &acc_copyout_def,
                                                &acc_create_def,
                                                &acc_delete_def,
                                                &acc_detach_def,
                                                &acc_deviceptr_def,
                                                &acc_getdeviceptr_def,
                                                &acc_nocreate_def,
                                                &acc_present_def,
                                                NULL};
  return check_made_by(op, bringing,
                       "expect data entry/exit operation or acc.getdeviceptr as defining op");
}

// ---- data ---------------------------------------------------------------------------------------

bool acc_data_check(mica_op *op) {
  if (mica_op_operand_count(op) == 0 && acc_data_default_attr_attr(op) == NULL)
    return mica_op_plain_error(
        op,
        "at least one operand or the default attribute must appear on the data "
        "operation");
  return acc_check_data_operands(op) && acc_check_wait_and_async(op);
}

// ---- enter_data, exit_data, wait ----------------------------------------------------------------

// For any device a clause has values, or is a word alone.
static bool check_async_and_wait(const mica_op *op) {
  const bool waits = mica_op_group_named(op, "waitOperands").count > 0;
  if (mica_op_group_named(op, "asyncOperand").count > 0 &&
      mica_op_attribute(op, MICA_STR("async")) != NULL)
    return mica_op_plain_error(op, "async attribute cannot appear with asyncOperand");
  if (waits && mica_op_attribute(op, MICA_STR("wait")) != NULL)
    return mica_op_plain_error(op, "wait attribute cannot appear with waitOperands");
  return waits || mica_op_group_named(op, "waitDevnum").count == 0 ||
         mica_op_plain_error(op, "wait_devnum cannot appear without waitOperands");
}

bool acc_check_data_directive(mica_op *op) {
  static const mica_op_def *const entering[] = {&acc_attach_def, &acc_create_def, &acc_copyin_def,
                                                NULL};
  const bool enters = acc_enter_data_isa(op);
  if (mica_op_group_named(op, "dataClauseOperands").count == 0)
    return mica_op_plain_error(
        op, "at least one operand must be present in dataOperands on the %s data operation",
        enters ? "enter" : "exit");
  return check_async_and_wait(op) &&
         (!enters || check_made_by(op, entering, "expect data entry operation as defining op"));
}

bool acc_wait_check(mica_op *op) { return check_async_and_wait(op); }

// ---- update -------------------------------------------------------------------------------------

bool acc_update_check(mica_op *op) {
  static const mica_op_def *const updating[] = {&acc_update_device_def, &acc_update_host_def,
                                                &acc_getdeviceptr_def, NULL};
  if (acc_update_data_clause_operands_count(op) == 0)
    return mica_op_plain_error(op, "at least one value must be present in dataOperands");
  return acc_check_async(op) && acc_check_wait(op) && acc_check_wait_and_async(op) &&
         check_made_by(op, updating,
                       "expect data entry/exit operation or acc.getdeviceptr as defining op");
}

// ---- host_data ----------------------------------------------------------------------------------

bool acc_host_data_check(mica_op *op) {
  static const mica_op_def *const using[] = {&acc_use_device_def, NULL};
  if (acc_host_data_data_clause_operands_count(op) == 0)
    return mica_op_plain_error(op, "at least one operand must appear on the host_data operation");
  return check_made_by(op, using, "expect data entry operation as defining op");
}

// ---- declare ------------------------------------------------------------------------------------

bool acc_check_declare(mica_op *op) {
  static const mica_op_def *const declaring[] = {&acc_copyin_def,
                                                 &acc_copyout_def,
                                                 &acc_create_def,
                                                 &acc_deviceptr_def,
                                                 &acc_getdeviceptr_def,
                                                 &acc_present_def,
                                                 &acc_declare_device_resident_def,
                                                 &acc_declare_link_def,
                                                 NULL};
  const bool ends = acc_declare_exit_isa(op) && acc_declare_exit_token(op) != NULL;
  if (!ends && mica_op_group_named(op, "dataClauseOperands").count == 0)
    return mica_error(mica_op_context(op), mica_op_loc(op),
                      "at least one operand must appear on the declare operation");
  return check_made_by(op, declaring,
                       "expect valid declare data entry operation or acc.getdeviceptr as defining "
                       "op");
}

// ---- init, shutdown, set ------------------------------------------------------------------------

bool acc_check_outside(mica_op *op) {
  static const mica_op_def *const constructs[] = {&acc_parallel_def, &acc_kernels_def,
                                                  &acc_serial_def, &acc_loop_def, NULL};
  return !acc_is_in(op, constructs) || mica_op_error(op, "cannot be nested in a compute operation");
}

bool acc_set_check(mica_op *op) {
  if (!acc_check_outside(op)) return false;
  return acc_set_device_type_attr(op) != NULL || acc_set_default_async(op) != NULL ||
         acc_set_device_num(op) != NULL ||
         mica_op_error(
             op, "at least one default_async, device_num, or device_type operand must appear");
}
