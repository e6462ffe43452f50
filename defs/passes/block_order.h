// Numbers of blocks: those that dominate a block, and those that it is nested in, have smaller
// ones. So an operation that defines a value comes before those that use it, where control can
// reach them.
#ifndef PASSES_BLOCK_ORDER_H
#define PASSES_BLOCK_ORDER_H

#include "map.h"
#include "mica/dominance.h"

typedef struct passes_block_order {
  passes_map numbers;  // of blocks, + 1
  size_t count;
} passes_block_order;

// Numbers all blocks in `op`. False: no memory. passes_block_order_free gives it back in any case.
bool passes_block_order_init(passes_block_order *order, mica_op *op, mica_dominance *dominance);
void passes_block_order_free(passes_block_order *order);
size_t passes_block_number(const passes_block_order *order, const mica_block *block);

#endif
