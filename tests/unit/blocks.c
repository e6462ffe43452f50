// Blocks and regions: arguments, predecessors, moving.
#include "toy.h"

static void erased_argument_moves_the_others_down(void **state) {
  toy_fixture *f = *state;
  mica_op *op = toy_unknown(&f->builder, "x.a", NULL, 0, 1);
  mica_builder b = f->builder;
  mica_block *block = toy_block(&b, op);
  mica_value *values[5];
  for (size_t i = 0; i < 5; i++)
    values[i] = mica_block_add_argument(f->ctx, block, toy_i32(f->ctx), mica_loc_unknown());
  toy_unknown(&b, "x.use", values[1], 0, 0);
  assert_false(mica_block_erase_argument(f->ctx, block, 1));
  assert_true(mica_block_erase_argument(f->ctx, block, 0));
  assert_int_equal(mica_block_argument_count(block), 4);
  assert_int_equal(mica_value_index(values[1]), 0);
  assert_ptr_equal(mica_block_argument_at(block, 3), values[4]);
  assert_ptr_equal(mica_value_block(values[2]), block);
}

static void branches_are_predecessors(void **state) {
  toy_fixture *f = *state;
  mica_op *op = toy_unknown(&f->builder, "x.a", NULL, 0, 1);
  mica_builder b = f->builder;
  mica_block *entry = toy_block(&b, op), *next = toy_block(&b, op);
  b = mica_builder_at_end(f->ctx, entry);
  mica_op *br = toy_br(&b, next, NULL);
  assert_true(mica_block_has_predecessors(next));
  assert_false(mica_block_has_predecessors(entry));
  mica_op_set_successor(br, 0, entry);
  assert_false(mica_block_has_predecessors(next));
  assert_ptr_equal(mica_op_successor(br, 0), entry);
  mica_op_set_successor(br, 0, next);
  mica_block_destroy(f->ctx, next);
  assert_null(mica_op_successor(br, 0));
}

static void regions_take_blocks_in_order(void **state) {
  toy_fixture *f = *state;
  mica_op *from = toy_unknown(&f->builder, "x.a", NULL, 0, 1);
  mica_op *to = toy_unknown(&f->builder, "x.b", NULL, 0, 1);
  mica_builder b = f->builder;
  mica_block *first = toy_block(&b, to), *second = toy_block(&b, from),
             *third = toy_block(&b, from);
  mica_region_take(mica_op_region(to, 0), mica_op_region(from, 0));
  assert_true(mica_region_is_empty(mica_op_region(from, 0)));
  assert_ptr_equal(mica_block_next(first), second);
  assert_int_equal(mica_block_index(third), 2);
  assert_ptr_equal(mica_block_parent_op(third), to);
  mica_block *between = mica_block_create(f->ctx);
  mica_region_insert_before(second, between);
  assert_int_equal(mica_block_index(between), 1);
  mica_block_remove(between);
  assert_int_equal(mica_block_index(second), 1);
  mica_block_destroy(f->ctx, between);
}

static void terminator_is_the_last_operation_if_it_can_be_one(void **state) {
  toy_fixture *f = *state;
  mica_op *func = toy_func(&f->builder, "f");
  mica_value *a = mica_block_argument_at(toy_body(func), 0);
  assert_null(mica_block_terminator(toy_body(func)));
  toy_add(&f->builder, a, a);
  assert_null(mica_block_terminator(toy_body(func)));
  mica_op *unknown = toy_unknown(&f->builder, "x.end", NULL, 0, 0);
  assert_ptr_equal(mica_block_terminator(toy_body(func)), unknown);
  mica_op *ret = toy_ret(&f->builder, a);
  assert_ptr_equal(mica_block_terminator(toy_body(func)), ret);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(erased_argument_moves_the_others_down),
      TOY_TEST(branches_are_predecessors),
      TOY_TEST(regions_take_blocks_in_order),
      TOY_TEST(terminator_is_the_last_operation_if_it_can_be_one),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
