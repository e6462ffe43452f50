// What predicates and the functions in their place share.
#ifndef MICA_GEN_MAKE_PREDICATE_HOOK_H
#define MICA_GEN_MAKE_PREDICATE_HOOK_H

#include "make/build.h"

// A call, over placeholders, of the function that the author writes for a leaf of C++; NULL: what
// it asks about has no type in C.
const c_expression *model_predicate_hook(build *b, const predicate_subject *subject,
                                         const record *leaf, const char *code,
                                         const cpp_failure *why);

#endif
