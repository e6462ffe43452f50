// Every value knows the operands that read it, whatever happens to them.
#include "toy.h"

typedef struct uses_fixture {
  mica_value *a, *b;
  mica_op *user;
} uses_fixture;

static uses_fixture begin(toy_fixture *f) {
  mica_op *def = toy_unknown(&f->builder, "x.def", NULL, 2, 0);
  mica_value *a = mica_op_result(def, 0), *b = mica_op_result(def, 1);
  return (uses_fixture){a, b, toy_unknown(&f->builder, "x.use", a, 0, 0)};
}

// Each operand is found in the list of its value, once.
static void check_lists(const mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    size_t found = 0;
    const mica_operand *use = mica_value_first_use(mica_op_operand(op, i));
    for (; use != NULL; use = mica_operand_next_use(use))
      found += use->owner == op && mica_operand_index(use) == i;
    assert_int_equal(found, 1);
  }
}

static void replacing_a_value_moves_all_its_uses(void **state) {
  uses_fixture u = begin(*state);
  assert_true(mica_op_insert_operands(u.user, 1, TOY_VALUES(u.b, u.a), 2));
  mica_value_replace_all_uses(u.a, u.b);
  assert_true(mica_value_is_unused(u.a));
  assert_int_equal(mica_value_use_count(u.b), 3);
  check_lists(u.user);
  mica_value_replace_all_uses(u.b, u.b);
  assert_int_equal(mica_value_use_count(u.b), 3);
}

static void setting_an_operand_moves_one_use(void **state) {
  uses_fixture u = begin(*state);
  mica_op_set_operand(u.user, 0, u.b);
  assert_true(mica_value_is_unused(u.a));
  assert_int_equal(mica_value_use_count(u.b), 1);
}

static void operands_grow_and_shrink(void **state) {
  uses_fixture u = begin(*state);
  for (size_t i = 0; i < 40; i++)
    assert_true(mica_op_insert_operands(u.user, i / 2, TOY_VALUES(u.a, u.b), 2));
  assert_int_equal(mica_op_operand_count(u.user), 81);
  assert_int_equal(mica_value_use_count(u.a), 41);
  check_lists(u.user);
  mica_op_erase_operands(u.user, 10, 60);
  assert_int_equal(mica_op_operand_count(u.user), 21);
  assert_int_equal(mica_value_use_count(u.a) + mica_value_use_count(u.b), 21);
  check_lists(u.user);
}

// An operation's memory is given back as large as it was taken: the next one like it gets it.
static void room_for_operands_is_remembered(void **state) {
  toy_fixture *f = *state;
  uses_fixture u = begin(f);
  const mica_op_parts parts = {.operands = TOY_VALUES(u.a, u.b, u.a, u.b, u.a), .operand_count = 5};
  for (size_t outside = 0; outside < 2; outside++) {
    mica_op *op = mica_builder_insert_unregistered(&f->builder, mica_loc_unknown(),
                                                   MICA_STR("x.five"), &parts);
    mica_op_erase_operands(op, 1, 3);
    mica_op_insert_operands(op, 2, TOY_VALUES(u.b), 1);
    check_lists(op);
    mica_op_set_operands(op, NULL, 0);
    mica_op_set_operands(op, TOY_VALUES(u.a, u.b, u.a, u.b, u.a), 5);
    if (outside == 1) mica_op_insert_operands(op, 0, TOY_VALUES(u.a, u.b), 2);
    check_lists(op);
    mica_op_erase_operands(op, 0, 2);
    mica_op_destroy(op);
    mica_op *again = mica_builder_insert_unregistered(&f->builder, mica_loc_unknown(),
                                                      MICA_STR("x.five"), &parts);
    assert_ptr_equal(again, op);
    mica_op_destroy(again);
  }
}

static void operation_made_without_operands_can_get_some(void **state) {
  toy_fixture *f = *state;
  uses_fixture u = begin(f);
  mica_op *bare = toy_unknown(&f->builder, "x.bare", NULL, 1, 1);
  assert_true(mica_op_set_operands(bare, TOY_VALUES(u.a, u.b, u.a), 3));
  check_lists(bare);
  assert_int_equal(mica_op_region_count(bare), 1);
  assert_true(mica_op_set_operands(bare, NULL, 0));
  assert_int_equal(mica_op_operand_count(bare), 0);
  assert_int_equal(mica_value_use_count(u.a), 1);
}

static void uses_of_a_result_know_its_number(void **state) {
  uses_fixture u = begin(*state);
  assert_int_equal(mica_value_index(u.a), 0);
  assert_int_equal(mica_value_index(u.b), 1);
  assert_ptr_equal(mica_value_first_use(u.a)->owner, u.user);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(replacing_a_value_moves_all_its_uses),
      TOY_TEST(setting_an_operand_moves_one_use),
      TOY_TEST(operands_grow_and_shrink),
      TOY_TEST(room_for_operands_is_remembered),
      TOY_TEST(operation_made_without_operands_can_get_some),
      TOY_TEST(uses_of_a_result_know_its_number),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
