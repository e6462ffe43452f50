// What the verifier says about IR that is wrong, and that it keeps still about IR that is right.
#include "toy.h"

#define ACCEPTED(f) assert_true(mica_op_verify((f)->table) && *capture_take(&(f)->capture) == '\0')
#define REFUSED(f, text)                      \
  do {                                        \
    assert_false(mica_op_verify((f)->table)); \
    TOY_REPORTED(f, text);                    \
  } while (0)

static mica_value *begin_func(toy_fixture *f) {
  f->builder = mica_builder_at_end(f->ctx, toy_body(f->table));
  return mica_block_argument_at(toy_body(toy_func(&f->builder, "f")), 0);
}

static void right_function_passes(void **state) {
  toy_fixture *f = *state;
  mica_value *a = begin_func(f);
  mica_op *add = toy_add(&f->builder, a, a);
  toy_ret(&f->builder, mica_op_result(add, 0));
  ACCEPTED(f);
}

static void definition_is_checked(void **state) {
  toy_fixture *f = *state;
  mica_value *a = begin_func(f);
  mica_op *add = toy_add(&f->builder, a, a);
  toy_ret(&f->builder, NULL);
  mica_op_set_slot(add, 0, mica_attr_unit(f->ctx));
  REFUSED(f,
          "error: 'toy.add' op attribute 'weight' failed to satisfy constraint: 64-bit signless "
          "integer attribute\n");
  mica_op_set_slot(add, 0, NULL);
  mica_value_set_type(mica_op_result(add, 0), mica_type_i(f->ctx, 64));
  REFUSED(f, "error: 'toy.add' op requires the same type for all operands and results\n");
  mica_value_set_type(a, mica_type_index(f->ctx));
  REFUSED(f, "error: 'toy.add' op operand #0 must be integer, but got 'index'\n");
  mica_op_erase_operands(add, 1, 1);
  REFUSED(f, "error: 'toy.add' op expected 2 operands, but found 1\n");
}

static void operand_without_value_is_refused(void **state) {
  toy_fixture *f = *state;
  mica_value *a = begin_func(f);
  mica_op *add = toy_add(&f->builder, a, a);
  mica_op_set_operand(add, 1, NULL);
  REFUSED(f, "error: null operand found\n");
}

static void attributes_of_a_dialect_are_shown_to_it(void **state) {
  toy_fixture *f = *state;
  mica_op *op = toy_unknown(&f->builder, "x.a", NULL, 0, 0);
  mica_op_set_attribute(op, MICA_STR("plain"), mica_attr_i64(f->ctx, 3));
  mica_op_set_attribute(op, MICA_STR("other.a"), mica_attr_i64(f->ctx, 3));
  mica_op_set_attribute(op, MICA_STR("toy.a"), mica_attr_unit(f->ctx));
  ACCEPTED(f);
  mica_op_set_attribute(op, MICA_STR("toy.b"), mica_attr_i64(f->ctx, 3));
  REFUSED(f, "error: 'x.a' op attribute 'toy.b' must be a unit\n");
}

static void values_must_be_defined_before(void **state) {
  toy_fixture *f = *state;
  mica_value *a = begin_func(f);
  mica_op *user = toy_unknown(&f->builder, "x.use", a, 0, 0);
  mica_op *def = toy_unknown(&f->builder, "x.def", NULL, 1, 0);
  toy_ret(&f->builder, NULL);
  ACCEPTED(f);
  mica_op_set_operand(user, 0, mica_op_result(def, 0));
  REFUSED(f,
          "error: operand #0 does not dominate this use\n"
          "note: operand defined here (op in the same block)\n");
}

static void notes_tell_where_the_value_is_defined(void **state) {
  toy_fixture *f = *state;
  mica_value *a = begin_func(f);
  mica_op *nest = toy_unknown(&f->builder, "x.nest", NULL, 1, 1);
  mica_op *after = toy_unknown(&f->builder, "x.after", a, 0, 0);
  toy_ret(&f->builder, NULL);
  mica_builder in = f->builder;
  mica_block *first = toy_block(&in, nest), *second = toy_block(&in, nest);
  mica_value *argument =
      mica_block_add_argument(f->ctx, second, toy_i32(f->ctx), mica_loc_unknown());
  mica_op *inside = toy_unknown(&in, "x.inside", a, 1, 0);
  in = mica_builder_at_end(f->ctx, first);
  mica_op *branch = toy_unknown(&in, "x.branch", a, 0, 0);
  ACCEPTED(f);
  mica_op_set_operand(inside, 0, mica_op_result(nest, 0));
  ACCEPTED(f);  // the second block can't be reached
  mica_op_set_operand(branch, 0, mica_op_result(nest, 0));
  REFUSED(f,
          "error: operand #0 does not dominate this use\n"
          "note: operand defined here (op in a parent region)\n");
  mica_op_set_operand(branch, 0, argument);
  REFUSED(f,
          "error: operand #0 does not dominate this use\n"
          "note: operand defined as a block argument (block #1 in the same region)\n");
  mica_op_set_operand(branch, 0, a);
  mica_op_set_operand(after, 0, mica_op_result(inside, 0));
  REFUSED(f,
          "error: operand #0 does not dominate this use\n"
          "note: operand defined here (op in a child region)\n");
}

// Where a value may come from by mistake, but not by any text.
static void notes_tell_of_values_from_odd_places(void **state) {
  toy_fixture *f = *state;
  const mica_type *type = toy_i32(f->ctx);
  const mica_loc nowhere = mica_loc_unknown();
  mica_builder away = mica_builder_detached(f->ctx);
  mica_op *holder = toy_unknown(&away, "x.holder", NULL, 0, 1);
  mica_op *stray = toy_unknown(&away, "x.stray", NULL, 1, 1);
  mica_builder in = away, inner = away;
  mica_block *first = toy_block(&in, holder), *second = toy_block(&in, holder);
  mica_block *loose = toy_block(&inner, stray);
  toy_unknown(&in, "x.end", NULL, 0, 0);
  mica_value *beside = mica_block_add_argument(f->ctx, second, type, nowhere);
  mica_value *unlinked = mica_block_add_argument(f->ctx, loose, type, nowhere);
  in = mica_builder_at_end(f->ctx, first);
  mica_op *nest = toy_unknown(&in, "x.nest", NULL, 0, 1);
  inner = in;
  mica_value *below = mica_block_add_argument(f->ctx, toy_block(&inner, nest), type, nowhere);
  mica_op *inside = toy_unknown(&inner, "x.use", beside, 0, 0);
  assert_false(mica_op_verify(holder));
  TOY_REPORTED(f,
               "error: operand #0 does not dominate this use\n"
               "note: operand defined as a block argument (block #1 in a parent region)\n");
  mica_op_set_operand(inside, 0, below);
  mica_op *user = toy_unknown(&in, "x.use", below, 0, 0);
  assert_false(mica_op_verify(holder));
  TOY_REPORTED(f,
               "error: operand #0 does not dominate this use\n"
               "note: operand defined as a block argument (block #0 in a child region)\n");
  mica_op_set_operand(user, 0, unlinked);
  assert_false(mica_op_verify(holder));
  TOY_REPORTED(f,
               "error: operand #0 does not dominate this use\n"
               "note: operand defined as a block argument (block #0 neither in a parent nor in a "
               "child region)\n");
  mica_block_remove(loose);
  assert_false(mica_op_verify(holder));
  TOY_REPORTED(f,
               "error: operand #0 does not dominate this use\n"
               "note:  (block without parent)\n");
  mica_op_set_operand(user, 0, mica_op_result(stray, 0));
  assert_false(mica_op_verify(holder));
  TOY_REPORTED(f,
               "error: operand #0 does not dominate this use\n"
               "note: operand defined here (op is neither in a parent nor in a child region)\n");
  mica_op_destroy(holder);
  mica_block_destroy(f->ctx, loose);
  mica_op_destroy(stray);
}

static void a_constraint_names_its_region_or_successor(void **state) {
  toy_fixture *f = *state;
  mica_op *op = toy_unknown(&f->builder, "x.a", NULL, 0, 0);
  assert_true(mica_verify_region(op, 0, "body", true, "small"));
  assert_false(mica_verify_region(op, 0, "body", false, "small"));
  TOY_REPORTED(f, "error: 'x.a' op region #0 ('body') failed to verify constraint: small\n");
  assert_false(mica_verify_region(op, 1, "", false, "small"));
  TOY_REPORTED(f, "error: 'x.a' op region #1 failed to verify constraint: small\n");
  assert_true(mica_verify_successor(op, 0, "to", true, "small"));
  assert_false(mica_verify_successor(op, 0, "to", false, "small"));
  TOY_REPORTED(f, "error: 'x.a' op successor #0 ('to)' failed to verify constraint: small\n");
  assert_false(mica_verify_successor(op, 1, NULL, false, "small"));
  TOY_REPORTED(f, "error: 'x.a' op successor #1 failed to verify constraint: small\n");
}

static void isolated_regions_read_nothing_from_outside(void **state) {
  toy_fixture *f = *state;
  mica_value *a = begin_func(f);
  toy_ret(&f->builder, a);
  f->builder = mica_builder_at_end(f->ctx, toy_body(f->table));
  toy_func(&f->builder, "g");
  toy_ret(&f->builder, a);
  REFUSED(f,
          "error: 'toy.ret' op using value defined outside the region\n"
          "note: required by region isolation constraints\n");
}

static void value_of_an_enclosing_region_may_be_read(void **state) {
  toy_fixture *f = *state;
  mica_value *a = begin_func(f);
  mica_op *nest = toy_unknown(&f->builder, "x.nest", NULL, 0, 1);
  toy_ret(&f->builder, NULL);
  toy_block(&f->builder, nest);
  toy_unknown(&f->builder, "x.use", a, 0, 0);
  ACCEPTED(f);
}

static void graph_region_may_read_what_comes_later(void **state) {
  toy_fixture *f = *state;
  mica_op_parts parts = {.region_count = 1};
  mica_op *graph = mica_builder_insert_new(&f->builder, mica_loc_unknown(), &toy_graph_def, &parts);
  toy_block(&f->builder, graph);
  mica_op *user = toy_unknown(&f->builder, "x.use", NULL, 0, 0);
  mica_op *def = toy_unknown(&f->builder, "x.def", NULL, 1, 0);
  assert_true(mica_op_set_operands(user, TOY_VALUES(mica_op_result(def, 0)), 1));
  ACCEPTED(f);
  toy_block(&f->builder, graph);
  REFUSED(f, "error: 'toy.graph' op expects graph region #0 to have 0 or 1 blocks\n");
}

static void blocks_end_with_a_terminator(void **state) {
  toy_fixture *f = *state;
  mica_value *a = begin_func(f);
  REFUSED(f, "error: empty block: expect at least a terminator\n");
  toy_add(&f->builder, a, a);
  REFUSED(
      f,
      "error: block with no terminator, has %0 = \"toy.add\"(%arg0, %arg0) <{weight = 1 : i64}> "
      ": (i32, i32) -> i32\n");
  toy_unknown(&f->builder, "x.end", NULL, 0, 0);
  ACCEPTED(f);
}

static void branches_stand_last_and_fit(void **state) {
  toy_fixture *f = *state;
  mica_value *a = begin_func(f);
  mica_block *entry = f->builder.block;
  mica_op *func = mica_block_parent_op(entry);
  mica_block *next = toy_block(&f->builder, func);
  toy_ret(&f->builder, NULL);
  f->builder = mica_builder_at_end(f->ctx, entry);
  mica_op *br = toy_br(&f->builder, next, NULL);
  ACCEPTED(f);
  mica_value *argument =
      mica_block_add_argument(f->ctx, next, mica_type_index(f->ctx), mica_loc_unknown());
  REFUSED(f, "error: branch has 0 operands for successor #0, but target block has 1\n");
  assert_true(mica_op_set_operands(br, TOY_VALUES(a), 1));
  REFUSED(f, "error: type mismatch for bb argument #0 of successor #0\n");
  mica_value_set_type(argument, toy_i32(f->ctx));
  ACCEPTED(f);
  mica_op *last = toy_ret(&f->builder, NULL);
  REFUSED(f, "error: operation with block successors must terminate its parent block\n");
  mica_op_destroy(last);
  mica_op_set_operands(br, NULL, 0);
  mica_op_set_successor(br, 0, entry);
  REFUSED(f, "error: entry block of region may not have predecessors\n");
}

static void branches_stay_in_their_region(void **state) {
  toy_fixture *f = *state;
  begin_func(f);
  mica_op *a = toy_unknown(&f->builder, "x.a", NULL, 0, 1),
          *b = toy_unknown(&f->builder, "x.b", NULL, 0, 1);
  toy_ret(&f->builder, NULL);
  mica_builder in = f->builder;
  toy_block(&in, b);
  mica_block *target = toy_block(&in, b);
  toy_unknown(&in, "x.end", NULL, 0, 0);
  in = mica_builder_at_end(f->ctx, toy_body(b));
  toy_unknown(&in, "x.end", NULL, 0, 0);
  toy_block(&in, a);
  toy_br(&in, target, NULL);
  REFUSED(f, "error: 'toy.br' op branching to block of a different region\n");
}

static void loops_pass_on_what_they_take(void **state) {
  toy_fixture *f = *state;
  mica_value *a = begin_func(f);
  const mica_type *type = toy_i32(f->ctx);
  mica_op_parts parts = {.operands = &a,
                         .operand_count = 1,
                         .result_types = &type,
                         .result_count = 1,
                         .region_count = 1};
  mica_op *loop = mica_builder_insert_new(&f->builder, mica_loc_unknown(), &toy_loop_def, &parts);
  toy_ret(&f->builder, NULL);
  mica_builder in = f->builder;
  mica_block *body = toy_block(&in, loop);
  mica_op *ret = toy_ret(&in, a);
  REFUSED(
      f,
      "error: 'toy.loop' op along control flow edge from parent to Region #0: region branch point "
      "has 1 operands, but region successor needs 0 inputs\nnote: region branch point\n");
  mica_value *argument = mica_block_add_argument(f->ctx, body, type, mica_loc_unknown());
  ACCEPTED(f);
  mica_op_set_operands(ret, NULL, 0);
  REFUSED(
      f,
      "error: 'toy.loop' op along control flow edge from Operation toy.ret to Region #0: region "
      "branch point has 0 operands, but region successor needs 1 inputs\n"
      "note: region branch point\n");
  mica_op_set_operands(ret, &argument, 1);
  mica_value_set_type(mica_op_result(loop, 0), mica_type_index(f->ctx));
  REFUSED(
      f,
      "error: 'toy.loop' op along control flow edge from parent to parent: successor operand type "
      "#0 'i32' should match successor input type #0 'index'\nnote: region branch point\n");
}

static void unknown_operations_need_permission(void **state) {
  toy_fixture *f = *state;
  toy_unknown(&f->builder, "x.a", NULL, 0, 0);
  ACCEPTED(f);
  mica_context_allow_unregistered(f->ctx, false);
  REFUSED(
      f,
      "error: 'x.a' op created with unregistered dialect. If this is intended, please call "
      "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the "
      "MLIR opt tool used\n");
}

static void dialects_know_their_operations(void **state) {
  toy_fixture *f = *state;
  toy_unknown(&f->builder, "toy.b", NULL, 0, 0);
  REFUSED(
      f,
      "error: unregistered operation 'toy.b' found in dialect ('toy') that does not allow unknown "
      "operations\n");
}

static void deep_trees_are_verified_without_recursion(void **state) {
  toy_fixture *f = *state;
  mica_value *a = begin_func(f);
  mica_op *op = toy_unknown(&f->builder, "x.nest", NULL, 0, 1);
  toy_ret(&f->builder, a);
  for (size_t i = 0; i < 50000; i++) {
    toy_block(&f->builder, op);
    toy_unknown(&f->builder, "x.a", NULL, 0, 0);
    op = toy_unknown(&f->builder, "x.nest", NULL, 0, 1);
  }
  ACCEPTED(f);
  for (size_t i = 0; i < 2000; i++) {
    mica_op *table = toy_table(f->ctx);
    mica_block_append(f->builder.block, table);
    f->builder = mica_builder_at_end(f->ctx, toy_body(table));
  }
  ACCEPTED(f);
  toy_call(&f->builder, "nobody");
  REFUSED(f, "error: 'toy.call' op unknown callee @nobody\n");
}

static void successor_of_another_region_is_refused_alone(void **state) {
  toy_fixture *f = *state;
  begin_func(f);
  mica_op *nest = toy_unknown(&f->builder, "x.nest", NULL, 0, 1);
  mica_builder in = f->builder;
  mica_block *target = toy_block(&in, nest);
  mica_op *br = toy_br(&f->builder, target, NULL);
  assert_false(mica_verify_successor_count(br, 1));
  TOY_REPORTED(f, "error: reference to block defined in another region\n");
  assert_false(mica_verify_successor_count(br, 2));
  TOY_REPORTED(f, "error: 'toy.br' op requires 2 successors but found 1\n");
}

static void sizes_of_groups_fit_their_list(void **state) {
  toy_fixture *f = *state;
  mica_op *op = toy_unknown(&f->builder, "x.a", NULL, 0, 0);
  assert_false(mica_verify_group_sizes(op, "sizes", "args", 2));
  TOY_REPORTED(f, "error: 'x.a' op requires dense i32 array attribute 'sizes'\n");
  mica_op_set_attribute(op, MICA_STR("sizes"), mica_attr_i64(f->ctx, 2));
  assert_false(mica_verify_group_sizes(op, "sizes", "args", 2));
  TOY_REPORTED(f, "error: 'x.a' op requires dense i32 array attribute 'sizes'\n");
  const int32_t sizes[] = {1, 1};
  const mica_attr *array = mica_attr_dense_i32s(f->ctx, (mica_int32s){sizes, 2});
  mica_op_set_attribute(op, MICA_STR("sizes"), array);
  assert_true(mica_verify_group_sizes(op, "sizes", "args", 2));
}

// The value of a block that was taken out of its function.
static void operand_of_no_region_is_refused(void **state) {
  toy_fixture *f = *state;
  mica_value *a = begin_func(f);
  mica_op *nest = toy_unknown(&f->builder, "x.nest", NULL, 0, 1);
  toy_ret(&f->builder, NULL);
  mica_builder in = f->builder;
  mica_block *first = toy_block(&in, nest), *loose = toy_block(&in, nest);
  mica_value *argument =
      mica_block_add_argument(f->ctx, loose, toy_i32(f->ctx), mica_loc_unknown());
  in = mica_builder_at_end(f->ctx, first);
  mica_op *user = toy_unknown(&in, "x.use", argument, 0, 0);
  mica_block_remove(loose);
  REFUSED(f, "error: operation's operand is unlinked\n");
  mica_op_set_operand(user, 0, a);
  ACCEPTED(f);
  mica_block_destroy(f->ctx, loose);
}

// Were each use to climb to its value's region, this would take minutes.
static void deep_uses_of_outer_values_take_no_quadratic_time(void **state) {
  toy_fixture *f = *state;
  enum { DEPTH = 20000, USES = 100000 };
  mica_value *a = begin_func(f), *b = a;
  mica_op *op = toy_unknown(&f->builder, "x.nest", NULL, 0, 1);
  toy_ret(&f->builder, a);
  for (size_t i = 0; i < DEPTH; i++) {
    toy_block(&f->builder, op);
    if (i == DEPTH / 2) b = mica_op_result(toy_unknown(&f->builder, "x.def", NULL, 1, 0), 0);
    op = toy_unknown(&f->builder, "x.nest", NULL, 0, 1);
  }
  toy_block(&f->builder, op);
  for (size_t i = 0; i < USES; i++) toy_unknown(&f->builder, "x.use", i % 2 == 0 ? a : b, 0, 0);
  ACCEPTED(f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(right_function_passes),
      TOY_TEST(definition_is_checked),
      TOY_TEST(operand_without_value_is_refused),
      TOY_TEST(attributes_of_a_dialect_are_shown_to_it),
      TOY_TEST(values_must_be_defined_before),
      TOY_TEST(notes_tell_where_the_value_is_defined),
      TOY_TEST(notes_tell_of_values_from_odd_places),
      TOY_TEST(a_constraint_names_its_region_or_successor),
      TOY_TEST(isolated_regions_read_nothing_from_outside),
      TOY_TEST(value_of_an_enclosing_region_may_be_read),
      TOY_TEST(graph_region_may_read_what_comes_later),
      TOY_TEST(blocks_end_with_a_terminator),
      TOY_TEST(branches_stand_last_and_fit),
      TOY_TEST(branches_stay_in_their_region),
      TOY_TEST(loops_pass_on_what_they_take),
      TOY_TEST(unknown_operations_need_permission),
      TOY_TEST(dialects_know_their_operations),
      TOY_TEST(deep_trees_are_verified_without_recursion),
      TOY_TEST(deep_uses_of_outer_values_take_no_quadratic_time),
      TOY_TEST(successor_of_another_region_is_refused_alone),
      TOY_TEST(sizes_of_groups_fit_their_list),
      TOY_TEST(operand_of_no_region_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
