// Affine expressions are simplified when they are made, and printed as MLIR prints them.
#include "mica/affine.h"
#include "printed.h"

typedef const mica_affine_expr *expr;
static mica_context *context_of(void **state) { return *state; }
static expr dim(void **state, uint32_t i) { return mica_affine_dim(context_of(state), i); }
static expr symbol(void **state, uint32_t i) { return mica_affine_symbol(context_of(state), i); }
static expr number(void **state, int64_t value) {
  return mica_affine_constant(context_of(state), value);
}
static expr add(expr a, expr b) { return mica_affine_binary(MICA_AFFINE_ADD, a, b); }
static expr mul(expr a, expr b) { return mica_affine_binary(MICA_AFFINE_MUL, a, b); }
static expr mod(expr a, expr b) { return mica_affine_binary(MICA_AFFINE_MOD, a, b); }
static expr floordiv(expr a, expr b) { return mica_affine_binary(MICA_AFFINE_FLOORDIV, a, b); }
static expr ceildiv(expr a, expr b) { return mica_affine_binary(MICA_AFFINE_CEILDIV, a, b); }

static void assert_expr_text(expr e, const char *expected) {
  char whole[512];
  snprintf(whole, sizeof whole, "affine_map<(d0, d1)[s0, s1] -> (%s)>", expected);
  assert_non_null(e);
  assert_attr_text(mica_attr_affine_map(mica_affine_map_get(e->context, 2, 2, &e, 1)), whole);
}

static void constants_fold_and_move_to_the_right(void **state) {
  expr d0 = dim(state, 0), d1 = dim(state, 1);
  assert_expr_text(add(number(state, 2), number(state, 3)), "5");
  assert_expr_text(add(number(state, 4), d0), "d0 + 4");
  assert_expr_text(add(add(d0, number(state, 2)), number(state, 3)), "d0 + 5");
  assert_expr_text(add(add(d0, number(state, 2)), d1), "d0 + d1 + 2");
  assert_ptr_equal(add(d0, number(state, 0)), d0);
  assert_expr_text(add(symbol(state, 0), d0), "d0 + s0");
  assert_expr_text(add(d1, d0), "d0 + d1");
  assert_expr_text(mul(symbol(state, 1), symbol(state, 0)), "s0 * s1");
}

static void sums_that_overflow_stay_sums(void **state) {
  assert_expr_text(add(number(state, INT64_MAX), number(state, 1)), "9223372036854775807 + 1");
  assert_expr_text(mul(number(state, INT64_MAX), number(state, 2)), "9223372036854775807 * 2");
}

static void multiples_of_one_expression_are_collected(void **state) {
  expr d0 = dim(state, 0);
  assert_expr_text(add(mul(d0, number(state, 2)), mul(d0, number(state, 3))), "d0 * 5");
  assert_expr_text(add(d0, d0), "d0 * 2");
  assert_expr_text(add(d0, mul(d0, number(state, -1))), "0");
}

static void products_fold(void **state) {
  expr d0 = dim(state, 0), s0 = symbol(state, 0);
  assert_ptr_equal(mul(d0, number(state, 1)), d0);
  assert_expr_text(mul(d0, number(state, 0)), "0");
  assert_expr_text(mul(mul(d0, number(state, 2)), number(state, 3)), "d0 * 6");
  assert_expr_text(mul(mul(d0, number(state, 2)), s0), "(d0 * s0) * 2");
}

static void divisions_fold(void **state) {
  expr d0 = dim(state, 0), d1 = dim(state, 1), four = number(state, 4);
  assert_expr_text(floordiv(number(state, -7), four), "-2");
  assert_expr_text(ceildiv(number(state, -7), four), "-1");
  assert_expr_text(mod(number(state, -7), four), "1");
  assert_expr_text(floordiv(mul(d0, number(state, 128)), number(state, 64)), "d0 * 2");
  assert_expr_text(floordiv(add(mul(d0, four), d1), four), "d0 + d1 floordiv 4");
  assert_expr_text(mod(mul(d0, number(state, 8)), four), "0");
  assert_expr_text(mod(add(mul(d0, four), d1), four), "d1 mod 4");
  assert_expr_text(mod(mod(d0, number(state, 8)), four), "d0 mod 4");
  assert_expr_text(floordiv(d0, number(state, 0)), "d0 floordiv 0");
  assert_expr_text(mod(d0, number(state, -4)), "d0 mod -4");
}

static void what_is_left_of_a_division_is_the_modulo(void **state) {
  expr d0 = dim(state, 0), d1 = dim(state, 1), four = number(state, 4), s0 = symbol(state, 0);
  expr minus_one = number(state, -1);
  assert_expr_text(add(d0, mul(floordiv(d0, four), number(state, -4))), "d0 mod 4");
  assert_expr_text(add(d0, mul(mul(floordiv(d0, s0), s0), minus_one)), "d0 mod s0");
  expr sum = add(mul(d1, number(state, 64)), d0);
  assert_expr_text(add(sum, mul(floordiv(d0, four), number(state, -4))), "d1 * 64 + d0 mod 4");
}

static void minus_signs_are_printed_where_they_read_well(void **state) {
  expr d0 = dim(state, 0), d1 = dim(state, 1), minus_one = number(state, -1);
  assert_expr_text(mul(d0, minus_one), "-d0");
  assert_expr_text(add(d0, mul(d1, minus_one)), "d0 - d1");
  assert_expr_text(add(d0, number(state, -3)), "d0 - 3");
  assert_expr_text(add(d0, mul(d1, number(state, -3))), "d0 - d1 * 3");
  assert_expr_text(add(d0, mul(add(d1, number(state, 1)), minus_one)), "d0 - (d1 + 1)");
  assert_expr_text(floordiv(mul(d0, minus_one), number(state, 8)), "(-d0) floordiv 8");
}

static void a_sum_of_many_terms_neither_recurses_nor_takes_long(void **state) {
  expr sum = dim(state, 0);
  for (int64_t i = 0; i < 20000; i++) sum = add(sum, mod(dim(state, 1), number(state, 3 + i)));
  const mica_attr *attr = mica_attr_affine_map(mica_affine_map_get(*state, 2, 0, &sum, 1));
  mica_str text = mica_attr_to_text(attr);
  assert_true(text.size > 200000);
  mica_free(*state, (void *)(uintptr_t)text.data, text.size + 1);
  assert_non_null(floordiv(mul(sum, number(state, 4)), number(state, 4)));
}

static void equal_maps_and_sets_are_one_object(void **state) {
  expr results[] = {dim(state, 0), dim(state, 1)};
  assert_ptr_equal(mica_affine_map_get(*state, 2, 0, results, 2),
                   mica_affine_map_identity(*state, 2));
  assert_true(mica_affine_map_is_identity(mica_affine_map_identity(*state, 2)));
  assert_false(mica_affine_map_is_identity(mica_affine_map_get(*state, 3, 0, results, 2)));
  const bool equal[] = {true, false};
  const mica_integer_set *set = mica_integer_set_get(*state, 2, 1, results, equal, 2);
  assert_ptr_equal(set, mica_integer_set_get(*state, 2, 1, results, equal, 2));
  assert_attr_text(mica_attr_integer_set(set), "affine_set<(d0, d1)[s0] : (d0 == 0, d1 >= 0)>");
  assert_attr_text(mica_attr_integer_set(mica_integer_set_get(*state, 0, 0, NULL, NULL, 0)),
                   "affine_set<() : ()>");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      IN_CONTEXT(constants_fold_and_move_to_the_right),
      IN_CONTEXT(sums_that_overflow_stay_sums),
      IN_CONTEXT(multiples_of_one_expression_are_collected),
      IN_CONTEXT(products_fold),
      IN_CONTEXT(divisions_fold),
      IN_CONTEXT(what_is_left_of_a_division_is_the_modulo),
      IN_CONTEXT(minus_signs_are_printed_where_they_read_well),
      IN_CONTEXT(a_sum_of_many_terms_neither_recurses_nor_takes_long),
      IN_CONTEXT(equal_maps_and_sets_are_one_object),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
