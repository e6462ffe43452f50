// Properties from C: builders, accessors, setters that convert, defaults, and that a name finds
// attributes alone.
#include "capture.h"

#include "mica/mica.h"
#include "probe/probe.h"

typedef struct fixture {
  mica_context *ctx;
  mica_block *block;
  mica_builder b;
  capture reported;
} fixture;

static int set_up(void **state) {
  fixture *f = test_malloc(sizeof *f);
  f->ctx = mica_context_create(NULL);
  assert_true(mica_context_register(f->ctx, &probe_dialect));
  f->block = mica_block_create(f->ctx);
  f->b = mica_builder_at_end(f->ctx, f->block);
  capture_begin(&f->reported, f->ctx);
  *state = f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  mica_block_destroy(f->ctx, f->block);
  mica_context_destroy(f->ctx);
  test_free(f);
  return 0;
}

static mica_op *build_scalars(fixture *f) {
  static const int64_t numbers[] = {1, 2};
  const int64_t maybe = 7;
  return probe_properties_build(&f->b, mica_loc_unknown(), -5, MICA_STR("text"), true, false, 9,
                                (mica_int64s){numbers, 2}, 3, &maybe);
}

static void builders_take_what_accessors_give(void **state) {
  mica_op *op = build_scalars(*state);
  assert_non_null(op);
  assert_int_equal(probe_properties_number(op), -5);
  assert_true(mica_str_is(probe_properties_text(op), "text"));
  assert_true(probe_properties_flag(op));
  assert_false(probe_properties_mark(op));
  assert_int_equal(probe_properties_defaulted(op), 9);
  assert_int_equal(probe_properties_list(op).size, 2);
  assert_int_equal(probe_properties_list(op).data[1], 2);
  assert_true(probe_properties_has_maybe(op));
  assert_int_equal(probe_properties_maybe(op), 7);
  assert_true(mica_op_verify(op));
}

static void setters_keep_the_converted_value(void **state) {
  fixture *f = *state;
  mica_op *op = build_scalars(f);
  assert_true(probe_properties_set_mark(op, true));
  assert_ptr_equal(probe_properties_mark_attr(op), mica_attr_unit(f->ctx));
  assert_true(probe_properties_set_maybe(op, NULL));
  assert_false(probe_properties_has_maybe(op));
  assert_int_equal(probe_properties_maybe(op), 0);
  assert_true(probe_properties_set_number_attr(op, mica_attr_i(f->ctx, 8, -1)));
  assert_ptr_equal(probe_properties_number_attr(op), mica_attr_i64(f->ctx, -1));
  assert_true(probe_properties_set_defaulted_attr(op, NULL));
  assert_int_equal(probe_properties_defaulted(op), 4);
}

static void attributes_of_a_wrong_kind_are_refused(void **state) {
  fixture *f = *state;
  mica_op *op = build_scalars(f);
  assert_false(probe_properties_set_number_attr(op, mica_attr_unit(f->ctx)));
  assert_string_equal(capture_take(&f->reported),
                      "error: 'probe.properties' op property 'number' can't be set: expected "
                      "IntegerAttr for key `value`\n");
  assert_int_equal(probe_properties_number(op), -5);
}

static void what_is_absent_has_its_default(void **state) {
  fixture *f = *state;
  const mica_op_parts parts = {0};
  mica_op *op = mica_builder_insert_new(&f->b, mica_loc_unknown(), &probe_properties_def, &parts);
  assert_int_equal(probe_properties_number(op), 0);
  assert_int_equal(probe_properties_text(op).size, 0);
  assert_int_equal(probe_properties_defaulted(op), 4);
  assert_int_equal(probe_properties_list(op).size, 0);
  assert_true(mica_op_has_default(op, PROBE_PROPERTIES_SLOT_NUMBER));
  assert_true(probe_properties_set_number(op, 1));
  assert_false(mica_op_has_default(op, PROBE_PROPERTIES_SLOT_NUMBER));
}

static void names_find_attributes_alone(void **state) {
  fixture *f = *state;
  mica_op *op = build_scalars(f);
  assert_null(mica_op_attribute(op, MICA_STR("number")));
  const mica_attr *other = mica_attr_i64(f->ctx, 1);
  assert_true(mica_op_set_attribute(op, MICA_STR("number"), other));
  assert_ptr_equal(mica_op_attribute(op, MICA_STR("number")), other);
  assert_int_equal(probe_properties_number(op), -5);
}

static void lists_have_checked_elements(void **state) {
  fixture *f = *state;
  static const int64_t small[] = {1, -2}, large[] = {11};
  static const probe_level levels[] = {PROBE_LEVEL_HIGH, PROBE_LEVEL_LOW};
  const mica_str words[] = {MICA_STR("a"), MICA_STR("b")};
  const mica_op_parts parts = {0};
  mica_op *op =
      mica_builder_insert_new(&f->b, mica_loc_unknown(), &probe_kinds_of_properties_def, &parts);
  assert_true(probe_kinds_of_properties_set_level(op, PROBE_LEVEL_HIGH));
  assert_true(probe_kinds_of_properties_set_stored(op, PROBE_LEVEL_LOW));
  assert_true(probe_kinds_of_properties_set_small(op, small, 2));
  assert_true(probe_kinds_of_properties_set_levels(op, levels, 2));
  assert_true(probe_kinds_of_properties_set_words(op, words, 2));
  assert_int_equal(probe_kinds_of_properties_stored(op), PROBE_LEVEL_LOW);
  assert_int_equal(probe_kinds_of_properties_small_count(op), 2);
  assert_int_equal(probe_kinds_of_properties_small(op, 1), -2);
  assert_int_equal(probe_kinds_of_properties_levels(op, 0), PROBE_LEVEL_HIGH);
  assert_true(mica_str_is(probe_kinds_of_properties_words(op, 1), "b"));
  assert_int_equal(probe_kinds_of_properties_steps_count(op), 2);
  assert_true(mica_op_verify(op));
  assert_true(probe_kinds_of_properties_set_small(op, large, 1));
  assert_false(mica_op_verify(op));
}

static void lists_of_lists_take_attributes(void **state) {
  fixture *f = *state;
  const mica_op_parts parts = {0};
  mica_op *op =
      mica_builder_insert_new(&f->b, mica_loc_unknown(), &probe_kinds_of_properties_def, &parts);
  const mica_attr *wide = mica_attr_i64(f->ctx, -1);
  const mica_attr *row = mica_attr_array(f->ctx, (mica_attrs){&wide, 1});
  assert_true(probe_kinds_of_properties_set_rows(op, &row, 1));
  const mica_attr *kept = mica_attr_array_elements(probe_kinds_of_properties_rows(op, 0)).data[0];
  assert_ptr_equal(kept, mica_attr_i(f->ctx, 8, -1));
  assert_false(probe_kinds_of_properties_set_rows(op, &wide, 1));
  assert_int_equal(probe_kinds_of_properties_rows_count(op), 1);
}

static void own_types_go_through_the_authors_code(void **state) {
  fixture *f = *state;
  const mica_attr *none = NULL;
  mica_op *op = probe_own_properties_build(&f->b, mica_loc_unknown(), (probe_point){1, 2}, 0xff8000,
                                           31, &none, 0, NULL, (probe_point){3, 4},
                                           (probe_point){5, 6});
  assert_non_null(op);
  assert_int_equal(probe_own_properties_point(op).y, 2);
  assert_int_equal(probe_own_properties_colour(op), 0xff8000);
  assert_int_equal(probe_own_properties_bits(op), 31);
  assert_true(probe_own_properties_set_colour(op, 0x102030));
  assert_true(mica_str_is(mica_attr_string_value(probe_own_properties_colour_attr(op)), "#102030"));
  assert_true(probe_own_properties_set_centre_attr(op, NULL));
  assert_int_equal(probe_own_properties_centre(op).x, 1);
  assert_true(mica_op_verify(op));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(builders_take_what_accessors_give, set_up, tear_down),
      cmocka_unit_test_setup_teardown(setters_keep_the_converted_value, set_up, tear_down),
      cmocka_unit_test_setup_teardown(attributes_of_a_wrong_kind_are_refused, set_up, tear_down),
      cmocka_unit_test_setup_teardown(what_is_absent_has_its_default, set_up, tear_down),
      cmocka_unit_test_setup_teardown(names_find_attributes_alone, set_up, tear_down),
      cmocka_unit_test_setup_teardown(lists_have_checked_elements, set_up, tear_down),
      cmocka_unit_test_setup_teardown(lists_of_lists_take_attributes, set_up, tear_down),
      cmocka_unit_test_setup_teardown(own_types_go_through_the_authors_code, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
