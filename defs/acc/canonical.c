// What constructs of acc become: conditions that are known, kernels that do nothing. Called by
// generated code; own nothing.
#include "mica/rewrite.h"
#include "shared.h"

// ---- A condition that is a constant -------------------------------------------------------------

// False: it isn't known.
static bool is_known(const mica_op *op, bool *holds) {
  const mica_segment condition = mica_op_group_named(op, "ifCond");
  int64_t number;
  if (condition.count == 0 || !mica_value_constant(mica_op_operand(op, condition.first), &number))
    return false;
  *holds = number != 0;
  return true;
}

static bool drop_condition(mica_rewriter *rw, mica_op *op) {
  const bool changed = acc_enter_data_isa(op)  ? acc_enter_data_set_if_cond(op, NULL, 0)
                       : acc_exit_data_isa(op) ? acc_exit_data_set_if_cond(op, NULL, 0)
                       : acc_update_isa(op)    ? acc_update_set_if_cond(op, NULL, 0)
                                               : acc_host_data_set_if_cond(op, NULL, 0);
  if (changed) mica_rewriter_modified(rw, op);
  return changed;
}

static bool decide(mica_rewriter *rw, mica_op *op) {
  bool holds;
  if (!is_known(op, &holds)) return false;
  if (holds) return drop_condition(rw, op);
  mica_rewriter_erase(rw, op);
  return true;
}

// What stands in the region is done on the host then.
static bool decide_region(mica_rewriter *rw, mica_op *op) {
  bool holds;
  if (!is_known(op, &holds)) return false;
  if (holds) return drop_condition(rw, op);
  mica_block *body = mica_region_first(acc_host_data_region(op));
  if (body == NULL || mica_block_next(body) != NULL) return false;
  mica_op *end = mica_block_last(body);
  if (end == NULL || !acc_terminator_isa(end)) return false;
  mica_rewriter_erase(rw, end);
  mica_rewriter_inline_block(rw, body, mica_op_block(op), op, NULL);
  mica_rewriter_erase(rw, op);
  return true;
}

MICA_DEFINE_PATTERN(enter_data, "RemoveConstantIfCondition", &acc_enter_data_def, decide);
MICA_DEFINE_PATTERN(exit_data, "RemoveConstantIfCondition", &acc_exit_data_def, decide);
MICA_DEFINE_PATTERN(update, "RemoveConstantIfCondition", &acc_update_def, decide);
MICA_DEFINE_PATTERN(host_data, "RemoveConstantIfConditionWithRegion", &acc_host_data_def,
                    decide_region);
const mica_pattern *const acc_enter_data_canonicalizations[] = {&enter_data, NULL};
const mica_pattern *const acc_exit_data_canonicalizations[] = {&exit_data, NULL};
const mica_pattern *const acc_update_canonicalizations[] = {&update, NULL};
const mica_pattern *const acc_host_data_canonicalizations[] = {&host_data, NULL};

// ---- No kernels ---------------------------------------------------------------------------------

// Whether an `acc.wait` waits for the same: for any device, without a number, in one group.
static bool is_plain_wait(const mica_op *op) {
  const mica_attrs devices =
      acc_elements(acc_kernel_environment_wait_operands_device_type_attr(op));
  const mica_attrs numbered = acc_elements(acc_kernel_environment_has_wait_devnum_attr(op));
  for (size_t i = 0; i < devices.size; i++)
    if (acc_device_type_attr_value(devices.data[i]) != ACC_DEVICE_TYPE_NONE) return false;
  for (size_t i = 0; i < numbered.size; i++)
    if (mica_attr_bool_value(numbered.data[i])) return false;
  return acc_counts(acc_kernel_environment_wait_operands_segments_attr(op)).size <= 1;
}

static mica_op *make_wait(mica_rewriter *rw, const mica_op *op) {
  const mica_segment waited = acc_kernel_environment_wait_operands_segment(op);
  const mica_values groups[] = {mica_operands_in(op, waited), mica_no_values(), mica_no_values(),
                                mica_no_values()};
  const mica_attr *slots[] = {[ACC_WAIT_SLOT_OPERAND_SEGMENT_SIZES] =
                                  mica_values_sizes(mica_op_context(op), groups, 4)};
  const mica_op_parts parts = {.slots = slots, .slot_count = sizeof slots / sizeof *slots};
  return slots[ACC_WAIT_SLOT_OPERAND_SEGMENT_SIZES] == NULL
             ? NULL
             : mica_rewriter_create_grouped(rw, mica_op_loc(op), &acc_wait_def, groups, 4, &parts);
}

static bool wait_alone(mica_rewriter *rw, mica_op *op) {
  const mica_block *body = mica_region_first(acc_kernel_environment_region(op));
  if (mica_block_first(body) != NULL || !is_plain_wait(op)) return false;
  if ((acc_kernel_environment_wait_operands_count(op) > 0 ||
       acc_kernel_environment_wait_only_attr(op) != NULL) &&
      make_wait(rw, op) == NULL)
    return false;
  mica_rewriter_erase(rw, op);
  return true;
}

MICA_DEFINE_PATTERN(kernel_environment, "RemoveEmptyKernelEnvironment", &acc_kernel_environment_def,
                    wait_alone);
const mica_pattern *const acc_kernel_environment_canonicalizations[] = {&kernel_environment, NULL};
