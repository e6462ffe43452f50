// Regions made simpler: what the greedy driver does to control flow.
#ifndef MICA_RUNTIME_REWRITE_SIMPLIFY_H
#define MICA_RUNTIME_REWRITE_SIMPLIFY_H

#include "memory/pointer_stack.h"
#include "mica/rewrite.h"
#include "rewrite/settled.h"

typedef enum mica_simplified {
  MICA_SIMPLIFIED_NOTHING,
  MICA_SIMPLIFIED_SOME,
  MICA_SIMPLIFIED_NO_MEMORY,  // what was done is right
} mica_simplified;

// In the region and in all that is nested, but for what is settled (NULL: nothing is).
// Blocks that control can't reach go. `branching`: the operations of the region in which there are
// regions of several blocks, in their order; NULL: all are asked.
mica_simplified mica_erase_unreachable_blocks(mica_rewriter *rw, mica_region *region,
                                              const mica_pointer_stack *branching,
                                              const mica_settled *settled);
// Operations and arguments of blocks that nothing alive reads go, though they read each other.
mica_simplified mica_erase_dead(mica_rewriter *rw, mica_region *region,
                                const mica_settled *settled);

#endif
