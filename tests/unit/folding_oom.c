// Folding lets each allocation fail in turn: nothing leaks, and what is left is valid.
#include "budget.h"
#include "mica/mica.h"

#include "probe/probe.h"

static const char text[] =
    "%0 = probe.fold_constant dense<[1, 2]> : vector<2xi300>\n"
    "%1 = probe.fold_mix %0, %0 : vector<2xi300>\n"
    "%2 = probe.fold_constant 7 : i200\n"
    "%3:2 = probe.fold_halves %2, %2 : i200\n"
    "%4 = probe.fold_quotient %3#0, %2 : i200\n"
    "%5 = probe.fold_constant 1.5 : f80\n"
    "%6 = probe.fold_sum %5, %5 : f80\n"
    "\"other.use\"(%1, %3#1, %4, %6) : (vector<2xi300>, i200, i200, f80) -> ()\n";

static bool rewrite(mica_context *ctx, mica_op *module) {
  mica_patterns *patterns = mica_patterns_create(ctx);
  if (patterns == NULL) return false;
  mica_patterns_add_canonicalizations(patterns);
  const mica_greedy_options options = mica_greedy_defaults();
  const mica_greedy_end end = mica_greedy_rewrite(module, patterns, &options, NULL);
  mica_patterns_destroy(patterns);
  return end == MICA_GREEDY_CONVERGED && !mica_context_out_of_memory(ctx);
}

static bool task(mica_context *ctx, void *user) {
  (void)user;
  mica_context_allow_unregistered(ctx, true);
  if (!mica_context_register(ctx, &probe_dialect)) return false;
  mica_op *module = mica_parse_module(ctx, MICA_STR(text), NULL);
  const bool done = module != NULL && rewrite(ctx, module);
  mica_op_destroy(module);
  return done;
}

static void folding_survives(void **state) {
  (void)state;
  budget_sweep(task, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(folding_survives)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
