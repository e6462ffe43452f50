// Walks: order, skipping, stopping, erasing on the way.
#include "toy.h"

typedef struct trace {
  char text[256];
  const char *skip, *stop;
} trace;

static mica_walk record(void *user, mica_op *op) {
  trace *t = user;
  mica_str name = mica_op_name_of(op);
  strncat(t->text, name.data + name.size - 1, 1);
  if (t->skip != NULL && mica_str_is(name, t->skip)) return MICA_WALK_SKIP;
  if (t->stop != NULL && mica_str_is(name, t->stop)) return MICA_WALK_STOP;
  return MICA_WALK_ON;
}

// r { b { c d } e | (an empty block) f }, g after it in the table
static mica_op *tree(toy_fixture *f) {
  mica_op *root = toy_unknown(&f->builder, "x.r", NULL, 0, 1);
  mica_builder in = f->builder;
  toy_block(&in, root);
  mica_op *b = toy_unknown(&in, "x.b", NULL, 0, 1);
  mica_builder deep = in;
  toy_block(&deep, b);
  toy_unknown(&deep, "x.c", NULL, 0, 1);
  toy_unknown(&deep, "x.d", NULL, 0, 0);
  toy_unknown(&in, "x.e", NULL, 0, 0);
  toy_block(&in, root);
  toy_block(&in, root);
  toy_unknown(&in, "x.f", NULL, 0, 0);
  toy_unknown(&f->builder, "x.g", NULL, 0, 0);
  return root;
}

static void parents_come_first_or_last(void **state) {
  mica_op *root = tree(*state);
  trace before = {0}, after = {0};
  assert_true(mica_op_walk_before(root, record, &before));
  assert_string_equal(before.text, "rbcdef");
  assert_true(mica_op_walk_after(root, record, &after));
  assert_string_equal(after.text, "cdbefr");
}

static void skipped_operation_is_not_entered(void **state) {
  trace t = {.skip = "x.b"};
  assert_true(mica_op_walk_before(tree(*state), record, &t));
  assert_string_equal(t.text, "rbef");
}

static void walk_stops_where_it_is_told(void **state) {
  mica_op *root = tree(*state);
  trace before = {.stop = "x.d"}, after = {.stop = "x.b"};
  assert_false(mica_op_walk_before(root, record, &before));
  assert_string_equal(before.text, "rbcd");
  assert_false(mica_op_walk_after(root, record, &after));
  assert_string_equal(after.text, "cdb");
}

static mica_walk erase(void *user, mica_op *op) {
  if (op != user) mica_op_destroy(op);
  return MICA_WALK_ON;
}

static void operations_may_be_erased_on_the_way(void **state) {
  toy_fixture *f = *state;
  mica_op *root = tree(f);
  assert_true(mica_op_walk_after(root, erase, root));
  trace t = {0};
  mica_op_walk_before(root, record, &t);
  assert_string_equal(t.text, "r");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(parents_come_first_or_last),
      TOY_TEST(skipped_operation_is_not_entered),
      TOY_TEST(walk_stops_where_it_is_told),
      TOY_TEST(operations_may_be_erased_on_the_way),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
