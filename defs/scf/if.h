// Parts of scf.if, and the patterns that stand in files of their own.
#ifndef MICA_DEFS_SCF_IF_H
#define MICA_DEFS_SCF_IF_H

#include "mica/rewrite.h"
#include "scf/scf.h"

static inline mica_block *scf_if_then_block(const mica_op *op) {
  return mica_region_first(scf_if_then_region(op));
}
static inline mica_block *scf_if_else_block(const mica_op *op) {  // NULL: there is none
  return mica_region_first(scf_if_else_region(op));
}
static inline mica_op *scf_if_then_end(const mica_op *op) {
  return mica_block_last(scf_if_then_block(op));
}
static inline mica_op *scf_if_else_end(const mica_op *op) {  // NULL: there is no else
  const mica_block *block = scf_if_else_block(op);
  return block == NULL ? NULL : mica_block_last(block);
}

bool scf_if_combine(mica_rewriter *rw, mica_op *op);
bool scf_if_combine_nested(mica_rewriter *rw, mica_op *op);
bool scf_if_select(mica_rewriter *rw, mica_op *op);

#endif
