// Interfaces that a program gives to operations, types, attributes and dialects of others.
#include "toy.h"

// An interface of the program, asked of operations, types, attributes and dialects alike.
typedef struct cost_interface {
  int cost;
} cost_interface;
static const mica_interface cost_id = {"CostInterface"};
static const cost_interface cheap = {1}, dear = {100};

static void an_operation_costs_what_was_attached(void **state) {
  toy_fixture *f = *state;
  mica_value *a = mica_op_result(toy_unknown(&f->builder, "x.def", NULL, 1, 0), 0);
  mica_op *add = toy_add(&f->builder, a, a), *ret = toy_ret(&f->builder, a);
  assert_null(mica_op_interface(add, &cost_id));
  assert_true(mica_attach_to_op(f->ctx, &toy_add_def, &cost_id, &cheap));
  assert_true(mica_attach_to_op(f->ctx, &toy_ret_def, &cost_id, &dear));
  assert_ptr_equal(mica_op_interface(add, &cost_id), &cheap);
  assert_ptr_equal(mica_op_interface(ret, &cost_id), &dear);
  assert_ptr_equal(mica_op_interface(toy_add(&f->builder, a, a), &cost_id), &cheap);
  assert_null(mica_op_interface(add, &mica_branch_interface_id));
  TOY_REPORTED(f, "");
}

static void what_is_there_already_stays(void **state) {
  toy_fixture *f = *state;
  assert_true(mica_attach_to_op(f->ctx, &toy_add_def, &cost_id, &cheap));
  assert_false(mica_attach_to_op(f->ctx, &toy_add_def, &cost_id, &dear));
  assert_false(mica_attach_to_op(f->ctx, &toy_br_def, &mica_branch_interface_id, &toy_br_branch));
  mica_value *a = mica_op_result(toy_unknown(&f->builder, "x.def", NULL, 1, 0), 0);
  assert_ptr_equal(mica_op_interface(toy_add(&f->builder, a, a), &cost_id), &cheap);
  TOY_REPORTED(f,
               "error: 'toy.add' has the interface 'CostInterface' already\n"
               "error: 'toy.br' has the interface 'BranchOpInterface' already\n");
}

static void another_context_knows_nothing_of_it(void **state) {
  toy_fixture *f = *state;
  const mica_type_def *def = mica_type_index(f->ctx)->def;
  assert_true(mica_attach_to_type(f->ctx, def, &cost_id, &cheap));
  mica_context *other = mica_context_create(NULL);
  assert_ptr_equal(mica_type_interface(mica_type_index(f->ctx), &cost_id), &cheap);
  assert_null(mica_type_interface(mica_type_index(other), &cost_id));
  mica_context_destroy(other);
}

static void before_the_dialect_is_registered(void **state) {
  (void)state;
  mica_context *ctx = mica_context_create(NULL);
  assert_true(mica_attach_to_op(ctx, &toy_ret_def, &cost_id, &dear));
  assert_true(mica_context_register(ctx, &toy_dialect));
  mica_builder b = mica_builder_detached(ctx);
  mica_op *ret = toy_ret(&b, NULL);
  assert_ptr_equal(mica_op_interface(ret, &cost_id), &dear);
  mica_op_destroy(ret);
  mica_context_destroy(ctx);
}

static void types_attributes_and_dialects_too(void **state) {
  toy_fixture *f = *state;
  const mica_attr *five = mica_attr_i64(f->ctx, 5);
  assert_null(mica_attr_interface(five, &cost_id));
  assert_true(mica_attach_to_attr(f->ctx, five->def, &cost_id, &dear));
  assert_ptr_equal(mica_attr_interface(five, &cost_id), &dear);
  assert_ptr_equal(mica_attr_interface(mica_attr_i64(f->ctx, 6), &cost_id), &dear);
  assert_null(mica_dialect_interface(f->ctx, &toy_dialect, &cost_id));
  assert_true(mica_attach_to_dialect(f->ctx, &toy_dialect, &cost_id, &cheap));
  assert_ptr_equal(mica_dialect_interface(f->ctx, &toy_dialect, &cost_id), &cheap);
  assert_false(mica_attach_to_dialect(f->ctx, &toy_dialect, &cost_id, &cheap));
  TOY_REPORTED(f, "error: 'toy' has the interface 'CostInterface' already\n");
}

// The runtime's own questions see it: a vector of tuples, a symbol user.
static void the_runtime_asks_it(void **state) {
  toy_fixture *f = *state;
  const mica_type *tuple = mica_type_tuple(f->ctx, (mica_types){0});
  assert_false(mica_type_is_vector_element(tuple));
  assert_true(mica_attach_to_type(f->ctx, tuple->def, &mica_vector_element_interface_id, NULL));
  assert_true(mica_type_is_vector_element(tuple));
}

static bool refuse_symbols(mica_op *op, mica_symbol_tables *tables) {
  (void)tables;
  return mica_op_error(op, "may use no symbols");
}
static const mica_symbol_user_interface symbol_refuser = {refuse_symbols};

static void operations_made_before_are_asked(void **state) {
  toy_fixture *f = *state;
  mica_value *a = mica_op_result(toy_unknown(&f->builder, "x.def", NULL, 1, 0), 0);
  toy_add(&f->builder, a, a);
  assert_true(mica_op_verify(f->table));
  assert_true(
      mica_attach_to_op(f->ctx, &toy_add_def, &mica_symbol_user_interface_id, &symbol_refuser));
  assert_false(mica_op_verify(f->table));
  TOY_REPORTED(f, "error: 'toy.add' op may use no symbols\n");
}

static bool attach_many(mica_context *ctx, void *user) {
  (void)user;
  static const mica_interface ids[100] = {{"A"}};
  for (size_t i = 0; i < sizeof ids / sizeof *ids; i++)
    if (!mica_attach_to_op(ctx, &toy_add_def, &ids[i], &cheap)) return false;
  for (size_t i = 0; i < sizeof toy_ops / sizeof *toy_ops; i++)
    if (!mica_attach_to_op(ctx, toy_ops[i], &cost_id, &cheap)) return false;
  return true;
}

static void without_memory(void **state) {
  (void)state;
  budget_sweep(attach_many, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(an_operation_costs_what_was_attached), TOY_TEST(what_is_there_already_stays),
      TOY_TEST(another_context_knows_nothing_of_it),  TOY_TEST(before_the_dialect_is_registered),
      TOY_TEST(types_attributes_and_dialects_too),    TOY_TEST(the_runtime_asks_it),
      TOY_TEST(operations_made_before_are_asked),     cmocka_unit_test(without_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
