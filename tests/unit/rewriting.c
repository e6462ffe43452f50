// The greedy driver: what goes, what is merged, which patterns are asked, and who hears of it.
#include "budget.h"
#include "parsed.h"

#include "arith/arith.h"
#include "cf/cf.h"
#include "func/func.h"

static const mica_dialect_def *const dialects[] = {&arith_dialect, &cf_dialect, &func_dialect};

// ---- Patterns -----------------------------------------------------------------------------------

static bool add_for_multiply(mica_rewriter *rw, mica_op *op) {
  return mica_rewriter_replace_by(
      rw, op,
      arith_addi_build(&rw->builder, mica_op_loc(op), arith_muli_lhs(op), arith_muli_rhs(op),
                       ARITH_INTEGER_OVERFLOW_FLAGS_NONE));
}
static bool never(mica_rewriter *rw, mica_op *op) {
  (void)rw;
  assert_true(mica_op_isa(op, &arith_muli_def));
  return false;
}
MICA_DEFINE_PATTERN(multiply, "multiply", &arith_muli_def, add_for_multiply);
static const mica_pattern eager = MICA_PATTERN("eager", &arith_muli_def, 2, never);

typedef struct heard {
  int inserted, modified, replaced, erased, blocks_erased, arguments_erased;
} heard;
static void hear_inserted(void *user, mica_op *op) { (void)op, ((heard *)user)->inserted++; }
static void hear_modified(void *user, mica_op *op) { (void)op, ((heard *)user)->modified++; }
static void hear_replaced(void *user, mica_op *op, mica_value *const *values) {
  (void)op, (void)values, ((heard *)user)->replaced++;
}
static void hear_erased(void *user, mica_op *op) { (void)op, ((heard *)user)->erased++; }
static void hear_block(void *user, mica_block *block) {
  (void)block, ((heard *)user)->blocks_erased++;
}
static void hear_argument(void *user, mica_value *argument) {
  assert_true(mica_value_is_argument(argument) && mica_value_is_unused(argument));
  ((heard *)user)->arguments_erased++;
}
static mica_listener listener_of(heard *h) {
  return (mica_listener){.user = h,
                         .inserted = hear_inserted,
                         .modified = hear_modified,
                         .replaced = hear_replaced,
                         .erased = hear_erased,
                         .block_erased = hear_block,
                         .argument_erased = hear_argument};
}

static bool put(void *user, const char *data, size_t size) {
  strncat(user, data, size);
  return true;
}

// The text after rewriting, which is verified.
static void check_rewritten(const char *text, mica_greedy_options options, const char *expected) {
  parsed_ir ir = parsed(text, dialects, LIST_SIZE(dialects));
  mica_patterns *patterns = mica_patterns_create(ir.ctx);
  assert_non_null(patterns);
  assert_true(mica_patterns_add(patterns, &multiply) && mica_patterns_add(patterns, &eager));
  bool changed = false;
  assert_int_equal(mica_greedy_rewrite(first_op(&ir, &func_func_def), patterns, &options, &changed),
                   MICA_GREEDY_CONVERGED);
  assert_true(mica_op_verify(ir.module));
  char printed[4096] = "";
  const mica_print_options print = {0};
  assert_true(mica_op_print(first_op(&ir, &func_func_def), &print, (mica_sink){put, printed}));
  assert_string_equal(printed, expected);
  mica_patterns_destroy(patterns);
  parsed_free(&ir);
}

static const char diamond[] =
    "func.func @f(%a: i32, %c: i1) -> i32 {\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  cf.cond_br %c, ^b1(%a, %0 : i32, i32), ^b2(%0, %a : i32, i32)\n"
    "^b1(%x: i32, %y: i32):\n"
    "  cf.br ^b3(%x, %y : i32, i32)\n"
    "^b2(%z: i32, %w: i32):\n"
    "  cf.br ^b3(%z, %w: i32, i32)\n"
    "^b3(%p: i32, %q: i32):\n"
    "  %k = arith.addi %q, %q : i32\n"
    "  return %p : i32\n"
    "^u(%v: i32):\n"
    "  cf.br ^u(%0 : i32)\n"
    "}\n";

static void dead_arguments_and_blocks_go(void **state) {
  (void)state;
  check_rewritten(diamond, mica_greedy_defaults(),
                  "func.func @f(%arg0: i32, %arg1: i1) -> i32 {\n"
                  "  %0 = arith.addi %arg0, %arg0 : i32\n"
                  "  cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb2(%0 : i32)\n"
                  "^bb1(%1: i32):  // pred: ^bb0\n"
                  "  cf.br ^bb3(%1 : i32)\n"
                  "^bb2(%2: i32):  // pred: ^bb0\n"
                  "  cf.br ^bb3(%2 : i32)\n"
                  "^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2\n"
                  "  return %3 : i32\n"
                  "}");
}

static void equal_blocks_become_one(void **state) {
  (void)state;
  mica_greedy_options options = mica_greedy_defaults();
  options.regions = MICA_SIMPLIFY_REGIONS_AGGRESSIVE;
  check_rewritten(
      "func.func private @g(%a: i32, %b: i32, %c: i1) {\n"
      "  cf.cond_br %c, ^x, ^y\n"
      "^x:\n"
      "  func.call @h(%a, %b) : (i32, i32) -> ()\n"
      "  cf.br ^z\n"
      "^y:\n"
      "  func.call @h(%b, %b) : (i32, i32) -> ()\n"
      "  cf.br ^z\n"
      "^z:\n"
      "  return\n"
      "}\n"
      "func.func private @h(i32, i32)\n",
      options,
      "func.func private @g(%arg0: i32, %arg1: i32, %arg2: i1) {\n"
      "  cf.cond_br %arg2, ^bb1(%arg0 : i32), ^bb1(%arg1 : i32)\n"
      "^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0\n"
      "  call @h(%0, %arg1) : (i32, i32) -> ()\n"
      "  cf.br ^bb2\n"
      "^bb2:  // pred: ^bb1\n"
      "  return\n"
      "}");
}

static void patterns_rewrite_and_a_listener_hears(void **state) {
  (void)state;
  heard h = {0};
  const mica_listener listener = listener_of(&h);
  mica_greedy_options options = mica_greedy_defaults();
  options.listener = &listener;
  check_rewritten(
      "func.func @f(%a: i32) -> i32 {\n"
      "  %0 = arith.muli %a, %a : i32\n"
      "  %1 = arith.muli %0, %a : i32\n"
      "  return %0 : i32\n"
      "^dead:\n"
      "  cf.br ^dead\n"
      "}\n",
      options,
      "func.func @f(%arg0: i32) -> i32 {\n"
      "  %0 = arith.addi %arg0, %arg0 : i32\n"
      "  return %0 : i32\n"
      "}");
  assert_int_equal(h.replaced, 1);
  assert_int_equal(h.inserted, 1);
  assert_int_equal(h.erased, 3);  // both products, of which one is read, and the branch
  assert_int_equal(h.blocks_erased, 1);
  assert_true(h.modified >= 1);
}

static void a_listener_hears_of_arguments_that_go(void **state) {
  (void)state;
  heard h = {0};
  const mica_listener listener = listener_of(&h);
  mica_greedy_options options = mica_greedy_defaults();
  options.listener = &listener;
  check_rewritten(
      "func.func @f(%a: i32, %c: i1) {\n"
      "  cf.cond_br %c, ^bb1(%a : i32), ^bb2\n"
      "^bb1(%unused: i32):\n"
      "  func.call @g(%a) : (i32) -> ()\n"
      "  cf.br ^bb2\n"
      "^bb2:\n"
      "  return\n"
      "}\n"
      "func.func private @g(i32)\n",
      options,
      "func.func @f(%arg0: i32, %arg1: i1) {\n"
      "  cf.cond_br %arg1, ^bb1, ^bb2\n"
      "^bb1:  // pred: ^bb0\n"
      "  call @g(%arg0) : (i32) -> ()\n"
      "  cf.br ^bb2\n"
      "^bb2:  // 2 preds: ^bb0, ^bb1\n"
      "  return\n"
      "}");
  assert_int_equal(h.arguments_erased, 1);
}

// ---- A driver in a driver -----------------------------------------------------------------------

// The products behind the operation become sums, while the outer driver has them in its list.
static bool rewrite_behind(mica_rewriter *rw, mica_op *op) {
  mica_op *products[40];
  size_t count = 0;
  for (mica_op *next = mica_op_next(op); next != NULL; next = mica_op_next(next))
    if (arith_muli_isa(next)) products[count++] = next;
  if (count == 0) return false;
  mica_greedy_options options = mica_greedy_defaults();
  options.listener = rw->builder.listener;
  bool changed = false;
  assert_int_equal(mica_greedy_rewrite_ops(products, count, mica_block_region(mica_op_block(op)),
                                           rw->user, &options, &changed),
                   MICA_GREEDY_CONVERGED);
  assert_true(changed);
  for (mica_op *next = mica_op_next(op); next != NULL; next = mica_op_next(next))
    assert_false(arith_muli_isa(next));
  return true;
}
MICA_DEFINE_PATTERN(behind, "behind", &arith_subi_def, rewrite_behind);

static void a_pattern_may_run_a_driver(void **state) {
  (void)state;
  char text[4096] = "func.func @f(%a: i32, %b: i32) -> i32 {\n  %0 = arith.subi %a, %b : i32\n";
  for (int i = 1; i <= 40; i++)
    sprintf(text + strlen(text), "  %%%d = arith.muli %%%d, %%a : i32\n", i, i - 1);
  parsed_ir ir = parsed(strcat(text, "  return %40 : i32\n}\n"), dialects, LIST_SIZE(dialects));
  mica_patterns *outer = mica_patterns_create(ir.ctx), *inner = mica_patterns_create(ir.ctx);
  assert_true(mica_patterns_add(outer, &behind) && mica_patterns_add(inner, &multiply));
  mica_greedy_options options = mica_greedy_defaults();
  options.user = inner;
  assert_int_equal(mica_greedy_rewrite(first_op(&ir, &func_func_def), outer, &options, NULL),
                   MICA_GREEDY_CONVERGED);
  assert_true(mica_op_verify(ir.module));
  mica_patterns_destroy(outer);
  mica_patterns_destroy(inner);
  parsed_free(&ir);
}

// ---- Without memory -----------------------------------------------------------------------------

static bool rewrite_all(mica_context *ctx, void *user) {
  (void)user;
  for (size_t i = 0; i < LIST_SIZE(dialects); i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  mica_op *module = mica_parse_module(ctx, mica_str_of(diamond), NULL);
  if (module == NULL) return false;
  mica_patterns *patterns = mica_patterns_create(ctx);
  mica_greedy_options options = mica_greedy_defaults();
  options.regions = MICA_SIMPLIFY_REGIONS_AGGRESSIVE;
  const bool done = patterns != NULL && mica_patterns_add(patterns, &multiply) &&
                    mica_greedy_rewrite(module, patterns, &options, NULL) == MICA_GREEDY_CONVERGED;
  mica_patterns_destroy(patterns);
  mica_op_destroy(module);
  return done;
}
// ---- One walk, and who watches ------------------------------------------------------------------

static bool begin(void *user, const mica_action *action) {
  strcat(strcat(user, mica_action_tag(action->kind)), " ");
  if (action->name.data != NULL) strncat(strcat(user, ": "), action->name.data, action->name.size);
  strcat(user, "; ");
  return action->kind == MICA_ACTION_WALK;
}
static void end(void *user, const mica_action *action) {
  strcat(strcat(strcat(user, "end of "), mica_action_tag(action->kind)), "; ");
}

static void a_walk_looks_once_and_is_watched(void **state) {
  (void)state;
  parsed_ir ir = parsed(
      "func.func @f(%a: i32) -> i32 {\n"
      "  %0 = arith.muli %a, %a : i32\n"
      "  return %0 : i32\n"
      "}\n",
      dialects, LIST_SIZE(dialects));
  char told[400] = "";
  const mica_action_handler handler = {begin, end, told};
  assert_null(mica_context_action_handler(ir.ctx));
  mica_context_set_action_handler(ir.ctx, &handler);
  assert_ptr_equal(mica_context_action_handler(ir.ctx), &handler);
  mica_patterns *patterns = mica_patterns_create(ir.ctx);
  assert_true(mica_patterns_add(patterns, &multiply) && mica_patterns_add(patterns, &eager));
  heard h = {0};
  const mica_listener listener = listener_of(&h);
  bool changed = false;
  assert_true(mica_walk_rewrite(ir.module, patterns, &listener, NULL, &changed));
  assert_true(changed);
  assert_int_equal(h.inserted, 1);
  assert_int_equal(h.replaced, 1);
  assert_string_equal(told,
                      "walk-and-apply-patterns ; apply-pattern : eager; "
                      "apply-pattern : multiply; end of walk-and-apply-patterns; ");
  assert_true(mica_walk_rewrite(ir.module, patterns, NULL, NULL, &changed));
  assert_false(changed);
  mica_patterns_destroy(patterns);
  parsed_free(&ir);
}

// ---- What is said of operands -------------------------------------------------------------------

static size_t calls;
static bool count_call(mica_rewriter *rw, mica_op *op) {
  (void)rw;
  assert_true(mica_value_op_of(arith_muli_rhs(op), &arith_addi_def) != NULL);
  calls++;
  return false;
}
static const mica_op_def *const sum_at_the_right[] = {NULL, &arith_addi_def};
static const mica_pattern of_sum = {.name = "of_sum",
                                    .root = &arith_muli_def,
                                    .benefit = 1,
                                    .rewrite = count_call,
                                    .sources = sum_at_the_right,
                                    .source_count = 2};

// Calls and actions; an action is told of a pattern that isn't called, too.
static void check_sources(mica_greedy_end (*drive)(mica_op *, mica_patterns *), size_t calls_made) {
  parsed_ir ir = parsed(
      "func.func @f(%a: i32, %b: i32) -> i32 {\n"
      "  %0 = arith.addi %a, %b : i32\n"
      "  %1 = arith.muli %a, %0 : i32\n"
      "  %2 = arith.muli %0, %1 : i32\n"
      "  %3 = arith.muli %2, %b : i32\n"
      "  return %3 : i32\n"
      "}\n",
      dialects, LIST_SIZE(dialects));
  mica_patterns *patterns = mica_patterns_create(ir.ctx);
  assert_true(mica_patterns_add(patterns, &of_sum));
  calls = 0;
  assert_int_equal(drive(ir.module, patterns), MICA_GREEDY_CONVERGED);
  assert_int_equal(calls, calls_made);
  char told[800] = "";
  const mica_action_handler handler = {begin, end, told};
  mica_context_set_action_handler(ir.ctx, &handler);
  calls = 0;
  assert_int_equal(drive(ir.module, patterns), MICA_GREEDY_CONVERGED);
  assert_int_equal(calls, calls_made);
  size_t actions = 0;
  for (const char *at = told; (at = strstr(at, "of_sum")) != NULL; at++) actions++;
  assert_int_equal(actions, 3);
  mica_patterns_destroy(patterns);
  parsed_free(&ir);
}

static mica_greedy_end drive_greedily(mica_op *module, mica_patterns *patterns) {
  const mica_greedy_options options = mica_greedy_defaults();
  return mica_greedy_rewrite(module, patterns, &options, NULL);
}
static mica_greedy_end drive_in_a_walk(mica_op *module, mica_patterns *patterns) {
  return mica_walk_rewrite(module, patterns, NULL, NULL, NULL) ? MICA_GREEDY_CONVERGED
                                                               : MICA_GREEDY_NO_MEMORY;
}

static void sources_decide_what_is_called(void **state) {
  (void)state;
  check_sources(drive_greedily, 1);
  check_sources(drive_in_a_walk, 1);
}

static void out_of_memory_is_told(void **state) {
  (void)state;
  budget_sweep(rewrite_all, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(dead_arguments_and_blocks_go),
      cmocka_unit_test(equal_blocks_become_one),
      cmocka_unit_test(patterns_rewrite_and_a_listener_hears),
      cmocka_unit_test(a_listener_hears_of_arguments_that_go),
      cmocka_unit_test(a_pattern_may_run_a_driver),
      cmocka_unit_test(a_walk_looks_once_and_is_watched),
      cmocka_unit_test(sources_decide_what_is_called),
      cmocka_unit_test(out_of_memory_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
