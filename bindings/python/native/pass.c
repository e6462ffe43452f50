// Pipelines of passes, and patterns that are written in Python.
#include "native/base.h"

#include "mica/passes.h"

static const mica_pass_def *const all_passes[] = {MICA_PASSES};
static const mica_pass_registry registry = {.passes = all_passes,
                                            .pass_count = sizeof all_passes / sizeof *all_passes};

bool home_run_pipeline(home *h, at op, const char *pipeline, size_t size, bool verifies) {
  mica_pass_manager *passes = mica_pass_pipeline_parse(h->ctx, (text){pipeline, size}, &registry);
  if (passes == NULL) return false;
  mica_pass_manager_verify_each(passes, verifies);
  bool done = mica_pass_manager_run(passes, OP(op));
  mica_pass_manager_destroy(passes);
  return done;
}

// A pattern has changed something when it says so, whatever it answers.
static bool ask_python(mica_rewriter *rw, mica_op *op) {
  home *h = rw->user;
  mica_rewriter *outer = h->rewriter;
  const uint64_t changes = h->changes;
  h->rewriter = rw;
  (void)rewrite_in_python(h->python, AT(op));
  h->rewriter = outer;
  return h->changes != changes;
}

// The patterns must outlive the set: one for each name.
static bool add_patterns(mica_patterns *set, mica_pattern *patterns, const at *names, size_t count,
                         bool any) {
  for (size_t i = 0; i < count; i++) {
    patterns[i] = (mica_pattern){"Python", NAME(names[i])->def, UINT16_MAX, ask_python};
    if (NAME(names[i])->def != NULL && !mica_patterns_add(set, &patterns[i])) return false;
  }
  patterns[count] = (mica_pattern){"Python", NULL, UINT16_MAX, ask_python};
  return !any || mica_patterns_add(set, &patterns[count]);
}

int home_rewrite(home *h, at op, const at *names, size_t name_count, bool any, bool folds,
                 bool canonicalizes, int64_t most_rounds, bool *changed) {
  mica_patterns *set = mica_patterns_create(h->ctx);
  mica_pattern *patterns = mica_allocate(h->ctx, (name_count + 1) * sizeof *patterns);
  mica_greedy_options options = mica_greedy_defaults();
  mica_greedy_end end = MICA_GREEDY_NO_MEMORY;
  options.user = h;
  options.most_rounds = most_rounds;
  options.no_folds = options.no_unique_constants = !folds;
  if (!canonicalizes) options.regions = MICA_SIMPLIFY_REGIONS_DISABLED;
  if (set != NULL && patterns != NULL && add_patterns(set, patterns, names, name_count, any)) {
    if (canonicalizes) mica_patterns_add_canonicalizations(set);
    h->rewritten = OP(op);
    end = mica_greedy_rewrite(OP(op), set, &options, changed);
    h->rewritten = NULL;
  }
  mica_patterns_destroy(set);
  mica_free(h->ctx, patterns, (name_count + 1) * sizeof *patterns);
  return end == MICA_GREEDY_CONVERGED ? REWRITE_CONVERGED
         : end == MICA_GREEDY_STOPPED ? REWRITE_STOPPED
                                      : REWRITE_NO_MEMORY;
}
bool home_is_rewriting(const home *h) { return h->rewritten != NULL; }
bool home_may_take(const home *h, at op) {
  return h->rewritten == NULL ||
         (OP(op) != h->rewritten && mica_op_is_ancestor(h->rewritten, OP(op)));
}
