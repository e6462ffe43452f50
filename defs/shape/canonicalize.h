// What canonicalizations of shapes and of constraints on them share.
#ifndef MICA_DEFS_SHAPE_CANONICALIZE_H
#define MICA_DEFS_SHAPE_CANONICALIZE_H

#include "mica/rewrite.h"

// Patterns of operations whose operands all are shapes, or all are constraints: operands go that
// stand before already, shapes that have no extents; operands stand for what a cast made of them.
bool shape_drop_duplicates(mica_rewriter *rw, mica_op *op);
bool shape_drop_empty(mica_rewriter *rw, mica_op *op);
bool shape_drop_casts(mica_rewriter *rw, mica_op *op);

#endif
