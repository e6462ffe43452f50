// A tool like mica-opt with a pass that rewrites with wrong patterns.
#include "wrong.h"

#include "mica/dialects.h"
#include "mica/opt.h"
#include "mica/rewrite.h"

bool wrong_wrong_rewrite_run(mica_pass *pass, mica_op *op) {
  mica_patterns *patterns = mica_patterns_create(mica_pass_context(pass));
  const mica_greedy_options options = mica_greedy_defaults();
  const bool done = patterns != NULL && mica_patterns_add_all(patterns, wrong_some_patterns) &&
                    mica_greedy_rewrite(op, patterns, &options, NULL) == MICA_GREEDY_CONVERGED;
  mica_patterns_destroy(patterns);
  return done;
}

#ifdef WRONG_OPT
int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {&builtin_dialect, &arith_dialect,
                                                     &func_dialect, &cf_dialect, &scf_dialect};
  static const mica_pass_def *const passes[] = {WRONG_PASSES};
  const mica_opt_tool tool = {.dialects = dialects,
                              .dialect_count = sizeof dialects / sizeof *dialects,
                              .passes = {.passes = passes, .pass_count = 1}};
  return mica_opt_main_with(argc, argv, &tool);
}
#endif
