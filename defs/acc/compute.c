// Checks of constructs that are computed on a device: the variables and sizes that they are given.
// Called by generated code; own nothing.

#include "mica/context.h"
#include "mica/interfaces.h"
#include "mica/verify.h"
#include "shared.h"

// ---- Control ------------------------------------------------------------------------------------

// Into the region, and from its end back.
static bool once(const mica_op *op, const mica_region *from, mica_region_successors *out) {
  (void)op;
  return from == NULL ? mica_region_successors_add(out, 0, NULL, 0)
                      : mica_region_successors_add_parent(out, 0);
}
const mica_region_branch_interface acc_executed_once = {.successors = once};

// ---- Private variables --------------------------------------------------------------------------

static bool check_made_once(const mica_op *op, const char *group, const mica_op_def *def,
                            const char *name) {
  const mica_segment vars = mica_op_group_named(op, group);
  size_t repeated, i = 0;
  while (i < vars.count && acc_is(mica_value_op(mica_op_operand(op, vars.first + i)), def)) i++;
  if (!mica_op_repeated_operand(op, vars, &repeated)) return false;
  if (repeated < i) return mica_op_error(op, "%s operand appears more than once", name);
  return i == vars.count || mica_op_error(op, "expected %s as defining op", name);
}

bool acc_check_private(const mica_op *op) {
  return check_made_once(op, "privateOperands", &acc_private_def, "private") &&
         check_made_once(op, "firstprivateOperands", &acc_firstprivate_def, "firstprivate") &&
         check_made_once(op, "reductionOperands", &acc_reduction_def, "reduction");
}

// ---- parallel, serial, kernels ------------------------------------------------------------------

bool acc_check_wait(const mica_op *op) {
  return acc_check_groups(op, mica_op_group_named(op, "waitOperands"),
                          mica_op_attribute(op, MICA_STR("waitOperandsSegments")),
                          mica_op_attribute(op, MICA_STR("waitOperandsDeviceType")), "wait", 0);
}

bool acc_check_async(const mica_op *op) {
  return acc_check_devices(op, mica_op_group_named(op, "asyncOperands"),
                           mica_op_attribute(op, MICA_STR("asyncOperandsDeviceType")), "async");
}

// `serial` has no sizes, so that nothing is wrong with them.
bool acc_check_compute(mica_op *op) {
  return (acc_kernels_isa(op) || acc_check_private(op)) &&
         acc_check_groups(op, mica_op_group_named(op, "numGangs"),
                          mica_op_attribute(op, MICA_STR("numGangsSegments")),
                          mica_op_attribute(op, MICA_STR("numGangsDeviceType")), "num_gangs", 3) &&
         acc_check_wait(op) &&
         acc_check_devices(op, mica_op_group_named(op, "numWorkers"),
                           mica_op_attribute(op, MICA_STR("numWorkersDeviceType")),
                           "num_workers") &&
         acc_check_devices(op, mica_op_group_named(op, "vectorLength"),
                           mica_op_attribute(op, MICA_STR("vectorLengthDeviceType")),
                           "vector_length") &&
         acc_check_async(op) && acc_check_wait_and_async(op) && acc_check_data_operands(op);
}
