// Operations, blocks, regions, arguments and uses, put where they are wanted.
#include "toy.h"

static const mica_loc nowhere = {0};

static void assert_names(const mica_block *block, const char *expected) {
  char text[256] = "";
  for (const mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op)) {
    mica_str name = mica_op_name_of(op);
    strncat(text, name.data, name.size);
    strcat(text, " ");
  }
  assert_string_equal(text, expected);
}

static void operations_go_where_they_are_wanted(void **state) {
  toy_fixture *f = *state;
  mica_block *block = toy_body(f->table);
  mica_op *a = toy_unknown(&f->builder, "x.a", NULL, 0, 0);
  mica_op *b = toy_unknown(&f->builder, "x.b", NULL, 0, 0);
  mica_op *c = toy_unknown(&f->builder, "x.c", NULL, 0, 0);
  mica_op_move_after(a, b);
  assert_names(block, "x.b x.a x.c ");
  mica_op_move_after(b, c);
  assert_names(block, "x.a x.c x.b ");
  mica_op_move_after(b, b);
  mica_op_remove(c);
  mica_block_insert_after(b, c);
  assert_names(block, "x.a x.b x.c ");
  mica_op_remove(c);
  mica_block_insert_at(block, 0, c);
  assert_names(block, "x.c x.a x.b ");
  mica_op_remove(c);
  mica_block_insert_at(block, 2, c);
  assert_names(block, "x.a x.b x.c ");
  assert_true(mica_op_is_before(b, c));
}

static void blocks_are_split_and_merged(void **state) {
  toy_fixture *f = *state;
  mica_op *func = toy_func(&f->builder, "f");
  mica_block *block = toy_body(func);
  mica_value *argument = mica_block_argument_at(block, 0);
  mica_op *first = toy_unknown(&f->builder, "x.a", argument, 1, 0);
  mica_op *second = toy_unknown(&f->builder, "x.b", argument, 0, 0);
  mica_block *rest = mica_block_split(f->ctx, block, second);
  assert_ptr_equal(mica_block_next(block), rest);
  assert_names(block, "x.a ");
  assert_names(rest, "x.b ");
  mica_value *passed = mica_block_add_argument(f->ctx, rest, toy_i32(f->ctx), nowhere);
  mica_op_set_operand(second, 0, passed);
  mica_value *result = mica_op_result(first, 0);
  mica_block_merge(f->ctx, block, NULL, rest, &result);
  assert_names(block, "x.a x.b ");
  assert_ptr_equal(mica_op_operand(second, 0), result);
  assert_null(mica_block_next(block));
  mica_block *none = mica_block_split(f->ctx, block, NULL);
  assert_null(mica_block_first(none));
  mica_block_take(none, NULL, block);
  assert_names(none, "x.a x.b ");
  mica_block_take(block, NULL, none);
  mica_block_destroy(f->ctx, none);
  mica_op *between = toy_unknown(&(mica_builder){f->ctx, NULL, NULL, NULL}, "x.c", NULL, 0, 0);
  mica_block *small = mica_block_create(f->ctx);
  mica_block_append(small, between);
  mica_block_merge(f->ctx, block, second, small, NULL);
  assert_names(block, "x.a x.c x.b ");
}

static void arguments_stand_at_their_index(void **state) {
  toy_fixture *f = *state;
  mica_block *block = mica_block_create(f->ctx);
  mica_value *values[4];
  static const size_t at[] = {0, 0, 1, 3};
  for (size_t i = 0; i < 4; i++)
    values[i] = mica_block_insert_argument(f->ctx, block, at[i], toy_i32(f->ctx), nowhere);
  mica_value *const expected[] = {values[1], values[2], values[0], values[3]};
  for (size_t i = 0; i < 4; i++) {
    assert_ptr_equal(mica_block_argument_at(block, i), expected[i]);
    assert_int_equal(mica_value_index(expected[i]), i);
  }
  assert_null(mica_block_insert_argument(f->ctx, block, 0, NULL, nowhere));
  mica_block_destroy(f->ctx, block);
}

static void control_goes_from_block_to_block(void **state) {
  toy_fixture *f = *state;
  mica_op *op = toy_unknown(&f->builder, "x.a", NULL, 0, 1);
  mica_builder b = f->builder;
  mica_block *entry = toy_block(&b, op), *next = toy_block(&b, op);
  b = mica_builder_at_end(f->ctx, entry);
  toy_br(&b, next, next);
  b = mica_builder_at_end(f->ctx, next);
  toy_br(&b, next, NULL);
  assert_int_equal(mica_block_predecessor_count(next), 3);
  assert_int_equal(mica_block_predecessor_count(entry), 0);
  assert_ptr_equal(mica_block_predecessor(next, 0), next);
  assert_ptr_equal(mica_block_predecessor(next, 2), entry);
  size_t from_entry = 0;
  for (const mica_successor *use = mica_block_first_use(next); use != NULL;
       use = mica_successor_next_use(use))
    from_entry += mica_op_block(use->owner) == entry;
  assert_int_equal(from_entry, 2);
  assert_int_equal(mica_block_successor_count(entry), 2);
  assert_ptr_equal(mica_block_successor(entry, 1), next);
  assert_int_equal(mica_block_successor_count(mica_op_block(op)), 0);
}

static void regions_need_no_operation(void **state) {
  toy_fixture *f = *state;
  mica_region *region = mica_region_create(f->ctx);
  assert_true(mica_region_is_empty(region));
  mica_block *blocks[3];
  for (size_t i = 0; i < 3; i++) blocks[i] = mica_block_create(f->ctx);
  mica_region_append(region, blocks[0]);
  mica_region_insert_after(blocks[0], blocks[1]);
  mica_region_insert_at(region, 1, blocks[2]);
  assert_ptr_equal(mica_block_next(blocks[0]), blocks[2]);
  assert_ptr_equal(mica_block_next(blocks[2]), blocks[1]);
  mica_builder b = mica_builder_at_end(f->ctx, blocks[0]);
  mica_op *inside = toy_unknown(&b, "x.in", NULL, 1, 1);
  mica_builder nested = b;
  toy_block(&nested, inside);
  toy_unknown(&nested, "x.nested", mica_op_result(inside, 0), 0, 0);
  assert_null(mica_op_parent(inside));
  mica_str text = mica_op_to_text(inside, NULL);
  assert_string_equal(text.data,
                      "%0 = \"x.in\"() ({\n  \"x.nested\"(%0) : (i32) -> ()\n}) : () -> i32\n");
  mica_free(f->ctx, (void *)(uintptr_t)text.data, text.size + 1);
  mica_op *op = toy_unknown(&f->builder, "x.a", NULL, 0, 1);
  mica_region_take(mica_op_region(op, 0), region);
  assert_ptr_equal(mica_op_parent(inside), op);
  mica_region_destroy(f->ctx, region);
  mica_region_destroy(f->ctx, NULL);
  mica_region_clear(f->ctx, mica_op_region(op, 0));
  assert_true(mica_region_is_empty(mica_op_region(op, 0)));
}

static void a_region_with_blocks_goes_with_them(void **state) {
  toy_fixture *f = *state;
  size_t before = mica_context_op_count(f->ctx);
  mica_region *region = mica_region_create(f->ctx);
  mica_block *block = mica_block_create(f->ctx);
  mica_region_append(region, block);
  mica_builder b = mica_builder_at_end(f->ctx, block);
  toy_unknown(&b, "x.a", NULL, 0, 0);
  mica_region_destroy(f->ctx, region);
  assert_int_equal(mica_context_op_count(f->ctx), before);
}

static void regions_follow_one_another(void **state) {
  toy_fixture *f = *state;
  mica_op *op = toy_unknown(&f->builder, "x.a", NULL, 0, 2);
  mica_region *first = mica_op_region(op, 0);
  assert_ptr_equal(mica_region_next(first), mica_op_region(op, 1));
  assert_null(mica_region_next(mica_op_region(op, 1)));
}

static void uses_are_replaced_here_and_there(void **state) {
  toy_fixture *f = *state;
  mica_op *a = toy_unknown(&f->builder, "x.a", NULL, 2, 0);
  mica_value *from = mica_op_result(a, 0), *to = mica_op_result(a, 1);
  mica_op *first = toy_add(&f->builder, from, from), *second = toy_add(&f->builder, from, to);
  mica_op_replace_uses(first, from, to);
  assert_ptr_equal(mica_op_operand(first, 1), to);
  assert_int_equal(mica_value_use_count(from), 1);
  mica_op_replace_uses(first, to, from);
  mica_op *third = toy_add(&f->builder, from, from);
  mica_op *const kept[] = {first, third};
  mica_value_replace_all_uses_except(from, to, kept, 2);
  assert_ptr_equal(mica_op_operand(second, 0), to);
  assert_int_equal(mica_value_use_count(from), 4);
  mica_value_replace_all_uses_except(from, to, NULL, 0);
  assert_true(mica_value_is_unused(from));
}

static void attributes_are_one_dictionary(void **state) {
  toy_fixture *f = *state;
  mica_op *a = toy_unknown(&f->builder, "x.a", NULL, 1, 0);
  mica_op *add = toy_add(&f->builder, mica_op_result(a, 0), mica_op_result(a, 0));
  assert_true(mica_op_set_attribute(add, MICA_STR("toy.a"), mica_attr_unit(f->ctx)));
  mica_named_attrs all = mica_attr_dictionary_entries(mica_op_all_attributes(add));
  assert_int_equal(all.size, 2);
  assert_true(mica_str_is(all.data[0].name, "toy.a"));
  assert_true(mica_str_is(all.data[1].name, "weight"));
  const mica_named_attr properties[] = {{MICA_STR("p"), mica_attr_unit(f->ctx)}};
  mica_op_set_slot(a, 0, mica_attr_dictionary(f->ctx, (mica_named_attrs){properties, 1}, NULL));
  assert_true(mica_op_set_attribute(a, MICA_STR("q"), mica_attr_unit(f->ctx)));
  all = mica_attr_dictionary_entries(mica_op_all_attributes(a));
  assert_int_equal(all.size, 2);
  assert_true(mica_str_is(all.data[0].name, "p"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(operations_go_where_they_are_wanted), TOY_TEST(blocks_are_split_and_merged),
      TOY_TEST(arguments_stand_at_their_index),      TOY_TEST(control_goes_from_block_to_block),
      TOY_TEST(regions_need_no_operation),           TOY_TEST(a_region_with_blocks_goes_with_them),
      TOY_TEST(regions_follow_one_another),          TOY_TEST(uses_are_replaced_here_and_there),
      TOY_TEST(attributes_are_one_dictionary),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
