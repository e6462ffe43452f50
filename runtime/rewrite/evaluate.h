// Folding by what a definition says that its operation gives for numbers.
#ifndef MICA_RUNTIME_REWRITE_EVALUATE_H
#define MICA_RUNTIME_REWRITE_EVALUATE_H

#include "mica/fold.h"

// False: it says nothing, an operand isn't constant, there is no value, or no memory.
bool mica_fold_evaluation(const mica_op *op, const mica_attr *const *operands, mica_fold *out);

#endif
