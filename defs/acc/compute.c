// Checks of constructs that are computed on a device: the variables and sizes that they are given.
// Called by generated code; own nothing.
#include <stdlib.h>

#include "mica/context.h"
#include "mica/interfaces.h"
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

// A value of a list.
typedef struct use {
  const mica_value *value;
  size_t index;
} use;

static int compare_uses(const void *a, const void *b) {
  const use *x = a, *y = b;
  if (x->value != y->value) return (uintptr_t)x->value < (uintptr_t)y->value ? -1 : 1;
  return x->index < y->index ? -1 : 1;
}

// The first that stands before. SIZE_MAX: none. Sorts the list.
static size_t first_repeated(use *uses, size_t count) {
  size_t first = SIZE_MAX;
  qsort(uses, count, sizeof *uses, compare_uses);
  for (size_t i = 1; i < count; i++)
    if (uses[i - 1].value == uses[i].value && uses[i].index < first) first = uses[i].index;
  return first;
}

// False: no memory.
static bool find_repeated(const mica_op *op, mica_segment values, size_t *first) {
  mica_context *ctx = mica_op_context(op);
  *first = SIZE_MAX;
  if (values.count < 2) return true;
  use *uses = mica_allocate(ctx, values.count * sizeof *uses);
  if (uses == NULL) return false;
  for (size_t i = 0; i < values.count; i++)
    uses[i] = (use){mica_op_operand(op, values.first + i), i};
  *first = first_repeated(uses, values.count);
  mica_free(ctx, uses, values.count * sizeof *uses);
  return true;
}

static bool check_made_once(const mica_op *op, const char *group, const mica_op_def *def,
                            const char *name) {
  const mica_segment vars = acc_group(op, group);
  size_t repeated, i = 0;
  while (i < vars.count && acc_is(mica_value_op(mica_op_operand(op, vars.first + i)), def)) i++;
  if (!find_repeated(op, vars, &repeated)) return false;
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
  return acc_check_groups(op, acc_group(op, "waitOperands"),
                          acc_attribute(op, "waitOperandsSegments"),
                          acc_attribute(op, "waitOperandsDeviceType"), "wait", 0);
}

bool acc_check_async(const mica_op *op) {
  return acc_check_devices(op, acc_group(op, "asyncOperands"),
                           acc_attribute(op, "asyncOperandsDeviceType"), "async");
}

// `serial` has no sizes, so that nothing is wrong with them.
bool acc_check_compute(mica_op *op) {
  return (acc_kernels_isa(op) || acc_check_private(op)) &&
         acc_check_groups(op, acc_group(op, "numGangs"), acc_attribute(op, "numGangsSegments"),
                          acc_attribute(op, "numGangsDeviceType"), "num_gangs", 3) &&
         acc_check_wait(op) &&
         acc_check_devices(op, acc_group(op, "numWorkers"),
                           acc_attribute(op, "numWorkersDeviceType"), "num_workers") &&
         acc_check_devices(op, acc_group(op, "vectorLength"),
                           acc_attribute(op, "vectorLengthDeviceType"), "vector_length") &&
         acc_check_async(op) && acc_check_wait_and_async(op) && acc_check_data_operands(op);
}
