// What the passes by ranges share: they find what is known of values, and hand it to their patterns
// while the greedy driver runs; of what is erased or made new nothing is known.
#ifndef RANGES_REWRITING_H
#define RANGES_REWRITING_H

#include "mica/pass.h"
#include "mica/rewrite.h"
#include "../passes/dataflow.h"

typedef struct ranges_rewriting {
  passes_flow flow;
  const uint32_t *widths;  // to which operations may be narrowed
  size_t width_count;
} ranges_rewriting;

static inline passes_flow *ranges_flow(const mica_rewriter *rw) {
  return &((ranges_rewriting *)rw->user)->flow;
}
static inline const mica_range *ranges_of(const mica_rewriter *rw, const mica_value *value) {
  return passes_flow_range(ranges_flow(rw), value);
}
// `to` lies in what `from` does.
static inline void ranges_copy(const mica_rewriter *rw, const mica_value *from,
                               const mica_value *to) {
  const mica_range range = *ranges_of(rw, from);
  if (mica_range_is_known(&range)) passes_flow_set_range(ranges_flow(rw), to, &range);
}

// Finds the ranges and runs these patterns, up to NULL, with folds, on all that is in `op`, the
// last operations first: patterns want the ranges of what operands were at first. False: the pass
// fails.
bool ranges_rewrite(ranges_rewriting *r, mica_pass *pass, mica_op *op,
                    const mica_pattern *const *patterns);

// The same once on each operation that stands there at first, without folds: neither to rewrite
// nor to find what is constant.
bool ranges_rewrite_once(ranges_rewriting *r, mica_pass *pass, mica_op *op,
                         const mica_pattern *const *patterns);

#endif
