// What canonicalizations of maps share.
#ifndef MICA_DEFS_AFFINE_SIMPLIFY_H
#define MICA_DEFS_AFFINE_SIMPLIFY_H

#include "applied.h"
#include "mica/rewrite.h"

// The operation with another map and operands. NULL: no memory.
typedef mica_op *affine_rebuild(mica_rewriter *rw, mica_op *op, const affine_applied *a);
// Replaces the operation where its map and these operands become simpler.
bool affine_simplify_op(mica_rewriter *rw, mica_op *op, const mica_affine_map *map,
                        mica_segment operands, affine_rebuild *rebuild);

#endif
