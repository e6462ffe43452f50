// Patterns of control flow let each allocation fail in turn: nothing leaks, and what is left is
// valid IR.
#include "budget.h"
#include "mica/mica.h"

#include "arith/arith.h"
#include "cf/cf.h"
#include "func/func.h"
#include "scf/scf.h"
#include "tensor/tensor.h"
#include "ub/ub.h"

static const char branches[] =
    "func.func @f(%c: i1, %a: i32, %b: i32) -> (i32, i32) {\n"
    "  %true = arith.constant true\n"
    "  cf.cond_br %true, ^one(%a : i32), ^two(%b : i32)\n"
    "^one(%x: i32):\n"
    "  cf.br ^two(%x : i32)\n"
    "^two(%y: i32):\n"
    "  \"test.u\"(%c) : (i1) -> ()\n"
    "  cf.cond_br %c, ^three(%y : i32), ^four\n"
    "^three(%z: i32):\n"
    "  cf.br ^five(%z, %a : i32, i32)\n"
    "^four:\n"
    "  \"test.u\"(%c) : (i1) -> ()\n"
    "  cf.cond_br %c, ^five(%a, %a : i32, i32), ^five(%a, %b : i32, i32)\n"
    "^five(%p: i32, %q: i32):\n"
    "  cf.switch %a : i32, [default: ^six(%p : i32), 1: ^six(%p : i32), 2: ^six(%q : i32),\n"
    "                       3: ^seven(%q : i32)]\n"
    "^seven(%r: i32):\n"
    "  cf.br ^six(%r : i32)\n"
    "^six(%s: i32):\n"
    "  return %p, %s : i32, i32\n"
    "}\n";

static const char loops[] =
    "func.func @f(%l: index, %u: index, %a: i32, %t: tensor<4xf32>) -> (i32, tensor<?xf32>) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %k = tensor.cast %t : tensor<4xf32> to tensor<?xf32>\n"
    "  %r:5 = scf.for %i = %l to %u step %c1 iter_args(%p = %a, %q = %a, %d = %a, %w = %k, %v = "
    "%a)\n"
    "      -> (i32, i32, i32, tensor<?xf32>, i32) {\n"
    "    %n:2 = \"test.n\"(%p, %q, %w, %v) : (i32, i32, tensor<?xf32>, i32) -> (i32, "
    "tensor<?xf32>)\n"
    "    scf.yield %n#0, %n#0, %n#0, %n#1, %v : i32, i32, i32, tensor<?xf32>, i32\n"
    "  }\n"
    "  %s = scf.for %i = %c0 to %c1 step %c1 iter_args(%p = %r#1) -> (i32) {\n"
    "    %n = \"test.n\"(%p, %i) : (i32, index) -> i32\n"
    "    scf.yield %n : i32\n"
    "  }\n"
    "  %x:3 = scf.while (%p = %s, %q = %t) : (i32, tensor<4xf32>) -> (tensor<4xf32>, i32, i1) {\n"
    "    %c = \"test.c\"(%p) : (i32) -> i1\n"
    "    %y = scf.if %c -> i32 {\n"
    "      %n = \"test.n\"(%p, %q) : (i32, tensor<4xf32>) -> i32\n"
    "      scf.yield %n : i32\n"
    "    } else {\n"
    "      scf.yield %p : i32\n"
    "    }\n"
    "    scf.condition(%c) %q, %y, %c : tensor<4xf32>, i32, i1\n"
    "  } do {\n"
    "  ^bb0(%q: tensor<4xf32>, %p: i32, %c: i1):\n"
    "    %n = \"test.n\"(%p, %q, %c) : (i32, tensor<4xf32>, i1) -> i32\n"
    "    scf.yield %n, %q : i32, tensor<4xf32>\n"
    "  }\n"
    "  return %x#1, %r#3 : i32, tensor<?xf32>\n"
    "}\n";

static const char choices[] =
    "func.func @f(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32, i32, i32) {\n"
    "  %c7 = arith.constant 7 : index\n"
    "  %r:3 = scf.if %c -> (i32, i32, i32) {\n"
    "    %n = \"test.n\"(%c) : (i1) -> i32\n"
    "    scf.yield %n, %a, %n : i32, i32, i32\n"
    "  } else {\n"
    "    scf.yield %b, %b, %b : i32, i32, i32\n"
    "  }\n"
    "  %s = scf.if %c -> (i32) {\n"
    "    %n = \"test.n\"(%r#0) : (i32) -> i32\n"
    "    scf.yield %n : i32\n"
    "  } else {\n"
    "    scf.yield %r#1 : i32\n"
    "  }\n"
    "  %t:2 = scf.if %d -> (i32, i32) {\n"
    "    %i = scf.if %c -> (i32) {\n"
    "      %n = \"test.n\"(%c) : (i1) -> i32\n"
    "      scf.yield %n : i32\n"
    "    } else {\n"
    "      scf.yield %b : i32\n"
    "    }\n"
    "    scf.yield %i, %a : i32, i32\n"
    "  } else {\n"
    "    scf.yield %b, %b : i32, i32\n"
    "  }\n"
    "  %x = scf.execute_region -> i32 {\n"
    "    cf.cond_br %c, ^one, ^two\n"
    "  ^one:\n"
    "    \"test.one\"() : () -> ()\n"
    "    scf.yield %a : i32\n"
    "  ^two:\n"
    "    scf.yield %b : i32\n"
    "  }\n"
    "  %y = scf.index_switch %c7 -> i32\n"
    "  case 7 { scf.yield %x : i32 }\n"
    "  default { scf.yield %s : i32 }\n"
    "  return %r#2, %t#0, %t#1, %y : i32, i32, i32, i32\n"
    "}\n";

static const char parallels[] =
    "func.func @f(%n: index, %t: tensor<4xf32>, %v: f32) -> (tensor<?xf32>, tensor<?xf32>, f32) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %k = tensor.cast %t : tensor<4xf32> to tensor<?xf32>\n"
    "  %r:3 = scf.forall (%i, %j) = (%c0, 1) to (%c1, %n) step (1, %c1)\n"
    "      shared_outs(%o = %k, %p = %k, %q = %k)\n"
    "      -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {\n"
    "    %s = \"test.s\"(%i, %j, %q) : (index, index, tensor<?xf32>) -> tensor<1xf32>\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %s into %o[%j] [1] [1] : tensor<1xf32> into tensor<?xf32>\n"
    "      tensor.parallel_insert_slice %s into %p[%j] [1] [1] : tensor<1xf32> into tensor<?xf32>\n"
    "    }\n"
    "  }\n"
    "  %u = scf.forall (%i) = (3) to (4) step (1) shared_outs(%o = %r#0) -> (tensor<?xf32>) {\n"
    "    %s = \"test.s\"(%i, %o) : (index, tensor<?xf32>) -> tensor<1xf32>\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>\n"
    "    }\n"
    "  }\n"
    "  %x:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) init (%v, %v)\n"
    "      -> (f32, f32) {\n"
    "    %s = \"test.s\"(%i, %j) : (index, index) -> f32\n"
    "    scf.reduce(%s, %s : f32, f32) {\n"
    "    ^bb0(%a: f32, %b: f32):\n"
    "      %m = \"test.m\"(%a, %b) : (f32, f32) -> f32\n"
    "      scf.reduce.return %m : f32\n"
    "    }, {\n"
    "    ^bb0(%a: f32, %b: f32):\n"
    "      scf.reduce.return %a : f32\n"
    "    }\n"
    "  }\n"
    "  %y = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%x#1) -> f32 {\n"
    "    %s = \"test.s\"(%i) : (index) -> f32\n"
    "    scf.reduce(%s : f32) {\n"
    "    ^bb0(%a: f32, %b: f32):\n"
    "      %m = \"test.m\"(%a, %b) : (f32, f32) -> f32\n"
    "      scf.reduce.return %m : f32\n"
    "    }\n"
    "  }\n"
    "  scf.parallel (%i) = (%c0) to (%n) step (%c1) {\n"
    "    scf.parallel (%j) = (%c1) to (%n) step (%c1) {\n"
    "      \"test.u\"(%i, %j, %x#0) : (index, index, f32) -> ()\n"
    "      scf.reduce\n"
    "    }\n"
    "    scf.reduce\n"
    "  }\n"
    "  return %u, %r#1, %y : tensor<?xf32>, tensor<?xf32>, f32\n"
    "}\n";

static bool register_dialects(mica_context *ctx) {
  static const mica_dialect_def *const dialects[] = {
      &func_dialect, &arith_dialect, &cf_dialect, &scf_dialect, &ub_dialect, &tensor_dialect};
  mica_context_allow_unregistered(ctx, true);
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  return true;
}

static bool rewrite(mica_context *ctx, mica_op *module) {
  mica_patterns *patterns = mica_patterns_create(ctx);
  if (patterns == NULL) return false;
  mica_patterns_add_canonicalizations(patterns);
  mica_op *function = mica_block_first(mica_region_first(mica_op_region(module, 0)));
  const mica_greedy_options options = mica_greedy_defaults();
  const mica_greedy_end end = mica_greedy_rewrite(function, patterns, &options, NULL);
  mica_patterns_destroy(patterns);
  return end == MICA_GREEDY_CONVERGED && !mica_context_out_of_memory(ctx);
}

// The n-th allocation of rewriting fails, and those behind it unless it is the only one. True: it
// wasn't reached.
static bool fail_at(const char *text, size_t n, bool fail_once) {
  budget b = {.fail_at = SIZE_MAX, .fail_once = fail_once};
  mica_context *ctx = budget_context(&b);
  assert_true(register_dialects(ctx));
  mica_op *module = mica_parse_module(ctx, mica_str_of(text), NULL);
  assert_non_null(module);
  b.asked = 0;
  b.fail_at = n;
  const bool done = rewrite(ctx, module);
  b.fail_at = SIZE_MAX;
  assert_true(done != b.has_failed);
  mica_context_clear_out_of_memory(ctx);
  assert_true(mica_op_verify(module));
  mica_op_destroy(module);
  mica_context_destroy(ctx);
  assert_int_equal(b.live, 0);
  return done;
}

static void sweep(const char *text) {
  for (size_t n = 0; !fail_at(text, n, true); n++) continue;
  for (size_t n = 0; !fail_at(text, n, false); n++) continue;
}

static void branches_survive(void **state) {
  (void)state;
  sweep(branches);
}
static void loops_survive(void **state) {
  (void)state;
  sweep(loops);
}
static void choices_survive(void **state) {
  (void)state;
  sweep(choices);
}

static void parallels_survive(void **state) {
  (void)state;
  sweep(parallels);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(branches_survive), cmocka_unit_test(loops_survive),
      cmocka_unit_test(choices_survive), cmocka_unit_test(parallels_survive)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
