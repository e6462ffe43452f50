// Operations: what they are made of, where they stand, when they go.
#include "toy.h"

static void new_operation_has_its_parts(void **state) {
  toy_fixture *f = *state;
  mica_op *func = toy_func(&f->builder, "f");
  mica_value *a = mica_block_argument_at(toy_body(func), 0);
  mica_op *add = toy_add(&f->builder, a, a);
  assert_true(mica_op_isa(add, &toy_add_def));
  assert_int_equal(mica_op_operand_count(add), 2);
  assert_ptr_equal(mica_op_operand(add, 1), a);
  assert_int_equal(mica_op_result_count(add), 1);
  assert_ptr_equal(mica_value_op(mica_op_result(add, 0)), add);
  assert_ptr_equal(mica_op_parent(add), func);
  assert_ptr_equal(mica_op_parent(func), f->table);
}

static void absent_slot_takes_its_default(void **state) {
  toy_fixture *f = *state;
  mica_op *func = toy_func(&f->builder, "f");
  mica_value *a = mica_block_argument_at(toy_body(func), 0);
  mica_op *add = toy_add(&f->builder, a, a);
  assert_ptr_equal(mica_op_slot(add, 0), mica_attr_i64(f->ctx, 1));
  assert_null(mica_op_slot(func, 1));
}

// F001-043
static void attributes_go_to_slots_or_the_dictionary(void **state) {
  toy_fixture *f = *state;
  mica_op *func = toy_func(&f->builder, "f");
  const mica_attr *name = mica_attr_string(f->ctx, MICA_STR("g"));
  assert_true(mica_op_set_attribute(func, MICA_STR("sym_name"), name));
  assert_ptr_equal(mica_op_slot(func, 0), name);
  assert_true(mica_op_set_attribute(func, MICA_STR("toy.hot"), mica_attr_unit(f->ctx)));
  assert_ptr_equal(mica_op_attribute(func, MICA_STR("toy.hot")), mica_attr_unit(f->ctx));
  assert_int_equal(mica_attr_dictionary_entries(mica_op_discardable(func)).size, 1);
  assert_true(mica_op_set_attribute(func, MICA_STR("toy.hot"), NULL));
  assert_int_equal(mica_attr_dictionary_entries(mica_op_discardable(func)).size, 0);
  assert_null(mica_op_attribute(func, MICA_STR("toy.hot")));
}

static void order_follows_the_block(void **state) {
  toy_fixture *f = *state;
  mica_op *a = toy_unknown(&f->builder, "x.a", NULL, 0, 0);
  mica_op *c = toy_unknown(&f->builder, "x.c", NULL, 0, 0);
  mica_builder before = mica_builder_before(c);
  mica_op *b = toy_unknown(&before, "x.b", NULL, 0, 0);
  assert_true(mica_op_is_before(a, b) && mica_op_is_before(b, c) && !mica_op_is_before(c, b));
  mica_op_move_before(c, a);
  assert_true(mica_op_is_before(c, a));
  mica_op_move_to_end(c, toy_body(f->table));
  assert_true(mica_op_is_before(b, c));
  assert_ptr_equal(mica_block_last(toy_body(f->table)), c);
}

static void used_operation_is_not_erased(void **state) {
  toy_fixture *f = *state;
  mica_op *def = toy_unknown(&f->builder, "x.def", NULL, 1, 0);
  mica_op *use = toy_unknown(&f->builder, "x.use", mica_op_result(def, 0), 0, 0);
  assert_false(mica_op_erase(def));
  TOY_REPORTED(f, "error: 'x.def' op can't be erased: its results are still used\n");
  assert_true(mica_op_erase(use));
  assert_true(mica_op_erase(def));
  assert_ptr_equal(mica_block_first(toy_body(f->table)), NULL);
}

static void destroyed_operation_leaves_no_dangling_uses(void **state) {
  toy_fixture *f = *state;
  mica_op *def = toy_unknown(&f->builder, "x.def", NULL, 1, 0);
  mica_op *use = toy_unknown(&f->builder, "x.use", mica_op_result(def, 0), 0, 0);
  mica_op_destroy(def);
  assert_null(mica_op_operand(use, 0));
}

static void removed_operation_can_be_put_elsewhere(void **state) {
  toy_fixture *f = *state;
  mica_op *func = toy_func(&f->builder, "f");
  mica_op *op = toy_unknown(&f->builder, "x.a", NULL, 0, 0);
  mica_op_remove(op);
  assert_null(mica_op_block(op));
  mica_block_append(toy_body(f->table), op);
  assert_ptr_equal(mica_op_parent(op), f->table);
  assert_ptr_equal(mica_op_previous(op), func);
}

static mica_op *nest(toy_fixture *f, size_t depth) {
  mica_op *outer = toy_unknown(&f->builder, "x.nest", NULL, 0, 1), *op = outer;
  for (size_t i = 1; i < depth; i++) {
    toy_block(&f->builder, op);
    op = toy_unknown(&f->builder, "x.nest", NULL, 0, 1);
  }
  return outer;
}

static void deep_trees_are_destroyed_without_recursion(void **state) {
  toy_fixture *f = *state;
  size_t before = mica_context_op_count(f->ctx);
  mica_op *outer = nest(f, 300000);
  assert_int_equal(mica_context_op_count(f->ctx), before + 300000);
  mica_op_destroy(outer);
  assert_int_equal(mica_context_op_count(f->ctx), before);
}

static void operation_with_many_regions_is_destroyed_in_linear_time(void **state) {
  toy_fixture *f = *state;
  mica_op_parts parts = {.region_count = 65535};
  mica_op *op =
      mica_builder_insert_unregistered(&f->builder, mica_loc_unknown(), MICA_STR("x.many"), &parts);
  for (size_t i = 0; i < 65535; i++) {
    mica_builder b = f->builder;
    mica_builder_new_block(&b, mica_op_region(op, i), (mica_types){0}, mica_loc_unknown());
    toy_unknown(&b, "x.a", NULL, 0, 0);
  }
  mica_op_destroy(op);
}

static void too_many_regions_are_reported(void **state) {
  toy_fixture *f = *state;
  mica_op_parts parts = {.region_count = 65536};
  assert_null(mica_builder_insert_unregistered(&f->builder, mica_loc_unknown(), MICA_STR("x.many"),
                                               &parts));
  TOY_REPORTED(f, "error: 'x.many' op has 65536 regions, and the limit is 65535\n");
}

static void too_many_operands_results_or_successors_are_reported(void **state) {
  toy_fixture *f = *state;
  const size_t many = (size_t)1 << 24;  // none of them is looked at
  const mica_op_parts all[] = {{.operand_count = many, .operands = TOY_VALUES(NULL)},
                               {.result_count = many, .result_types = &(const mica_type *){NULL}},
                               {.successor_count = many, .successors = &(mica_block *){NULL}}};
  const char *says[] = {"error: 'x.many' op has more than 16777215 operands or results\n",
                        "error: 'x.many' op has more than 16777215 operands or results\n",
                        "error: 'x.many' op has more than 8388607 successors\n"};
  for (size_t i = 0; i < 3; i++) {
    const mica_op_name *name = mica_op_name_get(f->ctx, MICA_STR("x.many"));
    assert_null(mica_op_create(mica_loc_unknown(), name, &all[i]));
    TOY_REPORTED(f, says[i]);
  }
}

static void count_destroyed(void *user, mica_op *op) {
  (void)op;
  ++*(size_t *)user;
}

static void host_hears_of_each_destroyed_operation(void **state) {
  toy_fixture *f = *state;
  size_t count = 0;
  mica_op *outer = nest(f, 5);
  mica_context_on_destroy(f->ctx, count_destroyed, &count);
  mica_op_destroy(outer);
  assert_int_equal(count, 5);
  mica_context_on_destroy(f->ctx, NULL, NULL);
}

typedef struct released {
  const void *objects[8];
  size_t count;
} released;

static void note_released(void *user, const void *object) {
  released *r = user;
  r->objects[r->count++] = object;
}

static void binding_hears_of_whatever_is_given_back(void **state) {
  toy_fixture *f = *state;
  released r = {.count = 0};
  mica_op *func = toy_func(&f->builder, "f");
  mica_block *body = toy_body(func);
  const mica_value *argument = mica_block_argument_at(body, 0);
  const mica_value *second =
      mica_block_add_argument(f->ctx, body, mica_type_i(f->ctx, 1), mica_loc_unknown());
  mica_context_on_release(f->ctx, note_released, &r);
  assert_true(mica_block_erase_argument(f->ctx, body, 1));
  assert_int_equal(r.count, 1);
  assert_ptr_equal(r.objects[0], second);
  mica_op_destroy(func);
  assert_int_equal(r.count, 4);
  assert_ptr_equal(r.objects[1], body);
  assert_ptr_equal(r.objects[2], argument);
  assert_ptr_equal(r.objects[3], func);
  mica_context_on_release(f->ctx, NULL, NULL);
}

static void limit_of_operations_is_kept(void **state) {
  (void)state;
  capture seen;
  mica_context_options options = {.limits = {.operations = 2}};
  mica_context *ctx = mica_context_create(&options);
  capture_begin(&seen, ctx);
  mica_builder b = mica_builder_detached(ctx);
  mica_op *first = toy_unknown(&b, "x.a", NULL, 0, 0), *second = toy_unknown(&b, "x.a", NULL, 0, 0);
  assert_null(toy_unknown(&b, "x.a", NULL, 0, 0));
  assert_string_equal(capture_take(&seen), "error: too many operations: the limit is 2\n");
  mica_op_destroy(first);
  mica_op *third = toy_unknown(&b, "x.a", NULL, 0, 0);
  assert_non_null(third);
  mica_op_destroy(second);
  mica_op_destroy(third);
  mica_context_destroy(ctx);
}

static void two_operands_and_a_result_fit_the_budget(void **state) {
  (void)state;
  size_t slotless = sizeof(mica_op) + 2 * sizeof(mica_operand) + sizeof(mica_value);
  assert_true(slotless <= 170);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(new_operation_has_its_parts),
      TOY_TEST(absent_slot_takes_its_default),
      TOY_TEST(attributes_go_to_slots_or_the_dictionary),
      TOY_TEST(order_follows_the_block),
      TOY_TEST(used_operation_is_not_erased),
      TOY_TEST(destroyed_operation_leaves_no_dangling_uses),
      TOY_TEST(removed_operation_can_be_put_elsewhere),
      TOY_TEST(deep_trees_are_destroyed_without_recursion),
      TOY_TEST(operation_with_many_regions_is_destroyed_in_linear_time),
      TOY_TEST(too_many_regions_are_reported),
      TOY_TEST(too_many_operands_results_or_successors_are_reported),
      TOY_TEST(host_hears_of_each_destroyed_operation),
      TOY_TEST(binding_hears_of_whatever_is_given_back),
      cmocka_unit_test(limit_of_operations_is_kept),
      cmocka_unit_test(two_operands_and_a_result_fit_the_budget),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
