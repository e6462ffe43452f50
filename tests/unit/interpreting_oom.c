// Every allocation of the interpreter may fail: it says so, leaks nothing, and never answers with
// something else than what is right.
#include "budget.h"

#include "arith/arith.h"
#include "builtin/builtin.h"
#include "cf/cf.h"
#include "func/func.h"
#include "mica/mica.h"
#include "scf/scf.h"
#include "ub/ub.h"

static const char text[] =
    "func.func private @twice(%a: i32) -> i32 {\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  return %0 : i32\n"
    "}\n"
    "func.func @main(%a: i32, %n: index) -> (i32, vector<2xi32>, f64) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %v = arith.constant dense<[1, 2]> : vector<2xi32>\n"
    "  %f = arith.constant 1.5 : f64\n"
    "  %w, %g = scf.for %i = %c0 to %n step %c1 iter_args(%x = %v, %y = %f) -> (vector<2xi32>, "
    "f64) {\n"
    "    %z = arith.addi %x, %v : vector<2xi32>\n"
    "    %h = arith.mulf %y, %f : f64\n"
    "    scf.yield %z, %h : vector<2xi32>, f64\n"
    "  }\n"
    "  cf.br ^bb1(%a : i32)\n"
    "^bb1(%b: i32):\n"
    "  %d = call @twice(%b) : (i32) -> i32\n"
    "  %c100 = arith.constant 100 : i32\n"
    "  %less = arith.cmpi slt, %d, %c100 : i32\n"
    "  cf.cond_br %less, ^bb1(%d : i32), ^bb2\n"
    "^bb2:\n"
    "  %r = scf.if %less -> i32 {\n"
    "    scf.yield %a : i32\n"
    "  } else {\n"
    "    %k = scf.while (%t = %d) : (i32) -> i32 {\n"
    "      %more = arith.cmpi sgt, %t, %c100 : i32\n"
    "      scf.condition(%more) %t : i32\n"
    "    } do {\n"
    "    ^bb0(%u: i32):\n"
    "      %s = arith.subi %u, %a : i32\n"
    "      scf.yield %s : i32\n"
    "    }\n"
    "    scf.yield %k : i32\n"
    "  }\n"
    "  return %r, %w, %g : i32, vector<2xi32>, f64\n"
    "}\n";

static bool is_told(const mica_attr *attr, const char *expected) {
  const mica_str told = mica_attr_to_text(attr);
  if (told.data == NULL) return false;
  assert_string_equal(told.data, expected);
  mica_free(mica_attr_context(attr), (void *)(uintptr_t)told.data, told.size + 1);
  return true;
}

static bool run(mica_context *ctx, mica_op *module, bool is_strict) {
  mica_op *function = mica_symbol_lookup(module, MICA_STR("main"));
  const mica_type *number = mica_type_integer(ctx, 32, MICA_SIGNLESS);
  const mica_type *index = mica_type_index(ctx);
  if (number == NULL || index == NULL) return false;
  const mica_attr *arguments[] = {mica_attr_integer(number, 5), mica_attr_integer(index, 3)};
  const mica_interpret_options options = {.is_strict = is_strict};
  const mica_attr *results[3];
  if (function == NULL || arguments[0] == NULL || arguments[1] == NULL ||
      !mica_interpret(function, arguments, 2, &options, results, 3))
    return false;
  return is_told(results[0], "100 : i32") && is_told(results[1], "dense<[4, 8]> : vector<2xi32>") &&
         is_told(results[2], "5.062500e+00 : f64");
}

static bool task(mica_context *ctx, void *user) {
  static const mica_dialect_def *const dialects[] = {
      &builtin_dialect, &func_dialect, &arith_dialect, &cf_dialect, &scf_dialect, &ub_dialect};
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  mica_op *module = mica_parse_module(ctx, mica_str_of(text), NULL);
  const bool done = module != NULL && run(ctx, module, *(const bool *)user);
  mica_op_destroy(module);
  return done;
}

static void what_runs_out_of_memory_says_so(void **state) {
  (void)state;
  for (int i = 0; i < 2; i++) {
    bool is_strict = i == 1;
    budget_sweep(task, &is_strict);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(what_runs_out_of_memory_says_so)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
