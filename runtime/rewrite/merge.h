// What region simplification does besides when it is aggressive.
#ifndef MICA_RUNTIME_REWRITE_MERGE_H
#define MICA_RUNTIME_REWRITE_MERGE_H

#include "rewrite/simplify.h"

// Blocks that do the same with other values become one, which gets the values as arguments.
mica_simplified mica_merge_equal_blocks(mica_rewriter *rw, mica_region *region,
                                        const mica_settled *settled);
// An argument that is the same value wherever control comes from becomes that value.
mica_simplified mica_drop_equal_arguments(mica_rewriter *rw, mica_region *region,
                                          const mica_settled *settled);

#endif
