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
// False: it can't be reached, or no memory.
bool mica_dominance_place_of(mica_dominance *d, const mica_block *block,
                             mica_dominance_place *place);

#endif
