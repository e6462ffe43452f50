// --canonicalize: the greedy driver with the folds and patterns that definitions have.
#include "mica/dialect.h"
#include "mica/rewrite.h"
#include "passes/passes.h"

bool passes_canonicalizer_initialize(mica_pass *pass, mica_context *ctx) {
  const passes_canonicalizer_options *o = passes_canonicalizer_options_of(pass);
  mica_patterns *patterns = mica_patterns_create(ctx);
  if (patterns == NULL) return false;
  mica_patterns_add_canonicalizations(patterns);
  mica_patterns_filter(patterns, o->disabled_patterns, o->enabled_patterns);
  mica_pass_set_user(pass, patterns);
  return true;
}

void passes_canonicalizer_finish(mica_pass *pass, mica_context *ctx) {
  (void)ctx;
  mica_patterns_destroy(mica_pass_user(pass));
}

static mica_simplify_regions level_of(passes_canonicalizer_region_simplify level) {
  switch (level) {
  case PASSES_CANONICALIZER_REGION_SIMPLIFY_DISABLED: return MICA_SIMPLIFY_REGIONS_DISABLED;
  case PASSES_CANONICALIZER_REGION_SIMPLIFY_AGGRESSIVE: return MICA_SIMPLIFY_REGIONS_AGGRESSIVE;
  case PASSES_CANONICALIZER_REGION_SIMPLIFY_NORMAL: break;
  }
  return MICA_SIMPLIFY_REGIONS_NORMAL;
}

bool passes_canonicalizer_run(mica_pass *pass, mica_op *op) {
  const passes_canonicalizer_options *o = passes_canonicalizer_options_of(pass);
  mica_greedy_options options = mica_greedy_defaults();
  options.bottom_up = !o->top_down;
  options.regions = level_of(o->region_simplify);
  options.most_rounds = o->max_iterations;
  options.most_rewrites = o->max_num_rewrites;
  bool changed;
  mica_warn_of_unwritten(op, MICA_UNWRITTEN_FOLDS | MICA_UNWRITTEN_PATTERNS);
  const mica_greedy_end end = mica_greedy_rewrite(op, mica_pass_user(pass), &options, &changed);
  if (!changed) mica_pass_preserve_all(pass);
  return end == MICA_GREEDY_CONVERGED || (end == MICA_GREEDY_STOPPED && !o->test_convergence);
}
