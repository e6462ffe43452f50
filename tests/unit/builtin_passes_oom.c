// Every allocation of the passes that Mica brings may fail: what is left is valid.
#include <stdio.h>

#include "budget.h"
#include "mica/dialects.h"
#include "mica/mica.h"
#include "mica/passes.h"

typedef struct example {
  const char *pipeline, *text;
} example;

static const char calls[] =
    "func.func private @g(%a: i32) -> i32 {\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  return %0 : i32\n"
    "}\n"
    "func.func private @h(%a: i32, %c: i1) -> i32 {\n"
    "  %0 = call @g(%a) : (i32) -> i32\n"
    "  cf.cond_br %c, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  return %0 : i32\n"
    "^bb2:\n"
    "  return %a : i32\n"
    "}\n"
    "func.func @f(%a: i32, %c: i1) -> i32 {\n"
    "  %0 = call @h(%a, %c) : (i32, i1) -> i32\n"
    "  %1 = call @h(%0, %c) : (i32, i1) -> i32\n"
    "  %2 = scf.if %c -> i32 {\n"
    "    %3 = func.call @g(%1) : (i32) -> i32\n"
    "    scf.yield %3 : i32\n"
    "  } else {\n"
    "    scf.yield %a : i32\n"
    "  }\n"
    "  return %2 : i32\n"
    "}\n";

static const char loops[] =
    "func.func @f(%l: index, %a: i32, %c: i1) -> i32 {\n"
    "  %0 = scf.parallel (%i, %j) = (%l, %l) to (%l, %l) step (%l, %l) init (%a) -> i32 {\n"
    "    scf.reduce(%a : i32) {\n"
    "    ^bb0(%x: i32, %y: i32):\n"
    "      scf.reduce.return %y : i32\n"
    "    }\n"
    "  }\n"
    "  %1 = scf.index_switch %l -> i32\n"
    "  case 1 {\n"
    "    scf.yield %a : i32\n"
    "  }\n"
    "  default {\n"
    "    scf.yield %0 : i32\n"
    "  }\n"
    "  %2 = scf.if %c -> i32 {\n"
    "    scf.forall (%k) in (4) {\n"
    "    }\n"
    "    scf.yield %1 : i32\n"
    "  } else {\n"
    "    scf.yield %a : i32\n"
    "  }\n"
    "  %3 = scf.while (%x = %2) : (i32) -> i32 {\n"
    "    scf.condition(%c) %x : i32\n"
    "  } do {\n"
    "  ^bb0(%y: i32):\n"
    "    scf.yield %y : i32\n"
    "  }\n"
    "  return %3 : i32\n"
    "}\n";

static const example examples[] = {
    {"builtin.module(convert-scf-to-cf)", loops},
    {"builtin.module(inline{default-pipeline=cse})", calls},
    {"builtin.module(snapshot-op-locations{filename=/dev/null tag=t})", calls},
    {"builtin.module(cse,symbol-dce,loop-invariant-code-motion,control-flow-sink)", calls},
};

static const mica_dialect_def *const dialects[] = {&builtin_dialect, &func_dialect, &arith_dialect,
                                                   &cf_dialect, &scf_dialect};
static const mica_pass_def *const passes[] = {MICA_PASSES};
static const mica_pass_registry registry = {passes, sizeof passes / sizeof *passes, NULL, 0};

static bool run(mica_context *ctx, const example *e, mica_op *module) {
  mica_pass_manager *p = mica_pass_pipeline_parse(ctx, mica_str_of(e->pipeline), &registry);
  const bool done = p != NULL && mica_pass_manager_run(p, module);
  mica_pass_manager_destroy(p);
  return done;
}

// There is memory again after a single failure, which may be one of the verifier's own.
static bool is_valid(mica_context *ctx, mica_op *module) {
  mica_context_clear_out_of_memory(ctx);
  return mica_op_verify(module) || mica_context_out_of_memory(ctx);
}

static bool task(mica_context *ctx, void *user) {
  const example *e = user;
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  mica_op *module = mica_parse_module(ctx, mica_str_of(e->text), NULL);
  const bool done = module != NULL && run(ctx, e, module);
  const bool ran_out = mica_context_out_of_memory(ctx);
  if (module != NULL) assert_true(is_valid(ctx, module));
  mica_op_destroy(module);
  return done || ran_out;
}

static void passes_leave_valid_ir(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
    budget_sweep_mode(task, (void *)(uintptr_t)&examples[i], true);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(passes_leave_valid_ir)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
