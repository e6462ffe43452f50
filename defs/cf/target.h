// Where branches of cf go: a block with what is passed to it, and blocks that only branch on.
#ifndef MICA_DEFS_CF_TARGET_H
#define MICA_DEFS_CF_TARGET_H

#include "cf/cf.h"
#include "mica/rewrite.h"

// {0} is empty.
typedef struct cf_target {
  mica_block *block;
  mica_value **values;  // in the context's memory
  size_t count;
} cf_target;

// The branch that a block consists of, where whoever goes to the block may go on right away. It was
// made to lead past all such blocks. NULL: the block does more, or no memory.
const mica_op *cf_branch_through(mica_rewriter *rw, const mica_block *block);
// Where a branch goes by a successor; with `through`, where it gets by that block's branch. False:
// no memory.
bool cf_target_of(const mica_op *branch, size_t successor, const mica_op *through, cf_target *out);
// Whether two successors are one block that gets the same.
bool cf_targets_equal(const mica_op *branch, size_t a, size_t b);
void cf_target_free(mica_context *ctx, cf_target *target);

// Puts cf.br in place of the branch: to the target, or to one of its own successors. False: no
// memory.
bool cf_branch_to(mica_rewriter *rw, mica_op *branch, const cf_target *target);
bool cf_branch_to_successor(mica_rewriter *rw, mica_op *branch, size_t successor);

// The block that alone branches to `block`, by one successor; NULL: there are more, or none.
mica_block *cf_single_predecessor(const mica_block *block);

#endif
