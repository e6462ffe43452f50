// The C++ of upstream's predicates, translated to C.
#ifndef MICA_GEN_PREDICATE_H
#define MICA_GEN_PREDICATE_H

#include "model_build.h"

// C stays as it is; an expression in the C++ vocabulary of MLIR's own definitions becomes C. What is
// outside of it is reported at its column inside the field, and comes back unchanged.
const char *predicate_to_c(build *b, const char *expression, const field *from, place at);

#endif
