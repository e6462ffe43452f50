// Control of regions that are executed once: MLIR's .td asks for it operation by operation. A
// terminator passes nothing.
#include "acc/acc.h"

#define EXECUTED_ONCE(op)                                                \
  bool acc_##op##_successors(const mica_op *op, const mica_region *from, \
                             mica_region_successors *out) {              \
    return acc_executed_once.successors(op, from, out);                  \
  }
EXECUTED_ONCE(parallel)
EXECUTED_ONCE(serial)
EXECUTED_ONCE(kernels)
EXECUTED_ONCE(kernel_environment)
EXECUTED_ONCE(data)
EXECUTED_ONCE(host_data)

mica_successor_operands acc_terminator_successor_operands(const mica_op *op,
                                                          size_t successor_region) {
  (void)op, (void)successor_region;
  return (mica_successor_operands){0};
}
