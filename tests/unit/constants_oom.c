// Every allocation of folding, of rewriting until nothing is left to do, and of following constants
// through branches, regions and calls may fail.
#include "budget.h"

#include "arith/arith.h"
#include "builtin/builtin.h"
#include "cf/cf.h"
#include "func/func.h"
#include "index/index.h"
#include "math/math.h"
#include "mica/parse.h"
#include "mica/pass.h"
#include "passes/passes.h"
#include "scf/scf.h"
#include "ub/ub.h"

static const mica_dialect_def *const dialects[] = {&builtin_dialect, &ub_dialect,   &arith_dialect,
                                                   &cf_dialect,      &func_dialect, &scf_dialect,
                                                   &index_dialect,   &math_dialect};
static const mica_pass_def *const passes[] = {&passes_canonicalizer_pass, &passes_sccp_pass};
static const mica_pass_registry registry = {.passes = passes, .pass_count = 2};

static const char text[] =
    "func.func private @twice(%x: i32) -> i32 {\n"
    "  %y = arith.addi %x, %x : i32\n"
    "  return %y : i32\n"
    "}\n"
    "func.func @f(%c: i1, %n: index) -> (i32, vector<3xi256>, f32, index) {\n"
    "  %true = arith.constant true\n"
    "  %4 = arith.constant 4 : i32\n"
    "  %v = arith.constant dense<[1, 2, 3]> : vector<3xi256>\n"
    "  %w = arith.muli %v, %v : vector<3xi256>\n"
    "  %h = arith.constant 2.5 : f32\n"
    "  %s = math.floor %h : f32\n"
    "  %i = index.constant 3\n"
    "  %j = index.add %n, %i\n"
    "  %k = index.add %j, %i\n"
    "  %a = call @twice(%4) : (i32) -> i32\n"
    "  cf.cond_br %true, ^a(%a : i32), ^b(%4 : i32)\n"
    "^a(%x: i32):\n"
    "  %r = scf.if %c -> i32 {\n"
    "    scf.yield %x : i32\n"
    "  } else {\n"
    "    scf.yield %4 : i32\n"
    "  }\n"
    "  return %r, %w, %s, %k : i32, vector<3xi256>, f32, index\n"
    "^b(%y: i32):\n"
    "  return %y, %v, %h, %n : i32, vector<3xi256>, f32, index\n"
    "}\n";

static bool run(mica_context *ctx, mica_op *module, const char *pipeline) {
  mica_pass_manager *p = mica_pass_pipeline_parse(ctx, mica_str_of(pipeline), &registry);
  const bool done = p != NULL && mica_pass_manager_run(p, module);
  mica_pass_manager_destroy(p);
  return done;
}

static bool task(mica_context *ctx, void *user) {
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  mica_op *module = mica_parse_module(ctx, mica_str_of(text), NULL);
  const bool done = module != NULL && run(ctx, module, user);
  mica_op_destroy(module);
  return done;
}

static void canonicalizing_survives(void **state) {
  (void)state;
  budget_sweep(task, "builtin.module(canonicalize{region-simplify=aggressive})");
}

static void following_constants_survives(void **state) {
  (void)state;
  budget_sweep(task, "builtin.module(sccp)");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(canonicalizing_survives),
      cmocka_unit_test(following_constants_survives),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
