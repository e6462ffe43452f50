// Folding by what definitions say: numbers, elements, poison, the author's folds; and the patterns
// that a definition asks its author for.
#include "parsed.h"

#include "probe/probe.h"
#include "ub/ub.h"

static const mica_dialect_def *const dialects[] = {&probe_dialect, &ub_dialect};

// The operation that is marked `this`, folded to one attribute; NULL: it doesn't fold so.
static const mica_attr *folded(const parsed_ir *ir) {
  mica_fold fold = {.context = ir->ctx};
  const mica_attr *attr = NULL;
  if (mica_op_fold(marked(ir), &fold) && fold.count > 0) attr = mica_fold_results(&fold)->attr;
  mica_fold_free(&fold);
  return attr;
}

static void expect_fold(const char *text, const char *expected) {
  parsed_ir ir = parsed(text, dialects, LIST_SIZE(dialects));
  const mica_attr *attr = folded(&ir);
  if (expected == NULL) {
    assert_null(attr);
  } else {
    assert_non_null(attr);
    const mica_str got = mica_attr_to_text(attr);
    assert_string_equal(got.data, expected);
    mica_free(ir.ctx, (void *)(uintptr_t)got.data, got.size + 1);
  }
  parsed_free(&ir);
}

#define PAIR(operation, lhs, rhs, type)      \
  "%0 = probe.fold_constant " lhs " : " type \
  "\n"                                       \
  "%1 = probe.fold_constant " rhs " : " type \
  "\n"                                       \
  "%2 = probe." operation " %0, %1 {this} : " type "\n"

static void numbers_fold(void **state) {
  (void)state;
  expect_fold(PAIR("fold_sum", "100", "100", "i8"), "-56 : i8");
  expect_fold(PAIR("fold_sum", "1.5", "0.25", "f32"), "1.750000e+00 : f32");
  expect_fold(PAIR("fold_sum", "0xFFFFFFFFFFFFFFFFFFFF", "1", "i128"),
              "1208925819614629174706176 : i128");
  expect_fold(PAIR("fold_quotient", "-7", "2", "index"), "-3 : index");
  expect_fold(PAIR("fold_quotient", "7", "0", "i32"), NULL);
  expect_fold(PAIR("fold_quotient", "-128", "-1", "i8"), NULL);
  expect_fold(PAIR("fold_mix", "6", "3", "i32"), "-26 : i32");
  expect_fold(
      "%0 = probe.fold_constant 3 : i16\n"
      "%1 = probe.fold_shift %0 by 4 {this} : i16",
      "48 : i16");
  expect_fold(
      "%0 = probe.fold_constant 3 : i16\n"
      "%1 = probe.fold_shift %0 by 16 {this} : i16",
      NULL);
}

static void elements_fold(void **state) {
  (void)state;
  expect_fold(PAIR("fold_sum", "dense<[1, 2, 3]>", "dense<[10, 20, 30]>", "vector<3xi32>"),
              "dense<[11, 22, 33]> : vector<3xi32>");
  expect_fold(PAIR("fold_sum", "dense<[1, 2]>", "dense<5>", "tensor<2xi32>"),
              "dense<[6, 7]> : tensor<2xi32>");
  expect_fold(PAIR("fold_sum", "dense<[1, 2]>", "dense<[2, 1]>", "tensor<2xi32>"),
              "dense<3> : tensor<2xi32>");
  expect_fold(PAIR("fold_sum", "dense<1.0>", "dense<2.0>", "tensor<1000000000000xf16>"),
              "dense<3.000000e+00> : tensor<1000000000000xf16>");
  expect_fold(PAIR("fold_sum", "dense<1>", "dense<2>", "vector<[4]xi8>"),
              "dense<3> : vector<[4]xi8>");
  expect_fold(PAIR("fold_sum", "dense<>", "dense<>", "tensor<0xi32>"), "dense<> : tensor<0xi32>");
  expect_fold(PAIR("fold_sum", "dense<[1, 0]>", "dense<1>", "tensor<2xi1>"),
              "dense<[false, true]> : tensor<2xi1>");
  expect_fold(PAIR("fold_quotient", "dense<[8, 6]>", "dense<[2, 0]>", "tensor<2xi32>"), NULL);
  expect_fold(PAIR("fold_sum", "sparse<0, 1>", "dense<1>", "tensor<2xi32>"), NULL);
}

static void results_fold_together(void **state) {
  (void)state;
  parsed_ir ir = parsed(
      "%0 = probe.fold_constant 200 : i8\n"
      "%1:2 = probe.fold_halves %0, %0 {this} : i8\n",
      dialects, LIST_SIZE(dialects));
  mica_fold fold = {.context = ir.ctx};
  assert_true(mica_op_fold(marked(&ir), &fold));
  assert_int_equal(fold.count, 2);
  assert_int_equal(mica_attr_integer_value(mica_fold_results(&fold)[0].attr), 64);
  assert_int_equal(mica_attr_integer_zext(mica_fold_results(&fold)[1].attr), 156);
  mica_fold_free(&fold);
  parsed_free(&ir);
}

static void poison_gives_poison(void **state) {
  (void)state;
  expect_fold(
      "%0 = ub.poison : i32\n"
      "%1 = \"other.op\"() : () -> i32\n"
      "%2 = probe.fold_mix %1, %0 {this} : i32\n",
      "#ub.poison");
}

static void values_are_not_constants(void **state) {
  (void)state;
  expect_fold(
      "%0 = \"other.op\"() : () -> i32\n"
      "%1 = probe.fold_mix %0, %0 {this} : i32\n",
      NULL);
}

static void groups_of_operands_are_handed_apart(void **state) {
  (void)state;
  static const char first[] =
      "%0 = probe.fold_constant 1 : i32\n"
      "%1 = \"other.op\"() : () -> i32\n";
  char text[512];
  snprintf(text, sizeof text, "%s%%2 = probe.fold_first %%1 or %%0 : i32 {this} : i32 to i32",
           first);
  expect_fold(text, "1 : i32");
  snprintf(text, sizeof text,
           "%s%%2 = probe.fold_first %%1 then %%1, %%0 : i32, i32 {this} : i32 to i32", first);
  expect_fold(text, "1 : i32");
  snprintf(text, sizeof text, "%s%%2 = probe.fold_first %%1 {this} : i32 to i32", first);
  expect_fold(text, NULL);  // a value
}

// ---- With the driver ----------------------------------------------------------------------------

static bool put(void *user, const char *data, size_t size) {
  strncat(user, data, size);
  return true;
}

static bool rewrite(const char *text, char *out) {
  parsed_ir ir = parsed(text, dialects, LIST_SIZE(dialects));
  mica_patterns *patterns = mica_patterns_create(ir.ctx);
  mica_patterns_add_canonicalizations(patterns);
  const mica_greedy_options options = mica_greedy_defaults();
  const mica_greedy_end end = mica_greedy_rewrite(ir.module, patterns, &options, NULL);
  assert_true(mica_op_verify(ir.module));
  const mica_print_options print = {0};
  out[0] = '\0';
  assert_true(mica_op_print(ir.module, &print, (mica_sink){put, out}));
  mica_patterns_destroy(patterns);
  parsed_free(&ir);
  return end == MICA_GREEDY_CONVERGED;
}

static void constants_are_materialized(void **state) {
  (void)state;
  char out[1024];
  assert_true(
      rewrite("%0 = probe.fold_constant 2 : i32\n"
              "%1 = probe.fold_sum %0, %0 : i32\n"
              "%2 = probe.fold_sum %1, %0 : i32\n"
              "\"other.use\"(%2) : (i32) -> ()\n",
              out));
  assert_non_null(strstr(out, "probe.fold_constant 6 : i32"));
  assert_null(strstr(out, "fold_sum"));
}

static void patterns_of_definitions_are_asked(void **state) {
  (void)state;
  char out[1024];
  assert_true(
      rewrite("%0 = \"other.op\"() : () -> i32\n"
              "%1 = probe.rewritten %0\n"
              "%2 = probe.rewritten_twice %1\n"
              "\"other.use\"(%2) : (i32) -> ()\n",
              out));
  assert_null(strstr(out, "rewritten"));
}

static void what_nobody_has_written_is_said(void **state) {
  (void)state;
  assert_int_equal(probe_dialect.unwritten, MICA_UNWRITTEN_FOLDS | MICA_UNWRITTEN_PATTERNS);
  assert_null(mica_op_def_more(&probe_unwritten_def)->fold);
  assert_null(mica_op_def_more(&probe_unwritten_def)->patterns);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numbers_fold),
      cmocka_unit_test(elements_fold),
      cmocka_unit_test(results_fold_together),
      cmocka_unit_test(poison_gives_poison),
      cmocka_unit_test(values_are_not_constants),
      cmocka_unit_test(groups_of_operands_are_handed_apart),
      cmocka_unit_test(constants_are_materialized),
      cmocka_unit_test(patterns_of_definitions_are_asked),
      cmocka_unit_test(what_nobody_has_written_is_said),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
