// Every allocation of folding, of rewriting until nothing is left to do, and of following constants
// and ranges through branches, regions and calls may fail.
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
#include "ranges/ranges.h"
#include "scf/scf.h"
#include "ub/ub.h"

static const mica_dialect_def *const dialects[] = {&builtin_dialect, &ub_dialect,   &arith_dialect,
                                                   &cf_dialect,      &func_dialect, &scf_dialect,
                                                   &index_dialect,   &math_dialect};
static const mica_pass_def *const passes[] = {
    &passes_canonicalizer_pass, &passes_sccp_pass, &ranges_arith_int_range_opts_pass,
    &ranges_arith_unsigned_when_equivalent_pass, &ranges_arith_int_range_narrowing_pass};
static const mica_pass_registry registry = {.passes = passes, .pass_count = 5};

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

static const char ranges[] =
    "func.func private @less(%x: i32) -> i1 {\n"
    "  %9 = arith.constant 9 : i32\n"
    "  %y = arith.cmpi slt, %x, %9 : i32\n"
    "  return %y : i1\n"
    "}\n"
    "func.func @f(%x: i64, %w: i200, %n: index, %v: vector<2xi32>) -> (i64, i1, i200, i1) {\n"
    "  %0 = arith.constant 0 : index\n"
    "  %1 = arith.constant 1 : index\n"
    "  %63 = arith.constant 63 : i64\n"
    "  %a = arith.andi %x, %63 : i64\n"
    "  %b = arith.muli %a, %a : i64\n"
    "  %q = arith.divsi %b, %63 : i64\n"
    "  %h = arith.constant 100 : i200\n"
    "  %r = arith.remui %w, %h : i200\n"
    "  %s = arith.muli %r, %r : i200\n"
    "  %t = arith.remui %r, %h : i200\n"
    "  %d = arith.constant dense<[1, 2]> : vector<2xi32>\n"
    "  %e = arith.andi %v, %d : vector<2xi32>\n"
    "  %o = index.add %n, %1\n"
    "  %j = index.castu %o : index to i64\n"
    "  %g = index.cmp ult(%o, %1)\n"
    "  \"test.use\"(%g, %j, %e, %q) : (i1, i64, vector<2xi32>, i64) -> ()\n"
    "  %m = arith.trunci %a : i64 to i32\n"
    "  %l = scf.for %i = %0 to %n step %1 iter_args(%k = %a) -> (i64) {\n"
    "    %u = arith.cmpi slt, %i, %n : index\n"
    "    %p = arith.select %u, %k, %63 : i64\n"
    "    scf.yield %p : i64\n"
    "  }\n"
    "  %c = call @less(%m) : (i32) -> i1\n"
    "  cf.cond_br %c, ^a(%s : i200), ^a(%t : i200)\n"
    "^a(%z: i200):\n"
    "  %y = arith.cmpi ult, %z, %h : i200\n"
    "  return %l, %c, %z, %y : i64, i1, i200, i1\n"
    "}\n";

static bool run(mica_context *ctx, mica_op *module, const char *pipeline) {
  mica_pass_manager *p = mica_pass_pipeline_parse(ctx, mica_str_of(pipeline), &registry);
  const bool done = p != NULL && mica_pass_manager_run(p, module);
  mica_pass_manager_destroy(p);
  return done;
}

static bool run_on(mica_context *ctx, const char *source, const char *pipeline) {
  mica_context_allow_unregistered(ctx, true);
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  mica_op *module = mica_parse_module(ctx, mica_str_of(source), NULL);
  const bool done = module != NULL && run(ctx, module, pipeline);
  mica_op_destroy(module);
  return done;
}

static bool task(mica_context *ctx, void *user) { return run_on(ctx, text, user); }
static bool task_of_ranges(mica_context *ctx, void *user) { return run_on(ctx, ranges, user); }

static void canonicalizing_survives(void **state) {
  (void)state;
  budget_sweep(task, "builtin.module(canonicalize{region-simplify=aggressive})");
}

static void following_constants_survives(void **state) {
  (void)state;
  budget_sweep(task, "builtin.module(sccp)");
}

static void finding_ranges_survives(void **state) {
  (void)state;
  budget_sweep(task_of_ranges, "builtin.module(int-range-optimizations)");
  budget_sweep(task_of_ranges, "builtin.module(arith-unsigned-when-equivalent)");
  budget_sweep(task_of_ranges,
               "builtin.module(arith-int-range-narrowing{int-bitwidths-supported=8,16})");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(canonicalizing_survives),
      cmocka_unit_test(following_constants_survives),
      cmocka_unit_test(finding_ranges_survives),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
