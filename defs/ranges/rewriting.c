// Runs patterns that ask for ranges. Called by the passes; the ranges live as long as the run.
#include "rewriting.h"

// A value that comes to be where another was knows nothing of that one.
static void forget_value(passes_flow *flow, mica_value *value) {
  const mica_range unknown = mica_range_unknown();
  if (mica_range_is_known(passes_flow_range(flow, value)))
    passes_flow_set_range(flow, value, &unknown);
}
static void forget_op(passes_flow *flow, mica_op *op) {
  for (size_t i = 0; i < mica_op_result_count(op); i++) forget_value(flow, mica_op_result(op, i));
}
static void forget_block(passes_flow *flow, mica_block *block) {
  for (size_t i = 0; i < mica_block_argument_count(block); i++)
    forget_value(flow, mica_block_argument_at(block, i));
}
static void forget_results(void *user, mica_op *op) {
  forget_op(&((ranges_rewriting *)user)->flow, op);
}
static void forget_arguments(void *user, mica_block *block) {
  forget_block(&((ranges_rewriting *)user)->flow, block);
}
static void forget_argument(void *user, mica_value *argument) {
  forget_value(&((ranges_rewriting *)user)->flow, argument);
}

static mica_listener listener_of(ranges_rewriting *r) {
  return (mica_listener){.user = r,
                         .inserted = forget_results,
                         .erased = forget_results,
                         .block_inserted = forget_arguments,
                         .block_erased = forget_arguments,
                         .argument_erased = forget_argument};
}

static bool rewrite(ranges_rewriting *r, mica_op *op, mica_patterns *patterns, bool *changed) {
  const mica_listener listener = listener_of(r);
  mica_greedy_options options = mica_greedy_defaults();
  options.bottom_up = true;
  options.regions = MICA_SIMPLIFY_REGIONS_AGGRESSIVE;
  options.listener = &listener;
  options.user = r;
  return mica_greedy_rewrite(op, patterns, &options, changed) == MICA_GREEDY_CONVERGED &&
         !r->flow.no_memory;
}

bool ranges_rewrite(ranges_rewriting *r, mica_pass *pass, mica_op *op,
                    const mica_pattern *const *patterns) {
  bool changed = false, done = false;
  mica_patterns *set = mica_patterns_create(mica_op_context(op));
  mica_warn_of_unwritten(op, MICA_UNWRITTEN_FOLDS);
  if (passes_flow_find(&r->flow, op, true, true) && set != NULL &&
      mica_patterns_add_all(set, patterns))
    done = rewrite(r, op, set, &changed);
  if (!changed) mica_pass_preserve_all(pass);
  passes_flow_free(&r->flow);
  mica_patterns_destroy(set);
  return done;
}

bool ranges_rewrite_once(ranges_rewriting *r, mica_pass *pass, mica_op *op,
                         const mica_pattern *const *patterns) {
  const mica_listener listener = listener_of(r);
  bool changed = false;
  mica_patterns *set = mica_patterns_create(mica_op_context(op));
  const bool done = passes_flow_find(&r->flow, op, false, true) && set != NULL &&
                    mica_patterns_add_all(set, patterns) &&
                    mica_walk_rewrite(op, set, &listener, r, &changed);
  if (!changed) mica_pass_preserve_all(pass);
  passes_flow_free(&r->flow);
  mica_patterns_destroy(set);
  return done;
}
