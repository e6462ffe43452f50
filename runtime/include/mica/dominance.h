// Dominance, computed per region at the first question about it and kept until destroyed.
#ifndef MICA_DOMINANCE_H
#define MICA_DOMINANCE_H

#include "mica/ir.h"

MICA_BEGIN

typedef struct mica_dominance mica_dominance;
MICA_API mica_dominance *mica_dominance_create(mica_context *ctx);  // NULL: no memory
MICA_API void mica_dominance_destroy(mica_dominance *dominance);
// The IR must not change between questions.
MICA_API bool mica_dominance_value(mica_dominance *d, const mica_value *value, const mica_op *user);
MICA_API bool mica_dominance_op(mica_dominance *d, const mica_op *a, const mica_op *b);  // properly
MICA_API bool mica_dominance_block(mica_dominance *d, const mica_block *a, const mica_block *b);
MICA_API bool mica_dominance_is_reachable(mica_dominance *d, const mica_block *block);
// The blocks of a region that can be reached, each followed by those that it dominates. `blocks`
// has room for all of the region's. `levels`, if not NULL, too: of each, how many others dominate
// it. How many there are; 0: no memory.
MICA_API size_t mica_dominance_order(mica_dominance *d, const mica_region *region,
                                     mica_block **blocks, uint32_t *levels);
// Where definitions meet that stand in the blocks `defining` of one region, each of them once:
// their iterated dominance frontier. *found: a list that the caller gives back by mica_free with
// *found_count elements, or NULL; what can't be reached is left out. False: no memory. Cost: beside
// a first look at the region, the blocks of both lists and the edges that lead to those found,
// times the logarithm of the region's size.
MICA_API bool mica_dominance_frontier(mica_dominance *d, mica_block *const *defining,
                                      size_t defining_count, mica_block ***found,
                                      size_t *found_count);
// False: values of the region may be used before they are defined (it is a graph).
MICA_API bool mica_region_has_ssa_dominance(const mica_region *region);

MICA_END

#endif
