// What the drivers ask of a set of patterns.
#ifndef MICA_RUNTIME_REWRITE_PATTERNS_H
#define MICA_RUNTIME_REWRITE_PATTERNS_H

#include "mica/rewrite.h"

// Tries what the set has for the operation, before which the rewriter stands then, until a pattern
// has rewritten it. False, too: no memory, which the context knows.
bool mica_patterns_apply(mica_patterns *patterns, mica_rewriter *rw, mica_op *op);

#endif
