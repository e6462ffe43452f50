// Every allocation of making, running, printing and ending a pipeline may fail.
#include "passes.h"

static bool ignore(void *user, const char *data, size_t size) {
  (void)user, (void)data, (void)size;
  return true;
}
static bool always(void *user, const mica_pass *pass) {
  (void)user, (void)pass;
  return true;
}

static bool use_pipeline(mica_context *ctx, mica_op *module) {
  static const char text[] =
      "builtin.module(func.func(note{list=1,2,3 word=abc number=1}),func.func(note-function),note,"
      "any(note{number=2}))";
  mica_pass_manager *p = mica_pass_pipeline_parse(ctx, mica_str_of(text), &note_registry);
  if (p == NULL) return false;
  const mica_sink sink = {ignore, NULL};
  const mica_pass_print print = {.before = always, .after = always, .sink = sink};
  bool done = mica_pass_manager_print_ir(p, &print) && mica_pass_manager_print(p, true, sink) &&
              mica_pass_manager_run(p, module) && mica_pass_manager_print_statistics(p, true, sink);
  mica_pass_manager_destroy(p);
  return done;
}

static bool task(mica_context *ctx, void *user) {
  (void)user;
  for (size_t i = 0; i < LIST_SIZE(note_dialects); i++)
    if (!mica_context_register(ctx, note_dialects[i])) return false;
  mica_op *module = mica_parse_module(ctx, MICA_STR("func.func @f() { return }"), NULL);
  bool done = module != NULL && use_pipeline(ctx, module);
  mica_op_destroy(module);
  return done;
}

static void pipelines_survive(void **state) {
  (void)state;
  budget_sweep(task, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(pipelines_survive)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
