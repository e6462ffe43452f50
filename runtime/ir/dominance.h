// What is asked about regions besides mica/dominance.h: by the verifier, and by frontiers.
#ifndef MICA_RUNTIME_IR_DOMINANCE_H
#define MICA_RUNTIME_IR_DOMINANCE_H

#include "mica/dominance.h"

// An answer was a guess, because there was no memory for a tree.
bool mica_dominance_failed(const mica_dominance *d);

// Where a block stands in the dominator tree of its region: the interval of numbers that it and
// those have which it dominates, and its distance from the entry.
typedef struct mica_dominance_place {
  uint32_t first, size, level;
} mica_dominance_place;
// What frontier.c keeps of a region, by the number of an interval: the block, whether it is in a
// list, and a binary tree (the root is 1) of the least levels that edges lead to.
typedef struct mica_dominance_exits {
  size_t count, leaves;
  mica_block **blocks;
  uint8_t *marks;
  uint32_t *least;
} mica_dominance_exits;
// All zero at first. NULL: no memory.
mica_dominance_exits *mica_dominance_exits_of(mica_dominance *d, const mica_region *region);
void mica_dominance_exits_free(mica_context *ctx, mica_dominance_exits *exits);

// False: it can't be reached, or no memory.
bool mica_dominance_place_of(mica_dominance *d, const mica_block *block,
                             mica_dominance_place *place);

#endif
