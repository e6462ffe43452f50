// What the drivers ask of a set of patterns.
#ifndef MICA_RUNTIME_REWRITE_PATTERNS_H
#define MICA_RUNTIME_REWRITE_PATTERNS_H

#include "mica/rewrite.h"

typedef struct mica_pattern_list {
  const mica_pattern **data;  // in the order in which they are tried
  size_t size, capacity;
} mica_pattern_list;

// Those for an operation; NULL: no memory. It stays as long as the set.
const mica_pattern_list *mica_patterns_of(mica_patterns *patterns, const mica_op *op);

// Where the rewriter stands before the operation; the answer is the pattern's.
bool mica_pattern_apply(const mica_pattern *pattern, mica_rewriter *rw, mica_op *op);

#endif
