// The verifier's second look at an operation whose regions read values of other blocks.
#ifndef MICA_RUNTIME_VERIFY_DOMINANCE_H
#define MICA_RUNTIME_VERIFY_DOMINANCE_H

#include "mica/ir.h"

// Operands inside of `scope`, down to isolated operations, are defined where they are used. False:
// reported, or no memory.
bool mica_verify_dominance_inside(mica_op *scope);

#endif
