// Clones stand for themselves: what was inside is theirs, what was outside is shared.
#include "toy.h"

// func { outer: nest { uses `later` of its own block, branch to its second block } }
static mica_op *build(toy_fixture *f) {
  mica_op *func = toy_func(&f->builder, "f");
  mica_value *a = mica_block_argument_at(toy_body(func), 0);
  mica_op *nest = toy_unknown(&f->builder, "x.nest", a, 1, 1);
  mica_builder in = f->builder;
  mica_block *first = toy_block(&in, nest), *second = toy_block(&in, nest);
  in = mica_builder_at_end(f->ctx, second);
  mica_op *later = toy_add(&in, a, a);
  toy_unknown(&in, "x.end", mica_op_result(later, 0), 0, 0);
  in = mica_builder_at_end(f->ctx, first);
  toy_unknown(&in, "x.early", mica_op_result(later, 0), 0, 0);
  toy_br(&in, second, NULL);
  toy_ret(&f->builder, mica_op_result(nest, 0));
  return func;
}

static void clone_reads_the_same(void **state) {
  toy_fixture *f = *state;
  mica_op *func = build(f);
  mica_op *copy = mica_op_clone(func);
  mica_print_options generic = {.generic = true};
  mica_str a = mica_op_to_text(f->table, &generic);
  mica_op_destroy(func);
  mica_block_append(toy_body(f->table), copy);
  mica_str b = mica_op_to_text(f->table, &generic);
  assert_non_null(a.data);
  assert_true(mica_str_equal(a, b));
  mica_free(f->ctx, (void *)(uintptr_t)a.data, a.size + 1);
  mica_free(f->ctx, (void *)(uintptr_t)b.data, b.size + 1);
}

static mica_walk expect_inside(void *root, mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_block *block = mica_value_block(mica_op_operand(op, i));
    assert_true(mica_op_is_ancestor(root, mica_block_parent_op(block)));
  }
  for (size_t i = 0; i < mica_op_successor_count(op); i++)
    assert_ptr_equal(mica_block_region(mica_op_successor(op, i)), mica_block_region(op->block));
  return MICA_WALK_ON;
}

static void clone_of_a_closed_operation_shares_nothing(void **state) {
  toy_fixture *f = *state;
  mica_op *func = build(f);
  mica_op *copy = mica_op_clone(func);
  assert_null(mica_op_block(copy));
  mica_op_walk_before(copy, expect_inside, copy);
  mica_op_destroy(func);
  mica_op_walk_before(copy, expect_inside, copy);
  mica_op_destroy(copy);
}

static void clone_keeps_operands_from_outside(void **state) {
  toy_fixture *f = *state;
  mica_op *func = build(f);
  mica_value *a = mica_block_argument_at(toy_body(func), 0);
  size_t uses = mica_value_use_count(a);
  mica_op *nest = mica_block_first(toy_body(func));
  mica_op *copy = mica_op_clone(nest);
  assert_ptr_equal(mica_op_operand(copy, 0), a);
  assert_int_equal(mica_value_use_count(a), 2 * uses);
  mica_op_destroy(copy);
  assert_int_equal(mica_value_use_count(a), uses);
}

static void clone_keeps_an_absent_slot_absent(void **state) {
  toy_fixture *f = *state;
  mica_op *func = toy_func(&f->builder, "f");
  mica_value *a = mica_block_argument_at(toy_body(func), 0);
  mica_op *add = toy_add(&f->builder, a, a);
  mica_op_set_slot(add, 0, NULL);
  mica_op *copy = mica_op_clone(add);
  assert_null(mica_op_slot(copy, 0));
  mica_op_destroy(copy);
}

static void region_is_cloned_after_the_blocks_that_are_there(void **state) {
  toy_fixture *f = *state;
  mica_op *func = build(f);
  mica_builder b = mica_builder_at_end(f->ctx, toy_body(f->table));
  mica_op *other = toy_unknown(&b, "x.other", NULL, 0, 1);
  toy_block(&b, other);
  assert_true(mica_region_clone(mica_op_region(other, 0), mica_op_region(func, 0)));
  mica_block *copy = mica_block_next(toy_body(other));
  assert_int_equal(mica_block_argument_count(copy), 1);
  mica_op *nest = mica_block_first(copy);
  assert_ptr_equal(mica_op_operand(nest, 0), mica_block_argument_at(copy, 0));
}

static void region_can_be_cloned_into_itself(void **state) {
  toy_fixture *f = *state;
  mica_op *func = build(f);
  mica_op *nest = mica_block_first(toy_body(func));
  size_t before = mica_context_op_count(f->ctx);
  assert_true(mica_region_clone(mica_op_region(nest, 0), mica_op_region(func, 0)));
  assert_int_equal(mica_context_op_count(f->ctx), before + 6);
}

static void deep_trees_are_cloned_without_recursion(void **state) {
  toy_fixture *f = *state;
  mica_op *outer = toy_unknown(&f->builder, "x.nest", NULL, 0, 1), *op = outer;
  mica_builder b = f->builder;
  for (size_t i = 0; i < 100000; i++) {
    toy_block(&b, op);
    op = toy_unknown(&b, "x.nest", NULL, 0, 1);
  }
  size_t before = mica_context_op_count(f->ctx);
  mica_op *copy = mica_op_clone(outer);
  assert_int_equal(mica_context_op_count(f->ctx), before + 100001);
  mica_op_destroy(copy);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(clone_reads_the_same),
      TOY_TEST(clone_of_a_closed_operation_shares_nothing),
      TOY_TEST(clone_keeps_operands_from_outside),
      TOY_TEST(clone_keeps_an_absent_slot_absent),
      TOY_TEST(region_is_cloned_after_the_blocks_that_are_there),
      TOY_TEST(region_can_be_cloned_into_itself),
      TOY_TEST(deep_trees_are_cloned_without_recursion),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
