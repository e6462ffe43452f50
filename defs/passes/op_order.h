// Numbers of operations, in the order in which control reaches them: blocks in reverse post-order,
// those that can't be reached after the others, and what is nested after what it stands in.
#ifndef PASSES_OP_ORDER_H
#define PASSES_OP_ORDER_H

#include "map.h"
#include "mica/ir.h"

typedef struct passes_op_order {
  passes_map numbers;  // of operations, from 1
  size_t count;
} passes_op_order;

// Numbers what stands in `op` and has the interface. False: no memory. passes_op_order_free gives
// it back in any case.
bool passes_op_order_init(passes_op_order *order, mica_op *op, const mica_interface *interface);
void passes_op_order_free(passes_op_order *order);
// What came later stands where that number is. False: no memory.
bool passes_op_order_set(passes_op_order *order, const mica_op *op, size_t number);
size_t passes_op_number(const passes_op_order *order, const mica_op *op);  // 0: it has none

#endif
