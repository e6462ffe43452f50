// The pattern of scf.while that stands in a file of its own.
#ifndef MICA_DEFS_SCF_WHILE_H
#define MICA_DEFS_SCF_WHILE_H

#include "mica/rewrite.h"

bool scf_while_move_if(mica_rewriter *rw, mica_op *op);

#endif
