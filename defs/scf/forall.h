// The patterns of scf.forall that are about the tensors it fills.
#ifndef MICA_DEFS_SCF_FORALL_H
#define MICA_DEFS_SCF_FORALL_H

#include "rewrite.h"

// Whether what combines at its end can stand alone as well.
bool scf_forall_can_be_inlined(const mica_op *op);
// Its body, executed once, takes the loop's place; the induction variables become `lower`. False:
// no memory.
bool scf_forall_inline(mica_rewriter *rw, mica_op *op, mica_value *const *lower);
// Outputs that aren't written, or whose results nobody reads, go.
bool scf_forall_drop_outputs(mica_rewriter *rw, mica_op *op);
// Outputs that are casts become what was cast.
bool scf_forall_uncast(mica_rewriter *rw, mica_op *op);

#endif
