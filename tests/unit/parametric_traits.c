// Traits with parameters, asked of operations of the test dialect.
#include "capture.h"

#include "mica/mica.h"
#include "probe/probe.h"

static mica_op *make(mica_context *ctx, const mica_op_def *def) {
  mica_builder b = mica_builder_detached(ctx);
  mica_op *op = mica_builder_insert_new(&b, mica_loc_unknown(), def, &(mica_op_parts){0});
  assert_non_null(op);
  return op;
}

// F003-086
static void an_operation_has_a_trait_with_its_parameters(void **state) {
  (void)state;
  mica_context *ctx = mica_context_create(NULL);
  assert_true(mica_context_register(ctx, &probe_dialect));
  mica_op *pairs = make(ctx, &probe_trait_pairs_def), *sixes = make(ctx, &probe_trait_sixes_def),
          *even = make(ctx, &probe_trait_even_def);
  assert_true(mica_op_has_trait(pairs, &probe_trait_multiple_of_2.trait));
  assert_false(mica_op_has_trait(pairs, &probe_trait_multiple_of_2_3.trait));
  assert_true(mica_op_has_trait(sixes, &probe_trait_multiple_of_2_3.trait));
  assert_false(mica_op_has_trait(sixes, &probe_trait_multiple_of_2.trait));
  assert_true(mica_op_has_trait(pairs, &probe_trait_multiple_of));
  assert_true(mica_op_has_trait(sixes, &probe_trait_multiple_of));
  assert_false(mica_op_has_trait(even, &probe_trait_multiple_of));
  mica_op_destroy(pairs);
  mica_op_destroy(sixes);
  mica_op_destroy(even);
  mica_context_destroy(ctx);
}

static void parameters_are_read_as_numbers(void **state) {
  (void)state;
  const mica_parametric_trait trait = {
      {"T", MICA_TRAIT_PARAMETRIC},
      NULL,
      "10, -9223372036854775808,7 , x, 9223372036854775807, 9223372036854775808, 1x"};
  const int64_t numbers[] = {10, INT64_MIN, 7, 0, INT64_MAX};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    int64_t number = 0;
    assert_int_equal(mica_trait_number(&trait, i, &number), i != 3);
    assert_true(number == numbers[i]);
  }
  int64_t number;
  for (size_t i = 5; i < 9; i++) assert_false(mica_trait_number(&trait, i, &number));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(an_operation_has_a_trait_with_its_parameters),
      cmocka_unit_test(parameters_are_read_as_numbers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
